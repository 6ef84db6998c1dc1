/** Of electron/reading/fields: the day of a document beside days of other papers. */
import { expect, test } from 'vitest'
import { readFields } from '../../../../../electron/reading/fields/read-fields'
import { paper } from './paper'

const dateOf = (...rows: string[]) =>
  readFields(paper(...rows), { today: '2026-11-23', home: 'GB' }).date

test('the day of an order is not the one of the invoice, whichever stands first', () => {
  const head = ['Harbour Supplies Ltd', '12 Quay Street', 'Invoice']
  const days = ['Order date: 22/10/2025', 'Invoice date: 27/10/2025']
  const foot = ['Chair | £120.00', 'Total | £120.00']
  expect(dateOf(...head, ...days, ...foot)?.value).toBe('2025-10-27')
  expect(dateOf(...head, ...days.toReversed(), ...foot)?.value).toBe('2025-10-27')
})

test('where no other day is named, the day of the order is the one', () => {
  expect(dateOf('Harbour Supplies Ltd', 'Order date: 22/10/2025', 'Total | £120.00')?.value).toBe(
    '2025-10-22',
  )
})

test('the day of the document that a credit note corrects is not its own', () => {
  expect(
    dateOf(
      'Atelier Marchand SARL',
      'Avoir',
      'Avoir n° 4411',
      'Le 04.03.2024',
      "Facture d'origine 199444 du 16.01.2024 (120,00 €)",
      'Total TTC | 60,00 €',
    ),
  ).not.toMatchObject({ value: '2024-01-16', isSure: true })
})
