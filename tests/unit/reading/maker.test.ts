/** Of tests/reading/maker. */
import { describe, expect, test } from 'vitest'
import { countries } from '../../reading/maker/countries'
import { papersOf } from '../../reading/maker/made'
import { figures } from '../../reading/maker/notation'
import { words } from '../../reading/maker/words'

const papers = papersOf(1, 400)
const printed = (html: string) => html.replace(/<[^>]+>/g, ' ')

test('a seed gives the same papers, and another seed others', () => {
  expect(papersOf(1, 20)).toEqual(papers.slice(0, 20))
  expect(papersOf(2, 20)).not.toEqual(papers.slice(0, 20))
})

test('every country comes in every layout', () => {
  const families = new Set(papers.map(({ country, layout }) => `${country} ${layout}`))
  expect(families.size).toBe(countries.length * 8)
})

describe('truth is what the paper shows', () => {
  test.each(
    papers.map((paper) => [`${paper.number} ${paper.country} ${paper.layout}`, paper] as const),
  )('%s', (_, { sheet, country }) => {
    const text = printed(sheet.html)
    const { groups = [], decimal = '.' } = countries.find(({ code }) => code === country) ?? {}
    const shows = (value: string) =>
      groups.some((group) =>
        text.includes(figures(Math.round(Number(value) * 100), group, decimal)),
      )
    expect(text.toUpperCase()).toContain(sheet.truth.supplier.replace('&', '&amp;').toUpperCase())
    expect(shows(sheet.truth.total.replace('-', ''))).toBe(true)
    if (sheet.truth.documentNumber) expect(text).toContain(sheet.truth.documentNumber)
  })
})

test('a language that lacks a word is refused', () => {
  expect(() => words('invoice: Invoice')).toThrow('missing or unknown')
})
