/** Sales invoices in the editor: what the interface takes, what one comes to, what is wrong with it, and what is sent of it. Pure. */
import { isCalendarDate } from '../../../shared/calendar'
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
import type { InvoiceFieldProblem } from '../../record/billing-words'
import { salesVatName, salesVatTypes } from '../../record/sales-words'
import { typedFrom, typedLine } from './sales-typed'
import {
  isSame,
  rebased,
  type EditorKind,
  type FieldProblem,
  type TypedInvoice,
  type TypedLine,
} from './typed-invoice'

export const salesKind: EditorKind = {
  of: 'sales',
  has: new Set([
    'reference',
    'purchaseOrder',
    'currency',
    'euCode',
    'firstReminder',
    'nextReminders',
    'isReminding',
    'note',
  ]),
  mostLines: 1000,
  addsLinesLast: true,
  longestDescription: 1000,
  usualVatType: () => 'STANDARD',
  vatTypes: (_, current) => {
    const known = salesVatTypes.map(({ code, name }) => ({ value: code, label: name }))
    const isOther = current !== '' && known.every(({ value }) => value !== current)
    return isOther ? [...known, { value: current, label: salesVatName(current) ?? '' }] : known
  },
  currencies: currencyChoices,
  termsIn: (text) => (text.trim() === '' ? usualTermsDays : daysIn(text)),
}

/** Undefined while quantity or price cannot be read. An untouched line keeps the amounts of the service. */
export function sumsOfLine(line: TypedLine, invoice?: SalesInvoice): LineSums | undefined {
  const was = line.at === undefined ? undefined : invoice?.lines[line.at]
  if (was?.net !== undefined && isUntouched(line, was))
    return { net: was.net, vat: was.vat, rate: was.vatRate }
  return lineSums({ quantity: line.quantity, price: line.price, rate: rateOf(line, was) })
}

/** The price as the books have it, where that holds the VAT and the line shows it without; undefined once another was typed. */
export function priceWithVat(line: TypedLine, invoice?: SalesInvoice): string | undefined {
  const was = line.at === undefined ? undefined : invoice?.lines[line.at]
  const { price = '' } = was ? typedLine(was) : {}
  return line.price === price && price !== (was?.rate ?? '') ? was?.rate : undefined
}

/** What it comes to so far. */
export const sumsOf = ({ lines }: TypedInvoice, invoice?: SalesInvoice): InvoiceSums =>
  invoiceSums(lines.map((line) => sumsOfLine(line, invoice)))

/** What the service takes; what an invoice has already stays a choice, so that nobody changes it by the way. */
function currencyChoices(current: string): { value: string; label: string }[] {
  const taken = salesCurrencies.map(({ code, name }) => ({ value: code, label: name }))
  const isOther = current !== '' && taken.every(({ value }) => value !== current)
  return isOther ? [...taken, { value: current, label: current }] : taken
}

/** What the service wrote itself and nobody touched is no problem. */
export function salesProblems(typed: TypedInvoice, invoice?: SalesInvoice): FieldProblem[] {
  const before = invoice && typedFrom(invoice)
  const found: [string, InvoiceFieldProblem | false][] = [
    ['clientId', typed.clientId === undefined && 'client-missing'],
    ['issuedDate', dateProblem(typed, before)],
    [
      'paymentTermsDays',
      typed.paymentTermsDays !== before?.paymentTermsDays &&
        salesKind.termsIn(typed.paymentTermsDays) === undefined &&
        'days-invalid',
    ],
    ['currency', currencyProblem(typed, before)],
    ['euCode', typed.euCode !== before?.euCode && !isEuCode(typed.euCode) && 'eu-code-invalid'],
    ...(['firstReminder', 'nextReminders'] as const).map(
      (name): [string, InvoiceFieldProblem | false] => [
        name,
        typed[name] !== before?.[name] &&
          typed[name].trim() !== '' &&
          daysIn(typed[name]) === undefined &&
          'days-invalid',
      ],
    ),
    ['lines', typed.lines.length === 0 && 'lines-missing'],
    ...typed.lines.flatMap((line, at) => lineProblems(line, at, invoice)),
  ]
  return found.flatMap(([field, code]) => (code === false ? [] : [{ field, code }]))
}

/** What is sent of a new one. To be asked only while there are no problems. */
export function draftOf(typed: TypedInvoice): SalesInvoiceDraft {
  const { clientId = 0, issuedDate, currency, bankAccountId, isReminding } = typed
  const terms = salesKind.termsIn(typed.paymentTermsDays)
  return {
    clientId,
    issuedDate,
    currency,
    ...(terms !== undefined && { paymentTermsDays: terms }),
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
  const terms = salesKind.termsIn(typed.paymentTermsDays)
  const texts = (['reference', 'purchaseOrder', 'note', 'currency'] as const).filter(
    (name) => typed[name].trim() !== before[name].trim(),
  )
  const set: NonNullable<SalesInvoiceChanges['set']> = {
    ...Object.fromEntries(texts.flatMap((name) => pair(name, typed[name].trim()))),
    ...(typed.clientId !== before.clientId && { clientId: typed.clientId }),
    ...(typed.issuedDate !== before.issuedDate && { issuedDate: typed.issuedDate }),
    ...(typed.paymentTermsDays !== before.paymentTermsDays &&
      terms !== undefined && { paymentTermsDays: terms }),
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
  const kept = new Set(typed.lines.map(({ at }) => at))
  const lines = typed.lines.flatMap((line) => lineChange(line, invoice))
  const removeLines = invoice.lines.flatMap((_, index) => (kept.has(index) ? [] : [index]))
  const addLines = typed.lines.filter(({ at }) => at === undefined).map((line) => wholeLine(line))
  const changes = {
    ...(Object.keys(set).length > 0 && { set }),
    ...(clear.length > 0 && { clear }),
    ...(lines.length > 0 && { lines }),
    ...(removeLines.length > 0 && { removeLines }),
    ...(addLines.length > 0 && { addLines }),
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}

/** See `rebased`; lines are others also where the service counts them otherwise. */
export function rebasedSales(typed: TypedInvoice, was: SalesInvoice, now: SalesInvoice) {
  const sides = { base: typedFrom(was), theirs: typedFrom(now), mine: typed }
  return rebased(sides, isSame(was.lines, now.lines))
}

type ClearedField = 'firstReminder' | 'nextReminders' | 'euCode'
const placeOf = {
  firstReminder: 'initialPaymentReminderDays',
  nextReminders: 'repetitivePaymentReminderDays',
  euCode: 'euMemberStateCountryCode',
} as const satisfies Record<ClearedField, SalesInvoiceField>

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
  return (Object.keys(placeOf) as ClearedField[]).flatMap((name) =>
    typed[name].trim() === '' && before[name].trim() !== '' ? [placeOf[name]] : [],
  )
}

const isEuCode = (text: string) => /^([A-Z]{2})?$/.test(text.trim())

const usualTermsDays = 30

function daysIn(text: string): number | undefined {
  const bare = text.trim()
  return /^\d{1,4}$/.test(bare) && Number(bare) <= 3650 ? Number(bare) : undefined
}

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
  index: number,
  invoice: SalesInvoice | undefined,
): [string, InvoiceFieldProblem | false][] {
  const was = line.at === undefined ? undefined : invoice?.lines[line.at]
  const { description, quantity, price, vatType } = line
  // What it comes to is worked out from both figures, whichever of them was touched.
  const isReckoned = was !== undefined && !isUntouched(line, was)
  const found: [keyof TypedLine, InvoiceFieldProblem | false][] = [
    ['description', description.trim() === '' && 'description-missing'],
    ['quantity', numberProblem(quantity, decimalIn, ['quantity-missing', 'quantity-invalid'])],
    ['price', numberProblem(price, priceIn, ['price-missing', 'price-invalid'])],
    ['vatType', vatType === '' && 'vat-missing'],
  ]
  return found.map(([name, code]) => [
    `lines.${index}.${name}`,
    (!was ||
      (isReckoned && (name === 'quantity' || name === 'price')) ||
      line[name] !== typedLine(was)[name as keyof ReturnType<typeof typedLine>]) &&
      code,
  ])
}

function numberProblem<T>(
  text: string,
  read: (text: string) => string | undefined,
  [missing, invalid]: readonly [missing: T, invalid: T],
): T | false {
  if (text.trim() === '') return missing
  return read(text) === undefined && invalid
}

function isUntouched(line: TypedLine, was: SalesInvoiceLine): boolean {
  const { quantity, price, vatType } = typedLine(was)
  return line.quantity === quantity && line.price === price && line.vatType === vatType
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
  const [quantity, rate] = [decimalIn(line.quantity), priceIn(line.price)]
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
  const { at: index } = line
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
