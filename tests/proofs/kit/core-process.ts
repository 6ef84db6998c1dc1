/** The real core as a process of its own that works, says what it has promised, and may be killed at any moment; or one account of it. */
import { readdirSync, readFileSync, writeSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { exchange } from '../../support/exchange'
import { openCore, type Core } from '../../../electron/core'
import { AppError } from '../../../shared/errors'
import type { Service } from '../../../shared/accounts/account'
import { testKeyring } from '../../support/keyring'
import { MovingHost } from '../../support/moving-host'
import { answerConsent } from '../../support/person'
import { Random } from '../../support/random'
import { scenarioNamed } from '../crash/scenarios'
import { workAsTold } from '../tokens/racer'
import type { AccountBrief, Books, Brief, Word } from './brief'
import { Person } from './person'
import { plainComputer } from '../../support/plain-computer'

/** At once, so that what was promised is known whatever comes next. */
function say(word: Word): void {
  const bytes = Buffer.from(`${JSON.stringify(word)}\n`)
  for (let at = 0; at < bytes.length;)
    try {
      at += writeSync(1, bytes, at)
    } catch (error) {
      // Whoever listens is busy.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
    }
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

async function heard(): Promise<string> {
  const next = await lines.next()
  return next.done ? process.exit() : next.value
}

/** The threads that call the system: this one and, with a pool of one, the one for files, which is told by its work. */
async function threads(): Promise<number[]> {
  const before = waits()
  for (let look = 0; look < 40; look += 1) await stat('.')
  const grown = [...waits()]
    .filter(([id]) => id !== process.pid)
    .map(([id, count]) => ({ id, grown: count - (before.get(id) ?? 0) }))
  const busiest = grown.toSorted((a, b) => b.grown - a.grown)[0]
  return [process.pid, ...(busiest ? [busiest.id] : [])]
}

/** How often each thread has waited for something. */
function waits(): Map<number, number> {
  return new Map(
    readdirSync('/proc/self/task').map((id) => {
      const status = readFileSync(`/proc/self/task/${id}/status`, 'utf8')
      return [Number(id), Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(status)?.[1])]
    }),
  )
}

/** Where the service is, and what puts other books behind its address; those are the only ones who share one. */
async function addressOf({ service, otherBooks }: Brief): Promise<{
  service: Service
  moveTo?: (books: Books) => void
}> {
  if (!otherBooks) return { service }
  const host = await MovingHost.start(service)
  const moveTo = (books: Books) => {
    host.moveTo(books === 'own' ? service : otherBooks)
  }
  return { service: host.seen(service), moveTo }
}

function open(given: Brief, service: Service): Promise<Core> {
  const startedAt = performance.now()
  const passed = () => given.aheadMs + (performance.now() - startedAt) * given.speed
  return openCore({
    graceMs: 0,
    ...plainComputer,
    profile: given.profile,
    anchorage: given.anchorage,
    administratorsFile: '/nobody-placed-this.json',
    keyring: testKeyring,
    exchange,
    openInBrowser: async (address) => {
      await answerConsent(address)
    },
    demoService: () => Promise.resolve(service),
    log: () => undefined,
    now: () => new Date(Date.now() + passed()),
    clock: passed,
    random: () => 0,
    ...(given.standsBy === 'till an intent' && {
      onIntent: () => {
        process.kill(process.pid, 'SIGKILL')
      },
    }),
  })
}

async function run(given: Brief | AccountBrief): Promise<void> {
  if ('place' in given) return workAsTold(given, heard, say)
  const scenario = given.scenario === undefined ? undefined : scenarioNamed(given.scenario)
  if (scenario?.runStore) return scenario.runStore(given, say)
  const { service, ...address } = await addressOf(given)
  const core = await open(given, service)
  await core.accounts.resume()
  say(['open', core.accounts.session.get().status])
  if (given.standsBy) {
    await heard()
    return
  }
  const person = new Person({ core, say, inbox: given.inbox, ...address })
  if (scenario?.run) await scenario.run(core, person)
  else await person.hurry(new Random(given.seed), given.workMs, given.speed > 1)
  if (given.mustGoOn && !scenario?.hasQuit) {
    say(['paused'])
    await heard()
    await person.capture(5_000)
  }
  if (!scenario?.hasQuit) await core.close()
}

say(['threads', ...(await threads())])
try {
  await run(JSON.parse(await heard()) as Brief | AccountBrief)
  say(['end'])
} catch (error) {
  const { code, message } = AppError.from(error)
  say(['failed', 'open', '', `${code}: ${message}`])
  process.exitCode = 1
}
process.exit()
