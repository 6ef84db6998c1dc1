/** Amounts as decimal text, never floating point: reading what people type, adding, splitting VAT, showing pounds. */
import Big from 'big.js'

/** An amount in pounds as a plain decimal with two places, such as `"61.27"`. */
export type Amount = string

const largest = new Big('99999999.99')

/**
 * Reads an amount as people type it: `61.27`, `£61.27`, `1,234.50`, `12`. Returns undefined for anything that is not
 * plainly one amount with at most two places; nothing is guessed (`1.234,50` and `12.345` are refused).
 */
export function parseAmount(text: string): Amount | undefined {
  const bare = text.trim().replace(/^(-?)\s*£\s*/, '$1')
  if (!/^-?(\d{1,3}(,\d{3})+|\d+)?(\.\d{1,2})?$/.test(bare) || !/\d/.test(bare)) return undefined
  const amount = new Big(bare.replaceAll(',', ''))
  return amount.abs().gt(largest) ? undefined : amount.toFixed(2)
}

/**
 * Works out a sum as people type it into a field: `12+3.50`, `£40 - 2.99`. Undefined for anything but two amounts or more
 * with plus and minus signs between them.
 */
export function parseSum(text: string): Amount | undefined {
  const parts = text.replaceAll(/\s+/g, '').split(/(?<=[\d.])(?=[+-])/)
  if (parts.length < 2) return undefined
  const amounts = parts.map((part) => parseAmount(part.replace(/^\+/, '')))
  return amounts.includes(undefined) ? undefined : addAmounts(amounts.flatMap((part) => part ?? []))
}

export function isPositive(amount: Amount): boolean {
  return new Big(amount).gt(0)
}

/** -1, 0 or 1. */
export function signOf(amount: Amount): number {
  return compareAmounts(amount, '0')
}

/** The same size with this sign; an amount of nothing stays. */
export function withSign(amount: Amount, sign: number): Amount {
  const size = new Big(amount).abs()
  return (sign < 0 ? size.times(-1) : size).toFixed(2).replace(/^-(?=0\.00$)/, '')
}

export function addAmounts(amounts: readonly Amount[]): Amount {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(2)
}

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export function compareAmounts(a: Amount, b: Amount): number {
  return new Big(a).cmp(b)
}

/** Percent charged under each VAT type the service is known to list; an unknown type has no known rate. */
const vatRates = new Map([
  ['standard', 20],
  ['reduced', 5],
  ['zero', 0],
  ['zero rated', 0],
  ['exempt', 0],
  ['outside the scope', 0],
])

/** Percent charged under a VAT type; undefined when that is not known. */
export function vatRate(vatType: string): number | undefined {
  return vatRates.get(vatType.trim().toLowerCase())
}

/** VAT contained in a gross amount, half up to the penny and mirrored below zero; undefined when the type's rate is not known. */
export function vatWithin(gross: Amount, vatType: string): Amount | undefined {
  const rate = vatRate(vatType)
  if (rate === undefined) return undefined
  return new Big(gross)
    .times(rate)
    .div(100 + rate)
    .round(2, Big.roundHalfUp)
    .toFixed(2)
}

/** A price times a quantity (a plain decimal), half up to the penny and mirrored below zero. */
export function timesQuantity(price: Amount, quantity: string): Amount {
  return toPennies(new Big(price).times(quantity))
}

/** VAT of so many percent that comes on top of a net amount, half up to the penny and mirrored below zero. */
export function vatAt(net: Amount, percent: string | number): Amount {
  return toPennies(new Big(net).times(percent).div(100))
}

/** Less than half a penny below zero is nothing, and has no sign. */
const toPennies = (amount: Big): Amount =>
  amount
    .round(2, Big.roundHalfUp)
    .toFixed(2)
    .replace(/^-(?=0\.00$)/, '')

export function subtractAmounts(a: Amount, b: Amount): Amount {
  return new Big(a).minus(b).toFixed(2)
}

/** As `formatPounds`, in any currency by its code: `EUR 1,234.50`, `-EUR 3.00`. */
export function formatMoney(amount: Amount, currency = 'GBP'): string {
  const pounds = formatPounds(amount)
  return currency === 'GBP' ? pounds : pounds.replace('£', `${currency} `.trimStart())
}

/** `"1234.5"` → `"£1,234.50"`, `"-3"` → `"-£3.00"`. */
export function formatPounds(amount: Amount): string {
  const value = new Big(amount)
  const [pounds = '0', pence = '00'] = value.abs().toFixed(2).split('.')
  const grouped = pounds.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${value.lt(0) ? '-' : ''}£${grouped}.${pence}`
}
