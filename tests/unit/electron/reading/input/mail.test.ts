import { expect, test } from 'vitest'
import { openInput } from '../../../../../electron/reading/input/input'
import { encodeJpeg } from '../../../../../electron/reading/input/jpeg'
import { unfoldMail } from '../../../../../electron/reading/input/mail'
import { pngBytes } from '../../../../support/files'
import { attached, inline, mail } from './mails'
import { pdf, receipt } from './papers'
import { asStored, cornersOf, fixture, quadrants } from './quadrants'

const html = `<html><head><title>Ignored</title><style>td { color: red }</style></head><body>
  <div style="display:none">Preview nobody sees</div>
  <img src="logo.png" alt="Taxi Ltd"><p>Thank you for riding</p>
  <table><tr><td>Trip&nbsp;fare</td><td>&pound;10.25</td></tr><tr><td><table><tr><td>VAT</td><td>&pound;2.05</td></tr></table></td></tr>
  <tr><th>Total</th><td>&pound;12.30</td></tr></table></body></html>`

const textsOf = async (file: Uint8Array, page = 0) => {
  const input = await openInput(file, 'mail.eml')
  return (await input.page(page)).lines?.map((line) => line.text) ?? []
}

test('the pages of attached receipts come in their order', async () => {
  const photo = await encodeJpeg(quadrants(), 80)
  const input = await openInput(
    mail([
      { type: 'text/plain', content: 'Please find attached' },
      attached(
        'invoice.pdf',
        'application/octet-stream',
        pdf({ texts: receipt }, { texts: receipt }),
      ),
      attached('photo.jpg', 'image/jpeg', photo),
    ]),
    'mail.eml',
  )
  expect([input.mediaType, input.pageCount]).toEqual(['message/rfc822', 3])
  const second = await input.page(1)
  expect(second.lines?.[0]?.box.page).toBe(1)
  const third = await input.page(2)
  expect(third.number).toBe(2)
  expect(cornersOf(third.picture!)).toEqual(asStored)
  input.close()
})

test('a mail without attachments is read from its HTML, cell by cell', async () => {
  const texts = await textsOf(mail([{ type: 'text/html; charset=utf-8', content: html }]))
  expect(texts).toEqual([
    'Taxi Ltd',
    'Thank you for riding',
    'Trip fare',
    '£10.25',
    'VAT',
    '£2.05',
    'Total',
    '£12.30',
  ])
})

test('cells of a row lie beside each other, and rows below each other', async () => {
  const input = await openInput(mail([{ type: 'text/html', content: html }]), 'mail.eml')
  const lines = (await input.page(0)).lines!
  const [label, amount] = [lines.find((line) => line.text === 'Total')!, lines.at(-1)!]
  expect(amount.box.y).toBe(label.box.y)
  expect(amount.box.x).toBeGreaterThan(label.box.x + label.box.width)
  expect(lines[0]!.box.y).toBeLessThan(lines[1]!.box.y)
  for (const { box } of lines.flatMap((line) => [line, ...line.words])) {
    expect(box.x + box.width).toBeLessThanOrEqual(1)
    expect(box.y + box.height).toBeLessThanOrEqual(1.000001)
  }
})

test('a mail of plain text is read line by line', async () => {
  const texts = await textsOf(
    mail([{ type: 'text/plain', content: 'Taxi Ltd\r\n\r\nTotal   12.30 GBP\r\n' }]),
  )
  expect(texts).toEqual(['Taxi Ltd', 'Total 12.30 GBP'])
})

test('a long text becomes several pages', async () => {
  const content = Array.from({ length: 300 }, (_, index) => `Line ${index}`).join('\n')
  const input = await openInput(mail([{ type: 'text/plain', content }]), 'mail.eml')
  expect(input.pageCount).toBe(3)
  expect((await input.page(2)).lines?.at(-1)?.text).toBe('Line 299')
})

test('logos are no receipts, but a photo within the text is', async () => {
  const logo = await encodeJpeg(quadrants(120, 40), 80)
  const page = `<img src="cid:logo.jpg"><p>Total 12.30</p>`
  const withLogo = mail([
    { type: 'text/html', content: page },
    inline('logo.jpg', 'image/jpeg', logo),
  ])
  expect((await unfoldMail(withLogo)).attachments).toEqual([])
  expect(await textsOf(withLogo)).toEqual(['Total 12.30'])
  const photo = await encodeJpeg(quadrants(1600, 1200), 90)
  const withPhoto = mail([inline('photo.jpg', 'image/jpeg', photo)])
  expect((await unfoldMail(withPhoto)).attachments.map(({ fileName }) => fileName)).toEqual([
    'photo.jpg',
  ])
})

const booking = `<html><img src="cid:banner.png"><p>Hotel Adler</p><table><tr><td>Total paid</td><td>212.00 GBP</td></tr></table></html>`

test('a mail whose text is the receipt stays one, whatever picture it shows', async () => {
  const withBanner = mail([
    { type: 'text/html', content: booking },
    inline('banner.png', 'image/png', pngBytes(400)),
  ])
  expect((await unfoldMail(withBanner)).isReceipt).toBe(true)
  const input = await openInput(withBanner, 'mail.eml')
  expect(input.pageCount).toBe(2)
  expect((await input.page(0)).lines?.map(({ text }) => text)).toEqual([
    'Hotel Adler',
    'Total paid',
    '212.00 GBP',
  ])
  expect((await input.page(1)).picture).toMatchObject({ width: 400, height: 400 })
  const outer = mail([attached('Adler.eml', 'message/rfc822', withBanner)])
  expect((await unfoldMail(outer)).attachments.map(({ fileName }) => fileName)).toEqual([
    'Adler.eml',
  ])
})

test('a picture that is broken does not keep the text beside it back', async () => {
  const broken = pngBytes(400).subarray(0, 20_000)
  const booked = mail([
    { type: 'text/html', content: booking },
    inline('banner.png', 'image/png', broken),
  ])
  const input = await openInput(booked, 'mail.eml')
  expect((await input.page(0)).lines).toHaveLength(3)
  expect((await input.page(1)).isDamaged ?? false).toBe(false)
})

test('a photo that a person put into a mail is the receipt still, and so is a document', async () => {
  const photo = inline('photo.png', 'image/png', pngBytes(400))
  const note =
    '<html><p>Lunch, £23.50</p><img src="cid:photo.png"><p>Sent from my iPhone</p></html>'
  const pasted = await unfoldMail(mail([{ type: 'text/html', content: note }, photo]))
  expect([pasted.isReceipt, pasted.attachments.length]).toEqual([false, 1])
  const unnamed = await unfoldMail(
    mail([{ type: 'text/html', content: booking.replace('cid:banner.png', 'b.png') }, photo]),
  )
  expect(unnamed.isReceipt).toBe(false)
  const invoice = attached('invoice.pdf', 'application/pdf', pdf({ texts: receipt }))
  const banner = inline('banner.png', 'image/png', pngBytes(400))
  const both = await unfoldMail(mail([{ type: 'text/html', content: booking }, banner, invoice]))
  expect(both.isReceipt).toBe(false)
})

test('a receipt with another mail attached to it stays, with the text of both', async () => {
  const before = mail([{ type: 'text/plain', content: 'See you on Monday' }])
  const booked = mail([
    { type: 'text/html', content: booking },
    attached('Before.eml', 'message/rfc822', before),
  ])
  expect((await unfoldMail(booked)).isReceipt).toBe(true)
  expect([...(await textsOf(booked)), ...(await textsOf(booked, 1))]).toEqual([
    'Hotel Adler',
    'Total paid',
    '212.00 GBP',
    'See you on Monday',
  ])
})

test('a mail that was forwarded as an attachment is taken apart too', async () => {
  const inner = mail([attached('invoice.pdf', 'application/pdf', pdf({ texts: receipt }))])
  const outer = mail([attached('forwarded.eml', 'message/rfc822', inner)])
  expect(await textsOf(outer)).toContain('Corner Bakery Limited')
})

test('of a mail that brings but a mail, the text of that is read', async () => {
  const trip = mail([{ type: 'text/html', content: '<p>Uber</p><p>Total 18.40 GBP</p>' }])
  const outer = mail([
    { type: 'text/plain', content: 'FYI' },
    attached('Your trip.eml', 'message/rfc822', trip),
  ])
  expect(await textsOf(outer)).toEqual(['Uber', 'Total 18.40 GBP'])
})

test('an attachment that cannot be opened does not keep the others back', async () => {
  const broken = attached('broken.pdf', 'application/pdf', Buffer.from('%PDF-1.4 nothing'))
  const good = attached('good.pdf', 'application/pdf', pdf({ texts: receipt }))
  expect(await textsOf(mail([broken, good]))).toContain('Corner Bakery Limited')
})

test('when no attachment can be opened, the reason is that of the first', async () => {
  const locked = attached('locked.pdf', 'application/pdf', fixture('protected.pdf'))
  const text = { type: 'text/plain', content: 'The password is your birthday' }
  await expect(openInput(mail([text, locked]), 'mail.eml')).rejects.toMatchObject({
    code: 'file-protected',
  })
})

test('a mail is unfolded for keeping: subject, sender, date, attachments and text', async () => {
  const unfolded = await unfoldMail(
    mail([
      { type: 'text/plain', content: 'See attached' },
      attached('invoice.pdf', 'application/pdf', pdf({ texts: receipt })),
      attached('month.zip', 'application/zip', Buffer.from('PK\x03\x04')),
      attached('card.vcf', 'text/vcard', Buffer.from('BEGIN:VCARD')),
    ]),
  )
  expect(unfolded).toMatchObject({
    subject: 'Your trip, £12.30',
    from: 'Taxi Ltd <receipts@taxi.example>',
    date: '2026-04-03T17:20:00.000Z',
  })
  expect(unfolded.attachments.map(({ fileName }) => fileName)).toEqual(['invoice.pdf', 'month.zip'])
  expect(unfolded.text().trim()).toBe('See attached')
})

test('an empty mail has nothing to read, and says so', async () => {
  await expect(openInput(mail([]), 'mail.eml')).rejects.toMatchObject({ code: 'file-unreadable' })
})
