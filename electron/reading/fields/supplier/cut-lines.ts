/** Whether a name goes on in the line under it: a headline in two lines, or the rest of its legal form. */
import { overlap, partBelow, type Row } from '../lines/rows'
import { restOfForm } from './name'
import type { SupplierCandidate } from './supplier'
import { hasLegalForm } from './words'

/** Whether it may go on in the next line: a headline in two lines, or a legal form under it. */
export function goesOn(rows: readonly Row[], best: SupplierCandidate): boolean {
  const next = lineBelow(rows, best)
  if (!next || best.signs['legal']) return false
  return isCutHeadline(rows, best) || hasLegalForm(next.text.toUpperCase())
}

function lineBelow(rows: readonly Row[], { pieces }: SupplierCandidate) {
  const last = pieces.at(-1)
  const own = last && last.row.parts.find((part) => overlap(part, last))
  return own && partBelow(rows, last.row, own)?.part
}

/** `X UG` over `(haftungsbeschränkt)`, `X GmbH & Amtsgericht Rostock` over `Co. KG`: the rest of its form. */
export const isCutForm = (rows: readonly Row[], best: SupplierCandidate) =>
  restOfForm.test(lineBelow(rows, best)?.text ?? '') || openForm.test(best.name)

const openForm = /\b(?:GmbH|UG|AG) &(?! Co\b)/u

/** Whether the line under it is as large: a name may go on there. */
export function isCutHeadline(rows: readonly Row[], best: SupplierCandidate): boolean {
  const last = best.pieces.at(-1)
  const next = lineBelow(rows, best)
  if (!last || !next || best.signs['legal']) return false
  const isHeadline = last.height > 1.2 * last.row.unit && !/\d/.test(next.text)
  return isHeadline && Math.abs(next.height - last.height) < 0.1 * last.height
}
