/** Where the parts of a sales invoice stand, in both forms, and the content that is written there. */
import type {
  SalesInvoiceChanges,
  SalesInvoiceDraft,
  SalesInvoiceField,
  SalesInvoiceLineField,
} from '../../../shared/sales-invoices/sales-invoice'
import type { Leaf } from './values'

export const namespace = 'http://api.crunch.co.uk/rest'

/** A value's names from outside in. In XML the last may be an attribute; in JSON all are members. */
interface Place {
  readonly path: readonly string[]
  readonly leaf: Leaf
  readonly isAttribute?: true
  /** It says which one is meant, and what else stands beside it tells of that one. */
  readonly isReference?: true
}

export const linesName = 'salesInvoiceLineItems'
export const lineName = 'salesInvoiceLineItem'

const inDetails = (name: string, leaf: Leaf): Place => ({
  path: ['salesInvoiceDetails', name],
  leaf,
})

const fieldPlaces: Readonly<Record<SalesInvoiceField, Place>> = {
  currency: { path: ['currency'], leaf: 'text', isAttribute: true },
  clientId: {
    path: ['salesInvoiceDetails', 'client', 'clientId'],
    leaf: 'whole',
    isAttribute: true,
    isReference: true,
  },
  reference: inDetails('clientReference', 'text'),
  issuedDate: inDetails('issuedDate', 'date'),
  paymentTermsDays: inDetails('paymentTermsDays', 'whole'),
  initialPaymentReminderDays: inDetails('initialPaymentReminderDays', 'whole'),
  repetitivePaymentReminderDays: inDetails('repetitivePaymentReminderDays', 'whole'),
  emailReminderToCustomer: inDetails('emailReminderToCustomer', 'flag'),
  purchaseOrder: inDetails('purchaseOrder', 'text'),
  euMemberStateCountryCode: inDetails('euMemberStateCountryCode', 'text'),
  bankAccountId: {
    path: ['salesInvoiceDetails', 'bankAccount', 'accountId'],
    leaf: 'whole',
    isAttribute: true,
    isReference: true,
  },
  note: { path: ['note'], leaf: 'text' },
}

const inAmount = (name: string): Place => ({ path: ['lineItemAmount', name], leaf: 'decimal' })

const linePlaces: Readonly<Record<SalesInvoiceLineField, Place>> = {
  description: { path: ['lineItemDescription'], leaf: 'text' },
  quantity: { path: ['quantity'], leaf: 'decimal' },
  rate: { path: ['rate'], leaf: 'decimal' },
  net: inAmount('netAmount'),
  gross: inAmount('grossAmount'),
  vat: inAmount('vatAmount'),
  vatRate: inAmount('vatRate'),
  vatType: { path: ['vatType'], leaf: 'text' },
}

/** The order the schema prescribes for the elements inside each element that we write into. */
export const order: Readonly<Record<string, readonly string[]>> = {
  salesInvoice: ['salesInvoiceDetails', linesName, 'clientPayments', 'note', 'document'],
  salesInvoiceDetails: [
    'client',
    'clientReference',
    'lastModifiedDate',
    'issuedDate',
    'issueDateType',
    'dueDate',
    'settledDate',
    'state',
    'invoiceNumber',
    'paymentTermsDays',
    'initialPaymentReminderDays',
    'repetitivePaymentReminderDays',
    'emailReminderToCustomer',
    'purchaseOrder',
    'euMemberStateCountryCode',
    'bankAccount',
    'paymentProcessingAccount',
  ],
  salesInvoiceLineItem: ['lineItemDescription', 'quantity', 'rate', 'lineItemAmount', 'vatType'],
  lineItemAmount: ['netAmount', 'grossAmount', 'vatAmount', 'vatRate'],
}

/** A value to write and what it is. */
export interface Value {
  readonly text: string
  readonly leaf: Leaf
  readonly isAttribute?: true
}

/** What is to be written under each name: a value, something with names of its own, or a list of such. */
export type Content = { readonly [name: string]: Value | Inner | readonly Inner[] }
export interface Inner {
  readonly inner: Content
}

/** One value set or, without a text, cleared. `line` is the line it belongs to. */
export interface Assignment {
  readonly place: Place
  readonly line?: number
  readonly text?: string
}

type LineFields = SalesInvoiceDraft['lines'][number]

/** What changes of single values come to, one by one; added and removed lines are not among them. */
export function assignmentsOf({ set, clear = [], lines = [] }: SalesInvoiceChanges): Assignment[] {
  return [
    ...valuesOf(set ?? {}, fieldPlaces),
    ...clear.map((field) => ({ place: fieldPlaces[field] })),
    ...lines.flatMap(({ index, set: values, clear: cleared = [] }) =>
      [
        ...valuesOf(values ?? {}, linePlaces),
        ...cleared.map((field) => ({ place: linePlaces[field] })),
      ].map((assignment) => ({ ...assignment, line: index })),
    ),
  ]
}

export function draftContent({ lines, ...fields }: SalesInvoiceDraft): Content {
  return {
    ...contentOf(valuesOf(fields, fieldPlaces)),
    ...(lines.length > 0 && { [linesName]: { inner: linesContent(lines) } }),
  }
}

/** The whole list of lines, with their number. */
export function linesContent(lines: readonly LineFields[]): Content {
  return {
    [lineName]: lines.map((line) => ({ inner: lineContent(line) })),
    count: { text: String(lines.length), leaf: 'whole', isAttribute: true },
  }
}

export function lineContent(line: LineFields): Content {
  return contentOf(valuesOf(line, linePlaces))
}

/** One value under all its names. */
export function nestedContent(path: readonly string[], value: Value): Content {
  const [name = '', ...rest] = path
  return { [name]: rest.length === 0 ? value : { inner: nestedContent(rest, value) } }
}

function valuesOf<F extends string>(
  fields: Readonly<Partial<Record<F, string | number | boolean | undefined>>>,
  places: Readonly<Record<F, Place>>,
): (Assignment & { text: string })[] {
  return (Object.keys(places) as F[]).flatMap((field) => {
    const value = fields[field]
    return value === undefined ? [] : [{ place: places[field], text: String(value) }]
  })
}

function contentOf(values: readonly (Assignment & { text: string })[]): Content {
  return values.reduce<Content>(
    (content, { place: { path, ...kind }, text }) =>
      merged(content, nestedContent(path, { ...kind, text })),
    {},
  )
}

function merged(left: Content, right: Content): Content {
  const both = Object.entries(right).map(([name, value]) => {
    const present = left[name]
    const isBoth = present !== undefined && 'inner' in present && 'inner' in value
    return [name, isBoth ? { inner: merged(present.inner, value.inner) } : value] as const
  })
  return { ...left, ...Object.fromEntries(both) }
}
