/** Whether the service can be reached and what still has to go there. */
import * as z from 'zod'

export const SyncStatus = z.object({
  /** `unknown` until the first answer or failure since start. */
  service: z.enum(['unknown', 'reachable', 'unreachable']),
  /** The person holds sending back. */
  paused: z.boolean(),
  /** Receipts that are confirmed but not proven yet. */
  waiting: z.number().int(),
  /** Whether a receipt is on its way at this moment. */
  active: z.boolean(),
  /** When the service last answered. */
  answeredAt: z.string().optional(),
})
export type SyncStatus = z.infer<typeof SyncStatus>
