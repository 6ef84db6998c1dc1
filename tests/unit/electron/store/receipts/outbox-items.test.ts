import { afterEach, expect, test } from 'vitest'
import { OutboxItems } from '../../../../../electron/store/receipts/outbox-items'
import { pngBytes } from '../../../../support/files'
import { StoredProfile } from '../../../../support/stored'

let profile: StoredProfile | undefined

afterEach(() => {
  profile?.close()
})

async function opened() {
  profile = new StoredProfile()
  const { database, receipts } = await profile.open()
  return { profile, items: new OutboxItems({ database, receipts, now: () => new Date() }) }
}

async function confirmed(profile: StoredProfile, bytes: number): Promise<string> {
  const { id } = await profile.capture(pngBytes(bytes))
  await profile.confirm(id)
  return id
}

test('each account is given what was confirmed for it, and nothing of any other', async () => {
  const { profile, items } = await opened()
  const mine = profile.account('Mine')
  const first = await confirmed(profile, 4)
  const other = profile.account('Other')
  const second = await confirmed(profile, 5)
  const postponed = await confirmed(profile, 6)
  profile.store.receipts.step(postponed, {
    from: ['ready'],
    to: 'checking',
    event: 'looked',
    posting: { nextAt: '2026-06-30T13:00:00.000Z' },
  })
  expect(items.waiting(mine, 9).map(({ id }) => id)).toEqual([first])
  expect(items.waiting(other, 9).map(({ id }) => id)).toEqual([postponed, second])
})

test('of what is ready, as many come as are asked for, in the order of capture', async () => {
  const { profile, items } = await opened()
  const account = profile.account()
  const ids = [
    await confirmed(profile, 4),
    await confirmed(profile, 5),
    await confirmed(profile, 6),
  ]
  expect(items.waiting(account, 2).map(({ id }) => id)).toEqual(ids.slice(0, 2))
})
