/** What the number of records does to saving, listing and searching: each size against the smallest one. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { ExpenseFilter } from '../../shared/expenses/expense-record'
import { fileIn, pngBytes, temporaryFolder } from '../support/files'
import { Company, openBooks } from './kit/books'
import { openIntake } from './kit/profile'
import { median } from './kit/figures.mjs'
import { timed } from './kit/rounds.mjs'

const [smallest, sizes] = [100, [1000, 10_000, 100_000]]
const saves = 24
const named = (size: number) => size.toLocaleString('en-GB')
/** As the books keep them, in parts. */
const atOnce = 500

/** Books of a size, ready to be asked. */
function lists(size: number) {
  const company = new Company(size)
  const database = openBooks()
  const books = company.books(database)
  for (let from = 0; from < size; from += atOnce)
    for (const record of company.expenses.slice(from, from + atOnce))
      books.learnExpense({ record, text: '' })
  const ask = (filter: object) => () => {
    books.expenses(ExpenseFilter.parse({ limit: 50, ...filter }))
  }
  const { gross, reference } = company.expenses[Math.floor(size / 2)] ?? {}
  return {
    list: ask({ offset: size / 2 }),
    search: ask({ search: `${gross ?? ''} ${reference ?? ''}` }),
  }
}

/** A store with so many receipts, and what saves some more. */
async function stores(size: number) {
  const folder = temporaryFolder('docket-bench-grow')
  const { intake } = await openIntake(path.join(folder, 'profile'))
  const files = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => fileIn(folder, `${name}-${at}.png`, pngBytes(24)))
  for (let from = 0; from < size; from += atOnce) {
    const some = files(Math.min(atOnce, size - from), 'first')
    await intake.paths(some)
  }
  const save = async (round: number) => {
    const fresh = files(saves, `round-${round}`)
    return timed(() => intake.paths(fresh))
  }
  return { save, remove: () => rmSync(folder, { recursive: true }) }
}

export default {
  work: 'saving 24 files, a page from the middle of the list, a search for one expense, at more and more records',
  baseline: 'the same at 100 records',
  target: Object.fromEntries(
    sizes.flatMap((size) =>
      ['save', 'list', 'search'].map((work) => [`${work} at ${named(size)}`, { most: 1.15 }]),
    ),
  ),
  async run({ isQuick }: { isQuick: boolean }) {
    const count = isQuick ? 3 : 25
    const figures: Record<string, number[]> = {}
    const least = lists(smallest)
    for (const size of isQuick ? [1000] : sizes) {
      const more = lists(size)
      for (const work of ['list', 'search'] as const) {
        const ratios: number[] = []
        for (let round = 0; round < count; round += 1) {
          const base = await timed(least[work])
          ratios.push((await timed(more[work])) / base)
        }
        figures[`${work} at ${named(size)}`] = [median(ratios)]
      }
    }
    const few = await stores(smallest)
    for (const size of isQuick ? [] : sizes.filter((each) => each <= 10_000)) {
      const many = await stores(size)
      const ratios: number[] = []
      for (let round = 0; round < 8; round += 1) {
        const base = await few.save(round)
        ratios.push((await many.save(round)) / base)
      }
      figures[`save at ${named(size)}`] = ratios
      many.remove()
    }
    few.remove()
    return figures
  },
}
