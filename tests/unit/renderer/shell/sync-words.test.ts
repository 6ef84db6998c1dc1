import { expect, test } from 'vitest'
import { syncWords } from '../../../../renderer/shell/sync-words'

const calm = { service: 'reachable', paused: false, waiting: 0, active: false } as const
const progress = { at: 2, of: 5 }

test.each([
  [{ status: calm, session: 'connected', inBooks: 3 }, 'All in the books'],
  [{ status: calm, session: 'connected', inBooks: 0 }, 'Ready to send'],
  [{ status: calm, session: 'connected', inBooks: 3, needsYou: 1 }, '1 receipt needs you'],
  [{ status: calm, session: 'connected', inBooks: 3, needsYou: 2 }, '2 receipts need you'],
  [
    { status: { ...calm, waiting: 4, active: true }, session: 'connected', inBooks: 0 },
    'Sending 2 of 5…',
  ],
  [{ status: { ...calm, waiting: 1 }, session: 'connected', ready: 0, inBooks: 0 }, 'Making sure'],
  [{ status: { ...calm, service: 'unreachable' }, session: 'connected', inBooks: 0 }, 'No network'],
  [{ status: { ...calm, paused: true }, session: 'connected', inBooks: 0 }, 'Sending is held back'],
  [{ status: { ...calm, waiting: 3 }, session: 'signed-out', inBooks: 0 }, 'Sign in to send'],
  [{ status: calm, session: 'signing-in', inBooks: 0 }, 'Signing in…'],
  [{ status: calm, session: 'held', inBooks: 0 }, 'Waiting for your answer'],
  [{ status: calm, session: 'connected', isReadOnly: true, inBooks: 3 }, 'Read-only'],
  [{ status: calm, session: 'none', inBooks: 0 }, 'Safe on this computer'],
] as const)('the note for %o', (situation, title) => {
  expect(
    syncWords({ ready: 1, needsYou: 0, isReadOnly: false, ...situation, progress }).title,
  ).toBe(title)
})

test('waiting receipts are counted and called safe', () => {
  const status = { ...calm, service: 'unreachable' as const, waiting: 3 }
  const situation = { status, progress, isReadOnly: false, ready: 3, inBooks: 0, needsYou: 0 }
  expect(syncWords({ ...situation, session: 'connected' }).body).toBe(
    '3 receipts wait here, safe. They go by themselves.',
  )
})

test('how long it will take is said where it can be told', () => {
  const status = { ...calm, active: true, waiting: 40 }
  const situation = { status, progress, isReadOnly: false, ready: 3, inBooks: 0, needsYou: 0 }
  const body = (timeLeft?: number) =>
    syncWords({ ...situation, session: 'connected', timeLeft }).body
  expect(body()).toBe('Each is proven by reading it back.')
  expect(body(125_000)).toBe('About 2 minutes left. Each is proven by reading it back.')
})
