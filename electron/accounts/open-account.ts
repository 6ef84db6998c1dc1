/** One account at work: its sign-in, its service, its books and its queue, put together and kept apart from all others. */
import {
  LegacyKeys,
  type Access,
  type AccountStanding,
  type Service,
  type SessionStatus,
} from '../../shared/accounts/account'
import { LiveValue } from '../../shared/channel'
import { AppError, type ErrorCode } from '../../shared/errors'
import type { Anchor } from './grant/anchor'
import type { BooksVerdict } from './same-books'
import type { BankMark } from '../../shared/accounts/bank-mark'
import { placeOf } from './place'
import { AuthorizationServer, type Given } from './grant/authorization-server'
import { Session, type Standing } from './grant/session'
import { SignIn } from './grant/sign-in'
import { boundName, type Vault } from './grant/vault'
import { fetchBankMarks } from '../api/bank-accounts'
import { Client } from '../api/connection'
import { withCookies } from '../api/http/cookies'
import { fetchOldestExpenseIds } from '../api/expense-order'
import { invoiceIn } from '../api/invoice-record'
import { Expenses } from '../api/expenses'
import { expenseIn } from '../changes/expense-edit'
import type { Pacer } from '../api/http/pacing'
import { signingWith } from '../api/sales-invoices/oauth1'
import type { Exchange } from '../api/http/transport'
import { Billing, type BillingShared } from '../changes/billing'
import { bookIndex, ledgersOf } from './billing-ledger'
import { bookSource, type Interfaces } from '../books/service-source'
import { Books } from '../books/books'
import { ownFiles, recognise, type KnownBooks } from './known-books'
import { Copies } from './copies'
import type { DeliveryParts } from '../outbox/delivery'
import { Outbox } from '../outbox/outbox'
import type { AccountRows, StoredAccount } from '../store/account-rows'
import type { CachedBooks } from '../store/cache/cached-books'
import type { Journal } from '../store/journal'

/** What every account of the app uses. */
export interface Shared {
  rows: AccountRows
  vault: Vault
  anchor: Anchor
  /** The right to renew an account's grant, which one process has at a time. */
  lease: (accountId: string) => Promise<() => void>
  shelf: CachedBooks
  journal: Journal
  delivery: DeliveryParts
  billing: BillingShared
  exchange: Exchange
  pacer: Pacer
  openInBrowser: (address: URL) => Promise<void>
  signInTimeoutMs?: number
  /** Has the next look at the service run after so many milliseconds; `setTimeout` by default. */
  later?: Later
  now: () => Date
  /** Milliseconds of a clock that only runs forward. */
  clock: () => number
  random: () => number
  /** Starts the demo service and tells where it listens. */
  demoService: () => Promise<Service>
  /** Told of failures that no one waits for. */
  report: (event: string, error: AppError) => void
}

/** A sign-in of which it is not known yet whose books it reaches. */
export interface NewGrant {
  /** Whether it reaches these. @throws AppError when the service does not answer */
  recognise: (known: KnownBooks) => Promise<BooksVerdict>
  /** Gives it away; the account that had it is signed out then. */
  take: () => Promise<Given>
  /** These are known to be other books: a person said so. */
  except?: OpenAccount
}

export type Later = (run: () => void, ms: number) => NodeJS.Timeout | undefined

interface Parts extends Shared {
  stored: StoredAccount
  /** Hands a new sign-in to the account that already has these books; false when none has, which leaves it untaken. */
  giveToTwin: (grant: NewGrant) => Promise<boolean>
  onChange: () => void
}

/** Whether the service answers, and when it last did. */
export interface Reach {
  service: 'unknown' | 'reachable' | 'unreachable'
  answeredAt?: string
}

export type AccountState = Pick<
  AccountStanding,
  'status' | 'problem' | 'daysLeft' | 'canTryOnceMore'
>

type Way = Omit<ConstructorParameters<typeof Client>[0], 'baseUrl' | 'tokens' | 'authorize'>

type AccountChanges = Parameters<AccountRows['change']>[1]

/** How often an unreachable service is tried again, a reachable one asked for news, and a grant looked after. */
const retryMs = 10_000
const refreshMs = 15 * 60_000
const lookMs = 60_000

const legacyKeys = 'legacy-keys'
const cookies = 'cookies'

interface Opened extends Interfaces {
  session: Session
  server: AuthorizationServer
}

export class OpenAccount {
  readonly reach = new LiveValue<Reach>({ service: 'unknown' })
  readonly books: Books
  readonly outbox: Outbox
  readonly billing: Billing
  readonly #parts: Parts
  readonly #signIn: SignIn
  #stored: StoredAccount
  #open: Opened | undefined
  #standing: Standing
  #status: SessionStatus | undefined
  #problem: ErrorCode | undefined
  #refreshTimer: NodeJS.Timeout | undefined
  readonly #lookTimer: NodeJS.Timeout
  #isClosed = false
  #attempt = 0
  /** Resolves when the last change of the grant or the service is through. */
  #changing: Promise<unknown> = Promise.resolve()
  /** A sign-out waits for what is on its way. */
  #isLeaving = false
  #proving: { opened: Opened; proof: Promise<void> } | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#stored = parts.stored
    // Signed in until the vault says otherwise, so that the window does not flash a sign-in at every start.
    this.#standing = { signedIn: parts.stored.bankMarks !== undefined }
    this.#signIn = new SignIn({
      openInBrowser: parts.openInBrowser,
      ...(parts.signInTimeoutMs !== undefined && { timeoutMs: parts.signInTimeoutMs }),
    })
    this.outbox = new Outbox({ ...parts.delivery, random: parts.random })
    // What is known of the books can be read whether or not the service comes up.
    this.books = new Books({
      accountId: this.id,
      shelf: parts.shelf,
      source: bookSource(() => this.#opened()),
      now: parts.now,
    })
    this.billing = this.#openBilling(parts)
    this.#lookTimer = setInterval(() => void this.#lookAfterGrant(), lookMs)
    this.#lookTimer.unref()
  }

  get id(): string {
    return this.#stored.account.id
  }

  get stored(): StoredAccount {
    return this.#stored
  }

  /** How far the sign-in has come. */
  state(): AccountState {
    const standing = this.#standing
    // Only who is signed in can answer; all others need a sign-in first.
    const isHeld = standing.signedIn && this.#stored.books === 'differ'
    const reason = standing.signedIn ? isHeld && 'books-differ' : standing.problem
    const problem = this.#problem ?? (reason || undefined)
    const settled = isHeld ? 'held' : standing.signedIn ? 'connected' : 'signed-out'
    return {
      status: this.#status ?? settled,
      ...(problem && { problem }),
      ...(standing.signedIn && standing.daysLeft !== undefined && { daysLeft: standing.daysLeft }),
      ...(!standing.signedIn && standing.waitingForRetry && { canTryOnceMore: true }),
    }
  }

  /** Whether receipts may be confirmed for these books. @throws AppError `read-only` */
  assertWritable(): void {
    if (this.#stored.account.access === 'read-only')
      throw new AppError('read-only', 'The account may only look')
  }

  #openBilling(parts: Parts): Billing {
    const { books } = this
    return new Billing({
      ...parts.billing,
      accountId: this.id,
      index: bookIndex(books),
      known: {
        choices: () => books.choices.get(),
        countries: () => books.countries(),
        client: (id) => books.record('clients', id),
        supplier: (name) => books.supplierNamed(name),
        invoice: (id) => {
          const text = books.body('invoices', id)
          return text ? invoiceIn(text) : undefined
        },
        invoices: () => books.every('invoices'),
        salesInvoices: () => books.every('salesInvoices'),
      },
      ledgers: () => {
        // What an id names in other books is somebody else's.
        if (!this.#isProven()) throw new AppError('books-differ', 'These may be other books')
        return ledgersOf(this.#opened())
      },
      assertWritable: () => {
        this.assertWritable()
      },
    })
  }

  /** The expenses of the service. @throws AppError `demo-unavailable`, `books-differ` */
  expenses(): Expenses {
    // What an id names in other books is somebody else's.
    if (!this.#isProven()) throw new AppError('books-differ', 'These may be other books')
    return new Expenses(this.#opened().client)
  }

  /** Takes an expense as the service wrote it into what is known here. @throws AppError `reply-unreadable` */
  learnExpense(text: string): void {
    this.books.learnExpense({ record: expenseIn(text), text })
  }

  /** See Copies.deleteLater. @throws AppError also as `expenses` */
  async deleteCopy(receiptId: string): Promise<boolean> {
    const copies = new Copies({ ...this.#parts.delivery, changes: this.billing.expenses })
    const isDeleted = await copies.deleteLater(this.expenses(), receiptId)
    this.outbox.wake()
    return isDeleted
  }

  /** Opens what was kept and goes on with what waits. @throws AppError `demo-unavailable` */
  async open(): Promise<void> {
    await this.#inTurn(() => this.#openService())
    if (this.#standing.signedIn) await this.#work()
  }

  /** Takes the person through signing in. How it ended is shown in `state`. */
  async signIn(access: Access = this.#stored.account.access): Promise<void> {
    const attempt = (this.#attempt += 1)
    this.#show('signing-in')
    try {
      const { server } = await this.#inTurn(async () => this.#open ?? (await this.#openService()))
      if (this.#attempt !== attempt) throw overtaken()
      const given = await this.#signIn.run(server, access)
      await this.#inTurn(async () => {
        // Signed out, moved elsewhere or begun anew since: this grant is not wanted any more.
        if (this.#attempt !== attempt) throw overtaken()
        // What is on its way is finished; nothing more goes before these are known to be the same books.
        await this.#accept(given, { access, books: 'due' })
      })
      this.#parts.journal.record({ event: 'signed-in', accountId: this.id })
      await this.#work()
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

  /**
   * Takes a sign-in that another account brought from its service, since these are its books too.
   * @param from `books` is `differ` where a person has to say so
   */
  async adopt(
    given: Given,
    { service, books }: { service: Service; books: 'proven' | 'differ' },
  ): Promise<void> {
    await this.#inTurn(async () => {
      const isElsewhere = this.#placeAt(service) !== this.#place()
      await this.#accept(given, { books: 'due', ...(isElsewhere && { service }) })
      this.#store({ books })
    })
    this.#show()
    await this.#work()
  }

  /** Takes the sign-in of an account that turned out to be to other books, which become this account's. */
  async takeOver(from: OpenAccount): Promise<void> {
    const opened = from.#opened()
    const bankMarks = await fetchBankMarks(opened.client)
    const grant = { ...from.#newGrant(opened, bankMarks), except: from }
    if (await this.#parts.giveToTwin(grant)) throw booksKnown()
    const given = await from.#handOver(opened)
    await this.#inTurn(async () => {
      // The app may crash before it has them.
      await this.#accept(given, { books: 'due', bankMarks })
      this.#store({ books: 'proven' })
    })
    await this.#work()
  }

  /**
   * Gives the grant away and signs out, in this order, so that at no moment two accounts could renew with one refresh
   * token. @throws AppError `wrong-state` when another sign-in has come; as Session.handOver
   */
  async #handOver(opened: Opened): Promise<Given> {
    if (this.#open !== opened)
      throw new AppError('wrong-state', 'Another sign-in has begun meanwhile')
    const given = await opened.session.handOver()
    await this.signOut()
    return given
  }

  /** The person has looked: these are the same books after all. */
  async trustBooks(): Promise<void> {
    const [attempt, open] = [this.#attempt, this.#open]
    const bankMarks = await fetchBankMarks(this.#opened().client)
    if (this.#attempt !== attempt || this.#open !== open)
      throw new AppError('wrong-state', 'Another sign-in has begun meanwhile')
    this.#store({ books: 'proven', bankMarks })
    this.#show()
    await this.#work()
  }

  /** The person gives the renewal that got no answer one more try. */
  async tryOnceMore(): Promise<void> {
    await this.#opened().session.tryOnceMore()
    await this.#work()
  }

  /** Forgets the grant; everything unsent stays. */
  async signOut(): Promise<void> {
    this.#leave()
    await this.#inTurn(() => this.#signOut())
  }

  #leave(): void {
    this.#abandonSignIn()
    this.#isLeaving = true
  }

  /** No sign-in that is under way counts any more. */
  #abandonSignIn(): void {
    this.#attempt += 1
    this.#signIn.cancel()
  }

  async #signOut(): Promise<void> {
    try {
      await this.outbox.serve(undefined)
      await this.#forgetGrant()
      this.#isLeaving = false
      this.#parts.journal.record({ event: 'signed-out', accountId: this.id })
    } finally {
      this.#show()
    }
  }

  /** Here and on disk, also where the service could not be opened; keys of another kind go with it. */
  async #forgetGrant(): Promise<void> {
    const opened = this.#open
    if (opened) await opened.session.signOut()
    else {
      this.#parts.vault.forget(this.id)
      this.#standing = { signedIn: false }
    }
    if (opened && this.#stored.service.legacySignIn === 'oauth1')
      this.#open = { ...opened, legacy: undefined }
    this.#parts.vault.writeSecret(this.id, this.#bound(cookies), undefined)
  }

  /** Moves the account to other addresses. What was given at another place stays sealed until the account is back there. */
  async moveTo(service: Service): Promise<void> {
    const before = this.#stored.service
    const isElsewhere = this.#placeAt(service) !== this.#place()
    if (isElsewhere) this.#abandonSignIn()
    await this.#inTurn(async () => {
      await this.#openAnew({
        service,
        ...(before.baseUrl !== service.baseUrl && { books: 'due' as const }),
      })
    })
    if (isElsewhere) this.#show()
    if (this.#standing.signedIn) await this.#work()
  }

  /** Opens the service anew, as when the demo service had to be started again. */
  async reopen(): Promise<void> {
    if (this.#isClosed) return
    await this.#inTurn(() => this.#openAnew())
    if (this.#standing.signedIn) await this.#work()
  }

  rename(changes: { name?: string | undefined; colour?: string | undefined }): void {
    this.#store(changes)
    this.#parts.onChange()
  }

  async setLegacyKeys(keys: LegacyKeys | undefined): Promise<void> {
    const name = this.#bound(legacyKeys)
    this.#parts.vault.writeSecret(this.id, name, keys && JSON.stringify(keys))
    await this.reopen()
    // A reading that was under way has passed interface B already.
    void this.books
      .refresh()
      .catch(() => undefined)
      .then(() => this.tryNow())
  }

  hasLegacyKeys(): boolean {
    return this.#parts.vault.readSecret(this.id, this.#bound(legacyKeys)) !== undefined
  }

  /** Looks for work now: receipts that wait, and changes whose end nobody has seen. */
  wake(): void {
    this.outbox.wake()
    void this.billing.bookChanges.wake()
  }

  /** After sleep, a new network or a click: tries the service now. */
  async tryNow(): Promise<void> {
    clearTimeout(this.#refreshTimer)
    if (!this.#standing.signedIn) return
    try {
      if (!this.#isProven()) await this.#work()
      else {
        await this.books.refresh()
        this.#again(refreshMs)
        // When nobody waits for anything else: what was changed or deleted far back.
        if (this.books.isFullPassDue()) await this.#passFully()
      }
    } catch (error) {
      if (this.#isClosed) return
      this.#parts.report('refresh', AppError.from(error))
      this.#again(retryMs)
    }
  }

  /** Also what tells these books apart, which a person may have changed in them since. */
  async #passFully(): Promise<void> {
    const opened = this.#opened()
    await this.books.refreshFully()
    const bankMarks = await fetchBankMarks(opened.client)
    const isOurs = this.#open === opened && this.#isProven() && bankMarks.length > 0
    if (isOurs && JSON.stringify(bankMarks) !== JSON.stringify(this.#stored.bankMarks))
      this.#store({ bankMarks })
  }

  /** The computer woke up or changed its network: what is known of time and reach is not to be trusted. */
  disturbed(): void {
    this.#open?.session.disturbed()
  }

  /** Stops asking the service for news; a renewal on its way is waited for. */
  async close(): Promise<void> {
    clearTimeout(this.#refreshTimer)
    clearInterval(this.#lookTimer)
    this.#isClosed = true
    const landed = this.billing.close()
    this.#signIn.cancel()
    // The process may end before what is on its way has landed.
    if (this.#isLeaving)
      await this.#forgetGrant().catch((error: unknown) => {
        this.#parts.report('sign-out', AppError.from(error))
      })
    await landed
    await Promise.all([this.books.close(), this.#open?.session.close()])
  }

  /**
   * Changes the grant or the service when no other change of them is under way: each finds what the one before left,
   * and what is said of these books is said of the grant that is kept. Nothing is asked of the service in here.
   */
  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const done = this.#changing.then(change)
    this.#changing = done.catch(() => undefined)
    return done
  }

  /** Works with another grant from now on, through a session of its own. To be called in turn. */
  async #accept(given: Given, changes: AccountChanges): Promise<void> {
    // Stored before the grant is there, so that a crash between the two leaves it unproven.
    const { session } = await this.#openAnew(changes)
    await session.accept(given)
    this.#isLeaving = false
  }

  /** Opens the service once what is on its way has landed. To be called in turn. */
  async #openAnew(changes?: AccountChanges): Promise<Opened> {
    await this.outbox.serve(undefined)
    if (changes) this.#store(changes)
    return this.#openService()
  }

  async #openService(): Promise<Opened> {
    const before = this.#open
    // At once: what is still seen through it says nothing any more.
    this.#open = undefined
    await before?.session.close()
    this.reach.set({ service: 'unknown' })
    const { id } = this
    const { vault, anchor, lease, now, clock, pacer, exchange } = this.#parts
    const service = await this.#service()
    await this.#bindKept()
    const jar = this.#bound(cookies)
    const carried = service.keepsCookies
      ? withCookies(exchange, {
          read: () => vault.readSecret(id, jar),
          write: (text) => {
            vault.writeSecret(id, jar, text)
          },
        })
      : exchange
    const server = new AuthorizationServer(service, carried)
    const session: Session = new Session({
      accountId: id,
      place: this.#place(),
      vault,
      anchor,
      server,
      now,
      clock,
      lease: () => lease(id),
      report: (error) => {
        this.#parts.report('anchor', error)
      },
      onChange: (standing) => {
        // One that was replaced has nothing to say any more.
        if (this.#open?.session !== session) return
        this.#standing = standing
        this.#parts.onChange()
      },
    })
    const way = {
      exchange: carried,
      pacer,
      access: this.#stored.account.access,
      onReach: (reached: boolean) => {
        this.#reached(reached)
      },
    }
    const client = new Client({ ...way, baseUrl: service.baseUrl, tokens: session })
    const legacy = this.#legacyClient(service, way, session)
    const opened = { session, server, client, legacy }
    this.#open = opened
    await session.restore()
    return opened
  }

  /** Interface B takes the same token, or is signed to with keys of its own (specification: not shown). */
  #legacyClient(service: Service, way: Way, session: Session): Client | undefined {
    const baseUrl = service.legacyBaseUrl
    if (service.legacySignIn !== 'oauth1') return new Client({ ...way, baseUrl, tokens: session })
    const keys = this.#legacyKeys()
    return keys && new Client({ ...way, baseUrl, authorize: signingWith(keys) })
  }

  /** A keyring that is locked keeps interface B away and nothing else; once it is open, the account is opened again. */
  #legacyKeys(): LegacyKeys | undefined {
    try {
      const kept = this.#parts.vault.readSecret(this.id, this.#bound(legacyKeys))
      return kept === undefined ? undefined : LegacyKeys.parse(JSON.parse(kept))
    } catch (error) {
      this.#parts.report('legacy-keys', AppError.from(error))
      return undefined
    }
  }

  /** What was kept before there were places belongs to this one. What cannot be bound now is at the next opening. */
  async #bindKept(): Promise<void> {
    const { vault, lease, report } = this.#parts
    if (!vault.isUnbound(this.id)) return
    const release = await lease(this.id)
    try {
      vault.bind(this.id, this.#place())
    } catch (error) {
      report('bind', AppError.from(error))
    } finally {
      release()
    }
  }

  #place(): string {
    return this.#placeAt(this.#stored.service)
  }

  #placeAt(service: Service): string {
    return placeOf(this.#stored.account, service)
  }

  /** The name under which the vault has a secret of this account as it is set up now. */
  #bound(secret: string): string {
    return boundName(secret, this.#place())
  }

  #opened(): Opened {
    if (!this.#open) throw new AppError('demo-unavailable', 'The account is not open')
    return this.#open
  }

  /** The demo service listens at another port after each start; any other service stays where it is. */
  async #service(): Promise<Service> {
    if (this.#stored.account.kind !== 'demo') return this.#stored.service
    try {
      const service = await this.#parts.demoService()
      this.#store({ service })
      return service
    } catch (error) {
      this.#standing = { signedIn: false, problem: 'demo-unavailable' }
      this.#show()
      throw error
    }
  }

  /** Lets the outbox and the books use the session, once these are known to be the same books. */
  async #work(): Promise<void> {
    if (!this.#isProven()) await this.#prove()
    const opened = this.#open
    // Another sign-in has come meanwhile, or the service is opened anew: that one goes on itself.
    if (!opened || !this.#isProven()) return
    const served = this.#isReadOnly() ? undefined : this.#inTurn(() => this.#serve(opened))
    void this.tryNow()
    await served
  }

  #isReadOnly(): boolean {
    return this.#stored.account.access === 'read-only'
  }

  /** To be called in turn, so that it never comes between the end of what was served and another grant. */
  async #serve(opened: Opened): Promise<void> {
    if (this.#open !== opened || !this.#isProven()) return
    const { client } = opened
    this.#resumeBilling()
    await this.outbox.serve({
      accountId: this.id,
      expenses: new Expenses(client),
      choices: () => this.books.choices.get(),
      supplier: (name) => this.billing.suppliers.ensure(name),
      findMarker: (marker) => this.books.findMarker(marker),
      oldestIds: (size) => fetchOldestExpenseIds(client, size),
      pausedMs: () => this.#parts.pacer.pausedMs(new URL(this.#stored.service.baseUrl).host),
    })
  }

  /** What was begun is looked at again, as far as the service answers; what stays open comes round by itself. */
  #resumeBilling(): void {
    this.billing.resume().catch((error: unknown) => {
      this.#parts.report('billing', AppError.from(error))
    })
  }

  /** Books that nobody has ever seen are not known to be anybody's. */
  #isProven(): boolean {
    return this.#stored.books === 'proven' && this.#stored.bankMarks !== undefined
  }

  /**
   * Compares what can be seen of the books with what was known of them. Nothing is sent until they are the same, or a
   * person says so. The service names no owner, so bank accounts and files of ours are what tells books apart.
   */
  #prove(): Promise<void> {
    const opened = this.#open
    if (!opened) return Promise.resolve()
    // Whoever asks meanwhile is told the same.
    if (this.#proving?.opened === opened) return this.#proving.proof
    const proof = this.#proveBooks(opened).finally(() => {
      if (this.#proving?.proof === proof) this.#proving = undefined
    })
    this.#proving = { opened, proof }
    return proof
  }

  async #proveBooks(opened: Opened): Promise<void> {
    if (this.#stored.books === 'differ') {
      this.#show()
      return
    }
    let bankMarks: BankMark[]
    let verdict: BooksVerdict
    try {
      bankMarks = await fetchBankMarks(opened.client)
      verdict = await recognise(opened.client, bankMarks, this.known())
    } catch (error) {
      this.#parts.report('same-books', AppError.from(error))
      this.#again(retryMs)
      return
    }
    // Signed out, or signed in anew: what was seen through a grant says nothing of any other's books.
    const isOver = () => this.#open !== opened || !this.#standing.signedIn
    if (isOver()) {
      this.#again(retryMs)
      return
    }
    const isNew = this.#stored.bankMarks === undefined
    if (isNew) await this.#leaveToTwin(opened, bankMarks)
    if (isOver()) return
    const isSame = isNew || verdict === 'same'
    this.#store(isSame ? { books: 'proven', bankMarks } : { books: 'differ' })
    this.#show()
  }

  /** @throws AppError `books-known` when another account has these books, which has the grant now */
  async #leaveToTwin(opened: Opened, bankMarks: readonly BankMark[]): Promise<void> {
    try {
      if (await this.#parts.giveToTwin(this.#newGrant(opened, bankMarks))) throw booksKnown()
    } catch (error) {
      // By now it is signed out, and nothing else says why; unless they could not be compared, which is tried again.
      this.#show(undefined, AppError.from(error).code)
      if (this.#standing.signedIn) this.#again(retryMs)
      throw error
    }
  }

  #newGrant(opened: Opened, bankMarks: readonly BankMark[]): NewGrant {
    return {
      recognise: (known) => recognise(opened.client, bankMarks, known),
      take: () => this.#handOver(opened),
    }
  }

  /** By what these books are known again. */
  known(): KnownBooks {
    return {
      bankMarks: this.#stored.bankMarks ?? [],
      files: ownFiles(this.#parts.delivery.receipts, this.id),
    }
  }

  /** Renews ahead of time where there is work, and a grant that nobody used for long, while the service answers. */
  async #lookAfterGrant(): Promise<void> {
    const session = this.#open?.session
    if (!session || !this.#standing.signedIn) return
    this.#parts.onChange()
    if (!session.isDue() || this.reach.get().service !== 'reachable') return
    try {
      await session.renewEarly()
    } catch (error) {
      this.#parts.report('renew', AppError.from(error))
    }
  }

  #again(delayMs: number): void {
    clearTimeout(this.#refreshTimer)
    if (this.#isClosed) return
    const { later = setTimeout } = this.#parts
    this.#refreshTimer = later(() => void this.tryNow(), delayMs)
    this.#refreshTimer?.unref()
  }

  #reached(reached: boolean): void {
    const before = this.reach.get()
    this.reach.set({
      ...before,
      service: reached ? 'reachable' : 'unreachable',
      ...(reached && { answeredAt: this.#parts.now().toISOString() }),
    })
    if (before.service === 'unreachable' && reached) this.wake()
    if (!reached && before.service !== 'unreachable') this.#again(retryMs)
  }

  #store(changes: AccountChanges): void {
    this.#stored = this.#parts.rows.change(this.id, changes)
  }

  /** Shows a status other than what the session itself stands at, or with no argument that again. */
  #show(status?: SessionStatus, problem?: ErrorCode): void {
    this.#status = status
    this.#problem = problem
    this.#parts.onChange()
  }
}

function booksKnown(): AppError {
  return new AppError('books-known', 'Another account has these books')
}

function overtaken(): AppError {
  return new AppError('sign-in-cancelled', 'Something else has begun meanwhile')
}
