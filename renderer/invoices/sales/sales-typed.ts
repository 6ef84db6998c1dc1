/** A sales invoice as a person types it, and where that comes from: nothing, an invoice, what was kept of it. Pure. */
import { calendarDate } from '../../../shared/calendar'
import type {
  SalesInvoice,
  SalesInvoiceDraft,
  SalesInvoiceLine,
} from '../../../shared/sales-invoices/sales-invoice'
import type { TypedSalesInvoice } from '../../../shared/sales-invoices/sales-billing'

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
  bankAccountId?: number | undefined
  /** Of a member state of the EU, two letters. */
  euCode: string
  /** Days after the due date, as typed. */
  firstReminder: string
  nextReminders: string
  /** Whether the service e-mails reminders by itself. */
  isReminding: boolean
  note: string
  lines: TypedLine[]
}

let nextKey = 1

export function emptyLine(): TypedLine {
  return { key: nextKey++, description: '', quantity: '1', rate: '', vatType: 'STANDARD' }
}

/** @param accountId into which it is usually paid */
export function emptyInvoice(now = new Date(), accountId?: number): TypedInvoice {
  return {
    ...(accountId !== undefined && { bankAccountId: accountId }),
    clientName: '',
    issuedDate: calendarDate(now),
    terms: '30',
    reference: '',
    purchaseOrder: '',
    currency: 'GBP',
    euCode: '',
    firstReminder: '',
    nextReminders: '',
    isReminding: false,
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
    ...(invoice.bankAccount?.id !== undefined && { bankAccountId: invoice.bankAccount.id }),
    ...remindersOf(invoice),
    note: invoice.note ?? '',
    lines: invoice.lines.map((line, index) => ({ key: nextKey++, index, ...typedLine(line) })),
  }
}

/** What was kept of a new one. */
export function typedFromKept({ lines, ...kept }: TypedSalesInvoice): TypedInvoice {
  return { ...kept, lines: lines.map((line) => ({ key: nextKey++, ...line })) }
}

/** What is kept of a new one. */
export function keptOf({
  lines,
  clientId,
  bankAccountId,
  ...typed
}: TypedInvoice): TypedSalesInvoice {
  return {
    ...typed,
    ...(clientId !== undefined && { clientId }),
    ...(bankAccountId !== undefined && { bankAccountId }),
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
    ...(draft.bankAccountId !== undefined && { bankAccountId: draft.bankAccountId }),
    ...remindersOf(draft),
    note: draft.note ?? '',
    lines: draft.lines.map((line) => ({ key: nextKey++, ...typedLine(line) })),
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

export function typedLine({ description, quantity, rate, vatType }: LineOfEither) {
  return {
    description: description ?? '',
    quantity: quantity ?? '',
    rate: rate ?? '',
    vatType: vatType ?? '',
  }
}
