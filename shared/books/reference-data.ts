/** What the service lets a person choose from: types, VAT, payment methods, directors, open periods, bank accounts. */
import * as z from 'zod'
import { calendarDate, daysBetween, isCalendarDate, type CalendarDate } from '../calendar'

export const ExpenseType = z.object({
  /** The code used on a line, such as `FUEL`. */
  code: z.string(),
  name: z.string(),
  group: z.string(),
  defaultVatType: z.string().optional(),
})
export type ExpenseType = z.infer<typeof ExpenseType>

export const PaymentMethod = z.object({ code: z.string(), name: z.string() })
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** A director, who can have paid personally. */
export const Director = z.object({ id: z.number().int(), name: z.string() })
export type Director = z.infer<typeof Director>

/** Those who were directors on a day, as the service said at an instant. */
export const DirectorsOfDay = z.object({
  day: z.string(),
  directors: z.array(Director),
  asOf: z.string(),
})
export type DirectorsOfDay = z.infer<typeof DirectorsOfDay>

/** An accounting period that takes postings; both dates belong to it. */
export const OpenPeriod = z.object({ startDate: z.string(), endDate: z.string() })
export type OpenPeriod = z.infer<typeof OpenPeriod>

export const BankAccount = z.object({
  id: z.number().int(),
  name: z.string(),
  isDefault: z.boolean(),
})
export type BankAccount = z.infer<typeof BankAccount>

export const ReferenceData = z.object({
  expenseTypes: z.array(ExpenseType),
  vatTypes: z.array(z.string()),
  paymentMethods: z.array(PaymentMethod),
  /** Those of the day of `asOf`. */
  directors: z.array(Director),
  /** Those of other days that were asked about, the newest answer last. */
  directorsByDay: z.array(DirectorsOfDay).optional(),
  openPeriods: z.array(OpenPeriod),
  bankAccounts: z.array(BankAccount),
  /** When the service last answered; absent while it never has. */
  asOf: z.string().optional(),
})
export type ReferenceData = z.infer<typeof ReferenceData>

/** What the service answers at once: all but what was kept of other days. */
export type Lookups = Omit<ReferenceData, 'asOf' | 'directorsByDay'>

export const emptyReferenceData: ReferenceData = {
  expenseTypes: [],
  vatTypes: [],
  paymentMethods: [],
  directors: [],
  openPeriods: [],
  bankAccounts: [],
}

/** The method under which a director paid personally (specification, SupplierPayment). */
export const directorsExpenses = 'DIRECTORS_EXPENSES'

type KnownDirectors = Pick<ReferenceData, 'directors' | 'directorsByDay' | 'asOf'>

/**
 * The directors on a day as far as it is known here: as the service said of that very day (`isOfDay`), otherwise of the
 * nearest day it was asked about.
 */
export function directorsOn(
  choices: KnownDirectors,
  day: CalendarDate,
): { directors: readonly Director[]; isOfDay: boolean } {
  const { directors, directorsByDay = [], asOf } = choices
  if (!isCalendarDate(day)) return { directors, isOfDay: false }
  const usual = { day: asOf === undefined ? day : calendarDate(new Date(asOf)), directors }
  const known = [...directorsByDay, usual].map((each) => ({
    directors: each.directors,
    distance: Math.abs(daysBetween(each.day, day)),
  }))
  const nearest = known.reduce((one, other) => (other.distance < one.distance ? other : one))
  return {
    directors: nearest.directors,
    isOfDay: asOf !== undefined && nearest.distance === 0,
  }
}

/** Everyone who is known to have been a director on any day, each once. */
export function directorsEver({ directors, directorsByDay = [] }: KnownDirectors): Director[] {
  const all = [...directorsByDay.flatMap((each) => each.directors), ...directors]
  return [...new Map(all.map((director) => [director.id, director])).values()]
}

/** Whom nothing speaks against: of a day that nobody has asked about, everyone who ever was a director. */
export function possibleDirectors(choices: KnownDirectors, day: CalendarDate): readonly Director[] {
  const { directors, isOfDay } = directorsOn(choices, day)
  return isOfDay ? directors : directorsEver(choices)
}

/** What is wrong with an id that has to be one of those known; where none are known, only that it is missing. */
export function idProblem<M extends string, U extends string>(
  id: number | undefined,
  known: readonly { id: number }[] | undefined,
  missing: M,
  unknown: U,
): M | U | undefined {
  if (id === undefined) return missing
  return !known || known.some((item) => item.id === id) ? undefined : unknown
}
