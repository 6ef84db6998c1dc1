/** What every list of the books understands: words to search for, an order, and which part of it is wanted. */
import * as z from 'zod'

/** Within equal values the newer record comes first where the order descends, and last where it does not. */
export const Order = z.object({
  by: z.enum(['date', 'amount', 'name', 'id']),
  isDescending: z.boolean(),
})
export type Order = z.infer<typeof Order>

export const ListFilter = z.object({
  /** As a person types it: every word has to begin some word of the record. */
  search: z.string().max(200).default(''),
  offset: z.number().int().min(0).default(0),
  limit: z.number().int().min(1).max(500).default(100),
})
export type ListFilter = z.infer<typeof ListFilter>
