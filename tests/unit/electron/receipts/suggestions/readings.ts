/** Readings of made-up receipts, as short as a test can say them. */
import type { FieldValue, Reading } from '../../../../../shared/receipts/reading'

export const sure = (value: string): FieldValue => ({ value, confidence: 0.99, isSure: true })
export const unsure = (value: string): FieldValue => ({ value, confidence: 0.6, isSure: false })

/** A receipt of one page: its lines from the top, and the fields found in them. */
export function readingOf(
  lines: readonly string[],
  fields: Partial<Reading['fields']> = {},
): Reading {
  const words = lines.flatMap((line, row) =>
    line.split(' ').map((text, column) => ({
      text,
      confidence: 0.98,
      box: { page: 0, x: 0.05 + column * 0.1, y: row * 0.04, width: 0.09, height: 0.02 },
    })),
  )
  return {
    pages: [{ width: 800, height: 2000, turn: 0, words }],
    fields: { vatLines: [], items: [], ...fields },
    parts: [],
  }
}
