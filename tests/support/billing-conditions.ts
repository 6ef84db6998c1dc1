/** Everything that can go wrong with one request of billing: each row of the specification's errors, and the network's. */
import type { ErrorCode } from '../../shared/errors'
import type { FaultAct } from '../../sandbox/faults'
import { isAimedAt, type Aim, type Desk } from './desks'

/**
 * What is true of the books then, whatever the caller can know:
 * `refused`: read and turned down; `not-sent`: never asked; `lost`: not done, though the caller cannot know;
 * `done-unheard`: done, though the caller cannot know; `done`: done, and the caller is told.
 */
type Truth = 'refused' | 'not-sent' | 'lost' | 'done-unheard' | 'done'

/** What a condition is put on. */
export interface Struck extends Aim {
  of: 'A' | 'B'
  isRead: boolean
  /** The specification's word for 404 at this request. */
  missing: ErrorCode
  /** The request carries a file. */
  hasFile?: boolean
  /** A success has no body. */
  isEmpty?: boolean
}

export interface Condition {
  name: string
  /** Where it is written. */
  source: string
  truth: Truth
  /** What the person is told. */
  code: (struck: Struck) => ErrorCode
  /** How often a read is asked while it lasts: once, or four times when it may pass. */
  readsTried: 1 | 4
  /** The service asks for a pause, in milliseconds, before it is asked anything else. */
  pauseMs?: number
  /** How often a refresh token goes out; never when absent. */
  renewals?: number
  /** It is of the token, and so of every request alike. */
  isOfToken?: boolean
  /** Why it cannot happen to this request; undefined when it can. */
  whyNot?: (struck: Struck) => string | undefined
  strike: (desk: Desk, struck: Struck, aim: { count: number; skip?: number }) => void
  /** What has to be put right beside the dials. */
  mend?: (desk: Desk) => Promise<void>
}

const answer =
  (act: FaultAct): Condition['strike'] =>
  ({ rig }, { method, path }, { count, skip = 0 }) => {
    rig.service.dials.next({ method, path, count, skip, act })
  }

const says = (status: number, more: Partial<Extract<FaultAct, { kind: 'status' }>> = {}) =>
  answer({ kind: 'status', status, ...more })

/** A 500 by the tables of the specification: of the database for B, of a missing field for one endpoint of A. */
const code500 = ({ of, method, path }: Struck): ErrorCode => {
  if (of === 'B') return 'sales-invoice-failed'
  return method === 'POST' && path.includes('/v1/invoices')
    ? 'invoice-incomplete'
    : 'service-failed'
}

const lostCode = ({ isRead }: Struck): ErrorCode => (isRead ? 'offline' : 'outcome-unknown')

/** With a sign-in the books are read anew, which is waited for. */
async function signsInAnew({ rig }: Desk): Promise<void> {
  const account = rig.core.accounts.need()
  await account.signIn()
  await account.tryNow()
}

/** What was tried again later by itself is done now, so that it does not meet the next condition. */
async function quiet({ rig }: Desk): Promise<void> {
  await rig.core.accounts.need().tryNow()
}

/** The access token has run out, and its renewal ends so. */
const atRenewal =
  (act: FaultAct): Condition['strike'] =>
  ({ rig }) => {
    rig.service.dials.expireAccessTokens()
    rig.service.dials.next({ method: 'POST', path: '^/auth/token$', count: 9, act })
  }

const beforeAnyRequest = () => 'it ends a sign-in, before there is anything to ask with'

export const conditions: readonly Condition[] = [
  // The specification, Errors, interface A
  {
    name: '/token answers 404 to a renewal',
    source: 'Errors A1',
    truth: 'not-sent',
    code: () => 'token-address-wrong',
    readsTried: 1,
    isOfToken: true,
    strike: atRenewal({ kind: 'status', status: 404 }),
    mend: signsInAnew,
  },
  {
    name: '/token answers invalid_client to a renewal',
    source: 'Errors A2',
    truth: 'not-sent',
    code: () => 'client-refused',
    readsTried: 1,
    isOfToken: true,
    strike: atRenewal({ kind: 'status', status: 401, body: { error: 'invalid_client' } }),
    mend: signsInAnew,
  },
  {
    name: 'redirect_uri is missing at /authorize',
    source: 'Errors A3',
    truth: 'not-sent',
    code: () => 'redirect-refused',
    readsTried: 1,
    whyNot: beforeAnyRequest,
    strike: () => undefined,
  },
  {
    name: 'the grant is revoked after a replaced token was used',
    source: 'Errors A4',
    truth: 'not-sent',
    code: () => 'signed-out',
    readsTried: 1,
    isOfToken: true,
    strike: ({ rig }) => {
      rig.service.dials.revokeGrants()
    },
    mend: signsInAnew,
  },
  {
    name: 'an authorisation code is used twice',
    source: 'Errors A5',
    truth: 'not-sent',
    code: () => 'code-used',
    readsTried: 1,
    whyNot: beforeAnyRequest,
    strike: () => undefined,
  },
  {
    name: '403, as of an internal endpoint',
    source: 'Errors A6',
    truth: 'refused',
    code: () => 'forbidden',
    readsTried: 1,
    strike: says(403),
  },
  {
    name: '404',
    source: 'Errors A7; B, status codes',
    truth: 'refused',
    code: ({ missing }) => missing,
    readsTried: 1,
    strike: says(404),
  },
  {
    name: '500, a required field is missing',
    source: 'Errors A8',
    truth: 'lost',
    code: code500,
    readsTried: 4,
    whyNot: ({ of, method, path }) =>
      of === 'A' && method === 'POST' && path.includes('/v1/invoices')
        ? undefined
        : 'the row is of creating an invoice alone',
    strike: says(500, { body: { status: 500, message: 'The invoice is without items' } }),
  },
  {
    name: '400, invalid ids or values',
    source: 'Errors A9; B, status codes',
    truth: 'refused',
    readsTried: 1,
    strike: says(400),
    code: ({ of }) => (of === 'B' ? 'sales-invoice-refused' : 'service-refused'),
  },
  {
    name: 'a file without its data URI prefix would be stored empty',
    source: 'Errors A10',
    truth: 'done',
    code: () => 'attachment-empty',
    readsTried: 1,
    strike: () => undefined,
    whyNot: ({ hasFile }) => (hasFile ? undefined : 'it carries no file'),
  },
  // The specification, Endpoints B, and the same status of interface A
  {
    name: '500, the database failed and did nothing',
    source: 'B, status codes',
    truth: 'lost',
    code: code500,
    readsTried: 4,
    strike: answer({ kind: 'database-error' }),
  },
  {
    name: '500 after all was done',
    source: 'B, status codes: when is not shown',
    truth: 'done-unheard',
    code: code500,
    readsTried: 4,
    strike: says(500, { isDone: true }),
  },
  // Limits
  {
    name: '429 with a time',
    source: 'Limits; RFC 6585',
    truth: 'lost',
    code: () => 'rate-limited',
    readsTried: 4,
    pauseMs: 1000,
    strike: says(429, { headers: { 'retry-after': '1' } }),
  },
  {
    name: '429 without a time',
    source: 'Limits: not shown',
    truth: 'lost',
    code: () => 'rate-limited',
    readsTried: 4,
    pauseMs: 1000,
    strike: says(429, { headers: {} }),
  },
  // Tokens
  {
    name: '401, the access token has run out',
    source: 'Authentication 9',
    truth: 'done',
    code: () => 'signed-out',
    readsTried: 1,
    isOfToken: true,
    renewals: 1,
    strike: ({ rig }) => {
      rig.service.dials.expireAccessTokens()
    },
  },
  {
    name: '401, also to the renewed token',
    source: 'Authentication 7',
    truth: 'not-sent',
    code: () => 'token-refused',
    readsTried: 1,
    isOfToken: true,
    strike: says(401),
  },
  // Statuses that no table names
  {
    name: '409',
    source: 'RFC 9110 15.5.10',
    truth: 'refused',
    code: () => 'service-refused',
    readsTried: 1,
    strike: says(409),
  },
  {
    name: '422',
    source: 'RFC 9110 15.5.21',
    truth: 'refused',
    code: () => 'service-refused',
    readsTried: 1,
    strike: says(422),
  },
  {
    name: '502 of a gateway, which lost the answer',
    source: 'RFC 9110 15.6.3',
    truth: 'done-unheard',
    code: () => 'service-failed',
    readsTried: 4,
    strike: says(502, { isDone: true }),
  },
  {
    name: '503 for a moment',
    source: 'RFC 9110 15.6.4',
    truth: 'lost',
    code: () => 'service-failed',
    readsTried: 4,
    pauseMs: 1000,
    strike: says(503, { headers: { 'retry-after': '1' } }),
  },
  // The network
  {
    name: 'the connection is refused',
    source: 'network',
    truth: 'not-sent',
    code: () => 'offline',
    readsTried: 1,
    mend: quiet,
    strike: ({ wire }, aim) => {
      wire.refused = aim
    },
  },
  {
    name: 'the request is lost',
    source: 'network',
    truth: 'lost',
    code: lostCode,
    readsTried: 4,
    mend: quiet,
    strike: answer({ kind: 'drop-before' }),
  },
  {
    name: 'the reply is lost',
    source: 'network',
    truth: 'done-unheard',
    code: lostCode,
    readsTried: 4,
    mend: quiet,
    strike: answer({ kind: 'drop-after' }),
  },
  {
    name: 'the reply is cut short',
    source: 'network',
    truth: 'done-unheard',
    code: lostCode,
    readsTried: 4,
    mend: quiet,
    whyNot: ({ isEmpty }) => (isEmpty ? 'its success has no body to cut' : undefined),
    strike: answer({ kind: 'truncate', bytes: 5 }),
  },
  {
    name: 'no reply in time',
    source: 'network',
    truth: 'done-unheard',
    code: lostCode,
    readsTried: 4,
    mend: quiet,
    strike: (desk, struck, aim) => {
      desk.wire.hurried = { ...struck, left: aim.count }
      answer({ kind: 'hold' })(desk, struck, aim)
    },
  },
  {
    name: 'a page of some network answers',
    source: 'network',
    truth: 'lost',
    code: () => 'reply-unreadable',
    readsTried: 1,
    strike: answer({ kind: 'html' }),
  },
]

/** Takes everything back that a condition has set. */
export async function mend(desk: Desk, condition: Condition): Promise<void> {
  const { dials } = desk.rig.service
  dials.clear()
  dials.release()
  desk.wire.refused = undefined
  desk.wire.hurried = undefined
  await condition.mend?.(desk)
}

/** How the service saw requests of a kind since `mark` entries of its journal. */
export function asked({ rig }: Desk, aim: Aim, mark: number) {
  return rig.service
    .journal()
    .slice(mark)
    .filter(({ method, path }) => isAimedAt(aim, method, path))
}
