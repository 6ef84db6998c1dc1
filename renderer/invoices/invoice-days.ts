/** With what a new invoice begins, and when one is to be paid. Pure. */
import type { ReferenceData } from '../../shared/books/reference-data'
import { addDays, calendarDate, isCalendarDate } from '../../shared/calendar'
import { termsDaysIn } from '../../shared/invoices/client-draft'
import {
  emptyInvoiceDraft,
  emptyInvoiceLine,
  type InvoiceDraft,
} from '../../shared/invoices/invoice-draft'

/** An empty one of today, with the usual bank account and VAT type. */
export function newDraft(
  { vatTypes, bankAccounts }: ReferenceData,
  now: Date = new Date(),
): InvoiceDraft {
  const account = bankAccounts.find(({ isDefault }) => isDefault) ?? bankAccounts[0]
  const vatType = vatTypes.find((name) => /^standard/i.test(name)) ?? ''
  return {
    ...emptyInvoiceDraft,
    issuedDate: calendarDate(now),
    ...(account && { bankAccountId: account.id }),
    lines: [{ ...emptyInvoiceLine, vatType }],
  }
}

/** When it is to be paid; undefined while the date or the terms cannot be read. */
export function dueDateOf({ issuedDate, paymentTermsDays }: InvoiceDraft): string | undefined {
  const days = termsDaysIn(paymentTermsDays)
  return isCalendarDate(issuedDate) && days !== undefined ? addDays(issuedDate, days) : undefined
}

/** The terms with which it is due on this day; undefined where that cannot be. */
export function daysUntil(date: string, { issuedDate }: InvoiceDraft): number | undefined {
  if (!isCalendarDate(date) || !isCalendarDate(issuedDate)) return undefined
  const days = Math.round((Date.parse(date) - Date.parse(issuedDate)) / 86_400_000)
  return days >= 0 ? days : undefined
}
