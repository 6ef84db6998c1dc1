/** Changes of an invoice that is in the books: payments and files, one at a time, and how each can end. */
import * as z from 'zod'
import { isCalendarDate } from '../calendar'
import { errorCodes } from '../errors'
import { DraftPayment } from '../expenses/expense'
import { Invoice } from './invoice'
import { compareAmounts, isPositive, parseAmount } from '../money'
import { RecordedPayment, type NewPayment } from '../books/payment'
import { directorsExpenses, type ReferenceData } from '../books/reference-data'

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
])
export type InvoiceChange = z.infer<typeof InvoiceChange>

/** Entries that stood on the invoice before a change and do not any more. */
export const Missing = z.object({
  payments: z.array(RecordedPayment),
  fileNames: z.array(z.string()),
})
export type Missing = z.infer<typeof Missing>

/** `not-done` after a doubt, `differs` and `ask` are for a person to look at, who then acknowledges them. */
export const changeStates = ['open', 'done', 'not-done', 'differs', 'ask'] as const

/** A change that is not settled, or that a person has to look at. */
export const PendingChange = z.object({
  id: z.int(),
  invoiceId: z.int(),
  change: InvoiceChange,
  state: z.enum(changeStates),
  begunAt: z.string(),
  /** With `differs`: whether the change itself was made, and what is missing since. */
  isApplied: z.boolean().optional(),
  missing: Missing.optional(),
  reason: z.enum(['twice', 'gone']).optional(),
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

const code = z.enum(errorCodes)

/** How a change ended, as far as reading the invoice again shows. */
export const InvoiceChangeEnd = z.discriminatedUnion('kind', [
  /** Nothing was sent. */
  z.object({ kind: z.literal('incomplete'), problems: z.array(PaymentProblem) }),
  /** Nothing was sent: the invoice is not as it was seen. */
  z.object({ kind: z.literal('changed'), view: InvoiceView }),
  /** `isCertain` is false when the reply was lost: then an equal entry of somebody else at the same moment looks the same. */
  z.object({ kind: z.literal('done'), isCertain: z.boolean(), view: InvoiceView }),
  /** `view` is absent where nothing went out or the service refused. */
  z.object({
    kind: z.literal('not-done'),
    code,
    said: z.array(z.string()),
    view: InvoiceView.optional(),
  }),
  /** Something that stood there is missing since. The text from before is kept. */
  z.object({
    kind: z.literal('differs'),
    changeId: z.int(),
    isApplied: z.boolean(),
    missing: Missing,
    view: InvoiceView,
  }),
  /** It is there twice, or the invoice is gone. Nothing is sent again. */
  z.object({
    kind: z.literal('ask'),
    changeId: z.int(),
    reason: z.enum(['twice', 'gone']),
    view: InvoiceView.optional(),
  }),
  /** The invoice is read again by itself; until then nothing else is sent for it. */
  z.object({ kind: z.literal('unknown'), changeId: z.int() }),
])
export type InvoiceChangeEnd = z.infer<typeof InvoiceChangeEnd>

export type PaymentCheck =
  { payment: NewPayment; problems: [] } | { payment?: undefined; problems: PaymentProblem[] }

interface PaymentSurroundings {
  choices: Pick<ReferenceData, 'paymentMethods' | 'bankAccounts' | 'directors'>
  /** Plain decimal; not known where the service does not say. */
  outstanding?: string | undefined
  /** The person means to record more than is outstanding. */
  isAboveMeant?: boolean
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
  if (!draft.date) report('date', 'date-missing')
  else if (!isCalendarDate(draft.date)) report('date', 'date-invalid')
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

function reportTarget(
  { method, bankAccountId, personId }: DraftPayment,
  { paymentMethods, bankAccounts, directors }: PaymentSurroundings['choices'],
  report: (field: PaymentProblem['field'], code: PaymentProblem['code'] | undefined) => void,
): void {
  if (!method) return report('method', 'method-missing')
  if (!paymentMethods.some(({ code }) => code === method)) report('method', 'method-unknown')
  if (method === directorsExpenses) {
    if (personId === undefined) report('personId', 'director-missing')
    else if (!directors.some(({ id }) => id === personId)) report('personId', 'director-unknown')
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
