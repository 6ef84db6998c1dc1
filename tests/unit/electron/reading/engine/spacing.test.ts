import { expect, test } from 'vitest'
import { seenSpace } from '../../../../../electron/reading/engine/letters'
import { spaced } from '../../../../../electron/reading/engine/spacing'

type Printed = [text: string, left: number, width: number]

/** Glyphs of a number of inked columns each, set at the given left edges; a step is 8 columns. */
function readFrom(glyphs: readonly Printed[]): string {
  const columns = new Float32Array(600).fill(1)
  for (const [, left, width] of glyphs) columns.fill(-1, left, left + width)
  const placed = glyphs.map(([text, left, width]) => ({
    text,
    confidence: 1,
    step: Math.round((left + width / 2) / 8 - 0.5),
  }))
  return spaced(placed, { columns, stepWidth: 8 })
    .map(({ text }) => text)
    .join('')
}

const widths: Record<string, number> = { i: 4, l: 4, '(': 5, '.': 4, ',': 4, ':': 4, m: 21 }

/** Every character in the same room, as tills set it. */
const typewritten = (text: string) =>
  readFrom(
    Array.from(text).flatMap((letter, i): Printed[] => {
      const width = Math.min(19, widths[letter] ?? 16)
      return letter === ' ' ? [] : [[letter, Math.round(10 + i * 22 - width / 2 + 10), width]]
    }),
  )

/** Each character as wide as it is, three columns between them, and a space of ten. */
function printed(text: string): string {
  let left = 10
  return readFrom(
    Array.from(text).flatMap((letter): Printed[] => {
      const from = left
      const width = widths[letter] ?? 15
      left += letter === ' ' ? 10 : width + 3
      return letter === ' ' ? [] : [[letter, from, width]]
    }),
  )
}

test.each(['Total (incl) GST', 'Melawati (328)', 'lilli, till', 'TOTAL 26.60', '11:30 12:00'])(
  'typewritten %j keeps its words whole and apart',
  (text) => {
    expect(typewritten(text)).toBe(text)
  },
)

test.each(['one two', 'mild illness', 'TOTAL 26.60', 'million'])(
  'printed %j keeps its words whole and apart',
  (text) => {
    expect(printed(text)).toBe(text)
  },
)

test('a line without contrast is left as it was read', () => {
  const glyphs = Array.from('abcdef').map((text, step) => ({ text, confidence: 1, step: 3 * step }))
  expect(spaced(glyphs, { columns: new Float32Array(200).fill(0.5), stepWidth: 8 })).toEqual(glyphs)
})

/** Letters of several widths, three columns between them, a space having been seen after the second with so many columns and so surely. */
function withSeenSpace(gap: number, confidence: number): string {
  const columns = new Float32Array(200).fill(1)
  let left = 10
  const glyphs = [22, 22, 5, 5, 20, 30].map((width, i) => {
    if (i > 0) left += i === 2 ? gap : 3
    const from = left
    columns.fill(-1, from, (left += width))
    return { text: 'abcdef'.charAt(i), confidence: 1, step: (from + width / 2) / 8 - 0.5 }
  })
  const seen = { text: seenSpace, confidence, step: 5 }
  return spaced([...glyphs.slice(0, 2), seen, ...glyphs.slice(2)], { columns, stepWidth: 8 })
    .map(({ text }) => text)
    .join('')
}

test.each([
  [6, 0.9, 'ab cdef'],
  [6, 0.4, 'abcdef'],
  [3, 0.9, 'abcdef'],
  [12, 0.1, 'ab cdef'],
])(
  'with %i columns between letters a space seen with sureness %d gives %j',
  (gap, sureness, text) => {
    expect(withSeenSpace(gap, sureness)).toBe(text)
  },
)
