/** What a document with an electronic invoice in it says: the invoice, and where its pages say otherwise. */
import type { FieldValue, ReadFields } from '../../../shared/receipts/reading'
import type { ShownField } from '../fields/shown'
import type { Invoice, InvoiceVatLine } from './invoice'
import { centsOf } from './values'

/** What the pages show, to compare with. */
export interface Print {
  /** As read from them. */
  fields: ReadFields
  /** Whether a value stands anywhere on them; undefined where all pages are made from the invoice itself. */
  shows: ((field: ShownField, value: string) => boolean) | undefined
}

/** Items beyond these are left out: nobody looks through them. */
const mostItems = 500

/** Below these a value read from a page says nothing against one that was written for programs. */
const tellingFrom: Record<ShownField, number> = { total: 0.5, date: 0.5, documentNumber: 0.9 }

/**
 * The fields of the invoice, sure unless its own sums do not come out or the pages say otherwise. Of what every invoice
 * must have, and this one lacks, what the pages show is taken; what it may leave out stays out.
 */
export function invoiceFields(invoice: Invoice, print: Print): ReadFields {
  const { vat, lines, vatLines } = invoice
  const areSumsRight = closes(invoice)
  const field = (name: keyof ReadFields, value: string | undefined, isSure = true) =>
    value === undefined ? undefined : placed(value, isSure, valueOf(print.fields, name))
  // What is left to pay after a payment in advance is no other total.
  const told = (name: ShownField, value: string | undefined, isSure = true) => {
    const found = field(name, value, isSure)
    const isRest = name === 'total' && isLeftOf(invoice, print.fields.total?.value)
    return found && !isRest ? compared(name, found, print) : (found ?? valueOf(print.fields, name))
  }
  return present({
    source: 'e-invoice',
    kind: field('kind', invoice.kind),
    supplier: field('supplier', invoice.supplier) ?? print.fields.supplier,
    date: told('date', invoice.date),
    due: field('due', invoice.due),
    total: told('total', invoice.total, areSumsRight),
    vat: field('vat', vat, areSumsRight && isSumOf(vat, vatLines)),
    vatLines: vatLines.map((line) => defined(line)),
    vatNumber: field('vatNumber', invoice.vatNumber),
    currency: field('currency', invoice.currency) ?? print.fields.currency,
    payment: field('payment', invoice.payment),
    iban: field('iban', invoice.iban),
    cardLastFour: field('cardLastFour', invoice.cardLastFour),
    documentNumber: told('documentNumber', invoice.number),
    customerReference: field('customerReference', invoice.customerReference),
    items: lines
      .slice(0, mostItems)
      .map((line) => ({ ...defined(line), amount: line.amount, description: line.description })),
  })
}

/** Whether it is what is left to be paid of the invoice, or of its rounding. */
function isLeftOf(
  { payable, prepaid, rounding, total }: Invoice,
  amount: string | undefined,
): boolean {
  if (payable === undefined || total === undefined || amount !== payable) return false
  const isLess = Math.abs(centsOf(payable)) < Math.abs(centsOf(total))
  return (isLess && prepaid !== undefined) || rounding !== undefined
}

type Found = { [Name in keyof ReadFields]: ReadFields[Name] | undefined }

function present(found: Found): ReadFields {
  return { vatLines: [], items: [], ...defined(found) }
}

type Defined<Whole> = { [Name in keyof Whole]?: Exclude<Whole[Name], undefined> }

function defined<Whole extends object>(whole: Whole): Defined<Whole> {
  const entries = Object.entries(whole).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Defined<Whole>
}

function valueOf(fields: ReadFields, name: keyof ReadFields): FieldValue | undefined {
  const value = fields[name]
  return typeof value === 'object' && 'isSure' in value ? value : undefined
}

/** With its place on the page where that shows the same. */
function placed(value: string, isSure: boolean, printed: FieldValue | undefined): FieldValue {
  const box = printed?.value === value ? printed.box : undefined
  return { value, confidence: isSure ? 1 : 0.5, isSure, ...(box && { box }) }
}

/**
 * The pages say otherwise where they show such a value, but this one nowhere; and where they plainly show a larger total
 * beside it, which may have been passed off as the whole while it is a part.
 */
function compared(name: ShownField, field: FieldValue, { fields, shows }: Print): FieldValue {
  const printed = valueOf(fields, name)
  if (!shows || !printed || printed.confidence < tellingFrom[name]) return field
  const isOther = sameForm(printed.value) !== sameForm(field.value)
  const isPart =
    name === 'total' && printed.isSure && centsOf(printed.value) > Math.abs(centsOf(field.value))
  if (!isOther || (shows(name, field.value) && !isPart)) return field
  return { ...field, isSure: false, confidence: 0.5, printed: printed.value }
}

const sameForm = (value: string) => value.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Whether the sum without VAT and the VAT make the sum with it, as far as they are told; a cent may be rounded. */
function closes({ net, vat, total }: Invoice): boolean {
  if (net === undefined || vat === undefined || total === undefined) return true
  return Math.abs(centsOf(net) + centsOf(vat) - centsOf(total)) <= 1
}

/** A cent for each line may be rounded. */
function isSumOf(vat: string | undefined, lines: readonly InvoiceVatLine[]): boolean {
  const parts = lines.flatMap((line) => (line.vat === undefined ? [] : [centsOf(line.vat)]))
  if (vat === undefined || parts.length === 0 || parts.length < lines.length) return true
  const sum = parts.reduce((all, cents) => all + cents, 0)
  return Math.abs(sum - centsOf(vat)) <= parts.length
}
