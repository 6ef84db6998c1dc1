/** Files of exchange rates as they are published, and others that are none. */
import { describe, expect, test } from 'vitest'
import { largestRatesFile, mayHoldRates, ratesIn } from '../../../../renderer/lib/rates-file'
import { patienceMs } from '../../../support/patience'

const november = { firstDay: '2026-11-01', lastDay: '2026-11-30' }
const head = 'Country/Territories,Currency,Currency Code,Currency Units per £1,Start date,End date'
const csv = [
  head,
  'Eurozone,Euro,EUR,1.1523,01/11/2026,30/11/2026',
  '"Korea, Republic of","Won, ""South""",KRW,1842.01,01/11/2026,30/11/2026',
  'USA,Dollar,USD,1.3402,01/11/2026,30/11/2026',
  'Ecuador,Dollar,USD,1.3402,01/11/2026,30/11/2026',
].join('\r\n')
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<exchangeRateMonthList Period="01/Nov/2026 to 30/Nov/2026">
  <exchangeRate>
    <countryName>Eurozone</countryName>
    <countryCode>EU</countryCode>
    <currencyName>Euro</currencyName>
    <currencyCode>EUR</currencyCode>
    <rateNew>1.1523</rateNew>
  </exchangeRate>
  <exchangeRate><currencyCode>USD</currencyCode><rateNew>1.3402</rateNew></exchangeRate>
</exchangeRateMonthList>`
const euro = { currency: 'EUR', rate: '1.1523', ...november }
const dollar = { currency: 'USD', rate: '1.3402', ...november }

test('the rates of a month are read from CSV, once for each currency', () => {
  const won = { currency: 'KRW', rate: '1842.01', ...november }
  expect(ratesIn(csv)).toEqual([euro, won, dollar])
  expect(ratesIn(`\uFEFF${csv}`)).toEqual([euro, won, dollar])
  expect(ratesIn(csv.replaceAll('01/11/2026', '2026-11-01'))).toHaveLength(3)
})

test('the rates of a month are read from XML', () => {
  expect(ratesIn(xml)).toEqual([euro, dollar])
})

describe('no rates are in', () => {
  test.each([
    ['an empty file', ''],
    ['a table of something else', 'Date,Supplier,Amount\n01/11/2026,A,1.00'],
    ['a head alone', head],
    ['a month that ends before it begins', `${head}\nE,E,EUR,1.15,30/11/2026,01/11/2026`],
    ['days of no calendar', `${head}\nE,E,EUR,1.15,31/11/2026,32/11/2026`],
    ['pounds', `${head}\nUK,Pound,GBP,1.00,01/11/2026,30/11/2026`],
    ['a rate below zero', `${head}\nE,E,EUR,-1.15,01/11/2026,30/11/2026`],
    ['an invoice', '<Invoice><currencyCode>EUR</currencyCode></Invoice>'],
    ['a document that declares entities', xml.replace('?>', '?><!DOCTYPE a [<!ENTITY e "EUR">]>')],
    ['an entity for a code', xml.replaceAll('>EUR<', '>&e;<').replaceAll('>USD<', '>&e;<')],
    ['a file that is too large', csv + ' '.repeat(largestRatesFile)],
  ])('%s', (_, text) => {
    expect(ratesIn(text)).toBeUndefined()
  })
})

test('what is made to be slow is read in no time', () => {
  const started = performance.now()
  ratesIn(`<exchangeRateMonthList>${'<exchangeRate>'.repeat(70_000)}`)
  ratesIn(`${head}\n${'"'.repeat(500_000)}`)
  ratesIn(`${head}\n${','.repeat(500_000)}`)
  expect(performance.now() - started).toBeLessThan(patienceMs)
})

test('only small files of two kinds are looked into', () => {
  expect(mayHoldRates({ name: 'exrates-monthly-1126.CSV', size: 9000 })).toBe(true)
  expect(mayHoldRates({ name: 'rates.xml', size: 9000 })).toBe(true)
  expect(mayHoldRates({ name: 'rates.pdf', size: 9000 })).toBe(false)
  expect(mayHoldRates({ name: 'rates.csv', size: largestRatesFile + 1 })).toBe(false)
})

test('the size of a file whose name says that it holds no rates is not asked for', () => {
  const photo = {
    name: 'IMG_2041.jpg',
    get size(): number {
      throw new Error('waits for the disk')
    },
  }
  expect(mayHoldRates(photo)).toBe(false)
})
