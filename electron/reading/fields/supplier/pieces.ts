/** Where a name may stand: lines, parts of them, lines joined, and what stands behind a label. */
import { isLabel } from '../lines/form-words'
import { moneyIn } from '../amounts/money'
import { overlap, type Row } from '../lines/rows'
import { senderLine } from './sender-line'
import { endOfName } from './name'
import { isCustomerLabel } from './party-labels'
import type { Piece } from './signs'
import {
  boughtFrom,
  contact,
  hasLegalForm,
  holderWord,
  issuerWord,
  payeeWord,
  portal,
  registration,
  sellerWord,
  soldBy,
} from './words'
import { digitCount, letterCount } from '../lines/text'

export function senderLineIn(row: Row): Piece[][] {
  return row.parts.flatMap((part, index) => {
    const line = senderLine(part.text)
    if (line === undefined) return []
    const from = (sentencesBefore.exec(line) ?? productOf.exec(line))?.[0].length ?? 0
    if (letterCount(line.slice(from)) < 3) return []
    return [[{ ...within(row, index, from, line.length), isSenderLine: true }]]
  })
}

/** Before the firm: `takenbord is een product van Kwartelslag B.V.` */
export const productOf =
  /^.{2,40}\b(?:is|ist|est|es|è|är|er|é) (?:an?|een|eine?|une?|una?|en|ett|et|uma?) (?:product|brand|service|merk|dienst|Produkt|Marke|Angebot|produit|marque|service|producto|marca|servicio|prodotto|marchio|servizio|produkt|varumärke|tjänst|varemærke|tjeneste|produto|serviço) (?:of|van|von|der|des|de|du|di|av|af|da|do) /u

/** `Bag fees are not refunded. Not valid for travel. X Corp., 1 Logan Way`. */
const sentencesBefore = /^.*\p{Ll}{3}\.\s+(?=\p{Lu})/u

/** What stands further down alone. */
export function footIn(row: Row): Piece[][] {
  if (moneyIn(row.text).length > 0) return []
  return row.parts.flatMap((part, index) =>
    letterCount(part.text) > 2 ? [[partPiece(row, index)]] : [],
  )
}

/** Characters of a part as a piece. */
export function within(row: Row, index: number, from: number, to: number): Piece {
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
export function valuesIn(row: Row): Piece[][] {
  return row.parts.flatMap(({ text }, index) => {
    const match = /^([^:]{2,40}): +(?=\p{L})/u.exec(text)
    if (!match || /\d/.test(match[1] ?? '')) return []
    return [[within(row, index, match[0].length, text.length)]]
  })
}

/** A row alone, each of its parts, and rows joined with what stands under them. */
export function spansFrom(head: readonly Row[], row: Row, index: number): Piece[][] {
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

export function wholeRow(row: Row): Piece {
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
export function payeeIn(rows: readonly Row[], row: Row): Piece[][] {
  const match = payeeWord.exec(row.text.toUpperCase())
  if (!match) return []
  const rest = row.text.slice(match.index + match[0].length)
  const lead = /^[\s:.-]*/.exec(rest)?.[0].length ?? 0
  const text = rest.slice(lead).split('  ')[0] ?? ''
  const from = match.index + match[0].length + lead
  if (letterCount(text) < 3) return []
  const place = { text, from, to: from + text.length, isWholeRow: false, isWhole: false }
  const piece = { ...wholeRow(row), ...place }
  const next = rows[row.index + 1]
  return [[piece], ...(next && isRest(row, next) ? [[piece, wholeRow(next)]] : [])]
}

/** A few words close under a sentence, where it may go on. */
const isRest = (row: Row, next: Row) =>
  next.page === row.page &&
  next.parts.length === 1 &&
  next.y - row.y <= 2 * Math.max(row.height, row.unit) &&
  next.text.split(' ').length <= 3 &&
  !/\d/.test(next.text)

/** `Sold by X`, `Operator: X`; of a bank account only beside its number. */
export function issuerIn(rows: readonly Row[], row: Row): Piece[][] {
  const upper = row.text.toUpperCase()
  const near = rows.slice(Math.max(0, row.index - 2), row.index + 3)
  const hasAccount = near.some(({ text }) => accountNumber.test(text))
  const seller = sellerWord.exec(upper)
  const isSold = isOnPortal(rows)
  const bought = isSold ? boughtFrom.exec(row.text) : null
  const holder = hasAccount ? holderWord.exec(upper) : null
  const match = issuerWord.exec(upper) ?? holder ?? seller ?? bought
  if (!match || upper.length !== row.text.length) return []
  const rest = row.text.slice(match[0].length)
  const lead = /^[\s:.-]*/.exec(rest)?.[0].length ?? 0
  // `Remit to: X LLC, 15710 JFK Blvd`: up to the street.
  const whole = (rest.slice(lead).split('  ')[0] ?? '').replace(/,\s+(?:[A-Z]{1,2}-)?\d.*$/, '')
  const text = whole.slice(0, endOfName(whole) ?? whole.length).replace(/(?<=\p{Ll}{3})\.$/u, '')
  const from = match[0].length + lead
  if (letterCount(text) < 3 || /\d{2}/.test(text) || moneyIn(text).length > 0) return []
  // A heading of the next column, beside one that says whose name stands below.
  if (isLabel(text) || isCustomerLabel(text)) return []
  if (isClerk(text, whole)) return []
  const isPrincipal =
    (isSold && (seller ?? bought) !== null) ||
    (seller !== null && hasLegalForm(whole.toUpperCase()))
  if (seller && match === seller && !isPrincipal) return []
  const place = { text, from, to: from + text.length, isWholeRow: false, isWhole: false }
  return [
    [
      {
        ...wholeRow(row),
        ...place,
        isIssuer: true,
        isHolder: match === holder,
        ...(isPrincipal && { isPrincipal }),
      },
    ],
  ]
}

/** One word, and a sentence behind it: `Sold by Colleen. Returns within 30 days`. */
const isClerk = (name: string, whole: string) =>
  /^\p{L}+$/u.test(name) && /^\. \p{Lu}/u.test(whole.slice(name.length))

/** Says the number of a bank account. */
const accountNumber =
  /IBAN|\bSort code\b|\bAccount (?:no|number)\b|\bBIC\b|\bSWIFT\b|\bBSB\b|\bRouting\b|\bBank(?:giro)?\b/i

/** How far down a portal names itself. */
const portalRows = 8

/** Says that whoever wrote the paper did not sell. */
const behalfOfSeller =
  /on behalf of the seller|im Namen (?:und (?:auf|für) Rechnung )?des Verkäufers|au nom du vendeur|por cuenta del vendedor|per conto del venditore|namens de verkoper/i

/** Whether a heading tells who sold beside the addresses of whoever bought: `Billing address  Delivery address  Sold by`. */
const headsSeller = ({ parts }: Row) =>
  parts.length > 1 &&
  parts.some(({ text }) => soldBy.test(text)) &&
  parts.some(({ text }) => isCustomerLabel(text))

const onPortal = new WeakMap<readonly Row[], boolean>()

/** Whether the paper is of a portal that others sell on. */
export function isOnPortal(rows: readonly Row[]): boolean {
  const is = onPortal.get(rows) ?? looksSoldOnPortal(rows)
  onPortal.set(rows, is)
  return is
}

const looksSoldOnPortal = (rows: readonly Row[]) =>
  rows.some((row) => headsSeller(row) || behalfOfSeller.test(row.text)) ||
  rows
    .slice(0, portalRows)
    .some(({ parts }) => parts.some(({ text }) => portal.test(text.trim().toUpperCase())))
