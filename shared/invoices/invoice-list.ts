/** One list of both kinds of invoices: how each becomes a row, and how the rows are narrowed, searched, counted and put in order. Pure. */
import * as z from 'zod'
import type { InvoiceRecord, SalesInvoiceSummary } from '../books/books'
import { ListFilter } from '../books/list'
import { typedWords } from '../books/search-words'
import { foldName } from '../books/supplier'
import { formatDate, type CalendarDate } from '../calendar'
import { addAmounts, compareAmounts, signOf, subtractAmounts } from '../money'

/** `new` is an invoice of interface A, which has no list of them; `sales` one of interface B. */
export const InvoiceKind = z.enum(['new', 'sales'])
export type InvoiceKind = z.infer<typeof InvoiceKind>

/** What the list shows of an invoice of either kind. Amounts are decimal text, days `YYYY-MM-DD`. */
export const InvoiceRow = z.object({
  kind: InvoiceKind,
  /** Numbers of the two kinds may be equal. */
  id: z.int(),
  /** As the service numbers sales invoices once they are issued. */
  number: z.string().optional(),
  clientId: z.int().optional(),
  clientName: z.string(),
  /** `DRAFT`, `DUE`, `OVERDUE`, `SETTLED`, `WRITTEN_OFF`, or as the service calls it. */
  state: z.string().optional(),
  issuedDate: z.string(),
  dueDate: z.string().optional(),
  settledDate: z.string().optional(),
  gross: z.string(),
  /** Absent where the service does not say what was paid of it. */
  paid: z.string().optional(),
  /** What is still to pay; absent on a draft, and where nobody says. */
  owed: z.string().optional(),
  currency: z.string().optional(),
  reference: z.string().optional(),
  purchaseOrder: z.string().optional(),
  descriptions: z.array(z.string()),
  files: z.array(z.string()),
  note: z.string().optional(),
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

const orders = ['date', 'due', 'number', 'name', 'state', 'owed', 'amount'] as const

/** What is asked of the list; what is not named lets everything through. */
export const InvoiceQuestion = ListFilter.extend({
  kind: InvoiceKind.optional(),
  clientId: z.int().optional(),
  /** In capitals. */
  state: z.string().max(50).optional(),
  /** The client's reference, in full. */
  reference: z.string().max(1000).optional(),
  /** Both days of the due date belong to the range. */
  dueFrom: z.iso.date().optional(),
  dueTo: z.iso.date().optional(),
  sort: z
    .object({ by: z.enum(orders), isDescending: z.boolean() })
    .default({ by: 'date', isDescending: true }),
})
export type InvoiceQuestion = z.infer<typeof InvoiceQuestion>

export const InvoicePage = z.object({
  total: z.int(),
  rows: z.array(InvoiceRow),
  /** How many there are in each state, under everything else that was asked; `ALL` of them together. */
  counts: z.record(z.string(), z.int()),
})
export type InvoicePage = z.infer<typeof InvoicePage>

interface Stated {
  state?: string | undefined
  dueDate?: string | undefined
  gross?: string | undefined
  outstanding?: string | undefined
}

/** The state that either kind shows: of an issued invoice of interface A the service does not say that it is paid, or overdue. */
export function invoiceStateOf(
  { state, dueDate = '', gross, outstanding }: Stated,
  today: CalendarDate,
): string | undefined {
  if (state !== 'ISSUED') return state
  if (isAmount(outstanding) && isPaid(gross, outstanding)) return 'SETTLED'
  return dueDate !== '' && dueDate < today ? 'OVERDUE' : 'DUE'
}

/** Whether nothing is owed, or too much was paid; what is given back of an invoice below zero is owed to the client. */
const isPaid = (gross: string | undefined, outstanding: string) =>
  signOf(outstanding) === 0 || (signOf(outstanding) < 0 && !(isAmount(gross) && signOf(gross) < 0))

export function rowOfInvoice(invoice: InvoiceRecord, today: CalendarDate): InvoiceRow {
  const { id, clientId, clientName, issuedDate, dueDate, gross, outstanding, note } = invoice
  const isIssued = invoice.state !== 'DRAFT' && isAmount(outstanding)
  return {
    kind: 'new',
    id,
    clientId,
    clientName,
    issuedDate,
    dueDate,
    gross,
    note,
    currency: invoice.currency,
    state: invoiceStateOf(invoice, today),
    owed: isIssued ? outstanding : undefined,
    paid: isIssued && isAmount(gross) ? subtractAmounts(gross, outstanding) : undefined,
    descriptions: invoice.descriptions,
    files: invoice.attachmentNames,
  }
}

export function rowOfSalesInvoice(invoice: SalesInvoiceSummary): InvoiceRow {
  const { invoiceNumber, clientReference, ...same } = invoice
  return {
    ...same,
    kind: 'sales',
    number: invoiceNumber,
    reference: clientReference,
    owed: owedOnSales(invoice),
    files: [],
  }
}

/** Only what is due is owed; nothing is said where the service does not show what was paid. */
function owedOnSales({ state, gross, paid }: SalesInvoiceSummary): string | undefined {
  if (state === 'SETTLED') return '0.00'
  if ((state !== 'DUE' && state !== 'OVERDUE') || !isAmount(gross) || !isAmount(paid))
    return undefined
  return subtractAmounts(gross, paid)
}

/** The part of the list that was asked for. Equal rows stand by their ids, the newer first where the order descends. */
export function invoicePage(all: readonly InvoiceRow[], asked: InvoiceQuestion): InvoicePage {
  const words = typedWords(asked.search).map(foldName).filter(Boolean)
  const fitting = all.filter((row) => isWithin(row, asked) && hasWords(row, words))
  const counts: Record<string, number> = { ALL: fitting.length }
  for (const { state = '' } of fitting) counts[state] = (counts[state] ?? 0) + 1
  const shown = asked.state ? fitting.filter(({ state }) => state === asked.state) : fitting
  const way = asked.sort.isDescending ? -1 : 1
  const rows = shown.toSorted((a, b) => way * (compared[asked.sort.by](a, b) || a.id - b.id))
  return { total: shown.length, rows: rows.slice(asked.offset, asked.offset + asked.limit), counts }
}

function isWithin(row: InvoiceRow, asked: InvoiceQuestion): boolean {
  const { dueDate = '' } = row
  return (
    (asked.kind === undefined || row.kind === asked.kind) &&
    (asked.clientId === undefined || row.clientId === asked.clientId) &&
    (asked.reference === undefined || row.reference === asked.reference) &&
    (asked.dueFrom === undefined || (dueDate !== '' && dueDate >= asked.dueFrom)) &&
    (asked.dueTo === undefined || (dueDate !== '' && dueDate <= asked.dueTo))
  )
}

/**
 * Every word has to begin some word of what the row shows, where one of several parts such as `1234.50` stands together. What was
 * paid is not searched.
 */
function hasWords(row: InvoiceRow, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { kind: _, paid: __, owed: ___, ...texts } = row
  const days = [row.issuedDate, row.dueDate, row.settledDate].map((day) => day && formatDate(day))
  const amount = isAmount(row.gross) ? addAmounts([row.gross]) : ''
  // No word of a search is an ampersand alone, so none reaches from one text into the next.
  const own = foldName([...Object.values(texts).flat(), ...days, amount].join(' & '))
  return words.every((word) => ` ${own}`.includes(` ${word}`))
}

type Compare = (a: InvoiceRow, b: InvoiceRow) => number

const byText =
  (of: (row: InvoiceRow) => string | undefined): Compare =>
  (a, b) => {
    const [one, other] = [of(a) ?? '', of(b) ?? '']
    return one < other ? -1 : Number(one > other)
  }

/** What is no amount comes before all amounts. */
const byAmount =
  (of: (row: InvoiceRow) => string | undefined): Compare =>
  (a, b) => {
    const [one, other] = [of(a), of(b)]
    if (isAmount(one) && isAmount(other)) return compareAmounts(one, other)
    return Number(isAmount(one)) - Number(isAmount(other))
  }

/** From what has to be done to what is over; a state that nobody knows comes last. */
const states = ['DRAFT', 'OVERDUE', 'DUE', 'SETTLED', 'WRITTEN_OFF']
const placeOf = ({ state = '' }: InvoiceRow) => (states.indexOf(state) + 99) % 99

const collator = new Intl.Collator('en-GB', { numeric: true })

const compared: Record<(typeof orders)[number], Compare> = {
  date: byText(({ issuedDate }) => issuedDate),
  due: byText(({ dueDate }) => dueDate),
  number: (a, b) => collator.compare(numberOf(a), numberOf(b)),
  name: byText(({ clientName }) => foldName(clientName)),
  state: (a, b) => placeOf(a) - placeOf(b),
  owed: byAmount(({ owed }) => owed),
  amount: byAmount(({ gross }) => gross),
}

/** The number that a person knows it by; a draft has none, and shows its record. */
export const numberOf = ({ number, id }: Pick<InvoiceRow, 'number' | 'id'>): string =>
  number ?? `#${id}`

const isAmount = (text: string | undefined): text is string =>
  text !== undefined && /^-?\d+(\.\d+)?$/.test(text)
