/** A kind of change of the books: what it reads, what it would send, and what reading again means. */
import type { ChangeEnd } from '../../shared/books/change-end'
import type { ErrorCode } from '../../shared/errors'
import type { Undone } from '../api/answers'
import type { BegunChange } from '../store/changes/book-change-rows'

/** What a request came to. */
export type Answer<Now> =
  /** The service said that it was done; with `now` where its answer shows what there is since, so that nothing is read. */
  | { kind: 'done'; now?: Now; outcome?: unknown }
  /** Somebody was faster, so nothing was done; `now` where it could be read again. */
  | { kind: 'overtaken'; now: Now | undefined }
  | Pick<Extract<Undone, { kind: 'refused' }>, 'kind' | 'code' | 'said'>
  | Extract<Undone, { kind: 'not-sent' }>
  | Pick<Extract<Undone, { kind: 'unknown' }>, 'kind' | 'code' | 'said'>

/** Two readings of what was changed, and what was asked for between them. */
interface Reading<Now> extends Pick<BegunChange, 'subject' | 'before' | 'wanted'> {
  /** Undefined where it is not there. */
  after: Now | undefined
  /** The service said that it was done, so nothing of it can still come. */
  isAnswered: boolean
}

/** What reading again shows. */
export type Verdict =
  /** `outcome` is kept with the change, as JSON. */
  | { kind: 'done'; outcome?: unknown }
  /** It is not there: says something once the request cannot come any more. */
  | { kind: 'not-done'; code: ErrorCode }
  /** A person has to look; where `mayStillCome`, only once the request cannot come any more. */
  | { kind: 'differs' | 'ask'; outcome: unknown; mayStillCome?: boolean }

export type KnownEnd<Now> = Exclude<ChangeEnd<Now>, { kind: 'held' | 'changed' | 'unknown' }>

/**
 * One kind of change: what it reads, what it would send, and what reading again means. `prepare` and `verdict` are pure.
 * Methods, so that kinds of every shape can be in one list.
 */
export interface ChangeKind<Books, Now, Wish, Held = never> {
  /** As its rows are called. Never changed once released. */
  readonly name: string
  /** The kind of record that it is about; of changes about the same record there is one at a time. */
  readonly about: string
  /** Until then its request may still arrive, or what it made may not be shown yet. Milliseconds; a minute by default. */
  readonly settledAfterMs?: number
  /** What is said where it is not there; `not-found` by default. */
  readonly missing?: ErrorCode
  /** It makes a new record: one of an earlier attempt that is found is what the person wanted. */
  readonly isMaking?: boolean
  /** It is not read again by itself, only when the same is asked for once more. */
  readonly waitsToBeAsked?: boolean
  /** Undefined where it is not there. @throws AppError when it cannot be read */
  read(books: Books, subject: string): Promise<Now | undefined>
  /** What a person saw of it, as a short word. */
  seenAs(now: Now): string
  /** What is kept of it from before. */
  textOf(now: Now): string
  /** @throws AppError where it may not be changed at all, before anything else is made for the change */
  assertFree?(now: Now): void
  /** What to ask for, as its row keeps it; undefined where it is so already. @throws AppError */
  prepare(now: Now, wish: Wish, subject: string): Prepared | { held: Held } | undefined
  /** Sends what was prepared, once. Never throws. */
  send(books: Books, sending: Sending<Now, Wish>): Promise<Answer<Now>>
  verdict(reading: Reading<Now>): Verdict
  /**
   * Told of every end once it is known, also of a change that an earlier start began, within the commit of that end: what it
   * writes to the store is there with the end or not at all.
   */
  ended?(begun: BegunChange, end: KnownEnd<Now>): void
  /** Told after that, for what is kept elsewhere and can be read again, such as the cached books. */
  learn?(begun: BegunChange, end: KnownEnd<Now>): void
}

/** An end as the window is told of it; without `outcome` it is told of none. */
export function shownEnd<Now, View, Held, Outcome = never>(
  end: ChangeEnd<Now, Held>,
  shown: { now: (now: Now) => View; outcome?: (outcome: unknown) => Outcome },
): ChangeEnd<View, Held, Outcome> {
  const now = 'now' in end && end.now !== undefined ? shown.now(end.now) : undefined
  const outcome =
    'outcome' in end && end.outcome !== undefined ? shown.outcome?.(end.outcome) : undefined
  return { ...end, now, outcome } as ChangeEnd<View, Held, Outcome>
}

export interface Sending<Now, Wish> extends Required<Prepared> {
  subject: string
  wish: Wish
  /** As it was read right before. */
  now: Now
}

/** What goes out where it is more than what the row keeps: its `body`. */
interface Prepared {
  wanted: string
  body?: string
}
