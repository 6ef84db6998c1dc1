import { describe, expect, test } from 'vitest'
import type { RefreshOutcome } from '../../../../electron/account/authorization-server'
import {
  afterRefresh,
  atStart,
  intentOf,
  planRenewal,
  type RenewalPlan,
} from '../../../../electron/account/renewal'
import type { Grant } from '../../../../electron/account/vault'
import { AppError } from '../../../../shared/errors'
import { forSeeds } from '../../../support/random'

const now = new Date('2026-06-30T12:00:00Z')
const grant: Grant = {
  generation: 3,
  state: 'current',
  retried: false,
  obtainedAt: '2026-06-30T11:00:00.000Z',
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

test.each<[Grant['state'], boolean, RenewalPlan]>([
  ['current', false, 'refresh'],
  ['current', true, 'refresh'],
  ['ambiguous', false, 'retry-once'],
  ['ambiguous', true, 'sign-in'],
  ['refreshing', false, 'retry-once'],
  ['refreshing', true, 'sign-in'],
  ['ended', false, 'sign-in'],
  ['ended', true, 'sign-in'],
])('a grant that is %s (retried: %s) may %s', (state, retried, plan) => {
  expect(planRenewal({ ...grant, state, retried })).toBe(plan)
  const { refreshToken: _none, ...tokens } = grant.tokens
  expect(planRenewal({ ...grant, state, retried, tokens })).toBe('sign-in')
})

test('the intent says that a token is out, and whether this was the one retry', () => {
  expect(intentOf(grant, 'refresh')).toEqual({ ...grant, state: 'refreshing', retried: false })
  expect(intentOf({ ...grant, state: 'ambiguous' }, 'retry-once')).toEqual({
    ...grant,
    state: 'refreshing',
    retried: true,
  })
})

describe('after an answer', () => {
  test('new tokens begin a new generation', () => {
    expect(afterRefresh(grant, given('rt4'), now)).toEqual({
      generation: 4,
      state: 'current',
      retried: false,
      obtainedAt: now.toISOString(),
      expiresIn: 1800,
      tokens: { accessToken: 'at4', refreshToken: 'rt4' },
    })
  })

  test.each([undefined, 'rt3'])(
    'the refresh token stays in use when the answer gives none or the same: %s',
    (refreshToken) => {
      expect(afterRefresh(grant, given(refreshToken), now)).toMatchObject({
        generation: 3,
        state: 'current',
        tokens: { accessToken: 'at4', refreshToken: 'rt3' },
      })
    },
  )

  test('an answer heals a doubtful grant', () => {
    const doubtful: Grant = { ...grant, state: 'ambiguous' }
    expect(afterRefresh(doubtful, given('rt4'), now)).toMatchObject({
      state: 'current',
      retried: false,
    })
  })

  test.each<Grant['state']>(['current', 'ambiguous'])(
    'what was never sent leaves a %s grant as it was',
    (state) => {
      const before = { ...grant, state }
      expect(afterRefresh(before, { kind: 'not-sent', error }, now)).toEqual(before)
    },
  )

  test('a refusal ends the grant but keeps what it was', () => {
    expect(afterRefresh(grant, { kind: 'refused', error }, now)).toEqual({
      ...grant,
      state: 'ended',
    })
  })

  test('a lost answer makes the grant doubtful; a second one leaves nothing to try', () => {
    const once = afterRefresh(grant, { kind: 'unknown', error }, now)
    expect(once).toEqual({ ...grant, state: 'ambiguous', retried: false })
    const twice = afterRefresh(once, { kind: 'unknown', error }, now)
    expect(twice).toEqual({ ...grant, state: 'ambiguous', retried: true })
    expect(planRenewal(twice)).toBe('sign-in')
  })
})

test('an intent found at start is doubtful; everything else is as it was left', () => {
  expect(atStart({ ...grant, state: 'refreshing', retried: true })).toEqual({
    ...grant,
    state: 'ambiguous',
    retried: true,
  })
  for (const state of ['current', 'ambiguous', 'ended'] as const)
    expect(atStart({ ...grant, state })).toEqual({ ...grant, state })
})

test('whatever happens, no refresh token goes out more than once after its answer was lost', async () => {
  await forSeeds(2000, (random) => {
    let held = grant
    const doubts = new Map<string, number>()
    for (let round = 0; round < 30; round += 1) {
      const plan = planRenewal(held)
      if (plan === 'sign-in') break
      const token = held.tokens.refreshToken ?? ''
      const intent = intentOf(held, plan)
      const outcome = random.pick<RefreshOutcome | 'crash'>([
        given(random.pick([undefined, token, `rt-${round}`])),
        { kind: 'not-sent', error },
        { kind: 'unknown', error },
        'crash',
      ])
      if (outcome === 'crash' || outcome.kind === 'unknown')
        doubts.set(token, (doubts.get(token) ?? 0) + 1)
      else if (outcome.kind === 'given') doubts.delete(token)
      expect(doubts.get(token) ?? 0).toBeLessThanOrEqual(2)
      held = outcome === 'crash' ? atStart(intent) : afterRefresh(held, outcome, now)
    }
  })
})
