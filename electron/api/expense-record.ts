/** What can be read of an expense, whatever else of it is missing or odd. */
import * as z from 'zod'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import { addAmounts } from '../../shared/money'
import { textOf } from './failures'
import type { Listed } from './listed'
import { amount, file, flag, list, part, payment, text, whole } from './members'
import { exactValue } from './text/json-text'
import { Id } from './tolerant'

const amounts = part({ grossAmount: amount, netAmount: amount, vatAmount: amount })

const Line = z
  .object({ expenseType: text, description: text, vatType: text, amount: amounts })
  .transform((line) => ({
    expenseType: line.expenseType ?? '',
    description: line.description ?? '',
    vatType: line.vatType ?? '',
    gross: line.amount.grossAmount ?? '',
  }))

const Payment = payment.transform((entry) => ({
  ...entry,
  date: entry.date ?? '',
  amount: entry.amount ?? '',
}))

const CreditNote = z
  .object({ date: text, amount: amounts })
  .transform(({ date, amount: { grossAmount } }) => ({
    date: date ?? '',
    amount: grossAmount ?? '',
  }))

/** The sum of its lines, where each says what it comes to: the specification names no other total. */
const grossOf = (lines: z.infer<typeof Line>[] = []) =>
  lines.length > 0 && lines.every(({ gross }) => gross !== '')
    ? addAmounts(lines.map(({ gross }) => gross))
    : undefined

/** An expense of a list, given as exact values (specification, Expense). Only an id is needed. */
export const ExpenseEntry: z.ZodType<ExpenseRecord> = z
  .object({
    id: Id,
    postingDate: text,
    supplier: part({ id: whole, companyName: text }),
    supplierReference: text,
    note: text,
    amount: amounts.optional(),
    outstandingBalance: amount,
    expenseLineItems: list(Line),
    supplierPayments: list(Payment),
    creditNotes: list(CreditNote),
    attachments: list(file),
    reconciled: flag,
    editable: flag,
    deletable: flag,
  })
  .transform((entry) => ({
    id: entry.id,
    postingDate: entry.postingDate ?? '',
    supplierId: entry.supplier.id,
    supplierName: entry.supplier.companyName ?? '',
    reference: entry.supplierReference ?? '',
    note: entry.note ?? '',
    gross: (entry.amount ? entry.amount.grossAmount : grossOf(entry.expenseLineItems)) ?? '',
    net: entry.amount?.netAmount,
    vat: entry.amount?.vatAmount,
    outstanding: entry.outstandingBalance,
    lines: entry.expenseLineItems ?? [],
    payments: entry.supplierPayments ?? [],
    creditNotes: entry.creditNotes?.length ? entry.creditNotes : undefined,
    attachments: entry.attachments?.map(({ id, fileName = '' }, position) => ({
      id: id ?? position,
      fileName,
    })),
    isReconciled: entry.reconciled,
    isEditable: entry.editable,
    isDeletable: entry.deletable,
  }))

/** In bytes: what is longer holds files, which the list does not. */
const largestShown = 256 * 1024

/**
 * An expense with so many files as the answer to its create shows it; undefined where that leaves out anything of what was
 * sent, since the specification does not say what it holds.
 */
export function expenseShownIn(body: Buffer, files: number): Listed<ExpenseRecord> | undefined {
  if (body.length > largestShown) return undefined
  try {
    const answer = textOf(body).trim()
    const record = ExpenseEntry.parse(exactValue(answer))
    return showsAll(record, files) ? { id: record.id, record, text: answer } : undefined
  } catch {
    return undefined
  }
}

function showsAll(record: ExpenseRecord, files: number): boolean {
  const { postingDate, supplierId, supplierName, gross, lines, attachments } = record
  const isNamed = supplierId !== undefined && supplierName !== ''
  const hasSums = gross !== '' && lines.length > 0 && lines.every((line) => line.gross !== '')
  return postingDate !== '' && isNamed && hasSums && attachments?.length === files
}
