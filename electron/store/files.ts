/** The file store: originals by their hash and a sidecar per receipt, on disk for good before anyone says "Saved". */
import { createHash, randomUUID } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '../../shared/errors'

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
  readonly #incoming: string
  readonly #originals: string
  readonly #sidecars: string

  constructor(root: string) {
    this.#incoming = path.join(root, 'incoming')
    this.#originals = path.join(root, 'originals')
    this.#sidecars = path.join(root, 'sidecars')
  }

  /** Makes the folders and clears what an interrupted copy left behind (it was never acknowledged). */
  async prepare(): Promise<void> {
    for (const folder of [this.#incoming, this.#originals, this.#sidecars])
      await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const name of await readdir(this.#incoming))
      await rm(path.join(this.#incoming, name), { force: true })
    await syncFolder(path.dirname(this.#originals))
  }

  /**
   * Copies a file or bytes into the store while hashing, and syncs the copy.
   * @throws AppError `file-not-regular`, `file-empty`, `file-too-large`, `file-unreadable`, `disk-full`
   */
  async take(source: string | Uint8Array, largest: number): Promise<Incoming> {
    const target = path.join(this.#incoming, randomUUID())
    const copy = await open(target, 'wx', 0o600)
    try {
      const taken =
        typeof source === 'string'
          ? await copyFile(source, copy, largest)
          : await copyBytes(source, copy, largest)
      await copy.sync()
      await copy.close()
      return { ...taken, path: target }
    } catch (error) {
      await copy.close()
      await rm(target, { force: true })
      throw translate(error)
    }
  }

  /** Puts a batch of copies under their hashes; after this they survive a power cut. */
  async keep(batch: readonly Incoming[]): Promise<void> {
    for (const incoming of batch) await move(incoming.path, this.originalPath(incoming.sha256))
    await syncFolder(this.#originals)
  }

  async drop(incoming: Incoming): Promise<void> {
    await rm(incoming.path, { force: true })
  }

  /** Writes a batch of sidecars, each atomically; after this they survive a power cut. */
  async writeSidecars(sidecars: readonly { id: string; body: unknown }[]): Promise<void> {
    await Promise.all(
      sidecars.map(async ({ id, body }) => {
        const draft = path.join(this.#incoming, randomUUID())
        const file = await open(draft, 'wx', 0o600)
        try {
          await file.writeFile(`${JSON.stringify(body, undefined, 2)}\n`)
          await file.sync()
        } finally {
          await file.close()
        }
        await move(draft, path.join(this.#sidecars, `${id}.json`))
      }),
    ).catch((error: unknown) => {
      throw translate(error)
    })
    await syncFolder(this.#sidecars)
  }

  originalPath(sha256: string): string {
    return path.join(this.#originals, sha256)
  }

  /** Reads an original and makes sure that it still is what was captured. */
  async readOriginal(sha256: string): Promise<Buffer> {
    const bytes = await readFile(this.originalPath(sha256)).catch((error: unknown) => {
      throw new AppError('store-damaged', `Original ${sha256} cannot be read`, { cause: error })
    })
    const actual = createHash('sha256').update(bytes).digest('hex')
    if (actual !== sha256)
      throw new AppError('store-damaged', `Original ${sha256} has changed on disk`)
    return bytes
  }
}

type Taken = Omit<Incoming, 'path'>

/** Never follows a link at the end of the path and never waits on a pipe. */
async function copyFile(source: string, copy: FileHandle, largest: number): Promise<Taken> {
  // Windows has neither of the last two; what is undefined counts as 0 here.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const file = await open(source, flags).catch((error: unknown) => {
    throw unreadable(error, source)
  })
  try {
    refuse(await file.stat(), largest)
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
      if (size > largest) throw tooLarge(size)
      if (head.length < headBytes)
        head = Buffer.concat([head, part.subarray(0, headBytes - head.length)])
      hash.update(part)
      await copy.writeFile(part)
    }
    if (size === 0) throw new AppError('file-empty', 'The file has no bytes')
    return { sha256: hash.digest('hex'), size, head }
  } finally {
    await file.close()
  }
}

async function copyBytes(bytes: Uint8Array, copy: FileHandle, largest: number): Promise<Taken> {
  if (bytes.byteLength === 0) throw new AppError('file-empty', 'No bytes were given')
  if (bytes.byteLength > largest) throw tooLarge(bytes.byteLength)
  await copy.writeFile(bytes)
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.byteLength,
    head: Buffer.from(bytes.subarray(0, headBytes)),
  }
}

function refuse(about: Stats, largest: number): void {
  if (!about.isFile()) throw new AppError('file-not-regular', 'Not a regular file')
  if (about.size > largest) throw tooLarge(about.size)
}

function tooLarge(size: number): AppError {
  return new AppError('file-too-large', `${size} bytes`, { detail: { size } })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function unreadable(error: unknown, source: string): AppError {
  const code = codeOf(error)
  if (code === 'ELOOP') return new AppError('file-not-regular', 'A link, not a file')
  return new AppError('file-unreadable', `Cannot read ${path.basename(source)}: ${code}`, {
    cause: error,
  })
}

function translate(error: unknown): unknown {
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new AppError('disk-full', 'No space left for the store', { cause: error })
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new AppError('no-permission', `The store cannot be written: ${code}`, { cause: error })
  return error
}

/** Renames; on Windows a scanner may hold the file for a moment, so it is tried again for up to a minute. */
async function move(from: string, to: string): Promise<void> {
  const patient = process.platform === 'win32'
  for (let waited = 0, pause = 20; ; waited += pause, pause = Math.min(pause * 2, 2000)) {
    try {
      await rename(from, to)
      return
    } catch (error) {
      const isHeld = ['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error))
      if (!patient || !isHeld || waited > 60_000) throw translate(error)
      await delay(pause)
    }
  }
}

/** Makes names in a folder durable; Windows has no such call and needs none for a rename on NTFS. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
