/** The files of a watched folder: which there are, what their bytes are, and how they are put away. Links are not followed. */
import { createHash } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { lstat, mkdir, open, opendir } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../../shared/errors'
import { largestBundle } from '../../../shared/receipts/media'
import { takenFolder } from '../../../shared/receipts/watched-folder'
import { move } from '../../moving'
import { codeOf } from '../../store/files/durable'
import type { Listed } from './decision'

/** Names that are fetched at a time. */
const namesAtOnce = 256
const looksAtOnce = 2
const chunkBytes = 256 * 1024

/**
 * The regular files right in a folder whose names are wanted. Two are looked at at a time: a drive that does not answer
 * must not hold up all the threads that files are read by.
 * @param folder absolute path
 * @param assumed of a file that is believed to be as it was, how it was
 * @throws what the system says of the folder
 */
export async function listFiles(
  folder: string,
  isWanted: (name: string) => boolean,
  assumed: (name: string) => Listed | undefined = () => undefined,
): Promise<Listed[]> {
  const listing: Listed[] = []
  const names: string[] = []
  for await (const entry of await opendir(folder, { bufferSize: namesAtOnce })) {
    if (!entry.isFile() || !isWanted(entry.name)) continue
    const known = assumed(entry.name)
    if (known) listing.push(known)
    else names.push(entry.name)
  }
  for (let at = 0; at < names.length; at += looksAtOnce) {
    const found = names.slice(at, at + looksAtOnce).map((name) => look(folder, name))
    for (const listed of await Promise.all(found)) if (listed) listing.push(listed)
  }
  return listing
}

/** Undefined for what is gone by now, or no file any more. */
async function look(folder: string, name: string): Promise<Listed | undefined> {
  const about = await lstat(path.join(folder, name)).catch(() => undefined)
  return about?.isFile() ? { name, ...looksOf(about) } : undefined
}

const looksOf = ({ size, mtimeMs }: Stats) => ({ size, modifiedMs: Math.trunc(mtimeMs) })

/**
 * The SHA-256 of a file's bytes.
 * @throws AppError `file-unreadable`, `file-too-large`; `file-changing` where it is not as it was listed
 */
export async function hashOf(folder: string, listed: Listed): Promise<string> {
  if (listed.size > largestBundle) throw new AppError('file-too-large', `${listed.size} bytes`)
  // Windows has neither of the last two; what is undefined counts as 0 here.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const file = await open(path.join(folder, listed.name), flags).catch(unreadable)
  try {
    const hash = createHash('sha256')
    const buffer = Buffer.allocUnsafe(Math.min(chunkBytes, listed.size))
    for (let left = listed.size; left > 0;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length).catch(unreadable)
      if (bytesRead === 0) break
      left -= bytesRead
      hash.update(buffer.subarray(0, bytesRead))
    }
    const { size, modifiedMs } = looksOf(await file.stat())
    if (size !== listed.size || modifiedMs !== listed.modifiedMs)
      throw new AppError('file-changing', 'The file is not as it was listed')
    return hash.digest('hex')
  } finally {
    await file.close()
  }
}

function unreadable(error: unknown): never {
  throw new AppError('file-unreadable', `Cannot read a file: ${codeOf(error)}`, { cause: error })
}

/**
 * Moves a file into the folder of those that were taken, or into the bin of the system. One that is gone, or is another by
 * now, is left alone.
 * @param toBin takes an absolute path
 * @throws AppError `no-permission` where the system does not allow it
 */
export async function putAway(
  folder: string,
  listed: Listed,
  way: 'move' | { toBin: (file: string) => Promise<void> },
): Promise<void> {
  const now = await look(folder, listed.name)
  if (now?.size !== listed.size || now.modifiedMs !== listed.modifiedMs) return
  const file = path.join(folder, listed.name)
  try {
    if (way === 'move') await moveAside(folder, listed.name)
    else await way.toBin(file)
  } catch (error) {
    if (await look(folder, listed.name))
      throw new AppError('no-permission', `Cannot put a file away: ${codeOf(error)}`, {
        cause: error,
      })
  }
}

/** Never over another file: a name that is taken gets a number. */
async function moveAside(folder: string, name: string): Promise<void> {
  const target = path.join(folder, takenFolder)
  await mkdir(target).catch(async (error: unknown) => {
    if (!(await lstat(target)).isDirectory()) throw error
  })
  const { name: stem, ext } = path.parse(name)
  let free = path.join(target, name)
  for (let number = 2; await isThere(free); number += 1)
    free = path.join(target, `${stem} (${number})${ext}`)
  await move(path.join(folder, name), free)
}

async function isThere(file: string): Promise<boolean> {
  try {
    await lstat(file)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}
