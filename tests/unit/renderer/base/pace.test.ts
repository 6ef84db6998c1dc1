import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPace, timeLeft, type Pace, type Sight } from '../../../../renderer/base/pace'

const second = 1000
const paced = (sights: readonly Sight[]) =>
  sights.reduce<Pace | undefined>((pace, seen) => nextPace(pace, seen), undefined)
const leftAfter = (sights: readonly Sight[]) => {
  const pace = paced(sights)
  return pace && timeLeft(pace)
}
/** One receipt each `ms`, of `all`. */
const drain = (all: number, sent: number, ms: number): Sight[] =>
  Array.from({ length: sent + 1 }, (_, ended) => ({
    at: 5000 + ended * ms,
    isActive: true,
    left: all - ended,
    ended: 40 + ended,
  }))

test('nothing is said before a few were sent', () => {
  expect(leftAfter(drain(20, 0, second))).toBeUndefined()
  expect(leftAfter(drain(20, 2, second))).toBeUndefined()
  expect(leftAfter(drain(20, 3, second))).toBe(17 * second)
})

test('what is left takes as long as those that were sent', () => {
  expect(leftAfter(drain(100, 40, 3 * second))).toBe(60 * 3 * second)
})

test('time in which sending was held back does not count', () => {
  const sights = drain(20, 5, second)
  const last = sights.at(-1)
  if (!last) throw new Error('Nothing was seen')
  const held = { ...last, isActive: false }
  const hourLater = { ...last, at: last.at + 3600 * second }
  expect(leftAfter([...sights, held])).toBeUndefined()
  expect(leftAfter([...sights, held, hourLater])).toBe(15 * second)
})

test('receipts that are added make it longer, and those taken back make nothing faster', () => {
  const sights = drain(20, 5, second)
  const last = sights.at(-1)
  if (!last) throw new Error('Nothing was seen')
  expect(leftAfter([...sights, { ...last, left: 30 }])).toBe(30 * second)
  expect(leftAfter([...sights, { ...last, left: 5 }])).toBe(5 * second)
})

test('once nothing was left, the pace is measured anew', () => {
  const idle = { at: 90 * second, isActive: false, left: 0, ended: 60 }
  expect(leftAfter([...drain(20, 20, second), idle, { ...idle, isActive: true, left: 9 }])).toBe(
    undefined,
  )
})

test('whatever is seen, in whatever order, the time left is no nonsense', () => {
  const sight = fc.record({
    at: fc.nat(),
    isActive: fc.boolean(),
    left: fc.nat({ max: 5000 }),
    ended: fc.nat({ max: 100_000 }),
  })
  fc.assert(
    fc.property(fc.array(sight), (sights) => {
      const left = leftAfter(sights)
      expect(left === undefined || (Number.isFinite(left) && left > 0)).toBe(true)
    }),
  )
})
