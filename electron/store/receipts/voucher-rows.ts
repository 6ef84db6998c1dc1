/** What the documents that Docket made itself were made of, beside their receipts. */
import type { ExpenseDraft } from '../../../shared/expenses/expense'
import { Voucher } from '../../../shared/expenses/voucher'
import type { Database } from '../database/database'

/** What Docket made a document of, with the draft of its expense. */
export interface MadeOf {
  voucher: Voucher
  draft: ExpenseDraft
}

/** Keeps what a receipt was made of. It is not read then. */
export function keepVoucher(database: Database, id: string, voucher: Voucher): void {
  database.run('UPDATE receipt SET voucher = ? WHERE id = ?', JSON.stringify(voucher), id)
}

/** The vouchers of an account, the oldest first, but for those in the bin. */
export function vouchersOf(database: Database, accountId: string | undefined): Voucher[] {
  return database
    .all(
      `SELECT voucher FROM receipt
       WHERE account_id IS ? AND voucher IS NOT NULL AND state <> 'discarded' ORDER BY sequence`,
      accountId ?? null,
    )
    .map((row) => Voucher.parse(JSON.parse(String(row['voucher']))))
}
