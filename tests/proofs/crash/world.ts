/** One computer to crash: a profile, the memory outside it, and the demo service as the witness. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exchange } from '../../support/exchange'
import { openCore, type Core } from '../../../electron/core'
import { inboxLists, type Receipt } from '../../../shared/receipts/receipt'
import { startDemoService, type DemoService } from '../../../sandbox/service'
import { Clock } from '../../support/harness'
import { testKeyring } from '../../support/keyring'
import { answerConsent } from '../../support/person'
import { plainComputer } from '../../support/plain-computer'
import type { Books, Brief } from '../kit/brief'
import { Person } from '../kit/person'
import { bookedOf, type Booked } from './expenses'
import { judge, Ledger, type Verdict } from './ledger'

/** `memory` is fast, `disk` syncs for real. */
export type Ground = 'memory' | 'disk'

export function newFolder(ground: Ground): string {
  const root = ground === 'memory' && existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  return mkdtempSync(path.join(root, 'docket-crash-'))
}

export interface Settled extends Verdict {
  /** How often somebody had to sign in again. */
  signIns: number
  /** Something was found damaged and set aside. */
  hasSetAside: boolean
}

export class World {
  readonly folder: string
  readonly service: DemoService
  readonly ledger: Ledger
  #otherBooks: DemoService | undefined
  /** Which books the address of the service leads to. */
  #books: Books = 'own'
  clock = new Clock()
  #core: Core | undefined

  private constructor(folder: string, service: DemoService, ledger: Ledger) {
    this.folder = folder
    this.service = service
    this.ledger = ledger
  }

  /** A new profile that is signed in and has sent two receipts, so that it knows how the service shows them. */
  static async make(ground: Ground): Promise<World> {
    const folder = newFolder(ground)
    for (const name of ['profile', 'anchorage', 'inbox']) mkdirSync(path.join(folder, name))
    const world = new World(folder, await serviceIn(folder), new Ledger())
    const core = await world.open()
    await core.accounts.startDemo()
    await world.#until(() => core.accounts.choices.get().asOf !== undefined)
    const person = world.person()
    for (const id of await person.capture(5_000, 6_000)) {
      await person.edit(id, '12.50')
      await person.confirm(id)
      await world.#until(() => core.receipts.read(id).state === 'proven')
    }
    return world
  }

  /** A copy of a world that is closed, with a service of its own. */
  static async copy(
    from: World,
    ground: Ground,
    change: (folder: string) => void = () => undefined,
  ): Promise<World> {
    const folder = newFolder(ground)
    cpSync(from.folder, folder, { recursive: true })
    change(folder)
    const world = new World(folder, await serviceIn(folder), from.ledger.copy())
    if (existsSync(path.join(folder, otherDatabase))) await world.addOtherBooks()
    return world
  }

  /** Starts other books beside these; nothing may ever be done to them. */
  async addOtherBooks(): Promise<void> {
    this.#otherBooks ??= await serviceIn(this.folder, otherDatabase, 4711)
  }

  get profile(): string {
    return path.join(this.folder, 'profile')
  }

  get #quarantine(): string {
    return path.join(this.profile, 'quarantine')
  }

  get hasSetAside(): boolean {
    return existsSync(this.#quarantine)
  }

  get core(): Core {
    if (!this.#core) throw new Error('The app is not open')
    return this.#core
  }

  /** Opens the app here, in this process. @throws AppError as `openCore` */
  async open(): Promise<Core> {
    this.#core = await openCore({
      graceMs: 0,
      ...plainComputer,
      profile: this.profile,
      anchorage: path.join(this.folder, 'anchorage'),
      administratorsFile: '/nobody-placed-this.json',
      keyring: testKeyring,
      exchange,
      openInBrowser: async (address) => {
        await answerConsent(address)
      },
      demoService: () => Promise.resolve(this.#standing()),
      log: () => undefined,
      now: this.clock.now,
      clock: this.clock.monotonic,
      random: () => 0,
    })
    await this.#core.accounts.resume()
    return this.#core
  }

  #standing(): DemoService {
    return this.#books === 'other' ? (this.#otherBooks ?? this.service) : this.service
  }

  /** What a process needs to know to open the app there. */
  brief(): Brief {
    return {
      profile: this.profile,
      anchorage: path.join(this.folder, 'anchorage'),
      inbox: path.join(this.folder, 'inbox'),
      service: { ...this.service },
      ...(this.#otherBooks && { otherBooks: { ...this.#otherBooks } }),
      seed: 1,
      workMs: 0,
      aheadMs: Math.round(this.clock.monotonic() - performance.now()),
      speed: 1,
    }
  }

  person(): Person {
    return new Person({
      core: this.core,
      inbox: path.join(this.folder, 'inbox'),
      say: (word) => {
        this.ledger.hear(word)
      },
    })
  }

  /**
   * A process is gone: waits until the service has done whatever that process had sent, for it may hear of it only now.
   * @throws Error when a request does not end
   */
  async cut(): Promise<void> {
    const end = performance.now() + 10_000
    do {
      if (performance.now() > end) throw new Error('A request to the service does not end')
      await sleep(5)
    } while (this.service.underWay() > 0)
    this.ledger.cut()
  }

  async close(): Promise<void> {
    await this.#core?.close()
    this.#core = undefined
  }

  /** Closes app and service, and stops being a world; `copy` still works. */
  async rest(): Promise<void> {
    await this.close()
    await this.service.close()
    await this.#otherBooks?.close()
  }

  /** Ends it; what went wrong in it is kept for whoever looks. */
  async end(isKept = false): Promise<void> {
    await this.rest()
    if (!isKept) this.remove()
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Signs in again where nobody is signed in any more. */
  async signInIfNeeded(): Promise<number> {
    const { accounts } = this.core
    if (accounts.session.get().status === 'connected') return 0
    await accounts.need().signIn()
    return 1
  }

  /** Opens the app, lets everything land however long it takes, and compares with what was promised. */
  async settle({
    mayAsk = false,
    hasFailed = false,
    hitOriginal,
  }: {
    mayAsk?: boolean
    hasFailed?: boolean
    hitOriginal?: string | undefined
  } = {}): Promise<Settled> {
    this.ledger.cut()
    this.#books = this.ledger.books
    if (!this.#core) await this.open()
    const elsewhere = await this.#comeBack(mayAsk)
    const signIns = await this.land()
    const found = {
      receipts: this.receipts(),
      originals: path.join(this.profile, 'receipts/originals'),
      books: this.service.books(),
      booked: await this.booked(new Set(this.ledger.expenses.keys())),
      folder: path.join(this.folder, 'inbox'),
      mayAsk,
      hasFailed,
      hitOriginal,
    }
    const verdict = judge(this.ledger, found)
    verdict.wrong.push(
      ...elsewhere,
      ...this.#openChanges().map((id) => `the change of expense ${id} stays open`),
    )
    const { hasSetAside } = this
    if (!mayAsk && hasSetAside && !(hasFailed && this.#hasOnlySetAsideCaches()))
      verdict.wrong.push(`set aside: ${readdirSync(this.#quarantine).join()}`)
    await this.close()
    return { ...verdict, signIns, hasSetAside }
  }

  /** Lets everything that is on its way land; returns how often somebody had to sign in. */
  async land(): Promise<number> {
    let signIns = 0
    this.core.setPaused(false)
    for (let minute = 0; minute < 240; minute += 1) {
      signIns += await this.#ensureAccount()
      const { outbox, billing } = this.core.accounts.need()
      outbox.wake()
      await Promise.all([outbox.settled(), billing.bookChanges.wake()])
      const { ready, sending } = this.core.receipts.summary.get().counts
      if (ready + sending + this.#openChanges().length === 0) return signIns
      this.clock.advance(60_000)
      await sleep(1)
    }
    return signIns
  }

  /** Expenses whose change was begun, and nobody has said how it ended. */
  #openChanges(): number[] {
    const { expenses } = this.core.accounts.need().billing
    return [...this.ledger.expenses.keys()].filter((id) => expenses.openOf(id) !== undefined)
  }

  /** The expenses of the books as the service shows them, each with the files that it really has; all, or some of them. */
  async booked(some?: ReadonlySet<number>): Promise<Map<number, Booked>> {
    const booked = new Map<number, Booked>()
    for (const { id, attachments } of this.service.books()) {
      if (some && !some.has(id)) continue
      const found = await this.core.accounts.need().work.expenses().find(id)
      const files = attachments.map(({ sha256 }) => sha256)
      if (found) booked.set(id, bookedOf(found.text, files))
    }
    return booked
  }

  /** From other books to those of before, after a while; returns what was wrong there. */
  async #comeBack(mayAsk: boolean): Promise<string[]> {
    if (!this.#otherBooks) return []
    const { accounts } = this.core
    const wrong = this.#books === 'other' && !mayAsk ? await this.#stayElsewhere() : []
    const isHome = this.#books === 'own'
    this.#books = 'own'
    if (!isHome && accounts.atHand) {
      await accounts.atHand.signOut()
      await accounts.reopenDemo()
    }
    const changed = this.#otherBooks
      .journal()
      .filter(({ method, path }) => method !== 'GET' && path.startsWith('/v1/'))
    return [
      ...wrong,
      ...changed.map(({ method, path }) => `${method} ${path} was asked of other books`),
      ...this.#otherBooks.books().map(({ id }) => `expense ${id} is in other books`),
    ]
  }

  /** Signs in to other books and gives the queue every occasion to move. */
  async #stayElsewhere(): Promise<string[]> {
    const { accounts } = this.core
    const pass = async () => {
      for (let minute = 0; minute < 10; minute += 1) {
        accounts.atHand?.outbox.wake()
        await accounts.atHand?.outbox.settled()
        this.clock.advance(60_000)
        await sleep(1)
      }
    }
    this.core.setPaused(false)
    await pass()
    if (accounts.session.get().status !== 'held') await accounts.need().signIn()
    const { status } = accounts.session.get()
    await accounts.tryNow()
    await pass()
    return status === 'held' ? [] : [`other books are ${status}, not held`]
  }

  /** A disk that fails under the caches has them begin anew, at the latest with the next start. */
  #hasOnlySetAsideCaches(): boolean {
    return readdirSync(this.#quarantine, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .every(({ name }) => name.startsWith('books.sqlite'))
  }

  async #ensureAccount(): Promise<number> {
    if (this.core.accounts.atHand) return this.signInIfNeeded()
    await this.core.accounts.startDemo()
    return 1
  }

  receipts(): Receipt[] {
    const { receipts } = this.core
    return inboxLists.flatMap((list) => {
      const rows = []
      for (let offset = 0; ; offset += 200) {
        const page = receipts.lists.page({ list, search: '', offset, limit: 200 })
        rows.push(...page.rows.map(({ id }) => receipts.read(id)))
        if (page.rows.length < 200) return rows
      }
    })
  }

  async #until(isTrue: () => boolean): Promise<void> {
    const end = Date.now() + 20_000
    while (!isTrue()) {
      if (Date.now() > end) throw new Error('The world was not ready in time')
      await sleep(5)
    }
  }
}

const otherDatabase = 'other-service.sqlite'

function serviceIn(
  folder: string,
  name = 'service.sqlite',
  seedNumber?: number,
): Promise<DemoService> {
  const database = path.join(folder, name)
  return startDemoService({
    database,
    seed: 'empty',
    consent: 'auto',
    requestsPerSecond: 10_000,
    ...(seedNumber !== undefined && { seedNumber }),
  })
}
