/** How one account reaches its service: its session and a client for each interface, opened and replaced together. */
import { LegacyKeys, type Service } from '../../shared/accounts/account'
import { LiveValue } from '../../shared/channel'
import { AppError } from '../../shared/errors'
import { Mutex } from '../../shared/one-at-a-time'
import { ServiceClient } from '../api/connection'
import { madeLater } from '../api/http/made-later'
import type { Pacer } from '../api/http/pacing'
import type { Exchange } from '../api/http/transport'
import { signingWith } from '../api/sales-invoices/oauth1'
import type { Interfaces } from '../books/service-source'
import type { Part } from '../shell/log/events'
import type { AccountChanges } from '../store/account-rows'
import type { AccountRow } from './account-row'
import type { Anchor } from './grant/anchor'
import { AuthorizationServer } from './grant/authorization-server'
import { Session, type Standing } from './grant/session'
import { boundName, type Vault } from './grant/vault'
import type { HandedOver } from './handed-over'
import { placeOf } from './place'

/** What the connections of all accounts use. */
export interface ConnectionShared {
  vault: Vault
  anchor: Anchor
  /** The right to renew an account's grant, which one process has at a time. */
  lease: (accountId: string) => Promise<() => void>
  exchange: Exchange
  pacer: Pacer
  now: () => Date
  /** Milliseconds of a clock that only runs forward. */
  clock: () => number
  /** Starts the demo service and tells where it listens. */
  demoService: () => Promise<Service>
  /** Told of failures that no one waits for. */
  report: (part: Part, error: AppError) => void
}

interface Parts extends ConnectionShared {
  row: AccountRow
  /** Begins nothing more through the connection; resolves when what is on its way has landed. */
  rest: () => Promise<void>
  /** Told whenever `standing` may have changed. */
  onStanding: () => void
  /** Told when the service could not be started, which is the demo company's alone. */
  onUnavailable: () => void
  /** Told when a service that was out of reach answers again, and when one goes out of reach. */
  onReach: (isReachable: boolean) => void
}

/** What is opened together; each opening replaces the one before. */
export interface Opened extends Interfaces {
  session: Session
  server: AuthorizationServer
}

/** Whether the service answers, and when it last did. */
export interface Reach {
  service: 'unknown' | 'reachable' | 'unreachable'
  answeredAt?: string
}

type Way = Omit<ConstructorParameters<typeof ServiceClient>[0], 'baseUrl' | 'tokens' | 'authorize'>

const legacyKeys = 'legacy-keys'
const cookies = 'cookies'

export class Connection {
  readonly reach = new LiveValue<Reach>({ service: 'unknown' })
  readonly #parts: Parts
  #opened: Opened | undefined
  #standing: Standing
  /**
   * The grant or the service changes when no other change of them is under way: each finds what the one before left, and
   * what is said of the books is said of the grant that is kept. Nothing is asked of the service in a change.
   */
  readonly #changes = new Mutex()
  /** A sign-out waits for what is on its way. */
  #isLeaving = false

  constructor(parts: Parts) {
    this.#parts = parts
    // Signed in until the vault says otherwise, so that the window does not flash a sign-in at every start.
    this.#standing = { signedIn: parts.row.stored.bankMarks !== undefined }
  }

  /** What is open now. */
  get opened(): Opened | undefined {
    return this.#opened
  }

  /** How the sign-in stands. */
  get standing(): Standing {
    return this.#standing
  }

  /** @throws AppError `demo-unavailable` while nothing is open */
  need(): Opened {
    if (!this.#opened) throw new AppError('demo-unavailable', 'The account is not open')
    return this.#opened
  }

  /** Whether what was opened is still what the account works with. */
  isOpen(opened: Opened): boolean {
    return this.#opened === opened
  }

  /** Opens the service with the grant that is kept for it. @throws AppError `demo-unavailable`, and as Vault.read */
  open(): Promise<Opened> {
    return this.#changes.run(() => this.#open())
  }

  /** What is open, or is opened now. @throws AppError as `open` */
  ensure(): Promise<Opened> {
    return this.#changes.run(async () => this.#opened ?? (await this.#open()))
  }

  /** Opens the service anew, as the account is set up after these changes. @throws AppError as `open` */
  reopen(changes?: AccountChanges): Promise<Opened> {
    return this.#changes.run(() => this.#openAnew(changes))
  }

  /**
   * Works with another grant from now on, through a session of its own.
   * @param before what changes with it, asked when its turn has come; what it throws leaves the grant of before
   * @param after what changes once the grant is kept
   * @throws AppError as `open`, Session.accept and `before`
   */
  accept(
    { given, cookies: taken }: Omit<HandedOver, 'access'>,
    before: () => AccountChanges,
    after?: AccountChanges,
  ): Promise<void> {
    return this.#changes.run(async () => {
      // Stored before the grant is there, so that a crash between the two leaves it unproven.
      const { session } = await this.#openAnew(before())
      if (taken !== undefined) await this.#takeCookies(taken)
      await session.accept(given)
      this.#isLeaving = false
      if (after) this.#parts.row.change(after)
    })
  }

  /**
   * Gives the grant away with what goes with it, and forgets it here.
   * @throws AppError `wrong-state` when another sign-in has come; as Session.handOver
   */
  async handOver(opened: Opened): Promise<HandedOver> {
    if (!this.isOpen(opened))
      throw new AppError('wrong-state', 'Another sign-in has begun meanwhile')
    const { row, vault } = this.#parts
    const { access } = row.stored.account
    let jar: string | undefined
    const given = await opened.session.handOver(() => {
      if (row.stored.service.keepsCookies) jar = vault.readSecret(row.id, this.#bound(cookies))
    })
    return { given, access, cookies: jar }
  }

  /** What changes of the account with a sign-in that another brought from its service. */
  changesWith({
    service,
    access,
    cookies: taken,
  }: HandedOver & { service: Service }): AccountChanges {
    const own = this.#parts.row.stored.service
    const there = taken === undefined ? own : { ...own, keepsCookies: true }
    return { books: 'due', access, service: this.isElsewhere(service) ? service : there }
  }

  /** Does what must not come between the end of what was served and another grant; nothing once another is open. */
  use(opened: Opened, work: () => Promise<void>): Promise<void> {
    return this.#changes.run(async () => {
      if (this.isOpen(opened)) await work()
    })
  }

  /** Forgets the grant once what is on its way has landed, or when the account is closed before. */
  async signOut(): Promise<void> {
    this.#isLeaving = true
    await this.#changes.run(() => this.#leave())
  }

  async #leave(): Promise<void> {
    await this.#parts.rest()
    await this.#forgetGrant()
    this.#isLeaving = false
  }

  async #openAnew(changes?: AccountChanges): Promise<Opened> {
    await this.#parts.rest()
    if (changes) this.#parts.row.change(changes)
    return this.#open()
  }

  async #open(): Promise<Opened> {
    const before = this.#opened
    // At once: what is still seen through it says nothing any more.
    this.#opened = undefined
    await before?.session.close()
    this.reach.set({ service: 'unknown' })
    const service = await this.#service()
    await this.#bindKept()
    const exchange = this.#carrying(service)
    const server = new AuthorizationServer(service, exchange)
    const session = this.#session(server)
    const way = {
      exchange,
      pacer: this.#parts.pacer,
      access: this.#parts.row.stored.account.access,
      onReach: (reached: boolean) => {
        this.#reached(reached)
      },
    }
    const client = new ServiceClient({ ...way, baseUrl: service.baseUrl, tokens: session })
    const legacy = this.#legacyClient(service, way, session)
    const opened = { session, server, client, legacy }
    this.#opened = opened
    await session.restore()
    return opened
  }

  /** Here and on disk, also where the service could not be opened; keys of another kind go with it. */
  async #forgetGrant(): Promise<void> {
    const { row, vault } = this.#parts
    const opened = this.#opened
    if (opened) await opened.session.signOut()
    else {
      vault.forget(row.id)
      this.#standing = { signedIn: false }
    }
    if (opened && row.stored.service.legacySignIn === 'oauth1')
      this.#opened = { ...opened, legacy: undefined }
    vault.writeSecret(row.id, this.#bound(cookies), undefined)
  }

  /** Renews ahead of time where there is work, and a grant that nobody used for long, while the service answers. */
  async lookAfterGrant(): Promise<void> {
    const session = this.#opened?.session
    if (!session || !this.#standing.signedIn) return
    this.#parts.onStanding()
    if (!session.isDue() || this.reach.get().service !== 'reachable') return
    try {
      await session.renewEarly()
    } catch (error) {
      this.#parts.report('renew', AppError.from(error))
    }
  }

  /** Keys of interface B count from the next opening on; undefined forgets them. */
  keepLegacyKeys(keys: LegacyKeys | undefined): void {
    const { row, vault } = this.#parts
    vault.writeSecret(row.id, this.#bound(legacyKeys), keys && JSON.stringify(keys))
  }

  hasLegacyKeys(): boolean {
    return this.#parts.vault.readSecret(this.#parts.row.id, this.#bound(legacyKeys)) !== undefined
  }

  /** Whether these addresses are another place, for which nothing that is kept was given. */
  isElsewhere(service: Service): boolean {
    return this.#placeAt(service) !== this.#place()
  }

  /**
   * Ends a sign-out that still waits, at once, and the session when `landed` resolves.
   * @param landed what is on its way: the process may end before
   */
  async close(landed: Promise<unknown>): Promise<void> {
    if (this.#isLeaving)
      await this.#forgetGrant().catch((error: unknown) => {
        this.#parts.report('sign-out', AppError.from(error))
      })
    await landed
    await this.#opened?.session.close()
  }

  #carrying(service: Service): Exchange {
    const { row, vault, exchange } = this.#parts
    if (!service.keepsCookies) return exchange
    const jar = this.#bound(cookies)
    const keeper = {
      read: () => vault.readSecret(row.id, jar),
      write: (text: string) => {
        vault.writeSecret(row.id, jar, text)
      },
    }
    return madeLater(async () =>
      (await import('../api/http/cookies')).withCookies(exchange, keeper),
    )
  }

  /** Before anything is asked with the tokens that are bound to them: a jar is read with the first request. */
  async #takeCookies(taken: string): Promise<void> {
    const { row, vault } = this.#parts
    const jar = this.#bound(cookies)
    const { joinedJars } = await import('../api/http/cookies')
    vault.writeSecret(row.id, jar, joinedJars(vault.readSecret(row.id, jar), taken))
  }

  #session(server: AuthorizationServer): Session {
    const { row, vault, anchor, now, clock, lease, report, onStanding } = this.#parts
    const session: Session = new Session({
      accountId: row.id,
      place: this.#place(),
      vault,
      anchor,
      server,
      now,
      clock,
      lease: () => lease(row.id),
      report: (error) => {
        report('anchor', error)
      },
      onChange: (standing) => {
        // One that was replaced has nothing to say any more.
        if (this.#opened?.session !== session) return
        this.#standing = standing
        onStanding()
      },
    })
    return session
  }

  /** Interface B takes the same token, or is signed to with keys of its own (specification: not shown). */
  #legacyClient(service: Service, way: Way, session: Session): ServiceClient | undefined {
    const baseUrl = service.legacyBaseUrl
    if (service.legacySignIn !== 'oauth1')
      return new ServiceClient({ ...way, baseUrl, tokens: session })
    const keys = this.#legacyKeys()
    return keys && new ServiceClient({ ...way, baseUrl, authorize: signingWith(keys) })
  }

  /** A keyring that is locked keeps interface B away and nothing else; once it is open, the account is opened again. */
  #legacyKeys(): LegacyKeys | undefined {
    const { row, vault, report } = this.#parts
    try {
      const kept = vault.readSecret(row.id, this.#bound(legacyKeys))
      return kept === undefined ? undefined : LegacyKeys.parse(JSON.parse(kept))
    } catch (error) {
      report('legacy-keys', AppError.from(error))
      return undefined
    }
  }

  /** What was kept before there were places belongs to this one. What cannot be bound now is at the next opening. */
  async #bindKept(): Promise<void> {
    const { row, vault, lease, report } = this.#parts
    if (!vault.isUnbound(row.id)) return
    const release = await lease(row.id)
    try {
      vault.bind(row.id, this.#place())
    } catch (error) {
      report('bind', AppError.from(error))
    } finally {
      release()
    }
  }

  #place(): string {
    return this.#placeAt(this.#parts.row.stored.service)
  }

  #placeAt(service: Service): string {
    return placeOf(this.#parts.row.stored.account, service)
  }

  /** The name under which the vault has a secret of this account as it is set up now. */
  #bound(secret: string): string {
    return boundName(secret, this.#place())
  }

  /** The demo service listens at another port after each start; any other service stays where it is. */
  async #service(): Promise<Service> {
    const { row, demoService, onUnavailable } = this.#parts
    if (row.stored.account.kind !== 'demo') return row.stored.service
    try {
      const service = await demoService()
      row.change({ service })
      return service
    } catch (error) {
      this.#standing = { signedIn: false, problem: 'demo-unavailable' }
      onUnavailable()
      throw error
    }
  }

  #reached(reached: boolean): void {
    const before = this.reach.get()
    this.reach.set({
      ...before,
      service: reached ? 'reachable' : 'unreachable',
      ...(reached && { answeredAt: this.#parts.now().toISOString() }),
    })
    const wasLost = before.service === 'unreachable'
    if (reached === wasLost) this.#parts.onReach(reached)
  }
}
