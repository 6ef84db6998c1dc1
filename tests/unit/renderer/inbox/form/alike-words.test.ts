import { expect, test } from 'vitest'
import { twinLines } from '../../../../../renderer/inbox/form/alike-words'

/** A receipt that was added on the 3rd of November at twenty to eleven, wherever this runs. */
const twin = {
  fileName: 'kettle.jpg',
  capturedAt: new Date(2026, 10, 3, 10, 42).toISOString(),
  supplierName: 'The Copper Kettle',
  postingDate: '2026-11-02',
  gross: '18.60',
  state: 'proven',
} as const

test('a same file is told with when the other was added, what it is, and whether it is in the books', () => {
  expect(twinLines(twin)).toEqual([
    '“kettle.jpg” was added on 3 Nov 2026 at 10:42.',
    'The Copper Kettle · 2 Nov 2026 · £18.60 · in the books',
  ])
})

test('of another that has nothing yet its state is told, and of one that cannot be read that it is there', () => {
  const empty = { ...twin, supplierName: '', postingDate: '', gross: '', state: 'review' } as const
  expect(twinLines(empty)[1]).toBe('to review')
  expect(twinLines(undefined)).toEqual(['An earlier receipt is equal to it.'])
})
