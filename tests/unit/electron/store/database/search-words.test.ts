import { DatabaseSync } from '@photostructure/sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchQuery } from '../../../../../electron/store/database/search-words'

/** Finds in a table of its own which texts a search fits. */
function found(search: string, ...texts: string[]): string[] {
  const sqlite = new DatabaseSync(':memory:')
  try {
    sqlite.exec(
      `CREATE VIRTUAL TABLE t USING fts5 (a, b, tokenize = 'unicode61 remove_diacritics 2')`,
    )
    const insert = sqlite.prepare('INSERT INTO t VALUES (?, ?)')
    for (const text of texts) insert.run(text, '')
    const match = searchQuery(search)
    if (match === undefined) return texts
    const rows = sqlite.prepare('SELECT a FROM t WHERE t MATCH ? ORDER BY rowid').all(match)
    return rows.map((row) => (row as { a: string }).a)
  } finally {
    sqlite.close()
  }
}

test.each<[string, string, boolean]>([
  ['cafe', 'Café Nero', true],
  ['CAFÉ ner', 'cafe nero', true],
  ['nero cafe', 'Café Nero', true],
  ['cafe\u0301', 'Café', true],
  ['fuel', 'Northgate Fuels', true],
  ['uels', 'Northgate Fuels', false],
  ['61.27', 'Diesel 61.27', true],
  ['61.2', 'Diesel 61.27', true],
  ['£61.27', 'Diesel 61.27', true],
  ['61.27', '27.61', false],
  ['61.27', '61 then 27', false],
  ['1,234.50', '1234.50', true],
  ['1.234,50', '1234.50', true],
  ['-1.234.567,5', '-1234567.50', true],
  ['1.234', '1234.50', false],
  ['£1,234', '1234.50', true],
  ['02/03/2026', 'on 2026-03-02', true],
  ['2.3.26', 'on 2026-03-02', true],
  ['2026-03', 'on 2026-03-02', true],
  ['2026-03-02', 'on 2026-02-03', false],
  ['receipt-77.pdf', 'receipt-77.pdf', true],
  ['rec', 'receipt-77.pdf', true],
  ['"', 'quote', true],
  ['say "cheese', 'say cheese', true],
  ['fuel OR NOT', 'fuel or nothing', true],
  ['fuel OR water', 'fuel', false],
  ['NEAR(a b)', 'near a b', true],
  ['a:b', 'a b', true],
  ['a*b', 'a b', true],
  ['-fuel', 'fuel', true],
  ['^fuel', 'diesel fuel', true],
  ['(fuel', 'fuel', true],
  ['M&S', 'M & S', true],
  ['', 'anything', true],
  ['  \t ', 'anything', true],
  ['!?… — &', 'anything', true],
  ['fuel & water', 'water, fuel', true],
])('%j in %j: %s', (search, text, fits) => {
  expect(found(search, text)).toEqual(fits ? [text] : [])
})

test('whatever is typed is a search that can be made', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (search) => {
      expect(() => found(search, 'fuel')).not.toThrow()
    }),
    { numRuns: 300 },
  )
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '"',
          '*',
          ':',
          '(',
          ')',
          'AND',
          'OR',
          'NOT',
          'NEAR',
          '^',
          '-',
          '+',
          '{',
          '}',
          ' ',
          'a',
          '\0',
          '\ud800',
        ),
        { maxLength: 12 },
      ),
      (parts) => {
        expect(() => found(parts.join(''), 'a')).not.toThrow()
      },
    ),
    { numRuns: 300 },
  )
})

test('a text is found by the beginning of any of its words', () => {
  const word = fc.string({
    unit: fc.constantFrom(...Array.from('abcéßñ19øжЩ日')),
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 5 }),
      fc.nat(),
      fc.nat(),
      (words, at, length) => {
        const chosen = words[at % words.length]!
        const start = Array.from(chosen)
          .slice(0, 1 + (length % chosen.length))
          .join('')
        expect(found(start, words.join(' '))).toHaveLength(1)
      },
    ),
    { numRuns: 200 },
  )
})

test('can be confined to columns', () => {
  expect(searchQuery('7F3K', ['files'])).toBe('{files} : ("7F3K"*)')
})
