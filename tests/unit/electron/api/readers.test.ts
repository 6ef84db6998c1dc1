/** Of electron/api: records that choices are made of, read from whatever shape the service gives them. */
import { describe, expect, test } from 'vitest'
import { bankAccountsIn } from '../../../../electron/api/bank-accounts'
import {
  directorsIn,
  expenseTypesIn,
  openPeriodsIn,
  paymentMethodsIn,
  vatTypesIn,
} from '../../../../electron/api/reference-data'
import { suppliersIn } from '../../../../electron/api/suppliers'
import { Id, listIn, readAll } from '../../../../electron/api/tolerant'
import { ReferenceData } from '../../../../shared/books/reference-data'
import accounts from '../../../fixtures/bank-accounts.json'
import types from '../../../fixtures/expense-types.json'
import methods from '../../../fixtures/payment-methods.json'
import persons from '../../../fixtures/persons.json'
import supplier from '../../../fixtures/supplier.json'
import vatTypes from '../../../fixtures/vat-types.json'
import { forSeeds, type Random } from '../../../support/random'

describe('the lookups as the service documents them', () => {
  test('expense types', () => {
    const read = expenseTypesIn(types)
    expect(read).toHaveLength(15)
    expect(read[0]).toEqual({
      code: 'TELEPHONE',
      name: 'Company Telephone',
      group: 'General admin expenses',
      defaultVatType: 'Standard',
    })
  })

  test('VAT types, payment methods, directors, bank accounts, suppliers', () => {
    expect(vatTypesIn(vatTypes)).toEqual(['Standard', 'Exempt', 'Outside the Scope'])
    expect(paymentMethodsIn(methods)).toEqual([
      { code: 'EFT', name: 'Transfer' },
      { code: 'CHEQUE', name: 'Cheque' },
      { code: 'CASH', name: 'Petty cash' },
      { code: 'DIRECTORS_EXPENSES', name: 'Paid by director personally' },
    ])
    expect(directorsIn(persons)).toEqual([{ id: 580, name: 'Sam Hale' }])
    expect(bankAccountsIn(accounts)).toEqual([
      { id: 304, name: 'Business account', isDefault: true },
    ])
    expect(suppliersIn(supplier)).toEqual([
      {
        id: 1438,
        name: 'Paper Mill Ltd',
        country: 'GB',
        expenseType: 'PRINTING_POSTAGE_STATIONERY',
      },
    ])
  })
})

const type = types.expenseGroups[0]!.expenseTypes[0]!
const account = accounts[0]!
const person = persons.persons[0]!

test('every lookup is read bare, in a page or under another name', () => {
  for (const wrap of wrappings) {
    expect(expenseTypesIn(wrap(types.expenseGroups))).toHaveLength(15)
    expect(vatTypesIn(wrap(vatTypes.vatTypes))).toHaveLength(3)
    expect(paymentMethodsIn(wrap(methods.paymentMethods))).toHaveLength(4)
    expect(directorsIn(wrap(persons.persons))).toHaveLength(1)
    expect(bankAccountsIn(wrap(accounts))).toHaveLength(1)
    expect(suppliersIn(wrap([supplier, { ...supplier, id: 1 }]))).toHaveLength(2)
    expect(openPeriodsIn(wrap([{ startDate: '2026-01-01', endDate: '2026-12-31' }]))).toHaveLength(
      1,
    )
  }
})

const wrappings: ((list: unknown[]) => unknown)[] = [
  (list) => list,
  (list) => ({ content: list, last: true, sort: {} }),
  (list) => ({ count: list.length, anything: list }),
]

test('expense types without groups, or in a group without a name, are still types', () => {
  const read = [{ code: 'TELEPHONE', name: 'Company Telephone', group: '' }]
  expect(expenseTypesIn([type])).toMatchObject(read)
  expect(expenseTypesIn({ expenseGroups: [{ expenseTypes: [type] }] })).toMatchObject(read)
})

test('a type that cannot be chosen any more is left out', () => {
  expect(expenseTypesIn([{ ...type, deprecated: true }])).toEqual([])
  expect(expenseTypesIn([{ ...type, assignable: false }])).toEqual([])
  expect(expenseTypesIn([{ ...type, deprecated: null, assignable: null }])).toHaveLength(1)
})

test('a type or method without a name is called by its code', () => {
  expect(expenseTypesIn([{ expenseTypeName: 'PARKING_AND_TOLLS' }])).toEqual([
    { code: 'PARKING_AND_TOLLS', name: 'Parking and tolls', group: '' },
  ])
  expect(paymentMethodsIn([{ paymentMethodName: 'DIRECTORS_EXPENSES' }])).toEqual([
    { code: 'DIRECTORS_EXPENSES', name: 'Directors expenses' },
  ])
})

test('a list of types or methods may be their codes alone', () => {
  expect(expenseTypesIn(['PARKING_AND_TOLLS', ''])).toEqual([
    { code: 'PARKING_AND_TOLLS', name: 'Parking and tolls', group: '' },
  ])
  const group = { groupName: 'TRAVEL', expenseTypes: ['FUEL'] }
  expect(expenseTypesIn({ expenseGroups: [group] })).toEqual([
    { code: 'FUEL', name: 'Fuel', group: 'Travel' },
  ])
  expect(paymentMethodsIn({ paymentMethods: ['CASH', '', 7] })).toEqual([
    { code: 'CASH', name: 'Cash' },
  ])
})

test('VAT types are display names, however they are wrapped', () => {
  const entries = [
    'Standard',
    { vatTypeDisplayableName: 'Exempt', name: 'EXEMPT' },
    { name: 'ZERO', displayableName: 'Zero' },
    { displayName: 'Outside the Scope' },
    { name: 'Reduced' },
    { code: 'X' },
    '',
    7,
    null,
  ]
  expect(vatTypesIn(entries)).toEqual([
    'Standard',
    'Exempt',
    'Zero',
    'Outside the Scope',
    'Reduced',
  ])
})

test('a director without a display name is called by both names', () => {
  const { displayableName: _name, ...rest } = person
  expect(directorsIn([rest])).toEqual([{ id: 580, name: 'Sam Hale' }])
  expect(directorsIn([{ ...rest, forename: null }])).toEqual([{ id: 580, name: 'Hale' }])
  expect(directorsIn([{ ...person, id: '580' }])).toEqual([{ id: 580, name: 'Sam Hale' }])
})

test('an archived bank account or supplier is left out', () => {
  expect(bankAccountsIn([{ ...account, archived: true }])).toEqual([])
  expect(suppliersIn([{ ...supplier, archived: true }])).toEqual([])
  expect(suppliersIn({ ...supplier, archived: true })).toEqual([])
})

test('a bank account is named as well as can be', () => {
  expect(bankAccountsIn([{ ...account, displayName: null }])).toMatchObject([
    { name: 'Business account' },
  ])
  expect(bankAccountsIn([{ id: 304 }])).toEqual([
    { id: 304, name: 'Account 304', isDefault: false },
  ])
})

test.each<[unknown, object[]]>([
  [[], []],
  [{ ledgers: [] }, []],
  [
    [{ startDate: '2026-01-01', endDate: '2026-12-31' }],
    [{ startDate: '2026-01-01', endDate: '2026-12-31' }],
  ],
  [
    [{ start: '2026-01-01', end: '2026-12-31', open: true }],
    [{ startDate: '2026-01-01', endDate: '2026-12-31' }],
  ],
  [[{ from: '2026-01-01', to: null }], [{ startDate: '2026-01-01', endDate: '9999-12-31' }]],
  [[{ from: null, to: '2026-12-31' }], []],
  [[{ from: '2026-01-01' }], [{ startDate: '2026-01-01', endDate: '9999-12-31' }]],
  [[{ startDate: '2026-01-01', endDate: '2026-12-31', open: false }], []],
  [[{ startDate: '2026-01-01', endDate: '2026-12-31', closed: true }], []],
  [[{ startDate: '01/01/2026', endDate: '31/12/2026' }], []],
  [[{ startDate: '2026-02-30', endDate: '2026-12-31' }], []],
])('of the periods %j these are open: %j', (body, periods) => {
  expect(openPeriodsIn(body)).toEqual(periods)
})

test.each<[unknown, number | undefined]>([
  [7, 7],
  [0, 0],
  ['7', 7],
  ['007', 7],
  ['', undefined],
  [' 7', undefined],
  ['-7', undefined],
  ['7.0', undefined],
  ['0x7', undefined],
  [7.5, undefined],
  [Number.NaN, undefined],
  [2 ** 53, undefined],
  ['9'.repeat(30), undefined],
  [null, undefined],
  [true, undefined],
  [[7], undefined],
])('the id %j is read as %s', (value, id) => {
  expect(Id.safeParse(value).data).toBe(id)
})

test('an odd entry costs none of the others', () => {
  expect(readAll(Id, [1, 'x', '2', null, 3])).toEqual([1, 2, 3])
})

test.each<[unknown]>([[undefined], [null], [7], ['text'], [{}], [{ content: 'no list' }]])(
  'in %j there is no list, and that is no error',
  (body) => {
    expect(listIn(body)).toEqual([])
  },
)

test('whatever is missing or odd in a reply, reading it gives valid choices and never throws', async () => {
  const readers = {
    expenseTypes: [expenseTypesIn, types],
    vatTypes: [vatTypesIn, vatTypes],
    paymentMethods: [paymentMethodsIn, methods],
    directors: [directorsIn, persons],
    openPeriods: [openPeriodsIn, [{ startDate: '2026-01-01', endDate: '2026-12-31', open: true }]],
    bankAccounts: [bankAccountsIn, accounts],
  } as const
  await forSeeds(2000, (random) => {
    const read = Object.entries(readers).map(([name, [reader, body]]) => [
      name,
      reader(mutated(body, random)),
    ])
    expect(() => ReferenceData.parse(Object.fromEntries(read))).not.toThrow()
    for (const found of suppliersIn(mutated(supplier, random)))
      expect(found.name).toBeTypeOf('string')
  })
})

const odd: readonly unknown[] = [undefined, null, '', '7', 7, -1, 1.5, true, [], {}, [null], 'x']

/** A deep copy in which some parts are missing, of another type, or wrapped once more. */
function mutated(value: unknown, random: Random): unknown {
  if (random.chance(0.04)) return random.pick(odd)
  if (random.chance(0.02)) return random.chance(0.5) ? [value] : { content: value }
  if (Array.isArray(value)) return value.map((item) => mutated(item, random))
  if (typeof value === 'number' && random.chance(0.2)) return String(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(() => !random.chance(0.04))
      .map(([name, item]) => [name, mutated(item, random)]),
  )
}
