/** Stands in for `electron-store`: a JSON file that is replaced whole. The package wants its default export. */
import { mkdirSync, readFileSync, renameSync, existsSync, writeFileSync } from './fs'

type Content = Record<string, unknown>

class Store {
  readonly #file: string
  readonly #defaults: Content

  constructor(options: { cwd: string; name: string; defaults?: Content }) {
    this.#file = `${options.cwd}/${options.name}.json`
    this.#defaults = options.defaults ?? {}
  }

  get store(): Content {
    if (!existsSync(this.#file)) return { ...this.#defaults }
    return { ...this.#defaults, ...(JSON.parse(readFileSync(this.#file, 'utf8')) as Content) }
  }

  set store(content: Content) {
    const folder = this.#file.slice(0, this.#file.lastIndexOf('/'))
    mkdirSync(folder, { recursive: true })
    const draft = `${this.#file}.tmp-1`
    writeFileSync(draft, JSON.stringify(content))
    renameSync(draft, this.#file)
  }

  set(content: Content): void {
    this.store = { ...this.store, ...content }
  }
}

export { Store as default }
