/** Are these the same books as before? Pure: the service names no owner, so bank accounts and files of ours must tell. */
import type { BankMark } from '../../shared/accounts/bank-mark'

/** Whether a file that Docket put into the books before is in these, byte for byte; `none` where it put none. */
export type OwnFiles = 'in-place' | 'missing' | 'none'

/**
 * `same`: what is in common agrees, and is more than a number. `doubtful`: something is in common, and either it is not
 * enough or something else contradicts it. `different`: nothing is in common, or only a number. `unknown`: there is
 * nothing to compare.
 */
export type BooksVerdict = 'same' | 'doubtful' | 'different' | 'unknown'

/**
 * Ids may be given out per company (the specification does not say), so one that is in both proves nothing unless name,
 * sort code or account number agree or a file of ours is in place; any contradiction is for a person to settle.
 */
export function compareBooks(
  known: readonly BankMark[],
  seen: readonly BankMark[],
  ownFiles: OwnFiles,
): BooksVerdict {
  const isOurs = ownFiles === 'in-place'
  const pairs = known.flatMap((mark) => {
    const other = seen.find(({ id }) => id === mark.id)
    return other ? [likeness(mark, other)] : []
  })
  if (pairs.length === 0) {
    const isComparable = known.length > 0 && seen.length > 0
    if (isComparable) return isOurs ? 'doubtful' : 'different'
    return isOurs ? 'same' : 'unknown'
  }
  if (pairs.includes('other')) return isOurs ? 'doubtful' : 'different'
  if (ownFiles === 'missing') return 'doubtful'
  return isOurs || pairs.includes('same') ? 'same' : 'doubtful'
}

/** Two bank accounts of one id. What only one of them shows says nothing. */
function likeness(known: BankMark, seen: BankMark): 'same' | 'other' | 'unknown' {
  const details = (['name', 'sortCode', 'accountNumber'] as const).flatMap((detail) => {
    const [before, now] = [plain(known[detail]), plain(seen[detail])]
    return before === '' || now === '' ? [] : [before === now]
  })
  if (details.includes(false)) return 'other'
  return details.length > 0 ? 'same' : 'unknown'
}

/** Spaces, hyphens and case are ways of writing. */
function plain(text = ''): string {
  return text
    .normalize('NFKC')
    .replace(/[\s-]+/g, '')
    .toLowerCase()
}
