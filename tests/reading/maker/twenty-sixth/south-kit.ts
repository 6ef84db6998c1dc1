/** What the southern papers of the twenty-sixth set are drawn with beside what those of the sets before it are: names in spaced capitals, the cells of a spreadsheet. */
import { escaped } from '../eighth/kit'

/** A name in capitals set far apart, in letters of a colour. */
export const spacedOut = (name: string, points: number, colour: string, css = ''): string =>
  `<div style="font-size:${points}pt;letter-spacing:0.22em;line-height:1.25;color:${colour};${css}">${escaped(name.toLocaleUpperCase('fr'))}</div>`

/**
 * Cells as a spreadsheet prints them with its lines, empty ones too.
 * @param align a letter for each column: `l` or `r`; the first column takes what is left
 */
export const spread = (
  align: string,
  rows: readonly (readonly string[])[],
  css = 'width:100%',
): string =>
  `<table style="${css}">${rows
    .map(
      (row) =>
        `<tr>${Array.from(
          align,
          (side, at) =>
            `<td style="border:0.2mm solid #c4c4c4;height:5.6mm;padding:0.4mm 1.2mm;${side === 'r' ? 'text-align:right;white-space:nowrap' : ''}">${escaped(row[at] ?? '')}</td>`,
        ).join('')}</tr>`,
    )
    .join('')}</table>`
