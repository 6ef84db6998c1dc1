/** Whether the day or the month comes first where a day is written in figures alone. */
import { exchanged, type FoundDate } from './dates'

/** Which comes first in a date of figures alone: by the country of the paper, or `open` where two ways are usual. */
export type DateOrder = 'day' | 'month' | 'open'

/** Which of two comes first on a paper, by a date of figures that can be read in one way alone; undefined where none is, or both. */
export function orderAmong(dates: readonly FoundDate[]): 'day' | 'month' | undefined {
  const found = dates.filter(
    ({ form, isAmbiguous }) => !isAmbiguous && (form === 'full' || form === 'short'),
  )
  // The first and the first, the second and the second: 05/05 says nothing.
  const telling = found.filter(({ iso }) => exchanged(iso) !== iso)
  const orders = new Set(telling.map(({ isMonthFirst }) => (isMonthFirst ? 'month' : 'day')))
  return orders.size === 1 ? [...orders][0] : undefined
}

/** What is usual and what another date of the paper shows. */
export function settledOrder(usual: DateOrder, printed: 'day' | 'month' | undefined): DateOrder {
  if (printed === undefined) return usual
  return usual === 'open' || usual === printed ? printed : 'open'
}
