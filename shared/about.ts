/** What the app says of itself, and whose work is inside it. */
import * as z from 'zod'
import { call } from './channel'

export const About = z.object({
  /** Of Docket, as `1.2.3`. */
  version: z.string(),
  /** Of the Electron that it runs on. */
  electron: z.string(),
  /** System and processor, as Node names them: `linux x64`. */
  system: z.string(),
})
export type About = z.infer<typeof About>

/** Terms under which a part of the app may be used and passed on. */
export const Licence = z.object({
  name: z.string(),
  version: z.string(),
  /** As SPDX writes it: `MIT`, `LGPL-3.0`. */
  terms: z.string(),
  text: z.string(),
})
export type Licence = z.infer<typeof Licence>

export const aboutContract = {
  app: call(z.void(), About),
  /** Of all that is inside the package; none in a checkout. */
  licences: call(z.void(), z.array(Licence)),
}
