/** What became of each file that was given, and of all of them together. Pure. */
import type { ErrorCode } from '../../shared/errors'
import type { CaptureBatch, CaptureOutcome, Receipt } from '../../shared/receipts/receipt'

export type Refusal = Extract<CaptureOutcome, { result: 'refused' }>

/** What may go better at the next start; anything else would come to the same again. */
const isOfToday: ReadonlySet<ErrorCode> = new Set([
  'disk-full',
  'disk-failed',
  'no-permission',
  'store-damaged',
  'file-changing',
  'unexpected',
])

export const isFinal = (outcome: CaptureOutcome): boolean =>
  outcome.result === 'saved' || !isOfToday.has(outcome.code)

export function refusal(fileName: string, code: ErrorCode): Refusal {
  return { result: 'refused', fileName, code }
}

export function savedOutcome(receipt: Receipt): CaptureOutcome {
  const { id, fileName, duplicateOf } = receipt
  return { result: 'saved', id, fileName, ...(duplicateOf !== undefined && { duplicateOf }) }
}

/** How a batch is doing. @param of where it came from, and whose it is where that is not the account at hand */
export function summarise(
  { number, total, finished }: Pick<CaptureBatch, 'number' | 'total' | 'finished'>,
  outcomes: readonly CaptureOutcome[],
  of: Pick<CaptureBatch, 'folder' | 'accountId'>,
): CaptureBatch {
  const saved = outcomes.filter((outcome) => outcome.result === 'saved')
  const refused = outcomes.filter((outcome) => outcome.result === 'refused')
  const first = saved[0]?.id
  return {
    ...of,
    number,
    // A bundle may have brought several.
    total: Math.max(total, outcomes.length),
    done: outcomes.length,
    finished,
    saved: saved.length,
    duplicates: saved.filter((outcome) => outcome.duplicateOf !== undefined).length,
    refused: refused.map(({ fileName, code }) => ({ fileName, code })),
    // What belongs to other books cannot be shown.
    ...(first !== undefined && of.accountId === undefined && { first }),
  }
}
