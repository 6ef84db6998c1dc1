/** The pieces of markup that papers are put together from: rows of a till roll, tables and blocks of a letter. */
import type { Occasion, Material, Sheet } from './sheet'
import type { Pence } from './notation'
import { pounds } from './notation'
import type { PaperTruth } from './truth'

/** `b` bold, `big` and `huge` larger, `wide` and `tall` stretched as thermal printers do, `small`, `inv` white on black. */
export type Mark =
  '' | 'b' | 'big' | 'huge' | 'wide' | 'tall' | 'small' | 'inv' | 'b tall' | 'b big'

export const row = (text: string, mark: Mark = ''): string =>
  `<div class="row ${mark}">${text || '&nbsp;'}</div>`

export const centre = (text: string, mark: Mark = ''): string =>
  text
    .split('\n')
    .map((line) => `<div class="row centre ${mark}"><span>${line || '&nbsp;'}</span></div>`)
    .join('')

export const pair = (left: string, right: string, mark: Mark = ''): string =>
  `<div class="row pair ${mark}"><span>${left}</span><span>${right}</span></div>`

/** Columns of the given widths in characters; the first is set left, the others right. */
export const cells = (
  widths: readonly number[],
  texts: readonly string[],
  mark: Mark = '',
): string =>
  `<div class="row cells ${mark}">${texts
    .map((text, index) => `<span style="width:${widths[index] ?? 8}ch">${text}</span>`)
    .join('')}</div>`

export const rule = (sign = '-'): string => `<div class="row rule">${sign.repeat(120)}</div>`

export const space = (): string => row('')

interface RollForm {
  columns: number
  size?: number
  material?: Material
  css?: string
  leading?: number
}

/** A till roll. Its width follows from the characters in a line. */
export function roll(
  occasion: Occasion,
  form: RollForm,
  lines: string[],
  truth: PaperTruth,
): Sheet {
  const size = form.size ?? 20
  const css = `
    #sheet { font: ${size}px/${form.leading ?? 1.34} '${occasion.font}', monospace; padding: 34px 26px 46px; color: #1c1c20; width: max-content; }
    .roll { width: ${form.columns}ch; margin: 0 auto; }
    .row { white-space: pre; } .centre { text-align: center; white-space: pre-wrap; }
    .pair { display: flex; justify-content: space-between; }
    .cells { display: flex; justify-content: space-between; } .cells span { text-align: right; } .cells span:first-child { text-align: left; }
    .rule { overflow: hidden; } .b { font-weight: bold; } .big { font-size: 1.45em; line-height: 1.3; } .huge { font-size: 2em; line-height: 1.25; }
    .wide span { display: inline-block; transform: scaleX(1.6); } .small { font-size: 0.84em; }
    .tall { transform: scaleY(1.7); margin: 0.5em 0; } .inv { background: #1c1c20; color: #fff; padding: 2px 8px; }
    ${form.css ?? ''}`
  return {
    html: `<div class="roll">${lines.join('')}</div>`,
    css,
    material: form.material ?? 'thermal',
    truth,
  }
}

/** A4 at 96 dots per inch, or a mail as wide. `logo` is the typeface of the name at the top. */
export function letter(
  occasion: Occasion,
  form: { css?: string; material?: Material; size?: number; width?: number; height?: number },
  html: string,
  truth: PaperTruth,
): Sheet {
  const css = `
    #sheet { font: ${form.size ?? 14}px/1.45 '${occasion.font}', sans-serif; padding: 62px 66px; color: #23252b;
      width: ${form.width ?? 794}px; box-sizing: border-box; min-height: ${form.height ?? 1123}px; display: flex; flex-direction: column; }
    h1, h2, p { margin: 0; } p { margin-bottom: 8px; } table { border-collapse: collapse; width: 100%; }
    td, th { padding: 6px 8px 6px 0; text-align: left; vertical-align: top; } .n, .n td, .n th { text-align: right; padding-right: 0; padding-left: 12px; white-space: nowrap; }
    .two { display: flex; justify-content: space-between; gap: 30px; } .right { text-align: right; } .grow { flex: 1; }
    .pre { white-space: pre-line; } ${form.css ?? ''}`
  return { html, css, material: form.material ?? 'white', truth }
}

export const tr = (first: string, ...numbers: string[]): string =>
  `<tr><td>${first}</td>${numbers.map((text) => `<td class="n">${text}</td>`).join('')}</tr>`

export const th = (first: string, ...numbers: string[]): string =>
  `<tr><th>${first}</th>${numbers.map((text) => `<th class="n">${text}</th>`).join('')}</tr>`

/** A card payment as the slip shows it, with the last four digits of the card. */
export function cardLines(
  occasion: Occasion,
  amount: Pence,
  setting: 0 | 1 | 2 | 3,
): { lines: string[]; seen: Pick<PaperTruth, 'payment' | 'lastFour'> } {
  const { random } = occasion
  const lastFour = random.text(4, '0123456789')
  const brand = random.pick(['VISA DEBIT', 'MASTERCARD', 'VISA CREDIT', 'DEBIT MASTERCARD'])
  const seen = { payment: 'card' as const, lastFour }
  const aid = brand.startsWith('VISA') ? 'A0000000031010' : 'A0000000041010'
  const settings = [
    [
      pair(brand, pounds(amount)),
      row(`CARD NO: ************${lastFour}`),
      row(`AID: ${aid}`),
      pair(`AUTH CODE: ${occasion.number(6)}`, 'CONTACTLESS'),
    ],
    [
      centre('CARD SALE', 'b'),
      pair(brand, `****${lastFour}`),
      pair('AMOUNT', pounds(amount)),
      pair('PAN SEQ NO: 01', `AID ${aid}`, 'small'),
      pair(`MID ***${occasion.number(5)}`, `TID ***${occasion.number(4)}`, 'small'),
      row('VERIFIED BY DEVICE'),
    ],
    [
      pair('Card payment', pounds(amount)),
      row(`${random.pick(['Visa', 'Mastercard'])} ending ${lastFour}`),
    ],
    [
      pair('PAID BY CARD', pounds(amount)),
      row(brand),
      row(`XXXX XXXX XXXX ${lastFour}`),
      pair('Entry: Chip &amp; PIN', `Auth ${occasion.number(6)}`),
    ],
  ]
  return { lines: settings[setting]!, seen }
}

/** Cash given and change returned; the giver has notes only. */
export function cashLines(
  amount: Pence,
  labels: [string, string],
): { lines: string[]; seen: Pick<PaperTruth, 'payment'> } {
  const given = Math.ceil(amount / 500) * 500
  return {
    lines: [pair(labels[0], pounds(given)), pair(labels[1], pounds(given - amount))],
    seen: { payment: 'cash' },
  }
}
