/** The watched folders as main has them, and one that is about to be added. */
import type { AppApi } from '../../shared/ipc'
import type {
  ChosenFolder,
  WatchedFolder,
  WatchedFolderEnd,
  WatchedFolderSetting,
  WatchedFolderStanding,
} from '../../shared/receipts/watched-folder'
import { folderName } from '../../shared/receipts/watched-folder'
import { Mirror } from '../base/mirror.svelte'
import type { Toasts } from '../base/toasts.svelte'
import { say } from '../../shared/words/words'

interface Parts {
  api: Pick<AppApi, 'watching'>
  toasts: Toasts
}

export class Watching {
  readonly #parts: Parts
  readonly #folders: Mirror<readonly WatchedFolderStanding[]>
  #chosen = $state.raw<ChosenFolder>()
  #present = $state.raw<number>()
  #asked = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#folders = new Mirror<readonly WatchedFolderStanding[]>(parts.api.watching.folders, [])
  }

  get folders(): readonly WatchedFolderStanding[] {
    return this.#folders.current
  }

  /** A folder that was chosen and is not added yet. */
  get chosen(): ChosenFolder | undefined {
    return this.#chosen
  }

  /** How many files are in it that the pattern counted last is for, if it can be reached. */
  get present(): number | undefined {
    return this.#present
  }

  choose = () =>
    this.#parts.toasts.attempt(async () => {
      const chosen = await this.#parts.api.watching.choose()
      if (!chosen) return
      this.#chosen = chosen
      await this.#count(chosen, '')
    })

  leave(): void {
    this.#chosen = undefined
  }

  count = (pattern: string) => {
    const chosen = this.#chosen
    return this.#parts.toasts.attempt(async () => {
      if (chosen) await this.#count(chosen, pattern)
    })
  }

  /** The answer to the last question counts, in whichever order they come. */
  async #count({ choice }: ChosenFolder, pattern: string): Promise<void> {
    const asked = (this.#asked += 1)
    const present = await this.#parts.api.watching.present({ choice, pattern })
    if (asked === this.#asked) this.#present = present
  }

  /** Adds the chosen folder; undefined where that failed, which is said. */
  async add(
    setting: WatchedFolderSetting,
    takesPresent: boolean,
  ): Promise<WatchedFolderEnd | undefined> {
    const chosen = this.#chosen
    if (!chosen) return undefined
    const { choice } = chosen
    const end = await this.#answer(() =>
      this.#parts.api.watching.add({ choice, setting, takesPresent }),
    )
    if (end === 'done') this.#chosen = undefined
    return end
  }

  change(id: string, setting: WatchedFolderSetting): Promise<WatchedFolderEnd | undefined> {
    return this.#answer(() => this.#parts.api.watching.change({ id, setting }))
  }

  remove({ id, path }: WatchedFolder): Promise<boolean> {
    return this.#parts.toasts.attempt(async () => {
      await this.#parts.api.watching.remove(id)
      this.#parts.toasts.done(say('settings.watching.removed', { name: folderName(path) }))
    })
  }

  async #answer(ask: () => Promise<WatchedFolderEnd>): Promise<WatchedFolderEnd | undefined> {
    let end: WatchedFolderEnd | undefined
    await this.#parts.toasts.attempt(async () => {
      end = await ask()
    })
    return end
  }
}
