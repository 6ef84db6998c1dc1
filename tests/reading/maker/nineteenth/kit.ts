/** What the papers of the nineteenth set are drawn with beside what those of the sets before it are: parts of a page that stand where they are put. */
import { escaped, type Line, type Pen } from '../eighth/kit'
import { linesAs } from '../eighth/rows'
import type { Facts } from '../twelfth/kit'

/** A part of a page with its own css. */
export const part = (css: string, ...html: readonly string[]): string =>
  `<div style="${css}">${html.join('')}</div>`

/** Parts beside one another, each as wide as it says. @param widths as css has them, parted by a space */
export const beside = (widths: string, ...html: readonly string[]): string =>
  `<div style="display:grid;grid-template-columns:${widths};gap:6mm;align-items:start">${html.map((each) => `<div>${each}</div>`).join('')}</div>`

/** What was bought and its amount, a fact for each line. @param letters of `lineTexts` for text and amount */
export const priced = (pen: Pen, lines: readonly Line[], letters = 'ta'): Facts =>
  linesAs(pen, lines, letters).map(([text = '', amount = '']) => [text, amount] as const)

/** Labels in small letters above values, side by side over the whole width. */
export const ribbon = (facts: Facts, css = ''): string =>
  `<div style="display:flex;justify-content:space-between;gap:4mm;margin:4mm 0;${css}">${facts
    .map(
      ([label, value]) =>
        `<div><div style="font-size:70%">${escaped(label)}</div><div>${escaped(value)}</div></div>`,
    )
    .join('')}</div>`

/** A rule of dots between label and value. */
export const dotted = (facts: Facts): string =>
  facts
    .map(
      ([label, value]) =>
        `<div style="display:flex;gap:1.5mm"><span>${escaped(label)}</span><span style="flex:1;border-bottom:0.3mm dotted #444;margin-bottom:1mm"></span><span style="white-space:nowrap">${escaped(value)}</span></div>`,
    )
    .join('')

/** What a hand wrote on the paper afterwards. */
export const jotted = (text: string, css: string): string =>
  `<div style="position:absolute;font:18pt Z003,cursive;color:#1e40af;transform:rotate(-6deg);${css}">${escaped(text)}</div>`
