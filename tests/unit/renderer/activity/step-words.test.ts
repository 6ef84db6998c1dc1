import { expect, test } from 'vitest'
import { fieldWords, figureWords, valueWords } from '../../../../renderer/activity/step-words'
import type { StepField } from '../../../../shared/step-detail'

const names = { typeName: (code: string) => code, methodName: (code: string) => code }
const words = (field: StepField, value: string) => valueWords({ field }, value, names)

test('fields of invoices are told as the editor shows them', () => {
  expect(words('terms', '1')).toBe('1 day')
  expect(words('terms', '14')).toBe('14 days')
  expect(words('price', '1250.5')).toBe('£1,250.50')
  expect(words('price', 'EUR 45.00')).toBe('EUR 45.00')
  expect(words('due', '2026-06-30')).toBe('30 Jun 2026')
  expect(words('quantity', '1.125')).toBe('1.125')
})

test('VAT types of both interfaces have the same words', () => {
  expect(words('vat', 'Outside the Scope')).toBe('Outside the Scope')
  expect(words('vat', 'OUTSIDE_SCOPE')).toBe('Outside the Scope')
  expect(words('vat', 'MARGIN')).toBe('MARGIN')
})

test('of several lines the field says which, and what is gone is said so', () => {
  expect(fieldWords({ field: 'price', at: 2 })).toBe('Unit price 2')
  const gone = [{ field: 'quantity', at: 2, before: '3' }] as const
  expect(figureWords(gone, names)).toContain('Quantity 2')
})
