/** Why an invoice was not saved, as far as is known. */
import type { ErrorCode } from '../../../shared/errors'

export type EditorTrouble =
  | { kind: 'refused' | 'not-sent' | 'unknown'; code: ErrorCode; said: readonly string[] }
  /** What was typed lies over how it is now; where both changed the lines, those of the books stand. */
  | { kind: 'changed'; areLinesLost: boolean }

/** How an end that leaves it undone, or in doubt, is told. */
export function troubleOf(end: {
  kind: 'not-done' | 'unknown'
  code: ErrorCode
  said: readonly string[]
  wasSent?: boolean
}) {
  const kind = end.kind === 'unknown' ? 'unknown' : end.wasSent ? 'refused' : 'not-sent'
  return { kind, code: end.code, said: end.said } as const
}
