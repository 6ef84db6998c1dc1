/** Writes what the service listed into the cache, record by record, and remembers how far each collection was read. */
import { createHash } from 'node:crypto'
import { errorCodes, type ErrorCode } from '../../../shared/errors'
import { foldName } from '../../../shared/books/supplier'
import {
  columnsOf,
  indexedWords,
  penceOf,
  type RecordCollection,
  type RecordColumns,
  type Records,
} from './record-columns'
import type { Database, Row } from '../database/database'

/** A record and the text in which the service returned it. */
export interface Fetched<R> {
  record: R
  text: string
}

/** How far a collection was read; see the table book_collection. */
export interface Standing {
  asOf?: string
  fullAt?: string
  settledId?: number
  isSorted: boolean
  listedTotal?: number
  problem?: ErrorCode
  count: number
}

/** What a pass that came to its end has found out. */
export type Completion = Partial<
  Pick<Standing, 'fullAt' | 'settledId' | 'isSorted' | 'listedTotal'>
> & { asOf: string }

const keysPerCollection = 2 ** 32

/** Of the index of words; more than some tens of records add, so that merging never falls behind. */
const pagesPerMerge = 8

export class CachedRecords {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  standing(accountId: string, collection: string): Standing {
    const row = this.#database.get(
      'SELECT * FROM book_collection WHERE account_id = ? AND collection = ?',
      accountId,
      collection,
    )
    return row ? standingFrom(row) : { isSorted: true, count: 0 }
  }

  /** Notes that a pass came to its end; only this moves `asOf`. */
  complete(accountId: string, collection: string, completion: Completion): void {
    this.#database.run(
      `UPDATE book_collection SET problem = NULL, as_of = ?, full_at = coalesce(?, full_at),
         settled_id = coalesce(?, settled_id), is_sorted = coalesce(?, is_sorted), listed_total = ?
       WHERE number = ?`,
      completion.asOf,
      completion.fullAt ?? null,
      completion.settledId ?? null,
      completion.isSorted === undefined ? null : Number(completion.isSorted),
      completion.listedTotal ?? null,
      this.#number(accountId, collection),
    )
  }

  /** A problem that is there already, as at each try without a network, is not written again. */
  fail(accountId: string, collection: string, problem: ErrorCode): void {
    if (this.standing(accountId, collection).problem === problem) return
    const number = this.#number(accountId, collection)
    this.#database.run('UPDATE book_collection SET problem = ? WHERE number = ?', problem, number)
  }

  /** How many records a collection without rows of its own holds. */
  count(accountId: string, collection: string, count: number): void {
    const number = this.#number(accountId, collection)
    this.#database.run('UPDATE book_collection SET count = ? WHERE number = ?', count, number)
  }

  /**
   * Keeps records in one commit and returns how many were new or other than before. With `learnedAt` they are known
   * from elsewhere than a list of the service.
   */
  keep<C extends RecordCollection>(
    accountId: string,
    collection: C,
    fetched: readonly Fetched<Records[C]>[],
    learnedAt?: string,
  ): number {
    if (fetched.length === 0) return 0
    return this.#database.transaction(() => {
      const ids = fetched.map(({ record }) => record.id)
      const known = this.#known(accountId, collection, ids)
      const number = this.#number(accountId, collection)
      const first = this.#firstFreeKey(number)
      let [free, changed] = [first, 0]
      const words: [key: number, ...columns: ReturnType<typeof indexedWords>][] = []
      for (const { record, text } of fetched) {
        const read = JSON.stringify(record)
        const hash = hashOf(read, text)
        const before = known.get(record.id)
        if (before?.hash === hash) this.#confirm(before, learnedAt)
        else {
          const key = before?.key ?? free++
          const row = { accountId, collection, number, key, hash, learnedAt, isNew: !before }
          const columns = columnsOf(collection, record)
          this.#write(row, record.id, columns)
          this.#writeText(key, read, text)
          words.push([key, ...indexedWords(columns)])
          known.set(record.id, { key, hash, learnedAt })
          changed += 1
        }
      }
      this.#addToCount(number, free - first)
      this.#writeWords(words)
      return changed
    })
  }

  /** Forgets records in one commit and returns how many there were. */
  remove(accountId: string, collection: RecordCollection, ids: readonly number[]): number {
    if (ids.length === 0) return 0
    return this.#database.transaction(() => {
      const removed = this.#database.run(
        `DELETE FROM book_record WHERE account_id = ? AND collection = ?
           AND id IN (SELECT value FROM json_each(?))`,
        accountId,
        collection,
        JSON.stringify(ids),
      )
      this.#addToCount(this.#number(accountId, collection), -removed)
      return removed
    })
  }

  /**
   * Known ids above `low` and below `high`, lowest first, that were not learned since `learnedBefore`. What is said to have been
   * learned after `learnedAfter`, which is still to come, was noted by a clock that was ahead, and counts as long ago.
   */
  idsBetween(
    accountId: string,
    collection: RecordCollection,
    range: {
      low: number
      high: number
      learnedBefore: string
      learnedAfter: string
      limit?: number
    },
  ): number[] {
    return this.#database
      .all(
        `SELECT id FROM book_record WHERE account_id = ? AND collection = ? AND id > ? AND id < ?
           AND (learned_at IS NULL OR learned_at < ? OR learned_at > ?) ORDER BY id LIMIT ?`,
        accountId,
        collection,
        Math.max(range.low, Number.MIN_SAFE_INTEGER),
        Math.min(range.high, Number.MAX_SAFE_INTEGER),
        range.learnedBefore,
        range.learnedAfter,
        range.limit ?? -1,
      )
      .map((row) => Number(row['id']))
  }

  /** Those longest not looked at, of a collection that has no list; first what a clock that was ahead noted for later than `now`. */
  longestUnseen(
    accountId: string,
    collection: RecordCollection,
    { limit, now }: { limit: number; now: string },
  ): number[] {
    return this.#database
      .all(
        `SELECT id FROM book_record WHERE account_id = ? AND collection = ?
         ORDER BY learned_at <= ?, learned_at, id LIMIT ?`,
        accountId,
        collection,
        now,
        limit,
      )
      .map((row) => Number(row['id']))
  }

  #known(accountId: string, collection: string, ids: readonly number[]): Map<number, Known> {
    const rows = this.#database.all(
      `SELECT id, key, hash, learned_at FROM book_record WHERE account_id = ? AND collection = ?
         AND id IN (SELECT value FROM json_each(?))`,
      accountId,
      collection,
      JSON.stringify(ids),
    )
    return new Map(rows.map((row) => [Number(row['id']), knownFrom(row)]))
  }

  /** The same as before; a list of the service makes a learned record one like any other. */
  #confirm({ key, learnedAt: before }: Known, learnedAt: string | undefined): void {
    if (learnedAt === before) return
    const sql = 'UPDATE book_record SET learned_at = ? WHERE key = ?'
    this.#database.run(sql, learnedAt ?? null, key)
  }

  #write(row: RowParts, id: number, columns: RecordColumns): void {
    const { methods = [], accounts = [], attachmentNames: names, spent } = columns
    const [amount, date] = [columns.amount ?? '', columns.date ?? '']
    this.#database.run(
      `INSERT INTO book_record (key, account_id, collection, number, id, name, date, amount, pence, party_id, state,
         methods, has_receipt, attachment_names, hash, learned_at, net_pence, vat_pence, types, accounts,
         due_pence)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET name = excluded.name, date = excluded.date, amount = excluded.amount,
         pence = excluded.pence, party_id = excluded.party_id, state = excluded.state, methods = excluded.methods,
         has_receipt = excluded.has_receipt, attachment_names = excluded.attachment_names, hash = excluded.hash,
         learned_at = excluded.learned_at, net_pence = excluded.net_pence, vat_pence = excluded.vat_pence,
         types = excluded.types, accounts = excluded.accounts, due_pence = excluded.due_pence`,
      row.key,
      row.accountId,
      row.collection,
      row.number,
      id,
      foldName(columns.name),
      date,
      amount,
      penceOf(amount),
      columns.partyId ?? null,
      columns.state ?? null,
      between(' ', methods),
      names ? Number(names.length > 0) : null,
      names ? JSON.stringify(names) : null,
      row.hash,
      row.learnedAt ?? null,
      spent?.net === undefined ? null : penceOf(spent.net),
      spent?.vat === undefined ? null : penceOf(spent.vat),
      between('\n', [...(spent?.parts.keys() ?? [])]),
      between(' ', accounts),
      spent?.due ?? null,
    )
    if (spent) this.#writeParts(row, date.slice(0, 7), spent.parts)
  }

  /**
   * One after the other, with nothing between them: a statement that may be undone by itself, as of a table with triggers,
   * has the index write out all it holds before it begins (xSavepoint, sqlite.org/vtab.html).
   */
  #writeWords(rows: readonly (readonly [number, ...string[]])[]): void {
    for (const row of rows)
      this.#database.run(
        'INSERT OR REPLACE INTO book_words (rowid, name, words, files, amount) VALUES (?, ?, ?, ?, ?)',
        ...row,
      )
    this.#mergeWords()
  }

  /** A bounded part of the merging that is due (sqlite.org/fts5.html, section 6.9): all of it at once would take long. */
  #mergeWords(): void {
    const sql = "INSERT INTO book_words (book_words, rank) VALUES ('merge', ?)"
    this.#database.run(sql, pagesPerMerge)
  }

  #writeParts(
    { key, number, isNew }: { key: number; number: number; isNew: boolean },
    month: string,
    parts: ReadonlyMap<string, number>,
  ): void {
    if (!isNew) this.#database.run('DELETE FROM book_part WHERE key = ?', key)
    for (const [type, pence] of parts)
      this.#database.run(
        'INSERT INTO book_part (key, type, number, month, pence) VALUES (?, ?, ?, ?, ?)',
        key,
        type,
        number,
        month,
        pence,
      )
  }

  #writeText(key: number, read: string, text: string): void {
    this.#database.run(
      'INSERT OR REPLACE INTO book_text (key, record, body) VALUES (?, ?, ?)',
      key,
      read,
      text,
    )
  }

  /** The collection's share of the keys, given out when it is first needed. */
  #number(accountId: string, collection: string): number {
    const known = this.#knownNumber(accountId, collection)
    if (known !== undefined) return known
    this.#database.run(
      'INSERT OR IGNORE INTO book_collection (account_id, collection) VALUES (?, ?)',
      accountId,
      collection,
    )
    return Number(this.#knownNumber(accountId, collection))
  }

  #knownNumber(accountId: string, collection: string): number | undefined {
    const row = this.#database.get(
      'SELECT number FROM book_collection WHERE account_id = ? AND collection = ?',
      accountId,
      collection,
    )
    return numberIn(row?.['number'])
  }

  #firstFreeKey(number: number): number {
    const [low, high] = keysOf(number)
    const row = this.#database.get(
      'SELECT max(key) AS last FROM book_record WHERE key BETWEEN ? AND ?',
      low,
      high,
    )
    return Number(row?.['last'] ?? low) + 1
  }

  #addToCount(number: number, added: number): void {
    if (added === 0) return
    const sql = 'UPDATE book_collection SET count = count + ? WHERE number = ?'
    this.#database.run(sql, added, number)
  }
}

interface Known {
  key: number
  hash: string
  learnedAt: string | undefined
}

interface RowParts {
  accountId: string
  collection: RecordCollection
  number: number
  key: number
  hash: string
  learnedAt: string | undefined
  isNew: boolean
}

/** Each value with the mark before and after it, so that it can be found whole. */
function between(mark: string, values: readonly (string | number)[]): string {
  return values.length > 0 ? `${mark}${values.join(mark)}${mark}` : ''
}

/** The keys that belong to one collection of one account, both ends included. */
export function keysOf(number: number): [number, number] {
  return [number * keysPerCollection, (number + 1) * keysPerCollection - 1]
}

/** Of what was read as well: an app that reads more of the same text keeps it anew. */
function hashOf(read: string, text: string): string {
  return createHash('sha256')
    .update(read)
    .update('\n')
    .update(text)
    .digest('base64url')
    .slice(0, 22)
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)
const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)

function knownFrom(row: Row): Known {
  return {
    key: Number(row['key']),
    hash: String(row['hash']),
    learnedAt: textIn(row['learned_at']),
  }
}

function standingFrom(row: Row): Standing {
  const asOf = textIn(row['as_of'])
  const fullAt = textIn(row['full_at'])
  const settledId = numberIn(row['settled_id'])
  const listedTotal = numberIn(row['listed_total'])
  const problem = errorCodes.find((code) => code === row['problem'])
  return {
    count: Number(row['count']),
    isSorted: row['is_sorted'] === 1,
    ...(asOf !== undefined && { asOf }),
    ...(fullAt !== undefined && { fullAt }),
    ...(settledId !== undefined && { settledId }),
    ...(listedTotal !== undefined && { listedTotal }),
    ...(problem !== undefined && { problem }),
  }
}
