/** From the recogniser's table (how likely each character is at each step along a line) to characters. */
import type { Alphabet } from './alphabet'
import { withPounds } from './pound'

/** A character and the step at which it is most likely. */
export interface Glyph {
  text: string
  confidence: number
  step: number
}

/** Below this, a character is a guess at something the alphabet does not hold. */
const leastConfidence = 0.03

/**
 * Best path decoding of connectionist temporal classification (Graves 2006, 3.2): the likeliest class of each step,
 * repeats taken together, "nothing" left out. A row of the table holds `classes` numbers.
 */
export function decode(table: Float32Array, classes: number, alphabet: Alphabet): Glyph[] {
  const glyphs: Glyph[] = []
  let previous = 0
  for (let step = 0; step * classes < table.length; step++) {
    const { choice, likelihood } = likeliest(table, step * classes, alphabet)
    const last = glyphs.at(-1)
    if (choice !== 0 && choice === previous && last) {
      last.confidence = Math.max(last.confidence, likelihood)
    } else if (choice !== 0) {
      glyphs.push({ text: alphabet.characters[choice] ?? '', confidence: likelihood, step })
    }
    previous = choice
  }
  const seen = glyphs.filter(({ confidence }) => confidence >= leastConfidence)
  return withPounds(seen, table, classes, alphabet)
}

function likeliest(table: Float32Array, offset: number, { classes }: Alphabet) {
  let [choice, likelihood] = [0, table[offset] ?? 0]
  for (let i = 1; i < classes.length; i++) {
    const value = table[offset + (classes[i] ?? 0)] ?? 0
    if (value > likelihood) [choice, likelihood] = [i, value]
  }
  return { choice, likelihood }
}
