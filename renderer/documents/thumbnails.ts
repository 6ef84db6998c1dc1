/** Small pictures for the list: each file is decoded once at list size, and only the last few hundred are kept. */

const widthPx = 96
const most = 300
const kept = new Map<string, Promise<ImageBitmap | undefined>>()

/** A picture no wider than a list needs; undefined when the file cannot be shown. */
export function thumbnail(address: string): Promise<ImageBitmap | undefined> {
  const known = kept.get(address)
  if (known) return known
  const made = make(address).catch(() => undefined)
  kept.set(address, made)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) {
    void kept.get(oldest)?.then((bitmap) => bitmap?.close())
    kept.delete(oldest)
  }
  return made
}

async function make(address: string): Promise<ImageBitmap | undefined> {
  const response = await fetch(address)
  if (!response.ok) return undefined
  const options: ImageBitmapOptions = { resizeWidth: widthPx, resizeQuality: 'medium' }
  return createImageBitmap(await response.blob(), options)
}
