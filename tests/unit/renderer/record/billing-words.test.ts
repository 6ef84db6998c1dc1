import { expect, test } from 'vitest'
import {
  failureSentence,
  inWords,
  invoicePill,
  isOwed,
  lineNet,
  paidOf,
  pendingWords,
} from '../../../../renderer/record/billing-words'
import { errorCodes } from '../../../../shared/errors'
import { invoiceWords } from '../../../../renderer/base/messages'
import type { Invoice } from '../../../../shared/invoices/invoice'

const draft: Invoice = { id: 1, state: 'DRAFT', items: [], attachments: [] }
const issued: Invoice = { ...draft, state: 'ISSUED', payments: [{ amount: '44.00' }] }

test('nothing can be owed on an invoice that is not issued', () => {
  expect(isOwed({ ...draft, outstanding: '10.00' })).toBe(false)
  expect(paidOf(draft)).toBeUndefined()
})

test('an issued invoice is paid once nothing is outstanding, and not while that is not said', () => {
  expect(invoicePill({ ...issued, outstanding: '0.00' })?.text).toBe('paid')
  expect(invoicePill({ ...issued, outstanding: '0.01' })?.text).toBe('due')
  expect(invoicePill(issued)?.text).toBe('due')
  expect(isOwed(issued)).toBe(true)
  expect(paidOf(issued)).toBe('44.00')
})

test('a line is shown without VAT, or as the service has it', () => {
  expect(lineNet({ price: '40.00', quantity: '2.5', amount: '120.00' })).toBe('100.00')
  expect(lineNet({ quantity: '2.5', amount: '120.00' })).toBe('120.00')
})

test.each([
  [400, 'in a second'],
  [42_000, 'in 42 seconds'],
  [600_000, 'in 10 minutes'],
])('%i ms are said as %s', (ms, words) => {
  expect(inWords(ms)).toBe(words)
})

test('a payment that is there twice is never called done', () => {
  const payment = { method: 'EFT', date: '2026-11-01', amount: '44.00' }
  const change = { kind: 'record-payment', payment } as const
  const pending = { id: 1, invoiceId: 1, change, begunAt: '2026-11-01T00:00:00Z' }
  expect(pendingWords({ ...pending, state: 'ask', reason: 'twice' })).toMatchObject({
    tone: 'bad',
    title: 'The payment of £44.00: it is there twice',
  })
  expect(pendingWords({ ...pending, state: 'open' }).title).toContain('not certain yet')
})

test('a payment of euros that is open is never named in pounds', () => {
  const payment = { method: 'EFT', date: '2026-11-01', amount: '44.00' }
  const change = { kind: 'record-payment', payment } as const
  const pending = { id: 1, invoiceId: 1, change, begunAt: '2026-11-01T00:00:00Z' }
  const titleIn = (currency: string) => pendingWords({ ...pending, state: 'open', currency }).title
  expect(titleIn('EUR')).toContain('EUR 44.00')
  expect(titleIn('POUND_STERLING')).toContain('£44.00')
})

/** They come of receipts and their files alone, whatever is done with invoices. */
const ofReceipts = ['found-twice', 'reading-failed', 'original-lost', 'folder-empty']

test.each(errorCodes.filter((code) => !ofReceipts.includes(code)))(
  'of invoices, %s is never told in words of receipts',
  (code) => {
    const { title, body = '' } = invoiceWords(code)
    expect(`${title} ${body} ${failureSentence(code)}`).not.toMatch(/receipt|expense/i)
  },
)
