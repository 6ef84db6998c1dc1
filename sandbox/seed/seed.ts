// Owns filling new books: what every company has, and two years of expenses for the demo one.
import { registerClient } from '../authorisation/clients'
import type { Database } from '../database'
import { addDays, isoDate } from '../dates'
import { insertSupplier } from '../suppliers'
import { bankAccounts, bankName, defaultBankAccountId, demoClientId, directors } from './company'
import { seedExpenses } from './expenses'
import { seedSuppliers } from './suppliers'

const firstIds = { suppliers: 1400, expenses: 9000 }

export function seedCompany(database: Database, seed: 'demo' | 'empty', now: Date): void {
  const today = isoDate(now)
  registerClient(database, {
    clientId: demoClientId,
    name: 'Docket',
    secretHash: undefined,
    rotation: true,
    redirectUri: undefined,
  })
  seedDirectors(database, addDays(today, -6 * 365))
  seedBankAccounts(database, today)
  for (const [table, before] of Object.entries(firstIds))
    database.run('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', table, before)
  if (seed === 'empty') return
  const suppliers = seedSuppliers.map((supplier) => ({
    ...supplier,
    id: insertSupplier(database, {
      companyName: supplier.name,
      country: 'GB',
      expenseType: supplier.expenseType,
    }),
  }))
  seedExpenses(database, suppliers, today)
}

function seedDirectors(database: Database, appointedOn: string): void {
  for (const { id, forename, surname } of directors)
    database.run(
      'INSERT INTO persons (id, forename, surname, appointed_on) VALUES (?, ?, ?, ?)',
      id,
      forename,
      surname,
      appointedOn,
    )
}

function seedBankAccounts(database: Database, today: string): void {
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
