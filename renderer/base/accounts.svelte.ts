/** All the books of this window: which there are, how to change between them, and where each lives. */
import { say } from '../../shared/words/words'
import { AppError, type ErrorCode } from '../../shared/errors'
import type { AppApi } from '../../shared/ipc'
import type {
  Access,
  accountColours,
  AccountStanding,
  Configuration,
  LegacyKeys,
  NamedService,
  Service,
} from '../../shared/accounts/account'
import type { ExportEnd } from '../../shared/books/export'
import type { PresetEnd } from '../../shared/accounts/presets'
import type { RemovalTally } from '../../shared/accounts/removal'
import { Mirror } from './mirror.svelte'
import type { Session } from './session.svelte'
import type { Toasts } from './toasts.svelte'

type Colour = (typeof accountColours)[number]

interface Parts {
  api: AppApi
  session: Session
  toasts: Toasts
  /** Keeps what was typed; while that fails, the books are not left. */
  onleave: () => Promise<boolean>
  /** Whether something typed cannot be kept and would be lost with the books: the person is asked first. */
  holdsTyping: () => boolean
}

export class Accounts {
  readonly #api: AppApi
  readonly #session: Session
  readonly #toasts: Toasts
  readonly #onleave: () => Promise<boolean>
  readonly #holdsTyping: () => boolean
  /** Given while the person is asked. */
  #answered = $state.raw<(mayLeave: boolean) => void>()
  readonly #list: Mirror<readonly AccountStanding[]>
  readonly #configuration: Mirror<Configuration>

  constructor({ api, session, toasts, onleave, holdsTyping }: Parts) {
    this.#api = api
    this.#session = session
    this.#toasts = toasts
    this.#onleave = onleave
    this.#holdsTyping = holdsTyping
    this.#list = new Mirror<readonly AccountStanding[]>(api.accounts.list, [])
    const unknown: Configuration = { service: {}, services: [], from: 'nobody', file: '' }
    this.#configuration = new Mirror(api.accounts.configuration, unknown)
  }

  get list(): readonly AccountStanding[] {
    return this.#list.current
  }

  get configuration(): Configuration {
    return this.#configuration.current
  }

  get areSeveral(): boolean {
    return this.list.length > 1
  }

  get hasDemo(): boolean {
    return this.list.some(({ account }) => account.kind === 'demo')
  }

  /** Receipts of the account at hand that are confirmed and not in the books yet. */
  get waiting(): number {
    return this.list.find(({ account }) => this.isAtHand(account.id))?.waiting ?? 0
  }

  isAtHand(id: string): boolean {
    return id === this.#session.account?.id
  }

  /** Whether the person is being asked if the books may be left although something typed is lost. */
  get isLeaving(): boolean {
    return this.#answered !== undefined
  }

  /** Brings an account to hand, after what was typed is kept; false when that cannot be done, or the person stays. Then this window has it. */
  async show(id: string): Promise<boolean> {
    if (this.isAtHand(id)) return true
    if (!(await this.#onleave()) || !(await this.#mayLeave())) return false
    const name = this.list.find(({ account }) => account.id === id)?.account.name
    const isShown = await this.#toasts.attempt(() => this.#api.accounts.show(id))
    if (isShown) await this.#session.until((atHand) => atHand === id)
    if (isShown && name) this.#toasts.show({ tone: 'plain', title: say('account.nowIn', { name }) })
    return isShown
  }

  /** What the person answers to whether the books may be left, or that the question is none any more. */
  answer(mayLeave: boolean): void {
    const answered = this.#answered
    this.#answered = undefined
    answered?.(mayLeave)
  }

  /** Only the books asked for last are gone to. */
  #mayLeave(): Promise<boolean> {
    this.answer(false)
    if (!this.#holdsTyping()) return Promise.resolve(true)
    return new Promise((resolve) => (this.#answered = resolve))
  }

  /** Brings the account at this place of the list to hand; nothing when there is none. */
  showAt(index: number): void {
    const wanted = this.list[index]
    if (wanted) void this.show(wanted.account.id)
  }

  async signIn(id: string, access?: Access): Promise<void> {
    if (await this.show(id)) await this.#session.signIn(access)
  }

  async signOut(id: string): Promise<void> {
    if (await this.show(id)) await this.#session.signOut()
  }

  async tryOnceMore(id: string): Promise<void> {
    if (await this.show(id)) await this.#session.tryOnceMore()
  }

  rename = (id: string, name: string) =>
    this.#toasts.attempt(() => this.#api.accounts.change({ id, name }))
  recolour = (id: string, colour: Colour) =>
    this.#toasts.attempt(() => this.#api.accounts.change({ id, colour }))

  /** Removes an account; the code of what was in the way, if anything. */
  async remove(id: string, name: string, agreed: RemovalTally): Promise<ErrorCode | undefined> {
    try {
      await this.#api.accounts.remove({ id, name, agreed })
      await this.#session.until((atHand) => atHand !== id)
      return undefined
    } catch (thrown) {
      return AppError.from(thrown).code
    }
  }

  /** What would be lost with an account. @throws AppError */
  removal = (id: string): Promise<RemovalTally> => this.#api.accounts.removal(id)

  /** Saves everything of an account, at hand or not, to a place that the person chooses. @throws AppError */
  saveAll = (id: string): Promise<ExportEnd> => this.#api.exports.saveAll(id)

  /** What is known of services by name: those of the administrator, else those of the books that are here. */
  async services(): Promise<readonly NamedService[]> {
    const { from, services } = this.configuration
    return from === 'administrator' ? services : this.#api.accounts.services()
  }

  /** Adds the services that a file names. @throws AppError */
  addPresets = (file: { fileName: string; text: string }): Promise<PresetEnd> =>
    this.#api.accounts.addPresets(file)
  removePreset = (name: string) => this.#toasts.attempt(() => this.#api.accounts.removePreset(name))

  service = (): Promise<Service | undefined> => this.#api.accounts.service()
  changeService = (service: Service) =>
    this.#toasts.attempt(() => this.#api.accounts.changeService(service))
  configure = (service: Partial<Service>) =>
    this.#toasts.attempt(() => this.#api.accounts.configure(service))
  hasLegacyKeys = (): Promise<boolean> => this.#api.accounts.hasLegacyKeys()

  /** Hands over keys for interface B; without keys, forgets those that are kept. */
  setLegacyKeys(keys?: LegacyKeys): Promise<boolean> {
    // The contract's type gives a call with an optional input no argument at all.
    const set: (keys?: LegacyKeys) => Promise<unknown> = this.#api.accounts.setLegacyKeys
    return this.#toasts.attempt(() => set(keys))
  }

  unlockKeyring = () => this.#toasts.attempt(() => this.#api.accounts.unlockKeyring())
  keepUnprotected = (isWanted: boolean) =>
    this.#toasts.attempt(() => this.#api.accounts.keepUnprotected(isWanted))
}
