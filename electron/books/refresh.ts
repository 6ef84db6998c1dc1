/** Refreshes one collection after the other: each has its own date and its own failure, and none costs the others. */
import { calendarDate } from '../../shared/calendar'
import type { Collection, SalesInvoiceSummary as SalesInvoice } from '../../shared/books/books'
import { AppError, type ErrorCode } from '../../shared/errors'
import type { Listing } from '../api/listed'
import type { CachedBooks } from '../store/cache/cached-books'
import { ExpensePass, type PassParts } from './expense-pass'
import type { Standing } from '../store/cache/cached-records'
import type { Source } from './source'
import type { Records } from '../store/cache/record-columns'
import { withSupplierNames } from './supplier-names'
import { keepWholeList } from './whole-list'

/** After these no other request would fare better. */
const stopping: ReadonlySet<ErrorCode> = new Set([
  'offline',
  'proxy-refused',
  'certificate-refused',
  'signed-out',
  'token-refused',
  'grant-revoked',
  'grant-expired',
  'keyring-locked',
  'keyring-lost',
  'disk-full',
  'store-damaged',
  'no-account',
])

/** Whether a failure speaks of the whole service, or of this computer, and not of one collection. */
export function stopsAll(code: ErrorCode): boolean {
  return stopping.has(code)
}

const invoicesAtOnce = 20
const invoicesPerPart = 500

export interface RefreshParts extends Omit<PassParts, 'records'> {
  cache: CachedBooks
  source: Source
}

type Refresh = (parts: RefreshParts & PassParts, isFull: boolean) => Promise<void>

/** What each collection takes from the source. */
export const refreshes: Record<Collection, Refresh> = {
  choices: refreshChoices,
  countries: async (parts) => {
    const list = await parts.source.countries()
    parts.cache.keepCountries(parts.accountId, list)
    done(parts, 'countries', list.length)
  },
  bankAccounts: (parts) => refreshList(parts, 'bankAccounts', parts.source.bankAccounts),
  suppliers: (parts) => refreshList(parts, 'suppliers', parts.source.suppliers),
  clients: (parts) => refreshList(parts, 'clients', parts.source.clients),
  salesInvoices: (parts) =>
    refreshList(parts, 'salesInvoices', () => allOf(parts.source.salesInvoices)),
  invoices: refreshInvoices,
  expenses: refreshExpenses,
}

function refreshExpenses(parts: RefreshParts & PassParts, isFull: boolean): Promise<void> {
  const ask: Source['expenses'] = async (page, size) => {
    const { entries, ...listed } = await parts.source.expenses(page, size)
    return { ...listed, entries: withSupplierNames(parts.cache, parts.accountId, entries) }
  }
  return new ExpensePass({ ...parts, ask, isFull }).run()
}

async function refreshChoices(parts: RefreshParts & PassParts): Promise<void> {
  const at = parts.now()
  const known = parts.cache.choices(parts.accountId)
  const choices = await parts.source.referenceData(calendarDate(at), known)
  await parts.breathe()
  const { directorsByDay } = parts.cache.choices(parts.accountId)
  const asOf = at.toISOString()
  parts.cache.keepChoices(parts.accountId, {
    ...choices,
    asOf,
    ...(directorsByDay && { directorsByDay }),
  })
  done(parts, 'choices', Object.values(choices).flat().length)
}

type ListCollection = 'suppliers' | 'clients' | 'bankAccounts' | 'salesInvoices'

async function refreshList<C extends ListCollection>(
  parts: RefreshParts & PassParts,
  collection: C,
  ask: () => Promise<Listing<Records[C]>>,
): Promise<void> {
  const list = await ask()
  await keepWholeList(parts, collection, list)
  complete(parts, collection)
}

/** There is no list: those longest not looked at are read anew by number, and forgotten when they are gone. */
async function refreshInvoices(parts: RefreshParts & PassParts): Promise<void> {
  const { records, accountId, now, source } = parts
  const unseen = { limit: invoicesAtOnce, now: now().toISOString() }
  for (const id of records.longestUnseen(accountId, 'invoices', unseen)) {
    await parts.breathe()
    try {
      const fetched = await source.invoice(id)
      await parts.breathe()
      if (records.keep(accountId, 'invoices', [fetched], now().toISOString()) > 0) parts.onChange()
    } catch (error) {
      if (AppError.from(error).code !== 'not-found') throw error
      records.remove(accountId, 'invoices', [id])
      parts.onChange()
    }
  }
  complete(parts, 'invoices')
}

function done(parts: PassParts, collection: Collection, count: number): void {
  parts.records.count(parts.accountId, collection, count)
  complete(parts, collection)
  parts.onChange()
}

function complete({ records, accountId, now }: PassParts, collection: Collection): void {
  const asOf = now().toISOString()
  records.complete(accountId, collection, { asOf, fullAt: asOf })
}

/**
 * Part by part; whole only when as many different ones came as the service counted each time, or, where it does not count, when
 * a part is empty. One that was deleted between two parts makes the next begin one too late.
 */
async function allOf(ask: Source['salesInvoices']): Promise<Listing<SalesInvoice>> {
  const byId = new Map<number, Listing<SalesInvoice>['entries'][number]>()
  const totals = new Set<number | undefined>()
  for (let first = 0, isWhole = true; ;) {
    const part = await ask(first, invoicesPerPart)
    const known = byId.size
    for (const entry of part.entries) byId.set(entry.record.id, entry)
    first += part.entries.length
    totals.add(part.total)
    isWhole &&= part.isWhole && totals.size === 1
    const { total = Infinity } = part
    const isEmpty = part.entries.length === 0
    // A part without news never ends: its service does not look where it was asked to begin.
    if (isEmpty || byId.size === known || first >= total)
      return {
        entries: [...byId.values()],
        isWhole: isWhole && (part.total === undefined ? isEmpty : byId.size === total),
      }
  }
}

const fullPassAfterMs = 24 * 60 * 60_000
/** Sooner when the service counts other than we do, though not at every turn: its count may be of something else. */
const doubtAfterMs = 60 * 60_000

/** Whether a list that stands like this is to be read whole again. */
export function isFullPassDue(
  { fullAt, listedTotal, count }: Pick<Standing, 'fullAt' | 'listedTotal' | 'count'>,
  now: Date,
): boolean {
  if (fullAt === undefined) return true
  const isDoubtful = listedTotal !== undefined && listedTotal !== count
  const age = now.getTime() - Date.parse(fullAt)
  // A pass of later than now was noted by a clock that was ahead: nobody knows how old it is.
  return age < 0 || age > (isDoubtful ? doubtAfterMs : fullPassAfterMs)
}
