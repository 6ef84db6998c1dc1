/** Watched folders over a profile's real store, with a clock of their own pace. */
import { onTestFinished } from 'vitest'
import type { Intake } from '../../electron/receipts/intake'
import type { Pace } from '../../electron/receipts/watching/folder'
import { Watching } from '../../electron/receipts/watching/watching'
import { WatchedRows } from '../../electron/store/receipts/watched-rows'
import type { ListedReceipt } from '../../shared/receipts/receipt'
import type {
  WatchedFolderEnd,
  WatchedFolderSetting,
  WatchedFolderStanding,
} from '../../shared/receipts/watched-folder'
import { temporaryFolder } from './files'
import { StoredProfile } from './stored'
import { hasty } from './watched-pace'

const usual: WatchedFolderSetting = { pattern: '', original: 'leave', isOff: false }

interface Options {
  profile?: string
  scans?: string
  pace?: Pace
  toBin?: (file: string) => Promise<void>
  intake?: Pick<Intake, 'found'>
}

/** A computer with one folder in which scans arrive. */
export class Watcher {
  readonly profile: StoredProfile
  readonly scans: string
  /** What went wrong and was only reported. */
  readonly reported: unknown[] = []
  readonly #options: Options
  #watching: Watching | undefined

  private constructor(options: Options) {
    this.#options = options
    this.profile = new StoredProfile(options.profile)
    this.scans = options.scans ?? temporaryFolder('scans')
  }

  static async open(options: Options = {}): Promise<Watcher> {
    const watcher = new Watcher(options)
    onTestFinished(() => watcher.close())
    await watcher.open()
    return watcher
  }

  get watching(): Watching {
    if (!this.#watching) throw new Error('The app is not open')
    return this.#watching
  }

  async open(): Promise<void> {
    const { database, receipts, accountRows } = await this.profile.open()
    const { intake = this.profile.intake } = this.#options
    this.#watching = new Watching({
      rows: new WatchedRows({ database, now: () => this.profile.now }),
      intake,
      hasReceipt: (id) => receipts.has(id),
      isDiscarded: (id) => receipts.has(id) && receipts.read(id).state === 'discarded',
      hasAccount: (id) => accountRows.all().some(({ account }) => account.id === id),
      toBin: this.#options.toBin ?? (() => Promise.reject(new Error('There is no bin'))),
      profile: this.profile.folder,
      now: () => this.profile.now,
      clock: () => performance.now(),
      report: (error) => this.reported.push(error),
      pace: this.#options.pace ?? hasty,
    })
    this.#watching.start()
  }

  async close(): Promise<void> {
    await this.#watching?.stop()
    this.#watching = undefined
    this.profile.close()
  }

  async restart(): Promise<void> {
    await this.close()
    await this.open()
  }

  /** Watches the folder of scans, or another. */
  add(
    setting: Partial<WatchedFolderSetting> = {},
    { folder = this.scans, takesPresent = false } = {},
  ): Promise<WatchedFolderEnd> {
    const { choice } = this.watching.chosen(folder)
    return this.watching.add(choice, { ...usual, ...setting }, takesPresent)
  }

  /** How the first folder is doing. */
  standing(): WatchedFolderStanding {
    const [standing] = this.watching.folders.get()
    if (!standing) throw new Error('No folder is watched')
    return standing
  }

  rows(): ListedReceipt[] {
    const query = { list: 'review', search: '', offset: 0, limit: 200 } as const
    const { total } = this.profile.store.receipts.lists.page({ ...query, limit: 1 })
    const pages = Array.from({ length: Math.ceil(total / 200) }, (_, at) => at * 200)
    return pages.flatMap(
      (offset) => this.profile.store.receipts.lists.page({ ...query, offset }).rows,
    )
  }

  /** How many receipts there are. */
  count(): number {
    return this.profile.store.receipts.summary.get().counts.review
  }

  /** Names of the receipts, in order of the alphabet. */
  names(): string[] {
    return this.rows()
      .map(({ fileName }) => fileName)
      .toSorted()
  }

  /** As long as several looks take, for what must not happen. */
  async looksSeveralTimes(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
