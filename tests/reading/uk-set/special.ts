/** Special samples: what only a few files are, from two receipts in one photo to a broken PDF. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { Random } from '../../support/random'
import { ORIENTATIONS, toJpeg, toPng, withOrientation } from './coding'
import { drawn, pageOf } from './drawing'
import { turnedHeic } from './heic'
import { houses } from './hospitality'
import { orderMail } from './letters-office'
import { trades } from './letters-trade'
import { htmlMail, mailWithPdf } from './mail'
import { picturePdf, textPdf } from './paper-pdf'
import { cornersOf } from './perspective'
import { quarterTurned, type Picture } from './picture'
import { recipeFor, type Recipe } from './recipe'
import { groundOf, lay, photographed, printed, taken } from './scene'
import type { Sheet } from './sheet'
import { foodShops } from './shops-food'
import { goodsShops } from './shops-goods'
import { longInvoice, longRoll } from './special-papers'
import { journeys } from './travel'
import { toJson, type PaperTruth } from './truth'
import { sheetOf } from './uk'

const folder = path.join(import.meta.dirname, '../../fixtures/reading/special')
const SEED = 31_415
const MOST_BYTES = 180 * 1024

/** Fractions of the picture. */
interface Place {
  x: number
  y: number
  width: number
  height: number
}

type Special = { file: string; kind: string } & (
  | (PaperTruth & { pages?: number })
  | { parts: (PaperTruth & { box: Place })[] }
  | { refused: 'password' | 'damaged' }
)

interface Studio {
  browser: Browser
  truth: Special[]
  write: (file: string, bytes: Buffer | string) => void
}

const calm = (changes: Partial<Recipe>): Recipe => ({
  ...recipeFor(new Random(SEED), 'clean', 'thermal'),
  ground: 'slate',
  isGrey: false,
  margin: 0.06,
  turn: 1.2,
  tilt: 0.1,
  folds: 1,
  gradient: 0.15,
  blur: 0.4,
  noise: 2,
  quality: 66,
  ...changes,
})

const kinds = [...foodShops, ...goodsShops, ...houses, ...journeys, ...trades]
/** The paper of a shop of that kind; each kind has seeds of its own. */
function paperOf(kind: string, number = 0): Sheet {
  const index = kinds.findIndex((layout) => layout.kind === kind)
  return sheetOf(kinds[index]!, number, SEED + index * 101 + number)
}

async function photoOf(browser: Browser, sheet: Sheet, recipe: Recipe): Promise<Picture> {
  const ink = await (await drawn(browser, sheet)).ink(recipe.scale)
  return photographed(ink, sheet.material, recipe, new Random(SEED))
}

const jpegOf = (picture: Picture, recipe: Recipe, limit = MOST_BYTES): Promise<Buffer> =>
  toJpeg(picture, { ...recipe, limit })

/** Several receipts side by side in one photo, each turned a little its own way. */
async function manyInOne(
  studio: Studio,
  file: string,
  kind: string,
  sheets: Sheet[],
): Promise<void> {
  const random = new Random(SEED)
  const recipe = calm({ ground: 'oak' })
  const papers: Picture[] = []
  for (const sheet of sheets)
    papers.push(
      printed(await (await drawn(studio.browser, sheet)).ink(0.95), sheet.material, 0, random),
    )
  const gap = 70
  const width = papers.reduce((sum, paper) => sum + paper.width + gap, gap)
  const height = Math.max(...papers.map((paper) => paper.height)) + gap * 2
  const scene = groundOf(width, height, recipe.ground, SEED)
  let left = gap
  const boxes = papers.map((paper) => {
    const centre = {
      x: left + paper.width / 2,
      y: gap + paper.height / 2 + random.whole(0, height - paper.height - gap * 2),
    }
    const corners = cornersOf(paper.width, paper.height, (random.next() - 0.5) * 5, 0.08).map(
      ({ x, y }) => ({
        x: x + centre.x,
        y: y + centre.y,
      }),
    ) as ReturnType<typeof cornersOf>
    lay(scene, paper, corners, recipe, random)
    left += paper.width + gap
    return boxOf(corners, width, height)
  })
  studio.write(file, await jpegOf(taken(scene, recipe, random), recipe, 300 * 1024))
  studio.truth.push({
    file,
    kind,
    parts: sheets.map((sheet, index) => ({ ...sheet.truth, box: boxes[index]! })),
  })
}

function boxOf(corners: readonly { x: number; y: number }[], width: number, height: number): Place {
  const xs = corners.map(({ x }) => x / width)
  const ys = corners.map(({ y }) => y / height)
  const round = (share: number) => Math.round(share * 1000) / 1000
  return {
    x: round(Math.min(...xs)),
    y: round(Math.min(...ys)),
    width: round(Math.max(...xs) - Math.min(...xs)),
    height: round(Math.max(...ys) - Math.min(...ys)),
  }
}

async function photos(studio: Studio): Promise<void> {
  const { browser, truth, write } = studio
  const take = async (file: string, kind: string, sheet: Sheet, recipe: Recipe) => {
    const picture = quarterTurned(await photoOf(browser, sheet, recipe), recipe.quarterTurn)
    write(file, await jpegOf(picture, recipe))
    truth.push({ file, kind, ...sheet.truth })
  }
  await take(
    'upside-down.jpg',
    'upside-down',
    paperOf('diy', 2),
    calm({ scale: 1, quarterTurn: 180 }),
  )
  await take(
    'dark.jpg',
    'dark',
    paperOf('restaurant', 1),
    calm({ scale: 1, exposure: 0.17, noise: 3 }),
  )
}

async function roll(studio: Studio): Promise<void> {
  const sheet = longRoll()
  const drawing = await drawn(studio.browser, sheet)
  const ink = await drawing.ink(800 / drawing.width)
  const random = new Random(SEED)
  const recipe = calm({
    ground: 'lid',
    isGrey: true,
    margin: 0,
    turn: 0,
    tilt: 0,
    folds: 6,
    quality: 60,
  })
  const picture = photographed(ink, sheet.material, recipe, random)
  studio.write('long-roll.jpg', await jpegOf(picture, recipe, 700 * 1024))
  studio.truth.push({ file: 'long-roll.jpg', kind: 'long-roll', ...sheet.truth })
}

async function pdfs(studio: Studio): Promise<void> {
  const { browser, truth, write } = studio
  const invoice = longInvoice()
  const pdf = await textPdf(browser, invoice)
  write('two-pages.pdf', pdf)
  truth.push({ file: 'two-pages.pdf', kind: 'text-pdf', pages: 2, ...invoice.truth })
  const attached = mailWithPdf(
    'Kirkgate Fastenings <billing@kirkgate.example>',
    'Your invoice',
    'invoice.pdf',
    pdf,
  )
  write('attachment.eml', attached)
  truth.push({ file: 'attachment.eml', kind: 'mail-with-pdf', pages: 2, ...invoice.truth })
  const scan = paperOf('tradesman', 1)
  const recipe = calm({
    ground: 'lid',
    isGrey: true,
    margin: 0.01,
    turn: 0.4,
    tilt: 0,
    folds: 0,
    scale: 1.5,
  })
  const picture = await photoOf(browser, scan, recipe)
  const jpeg = await jpegOf(picture, recipe)
  write('scanned.pdf', picturePdf(jpeg, picture.width, picture.height, true))
  truth.push({ file: 'scanned.pdf', kind: 'scanned-pdf', pages: 1, ...scan.truth })
  const locked = path.join(folder, 'password.pdf')
  execFileSync('qpdf', [
    '--encrypt',
    'marlow',
    'marlow-owner',
    '256',
    '--',
    path.join(folder, 'two-pages.pdf'),
    locked,
  ])
  truth.push({ file: 'password.pdf', kind: 'password-pdf', refused: 'password' })
  write('broken.pdf', pdf.subarray(0, Math.round(pdf.length * 0.3)))
  truth.push({ file: 'broken.pdf', kind: 'broken-pdf', refused: 'damaged' })
}

function order(studio: Studio): void {
  const sheet = sheetOf(orderMail, 0, SEED)
  // The head of a printed mail is the mail's own head here.
  const html = pageOf({ ...sheet, html: sheet.html.replace(/<div class="mail">.*?<\/div>/s, '') })
  const number = sheet.truth.documentNumber ?? ''
  const sent = new Date(`${sheet.truth.date}T10:21:00Z`)
  studio.write(
    'order.eml',
    htmlMail(
      'Deskwright <orders@deskwright.example>',
      `Your order ${number} is confirmed`,
      sent,
      html,
    ),
  )
  studio.truth.push({ file: 'order.eml', kind: 'html-mail', ...sheet.truth })
}

/** Formats that other programs write. */
async function formats(studio: Studio): Promise<void> {
  const { browser, truth } = studio
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-special-'))
  const at = (name: string) => path.join(temporary, name)
  const out = (name: string) => path.join(folder, name)
  const photo = async (sheet: Sheet, scale = 1) => {
    const recipe = calm({ scale })
    return { recipe, picture: await photoOf(browser, sheet, recipe) }
  }
  const heic = paperOf('cafe')
  const { recipe, picture } = await photo(heic, 1.7)
  const stored = quarterTurned(picture, 270)
  const jpeg = await jpegOf(stored, { ...recipe, quality: 92 }, 900 * 1024)
  fs.writeFileSync(at('heic.jpg'), withOrientation(jpeg, ORIENTATIONS[270]))
  execFileSync('heif-enc', ['-q', '45', '-o', at('flat.heic'), at('heic.jpg')])
  fs.writeFileSync(out('phone.heic'), turnedHeic(fs.readFileSync(at('flat.heic'))))
  truth.push({ file: 'phone.heic', kind: 'heic', ...heic.truth })
  const webp = paperOf('fuel')
  fs.writeFileSync(at('webp.png'), toPng((await photo(webp)).picture))
  execFileSync('cwebp', ['-quiet', '-q', '60', at('webp.png'), '-o', out('photo.webp')])
  truth.push({ file: 'photo.webp', kind: 'webp', ...webp.truth })
  const gif = paperOf('taxi')
  fs.writeFileSync(at('gif.png'), toPng((await photo(gif)).picture))
  execFileSync('convert', [
    at('gif.png'),
    '-colorspace',
    'Gray',
    '-colors',
    '16',
    out('picture.gif'),
  ])
  truth.push({ file: 'picture.gif', kind: 'gif', ...gif.truth })
  const fax = paperOf('wholesaler', 1)
  const terms = paperOf('sole-trader')
  for (const [name, sheet] of [
    ['1.png', fax],
    ['2.png', terms],
  ] as const)
    fs.writeFileSync(at(name), toPng(await (await drawn(browser, sheet)).ink(2)))
  execFileSync('convert', [
    at('1.png'),
    at('2.png'),
    '-colorspace',
    'Gray',
    '-threshold',
    '62%',
    '-density',
    '192',
    '-compress',
    'Group4',
    out('fax.tif'),
  ])
  truth.push({ file: 'fax.tif', kind: 'tiff-g4', pages: 2, ...fax.truth })
  fs.rmSync(temporary, { recursive: true })
}

export async function generateSpecial(browser: Browser): Promise<void> {
  const truth: Special[] = []
  const write = (file: string, bytes: Buffer | string) =>
    fs.writeFileSync(path.join(folder, file), bytes)
  const studio = { browser, truth, write }
  await manyInOne(studio, 'two-receipts.jpg', 'several', [paperOf('cafe', 1), paperOf('diy')])
  await manyInOne(studio, 'three-receipts.jpg', 'several', [
    paperOf('parking', 2),
    paperOf('taxi', 1),
    paperOf('post-office'),
  ])
  await photos(studio)
  await roll(studio)
  await pdfs(studio)
  order(studio)
  await formats(studio)
  write('truth.json', await toJson(truth))
}
