import { expect, test } from 'vitest'
import { typedOption } from '../../../../renderer/ui/typed-option'

const options = ['any', 'Cheque', 'Cash', 'Card', 'Direct debit'].map((label) => ({ label }))
const named = (label: string) => options.find((option) => option.label === label)

test.each([
  ['c', 'any', 'Cheque'],
  ['c', 'Cheque', 'Cash'],
  ['cc', 'Card', 'Cheque'],
  ['ca', 'Cheque', 'Cash'],
  ['cash', 'Cheque', 'Cash'],
  ['CAR', 'Cash', 'Card'],
  ['direct d', 'any', 'Direct debit'],
  ['d', 'Direct debit', 'Direct debit'],
  ['cax', 'Cash', undefined],
  ['', 'Cash', 'any'],
])('%j, typed on %s, means %s', (typed, current, meant) => {
  expect(typedOption(options, typed, named(current))?.label).toBe(meant)
})
