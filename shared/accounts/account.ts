/** An account: one set of books this app may work in, how far the sign-in to it has come, and where its service is. */
import * as z from 'zod'
import { errorCodes } from '../errors'
import { BookPages, PagedList } from './book-pages'

/** How interface B is signed in to: with the same bearer token, or with keys of OAuth 1.0a. */
export const LegacySignIn = z.enum(['bearer', 'oauth1'])
export type LegacySignIn = z.infer<typeof LegacySignIn>

/**
 * Why an address to come back to cannot be taken: it has to be plain http on this computer (specification,
 * Authentication 6), with a port that an ordinary program may open, and nothing behind its path.
 */
export function redirectProblem(
  text: string,
): 'address' | 'loopback' | 'port' | 'rest' | undefined {
  const parts = /^(?<scheme>[a-z]+):\/\/(?<host>\[[^\]]*\]|[^/?#:]+)(?::(?<port>\d+))?(?<rest>.*)$/s
  const { scheme, host, port, rest } = parts.exec(text)?.groups ?? {}
  if (scheme === undefined) return 'address'
  if (scheme !== 'http' || !['127.0.0.1', 'localhost', '[::1]'].includes(host ?? ''))
    return 'loopback'
  if (!(Number(port) >= 1024 && Number(port) <= 65_535)) return 'port'
  return rest && !/^\/[^?#\s]*$/.test(rest) ? 'rest' : undefined
}

/** Whether a sign-in may go there: https, and plain http to this very computer alone (specification, Authentication 6). */
export function isSafeAddress(address: string): boolean {
  const parts =
    /^(?<scheme>https?):\/\/(?<host>\[[\da-f:.]+\]|[^/?#:@[\]\s\\]+)(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i
  const { scheme, host = '' } = parts.exec(address)?.groups ?? {}
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(host.toLowerCase())
  return scheme?.toLowerCase() === 'https' || (scheme !== undefined && isHere)
}

/** Where a set of books lives: the three hosts of the specification and the registered public client. */
export const Service = z.object({
  baseUrl: z.url(),
  authUrl: z.url(),
  legacyBaseUrl: z.url(),
  clientId: z.string().min(1).max(200),
  /** The address that the browser comes back to, where the registration fixes one (specification, Authentication 6). */
  redirectUri: z
    .string()
    .max(200)
    .refine((text) => redirectProblem(text) === undefined)
    .optional(),
  /** Absent means `bearer`. */
  legacySignIn: LegacySignIn.optional(),
  /** The client was registered with token fingerprinting: cookies are kept, sealed (specification, Authentication 11). */
  keepsCookies: z.boolean().optional(),
  /** Its pages for people: see BookPages. */
  pages: BookPages.optional(),
})
export type Service = z.infer<typeof Service>

/** What is known of a service before a person has typed the rest. */
export const ServiceDefaults = Service.partial()
export type ServiceDefaults = z.infer<typeof ServiceDefaults>

/** A service under the name by which people know it, so that nobody has to type where it is. */
export const NamedService = z.object({
  name: z.string().trim().min(1).max(100),
  service: ServiceDefaults,
})
export type NamedService = z.infer<typeof NamedService>

/**
 * What the person allowed Docket to do in the books (specification, Authentication 8): everything (`all`), everything but
 * deleting (`create:all read:all update:all`), or only to look (`read:all`).
 */
export const accesses = ['full', 'no-deleting', 'read-only'] as const
export const Access = z.enum(accesses)
export type Access = z.infer<typeof Access>

/** The colours an account can have, as tokens of the design; the first ones are given first. */
export const accountColours = [
  '#c06a2b',
  '#14594d',
  '#1f4f8f',
  '#7a4a8f',
  '#8a5a00',
  '#a13d5b',
  '#3f6b2e',
  '#5b5f66',
] as const

export const Account = z.object({
  id: z.uuid(),
  /** The demo company runs inside the app; every other account is an online service. */
  kind: z.enum(['demo', 'service']),
  name: z.string().min(1).max(100),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  access: Access,
})
export type Account = z.infer<typeof Account>

/**
 * How tokens are kept on this computer: by the keyring; only in memory until the app quits; written without real
 * protection because the person agreed; or behind a keyring that is locked at the moment.
 */
export const TokenKeeping = z.enum(['keyring', 'memory', 'unprotected', 'locked'])
export type TokenKeeping = z.infer<typeof TokenKeeping>

/** How far the sign-in to an account has come. `held` waits for a person to say whether these are the same books. */
export const SessionStatus = z.enum(['none', 'signing-in', 'connected', 'signed-out', 'held'])
export type SessionStatus = z.infer<typeof SessionStatus>

/** What is known of one account's sign-in. */
const standing = {
  status: SessionStatus,
  /** Why the last sign-in ended, or why the account needs a new one. */
  problem: z.enum(errorCodes).optional(),
  /** Whole days until the sign-in runs out unless it is used (60 at most). */
  daysLeft: z.number().int().optional(),
  /** A renewal got no answer twice; the person may let Docket try once more before signing in again. */
  canTryOnceMore: z.boolean().optional(),
}

/** The account at hand, as the window shows it. */
export const Session = z.object({
  account: Account.optional(),
  /** For which records the service has a page. */
  pages: z.array(PagedList).optional(),
  ...standing,
  keeping: TokenKeeping,
})
export type Session = z.infer<typeof Session>

/** One line of the list of accounts. */
export const AccountStanding = z.object({
  account: Account,
  ...standing,
  /** Receipts that are to be reviewed. */
  review: z.number().int(),
  /** Receipts that are confirmed and not in the books yet. */
  waiting: z.number().int(),
  /** Receipts that need a person. */
  attention: z.number().int(),
  /** Invoices whose planned reminders wait for a person; absent where there are none. */
  plans: z.number().int().optional(),
})
export type AccountStanding = z.infer<typeof AccountStanding>

/** The keys of an OAuth 1.0a sign-in to interface B, as that service hands them out. They go in and never come out. */
export const LegacyKeys = z.object({
  consumerKey: z.string().min(1).max(500),
  consumerSecret: z.string().min(1).max(500),
  token: z.string().min(1).max(500),
  tokenSecret: z.string().min(1).max(500),
})
export type LegacyKeys = z.infer<typeof LegacyKeys>

/** Where a new account's service is taken from, unless the person types another. */
export const Configuration = z.object({
  /** What is known; the rest is typed when an account is added. */
  service: ServiceDefaults,
  /**
   * Services by name. Where the administrator names several, new books are with one of them, and `service` is empty; else
   * those that the person added from files.
   */
  services: z.array(NamedService),
  /** `administrator`: from the file of this computer's administrator, so it is not changed here. */
  from: z.enum(['nobody', 'person', 'administrator']),
  /** Absolute path where an administrator can place a file. */
  file: z.string(),
  /** The administrator's file is there but cannot be read. */
  problem: z.enum(errorCodes).optional(),
})
export type Configuration = z.infer<typeof Configuration>
