/** Draws a sheet with Chromium and gives its ink as a picture. */
import { chromium, type Browser } from '@playwright/test'
import { fromPng } from './coding'
import type { Picture } from './picture'
import type { Sheet } from './sheet'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--font-render-hinting=none'],
  })

/** As a whole document, which the HTML may be already. */
export const pageOf = ({ css, html }: Pick<Sheet, 'css' | 'html'>): string =>
  /^<!doctype/i.test(html)
    ? html
    : `<!doctype html><html lang="en-GB"><meta charset="utf-8"><style>body { margin: 0; background: #fff; width: max-content; } ${css}</style><div id="sheet">${html}</div></html>`

/** Anything wider than the sheet would be cut off: rulers are meant to be, nothing else is. */
const FAULT = `(() => {
  const sheet = document.querySelector('#sheet').getBoundingClientRect()
  const within = (document.querySelector('.roll') ?? document.querySelector('#sheet')).getBoundingClientRect()
  for (const element of document.querySelectorAll('#sheet *')) {
    if (element.closest('.rule, .tall') || element.querySelector('.rule, .tall') || !element.textContent.trim()) continue
    const range = document.createRange(); range.selectNodeContents(element)
    const box = range.getBoundingClientRect()
    if (box.right > within.right + 2 || box.left < within.left - 2 || box.bottom > sheet.bottom) return element.textContent.trim().slice(0, 80)
  }
  for (const pair of document.querySelectorAll('.pair, .cells')) {
    const [...parts] = pair.children
    for (let i = 1; i < parts.length; i += 1) {
      const one = document.createRange(); one.selectNodeContents(parts[i - 1])
      const other = document.createRange(); other.selectNodeContents(parts[i])
      if (parts[i].textContent.trim() && one.getBoundingClientRect().right > other.getBoundingClientRect().left + 1) return 'overlap: ' + pair.textContent
    }
  }
})()`

export interface Drawn {
  width: number
  height: number
  /** At so many pixels for one CSS pixel. */
  ink: (scale: number) => Promise<Picture>
}

export async function drawn(browser: Browser, sheet: Pick<Sheet, 'css' | 'html'>): Promise<Drawn> {
  const photographedAt = async (deviceScaleFactor: number) => {
    const page = await browser.newPage({
      viewport: { width: 1000, height: 1200 },
      deviceScaleFactor,
    })
    await page.setContent(pageOf(sheet))
    await page.evaluate('document.fonts.ready')
    return page
  }
  const page = await photographedAt(1)
  const fault = await page.evaluate<string | undefined>(FAULT)
  if (fault) throw new Error(`Text does not fit: ${fault}`)
  const box = (await page.locator('#sheet').boundingBox())!
  await page.close()
  return {
    width: box.width,
    height: box.height,
    ink: async (scale) => {
      const scaled = await photographedAt(scale)
      const png = await scaled.locator('#sheet').screenshot()
      await scaled.close()
      return fromPng(png)
    },
  }
}
