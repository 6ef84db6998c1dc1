/** Documents of invoices that are being shown: files of this run alone, by ids that nobody can guess. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../shared/errors'
import type { ShownDocument } from '../../shared/sales-invoices/sales-billing'
import type { InvoiceDocument } from '../api/sales-invoices/sales-invoices'

const most = 20

export class Documents {
  readonly #folder: string
  readonly #shown = new Map<string, { fileName: string; path: string }>()

  /** @param folder its own; whatever an earlier run left in it is deleted */
  constructor(folder: string) {
    this.#folder = folder
    this.clear()
  }

  /** @throws AppError `reply-unreadable` for what is no PDF */
  keep({ fileName, bytes }: InvoiceDocument): ShownDocument {
    if (!bytes.subarray(0, 1024).includes('%PDF-'))
      throw new AppError('reply-unreadable', 'The document is no PDF')
    const documentId = randomUUID()
    const file = path.join(this.#folder, `${documentId}.pdf`)
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      writeFileSync(file, bytes, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      throw translated(error)
    }
    this.#shown.set(documentId, { fileName: withEnding(fileName), path: file })
    this.#forgetOldest()
    return {
      documentId,
      address: `app://receipt/${documentId}`,
      fileName: withEnding(fileName),
      size: bytes.length,
    }
  }

  /** Undefined for an id that is none, or that is not shown any more. */
  shownAt(documentId: string): { path: string; mediaType: 'application/pdf' } | undefined {
    const shown = this.#shown.get(documentId)
    return shown && { path: shown.path, mediaType: 'application/pdf' }
  }

  fileNameOf(documentId: string): string {
    return this.#find(documentId).fileName
  }

  /** Writes a copy to where the person wants it. @throws AppError `not-found`, `disk-full`, `no-permission` */
  async save(documentId: string, target: string): Promise<void> {
    try {
      await copyFile(this.#find(documentId).path, target)
    } catch (error) {
      throw translated(error)
    }
  }

  clear(): void {
    this.#shown.clear()
    try {
      rmSync(this.#folder, { recursive: true, force: true })
    } catch {
      // Whatever cannot be deleted now is tried again at the next start, and keeps nobody from working.
    }
  }

  #find(documentId: string): { fileName: string; path: string } {
    const shown = this.#shown.get(documentId)
    if (!shown) throw new AppError('not-found', 'No such document')
    return shown
  }

  #forgetOldest(): void {
    for (const [id, shown] of this.#shown) {
      if (this.#shown.size <= most) return
      this.#shown.delete(id)
      rmSync(shown.path, { force: true })
    }
  }
}

function translated(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code))
    return new AppError('disk-full', 'No room for the document', { cause: error })
  if (['EACCES', 'EPERM', 'EROFS', 'EISDIR', 'ENOENT'].includes(code))
    return new AppError('no-permission', `Cannot write there: ${code}`, { cause: error })
  return error
}

function withEnding(fileName: string): string {
  return /\.pdf$/i.test(fileName) ? fileName : `${fileName}.pdf`
}
