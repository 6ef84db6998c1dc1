/** What the papers of the north and the east are drawn with beside what the set has: numbers that belong together. */
import { escaped, type Pen } from '../eighth/kit'
import { taxNumber } from '../ninth/numbers'

/** How a register writes the number that is in a tax number. */
const forms = {
  SE: (tax: string) => `${tax.slice(2, 8)}-${tax.slice(8, 12)}`,
  FI: (tax: string) => `${tax.slice(2, 9)}-${tax.slice(9)}`,
  CZ: (tax: string) => tax.slice(2),
  RO: (tax: string) => tax.slice(2),
  DK: (tax: string) => tax.slice(3).replaceAll(' ', ''),
  NO: (tax: string) => tax.slice(3, -4),
} as const

/** A firm's number in the register, and its tax number with the same figures. */
export function registered(pen: Pen, country: keyof typeof forms): { own: string; tax: string } {
  const tax = taxNumber(pen, country)
  return { own: forms[country](tax), tax }
}

/** A part of a page below a heading in letters of this colour. */
export const titled = (title: string, html: string, colour = '#334155'): string =>
  `<div style="margin:4mm 0"><div style="font-weight:bold;color:${colour};border-bottom:0.3mm solid ${colour};margin-bottom:1.5mm">${escaped(title)}</div>${html}</div>`
