/** What expenses come to together, in words: what is added up, and what of it is not known. */
import type { ExpenseTotals } from '../../shared/expenses/expense-record'
import { signOf } from '../../shared/money'
import { moneyWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'
import type { Fact } from '../record/book-details'

export interface TotalsWords {
  count: string
  gross: string
  /** VAT and net, and what is left to pay. */
  facts: Fact[]
  /** What to know of these figures. */
  notes: string[]
}

/** @param isPart whether the books are being read for the first time, so that more is to come */
export function totalsWords(totals: ExpenseTotals, isPart = false): TotalsWords {
  const { count, creditNotes, gross, net, vat, untold, due } = totals
  const told = count - untold
  const isTold = net !== undefined && vat !== undefined
  return {
    count: say('books.expenses', { count }),
    gross: moneyWords(gross),
    facts: [
      ...(isTold
        ? [
            { name: say('books.vat'), value: moneyWords(vat) },
            { name: say('books.net'), value: moneyWords(net) },
          ]
        : []),
      ...(signOf(due) === 0 ? [] : [{ name: say('books.totals.due'), value: moneyWords(due) }]),
    ],
    notes: [
      ...(isPart ? [say('books.totals.part')] : []),
      ...(creditNotes > 0 ? [say('books.totals.creditNotes', { count: creditNotes })] : []),
      ...(untold > 0 && isTold ? [say('books.totals.untold', { told, untold })] : []),
      ...(untold > 0 && !isTold ? [say('books.totals.noVat')] : []),
    ],
  }
}
