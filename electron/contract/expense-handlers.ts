/** What main answers about a single expense of the account at hand: looked at, changed, deleted, its files shown. */
import { AppError } from '../../shared/errors'
import { calendarDate } from '../../shared/calendar'
import {
  isAheadUnasked,
  type ExpenseChangeEnd,
  type ExpenseView,
} from '../../shared/expenses/expense-change'
import type { AppHandlers } from '../../shared/ipc'
import { withAttachment, withoutAttachment, withoutPayment } from '../api/expense-text'
import { fileFrom } from './billing-handlers'
import type { Core } from '../core'
import { plainName } from '../changes/file-names'
import { edited } from '../changes/expense-edit'
import type { Account } from '../accounts/account'
import { lockReasonOf } from '../changes/expense-verdict'
import { shownEnd } from '../changes/kind'
import { seenAs, type ExpenseEnd, type SeenExpense, type TextEdit } from '../changes/expense-change'

interface Modules extends Pick<
  Core,
  'accounts' | 'billing' | 'learning' | 'receipts' | 'readOriginal' | 'shownFiles'
> {
  chooseTarget: (fileName: string) => Promise<string | undefined>
}

export function expenseHandlers(modules: Modules): AppHandlers['expenses'] {
  const { accounts, billing, shownFiles, chooseTarget } = modules
  const { change, withText, withFiles, learnt } = changing(modules)
  return {
    view: (id) => {
      const account = accounts.need()
      return viewOf(modules, account, id)
    },
    read: async (id) => {
      const account = accounts.need()
      const listed = await account.work.expenses().find(id)
      if (!listed) {
        account.books.forget('expenses', id)
        throw new AppError('not-found', `No expense ${id}`)
      }
      return learnt(account, id, listed.text)
    },
    change: async ({ edit, ...shown }) => {
      // Other books may be at hand once it was changed.
      const account = accounts.need()
      const before = account.books.record('expenses', shown.expenseId)
      if (isAheadUnasked(edit, before, calendarDate(billing.now())))
        throw new AppError('wrong-state', 'The day has not come yet')
      const end = await withText(
        account,
        shown,
        (text, supplierId) => edited(text, edit, supplierId),
        edit.newSupplier,
      )
      if (end.kind === 'done' && end.now) learnFrom(modules, account, end.now)
      return end
    },
    removePayment: (shown) => withText(accounts.need(), shown, withoutPayment),
    delete: (shown) => {
      const account = accounts.need()
      return change(account, shown, () => account.billing.expenses.delete(shown))
    },
    attach: async ({ file, ...shown }) => {
      const account = accounts.need()
      const given = await fileFrom(modules, file)
      const plain = { ...given, fileName: plainName(given.fileName) }
      return withFiles(account, shown, (text) => withAttachment(text, plain))
    },
    detach: ({ attachmentId, ...shown }) =>
      withFiles(accounts.need(), shown, (text) => withoutAttachment(text, attachmentId)),
    check: async (id) => {
      const account = accounts.need()
      account.assertWritable()
      await account.billing.expenses.check(id)
      return viewOf(modules, account, id)
    },
    file: async ({ expenseId, attachmentId, fileName }) => {
      const expenses = accounts.need().work.expenses()
      const bytes = await expenses.attachment(expenseId, attachmentId, fileName)
      if (bytes.length === 0) throw new AppError('attachment-empty', 'The file there is empty')
      return shownFiles.keep(fileName, bytes)
    },
    saveFile: async (fileId) => {
      const target = await chooseTarget(shownFiles.fileNameOf(fileId))
      if (target === undefined) return false
      await shownFiles.save(fileId, target)
      return true
    },
  }
}

/** Makes changes of expenses of an account, as they were shown to the person. */
function changing(modules: Modules) {
  /** What was just read of an expense, as it is kept from now on. */
  function learnt(account: Account, id: number, text: string): ExpenseView {
    account.work.learnExpense(text)
    const read = viewOf(modules, account, id)
    if (!read) throw new AppError('not-found', `No expense ${id}`)
    return read
  }

  /** Makes a change of an expense as it was shown; what stands in its way is an answer, not a failure. */
  async function change(
    account: Account,
    { expenseId }: SeenExpense,
    make: () => Promise<ExpenseEnd>,
  ): Promise<ExpenseChangeEnd> {
    account.assertWritable()
    try {
      return shownEnd(await make(), {
        now: ({ text }) => learnt(account, expenseId, text),
      })
    } catch (thrown) {
      return failureOf(AppError.from(thrown), account, expenseId)
    }
  }

  const withText = (account: Account, shown: SeenExpense, edit: TextEdit, newSupplier?: string) =>
    change(account, shown, () => account.billing.expenses.edit({ ...shown, edit }, newSupplier))

  const withFiles = (account: Account, shown: SeenExpense, edit: TextEdit) =>
    change(account, shown, () => account.billing.expenses.changeFiles({ ...shown, edit }))

  return { change, withText, withFiles, learnt }
}

/** What is not there any more is known here no more. */
function failureOf(error: AppError, account: Account, id: number): ExpenseChangeEnd {
  if (error.code === 'not-found') account.books.forget('expenses', id)
  const said = saidOf(error)
  const isOfSupplier = error.code === 'service-refused' || error.code === 'supplier-ambiguous'
  if (isOfSupplier || said.length > 0)
    return { kind: 'not-done', code: error.code, said, wasSent: false }
  throw error
}

/** A correction teaches as a first choice does. */
function learnFrom(
  { learning }: Modules,
  { id }: Account,
  { record, receiptId }: ExpenseView,
): void {
  learning.learnFromExpense(id, record, receiptId)
}

function viewOf({ receipts }: Modules, account: Account, id: number): ExpenseView | undefined {
  const record = account.books.record('expenses', id)
  if (!record) return undefined
  const text = account.books.body('expenses', id)
  const open = account.billing.expenses.openOf(id)
  const receiptId = receipts.ofExpense(account.id, id)
  const edit = lockReasonOf(record, 'edit')
  const files = lockReasonOf(record, 'files')
  const remove =
    lockReasonOf(record, 'delete') ??
    (account.stored.account.access === 'no-deleting' ? 'not-allowed' : undefined)
  return {
    record,
    seen: text ? seenAs(text) : '',
    lockReasons: {
      ...(edit && { edit }),
      ...(files && { files }),
      ...(remove && { delete: remove }),
    },
    ...(open && { open }),
    ...(receiptId !== undefined && { receiptId }),
  }
}

function saidOf({ detail }: AppError): string[] {
  const said = detail?.['said']
  return Array.isArray(said) ? said.map(String) : []
}
