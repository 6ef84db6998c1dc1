import { expect, test } from 'vitest'
import { foldName, suppliersNamed } from '../../../../shared/books/supplier'

test.each([
  ['Café  Nero', 'CAFE NERO'],
  ['Marks & Spencer', 'marks & spencer'],
  ['J. Smith, Ltd.', 'j smith ltd'],
  ["Sainsbury's", 'sainsbury s'],
  ['  Northgate\u00a0Fuels\t', 'Northgate Fuels'],
  ['Ångström', 'angstrom'],
  ['ﬁne Foods', 'fine foods'],
  ['Straße 9', 'straße 9'],
  ['東京 商店', '東京　商店'],
])('%j and %j are the same supplier', (one, other) => {
  expect(foldName(one)).toBe(foldName(other))
})

test.each([
  ['Marks & Spencer', 'Marks Spencer'],
  ['Smith & Co', 'Smith and Co'],
  ['Shop 1', 'Shop 2'],
  ['Northgate', 'North gate'],
])('%j and %j are two suppliers', (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other))
})

test('folding twice changes nothing', () => {
  for (const name of ['Café  Nero', 'Ångström & Söhne', 'ﬁ', '½ Price', '—', ''])
    expect(foldName(foldName(name))).toBe(foldName(name))
})

test('of several suppliers of one name the one that alone is written in just these letters is meant, and otherwise all may be', () => {
  const named = (names: string[], name: string) =>
    suppliersNamed(
      names.map((each, id) => ({ id, name: each })),
      name,
    ).map(({ id }) => id)
  expect(named(['Paper Mill Ltd', 'PAPER MILL LTD', 'Other'], 'Paper Mill Ltd')).toEqual([0])
  expect(named(['Paper Mill Ltd', 'PAPER MILL LTD', 'Other'], 'paper mill ltd')).toEqual([0, 1])
  expect(named(['Paper Mill Ltd', 'Paper Mill Ltd'], 'Paper Mill Ltd')).toEqual([0, 1])
  expect(named(['Other', 'Paper Mill'], 'paper  mill')).toEqual([1])
  expect(named(['Other'], 'Paper Mill')).toEqual([])
})
