import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RefreshOutcome } from '../../../../../electron/accounts/grant/authorization-server'
import {
  afterCrash,
  afterRefresh,
  beforeIntent,
  daysLeft,
  earlySeconds,
  intentOf,
  isIdle,
  isInterrupted,
  planRenewal,
  type RenewalPlan,
} from '../../../../../electron/accounts/grant/renewal'
import { standingOf, type Situation } from '../../../../../electron/accounts/grant/standing'
import type { Grant } from '../../../../../electron/accounts/grant/vault'
import { AppError } from '../../../../../shared/errors'

const now = new Date('2026-06-30T12:00:00Z')
const grant: Grant = {
  id: 'one',
  generation: 3,
  state: 'current',
  retries: 0,
  sends: 5,
  obtainedAt: '2026-06-30T11:00:00.000Z',
  renewedAt: '2026-06-30T11:00:00.000Z',
  expiresIn: 3600,
  tokens: { accessToken: 'at3', refreshToken: 'rt3' },
}
const error = new AppError('offline', 'No network')
const given = (refreshToken?: string): RefreshOutcome => ({
  kind: 'given',
  given: {
    tokens: { accessToken: 'at4', ...(refreshToken !== undefined && { refreshToken }) },
    expiresIn: 1800,
  },
})
const intent = intentOf(grant, 'refresh', { id: 'i', now })
const retry = intentOf({ ...grant, state: 'ambiguous' }, 'retry', { id: 'i', now })

test.each<[Grant['state'], number, RenewalPlan, RenewalPlan]>([
  ['current', 0, 'refresh', 'refresh'],
  ['ambiguous', 0, 'retry', 'retry'],
  ['ambiguous', 1, 'ask', 'retry'],
  ['ambiguous', 2, 'sign-in', 'sign-in'],
  ['refreshing', 0, 'retry', 'retry'],
  ['refreshing', 1, 'ask', 'retry'],
  ['refreshing', 2, 'sign-in', 'sign-in'],
  ['ended', 0, 'sign-in', 'sign-in'],
])('a grant that is %s (%i retries) may %s; a person may %s', (state, retries, plan, asked) => {
  expect(planRenewal({ ...grant, state, retries })).toBe(plan)
  expect(planRenewal({ ...grant, state, retries }, true)).toBe(asked)
  const { refreshToken: _none, ...tokens } = grant.tokens
  expect(planRenewal({ ...grant, state, retries, tokens }, true)).toBe('sign-in')
})

test('the intent says that a token is out, which one, and whether this was a retry', () => {
  const written = { ...grant, sends: 6, intentId: 'i', startedAt: now.toISOString() }
  expect(intent).toEqual({ ...written, state: 'refreshing', retries: 0 })
  expect(retry).toEqual({ ...written, state: 'refreshing', retries: 1 })
})

describe('after an answer', () => {
  test('new tokens begin a new generation', () => {
    expect(afterRefresh(retry, given('rt4'), now)).toEqual({
      ...intent,
      generation: 4,
      state: 'current',
      obtainedAt: now.toISOString(),
      renewedAt: now.toISOString(),
      expiresIn: 1800,
      tokens: { accessToken: 'at4', refreshToken: 'rt4' },
    })
  })

  test.each([undefined, 'rt3'])(
    'the refresh token stays in use, as old as it is, when the answer gives none or the same: %s',
    (refreshToken) => {
      expect(afterRefresh(intent, given(refreshToken), now)).toMatchObject({
        generation: 3,
        state: 'current',
        obtainedAt: now.toISOString(),
        renewedAt: grant.renewedAt,
        tokens: { accessToken: 'at4', refreshToken: 'rt3' },
      })
    },
  )

  test.each(['not-sent', 'misdirected'] as const)('%s leaves the grant as it was', (kind) => {
    expect(afterRefresh(intent, { kind, error }, now)).toEqual({ ...intent, state: 'current' })
    expect(afterRefresh(retry, { kind, error }, now)).toEqual({
      ...retry,
      state: 'ambiguous',
      retries: 0,
    })
  })

  test.each<[string, Grant, string, string]>([
    ['a refusal', intent, '2026-06-30T11:00:00Z', 'grant-revoked'],
    ['a refusal on day 60', intent, '2026-05-01T12:00:00Z', 'grant-revoked'],
    ['a refusal after it', intent, '2026-05-01T11:59:59Z', 'grant-expired'],
    ['a refused retry', retry, '2026-05-01T11:59:59Z', 'sign-in-interrupted'],
  ])('%s ends the grant but keeps what it was', (_what, before, renewedAt, endedBy) => {
    const ended = afterRefresh({ ...before, renewedAt }, { kind: 'refused', error }, now)
    expect(ended).toEqual({ ...before, renewedAt, state: 'ended', endedBy })
  })

  test('a lost answer makes the grant doubtful; the second is the last by itself', () => {
    const once = afterRefresh(intent, { kind: 'unknown', error }, now)
    expect(once).toEqual({ ...intent, state: 'ambiguous' })
    expect(isInterrupted(once)).toBe(false)
    const twice = afterRefresh(retry, { kind: 'unknown', error }, now)
    expect(twice).toEqual({ ...retry, state: 'ambiguous', retries: 1 })
    expect([isInterrupted(twice), planRenewal(twice)]).toEqual([true, 'ask'])
  })
})

test('an intent whose process is gone is doubtful if it was counted out, and undone if not', () => {
  expect(afterCrash(retry, true)).toEqual({ ...retry, state: 'ambiguous' })
  expect(afterCrash(intent, false)).toEqual({ ...intent, state: 'current', sends: 5 })
  expect(afterCrash(retry, false)).toEqual({ ...beforeIntent(retry), sends: 5 })
  for (const state of ['current', 'ambiguous', 'ended'] as const)
    expect(afterCrash({ ...grant, state }, true)).toEqual({ ...grant, state })
})

test.each([
  ['2026-06-30T12:00:00Z', 60],
  ['2026-06-30T11:00:00Z', 60],
  ['2026-06-29T11:00:00Z', 59],
  ['2026-05-02T00:00:00Z', 1],
  ['2026-05-01T12:00:00Z', 0],
  ['2020-01-01T00:00:00Z', 0],
  ['2030-01-01T00:00:00Z', 60],
])('a refresh token given at %s has %i days left', (renewedAt, days) => {
  expect(daysLeft(renewedAt, now)).toBe(days)
})

test('ten minutes before its end a token is renewed, and one that lives shorter in its second half', () => {
  expect([3600, 1200, 600, 60, 0].map(earlySeconds)).toEqual([600, 600, 300, 30, 0])
})

test.each([
  ['2026-05-31T11:59:59Z', '2026-05-31T11:59:59Z', true],
  ['2026-05-31T12:00:00Z', '2026-05-31T11:59:59Z', false],
  ['2026-01-01T12:00:00Z', '2026-06-29T12:00:00Z', false],
])('renewed %s, used %s: idle %s', (renewedAt, obtainedAt, idle) => {
  expect(isIdle({ ...grant, renewedAt, obtainedAt }, now)).toBe(idle)
})

const situation: Situation = { grant, isRefused: true, stop: undefined, isCalm: true, now }
const doubtful = (retries: number): Grant => ({ ...grant, state: 'ambiguous', retries })

test.each<[string, Partial<Situation>, object]>([
  ['no grant', { grant: undefined }, { signedIn: false }],
  ['a grant', {}, { signedIn: true, daysLeft: 60 }],
  [
    'a scope',
    { grant: { ...grant, scope: 'all' } },
    { signedIn: true, daysLeft: 60, scope: 'all' },
  ],
  ['no refresh token', { grant: { ...grant, tokens: { accessToken: 'a' } } }, { signedIn: true }],
  [
    'an ended grant',
    { grant: { ...grant, state: 'ended', endedBy: 'grant-expired' } },
    { signedIn: false, problem: 'grant-expired' },
  ],
  ['one lost answer', { grant: doubtful(0) }, { signedIn: true, daysLeft: 60 }],
  [
    'two lost answers while the token serves',
    { grant: doubtful(1), isRefused: false },
    { signedIn: true, daysLeft: 60 },
  ],
  [
    'two lost answers',
    { grant: doubtful(1) },
    { signedIn: false, problem: 'sign-in-interrupted', waitingForRetry: true },
  ],
  [
    'two lost answers and a shaky network',
    { grant: doubtful(1), isCalm: false },
    { signedIn: false, problem: 'sign-in-interrupted' },
  ],
  [
    'three lost answers',
    { grant: doubtful(2) },
    { signedIn: false, problem: 'sign-in-interrupted' },
  ],
  ['a stop', { stop: 'token-refused' }, { signedIn: false, problem: 'token-refused' }],
  [
    'a stop that can be mended',
    { stop: 'client-refused' },
    { signedIn: false, problem: 'client-refused', waitingForRetry: true },
  ],
  [
    'a stop while the token serves',
    { stop: 'client-refused', isRefused: false },
    { signedIn: true, daysLeft: 60 },
  ],
])('the standing of %s', (_what, changes, standing) => {
  expect(standingOf({ ...situation, ...changes })).toEqual(standing)
})

test('whatever happens, a token goes out once, once more by itself and once more by the person, after a lost answer', () => {
  const event = fc.constantFrom('given', 'same', 'not-sent', 'misdirected', 'unknown', 'crash')
  const turns = fc.array(fc.tuple(event, fc.boolean()), { maxLength: 40 })
  fc.assert(
    fc.property(turns, (events) => {
      let held = grant
      let [byItself, byPerson] = [0, 0]
      for (const [what, asked] of events) {
        const plan = planRenewal(held, asked)
        if (plan === 'ask') continue
        if (plan === 'sign-in') break
        const written = intentOf(held, plan, { id: 'i', now })
        expect(written.sends).toBe(held.sends + 1)
        if (what === 'crash') held = afterCrash(written, true)
        else {
          const outcome: RefreshOutcome =
            what === 'given' || what === 'same'
              ? given(what === 'given' ? `rt${written.sends}` : undefined)
              : { kind: what, error }
          held = afterRefresh(written, outcome, now)
        }
        if (what === 'given' || what === 'same') [byItself, byPerson] = [0, 0]
        else if (what === 'unknown' || what === 'crash') {
          const isLast = written.retries === 2
          if (isLast || (asked && written.retries > 0)) byPerson += 1
          else byItself += 1
        }
        expect(byItself + byPerson).toBeLessThanOrEqual(3)
        expect(byItself).toBeLessThanOrEqual(2)
      }
    }),
    { numRuns: 2000 },
  )
})
