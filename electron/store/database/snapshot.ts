/** Whole copies of the database from before each change of its schema and each new version of the app, the newest three of them. */
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '../../../shared/errors'
import { moveNow } from '../../moving'
import { draftEnding, syncFolderNow, translate } from '../files/durable'

const most = 3
/** Left for everything else on the disk; 64 MiB. */
const spareBytes = 64 * 1024 * 1024

/**
 * Takes a copy into a folder and removes the oldest beyond the newest three.
 * @param about.bytes how large the copy may become
 * @param copyTo writes a whole copy to a path where nothing is yet
 * @throws AppError `disk-full`, `no-permission`; nothing is left behind then
 */
export function takeSnapshot(
  folder: string,
  { version, at, bytes }: { version: number; at: Date; bytes: number },
  copyTo: (file: string) => void,
): void {
  const time = at.toISOString().replaceAll(':', '-')
  const file = path.join(folder, `docket-${time}-schema-${version}.sqlite`)
  const draft = `${file}${draftEnding}`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    assertRoom(folder, bytes)
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

function assertRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < bytes + spareBytes)
    throw new AppError('disk-full', 'No room for a copy of the database')
}
