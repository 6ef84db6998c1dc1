/** Of renderer/state: lists that cannot be read say so, and come back. */
import { expect, test, vi } from 'vitest'
import { createApi } from '../../../../shared/channel'
import { contract } from '../../../../shared/ipc'
import { Activity } from '../../../../renderer/state/activity.svelte'
import { BookList } from '../../../../renderer/state/book-list.svelte'
import { Inbox } from '../../../../renderer/state/inbox.svelte'
import { fakeTransport } from '../../../window/fake-transport'
import { scenes } from '../../../window/scenes'

function opened() {
  const scene = scenes['unreadable']!()
  const api = createApi(contract, fakeTransport(scene).transport)
  const failures: unknown[] = []
  return { scene, api, failures, onfail: (thrown: unknown) => failures.push(thrown) }
}

test('an inbox that cannot be read says why in its own place, and is read again when asked', async () => {
  const { scene, api, failures, onfail } = opened()
  const inbox = new Inbox({ api, onselect: () => undefined, onchange: () => undefined, onfail })
  await vi.waitFor(() => expect(inbox.problem).toBe('disk-failed'))
  expect(failures).toEqual([])
  scene.isUnreadable = false
  inbox.readAgain()
  await vi.waitFor(() => expect(inbox.total).toBe(5))
  expect(inbox.problem).toBeUndefined()
})

test('a list of the books does so too, and a later failure leaves its rows', async () => {
  const { scene, api, failures, onfail } = opened()
  const list = new BookList({
    ask: ({ search, offset, limit }) => api.books.suppliers({ search, offset, limit }),
    order: { by: 'name', isDescending: false },
    ...{ revision: () => 1, canAsk: () => true, onfail },
  })
  list.load()
  await vi.waitFor(() => expect(list.problem).toBe('disk-failed'))
  scene.isUnreadable = false
  list.restart()
  await vi.waitFor(() => expect(list.total).toBe(6))
  expect(list.problem).toBeUndefined()
  expect(failures).toEqual([])
  scene.isUnreadable = true
  list.restart()
  await vi.waitFor(() => expect(failures).toHaveLength(1))
  expect(list.problem).toBeUndefined()
  expect(list.row(0)?.name).toBe('Brightwire Hosting Ltd')
})

test('so does the activity', async () => {
  const { scene, api, failures, onfail } = opened()
  const activity = new Activity({ api, onfail })
  activity.refresh()
  await vi.waitFor(() => expect(activity.problem).toBe('disk-failed'))
  expect(failures).toEqual([])
  scene.isUnreadable = false
  activity.refresh()
  await vi.waitFor(() => expect(activity.total).toBeGreaterThan(0))
  expect(activity.problem).toBeUndefined()
})
