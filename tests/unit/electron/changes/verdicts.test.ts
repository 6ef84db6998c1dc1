/** Of electron/changes: what is judged of a change by what the service shows afterwards. */
import { describe, expect, test } from 'vitest'
import { nameUnlike } from '../../../../electron/changes/file-names'
import { differencesOf } from '../../../../electron/changes/invoice-verdict'
import { recipientsOf } from '../../../../electron/changes/recipients'
import { newSalesInvoice } from '../../../../electron/changes/new-sales-invoice'
import { isMadeFrom, showsEdit } from '../../../../electron/changes/sales-invoice-verdict'
import type { Invoice, NewInvoice } from '../../../../shared/invoices/invoice'
import type {
  SalesInvoice,
  SalesInvoiceMember,
} from '../../../../shared/sales-invoices/sales-invoice'

const wanted: NewInvoice = {
  clientId: 501,
  issuedDate: '2026-03-02',
  bankAccountId: 304,
  paymentTermsDays: 28,
  items: [{ description: 'Kiln repair', price: '45.50', quantity: '2', vatRate: 'Standard' }],
}
const found: Invoice = {
  id: 7001,
  clientId: 501,
  issuedDate: '2026-03-02',
  bankAccountId: 304,
  paymentTermsDays: 28,
  items: [
    { id: 1, description: 'Kiln repair', price: '45.50', quantity: '2', vatRate: 'Standard' },
  ],
  attachments: [{ id: 0, fileName: 'plan.png' }],
}

describe('an invoice in the books', () => {
  test('is the one that was sent, also where the service does not show all of it', () => {
    expect(differencesOf({ invoice: wanted, fileNames: ['plan.png'] }, found)).toEqual([])
    const { issuedDate: _, bankAccountId: __, ...bare } = found
    expect(differencesOf({ invoice: wanted, fileNames: [] }, bare)).toEqual([])
  })

  test.each([
    [{ clientId: 502 }, 'client'],
    [{ clientId: undefined }, 'client'],
    [{ issuedDate: '2026-03-03' }, 'issued-date'],
    [{ paymentTermsDays: 30 }, 'terms'],
    [{ bankAccountId: 1 }, 'bank-account'],
    [{ items: [] }, 'lines'],
    [{ items: [{ ...found.items[0], quantity: '3' }] }, 'lines'],
    [{ items: [...found.items, ...found.items] }, 'lines'],
    [{ attachments: [] }, 'files'],
  ])('with %j is another one: %s', (changes, difference) => {
    const other = { ...found, ...changes }
    expect(differencesOf({ invoice: wanted, fileNames: ['plan.png'] }, other)).toEqual([difference])
  })
})

describe('a sales invoice', () => {
  const sales: SalesInvoice = {
    id: 1,
    state: 'DRAFT',
    client: { id: 3 },
    reference: 'R',
    payments: [],
    members: [],
    lines: [{ description: 'Poster', quantity: '2', rate: '50', net: '100', vatType: 'STANDARD' }],
  }
  const line = { description: 'Poster ', quantity: '2.0', rate: '50.00' }

  test('is made from a draft that leaves things open', () => {
    expect(isMadeFrom({ clientId: 3, lines: [line] }, sales)).toBe(true)
    expect(isMadeFrom({ clientId: 3, reference: 'R', note: '', lines: [line] }, sales)).toBe(true)
  })

  test('is made from a draft of which the service does not show all', () => {
    const more = { currency: 'GBP', paymentTermsDays: 14, issuedDate: '2026-06-30', note: 'Thanks' }
    expect(isMadeFrom({ ...more, clientId: 3, lines: [line] }, sales)).toBe(true)
    expect(
      isMadeFrom({ clientId: 3, currency: 'GBP', lines: [line] }, { ...sales, currency: 'EUR' }),
    ).toBe(false)
  })

  test.each([
    { clientId: 4, lines: [line] },
    { clientId: 3, reference: 'S', lines: [line] },
    { clientId: 3, lines: [] },
    { clientId: 3, lines: [{ ...line, rate: '50.01' }] },
    { clientId: 3, lines: [{ ...line, description: 'Flyer' }] },
  ])('is not made from %j', (draft) => {
    expect(isMadeFrom(draft, sales)).toBe(false)
  })

  const judged = (before: unknown, after: readonly SalesInvoice[]) => {
    const wanted = JSON.stringify({ clientId: 3, reference: 'R', lines: [line] })
    const reading = { subject: wanted, before: JSON.stringify(before), wanted, after }
    return newSalesInvoice(() => undefined).verdict({ ...reading, isAnswered: false })
  }
  const issued: SalesInvoice = { ...sales, id: 2, state: 'DUE' }

  test('that is new is known by what came since, issued or not', () => {
    const missing = { kind: 'not-done', code: 'sales-invoice-failed' }
    expect(judged({ ids: [1] }, [sales])).toEqual(missing)
    expect(judged({ ids: [1] }, [sales, issued])).toEqual({ kind: 'done', outcome: { id: 2 } })
    const both = { kind: 'ask', outcome: { candidates: [1, 2] } }
    expect(judged({ ids: [] }, [sales, issued])).toEqual(both)
    const other = { ...issued, reference: 'S' }
    const candidates = { kind: 'ask', outcome: { candidates: [2] }, mayStillCome: true }
    expect(judged({ ids: [1] }, [sales, other])).toEqual(candidates)
    expect(judged({ ids: [1] }, [sales, { ...other, client: { id: 4 } }])).toEqual(missing)
  })

  test('of which an earlier version noted drafts alone may have been issued before', () => {
    const candidates = { kind: 'ask', outcome: { candidates: [2] }, mayStillCome: true }
    expect(judged([1], [sales, issued])).toEqual(candidates)
    expect(judged([], [sales, issued])).toEqual({ kind: 'done', outcome: { id: 1 } })
    expect(judged([1], [sales, { ...issued, reference: 'S' }])).toMatchObject({ kind: 'not-done' })
  })

  const member = (name: string, text: string): SalesInvoiceMember => ({ name, text })
  const details = (...members: SalesInvoiceMember[]) => [{ name: 'salesInvoiceDetails', members }]

  test('shows an edit when all it set is there and all it cleared is gone', () => {
    const before = details(member('note', 'Old'), member('state', 'DRAFT'))
    const edited = details(member('issuedDate', '2026-06-30'), member('state', 'DRAFT'))
    const edit = { before, wanted: edited }
    const now = details(member('issuedDate', '2026-06-30T00:00:00+01:00'), member('state', 'DUE'))
    expect(showsEdit(edit, now)).toBe(true)
    expect(showsEdit(edit, before)).toBe(false)
    expect(showsEdit(edit, [...details(member('note', 'Old'), ...(now[0]?.members ?? []))])).toBe(
      false,
    )
  })

  test('goes to the contacts meant for it, else to its client, else to the one in the books', () => {
    const contact = (email: string, isMeant: string) => ({
      name: 'contact',
      members: [member('email', email), member('includeInEmail', isMeant)],
    })
    const client = (...members: SalesInvoiceMember[]) => details({ name: 'client', members })
    const contacts = {
      name: 'contacts',
      members: [contact('a@x', 'true'), contact('b@x', 'false')],
    }
    expect(recipientsOf(client(contacts, member('email', 'c@x')), 'd@x')).toEqual(['a@x'])
    expect(recipientsOf(client(member('email', 'c@x')), 'd@x')).toEqual(['c@x'])
    expect(recipientsOf(client(), 'd@x')).toEqual(['d@x'])
    expect(recipientsOf([], undefined)).toEqual([])
  })
})

test.each([
  ['a.pdf', [], 'a.pdf'],
  ['a.pdf', ['a.pdf'], 'a-2.pdf'],
  ['a.pdf', ['a.pdf', 'a-2.pdf'], 'a-3.pdf'],
  ['remittance advice (March).PDF', [], 'remittance-advice-March.PDF'],
  ['Überweisung Straße_5.pdf', [], 'Uberweisung-Strasse_5.pdf'],
  ['請求書.pdf', ['file.pdf'], 'file-2.pdf'],
  ['.pdf', [], 'pdf'],
  [`${'long '.repeat(60)}.pdf`, [], `${'long-'.repeat(30).slice(0, 146)}.pdf`],
  ['../../etc/passwd', [], 'passwd'],
  ['C:\\Users\\me\\a.pdf', [], 'a.pdf'],
  ['plain', ['plain'], 'plain-2'],
  ['', [], 'file'],
])('%s beside %j is called %s', (name, taken, called) => {
  expect(nameUnlike(name, taken)).toBe(called)
})
