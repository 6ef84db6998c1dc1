/** What the papers of the thirteenth set are drawn with beside what those of the sets before it are. */
import type { Random } from '../../../support/random'
import { escaped, penFor, truthOf, type Firm, type Pen, type Sums } from '../eighth/kit'
import { gb, pl, us, type Notation } from '../eighth/notations'
import { isoOf } from '../notation'
import type { PaperTruth } from '../print'
import { si } from '../eleventh/kit'
import type { Facts } from '../twelfth/kit'
import { maltese, serbian } from '../fifth/words'
import { bulgarian } from '../fresh/words'
import { cypriot } from '../seventh/words'

export const mt: Notation = { ...gb, words: maltese, currency: 'EUR', money: '€#' }
export const cy: Notation = { ...mt, words: cypriot }
/** Of Bulgaria since it pays in euros. */
export const bg: Notation = { ...si, words: bulgarian, money: '# €', day: 'DD.MM.YYYY', group: ' ' }
export const rs: Notation = {
  ...pl,
  words: serbian,
  currency: 'RSD',
  group: '.',
  money: '#',
  day: 'DD.MM.YYYY.',
}
/** What a seller abroad asks of an American or the other way round. */
export const usd: Notation = { ...us, day: 'mon D, YYYY' }

/** A pen whose paper is of this day, as year, month, day, or later. */
export function penSince(random: Random, since: string, notation: Notation, days: string): Pen {
  for (;;) {
    const pen = penFor(random, notation, days)
    if (isoOf(pen.date) >= since) return pen
  }
}

interface Told extends Omit<Parameters<typeof truthOf>[1], 'due'> {
  supplier: Firm
  sums: Sums
  /** `null` where the paper asks for no payment later; left out where that is not clear. */
  due?: Date | null
}

/** What a paper says, by when to pay included. */
export const toldBy = (pen: Pen, { due, ...told }: Told): PaperTruth =>
  truthOf(pen, {
    ...told,
    ...(due === undefined ? {} : { due: due && isoOf(due) }),
  })

/** The same of a receipt, which asks for nothing later. */
export const paidBy = (pen: Pen, told: Told): PaperTruth =>
  toldBy(pen, { kind: 'receipt', due: null, ...told })

const sides: Readonly<Record<string, string>> = { l: 'left', r: 'right', c: 'center' }

const looks = {
  bare: '',
  lined: 'border-bottom:0.2mm solid #888;',
  boxed: 'border:0.2mm solid #333;',
  dotted: 'border-bottom:0.3mm dotted #777;',
  upright: 'border-left:0.2mm solid #999;border-right:0.2mm solid #999;',
} as const

/**
 * A table of any cells.
 * @param align a letter for each column: `l`, `r` or `c`
 * @param head parted by bars; none if empty
 */
export function cells(
  align: string,
  head: string,
  rows: readonly (readonly string[])[],
  look: keyof typeof looks = 'bare',
  css = 'width:100%;margin:4mm 0',
): string {
  const style = (at: number, extra: string) =>
    `text-align:${sides[align[at] ?? 'l'] ?? 'left'};padding:0.9mm 1.6mm;${align[at] === 'r' ? 'white-space:nowrap;' : ''}${looks[look]}${extra}`
  const rowOf = (row: readonly string[], tag: 'td' | 'th', extra = '') =>
    `<tr>${row.map((text, at) => `<${tag} style="${style(at, extra)}">${escaped(text)}</${tag}>`).join('')}</tr>`
  const top =
    head === '' ? '' : rowOf(head.split('|'), 'th', 'font-size:88%;border-bottom:0.35mm solid #222')
  return `<table style="${css}">${top}${rows.map((row) => rowOf(row, 'td')).join('')}</table>`
}

/** Label and sum of a row each at the right edge, the last one heavy. */
export const tally = (facts: Facts, css = 'margin-left:auto'): string =>
  `<table style="${css}">${facts
    .map(
      ([label, value], at) =>
        `<tr style="${at === facts.length - 1 ? 'font-weight:bold;border-top:0.3mm solid #222' : ''}"><td style="padding:0.8mm 9mm 0.8mm 0">${escaped(label)}</td><td style="text-align:right;white-space:nowrap;padding:0.8mm 0">${escaped(value)}</td></tr>`,
    )
    .join('')}</table>`

/** Small labels above their values, one fact below the other. */
export const stacked = (facts: Facts, colour = '#777'): string =>
  `<div>${facts
    .map(
      ([label, value]) =>
        `<div style="margin-bottom:2.2mm"><div style="font-size:72%;color:${colour}">${escaped(label)}</div><div>${escaped(value)}</div></div>`,
    )
    .join('')}</div>`

/** A form of so many columns whose boxes have a small label in their corner. */
export const formed = (facts: Facts, columns: number): string =>
  `<div style="display:grid;grid-template-columns:repeat(${columns},1fr);border-top:0.25mm solid #222;border-left:0.25mm solid #222;margin:4mm 0">${facts
    .map(
      ([label, value]) =>
        `<div style="border-right:0.25mm solid #222;border-bottom:0.25mm solid #222;padding:0.6mm 1.5mm 1.2mm"><div style="font-size:62%">${escaped(label)}</div><div>${escaped(value) || '&nbsp;'}</div></div>`,
    )
    .join('')}</div>`

/** A column at the left or right edge of a page, and the page's other part beside it. */
export const columned = (side: string, main: string, css: string, isRight = false): string => {
  const bar = `<div style="flex:0 0 46mm;padding:9mm 5mm;${css}">${side}</div>`
  const rest = `<div style="flex:1;padding:9mm 9mm">${main}</div>`
  return `<div style="display:flex;margin:-14mm -18mm 0;min-height:297mm">${isRight ? rest + bar : bar + rest}</div>`
}

/** A slip to tear off at the foot of a page. */
export const tornOff = (html: string, css = ''): string =>
  `<div style="position:absolute;left:18mm;right:18mm;bottom:10mm;border-top:0.3mm dashed #222;padding-top:4mm;${css}">${html}</div>`

/** Letters as a narrow printer of needles sets them. */
export const needles =
  "#sheet { font-family: 'DejaVu Sans Mono', monospace; letter-spacing: -0.35px; }"

/**
 * A sum, and a tip with both together below it where there is one. Hundredths.
 * @param labels of the sum alone, of it before a tip, of the tip, and of both, parted by bars
 */
export function tipped(
  sum: number,
  tip: number,
  print: (cents: number) => string,
  labels: string,
): [label: string, value: string][] {
  const [alone = '', before = '', given = '', all = ''] = labels.split('|')
  if (tip === 0) return [[alone, print(sum)]]
  return [
    [before, print(sum)],
    [given, print(tip)],
    [all, print(sum + tip)],
  ]
}

/** Hundredths as truth has them, a paper's own sum where it is not that of its lines. */
export const totalOf = (cents: number): string => (cents / 100).toFixed(2)

/** A decimal of so many places as the country writes it. */
export const decimal = (pen: Pen, value: number, places: number): string =>
  value.toFixed(places).replace('.', pen.notation.decimal)
