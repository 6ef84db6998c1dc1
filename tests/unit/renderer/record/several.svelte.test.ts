import { expect, test, vi } from 'vitest'
import { BookList } from '../../../../renderer/record/book-list.svelte'
import { Several } from '../../../../renderer/record/several.svelte'

/** A list of rows with the ids 1000, 1001 and so on. */
async function listed(total: number) {
  const onmost = vi.fn<() => void>()
  const ask = vi.fn<(asked: { offset: number; limit: number }) => Promise<unknown>>()
  const list: BookList<{ id: number }> = new BookList({
    ask: async (asked) => {
      void ask(asked)
      const size = Math.max(0, Math.min(asked.limit, total - asked.offset))
      return {
        total,
        rows: Array.from({ length: size }, (_, at) => ({ id: 1000 + asked.offset + at })),
      }
    },
    order: { by: 'date', isDescending: true },
    revision: () => 1,
    canAsk: () => true,
    onfail: (thrown) => {
      throw thrown
    },
    onother: () => several.clear(),
  })
  const several = new Several({
    list: () => list,
    onmost,
    onfail: (thrown) => {
      throw thrown
    },
  })
  list.load()
  await vi.waitFor(() => expect(list.total).toBe(total))
  return { list, several, onmost, ask }
}

test('one more counts the one that was looked at, and the same again takes it away', async () => {
  const { list, several } = await listed(10)
  list.select(2)
  several.toggle(4)
  expect([...several.ids]).toEqual([1002, 1004])
  expect(list.selectedIndex).toBe(4)
  several.toggle(2)
  expect([...several.ids]).toEqual([1004])
  expect(several.isMany).toBe(false)
})

test('a stretch goes from where it began, either way', async () => {
  const { list, several } = await listed(10)
  list.select(5)
  several.clear(5)
  await several.extend(7)
  expect([...several.ids]).toEqual([1005, 1006, 1007])
  await several.extend(4)
  expect([...several.ids]).toEqual([1004, 1005])
})

test('rows that are not here are chosen too, up to as many as go together', async () => {
  const { several, onmost } = await listed(450)
  await several.all()
  expect(several.ids.size).toBe(450)
  expect(several.has(1449)).toBe(true)
  expect(onmost).not.toHaveBeenCalled()
})

test('too many are refused, and nothing is chosen by half', async () => {
  const { list, several, onmost } = await listed(501)
  await several.all()
  expect(onmost).toHaveBeenCalledOnce()
  list.select(0)
  several.clear(0)
  await several.extend(500)
  expect(several.ids.size).toBe(0)
  await several.extend(499)
  expect(several.ids.size).toBe(500)
})

test('another search lets go of what was chosen', async () => {
  const { several, list } = await listed(10)
  await several.all()
  list.find('diesel')
  expect(several.ids.size).toBe(0)
})
