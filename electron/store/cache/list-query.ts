/** Writes the SQL of a list: what it is confined to, how many fit, and the quicker of two ways to a page of it. */
import type { Order } from '../../../shared/books/list'
import { keysOf } from './cached-records'
import { searchQuery } from '../database/search-words'

/** What any list can be asked for; absent filters let everything through. */
export interface RecordFilter {
  search?: string | undefined
  from?: string | undefined
  to?: string | undefined
  partyId?: number | undefined
  state?: string | undefined
  method?: string | undefined
  hasReceipt?: boolean | undefined
  /** That paid for it. */
  bankAccountId?: number | undefined
  /** Of any line of an expense; empty: those without lines. */
  expenseType?: string | undefined
  /** Whether nothing of an expense is still to pay. */
  isPaid?: boolean | undefined
  /** These alone. */
  ids?: readonly number[] | undefined
}

type SqlValue = string | number

export interface Query {
  sql: string
  values: SqlValue[]
}

/** What a list is confined to: one collection of one account, conditions on the rows, words to be found by. */
export interface Condition {
  /** Of the collection; see the table book_collection. */
  number: number
  rows: Query[]
  match: string | undefined
}

export function conditionOf(number: number, filter: RecordFilter): Condition {
  const rows: Query[] = []
  const add = (sql: string, ...values: SqlValue[]) => rows.push({ sql, values })
  if (filter.from !== undefined) add('date >= ?', filter.from)
  if (filter.to !== undefined) add('date <= ?', filter.to)
  if (filter.partyId !== undefined) add('party_id = ?', filter.partyId)
  if (filter.state !== undefined) add('state = ?', filter.state)
  if (filter.method !== undefined) add('instr(methods, ?) > 0', ` ${filter.method} `)
  if (filter.hasReceipt !== undefined) add('has_receipt = ?', Number(filter.hasReceipt))
  if (filter.bankAccountId !== undefined) add('instr(accounts, ?) > 0', ` ${filter.bankAccountId} `)
  if (filter.expenseType !== undefined) add('instr(types, ?) > 0', `\n${filter.expenseType}\n`)
  if (filter.isPaid !== undefined) add(filter.isPaid ? 'due_pence = 0' : 'due_pence <> 0')
  if (filter.ids !== undefined)
    add('id IN (SELECT value FROM json_each(?))', JSON.stringify(filter.ids))
  return { number, rows, match: searchQuery(filter.search ?? '') }
}

/** Everything fits: the count is known without looking. */
export function isWhole({ rows, match }: Condition): boolean {
  return rows.length === 0 && match === undefined
}

/** How many records fit, as `n`. */
export function countQuery(condition: Condition): Query {
  const { rows, match } = condition
  if (match !== undefined && rows.length === 0)
    return { sql: `SELECT count(*) AS n FROM ${words}`, values: wordValues(condition, match) }
  const { sql, values } = gathered(condition)
  return { sql: `SELECT count(*) AS n ${sql}`, values }
}

/**
 * What those that fit come to, in pence. Of `told`, which say their VAT, also `net` and `vat`; `notes` are below zero.
 * @param total how many fit @param all how many the collection holds
 */
export function sumQuery(condition: Condition, counts: { total: number; all: number }): Query {
  const isMost = counts.total * dearerToGather > counts.all
  const { sql, values } = isMost ? walked(condition) : gathered(condition)
  return {
    sql: `SELECT count(*) AS n, sum(pence) AS pence, sum(due_pence) AS due, sum(pence < 0) AS notes,
      count(coalesce(net_pence, vat_pence)) AS told,
      sum(coalesce(net_pence, pence - vat_pence)) AS net,
      sum(coalesce(vat_pence, pence - net_pence)) AS vat ${sql}`,
    values,
  }
}

const orderColumns = { date: 'date', amount: 'pence', name: 'name', id: 'id' } as const

/**
 * The keys of one page. Many matches: walk the list in its order and take what fits, until the page is full. Few: gather
 * all that fit and sort them. @param total how many fit @param all how many the collection holds
 */
export function pageQuery(
  condition: Condition,
  page: { sort: Order; offset: number; limit: number; total: number; all: number },
): Query {
  const { offset, limit, total, all } = page
  const direction = page.sort.isDescending ? 'DESC' : 'ASC'
  const column = orderColumns[page.sort.by]
  const order = column === 'id' ? `id ${direction}` : `${column} ${direction}, id ${direction}`
  const rowsToWalk = ((offset + limit) * all) / Math.max(1, total)
  const { sql, values } =
    rowsToWalk < total * dearerToGather ? walked(condition) : gathered(condition)
  return {
    sql: `SELECT key ${sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
    values: [...values, limit, offset],
  }
}

/** Gathering looks up each match by its key; walking passes rows in the order in which they lie. */
const dearerToGather = 4

const words = 'book_words WHERE book_words MATCH ? AND rowid BETWEEN ? AND ?'

function wordValues({ number }: Condition, match: string): SqlValue[] {
  return [match, ...keysOf(number)]
}

function walked(condition: Condition): Query {
  const { number, rows, match } = condition
  const parts: Query[] = [{ sql: 'number = ?', values: [number] }, ...rows]
  if (match !== undefined)
    // The plus keeps SQLite from looking the matches up one by one.
    parts.push({
      sql: `+key IN (SELECT rowid FROM ${words})`,
      values: wordValues(condition, match),
    })
  return where('FROM book_record', parts)
}

function gathered(condition: Condition): Query {
  const { number, rows, match } = condition
  const own: Query = { sql: 'number = ?', values: [number] }
  if (match === undefined) return where('FROM book_record', [own, ...rows])
  const found = `FROM (SELECT rowid AS found FROM ${words}) CROSS JOIN book_record ON key = found`
  const { sql, values } = where(found, [{ ...own, sql: '+number = ?' }, ...rows.map(unindexed)])
  return { sql, values: [...wordValues(condition, match), ...values] }
}

const unindexed = ({ sql, values }: Query): Query => ({
  sql: sql.replace(/^(\w+) /, '+$1 '),
  values,
})

function where(from: string, parts: readonly Query[]): Query {
  return {
    sql: `${from} WHERE ${parts.map(({ sql }) => sql).join(' AND ')}`,
    values: parts.flatMap(({ values }) => values),
  }
}
