/** What the log may say: a closed list of events, whose fields are codes and counts. No field takes a text of anybody. */
import { constants } from 'node:os'
import * as z from 'zod'
import { eachChannel } from '../../../shared/channel'
import { errorCodes, type AppError } from '../../../shared/errors'
import { contract } from '../../../shared/ipc'

/** Where a failure happened that the window did not ask for. */
const parts = [
  'anchor',
  'bind',
  'billing',
  'capture',
  'learning',
  'legacy-keys',
  'login-item',
  'merge-and-split',
  'open',
  'other',
  'reading',
  'refresh',
  'renew',
  'reopen',
  'report',
  'resume',
  'retention',
  'returning',
  'same-books',
  'scanning',
  'sign-in',
  'sign-out',
  'terminal',
  'uncaught',
  'watching',
] as const
export type Part = (typeof parts)[number]

type Contract = typeof contract
/** What the window asked for. */
export type Channel = {
  [G in keyof Contract]: `${G}.${keyof Contract[G] & string}`
}[keyof Contract]

const channels: string[] = []
eachChannel(contract, (channel) => channels.push(channel))

const kinds = [
  'AggregateError',
  'AppError',
  'DOMException',
  'Error',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SqliteError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'ZodError',
] as const

/** Why looking for a new version failed: codes of electron-updater, and those of the network. */
const updateCodes = [
  'ERR_CHECKSUM_MISMATCH',
  'ERR_UPDATER_ASSET_NOT_FOUND',
  'ERR_UPDATER_CHANNEL_FILE_NOT_FOUND',
  'ERR_UPDATER_INVALID_UPDATE_INFO',
  'ERR_UPDATER_INVALID_VERSION',
  'ERR_UPDATER_LATEST_VERSION_NOT_FOUND',
  'ERR_UPDATER_NO_CHECKSUM',
  'ERR_UPDATER_NO_FILES_PROVIDED',
  'ERR_UPDATER_UNSIGNED',
  'HTTP_ERROR',
  'other',
] as const

const count = z.int().min(-0xffffffff).max(0xffffffff)
/** As `1.2.3`. */
const version = z.templateLiteral([z.int(), '.', z.int(), '.', z.int()])
/** Line and column in a file of the app's own bundle. */
const place = z.string().regex(/^[\w.-]{1,60}\.c?js:\d{1,7}:\d{1,7}$/)

/** Why a process ended, as Electron says it. */
const reason = z.enum([
  'clean-exit',
  'abnormal-exit',
  'killed',
  'crashed',
  'oom',
  'launch-failed',
  'integrity-failure',
  'memory-eviction',
])

const line = <E extends string, F extends z.ZodRawShape>(event: E, fields: F) =>
  z.strictObject({ at: z.iso.datetime(), event: z.literal(event), ...fields })

/** One line of the log. */
export const LogLine = z.discriminatedUnion('event', [
  line('start', {
    version: version.optional(),
    electron: version.optional(),
    platform: z.enum(['linux', 'darwin', 'win32']).optional(),
    arch: z.enum(['x64', 'arm64', 'ia32', 'arm']).optional(),
  }),
  /** The app ended as it should. */
  line('quit', {}),
  /** The app ended although something would not. */
  line('cut-short', {}),
  line('failed', {
    part: z.enum([...parts, ...channels]),
    code: z.enum(errorCodes),
    kind: z.enum(kinds).optional(),
    /** What the system said, by the name of errno(3). */
    errno: z.enum(Object.keys(constants.errno)).optional(),
    /** Of the reply, as HTTP numbers it. */
    status: z.int().min(100).max(599).optional(),
    place: place.optional(),
  }),
  /** How the accounts stand: how many there are, what waits in all of them, and how many of each standing. */
  line('standing', {
    accounts: count,
    waiting: count,
    attention: count,
    connected: count,
    signedOut: count,
    held: count,
  }),
  line('window-anew', {}),
  line('window-gone', { reason, exit: count }),
  /** A process that draws or plays for the window has ended. */
  line('process-gone', {
    process: z.enum(['GPU', 'Utility', 'Zygote', 'Sandbox helper', 'Unknown']),
    reason,
    exit: count,
  }),
  line('demo-exit', { exit: count }),
  line('update', { code: z.enum(updateCodes) }),
  line('suspend', {}),
  line('resume', {}),
  /** Another network was joined. */
  line('network', {}),
  /** The run before this one ended in a crash. */
  line('crashed-before', {}),
  /** Lines that were not written: there were too many, or the disk took none. */
  line('left-out', { count }),
])
export type LogLine = z.infer<typeof LogLine>

type LineOf<E extends LogLine['event']> = Extract<LogLine, { event: E }>

/** What is said with an event. A failure is handed over whole, and the log takes its code and what kind it is. */
export type LogFields<E extends LogLine['event']> = E extends 'failed'
  ? { part: Part | Channel; error: AppError }
  : Omit<LineOf<E>, 'at' | 'event'>

/** Notes that something happened; never throws. */
export type Log = <E extends LogLine['event']>(
  event: E,
  ...fields: keyof LogFields<E> extends never ? [] : [LogFields<E>]
) => void

/** As the log writes versions; undefined for one that is not three numbers. */
export function versionOf(text: string): z.infer<typeof version> | undefined {
  return version.safeParse(text).data
}

/** What the log says of a failure. @param bundle absolute path of the folder of the app's own code */
export function failureIn(error: AppError, bundle: string): Partial<LineOf<'failed'>> {
  const cause = error.cause instanceof Error ? error.cause : error
  const errno = 'code' in cause && cause !== error ? cause.code : undefined
  return {
    code: error.code,
    kind: known(kinds, cause.name),
    errno: known(Object.keys(constants.errno), errno),
    status: typeof error.detail?.['status'] === 'number' ? error.detail['status'] : undefined,
    place: placeOf(cause, bundle),
  }
}

/** @param code of electron-updater, which puts the status behind that of a refused request */
export function updateCode(code: string | undefined): (typeof updateCodes)[number] {
  return known(updateCodes, code?.startsWith('HTTP_ERROR') ? 'HTTP_ERROR' : code) ?? 'other'
}

function known<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((one) => one === value)
}

/**
 * Where in the app's own code something was thrown: file, line and column of the first frame in it. The message, which
 * may quote anything, stands before the frames and is cut off.
 */
function placeOf({ name, message, stack = '' }: Error, bundle: string): string | undefined {
  const heads = [`${name}: ${message}`, `Error: ${message}`, message, name]
  const head = heads.find((text) => text !== '' && stack.startsWith(text))
  if (head === undefined) return undefined
  const frames = stack.slice(head.length).split('\n')
  const own = frames.find((frame) => frame.includes(`${bundle}/`) || frame.includes(`${bundle}\\`))
  const [, found] = /([\w.-]+\.c?js:\d+:\d+)\)?$/.exec(own ?? '') ?? []
  return place.safeParse(found).data
}
