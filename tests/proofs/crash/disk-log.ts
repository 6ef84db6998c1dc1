/** What a process did to a folder, read from a log of strace: every change in order, with its bytes, and every sync. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export type Change =
  | { kind: 'write'; file: number; at: number; bytes: Buffer }
  | { kind: 'truncate'; file: number; length: number }
  /** A name begins or ends to stand for a file; a rename does both at once. */
  | { kind: 'name'; folder: string; add?: { path: string; file: number }; remove?: string }
  | { kind: 'folder'; folder: string; path: string }
  | { kind: 'sync'; file: number }
  | { kind: 'sync-folder'; folder: string }
  /** Bytes that left the process: what was promised, and what was asked of the service. */
  | { kind: 'said'; text: string }

export interface DiskLog {
  changes: Change[]
  /** Files that were there before, by number. */
  former: Map<number, string>
}

/** The calls that matter, for the tracer. */
export const recorded = [
  'openat',
  'write',
  'writev',
  'pwrite64',
  'fsync',
  'fdatasync',
  'ftruncate',
  'rename',
  'unlink',
  'mkdir',
  'link',
]

interface Open {
  file: number
  at: number
  isAppending: boolean
}

/**
 * @param log file of strace with `-y -xx`
 * @param folder absolute; whatever lies elsewhere is left out
 * @param before an equal folder, as it was before
 */
export function readDiskLog(log: string, folder: string, before: string): DiskLog {
  const reader = new Reader(folder, before)
  const begun = new Map<string, string>()
  for (const line of readFileSync(log, 'latin1').split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+)\s+(.*)$/s.exec(line) ?? []
    if (rest.endsWith(' <unfinished ...>')) begun.set(thread, rest.slice(0, -17))
    else if (rest.startsWith('<... ')) {
      // Its result stands in a column of its own.
      const end = rest.slice(rest.indexOf('resumed>') + 8).replace(/^\)\s+=/, ') =')
      reader.call((begun.get(thread) ?? '') + end)
    } else reader.call(rest)
  }
  return { changes: reader.changes, former: reader.former }
}

class Reader {
  readonly changes: Change[] = []
  readonly former = new Map<number, string>()
  readonly #folder: string
  readonly #names = new Map<string, number>()
  readonly #open = new Map<string, Open>()
  readonly #before: string
  #next = 1

  constructor(folder: string, before: string) {
    this.#folder = folder
    this.#before = before
  }

  call(text: string): void {
    const [, name = '', rest = ''] = /^(\w+)\((.*)$/s.exec(text) ?? []
    const [, result = '-1'] = /\) = (-?\d+)[^)]*$/s.exec(rest) ?? []
    if (Number(result) < 0) return
    const strings = [...rest.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) =>
      bytesOf(hex),
    )
    const paths = strings.map((bytes) => bytes.toString())
    const [, fd = '', target = ''] = /^(\d+)<([^>]*)>/.exec(rest) ?? []
    switch (name) {
      case 'openat':
        return this.#opened(paths[0] ?? '', rest, result)
      case 'write':
      case 'writev':
        return this.#written(
          fd,
          decoded(target),
          Buffer.concat(strings).subarray(0, Number(result)),
        )
      case 'pwrite64': {
        const at = Number(/, (\d+)\) = \d+[^)]*$/.exec(rest)?.[1])
        const open = this.#open.get(fd)
        const bytes = strings[0] ?? Buffer.alloc(0)
        if (open) this.changes.push({ kind: 'write', file: open.file, at, bytes })
        return
      }
      case 'ftruncate': {
        const open = this.#open.get(fd)
        const length = Number(/, (\d+)\) = /.exec(rest)?.[1])
        if (open) this.changes.push({ kind: 'truncate', file: open.file, length })
        return
      }
      case 'fsync':
      case 'fdatasync':
        return this.#synced(fd, decoded(target))
      case 'rename':
      case 'link':
        return this.#moved(paths[0] ?? '', paths[1] ?? '', name === 'rename')
      case 'unlink': {
        const removed = paths[0] ?? ''
        if (!this.#isOurs(removed)) return
        this.#names.set(removed, 0)
        this.changes.push({ kind: 'name', folder: path.dirname(removed), remove: removed })
        return
      }
      case 'mkdir': {
        const made = paths[0] ?? ''
        if (this.#isOurs(made))
          this.changes.push({ kind: 'folder', folder: path.dirname(made), path: made })
      }
    }
  }

  #isOurs(file: string): boolean {
    return file.startsWith(`${this.#folder}/`)
  }

  #opened(file: string, rest: string, fd: string): void {
    if (!this.#isOurs(file) || rest.includes('O_DIRECTORY')) return void this.#open.delete(fd)
    const known = this.#fileAt(file)
    const isNew = known === undefined
    if (isNew && !rest.includes('O_CREAT')) return void this.#open.delete(fd)
    const number = known ?? this.#number()
    if (isNew) {
      this.#names.set(file, number)
      const add = { path: file, file: number }
      this.changes.push({ kind: 'name', folder: path.dirname(file), add })
    } else if (rest.includes('O_TRUNC'))
      this.changes.push({ kind: 'truncate', file: number, length: 0 })
    this.#open.set(fd, { file: number, at: 0, isAppending: rest.includes('O_APPEND') })
  }

  #written(fd: string, target: string, bytes: Buffer): void {
    if (!this.#isOurs(target)) {
      this.changes.push({ kind: 'said', text: bytes.toString('utf8', 0, 4096) })
      return
    }
    const open = this.#open.get(fd)
    if (!open) return
    if (open.isAppending) throw new Error(`${target} is appended to, which this does not know`)
    this.changes.push({ kind: 'write', file: open.file, at: open.at, bytes })
    open.at += bytes.length
  }

  #synced(fd: string, target: string): void {
    if (!this.#isOurs(target) && target !== this.#folder) return
    const open = this.#open.get(fd)
    this.changes.push(
      open ? { kind: 'sync', file: open.file } : { kind: 'sync-folder', folder: target },
    )
  }

  #moved(from: string, to: string, isRename: boolean): void {
    const file = this.#isOurs(from) ? this.#fileAt(from) : undefined
    if (file === undefined) return
    this.#names.set(to, file)
    if (isRename) this.#names.set(from, 0)
    const change = { kind: 'name', folder: path.dirname(to), add: { path: to, file } } as const
    this.changes.push(isRename ? { ...change, remove: from } : change)
  }

  /** The number of the file that a name stands for; undefined where there is none. */
  #fileAt(name: string): number | undefined {
    const known = this.#names.get(name)
    if (known !== undefined) return known === 0 ? undefined : known
    const former = this.#before + name.slice(this.#folder.length)
    if (!statSync(former, { throwIfNoEntry: false })?.isFile()) return undefined
    const number = this.#number()
    this.#names.set(name, number)
    this.former.set(number, name)
    return number
  }

  #number(): number {
    this.#next += 1
    return this.#next
  }
}

function bytesOf(escaped: string): Buffer {
  return Buffer.from(escaped.replaceAll('\\x', ''), 'hex')
}

/** A path as `-y` shows it beside a descriptor. */
function decoded(escaped: string): string {
  return escaped.startsWith('\\x') ? bytesOf(escaped).toString() : escaped
}
