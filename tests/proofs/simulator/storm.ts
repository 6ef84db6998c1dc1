/** The bad half of a seed: what happens to the computer, the network and the books while the person works. */
import type { Person } from './person'
import type { World } from './world'

const minuteMs = 60_000
const yearMs = 365 * 24 * 60 * minuteMs

interface Trouble {
  weight: number
  name: string
  run: (world: World) => void | Promise<void>
}

const troubles: readonly Trouble[] = [
  { weight: 6, name: 'crash', run: (world) => world.crash() },
  {
    weight: 8,
    name: 'crash at a write to come',
    run: ({ computer, random }) => {
      computer.writesLeft = random.whole(1, 40)
    },
  },
  { weight: 3, name: 'quit', run: (world) => world.quit() },
  {
    weight: 5,
    name: 'sleep',
    run: (world) => world.sleep(Math.exp(world.random.next() * Math.log(24 * 60 * minuteMs))),
  },
  {
    weight: 4,
    name: 'wall clock',
    run: ({ timeline, random }) => {
      const most = random.pick([5 * minuteMs, 24 * 60 * minuteMs, 10 * yearMs])
      timeline.wrongByMs = random.chance(0.3) ? 0 : (random.next() * 2 - 1) * most
    },
  },
  {
    weight: 6,
    name: 'network',
    run: (world) => {
      world.weather.isOffline = !world.weather.isOffline && world.random.chance(0.6)
    },
  },
  {
    weight: 5,
    name: 'weather',
    run: ({ weather, random }) => {
      weather.faults = random.pick([0.02, 0.1, 0.3, 0.6])
    },
  },
  {
    weight: 3,
    name: 'list behind',
    run: (world) => {
      world.mostStaleMs = world.random.pick([0, 1000, 3 * minuteMs])
    },
  },
  {
    weight: 2,
    name: 'keyring',
    run: (world) => {
      const { keyring, random } = world
      world.mayEndSignIns = true
      const usual = ['protected', 'protected', 'locked'] as const
      keyring.state = random.pick([...usual, 'lost', 'other', 'unprotected', 'hanging'] as const)
    },
  },
  { weight: 3, name: 'access ends', run: ({ signIns }) => signIns.endAccess() },
  { weight: 1, name: 'revoked', run: ({ signIns }) => signIns.revokeAll() },
  { weight: 6, name: 'copy of the profile', run: (world) => world.takeSnapshot() },
  { weight: 2, name: 'put back', run: (world) => world.rollBack() },
  {
    weight: 8,
    name: 'colleague',
    run: ({ companies, random, timeline }) => {
      const company = random.pick(companies)
      if (random.chance(0.6)) company.colleagueAdds(timeline.now)
      else company.colleagueDeletes(timeline.now)
    },
  },
  { weight: 2, name: 'web app', run: workInWebApp },
  {
    weight: 1,
    name: 'files torn',
    run: (world) => {
      world.tornShare = world.random.pick([0, 0.5])
    },
  },
]

/** The person deletes, copies or changes one of the app's expenses past the app. */
function workInWebApp({ companies, random, timeline }: World): void {
  const company = random.pick(companies)
  const own = company.present().filter(({ markers }) => markers !== undefined)
  if (own.length === 0) return
  const expense = random.pick(own)
  expense.isTouched = true
  const draw = random.next()
  if (draw < 0.4) expense.deletedAt = timeline.now
  else if (draw < 0.7)
    company.add({
      ...expense,
      files: expense.files.map((file) => ({ ...file })),
      bookedAt: timeline.now,
    })
  else expense.files = []
}

const totalWeight = troubles.reduce((sum, { weight }) => sum + weight, 0)

function pickTrouble(world: World): Trouble {
  let draw = world.random.next() * totalWeight
  const found = troubles.find(({ weight }) => (draw -= weight) < 0)
  return found ?? troubles[0]!
}

/** How many events of note a storm lasts. */
const mostEvents = 150

/** Runs until enough has happened. */
export async function storm(world: World, person: Person): Promise<void> {
  const { random } = world
  world.weather.faults = random.pick([0, 0.05, 0.2, 0.5])
  const isRough = random.next()
  while (world.events < mostEvents && world.oracles.violations.length === 0) {
    await until(world, world.timeline.now + 50 * Math.exp(random.next() * Math.log(12_000)))
    await turn(world, person, isRough)
  }
}

/** The person does something, or something happens to them. */
export async function turn(world: World, person: Person, isRough: number): Promise<void> {
  const { random } = world
  if (random.chance(0.6)) {
    world.note('person')
    person.doSomething()
  } else if (random.chance(0.3 + 0.5 * isRough)) {
    const trouble = pickTrouble(world)
    world.note(trouble.name)
    await trouble.run(world)
  }
  if (world.forgets && world.apart.chance(0.01)) await world.rollBack()
  world.events += 1
  await world.settleMicrotasks()
}

/** Where things happen one after the other: on one computer or on two. */
export type Course = Pick<World, 'now' | 'plan' | 'step' | 'isBroken'>

/** Lets happen what happens before a time. */
export async function until(course: Course, at: number): Promise<void> {
  const moment = course.plan(at - course.now, 'a moment', () => {
    moment.isOff = true
  })
  while (!moment.isOff && !course.isBroken) if (!(await course.step())) return
}
