/** Whole copies of the database from before each change of its schema, the newest three of them. */
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { draftEnding, moveNow, syncFolderNow, translate } from '../files/durable'

const most = 3

/**
 * Takes a copy into a folder and removes the oldest beyond the newest three.
 * @param copyTo writes a whole copy to a path where nothing is yet
 * @throws AppError `disk-full`, `no-permission`; nothing is left behind then
 */
export function takeSnapshot(
  folder: string,
  { version, at }: { version: number; at: Date },
  copyTo: (file: string) => void,
): void {
  const time = at.toISOString().replaceAll(':', '-')
  const file = path.join(folder, `docket-${time}-schema-${version}.sqlite`)
  const draft = `${file}${draftEnding}`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(folder))
      if (name.endsWith(draftEnding)) rmSync(path.join(folder, name), { force: true })
    copyTo(draft)
    const opened = openSync(draft, 'r+')
    fsyncSync(opened)
    closeSync(opened)
    moveNow(draft, file)
    syncFolderNow(folder)
  } catch (error) {
    rmSync(draft, { force: true })
    throw translate(error)
  }
  const kept = readdirSync(folder).filter((name) => name.endsWith('.sqlite'))
  for (const name of kept.toSorted().slice(0, -most)) rmSync(path.join(folder, name))
}
