import { expect, test } from 'vitest'
import { momentWords, timeLeftWords } from '../../../../renderer/lib/times'

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
