/** Looks at the first page of a receipt as a whole: scaled to a few greys, which is enough to know it again. */
import { lookOf, lookSide, type Look } from '../../shared/receipts/look'
import { needsPreview } from '../../shared/receipts/media'
import type { MediaType } from '../../shared/receipts/receipt'
import { documentUrl } from '../base/api'

/** CSS pixels; a page is drawn this wide before it is scaled down. */
const pageWidth = 320

/** Undefined when the file cannot be shown, or there is nothing on it. */
export async function lookAt(receiptId: string, mediaType: MediaType): Promise<Look | undefined> {
  try {
    const address = documentUrl(receiptId, needsPreview(mediaType) ? 1 : undefined)
    return await (mediaType === 'application/pdf' ? lookOfPdf(address) : lookOfPicture(address))
  } catch {
    return undefined
  }
}

async function lookOfPicture(address: string): Promise<Look | undefined> {
  const response = await fetch(address)
  if (!response.ok) return undefined
  const bitmap = await createImageBitmap(await response.blob(), {
    resizeWidth: lookSide,
    resizeHeight: lookSide,
    resizeQuality: 'high',
  })
  try {
    return lookOf(greysOf(bitmap))
  } finally {
    bitmap.close()
  }
}

async function lookOfPdf(address: string): Promise<Look | undefined> {
  const { openPdf } = await import('./pdf')
  const file = await openPdf(address)
  try {
    const { width } = await file.size(1)
    const page = await file.draw(1, pageWidth / width)
    const bitmap = await createImageBitmap(page, {
      resizeWidth: lookSide,
      resizeHeight: lookSide,
      resizeQuality: 'high',
    })
    return lookOf(greysOf(bitmap))
  } finally {
    file.close()
  }
}

/** Luma as of ITU-R BT.601, on white paper where the picture is transparent. */
function greysOf(bitmap: ImageBitmap): number[] {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = lookSide
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, lookSide, lookSide)
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, lookSide, lookSide)
  return Array.from({ length: lookSide * lookSide }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })
}
