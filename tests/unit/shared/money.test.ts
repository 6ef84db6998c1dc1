import { describe, expect, test } from 'vitest'
import {
  addAmounts,
  compareAmounts,
  formatPounds,
  isPositive,
  parseAmount,
  parseSum,
  subtractAmounts,
  vatWithin,
} from '../../../shared/money'
import { forSeeds } from '../../support/random'

describe('an amount as people type it is read', () => {
  test.each([
    ['61.27', '61.27'],
    ['£61.27', '61.27'],
    [' £ 61.27 ', '61.27'],
    ['12', '12.00'],
    ['12.5', '12.50'],
    ['.5', '0.50'],
    ['0.01', '0.01'],
    ['007', '7.00'],
    ['1,234.50', '1234.50'],
    ['£1,234,567.89', '1234567.89'],
    ['1234567.89', '1234567.89'],
    ['-3', '-3.00'],
    ['-£3.10', '-3.10'],
    ['£-3.10', '-3.10'],
    ['0', '0.00'],
    ['99999999.99', '99999999.99'],
    ['\u00a061.27\t', '61.27'],
  ])('%j is %s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })
})

describe('what is not plainly one amount is refused, never guessed', () => {
  test.each([
    '',
    ' ',
    '£',
    '-',
    '.',
    ',',
    '5.',
    '12.345',
    '1.234,50',
    '1,23',
    '12,34',
    '1,2345',
    ',123',
    '1,,234',
    '1,234,56',
    '1 234.50',
    '61.27p',
    '61.27 GBP',
    '€61.27',
    '$61.27',
    '££5',
    '--5',
    '+5',
    '5-',
    '(5.00)',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '61.27.10',
    '61·27',
    '６１.27',
    '٦١',
    '100000000',
    '-100000000',
    '9'.repeat(500),
    '12\n34',
    'about 12',
  ])('%j', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })
})

test('nothing is minus nothing to no one', () => {
  expect(parseAmount('-0')).toBe('0.00')
  expect(parseAmount('-0.00')).toBe('0.00')
})

test.each([
  [['0.10', '0.20'], '0.30'],
  [[], '0.00'],
  [['1.10', '2.20', '3.30'], '6.60'],
  [['0.07', '0.01'], '0.08'],
  [['99999999.99', '0.01'], '100000000.00'],
  [['10.00', '-10.00'], '0.00'],
])('%j adds up to %s', (amounts, sum) => {
  expect(addAmounts(amounts)).toBe(sum)
})

test('sums and differences are those of whole pence, whatever the amounts', async () => {
  await forSeeds(300, (random) => {
    const pence = random.list(random.whole(0, 100), () => random.whole(-999_999_999, 999_999_999))
    const sum = pence.reduce((total, next) => total + BigInt(next), 0n)
    expect(addAmounts(pence.map(inPounds))).toBe(inPounds(sum))
    const [a = 0, b = 0] = pence
    expect(subtractAmounts(inPounds(a), inPounds(b))).toBe(inPounds(a - b))
    expect(Math.sign(compareAmounts(inPounds(a), inPounds(b)))).toBe(Math.sign(a - b))
    expect(isPositive(inPounds(a))).toBe(a > 0)
  })
})

test('an amount that was shown is read as the same amount', async () => {
  await forSeeds(500, (random) => {
    const amount = inPounds(random.whole(-9_999_999_999, 9_999_999_999))
    expect(parseAmount(formatPounds(amount))).toBe(amount)
    expect(parseAmount(amount)).toBe(amount)
  })
})

test.each([
  ['24.00', 'Standard', '4.00'],
  ['61.27', 'Standard', '10.21'],
  ['0.01', 'Standard', '0.00'],
  ['0.03', 'Standard', '0.01'],
  ['0.09', 'Standard', '0.02'],
  ['10.00', 'Reduced', '0.48'],
  ['0.21', 'Reduced', '0.01'],
  ['10.00', 'Zero', '0.00'],
  ['10.00', 'Zero rated', '0.00'],
  ['10.00', 'Exempt', '0.00'],
  ['10.00', 'Outside the Scope', '0.00'],
  ['24.00', '  STANDARD ', '4.00'],
  ['99999999.99', 'Standard', '16666666.67'],
])('%s at %s holds %s of VAT', (gross, vatType, vat) => {
  expect(vatWithin(gross, vatType)).toBe(vat)
})

test('half a penny of VAT is rounded up', () => {
  expect(vatWithin('0.63', 'Reduced')).toBe('0.03')
  expect(vatWithin('0.15', 'Standard')).toBe('0.03')
  expect(vatWithin('0.105', 'Reduced')).toBe('0.01')
})

test.each(['', 'STD', 'Reverse charge', 'constructor', '__proto__', 'toString'])(
  'no rate is known for %j, so no VAT is claimed',
  (vatType) => {
    expect(vatWithin('24.00', vatType)).toBeUndefined()
  },
)

test.each([
  ['1234.5', '£1,234.50'],
  ['-3', '-£3.00'],
  ['0', '£0.00'],
  ['-0.00', '£0.00'],
  ['999.99', '£999.99'],
  ['1000', '£1,000.00'],
  ['1234567.89', '£1,234,567.89'],
  ['99999999.99', '£99,999,999.99'],
])('%s is shown as %s', (amount, shown) => {
  expect(formatPounds(amount)).toBe(shown)
})

/** Pence to pounds without a floating point in sight. */
function inPounds(pence: number | bigint): string {
  const digits = String(pence).replace('-', '').padStart(3, '0')
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

test.each([
  ['12+3.50', '15.50'],
  ['£40 - 2.99', '37.01'],
  ['1,200 + 34.5 + .50', '1235.00'],
  ['10-12', '-2.00'],
  ['-5+7', '2.00'],
  ['12', undefined],
  ['-12', undefined],
  ['12+', undefined],
  ['12++3', undefined],
  ['12*3', undefined],
  ['12.345+1', undefined],
  ['2026-11-20', '1995.00'],
])('the sum %j comes to %s', (text, amount) => {
  expect(parseSum(text)).toBe(amount)
})
