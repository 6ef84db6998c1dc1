/** What the terminal says: a closed set of things, the exit code they come to, and how each is printed. Pure. */
import * as z from 'zod'
import { AccountStanding, SessionStatus, TokenKeeping } from '../../shared/accounts/account'
import { SyncStatus } from '../../shared/accounts/sync'
import { errorCodes, type AppError, type ErrorCode } from '../../shared/errors'
import { errorWords } from '../../shared/error-words'
import { ReceiptState, stateLabels } from '../../shared/receipts/receipt'
import type { End } from './command'

/** What can go wrong at a terminal alone. */
const ownCodes = ['account-unknown', 'file-exists', 'nothing-there', 'answer-lost', 'busy'] as const
type OwnCode = (typeof ownCodes)[number]

/** A receipt as scripts see it. Texts are empty where nothing is known yet; amounts are plain decimals in pounds. */
const ListedReceipt = z.object({
  said: z.literal('receipt'),
  id: z.uuid(),
  state: ReceiptState,
  file: z.string(),
  capturedAt: z.string(),
  supplier: z.string(),
  date: z.string(),
  gross: z.string(),
  number: z.string().optional(),
  dueDate: z.string().optional(),
  duplicateOf: z.uuid().optional(),
  expenseId: z.int().optional(),
  problem: z.enum(errorCodes).optional(),
})

/** How all stands, in the words of the contract with the window. */
const Status = z.object({
  said: z.literal('status'),
  /** The account at hand. */
  account: z.object({ name: z.string(), status: SessionStatus }).optional(),
  keeping: TokenKeeping,
  sync: SyncStatus.pick({ service: true, paused: true, waiting: true, active: true }),
  receipts: z.record(z.enum(['review', 'ready', 'sending', 'attention', 'books', 'bin']), z.int()),
  accounts: z.array(
    AccountStanding.pick({ status: true, problem: true, waiting: true, attention: true }).extend({
      name: z.string(),
    }),
  ),
})

/** Each is a line of JSON with `--json`; a field may be added, none is renamed or removed. */
export const Said = z.discriminatedUnion('said', [
  z.object({
    said: z.literal('saved'),
    file: z.string(),
    id: z.uuid(),
    /** The earlier receipt that is the same file. */
    duplicateOf: z.uuid().optional(),
  }),
  z.object({ said: z.literal('refused'), file: z.string(), code: z.enum(errorCodes) }),
  ListedReceipt,
  Status,
  z.object({
    said: z.literal('synced'),
    /** Receipts that came into the books meanwhile, of all accounts. */
    sent: z.int(),
    waiting: z.int(),
    attention: z.int(),
    /** Why some wait. */
    code: z.enum(errorCodes).optional(),
    paused: z.boolean(),
  }),
  z.object({
    said: z.literal('exported'),
    zip: z.string(),
    receipts: z.int(),
    files: z.int(),
    missing: z.int(),
  }),
  /** As `npm run read` prints it. */
  z.looseObject({
    said: z.literal('read'),
    file: z.string(),
    error: z.enum(errorCodes).optional(),
  }),
  z.object({
    said: z.literal('failed'),
    code: z.enum([...errorCodes, ...ownCodes]),
    /** What it is about: a name or a path. */
    of: z.string().optional(),
  }),
])
export type Said = z.infer<typeof Said>
export type Standing = Extract<Said, { said: 'status' }>['accounts'][number]

export const failed = (code: OwnCode | ErrorCode, of?: string): Said => ({
  said: 'failed',
  code,
  ...(of !== undefined && { of }),
})

export const failure = ({ code }: AppError): Said => failed(code)

/** What only a person can mend. */
const ofPerson: ReadonlySet<string> = new Set<ErrorCode>([
  'signed-out',
  'token-refused',
  'grant-revoked',
  'grant-expired',
  'code-used',
  'sign-in-interrupted',
  'books-differ',
  'profile-restored',
  'no-account',
  'keyring-locked',
  'keyring-lost',
])

/** What passes by itself. */
const ofTime: ReadonlySet<string> = new Set<ErrorCode>([
  'offline',
  'proxy-refused',
  'rate-limited',
  'service-failed',
  'demo-unavailable',
])

/** Whether an account cannot go on without a person. */
const needsPerson = ({ status, attention }: Standing): boolean =>
  attention > 0 || status === 'signed-out' || status === 'held'

const from: Record<string, End> = { 'account-unknown': 'usage', busy: 'busy' }

function endOf(said: Said): End {
  switch (said.said) {
    case 'saved':
    case 'receipt':
      return 'done'
    case 'refused':
      return 'failed'
    case 'status':
      return said.keeping === 'locked' || said.accounts.some(needsPerson) ? 'person' : 'done'
    case 'synced':
      if (said.attention > 0 || said.paused || ofPerson.has(said.code ?? '')) return 'person'
      return said.waiting > 0 ? 'later' : 'done'
    case 'exported':
      return said.missing > 0 ? 'failed' : 'done'
    case 'read':
      return said.error === undefined ? 'done' : 'failed'
    case 'failed':
      if (ofPerson.has(said.code)) return 'person'
      return from[said.code] ?? (ofTime.has(said.code) ? 'later' : 'failed')
  }
}

const gravity: readonly End[] = ['done', 'later', 'person', 'failed', 'usage', 'busy']

/** What two ends come to together: the graver. */
export const graver = (one: End, other: End): End =>
  gravity.indexOf(one) < gravity.indexOf(other) ? other : one

/** A line for the terminal: where it goes, and what it says to the end that it comes to. */
export interface Line {
  end: End
  /** Whether it goes to stderr. */
  isComplaint: boolean
  text: string
}

/** How it is printed; with `isJson` everything is a line of JSON on stdout. */
export function lineOf(said: Said, isJson: boolean): Line {
  const isComplaint = !isJson && (said.said === 'refused' || said.said === 'failed')
  return { end: endOf(said), isComplaint, text: isJson ? JSON.stringify(said) : textOf(said) }
}

function textOf(said: Said): string {
  switch (said.said) {
    case 'saved':
      return `Saved ${shown(said.file)} as ${said.id}${said.duplicateOf ? `, the same file as ${said.duplicateOf}` : ''}`
    case 'refused':
      return `Refused ${shown(said.file)}: ${wordsOf(said.code)}`
    case 'receipt':
      return [
        said.date || '-',
        said.gross || '-',
        said.supplier || '-',
        stateLabels[said.state],
        said.file,
        said.id,
      ]
        .map(shown)
        .join('\t')
    case 'status':
      return statusText(said)
    case 'synced':
      return syncedText(said)
    case 'exported':
      return `Saved ${shown(said.zip)}: ${counted(said.receipts, 'receipt')}, ${counted(said.files, 'file')}${said.missing > 0 ? `; ${said.missing} could not be had, the index says why` : ''}`
    case 'read':
      return readText(said)
    case 'failed':
      return failedText(said.code, said.of)
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const wordsOf = (code: ErrorCode): string => {
  const { title, body } = errorWords[code]
  return `${title}. ${body}`
}

/** Names and texts come from files of others: what would steer a terminal is left out. */
function shown(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\uFFFD')
}

const statusWords: Record<SessionStatus, string> = {
  none: 'not connected',
  'signing-in': 'signing in',
  connected: 'connected',
  'signed-out': 'signed out',
  held: 'waits for your answer whether these are the same books',
}

function statusText({
  account,
  keeping,
  sync,
  receipts,
  accounts,
}: Extract<Said, { said: 'status' }>): string {
  const counts = {
    review: 'to review',
    ready: 'ready',
    sending: 'sending',
    attention: 'need you',
    books: 'in the books',
  } as const
  const told = Object.entries(counts).map(
    ([list, words]) => `${receipts[list as keyof typeof counts]} ${words}`,
  )
  return [
    account ? `${shown(account.name)}: ${statusWords[account.status]}` : 'No account yet',
    `Receipts: ${told.join(', ')}`,
    ...accounts
      .filter(({ name }) => name !== account?.name)
      .map(
        ({ name, status, waiting, attention }) =>
          `${shown(name)}: ${statusWords[status]}, ${waiting} waiting, ${attention} need you`,
      ),
    ...(sync.paused ? ['Sending is paused'] : []),
    ...(sync.service === 'unreachable' ? [wordsOf('offline')] : []),
    ...(keeping === 'locked' ? [wordsOf('keyring-locked')] : []),
  ].join('\n')
}

function syncedText({
  sent,
  waiting,
  attention,
  code,
  paused,
}: Extract<Said, { said: 'synced' }>): string {
  return [
    `${sent} sent, ${waiting} waiting, ${attention} need you`,
    ...(paused ? ['Sending is paused'] : []),
    ...(code === undefined ? [] : [wordsOf(code)]),
  ].join('\n')
}

/** Each value that was read, and whether it is sure. */
function readText(said: Extract<Said, { said: 'read' }>): string {
  if (said.error !== undefined) return `${shown(said.file)}: ${wordsOf(said.error)}`
  const sure = said['sure'] as Record<string, boolean>
  const values = Object.keys(sure).flatMap((name) => {
    const value = said[name]
    if (typeof value !== 'string') return []
    return [`  ${name.padEnd(14)} ${shown(value)}${sure[name] === true ? '' : '  (not sure)'}`]
  })
  return [shown(said.file), ...values].join('\n')
}

const ownWords: Record<OwnCode, (of: string) => string> = {
  'account-unknown': (of) => `There is no account named “${of}”, or more than one.`,
  'file-exists': (of) => `${of} is there already and was left as it is.`,
  'nothing-there': () => 'No receipt is dated in that time, so nothing was written.',
  'answer-lost': () =>
    'Docket ended before it answered. What it had saved by then is saved; “docket list” shows it.',
  busy: () => 'Another Docket is using this profile and does not answer. Try again in a moment.',
}

function failedText(code: ErrorCode | OwnCode, of = ''): string {
  return isOwn(code) ? ownWords[code](shown(of)) : wordsOf(code)
}

const isOwn = (code: ErrorCode | OwnCode): code is OwnCode => Object.hasOwn(ownWords, code)
