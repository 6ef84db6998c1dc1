/** Of electron/api: records of the books, read from whatever shape the service gives them. */
import { expect, test } from 'vitest'
import type * as z from 'zod'
import {
  bankAccountsIn,
  fetchBankMarks,
  fetchBankAccounts,
} from '../../../../electron/api/bank-accounts'
import { ClientEntry, Clients } from '../../../../electron/api/clients'
import { countriesIn, fetchCountries } from '../../../../electron/api/countries'
import { ExpenseEntry } from '../../../../electron/api/expense-record'
import { invoiceIn } from '../../../../electron/api/invoice-record'
import { exactValue } from '../../../../electron/api/text/json-text'
import { listingIn, pageIn } from '../../../../electron/api/listed'
import { plainAmount } from '../../../../electron/api/members'
import * as lookups from '../../../../electron/api/reference-data'
import { columnsOf } from '../../../../electron/store/cache/record-columns'
import { Suppliers, supplierBody } from '../../../../electron/api/suppliers'
import {
  BankAccountRecord,
  ClientRecord,
  Country,
  SupplierRecord,
} from '../../../../shared/books/books'
import { ExpenseRecord } from '../../../../shared/expenses/expense-record'
import { Invoice } from '../../../../shared/invoices/invoice'
import accounts from '../../../fixtures/bank-accounts.json'
import client from '../../../fixtures/client.response.json'
import creditNotes from '../../../fixtures/dialect/expense.creditnote.fragment.json'
import expense from '../../../fixtures/expense.response.json'
import invoice from '../../../fixtures/invoice.response.json'
import page from '../../../fixtures/page.expenses.json'
import supplier from '../../../fixtures/supplier.json'
import { forSeeds, type Random } from '../../../support/random'
import { today } from '../../sandbox/visitor'
import { clientOver, openBooks } from './open-books'

const wholeExpense = { ...expense, ...creditNotes }

function readExpense(value: object): ExpenseRecord | undefined {
  return ExpenseEntry.safeParse(exactValue(JSON.stringify(value))).data
}

test('an expense is read as the service documents it', async () => {
  const { entries, isWhole, last } = await pageIn(ExpenseEntry, JSON.stringify(page, undefined, 2))
  expect({ isWhole, last }).toEqual({ isWhole: true, last: true })
  expect(entries[0]?.record).toEqual({
    id: 9001,
    postingDate: '2026-03-02',
    supplierId: 1438,
    supplierName: 'Paper Mill Ltd',
    reference: 'PM-7',
    note: '',
    gross: '24.00',
    net: '20.00',
    vat: '4.00',
    outstanding: '0.00',
    lines: [
      {
        expenseType: 'PRINTING_POSTAGE_STATIONERY',
        description: 'Printer paper',
        vatType: 'Standard',
        gross: '24.00',
      },
    ],
    payments: [
      {
        id: 1,
        date: '2026-03-02',
        amount: '24.00',
        method: 'EFT',
        methodName: 'Transfer',
        bankAccountId: 304,
        bankAccountName: 'Business account',
        isReconciled: false,
      },
    ],
    attachments: [{ id: 0, fileName: 'receipt.pdf' }],
    isReconciled: false,
    isEditable: true,
    isDeletable: true,
  })
})

test('the text of an entry is the very text of the reply, odd spelling and all', async () => {
  const odd = '{ "id":7 ,"x":1e400, "id2":12.10,"s":"\\u00e9\\/💷", "a" : [ ] }'
  const body = ` {"last":false ,"content":[{"id":1},${odd} , {"no":"id"}]}`
  const { entries, isWhole, last } = await pageIn(ExpenseEntry, body)
  expect(entries.map(({ text }) => text)).toEqual(['{"id":1}', odd])
  expect({ isWhole, last }).toEqual({ isWhole: false, last: false })
})

test.each([
  '[]',
  '{"content":[]}',
  '{"content":[],"last":"true"}',
  '{"last":null}',
  '{',
  '',
  '<html>',
])('a page such as %j is unreadable', async (body) => {
  await expect(pageIn(ExpenseEntry, body)).rejects.toThrow(
    expect.objectContaining({ code: 'reply-unreadable' }),
  )
})

test('credit notes that the service keeps with an expense are read by day and amount, however odd, and none are absent', () => {
  expect(readExpense(wholeExpense)?.creditNotes).toEqual([{ date: '2026-03-10', amount: '6.00' }])
  const odd = [{ id: 12, amount: null, date: 7 }, 'none', { amount: { grossAmount: '-1.5' } }]
  expect(readExpense({ ...expense, creditNotes: odd })?.creditNotes).toEqual([
    { date: '7', amount: '' },
    { date: '', amount: '-1.50' },
  ])
  for (const none of [undefined, null, [], {}, 'none'])
    expect(readExpense({ ...expense, creditNotes: none })).not.toHaveProperty('creditNotes.0')
})

test('an expense with no more than the specification names comes to what its lines do', () => {
  const { amount: _, ...bare } = wholeExpense
  const read = (record: object) => ExpenseEntry.parse(exactValue(JSON.stringify(record)))
  expect(read(bare).gross).toBe('24.00')
  expect(read({ ...bare, expenseLineItems: [{ amount: {} }] }).gross).toBe('')
  expect(read({ ...wholeExpense, amount: {} }).gross, 'shown, though nobody can read it').toBe('')
  expect(columnsOf('expenses', read({ ...bare, expenseLineItems: [] })).spent?.due).toBe(0)
})

test('amounts are read from their digits, never through floating point', () => {
  const read = (digits: string) => {
    const text = JSON.stringify({ ...wholeExpense, amount: { grossAmount: 'here' } })
    return ExpenseEntry.parse(exactValue(text.replace('"here"', digits))).gross
  }
  expect(read('24.0')).toBe('24.00')
  expect(read('"24.00"')).toBe('24.00')
  expect(read('90071992547409931.07')).toBe('90071992547409931.07')
  expect(read('0.1000000000000000055')).toBe('0.1000000000000000055')
  expect(read('1E+3')).toBe('1000.00')
  expect(read('-0.0')).toBe('0.00')
  for (const odd of ['1e400', '"£5"', 'null', '{}', 'true']) expect(read(odd)).toBe('')
})

test.each<[string, string | undefined]>([
  ['12.10', '12.10'],
  ['-3', '-3.00'],
  ['1.005', '1.005'],
  ['1e2', '100.00'],
  ['1e-3', '0.001'],
  ['1e100', undefined],
  ['', undefined],
  ['1,000', undefined],
  [' 1', undefined],
])('the amount %j is %s', (source, read) => {
  expect(plainAmount(source)).toBe(read)
})

test.each<[string, unknown]>([
  ['9007199254740993', undefined],
  ['9007199254740992', undefined],
  ['"9007199254740993"', undefined],
  ['1e2', undefined],
  ['7.0', undefined],
  ['-7', undefined],
  ['9007199254740991', 9007199254740991],
  ['"7"', 7],
])('an entry whose id is %s has the id %s', async (digits, id) => {
  const { entries, isWhole } = await listingIn(ExpenseEntry, {
    text: `[{"id":${digits}}]`,
    isWhole: true,
  })
  expect(entries[0]?.record.id).toBe(id)
  expect(isWhole).toBe(id !== undefined)
})

test('others have their turn while a long list is read', async () => {
  const clients = Array.from({ length: 20_000 }, (_, at) => ({ ...client, id: at + 1 }))
  let [turns, isReading] = [0, true]
  const another = () => {
    turns += 1
    if (isReading) setImmediate(another)
  }
  setImmediate(another)
  const { entries } = await listingIn(ClientEntry, {
    text: JSON.stringify(clients),
    isWhole: true,
  })
  isReading = false
  expect(entries).toHaveLength(20_000)
  expect(turns).toBeGreaterThan(10)
})

test('an id inside that is too large is absent rather than another one', () => {
  const text = `{"id":7,"payments":[{"id":9007199254740993,"amount":"5.00"},{"id":51}]}`
  expect(invoiceIn(text).payments).toMatchObject([{ amount: '5.00' }, { id: 51 }])
  expect(invoiceIn(text).payments?.[0]?.id).toBeUndefined()
})

test('what is not shown is not the same as none', () => {
  const { attachments: _files, ...hidden } = expense
  expect(readExpense(hidden)?.attachments).toBeUndefined()
  expect(readExpense({ ...expense, attachments: [] })?.attachments).toEqual([])
  expect(readExpense({ ...expense, attachments: [{ fileName: 'a' }, {}] })?.attachments).toEqual([
    { id: 0, fileName: 'a' },
    { id: 1, fileName: '' },
  ])
})

/** Each record, how it is read, and what it has to be for the window. */
const readers: readonly [string, object, (text: string) => unknown, z.ZodType][] = [
  ['expense', wholeExpense, (text) => ExpenseEntry.parse(exactValue(text)), ExpenseRecord],
  ['client', client, (text) => ClientEntry.parse(exactValue(text)), ClientRecord],
  ['invoice', invoice, invoiceIn, Invoice],
]

test.each(readers)('no member of the %s but its id is needed', (_name, record, read, schema) => {
  for (const path of pathsIn(record))
    for (const odd of [undefined, null, 7, 'x', '', true, [], {}, [null], [7]]) {
      const text = JSON.stringify(set(record, path, odd))
      if (path.length === 1 && path[0] === 'id') continue
      expect(
        schema.safeParse(read(text)).success,
        `${path.join('.')} as ${JSON.stringify(odd)}`,
      ).toBe(true)
    }
})

test.each(readers)('numbers of the %s may be text, flags too', (_name, record, read) => {
  const asText = JSON.stringify(record, (_key, value: unknown) =>
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
  )
  expect(read(asText)).toEqual(read(JSON.stringify(record)))
})

test.each(readers)('unknown members of the %s change nothing', (_name, record, read) => {
  const more = JSON.stringify(record, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value, unheardOf: [7] }
      : value,
  )
  expect(read(more)).toEqual(read(JSON.stringify(record)))
})

/** The way to every member, at every level. */
function pathsIn(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const step = Array.isArray(value) ? Number(key) : key
    return [[step], ...pathsIn(item).map((rest) => [step, ...rest])]
  })
}

function set(value: unknown, [step, ...rest]: readonly (string | number)[], odd: unknown): unknown {
  if (step === undefined) return odd
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[step] = set(copy[step], rest, odd)
  return copy
}

test('whatever is odd in a list, what is read of it is whole records', async () => {
  const lists = [
    { list: [wholeExpense], read: ExpenseEntry, schema: ExpenseRecord },
    { list: [client], read: ClientEntry, schema: ClientRecord },
  ]
  await forSeeds(1000, async (random) => {
    for (const { list, read, schema } of lists) {
      const text = JSON.stringify(mutated(list, random)) as string | undefined
      const { entries } = await listingIn(read as z.ZodType<{ id: number }>, {
        text: text ?? 'null',
        isWhole: true,
      })
      for (const { record } of entries) expect(schema.safeParse(record).error).toBeUndefined()
    }
    const bank = bankAccountsIn(exactValue(JSON.stringify([mutated(accounts, random)])))
    for (const { name } of bank) expect(name).toBeTypeOf('string')
  })
})

const odd: readonly unknown[] = [undefined, null, '', '7', 7, -1, 1.5, 1e300, true, [], {}, 'x']

function mutated(value: unknown, random: Random): unknown {
  if (random.chance(0.04)) return random.pick(odd)
  if (Array.isArray(value)) return value.map((item) => mutated(item, random))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(() => !random.chance(0.04))
  return Object.fromEntries(kept.map(([name, item]) => [name, mutated(item, random)]))
}

test('bank accounts are read in full, and archived ones are kept apart', async () => {
  const over = (body: unknown) => clientOver([200, JSON.stringify(body)]).client
  const { entries } = await fetchBankAccounts(over(accounts))
  expect(entries.map(({ record }) => record)).toEqual([
    {
      id: 304,
      name: 'Business account',
      isDefault: true,
      isArchived: false,
      bankName: 'Example Bank',
      accountNumber: '12345678',
      sortCode: '000000',
      balance: '1820.50',
      balanceDate: '2026-03-01',
    },
  ])
  expect(BankAccountRecord.parse(entries[0]?.record)).toEqual(entries[0]?.record)
  const archived = [{ ...accounts[0], archived: true }, { id: 9 }]
  const name = 'Business account'
  expect(await fetchBankMarks(over(archived))).toEqual([
    { id: 304, name, accountNumber: '12345678', sortCode: '000000' },
    { id: 9 },
  ])
  expect((await fetchBankAccounts(over(archived))).entries[0]?.record.isArchived).toBe(true)
})

test('suppliers are listed in full, without archived ones', async () => {
  const body = JSON.stringify([supplier, { ...supplier, id: 2, archived: true }, { id: '3' }, {}])
  const { entries, isWhole } = await new Suppliers(clientOver([200, body]).client).listed()
  const read = entries.map(({ record }) => SupplierRecord.parse(record))
  expect(read).toEqual([
    {
      id: 1438,
      name: 'Paper Mill Ltd',
      country: 'GB',
      expenseType: 'PRINTING_POSTAGE_STATIONERY',
    },
    { id: 3, name: '' },
  ])
  expect(isWhole).toBe(false)
})

test('a supplier is written with what is known of it and nothing else', () => {
  expect(supplierBody('A', {})).toBe('{"companyName":"A"}')
  const all = { country: 'GB', vatNumber: 'GB1', expenseType: 'FUEL' }
  expect(JSON.parse(supplierBody('A', all))).toEqual({
    companyName: 'A',
    country: 'GB',
    vatRegistrationNumber: 'GB1',
    expenseType: { expenseTypeName: 'FUEL' },
  })
})

test.each<[unknown]>([
  [{ countries: [{ code: 'GB', name: 'United Kingdom' }] }],
  [[{ countryCode: 'GB', countryName: 'United Kingdom' }]],
  [{ content: [{ isoCode: 'GB', displayableName: 'United Kingdom', name: 'GB' }] }],
  [[{ code: 'GB', displayName: 'United Kingdom' }, { name: 'Nowhere' }, 7, null]],
])('countries come in any of these shapes: %j', (body) => {
  expect(countriesIn(body)).toEqual([{ code: 'GB', name: 'United Kingdom' }])
})

test('countries that are codes alone are called by these', () => {
  expect(countriesIn(['GB', 'FR', ''])).toEqual([
    { code: 'GB', name: 'GB' },
    { code: 'FR', name: 'FR' },
  ])
})

test('a client is read as the service documents it', async () => {
  const { client: asking } = clientOver([200, JSON.stringify([client])])
  const { entries } = await new Clients(asking).all()
  expect(entries.map(({ record }) => record)).toEqual([
    {
      id: 501,
      name: 'Ardent Pottery Ltd',
      email: 'ap@example.com',
      paymentTermsDays: 28,
      address: ['1 Kiln Lane', 'Stoke', 'ST1 1AA', 'GB'],
      note: 'prefers email',
    },
  ])
})

test('every lookup of the demo service can be read', async () => {
  const { client: asking } = await openBooks()
  const countries = await fetchCountries(asking)
  expect(countries.length).toBeGreaterThan(240)
  for (const country of countries) expect(Country.safeParse(country).success).toBe(true)
  expect(countries).toContainEqual({ code: 'GB', name: 'United Kingdom' })
  expect(await lookups.fetchVatTypes(asking)).toContain('Outside the Scope')
  expect((await lookups.fetchExpenseTypes(asking)).map(({ code }) => code)).toContain('FUEL')
  expect((await lookups.fetchPaymentMethods(asking)).map(({ code }) => code)).toContain('EFT')
  expect((await lookups.fetchDirectors(asking, today)).length).toBeGreaterThan(0)
  expect(await lookups.fetchDirectors(asking, '1990-01-01')).toEqual([])
  const periods = await lookups.fetchOpenPeriods(asking)
  expect(periods.some((period) => period.startDate <= today && today <= period.endDate)).toBe(true)
  expect((await fetchBankMarks(asking)).map(({ id }) => id)).toContain(304)
  const all = await lookups.fetchReferenceData(asking, today)
  expect(Object.values(all).every((list) => list.length > 0)).toBe(true)
})

const refused = (path: string, status = 403) =>
  ({ method: 'GET', path, count: 99, act: { kind: 'status', status } }) as const

test('a lookup that is refused leaves what was known of it, and costs the others nothing', async () => {
  const { client: asking, service } = await openBooks()
  const known = {
    ...(await lookups.fetchReferenceData(asking, today)),
    asOf: '2026-06-30T12:00:00Z',
  }
  service.dials.next(refused('/v1/expenses/persons'))
  expect(await lookups.fetchReferenceData(asking, today, known)).toMatchObject({
    directors: known.directors,
    openPeriods: known.openPeriods,
  })
  expect(await lookups.fetchReferenceData(asking, today)).toMatchObject({
    directors: [],
    bankAccounts: known.bankAccounts,
  })
})

test('a lookup that fails for a while changes nothing of what is known', async () => {
  const { client: asking, service } = await openBooks()
  const known = {
    ...(await lookups.fetchReferenceData(asking, today)),
    asOf: '2026-06-30T12:00:00Z',
  }
  service.dials.next(refused('/v1/expenses/persons', 500))
  await expect(lookups.fetchReferenceData(asking, today, known)).rejects.toMatchObject({
    code: 'service-failed',
  })
  expect(await lookups.fetchReferenceData(asking, today)).toMatchObject({ directors: [] })
})

test.each(['expense-types', 'vat-types'])('without %s there are no choices', async (path) => {
  const { client: asking, service } = await openBooks()
  service.dials.next(refused(`/v1/expenses/${path}`))
  await expect(lookups.fetchReferenceData(asking, today)).rejects.toMatchObject({
    code: 'forbidden',
  })
})
