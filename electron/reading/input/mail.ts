/** Takes a saved e-mail apart: its attachments that may be receipts, and its text. */
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { AppError } from '../../../shared/errors'
import { bundleKindOf, mediaTypeOf, type BundleKind } from '../../../shared/receipts/media'
import type { MediaType } from '../../../shared/receipts/receipt'
import { htmlText } from './html-text'
import { decoding, tooComplex } from './limits'
import { checkHtml, checkMail } from './mail-limits'
import { tellsOfPayment } from './mail-payment'
import { mailOfOutlook } from './outlook-mail'
import { pictureSize } from './picture-size'

export interface MailAttachment {
  fileName: string
  bytes: Uint8Array
}

export interface Mail {
  subject: string
  /** Name and address as they are shown, such as `Taxi Ltd <receipts@taxi.example>`; empty where there is none. */
  from: string
  /** When it was sent, ISO 8601. */
  date?: string
  /** Its end is missing. */
  isCut: boolean
  /** How many mails lie deeper in it than are opened; `depth` is how deep that is. */
  unseen: { count: number; depth: number } | undefined
  /**
   * Documents, photos and archives in the order of the mail, and mails that are themselves what they bring or cannot be opened;
   * logos and the like are left out.
   */
  attachments: MailAttachment[]
  /** Whether it is a receipt by its own text: nothing else is attached but pictures that the text shows, and mails. */
  isReceipt: boolean
  /** The body, one line for each row; cells of a row are separated by tabs. Made when it is asked for. */
  text: () => string
}

/** Mails attached to mails are opened this deep; those that lie deeper are counted, and left as they are. */
const deepest = 4
/** Parts within parts. */
const deepestPart = 50
const mostHeaders = 256 * 1024
/** Files in a mail that may be receipts, and what they and the mails around them come to, in bytes. */
const mostAttachments = 200
const mostDecoded = 64 * 1024 * 1024

/**
 * Takes a message apart (RFC 5322, RFC 2045).
 * @throws AppError `file-unreadable`, `file-too-complex` for one that asks for more work than a mail with receipts
 */
export async function unfoldMail(bytes: Uint8Array): Promise<Mail> {
  const mail = await parsed(bytes)
  const date = sentAt(mail)
  const extent = { depth: 0, found: 0, decoded: 0, unopened: 0 }
  const inside = await insideOf(mail, extent)
  return {
    subject: mail.subject ?? '',
    from: mail.from ? shown(mail.from) : '',
    ...(date !== undefined && { date }),
    isCut: isCutMail(bytes) || isCutHtml(mail.html),
    unseen: extent.unopened > 0 ? { count: extent.unopened, depth: deepest } : undefined,
    attachments: inside.files,
    isReceipt: isReceipt(mail, inside),
    text: () => textOf(mail),
  }
}

function parsed(bytes: Uint8Array): Promise<Email> {
  checkMail(bytes)
  return decoding(() =>
    PostalMime.parse(bytes, {
      forceRfc822Attachments: true,
      maxNestingDepth: deepestPart,
      maxHeadersSize: mostHeaders,
    }),
  )
}

function shown(address: Address): string {
  if (address.address === undefined) return address.name
  return address.name ? `${address.name} <${address.address}>` : address.address
}

function sentAt({ date }: Email): string | undefined {
  const time = date === undefined ? NaN : Date.parse(date)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** Whether the line that ends a mail of several parts is missing (RFC 2046, 5.1.1). */
function isCutMail(bytes: Uint8Array): boolean {
  const mail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boundary = /^Content-Type:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*?\bboundary="?([^";\r\n]+)/im
  const head = mail.toString('latin1', 0, mostHeaders).split(/\r?\n\r?\n/, 1)[0] ?? ''
  const name = boundary.exec(head)?.[1]?.trimEnd()
  return name !== undefined && !mail.includes(`--${name}--`, 0, 'latin1')
}

function isCutHtml(html = ''): boolean {
  return /<html\b/i.test(html) && !/<\/html\s*>/i.test(html)
}

/** The HTML says more than the plain text beside it, which often is but a link to "view this mail in a browser". */
function textOf({ html, text }: Email): string {
  if (html !== undefined) checkHtml(html)
  const fromHtml = html === undefined ? '' : htmlText(html)
  return fromHtml.trim() === '' ? (text ?? '') : fromHtml
}

/** How deep within the mail, and how much was found in all of it. */
interface Extent {
  depth: number
  found: number
  decoded: number
  /** Mails that lie too deep. */
  unopened: number
}

/** What is attached to a mail. */
interface Inside {
  files: MailAttachment[]
  /** Whether there are but pictures that its text shows, and mails. */
  isBeside: boolean
}

async function insideOf({ attachments, html = '' }: Email, extent: Extent): Promise<Inside> {
  const inside: Inside = { files: [], isBeside: true }
  for (const attachment of attachments) {
    const bytes = asMail(bytesOf(attachment.content))
    if (!bytes) continue
    extent.decoded += bytes.length
    const { files, isBeside } =
      mediaTypeOf(bytes) === 'message/rfc822'
        ? await enclosedMail(attachment, bytes, extent)
        : counted(filesOf(attachment, bytes), isShown(attachment, bytes, html), extent)
    inside.files.push(...files)
    inside.isBeside &&= isBeside || files.length === 0
    if (extent.found > mostAttachments || extent.decoded > mostDecoded)
      throw tooComplex('The mail', { ...extent })
  }
  return inside
}

function counted(files: MailAttachment[], isBeside: boolean, extent: Extent): Inside {
  extent.found += files.length
  return { files, isBeside }
}

/** What a mail within a mail brings: itself where it brings nothing else, cannot be opened or lies too deep. */
async function enclosedMail(
  { filename }: Attachment,
  bytes: Uint8Array,
  extent: Extent,
): Promise<Inside> {
  const itself = (subject?: string) =>
    counted([{ fileName: mailName(filename ?? subject), bytes }], true, extent)
  if (extent.depth === deepest) {
    extent.unopened += 1
    return itself()
  }
  const mail = await parsedIfWhole(bytes)
  if (!mail) return itself()
  extent.depth += 1
  const inside = await insideOf(mail, extent)
  extent.depth -= 1
  const isWhole = isReceipt(mail, inside) && !isBlank(mail)
  return isWhole ? itself(mail.subject) : { ...inside, isBeside: false }
}

/** A picture in a mail whose text tells of a payment is not what was paid for. */
function isReceipt(mail: Email, { files, isBeside }: Inside): boolean {
  return files.length === 0 || (isBeside && tellsOfPayment(textIfAny(mail)))
}

/** What is too long to be opened tells nothing. */
function textIfAny(mail: Email): string {
  try {
    return textOf(mail)
  } catch {
    return ''
  }
}

/** Whether it is a picture that the text names by its id (RFC 2392). */
function isShown({ contentId }: Attachment, bytes: Uint8Array, html: string): boolean {
  const id = contentId?.replace(/^<|>$/g, '') ?? ''
  if (id === '' || mediaTypeOf(bytes)?.startsWith('image/') !== true) return false
  return html.includes(`cid:${id}`) || html.includes(`cid:${encodeURIComponent(id)}`)
}

/** A broken mail within a mail does not keep the other attachments back. */
async function parsedIfWhole(bytes: Uint8Array): Promise<Email | undefined> {
  try {
    return await parsed(bytes)
  } catch (error) {
    if (AppError.from(error).code === 'file-too-complex') throw error
    return undefined
  }
}

/** Whether there is nothing to be seen of it, as of the head of a mail that came back. */
const isBlank = ({ text = '', html = '', attachments }: Email): boolean =>
  `${text}${html}`.trim() === '' && attachments.length === 0

const mailName = (name = ''): string =>
  `${name.trim().replace(/\.(?:eml|msg)$/i, '') || 'Mail'}.eml`

/** Whoever takes a broken mail of Outlook finds out what is wrong with it. */
function filesOf(attachment: Attachment, bytes: Uint8Array): MailAttachment[] {
  const mediaType = mediaTypeOf(bytes)
  const kind = bundleKindOf(bytes)
  if (!mediaType && kind !== 'archive' && kind !== 'outlook') return []
  if (mediaType && isDecoration(attachment, bytes)) return []
  return [{ fileName: attachment.filename ?? nameOf(mediaType, kind), bytes }]
}

function nameOf(mediaType: MediaType | undefined, kind: BundleKind | undefined): string {
  if (mediaType) return `attachment.${mediaType.replace(/^.*\//, '')}`
  return kind === 'outlook' ? 'attachment.msg' : 'attachment.zip'
}

/** A mail of Outlook becomes one like the others, a broken one is left as it is; nothing of an Office document. */
function asMail(bytes: Uint8Array): Uint8Array | undefined {
  if (bundleKindOf(bytes) !== 'outlook') return bytes
  try {
    return mailOfOutlook(Buffer.from(bytes))
  } catch (error) {
    return AppError.from(error).code === 'file-office' ? undefined : bytes
  }
}

function bytesOf(content: Attachment['content']): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}

const smallestReceipt = { shortSide: 300, bytes: 10_000 }

/** Pictures that belong to the design of a mail are small; photos that a person put into it are not. */
function isDecoration({ disposition, related }: Attachment, bytes: Uint8Array): boolean {
  if (disposition === 'attachment' && related !== true) return false
  const size = pictureSize(bytes)
  if (!size) return false
  const isSmall = Math.min(size.width, size.height) < smallestReceipt.shortSide
  return isSmall || bytes.length < smallestReceipt.bytes
}
