import { expect, test } from 'vitest'
import { statePill } from '../../../../renderer/record/book-columns'

const now = new Date('2026-11-23T12:00:00')

test.each([
  [{ state: 'DRAFT' }, 'draft'],
  [{ state: 'ISSUED', outstanding: '0.00', dueDate: '2026-01-01' }, 'paid'],
  [{ state: 'ISSUED', outstanding: '5.00', dueDate: '2026-11-22' }, 'overdue'],
  [{ state: 'ISSUED', outstanding: '5.00', dueDate: '2026-11-23' }, 'due'],
  [{ state: 'ISSUED', outstanding: '5.00' }, 'due'],
  [{ state: 'DUE', dueDate: '2026-01-01' }, 'due'],
])('%j is called %s', (of, text) => {
  expect(statePill(of, now)?.text).toBe(text)
})
