import { describe, expect, test } from 'vitest'
import { areTwins, lockReasonOf, verdictOf } from '../../../../electron/changes/expense-verdict'
import { bookedExpense } from '../../../support/booked'

const before = {
  id: 7,
  postingDate: '2026-06-30',
  amount: { grossAmount: 61.27, netAmount: 51.06, vatAmount: 10.21 },
  outstandingBalance: 0,
  supplier: { id: 3, companyName: 'Northgate Fuels' },
  expenseLineItems: [
    { id: 70, expenseType: 'FUEL', description: 'Diesel', amount: { grossAmount: 61.27 } },
  ],
  supplierPayments: [{ id: 71, amount: 61.27, date: '2026-06-30' }],
  attachments: [{ id: 0, fileName: 'a.pdf', fileContents: null }],
}
const { supplierPayments, ...unpaid } = before
const line = { expenseType: 'OFFICE', description: '', amount: { grossAmount: '5.00' } }
const file = { fileName: 'b.pdf', fileContents: 'data:application/pdf;base64,AAAA' }

function verdict(
  wanted: object | undefined,
  after: object | undefined,
  isAnswered = false,
): string {
  return verdictOf({
    before: JSON.stringify(before),
    wanted: wanted && JSON.stringify(wanted),
    after: after && JSON.stringify(after),
    isAnswered,
  })
}

describe('a deletion', () => {
  test('is done when the expense is gone, and not when it is there in any form', () => {
    expect(verdict(undefined, undefined)).toBe('done')
    expect(verdict(undefined, before)).toBe('not-done')
    expect(verdict(undefined, unpaid)).toBe('not-done')
  })
})

describe('a change', () => {
  test.each<[string, object, object | undefined, string]>([
    ['removed payments', unpaid, { ...unpaid, supplierPayments: [] }, 'done'],
    ['removed payments, as null', unpaid, { ...unpaid, supplierPayments: null }, 'done'],
    ['removed payments', unpaid, { ...unpaid, outstandingBalance: 61.27 }, 'done'],
    ['nothing yet', unpaid, before, 'not-done'],
    ['the expense is gone', unpaid, undefined, 'unclear'],
    ['somebody else changed the note', unpaid, { ...before, note: 'x' }, 'unclear'],
    [
      'another date',
      { ...before, postingDate: '2026-07-01' },
      { ...before, postingDate: '2026-07-01' },
      'done',
    ],
    [
      'another date, but not this one',
      { ...before, postingDate: '2026-07-01' },
      { ...before, postingDate: '2026-07-02' },
      'unclear',
    ],
    [
      'a line more, with what the service works out',
      { ...before, expenseLineItems: [...before.expenseLineItems, line] },
      {
        ...before,
        amount: { grossAmount: 66.27 },
        expenseLineItems: [
          ...before.expenseLineItems,
          { id: 72, ...line, amount: { grossAmount: 5, netAmount: 4.17, vatAmount: 0.83 } },
        ],
      },
      'done',
    ],
    [
      'a file more, its contents not shown',
      { ...before, attachments: [...before.attachments, file] },
      {
        ...before,
        attachments: [...before.attachments, { id: 1, fileName: 'b.pdf', fileContents: null }],
      },
      'done',
    ],
    [
      'another supplier',
      { ...before, supplier: { id: 4 } },
      { ...before, supplier: { id: 4, companyName: 'Else' } },
      'done',
    ],
    [
      'a supplier that stayed, beside another change',
      { ...before, supplier: { id: 4 } },
      { ...before, note: 'x' },
      'unclear',
    ],
  ])('%s', (_, wanted, after, expected) => {
    expect(verdict(wanted, after)).toBe(expected)
  })

  test.each<[string, boolean, string]>([
    ['B.PDF', false, 'done'],
    ['upload_b.pdf', true, 'done'],
    ['upload_b.pdf', false, 'unclear'],
    ['colleague.pdf', true, 'unclear'],
  ])('a file more that is called %s, answered: %j', (fileName, isAnswered, expected) => {
    const shown = { id: 1, fileName, fileContents: null }
    const wanted = { ...before, attachments: [...before.attachments, file] }
    const after = { ...before, attachments: [...before.attachments, shown] }
    expect(verdict(wanted, after, isAnswered)).toBe(expected)
    // Those that were there keep their names, and there is one more and no other.
    const other = { ...before, attachments: [{ ...shown, id: 0 }, shown] }
    expect(verdict(wanted, other, isAnswered)).toBe('unclear')
    const two = { ...before, attachments: [...before.attachments, shown, shown] }
    expect(verdict(wanted, two, isAnswered)).toBe('unclear')
  })

  test('what cannot be read is unclear', () => {
    const reading = { before: '{}', wanted: '{"a":1}', after: '[', isAnswered: false }
    expect(verdictOf(reading)).toBe('unclear')
  })
})

test('what is reconciled or closed hinders', () => {
  const record = bookedExpense(7)
  expect(lockReasonOf(record, 'edit')).toBeUndefined()
  expect(lockReasonOf({ ...record, isReconciled: true }, 'delete')).toBe('reconciled')
  const payments = record.payments.map((payment) => ({ ...payment, isReconciled: true }))
  expect(lockReasonOf({ ...record, payments }, 'edit')).toBe('reconciled')
  expect(lockReasonOf({ ...record, payments }, 'files')).toBeUndefined()
  expect(lockReasonOf({ ...record, payments, isEditable: false }, 'files')).toBe('reconciled')
  expect(lockReasonOf({ ...record, isEditable: false }, 'files')).toBe('closed')
  expect(lockReasonOf({ ...record, isEditable: false }, 'edit')).toBe('closed')
  expect(lockReasonOf({ ...record, isEditable: false }, 'delete')).toBeUndefined()
  expect(lockReasonOf({ ...record, isDeletable: false }, 'delete')).toBe('closed')
})

test('twins differ in nothing but ids', () => {
  const twin = {
    ...before,
    id: 8,
    expenseLineItems: before.expenseLineItems.map((entry) => ({ ...entry, id: 80 })),
    supplierPayments: supplierPayments.map((entry) => ({ ...entry, id: 81 })),
  }
  const same = (other: object) => areTwins(JSON.stringify(before), JSON.stringify(other))
  expect(same(twin)).toBe(true)
  expect(same({ ...twin, note: 'x' })).toBe(false)
  expect(same({ ...twin, postingDate: '2026-07-01' })).toBe(false)
  expect(areTwins('no json', 'no json')).toBe(false)
})
