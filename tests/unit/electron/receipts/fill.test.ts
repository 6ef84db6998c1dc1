import { expect, test } from 'vitest'
import {
  emptiedBetween,
  fillDraft,
  keepFilled,
  withoutFilled,
} from '../../../../electron/receipts/fill'
import { emptyDraft, emptyLine, type ExpenseDraft } from '../../../../shared/expenses/expense'
import type { FieldValue, ReadFields } from '../../../../shared/receipts/reading'
import {
  filledValue,
  type Filled,
  type FillField,
} from '../../../../shared/receipts/receipt-reading'

const field = (value: string): FieldValue => ({ value, confidence: 0.9, isSure: true })
const fieldsOf = (values: Record<string, string>): ReadFields => ({
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, field(value)])),
  vatLines: [],
  items: [],
})
const all = { supplier: 'Northgate Fuels', date: '2026-11-12', total: '61.27' }
const filledAll = { supplierName: 'Northgate Fuels', postingDate: '2026-11-12', gross: '61.27' }
const withGross = (...grosses: string[]): ExpenseDraft => ({
  ...emptyDraft,
  lines: grosses.map((gross) => ({ ...emptyLine, gross })),
})

test.each<[string, ExpenseDraft, Record<string, string>, FillField[], Filled]>([
  ['an empty draft gets everything', emptyDraft, all, [], filledAll],
  ['nothing read fills nothing', emptyDraft, {}, [], {}],
  ['one missing field leaves the others', emptyDraft, { total: '5.00' }, [], { gross: '5.00' }],
  [
    'a supplier in capitals is written as a name',
    emptyDraft,
    { supplier: 'NORTHGATE FUELS LTD' },
    [],
    { supplierName: 'Northgate Fuels Ltd' },
  ],
  [
    'the day by which it is to be paid is kept',
    emptyDraft,
    { due: '2026-11-30' },
    [],
    { dueDate: '2026-11-30' },
  ],
  ['a typed due date stays', { ...emptyDraft, dueDate: '1/12' }, { due: '2026-11-30' }, [], {}],
  ['a typed supplier stays', { ...emptyDraft, supplierName: 'Me' }, { supplier: 'You' }, [], {}],
  ['a chosen supplier stays', { ...emptyDraft, supplierId: 7 }, { supplier: 'You' }, [], {}],
  ['a typed day stays', { ...emptyDraft, postingDate: '1/11' }, { date: '2026-11-12' }, [], {}],
  ['a typed amount stays', withGross('9'), { total: '61.27' }, [], {}],
  ['an amount on another line stays alone', withGross('', '9'), { total: '61.27' }, [], {}],
  [
    'an amount goes into the first of empty lines',
    withGross('', ''),
    { total: '8.00' },
    [],
    { gross: '8.00' },
  ],
  [
    'blanks are nothing',
    { ...emptyDraft, supplierName: '  ' },
    { supplier: 'You' },
    [],
    { supplierName: 'You' },
  ],
  [
    'an emptied field stays empty',
    emptyDraft,
    all,
    ['gross', 'postingDate'],
    { supplierName: 'Northgate Fuels' },
  ],
  ['no day of the calendar is no day', emptyDraft, { date: '2026-02-30' }, [], {}],
  ['no amount is no amount', emptyDraft, { total: 'n/a' }, [], {}],
  ['nothing and less than nothing are no amounts', emptyDraft, { total: '0.00' }, [], {}],
  ['a refund is for a person', emptyDraft, { total: '-5.00' }, [], {}],
  ['pounds are pounds', emptyDraft, { total: '5.00', currency: 'GBP' }, [], { gross: '5.00' }],
  [
    'another currency goes in as such, and is for a person to convert',
    emptyDraft,
    { total: '5.00', currency: 'EUR' },
    [],
    { original: 'EUR 5.00' },
  ],
  [
    'whose dollars they are is for a person to say',
    emptyDraft,
    { total: '5.00', currency: '$' },
    [],
    { original: '5.00' },
  ],
  [
    'another currency leaves pounds that were typed alone',
    withGross('9'),
    { total: '5.00', currency: 'EUR' },
    [],
    {},
  ],
  [
    'what was taken for another currency and said to be pounds is not filled again',
    emptyDraft,
    { total: '5.00', currency: 'EUR' },
    ['original'],
    {},
  ],
  [
    'a credit note is below zero, as it prints it or not',
    emptyDraft,
    { total: '5.00', kind: 'credit-note' },
    [],
    { gross: '-5.00' },
  ],
  [
    'a credit note stays below zero',
    emptyDraft,
    { total: '-5.00', kind: 'credit-note' },
    [],
    { gross: '-5.00' },
  ],
  [
    'a credit note in another currency is below zero in that',
    emptyDraft,
    { total: '5.00', kind: 'credit-note', currency: 'EUR' },
    [],
    { original: 'EUR -5.00' },
  ],
])('%s', (_what, draft, values, touched, filled) => {
  const before = structuredClone(draft)
  const result = fillDraft(draft, { fields: fieldsOf(values) }, touched)
  expect(result.filled).toEqual(filled)
  expect(draft).toEqual(before)
  const { gross, original, ...others } = filled
  const lines = draft.lines.map((line, at) => (at === 0 && gross ? { ...line, gross } : line))
  expect(result.draft).toEqual({
    ...draft,
    ...others,
    lines,
    ...(original && { original: { ...result.draft.original, rate: '' } }),
  })
  if (original) expect(filledValue(result.draft, 'original')).toBe(original)
})

test('what was typed without knowing of the reading keeps what was filled in, but for what was emptied', () => {
  const typed = { ...emptyDraft, supplierName: 'Me' }
  expect(keepFilled(typed, filledAll)).toEqual({
    ...typed,
    postingDate: '2026-11-12',
    lines: [{ ...emptyLine, gross: '61.27' }],
  })
  expect(keepFilled(typed, filledAll, ['gross']).lines).toEqual([emptyLine])
})

test('only what had something and has nothing now was emptied', () => {
  const full = { ...withGross('9'), supplierName: 'Me', postingDate: '2026-11-12' }
  expect(emptiedBetween(full, emptyDraft)).toEqual(['supplierName', 'postingDate', 'gross'])
  expect(emptiedBetween(emptyDraft, full)).toEqual([])
  expect(emptiedBetween(full, { ...full, postingDate: '' })).toEqual(['postingDate'])
})

test('what was read goes again, and an amount in another currency stays once it has a rate', () => {
  const { draft, filled } = fillDraft(emptyDraft, {
    fields: fieldsOf({ supplier: 'Hotel Adler', total: '316.50', currency: 'EUR' }),
  })
  expect(withoutFilled(draft, filled)).toEqual(emptyDraft)
  const original = { currency: 'EUR', amount: '316.50', rate: '1.1523' }
  const converted = { ...draft, original, lines: [{ ...emptyLine, gross: '274.67' }] }
  expect(withoutFilled(converted, filled)).toMatchObject({
    supplierName: '',
    original,
    lines: [{ gross: '274.67' }],
  })
})
