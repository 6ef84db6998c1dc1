/** The table of what main answers: each member of the contract, handed to the module that knows. */
import { LiveValue } from '../../shared/channel'
import { AppError } from '../../shared/errors'
import type { AppHandlers } from '../../shared/ipc'
import { checkDraft } from '../../shared/expenses/expense'
import { mostAtOnce, type CaptureOutcome, type ListedReceipt } from '../../shared/receipts/receipt'
import type { ReferenceData } from '../../shared/books/reference-data'
import { billingHandlers } from './billing-handlers'
import { exportHandlers } from '../export/exports'
import { expenseHandlers } from './expense-handlers'
import type { Core } from '../core'
import type { OpenedNotice } from '../shell/notices'
import type { DraftedRow } from '../store/receipts/receipts'

/** The core, and what only the process with a window can do. */
export interface Modules extends Core {
  /** Asks the person for files. */
  chooseFiles: () => Promise<string[]>
  /** Paths of the sample receipts that come with the app. */
  samples: () => Promise<string[]>
  /** Asks the person where a document shall go; without it none is saved. */
  chooseTarget?: (fileName: string) => Promise<string | undefined>
  /** The notice that was clicked last. */
  opened?: LiveValue<OpenedNotice | undefined>
}

export function createHandlers(modules: Modules): AppHandlers {
  const {
    accounts,
    alike,
    bindery,
    intake,
    receipts,
    review,
    reading,
    learning,
    journal,
    settings,
  } = modules
  const capture = async (paths: readonly string[]): Promise<CaptureOutcome[]> =>
    paths.length > 0 ? intake.paths(paths) : []
  return {
    session: {
      current: accounts.session,
      startDemo: () => accounts.startDemo(),
      connect: ({ name, service, access }) => accounts.connect(name, service, access),
      signIn: ({ access }) => accounts.need().signIn(access),
      reopenPage: () => accounts.need().reopenPage(),
      paste: (text) => {
        accounts.need().paste(text)
      },
      cancelSignIn: () => {
        accounts.atHand?.cancelSignIn()
      },
      tryOnceMore: () => accounts.need().tryOnceMore(),
      settleBooks: (answer) => accounts.settleBooks(answer),
      signOut: () => accounts.need().signOut(),
    },
    accounts: {
      list: accounts.list,
      show: (id) => {
        accounts.show(id)
      },
      change: ({ id, ...changes }) => {
        accounts.change(id, changes)
      },
      remove: (id) => accounts.remove(id),
      service: () => accounts.atHand?.stored.service,
      changeService: (service) => accounts.moveTo(service),
      setLegacyKeys: (keys) => accounts.need().setLegacyKeys(keys),
      hasLegacyKeys: () => accounts.atHand?.hasLegacyKeys() ?? false,
      configuration: modules.configuration,
      configure: (service) => {
        if (modules.configuration.get().from === 'administrator')
          throw new AppError('wrong-state', 'The administrator has set this')
        settings.change({ service })
      },
      unlockKeyring: () => accounts.unlock(),
      keepUnprotected: (isAllowed) => modules.keepUnprotected(isAllowed),
    },
    capture: {
      batch: intake.batch,
      paths: capture,
      bytes: ({ fileName, bytes }) => intake.bytes(fileName || 'pasted', bytes),
      pick: async () => capture(await modules.chooseFiles()),
      samples: async () => {
        if (accounts.atHand?.stored.account.kind !== 'demo')
          throw new AppError('wrong-state', 'Sample receipts are for the demo company')
        return capture(await modules.samples())
      },
    },
    receipts: {
      summary: receipts.summary,
      page: (query) => {
        const { total, rows } = receipts.page(query)
        const choices = accounts.choices.get()
        return { total, rows: rows.map((row) => listed(row, choices, reading.standing(row.id))) }
      },
      ids: (query) => receipts.ids(query, mostAtOnce),
      drafts: (ids) => receipts.drafts(ids),
      editAll: (edits) => {
        const known = new Set(receipts.drafts(edits.map(({ id }) => id)).map(({ id }) => id))
        const there = edits.filter(({ id }) => known.has(id))
        return receipts.editAll(
          there.map(({ id, draft }) => ({ id, draft: reading.typed(id, draft, true) })),
        )
      },
      stepAll: (asked) =>
        review.stepAll(asked, (id) => alike.of(id).some(({ kind }) => kind !== 'same-file')),
      merge: (ids) => bindery.merge(ids),
      split: ({ id, into }) => bindery.split(id, into),
      exchange: (parts) => bindery.exchange(parts),
      read: (id) => {
        const mayComeForMs = review.mayComeForMs(id)
        return {
          ...receipts.read(id),
          ...(reading.isFilled(id) && { isFilled: true }),
          ...(mayComeForMs > 0 && { mayComeForMs }),
        }
      },
      edit: ({ id, draft, knowsReading }) => {
        const known = reading.typed(id, draft, knowsReading)
        review.edit(id, learning.typed(id, known, knowsReading))
      },
      confirm: (id) => review.confirm(id),
      reopen: (id) => review.reopen(id),
      discard: (id) => review.discard(id),
      restore: (id) => review.restore(id),
      keepBoth: (id) => alike.keepTwin(id),
      lookDue: () => alike.due(),
      looked: ({ id, look }) => {
        // What is shown by pictures of its pages cannot be looked at before they are made.
        if (look !== undefined || !reading.isAwaited(id)) alike.looked(id, look)
      },
      alike: (id) => alike.of(id),
      keepBeside: ({ id, others }) => alike.keepBeside(id, others),
      // Not while it is being confirmed: what is asked about must not go.
      askAgain: (told) =>
        review.inTurns([told.id], async () => {
          alike.askAgain(told)
        }),
      decide: ({ id, answer }) => review.decide(id, answer),
      undecide: (id) => {
        review.undecide(id)
      },
    },
    reading: {
      progress: reading.progress,
      of: (id) => reading.of(id),
      again: (id) => {
        reading.again(id)
      },
      cancel: (id) => {
        reading.cancel(id)
      },
    },
    learning: {
      revision: learning.revision,
      suggested: (id) => learning.suggested(id),
      defaults: (supplier) => learning.defaultsFor(supplier),
      remembered: (query) => learning.remembered(query),
      forget: ({ supplier, field }) => {
        learning.forget(supplier, field)
      },
      setRule: ({ supplier, rule }) => {
        learning.setRule(supplier, rule)
      },
      removeRule: (supplier) => {
        learning.removeRule(supplier)
      },
    },
    books: {
      choices: accounts.choices,
      status: accounts.booksStatus,
      revision: accounts.booksRevision,
      matchSuppliers: ({ search, limit }) =>
        accounts.atHand?.books.findSuppliers(search, limit) ?? [],
      expenses: (filter) => accounts.need().books.expenses(filter),
      suppliers: (filter) => accounts.need().books.suppliers(filter),
      clients: (filter) => accounts.need().books.clients(filter),
      bankAccounts: (filter) => accounts.need().books.bankAccounts(filter),
      invoices: (filter) => accounts.need().books.invoices(filter),
      salesInvoices: (filter) => accounts.need().books.salesInvoices(filter),
      overview: ({ today }) => accounts.need().books.overview(today),
      supplierSpending: (id) => accounts.need().books.supplierSpending(id),
      refresh: async ({ everything }) => {
        const { books } = accounts.need()
        await (everything ? books.refreshFully() : books.refresh())
      },
    },
    expenses: expenseHandlers(modules),
    ...billingHandlers(modules),
    sync: {
      status: modules.sync,
      now: () => accounts.tryNow(),
      setPaused: (paused) => {
        modules.setPaused(paused)
      },
    },
    activity: { page: (query) => journal.page(receipts.shownAccountId, query) },
    exports: exportHandlers(modules),
    store: { recovered: modules.recovered },
    notices: { opened: modules.opened ?? new LiveValue(undefined) },
    settings: {
      current: settings.current,
      change: ({ theme, receiptSort, notices }) => {
        settings.change({
          ...(theme && { theme }),
          ...(receiptSort && { receiptSort }),
          ...(notices !== undefined && { notices }),
        })
      },
    },
  }
}

/** Whether a receipt could be confirmed as it stands; only asked where a person has to look. */
function listed(
  { draft, ...row }: DraftedRow,
  choices: ReferenceData,
  reading: ListedReceipt['reading'],
): ListedReceipt {
  const isComplete = row.state === 'review' && checkDraft(draft, choices).problems.length === 0
  return { ...row, isComplete, ...(reading && { reading }) }
}
