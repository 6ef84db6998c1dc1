/** A sales invoice as the fields of the editor show it, from whatever is there of it, and what is kept of a new one. Pure. */
import { priceWithoutVat } from '../../../shared/invoices/invoice-sums'
import type { TypedSalesInvoice } from '../../../shared/sales-invoices/sales-billing'
import type {
  SalesInvoice,
  SalesInvoiceDraft,
  SalesInvoiceLine,
} from '../../../shared/sales-invoices/sales-invoice'
import { salesVatTypes } from '../../record/sales-words'
import type { TypedInvoice } from './typed-invoice'

export function typedFrom(invoice: SalesInvoice): TypedInvoice {
  const { client, issuedDate = '', paymentTermsDays, reference = '', purchaseOrder = '' } = invoice
  return {
    clientId: client?.id,
    clientName: client?.name ?? '',
    issuedDate,
    paymentTermsDays: daysText(paymentTermsDays),
    bankAccountId: invoice.bankAccount?.id,
    reference,
    purchaseOrder,
    currency: invoice.currency ?? '',
    ...remindersOf(invoice),
    note: invoice.note ?? '',
    lines: invoice.lines.map((line, at) => ({ at, ...typedLine(line) })),
  }
}

/** What was kept of a new one. */
export function typedFromKept({ lines, terms, ...kept }: TypedSalesInvoice): TypedInvoice {
  const { clientId, bankAccountId, ...texts } = kept
  return {
    ...texts,
    clientId,
    bankAccountId,
    paymentTermsDays: terms,
    lines: lines.map(({ rate, ...line }) => ({ ...line, price: rate })),
  }
}

/** What is kept of a new one. */
export function keptOf(typed: TypedInvoice): TypedSalesInvoice {
  const { lines, clientId, bankAccountId, paymentTermsDays, ...texts } = typed
  return {
    ...texts,
    ...(clientId !== undefined && { clientId }),
    ...(bankAccountId !== undefined && { bankAccountId }),
    terms: paymentTermsDays,
    lines: lines.map(({ description, quantity, price, vatType }) => ({
      description,
      quantity,
      rate: price,
      vatType,
    })),
  }
}

/** What a draft whose creation failed looked like. */
export function typedFromDraft(draft: SalesInvoiceDraft, clientName: string): TypedInvoice {
  return {
    clientId: draft.clientId,
    clientName,
    issuedDate: draft.issuedDate ?? '',
    paymentTermsDays: daysText(draft.paymentTermsDays),
    bankAccountId: draft.bankAccountId,
    reference: draft.reference ?? '',
    purchaseOrder: draft.purchaseOrder ?? '',
    currency: draft.currency ?? '',
    ...remindersOf(draft),
    note: draft.note ?? '',
    lines: draft.lines.map(typedLine),
  }
}

type Reminders = Pick<
  SalesInvoice,
  | 'initialPaymentReminderDays'
  | 'repetitivePaymentReminderDays'
  | 'emailReminderToCustomer'
  | 'euMemberStateCountryCode'
>

function remindersOf(of: { [K in keyof Reminders]?: Reminders[K] | undefined }) {
  return {
    euCode: of.euMemberStateCountryCode ?? '',
    firstReminder: daysText(of.initialPaymentReminderDays),
    nextReminders: daysText(of.repetitivePaymentReminderDays),
    isReminding: of.emailReminderToCustomer ?? false,
  }
}

const daysText = (days: number | undefined) => (days === undefined ? '' : String(days))

type LineOfEither = { [K in keyof SalesInvoiceLine]?: SalesInvoiceLine[K] | undefined }

export function typedLine(line: LineOfEither) {
  const { description, quantity, rate, vatType } = line
  return {
    description: description ?? '',
    quantity: quantity ?? '',
    price: priceWithoutVat({ ...line, vatRate: rateIn(line) }) ?? rate ?? '',
    vatType: vatType ?? '',
  }
}

/** In percent: what the line says, or what its VAT type charges. */
const rateIn = ({ vatRate, vatType }: LineOfEither): string | undefined =>
  vatRate ?? salesVatTypes.find(({ code }) => code === vatType)?.rate
