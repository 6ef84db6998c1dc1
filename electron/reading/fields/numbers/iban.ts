/** The bank account that a paper names for paying. */
import type { Row } from '../lines/rows'

export interface FoundIban {
  /** Without spaces. */
  value: string
  row: Row
  from: number
  to: number
  /** Whether its check digits hold (ISO 13616). */
  isProven: boolean
}

const form = /(?<![A-Z\d])[A-Z]{2}\d{2}(?:[ .-]?[A-Z\d]{4}){2,7}(?:[ .-]?[A-Z\d]{1,4})?(?![A-Z\d])/g
const labelled = /\bIBAN\b/i

/** One with right check digits before one that is only labelled so. */
export function ibanIn(rows: readonly Row[]): FoundIban | undefined {
  const found = rows.flatMap((row) =>
    [...row.text.matchAll(form)].flatMap((match): FoundIban[] => {
      const value = match[0].replace(/[ .-]/g, '')
      const isProven = isIban(value)
      const { index: from } = match
      if (!isProven && !labelled.test(row.text.slice(0, from))) return []
      return [{ value, row, from, to: from + match[0].length, isProven }]
    }),
  )
  return found.find(({ isProven }) => isProven) ?? found[0]
}

/** Whether the check digits hold: letters as numbers from 10, the first four last, modulo 97 is 1. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false
  const turned = text.slice(4) + text.slice(0, 4)
  const digits = Array.from(turned, (letter) => parseInt(letter, 36)).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
