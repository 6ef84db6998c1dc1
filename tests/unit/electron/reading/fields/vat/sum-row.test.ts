import { expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const vatOf = (...rows: string[]) =>
  readFields(paper('WHARFSIDE ESTATES LTD', ...rows), { today: '2026-03-15' }).vat

test.each<[string, string[]]>([
  [
    'rent and what is charged with it',
    [
      'Charge | Net | VAT | Gross',
      'Rent | 3,750.00 | 750.00 | 4,500.00',
      'Service Charge | 412.30 | 82.46 | 494.76',
      'Insurance Rent | 138.00 | 0.00 | 138.00',
      'Totals | 4,300.30 | 832.46 | 5,132.76',
      'Amount now due | £5,132.76',
    ],
  ],
  [
    'the sums of each rate under the lines',
    [
      'Net | VAT | Gross',
      'Fitting | 3,690.30 | 738.06 | 4,428.36',
      'Books | 138.00 | 0.00 | 138.00',
      'Parts | 472.00 | 94.40 | 566.40',
      'of which | 4,162.30 | 832.46 | 4,994.76',
      '138.00 | 0.00 | 138.00',
      'Totals | 4,300.30 | 832.46 | 5,132.76',
      'To pay | £5,132.76',
    ],
  ],
])('the tax in a row that adds up the rows above it is sure: %s', (_, rows) => {
  expect(vatOf(...rows)).toMatchObject({ value: '832.46', isSure: true })
})

test('the tax of an item that is too small to be taken for money is what its gross amount has beyond its net one', () => {
  const rows = [
    'Megnevezés | Nettó ár | ÁFA | ÁFA érték | Bruttó ár',
    'Filteres kávéfőző | 25 976 | 27% | 7 014 | 32 990',
    'Házhozszállítás | 1 173 | 27% | 317 | 1 490',
    'Összesen | 27 149 | 7 331 | 34 480',
    'Fizetendő végösszeg: 34 480 Ft',
  ]
  expect(vatOf(...rows)?.value).toBe('7331.00')
})

test('labour and parts are no net amount and its tax', () => {
  const rows = [
    'Job | Labour | Parts | Together',
    'Brakes | 310.00 | 47.50 | 357.50',
    'Clutch | 420.00 | 91.30 | 511.30',
    'Total | 730.00 | 138.80 | 868.80',
    'To pay | £868.80',
  ]
  expect(vatOf(...rows)).toBeUndefined()
})

test('a service charge, a premium and a price with VAT in it are never sure to be the tax, whatever their rate', () => {
  const stay = ['1 Mar | 100.00 | 10.00 | 110.00', '2 Mar | 200.00 | 20.00 | 220.00']
  const sum = ['Total | 300.00 | 30.00 | 330.00']
  for (const head of [
    'Date | Room | Service charge | Total',
    'Date | Food inc VAT | Service | Total',
  ])
    expect(vatOf(head, ...stay, ...sum)?.isSure ?? false, head).toBe(false)
  expect(vatOf('Cover | Premium | Tax | Total', ...stay, ...sum)?.isSure ?? false).toBe(false)
  const summary = ['VAT rate | Net | VAT', '20% | 275.00 | 55.00']
  expect(vatOf('Date | Room | Service charge | Total', ...stay, ...sum, ...summary)).toMatchObject({
    value: '55.00',
    isSure: true,
  })
})

test('a tax that a row of sums does not print is left to what else is known of it', () => {
  const rows = ['VAT | Net | Gross', 'S | 100.00 | 120.00', 'S | 200.00 | 240.00']
  const sums = ['Total | 300.00 | 360.00', 'Total VAT | 59.99', 'To pay | £360.00']
  expect(vatOf(...rows, ...sums)?.value).toBe('59.99')
})

test('the tax in a row that adds up the sums of two groups of lines is sure', () => {
  const rows = [
    'Net £ | VAT £ | Total £',
    'Lease, fixed fee | 1,450.00 | 290.00 | 1,740.00',
    'Licence | 441.00 | 88.20 | 529.20',
    '1,891.00 | 378.20 | 2,269.20',
    'Disbursements',
    'Search | 182.40 | 36.48 | 218.88',
    'Registration fee | 45.00 | 0.00 | 45.00',
    '227.40 | 36.48 | 263.88',
    'Total of this bill | 2,118.40 | 414.68 | 2,533.08',
    'Less received on account | 750.00',
    'Balance now due | 1,783.08',
  ]
  expect(vatOf(...rows)).toMatchObject({ value: '414.68', isSure: true })
})
