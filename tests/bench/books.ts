/** The cache of the books at 100,000 expenses: filling it, searching it and paging through it, against plain SQL. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Books } from '../../electron/books/books'
import type { ListedPage, Source } from '../../electron/books/source'
import { CachedBooks } from '../../electron/store/cache/cached-books'
import { Database } from '../../electron/store/database/database'
import { bookMigrations } from '../../electron/store/database/migrations'
import { ExpenseFilter, type ExpenseRecord } from '../../shared/expenses/expense-record'
import { emptyReferenceData } from '../../shared/books/reference-data'
import { bookedExpense, bookedText, newAccount } from '../support/booked'

const count = Number(process.argv[2] ?? 100_000)
const pageSize = 200
const searchRounds = 25
const folder = mkdtempSync(path.join(tmpdir(), 'docket-bench-books-'))
const now = () => new Date()

const fetched = Array.from({ length: count }, (_, index) => {
  const record = bookedExpense(count - index)
  return { id: record.id, record, text: bookedText(record) }
})

async function listed(page: number, size: number): Promise<ListedPage<ExpenseRecord>> {
  const entries = fetched.slice(page * size, (page + 1) * size)
  return { entries, isWhole: true, last: (page + 1) * size >= count, total: count }
}

const source: Source = {
  referenceData: async () => emptyReferenceData,
  suppliers: async () => [],
  expenses: listed,
}

function opened(name: string) {
  const database = new Database(path.join(folder, `${name}.sqlite`), bookMigrations)
  return { database, accountId: newAccount() }
}

const plainPages: number[] = []

/** The least that keeping and finding them takes: one plain row and its words, page by page, on disk each time. */
function fillPlainly(database: Database): void {
  database.run('CREATE TABLE plain (id INTEGER PRIMARY KEY, date TEXT, pence INTEGER, body TEXT)')
  database.run(
    `CREATE VIRTUAL TABLE plain_words USING fts5 (words, content = '', tokenize = 'unicode61')`,
  )
  for (let from = 0; from < count; from += pageSize) {
    const start = performance.now()
    database.transaction(() => {
      for (const { record, text } of fetched.slice(from, from + pageSize)) {
        const { id, postingDate, gross, supplierName, lines } = record
        const pence = Math.round(Number(gross) * 100)
        database.run('INSERT INTO plain VALUES (?, ?, ?, ?)', id, postingDate, pence, text)
        const words = [supplierName, gross, ...lines.map(({ description }) => description)].join(
          ' ',
        )
        database.run('INSERT INTO plain_words (rowid, words) VALUES (?, ?)', id, words)
      }
    })
    plainPages.push(performance.now() - start)
  }
}

async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const plain = opened('plain')
const plainMs = await milliseconds(() => fillPlainly(plain.database))
plain.database.close()

const { database, accountId } = opened('books')
const cache = new CachedBooks(database)
const books = new Books({ accountId, cache, source, now })
const stalls = monitorEventLoopDelay({ resolution: 1 })
stalls.enable()
const fillMs = await milliseconds(() => books.refresh())
stalls.disable()
const stall = (share: number) => (stalls.percentile(share) / 1e6).toFixed(1)
console.log(
  `first fill of ${count}: ${fillMs.toFixed(0)} ms, plain inserts ${plainMs.toFixed(0)} ms, ratio ${(fillMs / plainMs).toFixed(2)}`,
)
const longestPlain = Math.max(...plainPages)
console.log(
  `stalls while filling: longest ${(stalls.max / 1e6).toFixed(1)} ms (goal 30), 99% ${stall(99)} ms, half ${stall(50)} ms; ` +
    `one plain page of ${pageSize}: longest ${longestPlain.toFixed(1)} ms, half ${median(plainPages).toFixed(1)} ms; ` +
    `ratio of the longest ${(stalls.max / 1e6 / longestPlain).toFixed(2)}`,
)

const againMs = await milliseconds(() => books.refresh())
const fullMs = await milliseconds(() => books.refreshFully())
console.log(
  `refresh with nothing new ${againMs.toFixed(0)} ms, full pass with nothing new ${fullMs.toFixed(0)} ms`,
)

const { number } = database.get(
  `SELECT number FROM book_collection WHERE collection = 'expenses'`,
) as { number: number }
/** The same by hand: the plan that suits so many matches, and nothing parsed. */
const raw = `SELECT id, record FROM (
    SELECT key, id, date FROM book_record WHERE number = ?
      AND +key IN (SELECT rowid FROM book_words WHERE book_words MATCH ?)
    ORDER BY date DESC, id DESC LIMIT 50
  ) JOIN book_text USING (key)`
const rawFew = `SELECT id, record FROM (
    SELECT key, id, date FROM (SELECT rowid AS found FROM book_words WHERE book_words MATCH ?)
      CROSS JOIN book_record ON key = found
    ORDER BY date DESC, id DESC LIMIT 50
  ) JOIN book_text USING (key)`
const rawTotal = 'SELECT count(*) FROM book_words WHERE book_words MATCH ?'
const amount = fetched[Math.floor(count / 3)]?.record.gross ?? ''

for (const [search, match, isFew] of [
  ['northgate', '"northgate"*', false],
  ['northgate diesel', '"northgate"* AND "diesel"*', false],
  [amount, `"${amount}"*`, true],
  ['a', '"a"*', false],
] as const) {
  const [ours, plainly]: [number[], number[]] = [[], []]
  for (let round = 0; round < searchRounds; round += 1) {
    plainly.push(
      await milliseconds(() => {
        if (isFew) database.all(rawFew, match)
        else database.all(raw, number, match)
        database.all(rawTotal, match)
      }),
    )
    ours.push(await milliseconds(() => books.expenses(ExpenseFilter.parse({ search, limit: 50 }))))
  }
  const { total } = books.expenses(ExpenseFilter.parse({ search }))
  const ratio = median(ours) / median(plainly)
  console.log(
    `search for ${search} (${total} found): ${median(ours).toFixed(2)} ms, raw ${median(plainly).toFixed(2)} ms, ratio ${ratio.toFixed(2)} (goal 2)`,
  )
}

for (const filter of [
  {},
  { offset: Math.floor(count / 2) },
  { offset: count - 60 },
  { sort: { by: 'name', isDescending: false }, offset: Math.floor(count / 2) },
  { hasReceipt: false, offset: 500 },
  { method: 'CASH', from: '2024-01-01', sort: { by: 'amount', isDescending: true } },
  { supplierId: 7 },
]) {
  const times: number[] = []
  for (let round = 0; round < searchRounds; round += 1)
    times.push(
      await milliseconds(() => books.expenses(ExpenseFilter.parse({ limit: 50, ...filter }))),
    )
  console.log(`page of 50 ${JSON.stringify(filter)}: ${median(times).toFixed(2)} ms`)
}

for (const filter of [
  {},
  { isPaid: false },
  { from: '2024-04-06', to: '2025-04-05' },
  { supplierId: 7 },
  { search: 'northgate' },
  { search: 'a' },
]) {
  const [page, sums]: [number[], number[]] = [[], []]
  for (let round = 0; round < searchRounds; round += 1) {
    page.push(
      await milliseconds(() => books.expenses(ExpenseFilter.parse({ limit: 100, ...filter }))),
    )
    sums.push(await milliseconds(() => books.expenseTotals(ExpenseFilter.parse(filter))))
  }
  const ratio = median(sums) / median(page)
  console.log(
    `totals of ${JSON.stringify(filter)}: ${median(sums).toFixed(2)} ms, a page of 100 ${median(page).toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
  )
}
database.close()
