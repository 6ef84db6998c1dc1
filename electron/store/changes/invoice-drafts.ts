/** Invoices as typed, with their files, and how far each has come on its way into the books. */
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { AppError, errorCodes } from '../../../shared/errors'
import {
  InvoiceDraft,
  InvoiceDraftState,
  type DraftFile,
  type StoredInvoiceDraft,
} from '../../../shared/invoices/invoice-draft'
import type { Database, Row } from '../database/database'

/** A file as it is put on a draft. */
export interface GivenFile {
  fileName: string
  mediaType: string
  bytes: Buffer
}

interface Parts {
  database: Database
  now: () => Date
}

const Problem = z.object({ code: z.enum(errorCodes), said: z.array(z.string()) })

export class InvoiceDrafts {
  readonly #database: Database
  readonly #now: () => Date

  constructor(parts: Parts) {
    this.#database = parts.database
    this.#now = parts.now
  }

  add(accountId: string, draft: InvoiceDraft): string {
    const id = randomUUID()
    this.#database.run(
      'INSERT INTO invoice_draft (id, account_id, draft, changed_at) VALUES (?, ?, ?, ?)',
      id,
      accountId,
      JSON.stringify(draft),
      this.#now().toISOString(),
    )
    return id
  }

  /** Newest change first; those that became invoices last. */
  all(accountId: string): StoredInvoiceDraft[] {
    return this.#database
      .all(
        `SELECT * FROM invoice_draft_state WHERE account_id = ?
         ORDER BY state = 'sent', changed_at DESC, place DESC LIMIT 500`,
        accountId,
      )
      .map((row) => this.#fromRow(row))
  }

  /** @throws AppError `not-found` */
  read(accountId: string, id: string): StoredInvoiceDraft {
    return this.#fromRow(this.#row(accountId, id))
  }

  /** @throws AppError `wrong-state` once it is on its way, `not-found` */
  edit(accountId: string, id: string, draft: InvoiceDraft): void {
    this.#assertTyped(accountId, id)
    const sql = 'UPDATE invoice_draft SET draft = ? WHERE id = ?'
    this.#database.run(sql, JSON.stringify(draft), id)
    this.#touch(id)
  }

  /** With whatever was noted of sending it. @throws AppError `not-found` */
  remove(accountId: string, id: string): void {
    this.read(accountId, id)
    this.#database.transaction(() => {
      this.#database.run('DELETE FROM invoice_draft WHERE id = ?', id)
      this.#database.run(`DELETE FROM book_change WHERE about = 'new-invoice' AND subject = ?`, id)
    })
  }

  addFile(accountId: string, draftId: string, file: GivenFile): DraftFile {
    this.#assertTyped(accountId, draftId)
    const { fileName, mediaType, bytes } = file
    const id = randomUUID()
    this.#database.transaction(() => {
      this.#database.run(
        `INSERT INTO invoice_draft_file (id, draft_id, position, file_name, media_type, bytes)
         SELECT ?, ?, coalesce(max(position), -1) + 1, ?, ?, ? FROM invoice_draft_file WHERE draft_id = ?`,
        id,
        draftId,
        fileName,
        mediaType,
        bytes,
        draftId,
      )
      this.#touch(draftId)
    })
    return { id, fileName, mediaType, size: bytes.length }
  }

  removeFile(accountId: string, draftId: string, fileId: string): void {
    this.#assertTyped(accountId, draftId)
    const sql = 'DELETE FROM invoice_draft_file WHERE id = ? AND draft_id = ?'
    this.#database.run(sql, fileId, draftId)
  }

  /** The files with their bytes, in order. */
  contents(draftId: string): GivenFile[] {
    return this.#database
      .all('SELECT * FROM invoice_draft_file WHERE draft_id = ? ORDER BY position', draftId)
      .map(givenFile)
  }

  /** One of them. @throws AppError `not-found` */
  file(accountId: string, draftId: string, fileId: string): GivenFile {
    this.read(accountId, draftId)
    const sql = 'SELECT * FROM invoice_draft_file WHERE id = ? AND draft_id = ?'
    const row = this.#database.get(sql, fileId, draftId)
    if (!row) throw new AppError('not-found', 'No such file')
    return givenFile(row)
  }

  dropFiles(draftId: string): void {
    this.#database.run('DELETE FROM invoice_draft_file WHERE draft_id = ?', draftId)
  }

  /** The draft that became the invoice of this number. */
  ofInvoice(accountId: string, invoiceId: number): string | undefined {
    const row = this.#database.get(
      'SELECT id FROM invoice_draft_state WHERE account_id = ? AND invoice_id = ?',
      accountId,
      invoiceId,
    )
    return row && String(row['id'])
  }

  #row(accountId: string, id: string): Row {
    const sql = 'SELECT * FROM invoice_draft_state WHERE account_id = ? AND id = ?'
    const row = this.#database.get(sql, accountId, id)
    if (!row) throw new AppError('not-found', `No invoice draft ${id}`)
    return row
  }

  #assertTyped(accountId: string, id: string): void {
    const { state } = this.read(accountId, id)
    if (state !== 'typed') throw new AppError('wrong-state', `The draft is ${state}`)
  }

  #touch(id: string): void {
    const sql = 'UPDATE invoice_draft SET changed_at = ? WHERE id = ?'
    this.#database.run(sql, this.#now().toISOString(), id)
  }

  #fromRow(row: Row): StoredInvoiceDraft {
    const [invoiceId, problem] = [row['invoice_id'], row['problem']]
    return {
      id: String(row['id']),
      draft: InvoiceDraft.parse(JSON.parse(String(row['draft']))),
      state: InvoiceDraftState.parse(row['state']),
      files: this.#files(String(row['id'])),
      ...(typeof invoiceId === 'number' && { invoiceId }),
      ...(typeof problem === 'string' && { problem: Problem.parse(JSON.parse(problem)) }),
      changedAt: String(row['changed_at']),
    }
  }

  #files(draftId: string): DraftFile[] {
    return this.#database
      .all(
        `SELECT id, file_name, media_type, length(bytes) AS size FROM invoice_draft_file
         WHERE draft_id = ? ORDER BY position`,
        draftId,
      )
      .map((row) => ({
        id: String(row['id']),
        fileName: String(row['file_name']),
        mediaType: String(row['media_type']),
        size: Number(row['size']),
      }))
  }
}

const givenFile = (row: Row): GivenFile => ({
  fileName: String(row['file_name']),
  mediaType: String(row['media_type']),
  bytes: Buffer.from(row['bytes'] as Uint8Array),
})
