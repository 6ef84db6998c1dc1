import { describe, expect, test } from 'vitest'
import { currencyIn } from '../../../../shared/expenses/currency-codes'
import {
  describedWith,
  originalIn,
  originalWords,
  parseRate,
  poundsOf,
  rateFor,
  toPounds,
} from '../../../../shared/expenses/original'
import { checkDraft, type ExpenseDraft } from '../../../../shared/expenses/expense'
import { emptyReferenceData } from '../../../../shared/books/reference-data'
import { formatMoney, vatWithin } from '../../../../shared/money'
import { forSeeds } from '../../../support/random'

test.each([
  ['316.50', '1.1523', '274.67'],
  ['-316.50', '1.1523', '-274.67'],
  ['0.01', '2', '0.01'],
  ['-0.01', '2', '-0.01'],
  ['0.01', '2.1', '0.00'],
  ['200000', '190.42', '1050.31'],
])('%s at %s comes to £%s', (amount, rate, pounds) => {
  expect(toPounds(amount, rate)).toBe(pounds)
})

test('the rate of two amounts brings back the pounds, to the penny, and mirrors below zero', async () => {
  expect(rateFor('316.50', '274.67')).toBe('1.1523')
  expect(rateFor('316.50', '0')).toBeUndefined()
  expect(rateFor('316.50', '-274.67')).toBeUndefined()
  await forSeeds(2000, (random) => {
    const amount = (random.whole(1, 99_999_999) / 100).toFixed(2)
    const pounds = (random.whole(1, 9_999_999) / 100).toFixed(2)
    const rate = rateFor(amount, pounds)
    if (rate === undefined) return
    expect(toPounds(amount, rate)).toBe(pounds)
    expect(rateFor(`-${amount}`, `-${pounds}`)).toBe(rate)
  })
})

test.each(['', '0', '-1', '1,15', 'abc', '1e3', '.5', '1.12345678901', '£1'])(
  '%j is no rate',
  (text) => {
    expect(parseRate(text)).toBeUndefined()
    expect(poundsOf({ currency: 'EUR', amount: '5', rate: text })).toBeUndefined()
  },
)

test('VAT of what comes back is that of the purchase with a minus', async () => {
  await forSeeds(2000, (random) => {
    const gross = (random.whole(1, 9_999_999) / 100).toFixed(2)
    for (const type of ['Standard', 'Reduced', 'Zero'])
      expect(Number(vatWithin(`-${gross}`, type))).toBeCloseTo(-Number(vatWithin(gross, type)), 5)
  })
})

describe('the description in the books', () => {
  const original = { currency: 'EUR', amount: '316.5', rate: '1.1523' }
  const note = '(EUR 316.50 at 1.1523)'

  test('names amount, currency and rate once, which can be read back', () => {
    const described = describedWith('Hotel', originalWords(original))
    expect(described).toBe(`Hotel ${note}`)
    expect(describedWith(described, originalWords(original))).toBe(described)
    expect(originalIn(described)).toEqual({ ...original, amount: '316.50' })
    expect(originalIn('Hotel (EUR 5)')).toBeUndefined()
  })

  test('has room for the note, whatever was typed', () => {
    const described = describedWith('x'.repeat(500), originalWords(original))
    expect(described).toHaveLength(500)
    expect(described.endsWith(note)).toBe(true)
    expect(describedWith('', originalWords(original))).toBe(note)
  })

  const line = { expenseType: 'FUEL', description: 'Hotel', vatType: 'Zero', gross: '274.67' }
  const choices = {
    ...emptyReferenceData,
    expenseTypes: [{ code: 'FUEL', name: 'Fuel', group: 'Travel' }],
    vatTypes: ['Zero'],
  }

  test('is cut for all its notes together, none of which is cut for another', () => {
    const draft: ExpenseDraft = {
      supplierName: 'Hotel Adler',
      postingDate: '2026-11-12',
      lines: [{ ...line, description: 'x'.repeat(480) }],
      original,
      dueDate: '2026-12-31',
      documentNumber: 'INV-4711',
      isNumbered: true,
    }
    const description = checkDraft(draft, choices).complete?.lines[0]?.description
    expect(description).toMatch(/^x+ \(EUR 316\.50 at 1\.1523\) \(due 31 Dec 2026\)$/)
    expect(description).toHaveLength(500)
    const short = { ...draft, lines: [line] }
    expect(checkDraft(short, choices).complete?.lines[0]?.description).toBe(
      `Hotel, no. INV-4711 ${note} (due 31 Dec 2026)`,
    )
  })

  test('is made where the draft is complete, on its first line alone', () => {
    const draft: ExpenseDraft = {
      supplierName: 'Hotel Adler',
      postingDate: '2026-11-12',
      lines: [
        { ...line, gross: '-137.33', description: ' Hotel ' },
        { ...line, gross: '-137.34', description: 'Bar' },
      ],
      original: { ...original, amount: '-316.50' },
      reverses: { expenseId: 7, postingDate: '2026-10-02', gross: '300.00' },
    }
    const { complete } = checkDraft(draft, choices)
    expect(complete?.lines.map(({ description }) => description)).toEqual([
      'Hotel (EUR -316.50 at 1.1523) (refund of £300.00 on 2 Oct 2026, #7)',
      'Bar',
    ])
    const bought = draft.lines.map((each) => ({ ...each, gross: '137.33' }))
    const purchase = checkDraft({ ...draft, lines: bought }, choices).complete
    expect(purchase?.lines[0]?.description).toBe('Hotel (EUR -316.50 at 1.1523)')
  })
})

test.each([
  ['€ 316.50', 'EUR'],
  ['316,50 €', 'EUR'],
  ['EUR316.50', 'EUR'],
  ['US$12.00', 'USD'],
  ['A$12.00', 'AUD'],
  ['$12.00', '$'],
  ['£12.00', 'GBP'],
  ['CHF 12.00', 'CHF'],
  ['120,00 kr', 'kr'],
  ['120,00 zł', 'PLN'],
  ['RM21.85', 'MYR'],
  ['12.00', undefined],
  ['FORMULA', undefined],
])('%s is in %s', (text, currency) => {
  expect(currencyIn(text)).toBe(currency)
})

test('an amount is shown with its currency', () => {
  expect(formatMoney('1234.5')).toBe('£1,234.50')
  expect(formatMoney('-1234.5', 'EUR')).toBe('-EUR 1,234.50')
})
