/** What was bought on a paper of the fourteenth set, as rows of its print. */
import type { Line, Pen, Sums } from '../eighth/kit'
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
}

/** @param kinds a letter for each column: `t` text, `q` quantity, `u` and `p` price, `a` and `m` amount, the latter with the currency; any other text as it is, parted by bars if there is such */
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
