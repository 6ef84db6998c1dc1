/** Rates of exchange in the store: what was used for a day, and what files brought. */
import * as z from 'zod'
import { isCalendarDate } from '../../../shared/calendar'
import type { ExpenseDraft } from '../../../shared/expenses/expense'
import { OfferedRate, RatedDays, type DatedRate } from '../../../shared/expenses/exchange-rate'
import { isOtherCurrency, parseRate } from '../../../shared/expenses/original'
import type { Database } from '../database/database'

/** Days that are listed, the newest first: ten years of months. */
const mostDays = 120

export class ExchangeRates {
  readonly #database: Database
  readonly #now: () => Date

  constructor(parts: { database: Database; now: () => Date }) {
    this.#database = parts.database
    this.#now = parts.now
  }

  /** What is known for a currency on a day: the rate used last, then those of files, the shortest span first. */
  offered(currency: string, day: string): OfferedRate[] {
    const rows = this.#database.all(
      `SELECT currency, rate, first_day AS firstDay, last_day AS lastDay, source FROM exchange_rate
       WHERE currency = ? AND first_day <= ? AND last_day >= ?
       ORDER BY source = 'file', julianday(last_day) - julianday(first_day), noted_at DESC`,
      currency,
      day,
      day,
    )
    return z.array(OfferedRate).parse(rows)
  }

  /** A person confirmed a receipt with this; what is no whole original is passed over. */
  used({ original, postingDate }: Pick<ExpenseDraft, 'original' | 'postingDate'>): void {
    const rate = original && parseRate(original.rate)
    if (!original || rate === undefined) return
    if (!isOtherCurrency(original.currency) || !isCalendarDate(postingDate)) return
    const { currency } = original
    this.#keep({ currency, rate, firstDay: postingDate, lastDay: postingDate }, 'used')
  }

  /** Those of a file take the place of earlier ones for the same days, all or none. */
  keepFile(rates: readonly DatedRate[]): void {
    this.#database.transaction(() => {
      for (const rate of rates) this.#keep(rate, 'file')
    })
  }

  /** For which days files have brought rates, the newest first. */
  days(): RatedDays[] {
    const rows = this.#database.all(
      `SELECT first_day AS firstDay, last_day AS lastDay, count(*) AS currencies FROM exchange_rate
       WHERE source = 'file' GROUP BY first_day, last_day ORDER BY first_day DESC LIMIT ?`,
      mostDays,
    )
    return z.array(RatedDays).parse(rows)
  }

  #keep({ currency, rate, firstDay, lastDay }: DatedRate, source: OfferedRate['source']): void {
    this.#database.run(
      `INSERT OR REPLACE INTO exchange_rate (currency, source, first_day, last_day, rate, noted_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      currency,
      source,
      firstDay,
      lastDay,
      rate,
      this.#now().toISOString(),
    )
  }
}
