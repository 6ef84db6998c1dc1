/** Photos made of others: several receipts on one table. */
import { readFileSync } from 'node:fs'
import { decodeJpeg, encodeJpeg } from '../../electron/reading/input/jpeg'
import type { Picture } from '../../electron/reading/child/page'

/** A brown table top. */
const table = [96, 70, 48] as const
const gap = 60

/** A JPEG of the pictures in these JPEG files beside each other, with a strip of table between them. */
export async function besideEachOther(files: readonly string[]): Promise<Uint8Array> {
  const pictures = await Promise.all(files.map((file) => decodeJpeg(readFileSync(file))))
  const width = pictures.reduce((sum, picture) => sum + picture.width + gap, -gap)
  const height = Math.max(...pictures.map((picture) => picture.height))
  const joined = blank(width, height)
  let left = 0
  for (const { data, ...size } of pictures) {
    for (let y = 0; y < size.height; y++)
      for (let x = 0; x < size.width; x++)
        for (let channel = 0; channel < 3; channel++)
          joined.pixels[(y * width + left + x) * 3 + channel] =
            data[(y * size.width + x) * 4 + channel] ?? 0
    left += size.width + gap
  }
  return encodeJpeg(joined, 88)
}

function blank(width: number, height: number): Picture {
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = table[at % 3] ?? 0
  return { width, height, pixels }
}
