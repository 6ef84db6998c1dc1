import { expect, test } from 'vitest'
import { latinAlphabet } from '../../../../../electron/reading/engine/alphabet'
import { decode } from '../../../../../electron/reading/engine/decoding'

const dictionary = ['7', '元', 'a', '￡', '：', 'é', 'Ω', 'ǎ']
const alphabet = latinAlphabet(dictionary)
const classes = dictionary.length + 2

/** Steps that are each sure of one character; `_` is nothing, a space is a space. */
function tableOf(text: string, likelihood = 0.9): Float32Array {
  const table = new Float32Array(text.length * classes)
  const all = ['_', ...dictionary, ' ']
  for (const [step, character] of Array.from(text).entries()) {
    table.fill((1 - likelihood) / classes, step * classes, (step + 1) * classes)
    table[step * classes + all.indexOf(character)] = likelihood
  }
  return table
}

const read = (text: string, likelihood?: number) =>
  decode(tableOf(text, likelihood), classes, alphabet)
    .map((glyph) => glyph.text)
    .join('')

test.each([
  ['a7', 'a7'],
  ['aa77', 'a7'],
  ['aa_a', 'aa'],
  ['__a__', 'a'],
  ['a 7', 'a 7'],
  ['', ''],
])('steps %j read %j', (steps, text) => {
  expect(read(steps)).toBe(text)
})

test('full-width forms are read as plain ones, accents stay', () => {
  expect(read('￡7：é')).toBe('£7:é')
})

test.each(['元', 'Ω', 'ǎ'])('%s is of no Latin receipt', (letter) => {
  expect(alphabet.characters).not.toContain(letter)
  expect(read(`a_${letter}_7`, 0.99)).toBe('a7')
})

test('a glyph knows where it is and how sure it is', () => {
  const [glyph] = decode(tableOf('__a', 0.8), classes, alphabet)
  expect(glyph).toMatchObject({ text: 'a', step: 2 })
  expect(glyph?.confidence).toBeCloseTo(0.8)
})
