/** A sales invoice as a person types it: what it comes to, what is wrong with it, and what is sent of it. Pure. */
import { addDays, calendarDate, formatDate, isCalendarDate } from '../../shared/calendar'
import { addAmounts, timesQuantity, type Amount } from '../../shared/money'
import type {
  SalesInvoice,
  SalesInvoiceChanges,
  SalesInvoiceDraft,
  SalesInvoiceLine,
} from '../../shared/sales-invoices/sales-invoice'
import type { TypedSalesInvoice } from '../../shared/sales-invoices/sales-billing'
import type { SalesProblem } from '../base/problem-words'
import { merge, type Part } from '../lib/merge'

export interface TypedLine {
  /** Tells lines apart while they are moved about. */
  key: number
  /** Where the line stands in the invoice as it was read; absent on a new one. */
  index?: number
  description: string
  quantity: string
  /** Price of one, without VAT. */
  rate: string
  vatType: string
}

export interface TypedInvoice {
  clientId?: number | undefined
  clientName: string
  issuedDate: string
  terms: string
  reference: string
  purchaseOrder: string
  currency: string
  note: string
  lines: TypedLine[]
}

/** VAT types as interface B codes them, and what they charge in percent. */
export const salesVatTypes = [
  { code: 'STANDARD', name: 'Standard, 20 %', rate: '20' },
  { code: 'REDUCED', name: 'Reduced, 5 %', rate: '5' },
  { code: 'ZERO', name: 'Zero', rate: '0' },
  { code: 'EXEMPT', name: 'Exempt', rate: '0' },
  { code: 'OUTSIDE_SCOPE', name: 'Outside the scope', rate: '0' },
] as const

let nextKey = 1

export function emptyLine(): TypedLine {
  return { key: nextKey++, description: '', quantity: '1', rate: '', vatType: 'STANDARD' }
}

export function emptyInvoice(now = new Date()): TypedInvoice {
  return {
    clientName: '',
    issuedDate: calendarDate(now),
    terms: '30',
    reference: '',
    purchaseOrder: '',
    currency: 'GBP',
    note: '',
    lines: [emptyLine()],
  }
}

export function typedFrom(invoice: SalesInvoice): TypedInvoice {
  const { client, issuedDate = '', paymentTermsDays, reference = '', purchaseOrder = '' } = invoice
  return {
    ...(client?.id !== undefined && { clientId: client.id }),
    clientName: client?.name ?? '',
    issuedDate,
    reference,
    purchaseOrder,
    terms: paymentTermsDays === undefined ? '' : String(paymentTermsDays),
    currency: invoice.currency ?? '',
    note: invoice.note ?? '',
    lines: invoice.lines.map((line, index) => ({ key: nextKey++, index, ...typedLine(line) })),
  }
}

/** What was kept of a new one. */
export function typedFromKept({ lines, ...kept }: TypedSalesInvoice): TypedInvoice {
  return { ...kept, lines: lines.map((line) => ({ key: nextKey++, ...line })) }
}

/** What is kept of a new one. */
export function keptOf({ lines, clientId, ...typed }: TypedInvoice): TypedSalesInvoice {
  return {
    ...typed,
    ...(clientId !== undefined && { clientId }),
    lines: lines.map(({ key: _, index: __, ...line }) => line),
  }
}

/** What a draft whose creation failed looked like. */
export function typedFromDraft(draft: SalesInvoiceDraft, clientName: string): TypedInvoice {
  return {
    clientId: draft.clientId,
    clientName,
    issuedDate: draft.issuedDate ?? '',
    terms: draft.paymentTermsDays === undefined ? '' : String(draft.paymentTermsDays),
    reference: draft.reference ?? '',
    purchaseOrder: draft.purchaseOrder ?? '',
    currency: draft.currency ?? '',
    note: draft.note ?? '',
    lines: draft.lines.map((line) => ({ key: nextKey++, ...typedLine(line) })),
  }
}

type LineOfEither = { [K in keyof SalesInvoiceLine]?: SalesInvoiceLine[K] | undefined }

function typedLine({ description, quantity, rate, vatType }: LineOfEither) {
  return {
    description: description ?? '',
    quantity: quantity ?? '',
    rate: rate ?? '',
    vatType: vatType ?? '',
  }
}

/** `"£1,250.5"` → `"1250.5"`; undefined for what is not plainly one number. */
export function decimalIn(text: string): string | undefined {
  const bare = text.trim().replace(/^(-?)\s*£\s*/, '$1')
  if (!/^-?(\d{1,3}(,\d{3})+|\d{1,12})(\.\d{1,6})?$/.test(bare)) return undefined
  return bare.replaceAll(',', '')
}

export interface LineSums {
  net: Amount
  /** Undefined where nobody knows what the VAT type charges. */
  vat: Amount | undefined
  vatRate: string | undefined
}

/** Undefined while quantity or price cannot be read. An untouched line keeps the amounts of the service. */
export function lineSums(line: TypedLine, invoice?: SalesInvoice): LineSums | undefined {
  const was = line.index === undefined ? undefined : invoice?.lines[line.index]
  if (was?.net !== undefined && isUntouched(line, was))
    return { net: was.net, vat: was.vat, vatRate: was.vatRate }
  const [quantity, rate] = [decimalIn(line.quantity), decimalIn(line.rate)]
  if (quantity === undefined || rate === undefined) return undefined
  const net = timesQuantity(rate, quantity)
  const vatRate = rateOf(line, was)
  const vat = vatRate === undefined ? undefined : timesQuantity(net, hundredth(vatRate))
  return { net, vat, vatRate }
}

export interface InvoiceSums {
  net: Amount
  vat: Amount
  gross: Amount
  /** Whether every line is in it. */
  isWhole: boolean
}

export function invoiceSums({ lines }: TypedInvoice, invoice?: SalesInvoice): InvoiceSums {
  const sums = lines.map((line) => lineSums(line, invoice))
  const net = addAmounts(sums.map((sum) => sum?.net ?? '0'))
  const vat = addAmounts(sums.map((sum) => sum?.vat ?? '0'))
  const isWhole = sums.every((sum) => sum?.vat !== undefined)
  return { net, vat, gross: addAmounts([net, vat]), isWhole }
}

/** `"Due 14 Dec 2026"`, while date and terms can be read. */
export function dueWords({ issuedDate, terms }: TypedInvoice): string | undefined {
  if (!isCalendarDate(issuedDate) || !isDays(terms)) return undefined
  return `Due ${formatDate(addDays(issuedDate, Number(terms)))}`
}

export interface FieldProblem {
  /** Of lines as `lines.0.quantity`. */
  field: string
  code: SalesProblem
}

/** What the service wrote itself and nobody touched is no problem. */
export function salesProblems(typed: TypedInvoice, invoice?: SalesInvoice): FieldProblem[] {
  const before = invoice && typedFrom(invoice)
  const found: [string, SalesProblem | false][] = [
    ['clientId', typed.clientId === undefined && 'client-missing'],
    ['issuedDate', dateProblem(typed, before)],
    ['terms', typed.terms !== before?.terms && !isDays(typed.terms) && 'terms-invalid'],
    ['currency', currencyProblem(typed, before)],
    ['lines', typed.lines.length === 0 && 'lines-missing'],
    ...typed.lines.flatMap((line, at) => lineProblems(line, at, invoice)),
  ]
  return found.flatMap(([field, code]) => (code === false ? [] : [{ field, code }]))
}

/** What is sent of a new one. To be asked only while there are no problems. */
export function draftOf(typed: TypedInvoice): SalesInvoiceDraft {
  const { clientId = 0, issuedDate, terms, currency } = typed
  return {
    clientId,
    issuedDate,
    currency,
    ...(terms.trim() !== '' && { paymentTermsDays: Number(terms) }),
    ...filled({ reference: typed.reference, purchaseOrder: typed.purchaseOrder, note: typed.note }),
    lines: typed.lines.map((line) => wholeLine(line)),
  }
}

/** What an edit changes, and nothing else; undefined if nothing. */
export function changesOf(
  typed: TypedInvoice,
  invoice: SalesInvoice,
): SalesInvoiceChanges | undefined {
  const before = typedFrom(invoice)
  const texts = (['reference', 'purchaseOrder', 'note', 'currency'] as const).filter(
    (name) => typed[name].trim() !== before[name].trim(),
  )
  const set: NonNullable<SalesInvoiceChanges['set']> = {
    ...Object.fromEntries(texts.flatMap((name) => pair(name, typed[name].trim()))),
    ...(typed.clientId !== before.clientId && { clientId: typed.clientId }),
    ...(typed.issuedDate !== before.issuedDate && { issuedDate: typed.issuedDate }),
    ...(typed.terms !== before.terms &&
      typed.terms.trim() !== '' && { paymentTermsDays: Number(typed.terms) }),
  }
  const clear: NonNullable<SalesInvoiceChanges['clear']> = [
    ...texts.filter((name) => typed[name].trim() === ''),
    ...(typed.terms.trim() === '' && before.terms !== '' ? (['paymentTermsDays'] as const) : []),
  ]
  const kept = new Set(typed.lines.map(({ index }) => index))
  const lines = typed.lines.flatMap((line) => lineChange(line, invoice))
  const removeLines = invoice.lines.flatMap((_, index) => (kept.has(index) ? [] : [index]))
  const addLines = typed.lines
    .filter(({ index }) => index === undefined)
    .map((line) => wholeLine(line))
  const changes = {
    ...(Object.keys(set).length > 0 && { set }),
    ...(clear.length > 0 && { clear }),
    ...(lines.length > 0 && { lines }),
    ...(removeLines.length > 0 && { removeLines }),
    ...(addLines.length > 0 && { addLines }),
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}

/**
 * What was typed over one reading of the invoice, moved to another: fields nobody touched follow the new reading.
 * Lines do only where the person left them alone; where both changed them, the new ones stand and `areLinesLost` says so.
 */
export function rebased(
  typed: TypedInvoice,
  was: SalesInvoice,
  now: SalesInvoice,
): { typed: TypedInvoice; areLinesLost: boolean } {
  const [base, theirs] = [typedFrom(was), typedFrom(now)]
  const sameLines = JSON.stringify(was.lines) === JSON.stringify(now.lines)
  const touched = JSON.stringify(bare(typed.lines)) !== JSON.stringify(bare(base.lines))
  const lines = sameLines ? typed.lines : theirs.lines
  return {
    typed: { ...merge({ base, theirs, mine: typed }, typedParts), lines },
    areLinesLost: touched && !sameLines,
  }
}

/** All but the lines. */
const typedParts: readonly Part<TypedInvoice>[] = [
  { fields: ['clientId', 'clientName'] },
  { fields: ['issuedDate'] },
  { fields: ['terms'] },
  { fields: ['reference'] },
  { fields: ['purchaseOrder'] },
  { fields: ['currency'] },
  { fields: ['note'] },
]

const bare = (lines: readonly TypedLine[]) => lines.map(({ key: _, ...line }) => line)

const isDays = (text: string) => /^\d{1,4}$/.test(text.trim()) && Number(text) <= 3650

function dateProblem({ issuedDate }: TypedInvoice, before: TypedInvoice | undefined) {
  if (issuedDate === before?.issuedDate || isCalendarDate(issuedDate)) return false
  return issuedDate.trim() === '' ? 'date-missing' : 'date-invalid'
}

function currencyProblem({ currency }: TypedInvoice, before: TypedInvoice | undefined) {
  return currency !== before?.currency && !/^[A-Z]{3}$/.test(currency) && 'currency-invalid'
}

function lineProblems(
  line: TypedLine,
  at: number,
  invoice: SalesInvoice | undefined,
): [string, SalesProblem | false][] {
  const was = line.index === undefined ? undefined : invoice?.lines[line.index]
  const isOld = (name: 'description' | 'quantity' | 'rate' | 'vatType') =>
    was !== undefined && line[name] === typedLine(was)[name]
  return [
    [
      `lines.${at}.description`,
      line.description.trim() === '' && !isOld('description') && 'description-missing',
    ],
    [
      `lines.${at}.quantity`,
      decimalIn(line.quantity) === undefined && !isOld('quantity') && 'quantity-invalid',
    ],
    [
      `lines.${at}.rate`,
      decimalIn(line.rate) === undefined &&
        !isOld('rate') &&
        (line.rate.trim() === '' ? 'price-missing' : 'price-invalid'),
    ],
    [`lines.${at}.vatType`, line.vatType === '' && !isOld('vatType') && 'vat-missing'],
  ]
}

function isUntouched(line: TypedLine, was: SalesInvoiceLine): boolean {
  const { quantity, rate, vatType } = typedLine(was)
  return line.quantity === quantity && line.rate === rate && line.vatType === vatType
}

/** A type that the person did not change charges what the line says. */
function rateOf(line: TypedLine, was: SalesInvoiceLine | undefined): string | undefined {
  if (was?.vatRate !== undefined && (was.vatType ?? '') === line.vatType) return was.vatRate
  return salesVatTypes.find(({ code }) => code === line.vatType)?.rate
}

/** A percentage as a plain decimal to multiply with. */
const hundredth = (percent: string) => (Number(percent) / 100).toFixed(8)

function wholeLine(line: TypedLine): SalesInvoiceDraft['lines'][number] {
  const sums = lineSums(line)
  return {
    description: line.description.trim(),
    ...numbersOf(line),
    ...(line.vatType !== '' && { vatType: line.vatType }),
    ...(sums && amountsOf(sums)),
  }
}

function numbersOf(line: TypedLine) {
  const [quantity, rate] = [decimalIn(line.quantity), decimalIn(line.rate)]
  return { ...(quantity !== undefined && { quantity }), ...(rate !== undefined && { rate }) }
}

function amountsOf({ net, vat, vatRate }: LineSums) {
  if (vat === undefined) return { net }
  return { net, vat, gross: addAmounts([net, vat]), ...(vatRate !== undefined && { vatRate }) }
}

function lineChange(
  line: TypedLine,
  invoice: SalesInvoice,
): NonNullable<SalesInvoiceChanges['lines']> {
  const { index } = line
  const was = index === undefined ? undefined : invoice.lines[index]
  if (index === undefined || !was) return []
  const before = typedLine(was)
  const isNamed = line.description.trim() !== before.description.trim()
  const isReckoned = !isUntouched(line, was)
  if (!isNamed && !isReckoned) return []
  const sums = lineSums(line, invoice)
  const set = {
    ...(isNamed && filled({ description: line.description })),
    ...(isReckoned && { ...numbersOf(line), ...(sums && amountsOf(sums)) }),
    ...(line.vatType !== before.vatType && { vatType: line.vatType }),
  }
  const clear = [
    ...(isNamed && line.description.trim() === '' ? (['description'] as const) : []),
    // Without a known rate the amounts that were there are wrong now.
    ...(isReckoned && sums?.vat === undefined ? (['vat', 'gross', 'vatRate'] as const) : []),
  ]
  return [
    {
      index,
      ...(Object.keys(set).length > 0 && { set }),
      ...(clear.length > 0 && { clear }),
    },
  ]
}

function filled<T extends Record<string, string>>(texts: T): Partial<T> {
  const entries = Object.entries(texts).flatMap(([name, text]) => pair(name, text.trim()))
  return Object.fromEntries(entries) as Partial<T>
}

const pair = (name: string, text: string): [string, string][] => (text === '' ? [] : [[name, text]])
