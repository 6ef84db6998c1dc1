/** What a country's papers are made of: what is printed there, and how numbers, days and addresses are written. */
import type { Words } from './words'

export interface Country {
  /** Of the family: the country, with the language where there are several. */
  code: string
  words: Words
  currency: string
  /** What goods cost there by number, Europe being 1. */
  scale?: number
  /** Whether no amount has decimals. */
  isWhole?: boolean
  /** Whether digits are grouped as in India: `1,18,000`. */
  isLakh?: boolean
  /** `1.234,56` and so on: what stands between thousands, and before the decimals; several where usage varies. */
  groups: readonly string[]
  decimal: ',' | '.'
  /** Ways to write an amount, `#` being its figures. The first ones are for where only figures stand. */
  money: readonly string[]
  /** Ways to write a day: D, DD, M, MM, YY, YYYY, mon (short name), month, dow (three letters of the weekday). */
  days: readonly string[]
  /** In percent: the standard rate first. */
  rates: readonly number[]
  /** Whether prices on receipts and invoices are before tax, as in North America. */
  addsTax?: boolean
  /** Names of the halves in which tax is printed, where it is split. */
  splitTax?: readonly [string, string]
  /** Whether cash is rounded: to so many hundredths. */
  coin?: number
  streets: readonly string[]
  /** `#` a digit, `@` a letter. */
  towns: readonly string[]
  phone: string
  vatNumber: string
  registration: string
  /** Of invoices, `#` a digit. */
  numbers: readonly string[]
  /** Names of firms, each with its legal form where it has one; of shops and restaurants. */
  firms: readonly string[]
  shops: readonly string[]
}

/** Of a list parted by bars. */
export const rows = (list: string): string[] => list.split('|')
