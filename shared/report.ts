/** A report of how Docket fares on this computer, for whoever is asked for help: shown in full before it is saved. */
import * as z from 'zod'
import { call, live } from './channel'

export const ReportFile = z.object({ name: z.string(), text: z.string() })
export type ReportFile = z.infer<typeof ReportFile>

export const Report = z.object({
  /** Names what is shown, so that nothing else is saved. */
  id: z.uuid(),
  /** What is saved. */
  files: z.array(ReportFile),
  /** What crashes have left on this computer, and how many bytes that is; saved only when a person says so. */
  dumps: z.object({ count: z.int(), bytes: z.int() }),
})
export type Report = z.infer<typeof Report>

export const reportContract = {
  make: call(z.void(), Report),
  /** Asks for a place and writes there what was shown last; false when the person named none. @throws `not-found` */
  save: call(z.object({ id: z.uuid(), withDumps: z.boolean() }), z.boolean()),
  /** Whether the run before this one ended in a crash. */
  crashedBefore: live(z.boolean()),
}
