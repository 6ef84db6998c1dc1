import { describe, expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const read = (...rows: string[]) => {
  const { total, vat, currency } = readFields(paper(...rows), { today: '2026-11-23', home: 'GB' })
  return [total?.value, vat?.value, currency?.value]
}

const sums = [
  'Work | USD | GBP',
  'Copy editing | 4,260.00 | 3,280.20',
  'Net | $4,260.00 | £3,280.20',
  'VAT 20% | $852.00 | £656.04',
]
const head = ['Quillon Editorial', '4 Hope Street, Liverpool L1 9BZ', 'Invoice INV-0480']

test('of sums in two currencies those count that the words of the total name', () => {
  expect(
    read(...head, ...sums, 'Total due in US dollars | $5,112.00 | £3,936.24', 'Pay USD 5,112.00'),
  ).toEqual(['5112.00', '852.00', 'USD'])
  expect(
    read(...head, ...sums, 'Total due in GBP | $5,112.00 | £3,936.24', 'USD for information'),
  ).toEqual(['3936.24', '656.04', 'GBP'])
})

test('a column of what sums are in other money is none of the paper’s', () => {
  const column = ['USD | AED equivalent', 'Total excl. VAT | 4,800.00 | 17,628.00']
  const below = ['VAT 5% | 240.00 | 881.40', 'Grand Total | 5,040.00 | 18,509.40']
  expect(read('Nakhla Events', 'TAX INVOICE', ...column, ...below)).toEqual([
    '5040.00',
    '240.00',
    'USD',
  ])
  const alone = ['Fee | 100.00', 'Total USD | 100.00', 'EUR equivalent', '92.40']
  expect(read('Quillon Editorial', 'Invoice', ...alone)[0]).toBe('100.00')
})

test('of two totals the one counts that was paid', () => {
  const receipt = ['КАФЕ РОЗА', 'УЛ. ГЕН. ГУРКО 12', 'ЗДДС No BG926617897', 'ТОНЕР | 39,84 Б']
  const rate = 'КУРС 1 EUR = 1.95583 BGN'
  const euros = ['ОБЩА СУМА EUR | 39,84', 'ОБЩА СУМА BGN | 77,92', rate, 'В БРОЙ | 39,84']
  const leva = ['ОБЩА СУМА BGN | 77,92', 'ОБЩА СУМА EUR | 39,84', rate, 'В БРОЙ | 77,92']
  expect(read(...receipt, ...euros)).toEqual(['39.84', undefined, 'EUR'])
  expect(read(...receipt, ...leva)).toEqual(['77.92', undefined, 'BGN'])
})

describe('where what was paid stands in two currencies', () => {
  const isSure = (...rows: string[]) => {
    const { total, currency } = readFields(paper(...rows), { today: '2026-11-23', home: 'GB' })
    return [total?.isSure, currency?.isSure]
  }
  const slip = ['HOTEL ARTS', 'VISA **** 1234', 'SALE', 'AMOUNT EUR 110.40']

  test.each([
    [['Booking Site', 'Total USD 120.00', 'Total EUR 110.40']],
    [['Hotel Arts', 'Total EUR 110.40', 'Total GBP 95.20', 'charged in GBP at rate 0.8623']],
    [['Acme', 'Amount charged £18.20', 'Total $22.50']],
    [['Hotel Arts', 'Total EUR 110.40', 'Amount charged to your card GBP 95.20']],
    [[...slip, 'GBP 95.20', 'EXCHANGE RATE 1 EUR = 0.8623 GBP']],
    [['Migros', 'TOTAL CHF 16.80', 'TOTAL EUR 18.27', 'BAR EUR 20.00', 'RUECKGELD CHF 1.60']],
  ])('neither it nor the currency is sure: %j', (rows) => {
    expect(isSure(...rows)).toEqual([false, false])
  })

  test('its tax is not sure either', () => {
    const rows = [
      'Cloudbase, Inc.',
      'Invoice 8812',
      'Charges | USD 78.37',
      'VAT 20% | USD 15.67',
      'Total | USD 94.04',
      'VAT in GBP | GBP 12.34',
      'Total in GBP | GBP 74.06',
    ]
    const { vat } = readFields(paper(...rows), { today: '2026-11-23', home: 'GB' })
    expect(vat?.isSure ?? false).toBe(false)
  })

  test.each([
    [['TOTAL CHF 4.50', 'TOTAL EUR 4.80', 'Bar CHF 10.00', 'Rückgeld CHF 5.50'], '4.50', 'CHF'],
    [['Total EUR 110.40', 'Total GBP 95.20', 'VISA GBP 95.20'], '95.20', 'GBP'],
    [
      ['Net EUR 100.00', 'VAT 20% EUR 20.00', 'VAT in GBP 17.20', 'Total EUR 120.00'],
      '120.00',
      'EUR',
    ],
    [['CELKEM Kč 141,00', 'Celkem v EUR 5,62', 'Hotově 200,00', 'Vráceno 59,00'], '141.00', 'CZK'],
    [['SUMA PLN 333,13', 'GOTÓWKA EUR 80,00', 'RESZTA PLN 2,87'], '333.13', 'PLN'],
    [['Total CAD $447.83', 'If you pay in U.S. funds: US$329.65 at 1.3585'], '447.83', 'CAD'],
    [
      ['Do zapłaty 2 029,50 EUR', 'Kurs NBP: 1 EUR = 4,3148 PLN. Kwota podatku VAT: 1 637,47 PLN'],
      '2029.50',
      'EUR',
    ],
    [['Work £95.20', 'Total £95.20', 'Excess over $500.00 is not covered'], '95.20', 'GBP'],
  ])('unless what was handed over tells, or no sum is in the other: %j', (rows, total, code) => {
    const [found, , currency] = read('Kiosk', ...rows)
    expect([found, currency]).toEqual([total, code])
    expect(isSure('Kiosk', ...rows)[1]).toBe(true)
  })
})

test('a total that is told in other money for a tax is not the one to be paid', () => {
  const usage = [
    'Nimbus Straits Cloud Pte. Ltd.',
    '71 Ayer Rajah Crescent, Singapore 139951',
    'Tax invoice',
    'Usage | US$271.62',
    'GST (9%) | US$24.45',
    'Total | US$296.07',
  ]
  const told = [
    'Total before tax | S$349.57',
    'GST (9%) | S$31.47',
    'Total including GST | S$381.04',
  ]
  const heading = 'Singapore dollar equivalent for GST purposes, 1 USD = 1.2870 SGD'
  expect(read(...usage, heading, ...told)).toEqual(['296.07', '24.45', 'USD'])
})

test.each([
  ['Total USD | $1,000.00', 'HP 305 cartridge or equivalent', 'Total to pay GBP | £790.00'],
  ['Total fare | €90.00', 'CO2 equivalent 42 kg', 'Total charged | £77.40'],
  ['Total | €240.00', 'Amount equivalent in GBP', 'Total paid (GBP) | £206.40'],
  ['Total | €1,392.00', 'Tax point for VAT purposes 06/03/2026', 'Total | £1,200.00'],
])('what is equivalent to something else leaves open which total is to be paid: %s', (...rows) => {
  const { total } = readFields(paper('Elan Textiles Ltd', 'Invoice 1120', ...rows), {
    today: '2026-11-23',
    home: 'GB',
  })
  expect(total?.isSure ?? false).toBe(false)
})
