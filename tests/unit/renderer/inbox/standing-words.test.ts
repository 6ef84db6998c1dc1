import { expect, test } from 'vitest'
import { standingWords } from '../../../../renderer/inbox/standing-words'
import type { Session } from '../../../../shared/accounts/account'

const books: Session = {
  account: {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'service',
    name: 'Hill & Dale',
    colour: '#1f4f8f',
    access: 'full',
  },
  status: 'connected',
  daysLeft: 43,
  keeping: 'keyring',
}
const account = { ...books.account!, access: 'read-only' as const }
const kind = (more: Partial<Session>) => standingWords({ ...books, ...more }, 0)?.kind

test.each<[string, Partial<Session>, string | undefined]>([
  ['nothing is said when all is well', {}, undefined],
  ['nothing is said beside the note of a sign-in', { status: 'signing-in' }, undefined],
  ['memory only is told in the settings, not above the work', { keeping: 'memory' }, undefined],
  ['held comes before all', { status: 'held', account, keeping: 'locked', daysLeft: 1 }, 'held'],
  [
    'a locked keyring is why nobody is signed in',
    { status: 'signed-out', keeping: 'locked', account },
    'locked',
  ],
  ['signed out comes before few days', { status: 'signed-out', daysLeft: 2 }, 'signed-out'],
  ['books never signed in to need a sign-in', { status: 'none' }, 'signed-out'],
  ['seven days are few', { daysLeft: 7, account, keeping: 'locked' }, 'runs-out'],
  ['eight days are not', { daysLeft: 8 }, undefined],
  ['a locked keyring passes, read-only stays', { account, keeping: 'locked' }, 'locked'],
  ['read-only is said when nothing else is', { account }, 'read-only'],
])('%s', (_, more, expected) => {
  expect(kind(more)).toBe(expected)
})

test('without books there is nothing to say about them', () => {
  expect(standingWords({ status: 'signed-out', keeping: 'locked' }, 2)).toBeUndefined()
})

test('who is signed out reads why, and how many receipts wait, once', () => {
  const session: Session = { ...books, status: 'signed-out', problem: 'grant-revoked' }
  expect(standingWords(session, 3)).toMatchObject({
    title: 'The service ended this sign-in',
    body: 'An older sign-in was used somewhere, which ends it everywhere. 3 receipts are safe and go on after you sign in.',
  })
  expect(standingWords({ ...session, problem: 'signed-out' }, 3)?.body).toBe(
    '3 receipts are safe and go on after you sign in.',
  )
  expect(standingWords(session, 1)?.body).toContain('1 receipt is safe and goes on')
  expect(standingWords(session, 0)?.body).toContain('kept safe here in the meantime')
})

test('a renewal without an answer offers to be tried once more', () => {
  const session: Session = {
    ...books,
    status: 'signed-out',
    problem: 'sign-in-interrupted',
    canTryOnceMore: true,
  }
  expect(standingWords(session, 0)?.body).toContain('once more before you sign in again')
  // A service that says no has answered.
  const refused = standingWords({ ...session, problem: 'client-refused' }, 0)
  expect(refused?.body).not.toContain('no answer')
})

test('days are counted in words', () => {
  const title = (daysLeft: number) => standingWords({ ...books, daysLeft }, 0)?.title
  expect([5, 1, 0].map(title)).toEqual([
    'Your sign-in runs out in 5 days',
    'Your sign-in runs out in 1 day',
    'Your sign-in runs out today',
  ])
})

test('held names the books before and the receipts that depend on the answer', () => {
  const body = standingWords({ ...books, status: 'held' }, 1)?.body
  expect(body).toContain('the 1 waiting receipt goes into them')
  expect(body).toContain('the 1 waiting receipt waits for the books before, Hill & Dale')
})
