/** What the papers of the twenty-fifth set from the north and the middle of Europe are drawn with beside what the sets before it have. */
import { escaped, type Firm, type Pen } from '../eighth/kit'
import { code } from '../fifteenth/tills-kit'

/** The time of a clock so many minutes later. */
export function later(clock: string, minutes: number): string {
  const [hours = 0, past = 0] = clock.split(':').map(Number)
  const all = hours * 60 + past + minutes
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(all / 60) % 24)}:${two(all % 60)}`
}

/** The time of a clock with seconds. */
export const toSecond = (pen: Pen, clock: string): string => `${clock}:${pen.whole(10, 59)}`

/** Every letter spaced from the next, as terminals print their titles. */
export const spaced = (text: string): string => Array.from(text).join(' ')

/** A code to scan with words beside it. */
export const scanned = (pen: Pen, size: number, texts: readonly string[]): string =>
  `<div style="display:flex;gap:4mm;align-items:center"><div>${code(pen, size)}</div><div class="tiny">${texts.map(escaped).join('<br>')}</div></div>`

/** What a till says at its head: the firm behind the shop, street and town, each in the middle. */
export const headOf = ({ also, address }: Firm): string[] =>
  [...also, ...address].map((text) => `^${text}`)

/** An address of the web from a name, its letters without their marks. */
export const hostOf = (name: string): string => {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.replace(/ø/g, 'o').replace(/æ/g, 'ae').replace(/ß/g, 'ss')
  return `${/[a-z]{3,}/.exec(words)?.[0] ?? 'firma'}.example`
}
