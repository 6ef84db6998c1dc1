import { expect, test } from 'vitest'
import { emptyBooksStatus, type BooksStatus } from '../../../../shared/books/books'
import { orderAfter } from '../../../../renderer/base/book-lists'
import {
  emptyWords,
  invoicesStatus,
  foundWords,
  freshWords,
  invoiceState,
  type Emptiness,
} from '../../../../renderer/record/book-words'

const now = new Date('2026-11-20T16:00:00')
const at = (text: string) => new Date(text).toISOString()
const known = { isRefreshing: false, count: 12 }

test('a list says as of when it is known, and offers to refresh it', () => {
  const fresh = freshWords({ ...known, asOf: at('2026-11-20T14:05:00') }, now)
  expect(fresh).toEqual({ tone: 'plain', text: 'As of today 14:05', action: 'refresh' })
  const older = freshWords({ ...known, asOf: at('2026-11-03T14:05:00') }, now)
  expect(older.text).toBe('As of 3 Nov, 14:05')
})

test('the first reading counts along; a later one does not call what is known progress', () => {
  const first = freshWords({ isRefreshing: true, count: 12_400 }, now)
  expect(first).toEqual({ tone: 'plain', text: 'Reading… 12,400 so far' })
  const later = freshWords({ isRefreshing: true, count: 12_400, asOf: at('2026-11-03') }, now)
  expect(later.text).toBe('Reading what is new…')
})

test('a failure stands beside the day of what is shown, with its way out', () => {
  const asOf = at('2026-11-03T14:05:00')
  expect(freshWords({ ...known, asOf, problem: 'offline' }, now)).toEqual({
    tone: 'doubt',
    text: 'As of 3 Nov, 14:05',
    detail: 'The service could not be reached',
    action: 'try-again',
  })
  expect(freshWords({ ...known, asOf, problem: 'signed-out' }, now).action).toBe('sign-in')
})

const around: Emptiness = {
  list: 'expenses',
  status: { isRefreshing: false, count: 0 },
  session: 'connected',
  hasAccount: true,
}

test.each<[string, Partial<Emptiness>, string | undefined, string | undefined]>([
  ['no books at all', { hasAccount: false }, 'No books are connected', 'connect'],
  [
    'read, and empty',
    { status: { ...around.status, asOf: at('2026-11-03') } },
    'No expenses yet',
    undefined,
  ],
  ['being read', { status: { isRefreshing: true, count: 0 } }, undefined, undefined],
  [
    'never read, no network',
    { status: { ...around.status, problem: 'offline' } },
    'The expenses have not been read yet',
    'try-again',
  ],
  [
    'never read, signed out',
    { session: 'signed-out' },
    'The expenses have not been read yet',
    'sign-in',
  ],
  ['never read', {}, 'The expenses have not been read yet', 'refresh'],
  [
    'keys of their own',
    { list: 'invoices', status: { ...around.status, problem: 'forbidden' } },
    'Sales invoices have keys of their own',
    'service-settings',
  ],
  ['invoices', { list: 'invoices' }, 'The invoices have not been read yet', 'refresh'],
])('an empty list says why: %s', (_name, more, title, action) => {
  const words = emptyWords({ ...around, ...more })
  expect(words?.title).toBe(title)
  expect(words?.action).toBe(action)
})

test('invoices are as fresh as the kind that lags behind, and need no sales invoices that have keys of their own', () => {
  const at = (asOf: string | undefined, more = {}) => ({
    isRefreshing: false,
    count: 2,
    ...(asOf && { asOf }),
    ...more,
  })
  const both = (invoices: object, salesInvoices: object) =>
    invoicesStatus({ ...emptyBooksStatus, invoices, salesInvoices } as BooksStatus)
  const [older, newer] = ['2026-11-02T10:00:00Z', '2026-11-02T11:00:00Z']
  expect(both(at(newer), at(older))).toMatchObject({ asOf: older, count: 4 })
  expect(both(at(newer), at(undefined)).asOf).toBeUndefined()
  const locked = both(at(newer), at(undefined, { problem: 'forbidden' }))
  expect(locked).toMatchObject({ asOf: newer, problem: 'forbidden' })
  expect(freshWords(locked, new Date(newer), 'invoices')).toMatchObject({
    detail: 'Sales invoices have keys of their own',
    action: 'service-settings',
  })
})

test('a narrowed list says of how many', () => {
  expect(foundWords('expenses', 26, 12_400)).toBe('26 of 12,400 expenses')
  expect(foundWords('expenses', 1, 1)).toBe('1 expense')
})

test('states are words, and one that is not known is shown as it came', () => {
  expect(invoiceState('OVERDUE')).toEqual({ tone: 'bad', text: 'overdue' })
  expect(invoiceState('PARTLY_PAID')).toEqual({ tone: 'plain', text: 'partly paid' })
  expect(invoiceState(undefined)).toBeUndefined()
})

test('a head pressed twice turns its order round; names begin upwards, all else downwards', () => {
  const byDate = { by: 'date' as const, isDescending: true }
  expect(orderAfter(byDate, 'date').isDescending).toBe(false)
  expect(orderAfter(byDate, 'amount')).toEqual({ by: 'amount', isDescending: true })
  expect(orderAfter(byDate, 'name')).toEqual({ by: 'name', isDescending: false })
})
