/** Books as the fake main knows them: made-up records, how fresh they are, and pages of them. */
import {
  emptyBooksStatus,
  type BankAccountRecord,
  type BooksStatus,
  type ClientRecord,
  type CollectionStatus,
  type InvoiceRecord,
  type SalesInvoiceSummary,
  type SupplierRow,
} from '../../shared/books'
import { addDays } from '../../shared/calendar'
import type { ExpenseFilter, ExpenseRecord } from '../../shared/expense-record'
import { foldName } from '../../shared/supplier'

export interface KnownBooks {
  expenses: ExpenseRecord[]
  suppliers: SupplierRow[]
  clients: ClientRecord[]
  invoices: InvoiceRecord[]
  salesInvoices: SalesInvoiceSummary[]
  bankAccounts: BankAccountRecord[]
  /** What is said of every list, beside its count. */
  standing: Partial<CollectionStatus>
}

const names = [
  'Northgate Fuels',
  'The Copper Kettle',
  'Pennine Stationers',
  'Harbour Rail',
  'Brightwire Hosting Ltd',
  'Northern Parking',
]
const kinds: [type: string, words: string, vat: string][] = [
  ['FUEL', 'Unleaded', 'Standard'],
  ['SUBSISTENCE', '', 'Zero'],
  ['PRINTING_POSTAGE_STATIONERY', 'Paper and envelopes', 'Standard'],
  ['PUBLIC_TRANSPORT', 'Leeds to York, return', 'Zero'],
  ['WEB_HOSTING_CLOUD_SERVICES', 'Hosting, November', 'Standard'],
  ['PARKING', '', 'Standard'],
]
const pounds = (pence: number) => (pence / 100).toFixed(2)
const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T

function expense(n: number, newest: string): ExpenseRecord {
  const at = n % names.length
  const [expenseType, description, vatType] = pick(kinds, at)
  const pence = 640 + ((n * 7919) % 21_000)
  const vat = vatType === 'Standard' ? Math.round(pence / 6) : 0
  const postingDate = addDays(newest, -Math.floor(n / 2))
  const isPaid = n % 9 !== 4
  // The third was paid in two parts.
  const parts = n === 2 ? [500, pence - 500] : isPaid ? [pence] : []
  return {
    id: 90_000 - n,
    postingDate,
    supplierId: 11 + at,
    supplierName: pick(names, at),
    reference: n % 3 === 0 ? `INV-${20_400 - n}` : '',
    note: n % 11 === 5 ? 'For the Kirkstall job' : '',
    gross: pounds(pence),
    net: pounds(pence - vat),
    vat: pounds(vat),
    lines: [{ expenseType, description, vatType, gross: pounds(pence) }],
    payments: parts.map((part) => ({
      ...{ date: postingDate, amount: pounds(part), method: n % 7 === 3 ? 'CASH' : 'EFT' },
      ...{ bankAccountId: 71, bankAccountName: 'Business account', isReconciled: n > 20 },
    })),
    attachments: [
      ...(n % 4 === 1 ? [] : [{ id: n + 1, fileName: `docket-${4711 + n}-D7Q2.jpg` }]),
      ...(n === 2 ? [{ id: 9_000, fileName: 'order.eml' }] : []),
    ],
    isReconciled: isPaid && n > 20,
    isEditable: n <= 20,
    isDeletable: n <= 20,
  }
}

export function knownBooks(count: number, standing: Partial<CollectionStatus>): KnownBooks {
  const expenses = Array.from({ length: count }, (_, n) => expense(n, '2026-11-20'))
  return {
    standing,
    expenses,
    suppliers: names.map((name, at) => {
      const own = expenses.filter(({ supplierId }) => supplierId === 11 + at)
      const spent = own.reduce((sum, { gross }) => sum + Number(gross), 0)
      return {
        id: 11 + at,
        name,
        expenseType: pick(kinds, at)[0],
        country: 'GB',
        ...(at % 2 === 0 && { vatRegistrationNumber: `GB5550001${20 + at}` }),
        spend: spent.toFixed(2),
        expenses: own.length,
        ...(own[0] && { lastUsed: own[0].postingDate }),
      }
    }),
    clients: [
      {
        id: 41,
        name: 'Aire Valley Housing',
        email: 'accounts@airevalley.example',
        paymentTermsDays: 30,
        address: ['12 Canal Wharf', 'Leeds', 'LS11 5PU', 'GB'],
      },
      { id: 42, name: 'Otley Books', paymentTermsDays: 0, address: [] },
      {
        id: 43,
        name: 'Wharfedale Community Trust for Allotments and Open Spaces',
        email: 'treasurer@wharfedale-trust.example',
        paymentTermsDays: 14,
        address: ['The Old School', 'Ilkley', 'LS29 8HF'],
        note: 'Wants the order number on every invoice',
      },
    ],
    invoices: [
      {
        id: 611,
        clientId: 41,
        clientName: 'Aire Valley Housing',
        issuedDate: '2026-11-02',
        dueDate: '2026-12-02',
        gross: '1440.00',
        outstanding: '440.00',
        state: 'ISSUED',
        descriptions: ['Survey of the roofs', 'Report'],
        attachmentNames: ['survey.pdf'],
      },
    ],
    salesInvoices: ['DRAFT', 'DUE', 'OVERDUE', 'SETTLED', 'WRITTEN_OFF'].map((state, at) => ({
      id: 700 + at,
      clientId: 41,
      clientName: pick(['Aire Valley Housing', 'Otley Books'], at),
      ...(state !== 'DRAFT' && { invoiceNumber: `2026-0${40 + at}` }),
      clientReference: `AV/${900 + at}`,
      state,
      issuedDate: addDays('2026-11-18', -at * 13),
      dueDate: addDays('2026-12-18', -at * 13),
      ...(state === 'SETTLED' && { settledDate: '2026-11-01' }),
      gross: pounds(48_000 + at * 13_350),
      currency: 'GBP',
      descriptions: ['Joinery, second stage'],
    })),
    bankAccounts: [
      {
        id: 71,
        name: 'Business account',
        bankName: 'Pennine Bank',
        sortCode: '40-00-01',
        accountNumber: '12345678',
        isDefault: true,
        isArchived: false,
        balance: '18240.55',
        balanceDate: '2026-11-20',
      },
      {
        id: 72,
        name: 'Savings',
        bankName: 'Pennine Bank',
        isDefault: false,
        isArchived: false,
        balance: '-12.00',
        balanceDate: '2026-11-20',
      },
    ],
  }
}

export function unknownBooks(standing: Partial<CollectionStatus>): KnownBooks {
  return {
    ...{ expenses: [], suppliers: [], clients: [], invoices: [], salesInvoices: [] },
    ...{ bankAccounts: [], standing },
  }
}

export function statusOf(books: KnownBooks): BooksStatus {
  const standing = { isRefreshing: false, ...books.standing }
  return Object.fromEntries(
    Object.keys(emptyBooksStatus).map((name) => {
      const rows = books[name as keyof KnownBooks]
      return [name, { ...standing, count: Array.isArray(rows) ? rows.length : 0 }]
    }),
  ) as BooksStatus
}

interface Asked {
  search: string
  sort: { by: string; isDescending: boolean }
  offset: number
  limit: number
}

/** Pages as main gives them; the newest question is remembered, so that scrolling sorts nothing again. */
export function pager<R extends { id: number }>() {
  let known: { key: string; rows: readonly R[]; fitting: R[] } | undefined
  return (rows: readonly R[], { offset, limit, ...asked }: Asked, fits?: (row: R) => boolean) => {
    const key = JSON.stringify(asked)
    if (known?.key !== key || known.rows !== rows) {
      const words = foldName(asked.search).split(' ').filter(Boolean)
      const fitting = rows.filter((row) => (fits?.(row) ?? true) && hasWords(row, words))
      const way = asked.sort.isDescending ? -1 : 1
      fitting.sort(
        (a, b) => way * compare(sortValue(a, asked.sort.by), sortValue(b, asked.sort.by)),
      )
      known = { key, rows, fitting }
    }
    return { total: known.fitting.length, rows: known.fitting.slice(offset, offset + limit) }
  }
}

export function fitsExpense(filter: ExpenseFilter) {
  return (row: ExpenseRecord): boolean =>
    (filter.supplierId === undefined || row.supplierId === filter.supplierId) &&
    (filter.from === undefined || row.postingDate >= filter.from) &&
    (filter.to === undefined || row.postingDate <= filter.to) &&
    (filter.method === undefined || row.payments.some(({ method }) => method === filter.method)) &&
    (filter.bankAccountId === undefined ||
      row.payments.some(({ bankAccountId }) => bankAccountId === filter.bankAccountId)) &&
    (filter.expenseType === undefined ||
      row.lines.some(({ expenseType }) => expenseType === filter.expenseType)) &&
    (filter.hasReceipt === undefined || (row.attachments ?? []).length > 0 === filter.hasReceipt)
}

function hasWords(row: unknown, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const own = foldName(JSON.stringify(row)).split(' ')
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)))
}

const sources: Record<string, readonly string[]> = {
  date: ['postingDate', 'issuedDate', 'balanceDate'],
  amount: ['gross', 'balance'],
  name: ['supplierName', 'clientName', 'name'],
  spend: ['spend'],
  lastUsed: ['lastUsed'],
}

function sortValue(row: object, by: string): string | number {
  const found = (sources[by] ?? ['id']).find((name) => name in row)
  const value = found ? (row as Record<string, string>)[found] : ''
  return by === 'amount' || by === 'spend' ? Number(value) : (value ?? '')
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a) < String(b)
      ? -1
      : Number(a !== b)
}
