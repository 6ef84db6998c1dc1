/** Receipts from confirmed to proven at a service some way off, against as many requests a second as its limit and its distance allow. */
import { randomBytes } from 'node:crypto'
import type { Account } from '../../electron/accounts/account'
import type { Fault, FaultAct } from '../../sandbox/faults'
import { fileIn, pngBytes, sha256 } from '../support/files'
import { Rig, until } from '../support/harness'
import { say } from './kit/rounds.mjs'

/** Requests a second that the service takes (specification, Limits). */
const limit = 100

/**
 * The most requests a second that can never become more than the limit in any second, as the service counts: each may be
 * counted anywhere between its start and its end, so that it takes up a place for its way and a second more.
 */
const allowed = (latencyMs: number): number => limit / (1 + latencyMs / 1000)

const bytesEach = 200_000
const create = { method: 'POST', path: '^/v1/expenses$' }
const list = { method: 'GET', path: '^/v1/expenses$' }

/** What goes wrong with creates and with lists. Of some, nobody can tell at once whether the expense is there. */
const mishaps: readonly [Omit<Fault, 'act'>, readonly FaultAct[]][] = [
  [
    create,
    [
      { kind: 'drop-after' },
      { kind: 'status', status: 500, isDone: true },
      { kind: 'truncate', bytes: 20 },
      { kind: 'late-commit', delayMs: 3000 },
      { kind: 'drop-before' },
      { kind: 'status', status: 503 },
      { kind: 'html' },
    ],
  ],
  [list, [{ kind: 'stale-list' }, { kind: 'truncate', bytes: 200 }, { kind: 'drop-before' }]],
]

/** Every tenth of so many requests goes wrong, each in the next way. */
const everyTenth = (count: number): Fault[] =>
  mishaps.flatMap(([where, acts]) =>
    Array.from({ length: Math.ceil(count / 10) }, (_, at) => ({
      ...where,
      skip: 10 * at,
      act: acts[at % acts.length] ?? { kind: 'drop-after' },
    })),
  )

/** The most that any one second saw, as the service counts. */
function busiestSecond(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  let from = 0
  return Math.max(
    ...sorted.map((at, index) => {
      while (at - (sorted[from] ?? at) >= 1000) from += 1
      return index - from + 1
    }),
  )
}

/** Signs in to the books of a company, counted from 1, and waits until they are known. */
async function signIn(rig: Rig, company: number): Promise<Account> {
  const { baseUrl, authUrl, legacyBaseUrl, clientId, dials } = rig.service
  dials.company(company)
  const addresses = { baseUrl, authUrl, legacyBaseUrl, clientId }
  await rig.core.accounts.connect(`Company ${company}`, addresses, 'full')
  const account = rig.core.accounts.need()
  await until(() => {
    const { asOf, isRefreshing } = account.books.status.get().expenses
    return asOf !== undefined && !isRefreshing && rig.core.accounts.choices.get().asOf !== undefined
  }, 'the books are known')
  return account
}

/** Confirms so many receipts of the account at hand, each a file of its own. */
async function confirmed(rig: Rig, count: number) {
  const made: { id: string; hash: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const bytes = Buffer.concat([pngBytes(8), randomBytes(bytesEach)])
    const { id } = await rig.capture(fileIn(rig.inbox, `${index}.png`, bytes))
    const gross = `${1 + index}.27`
    await rig.confirm(id, { lines: rig.draft().lines.map((line) => ({ ...line, gross })) })
    made.push({ id, hash: sha256(bytes) })
  }
  return made
}

interface Sending {
  count: number
  latencyMs: number
  accounts?: number
  faults?: readonly Fault[]
}

async function sent({ count, latencyMs, accounts: companies = 1, faults = [] }: Sending) {
  const rig = await Rig.start({ service: { companies } })
  try {
    rig.core.setPaused(true)
    const accounts: Account[] = []
    const receipts: Awaited<ReturnType<typeof confirmed>> = []
    for (let company = 1; company <= companies; company += 1) {
      accounts.push(await signIn(rig, company))
      receipts.push(...(await confirmed(rig, count / companies)))
    }
    rig.service.dials.latencyMs(latencyMs)
    for (const fault of faults) rig.service.dials.next(fault)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const start = Date.now()
    rig.core.setPaused(false)
    // Each is asked about until it is proven and not again, as looking costs the time that is measured.
    const open = receipts.map(({ id }) => id)
    const areAllProven = () => {
      while (open[0] !== undefined && rig.state(open[0]) === 'proven') open.shift()
      return open.length === 0
    }
    if (faults.length > 0) await passTime(rig, accounts, areAllProven)
    else await until(areAllProven, 'all are proven', 600_000)
    const seconds = (Date.now() - start) / 1000
    const entries = rig.service.journal().filter(({ at }) => Date.parse(at) >= start)
    const perSecond = entries.length / seconds
    const about = `${count} receipts of ${companies} at ${latencyMs} ms`
    say(`${about}: ${entries.length} requests in ${seconds.toFixed(1)} s`)
    const found = filesIn(rig, companies)
    return {
      share: perSecond / allowed(latencyMs),
      busiest: busiestSecond(entries.map(({ at }) => Date.parse(at))),
      refused: entries.filter(({ status }) => status === 429).length,
      wrong: receipts.filter(({ hash }) => found.get(hash) !== 1).length,
    }
  } finally {
    await rig.end()
  }
}

/** Whether an expense came to be is known for sure only after a while; a minute passes whenever nothing is left to do. */
async function passTime(rig: Rig, accounts: readonly Account[], isOver: () => boolean) {
  for (let minute = 0; minute < 60 && !isOver(); minute += 1) {
    for (const { outbox } of accounts) {
      outbox.wake()
      await outbox.settled()
    }
    rig.clock.advance(60_000)
  }
  if (!isOver()) throw new Error('Not all were proven within an hour')
}

/** How often each file is in any of the books, by its hash. */
function filesIn(rig: Rig, companies: number): Map<string, number> {
  const found = new Map<string, number>()
  for (let company = 1; company <= companies; company += 1)
    for (const { attachments } of rig.service.books(company))
      for (const { sha256: hash } of attachments) found.set(hash, (found.get(hash) ?? 0) + 1)
  return found
}

export default {
  work: '500 receipts of 200 kB sent and read back, at a service 50 and 300 ms away, of five accounts at once, and with every tenth create and list going wrong',
  baseline:
    'the 100 requests a second that the service takes, each of which counts for its way and a second more',
  target: {
    'share at 50 ms': { least: 0.9 },
    'share at 300 ms': { least: 0.9 },
    'share, five accounts': { least: 0.9 },
    'busiest second': { most: limit, share: 1, unit: 'requests' },
    'refused for haste': { most: 0, share: 1, unit: 'requests' },
    'lost or doubled': { most: 0, share: 1, unit: 'receipts' },
  },
  async run({ isQuick }: { isQuick: boolean }) {
    const count = isQuick ? 20 : 500
    const near = await sent({ count, latencyMs: 50 })
    const far = await sent({ count, latencyMs: 300 })
    const five = await sent({ count, latencyMs: 50, accounts: 5 })
    const faulty = await sent({ count, latencyMs: 50, accounts: 5, faults: everyTenth(count) })
    const all = [near, far, five, faulty]
    return {
      'share at 50 ms': [near.share],
      'share at 300 ms': [far.share],
      'share, five accounts': [five.share],
      'busiest second': all.map(({ busiest }) => busiest),
      'refused for haste': all.map(({ refused }) => refused),
      'lost or doubled': all.map(({ wrong }) => wrong),
    }
  },
}
