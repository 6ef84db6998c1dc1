import { afterEach, expect, test } from 'vitest'
import { clockWords } from '../../../../shared/words/figures'
import { speak } from '../../../../shared/words/words'
import { momentWords, sizeWords, timeLeftWords } from '../../../../renderer/lib/times'

afterEach(() => speak('en'))

test.each([
  [0, 'less than a minute left'],
  [29_000, 'less than a minute left'],
  [31_000, 'about 1 minute left'],
  [125_000, 'about 2 minutes left'],
  [89 * 60_000, 'about 89 minutes left'],
  [125 * 60_000, 'about 2 hours left'],
])('%d ms are %s', (ms, words) => {
  expect(timeLeftWords(ms)).toBe(words)
})

test.each([
  [new Date(2026, 8, 1, 9, 5), '09:05'],
  [new Date(2026, 7, 31, 9, 5), '31 Aug, 09:05'],
  [new Date(2025, 8, 30, 18, 45), '30 Sep 2025, 18:45'],
])('%s is told as %s on the first of September', (at, words) => {
  expect(momentWords(at.toISOString(), new Date(2026, 8, 1, 12))).toBe(words)
})

test('times and sizes are told in German where the window speaks it', async () => {
  expect([sizeWords(340), sizeWords(2_100_000)]).toEqual(['1 kB', '2.1 MB'])
  await speak('de')
  expect(sizeWords(2_100_000)).toBe('2,1 MB')
  expect(timeLeftWords(125_000)).toBe('noch etwa 2 Minuten')
  const now = new Date(2026, 8, 1, 12)
  expect(momentWords(new Date(2026, 7, 31, 9, 5).toISOString(), now)).toBe('31. Aug., 09:05')
})

test('times are those of the zone in which the computer is now', () => {
  const zone = process.env['TZ']
  const noon = new Date('2026-07-01T12:00:00Z')
  try {
    process.env['TZ'] = 'Europe/London'
    expect(clockWords(noon)).toBe('13:00')
    process.env['TZ'] = 'America/New_York'
    expect(clockWords(noon)).toBe('08:00')
  } finally {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
})
