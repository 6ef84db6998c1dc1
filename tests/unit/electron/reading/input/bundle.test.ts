/** Archives, mailboxes and mails, one within another, honest and not: what is taken out of them. */
import { expect, test } from 'vitest'
import { enclosedIn, type Enclosed } from '../../../../../electron/reading/input/bundle'
import { largestFile } from '../../../../../shared/receipts/media'
import { renamed, withField, zipOf } from '../../../../support/archives'
import { fileIn, pdfBytes, pngBytes, temporaryFolder } from '../../../../support/files'
import { attached, inline, mail } from './mails'

async function all(given: AsyncIterable<Enclosed>): Promise<Enclosed[]> {
  const found: Enclosed[] = []
  for await (const one of given) found.push(one)
  return found
}

const found = (bytes: Buffer) => all(enclosedIn({ bytes }))

/** Names with the number of bytes, or with the reason. */
const told = (enclosed: readonly Enclosed[]) =>
  enclosed.map((one) => [one.fileName, 'bytes' in one ? one.bytes.length : one.code])

const [pdf, png] = [pdfBytes(), pngBytes()]
const honestFiles = { 'March/fuel.pdf': pdf, 'March/till.png': png }
const honest = await zipOf(honestFiles)
const both = [
  ['fuel.pdf', pdf.length],
  ['till.png', png.length],
]

test('the receipts of an archive come out as they went in, by their own names', async () => {
  const files = await found(honest)
  expect(told(files)).toEqual(both)
  expect(files.map((one) => 'bytes' in one && Buffer.from(one.bytes))).toEqual([pdf, png])
})

test('an archive on disk is opened by its path', async () => {
  const archive = fileIn(temporaryFolder(), 'a.zip', honest)
  expect(told(await all(enclosedIn({ archive })))).toEqual(both)
})

test('a PDF that is packed unchanged does not make the archive a PDF', async () => {
  expect(told(await found(await zipOf(honestFiles, { isStored: true })))).toEqual(both)
})

test('folders, links and what systems leave behind are passed over; what is no receipt is named', async () => {
  const archive = await zipOf(
    {
      'March/': Buffer.alloc(0),
      '__MACOSX/._fuel.pdf': pdf,
      'March/.DS_Store': Buffer.from('x'),
      'link.pdf': Buffer.from('/etc/passwd'),
      'notes.txt': Buffer.from('Remember'),
      'empty.pdf': Buffer.alloc(0),
      'fuel.pdf': pdf,
    },
    { modes: { 'link.pdf': 0o120777 } },
  )
  expect(told(await found(archive))).toEqual([
    ['notes.txt', 'file-unsupported'],
    ['empty.pdf', 'file-empty'],
    ['fuel.pdf', pdf.length],
  ])
})

test.each([['../../fuel.pdf'], ['/etc/fuel.pdf'], ['..\\..\\fuel.pdf'], ['C:\\docs\\fuel.pdf']])(
  'the name %s says nothing of where a file goes',
  async (name) => {
    const plain = `${'x'.repeat(name.length - 4)}.pdf`
    expect(told(await found(renamed(await zipOf({ [plain]: pdf }), plain, name)))).toEqual([
      ['fuel.pdf', pdf.length],
    ])
  },
)

test('a file under a password, of an unknown packing, or longer than a file may be is named, unopened', async () => {
  const one = await zipOf({ 'a.pdf': pdf })
  expect(told(await found(withField(one, 'flags', 1)))).toEqual([['a.pdf', 'file-protected']])
  expect(told(await found(withField(one, 'method', 99)))).toEqual([['a.pdf', 'file-unreadable']])
  expect(told(await found(withField(one, 'unpackedSize', largestFile + 1)))).toEqual([
    ['a.pdf', 'file-too-large'],
  ])
})

test('a file that unpacks to more than the archive says is given up', async () => {
  const lying = withField(await zipOf({ 'a.pdf': Buffer.alloc(9_000_000) }), 'unpackedSize', 500)
  expect(told(await found(lying))).toEqual([['a.pdf', 'file-unreadable']])
})

test('what unpacks to no receipt is left after its first bytes, however long it is', async () => {
  const bomb = await zipOf({ 'zeros.pdf': Buffer.alloc(largestFile), 'fuel.pdf': pdf })
  expect(bomb.length).toBeLessThan(40_000)
  expect(told(await found(bomb))).toEqual([
    ['zeros.pdf', 'file-unsupported'],
    ['fuel.pdf', pdf.length],
  ])
})

test('what unpacks to more than it may ends there, and says so', async () => {
  const names = Array.from({ length: 45 }, (_, at) => [`${at}.pdf`, pdf] as const)
  const archive = await zipOf(Object.fromEntries(names))
  const most = { files: 100, unpacked: pdf.length * 40 }
  const taken = await all(enclosedIn({ bytes: archive }, most))
  expect(taken.slice(0, 40).every((one) => 'bytes' in one)).toBe(true)
  expect(told(taken).slice(40)).toEqual([
    ['40.pdf', 'file-too-complex'],
    [undefined, 'file-too-complex'],
  ])
})

test('archives within archives are opened three deep', async () => {
  const nest = async (depth: number): Promise<Buffer> =>
    depth === 0 ? honest : zipOf({ [`${depth}.zip`]: await nest(depth - 1), [`${depth}.pdf`]: pdf })
  expect(told(await found(await nest(2)))).toEqual([
    ...both,
    ['1.pdf', pdf.length],
    ['2.pdf', pdf.length],
  ])
  expect(told(await found(await nest(3)))).toEqual([
    ['1.zip', 'file-too-complex'],
    ['1.pdf', pdf.length],
    ['2.pdf', pdf.length],
    ['3.pdf', pdf.length],
  ])
})

test('an archive of very many files is refused whole', async () => {
  const names = Array.from({ length: 5_001 }, (_, at) => [`${at}.pdf`, Buffer.from('x')] as const)
  expect(told(await found(await zipOf(Object.fromEntries(names))))).toEqual([
    [undefined, 'too-many-files'],
  ])
})

test.each([
  ['Word', { '[Content_Types].xml': Buffer.from('<Types/>'), 'word/document.xml': pdf }],
  ['OpenDocument', { mimetype: Buffer.from('application/vnd.oasis.opendocument.text') }],
])('a document of %s is no archive of receipts', async (_, parts) => {
  expect(told(await found(await zipOf(parts)))).toEqual([[undefined, 'file-office']])
  const inside = await zipOf({ 'terms.docx': await zipOf(parts), 'fuel.pdf': pdf })
  expect(told(await found(inside))).toEqual([
    ['terms.docx', 'file-office'],
    ['fuel.pdf', pdf.length],
  ])
})

test('a broken archive says so, wherever it was cut', async () => {
  for (let length = 10; length < honest.length; length += 37) {
    const files = await found(honest.subarray(0, length))
    expect(told(files), `${length} bytes`).toEqual([[undefined, 'file-unreadable']])
  }
})

test('of an archive with a broken file the others are taken', async () => {
  const broken = Buffer.from(honest)
  broken.fill(0xff, broken.indexOf('fuel.pdf') + 12, broken.indexOf('fuel.pdf') + 40)
  expect(told(await found(broken))).toEqual([['fuel.pdf', 'file-unreadable'], both[1]])
})

const withPdf = mail([attached('taxi.pdf', 'application/pdf', pdf)])
const head =
  'From: a@b.example\r\nSubject: Parking £4.20\r\nDate: Mon, 2 Nov 2026 10:00:00 +0000\r\n'
const bare = Buffer.from(`${head}\r\nPaid.\r\nFrom here on free.\r\n`)

/** Parts within parts, from a mail's last line of the header on. */
const parts = (depth: number) =>
  Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join('')

test('mails in an archive give what is attached to them, or are receipts themselves', async () => {
  expect(told(await found(await zipOf({ 'a.eml': withPdf, 'b.eml': bare })))).toEqual([
    ['taxi.pdf', pdf.length],
    ['b.eml', bare.length],
  ])
})

test('a receipt that is the text of a mail within a mail comes out beside those of the others, and never goes', async () => {
  const forwarded = mail([
    { type: 'text/plain', content: 'Receipts of the week' },
    attached('Your trip.eml', 'message/rfc822', bare),
    attached('Taxi.eml', 'message/rfc822', withPdf),
    { type: 'message/rfc822', content: bare },
  ])
  expect(told(await found(forwarded))).toEqual([
    ['Your trip.eml', bare.length],
    ['taxi.pdf', pdf.length],
    ['Parking £4.20.eml', bare.length],
  ])
})

test('a mail within a mail that cannot be opened comes out as it is, or is told of', async () => {
  const tooNested = Buffer.from(`${head}${parts(60)}\r\nPaid.\r\n`)
  const noMail = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(3000)])
  const broken = mail([
    attached('broken.eml', 'message/rfc822', tooNested),
    attached('broken.msg', 'application/vnd.ms-outlook', noMail),
    attached('taxi.pdf', 'application/pdf', pdf),
  ])
  expect(told(await found(broken))).toEqual([
    ['broken.eml', tooNested.length],
    ['broken.msg', 'file-unreadable'],
    ['taxi.pdf', pdf.length],
  ])
})

test('a mail that lies deeper than mails are opened comes out whole, and is opened by itself', async () => {
  let deep = withPdf
  for (let at = 0; at < 5; at += 1) deep = mail([attached('in.eml', 'message/rfc822', deep)])
  const files = await found(
    mail([attached('a.eml', 'message/rfc822', deep), attached('b.pdf', 'application/pdf', pdf)]),
  )
  expect(files.map(({ fileName }) => fileName)).toEqual(['in.eml', 'b.pdf'])
  const [whole] = files
  const bytes = whole && 'bytes' in whole ? Buffer.from(whole.bytes) : Buffer.alloc(0)
  expect(told(await found(bytes))).toEqual([['taxi.pdf', pdf.length]])
})

test('a mail whose text is the receipt does not go for a picture that it shows', async () => {
  const page = '<img src="cid:b.png"><table><tr><td>Total paid</td><td>£212.00</td></tr></table>'
  const booking = mail([
    { type: 'text/html', content: page },
    inline('b.png', 'image/png', pngBytes(400)),
  ])
  expect(await found(booking)).toEqual([])
  expect(told(await found(await zipOf({ 'a.eml': booking })))).toEqual([['a.eml', booking.length]])
})

test('the head of a mail that came back is no receipt', async () => {
  const returned = attached('head.eml', 'message/rfc822', Buffer.from(`${head}\r\n`))
  expect(await found(mail([returned]))).toEqual([])
})

test('a mail of a mailbox with nothing but an Office document attached is a receipt itself', async () => {
  const docx = await zipOf({ '[Content_Types].xml': Buffer.from('<Types/>') })
  const one = mail([
    { type: 'text/plain', content: 'Paid £4.20' },
    attached('terms.docx', 'application/zip', docx),
  ])
  const box = Buffer.concat([Buffer.from('From till@shop.example Mon Nov  2 10:00:00 2026\n'), one])
  expect((await found(box)).map((each) => ('bytes' in each ? each.fileName : each.code))).toEqual([
    'file-office',
    'Your trip, £12.30.eml',
  ])
})

test('an archive attached to a mail is opened', async () => {
  const zipped = mail([attached('month.zip', 'application/zip', honest)])
  expect(told(await found(zipped))).toEqual(both)
})

test('each mail of a mailbox counts, and a line that begins with "From" is none', async () => {
  const box = [withPdf, bare, withPdf].flatMap((one) => [
    Buffer.from('From till@shop.example Mon Nov  2 10:00:00 2026\n'),
    one,
    Buffer.from('\n\n'),
  ])
  const files = await found(Buffer.concat(box))
  expect(files.map(({ fileName }) => fileName)).toEqual([
    'taxi.pdf',
    'Parking £4.20.eml',
    'taxi.pdf',
  ])
})
