/** Which purchases a credit note may give back: gathered from what is known here, chosen by a person. */
import { foldName } from '../../shared/books/supplier'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import { isCredit, type Purchase } from '../../shared/expenses/expense'
import { compareAmounts, withSign } from '../../shared/money'
import { AppError } from '../../shared/errors'
import type { Accounts } from '../accounts/accounts'
import type { ComparedReceipt, Looks } from '../store/receipts/looks'
import type { Receipts } from '../store/receipts/receipts'

/** So many are offered. */
const mostOffered = 5
/** So many expenses of a supplier are looked through, the newest first. */
const mostExpenses = 200

type Credit = Pick<ComparedReceipt, 'id' | 'supplierName' | 'postingDate' | 'gross'>

/**
 * Purchases of the same supplier, no later than the credit and no smaller: those of its very amount first, then the newest.
 * A receipt that is in the books is named as its expense.
 */
export function purchasesOf(
  credit: Credit,
  known: { receipts: readonly ComparedReceipt[]; expenses: readonly ExpenseRecord[] },
): Purchase[] {
  if (!isCredit(credit.gross || '0') || credit.postingDate === '') return []
  const size = withSign(credit.gross, 1)
  const [name, booked] = [foldName(credit.supplierName), known.expenses.map(({ id }) => id)]
  const fits = (other: { supplierName: string; postingDate: string; gross: string }) =>
    name !== '' &&
    foldName(other.supplierName) === name &&
    other.postingDate !== '' &&
    other.postingDate <= credit.postingDate &&
    compareAmounts(other.gross || '0', size) >= 0
  const receipts = known.receipts
    .filter(({ id, expenseId }) => id !== credit.id && !booked.some((each) => each === expenseId))
    .filter((other) => fits(other))
    .map(({ id, expenseId, postingDate, gross }): Purchase => {
      return {
        ...(expenseId === undefined ? { receiptId: id } : { expenseId }),
        postingDate,
        gross,
      }
    })
  const expenses = known.expenses
    .filter((other) => fits(other))
    .map(({ id, postingDate, gross }): Purchase => ({ expenseId: id, postingDate, gross }))
  const isWhole = ({ gross }: Purchase) => compareAmounts(gross, size) === 0
  return [...expenses, ...receipts]
    .toSorted(
      (a, b) =>
        Number(isWhole(b)) - Number(isWhole(a)) || b.postingDate.localeCompare(a.postingDate),
    )
    .slice(0, mostOffered)
}

interface Parts {
  looks: Looks
  receipts: Receipts
  accounts: Accounts
}

export class Purchases {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What a receipt may give back; needs no network. @throws AppError `not-found` */
  of(id: string): Purchase[] {
    const { looks, receipts } = this.#parts
    const credit = receipts.read(id)
    if (!isCredit(credit.gross || '0') || credit.postingDate === '') return []
    const accountId = receipts.accountOf(id)
    return purchasesOf(credit, {
      receipts: looks.ofSupplier(accountId, credit.supplierName, credit.postingDate),
      expenses: this.#expenses(accountId, credit),
    })
  }

  #expenses(accountId: string | undefined, { supplierName, postingDate }: Credit): ExpenseRecord[] {
    const account = this.#parts.accounts.all().find(({ id }) => id === accountId)
    if (!account) return []
    try {
      return account.books.expenses({
        search: supplierName,
        to: postingDate,
        sort: { by: 'date', isDescending: true },
        offset: 0,
        limit: mostExpenses,
      }).rows
    } catch (error) {
      // The caches begin anew by themselves.
      if (AppError.from(error).code === 'store-damaged') return []
      throw error
    }
  }
}
