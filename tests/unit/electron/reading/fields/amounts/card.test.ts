import { expect, test } from 'vitest'
import { cardIn } from '../../../../../../electron/reading/fields/amounts/card'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

const four = (...rows: string[]) =>
  cardIn(rowsOf(paper('CORNER STORES', 'TOTAL | 6.00', ...rows)))?.lastFour

test.each([
  'PAYBACK ****4418',
  'PAYBACK Karten-Nr. ****4418',
  'Kundenkarte: ********4418',
  'Carte de fidélité **** 4418',
  'Bonuskaart xxxxxxxxx4418',
  'MORE card ****4418',
  'Airmiles ****4418',
  'Stammiskort ****4418',
  'Karta Moja Biedronka ****4418',
  'Coop medlem ****4418',
  'Direct debit ****4418',
])('figures of what binds a buyer to a shop or of a bank are those of no card: %s', (row) => {
  expect(four(row)).toBeUndefined()
})

test.each([
  'Staff ID: ****4418',
  'Order ref ****4418',
  'Tel: 0161 xxx 4418',
  'Policy no. XXXX4418',
  'Invoice no ........ 4418',
  'Ref.....2026/14',
  'Page .......... 2026',
  'Total payable ............ 1200',
  'TK Maxx 2026',
  'XX 2026',
  '## 4418',
  '0800 *** 4418',
  '**** 2026 ****',
])('figures of other things are those of no card: %s', (row) => {
  expect(four(row)).toBeUndefined()
})

test.each([
  'VISA ************4418',
  'VISA DEBIT | ...4418',
  'EFTPOS CHQ 7350..4418 | $6.00',
  'BankAxept ************4418-1',
  'GARAGE CARD **** 4418 | R6.00',
  'FUELCARD 7077 **** 4418 | 6.00',
  'Tankpas 7840 **** 4418 | 6,00',
  'Revolut ....4418, 13:48',
  'Cheque card 5388 **** **** 4418',
  'Customer copy VISA ************4418',
  '476173******4418 | 6.00',
  'MasterCard •••• 4418 | 6.00',
  'Visa - 4418 | 6.00',
  'Mastercard (4418)',
  'Taken from card **** 4418 with thanks',
  'The total has been taken from the card ending 4418',
  'Företagskort *****4418',
  'PAID 16Jun24 VISA 4418 $578.39',
  'Visa card ...........4418',
  'Refunded to Mastercard ending 4418',
  'Card used: ************4418',
  '*4418 VISA CHARGE | $6.00',
  'Apple Pay (Visa **** 4418)',
  'Kartennr. XXXXXXXXXXXX4418',
  'TARJ. BANCARIA: **** **** **** 4418',
  'Kortti: **** **** **** 4418',
  'CB n° **** **** **** 4418',
])('those of the card that paid are found: %s', (row) => {
  expect(four(row)).toBe('4418')
})

test.each([
  ['ExtraCare Card #: *********1111', 'VISA ************4418'],
  ['PAYBACK ****1111', 'girocard | 6,00', 'Karte ############4418'],
  ['App. Code | A0000000031010', '46 xxxxxxxx 4418'],
  ['Nectar card number', '****1111', '************4418'],
  ['Terminal ID: ****1234', '************4418'],
])('the card that paid counts, whatever stands before it: %j', (...rows) => {
  expect(four(...rows)).toBe('4418')
})

test('a sum without decimals is no number of a card', () => {
  expect(four('TOTAL | ¥1250', 'VISA 1250')).toBeUndefined()
})
