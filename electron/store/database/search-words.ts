/** Turns what a person types into a search box into a query that full-text search takes, whatever it was. */
import { typedWords } from '../../../shared/books/search-words'

const mostWords = 12

/**
 * Every word has to begin some word of the record, in any order; what stands together, such as `61.27` or an address,
 * has to stand together there. Undefined when nothing is left to search for, which means: everything fits.
 * Operators of the query language are words like any other (sqlite.org/fts5.html, section 3.1).
 */
export function searchQuery(typed: string, columns?: readonly string[]): string | undefined {
  const phrases = typedWords(typed)
    .slice(0, mostWords)
    .map((word) => `"${word.replaceAll('"', '""')}"*`)
  if (phrases.length === 0) return undefined
  return columns ? `{${columns.join(' ')}} : (${phrases.join(' AND ')})` : phrases.join(' AND ')
}
