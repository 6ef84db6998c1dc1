/** The rows of receipts: every step of a receipt's journey is one transaction here, written down with what happened. */
import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import { LiveValue } from '../../../shared/channel'
import { AppError } from '../../../shared/errors'
import { emptyDraft, ExpenseDraft } from '../../../shared/expenses/expense'
import { Voucher } from '../../../shared/expenses/voucher'
import {
  inboxLists,
  Receipt,
  ReceiptRow,
  type InboxList,
  type MediaType,
  type ReceiptProblem,
  type ReceiptSort,
  type ReceiptState,
} from '../../../shared/receipts/receipt'
import type { Database, Row } from '../database/database'
import type { Journal } from '../journal'
import { draftColumns, draftValues, fromRow, postingFromRow, type Posting } from './receipt-rows'
import { RowChecksum } from '../recovery/row-checksum'

/** A file that is safe in the store and becomes a receipt. */
export interface Captured {
  sha256: string
  size: number
  mediaType: MediaType
  fileName: string
}

/** What Docket made a document of, with the draft of its expense. */
export interface MadeOf {
  voucher: Voucher
  draft: ExpenseDraft
}

/** Where and when a file was captured, and by which names it is known. */
export interface Origin {
  id: string
  marker: string
  accountId?: string | undefined
  /** ISO instant. */
  capturedAt?: string
}

/** A receipt with all the outbox needs to know. */
export type OutboxItem = Receipt & { posting: Posting; accountId: string; changedAt: string }

/** What changes with a step; `undefined` for the expense id or the problem clears it. */
export interface Step {
  from: readonly ReceiptState[]
  /** Only if no other step was taken since this one (an item's `changedAt`). */
  unchangedSince?: string
  to: ReceiptState
  event: string
  note?: string
  expenseId?: number | undefined
  problem?: ReceiptProblem | undefined
  posting?: Partial<Posting>
}

/** A row with the draft behind it. */
const DraftedRow = ReceiptRow.extend({
  draft: ExpenseDraft,
  voucher: Receipt.shape.voucher,
})
export type DraftedRow = z.infer<typeof DraftedRow>

/** A question about a list. */
export interface ListQuery {
  list: InboxList
  search: string
  sort?: ReceiptSort | undefined
}

const counts = { review: 0, ready: 0, sending: 0, attention: 0, books: 0, bin: 0 }

export class Receipts {
  /** Counts per list and a revision that grows with every change. */
  readonly summary = new LiveValue({ counts, revision: 0 })
  readonly #database: Database
  readonly #journal: Journal
  readonly #now: () => Date
  readonly #checksum: RowChecksum
  readonly #onMisfit: ((id: string) => void) | undefined
  readonly #beforeAdopted: (receipts: readonly Receipt[], accountId: string) => void
  readonly #wordsIn: (search: string) => readonly string[]
  #accountId: string | undefined

  /**
   * @param parts.onMisfit makes a row whose checksum does not fit again from its sidecar, or takes it away
   * @param parts.beforeAdopted writes down outside the database whose these will be; what it throws leaves them nobody's
   * @param parts.wordsIn finds the ids of receipts on which the words of a search are
   */
  constructor(parts: {
    database: Database
    journal: Journal
    now: () => Date
    onMisfit?: (id: string) => void
    beforeAdopted?: (receipts: readonly Receipt[], accountId: string) => void
    wordsIn?: (search: string) => readonly string[]
  }) {
    this.#database = parts.database
    this.#journal = parts.journal
    this.#now = parts.now
    this.#onMisfit = parts.onMisfit
    this.#beforeAdopted = parts.beforeAdopted ?? (() => undefined)
    this.#wordsIn = parts.wordsIn ?? (() => [])
    this.#checksum = new RowChecksum(parts.database)
    this.refresh()
  }

  /** The account whose receipts are shown, and which new ones belong to. */
  get shownAccountId(): string | undefined {
    return this.#accountId
  }

  /** Shows one account's receipts. Those captured before there was any account join the first one. */
  showAccount(accountId: string | undefined): void {
    this.#accountId = accountId
    if (accountId !== undefined) this.#adopt(accountId)
    this.refresh()
  }

  #adopt(accountId: string): void {
    this.#database.transaction(() => {
      const orphans = this.#database
        .all('SELECT id FROM receipt WHERE account_id IS NULL')
        .map((row) => String(row['id']))
      // Before the rows: a crash between leaves files that know more, never rows that are nobody's once made again.
      this.#beforeAdopted(this.#readable(orphans), accountId)
      for (const table of ['receipt', 'journal'])
        this.#database.run(`UPDATE ${table} SET account_id = ? WHERE account_id IS NULL`, accountId)
      for (const id of orphans) this.#checksum.seal(id)
    })
  }

  /** One that cannot be read costs the others nothing. */
  #readable(ids: readonly string[]): Receipt[] {
    return ids.flatMap((id) => {
      try {
        return [this.read(id)]
      } catch {
        return []
      }
    })
  }

  /** What is captured now belongs to the account that is shown now. */
  origin(): { accountId?: string; capturedAt: string } {
    return {
      capturedAt: this.#now().toISOString(),
      ...(this.#accountId !== undefined && { accountId: this.#accountId }),
    }
  }

  /** Adds a batch of captured files, all in one commit. A same file captured earlier is named, not refused. */
  add(batch: readonly (Captured & Origin & Partial<MadeOf>)[]): Receipt[] {
    const added = this.#database.transaction(() => batch.map((file) => this.#addOne(file)))
    this.refresh()
    return added
  }

  #addOne(file: Captured & Origin & Partial<MadeOf>): Receipt {
    this.#insert({ ...this.origin(), ...file })
    if (file.voucher) this.#set(file.id, 'voucher', JSON.stringify(file.voucher))
    if (file.draft) this.#editOne({ id: file.id, draft: file.draft })
    this.#record(file.id, file.voucher ? 'made' : 'captured')
    this.#checksum.seal(file.id)
    return this.read(file.id)
  }

  #insert(file: Captured & Origin & { capturedAt: string }): void {
    const accountId = file.accountId ?? this.#accountId ?? null
    const twin = this.#database.get(
      `SELECT id FROM receipt WHERE sha256 = ? AND account_id IS ? AND state <> 'discarded'
       ORDER BY sequence LIMIT 1`,
      file.sha256,
      accountId,
    )
    this.#database.run(
      `INSERT INTO receipt (id, account_id, sha256, size, media_type, file_name, captured_at, marker,
         state, draft, duplicate_of, changed_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'review', ?, ?, ?)`,
      file.id,
      accountId,
      file.sha256,
      file.size,
      file.mediaType,
      file.fileName,
      file.capturedAt,
      file.marker,
      JSON.stringify(emptyDraft),
      twin === undefined ? null : String(twin['id']),
      file.capturedAt,
    )
  }

  /** One page of a list, newest capture last where work waits, newest change first where it is done. */
  page(query: ListQuery & { offset: number; limit: number }): {
    total: number
    rows: DraftedRow[]
  } {
    const { where, values } = this.#asked(query)
    const total = this.#database.get(`SELECT count(*) AS n FROM receipt WHERE ${where}`, ...values)
    const rows = this.#database.all(
      `SELECT * FROM receipt WHERE ${where} ORDER BY ${orderOf(query)} LIMIT ? OFFSET ?`,
      ...values,
      query.limit,
      query.offset,
    )
    return { total: Number(total?.['n']), rows: rows.map((row) => DraftedRow.parse(fromRow(row))) }
  }

  /** The ids of a whole list in its order, as far as `limit`. */
  ids(query: ListQuery, limit: number): string[] {
    const { where, values } = this.#asked(query)
    return this.#database
      .all(
        `SELECT id FROM receipt WHERE ${where} ORDER BY ${orderOf(query)} LIMIT ?`,
        ...values,
        limit,
      )
      .map((row) => String(row['id']))
  }

  #asked(query: ListQuery): { where: string; values: (string | null)[] } {
    const states = inboxLists[query.list]
    const search = `%${query.search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`
    const where = `account_id IS ? AND state IN (${states.map(() => '?').join(', ')})
      AND (? = '%%' OR supplier_name LIKE ? ESCAPE '\\' OR file_name LIKE ? ESCAPE '\\'
           OR gross LIKE ? ESCAPE '\\' OR id IN (SELECT value FROM json_each(?)))`
    const said = JSON.stringify(search === '%%' ? [] : this.#wordsIn(query.search))
    const values = [this.#accountId ?? null, ...states, search, search, search, search, said]
    return { where, values }
  }

  /** Where these stand and what is typed of them; those that are gone are left out. */
  drafts(ids: readonly string[]): Pick<Receipt, 'id' | 'state' | 'draft'>[] {
    const rows = this.#database.all(
      'SELECT * FROM receipt WHERE id IN (SELECT value FROM json_each(?))',
      JSON.stringify(ids),
    )
    const known = new Map(rows.map((row) => [String(row['id']), DraftedRow.parse(fromRow(row))]))
    return ids.flatMap((id) => {
      const row = known.get(id)
      return row ? [{ id, state: row.state, draft: row.draft }] : []
    })
  }

  /** @throws AppError `not-found` */
  read(id: string): Receipt {
    const row = this.#database.get('SELECT * FROM receipt WHERE id = ?', id)
    if (!row) throw new AppError('not-found', `No receipt ${id}`)
    const trail = this.#journal.ofReceipt(id)
    return Receipt.parse({ ...fromRow(row), trail })
  }

  /** The account a receipt belongs to; undefined while there is none. */
  accountOf(id: string): string | undefined {
    const accountId = this.#database.get('SELECT account_id FROM receipt WHERE id = ?', id)?.[
      'account_id'
    ]
    return typeof accountId === 'string' ? accountId : undefined
  }

  /** Whether any receipt is of this very file. */
  holds(sha256: string): boolean {
    const sql = 'SELECT 1 FROM receipt WHERE sha256 = ? LIMIT 1'
    return this.#database.get(sql, sha256) !== undefined
  }

  /** Whether there is a receipt with this id, whatever has become of it. */
  has(id: string): boolean {
    return this.#database.get('SELECT 1 FROM receipt WHERE id = ?', id) !== undefined
  }

  /** Keeps a draft as typed. @throws AppError `wrong-state` once the receipt is on its way */
  edit(id: string, draft: ExpenseDraft): void {
    if (this.editAll([{ id, draft }]).length === 0)
      throw new AppError('wrong-state', `Receipt ${id} is not being edited`)
  }

  /** Keeps many drafts in one commit; answers the ids of those that could be edited. */
  editAll(edits: readonly { id: string; draft: ExpenseDraft }[]): string[] {
    const edited = this.#database.transaction(() => edits.filter((one) => this.#editOne(one)))
    if (edited.length > 0) this.refresh()
    return edited.map(({ id }) => id)
  }

  #editOne({ id, draft }: { id: string; draft: ExpenseDraft }): boolean {
    const changed = this.#database.run(
      `UPDATE receipt SET ${draftColumns.map((column) => `${column} = ?`).join(', ')}
       WHERE id = ? AND state IN ('review', 'rejected')`,
      ...draftValues(draft),
      id,
    )
    if (changed > 0) this.#checksum.seal(id)
    return changed > 0
  }

  /** The person says that a same file is a receipt of its own. @throws AppError `not-found` */
  keepBoth(id: string): void {
    this.#database.transaction(() => {
      const changed = this.#database.run('UPDATE receipt SET duplicate_of = NULL WHERE id = ?', id)
      if (changed === 0) throw new AppError('not-found', `No receipt ${id}`)
      this.#record(id, 'kept-both')
      this.#checksum.seal(id)
    })
    this.refresh()
  }

  /**
   * Takes back what was said of what is like a receipt. With `twin`, an earlier receipt that is the same file, it is asked
   * about as its copy again, unless that one is gone. @throws AppError `wrong-state` once it is not in review any more
   */
  askAgain(id: string, twin?: string): void {
    this.#database.transaction(() => {
      const sql = "SELECT 1 FROM receipt WHERE id = ? AND state = 'review'"
      if (!this.#database.get(sql, id))
        throw new AppError('wrong-state', `Receipt ${id} is not in review`)
      if (twin !== undefined) this.#markTwin(id, twin)
      this.#record(id, 'asked-again')
      this.#checksum.seal(id)
    })
    this.refresh()
  }

  #markTwin(id: string, twin: string): void {
    this.#database.run(
      `UPDATE receipt SET duplicate_of = (
         SELECT twin.id FROM receipt AS twin
         WHERE twin.id = ? AND twin.sha256 = receipt.sha256 AND twin.account_id IS receipt.account_id
           AND twin.sequence < receipt.sequence)
       WHERE id = ?`,
      twin,
      id,
    )
  }

  /** Once the service has named the supplier: remembers its id in the draft that is on its way. */
  nameSupplier(id: string, supplierId: number): void {
    const { draft } = this.read(id)
    this.#database.transaction(() => {
      const named = JSON.stringify({ ...draft, supplierId })
      this.#database.run('UPDATE receipt SET draft = ? WHERE id = ?', named, id)
      this.#checksum.seal(id)
    })
  }

  /**
   * Takes one step of the journey: state, protocol and journal in one commit.
   * @throws AppError `wrong-state` when the receipt is not in one of the states the step starts from
   */
  step(id: string, step: Step): void {
    this.#take(id, step)
    this.refresh()
  }

  #take(id: string, step: Step): void {
    const at = this.#now().toISOString()
    this.#database.transaction(() => {
      const states = step.from.map(() => '?').join(', ')
      const changed = this.#database.run(
        `UPDATE receipt SET state = ?, changed_at = ?, kept_from = NULL WHERE id = ? AND state IN (${states})
         AND changed_at = coalesce(?, changed_at)`,
        step.to,
        at,
        id,
        ...step.from,
        step.unchangedSince ?? null,
      )
      if (changed === 0)
        throw new AppError('wrong-state', `Receipt ${id} is not ${step.from.join(' or ')}`)
      if ('expenseId' in step)
        this.#set(id, 'expense_id', step.expenseId === undefined ? null : step.expenseId)
      if ('problem' in step)
        this.#set(id, 'problem', step.problem ? JSON.stringify(step.problem) : null)
      if (step.posting) this.#writePosting(id, step.posting)
      this.#record(id, step.event, step.note)
      this.#checksum.seal(id)
    })
  }

  /**
   * Lets receipts stand in for others: new ones are added and some come back from the bin while others go there, in one
   * commit, so that a crash leaves the one or the other.
   * @throws AppError `wrong-state` when one of them is on its way or was moved; nothing has changed then
   */
  exchange(parts: {
    add?: readonly (Captured & Origin & { draft: ExpenseDraft })[]
    back?: readonly string[]
    away: readonly string[]
    event: string
  }): void {
    this.#database.transaction(() => {
      // The others first, so that a copy of one of them is not taken for its twin.
      for (const id of parts.away)
        this.#take(id, { from: ['review'], to: 'discarded', event: parts.event })
      for (const id of parts.back ?? [])
        this.#take(id, { from: ['discarded'], to: 'review', event: 'restored' })
      for (const one of parts.add ?? []) this.#addOne(one)
    })
    this.refresh()
  }

  /** Changes only what the protocol remembers; the state stays. */
  remember(id: string, posting: Partial<Posting>): void {
    this.#database.transaction(() => {
      this.#writePosting(id, posting)
      this.#checksum.seal(id)
    })
  }

  /** The receipt to serve next: what is on its way before what is ready, and nothing whose time has not come. */
  nextDue(accountId: string): OutboxItem | undefined {
    for (let repairs = 0; ; repairs += 1) {
      const row = this.#database.get(
        `SELECT receipt.*, posting.*, ${this.#checksum.meaning} AS meaning
         FROM receipt LEFT JOIN posting ON posting.receipt_id = receipt.id
         WHERE account_id = ? AND state IN ('sending', 'checking', 'sent', 'ready')
           AND (next_at IS NULL OR next_at <= ?)
         ORDER BY state = 'ready', sequence LIMIT 1`,
        accountId,
        this.#now().toISOString(),
      )
      if (!row || this.#checksum.fits(row)) return row && itemFrom(row)
      if (!this.#onMisfit || repairs > 2)
        throw new AppError('store-damaged', 'A receipt is not what was written')
      this.#onMisfit(String(row['id']))
    }
  }

  /**
   * One receipt with all the outbox needs to know.
   * @throws AppError `not-found`, `wrong-state` when it had to be made again, so that it has to be read anew
   */
  item(id: string): OutboxItem {
    const row = this.#database.get(
      `SELECT receipt.*, posting.*, ${this.#checksum.meaning} AS meaning
       FROM receipt LEFT JOIN posting ON posting.receipt_id = receipt.id WHERE receipt.id = ?`,
      id,
    )
    if (!row) throw new AppError('not-found', `No receipt ${id}`)
    if (this.#checksum.fits(row)) return itemFrom(row)
    if (!this.#onMisfit)
      throw new AppError('store-damaged', `Receipt ${id} is not what was written`)
    this.#onMisfit(id)
    throw new AppError('wrong-state', `Receipt ${id} was made again`)
  }

  /** When the first of those that have to wait may be served (ISO instant). */
  nextDueAt(accountId: string): string | undefined {
    const row = this.#database.get(
      `SELECT min(next_at) AS at FROM receipt JOIN posting ON posting.receipt_id = receipt.id
       WHERE account_id = ? AND state IN ('sending', 'checking', 'sent', 'ready')`,
      accountId,
    )
    return typeof row?.['at'] === 'string' ? row['at'] : undefined
  }

  #writePosting(id: string, posting: Partial<Posting>): void {
    const row = this.#database.get('SELECT * FROM posting WHERE receipt_id = ?', id)
    const next: Posting = { ...postingFromRow(row ?? {}), ...posting }
    this.#database.run(
      `INSERT OR REPLACE INTO posting
         (receipt_id, attempt, intended_at, high_water_id, absences, absent_since, failures, next_at,
          is_rebuilt, sent_names)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      next.attempt,
      next.intendedAt ?? null,
      next.highWaterId ?? null,
      next.absences,
      next.absentSince ?? null,
      next.failures,
      next.nextAt ?? null,
      next.isRebuilt ? 1 : null,
      next.sentNames ? JSON.stringify(next.sentNames) : null,
    )
  }

  #set(
    id: string,
    column: 'expense_id' | 'problem' | 'voucher',
    value: string | number | null,
  ): void {
    this.#database.run(`UPDATE receipt SET ${column} = ? WHERE id = ?`, value, id)
  }

  /** What the documents that Docket made for an account were made of, but for those in the bin. */
  vouchers(accountId: string | undefined): Voucher[] {
    return this.#database
      .all(
        `SELECT voucher FROM receipt
         WHERE account_id IS ? AND voucher IS NOT NULL AND state <> 'discarded' ORDER BY sequence`,
        accountId ?? null,
      )
      .map((row) => Voucher.parse(JSON.parse(String(row['voucher']))))
  }

  /** How much of an account waits to get into the books, and how much waits for a person. */
  workOf(accountId: string): { waiting: number; attention: number } {
    const count = this.#countOf(accountId)
    return { waiting: count('ready') + count('sending'), attention: count('attention') }
  }

  /** The receipt that an expense was created from, while its file is kept here. */
  ofExpense(accountId: string, expenseId: number): string | undefined {
    const row = this.#database.get(
      `SELECT id FROM receipt WHERE account_id = ? AND expense_id = ? AND original_gone IS NULL LIMIT 1`,
      accountId,
      expenseId,
    )
    return row && String(row['id'])
  }

  /** The newest of an account's receipts whose file was read back from the books; one that cannot be read is left out. */
  newestProven(accountId: string, limit: number): OutboxItem[] {
    return this.#database
      .all(
        `SELECT receipt.*, posting.*, ${this.#checksum.meaning} AS meaning
         FROM receipt LEFT JOIN posting ON posting.receipt_id = receipt.id
         WHERE account_id = ? AND state = 'proven' AND expense_id IS NOT NULL
         ORDER BY changed_at DESC, sequence DESC LIMIT ?`,
        accountId,
        limit,
      )
      .flatMap((row) => (this.#checksum.fits(row) ? [itemFrom(row)] : []))
  }

  #record(id: string, event: string, note?: string): void {
    const row = this.#database.get('SELECT account_id FROM receipt WHERE id = ?', id)
    const accountId = row?.['account_id']
    this.#journal.record({
      event,
      receiptId: id,
      ...(typeof accountId === 'string' && { accountId }),
      ...(note !== undefined && { note }),
    })
  }

  #countOf(accountId: string | undefined): (list: InboxList) => number {
    const rows = this.#database.all(
      'SELECT state, count(*) AS n FROM receipt WHERE account_id IS ? GROUP BY state',
      accountId ?? null,
    )
    const byState = new Map(rows.map((row) => [String(row['state']), Number(row['n'])]))
    return (list) => inboxLists[list].reduce((sum, state) => sum + (byState.get(state) ?? 0), 0)
  }

  /** Counts anew and tells whoever watches. */
  refresh(): void {
    const count = this.#countOf(this.#accountId)
    this.summary.set({
      counts: {
        review: count('review'),
        ready: count('ready'),
        sending: count('sending'),
        attention: count('attention'),
        books: count('books'),
        bin: count('bin'),
      },
      revision: this.summary.get().revision + 1,
    })
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

function itemFrom(row: Row): OutboxItem {
  return {
    ...Receipt.parse({ ...fromRow(row), trail: [] }),
    accountId: String(row['account_id']),
    changedAt: String(row['changed_at']),
    posting: postingFromRow(row),
  }
}

export const newReceiptId = (): string => randomUUID()
