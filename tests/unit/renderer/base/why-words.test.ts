import { expect, test } from 'vitest'
import {
  rememberedFrom,
  ruleFrom,
  valuesWords,
  whySentence,
} from '../../../../renderer/base/why-words'
import type { Why } from '../../../../shared/receipts/learning'

const names = {
  type: (code: string) => (code === 'OFFICE' ? 'Office costs' : code),
  method: () => 'Transfer',
  account: () => 'Current account',
}
const supplierName = 'Marlow Hardware'
const chosen = (times: number, of: number): Why => {
  return { kind: 'chosen', supplierName, times, of, lastOn: '2026-03-12' }
}
const why = (reason: Why, field = 'lines.0.expenseType', value = 'OFFICE') =>
  whySentence({ field, value, from: 'learned', why: reason }, names)

test('says what was chosen, how often and when last', () => {
  expect(why(chosen(4, 4))).toBe(
    'You chose Office costs for Marlow Hardware 4 times, last on 12 Mar 2026.',
  )
  expect(why(chosen(1, 1))).toBe('You chose Office costs for Marlow Hardware once, on 12 Mar 2026.')
  expect(why(chosen(3, 5))).toContain('3 times of 5, last on')
  expect(why(chosen(2, 2), 'payment.method', 'EFT')).toContain('You chose Transfer')
})

test('says how a supplier was known, and what the receipt says where that differs', () => {
  const match = (how: 'similar' | 'name', read: string) =>
    why({ kind: 'match', how, read }, 'supplierName', supplierName)
  expect(match('name', supplierName)).toBe('Known by its name.')
  expect(match('similar', 'MARLQW')).toContain('The receipt says “MARLQW”.')
})

test('names rules, books and the receipt', () => {
  expect(why({ kind: 'rule', supplierName })).toBe('Your rule for Marlow Hardware.')
  expect(why({ kind: 'books', supplierName })).toContain('Your books suggest Office costs')
  expect(why({ kind: 'usual', expenseType: 'OFFICE' })).toBe('Usual for Office costs.')
  expect(why({ kind: 'read' })).toBe('Read from the receipt.')
})

test('what is remembered is said in a line, and makes a rule', () => {
  const value = { why: chosen(1, 1), confidence: 0.5 }
  const payment = { method: 'EFT', bankAccountId: 7 }
  const item = {
    supplier: { name: supplierName },
    receipts: 2,
    lastOn: '2026-03-12',
    defaults: {
      expenseType: { ...value, value: 'OFFICE' },
      payment: { ...value, value: payment },
    },
  }
  expect(rememberedFrom(item)).toBe('2 receipts, last on 12 Mar 2026')
  expect(rememberedFrom({ ...item, receipts: 0 })).toBe('Only a rule')
  expect(ruleFrom(item)).toEqual({ expenseType: 'OFFICE', payment, goesAtOnce: false })
  expect(valuesWords(ruleFrom(item), names)).toBe('Office costs · Transfer, Current account')
})
