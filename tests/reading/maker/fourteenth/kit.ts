/** What the papers of the fourteenth set are drawn with beside what those of the sets before it are: a family is its country's ways and what stands on its paper, written as it stands there. */
import type { Random } from '../../../support/random'
import { escaped, type Firm, type Line, type Pen, type Sums } from '../eighth/kit'
import type { Notation } from '../eighth/notations'
import { lettered } from '../ninth/kit'
import type { Sheet } from '../print'
import { cutTo } from '../eleventh/kit'
import { letter, penFor, tape, type Facts, type Part } from '../twelfth/kit'
import { paidBy, penSince, toldBy } from '../thirteenth/kit'
import { stockOf } from './stock'

/** What a paper says but for who sends it. */
type Told = Omit<Parameters<typeof toldBy>[1], 'supplier'>

/** A kind of paper, of one of these suppliers, to one of these buyers. */
export type Family = (random: Random, suppliers: readonly Firm[], buyers: readonly Firm[]) => Sheet

/** The families of a country by the name of their layout. */
export type Families = Readonly<Record<string, Family>>

const threeParts = (parts: readonly string[]) => ({
  html: `<div class="pair">${parts.map((part) => `<span>${escaped(part)}</span>`).join('')}</div>`,
})

function partOf(text: string): Part {
  if (text.startsWith('<')) return { html: text }
  if (text === '---') return null
  if (text === '===') return { html: '<hr style="border-top:0.8mm double #222">' }
  if (text.startsWith('^')) return text.slice(1)
  const parts = text.split(' | ')
  const [left = '', right] = parts
  if (left === '') return right === undefined ? '' : ['', right]
  if (parts.length > 2) return threeParts(parts)
  return right === undefined ? [left] : [left, right]
}

/**
 * What a till prints, a line each: `^` in the middle, `!` large, `a | b` at both edges, `---` and `===` rules, `<` html.
 * Space before a line does not count.
 */
const partsOf = (text: string): Part[] =>
  text
    .replace(/^\n|\n *$/g, '')
    .split('\n')
    .map((each) => partOf(each.trimStart()))

/**
 * A family of strips of paper.
 * @param days forms of days to choose from, parted by bars
 * @param look its width in millimetres, then typefaces to choose from
 * @param draw gives the print as `partsOf` takes it, what it says, and css of its own
 * @param since the first day of its papers, as year, month, day
 */
export const till =
  (
    notation: Notation,
    days: string,
    look: string,
    draw: (pen: Pen, shop: Firm, to: Firm) => readonly [print: string, told: Told, css?: string],
    since = '',
  ): Family =>
  (random, suppliers, buyers) => {
    const pen = penSince(random, since, notation, days)
    const [shop, to] = [pen.pick(suppliers), pen.pick(buyers)]
    const [print, told, css = ''] = draw(pen, shop, to)
    const [width, ...faces] = look.split(' ')
    return tape(
      pen,
      Number(width),
      { faces: faces.join(' '), css: `.pair { gap: 2mm; } ${css}` },
      partsOf(print),
      paidBy(pen, { supplier: shop, ...told }),
    )
  }

/** How the tables of `listed` look. */
const looks = `.l14 { width: 100%; margin: 3mm 0; } .l14 :is(td, th) { padding: 1mm 1.5mm; } .l14 .r { text-align: right; white-space: nowrap; } .l14 .c { text-align: center; }
  .zebra tr:nth-child(even) { background: #f3f4f6; } .night th { background: #27272a; color: #fff; } .rules td { border-bottom: 0.2mm solid #999; } .box :is(td, th) { border: 0.25mm solid #222; } .top { border-top: 0.5mm solid #000; border-bottom: 0.5mm solid #000; } .airy td { padding: 2.2mm 1.5mm; } .tiny { font-size: 80%; } .at { position: absolute; }`

/**
 * A family of letters and forms, printed as sheets.
 * @param look typefaces to choose from, `letter` among them for American sheets
 * @param draw gives the pages, what they say, and css of their own
 */
export const bill =
  (
    notation: Notation,
    days: string,
    look: string,
    draw: (
      pen: Pen,
      firm: Firm,
      to: Firm,
    ) => readonly [pages: string | readonly string[], told: Told, css?: string],
  ): Family =>
  (random, suppliers, buyers) => {
    const pen = penFor(random, notation, days)
    const [firm, to] = [pen.pick(suppliers), pen.pick(buyers)]
    const [pages, told, css = ''] = draw(pen, firm, to)
    const faces = look.split(' ').filter((name) => name !== 'letter')
    return letter(
      pen,
      {
        faces: faces.join(' '),
        css: `${looks} ${css}`,
        paper: look.includes('letter') ? 'letter' : 'A4',
      },
      typeof pages === 'string' ? [pages] : pages,
      toldBy(pen, { supplier: firm, ...told }),
    )
  }

/** Of a letter that was paid before it was sent. */
export const settled = { kind: 'receipt', due: null } as const

/** A line for each of what was bought. */
export const linesOf = ({ lines }: Sums, print: (line: Line) => string): string =>
  lines.map(print).join('\n')

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

/** Names that stand with the supplier's, street and town: in the middle, a line each. */
export const under = ({ also, address }: Firm): string =>
  [...also, ...address].map((text) => `^${text}`).join('\n')

/**
 * A table whose look is a name of `looks`, or several.
 * @param align a letter for each column: `l`, `r` or `c`
 * @param head parted by bars; none if empty
 */
export function listed(
  look: string,
  align: string,
  head: string,
  rows: readonly (readonly string[])[],
): string {
  const rowOf = (row: readonly string[], tag: string) =>
    `<tr>${row.map((text, at) => `<${tag} class="${align[at] ?? 'l'}">${escaped(text)}</${tag}>`).join('')}</tr>`
  const top = head === '' ? '' : rowOf(head.split('|'), 'th')
  return `<table class="l14 ${look}">${top}${rows.map((row) => rowOf(row, 'td')).join('')}</table>`
}

/** So far from the left and the top of a page, in millimetres. */
export const placed = (left: number, top: number, html: string, css = ''): string =>
  `<div class="at" style="left:${left}mm;top:${top}mm;${css}">${html}</div>`

/** Words side by side, each label before its value in small letters. */
export const spread = (facts: Facts, css = ''): string =>
  `<div style="display:flex;flex-wrap:wrap;gap:1mm 8mm;${css}">${facts
    .map(
      ([label, value]) =>
        `<span><span style="font-size:80%;color:#555">${escaped(label)}</span> ${escaped(value)}</span>`,
    )
    .join('')}</div>`

/** The part of a page to pay with at a bank: receipt left, payment right, both with labels above values. */
export const payingIn = (left: Facts, right: Facts, height = 92): string => {
  const side = (facts: Facts) =>
    facts
      .map(
        ([label, value]) =>
          `<div style="margin-bottom:2mm"><b style="font-size:7pt">${escaped(label)}</b><br>${value.split('\n').map(escaped).join('<br>')}</div>`,
      )
      .join('')
  return `<div class="at" style="left:0;right:0;bottom:0;height:${height}mm;border-top:0.2mm dashed #000;display:flex;font-size:8.5pt;line-height:1.2"><div style="flex:0 0 62mm;padding:5mm;border-right:0.2mm dashed #000">${side(left)}</div><div style="flex:1;padding:5mm 5mm 5mm 60mm">${side(right)}</div></div>`
}

/** A mail as it is printed: its head, its sender's colours, its text in a narrow column. */
export const mailed = (colour: string, name: string, html: string): string =>
  `<div style="max-width:132mm;margin:0 auto"><div style="background:${colour};color:#fff;padding:4mm 6mm;font-weight:bold;font-size:14pt">${escaped(name)}</div><div style="border:0.2mm solid #ddd;padding:6mm">${html}</div></div>`

/** Left and right at the edges of a line, as often as there are. */
export const edged = (facts: Facts, css = ''): string =>
  facts
    .map(
      ([left, right]) =>
        `<div style="display:flex;justify-content:space-between;gap:6mm;padding:0.8mm 0;${css}"><span>${escaped(left)}</span><span style="white-space:nowrap">${escaped(right)}</span></div>`,
    )
    .join('')

/** Whom it goes to, under a small label. */
export const addressed = (label: string, to: Firm, css = ''): string =>
  `<div style="${css}"><div style="font-size:78%;color:#666">${escaped(label)}</div>${lettered(to)}</div>`

/** A sheet that lies on its side. */
export const lying = cutTo(297, 210, 12)

/** A sheet of half the size. */
export const halved = cutTo(148, 210, 9)
