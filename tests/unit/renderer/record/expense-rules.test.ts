import { expect, test } from 'vitest'
import type { ExpenseView } from '../../../../shared/expenses/expense-change'
import { noFileWords } from '../../../../renderer/record/expense-rules'

const view = { record: { attachments: [] }, lockReasons: {} } as unknown as ExpenseView
const now = { isReadOnly: false, isConnected: true, isBusy: false, isEdited: false }

test('an expense that is shown and at rest takes a file', () => {
  expect(noFileWords(view, now)).toBeUndefined()
})

test.each([
  ['read-only', { isReadOnly: true }, view],
  ['signed in', { isConnected: false }, view],
  ['editing', { isEdited: true }, view],
  ['being read', { isBusy: true }, view],
  ['being read', {}, undefined],
  ['earlier change', {}, { ...view, open: { kind: 'edit' } } as unknown as ExpenseView],
  ['closed accounting year', {}, { ...view, lockReasons: { files: 'closed' as const } }],
  ['', {}, { ...view, record: {} } as unknown as ExpenseView],
])('why it takes none is said: %s', (words, more, shown) => {
  expect(noFileWords(shown, { ...now, ...more })).toEqual(expect.stringContaining(words))
})
