/** What the English papers of the twentieth set are drawn with beside what those of the sets before it are. */
import { escaped, type Firm } from '../eighth/kit'
import { daysAfter } from '../notation'

/** The firm behind a shop's name within some words, nothing where there is none. @param words `#` is its name */
export const behindIt = ({ also }: Firm, words = '#'): string =>
  also[0] === undefined ? '' : escaped(words.replace('#', also[0]))

/** The same day, or the Monday after it. */
export function workday(date: Date): Date {
  const day = date.getUTCDay()
  return daysAfter(date, day === 6 ? 2 : day === 0 ? 1 : 0)
}

/** Small grey text. */
export const note = (text: string): string =>
  `<p style="font-size:76%;color:#555">${escaped(text)}</p>`
