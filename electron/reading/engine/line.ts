/** From the characters of a strip to a line with its words, each with its place on the page. */
import type { Box, Word } from '../../../shared/receipts/reading'
import type { Line } from '../child/page'
import type { Glyph } from './decoding'
import { type Area, boundsOf, type Region } from './region'

/** A page's number and its size in pixels. */
export interface Sheet {
  page: number
  width: number
  height: number
}

/** A read line before it has a place: `from` and `to` are shares of the region's width. */
interface Span {
  text: string
  confidence: number
  from: number
  to: number
}

/**
 * A word is as sure as its least sure character, a line as its characters on average.
 * @param steps how many steps of the recogniser the region's width takes
 */
export function lineOf(
  glyphs: readonly Glyph[],
  region: Region,
  steps: number,
  sheet: Sheet,
): Line | undefined {
  const printed = glyphs.filter(({ text }) => text !== ' ')
  if (printed.length === 0) return undefined
  const words = spansOf(glyphs, steps).map(({ from, to, text, confidence }): Word => ({
    text,
    confidence: roundedShare(confidence),
    box: boxOf(boundsOf(region, from, to), sheet),
  }))
  const mean = printed.reduce((sum, { confidence }) => sum + confidence, 0) / printed.length
  return {
    text: words.map(({ text }) => text).join(' '),
    confidence: roundedShare(mean),
    box: boxOf(boundsOf(region), sheet),
    words,
  }
}

function spansOf(glyphs: readonly Glyph[], steps: number): Span[] {
  const pitch = pitchOf(glyphs)
  const words: Glyph[][] = [[]]
  for (const glyph of glyphs) {
    if (glyph.text === ' ') words.push([])
    else words.at(-1)?.push(glyph)
  }
  const share = (step: number) => Math.min(1, Math.max(0, step / steps))
  return words.flatMap((word) => {
    const [first, last] = [word[0], word.at(-1)]
    if (!first || !last) return []
    const text = word.map((glyph) => glyph.text).join('')
    const confidence = Math.min(...word.map((glyph) => glyph.confidence))
    const from = share(first.step + 0.5 - pitch * 0.6)
    return [{ text, confidence, from, to: Math.max(from, share(last.step + 0.5 + pitch * 0.6)) }]
  })
}

/** Steps from one character to the next within words, as usual in this line. */
function pitchOf(glyphs: readonly Glyph[]): number {
  const distances = glyphs
    .slice(1)
    .flatMap((glyph, i) => {
      const before = glyphs[i]
      if (!before || before.text === ' ' || glyph.text === ' ') return []
      return [glyph.step - before.step]
    })
    .sort((a, b) => a - b)
  return distances[Math.floor(distances.length / 2)] ?? 3
}

/** An area as fractions of the sheet, cut at its edges. */
function boxOf(area: Area, { page, width, height }: Sheet): Box {
  const share = (pixels: number, whole: number) => Math.min(1, Math.max(0, pixels / whole))
  const [x, y] = [share(area.x, width), share(area.y, height)]
  return {
    page,
    x,
    y,
    width: share(area.x + area.width, width) - x,
    height: share(area.y + area.height, height) - y,
  }
}

function roundedShare(value: number): number {
  return Math.min(1, Math.round(value * 1e4) / 1e4)
}

/** Lines from top to bottom; those beside each other from left to right. */
export function inReadingOrder(lines: readonly Line[]): Line[] {
  const middle = ({ box }: Line) => box.y + box.height / 2
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1)
    const anchor = row?.[0]
    const isBeside =
      anchor && middle(line) - middle(anchor) < 0.5 * Math.min(anchor.box.height, line.box.height)
    if (row && isBeside) row.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.x - b.box.x))
}
