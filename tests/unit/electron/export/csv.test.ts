/** CSV that spreadsheets read and do not execute. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from '../../../../electron/export/csv'

test('a cell that a spreadsheet would run as a formula becomes text', () => {
  for (const cell of ['=1+1', '+44 20', '-cmd', '@SUM(A1)', '\t=1', ' =1', '＝1'])
    expect(csvLine([cell], ['text'])).toMatch(/^"?'/)
})

test('a negative amount stays a number, and a formula among amounts does not', () => {
  expect(csvLine(['-12.30', '-2+3'], ['amount', 'amount'])).toBe("-12.30,'-2+3\r\n")
})

test('commas, quotes and line breaks stay within their cell', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines'], [])).toBe('"a,b","say ""x""","two\nlines"\r\n')
})

/** As RFC 4180 has it, written anew. */
function read(line: string): string[] {
  const cells: string[] = []
  let rest = line.replace(/\r\n$/, '')
  for (;;) {
    const [all = '', quoted, plain] = /^(?:"((?:[^"]|"")*)"|([^",]*))/.exec(rest) ?? []
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (rest.length === all.length) return cells
    rest = rest.slice(all.length + 1)
  }
}

test('whatever goes in comes out again, but for an apostrophe in front of what looks like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
      const back = read(csvLine(cells, []))
      expect(back).toHaveLength(cells.length)
      for (const [at, cell] of cells.entries()) expect([cell, `'${cell}`]).toContain(back[at])
      for (const cell of back) expect(cell).not.toMatch(/^\s*[=+\-@]/)
    }),
  )
})

test('where numbers have a decimal comma, semicolons part the cells and amounts have the comma', () => {
  const kinds = ['text', 'amount', 'number', 'date', 'text'] as const
  const cells = ['a,b;c', '-1234.50', '7', '2026-06-30', '12.30']
  expect(csvLine(cells, kinds, ',')).toBe('"a,b;c";"-1234,50";7;2026-06-30;12.30\r\n')
  expect(csvLine(cells, kinds, '.')).toBe('"a,b;c",-1234.50,7,2026-06-30,12.30\r\n')
})

test('a formula is none with semicolons either', () => {
  expect(csvLine(['=1+1', '-2+3', '=1;=2'], ['text', 'amount', 'text'], ',')).toBe(
    `'=1+1;'-2+3;"'=1;=2"\r\n`,
  )
})
