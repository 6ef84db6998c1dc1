import { expect, test } from 'vitest'
import type { Run } from '../../../../electron/outbox/run'
import { Sentinel, watchMs } from '../../../../electron/outbox/sentinel'
import type { LaneRows, SecondSend } from '../../../../electron/store/receipts/lane-rows'
import type { OutboxItems } from '../../../../electron/store/receipts/outbox-items'
import type { Receipts } from '../../../../electron/store/receipts/receipts'

const hour = 60 * 60_000
const run = { lane: { accountId: 'a' } } as unknown as Run

test('a watch that begins when the app has run for days lasts as long as any other', async () => {
  let clockMs = 0
  const watched = new Map<string, number>()
  const rows = {
    secondSends: (): SecondSend[] =>
      [...watched].map(([receiptId, leftMs]) => ({ receiptId, leftMs })),
    watchSecondSend: (id: string, leftMs: number) =>
      leftMs > 0 ? watched.set(id, leftMs) : watched.delete(id),
  } as unknown as LaneRows
  const items = {
    read: () => {
      throw new Error('not to be read')
    },
  } as unknown as OutboxItems
  const receipts = {} as unknown as Receipts
  const sentinel = new Sentinel({ receipts, items, rows, clock: () => clockMs })
  clockMs = 50 * hour
  watched.set('late', watchMs)
  expect(sentinel.dueInMs('a')).toBe(0)
  await sentinel.look(run)
  expect(watched.get('late')).toBeGreaterThan(23 * hour)
  for (let looks = 0; looks < 200 && watched.size > 0; looks += 1) {
    clockMs += sentinel.dueInMs('a') ?? 0
    await sentinel.look(run)
  }
  expect(watched.size).toBe(0)
  expect(clockMs).toBeGreaterThan(73 * hour)
})
