/** Of electron/reading/fields/supplier: which lines that look like streets are names. */
import { expect, test } from 'vitest'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { headOf } from '../../../../../../electron/reading/fields/supplier/headline'
import { wholeRow } from '../../../../../../electron/reading/fields/supplier/pieces'
import { paper } from '../paper'

function headOn(...lines: string[]) {
  const rows = rowsOf(paper(...lines))
  const [first] = rows
  return first && headOf(rows, wholeRow(first))
}

const below = ['61 Bath Street', 'Leamington Spa CV31 3AE', 'Naan | 4.25', 'Total | 4.25']

test.each([
  ['^Saffron Lane', 'Begum & Sons Catering Ltd trading as Saffron Lane.'],
  ['^The Kopi Lane', 'KOPI LANE F&B SDN BHD'],
])('what a firm trades as is a name over all, though it looks like a street: %s', (line, said) => {
  expect(headOn(line, ...below, said)).toBe('headline')
})

test.each([
  ['^Oxford Road', 'Thank you for your custom'],
  ['^Oxford Road', 'Smith & Sons, 12 Oxford Road, Leeds LS1 1AA'],
  ['Saffron Lane', 'Begum & Sons Catering Ltd trading as Saffron Lane.'],
])(
  'a street in the first row is one, however large, where no firm is called so: %s, %s',
  (line, said) => {
    expect(headOn(line, ...below, said)).toBe('line')
  },
)
