/** What is found under the names of files that a person asked for: nothing, what was there, or all of the new one. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'

const absent = 'absent'

/** What a file may hold, as `fingerprint` tells it. */
export interface PromisedFile {
  /** Once it is written. */
  whole: string
  /** None where nothing is promised. */
  ends: string[]
}

/** Tells files apart by what they hold, ZIPs by their entries; one that is cut off is like no other. */
export function fingerprint(file: string): string {
  if (!existsSync(file)) return absent
  const bytes = readFileSync(file)
  if (!file.endsWith('.zip')) return hash(bytes)
  try {
    return Object.entries(unzipSync(bytes))
      .map(([name, entry]) => `${name} ${hash(entry)}`)
      .toSorted()
      .join('\n')
  } catch {
    return `torn, ${bytes.length} bytes`
  }
}

/** @param isShort some of what belongs into it could not be had, and it says so */
export function afterExport(
  known: PromisedFile,
  end: 'began' | 'done' | 'failed',
  isShort: boolean,
): PromisedFile {
  if (end === 'began') return { ...known, ends: [...known.ends, known.whole] }
  if (end !== 'done') return known
  return { ...known, ends: isShort ? [] : [known.whole] }
}

/** @returns what is wrong with the files of a folder */
export function judgeFiles(files: ReadonlyMap<string, PromisedFile>, folder: string): string[] {
  return [...files].flatMap(([name, { ends }]) => {
    const now = fingerprint(path.join(folder, name))
    return ends.length === 0 || ends.includes(now) ? [] : [`${name} is ${now.slice(0, 60)}`]
  })
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
