/** Opens a mail as pages: its text where that is a receipt, and those of its attachments, a mail among them by its text. */
import { AppError } from '../../../shared/errors'
import { mediaTypeOf } from '../../../shared/receipts/media'
import { checkPages, unreadable, type Limits } from './limits'
import { unfoldMail, type Mail, type MailAttachment } from './mail'
import type { Source } from './source'
import { boundedText, sourceOf, textSheets } from './text-page'

/** Stands for bytes that are no letters in the encoding which the mail says it has. */
const undecodable = '\uFFFD'

type Open = (attachment: MailAttachment) => Promise<Source>

/**
 * @param open opens one attachment that is no mail
 * @throws {AppError} what the first attachment threw, where none can be opened
 */
export async function openMail(bytes: Uint8Array, limits: Limits, open: Open): Promise<Source> {
  const mail = await unfoldMail(bytes)
  const files = mail.attachments.filter((file) => mediaTypeOf(file.bytes))
  const each: Open = async (file) =>
    mediaTypeOf(file.bytes) === 'message/rfc822'
      ? textOf(await unfoldMail(file.bytes), limits)
      : open(file)
  if (!mail.isReceipt && files.length > 0)
    return inOrder(await opened(files, limits, each), limits, mail)
  const own = textOf(mail, limits)
  const shown = files.length > 0 ? await opened(files, limits, each).catch(() => []) : []
  return inOrder([own, ...shown.map(ifAny)], limits, mail)
}

/** A picture beside a text that is a receipt may be broken. */
function ifAny(source: Source): Source {
  return {
    ...source,
    page: (number) => source.page(number).catch(() => ({ width: 1, height: 1, lines: [] })),
  }
}

/** Of a mail within a mail all is told that there is to see of it, which is its text. */
function textOf(mail: Mail, limits: Limits): Source {
  // Of a mail whose middle is left out nothing is sure either.
  const { text, isCut } = boundedText(shownText(mail))
  const isDamaged = mail.isCut || isCut || text.includes(undecodable)
  const sheets = textSheets(text).map((sheet) => ({ ...sheet, isDamaged }))
  checkPages(sheets.length, limits)
  return sourceOf(sheets)
}

/** Its text; its head where all there is to it lies in what is not opened with it. */
function shownText({ text, from, subject, attachments, unseen }: Mail): string {
  const body = text()
  const hasMore = unseen !== undefined || attachments.some((file) => mediaTypeOf(file.bytes))
  return body.trim() === '' && hasMore ? `${from}\n${subject}` : body
}

/** An attachment that cannot be opened does not keep the others back. */
async function opened(
  attachments: MailAttachment[],
  limits: Limits,
  open: Open,
): Promise<Source[]> {
  const sources: Source[] = []
  let refusal: unknown
  for (const attachment of attachments.slice(0, limits.pages)) {
    try {
      sources.push(await open(attachment))
    } catch (error) {
      refusal ??= error
    }
  }
  if (sources.length === 0) throw AppError.from(refusal)
  return sources
}

function inOrder(sources: Source[], limits: Limits, { isCut, unseen }: Mail): Source {
  const pageCount = sources.reduce((sum, source) => sum + source.pageCount, 0)
  checkPages(pageCount, limits)
  return {
    pageCount,
    invoice: sources.find(({ invoice }) => invoice)?.invoice,
    unseenMails: unseen,
    async page(number) {
      let before = 0
      for (const source of sources) {
        if (number < before + source.pageCount) {
          const sheet = await source.page(number - before)
          return isCut ? { ...sheet, isDamaged: true } : sheet
        }
        before += source.pageCount
      }
      throw unreadable(`There is no page ${number}`)
    },
    close() {
      for (const source of sources) source.close()
    },
  }
}
