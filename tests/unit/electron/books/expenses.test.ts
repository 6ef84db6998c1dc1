/** Of electron/books/books.ts: what is known of expenses, however the list moves while it is read. */
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Books } from '../../../../electron/books/books'
import { CachedBooks } from '../../../../electron/store/cache/cached-books'
import { Database } from '../../../../electron/store/database/database'
import { bookMigrations } from '../../../../electron/store/database/migrations'
import { ExpenseFilter } from '../../../../shared/expenses/expense-record'
import { bookedExpense, bookedText, newAccount } from '../../../support/booked'
import { temporaryFolder } from '../../../support/files'
import { ListService } from '../../../support/list-service'
import { forSeeds } from '../../../support/random'

const hour = 60 * 60_000

function reading(service: ListService) {
  const file = path.join(temporaryFolder(), 'books.sqlite')
  const opened: Database[] = []
  onTestFinished(() => {
    for (const database of opened) database.close()
  })
  let at = Date.parse('2026-06-30T12:00:00Z')
  const open = (accountId?: string) => {
    const database = new Database(file, bookMigrations)
    opened.push(database)
    const cache = new CachedBooks(database)
    const account = accountId ?? newAccount()
    const books = new Books({
      accountId: account,
      cache,
      source: service.source,
      now: () => new Date(at),
    })
    return { account, books, cache }
  }
  const { account, books, cache } = open()
  return {
    account,
    books,
    cache,
    open,
    advance: (ms: number) => (at += ms),
    known: () => cache.lists.ids(account, 'expenses', { sort: { by: 'id', isDescending: false } }),
    /** The pages that one refresh asks for. */
    pagesOf: async (work: () => Promise<void>): Promise<number[]> => {
      service.asked = []
      await work()
      return service.asked
    },
  }
}

const failing = async (work: Promise<void>) => {
  await work.catch(() => undefined)
}

describe('a refresh', () => {
  test('reads the whole list once, and from then on one page while nothing is new', async () => {
    const { books, pagesOf, known } = reading(new ListService(900))
    expect(await pagesOf(() => books.refresh())).toEqual([0, 1, 2, 3, 4])
    expect(known()).toHaveLength(900)
    expect(await pagesOf(() => books.refresh())).toEqual([0])
    expect(books.status.get().expenses).toEqual({
      asOf: '2026-06-30T12:00:00.000Z',
      isRefreshing: false,
      count: 900,
    })
  })

  test('stops at the first page that is known and unchanged', async () => {
    const service = new ListService(900)
    const { books, pagesOf, known } = reading(service)
    await books.refresh()
    const created = service.create()
    expect(await pagesOf(() => books.refresh())).toEqual([0, 1])
    expect(known()).toContain(created)
    service.edit(750, { note: 'Changed' })
    expect(await pagesOf(() => books.refresh())).toEqual([0, 1])
    expect(books.record('expenses', 750)?.note).toBe('Changed')
    expect(await pagesOf(() => books.refresh())).toEqual([0])
  })

  test('finds what was deleted on the pages that it reads, the newest and oldest too', async () => {
    const service = new ListService(900)
    const { books, known } = reading(service)
    await books.refresh()
    service.delete(900, 899, 850, 701)
    await books.refresh()
    expect(known()).toEqual(service.ids)
    service.expenses = []
    await books.refresh()
    expect(known()).toEqual([])
  })

  test('finds what was deleted between two pages, with a second look', async () => {
    const service = new ListService(900)
    const { books, known, pagesOf } = reading(service)
    await books.refresh()
    // 701 was the last of page 0 and now lies between the two.
    service.delete(701)
    service.create()
    const pages = await pagesOf(() => books.refreshFully())
    expect(known()).toEqual(service.ids)
    expect(pages).toEqual([0, 1, 0, 2, 3, 4])
  })

  test('finds edits and deletions far back only when it is a full one', async () => {
    const service = new ListService(900)
    const { books, known, pagesOf } = reading(service)
    await books.refresh()
    service.edit(100, { note: 'Changed' })
    service.delete(50)
    expect(await pagesOf(() => books.refresh())).toEqual([0])
    expect(books.record('expenses', 100)?.note).not.toBe('Changed')
    expect(known()).toContain(50)
    await books.refreshFully()
    expect(books.record('expenses', 100)?.note).toBe('Changed')
    expect(known()).toEqual(service.ids)
  })

  test('a full pass is due where the last was made under a clock that was ahead', async () => {
    const { books, advance } = reading(new ListService(10))
    await books.refresh()
    advance(-60 * 24 * hour)
    expect(books.isFullPassDue()).toBe(true)
  })

  test('tells when a full pass is due: never made, a day old, or an hour when the counts differ', async () => {
    const service = new ListService(300)
    const { books, advance } = reading(service)
    expect(books.isFullPassDue()).toBe(true)
    await books.refresh()
    expect(books.isFullPassDue()).toBe(false)
    advance(2 * hour)
    expect(books.isFullPassDue()).toBe(false)
    advance(23 * hour)
    expect(books.isFullPassDue()).toBe(true)
    await books.refreshFully()
    service.delete(1)
    await books.refresh()
    expect(books.isFullPassDue()).toBe(false)
    advance(2 * hour)
    expect(books.isFullPassDue()).toBe(true)
  })

  test('one at a time: who asks meanwhile waits for the same one', async () => {
    const service = new ListService(500)
    const { books, pagesOf } = reading(service)
    expect(
      await pagesOf(() => Promise.all([books.refresh(), books.refresh()]).then(() => undefined)),
    ).toEqual([0, 1, 2])
    const both = () => Promise.all([books.refresh(), books.refreshFully()]).then(() => undefined)
    expect(await pagesOf(both)).toEqual([0, 0, 1, 2])
  })
})

describe('an interrupted refresh', () => {
  test('of a first fill keeps what it read, does not claim a date, and the next one reads to the end', async () => {
    const service = new ListService(900)
    const { books, known, pagesOf } = reading(service)
    service.before = (page) => page === 3 && service.fail('offline')
    await expect(books.refresh()).rejects.toMatchObject({ code: 'offline' })
    expect(known()).toHaveLength(600)
    expect(books.status.get().expenses).toEqual({
      problem: 'offline',
      isRefreshing: false,
      count: 600,
    })
    service.before = () => undefined
    expect(await pagesOf(() => books.refresh())).toEqual([0, 1, 2, 3, 4])
    expect(known()).toEqual(service.ids)
    expect(books.status.get().expenses.problem).toBeUndefined()
  })

  test('among new pages leaves no hole: the next one goes on below what it knows', async () => {
    const service = new ListService(900)
    const { books, known, pagesOf } = reading(service)
    await books.refresh()
    for (let added = 0; added < 500; added += 1) service.create()
    service.before = (page) => page === 1 && service.fail('service-failed')
    await failing(books.refresh())
    expect(books.status.get().expenses).toMatchObject({
      problem: 'service-failed',
      asOf: '2026-06-30T12:00:00.000Z',
    })
    service.before = () => undefined
    expect(await pagesOf(() => books.refresh())).toEqual([0, 1, 2, 3])
    expect(known()).toEqual(service.ids)
  })

  test('by the end of the process leaves whole commits behind', async () => {
    const service = new ListService(900)
    const { account, books, open } = reading(service)
    let stopped: ReturnType<typeof open> | undefined
    service.before = (page) => {
      if (page !== 2) return
      stopped = open(account)
      service.fail('offline')
    }
    await failing(books.refresh())
    expect(stopped?.books.status.get().expenses).toEqual({ isRefreshing: false, count: 400 })
    expect(
      stopped?.books.expenses(ExpenseFilter.parse({ search: 'receipt-701' })).rows,
    ).toHaveLength(1)
    service.before = () => undefined
    await stopped?.books.refresh()
    expect(stopped?.books.expenses(ExpenseFilter.parse({})).total).toBe(900)
  })

  test('by closing writes nothing any more', async () => {
    const service = new ListService(900)
    const { books, known } = reading(service)
    let closed: Promise<void> | undefined
    service.before = (page) => {
      if (page === 1) closed = books.close()
    }
    await expect(books.refresh()).rejects.toMatchObject({ code: 'no-account' })
    await closed
    expect(known()).toHaveLength(200)
    expect(service.asked).toEqual([0, 1])
  })
})

describe('a list that changes while it is read', () => {
  test('with new expenses at the top repeats some, and loses none', async () => {
    const service = new ListService(900)
    const { books, known } = reading(service)
    service.before = (page) => {
      for (let added = 0; page > 0 && added < 3; added += 1) service.create()
    }
    await books.refresh()
    service.before = () => undefined
    await books.refresh()
    expect(known()).toEqual(service.ids)
  })

  test('with expenses deleted above the reader moves others past it, which are read all the same', async () => {
    const service = new ListService(900)
    const { books, known } = reading(service)
    service.before = (_page, request) => request === 2 && service.delete(880, 881, 882)
    await books.refresh()
    expect(known().filter((id) => ![880, 881, 882].includes(id))).toEqual(service.ids)
    await books.refresh()
    expect(known()).toEqual(service.ids)
  })

  test('never has a known expense called gone because it moved past the reader', async () => {
    const service = new ListService(900)
    service.tellsTotal = false
    const { books, known } = reading(service)
    await books.refresh()
    service.before = (_page, request) => request === 2 && service.delete(880)
    service.asked = []
    await books.refreshFully()
    expect(known().filter((id) => id !== 880)).toEqual(service.ids)
  })

  test('ends up known as it is, whatever changed on the way, once it holds still', async () => {
    await forSeeds(12, async (random) => {
      const service = new ListService(random.whole(1, 1100))
      service.tellsTotal = random.chance(0.5)
      const { books, known } = reading(service)
      service.before = () => {
        if (random.chance(0.4)) service.create()
        const at = random.pick([0, ...service.ids])
        if (random.chance(0.4)) service.delete(at)
        if (random.chance(0.4)) service.edit(at, { note: `Changed ${random.whole(1, 99)}` })
        if (random.chance(0.1)) service.fail('offline')
      }
      for (let round = 0; round < 4; round += 1)
        await failing(random.chance(0.3) ? books.refreshFully() : books.refresh())
      service.before = () => undefined
      await books.refreshFully()
      expect(known()).toEqual(service.ids)
      const { rows, total } = books.expenses(
        ExpenseFilter.parse({ limit: 500, sort: { by: 'id', isDescending: true } }),
      )
      expect(total).toBe(service.expenses.length)
      expect(rows).toEqual(service.expenses.slice(0, 500))
    })
  })
})

describe('a service that ignores the order', () => {
  function byDate(): ListService {
    const service = new ListService(900)
    service.expenses = [...service.expenses].sort(
      (a, b) => a.lines.length - b.lines.length || a.gross.localeCompare(b.gross),
    )
    return service
  }

  test('is read to its end each time, and what is gone is found by its count', async () => {
    const service = byDate()
    const { books, known, pagesOf } = reading(service)
    expect(await pagesOf(() => books.refresh())).toEqual([0, 1, 2, 3, 4])
    expect(await pagesOf(() => books.refresh())).toEqual([0, 1, 2, 3, 4])
    service.delete(5, 500, 900)
    service.expenses.push(bookedExpense(901))
    await books.refresh()
    expect(known()).toEqual(service.ids)
  })

  test('that refuses to sort is read to its end each time, even where its list seems to be in order', async () => {
    const service = new ListService(900)
    service.sorts = false
    const { books, pagesOf } = reading(service)
    expect(await pagesOf(() => books.refresh())).toEqual([0, 1, 2, 3, 4])
    expect(await pagesOf(() => books.refresh())).toEqual([0, 1, 2, 3, 4])
  })

  test('without a count has to be read twice with one result before anything is called gone', async () => {
    const service = byDate()
    service.tellsTotal = false
    const { books, known, pagesOf } = reading(service)
    await books.refresh()
    service.delete(5)
    expect(await pagesOf(() => books.refresh())).toHaveLength(10)
    expect(known()).toEqual(service.ids)
    service.delete(6)
    // Between the two scans another one goes: nothing is believed.
    service.before = (_page, request) => request === 5 && service.delete(7)
    service.asked = []
    await books.refresh()
    expect(known()).toEqual(expect.arrayContaining([6, 7]))
  })

  test('that seems to keep it on its first pages is not believed for long', async () => {
    const service = new ListService(900)
    // A late entry of an old date: the highest id is on the last page, as by date.
    service.expenses.push(bookedExpense(901))
    const { books, known, pagesOf } = reading(service)
    await books.refresh()
    expect(known()).toEqual(service.ids)
    service.expenses.push(bookedExpense(902))
    expect(await pagesOf(() => books.refresh())).toHaveLength(5)
    expect(known()).toEqual(service.ids)
  })

  test('from some day on is from then on read to its end', async () => {
    const service = new ListService(900)
    const { books, known, pagesOf } = reading(service)
    await books.refresh()
    expect(await pagesOf(() => books.refresh())).toEqual([0])
    service.expenses.push(bookedExpense(901))
    await books.refreshFully()
    service.expenses.push(bookedExpense(902))
    expect(await pagesOf(() => books.refresh())).toHaveLength(5)
    expect(known()).toEqual(service.ids)
  })
})

describe('a service gone wrong', () => {
  test.each<[string, (service: ListService) => void]>([
    ['shows the same page for ever', (service) => (service.ignoresPage = true)],
    ['never says which page is the last', (service) => (service.neverLast = true)],
  ])('that %s is left in the end, and nothing is lost', async (_what, break_) => {
    const service = new ListService(900)
    const { books, known } = reading(service)
    await books.refresh()
    break_(service)
    await failing(books.refreshFully())
    expect(books.status.get().expenses.problem).toBe('service-failed')
    expect(service.asked.length).toBeLessThan(20)
    expect(known()).toEqual(service.ids)
  })

  test('that shows an entry nobody can read costs no other, and calls nothing gone on its page', async () => {
    const service = new ListService(900)
    const { books, known } = reading(service)
    await books.refresh()
    service.unreadable.add(850)
    service.delete(849, 100)
    await books.refreshFully()
    expect(known()).toEqual([...service.ids, 849].sort((a, b) => a - b))
  })
})

test('what this app has just created is not called gone by a list that is older', async () => {
  const service = new ListService(300)
  const { books, known, advance } = reading(service)
  await books.refresh()
  const record = bookedExpense(301)
  books.learnExpense({ record, text: bookedText(record) })
  await books.refresh()
  expect(known()).toContain(301)
  advance(hour)
  await books.refresh()
  expect(known()).not.toContain(301)
})

test('what was learned and then listed is one like any other', async () => {
  const service = new ListService(300)
  const { books, known } = reading(service)
  await books.refresh()
  const id = service.create()
  const record = bookedExpense(id)
  books.learnExpense({ record, text: bookedText(record) })
  await books.refresh()
  service.delete(id)
  await books.refresh()
  expect(known()).not.toContain(id)
})
