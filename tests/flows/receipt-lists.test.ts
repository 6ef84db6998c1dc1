/** What the window asks for while a list is being made for it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { receiptHandlers } from '../../electron/contract/receipt-handlers'
import { fileIn, pngBytes } from '../support/files'
import { Rig } from '../support/harness'

let rig: Rig
beforeEach(async () => {
  rig = await Rig.start()
  await rig.connect()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rig.end()
})

test('a page of a list whose verdicts take long lets other calls be answered first, and is whole', async () => {
  const ids: string[] = []
  for (let number = 0; number < 5; number += 1) {
    const { id } = await rig.capture(fileIn(rig.inbox, `${number}.png`, pngBytes()))
    ids.push(id)
  }
  const { page, read } = receiptHandlers(rig.modules)
  let now = 0
  // Each look at the clock is a hundred milliseconds later.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
  const ends: string[] = []
  const listed = Promise.resolve(page({ list: 'review', search: '', offset: 0, limit: 25 }))
  void listed.then(() => ends.push('page'))
  setImmediate(() => {
    ends.push('read')
    void read(ids[0] ?? '')
  })
  const { total, rows } = await listed
  expect(ends[0]).toBe('read')
  expect(total).toBe(5)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(rows.every(({ verdict }) => verdict !== undefined)).toBe(true)
})
