import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SalesInvoice } from '../../../../../shared/sales-invoices/sales-invoice'
import {
  changesOf,
  draftOf,
  priceWithVat,
  rebasedSales,
  salesKind,
  salesProblems,
  sumsOf,
} from '../../../../../renderer/invoices/editor/sales-kind'
import { typedFrom } from '../../../../../renderer/invoices/editor/sales-typed'
import {
  emptyInvoice as emptyOf,
  emptyLine as lineOf,
  type TypedInvoice,
} from '../../../../../renderer/invoices/editor/typed-invoice'

const emptyInvoice = (now = new Date(), account?: number): TypedInvoice => {
  const bankAccounts = account === undefined ? [] : [{ id: account, name: 'A', isDefault: true }]
  return emptyOf(salesKind, { vatTypes: [], bankAccounts }, now)
}
const emptyLine = () => lineOf('STANDARD')

/** As the service may have stored it: amounts need not add up. */
const invoice: SalesInvoice = {
  id: 7,
  state: 'DRAFT',
  reference: 'AP001',
  issuedDate: '2026-03-02',
  currency: 'GBP',
  paymentTermsDays: 28,
  note: 'First line\nSecond line',
  payments: [],
  members: [],
  client: { id: 501, name: 'Aire Valley Housing' },
  lines: [
    { description: 'Kiln repair', quantity: '2', rate: '45.50', net: '90.00', vat: '18.00' },
    { quantity: '1', rate: '28.8', net: '24', vat: '4.8', vatRate: '20', vatType: 'SPECIAL' },
  ],
}

function written() {
  const typed = emptyInvoice(new Date('2026-11-21T12:00:00'))
  typed.clientId = 501
  typed.lines = [{ ...emptyLine(), description: ' Poster ', quantity: '1.5', price: '£1,250.50' }]
  return typed
}

describe('a new invoice', () => {
  test('lacks a client and lines that say what, and nothing is sent of it before', () => {
    const typed = emptyInvoice()
    expect(salesProblems(typed).map(({ field, code }) => [field, code])).toEqual([
      ['clientId', 'client-missing'],
      ['lines.0.description', 'description-missing'],
      ['lines.0.price', 'price-missing'],
    ])
    typed.lines = []
    expect(salesProblems(typed)).toContainEqual({ field: 'lines', code: 'lines-missing' })
  })

  test('is sent with the amounts that were shown', () => {
    const typed = written()
    expect(salesProblems(typed)).toEqual([])
    expect(sumsOf(typed)).toEqual({
      net: '1875.75',
      vat: '375.15',
      gross: '2250.90',
      rates: [{ rate: '20', net: '1875.75', vat: '375.15' }],
      isWhole: true,
    })
    expect(draftOf(typed)).toEqual({
      clientId: 501,
      issuedDate: '2026-11-21',
      currency: 'GBP',
      paymentTermsDays: 30,
      lines: [
        {
          description: 'Poster',
          quantity: '1.5',
          rate: '1250.50',
          vatType: 'STANDARD',
          net: '1875.75',
          vat: '375.15',
          gross: '2250.90',
          vatRate: '20',
        },
      ],
    })
  })

  test('its sums are the sums of its lines, whatever is typed', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 0, max: 999 }).map(String),
      price: fc.integer({ min: 0, max: 9_999_999 }).map((pence) => (pence / 100).toFixed(2)),
      vatType: fc.constantFrom('STANDARD', 'REDUCED', 'ZERO', 'OUTSIDE_SCOPE'),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const typed = { ...written(), lines: lines.map((own) => ({ ...emptyLine(), ...own })) }
        const pence = (text: string | undefined) => Math.round(Number(text) * 100)
        const sent = draftOf(typed).lines
        const sum = (name: 'net' | 'vat' | 'gross') =>
          sent.reduce((total, own) => total + pence(own[name]), 0)
        const sums = sumsOf(typed)
        expect([pence(sums.net), pence(sums.vat), pence(sums.gross)]).toEqual([
          sum('net'),
          sum('vat'),
          sum('gross'),
        ])
      }),
    )
  })
})

describe('an edit', () => {
  test('changes nothing where nothing was touched, however odd the invoice is', () => {
    const typed = typedFrom(invoice)
    expect(salesProblems(typed, invoice)).toEqual([])
    expect(changesOf(typed, invoice)).toBeUndefined()
    expect(sumsOf(typed, invoice)).toMatchObject({ net: '114.00', vat: '22.80' })
  })

  test('sends only what was touched, and clears what was emptied', () => {
    const typed = typedFrom(invoice)
    typed.reference = ''
    typed.note = 'Thanks'
    typed.paymentTermsDays = '14'
    expect(changesOf(typed, invoice)).toEqual({
      set: { note: 'Thanks', paymentTermsDays: 14 },
      clear: ['reference'],
    })
  })

  test('of a description leaves the amounts of its line alone', () => {
    const typed = typedFrom(invoice)
    typed.lines[0]!.description = 'Kiln repair, again'
    expect(changesOf(typed, invoice)).toEqual({
      lines: [{ index: 0, set: { description: 'Kiln repair, again' } }],
    })
  })

  test('of a quantity reckons its line anew, with the rate the line has', () => {
    const typed = typedFrom(invoice)
    typed.lines[1]!.quantity = '2'
    expect(changesOf(typed, invoice)?.lines).toEqual([
      {
        index: 1,
        set: {
          quantity: '2',
          rate: '24',
          net: '48.00',
          vat: '9.60',
          gross: '57.60',
          vatRate: '20',
        },
      },
    ])
  })

  test('shows a price that holds the VAT without it, and says so until another is typed', () => {
    const [typed] = typedFrom(invoice).lines.slice(1)
    expect(typed).toMatchObject({ quantity: '1', price: '24' })
    expect(priceWithVat(typed!, invoice)).toBe('28.8')
    expect(priceWithVat({ ...typed!, price: '30' }, invoice)).toBeUndefined()
    expect(priceWithVat(typedFrom(invoice).lines[0]!, invoice)).toBeUndefined()
  })

  test('holds a line whose price cannot be told until it is typed, and never sends half of it', () => {
    const line = { description: 'Pot', quantity: '70001', net: '33333.33', vat: '6666.67' }
    for (const rate of ['0.57142', undefined]) {
      const of: SalesInvoice = { ...invoice, lines: [{ ...line, rate, vatRate: '20' }] }
      const typed = typedFrom(of)
      expect(salesProblems(typed, of)).toEqual([])
      typed.lines[0]!.quantity = '2'
      expect(salesProblems(typed, of)).toEqual([{ field: 'lines.0.price', code: 'price-missing' }])
      typed.lines[0]!.price = '0.5'
      expect(salesProblems(typed, of)).toEqual([])
    }
  })

  test('counts lines as they were read, also after one was removed and one added', () => {
    const typed = typedFrom(invoice)
    typed.lines.splice(0, 1)
    typed.lines[0]!.price = '30'
    typed.lines.push({ ...emptyLine(), description: 'Travel', price: '10' })
    const changes = changesOf(typed, invoice)
    expect(changes?.removeLines).toEqual([0])
    expect(changes?.lines).toMatchObject([{ index: 1, set: { rate: '30' } }])
    expect(changes?.addLines).toMatchObject([{ description: 'Travel', net: '10.00' }])
  })
})

describe('an invoice that somebody else changed meanwhile', () => {
  test('keeps their fields where the person touched none, and the person’s own', () => {
    const typed = typedFrom(invoice)
    typed.note = 'Mine'
    const now = { ...invoice, reference: 'THEIRS', note: 'Theirs' }
    const moved = rebasedSales(typed, invoice, now)
    expect(moved.areLinesLost).toBe(false)
    expect(changesOf(moved.typed, now)).toEqual({ set: { note: 'Mine' } })
  })

  test('shows their lines, and says so where the person had changed lines', () => {
    const typed = typedFrom(invoice)
    typed.lines[0]!.quantity = '9'
    const now = { ...invoice, lines: invoice.lines.slice(1) }
    const moved = rebasedSales(typed, invoice, now)
    expect(moved.areLinesLost).toBe(true)
    expect(changesOf(moved.typed, now)).toBeUndefined()
    expect(rebasedSales(typedFrom(invoice), invoice, now).areLinesLost).toBe(false)
  })
})

describe('account, EU code and reminders', () => {
  const bare = { id: 7, lines: [], payments: [], members: [] }
  const given: SalesInvoice = {
    ...bare,
    bankAccount: { id: 5, name: 'Business account' },
    euMemberStateCountryCode: 'IE',
    initialPaymentReminderDays: 7,
    repetitivePaymentReminderDays: 14,
    emailReminderToCustomer: true,
  }

  test('are sent of a new one as far as they were typed', () => {
    const typed = {
      ...emptyInvoice(new Date(), 5),
      clientId: 3,
      firstReminder: '7',
      isReminding: true,
    }
    expect(draftOf(typed)).toMatchObject({
      bankAccountId: 5,
      initialPaymentReminderDays: 7,
      emailReminderToCustomer: true,
    })
    expect(draftOf(typed)).not.toHaveProperty('repetitivePaymentReminderDays')
    expect(draftOf({ ...typed, isReminding: false })).not.toHaveProperty('emailReminderToCustomer')
  })

  test('are changed only where somebody changed them', () => {
    expect(changesOf(typedFrom(given), given)).toBeUndefined()
    const typed = {
      ...typedFrom(given),
      bankAccountId: 6,
      euCode: '',
      nextReminders: '',
      isReminding: false,
    }
    expect(changesOf(typed, given)).toEqual({
      set: { bankAccountId: 6, emailReminderToCustomer: false },
      clear: ['repetitivePaymentReminderDays', 'euMemberStateCountryCode'],
    })
  })

  test('are checked, and what the service wrote itself is no problem', () => {
    const odd = { ...given, euMemberStateCountryCode: 'Eire', currency: 'EUR' }
    const fields = salesProblems(typedFrom(odd), odd).map(({ field }) => field)
    expect(fields).toEqual(['clientId', 'lines'])
    const typed = { ...emptyInvoice(), euCode: 'I', firstReminder: 'soon', currency: 'USD' }
    const codes = salesProblems(typed).map(({ field, code }) => [field, code])
    expect(codes).toContainEqual(['euCode', 'eu-code-invalid'])
    expect(codes).toContainEqual(['firstReminder', 'days-invalid'])
    expect(codes).toContainEqual(['currency', 'currency-invalid'])
  })

  test('the currencies are those the service takes, and what the invoice has', () => {
    expect(salesKind.currencies('GBP').map(({ value }) => value)).toEqual(['GBP'])
    expect(salesKind.currencies('EUR').map(({ value }) => value)).toEqual(['GBP', 'EUR'])
  })
})
