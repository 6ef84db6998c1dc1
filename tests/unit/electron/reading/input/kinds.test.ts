/** Of shared/receipts/media.ts: which files are told apart by their first bytes. */
import { expect, test } from 'vitest'
import { mediaTypeOf } from '../../../../../shared/receipts/media'
import { mail } from './mails'
import { pdf } from './papers'
import { fixture } from './quadrants'

test('each kind of file is known by its content', () => {
  for (const [name, kind] of Object.entries({
    'grey.jpg': 'image/jpeg',
    'sixteen.png': 'image/png',
    'moving.gif': 'image/gif',
    'lossy.webp': 'image/webp',
    'g4.tif': 'image/tiff',
    'big-endian.tif': 'image/tiff',
    'plain.heic': 'image/heic',
    'protected.pdf': 'application/pdf',
  }))
    expect(mediaTypeOf(fixture(name)), name).toBe(kind)
  expect(mediaTypeOf(mail([]))).toBe('message/rfc822')
  expect(mediaTypeOf(Buffer.concat([Buffer.alloc(900), pdf({})]))).toBe('application/pdf')
})

test('every brand of HEIF that is coded with HEVC is taken, and AVIF is not', () => {
  for (const [brands, kind] of [
    [['heic', 'mif1'], 'image/heic'],
    [['heix'], 'image/heic'],
    [['hevc'], 'image/heic'],
    [['mif1', 'heic'], 'image/heic'],
    [['msf1'], 'image/heic'],
    [['avif', 'mif1'], undefined],
    [['mif1', 'avif'], undefined],
    [['isom', 'mp42'], undefined],
  ] as const)
    expect(mediaTypeOf(fileTypeBox(brands)), brands.join()).toBe(kind)
})

function fileTypeBox([major, ...others]: readonly string[]): Buffer {
  const content = `ftyp${major}\0\0\0\0${others.join('')}`
  const head = Buffer.alloc(4)
  head.writeUInt32BE(content.length + 4)
  return Buffer.concat([head, Buffer.from(content, 'latin1'), Buffer.from('....meta')])
}

test('a mail is known by its first header lines, however it was saved', () => {
  const lines = ['From: a@example.com', 'Subject: Receipt', 'Date: Fri, 3 Apr 2026 18:20 +0100']
  for (const text of [
    lines.join('\r\n') + '\r\n\r\nHello',
    lines.join('\n') + '\n\nHello',
    '\xef\xbb\xbf' + lines.join('\n') + '\n\nHello',
    'From a@example.com Fri Apr  3 18:20:00 2026\n' + lines.join('\n') + '\n\nHello',
    `Received: from here\n\tby there;\n ${'x'.repeat(3000)}\n`.replace(
      'x',
      'X\nMIME-Version: 1.0\n ',
    ),
  ])
    expect(mediaTypeOf(Buffer.from(text, 'latin1')), text.slice(0, 40)).toBe('message/rfc822')
})

test('texts that only look a little like a mail are none', () => {
  for (const text of [
    '',
    'x',
    'Total: 12.30\nDate: today\n\nFrom: the shop\nSubject: x',
    'Dear all,\nFrom: me\nTo: you\n',
    'Subject: only\n\nthis',
    'PK\x03\x04 From: x',
    '{"From": 1}',
  ])
    expect(mediaTypeOf(Buffer.from(text)), text).toBeUndefined()
})
