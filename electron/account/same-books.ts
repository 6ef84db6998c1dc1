/** Are these the same books as before? Pure: the service names no owner, so bank accounts and records must tell. */

/** What tells one set of books from another: ids the service gave out. */
export interface Fingerprint {
  bankAccountIds: readonly number[]
  /** Records that this app created. */
  recordIds: readonly number[]
}

/** One id in common proves the same books; none, where both sides have some, proves others. */
export function compareBooks(
  known: Fingerprint,
  seen: Fingerprint,
): 'same' | 'different' | 'unknown' {
  const pairs = [
    [known.bankAccountIds, seen.bankAccountIds],
    [known.recordIds, seen.recordIds],
  ] as const
  if (pairs.some(([before, now]) => before.some((id) => now.includes(id)))) return 'same'
  const isComparable = pairs.some(([before, now]) => before.length > 0 && now.length > 0)
  return isComparable ? 'different' : 'unknown'
}
