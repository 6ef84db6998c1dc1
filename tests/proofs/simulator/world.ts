/** One seed's world: the computer, the app on it, the network, the service with its companies, and who watches. */
import { AppError } from '../../../shared/errors'
import type { Request } from '../../../electron/api/http/transport'
import { openCore, type Core } from '../../../electron/core'
import { switchableKeyring } from '../../support/keyring'
import { plainComputer } from '../../support/plain-computer'
import { Random } from '../../support/random'
import { Company } from './company'
import { Computer, Dead, useComputer } from './computer'
import { quiet } from './globals'
import { lookupPaths } from './lookups'
import { hidingFrom } from './hiding'
import { Network, type Weather } from './network'
import { Oracles, profile } from './oracles'
import { closeAll } from './seams/fs'
import {
  changeInto,
  copyOfDatabases,
  endTransactions,
  lookInto,
  putDatabasesBack,
  type Content,
} from './seams/sqlite'
import { addresses, markersSent, Service } from './service'
import { SignIns } from './sign-ins'
import type { Due } from './timeline'

/** A copy of the profile. */
export interface Snapshot {
  files: ReturnType<Computer['disk']['copy']>
  databases: Content
}

/** What all computers of a round have in common. */
export type Surroundings = Pick<World, 'companies' | 'signIns'>

const anchorage = '/home/state'

/** Longer than any commit is late: nobody copies a profile back within minutes. */
const puttingBackMs = 20 * 60_000

export class World {
  readonly random: Random
  /** For what was thought of later, so that what is drawn from the other stays in its place. */
  readonly apart: Random
  /** Copies of the profile arrive without what this computer remembers of it. */
  readonly forgets: boolean
  readonly computer: Computer
  readonly keyring = switchableKeyring()
  readonly companies: Company[]
  readonly signIns: SignIns
  readonly oracles: Oracles
  weather: Weather = { faults: 0, isOffline: false }
  /** How far the list may be behind, in milliseconds. */
  mostStaleMs = 0
  /** Share of stored files that the service cuts short. */
  tornShare = 0
  core: Core | undefined
  /** Whose books the app saw through each account that is held because they are not the ones it knew, by account id. */
  readonly seen = new Map<string, Company>()
  /**
   * Something happened after which a sign-in may be taken for one of a copy: the profile was put back, a keyring went
   * away, or a sign-out was cut short.
   */
  mayEndSignIns = false
  /** How often the person asked for one more try of a renewal. */
  extraTries = 0
  /** How often a person signed in to other books than the account's. */
  strangeSignIns = 0
  events = 0
  requests = 0
  /** Whose books the app has just heard of. */
  #heardOf: Company | undefined
  readonly #held = new Set<string>()
  readonly #network: Network
  readonly #onEvent: (line: string) => void
  readonly #snapshots: Snapshot[] = []
  /** The first one with a receipt in it, which may be from before anything was sent. */
  #early: Snapshot | undefined
  #heldUntil = 0
  #isRunning = false
  #wake: (() => void) | undefined
  /** Grows with each start, so that what an earlier process began is not taken for this one's. */
  life = 0

  /** @param first the computer that was there before this one, where this is not the first */
  constructor(seed: number, onEvent: (line: string) => void, first?: Surroundings) {
    this.#onEvent = onEvent
    this.random = new Random(seed)
    this.apart = new Random(seed ^ 0x0a9a27)
    this.forgets = this.apart.chance(0.3)
    this.computer = new Computer(seed, first ? 'other' : 'one')
    useComputer(this.computer)
    putDatabasesBack(new Map())
    closeAll()
    this.computer.disk.makeFolder('/home', true)
    this.signIns = first?.signIns ?? new SignIns()
    this.companies = first?.companies ?? this.#found(seed)
    this.oracles = new Oracles(this.companies, (line) => {
      this.note(line)
    })
    const { random, companies, signIns } = this
    const service = new Service({
      companies,
      signIns,
      now: () => this.computer.timeline.now,
      staleMs: () => random.next() * this.mostStaleMs,
      storing: (bytes) =>
        random.chance(this.tornShare)
          ? bytes.subarray(0, random.whole(0, bytes.length - 1))
          : bytes,
      onCreate: (create) => this.oracles.created(create),
    })
    this.#network = new Network({
      random,
      weather: () => this.weather,
      answer: (request, sentAt) => service.answer(request, sentAt),
      onSend: (request) => {
        this.#sent(request)
      },
      onHear: (answer) => {
        this.#heardOf = answer?.company
      },
    })
  }

  /** Five companies, some of which hide what the app would look for. */
  #found(seed: number): Company[] {
    const areIdsPerCompany = seed % 3 === 0
    const companies = [1, 2, 3, 4, 5].map(
      (number) => new Company(number, this.random, areIdsPerCompany),
    )
    this.signIns.lifetimeMs = this.random.pick([300_000, 900_000, 3_600_000])
    if (this.apart.chance(0.4))
      for (const company of companies) company.hiding = hidingFrom(this.apart)
    for (const { number, habits, hiding } of companies)
      this.note(`books ${number}: ${JSON.stringify({ ...habits, hiding })}`)
    return companies
  }

  get now(): number {
    return this.timeline.now
  }

  get isBroken(): boolean {
    return this.oracles.violations.length > 0
  }

  /** From now on the app's modules work on this computer. */
  take(): void {
    useComputer(this.computer)
  }

  get timeline() {
    return this.computer.timeline
  }

  /** Schedules something of the world, named in the trace. */
  plan(delayMs: number, label: string, run: () => void): Due {
    return this.timeline.schedule('world', delayMs, label, run)
  }

  /** Lets the next thing happen. False when nothing ever will. */
  async step(): Promise<boolean> {
    this.take()
    const due = this.timeline.next()
    if (!due) return false
    this.#onEvent(`${due.at.toFixed(3)} ${due.label}`)
    if (!isSmall(due.label)) this.events += 1
    this.#heardOf = undefined
    try {
      due.run()
    } catch (error) {
      this.complain(error)
    }
    await quiet()
    if (this.computer.isDead) await this.#ended('crash at a write')
    this.#lookAtHeld()
    if (this.core) {
      this.oracles.look()
      this.#lookAtSignIns(this.core)
    }
    if (this.forgets && !this.#early && this.oracles.receipts.size > 0) this.#early = this.copied()
    return true
  }

  /** An account is held on what was heard in the same step: there is no other moment to learn whose sign-in showed what. */
  #lookAtHeld(): void {
    const held = lookInto('docket.sqlite', `SELECT id FROM account WHERE books = 'differ'`)
    if (held.length === 0 && this.#held.size === 0) return
    const ids = new Set(held.map(({ id }) => String(id)))
    for (const id of ids) if (!this.#held.has(id) && this.#heardOf) this.seen.set(id, this.#heardOf)
    for (const id of this.#held) if (!ids.has(id)) this.seen.delete(id)
    this.#held.clear()
    for (const id of ids) this.#held.add(id)
  }

  /** Nobody has to sign in because of a copy that was never put back. */
  #lookAtSignIns(core: Core): void {
    const list = core.accounts.list.get()
    if (!this.mayEndSignIns && list.some(({ problem }) => problem === 'profile-restored'))
      this.oracles.say('wrong', 'a sign-in ended for a profile that was never put back')
  }

  /** Lets go on by itself what can, after something was done from outside. */
  async settleMicrotasks(): Promise<void> {
    await quiet()
    if (this.computer.isDead) await this.#ended('crash at a write')
  }

  /** For the trace. */
  note(line: string): void {
    this.#onEvent(`${this.timeline.now.toFixed(3)} ${line}`)
  }

  /** What the app throws at a person has a code; anything else is a fault of ours. */
  complain(thrown: unknown): void {
    if (isOfTheDead(thrown) || this.computer.isDead) return
    const { code, message } = AppError.from(thrown)
    if (code === 'unexpected') this.oracles.say('wrong', `${message} ${stackOf(thrown)}`)
  }

  start(): void {
    // A second start shows the first one's window.
    if (this.#isRunning) return
    const waitMs = Math.max(
      this.timeline.isAsleep ? 10_000 : 0,
      this.#heldUntil - this.timeline.now,
    )
    if (waitMs > 0) return void this.plan(waitMs, 'start later', () => this.start())
    const life = (this.life += 1)
    this.#isRunning = true
    this.note('start')
    this.#open().then(
      (core) => {
        if (life === this.life) this.core = core
      },
      (error: unknown) => {
        if (life !== this.life || isOfTheDead(error)) return
        const { code, message } = AppError.from(error)
        this.oracles.say('torn', `the app does not start: ${code} ${message} ${stackOf(error)}`)
      },
    )
  }

  async #open(): Promise<Core> {
    const core = await openCore({
      graceMs: 0,
      ...plainComputer,
      profile,
      anchorage,
      administratorsFile: '/etc/nothing.json',
      keyring: this.keyring,
      exchange: this.#network.exchange,
      signInTimeoutMs: 120_000,
      openInBrowser: async (address) => this.openBrowser(address),
      demoService: () => Promise.reject(new AppError('demo-unavailable', 'Not here')),
      log: (event, ...fields) => {
        const [said] = fields
        if (event !== 'failed' || !said || !('error' in said)) return
        if (said.error.code === 'unexpected' && !this.computer.isDead)
          this.oracles.say('wrong', `${said.part}: ${said.error.message}`)
      },
      now: () => new Date(),
      clock: () => this.timeline.appClock(),
      random: () => this.computer.entropy.next(),
    })
    await core.accounts.resume()
    return core
  }

  /** Set by the person. */
  openBrowser: (address: URL) => void = () => undefined

  /** The process ends without a word, between two steps. */
  async crash(): Promise<void> {
    await this.#ended('crash')
  }

  async #ended(how: string): Promise<void> {
    this.note(how)
    this.computer.isDead = true
    this.computer.writesLeft = 0
    this.timeline.dropApp()
    await quiet()
    closeAll()
    endTransactions()
    this.computer.locks.clear()
    this.computer.returns.clear()
    this.core = undefined
    this.life += 1
    this.#isRunning = false
    this.computer.isDead = false
    this.plan(this.random.whole(1, 60_000), 'start again', () => this.start())
  }

  /** Quits as a person does. */
  quit(): void {
    const { core, life } = this
    if (!core) return
    this.core = undefined
    core.close().then(
      () => {
        if (life !== this.life) return
        this.timeline.dropApp()
        this.life += 1
        this.#isRunning = false
        this.computer.locks.clear()
        this.plan(this.random.whole(1, 600_000), 'start again', () => this.start())
      },
      (error: unknown) => this.complain(error),
    )
  }

  sleep(sleptMs: number): void {
    if (this.timeline.isAsleep) return
    const isStopped = this.random.chance(0.5)
    const sinceMs = this.timeline.now
    this.timeline.sleep(isStopped)
    this.#wake = () => {
      this.#wake = undefined
      this.timeline.wake(this.timeline.now - sinceMs)
      this.core?.accounts.disturbed().catch((error: unknown) => this.complain(error))
    }
    const wake = this.#wake
    this.plan(sleptMs, 'wake', () => {
      if (this.#wake === wake) wake()
    })
  }

  /** Wakes the computer if it sleeps. */
  wake(): void {
    this.#wake?.()
  }

  takeSnapshot(): void {
    if (this.#snapshots.length > 3) this.#snapshots.shift()
    this.#snapshots.push(this.copied())
  }

  /** The profile as it is now. */
  copied(): Snapshot {
    return { files: this.computer.disk.copy(profile), databases: copyOfDatabases() }
  }

  /** The profile is what it was at some time; what is remembered outside it stays, unless this computer forgets. */
  async rollBack(): Promise<void> {
    const random = this.random
    if (this.#snapshots.length === 0) return
    const usual = random.pick(this.#snapshots)
    const isEarly = this.forgets && this.apart.chance(0.3)
    await this.#putBack((isEarly ? this.#early : undefined) ?? usual)
    if (this.forgets && this.apart.chance(0.8)) this.#forget()
    this.oracles.rolledBack()
  }

  /** A copy of another computer's profile takes the place of this one's. */
  async receive({ snapshot, oracles }: { snapshot: Snapshot; oracles: Oracles }): Promise<void> {
    await this.#putBack(snapshot)
    this.oracles.adopt(oracles)
  }

  async #putBack({ files, databases }: Snapshot): Promise<void> {
    await this.#ended('profile put back')
    this.timeline.dropApp()
    this.computer.disk.putBack(profile, files)
    putDatabasesBack(databases)
    this.seen.clear()
    this.mayEndSignIns = true
    this.#heldUntil = this.timeline.now + puttingBackMs
  }

  /** As on a computer that never had this profile, or as if its birth could not be written down there. */
  #forget(): void {
    this.note('nothing is remembered outside the profile')
    this.computer.disk.remove(anchorage, { force: true, recursive: true })
    if (this.apart.chance(0.3))
      changeInto('docket.sqlite', 'UPDATE epoch SET count = 0 WHERE count = 1')
  }

  #sent({ url, method, body }: Request): void {
    this.requests += 1
    this.oracles.started(url.pathname !== '/token')
    if (method === 'POST' && url.pathname === '/v1/expenses')
      this.oracles.sent(markersSent(body ?? ''))
    const token = new URLSearchParams(body).get('refresh_token')
    if (url.pathname !== '/token' || token === null) return
    this.oracles.refreshed(this.signIns.sent(token, this.computer.name), 2 + this.extraTries)
  }
}

export const service = addresses

/**
 * Not of note, so that a storm is about receipts: steps of the computer, and what the books ask for at each refresh, which
 * would be most of what happens. Looks at the list of expenses count, whoever takes them.
 */
function isSmall(label: string): boolean {
  if (/^(disk|timer|interval|taken|a moment)/.test(label)) return true
  const [, path = ''] = /^(?:arrives|heard) GET (\S+)/.exec(label) ?? []
  return askedByBooks.has(path)
}

const askedByBooks = new Set([...lookupPaths, '/v1/expenses/suppliers'])

export function isOfTheDead(thrown: unknown): boolean {
  if (thrown instanceof Dead) return true
  return thrown instanceof Error && thrown.cause !== undefined && isOfTheDead(thrown.cause)
}

function stackOf(thrown: unknown): string {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  return stack.split('\n').slice(0, 4).join(' | ')
}
