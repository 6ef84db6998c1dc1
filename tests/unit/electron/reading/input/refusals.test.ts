/** Of electron/reading/input/input.ts: files that are refused, and what is said of them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openInput } from '../../../../../electron/reading/input/input'
import { encodeJpeg } from '../../../../../electron/reading/input/jpeg'
import { AppError } from '../../../../../shared/errors'
import { largestFile } from '../../../../../shared/receipts/media'
import { attached, mail } from './mails'
import { pdf, receipt } from './papers'
import { chunk, fixture, jpegTurned, png, quadrants, twoByTwo } from './quadrants'

async function refusalOf(file: Uint8Array): Promise<string> {
  try {
    const input = await openInput(file, 'file')
    for (let number = 0; number < input.pageCount; number++) await input.page(number)
    input.close()
    return 'none'
  } catch (error) {
    expect(error).toBeInstanceOf(AppError)
    return (error as AppError).code
  }
}

test('an empty file is refused as empty', async () => {
  expect(await refusalOf(Buffer.alloc(0))).toBe('file-empty')
})

test('files of other kinds are refused, whatever their name', async () => {
  for (const file of [
    Buffer.from('x'),
    Buffer.from([0xff]),
    Buffer.from('Just a text about a receipt of 12.30'),
    Buffer.from('PK\x03\x04\x14\0\0\0\b\0', 'latin1'),
    Buffer.from('\x1f\x8b\b\0\0\0\0\0', 'latin1'),
    Buffer.from('<html><body>Total 12.30</body></html>'),
    Buffer.alloc(5000),
  ])
    await expect(openInput(file, 'receipt.pdf')).rejects.toMatchObject({ code: 'file-unsupported' })
})

test('a file is opened by its content when its ending is wrong', async () => {
  expect((await openInput(fixture('sixteen.png'), 'receipt.pdf')).mediaType).toBe('image/png')
  expect((await openInput(pdf({ texts: receipt }), 'photo.jpg')).mediaType).toBe('application/pdf')
})

test('a file above 25 MB is refused', async () => {
  const file = Buffer.concat([fixture('grey.jpg'), Buffer.alloc(largestFile)])
  await expect(openInput(file, 'file')).rejects.toMatchObject({ code: 'file-too-large' })
})

test('a picture that says it has 60000 by 60000 pixels is refused before it is unpacked', async () => {
  const side = 60_000
  const size = Buffer.alloc(8)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  const bombs = {
    png: png({ width: side, height: side, depth: 8, colourType: 6, rows: Buffer.alloc(1_000_000) }),
    jpeg: changed(await encodeJpeg(quadrants(), 80), [0xff, 0xc0], 5, [0xea, 0x60, 0xea, 0x60]),
    gif: changed(fixture('moving.gif'), [...Buffer.from('GIF89a')], 6, [0x60, 0xea, 0x60, 0xea]),
    tiff: changed(
      changed(fixture('lzw.tif'), [0, 1, 3, 0, 1, 0, 0, 0, 64], 8, [0x60, 0xea]),
      [1, 1, 3, 0, 1, 0, 0, 0, 48],
      8,
      [0x60, 0xea],
    ),
    heic: changed(
      changed(fixture('plain.heic'), [...Buffer.from('ispe')], 8, [...size]),
      [0, 0, 0, 64, 0, 0, 0, 48],
      0,
      [...size],
    ),
  }
  for (const [kind, file] of Object.entries(bombs)) {
    const before = process.memoryUsage().rss
    // libheif has limits of its own, and is asked first.
    expect(await refusalOf(file), kind).toMatch(
      kind === 'heic' ? /file-(too-large|unreadable)/ : 'file-too-large',
    )
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  }
})

/** The file with some bytes written behind the place where others are found. */
function changed(file: Uint8Array, find: number[], after: number, write: number[]): Buffer {
  const copy = Buffer.from(file)
  const at = copy.indexOf(Buffer.from(find))
  if (at < 0) throw new Error('The place to be changed was not found')
  copy.set(write, at + after)
  return copy
}

test('a small picture whose pixels would unpack to gigabytes is read no further than it is tall', async () => {
  const rows = Buffer.concat([twoByTwo([[1], [2], [3], [4]]), Buffer.alloc(200_000_000)])
  const file = png({ width: 2, height: 2, depth: 8, colourType: 0, rows })
  const before = process.memoryUsage().rss
  expect(await refusalOf(file)).toBe('none')
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
})

test('a PNG that ends before its last row is refused', async () => {
  const rows = Buffer.from([0, 1, 2])
  expect(await refusalOf(png({ width: 2, height: 2, depth: 8, colourType: 0, rows }))).toBe(
    'file-unreadable',
  )
  const header = png({ width: 2, height: 2, depth: 8, colourType: 0, rows }).subarray(0, 33)
  expect(await refusalOf(Buffer.concat([header, chunk('IEND', Buffer.alloc(0))]))).toBe(
    'file-unreadable',
  )
})

test('a TIFF whose pages lead back to the first does not go round for ever', async () => {
  const file = Buffer.from(fixture('lzw.tif'))
  const directory = file.readUInt32LE(4)
  file.writeUInt32LE(directory, directory + 2 + file.readUInt16LE(directory) * 12)
  expect((await openInput(file, 'file')).pageCount).toBe(1)
})

test('nothing is written to the terminal while broken files are refused', async () => {
  const written: unknown[] = []
  const { log, error, warn } = console
  Object.assign(
    console,
    Object.fromEntries(
      ['log', 'error', 'warn'].map((name) => [name, (...words: unknown[]) => written.push(words)]),
    ),
  )
  try {
    for (const name of [
      'moving.gif',
      'g4.tif',
      'tiles.tif',
      'plain.heic',
      'grey.jpg',
      'lossy.webp',
      'protected.pdf',
    ]) {
      const file = fixture(name)
      await refusalOf(file.subarray(0, Math.floor(file.length * 0.7)))
    }
  } finally {
    Object.assign(console, { log, error, warn })
  }
  expect(written).toEqual([])
})

const samples: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  jpeg: () => jpegTurned(6),
  progressive: () => fixture('progressive.jpg'),
  cmyk: () => fixture('cmyk.jpg'),
  png: () => fixture('interlaced.png'),
  'deep png': () => fixture('sixteen.png'),
  webp: () => fixture('alpha.webp'),
  'moving webp': () => fixture('moving.webp'),
  gif: () => fixture('moving.gif'),
  'tiff of pages': () => fixture('three-pages.tif'),
  'tiff of faxes': () => fixture('g4-strips.tif'),
  'tiff of jpegs': () => fixture('jpeg-strips.tif'),
  'tiff of tiles': () => fixture('tiles.tif'),
  'packed tiff': () => fixture('deflate.tif'),
  heic: () => fixture('turned.heic'),
  pdf: () => pdf({ texts: receipt }),
  'scanned pdf': async () =>
    pdf({ jpeg: { bytes: await encodeJpeg(quadrants(), 80), width: 64, height: 48 } }),
  'protected pdf': () => fixture('protected.pdf'),
  mail: () =>
    mail([
      attached('a.tif', 'image/tiff', fixture('g4.tif')),
      { type: 'text/html', content: '<p>Total 1' },
    ]),
}

const damage = fc.record({
  cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 2 }),
  flips: fc.array(
    fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 7 })),
    { maxLength: 12 },
  ),
})

function damaged(
  file: Uint8Array,
  { cut, flips }: { cut: number | null; flips: [number, number][] },
): Buffer {
  const copy = Buffer.from(
    file.subarray(0, cut === null ? file.length : Math.floor(cut * file.length)),
  )
  for (const [place, bit] of flips) {
    const at = Math.min(copy.length - 1, Math.floor(place * copy.length))
    if (at >= 0) copy[at]! ^= 1 << bit
  }
  return copy
}

const codes = [
  'none',
  'file-empty',
  'file-unsupported',
  'file-too-large',
  'file-too-complex',
  'file-unreadable',
  'file-protected',
]
const runs = Number(process.env['FUZZ_RUNS'] ?? 25)

for (const [name, sample] of Object.entries(samples)) {
  test(
    `a damaged ${name} is read or refused with a reason, and nothing else happens`,
    { timeout: 600_000 },
    async () => {
      const file = await sample()
      await fc.assert(
        fc.asyncProperty(damage, async (how) => {
          expect(codes).toContain(await refusalOf(damaged(file, how)))
        }),
        { numRuns: runs },
      )
      // What a damaged file leaves behind does not reach the next one.
      expect(await refusalOf(file)).toBe(name === 'protected pdf' ? 'file-protected' : 'none')
    },
  )
}
