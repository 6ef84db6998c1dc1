import { expect, test } from 'vitest'
import { pixelsOf } from '../../../../electron/receipts/pixels'
import { MediaType } from '../../../../shared/receipts/receipt'
import { pdfBytes } from '../../../support/files'
import { forSeeds } from '../../../support/random'

const latin = (text: string) => Buffer.from(text, 'latin1')
const bytes = (...parts: (number[] | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : Buffer.from(part))))
const jpegStart = [0xff, 0xd8, 0xff, 0xe0]
const pngStart = '\x89PNG\r\n\x1a\n'

function pngOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([latin(pngStart), Buffer.from([0, 0, 0, 13]), latin('IHDR'), size])
}

/** A JPEG whose frame header comes after the given segments. */
function jpegOf(width: number, height: number, frame = 0xc0, before: number[][] = []): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...before.map((segment) => Buffer.from(segment)),
    Buffer.from([0xff, frame, 0, 17, 8]),
    size,
    Buffer.alloc(16),
  ])
}

test.each([
  [1, 1],
  [24, 24],
  [10_000, 10_000],
  [4_294_967_295, 4_294_967_295],
])('a PNG of %d by %d says so', (width, height) => {
  expect(pixelsOf(pngOf(width, height), 'image/png')).toBe(width * height)
})

test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
  'a JPEG frame of kind %i says its size',
  (frame) => {
    expect(pixelsOf(jpegOf(640, 480, frame), 'image/jpeg')).toBe(640 * 480)
  },
)

test('segments before the frame are stepped over', () => {
  const app0 = [0xff, 0xe0, 0, 4, 1, 2]
  const tables = [0xff, 0xc4, 0, 5, 9, 9, 9]
  const comment = [0xff, 0xfe, 0, 2]
  const head = jpegOf(65_535, 65_535, 0xc2, [app0, tables, comment])
  expect(pixelsOf(head, 'image/jpeg')).toBe(65_535 * 65_535)
})

test('bytes that only fill up before a segment are stepped over', () => {
  expect(pixelsOf(jpegOf(640, 480, 0xc0, [[0xff, 0xff, 0xff]]), 'image/jpeg')).toBe(640 * 480)
})

test.each<[string, Buffer]>([
  ['only its mark', Buffer.from([0xff, 0xd8, 0xff])],
  ['cut in the frame', jpegOf(640, 480).subarray(0, 8)],
  [
    'a segment longer than the file',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0, 0, 0, 0, 0]),
  ],
  ['no frame at all', bytes(jpegStart, [0, 4, 0, 0, 0xff, 0xd9, 0, 0, 0, 0, 0, 0])],
  ['no segment where one should be', bytes([0xff, 0xd8], 'not a segment at all')],
])('a JPEG with %s says nothing of its size', (_what, head) => {
  expect(pixelsOf(head, 'image/jpeg')).toBeUndefined()
})

test('a PNG that is cut short says nothing, and a PDF never does', () => {
  expect(pixelsOf(pngOf(24, 24).subarray(0, 23), 'image/png')).toBeUndefined()
  expect(pixelsOf(pdfBytes(), 'application/pdf')).toBeUndefined()
})

test('whatever the bytes, looking at them ends and never throws', async () => {
  await forSeeds(3000, (random) => {
    const length = random.whole(0, 200)
    const noise = Buffer.from(
      random.list(length, () => random.pick([0, 1, 2, 0xc0, 0xd8, 0xe0, 0xff])),
    )
    const starts = [Buffer.alloc(0), Buffer.from(jpegStart), latin(pngStart), latin('%PDF-')]
    const head = Buffer.concat([random.pick(starts), noise])
    for (const type of MediaType.options) {
      const pixels = pixelsOf(head, type)
      expect(pixels === undefined || pixels >= 0).toBe(true)
    }
  })
})

test('a GIF and each form of WebP say their size', () => {
  const webp = (kind: string, ...rest: number[]) =>
    bytes('RIFF\0\0\0\0WEBP', kind, [0, 0, 0, 0], rest, Array<number>(16).fill(0))
  expect(pixelsOf(bytes('GIF89a', [0x80, 2, 0xe0, 1]), 'image/gif')).toBe(640 * 480)
  expect(pixelsOf(webp('VP8X', 0, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0), 'image/webp')).toBe(640 * 480)
  const lossy = [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe0, 1]
  expect(pixelsOf(webp('VP8 ', ...lossy), 'image/webp')).toBe(640 * 480)
  const lossless = (639 | (479 << 14)) >>> 0
  const packed = [0, 8, 16, 24].map((by) => (lossless >>> by) & 0xff)
  expect(pixelsOf(webp('VP8L', 0x2f, ...packed), 'image/webp')).toBe(640 * 480)
  expect(pixelsOf(webp('ALPH', ...lossy), 'image/webp')).toBeUndefined()
})
