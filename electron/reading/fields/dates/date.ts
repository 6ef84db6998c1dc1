/** The date of a receipt: which of the dates on it is the one of the sale, or of the invoice. */
import { isUnderSortCode } from './bank-codes'
import { datesIn, exchanged, yearInFront, type FoundDate } from './dates'
import { isHeadedAsCredit } from '../kind/headings'
import { isHeadedAsReminder } from '../kind/reminder'
import { captionOf, narrowCaptionOf, wordsOver } from '../lines/captions'
import { isMailDay } from '../lines/mail-head'
import { isOfBrowser } from './other-days'
import { isInBrackets } from './told-aside'
import { isPlaced } from './placed'
import { isLine, isOfTable, isStacked, isUnderOwn } from './table-days'
import { comparedWithEachOther, ofOther } from './own-day'
import {
  isOfElse,
  isOfNumbered,
  isOwnInFull,
  isOwnLabel,
  isPaidOn,
  ofPaper,
  tellsOf,
} from './own-label'
import {
  cameIn,
  departed,
  isBehind,
  isBoughtOn,
  isInvoiceOf,
  goesOnWith,
  hoursBehind,
  isNumbered,
  isOfDay,
  isOfOther,
  isOriginal,
  isReferredTo,
  issuedOn,
  labelled,
  ofInvoice,
  ofJourney,
  opensAsOwn,
  ordered,
  orderedOn,
  printedOn,
  settled,
  theSale,
  wentOut,
} from './words'
import { weekday } from './weekday'
import { isLabel } from '../lines/form-words'
import { moneyIn } from '../amounts/money'
import type { Candidate, Signs } from '../ranker'
import { partBelow, type Part, type Row } from '../lines/rows'
import { labelForm } from '../lines/text'

export interface DateCandidate extends Candidate {
  date: FoundDate
  row: Row
  isFuture: boolean
  /** Whether no other day stands on the paper. */
  isOnly: boolean
}

interface Surroundings {
  /** Words before it in its row, or in the row above where there are none. */
  before: string
  /** Words of its row. */
  row: string
  above: string
  /** Whether `above` heads its column. */
  isHeaded: boolean
  /** Whether that is so though words of the column before stand beside it in its part. */
  isNarrow: boolean
  /** Whether it stands under the heading of a table of flights or rides, or of an invoice that is credited. */
  isOfElse: boolean
  /** Whether only a town stands before it, as over a letter: `Paris, le 3 mars 2026`. */
  isPlaced: boolean
  text: string
}

const numbered =
  /\bN[RO]$|\bNUM(?:ER|MER|BER|ERO)$|\bGST|\bREG|CO NO|\bTEL\b|\bFAX\b|\bACC|PHONE|\bNO\b/
const time = /\d{1,2}\s?[:.]\s?\d{2}(?:\s?[:.]\s?\d{2})?\s?(?:[AP]M)?/i

/** Every date on the paper, with the signs for and against its being the one that counts. */
export function dateCandidates(rows: readonly Row[], today: string): DateCandidate[] {
  const found = asElsewhere(
    rows.flatMap((row) => {
      const beside = [...datesIn(row.text), ...wrappedIn(rows, row)].filter(
        (date) => !isUnderSortCode(rows, row, date),
      )
      return beside.map((date) => ({ row, date, beside }))
    }),
  )
  const counts = new Map<string, number>()
  for (const { date } of found) counts.set(date.iso, (counts.get(date.iso) ?? 0) + 1)
  const isMonthFirst = found.some(({ date }) => date.isMonthFirst)
  const lines = new Set(found.flatMap((each) => (isLine(each) ? each.row : [])))
  const setting = { today, counts, isMonthFirst, lines: lines.size > 1 ? lines : new Set<Row>() }
  const all = found.map((each) => candidateOf(rows, each, setting))
  const plainly = comparedWithEachOther(all, {
    isCredit: isHeadedAsCredit(rows),
    isReminder: isHeadedAsReminder(rows),
  })
  return [...plainly, ...plainly.flatMap((each) => turned(each, isMonthFirst, today))]
}

/** `24/07/15` has its year in front on a paper that says `2024/07/15` as well. */
function asElsewhere(found: readonly Found[]): Found[] {
  const plain = new Set(
    found.flatMap(({ date: { form, iso } }) => (form === 'year first' ? [iso] : [])),
  )
  return found.map((each) => {
    const { row, date } = each
    const iso = date.form === 'short' ? yearInFront(row.text.slice(date.from, date.to)) : undefined
    if (iso === undefined || !plain.has(iso) || plain.has(date.iso)) return each
    const found: FoundDate = {
      ...date,
      iso,
      form: 'year first',
      isMonthFirst: false,
      isAmbiguous: false,
    }
    return { ...each, date: found }
  })
}

/** `Invoice of 3 May` over `2026`: a day whose year stands at the beginning of the next line. */
function wrappedIn(rows: readonly Row[], row: Row): FoundDate[] {
  return row.parts.flatMap((part) => {
    const day = /(?:\d{1,2}(?:\.|er|\. ?de| de)? ?\p{L}{3,}\.?|\p{L}{3,} \d{1,2},)$/u.exec(
      part.text,
    )
    const next = day ? partBelow(rows, row, part) : undefined
    const year = next?.row.index === row.index + 1 && /^20\d\d(?=[.,]?$)/.exec(next.part.text)
    if (!day || !year) return []
    const [found] = datesIn(`${day[0]} ${year[0]}`)
    const from = part.from + day.index
    return found ? [{ ...found, from, to: part.from + part.text.length }] : []
  })
}

/** What was bought or paid on it is said beside an amount: `Acompte facture A24-23 du 26 août  -309,00`. */
function isInItem(row: Row, { from }: FoundDate, around: Surroundings): boolean {
  const own = row.parts.findLast((part) => part.from <= from)
  const isSaid = own !== undefined && /\p{L}{3}/u.test(row.text.slice(own.from, from))
  const isNamed = labelled.test(around.before) || isLabel(around.before) || around.isNarrow
  return isSaid && !isNamed && moneyIn(row.text).length > 0
}

/** Nothing else stands in its part, or a weekday and a time. */
function isAlone({ parts }: Row, { from, to }: FoundDate): boolean {
  const own = parts.findLast((part) => part.from <= from)
  const before = own?.text.slice(0, from - own.from).replace(weekday, '') ?? ''
  const after = own?.text.slice(to - own.from).replace(time, '') ?? ''
  return !/[\p{L}\d]/u.test(before + after)
}

/** The reading with month first, where the day-first one lies ahead or another date of the paper is month first. */
function turned(candidate: DateCandidate, isMonthFirst: boolean, today: string): DateCandidate[] {
  const { date, signs } = candidate
  const iso = date.isAmbiguous ? exchanged(date.iso) : undefined
  if (iso === undefined || iso > today || !(candidate.isFuture || isMonthFirst)) return []
  const turnedSigns = { ...signs, future: 0, monthFirst: 1, monthFirstPaper: 0, turned: 1 }
  const turnedDate = { ...date, iso, isAmbiguous: false, isMonthFirst: true }
  return [{ ...candidate, value: iso, isFuture: false, signs: turnedSigns, date: turnedDate }]
}

/** Its end stands in the next line. */
const goesOn = /^\s?-(?:\s{2}|$)/

/** The word of a range at the end of its line: `vom 21.05.2014 bis`. */
const untilNext =
  /^\s*(?:bis(?: zum)?|to|until|till|au|al|tot|t\/m|do|hasta(?: el)?|fino al|[-–])\s*$/iu

/** `1.7.2026 - 31.7.2026`, also over two lines: what a paper is about, not when it was written. */
function isEndOfRange(
  rows: readonly Row[],
  { text, page, index }: Row,
  { from, to }: FoundDate,
  beside: readonly FoundDate[],
): boolean {
  const above = rows[index - 1]
  const last = above?.page === page ? datesIn(above.text).at(-1) : undefined
  const isOpen = last !== undefined && untilNext.test(above?.text.slice(last.to) ?? '')
  if (untilNext.test(text.slice(to)) || (isOpen && text.slice(0, from).trim() === '')) return true
  const isBeside = beside.some((other) => {
    const between = other.from >= to ? text.slice(to, other.from) : text.slice(other.to, from)
    return other.from !== from && /^\s*(?:-|\p{L}{1,4}|until)\s*$/u.test(between)
  })
  return isBeside || goesOn.test(text.slice(to))
}

interface Found {
  row: Row
  date: FoundDate
  /** All of its row. */
  beside: readonly FoundDate[]
}

interface Setting {
  today: string
  counts: ReadonlyMap<string, number>
  isMonthFirst: boolean
  /** Those of an account, each with its day. */
  lines: ReadonlySet<Row>
}

function candidateOf(
  rows: readonly Row[],
  found: Found,
  { today, counts, isMonthFirst, lines }: Setting,
): DateCandidate {
  const { row, date, beside } = found
  const isListed = (lines.has(row) || isOfTable(rows, row, date)) && !isUnderOwn(rows, row, date)
  const nearest = nearestWords(found)
  const around = surroundingsOf(rows, found, nearest, isListed)
  const isFuture = date.iso > today
  const signs = {
    ...wordSigns(around),
    ...((isInItem(row, date, around) ||
      isInBrackets(row, date) ||
      around.isOfElse ||
      hoursBehind.test(row.text.slice(date.to)) ||
      isOfBrowser(rows, row)) &&
      ofOther),
    mailed: Number(isMailDay(rows, row)),
    alone: Number(isAlone(row, date)),
    told: Number(tellsOf(nearest)),
    [`form ${date.form}`]: 1,
    monthFirst: Number(date.isMonthFirst),
    monthFirstPaper: Number(isMonthFirst && date.isAmbiguous),
    future: Number(isFuture),
    old: Math.max(0, Number(today.slice(0, 4)) - Number(date.iso.slice(0, 4)) - 12) / 10,
    repeated: Math.log2(Math.min(4, counts.get(date.iso) ?? 1)),
    position: row.position,
    laterPage: Number(row.page > 0),
    offWeekday: Number(date.isOnWeekday === false),
    line: Number(isListed),
    range: Number(isEndOfRange(rows, row, date, beside)),
    stacked: Number(!labelled.test(around.before) && isStacked(rows, row, date)),
  }
  return { value: date.iso, date, row, isFuture, isOnly: counts.size === 1, signs }
}

function surroundingsOf(
  rows: readonly Row[],
  { row, date }: Found,
  nearest: string,
  isListed: boolean,
): Surroundings {
  const before = rows[row.index - 1]
  const previous = before?.page === row.page ? before : undefined
  const isUnderAmount = previous !== undefined && isAlone(row, date) && saysAmount(previous)
  const above = previous && !isUnderAmount ? labelForm(previous.text) : ''
  const own = row.parts.findLast((part) => part.from <= date.from)
  const narrow = own && !isListed ? narrowCaptionOf(rows, row, own, date) : undefined
  const caption = own && !isListed ? captionOf(rows, row, own) : undefined
  const isOfAmount = isUnderAmount && caption && previous.parts.includes(caption)
  const heading =
    narrow?.text ?? (own && caption && !isOfAmount ? wordsOver(caption, row, own) : undefined)
  return {
    before: labelForm(wordsBehind(own, date) ?? wordsOfSentence(rows, row, nearest)),
    row: labelForm(row.text),
    above: heading === undefined ? (isListed ? '' : above) : labelForm(heading),
    isHeaded: heading !== undefined,
    isNarrow: narrow !== undefined,
    isOfElse: caption !== undefined && isHeadOfElse(rows, caption),
    isPlaced: own !== undefined && isPlaced(row, own, date),
    text: `${row.text.slice(date.to)} ${row.text.slice(0, date.from)}`,
  }
}

/** Whether a row ends in an amount that its words are about, not a day alone under it: `CHANGE DUE  £0.00`. */
function saysAmount({ text }: Row): boolean {
  const last = moneyIn(text).at(-1)
  if (!last || !/^(?:[A-Z]{3})?$/.test(labelForm(text.slice(last.to)))) return false
  return !isOfDay(labelForm(text.slice(0, last.from)))
}

/** Of a table: `Dato  Fly  Fra  Avgang  Til  Ankomst`, or straight behind what names another invoice: `Facture d'origine  Date facture`. */
function isHeadOfElse(rows: readonly Row[], heading: Part): boolean {
  const head = rows.find(({ parts }) => parts.includes(heading))
  if (!head) return false
  const [first, second] = head.parts
  const isOfJourney =
    head.parts.length > 2 &&
    head.parts.some((part) => part !== heading && ofJourney.test(labelForm(part.text)))
  const isOfOriginal = heading === second && isOriginal.test(labelForm(first?.text ?? ''))
  return isOfJourney || (isOfOriginal && isHeadedAsCredit(rows))
}

/** The words just left of it, not those of a column further left or of a day before it. */
function nearestWords({ row, date: { from }, beside }: Found): string {
  const last = beside.findLast(({ to, form }) => to <= from && form !== 'broken')
  const before = row.text.slice(last?.to ?? 0, from)
  const pieces = before
    .split('  ')
    .map((piece) => piece.replace(weekday, ''))
    .filter((piece) => /\p{L}{2}/u.test(piece))
  return pieces.at(-1) ?? ''
}

/** With the line before, where a sentence goes on in this one with a word that may stand before any day: `... fin de travaux` over `le 3 mai`. */
function wordsOfSentence(rows: readonly Row[], row: Row, words: string): string {
  const previous = rows[row.index - 1]
  const [line] = previous?.parts ?? []
  const isSentence =
    previous?.page === row.page &&
    line !== undefined &&
    previous.parts.length === 1 &&
    Math.abs(line.left - (row.parts[0]?.left ?? 0)) < 2 * row.unit &&
    /\p{Ll}{2}$/u.test(line.text) &&
    datesIn(line.text).length > 0
  return isSentence && mayStandBeforeAny.test(labelForm(words)) ? `${line.text} ${words}` : words
}

const mayStandBeforeAny = /^(?:LE|DU|AM|VOM|DEL|EL|IL|OP|VAN|DEN|ON|OF|DNIA|DNE)$/

/** The label that stands behind the day in its own part, nothing being before it there: `3 May 2024 issued`, `03.05.2024 fällig`. */
function wordsBehind(own: Part | undefined, { from, to }: FoundDate): string | undefined {
  if (own?.from !== from) return undefined
  const rest = own.text.slice(to - from)
  const words = labelForm(rest)
  const isOne = /^\s+\p{L}/u.test(rest) && !/\d/.test(words) && words.split(' ').length < 4
  const isKnown = labelled.test(words) || isOfOther(words) || isBehind.test(words)
  return isOne && isKnown ? words : undefined
}

/** Whether it is known in all its words; another may say that the day is that of something else. */
const isPlain = (words: string) =>
  isLabel(words) || isInvoiceOf.test(words) || isDayOfDemand.test(words)

const isDayOfDemand = /^(?:DEMAND DATE|DATE OF DEMAND)$/

function wordSigns({ before: beside, row, above, isHeaded, isPlaced, text }: Surroundings): Signs {
  // In a box of a form the heading speaks, and what stands on its left is another box.
  const isHeading = labelled.test(above) || isInvoiceOf.test(above) || isOfOther(above)
  const isSaid = [labelled, departed, wentOut, orderedOn].some((words) => words.test(beside))
  const isBoxed = isHeaded && isHeading && !isSaid
  const before = isBoxed ? above : beside
  const isNamed = labelled.test(before) || isInvoiceOf.test(before) || isBoughtOn.test(before)
  const isLabelled = isNamed || (isPlaced && !isOfOther(before))
  const isAfterNumber =
    (goesOnWith.test(before) && isNumbered.test(above)) ||
    (isNumbered.test(before) && isNumbered.test(row))
  const isUnder = !isLabelled && (labelled.test(above) || isOfOther(above)) && above.length < 60
  const isOwn = isLabelled && (isOwnLabel(before) || opensAsOwn.test(before))
  const words = before === '' && isUnder ? above : before === '' ? row : before
  return {
    labelled: Number((isLabelled || isAfterNumber) && !isOfOther(words)),
    qualified: Number(isLabelled && !isPlain(before) && !isPlaced),
    qualifiedAbove: Number(isUnder && isHeaded && !isPlain(above)),
    labelledAbove: Number(isUnder && !isOfOther(above)),
    time: Number(time.test(text) && /\d{1,2}\s?:\s?\d{2}/.test(text)),
    notTheSale: Number(isOfOther(words) || (goesOnWith.test(before) && isReferredTo.test(above))),
    notTheSaleRow: Number(!isOfOther(words) && isOfOther(row)),
    theSale: Number(theSale.test(words) || isBoughtOn.test(words)),
    numbered: Number(numbered.test(before) && !isLabelled),
    own: Number(isOwn),
    inFull: Number(isLabelled && isOwnInFull(before)),
    ownPaper: Number(isOwn && ofPaper.test(before)),
    ofElse: Number(isLabelled && !isOfOther(words) && isOfElse(before)),
    paid: Number(isPaidOn.test(words)),
    ofInvoice: Number(ofInvoice.test(words)),
    ofNumbered: Number(isOfNumbered(words)),
    ordered: Number(ordered.test(before) || isBoughtOn.test(before)),
    orderedOn: Number(orderedOn.test(before)),
    issuedOn: Number(issuedOn.test(before)),
    printedOn: Number(printedOn.test(before)),
    departed: Number(departed.test(before)),
    cameIn: Number(cameIn.test(before)),
    wentOut: Number(wentOut.test(before)),
    settled: Number(settled.test(before)),
    transacted: Number(/^TRANS(?:ACTION)? DATE\b/.test(words)),
  }
}
