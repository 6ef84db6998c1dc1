/** Words for VAT on a receipt that is not what the chosen VAT types come to. */
import type { VatDoubt } from '../../../shared/expenses/vat-check'
import { listWords, moneyWords } from '../../../shared/words/figures'
import { say } from '../../../shared/words/words'

interface Words {
  tone: 'info' | 'doubt'
  sentence: string
}

/** `The receipt shows £3.20 VAT; at 20 % there would be £2.50 in £15.00.` VAT is counted as part of the gross amount. */
export function vatWords(doubt: VatDoubt): Words {
  if (doubt.code === 'none-shown')
    return {
      tone: 'info',
      sentence: say('inbox.vat.noneShown', { expected: moneyWords(doubt.expected) }),
    }
  return { tone: 'doubt', sentence: shownSentence(doubt) }
}

function shownSentence(doubt: Exclude<VatDoubt, { code: 'none-shown' }>): string {
  const found = { sure: doubt.isSure ? 'yes' : 'no', shown: moneyWords(doubt.shown) }
  if (doubt.code === 'none-chosen') return say('inbox.vat.noneChosen', found)
  const expected = moneyWords(doubt.expected)
  const { rate } = doubt
  return rate === undefined
    ? say('inbox.vat.otherSum', { ...found, expected })
    : say('inbox.vat.otherRate', { ...found, expected, rate, gross: moneyWords(doubt.gross) })
}

/** `0 % and 20 %` */
export const ratesWords = (rates: readonly number[]): string =>
  listWords(rates.map((percent) => say('inbox.percent', { percent })))
