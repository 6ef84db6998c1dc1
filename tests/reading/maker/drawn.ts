/** Papers as files: a PDF with its text, or a photograph of the print, drawn by Chromium. */
import type { Browser } from '@playwright/test'
import { Random } from '../../support/random'
import { fromPng, toJpeg } from '../uk-set/coding'
import { pageOf } from '../uk-set/drawing'
import { quarterTurned } from '../uk-set/picture'
import { recipeFor } from '../uk-set/recipe'
import { photographed } from '../uk-set/scene'
import type { MadePaper } from './made'

export async function pdfOf(browser: Browser, { sheet }: MadePaper): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    await page.setContent(pageOf(sheet))
    return await page.pdf({ preferCSSPageSize: true, printBackground: true })
  } finally {
    await page.close()
  }
}

/** Pixels of the print for one CSS pixel, and bytes of a picture. */
const scale = 1.7
const limit = 400 * 1024

/** A photograph with the light, skew, blur and compression that its seed gives. */
export async function photoOf(browser: Browser, { sheet, seed }: MadePaper): Promise<Buffer> {
  const random = new Random(seed + 1)
  const page = await browser.newPage({
    viewport: { width: 1000, height: 1200 },
    deviceScaleFactor: scale,
  })
  try {
    await page.setContent(pageOf({ ...sheet, css: `${sheet.css} #sheet { padding: 6mm; }` }))
    const ink = fromPng(await page.locator('#sheet').screenshot())
    const recipe = recipeFor(random, random.pick(['clean', 'moderate', 'moderate']), 'white')
    const scene = photographed(ink, 'white', recipe, random)
    return await toJpeg(quarterTurned(scene, recipe.quarterTurn), { ...recipe, limit })
  } finally {
    await page.close()
  }
}
