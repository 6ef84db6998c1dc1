import { describe, expect, test } from 'vitest'
import {
  afterCreate,
  afterScan,
  backOff,
  failedEachTime,
  flawOf,
  isWithheld,
  laneWaitMs,
  needsPerson,
  proofOfAbsence,
  type OpenOutcome,
  type Scan,
} from '../../../../electron/outbox/policy'
import { AppError, errorCodes } from '../../../../shared/errors'
import { forSeeds } from '../../../support/random'

const answered = (status: number, expenseId?: number, said: string[] = ['No']) =>
  afterCreate({
    kind: 'answered',
    status,
    said,
    ...(expenseId !== undefined && { expenseId }),
  })

describe('after a create', () => {
  test.each([200, 201, 202, 299])('%i with an id is sent', (status) => {
    expect(answered(status, 9001)).toEqual({ next: 'sent', expenseId: 9001 })
    expect(answered(status, 0)).toEqual({ next: 'sent', expenseId: 0 })
  })

  test.each([200, 201, 204])('%i without an id leaves the outcome open', (status) => {
    expect(answered(status)).toEqual({ next: 'checking' })
  })

  test.each([400, 404, 405, 409, 411, 413, 415, 422, 451, 499])('%i is a refusal', (status) => {
    expect(answered(status)).toEqual({ next: 'rejected', said: ['No'] })
  })

  test('403 is a refusal that always says something', () => {
    expect(answered(403)).toEqual({ next: 'rejected', said: ['No'] })
    expect(answered(403, undefined, [])).toEqual({ next: 'rejected', said: ['Not allowed (403)'] })
  })

  test('401 was not processed, so it may go again after a sign-in', () => {
    expect(answered(401)).toEqual({ next: 'ready', code: 'signed-out' })
  })

  test.each([408, 429, 502, 503, 504])('%i leaves the outcome open', (status) => {
    expect(answered(status)).toEqual({ next: 'checking' })
    expect(answered(status, 9001)).toEqual({ next: 'checking' })
  })

  test.each([100, 199, 300, 301, 302, 304, 307, 308, 500, 599, 0, 999])(
    '%i leaves the outcome open, and what was said is kept',
    (status) => {
      expect(answered(status)).toEqual({ next: 'checking', said: ['No'] })
      expect(answered(status, 9001)).toEqual({ next: 'checking', said: ['No'] })
      expect(answered(status, 9001, [])).toEqual({ next: 'checking', said: [`HTTP ${status}`] })
    },
  )

  test('silence leaves the outcome open', () => {
    expect(afterCreate({ kind: 'unknown' })).toEqual({ next: 'checking' })
  })

  test.each(errorCodes)('what never left is ready again, with the reason: %s', (code) => {
    expect(afterCreate({ kind: 'not-sent', code })).toEqual({ next: 'ready', code })
  })

  test('no status but 401 ever lets a create go again without proof', () => {
    for (let status = 0; status < 1000; status += 1)
      if (status !== 401) expect(answered(status).next).not.toBe('ready')
  })
})

const second = 1000
const minute = 60 * second
const absent: Scan = { found: [], isComplete: true }
const blurred: Scan = { found: [], isComplete: false }
const endedAt = Date.parse('2026-06-30T12:00:00Z')
const fresh: OpenOutcome = { endedAt, absences: 0 }

describe('after a scan', () => {
  test.each([absent, blurred])('what was found is sent, complete scan or not: %j', (scan) => {
    expect(afterScan({ ...scan, found: [9001] }, fresh, endedAt)).toEqual({
      next: 'sent',
      expenseId: 9001,
      copies: 1,
    })
  })

  test('of several copies the first is ours, and the others are counted', () => {
    const scan = { found: [120, 9, 1000], isComplete: true }
    expect(afterScan(scan, fresh, endedAt)).toEqual({ next: 'sent', expenseId: 9, copies: 3 })
  })

  test('the first absence proves nothing, however late it is', () => {
    expect(afterScan(absent, fresh, endedAt + 24 * 60 * minute)).toMatchObject({
      next: 'look-again',
      absences: 1,
      absentSince: endedAt + 24 * 60 * minute,
    })
  })

  test.each<[minutesSinceEnd: number, absentSinceMinute: number, next: string]>([
    [10, 8, 'absent'],
    [10, 8.01, 'look-again'],
    [9.99, 0, 'look-again'],
    [10, 0, 'absent'],
    [60, 59, 'look-again'],
    [61, 59, 'absent'],
    [0, 0, 'look-again'],
    [10_000, 1, 'absent'],
  ])('%d min after the create ended, absent since min %d: %s', (at, since, next) => {
    const open = { endedAt, absences: 1, absentSince: endedAt + since * minute }
    expect(afterScan(absent, open, endedAt + at * minute).next).toBe(next)
  })

  test('what the service does not show is looked for again, then a person decides', () => {
    const look = (now: number) => afterScan(blurred, { ...fresh, absences: 3 }, now)
    expect(look(endedAt + minute)).toEqual({
      next: 'look-again',
      at: endedAt + minute + proofOfAbsence.lookAgainMs,
      absences: 3,
    })
    expect(look(endedAt + 60 * minute).next).toBe('look-again')
    expect(look(endedAt + 60 * minute + 1)).toEqual({ next: 'undecided' })
  })

  test('an incomplete scan is never part of a proof', () => {
    const open = { endedAt, absences: 5, absentSince: endedAt }
    expect(afterScan(blurred, open, endedAt + 30 * minute).next).toBe('look-again')
  })

  test('where the service reveals nothing, a person decides at once', () => {
    expect(afterScan(blurred, fresh, endedAt, 'nothing')).toEqual({ next: 'undecided' })
    expect(afterScan({ ...blurred, found: [7] }, fresh, endedAt, 'nothing').next).toBe('sent')
    // Nothing new at all is an absence wherever it is.
    expect(afterScan(absent, fresh, endedAt, 'nothing').next).toBe('look-again')
    for (const revelation of ['list', 'probe', 'unknown'] as const)
      expect(afterScan(blurred, fresh, endedAt, revelation).next).toBe('look-again')
  })

  test('a clock that was set back proves nothing', () => {
    const open = { endedAt, absences: 1, absentSince: endedAt + minute }
    expect(afterScan(absent, open, endedAt - 60 * minute).next).toBe('look-again')
  })

  test('whatever the scans, absence takes two complete ones, two minutes apart and ten after the create ended', async () => {
    await forSeeds(500, (random) => {
      const complete: number[] = []
      let open: OpenOutcome = fresh
      let now = endedAt + random.whole(0, minute)
      for (let round = 0; round < 50; round += 1) {
        const scan = random.chance(0.6) ? absent : blurred
        const after = afterScan(scan, open, now)
        if (scan.isComplete) complete.push(now)
        if (after.next === 'absent') {
          expect(complete.length).toBeGreaterThanOrEqual(2)
          expect(now - complete[0]!).toBeGreaterThanOrEqual(2 * minute)
          expect(now - endedAt).toBeGreaterThanOrEqual(10 * minute)
          return
        }
        if (after.next !== 'look-again') return expect(after.next).toBe('undecided')
        expect(after.at).toBeGreaterThan(now)
        open = { ...open, ...after }
        now = random.chance(0.7) ? after.at : now + random.whole(1, 5 * minute)
      }
    })
  })

  test('left alone, a create that never arrived is proved absent soon after ten minutes', () => {
    let open = fresh
    let now = endedAt + second
    const looks: number[] = []
    for (;;) {
      looks.push(now)
      const after = afterScan(absent, open, now)
      if (after.next !== 'look-again') break
      open = { ...open, ...after }
      now = after.at
    }
    expect(now - endedAt).toBe(10 * minute)
    expect(looks.length).toBeLessThan(10)
  })
})

const laneWide = new Set<string>([
  'offline',
  'proxy-refused',
  'certificate-refused',
  'signed-out',
  'token-refused',
  'rate-limited',
  'keyring-locked',
  'disk-full',
  'disk-failed',
  'no-permission',
  'read-only',
])

test.each(errorCodes)('%s makes the lane wait, or its receipt alone', (code) => {
  expect(laneWaitMs({ code }, 0, 0) !== undefined).toBe(laneWide.has(code))
  // What makes the lane wait is never put before a person as the fault of a receipt.
  expect(laneWide.has(code) && needsPerson(code)).toBe(false)
})

test('a lane waits at least as long as the service asked, and longer each time', () => {
  expect(laneWaitMs({ code: 'rate-limited', retryAfterMs: 90_000 }, 0, 0)).toBe(90_000)
  expect(laneWaitMs({ code: 'rate-limited', retryAfterMs: 10 }, 3, 0)).toBe(4000)
  const waits = [0, 1, 2, 3, 4, 20].map((failures) => laneWaitMs({ code: 'offline' }, failures, 0))
  expect(waits).toEqual([500, 1000, 2000, 4000, 7500, 7500])
  expect(laneWaitMs({ code: 'signed-out' }, 20, 1)).toBe(60_000)
})

test('a stored file is equal, empty or different', () => {
  const original = { size: 3, sha256: 'abc' }
  expect(flawOf({ size: 3, sha256: 'abc' }, original)).toBeUndefined()
  expect(flawOf({ size: 0, sha256: 'e3b' }, original)).toBe('attachment-empty')
  expect(flawOf({ size: 3, sha256: 'abd' }, original)).toBe('attachment-differs')
  expect(flawOf({ size: 4, sha256: 'abc' }, original)).toBe('attachment-differs')
})

test('backing off grows from half a second to a minute and stays there', async () => {
  for (let failures = 0; failures < 2000; failures += 1)
    for (const random of [0, 0.5, 0.999999]) {
      const wait = backOff(failures, random)
      expect(wait).toBeGreaterThanOrEqual(500)
      expect(wait).toBeLessThanOrEqual(60_000)
      expect(wait).toBeLessThanOrEqual(1000 * 2 ** failures)
    }
  expect(backOff(20, 0)).toBe(30_000)
  expect(backOff(20, 1, 15_000)).toBe(15_000)
  await forSeeds(200, (random) => {
    const chance = random.next()
    for (let failures = 0; failures < 10; failures += 1)
      expect(backOff(failures + 1, chance)).toBeGreaterThanOrEqual(backOff(failures, chance))
  })
})

describe('a create that fails openly each time', () => {
  const failed = { event: 'answer-failed', note: 'Too long' }
  const [confirmed, lost, other] = ['confirmed', 'answer-lost', 'looked'].map((event) => ({
    event,
  }))
  test.each([
    ['three times', [confirmed, failed, other, failed, failed], 'Too long'],
    ['twice', [confirmed, failed, failed], undefined],
    ['with an answer lost between', [confirmed, failed, lost, failed, failed], undefined],
    ['since a person confirmed it again', [failed, failed, confirmed, failed], undefined],
    ['never', [confirmed, other], undefined],
  ])('%s', (_, trail, said) => {
    expect(failedEachTime(trail.flatMap((event) => event ?? []))).toBe(said)
  })
})

test('a stored file that is refused is asked for a few times, one that the service fails at for half an hour', () => {
  const refused = new AppError('forbidden', 'no')
  expect([isWithheld(refused, 3), isWithheld(refused, 4)]).toEqual([false, true])
  const fault = new AppError('service-failed', 'no', { detail: { status: 500 } })
  expect([isWithheld(fault, 39), isWithheld(fault, 40)]).toEqual([false, true])
  const down = new AppError('service-failed', 'no', { detail: { status: 503 } })
  expect([down, new AppError('offline', 'no')].map((each) => isWithheld(each, 1000))).toEqual([
    false,
    false,
  ])
})
