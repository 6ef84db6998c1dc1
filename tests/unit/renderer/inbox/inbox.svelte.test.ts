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

/** In a search that finds several, and has the open receipt among the others. */
async function besideSearch() {
  const scene = await opened('full')
  const { inbox } = scene
  const all = Array.from({ length: inbox.total ?? 0 }, (_, at) => inbox.row(at)!)
  const found = all.filter(({ fileName }) => fileName.endsWith('pdf'))
  expect([found.length > 1, found.length < all.length]).toEqual([true, true])
  inbox.select(all.findIndex((row) => !found.includes(row)))
  const open = inbox.selectedId
  inbox.show('review', 'pdf')
  await vi.waitFor(() => expect(inbox.total).toBe(found.length))
  expect(inbox.selectedId).toBe(open)
  return { ...scene, found: found.map(({ id }) => id) }
}

test('the only receipt that a search found is the next one down, and never out of reach', async () => {
  const { inbox } = await opened('full')
  const sought = inbox.row(2)!
  inbox.show('review', sought.fileName)
  await vi.waitFor(() => expect(inbox.total).toBe(1))
  expect([inbox.rowAfter(1), inbox.following?.id]).toEqual([0, sought.id])
  expect(inbox.move(1)).toBe(true)
  expect([inbox.selectedId, inbox.isUnlisted]).toEqual([sought.id, false])
  expect(inbox.move(1)).toBe(false)
})

test('a search that leaves the open receipt out is gone through from its first row', async () => {
  const { found, inbox } = await besideSearch()
  expect(inbox.following?.id).toBe(found[0])
  expect(inbox.move(-1), 'there is nothing above it').toBe(false)
  for (const id of found) {
    inbox.move(1)
    expect(inbox.selectedId).toBe(id)
  }
})

test('what is selected after a search are rows of it, and never the receipt that it left out', async () => {
  const { found, inbox } = await besideSearch()
  inbox.toggle(inbox.selectedIndex)
  expect([...inbox.selection.ids]).toEqual([found[0]])
  inbox.toggle(1)
  expect([...inbox.selection.ids]).toEqual(found.slice(0, 2))
})

test('a stretch that begins at the receipt that a search left out begins with the first row', async () => {
  const { found, inbox } = await besideSearch()
  await inbox.extend(inbox.rowAfter(1))
  expect([...inbox.selection.ids]).toEqual([found[0]])
  await inbox.extend(inbox.rowAfter(1))
  expect([...inbox.selection.ids]).toEqual(found.slice(0, 2))
})

test('after the open receipt has left its list comes the one in its place, and before it the one above', async () => {
  const { api, inbox } = await opened('full')
  inbox.select(1)
  const [above, gone = '', below] = [0, 1, 2].map((index) => inbox.row(index)?.id)
  await api.receipts.discard(gone)
  await vi.waitFor(() => expect(inbox.total).toBe(4))
  expect([inbox.selectedId, inbox.following?.id]).toEqual([gone, below])
  inbox.move(-1)
  expect(inbox.selectedId).toBe(above)
  inbox.move(1)
  expect(inbox.selectedId).toBe(below)
})

test('a receipt that is opened far down its list is found there, and the one below it is next', async () => {
  const { api, inbox } = await opened('two-hundred')
  const order = await inbox.ids()
  const [id = '', below] = order.slice(150)
  inbox.open(id, 'review')
  await vi.waitFor(() => expect(inbox.row(150)?.id).toBe(id))
  expect([inbox.selectedIndex, inbox.following?.id]).toEqual([150, below])
  await api.receipts.discard(order[0] ?? '')
  await vi.waitFor(() => expect(inbox.selectedIndex).toBe(149))
  expect(inbox.selectedId).toBe(id)
})

test('after a search the list goes on at the open receipt, however far down it is', async () => {
  const { inbox } = await opened('two-hundred')
  const order = await inbox.ids()
  const [id = '', below] = order.slice(180)
  inbox.open(id, 'review')
  await vi.waitFor(() => expect(inbox.row(180)?.id).toBe(id))
  const { fileName } = inbox.row(180)!
  inbox.show('review', fileName)
  await vi.waitFor(() => expect(inbox.row(0)?.id).toBe(id))
  inbox.show('review')
  await vi.waitFor(() => expect(inbox.row(180)?.id).toBe(id))
  inbox.move(1)
  expect([inbox.selectedId, inbox.selectedIndex]).toEqual([below, 181])
})

test('who goes on while a receipt is looked for down the list stays where they went', async () => {
  const { inbox, world } = await opened('two-hundred')
  const order = await inbox.ids()
  world.answersAfterMs = 50
  inbox.open(order[150] ?? '', 'review')
  inbox.select(3)
  world.answersAfterMs = 0
  await inbox.ids()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([inbox.selectedId, inbox.selectedIndex]).toEqual([order[3], 3])
})
