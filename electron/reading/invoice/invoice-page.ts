/** An electronic invoice as pages for people: all that was read of it, in words. */
import type { Invoice } from './invoice'
import { textSheets } from '../input/text-page'
import type { Sheet } from '../input/source'

const headings = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
}

const payments = {
  card: 'Card',
  cash: 'Cash',
  'direct-debit': 'Direct debit',
  transfer: 'Bank transfer',
}

/** The pages, marked as made: what stands on them is no print to compare the invoice with. */
export function invoiceSheets(invoice: Invoice): Sheet[] {
  const { payment, currency = '' } = invoice
  const money = (amount: string | undefined) => amount && `${amount} ${currency}`.trim()
  const rows = [
    [invoice.supplier],
    labelled('VAT number', invoice.vatNumber),
    [headings[invoice.kind]],
    labelled('Number', invoice.number),
    labelled('Date', invoice.date),
    labelled('Due date', invoice.due),
    labelled('Customer', invoice.customer),
    labelled('Payee', invoice.payee),
    labelled('Means of payment', payment && payments[payment]),
    labelled('IBAN', invoice.iban),
    labelled('Card', invoice.cardLastFour),
    ...table(
      ['Item', 'Quantity', 'Price', 'Amount'],
      invoice.lines.map((line) => [line.description, line.quantity, line.unitPrice, line.amount]),
    ),
    ...table(
      ['VAT rate', 'Net', 'VAT'],
      invoice.vatLines.map(({ rate, net, vat }) => [rate && `${rate}%`, net, vat]),
    ),
    labelled('Net', money(invoice.net)),
    labelled('VAT', money(invoice.vat)),
    labelled('Total', money(invoice.total)),
    labelled('Paid in advance', money(invoice.prepaid)),
    labelled('Rounding', money(invoice.rounding)),
    labelled('To be paid', money(invoice.payable)),
  ]
  const text = rows.map((cells) => cells.map((cell) => cell ?? '').join('\t'))
  return textSheets(aligned(text).join('\n')).map((sheet) => ({ ...sheet, isMade: true }))
}

type Cells = readonly (string | undefined)[]

/** Nothing where there is no value. */
function labelled(label: string, value: string | undefined): Cells {
  return value === undefined || value === '' ? [] : [label, value]
}

function table(heads: Cells, rows: readonly Cells[]): Cells[] {
  return rows.length === 0 ? [] : [heads, ...rows]
}

/** Cells of columns start at the same place, except after one that is longer than most. */
function aligned(rows: readonly string[]): string[] {
  const cells = rows.map((row) => row.split('\t'))
  const widths = [40, 14, 14, 14]
  return cells.map((row) =>
    row
      .map((cell, at) => (at === row.length - 1 ? cell : `${cell.padEnd(widths[at] ?? 0)}\t`))
      .join(''),
  )
}
