/** What expenses come to together, in words: what is added up, and what of it is not known. */
import type { ExpenseTotals } from '../../shared/expenses/expense-record'
import { formatPounds, signOf } from '../../shared/money'
import type { Fact } from '../record/book-details'
import { plural } from '../lib/times'

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
    count: plural(count, 'expense'),
    gross: formatPounds(gross),
    facts: [
      ...(isTold
        ? [
            { name: 'VAT', value: formatPounds(vat) },
            { name: 'Net', value: formatPounds(net) },
          ]
        : []),
      ...(signOf(due) === 0 ? [] : [{ name: 'Left to pay', value: formatPounds(due) }]),
    ],
    notes: [
      ...(isPart ? ['as far as they are read'] : []),
      ...(creditNotes > 0 ? [`${plural(creditNotes, 'credit note')} taken off`] : []),
      ...(untold > 0 && isTold
        ? [
            `VAT and net of ${told.toLocaleString('en-GB')} alone; of ${untold.toLocaleString('en-GB')} not known`,
          ]
        : []),
      ...(untold > 0 && !isTold ? ['VAT not known'] : []),
    ],
  }
}
