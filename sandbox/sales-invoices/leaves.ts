// Owns single values of interface B: what callers may write and the one canonical text kept of it.
import { parseDate } from '../dates'
import type { Leaf } from './shapes'

/** `undefined` is no value: an empty text where text means nothing, or the year 1 some callers send for it. */
export type LeafReading =
  { kind: 'value'; text: string | undefined } | { kind: 'wrong'; rule: string }

const decimalPattern = /^([+-]?)0*(\d{0,15})(?:\.(\d{0,6}))?$/
const datePattern =
  /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
const mostDigits = 15

const readers: Readonly<Record<Leaf, (text: string) => LeafReading>> = {
  text: value,
  base64: value,
  long: (text) => readInteger(text, Number.MAX_SAFE_INTEGER),
  int: (text) => readInteger(text, 2 ** 31 - 1),
  decimal: readDecimal,
  boolean: readBoolean,
  date: readDate,
  instant: readDate,
}

export function readLeaf(sent: unknown, leaf: Leaf): LeafReading {
  const isSingle = typeof sent === 'string' || typeof sent === 'number' || typeof sent === 'boolean'
  if (!isSingle) return wrong('must be a single value')
  const text = String(sent)
  if (leaf === 'text') return value(text)
  const trimmed = text.trim()
  return trimmed === '' ? value(undefined) : readers[leaf](trimmed)
}

function readInteger(text: string, most: number): LeafReading {
  const number = /^[+-]?\d{1,16}$/.test(text) ? Number(text) : NaN
  const isFitting = Math.abs(number) <= most
  return isFitting ? value(String(number)) : wrong('must be a whole number')
}

/** Amounts stay as they were sent, to the last zero; JSON numbers hold 15 digits without loss. */
function readDecimal(text: string): LeafReading {
  const [, sign, whole = '', fraction = ''] = decimalPattern.exec(text) ?? []
  const isNumber = /\d/.test(text) && sign !== undefined
  if (!isNumber || whole.length + fraction.length > mostDigits)
    return wrong('must be a decimal of at most 15 digits, 6 of them after the point')
  const size = `${whole || '0'}${fraction && `.${fraction}`}`
  return value(sign === '-' ? `-${size}` : size)
}

function readBoolean(text: string): LeafReading {
  if (/^(true|1)$/i.test(text)) return value('true')
  return /^(false|0)$/i.test(text) ? value('false') : wrong('must be true or false')
}

/** The day as written: midnight in London with its offset is that day in London. */
function readDate(text: string): LeafReading {
  if (text.startsWith('0001-')) return value(undefined)
  const date = parseDate(datePattern.exec(text)?.[1])
  return date === undefined ? wrong('must be a date such as 2026-03-02') : value(date)
}

function value(text: string | undefined): LeafReading {
  return { kind: 'value', text }
}

function wrong(rule: string): LeafReading {
  return { kind: 'wrong', rule }
}
