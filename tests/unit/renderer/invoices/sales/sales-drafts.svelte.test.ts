import { expect, test, vi } from 'vitest'
import { ofRecords } from '../../../../../renderer/shell/actions-of-records'
import { createDocket } from '../../../../../renderer/shell/docket.svelte'
import type {
  PendingSalesInvoice,
  TypedSalesInvoice,
} from '../../../../../shared/sales-invoices/sales-billing'
import { AppError } from '../../../../../shared/errors'
import { openScene } from '../../../../support/scene'
import { now } from '../../../../window/world'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.setSystemTime(now)

const kept: TypedSalesInvoice = {
  clientName: 'Half a client',
  issuedDate: '2026-11-20',
  terms: '',
  reference: 'Typed for an hour',
  purchaseOrder: '',
  currency: 'GBP',
  euCode: '',
  firstReminder: '',
  nextReminders: '',
  isReminding: false,
  note: '',
  lines: [{ description: 'Poster', quantity: '1', rate: '100', vatType: 'STANDARD' }],
}

/** The window at its start, on the Inbox, where the palette has the action as on every screen. */
async function atStart() {
  const scene = await openScene('empty')
  await scene.api.salesInvoices.keepTyped(kept)
  const docket = createDocket(scene.api)
  await vi.waitFor(() => expect(docket.session.account).toBeDefined())
  const begin = ofRecords(docket).find(({ id }) => id === 'new-sales-invoice')!.run
  return { ...docket, ...scene, begin, sales: docket.salesInvoices }
}

test('a new one that is begun on any screen has what was typed before, and never writes over it', async () => {
  const { api, begin, sales } = await atStart()
  // The screen looks as well once it is there.
  await Promise.all([begin(), sales.look()])
  const { drafts } = sales
  expect(drafts.form?.isKept).toBe(true)
  drafts.form!.fields.change({ note: 'x' })
  await drafts.flush()
  expect(await api.salesInvoices.typed()).toEqual({ ...kept, note: 'x' })
})

test('a new one that is begun twice before main has answered is one form', async () => {
  const { begin, sales } = await atStart()
  const [first, second] = [begin(), begin()]
  await first
  const { form } = sales.drafts
  expect(form).toBeDefined()
  await second
  expect(sales.drafts.form).toBe(form)
})

test('while nobody can say what was typed before, no new one begins, and that is told', async () => {
  const { api, begin, sales, toasts } = await atStart()
  const typed = vi.spyOn(api.salesInvoices, 'typed').mockRejectedValue(new Error('locked'))
  await begin()
  expect(sales.drafts.form).toBeUndefined()
  expect(toasts.all).toMatchObject([{ tone: 'bad' }])
  typed.mockRestore()
  await begin()
  expect(sales.drafts.form?.isKept).toBe(true)
})

/** A sales invoice that is being saved in the first books, whose service takes its time, and others in which one is half typed. */
async function saving() {
  const scene = await openScene('accounts')
  const { api, world } = scene
  const docket = createDocket(api)
  const { accounts, route, salesInvoices: sales, session } = docket
  await vi.waitFor(() => {
    expect(accounts.list.length).toBeGreaterThan(1)
    expect(session.account).toBeDefined()
  })
  const first = session.account!.id
  const second = accounts.list.find(({ account }) => account.name.startsWith('Hill'))!.account.id
  await accounts.show(second)
  await api.salesInvoices.keepTyped(kept)
  await accounts.show(first)
  route.go('invoices')
  await sales.look()
  const sort = { by: 'name', isDescending: false } as const
  const { books } = world.core.accounts.need()
  const [client] = books.clients({ search: '', offset: 0, limit: 1, sort }).rows
  await sales.drafts.begin()
  const { fields } = sales.drafts.form!
  fields.change({ clientId: client!.id, clientName: client!.name, reference: 'Saved' })
  fields.changeLine(0, { description: 'Poster', price: '100' })
  await sales.drafts.flush()
  await world.fault('demo', { method: 'POST', path: 'sales_invoices$' }, { kind: 'hold' })
  const { dials, journal, salesInvoices } = await world.company('demo')
  const saved = sales.drafts.save()
  await vi.waitFor(() =>
    expect(
      journal().some(({ method, path }) => method === 'POST' && /sales_invoices$/.test(path)),
    ).toBe(true),
  )
  const end = async () => {
    dials.release()
    await saved
  }
  const made = () => salesInvoices().filter(({ reference }) => reference === 'Saved').length
  return { ...docket, ...scene, sales, first, second, end, made }
}

test('one that is saved in books that were left is forgotten there, and nothing of those at hand is', async () => {
  const { accounts, api, end, first, made, sales, second } = await saving()
  await accounts.show(second)
  await sales.drafts.begin()
  const { form } = sales.drafts
  await end()
  await sales.drafts.flush()
  expect(made()).toBe(1)
  expect(await api.salesInvoices.typed()).toEqual(kept)
  expect(sales.drafts.form).toBe(form)
  expect(sales.record.openId).toBeUndefined()
  await accounts.show(first)
  expect(await api.salesInvoices.typed()).toBeUndefined()
})

test('who comes back to books while one is saved there is not offered it as new', async () => {
  const { accounts, api, end, first, sales, second } = await saving()
  await accounts.show(second)
  await accounts.show(first)
  await sales.drafts.begin()
  expect(sales.drafts.form?.isKept).toBe(true)
  await end()
  expect(sales.drafts.form).toBeUndefined()
  expect(await api.salesInvoices.typed()).toBeUndefined()
})

test('trying again to keep a new one keeps what is typed by then, and puts nothing over what was kept since', async () => {
  const { api, begin, sales, toasts } = await atStart()
  await begin()
  const { drafts } = sales
  const keep = vi.spyOn(api.salesInvoices, 'keepTyped')
  keep.mockRejectedValueOnce(new AppError('disk-full', 'no space'))
  drafts.form!.fields.change({ note: 'older' })
  expect(await drafts.flush()).toBe(false)
  const { action } = toasts.all.at(-1)!
  drafts.form!.fields.change({ note: 'newer' })
  await action!.run()
  expect((await api.salesInvoices.typed())?.note).toBe('newer')
  keep.mockClear()
  await action!.run()
  expect(keep).not.toHaveBeenCalled()
})

/** Nobody knows how this one ended. */
const lost: PendingSalesInvoice = {
  id: 77,
  state: 'ask',
  candidates: [5],
  begunAt: now,
  draft: {
    clientId: 1,
    reference: 'Lost answer',
    issuedDate: '2026-11-19',
    currency: 'GBP',
    lines: [{ description: 'Work', quantity: '2', rate: '50', vatType: 'STANDARD' }],
  },
}
const again = { pending: lost, clientName: 'A client' }

/** The invoices are on the screen, with one whose end nobody knows and, if given, what was typed of another. */
async function withLost(typed?: TypedSalesInvoice) {
  const scene = await openScene('empty')
  const { api } = scene
  if (typed) await api.salesInvoices.keepTyped(typed)
  let pending = [lost]
  vi.spyOn(api.salesInvoices, 'pending').mockImplementation(async () => pending)
  vi.spyOn(api.salesInvoices, 'acknowledge').mockImplementation(async () => {
    pending = []
  })
  const { route, salesInvoices, session } = createDocket(api)
  await vi.waitFor(() => expect(session.account).toBeDefined())
  route.go('invoices')
  await salesInvoices.look()
  const { drafts } = salesInvoices
  return { api, drafts, keptNow: async () => (await api.salesInvoices.typed())?.reference }
}

test('one that is written again and left at once is still there, and is let go of only once it is kept', async () => {
  const { api, drafts, keptNow } = await withLost()
  const keep = vi.spyOn(api.salesInvoices, 'keepTyped')
  keep.mockRejectedValueOnce(new AppError('disk-full', 'no space'))
  await drafts.beginAgain(again)
  expect(drafts.pending).toEqual([lost])
  expect(drafts.form?.fields.typed?.reference).toBe('Lost answer')
  await drafts.beginAgain(again)
  expect(drafts.pending).toEqual([])
  expect(drafts.leave()).toBe(true)
  expect(await keptNow()).toBe('Lost answer')
})

test('one that is written again never takes the place of another half typed without a question', async () => {
  const { drafts, keptNow } = await withLost(kept)
  await drafts.beginAgain(again)
  expect(drafts.form).toBeUndefined()
  expect(drafts.replacing).toBe(again)
  drafts.stay()
  expect(drafts.replacing).toBeUndefined()
  expect(await keptNow()).toBe(kept.reference)
  expect(drafts.pending).toEqual([lost])
  await drafts.beginAgain(again, true)
  expect(drafts.replacing).toBeUndefined()
  expect(drafts.form?.fields.typed?.reference).toBe('Lost answer')
  expect(await keptNow()).toBe('Lost answer')
  expect(drafts.pending).toEqual([])
})

test('one whose own text is what was kept is written again without a question', async () => {
  const own: TypedSalesInvoice = {
    ...kept,
    clientId: 1,
    reference: 'Lost answer',
    issuedDate: '2026-11-19',
    lines: [{ description: 'Work', quantity: '2', rate: '50', vatType: 'STANDARD' }],
  }
  const { drafts } = await withLost(own)
  await drafts.beginAgain(again)
  expect(drafts.replacing).toBeUndefined()
  expect(drafts.form?.fields.typed?.reference).toBe('Lost answer')
})
