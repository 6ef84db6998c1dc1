/** Papers drawn from a seed: many of one layout that are purchases of their own, and some that were photographed twice. */
import { expect, test } from 'vitest'
import { isLookAlike, type Said } from '../../../../electron/receipts/look-alikes'
import { differenceOf, lookOf, mostDifference } from '../../../../shared/receipts/look'
import { changed, scaled, type Picture } from '../../../support/drawn-pictures'
import { Random } from '../../../support/random'
import { sure } from './suggestions/readings'

interface Data {
  date: string
  total: string
  documentNumber: string
}

interface Paper {
  look: string
  said: Said
}

function dataFrom(random: Random, at: number): Data {
  const pence = random.whole(150, 9999)
  return {
    date: `2026-11-${String(random.whole(1, 28)).padStart(2, '0')}`,
    total: (pence / 100).toFixed(2),
    documentNumber: `NF-${10_400 + at * 7}`,
  }
}

/** The paper of one till: the same heading, rows and foot each time, and what is printed in the rows by the data. */
function drawn({ date, total, documentNumber }: Data): Picture {
  const [width, height] = [300, 480]
  const grey = new Float64Array(width * height).fill(90)
  const fill = (left: number, top: number, wide: number, high: number, value: number) => {
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1) grey[y * width + x] = value
  }
  const print = (text: string, left: number, top: number) => {
    for (const [at, letter] of Array.from(text).entries())
      for (let bit = 0; bit < 6; bit += 1)
        if ((letter.charCodeAt(0) >> bit) & 1)
          fill(left + at * 9 + (bit & 1) * 4, top + (bit >> 1) * 3, 3, 2, 40)
  }
  fill(40, 20, 220, 430, 238)
  fill(70, 34, 160, 26, 50)
  print('14 HIGH STREET READING', 52, 74)
  print(`NO ${documentNumber}`, 52, 104)
  print(date, 52, 124)
  for (let row = 0; row < 9; row += 1) print('FUEL UNLEADED', 52, 160 + row * 18)
  for (let row = 0; row < 9; row += 1) print(total, 200, 160 + row * 18)
  fill(52, 336, 196, 3, 40)
  print(`TOTAL  ${total}`, 52, 352)
  print('THANK YOU FOR COMING', 52, 400)
  return { width, height, grey }
}

/** Taken again: other light, noise, compression, and a little more or less of the table. */
function photographed(picture: Picture, random: Random): string {
  const light = 0.88 + random.next() * 0.2
  const taken = changed(picture, (value) => {
    const noisy = value * light + random.whole(-9, 9)
    return Math.round(noisy / 6) * 6
  })
  const edge = () => random.next() * 0.008
  const part = { left: edge(), top: edge(), right: 1 - edge(), bottom: 1 - edge() }
  return lookOf(scaled(taken, part)) ?? ''
}

/** Read as it is, but for a total, day or number here and there that is missed or misread. */
function read({ date, total, documentNumber }: Data, random: Random, doubt: number): Said {
  const seen = (value: string, misread: string) => {
    if (random.chance(doubt)) return undefined
    return sure(random.chance(doubt) ? misread : value)
  }
  const fields = {
    date: seen(date, '2026-01-01'),
    total: seen(total, `1${total}`),
    documentNumber: seen(documentNumber, documentNumber.replace('0', '8')),
  }
  const found = Object.entries(fields).filter(([, value]) => value !== undefined)
  return { supplier: sure('Northgate Fuels'), ...Object.fromEntries(found) }
}

function isAsked(one: Paper, other: Paper): boolean {
  const difference = differenceOf(one.look, other.look)
  return difference <= mostDifference && isLookAlike(one.said, { difference, said: other.said })
}

const seed = 20_261_123
const doubt = 0.03

test('of two hundred papers of one layout with other data none is asked about', () => {
  const random = new Random(seed)
  const papers = Array.from({ length: 200 }, (_, at): Paper => {
    const data = dataFrom(random, at)
    return { look: photographed(drawn(data), random), said: read(data, random, 0) }
  })
  const pairs = papers.flatMap((one, at) => papers.slice(at + 1).map((other) => ({ one, other })))
  const alike = pairs.filter(
    ({ one, other }) => differenceOf(one.look, other.look) <= mostDifference,
  )
  expect(alike.length, 'by their pictures alone many would be').toBeGreaterThan(200)
  expect(pairs.filter(({ one, other }) => isAsked(one, other))).toEqual([])
})

test('of fifty papers photographed again at least forty-eight are found', () => {
  const random = new Random(seed)
  const found = Array.from({ length: 50 }, (_, at) => {
    const data = dataFrom(random, at)
    const [one, other] = [0, 1].map((): Paper => ({
      look: photographed(drawn(data), random),
      said: read(data, random, doubt),
    }))
    return one !== undefined && other !== undefined && isAsked(one, other)
  })
  expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(48)
})

const known = { total: sure('61.27'), date: sure('2026-11-12'), documentNumber: sure('A-100') }
const fuels = { supplier: sure('Northgate Fuels') }

test.each<[string, Said | undefined, Said | undefined, number, boolean]>([
  ['neither was read, and they are all but equal', undefined, undefined, 4, true],
  ['neither was read, and they differ a little', undefined, undefined, 5, false],
  ['one was not read yet, and they differ a little', known, undefined, 5, false],
  ['all agrees', known, known, 10, true],
  ['the number alone was misread', known, { ...known, documentNumber: sure('A-700') }, 10, true],
  ['only the total could be compared', { total: sure('61.27') }, known, 10, true],
  ['only the number could be compared', { documentNumber: sure('a100') }, known, 10, true],
  ['only the day could be compared', { date: sure('2026-11-12') }, known, 10, false],
  ['another total, and nothing else', { total: sure('61.28') }, known, 0, false],
  [
    'the same day, another total and number',
    known,
    { ...known, total: sure('8.00'), documentNumber: sure('A-101') },
    0,
    false,
  ],
  [
    'another supplier with the same total',
    { ...fuels, total: sure('61.27') },
    { supplier: sure('Marlow Hardware'), total: sure('61.27') },
    0,
    false,
  ],
])('%s', (_name, one, said, difference, isAlike) => {
  expect(isLookAlike(one, { difference, said })).toBe(isAlike)
})
