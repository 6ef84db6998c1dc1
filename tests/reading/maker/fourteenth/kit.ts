/** What the papers of the fourteenth set are drawn with beside what those of the sets before it are: a family is its country's ways and what stands on its paper, written as it stands there. */
import type { Random } from '../../../support/random'
import { escaped, type Firm, type Pen, penFor } from '../eighth/kit'
import type { Notation } from '../eighth/notations'
import type { Sheet } from '../print'
import { cutTo } from '../eleventh/kit'
import { letter, tape, type Part } from '../twelfth/kit'
import { paidBy, penSince, toldBy } from '../thirteenth/kit'

/** What a paper says but for who sends it. */
type Told = Omit<Parameters<typeof toldBy>[1], 'supplier'>

/** A kind of paper, of one of these suppliers, to one of these buyers. */
type Family = (random: Random, suppliers: readonly Firm[], buyers: readonly Firm[]) => Sheet

/** The families of a country by the name of their layout. */
export type Families = Readonly<Record<string, Family>>

const columns = (parts: readonly string[]) => ({
  html: `<div style="display:grid;gap:1mm;grid-template-columns:minmax(30%,auto) repeat(${parts.length - 1},1fr)">${parts
    .map((part, at) => `<span style="${at > 0 ? 'text-align:right' : ''}">${escaped(part)}</span>`)
    .join('')}</div>`,
})

function partOf(text: string): Part {
  if (text.startsWith('<')) return { html: text }
  if (text === '---') return null
  if (text === '===') return { html: '<hr style="border-top:0.8mm double #222">' }
  if (text.startsWith('^')) return text.slice(1)
  const parts = ` ${text}`.slice(text.startsWith('| ') ? 0 : 1).split(' | ')
  const [left = '', right] = parts
  if (left === '') return right === undefined ? '' : ['', right]
  if (parts.length > 2) return columns(parts)
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

/** What a family draws: its pages, what they say, and css of their own. */
export type Written = readonly [pages: string | readonly string[], told: Told, css?: string]

/** Sheets of a letter or a form, from a firm. @param look as of `bill` */
export function written(
  pen: Pen,
  supplier: Firm,
  shared: string,
  look: string,
  [pages, told, css = '']: Written,
): Sheet {
  const faces = look.split(' ').filter((name) => name !== 'letter')
  const paper = look.includes('letter') ? 'letter' : 'A4'
  return letter(
    pen,
    { faces: faces.join(' '), css: `${shared} ${css}`, paper },
    typeof pages === 'string' ? [pages] : pages,
    toldBy(pen, { supplier, ...told }),
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
    draw: (pen: Pen, firm: Firm, to: Firm) => Written,
  ): Family =>
  (random, suppliers, buyers) => {
    const pen = penFor(random, notation, days)
    const [firm, to] = [pen.pick(suppliers), pen.pick(buyers)]
    return written(pen, firm, looks, look, draw(pen, firm, to))
  }

/** Of a letter that was paid before it was sent. */
export const settled = { kind: 'receipt', due: null } as const

/** Names that stand with the supplier's, street and town: in the middle, a line each. */
export const under = ({ also, address }: Firm): string =>
  [...also, ...address].map((text) => `^${text}`).join('\n')

/** A sheet that lies on its side. */
export const lying = cutTo(297, 210, 12)

/** A sheet of half the size. */
export const halved = cutTo(148, 210, 9)
