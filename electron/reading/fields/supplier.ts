/** The supplier's candidates: every line that may be its name, alone or with the next. */
import type { Candidate } from './ranker'
import { overlap, type Row } from './rows'
import { nameKey, supplierName } from './supplier-name'
import { paperOf, signsOfName, type Paper, type Piece } from './supplier-signs'
import { contact, payeeWord, registration } from './supplier-words'
import { digitCount, latinCount, letterCount } from './text'

export interface SupplierCandidate extends Candidate {
  name: string
  pieces: readonly Piece[]
}

const headRows = 18
const nameLimit = 80

/** Every line near the top, every part of one, and two or three lines together that could be one name. */
export function supplierCandidates(rows: readonly Row[]): SupplierCandidate[] {
  const first = rows[0]?.page ?? 0
  const lettered = rows.filter(({ page, text }) => page === first && latinCount(text) >= 2)
  const head = lettered.slice(0, headRows)
  const paper = paperOf(rows, head)
  const spans = head.flatMap((row, index) => spansFrom(head, row, index))
  const payees = rows.flatMap((row) => payeeIn(row))
  return [...spans, ...payees].flatMap((pieces) => candidateOf(paper, pieces))
}

/** A row alone, each of its parts, and rows joined with what stands under them. */
function spansFrom(head: readonly Row[], row: Row, index: number): Piece[][] {
  const alone = wholeRow(row)
  const parts = row.parts.length > 1 ? row.parts.map((_, part) => partPiece(row, part)) : []
  const starts = [alone, ...parts].filter(({ text }) => letterCount(text) >= 2)
  return starts.flatMap((start) => {
    const second = under(start, head[index + 1])
    const third = second && under(second, head[index + 2])
    return [
      [start],
      ...(second ? [[start, second]] : []),
      ...(second && third ? [[start, second, third]] : []),
    ]
  })
}

function wholeRow(row: Row): Piece {
  const { text, left, right, height, confidence } = row
  return { row, text, from: 0, to: text.length, left, right, height, confidence, isWholeRow: true }
}

function partPiece(row: Row, index: number): Piece {
  const part = row.parts[index]
  if (!part) return wholeRow(row)
  const { text, from, left, right, height, confidence } = part
  return {
    row,
    text,
    from,
    to: from + text.length,
    left,
    right,
    height,
    confidence,
    isWholeRow: false,
  }
}

/** What stands straight under a piece, near enough to belong to it. */
function under(piece: Piece, row: Row | undefined): Piece | undefined {
  if (!row || row.y - piece.row.y > 2.8 * Math.max(piece.height, row.unit)) return undefined
  const index = row.parts.findIndex((part) => overlap(part, piece))
  const found = row.parts.length === 1 ? wholeRow(row) : partPiece(row, index)
  const text = found.text.toUpperCase()
  const cannotBeName = contact.test(text) || registration.test(text) || digitCount(text) > 5
  return index < 0 || cannotBeName ? undefined : found
}

/** `Cheques payable to X`, `Account name: X`, `Thank you for shopping at X`. */
function payeeIn(row: Row): Piece[][] {
  const match = payeeWord.exec(row.text.toUpperCase())
  if (!match) return []
  const rest = row.text.slice(match.index + match[0].length)
  const lead = /^[\s:.-]*/.exec(rest)?.[0].length ?? 0
  const text = rest.slice(lead).split('  ')[0] ?? ''
  const from = match.index + match[0].length + lead
  if (letterCount(text) < 3) return []
  return [[{ ...wholeRow(row), text, from, to: from + text.length, isWholeRow: false }]]
}

function candidateOf(paper: Paper, pieces: readonly Piece[]): SupplierCandidate[] {
  const name = pieces
    .map(({ text }) => supplierName(text))
    .filter(Boolean)
    .join(' ')
  const [first] = pieces
  if (!first || letterCount(name) < 2 || name.length > nameLimit) return []
  return [{ value: nameKey(name), name, pieces, signs: signsOfName(paper, pieces, name) }]
}
