/** How long something that was sent may still arrive after its answer was lost. */

/**
 * Until then nobody can say that a create whose reply was lost is not there, neither an invoice nor an expense, in
 * milliseconds of a clock that only runs forward.
 */
export const createSettledAfterMs = 60_000
