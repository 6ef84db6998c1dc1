/** One seed from its first event to its last: a storm, then fine weather until everything has settled. */
import { createHash } from 'node:crypto'
import { Person } from './person'
import { storm, until } from './storm'
import type { Violation } from './oracles'
import { isOfTheDead, World } from './world'

export interface Round {
  seed: number
  violations: Violation[]
  /** Of everything that happened, in order. */
  hash: string
  events: number
  lateDoubles: number
  /** How often a person signed in to other books than the account's. */
  strangeSignIns: number
  /** How much virtual time passed, in milliseconds. */
  virtualMs: number
}

const attendEveryMs = 60_000
const mostSettlingMs = 12 * 3_600_000
const restMs = 20 * 60_000
/** Requests of a rest: news every quarter of an hour, and looks for second expenses, each of some pages. */
const mostRestingRequests = 600

let present: World | undefined

/** Called once per process. */
export function watchRejections(): void {
  process.on('unhandledRejection', (reason) => {
    if (!isOfTheDead(reason)) present?.complain(reason)
  })
}

export async function runRound(seed: number, onLine?: (line: string) => void): Promise<Round> {
  const lines: string[] = []
  const world = new World(seed, (line) => {
    lines.push(line)
    onLine?.(line)
  })
  present = world
  const person = new Person(world)
  world.start()
  await until(world, 1000)
  person.connect()
  await until(world, 30_000)
  world.events = 0
  await storm(world, person)
  if (world.oracles.violations.length === 0) await settle(world, person)
  const { violations, lateDoubles } = world.oracles
  for (const { kind, what } of violations) world.note(`${kind}: ${what}`)
  const virtualMs = world.timeline.now
  return {
    seed,
    violations,
    hash: createHash('sha256').update(lines.join('\n')).digest('hex'),
    events: world.events,
    lateDoubles,
    strangeSignIns: world.strangeSignIns,
    virtualMs,
  }
}

async function settle(world: World, person: Person): Promise<void> {
  clearUp(world)
  const { timeline, oracles } = world
  const endAt = timeline.now + mostSettlingMs
  for (let isDone = false; !isDone && timeline.now < endAt;) {
    await until(world, timeline.now + attendEveryMs)
    if (oracles.violations.length > 0) return
    isDone = person.attend()
    await world.settleMicrotasks()
  }
  oracles.settled()
  if (oracles.violations.length > 0) return
  const before = world.requests
  await until(world, timeline.now + restMs)
  const requests = world.requests - before
  if (requests > mostRestingRequests) oracles.say('wrong', `${requests} requests while at rest`)
}

/** The weather is fine from now on, and everybody well. */
function clearUp(world: World): void {
  world.note('fine weather')
  world.wake()
  world.weather = { faults: 0, isOffline: false }
  world.mostStaleMs = 0
  world.tornShare = 0
  world.computer.writesLeft = 0
  world.keyring.state = 'protected'
  world.timeline.wrongByMs = 0
}
