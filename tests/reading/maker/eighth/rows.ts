/** What a paper says of its sums as rows of texts, whatever shows them: a letter says which, in capitals with the currency's sign. */
import type { Line, Pen, Share, Sums } from './kit'

type Texts = Readonly<Record<string, string>>

/** Letters of a line: `t` text, `q` quantity, `u` price, `a` amount, `r` rate. */
export const lineTexts = (pen: Pen, { text, quantity, unit, amount, rate }: Line): Texts => ({
  t: text,
  q: String(quantity),
  u: pen.plain(unit),
  U: pen.money(unit),
  a: pen.plain(amount),
  A: pen.money(amount),
  r: pen.rate(rate),
})

/** Letters of what falls to one rate: `r` rate, `n` net, `v` tax, `g` both. */
export const shareTexts = (pen: Pen, { rate, net, vat }: Share): Texts => ({
  r: pen.rate(rate),
  n: pen.plain(net),
  N: pen.money(net),
  v: pen.plain(vat),
  V: pen.money(vat),
  g: pen.plain(net + vat),
  G: pen.money(net + vat),
})

/** @throws where there is no such letter */
export function textOf(texts: Texts, letter: string): string {
  const text = texts[letter]
  if (text === undefined) throw new Error(`No column is called ${letter}`)
  return text
}

const cellsOf = (texts: Texts, columns: string) =>
  Array.from(columns, (letter) => textOf(texts, letter))

/** What was bought, a row a line. @param columns letters of `lineTexts` */
export const linesAs = (pen: Pen, lines: readonly Line[], columns: string): string[][] =>
  lines.map((line) => cellsOf(lineTexts(pen, line), columns))

/** What falls to each rate, a row each. @param columns letters of `shareTexts` */
export const ratesAs = (pen: Pen, shares: readonly Share[], columns: string): string[][] =>
  shares.map((share) => cellsOf(shareTexts(pen, share), columns))

/**
 * Sums, each behind its label.
 * @param rows a letter each: `n` net, `v` tax, `t` total, `s` of the lines as printed
 * @param labels parted by bars
 */
export function sumsAs(
  pen: Pen,
  { net, vat, total, sum }: Pick<Sums, 'net' | 'vat' | 'total' | 'sum'>,
  rows: string,
  labels: string,
): [label: string, value: string][] {
  const cents = Object.entries({ n: net, v: vat, t: total, s: sum })
  const texts = Object.fromEntries(
    cents.flatMap(([letter, value]) => [
      [letter, pen.plain(value)],
      [letter.toUpperCase(), pen.money(value)],
    ]),
  ) as Texts
  const ways = labels.split('|')
  return Array.from(rows, (letter, at) => [ways[at] ?? '', textOf(texts, letter)])
}
