import { expect, test } from 'vitest'
import {
  outlineOf,
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

/** A page of lines one below the other, as high and as far apart as given, in shares of its height. */
function lined(height: number, pitch: number, ...lines: Record<string, number>[]): ReadPage {
  const words = lines.flatMap((line, at) =>
    Object.entries(line).map(([text, x]) => ({
      text,
      confidence: 1,
      box: { page: 0, x, y: 0.2 + at * pitch, width: text.length * 0.01, height },
    })),
  )
  return { width: 600, height: 800, turn: 0, words }
}
const boxOf = ({ words }: ReadPage, text: string) =>
  words.find((word) => word.text === text)?.box ?? { page: 0, x: 0, y: 0, width: 0, height: 0 }
const lines = [
  { 'This is not a VAT invoice': 0.1 },
  { Ref: 0.1, 'PF-3301': 0.135, late: 0.21 },
  { Date: 0.1, '23 November 2026': 0.145 },
] as const

test.each([
  ['of a PDF, whose places reach into each other', 0.0161, 0.0152],
  ['that stand close', 0.012, 0.0145],
  ['that stand far apart', 0.012, 0.04],
])(
  'outlines of lines %s never lie on the print beside them or on each other',
  (_, height, pitch) => {
    const page = lined(height, pitch, ...lines)
    const [number, date] = ['PF-3301', '23 November 2026'].map((text) =>
      outlineOf(boxOf(page, text), page),
    )
    if (!number || !date) throw new Error('no outlines')
    expect(number.y + number.height).toBeLessThanOrEqual(date.y + 1e-9)
    const [above, before, after] = [
      boxOf(page, 'This is not a VAT invoice'),
      boxOf(page, 'Ref'),
      boxOf(page, 'late'),
    ]
    // Where the places themselves overlap, half of what they have in common is each one's.
    const shared = Math.max(0, height - pitch) / 2
    expect(number.y).toBeGreaterThanOrEqual(above.y + above.height - shared - 1e-9)
    expect(number.x).toBeGreaterThan(before.x + before.width)
    expect(number.x + number.width).toBeLessThan(after.x)
  },
)

test('with room around it an outline keeps a share of the height of its print on every side, at every scale', () => {
  const page = lined(0.02, 0.02, { '£384.00': 0.5 })
  const outline = outlineOf(boxOf(page, '£384.00'), page)
  expect(outline.y).toBeCloseTo(0.2 - 0.005)
  expect(outline.height).toBeCloseTo(0.02 + 0.01)
  const across = (0.5 - outline.x) * page.width
  expect(across).toBeCloseTo((0.2 - outline.y) * page.height)
})

test('print that is part of what is outlined, or that it is part of, takes nothing of its outline', () => {
  const page = lined(0.02, 0.02, { '12': 0.1, November: 0.13, '2026': 0.22 })
  const whole = { page: 0, x: 0.1, y: 0.2, width: 0.16, height: 0.02 }
  const free = outlineOf(whole, { ...page, words: [] })
  expect(outlineOf(whole, page)).toEqual(free)
  const part = { ...whole, x: 0.14, width: 0.05 }
  expect(outlineOf(part, page).y).toBeCloseTo(free.y)
})
