/** What the core process is told, and what it says. */
import type { Service } from '../../../shared/accounts/account'
import type { Place } from '../tokens/account'

export interface Brief {
  profile: string
  anchorage: string
  /** Folder for the files that a person would drop. */
  inbox: string
  service: Service
  /** Other books, which stand at the same address once the person signs in to them. */
  otherBooks?: Service
  seed: number
  /** How long it works by chance, in milliseconds; 0 when `scenario` says what to do. */
  workMs: number
  scenario?: string
  /** How far its clocks are ahead, in milliseconds, and how many times too fast they run. */
  aheadMs: number
  speed: number
  /** Pauses after its work, and then shows that it can still save. */
  mustGoOn?: boolean
  /** Only resumes what waits, until it is killed; by itself when an intent is on disk and nothing was sent yet. */
  standsBy?: 'till killed' | 'till an intent'
}

/** For a process that opens one account alone, and then works at each word that it is told. */
export interface AccountBrief {
  place: Place
  service: Service
}

/** To look into the books, renewing the sign-in where that is due; to say how the sign-in stands; to close. */
export type AccountOrder = 'work' | 'standing' | 'leave'

/**
 * A deed begins, is done, or failed; a deed on a receipt names its id. `edit` also names the
 * amount, `capture` the hash, `sign-in` the books, `change-expense` the description, `export` by its file how many are missing,
 * and one more where the books had not been read to their end.
 */
export type Word =
  | ['threads', ...ids: number[]]
  | ['open', status: string]
  | ['began' | 'done' | 'failed', deed: Deed, about: string, detail?: string]
  | ['paused']
  | ['answer', text: string]
  | ['end']

export type Deed =
  | 'capture'
  | 'edit'
  | 'confirm'
  | 'reopen'
  | 'discard'
  | 'restore'
  | 'refresh'
  | 'sign-out'
  | 'sign-in'
  | 'change-expense'
  | 'delete-expense'
  | 'export'
  | 'retention'
  | 'open'
  | 'quit'

/** To which of the service's books a person signs in: those of before, or others. */
export type Books = 'own' | 'other'

/** One line of what it says; undefined for a line that was cut off. */
export function wordIn(line: string): Word | undefined {
  try {
    return JSON.parse(line) as Word
  } catch {
    return undefined
  }
}
