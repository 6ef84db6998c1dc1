/** What the papers of the twenty-sixth set from the north and the middle of Europe are drawn with beside what the sets before it have. */
import { escaped, wares, type Firm, type Pen } from '../eighth/kit'
import type { Facts } from '../twelfth/kit'

/** What a firm sells: `start of its name:goods` each, parted by `||`, the goods as `wares` takes them; the last fits any firm. */
export function trade({ name }: Firm, text: string): ReturnType<typeof wares> {
  const all = text.split('||').map((each) => each.trim().split(':'))
  const own = all.find(([start = '']) => start !== '' && name.startsWith(start)) ?? all.at(-1)
  return wares(own?.[1] ?? '')
}

/** A text and what stands behind a tabulator, as a typewriter or a program of letters sets it. @param at millimetres from the left */
export const tabbed = (facts: Facts, at: number, css = ''): string =>
  facts
    .map(
      ([left, right]) =>
        `<div style="position:relative;padding-right:${174 - at + 32}mm;${css}">${escaped(left)}<span style="position:absolute;left:${at - 32}mm;width:32mm;top:0;text-align:right;white-space:nowrap">${escaped(right)}</span></div>`,
    )
    .join('')

/** A name of two lines in capitals with space between the letters, the second one small. */
export const twoLined = (first: string, second: string, size: number, css = ''): string =>
  `<div style="line-height:1.2;${css}"><div style="font-size:${size}mm;letter-spacing:1.6mm">${escaped(first)}</div><div style="font-size:${(size * 0.42).toFixed(1)}mm;letter-spacing:0.9mm">${escaped(second)}</div></div>`

/** A sheet of figures as its program prints it, with lines around all cells, heavy letters behind a star. @param align a letter for each column: `l`, `r` or `c` */
export const cellsOf = (align: string, rows: readonly (readonly string[])[], css = ''): string => {
  const sides: Readonly<Record<string, string>> = { r: 'right', c: 'center' }
  return `<table style="width:100%;${css}">${rows
    .map(
      (row) =>
        `<tr>${row.map((text, at) => `<td style="border:0.15mm solid #bdbdbd;padding:0.7mm 1.2mm;height:5.2mm;text-align:${sides[align[at] ?? 'l'] ?? 'left'}">${text.startsWith('*') ? `<b>${escaped(text.slice(1))}</b>` : escaped(text)}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`
}

/** So many days of a month or less back, as lines of a list come: the earliest first. */
export const daysBefore = (pen: Pen, count: number, most: number): Date[] =>
  Array.from({ length: count }, () => pen.after(-pen.whole(1, most))).toSorted(
    (one, other) => one.getTime() - other.getTime(),
  )
