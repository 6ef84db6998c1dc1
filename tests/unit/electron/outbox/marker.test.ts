import { expect, test } from 'vitest'
import { attachmentName, carriesMarker, mintMarker } from '../../../../electron/outbox/marker'
import { forSeeds } from '../../../support/random'

const marker = '7F3K9QH2M4XWA1CD'

test('of 200,000 markers each is 16 characters of Crockford base 32 and no two are equal', () => {
  const markers = new Set<string>()
  for (let count = 0; count < 200_000; count += 1) markers.add(mintMarker())
  expect(markers.size).toBe(200_000)
  const odd = [...markers].filter((minted) => !/^[0-9A-HJKMNP-TV-Z]{16}$/.test(minted))
  expect(odd).toEqual([])
})

test('every character is as likely as any other', () => {
  const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const counts = new Map<string, number>()
  for (const character of mintMarker(() => everyByte))
    counts.set(character, (counts.get(character) ?? 0) + 1)
  expect(counts.size).toBe(32)
  expect(new Set(counts.values())).toEqual(new Set([8]))
})

test.each([
  `2026-11-21-northgate-fuels-${marker}.pdf`,
  `${marker}.pdf`,
  marker,
  `2026-11-21-northgate-fuels-${marker.toLowerCase()}.PDF`,
  `copy of ${marker} (1).pdf`,
  `C:\\books\\${marker}.pdf`,
  `/attachments/9001/${marker}.pdf`,
  `a%20${marker}.pdf`.replace('%20', ' '),
  `Beleg_${marker}_ä.pdf`,
])('%j carries the marker', (fileName) => {
  expect(carriesMarker(fileName, marker)).toBe(true)
})

test.each([
  '',
  'receipt.pdf',
  `${marker}X.pdf`,
  `X${marker}.pdf`,
  `1${marker}1.pdf`,
  marker.slice(0, 15),
  `${marker.slice(0, 8)}-${marker.slice(8)}.pdf`,
  `${marker.replace('7', '1')}.pdf`,
  Array.from(marker).reverse().join(''),
])('%j does not carry the marker', (fileName) => {
  expect(carriesMarker(fileName, marker)).toBe(false)
})

const receipt = {
  postingDate: '2026-11-21',
  supplierName: 'Northgate Fuels',
  marker,
  mediaType: 'application/pdf' as const,
}

test.each([
  [{}, `2026-11-21-northgate-fuels-${marker}.pdf`],
  [{ mediaType: 'image/jpeg' as const }, `2026-11-21-northgate-fuels-${marker}.jpg`],
  [{ mediaType: 'image/png' as const }, `2026-11-21-northgate-fuels-${marker}.png`],
  [{ supplierName: 'Café Nero & Söhne, Ltd.' }, `2026-11-21-cafe-nero-sohne-ltd-${marker}.pdf`],
  [{ supplierName: '東京商店' }, `2026-11-21-${marker}.pdf`],
  [{ supplierName: '../../etc/passwd' }, `2026-11-21-etc-passwd-${marker}.pdf`],
  [{ supplierName: '' }, `2026-11-21-${marker}.pdf`],
  [{ supplierName: '', postingDate: '' }, `${marker}.pdf`],
])('%j is sent as %s', (changes, name) => {
  expect(attachmentName({ ...receipt, ...changes })).toBe(name)
})

test('whatever the supplier is called, the name is short plain ASCII, safe as a path, and carries the marker', async () => {
  const hostile = [
    'a/b',
    'a\\b',
    '..',
    '\0',
    '\r\nContent-Type: text/html',
    '"; rm -rf ~; "',
    '\u202efdp.exe',
    'CON',
    '💷💷',
    '\ud800',
    'ﬁ½²',
    'İI',
    'Ａ',
    '-'.repeat(50),
    '%2e%2e%2f',
    '$&$1',
    'x'.repeat(500),
  ]
  await forSeeds(2000, (random) => {
    const supplierName = random.list(random.whole(1, 4), () => random.pick(hostile)).join(' ')
    const name = attachmentName({ ...receipt, supplierName })
    expect(name).toMatch(/^2026-11-21-(?:[a-z0-9]+-)*[0-9A-Z]{16}\.pdf$/)
    expect(name.length).toBeLessThanOrEqual(80)
    expect(carriesMarker(name, marker)).toBe(true)
  })
})
