/** The log of this very app, and what Electron and Node say by themselves that belongs into it. */
import { app, powerMonitor } from 'electron'
import { AppError } from '../../../shared/errors'
import { versionOf, type Log, type Part, type Channel } from './events'
import { logFolder } from './folder'
import { openLog } from './log'

const sigterm = 15

interface OpenLog {
  log: Log
  /** Absolute path. */
  folder: string
  /** Before its first line. */
  startedAt: Date
  report: Report
}

/** Begins the log of this run. @param bundle absolute path of the folder of the app's own code */
export function openLogHere(bundle: string): OpenLog {
  const startedAt = new Date()
  const folder = logFolder({
    platform: process.platform,
    environment: process.env,
    home: app.getPath('home'),
    profile: app.getPath('userData'),
    isProfileNamed: app.commandLine.hasSwitch('user-data-dir'),
  })
  const log = openLog({ folder, bundle })
  log('start', {
    version: versionOf(app.getVersion()),
    electron: versionOf(process.versions.electron),
    platform: known(['linux', 'darwin', 'win32'], process.platform),
    arch: known(['x64', 'arm64', 'ia32', 'arm'], process.arch),
  })
  const report: Report = (part, thrown) => {
    log('failed', { part, error: AppError.from(thrown) })
  }
  listen(log, report)
  return { log, folder, startedAt, report }
}

/** Notes a failure. */
export type Report = (part: Part | Channel, thrown: unknown) => void

function listen(log: Log, report: Report): void {
  // Only listened to: what Electron does about it stays as it is.
  process.on('uncaughtExceptionMonitor', (error) => {
    report('uncaught', error)
  })
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    const process = known(['GPU', 'Utility', 'Zygote', 'Sandbox helper'], type) ?? 'Unknown'
    // The app ends its own processes by a signal.
    if (reason !== 'clean-exit' && exitCode !== sigterm)
      log('process-gone', { process, reason, exit: exitCode })
  })
  powerMonitor.on('suspend', () => {
    log('suspend')
  })
  powerMonitor.on('resume', () => {
    log('resume')
  })
}

function known<const T extends string>(list: readonly T[], value: string): T | undefined {
  return list.find((one) => one === value)
}
