/** What SQLite's failures mean: each result code, in the words of Docket's own list of errors. */
import { statfsSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '../../../shared/errors'

/** Primary result codes (SQLite, Result and Error Codes). */
const [mistake, permission, busy, locked, noMemory, readOnly] = [1, 3, 5, 6, 7, 8]
const [ioError, corrupt, full, cannotOpen, noDatabase] = [10, 11, 13, 14, 26]

/** The words of SQLite for them (`sqlite3_errstr`). */
const codesByWords = new Map([
  ['access permission denied', permission],
  ['database is locked', busy],
  ['database table is locked', locked],
  ['out of memory', noMemory],
  ['attempt to write a readonly database', readOnly],
  ['disk I/O error', ioError],
  ['database disk image is malformed', corrupt],
  ['database or disk is full', full],
  ['unable to open database file', cannotOpen],
  ['file is not a database', noDatabase],
])

/** Extended codes of I/O errors that tell of the file and not of the disk: cut short, or a file system that is damaged. */
const damages = [522, 8458]

/**
 * What a failure of SQLite is to Docket; anything else stays what it is.
 * @param file absolute path of the database
 * @param isWhole the database was found whole: a disk that fails under it has damaged nothing that was committed
 */
export function meaningOf(thrown: unknown, file: string, isWhole = false): unknown {
  if (thrown instanceof AppError) return thrown
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  const extended = resultCode(thrown)
  const code = extended & 0xff
  const cause = { cause: thrown }
  if (code === full || (code === ioError && isFull(file)))
    return new AppError('disk-full', text, cause)
  if (code === ioError && isWhole && !damages.includes(extended))
    return new AppError('disk-failed', text, cause)
  // A byte turned in the schema itself: what this app asks for is always there in a whole database.
  const isSchemaDamaged = code === mistake && /no such |has no column|unrecognized/.test(text)
  if ([corrupt, noDatabase, ioError].includes(code) || isSchemaDamaged)
    return new AppError('store-damaged', text, cause)
  // Another program holds it: it is as it was.
  if ([permission, readOnly, cannotOpen, busy, locked].includes(code))
    return new AppError('no-permission', text, cause)
  if (code === noMemory) return new AppError('disk-failed', text, cause)
  return thrown
}

function resultCode(thrown: unknown): number {
  if (!(thrown instanceof Error)) return 0
  if ('sqliteExtendedCode' in thrown) return Number(thrown.sqliteExtendedCode)
  if ('sqliteCode' in thrown) return Number(thrown.sqliteCode)
  if ('errcode' in thrown) return Number(thrown.errcode)
  // What fails while many rows are read comes with its words alone.
  return codesByWords.get(thrown.message) ?? 0
}

/** SQLite calls it an I/O error when there is no room for what it keeps beside the file. */
function isFull(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(path.dirname(file))
    return bavail * bsize < 1024 * 1024
  } catch {
    return false
  }
}
