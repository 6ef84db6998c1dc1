/** What the English papers of the twenty-fifth set are drawn with beside what those of the sets before it are: cards, clocks, big letters on narrow print. */
import { escaped, type Pen } from '../eighth/kit'

/** As Americans and Australians tell the time. */
export const twelve = (clock: string): string => {
  const [hour = '', past = ''] = clock.split(':')
  const hours = Number(hour)
  return `${((hours + 11) % 12) + 1}:${past} ${hours < 12 ? 'AM' : 'PM'}`
}

interface Card {
  name: string
  /** Of its application. */
  aid: string
  /** Its last digits. */
  end: string
}

const kinds = [
  ['VISA DEBIT', 'A0000000031010'],
  ['VISA CREDIT', 'A0000000031010'],
  ['DEBIT MASTERCARD', 'A0000000041010'],
  ['MASTERCARD', 'A0000000041010'],
  ['AMEX', 'A000000025010801'],
] as const

export const cardOf = (pen: Pen): Card => {
  const [name, aid] = pen.pick(kinds)
  return { name, aid, end: pen.digits('####') }
}

/** For `typed`: a name in letters of another typeface, as big as fit on one line. @param most in points */
export const bigName = (name: string, most: number, css = ''): string =>
  `<b style="display:block;text-align:center;white-space:nowrap;font:bold ${Math.min(most, 235 / name.length).toFixed(1)}pt/1.25 'DejaVu Sans',sans-serif;${css}">${escaped(name)}</b>`

/** What of a list is true. */
export const these = <T>(...all: readonly (T | false)[]): T[] =>
  all.filter((each): each is T => each !== false)
