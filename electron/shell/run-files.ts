/** Files that are kept for this run of the app alone, the newest of them, by ids that nobody can guess. */
import { randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { AppError, fromSystem } from '../../shared/errors'
import { writeTarget } from '../store/files/target'

const most = 20

/** A file as it was written. */
export interface RunFile {
  id: string
  /** Absolute. */
  path: string
  /** By which a person knows it. */
  fileName: string
  /** Paths of files that go with it. */
  beside?: readonly string[]
}

export class RunFiles<File extends RunFile = RunFile> {
  readonly #folder: string
  readonly #kept = new Map<string, File>()

  /** @param folder absolute path of its own; whatever an earlier run left in it is deleted */
  constructor(folder: string) {
    this.#folder = folder
    this.clear()
  }

  /** Writes a file that nobody can ask for until it is added. @throws AppError `disk-full`, `no-permission` */
  protected write(fileName: string, bytes: Buffer): RunFile {
    const id = randomUUID()
    const target = path.join(this.#folder, id)
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      writeFileSync(target, bytes, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      throw AppError.from(error)
    }
    return { id, path: target, fileName }
  }

  /** Keeps what was written, and deletes the oldest beyond so many. */
  protected add(file: File): void {
    this.#kept.set(file.id, file)
    for (const [id, old] of this.#kept) {
      if (this.#kept.size <= most) return
      this.#kept.delete(id)
      for (const each of [old.path, ...(old.beside ?? [])]) rmSync(each, { force: true })
    }
  }

  /** Undefined for an id that is none, or of a file that is not kept any more. */
  protected get(id: string): File | undefined {
    return this.#kept.get(id)
  }

  /** @throws AppError `not-found` */
  fileNameOf(id: string): string {
    return this.#find(id).fileName
  }

  /** Puts a copy where the person wants it, once it is whole. @throws AppError `not-found`, `disk-full`, `no-permission` */
  async save(id: string, target: string): Promise<void> {
    const file = this.#find(id)
    try {
      await writeTarget(target, createReadStream(file.path), { rights: 0o600 })
    } catch (error) {
      throw fromSystem(error) ?? new AppError('no-permission', 'Cannot write there')
    }
  }

  clear(): void {
    this.#kept.clear()
    try {
      rmSync(this.#folder, { recursive: true, force: true })
    } catch {
      // Whatever cannot be deleted now is tried again at the next start, and keeps nobody from working.
    }
  }

  #find(id: string): File {
    const file = this.#kept.get(id)
    if (!file) throw new AppError('not-found', 'No such file')
    return file
  }
}
