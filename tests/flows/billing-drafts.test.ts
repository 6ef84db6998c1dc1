/** Drafts of interface A that are in the books, changed by a person. Real core, real demo service. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ServiceClient } from '../../electron/api/connection'
import type { Exchange } from '../../electron/api/http/transport'
import { Invoices } from '../../electron/api/invoices'
import type { InvoiceView } from '../../shared/invoices/invoice-change'
import type { InvoiceDraft } from '../../shared/invoices/invoice-draft'
import { draftOfInvoice } from '../../shared/invoices/invoice-edit'
import { billingOf, invoiceDraft, knowsBooks, type BillingApi } from '../support/billing'
import { exchange } from '../support/exchange'
import { pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
let api: BillingApi
let id: number
let dies = false
/** What the service is said to have answered to a PUT. */
let rewritten: ((body: string) => string) | undefined
let bodies: string[] = []
const between: Exchange = async (request) => {
  if (request.method === 'PUT') bodies.push(String(request.body))
  const reply = await exchange(request)
  if (request.method !== 'GET' || !rewritten || !/invoices\/\d+$/.test(String(request.url)))
    return reply
  return { ...reply, body: Buffer.from(rewritten(reply.body.toString())) }
}
const onIntent = () => {
  if (dies) throw new Error('died')
}

beforeEach(async () => {
  dies = false
  rewritten = undefined
  bodies = []
  rig = await Rig.start({ world: { onIntent, exchange: between } })
  await rig.connect()
  await knowsBooks(rig)
  api = billingOf(rig)
  const draftId = await api.invoices.begin(invoiceDraft(rig))
  const bytes = new Uint8Array(pngBytes())
  await api.invoices.addFile({ id: draftId, file: { fileName: 'order.png', bytes } })
  const end = await api.invoices.send(draftId)
  if (end.kind !== 'done' || !end.outcome) throw new Error(JSON.stringify(end))
  id = end.outcome.invoiceId
})
afterEach(() => rig.end())

const minute = 60_000
const put = { method: 'PUT', path: '^/v1/invoices/' }
const booked = () => {
  const found = rig.service.invoices().find((invoice) => invoice.id === id)
  if (!found) throw new Error('Not in the books')
  return found
}

async function change(
  more: (draft: InvoiceDraft) => Partial<InvoiceDraft>,
  view?: InvoiceView,
): ReturnType<BillingApi['invoices']['change']> {
  const { invoice, seen } = view ?? (await api.invoices.read(id))
  const draft = draftOfInvoice(invoice)
  return api.invoices.change({ invoiceId: id, seen, draft: { ...draft, ...more(draft) } })
}

const named =
  (description: string) =>
  ({ lines }: InvoiceDraft) => ({
    lines: lines.map((line, at) => (at === 0 ? { ...line, description } : line)),
  })

/** Another program of the same company, past the app. */
async function colleague(edit: (text: string) => string): Promise<void> {
  const token = await rig.token()
  const tokens = { token: async () => token, renew: async () => token }
  const invoices = new Invoices(
    new ServiceClient({ baseUrl: rig.service.baseUrl, tokens, exchange }),
  )
  await invoices.put(id, edit((await invoices.get(id)).text))
}

describe('a draft in the books', () => {
  test('gets another client, date, terms, account and lines, in one change', async () => {
    const { books } = rig.core.accounts.need()
    const sort = { by: 'name', isDescending: false } as const
    const [, other] = books.clients({ search: '', offset: 0, limit: 2, sort }).rows
    const [, account] = books.choices.get().bankAccounts
    if (!other || !account) throw new Error('The demo company has no other')
    const end = await change(({ lines }) => ({
      clientId: other.id,
      clientName: other.name,
      issuedDate: '2026-06-02',
      paymentTermsDays: '21',
      bankAccountId: account.id,
      lines: [
        { description: 'Delivery', quantity: '1', price: '20', vatType: 'Standard' },
        { ...lines[0]!, quantity: '2' },
      ],
    }))
    expect(end).toMatchObject({ kind: 'done', isCertain: true })
    expect(booked()).toMatchObject({
      customer: other.name,
      issuedDate: '2026-06-02',
      termsDays: 21,
      bankAccountId: account.id,
      isIssued: false,
      netPence: 82_000,
      vatPence: 16_400,
      items: [
        { description: 'Delivery', pricePence: 2000, quantityThousandths: 1000 },
        { description: 'Design of a poster', pricePence: 40_000, quantityThousandths: 2000 },
      ],
    })
    expect(booked().attachments.map(({ fileName }) => fileName)).toEqual(['order.png'])
    const { rows } = rig.core.accounts.need().books.invoices({
      search: '',
      offset: 0,
      limit: 200,
      sort: { by: 'date', isDescending: true },
    })
    const shown = rows.find((row) => row.kind === 'new' && row.id === id)
    expect(shown).toMatchObject({ id, clientName: other.name, gross: '984.00' })
  })

  test('only what was changed goes out as another: the rest is word for word as it came', async () => {
    const before = await api.invoices.read(id)
    rewritten = (body) =>
      body.replace(/\}$/, ',"colour":{"of":1.50}}').replace('"rate"', '"x":"y","rate"')
    const view = await api.invoices.read(id)
    await change(named('Design of two posters'), view)
    const [sent = ''] = bodies
    expect(sent).toContain('"colour":{"of":1.50}')
    expect(sent).toContain('"x":"y"')
    const body = JSON.parse(sent) as { items: object[]; netAmount: unknown }
    expect(body.items[0]).toMatchObject({ description: 'Design of two posters', lineType: 'S' })
    expect(body.items[1]).toMatchObject({ description: 'Print', amount: 99.99 })
    expect(before.invoice.gross).toBe('819.99')
  })

  test('is not sent at all where nothing is different', async () => {
    expect(await change(() => ({}))).toMatchObject({ kind: 'done', isCertain: true })
    expect(bodies).toEqual([])
  })

  test('is not sent with anything missing, or nothing to pay', async () => {
    const end = await change(({ lines }) => ({
      clientId: undefined,
      clientName: 'Nobody',
      paymentTermsDays: '400',
      lines: [{ ...lines[0]!, price: '' }, lines[1]!],
    }))
    expect(end).toMatchObject({
      kind: 'held',
      why: [
        { field: 'clientId', code: 'client-missing' },
        { field: 'paymentTermsDays', code: 'terms-invalid' },
        { field: 'lines.0.price', code: 'price-missing' },
      ],
    })
    const free = await change(({ lines }) => ({ lines: [{ ...lines[0]!, price: '0' }] }))
    expect(free).toMatchObject({ kind: 'held', why: [{ code: 'total-not-positive' }] })
    expect(bodies).toEqual([])
  })

  test('that was issued is final: nothing is sent, and the service would refuse it', async () => {
    const view = await api.invoices.read(id)
    rig.service.dials.issueInvoice(id)
    expect(await change(named('Other'), view)).toMatchObject({ kind: 'changed' })
    await expect(change(named('Other'))).rejects.toMatchObject({ code: 'wrong-state' })
    expect(bodies).toEqual([])
    await colleague((text) => text.replace('Design of a poster', 'Something else'))
    expect(booked().items[0]?.description).toBe('Design of a poster')
  })

  test('that somebody changed meanwhile is shown first, and nothing is sent', async () => {
    const view = await api.invoices.read(id)
    await colleague((text) => text.replace('Design of a poster', 'Design by Ada'))
    const end = await change(named('Design by Bob'), view)
    expect(end).toMatchObject({ kind: 'changed' })
    expect(end.kind === 'changed' && end.now.invoice.items[0]?.description).toBe('Design by Ada')
    expect(bodies).toEqual([])
    expect(booked().items[0]?.description).toBe('Design by Ada')
  })
})

describe('a change whose reply is lost', () => {
  test('is proved by reading, and goes out once', async () => {
    rig.service.dials.next({ ...put, act: { kind: 'drop-after' } })
    expect(await change(named('Once'))).toMatchObject({ kind: 'done', isCertain: false })
    expect(booked().items[0]?.description).toBe('Once')
    expect(bodies).toHaveLength(1)
  })

  test('and that never arrived, is told once it cannot come any more', async () => {
    rig.service.dials.next({ ...put, act: { kind: 'drop-before' } })
    expect(await change(named('Lost'))).toMatchObject({ kind: 'unknown' })
    await expect(change(named('Again'))).rejects.toMatchObject({ code: 'outcome-unknown' })
    expect(await api.payments.pending()).toMatchObject([{ invoiceId: id, state: 'open' }])
    rig.clock.advance(2 * minute)
    await api.payments.check()
    expect(await api.payments.pending()).toMatchObject([{ state: 'not-done' }])
    expect(await change(named('Again'))).toMatchObject({ kind: 'done' })
    expect(booked().items[0]?.description).toBe('Again')
  })

  test('and that arrives late, is found and not sent again', async () => {
    rig.service.dials.next({ ...put, act: { kind: 'late-commit', delayMs: 300 } })
    expect(await change(named('Late'))).toMatchObject({ kind: 'unknown' })
    await until(() => booked().items[0]?.description === 'Late', 'the change is there')
    expect(await api.invoices.read(id)).toMatchObject({ pending: [] })
    expect(bodies).toHaveLength(1)
  })

  test('by the end of the app, is settled by the next start', async () => {
    dies = true
    await expect(change(named('Died'))).rejects.toThrow('died')
    dies = false
    await rig.restart()
    await knowsBooks(rig)
    api = billingOf(rig)
    expect(await api.payments.pending()).toMatchObject([{ state: 'open' }])
    await expect(change(named('Again'))).rejects.toMatchObject({ code: 'outcome-unknown' })
    rig.clock.advance(2 * minute)
    expect(await change(named('Again'))).toMatchObject({ kind: 'done' })
    expect(booked().items[0]?.description).toBe('Again')
  })
})

test('a service that keeps the sums of the lines before is told of', async () => {
  rewritten = (body) => body.replace(/"netAmount":[\d.]+/, '"netAmount":699.99')
  const end = await change(({ lines }) => ({ lines: [{ ...lines[0]!, quantity: '2' }, lines[1]!] }))
  expect(end).toMatchObject({
    kind: 'differs',
    outcome: { isApplied: false, differences: ['total'] },
  })
  expect(await api.payments.pending()).toMatchObject([{ state: 'differs' }])
})

test('what the service refuses is told in its words, and leaves nothing open', async () => {
  const errors = [{ field: 'customer.id', message: 'is archived' }]
  rig.service.dials.next({ ...put, act: { kind: 'status', status: 400, body: { errors } } })
  expect(await change(named('Refused'))).toMatchObject({
    kind: 'not-done',
    said: ['customer.id: is archived'],
  })
  expect(await api.payments.pending()).toEqual([])
})
