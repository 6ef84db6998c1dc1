/** The day by which a document is to be paid, where a label says so. */
import type { FieldValue } from '../../../../shared/receipts/reading'
import { captionOf } from '../lines/captions'
import { fieldValue } from '../confidence'
import { dueWord } from './words'
import { datesIn } from './dates'
import { boxOf, confidenceOf, type Row } from '../lines/rows'
import { labelForm } from '../lines/text'

/** @param date the document's own: it is not to be paid before it was written */
export function dueField(rows: readonly Row[], date: string | undefined): FieldValue | undefined {
  for (const row of rows)
    for (const found of datesIn(row.text)) {
      const box = boxOf(row, found.from, found.to)
      if (!isLabelled(rows, row, found.from)) continue
      const isLater = date === undefined || found.iso >= date
      const isClear = confidenceOf(row, found.from, found.to) > 0.8 && found.form !== 'broken'
      const isSure = isLater && isClear && date !== undefined
      return fieldValue(found.iso, isSure ? 0.97 : 0.6, isSure, box)
    }
  return undefined
}

/** The label stands before it in its part, over it in its column, or on its left. */
function isLabelled(rows: readonly Row[], row: Row, from: number): boolean {
  const own = row.parts.findLast((part) => part.from <= from)
  const beside = row.text
    .slice(0, from)
    .split('  ')
    .filter((piece) => /\p{L}{2}/u.test(piece))
  const isOwn = /\p{L}{2}/u.test(row.text.slice(own?.from ?? 0, from))
  const heading = own && !isOwn ? captionOf(rows, row, own)?.text : undefined
  return [heading, beside.at(-1)].some(
    (words) => words !== undefined && dueWord.test(labelForm(words)),
  )
}
