/** Amounts of money in text: pence as whole numbers, the sign beside them, and where they stand. */
import { anySign, currencyAt, decimalless } from './currencies'
import { asDigits, matchesOf, remembered } from '../lines/text'

export interface Money {
  /** Hundredths, negative where a minus or brackets say so. */
  cents: number
  /** ISO 4217 where a sign or code stands at the amount; of signs that countries share (`$`, `kr`, `¥`) themselves. */
  currency: string | undefined
  /** Whether letters had to be taken for digits. */
  isRepaired: boolean
  /** Whether it is written without decimals (only ever beside a currency sign). */
  isWhole: boolean
  from: number
  to: number
}

const sign = anySign
// The pound sign is not in the recogniser's alphabet: it comes out as a letter of its shape, or not at all.
const poundLike = String.raw`(?<=(?:^|[\s(:-]))[EeFfLtRM](?=[\dOo])`
const digit = String.raw`[\dOoIlQ]`
// `1,18,000`, `1'234` and `1_440`. Of spaces, only those that part thousands (`_`) belong to an amount.
const grouped = String.raw`\d{1,2}(?:,\d\d)+,\d{3}(?=\.)|\d{1,3}(?:'\d{3})+|\d{1,3}(?:_\d{3})+(?=[.,])`
const whole = String.raw`(?:${grouped}|\d{1,3}(?:,\s?\d{3})+|\d{1,3}(?:\.\d{3})+(?=\.\d\d(?!\d))|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,7}|(?=[OoIlQ]*\d)${digit}{1,4}|[Oo](?=\s?\.\s?[\dOo]\d|\.\s?OO))`
const decimals = String.raw`(?:(?:\s?\.|\.\s|,)(?<decimals>\d\d|[\dOoCDQ]{2}(?![A-Za-z]))|[.,](?<none>--?)(?!\d))`
const start = String.raw`(?<!\d['_])(?<=^|[\s:;=(@*#+|)~_'"-]|${sign}\s?\.?|[A-Za-z]{4,}[:.)]?|[EeFfLtRM])`
// A tax code glued to the amount (`75.005R` is 75.00 SR) may follow; anything that makes it a date, weight or time not.
const end = String.raw`(?!\d(?!R\b)|[/:]\d|[.,]\d|\s?%|\s?(?:[kK][gG][sS]?|[gG]|[lL](?=\s?[x×*@])|[kK][wW][hH]|[lL][bB][sS]?|[lL][tT][rR][sS]?|[lL]itres?|LITRES?|[aApP][mM]|[mc]m|[hH]rs?)\b)`
const before = String.raw`(?<open>[-(]?\s?)(?<sign>(?:${sign}\s?\.?\s?)?|${poundLike})(?<minus>-?\s?)`
const pattern = new RegExp(`${start}${before}(?<whole>${whole})${decimals}${end}`, 'g')
const wholePattern = new RegExp(
  String.raw`(?<open>[-(]?)(?<sign>£|€|(?<![A-Za-z])\$|\bGBP|\bEUR|\bRM)\s?(?<minus>-?)(?<whole>\d{1,3}(?:,\d{3})+|\d{1,6})(?![\d.,/:-]|\s\.|\s?%)`,
  'g',
)

const thousands = String.raw`\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+|(?:'\d{3})+|(?: \d{3})+)|\d{1,6}`
/** `500 €`, `4 500 kr.`, `1.250 Euro`, `450:-`, `CHF 1'200`: at the end of a cell, as within a sentence it is no figure of the paper's. */
const wholeOfCell = new RegExp(
  String.raw`(?<=^|[\s:])(?<open>[-(]?)(?:(?<wholeBefore>${thousands})(?:(?=\s?(?:€|[Ee][Uu][Rr](?:[Oo]s?)?\b|CHF\b|[Kk]r\b|Kč|zł|(?:SEK|NOK|DKK|PLN|CZK|SGD|GBP|USD)\b)\.?\)?(?:$|\s{2}))|:-(?=$|\s))|(?<sign>CHF|Fr\.|SEK|NOK|DKK|PLN|CZK)\s?(?<minus>-?)(?<whole>${thousands})(?=$|\s{2}))`,
  'g',
)
/** `£26.5`, as spreadsheets leave the last nought out. */
const tenthsPattern =
  /(?<=^|\s)(?<open>[-(]?)(?<sign>[£€$])\s?(?<minus>-?)(?<whole>\d{1,3}(?:,\d{3})+|\d{1,6})\.(?<tenths>\d)(?=$|\s|\))/g

const spaced = String.raw`\d{1,3}(?:[ .]\d{3})+`
const ofPlace = String.raw`€|[Ee][Uu][Rr]\b|[Kk]r\b|zł|Kč`
/** Decimals as few papers write them, all after a comma or a colon. */
const rarePatterns = [
  // `26,5 €`, at the end of a cell.
  String.raw`(?<=^|\s)(?<open>-?)(?<whole>${spaced}|\d{1,6}),(?<tenths>\d)(?=\s?(?:${ofPlace})\.?(?:$|\s{2}))`,
  // `1 234,5` at the end of a row without other figures.
  String.raw`(?<=^\D*\s{2})(?<open>-?)(?<whole>${spaced}),(?<tenths>\d)$`,
  // `8 000:50`, `450:50 kr`, `Kr 450:50`; two figures and two alone are a time.
  String.raw`(?<=^|\s)(?<open>-?)(?<whole>${spaced}):(?<decimals>\d\d)(?=(?:\s?(?:[Kk]r\.?|SEK))?(?:$|\s{2}))`,
  String.raw`(?<=^|\s)(?<open>-?)(?<whole>\d{1,6}):(?<decimals>\d\d)(?=\s?[Kk]r\b)`,
  String.raw`(?<=^|\s)(?<open>-?)(?<sign>[Kk]r\.?|SEK)\s?(?<whole>\d{1,6}):(?<decimals>\d\d)(?![\d:])`,
].map((each) => new RegExp(each, 'g'))

const roundAmount = String.raw`(?<whole>\d{1,3}(?:[ .,']\d{3})+|\d{1,7})`
const noFigure = String.raw`(?![\d%]|[.,'/:-]\d)`
const decimallessPattern = new RegExp(
  String.raw`(?<![\d.,'/:-])(?<open>[-(]?)(?:(?<sign>${decimalless})\s?(?<minus>-?)${roundAmount}${noFigure}|(?<wholeBefore>\d{1,3}(?:[ .,']\d{3})+|\d{1,7})(?=\s?${decimalless}(?![A-Za-z])))`,
  'g',
)
/** In groups of three, all parted alike; beside a sign without any group as well. */
const groups = String.raw`(?:(?:\.\d{3})+|(?:,\d{3})+|(?:'\d{3})+|(?: \d{3})+)`
const grouping = new RegExp(
  String.raw`(?<=^|\s)(?:(?<open>[-(]?\s?)(?<sign>${sign}\s?\.?\s?)(?<minus>-?)(?<whole>\d{1,3}${groups}?)|(?<openBare>[-(]?)(?<wholeBefore>\d{1,3}(?:${groups}(?=$|\s{2}|\s[A-Z]$|\s?[kK]r\b|-$)|(?=\s?[kK]r\b))))(?![\d%.,:/'-])`,
  'g',
)

/** Whether a paper's amounts are in a currency without decimals: its sign stands there and no amount has any. */
export function isWithoutDecimals(texts: readonly string[]): boolean {
  const isNamed = texts.some((text) => new RegExp(`${decimalless}(?![A-Za-z])`).test(text))
  return isNamed && decimalsIn(texts) === 0
}

/** How many amounts are written with decimals. */
export const decimalsIn = (texts: readonly string[]): number =>
  texts.reduce((all, text) => all + moneyIn(text).filter(({ isWhole }) => !isWhole).length, 0)

/** A space that may part thousands, going by the figures around it. */
const partsThousands =
  /(?<=(?:^|[^\d.,'])\d{1,3}(?: \d{3})*) (?=\d{3}(?: \d{3})*[.,](?:\d\d(?!\d)|-))/g

/**
 * Every amount in a row's text, left to right. A date, time, weight, percentage or telephone number is none.
 * @param isWithout whether figures in groups are amounts though no sign says so
 * @param isNarrow of a space's place in the text: whether it is too narrow to part two numbers, so that `1 440,00` is one
 */
export function moneyIn(
  printed: string,
  isNarrow?: (at: number) => boolean,
  isWithout = false,
): readonly Money[] {
  if (!isNarrow && !isWithout) return ofText(printed)
  return found(printed, isNarrow ?? isBesideComma(printed), isWithout)
}

function found(printed: string, isNarrow: (at: number) => boolean, isWithout: boolean): Money[] {
  if (!/\d/.test(printed)) return []
  const text = printed.replace(partsThousands, (space, at: number) => (isNarrow(at) ? '_' : space))
  const exact = (/[.,]/.test(text) ? matchesOf(text, pattern) : []).flatMap((match) =>
    moneyOf(match, text),
  )
  const patterns = [
    tenthsPattern,
    ...(/\d[,:]\d/.test(text) ? rarePatterns : []),
    wholePattern,
    wholeOfCell,
    decimallessPattern,
    ...(isWithout ? [grouping] : []),
  ]
  const round = patterns.flatMap((each) =>
    matchesOf(text, each).flatMap((match) => moneyOf(match, text)),
  )
  return apart([...exact, ...round]).toSorted((a, b) => a.from - b.from)
}

const ofText = remembered((text) => found(text, isBesideComma(text), false))

/** The first of those that overlap. */
const apart = (all: readonly Money[]) =>
  all.filter(
    ({ from, to }, at) => !all.slice(0, at).some((other) => other.from < to && from < other.to),
  )

const afterSign = new RegExp(String.raw`${sign}\s?\d{1,3}(?: \d{3})*$`)

/** Where only text is known: with a comma or beside a sign, since a quantity may stand before a price. */
const isBesideComma = (text: string) => (at: number) =>
  afterSign.test(text.slice(0, at)) ||
  (/(?:^|\D)\d{1,2}(?: \d{3})*$/.test(text.slice(0, at)) &&
    /^ \d{3}(?: \d{3})*,/.test(text.slice(at)))

function moneyOf(match: RegExpExecArray, text: string): Money[] {
  const { sign: mark = '', minus = '', none } = match.groups ?? {}
  const open = match.groups?.['open'] ?? match.groups?.['openBare'] ?? ''
  const whole = match.groups?.['whole'] ?? match.groups?.['wholeBefore'] ?? ''
  const tenths = match.groups?.['tenths']
  const printed = tenths === undefined ? match.groups?.['decimals'] : `${tenths}0`
  const decimals = none === undefined ? printed : '00'
  const digits = asDigits(whole.replace(/[.,'_\s]/g, ''))
  const tail = asDigits((decimals ?? '00').toUpperCase())
  if (!/^\d+$/.test(digits) || !/^\d\d$/.test(tail)) return []
  const to = match.index + match[0].length
  const isRepaired = /[^\d.,'_\s]/.test(whole) || /\D/.test(decimals ?? '')
  if (isYearAndMonth.test(match[0].trim()) && /^\. ?\d{1,2}(?!\d)/.test(text.slice(to))) return []
  // Two letters for digits are a word, not an amount.
  if (isRepaired && (whole + (decimals ?? '')).replace(/\D/g, '').length < 1) return []
  const isWithin = isMinusWithin.test(text.slice(0, match.index)) && mark.startsWith('$')
  const isSigned =
    (isMinus(open, text, to) && !isDashInColumn.test(match[0])) || minus.startsWith('-')
  const isNegative = isWithin || (isSigned && !isDashAfterWords(text, match.index, to))
  const cents = Number(digits) * 100 + Number(tail)
  return [
    {
      cents: isNegative ? -cents : cents,
      currency: currencyAt(mark) ?? currencyAt(text.slice(to).trimStart(), true),
      isRepaired,
      isWhole: decimals === undefined,
      from: match.index + open.length,
      to,
    },
  ]
}

/** `2026. 05` of `2026. 05. 17.` */
const isYearAndMonth = /^20\d\d\. ?(?:0\d|1[0-2])$/

/** `HK-$12.00`: between the letters of a sign and the rest of it. */
const isMinusWithin = /(?:^|\s)[A-Z]{1,3}-$/

/** `-  1 658,00`: nothing stands in the column before it. */
const isDashInColumn = /^-\s{2}/

/** `Total - £450.00`, `Parts – 130.00`: typed between words and their amount, unless they say that it is taken off. */
function isDashAfterWords(text: string, from: number, to: number): boolean {
  const at = text.indexOf('-', from)
  const before = text.slice(0, at)
  const isTyped = at >= 0 && at < to && /^-\s/.test(text.slice(at))
  return isTyped && /[\p{L}%):] $/u.test(before) && !takenOff.test(before)
}

const takenOff =
  /\b(?:less|minus|disc|discount|multibuy|promo\w*|coupon|offer|deal|clubcard|points|member\w*|\d for|credit|refund|deposit|paid|payment|received|saving|voucher|abz\S*|rabatt|skonto|nachlass|anzahlung|gutschrift|remise|acompte|avoir|sconto|acconto|descuento|anticipo|korting|aanbetaling|rabat|upust)\b/i

function isMinus(open: string, text: string, to: number): boolean {
  const after = text.slice(to, to + 3)
  if (open.startsWith('-')) return true
  if (open.startsWith('(')) return after.startsWith(')')
  return /^-(?!\d)|^\s?CR\b/i.test(after)
}

/** `1234` hundredths as `12.34`. */
export function decimal(cents: number): string {
  const size = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}
