/** What the papers of the twelfth set are drawn with beside what those of the sets before it are. */
import type { Pen } from '../eighth/kit'
import { below, escaped, paged, roll, type Firm, type Sums } from '../eighth/kit'
import { es, fr, hu, se, type Notation } from '../eighth/notations'
import { lineTexts, shareTexts, textOf } from '../eighth/rows'
import { strip, type Piece } from '../ninth/kit'
import type { PaperTruth, Sheet } from '../print'
import { latvian } from '../fifth/words'
import { icelandic } from '../fourth/words'
import { lithuanian } from '../last/words'
import { catalan } from '../sixth/words'

export const ct: Notation = { ...es, words: catalan }
export const is: Notation = {
  ...hu,
  words: icelandic,
  currency: 'ISK',
  group: '.',
  money: '# kr.',
  day: 'DD.MM.YYYY',
}
export const lt: Notation = { ...fr, words: lithuanian, day: 'YYYY-MM-DD', percent: ' %' }
export const lv: Notation = { ...lt, words: latvian, day: 'DD.MM.YYYY' }
/** A Swede's paper in euros. */
export const seEuro: Notation = { ...se, currency: 'EUR', money: '# EUR' }

/** One of the ways to say it, parted by bars. */
export const say = (pen: Pen, ways: string): string => pen.pick(ways.split('|'))

const typefaces = {
  needle: "'Courier Prime', 'Liberation Mono', 'DejaVu Sans Mono', monospace",
  plain: "'Liberation Sans', 'DejaVu Sans Condensed', sans-serif",
  wide: "'DejaVu Sans', sans-serif",
  light: "'DejaVu Sans Light', 'DejaVu Sans', sans-serif",
  narrow: "'Liberation Sans Narrow', 'DejaVu Sans Condensed', sans-serif",
  book: "'Liberation Serif', 'DejaVu Serif Condensed', serif",
  slab: "'C059', 'DejaVu Serif', serif",
} as const

type Face = keyof typeof typefaces

/** Text as `Piece` has it, or html as it is. */
export type Part = Piece | { html: string }

interface Look {
  /** Names of `typefaces` to choose from, parted by a space. */
  faces: string
  /** In points. */
  size?: number
  css?: string
}

const face = (pen: Pen, faces: string): string => typefaces[pen.pick(faces.split(' ')) as Face]

/** A strip of paper of so many millimetres. */
export function tape(
  pen: Pen,
  width: number,
  { faces, size = 8, css = '' }: Look,
  parts: readonly Part[],
  truth: PaperTruth,
): Sheet {
  const html = parts.map((part) =>
    part !== null && typeof part === 'object' && 'html' in part ? part.html : strip([part]),
  )
  return roll(
    width,
    `#sheet { font: ${size}pt ${face(pen, faces)}; font-variant-ligatures: none; } .big { font-size: ${pen.pick([120, 135, 155])}%; font-weight: bold; } .grid { width: 100%; } .grid :is(td, th) { padding: 0 0 0 1.4mm; font-weight: normal; } .grid :is(td, th):first-child { padding-left: 0; } ${gridded} ${css}`,
    html.join(''),
    truth,
  )
}

const gridded =
  '.grid :is(td, th) { text-align: right; white-space: nowrap; } .grid .t { text-align: left; white-space: normal; }'

/** A letter or a form of one or more pages. */
export function letter(
  pen: Pen,
  { faces, size, css = '', paper = 'A4' }: Look & { paper?: 'A4' | 'letter' },
  pages: readonly string[],
  truth: PaperTruth,
): Sheet {
  return paged(
    paper,
    `#sheet { font: ${size ?? pen.pick([9, 9.5, 10])}pt ${face(pen, faces)}; font-variant-ligatures: none; } h1 { font-size: 16pt; margin: 6mm 0 3mm; } .grid { width: 100%; margin: 4mm 0; } .grid :is(td, th) { padding: 1.1mm 0 1.1mm 3mm; } .grid :is(td, th):first-child { padding-left: 0; } .grid th { border-bottom: 0.25mm solid currentcolor; } ${gridded} .sums tr:last-child td { font-weight: bold; } .push { margin-left: auto; width: fit-content; } .big { font-size: 150%; font-weight: bold; } .boxed { border: 0.25mm solid #444; padding: 2.5mm 3.5mm; } .tight td { padding-top: 0; padding-bottom: 0; } ${css}`,
    pages,
    truth,
  )
}

const cellsOf = (cells: readonly (readonly [kind: string, text: string])[], tag: 'td' | 'th') =>
  `<tr>${cells.map(([kind, text]) => `<${tag}${'tn'.includes(kind) ? ' class="t"' : ''}>${escaped(text)}</${tag}>`).join('')}</tr>`

const heads = (kinds: string, head: string): string =>
  head === ''
    ? ''
    : cellsOf(
        head.split('|').map((text, at) => [kinds[at] ?? '', text]),
        'th',
      )

/**
 * What was bought.
 * @param columns letters of `lineTexts`, with `n` for its place and `c` for a code
 * @param head parted by bars; none if empty
 */
export function goods(
  pen: Pen,
  { lines }: Pick<Sums, 'lines'>,
  columns: string,
  head = '',
  { mark, code = '#####' }: { mark?: (rate: number) => string; code?: string } = {},
): string {
  const rows = lines.map((line, at) => {
    const texts = { ...lineTexts(pen, line), n: String(at + 1) }
    const marked = mark ? { ...texts, r: mark(line.rate) } : texts
    return cellsOf(
      Array.from(columns, (letter) => [
        letter,
        letter === 'c' ? pen.digits(code) : textOf(marked, letter),
      ]),
      'td',
    )
  })
  return `<table class="grid">${heads(columns, head)}${rows.join('')}</table>`
}

/**
 * What falls to each rate.
 * @param columns letters of `shareTexts`, with `k` for its mark
 */
export function rates(
  pen: Pen,
  { shares }: Pick<Sums, 'shares'>,
  columns: string,
  head = '',
  mark: (rate: number) => string = () => '',
): string {
  const rows = shares.map((share) => {
    const texts = { ...shareTexts(pen, share), k: mark(share.rate) }
    return cellsOf(
      Array.from(columns, (letter) => ['', textOf(texts, letter)]),
      'td',
    )
  })
  return `<table class="grid">${heads('', head)}${rows.join('')}</table>`
}

/** What stands on the left and on the right of a table of sums, or of facts. */
export type Facts = readonly (readonly [label: string, value: string])[]

/** Sums at the right edge, the last one heavy. */
export const pushed = (facts: Facts): string =>
  `<table class="sums push">${facts.map(([label, value]) => `<tr><td>${escaped(label)}</td><td class="right">${escaped(value)}</td></tr>`).join('')}</table>`

/** Values before their labels, the labels small and grey. */
export const behind = (facts: Facts): string =>
  facts
    .map(
      ([label, value]) =>
        `<div>${escaped(value)} <span style="font-size:75%;color:#667">${escaped(label)}</span></div>`,
    )
    .join('')

/** Labels right of a line, values left of it. */
export const divided = (facts: Facts): string =>
  `<table class="tight">${facts
    .map(
      ([label, value]) =>
        `<tr><td style="text-align:right;border-right:0.3mm solid #999;color:#555">${escaped(label)}</td><td style="padding-left:2.5mm">${escaped(value)}</td></tr>`,
    )
    .join('')}</table>`

/** All in one line. */
export const inLine = (facts: Facts, between = ' | '): string =>
  `<p>${escaped(facts.map((fact) => fact.join(' ').trim()).join(between))}</p>`

/** Labels as the head of a table of one row. */
export const headed = (facts: Facts): string =>
  `<table style="width:100%;margin:4mm 0"><tr>${facts.map(([label]) => `<td style="background:#ececec;padding:1mm 2mm;font-size:82%">${escaped(label)}</td>`).join('')}</tr><tr>${facts.map(([, value]) => `<td style="padding:1mm 2mm;border-bottom:0.25mm solid #bbb">${escaped(value)}</td>`).join('')}</tr></table>`

/** Name, street and town in one line. */
export const oneLine = ({ name, address }: Firm, between = ', '): string =>
  escaped([name, ...address].join(between))

/** A name in letters of such a size, in millimetres. */
export const logo = (name: string, size: number, css = ''): string =>
  `<div style="font-size:${size}mm;line-height:1.15;${css}">${escaped(name)}</div>`

/** The same with what stands below the name. */
export const letterhead = (firm: Firm, size: number, css = ''): string =>
  `${logo(firm.name, size, css)}${below(firm)}`

/** Where a window of an envelope shows it: the sender in small letters above whom it goes to. */
export const windowed = (sender: Firm, to: Firm): string =>
  `<div style="margin:16mm 0 10mm;width:85mm"><div style="font-size:65%;border-bottom:0.15mm solid #333">${oneLine(sender, ' · ')}</div><div style="margin-top:2mm">${[to.name, ...to.address].map(escaped).join('<br>')}</div></div>`

/** The cash rounding of a country: to this many hundredths. */
export const roundedTo = (cents: number, step: number): number => Math.round(cents / step) * step
