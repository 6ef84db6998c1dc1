/** What is said to a person who is not looking. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  arrivalNotice,
  noticeOf,
  togetherMs,
  watchNotices,
  type Notice,
} from '../../../../electron/shell/notices'
import type { AccountStanding } from '../../../../shared/accounts/account'
import { LiveValue } from '../../../../shared/channel'

const account = { id: 'a', name: 'Marlow', colour: 'green', kind: 'service', access: 'full' }
const standing = (waiting: number, attention = 0, status = 'connected'): AccountStanding =>
  ({ account, status, waiting, attention }) as unknown as AccountStanding

let accounts: LiveValue<AccountStanding[]>
let shown: Notice[]
let badges: number[]
let isLookedAt: boolean
let isWanted: boolean
let watch: { seen: () => void; stop: () => void }

beforeEach(() => {
  vi.useFakeTimers()
  accounts = new LiveValue([standing(0)])
  shown = []
  badges = []
  isLookedAt = false
  isWanted = true
  watch = watchNotices({
    accounts,
    isLookedAt: () => isLookedAt,
    isWanted: () => isWanted,
    show: (notice) => shown.push(notice),
    badge: (count) => badges.push(count),
  })
})

afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})

const titles = () => shown.map(({ title }) => title)

test('when the last of many has arrived, all of them are told of once', () => {
  for (const waiting of [1, 2, 12, 7, 3, 0]) accounts.set([standing(waiting)])
  accounts.set([standing(0)])
  expect(titles()).toEqual(['12 receipts in your books'])
})

test('one that needs the person is told of at once, while the others go on', () => {
  accounts.set([standing(5)])
  accounts.set([standing(4, 1)])
  expect(shown).toMatchObject([{ title: '1 receipt needs you', body: 'The others go on.' }])
  accounts.set([standing(0, 1)])
  expect(titles()).toEqual(['1 receipt needs you', '4 receipts in your books'])
})

test('planned reminders that wait are told of, once for all that come together, and count at the icon', () => {
  const plans = (count: number) => ({ ...standing(0), plans: count })
  accounts.set([plans(1)])
  accounts.set([plans(1)])
  vi.advanceTimersByTime(togetherMs)
  expect(shown).toMatchObject([
    {
      title: 'Planned reminders of 1 invoice wait for you',
      body: 'Nothing of them is sent before you agree again.',
      shows: 'reminders',
    },
  ])
  accounts.set([plans(2)])
  accounts.set([plans(3)])
  vi.advanceTimersByTime(togetherMs)
  expect(titles()[1]).toBe('Planned reminders of 2 invoices wait for you')
  accounts.set([standing(0)])
  vi.advanceTimersByTime(togetherMs)
  expect(shown).toHaveLength(2)
  expect(badges).toEqual([0, 1, 1, 2, 3, 0])
})

test('who comes to the window before they are told of reminders has seen them', () => {
  accounts.set([{ ...standing(0), plans: 1 }])
  watch.seen()
  vi.advanceTimersByTime(togetherMs)
  expect(shown).toEqual([])
})

test('a sign-in that is needed is told of, as nothing goes on without it', () => {
  accounts.set([standing(3)])
  accounts.set([standing(3, 0, 'signed-out')])
  accounts.set([standing(4, 0, 'signed-out')])
  expect(shown).toMatchObject([{ shows: 'sign-in' }])
})

test('nobody who looks is told, and coming to the window is seeing', () => {
  accounts.set([standing(3)])
  isLookedAt = true
  watch.seen()
  accounts.set([standing(0)])
  isLookedAt = false
  accounts.set([standing(0)])
  expect(shown).toEqual([])
})

test('who does not want to be told is not, and the badge counts all the same', () => {
  isWanted = false
  accounts.set([standing(1)])
  accounts.set([standing(0, 1), standing(2, 1)])
  expect(shown).toEqual([])
  expect(badges.at(-1)).toBe(2)
})

test('receipts that were put aside by the person are not called arrived', () => {
  const none = { waiting: 0, attention: 0, signIns: 0, plans: 0 }
  expect(noticeOf(none, none)).toBeUndefined()
  expect(noticeOf({ ...none, attention: 2 }, none)).toBeUndefined()
})

test('what came from a watched folder is told of by its name, and leads to the review', () => {
  expect(arrivalNotice({ folder: 'Scans', receipts: 3 })).toMatchObject({
    title: '3 receipts from Scans',
    shows: 'review',
  })
  expect(arrivalNotice({ folder: 'Scans', receipts: 1 }).title).toBe('1 receipt from Scans')
})
