/** The first fill of the cached books from replies that are there already, and the refresh after it. */
import type { Books } from '../../electron/books/books'
import type { Database } from '../../electron/store/database/database'
import { watchLoop } from '../support/loop-watch'
import { Company, listedText, openBooks } from './kit/books'
import { rounds, worked } from './kit/rounds.mjs'

const pageSize = 200

/** The least that keeping and finding them takes: one plain row and its words each, page by page. */
function fillPlainly(company: Company, database: Database): void {
  database.run('CREATE TABLE plain (id INTEGER PRIMARY KEY, date TEXT, pence INTEGER, body TEXT)')
  database.run(
    `CREATE VIRTUAL TABLE plain_words USING fts5 (words, content = '', tokenize = 'unicode61')`,
  )
  const insert = (id: number, date: string, gross: string, body: string, words: string) => {
    const pence = Math.round(Number(gross) * 100)
    database.run('INSERT INTO plain VALUES (?, ?, ?, ?)', id, date, pence, body)
    database.run('INSERT INTO plain_words (rowid, words) VALUES (?, ?)', id, words)
  }
  const inPages = <R>(records: readonly R[], keep: (record: R) => void) => {
    for (let from = 0; from < records.length; from += pageSize)
      database.transaction(() => {
        records.slice(from, from + pageSize).forEach(keep)
      })
  }
  const { expenses, clients, suppliers } = company
  inPages(expenses, (record) => {
    const { id, postingDate, gross, supplierName, lines } = record
    const words = [supplierName, gross, ...lines.map(({ description }) => description)].join(' ')
    insert(id, postingDate, gross, texts.get(id) ?? '', words)
  })
  const insertNamed = (record: { id: number; name: string }, offset: number) => {
    insert(offset + record.id, '', '0', JSON.stringify(record), record.name)
  }
  inPages(clients, (record) => {
    insertNamed(record, 1e7)
  })
  inPages(suppliers, (record) => {
    insertNamed(record, 2e7)
  })
}

/** Written beforehand, as the replies are. */
const texts = new Map<number, string>()

export default {
  work: 'first fill of 100,000 expenses, 10,000 clients and 5,000 suppliers: processor time',
  baseline: 'plain inserts of the same rows with their words, page by page',
  target: {
    ratio: { most: 2 },
    'longest stall': { most: 16, unit: 'ms' },
    'requests of a refresh': { most: 3, unit: '' },
  },
  async run({ isQuick }: { isQuick: boolean }) {
    const company = new Company(isQuick ? 2000 : 100_000)
    company.prepare(pageSize)
    for (const expense of company.expenses) texts.set(expense.id, listedText(expense))
    const stalls: number[] = []
    const asked: number[] = []
    const { ratios } = await rounds(isQuick ? 1 : 3, {
      baseline: () => {
        const database = openBooks()
        return worked(() => {
          fillPlainly(company, database)
          database.close()
        })
      },
      work: async () => {
        const database = openBooks()
        const books = company.books(database)
        const watch = watchLoop()
        const took = await worked(() => books.refresh())
        stalls.push(watch.longestMs())
        watch.stop()
        asked.push(await requestsOfRefresh(company, books))
        database.close()
        return took
      },
    })
    return { ratio: ratios, 'longest stall': stalls, 'requests of a refresh': asked }
  },
}

async function requestsOfRefresh(company: Company, books: Books): Promise<number> {
  const before = company.asked
  await books.refresh()
  return company.asked - before
}
