/** The set itself: which papers there are, how each is damaged, and the files that are written. */
import fs from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { Random } from '../../support/random'
import { ORIENTATIONS, toJpeg, withOrientation } from './coding'
import { drawn } from './drawing'
import { houses } from './hospitality'
import { offices } from './letters-office'
import { trades } from './letters-trade'
import { quarterTurned } from './picture'
import { recipeFor, type Recipe } from './recipe'
import { framed, photographed } from './scene'
import { Occasion, type Layout, type Sheet } from './sheet'
import { foodShops } from './shops-food'
import { goodsShops } from './shops-goods'
import { journeys } from './travel'
import { toJson, type Damage, type Truth } from './truth'

const SEED = 20_250_312
const SHORTEST = 1200
const LIMIT = 116 * 1024
const folder = path.join(import.meta.dirname, '../uk')

const layouts: Layout[] = [
  ...foodShops,
  ...goodsShops,
  ...houses,
  ...journeys,
  ...trades,
  ...offices,
]

interface Paper {
  name: string
  kind: string
  seed: number
  sheet: Sheet
  damage: Damage
}

/** One paper of a layout: its shop, typeface and seed follow from the number. */
export function sheetOf(layout: Layout, number: number, seed: number): Sheet {
  const font = layout.fonts[number % layout.fonts.length]!
  return layout.draw(new Occasion(seed, layout.shops[number]!, font))
}

/** Of every four papers one is clean, two are moderate and one is hard, in each layout from another start. */
function papers(): Paper[] {
  const cycle: Damage[] = ['moderate', 'clean', 'moderate', 'hard']
  let count = 0
  return layouts.flatMap((layout) =>
    layout.shops.map((_, number) => {
      count += 1
      return {
        name: `${layout.kind}-${number + 1}.jpg`,
        kind: layout.kind,
        seed: SEED + count * 7919,
        sheet: sheetOf(layout, number, SEED + count * 7919),
        damage: cycle[count % 4]!,
      }
    }),
  )
}

/** How large the paper is drawn so that the picture keeps within its bounds. */
function scaleFor(size: { width: number; height: number }, recipe: Recipe): number {
  const frame = framed(size, recipe)
  const longest = Math.max(frame.width, frame.height)
  return Math.max(SHORTEST / longest, Math.min(recipe.scale, recipe.longest / longest))
}

/** Takes the picture of a sheet as the recipe says. */
async function pictureOf(
  browser: Browser,
  sheet: Sheet,
  recipe: Recipe,
  random: Random,
): Promise<Buffer> {
  const drawing = await drawn(browser, sheet)
  const ink = await drawing.ink(scaleFor(drawing, recipe))
  const upright = photographed(ink, sheet.material, recipe, random)
  const stored = recipe.hasOrientation ? 270 : recipe.quarterTurn
  const jpeg = await toJpeg(quarterTurned(upright, stored), { ...recipe, limit: LIMIT })
  return recipe.hasOrientation ? withOrientation(jpeg, ORIENTATIONS[stored]) : jpeg
}

const truthOf = ({ name, kind, damage, sheet }: Paper): Truth => ({
  file: name,
  kind,
  ...sheet.truth,
  damage,
})

/** Draws the papers whose names contain one of the given words, or all. */
export async function generateSet(browser: Browser, names: string[]): Promise<void> {
  const all = papers()
  const isWanted = ({ name }: Paper) =>
    names.length === 0 || names.some((word) => name.includes(word))
  for (const paper of all.filter(isWanted)) {
    const random = new Random(paper.seed + 1)
    const recipe = recipeFor(random, paper.damage, paper.sheet.material)
    try {
      const jpeg = await pictureOf(browser, paper.sheet, recipe, random)
      fs.writeFileSync(path.join(folder, paper.name), jpeg)
      process.stdout.write(`${paper.name}: ${paper.damage}, ${Math.ceil(jpeg.length / 1024)} KB\n`)
    } catch (error) {
      process.exitCode = 1
      process.stderr.write(`${paper.name}: ${String(error)}\n`)
    }
  }
  fs.writeFileSync(path.join(folder, 'truth.json'), await toJson(all.map(truthOf)))
}
