/**
 * Compound files (MS-CFB): files and folders within one file, as older Office programs and Outlook write them. Whatever a file says of
 * itself, no chain of it is followed further than there are sectors, and nothing is larger than the file.
 */
import { tooComplex, unreadable } from './limits'

export interface Storage {
  /** The bytes of a stream right in it; undefined where there is none of this name. */
  read: (name: string) => Buffer | undefined
  /** A storage right in it. */
  open: (name: string) => Storage | undefined
  /** Names of the streams and storages right in it, in the order of the file. */
  names: string[]
}

interface Entry {
  kind: number
  name: string
  left: number
  right: number
  child: number
  start: number
  size: number
}

const storageKind = 1
const streamKind = 2
const entryBytes = 128
/** Of all streams and storages; a mail has some hundred. */
const mostEntries = 50_000
const miniSector = 64
const mostInMini = 4096
/** Sectors from here on stand for something else: free, the end of a chain, one of the tables (MS-CFB 2.1). */
const lastSector = 0xfffffffa
const none = 0xffffffff
const inHeader = 109

/** @throws AppError `file-unreadable`, `file-too-complex` */
export function openCompound(file: Buffer): Storage {
  return new CompoundFile(file).root
}

class CompoundFile {
  readonly #file: Buffer
  readonly #sector: number
  readonly #table: Uint32Array
  readonly #entries: Entry[]
  readonly #miniTable: Uint32Array
  readonly #mini: Buffer

  constructor(file: Buffer) {
    if (file.length < 1536) throw unreadable('The compound file is cut')
    const power = file.readUInt16LE(30)
    if (power !== 9 && power !== 12) throw unreadable('No compound file has such sectors')
    this.#file = file
    this.#sector = 2 ** power
    this.#table = this.#readTable()
    this.#entries = entriesIn(this.#chain(file.readUInt32LE(48)))
    this.#miniTable = wordsOf(this.#chain(file.readUInt32LE(60)))
    const [first] = this.#entries
    if (!first) throw unreadable('The compound file has no root')
    this.#mini = this.#chain(first.start).subarray(0, first.size)
  }

  get root(): Storage {
    return this.#storage(0)
  }

  #at(sector: number): Buffer {
    const from = (sector + 1) * this.#sector
    if (from >= this.#file.length) throw unreadable('A sector lies behind the end')
    return this.#file.subarray(from, from + this.#sector)
  }

  get #mostSectors(): number {
    return Math.ceil(this.#file.length / this.#sector)
  }

  /** Which sector comes after each; where that is told lies in the header and, for large files, in a chain (2.3 to 2.5). */
  #readTable(): Uint32Array {
    const file = this.#file
    const places = Array.from({ length: inHeader }, (_, at) => file.readUInt32LE(76 + at * 4))
    let more = file.readUInt32LE(68)
    for (let seen = 0; more < lastSector; seen += 1) {
      if (seen > this.#mostSectors) throw unreadable('A chain goes round')
      const words = wordsOf(this.#at(more))
      places.push(...words.subarray(0, -1))
      more = words.at(-1) ?? none
    }
    const used = places.filter((place) => place < lastSector)
    if (used.length > this.#mostSectors) throw unreadable('There are more tables than sectors')
    return wordsOf(Buffer.concat(used.map((place) => this.#at(place))))
  }

  #chain(start: number): Buffer {
    const parts: Buffer[] = []
    for (let at = start; at < lastSector; at = this.#table[at] ?? none) {
      if (parts.length > this.#mostSectors) throw unreadable('A chain goes round')
      parts.push(this.#at(at))
    }
    return Buffer.concat(parts)
  }

  #miniChain(start: number): Buffer {
    const parts: Buffer[] = []
    for (let at = start; at < lastSector; at = this.#miniTable[at] ?? none) {
      if (parts.length * miniSector > mostInMini) throw unreadable('A chain goes round')
      parts.push(this.#mini.subarray(at * miniSector, (at + 1) * miniSector))
    }
    return Buffer.concat(parts)
  }

  #stream({ start, size }: Entry): Buffer {
    if (size > this.#file.length) throw unreadable('A stream is larger than its file')
    if (size === 0) return Buffer.alloc(0)
    const bytes = size < mostInMini ? this.#miniChain(start) : this.#chain(start)
    if (bytes.length < size) throw unreadable('A stream is cut')
    return bytes.subarray(0, size)
  }

  #storage(of: number): Storage {
    const below = new Map<string, { at: number; entry: Entry }>()
    const waiting = [this.#entries[of]?.child ?? none]
    const seen = new Set<number>()
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const entry = this.#entries[at]
      if (!entry || seen.has(at)) continue
      seen.add(at)
      if (!below.has(entry.name)) below.set(entry.name, { at, entry })
      waiting.push(entry.right, entry.left)
    }
    return {
      names: [...below.keys()].toSorted(),
      read: (name) => {
        const found = below.get(name)?.entry
        return found?.kind === streamKind ? this.#stream(found) : undefined
      },
      open: (name) => {
        const found = below.get(name)
        return found?.entry.kind === storageKind ? this.#storage(found.at) : undefined
      },
    }
  }
}

function wordsOf(bytes: Buffer): Uint32Array {
  const words = new Uint32Array(Math.floor(bytes.length / 4))
  for (let at = 0; at < words.length; at += 1) words[at] = bytes.readUInt32LE(at * 4)
  return words
}

/** MS-CFB 2.6.1. */
function entriesIn(directory: Buffer): Entry[] {
  const count = Math.floor(directory.length / entryBytes)
  if (count > mostEntries) throw tooComplex('The compound file', { entries: count })
  return Array.from({ length: count }, (_, index) => {
    const at = index * entryBytes
    const length = Math.min(64, directory.readUInt16LE(at + 64))
    return {
      kind: directory.readUInt8(at + 66),
      name: directory.toString('utf16le', at, at + Math.max(0, length - 2)),
      left: directory.readUInt32LE(at + 68),
      right: directory.readUInt32LE(at + 72),
      child: directory.readUInt32LE(at + 76),
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    }
  })
}
