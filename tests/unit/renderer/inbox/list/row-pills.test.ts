import { expect, test } from 'vitest'
import { pillsOf, type Surroundings } from '../../../../../renderer/inbox/list/row-pills'
import type { ListedReceipt } from '../../../../../shared/receipts/receipt'
import type { LookReason } from '../../../../../shared/receipts/verdict'

const around: Surroundings = {
  openPeriods: [{ startDate: '2026-07-01', endDate: '2027-06-30' }],
  sync: { service: 'reachable', paused: false, waiting: 0, active: false },
  session: 'connected',
  isReadOnly: false,
}
const row: ListedReceipt = {
  id: '00000000-0000-4000-8000-000000000001',
  state: 'review',
  fileName: 'a.jpg',
  mediaType: 'image/jpeg',
  size: 1,
  capturedAt: '2026-11-20T10:00:00.000Z',
  supplierName: 'Northgate Fuels',
  postingDate: '2026-11-12',
  gross: '61.27',
  expenseType: 'FUEL',
  verdict: { grade: 'sure' },
}
const cannot = { grade: 'cannot' as const, problems: [], isSameFile: false }
const look = (...codes: LookReason['code'][]) => ({
  grade: 'look' as const,
  reasons: codes.map((code) => ({ code, field: 'lines.0.gross', key: code, shown: 'EUR' })),
})
const words = (change: Partial<ListedReceipt>, more: Partial<Surroundings> = {}) =>
  pillsOf({ ...row, ...change }, { ...around, ...more }).map((pill) => pill.text)

test.each([
  ['a complete receipt takes one key', {}, ['one key']],
  ['an amount that cannot be read counts as missing', { gross: '0.00' }, ['amount missing']],
  ['what only the form can tell is to be checked', { verdict: cannot }, ['to check']],
  ['a missing amount is named', { gross: '' }, ['amount missing']],
  ['a closed day asks to check the date', { postingDate: '2026-06-30' }, ['check the date']],
  [
    'an empty receipt is to be filled in',
    { supplierName: '', postingDate: '', gross: '', expenseType: '' },
    ['to fill in'],
  ],
  [
    'while it is being read nothing is asked for',
    { supplierName: '', gross: '', reading: 'waiting' as const },
    ['reading…'],
  ],
  ['a complete one is read without a word', { reading: 'waiting' as const }, ['one key']],
  [
    'one that cannot be read is to be filled in',
    { gross: '', reading: 'failed' as const },
    ['amount missing'],
  ],
  [
    'a photo of several receipts is not confirmed as one by a key',
    { verdict: look('several-documents') },
    ['several receipts?'],
  ],
  [
    'the first reason to look is named',
    { verdict: look('total-differs', 'currency-unknown') },
    ['check the amount'],
  ],
  ['a currency is named', { verdict: look('other-currency') }, ['in EUR']],
  ['a same file says nothing else', { duplicateOf: row.id, gross: '' }, ['same file as before']],
  [
    'a proven receipt names its expense',
    { state: 'proven' as const, expenseId: 7 },
    ['in the books ✓ #7'],
  ],
  [
    'one that a person vouched for says by whose word, and bears no tick',
    { state: 'vouched' as const, expenseId: 7 },
    ['in the books, by your word'],
  ],
])('%s', (_, change, expected) => {
  expect(words(change)).toEqual(expected)
})

test('a ready receipt says what it waits for', () => {
  const ready = { state: 'ready' as const }
  const { sync } = around
  expect(words(ready, { session: 'signed-out' })).toEqual(['waiting for sign-in'])
  expect(words(ready, { session: 'held' })).toEqual(['waiting for your answer'])
  expect(words(ready, { isReadOnly: true })).toEqual(['read-only: not sent'])
  expect(words(ready, { sync: { ...sync, paused: true } })).toEqual(['held back'])
  expect(words(ready, { sync: { ...sync, service: 'unreachable' } })).toEqual([
    'waiting for network',
  ])
})
