/** VAT registration numbers: found by their label or country, checked by their check digits where the UK's are. */
import { moneyIn } from '../amounts/money'
import { isOfCustomer } from './of-customer'
import type { Row } from '../lines/rows'
import { asDigits, folded } from '../lines/text'
import { isLabelledAsBuyers, isLabelledAsSellers, labelOf } from './whose'

export interface FoundVatNumber {
  /** Without spaces, with its country: `GB123456789`. */
  value: string
  row: Row
  from: number
  to: number
  /** Whether check digits prove that it was read right. */
  isProven: boolean
  /** Whether its country is printed with it: nine figures alone may be of any, and one in fifty passes by chance. */
  hasCountry: boolean
}

const weights = [8, 7, 6, 5, 4, 3, 2]

/** Whether nine digits are a UK VAT number: by modulus 97, or by the later scheme that adds 55 (9755). */
export function isUkVatNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0{7}/.test(digits)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  const check = Number(digits.slice(7))
  return (sum + check) % 97 === 0 || (sum + 55 + check) % 97 === 0
}

const label = /V\.?\s?A\.?\s?T\b\.?|\bVAT(?=NO|REG)|\bVA7\b|TAX REG/i
/** Behind the word VAT: of another number. `VAT invoice no. 123456789`, `No VAT. Tel 123456789` */
const ofAnother =
  /\b(?:TEL|TELEPHONE|PHONE|FAX|MOBILE|ACCOUNT|ACC|CHARITY|INVOICE|RECEIPT|BILL|ORDER|COMPANY|CO|REF|REFERENCE|DOC|BANK|SORT|DUNS|EORI)\b(?![^A-Z]*\bVAT)/i
const labelAbroad =
  /V\.?\s?A\.?\s?T\b\.?|\bT\.?V\.?A\b|\bU(?:ST|MSATZSTEUER)-?\s?ID|\bUID\b|\bBTW\b|\bIVA\b|\bMWST\b|\bMOMS|\bMVA\b|\bALV\b|\bDIC\b|\bNIP\b|\bNI[FP]C?\b|\bCIF\b|\bCVR\b|\bTAX\b|\bORG\.? ?NR/i
const numberLike = String.raw`[\dOoQDIlSBZG]`
// Nine digits, or twelve for a branch, in groups as people set them.
const uk = new RegExp(
  String.raw`(?<![A-Za-z\d])(?:(?<country>G ?B|6B|G8|X[I1l])[\s.:#-]*)?(?<digits>\d(?:[\s.-]{0,2}${numberLike}){7}[\s.-]{0,2}\d(?:\s?\d{3})?)(?![A-Za-z\d]|-\d{3,})`,
  'g',
)
const abroad =
  /(?<![A-Z\d])(?:CHE-?\d{3}\.?\d{3}\.?\d{3}|NO\d{9}|ATU\d{8}|BE[01]\d{9}|CZ\d{8,10}|DE\d{9}|DK\d{8}|ES[A-Z0-9]\d{7}[A-Z0-9]|EU\d{9}|FI\d{8}|FR[A-Z0-9]{2}\d{9}|IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2}|IT\d{11}|LU\d{8}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|SE\d{12})(?![A-Z\d])/g

/** The supplier's number; a proven one before one that is not. */
export function vatNumberIn(rows: readonly Row[]): FoundVatNumber | undefined {
  const found = rows
    .flatMap((row) => [...ukNumbers(rows, row), ...foreignNumbers(rows, row)])
    .filter(
      ({ row, from }) =>
        !isLabelledAsBuyers(rows, row, from) &&
        (isLabelledAsSellers(rows, row, from) || !isOfCustomer(rows, row, from)),
    )
  return found.find(({ isProven }) => isProven) ?? found[0]
}

function ukNumbers(rows: readonly Row[], row: Row): FoundVatNumber[] {
  return [...row.text.matchAll(uk)].flatMap((match) => {
    const { country, digits = '' } = match.groups ?? {}
    const all = asDigits(digits).replace(/\D/g, '')
    const nine = all.slice(0, 9)
    const isProven = isUkVatNumber(nine)
    const isLabelled = isLabelledAt(rows, row, match.index)
    if (!(all.length === 9 || all.length === 12) || !(isLabelled || (country && isProven)))
      return []
    const to = match.index + match[0].length
    const isMoney = moneyIn(row.text).some(({ from, to: end }) => from < to && match.index < end)
    if ((all.length === 12 || isMoney) && !isProven) return []
    const prefix = country && /^X/i.test(country) ? 'XI' : 'GB'
    return [
      {
        value: `${prefix}${nine}`,
        row,
        from: match.index,
        to,
        isProven,
        hasCountry: country !== undefined,
      },
    ]
  })
}

/** The label stands before it in its row, or ends the row above. */
function isLabelledAt(rows: readonly Row[], row: Row, at: number): boolean {
  const before = row.text.slice(0, at)
  if (label.test(before)) {
    const behind = before.split(/\bV\.?A\.?T(?:NO|REG)?\b/i).at(-1) ?? ''
    return !ofAnother.test(behind) && !/\d{6}/.test(behind)
  }
  const above = rows[row.index - 1]
  const isAlone = !/[A-Za-z]{3}/.test(before.split('  ').at(-1) ?? '')
  return (
    isAlone &&
    above?.page === row.page &&
    /V\.?A\.?T\b.{0,24}$/i.test(above.text) &&
    !/\d{5}|\d\.\d\d/.test(above.text)
  )
}

function foreignNumbers(rows: readonly Row[], row: Row): FoundVatNumber[] {
  const { text, places } = joined(row.text)
  return [...text.matchAll(abroad)].flatMap((match) => {
    const [from = 0, last = 0] = [places[match.index], places[match.index + match[0].length - 1]]
    const isLabelled =
      labelAbroad.test(folded(row.text)) || labelAbroad.test(labelOf(rows, row, from))
    const value = match[0].replace(/\W/g, '')
    const found = { value, row, from, to: last + 1, isProven: false, hasCountry: true }
    return isLabelled ? [found] : []
  })
}

/** Without what people set between the groups of a number, and where each letter stood. */
function joined(text: string): { text: string; places: number[] } {
  const kept = Array.from(text, (_, at) => at).filter(
    (at) =>
      !(
        /[ .-]/.test(text[at] ?? '') &&
        /[A-Z\d]/.test(text[at - 1] ?? '') &&
        /^(?:\d|B\d\d(?!\d)|[A-Z]\d{7})/.test(text.slice(at + 1))
      ),
  )
  return { text: kept.map((at) => text[at]).join(''), places: kept }
}
