/** Decides what an answer, or its absence, means for an expense that is on its way. Pure; the outbox acts on it. */
import type { AppError, ErrorCode } from '../../shared/errors'
import type { CreateResult } from '../api/expenses'
import type { Revelation } from './calibration'

export type AfterCreate =
  | { next: 'sent'; expenseId: number }
  | { next: 'rejected'; said: string[] }
  /** Nothing can have happened: the receipt is ready again. */
  | { next: 'ready'; code: ErrorCode }
  /** It may be there: prove it before anything else is sent. `said` is what was answered instead, where that is the service's own fault. */
  | { next: 'checking'; said?: string[] }

/**
 * Only what certainly was not processed may be sent again. A 2xx without a readable id, a rate limit, a server
 * error and silence all leave the outcome open (specification: behaviour not shown).
 */
export function afterCreate(result: CreateResult): AfterCreate {
  if (result.kind === 'not-sent') return { next: 'ready', code: result.code }
  if (result.kind === 'unknown') return { next: 'checking' }
  const { status, expenseId, said } = result
  if (status >= 200 && status < 300)
    return expenseId === undefined ? { next: 'checking' } : { next: 'sent', expenseId }
  if (status === 401) return { next: 'ready', code: 'signed-out' }
  if (status === 403)
    return { next: 'rejected', said: said.length > 0 ? said : ['Not allowed (403)'] }
  if (passing.has(status)) return { next: 'checking' }
  const isRefusal = status >= 400 && status < 500
  if (isRefusal) return { next: 'rejected', said }
  return { next: 'checking', said: said.length > 0 ? said : [`HTTP ${status}`] }
}

/** Something on the way, or too much to do: it says nothing of the receipt, however often it is answered. */
const passing: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

/** So many attempts that each end in the same way are no hiccup. */
const mostFailed = 3

/**
 * What the service answered to the last attempt, where that and the ones before it since a person confirmed all failed openly and
 * were proved absent: sending once more would go on for ever, and only a person can change what is sent. Undefined otherwise.
 * @param trail oldest first
 */
export function failedEachTime(
  trail: readonly { event: string; note?: string | undefined }[],
): string | undefined {
  const ends = trail.filter(({ event }) => endsAttempt.has(event))
  const last = ends.slice(-mostFailed)
  const isEach = last.length === mostFailed && last.every(({ event }) => event === 'answer-failed')
  return isEach ? last.at(-1)?.note : undefined
}

const endsAttempt: ReadonlySet<string> = new Set([
  'answer-failed',
  'answer-lost',
  'confirmed',
  'confirmed-by-rule',
  'sent',
])

/** What one scan of the newest expenses showed. */
export interface Scan {
  /** Ids of expenses whose attachment carries the marker. */
  found: number[]
  /** Every expense above the high-water mark was seen, and showed that it is another. */
  isComplete: boolean
}

/** What is known of a create whose outcome is open. Times are milliseconds of a clock that only runs forward. */
export interface OpenOutcome {
  /** When the last create came to its end, whichever: until then its bytes were on their way. */
  endedAt: number
  absences: number
  absentSince?: number
}

export type AfterScan =
  | { next: 'sent'; expenseId: number; copies: number }
  /** Not seen yet: look again at `at`. */
  | { next: 'look-again'; at: number; absences: number; absentSince?: number }
  /** Proved absent: it may be sent again. */
  | { next: 'absent' }
  /** The service does not show enough to tell: a person decides. */
  | { next: 'undecided' }

/** A late commit or a lagging list may hide it: absence takes two complete scans, well apart and well after. */
export const proofOfAbsence = {
  afterEndMs: 10 * 60_000,
  betweenScansMs: 2 * 60_000,
  giveUpMs: 60 * 60_000,
  lookAgainMs: 30_000,
}

/**
 * @param now when the service was first asked for what the scan is of
 * @param revelation how the service was found to show whose an expense is; where it never does, waiting helps nobody
 */
export function afterScan(
  scan: Scan,
  open: OpenOutcome,
  now: number,
  revelation: Revelation = 'unknown',
): AfterScan {
  const [first] = scan.found.toSorted((a, b) => a - b)
  if (first !== undefined) return { next: 'sent', expenseId: first, copies: scan.found.length }
  const { afterEndMs, betweenScansMs, giveUpMs, lookAgainMs } = proofOfAbsence
  if (!scan.isComplete)
    return revelation === 'nothing' || now - open.endedAt > giveUpMs
      ? { next: 'undecided' }
      : { next: 'look-again', at: now + lookAgainMs, absences: open.absences }
  const { absentSince } = open
  const isEarly = now - open.endedAt < afterEndMs
  if (absentSince !== undefined && !isEarly && now - absentSince >= betweenScansMs)
    return { next: 'absent' }
  const since = absentSince ?? now
  const at = Math.max(since + betweenScansMs, open.endedAt + afterEndMs, now + 1000)
  return {
    next: 'look-again',
    at: open.absences === 0 ? Math.min(at, now + lookAgainMs) : at,
    absences: open.absences + 1,
    absentSince: since,
  }
}

/** After these nothing can be sent for anyone: the whole lane waits, and no receipt is to blame. */
const laneWide: ReadonlySet<ErrorCode> = new Set([
  'offline',
  'proxy-refused',
  'certificate-refused',
  'signed-out',
  'token-refused',
  'rate-limited',
  'keyring-locked',
  'disk-full',
  'disk-failed',
  'no-permission',
  'read-only',
])

/** Those that only a person can mend, so that it suffices to try now and then. */
const slow: ReadonlySet<ErrorCode> = new Set([
  'signed-out',
  'token-refused',
  'disk-full',
  'no-permission',
  'read-only',
])

export interface Setback {
  code: ErrorCode
  /** How long the service asked to be left alone. */
  retryAfterMs?: number
}

/**
 * How long the lane waits after a failure, in milliseconds; undefined when it is the receipt's alone.
 * @param failures how often in a row the lane had to wait before
 * @param random in [0, 1)
 */
export function laneWaitMs(
  { code, retryAfterMs = 0 }: Setback,
  failures: number,
  random: number,
): number | undefined {
  if (!laneWide.has(code)) return undefined
  return Math.max(retryAfterMs, backOff(failures, random, slow.has(code) ? 60_000 : 15_000))
}

/** No retry mends these while nothing has been sent: a person has to look. */
const ours: ReadonlySet<ErrorCode> = new Set([
  'store-damaged',
  'store-newer',
  'invalid-input',
  'draft-incomplete',
  'original-lost',
])

export const needsPerson = (code: ErrorCode): boolean => ours.has(code)

/** How often a stored file that cannot be found, or is refused, is asked for again: a list may lag behind a commit. */
export const patientProofs = 4
/** The same where the service fails at it, which may last for half an hour. */
const patientFailures = 40

/** Whether a look at a stored file that has failed so often shows that it is not given; what passes by itself never does. */
export function isWithheld({ code, detail }: AppError, failures: number): boolean {
  if (code === 'forbidden' || code === 'service-refused') return failures >= patientProofs
  const isOwnFault =
    (code === 'service-failed' || code === 'reply-unreadable') &&
    !passing.has(Number(detail?.['status']))
  return isOwnFault && failures >= patientFailures
}

/** What the read-back of a file shows: undefined when it is equal. */
export function flawOf(
  stored: { size: number; sha256: string },
  original: { size: number; sha256: string },
): ErrorCode | undefined {
  if (stored.size === original.size && stored.sha256 === original.sha256) return undefined
  // Without the data URI prefix the service keeps an empty file (specification, Errors).
  return stored.size === 0 ? 'attachment-empty' : 'attachment-differs'
}

/** Exponential, the upper half of each step at random: up to 1 s, 2 s, 4 s … `mostMs`. `random` is in [0, 1). */
export function backOff(failures: number, random: number, mostMs = 60_000): number {
  const ceiling = Math.min(mostMs, 1000 * 2 ** Math.min(failures, 16))
  return Math.round(ceiling / 2 + (ceiling / 2) * random)
}
