/** Writes small files so that they are whole or not there, also after a power cut, and names what stands in the way. */
import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { fromSystem } from '../../../shared/errors'
import { move, moveNow } from '../../moving'

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
