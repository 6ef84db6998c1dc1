import { expect, test } from 'vitest'
import {
  documentsOf,
  merged,
  pagesOf,
  partsOf,
} from '../../../../../electron/reading/child/documents'
import { openInput } from '../../../../../electron/reading/input/input'
import { encodeJpeg } from '../../../../../electron/reading/input/jpeg'
import { glyphsOn } from '../../../../../electron/reading/input/pdf-glyphs'
import { openPdf, withPage } from '../../../../../electron/reading/input/pdfium'
import { linesOf } from '../../../../../electron/reading/input/text-lines'
import type { Picture } from '../../../../../electron/reading/child/page'
import { mediaTypeOf } from '../../../../../shared/receipts/media'
import { pdfBytes, pngBytes } from '../../../../support/files'
import { fixture } from '../input/quadrants'

/** A picture of one grey on the left and another on the right. */
function halves(left: number, right: number, width = 200, height = 100): Picture {
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < pixels.length; at += 3) {
    const x = (at / 3) % width
    pixels.fill(x < width / 2 ? left : right, at, at + 3)
  }
  return { width, height, pixels }
}

const grey = ({ pixels, width, height }: Picture) =>
  pixels[(Math.floor(height / 2) * width + Math.floor(width / 2)) * 3] ?? -1

async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openPdf(bytes)
  return Array.from({ length: pdf.lib.FPDF_GetPageCount(pdf.document) }, (_, number) =>
    withPage(pdf, number, (page) => linesOf(glyphsOn(pdf, page).glyphs, glyphsOn(pdf, page)))
      .map(({ text }) => text)
      .join(' '),
  )
}

test('documents and pictures become one PDF, page after page, in their order', async () => {
  const photo = await encodeJpeg(halves(0, 0), 90)
  const made = await merged([
    { bytes: pdfBytes('First page'), turn: 0 },
    { bytes: photo, turn: 0 },
    { bytes: pngBytes(), turn: 0 },
    { bytes: pdfBytes('Last page'), turn: 0 },
  ])
  expect(mediaTypeOf(made)).toBe('application/pdf')
  const texts = await textsOf(made)
  expect(texts).toHaveLength(4)
  expect([texts[0], texts[3]]).toEqual(['First page', 'Last page'])
})

test('a photo goes into the PDF as it is, and stands upright', async () => {
  const photo = await encodeJpeg(halves(20, 220), 90)
  const made = Buffer.from(await merged([{ bytes: photo, turn: 90 }]))
  expect(made.includes(Buffer.from(photo))).toBe(true)
  const page = await (await openInput(made, 'a.pdf')).page(0)
  expect(page.height).toBeGreaterThan(page.width)
  const { picture } = page
  if (!picture) throw new Error('No picture')
  const { pixels, width, height } = picture
  expect(pixels[Math.floor(width / 2) * 3]).toBeLessThan(60)
  expect(pixels[((height - 1) * width + Math.floor(width / 2)) * 3]).toBeGreaterThan(180)
})

test('each page of a TIFF becomes one of the PDF, each stood upright by itself', async () => {
  const fax = { bytes: fixture('three-pages.tif'), turn: 0, later: [90] } as const
  const pdf = await openInput(await merged([fax, { bytes: pdfBytes('Last'), turn: 0 }]), 'a.pdf')
  const own = await openInput(fixture('three-pages.tif'), 'fax.tif')
  expect(pdf.pageCount).toBe(own.pageCount + 1)
  const shape = ({ width, height }: { width: number; height: number }) => Math.sign(width - height)
  const red = (picture: Picture | undefined) => {
    const values = (picture?.pixels ?? new Uint8Array()).filter((_, at) => at % 3 === 0)
    return values.reduce((sum, value) => sum + value, 0) / values.length
  }
  for (let number = 0; number < own.pageCount; number += 1) {
    const [made, before] = [await pdf.page(number), await own.page(number)]
    expect(shape(made)).toBe(number === 1 ? -shape(before) : shape(before))
    expect(Math.abs(red(made.picture) - red(before.picture))).toBeLessThan(6)
  }
})

test('each page of a PDF becomes a PDF that says what the page said', async () => {
  const three = await merged(
    ['One', 'Two', 'Three'].map((text) => ({ bytes: pdfBytes(text), turn: 0 })),
  )
  const pages = await pagesOf(three, 50)
  expect(await Promise.all(pages.map(textsOf))).toEqual([['One'], ['Two'], ['Three']])
})

test('each document of a PDF becomes a PDF of its pages, and only runs of all its pages are taken', async () => {
  const three = await merged(
    ['One', 'Two', 'Three'].map((text) => ({ bytes: pdfBytes(text), turn: 0 })),
  )
  const ranges = [
    { first: 0, last: 1 },
    { first: 2, last: 2 },
  ]
  const documents = await documentsOf(three, ranges)
  expect(await Promise.all(documents.map(textsOf))).toEqual([['One', 'Two'], ['Three']])
  for (const wrong of [ranges.slice(0, 1), ranges.toReversed(), [...ranges, { first: 3, last: 3 }]])
    await expect(documentsOf(three, wrong)).rejects.toMatchObject({ code: 'wrong-state' })
})

test('one page is not split, nor is what has too many, nor what is no PDF', async () => {
  await expect(pagesOf(pdfBytes(), 50)).rejects.toMatchObject({ code: 'wrong-state' })
  const two = await merged([1, 2].map(() => ({ bytes: pdfBytes(), turn: 0 })))
  await expect(pagesOf(two, 1)).rejects.toMatchObject({ code: 'too-many-files' })
  await expect(pagesOf(pngBytes(), 50)).rejects.toMatchObject({ code: 'file-unsupported' })
})

test('a broken PDF is refused and nothing is made', async () => {
  const broken = Buffer.from('%PDF-1.4\nnothing that follows')
  await expect(merged([{ bytes: broken, turn: 0 }])).rejects.toMatchObject({
    code: 'file-unreadable',
  })
  await expect(pagesOf(broken, 50)).rejects.toMatchObject({ code: 'file-unreadable' })
})

test('the receipts on a photo are cut out where they lie, also when the photo lies on its side', async () => {
  const photo = await encodeJpeg(halves(20, 220), 90)
  const box = (x: number, y: number, width: number, height: number) => ({
    page: 0,
    x,
    y,
    width,
    height,
  })
  const beside = await partsOf({ bytes: photo, turn: 0 }, [
    box(0.05, 0.1, 0.4, 0.8),
    box(0.55, 0.1, 0.4, 0.8),
  ])
  const greys = []
  for (const bytes of beside) {
    const { picture } = await (await openInput(bytes, 'a.jpg')).page(0)
    greys.push(picture && grey(picture))
  }
  expect(greys[0]).toBeLessThan(40)
  expect(greys[1]).toBeGreaterThan(200)
  const [above] = await partsOf({ bytes: photo, turn: 90 }, [box(0.1, 0.05, 0.8, 0.4)])
  const { picture } = await (await openInput(above ?? new Uint8Array(), 'a.jpg')).page(0)
  expect(picture && grey(picture)).toBeLessThan(40)
})
