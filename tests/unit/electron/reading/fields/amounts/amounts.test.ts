import { expect, test } from 'vitest'
import { amountsOf } from '../../../../../../electron/reading/fields/amounts/amounts'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

test('an amount has its own place, also where words stand in the same piece of the row', () => {
  const [row] = rowsOf(paper('CORNER | VAT at 20% 5.42 paid'))
  const [part] = row?.parts.filter(({ text }) => text.includes('5.42')) ?? []
  const [amount] = amountsOf(row ? [row] : [])
  const letter = ((part?.right ?? 0) - (part?.left ?? 0)) / 'VAT at 20% 5.42 paid'.length
  expect(amount?.left).toBeCloseTo((part?.left ?? 0) + letter * 'VAT at 20% '.length)
  expect(amount?.right).toBeCloseTo((part?.left ?? 0) + letter * 'VAT at 20% 5.42'.length)
})
