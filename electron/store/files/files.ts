/** The file store: originals by their hash, on disk for good before anyone says "Saved". */
import { createHash, randomUUID } from 'node:crypto'
import { constants, rmSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../../shared/errors'
import { largestFile } from '../../../shared/receipts/media'
import { move } from '../../moving'
import { codeOf, removeLeftover, syncFolder, syncFolderNow, translate } from './durable'
import { HeldBundles } from './held-bundles'
import type { Quarantine } from '../recovery/quarantine'
import { Sidecars } from './sidecars'

/** A copy that is complete and synced, but not yet under its final name. */
export interface Incoming {
  /** Path of the copy inside the store. */
  path: string
  sha256: string
  size: number
  /** The first bytes, for telling what kind of file it is. */
  head: Buffer
}

const headBytes = 64 * 1024
const chunkBytes = 256 * 1024

/** Folders of the store, below one root; all files are readable by this user only. */
export class FileStore {
  readonly sidecars: Sidecars
  /** Mails, mailboxes and archives that wait to be taken apart. */
  readonly bundles: HeldBundles
  readonly #incoming: string
  readonly #originals: string
  readonly #quarantine: Quarantine | undefined
  /** How many captures are at work on an original that no row may speak of yet. */
  readonly #claims = new Map<string, number>()

  /** @param quarantine where damaged originals go; without one they stay where they are */
  constructor(root: string, quarantine?: Quarantine) {
    this.#incoming = path.join(root, 'incoming')
    this.#originals = path.join(root, 'originals')
    this.sidecars = new Sidecars(path.join(root, 'sidecars'))
    this.bundles = new HeldBundles(path.join(root, 'mails'))
    this.#quarantine = quarantine
  }

  /** Makes the folders and clears what an interrupted copy left behind (it was never acknowledged). */
  async prepare(): Promise<void> {
    try {
      for (const folder of [this.#incoming, this.#originals])
        await mkdir(folder, { recursive: true, mode: 0o700 })
      await this.sidecars.prepare()
      await this.bundles.prepare()
      for (const name of await readdir(this.#incoming))
        await removeLeftover(path.join(this.#incoming, name))
      await syncFolder(path.dirname(this.#originals))
    } catch (error) {
      throw translate(error)
    }
  }

  /**
   * Copies a file or bytes into the store while hashing, and syncs the copy.
   * @param largestOf how many bytes it may have, by its first ones
   * @throws AppError `file-not-regular`, `file-empty`, `file-too-large`, `file-unreadable`, `file-changing`, `disk-full`
   */
  async take(
    source: string | Uint8Array,
    largestOf: LargestOf = () => largestFile,
  ): Promise<Incoming> {
    const target = path.join(this.#incoming, randomUUID())
    const copy = await open(target, 'wx', 0o600).catch((error: unknown) => {
      throw translate(error)
    })
    try {
      const taken =
        typeof source === 'string'
          ? await copyFile(source, copy, largestOf)
          : await copyBytes(source, copy, largestOf)
      await copy.sync()
      await copy.close()
      return { ...taken, path: target }
    } catch (error) {
      await copy.close().catch(() => undefined)
      await rm(target, { force: true })
      throw translate(error)
    }
  }

  /**
   * Puts a batch of copies under their hashes; after this they survive a power cut. They are not removed before the
   * batch is released, whatever the rows say.
   */
  async keep(batch: readonly Incoming[]): Promise<void> {
    for (const { sha256 } of batch) this.#claims.set(sha256, (this.#claims.get(sha256) ?? 0) + 1)
    for (const incoming of batch) await move(incoming.path, this.originalPath(incoming.sha256))
    await syncFolder(this.#originals)
  }

  /** Once rows speak for the batch, or it is given up. */
  release(batch: readonly Incoming[]): void {
    for (const { sha256 } of batch) {
      const claims = (this.#claims.get(sha256) ?? 0) - 1
      if (claims > 0) this.#claims.set(sha256, claims)
      else this.#claims.delete(sha256)
    }
  }

  async drop(incoming: Incoming): Promise<void> {
    await rm(incoming.path, { force: true })
  }

  /** Hashes of all originals. */
  async hashes(): Promise<string[]> {
    const names = await readdir(this.#originals)
    return names.filter((name) => /^[0-9a-f]{64}$/.test(name))
  }

  originalPath(sha256: string): string {
    return path.join(this.#originals, sha256)
  }

  /**
   * Reads an original and makes sure that it still is what was captured. One that is not is moved out of the way, so
   * that the same file can be captured again.
   * @throws AppError `original-lost` when it is gone or has changed
   */
  async readOriginal(sha256: string): Promise<Buffer> {
    const file = this.originalPath(sha256)
    const bytes = await readFile(file).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw translate(error)
      throw new AppError('original-lost', `Original ${sha256} is gone`, { cause: error })
    })
    if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
    this.#quarantine?.take([file])
    throw new AppError('original-lost', `Original ${sha256} has changed on disk`)
  }

  /** At once, so that nothing can come between this and what is decided by it. False while a capture needs it. */
  removeOriginalNow(sha256: string): boolean {
    if (this.#claims.has(sha256)) return false
    rmSync(this.originalPath(sha256), { force: true })
    syncFolderNow(this.#originals)
    return true
  }
}

type Taken = Omit<Incoming, 'path'>
type LargestOf = (head: Buffer) => number

/** Never follows a link at the end of the path and never waits on a pipe. */
async function copyFile(source: string, copy: FileHandle, largestOf: LargestOf): Promise<Taken> {
  // Windows has neither of the last two; what is undefined counts as 0 here.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const file = await open(source, flags).catch((error: unknown) => {
    throw unreadable(error, source)
  })
  try {
    const before = await file.stat()
    if (!before.isFile()) throw new AppError('file-not-regular', 'Not a regular file')
    const hash = createHash('sha256')
    const buffer = Buffer.allocUnsafe(chunkBytes)
    let head = Buffer.alloc(0)
    let size = 0
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, chunkBytes).catch((error: unknown) => {
        throw unreadable(error, source)
      })
      if (bytesRead === 0) break
      const part = buffer.subarray(0, bytesRead)
      size += bytesRead
      if (head.length < headBytes)
        head = Buffer.concat([head, part.subarray(0, headBytes - head.length)])
      const most = Math.max(size, before.size)
      if (most > largestOf(head)) throw tooLarge(most)
      hash.update(part)
      await copy.writeFile(part)
    }
    if (size === 0) throw new AppError('file-empty', 'The file has no bytes')
    const after = await file.stat()
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs)
      throw new AppError('file-changing', `${path.basename(source)} was changed while it was read`)
    return { sha256: hash.digest('hex'), size, head }
  } finally {
    await file.close()
  }
}

async function copyBytes(
  bytes: Uint8Array,
  copy: FileHandle,
  largestOf: LargestOf,
): Promise<Taken> {
  if (bytes.byteLength === 0) throw new AppError('file-empty', 'No bytes were given')
  const head = Buffer.from(bytes.subarray(0, headBytes))
  if (bytes.byteLength > largestOf(head)) throw tooLarge(bytes.byteLength)
  await copy.writeFile(bytes)
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.byteLength,
    head,
  }
}

function tooLarge(size: number): AppError {
  return new AppError('file-too-large', `${size} bytes`, { detail: { size } })
}

function unreadable(error: unknown, source: string): AppError {
  const code = codeOf(error)
  if (code === 'ELOOP') return new AppError('file-not-regular', 'A link, not a file')
  return new AppError('file-unreadable', `Cannot read ${path.basename(source)}: ${code}`, {
    cause: error,
  })
}
