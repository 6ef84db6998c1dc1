/** How a record of each collection becomes a row: what lists sort and filter by, and the words it is found by. */
import type {
  BankAccountRecord,
  ClientRecord,
  InvoiceRecord,
  SalesInvoiceSummary,
  SupplierRecord,
} from '../../../shared/books/books'
import { formatDate, isCalendarDate } from '../../../shared/calendar'
import type { ExpenseRecord } from '../../../shared/expenses/expense-record'

/** The collections that are kept record by record. */
export interface Records {
  expenses: ExpenseRecord
  suppliers: SupplierRecord
  clients: ClientRecord
  bankAccounts: BankAccountRecord
  invoices: InvoiceRecord
  salesInvoices: SalesInvoiceSummary
}
export type RecordCollection = keyof Records

/** Columns of a row; what is absent is empty. */
export interface RecordColumns {
  name: string
  date?: string | undefined
  amount?: string | undefined
  partyId?: number | undefined
  state?: string | undefined
  /** Codes of payment methods. */
  methods?: string[]
  /** Bank accounts that paid for it. */
  accounts?: number[]
  /** What it comes to, for what is added up: in pence `due`, what is still to pay, and `parts` by the type of its lines. */
  spent?: {
    net?: string | undefined
    vat?: string | undefined
    due: number
    parts: ReadonlyMap<string, number>
  }
  /** Undefined where the list does not show attachments. */
  attachmentNames?: string[] | undefined
  /** What else it is found by. */
  words: (string | undefined)[]
  amounts?: (string | undefined)[]
}

type Columns = { [C in RecordCollection]: (record: Records[C]) => RecordColumns }

const columns: Columns = {
  expenses: (record) => ({
    name: record.supplierName,
    date: record.postingDate,
    amount: record.gross,
    partyId: record.supplierId,
    methods: record.payments.flatMap(({ method }) => method ?? []),
    accounts: record.payments.flatMap(({ bankAccountId }) => bankAccountId ?? []),
    spent: { net: record.net, vat: record.vat, due: dueOf(record), parts: partsOf(record) },
    attachmentNames: record.attachments?.map(({ fileName }) => fileName),
    words: [
      ...record.lines.flatMap(({ description, expenseType }) => [description, expenseType]),
      record.reference,
      record.note,
      String(record.id),
    ],
    amounts: [
      ...record.lines.map(({ gross }) => gross),
      ...record.payments.map(({ amount }) => amount),
      ...(record.creditNotes ?? []).map(({ amount }) => amount),
    ],
  }),
  suppliers: (record) => ({
    name: record.name,
    words: [record.expenseType, record.country, record.vatRegistrationNumber],
  }),
  clients: (record) => ({
    name: record.name,
    words: [record.email, ...record.address, record.note],
  }),
  bankAccounts: (record) => ({
    name: record.name,
    date: record.balanceDate,
    amount: record.balance,
    words: [record.bankName, record.sortCode, record.accountNumber],
  }),
  invoices: (record) => ({
    name: record.clientName,
    date: record.issuedDate,
    amount: record.gross,
    partyId: record.clientId,
    state: record.state,
    attachmentNames: record.attachmentNames,
    words: [...record.descriptions, record.note, record.state, String(record.id)],
    amounts: [record.outstanding],
  }),
  salesInvoices: (record) => ({
    name: record.clientName,
    date: record.issuedDate,
    amount: record.gross,
    partyId: record.clientId,
    state: record.state,
    words: [
      ...record.descriptions,
      record.invoiceNumber,
      record.clientReference,
      record.purchaseOrder,
      record.note,
      record.state,
    ],
  }),
}

/** In pence; where the service does not say it, what its payments leave, and nothing where its total is not known. */
function dueOf({ gross, outstanding, payments }: ExpenseRecord): number {
  if (outstanding !== undefined) return penceOf(outstanding)
  if (gross === '') return 0
  return payments.reduce((left, { amount }) => left - penceOf(amount), penceOf(gross))
}

/** Lines of one type together; an expense without lines is one part, of the empty type. */
function partsOf({ gross, lines }: ExpenseRecord): Map<string, number> {
  const parts = new Map<string, number>()
  if (lines.length === 0) parts.set('', penceOf(gross))
  for (const line of lines)
    parts.set(line.expenseType, (parts.get(line.expenseType) ?? 0) + penceOf(line.gross))
  return parts
}

export function columnsOf<C extends RecordCollection>(
  collection: C,
  record: Records[C],
): RecordColumns {
  return columns[collection](record)
}

/** The four columns of the index of words; a text that occurs twice is indexed once. */
export function indexedWords(row: RecordColumns): [string, string, string, string] {
  const date = row.date ?? ''
  const words = [...row.words, date, isCalendarDate(date) ? formatDate(date).slice(0, -5) : '']
  return [
    row.name,
    joined(words),
    joined(row.attachmentNames ?? []),
    joined([row.amount, ...(row.amounts ?? [])].map((amount) => amount && twoPlaces(amount))),
  ]
}

function joined(texts: readonly (string | undefined)[]): string {
  return [...new Set(texts)].filter(Boolean).join('\n')
}

/** Whole pence of decimal text, what lies below cut off; 0 for what is no amount. */
export function penceOf(amount: string): number {
  const match = /^(-?)(\d{1,13})(?:\.(\d+))?$/.exec(amount.trim())
  const [, sign = '', pounds = '0', places = ''] = match ?? []
  const pence = Number(pounds + places.padEnd(2, '0').slice(0, 2))
  return sign && pence ? -pence : pence
}

/** `"24"` and `"24.0"` are found as `24.00`. */
function twoPlaces(amount: string): string {
  const match = /^(-?\d+)(?:\.(\d))?$/.exec(amount)
  return match ? `${match[1] ?? ''}.${(match[2] ?? '').padEnd(2, '0')}` : amount
}
