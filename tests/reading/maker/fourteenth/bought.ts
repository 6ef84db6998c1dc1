/** What was bought on a paper of the fourteenth set, as rows of its print. */
import { line, several } from '../eighth/kit'
import type { Line, Pen, Sums } from '../eighth/kit'
import { say } from '../twelfth/kit'
import { stockOf } from './stock'

/** What was bought of what the layout sells, prices with the tax unless told otherwise. @param rates as `stockOf` takes them */
export const sold = (
  pen: Pen,
  layout: string,
  buying: Parameters<Pen['buy']>[1],
  rates: Readonly<Record<string, number>> = {},
): Sums => pen.buy(stockOf(layout, rates), { isGross: true, ...buying })

const cell: Readonly<Record<string, (pen: Pen, line: Line) => string>> = {
  t: (_, { text }) => text,
  q: (_, { quantity }) => String(quantity),
  u: (pen, { unit }) => pen.plain(unit),
  p: (pen, { unit }) => pen.money(unit),
  a: (pen, { amount }) => pen.plain(amount),
  m: (pen, { amount }) => pen.money(amount),
  r: (_, { rate }) => `${rate}%`,
}

/**
 * A row for each of what was bought.
 * @param kinds a letter for each column: `t` text, `q` quantity, `u` and `p` price, `a` and `m` amount, the latter of both
 * with the currency, `r` rate; anything else stands as it is, all parted by bars where there is such
 */
export function rowsOf(pen: Pen, { lines }: Sums, kinds: string): string[][] {
  const columns = kinds.includes('|') ? kinds.split('|') : Array.from(kinds)
  return lines.map((line) => columns.map((kind) => cell[kind]?.(pen, line) ?? kind))
}

/** Each text with its sum. @param kind as `rowsOf` has them */
export const priced = (pen: Pen, sums: Sums, kind = 'm'): [string, string][] =>
  rowsOf(pen, sums, `t${kind}`).map(([text = '', sum = '']) => [text, sum])

/** A line for each of what was bought. */
export const linesOf = ({ lines }: Sums, print: (line: Line) => string): string =>
  lines.map(print).join('\n')

type Span = readonly [least: number, most: number]

/** One of these things, parted by bars, at a price in whole units of the currency. */
export const one = (pen: Pen, things: string, price: Span, rate = 0): Line =>
  line(say(pen, things), pen.whole(...price) * 100, rate)

/** The same, so many of it. */
export const many = (pen: Pen, things: string, count: Span, price: Span, rate = 0): Line =>
  several(say(pen, things), pen.whole(...count), pen.whole(...price) * 100, rate)

/** Of each rate: itself, net, tax, both. */
export const sharesOf = (pen: Pen, { shares }: Sums): string[][] =>
  shares.map(({ rate, net, vat }) => [
    pen.rate(rate),
    ...[net, vat, net + vat].map((cents) => pen.plain(cents)),
  ])
