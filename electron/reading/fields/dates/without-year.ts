/** Days whose year is not printed: `by 14 March`. */
import { datesIn, type FoundDate } from './dates'
import { matchesOf } from '../lines/text'

/** A day and a month, and no year behind them. */
const dayAndMonth =
  /(?<![\d.,/-])\d{1,2}(?:st|nd|rd|th|er|\.)?(?: (?:of|de))? \p{L}{3,}(?![\p{L}\d])(?!\.?,? ?(?:['’]?\d\d(?!\d)|20\d\d))/gu

/**
 * The days of a text that have no year, each with the first one from a day on.
 * @param from `YYYY-MM-DD`
 */
export const daysFrom = (text: string, from: string): FoundDate[] =>
  matchesOf(text, dayAndMonth).flatMap(({ 0: printed, index }) => {
    const year = Number(from.slice(0, 4))
    const found = [year, year + 1].flatMap((each) => datesIn(`${printed} ${each}`))
    const first = found.find(({ iso, form }) => form === 'named' && iso >= from)
    return first ? [{ ...first, from: index, to: index + printed.length }] : []
  })
