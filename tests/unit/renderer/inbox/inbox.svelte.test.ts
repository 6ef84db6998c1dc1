import { expect, test, vi } from 'vitest'
import { Inbox } from '../../../../renderer/inbox/inbox.svelte'
import { openScene } from '../../../support/scene'

async function opened(scene: string) {
  const { api, calls, world } = await openScene(scene)
  const selected: (string | undefined)[] = []
  const inbox = new Inbox({
    api,
    onselect: (id) => selected.push(id),
    onchange: () => undefined,
    onfail: (thrown) => {
      throw thrown
    },
  })
  await vi.waitFor(() => expect(inbox.total).toBeDefined())
  return { api, calls, inbox, selected, world }
}

test('the first receipt of a list is selected by itself', async () => {
  const { inbox, selected } = await opened('full')
  expect(inbox.selectedId).toBe(inbox.row(0)?.id)
  expect(selected).toEqual([inbox.selectedId])
})

test('only pages in view are fetched', async () => {
  const { calls, inbox } = await opened('many')
  expect(inbox.total).toBe(5000)
  const before = calls.filter((call) => call === 'receipts.page').length
  inbox.view(4000, 4010)
  await vi.waitFor(() => expect(inbox.row(4005)?.fileName).toBe('scan-4006.jpg'))
  expect(calls.filter((call) => call === 'receipts.page').length).toBe(before + 1)
})

test('the first rows are asked for once, though main says how many there are only after it', async () => {
  const { calls, inbox } = await opened('full')
  await vi.waitFor(() => expect(inbox.revision).toBeGreaterThanOrEqual(0))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls.filter((call) => call === 'receipts.page')).toHaveLength(1)
})

test('a change in main brings new rows and keeps the selection on the same receipt', async () => {
  const { api, inbox } = await opened('full')
  inbox.select(2)
  const chosen = inbox.selectedId
  await api.receipts.discard(inbox.row(0)?.id ?? '')
  await vi.waitFor(() => expect(inbox.total).toBe(4))
  expect(inbox.selectedId).toBe(chosen)
  expect(inbox.selectedIndex).toBe(1)
})

test('what changes while its page is asked for is asked for once more, however often it changed', async () => {
  const { api, calls, inbox, world } = await opened('full')
  const asked = () => calls.filter((call) => call === 'receipts.page').length
  const before = asked()
  const gone = [0, 1, 2].map((index) => inbox.row(index)?.id ?? '')
  world.answersAfterMs = 50
  await Promise.all(gone.map((id) => api.receipts.discard(id)))
  await vi.waitFor(() => expect(inbox.total).toBe(2))
  expect(gone).not.toContain(inbox.row(0)?.id)
  expect(asked()).toBeLessThanOrEqual(before + 2)
})

test('after the last row comes the first, and after the only one nothing', async () => {
  const { inbox } = await opened('full')
  inbox.select(4)
  expect(inbox.following?.id).toBe(inbox.row(0)?.id)
  inbox.show('bin')
  await vi.waitFor(() => expect(inbox.total).toBe(1))
  expect(inbox.following).toBeUndefined()
})

test('the last one that was left for nothing is not taken again while main has yet to have it go', async () => {
  const { api, inbox } = await opened('full')
  inbox.select(0)
  const [left = '', ...others] = await inbox.ids()
  for (const id of others) await api.receipts.discard(id)
  await vi.waitFor(() => expect(inbox.total).toBe(1))
  const { draft } = await api.receipts.read(left)
  inbox.take(undefined)
  await api.receipts.edit({ id: left, draft: { ...draft, supplierName: 'Read anew' } })
  await vi.waitFor(() => expect(inbox.row(0)?.supplierName).toBe('Read anew'))
  expect(inbox.selectedId).toBeUndefined()
  await api.receipts.discard(left)
  await vi.waitFor(() => expect(inbox.total).toBe(0))
  await api.receipts.restore(left)
  await vi.waitFor(() => expect(inbox.selectedId).toBe(left))
})

test('an answer to an older search is not shown', async () => {
  const { api, inbox, world } = await opened('full')
  world.answersAfterMs = 50
  inbox.show('review', 'pen')
  world.answersAfterMs = 0
  inbox.show('review', 'north')
  await vi.waitFor(() => expect(inbox.row(0)?.supplierName).toBe('Northgate Fuels'))
  // What is asked later and takes as long is answered after it.
  world.answersAfterMs = 50
  await api.receipts.page({ list: 'review', search: '', offset: 0, limit: 1 })
  expect(inbox.total).toBe(1)
  expect(inbox.row(0)?.supplierName).toBe('Northgate Fuels')
})
