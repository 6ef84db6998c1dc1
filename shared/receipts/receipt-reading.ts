/** How far the reading of receipts has come, and what of a draft came from it. */
import * as z from 'zod'
import { errorCodes } from '../errors'
import type { ExpenseDraft } from '../expenses/expense'
import { originalAmount } from '../expenses/original'
import { ReadingSaid } from './reading'

/**
 * The fields of a draft that reading can fill; `gross` is that of the first line, `original` what stands in its place on a
 * paper in another currency.
 */
export const fillFields = [
  'supplierName',
  'postingDate',
  'documentNumber',
  'dueDate',
  'gross',
  'original',
] as const
export const FillField = z.enum(fillFields)
export type FillField = z.infer<typeof FillField>

/** What a field holds, as it is told in `Filled`; the original as its amount, whatever its rate. */
export function filledValue(draft: ExpenseDraft, field: FillField): string | undefined {
  if (field === 'gross') return draft.lines[0]?.gross
  if (field === 'original') return draft.original && originalAmount(draft.original)
  return draft[field]
}

/** What a draft was filled with, by field. */
export const Filled = z.partialRecord(FillField, z.string())
export type Filled = z.infer<typeof Filled>

/** Of one receipt: still to be read, called off by a person, not to be read and why, or what it says. */
export const ReadingState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('cancelled') }),
  z.object({ state: z.literal('failed'), code: z.enum(errorCodes) }),
  z.object({ state: z.literal('read'), reading: ReadingSaid, filled: Filled }),
])
export type ReadingState = z.infer<typeof ReadingState>

/** Of all receipts: how many wait, how many were read in this run, and which is being read. Pages count from 1. */
export const ReadingProgress = z.object({
  waiting: z.number().int(),
  done: z.number().int(),
  current: z
    .object({ receiptId: z.uuid(), page: z.number().int(), pages: z.number().int() })
    .optional(),
})
export type ReadingProgress = z.infer<typeof ReadingProgress>
