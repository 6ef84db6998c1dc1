/** The pound sign, which the recogniser's Chinese training left it all but blind to. */
import type { Alphabet } from './alphabet'
import type { Glyph } from './decoding'

/**
 * Even where it is printed its likelihood is next to nothing, but at anything else it is a small part of that. What is
 * seen instead (`E`, `f`, `5`, `6`, `[`) is never quite sure.
 */
const leastTrace = 1.5e-7
const mostSureness = 0.88

const isAlike = /^[A-LT1-8[({$#]$/i
const isWithin = /^[\d.,R]$/
const startsAmount = /^\d{1,3}(?:[.,]?\d{3})*[.,]\d\d(?!\d)/

/** The glyphs, with a pound sign for what stands before an amount and shows the sign's trace. */
export function withPounds(
  glyphs: readonly Glyph[],
  table: Float32Array,
  classes: number,
  alphabet: Alphabet,
): Glyph[] {
  const sign = alphabet.classes[alphabet.characters.indexOf('£')]
  if (sign === undefined) return [...glyphs]
  const trace = ({ step }: Glyph) =>
    Math.max(...[-1, 0, 1].map((near) => table[(step + near) * classes + sign] ?? 0))
  return glyphs.map((glyph, i) => {
    const before = glyphs[i - 1]?.text ?? ''
    const isDoubtful = glyph.confidence <= mostSureness && isAlike.test(glyph.text)
    const isSign = isDoubtful && !isWithin.test(before) && trace(glyph) >= leastTrace
    return isSign && isBeforeAmount(glyphs, i) ? { ...glyph, text: '£' } : glyph
  })
}

/** Not of digits alone, which may be anything, nor of a time. */
function isBeforeAmount(glyphs: readonly Glyph[], i: number): boolean {
  const rest = glyphs.slice(i + 1).map(({ text }) => text)
  return startsAmount.test(rest.join(''))
}
