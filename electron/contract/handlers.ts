/** The table of what main answers: each group of the contract, handed to the file that answers it. */
import type { AppHandlers } from '../../shared/ipc'
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

/** Every answer of main, from the core and from what the process with a window adds. */
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
    updates: modules.updates,
    report: modules.report,
    backup: modules.backup,
    desktop: modules.desktop,
    notices: { opened: modules.opened },
    settings: {
      current: settings.current,
      change: (changes) => settings.change(changes),
    },
  }
}
