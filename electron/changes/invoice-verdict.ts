/** Decides whether an invoice in the books is the one that was sent, new or changed. Pure. */
import type { Invoice, InvoiceItem, NewInvoice } from '../../shared/invoices/invoice'
import type { invoiceDifferences } from '../../shared/invoices/invoice-draft'
import { expectedItem, type InvoiceEdit } from '../../shared/invoices/invoice-edit'
import { isSameName } from './file-names'
import { addAmounts, compareAmounts, timesQuantity } from '../../shared/money'

export type InvoiceDifference = (typeof invoiceDifferences)[number]

/** In what they differ; nothing for one and the same. What the service does not show makes no difference. */
export function differencesOf(
  { invoice, fileNames }: { invoice: NewInvoice; fileNames: readonly string[] },
  found: Invoice,
): InvoiceDifference[] {
  const checks: [InvoiceDifference, boolean][] = [
    ['client', found.clientId === invoice.clientId],
    ['issued-date', (found.issuedDate ?? invoice.issuedDate) === invoice.issuedDate],
    ['terms', (found.paymentTermsDays ?? invoice.paymentTermsDays) === invoice.paymentTermsDays],
    ['bank-account', (found.bankAccountId ?? invoice.bankAccountId) === invoice.bankAccountId],
    ['lines', areLinesSame(invoice.items, found.items)],
    [
      'files',
      fileNames.every((name) =>
        found.attachments.some((one) => isSameName(one.fileName ?? '', name)),
      ),
    ],
  ]
  return checks.flatMap(([difference, isSame]) => (isSame ? [] : [difference]))
}

/**
 * In what an invoice does not show an edit of it; nothing where it shows all of it. Sums that are still those of the
 * lines before count, since a service may keep what it was sent.
 */
export function differencesOfEdit(
  edit: InvoiceEdit,
  before: Invoice,
  after: Invoice,
): InvoiceDifference[] {
  const isShown = (asked: unknown, is: unknown) => asked === undefined || asked === is
  const items = edit.items?.map((item) => expectedItem(item, before.items))
  const checks: [InvoiceDifference, boolean][] = [
    ['client', isShown(edit.clientId, after.clientId)],
    ['issued-date', isShown(edit.issuedDate, after.issuedDate)],
    ['terms', isShown(edit.paymentTermsDays, after.paymentTermsDays)],
    ['bank-account', isShown(edit.bankAccountId, after.bankAccountId)],
    ['lines', !items || areLinesSame(items, after.items)],
    ['total', !items || !isNetStale(items, before, after)],
  ]
  return checks.flatMap(([difference, isSame]) => (isSame ? [] : [difference]))
}

/** Each line is rounded, so that a penny a line says nothing. */
function isNetStale(items: readonly InvoiceItem[], before: Invoice, after: Invoice): boolean {
  const [was, is] = [before.net, after.net]
  if (was === undefined || is === undefined || compareAmounts(was, is) !== 0) return false
  const nets = items.flatMap(({ price, quantity }) =>
    price === undefined || quantity === undefined ? [] : [timesQuantity(price, quantity)],
  )
  const apart = Math.abs(Number(addAmounts(nets)) - Number(is))
  return nets.length === items.length && apart > items.length / 100 + 0.001
}

function areLinesSame(asked: readonly InvoiceItem[], found: readonly InvoiceItem[]): boolean {
  return (
    found.length === asked.length &&
    asked.every((item, index) => {
      const is = found[index]
      return (
        is !== undefined &&
        (is.description ?? '').trim() === (item.description ?? '').trim() &&
        isSameNumber(is.price, item.price) &&
        isSameNumber(is.quantity, item.quantity) &&
        (is.vatRate ?? item.vatRate)?.toLowerCase() === item.vatRate?.toLowerCase()
      )
    })
  )
}

/** Plain decimals of a few places, which a number tells apart well enough. */
function isSameNumber(is: string | undefined, asked: string | undefined): boolean {
  return is === asked || (is !== undefined && Number(is) === Number(asked))
}
