/** How fast receipts get into the books, and how long those that are left will take. Decides only. */

/** What is seen at one moment. Times are milliseconds of any one clock. */
export interface Sight {
  at: number
  /** Whether any receipt is on its way. */
  isActive: boolean
  /** Receipts that wait or are on their way. */
  left: number
  /** Receipts that have ended, in the books or before a person, ever. */
  ended: number
}

export interface Pace {
  seen: Sight
  /** Those that ended since nothing was left the last time, and for how long receipts were on their way since. */
  sent: number
  activeMs: number
}

/** Fewer say nothing about those to come: the first waits for what is asked once for all. */
const fewest = 3

/** Starts anew when nothing is left. Only time counts in which something was on its way. */
export function nextPace(pace: Pace | undefined, seen: Sight): Pace {
  if (!pace || seen.left === 0) return { seen, sent: 0, activeMs: 0 }
  const { seen: before } = pace
  const wasActive = before.left > 0 && before.isActive
  return {
    seen,
    sent: pace.sent + Math.max(0, seen.ended - before.ended),
    activeMs: pace.activeMs + (wasActive ? Math.max(0, seen.at - before.at) : 0),
  }
}

/** Milliseconds; undefined while nothing is on its way, and until a few were sent. */
export function timeLeft({ seen, sent, activeMs }: Pace): number | undefined {
  if (!seen.isActive || seen.left === 0 || sent < fewest || activeMs === 0) return undefined
  return (seen.left * activeMs) / sent
}
