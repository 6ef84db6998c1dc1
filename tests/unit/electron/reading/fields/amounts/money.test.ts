import { expect, test } from 'vitest'
import {
  decimal,
  isWithoutDecimals,
  moneyIn,
} from '../../../../../../electron/reading/fields/amounts/money'

const cents = (text: string) => moneyIn(text).map((money) => money.cents)

test.each([
  ['£12.50', [1250]],
  ['12.50', [1250]],
  ['Total £1,234.56', [123456]],
  ['1.234,56 €', [123456]],
  ['TOTAL12.50', [1250]],
  ['RM21.85', [2185]],
  ['Total:RM 21.85', [2185]],
  ['-3.00', [-300]],
  ['(3.00)', [-300]],
  ['3.00-', [-300]],
  ['2 x 1.50  3.00', [150, 300]],
  ['£45', [4500]],
  ['75.005R', [7500]],
  ['15.0C', [1500]],
  ['fO .58', [58]],
  ['12. 50', [1250]],
  ['Rp1.684.514', [168451400]],
  ['Rp 1.684.514,00', [168451400]],
  ['1.234,50 TL', [123450]],
  ['Att betala  12 500:00', [1250000]],
  ['Moms  2 500:50 kr', [250050]],
  ['450:50 kr', [45050]],
  ['Kr 450:50', [45050]],
  ['26,5 €', [2650]],
  ['Net à payer  1 234,5', [123450]],
])('%s is read as %j hundredths', (text, expected) => {
  expect(cents(text)).toEqual(expected)
})

test.each([
  '12.03.18',
  '12/03/2018',
  '20.0%',
  '0.450kg',
  '12.30pm',
  'Tel 0117 496 0001',
  '45',
  'v1.2.3',
  '1.234 per litre',
  'Öppet 10:00 - 18:30',
  'Tid  12:30',
  'Tel 08 123:45 vardagar',
  '12,5 € TTC/kg',
  '12,5 EUR/MWh',
  'Relevé  12 345  12 345,5',
  'Zużycie  1 234,5 kWh',
])('%s holds no amount', (text) => {
  expect(cents(text)).toEqual([])
})

test('the sign beside an amount tells its currency', () => {
  expect(moneyIn('£3.00')[0]?.currency).toBe('GBP')
  expect(moneyIn('3.00 EUR')[0]?.currency).toBe('EUR')
  expect(moneyIn('RM3.00')[0]?.currency).toBe('MYR')
  expect(moneyIn('3.00')[0]?.currency).toBeUndefined()
  expect(moneyIn('AMOUNT DUE  R684.00')[0]?.currency).toBe('R')
  expect(moneyIn('Total Fr. 12.50')[0]?.currency).toBe('CHF')
  for (const hours of [
    'Mo.-Fr. 08.30 - 12.30 Uhr',
    'Mo - Fr. 8.30 Uhr',
    'Do, Fr. 14.00-17.00',
    'Fr. 9.00 bis 12.00',
  ])
    expect(moneyIn(hours).map(({ currency }) => currency)).not.toContain('CHF')
  expect(moneyIn('Rs. 1,18,000.00')[0]?.currency).toBe('Rs')
})

test('hundredths are written as a plain decimal', () => {
  expect([5, 1250, -60, 0].map((value) => decimal(value))).toEqual([
    '0.05',
    '12.50',
    '-0.60',
    '0.00',
  ])
})

test.each([
  ['Total 1 440,00', 144000],
  ["Total 1'234.50", 123450],
  ['Total 1,18,000.00', 11800000],
  ['Total EUR 1 440.00', 144000],
  ['Summe 1.234.567,89', 123456789],
  ['Kaffee 2 4,40', 440],
])('thousands are parted in the ways of the world: %s', (text, cents) => {
  expect(moneyIn(text).map((money) => money.cents)).toEqual([cents])
})

test.each([
  ['Summe 158 474,18', [15_847_418]],
  ['Total 1 234.50', [123_450]],
  ['Netto 12 440,00 | 2 440,00', [1_244_000, 244_000]],
])('a space too narrow to part two numbers parts thousands: %s', (text, cents) => {
  expect(moneyIn(text, () => true).map((money) => money.cents)).toEqual(cents)
})

test('a space wide enough to part two numbers does', () => {
  expect(moneyIn('Kaffee 2 440,00', () => false).map(({ cents }) => cents)).toEqual([44_000])
})

test.each([
  ['Totaal 45,-', 4500],
  ['Total 1.250,--', 125_000],
  ['Fr. 12.50', 1250],
])('no hundredths are written as a dash: %s', (text, cents) => {
  expect(moneyIn(text).map((money) => money.cents)).toEqual([cents])
})

test.each([
  ['12 500 Ft', 1_250_000, 'HUF'],
  ['HUF 12.500', 1_250_000, 'HUF'],
  ['¥1,200', 120_000, '¥'],
  ['-2 706 960 HUF', -270_696_000, 'HUF'],
])('%s has no decimals and needs none', (text, cents, currency) => {
  expect(moneyIn(text)).toMatchObject([{ cents, currency }])
})

test('figures in groups are amounts only on papers whose currency has no decimals', () => {
  expect(isWithoutDecimals(['Kávé  950', 'Összesen  12 500 Ft'])).toBe(true)
  expect(isWithoutDecimals(['Coffee  9.50', 'JPY accepted'])).toBe(false)
  expect(moneyIn('Nettó  12 500', undefined, true)).toMatchObject([{ cents: 1_250_000 }])
  expect(moneyIn('Nettó  12 500')).toEqual([])
})

test('figures in groups are amounts beside a shared sign where the paper has no decimals', () => {
  const whole = (text: string) => moneyIn(text, undefined, true).map((money) => money.cents)
  expect(whole('Total  $16.898.499')).toEqual([1689849900])
  expect(whole('Samtals  950 kr.')).toEqual([95000])
  expect(whole('A 24%  2.990 718')).toEqual([])
})

test('a minus between the letters of a sign and the rest of it counts', () => {
  expect(moneyIn('Total HK-$234.72').map(({ cents }) => cents)).toEqual([-23_472])
  expect(moneyIn('Flat B-2 HK$234.72').map(({ cents }) => cents)).toEqual([23_472])
})

test('a dash in the column before an amount is no minus', () => {
  expect(moneyIn('Property tax  -  1 658,00').map(({ cents }) => cents)).toEqual([165_800])
})

test.each([
  ['Total - £450.00', [45_000]],
  ['Total – 450.00', [45_000]],
  ['Parts - 130,00 €', [13_000]],
  ['VAT @ 20% - £20.00', [2000]],
  ['Total: - £450.00', [45_000]],
  ['Total -£450.00', [-45_000]],
  ['Total  - 450.00', [-45_000]],
  ['Discount - £5.00', [-500]],
  ['3 for 2 - 1.20', [-120]],
  ['Less deposit paid - 200.00', [-20_000]],
])('a dash that is typed between words and their amount is no minus: %s', (text, expected) => {
  expect(cents(text)).toEqual(expected)
})

test.each([
  ['Total à payer  500 €', [50_000], 'EUR'],
  ['Gesamtbetrag  500 Euro', [50_000], 'EUR'],
  ['Totale fattura  1.250 €', [125_000], 'EUR'],
  ["Total  CHF 1'200", [120_000], 'CHF'],
  ['Summa  4 500 kr.', [450_000], 'kr'],
  ['Celkem  1 250 Kč', [125_000], 'CZK'],
  ['Razem  450 zł', [45_000], 'PLN'],
  ['1,200 SGD', [120_000], 'SGD'],
  ['Att betala 4 500:-', [450_000], undefined],
  ['Total  £66.5', [6650], 'GBP'],
])('whole amounts with their sign, and tenths, are amounts: %s', (text, expected, currency) => {
  expect(moneyIn(text).map((money) => [money.cents, money.currency])).toEqual(
    expected.map((value) => [value, currency]),
  )
})

test.each(['ab 50 € frei Haus', 'Turnover of £1.5m', 'Gäller vid köp över 500 kr i butik'])(
  'within a sentence whole figures with a sign behind them are no amounts: %s',
  (text) => {
    expect(moneyIn(text)).toEqual([])
  },
)

test('a dot with spaces on both sides parts two figures', () => {
  expect(moneyIn('Kvitto 36742 · 16 februari')).toEqual([])
})
