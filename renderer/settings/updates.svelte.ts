/** New versions of the app, as main knows of them. */
import type { AppApi } from '../../shared/ipc'
import type { UpdateStanding } from '../../shared/updates'
import { Mirror } from '../base/mirror.svelte'
import type { Toasts } from '../base/toasts.svelte'

export class Updates {
  readonly #api: AppApi
  readonly #toasts: Toasts
  readonly #standing: Mirror<UpdateStanding>

  constructor({ api, toasts }: { api: AppApi; toasts: Toasts }) {
    this.#api = api
    this.#toasts = toasts
    this.#standing = new Mirror<UpdateStanding>(api.updates.standing, { state: 'unfed' })
  }

  get standing(): UpdateStanding {
    return this.#standing.current
  }

  look = () => this.#toasts.attempt(() => this.#api.updates.look())
  install = () => this.#toasts.attempt(() => this.#api.updates.install())
}
