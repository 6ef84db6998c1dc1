import { expect, test } from 'vitest'
import { isShownAsText, mediaTypeOf, needsPreview } from '../../../../shared/receipts/media'
import { MediaType } from '../../../../shared/receipts/receipt'
import { pdfBytes, pngBytes } from '../../../support/files'
import { forSeeds } from '../../../support/random'

const latin = (text: string) => Buffer.from(text, 'latin1')
const bytes = (...parts: (number[] | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : Buffer.from(part))))
const jpegStart = [0xff, 0xd8, 0xff, 0xe0]
const pngStart = '\x89PNG\r\n\x1a\n'
const mail =
  'From: till@shop.example\r\nSubject: Your receipt\r\nDate: Mon, 2 Nov 2026 10:00:00 +0000\r\n'

const ublInvoice =
  '<?xml version="1.0"?><ubl:Invoice xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">'

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
  ['a GIF', latin('GIF89a'), 'image/gif'],
  ['an older GIF', latin('GIF87a'), 'image/gif'],
  ['a GIF of a year that never was', latin('GIF88a'), undefined],
  ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic\0\0\0\0mif1heic'), 'image/heic'],
  ['a HEIF that names HEVC second', bytes([0, 0, 0, 24], 'ftypmif1\0\0\0\0mif1heic'), 'image/heic'],
  ['an AVIF', bytes([0, 0, 0, 28], 'ftypavif\0\0\0\0avifmif1miaf'), undefined],
  ['an AVIF that opens as any HEIF', bytes([0, 0, 0, 24], 'ftypmif1\0\0\0\0mif1avif'), undefined],
  ['a film', bytes([0, 0, 0, 24], 'ftypisom\0\0\0\0isommp42'), undefined],
  ['a box cut off before its size', latin('ftyp'), undefined],
  ['a TIFF', bytes('II', [42, 0]), 'image/tiff'],
  ['a TIFF with the most telling byte first', bytes('MM\0*'), 'image/tiff'],
  ['a WebP', latin('RIFF\0\0\0\0WEBP'), 'image/webp'],
  ['a sound', latin('RIFF\0\0\0\0WAVE'), undefined],
  ['a mail', latin(`${mail}\r\nThank you`), 'message/rfc822'],
  ['a mail with bare line feeds', latin(`${mail}\r\nHi`.replaceAll('\r', '')), 'message/rfc822'],
  ['a mail out of a mailbox file', latin(`From till Mon Nov 2\n${mail}\r\nHi`), 'message/rfc822'],
  ['a mail with a folded header', latin(`${mail}X-Long: a\r\n b\r\n\r\nHi`), 'message/rfc822'],
  [
    'a mail whose header goes on and on',
    latin(`${mail}X-Cut: ${'a'.repeat(70_000)}`),
    'message/rfc822',
  ],
  ['notes with colons', latin('Milk: 1.20\nBread: 2.10\n\nTotal: 3.30'), undefined],
  ['a letter that says from whom', latin('From: me\n\nHello'), undefined],
  ['an invoice in UBL', latin(ublInvoice), 'application/xml'],
  ['an invoice with a mark of byte order', latin(`\xef\xbb\xbf${ublInvoice}`), 'application/xml'],
  ['an invoice in UTF-16', Buffer.from(`\ufeff${ublInvoice}`, 'utf16le'), 'application/xml'],
  [
    'an invoice in UTF-16, unmarked',
    Buffer.from(ublInvoice, 'utf16le').swap16(),
    'application/xml',
  ],
  [
    'an invoice in CII after long comments',
    latin(
      `<?xml version="1.0"?>\n<!-- ${'<a> '.repeat(9000)} -->\n<rsm:CrossIndustryInvoice xmlns:rsm="x">`,
    ),
    'application/xml',
  ],
  ['an invoice of ZUGFeRD 1', latin('<CrossIndustryDocument xmlns="urn:ferd">'), 'application/xml'],
  ['an order in UBL', latin(ublInvoice.replace(/Invoice/g, 'Order')), undefined],
  ['an invoice of some other kind', latin('<Invoice xmlns="urn:x"><ID/></Invoice>'), undefined],
  ['an invoice that is only spoken of', latin(`<!-- ${ublInvoice}`), undefined],
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

test('whatever the bytes, looking at them ends and never throws', async () => {
  await forSeeds(3000, (random) => {
    const noise = Buffer.from(
      random.list(random.whole(0, 200), () => random.pick([0, 1, 10, 32, 58, 0xc0, 0xd8, 0xff])),
    )
    const starts = [
      '',
      '<?xml ?><!--',
      '<a:Invoice ',
      pngStart,
      '%PDF-',
      'RIFF',
      'II*\0',
      '\0\0\0\x18ftyp',
      'From:',
      mail,
    ]
    const mediaType = mediaTypeOf(Buffer.concat([latin(random.pick(starts)), noise]))
    expect([undefined, ...MediaType.options]).toContain(mediaType)
  })
})

test('only what the window cannot draw needs pictures of its pages', () => {
  const needy = MediaType.options.filter((type) => needsPreview(type))
  expect(needy).toEqual(['image/tiff', 'image/heic'])
})

test('what has no pages of its own is shown by its text', () => {
  const made = MediaType.options.filter((type) => isShownAsText(type))
  expect(made).toEqual(['message/rfc822', 'application/xml'])
})
