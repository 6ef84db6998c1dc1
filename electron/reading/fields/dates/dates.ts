/** Calendar dates in text, day first unless a weekday beside them says otherwise, in the ways receipts write them. */
import { isSortCode } from './bank-codes'
import { months, wholeMonths } from './months'
import { asDigits, folded, matchesOf, remembered } from '../lines/text'
import { weekdayAt, weekdayOf } from './weekday'

export interface FoundDate {
  /** `YYYY-MM-DD`, always a day that exists. */
  iso: string
  from: number
  to: number
  /** How it is written. */
  form: DateForm
  /** Whether month and day were taken the other way round than day first. */
  isMonthFirst: boolean
  /** Whether day and month could be exchanged. */
  isAmbiguous: boolean
  /** Whether it falls on the weekday printed beside it, where one is. */
  isOnWeekday?: boolean
}

type DateForm = 'named' | 'full' | 'short' | 'year first' | 'compact' | 'broken'

/** Those that a misread name may have been: with more of them, nearly every three letters are near two. */
const mendable =
  'JAN FEB MAR APR MAY MEI MAI JUN JUL AUG OGO SEP OCT OKT 0CT NOV DEC DEZ DIS'.split(' ')
const monthNames = Object.keys(months).toSorted((a, b) => b.length - a.length)
const ordinal = '(?:st|nd|rd|er|[t0]?h)?'
const month = `(?:(?<whole>(?:${[...wholeMonths.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![A-ZÀ-ž\u0370-\u04FF]))|(?<name>${monthNames.join('|')})[A-ZÀ-ž]{0,9})`
/** How every name of a month begins: to look for that is cheap. */
const opening = `(?:${[...new Set([...monthNames, ...wholeMonths.keys()].map((name) => name.slice(0, 3)))].join('|')})`
const day = String.raw`(?<day>[0-3OoIl]?[\dOoIlSZB])`
const shortYear = String.raw`(?<year>\d\d)(?=\s?[-/,]?\s?\d{1,2}:\d\d|(?!\d|\.\d|\s?[/-]\d))`
const longYear = String.raw`(?<year>2[0O][\dOo]{2}|28[12]\d|20\s[\dOo]{2}(?!\s?[:.]\s?\d))`
const aside = String.raw`[\s\-/.,']{0,3}`
const separator = String.raw`\s?(?<mark>[/.,-])\s?`
const startsFree = String.raw`(?<![\dA-Za-z])`
/** The end of a day in figures is no day before a month: `22/08/25 après 16 h`. */
const endsNoDay = String.raw`(?<!\d[/.-]\d{1,2}[/.-])`

/** Each with what has to be there for it where names of months are in it, since those take long to be looked for. */
const patterns: [form: DateForm, pattern: RegExp, needs?: RegExp][] = [
  [
    'named',
    new RegExp(
      `${startsFree}${endsNoDay}${day}${ordinal}(?:\\s?(?:of|de|do))?${aside}${month}(?:\\s(?:de|do))?${aside}(?<year>20\\d\\d|\\d\\d(?=\\d{1,2}:\\d\\d|\\D|$))`,
      'gi',
    ),
    new RegExp(`${day}${ordinal}(?:\\s?(?:of|de|do))?${aside}${opening}`, 'i'),
  ],
  [
    'named',
    new RegExp(
      `${month}[\\s\\-/.,]{0,3}(?<day>[0-3]?\\d)(?:st|nd|rd|th)?[\\s\\-/.,']{1,3}(?<year>20\\d\\d)(?!\\d)`,
      'gi',
    ),
    new RegExp(`${opening}\\D*\\d{1,2}(?:st|nd|rd|th)?[\\s\\-/.,']{1,3}20\\d\\d`, 'i'),
  ],
  // As tills of the United States write it: `Mar 03, 26 7:41 PM`; with other words behind it is none.
  [
    'named',
    /(?<!\p{L}|\d ?)(?<name>Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(?:uary|ruary|ch|il|ust|ember|ober)?\.?\s(?<day>[0-3]?\d)(?:st|nd|rd|th)?,\s?(?<year>[123]\d)(?=,?\s{1,2}\d{1,2}:\d\d|\s*$|\s{2})/giu,
  ],
  // As carriers of Canada write it: `JUN 12/26`.
  [
    'named',
    /(?<!\p{L}|\d ?)(?<name>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\.?\s(?<day>[0-3]?\d)\/(?<year>[123]\d)(?=,?\s{1,2}\d{1,2}:\d\d|\s*$|\s{2})/giu,
  ],
  // The same with an apostrophe, at the beginning of a part: `Nov 13 '25`; not `Member since Jun 3 '19`.
  [
    'named',
    /(?<=^|\s{2}|\bdate:? )(?<name>Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(?:uary|ruary|ch|il|ust|ember|ober)?\.?\s(?<day>[0-3]?\d)(?:st|nd|rd|th)?,?\s?['’](?<year>[123]\d)(?=,?\s{1,2}\d{1,2}:\d\d|\s*$|\s{2})/giu,
  ],
  [
    'named',
    new RegExp(
      `(?<!\\d)(?<year>20\\d\\d)(?:\\.|,|\\s?\\p{L}{1,2}\\.)?\\s?${month.replaceAll('A-ZÀ-ž', '\\p{L}')}\\s(?<day>[0-3]?\\d)(?!\\d)`,
      'giu',
    ),
    new RegExp(`20\\d\\d(?:\\.|,|\\s?\\p{L}{1,2}\\.)?\\s?${opening}\\D*\\s\\d`, 'iu'),
  ],
  [
    'named',
    new RegExp(`(?<!\\d)(?<year>20\\d\\d)\\.?\\s?gada\\s(?<day>[0-3]?\\d)\\.?\\s?${month}`, 'gi'),
    /gada/i,
  ],
  [
    'year first',
    /(?<!\d)(?<year>20\d\d)\s?(?<mark>[-/.])\s?(?<month>\d{1,2})\s?\k<mark>\s?(?<day>\d\d(?=\d{1,2}:\d\d)|\d{1,2}(?!\d))/g,
  ],
  // As Lithuanians write it: `2024 10 17`.
  [
    'year first',
    /(?<!\d[.,]?\s?)(?<year>20[0-3]\d) (?<month>0[1-9]|1[0-2]) (?<day>0[1-9]|[12]\d|3[01])(?!\s?[\d%]|[.,]\d)/g,
  ],
  [
    'full',
    new RegExp(
      `${startsFree}${day}${separator}(?<month>[0-3]?[\\dOoIl])\\s?\\k<mark>\\s?${longYear}(?!\\d{5})`,
      'g',
    ),
  ],
  [
    'short',
    new RegExp(
      `(?<![\\dA-Za-z.])${day}${separator}(?<month>[0-3]?\\d)\\s?\\k<mark>\\s?'?${shortYear}`,
      'g',
    ),
  ],
  // As Danes write it: `15/8-26`.
  [
    'short',
    /(?<![\w./-])(?<day>[0-3]?\d)[/.](?<month>[01]?\d)\s?-\s?(?<year>[23]\d)(?![\w/-]|[.,]\d)/g,
  ],
  [
    'full',
    /(?<![\w./-])(?<day>[0-3]?\d)[/.](?<month>[01]?\d)\s?-\s?(?<year>20[0-3]\d)(?![\w/-]|[.,]\d)/g,
  ],
  [
    'full',
    /(?<=\b(?:d|den)\.? ?)(?<day>[0-3]?\d)\/(?<month>[01]?\d) (?<year>20[0-3]\d)(?![\w/-]|[.,]\d)/gi,
  ],
  [
    'year first',
    /(?<!\d)(?<year>20\d\d)\s?[年년]\s?(?<month>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?[日일]/g,
  ],
  [
    'broken',
    /(?<![\dA-Za-z])(?<day>[0-3]?\d)[/\-.,\s|1lI]{1,2}(?<month>[01]\d)[/\-.,\s|]{1,2}(?<year>20[0-3]\d)(?!\d)/g,
  ],
  ['broken', /(?<!\d)(?<day>[0-3]\d)\/(?<month>[01]\d)[71|lI]?(?<year>20[0-3]\d)/g],
  ['broken', /(?<!\d)(?<day>[0-3]\d)[71|lI](?<month>[01]\d)[/.-](?<year>20[0-3]\d)/g],
  // A time stands glued behind a short year: `18/03/1815:17`, its colon lost.
  [
    'broken',
    /(?<!\d)(?<day>[0-3]?\d)(?<mark>[/.-])(?<month>[01]?\d)\k<mark>(?<year>[12]\d)(?=[0-2]\d[0-5]\d)/g,
  ],
  [
    'broken',
    /(?<!\d)(?<day>[0-3]?\d)[/.\s-]{0,2}[A-Z]?(?<name>[A-Z0-9]{3})[/.\s-]{1,2}(?<year>20[0-3]\d)/gi,
  ],
  // A letter of the month's name lost.
  [
    'broken',
    /(?<!\d)(?<day>[0-3]?\d)\s?(?<mark>[-/.])\s?(?<name>[A-Z]{2})\s?\k<mark>\s?(?<year>20[0-3]\d|[12]\d)(?!\d{3})/gi,
  ],
  ['broken', /(?<!\d)(?<day>[0-3]\d)(?<month>[01]\d)\/(?<year>20[0-3]\d)/g],
  ['compact', /(?<!\d)(?<day>[0-3]\d)(?<month>[01]\d)(?<year>20[0-3]\d)(?!\d)/g],
  ['compact', /(?<!\d)(?<year>20[0-3]\d)(?<month>[01]\d)(?<day>[0-3]\d)(?!\d)/g],
]

/** Every date in a row's text, those within one column first. One that cannot be read day first is read month first, where that is a day at all. */
export const datesIn = remembered((text: string): readonly FoundDate[] => {
  if (!/\d\D*\d/.test(text)) return []
  const plainly = foundIn(text, patterns)
  // Recognition mistakes one accent for another: `29 paždziernika 2026`, `5 aoüt 2026`.
  const isAccented = /[À-ž]/.test(text) && !plainly.some(({ form }) => form === 'named')
  const bare = isAccented ? foundIn(folded(text), namedPatterns) : []
  const found = [...plainly, ...bare]
  const spanning = ({ from, to }: FoundDate) => text.slice(from, to).includes('  ')
  const ordered = [...found.filter((date) => !spanning(date)), ...found.filter(spanning)]
  return ordered
    .filter(
      (date, index) =>
        !isSortCode(text, date.from, date.to) &&
        !ordered.slice(0, index).some((other) => other.from < date.to && date.from < other.to),
    )
    .map((date) => onWeekday(date, weekdayAt(text, date.from, date.to)))
})

const namedPatterns = patterns.filter(([form]) => form === 'named')

const foundIn = (text: string, some: typeof patterns): FoundDate[] =>
  some.flatMap(([form, pattern, needs]) =>
    needs?.test(text) === false
      ? []
      : matchesOf(text, pattern).flatMap((match) =>
          isOfCode(match) || isOfList(match) ? [] : dateOf(match, form),
        ),
  )

/** Figures with more of them behind a comma, which are no time: `October: 3, 10, 14, 24`. */
const isOfList = ({ 0: found, groups, index, input }: RegExpExecArray) =>
  groups?.['mark'] === ',' &&
  (/^,\s?\d{1,2}(?![\d:])/.test(input.slice(index + found.length)) ||
    /(?<!\d)\d{1,2},\s?$/.test(input.slice(0, index)))

/** Figures and letters without anything between, in a longer word: `7SAMH23YY48G`. */
const isOfCode = ({ 0: found, index, input }: RegExpExecArray) =>
  /^\d+\p{L}+\d+$/u.test(found) &&
  /^(?!T\d\d|(?:MON|TUE|WED|THU|FRI|SAT|SUN)\b)\p{L}/iu.test(input.slice(index + found.length))

/** Read the other way round where only that falls on the weekday beside it. */
function onWeekday(date: FoundDate, weekday: number | undefined): FoundDate {
  if (weekday === undefined) return date
  const other = date.isAmbiguous ? exchanged(date.iso) : undefined
  const isOwn = weekdayOf(date.iso) === weekday
  const isOther = other !== undefined && weekdayOf(other) === weekday
  if (isOther && !isOwn)
    return { ...date, iso: other, isMonthFirst: true, isAmbiguous: false, isOnWeekday: true }
  return { ...date, isAmbiguous: date.isAmbiguous && isOwn === isOther, isOnWeekday: isOwn }
}

function dateOf(match: RegExpExecArray, form: DateForm): FoundDate[] {
  const groups = match.groups ?? {}
  if (!/\d/.test(groups['day'] ?? '')) return []
  const year = yearOf(groups['year'] ?? '')
  const dayNumber = numberOf(groups['day'] ?? '')
  const name = groups['whole'] ?? groups['name']
  const monthNumber = name === undefined ? numberOf(groups['month'] ?? '') : monthOf(name)
  const place = { from: match.index, to: match.index + match[0].length, form }
  const dayFirst = isoDate(year, monthNumber, dayNumber)
  const isFixed = name !== undefined || form === 'year first'
  const yearFirst = form === 'short' ? yearFirstOf(year, monthNumber, dayNumber) : undefined
  if (yearFirst !== undefined)
    return [
      { ...place, form: 'year first', iso: yearFirst, isMonthFirst: false, isAmbiguous: false },
    ]
  if (dayFirst !== undefined) {
    const isAmbiguous = !isFixed && dayNumber <= 12 && dayNumber !== monthNumber
    return [{ ...place, iso: dayFirst, isMonthFirst: false, isAmbiguous }]
  }
  const monthFirst = isFixed ? undefined : isoDate(year, dayNumber, monthNumber)
  return monthFirst === undefined
    ? []
    : [{ ...place, iso: monthFirst, isMonthFirst: true, isAmbiguous: false }]
}

/** Papers are not older, and those with their year in front in two figures are of later years. */
const oldestYear = 2010
const firstInFront = 16

/** `24-07-03`, as it is written in Sweden: with the day in front it would be of a year from which nobody hands in papers. */
const yearFirstOf = (year: number, monthNumber: number, dayNumber: number) =>
  year < oldestYear && dayNumber >= firstInFront
    ? isoDate(2000 + dayNumber, monthNumber, year - 2000)
    : undefined

/** The day that `25-07-18` is with its year in front; undefined where it is none. */
export function yearInFront(written: string): string | undefined {
  const [, year, , monthNumber, dayNumber] = /^(\d\d)([-/.])(\d\d)\2(\d\d)$/.exec(written) ?? []
  return year !== undefined && Number(year) >= firstInFront
    ? isoDate(2000 + Number(year), Number(monthNumber), Number(dayNumber))
    : undefined
}

/** The month a name begins like; one letter may be misread or lost where no other month is as near. */
function monthOf(name: string): number {
  const whole = name.toUpperCase()
  const other = wholeMonths.get(whole) ?? wholeMonths.get(name)
  if (other !== undefined) return other
  if (months[whole] !== undefined) return months[whole]
  const key = whole.slice(0, 3)
  if (months[key] !== undefined) return months[key]
  const near = mendable.filter((known) =>
    key.length < 3 ? isLacking(known, key) : changes(known, key) === 1,
  )
  const [first] = new Set(near.map((known) => months[known]))
  return near.every((known) => months[known] === first) ? (first ?? 0) : 0
}

/** Whether it is the same without one letter. */
const isLacking = (whole: string, rest: string) =>
  Array.from(whole).some((_, at) => whole.slice(0, at) + whole.slice(at + 1) === rest)

const changes = (a: string, b: string) =>
  Array.from(a).filter((letter, at) => letter !== b[at]).length

const numberOf = (text: string) => Number(asDigits(text))

function yearOf(text: string): number {
  const year = numberOf(text.replace(/\s/g, ''))
  // A nought reads like an eight.
  if (year > 2800) return year - 800
  return year < 100 ? 2000 + year : year
}

/** A day of the calendar, or undefined. */
function isoDate(year: number, monthNumber: number, dayNumber: number): string | undefined {
  if (!(year >= 2000 && year <= 2099)) return undefined
  const date = new Date(Date.UTC(year, monthNumber - 1, dayNumber))
  const isReal = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

/** The same digits with day and month exchanged, for where only that makes sense. */
export function exchanged(iso: string): string | undefined {
  const [year, monthNumber, dayNumber] = iso.split('-').map(Number)
  return isoDate(year ?? 0, dayNumber ?? 0, monthNumber ?? 0)
}
