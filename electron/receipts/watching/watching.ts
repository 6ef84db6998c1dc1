/** The watched folders: which there are, when each is looked into, and what the window is told of them. */
import { randomUUID } from 'node:crypto'
import { watch, type FSWatcher } from 'node:fs'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { LiveValue } from '../../../shared/channel'
import { AppError } from '../../../shared/errors'
import { Mutex } from '../../../shared/one-at-a-time'
import {
  folderName,
  mostWatched,
  takenFolder,
  type ChosenFolder,
  type WatchedFolder,
  type WatchedFolderEnd,
  type WatchedFolderSetting,
  type WatchedFolderStanding,
} from '../../../shared/receipts/watched-folder'
import { isWanted, type Listed } from './decision'
import { listFiles } from './files'
import { FolderWatch, usualPace, type Pace, type Seen, type Surroundings } from './folder'
import { breath, portion, within } from './silence'

interface Parts extends Surroundings {
  /** Absolute path of a folder in which nothing is watched. */
  profile: string
  report: (error: unknown) => void
}

/** Receipts that came from a folder, once it is quiet; `number` grows with each. */
export interface Arrival {
  number: number
  folder: string
  receipts: number
}

/** How long what is being saved is waited for. */
const quietMs = 5000
/** A look may take one part in so many of the time. */
const leisure = 5

/** A folder that is watched now, and when it is looked into next. */
interface Watched {
  watch: FolderWatch
  timer?: NodeJS.Timeout
  dueMs: number
  hints?: FSWatcher | undefined
  /** Whether they ever began; where they end at once, nobody looks more often for that. */
  wasHeeded: boolean
  /** Receipts that nobody was told of yet. */
  arrived: number
  costMs: number
}

export class Watching {
  readonly folders = new LiveValue<WatchedFolderStanding[]>([])
  readonly arrival = new LiveValue<Arrival | undefined>(undefined)
  readonly #parts: Parts
  readonly #pace: Pace
  readonly #watched = new Map<string, Watched>()
  readonly #choices = new Map<string, string>()
  /** One look at a time. */
  readonly #looks = new Mutex()
  /** One change of the folders at a time. */
  readonly #changes = new Mutex()
  #isStarted = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#pace = parts.pace ?? usualPace
    parts.rows.sweep()
    for (const folder of parts.rows.all()) this.#hold(folder)
    this.#show()
  }

  /** From now on folders are looked into. */
  start(): void {
    this.#isStarted = true
    for (const watched of this.#watched.values()) this.#plan(watched, 0)
  }

  /** After this nothing more is taken; waits for what is being saved, but not for a drive that does not answer. */
  async stop(): Promise<void> {
    this.#isStarted = false
    for (const watched of this.#watched.values()) this.#release(watched)
    await this.#quiet()
  }

  #quiet(): Promise<void> {
    const turn = this.#looks.run(() => Promise.resolve())
    return within(turn, quietMs).catch(() => undefined)
  }

  /** Keeps what a person chose until they add it. @param folder absolute path */
  chosen(folder: string): ChosenFolder {
    const choice = randomUUID()
    this.#choices.set(choice, folder)
    return { choice, path: folder }
  }

  /** How many files are in a chosen folder that a pattern is for; undefined when it cannot be reached. */
  async present(choice: string, pattern: string): Promise<number | undefined> {
    const listing = await listed(this.#choice(choice), pattern)
    return listing?.length
  }

  /** Watches a chosen folder. Unless `takesPresent`, what is in it already is passed over. */
  add(
    choice: string,
    setting: WatchedFolderSetting,
    takesPresent: boolean,
  ): Promise<WatchedFolderEnd> {
    return this.#changes.run(async () => {
      const { profile, rows } = this.#parts
      const folder = await realpath(this.#choice(choice)).catch(() => this.#choice(choice))
      if (isWithin(folder, await realpath(profile)) || path.basename(folder) === takenFolder)
        return 'own'
      if (rows.all().some((known) => known.path === folder)) return 'known'
      if (this.#watched.size >= mostWatched) return 'too-many'
      const listing = await listed(folder, setting.pattern)
      if (!listing) return 'unreachable'
      const added = { ...setting, id: randomUUID(), path: folder }
      if (!takesPresent) await this.#passOver(added.id, listing)
      rows.add(added)
      this.#choices.delete(choice)
      this.#plan(this.#hold(added), 0)
      this.#show()
      return 'done'
    })
  }

  /** What only a new pattern is for, and is there already, is passed over. */
  change(id: string, setting: WatchedFolderSetting): Promise<WatchedFolderEnd> {
    return this.#changes.run(async () => {
      const { rows } = this.#parts
      const before = this.#find(id)
      const { path: folder, pattern } = before.watch.folder
      if (setting.pattern !== pattern) {
        const listing = await listed(folder, setting.pattern)
        if (!listing) return 'unreachable'
        const known = await before.watch.load()
        const isNew = ({ name }: Listed) => !isWanted(name, pattern) && !known.has(name)
        await this.#passOver(id, listing.filter(isNew))
      }
      this.#release(before)
      await this.#quiet()
      rows.change(id, setting)
      this.#plan(this.#hold({ ...setting, id, path: folder }), 0)
      this.#show()
      return 'done'
    })
  }

  /** Forgets a folder; its files and the receipts of them stay. */
  remove(id: string): Promise<void> {
    return this.#changes.run(async () => {
      this.#release(this.#find(id))
      await this.#quiet()
      this.#parts.rows.remove(id)
      this.#watched.delete(id)
      this.#show()
    })
  }

  async #passOver(id: string, files: readonly Listed[]): Promise<void> {
    for (let at = 0; at < files.length; at += portion) {
      const some = files.slice(at, at + portion)
      this.#parts.rows.note(
        id,
        some.map((file) => ({ ...file, outcome: 'passed' })),
      )
      await breath()
    }
  }

  #choice(choice: string): string {
    const folder = this.#choices.get(choice)
    if (folder === undefined) throw new AppError('not-found', 'Nobody chose this folder')
    return folder
  }

  #find(id: string): Watched {
    const watched = this.#watched.get(id)
    if (!watched) throw new AppError('not-found', `No watched folder ${id}`)
    return watched
  }

  #hold(folder: WatchedFolder): Watched {
    const watch = new FolderWatch(folder, this.#parts)
    const watched = { watch, arrived: 0, costMs: 0, dueMs: Infinity, wasHeeded: false }
    this.#watched.set(folder.id, watched)
    return watched
  }

  #release(watched: Watched): void {
    watched.watch.stop()
    clearTimeout(watched.timer)
    this.#ignore(watched)
  }

  /** Has a folder looked into after so long, or sooner where that is planned already. */
  #plan(watched: Watched, inMs: number): void {
    const dueMs = this.#parts.clock() + inMs
    if (!this.#isWatched(watched) || dueMs >= watched.dueMs) return
    clearTimeout(watched.timer)
    watched.dueMs = dueMs
    watched.timer = setTimeout(() => {
      void this.#looks.run(() => this.#look(watched))
    }, inMs)
  }

  #isWatched({ watch }: Watched): boolean {
    const { id, isOff } = watch.folder
    return this.#isStarted && !isOff && this.#watched.get(id)?.watch === watch
  }

  async #look(watched: Watched): Promise<void> {
    if (!this.#isWatched(watched)) return
    watched.dueMs = Infinity
    const seen = await watched.watch.look().catch((error: unknown): Seen => {
      this.#parts.report(error)
      return { saved: 0, isGrowing: false, costMs: 0 }
    })
    watched.arrived += seen.saved
    watched.costMs = seen.costMs
    if (!seen.isGrowing && watched.arrived > 0) this.#tell(watched)
    const isNewlyHeeded = this.#heed(watched) && !watched.wasHeeded
    watched.wasHeeded ||= isNewlyHeeded
    this.#show()
    // A little more than what a file has to stand still: clocks and timers differ.
    const { stillMs, hintMs, restMs } = this.#pace
    // What came between the look and the first hint nobody tells of.
    const nextMs = isNewlyHeeded ? hintMs : restMs
    const pauseMs = seen.isGrowing ? stillMs + hintMs : nextMs
    this.#plan(watched, Math.max(pauseMs, seen.costMs * leisure))
  }

  #tell(watched: Watched): void {
    const folder = folderName(watched.watch.folder.path)
    const number = (this.arrival.get()?.number ?? 0) + 1
    this.arrival.set({ number, folder, receipts: watched.arrived })
    watched.arrived = 0
  }

  /**
   * Has the system tell of changes where it can. It is a hint only: what it does not tell of is seen a moment later.
   * @returns whether it tells of them from now on
   */
  #heed(watched: Watched): boolean {
    const { folder, isInTrouble } = watched.watch
    if (isInTrouble || !this.#isWatched(watched)) this.#ignore(watched)
    else if (!watched.hints) return this.#listen(watched, folder.path)
    return false
  }

  #listen(watched: Watched, folder: string): boolean {
    try {
      const hints = watch(folder, { persistent: false }, (_, name) => {
        watched.watch.doubt(name)
        this.#plan(watched, Math.max(this.#pace.hintMs, watched.costMs * leisure))
      })
      hints.on('error', () => {
        if (watched.hints === hints) this.#ignore(watched)
      })
      watched.hints = hints
      return true
    } catch {
      // Looked into all the same, if less soon.
      return false
    }
  }

  #ignore(watched: Watched): void {
    watched.hints?.close()
    watched.hints = undefined
  }

  #show(): void {
    const standings = [...this.#watched.values()].map(({ watch }) => watch.standing())
    if (JSON.stringify(standings) !== JSON.stringify(this.folders.get()))
      this.folders.set(standings)
  }
}

const listed = (folder: string, pattern: string): Promise<Listed[] | undefined> =>
  listFiles(folder, (name) => isWanted(name, pattern)).catch(() => undefined)

/** Whether a path is that of a folder or lies in it. */
function isWithin(file: string, folder: string): boolean {
  const relative = path.relative(folder, file)
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative))
}
