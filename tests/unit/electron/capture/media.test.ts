import { expect, test } from 'vitest'
import { mediaTypeOf, pixelsOf } from '../../../../electron/capture/media'
import { pdfBytes, pngBytes } from '../../../support/files'
import { forSeeds } from '../../../support/random'

const latin = (text: string) => Buffer.from(text, 'latin1')
const bytes = (...parts: (number[] | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : Buffer.from(part))))
const jpegStart = [0xff, 0xd8, 0xff, 0xe0]
const pngStart = '\x89PNG\r\n\x1a\n'

test.each<[string, Buffer, string | undefined]>([
  ['a JPEG', bytes(jpegStart), 'image/jpeg'],
  ['a JPEG with EXIF', bytes([0xff, 0xd8, 0xff, 0xe1]), 'image/jpeg'],
  ['a PNG', pngBytes(), 'image/png'],
  ['a PDF', pdfBytes(), 'application/pdf'],
  ['a PDF after a mark of byte order', bytes([0xef, 0xbb, 0xbf], '%PDF-1.7'), 'application/pdf'],
  [
    'a PDF after rubbish within the first kilobyte',
    latin(`${' '.repeat(1019)}%PDF-1.7`),
    'application/pdf',
  ],
  ['a PDF whose header comes too late', latin(`${' '.repeat(1020)}%PDF-1.7`), undefined],
  ['a PNG that holds a PDF', bytes(pngStart, '%PDF-1.4'), 'image/png'],
  ['a JPEG that holds a PDF', bytes(jpegStart, '%PDF-1.4'), 'image/jpeg'],
  ['HTML that holds a PDF', latin('<html><script>%PDF-1.4'), 'application/pdf'],
  ['a GIF', latin('GIF89a'), undefined],
  ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic'), undefined],
  ['a TIFF', bytes('II', [42, 0]), undefined],
  ['a WebP', latin('RIFF\0\0\0\0WEBP'), undefined],
  ['an SVG', latin('<svg xmlns="http://www.w3.org/2000/svg">'), undefined],
  ['a ZIP', bytes('PK', [3, 4]), undefined],
  ['a program', bytes([0x7f], 'ELF'), undefined],
  ['half a JPEG mark', bytes([0xff, 0xd8]), undefined],
  ['half a PNG mark', latin('\x89PNG\r\n\x1a'), undefined],
  ['a PNG spoilt by a text transfer', latin('\x89PNG\n\x1a\n'), undefined],
  ['half a PDF mark', latin('%PDF'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
  ['zeros', Buffer.alloc(4096), undefined],
])('%s is told by its bytes', (_what, head, mediaType) => {
  expect(mediaTypeOf(head)).toBe(mediaType)
})

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
    const mediaType = mediaTypeOf(head)
    for (const type of ['image/jpeg', 'image/png', 'application/pdf'] as const) {
      const pixels = pixelsOf(head, type)
      expect(pixels === undefined || pixels >= 0).toBe(true)
    }
    expect([undefined, 'image/jpeg', 'image/png', 'application/pdf']).toContain(mediaType)
  })
})
