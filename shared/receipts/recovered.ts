/** What a start had to make again, because the list of receipts on this computer was damaged. */
import * as z from 'zod'

export const Recovered = z.object({
  /** ISO instant. */
  at: z.string(),
  /** How many receipts were made again from their files. */
  receipts: z.number().int(),
  /** Folder with the damaged files; absent when there were none to keep. */
  quarantined: z.string().optional(),
})
export type Recovered = z.infer<typeof Recovered>
