/** Takes a saved e-mail apart: its attachments that may be receipts, and its text. */
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { mediaTypeOf } from '../../../shared/media'
import type { MediaType } from '../../../shared/receipt'
import { htmlText } from './html-text'
import { decoding } from './limits'
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
  /** Documents and photos in the order of the mail; logos and the like are left out. */
  attachments: MailAttachment[]
  /** The body, one line for each row; cells of a row are separated by tabs. */
  text: string
}

/** Mails attached to mails are opened this deep. */
const deepest = 4

/** Takes a message apart (RFC 5322, RFC 2045). Throws `file-unreadable`. */
export async function unfoldMail(bytes: Uint8Array): Promise<Mail> {
  const mail = await decoding(() =>
    PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth: 50 }),
  )
  const date = sentAt(mail)
  return {
    subject: mail.subject ?? '',
    from: mail.from ? shown(mail.from) : '',
    ...(date !== undefined && { date }),
    attachments: (await attachmentsOf(mail.attachments, 0)).flat(),
    text: textOf(mail),
  }
}

function shown(address: Address): string {
  if (address.address === undefined) return address.name
  return address.name ? `${address.name} <${address.address}>` : address.address
}

function sentAt({ date }: Email): string | undefined {
  const time = date === undefined ? NaN : Date.parse(date)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** The HTML says more than the plain text beside it, which often is but a link to "view this mail in a browser". */
function textOf({ html, text }: Email): string {
  const fromHtml = html === undefined ? '' : htmlText(html)
  return fromHtml.trim() === '' ? (text ?? '') : fromHtml
}

async function attachmentsOf(all: Attachment[], depth: number): Promise<MailAttachment[]> {
  const found: MailAttachment[] = []
  for (const attachment of all) {
    const bytes = bytesOf(attachment.content)
    const mediaType = mediaTypeOf(bytes)
    const isMail = mediaType === 'message/rfc822'
    if (isMail && depth < deepest) {
      const inner = await unfolded(bytes)
      found.push(...(await attachmentsOf(inner, depth + 1)))
    } else if (mediaType && !isMail && !isDecoration(attachment, bytes))
      found.push({ fileName: attachment.filename ?? nameOf(mediaType), bytes })
  }
  return found
}

const nameOf = (mediaType: MediaType): string => `attachment.${mediaType.replace(/^.*\//, '')}`

/** A broken mail within a mail does not keep the other attachments back. */
async function unfolded(bytes: Uint8Array): Promise<Attachment[]> {
  const options = { forceRfc822Attachments: true, maxNestingDepth: 50 }
  return PostalMime.parse(bytes, options).then(
    ({ attachments }) => attachments,
    () => [],
  )
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
