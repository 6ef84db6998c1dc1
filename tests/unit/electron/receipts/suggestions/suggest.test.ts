import { expect, test } from 'vitest'
import {
  defaultsOf,
  type LearnedChoice,
} from '../../../../../electron/receipts/suggestions/defaults'
import { unpaid } from '../../../../../electron/store/receipts/learned'
import type { SupplierMatch } from '../../../../../electron/receipts/suggestions/match'
import { verdictOf } from '../../../../../shared/receipts/verdict'
import { goesAtOnce } from '../../../../../electron/receipts/suggestions/rules'
import {
  keepSuggested,
  suggest,
  type SuggestParts,
} from '../../../../../electron/receipts/suggestions/suggest'
import { emptyDraft, emptyLine, type ExpenseDraft } from '../../../../../shared/expenses/expense'
import type { SupplierRule, UsualPayment } from '../../../../../shared/receipts/learning'
import type { ReferenceData } from '../../../../../shared/books/reference-data'
import type { Reading } from '../../../../../shared/receipts/reading'
import { readInvoice } from '../../../../../electron/reading/invoice/invoice'
import { invoiceFields } from '../../../../../electron/reading/invoice/invoice-fields'
import { harbour, ubl } from '../../reading/invoice/samples'
import { readingOf, sure, unsure } from './readings'

const choices: ReferenceData = {
  expenseTypes: [
    { code: 'TOOLS', name: 'Tools', group: 'General', defaultVatType: 'Standard' },
    { code: 'OFFICE', name: 'Office costs', group: 'General' },
  ],
  vatTypes: ['Standard', 'Reduced', 'Zero'],
  paymentMethods: [
    { code: 'EFT', name: 'Transfer' },
    { code: 'CASH', name: 'Petty cash' },
    { code: 'DIRECTORS_EXPENSES', name: 'Paid by director personally' },
  ],
  directors: [{ id: 4, name: 'Ada' }],
  openPeriods: [],
  bankAccounts: [{ id: 7, name: 'Current', isDefault: true }],
}
const marlow = { id: 1, name: 'Marlow Hardware' }
const eft = { method: 'EFT', bankAccountId: 7 }
const choice = { on: '2026-03-12', expenseType: 'OFFICE', vatType: 'Zero', payment: eft }
const defaults = defaultsOf(marlow, [choice, { ...choice, on: '2026-02-01' }], choices)
const match: SupplierMatch = {
  supplierId: 1,
  name: 'Marlow Hardware',
  how: 'vat-number',
  confidence: 0.99,
}
const fields = {
  currency: sure('GBP'),
  supplier: sure('MARLOW HARDW4RE'),
  date: sure('2026-03-20'),
  total: sure('15.00'),
  vat: sure('2.50'),
}
const reading = readingOf([], fields)
/** As filling from the receipt leaves it. */
const read: ExpenseDraft = {
  supplierName: 'MARLOW HARDW4RE',
  postingDate: '2026-03-20',
  lines: [{ ...emptyLine, gross: '15.00' }],
}
const parts: SuggestParts = { reading, match, defaults, choices }

const filledIn = (draft: ExpenseDraft, more: Partial<SuggestParts> = {}) =>
  suggest(draft, { ...parts, ...more }).filled.map(({ field, value, from }) => [field, value, from])

test('an unfilled draft comes with supplier, type, VAT type and payment, and says why', () => {
  const { draft, filled } = suggest(read, parts)
  expect(draft).toEqual({
    supplierId: 1,
    supplierName: 'Marlow Hardware',
    postingDate: '2026-03-20',
    lines: [{ ...emptyLine, expenseType: 'OFFICE', vatType: 'Zero', gross: '15.00' }],
    payment: { ...eft, date: '', amount: '' },
  })
  expect(filled.find(({ field }) => field === 'lines.0.expenseType')).toMatchObject({
    from: 'learned',
    why: {
      kind: 'chosen',
      supplierName: 'Marlow Hardware',
      times: 2,
      of: 2,
      lastOn: '2026-03-12',
    },
  })
})

test('what a person filled in or had in hand stays', () => {
  const typed: ExpenseDraft = {
    ...read,
    supplierName: 'Somebody else',
    lines: [{ ...emptyLine, expenseType: 'TOOLS', vatType: 'Reduced' }],
    payment: { method: 'CASH', date: '', amount: '' },
  }
  expect(filledIn(typed)).toEqual([])
  const touched = new Set([
    'supplierName',
    'lines.0.expenseType',
    'lines.0.vatType',
    'payment.method',
  ])
  expect(filledIn(emptyDraft, { touched })).toEqual([])
})

test('the person’s rule comes before what was learned', () => {
  const rule: SupplierRule = { expenseType: 'TOOLS', goesAtOnce: false }
  expect(filledIn(read, { rule })).toContainEqual(['lines.0.expenseType', 'TOOLS', 'rule'])
  expect(filledIn(read, { rule })).toContainEqual(['lines.0.vatType', 'Zero', 'learned'])
})

test('with nothing learned the books and the receipt suggest, the receipt only where it was surely read', () => {
  const none = { defaults: {}, booksType: 'TOOLS' }
  const reduced = readingOf([], { ...fields, vat: sure('0.71') })
  expect(filledIn(read, { ...none, reading: reduced })).toContainEqual([
    'lines.0.vatType',
    'Reduced',
    'reading',
  ])
  const doubtful = readingOf([], { ...fields, vat: unsure('0.71') })
  expect(filledIn(read, { ...none, reading: doubtful }).slice(1)).toEqual([
    ['lines.0.expenseType', 'TOOLS', 'books'],
    ['lines.0.vatType', 'Standard', 'books'],
  ])
})

test('cash on the receipt is stronger than a habit of paying otherwise', () => {
  const cash = readingOf([], { ...fields, payment: sure('cash') })
  expect(suggest(read, { ...parts, reading: cash }).draft.payment?.method).toBe('CASH')
  const card = readingOf([], { ...fields, payment: sure('card') })
  expect(suggest(read, { ...parts, reading: card }).draft.payment).toMatchObject(eft)
})

const unlearned = { ...parts, defaults: {} }
const paid = (reading: Reading, more: Partial<SuggestParts> = {}) =>
  suggest(read, { ...unlearned, ...more, reading }).draft.payment
const cardRead = readingOf([], { ...fields, payment: sure('card') })
const second = { id: 8, name: 'Card account', isDefault: false }
const two = { ...choices, bankAccounts: [...choices.bankAccounts, second] }

test('what the paper says of paying is filled in, from the only account there is', () => {
  const cash = readingOf([], { ...fields, payment: sure('cash') })
  expect(paid(cash)).toEqual({ method: 'CASH', date: '', amount: '' })
  expect(paid(cardRead)).toEqual({ method: 'EFT', bankAccountId: 7, date: '', amount: '' })
  expect(paid(readingOf([], { ...fields, payment: unsure('card') }))).toBeUndefined()
  expect(paid(readingOf([], fields)), 'an invoice that is to be paid').toBeUndefined()
})

test.each([
  ['a transfer', '30', undefined],
  ['a SEPA transfer', '58', undefined],
  ['a direct debit', '49', undefined],
  ['a card', '48', { ...eft, date: '', amount: '' }],
  ['cash', '10', { method: 'CASH', date: '', amount: '' }],
])('an electronic invoice by %s is paid only where that has been done', (_, means, payment) => {
  const file = ubl({ ...harbour, currency: 'GBP', means })
  const none = { fields: { vatLines: [], items: [] }, shows: undefined }
  const invoice = invoiceFields(readInvoice(new TextEncoder().encode(file)), none)
  expect(invoice.payment?.isSure).toBe(true)
  expect(paid(readingOf([], invoice))).toEqual(payment)
})

test('which of several accounts a card is of is left to a person, until the card is known', () => {
  expect(paid(cardRead, { choices: two })).toEqual({ method: 'EFT', date: '', amount: '' })
  const cardPayment = { method: 'EFT', bankAccountId: 8 }
  expect(paid(cardRead, { choices: two, cardPayment })).toMatchObject(cardPayment)
  expect(paid(cardRead, { choices, cardPayment }), 'an account that is gone').toMatchObject(eft)
})

test('a rule never pays otherwise than the paper says', () => {
  const rule: SupplierRule = { payment: eft, goesAtOnce: false }
  const cash = readingOf([], { ...fields, payment: sure('cash') })
  expect(paid(cash, { rule })?.method).toBe('CASH')
  expect(paid(cardRead, { rule, choices: two })).toMatchObject(eft)
})

test('a rule never pays from another account than the one that the card on the paper is of', () => {
  const cardPayment = { method: 'EFT', bankAccountId: 8 }
  const ruled: SupplierRule = { payment: eft, goesAtOnce: false }
  expect(paid(cardRead, { rule: ruled, choices: two, cardPayment })).toMatchObject(cardPayment)
  expect(paid(cardRead, { rule: ruled, choices, cardPayment }), 'it is gone').toMatchObject(eft)
  const cash = readingOf([], { ...fields, payment: sure('cash') })
  expect(paid(cash, { rule: ruled, choices: two, cardPayment })?.method).toBe('CASH')
})

test('cash needs no account, by a rule as by a habit', () => {
  const cash: UsualPayment = { method: 'CASH' }
  const rule: SupplierRule = { payment: cash, goesAtOnce: false }
  const typed = readingOf([], fields)
  expect(paid(typed, { rule }), 'with nothing learned').toMatchObject(cash)
  expect(paid(typed, { rule, defaults })?.method, 'over a habit').toBe('CASH')
  expect(paid(cardRead, { rule }), 'the paper says a card').toMatchObject(eft)
  expect(defaultsOf(marlow, [{ on: '2026-03-12', payment: cash }], choices).payment?.value).toEqual(
    cash,
  )
  const fromTill: UsualPayment = { method: 'CASH', bankAccountId: 7 }
  const gone = { ...choices, bankAccounts: [] }
  expect(paid(typed, { rule: { ...rule, payment: fromTill } })).toMatchObject(fromTill)
  expect(paid(typed, { rule: { ...rule, payment: fromTill }, choices: gone })).toBeUndefined()
})

test('what the books do not offer any more is not suggested', () => {
  const gone = { ...choices, expenseTypes: [], vatTypes: [], bankAccounts: [] }
  expect(defaultsOf(marlow, [choice], gone)).toEqual({})
})

test('whoever chose now this and now that is not second-guessed', () => {
  const other = { ...choice, expenseType: 'TOOLS' }
  const of = (...learned: (typeof choice)[]) => defaultsOf(marlow, learned, choices).expenseType
  expect(of(choice)?.confidence).toBeLessThan(of(choice, choice, choice)?.confidence ?? 0)
  expect(of(choice, other, other)).toBeUndefined()
  expect(of(choice, choice, other, other, other)?.value).toBe('OFFICE')
  expect(of(choice, other, choice, choice)?.why).toMatchObject({ times: 3, of: 4 })
})

const left = { ...choice, payment: unpaid }
const apart = { ...choice, payment: undefined }

test('one bill of many that was paid at once never makes all later ones paid', () => {
  const of = (...learned: LearnedChoice[]) => defaultsOf(marlow, learned, choices).payment
  const many = Array.from({ length: 12 }, () => left)
  expect(of(...many, choice)).toBeUndefined()
  expect(of(choice, ...many)).toBeUndefined()
  expect(of(left, choice)).toBeUndefined()
  expect(of(left, choice, choice, choice), 'a change of mind, or not').toBeUndefined()
  expect(of(choice, left, choice, choice)?.value).toEqual(eft)
  expect(of(choice, choice, ...many)?.why).toMatchObject({ times: 2, of: 14 })
})

test('what was paid in parts or forgotten is no bill that was left unpaid', () => {
  const { payment } = defaultsOf(marlow, [apart, apart, choice], choices)
  expect(payment).toMatchObject({ value: eft, why: { times: 1, of: 1 } })
})

test('a draft typed before its writer saw the suggestions keeps what was typed and takes the rest', () => {
  const { draft, filled } = suggest(read, parts)
  const typed = { ...read, lines: [{ ...emptyLine, expenseType: 'TOOLS', gross: '15.00' }] }
  expect(keepSuggested(typed, draft, filled)).toEqual({
    ...draft,
    lines: [{ ...draft.lines[0], expenseType: 'TOOLS' }],
  })
})

const rule: SupplierRule = {
  expenseType: 'OFFICE',
  vatType: 'Standard',
  payment: eft,
  goesAtOnce: true,
}

function atOnce(changes: {
  rule?: SupplierRule
  match?: Partial<SupplierMatch>
  fields?: Partial<typeof fields> & Parameters<typeof readingOf>[1]
  draft?: Partial<ExpenseDraft>
  cardPayment?: UsualPayment
}): boolean {
  const itsReading = readingOf([], { ...fields, ...changes.fields })
  const itsMatch = { ...match, ...changes.match }
  const itsRule = changes.rule ?? rule
  const { cardPayment } = changes
  const itsParts = { reading: itsReading, match: itsMatch, rule: itsRule, cardPayment }
  const given = { ...parts, ...itsParts, choices: two, defaults: {} }
  const { draft } = suggest({ ...read, ...changes.draft }, given)
  const verdict = verdictOf({ draft, choices: two, reading: itsReading, today: '2026-11-20' })
  return goesAtOnce({ draft, reading: itsReading, match: itsMatch, rule: itsRule, verdict })
}

test('by the person’s rule a receipt is ready at once when everything is sure', () => {
  expect(atOnce({})).toBe(true)
  expect(atOnce({ cardPayment: eft })).toBe(true)
})

test.each([
  ['the rule does not say so', { rule: { ...rule, goesAtOnce: false } }],
  ['the rule names no type', { rule: { goesAtOnce: true } }],
  ['the total is doubtful', { fields: { total: unsure('15.00') } }],
  ['the date is doubtful', { fields: { date: unsure('2026-03-20') } }],
  ['the date is another', { fields: { date: sure('2026-03-21') } }],
  ['the VAT shown does not fit', { fields: { vat: sure('0.71') } }],
  ['it is of another currency', { fields: { currency: sure('EUR') } }],
  ['it was paid in cash', { fields: { payment: sure('cash') } }],
  ['the supplier is only alike', { match: { how: 'similar' as const, confidence: 0.9 } }],
  [
    'the name alone was badly read',
    { match: { how: 'name' as const }, fields: { supplier: unsure('MARLOW HARDW4RE') } },
  ],
  [
    'a person put in another type',
    { draft: { lines: [{ ...emptyLine, gross: '15.00', expenseType: 'TOOLS' }] } },
  ],
  ['its card is of another account', { cardPayment: { method: 'EFT', bankAccountId: 8 } }],
  ['something is missing', { draft: { postingDate: '' } }],
])('but waits for a person when %s', (_, changes) => {
  expect(atOnce(changes)).toBe(false)
})
