/** Small files that ask for very much: memory, time, or depth. */
import { deflateSync } from 'node:zlib'
import type { Random } from '../../support/random'
import { attached, mail } from '../../unit/electron/reading/input/mails'
import { chunk, png } from '../../unit/electron/reading/input/quadrants'

const packed = new Map<number, Buffer>()

/** So many zeros, deflated; kept, since making them takes longer than all else. */
function zeros(length: number): Buffer {
  const known = packed.get(length) ?? deflateSync(Buffer.alloc(length), { level: 1 })
  packed.set(length, known)
  return known
}

const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('')

/** A PDF of these objects, numbered from 1, the first of which is the catalogue. */
function pdfOf(...objects: (string | Buffer)[]): Buffer {
  const parts = objects.map((object, at) =>
    Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
  )
  const end = Buffer.from('trailer <</Root 1 0 R>>\n%%EOF\n')
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts, end])
}

function streamOf(about: string, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content)
  const head = Buffer.from(`<<${about} /Length ${bytes.length}>> stream\n`)
  return Buffer.concat([head, bytes, Buffer.from('\nendstream')])
}

/** One page, with these contents and resources; further objects begin at 5. */
function pageWith(content: Buffer, resources: string, ...more: (string | Buffer)[]): Buffer {
  return pdfOf(
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R /Resources <<${resources}>>>>`,
    content,
    ...more,
  )
}

const pdfBombs = {
  'PDF of 100,000 pages': () => {
    const kids = times(100_000, (at) => `${at + 3} 0 R `)
    const pages = Array.from(
      { length: 100_000 },
      () => '<</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>>',
    )
    const tree = `<</Type /Pages /Kids [${kids}] /Count 100000>>`
    return pdfOf('<</Type /Catalog /Pages 2 0 R>>', tree, ...pages)
  },
  'PDF that says it has 2 billion pages': () =>
    pdfOf('<</Type /Catalog /Pages 2 0 R>>', '<</Type /Pages /Kids [] /Count 2000000000>>'),
  'PDF whose pages hold themselves': () =>
    pdfOf(
      '<</Type /Catalog /Pages 2 0 R>>',
      '<</Type /Pages /Kids [2 0 R 2 0 R 3 0 R] /Parent 2 0 R /Count 400>>',
      '<</Type /Pages /Kids [2 0 R 3 0 R] /Count 200>>',
    ),
  'PDF of brackets': (random: Random) => {
    const depth = random.whole(10_000, 500_000)
    return pdfOf(`<</Type /Catalog /Pages ${'['.repeat(depth)}>>`, '<<'.repeat(depth))
  },
  'PDF whose content unpacks to 400 MB': () =>
    pageWith(streamOf('/Filter /FlateDecode', zeros(400_000_000)), ''),
  'PDF packed twice': () =>
    pageWith(streamOf('/Filter [/FlateDecode /FlateDecode]', deflateSync(zeros(400_000_000))), ''),
  'PDF with a vast picture': (random: Random) => {
    const side = random.pick([9_990, 12_000, 30_000])
    const image = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray`
    return pageWith(
      streamOf('', 'q 300 0 0 400 0 0 cm /I Do Q'),
      '/XObject <</I 5 0 R>>',
      streamOf(`${image} /BitsPerComponent 8 /Filter /FlateDecode`, zeros(100_000_000)),
    )
  },
  'PDF whose forms draw forms': (random: Random) => {
    const depth = random.whole(6, 24)
    const form = (at: number) =>
      streamOf(
        `/Type /XObject /Subtype /Form /BBox [0 0 300 400] /Resources <</XObject <</F ${at + 6} 0 R>>>>`,
        at === depth - 1 ? '0 0 9 9 re f' : '/F Do '.repeat(10),
      )
    const forms = Array.from({ length: depth }, (_, at) => form(at))
    return pageWith(streamOf('', '/F Do '.repeat(10)), '/XObject <</F 5 0 R>>', ...forms)
  },
  'PDF whose pattern draws itself': () =>
    pageWith(
      streamOf('', '/Pattern cs /P scn 0 0 300 400 re f'),
      '/Pattern <</P 5 0 R>>',
      streamOf(
        '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.01 /YStep 0.01 /Resources <</Pattern <</P 5 0 R>>>>',
        '/Pattern cs /P scn 0 0 1 1 re f',
      ),
    ),
  'PDF with a million letters': () =>
    pageWith(
      streamOf(
        '/Filter /FlateDecode',
        deflateSync(
          Buffer.from(
            `BT /F 6 Tf ${times(100_000, (at) => `1 0 0 1 ${at % 300} ${at % 400} Tm (Total 6.60) Tj `)} ET`,
          ),
        ),
      ),
      '/Font <</F 5 0 R>>',
      '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
    ),
  'PDF with a million lines': (random: Random) =>
    pageWith(
      streamOf(
        '/Filter /FlateDecode',
        deflateSync(
          Buffer.from(
            times(random.whole(100_000, 1_000_000), (at) => `0 0 m ${at % 300} ${at % 400} l S\n`),
          ),
        ),
      ),
      '',
    ),
  'PDF of a vast page': () =>
    pdfOf(
      '<</Type /Catalog /Pages 2 0 R>>',
      '<</Type /Pages /Kids [3 0 R] /Count 1>>',
      '<</Type /Page /Parent 2 0 R /MediaBox [0 0 1e9 1e9] /UserUnit 75000>>',
    ),
  'PDF whose tables of objects go round': () =>
    Buffer.from(
      '%PDF-1.4\nxref\n0 1\n0000000000 65535 f \ntrailer <</Root 1 0 R /Size 4294967295 /Prev 9>>\nstartxref\n9\n%%EOF',
    ),
  'PDF with a shading of functions': () =>
    pageWith(
      streamOf('', '/S sh '.repeat(2_000)),
      '/Shading <</S 5 0 R>>',
      '<</ShadingType 1 /ColorSpace /DeviceRGB /Function 6 0 R>>',
      streamOf(
        '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1]',
        `{ ${'dup sin cos '.repeat(5_000)} 0 }`,
      ),
    ),
}

function tiff(
  entries: [tag: number, type: number, count: number, value: number][],
  body: Buffer,
): Buffer {
  const directory = Buffer.alloc(2 + entries.length * 12 + 4)
  directory.writeUInt16LE(entries.length, 0)
  for (const [at, [tag, type, count, value]] of entries.entries()) {
    directory.writeUInt16LE(tag, 2 + at * 12)
    directory.writeUInt16LE(type, 4 + at * 12)
    directory.writeUInt32LE(count, 6 + at * 12)
    directory.writeUInt32LE(value, 10 + at * 12)
  }
  return Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), directory, body])
}

const gifHead = (width: number, height: number) => {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  return head
}

function gifFrame(width: number, height: number, codes: Buffer): Buffer {
  const head = Buffer.from(',\0\0\0\0\0\0\0\0\0\x02', 'latin1')
  head.writeUInt16LE(width, 5)
  head.writeUInt16LE(height, 7)
  const blocks: Buffer[] = []
  for (let at = 0; at < codes.length; at += 255) {
    const block = codes.subarray(at, at + 255)
    blocks.push(Buffer.of(block.length), block)
  }
  return Buffer.concat([head, ...blocks, Buffer.of(0)])
}

const pictureBombs = {
  'PNG of 100 megapixels': (random: Random) => {
    const [width, height] = random.pick([
      [10_000, 10_000],
      [100_000_000, 1],
      [1, 100_000_000],
      [50, 2_000_000],
    ])
    const bits = random.pick([1, 8])
    const rows = Math.min(600_000_000, (Math.ceil((width * bits) / 8) + 1) * height)
    return pngOf({ width, height, depth: bits, colourType: 0, isInterlaced: false }, zeros(rows))
  },
  'PNG of 100 megapixels, interlaced': () =>
    pngOf(
      { width: 10_000, height: 10_000, depth: 8, colourType: 2, isInterlaced: true },
      zeros(301_000_000),
    ),
  'PNG of 16 bits and four colours': () =>
    pngOf(
      { width: 9_000, height: 9_000, depth: 16, colourType: 6, isInterlaced: false },
      zeros(648_009_000),
    ),
  'PNG of a million pieces': () =>
    Buffer.concat([
      png({ width: 9, height: 9, depth: 8, colourType: 0, rows: Buffer.alloc(90) }).subarray(0, 33),
      ...Array.from({ length: 1_000_000 }, () => chunk('IDAT', Buffer.alloc(0))),
    ]),
  'GIF of a vast screen': () =>
    Buffer.concat([gifHead(65_535, 1_525), gifFrame(65_535, 1_525, Buffer.alloc(200_000, 0x84))]),
  'GIF of a million frames': () => {
    const frame = gifFrame(1, 1, Buffer.of(0x44, 0x01))
    return Buffer.concat([gifHead(1, 1), ...Array.from({ length: 1_000_000 }, () => frame)])
  },
  'GIF of codes that grow': (random: Random) =>
    Buffer.concat([
      gifHead(10_000, 9_999),
      gifFrame(10_000, 9_999, Buffer.from(random.text(100_000, 'abcdefgh'))),
      Buffer.of(0x3b),
    ]),
  'TIFF of many directories with long tables': () => {
    const count = 4_000
    const size = 2 + 3 * 12 + 4
    const directories = Array.from({ length: count }, (_, at) => {
      const one = Buffer.alloc(size)
      one.writeUInt16LE(3, 0)
      const entries: [number, number, number, number][] = [
        [256, 4, 1, 9],
        [257, 4, 1, 9],
        [273, 4, 1_000_000, 8],
      ]
      for (const [place, [tag, type, length, value]] of entries.entries()) {
        one.writeUInt16LE(tag, 2 + place * 12)
        one.writeUInt16LE(type, 4 + place * 12)
        one.writeUInt32LE(length, 6 + place * 12)
        one.writeUInt32LE(value, 10 + place * 12)
      }
      one.writeUInt32LE(at === count - 1 ? 0 : 8 + (at + 1) * size, size - 4)
      return one
    })
    return Buffer.concat([
      Buffer.from('II*\0\x08\0\0\0', 'latin1'),
      ...directories,
      Buffer.alloc(4_200_000),
    ])
  },
  'TIFF that unpacks to 100 megapixels': (random: Random) =>
    tiff(
      [
        [256, 4, 1, 10_000],
        [257, 4, 1, 9_999],
        [258, 3, 1, 8],
        [259, 3, 1, random.pick([1, 5, 8, 32_773, 4, 3])],
        [262, 3, 1, 1],
        [273, 4, 1, 200],
        [277, 3, 1, random.pick([1, 3, 5])],
        [278, 4, 1, 9_999],
        [279, 4, 1, 20_000_000],
      ],
      Buffer.concat([Buffer.alloc(78), zeros(300_000_000)]),
    ),
  'TIFF of tiles without end': () =>
    tiff(
      [
        [256, 4, 1, 9_999],
        [257, 4, 1, 9_999],
        [322, 4, 1, 1],
        [323, 4, 1, 1],
        [324, 4, 5_000_000, 300],
        [325, 4, 5_000_000, 300],
      ],
      Buffer.alloc(20_001_000, 1),
    ),
  'JPEG of a vast frame': (random: Random) => jpegOf(65_500, random.pick([600, 1_500, 65_500]), 1),
  'JPEG of a thousand scans': (random: Random) => jpegOf(6_000, 6_000, random.whole(100, 1_000)),
  'WebP of a vast frame': () => {
    const head = Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\0\0\0\0', 'latin1')
    // Width and height less one, of 14 bits each.
    head.writeUInt32LE((9_999 | (9_999 << 14)) >>> 0, 21)
    const body = Buffer.alloc(4_000)
    head.writeUInt32LE(body.length + 5, 16)
    head.writeUInt32LE(body.length + 17, 4)
    return Buffer.concat([head, body])
  },
  'WebP of a million pieces': () =>
    Buffer.concat([
      Buffer.from('RIFF\xff\xff\xff\x00WEBP', 'latin1'),
      Buffer.alloc(8_000_000, Buffer.from('ABCD\0\0\0\0', 'latin1')),
    ]),
  'HEIC of boxes in boxes': (random: Random) => {
    const depth = random.whole(1_000, 100_000)
    const boxes = Buffer.alloc(depth * 8)
    for (let at = 0; at < depth; at += 1) {
      boxes.writeUInt32BE((depth - at) * 8, at * 8)
      boxes.write(random.chance(0.5) ? 'iprp' : 'ipco', at * 8 + 4, 'latin1')
    }
    const meta = Buffer.from('\0\0\0\0meta\0\0\0\0', 'latin1')
    meta.writeUInt32BE(boxes.length + 12, 0)
    return Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), meta, boxes])
  },
}

function pngOf(
  about: {
    width: number
    height: number
    depth: number
    colourType: number
    isInterlaced: boolean
  },
  rows: Buffer,
): Buffer {
  const small = png({ ...about, rows: Buffer.alloc(0) }).subarray(0, 33)
  small.writeUInt8(about.isInterlaced ? 1 : 0, 28)
  return Buffer.concat([small, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A progressive JPEG of one colour, whose scans say nothing and each go over the whole picture (ITU T.81, B.2). */
function jpegOf(width: number, height: number, scans: number): Buffer {
  const frame = Buffer.from('ffc2000b080000000001011100', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const tables = Buffer.concat([
    Buffer.from('ffdb004300', 'hex'),
    Buffer.alloc(64, 1),
    Buffer.from('ffc400140001000000000000000000000000000000', 'hex'),
    Buffer.from('00', 'hex'),
    Buffer.from('ffc400141001000000000000000000000000000000', 'hex'),
    Buffer.from('00', 'hex'),
  ])
  const scan = Buffer.from('ffda0008010100003f00', 'hex')
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    tables,
    frame,
    ...Array.from({ length: scans }, () => scan),
    Buffer.from('ffd9', 'hex'),
  ])
}

const mailHead = 'From: a@b.example\r\nSubject: x\r\nDate: Mon, 2 Nov 2026 10:00:00 +0000\r\n'
const text = (type: string, body: string, more = '') =>
  Buffer.from(`${mailHead}MIME-Version: 1.0\r\n${more}Content-Type: ${type}\r\n\r\n${body}`)
const html = (body: string) => text('text/html', body)

const mailBombs = {
  'mail of line feeds': (random: Random) =>
    text('text/plain', '\n'.repeat(random.whole(50_000, 4_000_000))),
  'mail of short lines': (random: Random) =>
    text(
      `text/plain; format=${random.pick(['flowed', 'fixed'])}`,
      'a \r\n'.repeat(random.whole(50_000, 99_000)),
    ),
  'mail of elements in elements': (random: Random) =>
    html('<div>'.repeat(random.whole(5_000, 400_000))),
  'mail of tables in tables': (random: Random) =>
    html('<table><tr><td>'.repeat(random.whole(1_000, 3_000))),
  'mail of paragraphs': (random: Random) =>
    html('<p>Total 6.60'.repeat(random.whole(1_000, 199_000))),
  'mail of attributes': () => html(`<div ${times(200_000, (at) => `a${at}=b `)}>Total</div>`),
  'mail of entities': () => html('&amp;&#x10ffff;&CounterClockwiseContourIntegral;'.repeat(40_000)),
  'mail of open comments': () => html('<!--'.repeat(400_000)),
  'mail of open brackets': () => html('<'.repeat(2_000_000)),
  'mail of parts': (random: Random) =>
    text('multipart/mixed; boundary=b', '--b\r\n\r\nx\r\n'.repeat(random.whole(500, 200_000))),
  'mail of parts in parts': (random: Random) =>
    text(
      'multipart/mixed; boundary=b',
      times(
        random.whole(10, 900),
        (at) => `--b${at || ''}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
      ),
    ),
  'mail of mails in mails': (random: Random) => {
    let inner: Buffer = text('text/plain', 'x')
    for (let depth = random.whole(2, 12); depth > 0; depth -= 1)
      inner = mail(
        [
          attached('a.eml', 'message/rfc822', inner),
          attached('b.eml', 'message/rfc822', inner),
        ].slice(0, depth > 4 ? 1 : 2),
      )
    return inner
  },
  'mail of files': (random: Random) =>
    mail(
      Array.from({ length: random.whole(150, 400) }, (_, at) =>
        attached(`${at}.pdf`, 'application/pdf', Buffer.from(`%PDF-1.4 ${at}`)),
      ),
    ),
  'mail of header fields': (random: Random) =>
    text('text/plain', 'x', 'X-A: b\r\n'.repeat(random.whole(1_000, 100_000))),
  'mail of one long field': (random: Random) =>
    text(
      'text/plain',
      'x',
      `To: ${random.pick(['(', 'a,', '"', '<', 'a:', '=?utf-8?q?a?= '])}`.padEnd(8).repeat(1) +
        random
          .pick(['(', 'a,', '"', '<', 'a:', '=?utf-8?q?a?= '])
          .repeat(random.whole(1_000, 30_000)) +
        '\r\n',
    ),
  'mail of a name in pieces': (random: Random) =>
    text(
      `application/pdf; ${times(random.whole(100, 5_000), (at) => `name*${at}*=utf-8''%41; `)}`,
      '%PDF-1.4',
    ),
  'mail of base64 that is none': (random: Random) =>
    text(
      'application/pdf',
      random.text(500_000, 'ABab09+/=\r\n !'),
      'Content-Transfer-Encoding: base64\r\n',
    ),
  'mail of words': (random: Random) =>
    text('text/plain', `${'a '.repeat(random.whole(10, 900))}\r\n`.repeat(2_400)),
  'mail of one line': () => text('text/plain', 'a\t'.repeat(2_000_000)),
  'mail with a bomb in it': (random: Random) => {
    const [, make] = random.pick(Object.entries({ ...pdfBombs, ...pictureBombs }))
    return mail([attached('bomb.pdf', 'application/pdf', make(random))])
  },
}

const others = {
  'XML of entities in entities': () => {
    const levels = times(30, (at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`)
    return Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE Invoice [<!ENTITY a0 "6.60">${levels}]><Invoice>&a30;</Invoice>`,
    )
  },
  'XML in depth': () => Buffer.from(`<?xml version="1.0"?>${'<a>'.repeat(1_000_000)}`),
  'ZIP that says it is a PDF': () => Buffer.concat([Buffer.from('PK\x03\x04'), zeros(100_000_000)]),
  'text of colons': (random: Random) =>
    Buffer.from('a: b\r\n'.repeat(random.whole(1_000, 500_000))),
  'text of header characters': () => Buffer.from('From'.padEnd(5_000_000, ' \t')),
}

/** By name, each made anew with a random size or shape where it has one. */
export const bombs: Readonly<Record<string, (random: Random) => Buffer>> = {
  ...pdfBombs,
  ...pictureBombs,
  ...mailBombs,
  ...others,
}
