/** Which books are open, and how far the sign-in to them has come. */
import { AppError } from '../../shared/errors'
import type { AppApi } from '../../shared/ipc'
import type { Account, Service, Session as SessionState } from '../../shared/account'
import type { Route } from '../lib/route.svelte'
import { Mirror } from '../lib/mirror.svelte'
import type { Toasts } from './toasts.svelte'

interface Parts {
  api: AppApi
  route: Route
  toasts: Toasts
  /** Called when other books were opened. */
  onaccount: () => void
}

export class Session {
  readonly #api: AppApi
  readonly #route: Route
  readonly #toasts: Toasts
  readonly #current: Mirror<SessionState>
  #isStarting = $state(false)

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
        now.status === 'connected' &&
        (isOther || before.status !== now.status)
      )
        route.go('inbox')
      const isNews = now.problem !== before.problem && now.problem !== 'sign-in-cancelled'
      if (!isFirst && now.problem && isNews && route.screen !== 'welcome')
        toasts.fail(new AppError(now.problem, 'The sign-in ended'))
      if (!isFirst && isOther) onaccount()
      isFirst = false
    })
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

  get isDemo(): boolean {
    return this.account?.kind === 'demo'
  }

  get keeping(): SessionState['keeping'] {
    return this.#current.current.keeping
  }

  get problem(): SessionState['problem'] {
    return this.#current.current.problem
  }

  /** A way into some books has been asked for and not answered yet. */
  get isStarting(): boolean {
    return this.#isStarting
  }

  startDemo = () => this.#start(() => this.#api.session.startDemo())
  connect = (name: string, service: Service) =>
    this.#start(() => this.#api.session.connect({ name, service }))
  signIn = () => this.#start(() => this.#api.session.signIn())
  reopenPage = () => this.#toasts.attempt(() => this.#api.session.reopenPage())
  cancelSignIn = () => this.#toasts.attempt(() => this.#api.session.cancelSignIn())
  signOut = () => this.#toasts.attempt(() => this.#api.session.signOut())
  service = () => this.#api.session.service()

  async #start(run: () => Promise<unknown>): Promise<boolean> {
    if (this.#isStarting) return false
    this.#isStarting = true
    try {
      await run()
      if (this.#route.screen === 'welcome' && this.status === 'connected') this.#route.go('inbox')
      return true
    } catch (thrown) {
      // The reason why a sign-in ended is shown with the session; it is not said twice.
      const { code } = AppError.from(thrown)
      if (code !== this.problem) this.#toasts.fail(thrown, () => this.#start(run))
      return false
    } finally {
      this.#isStarting = false
    }
  }
}
