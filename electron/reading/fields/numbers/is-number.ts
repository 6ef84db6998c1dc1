/** What may be a document's number, by its figures and what stands around it. */
import { datesIn } from '../dates/dates'
import { moneyIn } from '../amounts/money'
import { kinds, numberWord, ofParty, ranks } from './number-words'
import { rolesOf } from '../lines/labels'
import { partBelow, type Part, type Row } from '../lines/rows'
import { digitCount, folded } from '../lines/text'

/** `12/03/2024`: numbered by month. */
const monthly = /^\d{1,4}\/\d{1,2}\/20\d\d$/
const numberBefore = new RegExp(String.raw`\b${numberWord}[\s.:]{0,3}$`)

/** As tax offices and programs give them, beside the number that people use. */
export const isUniversal = (text: string) =>
  /^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/i.test(text)

/** Of a bank account with its country or without, a telephone of North America, a tax number of the Emirates, or of the firm or the customer. */
const isElse = (text: string, after: string) =>
  (/^(?:[A-Z]{2})?\d{2}$/.test(text) && /^ ?[\dA-Z]{4}(?: \d{4}|$|\d)/.test(after)) ||
  /^[A-Z]{2}\d{13,}$|^100\d{12}$|^(?:\d-)?\d{3}-\d{3}-\d{4}$|^\d{8}-\d{8}(?:-\d{8})?$/.test(text) ||
  /^(?:\d{2,6}-)?\d{6,10}\/\d{4}$/.test(text) ||
  digitCount(text) >= ofAccount ||
  ofParty.test(folded(text))

/** From so many figures on it is that of an account of a bank. */
const ofAccount = 24

/** `12 del 03/02/2024`. */
const isOfDay = (after: string) =>
  datesIn(after).some(({ from }) => /^,? \p{L}{2,5}(?: \p{L}{3,4})? $/u.test(after.slice(0, from)))

/** `7/NC`, `A/3`: the first ones of a year, in a series of their own. */
const ofOneFigure = /^\d\/[A-Z]{1,3}$|^[A-Z]{1,3}\/\d$/i

/** As portals give them: `RCHXK2MBQA`. */
const isCode = /^[A-Z\d]{8,14}$/

/** Not a date, an amount, or a single digit (a count of pages, a till). */
export function isNumber(text: string, within: string, to: number): boolean {
  const digits = digitCount(text)
  const lead = within.slice(0, to - text.length)
  const isLettered =
    ofOneFigure.test(text) ||
    (text.length > 3 && /#\s?$/.test(lead)) ||
    (digits > 0 && isCode.test(text) && numberBefore.test(folded(lead)))
  if (
    (digits < 2 && !isLettered) ||
    (text.length < 4 && !/\d{2}/.test(text) && !isLettered) ||
    /^\d\/\d$/.test(text)
  )
    return false
  if (isElse(text, within.slice(to))) return false
  const after = within.slice(to)
  if (/^\d\d$/.test(text) && /^ \p{L}{2}/u.test(after) && !isOfDay(after)) return false
  const from = to - text.length
  const touches = (place: { from: number; to: number }) => place.from < to && from < place.to
  if (moneyIn(within).some((money) => touches(money))) return false
  // `FV/17/10/2024` holds a day, and is none, nor is `FV 17/10/2024`, or what stands after a word for number.
  const isDate = (date: { from: number; to: number }) =>
    touches(date) &&
    !/^\p{L}+[/-]|^F[TRSACV]{0,2} /u.test(within.slice(from, date.from)) &&
    !isOfCorrection(within.slice(from, date.from), within.slice(date.from, date.to)) &&
    // Nor `12/03/2026/KR`.
    !(date.to < to && /^\/\p{Lu}{1,4}$/u.test(within.slice(date.to, to))) &&
    !(monthly.test(text) && numberBefore.test(folded(within.slice(0, from))))
  // Nor `14/2/260607/00391`.
  const isPartOfCode = ({ form, to: end }: { form: string; to: number }) =>
    form === 'compact' || (form === 'broken' && /^\d/.test(within.slice(end, to)))
  return !datesIn(within).some((date) => isDate(date) && !isPartOfCode(date))
}

/** `FKOR 19/08/2026`: the 19th of a month. */
const isOfCorrection = (before: string, day: string) =>
  /^F?K(?:OR|FV)? $/.test(before) && day.includes('/')

/** `01765 496 0218` of the sender's column beside a label, and one word with figures under that, which is what the label is of. */
export const isBesidePhone = (
  rows: readonly Row[],
  row: Row,
  label: Part | undefined,
  next: Part | undefined,
): boolean =>
  label !== undefined &&
  next !== undefined &&
  /^(?:\+|0)\d[\d()-]* [\d ()-]{5,}$/.test(next.text.trim()) &&
  /^\S*\d\S*$/.test(partBelow(rows, row, label)?.part.text.trim() ?? '')

/** `Membership receipt 2026`: whether it is the year of a day on the paper, and not called a number. */
export const isYearOfDay = (
  rows: readonly Row[],
  { value: year, row, from }: { value: string; row: Row; from: number },
): boolean =>
  /^20\d\d$/.test(year) &&
  !numberBefore.test(folded(row.text.slice(0, from))) &&
  rows.some(({ text }) => datesIn(text).some(({ iso }) => iso.startsWith(year)))

/** The row of a number, and how good its label is. */
interface Ranked {
  value: string
  row: Row
  rank: number
}

/** As long are those of payments that a shop takes for others. */
const fewestOfToken = 10

/** A reference among what was bought, over all sums: `PAYPOINT 20.00` over `Ref 0918 4471 2206`. */
export function isOfItem(rows: readonly Row[], { row, rank, value }: Ranked): boolean {
  if (rank < kinds.length - 1 || digitCount(value) < fewestOfToken) return false
  const first = rows.find(({ text }) => moneyIn(text).length > 0)
  const total = rows.find(({ text }) => rolesOf(text).total && moneyIn(text).length > 0)
  return first !== undefined && first.index < row.index && row.index <= (total?.index ?? Infinity)
}

/** So far from what a card's terminal prints of itself. */
const rowsOfTerminal = 3
const ofTerminal = /\b(?:MID|TID|AID|MERCHANT ID|TERMINAL ID)\b[ :.#]*[A*X]*\d{4}/

/** Fewer figures are those of a table or a tab. */
const fewestOfBill = 5

/** A receipt's number far down beside those of a card's terminal, where a bill has its own: it counts payments. */
export const isOfTerminal = (
  rows: readonly Row[],
  { row, rank }: Ranked,
  found: readonly Ranked[],
) =>
  Math.floor(rank) === ranks.receipt &&
  row.position > 0.5 &&
  rows
    .slice(Math.max(0, row.index - rowsOfTerminal), row.index + rowsOfTerminal + 1)
    .some(({ text }) => ofTerminal.test(folded(text))) &&
  found.some(
    (each) => Math.floor(each.rank) === ranks.bill && digitCount(each.value) >= fewestOfBill,
  )
