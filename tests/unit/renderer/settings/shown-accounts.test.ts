import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mostShown, shownAccounts } from '../../../../renderer/settings/shown-accounts'
import type { AccountStanding } from '../../../../shared/accounts/account'

const books = (count: number): AccountStanding[] =>
  Array.from({ length: count }, (_, at) => ({
    account: {
      id: randomUUID(),
      kind: 'service',
      name: `Client ${at + 1} Ltd`,
      colour: '#14594d',
      access: 'full',
    },
    status: 'connected',
    review: 0,
    waiting: 0,
    attention: 0,
  }))
const names = (list: readonly AccountStanding[]) => list.map(({ account }) => account.name)

test('a few are all shown, in their order, whichever is at hand', () => {
  const few = books(mostShown)
  expect(shownAccounts(few, { typed: '', atHand: few[3]?.account.id })).toEqual(few)
})

test('of two hundred the one at hand comes first, then the others, and a name finds any', () => {
  const many = books(200)
  const atHand = many[150]?.account.id
  const shown = names(shownAccounts(many, { typed: '', atHand }))
  expect(shown.slice(0, 2)).toEqual(['Client 151 Ltd', 'Client 1 Ltd'])
  expect([shown.length, new Set(shown).size]).toEqual([mostShown, mostShown])
  expect(names(shownAccounts(many, { typed: 'ltd CLIENT 200', atHand }))).toEqual([
    'Client 200 Ltd',
  ])
  expect(shownAccounts(many, { typed: 'nobody', atHand })).toEqual([])
})
