/** What leaves the app as a file: the lists of the account at hand, with the files of receipts and expenses. */
import path from 'node:path'
import { AppError } from '../../shared/errors'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { Collection } from '../../shared/books/books'
import type { ExportList, ExportQuestion } from '../../shared/books/export'
import { emptyReferenceData } from '../../shared/books/reference-data'
import type { AppHandlers } from '../../shared/ipc'
import type { ReceiptRow } from '../../shared/receipts/receipt'
import type { Account } from '../accounts/account'
import type { Accounts } from '../accounts/accounts'
import {
  Exporter,
  exportNames,
  type Customs,
  type ListedRecord,
  type RecordFile,
  type Source,
} from './exporter'
import { endingOf, nameOf } from '../store/files/names'
import type { Journal } from '../store/journal'
import type { Receipts } from '../store/receipts/receipts'

interface Parts {
  accounts: Accounts
  receipts: Receipts
  journal: Journal
  /** Of a receipt, by its id. @throws AppError `original-lost` */
  readOriginal: (id: string) => Promise<Buffer>
  customs: Customs
}

export function openExporter(parts: Parts): Exporter {
  const { accounts, customs } = parts
  const sourceOf = (accountId?: string): Source => {
    // Once and for all: another may be shown while an export is written.
    const account = accountId === undefined ? accounts.atHand : accountOf(accounts, accountId)
    return {
      choices: () => account?.books.choices.get() ?? emptyReferenceData,
      records: (question) => recordsOf(parts, account, question),
      isWhole: ({ list }) => isKnown(account, readAs[list]),
      filesOf: (question, record) => filesOf(parts, account, question, record),
    }
  }
  return new Exporter(sourceOf, customs)
}

function accountOf(accounts: Pick<Accounts, 'all'>, id: string): Account {
  const found = accounts.all().find((account) => account.id === id)
  if (!found) throw new AppError('no-account', 'There is no such account')
  return found
}

/** @throws AppError `no-account` */
function needed(account: Account | undefined): Account {
  if (!account) throw new AppError('no-account', 'There is no account')
  return account
}

/** @param modules `chooseTarget` asks the person for a place; undefined where they gave none */
export function exportHandlers({
  accounts,
  exporter,
  chooseTarget,
}: {
  accounts: Pick<Accounts, 'all'>
  exporter: Exporter
  chooseTarget: (fileName: string) => Promise<string | undefined>
}): AppHandlers['exports'] {
  return {
    progress: exporter.progress,
    save: async ({ question, format }) => {
      const target = await chooseTarget(`${exportNames[question.list]}.${format}`)
      if (target === undefined) return { result: 'cancelled' }
      const end = await exporter.save({ question, format, target })
      return end.result === 'saved' ? { ...end, fileName: path.basename(target) } : end
    },
    saveAll: async (accountId) => {
      const { name } = accountOf(accounts, accountId).stored.account
      const target = await chooseTarget(nameOf([name], 'zip'))
      if (target === undefined) return { result: 'cancelled' }
      const end = await exporter.saveAll({ accountId, target })
      return end.result === 'saved' ? { ...end, fileName: path.basename(target) } : end
    },
    cancel: () => {
      exporter.cancel()
    },
    sheet: (question) => exporter.sheet(question),
  }
}

/** Without an account, what there is before the first. */
function recordsOf(
  { receipts, journal }: Parts,
  account: Account | undefined,
  question: ExportQuestion,
): ListedRecord[] {
  switch (question.list) {
    case 'receipts': {
      const { ids, ...filter } = question.filter
      const listed = ids ?? receipts.lists.ids({ ...filter, accountId: account?.id }, allOfThem)
      return each(listed, (id) => (receipts.has(id) ? receipts.read(id) : undefined))
    }
    case 'activity':
      return each(journal.ids(account?.id, question.filter), (id) => journal.read(id))
    case 'invoices': {
      const { rows } = needed(account).books.invoices({
        ...question.filter,
        offset: 0,
        limit: allOfThem,
      })
      return each(rows, (row) => row)
    }
    case 'suppliers': {
      const { books } = needed(account)
      return each(books.ids('suppliers', question.filter), (id) => books.supplier(id))
    }
    case 'expenses': {
      const { books } = needed(account)
      const { supplierId: partyId, ...filter } = question.filter
      return each(books.ids('expenses', { ...filter, partyId }), (id) =>
        books.record('expenses', id),
      )
    }
    case 'clients':
    case 'bankAccounts': {
      const { books } = needed(account)
      const { list, filter } = question
      return each(books.ids(list, filter), (id) => books.record(list, id))
    }
  }
}

/** What has to be read from the books before all of a list is known here; nothing where it is of this computer. */
const readAs: Record<ExportList, Collection | undefined> = {
  receipts: undefined,
  activity: undefined,
  expenses: 'expenses',
  suppliers: 'suppliers',
  clients: 'clients',
  bankAccounts: 'bankAccounts',
  // New invoices have no list, they are known by their numbers.
  invoices: 'salesInvoices',
}

function isKnown(account: Account | undefined, collection: Collection | undefined): boolean {
  if (!account || collection === undefined) return true
  const { asOf, problem } = account.books.standing(collection)
  // A list that this sign-in may not read holds up nothing.
  return asOf !== undefined || problem === 'forbidden'
}

const allOfThem = Number.MAX_SAFE_INTEGER

const each = <T>(listed: readonly T[], read: (one: T) => unknown): ListedRecord[] =>
  listed.map((one) => () => read(one))

function filesOf(
  parts: Parts,
  account: Account | undefined,
  { list }: ExportQuestion,
  record: unknown,
): RecordFile[] {
  if (list === 'receipts') return filesOfReceipt(parts, record as ReceiptRow)
  return list === 'expenses' ? filesOfExpense(parts, needed(account), record as ExpenseRecord) : []
}

/** With those of its companions: most of them stand in no list of their own. */
function filesOfReceipt(parts: Parts, row: ReceiptRow): RecordFile[] {
  const known = [row.postingDate, row.supplierName, row.gross].filter((part) => part !== '')
  return filesTogether(parts, row, known.length > 1 ? known : [...known, stemOf(row.fileName)])
}

/** The file of a receipt under these words, and each that goes with it under the same and its own name. */
function filesTogether(
  { receipts, readOriginal }: Parts,
  { id, fileName }: Pick<ReceiptRow, 'id' | 'fileName'>,
  words: readonly string[],
): RecordFile[] {
  const file = (of: string, parts: readonly string[], ending: string): RecordFile => ({
    name: nameOf(parts, ending),
    receiptId: of,
    read: () => readOriginal(of),
  })
  return [
    file(id, words, endingOf(fileName)),
    ...receipts.companions
      .of(id)
      .map((one) => file(one.id, [...words, '+', stemOf(one.fileName)], endingOf(one.fileName))),
  ]
}

function stemOf(fileName: string): string {
  const ending = endingOf(fileName)
  return fileName.slice(0, fileName.length - ending.length - (ending ? 1 : 0))
}

/** From this computer where Docket sent it and still has it, else from the books. */
function filesOfExpense(parts: Parts, account: Account, expense: ExpenseRecord): RecordFile[] {
  const { receipts, readOriginal } = parts
  const { attachments } = expense
  const facts = [expense.postingDate, expense.supplierName, expense.gross]
  const ownId = receipts.ofExpense(account.id, expense.id)
  const own = ownId === undefined ? undefined : receipts.read(ownId)
  const fetch = async (id: number, fileName: string) => {
    const bytes = await account.work.expenses().attachment(expense.id, id, fileName)
    if (bytes.length === 0) throw new AppError('attachment-empty', 'The file there is empty')
    return bytes
  }
  // What was just booked is known here before the list of the books shows its file.
  if (own && attachments === undefined) return filesTogether(parts, own, facts)
  return (attachments ?? []).map(({ id, fileName }) => ({
    name: nameOf(facts, endingOf(fileName)),
    // Another file may stand in its place by now.
    read: () =>
      own && fileName.toUpperCase().includes(own.marker)
        ? readOriginal(own.id).catch(() => fetch(id, fileName))
        : fetch(id, fileName),
  }))
}
