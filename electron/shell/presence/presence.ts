/** What of Docket is to be seen while its window is not: one state, its words, and how far a sending has come. Pure. */
import type { AccountStanding } from '../../../shared/accounts/account'
import { tallyOf } from '../notices'
import { say } from '../../../shared/words/words'

export interface Presence {
  state: 'quiet' | 'sending' | 'held' | 'needs-you'
  /** For a person, in one short line. */
  words: string
}

/** @param isPaused the person holds sending back */
export function presenceOf(accounts: readonly AccountStanding[], isPaused: boolean): Presence {
  const { waiting, attention, signIns, plans } = tallyOf(accounts)
  if (signIns > 0) return { state: 'needs-you', words: say('main.needsSignIn') }
  if (attention > 0)
    return {
      state: 'needs-you',
      words: say('main.needYou', { count: attention }),
    }
  if (plans > 0) return { state: 'needs-you', words: say('main.plansWait', { count: plans }) }
  if (isPaused)
    return {
      state: 'held',
      words: say('main.held', { count: waiting }),
    }
  if (waiting > 0) return { state: 'sending', words: say('main.onTheWay', { count: waiting }) }
  return { state: 'quiet', words: say('main.quiet') }
}

/** Of what has been waiting since it was nothing last. */
export interface Progress {
  most: number
  /** From 0 to 1; undefined when nothing waits. */
  fraction: number | undefined
}

export const noProgress: Progress = { most: 0, fraction: undefined }

/** @param waiting receipts that are confirmed and not in the books yet, now */
export function progressAfter({ most }: Progress, waiting: number): Progress {
  if (waiting === 0) return noProgress
  const all = Math.max(most, waiting)
  return { most: all, fraction: (all - waiting) / all }
}
