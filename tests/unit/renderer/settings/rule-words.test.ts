import { expect, test } from 'vitest'
import {
  paymentKey,
  paymentsIn,
  rulesSentence,
  ruleTitle,
  trialSentence,
  triedWords,
} from '../../../../renderer/settings/rule-words'
import { emptyReferenceData, directorsExpenses } from '../../../../shared/books/reference-data'
import type { RuleEntry, TriedReceipt } from '../../../../shared/receipts/learning'

const entry: RuleEntry = { supplier: { name: 'fuels' }, rule: { goesAtOnce: false } }
const tried: TriedReceipt = {
  id: '00000000-0000-4000-8000-000000000001',
  fileName: 'a.jpg',
  supplierName: 'Northgate Fuels',
  postingDate: '2026-11-12',
  gross: '61.27',
  differs: ['expenseType', 'vatType', 'payment'],
}

test('a rule is called by its supplier, or by the words it is for', () => {
  expect(ruleTitle(entry)).toBe('fuels')
  expect(ruleTitle({ ...entry, rule: { ...entry.rule, isForWords: true } })).toBe(
    'Names with “fuels”',
  )
})

test('what a trial came to is one sentence', () => {
  expect(trialSentence({ of: 50, rows: [] })).toBe('It is for none of your last 50 receipts.')
  expect(trialSentence({ of: 1, rows: [tried] })).toBe(
    'Of your only receipt it is for 1: it agrees with 0, and differs with 1.',
  )
  expect(triedWords(tried)).toBe(
    'Northgate Fuels · 12 Nov 2026 · £61.27: another type, VAT and payment',
  )
})

test('rules are counted, and those that are switched off', () => {
  const off: RuleEntry = { ...entry, rule: { ...entry.rule, isOff: true } }
  expect(rulesSentence([entry])).toBe('1 rule')
  expect(rulesSentence([entry, off])).toBe('2 rules, 1 switched off')
})

test('every way to pay in the books can be chosen, and the one of a rule is found among them', () => {
  const choices = {
    ...emptyReferenceData,
    paymentMethods: [
      { code: 'CASH', name: 'Cash' },
      { code: 'EFT', name: 'Transfer' },
      { code: directorsExpenses, name: 'Director' },
    ],
    bankAccounts: [{ id: 3, name: 'Current', isDefault: true }],
    directors: [{ id: 9, name: 'Jo Marlow' }],
  }
  const names = {
    type: (code: string) => code,
    method: (code: string) => choices.paymentMethods.find((each) => each.code === code)?.name ?? '',
    account: () => 'Current',
  }
  const options = paymentsIn(choices, names)
  expect(options.map(({ label }) => label)).toEqual([
    'Cash',
    'Transfer, Current',
    'Director, Jo Marlow',
  ])
  expect(options[1]?.value).toBe(paymentKey({ bankAccountId: 3, method: 'EFT' }))
  expect(paymentKey(undefined)).toBe('')
})
