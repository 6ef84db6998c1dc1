import { describe, expect, test } from 'vitest'
import {
  checkDraft,
  emptyDraft,
  ExpenseDraft,
  isOpen,
  nextOpenDay,
  totals,
  type DraftProblem,
} from '../../../../shared/expenses/expense'
import { addAmounts, compareAmounts, signOf, withSign } from '../../../../shared/money'
import { emptyReferenceData, type ReferenceData } from '../../../../shared/books/reference-data'
import { forSeeds } from '../../../support/random'

const choices: ReferenceData = {
  expenseTypes: [
    { code: 'FUEL', name: 'Fuel', group: 'Motor', defaultVatType: 'Standard' },
    { code: 'TELEPHONE', name: 'Company telephone', group: 'Office' },
  ],
  vatTypes: ['Standard', 'Exempt', 'Outside the Scope', 'Reverse charge'],
  paymentMethods: ['EFT', 'CHEQUE', 'CASH', 'DIRECTORS_EXPENSES'].map((code) => ({
    code,
    name: code,
  })),
  directors: [{ id: 580, name: 'Sam Hale' }],
  openPeriods: [
    { startDate: '2026-01-01', endDate: '2026-12-31' },
    { startDate: '2024-04-01', endDate: '2024-06-30' },
  ],
  bankAccounts: [{ id: 304, name: 'Business account', isDefault: true }],
}

const line = { expenseType: 'FUEL', description: 'Diesel', vatType: 'Standard', gross: '61.27' }
const payment = { method: 'EFT', bankAccountId: 304, date: '', amount: '' }
const draft: ExpenseDraft = {
  supplierName: 'Northgate Fuels',
  postingDate: '2026-06-30',
  lines: [line],
}

function problemsOf(
  changes: Partial<ExpenseDraft>,
  known: Partial<ReferenceData> = {},
): DraftProblem[] {
  return checkDraft({ ...draft, ...changes }, { ...choices, ...known }).problems
}

test('a draft with nothing wrong has no problem and is complete', () => {
  expect(checkDraft(draft, choices)).toEqual({
    problems: [],
    complete: {
      supplier: { name: 'Northgate Fuels' },
      postingDate: '2026-06-30',
      lines: [{ expenseType: 'FUEL', description: 'Diesel', vatType: 'Standard', gross: '61.27' }],
      payments: [],
    },
  })
})

describe('each thing that is missing or wrong is named at its field', () => {
  const lines = (changes: Partial<typeof line>) => ({ lines: [{ ...line, ...changes }] })
  const paid = (changes: Record<string, unknown>) => ({ payment: { ...payment, ...changes } })
  test.each<[Partial<ExpenseDraft>, string, string]>([
    [{ supplierName: '' }, 'supplierName', 'supplier-missing'],
    [{ supplierName: ' \u00a0' }, 'supplierName', 'supplier-missing'],
    [{ postingDate: '' }, 'postingDate', 'date-missing'],
    [{ postingDate: '2026-02-30' }, 'postingDate', 'date-invalid'],
    [{ postingDate: '30/6/26' }, 'postingDate', 'date-invalid'],
    [{ postingDate: '2027-01-01' }, 'postingDate', 'period-closed'],
    [{ dueDate: '30/6' }, 'dueDate', 'due-date-invalid'],
    [lines({ expenseType: '' }), 'lines.0.expenseType', 'type-missing'],
    [lines({ expenseType: 'fuel' }), 'lines.0.expenseType', 'type-unknown'],
    [lines({ vatType: '' }), 'lines.0.vatType', 'vat-missing'],
    [lines({ vatType: 'STANDARD' }), 'lines.0.vatType', 'vat-unknown'],
    [lines({ gross: '' }), 'lines.0.gross', 'amount-missing'],
    [lines({ gross: '  ' }), 'lines.0.gross', 'amount-missing'],
    [lines({ gross: '12.345' }), 'lines.0.gross', 'amount-invalid'],
    [lines({ gross: '0' }), 'lines.0.gross', 'amount-not-positive'],
    [{ lines: [line, { ...line, gross: '-5' }] }, 'lines.1.gross', 'signs-differ'],
    [
      {
        lines: [
          { ...line, gross: '-70' },
          { ...line, gross: '5' },
        ],
      },
      'lines.1.gross',
      'signs-differ',
    ],
    [paid({ amount: '-5' }), 'payment.amount', 'signs-differ'],
    [paid({ method: '' }), 'payment.method', 'method-missing'],
    [paid({ method: 'BARTER' }), 'payment.method', 'method-unknown'],
    [paid({ bankAccountId: undefined }), 'payment.bankAccountId', 'bank-account-missing'],
    [paid({ bankAccountId: 9 }), 'payment.bankAccountId', 'bank-account-unknown'],
    [paid({ method: 'CHEQUE', bankAccountId: 9 }), 'payment.bankAccountId', 'bank-account-unknown'],
    [paid({ method: 'CASH', bankAccountId: 9 }), 'payment.bankAccountId', 'bank-account-unknown'],
    [paid({ method: 'DIRECTORS_EXPENSES' }), 'payment.personId', 'director-missing'],
    [paid({ method: 'DIRECTORS_EXPENSES', personId: 1 }), 'payment.personId', 'director-unknown'],
    [paid({ date: '2026-02-30' }), 'payment.date', 'payment-date-invalid'],
    [paid({ amount: 'lots' }), 'payment.amount', 'amount-invalid'],
    [paid({ amount: '0.00' }), 'payment.amount', 'amount-not-positive'],
    [paid({ amount: '61.28' }), 'payment.amount', 'payment-above-total'],
  ])('%j', (changes, field, code) => {
    expect(problemsOf(changes)).toMatchObject([{ field, code }])
    expect(checkDraft({ ...draft, ...changes }, choices).complete).toBeUndefined()
  })
})

test('every problem is named at once, also on later lines', () => {
  const lines = [line, { expenseType: '', description: '', vatType: '', gross: '' }]
  const codes = problemsOf({ supplierName: '', postingDate: '', lines }).map(
    ({ field, code }) => `${field} ${code}`,
  )
  expect(codes).toEqual([
    'supplierName supplier-missing',
    'postingDate date-missing',
    'lines.1.expenseType type-missing',
    'lines.1.vatType vat-missing',
    'lines.1.gross amount-missing',
  ])
})

test('an empty draft is wrong in every field that it must have', () => {
  const { problems } = checkDraft(emptyDraft, choices)
  expect(problems.map(({ code }) => code)).toEqual([
    'supplier-missing',
    'date-missing',
    'type-missing',
    'vat-missing',
    'amount-missing',
  ])
})

test('nothing can be confirmed while the choices are not known, and that is said once', () => {
  const { problems } = checkDraft({ ...draft, lines: [line, line] }, emptyReferenceData)
  expect(problems).toEqual([{ field: 'lines.0.expenseType', code: 'choices-unknown' }])
})

describe('a closed period comes with the next open day, when there is one', () => {
  test.each([
    ['2025-12-31', '2026-01-01'],
    ['2024-03-31', '2024-04-01'],
    ['2024-07-01', '2026-01-01'],
    ['1999-01-01', '2024-04-01'],
    ['2027-01-01', undefined],
  ])('%s → %s', (postingDate, suggestion) => {
    const [problem] = problemsOf({ postingDate })
    expect(problem?.code).toBe('period-closed')
    expect(problem?.suggestion).toBe(suggestion)
    expect(nextOpenDay(postingDate, choices.openPeriods)).toBe(suggestion)
  })

  test.each(['2026-01-01', '2026-12-31', '2024-04-01', '2024-06-30'])(
    '%s belongs to its period',
    (postingDate) => {
      expect(problemsOf({ postingDate })).toEqual([])
      expect(isOpen(postingDate, choices.openPeriods)).toBe(true)
    },
  )

  test('with no period known no date is refused', () => {
    expect(problemsOf({ postingDate: '1999-01-01' }, { openPeriods: [] })).toEqual([])
  })
})

describe('several payments', () => {
  const paidBy = (first: string, ...others: string[]) => ({
    payment: { ...payment, amount: first },
    furtherPayments: others.map((amount) => ({ method: 'CASH', date: '2026-07-02', amount })),
  })
  const completed = (first: string, ...others: string[]) =>
    checkDraft({ ...draft, ...paidBy(first, ...others) }, choices).complete?.payments

  test('are all part of the expense, each with its own way, day and amount', () => {
    expect(completed('41.27', '20')).toEqual([
      { method: 'EFT', bankAccountId: 304, date: '2026-06-30', amount: '41.27' },
      { method: 'CASH', date: '2026-07-02', amount: '20.00' },
    ])
  })

  test('of which the first has no amount typed leave it the rest', () => {
    expect(completed('', '20', '1.27')?.map(({ amount }) => amount)).toEqual([
      '40.00',
      '20.00',
      '1.27',
    ])
  })

  test('may leave some of it to be paid, to the penny not more than all', () => {
    expect(problemsOf(paidBy('10', '51.27'))).toEqual([])
    expect(problemsOf(paidBy('10', '20'))).toEqual([])
    expect(problemsOf(paidBy('10', '51.28'))).toEqual([
      { field: 'payment.amount', code: 'payment-above-total' },
      { field: 'furtherPayments.0.amount', code: 'payment-above-total' },
    ])
  })

  test.each(['61.27', '70'])(
    'that come to all of it, such as %s, leave nothing to the first',
    (all) =>
      expect(problemsOf(paidBy('', all))).toContainEqual({
        field: 'payment.amount',
        code: 'payment-above-total',
      }),
  )

  test('each say how much they are, but the first', () => {
    expect(problemsOf(paidBy('', ''))).toEqual([
      { field: 'furtherPayments.0.amount', code: 'amount-missing' },
    ])
  })

  test('of a credit note are money that comes back, all of them', () => {
    const lines = [{ ...line, gross: '-61.27' }]
    expect(problemsOf({ lines, ...paidBy('', '-20') })).toEqual([])
    expect(problemsOf({ lines, ...paidBy('', '20') })).toEqual([
      { field: 'furtherPayments.0.amount', code: 'signs-differ' },
    ])
  })

  test('count only beside a first', () => {
    const { furtherPayments } = paidBy('', '20')
    expect(checkDraft({ ...draft, furtherPayments }, choices).complete?.payments).toEqual([])
  })
})

describe('a payment', () => {
  const completed = (changes: Record<string, unknown>) =>
    checkDraft({ ...draft, payment: { ...payment, ...changes } }, choices).complete?.payments[0]

  test('takes date and amount of the expense where its own are empty', () => {
    expect(completed({})).toEqual({
      method: 'EFT',
      bankAccountId: 304,
      date: '2026-06-30',
      amount: '61.27',
    })
  })

  test('may be made on another day, closed or not, and for less than the total', () => {
    expect(completed({ date: '2025-12-24', amount: '£ 20' })).toEqual({
      method: 'EFT',
      bankAccountId: 304,
      date: '2025-12-24',
      amount: '20.00',
    })
  })

  test('by a director names the director and no bank account', () => {
    expect(completed({ method: 'DIRECTORS_EXPENSES', personId: 580, bankAccountId: 9 })).toEqual({
      method: 'DIRECTORS_EXPENSES',
      personId: 580,
      date: '2026-06-30',
      amount: '61.27',
    })
  })

  test('by transfer names no director, even when one was chosen before', () => {
    expect(completed({ personId: 580 })).not.toHaveProperty('personId')
  })

  test('in cash needs no bank account', () => {
    expect(completed({ method: 'CASH', bankAccountId: undefined })).toEqual({
      method: 'CASH',
      date: '2026-06-30',
      amount: '61.27',
    })
  })

  test('of the whole total of several lines is not above the total', () => {
    const lines = [
      { ...line, gross: '0.10' },
      { ...line, gross: '0.20' },
    ]
    expect(problemsOf({ lines, payment: { ...payment, amount: '0.30' } })).toEqual([])
  })
})

test('what is complete is tidy: trimmed texts and plain decimals', () => {
  const { complete } = checkDraft(
    {
      ...draft,
      supplierName: '  Northgate Fuels ',
      lines: [{ ...line, description: ' Diesel\n', gross: ' £1,061.5 ' }],
    },
    choices,
  )
  expect(complete).toMatchObject({
    supplier: { name: 'Northgate Fuels' },
    lines: [{ description: 'Diesel', gross: '1061.50' }],
  })
})

test.each<[string, Partial<ExpenseDraft>, string]>([
  ['a bill says when it is to be paid', { dueDate: '2026-07-30' }, 'Diesel (due 30 Jul 2026)'],
  ['what is paid does not', { dueDate: '2026-07-30', payment }, 'Diesel'],
  ['nor does one without a day', { dueDate: ' ' }, 'Diesel'],
  ['what nobody sees of what is paid keeps nothing back', { dueDate: '30/7', payment }, 'Diesel'],
])('%s', (_, changes, description) => {
  const { complete } = checkDraft({ ...draft, ...changes }, choices)
  expect(complete?.lines[0]?.description).toBe(description)
})

test('a supplier chosen from the books goes by its id alone', () => {
  expect(checkDraft({ ...draft, supplierId: 0 }, choices).complete?.supplier).toEqual({ id: 0 })
})

describe('totals', () => {
  const sum = (...lines: [gross: string, vatType: string][]) =>
    totals({ lines: lines.map(([gross, vatType]) => ({ ...line, gross, vatType })) })

  test('add up gross, VAT and net of all lines', () => {
    expect(sum(['24.00', 'Standard'], ['10.00', 'Exempt'])).toEqual({
      gross: '34.00',
      vat: '4.00',
      net: '30.00',
    })
  })

  test('count what can be read so far', () => {
    expect(sum(['24.00', 'Standard'], ['12.', 'Standard'], ['', ''])).toEqual({
      gross: '24.00',
      vat: '4.00',
      net: '20.00',
    })
  })

  test('claim no VAT when the rate of a line is not known', () => {
    expect(sum(['24.00', 'Standard'], ['10.00', 'Reverse charge'])).toEqual({ gross: '34.00' })
    expect(sum(['10.00', 'constructor'])).toEqual({ gross: '10.00' })
  })

  test('of nothing are nothing, with no VAT to speak of', () => {
    expect(totals(emptyDraft)).toEqual({ gross: '0.00' })
  })

  test('always satisfy gross = net + VAT', async () => {
    await forSeeds(300, (random) => {
      const lines = random.list(random.whole(1, 30), (): [string, string] => [
        `${random.whole(0, 99_999)}.${random.text(2, '0123456789')}`,
        random.pick(['Standard', 'Reduced', 'Exempt', 'Outside the Scope']),
      ])
      const { gross, vat = '', net = '' } = sum(...lines)
      expect(addAmounts([vat, net])).toBe(gross)
    })
  })
})

test('checking never throws, and a complete expense has nothing missing, whatever was typed', async () => {
  const odd = [
    '',
    ' ',
    '61.27',
    '-1',
    'FUEL',
    'Standard',
    '2026-06-30',
    'constructor',
    '💷',
    'x'.repeat(500),
  ]
  const methods = [...choices.paymentMethods.map(({ code }) => code), '', '__proto__']
  await forSeeds(2000, (random) => {
    const text = () => random.pick(odd)
    const id = () => random.pick([undefined, 304, 580, -1, 0])
    const typed = ExpenseDraft.parse({
      supplierId: id(),
      supplierName: text(),
      postingDate: random.pick(['2026-06-30', text()]),
      lines: random.list(random.whole(1, 3), () => ({
        expenseType: random.pick(['FUEL', text()]),
        description: text(),
        vatType: random.pick(['Standard', text()]),
        gross: random.pick(['61.27', text()]),
      })),
      payment: random.chance(0.5)
        ? {
            method: random.pick(methods),
            bankAccountId: id(),
            personId: id(),
            date: text(),
            amount: text(),
          }
        : undefined,
      furtherPayments: random.list(random.pick([0, 0, 1, 2]), () => ({
        method: random.pick(['EFT', ...methods]),
        bankAccountId: random.pick([304, id()]),
        date: '',
        amount: random.pick(['1', '20', '61.27', text()]),
      })),
    })
    const { complete, problems } = checkDraft(typed, choices)
    expect(complete === undefined).toBe(problems.length > 0)
    if (!complete) return
    for (const { gross, expenseType, vatType } of complete.lines) {
      expect(gross).toMatch(/^-?\d+\.\d\d$/)
      expect([expenseType, vatType]).not.toContain('')
    }
    const gross = totals(typed).gross
    for (const { amount, date } of complete.payments) {
      expect(amount).toMatch(/^-?\d+\.\d\d$/)
      expect(signOf(amount)).toBe(signOf(gross))
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
    const paid = addAmounts(complete.payments.map(({ amount }) => amount))
    expect(compareAmounts(withSign(paid, 1), withSign(gross, 1))).toBeLessThanOrEqual(0)
  })
})
