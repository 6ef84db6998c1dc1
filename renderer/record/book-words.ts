/** What the screen of the books says: names of its lists, how fresh they are, why one is empty, states of invoices. */
import type { BooksStatus, CollectionStatus } from '../../shared/books/books'
import type { Session } from '../../shared/accounts/account'
import type { ErrorCode } from '../../shared/errors'
import type { BookListName } from '../base/book-lists'
import { errorWords, type Remedy } from '../base/messages'
import type { PillWords } from '../lib/pills'
import { momentWords } from '../lib/times'

interface ListWords {
  title: string
  /** One and several of them, inside a sentence. */
  one: string
  many: string
  /** What the search looks in. */
  looksIn: string
  /** Why a list that was read has nothing in it. */
  none: string
  /** What is said of the list at all times. */
  note?: string
}

export const listWords: Record<BookListName, ListWords> = {
  expenses: {
    title: 'Expenses',
    one: 'expense',
    many: 'expenses',
    looksIn: 'suppliers, descriptions, references, notes, file names, dates and amounts',
    none: 'Confirm a receipt in the Inbox, and its expense shows here once it is in the books.',
  },
  suppliers: {
    title: 'Suppliers',
    one: 'supplier',
    many: 'suppliers',
    looksIn: 'names, usual types, countries and VAT numbers',
    none: 'A supplier comes with its first expense.',
  },
  clients: {
    title: 'Clients',
    one: 'client',
    many: 'clients',
    looksIn: 'names, e-mail and postal addresses, and notes',
    none: 'These books have nobody to send invoices to yet.',
  },
  invoices: {
    title: 'Invoices',
    one: 'invoice',
    many: 'invoices',
    looksIn: 'clients, numbers, references, descriptions, states and amounts',
    none: 'These books have no sales invoice yet, and no other invoice was made or opened in Docket.',
    note: 'All sales invoices; of the others those made or opened in Docket.',
  },
  bankAccounts: {
    title: 'Bank accounts',
    one: 'bank account',
    many: 'bank accounts',
    looksIn: 'names, banks, sort codes and account numbers',
    none: 'These books have no bank account yet.',
  },
}

export interface FreshWords {
  tone: 'plain' | 'doubt'
  text: string
  /** What went wrong at the newest attempt, under the line. */
  detail?: string
  /** What the button of the line does; none while a refresh runs. */
  action?: Remedy | 'refresh'
}

/** Both kinds of invoices are known as of when the older was read. Sales invoices that may not be read hold up nothing. */
export function invoicesStatus(of: BooksStatus): CollectionStatus {
  const { invoices, salesInvoices: sales } = of
  const asOf = needsKeys(sales)
    ? invoices.asOf
    : [invoices.asOf, sales.asOf].every(Boolean)
      ? [invoices.asOf, sales.asOf].toSorted()[0]
      : undefined
  const problem = sales.problem ?? invoices.problem
  return {
    isRefreshing: invoices.isRefreshing || sales.isRefreshing,
    count: invoices.count + sales.count,
    ...(asOf !== undefined && { asOf }),
    ...(problem !== undefined && { problem }),
  }
}

/** The service gives sales invoices out through its older interface, which may want keys of its own. */
const needsKeys = ({ asOf, problem }: CollectionStatus): boolean =>
  asOf === undefined && problem === 'forbidden'

/** The quiet line under a list: as of when it is known here. */
export function freshWords(
  status: CollectionStatus,
  now = new Date(),
  list?: BookListName,
): FreshWords {
  if (status.isRefreshing) return { tone: 'plain', text: readingWords(status) }
  const text = status.asOf ? asOfWords(status.asOf, now) : 'Not read yet'
  if (!status.problem) return { tone: 'plain', text, action: 'refresh' }
  if (list === 'invoices' && status.problem === 'forbidden')
    return {
      tone: 'doubt',
      text,
      detail: lacksKeys.title,
      action: 'service-settings',
    }
  const { title, action } = errorWords[status.problem]
  return { tone: 'doubt', text, detail: title, action: action ?? 'try-again' }
}

function readingWords({ asOf, count }: CollectionStatus): string {
  const isFirst = asOf === undefined && count > 0
  return isFirst ? `Reading… ${count.toLocaleString('en-GB')} so far` : 'Reading what is new…'
}

/** `"As of today 14:05"`, `"As of 3 Nov, 14:05"`. */
function asOfWords(asOf: string, now: Date): string {
  const isToday = new Date(asOf).toDateString() === now.toDateString()
  return `As of ${isToday ? 'today ' : ''}${momentWords(asOf, now)}`
}

export interface EmptyWords {
  title: string
  body: string
  action?: Remedy | 'refresh' | 'connect'
}

export interface Emptiness {
  list: BookListName
  status: CollectionStatus
  session: Session['status']
  hasAccount: boolean
}

/** Why there is nothing, where nothing was searched for; undefined while the first records are on their way. */
export function emptyWords({
  list,
  status,
  session,
  hasAccount,
}: Emptiness): EmptyWords | undefined {
  const { many, none } = listWords[list]
  if (!hasAccount)
    return {
      title: 'No books are connected',
      body: 'Once they are, what is in them can be looked up here, also without a network.',
      action: 'connect',
    }
  if (list === 'invoices' && status.problem === 'forbidden') return lacksKeys
  if (status.asOf !== undefined) return { title: `No ${many} yet`, body: none }
  if (status.isRefreshing) return undefined
  const title = `The ${many} have not been read yet`
  if (status.problem) return { title, ...neverRead(status.problem) }
  if (session !== 'connected') return { title, ...neverRead('signed-out') }
  return { title, body: `${keptHere} ${canBeRead}`, action: 'refresh' }
}

const keptHere = 'Docket keeps what it reads on this computer, for when there is no network.'
const canBeRead = 'It has not asked the service for them so far.'

const lacksKeys: EmptyWords = {
  title: 'Sales invoices have keys of their own',
  body: 'The service gives them out through its older interface. Enter its keys under Settings, Advanced.',
  action: 'service-settings',
}

function neverRead(problem: ErrorCode): { body: string; action: Remedy | 'refresh' } {
  const { title, action } = errorWords[problem]
  return {
    body: `${title}. Once they are read, they can be looked up here without a network too.`,
    action: action ?? 'refresh',
  }
}

/** `"5 of 200 expenses"` for a list that is narrowed, `"200 expenses"` for all of it. */
export function countWords(list: BookListName, total: number, all: number): string {
  const { one, many } = listWords[list]
  const shown = total.toLocaleString('en-GB')
  if (total < all) return `${shown} of ${all.toLocaleString('en-GB')} ${many}`
  return `${shown} ${total === 1 ? one : many}`
}

/** What the two kinds of invoices are called, in a column and by themselves, and what each can do, in a line. */
export const invoiceKinds = {
  new: {
    short: 'Invoice',
    one: 'Invoice',
    many: 'other invoices',
    can: 'Issued in your books; payments and files are put on it here.',
  },
  sales: {
    short: 'Sales',
    one: 'Sales invoice',
    many: 'sales invoices',
    can: 'Issued, e-mailed and reminded of from here; payments are recorded in your books.',
  },
} as const

const invoiceStates: Record<string, PillWords> = {
  DRAFT: { tone: 'plain', text: 'draft' },
  DUE: { tone: 'info', text: 'due' },
  OVERDUE: { tone: 'bad', text: 'overdue' },
  PAID: { tone: 'good', text: 'paid' },
  SETTLED: { tone: 'good', text: 'paid' },
  WRITTEN_OFF: { tone: 'plain', text: 'written off' },
}

/** A state that is not known is shown as the service calls it. */
export function invoiceState(state: string | undefined): PillWords | undefined {
  if (!state) return undefined
  return invoiceStates[state] ?? { tone: 'plain', text: state.toLowerCase().replaceAll('_', ' ') }
}
