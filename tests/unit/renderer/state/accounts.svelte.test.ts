import { expect, test, vi } from 'vitest'
import { createApi } from '../../../../shared/channel'
import { contract } from '../../../../shared/ipc'
import { createDocket } from '../../../../renderer/state/docket.svelte'
import { fakeTransport } from '../../../window/fake-transport'
import { scenes } from '../../../window/scenes'

// The only part of a page that these states touch: where the theme is put.
vi.stubGlobal('document', { documentElement: { dataset: {} } })

async function opened(scene: string) {
  const made = scenes[scene]?.()
  if (!made) throw new Error(`No scene ${scene}`)
  const fake = fakeTransport(made)
  const docket = createDocket(createApi(contract, fake.transport))
  await vi.waitFor(() => {
    expect(docket.accounts.list.length).toBeGreaterThan(0)
    expect(docket.inbox.total).toBeDefined()
    expect(docket.session.isKnown).toBe(true)
  })
  return { ...docket, fake }
}

test('other books start at their own first receipt, without the search of the books before', async () => {
  const { accounts, activity, inbox, review, session } = await opened('accounts')
  inbox.show('review', 'pen')
  await vi.waitFor(() => expect(inbox.total).toBe(1))
  activity.refresh()
  await vi.waitFor(() => expect(activity.total).toBeDefined())
  accounts.showAt(1)
  await vi.waitFor(() => expect(inbox.total).toBe(2))
  expect(session.account?.name).toBe('Hill & Dale Joinery Ltd')
  expect(inbox.search).toBe('')
  expect(inbox.selectedId).toBe(inbox.row(0)?.id)
  await vi.waitFor(() => expect(review.receipt?.id).toBe(inbox.row(0)?.id))
})

test('what is typed is kept before the books are left', async () => {
  const { accounts, fake, inbox, review } = await opened('accounts')
  await review.open(inbox.row(0)?.id)
  const id = review.receipt?.id ?? ''
  review.nameSupplier('Corner Shop')
  expect(await accounts.show(accounts.list[1]?.account.id ?? '')).toBe(true)
  expect(fake.receipts.get(id)?.draft.supplierName).toBe('Corner Shop')
  const edited = fake.calls.indexOf('receipts.edit')
  expect(edited).toBeGreaterThan(-1)
  expect(edited).toBeLessThan(fake.calls.indexOf('accounts.show'))
})

test('books are not left while what was typed cannot be kept', async () => {
  const { accounts, fake, inbox, review } = await opened('failing-accounts')
  await review.open(inbox.row(0)?.id)
  review.nameSupplier('Corner Shop')
  expect(await accounts.show(accounts.list[0]?.account.id ?? '')).toBe(false)
  expect(fake.calls).not.toContain('accounts.show')
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
  const { fake, inbox, review, steps, toasts } = await opened('read-only')
  inbox.select(1)
  await review.open(inbox.selectedId)
  await steps.confirm()
  expect(fake.calls).not.toContain('receipts.confirm')
  expect(toasts.all[0]).toMatchObject({
    title: 'This account is read-only',
    action: { label: 'Allow full access' },
  })
})

test('an account with receipts is not removed, and the reason comes back', async () => {
  const { accounts } = await opened('accounts')
  expect(await accounts.remove(accounts.list[0]?.account.id ?? '')).toBe('account-in-use')
  expect(await accounts.remove(accounts.list[1]?.account.id ?? '')).toBeUndefined()
  await vi.waitFor(() => expect(accounts.list).toHaveLength(2))
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
  const { accounts, fake, session } = await opened('expired')
  void session.signIn()
  await accounts.show(accounts.list[2]?.account.id ?? '')
  expect(session.isStarting).toBe(false)
  await session.signIn()
  expect(fake.calls.filter((call) => call === 'session.signIn')).toHaveLength(2)
})
