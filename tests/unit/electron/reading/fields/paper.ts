/** Papers for tests: rows of text as recognition gives them, columns parted by `|`. */
import type { Line } from '../../../../../electron/reading/child/page'
import type { Page } from '../../../../../electron/reading/fields/rows'

const width = 700
const letterWidth = 9
const letterHeight = 20
const pitch = 30
const margin = 20

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
    return columns.flatMap((text, column) =>
      text === '' ? [] : [lineAt(text, leftOf(text, column, columns.length), index, height, page)],
    )
  })
  return { lines, width, height }
}

function leftOf(text: string, column: number, columns: number): number {
  const size = text.length * letterWidth
  if (columns === 1) return Math.max(margin, (width - size) / 2)
  if (column === 0) return margin
  if (column === columns - 1) return width - margin - size
  return margin + ((width - 2 * margin) * column) / columns
}

function lineAt(text: string, left: number, row: number, height: number, page: number): Line {
  const box = (from: number, length: number) => ({
    page,
    x: Math.min(1, (left + from * letterWidth) / width),
    y: ((row + 1) * pitch) / height,
    width: Math.min(1, (length * letterWidth) / width),
    height: letterHeight / height,
  })
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 0.98,
    box: box(match.index, match[0].length),
  }))
  return { text, confidence: 0.98, box: box(0, text.length), words }
}
