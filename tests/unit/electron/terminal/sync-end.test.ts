import { expect, test } from 'vitest'
import { syncEnd, type SyncLook } from '../../../../electron/terminal/sync-end'

const waits = { name: 'Marlow', status: 'connected', waiting: 1, attention: 0 } as const
const look: SyncLook = {
  accounts: [waits],
  keeping: 'keyring',
  service: 'reachable',
  paused: false,
  active: false,
  stillMs: 5000,
}
const signedOut = { ...waits, status: 'signed-out', problem: 'grant-expired' } as const

test.each<[string, Partial<SyncLook>, ReturnType<typeof syncEnd>]>([
  ['something waits and can go', {}, undefined],
  ['nothing waits', { accounts: [{ ...waits, waiting: 0 }] }, {}],
  ['something is on its way, whatever else', { active: true, paused: true }, undefined],
  ['a person has paused sending', { paused: true }, {}],
  ['the keyring is locked', { keeping: 'locked' }, { code: 'keyring-locked' }],
  [
    'the only account that waits is signed out',
    { accounts: [signedOut] },
    { code: 'grant-expired' },
  ],
  [
    'the sign-in was not kept',
    { accounts: [signedOut], keeping: 'memory' },
    { code: 'keyring-lost' },
  ],
  [
    'one that is signed out waits beside one that can go',
    { accounts: [signedOut, waits] },
    undefined,
  ],
  [
    'a person has to say whose books these are',
    { accounts: [{ ...waits, status: 'held' }] },
    { code: 'books-differ' },
  ],
  ['the service cannot be reached', { service: 'unreachable' }, { code: 'offline' }],
  [
    'it was signed in a moment ago or is being opened',
    { accounts: [signedOut], stillMs: 2000 },
    undefined,
  ],
  ['nothing has moved for long', { stillMs: 91_000 }, {}],
])('when %s, a sync knows whether it is over', (_name, changes, expected) => {
  expect(syncEnd({ ...look, ...changes })).toEqual(expected)
})
