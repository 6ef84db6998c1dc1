/** Words for what a paper says in another currency. */
import { originalAmount, type Original } from '../../../shared/expenses/original'
import { parseAmount } from '../../../shared/money'
import { decimalWords, moneyWords } from '../../../shared/words/figures'
import { say } from '../../../shared/words/words'

/** `EUR 316.50`; the amount as typed where it cannot be read. */
export function originalAmountWords(original: Omit<Original, 'rate'>): string {
  const amount = parseAmount(original.amount)
  return amount === undefined ? originalAmount(original) : moneyWords(amount, original.currency)
}

/** `EUR 316.50 at 1.1523` */
export function originalWords(original: Original): string {
  const rate = decimalWords(original.rate.trim())
  return say('inbox.original.words', { amount: originalAmountWords(original), rate })
}
