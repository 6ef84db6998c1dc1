import { expect, test } from 'vitest'
import { decideAlike, expenseKey, type Candidates } from '../../../../electron/receipts/duplicates'
import type { ComparedReceipt } from '../../../../electron/store/receipts/looks'
import type { ExpenseRecord } from '../../../../shared/expenses/expense-record'
import { sure } from './suggestions/readings'

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

function receipt(n: number, changes: Partial<ComparedReceipt> = {}): ComparedReceipt {
  return {
    id: idOf(n),
    state: 'review',
    fileName: `${n}.jpg`,
    mediaType: 'image/jpeg',
    size: 1,
    capturedAt: '2026-11-12T09:00:00Z',
    supplierName: 'Northgate Fuels',
    postingDate: '2026-11-12',
    gross: '61.27',
    expenseType: 'FUEL',
    sha256: String(n),
    ...changes,
  }
}

function expense(id: number, changes: Partial<ExpenseRecord> = {}): ExpenseRecord {
  return {
    id,
    postingDate: '2026-11-12',
    supplierName: 'Northgate Fuels',
    reference: '',
    note: '',
    gross: '61.27',
    lines: [],
    payments: [],
    ...changes,
  }
}

const carrying = (description: string) => ({
  expenseType: 'FUEL',
  description,
  vatType: 'Standard',
  gross: '1.00',
})

const euro = (amount: string) => ({ currency: 'EUR', amount, rate: '1.1523' })

const nothing: Candidates = {
  twin: undefined,
  looksLike: [],
  ofNumber: [],
  ofDayAndAmount: [],
  ofAmount: [],
  inOtherBooks: [],
  expenses: [],
  own: [],
  keptBeside: new Set(),
}
const subject = receipt(1)
const looking = (...others: ComparedReceipt[]) => others.map((other) => ({ other, difference: 0 }))
const [two, three] = [receipt(2), receipt(3)]
const twin = { ...subject, duplicateOf: two.id }

const table: [name: string, of: ComparedReceipt, Partial<Candidates>, found: string[]][] = [
  ['nothing is like it', subject, {}, []],
  [
    'it is not like itself',
    subject,
    { looksLike: looking(subject), ofDayAndAmount: [subject] },
    [],
  ],
  ['a same file nobody decided about', twin, { twin: two }, ['same-file 2']],
  ['a same file is named once', twin, { twin: two, looksLike: looking(two) }, ['same-file 2']],
  [
    'a same file of this one asks there',
    subject,
    { looksLike: looking(receipt(2, { duplicateOf: subject.id })) },
    [],
  ],
  ['a picture that looks the same', subject, { looksLike: looking(two) }, ['look-alike 2']],
  ['the same facts', subject, { ofDayAndAmount: [two] }, ['same-facts 2']],
  [
    'picture and facts at once are one entry',
    subject,
    { looksLike: looking(two), ofDayAndAmount: [two, three] },
    ['look-alike 2', 'same-facts 3'],
  ],
  [
    'a name written otherwise is the same',
    subject,
    { ofDayAndAmount: [receipt(2, { supplierName: 'NORTHGATE  Fuels.' })] },
    ['same-facts 2'],
  ],
  [
    'another supplier is not the same',
    subject,
    { ofDayAndAmount: [receipt(2, { supplierName: 'Northgate' })] },
    [],
  ],
  [
    'a supplier that was renamed is the same, by its id',
    receipt(1, { supplierId: 5, documentNumber: 'INV-0012' }),
    {
      ofNumber: [receipt(2, { supplierId: 5, supplierName: 'Shell', documentNumber: 'INV-0012' })],
      ofDayAndAmount: [receipt(3, { supplierId: 5, supplierName: '' })],
      expenses: [
        expense(7, { supplierId: 5, supplierName: 'Shell' }),
        expense(8, { supplierId: 5, supplierName: 'Shell', reference: 'INV-0012' }),
        expense(9, { supplierId: 6, supplierName: 'Shell' }),
      ],
    },
    ['same-number 2', 'same-facts 3', 'same-number 8', 'in-books 7'],
  ],
  [
    'two suppliers of one name are the same, whatever their ids',
    receipt(1, { supplierId: 5 }),
    { ofDayAndAmount: [receipt(2, { supplierId: 6 })] },
    ['same-facts 2'],
  ],
  [
    'one paper of another currency at two rates is the same',
    receipt(1, { original: { currency: 'EUR', amount: '316.5', rate: '1.16' } }),
    {
      ofDayAndAmount: [
        receipt(2, { gross: '5.00', original: euro('316.50') }),
        receipt(3, { gross: '5.00', original: euro('316.51') }),
        receipt(4, { gross: '5.00', original: { ...euro('316.50'), currency: 'USD' } }),
        receipt(5, { gross: '5.00', original: euro('-316.50') }),
      ],
      expenses: [
        expense(7, { gross: '5.00', lines: [carrying('Room (EUR 316.50 at 1.1523)')] }),
        expense(8, { gross: '5.00', lines: [carrying('Room (EUR 316.51 at 1.1523)')] }),
      ],
    },
    ['same-facts 2', 'in-books 7'],
  ],
  [
    'two papers of another currency without an amount are not the same',
    receipt(1, { gross: '', original: euro('0') }),
    { ofDayAndAmount: [receipt(2, { gross: '', original: euro('0') })] },
    [],
  ],
  [
    'another amount is not the same',
    subject,
    { expenses: [expense(7, { gross: '61.28' }), expense(8, { gross: '-61.27' })] },
    [],
  ],
  [
    'another day is not the same',
    subject,
    { expenses: [expense(7, { postingDate: '2026-11-13' })] },
    [],
  ],
  [
    'two without a supplier are not the same',
    receipt(1, { supplierName: ' ' }),
    { ofDayAndAmount: [receipt(2, { supplierName: '' })] },
    [],
  ],
  [
    'two without an amount are not the same',
    receipt(1, { gross: '' }),
    { ofDayAndAmount: [receipt(2, { gross: '' })], expenses: [expense(7, { gross: '0.00' })] },
    [],
  ],
  [
    'the same number of the same supplier, however it is written',
    receipt(1, { documentNumber: 'INV-0012' }),
    { ofNumber: [receipt(2, { documentNumber: 'inv 0012', postingDate: '', gross: '' })] },
    ['same-number 2'],
  ],
  [
    'the same number of another supplier',
    receipt(1, { documentNumber: 'INV-0012' }),
    { ofNumber: [receipt(2, { documentNumber: 'INV-0012', supplierName: 'Marlow Hardware' })] },
    [],
  ],
  [
    'two digits are counted anew each day, and no number of a document',
    receipt(1, { documentNumber: '12' }),
    { ofNumber: [receipt(2, { documentNumber: '12', gross: '' })] },
    [],
  ],
  [
    'number and facts at once are one entry',
    receipt(1, { documentNumber: 'INV-0012' }),
    { ofNumber: [receipt(2, { documentNumber: 'INV-0012' })], ofDayAndAmount: [two, three] },
    ['same-number 2', 'same-facts 3'],
  ],
  [
    'an expense whose description carries the number',
    receipt(1, { documentNumber: 'INV-0012' }),
    { expenses: [expense(7, { postingDate: '', lines: [carrying('Paper, no. INV-0012')] })] },
    ['same-number 7'],
  ],
  [
    'an expense whose reference is the number',
    receipt(1, { documentNumber: 'INV-0012' }),
    { expenses: [expense(7, { postingDate: '', reference: 'INV 0012' })] },
    ['same-number 7'],
  ],
  [
    'a longer number that begins with it',
    receipt(1, { documentNumber: 'INV-0012' }),
    { expenses: [expense(7, { postingDate: '', lines: [carrying('INV-00123')] })] },
    [],
  ],
  [
    'the same file in other books is named, before an expense of these',
    subject,
    {
      inOtherBooks: [{ other: two, books: 'Second' }],
      ofDayAndAmount: [three],
      expenses: [expense(7)],
    },
    ['same-facts 3', 'other-books 2', 'in-books 7'],
  ],
  [
    'the same file in other books is not named once it was told apart',
    subject,
    { inOtherBooks: [{ other: two, books: 'Second' }], keptBeside: new Set([two.id]) },
    [],
  ],
  ['an expense in the books', subject, { expenses: [expense(7)] }, ['in-books 7']],
  [
    'an amount written otherwise in the books',
    receipt(1, { gross: '61.20' }),
    { expenses: [expense(7, { gross: '61.2' })] },
    ['in-books 7'],
  ],
  [
    'an expense without a receipt fits, also where it carries the number of the document',
    receipt(1, { documentNumber: 'INV-4711' }),
    {
      expenses: [
        expense(7, { attachments: [], reference: 'INV-4711' }),
        expense(8, { attachments: [], reference: 'INV-4711', postingDate: '2026-09-30' }),
        expense(9, { reference: 'INV-4711' }),
      ],
    },
    ['same-number 8', 'same-number 9', 'fits-expense 7'],
  ],
  [
    'an expense without a receipt fits, also a week away',
    subject,
    {
      expenses: [
        expense(7, { attachments: [] }),
        expense(8, { attachments: [], postingDate: '2026-11-05' }),
        expense(9, { attachments: [], postingDate: '2026-11-19' }),
      ],
    },
    ['fits-expense 7', 'fits-expense 8', 'fits-expense 9'],
  ],
  [
    'eight days away it does not',
    subject,
    {
      expenses: [
        expense(7, { attachments: [], postingDate: '2026-11-04' }),
        expense(8, { attachments: [], postingDate: '2026-11-20' }),
      ],
    },
    [],
  ],
  [
    'nor one of another amount or supplier',
    subject,
    {
      expenses: [
        expense(7, { attachments: [], gross: '61.28' }),
        expense(8, { attachments: [], supplierName: 'Northgate' }),
      ],
    },
    [],
  ],
  [
    'nor one that has a receipt, or may have one that the list does not show',
    subject,
    {
      expenses: [
        expense(7, { attachments: [{ id: 1, fileName: 'a.pdf' }], postingDate: '2026-11-13' }),
        expense(8, { postingDate: '2026-11-13' }),
      ],
    },
    [],
  ],
  [
    'one that cannot be changed is in the books all the same',
    subject,
    { expenses: [expense(7, { attachments: [], isEditable: false, isReconciled: true })] },
    ['in-books 7'],
  ],
  [
    'one whose payment is reconciled may still lack a file',
    subject,
    {
      expenses: [
        expense(8, { attachments: [], isReconciled: true }),
        expense(9, {
          attachments: [],
          payments: [{ date: '2026-11-12', amount: '61.27', isReconciled: true }],
        }),
      ],
    },
    ['fits-expense 8', 'fits-expense 9'],
  ],
  [
    'one that was told apart does not fit',
    subject,
    { expenses: [expense(7, { attachments: [] })], keptBeside: new Set([expenseKey(7)]) },
    [],
  ],
  ['its own expense, by id', receipt(1, { expenseId: 7 }), { expenses: [expense(7)] }, []],
  ['its own expense, by its marker', subject, { expenses: [expense(7)], own: [7] }, []],
  [
    'an expense of a receipt that is named is not named again',
    subject,
    { ofDayAndAmount: [receipt(2, { expenseId: 7 })], expenses: [expense(7), expense(8)] },
    ['same-facts 2', 'in-books 8'],
  ],
  [
    'what was told apart is not named',
    subject,
    {
      looksLike: looking(two),
      ofDayAndAmount: [two, three],
      expenses: [expense(7)],
      keptBeside: new Set([two.id, expenseKey(7)]),
    },
    ['same-facts 3'],
  ],
  [
    'nor is the expense of a receipt that was told apart',
    subject,
    {
      ofDayAndAmount: [receipt(2, { expenseId: 7 })],
      expenses: [expense(7)],
      keptBeside: new Set([two.id]),
    },
    [],
  ],
]

test.each([
  ['Dovecote Kitchens Ltd', 'Dovecote Kitchens'],
  ['Dovecote Kitchens Limited', 'DOVECOTE KITCHENS LTD.'],
  ['The Dovecote Kitchens', 'Dovecote Kitchens'],
  ['D0vecote Kitchens', 'Dovecote Kitchens'],
  ['Cooke Ltd t/a Dovecote Kitchens', 'Dovecote Kitchens'],
])('one invoice of %s by mail and of %s by photo is asked about', (supplierName, other) => {
  const of = receipt(1, { supplierName, documentNumber: 'DK-140' })
  const photo = { supplierName: other, documentNumber: 'dk 140' }
  const kinds = (candidates: Partial<Candidates>) =>
    decideAlike(of, { ...nothing, ...candidates }).map(({ kind }) => kind)
  expect(kinds({ ofNumber: [receipt(2, photo)] })).toEqual(['same-number'])
  expect(kinds({ ofDayAndAmount: [receipt(2, { supplierName: other })] })).toEqual(['same-facts'])
  const booked = { supplierName: other, postingDate: '', reference: 'DK-140' }
  expect(kinds({ expenses: [expense(7, booked)] })).toEqual(['same-number'])
})

test.each(['Dovecote', 'Dovecote Kitchens Hire', 'Dovecote Kitchens 2', 'Dovecot Kitchens'])(
  'one of %s is not asked about as one of Dovecote Kitchens',
  (supplierName) => {
    const other = receipt(2, { supplierName, documentNumber: 'DK-140' })
    const of = receipt(1, { supplierName: 'Dovecote Kitchens', documentNumber: 'DK-140' })
    const candidates = { ofNumber: [other], ofDayAndAmount: [other] }
    expect(decideAlike(of, { ...nothing, ...candidates })).toEqual([])
  },
)

test('the receipt for paying an invoice days later is named from either side, and its expense is not beside it', () => {
  const [invoice, paid] = [{ kind: sure('invoice') }, { kind: sure('receipt') }]
  const later = receipt(2, { postingDate: '2026-11-21', expenseId: 7 })
  const expenses = [expense(7, { attachments: [] })]
  const kinds = (of: ComparedReceipt, candidates: Partial<Candidates>) =>
    decideAlike(of, { ...nothing, ...candidates }).map(({ kind }) => kind)
  const ofLater = [{ other: later, said: paid }]
  expect(kinds(subject, { said: invoice, ofAmount: ofLater, expenses })).toEqual(['invoice-paid'])
  expect(kinds(later, { said: paid, ofAmount: [{ other: subject, said: invoice }] })).toEqual([
    'invoice-paid',
  ])
  const keptBeside = new Set([later.id])
  expect(kinds(subject, { said: invoice, ofAmount: ofLater, keptBeside })).toEqual([])
})

test.each(table)('%s', (_name, of, candidates, found) => {
  const alike = decideAlike(of, { ...nothing, ...candidates })
  expect(
    alike.map(
      ({ kind, receiptId, expenseId }) => `${kind} ${expenseId ?? Number(receiptId?.slice(-12))}`,
    ),
  ).toEqual(found)
})
