/** The day by which a document is to be paid: a labelled one, one that a sentence names, or the end of its payment terms. */
import { addDays } from '../../../../shared/calendar'
import type { FieldValue } from '../../../../shared/receipts/reading'
import { moneyIn } from '../amounts/money'
import { captionOf, narrowCaptionOf } from '../lines/captions'
import { fieldValue } from '../confidence'
import { isHeadedAsReminder } from '../kind/reminder'
import { isOfOtherDue, isOfOtherDueBehind, isOfPayment, unitOfDays } from './falls-due'
import { isInFull, isOfDiscount, isOfNext, isToCollect, isToPayBy, dueWord } from './words'
import { datesIn, exchanged, type FoundDate } from './dates'
import { orderAmong, settledOrder, type DateOrder } from './order'
import { boxOf, confidenceOf, overlap, partBelow, type Part, type Row } from '../lines/rows'
import { labelForm } from '../lines/text'
import { termsIn } from './terms'
import { weekday } from './weekday'
import { daysFrom } from './without-year'

/** What names a day to pay by, the plainest first. */
const namings = ['label', 'sentence', 'collection'] as const

interface DueDay {
  found: FoundDate
  row: Row
  /** As the order of day and month on this paper has it. */
  iso: string
  by: (typeof namings)[number]
  isDiscounted: boolean
  /** Whether day and month may be the other way round. */
  isOpen: boolean
}

/**
 * @param date the document's own: it is not to be paid before it was written
 * @param paid where the document says how it was paid or seems to be a receipt, so that terms say nothing of it
 * @param usual which of day and month comes first where the paper is from
 */
export function dueField(
  rows: readonly Row[],
  date: string | undefined,
  paid?: { isSure: boolean },
  usual: DateOrder = 'day',
  isStatement = false,
): FieldValue | undefined {
  const { isMonthFirst, isOpen } = orderOf(rows, date, usual)
  const days = rows.flatMap((row) =>
    datesIn(row.text).flatMap((found) => {
      const by = namingOf(rows, row, found)
      const iso = isMonthFirst ? monthFirst(found) : found.iso
      if (!by) return []
      const isEither = isOpen && found.isAmbiguous
      return [
        { found, row, iso, by, isDiscounted: isDiscounted(rows, row, found), isOpen: isEither },
      ]
    }),
  )
  const best = bestOf(days, date)
  const terms = date === undefined || paid ? undefined : ofTerms(rows, date)
  // What has to be paid for a discount by a day has to be paid whole at the end of the terms.
  const isLess =
    best?.isDiscounted === true &&
    best.by !== 'label' &&
    terms !== undefined &&
    terms.value > best.iso
  // On a receipt a day far ahead is that of something else: a check-up, a renewal.
  const isFar = date !== undefined && best !== undefined && best.iso > addDays(date, longestTerms)
  if (paid && isFar && best.by !== 'label') return undefined
  // In a row of sums these tell the days of their invoices.
  const isOfInvoice =
    best !== undefined &&
    (isStatement || isHeadedAsReminder(rows)) &&
    moneyIn(best.row.text).length > 0
  if (best && !isLess) return dayField(best, date, isOfInvoice || paid?.isSure === true)
  return terms ?? (date !== undefined && !paid ? ofDayFrom(rows, date) : undefined)
}

/** Asks for the money of this paper, and names no other. */
const asksFor =
  /\b(?:please (?:pay|settle|remit)|kindly (?:pay|settle)|grateful for (?:payment|settlement)|payment (?:is )?(?:due |required |requested |expected )?(?:by|before)|pay(?:able)? (?:in full )?by)\b/i
/** Says that it is taken from an account. */
const takes =
  /\b(?:we(?: will|['’]ll) (?:take|debit)|will be (?:taken|debited)|(?:we(?: will|['’]ll) collect|will be collected)\b.*(?:[£€]|direct debit|payment|account\b))\b.*\b(?:on|around)\b/i
const ofOtherSum =
  /\b(?:tax|HMRC|VAT|returns?|renew\w*|next|last|discount|instal\w*|court|policy|deposit|loan|book|balance)\b/i

/** Printed without its year: the first such day from the document's own on; never sure. */
function ofDayFrom(rows: readonly Row[], date: string): FieldValue | undefined {
  const [first] = rows.flatMap((row) =>
    (asksFor.test(row.text) || takes.test(row.text)) && !ofOtherSum.test(row.text)
      ? daysFrom(row.text, date).flatMap((found) =>
          namingOf(rows, row, found) && found.iso <= addDays(date, longestTerms)
            ? { row, found }
            : [],
        )
      : [],
  )
  const box = first && boxOf(first.row, first.found.from, first.found.to)
  return first && fieldValue(first.found.iso, 0.6, false, box)
}

/**
 * Which of day and month comes first: as in the document's own day, which may say nothing of it (`2/2/2026`, `Feb 2`), in its
 * other days, and where it is from.
 */
function orderOf(rows: readonly Row[], date: string | undefined, usual: DateOrder) {
  const all = rows.flatMap((row) => datesIn(row.text).map((found) => ({ row, found })))
  const own = all.filter(({ found }) => found.iso === date)
  const printed = orderAmong(all.map(({ found }) => found))
  const order = settledOrder(usual, printed)
  const expected = printed ?? order
  const isDayFirst = own.some(({ found }) => found.isAmbiguous)
  const isTurned = own.length === 0 && all.some(({ found }) => monthFirst(found) === date)
  const isPointed = own.some(({ row, found }) => isWithPoints(row.text.slice(found.from, found.to)))
  return {
    isMonthFirst: printed === 'month' || isTurned || (!isDayFirst && expected === 'month'),
    isOpen:
      (order === 'open' && !isPointed) ||
      (isDayFirst && expected === 'month') ||
      (isTurned && order !== 'month'),
  }
}

/** Nobody who puts the month first sets points between: `05.10.2026`. */
const isWithPoints = (text: string) => /^\d{1,2}\.\d{1,2}\./.test(text)

const monthFirst = ({ isAmbiguous, iso }: FoundDate): string =>
  (isAmbiguous && exchanged(iso)) || iso

/** Not before the document, and rather after it; the plainest name first; what has to be paid for a discount last. */
function bestOf(days: readonly DueDay[], date: string | undefined): DueDay | undefined {
  if (date === undefined) return days.find(({ by }) => by === 'label')
  const later = days.filter(({ iso }) => iso > date)
  const full = later.filter(({ isDiscounted: isLess }) => !isLess)
  const [first] = namings.flatMap((by) => full.filter((each) => each.by === by))
  const labels = days.filter(({ by }) => by === 'label')
  return first ?? later.at(-1) ?? labels.find(({ iso }) => iso === date) ?? labels[0]
}

/** A later day is rather that of something else, and nobody owes what is paid. */
const longestTerms = 180

function dayField(
  { found, row, iso, by, isDiscounted: isLess, isOpen }: DueDay,
  date: string | undefined,
  isDoubtful: boolean,
): FieldValue {
  const isNear = date !== undefined && iso >= date && iso <= addDays(date, longestTerms)
  const isClear = confidenceOf(row, found.from, found.to) > 0.8 && found.form !== 'broken'
  const isPlain = isClear && !isLess && !isOpen
  const isSure = by === 'label' && isNear && isPlain && !isDoubtful
  return fieldValue(iso, isSure ? 0.97 : 0.6, isSure, boxOf(row, found.from, found.to))
}

/** The end of the payment terms, counted from the document's own day; never sure, as they may count from another. */
function ofTerms(rows: readonly Row[], date: string): FieldValue | undefined {
  const terms = termsIn(rows, date)
  return terms && fieldValue(terms.due, 0.6, false, boxOf(terms.row, terms.from, terms.to))
}

function namingOf(rows: readonly Row[], row: Row, found: FoundDate): DueDay['by'] | undefined {
  const labels = labelsOf(rows, row, found)
  if (isOfOtherBehind(row, found) || isOfOtherAbove(rows, row, found)) return undefined
  if (labels.some((label) => isOfOtherDue(label))) return undefined
  // What is due in words that no list knows may be anything: it is taken, and never sure.
  if (labels.length > 0) return labels.some((label) => isOfPayment(label)) ? 'label' : 'sentence'
  const own = row.parts.findLast((part) => part.from <= found.from)
  if (!own) return undefined
  const behind = wordsBehind(rows, row, own, found)
  for (const before of wordsBefore(rows, row, own, found)) {
    const words = labelForm(before)
    if (isOfNext.test(words) || isOfOtherDue(before)) return undefined
    if (isToPayBy(words) || isTerm.test(words)) return 'sentence'
    if (isEndOfTerm.test(words) && (/\bZAHL/.test(words) || isInFull(behind))) return 'sentence'
    if (isToCollect(words, behind)) return 'collection'
  }
  return undefined
}

/** Days of terms, and then the day on which they end. */
const isTerm = new RegExp(`^(?:NET |TERMIN )?\\d{1,3} ${unitOfDays}(?: \\w{1,4})?$`)

/** `Innerhalb von 14 Tagen (bis 25.03.2026) ohne Abzüge`. */
const isEndOfTerm = new RegExp(
  `\\b(?:INNERHALB(?: VON)?|BINNEN|INNERT) \\d{1,3} ${unitOfDays}N? BIS(?: ZUM)?$`,
)

/** `Payment is due by Wednesday`; without a word of paying a weekday may be that on which anything is due. */
function withoutWeekday(words: string): string {
  const rest = words.replace(weekday, '')
  return ofPayment.test(labelForm(rest)) ? rest : words
}

const ofPayment =
  /\b(?:PAY|PAYABLE|PAYMENTS?|PAID|DEBIT|ZAHL\w*|UBERWEIS\w*|BETAL\w*|REGL\w*|PAIEMENT|PAYER|PAGO|PAGAR\w*|PAGAMENTO|PLAT\w*|ZAPLAT\w*|MAKS\w*)\b/

/** What its part says before it: alone; as the end of a sentence that runs on from the line above; or, with no words, what is on its left or heads it. */
function wordsBefore(rows: readonly Row[], row: Row, own: Part, { from, to }: FoundDate): string[] {
  const start = own.text.slice(0, from - own.from)
  const above = rows[row.index - 1]?.parts.find((part) => Math.abs(part.left - own.left) < row.unit)
  const isSplit = start.trim() === '' && /\p{Ll}{2}$/u.test(above?.text ?? '')
  const isRunOn = isSplit || /^[\s,]*\p{Ll}/u.test(start || own.text.slice(to - own.from))
  const sentence = above?.text.split(/[.!?] /).at(-1) ?? ''
  const leads = [
    '',
    isRunOn && !/[.:]$/.test(sentence) ? sentence : '',
    ...(/\p{L}/u.test(start)
      ? []
      : [row.parts[row.parts.indexOf(own) - 1]?.text, captionOf(rows, row, own)?.text]),
  ]
  return [...new Set(leads.map((lead) => withoutWeekday(`${lead ?? ''} ${start}`)))]
}

/** What its part says behind it, with the line below where it runs on. */
function wordsBehind(rows: readonly Row[], row: Row, own: Part, { to }: FoundDate): string {
  const end = own.text.slice(to - own.from)
  const below = /\p{L}$/u.test(end) ? partBelow(rows, row, own)?.part.text : undefined
  return labelForm(`${end} ${below ?? ''}`)
}

/** How a sentence goes on that offers a discount: `Bei Zahlung bis zum 18.03. gewähren` over `wir 2 % Skonto`. */
const offers =
  /(?:\bgewähren?|\bgewährt|\bziehen|\bget|\btake|\breceive|\baccordons|\bbénéficiez)$/iu
/** `02.04. minus 2 % oder bis 22.04.`: less so much. */
const lessShare =
  /^(?:\)\s*(?:minus|less|abzüglich)|\s*(?:minus|less|abzüglich|à|at|-)?)\s*-?\s?\d{1,2}(?:[.,]\d)? ?%/iu

/** Whether the words nearest to it, to the next comma or day, speak of a discount for who pays by it. */
function isDiscounted(rows: readonly Row[], row: Row, { from, to }: FoundDate): boolean {
  const { text } = row
  const before =
    text
      .slice(0, from)
      .split(/[,;.] | {2}/)
      .at(-1) ?? ''
  const own = row.parts.findLast((part) => part.from <= from)
  const next = datesIn(text).find((other) => other.from >= to)
  const end = text.slice(to, next?.from)
  const below = own && offers.test(end) ? partBelow(rows, row, own)?.part.text : undefined
  const [behind = ''] = `${end} ${below ?? ''}`.split(/[,;] |(?<!abzgl)\. | {2}/)
  if (isInFull(labelForm(behind))) return false
  return (
    lessShare.test(behind) || isOfDiscount(labelForm(before)) || isOfDiscount(labelForm(behind))
  )
}

/** The labels that name it, each before it in its part, over it in its column, on its left, or behind it where nothing stands before. */
function labelsOf(rows: readonly Row[], row: Row, { from, to }: FoundDate): string[] {
  const own = row.parts.findLast((part) => part.from <= from)
  const beside = withoutWeekday(row.text.slice(0, from))
    .split('  ')
    .filter((piece) => /\p{L}{2}/u.test(piece))
  const isOwn = /\p{L}{2}/u.test(row.text.slice(own?.from ?? 0, from))
  const heading =
    own && (isOwn ? narrowCaptionOf(rows, row, own, { from, to }) : captionOf(rows, row, own))
  const behind = own && !isOwn ? /^ ([^\d:.]{3,40})$/.exec(own.text.slice(to - own.from))?.[1] : ''
  // In small letters it goes on with what stands on its left: `MOT`, `due 1 March 2027`.
  const isRunOn = /^\p{Ll}/u.test(beside.at(-1) ?? '')
  const left = isRunOn ? beside.slice(-2).join(' ') : beside.at(-1)
  return [heading?.text, left, behind].flatMap((words) => {
    const label = labelForm(words ?? '')
    return words !== undefined && dueWord.test(label) ? [words] : []
  })
}

/** Whether its line goes on with the one above, which ends in what falls due on it: `MOT` over `due 22/09/2026`, `no returns` over `hasta el 22/02/2026`. */
function isOfOtherAbove(rows: readonly Row[], row: Row, { from }: FoundDate): boolean {
  const above = rows[row.index - 1]
  const own = row.parts.findLast((part) => part.from <= from)
  const start = own ? own.text.slice(0, from - own.from) : ''
  const over = own && above?.page === row.page && above.parts.find((part) => overlap(part, own))
  const isOpen = over !== undefined && over !== false && /[\p{L})]$/u.test(over.text)
  const isRunOn = /^\s*due\b/.test(start) || isUntil.test(labelForm(start))
  return isOpen && isRunOn && isOfOtherDue(`${over.text} ${start}`)
}

/** All that its line says before it. */
const isUntil =
  /^(?:UNTIL|BEFORE|BIS(?: ZUM)?|JUSQU AU|AVANT(?: LE)?|HASTA(?: EL)?|ANTES DEL?|ENTRO(?: IL)?|FINO AL|ATE|TOT|VOOR|DO)$/

/** Whether words behind it in its part say that something else falls due on it. */
function isOfOtherBehind(row: Row, { from, to }: FoundDate): boolean {
  const own = row.parts.findLast((part) => part.from <= from)
  return own !== undefined && isOfOtherDueBehind(own.text.slice(to - own.from))
}
