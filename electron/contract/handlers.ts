/** The table of what main answers: each group of the contract, handed to the file that answers it. */
import { LiveValue } from '../../shared/channel'
import type { BackupProgress } from '../../shared/backup'
import { AppError } from '../../shared/errors'
import type { AppHandlers } from '../../shared/ipc'
import type { UpdateStanding } from '../../shared/updates'
import { exportHandlers } from '../export/exports'
import { accountHandlers } from './account-handlers'
import { billingHandlers } from './billing-handlers'
import { bookHandlers } from './book-handlers'
import { expenseHandlers } from './expense-handlers'
import type { Modules } from './modules'
import {
  captureHandlers,
  knowledgeHandlers,
  receiptHandlers,
  scanningHandlers,
  watchingHandlers,
} from './receipt-handlers'

const noUpdates: AppHandlers['updates'] = {
  standing: new LiveValue<UpdateStanding>({ state: 'unfed' }),
  look: () => undefined,
  install: () => undefined,
}

const noReports: AppHandlers['report'] = {
  make: () => {
    throw new AppError('not-found', 'There is no log here')
  },
  save: () => false,
  crashedBefore: new LiveValue(false),
}

const noDesktop: AppHandlers['desktop'] = {
  menu: () => undefined,
  drag: () => undefined,
  saveOriginal: () => false,
  copy: () => undefined,
}

const refuse = (): never => {
  throw new AppError('wrong-state', 'There is no backup here')
}
const noBackup: AppHandlers['backup'] = {
  progress: new LiveValue<BackupProgress | undefined>(undefined),
  save: refuse,
  cancel: () => undefined,
  choose: () => undefined,
  look: refuse,
  here: refuse,
  bringBack: refuse,
}

export function createHandlers(modules: Modules): AppHandlers {
  const { accounts, journal, receipts, settings } = modules
  return {
    ...accountHandlers(modules),
    capture: captureHandlers(modules),
    watching: watchingHandlers(modules),
    scanning: scanningHandlers(modules),
    receipts: receiptHandlers(modules),
    ...knowledgeHandlers(modules),
    books: bookHandlers(modules),
    expenses: expenseHandlers(modules),
    ...billingHandlers(modules),
    sync: {
      status: modules.sync,
      now: () => accounts.tryNow(),
      setPaused: (paused) => {
        modules.setPaused(paused)
      },
    },
    activity: { page: (query) => journal.older(receipts.shownAccountId, query) },
    exports: exportHandlers(modules),
    store: { recovered: modules.recovered },
    about: { app: modules.about, licences: modules.licences },
    updates: modules.updates ?? noUpdates,
    report: modules.report ?? noReports,
    backup: modules.backup ?? noBackup,
    desktop: modules.desktop ?? noDesktop,
    notices: { opened: modules.opened ?? new LiveValue(undefined) },
    settings: {
      current: settings.current,
      change: (changes) => settings.change(changes),
    },
  }
}
