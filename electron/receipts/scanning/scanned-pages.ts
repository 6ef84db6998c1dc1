/** Pages of one scan on disk, in a folder of the profile, until receipts are made of them. */
import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { ScanPages } from '../../../shared/receipts/scanning'
import { writeWhole } from '../../store/files/durable'
import { scanNoteName } from '../../store/files/held-scans'
import { pageName, pageNumber } from './way'

/** What is known of a scan from its beginning. */
const Note = z.object({
  /** ISO instant. */
  beganAt: z.iso.datetime(),
  pages: ScanPages,
  /** Whose its receipts are; absent while there was no account yet. */
  accountId: z.uuid().optional(),
})
export type ScanNote = z.infer<typeof Note>

export interface Scan extends ScanNote {
  /** Ids of its receipts follow from it. */
  id: string
  /** Absolute path. */
  folder: string
}

/** A PNG begins and ends with these (PNG, 5.2 and 11.2.5). */
const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const end = Buffer.from('\0\0\0\0IEND\xaeB`\x82', 'latin1')
const chunkBytes = 256 * 1024

/** @throws AppError `disk-full`, `no-permission` */
export async function beginScan(root: string, id: string, note: ScanNote): Promise<Scan> {
  const folder = path.join(root, id)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeWhole(path.join(folder, scanNoteName), JSON.stringify(note))
  return { ...note, id, folder }
}

/** Scans that have not ended, oldest first. What cannot be told any more goes. @param root absolute path */
export async function scansIn(root: string): Promise<Scan[]> {
  const names = await readdir(root).catch(() => [])
  const scans: Scan[] = []
  for (const id of names) {
    const folder = path.join(root, id)
    const note = await readFile(path.join(folder, scanNoteName), 'utf8')
      .then((text) => Note.parse(JSON.parse(text)))
      .catch((): ScanNote | undefined => undefined)
    // A page without a note is a page all the same: it is asked about.
    const scan = {
      ...(note ?? { beganAt: new Date().toISOString(), pages: 'together' }),
      id,
      folder,
    }
    if ((await wholePages(scan)).length > 0) scans.push(scan)
    else await endScan(scan)
  }
  return scans.toSorted((a, b) => a.beganAt.localeCompare(b.beganAt))
}

/** Numbers of the pages that are whole, ascending; whatever else lies with them is removed. */
export async function wholePages({ folder }: Pick<Scan, 'folder'>): Promise<number[]> {
  const whole: number[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const number = pageNumber(name)
    if (number !== undefined && (await isWhole(path.join(folder, name)))) whole.push(number)
    else if (name !== scanNoteName)
      await rm(path.join(folder, name), { recursive: true, force: true })
  }
  return whole.toSorted((a, b) => a - b)
}

export const pagePath = ({ folder }: Pick<Scan, 'folder'>, number: number): string =>
  path.join(folder, pageName(number))

/** Whether a picture is there from its first to its last byte. What is between is looked at where pictures are opened. */
export async function isWhole(file: string): Promise<boolean> {
  const opened = await open(file, 'r').catch(() => undefined)
  if (!opened) return false
  try {
    const { size } = await opened.stat()
    if (size < mark.length + end.length) return false
    const [first, last] = [
      await bytesAt(opened, 0, mark),
      await bytesAt(opened, size - end.length, end),
    ]
    return first.equals(mark) && last.equals(end)
  } catch {
    return false
  } finally {
    await opened.close()
  }
}

async function bytesAt(file: FileHandle, place: number, like: Buffer): Promise<Buffer> {
  const bytes = Buffer.alloc(like.length)
  await file.read(bytes, 0, bytes.length, place)
  return bytes
}

/** SHA-256 of a file's bytes, as hex. @throws what the system says */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  const opened = await open(file, 'r')
  try {
    for await (const chunk of opened.createReadStream({
      autoClose: false,
      highWaterMark: chunkBytes,
    }))
      hash.update(chunk as Buffer)
    return hash.digest('hex')
  } finally {
    await opened.close()
  }
}

/** Where it cannot be removed, the next start finds that its receipts are made. */
export async function endScan({ folder }: Pick<Scan, 'folder'>): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(() => undefined)
}
