/** Writes small files so that they are whole or not there, also after a power cut, and names what stands in the way. */
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fromSystem } from '../../../shared/errors'

/** What a draft's name ends in while it is being written; one that is left over was never finished. */
export const draftEnding = '.draft'

const draftOf = (file: string) => `${file}.${randomUUID()}${draftEnding}`

/**
 * Replaces a file whole. Its name is durable only once its folder is synced, which a batch does once at its end.
 * @throws AppError `disk-full`, `no-permission`; the former content is then still there
 */
export async function writeWhole(file: string, text: string): Promise<void> {
  const draft = draftOf(file)
  try {
    const opened = await open(draft, 'wx', 0o600)
    try {
      await opened.writeFile(text)
      await opened.sync()
    } finally {
      await opened.close()
    }
    await move(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw translate(error)
  }
}

/** As `writeWhole`, and its folder is synced too. */
export function writeWholeNow(file: string, text: string): void {
  const draft = draftOf(file)
  try {
    const opened = openSync(draft, 'wx', 0o600)
    try {
      writeFileSync(opened, text)
      fsyncSync(opened)
    } finally {
      closeSync(opened)
    }
    moveNow(draft, file)
    syncFolderNow(path.dirname(file))
  } catch (error) {
    rmSync(draft, { force: true })
    throw translate(error)
  }
}

/** Removes what was never finished; where that cannot be done it is in nobody's way, and the next start tries again. */
export async function removeLeftover(file: string): Promise<void> {
  await rm(file, { force: true, recursive: true }).catch(() => undefined)
}

/** Renames; on Windows a scanner may hold the file for a moment, so it is tried again for up to a minute. */
export async function move(from: string, to: string): Promise<void> {
  const pauses = pausesUpTo(60_000)
  for (;;) {
    try {
      await rename(from, to)
      return
    } catch (error) {
      await delay(pauseAfter(error, pauses))
    }
  }
}

/** As `move`, for what cannot wait for anything else: it holds all up, so it is tried again for five seconds only. */
export function moveNow(from: string, to: string): void {
  const pauses = pausesUpTo(5000)
  for (;;) {
    try {
      renameSync(from, to)
      return
    } catch (error) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseAfter(error, pauses))
    }
  }
}

/** How long to wait before each next attempt, in milliseconds; none where nothing but a person's rights refuses. */
function* pausesUpTo(mostMs: number): Generator<number, undefined> {
  if (process.platform !== 'win32') return
  for (let waited = 0, pause = 20; waited <= mostMs; waited += pause) {
    yield pause
    pause = Math.min(pause * 2, 2000)
  }
}

/** @throws AppError when waiting would not help, or not any more */
function pauseAfter(error: unknown, pauses: Generator<number, undefined>): number {
  const isHeld = ['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error))
  const pause = isHeld ? pauses.next().value : undefined
  if (pause === undefined) throw translate(error)
  return pause
}

/** Makes names in a folder durable; Windows has no such call and needs none for a rename on NTFS. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export function syncFolderNow(folder: string): void {
  if (process.platform === 'win32') return
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** Makes a folder with all above it; what is kept in it is then not lost with the folder's own name. */
export function makeFolderNow(folder: string): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  for (let at = folder; at.length >= made.length; at = path.dirname(at))
    syncFolderNow(path.dirname(at))
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** What a failed call means to a person, if it means one of the things they can mend. */
export const translate = (error: unknown): unknown => fromSystem(error) ?? error
