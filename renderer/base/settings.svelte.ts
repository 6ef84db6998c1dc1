/** What a person set about the app; the theme is put on the page as soon as it is known. */
import type { AppApi } from '../../shared/ipc'
import {
  defaultSettings,
  type SettingsChange,
  type Settings as SettingsValue,
} from '../../shared/settings'
import { Mirror } from './mirror.svelte'
import type { Toasts } from './toasts.svelte'

export class Settings {
  readonly #api: AppApi
  readonly #toasts: Toasts
  readonly #current: Mirror<SettingsValue>

  constructor({ api, toasts }: { api: AppApi; toasts: Toasts }) {
    this.#api = api
    this.#toasts = toasts
    this.#current = new Mirror(api.settings.current, defaultSettings)
    this.#current.watch(({ theme }) => {
      if (theme === 'system') delete document.documentElement.dataset['theme']
      else document.documentElement.dataset['theme'] = theme
    })
  }

  get current(): SettingsValue {
    return this.#current.current
  }

  /** Calls back once, as soon as main has said what is set. */
  whenKnown(listener: (settings: SettingsValue) => void): void {
    let isDone = this.#current.isKnown
    if (isDone) listener(this.current)
    this.#current.watch((current) => {
      if (!isDone) listener(current)
      isDone = true
    })
  }

  change = (change: SettingsChange) => this.#toasts.attempt(() => this.#api.settings.change(change))
}
