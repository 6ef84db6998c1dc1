/** Of renderer: what happened, put together by day and by what it is about. */
import { expect, test } from 'vitest'
import type { ActivityRow } from '../../../../renderer/activity/activity.svelte'
import { daysOf, linesOf } from '../../../../renderer/activity/groups'

const row = (id: number, at: string, more: Partial<ActivityRow> = {}): ActivityRow => ({
  id,
  at,
  event: 'confirmed',
  ...more,
})
const noon = (day: string) => new Date(`${day}T12:00:00`).toISOString()
const [a, b] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']

test('steps of one receipt on one day stand together, oldest first, below those of the thing that moved last', () => {
  const days = daysOf([
    row(6, noon('2026-11-14'), { receiptId: a }),
    row(5, noon('2026-11-14'), { receiptId: b }),
    row(4, noon('2026-11-14'), { receiptId: a }),
    row(3, noon('2026-11-13'), { receiptId: a }),
  ])
  const shown = days.map(({ day, groups }) => [
    day,
    groups.map(({ steps }) => steps.map(({ id }) => id)),
  ])
  expect(shown).toEqual([
    ['2026-11-14', [[4, 6], [5]]],
    ['2026-11-13', [[3]]],
  ])
})

test('an expense and an invoice are groups of their own, and what is about neither stands alone', () => {
  const [day] = daysOf([
    row(7, noon('2026-11-14'), { event: 'signed-out' }),
    row(6, noon('2026-11-14'), { event: 'expense-changed', expenseId: 7 }),
    row(5, noon('2026-11-14'), { note: 'Invoice 7: attach' }),
    row(4, noon('2026-11-14'), { note: 'Invoice 7: edit' }),
    row(3, noon('2026-11-14'), { note: 'Sales invoice 7' }),
    row(2, noon('2026-11-14'), { event: 'expense-changed', expenseId: 7 }),
    row(1, noon('2026-11-14'), { event: 'signed-in' }),
  ])
  const ids = day?.groups.map(({ steps }) => steps.map(({ id }) => id))
  expect(ids).toEqual([[7], [2, 6], [4, 5], [3], [1]])
})

test('of many steps the last are shown, and all once they are unfolded', () => {
  const days = daysOf([6, 5, 4, 3, 2, 1].map((id) => row(id, noon('2026-11-14'), { receiptId: a })))
  const kinds = (isOpen: boolean) => linesOf(days, () => isOpen).map(({ kind }) => kind)
  expect(kinds(false)).toEqual(['day', 'group', 'earlier', 'step', 'step', 'step'])
  expect(kinds(true)).toEqual(['day', 'group', ...Array.from({ length: 6 }, () => 'step')])
})

test('only what is another now has a line of its own', () => {
  const detail = [
    { field: 'day' as const, before: '2026-11-12', after: '2026-11-13' },
    { field: 'total' as const, after: '61.27' },
    { field: 'file' as const, before: 'a.pdf' },
  ]
  const lines = linesOf(daysOf([row(1, noon('2026-11-14'), { receiptId: a, detail })]))
  expect(lines.map((line) => (line.kind === 'change' ? line.at : line.kind))).toEqual([
    'day',
    'group',
    'step',
    0,
  ])
})
