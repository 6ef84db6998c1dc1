import { expect, test } from 'vitest'
import {
  checkVoucher,
  emptyVoucher,
  readingOf,
  voucherDraft,
  voucherOf,
  type VoucherDraft,
} from '../../../../shared/expenses/voucher'
import { emptyReferenceData, type ReferenceData } from '../../../../shared/books/reference-data'
import { verdictOf } from '../../../../shared/receipts/verdict'

const choices: ReferenceData = {
  ...emptyReferenceData,
  expenseTypes: [
    { code: 'PARKING', name: 'Parking', group: 'Travel' },
    { code: 'MILEAGE', name: 'Mileage', group: 'Travel' },
  ],
  vatTypes: ['Standard', 'Zero', 'Outside the scope'],
}

const parking: VoucherDraft = {
  ...emptyVoucher,
  kind: 'expense',
  date: '2026-11-12',
  person: 'Zoë Hartley',
  payee: ' City  Car Parks ',
  what: 'Parking',
  why: 'Visit to a client',
  gross: '£4.5',
  expenseType: 'PARKING',
}
const drive: VoucherDraft = {
  ...emptyVoucher,
  kind: 'mileage',
  date: '2026-11-12',
  person: 'Zoë Hartley',
  from: 'York',
  to: 'Hull',
  miles: '100',
  why: 'Visit to a client',
  expenseType: 'MILEAGE',
}

const verdictAbout = (
  draft: VoucherDraft,
  change: (lines: { gross: string }[]) => void = () => {},
) => {
  const voucher = voucherOf(draft, '9905')
  const expense = voucherDraft(voucher, draft.expenseType, choices)
  change(expense.lines)
  return verdictOf({ draft: expense, choices, today: '2026-11-23', reading: readingOf(voucher) })
}

test('what was typed in full is sure, and nothing else has to be looked at', () => {
  expect(verdictAbout(parking)).toEqual({ grade: 'sure' })
  expect(verdictAbout(drive)).toEqual({ grade: 'sure' })
})

test('a draft that is changed to another amount than its document says is asked about', () => {
  const verdict = verdictAbout(drive, ([line]) => {
    if (line) line.gross = '50.00'
  })
  expect(verdict).toMatchObject({
    grade: 'look',
    reasons: [{ code: 'total-differs', shown: '44.00', drafted: '51.25' }],
  })
})

test('a journey over the threshold has a line for each rate, with no VAT to reclaim', () => {
  const { supplierName, lines } = voucherDraft(voucherOf(drive, '9905'), 'MILEAGE', choices)
  expect(supplierName).toBe('Zoë Hartley')
  expect(lines).toEqual([
    {
      expenseType: 'MILEAGE',
      vatType: 'Outside the scope',
      gross: '42.75',
      description: 'York to Hull, 95 miles at 45p: Visit to a client',
    },
    {
      expenseType: 'MILEAGE',
      vatType: 'Outside the scope',
      gross: '1.25',
      description: 'York to Hull, 5 miles at 25p: Visit to a client',
    },
  ])
})

test('an expense without a receipt is of whom was paid, tidied, with a plain amount', () => {
  expect(voucherDraft(voucherOf(parking, '0'), 'PARKING', choices)).toMatchObject({
    supplierName: 'City Car Parks',
    postingDate: '2026-11-12',
    lines: [{ gross: '4.50', description: 'Parking: Visit to a client' }],
  })
})

test('the usual VAT type of an expense type is kept where it has no VAT, and only there', () => {
  const usual = (defaultVatType: string) => ({
    ...choices,
    vatTypes: ['Standard', 'Exempt', 'Outside the scope'],
    expenseTypes: [{ code: 'MILEAGE', name: 'Mileage', group: 'Travel', defaultVatType }],
  })
  const typeFor = (books: ReferenceData) =>
    voucherDraft(voucherOf(drive, '0'), 'MILEAGE', books).lines[0]?.vatType
  expect(typeFor(usual('Exempt'))).toBe('Exempt')
  expect(typeFor(usual('Standard'))).toBe('Outside the scope')
  expect(typeFor(usual('Of another book'))).toBe('Outside the scope')
})

test('where the books have no VAT type without VAT, a person has to choose', () => {
  const books = { ...choices, vatTypes: ['Standard'] }
  expect(voucherDraft(voucherOf(parking, '0'), 'PARKING', books).lines[0]?.vatType).toBe('')
})

test.each<[string, VoucherDraft, string[]]>([
  ['nothing is wrong with one of either kind', parking, []],
  ['nor with a journey', drive, []],
  [
    'what is empty is missing',
    { ...parking, why: '  ', payee: '' },
    ['payee missing', 'why missing'],
  ],
  ['a date that is none', { ...parking, date: '31/2' }, ['date date-invalid']],
  ['nothing for nothing', { ...parking, gross: '0.00' }, ['gross amount-invalid']],
  ['miles that are none', { ...drive, miles: 'ten' }, ['miles miles-invalid']],
  ['a day without known rates', { ...drive, date: '2011-04-05' }, ['date rates-unknown']],
  ['which is no matter to an expense', { ...parking, date: '2011-04-05' }, []],
  ['more than fit into a car', { ...drive, passengers: '9' }, ['passengers passengers-invalid']],
  [
    'nobody asks for passengers of a bicycle',
    { ...drive, vehicle: 'bicycle', passengers: 'x' },
    [],
  ],
])('%s', (_, draft, problems) => {
  expect(checkVoucher(draft).map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
})
