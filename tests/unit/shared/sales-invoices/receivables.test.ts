import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../../shared/calendar'
import {
  ageOf,
  ages,
  overdueOf,
  receivables,
  type Receivable,
} from '../../../../shared/sales-invoices/receivables'

const today = '2026-06-30'
const owed = (id: number, changes: Partial<Receivable> = {}): Receivable => ({
  source: 'sales',
  id,
  clientId: 1,
  clientName: 'Ashworth',
  issuedDate: '2026-01-01',
  dueDate: today,
  currency: 'GBP',
  outstanding: '10.00',
  isExact: true,
  ...changes,
})

test.each([
  [-1, 'not-due'],
  [0, 'not-due'],
  [1, '1-30'],
  [30, '1-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, '90+'],
])('%i days after the due date it is %s', (days, age) => {
  expect(ageOf(days)).toBe(age)
  const { invoices } = receivables([owed(1, { dueDate: addDays(today, -days) })], today)
  expect(invoices).toMatchObject([{ daysOverdue: days, age }])
})

test('days are counted over a change of the clocks', () => {
  const { invoices } = receivables([owed(1, { dueDate: '2026-03-28' })], '2026-03-30')
  expect(invoices).toMatchObject([{ daysOverdue: 2 }])
})

test('without a due date the day of issue counts, and without either it is due today', () => {
  const { invoices } = receivables(
    [owed(1, { dueDate: undefined }), owed(2, { dueDate: undefined, issuedDate: '' })],
    today,
  )
  expect(invoices.map(({ daysOverdue }) => daysOverdue)).toEqual([180, 0])
})

test('what is paid is not owed, and a reminder goes once a day, for sales invoices alone', () => {
  const { invoices, total } = receivables(
    [
      owed(1, { outstanding: '0.00' }),
      owed(2, { lastEmailed: today }),
      owed(3, { lastEmailed: '2026-06-29' }),
      owed(4, { source: 'new' }),
    ],
    today,
  )
  expect(total).toEqual({ amount: '30.00', others: [], count: 3, untold: 0, isExact: true })
  expect(invoices.map(({ id, canRemind }) => [id, canRemind])).toEqual([
    [2, false] as const,
    [3, true] as const,
    [4, false] as const,
  ])
})

test('a credit note is taken off what its client owes, is never overdue, and nobody is reminded of it', () => {
  const credit = owed(2, { outstanding: '-60.00', dueDate: '2026-01-01' })
  const { total, clients, byAge, invoices } = receivables(
    [owed(1, { outstanding: '120.00', dueDate: '2026-06-01' }), credit],
    today,
  )
  expect(total).toEqual({ amount: '60.00', others: [], count: 2, untold: 0, isExact: true })
  expect(clients.map((client) => client.total.amount)).toEqual(['60.00'])
  expect([byAge['1-30'].amount, byAge['not-due'].amount]).toEqual(['120.00', '-60.00'])
  expect(invoices.find(({ id }) => id === 2)).toMatchObject({ daysOverdue: 0, canRemind: false })
})

test('euros are never added to pounds: each currency has a sum of its own, by age, by client and of what is overdue', () => {
  const late = { dueDate: '2026-06-01' }
  const owing = receivables(
    [
      owed(1, { ...late, outstanding: '120.00' }),
      owed(2, { ...late, currency: 'EUR', outstanding: '50.10' }),
      owed(3, { ...late, currency: 'EUR', outstanding: '0.20' }),
      owed(4, { currency: 'USD', outstanding: '7.00', clientId: 2, clientName: 'Beck' }),
    ],
    today,
  )
  const euros = { currency: 'EUR', amount: '50.30' }
  const dollars = { currency: 'USD', amount: '7.00' }
  const lateSum = { amount: '120.00', others: [euros], count: 3, untold: 0, isExact: true }
  expect(owing.total).toEqual({ ...lateSum, others: [euros, dollars], count: 4 })
  expect(owing.byAge['1-30']).toEqual(lateSum)
  expect(owing.byAge['not-due']).toEqual({
    amount: '0.00',
    others: [dollars],
    count: 1,
    untold: 0,
    isExact: true,
  })
  expect(overdueOf(owing)).toEqual(lateSum)
  expect(owing.clients.map(({ clientName, total }) => [clientName, total])).toEqual([
    ['Ashworth', lateSum] as const,
    ['Beck', { amount: '0.00', others: [dollars], count: 1, untold: 0, isExact: true }] as const,
  ])
})

test('an invoice whose amount nobody says is counted by its age, of its client and as overdue, and is in no amount', () => {
  const untold = { outstanding: undefined, dueDate: '2026-06-01', currency: 'EUR' }
  const beck = { ...untold, clientId: 2, clientName: 'Beck' }
  const owing = receivables([owed(1), owed(2, untold), owed(3, beck)], today)
  expect(owing.total).toEqual({
    amount: '10.00',
    others: [],
    count: 3,
    untold: 2,
    isExact: true,
  })
  expect(overdueOf(owing)).toMatchObject({ amount: '0.00', count: 2, untold: 2 })
  expect(owing.byAge['1-30']).toMatchObject({ count: 2, untold: 2 })
  expect(owing.clients.map(({ clientName, total }) => [clientName, total.untold])).toEqual([
    ['Ashworth', 1],
    ['Beck', 1],
  ])
  expect(owing.invoices).toMatchObject([
    { id: 2, daysOverdue: 29, canRemind: true },
    { id: 3 },
    { id: 1 },
  ])
})

test('a sum is exact only where each invoice in it is, so that none that may be paid in part is told as owed in full', () => {
  const whole = { isExact: false, clientId: 2, clientName: 'Beck', dueDate: '2026-06-01' }
  const owing = receivables([owed(1), owed(2, whole)], today)
  expect([owing.total.isExact, overdueOf(owing).isExact]).toEqual([false, false])
  expect(ages.filter((age) => !owing.byAge[age].isExact)).toEqual(['1-30'])
  const exact = owing.clients.map(({ clientName, total }) => [clientName, total.isExact] as const)
  expect(Object.fromEntries(exact)).toEqual({ Ashworth: true, Beck: false })
})

test('sums over ages and over clients are the total, to the penny', () => {
  const one = fc.record({
    clientId: fc.integer({ min: 1, max: 5 }),
    pence: fc.integer({ min: -99_999, max: 999_999 }),
    days: fc.integer({ min: -60, max: 400 }),
  })
  const penceIn = (amount: string) => Math.round(Number(amount) * 100)
  fc.assert(
    fc.property(fc.array(one, { maxLength: 30 }), (given) => {
      const all = given.map(({ clientId, pence, days }, id) =>
        owed(id, {
          clientId,
          clientName: `Client ${clientId}`,
          dueDate: addDays(today, -days),
          outstanding: (pence / 100).toFixed(2),
        }),
      )
      const { total, byAge, clients, invoices } = receivables(all, today)
      const sum = (amounts: string[]) => amounts.reduce((pence, each) => pence + penceIn(each), 0)
      expect(penceIn(total.amount)).toBe(given.reduce((pence, each) => pence + each.pence, 0))
      expect(sum(ages.map((age) => byAge[age].amount))).toBe(penceIn(total.amount))
      expect(sum(clients.map((client) => client.total.amount))).toBe(penceIn(total.amount))
      expect(clients.reduce((count, client) => count + client.total.count, 0)).toBe(invoices.length)
      const amounts = clients.map((client) => penceIn(client.total.amount))
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    }),
    { numRuns: 300 },
  )
})
