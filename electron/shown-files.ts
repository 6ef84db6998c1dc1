/** Files of expenses that are being shown: kept for this run alone, by ids that nobody can guess. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError, fromSystem } from '../shared/errors'
import type { ShownFile } from '../shared/expense-change'
import { mediaTypeOf, needsPreview } from '../shared/media'
import type { MediaType } from '../shared/receipt'

const most = 20

interface Kept {
  path: string
  fileName: string
  mediaType: MediaType | undefined
}

export class ShownFiles {
  readonly #folder: string
  readonly #kept = new Map<string, Kept>()

  /** @param folder its own; whatever an earlier run left in it is deleted */
  constructor(folder: string) {
    this.#folder = folder
    this.clear()
  }

  /** What it is, its bytes say; the name is not trusted. @throws AppError `disk-full`, `no-permission` */
  keep(fileName: string, bytes: Buffer): ShownFile {
    const fileId = randomUUID()
    const target = path.join(this.#folder, fileId)
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      writeFileSync(target, bytes, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      throw AppError.from(error)
    }
    const found = mediaTypeOf(bytes.subarray(0, 64 * 1024))
    const mediaType = found && isShowable(found) ? found : undefined
    this.#kept.set(fileId, { path: target, fileName, mediaType })
    this.#forgetOldest()
    return {
      ...{ fileId, address: `app://receipt/${fileId}`, fileName, size: bytes.length },
      ...(mediaType && { mediaType }),
    }
  }

  /** Undefined for an id that is none, and for a file that the window cannot show. */
  shownAt(fileId: string): { path: string; mediaType: MediaType } | undefined {
    const kept = this.#kept.get(fileId)
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
    for (const [id, { path: file }] of this.#kept) {
      if (this.#kept.size <= most) return
      this.#kept.delete(id)
      rmSync(file, { force: true })
    }
  }
}

/** Mail and pictures of phones and scanners are shown by pictures of their pages, which only receipts have. */
const isShowable = (type: MediaType) => !needsPreview(type) && type !== 'message/rfc822'
