import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPages, type PageOf } from '../../../../electron/api/pages'

type Page = PageOf<{ id: number }>
const page = (ids: number[], last = false): Page => ({ entries: ids.map((id) => ({ id })), last })

/** Reads all pages; `fetched` counts them. */
async function all(fetchPage: (page: number) => Page, bounds = {}) {
  let fetched = 0
  const read = readPages(async (number) => {
    fetched += 1
    return fetchPage(number)
  }, bounds)
  const ids: number[] = []
  try {
    for await (const entries of read) ids.push(...entries.map(({ id }) => id))
    return { ids, fetched }
  } catch (error) {
    return { ids, fetched, error }
  }
}

test('pages are read in turn until the last', async () => {
  const pages = [page([1, 2]), page([3, 4]), page([5], true), page([6], true)]
  expect(await all((number) => pages[number]!)).toEqual({ ids: [1, 2, 3, 4, 5], fetched: 3 })
})

test('empty books are one empty page', async () => {
  expect(await all(() => page([], true))).toEqual({ ids: [], fetched: 1 })
})

test('no page is fetched that nobody wants', async () => {
  let fetched = 0
  const read = readPages(async () => page([(fetched += 1)]))
  for await (const entries of read) if (entries[0]?.id === 3) break
  expect(fetched).toBe(3)
})

test.each<[string, (number: number) => Page, number]>([
  ['repeats the former page', () => page([1, 2]), 2],
  ['goes round in a circle', (number) => page([number % 3]), 4],
  ['is empty and not the last', (number) => page(number === 0 ? [1] : []), 2],
  ['is empty from the start', () => page([]), 1],
])('a list whose page %s ends with a failure', async (_what, fetchPage, fetched) => {
  expect(await all(fetchPage)).toMatchObject({ fetched, error: { code: 'service-failed' } })
})

test('a list that always has more ends at the agreed number of pages, or of records', async () => {
  const endless = (number: number) => page([number * 2, number * 2 + 1])
  expect(await all(endless, { mostPages: 7 })).toMatchObject({
    fetched: 7,
    error: { code: 'service-failed' },
  })
  expect(await all(endless, { mostRecords: 9 })).toMatchObject({
    fetched: 5,
    error: { code: 'service-failed' },
  })
})

test('records that slip from page to page while the books change are no reason to stop', async () => {
  const pages = [page([5, 4, 3]), page([3, 2, 1]), page([1], true)]
  expect((await all((number) => pages[number]!)).ids).toEqual([5, 4, 3, 3, 2, 1, 1])
})

test('whatever a service answers, it ends', async () => {
  const anyPage = fc.record({ ids: fc.array(fc.integer({ min: 0, max: 30 })), last: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(anyPage, { minLength: 1, maxLength: 50 }), async (pages) => {
      const { fetched } = await all((number) => {
        const { ids, last } = pages[number % pages.length]!
        return page(ids, last)
      })
      expect(fetched).toBeLessThanOrEqual(32)
    }),
    { numRuns: 2000 },
  )
})
