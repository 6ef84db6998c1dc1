/** Turns what a person types into a search box into a query that full-text search takes, whatever it was. */
import { parseDate } from '../../../shared/calendar'

const mostWords = 12

/**
 * Every word has to begin some word of the record, in any order; what stands together, such as `61.27` or an address,
 * has to stand together there. Undefined when nothing is left to search for, which means: everything fits.
 * Operators of the query language are words like any other (sqlite.org/fts5.html, section 3.1).
 */
export function searchQuery(typed: string, columns?: readonly string[]): string | undefined {
  const phrases = typed
    .normalize('NFC')
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords)
    .map((word) => `"${plainly(word).replaceAll('"', '""')}"*`)
  if (phrases.length === 0) return undefined
  return columns ? `{${columns.join(' ')}} : (${phrases.join(' AND ')})` : phrases.join(' AND ')
}

/** Amounts without their ornaments and dates year first, as they are written in the index; also `1.234,50`. */
function plainly(word: string): string {
  if (/^[-−]?\d{1,3}(\.\d{3})+,\d{1,2}$/.test(word))
    return word.replaceAll(/[^\d,]/g, '').replace(',', '.')
  if (/^[-−]?£?-?\d{1,3}(,\d{3})+(\.\d{0,2})?$/.test(word)) return word.replace(/[^\d.]/g, '')
  const isWholeDate = /^\d{1,2}([/.-])\d{1,2}\1(\d{4}|\d{2})$/.test(word)
  return (isWholeDate && parseDate(word, '9999-12-31')) || word
}
