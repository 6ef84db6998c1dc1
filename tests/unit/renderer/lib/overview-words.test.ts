import { afterEach, expect, test } from 'vitest'
import { speak } from '../../../../shared/words/words'
import {
  amountWords,
  lengths,
  quarterName,
  shortMonth,
  shortPounds,
  untoldWords,
} from '../../../../renderer/lib/overview-words'

afterEach(() => speak('en'))

test.each([
  ['0.00', '£0'],
  ['-0.40', '£0'],
  ['6962.51', '£6,963'],
  ['-12.40', '-£12'],
  ['9999.50', '£10k'],
  ['12440.00', '£12.4k'],
  ['-123456.00', '-£123k'],
  ['1250000.00', '£1.3m'],
])('%s is %s above a narrow bar', (amount, words) => {
  expect(shortPounds(amount)).toBe(words)
})

test('a bar of what may be less says so, and any other has its amount alone', () => {
  const bar = { key: 'not-due', label: 'Not due', amount: '10149.20' }
  expect(amountWords({ ...bar, isExact: false })).toBe('up to £10,149.20')
  expect([amountWords({ ...bar, isExact: true }), amountWords(bar)]).toEqual([
    '£10,149.20',
    '£10,149.20',
  ])
})

test.each([
  ['-0.40', '0 £'],
  ['1000.00', '1.000 £'],
  ['-12440.00', '-12,4 T£'],
  ['1250000.00', '1,3 Mio. £'],
])('%s is %s above a narrow bar in German', async (amount, words) => {
  await speak('de')
  expect(shortPounds(amount)).toBe(words)
})

test('January bears its year, and a quarter the one it ends in', () => {
  expect([shortMonth('2025-12-01'), shortMonth('2026-01-01')]).toEqual(['Dec', 'Jan 26'])
  expect(quarterName({ from: '2026-07-01', to: '2026-09-30' })).toBe('Jul to Sep 2026')
})

test('the longest bar is whole, the least is seen, and nothing has none', () => {
  expect(lengths(['200.00', '50.00', '0.01', '0.00', '-7.00'])).toEqual([100, 25, 1.5, 0, 0])
  expect(lengths(['0.00'])).toEqual([0])
})

test('expenses that do not say their VAT are told of', () => {
  const quarter = (count: number, untold: number) => ({
    from: '2026-07-01',
    to: '2026-09-30',
    gross: '1.00',
    net: '1.00',
    vat: '0.00',
    count,
    untold,
  })
  expect(untoldWords([quarter(3, 0)])).toBeUndefined()
  expect(untoldWords([quarter(3, 1), quarter(0, 0)])).toBe(
    '1 of 4 expenses does not say the VAT and is left out.',
  )
  expect(untoldWords([quarter(0, 2)])).toBe('The expenses known here do not say their VAT.')
})
