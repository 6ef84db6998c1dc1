/** Writes CSV that every spreadsheet reads and none executes. Pure. */
import type { ColumnKind } from '../../shared/books/export'
import type { DecimalSign } from './number-format'

/** Spreadsheets tell UTF-8 by it. */
export const byteOrderMark = '\uFEFF'

/** Also in the wide forms that some spreadsheets take for the same. */
const startsFormula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const isNumber = /^-?\d+(\.\d+)?$/

/**
 * One record as a line, its end included (RFC 4180). Where numbers have a decimal comma, spreadsheets expect semicolons
 * between cells, and would take `12.30` for a day. Text that a spreadsheet would take for a formula gets an apostrophe in
 * front (OWASP, CSV injection); amounts and numbers stay what they are, a negative one too.
 */
export function csvLine(
  cells: readonly string[],
  kinds: readonly ColumnKind[],
  decimal: DecimalSign = '.',
): string {
  const separator = decimal === ',' ? ';' : ','
  const written = cells.map((cell, at) => quoted(safe(cell, kinds[at] ?? 'text', decimal)))
  return `${written.join(separator)}\r\n`
}

function safe(cell: string, kind: ColumnKind, decimal: DecimalSign): string {
  if ((kind === 'amount' || kind === 'number') && isNumber.test(cell))
    return cell.replace('.', decimal)
  return startsFormula.test(cell.trimStart() || cell) ? `'${cell}` : cell
}

/** With either separator in it, so that no spreadsheet parts a cell whichever it expects. */
function quoted(cell: string): string {
  return /[",\r\n;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
