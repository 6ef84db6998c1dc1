import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CachedBooks } from '../../../../../electron/store/cache/cached-books'
import { Database } from '../../../../../electron/store/database/database'
import { bookMigrations } from '../../../../../electron/store/database/migrations'
import type { SupplierRecord } from '../../../../../shared/books/books'
import { emptyReferenceData } from '../../../../../shared/books/reference-data'
import { newAccount } from '../../../../support/booked'
import { temporaryFolder } from '../../../../support/files'

function shelved() {
  const database = new Database(path.join(temporaryFolder(), 'books.sqlite'), bookMigrations)
  onTestFinished(() => {
    database.close()
  })
  const [mine, theirs] = [newAccount(), newAccount()]
  const books = new CachedBooks(database)
  const keep = (account: string, suppliers: SupplierRecord[]) =>
    books.records.keep(
      account,
      'suppliers',
      suppliers.map((record) => ({ record, text: JSON.stringify(record) })),
    )
  return { database, mine, theirs, books, keep }
}

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }))

test('choices are kept per account, and none are known at first', () => {
  const { books, mine, theirs } = shelved()
  expect(books.choices(mine)).toEqual(emptyReferenceData)
  const choices = { ...emptyReferenceData, vatTypes: ['Standard'], asOf: '2026-06-30T12:00:00Z' }
  books.keepChoices(mine, { ...choices, vatTypes: ['Old'] })
  books.keepChoices(mine, choices)
  expect(books.choices(mine)).toEqual(choices)
  expect(books.choices(theirs)).toEqual(emptyReferenceData)
})

test.each<[string, string[]]>([
  ['', ['Café Nero', 'Fuels of the North', 'Marks & Spencer', 'Northgate Fuels', 'O2 100% Mobile']],
  ['cafe', ['Café Nero']],
  ['NERO café', ['Café Nero']],
  ['fuels', ['Fuels of the North', 'Northgate Fuels']],
  ['north', ['Northgate Fuels', 'Fuels of the North']],
  ['nor fue', ['Fuels of the North', 'Northgate Fuels']],
  ['m&', []],
  ['&', ['Marks & Spencer']],
  [
    '%',
    ['Café Nero', 'Fuels of the North', 'Marks & Spencer', 'Northgate Fuels', 'O2 100% Mobile'],
  ],
  ['100%', ['O2 100% Mobile']],
  [
    '_',
    ['Café Nero', 'Fuels of the North', 'Marks & Spencer', 'Northgate Fuels', 'O2 100% Mobile'],
  ],
  ["'; DROP TABLE supplier; --", []],
])('a search for %j finds %j, best match first', (search, names) => {
  const { books, mine, keep } = shelved()
  const all = [
    'Northgate Fuels',
    'Fuels of the North',
    'Café Nero',
    'Marks & Spencer',
    'O2 100% Mobile',
  ]
  keep(mine, named(...all))
  expect(books.findSuppliers(mine, search, 10).map(({ name }) => name)).toEqual(names)
})

test('never more suppliers than asked for, and only those of the account', () => {
  const { books, mine, theirs, keep } = shelved()
  keep(mine, named(...Array.from({ length: 30 }, (_, index) => `Shop ${index}`)))
  keep(theirs, named('Shop of theirs'))
  expect(books.findSuppliers(mine, 'shop', 7)).toHaveLength(7)
  expect(books.findSuppliers(theirs, 'shop', 7)).toHaveLength(1)
})

test('a supplier is known by name only when exactly one bears it', () => {
  const { books, mine, theirs, keep } = shelved()
  keep(mine, named('Café Nero', 'Twin', 'TWIN'))
  expect(books.supplierNamed(mine, ' CAFE  nero ')?.id).toBe(1)
  expect(books.supplierNamed(mine, 'twin')).toBeUndefined()
  expect(books.supplierNamed(mine, 'Caf')).toBeUndefined()
  expect(books.supplierNamed(theirs, 'Café Nero')).toBeUndefined()
})

test('countries are kept per account', () => {
  const { books, mine, theirs } = shelved()
  books.keepCountries(mine, [{ code: 'GB', name: 'United Kingdom' }])
  expect(books.countries(mine)).toEqual([{ code: 'GB', name: 'United Kingdom' }])
  expect(books.countries(theirs)).toEqual([])
})

test('an account that is forgotten takes its books along, words and all', () => {
  const { database, books, mine, theirs, keep } = shelved()
  keep(mine, named('Shell'))
  keep(theirs, named('Shell'))
  books.forget(mine)
  expect(books.findSuppliers(theirs, 'shell', 10)).toHaveLength(1)
  const left = database.all(`SELECT rowid FROM book_words WHERE book_words MATCH 'shell'`)
  expect(left).toHaveLength(1)
  expect(database.all('SELECT key FROM book_text')).toHaveLength(1)
})

/** Parts of the index of words, which a search looks into one by one (sqlite.org/fts5.html, fts5_index.c: the structure record). */
function partsOfIndex(database: Database): number {
  const block = database.get('SELECT block FROM book_words_data WHERE id = 10')?.['block']
  const bytes = block instanceof Uint8Array ? block : new Uint8Array()
  // A cookie, the mark of the second version, and the number of levels come before it.
  return bytes[9] ?? Infinity
}

test('words of many small commits are merged as they come', () => {
  const { database, mine, keep } = shelved()
  for (let commit = 0; commit < 120; commit += 1)
    keep(
      mine,
      Array.from({ length: 25 }, (_, at) => ({
        id: commit * 25 + at + 1,
        name: `Supplier ${commit}-${at} of Mill Lane`,
      })),
    )
  expect(partsOfIndex(database)).toBeLessThan(12)
})
