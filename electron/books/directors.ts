/** Who was a director on a day: asked of the service when somebody needs it, kept with the choices for when it cannot be. */
import { setTimeout } from 'node:timers/promises'
import { calendarDate, isCalendarDate, type CalendarDate } from '../../shared/calendar'
import type { LiveValue } from '../../shared/channel'
import { AppError } from '../../shared/errors'
import { SingleFlight } from '../../shared/one-at-a-time'
import {
  directorsOn,
  type Director,
  type DirectorsOfDay,
  type ReferenceData,
} from '../../shared/books/reference-data'

interface Parts {
  choices: LiveValue<ReferenceData>
  ask: (day: CalendarDate) => Promise<Director[]>
  /** Keeps choices on disk and has them shown; not any more once the books were closed. */
  keep: (choices: ReferenceData) => void
  now: () => Date
}

/** A day is asked about anew once what is known of it is as old as this. */
const freshMs = 24 * 60 * 60_000
/** Nobody waits longer for an answer, which is kept when it comes. */
const patienceMs = 2000
/** So long after a failure what is known does. */
const restMs = 60_000
/** The days kept: those asked about last. */
const mostDays = 100

export class Directors {
  readonly #parts: Parts
  readonly #flights = new SingleFlight<CalendarDate, void>()
  #failedAt = -Infinity

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Those of a day, or without an answer in time those of the nearest day that is known. Never throws. */
  async on(day: CalendarDate): Promise<readonly Director[]> {
    const { choices, ask } = this.#parts
    const isResting = this.#sinceMs(this.#failedAt) < restMs
    if (isCalendarDate(day) && !isResting && !this.#isFresh(day)) {
      const waiting = new AbortController()
      const patience = setTimeout(patienceMs, undefined, { signal: waiting.signal, ref: false })
      await Promise.race([
        this.#flights.run(day, () => this.#learn(day, ask)),
        patience.catch(() => undefined),
      ])
      waiting.abort()
    }
    return directorsOn(choices.get(), day).directors
  }

  #isFresh(day: CalendarDate): boolean {
    const { asOf, directorsByDay = [] } = this.#parts.choices.get()
    if (asOf !== undefined && calendarDate(new Date(asOf)) === day) return true
    const known = directorsByDay.find((each) => each.day === day)
    return known !== undefined && this.#sinceMs(Date.parse(known.asOf)) < freshMs
  }

  /** Of what a clock noted that was ahead nobody knows how old it is. */
  #sinceMs(at: number): number {
    const age = this.#parts.now().getTime() - at
    return age < 0 ? Infinity : age
  }

  async #learn(day: CalendarDate, ask: Parts['ask']): Promise<void> {
    const { choices, keep, now } = this.#parts
    try {
      const directors = await ask(day)
      const known = choices.get()
      const entry = { day, directors, asOf: now().toISOString() }
      // Choices that never came are not there because somebody asked about a day.
      if (known.asOf !== undefined)
        keep({ ...known, directorsByDay: withDay(known.directorsByDay, entry) })
    } catch (error) {
      // Books that are still being opened can be asked in a moment, and a receipt may be confirmed by then.
      if (AppError.from(error).code !== 'demo-unavailable') this.#failedAt = now().getTime()
    }
  }
}

function withDay(known: readonly DirectorsOfDay[] = [], entry: DirectorsOfDay): DirectorsOfDay[] {
  return [...known.filter(({ day }) => day !== entry.day), entry].slice(-mostDays)
}
