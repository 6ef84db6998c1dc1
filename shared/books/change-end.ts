/** How a change of the books ended, as far as is known of it: the same words for every kind, in main and in the window. */
import * as z from 'zod'
import { errorCodes, type ErrorCode } from '../errors'

/** `now` is what was read last; undefined where it is not there, or could not be read. */
export type ChangeEnd<Now, Held = never, Outcome = unknown> =
  /** Nothing was sent, for a reason of the kind's own. */
  | { kind: 'held'; why: Held }
  /** Nothing was sent: it is not as the person saw it. */
  | { kind: 'changed'; now: Now }
  /** `isCertain` is false where the answer was lost and reading alone shows it. */
  | { kind: 'done'; now?: Now | undefined; isCertain: boolean; outcome?: Outcome | undefined }
  /** `wasSent` is false where the service certainly never saw it. */
  | { kind: 'not-done'; code: ErrorCode; said: string[]; wasSent: boolean; now?: Now | undefined }
  /** A person has to look. `code` and `said` are of an answer that left it open. */
  | {
      kind: 'differs' | 'ask'
      changeId: number
      outcome?: Outcome | undefined
      now?: Now | undefined
      code?: ErrorCode | undefined
      said?: string[] | undefined
    }
  /** Read again by and by; until then nothing else is sent about the same. `waitMs`: until reading says something. */
  | {
      kind: 'unknown'
      changeId: number
      code: ErrorCode
      said: string[]
      waitMs: number
      now?: Now | undefined
    }

/** A change end whose parts are of these shapes, for the contract. */
export function changeEnd<
  Now extends z.ZodType,
  Held extends z.ZodType,
  Outcome extends z.ZodType,
>(shapes: { now: Now; held: Held; outcome: Outcome }) {
  const [now, outcome] = [shapes.now.optional(), shapes.outcome.optional()]
  const [code, said, changeId] = [z.enum(errorCodes), z.array(z.string()), z.int()]
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('held'), why: shapes.held }),
    z.object({ kind: z.literal('changed'), now: shapes.now }),
    z.object({ kind: z.literal('done'), now, isCertain: z.boolean(), outcome }),
    z.object({ kind: z.literal('not-done'), code, said, wasSent: z.boolean(), now }),
    z.object({
      kind: z.enum(['differs', 'ask']),
      changeId,
      outcome,
      now,
      code: code.optional(),
      said: said.optional(),
    }),
    z.object({ kind: z.literal('unknown'), changeId, code, said, waitMs: z.number(), now }),
  ])
}
