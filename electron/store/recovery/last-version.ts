/** Which version of the app had this profile open last: a small file beside the database. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export class LastVersion {
  readonly #file: string

  /** @param profile absolute path of its folder */
  constructor(profile: string) {
    this.#file = path.join(profile, 'last-version')
  }

  /** Undefined where nobody has written it down. */
  read(): string | undefined {
    try {
      return readFileSync(this.#file, 'utf8').trim()
    } catch {
      return undefined
    }
  }

  /** Where this cannot be written, the next start takes this version for a new one once more. */
  write(version: string): void {
    try {
      if (this.read() !== version) writeFileSync(this.#file, `${version}\n`, { mode: 0o600 })
    } catch {
      // A full disk has its say where it matters.
    }
  }
}
