/** What a disk may hold after its power failed: every change that was not synced may be there, or not, or in part. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Random } from '../../support/random'
import type { Change, DiskLog } from './disk-log'

const pageSize = 4096

/** Which of the first `length` changes a later sync among them has made sure of, by their place. */
export function surely(changes: readonly Change[], length: number): Set<number> {
  const sure = new Set<number>()
  const files = new Set<number>()
  const folders = new Set<string>()
  for (let at = length - 1; at >= 0; at -= 1) {
    const change = changes[at]
    if (change?.kind === 'sync') files.add(change.file)
    else if (change?.kind === 'sync-folder') folders.add(change.folder)
    else if (change?.kind === 'write' || change?.kind === 'truncate') {
      if (files.has(change.file)) sure.add(at)
    } else if (change?.kind === 'name' || change?.kind === 'folder') {
      if (folders.has(change.folder)) sure.add(at)
    }
  }
  return sure
}

/** How much of what is not sure survives: none, all, or each by chance. */
export interface Luck {
  names: number
  bytes: number
}

export const someLuck = (random: Random): Luck => ({
  names: random.pick([0, 0.5, 1]),
  bytes: random.pick([0, 0.5, 1]),
})

interface State {
  folder: string
  /** The folder that `log` was made in, for its paths. */
  logged: string
  log: DiskLog
  length: number
  random: Random
  luck: Luck
}

/** Turns a copy of the folder as it was before into what may be left after the first `length` changes. */
export function buildState({ folder, logged, log, length, random, luck }: State): void {
  const here = (name: string) => folder + name.slice(logged.length)
  const sure = surely(log.changes, length)
  const files = new Map<number, Buffer>()
  for (const [number, name] of log.former)
    if (existsSync(here(name))) files.set(number, readFileSync(here(name)))
  const names = new Map([...log.former].map(([number, name]) => [name, number]))
  const gone = new Set<string>()
  for (const [at, change] of log.changes.slice(0, length).entries()) {
    const isSure = sure.has(at)
    if (change.kind === 'write')
      files.set(
        change.file,
        patched(files.get(change.file), change, (page) =>
          isSure || random.chance(luck.bytes) ? page : undefined,
        ),
      )
    if (change.kind === 'truncate' && (isSure || random.chance(luck.bytes)))
      files.set(change.file, resized(files.get(change.file), change.length))
    if (change.kind !== 'name' && change.kind !== 'folder') continue
    if (!isSure && !random.chance(luck.names)) continue
    if (change.kind === 'folder') {
      if (existsSync(here(change.folder))) mkdirSync(here(change.path), { recursive: true })
      continue
    }
    if (change.remove !== undefined) {
      names.delete(change.remove)
      gone.add(change.remove)
    }
    if (change.add) names.set(change.add.path, change.add.file)
  }
  for (const name of gone) if (!names.has(name)) rmSync(here(name), { force: true })
  for (const [name, number] of names)
    if (existsSync(path.dirname(here(name))))
      writeFileSync(here(name), files.get(number) ?? Buffer.alloc(0))
}

/** Writes page by page, as a disk does. A page that did not get there leaves what was there, or zeros. */
function patched(
  former: Buffer | undefined,
  { at, bytes }: { at: number; bytes: Buffer },
  keep: (page: Buffer) => Buffer | undefined,
): Buffer {
  let content = former ?? Buffer.alloc(0)
  for (let from = 0; from < bytes.length;) {
    const space = pageSize - ((at + from) % pageSize)
    const page = keep(bytes.subarray(from, from + space))
    if (page) {
      content = resized(content, Math.max(content.length, at + from + page.length))
      page.copy(content, at + from)
    }
    from += space
  }
  return content
}

function resized(content: Buffer | undefined, length: number): Buffer {
  const next = Buffer.alloc(length)
  content?.copy(next, 0, 0, Math.min(content.length, length))
  return next
}
