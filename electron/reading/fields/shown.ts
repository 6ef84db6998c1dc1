/** Whether a value that is known from elsewhere stands anywhere on the pages of a document. */
import { datesIn, exchanged } from './dates/dates'
import { decimal, moneyIn } from './amounts/money'
import { rowsOf, type Page } from './lines/rows'

export type ShownField = 'total' | 'date' | 'documentNumber'

/** Tells of a value whether it stands there, in whatever way it is written. */
export function shownOn(pages: readonly Page[]): (field: ShownField, value: string) => boolean {
  const texts = rowsOf(pages).map(({ text }) => text)
  const letters = texts.map((text) => lettersOf(text))
  const amounts = new Set(
    texts.flatMap((text) => moneyIn(text).map(({ cents }) => decimal(Math.abs(cents)))),
  )
  const dates = new Set(
    texts.flatMap((text) =>
      datesIn(text).flatMap(({ iso, isAmbiguous }) => [iso, isAmbiguous && exchanged(iso)]),
    ),
  )
  return (field, value) => {
    if (field === 'date') return dates.has(value)
    if (field === 'total') return amounts.has(value.replace(/^-/, ''))
    return letters.some((text) => text.includes(lettersOf(value)))
  }
}

const lettersOf = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
