import { expect, test } from 'vitest'
import { LaneRows } from '../../../../../electron/store/receipts/lane-rows'
import { pngBytes } from '../../../../support/files'
import { openedProfile } from '../../../../support/opened'

test('what was in the books when a receipt was captured is what the service had named until then, in the same books', async () => {
  const profile = await openedProfile()
  const accountId = profile.account()
  const { receipts, database } = profile.store
  const rows = new LaneRows(database)
  const named = (id: string, expenseId: number) => {
    const note = `#${expenseId}`
    receipts.step(id, { from: ['review'], to: 'sent', event: 'sent', note, expenseId })
  }
  const early = await profile.capture(pngBytes())
  const first = await profile.capture(pngBytes())
  expect(rows.namedBefore(accountId, first.id)).toBeUndefined()
  named(first.id, 7)
  const between = await profile.capture(pngBytes())
  named((await profile.capture(pngBytes())).id, 9)
  expect(rows.namedBefore(accountId, early.id)).toBeUndefined()
  expect(rows.namedBefore(accountId, between.id)).toBe(7)
  const other = profile.account('Other')
  receipts.showAccount(other)
  const elsewhere = await profile.capture(pngBytes())
  expect(rows.namedBefore(other, elsewhere.id)).toBeUndefined()
})

test('of one that was made again from its sidecar nobody knows what was in the books before it', async () => {
  const profile = await openedProfile()
  const accountId = profile.account()
  const { receipts, database } = profile.store
  const { id } = await profile.capture(pngBytes())
  receipts.step(id, { from: ['review'], to: 'sent', event: 'sent', note: '#7', expenseId: 7 })
  const late = await profile.capture(pngBytes())
  const rows = new LaneRows(database)
  expect(rows.namedBefore(accountId, late.id)).toBe(7)
  database.run(`UPDATE journal SET event = 'recovered' WHERE receipt_id = ?`, late.id)
  expect(rows.namedBefore(accountId, late.id)).toBeUndefined()
})
