/** The file that is looked at next, most likely: loaded while a person looks at the one before. Only the last is held. */
import { isShownAsText, needsPreview } from '../../shared/receipts/media'
import type { MediaType } from '../../shared/receipts/receipt'
import { documentUrl } from '../base/api'
import { fittedScales, usualFit, type Size } from './fitting'
import type { PdfFile } from './pdf'

/** As long as a picture is held, the page has its bytes, and whoever shows the same address has it at once. */
type Ahead = { address: string } & ({ picture: HTMLImageElement } | { pdf: Promise<PdfFile> })
let ahead: Ahead | undefined

/**
 * What is shown by way of its text or of pictures of its pages is loaded when it is shown.
 * @param room where it is going to be shown
 */
export function loadAhead(receiptId: string, mediaType: MediaType, room: Size): void {
  if (isShownAsText(mediaType) || needsPreview(mediaType)) return
  const address = documentUrl(receiptId)
  if (ahead?.address === address) return
  if (ahead && 'pdf' in ahead) void ahead.pdf.then((file) => file.close(), ignore)
  ahead = mediaType === 'application/pdf' ? pdfAhead(address, room) : pictureAhead(address)
}

/** Opened by now or opened anew; whoever takes it closes it. @throws what openPdf throws */
export function takePdf(address: string): Promise<PdfFile> {
  if (!ahead || ahead.address !== address || !('pdf' in ahead)) return openedNow(address)
  const { pdf } = ahead
  ahead = undefined
  return pdf
}

function pictureAhead(address: string): Ahead {
  const picture = new Image()
  picture.src = address
  void picture.decode().catch(ignore)
  return { address, picture }
}

function pdfAhead(address: string, room: Size): Ahead {
  const pdf = openedNow(address)
  void pdf.then((file) => drawFirst(file, room)).catch(ignore)
  return { address, pdf }
}

/** As it is shown at first: a page that is turned, or at another size, is drawn anew. */
async function drawFirst(file: PdfFile, room: Size): Promise<void> {
  const size = await file.size(1)
  await file.drawAhead(1, fittedScales(size, room)[usualFit(size, room)])
}

/** pdf.js is loaded with the first PDF. */
async function openedNow(address: string): Promise<PdfFile> {
  const { openPdf } = await import('./pdf')
  return openPdf(address)
}

/** One that cannot be shown is told of where it is shown. */
const ignore = () => undefined
