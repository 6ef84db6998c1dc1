/** What clients owe, by age and by client, reckoned from the due dates. Pure. */
import * as z from 'zod'
import { daysBetween, type CalendarDate } from '../calendar'
import { addAmounts, compareAmounts, isPositive, signOf } from '../money'

/** Days since the due date: an invoice is overdue from the day after it on. */
export const ages = ['not-due', '1-30', '31-60', '61-90', '90+'] as const
export const Age = z.enum(ages)
export type Age = z.infer<typeof Age>

export const Receivable = z.object({
  /** `new` is an invoice of interface A, `sales` one of interface B, which alone can be e-mailed. */
  source: z.enum(['new', 'sales']),
  id: z.int(),
  number: z.string().optional(),
  clientId: z.int().optional(),
  clientName: z.string(),
  /** Absent where the service does not say; then the day of issue counts. */
  dueDate: z.string().optional(),
  issuedDate: z.string(),
  /** ISO 4217; interface A knows pounds alone. */
  currency: z.string(),
  /** In its currency, as decimal text; below zero for a credit note, or where more was paid than was due. Absent where nobody says it. */
  outstanding: z.string().optional(),
  /** False where the service shows the amounts of its payments nowhere, so that this is the whole invoice. */
  isExact: z.boolean(),
  /** What was paid of a sales invoice already, where its payments tell. */
  paid: z.string().optional(),
  /** Day of the newest e-mail from here, `YYYY-MM-DD`. */
  lastEmailed: z.string().optional(),
})
export type Receivable = z.infer<typeof Receivable>

const AgedReceivable = Receivable.extend({
  age: Age,
  /** Below zero while it is not due; 0 where no date is known. */
  daysOverdue: z.int(),
  /** Whether a reminder may go today. */
  canRemind: z.boolean(),
})

/** What several invoices come to: currencies are never added up. */
export const OwedSum = z.object({
  /** In pounds, of those that are in pounds. */
  amount: z.string(),
  /** Of each other currency among them, by its code. */
  others: z.array(z.object({ currency: z.string(), amount: z.string() })),
  /** Of all of them. */
  count: z.int(),
  /** Of those whose amount nobody says, which are in none of the amounts. */
  untold: z.int(),
  /** False where it is of some the whole invoice: then no more is owed, and maybe less. */
  isExact: z.boolean(),
})
export type OwedSum = z.infer<typeof OwedSum>

const ByAge = z.record(Age, OwedSum)

export const Receivables = z.object({
  today: z.string(),
  total: OwedSum,
  byAge: ByAge,
  /** Those who owe most in pounds first. */
  clients: z.array(
    z.object({
      clientId: z.int().optional(),
      clientName: z.string(),
      total: OwedSum,
      byAge: ByAge,
    }),
  ),
  /** Longest overdue first. */
  invoices: z.array(AgedReceivable),
})
export type Receivables = z.infer<typeof Receivables>

/** Credits are taken off what is owed, and are never overdue. */
export function receivables(invoices: readonly Receivable[], today: CalendarDate): Receivables {
  const owed = invoices
    .filter(({ outstanding }) => outstanding === undefined || signOf(outstanding) !== 0)
    .map((invoice) => aged(invoice, today))
    .toSorted((a, b) => b.daysOverdue - a.daysOverdue || a.id - b.id)
  return {
    today,
    total: sumOf(owed),
    byAge: byAge(owed),
    clients: perClient(owed)
      .flatMap((theirs) => {
        const [first] = theirs
        if (!first) return []
        const { clientId, clientName } = first
        const id = clientId !== undefined && { clientId }
        return [{ ...id, clientName, total: sumOf(theirs), byAge: byAge(theirs) }]
      })
      .toSorted((a, b) => compareAmounts(b.total.amount, a.total.amount)),
    invoices: owed,
  }
}

/** What is due today is not overdue yet. */
export function ageOf(daysOverdue: number): Age {
  if (daysOverdue <= 0) return 'not-due'
  if (daysOverdue <= 30) return '1-30'
  if (daysOverdue <= 60) return '31-60'
  return daysOverdue <= 90 ? '61-90' : '90+'
}

/** All that is past its due date, of whatever age. */
export function overdueOf({ invoices }: Receivables): OwedSum {
  return sumOf(invoices.filter(({ age }) => age !== 'not-due'))
}

type Aged = z.infer<typeof AgedReceivable>

function aged(invoice: Receivable, today: CalendarDate): Aged {
  const from = invoice.dueDate ?? invoice.issuedDate
  const days = from === '' ? 0 : daysBetween(from, today)
  const isOwed = invoice.outstanding === undefined || isPositive(invoice.outstanding)
  const daysOverdue = Number.isNaN(days) || (!isOwed && days > 0) ? 0 : days
  const canRemind = isOwed && invoice.source === 'sales' && invoice.lastEmailed !== today
  return { ...invoice, age: ageOf(daysOverdue), daysOverdue, canRemind }
}

function perClient(owed: readonly Aged[]): Aged[][] {
  const groups = new Map<string, Aged[]>()
  for (const invoice of owed) {
    const key = String(invoice.clientId ?? `? ${invoice.clientName}`)
    groups.set(key, [...(groups.get(key) ?? []), invoice])
  }
  return [...groups.values()]
}

function sumOf(invoices: readonly Receivable[]): OwedSum {
  const told = invoices.filter(({ outstanding }) => outstanding !== undefined)
  const amountIn = (currency: string) =>
    addAmounts(told.flatMap((each) => (each.currency === currency ? (each.outstanding ?? []) : [])))
  const currencies = new Set(told.map(({ currency }) => currency))
  currencies.delete('GBP')
  return {
    amount: amountIn('GBP'),
    others: [...currencies]
      .toSorted()
      .map((currency) => ({ currency, amount: amountIn(currency) })),
    count: invoices.length,
    untold: invoices.length - told.length,
    isExact: invoices.every(({ isExact }) => isExact),
  }
}

function byAge(invoices: readonly Aged[]): Record<Age, OwedSum> {
  const sums = ages.map((age) => [age, sumOf(invoices.filter((each) => each.age === age))] as const)
  return Object.fromEntries(sums) as Record<Age, OwedSum>
}
