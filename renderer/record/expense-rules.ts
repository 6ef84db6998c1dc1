/** The rules for changing what is in the books, in words, before anything is pressed (specification, business rules). */
import {
  supplierUnclear,
  type ExpenseView,
  type LockReason,
} from '../../shared/expenses/expense-change'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import { addAmounts } from '../../shared/money'
import { poundsWords } from './book-columns'
import { plural } from '../lib/times'

/** Why a button is not there to be pressed. */
export const lockWords: Record<LockReason, string> = {
  reconciled:
    'Its payment is reconciled with the bank. The books let nobody change or delete it until that is undone there.',
  closed: 'It lies in a closed accounting year, which the books let nobody change any more.',
  'not-allowed': 'You allowed Docket everything in these books but deleting.',
}

/** Reasons that Docket itself found are told in its own words, the others in those of the service. */
export function saidWords(said: string): string {
  if (said === 'reconciled' || said === 'closed' || said === 'not-allowed') return lockWords[said]
  return said === supplierUnclear
    ? 'No answer came to whether the new supplier was created. Try again in a few minutes: Docket looks for it first, so that it is not there twice.'
    : said
}

/** What keeps everything about an expense from being changed, if anything does. */
export function standingWords(
  view: ExpenseView,
  books: { isReadOnly: boolean; isConnected: boolean },
): string | undefined {
  if (books.isReadOnly) return 'These books are read-only, so nothing in them can be changed here.'
  if (!books.isConnected) return 'Changing what is in the books needs you signed in to them.'
  if (view.open) return undefined
  const { edit, delete: remove } = view.lockReasons
  return edit ? lockWords[edit] : remove && `${lockWords[remove]} It can still be edited.`
}

/** Said of every change. */
export const careWords =
  'Docket reads it first and goes on only if it still is as you see it here. Then it reads it again to see that it was done.'

export function deleteRules({ record, receiptId }: ExpenseView): string[] {
  const parts = [
    plural(record.lines.length, 'line'),
    record.payments.length > 0 && paidWords(record),
    record.attachments &&
      record.attachments.length > 0 &&
      plural(record.attachments.length, 'file'),
  ].filter(Boolean)
  return [
    `It goes from the books with all that belongs to it: ${parts.join(', ')}. The books have no bin to bring it back from.`,
    ...(record.payments.length > 0
      ? ['No money moves: only what the books say of the payment goes.']
      : []),
    ...fileRule(record, receiptId),
    careWords,
  ]
}

function fileRule({ attachments }: ExpenseRecord, receiptId: string | undefined): string[] {
  if (receiptId !== undefined) return ['The receipt it was made of stays on this computer.']
  if (!attachments) return ['Files it may have in the books go too.']
  return attachments.length > 0
    ? ['Its files are only in the books. Open and save those you want to keep first.']
    : []
}

export function paymentRules({ record }: ExpenseView): string[] {
  const several = record.payments.length > 1
  return [
    several
      ? `The books can only take all ${record.payments.length} payments out together: ${paidWords(record)}.`
      : `Only the payment goes: ${paidWords(record)}. Lines and files stay.`,
    'The expense then counts as still to pay. No money moves.',
    careWords,
  ]
}

/** @param fileName of the file that would go */
export function fileRules({ record, receiptId }: ExpenseView, fileName: string): string[] {
  const others = (record.attachments?.length ?? 0) - 1
  return [
    `Only ${fileName || 'this file'} goes from the books. ${
      others > 0 ? `The other ${plural(others, 'file')}, lines` : 'Lines'
    } and payments stay.`,
    ...(others > 0 ? [] : ['The expense then has no receipt in the books.']),
    receiptId === undefined
      ? 'It is only in the books, which have no bin: open and save it first if you want to keep it.'
      : 'If Docket sent it, the receipt stays on this computer.',
    careWords,
  ]
}

function paidWords({ payments }: ExpenseRecord): string {
  const amounts = payments
    .map(({ amount }) => amount)
    .filter((text) => /^-?\d+(\.\d+)?$/.test(text))
  const sum = amounts.length === payments.length ? ` of ${poundsWords(addAmounts(amounts))}` : ''
  return payments.length > 1 ? `payments${sum}` : `the payment${sum}`
}
