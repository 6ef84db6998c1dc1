/** What the bills of the fifteenth set are drawn with beside what those of the sets before it are: each is its own page, so that there is little that they share. */
import type { Random } from '../../../support/random'
import { escaped, firms, type Firm, type Pen } from '../eighth/kit'
import { es, type Notation } from '../eighth/notations'
import { croatian, greek } from '../last/words'
import type { Sheet } from '../print'
import { written, type Written } from '../fourteenth/kit'
import { penSince } from '../thirteenth/kit'
import type { Facts } from '../twelfth/kit'
import { buyersOf } from './buyers'

export const hr: Notation = { ...es, words: croatian, day: 'DD.MM.YYYY.' }
export const gr: Notation = { ...es, words: greek, day: 'DD/MM/YYYY' }

/** Papers by the name of their layout. */
export type Papers = Readonly<Record<string, (random: Random) => Sheet>>

const common = `.t { width: 100%; margin: 3mm 0; } .t :is(td, th) { padding: 1mm 1.5mm; } .l { text-align: left; } .r { text-align: right; white-space: nowrap; } .c { text-align: center; } .cols { display: flex; gap: 6mm; } .cols > * { flex: 1; } .at { position: absolute; } .tiny { font-size: 78%; } .up { text-transform: uppercase; } .ruled td { border-bottom: 0.2mm solid #aaa; } .boxy :is(td, th) { border: 0.25mm solid #333; }`

/**
 * A kind of paper.
 * @param days forms of days to choose from, parted by bars
 * @param look typefaces to choose from, `letter` among them for American sheets
 * @param senders as `firms` takes them
 * @param country of those whom it goes to
 * @param draw gives the pages, what they say, and css of their own
 * @param since the first day of its papers, as year, month, day
 */
export const paper =
  (
    notation: Notation,
    days: string,
    look: string,
    senders: string,
    country: string,
    draw: (pen: Pen, firm: Firm, to: Firm) => Written,
    since = '',
  ) =>
  (random: Random): Sheet => {
    const pen = penSince(random, since, notation, days)
    const [firm, to] = [pen.pick(firms(senders)), pen.pick(buyersOf(country))]
    return written(pen, firm, common, look, draw(pen, firm, to))
  }

/** Street and town. */
export const place = ({ address }: Firm, between = '<br>'): string =>
  address.map(escaped).join(between)

/** Name, street and town. */
export const who = (firm: Firm, between = '<br>'): string =>
  `${escaped(firm.name)}${between}${place(firm, between)}`

/** The name of the law where there is one, or the only one. */
export const legal = ({ name, also }: Firm): string => escaped(also[0] ?? name)

const classes: Readonly<Record<string, string>> = { l: 'l', r: 'r', c: 'c' }

/** Rows of a table. @param align a letter for each column: `l`, `r` or `c` */
export const tr = (align: string, rows: readonly (readonly string[])[], tag = 'td'): string =>
  rows
    .map(
      (row) =>
        `<tr>${row.map((text, at) => `<${tag} class="${classes[align[at] ?? 'l'] ?? 'l'}">${escaped(text)}</${tag}>`).join('')}</tr>`,
    )
    .join('')

/** A table with a head, parted by bars, if there is one. */
export const grid = (
  look: string,
  align: string,
  head: string,
  rows: readonly (readonly string[])[],
): string =>
  `<table class="t ${look}">${head === '' ? '' : tr(align, [head.split('|')], 'th')}${tr(align, rows)}</table>`

/** Label and value of a row each, as wide as they need. */
export const facts = (all: Facts, css = ''): string =>
  `<table style="${css}">${tr('lr', all)}</table>`

/** The same, values beginning below one another. */
export const told = (all: Facts, css = ''): string =>
  `<table style="${css}">${tr('ll', all)}</table>`
