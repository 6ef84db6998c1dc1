/** What Chromium drew of made papers, and what the engine recognised there: made once, then kept beside other caches. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { Engine } from '../../../electron/reading/engine/engine'
import type { Page } from '../../../electron/reading/fields/lines/rows'
import { recognised } from '../recognised'
import { openBrowser } from '../uk-set/drawing'
import { pdfOf, photoOf } from './drawn'
import type { MadePaper } from './made'

const folder = 'node_modules/.cache/docket/made-papers'

export type Ending = 'pdf' | 'jpg'

let browser: Promise<Browser> | undefined
let engine: Promise<Engine> | undefined
const browserOf = () => (browser ??= openBrowser())
const engineOf = () => (engine ??= Engine.open())

function nameOf({ sheet }: MadePaper, ending: Ending): string {
  const key = createHash('sha256')
    .update(sheet.css + sheet.html)
    .digest('hex')
    .slice(0, 24)
  return path.join(folder, `${key}.${ending}`)
}

/** The file of a paper, with its text or as a photograph. */
export async function fileOf(paper: MadePaper, ending: Ending): Promise<Buffer> {
  const name = nameOf(paper, ending)
  if (!fs.existsSync(name)) {
    const made =
      ending === 'pdf'
        ? await pdfOf(await browserOf(), paper)
        : await photoOf(await fileOf(paper, 'pdf'), paper)
    fs.mkdirSync(folder, { recursive: true })
    // Under another name until it is whole: what is there is kept for ever.
    fs.writeFileSync(`${name}.new`, made)
    fs.renameSync(`${name}.new`, name)
  }
  return fs.readFileSync(name)
}

/** The lines of its pages. */
export async function pagesOf(paper: MadePaper, ending: Ending): Promise<Page[]> {
  const name = nameOf(paper, ending)
  const kept = `${name}.json`
  if (!fs.existsSync(kept)) {
    const pages = await recognised(engineOf, await fileOf(paper, ending), name)
    fs.writeFileSync(kept, JSON.stringify(pages))
  }
  return JSON.parse(fs.readFileSync(kept, 'utf8')) as Page[]
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}
