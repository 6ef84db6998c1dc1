/** The rows of receipts: every step of a receipt's journey is one transaction here, written down with what happened. */
import { randomUUID } from 'node:crypto'
import { LiveValue } from '../../../shared/channel'
import { AppError } from '../../../shared/errors'
import { emptyDraft, type ExpenseDraft } from '../../../shared/expenses/expense'
import { Receipt } from '../../../shared/receipts/receipt'
import type { StepDetail } from '../../../shared/step-detail'
import type { Commit, Database, Row } from '../database/database'
import type { Journal } from '../journal'
import { Companions } from './companions'
import { ReplacedFiles } from './replaced-files'
import { noCounts, ReceiptLists } from './receipt-lists'
import { writePosting, type Posting } from './postings'
import type { Captured, Origin, OutboxItem, Step } from './receipt-step'
import { draftColumns, draftValues, fromRow, itemFrom } from './receipt-rows'
import { becameExpense, movedBetween } from './step-told'
import { keepVoucher, type MadeOf } from './voucher-rows'
import { RowChecksum } from '../recovery/row-checksum'

export type { Captured, Origin, OutboxItem, Step } from './receipt-step'

export class Receipts {
  /** Counts per list and a revision that grows with every change. */
  readonly summary = new LiveValue({ counts: noCounts, revision: 0 })
  readonly lists: ReceiptLists
  readonly companions: Companions
  readonly replaced: ReplacedFiles
  readonly #database: Database
  readonly #journal: Journal
  readonly #now: () => Date
  readonly #checksum: RowChecksum
  readonly #onMisfit: ((id: string) => void) | undefined
  readonly #beforeAdopted: (receipts: readonly Receipt[], accountId: string) => void
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
    this.lists = new ReceiptLists({
      database: parts.database,
      shownAccountId: () => this.#accountId,
      wordsIn: parts.wordsIn ?? (() => []),
    })
    this.#checksum = new RowChecksum(parts.database)
    this.replaced = new ReplacedFiles(parts.database)
    this.companions = new Companions(parts.database, (ids, change) => {
      parts.database.transaction(() => {
        for (const id of ids) {
          const told = change(id)
          if (!told) continue
          this.#record(id, told.event, told.note)
          this.#checksum.seal(id)
        }
      })
      this.refresh()
    })
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
    if (file.voucher) keepVoucher(this.#database, file.id, file.voucher)
    if (file.draft) this.#editOne({ id: file.id, draft: file.draft })
    this.#record(file.id, file.voucher ? 'made' : 'captured')
    this.#checksum.seal(file.id)
    return this.read(file.id)
  }

  #insert(file: Captured & Origin & { capturedAt: string }): void {
    const accountId = file.accountId ?? this.#accountId ?? null
    this.#database.run(
      `INSERT INTO receipt (id, account_id, sha256, size, media_type, file_name, captured_at, marker,
         state, folded_number, draft, duplicate_of, changed_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'review', '', ?, ?, ?)`,
      file.id,
      accountId,
      file.sha256,
      file.size,
      file.mediaType,
      file.fileName,
      file.capturedAt,
      file.marker,
      JSON.stringify(emptyDraft),
      this.replaced.firstOf(file.sha256, accountId) ?? null,
      file.capturedAt,
    )
  }

  /** @throws AppError `not-found` */
  read(id: string): Receipt {
    const row = this.#database.get('SELECT * FROM receipt WHERE id = ?', id)
    if (!row) throw new AppError('not-found', `No receipt ${id}`)
    return Receipt.parse({ ...fromRow(row), trail: this.#journal.ofReceipt(id) })
  }

  /** The account a receipt belongs to; undefined while there is none. */
  accountOf(id: string): string | undefined {
    const row = this.#database.get('SELECT account_id FROM receipt WHERE id = ?', id)
    return typeof row?.['account_id'] === 'string' ? row['account_id'] : undefined
  }

  /** Whether any receipt is of this very file; with an account, any of that one (null for none). */
  holds(sha256: string, accountId?: string | null): boolean {
    const sql = 'SELECT 1 FROM receipt WHERE sha256 = ? AND (? OR account_id IS ?)'
    return !!this.#database.get(sql, sha256, Number(accountId === undefined), accountId ?? null)
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

  /** Several receipts take a step each, all or none, in one such commit. @throws AppError as `step` */
  stepTogether(steps: readonly (Step & { id: string })[], commit?: Commit): void {
    this.#database.transaction(() => {
      for (const { id, ...step } of steps) this.#take(id, step)
    }, commit)
    this.refresh()
  }

  #take(id: string, step: Step): void {
    this.#database.transaction(() => {
      const states = step.from.map(() => '?').join(', ')
      const changed = this.#database.run(
        `UPDATE receipt SET state = ?1, changed_at = ?, marker = coalesce(?, marker), kept_from = NULL,
           goes_with = iif(?1 = 'ready', NULL, goes_with) WHERE id = ? AND state IN (${states})
         AND changed_at = coalesce(?, changed_at)`,
        step.to,
        this.#now().toISOString(),
        step.marker ?? null,
        id,
        ...step.from,
        step.unchangedSince ?? null,
      )
      if (changed === 0)
        throw new AppError('wrong-state', `Receipt ${id} is not ${step.from.join(' or ')}`)
      if ('expenseId' in step) this.#set(id, 'expense_id', step.expenseId ?? null)
      if ('problem' in step)
        this.#set(id, 'problem', step.problem ? JSON.stringify(step.problem) : null)
      if (step.posting) writePosting(this.#database, id, step.posting)
      const detail = step.detail ?? becameExpense(this.#database, id, step.to)
      this.#record(id, step.event, step.note, detail)
      this.#checksum.seal(id)
    })
  }

  /**
   * Lets receipts stand in for others: new ones are added and some come back from the bin while others go there, in one
   * commit with what is done before and after, so that a crash leaves the one or the other.
   * @throws AppError `wrong-state` when one of them is on its way or was moved; nothing has changed then
   */
  exchange(parts: {
    add?: readonly (Captured & Origin & { draft: ExpenseDraft })[]
    back?: readonly string[]
    away: readonly string[]
    event: string
    /** The account of the books to which those that go away are moved. */
    movedTo?: string | undefined
    before?: () => void
    after?: () => void
  }): void {
    this.#database.transaction(() => {
      parts.before?.()
      // The others first, so that a copy of one of them is not taken for its twin.
      for (const id of parts.away)
        this.#take(id, {
          from: ['review'],
          to: 'discarded',
          event: parts.event,
          detail: movedBetween(this.#database, this.accountOf(id), parts.movedTo),
        })
      for (const id of parts.back ?? [])
        this.#take(id, { from: ['discarded'], to: 'review', event: 'restored' })
      for (const one of parts.add ?? []) this.#addOne(one)
      parts.after?.()
    })
    this.refresh()
  }

  /** Changes only what the protocol remembers; the state stays. */
  remember(id: string, posting: Partial<Posting>): void {
    this.#database.transaction(() => {
      writePosting(this.#database, id, posting)
      this.#checksum.seal(id)
    })
  }

  /**
   * One receipt with all the outbox needs to know.
   * @throws AppError `not-found`, `wrong-state` when it had to be made again, so that it has to be read anew
   */
  item(id: string): OutboxItem {
    const [row] = this.#checkedRows('WHERE receipt.id = ?', id)
    if (!row) throw new AppError('not-found', `No receipt ${id}`)
    if (this.#checksum.fits(row)) return itemFrom(row)
    if (!this.#onMisfit)
      throw new AppError('store-damaged', `Receipt ${id} is not what was written`)
    this.#onMisfit(id)
    throw new AppError('wrong-state', `Receipt ${id} was made again`)
  }

  #set(id: string, column: 'expense_id' | 'problem', value: string | number | null): void {
    this.#database.run(`UPDATE receipt SET ${column} = ? WHERE id = ?`, value, id)
  }

  /** The receipt that an expense was created from, while its file is kept here. */
  ofExpense(accountId: string, expenseId: number): string | undefined {
    const which = `account_id = ? AND expense_id = ? AND original_gone IS NULL
      ORDER BY goes_with IS NOT NULL, sequence LIMIT 1`
    const row = this.#database.get(`SELECT id FROM receipt WHERE ${which}`, accountId, expenseId)
    return row && String(row['id'])
  }

  /** The newest of an account's receipts whose file was read back from the books; one that cannot be read is left out. */
  newestProven(accountId: string, limit: number): OutboxItem[] {
    const which = `WHERE account_id = ? AND state = 'proven' AND expense_id IS NOT NULL
      ORDER BY changed_at DESC, sequence DESC LIMIT ?`
    return this.#checkedRows(which, accountId, limit).flatMap((row) =>
      this.#checksum.fits(row) ? [itemFrom(row)] : [],
    )
  }

  /** Receipts with their postings, and with what their checksums are over. */
  #checkedRows(which: string, ...values: (string | number)[]): Row[] {
    return this.#database.all(
      `SELECT receipt.*, posting.*, ${this.#checksum.meaning} AS meaning
       FROM receipt LEFT JOIN posting ON posting.receipt_id = receipt.id ${which}`,
      ...values,
    )
  }

  #record(id: string, event: string, note?: string, detail?: StepDetail): void {
    const accountId = this.accountOf(id)
    this.#journal.record({
      event,
      receiptId: id,
      ...(accountId !== undefined && { accountId }),
      ...(note !== undefined && { note }),
      ...(detail && { detail }),
    })
  }

  /** Counts anew and tells whoever watches. */
  refresh(): void {
    this.summary.set({ counts: this.lists.counts(), revision: this.summary.get().revision + 1 })
  }
}

export const newReceiptId = (): string => randomUUID()
