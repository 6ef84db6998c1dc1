import { expect, test } from 'vitest'
import {
  dateIn,
  decimalIn,
  flagIn,
  instantIn,
  isSame,
  sumOf,
  wholeIn,
} from '../../../../../electron/api/sales-invoices/values'

test.each([
  ['2026-03-02', '2026-03-02'],
  [' 2026-03-02\n', '2026-03-02'],
  ['2013-06-10T00:00:00+01:00', '2013-06-10'],
  ['2026-01-04T00:00:00Z', '2026-01-04'],
  ['2026-06-15T00:00:00Z', '2026-06-15'],
  ['2026-06-14T23:00:00Z', '2026-06-15'],
  ['2026-06-14T23:30:00.000+0000', '2026-06-15'],
  ['2026-01-14T23:59:59Z', '2026-01-14'],
  ['2026-03-28T23:30:00Z', '2026-03-28'],
  ['2026-03-29T23:30:00Z', '2026-03-30'],
  ['2026-06-15T00:00:00', '2026-06-15'],
  ['2026-06-15T23:59', '2026-06-15'],
  ['2026-06-15+01:00', '2026-06-15'],
  ['2026-06-15T03:00:00+05:30', '2026-06-14'],
  ['0001-01-01T00:00:00', undefined],
  ['0001-01-01', undefined],
  ['2026-02-30', undefined],
  ['2026-06-15T25:00:00Z', undefined],
  ['02-03-2026', undefined],
  ['', undefined],
  [undefined, undefined],
])('the date of %j is %j in London', (text, date) => {
  expect(dateIn(text)).toBe(date)
})

test.each([
  ['2015-04-30T08:38:30.000+0000', '2015-04-30T08:38:30.000Z'],
  ['2026-02-01T02:00:00.000Z', '2026-02-01T02:00:00.000Z'],
  ['2026-06-01T02:00:00+01:00', '2026-06-01T01:00:00.000Z'],
  ['2026-06-01T02:00:00', '2026-06-01T02:00:00.000Z'],
  ['2026-06-01', undefined],
  ['0001-01-01T00:00:00', undefined],
  ['soon', undefined],
])('the instant of %j is %j', (text, instant) => {
  expect(instantIn(text)).toBe(instant)
})

test.each([
  ['45.50', '45.50'],
  [' +45.50 ', '45.50'],
  ['-0.10', '-0.10'],
  ['12345678901234567890.123456789', '12345678901234567890.123456789'],
  ['1.5e3', '1500'],
  ['1E-3', '0.001'],
  ['1.', '1'],
  ['1e400', undefined],
  ['.5', undefined],
  ['1,000', undefined],
  ['0x10', undefined],
  ['', undefined],
  [undefined, undefined],
])('the decimal of %j is %j', (text, decimal) => {
  expect(decimalIn(text)).toBe(decimal)
})

test.each([
  ['28', 28],
  ['028', 28],
  ['28.0', 28],
  ['9007199254740991', 9007199254740991],
  ['9007199254740993', undefined],
  ['28.5', undefined],
])('the whole number of %j is %j', (text, whole) => {
  expect(wholeIn(text)).toBe(whole)
})

test.each([
  [['true', '1', ' TRUE '], true],
  [['false', '0'], false],
  [['yes', ''], undefined],
])('%j are %j', (texts, flag) => {
  for (const text of texts) expect(flagIn(text)).toBe(flag)
})

test('spellings of one value are the same, and texts only to the letter', () => {
  expect(isSame('45.50', '45.5', 'decimal')).toBe(true)
  expect(isSame('45.51', '45.5', 'decimal')).toBe(false)
  expect(isSame('', '0', 'decimal')).toBe(false)
  expect(isSame(' A', 'A', 'text')).toBe(false)
  expect(isSame('2013-06-10T00:00:00+01:00', '2013-06-10', 'date')).toBe(true)
})

test.each([
  [['0.10', '0.20'], '0.30'],
  [['1', '2'], '3.00'],
  [['0.1', '0.234567'], '0.334567'],
  [['99999999999999999999.99', '0.01'], '100000000000000000000.00'],
  [['1', undefined], undefined],
  [[], undefined],
])('%j add up to %j', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum)
})
