/**
 * Files of exchange rates as HM Revenue & Customs publishes them each month, as CSV or XML (trade-tariff.service.gov.uk,
 * exchange rates). Nothing is resolved or fetched: a document with a declaration of its own is none of these.
 */
import { isCalendarDate, type CalendarDate } from '../../shared/calendar'
import { mostRates, type DatedRate } from '../../shared/expenses/exchange-rate'
import { isOtherCurrency, parseRate } from '../../shared/expenses/original'

/** Characters; a month of all currencies takes a twentieth. */
export const largestRatesFile = 1024 * 1024

/** Whether the name of a file lets rates be looked for in it. Its size is asked for only then: for a dropped file that waits for the disk. */
export const mayHoldRates = (file: Pick<File, 'name' | 'size'>): boolean =>
  /\.(csv|xml)$/i.test(file.name) && file.size <= largestRatesFile

/** The rates in a file, one for each currency and its days; undefined for a text that is no file of rates. */
export function ratesIn(text: string): DatedRate[] | undefined {
  if (text.length > largestRatesFile) return undefined
  const rows = text.trimStart().startsWith('<') ? ratesInXml(text) : ratesInCsv(text)
  const known = new Map<string, DatedRate>()
  for (const row of rows) {
    const rate = rateOf(row)
    if (rate) known.set(`${rate.currency} ${rate.firstDay} ${rate.lastDay}`, rate)
  }
  return known.size > 0 && known.size <= mostRates ? [...known.values()] : undefined
}

type Row = { [K in keyof DatedRate]: string | undefined }

/** What a row says, if it is all that main takes of a rate. */
function rateOf({ currency = '', rate = '', firstDay, lastDay }: Row): DatedRate | undefined {
  if (!isOtherCurrency(currency) || parseRate(rate) !== rate) return undefined
  if (firstDay === undefined || lastDay === undefined || lastDay < firstDay) return undefined
  return { currency, rate, firstDay, lastDay }
}

function ratesInCsv(text: string): Row[] {
  const [head, ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map(cellsOf)
  const column = (title: RegExp) => head?.findIndex((cell) => title.test(cell)) ?? -1
  const at = {
    currency: column(/^currency code$/i),
    rate: column(/^currency units per/i),
    firstDay: column(/^start date$/i),
    lastDay: column(/^end date$/i),
  }
  if (Object.values(at).includes(-1)) return []
  return lines.map((cells) => ({
    currency: cells[at.currency],
    rate: cells[at.rate],
    firstDay: dayIn(cells[at.firstDay]),
    lastDay: dayIn(cells[at.lastDay]),
  }))
}

/** Cells of one line (RFC 4180, without line breaks in them). */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, bare]) =>
    (quoted?.replaceAll('""', '"') ?? bare ?? '').trim(),
  )
}

/** `<exchangeRateMonthList Period="01/Nov/2026 to 30/Nov/2026">` with an `<exchangeRate>` for each country. */
function ratesInXml(text: string): Row[] {
  if (/<!(?!--)/.test(text)) return []
  const period = /<exchangeRateMonthList\b[^>]*\bPeriod="([^"]{1,40})"/i.exec(text)?.[1]
  const [firstDay, lastDay] = (period?.split(/\s+to\s+/i) ?? []).map(dayIn)
  return [...text.matchAll(/<exchangeRate>([^]{0,1000}?)<\/exchangeRate>/g)].map(
    ([, body = '']) => ({
      currency: elementIn(body, 'currencyCode'),
      rate: elementIn(body, 'rateNew'),
      firstDay,
      lastDay,
    }),
  )
}

function elementIn(text: string, name: string): string | undefined {
  return new RegExp(`<${name}>\\s*([^<&]{1,40}?)\\s*</${name}>`).exec(text)?.[1]
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** `01/11/2026`, `01/Nov/2026`, `2026-11-01` */
function dayIn(text = ''): CalendarDate | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/ -](\d{1,2}|[a-z]{3,9})[/ -](\d{4})$/i.exec(text.trim()) ?? []
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const iso = year
    ? `${year}-${String(named || month).padStart(2, '0')}-${day.padStart(2, '0')}`
    : text.trim()
  return isCalendarDate(iso) ? iso : undefined
}
