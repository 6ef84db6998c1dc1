// Owns a running demo service: its parts, put together and taken apart again.
import { openAdmin } from './admin'
import type { Admin } from './admin'
import { registerClient } from './authorisation/clients'
import type { Registration } from './authorisation/clients'
import { readBooks } from './books'
import type { BookedExpense } from './books'
import { readClientBooks } from './clients'
import type { BookedClient } from './clients'
import { Clock } from './clock'
import { Companies } from './companies'
import { Database } from './database'
import { usualDialect } from './dialect'
import { createDials } from './dials'
import type { Dials } from './dials'
import { Faults } from './faults'
import type { Settings } from './http/call'
import { Listener } from './http/listener'
import { Rate } from './http/rate'
import { answer } from './http/router'
import { readInvoiceBooks } from './invoice-books'
import type { BookedInvoice } from './invoice-books'
import { Journal } from './journal'
import type { JournalEntry } from './journal'
import { companies as madeUp, demoClientId } from './seed/company'
import type { Company } from './seed/company'
import { readSalesInvoiceBooks } from './sales-invoices/sales-invoice-books'
import type { BookedSalesInvoice } from './sales-invoices/sales-invoice-books'
import type { OAuth1Keys } from './sales-invoices/oauth1'
import { defaultSeedNumber, seedCompany } from './seed/seed'
import type { SeedName } from './seed/seed'

export type DemoOptions = {
  /** 0, the default, takes any free port. */
  port?: number
  /** A file path; the default keeps everything in memory. Further companies are in files beside it, ending in .2 and so on. */
  database?: string
  /** Fills a new database; one that exists keeps what it has. */
  seed?: SeedName
  /** The same number and the same clock make the same company. */
  seedNumber?: number
  /** How many companies there are, each with books of its own, 1 to 5; 1 when absent. */
  companies?: number
  /** Whether the companies' records have ids of different ranges, the default, or the same ids name others in each. */
  companyIds?: 'disjoint' | 'overlapping'
  /** What every third sales invoice is in, as one that was made elsewhere may be; pounds when absent. */
  otherCurrency?: 'EUR' | 'USD'
  consent?: 'page' | 'auto'
  now?: () => Date
  accessTokenSeconds?: number
  refreshTokenSeconds?: number
  codeSeconds?: number
  requestsPerSecond?: number
  /** How long a request may take to arrive. */
  requestTimeoutMs?: number
  /** Registered beside the demo ones, or in place of those with the same id. */
  clients?: readonly Registration[]
  /** With these keys interface B accepts requests signed with them, beside those with a bearer token. */
  oauth1?: OAuth1Keys
  /** Without it there is no admin listener. */
  adminPort?: number
}

export type DemoService = {
  baseUrl: string
  authUrl: string
  legacyBaseUrl: string
  clientId: string
  adminUrl: string | undefined
  dials: Dials
  journal: () => JournalEntry[]
  /** How many requests were done and are held: the fault `hold` keeps their replies. */
  held: () => number
  /** How many connections have a request under way, or have not made one yet. */
  underWay: () => number
  /** How many requests the journal no longer remembers. */
  journalDropped: () => number
  /** The expenses of a company, counted from 1; of the first when absent. The same goes for those below. */
  books: (company?: number) => BookedExpense[]
  /** The invoices of the public API, apart from the sales invoices of the older resource. */
  invoices: (company?: number) => BookedInvoice[]
  clients: (company?: number) => BookedClient[]
  /** The sales invoices of the older resource. */
  salesInvoices: (company?: number) => BookedSalesInvoice[]
  close: () => Promise<void>
}

export async function startDemoService(options: DemoOptions = {}): Promise<DemoService> {
  const clock = new Clock(options.now)
  const companies = openCompanies(options, clock.now())
  const settings: Settings = {
    consent: options.consent ?? 'page',
    accessTokenSeconds: options.accessTokenSeconds ?? 3600,
    refreshTokenSeconds: options.refreshTokenSeconds ?? 60 * 24 * 3600,
    codeSeconds: options.codeSeconds ?? 60,
    oauth1: options.oauth1,
    pagedLists: false,
    reconciledFinal: false,
    refusesNegative: false,
    versions: false,
    dialect: usualDialect,
  }
  const faults = new Faults()
  const journal = new Journal()
  const listener = new Listener({
    answer: (request) => {
      const { first: database, next: company } = companies
      return answer({ request, id: 0, database, company, now: clock.now(), settings }, companies)
    },
    now: () => clock.now(),
    faults,
    journal,
    rate: new Rate(options.requestsPerSecond ?? 100),
    requestTimeoutMs: options.requestTimeoutMs ?? 30_000,
  })
  const dials = createDials({ listener, faults, clock, companies, settings })
  const readers = {
    journal: () => journal.entries(),
    journalDropped: () => journal.dropped,
    held: () => listener.held,
    underWay: () => listener.underWay,
    books: (company = 1) => readBooks(companies.books(company)),
    invoices: (company = 1) => readInvoiceBooks(companies.books(company)),
    clients: (company = 1) => readClientBooks(companies.books(company)),
    salesInvoices: (company = 1) => readSalesInvoiceBooks(companies.books(company), clock.now()),
  }
  const closeAll = async (admin?: Admin) => {
    await admin?.close()
    await listener.close()
    companies.close()
  }
  try {
    const baseUrl = `http://127.0.0.1:${await listener.open(options.port ?? 0)}`
    const admin =
      options.adminPort === undefined
        ? undefined
        : await openAdmin(options.adminPort, { dials, ...readers })
    let closing: Promise<void> | undefined
    return {
      baseUrl,
      authUrl: `${baseUrl}/auth`,
      legacyBaseUrl: baseUrl,
      clientId: demoClientId,
      adminUrl: admin?.url,
      dials,
      ...readers,
      close: () => (closing ??= closeAll(admin)),
    }
  } catch (cause) {
    await closeAll()
    throw cause
  }
}

function openCompanies(options: DemoOptions, now: Date): Companies {
  const [first, ...others] = madeUp
    .slice(0, options.companies ?? 1)
    .map((company) => openDatabase(options, company, now))
  if (!first) throw new Error('There is at least one company')
  for (const client of options.clients ?? []) registerClient(first, client)
  return new Companies(first, others)
}

/** Each further company is another one by chance too; with overlapping ids all share the range of the first. */
function openDatabase(options: DemoOptions, company: Company, now: Date): Database {
  const { database: path = ':memory:', seed = 'demo', companyIds = 'disjoint' } = options
  const { seedNumber: firstNumber = defaultSeedNumber, otherCurrency } = options
  const { number } = company
  const database = new Database(number === 1 || path === ':memory:' ? path : `${path}.${number}`)
  const seedNumber = firstNumber + number - 1
  const idNumber = companyIds === 'overlapping' ? firstNumber : seedNumber
  if (database.isNew)
    database.create(() =>
      seedCompany(database, seed, { now, seedNumber, company, idNumber, otherCurrency }),
    )
  return database
}
