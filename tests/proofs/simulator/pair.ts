/** Two computers with one profile: it is copied from one to the other while both work, and both go on for the same books. */
import { Random } from '../../support/random'
import { Person, type Seat } from './person'
import { turn, until } from './storm'
import { World } from './world'

/** Turns of both together. */
const mostTurns = 260

export class Pair {
  readonly seats: readonly [Seat, Seat]
  #copies = 0
  readonly #random: Random

  constructor(seed: number, onEvent: (line: string) => void) {
    this.#random = new Random(seed ^ 0x7c0b1e)
    const first = new World(seed, onEvent)
    const other = new World(seed ^ 0x51de, (line) => onEvent(`other ${line}`), first)
    this.seats = [
      { world: first, person: new Person(first) },
      { world: other, person: new Person(other) },
    ]
    first.oracles.others.push(other.oracles)
    other.oracles.others.push(first.oracles)
  }

  get worlds(): World[] {
    return this.seats.map(({ world }) => world)
  }

  get now(): number {
    return this.seats[0].world.timeline.now
  }

  get isBroken(): boolean {
    return this.worlds.some(({ oracles }) => oracles.violations.length > 0)
  }

  /** Nothing happens there; it only makes time pass. */
  plan(delayMs: number, label: string, run: () => void) {
    return this.seats[0].world.plan(delayMs, label, run)
  }

  /** Lets happen what comes next on either computer; both have the same time. */
  async step(): Promise<boolean> {
    const due = this.worlds.filter(({ timeline }) => timeline.nextAt !== undefined)
    const [first] = due.sort((one, two) => (one.timeline.nextAt ?? 0) - (two.timeline.nextAt ?? 0))
    if (!first) return false
    const isGoingOn = await first.step()
    for (const { timeline } of this.worlds) timeline.now = first.timeline.now
    return isGoingOn
  }

  /** Both work, and now and then the profile is copied to the other computer. */
  async storm(): Promise<void> {
    const random = this.#random
    const isRough = random.next()
    const firstCopyAt = random.whole(1, 70)
    for (const { oracles, weather } of this.worlds)
      if (oracles.receipts.size === 0) weather.faults = random.pick([0, 0.05, 0.2, 0.5])
    for (let turns = 0; turns < mostTurns && !this.isBroken; turns += 1) {
      await until(this, this.now + 50 * Math.exp(random.next() * Math.log(12_000)))
      if (turns === firstCopyAt || (turns > firstCopyAt && random.chance(0.015)))
        await this.#carry()
      const { world, person } = this.#copies > 0 ? random.pick(this.seats) : this.seats[0]
      world.take()
      await turn(world, person, isRough)
    }
  }

  /** What two computers sent, neither of which could see the other's, has to be told of somewhere. */
  lookForMeetings(): void {
    for (const marker of this.worlds.flatMap(({ oracles }) => [...oracles.met]))
      if (!this.#isToldOf(marker)) this.#complain(marker)
  }

  #isToldOf(marker: string): boolean {
    return this.worlds.some(({ oracles }) => oracles.toldTwice.has(marker))
  }

  #complain(marker: string): void {
    this.seats[0].world.oracles.say('wrong', `nobody is told that ${marker} is there twice`)
  }

  /** The one that has the profile may have it open, and goes on. */
  async #carry(): Promise<void> {
    const isBack = this.#copies > 0 && this.#random.chance(0.4)
    const [from, to] = isBack ? this.worlds.toReversed() : this.worlds
    if (!from || !to) return
    from.take()
    const snapshot = from.copied()
    const { oracles } = from
    to.take()
    await to.receive({ snapshot, oracles })
    this.#copies += 1
  }
}
