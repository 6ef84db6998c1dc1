import { afterEach, expect, test } from 'vitest'
import { localMoment } from '../../../../electron/export/columns'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test.each([
  ['Europe/London', '2026-06-30T23:30:00.503Z', '2026-07-01T00:30:00+01:00'],
  ['Europe/London', '2026-11-29T01:55:49.000Z', '2026-11-29T01:55:49+00:00'],
  ['America/St_Johns', '2026-01-01T02:00:00.000Z', '2025-12-31T22:30:00-03:30'],
  ['Asia/Kolkata', '2026-01-01T20:00:00.000Z', '2026-01-02T01:30:00+05:30'],
  ['Europe/London', 'not known', 'not known'],
])('in %s the moment %s is written on the day that the window shows: %s', (place, at, written) => {
  process.env['TZ'] = place
  expect(localMoment(at)).toBe(written)
  expect(Date.parse(localMoment(at))).toBe(Math.trunc(Date.parse(at) / 1000) * 1000)
})
