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
  /** The keys of all that the words find, where they are known. */
  found?: readonly number[] | undefined
}

/** A row of a list in ascending order, by what it is sorted by, and how many of those that fit come before it. */
export interface Place {
  position: number
  values: SqlValue[]
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

/** The keys of what the words find, as `found`; no more than `limit`. */
export function foundQuery(condition: Condition, limit: number): Query {
  const { sql, values } = found(condition)
  return { sql: `${sql} LIMIT ?`, values: [...values, limit] }
}

/** How many records fit, as `n`. */
export function countQuery(condition: Condition): Query {
  const { rows, match } = condition
  if (match !== undefined && rows.length === 0) {
    const { sql, values } = found(condition)
    return { sql: `SELECT count(*) AS n FROM (${sql})`, values }
  }
  const { sql, values } = gathered(condition)
  return { sql: `SELECT count(*) AS n ${sql}`, values }
}

/** The ids of all that fit, in their order. */
export function orderedQuery(condition: Condition, { by, isDescending }: Order): Query {
  const { sql, values } = gathered(condition)
  const direction = isDescending ? 'DESC' : 'ASC'
  const order = orderedBy(by).map((column) => `${column} ${direction}`)
  return { sql: `SELECT id ${sql} ORDER BY ${order.join(', ')}`, values }
}

/** The keys of all that fit, in no order. */
export function keysQuery(condition: Condition): Query {
  const { sql, values } = gathered(condition)
  return { sql: `SELECT key ${sql}`, values }
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

/** Of a list in ascending order: `start` rows come before it, of `total` that fit, of `all` in the collection. */
export interface Page {
  by: Order['by']
  start: number
  size: number
  total: number
  all: number
  places: readonly Place[]
}

const orderColumns = { date: 'date', amount: 'pence', name: 'name', id: 'id' } as const

const orderedBy = (by: Order['by']) => (by === 'id' ? ['id'] : [orderColumns[by], 'id'])

/**
 * The rows of one page: `key`, `id` and what they are sorted by, as `value`; last first if it `isBackward`. Many matches: walk
 * the list in its order from the nearest place that is known, and take what fits, until the page is full. Few: gather all
 * that fit and sort them.
 */
export function pageQuery(condition: Condition, page: Page): Query & { isBackward: boolean } {
  const { by, start, size, total, all, places } = page
  const ends = [
    { position: 0, values: [] },
    { position: total, values: [] },
  ]
  const near = nearest([...ends, ...places], start, size)
  const isWalk = ((near.skipped + size) * all) / Math.max(1, total) < total * dearerToGather
  const { place, skipped, isBackward } = isWalk ? near : nearest(ends, start, size)
  const columns = orderedBy(by)
  const [direction, side] = isBackward ? (['DESC', '<'] as const) : (['ASC', '>='] as const)
  const beyond: Query = {
    sql: `(${columns.join(', ')}) ${side} (${columns.map(() => '?').join(', ')})`,
    values: place.values,
  }
  const rows = place.values.length > 0 ? [...condition.rows, beyond] : condition.rows
  const { sql, values } = isWalk ? walked({ ...condition, rows }) : gathered(condition)
  const order = columns.map((column) => `${column} ${direction}`).join(', ')
  return {
    sql: `SELECT key, id, ${orderColumns[by]} AS value ${sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
    values: [...values, size, skipped],
    isBackward,
  }
}

/**
 * From where the fewest rows are passed over: forward from a row on, or backward from the one before it. @param places
 * beginning with the first of the list
 */
function nearest(places: readonly Place[], start: number, size: number) {
  const ways = places.flatMap((place) => [
    { place, skipped: start - place.position, isBackward: false },
    { place, skipped: place.position - start - size, isBackward: true },
  ])
  return ways.reduce((best, way) => (way.skipped >= 0 && way.skipped < best.skipped ? way : best))
}

/** Gathering looks up each match by its key; walking passes rows in the order in which they lie. */
const dearerToGather = 4

/** The keys of what the words find. */
function found({ number, match, found: known }: Condition): Query {
  if (known !== undefined)
    return { sql: 'SELECT value AS found FROM json_each(?)', values: [JSON.stringify(known)] }
  return {
    sql: 'SELECT rowid AS found FROM book_words WHERE book_words MATCH ? AND rowid BETWEEN ? AND ?',
    values: [match ?? '', ...keysOf(number)],
  }
}

function walked(condition: Condition): Query {
  const { number, rows, match } = condition
  const parts: Query[] = [{ sql: 'number = ?', values: [number] }, ...rows]
  if (match !== undefined) {
    const { sql, values } = found(condition)
    // The plus keeps SQLite from looking the matches up one by one.
    parts.push({ sql: `+key IN (${sql})`, values })
  }
  return where('FROM book_record', parts)
}

function gathered(condition: Condition): Query {
  const { number, rows, match } = condition
  const own: Query = { sql: 'number = ?', values: [number] }
  if (match === undefined) return where('FROM book_record', [own, ...rows])
  const source = found(condition)
  const { sql, values } = where(`FROM (${source.sql}) CROSS JOIN book_record ON key = found`, [
    { ...own, sql: '+number = ?' },
    ...rows.map(unindexed),
  ])
  return { sql, values: [...source.values, ...values] }
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
