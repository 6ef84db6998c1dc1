import { expect, test } from 'vitest'
import {
  placeInFile,
  valueAt,
  withSign,
  wordAt,
} from '../../../../../renderer/inbox/document/read-words'
import type { ReadPage, Word } from '../../../../../shared/receipts/reading'

const today = '2026-11-21'

/** Words of one size: each row an array, a word at every given share of the width. */
function wordsOf(...rows: Record<string, number>[]): Word[] {
  return rows.flatMap((row, line) =>
    Object.entries(row).map(([text, x]) => ({
      text,
      confidence: 1,
      box: { page: 0, x, y: 0.1 + line * 0.1, width: text.length * 0.02, height: 0.04 },
    })),
  )
}

const receipt = wordsOf(
  { Northgate: 0.1, Fuels: 0.3, 'No.7': 0.7 },
  { '12': 0.1, Nov: 0.16, '2026': 0.24, '14:05': 0.6 },
  { Date: 0.1, '03/11/26': 0.4 },
  { TOTAL: 0.1, '£1,061.27': 0.7 },
  { 'RM21.85': 0.1, '4.20*': 0.5 },
)
const take = (field: Parameters<typeof valueAt>[0], text: string) =>
  valueAt(
    field,
    receipt,
    receipt.findIndex((word) => word.text === text),
    today,
  )

test.each([
  ['gross', '£1,061.27', '1061.27'],
  ['gross', 'RM21.85', '21.85'],
  ['gross', '4.20*', '4.20'],
  ['gross', 'TOTAL', undefined],
  ['gross', 'Northgate', undefined],
  ['postingDate', '12', '2026-11-12'],
  ['postingDate', 'Nov', '2026-11-12'],
  ['postingDate', '2026', '2026-11-12'],
  ['postingDate', '03/11/26', '2026-11-03'],
  ['postingDate', 'TOTAL', undefined],
  ['supplierName', 'Fuels', 'Northgate Fuels'],
  ['supplierName', 'No.7', 'No.7'],
] as const)('%s takes of %s what it is or is part of', (field, text, value) => {
  expect(take(field, text)).toBe(value)
})

test('a word that is not there gives nothing', () => {
  expect(valueAt('gross', receipt, 99, today)).toBeUndefined()
  expect(valueAt('supplierName', [], 0, today)).toBeUndefined()
})

test.each([0, 90, 180, 270] as const)(
  'a page turned by %i degrees has its words found where the file shows them',
  (turn) => {
    const page: ReadPage = { width: 100, height: 200, turn, words: receipt }
    for (const [index, { box }] of receipt.entries()) {
      const { x, y, width, height } = placeInFile(box, turn)
      expect(wordAt(page, { x: x + width / 2, y: y + height / 2 })).toBe(index)
    }
    expect(wordAt(page, { x: 0.999, y: 0.999 })).toBeUndefined()
  },
)

test('a corner of the upright page lies in the corner that the file has there', () => {
  const corner = { x: 0, y: 0, width: 0.25, height: 0.125 }
  expect(placeInFile(corner, 90)).toEqual({ x: 0, y: 0.75, width: 0.125, height: 0.25 })
  expect(placeInFile(corner, 180)).toEqual({ x: 0.75, y: 0.875, width: 0.25, height: 0.125 })
  expect(placeInFile(corner, 270)).toEqual({ x: 0.875, y: 0, width: 0.125, height: 0.25 })
})

test('the place of an amount has its sign in it, and nothing else beside it', () => {
  const words = wordsOf(
    { Total: 0.1, '£': 0.67, '61.27': 0.7, paid: 0.85 },
    { '-': 0.67, '12.00': 0.7 },
    { '9.98': 0.6, EUR: 0.7 },
    { VAT: 0.53, '20.00': 0.6 },
    { '£48.20': 0.6 },
  )
  const place = (text: string, box = words.find((word) => word.text === text)!.box) => {
    const { x, width } = withSign(box, words)
    return [x, x + width].map((edge) => Number(edge.toFixed(3)))
  }
  expect(place('61.27')).toEqual([0.67, 0.8])
  expect(place('12.00')).toEqual([0.67, 0.8])
  expect(place('9.98')).toEqual([0.6, 0.76])
  expect(place('20.00')).toEqual([0.6, 0.7])
  const digits = { page: 0, x: 0.62, y: 0.5, width: 0.1, height: 0.04 }
  expect(place('£48.20', digits)).toEqual([0.6, 0.72])
})
