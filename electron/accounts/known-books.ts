/** What an account knows of its books, and whether what a grant reaches is the same. */
import { createHash } from 'node:crypto'
import { compareBooks, type BooksVerdict, type OwnFiles } from './same-books'
import type { BankMark } from '../../shared/accounts/bank-mark'
import type { ServiceClient } from '../api/connection'
import { Expenses } from '../api/expenses'
import { storedAt, type StoredAt } from '../outbox/marker'
import { fetchOwn } from '../outbox/stored-file'
import type { Receipts } from '../store/receipts/receipts'
import { AppError, type ErrorCode } from '../../shared/errors'

/** A file that was read back from the books once. */
export interface OwnFile extends StoredAt {
  expenseId: number
  sha256: string
}

export interface KnownBooks {
  bankMarks: readonly BankMark[]
  /** The newest first. */
  files: readonly OwnFile[]
}

/** A person may have deleted some of them in the books. */
const mostFiles = 5

/** The newest files of an account that were proven to be in its books. */
export function ownFiles(receipts: Receipts, accountId: string): OwnFile[] {
  return receipts.newestProven(accountId, mostFiles).flatMap((item) => {
    const { expenseId, sha256 } = item
    return expenseId === undefined ? [] : [{ expenseId, sha256, ...storedAt(item) }]
  })
}

/**
 * Compares what is known of books with what the client reaches: up to five requests for files of ours.
 * @param seen the bank accounts that the client reaches
 * @throws AppError when the service does not answer
 */
export async function recognise(
  client: ServiceClient,
  seen: readonly BankMark[],
  known: KnownBooks,
): Promise<BooksVerdict> {
  return compareBooks(known.bankMarks, seen, await filesInPlace(new Expenses(client), known.files))
}

/** One file of ours that is there, byte for byte, is enough. @throws AppError when the service does not answer */
async function filesInPlace(
  expenses: Pick<Expenses, 'attachment'>,
  files: readonly OwnFile[],
): Promise<OwnFiles> {
  if (files.length === 0) return 'none'
  for (const { expenseId, sha256, ...at } of files) {
    const bytes = await fetchOwn(expenses, expenseId, at).catch(absent)
    if (bytes && createHash('sha256').update(bytes).digest('hex') === sha256) return 'in-place'
  }
  return 'missing'
}

const isAbsence: ReadonlySet<ErrorCode> = new Set(['not-found', 'service-refused'])

function absent(error: unknown): undefined {
  if (!isAbsence.has(AppError.from(error).code)) throw error
}
