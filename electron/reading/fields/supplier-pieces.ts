/** Where a name may stand: lines, parts of them, lines joined, and words within lines. */
import { isLabel } from './form-words'
import { moneyIn } from './money'
import { isNumbersLine } from './numbers-line'
import { overlap, type Row } from './rows'
import { senderLine } from './supplier-lines'
import { nameKey } from './supplier-name'
import type { Paper, Piece } from './supplier-signs'
import {
  contact,
  hasLegalForm,
  holderWord,
  isStreetName,
  issuerWord,
  loyalty,
  payeeWord,
  postcoded,
  registration,
  ukPostcode,
} from './supplier-words'
import { digitCount, letterCount } from './text'

export function senderLineIn(row: Row): Piece[][] {
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
export function footIn(row: Row): Piece[][] {
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

/** Where a sentence or a clause of small print ends. */
const clause =
  /[.;,](?=\s)|\s+[-–|·•]\s|\s\(|:\s|(?<=\b(?:Ltd|Limited|LLP|LLC|Inc|plc|PLC|GmbH|AG|B\.?V|N\.?V|SARL|SAS|SA|AB|AS|ApS|Oy|Srl|Lda|SL)\.?)\s(?=\d)/u
const mostOfName = 60

/** `X Ltd. Registered in England No. 1234567. VAT Reg No. …`: who a line of small print with numbers of a firm opens with. */
export function openingIn(rows: readonly Row[], row: Row): Piece[][] {
  return row.parts.flatMap(({ text }, index) => {
    const end = endOfName(text)
    if (end === undefined) return []
    const next = rows[row.index + 1]
    const follows = next && next.page === row.page && row.parts.length === 1 ? next.text : ''
    const rest = `${text.slice(end)} ${follows}`
    if (opensWithPlace(rest)) return []
    const isOfFirm = isNumbersLine(rest) || registration.test(rest.toUpperCase())
    return isOfFirm ? [[{ ...within(row, index, 0, end), isOpening: true }]] : []
  })
}

/** `, Slough, SL1 1JH`: what stood before is a house, not who lives in it. */
function opensWithPlace(rest: string): boolean {
  const [first = '', second = ''] = rest.split(/[.,;]\s+|\s+[-–|·•]\s/u).filter(Boolean)
  const isTown = (text: string) => postcoded.test(text) || ukPostcode.test(text.toUpperCase())
  const isBefore = !/\d/.test(first) && !isStreetName(first)
  return isTown(first) || (isBefore && isTown(second))
}

/** Where the first clause ends; that of a short form of a firm belongs to the name. */
function endOfName(text: string): number | undefined {
  for (const { index } of text.matchAll(new RegExp(clause, 'gu'))) {
    const name = text.slice(0, index)
    if (index > mostOfName || text[index] === ':') return undefined
    const isForm = hasLegalForm(
      text
        .slice(index + 1, index + 12)
        .trim()
        .split(/[\s,.]+/)[0] ?? '',
    )
    if (letterCount(name) < 3 || isForm || /\b(?:Co|St|Bros|Mt|Dr)$/u.test(name)) continue
    return /^[\p{Lu}\d]/u.test(name) && !/\d{4}/.test(name) && !isLabel(name) ? index : undefined
  }
  return undefined
}

/** Words of names; the small ones only between others. */
const nameWord = /^[("'„“]?(?:\p{Lu}|\d{1,3}$|&$|\+$)/u
const joiningWord =
  /^(?:of|the|and|de|del|della|des|du|da|do|di|la|le|von|van|der|den|zum|zur|i|y|e|og|och|&|\+|-)$/u
const mostNamed = 8

/**
 * Within a sentence the words with capitals together: `Goods remain the property of X until paid for`; those that end a
 * line with what the next begins with, and those that open one where it says what they are: `X is a trading name of Y`.
 */
export function namedIn(rows: readonly Row[], row: Row): Piece[][] {
  if (moneyIn(row.text).length > 0) return []
  return row.parts.flatMap(({ text }, index) => {
    const words = [...text.matchAll(/\S+/gu)]
    const small = words.filter(([word]) => /^\p{Ll}{2}/u.test(word) && !joiningWord.test(word))
    if (small.length < 2) return []
    return runsOf(words)
      .map(({ from, to }) => ({ from, to: from + trimmed(text.slice(from, to)).length }))
      .filter(({ from, to }) => mayBeNamed(text.slice(from, to)))
      .filter(({ from, to }) => from > 0 || isSubject.test(text.slice(to)))
      .flatMap(({ from, to }) => {
        const piece = { ...within(row, index, from, to), isNamed: true }
        const next = to === text.length ? restBelow(rows, row) : undefined
        return [[piece], ...(next ? [[piece, next]] : [])]
      })
  })
}

const isSubject = /^\s+(?:is|are|ist|sind|est|es|è|is een|är|er|on|jest)\s/u

/** The words with capitals that the line under a sentence begins with. */
function restBelow(rows: readonly Row[], row: Row): Piece | undefined {
  const next = rows[row.index + 1]
  if (!next || next.page !== row.page || next.parts.length !== 1) return undefined
  if (next.y - row.y > 2 * Math.max(row.height, row.unit)) return undefined
  const [first] = runsOf([...next.text.matchAll(/\S+/gu)])
  if (!first || first.from > 0) return undefined
  return within(next, 0, 0, trimmed(next.text.slice(0, first.to)).length)
}

/** Without a postcode, and not what stands before a number: `England No.`. */
const mayBeNamed = (text: string) =>
  letterCount(text) > 3 && !/\d{3}|\d\p{Lu}{2}|\b(?:No|Nr|Reg|Tel|N°)$/u.test(text)

/** Whose card or club a line asks to join. */
export function loyaltyIn(row: Row): Piece[][] {
  return row.parts.flatMap(({ text }, index) => {
    const name = loyalty.exec(text)?.[1]
    if (name === undefined || letterCount(name) < 3 || !/^\p{Lu}/u.test(name)) return []
    const from = text.indexOf(name)
    return [[{ ...within(row, index, from, from + name.length), isNamed: true }]]
  })
}

/** `Hopla Receipts <noreply@hopla.example>`, of a box that no person writes from. */
const mailbox =
  /^(?:(?:From|Von|De|Da|Van|Od|Från|Fra|Lähettäjä|Mittente|Feladó|Nadawca)\s*:\s*)?["“]?(\p{L}[^<"”:]*?)["”]?\s*<([\w.+-]+)@/u
const noPerson =
  /^(?:no-?reply|do-?not-?reply|receipts?|billing|invoices?|orders?|info|support|hello|accounts?|payments?|sales|team|service|rechnung\w*|buchhaltung|facturation|factur\w*|fattur\w*|noreply.*|notifications?|booking\w*|tickets?)$/iu
const ofBox =
  /\s+(?:receipts?|billing|invoices?|orders?|team|support|customer (?:service|care)|accounts?|payments?|bookings?|no-?reply|rechnung\w*|facturation|fatturazione|facturación)$/iu

/** Who sent a mail, by its own lines. */
export function mailSenderIn(row: Row): Piece[][] {
  const match = mailbox.exec(row.text)
  const whole = match?.[1]
  if (whole === undefined || !noPerson.test(match?.[2] ?? '')) return []
  const name = whole.replace(ofBox, '')
  const from = row.text.indexOf(whole)
  if (letterCount(name) < 2) return []
  const place = { text: name, from, to: from + name.length, isWholeRow: false, isWhole: false }
  return [[{ ...wholeRow(row), ...place, isIssuer: true }]]
}

const trimmed = (text: string) =>
  /(?:^|[ .])\p{L}\.$/u.test(text) ? text : text.replace(/[\s.,;:!?)”"]+$/u, '')

/** Words with capitals that follow one another, small ones between them, up to the end of a clause. */
function runsOf(words: readonly RegExpExecArray[]): { from: number; to: number }[] {
  const runs: { from: number; to: number; words: number }[] = []
  let open: { from: number; to: number; words: number } | undefined
  for (const { 0: word, index } of words) {
    const end = index + word.length
    if (nameWord.test(word)) {
      if (open && open.words < mostNamed) Object.assign(open, { to: end, words: open.words + 1 })
      else runs.push((open = { from: index, to: end, words: 1 }))
      if (/[;:!?,]$|\p{L}{4}\.$|\.\.$/u.test(word)) open = undefined
    } else if (!joiningWord.test(word)) open = undefined
  }
  return runs
}

/** `Label: X`, whatever the label. */
export function valuesIn(row: Row): Piece[][] {
  return row.parts.flatMap(({ text }, index) => {
    const match = /^([^:]{2,40}): +(?=\p{L})/u.exec(text)
    if (!match || /\d/.test(match[1] ?? '')) return []
    return [[within(row, index, match[0].length, text.length)]]
  })
}

const longestTail = 6

/** The ends of a sentence that may be a name in it: `Thank you for visiting X!` */
export function tailsIn(paper: Paper, row: Row): Piece[][] {
  if (moneyIn(row.text).length > 0) return []
  return row.parts.flatMap(({ text }, index) => {
    const end = text.replace(/[\s.!…]+$/u, '').length
    const starts = [...text.slice(0, end).matchAll(/(?<=\s)\S/gu)].map((match) => match.index)
    if (starts.length < 2 || text.includes(':') || isNameOfFirm(text)) return []
    return starts
      .slice(-longestTail)
      .filter((from) => isTail(paper, text.slice(0, end), from))
      .map((from) => [{ ...within(row, index, from, end), isTail: true }])
  })
}

/** `Padaria Central de Évora, Lda.`: no word but of a name, and a legal form. */
const isNameOfFirm = (text: string) =>
  hasLegalForm(text.toUpperCase()) &&
  text.split(/\s+/).every((word) => joiningWord.test(word) || !/^\p{Ll}/u.test(word))

/** Words within a line that an address on the web spells, and a figure or a short word that ends the name. */
export function siteNamesIn({ domains }: Paper, row: Row): Piece[][] {
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
  const hasAccount = near.some(({ text }) => text.includes('IBAN'))
  const match = issuerWord.exec(upper) ?? (hasAccount ? holderWord.exec(upper) : null)
  if (!match || upper.length !== row.text.length) return []
  const rest = row.text.slice(match[0].length)
  const lead = /^[\s:.-]*/.exec(rest)?.[0].length ?? 0
  const whole = rest.slice(lead).split('  ')[0] ?? ''
  const text = whole.slice(0, endOfName(whole) ?? whole.length).replace(/(?<=\p{Ll}{3})\.$/u, '')
  const from = match[0].length + lead
  if (letterCount(text) < 3 || /\d{2}/.test(text) || moneyIn(text).length > 0) return []
  const place = { text, from, to: from + text.length, isWholeRow: false, isWhole: false }
  return [[{ ...wholeRow(row), ...place, isIssuer: true }]]
}
