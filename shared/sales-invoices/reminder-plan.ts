/** Reminders of a sales invoice that a person has planned: which goes when, what ends them, and what is asked first. Pure. */
import * as z from 'zod'
import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '../calendar'
import { compareAmounts, isPositive } from '../money'
import { paidOn, type SalesInvoice } from './sales-invoice'

export const mostReminders = 5
const [earliestDay, latestDay] = [-60, 365]

/** What is offered in books where nobody has said otherwise. */
export const firstUsualDays: readonly number[] = [-3, 7, 14]

/** Days relative to the due day, below zero before it, in order and each once. */
export const ReminderDays = z.array(z.int()).refine(areReminderDays)

/** Why nothing of a plan is sent any more. */
export const planEnds = ['paid', 'written-off', 'not-owed', 'gone'] as const
/** Why nothing of a plan is sent before a person has agreed again. */
export const planDoubts = ['recipients', 'due-date', 'refused', 'restored'] as const
export type PlanEnd = (typeof planEnds)[number]
export type PlanDoubt = (typeof planDoubts)[number]

export const ReminderPlan = z.object({
  dueDate: z.string().refine(isCalendarDate),
  /** As they were shown when a person agreed. */
  recipients: z.array(z.string()),
  days: ReminderDays,
  /** Local calendar date. */
  agreedOn: z.string(),
  doubt: z.enum(planDoubts).optional(),
  ended: z.object({ why: z.enum(planEnds), on: z.string() }).optional(),
})
export type ReminderPlan = z.infer<typeof ReminderPlan>

/**
 * `unsure`: it was asked for and the answer was lost. `passed`: the next one's day came before this one went, or it lay in the past
 * when it was planned. `dropped`: the plan had ended.
 */
export const PlannedReminder = z.object({
  days: z.int(),
  date: z.string(),
  state: z.enum(['planned', 'sent', 'unsure', 'passed', 'dropped']),
  /** The day on which it went, or may have gone. */
  on: z.string().optional(),
})
export type PlannedReminder = z.infer<typeof PlannedReminder>

/** A plan as a window shows it. */
export const ShownPlan = ReminderPlan.extend({ reminders: z.array(PlannedReminder) })
export type ShownPlan = z.infer<typeof ShownPlan>

/** An e-mail that went, or may have gone. */
export interface GoneEmail {
  day: CalendarDate
  state: 'sent' | 'unknown'
}

/**
 * How each planned reminder stands. An e-mail of any kind counts for the planned day that it falls on or comes after, so that what
 * a person sends by hand is not followed by another of the same day.
 * @param emails those that went or may have gone
 */
export function standing(
  plan: ReminderPlan,
  emails: readonly GoneEmail[],
  today: CalendarDate,
): PlannedReminder[] {
  const dates = plan.days.map((days) => addDays(plan.dueDate, days))
  return plan.days.map((days, at) => {
    const date = dates[at] ?? plan.dueDate
    const next = dates[at + 1]
    const own = emails.filter(({ day }) => day >= date && (next === undefined || day < next))
    const went = own.find(({ state }) => state === 'sent') ?? own[0]
    if (date <= plan.agreedOn) return { days, date, state: 'passed' }
    if (went) return { days, date, state: went.state === 'sent' ? 'sent' : 'unsure', on: went.day }
    const isOvertaken =
      next !== undefined && (next <= today || emails.some(({ day }) => day >= next))
    if (isOvertaken) return { days, date, state: 'passed' }
    return { days, date, state: plan.ended ? 'dropped' : 'planned' }
  })
}

/** Reminders go while clients and the person here are likely to be at work, by the clock of this computer. */
const [openFrom, openUntil] = [8, 18]

/** A moment on the clock of this computer. */
export interface LocalMoment {
  today: CalendarDate
  /** 0 to 23. */
  hour: number
}

/** Whether one has come due, so that its invoice has to be read. At most one has: the others were overtaken. */
export function isReminderDue(
  plan: ReminderPlan,
  emails: readonly GoneEmail[],
  { today, hour }: LocalMoment,
): boolean {
  if (plan.doubt || plan.ended || hour < openFrom || hour >= openUntil) return false
  return standing(plan, emails, today).some(
    ({ state, date }) => state === 'planned' && date <= today,
  )
}

export type ReminderDecision =
  | { kind: 'wait' }
  | { kind: 'send' }
  | { kind: 'end'; why: PlanEnd }
  | { kind: 'ask'; why: PlanDoubt }

export type OwedInvoice = Pick<
  SalesInvoice,
  'state' | 'dueDate' | 'gross' | 'payments' | 'currency'
>

/** What is to be done now, by the invoice as it was read right before. @param recipients to whom the service would send it now */
export function decideReminder(
  plan: ReminderPlan | undefined,
  now: { invoice: OwedInvoice; recipients: readonly string[]; emails: readonly GoneEmail[] },
  moment: LocalMoment,
): ReminderDecision {
  if (!plan || !isReminderDue(plan, now.emails, moment)) return { kind: 'wait' }
  const why = whyNotOwed(now.invoice)
  if (why) return { kind: 'end', why }
  if (now.invoice.dueDate !== plan.dueDate) return { kind: 'ask', why: 'due-date' }
  if (!areSameRecipients(now.recipients, plan.recipients)) return { kind: 'ask', why: 'recipients' }
  return { kind: 'send' }
}

/** Why nobody may be reminded of an invoice; undefined when something is owed on it. */
export function whyNotOwed(invoice: OwedInvoice): PlanEnd | undefined {
  const { state, gross } = invoice
  if (state === 'SETTLED') return 'paid'
  if (state === 'WRITTEN_OFF') return 'written-off'
  if (state !== 'DUE' && state !== 'OVERDUE') return 'not-owed'
  if (gross === undefined) return undefined
  if (!isPositive(gross)) return 'not-owed'
  const paid = paidOn(invoice)
  return paid !== undefined && compareAmounts(paid, gross) >= 0 ? 'paid' : undefined
}

/** In whichever order the books name them. */
export function areSameRecipients(one: readonly string[], other: readonly string[]): boolean {
  const folded = (names: readonly string[]) =>
    JSON.stringify(names.map((name) => name.trim().toLowerCase()).toSorted())
  return folded(one) === folded(other)
}

/** The days as a person types them, such as `-3, 7, 14`; undefined for anything that is not plainly that. */
export function parseReminderDays(text: string): number[] | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  if (!parts.every((part) => /^[+\-−–]?\d{1,3}$/.test(part))) return undefined
  const days = parts.map((part) => Number(part.replace(/^[−–]/, '-').replace('+', '')))
  const sorted = [...new Set(days)].toSorted((a, b) => a - b)
  return areReminderDays(sorted) ? sorted : undefined
}

/** Not too many, in order, and none twice. */
function areReminderDays(days: readonly number[]): boolean {
  const isNear = (day: number) => earliestDay <= day && day <= latestDay
  const areFew = days.length > 0 && days.length <= mostReminders
  return areFew && days.every((day, at) => isNear(day) && day > (days[at - 1] ?? -Infinity))
}

/** `[-3, 7]` → `"-3, 7"`, as it is typed. */
export const typedReminderDays = (days: readonly number[]): string => days.join(', ')

/** Which of the days are still to come after today. */
export const daysToCome = (
  days: readonly number[],
  dueDate: CalendarDate,
  today: CalendarDate,
): number[] => days.filter((day) => addDays(dueDate, day) > today)

/** What a person is offered: what is planned and still to come, else the usual days, else a week from today. */
export function offeredDays(of: {
  planned: readonly number[]
  usual: readonly number[]
  dueDate: CalendarDate
  today: CalendarDate
}): readonly number[] {
  const left = daysToCome(of.planned, of.dueDate, of.today)
  if (left.length > 0) return left
  if (daysToCome(of.usual, of.dueDate, of.today).length > 0) return of.usual
  return [daysBetween(of.dueDate, of.today) + 7]
}
