import { expect, test } from 'vitest'
import { withMethod } from '../../../../renderer/record/draft-payment'

const payment = { method: 'EFT', bankAccountId: 71, date: '2026-11-12', amount: '1.00', at: 2 }

test('a director pays from no bank account, and is filled in where there is only one', () => {
  const by = withMethod(payment, 'DIRECTORS_EXPENSES', { bankAccountId: 70, personId: 580 })
  expect(by).toEqual({
    method: 'DIRECTORS_EXPENSES',
    personId: 580,
    date: '2026-11-12',
    amount: '1.00',
    at: 2,
  })
  expect(withMethod(payment, 'DIRECTORS_EXPENSES', {})).not.toHaveProperty('personId')
})

test('what is paid from a bank account keeps its own, or has the usual one', () => {
  expect(withMethod(payment, 'CHEQUE', { bankAccountId: 70 })).toEqual({
    ...payment,
    method: 'CHEQUE',
  })
  const director = { method: 'DIRECTORS_EXPENSES', personId: 580, date: '', amount: '' }
  expect(withMethod(director, 'EFT', { bankAccountId: 70, personId: 580 })).toEqual({
    method: 'EFT',
    bankAccountId: 70,
    date: '',
    amount: '',
  })
})
