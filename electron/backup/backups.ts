/** Writes everything of a profile but its sign-ins into one sealed file, and brings it back from there. */
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { createHash, randomUUID } from 'node:crypto'
import {
  BackupContents,
  isBlank,
  leastPassphrase,
  nameToType,
  type BackupEnd,
  type BackupProgress,
  type ProfileTally,
} from '../../shared/backup'
import { isNamed } from '../../shared/accounts/removal'
import { LiveValue } from '../../shared/channel'
import { AppError } from '../../shared/errors'
import type { Settings } from '../../shared/settings'
import { move } from '../moving'
import { draftEnding, syncFolder, translate } from '../store/files/durable'
import {
  beginCopies,
  beginRestore,
  giveUpRestore,
  prepareDatabase,
  settleRestore,
} from '../store/recovery/restored'
import { pack, unpack, type Entry, type Given } from './archive'
import { seal, unseal } from './sealed'

interface Parts {
  /** Absolute path. */
  profile: string
  /** Writes whole copies of the databases into a folder. */
  copyTo: (folder: string) => Promise<void>
  holdings: () => ProfileTally
  settings: () => Settings
  now: () => Date
  /** log2 of scrypt's N; as `seal` has it by default. */
  cost?: number
}

const contentsName = 'contents.json'
/** Files and folders of the profile that are taken along as they are; the databases are copied first. */
const taken = ['profile.json', 'accounts', 'removing', 'receipts', 'scans'] as const
const databases = ['docket.sqlite', 'books.sqlite', 'readings.sqlite'] as const
/** What only stands in for bytes that are on their way in. */
const passing = 'receipts/incoming/'
/** Left for everything else on the disk; 64 MiB. */
const spareBytes = 64 * 1024 * 1024

export class Backups {
  readonly progress = new LiveValue<BackupProgress | undefined>(undefined)
  readonly #parts: Parts
  #abort: AbortController | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Calls off what is at work. */
  cancel(): void {
    this.#abort?.abort()
  }

  here(): ProfileTally {
    return this.#parts.holdings()
  }

  /**
   * What was at `target` stays until all of the backup is on disk.
   * @param target absolute path
   * @throws AppError `invalid-input` for a passphrase that is too short, `wrong-state` while another is at work, `disk-full`,
   *   `no-permission`; nothing is left behind then
   */
  save(target: string, passphrase: string): Promise<BackupEnd> {
    if (passphrase.length < leastPassphrase)
      throw new AppError('invalid-input', 'The passphrase is too short')
    return this.#alone(async (signal) => {
      const copies = beginCopies(this.#parts.profile)
      const draft = `${target}.${randomUUID()}.part`
      try {
        await this.#parts.copyTo(copies)
        const tally = this.here()
        const contents: BackupContents = { madeAt: this.#parts.now().toISOString(), tally }
        const files = await this.#files(copies)
        const damaged = await this.#write(draft, { contents, files, passphrase, signal })
        signal.throwIfAborted()
        await move(draft, target)
        await syncFolder(path.dirname(target))
        const { size } = await stat(target)
        const fileName = path.basename(target)
        return { result: 'saved', fileName, bytes: size, receipts: tally.receipts, damaged }
      } catch (error) {
        if (signal.aborted) return { result: 'cancelled' }
        throw translate(error)
      } finally {
        for (const left of [copies, draft])
          await rm(left, { recursive: true, force: true }).catch(() => undefined)
      }
    })
  }

  /** What a backup says of itself. @throws AppError as `unseal`; `backup-damaged` */
  async look(file: string, passphrase: string): Promise<BackupContents> {
    const opened = await open(file, 'r').catch((error: unknown) => {
      throw translate(error)
    })
    try {
      for await (const given of unpack(unseal(opened, passphrase))) return await contentsIn(given)
      throw new AppError('backup-damaged', 'It holds nothing')
    } finally {
      await opened.close()
    }
  }

  /**
   * Makes the profile of a backup beside this one and settles that it takes its place at the next start. False when it was called off.
   * @throws AppError as `look`; `profile-used` unless this profile is empty or holds what was agreed to and `name` is typed as asked,
   *   `store-newer`, `disk-full`, `no-permission`; nothing has changed then
   */
  bringBack(
    file: string,
    { passphrase, agreed, name }: { passphrase: string; agreed: ProfileTally; name: string },
  ): Promise<boolean> {
    const { profile, now } = this.#parts
    return this.#alone(async (signal) => {
      this.#assertAgreed(agreed, name)
      try {
        const folder = beginRestore(profile)
        await this.#unpackInto(folder, { file, passphrase, signal })
        prepareDatabase(path.join(folder, 'docket.sqlite'))
        signal.throwIfAborted()
        this.#assertAgreed(agreed, name)
        settleRestore(profile, now())
        return true
      } catch (error) {
        giveUpRestore(profile)
        if (signal.aborted) return false
        throw translate(error)
      }
    })
  }

  #assertAgreed(agreed: ProfileTally, name: string): void {
    const here = this.here()
    if (isBlank(here)) return
    if (JSON.stringify(here) !== JSON.stringify(agreed) || !isNamed(name, nameToType(here)))
      throw new AppError('profile-used', 'This profile is not empty')
  }

  /** Everything that is taken along, by its name inside the backup. Sign-ins and keys are in none of these places. */
  async #files(copies: string): Promise<Entry[]> {
    const { window: _, panes: __, startsAtLogin: ___, ...settings } = this.#parts.settings()
    const entries: Entry[] = databases.map((name) => ({ name, source: path.join(copies, name) }))
    entries.push({ name: 'settings.json', source: Buffer.from(JSON.stringify(settings)) })
    for (const name of taken) await this.#gather(name, entries)
    return entries
  }

  async #gather(name: string, entries: Entry[]): Promise<void> {
    const source = path.join(this.#parts.profile, ...name.split('/'))
    const kind = await stat(source).catch(() => undefined)
    if (kind?.isDirectory())
      for (const inner of await readdir(source)) await this.#gather(`${name}/${inner}`, entries)
    else if (kind?.isFile() && isTaken(name)) entries.push({ name, source })
  }

  /** Returns how many originals are not what was captured any more. */
  async #write(
    draft: string,
    parts: {
      contents: BackupContents
      files: readonly Entry[]
      passphrase: string
      signal: AbortSignal
    },
  ): Promise<number> {
    const { contents, files, passphrase, signal } = parts
    const total = await sizeOf(files)
    let damaged = 0
    const watched = (entry: Entry) => checked(entry, () => (damaged += 1))
    const entries = [
      { name: contentsName, source: Buffer.from(JSON.stringify(contents)) },
      ...files,
    ]
    const written = await open(draft, 'wx', 0o600)
    let done = 0
    try {
      const plain = pack(present(entries, watched))
      for await (const part of seal(plain, passphrase, this.#parts.cost)) {
        signal.throwIfAborted()
        await written.writeFile(part)
        done += part.length
        this.progress.set({ done: Math.min(done, total), total })
      }
      await written.sync()
    } finally {
      await written.close()
    }
    return damaged
  }

  async #unpackInto(
    folder: string,
    { file, passphrase, signal }: { file: string; passphrase: string; signal: AbortSignal },
  ): Promise<void> {
    const opened = await open(file, 'r')
    try {
      const { size: total } = await opened.stat()
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < total + spareBytes)
        throw new AppError('disk-full', 'No room for what the backup holds')
      let done = 0
      for await (const given of unpack(unseal(opened, passphrase))) {
        signal.throwIfAborted()
        if (given.name === contentsName) await contentsIn(given)
        else await writeGiven(folder, given)
        done += given.size
        this.progress.set({ done: Math.min(done, total), total })
      }
      await syncFolders(folder)
    } finally {
      await opened.close()
    }
  }

  /** One at a time. */
  async #alone<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.#abort) throw new AppError('wrong-state', 'A backup is at work')
    const abort = new AbortController()
    this.#abort = abort
    try {
      return await work(abort.signal)
    } finally {
      this.#abort = undefined
      this.progress.set(undefined)
    }
  }
}

/** Names that a backup of ours has: nothing of it is ever written outside its folder. */
function isTaken(name: string): boolean {
  const parts = name.split('/')
  const isSafe = parts.every((part) => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(part))
  const isOurs =
    databases.some((known) => known === name) ||
    name === 'settings.json' ||
    taken.some((known) => known === parts[0])
  return isSafe && isOurs && !name.endsWith(draftEnding) && !name.startsWith(passing)
}

async function sizeOf(files: readonly Entry[]): Promise<number> {
  let total = 0
  for (const { source } of files)
    total += typeof source === 'string' ? await sizeAt(source) : source.length
  return total
}

const sizeAt = async (file: string) => (await stat(file).catch(() => undefined))?.size ?? 0

/** A file that is gone by now, as one whose receipt was removed meanwhile, is passed over. */
async function* present(
  entries: readonly Entry[],
  look: (entry: Entry) => Promise<void>,
): AsyncGenerator<Entry> {
  for (const entry of entries) {
    if (typeof entry.source === 'string' && !(await stat(entry.source).catch(() => undefined)))
      continue
    await look(entry)
    yield entry
  }
}

const originalName = /^receipts\/originals\/([0-9a-f]{64})$/

/** Originals are known by their hash: one that is another by now is counted, and taken along as it is. */
async function checked({ name, source }: Entry, onDamaged: () => void): Promise<void> {
  const [, expected] = originalName.exec(name) ?? []
  if (expected === undefined || typeof source !== 'string') return
  const file = await open(source, 'r')
  try {
    const hash = createHash('sha256')
    for await (const part of file.createReadStream({ autoClose: false }))
      hash.update(part as Buffer)
    if (hash.digest('hex') !== expected) onDamaged()
  } finally {
    await file.close()
  }
}

async function contentsIn({ name, size, bytes }: Given): Promise<BackupContents> {
  const parts: Buffer[] = []
  if (name !== contentsName || size > 1024 * 1024)
    throw new AppError('backup-damaged', 'It does not say what it holds')
  for await (const part of bytes()) parts.push(part)
  const read = BackupContents.safeParse(jsonIn(Buffer.concat(parts)))
  if (!read.success) throw new AppError('backup-damaged', 'It does not say what it holds')
  return read.data
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

async function writeGiven(folder: string, { name, bytes }: Given): Promise<void> {
  if (!isTaken(name)) throw new AppError('backup-damaged', 'A name is not one of ours')
  const file = path.join(folder, ...name.split('/'))
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const written = await open(file, 'wx', 0o600)
  try {
    for await (const part of bytes()) await written.writeFile(part)
    await written.sync()
  } finally {
    await written.close()
  }
}

async function syncFolders(folder: string): Promise<void> {
  for (const inner of await readdir(folder, { withFileTypes: true }))
    if (inner.isDirectory()) await syncFolders(path.join(folder, inner.name))
  await syncFolder(folder)
}
