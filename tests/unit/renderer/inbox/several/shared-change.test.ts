import { expect, test } from 'vitest'
import {
  commonOf,
  outcomeWords,
  paidBy,
  touchedWords,
  withChange,
} from '../../../../../renderer/inbox/several/shared-change'
import { emptyLine, type ExpenseDraft } from '../../../../../shared/expenses/expense'

const draft = (more: Partial<ExpenseDraft> = {}): ExpenseDraft => ({
  supplierName: 'Shop',
  supplierId: 7,
  postingDate: '2026-11-12',
  lines: [{ ...emptyLine, expenseType: 'FUEL', vatType: 'Standard', gross: '12.50' }],
  ...more,
})
const paid = { method: 'EFT', bankAccountId: 71, date: '2026-11-13', amount: '5.00' }

test('what all have is shown, and what differs is not', () => {
  const other = draft({ supplierName: 'Other', payment: paid })
  expect(commonOf([draft(), other])).toEqual({
    supplierName: undefined,
    postingDate: '2026-11-12',
    expenseType: 'FUEL',
    vatType: 'Standard',
    payment: undefined,
  })
  expect(commonOf([draft(), draft()]).payment).toBe('unpaid')
  const two = draft({ lines: [...draft().lines, { ...emptyLine, expenseType: 'RENT' }] })
  expect(commonOf([two])).toMatchObject({ expenseType: undefined, vatType: undefined })
})

test('only what was touched is changed', () => {
  expect(withChange(draft({ payment: paid }), {}, 'Exempt')).toEqual(draft({ payment: paid }))
  expect(withChange(draft(), { postingDate: '2026-12-01' }, undefined)).toEqual(
    draft({ postingDate: '2026-12-01' }),
  )
})

test('a supplier that is typed is not the one from the books that stood there', () => {
  const { supplierId: _, ...rest } = draft()
  expect(withChange(draft(), { supplier: { name: 'New' } }, undefined)).toEqual({
    ...rest,
    supplierName: 'New',
  })
  expect(withChange(draft(), { supplier: { name: 'B', id: 9 } }, undefined)).toMatchObject({
    supplierId: 9,
  })
})

test('a supplier who did not sell what a credit note gives back has it not given back', () => {
  const reverses = { expenseId: 7, postingDate: '2026-11-02', gross: '12.50' }
  const credit = draft({ reverses })
  expect(withChange(credit, { supplier: { name: 'B', id: 9 } }, undefined).reverses).toBeUndefined()
  expect(withChange(credit, { supplier: { name: 'Shop', id: 9 } }, undefined).reverses).toEqual(
    reverses,
  )
})

test('a type goes to every line, and its usual VAT only to lines without one', () => {
  const lines = [...draft().lines, { ...emptyLine, gross: '1.00' }]
  const changed = withChange(draft({ lines }), { expenseType: 'RENT' }, 'Exempt')
  expect(changed.lines).toEqual([
    { ...emptyLine, expenseType: 'RENT', vatType: 'Standard', gross: '12.50' },
    { ...emptyLine, expenseType: 'RENT', vatType: 'Exempt', gross: '1.00' },
  ])
})

test('another method keeps day and amount of a payment, and none takes it away', () => {
  const payment = paidBy('DIRECTORS_EXPENSES', { bankAccountId: 71 }, [{ id: 31 }])
  expect(payment).toEqual({ method: 'DIRECTORS_EXPENSES', personId: 31 })
  expect(withChange(draft({ payment: paid }), { payment }, undefined).payment).toEqual({
    method: 'DIRECTORS_EXPENSES',
    personId: 31,
    date: '2026-11-13',
    amount: '5.00',
  })
  expect(withChange(draft({ payment: paid }), { payment: 'unpaid' }, undefined)).toEqual(draft())
})

test('words say what is touched, how many took a step, and why the others stayed', () => {
  expect(touchedWords({})).toBe('')
  expect(touchedWords({ vatType: 'Zero', supplier: { name: 'x' }, payment: 'unpaid' })).toBe(
    'supplier, VAT type and payment',
  )
  const stayed = [
    { id: '1', why: 'incomplete' as const },
    { id: '2', why: 'incomplete' as const },
    { id: '3', why: 'alike' as const },
  ]
  expect(outcomeWords('confirm', { done: ['4', '5'], stayed })).toEqual({
    title: 'Confirmed: 2 of 5 receipts',
    body: 'Kept here: 2 lack something and 1 may be here already.',
  })
  expect(outcomeWords('discard', { done: ['4'], stayed: [] })).toEqual({
    title: 'In the bin: 1 receipt',
    body: undefined,
  })
})
