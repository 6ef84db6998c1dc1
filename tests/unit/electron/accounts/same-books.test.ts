import { expect, test } from 'vitest'
import { compareBooks, type OwnFiles } from '../../../../electron/accounts/same-books'

const id = (number: number) => ({ id: number })
const current = {
  id: 304,
  name: 'Current account',
  sortCode: '20-00-00',
  accountNumber: '12345678',
}
const savings = { id: 305, name: 'Savings' }

test.each([
  ['an account that agrees', [current], [savings, current], 'none', 'same'],
  ['one that agrees, and a file of ours in place', [current], [current], 'in-place', 'same'],
  ['one that agrees, and no file of ours', [current], [current], 'missing', 'doubtful'],
  [
    'one that is written otherwise',
    [current],
    [{ ...current, sortCode: '200000' }],
    'none',
    'same',
  ],
  [
    'one of which less is shown now',
    [current],
    [{ id: 304, name: 'Current account' }],
    'none',
    'same',
  ],
  ['an id alone', [id(304)], [id(304)], 'none', 'doubtful'],
  ['an id that shows more only now', [id(304)], [current], 'none', 'doubtful'],
  ['an id alone, and a file of ours in place', [id(304)], [id(304)], 'in-place', 'same'],
  ['an id alone, and no file of ours', [id(304)], [id(304)], 'missing', 'doubtful'],
  [
    'another number under the id',
    [current],
    [{ ...current, accountNumber: '9' }],
    'none',
    'different',
  ],
  [
    'another sort code under the id',
    [current],
    [{ ...current, sortCode: '1' }],
    'none',
    'different',
  ],
  ['another name under the id', [current], [{ ...current, name: 'Till' }], 'none', 'different'],
  [
    'one that agrees and one that does not',
    [current, savings],
    [current, { id: 305, name: 'Till' }],
    'none',
    'different',
  ],
  [
    'another name, and a file of ours in place',
    [savings],
    [{ id: 305, name: 'Till' }],
    'in-place',
    'doubtful',
  ],
  ['other ids', [current], [savings], 'none', 'different'],
  ['other ids, and no file of ours', [current], [savings], 'missing', 'different'],
  ['other ids, and a file of ours in place', [current], [savings], 'in-place', 'doubtful'],
  ['nothing known but a file in place', [], [current], 'in-place', 'same'],
  ['nothing known', [], [current], 'none', 'unknown'],
  ['nothing seen', [current], [], 'missing', 'unknown'],
  ['nothing at all', [], [], 'none', 'unknown'],
] as const)('%s', (_what, known, seen, ownFiles: OwnFiles, verdict) => {
  expect(compareBooks(known, seen, ownFiles)).toBe(verdict)
  expect(compareBooks(seen, known, ownFiles)).toBe(verdict)
})
