/**
 * Papers written one by one as HTML, no two alike, in batches that were each made and measured once before reading was changed on
 * them. Nothing is fitted to them.
 */
import fs from 'node:fs'
import path from 'node:path'
import type { Drawn } from '../eighth/families'
import type { PaperTruth } from '../print'

const folder = 'tests/reading/maker/written'

const truths = JSON.parse(fs.readFileSync(path.join(folder, 'truth.json'), 'utf8')) as (PaperTruth & {
  /** Batch and number. */
  file: string
})[]

export const writtenFamilies: readonly Drawn[] = truths.map(({ file, ...truth }) => {
  const [batch = ''] = file.split('/')
  const html = () => fs.readFileSync(path.join(folder, `${file}.html`), 'utf8')
  const country = /<html lang="([^"]+)/.exec(html())?.[1] ?? 'several'
  return { country, layout: batch, draw: () => ({ css: '', html: html(), truth }) }
})
