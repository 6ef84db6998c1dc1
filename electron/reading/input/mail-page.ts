/** Opens a mail as pages: those of its attachments, or its text where it has none. */
import { AppError } from '../../../shared/errors'
import type { Word } from '../../../shared/receipts/reading'
import type { Line } from '../child/page'
import { checkPages, type Limits } from './limits'
import { unfoldMail, type MailAttachment } from './mail'
import type { Sheet, Source } from './source'

type Open = (attachment: MailAttachment) => Promise<Source>

/**
 * @param open opens one attachment
 * @throws {AppError} what the first attachment threw, where none can be opened
 */
export async function openMail(bytes: Uint8Array, limits: Limits, open: Open): Promise<Source> {
  const mail = await unfoldMail(bytes)
  if (mail.attachments.length > 0)
    return inOrder(await opened(mail.attachments, limits, open), limits)
  const sheets = sheetsOf(mail.text())
  checkPages(sheets.length, limits)
  return {
    pageCount: sheets.length,
    page: async (number) => sheets[number] ?? emptySheet,
    close: () => undefined,
  }
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

function inOrder(sources: Source[], limits: Limits): Source {
  const pageCount = sources.reduce((sum, source) => sum + source.pageCount, 0)
  checkPages(pageCount, limits)
  return {
    pageCount,
    async page(number) {
      let before = 0
      for (const source of sources) {
        if (number < before + source.pageCount) return source.page(number - before)
        before += source.pageCount
      }
      return emptySheet
    },
    close() {
      for (const source of sources) source.close()
    },
  }
}

const emptySheet: Sheet = { width: 1, height: 1, lines: [] }

/** Letters of a made-up page: so many in a line at least, and so many lines on a page at most. */
const narrowest = 60
const widest = 200
const linesOnPage = 120
const mostLines = 2400
const letter = { width: 8, height: 16 }

/** Pages with the text as a printer would set it, in letters of one width. */
function sheetsOf(text: string): Sheet[] {
  const rows = text
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '')
    .slice(0, mostLines)
    .map((row) => row.slice(0, 2000))
  const columns = Math.min(widest, Math.max(narrowest, ...rows.map((row) => row.length)))
  const count = Math.ceil(rows.length / linesOnPage)
  return Array.from({ length: count }, (_, page) =>
    sheetOf(rows.slice(page * linesOnPage, (page + 1) * linesOnPage), columns),
  )
}

function sheetOf(rows: string[], columns: number): Sheet {
  return {
    width: columns * letter.width,
    height: rows.length * letter.height,
    lines: rows.flatMap((row, index) =>
      linesOf(row, index / rows.length, 1 / rows.length, columns),
    ),
  }
}

/** Cells of a row become lines beside each other, as columns of a print do. */
function linesOf(row: string, y: number, height: number, columns: number): Line[] {
  const place = (start: number, length: number) => {
    const x = Math.min(1, start / columns)
    return { page: 0, x, y, width: Math.min(1, (start + length) / columns) - x, height }
  }
  return [...row.matchAll(/[^\t]+/g)].flatMap((cell) => {
    const words = [...cell[0].matchAll(/\S+/g)].map(({ 0: text, index }): Word => ({
      text,
      confidence: 1,
      box: place(cell.index + index, text.length),
    }))
    const [first] = words
    if (!first) return []
    const text = words.map((word) => word.text).join(' ')
    const start = cell.index + cell[0].search(/\S/)
    return [{ text, confidence: 1, box: place(start, cell[0].trim().length), words }]
  })
}
