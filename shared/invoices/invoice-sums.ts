/** What an invoice of either kind comes to: by line, by rate of VAT and together. Exact decimals, rounded line by line. Pure. */
import Big from 'big.js'
import { addAmounts, timesQuantity, vatAt, type Amount } from '../money'

/** A line as its figures are typed. */
export interface TypedFigures {
  quantity: string
  /** Of one, without VAT. */
  price: string
  /** In percent; undefined where nobody knows what its VAT type charges. */
  rate: string | number | undefined
}

export interface LineSums {
  net: Amount
  /** Undefined where the rate is not known. */
  vat: Amount | undefined
  /** In percent. */
  rate: string | undefined
}

export interface RateSums {
  /** In percent, such as `"20"`. */
  rate: string
  net: Amount
  vat: Amount
}

export interface InvoiceSums {
  net: Amount
  /** With `gross` undefined while nothing is counted, or where the VAT of a counted line is not known. */
  vat: Amount | undefined
  gross: Amount | undefined
  /** The highest first; none where a rate is not known. Together they are `net` and `vat`. */
  rates: RateSums[]
  /** Whether every line is in it. */
  isWhole: boolean
}

/** `"1,250.5"` → `"1250.5"`, `".5"` → `"0.5"`; undefined for what is not plainly one number of up to six places. */
export function decimalIn(text: string): string | undefined {
  const bare = text.trim()
  if (!/^-?(\d{1,3}(,\d{3})+|\d{1,12})?(\.\d{1,6})?$/.test(bare) || !/\d/.test(bare))
    return undefined
  return bare.replaceAll(',', '').replace(/^(-?)\./, '$10.')
}

/** The same for a price, at which a pound sign may stand. */
export function priceIn(text: string): string | undefined {
  return decimalIn(text.trim().replace(/^(-?)\s*£\s*/, '$1'))
}

/** VAT is that of the net amount of the line, half up to the penny and mirrored below zero. Undefined while a figure cannot be read. */
export function lineSums({ quantity, price, rate }: TypedFigures): LineSums | undefined {
  const [count, each] = [decimalIn(quantity), priceIn(price)]
  if (count === undefined || each === undefined) return undefined
  const net = timesQuantity(each, count)
  return rate === undefined
    ? { net, vat: undefined, rate }
    : { net, vat: vatAt(net, rate), rate: plainRate(rate) }
}

/** A line as it stands in the books; its amounts are plain decimals, and absent where the service does not say them. */
interface KeptFigures {
  quantity?: string | undefined
  rate?: string | undefined
  net?: string | undefined
  vat?: string | undefined
  gross?: string | undefined
  /** In percent. */
  vatRate?: string | undefined
}

/**
 * The price of one without VAT, where the rate of a line holds the VAT: quantity times rate is what it comes to with VAT, and not
 * without. Empty where no price of six places comes to its net; undefined for every other line.
 */
export function priceWithoutVat(line: KeptFigures): string | undefined {
  const [count, rate] = [decimalIn(line.quantity ?? ''), decimalIn(line.rate ?? '')]
  const net = decimalIn(line.net ?? '')
  const gross = decimalIn(line.gross ?? '') ?? sumOf(net, decimalIn(line.vat ?? ''))
  if (count === undefined || rate === undefined || net === undefined || gross === undefined)
    return undefined
  const product = timesQuantity(rate, count)
  if (Number(count) === 0 || new Big(product).eq(inPennies(net))) return undefined
  // The rate may have been rounded to the penny.
  const most = new Big(count).abs().plus(1).times('0.005')
  const isNear = (amount: string) => new Big(rate).times(count).minus(amount).abs().lte(most)
  const isGross = new Big(product).eq(inPennies(gross)) || (isNear(gross) && !isNear(net))
  if (!isGross) return undefined
  const share = new Big(100).plus(decimalIn(line.vatRate ?? '') ?? 0).div(100)
  const prices = [share.gt(0) ? new Big(rate).div(share) : undefined, new Big(net).div(count)]
  const texts = prices.flatMap((price) => price?.round(6, Big.roundHalfUp).toFixed() ?? [])
  return texts.find((price) => timesQuantity(price, count) === inPennies(net)) ?? ''
}

const inPennies = (amount: string) => timesQuantity(amount, '1')

const sumOf = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined ? undefined : new Big(one).plus(other).toFixed()

/** Sums are those of the lines, as both interfaces of the service count; lines that cannot be read are left out. */
export function invoiceSums(lines: readonly (LineSums | undefined)[]): InvoiceSums {
  const counted = lines.filter((line) => line !== undefined)
  const net = addAmounts(counted.map((line) => line.net))
  const vats = counted.flatMap(({ vat }) => vat ?? [])
  const isKnown = counted.length > 0 && vats.length === counted.length
  const vat = isKnown ? addAmounts(vats) : undefined
  return {
    net,
    vat,
    gross: vat === undefined ? undefined : addAmounts([net, vat]),
    rates: ratesOf(counted),
    isWhole: counted.length === lines.length,
  }
}

function ratesOf(lines: readonly LineSums[]): RateSums[] {
  const known = lines.flatMap(({ net, vat, rate }) =>
    vat === undefined || rate === undefined ? [] : [{ net, vat, rate: plainRate(rate) }],
  )
  if (known.length < lines.length) return []
  const rates = [...new Set(known.map(({ rate }) => rate))].toSorted(
    (a, b) => Number(b) - Number(a),
  )
  return rates.map((rate) => {
    const alike = known.filter((line) => line.rate === rate)
    return {
      rate,
      net: addAmounts(alike.map(({ net }) => net)),
      vat: addAmounts(alike.map(({ vat }) => vat)),
    }
  })
}

/** `"20.0"` → `"20"`. */
const plainRate = (rate: string | number): string => new Big(rate).toFixed()
