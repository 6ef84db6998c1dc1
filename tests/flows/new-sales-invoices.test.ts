/** New sales invoices of which nobody knows at first whether they arrived: each is made once. Real core, real demo service. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changed } from '../../electron/api/sales-invoices/forms'
import type { Exchange } from '../../electron/api/http/transport'
import type { SalesInvoiceDraft } from '../../shared/sales-invoices/sales-invoice'
import { billingOf, knowsBooks, salesDraft, type BillingApi } from '../support/billing'
import { exchange } from '../support/exchange'
import { Rig } from '../support/harness'

let rig: Rig
let api: BillingApi
/** Is left out of what the service shows. */
let hidden: RegExp | undefined
const hiding: Exchange = async (request) => {
  const reply = await exchange(request)
  const isList = new URL(request.url).pathname.endsWith('/sales_invoices')
  if (!hidden || !isList) return reply
  return { ...reply, body: Buffer.from(reply.body.toString().replace(hidden, '')) }
}
beforeEach(async () => {
  hidden = undefined
  rig = await Rig.start({ world: { exchange: hiding } })
  await rig.connect()
  await knowsBooks(rig)
  api = billingOf(rig)
})
afterEach(() => rig.end())

const minute = 60_000
const path = '^/rest/v2/sales_invoices'
const lost = { method: 'POST', path, act: { kind: 'drop-after' } } as const
const never = { method: 'POST', path, act: { kind: 'drop-before' } } as const

/** The list that is read after sending fails, until the dials are cleared. */
const unread = { method: 'GET', path, skip: 1, count: 9, act: { kind: 'database-error' } } as const

const draft = (): SalesInvoiceDraft => salesDraft(rig, 'Poster 7')
const create = () => api.salesInvoices.create(draft())
const inBooks = () =>
  rig.service.salesInvoices().filter(({ reference }) => reference === 'Poster 7')
/** Another program of the same company, past the app. */
const colleague = () => rig.core.accounts.need().billing.endpoints().sales()
const states = async () => (await api.salesInvoices.pending()).map(({ state }) => state)
const creates = () =>
  rig.service
    .journal()
    .filter((entry) => entry.method === 'POST' && /sales_invoices/.test(entry.path)).length

test('one whose answer was lost is proved by the list', async () => {
  rig.service.dials.next(lost)
  expect(await create()).toMatchObject({
    kind: 'done',
    now: { invoice: { reference: 'Poster 7' } },
  })
  expect(await api.salesInvoices.pending()).toEqual([])
  expect(creates()).toBe(1)
})

test('one that never arrived is not sent again before it cannot come any more, also after a restart', async () => {
  rig.service.dials.next(never)
  expect(await create()).toMatchObject({ kind: 'unknown' })
  await expect(create()).rejects.toMatchObject({ code: 'outcome-unknown' })
  await rig.restart()
  await knowsBooks(rig)
  api = billingOf(rig)
  await expect(create()).rejects.toMatchObject({ code: 'outcome-unknown' })
  expect(creates()).toBe(1)
  rig.clock.advance(11 * minute)
  await api.payments.check()
  const [told] = await api.salesInvoices.pending()
  expect(told).toMatchObject({ state: 'not-done', draft: { reference: 'Poster 7' } })
  await api.salesInvoices.acknowledge(told?.id ?? 0)
  expect(await create()).toMatchObject({ kind: 'done' })
  expect(inBooks()).toHaveLength(1)
})

test('an equal draft from before is not taken for the new one', async () => {
  await create()
  rig.service.dials.next(never)
  expect(await create()).toMatchObject({ kind: 'unknown' })
})

test('one that the list shows minutes later is not made again', async () => {
  rig.service.dials.next(lost)
  rig.service.dials.next({ ...unread, act: { kind: 'stale-list' } })
  expect(await create()).toMatchObject({ kind: 'unknown' })
  rig.clock.advance(5 * minute)
  await api.payments.check()
  expect(await states()).toEqual(['open'])
  rig.service.dials.clear()
  expect(await create()).toMatchObject({ kind: 'done' })
  expect(inBooks()).toHaveLength(1)
})

test.each([
  ['currency', / currency="GBP"|"currency":"GBP",?/g],
  ['terms', /<paymentTermsDays>\d+<\/paymentTermsDays>|"paymentTermsDays":\d+,?/g],
])('one is known in a list that does not show its %s', async (_, what) => {
  hidden = what
  rig.service.dials.next(lost)
  expect(await create()).toMatchObject({ kind: 'done' })
  expect(inBooks()).toHaveLength(1)
})

test('one that a colleague issued meanwhile is found, and is not made again', async () => {
  rig.service.dials.next(lost)
  rig.service.dials.next(unread)
  expect(await create()).toMatchObject({ kind: 'unknown' })
  rig.service.dials.clear()
  expect(await colleague().issue(inBooks()[0]?.id ?? 0)).toMatchObject({ kind: 'done' })
  expect(await create()).toMatchObject({ kind: 'done', now: { invoice: { state: 'DUE' } } })
  expect(inBooks()).toHaveLength(1)
})

test('an equal one that was issued before is not taken for the new one', async () => {
  const made = await create()
  const id = (made.kind === 'done' && made.outcome?.id) || 0
  expect(await colleague().issue(id)).toMatchObject({ kind: 'done' })
  rig.service.dials.next(never)
  expect(await create()).toMatchObject({ kind: 'unknown' })
})

test('where what came since is not as it was sent, a person looks once nothing can come any more', async () => {
  rig.service.dials.next(lost)
  rig.service.dials.next(unread)
  expect(await create()).toMatchObject({ kind: 'unknown' })
  rig.service.dials.clear()
  const sales = colleague()
  const { id, source } = await sales.get(inBooks()[0]?.id ?? 0)
  const edited = changed(source, { set: { paymentTermsDays: 30 } })
  expect(await sales.update(id, edited)).toMatchObject({ kind: 'done' })
  rig.clock.advance(5 * minute)
  await api.payments.check()
  expect(await states()).toEqual(['open'])
  rig.clock.advance(6 * minute)
  await api.payments.check()
  const pending = await api.salesInvoices.pending()
  expect(pending).toMatchObject([{ state: 'ask', candidates: [id] }])
  expect(inBooks()).toHaveLength(1)
})
