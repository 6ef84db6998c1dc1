import { expect, test } from 'vitest'
import { voucherPdf } from '../../../../electron/receipts/voucher-pdf'
import type { Voucher } from '../../../../shared/expenses/voucher'
import { mediaTypeOf } from '../../../../shared/receipts/media'

const drive: Voucher = {
  kind: 'mileage',
  person: 'Zoë Hartley',
  date: '2026-11-12',
  why: 'Visit (second) to a client \\ café – “Łódź” 東京',
  from: 'York',
  to: 'Hull',
  vehicle: 'car',
  miles: '100',
  passengers: 1,
  milesBefore: '9905',
}
const origin = {
  reference: '0b6f6f0e-9a53-4a0b-8d5e-000000000001',
  madeAt: '2026-11-23T05:30:16.123Z',
}
const textOf = (voucher: Voucher, more: Partial<typeof origin> = {}) =>
  voucherPdf(voucher, { ...origin, ...more }).toString('latin1')
/** What is drawn, in the order of the page. */
const drawn = (text: string) => [...text.matchAll(/\((.*)\) Tj/g)].map(([, said]) => said)

test('the same voucher has the same bytes, and another reference makes it another document', () => {
  expect(textOf(drive)).toBe(textOf(drive))
  expect(textOf(drive, { reference: 'another' })).not.toBe(textOf(drive))
  expect(mediaTypeOf(voucherPdf(drive, origin))).toBe('application/pdf')
})

test('it says who, when, what, why and how much, and for a journey what the miles come to', () => {
  const said = drawn(textOf({ ...drive, why: 'Visit to a client' }))
  for (const words of [
    'Business mileage',
    'Zo\\353 Hartley',
    '12 Nov 2026',
    'York',
    'Hull',
    'Visit to a client',
    'Car or van',
    '95 miles at 45p',
    '5 miles at 25p',
    '100 passenger miles at 5p',
    '\\24349.00',
    'Zo\\353 Hartley: 9905 before this journey, 10005 with it',
    'Miles in 2026/27',
    origin.reference,
  ])
    expect(said).toContain(words)
})

test('whatever has a meaning in a PDF is escaped, and what the fonts lack is spelt plainly', () => {
  const said = drawn(textOf(drive)).join(' ')
  expect(said).toContain('\\(second\\)')
  expect(said).toContain('\\\\ caf\\351')
  expect(said).toContain('\\226')
  expect(said).toContain('?\\363dz')
  expect(said).toContain('??')
  expect(said).toMatch(/^[\u0020-\u007e]*$/)
})

test('the table of places names the first byte of every object', () => {
  const text = textOf(drive)
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  )
  expect(places).toHaveLength(7)
  places.forEach((at, index) => {
    expect(text.slice(at, at + 7)).toBe(`${index + 1} 0 obj`)
  })
  const [, length, stream] = /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(text) ?? []
  expect(stream).toHaveLength(Number(length))
})

test('a long text goes on in further lines, also where it has no spaces', () => {
  const why = `${'W'.repeat(60)} and on and on and on and on and on and on and on and on and on`
  const said = drawn(textOf({ ...drive, why })).filter((line) => /W|and on/.test(line ?? ''))
  expect(said.length).toBeGreaterThan(3)
  expect(said.join(' ').replaceAll(' ', '')).toBe(why.replaceAll(' ', ''))
})
