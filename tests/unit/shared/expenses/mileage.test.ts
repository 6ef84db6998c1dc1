import { describe, expect, test } from 'vitest'
import {
  mileageClaim,
  milesInYear,
  parseMiles,
  taxYearOf,
  type Journey,
} from '../../../../shared/expenses/mileage'
import { addAmounts } from '../../../../shared/money'

const journey = (more: Partial<Journey> = {}): Journey => ({
  date: '2026-11-12',
  vehicle: 'car',
  miles: '100',
  passengers: 0,
  ...more,
})

const cases: [what: string, Partial<Journey>, before: string, parts: string[], total: string][] = [
  ['a car begins at 45p', {}, '0', ['100 at 45 is 45.00'], '45.00'],
  ['the mile that reaches 10,000 is at 45p', {}, '9900', ['100 at 45 is 45.00'], '45.00'],
  [
    'one that crosses the threshold has a part on either side',
    {},
    '9905',
    ['95 at 45 is 42.75', '5 at 25 is 1.25'],
    '44.00',
  ],
  [
    'a tenth of a mile beyond the threshold is at 25p, and the parts add up to the rounded sum',
    { miles: '12.3' },
    '9987.8',
    ['12.2 at 45 is 5.49', '0.1 at 25 is 0.03'],
    '5.52',
  ],
  [
    'neither part is rounded up for itself',
    { miles: '0.2' },
    '9999.9',
    ['0.1 at 45 is 0.05', '0.1 at 25 is 0.02'],
    '0.07',
  ],
  ['beyond the threshold all is at 25p', {}, '10000', ['100 at 25 is 25.00'], '25.00'],
  ['so it is far beyond', { miles: '0.1' }, '25000.5', ['0.1 at 25 is 0.03'], '0.03'],
  [
    'each passenger is 5p a mile, whatever the threshold',
    { passengers: 2 },
    '12000',
    ['100 at 25 is 25.00', '200 at 5 is 10.00'],
    '35.00',
  ],
  ['a motorcycle is 24p', { vehicle: 'motorcycle' }, '9950', ['100 at 24 is 24.00'], '24.00'],
  ['and stays so', { vehicle: 'motorcycle' }, '11000', ['100 at 24 is 24.00'], '24.00'],
  [
    'nobody travels along on a bicycle, which is 20p',
    { vehicle: 'bicycle', passengers: 1 },
    '0',
    ['100 at 20 is 20.00'],
    '20.00',
  ],
  ['half a penny is rounded up', { miles: '12.1' }, '0', ['12.1 at 45 is 5.45'], '5.45'],
]

describe('what a journey comes to', () => {
  test.each(cases)('%s', (_, more, before, parts, total) => {
    const claim = mileageClaim(journey(more), before)
    expect(
      claim?.parts.map(({ miles, pence, amount }) => `${miles} at ${pence} is ${amount}`),
    ).toEqual(parts)
    expect(claim?.total).toBe(total)
    expect(addAmounts(claim?.parts.map(({ amount }) => amount) ?? [])).toBe(total)
  })

  test('the miles of the year grow by those of the journey, not by those of its passengers', () => {
    expect(mileageClaim(journey({ miles: '12.4', passengers: 3 }), '100.6')?.milesAfter).toBe('113')
  })

  test('the rates hold from their first day on, and nothing is made up for the days before', () => {
    expect(mileageClaim(journey({ date: '2011-04-06' }), '0')?.total).toBe('45.00')
    expect(mileageClaim(journey({ date: '2011-04-05' }), '0')).toBeUndefined()
  })
})

test('a tax year goes from 6 April to 5 April', () => {
  const names = ['2026-04-05', '2026-04-06', '2027-04-05', '1999-12-31'].map(
    (date) => taxYearOf(date).name,
  )
  expect(names).toEqual(['2025/26', '2026/27', '2026/27', '1999/00'])
  expect(taxYearOf('2026-11-12')).toMatchObject({ from: '2026-04-06', to: '2027-04-05' })
})

describe('miles count', () => {
  const by = (person: string, more: Partial<Journey> = {}) => ({ ...journey(more), person })

  test('for their own tax year and their own kind of vehicle', () => {
    const journeys = [
      by('Ann', { date: '2026-04-05', miles: '1000' }),
      by('Ann', { date: '2026-04-06', miles: '10.5' }),
      by('Ann', { date: '2027-04-05', miles: '0.6' }),
      by('Ann', { vehicle: 'bicycle', miles: '7' }),
    ]
    expect(milesInYear(journeys, by('Ann'))).toBe('11.1')
    expect(milesInYear(journeys, by('Ann', { date: '2026-01-01' }))).toBe('1000')
    expect(milesInYear([], by('Ann'))).toBe('0')
  })

  test('for the one who travelled, however the name is typed', () => {
    const journeys = [by('Ann Ôke', { miles: '9900' }), by(' ann  oke', { miles: '50' })]
    expect(milesInYear(journeys, by('ANN OKE'))).toBe('9950')
    expect(milesInYear(journeys, by('Bob'))).toBe('0')
    const first = mileageClaim(journey({ miles: '1000' }), milesInYear(journeys, by('Bob')))
    expect(first?.total).toBe('450.00')
  })
})

test.each([
  ['12', '12'],
  ['12.40', undefined],
  ['12.4', '12.4'],
  ['1,204 miles', '1204'],
  ['7 mi', '7'],
  ['007.0', '7'],
  ['0', undefined],
  ['0.0', undefined],
  ['-3', undefined],
  ['12 km', undefined],
  ['123456', undefined],
])('miles typed as %s are %s', (typed, miles) => {
  expect(parseMiles(typed)).toBe(miles)
})
