/** Of electron/store/receipts/retention.ts: the bin emptied: what is counted goes with its file, and nothing that may have been sent or that somebody else needs. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Posting } from '../../../../../electron/store/receipts/postings'
import { mayBeRemoved } from '../../../../../electron/store/receipts/retention'
import { pngBytes } from '../../../../support/files'
import { forSeeds } from '../../../../support/random'
import { openedProfile } from '../../../../support/opened'

const away = { from: ['review'], to: 'discarded', event: 'discarded' } as const

test('the file goes with the receipt, unless another receipt has the same', async () => {
  const profile = await openedProfile()
  const accountId = profile.account()
  const both = pngBytes()
  const [alone, shared, kept] = [
    await profile.capture(pngBytes()),
    await profile.capture(both),
    await profile.capture(both),
  ]
  const { receipts, retention, files } = profile.store
  for (const { id } of [alone, shared]) receipts.step(id, away)
  expect(retention.binTally(accountId)).toEqual({ removed: 2, stayed: 0 })
  expect(await retention.emptyBin(accountId)).toEqual({ removed: 2, stayed: 0 })
  expect([alone, shared, kept].map(({ id }) => receipts.has(id))).toEqual([false, false, true])
  expect(existsSync(files.originalPath(alone.sha256))).toBe(false)
  expect(existsSync(files.originalPath(kept.sha256))).toBe(true)
  expect(files.sidecars.read(alone.id)).toBeUndefined()
  const { rows } = profile.store.journal.page(accountId, { offset: 0, limit: 1 })
  expect(rows).toMatchObject([{ event: 'bin-emptied', note: '2' }])
  await profile.reopen()
  expect(profile.states()).toEqual(['review'])
})

test('one whose sending was begun, or that another computer may have sent, stays', async () => {
  const profile = await openedProfile()
  const accountId = profile.account()
  const { receipts, retention } = profile.store
  const marks: Partial<Posting>[] = [{ attempt: 1 }, { isRebuilt: true }, {}]
  const ids: string[] = []
  for (const posting of marks) {
    const { id } = await profile.capture(pngBytes())
    receipts.step(id, away)
    receipts.remember(id, posting)
    ids.push(id)
  }
  expect(await retention.emptyBin(accountId)).toEqual({ removed: 1, stayed: 2 })
  expect(ids.map((id) => receipts.has(id))).toEqual([true, true, false])
})

test('only what was asked for is removed, and only of these books and from the bin', async () => {
  const profile = await openedProfile()
  const mine = profile.account()
  const { receipts, retention } = profile.store
  const taken = await profile.capture(pngBytes())
  const other = await profile.capture(pngBytes())
  const open = await profile.capture(pngBytes())
  for (const { id } of [taken, other]) receipts.step(id, away)
  const another = profile.account('Another')
  expect(await retention.emptyBin(another)).toEqual({ removed: 0, stayed: 0 })
  expect(await retention.emptyBin(mine, [taken.id, open.id])).toEqual({ removed: 1, stayed: 0 })
  expect([taken, other, open].map(({ id }) => receipts.has(id))).toEqual([false, true, true])
})

test('no sign that it may have been sent is passed over', async () => {
  await forSeeds(50, (random) => {
    const signs = {
      wasBegun: random.chance(0.5),
      isNamed: random.chance(0.5),
      isRebuilt: random.chance(0.5),
    }
    expect(mayBeRemoved(signs)).toBe(!Object.values(signs).includes(true))
  })
})

test('files of proven receipts stay for good unless somebody chose a time', async () => {
  const profile = await openedProfile()
  profile.account()
  const { id, sha256 } = await profile.capture(pngBytes())
  await profile.confirm(id)
  profile.store.receipts.step(id, { from: ['ready'], to: 'proven', event: 'proven' })
  const chosen: { days?: number } = {}
  profile.provenDays = () => chosen.days
  await profile.reopen()
  const passes = async (count: number) => {
    for (let day = 0; day < count; day++) {
      profile.now = new Date(profile.now.getTime() + 86_400_000)
      await profile.store.retention.run()
    }
  }
  const isThere = () => existsSync(profile.store.files.originalPath(sha256))
  await passes(60)
  expect(isThere()).toBe(true)
  chosen.days = 90
  await passes(29)
  expect(isThere()).toBe(true)
  await passes(3)
  expect(isThere()).toBe(false)
  expect(profile.store.receipts.read(id).originalGone).toBe(true)
  expect(profile.store.receipts.holds(sha256)).toBe(true)
})
