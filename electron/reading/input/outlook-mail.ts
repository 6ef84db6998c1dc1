/**
 * Mails as Outlook saves them (.msg, MS-OXMSG), written anew as any other program saves a mail (RFC 5322, RFC 2045): from there on they
 * are one. Of what is attached, what may be a receipt goes along, and so do mails.
 */
import { createHash } from 'node:crypto'
import { AppError } from '../../../shared/errors'
import { bundleKindOf, mediaTypeOf } from '../../../shared/receipts/media'
import { openCompound, type Storage } from './compound-file'
import { tooComplex } from './limits'

/** Mails within mails are written out this deep, which is one deeper than mails are opened; of those below only the head. */
const deepest = 5
const mostAttached = 1000
/** Of all that is attached, those within one another too, in bytes. */
const mostBytes = 64 * 1024 * 1024

/** What of one mail is still allowed. */
interface Extent {
  attached: number
  bytes: number
}

/** Properties by their numbers (MS-OXPROPS 2). */
const id = {
  subject: 0x0037,
  submitted: 0x0039,
  fromName: 0x0042,
  fromAddress: 0x0065,
  headers: 0x007d,
  senderName: 0x0c1a,
  senderAddress: 0x0c1f,
  delivered: 0x0e06,
  text: 0x1000,
  html: 0x1013,
  shortName: 0x3704,
  data: 0x3701,
  longName: 0x3707,
  displayName: 0x3001,
  contentId: 0x3712,
  htmlCodePage: 0x3fde,
  codePage: 0x3ffd,
  senderSmtp: 0x5d01,
  fromSmtp: 0x5d02,
} as const

const messageHead = 32
const embeddedHead = 24
const attachmentHead = 8

/**
 * The mail in a .msg file as one of RFC 5322; the same file gives the same bytes.
 * @throws AppError `file-office` for a compound file that is no mail, `file-unreadable`, `file-too-complex`
 */
export function mailOfOutlook(file: Buffer): Buffer {
  const root = openCompound(file)
  if (!root.names.includes(propertiesName))
    throw new AppError('file-office', 'A compound file that is no mail')
  const seed = createHash('sha256').update(file).digest('hex').slice(0, 32)
  return written(root, { seed, depth: 0, head: messageHead }, { attached: 0, bytes: 0 })
}

interface Place {
  /** Of what parts of the mail are told apart by. */
  seed: string
  depth: number
  /** Bytes before the properties. */
  head: number
}

function written(storage: Storage, place: Place, extent: Extent): Buffer {
  const { seed, depth } = place
  const told = new Properties(storage, place.head)
  const boundary = (kind: string) => `docket-${kind}-${depth}-${seed}`
  const html = told.html()
  const parts = [bodyOf(told.text(id.text) ?? '', html, boundary('body'))]
  if (depth < deepest)
    for (const name of storage.names.filter((one) => one.startsWith('__attach_version1.0_'))) {
      const attachment = storage.open(name)
      const part = attachment && attached(attachment, { place, html: html ?? '' }, extent)
      if (part) parts.push(part)
    }
  return Buffer.concat([
    Buffer.from(`${headOf(told)}MIME-Version: 1.0\r\n`),
    several('mixed', parts, boundary('parts')),
  ])
}

function headOf(told: Properties): string {
  const name = told.text(id.fromName) ?? told.text(id.senderName) ?? ''
  const address = [id.fromSmtp, id.senderSmtp, id.fromAddress, id.senderAddress]
    .map((one) => told.text(one)?.trim())
    .find((one) => one !== undefined && /^[^\s@<>"]+@[^\s@<>"]+$/.test(one))
  const sent = told.time(id.submitted) ?? told.time(id.delivered) ?? told.headerDate()
  const from = [name.trim() && encoded(name.trim()), address && `<${address}>`]
  return [
    `From: ${from.filter(Boolean).join(' ') || '<>'}`,
    ...(sent ? [`Date: ${sent.toUTCString().replace('GMT', '+0000')}`] : []),
    `Subject: ${encoded(told.text(id.subject) ?? '')}`,
    '',
  ].join('\r\n')
}

function bodyOf(text: string, html: string | undefined, boundary: string): Buffer {
  const plain = packed('text/plain; charset=utf-8', Buffer.from(text))
  if (html === undefined) return plain
  return several(
    'alternative',
    [plain, packed('text/html; charset=utf-8', Buffer.from(html))],
    boundary,
  )
}

/** Undefined for what nobody would open: other kinds of files, links to files, objects of other programs. */
function attached(
  storage: Storage,
  { place, html }: { place: Place; html: string },
  extent: Extent,
): Buffer | undefined {
  extent.attached += 1
  const told = new Properties(storage, attachmentHead)
  const mail = storage.open(`${streamName}${hex(id.data)}000D`)
  const inner = { seed: place.seed, depth: place.depth + 1, head: embeddedHead }
  const bytes = mail?.names.includes(propertiesName)
    ? written(mail, inner, extent)
    : told.bytes(id.data)
  extent.bytes += bytes?.length ?? 0
  if (extent.attached > mostAttached || extent.bytes > mostBytes)
    throw tooComplex('The mail', { ...extent })
  if (!bytes || !(mediaTypeOf(bytes) ?? bundleKindOf(bytes))) return undefined
  const names = [id.longName, id.displayName, id.shortName].map((one) => told.text(one)?.trim())
  const name = names.find(Boolean) ?? (mail ? 'mail' : 'attachment')
  const contentId = told.text(id.contentId)
  // A picture that the letter shows belongs to it; whether it may be a receipt all the same is told later.
  const isShown = contentId !== undefined && contentId !== '' && html.includes(`cid:${contentId}`)
  const way = isShown ? 'inline' : 'attachment'
  const disposition = `${way}; filename*=utf-8''${encodeURIComponent(wellFormed(name.slice(0, 255)))}`
  const named =
    isShown && /^[!-;=?-~]{1,255}$/.test(contentId) ? `Content-ID: <${contentId}>\r\n` : ''
  return packed(
    'application/octet-stream',
    bytes,
    `Content-Disposition: ${disposition}\r\n${named}`,
  )
}

function several(kind: string, parts: readonly Buffer[], boundary: string): Buffer {
  const pieces = parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), part])
  return Buffer.concat([
    Buffer.from(`Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n`),
    ...pieces,
    Buffer.from(`--${boundary}--\r\n`),
  ])
}

/** Long lines, which are as good here and cost a parser less. */
const lineLength = 900

function packed(type: string, bytes: Buffer, more = ''): Buffer {
  const lines = bytes.toString('base64').match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []
  const head = `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n${more}\r\n`
  return Buffer.from(`${head}${lines.join('\r\n')}\r\n`, 'latin1')
}

const mostSubject = 1000

/** Words of a header in letters of any kind (RFC 2047, 2). */
function encoded(text: string): string {
  const flat = wellFormed(text.slice(0, mostSubject)).replace(/\s+/g, ' ')
  if (/^[\w .,:;()'/+&#-]*$/.test(flat) && flat.length < 60) return flat
  const words: string[] = []
  let word = ''
  for (const sign of flat) {
    if (Buffer.byteLength(word + sign) > 42) {
      words.push(word)
      word = ''
    }
    word += sign
  }
  return [...words, word]
    .map((one) => `=?utf-8?B?${Buffer.from(one).toString('base64')}?=`)
    .join('\r\n ')
}

/** Without halves of signs, which nothing can write. */
const wellFormed = (text: string): string => Buffer.from(text).toString()

const propertiesName = '__properties_version1.0'
const streamName = '__substg1.0_'
const hex = (number: number): string => number.toString(16).toUpperCase().padStart(4, '0')
const propertyBytes = 16

/** What is said of one mail or attachment: short values in one stream, each long one in a stream of its own. */
class Properties {
  readonly #storage: Storage
  /** By number: kind and value. */
  readonly #short = new Map<number, { kind: number; value: Buffer }>()

  constructor(storage: Storage, head: number) {
    this.#storage = storage
    const told = storage.read(propertiesName) ?? Buffer.alloc(0)
    for (let at = head; at + propertyBytes <= told.length; at += propertyBytes)
      this.#short.set(told.readUInt16LE(at + 2), {
        kind: told.readUInt16LE(at),
        value: told.subarray(at + 8, at + propertyBytes),
      })
  }

  bytes(of: number): Buffer | undefined {
    return this.#storage.read(`${streamName}${hex(of)}0102`)
  }

  text(of: number): string | undefined {
    const wide = this.#storage.read(`${streamName}${hex(of)}001F`)
    if (wide) return wellFormed(wide.toString('utf16le').replace(/\0+$/, ''))
    const narrow = this.#storage.read(`${streamName}${hex(of)}001E`)
    return narrow && decoded(narrow, this.#number(id.codePage)).replace(/\0+$/, '')
  }

  html(): string | undefined {
    const bytes = this.bytes(id.html)
    if (!bytes) return this.text(id.html)
    return decoded(bytes, this.#number(id.htmlCodePage) ?? this.#number(id.codePage))
  }

  /** Tenths of microseconds since 1601 (MS-DTYP 2.3.3). */
  time(of: number): Date | undefined {
    const { kind, value } = this.#short.get(of) ?? {}
    if (kind !== 0x0040 || !value) return undefined
    const time = new Date(Number(value.readBigUInt64LE(0) / 10_000n) - 11_644_473_600_000)
    const year = time.getUTCFullYear()
    return year > 1970 && year < 2200 ? time : undefined
  }

  headerDate(): Date | undefined {
    const said = /^Date:[ \t]*(.{6,80})$/im.exec(this.text(id.headers)?.slice(0, 65_536) ?? '')
    const time = new Date(said?.[1] ?? NaN)
    return Number.isNaN(time.getTime()) ? undefined : time
  }

  #number(of: number): number | undefined {
    const { kind, value } = this.#short.get(of) ?? {}
    return kind === 0x0003 ? value?.readUInt32LE(0) : undefined
  }
}

/** Code pages of Windows that are not called by their number (WHATWG, Encoding, 4.2). */
const codePages: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  20127: 'windows-1252',
  20866: 'koi8-r',
  21866: 'koi8-u',
  51932: 'euc-jp',
  54936: 'gb18030',
  65001: 'utf-8',
}

function decoded(bytes: Buffer, codePage = 1252): string {
  const isIso = codePage > 28590 && codePage < 28607
  const name =
    codePages[codePage] ?? (isIso ? `iso-8859-${codePage - 28590}` : `windows-${codePage}`)
  try {
    return new TextDecoder(name).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
