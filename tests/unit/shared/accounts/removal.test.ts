/** What is said before an account is removed: every receipt is counted once, and nothing on its way is let go. */
import { expect, test } from 'vitest'
import { isAgreed, isNamed, removalTally } from '../../../../shared/accounts/removal'
import { ReceiptState } from '../../../../shared/receipts/receipt'
import { Random } from '../../../support/random'

test('every receipt is counted exactly once, and none that may be in the books as lost or safe', () => {
  const seed = Date.now() % 1_000_000
  console.log(`seed ${seed}`)
  const random = new Random(seed)
  for (let round = 0; round < 500; round++) {
    const states = new Map(ReceiptState.options.map((state) => [state, random.whole(0, 3)]))
    const [drafts, changes] = [random.whole(0, 2), random.whole(0, 2)]
    const isServed = random.chance(0.5)
    const { underWay, ...rest } = removalTally({ states, drafts, changes }, isServed)
    const all = [...states.values()].reduce((sum, one) => sum + one, 0) + drafts + changes
    expect(underWay + Object.values(rest).reduce((sum, one) => sum + one, 0)).toBe(all)
    expect(rest.booked).toBe((states.get('proven') ?? 0) + (states.get('vouched') ?? 0))
    if (!isServed) expect(underWay).toBe(0)
  }
})

test('only what was agreed to is removed, and nothing while something is on its way', () => {
  const held = (state: string) => ({ states: new Map([[state, 1]]), drafts: 0, changes: 0 })
  const review = removalTally(held('review'), true)
  const checking = removalTally(held('checking'), true)
  expect(isAgreed(review, review)).toBe(true)
  expect(isAgreed(review, removalTally(held('proven'), true))).toBe(false)
  expect(isAgreed(checking, checking)).toBe(false)
  expect(removalTally(held('checking'), false)).toMatchObject({ undecided: 1, underWay: 0 })
})

test('the name has to be typed as it is, but for spaces around it', () => {
  expect(isNamed(' Hill & Dale ', 'Hill & Dale')).toBe(true)
  expect(isNamed('hill & dale', 'Hill & Dale')).toBe(false)
  expect(isNamed('', 'Hill & Dale')).toBe(false)
})
