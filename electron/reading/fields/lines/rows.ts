/** From recognised lines to rows: what stands side by side on the paper, top to bottom, on all pages. */
import type { Box, Word } from '../../../../shared/receipts/reading'
import type { Line } from '../../child/page'
import { withoutSpacing } from '../supplier/spaced-letters'
import { asLetters, plain } from './text'

export interface Page {
  lines: Line[]
  width: number
  height: number
}

/** A run of words without a wide gap. Places in pixels, `y` being the middle. `from` is its start within the row's text. */
export interface Part {
  text: string
  words: Word[]
  confidence: number
  left: number
  right: number
  y: number
  height: number
  from: number
}

/** Parts side by side. `position` is 0 for the first row of a page and 1 for the last, by height on the paper. */
export interface Row {
  index: number
  page: number
  text: string
  parts: Part[]
  confidence: number
  left: number
  right: number
  y: number
  height: number
  position: number
  /** Median height of the page's parts, in pixels: the unit for gaps. */
  unit: number
  /** Left and right edge of everything on the page. */
  edges: { left: number; right: number }
}

/** Characters; what is longer is no text of a receipt. */
const longestWord = 160

/** Between parts of a row, so that nothing matches across a gap by accident. */
const partGap = '  '

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

/** Every page's rows, top to bottom, numbered throughout. */
export function rowsOf(pages: readonly Page[]): Row[] {
  const rows = pages.flatMap((page) => pageRows(page))
  return rows.map((row, index) => ({ ...row, index }))
}

/** The place of some characters of a row: the words they touch. */
export function boxOf(row: Row, from: number, to: number): Box | undefined {
  const words = row.parts.flatMap((part) => wordsBetween(part, from, to))
  return around(words.map(({ box }) => box))
}

/** How sure recognition was of some characters of a row: its least sure word. */
export function confidenceOf(row: Row, from: number, to: number): number {
  const words = row.parts.flatMap((part) => wordsBetween(part, from, to))
  return Math.min(1, ...words.map(({ confidence }) => confidence))
}

/** The smallest box around others on the first one's page. */
export function around(boxes: readonly Box[]): Box | undefined {
  const [first] = boxes
  if (!first) return undefined
  const same = boxes.filter(({ page }) => page === first.page)
  const x = Math.min(...same.map((box) => box.x))
  const y = Math.min(...same.map((box) => box.y))
  const right = Math.max(...same.map((box) => box.x + box.width))
  const bottom = Math.max(...same.map((box) => box.y + box.height))
  return { page: first.page, x, y, width: Math.min(right, 1) - x, height: Math.min(bottom, 1) - y }
}

/** Whether the words on both sides of a space stand closer than figures that belong to two numbers. */
export function isNarrowSpace(row: Row, at: number): boolean {
  const part = row.parts.findLast((each) => each.from <= at)
  const [before, after] = part ? wordsBetween(part, at - 1, at + 2) : []
  if (!before || !after) return false
  const gap = after.box.x - before.box.x - before.box.width
  const letter = (before.box.width + after.box.width) / (before.text.length + after.text.length)
  return gap < letter * 1.15
}

export function wordsBetween(part: Part, from: number, to: number): Word[] {
  let at = part.from
  return part.words.filter((word) => {
    const start = at
    at += word.text.length + 1
    return start < to && start + word.text.length > from
  })
}

function pageRows(page: Page): Row[] {
  const parts = upright(page.lines.flatMap((line) => partsOf(line, page)))
  if (parts.length === 0) return []
  const unit = median(parts.map(({ height }) => height)) || 1
  const groups = grouped(parts, unit)
  const edges = {
    left: Math.min(...parts.map(({ left }) => left)),
    right: Math.max(...parts.map(({ right }) => right)),
  }
  const rows = groups.map((group) => rowOf(group, unit, edges))
  return placed(rows)
}

function placed(rows: Row[]): Row[] {
  const top = rows[0]?.y ?? 0
  const bottom = rows.at(-1)?.y ?? 1
  return rows.map((row) => ({ ...row, position: (row.y - top) / Math.max(1, bottom - top) }))
}

function partsOf(line: Line, page: Page): Part[] {
  const words = line.words.length > 0 ? withoutSpacing(line.words) : [{ ...line, text: line.text }]
  const plainWords = words
    .flatMap((word, at) => split({ ...word, text: mended(word.text, words[at - 1]?.text) }))
    .filter(({ text }) => text !== '')
  return runs(plainWords, page).map((run) => partOf(run, page))
}

/** @param before the word in front of it */
function mended(text: string, before = ''): string {
  const words = plain(text).slice(0, longestWord).split(' ')
  const inFront = [before.split(' ').at(-1) ?? '', ...words]
  return words
    .map((word, at) =>
      isInward(word, inFront[at] ?? '') || londonDistrict.test(word) ? word : asLetters(word),
    )
    .join(' ')
}

/** The first half of a postcode in the middle of London, where a letter follows the digit. */
const londonDistrict = /^(?:EC?|NW?|S[EW]|WC?)[1-4][A-HJKMNP-Y],?$/

/** The second half of a British postcode after the first: its digit is no letter. */
const isInward = (word: string, before: string): boolean =>
  /^\d[A-Z]{2}\b/i.test(word) && /^[A-Z]{1,2}\d[A-Z\d]?$/i.test(before)

/** A word that holds spaces (a line without words of its own) as several, each with its share of the width. */
function split(word: Word): Word[] {
  const { text, box } = word
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: word.confidence,
    box: {
      ...box,
      x: box.x + (box.width * match.index) / text.length,
      width: (box.width * match[0].length) / text.length,
    },
  }))
}

/** Lines of a text layer may run across columns: a gap of more than two letter heights parts them. */
function runs(words: readonly Word[], page: Page): Word[][] {
  const found: Word[][] = []
  let end = -Infinity
  for (const word of words) {
    const left = word.box.x * page.width
    const wide = left - end > 2 * word.box.height * page.height
    if (wide || found.length === 0) found.push([word])
    else found.at(-1)?.push(word)
    end = left + word.box.width * page.width
  }
  return found
}

function partOf(words: Word[], page: Page): Part {
  const box = around(words.map((word) => word.box))
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
  return {
    text: words.map(({ text }) => text).join(' '),
    words,
    confidence: words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length),
    left: x * page.width,
    right: (x + width) * page.width,
    y: (y + height / 2) * page.height,
    height: median(words.map((word) => word.box.height)) * page.height,
    from: 0,
  }
}

/** Turns the parts by the slope of their words, and leaves out what is printed sideways. */
function upright(parts: readonly Part[]): Part[] {
  const level = parts.filter(
    ({ left, right, height, text }) => height <= (right - left) * 1.6 || text.length < 3,
  )
  const slopes = level.flatMap((part) => slopeOf(part))
  const slope = slopes.length > 3 ? median(slopes) : 0
  return level.map((part) => ({ ...part, y: part.y - (slope * (part.left + part.right)) / 2 }))
}

function slopeOf({ words, left, right, height }: Part): number[] {
  const first = words[0]?.box
  const last = words.at(-1)?.box
  if (!first || !last || words.length < 2 || right - left < 4 * height) return []
  const run = last.x + last.width / 2 - (first.x + first.width / 2)
  if (run <= 0 || first.height <= 0) return []
  const rise = last.y + last.height / 2 - (first.y + first.height / 2)
  // In fractions of the page; a page's height in pixels is to its fractions as a part's is.
  const pixelsHigh = height / first.height
  const pixelsWide = (right - left) / Math.max(1e-6, last.x + last.width - first.x)
  return [(rise * pixelsHigh) / (run * pixelsWide)]
}

interface Group {
  y: number
  height: number
  parts: Part[]
}

function grouped(parts: readonly Part[], unit: number): Group[] {
  const groups: Group[] = []
  for (const part of parts.toSorted((a, b) => a.y - b.y)) {
    const home = homeOf(part, groups.slice(-4), unit)
    if (home) join(home, part)
    else groups.push({ y: part.y, height: part.height, parts: [part] })
  }
  return groups.toSorted((a, b) => a.y - b.y)
}

function homeOf(part: Part, groups: readonly Group[], unit: number): Group | undefined {
  const near = groups.filter((group) => {
    const reach = 0.5 * Math.min(Math.max(group.height, part.height * 0.6), unit * 1.6)
    return Math.abs(group.y - part.y) < reach && !group.parts.some((other) => overlap(other, part))
  })
  return near.toSorted((a, b) => Math.abs(a.y - part.y) - Math.abs(b.y - part.y))[0]
}

/** Whether two parts stand above one another rather than side by side. */
export function overlap(a: Pick<Part, 'left' | 'right'>, b: Pick<Part, 'left' | 'right'>): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return shared > 0.4 * Math.min(a.right - a.left, b.right - b.left)
}

/** Of a box of a form: how far its heading stands over it, in heights of a letter. */
const boxReach = 3

/** What heads a part in a box of a form: a few words close above it in its column. */
export function headingOf(rows: readonly Row[], row: Row, part: Part): Part | undefined {
  for (let index = row.index - 1; index >= Math.max(0, row.index - 3); index -= 1) {
    const other = rows[index]
    const isNear = other?.page === row.page && row.y - other.y < boxReach * row.unit
    if (!isNear) return undefined
    const found = other.parts.find((each) => overlap(each, part))
    if (found) return isHeading(other, found) ? found : undefined
  }
  return undefined
}

/** In a row of its own it is short and has no figures. */
const isHeading = ({ parts }: Row, { text }: Part) =>
  /\p{L}{2}/u.test(text) && (parts.length > 1 || !/\d|.{25}/.test(text))

/** What stands straight over a part, whatever it says. */
export function partAbove(
  rows: readonly Row[],
  row: Row,
  part: Part,
): { row: Row; part: Part } | undefined {
  for (const other of rows.slice(Math.max(0, row.index - 2), row.index).toReversed()) {
    if (other.page !== row.page || row.y - other.y >= boxReach * row.unit) return undefined
    const found = other.parts.find((each) => overlap(each, part))
    if (found) return { row: other, part: found }
  }
  return undefined
}

/** What stands straight under a part in a box of a form. */
export function partBelow(
  rows: readonly Row[],
  row: Row,
  part: Pick<Part, 'left' | 'right'>,
): { row: Row; part: Part } | undefined {
  for (const other of rows.slice(row.index + 1, row.index + 4)) {
    if (other.page !== row.page || other.y - row.y >= boxReach * row.unit) return undefined
    const found = other.parts.find((each) => overlap(each, part))
    if (found) return { row: other, part: found }
  }
  return undefined
}

function join(group: Group, part: Part): void {
  group.parts.push(part)
  group.y = group.parts.reduce((sum, { y }) => sum + y, 0) / group.parts.length
  group.height = Math.max(group.height, part.height)
}

function rowOf(group: Group, unit: number, edges: Row['edges']): Row {
  let at = 0
  const parts = group.parts
    .toSorted((a, b) => a.left - b.left)
    .map((part) => {
      const from = at
      at += part.text.length + partGap.length
      return { ...part, from }
    })
  return {
    index: 0,
    page: parts[0]?.words[0]?.box.page ?? 0,
    text: parts.map(({ text }) => text).join(partGap),
    parts,
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    left: Math.min(...parts.map(({ left }) => left)),
    right: Math.max(...parts.map(({ right }) => right)),
    y: group.y,
    height: group.height,
    position: 0,
    unit,
    edges,
  }
}
