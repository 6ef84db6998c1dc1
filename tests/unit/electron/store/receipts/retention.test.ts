import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isOver, passDays } from '../../../../../electron/store/receipts/retention'
import { pngBytes } from '../../../../support/files'
import { forSeeds } from '../../../../support/random'
import { openedProfile } from '../../../../support/opened'

const dayMs = 24 * 60 * 60_000

async function opened() {
  const profile = await openedProfile()
  const accountId = profile.account()
  const passes = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      profile.now = new Date(profile.now.getTime() + dayMs)
      await profile.store.retention.run()
    }
  }
  const prove = async (id: string) => {
    await profile.confirm(id)
    profile.store.receipts.step(id, { from: ['ready'], to: 'proven', event: 'proven' })
  }
  const original = (sha256: string) => existsSync(profile.store.files.originalPath(sha256))
  return { profile, accountId, passes, prove, original }
}

describe('days pass', () => {
  const start = { days: 5, seenAt: '2026-06-30T00:00:00.000Z' }
  test.each<[string, string, number]>([
    ['half a day', '2026-06-30T12:00:00.000Z', 5.5],
    ['a week at most', '2026-09-30T00:00:00.000Z', 12],
    ['a clock ten years ahead', '2036-06-30T00:00:00.000Z', 12],
    ['a clock that went back', '2016-06-30T00:00:00.000Z', 5],
    ['no time', '2026-06-30T00:00:00.000Z', 5],
  ])('%s', (_what, at, days) => {
    expect(passDays(start, new Date(at))).toEqual({ days, seenAt: at })
  })

  test('from 0 where nothing was seen, or what was seen cannot be read', () => {
    const now = new Date('2026-06-30T00:00:00.000Z')
    expect(passDays(undefined, now).days).toBe(0)
    expect(passDays({ days: 3, seenAt: 'x' }, now).days).toBe(3)
  })

  test('however the clock jumps: nothing is over before five looks, nor before the clock says so', async () => {
    await forSeeds(300, (random) => {
      let seen = passDays(undefined, new Date('2026-06-30T00:00:00.000Z'))
      const changedAt = seen.seenAt
      for (let look = 1; look <= 12; look += 1) {
        seen = passDays(seen, new Date(Date.UTC(random.whole(2000, 2060), random.whole(0, 11), 1)))
        if (!isOver(0, changedAt, seen)) continue
        expect(look).toBeGreaterThanOrEqual(5)
        expect(Date.parse(seen.seenAt) - Date.parse(changedAt)).toBeGreaterThanOrEqual(30 * dayMs)
      }
    })
  })
})

test('an original is kept until it was proven for 30 days; the receipt stays and says so', async () => {
  const { profile, passes, prove, original } = await opened()
  const { id, sha256 } = await profile.capture()
  await passes(40)
  expect(original(sha256)).toBe(true)
  await prove(id)
  await passes(30)
  expect(original(sha256)).toBe(true)
  await passes(2)
  expect(original(sha256)).toBe(false)
  const { receipts, files } = profile.store
  expect(receipts.read(id)).toMatchObject({ state: 'proven', originalGone: true })
  expect(files.sidecars.read(id)).toMatchObject({ stage: 'confirmed', originalGone: true })
  await profile.reopen()
  expect(profile.store.receipts.read(id)).toMatchObject({ state: 'proven', originalGone: true })
  expect(profile.store.receipts.read(id).problem).toBeUndefined()
  expect(profile.store.recovered.get()).toBeUndefined()
})

test('an original that another receipt still needs stays, and goes with the last of them', async () => {
  const { profile, passes, prove, original } = await opened()
  const bytes = pngBytes(4)
  const [one, other] = [await profile.capture(bytes), await profile.capture(bytes)]
  profile.store.receipts.keepBoth(other.id)
  await prove(one.id)
  await passes(40)
  expect(original(one.sha256)).toBe(true)
  await prove(other.id)
  await passes(32)
  expect(original(one.sha256)).toBe(false)
  for (const { id } of [one, other]) expect(profile.store.receipts.read(id).originalGone).toBe(true)
})

test('what is in the bin for 30 days goes with row, sidecar and original', async () => {
  const { profile, passes, original } = await opened()
  const { id, sha256 } = await profile.capture()
  await profile.discard(id)
  await passes(30)
  expect(profile.states()).toEqual(['discarded'])
  expect(original(sha256)).toBe(true)
  await passes(2)
  expect(profile.states()).toEqual([])
  expect(original(sha256)).toBe(false)
  expect(existsSync(profile.store.files.sidecars.pathOf(id))).toBe(false)
  await profile.reopen()
  expect(profile.states()).toEqual([])
})

test('pictures of pages go with the file that they are of, whether its receipt stays or goes', async () => {
  const { profile, passes, prove } = await opened()
  const [kept, proven, binned] = [pngBytes(), pngBytes(), pngBytes()]
  const all = [await profile.capture(kept), await profile.capture(proven)]
  const last = await profile.capture(binned)
  mkdirSync(profile.path('previews'))
  for (const { sha256 } of [...all, last])
    writeFileSync(profile.path('previews', `${sha256}-1.jpg`), '')
  await prove(all[1]?.id ?? '')
  await profile.discard(last.id)
  await passes(32)
  expect(readdirSync(profile.path('previews'))).toEqual([`${all[0]?.sha256}-1.jpg`])
})

test('what was taken back out of the bin begins to count anew', async () => {
  const { profile, passes } = await opened()
  const { id } = await profile.capture()
  await profile.discard(id)
  await passes(29)
  profile.store.receipts.step(id, { from: ['discarded'], to: 'review', event: 'restored' })
  await profile.write(id, 'review')
  await passes(10)
  await profile.discard(id)
  await passes(29)
  expect(profile.states()).toEqual(['discarded'])
  await passes(3)
  expect(profile.states()).toEqual([])
})

test('the bin keeps an original that another receipt has, and a twin is no twin any more', async () => {
  const { profile, passes } = await opened()
  const bytes = pngBytes(4)
  const [first, second] = [await profile.capture(bytes), await profile.capture(bytes)]
  expect(second.duplicateOf).toBe(first.id)
  await profile.discard(first.id)
  await passes(32)
  expect(profile.states()).toEqual(['review'])
  expect(profile.store.receipts.read(second.id).duplicateOf).toBeUndefined()
  const kept = readFileSync(profile.store.files.originalPath(second.sha256))
  expect(kept.equals(bytes)).toBe(true)
  await profile.reopen()
  expect(profile.states()).toEqual(['review'])
})

test('a clock years ahead purges nothing, neither at once nor at the next starts', async () => {
  const { profile, original, prove } = await opened()
  const [binned, proven] = [await profile.capture(), await profile.capture()]
  await profile.discard(binned.id)
  await prove(proven.id)
  await profile.store.retention.run()
  profile.now = new Date('2046-01-01T00:00:00.000Z')
  for (let start = 0; start < 20; start += 1) {
    await profile.reopen()
    await profile.store.retention.run()
  }
  expect(profile.states()).toEqual(['discarded', 'proven'])
  for (const { sha256 } of [binned, proven]) expect(original(sha256)).toBe(true)
})
