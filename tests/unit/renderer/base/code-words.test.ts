import { expect, test } from 'vitest'
import { codeWords } from '../../../../renderer/base/code-words'

test.each([
  ['BANK_CHARGES', 'Bank charges'],
  ['RENT', 'Rent'],
  ['Tools & hire', 'Tools & hire'],
  ['_ODD', '_ODD'],
  ['', ''],
])('%s is shown as %s', (code, words) => {
  expect(codeWords(code)).toBe(words)
})
