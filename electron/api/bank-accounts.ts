/** Bank accounts of the company: those to choose from, and all with what is shown of them (specification A3). */
import * as z from 'zod'
import type { BankAccountRecord } from '../../shared/books/books'
import type { BankAccount } from '../../shared/books/reference-data'
import type { BankMark } from '../../shared/accounts/bank-mark'
import type { ServiceClient } from './connection'
import { listingIn, type Listing } from './listed'
import { amount, flag, part, text } from './members'
import { Id, listIn, readAll } from './tolerant'
import { readList, readListText, readWholeText } from './whole-list'

const path = '/v1/banking/bank-accounts'

/** Every account, archived ones too. @throws AppError `reply-unreadable` and as `ServiceClient.read` */
export async function fetchBankAccounts(
  client: ServiceClient,
): Promise<Listing<BankAccountRecord>> {
  return listingIn(BankAccountEntry, await readListText(client, path))
}

/**
 * What of all accounts tells the books of one company from those of another; a service may show no more than ids.
 * @throws AppError `reply-unreadable` and as `ServiceClient.read`
 */
export async function fetchBankMarks(client: ServiceClient): Promise<BankMark[]> {
  const { entries } = await listingIn(BankMarkEntry, await readWholeText(client, path))
  return entries.map(({ record }) => record)
}

/** The accounts a person may choose; archived ones are left out. @throws AppError as `ServiceClient.read` */
export async function fetchOpenBankAccounts(client: ServiceClient): Promise<BankAccount[]> {
  return bankAccountsIn(await readList(client, path))
}

const BankMarkEntry = z
  .object({ id: Id, displayName: text, accountName: text, accountNumber: text, sortCode: text })
  .transform(({ displayName, accountName, ...mark }): BankMark => {
    const name = displayName ?? accountName
    return { ...mark, ...(name !== undefined && { name }) }
  })

const BankAccountEntry: z.ZodType<BankAccountRecord> = z
  .object({
    id: Id,
    displayName: text,
    accountName: text,
    default: flag,
    archived: flag,
    bankName: text,
    accountNumber: text,
    sortCode: text,
    balanceDto: part({ balance: amount, date: text }),
  })
  .transform(({ displayName, accountName, balanceDto, ...entry }) => ({
    id: entry.id,
    name: displayName ?? accountName ?? `Account ${entry.id}`,
    isDefault: entry.default === true,
    isArchived: entry.archived === true,
    bankName: entry.bankName,
    accountNumber: entry.accountNumber,
    sortCode: entry.sortCode,
    balance: balanceDto.balance,
    balanceDate: balanceDto.date,
  }))

/** The accounts of a reply that a person may choose. */
export function bankAccountsIn(body: unknown): BankAccount[] {
  return readAll(BankAccountEntry, listIn(body))
    .filter(({ isArchived }) => !isArchived)
    .map(({ id, name, isDefault }) => ({ id, name, isDefault }))
}
