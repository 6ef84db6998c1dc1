/** All accounts of this app: opens each, brings one to hand, adds and removes; the window sees the one at hand. */
import { pagesOf } from './place'
import type {
  Access,
  AccountStanding,
  NamedService,
  Service,
  Session,
  TokenKeeping,
} from '../../shared/accounts/account'
import { emptyBooksStatus, type BooksStatus } from '../../shared/books/books'
import { LiveValue, type Readable } from '../../shared/channel'
import { AppError, type ErrorCode } from '../../shared/errors'
import { emptyReferenceData, type ReferenceData } from '../../shared/books/reference-data'
import { elapsed, follow } from './following'
import { quieten, takeAway, tallyOf, type RemovalParts } from './removal'
import { assertSafe } from './safe-address'
import type { BooksVerdict } from './same-books'
import { Account, type Shared } from './account'
import type { RemovalTally } from '../../shared/accounts/removal'
import type { Reach } from './connection'
import type { NewGrant } from './identity'
import type { NewAccount, StoredAccount } from '../store/account-rows'
import { noWork, type AccountWork } from '../store/receipts/receipt-lists'
import { standingOf, workNow } from './work-now'

interface Parts extends Shared, RemovalParts {
  /** How tokens are kept on this computer. */
  keeping: Readable<TokenKeeping>
  /** Opens what the keyring protects; what came of it is in `keeping`. */
  unlock: () => Promise<unknown>
}

export class Accounts {
  /** The account at hand. */
  readonly session: LiveValue<Session>
  readonly list = new LiveValue<AccountStanding[]>([])
  readonly reach = new LiveValue<Reach>({ service: 'unknown' })
  readonly choices = new LiveValue<ReferenceData>(emptyReferenceData)
  /** How fresh each part of the books at hand is, and a number that grows when any record changed. */
  readonly booksStatus = new LiveValue<BooksStatus>(emptyBooksStatus)
  readonly booksRevision = new LiveValue(0)
  /** Whether a receipt of the account at hand is on its way at this moment. */
  readonly active = new LiveValue(false)
  readonly #parts: Parts
  readonly #open = new Map<string, Account>()
  #atHand: Account | undefined
  #unfollow: (() => void)[] = []
  /** Why the newest account that was to be added is not there. */
  #problem: ErrorCode | undefined
  #isHeld = true
  readonly #work: () => ReadonlyMap<string, AccountWork>

  constructor(parts: Parts) {
    this.#parts = parts
    this.session = new LiveValue<Session>({ status: 'none', keeping: parts.keeping.get() })
    this.#work = workNow(parts.delivery.receipts)
    parts.keeping.subscribe(() => {
      this.#show()
    })
    for (const told of [parts.delivery.receipts.summary, parts.billing.revision])
      told.subscribe(() => {
        this.#showList()
      })
  }

  /** The account at hand, if there is one. */
  get atHand(): Account | undefined {
    return this.#atHand
  }

  /** Whether there is an account with this id. */
  has(id: string): boolean {
    return this.#open.has(id)
  }

  /** The services that books are with, each once, under the name of the first of them; the demo service is none. */
  services(): NamedService[] {
    const found = new Map<string, NamedService>()
    for (const { stored } of this.#open.values()) {
      const { account, service } = stored
      const key = JSON.stringify(service)
      if (account.kind === 'service' && !found.has(key))
        found.set(key, { name: account.name, service })
    }
    return [...found.values()]
  }

  /** All that are open, in the order in which they were added. */
  all(): Account[] {
    return [...this.#open.values()]
  }

  /** @throws AppError `no-account` */
  need(): Account {
    if (!this.#atHand) throw new AppError('no-account', 'No account is at hand')
    return this.#atHand
  }

  /** Knows every account of this profile again, without asking the keyring or a service; the last at hand is at hand again. */
  recall(): void {
    const { rows } = this.#parts
    for (const stored of rows.all()) this.#make(stored)
    this.#take(rows.lastShown())
  }

  /** Opens every account that this profile knows; one whose books are another's says so itself. @throws AppError `demo-unavailable` */
  async resume(): Promise<void> {
    this.recall()
    await this.#parts.unlock()
    const all = [...this.#open.values()]
    const first = this.#atHand ?? all[0]
    for (const account of all) if (account !== first) this.#openQuietly(account)
    await first?.open().catch((error: unknown) => {
      if (AppError.from(error).code !== 'books-known') throw error
    })
  }

  /** Brings another account to hand. @throws AppError `not-found` */
  show(id: string): void {
    this.#problem = undefined
    this.#take(this.#find(id).id)
  }

  async startDemo(): Promise<void> {
    const known = [...this.#open.values()].find(({ stored }) => stored.account.kind === 'demo')
    const account =
      known ??
      this.#add({
        kind: 'demo',
        name: 'Marlow Design Ltd',
        access: 'full',
        service: await this.#parts.demoService(),
      })
    this.#take(account.id)
    await account.signIn()
  }

  /**
   * Adds an online service and signs in to it. One that does not come to a sign-in leaves nothing behind, unless
   * receipts were given to it meanwhile.
   * @throws AppError `address-invalid` for anything but https, save on this computer
   */
  async connect(name: string, service: Service, access: Access): Promise<void> {
    assertSafe(service)
    const before = this.#atHand
    const known = this.#neverUsed(service)
    await known?.moveTo(service)
    const account = known ?? this.#add({ kind: 'service', name, service, access })
    account.rename({ name })
    this.#take(account.id)
    await account.signIn(access)
    const { problem } = account.state()
    if (problem === undefined || account.stored.bankMarks !== undefined) return
    // A twin was brought to hand when it took the sign-in; else the account that was there before comes back.
    const isTwin = problem === 'books-known'
    if (before || isTwin) await this.#drop(account, isTwin ? this.#atHand : before)
    // What these books are asked about says more than that another account may have them.
    const isAsked = isTwin && this.#atHand?.state().status === 'held'
    this.#problem = isAsked ? undefined : problem
    this.#show()
  }

  change(id: string, changes: { name?: string | undefined; colour?: string | undefined }): void {
    this.#find(id).rename(changes)
  }

  /** What would be lost with an account. @throws AppError `not-found` */
  removal = (id: string): RemovalTally => tallyOf(this.#parts, this.#find(id))

  /**
   * Takes an account with everything of it off this computer; nothing changes in its books.
   * @param agreed what a person was told would be lost
   * @throws AppError `account-in-use` when that is not what it holds now, or something is on its way; nothing was changed
   */
  async remove(id: string, agreed: RemovalTally): Promise<void> {
    const account = this.#find(id)
    await quieten(this.#parts, { account, agreed, isHeld: () => this.#isHeld })
    this.#parts.removal.note(id)
    // At once, so that nothing that comes in now is for these books.
    this.#open.delete(id)
    this.#take(this.#atHand === account ? this.all()[0]?.id : this.#atHand?.id)
    await account.close()
    await takeAway(this.#parts, id)
    this.#showList()
  }

  /** The person says whether the books just signed in to are those of before, or an account of their own. */
  async settleBooks(answer: 'same' | 'apart'): Promise<void> {
    const account = this.need()
    if (account.state().status !== 'held')
      throw new AppError('wrong-state', 'Nobody asked about these books')
    if (answer === 'same') return account.trustBooks()
    const { service, account: shown } = account.stored
    const name = `${shown.name} (2)`.slice(-100)
    const apart = this.#add({ kind: shown.kind, name, service, access: shown.access })
    try {
      await apart.takeOver(account)
    } catch (error) {
      // A twin was brought to hand when it took the sign-in.
      if (apart.stored.bankMarks === undefined) await this.#drop(apart, this.#atHand)
      throw error
    }
    this.#take(apart.id)
  }

  /** @throws AppError `address-invalid` */
  async moveTo(service: Service): Promise<void> {
    assertSafe(service)
    const account = this.need()
    if (account.stored.account.kind === 'demo')
      throw new AppError('wrong-state', 'The demo company lives on this computer')
    await account.moveTo(service)
    this.#show()
  }

  /** While held, nothing of any account is sent; what is already on its way is finished. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld
    for (const { work } of this.#open.values()) work.hold(isHeld)
  }

  /** Tries every service and sends what waits, without waiting out a back-off. */
  async tryNow(): Promise<void> {
    if (this.#parts.keeping.get() === 'locked') await this.unlock()
    const accounts = [...this.#open.values()]
    await Promise.all(accounts.map((account) => account.tryNow()))
    for (const account of accounts) account.work.wake()
  }

  /** After sleep or on another network. */
  async disturbed(): Promise<void> {
    for (const account of this.#open.values()) account.disturbed()
    await this.tryNow()
  }

  /** Asks the keyring again, as after a person has unlocked it. */
  async unlock(): Promise<void> {
    await this.#parts.unlock()
    await Promise.all(
      [...this.#open.values()]
        .filter((account) => account.state().status === 'signed-out')
        .map((account) => account.open()),
    )
  }

  /** Opens the demo company again, after its service had to be started anew. */
  async reopenDemo(): Promise<void> {
    for (const account of this.#open.values())
      if (account.stored.account.kind === 'demo') await account.reopen()
  }

  /** Lets what is on its way land, for at most `patienceMs`. */
  async close(patienceMs: number): Promise<void> {
    this.hold(true)
    const accounts = [...this.#open.values()]
    const landed = accounts.flatMap((account) => [account.close(), account.outbox.settled()])
    await Promise.race([Promise.all(landed), elapsed(patienceMs)])
  }

  #find(id: string): Account {
    const account = this.#open.get(id)
    if (!account) throw new AppError('not-found', `No account ${id}`)
    return account
  }

  #add(account: NewAccount): Account {
    return this.#make(this.#parts.rows.add(account))
  }

  #make(stored: StoredAccount): Account {
    const account: Account = new Account({
      ...this.#parts,
      stored,
      giveToTwin: (grant) => this.#giveToTwin(account, grant),
      onChange: () => {
        if (this.#atHand === account) this.#show()
        else this.#showList()
      },
    })
    account.work.hold(this.#isHeld)
    this.#open.set(account.id, account)
    return account
  }

  /** One of the same service that nobody ever signed in to: the same attempt, made again. */
  #neverUsed(service: Service): Account | undefined {
    return [...this.#open.values()].find(
      ({ stored }) =>
        stored.account.kind === 'service' &&
        stored.bankMarks === undefined &&
        stored.service.baseUrl === service.baseUrl &&
        stored.service.clientId === service.clientId,
    )
  }

  /**
   * The same books twice would send everything twice: the sign-in goes to the account that has them. Where that is in
   * doubt it goes there too, and a person is asked before anything is sent, unless one has said already what it is.
   */
  async #giveToTwin(account: Account, { recognise, take, except }: NewGrant): Promise<boolean> {
    const others = [...this.#open.values()].filter(
      (other) =>
        other !== account &&
        other.id !== except &&
        other.stored.account.kind === 'service' &&
        other.stored.bankMarks !== undefined &&
        other.stored.service.baseUrl === account.stored.service.baseUrl,
    )
    const verdicts = new Map<Account, BooksVerdict>()
    for (const other of others) verdicts.set(other, await recognise(other.known()))
    const twin = others.find((other) => verdicts.get(other) === 'same')
    const maybe = except ? undefined : others.find((other) => verdicts.get(other) === 'doubtful')
    const taker = twin ?? maybe
    if (!taker) return false
    const books = twin ? 'proven' : 'differ'
    await taker.adopt(await take(), { service: account.stored.service, books })
    this.#take(taker.id)
    return true
  }

  async #drop(account: Account, next: Account | undefined): Promise<void> {
    try {
      this.#parts.rows.assertRemovable(account.id)
    } catch {
      return
    }
    await account.close()
    this.#parts.vault.forget(account.id)
    this.#open.delete(account.id)
    this.#take(next?.id)
    this.#parts.rows.remove(account.id)
    this.#showList()
  }

  #openQuietly(account: Account): void {
    account.open().catch((error: unknown) => {
      this.#parts.report('open', AppError.from(error))
    })
  }

  #take(id: string | undefined): void {
    const account = id === undefined ? undefined : this.#find(id)
    for (const unfollow of this.#unfollow) unfollow()
    this.#atHand = account
    if (account) this.#parts.rows.shown(account.id)
    this.#unfollow = account
      ? [
          follow(account.reach, this.reach),
          follow(account.books.choices, this.choices),
          follow(account.books.status, this.booksStatus),
          account.books.revision.subscribe(() => {
            this.#renewBooks()
          }),
          follow(account.outbox.active, this.active),
        ]
      : []
    if (!account) {
      this.choices.set(emptyReferenceData)
      this.booksStatus.set(emptyBooksStatus)
    }
    this.#renewBooks()
    this.#parts.delivery.receipts.showAccount(id)
    this.#show()
  }

  /** Other books, or the same ones with other records: never the number of before. */
  #renewBooks(): void {
    this.booksRevision.set(this.booksRevision.get() + 1)
  }

  #show(): void {
    const account = this.#atHand
    const problem = this.#problem && { problem: this.#problem }
    this.session.set({
      ...(account
        ? {
            account: account.stored.account,
            pages: pagesOf(account.stored.service),
            ...account.state(),
          }
        : { status: 'none' as const }),
      ...problem,
      keeping: this.#parts.keeping.get(),
    })
    this.#showList()
  }

  #showList(): void {
    const work = this.#work()
    const inDoubt = this.#parts.billing.reminderPlans.accountsInDoubt()
    this.list.set(
      [...this.#open.values()].map((account) =>
        standingOf(account, work.get(account.id) ?? noWork, inDoubt),
      ),
    )
  }
}
