/** What the screen of the books says: names of its lists, how fresh they are, why one is empty, states of invoices. */
import type { BooksStatus, CollectionStatus } from '../../shared/books/books'
import type { Session } from '../../shared/accounts/account'
import type { ErrorCode } from '../../shared/errors'
import type { BookListName } from '../base/book-lists'
import { errorWords, type Remedy } from '../base/messages'
import type { InvoiceKind } from '../../shared/invoices/invoice-list'
import { saidTable } from '../../shared/words/said-table'
import { say } from '../../shared/words/words'
import type { PillWords } from '../lib/pills'
import { momentWords } from '../lib/times'

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
  const text = status.asOf ? asOfWords(status.asOf, now) : say('record.fresh.never')
  if (!status.problem) return { tone: 'plain', text, action: 'refresh' }
  if (list === 'invoices' && status.problem === 'forbidden')
    return {
      tone: 'doubt',
      text,
      detail: say('record.empty.keysTitle'),
      action: 'service-settings',
    }
  const { title, action } = errorWords[status.problem]
  return { tone: 'doubt', text, detail: title, action: action ?? 'try-again' }
}

function readingWords({ asOf, count }: CollectionStatus): string {
  const isFirst = asOf === undefined && count > 0
  return isFirst ? say('record.fresh.readingFirst', { count }) : say('record.fresh.reading')
}

/** `"As of today 14:05"`, `"As of 3 Nov, 14:05"`. */
function asOfWords(asOf: string, now: Date): string {
  const isToday = new Date(asOf).toDateString() === now.toDateString()
  const moment = momentWords(asOf, now)
  return say(isToday ? 'record.fresh.asOfToday' : 'record.fresh.asOf', { moment })
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
  if (!hasAccount)
    return {
      title: say('record.empty.noBooksTitle'),
      body: say('record.empty.noBooks'),
      action: 'connect',
    }
  if (list === 'invoices' && status.problem === 'forbidden')
    return {
      title: say('record.empty.keysTitle'),
      body: say('record.empty.keys'),
      action: 'service-settings',
    }
  if (status.asOf !== undefined)
    return { title: say(`record.${list}.noneYet`), body: say(`record.${list}.none`) }
  if (status.isRefreshing) return undefined
  const title = say(`record.${list}.notRead`)
  if (status.problem) return { title, ...neverRead(status.problem) }
  if (session !== 'connected') return { title, ...neverRead('signed-out') }
  return { title, body: say('record.empty.keptHere'), action: 'refresh' }
}

function neverRead(problem: ErrorCode): { body: string; action: Remedy | 'refresh' } {
  const { title, action } = errorWords[problem]
  return { body: say('record.empty.notRead', { problem: title }), action: action ?? 'refresh' }
}

/** `"5 of 200 expenses"` for a list that is narrowed, `"200 expenses"` for all of it. */
export function foundWords(list: BookListName, count: number, all: number): string {
  return count < all
    ? say(`record.${list}.foundOf`, { count, all })
    : say(`record.${list}.found`, { count })
}

/** What the two kinds of invoices are called, in a column and by themselves, and what each can do, in a line. */
export const invoiceKinds = saidTable(['new', 'sales'], (kind: InvoiceKind) => ({
  short: say(`record.kind.${kind}.short`),
  one: say(`record.kind.${kind}.one`),
  many: say(`record.kind.${kind}.many`),
  can: say(`record.kind.${kind}.can`),
}))

type State = 'draft' | 'due' | 'overdue' | 'paid' | 'writtenOff'

const invoiceStates: Record<string, { tone: PillWords['tone']; state: State }> = {
  DRAFT: { tone: 'plain', state: 'draft' },
  DUE: { tone: 'info', state: 'due' },
  OVERDUE: { tone: 'bad', state: 'overdue' },
  PAID: { tone: 'good', state: 'paid' },
  SETTLED: { tone: 'good', state: 'paid' },
  WRITTEN_OFF: { tone: 'plain', state: 'writtenOff' },
}

/** A state that is not known is shown as the service calls it. */
export function invoiceState(code: string | undefined): PillWords | undefined {
  if (!code) return undefined
  const known = invoiceStates[code]
  if (known) return { tone: known.tone, text: say(`record.state.${known.state}`) }
  return { tone: 'plain', text: code.toLowerCase().replaceAll('_', ' ') }
}
