import { expect, test } from 'vitest'
import { ExpenseChanges, seenAs } from '../../../../electron/changes/expense-change'
import type { Lane } from '../../../../electron/outbox/lane'
import { AppError } from '../../../../shared/errors'
import type { BegunChange, ChangeRows } from '../../../../electron/store/changes/change-rows'

const before = '{"id":7,"supplierName":"Trainline","payments":[]}'

/** Rows in memory, and a service that is silent for as long as the clock says. */
function setting(silentMs: number) {
  let clockMs = 1000
  let open: BegunChange[] = []
  const ends: string[] = []
  const rows = {
    begin: (_: string, change: Omit<BegunChange, 'id' | 'begunAt'>) => {
      const begun = { ...change, id: 1, begunAt: '2026-06-30T12:00:00.000Z' }
      open = [begun]
      return begun
    },
    open: () => open,
    end: (_: number, end: string) => {
      ends.push(end)
      open = []
    },
  } as unknown as ChangeRows
  const expenses = {
    find: () => Promise.resolve({ text: before, record: { payments: [] } }),
    put: () => {
      clockMs += silentMs
      const error = new AppError('outcome-unknown', 'nothing moved')
      return Promise.resolve({ kind: 'unknown', code: error.code })
    },
  }
  const books = { accountId: 'a', expenses } as unknown as Pick<Lane, 'accountId' | 'expenses'>
  const changes = new ExpenseChanges({ rows, clock: () => clockMs })
  return { changes, books, ends, pass: (ms: number) => (clockMs += ms) }
}

test('a change that was silent for a minute may still come, however the expense looks right after', async () => {
  const { changes, books, ends, pass } = setting(60_000)
  const edit = (text: string) => text.replace('Trainline', 'Eurostar')
  const end = await changes.edit(books, { expenseId: 7, seen: seenAs(before), edit })
  expect(end).toEqual({ kind: 'unknown' })
  pass(59_999)
  await changes.check(books, 7)
  expect(ends).toEqual([])
  pass(1)
  await changes.check(books, 7)
  expect(ends).toEqual(['not-done'])
})
