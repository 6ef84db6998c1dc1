/** What each list is laid out in when it leaves the app: titles, kinds and texts, from records to cells. Pure. */
import type { BankAccountRecord, ClientRecord, SupplierRow } from '../../shared/books/books'
import { eventSentence } from '../../shared/event-words'
import { sayInEnglish } from '../../shared/words/words'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import { originalIn, type Original } from '../../shared/expenses/original'
import { numberOf, type InvoiceRow } from '../../shared/invoices/invoice-list'
import { parseAmount } from '../../shared/money'
import type { ColumnKind, ExportList } from '../../shared/books/export'
import { stateLabels, type ReceiptRow } from '../../shared/receipts/receipt'
import type { ReferenceData } from '../../shared/books/reference-data'

interface ActivityRecord {
  at: string
  event: string
  note?: string | undefined
  fileName?: string | undefined
  supplierName?: string | undefined
  expenseId?: number | undefined
}

export interface ExportRecords {
  receipts: ReceiptRow
  expenses: ExpenseRecord
  suppliers: SupplierRow
  clients: ClientRecord
  bankAccounts: BankAccountRecord
  invoices: InvoiceRow
  activity: ActivityRecord
}

export interface Column<R> {
  title: string
  kind: ColumnKind
  /** Codes become names by `choices`. */
  of: (record: R, choices: ReferenceData) => string | number | boolean | undefined
  /** Left out on paper. */
  isExtra?: boolean
}

const typeName = (code: string, { expenseTypes }: ReferenceData) =>
  expenseTypes.find((type) => type.code === code)?.name ?? code

const methodName = (code: string, { paymentMethods }: ReferenceData) =>
  paymentMethods.find((method) => method.code === code)?.name ?? code

const listed = (texts: readonly (string | undefined)[]) =>
  [...new Set(texts.filter((text) => text !== undefined && text !== ''))].join('; ')

/** `DRAFT` → `Draft`, `WRITTEN_OFF` → `Written off`. */
const stateName = (state: string | undefined) =>
  state && (state.charAt(0) + state.slice(1).toLowerCase()).replaceAll('_', ' ')

const text = <R>(title: string, of: Column<R>['of']): Column<R> => ({ title, kind: 'text', of })
const date = <R>(title: string, of: Column<R>['of']): Column<R> => ({ title, kind: 'date', of })
const moment = <R>(title: string, of: (record: R) => string): Column<R> => ({
  title,
  kind: 'moment',
  of: (record) => localMoment(of(record)),
})
const amount = <R>(title: string, of: Column<R>['of']): Column<R> => ({ title, kind: 'amount', of })
const number = <R>(title: string, of: Column<R>['of']): Column<R> => ({ title, kind: 'number', of })
const extra = <R>(column: Column<R>): Column<R> => ({ ...column, isExtra: true })

/** What the paper said where that was not in pounds; a print has it in the description. */
const originalColumns = <R>(of: (record: R) => Original | undefined): Column<R>[] => [
  extra(amount('Original amount', (row) => parseAmount(of(row)?.amount ?? ''))),
  extra(text('Currency', (row) => of(row)?.currency)),
  extra(number('Rate', (row) => of(row)?.rate)),
]

/** As its lines name it. */
function originalOf({ lines }: ExpenseRecord): Original | undefined {
  return lines.map(({ description }) => originalIn(description)).find((found) => found)
}

/**
 * A moment as ISO 8601 in the time of this computer with its offset then, `2026-07-01T00:30:00+01:00`, so that its day is the one
 * that the window shows; what is no moment stays.
 */
export function localMoment(at: string): string {
  const date = new Date(at)
  const minutes = -date.getTimezoneOffset()
  if (Number.isNaN(minutes)) return at
  const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 19)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const padded = [hours, rest].map((each) => String(each).padStart(2, '0')).join(':')
  return `${local}${minutes < 0 ? '-' : '+'}${padded}`
}

const columns: { [L in ExportList]: Column<ExportRecords[L]>[] } = {
  receipts: [
    date('Date', (row) => row.postingDate),
    text('Supplier', (row) => row.supplierName),
    text('Number', (row) => row.documentNumber),
    text('Type', (row, choices) => typeName(row.expenseType, choices)),
    amount('Gross', (row) => row.gross),
    ...originalColumns<ReceiptRow>(({ original }) => original),
    extra(date('Due', (row) => row.dueDate)),
    text('State', (row) => stateLabels[row.state]),
    number('Expense', (row) => row.expenseId),
    text('File', (row) => row.fileName),
    extra(moment('Added', (row) => row.capturedAt)),
  ],
  expenses: [
    date('Date', (row) => row.postingDate),
    text('Supplier', (row) => row.supplierName),
    text('Reference', (row) => row.reference),
    text('For', (row) => listed(row.lines.map((line) => line.description))),
    text('Type', (row, choices) =>
      listed(row.lines.map((line) => typeName(line.expenseType, choices))),
    ),
    extra(text('VAT type', (row) => listed(row.lines.map((line) => line.vatType)))),
    amount('Net', (row) => row.net),
    amount('VAT', (row) => row.vat),
    amount('Gross', (row) => row.gross),
    ...originalColumns<ExpenseRecord>(originalOf),
    extra(amount('Outstanding', (row) => row.outstanding)),
    extra(date('Paid on', (row) => listed(row.payments.map((payment) => payment.date)))),
    extra(
      text('Paid by', (row, choices) =>
        listed(row.payments.map(({ method }) => method && methodName(method, choices))),
      ),
    ),
    extra(text('Paid from', (row) => listed(row.payments.map((paid) => paid.bankAccountName)))),
    extra(text('Reconciled', (row) => row.isReconciled)),
    extra(text('Files', (row) => listed((row.attachments ?? []).map((file) => file.fileName)))),
    extra(text('Note', (row) => row.note)),
    extra(number('Expense', (row) => row.id)),
  ],
  suppliers: [
    text('Name', (row) => row.name),
    text('Usual type', (row, choices) => row.expenseType && typeName(row.expenseType, choices)),
    text('VAT number', (row) => row.vatRegistrationNumber),
    text('Country', (row) => row.country),
    number('Expenses', (row) => row.expenses),
    amount('Spent', (row) => row.spend),
    date('Last expense', (row) => row.lastUsed),
  ],
  clients: [
    text('Name', (row) => row.name),
    text('E-mail', (row) => row.email),
    text('Address', (row) => row.address.join(', ')),
    number('Payment terms in days', (row) => row.paymentTermsDays),
    extra(text('Note', (row) => row.note)),
  ],
  bankAccounts: [
    text('Name', (row) => row.name),
    text('Bank', (row) => row.bankName),
    text('Sort code', (row) => row.sortCode),
    text('Account number', (row) => row.accountNumber),
    amount('Balance', (row) => row.balance),
    date('On', (row) => row.balanceDate),
    extra(text('Usual one', (row) => row.isDefault)),
    extra(text('Archived', (row) => row.isArchived)),
  ],
  invoices: [
    text('Number', numberOf),
    text('Kind', ({ kind }) => (kind === 'sales' ? 'Sales invoice' : 'Invoice')),
    date('Issued', (row) => row.issuedDate),
    date('Due', (row) => row.dueDate),
    extra(date('Settled', (row) => row.settledDate)),
    text('Client', (row) => row.clientName),
    extra(text('Client reference', (row) => row.reference)),
    extra(text('Purchase order', (row) => row.purchaseOrder)),
    text('For', (row) => listed(row.descriptions)),
    text('State', (row) => stateName(row.state)),
    amount('Gross', (row) => row.gross),
    amount('Outstanding', (row) => row.owed),
    { title: 'Currency', kind: 'currency', of: (row) => row.currency },
    extra(text('Files', (row) => listed(row.files))),
    extra(text('Note', (row) => row.note)),
    extra(number('Record', (row) => row.id)),
  ],
  activity: [
    moment('When', (row) => row.at),
    text('What', (row) => eventSentence(row.event, sayInEnglish)),
    text('Supplier', (row) => row.supplierName),
    text('File', (row) => row.fileName),
    number('Expense', (row) => row.expenseId),
    text('Note', (row) => row.note),
  ],
}

export function columnsOf<L extends ExportList>(list: L): Column<ExportRecords[L]>[] {
  return columns[list]
}

/** One text per column; nothing known is an empty text. */
export function cellsOf<R>(record: R, of: readonly Column<R>[], choices: ReferenceData): string[] {
  return of.map((column) => {
    const value = column.of(record, choices)
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    return value === undefined ? '' : String(value)
  })
}
