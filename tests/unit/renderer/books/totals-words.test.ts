import { expect, test } from 'vitest'
import { totalsWords } from '../../../../renderer/books/totals-words'

const totals = {
  count: 3,
  creditNotes: 0,
  gross: '1234.50',
  net: '1000.00',
  vat: '200.00',
  untold: 0,
  due: '0.00',
}

test('what is known of all is told plainly', () => {
  expect(totalsWords(totals)).toEqual({
    count: '3 expenses',
    gross: '£1,234.50',
    facts: [
      { name: 'VAT', value: '£200.00' },
      { name: 'Net', value: '£1,000.00' },
    ],
    notes: [],
  })
})

test('VAT that is known of some is told to be of these alone', () => {
  expect(totalsWords({ ...totals, untold: 1 }).notes).toEqual([
    'VAT and net of 2 alone; of 1 not known',
  ])
  const { net: _, vat: __, ...bare } = { ...totals, untold: 3 }
  expect(totalsWords(bare)).toMatchObject({ facts: [], notes: ['VAT not known'] })
})

test('credit notes, books half read and what is left to pay are told', () => {
  const words = totalsWords({ ...totals, creditNotes: 1, due: '-20.00' }, true)
  expect(words.notes).toEqual(['as far as they are read', '1 credit note taken off'])
  expect(words.facts.at(-1)).toEqual({ name: 'Left to pay', value: '-£20.00' })
})
