/** Whether the day or the month comes first where a day is written in figures alone. */
import { exchanged, type FoundDate } from './dates'

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
