/** The chosen date as a field: its place, and what speaks for its being right. */
import type { DocumentKind, FieldValue } from '../../../../shared/receipts/reading'
import { fittedValue, odds, rankerWeights } from '../confidence'
import { dateCandidates, type DateCandidate } from './date'
import { exchanged, yearInFront } from './dates'
import type { Language } from '../lines/language'
import { isOfTwoMonths } from './months'
import { asOfReceipt } from './own-day'
import { orderAmong, settledOrder, type DateOrder } from './order'
import { moneyIn } from '../amounts/money'
import { choose, type Choice, type Signs } from '../ranker'
import { boxOf, confidenceOf, type Row } from '../lines/rows'
import { isRunning } from '../lines/text'

/** @param kind what the document calls itself */
export function dateField(
  rows: readonly Row[],
  today: string,
  usual: DateOrder = 'day',
  { language, kind }: { language?: Language | undefined; kind?: DocumentKind | undefined } = {},
): FieldValue | undefined {
  const candidates = dateCandidates(rows, today)
  const choice = choose(candidates, rankerWeights.date)
  if (!choice) return undefined
  const { row, date } = choice.best
  const printed = orderAmong(
    candidates.filter(({ signs }) => !signs['turned']).map((each) => each.date),
  )
  const order = settledOrder(usual, printed)
  const turned =
    (printed ?? order) === 'month' && date.isAmbiguous ? exchanged(date.iso) : undefined
  const isOpen = date.isAmbiguous && (order === 'open' || (turned !== undefined && turned > today))
  const printedIso = turned !== undefined && turned <= today ? turned : date.iso
  const written = row.text.slice(date.from, date.to)
  const isOfTwo = isOfTwoMonths(written)
  const told = isOfTwo && language === 'hr' ? printedIso.replace('-11-', '-10-') : printedIso
  const inFront = date.form === 'short' ? yearInFront(written) : undefined
  // Swedes put the year in front, also in two figures; where any way is usual, papers are rather new than old.
  const isSwedish = language === 'sv' && written.includes('-')
  const isOld = Number(today.slice(0, 4)) - Number(told.slice(0, 4)) > 3
  const isAnyWay = usual === 'open' && inFront !== undefined && inFront <= today
  const isInFront =
    inFront !== undefined &&
    inFront <= today &&
    (isSwedish || (isAnyWay && isOld && inFront > told))
  const iso = isInFront ? inFront : told
  const ofReceipt = kind === 'receipt' ? asOfReceipt(choice.best, candidates) : choice.best
  const isOnly = ofReceipt.isOnly || isAloneInHead(ofReceipt, candidates)
  const named = { ...ofReceipt, isOnly }
  const isToldApart = !isOfTwo || ['hr', 'pl', 'cs'].includes(language ?? '')
  const box = boxOf(row, date.from, date.to)
  return fittedValue('date', iso, dateConfidence(choice), {
    box,
    mayBeSure:
      isToldApart &&
      !isOpen &&
      (isSwedish || !isAnyWay) &&
      isDateClear(named, usual === order ? order : 'open') &&
      !(kind === 'statement' && moneyIn(row.text).length > 0) &&
      !hasRival(candidates, choice.best),
  })
}

/** Whether it stands for itself in the head of a paper whose other days are told of in sentences or tables, as over a letter. */
function isAloneInHead(best: DateCandidate, candidates: readonly DateCandidate[]): boolean {
  const has = ({ signs }: DateCandidate, ...names: string[]) =>
    names.some((name) => (signs[name] ?? 0) > 0)
  const isAlone =
    has(best, 'alone') &&
    best.row.position < 0.35 &&
    !has(best, 'labelled', 'labelledAbove', 'qualifiedAbove', 'told', 'turned', 'numbered')
  return (
    isAlone &&
    !candidates.some(
      (each) =>
        each.value !== best.value &&
        has(each, 'alone', 'labelled', 'labelledAbove', 'theSale', 'time'),
    )
  )
}

/** Whether another day is named by a label as good, or stands for itself where this one has none. */
function hasRival(candidates: readonly DateCandidate[], best: DateCandidate): boolean {
  const has = ({ signs }: DateCandidate, name: string) => (signs[name] ?? 0) > 0
  const isApart = (each: DateCandidate) =>
    ['notTheSaleRow', 'range', 'line', 'turned'].some((name) => has(each, name))
  const isBare = !has(best, 'labelled') && !has(best, 'labelledAbove')
  const named = (each: DateCandidate) =>
    has(each, 'labelled') || has(each, 'labelledAbove') || (isBare && has(each, 'alone'))
  const mayBeOwn = (each: DateCandidate) =>
    ['labelled', 'labelledAbove', 'alone'].some((name) => has(each, name))
  const isSame = ({ value, row, date }: DateCandidate) =>
    value === best.value || (row === best.row && date.from === best.date.from)
  const printed = best.row.text.slice(best.date.from, best.date.to)
  // `06/03/2026` in two places, read in both orders: one day.
  const isOtherOrder = ({ date, row, value }: DateCandidate) =>
    row.text.slice(date.from, date.to) === printed && exchanged(value) === best.value
  const others = candidates.filter((each) => !isSame(each) && !isOtherOrder(each) && !isApart(each))
  // The day of a mail beside one that stands for itself in what it brought.
  if (has(best, 'mailed') && others.some((each) => has(each, 'alone') && !has(each, 'mailed')))
    return true
  // What is called `Issued on` may be of a certificate that the paper is about.
  const isInFull = has(best, 'qualified') && has(best, 'inFull') && !has(best, 'time')
  if (isInFull && others.some((each) => !has(each, 'notTheSale') && mayBeOwn(each))) return true
  // Beside `Date` a day with a word more may be it, beside `Invoice date` it is not.
  if (!has(best, 'ownPaper') && others.some((each) => has(each, 'ofElse'))) return true
  const rivals = others.filter((each) => named(each) && !has(each, 'notTheSale'))
  // Beside what is called the day of the paper in full nothing else is it: `Belegdatum  21.08.2026`, `vom  04.08.2026`.
  if (has(best, 'ownPaper') && has(best, 'inFull') && !has(best, 'ordered'))
    return rivals.some((each) => has(each, 'ownPaper'))
  return rivals.some(
    (each) => !has(best, 'theSale') || has(each, 'theSale') || has(best, 'ordered'),
  )
}

/**
 * A date ahead, or one whose day and month may be exchanged on this paper, wants a look; so does one that nothing names,
 * unless it is the only date there, nothing is told of it, and it can be read in one way alone. What running text says may be of anything.
 * @param order which comes first in the country of the paper, where nothing on it says otherwise
 */
export function isDateClear(
  { isFuture, isOnly, signs, date, row }: DateCandidate,
  order: DateOrder = 'open',
): boolean {
  const has = (name: string) => (signs[name] ?? 0) > 0
  if (isRunning(row.text) && !has('theSale') && !isOnly) return false
  const isNamed = ['labelled', 'labelledAbove', 'time', 'theSale'].some((name) => has(name))
  const isReadOneWay = order === 'day' || !date.isAmbiguous
  const isPlain = isNamed || (isOnly && !has('told') && (has('repeated') || isReadOneWay))
  if (has('qualified') && !has('time') && !has('inFull') && !isOnly) return false
  if ((has('qualifiedAbove') || has('ordered')) && !isOnly) return false
  if (
    has('notTheSale') ||
    has('paid') ||
    has('line') ||
    has('range') ||
    has('stacked') ||
    has('offWeekday')
  )
    return false
  const isTold = order === 'month' || !(has('turned') || has('monthFirstPaper'))
  return !isFuture && isTold && isPlain
}

/** The signs that the chosen date is right, for the fitted confidence. */
export function dateConfidence({ best, share }: Choice<DateCandidate>): Signs {
  const { signs, row, date } = best
  return {
    bias: 1,
    belief: odds(share),
    unclear: 1 - confidenceOf(row, date.from, date.to),
    repeated: Number((signs['repeated'] ?? 0) > 0),
    supported: Number(Boolean(signs['labelled'] ?? signs['labelledAbove'] ?? signs['time'])),
    weakForm: Number(date.form === 'broken' || date.form === 'compact'),
    notTheSale: Number(Boolean(signs['notTheSale'])),
    old: signs['old'] ?? 0,
  }
}
