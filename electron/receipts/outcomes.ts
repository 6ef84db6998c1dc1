/** What became of the files of a batch, and the batch as the window shows it. */
import type { ErrorCode } from '../../shared/errors'
import type { CaptureBatch, CaptureOutcome, Receipt } from '../../shared/receipts/receipt'

export type Refusal = Extract<CaptureOutcome, { result: 'refused' }>

/** What the computer may do better at the next start; anything else comes to the same again. */
const isOfToday: ReadonlySet<ErrorCode> = new Set(['disk-full', 'disk-failed', 'no-permission'])
/** Whether trying again would come to the same. */
export const isFinal = (outcome: CaptureOutcome): boolean =>
  outcome.result === 'saved' || !isOfToday.has(outcome.code)

export function refusal(fileName: string, code: ErrorCode): Refusal {
  return { result: 'refused', fileName, code }
}

export function savedOutcome(receipt: Receipt): CaptureOutcome {
  const { id, fileName, duplicateOf } = receipt
  return { result: 'saved', id, fileName, ...(duplicateOf !== undefined && { duplicateOf }) }
}

/** @param total how many were given */
export function summarise(
  number: number,
  total: number,
  outcomes: readonly CaptureOutcome[],
  finished: boolean,
): CaptureBatch {
  const saved = outcomes.filter((outcome) => outcome.result === 'saved')
  const refused = outcomes.filter((outcome) => outcome.result === 'refused')
  const first = saved[0]?.id
  return {
    number,
    // A bundle may have brought several.
    total: Math.max(total, outcomes.length),
    done: outcomes.length,
    finished,
    saved: saved.length,
    duplicates: saved.filter((outcome) => outcome.duplicateOf !== undefined).length,
    refused: refused.map(({ fileName, code }) => ({ fileName, code })),
    ...(first !== undefined && { first }),
  }
}
