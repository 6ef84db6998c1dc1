/** Watches for how long at a stretch this thread does nothing but work, so that nothing else has its turn. */
import { readFileSync } from 'node:fs'

export interface LoopWatch {
  /** The longest stretch so far, in milliseconds. */
  longestMs: () => number
  /** Forgets what was before. */
  anew: () => void
  stop: () => void
}

const everyMs = 4

/** A stretch counts with its processor time where that can be told: a computer that has much else to do is not ours to judge. */
export function watchLoop(): LoopWatch {
  let longest = 0
  let before = moment()
  const timer = setInterval(() => {
    const now = moment()
    const [clock, worked] = [now.clockMs - before.clockMs, now.workedMs - before.workedMs]
    longest = Math.max(longest, Number.isNaN(worked) ? clock : Math.min(clock, worked))
    before = now
  }, everyMs)
  return {
    longestMs: () => longest,
    anew: () => {
      longest = 0
      before = moment()
    },
    stop: () => {
      clearInterval(timer)
    },
  }
}

/** Processor time of this thread from proc(5), `schedstat`; no number where there is none. */
function moment(): { clockMs: number; workedMs: number } {
  return { clockMs: performance.now(), workedMs: workedMs() }
}

function workedMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}
