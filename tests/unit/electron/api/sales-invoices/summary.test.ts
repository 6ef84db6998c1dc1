import { expect, test } from 'vitest'
import { summaryOf } from '../../../../../electron/api/sales-invoices/summary'
import type { SalesInvoice } from '../../../../../shared/sales-invoices/sales-invoice'

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
