// Reads a ZIP archive: just enough (stored or deflated entries, no zip64) to need no unzip tool.
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'

const END_OF_DIRECTORY = 'PK\x05\x06'
const DEFLATED = 8

/** Extracts `file` into `folder`; `rename` maps an entry's name to its path there, or to undefined to skip it. */
export function unzip(file, folder, rename) {
  const archive = fs.readFileSync(file)
  for (const entry of entriesOf(archive)) {
    const relative = rename(entry.name)
    if (!relative || entry.name.endsWith('/')) continue
    const target = path.resolve(folder, relative)
    if (!target.startsWith(folder + path.sep)) throw new Error(`bad zip entry ${entry.name}`)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, contentOf(archive, entry), { mode: entry.mode })
  }
}

function* entriesOf(archive) {
  const end = archive.lastIndexOf(END_OF_DIRECTORY)
  if (end < 0) throw new Error('not a zip file')
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    const nameLength = archive.readUInt16LE(at + 28)
    yield {
      method: archive.readUInt16LE(at + 10),
      size: archive.readUInt32LE(at + 20),
      mode: (archive.readUInt32LE(at + 38) >>> 16) & 0o777 || 0o644,
      headerAt: archive.readUInt32LE(at + 42),
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
    }
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}

function contentOf(archive, { headerAt, method, size }) {
  const nameLength = archive.readUInt16LE(headerAt + 26)
  const extraLength = archive.readUInt16LE(headerAt + 28)
  const start = headerAt + 30 + nameLength + extraLength
  const bytes = archive.subarray(start, start + size)
  return method === DEFLATED ? zlib.inflateRawSync(bytes) : bytes
}
