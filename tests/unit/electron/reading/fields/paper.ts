/** Papers for tests: rows of text as recognition gives them, columns parted by `|`, what follows `^` being set larger. */
import type { Line } from '../../../../../electron/reading/child/page'
import type { Page } from '../../../../../electron/reading/fields/lines/rows'

const width = 700
const letterWidth = 9
const letterHeight = 20
const pitch = 30
const margin = 20
/** How much larger than the rest. */
const large = 1.5

/** One column is centred; of several the first starts at the left and the last ends at the right. */
export function paper(...rows: string[]): Page[] {
  return [pageOf(rows, 0)]
}

export function pages(...all: string[][]): Page[] {
  return all.map((rows, page) => pageOf(rows, page))
}

function pageOf(rows: readonly string[], page: number): Page {
  const height = Math.max(1, rows.length + 2) * pitch
  const lines = rows.flatMap((row, index) => {
    const columns = row.split('|').map((column) => column.trim())
    return columns.flatMap((column, at) => {
      const [text, scale] = column.startsWith('^') ? [column.slice(1), large] : [column, 1]
      const left = leftOf(text, at, columns.length, scale)
      return text === '' ? [] : [lineAt({ text, left, row: index, page, scale }, height)]
    })
  })
  return { lines, width, height }
}

function leftOf(text: string, column: number, columns: number, scale: number): number {
  const size = text.length * letterWidth * scale
  if (columns === 1) return Math.max(margin, (width - size) / 2)
  if (column === 0) return margin
  if (column === columns - 1) return width - margin - size
  return margin + ((width - 2 * margin) * column) / columns
}

interface Placed {
  text: string
  left: number
  row: number
  page: number
  scale: number
}

function lineAt({ text, left, row, page, scale }: Placed, height: number): Line {
  const box = (from: number, length: number) => ({
    page,
    x: Math.min(1, (left + from * letterWidth * scale) / width),
    y: ((row + 1) * pitch - ((scale - 1) * letterHeight) / 2) / height,
    width: Math.min(1, (length * letterWidth * scale) / width),
    height: (letterHeight * scale) / height,
  })
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 0.98,
    box: box(match.index, match[0].length),
  }))
  return { text, confidence: 0.98, box: box(0, text.length), words }
}
