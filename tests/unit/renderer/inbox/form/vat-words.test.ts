import { expect, test } from 'vitest'
import { vatWords } from '../../../../../renderer/inbox/form/vat-words'

const found = { shown: '3.20', gross: '15.00', isSure: true }

test.each([
  [
    { code: 'other-vat', ...found, expected: '2.50', rate: 20 },
    'The receipt shows £3.20 VAT; at 20 % there would be £2.50 in £15.00.',
  ],
  [
    { code: 'other-vat', ...found, isSure: false, expected: '2.50' },
    'The receipt seems to show £3.20 VAT; what is chosen comes to £2.50.',
  ],
  [{ code: 'none-chosen', ...found }, 'The receipt shows £3.20 VAT; none is chosen.'],
  [
    { code: 'none-shown', expected: '2.50' },
    'VAT of £2.50 is chosen, but no VAT was found on the receipt.',
  ],
] as const)('%j', (doubt, sentence) => {
  expect(vatWords(doubt).sentence).toBe(sentence)
})
