// Owns the company's bank accounts.
import type { Database } from './database'
import type { Call } from './http/call'
import type { Reply } from './http/messages'
import { decimalNumber } from './money'
import { listReply } from './page'

export type BankAccountRow = {
  id: number
  account_name: string
  bank_name: string
  account_number: string
  sort_code: string
  is_default: number
  balance_pence: number
  balance_date: string
}

export function bankAccountsById(database: Database): ReadonlyMap<number, BankAccountRow> {
  const rows = database.all<BankAccountRow>('SELECT * FROM bank_accounts ORDER BY id')
  return new Map(rows.map((row) => [row.id, row]))
}

/** The short form inside expenses, whose names differ from those of the list. */
export function bankAccountReference(row: BankAccountRow) {
  return {
    bankName: row.bank_name,
    defaultBankAccount: row.is_default === 1,
    displayableName: row.account_name,
    id: row.id,
  }
}

export function listBankAccounts(call: Call): Reply {
  return listReply(call, [...bankAccountsById(call.database).values()].map(bankAccountBody))
}

function bankAccountBody(row: BankAccountRow) {
  const isDefault = row.is_default === 1
  return {
    accountName: row.account_name,
    accountNumber: row.account_number,
    archived: false,
    balanceDto: { balance: decimalNumber(row.balance_pence), date: row.balance_date },
    bankFeed: { bankName: row.bank_name, remainingDays: 60, state: 'available' },
    bankName: row.bank_name,
    bic: 'DEMOGB00',
    canBeArchived: !isDefault,
    default: isDefault,
    deletable: false,
    displayName: row.account_name,
    doesLastReconciledStatementEntryFallIntoClosedFinancialYear: false,
    iban: `GB00DEMO${row.sort_code}${row.account_number}`,
    id: row.id,
    personal: false,
    sortCode: row.sort_code,
    sortCodeAndAccountNumberEditable: true,
    unmatchedEntriesAmount: 0,
    unreconciledCrunchPaymentsAmount: 0,
  }
}
