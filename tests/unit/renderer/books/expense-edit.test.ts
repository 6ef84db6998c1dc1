import { describe, expect, test } from 'vitest'
import {
  differences,
  draftOf,
  editOf,
  editProblems,
  leftOf,
  rebased,
  type EditedExpense,
  type EditedPayment,
} from '../../../../renderer/books/expense-edit'
import { deleteRules, paymentRules, standingWords } from '../../../../renderer/record/expense-rules'
import {
  ExpenseEdit,
  isAheadUnasked,
  type ExpenseView,
} from '../../../../shared/expenses/expense-change'
import type { ExpenseRecord } from '../../../../shared/expenses/expense-record'
import { emptyReferenceData, type ReferenceData } from '../../../../shared/books/reference-data'

const choices: ReferenceData = {
  ...emptyReferenceData,
  expenseTypes: ['FUEL', 'PARKING'].map((code) => ({ code, name: code, group: 'Travel' })),
  vatTypes: ['Standard', 'Zero'],
  paymentMethods: [{ code: 'EFT', name: 'Transfer' }],
  openPeriods: [{ startDate: '2026-07-01', endDate: '2027-06-30' }],
  bankAccounts: [{ id: 71, name: 'Business account', isDefault: true }],
}

const record: ExpenseRecord = {
  id: 4711,
  postingDate: '2026-11-12',
  supplierId: 11,
  supplierName: 'Northgate Fuels',
  reference: '',
  note: '',
  gross: '61.27',
  lines: [
    { expenseType: 'FUEL', description: 'Unleaded', vatType: 'Standard', gross: '61.00' },
    { expenseType: 'PARKING', description: '', vatType: 'Standard', gross: '0.27' },
  ],
  payments: [{ date: '2026-11-12', amount: '61.27', method: 'EFT', bankAccountId: 71 }],
  attachments: [{ id: 0, fileName: 'fuel.jpg' }],
}
const part = { method: 'EFT', bankAccountId: 71, date: '2026-11-12', amount: '30.00' }
const inParts: ExpenseRecord = { ...record, payments: [part, { ...part, amount: '31.27' }] }
const none = { changedLines: [], removedLines: [], addedLines: [], payments: [] }
const names = { typeName: (code: string) => code, methodName: (code: string) => code }

function edited(change: (draft: EditedExpense) => void, of = record): EditedExpense {
  const draft = structuredClone(draftOf(of))
  change(draft)
  return draft
}
const editing = (change: (draft: EditedExpense) => void) => editOf(record, edited(change))

describe('an edit', () => {
  test('says only what was changed', () => {
    expect(editOf(record, draftOf(record))).toBeUndefined()
    expect(editing((draft) => (draft.postingDate = '2026-11-13'))).toEqual({
      ...none,
      postingDate: '2026-11-13',
    })
    expect(editing((draft) => (draft.lines[1]!.vatType = 'Zero'))).toEqual({
      ...none,
      changedLines: [{ at: 1, vatType: 'Zero' }],
    })
  })

  test('is none where an amount is only written otherwise', () => {
    expect(
      editing((draft) => {
        draft.lines[0]!.gross = '£61'
        draft.payments[0]!.amount = ' 61.27 '
      }),
    ).toBeUndefined()
  })

  test('counts lines as they stand in the books, whatever is added or taken out', () => {
    const edit = editing((draft) => {
      draft.lines.splice(0, 1)
      draft.lines[0]!.gross = '1'
      draft.lines.push({
        expenseType: 'FUEL',
        description: ' Diesel ',
        vatType: 'Zero',
        gross: '£2.5',
      })
    })
    expect(edit).toEqual({
      ...none,
      changedLines: [{ at: 1, gross: '1.00' }],
      removedLines: [0],
      addedLines: [{ expenseType: 'FUEL', description: 'Diesel', vatType: 'Zero', gross: '2.50' }],
    })
  })

  test('takes the payment whole, in its place or as a new one', () => {
    expect(editing((draft) => (draft.payments[0]!.method = 'CASH'))?.payments).toEqual([
      { at: 0, method: 'CASH', bankAccountId: 71, date: '2026-11-12', amount: '61.27' },
    ])
    const unpaid = { ...record, payments: [] }
    const draft = edited((one) => {
      one.payments = [{ method: 'EFT', bankAccountId: 71, date: '', amount: '' }]
    }, unpaid)
    expect(editOf(unpaid, draft)?.payments).toEqual([
      { method: 'EFT', bankAccountId: 71, date: '2026-11-12', amount: '61.27' },
    ])
  })

  test('takes one of several payments and leaves the others alone; no amount means what they leave', () => {
    expect(editOf(inParts, draftOf(inParts))).toBeUndefined()
    const draft = edited((one) => {
      one.payments[1]!.date = '2026-11-20'
      one.payments[1]!.amount = ''
    }, inParts)
    expect(editOf(inParts, draft)).toEqual({
      ...none,
      payments: [{ ...part, at: 1, date: '2026-11-20', amount: '31.27' }],
    })
  })

  test('takes a further payment as a new one, where those before leave something', () => {
    expect([leftOf(record, draftOf(record)), leftOf(inParts, draftOf(inParts))]).toEqual([
      undefined,
      undefined,
    ])
    const partly = { ...record, payments: [part] }
    expect(leftOf(partly, draftOf(partly))).toBe('31.27')
    const draft = edited((one) => {
      one.payments.push({ ...part, date: '', amount: '31.27' })
    }, partly)
    expect(leftOf(partly, draft)).toBeUndefined()
    expect(editOf(partly, draft)).toEqual({ ...none, payments: [{ ...part, amount: '31.27' }] })
  })

  test('of a credit note is below zero, as its amounts are, and main takes it', () => {
    const back = {
      ...record,
      gross: '-61.27',
      lines: record.lines.map((line) => ({ ...line, gross: `-${line.gross}` })),
      payments: [{ ...part, amount: '-30.00' }],
    }
    expect(leftOf(back, draftOf(back))).toBe('-31.27')
    const draft = edited((one) => {
      one.lines[0]!.gross = '-60'
      one.payments[0]!.amount = '-20'
    }, back)
    const edit = editOf(back, draft)
    expect(edit).toMatchObject({
      changedLines: [{ at: 0, gross: '-60.00' }],
      payments: [{ at: 0, amount: '-20.00' }],
    })
    expect(ExpenseEdit.parse(edit)).toEqual(edit)
  })

  test('names a supplier that was only typed, unless it is the one of the expense', () => {
    const typed = (supplierName: string) =>
      editing((draft) => Object.assign(draft, { supplierName, supplierId: undefined }))
    expect(typed(' Marlowe Prints ')).toEqual({ ...none, newSupplier: 'Marlowe Prints' })
    expect(typed('northgate fuels')).toBeUndefined()
    expect(editing((draft) => (draft.supplierId = 12))).toEqual({ ...none, supplierId: 12 })
  })
})

describe('problems', () => {
  const problems = (change: (draft: EditedExpense) => void, of = record) =>
    editProblems(of, edited(change, of), choices, '2026-11-20').map(
      ({ field, code }) => `${field} ${code}`,
    )

  test('are not told of what stands in the books already', () => {
    const odd = {
      ...record,
      lines: [{ ...record.lines[0]!, expenseType: 'GONE' }, record.lines[1]!],
      payments: [{ ...record.payments[0]!, method: 'CHEQUE' }],
    }
    expect(problems(() => undefined, odd)).toEqual([])
    expect(problems((draft) => (draft.lines[0]!.gross = 'x'), odd)).toContain(
      'lines.0.gross amount-invalid',
    )
  })

  test('are told of days that have not come yet, unless they are meant or stand in the books', () => {
    const later = (draft: EditedExpense) => (draft.payments[0]!.date = '2062-06-01')
    expect(problems(later)).toEqual(['payments.0.date date-ahead'])
    expect(problems((draft) => (draft.postingDate = '2026-11-21'))).toContain(
      'postingDate date-ahead',
    )
    const meant = (draft: EditedExpense) => {
      later(draft)
      draft.isAheadMeant = true
    }
    expect(problems(meant)).toEqual([])
    expect(editing(meant)?.isAheadMeant).toBe(true)
    const [payment] = record.payments
    const booked = { ...record, payments: [{ ...payment!, date: '2062-06-01' }] }
    expect(problems((draft) => (draft.payments[0]!.method = 'EFT'), booked)).toEqual([])
  })

  test('are told of no supplier at all, and of a payment above the new total', () => {
    const nobody = (draft: EditedExpense) => {
      draft.supplierName = ' '
      draft.supplierId = undefined
    }
    expect(problems(nobody)).toEqual(['supplierName supplier-missing'])
    expect(problems((draft) => (draft.supplierId = undefined))).toEqual([])
    expect(problems((draft) => (draft.lines[0]!.gross = '10'))).toEqual([
      'payments.0.amount payment-above-total',
    ])
  })

  test('are told of one of several payments, and not of more paid than it comes to as before', () => {
    const above = 'payments.1.amount payment-above-total'
    expect(problems((draft) => (draft.payments[1]!.amount = '31.28'), inParts)).toEqual([above])
    expect(problems((draft) => (draft.lines[0]!.gross = '60'), inParts)).toContain(above)
    expect(problems((draft) => (draft.payments[1]!.method = ''), inParts)).toEqual([
      'payments.1.method method-missing',
    ])
    const another = (draft: EditedExpense) => draft.payments.push({ ...part, amount: '' })
    expect(problems(another, { ...record, payments: [part] })).toEqual([
      'payments.1.amount amount-missing',
    ])
    const twice = { ...record, payments: [record.payments[0]!, record.payments[0]!] }
    expect(problems((draft) => (draft.postingDate = '2026-11-13'), twice)).toEqual([])
  })
})

const booked = { date: '2026-11-12', amount: '61.27' }
test.each<[string, ExpenseRecord['payments'][number]]>([
  ['an account that was closed since', { ...booked, method: 'EFT', bankAccountId: 99 }],
  ['a credit card', { ...booked, method: 'EFT' }],
  ['a method that is offered no more', { ...booked, method: 'CHEQUE', bankAccountId: 71 }],
])('the day and amount of a payment from %s can be put right, and nothing else', (_, from) => {
  const paid = { ...record, payments: [from] }
  const wrong = (change: (payment: EditedPayment) => void) => {
    const draft = draftOf(paid)
    change(draft.payments[0]!)
    return editProblems(paid, draft, choices, '2026-11-24')
  }
  expect(
    wrong((payment) => Object.assign(payment, { date: '2026-11-13', amount: '1.00' })),
  ).toEqual([])
  expect(wrong((payment) => (payment.method = 'NONE'))).not.toEqual([])
})

test('a payment whose day stands in the books and has not come yet is changed without being asked', () => {
  const ahead = { ...record, payments: [{ ...record.payments[0]!, date: '2026-12-24' }] }
  const draft = draftOf(ahead)
  draft.payments[0]!.amount = '1.00'
  expect(editProblems(ahead, draft, choices, '2026-11-24')).toEqual([])
  const edit = editOf(ahead, draft)
  expect(edit && isAheadUnasked(edit, ahead, '2026-11-24')).toBe(false)
  draft.payments[0]!.date = '2026-12-25'
  expect(editProblems(ahead, draft, choices, '2026-11-24')).toMatchObject([{ code: 'date-ahead' }])
})

describe('an expense that somebody else changed', () => {
  const now: ExpenseRecord = {
    ...record,
    postingDate: '2026-11-20',
    lines: [{ ...record.lines[0]!, description: 'Diesel' }, record.lines[1]!],
  }
  const mine = edited((draft) => {
    draft.postingDate = '2026-11-01'
    draft.lines[1]!.gross = '1.00'
  })

  test('is shown beside what was seen and what is wanted', () => {
    expect(differences({ seen: record, now, draft: mine, isLost: false }, names)).toEqual([
      { name: 'Posting date', seen: '12 Nov 2026', now: '20 Nov 2026', wanted: '1 Nov 2026' },
      {
        name: 'Line 1',
        seen: 'Unleaded · FUEL · Standard · £61.00',
        now: 'Diesel · FUEL · Standard · £61.00',
      },
    ])
    expect(differences({ seen: record, now: record, draft: mine, isLost: false }, names)).toEqual(
      [],
    )
  })

  test('keeps what the person changed, and takes everything else from the books', () => {
    const { draft, isLost } = rebased(record, now, mine)
    expect(isLost).toBe(false)
    expect(editOf(now, draft)).toEqual({
      ...none,
      postingDate: '2026-11-01',
      changedLines: [{ at: 1, gross: '1.00' }],
    })
    expect(draft.lines[0]?.description).toBe('Diesel')
  })

  test('keeps a typed supplier and the payment that was changed, while as many are there', () => {
    const draft = edited((one) => {
      one.supplierName = 'Marlowe Prints'
      one.supplierId = undefined
      one.payments[1]!.amount = '1.00'
    }, inParts)
    const [first, second] = inParts.payments
    const moved = { ...inParts, payments: [{ ...first!, amount: '20.00' }, second!] }
    expect(editOf(moved, rebased(inParts, moved, draft).draft)).toEqual({
      ...none,
      newSupplier: 'Marlowe Prints',
      payments: [{ ...part, at: 1, amount: '1.00' }],
    })
    const others = { ...inParts, payments: [second!, { ...second!, amount: '150.00' }] }
    expect(editOf(others, rebased(inParts, others, draft).draft)?.payments, 'of another').toEqual(
      [],
    )
    const fewer = { ...inParts, payments: [first!] }
    expect(editOf(fewer, rebased(inParts, fewer, draft).draft)?.payments).toEqual([])
  })

  test('has its own lines where they are not as many as before', () => {
    const fewer = { ...now, lines: [now.lines[0]!] }
    const { draft, isLost } = rebased(record, fewer, mine)
    expect(editOf(fewer, draft)).toEqual({ ...none, postingDate: '2026-11-01' })
    expect(isLost).toBe(true)
  })

  test('says what of lines and payments could not be kept, also where the books did not change it', () => {
    const line = record.lines[0]!
    const more = { ...record, lines: [...record.lines, { ...line, gross: '5.00' }] }
    const said = (draft: EditedExpense, is: ExpenseRecord) => {
      const { isLost } = rebased(record, is, draft)
      const rows = differences({ seen: record, now: is, draft, isLost }, names)
      return { isLost, wanted: rows.flatMap(({ wanted }) => wanted ?? []) }
    }
    const ofLine = edited((draft) => (draft.lines[0]!.gross = '16.27'))
    expect(said(ofLine, more)).toEqual({
      isLost: true,
      wanted: ['Unleaded · FUEL · Standard · £16.27'],
    })
    const [payment] = record.payments
    const paid = { ...record, payments: [payment!, { ...payment!, amount: '10.00' }] }
    const ofPayment = edited((draft) => (draft.payments[0]!.amount = '51.27'))
    expect(said(ofPayment, paid)).toEqual({ isLost: true, wanted: ['EFT · 12 Nov 2026 · £51.27'] })
    const added = edited((draft) => draft.payments.push({ ...part, amount: '1.00' }))
    expect(said(added, paid).isLost).toBe(true)
    const ofDay = edited((draft) => (draft.postingDate = '2026-11-01'))
    expect(said(ofDay, more).isLost, 'nothing of its lines was typed').toBe(false)
    const newLine = edited((draft) => draft.lines.push({ ...line, gross: '2.00' }))
    expect(said(newLine, more).isLost, 'a new line lies on top of any').toBe(false)
  })
})

describe('the rules', () => {
  const view: ExpenseView = { record, seen: 'x', lockReasons: {} }

  test('tell what a deletion takes along, and what becomes of the files', () => {
    expect(deleteRules(view).join(' ')).toMatch(/2 lines, the payment of £61\.27, 1 file.*no bin/)
    expect(deleteRules(view).join(' ')).toContain('save those you want to keep')
    const receiptId = '00000000-0000-4000-8000-000000000001'
    expect(deleteRules({ ...view, receiptId }).join(' ')).toContain('stays on this computer')
  })

  test('tell that payments go together', () => {
    const [payment] = record.payments
    const twice = { ...view, record: { ...record, payments: [payment!, payment!] } }
    expect(paymentRules(twice)[0]).toContain('all 2 payments out together: payments of £122.54')
  })

  test('tell why nothing can be done', () => {
    const may = { isReadOnly: false, isConnected: true }
    const words = (lockReasons: ExpenseView['lockReasons'], more = {}) =>
      standingWords({ ...view, lockReasons }, { ...may, ...more })
    expect(words({})).toBeUndefined()
    expect(words({ edit: 'closed', delete: 'closed' })).toContain('closed accounting year')
    expect(words({ edit: 'reconciled' })).toContain('reconciled')
    expect(words({ delete: 'closed' })).toContain('can still be edited')
    expect(words({}, { isReadOnly: true })).toContain('read-only')
  })
})
