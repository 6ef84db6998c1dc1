/** How far the journal had come, kept beside the database: commits that are gone from a whole-looking file show here. */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'

const width = 16

/**
 * Written after each commit and not synced: it survives the end of a process, which is when a log that is then lost or
 * cut takes commits along; after a power cut it may be behind, which claims nothing, but never ahead.
 */
export class Witness {
  readonly #file: string
  #opened: number | undefined
  #last = -1

  /** @param file absolute path */
  constructor(file: string) {
    this.#file = file
  }

  /** The number of the newest journal entry that was committed; 0 where nothing is known. */
  read(): number {
    try {
      const text = readFileSync(this.#file, 'utf8')
      return /^\d{16}\n$/.test(text) ? Number(text) : 0
    } catch {
      return 0
    }
  }

  write(count: number): void {
    if (count === this.#last) return
    try {
      this.#opened ??= openSync(this.#file, 'w', 0o600)
      writeSync(this.#opened, `${String(count).padStart(width, '0')}\n`, 0)
      this.#last = count
    } catch {
      // It testifies to less, which is never wrong.
    }
  }

  close(): void {
    if (this.#opened !== undefined) closeSync(this.#opened)
    this.#opened = undefined
    this.#last = -1
  }
}
