import { expect, test } from 'vitest'
import { summaryOf } from '../../../../../electron/api/sales-invoices/summary'
import { invoiceIn } from '../../../../../electron/api/sales-invoices/forms'
import type { SalesInvoice } from '../../../../../shared/sales-invoices/sales-invoice'

const salesInvoiceIn = (shown: object) => invoiceIn(JSON.stringify(shown))

const invoice: SalesInvoice = {
  id: 7,
  state: 'OVERDUE',
  gross: '1080.00',
  lines: [],
  payments: [],
  members: [],
}

test.each<[what: string, payments: SalesInvoice['payments'], paid: string | undefined]>([
  ['no payment', [], undefined],
  [
    'payments with amounts',
    [
      { id: 1, amount: '172.60' },
      { id: 2, amount: '7.4' },
    ],
    '180.00',
  ],
  [
    'payments that name its currency',
    [
      { id: 1, amount: '172.60', currency: 'GBP' },
      { id: 2, amount: '7.4' },
    ],
    '180.00',
  ],
  [
    'a payment in another currency',
    [
      { id: 1, amount: '172.60' },
      { id: 2, amount: '7.4', currency: 'EUR' },
    ],
    undefined,
  ],
  ['a payment without its amount', [{ id: 1, amount: '172.60' }, { id: 2 }], undefined],
])('what is paid is known of %s as far as the service shows it', (_what, payments, paid) => {
  expect(summaryOf({ ...invoice, payments }).paid).toBe(paid)
})

const allocated = (...paid: object[]) =>
  salesInvoiceIn({
    salesInvoiceId: 7,
    clientPayments: {
      clientPayment: [{ clientPaymentId: 1, amount: 300, salesInvoices: { salesInvoice: paid } }],
    },
  })

test.each<[string, object[], string | undefined]>([
  [
    'its part alone',
    [
      { salesInvoiceId: 7, allocatedAmount: 100 },
      { salesInvoiceId: 8, allocatedAmount: 200 },
    ],
    '100.00',
  ],
  ['all of it, where it is for no other', [{ salesInvoiceId: 7 }], '300'],
  ['all of it, where it names none', [], '300'],
  [
    'nothing that can be told of one for several',
    [{ salesInvoiceId: 7 }, { salesInvoiceId: 8 }],
    undefined,
  ],
  ['nothing that can be told of one for another', [{ salesInvoiceId: 8 }], undefined],
])('of a payment an invoice has %s', (_, paid, amount) => {
  expect(allocated(...paid)?.payments[0]?.amount).toBe(amount)
})
