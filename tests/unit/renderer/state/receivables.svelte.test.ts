import { expect, test, vi } from 'vitest'
import { addAmounts } from '../../../../shared/money'
import { createApi } from '../../../../shared/channel'
import { contract } from '../../../../shared/ipc'
import { createDocket } from '../../../../renderer/state/docket.svelte'
import { fakeTransport } from '../../../window/fake-transport'
import { scenes } from '../../../window/scenes'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })

async function opened() {
  const fake = fakeTransport(scenes['sales']!())
  const docket = createDocket(createApi(contract, fake.transport))
  await vi.waitFor(() => expect(docket.session.isKnown).toBe(true))
  docket.route.go('salesInvoices')
  await docket.receivables.load()
  return { ...docket, owed: docket.receivables, fake }
}

test('the list under a bar comes to what the bar says', async () => {
  const { owed } = await opened()
  const { byAge } = owed.owed!
  for (const age of ['not-due', '0-30', '31-60'] as const) {
    owed.showAge(age)
    expect(owed.rows).toHaveLength(byAge[age].count)
    expect(addAmounts(owed.rows.map(({ outstanding }) => outstanding))).toBe(byAge[age].amount)
  }
})

test('age and client narrow together, and the same again shows all', async () => {
  const { owed } = await opened()
  const all = owed.rows.length
  const [client] = owed.owed!.clients
  owed.showClient(client!)
  expect(owed.rows).toHaveLength(client!.total.count)
  owed.showAge('0-30')
  expect(owed.rows).toHaveLength(client!.byAge['0-30'].count)
  owed.showAge('0-30')
  owed.showClient(client!)
  expect(owed.rows).toHaveLength(all)
})

test('escape takes the selection away, then what narrows, then nothing', async () => {
  const { owed } = await opened()
  owed.showAge('0-30')
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

test('a reminder goes once a day', async () => {
  const { owed, fake, toasts } = await opened()
  const row = owed.rows.find(({ canRemind }) => canRemind)!
  await Promise.all([owed.remind(row), owed.remind(row)])
  expect(fake.calls.filter((call) => call === 'salesInvoices.remind')).toHaveLength(1)
  expect(toasts.all.at(-1)?.title).toBe('Reminder sent')
  const now = owed.rows.find(({ id }) => id === row.id)!
  expect(now).toMatchObject({ canRemind: false, lastEmailed: owed.owed!.today })
  await owed.remind(now)
  expect(fake.calls.filter((call) => call === 'salesInvoices.remind')).toHaveLength(1)
})

test('a reminder that may have gone is told, and is not offered again today', async () => {
  const { owed, fake, toasts } = await opened()
  const row = owed.rows.find(({ canRemind }) => canRemind)!
  fake.sales.ends.push('unknown')
  await owed.remind(row)
  expect(toasts.all.at(-1)?.title).toBe('It is not certain whether this arrived')
  expect(owed.rows.find(({ id }) => id === row.id)?.canRemind).toBe(false)
})

test('invoices that cannot be e-mailed are owed too, and never reminded of', async () => {
  const { owed, fake } = await opened()
  const row = owed.rows.find(({ source }) => source === 'new')!
  expect(row.canRemind).toBe(false)
  await owed.remind(row)
  expect(fake.calls).not.toContain('salesInvoices.remind')
})
