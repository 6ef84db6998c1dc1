import { expect, test } from 'vitest'
import { purchasesOf } from '../../../../electron/receipts/purchases'

type Known = Parameters<typeof purchasesOf>[1]

const credit = {
  id: 'credit',
  supplierName: 'Corner Shop',
  postingDate: '2026-11-12',
  gross: '-28.15',
}
const receipt = (id: string, changes: object = {}) =>
  ({
    id,
    supplierName: 'CORNER SHOP ',
    postingDate: '2026-11-01',
    gross: '28.15',
    ...changes,
  }) as unknown as Known['receipts'][number]
const expense = (id: number, changes: object = {}) =>
  receipt('', { id, ...changes }) as unknown as Known['expenses'][number]
const named = (known: Partial<Known>, subject = credit) =>
  purchasesOf(subject, { receipts: [], expenses: [], ...known }).map(
    ({ expenseId, receiptId }) => expenseId ?? receiptId,
  )

test('a credit note may give back an earlier purchase of its supplier, no smaller than it', () => {
  const receipts = [
    receipt('one'),
    receipt('other supplier', { supplierName: 'Another Shop' }),
    receipt('nobody', { supplierName: '' }),
    receipt('later', { postingDate: '2026-11-13' }),
    receipt('no day', { postingDate: '' }),
    receipt('smaller', { gross: '28.14' }),
    receipt('another credit note', { gross: '-28.15' }),
    receipt('nothing', { gross: '' }),
    receipt('credit'),
  ]
  expect(named({ receipts })).toEqual(['one'])
  expect(named({ receipts: [receipt('same day', { postingDate: '2026-11-12' })] })).toEqual([
    'same day',
  ])
})

test('the very amount comes first, then what is newest, and only some of many', () => {
  const expenses = [
    expense(1, { gross: '99.00', postingDate: '2026-11-10' }),
    expense(2, { postingDate: '2026-03-01' }),
    expense(3, { gross: '99.00', postingDate: '2026-11-11' }),
    expense(4, { postingDate: '2026-04-01' }),
  ]
  expect(named({ expenses })).toEqual([4, 2, 3, 1])
  expect(named({ expenses: Array.from({ length: 9 }, (_, id) => expense(id + 1)) })).toHaveLength(5)
})

test('a receipt in the books is named once, as its expense', () => {
  const receipts = [receipt('sent', { expenseId: 7 }), receipt('fresh')]
  expect(named({ receipts, expenses: [expense(7)] })).toEqual([7, 'fresh'])
  expect(named({ receipts })).toEqual([7, 'fresh'])
})

test.each([
  ['a purchase', { gross: '28.15' }],
  ['an amount that is not typed yet', { gross: '' }],
  ['a day that is not typed yet', { postingDate: '' }],
  ['no supplier', { supplierName: ' ' }],
])('%s gives nothing back', (_, changes) => {
  const nobody = receipt('nobody', { supplierName: '' })
  expect(named({ receipts: [receipt('one'), nobody] }, { ...credit, ...changes })).toEqual([])
})
