import { expect, test } from 'vitest'
import { openInput } from '../../../../../electron/reading/input/input'
import { encodeJpeg } from '../../../../../electron/reading/input/jpeg'
import type { InputPage, Line } from '../../../../../electron/reading/child/page'
import { pdf, receipt, type Printed } from './papers'
import { asStored, cornersOf, fixture, quadrants } from './quadrants'

async function pageOf(file: Uint8Array, number = 0): Promise<InputPage> {
  const input = await openInput(file, 'file.pdf')
  const page = await input.page(number)
  input.close()
  return page
}

async function scan(): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  return { bytes: await encodeJpeg(quadrants(300, 400), 80), width: 300, height: 400 }
}

const linesOf = (page: InputPage): Line[] => page.lines ?? []
const textsOf = (page: InputPage) => linesOf(page).map((line) => line.text)
const words = (page: InputPage) => linesOf(page).flatMap((line) => line.words)

test('a PDF with a good text layer gives its words, and is not drawn', async () => {
  const page = await pageOf(pdf({ texts: receipt }))
  expect(page.picture).toBeUndefined()
  expect(textsOf(page)).toEqual([
    'Corner Bakery Limited',
    '12 High Street, Leeds LS1 4AP',
    'VAT no. GB 123 4567 89',
    'Date 03/04/2026',
    'Sourdough loaf',
    '4.20',
    'Total',
    '£4.20',
  ])
})

test('each word has its place on the page', async () => {
  const page = await pageOf(pdf({ texts: receipt }))
  const total = words(page).find((word) => word.text === '£4.20')!
  expect(total.box.x).toBeCloseTo(240 / 300, 1)
  expect(total.box.y).toBeGreaterThan((400 - 262) / 400)
  expect(total.box.y + total.box.height).toBeLessThan((400 - 246) / 400)
  const last = words(page).find((word) => word.text === 'Limited')!
  expect(last.box.x).toBeGreaterThan(0.35)
})

test('lines come in the order in which a person reads them, whatever the order in the file', async () => {
  const page = await pageOf(pdf({ texts: receipt.toReversed() }))
  expect(textsOf(page)[0]).toBe('Corner Bakery Limited')
  expect(textsOf(page).slice(-2)).toEqual(['Total', '£4.20'])
})

for (const [rotate, x, y] of [
  [90, 'right', 'top'],
  [180, 'right', 'bottom'],
  [270, 'left', 'bottom'],
] as const) {
  test(`text that lies on its side once the page is turned by ${rotate} degrees is left to the eyes`, async () => {
    const page = await pageOf(pdf({ texts: receipt, rotate }))
    expect(page.lines).toBeUndefined()
    const { width, height } = page.picture!
    expect(width > height).toBe(rotate !== 180)
    expect(darkSide(page)).toEqual([x, y])
  })
}

test('text that a turned page shows upright is read', async () => {
  const places = (x: number, y: number) => [
    { rotate: 90, turns: 1, x: 300 - y, y: x },
    { rotate: 180, turns: 2, x: 300 - x, y: 400 - y },
    { rotate: 270, turns: 3, x: y, y: 400 - x },
  ]
  for (const [index, { rotate }] of places(0, 0).entries()) {
    const texts = receipt.map((line) => ({ ...line, ...places(line.x, line.y - 120)[index]! }))
    const page = await pageOf(pdf({ texts, rotate }))
    expect(textsOf(page).slice(-2), `${rotate}`).toEqual(['Total', '£4.20'])
    const total = words(page).at(-1)!.box
    expect(total.x * page.width).toBeGreaterThan(235)
    expect(total.width).toBeGreaterThan(total.height)
  }
})

/** Where the large first line of the receipt is drawn. */
function darkSide({ picture }: InputPage): string[] {
  const { width, height, pixels } = picture!
  let [sumX, sumY, count] = [0, 0, 0]
  for (let at = 0; at < width * height; at++) {
    if (pixels[at * 3]! > 128) continue
    sumX += at % width
    sumY += Math.floor(at / width)
    count++
  }
  return [sumX / count > width / 2 ? 'right' : 'left', sumY / count > height / 2 ? 'bottom' : 'top']
}

test('places are counted from the part of the page that is shown', async () => {
  const page = await pageOf(pdf({ texts: receipt, crop: [20, 200, 300, 400] }))
  expect([page.width, page.height]).toEqual([280, 200])
  const total = words(page).find((word) => word.text === '£4.20')!
  expect(total.box.x).toBeCloseTo(220 / 280, 1)
  expect(total.box.y).toBeGreaterThan(0.6)
})

test('a scan without text is drawn at a legible size', async () => {
  const page = await pageOf(pdf({ jpeg: await scan() }))
  expect(page.lines).toBeUndefined()
  expect(Math.min(page.width, page.height)).toBeGreaterThanOrEqual(800)
  expect(cornersOf(page.picture!)).toEqual(asStored)
})

test('a few words hidden behind a scan are not believed', async () => {
  const texts: Printed[] = [
    { text: 'Scanned with PhoneScanner 2000 free edition', x: 20, y: 20, mode: 3 },
  ]
  const page = await pageOf(pdf({ jpeg: await scan(), texts }))
  expect(page.picture).toBeDefined()
  expect(page.lines).toBeUndefined()
})

test('a whole text hidden behind a scan is given, and the picture with it', async () => {
  const texts = [...receipt, ...receipt.map((line) => ({ ...line, y: line.y - 200 }))]
  const page = await pageOf(
    pdf({ jpeg: await scan(), texts: texts.map((line) => ({ ...line, mode: 3 })) }),
  )
  expect(page.picture).toBeDefined()
  expect(textsOf(page)).toContain('£4.20')
})

test('letters that a font has scrambled are not believed alone', async () => {
  const texts = receipt.map((line) => ({ ...line, text: line.text.replace(/\w/g, 'X') }))
  const page = await pageOf(pdf({ texts }))
  expect(page.picture).toBeDefined()
})

test('pages are opened one at a time, in any order, and know their number', async () => {
  const sheets = Array.from({ length: 12 }, (_, index) => ({
    texts: [...receipt, { text: `Sheet ${index + 1}`, x: 40, y: 100 }],
  }))
  const input = await openInput(pdf(...sheets), 'file.pdf')
  expect(input.pageCount).toBe(12)
  for (const number of [11, 0, 5]) {
    const page = await input.page(number)
    expect(page.number).toBe(number)
    expect(textsOf(page)).toContain(`Sheet ${number + 1}`)
    expect(words(page).every((word) => word.box.page === number)).toBe(true)
  }
  await expect(input.page(12)).rejects.toMatchObject({ code: 'file-unreadable' })
  input.close()
})

test('a PDF that asks for a password is refused as protected', async () => {
  const opening = openInput(fixture('protected.pdf'), 'file.pdf')
  await expect(opening).rejects.toMatchObject({ code: 'file-protected' })
})

test('a PDF that only forbids changes is read', async () => {
  const page = await pageOf(fixture('print-only.pdf'))
  expect(textsOf(page)).toContain('Total 12.30')
})

test('more pages than the limit are refused', async () => {
  const opening = openInput(pdf({}, {}, {}), 'file.pdf', { pages: 2 })
  await expect(opening).rejects.toMatchObject({ code: 'file-too-large' })
})

test('a picture in a PDF that would unpack beyond the limit is refused before it is drawn', async () => {
  const jpeg = { ...(await scan()), width: 60_000, height: 60_000 }
  const input = await openInput(pdf({ jpeg }), 'file.pdf')
  await expect(input.page(0)).rejects.toMatchObject({ code: 'file-too-large' })
})
