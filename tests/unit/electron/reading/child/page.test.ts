import { expect, test } from 'vitest'
import { boundedWords } from '../../../../../electron/reading/child/page'

const word = { text: 'a', confidence: 1, box: { page: 0, x: 0, y: 0, width: 0.1, height: 0.1 } }
const page = (words: number) => ({
  width: 10,
  height: 20,
  turn: 0 as const,
  words: Array.from({ length: words }, () => word),
})

test.each([
  [
    [300, 400],
    [300, 400],
  ],
  [
    [1500, 2500, 10],
    [1500, 500, 0],
  ],
  [[1_000_000], [2000]],
])('of pages with %j words, %j are told', (words, told) => {
  expect(boundedWords(words.map(page)).map((one) => one.words.length)).toEqual(told)
})
