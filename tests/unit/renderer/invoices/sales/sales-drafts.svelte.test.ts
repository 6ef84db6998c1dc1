import { expect, test, vi } from 'vitest'
import { ofRecords } from '../../../../../renderer/shell/actions-of-records'
import { createDocket } from '../../../../../renderer/shell/docket.svelte'
import type { TypedSalesInvoice } from '../../../../../shared/sales-invoices/sales-billing'
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
