import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryAfterMs, waitBeforeRetryMs } from '../../../../../electron/api/http/retry'

const now = new Date('2026-03-02T10:00:00Z')
const tenMinutes = 600_000

test.each<[Record<string, string>, number | undefined]>([
  [{}, undefined],
  [{ 'retry-after': '1' }, 1000],
  [{ 'retry-after': ' 30 ' }, 30_000],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': '86400' }, tenMinutes],
  [{ 'retry-after': '9'.repeat(400) }, tenMinutes],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after': '1.5' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '2026-03-02' }, undefined],
  [{ 'retry-after': 'Mon, 02 Mar 2026 10:00:07 GMT' }, 7000],
  [{ 'retry-after': 'Mon, 02 Mar 2026 09:00:00 GMT' }, 0],
  [{ 'retry-after': 'Tue, 03 Mar 2026 10:00:00 GMT' }, tenMinutes],
  [{ 'retry-after': 'Mon, 99 Mar 2026 10:00:07 GMT' }, undefined],
])('%j asks for a pause of %s ms', (headers, ms) => {
  expect(retryAfterMs(headers, now)).toBe(ms)
})

test('a date is measured against the date of the reply, not the clock of this computer', () => {
  const headers = {
    'retry-after': 'Mon, 02 Mar 2026 10:00:07 GMT',
    date: 'Mon, 02 Mar 2026 10:00:05 GMT',
  }
  expect(retryAfterMs(headers, new Date('2036-01-01T00:00:00Z'))).toBe(2000)
})

test('whatever the header says, the pause is from nothing to 10 minutes', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (wish, date) => {
      const ms = retryAfterMs({ 'retry-after': wish, date }, now)
      if (ms !== undefined) {
        expect(ms).toBeGreaterThanOrEqual(0)
        expect(ms).toBeLessThanOrEqual(tenMinutes)
      }
    }),
    { numRuns: 2000 },
  )
})

const fresh = { retries: 0, elapsedMs: 0, random: 0.5 }

test.each([429, 500, 502, 503, 504])('a read answered with %i is asked again', (status) => {
  expect(waitBeforeRetryMs({ status }, fresh)).toBeGreaterThan(0)
})

test.each([200, 302, 400, 401, 403, 404, 409, 422, 501, 505, 511])(
  'a read answered with %i is not asked again',
  (status) => {
    expect(waitBeforeRetryMs({ status }, fresh)).toBeUndefined()
  },
)

test('the waits double, with chance in them', () => {
  const waits = (random: number) =>
    [0, 1, 2].map((retries) => waitBeforeRetryMs('reply-lost', { ...fresh, retries, random }))
  expect(waits(0)).toEqual([125, 250, 500])
  expect(waits(0.999_999).map((ms) => Math.round(ms ?? 0))).toEqual([250, 500, 1000])
})

test('a pause that the service asks for is kept, if it is worth waiting for', () => {
  expect(waitBeforeRetryMs({ status: 429, retryAfterMs: 2000 }, fresh)).toBe(2000)
  expect(waitBeforeRetryMs({ status: 503, retryAfterMs: 31_000 }, fresh)).toBeUndefined()
})

test('no read is asked more than four times or beyond half a minute of waiting', () => {
  expect(waitBeforeRetryMs('reply-lost', { ...fresh, retries: 3 })).toBeUndefined()
  expect(waitBeforeRetryMs('reply-lost', { ...fresh, elapsedMs: 29_999 })).toBeUndefined()
})
