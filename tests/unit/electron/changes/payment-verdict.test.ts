import { describe, expect, test } from 'vitest'
import type { Invoice } from '../../../../shared/invoices/invoice'
import type { InvoiceChange } from '../../../../shared/invoices/invoice-change'
import type { RecordedPayment } from '../../../../shared/books/payment'
import { paymentVerdictOf } from '../../../../electron/changes/payment-verdict'

const payment = { method: 'EFT', bankAccountId: 304, date: '2026-06-20', amount: '200.00' }
const recorded = (id: number | undefined, changes: Partial<RecordedPayment> = {}) => ({
  ...(id !== undefined && { id }),
  ...payment,
  isReconciled: false,
  ...changes,
})
const record: InvoiceChange = { kind: 'record-payment', payment }
const invoice = (payments: RecordedPayment[], fileNames: string[] = []): Invoice => ({
  id: 77,
  items: [],
  payments,
  attachments: fileNames.map((fileName, id) => ({ id, fileName })),
})
const old = recorded(1, { amount: '75.50' })

function verdict(
  change: InvoiceChange,
  before: Invoice,
  after: Invoice | undefined,
  isAnswered = false,
) {
  return paymentVerdictOf({ change, before, after, isAnswered })
}

describe('a payment', () => {
  test('with an id that was not there is done', () => {
    expect(verdict(record, invoice([old]), invoice([old, recorded(2)]))).toEqual({ kind: 'done' })
    const bare = { id: 2, amount: '200.0' }
    expect(verdict(record, invoice([]), invoice([bare]))).toEqual({ kind: 'done' })
  })

  test('equal to one that was there before is not taken for it', () => {
    const before = invoice([recorded(1)])
    expect(verdict(record, before, before)).toEqual({ kind: 'not-there' })
    expect(verdict(record, before, invoice([recorded(1), recorded(2)]))).toEqual({ kind: 'done' })
  })

  test.each([
    { amount: '200.01' },
    { date: '2026-06-21' },
    { method: 'CASH' },
    { bankAccountId: 305 },
    { personId: 4 },
    { amount: undefined },
  ])('that differs by %j is somebody else’s', (changes) => {
    const after = invoice([recorded(2, changes)])
    expect(verdict(record, invoice([]), after)).toEqual({ kind: 'not-there' })
  })

  test('that is there twice is for a person to look at', () => {
    const after = invoice([recorded(2), recorded(3)])
    expect(verdict(record, invoice([]), after, true)).toEqual({ kind: 'ask', reason: 'twice' })
  })

  test('is told apart without ids by how many there are', () => {
    const one = invoice([recorded(undefined)])
    const two = invoice([recorded(undefined), recorded(undefined)])
    expect(verdict(record, one, one)).toEqual({ kind: 'not-there' })
    expect(verdict(record, one, two)).toEqual({ kind: 'done' })
  })

  test('beside which another one went missing is not simply done', () => {
    const missing = { payments: [old], fileNames: [] }
    expect(verdict(record, invoice([old]), invoice([recorded(2)]))).toEqual({
      kind: 'differs',
      isApplied: true,
      missing,
    })
    expect(verdict(record, invoice([old]), invoice([]), true)).toEqual({
      kind: 'differs',
      isApplied: false,
      missing,
    })
  })

  test('that never arrived is not blamed for what somebody else took away', () => {
    expect(verdict(record, invoice([old], ['a.pdf']), invoice([]))).toEqual({ kind: 'not-there' })
  })

  test('on an invoice that is gone is for a person to look at', () => {
    expect(verdict(record, invoice([old]), undefined)).toEqual({ kind: 'ask', reason: 'gone' })
  })

  test('taken off is done when its id is gone, and nothing else is', () => {
    const remove: InvoiceChange = { kind: 'remove-payment', paymentId: 1 }
    const both = invoice([old, recorded(2)])
    expect(verdict(remove, both, invoice([recorded(2)]))).toEqual({ kind: 'done' })
    expect(verdict(remove, both, both)).toEqual({ kind: 'not-there' })
    expect(verdict(remove, both, invoice([]))).toMatchObject({ kind: 'differs', isApplied: true })
  })
})

describe('a file', () => {
  const attach: InvoiceChange = { kind: 'attach', fileName: 'b.pdf' }
  const detach: InvoiceChange = { kind: 'detach', attachmentId: 0, fileName: 'a.pdf' }

  test('is known by its name, since its id is only its place', () => {
    expect(verdict(attach, invoice([], ['a.pdf']), invoice([], ['a.pdf', 'b.pdf']))).toEqual({
      kind: 'done',
    })
    expect(verdict(attach, invoice([], ['a.pdf']), invoice([], ['a.pdf']))).toEqual({
      kind: 'not-there',
    })
    expect(verdict(attach, invoice([], ['a.pdf']), invoice([], ['b.pdf']))).toMatchObject({
      kind: 'differs',
      missing: { fileNames: ['a.pdf'] },
    })
    expect(verdict(attach, invoice([]), invoice([], ['b.pdf', 'b.pdf']))).toMatchObject({
      kind: 'ask',
    })
  })

  test('that the service has taken and calls otherwise is done, and is never put on again', () => {
    const after = invoice([], ['a.pdf', 'upload_b.pdf'])
    expect(verdict(attach, invoice([], ['a.pdf']), after, true)).toEqual({ kind: 'done' })
    // Without an answer it may be anybody's.
    expect(verdict(attach, invoice([], ['a.pdf']), after)).toEqual({ kind: 'not-there' })
    const two = invoice([], ['a.pdf', 'upload_b.pdf', 'b_18.pdf'])
    expect(verdict(attach, invoice([], ['a.pdf']), two, true)).toEqual({ kind: 'not-there' })
    // A colleague put theirs on and took ours away.
    const other = invoice([], ['a.pdf', 'colleague.pdf'])
    expect(verdict(attach, invoice([], ['a.pdf']), other, true)).toEqual({ kind: 'not-there' })
  })

  test('whose name differs in case and signs alone is known also without an answer', () => {
    const advice: InvoiceChange = { kind: 'attach', fileName: 'Advice-March.pdf' }
    expect(verdict(advice, invoice([]), invoice([], ['advice_march.pdf']))).toEqual({
      kind: 'done',
    })
    const one = invoice([], ['advice march.pdf'])
    expect(verdict(advice, one, one)).toEqual({ kind: 'not-there' })
  })

  test('of a name that two have goes once', () => {
    const two = invoice([], ['a.pdf', 'c.pdf', 'a.pdf'])
    expect(verdict(detach, two, invoice([], ['c.pdf', 'a.pdf']))).toEqual({ kind: 'done' })
    expect(verdict(detach, two, two)).toEqual({ kind: 'not-there' })
    expect(verdict(detach, two, invoice([], ['c.pdf']))).toMatchObject({
      kind: 'differs',
      missing: { fileNames: ['a.pdf'] },
    })
  })
})
