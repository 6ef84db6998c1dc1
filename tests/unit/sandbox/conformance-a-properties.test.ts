/** Of sandbox: promises of interface A that hold whatever the order and the choice; a failure prints its seed. */
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { startDemoService } from '../../../sandbox/service'
import { clientOf, invoiceBody, invoices, paymentBody, put, shown } from './invoicing'
import type { Attachment, Payment } from './invoicing'
import { statusOf } from './token-requests'
import { asking, dataUri, expenseOf, refresh, signedIn, supplierOf } from './visitor'
import type { Shown, Tokens } from './visitor'

/** One service for all runs of a property, with no limit to how fast it may be asked. */
async function busyService() {
  const service = await startDemoService({
    consent: 'auto',
    seed: 'empty',
    requestsPerSecond: 1_000_000,
  })
  onTestFinished(() => service.close())
  const { access_token } = await signedIn(service)
  return { service, ask: asking(service, access_token) }
}

const sortFields = ['id', 'postingDate', 'supplier.id', 'supplier.companyName', 'note']

test('paging shows each record once and ends with the only last page', async () => {
  const { service, ask } = await busyService()
  const suppliers = [await supplierOf(ask, 'A'), await supplierOf(ask, 'B')]
  const { ledgers } = (await ask('GET', '/v1/expenses/ledgers')).body
  const day = (offset: number) =>
    new Date(Date.parse(ledgers[0]!.startDate) + offset * 86_400_000).toISOString().slice(0, 10)
  const known = new Set<number>()
  const record = fc.record({
    supplier: fc.nat(1),
    offset: fc.nat(5),
    note: fc.constantFrom('', 'a', 'b'),
  })
  const orders = fc.array(
    fc.tuple(fc.constantFrom(...sortFields), fc.constantFrom(',asc', ',desc', '')),
    { maxLength: 3 },
  )
  const property = fc.asyncProperty(
    fc.array(record, { maxLength: 6 }),
    orders,
    fc.integer({ min: 1, max: 30 }),
    async (records, sorts, size) => {
      for (const { supplier, offset, note } of records) {
        const changes = { note, postingDate: day(offset), supplierPayments: [], attachments: [] }
        const body = expenseOf(suppliers[supplier]!, changes)
        known.add((await ask('POST', '/v1/expenses', body)).body.id)
      }
      const sort = sorts.map(([field, direction]) => `&sort=${field}${direction}`).join('')
      const pages: (Shown & { last: boolean })[] = []
      const pageCount = Math.max(1, Math.ceil(known.size / size))
      for (let page = 0; page < pageCount; page += 1) {
        const answer = await ask('GET', `/v1/expenses?page=${page}&size=${size}${sort}`)
        pages.push(answer.body as Shown & { last: boolean })
      }
      const ids = pages.flatMap(({ content }) => content.map(({ id }) => id))
      expect(ids).toHaveLength(known.size)
      expect(new Set(ids)).toEqual(known)
      expect(pages.map(({ last }) => last)).toEqual(pages.map((_, at) => at === pages.length - 1))
    },
  )
  await fc.assert(property, { numRuns: 40 })
  expect(service.books()).toHaveLength(known.size)
})

test('replacing an invoice deletes what is left out and nothing else', async () => {
  const { service, ask } = await busyService()
  const customerId = await clientOf(ask)
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 4 })
  const pence = fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 4 })
  const step = fc.record({
    keepPayments: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    keepAttachments: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    isReversed: fc.boolean(),
    newPence: pence,
    newNames: names,
  })
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 4 }),
    async (steps) => {
      const { id } = shown(await ask('POST', invoices, invoiceBody(customerId)))
      service.dials.issueInvoice(id)
      for (const { keepPayments, keepAttachments, isReversed, newPence, newNames } of steps) {
        const before = shown(await ask('GET', `${invoices}/${id}`))
        const kept = before.payments!.filter((_, at) => keepPayments[at])
        const files = before.attachments.filter((_, at) => keepAttachments[at])
        const order = <Item>(items: Item[]) => (isReversed ? items.toReversed() : items)
        const added = newPence.map((amount) => paymentBody((amount / 100).toFixed(2)))
        const newFiles = newNames.map((name) => {
          const fileName = `_${name}`
          return { fileName, fileContents: dataUri(name) }
        })
        const sent = {
          ...before,
          payments: order<unknown>([...kept, ...added]) as Payment[],
          attachments: order<unknown>([...files, ...newFiles]) as Attachment[],
        }
        const answer = await put(ask, sent)
        expect(answer.status).toBe(200)
        const after = shown(answer)
        const keptIds = new Set(kept.map((payment) => payment.id))
        const earlier = new Set(before.payments!.map((payment) => payment.id))
        expect(after.payments!.filter((payment) => keptIds.has(payment.id))).toEqual(kept)
        const fresh = after.payments!.filter((payment) => !keptIds.has(payment.id))
        expect(fresh.filter((payment) => earlier.has(payment.id))).toEqual([])
        expect(fresh.map(({ amount }) => amount)).toEqual(order(added).map(({ amount }) => amount))
        expect(after.attachments.map((file) => file.fileName)).toEqual(
          sent.attachments.map((file) => file.fileName),
        )
        expect(after.attachments.map((file) => file.id)).toEqual(
          sent.attachments.map((_, at) => at),
        )
        const paid = after.payments!.reduce((sum, { amount }) => sum + Math.round(+amount * 100), 0)
        expect(Math.round(after.outstandingBalance * 100)).toBe(10_920 - paid)
      }
    },
  )
  await fc.assert(property, { numRuns: 40 })
})

type Model = { live: Tokens | undefined; dead: string[]; access: string[] }

test('no replaced refresh token is ever usable, nor anything after its reuse', async () => {
  const { service } = await busyService()
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.constant({ kind: 'refresh' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('reuse' as const), which: fc.nat(9) }),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'narrow' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'widen' as const }) },
  )
  const property = fc.asyncProperty(
    fc.array(act, { minLength: 1, maxLength: 12 }),
    async (acts) => {
      const first = await signedIn(service, 'read:all create:all offline_access')
      const model: Model = { live: first, dead: [], access: [first.access_token] }
      for (const step of acts) {
        if (step.kind === 'reuse') {
          const token = model.dead[step.which % Math.max(1, model.dead.length)]
          if (token === undefined) continue
          expect((await refresh(service, token)).body.error).toBe('invalid_grant')
          if (model.live) model.dead.push(model.live.refresh_token)
          model.live = undefined
        } else if (model.live) {
          const scope = { refresh: undefined, narrow: 'read:all', widen: 'all' }[step.kind]
          const { status, body } = await refresh(service, model.live.refresh_token, scope)
          expect(status).toBe(step.kind === 'widen' ? 400 : 200)
          if (step.kind === 'widen') continue
          model.dead.push(model.live.refresh_token)
          model.live = body
          model.access.push(body.access_token)
        }
      }
      for (const access of model.access)
        expect(await statusOf(service, access)).toBe(model.live ? 200 : 401)
      if (model.live) expect((await refresh(service, model.live.refresh_token)).status).toBe(200)
      for (const token of model.dead)
        expect((await refresh(service, token)).body.error).toBe('invalid_grant')
    },
  )
  await fc.assert(property, { numRuns: 60 })
})
