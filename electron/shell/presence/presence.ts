/** What of Docket is to be seen while its window is not: one state, its words, and how far a sending has come. Pure. */
import type { AccountStanding } from '../../../shared/accounts/account'
import { receiptsCounted, tallyOf } from '../notices'

export interface Presence {
  state: 'quiet' | 'sending' | 'held' | 'needs-you'
  /** For a person, in one short line. */
  words: string
}

/** @param isPaused the person holds sending back */
export function presenceOf(accounts: readonly AccountStanding[], isPaused: boolean): Presence {
  const { waiting, attention, signIns } = tallyOf(accounts)
  if (signIns > 0) return { state: 'needs-you', words: 'Docket needs you to sign in again' }
  if (attention > 0)
    return {
      state: 'needs-you',
      words: `${receiptsCounted(attention)} ${attention === 1 ? 'needs' : 'need'} you`,
    }
  if (isPaused)
    return {
      state: 'held',
      words:
        waiting > 0
          ? `Sending is held back: ${receiptsCounted(waiting)} waiting`
          : 'Sending is held back',
    }
  if (waiting > 0) return { state: 'sending', words: `${receiptsCounted(waiting)} on the way` }
  return { state: 'quiet', words: 'Nothing is on its way' }
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
