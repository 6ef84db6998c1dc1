/** Pages of words and amounts to fit the recogniser's further letters to: many languages, typefaces and sizes. */
import type { Random } from '../../support/random'
import { addedLetters } from './alphabet'

/** A text on a page, placed so that no other touches it. */
export interface Printed {
  text: string
  css: string
  left: number
  top: number
}

export interface Typeface {
  name: string
  file: string
}

const upper = (text: string) => text.toLocaleUpperCase('en')
const titled = (text: string) => upper(text.slice(0, 1)) + text.slice(1)

const cases: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  titled,
  titled,
  (text) => text.split(' ').map(titled).join(' '),
  upper,
  upper,
]

const digits = (random: Random, form: string): string =>
  Array.from(form, (letter) => (letter === '#' ? String(random.whole(0, 9)) : letter)).join('')

const amounts =
  '#,##|##,##|###,##|#.###,##|#.##|##.##|###.##|#,###.##|##|###|# ###,##|#,-|##.00|##,00'
const beside =
  '€ @|€@|@ €|@€|€ @|@ €|€ @ €|€/kg|@ €/kg|@ € x #|£@|£ @|£@|$@|EUR @|@ EUR|@ kr|@ zł|@ Kč|CHF @|@ Ft|@ lei|-€@|-@ €|(€@)|RM @|Total € @|Total £@|Summe € @|TOTAL @ €|Betrag (€)|Prix €|@|@'
const plain =
  'C#|C##|C#,#|C#.#|E##|E###|E#,##|G##|e#|c##|8##,##|6##.##|B##|F##|L##|Y###|(###)|##.##.####|##/##/####|##-##-##|##:##|#####|######|########|GB### #### ##|DE#########|NL#########B##|FR## ### ### ###|## %|#,# %|#x|# x @|Tel. 0## ### ## ##|INV-#####|RE ####-###|IBAN DE## #### #### #### #### ##|No. #####|www.example.com|info@example.de|Visa **** ####|#### **** ####'

const amount = (random: Random) => digits(random, random.pick(amounts.split('|')))
const money = (random: Random) =>
  digits(
    random,
    random.pick(beside.split('|')).replaceAll('@', () => amount(random)),
  )

/** Every letter as often as any other, in words that need not be any. */
function strange(random: Random, words: readonly string[]): string {
  const word = Array.from(random.pick(words))
  const count = 1 + random.whole(0, 1)
  for (let at = 0; at < count; at += 1)
    word[random.whole(0, word.length - 1)] = random.pick(addedLetters)
  return word.join('')
}

function textOf(random: Random, languages: readonly (readonly string[])[]): string {
  const kind = random.whole(0, 99)
  const words = random.pick(languages)
  if (kind < 28) return money(random)
  if (kind < 40) return digits(random, random.pick(plain.split('|')))
  if (kind < 56) return random.pick(cases)(strange(random, words))
  const some = Array.from({ length: 1 + random.whole(0, 2) }, () => random.pick(words)).join(' ')
  return random.pick(cases)(kind < 64 ? `${some} ${money(random)}` : some)
}

/** Side of a page in CSS pixels. */
export const side = { width: 1000, height: 1300 }

export function sheetOf(
  random: Random,
  languages: readonly (readonly string[])[],
  typefaces: readonly Typeface[],
): { printed: Printed[]; html: string } {
  const printed: Printed[] = []
  const used = new Map<string, Typeface>()
  for (let top = 12; top < side.height - 60;) {
    const size = 11 + random.whole(0, 7) + (random.whole(0, 5) === 0 ? random.whole(0, 17) : 0)
    for (const left of size > 22 ? [20] : [20, 500]) {
      const typeface = random.pick(typefaces)
      used.set(typeface.name, typeface)
      const weight = random.whole(0, 3) === 0 ? 700 : 400
      const spacing =
        random.whole(0, 7) === 0 ? `letter-spacing:${random.whole(0, 3) * 0.5}px;` : ''
      const css = `font:${weight} ${size}px '${typeface.name}';${spacing}`
      printed.push({ text: textOf(random, languages), css, left: left + random.whole(0, 59), top })
    }
    top += Math.round(size * 1.9) + 6
  }
  const faces = [...used.values()].map(
    ({ name, file }) => `@font-face { font-family: '${name}'; src: url('file://${file}'); }`,
  )
  const spans = printed.map(
    ({ text, css, left, top }) =>
      `<span style="${css}left:${left}px;top:${top}px">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`,
  )
  const html = `<!doctype html><meta charset="utf-8"><style>${faces.join('')} body { margin: 0; background: #fff; width: ${side.width}px; height: ${side.height}px; overflow: hidden } span { position: absolute; white-space: nowrap; line-height: 1.2 }</style>${spans.join('')}`
  return { printed, html }
}
