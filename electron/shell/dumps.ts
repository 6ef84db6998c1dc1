/** What crashes leave on this computer: dumps that Crashpad writes, kept here and few. They may hold whatever was in memory. */
import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

export interface Dump {
  /** Absolute path. */
  file: string
  bytes: number
  /** When it was written. */
  at: Date
}

/** A crash is told by its newest dumps, and each has up to a few megabytes. */
export const mostDumps = 3

/** The newest first. @param folder of Crashpad; one that is not there has none */
export function dumpsIn(folder: string): Dump[] {
  return filesBelow(folder)
    .flatMap((file) => {
      const about = statSync(file, { throwIfNoEntry: false })
      return about?.isFile() ? [{ file, bytes: about.size, at: about.mtime }] : []
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

function filesBelow(folder: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names.filter((name) => name.endsWith('.dmp')).map((name) => path.join(folder, name))
  } catch {
    return []
  }
}

/** Deletes all but the newest. */
export function pruneDumps(folder: string): void {
  for (const { file } of dumpsIn(folder).slice(mostDumps)) {
    try {
      rmSync(file, { force: true })
    } catch {
      // The next start tries again.
    }
  }
}
