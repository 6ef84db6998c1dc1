/** Single values of sales invoices: how the service writes them, in either form, and when two mean the same. */
import Big from 'big.js'
import { isCalendarDate, type CalendarDate } from '../../../shared/calendar'

/** What a text stands for. */
export type Leaf = 'text' | 'whole' | 'decimal' | 'date' | 'flag'

const decimalText = /^([+-]?)(\d{1,40})(?:\.(\d{0,40}))?(?:[eE]([+-]?\d{1,2}))?$/
const dateText =
  /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?)?(Z|[+-]\d{2}:?\d{2})?$/

const londonDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' })

/** A plain decimal, its zeros kept; undefined for anything else. `1.5e3` is written out. */
export function decimalIn(text: string | undefined): string | undefined {
  const [whole, sign, digits, fraction, exponent] = decimalText.exec(text?.trim() ?? '') ?? []
  if (whole === undefined) return undefined
  if (exponent !== undefined) return new Big(whole).toFixed()
  return `${sign === '-' ? '-' : ''}${digits ?? ''}${fraction ? `.${fraction}` : ''}`
}

/** A whole number that floating point holds exactly. */
export function wholeIn(text: string | undefined): number | undefined {
  const decimal = decimalIn(text)
  const number = decimal === undefined ? NaN : Number(decimal)
  return Number.isSafeInteger(number) ? number : undefined
}

/**
 * A calendar date. A time with an offset is an instant, and its date the one in London: summer midnights come as
 * `2013-06-10T00:00:00+01:00`. The year 1 is how some writers of XML say that there is no date.
 */
export function dateIn(text: string | undefined): CalendarDate | undefined {
  const [, day = '', time, seconds = '', offset] = dateText.exec(text?.trim() ?? '') ?? []
  if (!isCalendarDate(day) || day.startsWith('0001-')) return undefined
  if (time === undefined || offset === undefined) return day
  const at = new Date(`${day}T${time}${seconds}${withColon(offset)}`)
  return Number.isNaN(at.getTime()) ? undefined : londonDay.format(at)
}

/** An instant such as `2015-04-30T08:38:30.000+0000`, in UTC. */
export function instantIn(text: string | undefined): string | undefined {
  const [, day = '', time, seconds = '', offset = 'Z'] = dateText.exec(text?.trim() ?? '') ?? []
  const at = new Date(`${day}T${time ?? ''}${seconds}${withColon(offset)}`)
  return Number.isNaN(at.getTime()) || day.startsWith('0001-') ? undefined : at.toISOString()
}

export function flagIn(text: string | undefined): boolean | undefined {
  const word = text?.trim().toLowerCase() ?? ''
  if (['true', '1'].includes(word)) return true
  return ['false', '0'].includes(word) ? false : undefined
}

/** Whether what is there already means the new value, so that its spelling can stay. */
export function isSame(present: string, value: string, leaf: Leaf): boolean {
  switch (leaf) {
    case 'text':
      return present === value
    case 'whole':
    case 'decimal': {
      const number = decimalIn(present)
      return number !== undefined && new Big(number).eq(value)
    }
    case 'date':
      return dateIn(present) === value
    case 'flag':
      return String(flagIn(present)) === value
  }
}

/** Exact, with as many places as the longest; undefined when one is missing. */
export function sumOf(amounts: readonly (string | undefined)[]): string | undefined {
  const known = amounts.filter((amount) => amount !== undefined)
  if (known.length === 0 || known.length < amounts.length) return undefined
  const places = Math.max(...known.map((amount) => amount.split('.')[1]?.length ?? 0))
  return known.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(Math.max(places, 2))
}

function withColon(offset: string): string {
  return offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
}
