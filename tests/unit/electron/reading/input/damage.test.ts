/** Of electron/reading/input: files that are no longer as they were made, and what is known of that. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openInput } from '../../../../../electron/reading/input/input'
import { encodeJpeg } from '../../../../../electron/reading/input/jpeg'
import { isDamagedPdf } from '../../../../../electron/reading/input/pdf-damage'
import { AppError } from '../../../../../shared/errors'
import { attached, mail } from './mails'
import { pdf, receipt } from './papers'
import { fixture, png, quadrants } from './quadrants'

/** `refused`, or whether any of its pages is told to be damaged. */
async function damageOf(file: Uint8Array): Promise<'refused' | 'damaged' | 'whole'> {
  try {
    const input = await openInput(file, 'file')
    const pages = []
    for (let number = 0; number < input.pageCount; number++) pages.push(await input.page(number))
    input.close()
    return pages.some(({ isDamaged }) => isDamaged) ? 'damaged' : 'whole'
  } catch (error) {
    expect(error).toBeInstanceOf(AppError)
    return 'refused'
  }
}

const sample = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../../build/samples', name))

/** With every byte of some in its middle changed. */
function spoiled(file: Uint8Array, share = 0.5, length = 40): Buffer {
  const bytes = Buffer.from(file)
  const from = Math.floor(bytes.length * share)
  for (let at = from; at < from + length; at++) bytes[at] = (bytes[at] ?? 0) ^ 0x5a
  return bytes
}

/** One page of which the text is packed. */
function packedPdf(): Buffer {
  const plain = pdf({ texts: receipt }).toString('latin1')
  const packed = plain.replace(
    /<<\s*\/Length \d+>> stream\n(BT[^]*?)\nendstream/,
    (_, text: string) => {
      const content = deflateSync(Buffer.from(text, 'latin1')).toString('latin1')
      return `<</Filter /FlateDecode /Length ${content.length}>> stream\n${content}\nendstream`
    },
  )
  expect(packed).not.toBe(plain)
  return Buffer.from(packed, 'latin1')
}

const photo = quadrants(640, 480)
const pixels = Buffer.from(Array.from({ length: 481 * 480 }, (_, at) => (at % 481 ? at % 251 : 0)))
const whole: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'a JPEG': () => encodeJpeg(photo, 90),
  'a progressive JPEG': () => fixture('progressive.jpg'),
  'a JPEG in print colours': () => fixture('cmyk.jpg'),
  'a PNG': () => png({ width: 480, height: 480, depth: 8, colourType: 0, rows: pixels }),
  'a lossy WebP': () => fixture('lossy.webp'),
  'a lossless WebP': () => fixture('lossless.webp'),
  'a HEIC': () => fixture('plain.heic'),
  'a GIF': () => fixture('moving.gif'),
  'a TIFF of JPEG strips': () => fixture('jpeg-strips.tif'),
  'a TIFF fax': () => fixture('g4-strips.tif'),
  'a PDF with text': () => sample('brightwire-hosting.pdf'),
  'a scanned PDF': async () =>
    pdf({ jpeg: { bytes: await encodeJpeg(photo, 90), width: 640, height: 480 } }),
  'a mail with a PDF': () =>
    mail([attached('a.pdf', 'application/pdf', sample('brightwire-hosting.pdf'))]),
}

test.each(Object.entries(whole))(
  '%s is whole, and not once its end is missing',
  async (_, make) => {
    const file = await make()
    expect(await damageOf(file)).toBe('whole')
    for (const share of [0.1, 0.3, 0.6, 0.9, 0.98])
      expect(await damageOf(file.subarray(0, file.length * share)), `${share}`).not.toBe('whole')
  },
)

test('a JPEG whose end was put back, or that another follows, is damaged all the same', async () => {
  const file = Buffer.from(await encodeJpeg(photo, 90))
  const cut = file.subarray(0, file.length * 0.6)
  expect(await damageOf(Buffer.concat([cut, Buffer.of(0xff, 0xd9)]))).toBe('damaged')
  expect(await damageOf(Buffer.concat([cut, file]))).not.toBe('whole')
})

test.each(['a JPEG', 'a PNG', 'a scanned PDF'])(
  '%s with spoiled bytes is not whole',
  async (name) => {
    const file = Buffer.from((await whole[name]?.()) ?? [])
    // Where there are pixels for certain.
    const start = Math.max(0, file.indexOf(Buffer.of(0xff, 0xda)))
    expect(await damageOf(spoiled(file, (start / file.length + 0.9) / 2))).not.toBe('whole')
  },
)

test.each(['a lossy WebP', 'a HEIC'])('%s into which bytes were put is not whole', async (name) => {
  const file = Buffer.from((await whole[name]?.()) ?? [])
  const [from, to] = [file.subarray(0, -200), file.subarray(-200)]
  expect(await damageOf(Buffer.concat([from, Buffer.from('<<'), to]))).not.toBe('whole')
})

test('a PDF is damaged where a packed stream does not unpack to what went into it', async () => {
  const file = packedPdf()
  expect(await isDamagedPdf(file)).toBe(false)
  const at = file.indexOf(' stream\n', file.indexOf('FlateDecode')) + 30
  expect(await isDamagedPdf(spoiled(file, at / file.length, 3))).toBe(true)
})

test('what comes after the end of a PDF, and what is said of it in its text, does no harm', async () => {
  const file = pdf({ texts: receipt })
  expect(await isDamagedPdf(Buffer.concat([file, Buffer.alloc(3000, ' ')]))).toBe(false)
  expect(await isDamagedPdf(pdf({ texts: [{ text: 'stream endstream', x: 9, y: 9 }] }))).toBe(false)
})

test('looking for damage in a PDF that unpacks without end comes to an end', async () => {
  const bomb = deflateSync(Buffer.alloc(200_000_000), { level: 1 })
  const head = '%PDF-1.4\n1 0 obj <</Filter /FlateDecode>> stream\n'
  const file = Buffer.concat([
    Buffer.from(head),
    bomb,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
  ])
  const before = process.cpuUsage()
  expect(await isDamagedPdf(file)).toBe(false)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000)
})

test('a mail whose last part, or whose HTML, has no end, or with bytes that are no text, is damaged', async () => {
  const html = '<html><body><p>Total 12.30</p></body></html>'
  const page = (content: string) => mail([{ type: 'text/html', content }])
  expect(await damageOf(page(html))).toBe('whole')
  expect(await damageOf(page(html.replace('12', '\uFFFD')))).toBe('damaged')
  expect(await damageOf(page(html.slice(0, 30)))).toBe('damaged')
  const text = page(html).toString('latin1')
  expect(await damageOf(Buffer.from(text.slice(0, -8), 'latin1'))).toBe('damaged')
})
