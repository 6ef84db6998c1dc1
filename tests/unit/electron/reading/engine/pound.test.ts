import { expect, test } from 'vitest'
import { latinAlphabet } from '../../../../../electron/reading/engine/alphabet'
import { withPounds } from '../../../../../electron/reading/engine/pound'

const dictionary = Array.from('￡0123456789.,:kVATE ')
const alphabet = latinAlphabet(dictionary)
const classes = dictionary.length + 2

/** Glyphs one step each, the doubtful one with a trace of the pound sign under it. */
function read(text: string, at: number, { sureness = 0.6, trace = 1e-6 } = {}): string {
  const table = new Float32Array(text.length * classes).fill(1e-9)
  if (at >= 0) table[at * classes + 1] = trace
  const glyphs = Array.from(text, (letter, step) => ({
    text: letter,
    step,
    confidence: step === at ? sureness : 0.99,
  }))
  return withPounds(glyphs, table, classes, alphabet)
    .map((glyph) => glyph.text)
    .join('')
}

test.each([
  ['2157.67', 0, '£157.67'],
  ['E3,014.40', 0, '£3,014.40'],
  ['VAT E3.10', 4, 'VAT £3.10'],
])(
  'a doubtful sign before an amount, %s, with a trace of the pound sign is one',
  (text, at, mended) => {
    expect(read(text, at)).toBe(mended)
  },
)

test('what is read surely, or without a trace of the sign, stays', () => {
  expect(read('2157.67', 0, { sureness: 0.95 })).toBe('2157.67')
  expect(read('2157.67', 0, { trace: 5e-8 })).toBe('2157.67')
  expect(read('2157.67', -1)).toBe('2157.67')
})

test.each([
  ['VAT20%', 2],
  ['E95395', 0],
  ['12157.67', 1],
  ['T53.4', 0],
  ['2 57.67', 1],
])('within %s nothing becomes a pound sign', (text, at) => {
  expect(read(text, at)).toBe(text)
})
