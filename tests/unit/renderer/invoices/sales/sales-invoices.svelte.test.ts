import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { createDocket } from '../../../../../renderer/shell/docket.svelte'
import type { SalesInvoiceState } from '../../../../../shared/sales-invoices/sales-invoice'
import { openScene } from '../../../../support/scene'
import { now } from '../../../../window/world'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.setSystemTime(now)

async function opened() {
  const scene = await openScene('empty')
  const { world } = scene
  const docket = createDocket(scene.api)
  const { books, route, salesInvoices, session } = docket
  await vi.waitFor(() => expect(session.isKnown).toBe(true))
  route.go('invoices')
  salesInvoices.list.narrow({ kind: 'sales' })
  books.show('invoices')
  await salesInvoices.look()
  await vi.waitFor(() => expect(books.list.total).toBeDefined())
  const service = await world.company('demo')
  return { ...docket, ...scene, sales: salesInvoices, service }
}

type Opened = Awaited<ReturnType<typeof opened>>

/** Opens the first one in a state. */
async function openOne({ sales, service }: Opened, state: SalesInvoiceState) {
  const row = service.salesInvoices().find((one) => one.state === state)
  if (!row) throw new Error(`None is ${state}`)
  sales.record.open(row.id)
  await vi.waitFor(() => expect(sales.record.view?.invoice.id).toBe(row.id))
  return row.id
}

const times = ({ calls }: Opened, channel: string) =>
  calls.filter((call) => call === channel).length

/** How often the service was asked to e-mail an invoice. */
const emails = ({ service }: Opened, id: number) =>
  service.journal().filter(({ path }) => path.endsWith(`/${id}/email`)).length

/** The first client of the books. */
function aClient({ world }: Opened) {
  const sort = { by: 'name', isDescending: false } as const
  const { rows } = world.core.accounts
    .need()
    .books.clients({ search: '', offset: 0, limit: 1, sort })
  return rows[0]!
}

/** A form that only waits to be saved. */
async function fill(all: Opened): Promise<void> {
  const { id, name } = aClient(all)
  await all.sales.drafts.begin()
  const { fields } = all.sales.drafts.form!
  fields.change({ clientId: id, clientName: name })
  fields.changeLine(0, { description: 'Poster', price: '100' })
}

/** A colleague writes a note on the invoice, just before main does what it is asked. */
function noteElsewhere({ world }: Opened, id: number, when: RegExp): void {
  const content = `json_set(content, '$.note', 'Changed elsewhere')`
  world.meddles = { when, sql: `UPDATE sales_invoices SET content = ${content} WHERE id = ${id}` }
}

const list = 'sales_invoices$'

test('a tab shows its state, and its count is what the list comes to', async () => {
  const { books, sales, service } = await opened()
  for (const tab of ['DRAFT', 'OVERDUE', 'ALL'] as const) {
    sales.list.show(tab)
    const isShown = ({ state }: { state: string }) => tab === 'ALL' || state === tab
    const count = service.salesInvoices().filter(isShown).length
    await vi.waitFor(() => expect(books.list.total).toBe(count))
    expect(sales.list.counts[tab]).toBe(count)
  }
})

test('a client, a reference and a kind narrow what this computer knows', async () => {
  const all = await opened()
  const { books, sales, service } = all
  const client = aClient(all)
  const theirs = service.salesInvoices().filter((one) => one.client === client.name)
  const comesTo = async (count: number) => {
    await vi.waitFor(() => expect(books.list.total).toBe(count))
    await vi.waitFor(() => expect(sales.list.counts.ALL).toBe(count))
  }
  sales.list.narrow({ client })
  await comesTo(theirs.length)
  sales.list.narrow({ reference: theirs[0]!.reference })
  await comesTo(1)
  sales.list.showAll()
  const both =
    service.salesInvoices().length + all.world.core.accounts.need().books.every('invoices').length
  await comesTo(both)
  sales.list.narrow({ kind: 'new' })
  await comesTo(both - service.salesInvoices().length)
})

test('a date that is none narrows nothing', async () => {
  const all = await opened()
  const { books, sales, service } = all
  const before = all.calls.length
  sales.list.narrow({ from: 'soonish' })
  expect(all.calls).toHaveLength(before)
  expect(books.list.total).toBe(service.salesInvoices().length)
})

test('what is narrowed by its due date is searched and put in order', async () => {
  const all = await opened()
  const { books, sales, service } = all
  const due = service.salesInvoices().filter(({ state }) => state !== 'DRAFT')
  sales.list.narrow({ to: '2030-01-01' })
  await vi.waitFor(() => expect(books.list.total).toBe(due.length))
  const amounts = () => due.map((_, at) => Number((books.list.row(at) as { gross: string }).gross))
  const falling = amounts().toSorted((a, b) => b - a)
  expect(amounts()).not.toEqual(falling)
  books.list.sort('amount')
  await vi.waitFor(() => expect(amounts()).toEqual(falling))
  const { name } = aClient(all)
  books.list.find(name.toLowerCase())
  const theirs = due.filter(({ client }) => client === name)
  await vi.waitFor(() => expect(books.list.total).toBe(theirs.length))
  expect(theirs).not.toEqual([])
})

test('an open invoice that could not be read is read with the next refresh', async () => {
  const { sales, service, world } = await opened()
  const id = service.salesInvoices()[0]!.id
  world.wire.isDown = true
  sales.record.open(id)
  await vi.waitFor(() => expect(sales.record.readProblem).toBeDefined())
  world.wire.isDown = false
  await sales.record.freshen()
  expect(sales.record.view?.invoice.id).toBe(id)
})

test('nothing is sent before the person has answered, and a no sends nothing', async () => {
  const all = await opened()
  const { sales } = all
  await openOne(all, 'DRAFT')
  for (const question of ['issue', 'delete', 'email'] as const) {
    sales.record.wonder(question)
    expect(sales.record.question).toBe(question)
    sales.record.dismiss()
  }
  for (const channel of ['issue', 'delete', 'email'])
    expect(times(all, `salesInvoices.${channel}`)).toBe(0)
})

test('a draft is issued once, and the open invoice shows its number', async () => {
  const all = await opened()
  const { sales, service, toasts } = all
  const id = await openOne(all, 'DRAFT')
  sales.record.wonder('issue')
  await Promise.all([sales.record.answer(), sales.record.answer()])
  expect(times(all, 'salesInvoices.issue')).toBe(1)
  const { number } = service.salesInvoices().find((one) => one.id === id)!
  expect(number).toBeDefined()
  expect(sales.record.view?.invoice).toMatchObject({ id, state: 'DUE', number })
  expect(toasts.all.at(-1)?.title).toBe(`Issued as ${number}`)
})

test('an invoice that is not as it was seen is shown as it is now, and nothing is sent', async () => {
  const all = await opened()
  const { sales, service } = all
  const id = await openOne(all, 'DRAFT')
  noteElsewhere(all, id, /^salesInvoices\.issue$/)
  sales.record.wonder('issue')
  expect(await sales.record.answer()).toBe(false)
  expect(sales.record.trouble?.kind).toBe('changed')
  expect(sales.record.view?.invoice).toMatchObject({ state: 'DRAFT', note: 'Changed elsewhere' })
  expect(service.salesInvoices().find((one) => one.id === id)?.state).toBe('DRAFT')
})

test('a second e-mail on one day goes only on purpose', async () => {
  const all = await opened()
  const { sales } = all
  const id = await openOne(all, 'DUE')
  sales.record.wonder('email')
  expect(sales.record.letterOfToday).toBeUndefined()
  expect(await sales.record.answer()).toBe(true)
  expect(sales.record.letterOfToday).toMatchObject({ kind: 'email', state: 'sent' })
  expect(emails(all, id)).toBe(1)
  sales.record.wonder('email')
  await sales.record.answer()
  expect(emails(all, id)).toBe(2)
  expect(sales.record.view?.emails).toHaveLength(2)
})

test('an e-mail whose answer was lost is said to be uncertain', async () => {
  const all = await opened()
  const { sales, world } = all
  await openOne(all, 'DUE')
  await world.fault('demo', { path: '\\d/email$' }, { kind: 'drop-after' })
  sales.record.wonder('email')
  expect(await sales.record.answer()).toBe(false)
  expect(sales.record.trouble).toMatchObject({ kind: 'unknown' })
  expect(sales.record.letterOfToday).toMatchObject({ state: 'unknown' })
})

test('a form that lacks something is not sent, and names the first field to mend', async () => {
  const all = await opened()
  await all.sales.drafts.begin()
  expect(await all.sales.drafts.save()).toBe('clientId')
  expect(all.sales.drafts.form?.fields.problem('lines.0.price')?.code).toBe('price-missing')
  expect(times(all, 'salesInvoices.create')).toBe(0)
})

test('a new draft is created once and opened', async () => {
  const all = await opened()
  const { sales, service } = all
  const before = service.salesInvoices().length
  await fill(all)
  await Promise.all([sales.drafts.save(), sales.drafts.save()])
  expect(times(all, 'salesInvoices.create')).toBe(1)
  expect(sales.drafts.form).toBeUndefined()
  expect(sales.record.view?.invoice).toMatchObject({ state: 'DRAFT', gross: '120.00' })
  expect(service.salesInvoices()).toHaveLength(before + 1)
})

test('what was refused or not sent stays in the form, with the reason', async () => {
  const all = await opened()
  const { sales, service, world } = all
  await fill(all)
  await world.fault('demo', { method: 'POST', path: list }, { kind: 'status', status: 400 })
  await sales.drafts.save()
  expect(sales.drafts.form?.trouble).toMatchObject({ kind: 'refused', said: [expect.any(String)] })

  // The network goes while the drafts of the client are being read.
  await world.fault('demo', { method: 'GET', path: list }, { kind: 'hold' })
  const asked = () =>
    service
      .journal()
      .filter(({ method, path }) => method === 'GET' && path.endsWith('sales_invoices')).length
  const before = asked()
  const saving = sales.drafts.save()
  await vi.waitFor(() => expect(asked()).toBe(before + 1))
  world.wire.isDown = true
  await vi.waitFor(() => {
    service.dials.release()
    expect(sales.record.busy).toBeUndefined()
  })
  await saving
  expect(sales.drafts.form?.trouble).toMatchObject({ kind: 'not-sent', code: 'offline' })
  world.wire.isDown = false
  await sales.drafts.save()
  expect(sales.drafts.form).toBeUndefined()
})

test('a creation whose answer was lost is told, and can be put away once it is decided', async () => {
  const all = await opened()
  const { sales, world } = all
  await fill(all)
  await world.fault('demo', { method: 'POST', path: list }, { kind: 'drop-after' })
  await world.fault('demo', { method: 'GET', path: list, skip: 1 }, { kind: 'stale-list' })
  await sales.drafts.save()
  expect(sales.drafts.form?.trouble).toMatchObject({ kind: 'unknown' })
  const draft = { clientId: aClient(all).id }
  expect(sales.drafts.pending).toMatchObject([{ state: 'open', draft }])
  // A colleague makes the same one, so that nobody knows which is whose.
  const columns = 'client_id, client_reference, issued_on, terms_days, changed_at, content'
  world.meddles = {
    when: /^salesInvoices\.create$/,
    sql: `INSERT INTO sales_invoices (${columns})
      SELECT ${columns} FROM sales_invoices ORDER BY id DESC LIMIT 1`,
  }
  await sales.drafts.save()
  expect(sales.drafts.form).toBeUndefined()
  expect(sales.drafts.pending).toMatchObject([{ state: 'ask', draft }])
  expect(sales.drafts.pending[0]?.candidates).toHaveLength(2)
  await sales.drafts.acknowledge(sales.drafts.pending[0]!.id)
  expect(sales.drafts.pending).toEqual([])
})

test('an edit meets a change of somebody else: nothing is sent, then both are saved', async () => {
  const all = await opened()
  const { sales, service } = all
  const id = await openOne(all, 'DRAFT')
  sales.drafts.edit()
  sales.drafts.form!.fields.change({ reference: 'Mine' })
  noteElsewhere(all, id, /^salesInvoices\.edit$/)
  await sales.drafts.save()
  expect(sales.drafts.form?.trouble).toEqual({ kind: 'changed', areLinesLost: false })
  expect(sales.drafts.form?.fields.typed).toMatchObject({
    reference: 'Mine',
    note: 'Changed elsewhere',
  })
  await sales.drafts.save()
  const both = { reference: 'Mine', note: 'Changed elsewhere' }
  expect(sales.record.view?.invoice).toMatchObject(both)
  expect(service.salesInvoices().find((one) => one.id === id)).toMatchObject(both)
})

test('a line that is added to a draft of the books stands where it will stand there', async () => {
  const all = await opened()
  await openOne(all, 'DRAFT')
  all.sales.drafts.edit()
  const { fields } = all.sales.drafts.form!
  const count = fields.typed!.lines.length
  expect(fields.duplicateLine(0)).toBe(count)
  fields.changeLine(count, { description: 'Added last' })
  await all.sales.drafts.save()
  expect(all.sales.record.view?.invoice.lines.at(-1)?.description).toBe('Added last')
  expect(all.sales.record.view?.invoice.lines).toHaveLength(count + 1)
})

test('an invoice of the other kind begins only once this one is put away', async () => {
  const all = await opened()
  await openOne(all, 'DRAFT')
  all.sales.drafts.edit()
  all.sales.drafts.form!.fields.change({ reference: 'Mine' })
  expect(await all.invoices.clearDesk()).toBe(false)
  expect(all.sales.drafts.isLeaving).toBe(true)
  all.sales.drafts.leave(true)
  expect(await all.invoices.clearDesk()).toBe(true)
})

test('leaving asks only when something would be lost', async () => {
  const all = await opened()
  const { sales } = all
  await sales.drafts.begin()
  sales.drafts.leave()
  expect(sales.drafts.form).toBeUndefined()
  await openOne(all, 'DRAFT')
  sales.drafts.edit()
  sales.drafts.form!.fields.change({ reference: 'Mine' })
  sales.drafts.leave()
  expect([sales.drafts.isLeaving, sales.drafts.form !== undefined]).toEqual([true, true])
  sales.drafts.leave(true)
  expect([sales.drafts.isLeaving, sales.drafts.form]).toEqual([false, undefined])
})

test('what is typed of a new one is kept when it is left, and forgotten once it is saved', async () => {
  const all = await opened()
  const { sales } = all
  await fill(all)
  sales.drafts.form!.fields.change({ reference: 'Half a' })
  sales.drafts.leave()
  expect([sales.drafts.isLeaving, sales.drafts.form]).toEqual([false, undefined])
  sales.restart()
  await sales.look()
  await sales.drafts.begin()
  expect(sales.drafts.form).toMatchObject({
    isKept: true,
    fields: { typed: { reference: 'Half a' } },
  })
  await sales.drafts.save()
  expect(sales.drafts.form).toBeUndefined()
  await sales.look()
  await sales.drafts.begin()
  expect(sales.drafts.form).toMatchObject({ isKept: false, fields: { typed: { reference: '' } } })
})

test('the PDF of one invoice does not show beside another', async () => {
  const all = await opened()
  const { sales, service } = all
  const id = await openOne(all, 'DUE')
  await sales.record.document.open()
  expect(sales.record.document.shown?.fileName).toMatch(/\.pdf$/)
  sales.record.open(service.salesInvoices().find((one) => one.id !== id)!.id)
  expect(sales.record.document.shown).toBeUndefined()
})

test('without a network the list stays, and why the open one cannot be read is told', async () => {
  const { books, sales, service, world } = await opened()
  const count = service.salesInvoices().length
  world.wire.isDown = true
  sales.record.open((books.list.row(0) as { id: number }).id)
  await vi.waitFor(() => expect(sales.record.readProblem).toBe('offline'))
  await sales.look()
  expect([sales.list.counts.ALL, books.list.total]).toEqual([count, count])
})

test('after the books were read anew the open invoice shows what the list shows', async () => {
  const all = await opened()
  const { api, books, sales } = all
  const id = await openOne(all, 'DRAFT')
  const stop = $effect.root(() => books.onread('salesInvoices', () => sales.record.freshen()))
  flushSync()
  noteElsewhere(all, id, /^books\.refresh$/)
  all.world.time = new Date(Date.parse(all.world.time) + 60_000).toISOString()
  await api.books.refresh({})
  await vi.waitFor(() => expect(sales.record.view?.invoice.note).toBe('Changed elsewhere'))
  stop()
})
