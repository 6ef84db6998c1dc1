import { expect, test } from 'vitest'
import { stepsBack } from '../../../../electron/receipts/returning'
import type { OfExpense } from '../../../../electron/store/receipts/lane-rows'

const now = new Date('2026-06-30T12:00:00.000Z')
const one = (changes: Partial<OfExpense> = {}): OfExpense => ({
  id: 'a',
  state: 'proven',
  isFoundTwice: false,
  isWatched: false,
  isOriginalGone: false,
  ...changes,
})
const back = (of: OfExpense[], isCertain = true) =>
  stepsBack(of, { expenseId: 7, isCertain, mintMarker: () => 'NEW', now }).map(
    ({ id, from, to, marker, posting }) => ({ id, from, to, marker, attempt: posting?.attempt }),
  )

test.each(['sent', 'proven', 'vouched', 'undecided'] as const)(
  'what was %s goes back to review as one that was never sent',
  (state) => {
    expect(back([one({ state })])).toEqual([
      { id: 'a', from: [state], to: 'review', marker: 'NEW', attempt: 0 },
    ])
  },
)

test('what is in review or in the bin stays there', () => {
  expect(back([one({ state: 'review' }), one({ state: 'discarded' })])).toEqual([])
})

test('of a receipt that was found twice the other copy is there, so nothing on that expense comes back', () => {
  const found = one({ state: 'undecided', isFoundTwice: true })
  expect(back([found, one({ id: 'b' })])).toEqual([])
})

test.each([
  [[one(), one({ id: 'b', isWatched: true })], true],
  [[one(), one({ id: 'b' })], false],
])('what may be in the books all the same keeps its marker and is looked for', (of, isCertain) => {
  const steps = back(of, isCertain)
  expect(steps.map(({ to, marker }) => [to, marker])).toEqual([
    ['checking', undefined],
    ['checking', undefined],
  ])
  expect(steps.every(({ attempt }) => attempt === undefined)).toBe(true)
})
