/** Which schema a database file has, found out without changing a byte of it. */
import { closeSync, copyFileSync, existsSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { AppError } from '../../../shared/errors'

/** What the header of a database says of its schema (SQLite file format, 1.3: bytes 60 and 68). */
export interface SchemaVersion {
  version: number
  applicationId: number
}

const application = 0x446b
/** Beside the version, so that one turned byte does not look like a newer app's file. */
export const applicationIdOf = (version: number): number => application * 0x10000 + version

/** @throws AppError `store-newer`, or `store-damaged` when the two numbers contradict each other */
export function assertKnown({ version, applicationId }: SchemaVersion, known: number): void {
  const isOurs = applicationId === 0 || applicationId === applicationIdOf(version)
  if (!isOurs || version < 0 || version > 0xffff)
    throw new AppError('store-damaged', `Schema ${version} of application ${applicationId}`)
  if (version > known)
    throw new AppError('store-newer', `Schema ${version}, this app knows ${known}`)
}

/**
 * Looks into the file before SQLite opens it, since even closing it again may write. What a crash left in the log counts
 * too, so it is looked at in a copy.
 * @param peek opens a copy and says what it holds
 * @throws AppError `store-newer`, `store-damaged`
 */
export function assertKnownFile(
  file: string,
  known: number,
  peek: (copy: string) => SchemaVersion,
): void {
  if (!existsSync(file) || !statSync(file).isFile() || statSync(file).size < 100) return
  assertKnown(headerOf(file), known)
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0)
    onCopy(file, (copy) => {
      assertKnown(peek(copy), known)
    })
}

function headerOf(file: string): SchemaVersion {
  const header = Buffer.alloc(100)
  const opened = openSync(file, 'r')
  try {
    readSync(opened, header, 0, 100, 0)
  } finally {
    closeSync(opened)
  }
  return { version: header.readInt32BE(60), applicationId: header.readInt32BE(68) }
}

function onCopy(file: string, look: (copy: string) => void): void {
  const copy = `${file}-peek`
  const remove = () => {
    for (const ending of ['', '-wal', '-shm', '-journal'])
      rmSync(copy + ending, { recursive: true, force: true })
  }
  remove()
  try {
    for (const ending of ['', '-wal']) copyFileSync(file + ending, copy + ending)
    look(copy)
  } catch (error) {
    // Without room for a copy, or with a log that cannot be read, opening the file itself says what is wrong.
    if (error instanceof AppError && error.code === 'store-newer') throw error
  } finally {
    remove()
  }
}
