/**
 * Small pictures for the list, of pictures and of first pages: each file is opened once, one after the other while the
 * window has time, only for rows that are still in view, and only the last few hundred pictures are kept.
 */
import type { ReadPage } from '../../shared/receipts/reading'

/** What a first page is made of: a picture at an address, a PDF there, or the words that were read. */
export type Source =
  | { kind: 'picture' | 'pdf'; address: string }
  | { kind: 'text'; address: string; page: () => Promise<ReadPage | undefined> }

interface Kept {
  picture: Promise<ImageBitmap | undefined>
  /** How many rows wait for it. */
  wanted: number
}

const widthPx = 96
/** Of A4; what is longer is cut in the list anyway. */
const mostHeight = 1.45
const most = 300
const kept = new Map<string, Kept>()
/** The one that is being made, and all before it. */
let last: Promise<unknown> = Promise.resolve()

/** A picture no wider than a list needs; undefined when the file cannot be shown, or its row went before its turn. */
export function thumbnail(source: Source): Promise<ImageBitmap | undefined> {
  const { address } = source
  const known = kept.get(address)
  if (known) {
    known.wanted++
    return known.picture
  }
  const entry: Kept = { picture: Promise.resolve(undefined), wanted: 1 }
  // Pictures are decoded beside the window; pages are drawn in it, and one by one.
  entry.picture = (source.kind === 'picture' ? make(source) : inTurn(source, entry)).catch(
    () => undefined,
  )
  kept.set(address, entry)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) {
    void kept.get(oldest)?.picture.then((bitmap) => bitmap?.close())
    kept.delete(oldest)
  }
  return entry.picture
}

/** A row does not need it any more; what was not begun for anybody else is not made. */
export function release({ address }: Source): void {
  const known = kept.get(address)
  if (known) known.wanted--
}

function inTurn(source: Source, entry: Kept): Promise<ImageBitmap | undefined> {
  const turn = last.then(async () => {
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }))
    if (entry.wanted > 0) return make(source)
    if (kept.get(source.address) === entry) kept.delete(source.address)
    return undefined
  })
  last = turn.catch(() => undefined)
  return turn
}

async function make(source: Source): Promise<ImageBitmap | undefined> {
  if (source.kind === 'pdf') return ofPdf(source.address)
  if (source.kind === 'text') return ofText(await source.page())
  const response = await fetch(source.address)
  if (!response.ok) return undefined
  const options: ImageBitmapOptions = { resizeWidth: widthPx, resizeQuality: 'medium' }
  return createImageBitmap(await response.blob(), options)
}

async function ofPdf(address: string): Promise<ImageBitmap | undefined> {
  const { openPdf } = await import('./pdf')
  const file = await openPdf(address)
  try {
    const { width } = await file.size(1)
    const page = await file.draw(1, widthPx / width / window.devicePixelRatio)
    return await createImageBitmap(page)
  } finally {
    file.close()
  }
}

/** The words of a page that has none of its own looks, where they stand. */
function ofText(page: ReadPage | undefined): Promise<ImageBitmap> | undefined {
  if (!page) return undefined
  const height = widthPx * Math.min(mostHeight, page.height / page.width)
  const canvas = new OffscreenCanvas(widthPx, Math.round(height))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fffefb'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#55564f'
  const whole = (widthPx * page.height) / page.width
  for (const { text, box } of page.words) {
    context.font = `${Math.max(3, box.height * whole * 0.78)}px monospace`
    context.fillText(text, box.x * widthPx, (box.y + box.height * 0.8) * whole)
  }
  return createImageBitmap(canvas)
}
