/** ZIP archives for tests, also such as no honest program writes. */
import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'

interface Options {
  /** Unix mode of each file, by its name. */
  modes?: Record<string, number>
  /** Packs nothing. */
  isStored?: boolean
}

/** An archive of these files, in their order; one whose name ends with a slash is a folder. */
export async function zipOf(
  files: Record<string, Uint8Array>,
  { modes = {}, isStored = false }: Options = {},
): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, bytes] of Object.entries(files))
    if (name.endsWith('/')) zip.addEmptyDirectory(name)
    else
      zip.addBuffer(Buffer.from(bytes), name, {
        compress: !isStored,
        ...(modes[name] !== undefined && { mode: modes[name] }),
      })
  zip.end()
  return buffer(zip.outputStream)
}

/** The same archive with another name of as many bytes wherever this one stands. */
export function renamed(archive: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error(`${from} and ${to} are not as long`)
  const changed = Buffer.from(archive)
  for (let at = changed.indexOf(from); at !== -1; at = changed.indexOf(from, at + 1))
    changed.write(to, at)
  return changed
}

const directoryEntry = Buffer.from('PK\x01\x02')

/** Fields of an entry of the directory that tests change, by their places in it, in bytes. */
const places = { flags: 8, method: 10, unpackedSize: 24 }

/** The same archive with a field of each entry of its directory changed (APPNOTE.TXT 4.3.12). */
export function withField(archive: Buffer, field: keyof typeof places, value: number): Buffer {
  const changed = Buffer.from(archive)
  const next = (from: number) => changed.indexOf(directoryEntry, from)
  for (let at = next(0); at !== -1; at = next(at + 1))
    if (field === 'unpackedSize') changed.writeUInt32LE(value, at + places[field])
    else changed.writeUInt16LE(value, at + places[field])
  return changed
}
