/** What the recogniser makes of printed lines before its last step: numbers to fit further columns of that step to. */
import fs from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { detect } from '../../../electron/reading/engine/detection'
import { withoutGrain } from '../../../electron/reading/engine/grain'
import { type Grey, greyOf } from '../../../electron/reading/engine/grey'
import type { Region } from '../../../electron/reading/engine/region'
import { inputOf } from '../../../electron/reading/engine/recognition'
import type { Model } from '../../../electron/reading/engine/runtime'
import { openInput } from '../../../electron/reading/input/input'
import { Random } from '../../support/random'
import { fromPng } from '../uk-set/coding'
import { blurred } from '../uk-set/picture'
import { sheetOf, side, type Typeface } from './sheet'

export interface Sample {
  text: string
  steps: number
  /** `steps` rows of `depth` numbers. */
  features: Float32Array
  /** Log of the sum of the exponents of all of the recogniser's own classes, a step. */
  all: Float32Array
  /** `steps` rows, a column for each class of the Latin alphabet: what the recogniser holds of it. */
  own: Float32Array
}

export const depth = 120

/** In pixels; less makes no difference. */
const leastBlur = 0.2

/** Light that falls from a side, ink that is faint, paper that is dark, and noise. */
function worn(grey: Grey, random: Random): Grey {
  const dark = random.chance(0.5) ? 20 : random.whole(20, 110)
  const light = random.chance(0.4) ? 250 : random.whole(150, 255)
  const slope = random.chance(0.4) ? random.whole(-60, 60) : 0
  const noise = random.chance(0.5) ? random.next() * 14 : 0
  const shades = new Uint8Array(grey.shades.length)
  for (let i = 0; i < shades.length; i++) {
    const x = (i % grey.width) / grey.width
    const value = dark + ((grey.shades[i] ?? 0) / 255) * (light - dark) + slope * (x - 0.5)
    const grain = noise * (random.next() + random.next() + random.next() - 1.5)
    shades[i] = Math.min(255, Math.max(0, Math.round(value + grain)))
  }
  return { ...grey, shades }
}

export interface Tools {
  browser: Browser
  detector: Model
  /** Answers with features, the sum of all, and what is held of each Latin class. */
  backbone: Model
  folder: string
}

export interface Source {
  languages: readonly (readonly string[])[]
  typefaces: readonly Typeface[]
}

export async function samplesOf(tools: Tools, source: Source, seed: number): Promise<Sample[]> {
  const random = new Random(seed)
  const { printed, html } = sheetOf(random, source.languages, source.typefaces)
  const file = path.join(tools.folder, `letters-${process.pid}.html`)
  fs.writeFileSync(file, html)
  const scale = random.pick([1, 1, 1.2, 1.4, 1.6, 2])
  const page = await tools.browser.newPage({ viewport: side, deviceScaleFactor: scale })
  await page.goto(`file://${file}`)
  await page.evaluate('document.fonts.ready')
  const boxes = await page.evaluate<{ x: number; y: number; width: number; height: number }[]>(
    `Array.from(document.querySelectorAll('span'), (span) => { const { x, y, width, height } = span.getBoundingClientRect(); return { x, y, width, height } })`,
  )
  const print = fromPng(await page.screenshot())
  await page.close()
  const sigma = random.next() ** 2 * 1.6 * scale
  const { width, height, pixels } = sigma < leastBlur ? print : blurred(print, sigma)
  const shades = Uint8Array.from({ length: width * height }, (_, i) => pixels[3 * i] ?? 0)
  const grey = worn({ width, height, shades }, random)
  const regions = await detect(tools.detector, grey, { x: 0, y: 0, width, height })
  const samples: Sample[] = []
  for (const [at, { text }] of printed.entries()) {
    const box = boxes[at]
    const region = box && regionOf(regions, box, scale)
    if (region) samples.push(await sampleOf(tools.backbone, grey, shaken(region, random), text))
  }
  return samples
}

/** The one place of text that is a printed one's, and no larger or smaller. */
function regionOf(
  regions: readonly Region[],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  scale: number,
): Region | undefined {
  const within = regions.filter(
    (region) =>
      region.x > x * scale &&
      region.x < (x + width) * scale &&
      region.y > y * scale &&
      region.y < (y + height) * scale,
  )
  const [region] = within
  if (within.length !== 1 || !region) return undefined
  const share = region.width / (width * scale + 0.5 * region.height)
  return share > 0.85 && share < 1.2 ? region : undefined
}

const shaken = (region: Region, random: Random): Region => {
  const angle = (random.next() - 0.5) * 0.03
  const ux = region.ux * Math.cos(angle) - region.uy * Math.sin(angle)
  const uy = region.ux * Math.sin(angle) + region.uy * Math.cos(angle)
  return { ...region, ux, uy, height: region.height * (0.92 + 0.16 * random.next()) }
}

/** The lines of a receipt, whose text nobody knows. */
export async function samplesOfReceipt(tools: Tools, file: string): Promise<Sample[]> {
  const input = await openInput(fs.readFileSync(file), path.basename(file))
  const { picture } = await input.page(0)
  input.close()
  if (!picture) return []
  const grey = withoutGrain(greyOf(picture))
  const whole = { x: 0, y: 0, width: grey.width, height: grey.height }
  const samples: Sample[] = []
  for (const region of await detect(tools.detector, grey, whole))
    samples.push(await sampleOf(tools.backbone, grey, region, ''))
  return samples
}

async function sampleOf(
  backbone: Model,
  grey: Grey,
  region: Region,
  text: string,
): Promise<Sample> {
  const answer = await backbone.run(inputOf(grey, region).input)
  const [, steps = 1, columns = 1] = answer.dims
  const rows = Array.from({ length: steps }, (_, step) =>
    answer.values.subarray(step * columns, (step + 1) * columns),
  )
  const joined = (from: number, to: number) => {
    const all = new Float32Array(steps * (to - from))
    for (const [step, row] of rows.entries()) all.set(row.subarray(from, to), step * (to - from))
    return all
  }
  return {
    text,
    steps,
    features: joined(0, depth),
    all: joined(depth, depth + 1),
    own: joined(depth + 1, columns),
  }
}
