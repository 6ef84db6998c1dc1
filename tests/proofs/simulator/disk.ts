/** The computer's disk in memory: what was written before a crash is there after it, and nothing else. */
import path from 'node:path'

export class Disk {
  files = new Map<string, Buffer>()
  folders = new Set<string>(['/'])

  /** All below a folder, for a later `putBack`. Contents are never changed in place, so they are shared. */
  copy(folder: string): { files: Map<string, Buffer>; folders: Set<string> } {
    const isBelow = (name: string) => name.startsWith(`${folder}/`)
    return {
      files: new Map([...this.files].filter(([name]) => isBelow(name))),
      folders: new Set([...this.folders].filter(isBelow)),
    }
  }

  putBack(folder: string, copy: ReturnType<Disk['copy']>): void {
    const isBelow = (name: string) => name.startsWith(`${folder}/`)
    for (const name of this.files.keys()) if (isBelow(name)) this.files.delete(name)
    for (const name of this.folders) if (isBelow(name)) this.folders.delete(name)
    for (const [name, bytes] of copy.files) this.files.set(name, bytes)
    for (const name of copy.folders) this.folders.add(name)
  }

  read(file: string): Buffer {
    const bytes = this.files.get(file)
    if (bytes === undefined) throw failure(this.folders.has(file) ? 'EISDIR' : 'ENOENT', file)
    return bytes
  }

  write(file: string, bytes: Buffer): void {
    if (!this.folders.has(path.posix.dirname(file))) throw failure('ENOENT', file)
    this.files.set(file, bytes)
  }

  has(name: string): boolean {
    return this.files.has(name) || this.folders.has(name)
  }

  makeFolder(folder: string, isRecursive: boolean): void {
    if (this.folders.has(folder)) {
      if (isRecursive) return
      throw failure('EEXIST', folder)
    }
    const above = path.posix.dirname(folder)
    if (!this.folders.has(above)) {
      if (!isRecursive) throw failure('ENOENT', folder)
      this.makeFolder(above, true)
    }
    this.folders.add(folder)
  }

  list(folder: string): string[] {
    if (!this.folders.has(folder)) throw failure('ENOENT', folder)
    const within = folder === '/' ? '/' : `${folder}/`
    const names: string[] = []
    for (const all of [this.files.keys(), this.folders])
      for (const name of all)
        if (name.startsWith(within) && name.length > within.length) {
          const rest = name.slice(within.length)
          if (!rest.includes('/')) names.push(rest)
        }
    return names.sort()
  }

  rename(from: string, to: string): void {
    const bytes = this.files.get(from)
    if (bytes === undefined) throw failure('ENOENT', from)
    this.write(to, bytes)
    if (from !== to) this.files.delete(from)
  }

  link(from: string, to: string): void {
    if (this.files.has(to)) throw failure('EEXIST', to)
    this.write(to, this.read(from))
  }

  remove(name: string, options: { force?: boolean; recursive?: boolean } = {}): void {
    if (this.files.delete(name)) return
    if (this.folders.has(name) && options.recursive) {
      this.putBack(name, { files: new Map(), folders: new Set() })
      this.folders.delete(name)
    } else if (!options.force) throw failure('ENOENT', name)
  }
}

export function failure(code: string, name: string): Error {
  return Object.assign(new Error(`${code}: ${name}`), { code })
}
