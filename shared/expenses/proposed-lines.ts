/** Lines that a receipt itself proposes: one for each rate of VAT on it, or one for each item. */
import {
  addAmounts,
  compareAmounts,
  isPositive,
  parseAmount,
  signOf,
  subtractAmounts,
  vatRate,
  vatWithin,
  withSign,
  type Amount,
} from '../money'
import { otherCurrency, paperAmount, paperTotal } from '../receipts/paper'
import type { ReadFields } from '../receipts/reading'
import { emptyLine, type DraftLine } from './expense'

/** The most pence by which a gross amount is moved for its VAT to be the one on the paper: a penny of VAT at 20 %. */
const mostMoved = 6

interface Rated {
  rate: number
  gross: Amount
  vat: Amount
}

/**
 * A line for each rate of VAT on the paper, with its VAT to the penny and the paper's total as their sum; what the paper
 * does not tell the rate of is a line without a VAT type. Undefined with fewer than two lines, in another currency than the
 * pound, where an amount is missing, and where the figures do not tie.
 * @param vatTypes those the books offer
 * @param like what expense type and description are taken from
 */
export function linesByRate(
  fields: ReadFields,
  vatTypes: readonly string[],
  like: DraftLine = emptyLine,
): DraftLine[] | undefined {
  const whole = paperTotal(fields)
  if (whole === undefined || otherCurrency(fields) !== undefined) return undefined
  const rated = ratedOn(fields.vatLines)
  if (!rated) return undefined
  const rest = subtractAmounts(withSign(whole, 1), addAmounts(rated.map(({ gross }) => gross)))
  const tied = tie(rated, rest, vatTypes)
  if (!tied || tied.length < 2) return undefined
  return tied.map(({ gross, vatType }) => ({
    ...like,
    vatType,
    gross: withSign(gross, signOf(whole)),
  }))
}

/** Those with an amount, as gross and VAT; undefined where one is not told in full. */
function ratedOn(vatLines: ReadFields['vatLines']): Rated[] | undefined {
  const all = vatLines.map((line): Rated | undefined => {
    const [net, vat] = [sizeOf(line.net), sizeOf(line.vat)]
    const rate = line.rate === undefined ? undefined : Number(line.rate)
    if (rate === undefined || net === undefined) return undefined
    if (vat === undefined && rate !== 0) return undefined
    return { rate, gross: addAmounts([net, vat ?? '0']), vat: vat ?? '0.00' }
  })
  if (all.includes(undefined)) return undefined
  return all.flatMap((line) => (line && isPositive(line.gross) ? [line] : []))
}

/** A credit note may print what it gives back with a minus or without. */
function sizeOf(text = ''): Amount | undefined {
  const amount = parseAmount(text)
  return amount === undefined ? undefined : withSign(amount, 1)
}

interface Tied {
  gross: Amount
  vatType: string
}

/** A line whose VAT is a penny off takes pence from what bears none, so that the sum stays. */
function tie(
  rated: readonly Rated[],
  rest: Amount,
  vatTypes: readonly string[],
): Tied[] | undefined {
  const taxed = rated.filter(({ rate }) => rate > 0)
  const moved = taxed.map((line) => grossWithVat(line, typeOf(line.rate, vatTypes)))
  if (moved.includes(undefined)) return undefined
  const lines = moved.flatMap((line) => line ?? [])
  const shift = subtractAmounts(
    addAmounts(taxed.map(({ gross }) => gross)),
    addAmounts(lines.map(({ gross }) => gross)),
  )
  const free = rated.filter(({ rate }) => rate === 0).map(({ gross }) => gross)
  // Pence go to what bears no VAT; what more is, or all where nothing bears none, nobody tells.
  const isPence = compareAmounts(withSign(rest, 1), `0.0${mostMoved}`) <= 0
  const [told, untold] =
    free.length > 0
      ? [[...free, shift, ...(isPence ? [rest] : [])], isPence ? [] : [rest]]
      : [[], [shift, rest]]
  const untaxed = [
    { gross: addAmounts(told), vatType: typeOf(0, vatTypes) },
    { gross: addAmounts(untold), vatType: '' },
  ]
  if (untaxed.some(({ gross }) => signOf(gross) < 0)) return undefined
  return [...lines, ...untaxed.filter(({ gross }) => signOf(gross) > 0)]
}

/** The gross amount nearest to the paper's whose VAT is the paper's; undefined where there is none near. */
function grossWithVat({ gross, vat }: Rated, vatType: string): Tied | undefined {
  if (vatType === '') return { gross, vatType }
  for (let pence = 0; pence <= mostMoved; pence += 1)
    for (const sign of ['', '-']) {
      const near = addAmounts([gross, `${sign}0.0${pence}`])
      if (compareAmounts(vatWithin(near, vatType) ?? '', vat) === 0) return { gross: near, vatType }
    }
  return undefined
}

/** The VAT type of a rate in percent, where the books offer one of that rate, or one whose name says zero; else empty. */
function typeOf(rate: number, vatTypes: readonly string[]): string {
  const fitting = vatTypes.filter((type) => vatRate(type) === rate)
  const [only, another] = rate === 0 ? fitting.filter((type) => /^zero/i.test(type)) : fitting
  return only !== undefined && another === undefined ? only : ''
}

/**
 * A line for each item on the paper, described as there. Undefined with fewer than two, and where they do not come to the
 * total.
 * @param like what expense type and VAT type are taken from
 */
export function linesByItem(
  fields: ReadFields,
  like: DraftLine = emptyLine,
): DraftLine[] | undefined {
  const { items } = fields
  const whole = paperTotal(fields)
  if (whole === undefined || items.length < 2 || otherCurrency(fields) !== undefined)
    return undefined
  const amounts = items.map(({ amount }) => paperAmount(amount, fields))
  if (amounts.includes(undefined)) return undefined
  const lines = items.map(({ description, quantity, amount }) => ({
    ...like,
    description: quantity === undefined ? description : `${quantity} × ${description}`,
    gross: paperAmount(amount, fields) ?? '',
  }))
  const sum = addAmounts(lines.map(({ gross }) => gross))
  return compareAmounts(sum, whole) === 0 ? lines : undefined
}

/** All lines as one, of their sum; types are kept where all agree. */
export function folded(lines: readonly DraftLine[]): DraftLine {
  const common = (part: 'expenseType' | 'vatType') => {
    const [first = '', ...others] = new Set(lines.map((line) => line[part]))
    return others.length > 0 ? '' : first
  }
  return {
    expenseType: common('expenseType'),
    description: '',
    vatType: common('vatType'),
    gross: addAmounts(lines.flatMap(({ gross }) => parseAmount(gross) ?? [])),
  }
}
