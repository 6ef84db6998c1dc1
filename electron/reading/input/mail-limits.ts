/** How much of a mail there may be, looked at before anything takes it apart: one pass over its bytes. */
import { tooComplex } from './limits'

/**
 * A mail of 25 MB in base64 has 400,000 lines. The parser takes 2 kB and 12 microseconds for each line that is not packed,
 * and lines of base64 are never short.
 */
const mostLines = 450_000
const shortLine = 40
const mostShortLines = 100_000
/** Lines that may begin a part; those that do are far fewer. */
const mostBoundaries = 2_000
/** What comes before the first empty line, in bytes; servers take 64 kB or less. */
const mostHeader = 256 * 1024

/** Refuses a mail that would ask for more work than any receipt. @throws AppError `file-too-complex` */
export function checkMail(mail: Uint8Array): void {
  const seen = { lines: 0, short: 0, boundaries: 0, header: 0 }
  for (let at = 0; at < mail.length;) {
    const found = mail.indexOf(lineFeed, at)
    const end = found === -1 ? mail.length : found
    const isEmpty = end - at === 0 || (end - at === 1 && mail[at] === carriageReturn)
    seen.lines += 1
    if (end - at < shortLine) seen.short += 1
    if (mail[at] === dash && mail[at + 1] === dash) seen.boundaries += 1
    if (isEmpty && seen.header === 0) seen.header = end
    at = end + 1
  }
  const isTooMuch =
    seen.lines > mostLines ||
    seen.short > mostShortLines ||
    seen.boundaries > mostBoundaries ||
    (seen.header || mail.length) > mostHeader
  if (isTooMuch) throw tooComplex('The mail', seen)
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
const dash = 0x2d

/** Elements that are open at once; those that may stay open, such as paragraphs, come to a few thousand in long mails. */
const mostOpen = 10_000
const mostTags = 200_000

/** Elements without content (HTML, 13.1.2). */
const alone = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Refuses a page that nests without end: the parser's work grows with the square of that. @throws AppError `file-too-complex` */
export function checkHtml(html: string): void {
  let [tags, open] = [0, 0]
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    tags += 1
    if (slash === '/') open = Math.max(0, open - 1)
    else if (!alone.has(name.toLowerCase())) open += 1
    if (open > mostOpen || tags > mostTags) throw tooComplex('The HTML', { tags, open })
  }
}
