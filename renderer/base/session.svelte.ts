/** Which books are open, and how far the sign-in to them has come. */
import { AppError, type ErrorCode } from '../../shared/errors'
import type { AppApi } from '../../shared/ipc'
import type {
  Access,
  Account,
  Service,
  Session as SessionState,
} from '../../shared/accounts/account'
import type { Route } from './route.svelte'
import { Mirror } from './mirror.svelte'
import type { Toasts } from './toasts.svelte'

interface Parts {
  api: AppApi
  route: Route
  toasts: Toasts
  /** Called when other books were opened: after none at all, or after `hadOthers`. */
  onaccount: (hadOthers: boolean) => void
}

export class Session {
  readonly #api: AppApi
  readonly #route: Route
  readonly #toasts: Toasts
  readonly #current: Mirror<SessionState>
  /** The way into some books that was asked for last, until it is answered or other books come to hand. */
  #starting = $state.raw<() => Promise<unknown>>()

  constructor({ api, route, toasts, onaccount }: Parts) {
    this.#api = api
    this.#route = route
    this.#toasts = toasts
    this.#current = new Mirror(api.session.current, { status: 'none', keeping: 'keyring' })
    let isFirst = true
    this.#current.watch((now, before) => {
      if (isFirst && !now.account && now.status !== 'connected') route.go('welcome')
      const isOther = now.account?.id !== before.account?.id
      if (
        route.screen === 'welcome' &&
        hasArrived(now) &&
        (isOther || before.status !== now.status)
      )
        route.go('inbox')
      const isNews =
        (!isOther || now.status === 'connected') &&
        now.problem !== before.problem &&
        now.problem !== 'sign-in-cancelled'
      // The inbox says in a banner why books are shut, the welcome screen in its own words.
      const isSaid =
        route.screen === 'welcome' || (route.screen === 'inbox' && now.status !== 'connected')
      if (!isFirst && now.problem && isNews && !isSaid)
        toasts.fail(new AppError(now.problem, 'The sign-in ended'))
      if (isOther) this.#starting = undefined
      if (!isFirst && isOther) onaccount(before.account !== undefined)
      isFirst = false
    })
  }

  /** All that is known of the account at hand. */
  get current(): SessionState {
    return this.#current.current
  }

  get isKnown(): boolean {
    return this.#current.isKnown
  }

  get status(): SessionState['status'] {
    return this.#current.current.status
  }

  get account(): Account | undefined {
    return this.#current.current.account
  }

  /** Resolves once other books, or none, are at hand here too. */
  until(isWanted: (id: string | undefined) => boolean): Promise<void> {
    return this.#current.until(({ account }) => isWanted(account?.id))
  }

  get isDemo(): boolean {
    return this.account?.kind === 'demo'
  }

  /** Docket may look at these books, not change them. */
  get isReadOnly(): boolean {
    return this.account?.access === 'read-only'
  }

  /** Docket may change these books, but delete nothing in them. */
  get isKeptFromDeleting(): boolean {
    return this.account?.access === 'no-deleting'
  }

  get keeping(): SessionState['keeping'] {
    return this.#current.current.keeping
  }

  get problem(): SessionState['problem'] {
    return this.#current.current.problem
  }

  /** A way into some books has been asked for and not answered yet. */
  get isStarting(): boolean {
    return this.#starting !== undefined
  }

  startDemo = () => this.#start(() => this.#api.session.startDemo())
  connect = (name: string, service: Service, access: Access) =>
    this.#start(() => this.#api.session.connect({ name, service, access }))
  /** Signs in again, with the access given or as before. */
  signIn = (access?: Access) =>
    this.#start(() => this.#api.session.signIn({ ...(access && { access }) }))
  tryOnceMore = () => this.#start(() => this.#api.session.tryOnceMore())
  settleBooks = (answer: 'same' | 'apart') =>
    this.#start(() => this.#api.session.settleBooks(answer))
  reopenPage = () => this.#toasts.attempt(() => this.#api.session.reopenPage())
  cancelSignIn = () => this.#toasts.attempt(() => this.#api.session.cancelSignIn())
  signOut = () => this.#toasts.attempt(() => this.#api.session.signOut())

  /** Hands over the address at which the browser ended; the code of what is wrong with it, if anything. */
  async paste(address: string): Promise<ErrorCode | undefined> {
    try {
      await this.#api.session.paste(address)
      return undefined
    } catch (thrown) {
      return AppError.from(thrown).code
    }
  }

  async #start(run: () => Promise<unknown>): Promise<boolean> {
    if (this.#starting) return false
    this.#starting = run
    try {
      await run()
      if (this.#route.screen === 'welcome' && hasArrived(this.current)) this.#route.go('inbox')
      return true
    } catch (thrown) {
      // The reason why a sign-in ended is shown with the session; it is not said twice.
      const { code } = AppError.from(thrown)
      if (code !== this.problem) this.#toasts.fail(thrown, () => this.#start(run))
      return false
    } finally {
      if (this.#starting === run) this.#starting = undefined
    }
  }
}

/** Signed in, and not because a new sign-in failed and the books before came back to hand. */
function hasArrived({ status, problem }: SessionState): boolean {
  return status === 'connected' && (problem === undefined || problem === 'books-known')
}
