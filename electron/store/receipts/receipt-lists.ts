/** The lists of receipts that the window shows: pages, searches, orders and counts. */
import * as z from 'zod'
import type { FoundReceipt } from '../../../shared/accounts/found'
import { ExpenseDraft } from '../../../shared/expenses/expense'
import { Voucher } from '../../../shared/expenses/voucher'
import {
  statesOfList,
  listOf,
  ReceiptRow,
  ReceiptState,
  type InboxList,
  type Receipt,
  type ReceiptSort,
} from '../../../shared/receipts/receipt'
import { foldNumber } from '../../../shared/receipts/document-number'
import type { Database } from '../database/database'
import { unlisted } from './companions'
import { fromRow } from './receipt-rows'

/** A row with the draft behind it. */
const DraftedRow = ReceiptRow.extend({
  draft: ExpenseDraft,
  voucher: Voucher.optional(),
  /** How many files go with it; absent for none. */
  companions: z.number().optional(),
})
export type DraftedRow = z.infer<typeof DraftedRow>

/** A question about a list. */
export interface ListQuery {
  list: InboxList
  search: string
  sort?: ReceiptSort | undefined
  /** Of the account that is shown if undefined. */
  accountId?: string | undefined
}

/** How many receipts are in each list. */
type Counts = Record<InboxList, number>

export const noCounts: Counts = {
  review: 0,
  ready: 0,
  sending: 0,
  attention: 0,
  books: 0,
  bin: 0,
}

/** What is to be done with the receipts of one account, in numbers. */
export interface AccountWork {
  review: number
  /** Confirmed and not in the books yet. */
  waiting: number
  /** Rejected or undecided: only a person can go on. */
  attention: number
}

export const noWork: AccountWork = { review: 0, waiting: 0, attention: 0 }

const workIn: Partial<Record<InboxList, keyof AccountWork>> = {
  review: 'review',
  ready: 'waiting',
  sending: 'waiting',
  attention: 'attention',
}

interface Parts {
  database: Database
  /** The account whose receipts are shown; undefined while there is none. */
  shownAccountId: () => string | undefined
  /** Finds the ids of receipts on which the words of a search are. */
  wordsIn: (search: string) => readonly string[]
}

export class ReceiptLists {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** One page of a list, newest capture last where work waits, newest change first where it is done. */
  page(query: ListQuery & { offset: number; limit: number }): {
    total: number
    rows: DraftedRow[]
  } {
    const { where, values } = this.#asked(query)
    const total = this.#parts.database.get(
      `SELECT count(*) AS n FROM receipt WHERE ${where}`,
      ...values,
    )
    const rows = this.#parts.database.all(
      `SELECT *, (SELECT nullif(count(*), 0) FROM receipt AS one WHERE one.goes_with = receipt.id
         AND one.state <> 'discarded') AS companions
       FROM receipt WHERE ${where} ORDER BY ${orderOf(query)} LIMIT ? OFFSET ?`,
      ...values,
      query.limit,
      query.offset,
    )
    return {
      total: Number(total?.['n']),
      rows: rows.map((row) =>
        DraftedRow.parse({ ...fromRow(row), companions: row['companions'] ?? undefined }),
      ),
    }
  }

  /** The ids of a whole list in its order, as far as `limit`. */
  ids(query: ListQuery, limit: number): string[] {
    const { where, values } = this.#asked(query)
    return this.#parts.database
      .all(
        `SELECT id FROM receipt WHERE ${where} ORDER BY ${orderOf(query)} LIMIT ?`,
        ...values,
        limit,
      )
      .map((row) => String(row['id']))
  }

  /** The newest that fit among those of all accounts but the one that is shown; not those in the bin. */
  elsewhere(search: string, limit: number): { accountId: string; found: FoundReceipt }[] {
    const fitting = this.#fitting(search)
    return this.#parts.database
      .all(
        `SELECT * FROM receipt WHERE account_id IS NOT ? AND account_id IS NOT NULL
         AND state <> 'discarded' AND sequence NOT IN (${unlisted}) AND ${fitting.where}
         ORDER BY sequence DESC LIMIT ?`,
        this.#parts.shownAccountId() ?? null,
        ...fitting.values,
        limit,
      )
      .map((row) => {
        const read = DraftedRow.parse(fromRow(row))
        const { id, fileName, supplierName, postingDate, gross, state } = read
        return {
          accountId: String(row['account_id']),
          found: {
            list: 'receipts',
            inbox: listOf(state),
            row: { id, fileName, supplierName, postingDate, gross },
          },
        }
      })
  }

  #asked(query: ListQuery): { where: string; values: (string | null)[] } {
    const states = statesOfList[query.list]
    const fitting = this.#fitting(query.search)
    const where = `account_id IS ? AND state IN (${states.map(() => '?').join(', ')})
      AND sequence NOT IN (${unlisted}) AND ${fitting.where}`
    const account = query.accountId ?? this.#parts.shownAccountId() ?? null
    return { where, values: [account, ...states, ...fitting.values] }
  }

  /** What a receipt has to be found by. */
  #fitting(typed: string): { where: string; values: (string | null)[] } {
    const search = `%${typed.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`
    const where = `(? = '%%' OR supplier_name LIKE ? ESCAPE '\\' OR file_name LIKE ? ESCAPE '\\'
           OR gross LIKE ? ESCAPE '\\' OR id IN (SELECT value FROM json_each(?))
           OR id IN (SELECT id FROM receipt WHERE folded_number BETWEEN ? AND ? || char(1114111)))`
    const said = JSON.stringify(search === '%%' ? [] : this.#parts.wordsIn(typed))
    const number = foldNumber(typed) || null
    return { where, values: [search, search, search, search, said, number, number] }
  }

  /** The newest of the account that is shown, but those in the bin. */
  newest(limit: number): DraftedRow[] {
    return this.#parts.database
      .all(
        `SELECT * FROM receipt WHERE account_id IS ? AND state <> 'discarded'
         AND sequence NOT IN (${unlisted}) ORDER BY sequence DESC LIMIT ?`,
        this.#parts.shownAccountId() ?? null,
        limit,
      )
      .map((row) => DraftedRow.parse(fromRow(row)))
  }

  /** The receipt that came into a list last, of any account. */
  latest(list: InboxList): { id: string; accountId?: string } | undefined {
    const row = this.#parts.database.get(
      `SELECT id, account_id FROM receipt WHERE state IN (SELECT value FROM json_each(?))
       AND sequence NOT IN (${unlisted})
       ORDER BY ${list === 'review' ? '' : 'changed_at DESC, '}sequence DESC LIMIT 1`,
      JSON.stringify(statesOfList[list]),
    )
    if (!row) return undefined
    const { account_id: accountId } = row
    return {
      id: String(row['id']),
      ...(typeof accountId === 'string' && { accountId }),
    }
  }

  /** Where these stand and what is typed of them; those that are gone are left out. */
  drafts(ids: readonly string[]): Pick<Receipt, 'id' | 'state' | 'draft'>[] {
    return this.rows(ids).map(({ id, state, draft }) => ({ id, state, draft }))
  }

  /** The rows of these, in this order; those that are gone are left out. */
  rows(ids: readonly string[]): DraftedRow[] {
    const rows = this.#parts.database.all(
      'SELECT * FROM receipt WHERE id IN (SELECT value FROM json_each(?))',
      JSON.stringify(ids),
    )
    const known = new Map(rows.map((row) => [String(row['id']), DraftedRow.parse(fromRow(row))]))
    return ids.flatMap((id) => {
      const row = known.get(id)
      return row ? [row] : []
    })
  }

  /** How many receipts of the account that is shown are in each list. */
  counts(): Counts {
    const count = this.#countOf(this.#parts.shownAccountId())
    return {
      review: count('review'),
      ready: count('ready'),
      sending: count('sending'),
      attention: count('attention'),
      books: count('books'),
      bin: count('bin'),
    }
  }

  /** How much of every account is to be reviewed, waits to get into its books, and waits for a person; none: absent. */
  work(): Map<string, AccountWork> {
    const states = this.#parts.database.all(
      `SELECT account_id, state, count(*) AS n FROM receipt WHERE account_id IS NOT NULL
       AND sequence NOT IN (${unlisted}) GROUP BY account_id, state`,
    )
    const work = new Map<string, AccountWork>()
    for (const { account_id: id, state, n } of states) {
      const known = work.get(String(id)) ?? { ...noWork }
      const kind = workIn[listOf(ReceiptState.parse(state))]
      if (kind) known[kind] += Number(n)
      work.set(String(id), known)
    }
    return work
  }

  /** When the newest receipt of each account was found in its books (ISO instant). */
  lastBooked(): Map<string, string> {
    const rows = this.#parts.database.all(
      `SELECT account_id, max(changed_at) AS at FROM receipt
       WHERE account_id IS NOT NULL AND state = 'proven' GROUP BY account_id`,
    )
    return new Map(rows.map((row) => [String(row['account_id']), String(row['at'])]))
  }

  #countOf(accountId: string | undefined): (list: InboxList) => number {
    const rows = this.#parts.database.all(
      `SELECT state, count(*) AS n FROM receipt WHERE account_id IS ?
       AND sequence NOT IN (${unlisted}) GROUP BY state`,
      accountId ?? null,
    )
    const byState = new Map(rows.map((row) => [String(row['state']), Number(row['n'])]))
    return (list) => statesOfList[list].reduce((sum, state) => sum + (byState.get(state) ?? 0), 0)
  }
}

/** What has no such value comes last. */
const orders: Record<ReceiptSort, string> = {
  oldest: 'sequence',
  newest: 'sequence DESC',
  supplier: "supplier_name = '', supplier_name COLLATE NOCASE, sequence",
  amount: "gross = '', CAST(gross AS REAL) DESC, sequence",
  date: "posting_date = '', posting_date DESC, sequence",
}

function orderOf({ list, sort }: ListQuery): string {
  if (sort) return orders[sort]
  return list === 'books' || list === 'bin' ? 'changed_at DESC, sequence DESC' : orders.oldest
}
