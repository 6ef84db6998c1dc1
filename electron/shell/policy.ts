/** What an administrator decides for everybody on a computer: the file `policy.json` beside `service.json`. */
import * as z from 'zod'
import { isPlacedByAdministrator } from './administrators'
import { readPlaced } from './configuration'

const Policy = z.strictObject({
  /** Whether Docket may look for new versions of itself; absent: yes. */
  updates: z.boolean().default(true),
})
type Policy = z.infer<typeof Policy>

/** Reads it once, at start. One that an administrator placed and nobody can read allows nothing; any other is none. */
export function readPolicy(file: string, isTrusted = isPlacedByAdministrator): Policy {
  const { placed, problem } = readPlaced(file, Policy, isTrusted)
  return placed ?? { updates: problem !== 'configuration-invalid' }
}
