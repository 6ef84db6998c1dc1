/** From the recogniser's table (how likely each character is at each step along a line) to characters. */
import type { Alphabet } from './alphabet'
import { seenSpace } from './letters'
import { type Seen, withSureLetters } from './sure-letters'

/** A character and the step at which it is most likely. */
export interface Glyph {
  text: string
  confidence: number
  step: number
}

/** Below this, a character is a guess at something the alphabet does not hold. */
const leastConfidence = 0.03

/** A class of the alphabet and how likely it is. */
interface Likely {
  choice: number
  likelihood: number
}

/** What a step shows most; of all that was not fitted; and of that what is printed. */
type Step = Record<'all' | 'own' | 'print', Likely>

/**
 * Best path decoding of connectionist temporal classification (Graves 2006, 3.2): the likeliest class of each step,
 * repeats taken together, "nothing" left out. A row of the table holds `classes` numbers.
 */
export function decode(table: Float32Array, classes: number, alphabet: Alphabet): Glyph[] {
  const { characters, isFitted } = alphabet
  const seen: Seen[] = []
  let previous = 0
  for (let step = 0; step * classes < table.length; step++) {
    const found = likeliest(table, step * classes, alphabet)
    const { choice, likelihood } = found.all
    const last = seen.at(-1)
    const instead = isFitted[choice] ? insteadOf(found, alphabet) : undefined
    if (choice !== 0 && choice === previous && last) {
      last.confidence = Math.max(last.confidence, likelihood)
      // A space goes on for some steps.
      if (instead && last.instead?.text === '') last.instead = instead
    } else if (choice !== 0) {
      const glyph = { text: characters[choice] ?? '', confidence: likelihood, step }
      seen.push(instead ? { ...glyph, instead } : glyph)
    }
    previous = choice
  }
  return withSureLetters(seen).filter(({ confidence }) => confidence >= leastConfidence)
}

/** From this likelihood on, what is printed goes before a space, which small marks are taken for. */
const leastPrint = 0.1

/** Where a letter is fitted, something is printed; where a space is, there may be nothing. */
function insteadOf({ all, own, print }: Step, { characters }: Alphabet): Omit<Glyph, 'step'> {
  const isSpace = characters[all.choice] === seenSpace
  const found = isSpace && print.likelihood < leastPrint ? own : print
  return {
    text: characters[found.choice] ?? '',
    confidence: Math.max(found.likelihood, leastConfidence),
  }
}

function likeliest(
  table: Float32Array,
  offset: number,
  { classes, characters, isFitted }: Alphabet,
): Step {
  const nothing = { choice: 0, likelihood: table[offset] ?? 0 }
  const found = { all: nothing, own: nothing, print: { choice: 0, likelihood: 0 } }
  for (let choice = 1; choice < classes.length; choice++) {
    const likelihood = table[offset + (classes[choice] ?? 0)] ?? 0
    if (likelihood > found.all.likelihood) found.all = { choice, likelihood }
    if (isFitted[choice]) continue
    if (likelihood > found.own.likelihood) found.own = { choice, likelihood }
    if (likelihood > found.print.likelihood && characters[choice] !== ' ')
      found.print = { choice, likelihood }
  }
  return found
}
