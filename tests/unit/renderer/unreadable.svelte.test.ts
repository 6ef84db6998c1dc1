/** Of renderer: lists that cannot be read say so, and come back. */
import { expect, test, vi } from 'vitest'
import { Activity } from '../../../renderer/activity/activity.svelte'
import { BookList } from '../../../renderer/record/book-list.svelte'
import { AppError } from '../../../shared/errors'
import { Inbox } from '../../../renderer/inbox/inbox.svelte'
import { openScene } from '../../support/scene'

async function opened() {
  const { api, world } = await openScene('unreadable')
  const failures: unknown[] = []
  const { spoiled } = world
  const fail = (isFailing: boolean) => {
    world.spoiled = isFailing ? spoiled : undefined
  }
  return { api, world, fail, failures, onfail: (thrown: unknown) => failures.push(thrown) }
}

test('an inbox that cannot be read says why in its own place, and is read again when asked', async () => {
  const { api, fail, failures, onfail } = await opened()
  const inbox = new Inbox({ api, onselect: () => undefined, onchange: () => undefined, onfail })
  await vi.waitFor(() => expect(inbox.problem).toBe('disk-failed'))
  expect(failures).toEqual([])
  fail(false)
  inbox.readAgain()
  await vi.waitFor(() => expect(inbox.total).toBe(5))
  expect(inbox.problem).toBeUndefined()
})

test('read again while it is being read, an inbox asks once more', async () => {
  const { api, fail, onfail } = await opened()
  fail(false)
  const asks: (() => void)[] = []
  const page: typeof api.receipts.page = async (input) => {
    await new Promise<void>((resolve) => asks.push(resolve))
    if (asks.length < 3) throw new AppError('disk-failed', 'Made to fail')
    return api.receipts.page(input)
  }
  const receipts = { ...api.receipts, page }
  const inbox = new Inbox({
    api: { ...api, receipts },
    onselect: () => undefined,
    onchange: () => undefined,
    onfail,
  })
  await vi.waitFor(() => expect(inbox.revision).toBeGreaterThan(-1))
  asks[0]?.()
  await vi.waitFor(() => expect(asks).toHaveLength(2))
  inbox.readAgain()
  asks[1]?.()
  await vi.waitFor(() => expect(asks).toHaveLength(3))
  asks[2]?.()
  await vi.waitFor(() => expect(inbox.total).toBe(5))
})

test('a list of the books does so too, and a later failure leaves its rows', async () => {
  const { api, world, fail, failures, onfail } = await opened()
  const list = new BookList({
    ask: ({ search, offset, limit }) => api.books.suppliers({ search, offset, limit }),
    order: { by: 'name', isDescending: false },
    revision: () => 1,
    canAsk: () => true,
    onfail,
  })
  list.load()
  await vi.waitFor(() => expect(list.problem).toBe('disk-failed'))
  fail(false)
  list.restart()
  await vi.waitFor(() => expect(list.row(0)).toBeDefined())
  const sort = { by: 'name', isDescending: false } as const
  const all = world.core.accounts.need().books.suppliers({ search: '', offset: 0, limit: 1, sort })
  const [first] = all.rows
  expect(list.total).toBe(all.total)
  expect(list.problem).toBeUndefined()
  expect(failures).toEqual([])
  fail(true)
  list.restart()
  await vi.waitFor(() => expect(failures).toHaveLength(1))
  expect(list.problem).toBeUndefined()
  expect(list.row(0)).toEqual(first)
})

test('so does the activity', async () => {
  const { api, fail, failures, onfail } = await opened()
  const activity = new Activity({ api, onfail })
  activity.refresh()
  await vi.waitFor(() => expect(activity.problem).toBe('disk-failed'))
  expect(failures).toEqual([])
  fail(false)
  activity.refresh()
  await vi.waitFor(() => expect(activity.days.length).toBeGreaterThan(0))
  expect(activity.problem).toBeUndefined()
})
