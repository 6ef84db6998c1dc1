/** Changes of an invoice that is in the books: payments and files, one at a time, and how each can end. */
import * as z from 'zod'
import { isCalendarDate, type CalendarDate } from '../calendar'
import { changeEnd } from '../books/change-end'
import { DraftPayment } from '../expenses/expense'
import { Invoice } from './invoice'
import { invoiceDifferences, InvoiceProblem } from './invoice-draft'
import { InvoiceEdit } from './invoice-edit'
import { compareAmounts, isPositive, parseAmount } from '../money'
import { RecordedPayment, type NewPayment } from '../books/payment'
import { directorsExpenses, possibleDirectors, type ReferenceData } from '../books/reference-data'

/** One change as it is kept while its outcome is open. */
export const InvoiceChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('record-payment'),
    payment: z.object({
      method: z.string(),
      bankAccountId: z.int().optional(),
      personId: z.int().optional(),
      date: z.string(),
      amount: z.string(),
    }),
  }),
  z.object({ kind: z.literal('remove-payment'), paymentId: z.int() }),
  z.object({ kind: z.literal('attach'), fileName: z.string() }),
  z.object({ kind: z.literal('detach'), attachmentId: z.int(), fileName: z.string() }),
  /** Of a draft: client, lines, date, terms, bank account. */
  z.object({ kind: z.literal('edit'), edit: InvoiceEdit }),
])
export type InvoiceChange = z.infer<typeof InvoiceChange>

/** Entries that stood on the invoice before a change and do not any more. */
const Missing = z.object({
  payments: z.array(RecordedPayment),
  fileNames: z.array(z.string()),
})
export type Missing = z.infer<typeof Missing>

/** What reading again showed, where a person has to look. The text from before is kept. */
export const InvoiceOutcome = z.object({
  /** With `differs`: whether the change itself was made, and what is missing since. */
  isApplied: z.boolean().optional(),
  missing: Missing.optional(),
  /** With `differs`: in what it is not as it was sent, although the service said that it was done. */
  differences: z.array(z.enum(invoiceDifferences)).optional(),
  /** With `ask`: it is there twice, or the invoice is gone. Nothing is sent again. */
  reason: z.enum(['twice', 'gone']).optional(),
})

export type InvoiceOutcome = z.infer<typeof InvoiceOutcome>

/** `not-done` after a doubt, `differs` and `ask` are for a person to look at, who then acknowledges them. */
export const changeStates = ['open', 'done', 'not-done', 'differs', 'ask'] as const

/** A change that is not settled, or that a person has to look at. */
export const PendingChange = z.object({
  id: z.int(),
  invoiceId: z.int(),
  change: InvoiceChange,
  state: z.enum(changeStates),
  begunAt: z.string(),
  /** Of the invoice, as the service calls it. */
  currency: z.string().optional(),
  ...InvoiceOutcome.shape,
})
export type PendingChange = z.infer<typeof PendingChange>

/** An invoice as it is shown. `seen` names what was shown; a change is made only to what still is as it was seen. */
export const InvoiceView = z.object({
  invoice: Invoice,
  seen: z.string(),
  /** False when the service could not be asked, so that this is from the cache. */
  isFresh: z.boolean(),
  /** Changes of it that are open or need a look. */
  pending: z.array(PendingChange),
})
export type InvoiceView = z.infer<typeof InvoiceView>

const paymentProblemCodes = [
  'amount-missing',
  'amount-invalid',
  'amount-not-positive',
  'above-outstanding',
  'date-missing',
  'date-invalid',
  'date-ahead',
  'method-missing',
  'method-unknown',
  'bank-account-missing',
  'bank-account-unknown',
  'director-missing',
  'director-unknown',
] as const

export const PaymentProblem = z.object({
  field: DraftPayment.keyof(),
  code: z.enum(paymentProblemCodes),
})
export type PaymentProblem = z.infer<typeof PaymentProblem>

export const InvoiceChangeEnd = changeEnd({
  now: InvoiceView,
  held: z.array(PaymentProblem),
  outcome: InvoiceOutcome,
})
export type InvoiceChangeEnd = z.infer<typeof InvoiceChangeEnd>

/** How changing a draft ended. */
export const InvoiceEditEnd = changeEnd({
  now: InvoiceView,
  held: z.array(InvoiceProblem),
  outcome: InvoiceOutcome,
})
export type InvoiceEditEnd = z.infer<typeof InvoiceEditEnd>

export type PaymentCheck =
  { payment: NewPayment; problems: [] } | { payment?: undefined; problems: PaymentProblem[] }

interface PaymentSurroundings {
  choices: Pick<
    ReferenceData,
    'paymentMethods' | 'bankAccounts' | 'directors' | 'directorsByDay' | 'asOf'
  >
  /** Plain decimal; not known where the service does not say. */
  outstanding?: string | undefined
  /** The person means to record more than is outstanding. */
  isAboveMeant?: boolean
  today: CalendarDate
  /** The person means a day that has not come yet. */
  isAheadMeant?: boolean
}

/** Checks a payment of an invoice as typed (specification, InvoicePayment). Unlike on an expense nothing is implied. */
export function checkInvoicePayment(
  draft: DraftPayment,
  around: PaymentSurroundings,
): PaymentCheck {
  const problems: PaymentProblem[] = []
  const report = (field: PaymentProblem['field'], code: PaymentProblem['code'] | undefined) => {
    if (code) problems.push({ field, code })
  }
  report('amount', amountProblem(draft.amount, around))
  report('date', dateProblem(draft.date, around))
  reportTarget(draft, around.choices, report)
  return problems.length > 0 ? { problems } : { payment: paymentOf(draft), problems: [] }
}

function amountProblem(
  text: string,
  { outstanding, isAboveMeant = false }: PaymentSurroundings,
): PaymentProblem['code'] | undefined {
  if (!text.trim()) return 'amount-missing'
  const amount = parseAmount(text)
  if (amount === undefined) return 'amount-invalid'
  if (!isPositive(amount)) return 'amount-not-positive'
  const isAbove = outstanding !== undefined && compareAmounts(amount, outstanding) > 0
  return isAbove && !isAboveMeant ? 'above-outstanding' : undefined
}

function dateProblem(
  date: string,
  { today, isAheadMeant = false }: PaymentSurroundings,
): PaymentProblem['code'] | undefined {
  if (!date) return 'date-missing'
  if (!isCalendarDate(date)) return 'date-invalid'
  return date > today && !isAheadMeant ? 'date-ahead' : undefined
}

function reportTarget(
  { method, bankAccountId, personId, date }: DraftPayment,
  choices: PaymentSurroundings['choices'],
  report: (field: PaymentProblem['field'], code: PaymentProblem['code'] | undefined) => void,
): void {
  const { paymentMethods, bankAccounts } = choices
  if (!method) return report('method', 'method-missing')
  if (!paymentMethods.some(({ code }) => code === method)) report('method', 'method-unknown')
  if (method === directorsExpenses) {
    if (personId === undefined) report('personId', 'director-missing')
    else if (!possibleDirectors(choices, date).some(({ id }) => id === personId))
      report('personId', 'director-unknown')
  } else if (bankAccountId === undefined) {
    if (method !== 'CASH') report('bankAccountId', 'bank-account-missing')
  } else if (!bankAccounts.some(({ id }) => id === bankAccountId))
    report('bankAccountId', 'bank-account-unknown')
}

function paymentOf({ method, bankAccountId, personId, date, amount }: DraftPayment): NewPayment {
  return {
    method,
    date,
    amount: parseAmount(amount) ?? '0.00',
    ...(method === directorsExpenses
      ? personId !== undefined && { personId }
      : bankAccountId !== undefined && { bankAccountId }),
  }
}
