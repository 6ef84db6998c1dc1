/** What is written down of one account, and the one place where it changes. */
import { AppError } from '../../shared/errors'
import type { AccountChanges, AccountRows, StoredAccount } from '../store/account-rows'

export class AccountRow {
  readonly #rows: AccountRows
  #stored: StoredAccount

  constructor(rows: AccountRows, stored: StoredAccount) {
    this.#rows = rows
    this.#stored = stored
  }

  get id(): string {
    return this.#stored.account.id
  }

  get stored(): StoredAccount {
    return this.#stored
  }

  /** Whether nothing may be changed in these books. */
  get isReadOnly(): boolean {
    return this.#stored.account.access === 'read-only'
  }

  /** @throws AppError `read-only` */
  assertWritable(): void {
    if (this.isReadOnly) throw new AppError('read-only', 'The account may only look')
  }

  /** @throws AppError as AccountRows.change */
  change(changes: AccountChanges): void {
    this.#stored = this.#rows.change(this.id, changes)
  }
}
