/** Makes vouchers, where there is no receipt: the document is an original like any other, and its draft is filled. */
import { AppError } from '../../shared/errors'
import { milesInYear, type MilesAsked } from '../../shared/expenses/mileage'
import {
  checkVoucher,
  voucherDraft,
  voucherOf,
  type Voucher,
  type VoucherDraft,
} from '../../shared/expenses/voucher'
import type { Receipt } from '../../shared/receipts/receipt'
import type { Accounts } from '../accounts/accounts'
import type { Database } from '../store/database/database'
import type { Receipts } from '../store/receipts/receipts'
import { vouchersOf } from '../store/receipts/voucher-rows'
import type { Intake } from './intake'
import { voucherPdf } from './voucher-pdf'

interface Parts {
  intake: Pick<Intake, 'made'>
  receipts: Pick<Receipts, 'shownAccountId'>
  accounts: Pick<Accounts, 'need'>
  database: Database
}

export class Vouchers {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Makes a receipt in review of what a person typed.
   * @throws AppError `draft-incomplete`, `no-account`, `read-only`, and as Intake.made
   */
  async make(typed: VoucherDraft): Promise<Receipt> {
    const account = this.#parts.accounts.need()
    account.assertWritable()
    const choices = account.books.choices.get()
    if (checkVoucher(typed).length > 0)
      throw new AppError('draft-incomplete', 'Something of the voucher is missing')
    const make: Parameters<Intake['made']>[0] = (reference, { accountId, capturedAt: madeAt }) => {
      // Only now, so that a journey that was saved a moment before counts.
      const voucher = voucherOf(typed, this.#milesBefore(typed, accountId))
      return {
        voucher,
        draft: voucherDraft(voucher, typed.expenseType, choices),
        fileName: fileNameOf(voucher),
        bytes: voucherPdf(voucher, { reference, madeAt }),
      }
    }
    return this.#parts.intake.made(make, { accountId: account.id })
  }

  /**
   * Of the books at hand: business miles of a person in the tax year of a day, with one kind of vehicle. Where nobody is
   * named it is who made the last voucher.
   */
  say(asked: MilesAsked): { milesBefore: string; person?: string } {
    const { database, receipts } = this.#parts
    const { shownAccountId } = receipts
    const person =
      asked.person.trim() || (vouchersOf(database, shownAccountId).at(-1)?.person ?? '')
    const milesBefore = this.#milesBefore({ ...asked, person }, shownAccountId)
    return { milesBefore, ...(person !== '' && { person }) }
  }

  #milesBefore(asked: MilesAsked, accountId: string | undefined): string {
    const journeys = vouchersOf(this.#parts.database, accountId).flatMap((voucher) =>
      voucher.kind === 'mileage' ? [voucher] : [],
    )
    return milesInYear(journeys, asked)
  }
}

function fileNameOf(voucher: Voucher): string {
  const name =
    voucher.kind === 'expense'
      ? `${voucher.date} ${voucher.what}, ${voucher.payee}`
      : `${voucher.date} ${voucher.from} to ${voucher.to}`
  return `${name.replaceAll(/[\\/:*?"<>|]/g, ' ').slice(0, 200)}.pdf`
}
