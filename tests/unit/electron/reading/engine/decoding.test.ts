import { expect, test } from 'vitest'
import { latinAlphabet } from '../../../../../electron/reading/engine/alphabet'
import { decode } from '../../../../../electron/reading/engine/decoding'
import { seenSpace } from '../../../../../electron/reading/engine/letters'

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

const fitted = [seenSpace, '€', 'ö', 'é']
const further = latinAlphabet(['0', '1', '2', '.', 'o', 'E', 'C', '/', 'é'], fitted)
const all = further.characters

/** Reads steps of which each shows its first character most and its second one less. */
function readDoubtful(
  steps: readonly [first: string, second: string, likelihood: number][],
): string {
  const width = Math.max(...further.classes) + 1
  const table = new Float32Array(steps.length * width)
  const place = (step: number, letter: string) =>
    step * width + (letter === '_' ? 0 : further.classes[all.indexOf(letter)]!)
  for (const [step, [first, second, likelihood]] of steps.entries()) {
    table[place(step, second)] = 1 - likelihood
    table[place(step, first)] = likelihood
  }
  return decode(table, width, further)
    .map(({ text }) => text)
    .join('')
}

const sure = (text: string): [string, string, number][] =>
  Array.from(text).flatMap((letter) => [
    [letter, '_', 0.99],
    ['_', letter, 0.99],
  ])

test('letters of the dictionary keep their class, further ones come after all', () => {
  expect(further.classes[all.indexOf('é')]).toBe(9)
  expect(further.classes[all.indexOf('ö')]).toBeGreaterThan(10)
  expect(all.filter((letter) => letter === 'é')).toHaveLength(1)
})

test('a fitted letter that is unsure, or beside a figure, is its plain one', () => {
  expect(readDoubtful([...sure('Co'), ['ö', 'o', 0.9]])).toBe('Coö')
  expect(readDoubtful([...sure('C'), ['ö', 'o', 0.6]])).toBe('Co')
  expect(readDoubtful([...sure('1/'), ['ö', '0', 0.9], ['_', '0', 0.9], ...sure('2')])).toBe('1/02')
})

test('a sign of money stands beside an amount or surely alone, never in the midst of one', () => {
  const euro: [string, string, number] = ['€', 'E', 0.75]
  const gap: [string, string, number] = ['_', 'E', 0.99]
  expect(readDoubtful([euro, gap, ...sure('12.00')])).toBe('€12.00')
  expect(readDoubtful([...sure('12.00'), euro])).toBe('12.00€')
  expect(readDoubtful([...sure('12.0'), euro])).toBe('12.0E')
  expect(readDoubtful([...sure('1'), euro, gap, ...sure('2.00')])).toBe('1E2.00')
  expect(readDoubtful([euro])).toBe('E')
  expect(readDoubtful([['€', 'E', 0.95]])).toBe('€')
})

test("a fitted space is the recogniser's own where it sees one as well, and gives way to small marks", () => {
  expect(readDoubtful([...sure('C'), [seenSpace, ' ', 0.95], ...sure('o')])).toBe('C o')
  expect(readDoubtful([...sure('C'), [seenSpace, '.', 0.8], ...sure('o')])).toBe('C.o')
  expect(readDoubtful([...sure('C'), [seenSpace, '_', 0.8], ...sure('o')])).toBe(`C${seenSpace}o`)
})
