/** What the papers of the seventeenth set are drawn with beside what those of the sets before it are: long lists with discounts, sums carried to another page, heads and feet of several columns. */
import { block, sumOf, wares, type Firm, type Line, type Pen } from '../eighth/kit'
import { lineTexts, textOf } from '../eighth/rows'

/** A line of a long list. */
export interface Entry extends Line {
  /** Where it stands, from 1. */
  place: string
  /** Of the goods. */
  code: string
  /** In percent off the price, 0 where there is nothing. */
  off: number
}

interface Listing {
  count: [least: number, most: number]
  most?: number
  step?: number
  /** Forms of codes of goods, as `pen.digits` takes them, parted by bars. */
  code?: string
  /** Percents off a line to choose from. */
  offs?: readonly number[]
}

/** Goods of a long list, in hundredths. @param goods as `wares` takes them */
export function listed(
  pen: Pen,
  goods: string,
  { code = '######', offs = [0], ...how }: Listing,
): Entry[] {
  const least = pen.notation.isWhole ? 100 : 1
  return pen.buy(wares(goods), how).lines.map((line, at) => {
    const off = pen.pick(offs)
    const amount = Math.round((line.amount * (100 - off)) / 100 / least) * least
    return { ...line, amount, off, place: String(at + 1), code: pen.digits(code) }
  })
}

/** A row a line. @param columns letters of `lineTexts`, with `n` for its place, `c` for its code, `d` for what is off */
export const entries = (pen: Pen, lines: readonly Entry[], columns: string): string[][] =>
  lines.map((line) => {
    const off = line.off === 0 ? '' : pen.rate(line.off)
    const texts = { ...lineTexts(pen, line), n: line.place, c: line.code, d: off }
    return Array.from(columns, (letter) => textOf(texts, letter))
  })

/** Lines of two pages, and what is carried from one to the other. */
export const parted = <T extends Line>(lines: readonly T[], first: number) => ({
  here: lines.slice(0, first),
  there: lines.slice(first),
  carried: sumOf(lines.slice(0, first)),
})

/** Small print in columns beside one another, a line for each text. */
export const across = (columns: readonly (readonly string[])[], css = ''): string =>
  `<div class="cols tiny" style="${css}">${columns.map((texts) => `<div>${block(texts)}</div>`).join('')}</div>`

/** The same at the foot of a page. */
export const footed = (columns: readonly (readonly string[])[]): string =>
  `<div class="foot">${across(columns, 'border-top:0.2mm solid #888;padding-top:1.5mm;font-size:6.3pt;gap:4mm')}</div>`

/** Small letters and narrow rows. */
export const dense = '#sheet { font-size: 8pt; } .t :is(td, th) { padding: 0.45mm 1.2mm; }'

/** Larger letters and higher rows: for a list that goes on over a page. */
export const roomy = '#sheet { font-size: 9.5pt; } .t :is(td, th) { padding: 1.9mm 1.2mm; }'

/** The name of the law where there is one, or the only one, as plain text. */
export const lawful = ({ name, also }: Firm): string => also[0] ?? name
