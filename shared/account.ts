/** An account: one set of books this app may work in, and how far the sign-in to it has come. */
import * as z from 'zod'
import { errorCodes } from './errors'

/** Where a set of books lives: the three hosts of the specification and the registered public client. */
export const Service = z.object({
  baseUrl: z.url(),
  authUrl: z.url(),
  legacyBaseUrl: z.url(),
  clientId: z.string().min(1).max(200),
})
export type Service = z.infer<typeof Service>

export const Account = z.object({
  id: z.uuid(),
  /** The demo company runs inside the app; every other account is an online service. */
  kind: z.enum(['demo', 'service']),
  name: z.string(),
  colour: z.string(),
})
export type Account = z.infer<typeof Account>

/** How tokens are kept on this computer: by the keyring, or only in memory until the app quits. */
export const TokenKeeping = z.enum(['keyring', 'memory'])
export type TokenKeeping = z.infer<typeof TokenKeeping>

export const Session = z.object({
  account: Account.optional(),
  status: z.enum(['none', 'signing-in', 'connected', 'signed-out']),
  keeping: TokenKeeping,
  /** Why the last sign-in ended, or why the account needs a new one. */
  problem: z.enum(errorCodes).optional(),
})
export type Session = z.infer<typeof Session>
