import { expect, test } from 'vitest'
import { differencesOf, ruleFor } from '../../../../../electron/receipts/suggestions/rules'
import type { RuleEntry, SupplierRef } from '../../../../../shared/receipts/learning'
import { emptyDraft, emptyLine, type ExpenseDraft } from '../../../../../shared/expenses/expense'

const rule = (expenseType: string, supplier: SupplierRef, more = {}): RuleEntry => ({
  supplier,
  rule: { expenseType, goesAtOnce: false, ...more },
})
const words = { isForWords: true } as const
const off = { isOff: true } as const
const fuels = { id: 7, name: 'Northgate Fuels Ltd' }

test.each<[string, RuleEntry[], SupplierRef, string | undefined]>([
  ['there is no rule', [], fuels, undefined],
  ['a rule for the supplier of the books', [rule('A', fuels)], fuels, 'A'],
  ['one renamed in the books', [rule('A', { id: 7, name: 'NGF' })], fuels, 'A'],
  ['another supplier of the same name', [rule('A', { id: 8, name: fuels.name })], fuels, undefined],
  [
    'a rule from when it was a name alone',
    [rule('A', { name: 'NORTHGATE fuels ltd' })],
    fuels,
    'A',
  ],
  ['a rule for part of a name', [rule('A', { name: 'Fuels' })], fuels, undefined],
  ['a rule for a word', [rule('A', { name: 'fuels' }, words)], fuels, 'A'],
  [
    'a rule for words in another order',
    [rule('A', { name: 'Fuels Northgate' }, words)],
    fuels,
    'A',
  ],
  ['a rule for half a word', [rule('A', { name: 'fuel' }, words)], fuels, undefined],
  ['a rule for nothing', [rule('A', { name: ' ' }, words)], fuels, undefined],
  [
    'the special before the general',
    [rule('A', fuels), rule('B', { name: 'Fuels' }, words)],
    fuels,
    'A',
  ],
  [
    'the general before the special',
    [rule('B', { name: 'Fuels' }, words), rule('A', fuels)],
    fuels,
    'B',
  ],
  [
    'one that is switched off is passed over',
    [rule('A', fuels, off), rule('B', { name: 'Fuels' }, words)],
    fuels,
    'B',
  ],
])('%s', (_name, rules, supplier, expected) => {
  expect(ruleFor(rules, supplier)?.expenseType).toBe(expected)
})

const line = { ...emptyLine, expenseType: 'FUEL', vatType: 'Standard', gross: '1.00' }
const draft: ExpenseDraft = { ...emptyDraft, lines: [line, line] }
const paid = { method: 'EFT', bankAccountId: 3 }

test.each([
  ['what agrees', { expenseType: 'FUEL', vatType: 'Standard' }, []],
  ['another type', { expenseType: 'TRAVEL', vatType: 'Standard' }, ['expenseType']],
  ['another VAT type', { vatType: 'Zero' }, ['vatType']],
  ['a payment where there is none', { payment: paid }, ['payment']],
])('a rule differs from a draft in what it says otherwise: %s', (_name, values, expected) => {
  expect(differencesOf(draft, { ...values, goesAtOnce: false })).toEqual(expected)
})

test('a payment of its own date and amount is the one of the rule', () => {
  const payment = { ...paid, date: '2026-11-12', amount: '2.00' }
  expect(differencesOf({ ...draft, payment }, { payment: paid, goesAtOnce: false })).toEqual([])
})
