import { expect, test, vi } from 'vitest'
import { createDocket } from '../../../../renderer/shell/docket.svelte'
import { openScene } from '../../../support/scene'
import { companies } from '../../../window/world'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })

async function opened(scene: string) {
  const opened = await openScene(scene)
  const docket = createDocket(opened.api)
  await vi.waitFor(() => {
    expect(docket.accounts.list.length).toBeGreaterThan(0)
    expect(docket.inbox.total).toBeDefined()
    expect(docket.session.isKnown).toBe(true)
  })
  return { ...docket, ...opened }
}

test('other books start at their own first receipt, without the search of the books before', async () => {
  const { accounts, activity, inbox, review, session } = await opened('accounts')
  inbox.show('review', 'pen')
  await vi.waitFor(() => expect(inbox.total).toBe(1))
  activity.refresh()
  await vi.waitFor(() => expect(activity.lines?.length).toBeDefined())
  accounts.showAt(1)
  await vi.waitFor(() => expect(inbox.total).toBe(2))
  expect(session.account?.name).toBe('Hill & Dale Joinery Ltd')
  expect(inbox.search).toBe('')
  expect(inbox.selectedId).toBe(inbox.row(0)?.id)
  await vi.waitFor(() => expect(review.receipt?.id).toBe(inbox.row(0)?.id))
})

test('what is typed is kept before the books are left', async () => {
  const { accounts, calls, world, inbox, review } = await opened('accounts')
  await review.open(inbox.row(0)?.id)
  const id = review.receipt?.id ?? ''
  review.nameSupplier('Corner Shop')
  expect(await accounts.show(accounts.list[1]?.account.id ?? '')).toBe(true)
  expect(world.core.receipts.read(id).draft.supplierName).toBe('Corner Shop')
  const edited = calls.indexOf('receipts.edit')
  expect(edited).toBeGreaterThan(-1)
  expect(edited).toBeLessThan(calls.indexOf('accounts.show'))
})

test('books are not left while what was typed cannot be kept', async () => {
  const { accounts, calls, inbox, review, world } = await opened('accounts')
  world.spoiled = { channels: /^receipts\.edit/, code: 'disk-full' }
  await review.open(inbox.row(0)?.id)
  review.nameSupplier('Corner Shop')
  expect(await accounts.show(accounts.list[1]?.account.id ?? '')).toBe(false)
  expect(calls).not.toContain('accounts.show')
})

test('what was touched for several receipts is for no others, and for none of other books', async () => {
  const { accounts, inbox, shared } = await opened('accounts')
  const [one = '', two = '', three = ''] = await inbox.ids()
  await shared.load([one, two])
  shared.supplier('Corner Shop', { id: 12, name: 'Corner Shop' })
  await shared.load([two, three])
  expect(shared.change.supplier).toEqual({ name: 'Corner Shop', id: 12 })
  await shared.load([one])
  expect(shared.isTouched).toBe(false)
  shared.supplier('Corner Shop', { id: 12, name: 'Corner Shop' })
  await accounts.show(accounts.list[1]?.account.id ?? '')
  await vi.waitFor(() => expect(shared.isTouched).toBe(false))
})

test('rules and what is remembered are of the books at hand, also where a reply comes late', async () => {
  const { accounts, api, remembered, rules } = await opened('accounts')
  const rule = { expenseType: 'FUEL', goesAtOnce: true }
  await api.learning.setRule({ supplier: { id: 12, name: 'Northgate Fuels' }, rule })
  await rules.read()
  await remembered.read('', 50)
  expect(rules.entries).toHaveLength(1)
  expect(remembered.total).toBeGreaterThan(0)
  const [before, others] = accounts.list
  await accounts.show(others?.account.id ?? '')
  await vi.waitFor(() => expect(rules.entries).toBeUndefined())
  expect(remembered.total).toBeUndefined()
  await accounts.show(before?.account.id ?? '')
  const late = [rules.read(), remembered.read('', 50)]
  rules.restart()
  remembered.restart()
  await Promise.all(late)
  expect(rules.entries).toBeUndefined()
  expect(remembered.total).toBeUndefined()
})

test('a way back does not reach into other books', async () => {
  const { accounts, toasts } = await opened('accounts')
  const undo = vi.fn()
  toasts.done('In the bin', 'Undo', undo)
  await accounts.show(accounts.list[1]?.account.id ?? '')
  await toasts.undo()
  expect(undo).not.toHaveBeenCalled()
})

test('nothing is confirmed in read-only books, and the way out is offered', async () => {
  const { calls, inbox, review, steps, toasts } = await opened('read-only')
  inbox.select(1)
  await review.open(inbox.selectedId)
  await steps.confirm()
  expect(calls).not.toContain('receipts.confirm')
  expect(toasts.all[0]).toMatchObject({
    title: 'This account is read-only',
    action: { label: 'Allow full access' },
  })
})

test('an account is removed by its name and what was said of it, and else the reason comes back', async () => {
  const { accounts, world } = await opened('full')
  const [used] = accounts.list
  world.answer = 'allow'
  await world.core.accounts.connect('Riverside Pottery', companies.river.service, 'full')
  await vi.waitFor(() => expect(accounts.list).toHaveLength(2))
  const fresh = accounts.list.find(({ account }) => account.name === 'Riverside Pottery')
  const nothing = await accounts.removal(fresh?.account.id ?? '')
  const remove = (one: typeof used, name: string) =>
    accounts.remove(one?.account.id ?? '', name, nothing)
  expect(await remove(used, used?.account.name ?? '')).toBe('account-in-use')
  expect(await remove(fresh, 'Riverside')).toBe('invalid-input')
  expect(await remove(fresh, 'Riverside Pottery')).toBeUndefined()
  await vi.waitFor(() =>
    expect(accounts.list.map(({ account }) => account)).toEqual([used?.account]),
  )
})

test('an answer that overtakes the news of other books loses no words about them', async () => {
  const { accounts, session, toasts, world } = await opened('accounts')
  world.toldAfterMs = 100
  const [marlow, hill] = accounts.list.map(({ account }) => account)
  await accounts.show(hill?.id ?? '')
  expect(session.account?.id).toBe(hill?.id)
  expect(toasts.all).toMatchObject([{ title: `You are now in ${hill?.name ?? ''}` }])

  await world.core.accounts.need().outbox.settled()
  const tally = await accounts.removal(hill?.id ?? '')
  expect(await accounts.remove(hill?.id ?? '', hill?.name ?? '', tally)).toBeUndefined()
  toasts.done('Removed')
  expect(session.account?.id).toBe(marlow?.id)
  await new Promise((resolve) => setTimeout(resolve, 2 * world.toldAfterMs))
  expect(toasts.all).toMatchObject([{ title: 'Removed' }])
})

test('keys go in and can be forgotten', async () => {
  const { accounts } = await opened('few-days')
  const keys = { consumerKey: 'a', consumerSecret: 'b', token: 'c', tokenSecret: 'd' }
  expect(await accounts.setLegacyKeys(keys)).toBe(true)
  expect(await accounts.hasLegacyKeys()).toBe(true)
  await accounts.setLegacyKeys()
  expect(await accounts.hasLegacyKeys()).toBe(false)
})

test('a sign-in under way elsewhere does not hold up the one of these books', async () => {
  const { accounts, calls, world, session } = await opened('accounts')
  const [, hill = '', river = ''] = accounts.list.map(({ account }) => account.id)
  await accounts.show(hill)
  await world.core.accounts.need().signOut()
  await vi.waitFor(() => expect(session.status).toBe('signed-out'))
  void session.signIn()
  await vi.waitFor(() => expect(session.isStarting).toBe(true))
  await accounts.show(river)
  expect(session.isStarting).toBe(false)
  world.answer = 'allow'
  await session.signIn()
  expect(calls.filter((call) => call === 'session.signIn')).toHaveLength(2)
  await vi.waitFor(() => expect(session.status).toBe('connected'))
})
