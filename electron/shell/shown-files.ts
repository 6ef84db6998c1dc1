/** Files of expenses that are being shown: kept for this run alone, by ids that nobody can guess. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError, fromSystem } from '../../shared/errors'
import type { ShownFile } from '../../shared/expenses/expense-change'
import { mediaTypeOf, needsPreview } from '../../shared/receipts/media'
import type { ReadPage } from '../../shared/receipts/reading'
import type { MediaType } from '../../shared/receipts/receipt'

const most = 20

interface Parts {
  /** Its own folder; whatever an earlier run left in it is deleted. */
  folder: string
  /** The pages of a file that the window cannot draw itself; their pictures go beside it. @throws AppError */
  view: (file: { path: string; fileName: string; previews: string }) => Promise<ReadPage[]>
}

interface Kept {
  path: string
  fileName: string
  mediaType: MediaType | undefined
  pages: readonly ReadPage[] | undefined
}

export class ShownFiles {
  readonly #folder: string
  readonly #view: Parts['view']
  readonly #kept = new Map<string, Kept>()

  constructor({ folder, view }: Parts) {
    this.#folder = folder
    this.#view = view
    this.clear()
  }

  /** What it is, its bytes say; the name is not trusted. @throws AppError `disk-full`, `no-permission` */
  async keep(fileName: string, bytes: Buffer): Promise<ShownFile> {
    const fileId = randomUUID()
    const target = path.join(this.#folder, fileId)
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      writeFileSync(target, bytes, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      throw AppError.from(error)
    }
    const found = mediaTypeOf(bytes.subarray(0, 64 * 1024))
    const pages = found && hasMadePages(found) ? await this.#pages(target, fileName) : undefined
    const mediaType = found && hasMadePages(found) && !pages ? undefined : found
    this.#kept.set(fileId, { path: target, fileName, mediaType, pages })
    this.#forgetOldest()
    return {
      fileId,
      address: `app://receipt/${fileId}`,
      fileName,
      size: bytes.length,
      ...(mediaType && { mediaType }),
      ...(pages && { pages }),
    }
  }

  /** Undefined for a file that is damaged or of some odd kind: it can be saved all the same. */
  async #pages(file: string, fileName: string): Promise<ReadPage[] | undefined> {
    try {
      return await this.#view({ path: file, fileName, previews: file })
    } catch {
      return undefined
    }
  }

  /**
   * Where a file lies, or the picture of a page of it (from 1); undefined for an id that is none, and for what the window
   * cannot show.
   */
  shownAt(fileId: string, page?: number): { path: string; mediaType: MediaType } | undefined {
    const kept = this.#kept.get(fileId)
    if (kept?.pages) {
      const isPage = page !== undefined && page > 0 && page <= kept.pages.length
      return isPage ? { path: pageAt(kept.path, page), mediaType: 'image/jpeg' } : undefined
    }
    return kept?.mediaType && { path: kept.path, mediaType: kept.mediaType }
  }

  /** @throws AppError `not-found` */
  fileNameOf(fileId: string): string {
    return this.#find(fileId).fileName
  }

  /** @throws AppError `not-found`, `disk-full`, `no-permission` */
  async save(fileId: string, target: string): Promise<void> {
    const kept = this.#find(fileId)
    try {
      await copyFile(kept.path, target)
    } catch (error) {
      throw fromSystem(error) ?? new AppError('no-permission', 'Cannot write there')
    }
  }

  clear(): void {
    this.#kept.clear()
    try {
      rmSync(this.#folder, { recursive: true, force: true })
    } catch {
      // Whatever cannot be deleted now is tried again at the next start.
    }
  }

  #find(fileId: string): Kept {
    const kept = this.#kept.get(fileId)
    if (!kept) throw new AppError('not-found', 'No such file')
    return kept
  }

  #forgetOldest(): void {
    for (const [id, { path: file, pages = [] }] of this.#kept) {
      if (this.#kept.size <= most) return
      this.#kept.delete(id)
      for (const each of [file, ...pages.map((_, at) => pageAt(file, at + 1))])
        rmSync(each, { force: true })
    }
  }
}

const pageAt = (file: string, page: number) => `${file}-${page}.jpg`

/** Mail is shown by its text, and what phones and scanners make by pictures of its pages. */
const hasMadePages = (type: MediaType) => needsPreview(type) || type === 'message/rfc822'
