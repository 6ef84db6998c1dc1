/** Originals of receipts as files that a person takes out of the app, one by one, under names that every system takes. */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '../../shared/errors'
import { bareName, Names } from '../store/files/names'
import { writeTarget } from '../store/files/target'

interface Parts {
  receipts: {
    /** @throws AppError `not-found` */
    read: (id: string) => { fileName: string; sha256: string; originalGone?: unknown }
    has: (id: string) => boolean
    /** Tells of every change. */
    summary: { subscribe: (told: () => void) => unknown }
  }
  /** @throws AppError `original-lost` */
  readOriginal: (sha256: string) => Promise<Buffer>
}

export class OriginalsOut {
  readonly #parts: Parts
  readonly #folder: string
  readonly #cleared: Promise<unknown>
  /** Absolute paths of the copies of this run, and of which receipt each is. */
  readonly #copies = new Map<string, string>()
  #count = 0

  /**
   * @param folder absolute, of its own: copies lie there until the next run, or until their receipt or its file is not kept
   * here any more
   */
  constructor(parts: Parts, folder: string) {
    this.#parts = parts
    this.#folder = folder
    this.#cleared = removed(folder)
    parts.receipts.summary.subscribe(() => {
      this.#sweep()
    })
  }

  /** The name that the file came with, as far as every system takes it. @throws AppError `not-found` */
  nameOf = (receiptId: string): string => bareName(this.#parts.receipts.read(receiptId).fileName)

  /**
   * Absolute paths of copies, in the order given, each under a name of its own.
   * @throws AppError `not-found`, `original-lost`, `disk-full`, `no-permission`
   */
  copies = async (receiptIds: readonly string[]): Promise<string[]> => {
    await this.#cleared
    this.#count += 1
    const folder = path.join(this.#folder, String(this.#count))
    const names = new Names()
    const files: string[] = []
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const id of receiptIds) {
        const file = path.join(folder, names.give(this.nameOf(id)))
        this.#copies.set(file, id)
        await this.#write(id, file)
        files.push(file)
      }
    } catch (error) {
      throw AppError.from(error)
    }
    return files
  }

  /** @throws AppError as `copies` */
  save = async (receiptId: string, target: string): Promise<void> => {
    try {
      await this.#write(receiptId, target)
    } catch (error) {
      throw AppError.from(error)
    }
  }

  #sweep(): void {
    const { receipts } = this.#parts
    for (const [file, id] of this.#copies) {
      if (receipts.has(id) && !receipts.read(id).originalGone) continue
      this.#copies.delete(file)
      void removed(file)
    }
  }

  async #write(receiptId: string, target: string): Promise<void> {
    const { receipts, readOriginal } = this.#parts
    const bytes = await readOriginal(receipts.read(receiptId).sha256)
    await writeTarget(target, Readable.from([bytes]), { rights: 0o600 })
  }
}

/** What another program holds open now goes with the next start. */
function removed(file: string): Promise<void> {
  return rm(file, { recursive: true, force: true }).catch(() => undefined)
}
