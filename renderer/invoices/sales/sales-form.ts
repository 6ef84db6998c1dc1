/** A sales invoice that is being typed: what it comes to, what is wrong with it, and what is sent of it. Pure. */
import { addDays, isCalendarDate } from '../../../shared/calendar'
import {
  decimalIn,
  invoiceSums,
  lineSums,
  priceIn,
  type InvoiceSums,
  type LineSums,
} from '../../../shared/invoices/invoice-sums'
import { addAmounts } from '../../../shared/money'
import {
  salesCurrencies,
  type SalesInvoice,
  type SalesInvoiceChanges,
  type SalesInvoiceDraft,
  type SalesInvoiceField,
  type SalesInvoiceLine,
} from '../../../shared/sales-invoices/sales-invoice'
import { dayWords } from '../../../shared/words/figures'
import { say } from '../../../shared/words/words'
import type { SalesProblem } from '../../base/problem-words'
import { merge, type Part } from '../../lib/merge'
import { salesVatTypes } from '../../record/sales-words'
import { typedFrom, typedLine, type TypedInvoice, type TypedLine } from './sales-typed'

/** Undefined while quantity or price cannot be read. An untouched line keeps the amounts of the service. */
export function sumsOfLine(line: TypedLine, invoice?: SalesInvoice): LineSums | undefined {
  const was = line.index === undefined ? undefined : invoice?.lines[line.index]
  if (was?.net !== undefined && isUntouched(line, was))
    return { net: was.net, vat: was.vat, rate: was.vatRate }
  return lineSums({ quantity: line.quantity, price: line.rate, rate: rateOf(line, was) })
}

/** What it comes to so far. */
export const sumsOf = ({ lines }: TypedInvoice, invoice?: SalesInvoice): InvoiceSums =>
  invoiceSums(lines.map((line) => sumsOfLine(line, invoice)))

/** What the service takes; what an invoice has already stays a choice, so that nobody changes it by the way. */
export function currencyChoices(current: string): { value: string; label: string }[] {
  const taken = salesCurrencies.map(({ code, name }) => ({ value: code, label: name }))
  const isOther = current !== '' && taken.every(({ value }) => value !== current)
  return isOther ? [...taken, { value: current, label: current }] : taken
}

/** `"Due 14 Dec 2026"`, while date and terms can be read. */
export function dueWords({ issuedDate, terms }: TypedInvoice): string | undefined {
  if (!isCalendarDate(issuedDate) || !isDays(terms)) return undefined
  return say('sales.form.due', { date: dayWords(addDays(issuedDate, Number(terms))) })
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
    ['euCode', typed.euCode !== before?.euCode && !isEuCode(typed.euCode) && 'eu-code-invalid'],
    ...(['firstReminder', 'nextReminders'] as const).map((name): [string, SalesProblem | false] => [
      name,
      typed[name] !== before?.[name] &&
        typed[name].trim() !== '' &&
        !isDays(typed[name]) &&
        'terms-invalid',
    ]),
    ['lines', typed.lines.length === 0 && 'lines-missing'],
    ...typed.lines.flatMap((line, at) => lineProblems(line, at, invoice)),
  ]
  return found.flatMap(([field, code]) => (code === false ? [] : [{ field, code }]))
}

/** What is sent of a new one. To be asked only while there are no problems. */
export function draftOf(typed: TypedInvoice): SalesInvoiceDraft {
  const { clientId = 0, issuedDate, terms, currency, bankAccountId, isReminding } = typed
  return {
    clientId,
    issuedDate,
    currency,
    ...(terms.trim() !== '' && { paymentTermsDays: Number(terms) }),
    ...(bankAccountId !== undefined && { bankAccountId }),
    ...(isReminding && { emailReminderToCustomer: true }),
    ...daysOf(typed),
    ...filled({
      reference: typed.reference,
      purchaseOrder: typed.purchaseOrder,
      euMemberStateCountryCode: typed.euCode,
      note: typed.note,
    }),
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
    ...(typed.bankAccountId !== undefined &&
      typed.bankAccountId !== before.bankAccountId && { bankAccountId: typed.bankAccountId }),
    ...(typed.euCode.trim() !== before.euCode.trim() &&
      filled({ euMemberStateCountryCode: typed.euCode })),
    ...daysOf(typed, before),
    ...(typed.isReminding !== before.isReminding && {
      emailReminderToCustomer: typed.isReminding,
    }),
  }
  const clear: NonNullable<SalesInvoiceChanges['clear']> = [
    ...texts.filter((name) => typed[name].trim() === ''),
    ...emptied(typed, before),
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

type DaysField = 'terms' | 'firstReminder' | 'nextReminders' | 'euCode'
const placeOf = {
  terms: 'paymentTermsDays',
  firstReminder: 'initialPaymentReminderDays',
  nextReminders: 'repetitivePaymentReminderDays',
  euCode: 'euMemberStateCountryCode',
} as const satisfies Record<DaysField, SalesInvoiceField>

/** The days of reminders that were typed, or typed over. */
function daysOf(typed: TypedInvoice, before?: TypedInvoice) {
  const names = (['firstReminder', 'nextReminders'] as const).filter(
    (name) => typed[name] !== before?.[name] && typed[name].trim() !== '',
  )
  return Object.fromEntries(names.map((name) => [placeOf[name], Number(typed[name])])) as Pick<
    NonNullable<SalesInvoiceChanges['set']>,
    'initialPaymentReminderDays' | 'repetitivePaymentReminderDays'
  >
}

/** What stood there and was taken out. */
function emptied(typed: TypedInvoice, before: TypedInvoice): SalesInvoiceField[] {
  return (Object.keys(placeOf) as DaysField[]).flatMap((name) =>
    typed[name].trim() === '' && before[name].trim() !== '' ? [placeOf[name]] : [],
  )
}

const isEuCode = (text: string) => /^([A-Z]{2})?$/.test(text.trim())

/** All but the lines. */
const typedParts: readonly Part<TypedInvoice>[] = [
  { fields: ['clientId', 'clientName'] },
  { fields: ['issuedDate'] },
  { fields: ['terms'] },
  { fields: ['reference'] },
  { fields: ['purchaseOrder'] },
  { fields: ['currency'] },
  { fields: ['bankAccountId'] },
  { fields: ['euCode'] },
  { fields: ['firstReminder'] },
  { fields: ['nextReminders'] },
  { fields: ['isReminding'] },
  { fields: ['note'] },
]

const bare = (lines: readonly TypedLine[]) => lines.map(({ key: _, ...line }) => line)

const isDays = (text: string) => /^\d{1,4}$/.test(text.trim()) && Number(text) <= 3650

function dateProblem({ issuedDate }: TypedInvoice, before: TypedInvoice | undefined) {
  if (issuedDate === before?.issuedDate || isCalendarDate(issuedDate)) return false
  return issuedDate.trim() === '' ? 'date-missing' : 'date-invalid'
}

function currencyProblem({ currency }: TypedInvoice, before: TypedInvoice | undefined) {
  const isTaken = salesCurrencies.some(({ code }) => code === currency)
  return currency !== before?.currency && !isTaken && 'currency-invalid'
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
      priceIn(line.rate) === undefined &&
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

function wholeLine(line: TypedLine): SalesInvoiceDraft['lines'][number] {
  const sums = sumsOfLine(line)
  return {
    description: line.description.trim(),
    ...numbersOf(line),
    ...(line.vatType !== '' && { vatType: line.vatType }),
    ...(sums && amountsOf(sums)),
  }
}

function numbersOf(line: TypedLine) {
  const [quantity, rate] = [decimalIn(line.quantity), priceIn(line.rate)]
  return { ...(quantity !== undefined && { quantity }), ...(rate !== undefined && { rate }) }
}

function amountsOf({ net, vat, rate }: LineSums) {
  if (vat === undefined) return { net }
  return { net, vat, gross: addAmounts([net, vat]), ...(rate !== undefined && { vatRate: rate }) }
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
  const sums = sumsOfLine(line, invoice)
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
