/** What a row of each list of the books shows, from left to right. */
import { calendarDate } from '../../shared/calendar'
import {
  expenseColumns,
  usualExpenseColumns,
  type ExpenseColumn,
} from '../../shared/expenses/expense-columns'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import { invoiceStateOf, numberOf, type InvoiceRow } from '../../shared/invoices/invoice-list'
import { addAmounts, parseAmount, subtractAmounts } from '../../shared/money'
import * as figures from '../../shared/words/figures'
import { say, type WordKey } from '../../shared/words/words'
import type { BookListName, BookRow, BookRows, SortKey } from '../base/book-lists'
import { invoiceKinds, invoiceState } from './book-words'
import type { PillWords } from '../lib/pills'

/** Names for the codes in records, as the books have them. */
export interface Names {
  typeName: (code: string) => string
  methodName: (code: string) => string
}

export interface Column<R> {
  key: string
  title: WordKey
  /** Width, as a track of a grid. */
  width: string
  words: (row: R, names: Names) => string
  sort?: SortKey
  kind?: 'amount' | 'number' | 'date' | 'mark' | 'state' | 'lead'
  /** Left out where there is little room. */
  isExtra?: boolean
  /** Shown only where there is much room. */
  isWide?: boolean
}

const date = <R>(words: (row: R) => string | undefined, more: Partial<Column<R>> = {}) => ({
  key: 'date',
  title: 'record.field.date' as const,
  width: '92px',
  kind: 'date' as const,
  sort: 'date' as const,
  ...more,
  words: (row: R) => figures.shortDayWords(words(row) ?? ''),
})

const amount = <R>(words: (row: R) => string | undefined, more: Partial<Column<R>> = {}) => ({
  key: 'amount',
  title: 'record.field.amount' as const,
  width: '104px',
  kind: 'amount' as const,
  sort: 'amount' as const,
  ...more,
  words: (row: R) => poundsWords(words(row)),
})

export function dateWords(text: string | undefined): string {
  return text ? figures.dayWords(text) : ''
}

/** An amount that cannot be read is shown as the service wrote it. */
export function poundsWords(text: string | undefined): string {
  if (!text) return ''
  return isAmount(text) ? figures.moneyWords(text) : text
}

const isAmount = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

/** The choosable columns of the expenses, between the supplier and the amount. */
const ofExpenses: Record<ExpenseColumn, Omit<Column<ExpenseRecord>, 'key'>> = {
  number: {
    title: 'record.field.number',
    width: '72px',
    kind: 'number',
    isExtra: true,
    words: ({ id }) => `#${id}`,
  },
  for: {
    title: 'record.field.for',
    width: 'minmax(0, 1.4fr)',
    isExtra: true,
    words: ({ lines }, { typeName }) =>
      listed(lines.map((line) => line.description || typeName(line.expenseType))),
  },
  reference: {
    title: 'record.field.reference',
    width: 'minmax(0, 0.8fr)',
    isExtra: true,
    words: ({ reference }) => reference,
  },
  type: {
    title: 'record.field.type',
    width: 'minmax(0, 1fr)',
    isExtra: true,
    words: ({ lines }, { typeName }) =>
      listed(lines.map(({ expenseType }) => expenseType && typeName(expenseType))),
  },
  method: {
    title: 'record.field.paidBy',
    width: 'minmax(0, 0.8fr)',
    isExtra: true,
    words: ({ payments }, { methodName }) =>
      listed(payments.map(({ method }) => method && methodName(method))),
  },
  account: {
    title: 'record.field.bankAccount',
    width: 'minmax(0, 0.8fr)',
    isExtra: true,
    words: ({ payments }) => listed(payments.map(({ bankAccountName }) => bankAccountName)),
  },
  files: {
    title: 'record.field.receipt',
    width: '18px',
    kind: 'mark',
    words: ({ attachments = [] }) => (attachments.length > 0 ? say('record.hasReceipt') : ''),
  },
  net: amountBeside('record.field.net', ({ net }) => net),
  vat: amountBeside('record.field.vat', ({ vat }) => vat),
  due: amountBeside('record.field.leftToPay', (row) => leftOf(row)),
}

function amountBeside(
  title: WordKey,
  words: (row: ExpenseRecord) => string | undefined,
): Omit<Column<ExpenseRecord>, 'key'> {
  return {
    title,
    width: '88px',
    kind: 'number',
    isExtra: true,
    words: (row) => poundsWords(words(row)),
  }
}

/** Empty where nothing is. Where the service does not say it, what the payments leave. */
function leftOf({ gross, outstanding, payments }: ExpenseRecord): string {
  const paid = payments.map(({ amount: each }) => each)
  const isPlain = [gross, ...paid].every((each) => parseAmount(each) !== undefined)
  const left = outstanding ?? (isPlain ? subtractAmounts(gross, addAmounts(paid)) : gross)
  return /^-?0+(\.0+)?$/.test(left) ? '' : left
}

const listed = (texts: readonly (string | undefined)[]) =>
  [...new Set(texts)].filter(Boolean).join(', ')

/** What the columns of the expenses are called, for a person who chooses among them. */
export const expenseColumnName = (key: ExpenseColumn): string => say(ofExpenses[key].title)

/** The columns of the expenses, with those that were chosen. */
export function columnsOfExpenses(
  chosen: readonly ExpenseColumn[] = usualExpenseColumns,
): Column<BookRow>[] {
  const [first, lead, last] = columns.expenses
  const between = expenseColumns
    .filter((key) => chosen.includes(key))
    .map((key) => ({ ...ofExpenses[key], key }))
  return [first, lead, ...between, last].filter(Boolean) as Column<BookRow>[]
}

const columns: { [N in BookListName]: Column<BookRows[N]>[] } = {
  expenses: [
    date((row) => row.postingDate),
    {
      key: 'name',
      title: 'record.field.supplier',
      width: 'minmax(0, 1.2fr)',
      sort: 'name',
      kind: 'lead',
      words: (row) => row.supplierName,
    },
    amount((row) => row.gross),
  ],
  suppliers: [
    {
      key: 'name',
      title: 'record.field.name',
      width: 'minmax(0, 1.4fr)',
      sort: 'name',
      kind: 'lead',
      words: ({ name }) => name,
    },
    {
      key: 'type',
      title: 'record.field.usualType',
      width: 'minmax(0, 1fr)',
      isExtra: true,
      words: ({ expenseType }, { typeName }) => (expenseType ? typeName(expenseType) : ''),
    },
    {
      key: 'expenses',
      title: 'record.field.expenses',
      width: '72px',
      kind: 'number',
      isExtra: true,
      words: ({ expenses }) => (expenses > 0 ? figures.countWords(expenses) : ''),
    },
    date(({ lastUsed }) => lastUsed, { title: 'record.field.last', key: 'last', sort: 'lastUsed' }),
    amount((row) => (row.expenses > 0 ? row.spend : undefined), {
      title: 'record.field.spent',
      sort: 'spend',
      width: '112px',
    }),
  ],
  clients: [
    {
      key: 'name',
      title: 'record.field.name',
      width: 'minmax(0, 1fr)',
      sort: 'name',
      kind: 'lead',
      words: ({ name }) => name,
    },
    {
      key: 'email',
      title: 'record.field.email',
      width: 'minmax(0, 1fr)',
      words: ({ email }) => email ?? '',
    },
    {
      key: 'terms',
      title: 'record.field.terms',
      width: '84px',
      kind: 'number',
      isExtra: true,
      words: ({ paymentTermsDays }) => termsWords(paymentTermsDays),
    },
  ],
  invoices: [
    date((row) => row.issuedDate, { title: 'record.field.issued', width: '84px' }),
    date((row) => row.dueDate, {
      key: 'due',
      title: 'record.field.due',
      width: '84px',
      sort: 'due',
      isWide: true,
    }),
    {
      key: 'number',
      title: 'record.field.number',
      width: '80px',
      sort: 'number',
      isExtra: true,
      words: numberOf,
    },
    {
      key: 'name',
      title: 'record.field.client',
      width: 'minmax(0, 1fr)',
      sort: 'name',
      kind: 'lead',
      words: ({ clientName }) => clientName,
    },
    {
      key: 'kind',
      title: 'record.field.kind',
      width: '52px',
      isExtra: true,
      words: ({ kind }) => invoiceKinds[kind].short,
    },
    {
      key: 'state',
      title: 'record.field.state',
      width: '88px',
      kind: 'state',
      sort: 'state',
      words: ({ state }) => invoiceState(state)?.text ?? '',
    },
    amount(owedWords, {
      key: 'owed',
      title: 'record.field.owed',
      width: '88px',
      sort: 'owed',
      isWide: true,
    }),
    amount(({ gross, currency }) => moneyWords(gross, currency)),
  ],
  bankAccounts: [
    {
      key: 'name',
      title: 'record.field.name',
      width: 'minmax(0, 1.2fr)',
      sort: 'name',
      kind: 'lead',
      words: ({ name }) => name,
    },
    {
      key: 'bank',
      title: 'record.field.bank',
      width: 'minmax(0, 1fr)',
      isExtra: true,
      words: ({ bankName }) => bankName ?? '',
    },
    date((row) => row.balanceDate, { title: 'record.field.on', isExtra: true }),
    amount((row) => row.balance, { title: 'record.field.balance', width: '120px' }),
  ],
}

export function columnsOf(list: BookListName): Column<BookRow>[] {
  return columns[list] as Column<BookRow>[]
}

/** In pounds with their sign; any other currency with its code. */
export function moneyWords(amount: string | undefined, currency: string | undefined): string {
  if (!amount) return ''
  if (isAmount(amount)) return figures.moneyWords(amount, currency)
  return currency && currency !== 'GBP' ? `${currency} ${amount}` : amount
}

/** What is still to pay, as far as the service says what was paid. */
export function owedWords({ state, owed, currency }: InvoiceRow): string {
  if (owed !== undefined) return moneyWords(owed, currency)
  const isOpen = state === 'DUE' || state === 'OVERDUE'
  return isOpen ? say('record.owedUnsaid') : ''
}

export function termsWords(days: number | undefined): string {
  if (days === undefined) return ''
  return days === 0 ? say('record.terms.atOnce') : say('record.terms.days', { count: days })
}

/** The pill of a row with a state, if it has one. */
export function pillOf(row: BookRow): PillWords | undefined {
  return 'state' in row ? statePill(row) : undefined
}

/** The state in words. */
export const statePill = (
  of: Parameters<typeof invoiceStateOf>[0],
  now: Date = new Date(),
): PillWords | undefined => invoiceState(invoiceStateOf(of, calendarDate(now)))
