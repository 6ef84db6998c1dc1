/** The account at hand: its session, its service and what works over it; the one place where these are put together. */
import type { Account, Service, Session as SessionView } from '../shared/account'
import { LiveValue } from '../shared/channel'
import { AppError, type ErrorCode } from '../shared/errors'
import { AuthorizationServer } from './account/authorization-server'
import { Session, type Standing } from './account/session'
import type { SignIn } from './account/sign-in'
import type { Vault } from './account/vault'
import { Client } from './api/client'
import { Expenses } from './api/expenses'
import { fetchReferenceData } from './api/reference-data'
import { Suppliers } from './api/suppliers'
import type { Exchange } from './api/transport'
import type { Books } from './books/books'
import type { Lane } from './outbox/lane'
import type { Accounts, StoredAccount } from './store/accounts'

/** What the connection needs of the outbox, and of whoever shows an account's receipts. */
interface Followers {
  serve: (lane: Lane | undefined) => Promise<void>
  showAccount: (accountId: string | undefined) => void
}

interface Parts extends Followers {
  accounts: Accounts
  vault: Vault
  books: Books
  signIn: SignIn
  exchange: Exchange
  now: () => Date
  /** Starts the demo service and tells where it listens. */
  demoService: () => Promise<Service>
  /** Told of failures that no one waits for. */
  report: (event: string, error: AppError) => void
}

/** How often an unreachable service is tried again, and a reachable one asked for news. */
const retryMs = 10_000
const refreshMs = 15 * 60_000

interface Opened {
  session: Session
  server: AuthorizationServer
  client: Client
}

export class Connection {
  readonly session = new LiveValue<SessionView>({ status: 'none', keeping: 'memory' })
  readonly reach = new LiveValue<{
    service: 'unknown' | 'reachable' | 'unreachable'
    answeredAt?: string
  }>({ service: 'unknown' })
  readonly #parts: Parts
  #stored: StoredAccount | undefined
  #open: Opened | undefined
  #standing: Standing = { signedIn: false }
  #timer: NodeJS.Timeout | undefined
  #isClosed = false
  #attempt = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Opens the account that was at hand when the app was last used. */
  async resume(): Promise<void> {
    const stored = this.#parts.accounts.current()
    this.#parts.showAccount(stored?.account.id)
    // Signed in until the vault says otherwise, so that the window does not flash a sign-in at every start.
    if (stored)
      this.session.set({ status: 'connected', account: stored.account, keeping: 'keyring' })
    const keeping = await this.#parts.vault.keeping()
    this.session.set({ ...this.session.get(), keeping })
    if (stored) await this.#openAccount(stored)
  }

  /** The service of the account at hand. */
  service(): Service | undefined {
    return this.#stored?.service
  }

  async startDemo(): Promise<void> {
    const service = await this.#parts.demoService()
    const known = this.#parts.accounts.demo()
    const stored = known ?? this.#parts.accounts.add('demo', 'Marlow Design Ltd', service)
    await this.#openAccount(stored)
    await this.signIn()
  }

  /** @throws AppError `address-invalid` for anything but https, save on this computer */
  async connect(name: string, service: Service): Promise<void> {
    for (const address of [service.baseUrl, service.authUrl, service.legacyBaseUrl])
      if (!isSafeAddress(address)) throw new AppError('address-invalid', 'Not https')
    const known = this.#stored
    const isSame = known && JSON.stringify(known.service) === JSON.stringify(service)
    await this.#openAccount(isSame ? known : this.#parts.accounts.add('service', name, service))
    await this.signIn()
  }

  /** Takes the person through signing in to the account at hand. How it ended is shown in `session`. */
  async signIn(): Promise<void> {
    if (!this.#stored) throw new AppError('no-account', 'No account to sign in to')
    if (!this.#open) await this.#openAccount(this.#stored)
    const open = this.#opened()
    const attempt = (this.#attempt += 1)
    this.#show('signing-in')
    try {
      const given = await this.#parts.signIn.run(open.server)
      await open.session.accept(given)
      await this.#work()
    } catch (thrown) {
      const error = AppError.from(thrown)
      this.#parts.report('sign-in', error)
      // One that was begun later speaks for itself.
      if (this.#attempt === attempt) this.#showStanding(error.code)
    }
  }

  async signOut(): Promise<void> {
    await this.#parts.serve(undefined)
    this.#open?.session.signOut()
    this.#showStanding()
  }

  /** Opens the account at hand again, as when the demo service had to be started anew. */
  async reopen(): Promise<void> {
    if (this.#stored && !this.#isClosed) await this.#openAccount(this.#stored)
  }

  /** After sleep, a new network or a click: tries the service now. */
  async tryNow(): Promise<void> {
    clearTimeout(this.#timer)
    if (!this.#standing.signedIn) return
    try {
      await this.#parts.books.refresh()
      this.#again(refreshMs)
    } catch (error) {
      this.#parts.report('refresh', AppError.from(error))
      this.#again(retryMs)
    }
  }

  /** Stops asking the service for news. */
  close(): void {
    clearTimeout(this.#timer)
    this.#isClosed = true
  }

  async #openAccount(stored: StoredAccount): Promise<void> {
    // The account that was at hand finishes what is on its way; from now on nothing of it is sent.
    await this.#parts.serve(undefined)
    const { account } = stored
    this.#stored = stored
    this.#open = undefined
    this.reach.set({ service: 'unknown' })
    this.#parts.showAccount(account.id)
    // What is known of the books can be read whether or not the service comes up.
    this.#parts.books.show({
      accountId: account.id,
      referenceData: (today) => fetchReferenceData(this.#opened().client, today),
      suppliers: () => new Suppliers(this.#opened().client).all(),
    })
    const service = await this.#serviceOf(stored)
    this.#stored = { account, service }
    const server = new AuthorizationServer(service, this.#parts.exchange)
    const session = new Session({
      accountId: account.id,
      vault: this.#parts.vault,
      server,
      now: this.#parts.now,
      onChange: (standing) => {
        this.#standing = standing
        this.#showStanding()
      },
    })
    const client = new Client({
      baseUrl: service.baseUrl,
      tokens: session,
      exchange: this.#parts.exchange,
      onReach: (reached) => {
        this.#reached(reached)
      },
    })
    this.#open = { session, server, client }
    await session.restore()
    if (this.#standing.signedIn) await this.#work()
  }

  #opened(): Opened {
    if (!this.#open) throw new AppError('demo-unavailable', 'The account is not open')
    return this.#open
  }

  /** The demo service listens at another port after each start; any other service stays where it is. */
  async #serviceOf({ account, service }: StoredAccount): Promise<Service> {
    if (account.kind !== 'demo') return service
    try {
      const running = await this.#parts.demoService()
      this.#parts.accounts.moveService(account.id, running)
      return running
    } catch (error) {
      this.#standing = { signedIn: false, problem: 'demo-unavailable' }
      this.#showStanding()
      throw error
    }
  }

  /** Lets the outbox and the books use the session. */
  async #work(): Promise<void> {
    const [open, stored] = [this.#open, this.#stored]
    if (!open || !stored) return
    const accountId = stored.account.id
    const { books } = this.#parts
    void this.tryNow()
    await this.#parts.serve({
      accountId,
      expenses: new Expenses(open.client),
      suppliers: new Suppliers(open.client),
      choices: () => books.choices.get(),
      knownSupplier: (name) => books.supplierNamed(name),
      onSupplier: (supplier) => {
        books.learnSupplier(accountId, supplier)
      },
    })
  }

  #again(delayMs: number): void {
    clearTimeout(this.#timer)
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void this.tryNow(), delayMs)
    this.#timer.unref()
  }

  #reached(reached: boolean): void {
    const before = this.reach.get()
    this.reach.set({
      ...before,
      service: reached ? 'reachable' : 'unreachable',
      ...(reached && { answeredAt: this.#parts.now().toISOString() }),
    })
    if (!reached && before.service !== 'unreachable') this.#again(retryMs)
  }

  #showStanding(problem?: ErrorCode): void {
    const why = problem ?? (this.#standing.signedIn ? undefined : this.#standing.problem)
    this.#show(this.#standing.signedIn ? 'connected' : 'signed-out', why)
  }

  #show(status: SessionView['status'], problem?: ErrorCode): void {
    const account: Account | undefined = this.#stored?.account
    const { keeping } = this.session.get()
    this.session.set({
      status,
      keeping,
      ...(account && { account }),
      ...(problem && { problem }),
    })
  }
}

/** https everywhere; plain http only to this very computer (specification, Authentication 6; demo service). */
export function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname))
  )
}
