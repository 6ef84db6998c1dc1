/** What the screen of sales invoices says: its tabs, its filters, e-mails that went, and fields nobody knows. */
import { formatDate, isCalendarDate } from '../../shared/calendar'
import type { InvoiceKind, InvoiceQuestion } from '../../shared/invoices/invoice-list'
import type { Age, Receivables } from '../../shared/sales-invoices/receivables'
import type { Email } from '../../shared/sales-invoices/sales-billing'
import type {
  SalesInvoiceMember,
  SalesInvoiceState,
} from '../../shared/sales-invoices/sales-invoice'
import { invoiceKinds } from './book-words'
import { momentWords } from '../lib/times'

export type SalesTab = SalesInvoiceState | 'ALL'

export const salesTabs: readonly { tab: SalesTab; title: string }[] = [
  { tab: 'ALL', title: 'All' },
  { tab: 'DRAFT', title: 'Drafts' },
  { tab: 'DUE', title: 'Due' },
  { tab: 'OVERDUE', title: 'Overdue' },
  { tab: 'SETTLED', title: 'Paid' },
  { tab: 'WRITTEN_OFF', title: 'Written off' },
]

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
    reference && `reference ${reference}`,
    from && to && `due ${formatDate(from)} to ${formatDate(to)}`,
    from && !to && `due from ${formatDate(from)}`,
    to && !from && `due until ${formatDate(to)}`,
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
  const what = kind === 'email' ? 'E-mail' : 'Reminder'
  const isToday = new Date(at).toDateString() === now.toDateString()
  const when = `${isToday ? 'today, ' : ''}${momentWords(at, now)}`
  return state === 'sent' ? `${what} sent ${when}` : `${what} may have gone ${when}`
}

/** `"Goes to a@b.example and c@d.example."` */
export function recipientWords(recipients: readonly string[]): string {
  if (recipients.length === 0) return 'to the address that the service has of the client'
  return `to ${new Intl.ListFormat('en-GB').format(recipients)}`
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
  const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
  const when = [
    first !== undefined && `${days(first)} after it is due`,
    next !== undefined && `${first === undefined ? '' : 'then '}every ${days(next)}`,
  ].filter(Boolean)
  return [...when, isByService ? 'e-mailed by the service' : 'not e-mailed by the service'].join(
    ', ',
  )
}

export const ageWords: Record<Age, string> = {
  'not-due': 'Not due',
  '1-30': '1 to 30 days',
  '31-60': '31 to 60 days',
  '61-90': '61 to 90 days',
  '90+': 'Over 90 days',
}

/** `"12 days overdue"`, `"due in 3 days"`. */
export function overdueWords(days: number): string {
  if (days === 0) return 'due today'
  const count = Math.abs(days)
  const said = count === 1 ? '1 day' : `${count.toLocaleString('en-GB')} days`
  return days > 0 ? `${said} overdue` : `due in ${said}`
}

type Owed = Receivables['invoices'][number]

/** Why no reminder may go for it; undefined when one may. */
export function whyNoReminder(owed: Owed, today: string): string | undefined {
  if (owed.canRemind) return undefined
  if (owed.source === 'new') return 'The service e-mails only sales invoices'
  if (owed.lastEmailed === today) return 'One went today; the next can go tomorrow'
  return 'No reminder can go now'
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
  return `${text.slice(0, longest)}… (${text.length.toLocaleString('en-GB')} characters)`
}
