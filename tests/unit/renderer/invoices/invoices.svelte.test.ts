import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { ClientDraft } from '../../../../shared/invoices/client-draft'
import { subtractAmounts } from '../../../../shared/money'
import { Books } from '../../../../renderer/record/books.svelte'
import { Choices } from '../../../../renderer/base/choices.svelte'
import { Clients } from '../../../../renderer/record/clients.svelte'
import { Countries } from '../../../../renderer/record/countries.svelte'
import { Invoices } from '../../../../renderer/invoices/invoices.svelte'
import { Toasts } from '../../../../renderer/base/toasts.svelte'
import type { FaultAct } from '../../../../sandbox/faults'
import { openScene } from '../../../support/scene'
import { now, type World } from '../../../window/world'

vi.setSystemTime(now)

async function desk() {
  const scene = await openScene('empty')
  const { api, world } = scene
  const toasts = new Toasts()
  const choices = new Choices(api)
  const canAsk = () => true
  const books = new Books({ api, toasts, isSeen: () => true, canAsk })
  const invoices = new Invoices({ api, books, choices, toasts, canAsk })
  const clients = new Clients({ api, toasts, countries: new Countries(api) })
  await vi.waitFor(() => expect(choices.current.vatTypes).not.toEqual([]))
  books.show('invoices')
  const states = { toasts, choices, books, invoices, clients, editor: invoices.editor }
  return { ...scene, ...states, ...inBooks(world) }
}

/** The one invoice that was opened here before, of which a part is paid, and a client of another. */
function inBooks(world: World) {
  const { books } = world.core.accounts.need()
  const [record] = books.every('invoices')
  const sort = { by: 'name', isDescending: false } as const
  const { rows } = books.clients({ search: '', offset: 0, limit: 2, sort })
  const known = rows.find(({ id }) => id !== record?.clientId)
  if (!record?.outstanding || !known) throw new Error('There is none')
  return { record: { ...record, outstanding: record.outstanding }, known }
}

const newcomer: ClientDraft = {
  name: 'Kirkstall Weavers',
  email: 'a@weavers.example',
  paymentTermsDays: '',
  line1: '1 Abbey Road',
  line2: '',
  line3: '',
  line4: '',
  postCode: '',
  country: 'GB',
}

/** A draft of one line that comes to £48.00 with VAT. */
async function typed() {
  const here = await desk()
  here.editor.begin(here.known)
  here.editor.form.changeLine(0, { description: 'Weaving', price: '40' })
  flushSync()
  return here
}

async function shown() {
  const here = await desk()
  await here.invoices.goTo(here.record.id)
  return { ...here, changes: here.invoices.changes }
}

/** A colleague records a payment, just before main does. */
function payElsewhere({ record, world }: Awaited<ReturnType<typeof desk>>): void {
  world.meddles = {
    when: /^payments\.record$/,
    sql: `INSERT INTO invoice_payments (invoice_id, paid_on, pence, method, bank_account_id)
      SELECT id, '2026-11-20', 4000, 'EFT', bank_account_id FROM invoices WHERE id = ${record.id}`,
  }
}

const post = { method: 'POST', path: 'invoices$' }
const put = { method: 'PUT', path: 'invoices/\\d+$' }

/** The service reads it and says no. */
const refusal = (message: string): FaultAct => ({
  kind: 'status',
  status: 400,
  body: { errors: [{ field: 'customer', message }] },
})

test('nothing is kept of an invoice in which nothing was typed', async () => {
  const { api, editor } = await desk()
  editor.begin()
  await editor.close()
  expect(await api.invoices.drafts()).toEqual([])
})

test('what is typed is kept, with the terms of the client and the usual account', async () => {
  const { api, choices, editor, invoices, known } = await typed()
  expect(editor.keeping).toBe('keeping')
  await editor.close()
  const [kept] = await api.invoices.drafts()
  const usual = choices.current.bankAccounts.find(({ isDefault }) => isDefault)
  expect(kept?.draft).toMatchObject({
    clientId: known.id,
    paymentTermsDays: String(known.paymentTermsDays),
    bankAccountId: usual?.id,
  })
  expect(kept?.draft.lines[0]).toMatchObject({ description: 'Weaving', vatType: 'Standard' })
  await vi.waitFor(() => expect(invoices.drafts).toHaveLength(1))
})

test('a second change edits the same draft', async () => {
  const { api, editor } = await typed()
  await editor.flush()
  editor.form.changeLine(0, { price: '50' })
  await editor.flush()
  const drafts = await api.invoices.drafts()
  expect(drafts.map(({ draft }) => draft.lines[0]?.price)).toEqual(['50'])
})

test('one that cannot be kept is not put away', async () => {
  const { editor, toasts } = await typed()
  await editor.flush()
  const id = editor.id
  editor.form.changeLine(0, { description: 'x'.repeat(3000) })
  expect(await editor.close()).toBe(false)
  expect(editor.keeping).toBe('failed')
  expect(toasts.all).toHaveLength(1)
  editor.form.changeLine(0, { description: 'x' })
  expect(await editor.close()).toBe(true)
  await editor.open(id ?? '')
  expect(editor.draft?.lines[0]?.description).toBe('x')
})

test('terms typed by hand outlast the choice of a client, and a due date is put into days', async () => {
  const { editor, known } = await desk()
  editor.begin()
  editor.form.change({ issuedDate: '2026-11-01', paymentTermsDays: '7' })
  editor.form.chooseClient(known)
  expect(editor.draft?.paymentTermsDays).toBe('7')
  editor.form.dueOn('2026-12-01')
  expect(editor.draft?.paymentTermsDays).toBe('30')
})

test.each(['2026-10-01', 'soon'])(
  'a due day that cannot be, %s, stays as it was typed, and holds it until it is mended',
  async (typedAsDue) => {
    const { editor, known } = await typed()
    editor.form.change({ issuedDate: '2026-11-01', paymentTermsDays: '' })
    editor.form.dueOn(typedAsDue)
    expect(editor.form.dueTyped).toBe(typedAsDue)
    expect(editor.form.problem('dueDate'), 'before the field was left').toBeUndefined()
    editor.form.touch('dueDate')
    expect(editor.form.problem('dueDate')).toMatchObject({ code: 'due-day-invalid' })
    expect(await editor.send()).toEqual({ mend: 'dueDate' })
    editor.form.chooseClient(known)
    expect(editor.form.dueTyped, 'the terms of a client do not drop it').toBe(typedAsDue)
    editor.form.dueOn('2026-11-15')
    expect(editor.form.dueTyped).toBeUndefined()
    expect(editor.form.dueDate).toBe('2026-11-15')
    expect(editor.form.problem('dueDate')).toBeUndefined()
  },
)

test('a due day before the invoice is one once the invoice is earlier; terms and nothing take its place', async () => {
  const { editor } = await typed()
  editor.form.change({ issuedDate: '2026-11-20', paymentTermsDays: '7' })
  editor.form.dueOn('2026-11-15')
  editor.form.change({ issuedDate: '2026-11-01' })
  expect(editor.draft?.paymentTermsDays).toBe('14')
  expect(editor.form.dueTyped).toBeUndefined()
  editor.form.dueOn('soon')
  editor.form.change({ paymentTermsDays: '10' })
  expect(editor.form.dueTyped).toBeUndefined()
  editor.form.dueOn('soon')
  editor.form.dueOn('')
  expect(editor.form.dueTyped).toBeUndefined()
  expect(editor.form.dueDate).toBe('2026-11-11')
})

test('terms that came with a client go with it', async () => {
  const { editor } = await desk()
  editor.begin()
  editor.form.chooseClient({ id: 1, address: [], name: 'A', paymentTermsDays: 14 })
  editor.form.chooseClient({ id: 2, address: [], name: 'B', paymentTermsDays: 60 })
  expect(editor.draft).toMatchObject({ clientId: 2, paymentTermsDays: '60' })
  editor.form.chooseClient({ id: 3, address: [], name: 'C' })
  expect(editor.draft?.paymentTermsDays).toBe('')
})

test('lines are added, doubled and removed, and add up', async () => {
  const { editor } = await typed()
  expect(editor.form.duplicateLine(0)).toBe(1)
  expect(editor.form.addLine(1)).toBe(2)
  expect(editor.draft?.lines[2]).toMatchObject({ description: '', vatType: 'Standard' })
  expect(editor.form.totals).toMatchObject({ net: '80.00', vat: '16.00', gross: '96.00' })
  expect(editor.form.removeLine(2)).toBe(1)
  editor.form.removeLine(1)
  editor.form.removeLine(0)
  expect(editor.draft?.lines).toEqual([
    { description: '', quantity: '1', price: '', vatType: 'Standard' },
  ])
})

test('what is missing is shown at its field before anything is sent', async () => {
  const { calls, editor } = await desk()
  editor.begin()
  expect(editor.form.problem('clientId')).toBeUndefined()
  expect(await editor.send()).toEqual({ mend: 'clientId' })
  expect(editor.form.problem('lines.0.price')?.code).toBe('price-missing')
  expect(calls).not.toContain('invoices.send')
})

test('one that was sent is in the books and no longer among the drafts', async () => {
  const { editor, invoices, books } = await typed()
  const { invoiceId } = await editor.send()
  expect(editor.state).toBe('sent')
  await invoices.goTo(invoiceId ?? 0)
  await invoices.load()
  expect(invoices.drafts).toEqual([])
  expect(books.list.selected?.id).toBe(invoiceId)
  expect(invoices.view?.invoice.gross).toBe('48.00')
})

test('one that was refused says why, stays a draft, and can be mended', async () => {
  const { editor, world } = await typed()
  await world.fault('demo', post, refusal('is archived'))
  expect(await editor.send()).toEqual({})
  expect(editor.unsent).toMatchObject({
    kind: 'refused',
    said: [expect.stringContaining('is archived')],
  })
  expect(editor.state).toBe('typed')
  editor.form.change({ paymentTermsDays: '10' })
  expect(editor.unsent).toBeUndefined()
  expect((await editor.send()).invoiceId).toBeDefined()
})

test('one in doubt is neither changed nor sent again before a person has answered', async () => {
  const { calls, editor, known, record, world } = await typed()
  await world.fault('demo', post, { kind: 'drop-before' })
  await editor.send()
  expect(editor.state).toBe('unknown')
  editor.form.change({ paymentTermsDays: '1' })
  expect(editor.draft?.paymentTermsDays).toBe(String(known.paymentTermsDays))
  expect(await editor.send()).toEqual({})
  expect(calls.filter((call) => call === 'invoices.send')).toHaveLength(1)

  await editor.isNotThere()
  expect(editor.answered?.kind).toBe('too-early')
  await editor.isThere(String(record.id))
  const differences = expect.arrayContaining(['client', 'lines']) as unknown
  expect(editor.answered).toMatchObject({ kind: 'differs', differences })
  world.pass(2)
  await editor.isNotThere()
  expect(editor.state).toBe('typed')
})

test('a number that no invoice has says so, and shows nothing else', async () => {
  const { invoices, record } = await desk()
  expect(await invoices.open('nonsense')).toBe('invalid-input')
  expect(await invoices.open('99')).toBe('not-found')
  expect(invoices.view).toBeUndefined()
  expect(await invoices.open(`https://books.example/invoices/${record.id}`)).toBeUndefined()
  expect(invoices.view?.invoice.id).toBe(record.id)
})

test('an invoice in euros that is opened by its number stays one, in the list and in what is said', async () => {
  const { api, books, changes, invoices, record, toasts } = await shown()
  const view = await api.invoices.read(record.id)
  const inEuros = { ...view, invoice: { ...view.invoice, currency: 'EUR' } }
  vi.spyOn(api.invoices, 'open').mockResolvedValue(inEuros)
  vi.spyOn(api.payments, 'record').mockResolvedValue({
    kind: 'done',
    isCertain: true,
    now: inEuros,
  })
  const take = vi.spyOn(books, 'take')
  await invoices.open(String(record.id))
  expect(take.mock.calls).toMatchObject([['invoices', { kind: 'new', currency: 'EUR' }]])
  changes.begin()
  changes.change({ amount: '60' })
  await changes.record()
  expect(toasts.all.map(({ title }) => title)).toEqual(['Recorded: EUR 60.00'])
})

test('running through the list asks only for the row it stops at', async () => {
  const { calls, invoices, record } = await desk()
  invoices.show(1)
  invoices.show(2)
  invoices.show(record.id)
  await vi.waitFor(() => expect(invoices.view?.invoice.id).toBe(record.id))
  expect(calls.filter((call) => call === 'invoices.read')).toHaveLength(1)
})

test('a payment begins with what is outstanding; part of it leaves the rest', async () => {
  const { changes, choices, invoices, record } = await shown()
  const before = invoices.view?.invoice.payments?.length ?? 0
  const usual = choices.current.bankAccounts.find(({ isDefault }) => isDefault)
  const rest = subtractAmounts(record.outstanding, '140.00')
  changes.begin()
  expect(changes.payment).toMatchObject({
    amount: record.outstanding,
    method: 'EFT',
    bankAccountId: usual?.id,
  })
  changes.change({ amount: '140' })
  expect(await changes.record()).toEqual({ isDone: true })
  expect(invoices.view?.invoice).toMatchObject({ outstanding: rest })
  expect(invoices.view?.invoice.payments).toHaveLength(before + 1)
  changes.begin()
  expect(changes.payment?.amount).toBe(rest)
  await changes.record()
  expect(invoices.view?.invoice.outstanding).toBe('0.00')
})

test('more than is outstanding is recorded only on purpose', async () => {
  const { calls, changes, record } = await shown()
  changes.begin()
  changes.change({ amount: `1${record.outstanding}` })
  expect(await changes.record()).toEqual({ mend: 'amount' })
  expect(changes.problem('amount')?.code).toBe('above-outstanding')
  expect(calls).not.toContain('payments.record')
  changes.isAboveMeant = true
  expect(await changes.record()).toEqual({ isDone: true })
})

test('who meant a little too much is asked about far too much', async () => {
  const { calls, changes, record } = await shown()
  changes.begin()
  changes.change({ amount: `${record.outstanding.split('.')[0]}.99` })
  expect(await changes.record()).toEqual({ mend: 'amount' })
  changes.isAboveMeant = true
  expect(changes.isComplete).toBe(true)
  changes.change({ amount: `1${record.outstanding}` })
  expect(await changes.record(), 'another amount was not meant').toEqual({ mend: 'amount' })
  expect(changes.isAboveMeant).toBe(false)
  expect(calls).not.toContain('payments.record')
})

test('who meant too much is asked again once a colleague was paid a part of it', async () => {
  const here = await shown()
  const { changes, record } = here
  payElsewhere(here)
  changes.begin()
  changes.change({ amount: `1${record.outstanding}` })
  changes.isAboveMeant = true
  expect(await changes.record()).toEqual({})
  expect(changes.outcome).toEqual({ kind: 'changed' })
  expect(await changes.record(), 'of another balance').toEqual({ mend: 'amount' })
  changes.isAboveMeant = true
  expect(await changes.record()).toEqual({ isDone: true })
})

test('a payment on a day that has not come yet is recorded only on purpose', async () => {
  const { calls, changes, invoices } = await shown()
  changes.begin()
  changes.change({ date: '2062-06-01', amount: '1' })
  changes.isAheadMeant = true
  changes.change({ date: '2026-12-24' })
  expect(await changes.record(), 'another day was not meant').toEqual({ mend: 'date' })
  expect(changes.problem('date')?.code).toBe('date-ahead')
  expect(calls).not.toContain('payments.record')
  changes.isAheadMeant = true
  expect(await changes.record()).toEqual({ isDone: true })
  expect(invoices.view?.invoice.payments?.at(-1)?.date).toBe('2026-12-24')
  changes.begin()
  expect(changes.isAheadMeant).toBe(false)
})

test('an invoice that somebody else changed is shown anew, and the payment waits for another look', async () => {
  const here = await shown()
  const { changes, invoices, record } = here
  payElsewhere(here)
  const rest = subtractAmounts(record.outstanding, '40.00')
  changes.begin()
  expect(await changes.record()).toEqual({})
  expect(changes.outcome).toEqual({ kind: 'changed' })
  expect(invoices.view?.invoice.outstanding).toBe(rest)
  expect(changes.payment?.amount).toBe(rest)
  expect(await changes.record()).toEqual({ isDone: true })
})

test('an amount typed by hand stays as typed when the invoice changed', async () => {
  const here = await shown()
  const { changes } = here
  payElsewhere(here)
  changes.begin()
  changes.change({ amount: '120' })
  await changes.record()
  expect(changes.outcome).toEqual({ kind: 'changed' })
  expect(changes.payment?.amount).toBe('120')
})

test('a payment in doubt is put away, shows as open, and is proved by reading', async () => {
  const { changes, invoices, world } = await shown()
  await world.fault('demo', put, { kind: 'drop-before' })
  changes.begin()
  await changes.record()
  expect(changes.payment).toBeUndefined()
  expect(invoices.view?.pending).toMatchObject([{ state: 'open' }])
  await changes.check()
  expect(invoices.view?.pending, 'it may still come').toMatchObject([{ state: 'open' }])
  world.pass(2)
  await changes.check()
  expect(invoices.view?.pending).toMatchObject([{ state: 'not-done' }])
  await changes.acknowledge(invoices.view?.pending[0]?.id ?? 0)
  expect(invoices.view?.pending).toEqual([])
})

test('a refused payment keeps what was typed and says why', async () => {
  const { changes, record, world } = await shown()
  await world.fault('demo', put, refusal('the period is closed'))
  changes.begin()
  await changes.record()
  expect(changes.outcome).toMatchObject({
    kind: 'not-done',
    said: [expect.stringContaining('the period is closed')],
  })
  expect(changes.payment?.amount).toBe(record.outstanding)
})

test('files are put on an invoice one after the other, and one is taken off', async () => {
  const { changes, invoices, record } = await shown()
  const before = record.attachmentNames
  await changes.attach([new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')])
  const names = () => invoices.view?.invoice.attachments.map(({ fileName }) => fileName)
  expect(names()).toEqual([...before, 'a.pdf', 'b.pdf'])
  const added = invoices.view?.invoice.attachments.find(({ fileName }) => fileName === 'a.pdf')
  await changes.detach(invoices.view!, { id: added?.id ?? -1, name: 'a.pdf' })
  expect(names()).toEqual([...before, 'b.pdf'])
})

test('a client is looked for while it is typed, and not added twice', async () => {
  const { clients, known } = await desk()
  const name = known.name.toLowerCase()
  clients.begin()
  clients.change({ ...newcomer, name })
  await vi.waitFor(() => expect(clients.alike.map(({ id }) => id)).toEqual([known.id]))
  expect(await clients.create()).toEqual({})
  expect(clients.outcome).toMatchObject({ kind: 'alike', isSame: false })
  expect((await clients.create(true)).made?.name).toBe(name)
  expect(clients.draft).toBeUndefined()
})

test('a client that lacks something is not sent; one in doubt can only be looked for', async () => {
  const { calls, clients, world } = await desk()
  await world.fault('demo', { method: 'POST', path: 'clients$' }, { kind: 'drop-after' })
  await world.fault('demo', { path: 'clients/list$', skip: 1 }, { kind: 'stale-list' })
  clients.begin({ name: 'Kirkstall Weavers' })
  expect(await clients.create()).toEqual({ mend: 'email' })
  expect(calls).not.toContain('clients.create')
  clients.change(newcomer)
  const beganAt = performance.now()
  await clients.create()
  expect(clients.outcome?.kind).toBe('unknown')
  const { waitMs = 0 } = clients.outcome as { waitMs?: number }
  // What is left of the ten minutes, less no more than has passed.
  expect(waitMs).toBeGreaterThanOrEqual(600_000 - (performance.now() - beganAt))
  expect(waitMs).toBeLessThanOrEqual(600_000)
  expect((await clients.create()).made?.name).toBe(newcomer.name)
  const all = (await world.company('demo')).clients()
  expect(all.filter(({ name }) => name === newcomer.name)).toHaveLength(1)
})

/** A draft of the books with the editor open over it. */
async function changing() {
  const here = await typed()
  const { invoiceId = 0 } = await here.editor.send()
  await here.editor.close()
  await here.invoices.goTo(invoiceId)
  const { editing } = here.invoices
  editing.begin()
  return { ...here, editing, invoiceId }
}

test('a draft of the books is changed, and shown as it is then', async () => {
  const { editing, invoices, toasts } = await changing()
  editing.form.changeLine(0, { price: '50' })
  flushSync()
  expect(editing.form.totals.gross).toBe('60.00')
  expect(await editing.save()).toBeUndefined()
  expect(editing.view).toBeUndefined()
  expect(invoices.view?.invoice.gross).toBe('60.00')
  expect(toasts.all).toMatchObject([{ title: 'Changes saved' }])
})

test('what was typed over a draft is not lost by leaving without being asked', async () => {
  const { editing } = await changing()
  editing.form.change({ paymentTermsDays: '3' })
  expect(editing.leave()).toBe(false)
  expect(editing.isLeaving).toBe(true)
  editing.stay()
  expect(editing.form.typed?.paymentTermsDays).toBe('3')
  expect(editing.leave(true)).toBe(true)
  expect(editing.view).toBeUndefined()
})

test('what somebody else changed meanwhile is shown under what was typed, and nothing was sent', async () => {
  const { calls, editing, invoiceId, world } = await changing()
  world.meddles = {
    when: /^invoices\.change$/,
    sql: `UPDATE invoices SET issued_date = '2026-11-09' WHERE id = ${invoiceId}`,
  }
  editing.form.change({ paymentTermsDays: '3' })
  editing.form.changeLine(0, { price: '50' })
  await editing.save()
  expect(editing.trouble).toEqual({ kind: 'changed', areLinesLost: false })
  expect(editing.form.typed).toMatchObject({
    issuedDate: '2026-11-09',
    paymentTermsDays: '3',
    lines: [{ price: '50' }],
  })
  await editing.save()
  expect(editing.view).toBeUndefined()
  expect(calls.filter((name) => name === 'invoices.change')).toHaveLength(2)
})

test('a change whose answer was lost stays open until it is certain', async () => {
  const { editing, invoices, world } = await changing()
  await world.fault('demo', put, { kind: 'drop-before' })
  editing.form.changeLine(0, { price: '50' })
  await editing.save()
  expect(editing.trouble?.kind).toBe('unknown')
  expect(editing.form.typed?.lines[0]?.price).toBe('50')
  expect(invoices.view?.pending).toMatchObject([{ state: 'open' }])
  await editing.save()
  expect(editing.trouble).toMatchObject({ kind: 'not-sent', code: 'outcome-unknown' })
})

test('an issued invoice opens no editor', async () => {
  const { invoices } = await shown()
  invoices.editing.begin()
  expect(invoices.mayChange).toBe(false)
  expect(invoices.editing.view).toBeUndefined()
})
