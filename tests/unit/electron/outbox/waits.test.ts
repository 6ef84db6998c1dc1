import { expect, test } from 'vitest'
import { Moments } from '../../../../electron/outbox/moments'
import { plausibleWaitMs, Waits } from '../../../../electron/outbox/waits'

const year = 365 * 24 * 60 * 60_000
const minute = 60_000

function computer() {
  let wall = Date.parse('2026-06-30T12:00:00Z')
  let clock = 5000
  const parts = { now: () => new Date(wall), clock: () => clock }
  return {
    ...parts,
    waits: new Waits(parts),
    pass: (ms: number) => {
      wall += ms
      clock += ms
    },
    set: (ms: number) => (wall += ms),
  }
}

test.each([10 * year, -10 * year, minute, -minute])(
  'a wait goes on as it was when the clock is set by %d ms',
  (jump) => {
    const { waits, pass, set } = computer()
    const nextAt = waits.after('a', 10 * minute)
    pass(4 * minute)
    set(jump)
    expect(waits.leftMs('a', nextAt)).toBe(6 * minute)
    pass(6 * minute)
    expect(waits.leftMs('a', nextAt)).toBe(0)
  },
)

test('what an earlier run wrote under a clock years ahead waits a quarter of an hour at most', () => {
  const { waits, pass, set, now } = computer()
  const nextAt = new Date(now().getTime() + 10 * year).toISOString()
  expect(waits.leftMs('a', nextAt)).toBe(15 * minute)
  set(-10 * year)
  pass(14 * minute)
  expect(waits.leftMs('a', nextAt)).toBe(minute)
  pass(minute)
  expect(waits.leftMs('a', nextAt)).toBe(0)
})

test.each<[string, number]>([
  ['2026-06-30T12:05:00Z', 5 * minute],
  ['2026-06-30T12:00:00Z', 0],
  ['2016-06-30T12:00:00Z', 0],
  ['2036-06-30T12:00:00Z', 15 * minute],
  ['one day', 0],
])('of %s there is plausibly left: %d ms', (nextAt, left) => {
  expect(plausibleWaitMs(nextAt, new Date('2026-06-30T12:00:00Z'))).toBe(left)
})

test('a receipt that need not wait is due, and a new wait takes the place of the old', () => {
  const { waits } = computer()
  waits.after('a', minute)
  expect(waits.leftMs('a', undefined)).toBe(0)
  const later = waits.after('a', 2 * minute)
  expect(waits.leftMs('a', later)).toBe(2 * minute)
})

test('a create that is under way counts from its intent, one of an earlier run from the start of this', () => {
  const { clock, pass, set } = computer()
  const moments = new Moments(clock)
  pass(minute)
  moments.intended('mine')
  moments.absentSince('mine', clock())
  pass(minute)
  set(10 * year)
  expect(moments.now() - moments.endOf('mine')).toBe(minute)
  expect(moments.now() - moments.endOf('before')).toBe(2 * minute)
  expect(moments.absenceOf('mine', 'written')).toBe(clock() - minute)
  expect(moments.absenceOf('before', 'written')).toBe(clock() - 2 * minute)
  expect(moments.absenceOf('before', undefined)).toBeUndefined()
})

test('a new intent forgets the absences and the end before it', () => {
  const { clock, pass } = computer()
  const moments = new Moments(clock)
  moments.ended('a')
  moments.absentSince('a', clock())
  pass(minute)
  moments.intended('a')
  expect(moments.endOf('a')).toBe(clock())
  // Nothing is written down for the new attempt yet.
  expect(moments.absenceOf('a', undefined)).toBeUndefined()
})
