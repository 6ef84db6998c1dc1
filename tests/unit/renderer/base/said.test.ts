/** What the service said of a field, as a person reads it. */
import { afterEach, describe, expect, it } from 'vitest'
import type { AttachmentFile } from '../../../../electron/api/attachment'
import { expenseBody, type PostableExpense } from '../../../../electron/api/expenses'
import { invoiceBody } from '../../../../electron/api/invoices'
import { invoicePaymentText } from '../../../../electron/api/payment'
import { written } from '../../../../electron/api/sales-invoices/forms'
import { supplierBody } from '../../../../electron/api/suppliers'
import { noteWords } from '../../../../renderer/base/messages'
import { saidOf, saidWords } from '../../../../renderer/base/said'
import type { NewPayment } from '../../../../shared/books/payment'
import type { NewSupplier } from '../../../../shared/books/supplier-draft'
import type { NewClient } from '../../../../shared/invoices/client'
import type { NewInvoice } from '../../../../shared/invoices/invoice'
import type { SalesInvoiceDraft } from '../../../../shared/sales-invoices/sales-invoice'
import { speak } from '../../../../shared/words/words'

/** With every field that there is: one that is added without a value here does not compile. */
type Whole<T> = T extends readonly (infer E)[]
  ? Whole<E>[]
  : T extends object
    ? { [K in keyof T]-?: Whole<Exclude<T[K], undefined>> }
    : T

const payment: Whole<NewPayment> = {
  method: 'EFT',
  bankAccountId: 3,
  personId: 4,
  date: '2026-03-02',
  amount: '12.00',
}
const expense: Whole<PostableExpense> = {
  supplier: { id: 7 },
  postingDate: '2026-03-02',
  lines: [{ expenseType: 'TRAVEL', description: 'Train', vatType: 'Standard', gross: '12.00' }],
  payments: [payment],
}
const { name, ...more }: Whole<NewSupplier> = {
  name: 'Trainline',
  country: 'GB',
  vatNumber: 'GB1',
  expenseType: 'TRAVEL',
}
const client: Whole<NewClient> = {
  name: 'Kiln & Co',
  email: 'a@example.org',
  paymentTermsDays: 30,
  billingAddress: { line1: '1', line2: '2', line3: '3', line4: '4', postCode: 'N1', country: 'GB' },
}
const invoice: Whole<NewInvoice> = {
  clientId: 1,
  issuedDate: '2026-03-02',
  items: [{ description: 'Kiln', price: '10.00', quantity: '1', vatRate: 'Standard' }],
  bankAccountId: 3,
  paymentTermsDays: 30,
}
const sales: Whole<SalesInvoiceDraft> = {
  currency: 'GBP',
  clientId: 1,
  reference: 'A',
  issuedDate: '2026-03-02',
  paymentTermsDays: 30,
  initialPaymentReminderDays: 7,
  repetitivePaymentReminderDays: 7,
  emailReminderToCustomer: true,
  purchaseOrder: 'PO',
  euMemberStateCountryCode: 'IE',
  bankAccountId: 3,
  note: 'Thanks',
  lines: [
    {
      description: 'Kiln',
      quantity: '1',
      rate: '10.00',
      net: '10.00',
      gross: '12.00',
      vat: '2.00',
      vatRate: '20',
      vatType: 'STANDARD',
    },
  ],
}
const files: AttachmentFile[] = [
  { fileName: 'a.pdf', mediaType: 'application/pdf', bytes: Buffer.from('a') },
]

const requests: Readonly<Record<string, string>> = {
  'an expense': expenseBody(expense, files),
  'a supplier': supplierBody(name, more),
  'a client': JSON.stringify(client),
  'an invoice': invoiceBody(invoice, files),
  'an invoice with a payment': `{"payments":[${invoicePaymentText(payment)}]}`,
  'a sales invoice': written(sales, 'json').text,
}

/** Every name in a body as a service writes it, of lists also the first entry. */
function fieldsIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = Array.isArray(value) ? `${at}[${key}]` : at ? `${at}.${key}` : key
    return [field, ...fieldsIn(inner, field)]
  })
}

afterEach(() => speak('en'))

describe.each(['en', 'de'])('in %s', (language) => {
  it.each(Object.entries(requests))('every field of %s has a word', async (_, body) => {
    await speak(language)
    const fields = fieldsIn(JSON.parse(body))
    expect(fields.length).toBeGreaterThan(2)
    for (const field of fields) {
      const { name: word, sentence } = saidOf(`${field}: is wrong`)
      expect([field, sentence]).toEqual([field, 'is wrong'])
      expect([field, word]).toEqual([field, expect.stringMatching(/^\p{Lu}/u)])
      expect(word).not.toMatch(/[“”„]|\{|null|undefined/)
      expect([field, word]).not.toEqual([field, field])
    }
  })
})

describe('what the service said', () => {
  const ofLine = 'expenseLineItems[0].expenseType: is not an expense type'

  it('names the field as the window does, and its line where there are several', () => {
    expect(saidOf(ofLine, { line: 1 }).name).toBe('Expense type')
    expect(saidOf(ofLine, { line: 3 }).name).toBe('Expense type, line 1')
    expect(saidWords(ofLine)).toBe('Expense type, line 1: is not an expense type')
    expect(saidWords('expenseLineItems[1]: is wrong')).toBe('Line 2: is wrong')
    expect(saidWords('supplierPayments[1].paymentTarget.bankAccount.id: is none')).toBe(
      'From, payment 2: is none',
    )
  })

  it('says so in German', async () => {
    await speak('de')
    expect(saidWords(ofLine)).toBe('Ausgabenart, Position 1: is not an expense type')
    expect(saidWords('foo.bar: is wrong')).toBe('„foo.bar“: is wrong')
  })

  it('knows a field under other notations, and in a wrapper', () => {
    for (const field of [
      'expenseLineItems.0.vatType',
      'expense.expenseLineItems[0].vatType',
      'expenseLineItems/0/vatType',
    ])
      expect(saidOf(`${field}: is wrong`, { line: 1 }).name).toBe('VAT type')
  })

  it('reads a cause of interface B, which has no colon', () => {
    const line = 'salesInvoiceLineItems.salesInvoiceLineItem[1].quantity must be a number'
    expect(saidWords(line)).toBe('Quantity, line 2: must be a number')
  })

  it('shows a field that is not known as it came, in quotes', () => {
    const said = saidOf('ledger.costCentre: is required')
    expect(said).toEqual({ name: '“ledger.costCentre”', sentence: 'is required', places: [] })
  })

  it.each([
    'Not allowed (403)',
    'The supplier is closed: ask your accountant',
    'supplier not found',
    'Error: the books are locked',
    'POST only',
    'constructor: is wrong',
    '4711',
    '',
  ])('hides nothing of the plain sentence “%s”', (line) => {
    const { name: word = '', sentence } = saidOf(line)
    for (const part of line.split(/[:\s]+/)) expect(`${word} ${sentence}`).toContain(part)
  })

  it('leads to the field of the form that is open', () => {
    expect(saidOf('expenseLineItems[2].vatType: x').places).toEqual(['lines.2.vatType'])
    expect(saidOf('supplierPayments[0].date: x').places).toEqual(['payment.date'])
    expect(saidOf('supplierPayments[2].date: x').places).toEqual(['furtherPayments.1.date'])
    expect(saidOf('payments[4].amount: x').places).toEqual(['payment.amount'])
    expect(saidOf('companyName: x').places).toEqual(['supplier.name', 'supplierName'])
    expect(saidOf('attachments[0].fileName: x').places).toEqual([])
  })

  it('is told so in the trail of a receipt, which keeps it as it came', () => {
    const note = `${ofLine}; postingDate: is closed`
    expect(noteWords(note, 'rejected')).toBe(
      'Expense type, line 1: is not an expense type; Posting date: is closed',
    )
    expect(noteWords(note, 'edited')).toBe(note)
  })
})
