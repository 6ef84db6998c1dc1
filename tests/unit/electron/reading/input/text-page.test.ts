import { expect, test } from 'vitest'
import { boundedText, textSheets } from '../../../../../electron/reading/input/text-page'

const wordsOf = (text: string) =>
  textSheets(text)
    .flatMap((sheet) => sheet.lines ?? [])
    .flatMap(({ words }) => words)

test('a mail as long as receipts are is read to its last word', () => {
  const text = Array.from({ length: 300 }, (_, at) => `Item ${at} at a price of | 12.00`).join('\n')
  expect(boundedText(text)).toEqual({ text, isCut: false })
})

test('of very many words the beginning and the end are read, and it is said that something is missing', () => {
  const rows = Array.from({ length: 900 }, (_, at) => `row${at} ${'x '.repeat(300)}`)
  const { text, isCut } = boundedText(rows.join('\n'))
  const words = wordsOf(text)
  expect(isCut).toBe(true)
  expect(words.length).toBeLessThanOrEqual(6000)
  expect(words.length).toBeGreaterThan(5000)
  const named = words.map((word) => word.text).filter((word) => word.startsWith('row'))
  expect([named[0], named.at(-1)]).toEqual(['row0', 'row899'])
})

test('of very many rows as well', () => {
  const { text, isCut } = boundedText(Array.from({ length: 5000 }, (_, at) => `r${at}`).join('\n'))
  expect(isCut).toBe(true)
  expect(text.split('\n')).toHaveLength(2400)
  expect(text.endsWith('r4999')).toBe(true)
})
