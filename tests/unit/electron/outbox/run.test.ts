import { expect, test } from 'vitest'
import type { Lane } from '../../../../electron/outbox/lane'
import { Run } from '../../../../electron/outbox/run'
import type { LaneRows } from '../../../../electron/store/receipts/lane-rows'
import { AppError } from '../../../../shared/errors'

const minute = 60_000

/** A lane whose service has one expense more each time it is asked. */
function setting() {
  const world = { clockMs: 5000 * minute, asked: 0, isOffline: false }
  const marks: number[] = []
  const newest = () => {
    world.asked += 1
    if (world.isOffline) return Promise.reject(new AppError('offline', 'No network'))
    const expenses = [{ id: 100 + world.asked }]
    return Promise.resolve({ expenses, last: true, isWhole: true })
  }
  const rows = {
    read: () => ({ calibration: undefined, markId: undefined }),
    mark: (_: string, markId: number) => marks.push(markId),
  } as unknown as LaneRows
  const run = new Run({
    lane: { accountId: 'mine', expenses: { newest } } as unknown as Lane,
    rows,
    earlierMark: undefined,
    clock: () => world.clockMs,
  })
  return { run, world, marks }
}

test('the mark is asked for once for all that go within half an hour, and then anew', async () => {
  const { run, world } = setting()
  expect(await Promise.all([run.mark(), run.mark()])).toEqual([101, 101])
  world.clockMs += 29 * minute
  expect(await run.mark()).toBe(101)
  world.clockMs += minute
  expect(await run.mark()).toBe(102)
  expect(world.asked).toBe(2)
})

test('a scan that meets an expense of ours deep in the list shows whether it lists files', async () => {
  const kept: unknown[] = []
  const expenses = [{ id: 9 }, { id: 8 }, { id: 4 }]
  const lane = {
    accountId: 'mine',
    expenses: {
      newest: (page: number) =>
        Promise.resolve({
          expenses: expenses.slice(page, page + 1),
          last: page === 2,
          isWhole: true,
        }),
    },
  }
  const rows = {
    read: () => ({ calibration: { attachmentProbeWorks: true }, markId: undefined }),
    newestOurs: () => [{ expenseId: 4, marker: 'A'.repeat(16) }],
    calibrate: (_: string, calibration: unknown) => kept.push(calibration),
  }
  const run = new Run({
    lane: lane as unknown as Lane,
    rows: rows as unknown as LaneRows,
    earlierMark: undefined,
    clock: () => 0,
  })
  expect(run.revelation).toBe('unknown')
  await run.scan({ since: 0, highWaterId: undefined })
  expect(run.revelation).toBe('probe')
  expect(kept.at(-1)).toMatchObject({ listHasAttachments: false, attachmentProbeWorks: true })
})

test('a mark that could not be had is asked for again', async () => {
  const { run, world } = setting()
  world.isOffline = true
  await expect(run.mark()).rejects.toThrow('No network')
  world.isOffline = false
  expect(await run.mark()).toBe(102)
})

test('the mark is kept once until it rests', () => {
  const { run, marks } = setting()
  run.begin(7)
  run.begin(8)
  expect(marks).toEqual([7])
  run.rest()
  run.begin(9)
  expect(marks).toEqual([7, 9])
})
