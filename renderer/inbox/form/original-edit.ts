/** What a person says of a paper in another currency, as it changes the draft they type. */
import type { ExpenseDraft } from '../../../shared/expenses/expense'
import {
  isOtherCurrency,
  parseRate,
  poundsOf,
  rateFor,
  type Original,
} from '../../../shared/expenses/original'
import { parseAmount } from '../../../shared/money'
import { otherCurrency, paperTotal } from '../../../shared/receipts/paper'
import type { ReadFields } from '../../../shared/receipts/reading'

const noOriginal: Original = { currency: '', amount: '', rate: '' }

/** Types the amount of a line; of a single one it tells the rate of what the paper says in another currency. */
export function setGross(draft: ExpenseDraft, index: number, gross: string): void {
  const [line, original] = [draft.lines[index], draft.original]
  if (!line) return
  line.gross = gross
  const [amount, pounds] = [parseAmount(original?.amount ?? ''), parseAmount(gross)]
  const isWhole = draft.lines.length === 1 && amount !== undefined && pounds !== undefined
  const rate = isWhole ? rateFor(amount, pounds) : undefined
  if (original && rate !== undefined) original.rate = rate
}

/**
 * Says what the paper is in, or more of it, and makes the pounds of a single line as soon as a rate is there. A rate is of
 * one currency. Undefined: the paper is in pounds.
 */
export function setOriginal(draft: ExpenseDraft, change: Partial<Original> | undefined): void {
  if (!change) {
    delete draft.original
    return
  }
  const before = draft.original ?? noOriginal
  const isRateOfOther =
    isOtherCurrency(before.currency) &&
    change.currency !== undefined &&
    change.currency !== before.currency
  const original = { ...before, ...(isRateOfOther && { rate: '' }), ...change }
  draft.original = original
  const [pounds, [only, another]] = [poundsOf(original), draft.lines]
  if (only && !another && pounds !== undefined) only.gross = pounds
}

/** Whether an amount in another currency waits for its rate. */
export function wantsRate(draft: ExpenseDraft | undefined): boolean {
  const original = draft?.original
  return original !== undefined && parseRate(original.rate) === undefined
}

/** The paper is in another currency: what stands for pounds so far is in that one. */
export function beginOriginal(draft: ExpenseDraft, fields: ReadFields | undefined): void {
  const [only, another] = draft.lines
  if (!only || another || draft.original) return setOriginal(draft, {})
  const written = fields && otherCurrency(fields)
  const amount = parseAmount(only.gross) ?? (fields && paperTotal(fields)) ?? ''
  only.gross = ''
  setOriginal(draft, { currency: written && isOtherCurrency(written) ? written : '', amount })
}
