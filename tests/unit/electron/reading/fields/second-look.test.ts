import { expect, test } from 'vitest'
import { isReadAlike } from '../../../../../electron/reading/fields/second-look'

test.each([
  ['an amount, whatever stands around it', 'total', '61.27', '61.27', '£61.27 GBP', true],
  ['an amount with its digits set apart', 'total', '1234.50', '1 234,50', '1.234,50', true],
  ['an amount below one', 'vat', '0.50', '0.50', '.50', true],
  ['another digit', 'total', '61.27', '61.27', '61.21', false],
  ['a digit too few', 'total', '161.27', '161.27', '61.27', false],
  ['nothing', 'total', '61.27', '61.27', '', false],
  ['a date, written in any way', 'date', '2018-03-06', '06/03/2018', '06-03-18', true],
  ['another year', 'date', '2018-03-06', '06/03/2018', '06/03/2016 2', false],
  ['another month', 'date', '2026-06-03', '3 JUN 2026', '3 JAN 2026', false],
  ['signs beside a date', 'date', '2026-06-03', 'JUN 3RD, 26', 'Date: JUN 3RD 26', true],
  ['the month before the day', 'date', '2026-06-03', '06/03/2026', '06/03/2026', true],
  ['the digits of a card', 'cardLastFour', '0421', '**** 0421', 'XXXX0421', true],
  ['other digits of a card', 'cardLastFour', '0421', '**** 0421', '**** 0427', false],
  ['the same name', 'supplier', 'Dilly’s Deli', 'Dilly’s Deli', 'DILLY S DELI', true],
  ['another letter', 'supplier', 'TIHES BOOKS', 'TIHES BOOKS', 'TIAES BOOKS', false],
  ['a letter more', 'supplier', 'Five Star', 'Five Star', 'Five Stars 12', true],
  ['another letter of its form', 'supplier', 'Sun Sdn Bhd', 'Sun Sdn Bhd', 'Sun Sin Bhd', true],
  ['a figure for a letter', 'supplier', 'Aeon Co.', 'AEON CO.', 'AEON C0.', true],
  ['a part of a name', 'supplier', 'Fermata Room', 'Fermata Room', 'Fermata', true],
  ['a capital for a small letter', 'supplier', 'Lidl', 'Lidl', 'LidI', true],
  ['a figure for a sign', 'supplier', 'M&S', 'M&S', 'M8S', true],
  ['letters of two parts as one', 'supplier', 'Færge', 'Færge', 'FAERGE', true],
  ['another name behind its form', 'supplier', 'SARL Dupont', 'SARL Dupont', 'SARL Dupond', false],
  [
    'another name before a town',
    'supplier',
    'Smith Ltd Leeds',
    'Smith Ltd Leeds',
    'Smyth Ltd Leeds',
    false,
  ],
  [
    'who keeps it',
    'supplier',
    'Blumen Voss',
    'Blumen Voss, Inh. M. Voss',
    'Blumen Voss, Inh. N. Voss',
    true,
  ],
  ['nothing of a name', 'supplier', 'Wexmoor', 'Wexmoor', '', true],
] as const)('a second look that sees %s', (_, field, value, first, second, expected) => {
  expect(isReadAlike(field, value, { first, second })).toBe(expected)
})
