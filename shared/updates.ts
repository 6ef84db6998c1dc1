/** New versions of the app: how far looking for one has come, and what the window may ask for. */
import * as z from 'zod'
import { call, live } from './channel'

export const UpdateState = z.enum([
  /** This copy names no place where new versions are. */
  'unfed',
  /** An administrator of this computer decided that it is not looked for them. */
  'forbidden',
  /** The person decided so. */
  'off',
  'looking',
  'current',
  'fetching',
  /** It is here and verified, and is put in place when Docket is closed. */
  'ready',
  /** There is one, and whatever installed Docket installs it. */
  'told',
  'unreachable',
  /** What was offered is not what its maker signed, or cannot be understood; nothing of it is used. */
  'refused',
])
export type UpdateState = z.infer<typeof UpdateState>

export const UpdateStanding = z.object({
  state: UpdateState,
  /** The newer one, as `1.2.3`. */
  version: z.string().max(100).optional(),
  /** When it was looked last. */
  at: z.string().optional(),
})
export type UpdateStanding = z.infer<typeof UpdateStanding>

export const updateContract = {
  standing: live(UpdateStanding),
  /** Looks now. */
  look: call(z.void(), z.void()),
  /** Closes the app as a person would, puts in place what is ready, and starts it. */
  install: call(z.void(), z.void()),
}
