import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { invoiceIn } from '../../../../electron/api/invoice-record'
import type { ChangeAnswer } from '../../../../electron/api/answers'
import { Invoices } from '../../../../electron/api/invoices'
import { BookChanges } from '../../../../electron/changes/engine'
import { invoiceChange, InvoiceChanges, seenAs } from '../../../../electron/changes/invoice-changes'
import type { Endpoints } from '../../../../electron/changes/endpoints'
import { removePayment } from '../../../../electron/changes/payments'
import { Database } from '../../../../electron/store/database/database'
import { BookChangeRows } from '../../../../electron/store/changes/book-change-rows'
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

/** The changes of invoices, and what looks after them. */
function at(invoices = endpoint(), countIntent: () => void = () => undefined) {
  const rows = new BookChangeRows({ database, now: () => new Date('2026-06-30T09:00:00.000Z') })
  const index = { learnInvoice: () => undefined, forgetInvoice: () => undefined }
  const kind = invoiceChange({ index, note: () => undefined })
  const books = () => ({ invoices }) as Endpoints
  const engine = new BookChanges<Endpoints>({
    accountId: 'a',
    rows,
    kinds: [kind],
    books,
    clock: () => clockMs,
    assertWritable: () => undefined,
    countIntent,
    changed: () => undefined,
  })
  return {
    engine,
    mine: new InvoiceChanges({ accountId: 'a', rows, kind, books, changes: engine }),
  }
}
const changes = (invoices?: Endpoints['invoices']) => at(invoices).mine

const endpoint = (): Endpoints['invoices'] => ({
  create: (invoice) => new Invoices(clientOver([200, '']).client).create(invoice),
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
    await expect(changes().make(wanted)).rejects.toMatchObject({ code: 'wrong-state' })
    expect(sent).toEqual([])
    expect(changes().pending()).toEqual([])
  })

  test('that takes off a payment which is reconciled', async () => {
    const wanted = { invoiceId: 77, seen, prepare: removePayment(1) }
    await expect(changes().make(wanted)).rejects.toMatchObject({
      code: 'service-refused',
    })
    expect(sent).toEqual([])
  })

  test('where this profile is a copy that somebody else went on with', async () => {
    const wanted = { invoiceId: 77, seen, prepare: removePayment(2) }
    const copy = at(endpoint(), () => {
      throw new AppError('profile-restored', 'copied')
    })
    await expect(copy.mine.make(wanted)).rejects.toMatchObject({ code: 'profile-restored' })
    expect(sent).toEqual([])
    expect(copy.engine.isOpen()).toBe(false)
  })

  test('of an invoice that answers with another number', async () => {
    const wanted = { invoiceId: 78, seen, prepare: removePayment(2) }
    await expect(changes().make(wanted)).rejects.toMatchObject({
      code: 'reply-unreadable',
    })
  })
})

test('what goes out is the text as it came, but for the one payment', async () => {
  const end = await changes().make({ invoiceId: 77, seen, prepare: removePayment(2) })
  expect(end).toMatchObject({ kind: 'done', isCertain: true })
  expect(sent).toEqual([text.replace(/,\s*\{"id":2,[^}]*\}/, '')])
})

test('one that was made and is still shown as it was is not told as not made before a minute has gone by', async () => {
  const late: Endpoints['invoices'] = {
    ...endpoint(),
    put: async (_, body) => {
      sent.push(body)
      return { kind: 'done', text: '' }
    },
  }
  const { engine, mine } = at(late)
  const end = await mine.make({ invoiceId: 77, seen, prepare: removePayment(2) })
  expect(end).toMatchObject({ kind: 'unknown', waitMs: 60_000 })
  shown = sent[0] ?? ''
  await engine.resume()
  expect(mine.pending()).toEqual([])
  expect(sent).toHaveLength(1)
})

describe('a change whose reply was lost', () => {
  const wanted = { invoiceId: 77, seen, prepare: removePayment(2) }
  beforeEach(() => {
    answer = { kind: 'unknown', code: 'offline', said: [] }
  })

  test('is written down before its first byte goes out', async () => {
    const open: number[] = []
    const watched: Endpoints['invoices'] = {
      ...endpoint(),
      put: async () => {
        open.push(changes().pending().length)
        return answer
      },
    }
    await changes(watched).make(wanted)
    expect(open).toEqual([1])
  })

  test('holds any other of the invoice back', async () => {
    const mine = changes()
    expect(await mine.make(wanted)).toMatchObject({ kind: 'unknown' })
    await expect(mine.make(wanted)).rejects.toMatchObject({ code: 'outcome-unknown' })
    expect(sent).toHaveLength(1)
  })

  test('says in which currency its invoice is', async () => {
    shown = text.replace('"novel"', '"currency":"EUR","novel"')
    const mine = changes()
    await mine.make({ ...wanted, seen: seenAs(invoiceIn(shown)) })
    expect(mine.pending()).toMatchObject([{ state: 'open', currency: 'EUR' }])
  })

  test('is not taken for absent before a minute has gone by', async () => {
    const { engine, mine } = at()
    await mine.make(wanted)
    clockMs = 59_999
    await engine.resume()
    expect(engine.isOpen()).toBe(true)
    clockMs = 60_000
    await engine.resume()
    expect(engine.isOpen()).toBe(false)
    expect(mine.pending()).toMatchObject([{ state: 'not-done' }])
  })
})
