/** One seed from its first event to its last: a storm, then fine weather until everything has settled. */
import { createHash } from 'node:crypto'
import { Person, type Seat } from './person'
import { Pair } from './pair'
import { storm, until, type Course } from './storm'
import type { Violation } from './oracles'
import { isOfTheDead, World } from './world'

export interface Round {
  seed: number
  violations: Violation[]
  /** Of everything that happened, in order. */
  hash: string
  events: number
  lateDoubles: number
  blindDoubles: number
  /** How often a person signed in to other books than the account's. */
  strangeSignIns: number
  /** Receipts that two computers sent, neither of which could see the other's. */
  meetings: number
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

type Listener = (line: string) => void

export async function runRound(seed: number, onLine?: Listener): Promise<Round> {
  const { hash, hear } = hashed(onLine)
  const world = new World(seed, hear)
  present = world
  const seat: Seat = { world, person: new Person(world) }
  await begin(world, seat)
  world.events = 0
  await storm(world, seat.person)
  if (!world.isBroken) await settle(world, [seat])
  return roundOf(seed, [seat], hash)
}

/** A round in which the profile is copied between two computers that both go on. */
export async function runPair(seed: number, onLine?: Listener): Promise<Round> {
  const { hash, hear } = hashed(onLine)
  const pair = new Pair(seed, hear)
  const [first] = pair.seats
  present = first.world
  first.world.take()
  await begin(pair, first)
  await pair.storm()
  if (!pair.isBroken) await settle(pair, pair.seats)
  if (!pair.isBroken) pair.lookForMeetings()
  return roundOf(seed, pair.seats, hash)
}

/** Opens the app on the other computer once. */
export async function openOther(): Promise<void> {
  const [, { world }] = new Pair(0, () => undefined).seats
  world.start()
  await until(world, 30_000)
}

function hashed(onLine?: Listener) {
  const lines: string[] = []
  const hear = (line: string) => {
    lines.push(line)
    onLine?.(line)
  }
  return { hear, hash: () => createHash('sha256').update(lines.join('\n')).digest('hex') }
}

async function begin(course: Course, { world, person }: Seat): Promise<void> {
  world.start()
  await until(course, 1000)
  person.connect()
  await until(course, 30_000)
}

function roundOf(seed: number, seats: readonly Seat[], hash: () => string): Round {
  const worlds = seats.map(({ world }) => world)
  const sum = (of: (world: World) => number) =>
    worlds.reduce((total, world) => total + of(world), 0)
  for (const world of worlds)
    for (const { kind, what } of world.oracles.violations) world.note(`${kind}: ${what}`)
  return {
    seed,
    violations: worlds.flatMap(({ oracles }) => oracles.violations),
    hash: hash(),
    events: sum(({ events }) => events),
    lateDoubles: sum(({ oracles }) => oracles.lateDoubles),
    blindDoubles: sum(({ oracles }) => oracles.blindDoubles),
    strangeSignIns: sum(({ strangeSignIns }) => strangeSignIns),
    meetings: sum(({ oracles }) => oracles.meetings),
    virtualMs: Math.max(...worlds.map(({ now }) => now)),
  }
}

async function settle(course: Course, seats: readonly Seat[]): Promise<void> {
  for (const { world } of seats) {
    clearUp(world)
    // Else what it goes on with would find the other computer's clock.
    await world.settleMicrotasks()
  }
  const endAt = course.now + mostSettlingMs
  for (let isDone = false; !isDone && course.now < endAt;) {
    await until(course, course.now + attendEveryMs)
    if (course.isBroken) return
    isDone = await attend(seats)
  }
  for (const { world } of seats) {
    world.take()
    world.oracles.settled()
  }
  if (course.isBroken) return
  const before = seats.map(({ world }) => world.requests)
  await until(course, course.now + restMs)
  for (const [place, { world }] of seats.entries()) {
    const requests = world.requests - (before[place] ?? 0)
    if (requests > mostRestingRequests)
      world.oracles.say('wrong', `${requests} requests while at rest`)
  }
}

/** Whether nothing was left to do for anybody. */
async function attend(seats: readonly Seat[]): Promise<boolean> {
  let isDone = true
  for (const { world, person } of seats) {
    world.take()
    if (!person.attend()) isDone = false
    await world.settleMicrotasks()
  }
  return isDone
}

/** The weather is fine from now on, and everybody well. */
function clearUp(world: World): void {
  world.take()
  world.note('fine weather')
  world.wake()
  world.weather = { faults: 0, isOffline: false }
  world.mostStaleMs = 0
  world.tornShare = 0
  world.computer.writesLeft = 0
  world.keyring.state = 'protected'
  world.timeline.wrongByMs = 0
}
