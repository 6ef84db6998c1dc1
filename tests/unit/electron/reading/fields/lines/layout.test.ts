import { expect, test } from 'vitest'
import { layoutOf } from '../../../../../../electron/reading/fields/lines/layout'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

const blocksOf = (...lines: string[]) => {
  const { cells } = layoutOf(rowsOf(paper(...lines)))
  return [...new Set([...cells.values()].map(({ block }) => block))]
}
const textsOf = (...lines: string[]) =>
  blocksOf(...lines).map(({ cells }) => cells.map(({ part }) => part.text))

test('lines under one another are a block, and an empty line ends it', () => {
  expect(textsOf('Tarn Digital', '4 Mill Lane', '', '', 'Invoice 118')).toEqual([
    ['Tarn Digital', '4 Mill Lane'],
    ['Invoice 118'],
  ])
})

test('blocks that stand side by side are told apart, and what each holds is known', () => {
  const found = blocksOf(
    'Marlow Design Ltd | Tarn Digital Ltd',
    '18 Canal Street | 4 Mill Lane',
    'Leeds LS11 5PY | VAT No GB 123 4567 82',
  )
  expect(found.map(({ isPlaced, isNumbers }) => [isPlaced, isNumbers])).toEqual([
    [true, false],
    [true, true],
  ])
})

test('how much of the money stands above a row goes from none to all', () => {
  const { moneyAbove } = layoutOf(rowsOf(paper('Tarn', 'Tea | 2.00', 'Total | 2.00', 'Thank you')))
  expect(moneyAbove).toEqual([0, 0, 0.5, 1])
})
