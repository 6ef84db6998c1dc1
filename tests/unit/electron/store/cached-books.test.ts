import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Accounts } from '../../../../electron/store/accounts'
import { CachedBooks } from '../../../../electron/store/cached-books'
import { Database } from '../../../../electron/store/database'
import { emptyReferenceData } from '../../../../shared/reference-data'
import { temporaryFolder } from '../../../support/files'

const service = {
  baseUrl: 'https://a.example',
  authUrl: 'https://a.example',
  legacyBaseUrl: 'https://a.example',
  clientId: 'docket',
}

function shelved() {
  const database = new Database(path.join(temporaryFolder(), 'docket.sqlite'))
  onTestFinished(() => {
    database.close()
  })
  let at = 0
  const accounts = new Accounts({ database, now: () => new Date((at += 1000)) })
  const [mine, theirs] = ['Mine', 'Theirs'].map(
    (name) => accounts.add('service', name, service).account.id,
  ) as [string, string]
  return { database, accounts, mine, theirs, books: new CachedBooks(database) }
}

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }))

test('the account at hand is the one added last, and each has a colour of its own', () => {
  const { accounts, theirs } = shelved()
  expect(accounts.current()).toMatchObject({ account: { id: theirs, name: 'Theirs' }, service })
  expect(accounts.demo()).toBeUndefined()
  const demo = accounts.add('demo', 'Demo', service)
  expect(accounts.demo()).toEqual(demo)
  const moved = accounts.moveService(demo.account.id, { ...service, baseUrl: 'http://127.0.0.1:5' })
  expect(moved.service.baseUrl).toBe('http://127.0.0.1:5')
  expect(() => accounts.read('none')).toThrow(expect.objectContaining({ code: 'not-found' }))
})

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
  const { books, mine } = shelved()
  const all = [
    'Northgate Fuels',
    'Fuels of the North',
    'Café Nero',
    'Marks & Spencer',
    'O2 100% Mobile',
  ]
  books.keepSuppliers(mine, named(...all))
  expect(books.findSuppliers(mine, search, 10).map(({ name }) => name)).toEqual(names)
})

test('never more suppliers than asked for, and only those of the account', () => {
  const { books, mine, theirs } = shelved()
  books.keepSuppliers(mine, named(...Array.from({ length: 30 }, (_, index) => `Shop ${index}`)))
  books.keepSuppliers(theirs, named('Shop of theirs'))
  expect(books.findSuppliers(mine, 'shop', 7)).toHaveLength(7)
  expect(books.findSuppliers(theirs, 'shop', 7)).toHaveLength(1)
})

test('a whole list replaces the one before; a single supplier joins it', () => {
  const { books, mine } = shelved()
  books.keepSuppliers(mine, named('Old', 'Older'))
  books.keepSuppliers(mine, named('New'))
  books.keepSupplier(mine, { id: 9, name: 'Joined', expenseType: 'FUEL' })
  books.keepSupplier(mine, { id: 9, name: 'Joined again', expenseType: 'FUEL' })
  expect(books.findSuppliers(mine, '', 10)).toEqual([
    { id: 9, name: 'Joined again', expenseType: 'FUEL' },
    { id: 1, name: 'New' },
  ])
})

test('a supplier is known by name only when exactly one bears it', () => {
  const { books, mine, theirs } = shelved()
  books.keepSuppliers(mine, named('Café Nero', 'Twin', 'TWIN'))
  expect(books.supplierNamed(mine, ' CAFE  nero ')?.id).toBe(1)
  expect(books.supplierNamed(mine, 'twin')).toBeUndefined()
  expect(books.supplierNamed(mine, 'Caf')).toBeUndefined()
  expect(books.supplierNamed(theirs, 'Café Nero')).toBeUndefined()
})
