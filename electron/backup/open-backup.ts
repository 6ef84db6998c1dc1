/** Backups of this very app: where they are asked for, and what comes after one was brought back. */
import path from 'node:path'
import { calendarDate } from '../../shared/calendar'
import { AppError } from '../../shared/errors'
import type { AppHandlers } from '../../shared/ipc'
import type { Core } from '../core'
import { Backups } from './backups'

interface Parts {
  core: Pick<Core, 'copyTo' | 'holdings' | 'settings'>
  /** Absolute path. */
  profile: string
  now: () => Date
  /** Asks the person where a file shall go. */
  chooseTarget: (fileName: string) => Promise<string | undefined>
  /** Asks the person for a backup. */
  chooseBackup: () => Promise<string | undefined>
  /** Ends the app and begins it again. */
  startAnew: () => void
}

/** The answer has to reach the window before the app ends. */
const answerMs = 1500

export function backupHandlers(parts: Parts): AppHandlers['backup'] {
  const { core, profile, now } = parts
  const backups = new Backups({
    profile,
    now,
    copyTo: core.copyTo,
    holdings: core.holdings,
    settings: () => core.settings.current.get(),
  })
  /** The window never names a path: what it means is what the person chose last. */
  let chosen: string | undefined
  const file = () => {
    if (chosen === undefined) throw new AppError('wrong-state', 'No backup was chosen')
    return chosen
  }
  return {
    progress: backups.progress,
    save: async (passphrase) => {
      const target = await parts.chooseTarget(`Docket ${calendarDate(now())}.docketbackup`)
      return target === undefined ? { result: 'cancelled' } : backups.save(target, passphrase)
    },
    cancel: () => {
      backups.cancel()
    },
    choose: async () => {
      chosen = await parts.chooseBackup()
      return chosen && path.basename(chosen)
    },
    look: (passphrase) => backups.look(file(), passphrase),
    here: () => backups.here(),
    bringBack: async ({ passphrase, agreed, name }) => {
      const isSettled = await backups.bringBack(file(), { passphrase, agreed, name })
      if (isSettled) setTimeout(parts.startAnew, answerMs)
      return isSettled
    },
  }
}
