/** How long something that was sent may still arrive after its answer was lost, by a clock that only runs forward. */

/** Until then nobody can say that what was asked for is not there: its request may still be on its way. Milliseconds. */
export const settledAfterMs = 60_000

/** A list may show what was created later than that: until then nobody can say that it is not in the books. Milliseconds. */
export const listedAfterMs = {
  supplier: 2 * 60_000,
  client: 10 * 60_000,
  salesInvoice: 10 * 60_000,
} as const
