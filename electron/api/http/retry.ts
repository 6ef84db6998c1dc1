/** When the service asks for a pause, and when a read is worth asking again. */
import type { Reply } from './transport'

const longestPauseMs = 10 * 60_000

/**
 * The pause that a reply asks for with `Retry-After`: seconds or a date (RFC 9110 10.2.3), at most 10 minutes;
 * undefined when it asks for none or cannot be read. A date is measured against the reply's own `Date`, so that a clock
 * that is wrong on this computer changes nothing.
 */
export function retryAfterMs(
  { 'retry-after': wish, date }: Reply['headers'],
  now = new Date(),
): number | undefined {
  const text = wish?.trim() ?? ''
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, longestPauseMs)
  const until = dateIn(text)
  if (until === undefined) return undefined
  const ms = until - (dateIn(date?.trim() ?? '') ?? now.getTime())
  return Math.min(Math.max(ms, 0), longestPauseMs)
}

/** An HTTP date in its one current form (RFC 9110 5.6.7), as milliseconds since 1970. */
function dateIn(text: string): number | undefined {
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text))
    return undefined
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : at
}

/** How a read went wrong, as far as asking again is concerned. */
export type Setback =
  /** The service answered so, and may have asked for a pause. */
  { status: number; retryAfterMs?: number | undefined } | 'reply-lost'

const mostRetries = 3
const firstWaitMs = 250
/** A person may be waiting for a read; what takes longer than this is told rather than tried. */
const budgetMs = 30_000

/**
 * How long to wait before a read is asked again, in milliseconds; undefined when it is not. The waits double, each
 * between half and the whole, so that many computers do not come back at the same moment.
 * @param random in [0, 1)
 */
export function waitBeforeRetryMs(
  setback: Setback,
  { retries, elapsedMs, random }: { retries: number; elapsedMs: number; random: number },
): number | undefined {
  if (retries >= mostRetries || !isPassing(setback)) return undefined
  const wish = setback === 'reply-lost' ? 0 : (setback.retryAfterMs ?? 0)
  const waitMs = Math.max(wish, firstWaitMs * 2 ** retries * (0.5 + random / 2))
  return elapsedMs + waitMs <= budgetMs ? waitMs : undefined
}

/** A 500 is a database error of interface B (specification, Endpoints B), which may be over a moment later. */
function isPassing(setback: Setback): boolean {
  return setback === 'reply-lost' || [429, 500, 502, 503, 504].includes(setback.status)
}
