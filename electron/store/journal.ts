/** The journal: append-only rows of what happened, for the trail of a receipt and the Activity screen. */
import { StepDetail } from '../../shared/step-detail'
import type { Database, Row } from './database/database'

export interface JournalEntry {
  event: string
  accountId?: string | undefined
  receiptId?: string | undefined
  note?: string | undefined
  /** What it changed; nothing is kept where that is nothing. */
  detail?: StepDetail | undefined
}

export interface ActivityRow {
  id: number
  at: string
  event: string
  note?: string
  receiptId?: string
  detail?: StepDetail
  fileName?: string
  supplierName?: string
  /** What the receipt comes to, in pounds as decimal text. */
  gross?: string
  /** The expense it is about. */
  expenseId?: number
}

/** `events` of which one has to be; every word of `search` has to stand in what is shown of a step. */
export interface JournalQuery extends JournalFilter {
  offset: number
  limit: number
}

interface JournalFilter {
  search?: string
  events?: readonly string[] | undefined
}

export class Journal {
  readonly #database: Database
  readonly #now: () => Date

  constructor(parts: { database: Database; now: () => Date }) {
    this.#database = parts.database
    this.#now = parts.now
  }

  record(entry: JournalEntry): void {
    this.#database.run(
      'INSERT INTO journal (at, account_id, receipt_id, event, note, detail) VALUES (?, ?, ?, ?, ?, ?)',
      this.#now().toISOString(),
      entry.accountId ?? null,
      entry.receiptId ?? null,
      entry.event,
      entry.note ?? null,
      entry.detail && entry.detail.length > 0 ? JSON.stringify(entry.detail) : null,
    )
  }

  /** How many entries there ever were, also of those that are gone. */
  count(): number {
    const sql = `SELECT seq FROM sqlite_sequence WHERE name = 'journal'`
    return Number(this.#database.get(sql)?.['seq'] ?? 0)
  }

  /** What happened to one receipt, oldest first. */
  ofReceipt(receiptId: string): Pick<ActivityRow, 'at' | 'event' | 'note' | 'detail'>[] {
    return this.#database
      .all(
        'SELECT at, event, note, detail FROM journal WHERE receipt_id = ? ORDER BY id',
        receiptId,
      )
      .map((row) => ({
        at: String(row['at']),
        event: String(row['event']),
        ...(typeof row['note'] === 'string' && { note: row['note'] }),
        ...detailIn(row),
      }))
  }

  /** What happened in one account, newest first; without an account, what happened before there was one. */
  page(
    accountId: string | undefined,
    { search = '', events, offset, limit }: JournalQuery,
  ): { total: number; rows: ActivityRow[] } {
    const { sql, values } = conditionOf(accountId, search, events)
    const rows = this.#database.all(
      `SELECT ${shownColumns} ${from} WHERE ${sql} ORDER BY journal.id DESC LIMIT ? OFFSET ?`,
      ...values,
      limit,
      offset,
    )
    return { total: this.#countOf(sql, values), rows: rows.map(activityFrom) }
  }

  /** The numbers of all steps that `page` gives, newest first. */
  ids(accountId: string | undefined, { search = '', events }: JournalFilter): number[] {
    const { sql, values } = conditionOf(accountId, search, events)
    const row = this.#database.get(
      `SELECT json_group_array(id) AS ids FROM
         (SELECT journal.id ${from} WHERE ${sql} ORDER BY journal.id DESC)`,
      ...values,
    )
    return JSON.parse(String(row?.['ids'])) as number[]
  }

  /** One step by its number. */
  read(id: number): ActivityRow | undefined {
    const row = this.#database.get(`SELECT ${shownColumns} ${from} WHERE journal.id = ?`, id)
    return row && activityFrom(row)
  }

  /**
   * Steps older than the one with the number `before`, newest first, as far back as one likes at the same cost. `found` is how many
   * there are in all, counted with the newest of a search only, which looks at each of them anyway.
   */
  older(
    accountId: string | undefined,
    {
      before,
      search = '',
      events,
      limit,
    }: JournalFilter & { before?: number | undefined; limit: number },
  ): { rows: ActivityRow[]; isMore: boolean; found?: number } {
    const { sql, values } = conditionOf(accountId, search, events)
    const rows = this.#database.all(
      `SELECT ${shownColumns} ${from} WHERE ${sql} AND journal.id < ? ORDER BY journal.id DESC LIMIT ?`,
      ...values,
      before ?? Number.MAX_SAFE_INTEGER,
      limit + 1,
    )
    const isCounted = before === undefined && (search.trim() !== '' || events !== undefined)
    return {
      rows: rows.slice(0, limit).map(activityFrom),
      isMore: rows.length > limit,
      ...(isCounted && { found: this.#countOf(sql, values) }),
    }
  }

  #countOf(sql: string, values: (string | null)[]): number {
    return Number(this.#database.get(`SELECT count(*) AS n ${from} WHERE ${sql}`, ...values)?.['n'])
  }
}

const from = 'FROM journal LEFT JOIN receipt ON receipt.id = journal.receipt_id'
const shownColumns = `journal.id, at, event, note, detail, receipt_id, file_name, supplier_name, gross, expense_id`

function conditionOf(
  accountId: string | undefined,
  search: string,
  events: readonly string[] | undefined,
): { sql: string; values: (string | null)[] } {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 12)
  const shown = `coalesce(file_name, '') || ' ' || coalesce(supplier_name, '') || ' ' || coalesce(note, '')`
  const parts = [
    'journal.account_id IS ?',
    ...(events ? ['event IN (SELECT value FROM json_each(?))'] : []),
    ...words.map(() => `${shown} LIKE ? ESCAPE '\\'`),
  ]
  const values = [
    accountId ?? null,
    ...(events ? [JSON.stringify(events)] : []),
    ...words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`),
  ]
  return { sql: parts.join(' AND '), values }
}

function activityFrom(row: Row): ActivityRow {
  const text = (name: string) => {
    const value = row[name]
    return typeof value === 'string' ? value : undefined
  }
  const [note, receiptId] = [text('note'), text('receipt_id')]
  const [fileName, supplierName] = [text('file_name'), text('supplier_name')]
  const gross = text('gross')
  const expenseId = expenseOf(row, note)
  return {
    id: Number(row['id']),
    at: String(row['at']),
    event: String(row['event']),
    ...(note !== undefined && { note }),
    ...detailIn(row),
    ...(receiptId !== undefined && { receiptId }),
    ...(fileName !== undefined && { fileName }),
    ...(supplierName !== undefined && { supplierName }),
    ...(gross !== undefined && { gross }),
    ...(expenseId !== undefined && { expenseId }),
  }
}

/** A detail that cannot be read, as one of another version, is none. */
function detailIn({ detail }: Row): { detail?: StepDetail } {
  if (typeof detail !== 'string') return {}
  try {
    const read = StepDetail.safeParse(JSON.parse(detail))
    return read.success ? { detail: read.data } : {}
  } catch {
    return {}
  }
}

/** Steps of an expense that has no receipt name it at the beginning of their note. */
function expenseOf(row: Row, note: string | undefined): number | undefined {
  if (typeof row['expense_id'] === 'number') return row['expense_id']
  const named = String(row['event']).startsWith('expense-')
    ? /^#(\d+)/.exec(note ?? '')?.[1]
    : undefined
  return named === undefined ? undefined : Number(named)
}
