import { expect, test } from 'vitest'
import {
  noProgress,
  presenceOf,
  progressAfter,
} from '../../../../../electron/shell/presence/presence'
import type { AccountStanding } from '../../../../../shared/accounts/account'

const account = (given: Partial<AccountStanding>): AccountStanding => ({
  account: {
    id: '5f0c1f5e-6a0f-4f3e-9d8a-0a1b2c3d4e5f',
    kind: 'service',
    name: 'Books',
    colour: '#14594d',
    access: 'full',
  },
  status: 'connected',
  review: 0,
  waiting: 0,
  attention: 0,
  ...given,
})

test.each<[string, Partial<AccountStanding>[], boolean, string, string]>([
  ['no account', [], false, 'quiet', 'Nothing is on its way'],
  ['nothing waits', [{}], false, 'quiet', 'Nothing is on its way'],
  [
    'two accounts send',
    [{ waiting: 1 }, { waiting: 2 }],
    false,
    'sending',
    '3 receipts on the way',
  ],
  [
    'one needs a person',
    [{ waiting: 2 }, { attention: 1 }],
    false,
    'needs-you',
    '1 receipt needs you',
  ],
  ['some need a person', [{ attention: 1200 }], true, 'needs-you', '1,200 receipts need you'],
  ['held back', [{}], true, 'held', 'Sending is held back'],
  [
    'held back, and one waits',
    [{ waiting: 1 }],
    true,
    'held',
    'Sending is held back: 1 receipt waiting',
  ],
  [
    'a sign-in has ended and something waits',
    [{ status: 'signed-out', waiting: 1, attention: 3 }],
    true,
    'needs-you',
    'Docket needs you to sign in again',
  ],
  [
    'a sign-in has ended and nothing waits',
    [{ status: 'signed-out' }],
    false,
    'quiet',
    'Nothing is on its way',
  ],
])('%s', (_, accounts, isPaused, state, words) => {
  expect(presenceOf(accounts.map(account), isPaused)).toEqual({ state, words })
})

test('progress goes by the most that has waited, and begins anew after nothing did', () => {
  const seen = [0, 4, 3, 5, 1, 0, 2].reduce(
    (steps, waiting) => [...steps, progressAfter(steps.at(-1) ?? noProgress, waiting)],
    [noProgress],
  )
  expect(seen.slice(1).map(({ fraction }) => fraction)).toEqual([
    undefined,
    0,
    0.25,
    0,
    0.8,
    undefined,
    0,
  ])
})
