/** What the papers of the twenty-second set from the north and the middle of Europe are drawn with beside what the sets before it have. */
import { escaped, type Firm, type Line, type Pen, type Sums } from '../eighth/kit'
import { lineTexts } from '../eighth/rows'

/** All papers of the set are of this day or later: the rates of tax of the countries are those of today. */
export const since = '2025-01-15'

/** A row of a table for each line, its cells made from the line's texts, with css for the cells. */
export const listing = (
  pen: Pen,
  lines: readonly Line[],
  cells: (texts: Readonly<Record<string, string>>, line: Line, at: number) => readonly string[],
  css = '',
): string =>
  lines
    .map(
      (one, at) =>
        `<tr>${cells(lineTexts(pen, one), one, at)
          .map((html) => `<td style="${css}">${html}</td>`)
          .join('')}</tr>`,
    )
    .join('')

/** Text in small grey letters below another. */
export const noted = (text: string, note: string): string =>
  `${escaped(text)}<div style="font-size:80%;color:#666">${escaped(note)}</div>`

/** The town of an address without its code. */
export const townOf = ({ address }: Firm): string =>
  (address[1] ?? '').replace(/^(?:[A-Z]{1,2}-)?[\d ]+(?:[A-Z]{2} )?/, '')

/** An address of the web or a mailbox's host from a name. */
export const hostOf = (name: string, end = '.example'): string =>
  `${
    name
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, '')
      .split('-')
      .filter((word) => word.length > 2)[0] ?? 'firma'
  }${end}`

/** With what a guest gave on top, a rounding or a fee that bears no tax. Hundredths. */
export const plus = (sums: Sums, more: number): Sums => ({ ...sums, total: sums.total + more })

/** The month of a day: its first and its last day. */
export function monthOf(date: Date, months = 0): [first: Date, last: Date] {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  return [new Date(Date.UTC(year, month, 1)), new Date(Date.UTC(year, month + 1, 0))]
}
