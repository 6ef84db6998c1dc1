/** What the number of records and of accounts does to saving, listing, searching and opening: each against the smallest. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { AccountRows } from '../../electron/store/account-rows'
import { Books } from '../../electron/books/books'
import { CachedBooks } from '../../electron/store/cache/cached-books'
import { Database } from '../../electron/store/database/database'
import { ExpenseFilter } from '../../shared/expenses/expense-record'
import { bookedExpense, bookedText, newAccount } from '../support/booked'
import { fileIn, pngBytes, temporaryFolder } from '../support/files'
import { Rig } from '../support/harness'
import { Company, openBooks } from './kit/books'
import { median } from './kit/figures.mjs'
import { openIntake } from './kit/profile'
import { rounds, say, timed } from './kit/rounds.mjs'

const smallest = 100
/** Records of the books. */
const sizes = [1000, 10_000, 100_000, 1_000_000]
/** Receipts of a store, each with its files. */
const stored = [1000, 10_000]
const manyAccounts = [20, 200]
const saves = 24
const named = (size: number) => size.toLocaleString('en-GB')
/** As the books keep them, in parts. */
const atOnce = 500

/** Books of a size, ready to be asked. */
function lists(size: number) {
  const database = openBooks()
  const accountId = newAccount()
  const cache = new CachedBooks(database)
  const { source } = new Company(0)
  const books = new Books({ accountId, cache, source, now: () => new Date() })
  for (let from = 0; from < size; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, size - from) }, (_, at) => from + at + 1)
    const some = numbers.map((number) => {
      const record = bookedExpense(number)
      return { record, text: bookedText(record) }
    })
    cache.records.keep(accountId, 'expenses', some)
  }
  const ask = (filter: object, isRight: (total: number) => boolean) => () => {
    const { total } = books.expenses(ExpenseFilter.parse({ limit: 50, ...filter }))
    if (!isRight(total)) throw new Error(`${total} of ${size} expenses were found`)
  }
  // Another place and another expense each time: what was asked for before is remembered.
  return {
    list: (round: number) =>
      ask({ offset: Math.floor((size / 2) * (1 - round / 100)) }, (total) => total === size),
    search: (round: number) => {
      const { gross, reference } = bookedExpense(Math.floor(size / 2) + round)
      return ask({ search: `${gross} ${reference}` }, (total) => total > 0 && total < size)
    },
    close: () => {
      database.close()
    },
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

/** A profile with so many accounts, signed out, and what opens the core on it and closes it again. */
async function openings(accounts: number) {
  const rig = await Rig.start()
  await rig.close()
  const database = new Database(path.join(rig.profile, 'docket.sqlite'))
  const folder = path.join(rig.profile, 'accounts')
  const rows = new AccountRows({ database, now: () => new Date(), folder })
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = rig.service
  const service = { baseUrl, authUrl, legacyBaseUrl, clientId }
  for (let made = 0; made < accounts; made += 1)
    rows.add({ kind: 'service', name: `Company ${made}`, service, access: 'full' })
  database.close()
  const open = async () => {
    const took = await timed(() => rig.open().then(() => undefined))
    if (rig.core.accounts.list.get().length !== accounts) throw new Error('Not all are open')
    await rig.close()
    return took
  }
  return { open, end: () => rig.end() }
}

const figure = (work: string, size: number) => `${work} at ${named(size)}`
const opening = (accounts: number) => `open, ${accounts} accounts`
/** In seconds: what a person waits longer than with one. */
const longer = (accounts: number) => `longer with ${accounts} accounts`
const targetFor = (size: number) => ({ most: size > 100_000 ? 1.5 : 1.15 })

export default {
  work: 'saving 24 files, a page from the middle of the list, a search for one expense, and opening the core, at more and more records or accounts',
  baseline: 'the same at 100 records, and with one account',
  target: Object.fromEntries([
    ...['list', 'search'].flatMap((work) =>
      sizes.map((size) => [figure(work, size), targetFor(size)] as const),
    ),
    ...stored.map((size) => [figure('save', size), targetFor(size)] as const),
    ...manyAccounts.flatMap((accounts) => [
      [opening(accounts), { most: 1.15 }] as const,
      [longer(accounts), { most: 3, share: 1, unit: 's' }] as const,
    ]),
  ]),
  async run({ isQuick }: { isQuick: boolean }) {
    const figures: Record<string, number[]> = {}
    const least = lists(smallest)
    for (const size of isQuick ? sizes.slice(0, 1) : sizes) {
      const more = lists(size)
      say(`${named(size)} expenses are in the books`)
      for (const work of ['list', 'search'] as const) {
        const ratios: number[] = []
        for (let round = 0; round < (isQuick ? 3 : 25); round += 1) {
          const base = await timed(least[work](round))
          ratios.push((await timed(more[work](round))) / base)
        }
        figures[figure(work, size)] = [median(ratios)]
      }
      more.close()
    }
    least.close()
    const few = await stores(smallest)
    for (const size of isQuick ? stored.slice(0, 1) : stored) {
      const many = await stores(size)
      const count = isQuick ? 2 : 8
      figures[figure('save', size)] = (
        await rounds(count, { baseline: few.save, work: many.save })
      ).ratios
      many.remove()
    }
    few.remove()
    const one = await openings(1)
    for (const accounts of isQuick ? manyAccounts.slice(0, 1) : manyAccounts) {
      const more = await openings(accounts)
      const plays = { baseline: () => one.open(), work: () => more.open() }
      const { ratios, baseline, work } = await rounds(isQuick ? 2 : 8, plays)
      figures[opening(accounts)] = ratios
      figures[longer(accounts)] = work.map((ms, round) => (ms - (baseline[round] ?? 0)) / 1000)
      await more.end()
    }
    await one.end()
    return figures
  },
}
