/** One small JSON file that other processes may write too: read anew each time, replaced whole, durable when written. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import Store from 'electron-store'
import { AppError, fromSystem } from '../../../shared/errors'
import { syncFolderNow } from './durable'
import { setAsideIfDamaged } from './set-aside'

export class KeptFile {
  readonly #file: string

  /** @param file absolute path, ending in `.json`; its folder is made with the first write */
  constructor(file: string) {
    this.#file = file
  }

  /** What the file holds, to be parsed; undefined where there is none. One that cannot be read is set aside. */
  read(): Record<string, unknown> | undefined {
    setAsideIfDamaged(this.#file)
    return existsSync(this.#file) ? this.#store().store : undefined
  }

  /**
   * Replaces the file whole; only this user can read it.
   * @throws AppError `disk-full`, `no-permission`; the former content is then still there
   */
  write(content: Record<string, unknown>): void {
    const folder = path.dirname(this.#file)
    translate(() => {
      if (!existsSync(folder)) {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        syncFolderNow(path.dirname(folder))
      }
      setAsideIfDamaged(this.#file)
      this.#store().store = content
      syncFolderNow(folder)
      // On a disk that fills up meanwhile a write may end short without an error.
      if (JSON.stringify(this.read()) !== JSON.stringify(content))
        throw new AppError('disk-full', `${path.basename(this.#file)} was not written whole`)
    })
  }

  /** Removes the file and every draft of it that a crash may have left behind. */
  remove(): void {
    const folder = path.dirname(this.#file)
    if (!existsSync(folder)) return
    translate(() => {
      const own = path.basename(this.#file)
      for (const name of readdirSync(folder))
        if (name === own || name.startsWith(`${own}.tmp-`))
          rmSync(path.join(folder, name), { force: true })
      syncFolderNow(folder)
    })
  }

  #store(): Store {
    return new Store({
      cwd: path.dirname(this.#file),
      name: path.basename(this.#file, '.json'),
      clearInvalidConfig: false,
      configFileMode: 0o600,
    })
  }
}

function translate(work: () => void): void {
  try {
    work()
  } catch (error) {
    throw fromSystem(error) ?? error
  }
}
