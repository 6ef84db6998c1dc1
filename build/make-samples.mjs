// `node build/make-samples.mjs`: draws the sample receipts of build/samples with a system Chromium.
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { pages } from './sample-pages.mjs'
import { sayAs } from './terminal.mjs'

const say = sayAs('samples')
const folder = path.join(import.meta.dirname, 'samples')
const JPEG_QUALITY = 62

async function draw(page, name, html) {
  const file = path.join(folder, name)
  await page.setContent(html)
  await page.evaluate('document.fonts.ready')
  if (name.endsWith('.pdf'))
    await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true })
  else if (name.endsWith('.jpg'))
    await page.screenshot({ path: file, quality: JPEG_QUALITY, type: 'jpeg' })
  else await page.locator('body').screenshot({ path: file })
  say(`${name}: ${Math.ceil(fs.statSync(file).size / 1024)} KB`)
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({
  viewport: { width: 800, height: 1120 },
  deviceScaleFactor: 1.4,
})
for (const [name, html] of Object.entries(pages)) await draw(page, name, html)
await browser.close()
