/** Where a strip of text is inked and where it is blank, column by column. */
import type { Glyph } from './decoding'

export interface Ink {
  /** Brightness from -1 to 1 of the darkest place of each column. */
  columns: Float32Array
  /** Columns per step of the recogniser. */
  stepWidth: number
}

/** A run of blank columns; of length 0 where there is none. */
export interface Gap {
  from: number
  length: number
}

/** Brightness above which a column is blank; undefined where nothing stands out. */
export function blankness({ columns }: Ink): number | undefined {
  let [darkest, lightest] = [Infinity, -Infinity]
  for (const column of columns) {
    darkest = Math.min(darkest, column)
    lightest = Math.max(lightest, column)
  }
  return lightest - darkest < 0.25 ? undefined : darkest + 0.62 * (lightest - darkest)
}

/** The column at which the recogniser saw a glyph. */
function columnOf({ step }: Glyph, { stepWidth }: Ink): number {
  return Math.round((step + 0.5) * stepWidth)
}

/** The longest gap between each glyph and the next. */
export function gapsBetween(glyphs: readonly Glyph[], ink: Ink, blank: number): Gap[] {
  return glyphs.slice(1).map((glyph, i) => {
    const before = glyphs[i] ?? glyph
    return longestGap(ink, columnOf(before, ink), columnOf(glyph, ink), blank)
  })
}

function longestGap({ columns }: Ink, from: number, to: number, blank: number): Gap {
  let longest: Gap = { from: Math.round((from + to) / 2), length: 0 }
  let run = 0
  for (let x = from; x <= to && x < columns.length; x++) {
    run = (columns[x] ?? 0) > blank ? run + 1 : 0
    if (run > longest.length) longest = { from: x - run + 1, length: run }
  }
  return longest
}

/** The middle of each glyph's ink, between the gaps on its sides. */
export function centresOf(glyphs: readonly Glyph[], ink: Ink, blank: number): number[] {
  const borders = gapsBetween(glyphs, ink, blank).map(({ from, length }) => from + length / 2)
  return glyphs.map((glyph, i) => {
    const seen = columnOf(glyph, ink)
    // A line's ends have a border on one side only: the other is as far away.
    const left = borders[i - 1] ?? 2 * seen - (borders[i] ?? seen)
    const right = borders[i] ?? 2 * seen - left
    return middleOfInk(ink, Math.ceil(left), Math.floor(right), blank) ?? seen
  })
}

function middleOfInk({ columns }: Ink, from: number, to: number, blank: number) {
  let [first, last] = [-1, -1]
  for (let x = Math.max(0, from); x <= to && x < columns.length; x++) {
    if ((columns[x] ?? 0) > blank) continue
    if (first < 0) first = x
    last = x
  }
  return first < 0 ? undefined : (first + last) / 2
}
