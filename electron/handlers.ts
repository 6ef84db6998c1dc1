/** The table of what main answers: each member of the contract, handed to the module that knows. */
import { AppError } from '../shared/errors'
import type { AppHandlers } from '../shared/ipc'
import { checkDraft } from '../shared/expense'
import type { CaptureOutcome, ListedReceipt } from '../shared/receipt'
import type { ReferenceData } from '../shared/reference-data'
import type { Core } from './core'
import type { DraftedRow } from './store/receipts'

/** The core, and what only the process with a window can do. */
export interface Modules extends Core {
  /** Asks the person for files. */
  chooseFiles: () => Promise<string[]>
  /** Paths of the sample receipts that come with the app. */
  samples: () => Promise<string[]>
}

export function createHandlers(modules: Modules): AppHandlers {
  const { connection, signIn, intake, receipts, review, books, journal, settings } = modules
  const capture = async (paths: readonly string[]): Promise<CaptureOutcome[]> =>
    paths.length > 0 ? intake.paths(paths) : []
  return {
    session: {
      current: connection.session,
      startDemo: () => connection.startDemo(),
      connect: ({ name, service }) => connection.connect(name, service),
      signIn: () => connection.signIn(),
      reopenPage: () => signIn.reopenPage(),
      cancelSignIn: () => {
        signIn.cancel()
      },
      signOut: () => connection.signOut(),
      service: () => connection.service(),
    },
    capture: {
      batch: intake.batch,
      paths: capture,
      bytes: ({ fileName, bytes }) => intake.bytes(fileName || 'pasted', bytes),
      pick: async () => capture(await modules.chooseFiles()),
      samples: async () => {
        if (connection.session.get().account?.kind !== 'demo')
          throw new AppError('wrong-state', 'Sample receipts are for the demo company')
        return capture(await modules.samples())
      },
    },
    receipts: {
      summary: receipts.summary,
      page: (query) => {
        const { total, rows } = receipts.page(query)
        return { total, rows: rows.map((row) => listed(row, books.choices.get())) }
      },
      read: (id) => receipts.read(id),
      edit: ({ id, draft }) => {
        review.edit(id, draft)
      },
      confirm: (id) => review.confirm(id),
      reopen: (id) => {
        review.reopen(id)
      },
      discard: (id) => {
        review.discard(id)
      },
      restore: (id) => {
        review.restore(id)
      },
      keepBoth: (id) => {
        receipts.keepBoth(id)
      },
      decide: ({ id, answer }) => {
        review.decide(id, answer)
      },
    },
    books: {
      choices: books.choices,
      suppliers: ({ search, limit }) => books.findSuppliers(search, limit),
      refresh: () => books.refresh(),
    },
    sync: {
      status: modules.sync,
      now: () => modules.syncNow(),
      setPaused: (paused) => {
        modules.setPaused(paused)
      },
    },
    activity: { page: ({ offset, limit }) => journal.page(offset, limit) },
    settings: {
      current: settings.current,
      change: (changes) => {
        settings.change(changes)
      },
    },
  }
}

/** Whether a receipt could be confirmed as it stands; only asked where a person has to look. */
function listed({ draft, ...row }: DraftedRow, choices: ReferenceData): ListedReceipt {
  const isComplete = row.state === 'review' && checkDraft(draft, choices).problems.length === 0
  return { ...row, isComplete }
}
