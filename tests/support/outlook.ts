/** Mails as Outlook saves them (.msg): compound files of version 3 (MS-CFB), made of streams and storages by name. */

export interface Folder {
  [name: string]: Buffer | Folder
}

const sector = 512
const none = 0xffffffff
const end = 0xfffffffe
const ofTable = 0xfffffffd

/** Writes a compound file; streams below 4096 bytes go into the mini stream. */
export function compoundFile(root: Folder): Buffer {
  const sectors: Buffer[] = []
  const table: number[] = []
  const mini: Buffer[] = []
  const miniTable: number[] = []
  const put = (bytes: Buffer): number => {
    const count = Math.ceil(bytes.length / sector)
    const first = sectors.length
    for (let at = 0; at < count; at += 1) {
      sectors.push(Buffer.concat([bytes.subarray(at * sector, (at + 1) * sector)], sector))
      table.push(at === count - 1 ? end : first + at + 1)
    }
    return count === 0 ? end : first
  }
  const putSmall = (bytes: Buffer): number => {
    const count = Math.ceil(bytes.length / 64)
    const first = mini.length
    for (let at = 0; at < count; at += 1) {
      mini.push(Buffer.concat([bytes.subarray(at * 64, (at + 1) * 64)], 64))
      miniTable.push(at === count - 1 ? end : first + at + 1)
    }
    return count === 0 ? end : first
  }
  const entries: Buffer[] = []
  const add = (name: string, kind: number, start: number, size: number): number => {
    const entry = Buffer.alloc(128)
    entry.write(name, 'utf16le')
    entry.writeUInt16LE(name.length * 2 + 2, 64)
    entry.writeUInt8(kind, 66)
    for (const place of [68, 72, 76]) entry.writeUInt32LE(none, place)
    entry.writeUInt32LE(start, 116)
    entry.writeUInt32LE(size, 120)
    return entries.push(entry) - 1
  }
  /** Siblings hang one from the other, which is a tree too. */
  const addAll = (folder: Folder, parent: number): void => {
    let before: number | undefined
    for (const [name, content] of Object.entries(folder)) {
      const isStream = Buffer.isBuffer(content)
      const start = !isStream ? 0 : content.length < 4096 ? putSmall(content) : put(content)
      const own = add(name, isStream ? 2 : 1, start, isStream ? content.length : 0)
      if (before === undefined) entries[parent]?.writeUInt32LE(own, 76)
      else entries[before]?.writeUInt32LE(own, 72)
      before = own
      if (!isStream) addAll(content, own)
    }
  }
  add('Root Entry', 5, end, 0)
  addAll(root, 0)
  const stream = Buffer.concat(mini)
  entries[0]?.writeUInt32LE(put(stream), 116)
  entries[0]?.writeUInt32LE(stream.length, 120)
  const miniStart = put(words(padded(miniTable, 128)))
  const directory = put(Buffer.concat(entries, Math.ceil(entries.length / 4) * sector))
  const tables = tablesFor(sectors.length)
  const all = [...table, ...Array.from({ length: tables }, () => ofTable)]
  const header = Buffer.alloc(sector)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(tables, 44)
  header.writeUInt32LE(directory, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(miniStart, 60)
  header.writeUInt32LE(Math.ceil(miniTable.length / 128), 64)
  header.writeUInt32LE(end, 68)
  for (let at = 0; at < 109; at += 1)
    header.writeUInt32LE(at < tables ? sectors.length + at : none, 76 + at * 4)
  return Buffer.concat([header, ...sectors, words(padded(all, 128 * tables))])
}

/** How many sectors say of all sectors, their own among them, which comes next. */
function tablesFor(count: number): number {
  let tables = 1
  while (tables * 128 < count + tables) tables += 1
  if (tables > 109) throw new Error('Larger than this writer can')
  return tables
}

const padded = (numbers: readonly number[], to: number): number[] => [
  ...numbers,
  ...Array.from(
    { length: Math.max(0, Math.ceil(numbers.length / to) * to - numbers.length) },
    () => none,
  ),
]

function words(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [at, number] of numbers.entries()) bytes.writeUInt32LE(number, at * 4)
  return bytes
}

interface Attached {
  name: string
  bytes?: Buffer
  mail?: Letter
  contentId?: string
}

export interface Letter {
  subject?: string
  from?: string
  address?: string
  /** ISO 8601. */
  sent?: string
  text?: string
  /** With its code page; UTF-8 otherwise. */
  html?: { bytes: Buffer; codePage?: number }
  attached?: Attached[]
  /** Texts in a code page instead of UTF-16. */
  narrow?: number
}

/** A mail as a .msg file. */
export const outlookMail = (letter: Letter): Buffer => compoundFile(messageOf(letter, 32))

function messageOf(letter: Letter, head: number): Folder {
  const { narrow, html } = letter
  const said = new Map([
    [0x0037, letter.subject],
    [0x0c1a, letter.from],
    [0x5d01, letter.address],
    [0x1000, letter.text],
  ])
  const folder: Folder = {}
  for (const [id, value] of said)
    if (value !== undefined)
      folder[streamOf(id, narrow === undefined ? '001F' : '001E')] = Buffer.from(
        value,
        narrow === undefined ? 'utf16le' : 'latin1',
      )
  if (html) folder[streamOf(0x1013, '0102')] = html.bytes
  for (const [at, one] of (letter.attached ?? []).entries())
    folder[`__attach_version1.0_#${at.toString(16).toUpperCase().padStart(8, '0')}`] =
      attachmentOf(one)
  const properties = [
    ...(letter.sent === undefined ? [] : [property(0x0039, 0x0040, fileTime(letter.sent))]),
    ...(narrow === undefined ? [] : [property(0x3ffd, 0x0003, number(narrow))]),
    ...(html ? [property(0x3fde, 0x0003, number(html.codePage ?? 65001))] : []),
  ]
  folder['__properties_version1.0'] = Buffer.concat([Buffer.alloc(head), ...properties])
  return folder
}

function attachmentOf({ name, bytes, mail, contentId }: Attached): Folder {
  return {
    [streamOf(0x3707, '001F')]: Buffer.from(name, 'utf16le'),
    ...(bytes && { [streamOf(0x3701, '0102')]: bytes }),
    ...(mail && { [streamOf(0x3701, '000D')]: messageOf(mail, 24) }),
    ...(contentId !== undefined && {
      [streamOf(0x3712, '001F')]: Buffer.from(contentId, 'utf16le'),
    }),
    '__properties_version1.0': Buffer.alloc(8),
  }
}

const streamOf = (id: number, kind: string) =>
  `__substg1.0_${id.toString(16).toUpperCase().padStart(4, '0')}${kind}`

function property(id: number, kind: number, value: Buffer): Buffer {
  const entry = Buffer.alloc(16)
  entry.writeUInt16LE(kind, 0)
  entry.writeUInt16LE(id, 2)
  value.copy(entry, 8)
  return entry
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32LE(value)
  return bytes
}

function fileTime(iso: string): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(Date.parse(iso) + 11_644_473_600_000) * 10_000n)
  return bytes
}
