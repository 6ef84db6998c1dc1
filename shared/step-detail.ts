/** What a step of the journal changed, field by field, and with which figures it was taken. */
import * as z from 'zod'
import { totals, type ExpenseDraft } from './expenses/expense'
import type { ExpenseRecord } from './expenses/expense-record'
import { originalAmount } from './expenses/original'
import { isPounds, type Invoice } from './invoices/invoice'
import { parseAmount } from './money'
import type { SalesInvoice } from './sales-invoices/sales-invoice'

export const stepFields = [
  'books',
  'supplier',
  'client',
  'email',
  'day',
  'number',
  'terms',
  'due',
  'account',
  'reference',
  'purchase-order',
  'note',
  'total',
  'original',
  'type',
  'vat',
  'description',
  'quantity',
  'price',
  'line-amount',
  'payment',
  'paid-on',
  'method',
  'file',
  'expense',
] as const
export type StepField = (typeof stepFields)[number]

const longest = 500
const mostFigures = 60

/**
 * One field. Amounts are decimal text, in pounds unless the code of a currency stands before it; days `YYYY-MM-DD`, types and methods their codes. `at` counts lines, payments or files from 1. `before` alone: it is gone; `after` alone: it is new, or one of
 * the figures with which the step was taken.
 */
export const StepChange = z.object({
  field: z.enum(stepFields),
  at: z.int().min(1).optional(),
  before: z.string().max(longest).optional(),
  after: z.string().max(longest).optional(),
})
export type StepChange = z.infer<typeof StepChange>

export const StepDetail = z.array(StepChange).max(mostFigures)
export type StepDetail = z.infer<typeof StepDetail>

interface Figure {
  field: StepField
  at?: number
  value: string
}

/** What a person confirms of a receipt; what is empty is left out. */
export function figuresOfDraft(draft: ExpenseDraft): Figure[] {
  const { original, lines, payment, furtherPayments = [] } = draft
  const paid = payment ? [payment, ...furtherPayments] : []
  return told([
    ['supplier', draft.supplierName],
    ['day', draft.postingDate],
    ['number', draft.documentNumber],
    ['due', paid.length === 0 ? draft.dueDate : undefined],
    ['total', lines.some(({ gross }) => parseAmount(gross)) ? totals(draft).gross : undefined],
    ['original', original && originalAmount(original)],
    ...lines.flatMap((line, index) => lineFigures(line, index, lines.length)),
    ...paid.flatMap(({ method, date, amount }, index) =>
      paymentFigures({ method, date, amount: parseAmount(amount) }, index),
    ),
  ])
}

/** What of an expense of the books a person may change. */
export function figuresOfExpense(expense: ExpenseRecord): Figure[] {
  const { lines, payments, attachments = [] } = expense
  return told([
    ['supplier', expense.supplierName],
    ['day', expense.postingDate],
    ['number', expense.reference],
    ['total', expense.gross],
    ...lines.flatMap((line, index) => lineFigures(line, index, lines.length)),
    ...payments.flatMap(paymentFigures),
    ...attachments.map(({ fileName }, index): Said => ['file', fileName, index + 1]),
  ])
}

/** What of an invoice of interface A a person may change, as far as the service says it. */
export function figuresOfInvoice(invoice: Invoice): Figure[] {
  const { clientName, clientId, bankAccountName, bankAccountId, paymentTermsDays } = invoice
  return told([
    ['client', nameOr(clientName, clientId)],
    ['day', invoice.issuedDate],
    ['terms', paymentTermsDays?.toString()],
    ['due', invoice.dueDate],
    ['account', nameOr(bankAccountName, bankAccountId)],
    ['total', moneyIn(invoice.currency, invoice.gross)],
    ...invoice.items.flatMap(({ description, quantity, price, vatRate }, index): Said[] => [
      ['description', description, index + 1],
      ['quantity', quantity, index + 1],
      ['price', moneyIn(invoice.currency, price), index + 1],
      ['vat', vatRate, index + 1],
    ]),
  ])
}

/** What of a sales invoice changes when a person edits or issues it, as far as the service says it. */
export function figuresOfSalesInvoice(invoice: SalesInvoice): Figure[] {
  const { client, bankAccount, currency, paymentTermsDays } = invoice
  return told([
    ['client', nameOr(client?.name, client?.id)],
    ['number', invoice.number],
    ['day', invoice.issuedDate],
    ['terms', paymentTermsDays?.toString()],
    ['due', invoice.dueDate],
    ['account', nameOr(bankAccount?.name, bankAccount?.id)],
    ['reference', invoice.reference],
    ['purchase-order', invoice.purchaseOrder],
    ['note', invoice.note],
    ['total', moneyIn(currency, invoice.gross)],
    ...invoice.lines.flatMap(({ description, quantity, rate, vatType }, index): Said[] => [
      ['description', description, index + 1],
      ['quantity', quantity, index + 1],
      ['price', moneyIn(currency, rate), index + 1],
      ['vat', vatType, index + 1],
    ]),
  ])
}

/** The figures with which something new was made. */
export const madeWith = (said: readonly Said[]): StepDetail =>
  told(said).map((figure) => changeOf(figure, undefined))

/** An amount as a detail has it. */
export function moneyIn(currency: string | undefined, amount: string | undefined) {
  if (amount === undefined || isPounds(currency)) return amount
  return `${currency ?? ''} ${amount}`
}

const nameOr = (name: string | undefined, id: number | undefined): string | undefined =>
  name ?? (id === undefined ? undefined : `#${id}`)

/** What of the first is another in the second, or only in one of them. */
export function changesBetween(before: readonly Figure[], after: readonly Figure[]): StepDetail {
  const gone = before.filter((figure) => !find(after, figure))
  const others = after.filter((figure) => find(before, figure)?.value !== figure.value)
  const changed = others.map((figure) => changeOf(figure, find(before, figure)?.value))
  const removed = gone.map(({ value, ...which }) => ({ ...which, before: value }))
  return [...changed, ...removed].slice(0, mostFigures)
}

/** All figures of a step, with what was there before where that was another; what is gone comes last. */
export function takenWith(figures: readonly Figure[], before: StepDetail): StepDetail {
  const was = before.flatMap(({ after, before: _, ...which }): Figure[] =>
    after === undefined ? [] : [withPlace(which, after)],
  )
  const changes = changesBetween(was, figures)
  const changeTo = ({ field, at }: Figure) =>
    changes.find((one) => one.field === field && one.at === at)
  return [
    ...figures.map((figure) => changeTo(figure) ?? changeOf(figure, undefined)),
    ...changes.filter(({ after }) => after === undefined),
  ].slice(0, mostFigures)
}

/** With what a receipt is confirmed, against the last time, or against what was read: all that was typed meanwhile is one change. */
export function confirmedWith(
  draft: ExpenseDraft,
  trail: readonly { event: string; detail?: StepDetail | undefined }[],
  filled: Parameters<typeof detailOfFilled>[0],
): StepDetail {
  const earlier = trail.findLast(({ event }) => event.startsWith('confirmed'))
  return takenWith(figuresOfDraft(draft), earlier?.detail ?? detailOfFilled(filled))
}

/** What reading filled in, as a detail to compare with; amounts as decimal text. */
export function detailOfFilled(filled: {
  supplierName?: string | undefined
  postingDate?: string | undefined
  documentNumber?: string | undefined
  gross?: string | undefined
  original?: string | undefined
}): StepDetail {
  const figures = told([
    ['supplier', filled.supplierName],
    ['day', filled.postingDate],
    ['number', filled.documentNumber],
    ['total', filled.gross === undefined ? undefined : parseAmount(filled.gross)],
    ['original', filled.original],
  ])
  return figures.map((figure) => changeOf(figure, undefined))
}

type Said = [field: StepField, value: string | undefined, at?: number]

const told = (said: readonly Said[]): Figure[] =>
  said.flatMap(([field, value, at]) => {
    const text = value?.trim().slice(0, longest)
    return text ? [withPlace({ field, at }, text)] : []
  })

/** The amount of the only line is the total. */
function lineFigures(line: ExpenseRecord['lines'][number], index: number, count: number): Said[] {
  const amount = parseAmount(line.gross)
  return [
    ['type', line.expenseType, index + 1],
    ['vat', line.vatType, index + 1],
    ['description', line.description, index + 1],
    ['line-amount', count > 1 ? amount : undefined, index + 1],
  ]
}

function paymentFigures(
  paid: { method?: string | undefined; date: string; amount?: string | undefined },
  index: number,
): Said[] {
  return [
    ['payment', paid.amount, index + 1],
    ['paid-on', paid.date, index + 1],
    ['method', paid.method, index + 1],
  ]
}

const find = (figures: readonly Figure[], { field, at }: Figure): Figure | undefined =>
  figures.find((one) => one.field === field && one.at === at)

const changeOf = ({ value, ...which }: Figure, before: string | undefined): StepChange => ({
  ...which,
  ...(before !== undefined && { before }),
  after: value,
})

const withPlace = (
  { field, at }: { field: StepField; at?: number | undefined },
  value: string,
): Figure => ({ field, ...(at !== undefined && { at }), value })
