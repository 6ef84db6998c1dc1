/** The supplier's candidates: every line that may be its name, alone or with the next. */
import { datesIn } from './dates'
import { opensAsInvoice } from './document-kind'
import { isAboutReceipt, isFormLine, isLabel, isThanks, isTitle } from './form-words'
import { hasRole, rolesOf } from './labels'
import { moneyIn } from './money'
import { isNumbersLine } from './numbers-line'
import { isCustomerLabel, isSenderLabel, standingOf } from './party'
import { signsOf, type Candidate, type Signs } from './ranker'
import { overlap, partBelow, type Row } from './rows'
import { nameKey, supplierName } from './supplier-name'
import { paperOf, signsOfName, type Paper, type Piece } from './supplier-signs'
import {
  contact,
  greeting,
  hasLegalForm,
  holderWord,
  isRoute,
  issuerWord,
  numbered,
  payeeWord,
  postcoded,
  registration,
} from './supplier-words'
import { digitCount, alphabetCount, letterCount } from './text'

export interface SupplierCandidate extends Candidate {
  name: string
  pieces: readonly Piece[]
}

const headRows = 18
const nameLimit = 80

/**
 * Every line near the top, every part of one, two or three lines together that could be one name; further down every part;
 * and within lines what a label, thanks or an address says is a name.
 */
export function supplierCandidates(rows: readonly Row[]): SupplierCandidate[] {
  const first = rows[0]?.page ?? 0
  const lettered = rows.filter(({ page, text }) => page === first && alphabetCount(text) >= 2)
  const head = lettered.slice(0, headRows)
  const paper = paperOf(rows, head)
  const spans = head.flatMap((row, index) => spansFrom(head, row, index))
  const payees = rows.flatMap((row) => payeeIn(row))
  const senders = lettered.flatMap((row) => senderLineIn(row))
  const feet = lettered.slice(headRows).flatMap((row) => footIn(row))
  const values = lettered.flatMap((row) => valuesIn(row))
  const all = [...spans, ...payees, ...senders, ...feet, ...values].filter(
    (pieces) => isName(rows, pieces) && !pieces.some((piece) => isMixed(rows, piece)),
  )
  const issuers = rows.flatMap((row) => issuerIn(rows, row))
  const tails = lettered.flatMap((row) => tailsIn(paper, row))
  const sites = lettered.flatMap((row) => siteNamesIn(paper, row))
  return [...all, ...issuers, ...tails, ...sites].flatMap((pieces) => candidateOf(paper, pieces))
}

/**
 * Not the words of the form nor a value beside them, no line of the sender's whole address, no line of numbers; a name that
 * goes on does not do so with a street or a town.
 */
function isName(rows: readonly Row[], pieces: readonly Piece[]): boolean {
  return pieces.every((piece, index) => {
    const { text } = piece
    const hasLabel = piece.isWholeRow && piece.row.parts.some((part) => isFormLine(part.text))
    if (hasLabel || isFormLine(text) || (piece.isWhole && senderLine(text) !== undefined))
      return false
    if (isItem(piece) || isCustomerLabel(text) || isRoute(text) || isNumbered(text)) return false
    if (isSenderLabel(text) || isNumberedTitle(text) || isTitle(text)) return false
    if (greeting.test(text.toUpperCase())) return false
    if (isOfDay(piece) || isNumberAlone(text)) return false
    if ((isThanks(text) && !payeeWord.test(text.toUpperCase())) || isAboutReceipt(text))
      return false
    if (hasLegalForm(text.toUpperCase())) return pieces.length > 1 || !isFormOfFirm(text)
    if (isOfAmount(piece) || opensAsInvoice(text) || endsInNumber.test(text)) return false
    if (isNumbersLine(text) || terms.test(text) || (piece.row.index > 0 && postcoded.test(text)))
      return false
    return index === 0 ? !isStreet(rows, piece) : !numbered.test(text)
  })
}

/** Of a table: what is sold stands beside a quantity and a price. */
const isItem = ({ row }: Piece) => row.parts.length > 2 && moneyIn(row.text).length > 0

/** With its number, and its town under it or in the same line. */
function isStreet(rows: readonly Row[], { row, left, right, text }: Piece): boolean {
  if (row.index === 0 || !numbered.test(text)) return false
  if (text.includes(',')) return true
  const next = rows[row.index + 1]?.parts.find((part) => overlap(part, { left, right }))
  return next !== undefined && postcoded.test(next.text)
}

/** `Date of issue 27 June 2026`, `Please pay by 4 July 2026.`; a shop may stand beside the day in the first rows. */
function isOfDay({ row, text }: Piece): boolean {
  const rest = withoutDays(text)
  return rest !== text && (isLabel(rest) || row.index > 2 || /:\s*$/.test(rest))
}

/** `Invoice ABC 9542`. */
const isNumberedTitle = (text: string) => {
  const rest = text.replace(/\s[\p{Lu}]{0,6}[ /-]?\d[\w/.-]*$/u, '')
  return rest !== text && isLabel(rest)
}

/** `VAT 19%  12.00`: what it says is said of an amount. */
const isOfAmount = ({ row, text }: Piece) =>
  isAmountAlone(text) ||
  (row.parts.length > 1 && hasRole(rolesOf(text)) && moneyIn(row.text).length > 0)

/** With a code of three letters at most. */
const isAmountAlone = (text: string) => moneyIn(text).length > 0 && letterCount(text) <= 3

const withoutDays = (text: string) =>
  datesIn(text).reduceRight((all, { from, to }) => all.slice(0, from) + all.slice(to), text)

/** `Kassa: 13`. */
const isNumbered = (text: string) => /^[\p{L}. ]{2,24}: ?\d+$/u.test(text)

/**
 * Words beside a day or a number alone say what that is; a shop may stand beside the day in the first rows, and who has an
 * address under it is named, whatever the next column says.
 */
function isLabelOfValue(rows: readonly Row[], piece: Piece): boolean {
  const { row, to, isWholeRow } = piece
  if (isAddressed(rows, piece)) return false
  const next = row.parts.find(({ from }) => from >= to)?.text
  const isFirst = isWholeRow ? row.parts.length === 2 : true
  const value = isWholeRow ? row.parts[1]?.text : next
  if (!isFirst || value === undefined || !/\d/.test(value) || !isValueAlone(value)) return false
  return (
    row.index >= 2 || (row.index === 1 && datesIn(value).length === 0 && endsAsLabel(piece.text))
  )
}

/** `Rec. No.`, `Kvits Nr:` */
const endsAsLabel = (text: string) => /(?:[.:#]|N[°ºo])\s*$/iu.test(text)

/** Whether the line under it is a street with its number. */
function isAddressed(rows: readonly Row[], { row, left, right }: Piece): boolean {
  const own = row.parts.find((part) => overlap(part, { left, right }))
  const next = own && partBelow(rows, row, own)?.part
  return next !== undefined && numbered.test(next.text)
}

/** `Ltd.` alone ends the name over it. */
const isFormOfFirm = (text: string) => !text.includes(' ') && letterCount(text) < 6

/** `Trade register 387.293.255`. */
const endsInNumber = /\p{L}{3}.* \d(?:[ ./-]?\d){7,}$/u

/** `INV-34126`. */
const isNumberAlone = (text: string) =>
  /^\p{L}{1,5}[-/ ]?\d{3}[\d/.-]*$|^\p{L}{1,5}[-/]\d+[-/]\d+$/u.test(text)

/** Figures alone, or a day with or without its time. */
function isValueAlone(text: string): boolean {
  const rest = withoutDays(text)
  return !/\p{L}{3}/u.test(rest) && (rest !== text || !text.includes(':'))
}

/** `30 days`, in sentences about paying. */
const terms =
  /\b\d{1,3} (?:days|Tagen?|jours|dagen|d[ií]as|dias|giorni|gg|dni|dagar|dage|dager|pv|dn[íi])\b/i

/** A whole row of columns, one of which is the customer's. */
function isMixed(rows: readonly Row[], { row, isWholeRow }: Piece): boolean {
  if (!isWholeRow || row.parts.length < 2) return false
  return row.parts.some((part) => standingOf(rows, row, part, part.from).isCustomer)
}

/** Beside a label that is not the sender's. */
function isValue({ row, from }: Piece): boolean {
  const beside = row.parts.filter((part) => part.from + part.text.length <= from).at(-1)?.text
  return beside !== undefined && isLabel(beside) && !isSenderLabel(beside) && !isTitle(beside)
}

/** A street with its number or a postcode with its town. */
const placed = /\d/
const parting = /\s+[.|·•–-]\s+|\s?[|•]\s?/

/** Of such a line: name, street, town, and at a foot all numbers of the firm. */
const mostParts = 12

/** `Firm - Street 1 - 12345 Town`: a line with the sender's address, as over the customer's in a window. */
function senderLine(text: string): string | undefined {
  const [name = '', ...others] = text.split(parting)
  const byComma = text.split(/,\s+/)
  if (
    others.length > 0 &&
    others.length < mostParts &&
    others.some((part) => placed.test(part) && !isNumbersLine(part)) &&
    !/\d{3}/.test(name)
  )
    return name
  const [first = '', ...rest] = byComma
  const isLine =
    rest.length >= 2 && !isRoute(text) && rest.filter((part) => placed.test(part)).length >= 1
  return isLine && !/\d{3}/.test(first) && letterCount(first) > 3 ? first : undefined
}

function senderLineIn(row: Row): Piece[][] {
  return row.parts.flatMap((part, index) => {
    const name = senderLine(part.text)
    if (name === undefined || letterCount(name) < 3) return []
    const whole = partPiece(row, index)
    const share = name.length / part.text.length
    const piece = {
      ...whole,
      text: name,
      to: whole.from + name.length,
      right: whole.left + (whole.right - whole.left) * share,
      isWhole: false,
      isSenderLine: true,
    }
    return [[piece]]
  })
}

/** What stands further down alone. */
function footIn(row: Row): Piece[][] {
  if (moneyIn(row.text).length > 0) return []
  return row.parts.flatMap((part, index) =>
    letterCount(part.text) > 2 ? [[partPiece(row, index)]] : [],
  )
}

/** Characters of a part as a piece. */
function within(row: Row, index: number, from: number, to: number): Piece {
  const whole = partPiece(row, index)
  const length = Math.max(1, whole.to - whole.from)
  const wide = whole.right - whole.left
  return {
    ...whole,
    text: whole.text.slice(from, to),
    from: whole.from + from,
    to: whole.from + to,
    left: whole.left + (wide * from) / length,
    right: whole.left + (wide * to) / length,
    isWholeRow: false,
    isWhole: false,
  }
}

/** `Label: X`, whatever the label. */
function valuesIn(row: Row): Piece[][] {
  return row.parts.flatMap(({ text }, index) => {
    const match = /^([^:]{2,40}): +(?=\p{L})/u.exec(text)
    if (!match || /\d/.test(match[1] ?? '')) return []
    return [[within(row, index, match[0].length, text.length)]]
  })
}

const longestTail = 6

/** The ends of a sentence that may be a name in it: `Thank you for visiting X!` */
function tailsIn(paper: Paper, row: Row): Piece[][] {
  if (moneyIn(row.text).length > 0) return []
  return row.parts.flatMap(({ text }, index) => {
    const end = text.replace(/[\s.!…]+$/u, '').length
    const starts = [...text.slice(0, end).matchAll(/(?<=\s)\S/gu)].map((match) => match.index)
    if (starts.length < 2 || text.includes(':')) return []
    return starts
      .slice(-longestTail)
      .filter((from) => isTail(paper, text.slice(0, end), from))
      .map((from) => [{ ...within(row, index, from, end), isTail: true }])
  })
}

/** Words within a line that an address on the web spells, and a figure or a short word that ends the name. */
function siteNamesIn({ domains }: Paper, row: Row): Piece[][] {
  if (domains.length === 0 || moneyIn(row.text).length > 0) return []
  return row.parts.flatMap(({ text }, index) => {
    const words = [...text.matchAll(/\S+/gu)]
    return words.flatMap((start, at) =>
      words.slice(at, at + longestTail).flatMap((end, length) => {
        const to = end.index + end[0].length
        const isSpelt = domains.includes(nameKey(text.slice(start.index, to)))
        if (!isSpelt || length + 1 === words.length || /[@.]\w/.test(start[0])) return []
        const next = words[at + length + 1]
        const isEnd = next !== undefined && /^(?:\d{1,4}|\p{Lu}[\p{L}.]{0,5})$/u.test(next[0])
        const piece = (last: number): Piece[] => [
          { ...within(row, index, start.index, last), isSite: true },
        ]
        return isEnd ? [piece(to), piece(next.index + next[0].length)] : [piece(to)]
      }),
    )
  })
}

/** Begins with a capital after a small letter, or the paper or its address on the web says it elsewhere. */
function isTail({ domains, echoes }: Paper, text: string, from: number): boolean {
  const tail = text.slice(from)
  if (/\d{4}/.test(tail) || letterCount(tail) < 3) return false
  const key = nameKey(tail)
  const before = /(\S+)\s+$/.exec(text.slice(0, from))?.[1] ?? ''
  if (/^\p{Lu}/u.test(tail) && /^\p{Ll}/u.test(before)) return true
  return (
    key.length > 4 &&
    (domains.some((domain) => domain === key || key.startsWith(domain) || domain.startsWith(key)) ||
      echoes.lines.some((line) => line.key === key))
  )
}

/** A row alone, each of its parts, and rows joined with what stands under them. */
function spansFrom(head: readonly Row[], row: Row, index: number): Piece[][] {
  const alone = wholeRow(row)
  const parts = row.parts.length > 1 ? row.parts.map((_, part) => partPiece(row, part)) : []
  const starts = [alone, ...parts].filter(({ text }) => letterCount(text) >= 2)
  return starts.flatMap((start) => {
    const second = under(start, head.slice(index + 1))
    const third = second && under(second, head.slice(head.indexOf(second.row) + 1))
    return [
      [start],
      ...(second ? [[start, second]] : []),
      ...(second && third ? [[start, second, third]] : []),
    ]
  })
}

function wholeRow(row: Row): Piece {
  const { text, left, right, height, confidence } = row
  return {
    row,
    text,
    from: 0,
    to: text.length,
    left,
    right,
    height,
    confidence,
    isWholeRow: true,
    isWhole: true,
  }
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
    isWhole: true,
  }
}

/** What stands straight under a piece, near enough to belong to it; lines of another column may stand between. */
function under(piece: Piece, following: readonly Row[]): Piece | undefined {
  const near = following.filter(
    (row) => row.y - piece.row.y <= 2.8 * Math.max(piece.height, row.unit),
  )
  const isBeside = ({ parts }: Row) => !parts.some((part) => overlap(part, piece))
  const row = piece.isWholeRow ? near[0] : near.find((each) => !isBeside(each))
  if (!row) return undefined
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
  return [
    [{ ...wholeRow(row), text, from, to: from + text.length, isWholeRow: false, isWhole: false }],
  ]
}

/** `Sold by X`, `Operator: X`; of a bank account only beside its number. */
function issuerIn(rows: readonly Row[], row: Row): Piece[][] {
  const upper = row.text.toUpperCase()
  const near = rows.slice(Math.max(0, row.index - 2), row.index + 3)
  const hasAccount = near.some(({ text }) => text.includes('IBAN'))
  const match = issuerWord.exec(upper) ?? (hasAccount ? holderWord.exec(upper) : null)
  if (!match || upper.length !== row.text.length) return []
  const rest = row.text.slice(match[0].length)
  const lead = /^[\s:.-]*/.exec(rest)?.[0].length ?? 0
  const text = (rest.slice(lead).split('  ')[0] ?? '').replace(/(?<=\p{Ll}{3})\.$/u, '')
  const from = match[0].length + lead
  if (letterCount(text) < 3 || /\d{2}/.test(text) || moneyIn(text).length > 0) return []
  const place = { text, from, to: from + text.length, isWholeRow: false, isWhole: false }
  return [[{ ...wholeRow(row), ...place, isIssuer: true }]]
}

function candidateOf(paper: Paper, pieces: readonly Piece[]): SupplierCandidate[] {
  const name = pieces
    .map(({ text }) => supplierName(text))
    .filter(Boolean)
    .join(' ')
  const [first] = pieces
  if (!first || letterCount(name) < 2 || name.length > nameLimit) return []
  const signs = { ...signsOfName(paper, pieces, name), ...lineSigns(paper.rows, first) }
  return [{ value: nameKey(name), name, pieces, signs }]
}

/** What its own line says it is. */
const lineSigns = (rows: readonly Row[], piece: Piece): Signs =>
  signsOf({ valueOfLabel: isValue(piece), labelOfValue: isLabelOfValue(rows, piece) })
