/** What a stretch of work in another process may use, and the watch over it. */

/** What a process has used. */
export interface Usage {
  /** Bytes of memory it holds now. */
  memory: number
  /** Milliseconds of processor time since it started, of all its threads together. */
  processorMs: number
}

/**
 * Processor time says how much work a file is, however much else the computer has to do; time on the clock only keeps what
 * waits for ever from doing so.
 */
export interface Allowance {
  /** Milliseconds on the clock. */
  clockMs: number
  /** Milliseconds of processor time. */
  processorMs: number
  /** Bytes beyond those it held when the stretch began. */
  memory: number
}

/** For what a person asked for and waits for. */
export const patientAllowance: Allowance = {
  clockMs: 60_000,
  processorMs: 60_000,
  memory: 1200 * 1024 * 1024,
}

/** How often is looked: more often once half of the memory is used, since a decoder takes a megabyte or more each millisecond. */
const everyMs = { usually: 50, beyondHalf: 10 }

/** What passes between two looks beyond this, the computer slept or was stopped: nothing worked meanwhile, on whatever clock. */
const mostBetweenLooksMs = 1000

/** What of an allowance is used up. */
export type Spent = 'clock' | 'processor' | 'memory'

/**
 * Watches a process until what it may use is used up, and tells that once. Where nobody can tell what it uses, the clock
 * alone counts.
 * @returns ends the watch and says how much processor time there was, in milliseconds
 */
export function watchOver(
  usage: () => Usage | undefined,
  allowance: Allowance,
  onSpent: (spent: Spent) => void,
): () => number {
  const before = usage() ?? { memory: 0, processorMs: 0 }
  let lookedAt = performance.now()
  let clockMs = 0
  const used = () => {
    const now = usage() ?? before
    return {
      clockMs,
      processorMs: now.processorMs - before.processorMs,
      memory: now.memory - before.memory,
    }
  }
  const look = () => {
    const at = performance.now()
    clockMs += Math.min(at - lookedAt, mostBetweenLooksMs)
    lookedAt = at
    const now = used()
    const spent = spentOf(now, allowance)
    if (spent) return onSpent(spent)
    const isBeyondHalf = now.memory > allowance.memory / 2
    timer = setTimeout(look, isBeyondHalf ? everyMs.beyondHalf : everyMs.usually)
  }
  let timer = setTimeout(look, everyMs.usually)
  return () => {
    clearTimeout(timer)
    return used().processorMs
  }
}

function spentOf(used: Allowance, allowed: Allowance): Spent | undefined {
  if (used.memory > allowed.memory) return 'memory'
  if (used.processorMs > allowed.processorMs) return 'processor'
  return used.clockMs > allowed.clockMs ? 'clock' : undefined
}
