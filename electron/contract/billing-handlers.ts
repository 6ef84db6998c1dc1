/** What main answers about clients, invoices, payments and sales invoices of the account at hand. */
import { Readable } from 'node:stream'
import type { FileSource } from '../../shared/invoices/billing-contract'
import { calendarDate } from '../../shared/calendar'
import { AppError } from '../../shared/errors'
import type { AppHandlers } from '../../shared/ipc'
import { receivables } from '../../shared/sales-invoices/receivables'
import type { SalesInvoiceRecord } from '../../shared/sales-invoices/sales-invoice'
import { isAlike } from '../changes/new-client'
import type { WantedChange } from '../changes/invoice-changes'
import {
  attachFile,
  detachFile,
  editDraft,
  recordPayment,
  removePayment,
} from '../changes/payments'
import type { Core } from '../core'
import { writeTarget } from '../store/files/target'
import type { GivenFile } from '../store/changes/invoice-drafts'

interface Modules extends Pick<Core, 'accounts' | 'billing' | 'receipts' | 'readOriginal'> {
  /** Asks the person where a document shall go. */
  chooseTarget: (fileName: string) => Promise<string | undefined>
}

type Groups = Pick<AppHandlers, 'clients' | 'invoices' | 'payments' | 'salesInvoices'>

export function billingHandlers(modules: Modules): Groups {
  return {
    clients: clients(modules),
    invoices: invoices(modules),
    payments: payments(modules),
    salesInvoices: salesInvoices(modules),
  }
}

function clients({ accounts }: Modules): Groups['clients'] {
  return {
    countries: () => accounts.atHand?.books.countries() ?? [],
    alike: (asked) => {
      const { books } = accounts.need()
      const named = books.clients({
        search: asked.name.trim(),
        offset: 0,
        limit: 20,
        sort: { by: 'name', isDescending: false },
      })
      return named.rows.filter((client) => isAlike(client, asked))
    },
    create: ({ draft, isMeant }) => {
      return writableAt(accounts).clients.create(draft, isMeant)
    },
  }
}

function invoices(modules: Modules): Groups['invoices'] {
  const { accounts, billing: shared } = modules
  const atHand = () => accounts.need().billing
  const writable = () => writableAt(accounts)
  /** Changes on this computer need no leave to write to the books. */
  const locally = <T>(work: (accountId: string) => T): T => {
    const billing = atHand()
    const result = work(billing.accountId)
    billing.changed()
    return result
  }
  return {
    revision: shared.revision,
    drafts: () => accounts.atHand?.billing.newInvoices.drafts() ?? [],
    draft: (id) => atHand().newInvoices.draft(id),
    begin: (draft) => locally((accountId) => shared.drafts.add(accountId, draft)),
    edit: ({ id, draft }) => {
      locally((accountId) => {
        shared.drafts.edit(accountId, id, draft)
      })
    },
    discard: (id) => {
      locally(() => {
        atHand().newInvoices.discard(id)
      })
    },
    addFile: async ({ id, file }) => {
      const given = await fileFrom(modules, file)
      return locally((accountId) => shared.drafts.addFile(accountId, id, given))
    },
    removeFile: ({ id, fileId }) => {
      locally((accountId) => {
        shared.drafts.removeFile(accountId, id, fileId)
      })
    },
    saveFile: async ({ id, fileId }) => {
      const { fileName, bytes } = shared.drafts.file(atHand().accountId, id, fileId)
      const target = await modules.chooseTarget(fileName)
      if (target === undefined) return false
      return writeTarget(target, Readable.from([bytes]), { rights: 0o600 })
    },
    send: (id) => writable().newInvoices.send(id),
    settle: ({ id, answer }) => writable().newInvoices.settle(id, answer),
    open: (reference) => atHand().open(reference),
    read: (id) => atHand().view(id),
    change: ({ draft, ...wanted }) => {
      const prepare = editDraft(draft, accounts.need().books.choices.get())
      return make(modules, { ...wanted, prepare })
    },
    attach: async ({ file, ...wanted }) => {
      const prepare = attachFile(await fileFrom(modules, file))
      return make(modules, { ...wanted, prepare })
    },
    detach: ({ attachmentId, ...wanted }) =>
      make(modules, { ...wanted, prepare: detachFile(attachmentId) }),
    receivables: () => receivables(accounts.need().billing.owed(), calendarDate(shared.now())),
  }
}

function payments(modules: Modules): Groups['payments'] {
  const { accounts, billing: shared } = modules
  const changes = () => accounts.need().billing.changes
  return {
    record: ({ payment, isAboveMeant, isAheadMeant, ...wanted }) => {
      const choices = accounts.need().books.choices.get()
      const today = calendarDate(shared.now())
      const prepare = recordPayment(payment, { choices, today, isAboveMeant, isAheadMeant })
      return make(modules, { ...wanted, prepare })
    },
    remove: ({ paymentId, ...wanted }) =>
      make(modules, { ...wanted, prepare: removePayment(paymentId) }),
    pending: () => accounts.atHand?.billing.changes.pending() ?? [],
    check: () => accounts.need().billing.resume(),
    acknowledge: (id) => {
      changes().acknowledge(id)
      accounts.need().billing.changed()
    },
    savedCopy: (id) => changes().savedCopy(id),
  }
}

function salesInvoices({ accounts, billing: shared, chooseTarget }: Modules) {
  const atHand = () => accounts.need().billing
  const endpoint = () => atHand().endpoints().sales()
  const writable = () => writableAt(accounts)
  return {
    page: async (filter) => {
      const { invoices: records, ...page } = await endpoint().list(filter)
      return { ...page, invoices: records.map(withoutSource) }
    },
    read: (id) => atHand().sales.view(id),
    typed: () => (accounts.atHand ? shared.salesRows.typed(accounts.atHand.id) : undefined),
    keepTyped: (typed) => {
      shared.salesRows.keepTyped(accounts.need().id, typed)
    },
    create: async (draft) => {
      const { accountId, sales } = writable()
      const end = await sales.create(draft)
      // What was typed of it is through; other books may be at hand by now.
      if (end.kind === 'done' || end.kind === 'ask')
        shared.salesRows.keepTyped(accountId, undefined)
      return end
    },
    edit: (what) => writable().sales.edit(what),
    delete: (what) => writable().sales.delete(what),
    issue: (what) => writable().sales.issue(what),
    email: ({ id, isAgain }) => writable().emails.send('email', id, isAgain),
    remind: (id) => writable().emails.send('reminder', id),
    planReminders: (what) => writable().reminders.plan(what),
    removeReminders: (id) => {
      atHand().reminders.remove(id)
    },
    plannedReminders: () => accounts.atHand?.billing.reminders.waiting() ?? [],
    document: async (id) => shared.documents.keep(await endpoint().document(id)),
    saveDocument: async (documentId) => {
      const target = await chooseTarget(shared.documents.fileNameOf(documentId))
      if (target === undefined) return false
      await shared.documents.save(documentId, target)
      return true
    },
    pending: () => accounts.atHand?.billing.sales.pending() ?? [],
    acknowledge: (id) => {
      atHand().sales.acknowledge(id)
      atHand().changed()
    },
  } satisfies Groups['salesInvoices']
}

/** The account at hand, where its books may be changed. @throws AppError `read-only`, `books-differ` */
function writableAt(accounts: Modules['accounts']) {
  const account = accounts.need()
  account.assertWritable()
  return account.billing
}

/** Makes one change of an invoice of the account at hand. */
function make<Problem>({ accounts }: Modules, wanted: WantedChange<Problem>) {
  return accounts.need().billing.changes.make(wanted)
}

function withoutSource({ source: _, ...invoice }: SalesInvoiceRecord) {
  return invoice
}

/** A file as it is to be attached. @throws AppError `not-found`, `original-lost` */
export async function fileFrom(
  { receipts, readOriginal, accounts }: Pick<Modules, 'receipts' | 'readOriginal' | 'accounts'>,
  source: FileSource,
): Promise<GivenFile> {
  if (!('receiptId' in source)) {
    const { fileName, mediaType, bytes } = source
    return {
      fileName,
      mediaType: mediaType || 'application/octet-stream',
      bytes: Buffer.from(bytes),
    }
  }
  const { receiptId } = source
  if (receipts.accountOf(receiptId) !== accounts.need().id)
    throw new AppError('not-found', 'The receipt belongs to other books')
  const { fileName, mediaType, sha256 } = receipts.read(receiptId)
  return { fileName, mediaType, bytes: await readOriginal(sha256) }
}
