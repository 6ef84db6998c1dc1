/** The words of a search as a person types them, in the form in which records have them. Pure. */
import { parseDate } from '../calendar'

/** Each stands together in what it fits, such as `61.27` or an address; what has neither letter nor digit is no word. */
export function typedWords(search: string): string[] {
  return search
    .normalize('NFC')
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map(plainly)
}

/** Amounts without their ornaments and dates year first, as records have them; also `1.234,50`. */
function plainly(word: string): string {
  if (/^[-−]?\d{1,3}(\.\d{3})+,\d{1,2}$/.test(word))
    return word.replaceAll(/[^\d,]/g, '').replace(',', '.')
  if (/^[-−]?£?-?\d{1,3}(,\d{3})+(\.\d{0,2})?$/.test(word)) return word.replace(/[^\d.]/g, '')
  const isWholeDate = /^\d{1,2}([/.-])\d{1,2}\1(\d{4}|\d{2})$/.test(word)
  return (isWholeDate && parseDate(word, '9999-12-31')) || word
}
