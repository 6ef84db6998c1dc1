/** Mails of Outlook, honest and not. */
import { expect, test } from 'vitest'
import { enclosedIn, type Enclosed } from '../../../../../electron/reading/input/bundle'
import { unfoldMail } from '../../../../../electron/reading/input/mail'
import { mailOfOutlook } from '../../../../../electron/reading/input/outlook-mail'
import { AppError } from '../../../../../shared/errors'
import { bundleKindOf, mediaTypeOf } from '../../../../../shared/receipts/media'
import { zipOf } from '../../../../support/archives'
import { pdfBytes, pngBytes } from '../../../../support/files'
import { compoundFile, outlookMail, type Letter } from '../../../../support/outlook'
import { forSeeds } from '../../../../support/random'
import { attached, mail } from './mails'
import { patienceMs } from '../../../../support/patience'

const taxi: Letter = {
  subject: 'Ihre Fahrt, £12.30 – Beleg 🚕',
  from: 'Taxi Müller & Söhne',
  address: 'receipts@taxi.example',
  sent: '2026-04-03T17:20:00.000Z',
  text: 'Total £12.30\r\nThank you',
}
const pdf = pdfBytes()

const opened = (letter: Letter) => unfoldMail(mailOfOutlook(outlookMail(letter)))

async function found(bytes: Buffer): Promise<Enclosed[]> {
  const all: Enclosed[] = []
  for await (const one of enclosedIn({ bytes })) all.push(one)
  return all
}
const told = (enclosed: readonly Enclosed[]) =>
  enclosed.map((one) => ('bytes' in one ? one.fileName : `${one.fileName ?? '-'} ${one.code}`))

function codeOf(work: () => unknown): string {
  try {
    work()
    return 'went well'
  } catch (error) {
    return AppError.from(error).code
  }
}

test('sender, day, subject and text are those of the mail', async () => {
  const written = mailOfOutlook(outlookMail(taxi))
  expect(mediaTypeOf(written)).toBe('message/rfc822')
  expect(bundleKindOf(outlookMail(taxi))).toBe('outlook')
  const read = await unfoldMail(written)
  expect(read).toMatchObject({
    subject: taxi.subject,
    from: `${taxi.from} <${taxi.address}>`,
    date: taxi.sent,
    isCut: false,
    attachments: [],
  })
  expect(read.text().replaceAll('\r', '')).toBe('Total £12.30\nThank you\n'.trimEnd())
  expect(mailOfOutlook(outlookMail(taxi))).toEqual(written)
})

test('a letter in HTML, and texts of older code pages, say what they said', async () => {
  const html = {
    bytes: Buffer.from('<html><p>Total \xa312.30</p></html>', 'latin1'),
    codePage: 1252,
  }
  expect((await opened({ ...taxi, html })).text()).toContain('Total £12.30')
  const old = await opened({ subject: 'Se\xf1or \xa35', from: 'A', text: '\xa35', narrow: 1252 })
  expect(old.subject).toBe('Señor £5')
  expect((await opened({ subject: '\xc6\xd0\xd1', text: 'x', narrow: 1251 })).subject).toBe('ЖРС')
})

test('what is attached comes out byte for byte; what is no receipt and what is decoration does not', async () => {
  const [photo, large] = [pngBytes(400), Buffer.concat([pdf, Buffer.alloc(200_000, 'x')])]
  const read = await opened({
    ...taxi,
    html: { bytes: Buffer.from('<img src="cid:logo@1"><img src="cid:photo@1">') },
    attached: [
      { name: 'Rechnung März.pdf', bytes: pdf },
      { name: 'large.pdf', bytes: large },
      { name: 'logo.png', bytes: pngBytes(), contentId: 'logo@1' },
      { name: 'photo.png', bytes: photo, contentId: 'photo@1' },
      { name: 'film.mp4', bytes: Buffer.alloc(9000, 1) },
    ],
  })
  expect(read.attachments.map(({ fileName }) => fileName)).toEqual([
    'Rechnung März.pdf',
    'large.pdf',
    'photo.png',
  ])
  expect(read.attachments.map(({ bytes }) => Buffer.from(bytes))).toEqual([pdf, large, photo])
})

test('one whose text is the receipt stays one, whatever picture it shows', async () => {
  const page = '<img src="cid:banner@1"><table><tr><td>Total paid</td><td>£212.00</td></tr></table>'
  const banner = { name: 'banner.png', bytes: pngBytes(400), contentId: 'banner@1' }
  const msg = outlookMail({ ...taxi, html: { bytes: Buffer.from(page) }, attached: [banner] })
  expect(told(await found(msg))).toEqual([`${taxi.subject}.eml`])
})

test('mails within one another are opened four deep, as others are, and those below are counted and left whole', async () => {
  let letter: Letter = { ...taxi, attached: [{ name: 'deep.pdf', bytes: pdf }] }
  for (let depth = 1; depth <= 4; depth += 1)
    letter = { ...taxi, attached: [{ name: 'mail', mail: letter }] }
  expect((await opened(letter)).attachments).toHaveLength(1)
  const deeper = await opened({ ...taxi, attached: [{ name: 'mail', mail: letter }] })
  expect(deeper).toMatchObject({
    attachments: [{ fileName: 'mail.eml' }],
    unseen: { count: 1, depth: 4 },
  })
})

test('one that was attached to another mail, or lies in an archive, is opened too', async () => {
  const msg = outlookMail({ ...taxi, attached: [{ name: 'taxi.pdf', bytes: pdf }] })
  expect(told(await found(mail([attached('fwd.msg', 'application/vnd.ms-outlook', msg)])))).toEqual(
    ['taxi.pdf'],
  )
  expect(told(await found(await zipOf({ 'fwd.msg': msg, 'old.doc': compoundFile({}) })))).toEqual([
    'taxi.pdf',
    'old.doc file-office',
  ])
})

test('one with nothing but an Office document attached is a receipt itself', async () => {
  const docx = await zipOf({ '[Content_Types].xml': Buffer.from('<Types/>') })
  const msg = outlookMail({
    ...taxi,
    subject: 'Trip',
    attached: [{ name: 'terms.docx', bytes: docx }],
  })
  expect(told(await found(msg))).toEqual(['terms.docx file-office', 'Trip.eml'])
})

test('a header can not be smuggled in by a subject, a name or an address', async () => {
  const trap = 'x\r\nFrom: boss@books.example\r\n\r\nbody'
  const read = await opened({
    subject: trap,
    from: trap,
    address: 'a@b.example>\r\nBcc: c@d.example',
    text: 'Total 1',
    attached: [{ name: `"${trap}.pdf`, bytes: pdf }],
  })
  expect(read.subject).toBe(trap.replace(/\s+/g, ' '))
  expect(read.from).not.toContain('d.example')
  expect(read.attachments).toHaveLength(1)
})

test('a compound file that is no mail is an Office document, and one that is cut cannot be read', () => {
  expect(codeOf(() => mailOfOutlook(compoundFile({ WordDocument: pdf })))).toBe('file-office')
  const whole = outlookMail(taxi)
  expect(codeOf(() => mailOfOutlook(whole.subarray(0, 100)))).toBe('file-unreadable')
  expect(codeOf(() => mailOfOutlook(whole.subarray(0, -700)))).toBe('file-unreadable')
})

test('chains that go round, sizes that lie and trees that bite their tail end at once', () => {
  const whole = outlookMail({
    ...taxi,
    attached: [{ name: 'a.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(9000)]) }],
  })
  const tables = whole.readUInt32LE(76)
  const round = Buffer.from(whole)
  for (let at = 0; at < 128; at += 1) round.writeUInt32LE(0, (tables + 1) * 512 + at * 4)
  expect(codeOf(() => mailOfOutlook(round))).toBe('file-unreadable')
  const more = Buffer.from(whole)
  more.writeUInt32LE(0, 68)
  more.fill(0, 512, 1024)
  expect(codeOf(() => mailOfOutlook(more))).toBe('file-unreadable')
  const directory = (whole.readUInt32LE(48) + 1) * 512
  const tail = Buffer.from(whole)
  // Each entry is a child and both neighbours of itself.
  for (let at = 0; at < 16; at += 1)
    for (const place of [68, 72, 76]) tail.writeUInt32LE(at, directory + at * 128 + place)
  const startedAt = performance.now()
  expect(codeOf(() => mailOfOutlook(tail))).toMatch(
    /^(file-office|file-unreadable|file-too-complex)$/,
  )
  expect(performance.now() - startedAt).toBeLessThan(patienceMs)
})

test('whatever is changed in one, it is opened or refused in words of ours, and soon', async () => {
  const inner = { name: 'mail', mail: { ...taxi, attached: [{ name: 'b.pdf', bytes: pdf }] } }
  const whole = outlookMail({ ...taxi, attached: [{ name: 'a.pdf', bytes: pdf }, inner] })
  await forSeeds(150, async (random) => {
    const broken = Buffer.from(whole)
    for (let change = random.whole(1, 12); change > 0; change -= 1) {
      const at = random.whole(0, broken.length - 4)
      if (random.chance(0.5)) broken.writeUInt32LE(random.whole(0, 200), at - (at % 4))
      else broken.writeUInt8(random.whole(0, 255), at)
    }
    const startedAt = performance.now()
    const code = await Promise.resolve()
      .then(() => unfoldMail(mailOfOutlook(broken)))
      .then(
        () => 'opened',
        (error: unknown) => AppError.from(error).code,
      )
    expect(['opened', 'file-office', 'file-unreadable', 'file-too-complex']).toContain(code)
    expect(performance.now() - startedAt).toBeLessThan(patienceMs)
  })
})
