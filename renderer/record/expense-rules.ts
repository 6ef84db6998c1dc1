/** The rules for changing what is in the books, in words, before anything is pressed (specification, business rules). */
import {
  linesCredited,
  lockReasons,
  supplierUnclear,
  type LockReason,
  type ExpenseView,
} from '../../shared/expenses/expense-change'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import { addAmounts } from '../../shared/money'
import { saidTable } from '../../shared/words/said-table'
import { say } from '../../shared/words/words'
import { poundsWords } from './book-columns'

/** Why a button is not there to be pressed. */
export const lockWords = saidTable(lockReasons, (reason: LockReason) =>
  say(`record.lock.${reason}`),
)

/** Reasons that Docket itself found, in its own words; undefined for what the service said. */
export function ownWords(said: string): string | undefined {
  if (said === 'reconciled' || said === 'closed' || said === 'not-allowed') return lockWords[said]
  if (said === linesCredited) return say('record.lock.linesCredited')
  return said === supplierUnclear ? say('record.lock.supplierUnclear') : undefined
}

/** What keeps everything about an expense from being changed, if anything does. */
export function standingWords(
  view: ExpenseView,
  books: { isReadOnly: boolean; isConnected: boolean },
): string | undefined {
  if (books.isReadOnly) return say('record.standing.readOnly')
  if (!books.isConnected) return say('record.standing.signedOut')
  if (view.open) return undefined
  const { edit, delete: remove } = view.lockReasons
  if (edit) return lockWords[edit]
  return remove && say('record.standing.canEdit', { reason: lockWords[remove] })
}

/** Why no file can be put on an expense now; undefined where one can. */
export function noFileWords(
  view: ExpenseView | undefined,
  now: { isReadOnly: boolean; isConnected: boolean; isBusy: boolean; isEdited: boolean },
): string | undefined {
  if (now.isReadOnly) return say('record.standing.readOnly')
  if (!now.isConnected) return say('record.standing.signedOut')
  if (now.isEdited) return say('record.noFile.edited')
  if (now.isBusy || !view) return say('record.noFile.busy')
  if (view.open) return say('record.noFile.open')
  if (view.lockReasons.files) return lockWords[view.lockReasons.files]
  return view.record.attachments ? undefined : say('books.file.untold')
}

/** Said of every change. */
export const careWords = (): string => say('record.care')

export function deleteRules({ record, receiptId }: ExpenseView): string[] {
  const parts = [
    say('record.rule.lines', { count: record.lines.length }),
    record.payments.length > 0 && paidWords(record),
    record.attachments &&
      record.attachments.length > 0 &&
      say('record.rule.files', { count: record.attachments.length }),
  ].filter(Boolean)
  return [
    say('record.rule.delete', { parts: parts.join(', ') }),
    ...(record.payments.length > 0 ? [say('record.rule.noMoney')] : []),
    ...fileRule(record, receiptId),
    careWords(),
  ]
}

function fileRule({ attachments }: ExpenseRecord, receiptId: string | undefined): string[] {
  if (receiptId !== undefined) return [say('record.rule.receiptStays')]
  if (!attachments) return [say('record.rule.filesMayGo')]
  return attachments.length > 0 ? [say('record.rule.filesOnlyThere')] : []
}

export function paymentRules({ record }: ExpenseView): string[] {
  const payments = record.payments.length
  return [
    payments > 1
      ? say('record.rule.allPayments', { count: payments, payments: paidWords(record) })
      : say('record.rule.onePayment', { payment: paidWords(record) }),
    say('record.rule.stillToPay'),
    careWords(),
  ]
}

/** @param fileName of the file that would go */
export function fileRules({ record, receiptId }: ExpenseView, fileName: string): string[] {
  const others = Math.max(0, (record.attachments?.length ?? 0) - 1)
  return [
    say('record.rule.oneFile', { file: fileName || say('record.rule.thisFile'), others }),
    ...(others > 0 ? [] : [say('record.rule.noReceiptLeft')]),
    receiptId === undefined ? say('record.rule.fileOnlyThere') : say('record.rule.fileOfReceipt'),
    careWords(),
  ]
}

function paidWords({ payments }: ExpenseRecord): string {
  const amounts = payments
    .map(({ amount }) => amount)
    .filter((text) => /^-?\d+(\.\d+)?$/.test(text))
  const count = payments.length
  return amounts.length === count
    ? say('record.rule.paymentsOf', { count, sum: poundsWords(addAmounts(amounts)) })
    : say('record.rule.payments', { count })
}
