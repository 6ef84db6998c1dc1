import { expect, test } from 'vitest'
import { readFields } from '../../../../../electron/reading/fields/read-fields'
import { paper } from './paper'

const read = (...rows: string[]) =>
  readFields(paper('CORNER STORES', ...rows), { today: '2026-03-15' })

test('rates of a summary are told apart, and their VAT is added up', () => {
  const fields = read(
    'Total | 54.92',
    'VAT RATE | GOODS | VAT | GROSS',
    'A 20% | 27.11 | 5.42 | 32.53',
    'Z 0% | 22.39 | 0.00 | 22.39',
  )
  expect(fields.vatLines).toEqual([
    { rate: '20', net: '27.11', vat: '5.42' },
    { rate: '0', net: '22.39', vat: '0.00' },
  ])
  expect(fields.vat?.value).toBe('5.42')
  expect(fields.total?.value).toBe('54.92')
})

test('a rate may be set like an amount', () => {
  const { vatLines } = read('Total | 30.52', 'CODE | RATE | NET | VAT', 'A | 20.00 | 25.43 | 5.09')
  expect(vatLines).toEqual([{ rate: '20', net: '25.43', vat: '5.09' }])
})

test.each<[string[], string | undefined]>([
  [['Subtotal | 10.00', 'VAT | 2.00', 'Total | 12.00'], '2.00'],
  [['Total | 12.00', 'Includes VAT of 2.00'], '2.00'],
  [['Total | 12.00'], undefined],
  [['Total | 12.00', 'VAT 0% | 0.00'], '0.00'],
  [['Service 12.5% | 12.58', 'Total | 113.23', 'VAT at 20% included | 16.78'], '16.78'],
])('%j shows VAT of %s', (rows, expected) => {
  expect(read(...rows).vat?.value).toBe(expected)
})

test('VAT that no sum confirms is never sure', () => {
  expect(read('Total | 12.00', 'VAT | 1.37').vat?.isSure ?? false).toBe(false)
})
