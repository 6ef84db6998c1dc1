/** The committed receipts of the reading set: present, in bounds, and with truth that adds up. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'

const folder = path.join(import.meta.dirname, '../../reading/uk')
const specialFolder = path.join(import.meta.dirname, '../../fixtures/reading/special')

const amount = z.string().regex(/^-?\d+\.\d\d$/)
const VatLine = z.strictObject({
  rate: z.enum(['0', '5', '20']),
  net: amount.nullable(),
  vat: amount,
})
const paper = {
  supplier: z.string().min(2),
  otherNames: z.array(z.string()).optional(),
  date: z.iso.date(),
  total: amount,
  vat: amount.nullable(),
  vatLines: z.array(VatLine),
  vatNumber: z
    .string()
    .regex(/^GB\d{9}$/)
    .nullable(),
  currency: z.literal('GBP'),
  payment: z.enum(['card', 'cash']).nullable(),
  lastFour: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  documentNumber: z.string().min(1).nullable(),
  items: z.int().min(0),
}
type Paper = z.infer<z.ZodObject<typeof paper>>
const Truth = z.strictObject({
  file: z.string().endsWith('.jpg'),
  kind: z.string(),
  damage: z.enum(['clean', 'moderate', 'hard']),
  ...paper,
})

const fraction = z.number().min(0).max(1)
const named = { file: z.string(), kind: z.string() }
const box = z.strictObject({ x: fraction, y: fraction, width: fraction, height: fraction })
const Special = z.union([
  z.strictObject({ ...named, pages: z.int().positive().optional(), ...paper }),
  z.strictObject({ ...named, parts: z.array(z.strictObject({ ...paper, box })).min(2) }),
  z.strictObject({ ...named, refused: z.enum(['password', 'damaged']) }),
])

const read = (place: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(place, 'truth.json'), 'utf8'))
const set = z.array(Truth).parse(read(folder))
const special = z.array(Special).parse(read(specialFolder))
const papersOf = (sample: z.infer<typeof Special>): Paper[] =>
  'parts' in sample ? sample.parts : 'refused' in sample ? [] : [sample]
const everyPaper = [...set, ...special.flatMap(papersOf)]

const pence = (text: string): number => Math.round(Number(text) * 100)

/** Modulus 97, or the later scheme in which 55 is added to the sum first. */
function hasCheckDigits(vatNumber: string): boolean {
  const digits = Array.from(vatNumber.slice(2), Number)
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 1]
  const rest = weights.reduce((sum, weight, place) => sum + weight * digits[place]!, 0) % 97
  return rest === 0 || rest === 97 - 55
}

/** The sides of a JPEG from its frame header (ITU-T T.81, B.2.2). */
function sidesOf(jpeg: Buffer): { width: number; height: number } {
  let at = 2
  while (at < jpeg.length) {
    const marker = jpeg[at + 1]!
    if (marker >= 0xc0 && marker <= 0xc2)
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  throw new Error('A JPEG without a frame')
}

const share = (damage: string): number =>
  set.filter((truth) => truth.damage === damage).length / set.length

describe('the set of receipts', () => {
  test('holds at least 80 papers of at least 25 kinds, each named once', () => {
    expect(set.length).toBeGreaterThanOrEqual(80)
    expect(new Set(set.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(25)
    expect(new Set(set.map(({ file }) => file)).size).toBe(set.length)
  })

  test('is a quarter clean, a half moderately damaged, a quarter hard', () => {
    expect(share('clean')).toBeCloseTo(0.25, 1)
    expect(share('moderate')).toBeCloseTo(0.5, 1)
    expect(share('hard')).toBeCloseTo(0.25, 1)
  })

  test('has truth for every picture, and a picture for every truth', () => {
    const pictures = fs.readdirSync(folder).filter((name) => name.endsWith('.jpg'))
    expect(set.map(({ file }) => file).sort()).toEqual(pictures.sort())
    const samples = fs.readdirSync(specialFolder).filter((name) => name !== 'truth.json')
    expect(special.map(({ file }) => file).sort()).toEqual(samples.sort())
  })

  test('keeps every picture within 120 KB and 1200 to 2000 pixels, all together within 8 MB', () => {
    let bytes = 0
    for (const { file } of set) {
      const jpeg = fs.readFileSync(path.join(folder, file))
      bytes += jpeg.length
      const { width, height } = sidesOf(jpeg)
      expect(jpeg.length, file).toBeLessThanOrEqual(120 * 1024)
      expect(Math.max(width, height), file).toBeGreaterThanOrEqual(1190)
      expect(Math.max(width, height), file).toBeLessThanOrEqual(2000)
    }
    expect(bytes).toBeLessThanOrEqual(8 * 1024 * 1024)
  })

  test('has VAT that adds up to the paper it stands on', () => {
    for (const { supplier, total, vat, vatLines } of everyPaper) {
      const sum = vatLines.reduce((before, line) => before + pence(line.vat), 0)
      if (vatLines.length) expect(pence(vat ?? ''), supplier).toBe(sum)
      if (vat !== null)
        expect(Math.abs(pence(vat)), supplier).toBeLessThanOrEqual(Math.abs(pence(total)) / 6 + 1)
      for (const line of vatLines.filter(({ net }) => net !== null)) {
        const exact = (pence(line.net!) * Number(line.rate)) / 100
        expect(Math.abs(pence(line.vat) - exact), supplier).toBeLessThanOrEqual(1)
      }
      if (vatLines.length && vatLines.every(({ net }) => net !== null)) {
        const gross = vatLines.reduce(
          (before, { net, vat: part }) => before + pence(net!) + pence(part),
          0,
        )
        expect(gross, supplier).toBe(pence(total))
      }
    }
  })

  test('has VAT numbers with right check digits', () => {
    const numbers = everyPaper.flatMap(({ vatNumber }) => vatNumber ?? [])
    expect(numbers.length).toBeGreaterThan(60)
    expect(numbers.filter((number) => !hasCheckDigits(number))).toEqual([])
  })

  test('shows the last four digits of cards alone', () => {
    for (const { supplier, payment, lastFour } of everyPaper)
      if (lastFour !== null) expect(payment, supplier).toBe('card')
  })
})
