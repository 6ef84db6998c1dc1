import { expect, test } from 'vitest'
import { timeLeftWords } from '../../../../renderer/lib/times'

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
