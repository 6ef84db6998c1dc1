// Owns filling new books: what every company has, and years of business for all but the empty one.
import { registerClient } from '../authorisation/clients'
import { demoClients } from '../authorisation/demo-clients'
import type { Database } from '../database'
import { addDays, isoDate } from '../dates'
import { insertSupplier } from '../suppliers'
import { bankName, companies, defaultBankAccountId } from './company'
import type { Company } from './company'
import { seedExpenses } from './expenses'
import type { StoredSupplier } from './expenses'
import { seedClients } from './clients'
import { seedInvoices } from './invoices'
import { moveIds } from './id-range'
import { createRandom } from './random'
import { seedSalesInvoices } from './sales-invoices'
import { manySuppliers, seedSuppliers } from './suppliers'

export const seedNames = ['demo', 'empty', 'medium', 'large'] as const
export type SeedName = (typeof seedNames)[number]
export const defaultSeedNumber = 20_260

type Chance = {
  now: Date
  seedNumber: number
  /** The first of all when absent. */
  company?: Company
  /** Companies with the same number share a range of ids; the seed number when absent. */
  idNumber?: number
  /** Of every third sales invoice; pounds when absent. */
  otherCurrency?: string | undefined
}

/** How much business there is, and how much of it left a receipt. */
const extents = {
  demo: { expenseCount: 300, years: 2, receiptPercent: 45, invoiceCount: 60, invoiceDays: 540 },
  medium: {
    expenseCount: 10_000,
    years: 6,
    receiptPercent: 2,
    invoiceCount: 500,
    invoiceDays: 2000,
  },
  large: {
    expenseCount: 100_000,
    years: 6,
    receiptPercent: 2,
    invoiceCount: 5000,
    invoiceDays: 2000,
  },
} as const

const firstIds = {
  suppliers: 1400,
  expenses: 9000,
  customers: 500,
  invoices: 7000,
  sales_invoices: 4200,
  sales_invoice_payments: 8100,
}

export function seedCompany(database: Database, seed: SeedName, chance: Chance): void {
  fillCompany(database, seed, chance)
  moveIds(database, distanceOf(chance.idNumber ?? chance.seedNumber))
}

/** The company that everybody starts with keeps its ids; any other has a range of its own. */
function distanceOf(seedNumber: number): number {
  return seedNumber === defaultSeedNumber ? 0 : (1 + (Math.abs(seedNumber) % 900)) * 1_000_000
}

function fillCompany(
  database: Database,
  seed: SeedName,
  { now, seedNumber, company = companies[0], otherCurrency }: Chance,
): void {
  const today = isoDate(now)
  for (const client of demoClients) registerClient(database, client)
  seedDirectors(database, company, addDays(today, -6 * 365))
  seedBankAccounts(database, company, today)
  for (const [table, before] of Object.entries(firstIds))
    database.run('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', table, before)
  if (seed === 'empty') return
  const extent = { today, company, ...extents[seed] }
  const clients = turned(seedClients, company)
  seedInvoices(database, clients, { ...extent, random: createRandom(seedNumber + 1) })
  seedSalesInvoices(database, {
    today,
    company,
    otherCurrency,
    random: createRandom(seedNumber + 2),
  })
  const suppliers = storeSuppliers(database, seed, company)
  seedExpenses(database, suppliers, { ...extent, random: createRandom(seedNumber) })
}

/** Each company starts its list at another place, so that the same id names another record in each. */
function turned<Item>(list: readonly Item[], { number }: Company): Item[] {
  return [...list.slice(number - 1), ...list.slice(0, number - 1)]
}

function storeSuppliers(
  database: Database,
  seed: keyof typeof extents,
  company: Company,
): StoredSupplier[] {
  const suppliers = seed === 'demo' ? seedSuppliers : manySuppliers()
  return turned(suppliers, company).map((supplier) => ({
    ...supplier,
    id: insertSupplier(database, {
      companyName: supplier.name,
      country: 'GB',
      expenseType: supplier.expenseType,
    }),
  }))
}

function seedDirectors(database: Database, { directors }: Company, appointedOn: string): void {
  for (const { id, forename, surname } of directors)
    database.run(
      'INSERT INTO persons (id, forename, surname, appointed_on) VALUES (?, ?, ?, ?)',
      id,
      forename,
      surname,
      appointedOn,
    )
}

function seedBankAccounts(database: Database, { bankAccounts }: Company, today: string): void {
  for (const { id, name, number, sortCode, pence } of bankAccounts)
    database.run(
      `INSERT INTO bank_accounts (id, account_name, bank_name, account_number, sort_code,
       is_default, balance_pence, balance_date) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      name,
      bankName,
      number,
      sortCode,
      id === defaultBankAccountId ? 1 : 0,
      pence,
      today,
    )
}
