/** The number of a supplier's document: when two are one, where a text carries it, and a description with it. */
import type { ExpenseDraft } from '../expenses/expense'

/** A number as it is compared: capital letters and digits alone, `inv-0012/26` as `INV001226`. */
export function foldNumber(number: string): string {
  return number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Fewer characters are counted anew each day or by each till. */
const fewest = 3

/** Whether both are the same number, and one that tells a document from the supplier's others. */
export function isSameNumber(one: string, other: string): boolean {
  const folded = foldNumber(one)
  return tells(folded) && folded === foldNumber(other)
}

function tells(folded: string): boolean {
  return folded.length >= fewest && /\d/.test(folded)
}

/** Whether a text, such as the description of an expense, carries a number as words of its own. */
export function carriesNumber(text: string, number: string): boolean {
  const folded = foldNumber(number)
  if (!tells(folded)) return false
  // Before and after it stands none of its kind.
  return new RegExp(`(?<![\\p{L}\\p{N}])${parted(folded)}(?![\\p{L}\\p{N}])`, 'iu').test(text)
}

/** Finds a number in any text, also within a longer one; undefined for one that tells nothing. */
export function numberPattern(number: string): RegExp | undefined {
  const folded = foldNumber(number)
  return tells(folded) ? new RegExp(parted(folded), 'iu') : undefined
}

/** Between its characters there may be a stroke or a gap. */
const parted = (folded: string) => Array.from(folded).join('[^\\p{L}\\p{N}]?')

const longest = 500

/** A description that carries the number: `Diesel, no. 4711`, or `No. 4711` alone. One that has it already is left. */
export function withNumber(description: string, number: string): string {
  const [words, bare] = [description.trim(), number.trim()]
  if (bare === '' || carriesNumber(words, bare)) return description
  const next = words === '' ? `No. ${bare}` : `${words}, no. ${bare}`
  return next.length > longest ? description : next
}

/** A draft whose number goes into the description of what is sent, or does not. The description itself is the person's own. */
export function numbered(
  { isNumbered: _, ...draft }: ExpenseDraft,
  isWanted: boolean,
): ExpenseDraft {
  return isWanted && draft.documentNumber?.trim() ? { ...draft, isNumbered: true } : draft
}
