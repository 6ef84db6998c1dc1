/** What a person changed of an expense, in the text that goes back to the service. */
import { expect, test } from 'vitest'
import { edited } from '../../../../electron/changes/expense-edit'
import { linesCredited, type ExpenseEdit } from '../../../../shared/expenses/expense-change'

const payment = (target: object) =>
  JSON.stringify({
    id: 7,
    supplier: { id: 11 },
    postingDate: '2026-03-02',
    expenseLineItems: [
      { expenseType: 'FUEL', vatType: 'Standard', amount: { grossAmount: '24.00' } },
    ],
    supplierPayments: [{ id: 1, date: '2026-03-02', amount: 24.0, paymentTarget: target }],
    attachments: [],
  })
const edit = (more: Partial<ExpenseEdit['payments'][number]> = {}): ExpenseEdit => ({
  changedLines: [],
  removedLines: [],
  addedLines: [],
  payments: [{ at: 0, method: 'EFT', date: '2026-03-03', amount: '20.00', ...more }],
})
const paymentIn = (text: string) =>
  (JSON.parse(text) as { supplierPayments: { paymentTarget: unknown }[] }).supplierPayments[0]

const card = {
  creditCard: { id: 9, displayableName: 'Amex' },
  paymentMethod: { paymentMethodName: 'EFT' },
}
const account = {
  bankAccount: { id: 304, bankName: 'High Street' },
  paymentMethod: { paymentMethodName: 'EFT', paymentMethodDisplayableName: 'Transfer' },
}

test.each([
  ['a card', card, {}],
  ['an account', account, { bankAccountId: 304 }],
])('a payment from %s stays from there when its day and amount change', (_, target, from) => {
  expect(paymentIn(edited(payment(target), edit(from)))).toEqual({
    id: 1,
    date: '2026-03-03',
    amount: 20,
    paymentTarget: target,
  })
})

test('one that is from elsewhere now says so, and nothing of where it came from before', () => {
  const { paymentTarget } = paymentIn(edited(payment(card), edit({ bankAccountId: 304 })))!
  expect(paymentTarget).toEqual({
    paymentMethod: { paymentMethodName: 'EFT' },
    bankAccount: { id: 304 },
  })
})

test('no line goes while credit notes of the expense name lines by their places, and others can still come and change', () => {
  const two = (creditNotes: unknown) => {
    const line = { expenseType: 'FUEL', vatType: 'Standard', amount: { grossAmount: '24.00' } }
    const expense = JSON.parse(payment(account)) as object
    return JSON.stringify({ ...expense, expenseLineItems: [line, line], creditNotes })
  }
  const credited = two([{ id: 11, lineItems: [{ id: 1, expenseLineItemIndex: 1 }] }])
  const asked = { ...edit(), payments: [] }
  expect(() => edited(credited, { ...asked, removedLines: [0] })).toThrow(
    expect.objectContaining({ code: 'service-refused', detail: { said: [linesCredited] } }),
  )
  const added = { expenseType: 'FUEL', description: 'Oil', vatType: 'Standard', gross: '5.00' }
  const more = { ...asked, addedLines: [added], changedLines: [{ at: 0, gross: '20.00' }] }
  expect(JSON.parse(edited(credited, more))).toMatchObject({
    expenseLineItems: [{}, {}, { description: 'Oil' }],
    creditNotes: [{ lineItems: [{ expenseLineItemIndex: 1 }] }],
  })
  for (const none of [[], null])
    expect(JSON.parse(edited(two(none), { ...asked, removedLines: [0] }))).toMatchObject({
      expenseLineItems: [{}],
    })
})
