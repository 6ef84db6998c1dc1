/** One account from its opening to its end: its connection, whose books it is for, and what is done with them. */
import type { PagedList } from '../../shared/accounts/book-pages'
import { pageOf } from './place'
import type { Access, LegacyKeys, Service, SessionStatus } from '../../shared/accounts/account'
import type { Readable } from '../../shared/channel'
import { AppError, type ErrorCode } from '../../shared/errors'
import { SingleFlight } from '../../shared/one-at-a-time'
import type { Books } from '../books/books'
import type { Billing } from '../changes/billing'
import type { Outbox } from '../outbox/outbox'
import type { AccountRows, StoredAccount } from '../store/account-rows'
import type { Journal } from '../store/journal'
import { AccountRow } from './account-row'
import { Connection, type ConnectionShared, type Opened, type Reach } from './connection'
import { SignIn } from './grant/sign-in'
import { keepsOwn, type HandedOver } from './handed-over'
import { Identity, type NewGrant } from './identity'
import type { KnownBooks } from './known-books'
import { Pulse, type Later } from './pulse'
import { stateOf, type AccountState } from './state'
import { Work, type WorkShared } from './work'

/** What every account of the app uses. */
export interface Shared extends ConnectionShared, WorkShared {
  rows: AccountRows
  journal: Journal
  openInBrowser: (address: URL) => Promise<void>
  signInTimeoutMs?: number
  /** See Pulse. */
  later?: Later
}

interface Parts extends Shared {
  stored: StoredAccount
  /** See Identity. */
  giveToTwin: (grant: NewGrant) => Promise<boolean>
  onChange: () => void
}

export class Account {
  /** What is done with the books; most ask for one of the three below. */
  readonly work: Work
  readonly books: Books
  readonly outbox: Outbox
  readonly billing: Billing
  readonly #parts: Parts
  readonly #row: AccountRow
  readonly #connection: Connection
  readonly #identity: Identity
  readonly #pulse: Pulse
  readonly #signIn: SignIn
  readonly #proofs = new SingleFlight<Opened, void>()
  #status: SessionStatus | undefined
  #problem: ErrorCode | undefined
  #attempt = 0
  /** While a person is asked whose books a sign-in is to that another account brought: what was allowed before. */
  #accessBefore: Access | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#row = new AccountRow(parts.rows, parts.stored)
    this.#signIn = new SignIn({
      openInBrowser: parts.openInBrowser,
      ...(parts.signInTimeoutMs !== undefined && { timeoutMs: parts.signInTimeoutMs }),
    })
    this.#connection = this.#makeConnection(parts)
    this.#identity = new Identity({
      row: this.#row,
      receipts: parts.delivery.receipts,
      giveToTwin: parts.giveToTwin,
      report: (error) => {
        parts.report('same-books', error)
      },
    })
    this.work = new Work({
      ...parts,
      row: this.#row,
      connection: this.#connection,
      identity: this.#identity,
    })
    this.books = this.work.books
    this.outbox = this.work.outbox
    this.billing = this.work.billing
    this.#pulse = new Pulse({
      beat: () => void this.tryNow(),
      lookAfterGrant: () => void this.#connection.lookAfterGrant(),
      ...(parts.later && { later: parts.later }),
    })
  }

  get id(): string {
    return this.#row.id
  }

  get stored(): StoredAccount {
    return this.#row.stored
  }

  /** Whether the service answers. */
  get reach(): Readable<Reach> {
    return this.#connection.reach
  }

  /** How far the sign-in has come. */
  state(): AccountState {
    return stateOf({
      standing: this.#connection.standing,
      books: this.stored.books,
      status: this.#status,
      problem: this.#problem,
    })
  }

  /** Whether receipts may be confirmed for these books. @throws AppError `read-only` */
  assertWritable(): void {
    this.#row.assertWritable()
  }

  /** By what these books are known again. */
  known(): KnownBooks {
    return this.#identity.known()
  }

  rename(changes: { name?: string | undefined; colour?: string | undefined }): void {
    this.#row.change(changes)
    this.#parts.onChange()
  }

  /** Opens what was kept and goes on with what waits. @throws AppError `demo-unavailable` */
  async open(): Promise<void> {
    await this.#connection.open()
    await this.#resume()
  }

  /** Takes the person through signing in. How it ended is shown in `state`. */
  async signIn(access: Access = this.stored.account.access): Promise<void> {
    const attempt = (this.#attempt += 1)
    this.#show('signing-in')
    try {
      const { server } = await this.#connection.ensure()
      if (this.#attempt !== attempt) throw overtaken()
      const given = await this.#signIn.run(server, access)
      // What is on its way is finished; nothing more goes before these are known to be the same books.
      await this.#connection.accept({ given }, () => {
        // Signed out, moved elsewhere or begun anew since: this grant is not wanted any more.
        if (this.#attempt !== attempt) throw overtaken()
        this.#accessBefore = undefined
        return { access, books: 'due' }
      })
      this.#parts.journal.record({ event: 'signed-in', accountId: this.id })
      await this.#goOn()
      if (this.#attempt === attempt && this.#status === 'signing-in') this.#show()
    } catch (thrown) {
      const error = AppError.from(thrown)
      this.#parts.report('sign-in', error)
      // One that was begun later speaks for itself.
      if (this.#attempt === attempt) this.#show(undefined, error.code)
    }
  }

  reopenPage = (): Promise<void> => this.#signIn.reopenPage()

  /** The address at which the browser ended. @throws AppError `callback-invalid` */
  paste(text: string): void {
    this.#signIn.paste(text)
  }

  cancelSignIn(): void {
    this.#signIn.cancel()
  }

  /** The person gives the renewal that got no answer one more try. */
  async tryOnceMore(): Promise<void> {
    await this.#connection.need().session.tryOnceMore()
    await this.#goOn()
  }

  /** Forgets the grant; everything unsent stays. */
  async signOut(): Promise<void> {
    this.#abandonSignIn()
    try {
      await this.#connection.signOut()
      this.#parts.journal.record({ event: 'signed-out', accountId: this.id })
    } finally {
      this.#show()
    }
  }

  /**
   * Takes a sign-in that another account brought from its service, since these are its books too, with what it allows.
   * @param from `books` is `differ` where a person has to say so
   */
  async adopt(
    handed: HandedOver,
    { service, books }: { service: Service; books: 'proven' | 'differ' },
  ): Promise<void> {
    const { access } = this.stored.account
    if (books === 'proven' && keepsOwn({ access, state: this.state() }, handed)) return
    const changes = () => this.#connection.changesWith({ ...handed, service })
    await this.#connection.accept(handed, changes, { books })
    this.#accessBefore = books === 'differ' ? (this.#accessBefore ?? access) : undefined
    this.#show()
    await this.#goOn()
  }

  /** Takes the sign-in of an account that turned out to be to other books, which become this account's. */
  async takeOver(from: Account): Promise<void> {
    const opened = from.#connection.need()
    const take = () => from.#handOver(opened)
    const bankMarks = await this.#identity.assertOwn({ client: opened.client, take }, from.id)
    const handed = await take()
    // The app may crash before it has them.
    const changes = () => ({ books: 'due' as const, bankMarks, access: handed.access })
    await this.#connection.accept(handed, changes, { books: 'proven' })
    await this.#goOn()
  }

  /** The person has looked: these are the same books after all. @throws AppError `wrong-state` */
  async trustBooks(): Promise<void> {
    const [attempt, opened] = [this.#attempt, this.#connection.need()]
    await this.#identity.trust({
      client: opened.client,
      isOver: () => this.#attempt !== attempt || !this.#connection.isOpen(opened),
    })
    this.#accessBefore = undefined
    this.#show()
    await this.#goOn()
  }

  /** Moves the account to other addresses. What was given at another place stays sealed until the account is back there. */
  async moveTo(service: Service): Promise<void> {
    const before = this.stored.service
    const isElsewhere = this.#connection.isElsewhere(service)
    if (isElsewhere) this.#abandonSignIn()
    await this.#connection.reopen({
      service,
      ...(before.baseUrl !== service.baseUrl && { books: 'due' as const }),
    })
    if (isElsewhere) this.#show()
    await this.#resume()
  }

  /** Opens the service anew, as when the demo service had to be started again. */
  async reopen(): Promise<void> {
    if (this.#pulse.isStopped) return
    await this.#connection.reopen()
    await this.#resume()
  }

  /** Opens the page of a record in the browser. @throws AppError `wrong-state` where the service has none */
  openPage(list: PagedList, id: number): Promise<void> {
    return this.#parts.openInBrowser(pageOf(this.stored.service, list, id))
  }

  async setLegacyKeys(keys: LegacyKeys | undefined): Promise<void> {
    this.#connection.keepLegacyKeys(keys)
    await this.reopen()
    // A reading that was under way has passed interface B already.
    void this.books
      .refresh()
      .catch(() => undefined)
      .then(() => this.tryNow())
  }

  hasLegacyKeys(): boolean {
    return this.#connection.hasLegacyKeys()
  }

  /** After sleep, a new network or a click: tries the service now. */
  async tryNow(): Promise<void> {
    this.#pulse.pause()
    if (!this.#connection.standing.signedIn) return
    try {
      if (!this.#identity.isProven()) await this.#goOn()
      else {
        await this.books.refresh()
        this.#pulse.again('later')
        await this.work.remind()
        // When nobody waits for anything else: what was changed or deleted far back.
        if (this.books.isFullPassDue()) await this.#passFully()
      }
    } catch (error) {
      if (this.#pulse.isStopped) return
      this.#parts.report('refresh', AppError.from(error))
      this.#pulse.again('soon')
    }
  }

  /** The computer woke up or changed its network: what is known of time and reach is not to be trusted. */
  disturbed(): void {
    this.#connection.opened?.session.disturbed()
  }

  /** Stops asking the service for news; a renewal on its way is waited for. */
  async close(): Promise<void> {
    this.#pulse.stop()
    const landed = this.billing.close()
    this.#signIn.cancel()
    await Promise.all([landed.then(() => this.books.close()), this.#connection.close(landed)])
  }

  #makeConnection(parts: Parts): Connection {
    return new Connection({
      ...parts,
      row: this.#row,
      rest: () => this.work.rest(),
      onStanding: parts.onChange,
      onUnavailable: () => {
        this.#show()
      },
      onReach: (isReachable) => {
        if (isReachable) this.work.wake()
        else this.#pulse.again('soon')
      },
    })
  }

  /** No sign-in that is under way counts any more. */
  #abandonSignIn(): void {
    this.#attempt += 1
    this.#signIn.cancel()
  }

  /**
   * Gives the grant away and signs out, in this order, so that at no moment two accounts could renew with one refresh
   * token. @throws AppError as Connection.handOver
   */
  async #handOver(opened: Opened): Promise<HandedOver> {
    const handed = await this.#connection.handOver(opened)
    await this.signOut()
    this.#row.change({ access: this.#accessBefore })
    return handed
  }

  /** Goes on after an opening, where somebody is signed in. */
  async #resume(): Promise<void> {
    if (this.#connection.standing.signedIn) await this.#goOn()
  }

  /** Lets the outbox and the books use the session, once these are known to be the same books. */
  async #goOn(): Promise<void> {
    if (!this.#identity.isProven()) await this.#prove()
    const { opened } = this.#connection
    // Another sign-in has come meanwhile, or the service is opened anew: that one goes on itself.
    if (!opened || !this.#identity.isProven()) return
    const served = this.#row.isReadOnly ? undefined : this.#serve(opened)
    void this.tryNow()
    await served
  }

  #serve(opened: Opened): Promise<void> {
    return this.#connection.use(opened, async () => {
      if (this.#identity.isProven()) await this.work.serve(opened.client)
    })
  }

  /** Whether these are the same books as before. Whoever asks meanwhile is told the same. */
  async #prove(): Promise<void> {
    const { opened } = this.#connection
    if (opened) await this.#proofs.run(opened, () => this.#proveBooks(opened))
  }

  async #proveBooks(opened: Opened): Promise<void> {
    const end = await this.#identity
      .prove({
        client: opened.client,
        isOver: () => !this.#connection.isOpen(opened) || !this.#connection.standing.signedIn,
        take: () => this.#handOver(opened),
      })
      .catch((error: unknown) => this.#notOurs(error))
    if (end === 'unseen') this.#pulse.again('soon')
    if (end === 'settled') this.#show()
  }

  /** By now it is signed out, and nothing else says why; unless they could not be compared, which is tried again. */
  #notOurs(error: unknown): never {
    this.#show(undefined, AppError.from(error).code)
    if (this.#connection.standing.signedIn) this.#pulse.again('soon')
    throw error
  }

  /** Also what tells these books apart, which a person may have changed in them since. */
  async #passFully(): Promise<void> {
    const opened = this.#connection.need()
    await this.books.refreshFully()
    const isOver = () => !this.#connection.isOpen(opened)
    await this.#identity.refresh({ client: opened.client, isOver })
  }

  /** Shows a status other than what the session itself stands at, or with no argument that again. */
  #show(status?: SessionStatus, problem?: ErrorCode): void {
    this.#status = status
    this.#problem = problem
    this.#parts.onChange()
  }
}

function overtaken(): AppError {
  return new AppError('sign-in-cancelled', 'Something else has begun meanwhile')
}
