/** Payments and files of invoices in the books, with a colleague and lost replies. Real core, real demo service. */
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '../../shared/calendar'
import type { DraftPayment } from '../../shared/expenses/expense'
import type { InvoiceChangeEnd, InvoiceView } from '../../shared/invoices/invoice-change'
import { Invoices } from '../../electron/api/invoices'
import { ServiceClient } from '../../electron/api/connection'
import type { Exchange } from '../../electron/api/http/transport'
import { exchange } from '../support/exchange'
import { withPayment } from '../../electron/api/invoice-text'
import { billingOf, invoiceDraft, knowsBooks, type BillingApi } from '../support/billing'
import { fileIn, pngBytes, sha256 } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
let api: BillingApi
let id: number
let dies = false
/** Comes between our reading and our sending. */
let beforePut: (() => Promise<unknown>) | undefined
/** The invoice is shown once more as it was read last before the next change of it. */
let isLate = false
let shownLast: Awaited<ReturnType<Exchange>> | undefined
let versionOf = (version: string): string => version
const between: Exchange = async (request) => {
  const come = request.method === 'PUT' ? beforePut : undefined
  if (come) beforePut = undefined
  await come?.()
  if (isLate && puts() > 0 && request.method === 'GET' && shownLast) {
    isLate = false
    return shownLast
  }
  const reply = await exchange(request)
  if (request.method === 'GET') shownLast = reply
  const { etag } = reply.headers
  return etag ? { ...reply, headers: { ...reply.headers, etag: versionOf(etag) } } : reply
}
const onIntent = () => {
  if (dies) throw new Error('died')
}

beforeEach(async () => {
  dies = false
  beforePut = undefined
  isLate = false
  versionOf = (version) => version
  rig = await Rig.start({ world: { onIntent, exchange: between } })
  await rig.connect()
  await knowsBooks(rig)
  api = billingOf(rig)
  const end = await api.invoices.send(await api.invoices.begin(invoiceDraft(rig)))
  if (end.kind !== 'done' || !end.outcome) throw new Error(JSON.stringify(end))
  id = end.outcome.invoiceId
  rig.service.dials.issueInvoice(id)
})
afterEach(() => rig.end())

const minute = 60_000
const put = { method: 'PUT', path: '^/v1/invoices/' }
const puts = () =>
  rig.service.journal().filter((entry) => entry.method === 'PUT' && /invoices/.test(entry.path))
    .length
const booked = () => {
  const found = rig.service.invoices().find((invoice) => invoice.id === id)
  if (!found) throw new Error('Not in the books')
  return found
}

function payment(changes: Partial<DraftPayment> = {}): DraftPayment {
  const { bankAccounts } = rig.core.accounts.choices.get()
  return {
    method: 'EFT',
    date: '2026-06-20',
    amount: '200',
    ...(bankAccounts[0] && { bankAccountId: bankAccounts[0].id }),
    ...changes,
  }
}

async function record(changes: Partial<DraftPayment> = {}, view?: InvoiceView) {
  const { seen } = view ?? (await api.invoices.read(id))
  return api.payments.record({ invoiceId: id, seen, payment: payment(changes) })
}

/** Another program of the same company, past the app. */
async function colleague(): Promise<Invoices> {
  const token = await rig.token()
  const tokens = { token: async () => token, renew: async () => token }
  return new Invoices(new ServiceClient({ baseUrl: rig.service.baseUrl, tokens, exchange }))
}

async function paysToo(amount = '75.50'): Promise<void> {
  const invoices = await colleague()
  const { text } = await invoices.get(id)
  await invoices.put(id, withPayment(text, { ...payment({ amount }), date: '2026-06-18' }))
}

const pence = () => booked().payments.map((each) => each.pence)
const viewOf = (end: InvoiceChangeEnd) => ('now' in end ? end.now : undefined)

describe('a colleague’s payment between our reading and our sending', () => {
  test('is not overwritten where the service gives versions: the person sees it first', async () => {
    rig.service.dials.versions(true)
    beforePut = () => paysToo()
    const end = await record()
    expect(end.kind).toBe('changed')
    expect(pence()).toEqual([7_550])
    expect(viewOf(end)?.invoice.payments).toHaveLength(1)
    expect(viewOf(end)?.pending).toEqual([])
    expect(await record({}, viewOf(end))).toMatchObject({ kind: 'done', isCertain: true })
    expect(pence()).toEqual([7_550, 20_000])
  })

  test('a version that never fits keeps nobody from paying an invoice that is as it was', async () => {
    rig.service.dials.versions(true)
    versionOf = (version) => version.replace(/"$/, '-gzip"')
    expect(await record()).toMatchObject({ kind: 'done', isCertain: true })
    expect(pence()).toEqual([20_000])
    beforePut = () => paysToo()
    expect((await record({ amount: '50' })).kind).toBe('changed')
    expect(pence()).toEqual([20_000, 7_550])
  })

  test('a weak version is no condition, since it may stay the same over a change', async () => {
    rig.service.dials.versions(true)
    versionOf = (version) => `W/${version}`
    expect(await record()).toMatchObject({ kind: 'done' })
    expect(puts()).toBe(1)
  })
})

describe('a payment', () => {
  test('is recorded in part, then in full, each once', async () => {
    const first = await record()
    expect(first).toMatchObject({ kind: 'done', isCertain: true })
    expect(viewOf(first)?.invoice.outstanding).toBe('619.99')
    const rest = await record({ amount: '619.99', date: '2026-06-25' }, viewOf(first))
    expect(viewOf(rest)?.invoice).toMatchObject({ outstanding: '0.00' })
    expect(pence()).toEqual([20_000, 61_999])
    expect(puts()).toBe(2)
  })

  test('is not sent with anything missing, or above what is outstanding unless that is meant', async () => {
    const end = await record({ amount: '', date: '30/6', method: 'BARTER', bankAccountId: 9 })
    expect(end).toMatchObject({
      kind: 'held',
      why: [
        { field: 'amount', code: 'amount-missing' },
        { field: 'date', code: 'date-invalid' },
        { field: 'method', code: 'method-unknown' },
        { field: 'bankAccountId', code: 'bank-account-unknown' },
      ],
    })
    expect(await record({ amount: '820' })).toMatchObject({
      kind: 'held',
      why: [{ code: 'above-outstanding' }],
    })
    expect(puts()).toBe(0)
    const { seen } = await api.invoices.read(id)
    const meant = { invoiceId: id, seen, payment: payment({ amount: '820' }), isAboveMeant: true }
    expect(await api.payments.record(meant)).toMatchObject({ kind: 'done' })
  })

  test('is not sent for a day that has not come yet unless that is meant', async () => {
    const tomorrow = addDays(calendarDate(rig.clock.now()), 1)
    expect(await record({ date: tomorrow })).toMatchObject({
      kind: 'held',
      why: [{ field: 'date', code: 'date-ahead' }],
    })
    expect(puts()).toBe(0)
    const { seen } = await api.invoices.read(id)
    const meant = { invoiceId: id, seen, payment: payment({ date: tomorrow }), isAheadMeant: true }
    expect(await api.payments.record(meant)).toMatchObject({ kind: 'done' })
  })

  test('is not recorded on a draft', async () => {
    const sent = await api.invoices.send(await api.invoices.begin(invoiceDraft(rig)))
    id = sent.kind === 'done' ? (sent.outcome?.invoiceId ?? 0) : 0
    await expect(record()).rejects.toMatchObject({ code: 'wrong-state' })
  })

  test('is asked about again when a colleague changed the invoice meanwhile', async () => {
    const view = await api.invoices.read(id)
    await paysToo()
    const end = await record({}, view)
    expect(end).toMatchObject({ kind: 'changed', now: { invoice: { outstanding: '744.49' } } })
    expect(puts()).toBe(1)
    expect(await record({}, viewOf(end))).toMatchObject({ kind: 'done' })
    expect(pence()).toEqual([7550, 20_000])
  })

  test('whose reply is lost is proved by reading', async () => {
    rig.service.dials.next({ ...put, act: { kind: 'drop-after' } })
    expect(await record()).toMatchObject({ kind: 'done', isCertain: false })
    expect(pence()).toEqual([20_000])
  })

  test.each([
    ['a 500 after it was made', { kind: 'truncate', bytes: 5 } as const],
    ['a web page', { kind: 'html' } as const],
  ])('answered with %s is judged by reading', async (_, act) => {
    rig.service.dials.next({ ...put, act })
    const end = await record()
    expect(['done', 'unknown']).toContain(end.kind)
    expect(pence()).toEqual(end.kind === 'done' ? [20_000] : [])
  })

  test('that never arrived holds the invoice until it cannot come any more, and can be recorded then', async () => {
    rig.service.dials.next({ ...put, act: { kind: 'drop-before' } })
    expect(await record()).toMatchObject({ kind: 'unknown' })
    await expect(record()).rejects.toMatchObject({ code: 'outcome-unknown' })
    expect(await api.payments.pending()).toMatchObject([{ invoiceId: id, state: 'open' }])
    rig.clock.advance(2 * minute)
    await api.payments.check()
    const [told] = await api.payments.pending()
    expect(told).toMatchObject({ state: 'not-done' })
    await api.payments.acknowledge(told?.id ?? 0)
    expect(await api.payments.pending()).toEqual([])
    expect(await record()).toMatchObject({ kind: 'done' })
    expect(pence()).toEqual([20_000])
  })

  test('that the service shows a moment later than it said is never told as not made', async () => {
    const view = await api.invoices.read(id)
    isLate = true
    expect(await record({}, view)).toMatchObject({ kind: 'unknown' })
    await api.payments.check()
    expect(await api.payments.pending()).toEqual([])
    expect(await api.invoices.read(id)).toMatchObject({
      invoice: { payments: [{ amount: '200.00' }] },
    })
    expect(puts()).toBe(1)
  })

  test('that arrives late is found, and not recorded again', async () => {
    rig.service.dials.next({ ...put, act: { kind: 'late-commit', delayMs: 300 } })
    expect(await record()).toMatchObject({ kind: 'unknown' })
    await until(() => pence().length === 1, 'the payment is there')
    const view = await api.invoices.read(id)
    expect(view).toMatchObject({ pending: [], invoice: { payments: [{ amount: '200.00' }] } })
    expect(puts()).toBe(1)
  })

  test('that was being sent when the app died is settled by the next start', async () => {
    dies = true
    await expect(record()).rejects.toThrow('died')
    dies = false
    await rig.restart()
    await knowsBooks(rig)
    api = billingOf(rig)
    expect(await api.payments.pending()).toMatchObject([{ state: 'open' }])
    await expect(record()).rejects.toMatchObject({ code: 'outcome-unknown' })
    rig.clock.advance(2 * minute)
    expect(await record()).toMatchObject({ kind: 'done' })
    expect(pence()).toEqual([20_000])
  })

  test('refused by the service is told in its words, and leaves nothing open', async () => {
    const errors = [{ field: 'payments', message: 'are closed' }]
    rig.service.dials.next({ ...put, act: { kind: 'status', status: 400, body: { errors } } })
    expect(await record()).toMatchObject({ kind: 'not-done', said: ['payments: are closed'] })
    rig.service.dials.next({ ...put, act: { kind: 'status', status: 404 } })
    expect(await record()).toMatchObject({ kind: 'not-done', code: 'not-found' })
    rig.service.dials.next({ ...put, act: { kind: 'status', status: 403 } })
    expect(await record()).toMatchObject({ kind: 'not-done', code: 'forbidden' })
    expect(await api.payments.pending()).toEqual([])
  })

  test('can be taken off again, and only that one goes', async () => {
    await paysToo()
    const end = await record()
    const ours = viewOf(end)?.invoice.payments?.find(({ amount }) => amount === '200.00')
    const { seen } = await api.invoices.read(id)
    const removed = await api.payments.remove({ invoiceId: id, seen, paymentId: ours?.id ?? 0 })
    expect(removed).toMatchObject({ kind: 'done' })
    expect(pence()).toEqual([7550])
  })

  test('two at once: one is recorded, the other waits for the person', async () => {
    const view = await api.invoices.read(id)
    const [first, second] = await Promise.allSettled([record({}, view), record({}, view)])
    expect(first).toMatchObject({ status: 'fulfilled', value: { kind: 'done' } })
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'outcome-unknown' } })
    expect(pence()).toEqual([20_000])
  })
})

describe('a file', () => {
  test('is put on an invoice and taken off, and the others stay byte for byte', async () => {
    const file = fileIn(rig.inbox, 'remittance.png', pngBytes(5))
    const { id: receiptId } = await rig.capture(file)
    const attach = async (
      source: { receiptId: string } | { fileName: string; bytes: Uint8Array<ArrayBuffer> },
    ) =>
      api.invoices.attach({ invoiceId: id, seen: (await api.invoices.read(id)).seen, file: source })
    expect(await attach({ receiptId })).toMatchObject({ kind: 'done' })
    expect(
      await attach({ fileName: 'remittance.png', bytes: new Uint8Array(pngBytes(6)) }),
    ).toMatchObject({
      kind: 'done',
    })
    expect(booked().attachments.map(({ fileName }) => fileName)).toEqual([
      'remittance.png',
      'remittance-2.png',
    ])
    const hashes = booked().attachments.map((each) => each.sha256)
    expect(hashes[0]).toBe(sha256(readFileSync(file)))
    const { seen } = await api.invoices.read(id)
    expect(await api.invoices.detach({ invoiceId: id, seen, attachmentId: 0 })).toMatchObject({
      kind: 'done',
    })
    expect(booked().attachments.map((each) => each.sha256)).toEqual([hashes[1]])
    expect(await record()).toMatchObject({ kind: 'done' })
    expect(booked().attachments.map((each) => each.sha256)).toEqual([hashes[1]])
  })

  test('whose reply was lost is there once', async () => {
    const { seen } = await api.invoices.read(id)
    rig.service.dials.next({ ...put, act: { kind: 'drop-after' } })
    const file = {
      fileName: 'a.pdf',
      mediaType: 'application/pdf',
      bytes: new Uint8Array(pngBytes()),
    }
    const end = await api.invoices.attach({ invoiceId: id, seen, file })
    expect(end).toMatchObject({ kind: 'done', isCertain: false })
    expect(booked().attachments).toHaveLength(1)
  })
})

test('what a colleague took away at the same moment is told, and the text from before is kept', async () => {
  await paysToo()
  const view = await api.invoices.read(id)
  rig.service.dials.next({ ...put, act: { kind: 'drop-before' } })
  const open = await record({}, view)
  const invoices = await colleague()
  const { text, invoice } = await invoices.get(id)
  const emptied = JSON.parse(text) as { payments: unknown[] }
  emptied.payments = []
  const theirs = withPayment(JSON.stringify(emptied), { ...payment(), amount: '200.00' })
  await invoices.put(id, theirs)
  await api.payments.check()
  const [told] = await api.payments.pending()
  expect(told).toMatchObject({
    state: 'differs',
    isApplied: true,
    missing: { payments: [{ amount: '75.50' }], fileNames: [] },
  })
  const copy = await api.payments.savedCopy(open.kind === 'unknown' ? open.changeId : 0)
  expect(copy).toContain(`"id":${invoice.payments?.[0]?.id ?? 0}`)
})

test('an account that may only look sends nothing', async () => {
  const { seen } = await api.invoices.read(id)
  await rig.core.accounts.need().signIn('read-only')
  const recorded = api.payments.record({ invoiceId: id, seen, payment: payment() })
  await expect(recorded).rejects.toMatchObject({ code: 'read-only' })
  expect(puts()).toBe(0)
})
