/** What the screen of sales invoices says: its tabs, its filters, e-mails that went, and fields nobody knows. */
import { isCalendarDate } from '../../shared/calendar'
import type { InvoiceKind, InvoiceQuestion } from '../../shared/invoices/invoice-list'
import {
  ages,
  type Age,
  type OwedSum,
  type Receivables,
} from '../../shared/sales-invoices/receivables'
import type { Email } from '../../shared/sales-invoices/sales-billing'
import type {
  SalesInvoiceMember,
  SalesInvoiceState,
} from '../../shared/sales-invoices/sales-invoice'
import { signOf } from '../../shared/money'
import { dayWords, listWords, moneyWords } from '../../shared/words/figures'
import { saidTable } from '../../shared/words/said-table'
import { say } from '../../shared/words/words'
import { invoiceKinds } from './book-words'
import { momentWords } from '../lib/times'

export type SalesTab = SalesInvoiceState | 'ALL'

const tabs: readonly SalesTab[] = ['ALL', 'DRAFT', 'DUE', 'OVERDUE', 'SETTLED', 'WRITTEN_OFF']

export const salesTabs: readonly { tab: SalesTab; readonly title: string }[] = tabs.map((tab) => ({
  tab,
  get title() {
    return say(`record.tab.${tab}`)
  },
}))

export interface SalesFilters {
  kind?: InvoiceKind | undefined
  client?: { id: number; name: string } | undefined
  /** In full, as the service wants it. */
  reference: string
  /** `YYYY-MM-DD`, or what was typed when it is no date; both days belong to the range. */
  from: string
  to: string
}

export const noSalesFilters: SalesFilters = { reference: '', from: '', to: '' }

/** What narrows, as main is asked; a day that is none narrows nothing. */
export function askedInvoices({
  kind,
  client,
  reference,
  from,
  to,
}: SalesFilters): Pick<InvoiceQuestion, 'kind' | 'clientId' | 'reference' | 'dueFrom' | 'dueTo'> {
  return {
    ...(kind && { kind }),
    ...(client && { clientId: client.id }),
    ...(reference.trim() !== '' && { reference: reference.trim() }),
    ...(isCalendarDate(from) && { dueFrom: from }),
    ...(isCalendarDate(to) && { dueTo: to }),
  }
}

/** One short text for each filter that narrows. */
export function salesFilterWords(filters: SalesFilters): string[] {
  const { kind, reference, dueFrom: from, dueTo: to } = askedInvoices(filters)
  return [
    kind && invoiceKinds[kind].many,
    filters.client?.name,
    reference && say('record.filtered.reference', { reference }),
    from && to && say('record.filtered.due', { from: dayWords(from), to: dayWords(to) }),
    from && !to && say('record.filtered.dueFrom', { day: dayWords(from) }),
    to && !from && say('record.filtered.dueUntil', { day: dayWords(to) }),
  ].filter((words): words is string => Boolean(words))
}

/** VAT types as interface B codes them, in the words of interface A, and what they charge in percent. */
export const salesVatTypes = [
  { code: 'STANDARD', name: 'Standard', rate: '20' },
  { code: 'REDUCED', name: 'Reduced', rate: '5' },
  { code: 'ZERO', name: 'Zero', rate: '0' },
  { code: 'EXEMPT', name: 'Exempt', rate: '0' },
  { code: 'OUTSIDE_SCOPE', name: 'Outside the Scope', rate: '0' },
] as const

/** A code nobody knows is shown as the service calls it. */
export const salesVatName = (code: string | undefined): string | undefined =>
  salesVatTypes.find((type) => type.code === code)?.name ?? code?.toLowerCase().replaceAll('_', ' ')

/** `"E-mail sent today, 10:42"`, `"Reminder may have gone 3 Nov, 10:42"`. */
export function emailWords({ kind, state, at }: Email, now = new Date()): string {
  const isToday = new Date(at).toDateString() === now.toDateString()
  const moment = momentWords(at, now)
  const when = isToday ? say('record.mail.today', { time: moment }) : moment
  return say(`record.mail.${kind}.${state}`, { when })
}

/** `"Goes to a@b.example and c@d.example."` */
export function recipientWords(recipients: readonly string[]): string {
  if (recipients.length === 0) return say('record.mail.toClient')
  return say('record.mail.to', { recipients: listWords(recipients) })
}

/** `"7 days after it is due, then every 14 days, by the service"`; undefined where there are none. */
export function reminderWords({
  first,
  next,
  isByService = false,
}: {
  first: number | undefined
  next: number | undefined
  isByService?: boolean | undefined
}): string | undefined {
  if (first === undefined && next === undefined) return undefined
  const when =
    first === undefined
      ? say('record.reminders.next', { next: next ?? 0 })
      : next === undefined
        ? say('record.reminders.first', { first })
        : say('record.reminders.both', { first, next })
  return say(isByService ? 'record.reminders.byService' : 'record.reminders.notByService', { when })
}

type Owed = Receivables['invoices'][number]

/** A credit note, or more paid than was due. */
export const isCredit = (outstanding: string | undefined): boolean =>
  outstanding !== undefined && signOf(outstanding) < 0

export const ageWords = saidTable(ages, (age: Age) => say(`record.age.${age}`))

/** `"£100.00"`, `"£100.00 + EUR 50.00"`, `"EUR 50.00"`, `"up to £100.00"`, `"£100.00 + 1 of unknown amount"`. */
export const sumWords = (sum: OwedSum): string => sumParts(sum).join(' + ')

/** The same, each currency for itself, and what is known of none. */
export function sumParts(sum: OwedSum): string[] {
  const { count, untold } = sum
  const [first = '', ...more] = partsOf(sum)
  return [
    ...(untold > 0 && untold === count ? [] : [mostWords(first, sum), ...more]),
    ...(untold > 0 ? [untoldWords(untold)] : []),
  ]
}

/** `"1 of unknown amount"`. */
export const untoldWords = (count: number): string => say('record.owed.untold', { count })

/** What is owed on one invoice: `"£100.00"`, `"up to EUR 50.00"`, `"not said"`. */
export const owedWords = (owed: Pick<Owed, 'outstanding' | 'currency' | 'isExact'>): string =>
  owed.outstanding === undefined
    ? say('record.owedUnsaid')
    : mostWords(moneyWords(owed.outstanding, owed.currency), owed)

const mostWords = (amount: string, { isExact }: Pick<OwedSum, 'isExact'>): string =>
  isExact ? amount : say('common.upTo', { amount })

function partsOf({ amount, others }: OwedSum): string[] {
  const parts = others.map((other) => moneyWords(other.amount, other.currency))
  return others.length > 0 && signOf(amount) === 0 ? parts : [moneyWords(amount), ...parts]
}

/** `"12 days overdue"`, `"due in 3 days"`, `"credit"`. */
export function overdueWords({
  daysOverdue: days,
  outstanding,
}: Pick<Owed, 'daysOverdue' | 'outstanding'>): string {
  if (isCredit(outstanding)) return say('record.overdue.credit')
  if (days === 0) return say('record.overdue.today')
  return days > 0
    ? say('record.overdue.since', { count: days })
    : say('record.overdue.in', { count: -days })
}

/** Why no reminder may go for it; undefined when one may. */
export function whyNoReminder(owed: Owed, today: string): string | undefined {
  if (owed.canRemind) return undefined
  if (isCredit(owed.outstanding)) return say('record.noReminder.credit')
  if (owed.source === 'new') return say('record.noReminder.notSales')
  if (owed.lastEmailed === today) return say('record.noReminder.today')
  return say('record.noReminder.now')
}

export interface MemberRow {
  /** As the service calls it. */
  name: string
  value: string
  depth: number
}

const longest = 400

/** Everything the service returned, line by line; what is inside something is one step further in. */
export function memberRows(members: readonly SalesInvoiceMember[], depth = 0): MemberRow[] {
  return members.flatMap(({ name, text, members: inner }) => [
    { name, value: shortened(text ?? ''), depth },
    ...(inner ? memberRows(inner, depth + 1) : []),
  ])
}

function shortened(text: string): string {
  if (text.length <= longest) return text
  return say('record.shortened', { text: text.slice(0, longest), count: text.length })
}
