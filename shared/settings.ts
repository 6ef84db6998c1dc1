/** What a person may set about the app on this computer. */
import * as z from 'zod'
import { ServiceDefaults } from './account'

export const Settings = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  /** Sending is held back by the person, whatever the network does. */
  paused: z.boolean(),
  /** What is filled in when an account is added. */
  service: ServiceDefaults.optional(),
})
export type Settings = z.infer<typeof Settings>

export const defaultSettings: Settings = { theme: 'system', paused: false }
