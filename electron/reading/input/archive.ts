/** Opens a ZIP archive (PKWARE's APPNOTE.TXT): what is in it, one file after the other, and never more than is safe. */
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import * as yauzl from 'yauzl'
import { AppError, type ErrorCode } from '../../../shared/errors'
import { isSystemFile } from '../../../shared/receipts/media'
import { unreadable } from './limits'

/** Entries of its directory, folders and all. */
const mostEntries = 5_000

/** A file in an archive. Nothing of it is unpacked before `bytes` is called. */
export interface Entry {
  /** Its last name: the folders in the archive say nothing. */
  fileName: string
  /** Why it is not unpacked. */
  refused?: ErrorCode
  /**
   * Unpacks it. @param goesOn whether the rest is wanted, by the first bytes; without it what there is comes back
   * @throws AppError `file-unreadable`, also where it is longer than the archive says
   */
  bytes: (goesOn: (head: Uint8Array) => boolean) => Promise<Uint8Array>
}

/**
 * The files of an archive in the order of its directory; folders, links and what systems leave behind are passed over.
 * @param source absolute path, or the archive itself
 * @param largest bytes of one file
 * @throws AppError `file-unreadable`, `too-many-files`, `file-office` for a document of an office program, which is an
 * archive too (ISO 29500-2, ISO 26300-3)
 */
export async function* entriesOf(
  source: string | Uint8Array,
  largest: number,
): AsyncGenerator<Entry> {
  const archive = await opened(source)
  try {
    const files = await filesIn(archive)
    if (await isOffice(archive, files)) throw new AppError('file-office', 'An office document')
    for (const { fileName, entry } of files) {
      if (isSystemFile(fileName) || isLink(entry)) continue
      const refused = refusalOf(entry, largest)
      yield {
        fileName: path.posix.basename(fileName),
        ...(refused && { refused }),
        bytes: (goesOn) => unpacked(archive, entry, goesOn),
      }
    }
  } finally {
    archive.close()
  }
}

interface Named {
  /** With its folders. */
  fileName: string
  entry: yauzl.Entry
}

/** Names are decoded by ourselves: they are shown and never opened, so none is a reason to refuse the whole. */
async function opened(source: string | Uint8Array): Promise<yauzl.ZipFile> {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false }
  try {
    return typeof source === 'string'
      ? await yauzl.openPromise(source, options)
      : await yauzl.fromBufferPromise(Buffer.from(source), options)
  } catch (error) {
    throw unreadable('The archive is broken', error)
  }
}

async function filesIn(archive: yauzl.ZipFile): Promise<Named[]> {
  const found: Named[] = []
  if (archive.entryCount > mostEntries) throw tooMany(archive.entryCount)
  try {
    for await (const entry of archive.eachEntry()) {
      const fileName = nameOf(entry)
      if (!fileName.endsWith('/')) found.push({ fileName, entry })
    }
  } catch (error) {
    throw unreadable('The directory of the archive is broken', error)
  }
  return found
}

function nameOf(entry: yauzl.Entry): string {
  const raw = entry.fileNameRaw
  return yauzl
    .getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false)
    .replaceAll('\\', '/')
}

async function isOffice(archive: yauzl.ZipFile, files: readonly Named[]): Promise<boolean> {
  if (files.some(({ fileName }) => fileName === '[Content_Types].xml')) return true
  const mark = files.find(({ fileName }) => fileName === 'mimetype')
  if (!mark || mark.entry.uncompressedSize > 200) return false
  const said = await text(await archive.openReadStreamPromise(mark.entry)).catch(() => '')
  return said.startsWith('application/')
}

const kindOfFile = 0o170000
const link = 0o120000

/** The upper half of these attributes is the mode of Unix, where the archive was made there (4.4.15). */
const isLink = ({ externalFileAttributes }: yauzl.Entry): boolean =>
  ((externalFileAttributes >>> 16) & kindOfFile) === link

function refusalOf(entry: yauzl.Entry, largest: number): ErrorCode | undefined {
  if (entry.isEncrypted()) return 'file-protected'
  if (entry.uncompressedSize > largest) return 'file-too-large'
  if (entry.uncompressedSize === 0) return 'file-empty'
  return entry.canDecodeFileData() ? undefined : 'file-unreadable'
}

const headBytes = 64 * 1024

async function unpacked(
  archive: yauzl.ZipFile,
  entry: yauzl.Entry,
  goesOn: (head: Uint8Array) => boolean,
): Promise<Uint8Array> {
  let stream: Readable | undefined
  try {
    stream = await archive.openReadStreamPromise(entry)
    const parts: Buffer[] = []
    let [size, isAsked] = [0, false]
    for await (const part of stream as AsyncIterable<Buffer>) {
      parts.push(part)
      size += part.length
      if (isAsked || size < headBytes) continue
      isAsked = true
      if (!goesOn(Buffer.concat(parts))) break
    }
    return Buffer.concat(parts)
  } catch (error) {
    throw unreadable('A file in the archive is broken', error)
  } finally {
    stream?.destroy()
  }
}

const tooMany = (entries: number): AppError =>
  new AppError('too-many-files', `The archive has ${entries} entries`)
