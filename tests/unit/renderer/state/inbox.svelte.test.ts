import { expect, test, vi } from 'vitest'
import { createApi } from '../../../../shared/channel'
import { contract } from '../../../../shared/ipc'
import { Inbox } from '../../../../renderer/state/inbox.svelte'
import { fakeTransport } from '../../../window/fake-transport'
import { scenes } from '../../../window/scenes'

async function opened(scene: string) {
  const made = scenes[scene]?.()
  if (!made) throw new Error(`No scene ${scene}`)
  const fake = fakeTransport(made)
  const api = createApi(contract, fake.transport)
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
  return { api, fake, inbox, selected }
}

test('the first receipt of a list is selected by itself', async () => {
  const { inbox, selected } = await opened('full')
  expect(inbox.selectedId).toBe(inbox.row(0)?.id)
  expect(selected).toEqual([inbox.selectedId])
})

test('only pages in view are fetched', async () => {
  const { fake, inbox } = await opened('many')
  expect(inbox.total).toBe(5000)
  const before = fake.calls.filter((call) => call === 'receipts.page').length
  inbox.view(4000, 4010)
  await vi.waitFor(() => expect(inbox.row(4005)?.fileName).toBe('scan-4006.jpg'))
  expect(fake.calls.filter((call) => call === 'receipts.page').length).toBe(before + 1)
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

test('after the last row comes the first, and after the only one nothing', async () => {
  const { inbox } = await opened('full')
  inbox.select(4)
  expect(inbox.following).toBe(inbox.row(0)?.id)
  inbox.show('bin')
  await vi.waitFor(() => expect(inbox.total).toBe(1))
  expect(inbox.following).toBeUndefined()
})

test('an answer to an older search is not shown', async () => {
  const { inbox } = await opened('full')
  inbox.show('review', 'pen')
  inbox.show('review', 'north')
  await vi.waitFor(() => expect(inbox.total).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(inbox.row(0)?.supplierName).toBe('Northgate Fuels')
})
