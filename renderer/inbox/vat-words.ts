/** Words for VAT on a receipt that is not what the chosen VAT types come to. */
import { formatPounds } from '../../shared/money'
import type { VatDoubt } from '../../shared/expenses/vat-check'

interface Words {
  tone: 'info' | 'doubt'
  sentence: string
}

/** `The receipt shows £3.20 VAT; 20 % of £15.00 would be £2.50.` VAT is counted as part of the gross amount. */
export function vatWords(doubt: VatDoubt): Words {
  if (doubt.code === 'none-shown')
    return {
      tone: 'info',
      sentence: `VAT of ${formatPounds(doubt.expected)} is chosen, but no VAT was found on the receipt.`,
    }
  const shows = doubt.isSure ? 'The receipt shows' : 'The receipt seems to show'
  return { tone: 'doubt', sentence: `${shows} ${formatPounds(doubt.shown)} VAT; ${chosen(doubt)}.` }
}

function chosen(doubt: Exclude<VatDoubt, { code: 'none-shown' }>): string {
  if (doubt.code === 'none-chosen') return 'none is chosen'
  const expected = formatPounds(doubt.expected)
  return doubt.rate === undefined
    ? `what is chosen comes to ${expected}`
    : `at ${doubt.rate} % there would be ${expected} in ${formatPounds(doubt.gross)}`
}
