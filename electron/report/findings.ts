/** What a report says: a closed list of facts, each a code, a number or a yes. A text of anybody has no place in it. */
import { ExpenseColumn } from '../../shared/expenses/expense-columns'
import * as z from 'zod'
import { Access, Account, SessionStatus, TokenKeeping } from '../../shared/accounts/account'
import { errorCodes } from '../../shared/errors'
import { KeyChanges } from '../../shared/keys/key-changes'
import { isKeyId } from '../../shared/keys/key-table'
import {
  FilesKeptDays,
  GraceSeconds,
  Panes,
  ScreenName,
  Settings,
  WindowPlace,
} from '../../shared/settings'
import { UpdateState } from '../../shared/updates'
import { ReceiptSort } from '../../shared/receipts/receipt'
import type { LogLine } from '../shell/log/events'

const count = z.int().min(0)
const numbers = z.string().regex(/^\d{1,5}(\.\d{1,9}){0,4}$/)

/** Versions as numbers alone, whatever a maker has put behind them. */
export const versionIn = (text: string | undefined): string | undefined =>
  /^\d{1,5}(\.\d{1,9}){0,4}/.exec(text ?? '')?.[0]

export const System = z.strictObject({
  docket: numbers.optional(),
  electron: numbers.optional(),
  chromium: numbers.optional(),
  node: numbers.optional(),
  platform: z.enum(['linux', 'darwin', 'win32', 'other']),
  /** Of the system's kernel. */
  release: numbers.optional(),
  arch: z.enum(['x64', 'arm64', 'ia32', 'arm', 'other']),
  processors: count,
  memoryMiB: count,
  /** On the disk of the profile. */
  freeMiB: count.optional(),
  isPackaged: z.boolean(),
})
export type System = z.infer<typeof System>

/** Settings that are choices of a list; of addresses only whether there are any. */
const ReportedSettings = z.strictObject({
  theme: Settings.shape.theme,
  paused: z.boolean(),
  graceSeconds: GraceSeconds.optional(),
  receiptSort: ReceiptSort.optional(),
  expenseColumns: z.array(ExpenseColumn).optional(),
  notices: z.boolean().optional(),
  numberInDescription: z.boolean().optional(),
  staysInTray: z.boolean().optional(),
  startsAtLogin: z.boolean().optional(),
  updates: z.boolean().optional(),
  filesKeptDays: FilesKeptDays.optional(),
  keys: KeyChanges.optional(),
  panes: Panes.optional(),
  window: WindowPlace.optional(),
  screen: ScreenName.optional(),
  hasOwnService: z.boolean(),
})

/** Takes what may be told out of the settings; one that is new is told once it stands in the list above. */
export function reportedSettings(settings: Settings): z.infer<typeof ReportedSettings> {
  const { theme, paused, graceSeconds, receiptSort, notices, numberInDescription } = settings
  const { staysInTray, startsAtLogin, updates, panes, window, screen } = settings
  const { expenseColumns, filesKeptDays, keys } = settings
  return ReportedSettings.parse({
    theme,
    paused,
    graceSeconds,
    receiptSort,
    expenseColumns,
    notices,
    numberInDescription,
    staysInTray,
    startsAtLogin,
    updates,
    filesKeptDays,
    // What stands under no action of this version may be a text of anybody.
    keys: keys && Object.fromEntries(Object.entries(keys).filter(([id]) => isKeyId(id))),
    panes,
    window,
    screen,
    hasOwnService: Object.keys(settings.service ?? {}).length > 0,
  })
}

export const ReportedAccount = z.strictObject({
  kind: Account.shape.kind,
  access: Access,
  status: SessionStatus,
  problem: z.enum(errorCodes).optional(),
  waiting: count,
  attention: count,
})
export type ReportedAccount = z.infer<typeof ReportedAccount>

/** What is not as it should be. */
const Finding = z.discriminatedUnion('finding', [
  z.strictObject({ finding: z.literal('store-recovered'), receipts: count }),
  z.strictObject({ finding: z.literal('rows-set-aside'), rows: count }),
  z.strictObject({ finding: z.literal('account-problem'), code: z.enum(errorCodes) }),
  z.strictObject({ finding: z.literal('signed-out'), accounts: count }),
  z.strictObject({ finding: z.literal('tokens-not-in-keyring'), keeping: TokenKeeping }),
  z.strictObject({ finding: z.literal('configuration'), code: z.enum(errorCodes) }),
  z.strictObject({ finding: z.literal('updates'), state: UpdateState }),
  z.strictObject({ finding: z.literal('little-room'), freeMiB: count }),
  z.strictObject({ finding: z.literal('crashed-before') }),
  z.strictObject({ finding: z.literal('log-unreadable'), lines: count }),
])
type Finding = z.infer<typeof Finding>

/** A receipt of 25 MB has to be copied, and the database beside it, before an update. */
const littleRoomMiB = 500

/** What findings are made from. */
export interface Observed {
  recovered: { receipts: number } | undefined
  setAside: number
  accounts: readonly ReportedAccount[]
  keeping: z.infer<typeof TokenKeeping>
  configurationProblem: z.infer<typeof ReportedAccount.shape.problem>
  updates: UpdateState
  freeMiB: number | undefined
  crashedBefore: boolean
  /** Lines of the log that are not of its closed list. */
  foreignLines: number
}

/** What is worth a look, nothing where all is well. */
export function findingsIn(seen: Observed): Finding[] {
  const signedOut = seen.accounts.filter(({ status }) => status === 'signed-out').length
  const isLow = seen.freeMiB !== undefined && seen.freeMiB < littleRoomMiB
  const isKept = seen.keeping === 'keyring' || seen.accounts.length === 0
  const found: (Finding | undefined)[] = [
    seen.recovered && { finding: 'store-recovered', receipts: seen.recovered.receipts },
    seen.setAside > 0 ? { finding: 'rows-set-aside', rows: seen.setAside } : undefined,
    ...seen.accounts.map(
      ({ problem: code }) => code && { finding: 'account-problem' as const, code },
    ),
    signedOut > 0 ? { finding: 'signed-out', accounts: signedOut } : undefined,
    isKept ? undefined : { finding: 'tokens-not-in-keyring', keeping: seen.keeping },
    seen.configurationProblem && { finding: 'configuration', code: seen.configurationProblem },
    seen.updates === 'refused' ? { finding: 'updates', state: seen.updates } : undefined,
    isLow ? { finding: 'little-room', freeMiB: seen.freeMiB ?? 0 } : undefined,
    seen.crashedBefore ? { finding: 'crashed-before' } : undefined,
    seen.foreignLines > 0 ? { finding: 'log-unreadable', lines: seen.foreignLines } : undefined,
  ]
  return found.flatMap((one) => (one === undefined ? [] : [Finding.parse(one)]))
}

type Failed = Extract<LogLine, { event: 'failed' }>

/** Failures of the log by where they happened and why: how often, and when last. The latest first. */
export function failuresIn(lines: readonly LogLine[]) {
  const kinds = new Map<string, Omit<Failed, 'event' | 'at'> & { times: number; last: string }>()
  for (const line of lines) {
    if (line.event !== 'failed') continue
    const { event: _event, at, ...what } = line
    const key = JSON.stringify(what)
    kinds.set(key, { ...what, times: (kinds.get(key)?.times ?? 0) + 1, last: at })
  }
  return [...kinds.values()].toSorted((one, other) => other.last.localeCompare(one.last))
}

/**
 * Whether the run before this one crashed: it did not say that it ended, and left a dump.
 * @param lines the newest first, those of this run among them
 */
export function crashedBefore(
  lines: Iterable<LogLine | undefined>,
  dumps: readonly { at: Date }[],
  startedAt: Date,
): boolean {
  for (const line of lines) {
    if (line?.event !== 'start' && line?.event !== 'quit') continue
    const at = new Date(line.at)
    if (at >= startedAt) continue
    if (line.event === 'quit') return false
    return dumps.some((dump) => dump.at >= at && dump.at < startedAt)
  }
  return false
}
