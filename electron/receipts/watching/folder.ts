/** One watched folder: looks into it, has what is complete captured, notes it, and puts it away. */
import path from 'node:path'
import { AppError, type ErrorCode } from '../../../shared/errors'
import type { CaptureOutcome } from '../../../shared/receipts/receipt'
import {
  folderName,
  mostNamed,
  type FolderTrouble,
  type WatchedFolder,
  type WatchedFolderStanding,
} from '../../../shared/receipts/watched-folder'
import { codeOf } from '../../store/files/durable'
import type { KnownFile, WatchedRows } from '../../store/receipts/watched-rows'
import { derivedId } from '../derived-id'
import type { Found } from '../copies'
import type { Intake } from '../intake'
import { decide, isWanted, type Awaited, type Decision, type Listed } from './decision'
import { hashOf, listFiles, putAway } from './files'
import { breath, portion, silence, within } from './silence'

export interface Surroundings {
  rows: WatchedRows
  intake: Pick<Intake, 'found'>
  /** Whether there is a receipt with this id. */
  hasReceipt: (id: string) => boolean
  /** Whether such a receipt is in the bin of Docket. */
  isDiscarded: (id: string) => boolean
  hasAccount: (id: string) => boolean
  /** Moves a file, named by its absolute path, into the bin of the system. */
  toBin: (file: string) => Promise<void>
  now: () => Date
  /** Milliseconds of a clock that only runs forward. */
  clock: () => number
  pace?: Pace
}

/** What is waited for how long, in milliseconds. */
export interface Pace {
  /** As long as this a file has to stand still before it counts as complete. */
  stillMs: number
  /** Between two looks into a quiet folder: network drives tell nobody of changes. */
  restMs: number
  /** Between two looks at files that are known: of all others only the names are read. */
  wholeMs: number
  /** Before a look that the system gave a hint for. */
  hintMs: number
  /** Before what failed is tried again. */
  retryMs: number
  /** For a folder or a file to answer. */
  silentMs: number
}

export const usualPace: Pace = {
  stillMs: 3000,
  restMs: 15_000,
  wholeMs: 60_000,
  hintMs: 500,
  retryMs: 60_000,
  silentMs: 60_000,
}

/** What came of a look. */
export interface Seen {
  /** Receipts that were saved. */
  saved: number
  /** Whether files are waited for that may be complete in a moment. */
  isGrowing: boolean
  /** Milliseconds that listing the folder took. */
  costMs: number
}

/** Looking at all files may take one part in so many of the time. */
const leisure = 40

/** Files that go to the intake at a time, so that what a person drops meanwhile comes in between. */
const groupSize = 40

type Hashed = Listed & { sha256: string; id: string }

export class FolderWatch {
  readonly folder: WatchedFolder
  readonly #world: Surroundings
  readonly #pace: Pace
  readonly #known = new Map<string, KnownFile>()
  #isLoaded = false
  #awaited = new Map<string, Awaited>()
  #trouble: WatchedFolderStanding['trouble']
  /** A listing that has not ended yet; no other is begun meanwhile. */
  #listing: Promise<Listed[]> | undefined
  /** A file that is being put away and whose end is not known yet; no other is begun meanwhile. */
  #leaving: Promise<void> | undefined
  /** When all files are looked at again, and which of the known ones before that. */
  #wholeAtMs = -Infinity
  readonly #doubted = new Set<string>()
  #isStopped = false

  constructor(folder: WatchedFolder, world: Surroundings) {
    this.folder = folder
    this.#world = world
    this.#pace = world.pace ?? usualPace
  }

  get isInTrouble(): boolean {
    return this.#trouble !== undefined
  }

  standing(): WatchedFolderStanding {
    const { count, last } = this.#world.rows.takenFrom(this.folder.id)
    const refused = this.#refused()
    return {
      folder: this.folder,
      taken: count,
      refused: refused.slice(0, mostNamed),
      refusedCount: refused.length,
      ...(last && { last }),
      ...(this.#trouble && !this.folder.isOff && { trouble: this.#trouble }),
    }
  }

  #refused(): WatchedFolderStanding['refused'] {
    const refused: WatchedFolderStanding['refused'] = []
    for (const { name, code, outcome } of this.#known.values())
      if (outcome === 'refused') refused.push({ name, code: code ?? 'unexpected' })
    const failing = [...this.#awaited].flatMap(([name, { code }]) => (code ? [{ name, code }] : []))
    return [...failing, ...refused.toReversed()]
  }

  /** After this nothing more is taken; what is being saved is finished. */
  stop(): void {
    this.#isStopped = true
  }

  /** The system says that something has happened to a file, or does not say to which. */
  doubt(name: string | null): void {
    if (name === null) this.#wholeAtMs = -Infinity
    else this.#doubted.add(name)
  }

  /** Learns what is known of its files, bit by bit: nothing else waits for many thousands. */
  async load(): Promise<ReadonlyMap<string, KnownFile>> {
    for (let after = ''; !this.#isLoaded;) {
      const files = this.#world.rows.files(this.folder.id, after, portion)
      for (const file of files) this.#known.set(file.name, file)
      after = files.at(-1)?.name ?? after
      this.#isLoaded = files.length < portion
      await breath()
    }
    return this.#known
  }

  /** Looks once. Never throws for what is in the folder, or for a folder that is not there. */
  async look(): Promise<Seen> {
    await this.load()
    const { clock, hasAccount } = this.#world
    const startedAt = clock()
    const isWhole = startedAt >= this.#wholeAtMs
    const { accountId } = this.folder
    if (accountId !== undefined && !hasAccount(accountId)) return this.#fails('no-account', 0)
    const listing = await this.#list(isWhole).catch((error: unknown) => troubleOf(error))
    const costMs = clock() - startedAt
    if (!Array.isArray(listing)) return this.#fails(listing, costMs)
    if (this.#isStopped) return { saved: 0, isGrowing: false, costMs }
    this.#trouble = undefined
    if (isWhole) this.#wholeAtMs = clock() + Math.max(this.#pace.wholeMs, costMs * leisure)
    const decision = decide({
      atMs: clock(),
      stillMs: this.#pace.stillMs,
      listing,
      known: this.#known,
      awaited: this.#awaited,
    })
    this.#awaited = decision.awaited
    await breath()
    const saved = await this.#act(decision)
    const isGrowing = [...this.#awaited.values()].some(({ code }) => code === undefined)
    return { saved, isGrowing, costMs }
  }

  /** @throws what the system says of the folder, or `silence` */
  #list(isWhole: boolean): Promise<Listed[]> {
    const { path: folder, pattern } = this.folder
    const doubted = new Set(this.#doubted)
    this.#doubted.clear()
    this.#listing ??= listFiles(
      folder,
      (name) => isWanted(name, pattern) || this.#known.get(name)?.due !== undefined,
      (name) =>
        isWhole || doubted.has(name) || this.#awaited.has(name) ? undefined : this.#known.get(name),
    ).finally(() => {
      this.#listing = undefined
    })
    return within(this.#listing, this.#pace.silentMs)
  }

  #fails(reason: FolderTrouble, costMs: number): Seen {
    if (this.#trouble?.reason !== reason)
      this.#trouble = { reason, since: this.#world.now().toISOString() }
    this.#wholeAtMs = -Infinity
    return { saved: 0, isGrowing: false, costMs }
  }

  async #act({ take, putAway: due, passed, forget }: Decision): Promise<number> {
    const { rows } = this.#world
    if (passed.length > 0) this.#note(passed)
    if (forget.length > 0) rows.forget(this.folder.id, forget)
    for (const name of forget) this.#known.delete(name)
    let saved = 0
    for (let at = 0; at < take.length && !this.#isStopped; at += groupSize)
      saved += await this.#take(take.slice(at, at + groupSize))
    await this.#putAway(due)
    return saved
  }

  /**
   * Takes a group: captured first, then noted, and only then put away. A crash in between has it done again: the ids of its
   * receipts follow from its bytes, so none is made twice.
   */
  async #take(group: readonly Listed[]): Promise<number> {
    const { intake, rows, hasReceipt, isDiscarded } = this.#world
    const { id: folderId, path: folder, accountId } = this.folder
    const hashed: Hashed[] = []
    for (const listed of group) {
      const file = await this.#hashed(listed)
      if (file && !hashed.some(({ sha256 }) => sha256 === file.sha256)) hashed.push(file)
      // Of equal files in one group the others are looked at again once the first is known.
      else if (file) this.#rest(listed, 'file-changing')
    }
    const isTaken = ({ id, sha256 }: Hashed) => hasReceipt(id) || rows.hasTaken(folderId, sha256)
    const known = hashed.filter(isTaken)
    const fresh = hashed.filter((file) => !known.includes(file))
    if (this.#isStopped) return 0
    const found: Found[] = fresh.map(({ name, id, sha256 }) => {
      return { path: path.join(folder, name), id, sha256 }
    })
    const outcomes =
      found.length > 0 ? await intake.found(found, { folder: folderName(folder), accountId }) : []
    const judged = fresh.map((file, at) => ({ file, outcome: this.#judge(outcomes[at] ?? []) }))
    for (const { file, outcome } of judged)
      if (outcome !== true && passing.has(outcome)) this.#rest(file, outcome)
    this.#note(
      judged.flatMap(({ file, outcome }) =>
        outcome !== true && !passing.has(outcome)
          ? [{ ...looksOf(file), outcome: 'refused' as const, code: outcome }]
          : [],
      ),
    )
    // Of one whose receipt was discarded the file may be all that there is: it stays where it is.
    const kept = known.filter(({ id }) => hasReceipt(id) && !isDiscarded(id))
    const taken = judged.flatMap(({ file, outcome }) => (outcome === true ? [file] : []))
    await this.#took([...kept, ...taken])
    await this.#took(
      known.filter((file) => !kept.includes(file)),
      'leave',
    )
    return outcomes.flat().filter(({ result }) => result === 'saved').length
  }

  /**
   * True for a file that is captured with all that is in it, else why not: what was refused is nowhere but in the file.
   * Nothing at all comes of a mail whose receipts are made already, and of one that is left to the next start.
   */
  #judge(outcomes: readonly CaptureOutcome[]): true | ErrorCode {
    const codes = outcomes.flatMap((one) => (one.result === 'refused' ? [one.code] : []))
    const open = codes.find((code) => passing.has(code))
    if (open !== undefined) return open
    if (outcomes.length === 0) return this.#isStopped ? 'file-changing' : true
    return codes[0] ?? true
  }

  /** Undefined for a file that has to be looked at again, or is refused without being read. */
  async #hashed(listed: Listed): Promise<Hashed | undefined> {
    try {
      const sha256 = await within(hashOf(this.folder.path, listed), this.#pace.silentMs)
      return { ...listed, sha256, id: derivedId(`${this.folder.id} ${sha256}`) }
    } catch (error) {
      const { code } = AppError.from(error)
      if (!passing.has(code)) this.#note([{ ...looksOf(listed), outcome: 'refused', code }])
      else this.#rest(listed, code)
      return undefined
    }
  }

  async #took(files: readonly Hashed[], original = this.folder.original): Promise<void> {
    if (files.length === 0) return
    const due = original === 'leave' ? undefined : original
    const taken = files.map((file) => {
      return { ...looksOf(file), outcome: 'taken' as const, due, sha256: file.sha256 }
    })
    this.#world.rows.took(this.folder.id, taken)
    for (const { sha256: _, ...file } of taken) this.#known.set(file.name, file)
    if (due) await this.#putAway(taken)
  }

  async #putAway(files: readonly KnownFile[]): Promise<void> {
    const done: KnownFile[] = []
    for (const file of files) {
      if (this.#isStopped) break
      try {
        await this.#leave(file)
        done.push({ ...file, due: undefined })
      } catch (error) {
        this.#rest(file, AppError.from(error).code)
      }
    }
    this.#note(done)
  }

  /**
   * Puts one file away. Asked twice, a bin that was silent might take what came under the same name since, so it is asked
   * again only once it has answered. @throws AppError why it is still there, or `silence`
   */
  async #leave(file: KnownFile): Promise<void> {
    if (this.#leaving) throw silence
    const { toBin } = this.#world
    const way = file.due === 'move' ? 'move' : { toBin }
    this.#leaving = putAway(this.folder.path, file, way).finally(() => {
      this.#leaving = undefined
    })
    await within(this.#leaving, this.#pace.silentMs)
  }

  /** One that changed a moment ago is waited for like a new one; what failed otherwise is told, and tried again later. */
  #rest({ name, size, modifiedMs }: Listed, code: ErrorCode): void {
    const atMs = this.#world.clock()
    const { stillMs, retryMs } = this.#pace
    this.#awaited.set(
      name,
      code === 'file-changing'
        ? { size, modifiedMs, untilMs: atMs + stillMs }
        : { size, modifiedMs, untilMs: atMs + retryMs, code },
    )
  }

  #note(files: readonly KnownFile[]): void {
    if (files.length === 0) return
    this.#world.rows.note(this.folder.id, files)
    for (const file of files) this.#known.set(file.name, file)
  }
}

const looksOf = ({ name, size, modifiedMs }: Listed): Listed => ({ name, size, modifiedMs })

/** What may go better in a moment, without the file being another. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'file-changing',
  'file-unreadable',
  'disk-full',
  'disk-failed',
  'no-permission',
  'store-damaged',
  'unexpected',
])

function troubleOf(error: unknown): FolderTrouble {
  const code = codeOf(error)
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'gone'
  if (code === 'EACCES' || code === 'EPERM') return 'forbidden'
  return error === silence ? 'silent' : 'failing'
}
