/** Opens a file of any kind that reading takes: from its bytes to pages, one at a time. */
import { AppError } from '../../../shared/errors'
import { mediaTypeOf } from '../../../shared/receipts/media'
import type { Unseen } from '../../../shared/receipts/reading'
import type { MediaType } from '../../../shared/receipts/receipt'
import type { InputPage, Picture } from '../child/page'
import { readInvoice, type Invoice } from '../invoice/invoice'
import { invoiceSheets } from '../invoice/invoice-page'
import { readGif } from './gif'
import { readHeic } from './heic'
import { readJpeg } from './jpeg'
import { checkPages, decoding, defaultLimits, unreadable, type Limits } from './limits'
import { openMail } from './mail-page'
import { openPdfPages } from './pdf'
import { readPng } from './png'
import { numbered, type Sheet, type Source } from './source'
import { sourceOf } from './text-page'
import { readTiffPage } from './tiff'
import { tiffPages } from './tiff-directory'
import { readWebp } from './webp'

export interface Input {
  /** What the file is, whatever its name says, such as `image/jpeg` or `message/rfc822`. */
  mediaType: MediaType
  pageCount: number
  /** The electronic invoice that it is or holds; of several in a mail the first. */
  invoice?: Invoice | undefined
  /** Of a mail: those within it that are not opened. */
  unseenMails?: Unseen['mails']
  /**
   * Opens a page, counted from 0. One after the other; the page is the caller's, and nothing of it is kept here.
   * @throws {AppError} `file-unreadable`, `file-too-large`
   */
  page(number: number): Promise<InputPage>
  close(): void
}

/**
 * Opens a file. Decoding is not bounded in time here; the process around it is.
 * @param fileName for words in the log only: the kind of a file is told from its bytes
 * @throws {AppError} `file-empty`, `file-unsupported`, `file-too-large`, `file-unreadable`, `file-protected`
 */
export async function openInput(
  bytes: Uint8Array,
  fileName: string,
  limits: Partial<Limits> = {},
): Promise<Input> {
  const bounds = { ...defaultLimits, ...limits }
  if (bytes.length === 0) throw new AppError('file-empty', `${fileName} is empty`)
  if (bytes.length > bounds.bytes)
    throw new AppError('file-too-large', `${fileName} has ${bytes.length} bytes`)
  const mediaType = mediaTypeOf(bytes)
  if (!mediaType) throw new AppError('file-unsupported', `${fileName} is of an unknown kind`)
  const source = await opened(bytes, mediaType, bounds)
  return { mediaType, ...withNumbers(source) }
}

function withNumbers(source: Source): Omit<Input, 'mediaType'> {
  return {
    pageCount: source.pageCount,
    invoice: source.invoice,
    unseenMails: source.unseenMails,
    async page(number) {
      if (!Number.isInteger(number) || number < 0 || number >= source.pageCount)
        throw unreadable(`There is no page ${number}`)
      return numbered(await source.page(number), number)
    },
    close: () => {
      source.close()
    },
  }
}

async function opened(bytes: Uint8Array, mediaType: MediaType, limits: Limits): Promise<Source> {
  switch (mediaType) {
    case 'image/jpeg':
      return picture(() => readJpeg(bytes, limits))
    case 'image/png':
      return picture(() => readPng(bytes, limits))
    case 'image/webp':
      return picture(() => readWebp(bytes, limits))
    case 'image/gif':
      return picture(() => readGif(bytes, limits))
    case 'image/heic':
      return picture(() => readHeic(bytes, limits))
    case 'image/tiff':
      return tiff(bytes, limits)
    case 'application/pdf':
      return openPdfPages(bytes, limits)
    case 'application/xml':
      return invoicePages(bytes)
    case 'message/rfc822':
      return openMail(bytes, limits, (attachment) => attached(attachment.bytes, limits))
  }
}

/** Mails within mails are opened with the mail around them. */
async function attached(bytes: Uint8Array, limits: Limits): Promise<Source> {
  const mediaType = mediaTypeOf(bytes)
  if (!mediaType || mediaType === 'message/rfc822')
    throw new AppError('file-unsupported', 'The attachment is of an unknown kind')
  return opened(bytes, mediaType, limits)
}

/** A picture is decoded when its page is asked for, not when the file is opened. */
function picture(read: () => Picture | Promise<Picture>): Source {
  return {
    pageCount: 1,
    page: async () => withSize(await decoding(read)),
    close: () => undefined,
  }
}

function invoicePages(bytes: Uint8Array): Source {
  const invoice = readInvoice(bytes)
  return { ...sourceOf(invoiceSheets(invoice)), invoice }
}

async function tiff(bytes: Uint8Array, limits: Limits): Promise<Source> {
  const pages = await decoding(() => tiffPages(bytes))
  checkPages(pages.length, limits)
  return {
    pageCount: pages.length,
    page: async (number) => {
      const page = pages[number]
      if (!page) throw unreadable(`There is no page ${number}`)
      return withSize(await decoding(() => readTiffPage(bytes, page, limits)))
    },
    close: () => undefined,
  }
}

function withSize(picture: Picture): Sheet {
  const { width, height, isDamaged = false } = picture
  return { width, height, picture, isDamaged }
}
