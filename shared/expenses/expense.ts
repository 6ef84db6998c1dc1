/** An expense as a person drafts it, what is still wrong with it, and its totals. */
import * as z from 'zod'
import { formatDate, isCalendarDate, type CalendarDate } from '../calendar'
import {
  addAmounts,
  compareAmounts,
  formatPounds,
  parseAmount,
  signOf,
  subtractAmounts,
  vatWithin,
  withSign,
  type Amount,
} from '../money'
import { withNumber } from '../receipts/document-number'
import { describedWith, isOtherCurrency, Original, originalWords, parseRate } from './original'
import {
  directorsExpenses,
  idProblem,
  possibleDirectors,
  type OpenPeriod,
  type ReferenceData,
} from '../books/reference-data'

const short = z.string().max(500)

/** One line as typed; every field may still be empty. */
export const DraftLine = z.object({
  expenseType: short,
  description: short,
  vatType: short,
  /** Gross amount as typed, such as `£61.27`. */
  gross: short,
})
export type DraftLine = z.infer<typeof DraftLine>

/** A payment as typed. An empty date or amount means that of the expense itself. */
export const DraftPayment = z.object({
  method: short,
  bankAccountId: z.number().int().optional(),
  personId: z.number().int().optional(),
  date: short,
  amount: short,
})
export type DraftPayment = z.infer<typeof DraftPayment>

/** The purchase that a credit note reverses, as it was when a person chose it. */
export const Purchase = z.object({
  /** Its expense in the books, or its receipt where it is not there yet. */
  expenseId: z.number().int().optional(),
  receiptId: z.uuid().optional(),
  /** `YYYY-MM-DD` */
  postingDate: short,
  /** Plain decimal, above zero. */
  gross: short,
})
export type Purchase = z.infer<typeof Purchase>

/** An expense as typed so far, kept with every keystroke. */
export const ExpenseDraft = z.object({
  /** Set when the supplier was chosen from the books; a name alone means a new supplier. */
  supplierId: z.number().int().optional(),
  supplierName: short,
  /** `YYYY-MM-DD`, or empty. */
  postingDate: short,
  /** The supplier's own number of the document, as typed or read. */
  documentNumber: short.optional(),
  /** Whether it goes into the description, as a person wanted it on confirming. */
  isNumbered: z.boolean().optional(),
  /** Day by which it is to be paid, `YYYY-MM-DD` or empty; counts only as long as nothing is paid. */
  dueDate: short.optional(),
  lines: z.array(DraftLine).min(1).max(100),
  /** How it was paid. Where no amount is typed, it is what the further payments leave of the total. */
  payment: DraftPayment.optional(),
  /** Payments beside the first, as of a bill paid in parts; each with its own amount. They count only beside a first. */
  furtherPayments: z.array(DraftPayment).max(20).optional(),
  /** What the paper says in another currency; absent for pounds. The lines are in pounds all the same. */
  original: Original.optional(),
  /** For a credit note: what it gives back. */
  reverses: Purchase.optional(),
})
export type ExpenseDraft = z.infer<typeof ExpenseDraft>

export const emptyLine: DraftLine = { expenseType: '', description: '', vatType: '', gross: '' }
export const emptyDraft: ExpenseDraft = { supplierName: '', postingDate: '', lines: [emptyLine] }

/** A draft in which nothing is missing: what an expense is made of. Amounts are plain decimals, all below zero for a credit note. */
export interface CompleteExpense {
  supplier: { id: number } | { name: string }
  postingDate: CalendarDate
  lines: { expenseType: string; description: string; vatType: string; gross: Amount }[]
  /** None for a bill that is still to be paid. */
  payments: CompletePayment[]
}

export interface CompletePayment {
  method: string
  bankAccountId?: number
  personId?: number
  date: CalendarDate
  amount: Amount
}

const problemCodes = [
  'supplier-missing',
  'date-missing',
  'date-invalid',
  'date-ahead',
  'period-closed',
  'due-date-invalid',
  'type-missing',
  'type-unknown',
  'vat-missing',
  'vat-unknown',
  'amount-missing',
  'amount-invalid',
  'amount-not-positive',
  'signs-differ',
  'currency-missing',
  'currency-invalid',
  'rate-missing',
  'rate-invalid',
  'method-missing',
  'method-unknown',
  'bank-account-missing',
  'bank-account-unknown',
  'director-missing',
  'director-unknown',
  'payment-date-invalid',
  'payment-above-total',
  'payment-above-left',
  'choices-unknown',
] as const

/** One thing to mend before the expense can go, and the field it belongs to (`lines.0.gross`, `payment.method`). */
export const DraftProblem = z.object({
  field: z.string(),
  code: z.enum(problemCodes),
  /** For a closed period: the nearest later day that is open. */
  suggestion: z.string().optional(),
})
export type DraftProblem = z.infer<typeof DraftProblem>

export type DraftCheck =
  { complete: CompleteExpense; problems: [] } | { complete?: undefined; problems: DraftProblem[] }

/**
 * Checks a draft against what the service is known to accept: open period, known types and VAT types, a bank account or a
 * director where the payment method needs one (specification, Expense and business rules). Amounts are all above zero, or
 * for a credit note all below. An amount in another currency is whole, with its rate.
 */
export function checkDraft(draft: ExpenseDraft, choices: ReferenceData): DraftCheck {
  const problems: DraftProblem[] = []
  const report = (field: string, code: DraftProblem['code'] | undefined, suggestion?: string) => {
    if (code) problems.push({ field, code, ...(suggestion && { suggestion }) })
  }
  const most = totals(draft).gross
  if (choices.expenseTypes.length === 0) report('lines.0.expenseType', 'choices-unknown')
  if (!draft.supplierName.trim()) report('supplierName', 'supplier-missing')
  reportDate(draft.postingDate, choices.openPeriods, report)
  draft.lines.forEach((line, index) => {
    const types = choices.expenseTypes.map((type) => type.code)
    if (types.length > 0)
      report(`lines.${index}.expenseType`, choiceProblem(line.expenseType, types, 'type'))
    if (types.length > 0)
      report(`lines.${index}.vatType`, choiceProblem(line.vatType, choices.vatTypes, 'vat'))
    report(`lines.${index}.gross`, amountProblem(line.gross, most))
  })
  if (draft.original) reportOriginal(draft.original, report)
  const dueDate = dueDateOf(draft)
  if (dueDate && !isCalendarDate(dueDate)) report('dueDate', 'due-date-invalid')
  problems.push(...splitProblems(draft, most, choices))
  return problems.length > 0 ? { problems } : { complete: complete(draft), problems: [] }
}

type Report = (field: string, code: DraftProblem['code'] | undefined, suggestion?: string) => void

function reportDate(date: string, open: readonly OpenPeriod[], report: Report): void {
  if (!date) return report('postingDate', 'date-missing')
  if (!isCalendarDate(date)) return report('postingDate', 'date-invalid')
  if (!isOpen(date, open)) report('postingDate', 'period-closed', nextOpenDay(date, open))
}

/** Whether a date falls in an open period; with no period known, nothing is refused. */
export function isOpen(date: CalendarDate, open: readonly OpenPeriod[]): boolean {
  return (
    open.length === 0 || open.some(({ startDate, endDate }) => startDate <= date && date <= endDate)
  )
}

/** The first open day after a closed one, if there is one. */
export function nextOpenDay(
  date: CalendarDate,
  open: readonly OpenPeriod[],
): CalendarDate | undefined {
  const starts = open.map((period) => period.startDate).filter((start) => start > date)
  return starts.toSorted()[0]
}

function choiceProblem(
  chosen: string,
  known: readonly string[],
  kind: 'type' | 'vat',
): DraftProblem['code'] | undefined {
  if (!chosen) return `${kind}-missing`
  return known.includes(chosen) ? undefined : `${kind}-unknown`
}

/** @param whole the sum it is a part of, whose sign it has to have */
function amountProblem(text: string, whole: Amount): DraftProblem['code'] | undefined {
  if (!text.trim()) return 'amount-missing'
  const amount = parseAmount(text)
  if (amount === undefined) return 'amount-invalid'
  if (signOf(amount) === 0) return 'amount-not-positive'
  return signOf(amount) === (isCredit(whole) ? -1 : 1) ? undefined : 'signs-differ'
}

/** Whether an amount is one that comes back. */
export function isCredit(gross: Amount): boolean {
  return signOf(gross) < 0
}

function reportOriginal({ currency, amount, rate }: Original, report: Report): void {
  if (!currency) report('original.currency', 'currency-missing')
  else if (!isOtherCurrency(currency)) report('original.currency', 'currency-invalid')
  const known = parseAmount(amount)
  report('original.amount', amountProblem(amount, known ?? '0'))
  if (!rate.trim()) report('original.rate', 'rate-missing')
  else if (parseRate(rate) === undefined) report('original.rate', 'rate-invalid')
}

/** All payments of a draft, the first one first. */
export function paymentsOf({
  payment,
  furtherPayments = [],
}: Pick<ExpenseDraft, 'payment' | 'furtherPayments'>): DraftPayment[] {
  return payment ? [payment, ...furtherPayments] : []
}

/** The name of a payment within a draft, by its place in `paymentsOf`. */
export function paymentField(index: number): string {
  return index === 0 ? 'payment' : `furtherPayments.${index - 1}`
}

/** What a total comes to without the payments but one; what is no amount yet counts as nothing. */
export function leftToPay(
  payments: readonly Pick<DraftPayment, 'amount'>[],
  index: number,
  total: Amount,
): Amount {
  const others = payments.flatMap(({ amount }, at) =>
    at === index ? [] : (parseAmount(amount) ?? []),
  )
  return subtractAmounts(total, addAmounts(others))
}

/** Of all payments of a draft together: none may leave another nothing, and only the first is what is left. */
function splitProblems(draft: ExpenseDraft, total: Amount, choices: ReferenceData): DraftProblem[] {
  const payments = paymentsOf(draft)
  return payments.flatMap((payment, index) => {
    const [field, most] = [paymentField(index), leftToPay(payments, index, total)]
    const isLeft = signOf(most) === signOf(total)
    const problems = paymentProblems(isLeft ? payment : { ...payment, amount: '' }, {
      field,
      most,
      choices,
      day: draft.postingDate,
    })
    const isMissing = index > 0 && !payment.amount.trim()
    const code = isMissing ? 'amount-missing' : isLeft ? undefined : 'payment-above-total'
    return code ? [...problems, { field: `${field}.amount`, code }] : problems
  })
}

/**
 * What is wrong with a payment; `field` is its own name within the draft, `most` what is left to be paid by it, below zero
 * for what comes back of a credit note. A director is one of the expense's `day`.
 */
export function paymentProblems(
  payment: DraftPayment,
  {
    field,
    most,
    choices,
    day,
  }: { field: string; most: Amount; choices: ReferenceData; day: CalendarDate },
): DraftProblem[] {
  const problems: DraftProblem[] = []
  const report = (name: keyof DraftPayment, code: DraftProblem['code'] | undefined) => {
    if (code) problems.push({ field: `${field}.${name}`, code })
  }
  const methods = choices.paymentMethods.map((method) => method.code)
  const directors = possibleDirectors(choices, day)
  if (!payment.method) report('method', 'method-missing')
  else if (!methods.includes(payment.method)) report('method', 'method-unknown')
  if (payment.method === directorsExpenses)
    report(
      'personId',
      idProblem(payment.personId, directors, 'director-missing', 'director-unknown'),
    )
  else if (payment.method !== 'CASH' || payment.bankAccountId !== undefined)
    report(
      'bankAccountId',
      idProblem(
        payment.bankAccountId,
        choices.bankAccounts,
        'bank-account-missing',
        'bank-account-unknown',
      ),
    )
  if (payment.date && !isCalendarDate(payment.date)) report('date', 'payment-date-invalid')
  if (payment.amount.trim()) report('amount', paidProblem(payment.amount, most))
  return problems
}

function paidProblem(text: string, most: Amount): DraftProblem['code'] | undefined {
  const paid = parseAmount(text)
  const isSame = paid !== undefined && signOf(paid) === (isCredit(most) ? -1 : 1)
  return isSame && compareAmounts(withSign(paid, 1), withSign(most, 1)) > 0
    ? 'payment-above-total'
    : amountProblem(text, most)
}

/** Only for a draft without problems: trims texts, makes amounts plain decimals, fills what "same as above" means. */
function complete(draft: ExpenseDraft): CompleteExpense {
  const payments = paymentsOf(draft)
  const amount = (text: string) => parseAmount(text) ?? '0.00'
  return {
    supplier:
      draft.supplierId === undefined
        ? { name: draft.supplierName.trim() }
        : { id: draft.supplierId },
    postingDate: draft.postingDate,
    lines: draft.lines.map((line, index) => ({
      expenseType: line.expenseType,
      // Of the whole paper, so once.
      description: index === 0 ? describedAs(draft) : line.description.trim(),
      vatType: line.vatType,
      gross: amount(line.gross),
    })),
    payments: payments.map((payment, index) => ({
      method: payment.method,
      ...(payment.method === directorsExpenses
        ? payment.personId !== undefined && { personId: payment.personId }
        : payment.bankAccountId !== undefined && { bankAccountId: payment.bankAccountId }),
      date: payment.date || draft.postingDate,
      amount: payment.amount.trim()
        ? amount(payment.amount)
        : leftToPay(payments, index, totals(draft).gross),
    })),
  }
}

/** The day by which what is not paid is to be paid; undefined for none, and for what is paid. */
export function dueDateOf(draft: Pick<ExpenseDraft, 'dueDate' | 'payment'>): string | undefined {
  return draft.payment ? undefined : draft.dueDate?.trim() || undefined
}

/** The description of the first line, with what else the books are to say of the paper. The number goes in whole or not. */
function describedAs(draft: ExpenseDraft): string {
  const { lines, original, reverses, documentNumber = '', isNumbered } = draft
  const dueDate = dueDateOf(draft)
  const notes = [
    original && originalWords(original),
    isCredit(totals(draft).gross) && reverses && purchaseWords(reverses),
    dueDate && `due ${formatDate(dueDate)}`,
  ].filter((note) => typeof note === 'string')
  const own = lines[0]?.description.trim() ?? ''
  const numbered = isNumbered ? withNumber(own, documentNumber) : own
  const described = describedWith(numbered, ...notes)
  return described.startsWith(numbered) ? described : describedWith(own, ...notes)
}

/** `refund of £28.15 on 12 Nov 2026, #7` */
function purchaseWords({ expenseId, postingDate, gross }: Purchase): string {
  const id = expenseId === undefined ? '' : `, #${expenseId}`
  return `refund of ${formatPounds(gross)} on ${formatDate(postingDate)}${id}`
}

export interface Totals {
  gross: Amount
  /** Absent when a line's VAT type has no known rate. */
  vat?: Amount
  net?: Amount
}

/** Sums what can be read of the lines so far; VAT and net only when every counted line's rate is known. */
export function totals(draft: Pick<ExpenseDraft, 'lines'>): Totals {
  const counted = draft.lines.flatMap((line) => {
    const gross = parseAmount(line.gross)
    return gross === undefined ? [] : [{ gross, vat: vatWithin(gross, line.vatType) }]
  })
  const gross = addAmounts(counted.map((line) => line.gross))
  const parts = counted.flatMap((line) => (line.vat === undefined ? [] : [line.vat]))
  if (counted.length === 0 || parts.length < counted.length) return { gross }
  const vat = addAmounts(parts)
  return { gross, vat, net: subtractAmounts(gross, vat) }
}
