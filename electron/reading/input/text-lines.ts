/** Puts characters with places together to words, and words to lines in reading order. */
import type { Word } from '../../../shared/receipts/reading'
import type { Line } from '../child/page'

/** A character and its place in points from the top left of the page as shown. A space stands between words. */
export interface Glyph {
  letters: string
  left: number
  right: number
  top: number
  bottom: number
  /** Of a space: it is not in the file, and parts letters only where there is room for it. */
  isSupposed?: boolean
}

interface Run extends Glyph {
  height: number
}

/** Lines from top to bottom, and from left to right in a row; a wide gap in a row begins another line. */
export function linesOf(glyphs: Glyph[], size: { width: number; height: number }): Line[] {
  return rowsOf(runsOf(glyphs)).flatMap((row) => columnsOf(row).map((runs) => lineOf(runs, size)))
}

/** Characters that follow each other without a gap, or no further apart than the letters beside them. */
function runsOf(glyphs: Glyph[]): Run[] {
  const spacings = spacingsOf(glyphs)
  const runs: Run[] = []
  let open: Run | undefined
  let isParted = false
  for (const glyph of glyphs) {
    if (glyph.letters === ' ') {
      if (glyph.isSupposed) isParted = true
      else open = undefined
      continue
    }
    const spacing = spacings.get(glyph) ?? 0
    const reach = isParted || spacing > 0 ? narrowest : 0.3
    isParted = false
    if (open && follows(open, glyph, { reach, spacing })) {
      open.letters += glyph.letters
      Object.assign(open, around(open, glyph))
    } else {
      open = { ...glyph, height: glyph.bottom - glyph.top }
      runs.push(open)
    }
  }
  return runs
}

/**
 * How far the letters of headings are spaced out, in points, for each of those that are, and for a number that goes on in the
 * same way; not for figures alone, which may be cells, nor for leaders.
 */
function spacingsOf(glyphs: readonly Glyph[]): Map<Glyph, number> {
  const spacings = new Map<Glyph, number>()
  let stretch: Glyph[] = []
  let gaps: number[] = []
  let before: Glyph | undefined
  let isParted = false
  const end = () => {
    const spacing = spacingIn(gaps, Math.min(...stretch.map(heightOf)))
    if (spacing > 0) for (const glyph of stretch) spacings.set(glyph, spacing)
    stretch = []
    gaps = []
  }
  for (const glyph of glyphs) {
    if (glyph.letters === ' ') {
      isParted ||= glyph.isSupposed !== true
      continue
    }
    const isBehind = before !== undefined && isBeside(before, glyph, isParted)
    const gap = glyph.left - (before?.right ?? 0)
    const isLetter = /^[\p{L}&'’]+$/u.test(glyph.letters)
    if (!isLetter || !isBehind) end()
    else if (stretch.length > 0 && !isParted) gaps.push(gap)
    if (isLetter) stretch.push(glyph)
    const spacing = (before && spacings.get(before)) ?? 0
    const isAlike = isParted || Math.abs(gap - spacing) < alike.within * heightOf(glyph)
    if (!isLetter && isBehind && spacing > 0 && isAlike) spacings.set(glyph, spacing)
    before = glyph
    isParted = false
  }
  end()
  return spacings
}

const heightOf = ({ top, bottom }: Glyph) => bottom - top

/** In heights of a letter: what is further apart stands in another column, or in another word after a space. */
const widest = { letters: 0.8, words: 1.5 }

/** Whether it follows to the right in the same line; small capitals are less high than those beside them. */
function isBeside(before: Glyph, glyph: Glyph, isParted: boolean): boolean {
  const most = isParted ? widest.words : widest.letters
  const low = Math.min(heightOf(before), heightOf(glyph))
  return Math.abs(glyph.left - before.right) < most * low && overlap(before, glyph) > 0.5
}

const fewestGaps = 4
/** Of the gaps of what is spaced out, how many are alike, and up to which part of the height of its lowest letter. */
const alike = { share: 0.75, within: 0.05 }

/** The gap that most of them are near to; 0 where there is none to be seen. */
function spacingIn(gaps: readonly number[], height: number): number {
  const slack = alike.within * height
  const usual = gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0
  const likes = gaps.filter((gap) => Math.abs(gap - usual) < slack)
  const isSpaced = gaps.length >= fewestGaps && usual > slack
  return isSpaced && likes.length >= alike.share * gaps.length ? usual : 0
}

/** Of a space between words, in heights of a letter. */
const narrowest = 0.1

/**
 * @param reach from which gap on a glyph begins another word, in heights of a letter
 * @param spacing between all letters, in points
 */
function follows(
  run: Run,
  glyph: Glyph,
  { reach, spacing }: { reach: number; spacing: number },
): boolean {
  const gap = glyph.left - run.right
  return gap < run.height * reach + spacing && gap > -run.height && overlap(run, glyph) > 0.5
}

/** How much of the lower of two heights both share. */
function overlap(one: Glyph, other: Glyph): number {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return shared / Math.min(one.bottom - one.top, other.bottom - other.top)
}

function around(one: Glyph, other: Glyph): Omit<Glyph, 'letters'> {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

function middle({ top, bottom }: Glyph): number {
  return (top + bottom) / 2
}

/** Words belong to one row when their middles lie within half of a letter's height. */
function rowsOf(runs: Run[]): Run[][] {
  const rows: Run[][] = []
  for (const run of runs.toSorted((one, other) => middle(one) - middle(other))) {
    const row = rows.at(-1)
    const first = row?.[0]
    const reach = first && Math.min(first.height, run.height) / 2
    if (row && first && reach !== undefined && middle(run) - middle(first) < reach) row.push(run)
    else rows.push([run])
  }
  return rows.map((row) => row.sort((one, other) => one.left - other.left))
}

function columnsOf(row: Run[]): Run[][] {
  const columns: Run[][] = []
  for (const run of row) {
    const before = columns.at(-1)?.at(-1)
    if (before && run.left - before.right < 1.5 * Math.min(run.height, before.height))
      columns.at(-1)?.push(run)
    else columns.push([run])
  }
  return columns
}

function lineOf(runs: Run[], size: { width: number; height: number }): Line {
  const words = runs.map((run): Word => ({
    text: run.letters,
    confidence: 1,
    box: boxIn(run, size),
  }))
  const whole = runs.map((run): Omit<Glyph, 'letters'> => run)
  const edges = whole.reduce((one, other) =>
    around({ letters: '', ...one }, { letters: '', ...other }),
  )
  return {
    text: words.map(({ text }) => text).join(' '),
    confidence: 1,
    box: boxIn(edges, size),
    words,
  }
}

function boxIn(
  edges: Omit<Glyph, 'letters'>,
  size: { width: number; height: number },
): Word['box'] {
  const x = within(edges.left / size.width)
  const y = within(edges.top / size.height)
  return {
    page: 0,
    x,
    y,
    width: within(edges.right / size.width) - x,
    height: within(edges.bottom / size.height) - y,
  }
}

function within(fraction: number): number {
  return Math.min(1, Math.max(0, fraction))
}
