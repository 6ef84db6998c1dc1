/** Of tests/reading/maker. */
import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countries } from '../../reading/maker/known/countries'
import { freshCountries } from '../../reading/maker/fresh/countries'
import { heldOutCountries } from '../../reading/maker/held-out/countries'
import { lastCountries } from '../../reading/maker/last/countries'
import { papersOf } from '../../reading/maker/made'
import { printedFigures } from '../../reading/maker/notation'
import { words } from '../../reading/maker/words'

const papers = papersOf(1, 400)
const unseen = (['held-out', 'last', 'fresh'] as const).flatMap((group) => papersOf(1, 350, group))
const everywhere = [...countries, ...heldOutCountries, ...lastCountries, ...freshCountries]
const printed = (html: string) => html.replace(/<[^>]+>/g, ' ')

test('a seed gives the same papers, and another seed others', () => {
  expect(papersOf(1, 20)).toEqual(papers.slice(0, 20))
  expect(papersOf(2, 20)).not.toEqual(papers.slice(0, 20))
})

test('every country comes in every layout', () => {
  const families = new Set(papers.map(({ country, layout }) => `${country} ${layout}`))
  expect(families.size).toBe(countries.length * 8)
})

test('families that are held out share neither their country and layout with others nor with one another', () => {
  const groups = (['known', 'held-out', 'last', 'fresh'] as const).map(
    (group) =>
      new Set(papersOf(1, 400, group).map(({ country, layout }) => `${country} ${layout}`)),
  )
  const families = groups.flatMap((group) => [...group])
  expect(families).toHaveLength(new Set(families).size)
})

test('every paper that was written has its truth, and every truth its paper', () => {
  const folder = 'tests/reading/maker/written'
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const written = papersOf(1, 1000, 'written')
  const sheets = new Set(written.map(({ sheet }) => sheet.html))
  expect(sheets.size).toBe(files.filter((file) => file.endsWith('.html')).length)
  for (const { sheet } of written) {
    expect(sheet.html).toMatch(/^<!doctype html>/i)
    expect(sheet.truth.date).toMatch(/^202[56]-\d\d-\d\d$/)
    expect(sheet.truth.total).toMatch(/^\d+\.\d\d$/)
    expect(sheet.truth.currency).toMatch(/^[A-Z]{3}$/)
  }
})

describe('truth is what the paper shows', () => {
  test.each(
    [...papers, ...unseen].map(
      (paper) => [`${paper.number} ${paper.country} ${paper.layout}`, paper] as const,
    ),
  )('%s', (_, { sheet, country }) => {
    const text = printed(sheet.html)
    const place = everywhere.find(({ code }) => code === country)
    const shows = (value: string) =>
      place?.groups.some((group) =>
        text.includes(printedFigures(Math.round(Number(value) * 100), group, place)),
      )
    expect(text.toUpperCase()).toContain(sheet.truth.supplier.replace('&', '&amp;').toUpperCase())
    expect(shows(sheet.truth.total.replace('-', ''))).toBe(true)
    if (sheet.truth.documentNumber) expect(text).toContain(sheet.truth.documentNumber)
  })
})

describe('truth of a kind of paper is what the paper shows', () => {
  test.each(
    [
      ...papersOf(1, 160, 'eighth'),
      ...papersOf(1, 240, 'ninth'),
      ...papersOf(1, 240, 'tenth'),
      ...papersOf(1, 300, 'eleventh'),
      ...papersOf(1, 300, 'twelfth'),
      ...papersOf(1, 400, 'thirteenth'),
      ...papersOf(1, 400, 'fourteenth'),
      ...papersOf(1, 400, 'fifteenth'),
      ...papersOf(1, 400, 'sixteenth'),
      ...papersOf(1, 400, 'seventeenth'),
      ...papersOf(1, 400, 'eighteenth'),
      ...papersOf(1, 400, 'nineteenth'),
      ...papersOf(1, 400, 'twentieth'),
      ...papersOf(1, 400, 'twenty-first'),
      ...papersOf(1, 400, 'twenty-second'),
      ...papersOf(1, 300, 'twenty-third'),
      ...papersOf(1, 200, 'twenty-fourth'),
      ...papersOf(1, 200, 'twenty-fifth'),
      ...papersOf(1, 200, 'twenty-sixth'),
    ].map((paper) => [`${paper.number} ${paper.country} ${paper.layout}`, paper] as const),
  )('%s', (_, { sheet: { html, truth } }) => {
    const text = printed(html).replaceAll('&amp;', '&').toUpperCase()
    const figures = text.replace(/[^\d]/g, '')
    const names = [truth.supplier, ...truth.otherNames].map((name) => name.toUpperCase())
    expect(names.some((name) => text.includes(name))).toBe(true)
    // Without decimals where the currency is printed so.
    const whole = truth.total.replace(/^-|\D00$/g, '').replace(/\D/g, '')
    expect(figures).toContain(whole)
    for (const part of truth.documentNumber?.toUpperCase().split(' ') ?? [])
      expect(text).toContain(part)
    const { lines = [], vatLines = [], vat } = truth
    const sumOf = (values: readonly string[]) =>
      values.reduce((sum, value) => sum + Math.round(Number(value) * 100), 0)
    for (const { amount } of lines)
      expect(figures).toContain(amount.replace(/^-|\D00$/g, '').replace(/\D/g, ''))
    if (vatLines.length > 0 && vat !== null)
      expect(sumOf(vatLines.map((line) => line.vat))).toBe(sumOf([vat]))
  })
})

test('figures are grouped as the country groups them', () => {
  const india = { decimal: '.', isLakh: true } as const
  expect(printedFigures(11_800_050, ',', india)).toBe('1,18,000.50')
  expect(printedFigures(123_456_789_00, ',', india)).toBe('12,34,56,789.00')
  expect(printedFigures(-1_250_000, ' ', { decimal: ',', isWhole: true })).toBe('-12 500')
})

test('a language that lacks a word is refused', () => {
  expect(() => words('invoice: Invoice')).toThrow('missing or unknown')
})
