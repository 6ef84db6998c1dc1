/** Of electron/reading/fields: what heads a day whose columns were taken for one. */
import { expect, test } from 'vitest'
import { datesIn } from '../../../../../../electron/reading/fields/dates/dates'
import { narrowCaptionOf } from '../../../../../../electron/reading/fields/lines/captions'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

/** What heads the day of the second row. */
function captionIn(...printed: string[]) {
  const rows = rowsOf(paper(...printed))
  const row = rows[1]
  const [date] = datesIn(row?.text ?? '')
  const part = date && row?.parts.findLast(({ from }) => from <= date.from)
  return row && part && narrowCaptionOf(rows, row, part, date)?.text
}

const values = 'K7RM2Q | 742 2148830917 3 Feb 2026 DOE / ELISE MS LA 403 118'

test('a day between other values is headed by what stands over it in a row of headings', () => {
  expect(captionIn('Booking | Ticket | Date of issue | Passenger', values)).toBe('Date of issue')
})

test('a line that holds more than headings heads nothing within a part', () => {
  expect(captionIn('Booking 2 | Ticket | Date of issue | Passenger', values)).toBeUndefined()
})
