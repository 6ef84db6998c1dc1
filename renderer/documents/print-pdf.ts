/** Prints a PDF: every page is drawn beside the window and shown to the printer alone. */
import { printSheet } from './print-sheet'

/** Pixels of the screen for each of the page: about 190 dots per inch. */
const scale = 2

/** @throws what keeps the PDF from being opened */
export async function printPdf(address: string): Promise<void> {
  const { openPdf } = await import('./pdf')
  const pdf = await openPdf(address)
  const pages: Node[] = []
  try {
    for (let page = 1; page <= pdf.pages; page += 1) pages.push(await pdf.draw(page, scale))
  } finally {
    pdf.close()
  }
  printSheet(...pages)
}
