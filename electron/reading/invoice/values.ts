/** Values of invoices in the forms that XML gives them: amounts, dates, codes. */
import { isCalendarDate } from '../../../shared/calendar'
import type { Invoice } from './invoice'
import { isIban } from '../fields/numbers/iban'
import { textOf, type Element } from './xml'

const decimalForm = /^([+-]?)(\d{0,13})(?:\.(\d{0,20}))?$/

/**
 * A number (xs:decimal) as a plain decimal.
 * @param places digits behind the point at least; those beyond stay unless they are noughts
 */
export function decimalIn(element: Element | undefined, places = 0): string | undefined {
  const match = element && decimalForm.exec(textOf(element))
  const [, sign, whole = '', rest = ''] = match ?? []
  if (!match || whole + rest === '') return undefined
  const digits = rest.replace(/0+$/, '').padEnd(places, '0')
  const plain = `${whole.replace(/^0+(?=\d)/, '') || '0'}${digits === '' ? '' : `.${digits}`}`
  return sign === '-' && /[1-9]/.test(plain) ? `-${plain}` : plain
}

/** An amount of money, with two decimals: what is finer is rounded. */
export function amountIn(element: Element | undefined): string | undefined {
  const exact = decimalIn(element, 2)
  const cents = exact === undefined ? undefined : centsOf(exact)
  return cents === undefined ? undefined : amountOf(cents)
}

/** Hundredths, what is finer rounded away from nought. */
export function centsOf(amount: string): number {
  const [, sign, whole = '', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  const cents = Number(whole) * 100 + Math.round(Number(`0.${rest === '' ? '0' : rest}`) * 100)
  return sign === '-' && cents !== 0 ? -cents : cents
}

function amountOf(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** `undefined` where one of them is. */
export function sumOf(...amounts: readonly (string | undefined)[]): string | undefined {
  const known = amounts.flatMap((amount) => (amount === undefined ? [] : [centsOf(amount)]))
  if (known.length < amounts.length) return undefined
  return amountOf(known.reduce((sum, cents) => sum + cents, 0))
}

function negated(amount: string): string {
  return amountOf(-centsOf(amount) || 0)
}

/** Of `20261123`, `2026-11-23`, and both with a time or a zone behind them. */
export function dateIn(element: Element | undefined): string | undefined {
  const text = element && textOf(element)
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d$)/.exec(text ?? '') ?? []
  const date = `${year ?? ''}-${month ?? ''}-${day ?? ''}`
  return isCalendarDate(date) ? date : undefined
}

/** UNTDID 1001: those by which the seller gives money back. */
const creditNoteTypes = new Set('81 83 261 262 296 308 381 396 420 458 532'.split(' '))

/** A correction whose sum is negative gives money back too, whatever it is called. */
export function kindOf(type: string | undefined, total: string | undefined): Invoice['kind'] {
  const isCredit = creditNoteTypes.has(type ?? '') || (total ?? '').startsWith('-')
  return isCredit ? 'credit-note' : 'invoice'
}

/** UNTDID 4461. */
const paymentCodes: [Invoice['payment'], string][] = [
  ['card', '48 54 55'],
  ['cash', '10'],
  ['direct-debit', '49 59'],
  ['transfer', '30 31 42 58'],
]

/** Undefined where several ways are left open. */
export function paymentIn(codes: readonly Element[]): Invoice['payment'] {
  const named = codes.map((code) => {
    const found = paymentCodes.find(([, known]) => known.split(' ').includes(textOf(code)))
    return found?.[0]
  })
  const [first, ...others] = new Set(named)
  return others.length === 0 ? first : undefined
}

/** The first that is one: banks of some countries go by other numbers. */
export function ibanOf(accounts: readonly Element[]): string | undefined {
  const plain = accounts.map((account) =>
    textOf(account)
      .toUpperCase()
      .replace(/[\s.-]/g, ''),
  )
  return plain.find((text) => isIban(text))
}

/** Of a card whose number is given at most by its first six and last four digits (PCI DSS). */
export const lastFourOf = (card: string | undefined): string | undefined =>
  /\d{4}$/.exec(card?.trim() ?? '')?.[0]

/** Without spaces and points, in capitals, such as `DE123456789`. */
export function vatNumberOf(text: string | undefined): string | undefined {
  const plain = text?.toUpperCase().replace(/[\s./-]/g, '')
  return plain !== undefined && /^[A-Z]{2}[A-Z\d+*]{2,18}$/.test(plain) ? plain : undefined
}

/** ISO 4217. */
export function currencyCode(text: string | undefined): string | undefined {
  return text !== undefined && /^[A-Z]{3}$/.test(text) ? text : undefined
}

/** Of an amount that is told in several currencies, the one in the document's. */
export function inCurrency(
  amounts: readonly Element[],
  currency: string | undefined,
): Element | undefined {
  const own = amounts.find(({ attributes }) => attributes.get('currencyID') === currency)
  return own ?? amounts.find(({ attributes }) => !attributes.has('currencyID'))
}

/** The sum, told by the rest that is to be paid of it. */
export function beforeRest({
  prepaid = '0.00',
  rounding = '0.00',
  payable,
}: Pick<Invoice, 'prepaid' | 'rounding' | 'payable'>): string | undefined {
  return sumOf(payable, prepaid, negated(rounding))
}

/** A price may be for a hundred units. */
export function unitPrice(
  price: Element | undefined,
  basis: Element | undefined,
): string | undefined {
  const amount = decimalIn(price, 2)
  const units = Number(decimalIn(basis) ?? '1')
  if (amount === undefined || units === 1 || units === 0) return amount
  const each = Number(amount) / units
  return Number.isInteger(each * 100)
    ? amountOf(centsOf(String(each)))
    : String(Number(each.toFixed(6)))
}

/** The first that says something: networks ask for a reference, and who has none writes `NA`. */
export const referenceOf = (...all: readonly (string | undefined)[]): string | undefined =>
  all.find((text) => text !== undefined && !/^(?:n\.?\/?a\.?|none|-*|0*)$/i.test(text.trim()))
