import { expect, test } from 'vitest'
import { documentNumberIn } from '../../../../../electron/reading/fields/document-number'
import { rowsOf } from '../../../../../electron/reading/fields/rows'
import { paper } from './paper'

const found = (...rows: string[]) => documentNumberIn(rowsOf(paper(...rows)))?.value

test.each<[string[], string | undefined]>([
  [['Invoice No: INV-2071'], 'INV-2071'],
  [['Invoice number | 2931/A'], '2931/A'],
  [['RECEIPT 406159'], '406159'],
  [['Order W879730', 'Invoice no 4411'], '4411'],
  [['Invoice no | Date', 'J43037 | 11-03-2024'], 'J43037'],
  [['Invoice date 02/03/2026'], undefined],
  [['Receipt total 12.50'], undefined],
  [['Harbour Coffee Ltd'], undefined],
])('%j has the number %s', (rows, expected) => {
  expect(found(...rows)).toBe(expected)
})
