/** Of renderer/record: what is said of records in German, where a language has its own plurals, its own order of words and its own numbers. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailWords, overdueWords, reminderWords } from '../../../../renderer/record/sales-words'
import { fileRules } from '../../../../renderer/record/expense-rules'
import { columnsOf, moneyWords, termsWords } from '../../../../renderer/record/book-columns'
import { foundWords, invoiceKinds } from '../../../../renderer/record/book-words'
import type { ExpenseView } from '../../../../shared/expenses/expense-change'
import { say, speak } from '../../../../shared/words/words'

beforeAll(() => speak('de'))
afterAll(() => speak('en'))

const withFiles = (count: number) =>
  ({
    record: { attachments: Array.from({ length: count }, (_, id) => ({ id, fileName: 'a.pdf' })) },
  }) as unknown as ExpenseView

test('a list says how many it found', () => {
  expect(foundWords('bankAccounts', 1, 1)).toBe('1 Bankkonto')
  expect(foundWords('expenses', 26, 12_400)).toBe('26 von 12.400 Ausgaben')
})

test('tables that were made before the language was settled say it nevertheless', () => {
  expect(invoiceKinds.sales.one).toBe('Ausgangsrechnung')
  expect(columnsOf('clients').map(({ title }) => say(title))).toEqual(['Name', 'E-Mail', 'Ziel'])
})

test('money of any currency is written with the comma', () => {
  expect(moneyWords('1234.5', 'EUR')).toBe('1.234,50 EUR')
  expect(moneyWords('-1234.5', 'GBP')).toBe('-1.234,50 £')
  expect(moneyWords('n/a', 'EUR')).toBe('EUR n/a')
})

test('days are counted', () => {
  expect([termsWords(0), termsWords(1), termsWords(30)]).toEqual(['sofort', '1 Tag', '30 Tage'])
  const owed = (daysOverdue: number, outstanding = '10.00') =>
    overdueWords({ daysOverdue, outstanding })
  expect([owed(0), owed(1), owed(-3), owed(0, '-10.00')]).toEqual([
    'heute fällig',
    '1 Tag überfällig',
    'in 3 Tagen fällig',
    'Guthaben',
  ])
  expect(reminderWords({ first: 7, next: 14, isByService: true })).toBe(
    '7 Tage nach Fälligkeit, dann alle 14 Tage, vom Dienst per E-Mail gesendet',
  )
  expect(reminderWords({ first: undefined, next: undefined })).toBeUndefined()
})

test('an e-mail that may have gone is told as one that may have gone', () => {
  const now = new Date(2026, 10, 20, 16)
  const at = new Date(2026, 10, 20, 10, 42).toISOString()
  const email = { kind: 'reminder', day: '2026-11-20', at } as const
  expect(emailWords({ ...email, state: 'sent' }, now)).toBe(
    'Zahlungserinnerung gesendet: heute, 10:42',
  )
  expect(emailWords({ ...email, state: 'unknown' }, now)).toContain('vielleicht')
})

test('what stays when a file goes is said for one other and for several', () => {
  const first = (count: number) => fileRules(withFiles(count), 'fuel.jpg')[0]
  expect(first(1)).toContain('Positionen und Zahlungen bleiben')
  expect(first(2)).toContain('Die andere Datei, Positionen und Zahlungen bleiben')
  expect(first(3)).toContain('Die anderen 2 Dateien, Positionen und Zahlungen bleiben')
})
