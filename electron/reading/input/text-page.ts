/** Makes pages of plain text, for what has no pages of its own. */
import type { Word } from '../../../shared/receipts/reading'
import type { Line } from '../child/page'
import { unreadable } from './limits'
import type { Sheet, Source } from './source'

/** Letters of a made-up page: so many in a line at least, and so many lines on a page at most. */
const narrowest = 60
const widest = 200
const linesOnPage = 120
const mostLines = 2400
const letter = { width: 8, height: 16 }

/** Of a text that is longer than any receipt: rows and words of its beginning and its end. */
const kept = { first: { rows: 1600, words: 4000 }, last: { rows: 800, words: 2000 } }
const longestRow = 2000

const rowsIn = (text: string) =>
  text
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '')
    .map((row) => row.slice(0, longestRow))

/**
 * The text, or of one with more than 6,000 words or 2,400 rows the beginning and the end, where a receipt says what it is
 * about: what is read of each word takes some 10 kB.
 */
export function boundedText(text: string): { text: string; isCut: boolean } {
  const rows = rowsIn(text)
  const words = rows.reduce((sum, row) => sum + wordsIn(row), 0)
  const most = { rows: kept.first.rows + kept.last.rows, words: kept.first.words + kept.last.words }
  if (rows.length <= most.rows && words <= most.words) return { text, isCut: false }
  const first = fitting(rows, kept.first)
  const last = fitting(rows.slice(first.length).toReversed(), kept.last).toReversed()
  return { text: [...first, ...last].join('\n'), isCut: true }
}

const wordsIn = (row: string) => row.match(/\S+/g)?.length ?? 0

/** The rows from the first on that come to no more than that. */
function fitting(rows: readonly string[], most: { rows: number; words: number }): string[] {
  let words = 0
  const end = rows.findIndex((row, at) => {
    words += wordsIn(row)
    return at >= most.rows || words > most.words
  })
  return end === -1 ? [...rows] : rows.slice(0, end)
}

/** Pages with the text as a printer would set it, in letters of one width. Tabs part the cells of a row. */
export function textSheets(text: string): Sheet[] {
  const rows = rowsIn(text).slice(0, mostLines)
  const columns = Math.min(widest, Math.max(narrowest, ...rows.map((row) => row.length)))
  const count = Math.ceil(rows.length / linesOnPage)
  return Array.from({ length: count }, (_, page) =>
    sheetOf(rows.slice(page * linesOnPage, (page + 1) * linesOnPage), columns),
  )
}

/** Pages that are all there already. */
export function sourceOf(sheets: readonly Sheet[]): Source {
  return {
    pageCount: sheets.length,
    page: async (number) => {
      const sheet = sheets[number]
      if (!sheet) throw unreadable(`There is no page ${number}`)
      return sheet
    },
    close: () => undefined,
  }
}

function sheetOf(rows: string[], columns: number): Sheet {
  return {
    width: columns * letter.width,
    height: rows.length * letter.height,
    lines: rows.flatMap((row, index) =>
      linesOf(row, index / rows.length, 1 / rows.length, columns),
    ),
  }
}

/** Cells of a row become lines beside each other, as columns of a print do. */
function linesOf(row: string, y: number, height: number, columns: number): Line[] {
  const place = (start: number, length: number) => {
    const x = Math.min(1, start / columns)
    return { page: 0, x, y, width: Math.min(1, (start + length) / columns) - x, height }
  }
  return [...row.matchAll(/[^\t]+/g)].flatMap((cell) => {
    const words = [...cell[0].matchAll(/\S+/g)].map(({ 0: text, index }): Word => ({
      text,
      confidence: 1,
      box: place(cell.index + index, text.length),
    }))
    const [first] = words
    if (!first) return []
    const text = words.map((word) => word.text).join(' ')
    const start = cell.index + cell[0].search(/\S/)
    return [{ text, confidence: 1, box: place(start, cell[0].trim().length), words }]
  })
}
