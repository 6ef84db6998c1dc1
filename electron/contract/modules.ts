/** What the contract is answered from. */
import type { About, Licence } from '../../shared/about'
import type { LiveValue } from '../../shared/channel'
import type { Core } from '../core'
import type { AppHandlers } from '../../shared/ipc'
import type { OpenedNotice } from '../shell/notices'

type UpdateHandlers = AppHandlers['updates']
type ReportHandlers = AppHandlers['report']
type BackupHandlers = AppHandlers['backup']
type DesktopHandlers = AppHandlers['desktop']

/** The core, and what only the process with a window can do. */
export interface Modules extends Core {
  /** Asks the person for files. */
  chooseFiles: () => Promise<string[]>
  /** Asks the person for a folder. */
  chooseFolder: () => Promise<string | undefined>
  /** Paths of the sample receipts that come with the app. */
  samples: () => Promise<string[]>
  /** Asks the person where a document shall go. */
  chooseTarget: (fileName: string) => Promise<string | undefined>
  about: () => About
  licences: () => Promise<Licence[]>
  /** New versions of the app. */
  updates: UpdateHandlers
  /** Reports of how the app fares. */
  report: ReportHandlers
  /** Backups of the profile. */
  backup: BackupHandlers
  /** Menus and files of the desktop. */
  desktop: DesktopHandlers
  /** What a notice or the menu asked for last. */
  opened: LiveValue<OpenedNotice | undefined>
}
