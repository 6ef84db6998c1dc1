/** Tells from the first bytes what a file is; names and endings are not trusted. */
import type { MediaType } from './receipt'

/** The largest file taken, in bytes. */
export const largestFile = 25 * 1024 * 1024
/** The largest archive or mailbox, in bytes. It is only taken apart: what is in it is no larger than any file. */
export const largestBundle = 250 * 1024 * 1024
/** The largest message that brings a file, in bytes: its content, its name and whose it is. */
export const largestWithFile = largestFile + 64 * 1024

/** The media type of a file Docket takes, or undefined. `head` holds at least the first kilobyte, if there is one. */
export function mediaTypeOf(head: Uint8Array): MediaType | undefined {
  // A PDF that is packed unchanged would show its own mark.
  return isArchive(head) ? undefined : (pictureTypeOf(head) ?? documentTypeOf(head))
}

/**
 * What brings other files and is taken apart: a saved mail, many in one file (mbox), a ZIP archive, or a mail of Outlook (.msg). Only
 * whoever opens it can tell the last from a document of an older Office program.
 */
export const bundleKinds = ['mail', 'mailbox', 'archive', 'outlook'] as const
export type BundleKind = (typeof bundleKinds)[number]

/** The kind of bundle that a file is, if it is one. `head` as above. */
export function bundleKindOf(head: Uint8Array): BundleKind | undefined {
  if (isArchive(head)) return 'archive'
  if (isCompound(head)) return 'outlook'
  if (mediaTypeOf(head) !== 'message/rfc822') return undefined
  return latin(head.subarray(0, 5)) === 'From ' ? 'mailbox' : 'mail'
}

/** How large such a file may be, in bytes. */
export function largestOf(head: Uint8Array): number {
  const kind = bundleKindOf(head)
  return kind === 'archive' || kind === 'mailbox' ? largestBundle : largestFile
}

/** Whether a file is a document of an office program from before these were archives (MS-CFB 2.2), or rich text. */
export function isOfficeDocument(head: Uint8Array): boolean {
  return isCompound(head) || latin(head.subarray(0, 5)) === '{\\rtf'
}

/** MS-CFB 2.2. */
function isCompound(head: Uint8Array): boolean {
  return latin(head.subarray(0, 8)) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
}

/** Files that systems leave in folders and archives, by their path below these; nobody means them. */
export function isSystemFile(file: string): boolean {
  return file
    .split('/')
    .some((name) => /^(?:\.(?!\.?$).*|__MACOSX|Thumbs\.db|desktop\.ini)$/i.test(name))
}

/** Begins with a file or, where there is none, with the end of the directory (APPNOTE.TXT 4.3.7, 4.3.16). */
function isArchive(head: Uint8Array): boolean {
  return ['PK\x03\x04', 'PK\x05\x06'].includes(latin(head.subarray(0, 4)))
}

/** Whether the window needs pictures of the pages, since it cannot show such a file by itself. */
export function needsPreview(mediaType: MediaType): boolean {
  return mediaType === 'image/heic' || mediaType === 'image/tiff'
}

/** Whether a file is shown by the text of pages made from it: it has none of its own. */
export function isShownAsText(mediaType: MediaType): boolean {
  return mediaType === 'message/rfc822' || mediaType === 'application/xml'
}

/** Marks at fixed places: JFIF, PNG 5.2, GIF89a 17, TIFF 6.0 2, the WebP container, ISO 14496-12 4.3. */
function pictureTypeOf(head: Uint8Array): MediaType | undefined {
  const at = (from: number, length: number) => latin(head.subarray(from, from + length))
  if (at(0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (/^GIF8[79]a$/.test(at(0, 6))) return 'image/gif'
  if (at(0, 4) === 'II*\0' || at(0, 4) === 'MM\0*') return 'image/tiff'
  if (at(0, 4) === 'RIFF' && at(8, 4) === 'WEBP') return 'image/webp'
  return at(4, 4) === 'ftyp' && isHeic(head) ? 'image/heic' : undefined
}

const hevcBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
const openBrands = ['mif1', 'mif2', 'msf1']

/** Some brand of the first box is one of HEVC pictures (ISO 23008-12, B.4.1 and 10.2); films and AVIF have others. */
function isHeic(head: Uint8Array): boolean {
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0)
  const brands: string[] = latin(head.subarray(8, Math.min(size, 256))).match(/[^]{4}/g) ?? []
  const own = brands.some((brand) => hevcBrands.includes(brand))
  return own || (openBrands.includes(brands[0] ?? '') && !brands.includes('avif'))
}

/** ISO 32000 asks for the header at the start; readers accept it anywhere in the first kilobyte, and so do we. */
function documentTypeOf(head: Uint8Array): MediaType | undefined {
  if (latin(head.subarray(0, 1024)).includes('%PDF-')) return 'application/pdf'
  if (isInvoice(head)) return 'application/xml'
  return isMail(head) ? 'message/rfc822' : undefined
}

const ciiRoot = /^CrossIndustry(?:Invoice|Document)$/
const ublRoot = /^(?:Invoice|CreditNote|StandardBusinessDocument)$/
const ublNamespace = /urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2/

/** XML whose first element is that of an electronic invoice; any other XML is none of ours. */
function isInvoice(head: Uint8Array): boolean {
  const text = signsOf(head.subarray(0, mostHeader))
  const root = rootAt(text)
  if (root === undefined) return false
  const [, name = ''] = /^<(?:[\w.-]+:)?([\w.-]+)[\s>]/.exec(text.slice(root, root + 200)) ?? []
  return ciiRoot.test(name) || (ublRoot.test(name) && ublNamespace.test(text.slice(root)))
}

/** The signs of ASCII in it: of UTF-16 every other byte. */
function signsOf(head: Uint8Array): string {
  const [first, second] = head
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const isBare = (first === 0x3c && second === 0) || (first === 0 && second === 0x3c)
  const text = latin(isWide || isBare ? head.filter((byte) => byte !== 0) : head)
  return text.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
}

/** Where the first element starts, after what may stand before it (XML 1.0, 2.8). */
function rootAt(text: string): number | undefined {
  const space = /\S|$/g
  for (let at = 0; ;) {
    space.lastIndex = at
    at = space.exec(text)?.index ?? text.length
    if (text[at] !== '<') return undefined
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '?>' : undefined
    if (end === undefined) return at
    const found = text.indexOf(end, at)
    if (found === -1) return undefined
    at = found + end.length
  }
}

const mostHeader = 64 * 1024
const field = /^[!-9;-~]+[ \t]*:/
const continued = /^[ \t]/

/**
 * Begins with header fields (RFC 5322, 2.2), of which one says from whom and another that it went as a mail: a text of
 * lines that happen to have colons does not.
 */
function isMail(head: Uint8Array): boolean {
  const text = latin(head.subarray(0, mostHeader)).replace(/^(\xef\xbb\xbf)?(From .*\r?\n)?/, '')
  const end = /\r?\n\r?\n/.exec(text)
  const lines = text.slice(0, end?.index ?? text.length).split(/\r?\n/)
  // The last line of a header that goes on beyond the first bytes may be cut.
  const whole = end || lines.length === 1 ? lines : lines.slice(0, -1)
  if (!whole.every((line, at) => field.test(line) || (at > 0 && continued.test(line)))) return false
  const names = new Set(whole.map((line) => /^[^\s:]+/.exec(line)?.[0]?.toLowerCase()))
  const isSent = ['date', 'message-id', 'mime-version', 'received', 'subject'].filter((name) =>
    names.has(name),
  )
  const isAddressed = ['from', 'received', 'return-path'].some((name) => names.has(name))
  return isAddressed && isSent.length >= 2
}

function latin(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4096)
    text += String.fromCharCode(...bytes.subarray(at, at + 4096))
  return text
}
