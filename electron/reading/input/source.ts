/** The shape in which each kind of file is opened, before its pages are numbered. */
import type { InputPage, Line } from '../child/page'
import type { Invoice } from '../invoice/invoice'
import type { Unseen } from '../../../shared/receipts/reading'

/** A page without its number. The boxes of its lines say page 0. */
export type Sheet = Omit<InputPage, 'number'>

/** Pages on demand: none is kept here once it was given. */
export interface Source {
  pageCount: number
  /** The electronic invoice that the file is or holds. */
  invoice?: Invoice | undefined
  /** Of a mail: those within it that are not opened. */
  unseenMails?: Unseen['mails']
  /** @param number counted from 0 */
  page(number: number): Promise<Sheet>
  close(): void
}

/** The page with its number, in its boxes too. */
export function numbered(sheet: Sheet, number: number): InputPage {
  const { lines } = sheet
  return { ...sheet, number, ...(lines && { lines: lines.map((line) => onPage(line, number)) }) }
}

function onPage(line: Line, page: number): Line {
  const words = line.words.map((word) => ({ ...word, box: { ...word.box, page } }))
  return { ...line, box: { ...line.box, page }, words }
}
