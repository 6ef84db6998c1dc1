/** Of tests/reading/letters: the slopes are those of the loss, and fitting finds what there is to find. */
import { expect, test } from 'vitest'
import { slopesOf, slopesOfNone, type Line } from '../../reading/letters/ctc'
import { fit, heldOf, type Columns } from '../../reading/letters/fit'
import { forSeeds, Random } from '../../support/random'

const letters = 3
const depth = 4

const numbers = (random: Random, length: number) =>
  Float32Array.from({ length }, () => 2 * random.next() - 1)

const madeLine = (random: Random, steps: number, labels: readonly number[]): Line => ({
  steps,
  features: numbers(random, steps * depth),
  all: numbers(random, steps).map((value) => value + 2),
  nothing: numbers(random, steps),
  own: numbers(random, steps * 2),
  labels: Int32Array.from(labels),
})

test('the slopes of a line say how its loss changes with what is held of each letter', async () => {
  await forSeeds(20, (random) => {
    const labels = random.list(random.whole(1, 3), () => random.pick([0, 1, -1, -2, -3]))
    const line = madeLine(random, random.whole(7, 10), labels)
    const held = numbers(random, line.steps * letters)
    const { slopes } = slopesOf(line, held, letters)!
    const lossWith = (at: number, more: number) =>
      slopesOf(
        line,
        held.map((value, i) => (i === at ? value + more : value)),
        letters,
      )!.loss
    for (let at = 0; at < held.length; at += 1)
      expect(slopes[at]).toBeCloseTo((lossWith(at, 0.01) - lossWith(at, -0.01)) / 0.02, 3)
  })
})

test('a text longer than its line has no slopes', () => {
  const line = madeLine(new Random(1), 3, [0, -1, 1, -2])
  expect(slopesOf(line, numbers(new Random(2), 3 * letters), letters)).toBeUndefined()
})

test('a line without any of the letters speaks against all but the spared one', () => {
  const line = madeLine(new Random(3), 5, [])
  const { slopes } = slopesOfNone(line, numbers(new Random(4), 5 * letters), letters, 1)
  for (const [at, slope] of slopes.entries())
    if (at % letters === 1) expect(slope).toBe(0)
    else expect(slope).toBeGreaterThan(0)
})

test('fitting finds a letter by what only its places show, and leaves bare lines without', () => {
  const random = new Random(5)
  const shown = (letter: number) => {
    const line = madeLine(random, 5, [-1 - letter])
    line.nothing.fill(3)
    line.features[2 * depth + letter] = 4
    return line
  }
  const lines = random.list(300, () => shown(random.whole(0, letters - 1)))
  const bare = random.list(100, () => madeLine(random, 5, []))
  const columns: Columns = {
    letters: ['ä', 'ö', ' '],
    depth,
    weights: new Float32Array(letters * depth),
    shifts: new Float32Array(letters),
  }
  const losses: number[] = []
  fit([...lines, ...bare], columns, 30, random, (_, loss) => losses.push(loss))
  expect(losses.at(-1)).toBeLessThan(losses[0]! / 2)
  for (const letter of [0, 1, 2]) {
    const held = heldOf(shown(letter), columns).subarray(2 * letters, 3 * letters)
    expect(held.indexOf(Math.max(...held))).toBe(letter)
  }
})
