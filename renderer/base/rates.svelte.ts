/** Rates of exchange: what is offered for a day, and files of them that a person gives. */
import type { OfferedRate, RatedDays } from '../../shared/expenses/exchange-rate'
import type { AppApi } from '../../shared/ipc'
import { mayHoldRates, ratesIn } from '../lib/rates-file'
import { dayWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'
import type { Toasts } from './toasts.svelte'

export class Rates {
  readonly #api: AppApi
  readonly #toasts: Toasts
  /** Days for which files have brought rates, once they were asked for. */
  days = $state.raw<readonly RatedDays[]>([])

  constructor({ api, toasts }: { api: AppApi; toasts: Toasts }) {
    this.#api = api
    this.#toasts = toasts
  }

  /** Asks main which days are known. */
  async look(): Promise<void> {
    this.days = await this.#api.rates.days().catch(() => [])
  }

  /** What is known for a currency on a day; nothing where that cannot be found out. */
  offered(currency: string, day: string): Promise<OfferedRate[]> {
    return this.#api.rates.offered({ currency, day }).catch(() => [])
  }

  /** Keeps what is plainly a file of rates, and answers whether it was one. */
  async take(file: File): Promise<boolean> {
    const rates = mayHoldRates(file) ? ratesIn(await file.text()) : undefined
    if (!rates) return false
    const isKept = await this.#toasts.attempt(() => this.#api.rates.keep(rates))
    if (isKept) {
      this.#toasts.done(keptWords(rates))
      await this.look()
    }
    return true
  }
}

function keptWords(rates: readonly { firstDay: string; lastDay: string }[]): string {
  const [from = ''] = rates.map(({ firstDay }) => firstDay).toSorted()
  const to =
    rates
      .map(({ lastDay }) => lastDay)
      .toSorted()
      .at(-1) ?? ''
  return say('rates.kept', { count: rates.length, from: dayWords(from), to: dayWords(to) })
}
