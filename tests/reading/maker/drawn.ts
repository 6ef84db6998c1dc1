/** Papers as files: a PDF with its text, drawn by Chromium, or a photograph of the print that PDFium makes of it. */
import type { Browser, Page } from '@playwright/test'
import { drawPage } from '../../../electron/reading/input/pdf-draw'
import { openPdf, withPage } from '../../../electron/reading/input/pdfium'
import { Random } from '../../support/random'
import { toJpeg } from '../uk-set/coding'
import { pageOf } from '../uk-set/drawing'
import { blank, quarterTurned, type Picture } from '../uk-set/picture'
import { recipeFor } from '../uk-set/recipe'
import { photographed } from '../uk-set/scene'
import type { MadePaper } from './made'

/** On a busy computer a page may take long, or be lost. */
const patienceMs = 120_000
const attempts = 3

/** Opening a page takes longer than drawing on it. */
const openPages = new WeakMap<Browser, Page>()

async function openPage(browser: Browser): Promise<Page> {
  const known = openPages.get(browser)
  if (known) return known
  const page = await browser.newPage()
  page.setDefaultTimeout(patienceMs)
  openPages.set(browser, page)
  return page
}

export async function pdfOf(browser: Browser, { sheet }: MadePaper): Promise<Buffer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const page = await openPage(browser)
      await page.setContent(pageOf(sheet))
      return await page.pdf({ preferCSSPageSize: true, printBackground: true })
    } catch (error) {
      if (attempt === attempts) throw error
      await openPages
        .get(browser)
        ?.close()
        .catch(() => undefined)
      openPages.delete(browser)
    }
  }
}

/** Bytes of a picture. */
const limit = 400 * 1024

/** A photograph of the first page with the light, skew, blur and compression that the paper's seed gives. */
export async function photoOf(pdf: Uint8Array, { seed }: MadePaper): Promise<Buffer> {
  const random = new Random(seed + 1)
  const open = await openPdf(pdf)
  const ink = trimmed(withPage(open, 0, (page) => drawPage(open, page)))
  const recipe = recipeFor(random, random.pick(['clean', 'moderate', 'moderate']), 'white')
  const scene = photographed(ink, 'white', recipe, random)
  return toJpeg(quarterTurned(scene, recipe.quarterTurn), { ...recipe, limit })
}

/** Pixels of white kept under the last line. */
const margin = 60

/** Without the white at its foot: a till cuts its paper there. */
function trimmed({ width, height, pixels }: { width: number; height: number; pixels: Uint8Array }) {
  const last = pixels.findLastIndex((value) => value < 128)
  const kept = Math.min(height, Math.ceil((last + 1) / 3 / width) + margin)
  const picture: Picture = blank(width, kept)
  picture.pixels.set(pixels.subarray(0, width * kept * 3))
  return picture
}
