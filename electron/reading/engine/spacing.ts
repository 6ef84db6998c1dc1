/** Where words end: the recogniser was trained on Chinese and leaves out many spaces between Latin words. */
import type { Glyph } from './decoding'
import { seenSpace } from './letters'
import { blankness, centresOf, type Gap, gapsBetween, type Ink } from './ink'

/** From here on a space that the recogniser's fitted class saw is believed. */
const surelySeen = 0.6

/** In columns; the strip is 48 high. */
const leastGap = 7.5
const leastPitch = 10

/** Of fewer characters it cannot be told whether all take the same room. */
const leastGlyphs = 6

const isPrint = /^[\x21-\x7e\p{Script=Latin}€£]$/u
const isOfNumber = /^[\d.,]$/

/** The glyphs with a space wherever the print shows that a word ends. */
export function spaced(seen: readonly Glyph[], ink: Ink): Glyph[] {
  const blank = blankness(ink)
  const glyphs = seen.filter(({ text }) => text !== seenSpace)
  if (glyphs.length < 3 || blank === undefined) return glyphs
  const spaces = new Map(
    seen.flatMap(({ text, confidence }, i) => {
      const after = seen[i + 1]
      return text === seenSpace && after ? [[after, confidence] as const] : []
    }),
  )
  return (
    spacedByPitch(glyphs, ink, blank) ??
    spacedByGaps(glyphs, gapsBetween(glyphs, ink, blank), spaces)
  )
}

/**
 * As tills and typewriters set it, every character takes the same room, a space too, and narrow ones stand far apart
 * within words. Undefined where the print is of another kind.
 */
function spacedByPitch(all: readonly Glyph[], ink: Ink, blank: number): Glyph[] | undefined {
  const glyphs = all.filter(({ text }) => text !== ' ')
  const centres = centresOf(glyphs, ink, blank)
  const rooms = roomsBetween(centres)
  if (glyphs.length < leastGlyphs || !rooms) return undefined
  return glyphs.flatMap((glyph, i) => {
    const before = glyphs[i - 1]
    const room = rooms[i - 1] ?? 0
    // A space that the recogniser saw itself needs less.
    const least = before && all[all.indexOf(glyph) - 1] !== before ? 1.2 : 1.5
    return before && room >= least ? [spaceBetween(before, glyph), glyph] : [glyph]
  })
}

/** From each centre to the next, in rooms of one character; undefined unless these are nearly whole numbers. */
function roomsBetween(centres: readonly number[]): number[] | undefined {
  const distances = centres.slice(1).map((centre, i) => centre - (centres[i] ?? 0))
  const usual = median(distances, 0)
  const single = distances.filter((distance) => Math.abs(distance / usual - 1) < 0.4)
  const pitch = meanOf(single)
  if (!(pitch > leastPitch)) return undefined
  const rooms = distances.map((distance) => distance / pitch)
  const errors = rooms.map((room) => Math.abs(room - Math.round(room))).sort((a, b) => a - b)
  const worst = errors[Math.floor(0.95 * errors.length)] ?? 1
  return meanOf(errors) < 0.12 && worst < 0.3 ? rooms : undefined
}

/** In other print a word ends where the gap is wide for the line. @param spaces how surely a space was seen before a glyph */
function spacedByGaps(
  glyphs: readonly Glyph[],
  gaps: readonly Gap[],
  spaces: ReadonlyMap<Glyph, number>,
): Glyph[] {
  const letterGaps = gaps.filter((_, i) => glyphs[i]?.text !== ' ' && glyphs[i + 1]?.text !== ' ')
  const usual = median(
    letterGaps.map(({ length }) => length),
    2,
  )
  const wide = Math.max(leastGap, 1.8 * usual + 2.5)
  // Where a space was surely seen, it has to be a little wider than what is between letters. Nothing is, where a line runs askew.
  const least = 1.8 * usual
  return glyphs.flatMap((glyph, i) => {
    const before = glyphs[i - 1]
    const enough = (spaces.get(glyph) ?? 0) < surelySeen ? wide : least
    const isGap = before && isWordEnd(before, glyph, gaps[i - 1]?.length ?? 0, { wide, enough })
    return isGap ? [spaceBetween(before, glyph), glyph] : [glyph]
  })
}

/** A number is torn only by a very wide gap: its dots and ones stand alone anyway. */
function isWordEnd(
  before: Glyph,
  after: Glyph,
  length: number,
  { wide, enough }: { wide: number; enough: number },
): boolean {
  if (!isPrint.test(before.text) || !isPrint.test(after.text)) return false
  const isWithinNumber = isOfNumber.test(before.text) && isOfNumber.test(after.text)
  return length >= (isWithinNumber ? 1.8 * wide : enough)
}

function spaceBetween(before: Glyph, after: Glyph): Glyph {
  return { text: ' ', confidence: 1, step: (before.step + after.step) / 2 }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function median(values: readonly number[], otherwise: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? otherwise
}
