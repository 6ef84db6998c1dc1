import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { invoiceIn } from '../../../../electron/api/invoice-record'
import type { ChangeAnswer } from '../../../../electron/api/answers'
import { invoiceLedger } from '../../../../electron/accounts/billing-ledger'
import { InvoiceChanges, seenAs } from '../../../../electron/changes/invoice-changes'
import type { InvoiceLedger } from '../../../../electron/changes/ledger'
import { removePayment } from '../../../../electron/changes/payments'
import { Database } from '../../../../electron/store/database/database'
import { InvoiceChangeRows } from '../../../../electron/store/changes/invoice-change-rows'
import { AppError } from '../../../../shared/errors'
import { clientOver } from '../api/open-books'

const text = `{"id":77,"novel":1.50,"payments":[
  {"id":1,"amount":"10.00","date":"2026-06-01","reconciled":true},
  {"id":2,"amount":"20.00","date":"2026-06-02"}],"attachments":[{"id":0,"fileName":"a.pdf","fileContents":null}]}`
const seen = seenAs(invoiceIn(text))

let database: Database
let sent: string[]
let answer: ChangeAnswer
let shown: string
let clockMs: number
beforeEach(() => {
  clockMs = 0
  database = new Database(':memory:')
  sent = []
  shown = text
  answer = { kind: 'done', text: '' }
})
afterEach(() => database.close())

function changes(beforeIntent: () => void = () => undefined): InvoiceChanges {
  const now = () => new Date('2026-06-30T09:00:00.000Z')
  return new InvoiceChanges({
    accountId: 'a',
    rows: new InvoiceChangeRows({ database, now }),
    clock: () => clockMs,
    index: { learnInvoice: () => undefined, forgetInvoice: () => undefined },
    note: () => undefined,
    beforeIntent,
  })
}

const ledger = (): InvoiceLedger => ({
  ...invoiceLedger(clientOver([200, ''])),
  get: async () => ({ invoice: invoiceIn(shown), text: shown }),
  put: async (_, body) => {
    sent.push(body)
    if (answer.kind === 'done') shown = body
    return answer
  },
})

describe('a change is refused before anything is sent', () => {
  test.each([
    ['would drop a payment', text.replace(/\{"id":1,[^}]*\},/, '')],
    ['would drop a file', text.replace(/"attachments":\[.*\]/, '"attachments":[]')],
    ['would rewrite a number nobody knows', text.replace('1.50', '1.5')],
    ['would put a payment before the others', text.replace('[', '[{"amount":"1.00"},')],
  ])('that %s', async (_, edited) => {
    const wanted = {
      invoiceId: 77,
      seen,
      prepare: () => ({
        change: { kind: 'attach', fileName: 'b.pdf' } as const,
        edit: () => edited,
      }),
    }
    await expect(changes().make(ledger(), wanted)).rejects.toMatchObject({ code: 'wrong-state' })
    expect(sent).toEqual([])
    expect(changes().pending()).toEqual([])
  })

  test('that takes off a payment which is reconciled', async () => {
    const wanted = { invoiceId: 77, seen, prepare: removePayment(1) }
    await expect(changes().make(ledger(), wanted)).rejects.toMatchObject({
      code: 'service-refused',
    })
    expect(sent).toEqual([])
  })

  test('where this profile is a copy that somebody else went on with', async () => {
    const wanted = { invoiceId: 77, seen, prepare: removePayment(2) }
    const copy = changes(() => {
      throw new AppError('profile-restored', 'copied')
    })
    await expect(copy.make(ledger(), wanted)).rejects.toMatchObject({ code: 'profile-restored' })
    expect(sent).toEqual([])
    expect(copy.isOpen()).toBe(false)
  })

  test('of an invoice that answers with another number', async () => {
    const wanted = { invoiceId: 78, seen, prepare: removePayment(2) }
    await expect(changes().make(ledger(), wanted)).rejects.toMatchObject({
      code: 'reply-unreadable',
    })
  })
})

test('what goes out is the text as it came, but for the one payment', async () => {
  const end = await changes().make(ledger(), { invoiceId: 77, seen, prepare: removePayment(2) })
  expect(end).toMatchObject({ kind: 'done', isCertain: true })
  expect(sent).toEqual([text.replace(/,\s*\{"id":2,[^}]*\}/, '')])
})

test('one that was made and is gone again at once is told as not made', async () => {
  const gone: InvoiceLedger = { ...ledger(), put: async () => ({ kind: 'done', text: '' }) }
  const end = await changes().make(gone, { invoiceId: 77, seen, prepare: removePayment(2) })
  expect(end).toMatchObject({ kind: 'not-done', code: 'wrong-state' })
  expect(changes().pending()).toEqual([])
})

describe('a change whose reply was lost', () => {
  const wanted = { invoiceId: 77, seen, prepare: removePayment(2) }
  beforeEach(() => {
    answer = { kind: 'unknown', code: 'offline', said: [] }
  })

  test('is written down before its first byte goes out', async () => {
    const mine = changes()
    const open: number[] = []
    const watched: InvoiceLedger = {
      ...ledger(),
      put: async () => {
        open.push(mine.pending().length)
        return answer
      },
    }
    await mine.make(watched, wanted)
    expect(open).toEqual([1])
  })

  test('holds any other of the invoice back', async () => {
    const mine = changes()
    expect(await mine.make(ledger(), wanted)).toMatchObject({ kind: 'unknown' })
    await expect(mine.make(ledger(), wanted)).rejects.toMatchObject({ code: 'outcome-unknown' })
    expect(sent).toHaveLength(1)
  })

  test('is not taken for absent before a minute has gone by', async () => {
    const mine = changes()
    await mine.make(ledger(), wanted)
    clockMs = 59_999
    await mine.resume(ledger())
    expect(mine.isOpen()).toBe(true)
    clockMs = 60_000
    await mine.resume(ledger())
    expect(mine.isOpen()).toBe(false)
    expect(mine.pending()).toMatchObject([{ state: 'not-done' }])
  })
})
