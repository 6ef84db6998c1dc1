/** The verdict about a receipt, as a table: what is known of it, and what has to be looked at or mended. */
import { describe, expect, test } from 'vitest'
import { emptyReferenceData, type ReferenceData } from '../../../../shared/books/reference-data'
import type { DraftLine, ExpenseDraft } from '../../../../shared/expenses/expense'
import type { Alike } from '../../../../shared/receipts/receipt'
import type { FieldValue, ReadFields } from '../../../../shared/receipts/reading'
import {
  gapOf,
  openReasons,
  verdictOf,
  type Known,
  type LookReason,
} from '../../../../shared/receipts/verdict'

const choices: ReferenceData = {
  ...emptyReferenceData,
  expenseTypes: [{ code: 'FUEL', name: 'Fuel', group: 'Travel' }],
  vatTypes: ['Standard', 'Reduced', 'Zero', 'Exempt', 'Outside the Scope'],
  paymentMethods: [{ code: 'CASH', name: 'Cash' }],
  openPeriods: [{ startDate: '2026-01-01', endDate: '2026-12-31' }],
}
const today = '2026-11-20'

const sure = (value: string): FieldValue => ({ value, confidence: 1, isSure: true })
const unsure = (value: string): FieldValue => ({ value, confidence: 0.6, isSure: false })

/** A receipt of £28.15 with VAT at 20 %, surely read. */
const paper: ReadFields = {
  supplier: sure('Corner Shop'),
  date: sure('2026-11-12'),
  total: sure('28.15'),
  vat: sure('4.69'),
  currency: sure('GBP'),
  vatLines: [],
  items: [],
}
const line = (gross: string, vatType = 'Standard', expenseType = 'FUEL'): DraftLine => ({
  expenseType,
  description: '',
  vatType,
  gross,
})
const draft: ExpenseDraft = {
  supplierName: 'Corner Shop',
  postingDate: '2026-11-12',
  lines: [line('28.15')],
}
const filled = { supplierName: 'Corner Shop', postingDate: '2026-11-12', gross: '28.15' }

interface Change {
  draft?: Partial<ExpenseDraft>
  /** What the paper says otherwise; `undefined` takes a field away. */
  fields?: { [K in keyof ReadFields]?: ReadFields[K] | undefined }
  parts?: number
  documents?: number
  known?: Partial<Known>
}

const box = { page: 0, x: 0, y: 0, width: 1, height: 1 }

function known(change: Change = {}): Known {
  return {
    draft: { ...draft, ...change.draft },
    choices,
    today,
    reading: {
      fields: { ...paper, ...change.fields } as ReadFields,
      parts: Array.from({ length: change.parts ?? 0 }, () => box),
      documents: Array.from({ length: change.documents ?? 0 }, (_, at) => ({
        first: at,
        last: at,
      })),
    },
    filled,
    ...change.known,
  }
}

/** `sure`, `cannot: codes`, or `look: codes`. */
function saidOf(change: Change): string {
  const verdict = verdictOf(known(change))
  if (verdict.grade === 'sure') return 'sure'
  if (verdict.grade === 'look') return `look: ${verdict.reasons.map(({ code }) => code).join(' ')}`
  const codes = verdict.problems.map(({ code }) => code)
  return `cannot: ${[...(verdict.isSameFile ? ['same-file'] : []), ...codes].join(' ')}`
}

type Row = [string, Change, string]

const lines = (...amounts: [string, string?][]) => ({
  draft: { lines: amounts.map(([gross, vatType]) => line(gross, vatType)) },
})
const noReading = { known: { reading: undefined, filled: {} } }
const vatTable = (...rows: [rate: string, net: string, vat: string][]) => ({
  vat: undefined,
  vatLines: rows.map(([rate, net, vat]) => ({ rate, net, vat })),
})
const twoRates = vatTable(['20', '16.79', '3.36'], ['0', '8.00', '0.00'])

const ties: Row[] = [
  ['a receipt surely read and filled as it says', {}, 'sure'],
  ['one line more than the paper says', lines(['28.15'], ['10.50']), 'look: total-differs'],
  ['two lines that come to the total', lines(['18.15'], ['10.00']), 'sure'],
  ['three lines that come to the total', lines(['18.15'], ['5.00'], ['5.00']), 'sure'],
  ['a penny too much', lines(['28.16']), 'look: total-differs'],
  ['a penny too little', lines(['28.14']), 'look: total-differs'],
  ['a digit too many', lines(['281.50']), 'look: total-differs'],
  ['two digits changed', lines(['21.85']), 'look: total-differs'],
  ['typed with a pound sign', lines(['£28.15']), 'sure'],
  ['the net amount in place of the gross', lines(['23.46']), 'look: total-differs'],
  ['the VAT in place of the total', lines(['4.69']), 'look: total-differs'],
  [
    'a total that was not surely read, and differs',
    { ...lines(['30.00']), fields: { total: unsure('28.15') } },
    'look: total-differs',
  ],
  [
    'a total that was not surely read, and typed as it was read',
    { fields: { total: unsure('28.15') }, known: { filled: {} } },
    'sure',
  ],
  [
    'a total that was not surely read, and is as it was filled',
    { fields: { total: unsure('28.15') } },
    'look: read-unsurely',
  ],
  [
    'a total that was not surely read, parted into lines',
    { ...lines(['20.15'], ['8.00', 'Zero']), fields: { ...twoRates, total: unsure('28.15') } },
    'look: read-unsurely',
  ],
  [
    'no total was read',
    { ...lines(['30.00']), fields: { total: undefined, vat: undefined } },
    'sure',
  ],
  ['nothing was read at all', noReading, 'sure'],
  [
    'nothing was read yet',
    { known: { ...noReading.known, isToBeRead: true } },
    'look: not-read-yet',
  ],
  ['two receipts lie on it', { parts: 2 }, 'look: several-documents'],
  ['three receipts lie on it', { parts: 3 }, 'look: several-documents'],
  ['one receipt was found on it', { parts: 1 }, 'sure'],
  ['five documents are in it', { documents: 5 }, 'look: several-documents'],
  ['two pages of one document', { documents: 0 }, 'sure'],
  [
    'two receipts, and the lines come to another total',
    { ...lines(['38.65']), parts: 2 },
    'look: several-documents total-differs',
  ],
]

const kettle = { draft: { supplierName: 'The Copper Kettle' }, fields: { supplier: undefined } }
const near = { near: { name: 'The Copper Kettle Café' }, filled: {} }

const newSuppliers: Row[] = [
  ['a new supplier', { ...kettle, known: { filled: {} } }, 'sure'],
  ['a new supplier close to one in the books', { ...kettle, known: near }, 'look: supplier-near'],
  [
    'one of the books was chosen',
    { ...kettle, draft: { ...kettle.draft, supplierId: 7 }, known: near },
    'sure',
  ],
  [
    'a new supplier close to one in the books, and not surely read',
    { known: { ...near, filled }, fields: { supplier: unsure('Corner Shop') } },
    'look: supplier-near read-unsurely',
  ],
]

const vat: Row[] = [
  ['VAT to the penny', { fields: { vat: sure('4.69') } }, 'sure'],
  ['VAT a penny off by rounding', { fields: { vat: sure('4.70') } }, 'sure'],
  ['VAT two pence off by rounding', { fields: { vat: sure('4.67') } }, 'sure'],
  ['VAT three pence off', { fields: { vat: sure('4.72') } }, 'look: vat-differs'],
  ['VAT at the reduced rate', { fields: { vat: sure('1.34') } }, 'look: vat-differs'],
  ['VAT of page 1 alone', { fields: { vat: sure('2.40') } }, 'look: vat-differs'],
  ['VAT that was not surely read', { fields: { vat: unsure('2.40') } }, 'look: vat-differs'],
  [
    'the reduced rate chosen as shown',
    { ...lines(['28.15', 'Reduced']), fields: { vat: sure('1.34') } },
    'sure',
  ],
  ...['Zero', 'Exempt', 'Outside the Scope'].flatMap((type): Row[] => [
    [`VAT shown, and ${type} chosen`, lines(['28.15', type]), 'look: vat-differs'],
    [
      `no VAT shown, and ${type} chosen`,
      { ...lines(['28.15', type]), fields: { vat: undefined } },
      'sure',
    ],
    [
      `VAT of nothing shown, and ${type} chosen`,
      { ...lines(['28.15', type]), fields: { vat: sure('0.00') } },
      'sure',
    ],
  ]),
  ...['Standard', 'Reduced'].map((type): Row => [
    `no VAT shown, and ${type} chosen`,
    { ...lines(['28.15', type]), fields: { vat: undefined } },
    'look: vat-differs',
  ]),
  [
    'no VAT shown but a VAT number: VAT that is only not spelt out',
    { fields: { vat: undefined, vatNumber: sure('GB123456789') } },
    'sure',
  ],
  ['two rates shown, one line', { fields: twoRates }, 'look: several-rates'],
  [
    'two rates shown, a line for each',
    { ...lines(['20.15'], ['8.00', 'Zero']), fields: twoRates },
    'sure',
  ],
  [
    'two rates shown, two lines of one rate',
    { ...lines(['20.15'], ['8.00']), fields: twoRates },
    'look: several-rates',
  ],
  [
    'two rates shown, a line for each with the amounts exchanged',
    { ...lines(['8.00'], ['20.15', 'Zero']), fields: twoRates },
    'look: vat-differs',
  ],
  [
    'a table with one rate that is used',
    { fields: vatTable(['20', '23.46', '4.69'], ['5', '0.00', '0.00']) },
    'sure',
  ],
  [
    'three rates shown, lines for two',
    {
      ...lines(['20.15'], ['8.00', 'Zero']),
      fields: vatTable(['20', '12.46', '2.49'], ['5', '5.00', '0.25'], ['0', '8.00', '0.00']),
    },
    'look: several-rates',
  ],
]

const foreign = ['EUR', 'USD', 'MYR', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'JPY', 'AUD', 'CAD']
const currency: Row[] = [
  ...foreign.map((code): Row => [
    `the paper is in ${code}`,
    { fields: { currency: sure(code) } },
    'look: other-currency',
  ]),
  ...foreign.map((code): Row => [
    `the paper is probably in ${code}`,
    { fields: { currency: unsure(code) } },
    'look: other-currency',
  ]),
  ...foreign.map((code): Row => [
    `the paper is in ${code}, and another amount is typed`,
    { ...lines(['24.01']), fields: { currency: sure(code) } },
    'look: other-currency',
  ]),
  ['nothing says the currency', { fields: { currency: undefined } }, 'look: currency-unknown'],
  [
    'nothing says the currency, nor an amount',
    { fields: { currency: undefined, total: undefined, vat: undefined }, known: { filled: {} } },
    'sure',
  ],
  ['pounds, probably', { fields: { currency: unsure('GBP') } }, 'look: read-unsurely'],
  [
    'pounds, probably, and the amount is typed',
    { fields: { currency: unsure('GBP') }, known: { filled: {} } },
    'sure',
  ],
  [
    'euro and two receipts',
    { fields: { currency: sure('EUR') }, parts: 2 },
    'look: several-documents other-currency',
  ],
]

const euro = { currency: 'EUR', amount: '316.50', rate: '1.1523' }
const inEuro = (
  change: Partial<typeof euro> = {},
  gross = '274.67',
  vatType = 'Outside the Scope',
): Change => ({
  draft: { original: { ...euro, ...change }, lines: [line(gross, vatType)] },
  fields: { total: sure('316.50'), vat: sure('52.75'), currency: sure('EUR') },
  known: { filled: { original: 'EUR 316.50' } },
})
const withFields = (change: Change, fields: Change['fields']): Change => ({
  ...change,
  fields: { ...change.fields, ...fields },
})
const converted: Row[] = [
  ['whole, at a rate that comes to the lines', inEuro(), 'look: converted'],
  ['the pounds a penny off', inEuro({}, '274.68'), 'look: conversion-differs converted'],
  ['the euro taken for pounds', inEuro({}, '316.50'), 'look: conversion-differs converted'],
  ['euro for euro', inEuro({ rate: '1' }, '316.50'), 'look: converted'],
  ['no rate', inEuro({ rate: '' }), 'cannot: rate-missing'],
  ['no rate, and no pounds', inEuro({ rate: '' }, ''), 'cannot: amount-missing rate-missing'],
  ['no pounds', inEuro({}, ''), 'cannot: amount-missing'],
  ['no amount', inEuro({ amount: '' }), 'cannot: amount-missing'],
  ['no currency', inEuro({ currency: '' }), 'cannot: currency-missing'],
  ['pounds for another currency', inEuro({ currency: 'GBP' }), 'cannot: currency-invalid'],
  ['a word for a currency', inEuro({ currency: 'euro' }), 'cannot: currency-invalid'],
  ['a rate of nothing', inEuro({ rate: '0' }), 'cannot: rate-invalid'],
  ['a rate below zero', inEuro({ rate: '-1.15' }), 'cannot: rate-invalid'],
  ['a continental rate', inEuro({ rate: '1,1523' }), 'cannot: rate-invalid'],
  [
    'a digit other than on the paper',
    inEuro({ amount: '361.50' }, '313.72'),
    'look: total-differs converted',
  ],
  ['dollars, and euro on the paper', inEuro({ currency: 'USD' }), 'look: other-currency converted'],
  [
    'euro, and pounds on the paper',
    withFields(inEuro(), { currency: sure('GBP') }),
    'look: other-currency converted',
  ],
  [
    'nothing on the paper says the currency',
    withFields(inEuro(), { currency: undefined }),
    'look: converted',
  ],
  [
    'US dollars where the paper writes $',
    withFields(inEuro({ currency: 'USD' }), { currency: unsure('$') }),
    'look: converted',
  ],
  [
    'euro where the paper writes $',
    withFields(inEuro(), { currency: unsure('$') }),
    'look: other-currency converted',
  ],
  [
    'Swedish crowns where the paper writes kr',
    withFields(inEuro({ currency: 'SEK' }), { currency: unsure('kr') }),
    'look: converted',
  ],
  [
    'yen where the paper writes ¥',
    withFields(inEuro({ currency: 'JPY' }), { currency: unsure('¥') }),
    'look: converted',
  ],
  [
    'euro where the paper writes ¥',
    withFields(inEuro(), { currency: unsure('¥') }),
    'look: other-currency converted',
  ],
  [
    'the paper writes $, and the draft is in pounds',
    { fields: { currency: unsure('$') } },
    'look: other-currency',
  ],
  ['VAT of the UK on it', inEuro({}, '274.67', 'Standard'), 'look: foreign-vat converted'],
  ['exempt from VAT', inEuro({}, '274.67', 'Exempt'), 'look: converted'],
  ['VAT of it is not compared', withFields(inEuro(), { vat: sure('0.01') }), 'look: converted'],
  ['rates of VAT on it are not compared', withFields(inEuro(), twoRates), 'look: converted'],
  [
    'not surely read',
    withFields(inEuro(), { total: unsure('316.50') }),
    'look: read-unsurely converted',
  ],
  ['never read', { ...inEuro(), ...noReading, known: noReading.known }, 'look: converted'],
  [
    'two lines that come to it',
    {
      ...inEuro(),
      draft: {
        original: euro,
        lines: [line('200.00', 'Exempt'), line('74.67', 'Exempt')],
      },
    },
    'look: converted',
  ],
]

const credit = { kind: sure('credit-note') }
const credits: Row[] = [
  ['a credit note, below zero', { ...lines(['-28.15']), fields: credit }, 'sure'],
  ['a credit note, above zero', { fields: credit }, 'look: credit-note'],
  [
    'a credit note that prints its amounts below zero',
    {
      ...lines(['-28.15']),
      fields: { ...credit, total: sure('-28.15'), vat: sure('-4.69') },
    },
    'sure',
  ],
  [
    'a credit note of another total',
    { ...lines(['-28.51']), fields: credit },
    'look: total-differs',
  ],
  [
    'a credit note with other VAT',
    { ...lines(['-28.15', 'Reduced']), fields: credit },
    'look: vat-differs',
  ],
  [
    'a credit note with VAT, and none chosen',
    { ...lines(['-28.15', 'Zero']), fields: credit },
    'look: vat-differs',
  ],
  [
    'a credit note without VAT, and some chosen',
    { ...lines(['-28.15']), fields: { ...credit, vat: undefined } },
    'look: vat-differs',
  ],
  [
    'a credit note at two rates, a line for each',
    { ...lines(['-20.15'], ['-8.00', 'Zero']), fields: { ...credit, ...twoRates } },
    'sure',
  ],
  ['below zero on a receipt', lines(['-28.15']), 'look: not-a-credit'],
  [
    'below zero, and nothing was read',
    { ...lines(['-28.15']), ...noReading },
    'look: not-a-credit',
  ],
  [
    'below zero on an invoice',
    { ...lines(['-28.15']), fields: { kind: sure('invoice') } },
    'look: not-a-credit',
  ],
  [
    'amounts of both signs',
    { ...lines(['-38.15'], ['10.00']), fields: credit },
    'cannot: signs-differ',
  ],
  ['a discount on a receipt', lines(['38.15'], ['-10.00']), 'cannot: signs-differ'],
  ['a credit note of nothing', { ...lines(['0']), fields: credit }, 'cannot: amount-not-positive'],
  [
    'probably a credit note, and filled as one',
    {
      ...lines(['-28.15']),
      fields: { kind: unsure('credit-note') },
      known: { filled: { gross: '-28.15' } },
    },
    'look: read-unsurely',
  ],
  [
    'a credit note in euro',
    withFields(inEuro({ amount: '-316.50' }, '-274.67'), credit),
    'look: converted',
  ],
  [
    'a credit note in euro, above zero',
    withFields(inEuro(), credit),
    'look: total-differs credit-note converted',
  ],
  ['a statement', { fields: { kind: sure('statement') } }, 'look: statement'],
  ['probably a statement', { fields: { kind: unsure('statement') } }, 'look: statement'],
  ['a reminder', { fields: { kind: sure('reminder') } }, 'look: reminder'],
  ['probably a reminder', { fields: { kind: unsure('reminder') } }, 'look: reminder'],
  ['a quotation or an order', { fields: { kind: sure('other') } }, 'look: no-bill'],
  ['probably a quotation', { fields: { kind: unsure('other') } }, 'look: no-bill'],
  ['an invoice', { fields: { kind: sure('invoice') } }, 'sure'],
  [
    'paid back in part',
    {
      ...lines(['-28.15']),
      draft: {
        ...lines(['-28.15']).draft,
        payment: { method: 'CASH', date: '', amount: '-10' },
      },
      fields: credit,
    },
    'sure',
  ],
  [
    'paid back more than there is',
    {
      draft: {
        ...lines(['-28.15']).draft,
        payment: { method: 'CASH', date: '', amount: '-30' },
      },
      fields: credit,
    },
    'cannot: payment-above-total',
  ],
  [
    'paid for a credit note',
    {
      draft: {
        ...lines(['-28.15']).draft,
        payment: { method: 'CASH', date: '', amount: '28.15' },
      },
      fields: credit,
    },
    'cannot: signs-differ',
  ],
]

const days: Row[] = [
  ['today', { draft: { postingDate: today } }, 'sure'],
  ['yesterday', { draft: { postingDate: '2026-11-19' } }, 'sure'],
  ['tomorrow', { draft: { postingDate: '2026-11-21' } }, 'look: date-ahead'],
  ['next month', { draft: { postingDate: '2026-12-12' } }, 'look: date-ahead'],
  ['day and month exchanged', { draft: { postingDate: '2026-12-11' } }, 'look: date-ahead'],
  ['the first open day', { draft: { postingDate: '2026-01-01' } }, 'sure'],
  ['the last closed day', { draft: { postingDate: '2025-12-31' } }, 'cannot: period-closed'],
  ['a year too early', { draft: { postingDate: '2025-11-12' } }, 'cannot: period-closed'],
  ['a century too early', { draft: { postingDate: '1926-11-12' } }, 'cannot: period-closed'],
  ['no day', { draft: { postingDate: '' } }, 'cannot: date-missing'],
  ['no such day', { draft: { postingDate: '2026-02-30' } }, 'cannot: date-invalid'],
  ['a day not surely read', { fields: { date: unsure('2026-11-12') } }, 'look: read-unsurely'],
  [
    'a day not surely read, and typed otherwise',
    { fields: { date: unsure('2026-11-12') }, draft: { postingDate: '2026-11-13' } },
    'sure',
  ],
  [
    'a day not surely read, and ahead',
    {
      fields: { date: unsure('2026-12-11') },
      draft: { postingDate: '2026-12-11' },
      known: { filled: { ...filled, postingDate: '2026-12-11' } },
    },
    'look: date-ahead read-unsurely',
  ],
]

const unasked: Row[] = [
  [
    'a due day, most of which are not surely read',
    {
      fields: { due: unsure('2026-12-12') },
      draft: { dueDate: '2026-12-12' },
      known: { filled: { ...filled, dueDate: '2026-12-12' } },
    },
    'sure',
  ],
  [
    'a document number, which is never surely read',
    {
      fields: { documentNumber: unsure('INV-1') },
      draft: { documentNumber: 'INV-1' },
      known: { filled: { ...filled, documentNumber: 'INV-1' } },
    },
    'sure',
  ],
]

/** Typed by hand, from a file that was not read. */
const failed = (failure: Known['failure']): Change => ({ known: { ...noReading.known, failure } })

const files: Row[] = [
  ['a file that asks for a password', failed('file-protected'), 'look: file-protected'],
  ['a file that cannot be opened', failed('file-unreadable'), 'look: file-unreadable'],
  ['a file that opens, in which nothing could be read', failed('reading-failed'), 'sure'],
]

const paid = (date: string, more: Partial<ExpenseDraft> = {}) => ({
  draft: { payment: { method: 'CASH', date, amount: '' }, ...more },
})

const daysOfPayment: Row[] = [
  ['paid on the day of the receipt', paid(''), 'sure'],
  ['paid today', paid(today), 'sure'],
  ['paid tomorrow', paid('2026-11-21'), 'look: date-ahead'],
  ['paid in another century', paid('2062-06-01'), 'look: date-ahead'],
  [
    'paid in parts, the second ahead',
    paid('', { furtherPayments: [{ method: 'CASH', date: '2026-12-01', amount: '8.15' }] }),
    'look: date-ahead',
  ],
  [
    'posted and paid ahead',
    paid('2026-12-01', { postingDate: '2026-11-21' }),
    'look: date-ahead date-ahead',
  ],
  ['to be paid on the day of the receipt', { draft: { dueDate: '2026-11-12' } }, 'sure'],
  ['to be paid next month', { draft: { dueDate: '2026-12-12' } }, 'sure'],
  ['to be paid before the receipt', { draft: { dueDate: '2026-11-11' } }, 'look: due-before'],
  ['to be paid a year too early', { draft: { dueDate: '2025-12-12' } }, 'look: due-before'],
  ['to be paid before, and paid', paid('', { dueDate: '2026-11-11' }), 'sure'],
]

test('a day of payment that is ahead is looked at where it was typed, each for itself', () => {
  const furtherPayments = [{ method: 'CASH', date: '2026-12-01', amount: '8.15' }]
  const verdict = verdictOf(known(paid('2062-06-01', { furtherPayments })))
  expect(verdict).toMatchObject({
    grade: 'look',
    reasons: [
      { field: 'payment.date', drafted: '2062-06-01' },
      { field: 'furtherPayments.0.date', drafted: '2026-12-01' },
    ],
  })
})

const suppliers: Row[] = [
  [
    'a supplier not surely read',
    { fields: { supplier: unsure('Corner Shop') } },
    'look: read-unsurely',
  ],
  [
    'a supplier not surely read, and one of the books chosen',
    { fields: { supplier: unsure('Corner Shop') }, draft: { supplierId: 7 } },
    'sure',
  ],
  [
    'a supplier not surely read, and typed otherwise',
    { fields: { supplier: unsure('C0rner Sh') }, draft: { supplierName: 'Corner Shop' } },
    'look: read-unsurely',
  ],
  ['no supplier', { draft: { supplierName: '' } }, 'cannot: supplier-missing'],
  ['spaces for a supplier', { draft: { supplierName: '  ' } }, 'cannot: supplier-missing'],
  [
    'nothing is sure',
    {
      fields: {
        supplier: unsure('Corner Shop'),
        date: unsure('2026-11-12'),
        total: unsure('28.15'),
      },
    },
    'look: read-unsurely read-unsurely read-unsurely',
  ],
]

const other = (kind: Alike['kind']): Alike => ({
  kind,
  receiptId: '00000000-0000-4000-8000-000000000001',
  supplierName: 'Corner Shop',
  postingDate: '2026-11-12',
  gross: '28.15',
})
const alike: Row[] = [
  ...(['look-alike', 'same-facts', 'in-books'] as const).flatMap((kind): Row[] => [
    [kind, { known: { alike: [other(kind)] } }, 'look: alike'],
    [
      `${kind}, and another total`,
      { ...lines(['30.00']), known: { alike: [other(kind)] } },
      'look: total-differs alike',
    ],
    [
      `${kind}, and something is missing`,
      { ...lines(['']), known: { alike: [other(kind)] } },
      'cannot: amount-missing',
    ],
  ]),
  [
    'an expense in the books that lacks a receipt',
    { known: { alike: [other('fits-expense')] } },
    'look: fits-expense',
  ],
  [
    'an expense that lacks one, and another that does not',
    { known: { alike: [other('in-books'), other('fits-expense')] } },
    'look: alike fits-expense',
  ],
  ['a same file', { known: { duplicateOf: 'x' } }, 'cannot: same-file'],
  [
    'a same file without a supplier',
    { draft: { supplierName: '' }, known: { duplicateOf: 'x' } },
    'cannot: same-file supplier-missing',
  ],
]

const payment = { method: 'CASH', date: '', amount: '' }
const missing: Row[] = [
  ['no amount', lines(['']), 'cannot: amount-missing'],
  ['an amount of nothing', lines(['0']), 'cannot: amount-not-positive'],
  ['an amount that is none', lines(['12.345']), 'cannot: amount-invalid'],
  ['a continental amount', lines(['1.234,50']), 'cannot: amount-invalid'],
  ['an amount in euro', lines(['€ 28.15']), 'cannot: amount-invalid'],
  ['an amount in dollars', lines(['$28.15']), 'cannot: amount-invalid'],
  ['no VAT type', lines(['28.15', '']), 'cannot: vat-missing'],
  ['a VAT type the books have not', lines(['28.15', 'Luxury']), 'cannot: vat-unknown'],
  [
    'no expense type',
    { draft: { lines: [line('28.15', 'Standard', '')] } },
    'cannot: type-missing',
  ],
  [
    'an expense type the books have not',
    { draft: { lines: [line('28.15', 'Standard', 'YACHT')] } },
    'cannot: type-unknown',
  ],
  ['an empty second line', lines(['28.15'], ['']), 'cannot: amount-missing'],
  ['paid in cash', { draft: { payment } }, 'sure'],
  [
    'paid by no method',
    { draft: { payment: { ...payment, method: '' } } },
    'cannot: method-missing bank-account-missing',
  ],
  [
    'paid more than there is',
    { draft: { payment: { ...payment, amount: '30' } } },
    'cannot: payment-above-total',
  ],
  [
    'paid on no such day',
    { draft: { payment: { ...payment, date: '2026-02-30' } } },
    'cannot: payment-date-invalid',
  ],
  [
    'books that have not answered',
    { known: { choices: emptyReferenceData } },
    'cannot: choices-unknown',
  ],
  [
    'what is missing hides what is to look at',
    { ...lines(['']), parts: 2 },
    'cannot: amount-missing',
  ],
]

describe.each(
  Object.entries({
    ties,
    vat,
    currency,
    converted,
    credits,
    days,
    unasked,
    files,
    daysOfPayment,
    newSuppliers,
    suppliers,
    alike,
    missing,
  }),
)('%s', (_, rows) => {
  test.each(rows)('%s', (__, change, expected) => {
    expect(saidOf(change)).toBe(expected)
  })
})

/** Each total against the lines, by the penny. */
const totals = ['0.01', '0.99', '1.00', '9.99', '10.00', '99.99', '100.00', '999.99', '1234.50']
test.each(totals)('£%s is sure only as £%s', (total) => {
  const fields = { total: sure(total), vat: undefined }
  const zero = (gross: string) => ({ ...lines([gross, 'Zero']), fields, known: { filled: {} } })
  expect(saidOf(zero(total))).toBe('sure')
  for (const pence of [-1, 1, 100, -100]) {
    const gross = (Number(total) + pence / 100).toFixed(2)
    if (Number(gross) > 0) expect(saidOf(zero(gross)), gross).toBe('look: total-differs')
  }
  expect(saidOf({ ...zero(total), ...lines([total, 'Zero'], [total, 'Zero']) })).toBe(
    'look: total-differs',
  )
})

const reasonsOf = (change: Change): LookReason[] => openReasons(verdictOf(known(change)), [])

test('that one line stands for several rates is asked again once its VAT is another', () => {
  const keys = reasonsOf({ fields: twoRates }).map(({ key }) => key)
  expect(openReasons(verdictOf(known({ fields: twoRates })), keys)).toEqual([])
  const other = verdictOf(known({ ...lines(['28.15', 'Zero']), fields: twoRates }))
  expect(openReasons(other, keys).map(({ code }) => code)).toEqual(['several-rates'])
})

test('what was accepted is not asked again, and any other figure is', () => {
  const verdict = verdictOf(known(lines(['38.65'])))
  const keys = reasonsOf(lines(['38.65'])).map(({ key }) => key)
  expect(openReasons(verdict, keys)).toEqual([])
  const other = verdictOf(known(lines(['38.66'])))
  expect(openReasons(other, keys).map(({ code }) => code)).toEqual(['total-differs'])
})

test('a reason names the field that it belongs to, and both figures', () => {
  expect(reasonsOf(lines(['28.15'], ['10.50']))).toMatchObject([
    { code: 'total-differs', field: 'lines.1.gross', shown: '28.15', drafted: '38.65' },
  ])
  expect(reasonsOf({ fields: { vat: sure('2.40') } })).toMatchObject([
    { code: 'vat-differs', field: 'lines.0.vatType', shown: '2.40', drafted: '4.69' },
  ])
  expect(reasonsOf({ fields: { currency: sure('EUR') } })).toMatchObject([{ shown: 'EUR' }])
  expect(reasonsOf({ parts: 5 })).toMatchObject([{ shown: '5' }])
})

test.each([
  [['18.15', ''], '10.00'],
  [['28.15'], undefined],
  [['38.65'], '-10.50'],
  [[''], '28.15'],
  [['10', '10', ''], '8.15'],
])('of £28.15, lines of %j leave %s', (amounts, rest) => {
  const given = { ...draft, lines: amounts.map((gross) => line(gross)) }
  expect(gapOf(given, paper)?.rest).toBe(rest)
  expect(gapOf(given, { ...paper, currency: sure('EUR') })).toBeUndefined()
})
