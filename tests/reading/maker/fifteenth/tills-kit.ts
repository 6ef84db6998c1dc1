/** What the receipts of the fifteenth set are drawn with: a family knows its own shops, and its print is written as it stands on its paper. */
import type { Random } from '../../../support/random'
import {
  escaped,
  firms,
  negated,
  paged,
  roll,
  wares,
  within,
  type Firm,
  type Pen,
  type Sums,
} from '../eighth/kit'
import type { Notation } from '../eighth/notations'
import { paidBy, penSince } from '../thirteenth/kit'
import type { Sheet } from '../print'

type Family = (random: Random) => Sheet

/** Families by the name of their layout, of countries by their codes. */
export type Places = Readonly<Record<string, Readonly<Record<string, Family>>>>

/** What a paper says but for who sends it. */
type Told = Omit<Parameters<typeof paidBy>[1], 'supplier'>

type Draw = (pen: Pen, shop: Firm) => readonly [html: string, told: Told, css?: string]

interface Form {
  /** As `firms` takes them. */
  shops: string
  notation: Notation
  /** Forms of days to choose from, parted by bars. */
  days: string
  /** The first day of its papers, as year, month, day. */
  since?: string
}

/** Receipts on a roll of paper of so many millimetres. */
export const slip =
  ({ shops, notation, days, since = '' }: Form, width: number, draw: Draw): Family =>
  (random) => {
    const pen = penSince(random, since, notation, days)
    const shop = pen.pick(firms(shops))
    const [html, told, css = ''] = draw(pen, shop)
    const look = `#sheet { font: 8pt 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif; font-variant-ligatures: none; } #sheet pre { margin: 0; } ${css}`
    return roll(width, look, html, paidBy(pen, { supplier: shop, ...told }))
  }

/** Receipts that come as a mail or a form, printed on a sheet of `A4` or `letter`. */
export const sheet =
  ({ shops, notation, days, since = '' }: Form, paper: 'A4' | 'letter', draw: Draw): Family =>
  (random) => {
    const pen = penSince(random, since, notation, days)
    const shop = pen.pick(firms(shops))
    const [html, told, css = ''] = draw(pen, shop)
    const look = `#sheet { font: 10pt 'DejaVu Sans', sans-serif; font-variant-ligatures: none; } ${css}`
    return paged(paper, look, [html], paidBy(pen, { supplier: shop, ...told }))
  }

const apart = (left: string, right: string, columns: number) => {
  const gap = columns - left.length - right.length
  return gap > 0 ? left + ' '.repeat(gap) + right : `${left}\n${right.padStart(columns)}`
}

const centred = (text: string, columns: number) =>
  ' '.repeat(Math.max(0, Math.floor((columns - text.length) / 2))) + text

function typedLine(line: string, columns: number): string {
  if (line.startsWith('<')) return line
  if (/^=[-=*._]$/.test(line)) return line.charAt(1).repeat(columns)
  if (line.startsWith('!')) return `<span class="tall">${typedLine(line.slice(1), columns)}</span>`
  if (line.startsWith('^')) return escaped(centred(line.slice(1), columns))
  const [left = '', right] = line.split('|')
  return escaped(right === undefined ? left : apart(left, right, columns))
}

/**
 * What a printer of one width of letter sets, a line each: `a|b` at both edges, `^` in the middle, `!` of double height,
 * `=-` or `==` or `=*` a rule of such signs, `<` html. Space before a line does not count, but for `·`, which prints as one.
 * @param width of the paper in millimetres
 * @param columns letters in a line
 */
export function typed(width: number, columns: number, text: string): string {
  const size = ((width - 8) * 72) / 25.4 / columns / 0.604
  const lines = text.replace(/^\n|\n *$/g, '').split('\n')
  const print = lines.map((line) => typedLine(line.trimStart().replaceAll('·', ' '), columns))
  return `<pre style="font:${size.toFixed(2)}pt/1.25 'Liberation Mono','DejaVu Sans Mono',monospace">${print.join('\n')}</pre>`
}

/** For `typed`: letters of double height. */
export const tall =
  '.tall { display: inline-block; transform: scaleY(1.7); line-height: 2; font-weight: bold; }'

/** For `typed`: texts in columns of so many letters, those below nothing set to the right. */
export const set = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, at) => {
      const width = widths[at] ?? 0
      return width < 0 ? cell.padStart(-width) : cell.padEnd(width)
    })
    .join('')
    .replace(/^ +/, (space) => '·'.repeat(space.length))

/** A line for each. */
export const each = <T>(all: readonly T[], print: (one: T, at: number) => string): string =>
  all.map(print).join('\n')

/** Cells of a row of a table, escaped, those but the first at the right. */
export const row = (...cells: readonly string[]): string =>
  `<tr>${cells.map((cell, at) => `<td${at > 0 ? ' style="text-align:right;white-space:nowrap"' : ''}>${escaped(cell)}</td>`).join('')}</tr>`

/** With money given on top of what was bought, or another sum than that of the lines. Hundredths. */
export const paying = (sums: Sums, total: number): Sums => ({ ...sums, total })

/** Goods brought back: their prices with tax, below nothing. @param goods as `wares` takes them */
export const returned = (pen: Pen, goods: string, how: Parameters<Pen['buy']>[1]): Sums =>
  negated(within(pen.buy(wares(goods), how).lines))

/** A code with four corners, of so many millimetres. */
export function code(pen: Pen, size: number): string {
  const cells = 25
  const corner = (x: number, y: number) =>
    `<path d="M${x} ${y}h7v7h-7z M${x + 1} ${y + 1}v5h5v-5z M${x + 2} ${y + 2}h3v3h-3z" fill-rule="evenodd"/>`
  const isFree = (x: number, y: number) =>
    !((x < 8 && y < 8) || (x > 16 && y < 8) || (x < 8 && y > 16))
  const bits = Array.from({ length: cells * cells }, (_, at) => {
    const [x, y] = [at % cells, Math.floor(at / cells)]
    return isFree(x, y) && pen.chance(0.5) ? `M${x} ${y}h1v1h-1z` : ''
  }).join('')
  return `<svg viewBox="0 0 25 25" style="display:block;margin:2mm auto;width:${size}mm;height:${size}mm"><path d="${bits}"/>${corner(0, 0)}${corner(18, 0)}${corner(0, 18)}</svg>`
}

/** Strokes of several widths, of so many millimetres. */
export function bars(pen: Pen, width: number, height = 9): string {
  const strokes: string[] = []
  for (let x = 0; x < 95;) {
    const wide = pen.whole(1, 3)
    strokes.push(`M${x} 0h${wide}v10h-${wide}z`)
    x += wide + pen.whole(1, 3)
  }
  return `<svg viewBox="0 0 98 10" preserveAspectRatio="none" style="display:block;margin:2mm auto;width:${width}mm;height:${height}mm"><path d="${strokes.join('')}"/></svg>`
}

/** Signs of a machine's signature, so many in all and in a line. */
export const signed = (pen: Pen, length: number, width: number): string =>
  pen.random
    .text(length, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')
    .replace(new RegExp(`.{${width}}(?=.)`, 'g'), '$&\n')
