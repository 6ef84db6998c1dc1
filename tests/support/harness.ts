/** Builds the real core over a temporary profile and the real demo service over HTTP; only keyring and clock are ours. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AuthorizationServer } from '../../electron/accounts/grant/authorization-server'
import { SignIn } from '../../electron/accounts/grant/sign-in'
import { exchange } from './exchange'
import type { Modules } from '../../electron/contract/modules'
import { openCore, type Core, type Surroundings } from '../../electron/core'
import { calendarDate } from '../../shared/calendar'
import { AppError } from '../../shared/errors'
import type { ExpenseDraft } from '../../shared/expenses/expense'
import type { Receipt, ReceiptState } from '../../shared/receipts/receipt'
import { startDemoService, type DemoOptions, type DemoService } from '../../sandbox/service'
import { appLog } from './app-log'
import { testKeyring } from './keyring'
import { patienceMs } from './patience'
import { answerConsent, type Answer } from './person'
import { plainComputer } from './plain-computer'
import { sha256, temporaryFolder } from './files'
import { withoutWindow } from './without-window'

/** A clock that runs with the real one and can be moved ahead; somebody may also set its wall clock wrong. */
export class Clock {
  #ahead = 0
  #wrongBy = 0
  readonly now = (): Date => new Date(Date.now() + this.#ahead + this.#wrongBy)
  /** Milliseconds that only ever grow, whatever the wall clock says. */
  readonly monotonic = (): number => performance.now() + this.#ahead
  /** Time passes. */
  advance(ms: number): void {
    this.#ahead += ms
  }
  /** The wall clock is set to another time; none has passed. */
  set(wrongByMs: number): void {
    this.#wrongBy = wrongByMs
  }
}

export interface RigOptions {
  service?: DemoOptions
  /** How the person answers the consent page; undefined leaves the page open. */
  answer?: Answer | undefined
  world?: Partial<Surroundings>
}

/** One person's computer and the service it talks to. */
export class Rig {
  readonly profile = temporaryFolder('docket-profile')
  readonly anchorage = temporaryFolder('docket-anchorage')
  readonly inbox = temporaryFolder('docket-inbox')
  readonly clock = new Clock()
  readonly service: DemoService
  readonly #options: RigOptions
  #core: Core | undefined
  answer: Answer | undefined
  /** What went wrong in the browser; kept, since nobody there waits for it. */
  readonly complaints = (error: unknown): void => {
    console.error(error)
  }

  private constructor(service: DemoService, options: RigOptions) {
    this.service = service
    this.#options = options
    this.answer = 'answer' in options ? options.answer : 'allow'
  }

  static async start(options: RigOptions = {}): Promise<Rig> {
    const service = await startDemoService({ consent: 'page', ...options.service })
    const rig = new Rig(service, options)
    await rig.open()
    return rig
  }

  get core(): Core {
    if (!this.#core) throw new Error('The app is not open')
    return this.#core
  }

  /** What the contract is answered from, as in a process without a window. */
  get modules(): Modules {
    return { ...this.core, ...withoutWindow() }
  }

  /** Starts the app on the profile, as after a restart. */
  async open(): Promise<Core> {
    this.#core = await openCore({
      graceMs: 0,
      ...plainComputer,
      profile: this.profile,
      anchorage: this.anchorage,
      administratorsFile: path.join(this.inbox, 'nobody-placed-this.json'),
      keyring: testKeyring,
      exchange,
      openInBrowser: async (address) => {
        if (this.answer) void answerConsent(address, this.answer).catch(this.complaints)
      },
      demoService: () => Promise.resolve(this.service),
      log: appLog,
      now: this.clock.now,
      clock: this.clock.monotonic,
      random: () => 0,
      ...this.#options.world,
    })
    await this.#core.accounts.resume()
    return this.#core
  }

  async close(): Promise<void> {
    await this.#core?.close()
    this.#core = undefined
  }

  async restart(): Promise<void> {
    await this.close()
    await this.open()
  }

  async end(): Promise<void> {
    await this.close()
    await this.service.close()
  }

  /** Connects the demo company and waits until its books are known, so that no reading is under way. */
  async connect(): Promise<void> {
    await this.core.accounts.startDemo()
    await until(() => this.core.accounts.choices.get().asOf !== undefined, 'choices are known')
    await this.#knowsExpenses()
  }

  /** Looks at the service now, and waits until nothing is read of it any more. */
  async looks(): Promise<void> {
    await this.core.accounts.tryNow()
    await this.#knowsExpenses()
  }

  #knowsExpenses(): Promise<void> {
    const { status } = this.core.accounts.need().books
    return until(() => {
      const { asOf, isRefreshing } = status.get().expenses
      return asOf !== undefined && !isRefreshing
    }, 'the expenses of the books are known')
  }

  /** Captures one file and returns the receipt. */
  async capture(file: string): Promise<Receipt> {
    const [outcome] = await this.core.intake.paths([file])
    if (outcome?.result !== 'saved') throw new Error(`Not saved: ${JSON.stringify(outcome)}`)
    return this.core.receipts.read(outcome.id)
  }

  /** Fills in what a person would, and confirms whatever there is to look at. */
  async confirm(id: string, changes: Partial<ExpenseDraft> = {}): Promise<void> {
    this.core.review.edit(id, { ...this.draft(), ...changes })
    const { verdict } = await this.core.review.confirm(id, { accepted: 'all' })
    if (verdict) throw new AppError('draft-incomplete', JSON.stringify(verdict))
  }

  /** A draft that the demo company accepts today. */
  draft(): ExpenseDraft {
    return {
      supplierName: 'Northgate Fuels',
      postingDate: calendarDate(this.clock.now()),
      lines: [{ expenseType: 'FUEL', description: 'Diesel', vatType: 'Standard', gross: '61.27' }],
    }
  }

  state(id: string): ReceiptState {
    return this.core.receipts.read(id).state
  }

  async reaches(id: string, state: ReceiptState, withinMs = patienceMs): Promise<void> {
    await until(
      () => this.state(id) === state,
      () =>
        `receipt is ${state}, not ${this.state(id)}: ${JSON.stringify(this.core.receipts.read(id).trail)}`,
      withinMs,
    )
  }

  /** An access token of a sign-in of its own, for asking the service past the app. */
  async token(): Promise<string> {
    const signIn = new SignIn({
      openInBrowser: async (address) => {
        void answerConsent(address).catch(this.complaints)
      },
    })
    const given = await signIn.run(new AuthorizationServer(this.service, exchange))
    return given.tokens.accessToken
  }

  /** The expenses in the books that hold this very file, as the service itself sees them. */
  inBooks(file: string): ReturnType<DemoService['books']> {
    const hash = sha256(readFileSync(file))
    return this.service
      .books()
      .filter((expense) => expense.attachments.some((attachment) => attachment.sha256 === hash))
  }
}

/** Waits for something to become true, looking often. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  promise: string | (() => string),
  withinMs = patienceMs,
): Promise<void> {
  const end = Date.now() + withinMs
  while (!(await isTrue())) {
    if (Date.now() > end)
      throw new Error(`Never came true: ${typeof promise === 'string' ? promise : promise()}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
