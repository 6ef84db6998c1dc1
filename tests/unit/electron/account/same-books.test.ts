import { expect, test } from 'vitest'
import { compareBooks } from '../../../../electron/account/same-books'

const books = (bankAccountIds: number[], recordIds: number[] = []) => ({
  bankAccountIds,
  recordIds,
})

test.each([
  ['one bank account in common', books([1, 2]), books([2, 3]), 'same'],
  ['one record in common', books([], [7]), books([5], [7, 8]), 'same'],
  ['a record in common outweighs other bank accounts', books([1], [7]), books([2], [7]), 'same'],
  ['other bank accounts', books([1]), books([2]), 'different'],
  ['other records', books([], [7]), books([], [8]), 'different'],
  ['a bank account that is a record elsewhere', books([7]), books([8], [7]), 'different'],
  ['nothing known', books([]), books([1], [7]), 'unknown'],
  ['nothing seen', books([1], [7]), books([]), 'unknown'],
  ['nothing at all', books([]), books([]), 'unknown'],
  ['nothing of one kind', books([1]), books([], [7]), 'unknown'],
] as const)('%s', (_what, known, seen, verdict) => {
  expect(compareBooks(known, seen)).toBe(verdict)
  expect(compareBooks(seen, known)).toBe(verdict)
})
