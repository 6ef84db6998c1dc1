import { expect, test, vi } from 'vitest'
import { createApi } from '../../../../shared/channel'
import { contract } from '../../../../shared/ipc'
import { createDocket } from '../../../../renderer/state/docket.svelte'
import { fakeTransport } from '../../../window/fake-transport'
import { scenes } from '../../../window/scenes'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })

async function opened(scene = 'sales') {
  const made = scenes[scene]?.()
  if (!made) throw new Error(`No scene ${scene}`)
  const fake = fakeTransport(made)
  const docket = createDocket(createApi(contract, fake.transport))
  const { books, route, salesInvoices, session } = docket
  await vi.waitFor(() => expect(session.isKnown).toBe(true))
  route.go('salesInvoices')
  books.show('salesInvoices')
  await salesInvoices.look()
  await vi.waitFor(() => expect(books.list.total).toBeDefined())
  return { ...docket, sales: salesInvoices, fake }
}

type Opened = Awaited<ReturnType<typeof opened>>

/** Opens the first one in a state. */
async function openOne({ sales, fake }: Opened, state: string) {
  const row = fake.known().salesInvoices.find((one) => one.state === state)
  if (!row) throw new Error(`None is ${state}`)
  sales.open(row.id)
  await vi.waitFor(() => expect(sales.view?.invoice.id).toBe(row.id))
  return row.id
}

const times = ({ fake }: Opened, channel: string) =>
  fake.calls.filter((call) => call === channel).length

/** A form that only waits to be saved. */
function fill({ sales }: Opened): void {
  sales.begin()
  const { typed } = sales.form!
  typed.clientId = 41
  typed.clientName = 'Aire Valley Housing'
  typed.lines[0]!.description = 'Poster'
  typed.lines[0]!.rate = '100'
}

test('a tab shows its state, and its count is what the list comes to', async () => {
  const { books, sales } = await opened()
  for (const tab of ['DRAFT', 'OVERDUE', 'ALL'] as const) {
    sales.show(tab)
    await vi.waitFor(() => expect(books.list.total).toBe(sales.counts[tab]))
  }
})

test('a client narrows what this computer knows; a reference or due date is asked of the service', async () => {
  const all = await opened()
  const { books, sales } = all
  sales.narrow({ client: { id: 41, name: 'Aire Valley Housing' } })
  await vi.waitFor(() => expect(books.list.total).toBe(16))
  await vi.waitFor(() => expect(sales.counts.ALL).toBe(16))
  expect(times(all, 'salesInvoices.page')).toBe(0)
  sales.narrow({ reference: 'AV/900' })
  await vi.waitFor(() => expect(books.list.total).toBe(1))
  await vi.waitFor(() => expect(sales.counts.ALL).toBe(1))
  sales.showAll()
  await vi.waitFor(() => expect(books.list.total).toBe(48))
})

test('a date that is none narrows nothing', async () => {
  const all = await opened()
  all.sales.narrow({ from: 'soonish' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(times(all, 'salesInvoices.page')).toBe(0)
  expect(all.sales.isNarrowed).toBe(false)
})

test('what the service lists is searched and put in order here', async () => {
  const { books, sales } = await opened()
  sales.narrow({ to: '2030-01-01' })
  await vi.waitFor(() => expect(books.list.total).toBe(41))
  books.list.sort('amount')
  const gross = (index: number) => Number((books.list.row(index) as { gross: string }).gross)
  await vi.waitFor(() => expect(gross(0)).toBeGreaterThan(gross(40)))
  books.list.find('otley')
  await vi.waitFor(() => expect(books.list.total).toBe(13))
})

test('nothing is sent before the person has answered, and a no sends nothing', async () => {
  const all = await opened()
  const { sales } = all
  await openOne(all, 'DRAFT')
  for (const question of ['issue', 'delete', 'email'] as const) {
    sales.wonder(question)
    expect(sales.question).toBe(question)
    sales.dismiss()
  }
  for (const channel of ['issue', 'delete', 'email'])
    expect(times(all, `salesInvoices.${channel}`)).toBe(0)
})

test('a draft is issued once, and the open invoice shows its number', async () => {
  const all = await opened()
  const { sales, toasts } = all
  const id = await openOne(all, 'DRAFT')
  sales.wonder('issue')
  await Promise.all([sales.answer(), sales.answer()])
  expect(times(all, 'salesInvoices.issue')).toBe(1)
  expect(sales.view?.invoice).toMatchObject({ state: 'DUE', number: `0042/${id}` })
  expect(toasts.all.at(-1)?.title).toBe(`Issued as 0042/${id}`)
})

test('an invoice that is not as it was seen is shown as it is now, and nothing is sent', async () => {
  const all = await opened()
  const { sales, fake } = all
  await openOne(all, 'DRAFT')
  fake.sales.ends.push('changed')
  sales.wonder('issue')
  expect(await sales.answer()).toBe(false)
  expect(sales.trouble?.kind).toBe('changed')
  expect(sales.view?.invoice).toMatchObject({ state: 'DRAFT', note: 'Changed elsewhere' })
})

test('a second e-mail on one day goes only on purpose', async () => {
  const all = await opened()
  const { sales } = all
  const id = await openOne(all, 'DUE')
  sales.wonder('email')
  expect(sales.letterOfToday).toBeUndefined()
  expect(await sales.answer()).toBe(true)
  expect(sales.letterOfToday).toMatchObject({ kind: 'email', state: 'sent' })
  expect(all.fake.sales.letters.get(id)).toHaveLength(1)
  sales.wonder('email')
  await sales.answer()
  expect(all.fake.sales.letters.get(id)).toHaveLength(2)
})

test('an e-mail whose answer was lost is said to be uncertain', async () => {
  const all = await opened()
  const { sales, fake } = all
  await openOne(all, 'DUE')
  fake.sales.ends.push('unknown')
  sales.wonder('email')
  expect(await sales.answer()).toBe(false)
  expect(sales.trouble).toMatchObject({ kind: 'unknown' })
  expect(sales.letterOfToday).toMatchObject({ state: 'unknown' })
})

test('a form that lacks something is not sent, and names the first field to mend', async () => {
  const all = await opened()
  all.sales.begin()
  expect(await all.sales.save()).toBe('clientId')
  expect(all.sales.form?.problem('lines.0.rate')).toBe('price-missing')
  expect(times(all, 'salesInvoices.create')).toBe(0)
})

test('a new draft is created once and opened', async () => {
  const all = await opened()
  const { sales, fake } = all
  fill(all)
  await Promise.all([sales.save(), sales.save()])
  expect(times(all, 'salesInvoices.create')).toBe(1)
  expect(sales.form).toBeUndefined()
  expect(sales.view?.invoice).toMatchObject({ state: 'DRAFT', gross: '120.00' })
  expect(fake.known().salesInvoices).toHaveLength(49)
})

test('what was refused or not sent stays in the form, with the reason', async () => {
  const all = await opened()
  const { sales, fake } = all
  fill(all)
  fake.sales.ends.push('refused', 'not-sent')
  await sales.save()
  expect(sales.form?.trouble).toMatchObject({ kind: 'refused', said: [expect.any(String)] })
  await sales.save()
  expect(sales.form?.trouble).toMatchObject({ kind: 'not-sent', code: 'offline' })
  await sales.save()
  expect(sales.form).toBeUndefined()
})

test('a creation whose answer was lost is told, and can be put away once it is decided', async () => {
  const all = await opened()
  const { sales, fake } = all
  fill(all)
  fake.sales.ends.push('ask')
  await sales.save()
  expect(sales.pending).toMatchObject([{ state: 'ask', draft: { clientId: 41 } }])
  await sales.acknowledge(sales.pending[0]!.id)
  expect(sales.pending).toEqual([])
})

test('an edit meets a change of somebody else: nothing is sent, then both are saved', async () => {
  const all = await opened()
  const { sales, fake } = all
  await openOne(all, 'DRAFT')
  sales.edit()
  sales.form!.typed.reference = 'Mine'
  fake.sales.ends.push('changed')
  await sales.save()
  expect(sales.form?.trouble).toEqual({ kind: 'changed', areLinesLost: false })
  expect(sales.form?.typed).toMatchObject({ reference: 'Mine', note: 'Changed elsewhere' })
  await sales.save()
  expect(sales.view?.invoice).toMatchObject({ reference: 'Mine', note: 'Changed elsewhere' })
})

test('leaving asks only when something would be lost', async () => {
  const all = await opened()
  const { sales } = all
  sales.begin()
  sales.leave()
  expect(sales.form).toBeUndefined()
  await openOne(all, 'DRAFT')
  sales.edit()
  sales.form!.typed.reference = 'Mine'
  sales.leave()
  expect([sales.isLeaving, sales.form !== undefined]).toEqual([true, true])
  sales.leave(true)
  expect([sales.isLeaving, sales.form]).toEqual([false, undefined])
})

test('what is typed of a new one is kept when it is left, and forgotten once it is saved', async () => {
  const all = await opened()
  const { sales } = all
  fill(all)
  sales.form!.typed.reference = 'Half a'
  sales.keepTyped()
  sales.leave()
  expect([sales.isLeaving, sales.form]).toEqual([false, undefined])
  sales.restart()
  await sales.look()
  sales.begin()
  expect(sales.form).toMatchObject({ isKept: true, typed: { reference: 'Half a' } })
  await sales.save()
  expect(sales.form).toBeUndefined()
  await sales.look()
  sales.begin()
  expect(sales.form).toMatchObject({ isKept: false, typed: { reference: '' } })
})

test('the PDF of one invoice does not show beside another', async () => {
  const all = await opened()
  const { sales, books } = all
  await openOne(all, 'DUE')
  await sales.showDocument()
  expect(sales.document?.fileName).toMatch(/\.pdf$/)
  sales.open((books.list.row(5) as { id: number }).id)
  expect(sales.document).toBeUndefined()
})

test('without a network the list stays, and why the open one cannot be read is told', async () => {
  const all = await opened('books-offline')
  const { sales, fake } = all
  sales.open(fake.known().salesInvoices[0]!.id)
  await vi.waitFor(() => expect(sales.readProblem).toBe('offline'))
  expect(sales.counts.ALL).toBe(5)
})
