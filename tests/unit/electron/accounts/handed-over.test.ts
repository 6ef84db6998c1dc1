import { expect, test } from 'vitest'
import { keepsOwn } from '../../../../electron/accounts/handed-over'

const works = { status: 'connected' } as const

test('an account goes on with its own sign-in where another to its books allows less', () => {
  expect(keepsOwn({ access: 'full', state: works }, { access: 'read-only' })).toBe(true)
  expect(keepsOwn({ access: 'full', state: works }, { access: 'no-deleting' })).toBe(true)
  expect(keepsOwn({ access: 'no-deleting', state: works }, { access: 'read-only' })).toBe(true)
})

test('it takes one that allows as much or more, and any where its own does not work', () => {
  expect(keepsOwn({ access: 'full', state: works }, { access: 'full' })).toBe(false)
  expect(keepsOwn({ access: 'read-only', state: works }, { access: 'full' })).toBe(false)
  for (const state of [
    { status: 'signed-out' },
    { status: 'held', problem: 'books-differ' },
    { status: 'connected', problem: 'token-refused' },
  ] as const)
    expect(keepsOwn({ access: 'full', state }, { access: 'read-only' })).toBe(false)
})
