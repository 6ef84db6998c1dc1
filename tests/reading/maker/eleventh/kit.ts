/** What the papers of the eleventh set are drawn with beside what those of the sets before it are. */
import type { Pen } from '../eighth/kit'
import { escaped, type Line, type Share, type Sums } from '../eighth/kit'
import { ca, ch, es, fr, gb, type Notation } from '../eighth/notations'
import { luxembourgish } from '../fifth/words'
import { slovene } from '../fourth/words'
import { slovak } from '../fresh/words'
import { estonian } from '../held-out/words'
import { french, italian } from '../known/words-south'

const hard = '\u00A0'

export const ee: Notation = { ...fr, words: estonian, day: 'DD.MM.YYYY' }
export const sk: Notation = { ...es, words: slovak, group: hard, day: 'DD.MM.YYYY', percent: ' %' }
export const si: Notation = { ...es, words: slovene, day: 'D. M. YYYY' }
export const lu: Notation = { ...fr, words: luxembourgish, group: '.' }
export const romandy: Notation = { ...ch, words: french, money: '#', group: "'" }
export const ticino: Notation = { ...ch, words: italian, money: 'CHF #', group: "'" }
/** British Columbia and other places of English where tax is written without a sign. */
export const caWest: Notation = { ...ca, money: '$#' }
/** What Americans ask of Europeans, in euros. */
export const euroAbroad: Notation = { ...gb, currency: 'EUR', money: '€#', day: 'mon D, YYYY' }

/** The rate before a day and from it on, as year, month, day. */
export const rateFrom = (pen: Pen, day: string, before: number, after: number): number =>
  pen.date.toISOString().slice(0, 10) < day ? before : after

export type Cells = readonly (readonly [label: string, value: string])[]

/** Small labels above their values, in a row of boxes. */
export const boxes = (cells: Cells, css = ''): string =>
  `<div style="display:flex;gap:0;margin:3mm 0;${css}">${cells
    .map(
      ([label, value]) =>
        `<div style="flex:1;border:0.2mm solid #777;padding:1mm 2mm"><div style="font-size:70%;color:#555">${escaped(label)}</div><div>${escaped(value)}</div></div>`,
    )
    .join('')}</div>`

/** Labels and values joined by a row of dots. */
export const leaders = (cells: Cells): string =>
  cells
    .map(
      ([label, value]) =>
        `<div style="display:flex;align-items:baseline"><span>${escaped(label)}</span><span style="flex:1;border-bottom:0.3mm dotted #555;margin:0 1mm"></span><span style="white-space:nowrap">${escaped(value)}</span></div>`,
    )
    .join('')

/** Values in a column with their labels below them, small. */
export const captioned = (cells: Cells): string =>
  cells
    .map(
      ([label, value]) =>
        `<div style="margin-bottom:2mm"><div style="border-bottom:0.15mm solid #888">${escaped(value) || '&nbsp;'}</div><div style="font-size:65%;color:#666">${escaped(label)}</div></div>`,
    )
    .join('')

/** A name in large letters above a coloured bar; a text like any other. */
export const wordmark = (name: string, colour: string, font: string): string =>
  `<div style="display:table;white-space:nowrap;font:bold 16pt '${font}';color:${colour};border-bottom:1.2mm solid ${colour};margin-bottom:2mm">${escaped(name)}</div>`

/** The same as a picture, whose letters are no text of the file. */
export const pictured = (name: string, colour: string, font: string): string =>
  `<div style="filter: blur(0.3px)">${wordmark(name, colour, font)}</div>`

/** Written by hand on a printed form. */
export const byHand = (text: string): string =>
  `<span style="font-family:Z003;font-size:150%;color:#1e3a8a">${escaped(text)}</span>`

/** Left and right in columns of one width, as a printer of needles sets them. */
export const typed = (rows: readonly (readonly string[])[], widths: readonly number[]): string =>
  `<pre style="margin:2mm 0;font-family:'Liberation Mono','DejaVu Sans Mono',monospace;font-size:92%">${rows
    .map((cells) =>
      escaped(
        cells
          .map((cell, at) => {
            const width = widths[at] ?? 10
            return width < 0 ? cell.padStart(-width) : cell.padEnd(width)
          })
          .join('')
          .trimEnd(),
      ),
    )
    .join('\n')}</pre>`

/** For `paged`: a page of other measures, in millimetres. */
export const cutTo = (width: number, height: number, padding = 8): string =>
  `@page { size: ${width}mm ${height}mm; } section { width: ${width}mm !important; height: ${height - 0.5}mm !important; padding: ${padding}mm !important; } .foot { left: ${padding}mm; right: ${padding}mm; bottom: 5mm; }`

/** The head of a mail that was printed. */
export const mailHead = (cells: Cells): string =>
  `<div style="border-bottom:0.4mm solid #333;padding-bottom:2mm;margin-bottom:6mm;font-size:85%">${cells.map(([label, value]) => `<div><b>${escaped(label)}</b> ${escaped(value)}</div>`).join('')}</div>`

/** Sums with taxes of names of their own on the same net, each rounded. Hundredths. */
export const taxed = (lines: Line[], rates: readonly number[]): { sums: Sums; taxes: Share[] } => {
  const net = lines.reduce((all, { amount }) => all + amount, 0)
  const taxes = rates.map((rate) => ({ rate, net, vat: Math.round((net * rate) / 100) }))
  const vat = taxes.reduce((all, tax) => all + tax.vat, 0)
  return {
    sums: { lines, shares: taxes, sum: net, discount: 0, net, vat, total: net + vat },
    taxes,
  }
}
