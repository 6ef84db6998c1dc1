import { expect, test } from 'vitest'
import { ibanIn, isIban } from '../../../../../../electron/reading/fields/numbers/iban'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

const found = (...rows: string[]) => ibanIn(rowsOf(paper(...rows)))

test('check digits tell whether an IBAN was read right', () => {
  expect(isIban('GB82WEST12345698765432')).toBe(true)
  expect(isIban('DE89370400440532013000')).toBe(true)
  expect(isIban('DE89370400440532013001')).toBe(false)
})

test('an IBAN is found in groups of four, without its label where its digits prove it', () => {
  expect(found('Bank: DE89 3704 0044 0532 0130 00')?.value).toBe('DE89370400440532013000')
  expect(found('IBAN DE89 3704 0044 0532 0130 01')).toMatchObject({ isProven: false })
  expect(found('Order DE89 3704 0044 0532 0130 01')).toBeUndefined()
})
