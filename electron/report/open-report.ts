/** Reports of this very app: what its core, its settings and its computer say of themselves. */
import { statfs } from 'node:fs/promises'
import os from 'node:os'
import type { AccountStanding } from '../../shared/accounts/account'
import type { Readable } from '../../shared/channel'
import type { AppHandlers } from '../../shared/ipc'
import type { ReportFile } from '../../shared/report'
import type { UpdateStanding } from '../../shared/updates'
import type { Core } from '../core'
import { Tally } from '../store/tally'
import type { LogLine } from '../shell/log/events'
import {
  failuresIn,
  findingsIn,
  ReportedAccount,
  reportedSettings,
  System,
  versionIn,
} from './findings'
import { Reports } from './report'

type ReportParts = ConstructorParameters<typeof Reports>[0]

interface Parts extends Omit<ReportParts, 'files'> {
  core: Pick<Core, 'accounts' | 'configuration' | 'recovered' | 'settings' | 'tally'>
  /** Absolute path. */
  profile: string
  version: string
  isPackaged: boolean
  updates: Readable<UpdateStanding>
}

export function openReports(parts: Parts): Reports {
  const reports: Reports = new Reports({
    ...parts,
    files: async (log) => filesOf(parts, log, reports.crashedBefore.get()),
  })
  return reports
}

/** What the window may ask for. */
export function reportHandlers(reports: Reports): AppHandlers['report'] {
  return {
    make: () => reports.make(),
    save: (wanted) => reports.save(wanted),
    crashedBefore: reports.crashedBefore,
  }
}

async function filesOf(
  parts: Parts,
  log: { lines: LogLine[]; foreign: number },
  hasCrashed: boolean,
): Promise<ReportFile[]> {
  const { core } = parts
  const system = await systemOf(parts)
  const tally = core.tally()
  const accounts = core.accounts.list.get().map((standing) => reportedAccount(standing))
  const findings = findingsIn({
    recovered: core.recovered.get(),
    setAside: tally.setAside,
    accounts,
    keeping: core.accounts.session.get().keeping,
    configurationProblem: core.configuration.get().problem,
    updates: parts.updates.get().state,
    freeMiB: system.freeMiB,
    crashedBefore: hasCrashed,
    foreignLines: log.foreign,
  })
  const settings = reportedSettings(core.settings.current.get())
  return [
    file('findings.json', findings),
    file('system.json', system),
    file('settings.json', settings),
    file('accounts.json', accounts),
    file('counts.json', Tally.parse(tally)),
    file('failures.json', failuresIn(log.lines)),
  ]
}

const file = (name: string, content: unknown): ReportFile => ({
  name,
  text: `${JSON.stringify(content, undefined, 2)}\n`,
})

function reportedAccount(standing: AccountStanding): ReportedAccount {
  const { account, status, problem, waiting, attention } = standing
  const { kind, access } = account
  return ReportedAccount.parse({ kind, access, status, problem, waiting, attention })
}

async function systemOf({ profile, version, isPackaged }: Parts): Promise<System> {
  const { electron, chrome, node } = process.versions
  const free = await statfs(profile).catch(() => undefined)
  return System.parse({
    docket: versionIn(version),
    electron: versionIn(electron),
    chromium: versionIn(chrome),
    node: versionIn(node),
    platform: System.shape.platform.safeParse(process.platform).data ?? 'other',
    release: versionIn(os.release()),
    arch: System.shape.arch.safeParse(process.arch).data ?? 'other',
    processors: os.cpus().length,
    memoryMiB: Math.round(os.totalmem() / 2 ** 20),
    freeMiB: free && Math.floor((free.bavail * free.bsize) / 2 ** 20),
    isPackaged,
  })
}
