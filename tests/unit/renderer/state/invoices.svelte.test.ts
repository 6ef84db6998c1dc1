import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { createApi } from '../../../../shared/channel'
import type { ClientDraft } from '../../../../shared/client-draft'
import { contract } from '../../../../shared/ipc'
import { Books } from '../../../../renderer/state/books.svelte'
import { Choices } from '../../../../renderer/state/choices.svelte'
import { Clients } from '../../../../renderer/state/clients.svelte'
import { Invoices } from '../../../../renderer/state/invoices.svelte'
import { Toasts } from '../../../../renderer/state/toasts.svelte'
import { fakeTransport } from '../../../window/fake-transport'
import type { FakeEnd } from '../../../window/fake-billing'
import { scenes } from '../../../window/scenes'

async function desk(...ends: FakeEnd[]) {
  const scene = scenes['full']?.()
  if (!scene) throw new Error('No such scene')
  const fake = fakeTransport({ ...scene, billing: { ends } })
  const api = createApi(contract, fake.transport)
  const toasts = new Toasts()
  const choices = new Choices(api)
  const canAsk = () => true
  const books = new Books({ api, toasts, isSeen: () => true, canAsk })
  const invoices = new Invoices({ api, books, choices, toasts, canAsk })
  const clients = new Clients({ api, toasts })
  await vi.waitFor(() => expect(choices.current.vatTypes).not.toEqual([]))
  books.show('invoices')
  return { ...{ fake, toasts, books, invoices, clients }, editor: invoices.editor }
}

const known = { id: 41, name: 'Aire Valley Housing', paymentTermsDays: 14, address: [] }
const newcomer: ClientDraft = {
  ...{ name: 'Kirkstall Weavers', email: 'a@weavers.example', paymentTermsDays: '' },
  ...{ line1: '1 Abbey Road', line2: '', line3: '', line4: '', postCode: '', country: 'GB' },
}

/** A draft of one line that comes to £48.00 with VAT. */
async function typed(...ends: FakeEnd[]) {
  const here = await desk(...ends)
  here.editor.begin(known)
  here.editor.changeLine(0, { description: 'Weaving', price: '40' })
  flushSync()
  return here
}

async function shown(...ends: FakeEnd[]) {
  const here = await desk(...ends)
  await here.invoices.goTo(611)
  return { ...here, changes: here.invoices.changes }
}

test('nothing is kept of an invoice in which nothing was typed', async () => {
  const { fake, editor } = await desk()
  editor.begin()
  await editor.close()
  expect(fake.billing.drafts.size).toBe(0)
})

test('what is typed is kept, with the terms of the client and the usual account', async () => {
  const { fake, editor, invoices } = await typed()
  expect(editor.keeping).toBe('keeping')
  await editor.close()
  const [kept] = fake.billing.drafts.values()
  expect(kept?.draft).toMatchObject({ clientId: 41, paymentTermsDays: '14', bankAccountId: 71 })
  expect(kept?.draft.lines[0]).toMatchObject({ description: 'Weaving', vatType: 'Standard' })
  await vi.waitFor(() => expect(invoices.drafts).toHaveLength(1))
})

test('a second change edits the same draft', async () => {
  const { fake, editor } = await typed()
  await editor.flush()
  editor.changeLine(0, { price: '50' })
  await editor.flush()
  expect([...fake.billing.drafts.values()].map(({ draft }) => draft.lines[0]?.price)).toEqual([
    '50',
  ])
})

test('one that cannot be kept is not put away', async () => {
  const { editor, toasts } = await typed()
  await editor.flush()
  const id = editor.id
  editor.changeLine(0, { description: 'x'.repeat(3000) })
  expect(await editor.close()).toBe(false)
  expect(editor.keeping).toBe('failed')
  expect(toasts.all).toHaveLength(1)
  editor.changeLine(0, { description: 'x' })
  expect(await editor.close()).toBe(true)
  await editor.open(id ?? '')
  expect(editor.draft?.lines[0]?.description).toBe('x')
})

test('terms typed by hand outlast the choice of a client, and a due date is put into days', async () => {
  const { editor } = await desk()
  editor.begin()
  editor.change({ issuedDate: '2026-11-01', paymentTermsDays: '7' })
  editor.chooseClient(known)
  expect(editor.draft?.paymentTermsDays).toBe('7')
  editor.dueOn('2026-12-01')
  expect(editor.draft?.paymentTermsDays).toBe('30')
  editor.dueOn('2026-10-01')
  expect(editor.dueDate).toBe('2026-12-01')
})

test('lines are added, doubled and removed, and add up', async () => {
  const { editor } = await typed()
  expect(editor.duplicateLine(0)).toBe(1)
  expect(editor.addLine(1)).toBe(2)
  expect(editor.draft?.lines[2]).toMatchObject({ description: '', vatType: 'Standard' })
  expect(editor.totals).toEqual({ net: '80.00', vat: '16.00', gross: '96.00' })
  expect(editor.removeLine(2)).toBe(1)
  editor.removeLine(1)
  editor.removeLine(0)
  expect(editor.draft?.lines).toEqual([
    { description: '', quantity: '1', price: '', vatType: 'Standard' },
  ])
})

test('what is missing is shown at its field before anything is sent', async () => {
  const { fake, editor } = await desk()
  editor.begin()
  expect(editor.problem('clientId')).toBeUndefined()
  expect(await editor.send()).toEqual({ mend: 'clientId' })
  expect(editor.problem('lines.0.price')?.code).toBe('price-missing')
  expect(fake.calls).not.toContain('invoices.send')
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
  const { editor } = await typed('refused')
  expect(await editor.send()).toEqual({})
  expect(editor.unsent).toMatchObject({ kind: 'refused', said: ['customer is archived'] })
  expect(editor.state).toBe('typed')
  editor.change({ paymentTermsDays: '10' })
  expect(editor.unsent).toBeUndefined()
  expect((await editor.send()).invoiceId).toBeDefined()
})

test('one in doubt is neither changed nor sent again before a person has answered', async () => {
  const { fake, editor } = await typed('unknown', 'unknown')
  await editor.send()
  expect(editor.state).toBe('unknown')
  editor.change({ paymentTermsDays: '1' })
  expect(editor.draft?.paymentTermsDays).toBe('14')
  expect(await editor.send()).toEqual({})
  expect(fake.calls.filter((call) => call === 'invoices.send')).toHaveLength(1)

  await editor.isNotThere()
  expect(editor.answered).toEqual({ kind: 'too-early', waitMs: 42_000 })
  await editor.isThere('611')
  expect(editor.answered).toMatchObject({ kind: 'differs', differences: ['client', 'lines'] })
  await editor.isNotThere()
  expect(editor.state).toBe('typed')
})

test('a number that no invoice has says so, and shows nothing else', async () => {
  const { invoices } = await desk()
  expect(await invoices.open('nonsense')).toBe('invalid-input')
  expect(await invoices.open('99')).toBe('not-found')
  expect(await invoices.open('https://books.example/invoices/611')).toBeUndefined()
  expect(invoices.view?.invoice.id).toBe(611)
})

test('running through the list asks only for the row it stops at', async () => {
  const { fake, invoices } = await desk()
  invoices.show(1)
  invoices.show(2)
  invoices.show(611)
  await vi.waitFor(() => expect(invoices.view?.invoice.id).toBe(611))
  expect(fake.calls.filter((call) => call === 'invoices.read')).toHaveLength(1)
})

test('a payment begins with what is outstanding; part of it leaves the rest', async () => {
  const { changes, invoices } = await shown()
  changes.begin()
  expect(changes.payment).toMatchObject({ amount: '440.00', method: 'EFT', bankAccountId: 71 })
  changes.change({ amount: '140' })
  expect(await changes.record()).toEqual({ isDone: true })
  expect(invoices.view?.invoice).toMatchObject({ outstanding: '300.00' })
  expect(invoices.view?.invoice.payments).toHaveLength(2)
  changes.begin()
  expect(changes.payment?.amount).toBe('300.00')
  await changes.record()
  expect(invoices.view?.invoice.outstanding).toBe('0.00')
})

test('more than is outstanding is recorded only on purpose', async () => {
  const { fake, changes } = await shown()
  changes.begin()
  changes.change({ amount: '500' })
  expect(await changes.record()).toEqual({ mend: 'amount' })
  expect(changes.problem('amount')?.code).toBe('above-outstanding')
  expect(fake.calls).not.toContain('payments.record')
  changes.isAboveMeant = true
  expect(await changes.record()).toEqual({ isDone: true })
})

test('an invoice that somebody else changed is shown anew, and the payment waits for another look', async () => {
  const { changes, invoices } = await shown('changed')
  changes.begin()
  expect(await changes.record()).toEqual({})
  expect(changes.outcome).toEqual({ kind: 'changed' })
  expect(invoices.view?.invoice.outstanding).toBe('400.00')
  expect(changes.payment?.amount).toBe('400.00')
  expect(await changes.record()).toEqual({ isDone: true })
})

test('an amount typed by hand stays as typed when the invoice changed', async () => {
  const { changes } = await shown('changed')
  changes.begin()
  changes.change({ amount: '120' })
  await changes.record()
  expect(changes.payment?.amount).toBe('120')
})

test('a payment in doubt is put away, shows as open, and is proved by reading', async () => {
  const { changes, invoices } = await shown('unknown')
  changes.begin()
  await changes.record()
  expect(changes.payment).toBeUndefined()
  expect(invoices.view?.pending).toMatchObject([{ state: 'open' }])
  await changes.check()
  expect(invoices.view?.pending).toMatchObject([{ state: 'not-done' }])
  await changes.acknowledge(invoices.view?.pending[0]?.id ?? 0)
  expect(invoices.view?.pending).toEqual([])
})

test('a refused payment keeps what was typed and says why', async () => {
  const { changes } = await shown('refused')
  changes.begin()
  await changes.record()
  expect(changes.outcome).toMatchObject({ kind: 'not-done', said: ['The period is closed'] })
  expect(changes.payment?.amount).toBe('440.00')
})

test('files are put on an invoice one after the other, and one is taken off', async () => {
  const { changes, invoices } = await shown()
  await changes.attach([new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')])
  const names = () => invoices.view?.invoice.attachments.map(({ fileName }) => fileName)
  expect(names()).toEqual(['survey.pdf', 'a.pdf', 'b.pdf'])
  await changes.detach(1, 'a.pdf')
  expect(names()).toEqual(['survey.pdf', 'b.pdf'])
})

test('a client is looked for while it is typed, and not added twice', async () => {
  const { clients } = await desk()
  clients.begin()
  clients.change({ ...newcomer, name: 'otley books' })
  await vi.waitFor(() => expect(clients.alike.map(({ id }) => id)).toEqual([42]))
  expect(await clients.create()).toEqual({})
  expect(clients.outcome).toMatchObject({ kind: 'alike', isSame: false })
  expect((await clients.create(true)).client?.name).toBe('otley books')
  expect(clients.draft).toBeUndefined()
})

test('a client that lacks something is not sent; one in doubt can only be looked for', async () => {
  const { fake, clients } = await desk('unknown')
  clients.begin('Kirkstall Weavers')
  expect(await clients.create()).toEqual({ mend: 'email' })
  expect(fake.calls).not.toContain('clients.create')
  clients.change(newcomer)
  await clients.create()
  expect(clients.outcome).toEqual({ kind: 'unknown', waitMs: 600_000 })
  expect((await clients.create()).client?.name).toBe('Kirkstall Weavers')
})
