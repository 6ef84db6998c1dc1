import { expect, test, vi } from 'vitest'
import { addAmounts } from '../../../../../../shared/money'
import { createDocket } from '../../../../../../renderer/shell/docket.svelte'
import { openScene } from '../../../../../support/scene'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })

async function opened() {
  const scene = await openScene('empty')
  const docket = createDocket(scene.api)
  await vi.waitFor(() => expect(docket.session.isKnown).toBe(true))
  docket.route.go('invoices')
  await docket.receivables.load()
  const service = await scene.world.company('demo')
  const reminders = () => service.journal().filter(({ path }) => path.endsWith('/email')).length
  return { ...docket, ...scene, owed: docket.receivables, reminders }
}

type Opened = Awaited<ReturnType<typeof opened>>

test('the list under a bar comes to what the bar says', async () => {
  const { owed } = await opened()
  const { byAge } = owed.owed!
  for (const age of ['not-due', '1-30', '31-60'] as const) {
    owed.showAge(age)
    expect(owed.rows).not.toEqual([])
    expect(owed.rows).toHaveLength(byAge[age].count)
    expect(addAmounts(owed.rows.flatMap(({ outstanding }) => outstanding ?? []))).toBe(
      byAge[age].amount,
    )
  }
})

test('age and client narrow together, and the same again shows all', async () => {
  const { owed } = await opened()
  const all = owed.rows.length
  const client = owed.owed!.clients.find(
    ({ total, byAge }) => byAge['1-30'].count > 0 && byAge['1-30'].count < total.count,
  )
  owed.showClient(client!)
  expect(owed.rows).toHaveLength(client!.total.count)
  owed.showAge('1-30')
  expect(owed.rows).toHaveLength(client!.byAge['1-30'].count)
  owed.showAge('1-30')
  owed.showClient(client!)
  expect(owed.rows).toHaveLength(all)
})

test('escape takes the selection away, then what narrows, then nothing', async () => {
  const { owed } = await opened()
  owed.showAge('1-30')
  owed.move(1)
  expect(owed.selected).toBe(owed.rows[0])
  expect([owed.stepBack(), owed.selected]).toEqual([true, undefined])
  expect([owed.stepBack(), owed.age]).toEqual([true, undefined])
  expect(owed.stepBack()).toBe(false)
})

test('the keys stop at both ends of the list', async () => {
  const { owed } = await opened()
  owed.move(-1)
  expect(owed.selected).toBe(owed.rows[0])
  owed.move(-1)
  expect(owed.selected).toBe(owed.rows[0])
  owed.move(500)
  expect(owed.selected).toBe(owed.rows.at(-1))
})

/** Asks for a reminder of a row, as a person who reads to whom it goes. */
async function reminded({ salesInvoices: { record } }: Opened, id: number): Promise<boolean> {
  record.open(id)
  await vi.waitFor(() => expect(record.view?.invoice.id).toBe(id))
  record.wonder('remind')
  expect(record.question).toBe('remind')
  expect(record.view?.recipients).not.toEqual([])
  return record.answer()
}

test('a reminder asks first, says to whom, and goes once a day', async () => {
  const here = await opened()
  const { owed, reminders, toasts, salesInvoices } = here
  const row = owed.rows.find(({ canRemind }) => canRemind)!
  expect(await reminded(here, row.id)).toBe(true)
  const [to = ''] = salesInvoices.record.view!.recipients
  expect(toasts.all.at(-1)?.title).toBe(`Reminder sent to ${to}`)
  await owed.load()
  const now = owed.rows.find(({ id }) => id === row.id)!
  expect(now).toMatchObject({ canRemind: false, lastEmailed: owed.owed!.today })
  expect(await reminded(here, row.id)).toBe(false)
  expect(toasts.all.at(-1)?.title).toBe('Not sent: one went today already')
  expect(reminders()).toBe(1)
})

test('a reminder that is not meant does not go', async () => {
  const here = await opened()
  const { record } = here.salesInvoices
  const row = here.owed.rows.find(({ canRemind }) => canRemind)!
  record.open(row.id)
  await vi.waitFor(() => expect(record.view).toBeDefined())
  record.wonder('remind')
  record.dismiss()
  expect(await record.answer()).toBe(false)
  expect(here.reminders()).toBe(0)
})

test('a reminder that may have gone is told, and is not offered again today', async () => {
  const here = await opened()
  const { owed, salesInvoices, world } = here
  const row = owed.rows.find(({ canRemind }) => canRemind)!
  await world.fault('demo', { path: '\\d/email$' }, { kind: 'drop-after' })
  expect(await reminded(here, row.id)).toBe(false)
  expect(salesInvoices.record.trouble?.kind).toBe('unknown')
  await owed.load()
  expect(owed.rows.find(({ id }) => id === row.id)?.canRemind).toBe(false)
})

test('invoices that cannot be e-mailed are owed too, and never reminded of', async () => {
  const { owed } = await opened()
  expect(owed.rows.find(({ source }) => source === 'new')?.canRemind).toBe(false)
})
