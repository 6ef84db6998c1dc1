/** A report of how Docket fares: what it would hold, shown before anything is saved. */
import type { AppApi } from '../../shared/ipc'
import type { Report as Shown } from '../../shared/report'
import { Mirror } from '../base/mirror.svelte'
import type { Toasts } from '../base/toasts.svelte'
import { say } from '../../shared/words/words'

export class Report {
  readonly #api: AppApi
  readonly #toasts: Toasts
  readonly #crashed: Mirror<boolean>
  #shown = $state.raw<Shown>()

  constructor({ api, toasts }: { api: AppApi; toasts: Toasts }) {
    this.#api = api
    this.#toasts = toasts
    this.#crashed = new Mirror(api.report.crashedBefore, false)
    this.#crashed.watch((hasCrashed) => {
      if (!hasCrashed) return
      toasts.show({
        tone: 'plain',
        title: say('settings.report.crashed'),
        body: say('settings.report.crashedBody'),
        action: { label: say('settings.report.open'), run: this.open },
      })
    })
  }

  /** What is shown at the moment; undefined while nothing is. */
  get shown(): Shown | undefined {
    return this.#shown
  }

  get crashedBefore(): boolean {
    return this.#crashed.current
  }

  open = () =>
    this.#toasts.attempt(async () => {
      this.#shown = await this.#api.report.make()
    })

  close = () => {
    this.#shown = undefined
  }

  /** Saves what is shown; it stays open for a person who names no place. */
  save = (withDumps: boolean) =>
    this.#toasts.attempt(async () => {
      const { id } = this.#shown ?? {}
      if (id === undefined || !(await this.#api.report.save({ id, withDumps }))) return
      this.close()
      this.#toasts.show({ tone: 'plain', title: say('settings.report.saved') })
    })
}
