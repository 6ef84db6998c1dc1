/** Takes apart what brings other files: mails, also of Outlook, mailboxes and archives, and those within one another. */
import { AppError, type ErrorCode } from '../../../shared/errors'
import {
  bundleKindOf,
  isOfficeDocument,
  largestFile,
  mediaTypeOf,
} from '../../../shared/receipts/media'
import { entriesOf, type Entry } from './archive'
import { tooComplex } from './limits'
import { unfoldMail, type Mail } from './mail'
import { mailsIn } from './mailbox'
import { mailOfOutlook } from './outlook-mail'

/** A file of a bundle; or why one of this name was not opened, or the bundle itself where there is no name. */
export type Enclosed =
  { fileName: string; bytes: Uint8Array } | { fileName?: string; code: ErrorCode }

/** Archives and mailboxes within one another are opened this deep; mails in mails count by themselves (mail.ts). */
const deepest = 3
/** How many files may be in a bundle and those within it, and what they come to, in bytes. */
interface Extent {
  files: number
  unpacked: number
}

const usualMost: Extent = { files: 5_000, unpacked: 1024 * 1024 * 1024 }

/** A bundle within how many others, and what was found in all of them. */
interface Place {
  depth: number
  total: Extent
  most: Extent
}

/** An archive by its absolute path, anything else by its bytes. */
export type Source = { archive: string } | { bytes: Buffer }

/**
 * The files of a bundle in their order, of which one is in memory at a time, but for those of a mail. Where opening ends
 * before the bundle does, the reason comes last. A mail gives what is attached to it; one in an archive or a mailbox that
 * has nothing attached is a file itself.
 */
export async function* enclosedIn(source: Source, most = usualMost): AsyncGenerator<Enclosed> {
  const place = { depth: 1, total: { files: 0, unpacked: 0 }, most }
  yield* told(
    undefined,
    'archive' in source ? inArchive(source.archive, place) : inBundle(source.bytes, place),
  )
}

/** What is thrown on the way is the last that is given. */
async function* told(
  fileName: string | undefined,
  given: AsyncGenerator<Enclosed>,
): AsyncGenerator<Enclosed> {
  try {
    yield* given
  } catch (error) {
    yield { ...(fileName !== undefined && { fileName }), code: codeOf(error) }
  }
}

function inBundle(bytes: Buffer, place: Place): AsyncGenerator<Enclosed> {
  const kind = bundleKindOf(bytes)
  if (kind === 'archive') return inArchive(bytes, place)
  if (kind === 'outlook') return inOutlook(bytes, place)
  return kind === 'mailbox' ? inMailbox(bytes, place) : inMail(bytes, place)
}

async function* inArchive(source: string | Buffer, place: Place): AsyncGenerator<Enclosed> {
  for await (const { fileName, refused, bytes } of entriesOf(source, largestFile)) {
    count(place, 0)
    if (refused) yield { fileName, code: refused }
    else yield* told(fileName, unpacked(fileName, bytes, place))
  }
}

async function* unpacked(
  fileName: string,
  bytes: Entry['bytes'],
  place: Place,
): AsyncGenerator<Enclosed> {
  yield* oneFile(fileName, Buffer.from(await bytes((head) => refusalOf(head) === undefined)), place)
}

async function* inMailbox(mailbox: Buffer, place: Place): AsyncGenerator<Enclosed> {
  for (const mail of mailsIn(mailbox)) yield* told(undefined, oneMail(undefined, mail, place))
}

async function* inMail(bytes: Buffer, place: Place): AsyncGenerator<Enclosed> {
  const mail = await unfoldMail(bytes)
  if (!mail.isReceipt) yield* attachedTo(mail, place)
}

/** The mail in it, in the form of others. */
async function* inOutlook(bytes: Buffer, place: Place): AsyncGenerator<Enclosed> {
  yield* oneMail(undefined, mailOfOutlook(bytes), place)
}

function itself(fileName: string | undefined, { subject }: Mail, bytes: Buffer): Enclosed {
  return { fileName: fileName ?? `${subject.trim() || 'Mail'}.eml`, bytes }
}

async function* attachedTo({ attachments }: Mail, place: Place): AsyncGenerator<Enclosed> {
  for (const { fileName, bytes } of attachments)
    yield* told(fileName, attachment(fileName, Buffer.from(bytes), place))
}

/** A mail that is still whole brings nothing but itself: mails within mails are taken apart already. */
async function* attachment(
  fileName: string,
  bytes: Buffer,
  place: Place,
): AsyncGenerator<Enclosed> {
  if (bundleKindOf(bytes) !== 'mail') yield* otherFile(fileName, bytes, place)
  else {
    count(place, bytes.length)
    yield { fileName, bytes }
  }
}

/** A file of a bundle, or what it brings itself. */
async function* oneFile(fileName: string, bytes: Buffer, place: Place): AsyncGenerator<Enclosed> {
  if (bundleKindOf(bytes) === 'mail') yield* oneMail(fileName, bytes, place)
  else yield* otherFile(fileName, bytes, place)
}

async function* otherFile(fileName: string, bytes: Buffer, place: Place): AsyncGenerator<Enclosed> {
  count(place, bytes.length)
  const code = refusalOf(bytes)
  if (bundleKindOf(bytes)) yield* inBundle(bytes, deeper(place))
  else yield code ? { fileName, code } : { fileName, bytes }
}

/**
 * What is attached to it; the mail itself where none of that is a receipt.
 * @param fileName absent where it has none: then the subject stands for it
 */
async function* oneMail(
  fileName: string | undefined,
  bytes: Buffer,
  place: Place,
): AsyncGenerator<Enclosed> {
  const mail = await unfoldMail(bytes)
  let hasFile = false
  if (!mail.isReceipt)
    for await (const one of attachedTo(mail, place)) {
      hasFile ||= 'bytes' in one
      yield one
    }
  if (hasFile) return
  count(place, bytes.length)
  yield itself(fileName, mail, bytes)
}

function deeper(place: Place): Place {
  const { depth } = place
  if (depth >= deepest) throw tooComplex('The bundle', { depth })
  return { ...place, depth: depth + 1 }
}

/** @throws AppError `file-too-complex` above what a bundle may hold */
function count({ total, most }: Place, bytes: number): void {
  total.files += bytes > 0 ? 1 : 0
  total.unpacked += bytes
  if (total.unpacked > most.unpacked || total.files > most.files)
    throw tooComplex('The bundle', { ...total })
}

function refusalOf(head: Uint8Array): ErrorCode | undefined {
  if (mediaTypeOf(head) ?? bundleKindOf(head)) return undefined
  return isOfficeDocument(head) ? 'file-office' : 'file-unsupported'
}

function codeOf(error: unknown): ErrorCode {
  const { code } = AppError.from(error)
  return code === 'unexpected' ? 'file-unreadable' : code
}
