/** Where damaged files go: moved out of the way and kept, never deleted. */
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { moveNow } from '../../moving'
import { syncFolderNow, translate, writeWholeNow } from '../files/durable'

export class Quarantine {
  readonly #root: string
  readonly #now: () => Date

  /** @param parts.root absolute path of a folder that is made when it is first needed */
  constructor(parts: { root: string; now: () => Date }) {
    this.#root = parts.root
    this.#now = parts.now
  }

  /**
   * Moves files, those of them that are there, into a folder of their own and returns its path.
   * @throws AppError `no-permission`, `disk-full`
   */
  take(files: readonly string[]): string {
    return this.#inNewFolder((folder) => {
      for (const file of files.filter(existsSync))
        moveNow(file, path.join(folder, path.basename(file)))
    })
  }

  /** Keeps what a damaged row held. */
  note(name: string, content: unknown): string {
    return this.#inNewFolder((folder) => {
      writeWholeNow(path.join(folder, name), JSON.stringify(content, undefined, 2))
    })
  }

  #inNewFolder(fill: (folder: string) => void): string {
    try {
      mkdirSync(this.#root, { recursive: true, mode: 0o700 })
      const folder = this.#newFolder()
      fill(folder)
      for (const made of [folder, this.#root]) syncFolderNow(made)
      return folder
    } catch (error) {
      throw translate(error)
    }
  }

  /** Named by the time, without the colons that Windows does not take. */
  #newFolder(): string {
    const time = this.#now().toISOString().replaceAll(':', '-')
    for (let count = 1; ; count += 1) {
      const folder = path.join(this.#root, count === 1 ? time : `${time}-${count}`)
      if (existsSync(folder)) continue
      mkdirSync(folder, { mode: 0o700 })
      return folder
    }
  }
}
