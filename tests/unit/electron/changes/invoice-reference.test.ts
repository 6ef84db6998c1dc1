import { expect, test } from 'vitest'
import { invoiceIdIn } from '../../../../electron/changes/invoice-reference'

test.each([
  ['7001', 7001],
  [' # 7001 ', 7001],
  ['https://app.example/invoices/7001', 7001],
  ['https://app.example/invoices/7001/view?tab=2', 7001],
  ['https://app.example/client/12/invoices/7001', 7001],
  ['https://app.example/#!/sales-invoices/7001', 7001],
  ['https://app.example/view?invoiceId=7001&clientId=12', 7001],
  ['https://app.example/view?id=7001', 7001],
  ['https://app.example/accounting/7001', 7001],
  ['https://app.example/v1/invoices/7001', 7001],
])('%s names invoice %i', (pasted, id) => {
  expect(invoiceIdIn(pasted)).toBe(id)
})

test.each(['', 'INV-7', '0487/0012', 'https://app.example/', '12 34', '1e5', '-7', '1'.repeat(16)])(
  '%s names none',
  (pasted) => {
    expect(invoiceIdIn(pasted)).toBeUndefined()
  },
)
