import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ServiceClient } from '../../../../../electron/api/connection'
import { Pacer, Slots, type Ticker } from '../../../../../electron/api/http/pacing'
import { exchange } from '../../../../support/exchange'
import { startDemoService } from '../../../../../sandbox/service'
import { signedIn } from './peers'

/** A clock that only the test moves; what is due runs late by what `lateness` says. */
class VirtualTime implements Ticker {
  #now = 0
  #due: { at: number; run: () => void }[] = []
  readonly #lateness: () => number
  constructor(lateness: () => number = () => 0) {
    this.#lateness = lateness
  }
  now = () => this.#now
  after = (ms: number, run: () => void) => {
    this.#due.push({ at: this.#now + ms + this.#lateness(), run })
  }
  async run(untilMs: number): Promise<void> {
    for (;;) {
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
      this.#due.sort((one, other) => one.at - other.at)
      const next = this.#due[0]
      if (!next || next.at > untilMs) break
      this.#due.shift()
      this.#now = Math.max(this.#now, next.at)
      next.run()
    }
    this.#now = Math.max(this.#now, untilMs)
  }
}

function mostWithin(times: readonly number[], ms: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  let first = 0
  let most = 0
  sorted.forEach((at, index) => {
    while (at - (sorted[first] ?? at) >= ms) first += 1
    most = Math.max(most, index - first + 1)
  })
  return most
}

/** The turn of a request that ends as it begins. */
const begun = async (pacer: Pacer, account?: unknown): Promise<void> => {
  const end = await pacer.turn('host', account)
  end()
}

const bursts = fc.array(
  fc.record({
    atMs: fc.integer({ min: 0, max: 4000 }),
    count: fc.integer({ min: 1, max: 120 }),
    account: fc.constantFrom('a', 'b', 'c', 'd'),
  }),
  { minLength: 1, maxLength: 12 },
)

test('wherever between start and end the service counts a request, no second sees more than 98', async () => {
  const requests = fc.array(
    fc.record({
      lastsMs: fc.integer({ min: 0, max: 3000 }),
      countedAfter: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  const latenesses = fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(bursts, latenesses, requests, async (asked, late, kinds) => {
      let index = 0
      const time = new VirtualTime(() => late[(index += 1) % late.length] ?? 0)
      const pacer = new Pacer(time)
      const counted: number[] = []
      for (const { atMs, count, account } of [...asked].sort((a, b) => a.atMs - b.atMs)) {
        await time.run(atMs)
        for (let each = 0; each < count; each += 1)
          void pacer.turn('host', account).then((end) => {
            const { lastsMs = 0, countedAfter = 0 } = kinds[counted.length % kinds.length] ?? {}
            counted.push(time.now() + lastsMs * countedAfter)
            time.after(lastsMs, end)
          })
      }
      await time.run(1e7)
      expect(counted).toHaveLength(asked.reduce((sum, { count }) => sum + count, 0))
      expect(mostWithin(counted, 1000)).toBeLessThanOrEqual(98)
    }),
    { numRuns: 300 },
  )
})

test.each([
  { lastsMs: 0, seconds: 6.3 },
  { lastsMs: 50, seconds: 6.6 },
  { lastsMs: 300, seconds: 8.2 },
])(
  'timers that fire in time lose nothing: 600 requests of $lastsMs ms start in $seconds s',
  async ({ lastsMs, seconds }) => {
    const time = new VirtualTime()
    const pacer = new Pacer(time)
    const starts: number[] = []
    for (let each = 0; each < 600; each += 1)
      void pacer.turn('host').then((end) => {
        starts.push(time.now())
        time.after(lastsMs, end)
      })
    await time.run(60_000)
    expect(starts).toHaveLength(600)
    expect(starts.slice(0, 10)).toEqual(Array(10).fill(0))
    expect(starts.at(-1)).toBeLessThan(1000 * seconds)
  },
)

test('what never ends lets nothing more start, and its end does', async () => {
  const time = new VirtualTime()
  const pacer = new Pacer(time)
  const ends: (() => void)[] = []
  for (let each = 0; each < 99; each += 1) void pacer.turn('host').then((end) => ends.push(end))
  await time.run(60_000)
  expect(ends).toHaveLength(98)
  ends[0]?.()
  await time.run(60_900)
  expect(ends).toHaveLength(98)
  await time.run(61_100)
  expect(ends).toHaveLength(99)
})

test('accounts take turns: one with a thousand requests does not hold up one with three', async () => {
  const time = new VirtualTime()
  const pacer = new Pacer(time)
  const order: string[] = []
  for (let each = 0; each < 1000; each += 1)
    void begun(pacer, 'large').then(() => order.push('large'))
  for (const account of ['small', 'other'])
    for (let each = 0; each < 3; each += 1)
      void begun(pacer, account).then(() => order.push(account))
  await time.run(60_000)
  const next = order.slice(10, 19).sort().join(' ')
  expect(next).toBe('large large large other other other small small small')
})

test('between any two accounts that both wait, neither gets two starts more than the other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 300 }),
      async (asked) => {
        const time = new VirtualTime()
        const pacer = new Pacer(time)
        const order: string[] = []
        for (let each = 0; each < 10; each += 1) void begun(pacer, 'spent')
        for (const account of asked) void begun(pacer, account).then(() => order.push(account))
        await time.run(60_000)
        const left = new Map<string, number>()
        const had = new Map<string, number>()
        for (const account of asked) left.set(account, (left.get(account) ?? 0) + 1)
        for (const account of order) {
          had.set(account, (had.get(account) ?? 0) + 1)
          left.set(account, (left.get(account) ?? 0) - 1)
          const waiting = [...left]
            .filter(([, count]) => count > 0)
            .map(([each]) => had.get(each) ?? 0)
          expect(Math.max(0, ...waiting) - Math.min(...waiting, Infinity)).toBeLessThanOrEqual(1)
        }
        expect(order).toHaveLength(asked.length)
      },
    ),
    { numRuns: 200 },
  )
})

test('hosts do not wait for one another', async () => {
  const time = new VirtualTime()
  const pacer = new Pacer(time)
  pacer.pause('slow', 5000)
  const done: string[] = []
  for (const host of ['slow', 'quick']) void pacer.turn(host).then(() => done.push(host))
  await time.run(100)
  expect(done).toEqual(['quick'])
  await time.run(5100)
  expect(done).toEqual(['quick', 'slow'])
})

test('a pause holds everyone back, is not shortened by a shorter one, and ends gently', async () => {
  const time = new VirtualTime()
  const pacer = new Pacer(time)
  pacer.pause('host', 3000)
  pacer.pause('host', 10)
  expect(pacer.pausedMs('host')).toBe(3000)
  const starts: number[] = []
  for (let each = 0; each < 60; each += 1)
    void begun(pacer, each % 3).then(() => starts.push(time.now()))
  await time.run(2999)
  expect(starts).toEqual([])
  await time.run(10_000)
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(3000)
  expect(mostWithin(starts, 100)).toBeLessThanOrEqual(11)
  expect(pacer.pausedMs('host')).toBe(0)
})

test('a computer that slept an hour does not make up for it', async () => {
  const time = new VirtualTime()
  const pacer = new Pacer(time)
  for (let each = 0; each < 10; each += 1) void begun(pacer)
  await time.run(3_600_000)
  const starts: number[] = []
  for (let each = 0; each < 200; each += 1) void begun(pacer).then(() => starts.push(time.now()))
  await time.run(3_700_000)
  expect(mostWithin(starts, 1000)).toBeLessThanOrEqual(98)
})

test('slots let so many work at once, and one that fails gives its slot back', async () => {
  const slots = new Slots(2)
  let working = 0
  let most = 0
  const work = async (fails: boolean) => {
    working += 1
    most = Math.max(most, working)
    await new Promise((resolve) => setTimeout(resolve, 2))
    working -= 1
    if (fails) throw new Error('Failed')
  }
  const all = Array.from({ length: 20 }, (_, index) => slots.within(() => work(index % 3 === 0)))
  await Promise.allSettled(all)
  expect([most, working]).toEqual([2, 0])
})

test('600 requests of 4 accounts reach the real demo service with never more than 98 in a second, and no 429', async () => {
  const service = await startDemoService({ seed: 'empty', consent: 'auto' })
  try {
    const { access_token: token } = await signedIn(service.authUrl, service.clientId, exchange)
    const pacer = new Pacer()
    const source = { token: async () => token, renew: async () => token }
    const clients = Array.from(
      { length: 4 },
      () => new ServiceClient({ baseUrl: service.baseUrl, tokens: source, exchange, pacer }),
    )
    const statuses = await Promise.all(
      Array.from({ length: 600 }, async (_, index) => {
        const outcome = await clients[index % 4]?.ask({ method: 'GET', path: '/v1/clients/list' })
        return outcome?.kind === 'answered' ? outcome.reply.status : 0
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    const arrivals = service
      .journal()
      .filter(({ path }) => path === '/v1/clients/list')
      .map(({ at }) => Date.parse(at))
    expect(arrivals).toHaveLength(600)
    const most = mostWithin(arrivals, 1000)
    expect(most, 'arrivals in one second').toBeLessThanOrEqual(98)
    expect(Math.max(...arrivals) - Math.min(...arrivals)).toBeLessThan(12_000)
  } finally {
    await service.close()
  }
})
