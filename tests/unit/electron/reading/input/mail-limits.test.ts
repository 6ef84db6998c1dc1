import { expect, test } from 'vitest'
import { unfoldMail } from '../../../../../electron/reading/input/mail'
import { checkHtml, checkMail } from '../../../../../electron/reading/input/mail-limits'
import { AppError } from '../../../../../shared/errors'
import { attached, mail } from './mails'

const head = 'From: a@b.example\r\nDate: Mon, 2 Nov 2026 10:00:00 +0000\r\nSubject: x\r\n'
const text = (body: string, more = '') => Buffer.from(`${head}${more}\r\n${body}`)

function codeOf(check: () => void): string {
  try {
    check()
    return 'fine'
  } catch (error) {
    return AppError.from(error).code
  }
}

const base64Line = `${'QUJD'.repeat(19)}\r\n`

test.each([
  ['a mail of 25 MB in base64', text(base64Line.repeat(320_000)), 'fine'],
  ['a letter of ten thousand lines', text('Dear Sir,\r\n'.repeat(10_000)), 'fine'],
  ['a mail of a hundred files', text('--b\r\n\r\nx\r\n'.repeat(100)), 'fine'],
  ['a header of 60 kB', text('x', 'X-A: b\r\n'.repeat(7_500)), 'fine'],
  ['very many lines of base64', text(base64Line.repeat(460_000)), 'file-too-complex'],
  ['very many short lines', text('\n'.repeat(110_000)), 'file-too-complex'],
  ['very many parts', text('--b\r\n\r\nx\r\n'.repeat(3_000)), 'file-too-complex'],
  ['a header without end', Buffer.from(head + 'X-A: b\r\n'.repeat(50_000)), 'file-too-complex'],
])('%s is %3$s', (_, bytes, expected) => {
  expect(codeOf(() => checkMail(bytes))).toBe(expected)
})

test('looking at a mail of any bytes takes time in proportion to its size', () => {
  for (const byte of ['\n', '-', 'a', '\r\n', '--\n', ' ']) {
    const bytes = Buffer.alloc(25 * 1024 * 1024, byte)
    const before = process.cpuUsage()
    codeOf(() => checkMail(bytes))
    expect(process.cpuUsage(before).user / 1000, JSON.stringify(byte)).toBeLessThan(2_000)
  }
})

test('HTML may leave its paragraphs open and hold long tables, and may not nest without end', () => {
  expect(codeOf(() => checkHtml('<p>Total'.repeat(5_000)))).toBe('fine')
  expect(codeOf(() => checkHtml('<br><img src=x><hr/>'.repeat(20_000)))).toBe('fine')
  expect(codeOf(() => checkHtml('<tr><td>1</td></tr>'.repeat(20_000)))).toBe('fine')
  expect(codeOf(() => checkHtml('<div>'.repeat(10_001)))).toBe('file-too-complex')
  expect(codeOf(() => checkHtml('<b></b>'.repeat(150_000)))).toBe('file-too-complex')
})

test('mails in mails are taken apart four deep, and those that lie deeper are counted and left whole', async () => {
  const enclose = (inner: Buffer) => mail([attached('a.eml', 'message/rfc822', inner)])
  let inner = mail([attached('a.pdf', 'application/pdf', Buffer.from('%PDF-1.4'))])
  for (let depth = 1; depth <= 4; depth += 1) inner = enclose(inner)
  expect(await unfoldMail(inner)).toMatchObject({ attachments: [{}], unseen: undefined })
  const both = mail([
    attached('a.eml', 'message/rfc822', enclose(inner)),
    attached('b.pdf', 'application/pdf', Buffer.from('%PDF-1.4')),
  ])
  expect(await unfoldMail(enclose(inner))).toMatchObject({
    attachments: [{ fileName: 'a.eml' }],
    unseen: { count: 1, depth: 4 },
  })
  expect((await unfoldMail(both)).attachments.map(({ fileName }) => fileName)).toEqual([
    'a.eml',
    'b.pdf',
  ])
})

test('files in a mail are taken out up to a number', async () => {
  const files = Array.from({ length: 201 }, (_, at) =>
    attached(`${at}.pdf`, 'application/pdf', Buffer.from('%PDF-1.4')),
  )
  expect((await unfoldMail(mail(files.slice(1)))).attachments).toHaveLength(200)
  await expect(unfoldMail(mail(files))).rejects.toMatchObject({ code: 'file-too-complex' })
})
