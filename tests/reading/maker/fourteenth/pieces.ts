/** Pieces of the pages of the fourteenth set. */
import { escaped, type Firm } from '../eighth/kit'
import { lettered } from '../ninth/kit'
import type { Facts } from '../twelfth/kit'

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

/** The part to pay with of a Swiss bill. @param told of the bill, beside what both halves say */
export const swissSlip = (
  { own, reference, payer, sum }: Readonly<Record<'own' | 'reference' | 'payer' | 'sum', string>>,
  told: Facts = [],
): string => {
  const to: Facts = [
    ['Konto / Zahlbar an', own],
    ['Referenz', reference],
  ]
  const by: Facts = [
    ['Zahlbar durch', payer],
    ['Währung   Betrag', sum],
  ]
  return payingIn([['Empfangsschein', ''], ...to, ...by], [['Zahlteil', ''], ...to, ...told, ...by])
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
