/** An invoice as a person types it, what is still wrong with it, its totals, and how sending it can end. */
import * as z from 'zod'
import { isCalendarDate } from '../calendar'
import { termsDaysIn } from './client-draft'
import { changeEnd } from '../books/change-end'
import { errorCodes } from '../errors'
import { Invoice, type NewInvoice } from './invoice'
import { isPositive, parseAmount, vatRate } from '../money'
import { invoiceSums, lineSums, type InvoiceSums, type LineSums } from './invoice-sums'
import { idProblem, type ReferenceData } from '../books/reference-data'

const short = z.string().max(500)

/** One line as typed; every field may still be empty. */
export const InvoiceDraftLine = z.object({
  description: z.string().max(2000),
  /** Such as `1.5`. */
  quantity: short,
  /** Price of one without VAT, such as `£45.50`. */
  price: short,
  vatType: short,
  /** Which line of an invoice in the books it is, from 0; absent on a new one. */
  at: z.int().min(0).optional(),
})
export type InvoiceDraftLine = z.infer<typeof InvoiceDraftLine>

/** An invoice as typed so far, kept with every keystroke. */
export const InvoiceDraft = z.object({
  clientId: z.number().int().optional(),
  /** What stands in the field; only a client chosen from the books has an id. */
  clientName: short,
  /** `YYYY-MM-DD`, or empty. */
  issuedDate: short,
  /** In days; empty means 30. */
  paymentTermsDays: short,
  bankAccountId: z.number().int().optional(),
  lines: z.array(InvoiceDraftLine).min(1).max(200),
})
export type InvoiceDraft = z.infer<typeof InvoiceDraft>

export const emptyInvoiceLine: InvoiceDraftLine = {
  description: '',
  quantity: '1',
  price: '',
  vatType: '',
}

const invoiceProblemCodes = [
  'client-missing',
  'client-unknown',
  'date-missing',
  'date-invalid',
  'terms-invalid',
  'bank-account-missing',
  'bank-account-unknown',
  'description-missing',
  'quantity-missing',
  'quantity-invalid',
  'price-missing',
  'price-invalid',
  'vat-missing',
  'vat-unknown',
  'total-not-positive',
  'choices-unknown',
] as const

/** One thing to mend, and the field it belongs to (`lines.0.price`, `clientId`). */
export const InvoiceProblem = z.object({ field: z.string(), code: z.enum(invoiceProblemCodes) })
export type InvoiceProblem = z.infer<typeof InvoiceProblem>

export type InvoiceChoices = Pick<ReferenceData, 'vatTypes' | 'bankAccounts'> & {
  /** Those that are known; with none given every id passes. */
  clients?: readonly { id: number }[]
}

export type InvoiceCheck =
  { invoice: NewInvoice; problems: [] } | { invoice?: undefined; problems: InvoiceProblem[] }

/**
 * Checks every field that a create needs, since one that is missing fails in the service with a 500 (specification,
 * Errors).
 */
export function checkInvoice(draft: InvoiceDraft, choices: InvoiceChoices): InvoiceCheck {
  const problems: InvoiceProblem[] = []
  const report = (field: string, code: InvoiceProblem['code'] | undefined) => {
    if (code) problems.push({ field, code })
  }
  const { vatTypes, bankAccounts, clients } = choices
  if (vatTypes.length === 0) report('lines.0.vatType', 'choices-unknown')
  report('clientId', idProblem(draft.clientId, clients, 'client-missing', 'client-unknown'))
  report('issuedDate', dateProblem(draft.issuedDate))
  if (termsDaysIn(draft.paymentTermsDays) === undefined) report('paymentTermsDays', 'terms-invalid')
  report(
    'bankAccountId',
    idProblem(draft.bankAccountId, bankAccounts, 'bank-account-missing', 'bank-account-unknown'),
  )
  draft.lines.forEach((line, index) => {
    for (const [field, code] of lineProblems(line, vatTypes))
      report(`lines.${index}.${field}`, code)
  })
  if (problems.length === 0 && !isPositive(sumsOfLines(draft.lines).net))
    report('lines.0.price', 'total-not-positive')
  return problems.length > 0 ? { problems } : { invoice: complete(draft), problems: [] }
}

function lineProblems(
  { description, quantity, price, vatType }: InvoiceDraftLine,
  vatTypes: readonly string[],
): [field: keyof InvoiceDraftLine, code: InvoiceProblem['code'] | undefined][] {
  const isUnread = (text: string, read: unknown) => text.trim() !== '' && read === undefined
  const isKnown = vatTypes.length === 0 || vatTypes.includes(vatType)
  return [
    ['description', description.trim() ? undefined : 'description-missing'],
    ['quantity', quantity.trim() ? undefined : 'quantity-missing'],
    ['quantity', isUnread(quantity, parseQuantity(quantity)) ? 'quantity-invalid' : undefined],
    ['price', price.trim() ? undefined : 'price-missing'],
    ['price', isUnread(price, parseAmount(price)) ? 'price-invalid' : undefined],
    ['vatType', !vatType ? 'vat-missing' : isKnown ? undefined : 'vat-unknown'],
  ]
}

function dateProblem(date: string): InvoiceProblem['code'] | undefined {
  if (!date) return 'date-missing'
  return isCalendarDate(date) ? undefined : 'date-invalid'
}

/** Only for a draft without problems. */
function complete(draft: InvoiceDraft): NewInvoice {
  return {
    clientId: draft.clientId ?? 0,
    issuedDate: draft.issuedDate,
    items: draft.lines.map(({ description, quantity, price, vatType }) => ({
      description: description.trim(),
      price: parseAmount(price) ?? '0.00',
      quantity: parseQuantity(quantity) ?? '0',
      vatRate: vatType,
    })),
    bankAccountId: draft.bankAccountId ?? 0,
    paymentTermsDays: termsDaysIn(draft.paymentTermsDays) ?? 0,
  }
}

/**
 * Reads a quantity as people type it: `2`, `1.5`, `0.125`, `1,000`. Undefined for zero, less than zero, more than three
 * places, or anything that is not plainly one number. The result is a plain decimal without idle zeros.
 */
export function parseQuantity(text: string): string | undefined {
  const bare = text.trim()
  if (!/^(\d{1,3}(,\d{3})+|\d{1,9})?(\.\d{1,3})?$/.test(bare) || !/[1-9]/.test(bare))
    return undefined
  const [whole = '', places = ''] = bare.replaceAll(',', '').split('.')
  const fraction = places.replace(/0+$/, '')
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`
}

/** What a line comes to; undefined while its price or its quantity cannot be read. */
export const sumsOfLine = ({ vatType, ...line }: InvoiceDraftLine): LineSums | undefined =>
  lineSums({ ...line, rate: vatRate(vatType) })

/** Sums what can be read of the lines so far. */
export const sumsOfLines = (lines: readonly InvoiceDraftLine[]): InvoiceSums =>
  invoiceSums(lines.map(sumsOfLine))

/** `sending`: at this moment; `unknown`: it may be in the books, and a person decides. */
export const invoiceDraftStates = ['typed', 'sending', 'unknown', 'sent'] as const
export const InvoiceDraftState = z.enum(invoiceDraftStates)
export type InvoiceDraftState = z.infer<typeof InvoiceDraftState>

export const DraftFile = z.object({
  id: z.uuid(),
  fileName: z.string(),
  mediaType: z.string(),
  size: z.number().int(),
})
export type DraftFile = z.infer<typeof DraftFile>

/** A draft as it is kept on this computer. */
export const StoredInvoiceDraft = z.object({
  id: z.uuid(),
  draft: InvoiceDraft,
  state: InvoiceDraftState,
  files: z.array(DraftFile),
  /** Once it is in the books. */
  invoiceId: z.number().int().optional(),
  /** Why the newest attempt did not succeed. */
  problem: z.object({ code: z.enum(errorCodes), said: z.array(z.string()) }).optional(),
  changedAt: z.string(),
})
export type StoredInvoiceDraft = z.infer<typeof StoredInvoiceDraft>

/** After `unknown` the person looks, and tells its number or that it is not there. */
export const InvoiceSending = changeEnd({
  now: z.undefined(),
  held: z.array(InvoiceProblem),
  outcome: z.object({ invoiceId: z.int() }),
})
export type InvoiceSending = z.infer<typeof InvoiceSending>

/** What a person found in the books. */
export const InvoiceAnswer = z.discriminatedUnion('kind', [
  /** The number of the invoice, or the address of its page. */
  z.object({ kind: z.literal('there'), reference: z.string().min(1).max(2000) }),
  z.object({ kind: z.literal('not-there') }),
])
export type InvoiceAnswer = z.infer<typeof InvoiceAnswer>

export const invoiceDifferences = [
  'client',
  'issued-date',
  'terms',
  'bank-account',
  'lines',
  'files',
  /** The sums are those of the lines before. */
  'total',
  /** It is what another draft became. */
  'other-draft',
] as const

export const InvoiceSettling = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sent'), invoiceId: z.number().int() }),
  /** The invoice of that number is another one. */
  z.object({
    kind: z.literal('differs'),
    differences: z.array(z.enum(invoiceDifferences)),
    invoice: Invoice,
  }),
  /** The draft can be changed and sent again. */
  z.object({ kind: z.literal('typed') }),
])
export type InvoiceSettling = z.infer<typeof InvoiceSettling>
