/** Where a name may stand within running text: in small print, in a sentence, at its end. */
import { isTitle } from '../lines/form-words'
import { moneyIn } from '../amounts/money'
import { isNumbersLine } from '../lines/numbers-line'
import { overlap, partBelow, type Part, type Row } from '../lines/rows'
import { nameKey, endOfName } from './name'
import { isCustomerLabel, isSlip } from './party-labels'
import { isOnPortal, productOf, within } from './pieces'
import type { Paper, Piece } from './signs'
import {
  hasLegalForm,
  isStreetName,
  loyalty,
  numbered,
  onBehalf,
  onBehalfAtEnd,
  postcoded,
  registration,
  soldBy,
  ukPostcode,
} from './words'
import { letterCount } from '../lines/text'

/** `X Ltd. Registered in England No. 1234567. VAT Reg No. …`: who a line of small print with numbers of a firm opens with. */
export function openingIn(rows: readonly Row[], row: Row): Piece[][] {
  return row.parts.flatMap(({ text }, index) => {
    const end = endOfName(text)
    if (end === undefined || endsAsNumber.test(text.slice(0, end))) return []
    const start = productOf.exec(text.slice(0, end))?.[0].length ?? 0
    const next = rows[row.index + 1]
    const follows = next && next.page === row.page && row.parts.length === 1 ? next.text : ''
    const rest = `${text.slice(end)} ${follows}`
    if (opensWithPlace(rest)) return []
    if (isLastWord(rows, row, index, end)) return []
    // `Disbursements (no VAT)` tells no number.
    const tellsNumber = /\d[\d .-]{4}/.test(rest) || hasLegalForm(text.slice(0, end).toUpperCase())
    const isOfFirm = tellsNumber && (isNumbersLine(rest) || registration.test(rest.toUpperCase()))
    return isOfFirm ? [[{ ...within(row, index, start, end), isOpening: true }]] : []
  })
}

/**
 * Whether it is the last word of a sentence that began in the line above: `Registered office: Damson` over `House, 4 Costard Way`.
 * Not `Ocado. Registered in England`, which begins one.
 */
function isLastWord(rows: readonly Row[], row: Row, index: number, end: number): boolean {
  const part = row.parts[index]
  const above = rows[row.index - 1]
  const over =
    above?.page === row.page ? above.parts.find((each) => part && overlap(each, part)) : undefined
  const [name, rest] = [part?.text.slice(0, end).trim() ?? '', part?.text.slice(end) ?? '']
  const isOfFirm = /^\W*(?:Reg|VAT|Co(?:mpany)?\b|USt|TVA|BTW)/iu.test(rest)
  return !name.includes(' ') && !isOfFirm && /^(?:\S+ ){4,}.*[\p{L})]$/u.test(over?.text ?? '')
}

/** `England No.`, which goes on with the number. */
const endsAsNumber = / (?:No|Nr|N°)$/u

/** `Copyright © 2026 X Inc.`: a firm whose paper it is. */
export function copyrightIn(row: Row): Piece[][] {
  return row.parts.flatMap(({ text }, index) => {
    const lead = copyright.exec(text)?.[0].length
    if (lead === undefined) return []
    const rest = text.slice(lead)
    const end = lead + (endOfName(rest) ?? rest.length)
    const isFirm = hasLegalForm(text.slice(lead, end).toUpperCase())
    return isFirm ? [[within(row, index, lead, end)]] : []
  })
}

const copyright = /^(?:copyright\s*)?(?:©|\(c\))\s*(?:20\d\d(?:\s*[-–]\s*20\d\d)?)?,?\s*(?=\p{L})/iu

/** `, Slough, SL1 1JH`: what stood before is a house, not who lives in it. */
function opensWithPlace(rest: string): boolean {
  const [first = '', second = ''] = rest.split(/[.,;]\s+|\s+[-–|·•]\s/u).filter(Boolean)
  const isTown = (text: string) => postcoded.test(text) || ukPostcode.test(text.toUpperCase())
  const isBefore = !/\d/.test(first) && !isStreetName(first)
  return isTown(first) || (isBefore && isTown(second))
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
      .filter(({ from }) => !carriedOutBy.test(text.slice(0, from)))
      .filter(({ from }) => !isCollectedFor(rows, text.slice(0, from)))
      .filter(({ from, to }) => !isOpening(text, from, to) || isSubject.test(text.slice(to)))
      .flatMap(({ from, to }) => {
        const piece = { ...within(row, index, from, to), isNamed: true }
        const next = to === text.length ? restBelow(rows, row) : undefined
        return [[piece], ...(next ? [[piece, next]] : [])]
      })
  })
}

/** Whether money is only collected for who follows, while another firm is named that supplies: a council's car park, paid by an app. */
const isCollectedFor = (rows: readonly Row[], before: string) =>
  /\bcollected on behalf of\s+$/i.test(before) &&
  rows.some((row) => /\b(?:supplied|provided) by \p{Lu}/u.test(row.text))

/** Before who stores, packs or brings for whoever sells. */
const carriedOutBy =
  /\b(?:(?:fulfilled|shipped|dispatched|despatched|delivered|packed|handled|processed) by|(?:versendet|verschickt|geliefert) (?:durch|von)|(?:expédiée?|livrée?) par|(?:enviado|entregado) por|(?:spedito|consegnato) da|(?:verzonden|geleverd) door)\s+$/iu

/** One word at the beginning of a line or a sentence, whose capital says nothing. */
const isOpening = (text: string, from: number, to: number) =>
  from === 0 || (/[.!?]\s+$/.test(text.slice(0, from)) && !/\s/.test(text.slice(from, to)))

const principal = { isIssuer: true, isPrincipal: true }

/** For whom a portal or an agent wrote the paper: `issued on behalf of X, who provides the stay`. */
export function behalfIn(rows: readonly Row[], row: Row): Piece[][] {
  return row.parts.flatMap((part, index) => {
    const { text } = part
    const match = onBehalf.exec(text)
    if (!match) return onBehalfAtEnd.test(text) ? namedBelow(rows, row, part) : []
    const start = match.index + match[0].length
    if (isCollectedFor(rows, text.slice(0, start))) return []
    const [run] = runsOf([...text.slice(start).matchAll(/\S+/gu)])
    if (run?.from !== 0) return []
    const named = trimmed(text.slice(start, start + run.to))
    if (!mayBeNamed(named)) return []
    const piece = { ...within(row, index, start, start + named.length), ...principal }
    const isEnd = start + named.length === text.length && !hasLegalForm(named.toUpperCase())
    const next = isEnd ? restBelow(rows, row) : undefined
    return [next ? [piece, next] : [piece]]
  })
}

/** So far under its heading a payment slip may say where it goes. */
const slipRows = 5
const sentTo = /^(?:To|Remit(?: payment)? to|Return to|Send to) ?: +(?=\p{Lu}|\d)/iu

/** To whom a slip goes back with the money: `PAYMENT ADVICE` over `To: X Ltd`. */
export function slipIn(rows: readonly Row[], row: Row): Piece[][] {
  return row.parts.flatMap((part, index) => {
    const lead = sentTo.exec(part.text)?.[0].length
    if (lead === undefined || !mayBeNamed(part.text.slice(lead))) return []
    const isHeading = ({ text, left }: Part) =>
      isSlip(text) && Math.abs(left - part.left) < 2 * row.unit
    const isOnSlip = rows
      .slice(Math.max(0, row.index - slipRows), row.index)
      .some(({ page, parts }) => page === row.page && parts.some((each) => isHeading(each)))
    return isOnSlip ? [[{ ...within(row, index, lead, part.text.length), ...principal }]] : []
  })
}

/** On a portal's paper, who stands beside or under `Sold by` alone in its part. */
export function soldIn(rows: readonly Row[], row: Row): Piece[][] {
  const at = row.parts.findIndex(({ text }) => soldBy.test(text))
  const [label, name] = at < 0 ? [] : row.parts.slice(at)
  if (!label || !isOnPortal(rows)) return []
  // `Sold by  Billed to` heads two columns.
  if (!name || isCustomerLabel(name.text)) return namedBelow(rows, row, label)
  return mayBeNamed(name.text)
    ? [[{ ...within(row, at + 1, 0, name.text.length), ...principal }]]
    : []
}

/** All of what stands straight under the end of such a sentence. */
function namedBelow(rows: readonly Row[], row: Row, part: Part): Piece[][] {
  const found = partBelow(rows, row, part)
  if (!found || !mayBeNamed(found.part.text) || /\d/.test(found.part.text)) return []
  const index = found.row.parts.indexOf(found.part)
  return [[{ ...within(found.row, index, 0, found.part.text.length), ...principal }]]
}

/** `Anna Schmidt, Illustratorin` over a street, far down: a name before what its bearer does; in a heading both may be the name. */
export function bearerIn(rows: readonly Row[], row: Row): Piece[][] {
  if (row.position < 0.5) return []
  return row.parts.flatMap((part, index) => {
    const name = bearer.exec(part.text)?.[1]
    const below = name === undefined ? undefined : partBelow(rows, row, part)?.part.text
    const isOver = below !== undefined && (numbered.test(below) || postcoded.test(below))
    return name !== undefined && isOver ? [[within(row, index, 0, name.length)]] : []
  })
}

const bearer = /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}), \p{Lu}?\p{Ll}[\p{L} &-]{4,40}$/u

const isSubject = /^\s+(?:is|are|ist|sind|est|es|è|is een|är|er|on|jest)\s/u

/** The words with capitals that the line under a sentence begins with. */
function restBelow(rows: readonly Row[], row: Row): Piece | undefined {
  const next = rows[row.index + 1]
  if (!next || next.page !== row.page || next.parts.length !== 1) return undefined
  if (next.y - row.y > 2 * Math.max(row.height, row.unit)) return undefined
  const [first] = runsOf([...next.text.matchAll(/\S+/gu)])
  if (!first || first.from > 0 || numbered.test(next.text)) return undefined
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
      .filter((from) => isTail(paper, text.slice(0, end), from) && !isTitle(text.slice(from, end)))
      .map((from) => [{ ...within(row, index, from, end), isTail: true }])
  })
}

/** `Padaria Central de Évora, Lda.`: no word but of a name, and a legal form. */
const isNameOfFirm = (text: string) =>
  hasLegalForm(text.toUpperCase()) &&
  text.split(/\s+/).every((word) => joiningWord.test(word) || !/^\p{Ll}/u.test(word))

/** Before a family's name, which alone is what the address on the web spells: `F.lli Bortolùs S.n.c.`. */
const kin =
  /^(?:F\.?lli|Fratelli|Gebr\.?|Gebrüder|Gebroeders|Frères|Hermanos|Irmãos|Brødrene|Bröderna|Bracia|F\.?LLI|FRATELLI|GEBR\.?|GEBRÜDER|FRÈRES|HERMANOS)$/u

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
        const from = words[at - 1]
        const first = from && kin.test(from[0]) ? from.index : start.index
        const piece = (last: number): Piece[] => [
          { ...within(row, index, first, last), isSite: true },
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
  // The end of a sentence, which its next line may echo.
  if (tail === tail.toLowerCase() && !domains.includes(key)) return false
  const before = /(\S+)\s+$/.exec(text.slice(0, from))?.[1] ?? ''
  if (/^\p{Lu}/u.test(tail) && /^\p{Ll}/u.test(before)) return true
  // `Anna Schmidt, Illustratorin`: in the middle of a name.
  if (/^(?:\p{Lu}[\p{L}.'’-]* )+$/u.test(text.slice(0, from))) return false
  return (
    key.length > 4 &&
    (domains.some((domain) => domain === key || key.startsWith(domain) || domain.startsWith(key)) ||
      echoes.lines.some((line) => line.key === key))
  )
}
