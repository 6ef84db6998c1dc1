/** Books of any size for the bench: what a service would list, a cache to fill with it, and the same questions in plain SQL. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ClientEntry } from '../../../electron/api/clients'
import { ExpenseEntry } from '../../../electron/api/expense-record'
import { listingIn, pageIn, type ListedPage } from '../../../electron/api/listed'
import { SupplierEntry } from '../../../electron/api/suppliers'
import { Books } from '../../../electron/books/books'
import type { Source } from '../../../electron/books/source'
import { CachedBooks } from '../../../electron/store/cache/cached-books'
import { Database } from '../../../electron/store/database/database'
import { bookMigrations } from '../../../electron/store/database/migrations'
import type { ClientRecord, SupplierRecord } from '../../../shared/books/books'
import { ExpenseFilter, type ExpenseRecord } from '../../../shared/expenses/expense-record'
import { bookedExpense, newAccount } from '../../support/booked'
import { emptySource } from '../../support/empty-source'
import { ratiosOf, timed } from './rounds.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'docket-bench-books-'))
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true })
})
let made = 0

/** A database of cached books, as the app opens it. */
export function openBooks(): Database {
  made += 1
  const moveAway = () => {
    throw new Error('The cache is damaged')
  }
  return new Database(path.join(folder, `${made}.sqlite`), bookMigrations, { moveAway })
}

/** A company of so many expenses, a tenth as many clients and half as many suppliers as clients. */
export class Company {
  readonly expenses: ExpenseRecord[]
  readonly clients: ClientRecord[]
  readonly suppliers: SupplierRecord[]
  /** Pages of expenses that were asked for. */
  asked = 0
  readonly #bodies = new Map<string, string>()
  readonly #lists: { clients: string; suppliers: string }

  constructor(count: number) {
    this.expenses = Array.from({ length: count }, (_, at) => bookedExpense(count - at))
    this.clients = Array.from({ length: count / 10 }, (_, at) => clientOf(at + 1))
    this.suppliers = Array.from({ length: count / 20 }, (_, at) => supplierOf(at + 1))
    this.#lists = {
      clients: JSON.stringify(this.clients.map(listedClient)),
      suppliers: JSON.stringify(this.suppliers.map(listedSupplier)),
    }
  }

  /** Writes all pages beforehand, which is the service's work. */
  prepare(size: number): void {
    for (let page = 0; page * size < this.expenses.length; page += 1) this.#body(page, size)
  }

  /** The text of a page of the list, newest first. */
  #body(page: number, size: number): string {
    const key = `${page} ${size}`
    const known = this.#bodies.get(key)
    if (known !== undefined) return known
    const total = this.expenses.length
    const content = this.expenses.slice(page * size, (page + 1) * size).map(listedText)
    const body = `{"content":[${content.join(',')}],"last":${(page + 1) * size >= total},"totalElements":${total}}`
    this.#bodies.set(key, body)
    return body
  }

  page(page: number, size: number): Promise<ListedPage<ExpenseRecord>> {
    this.asked += 1
    return pageIn(ExpenseEntry, this.#body(page, size))
  }

  /** What the books are refreshed from: replies are here at once, and read as the app reads them. */
  get source(): Source {
    return {
      ...emptySource,
      suppliers: () => listingIn(SupplierEntry, { text: this.#lists.suppliers, isWhole: true }),
      clients: () => listingIn(ClientEntry, { text: this.#lists.clients, isWhole: true }),
      expenses: (page, size) => this.page(page, size),
    }
  }

  books(database: Database): Books {
    return new Books({
      accountId: newAccount(),
      cache: new CachedBooks(database),
      source: this.source,
      now: () => new Date(),
    })
  }
}

const clientOf = (id: number): ClientRecord => ({
  id,
  name: `Client ${id} of Harbour Street`,
  email: `accounts-${id}@example.com`,
  address: [`${id} Harbour Street`, 'Hull', 'HU1 1AA', 'GB'],
})

const supplierOf = (id: number): SupplierRecord => ({
  id,
  name: `Supplier ${id} of Mill Lane`,
  country: 'GB',
  vatRegistrationNumber: `GB${100_000_000 + id}`,
})

/** As the service writes them in its lists (specification, Client and Supplier). */
const listedClient = ({ address: [line1, line2, postCode, country], ...record }: ClientRecord) => ({
  ...record,
  billingAddress: { line1, line2, postCode, country },
})
const listedSupplier = ({ name, ...record }: SupplierRecord) => ({ ...record, companyName: name })

/** An expense as the service writes it in a list (specification, Expense). */
export function listedText(record: ExpenseRecord): string {
  const amount = (gross: string) => ({ grossAmount: Number(gross), netAmount: 1, vatAmount: 0.2 })
  return JSON.stringify({
    id: record.id,
    postingDate: record.postingDate,
    supplier: { id: record.supplierId, companyName: record.supplierName },
    supplierReference: record.reference,
    note: record.note,
    amount: amount(record.gross),
    createdBy: 'Sam Hale',
    createdByRecurringEvent: false,
    creditNotes: [],
    deletable: true,
    editable: true,
    expenseLedgerIsOpen: true,
    outstandingBalance: 0,
    recharged: false,
    rechargedClient: null,
    recurringEvent: null,
    expenseLineItems: record.lines.map(({ gross, ...line }) => ({
      ...line,
      amount: amount(gross),
    })),
    supplierPayments: record.payments.map(({ date, amount: paid, method }) => ({
      date,
      amount: Number(paid),
      paymentTarget: {
        bankAccount: { id: 304, bankName: 'Example Bank', displayableName: 'Business account' },
        paymentMethod: { paymentMethodName: method, paymentMethodDisplayableName: 'Transfer' },
      },
    })),
    attachments: record.attachments,
  })
}

/**
 * Looks for words as the list does, and for the same by hand: the plan that suits them, and nothing parsed.
 * @returns ratios of one to the other, by what is looked for
 */
export async function searchRatios(
  database: Database,
  books: Books,
  company: Company,
  rounds: number,
): Promise<Record<string, number[]>> {
  const { number } = database.get(
    `SELECT number FROM book_collection WHERE collection = 'expenses'`,
  ) as { number: number }
  const total = 'SELECT count(*) FROM book_words WHERE book_words MATCH ?'
  const many = `SELECT id, record FROM (SELECT key, id, date FROM book_record WHERE number = ${number}
      AND +key IN (SELECT rowid FROM book_words WHERE book_words MATCH ?)
      ORDER BY date DESC, id DESC LIMIT 50) JOIN book_text USING (key)`
  const few = `SELECT id, record FROM (
      SELECT key, id, date FROM (SELECT rowid AS found FROM book_words WHERE book_words MATCH ?)
      CROSS JOIN book_record ON key = found ORDER BY date DESC, id DESC LIMIT 50) JOIN book_text USING (key)`
  const amount = company.expenses[Math.floor(company.expenses.length / 3)]?.gross ?? ''
  const found: Record<string, number[]> = {}
  for (const [search, match, raw] of [
    ['many', '"northgate"*', many],
    ['two words', '"northgate"* AND "diesel"*', many],
    ['few', `"${amount}"*`, few],
    ['one letter', '"a"*', many],
  ] as const) {
    const asked = search === 'few' ? amount : match.replaceAll(/["*]|AND /g, '')
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(
        await timed(() => {
          database.all(raw, match)
          database.all(total, match)
        }),
      )
      ours.push(
        await timed(() => {
          books.expenses(ExpenseFilter.parse({ search: asked, limit: 50 }))
        }),
      )
    }
    found[search] = ratiosOf(ours, theirs)
  }
  return found
}
