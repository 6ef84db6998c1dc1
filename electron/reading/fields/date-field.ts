/** The chosen date as a field: its place, and what speaks for its being right. */
import type { FieldValue } from '../../../shared/receipts/reading'
import { fittedValue, odds, rankerWeights } from './confidence'
import { dateCandidates, type DateCandidate } from './date'
import { exchanged } from './dates'
import { choose, type Choice, type Signs } from './ranker'
import { boxOf, confidenceOf, type Row } from './rows'

/** Which comes first in a date of figures alone: by the country of the paper, or `open` where two ways are usual. */
export type DateOrder = 'day' | 'month' | 'open'

export function dateField(
  rows: readonly Row[],
  today: string,
  order: DateOrder = 'day',
): FieldValue | undefined {
  const choice = choose(dateCandidates(rows, today), rankerWeights.date)
  if (!choice) return undefined
  const { row, date } = choice.best
  const turned = order === 'month' && date.isAmbiguous ? exchanged(date.iso) : undefined
  const isOpen = date.isAmbiguous && (order === 'open' || (turned !== undefined && turned > today))
  const iso = turned !== undefined && turned <= today ? turned : date.iso
  const box = boxOf(row, date.from, date.to)
  return fittedValue('date', iso, dateConfidence(choice), {
    box,
    mayBeSure: !isOpen && isDateClear(choice.best),
  })
}

/**
 * A date ahead, or one whose day and month may be exchanged on this paper, wants a look; so does one that nothing names,
 * unless it is the only date there and can be read in one way alone.
 */
export function isDateClear({ isFuture, isOnly, signs, date }: DateCandidate): boolean {
  const has = (name: string) => (signs[name] ?? 0) > 0
  const isNamed = ['labelled', 'labelledAbove', 'time', 'theSale'].some((name) => has(name))
  const isPlain = isNamed || (isOnly && (has('repeated') || !date.isAmbiguous))
  if (has('notTheSale')) return false
  return !isFuture && !signs['turned'] && !signs['monthFirstPaper'] && isPlain
}

/** The signs that the chosen date is right, for the fitted confidence. */
export function dateConfidence({ best, share }: Choice<DateCandidate>): Signs {
  const { signs, row, date } = best
  return {
    bias: 1,
    belief: odds(share),
    unclear: 1 - confidenceOf(row, date.from, date.to),
    repeated: Number((signs['repeated'] ?? 0) > 0),
    supported: Number(Boolean(signs['labelled'] ?? signs['labelledAbove'] ?? signs['time'])),
    weakForm: Number(date.form === 'broken' || date.form === 'compact'),
    notTheSale: Number(Boolean(signs['notTheSale'])),
    old: signs['old'] ?? 0,
  }
}
