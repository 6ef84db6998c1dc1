import { expect, test } from 'vitest'
import { tellsOfPayment } from '../../../../../electron/reading/input/mail-payment'

const signature = [
  'Kind regards',
  'Jo Marlow | Marlow & Sons Ltd | 12 High Street, York | 01904 496 000 | VAT GB 123 4567 89',
  'This message is meant for whoever it is addressed to. If that is not you, tell us and delete it. No contract comes about by it, and nothing in it is advice of any kind.',
].join('\n')

test.each([
  ['a table with a total', 'Hotel Adler\nTotal paid\t212.00 GBP'],
  ['a total in a row below its label', 'Parking\nAmount paid\n£4.20\nYork'],
  ['items in cells', 'Latte\t£3.20\nCake\t£4.10'],
  ['a table in German', 'Fahrt\t10,25 €\nGesamtbetrag\t12,30 €'],
  ['a table with codes before the amounts', 'Room\tCHF 180.00\nTax\tCHF 4.50'],
  [
    'a letter with a total',
    'Dear Jo\nThank you for parking with us at Station Road on 3 April 2026 from 9 to 17 o’clock, with the car AB12 CDE.\nTotal: £4.20\nYou need not do anything else. We hope to see you again.\nKind regards\nParking Ltd',
  ],
])('%s is a receipt', (_, text) => {
  expect(tellsOfPayment(text)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a phone that signs', 'Sent from my iPhone'],
  ['a signature', `Receipt attached.\n${signature}`],
  ['a note with an amount', `Lunch with Jo, £23.50\n${signature}`],
  ['a note with a total', `Taxi total £12.30\n${signature}`],
  ['a note with several amounts', 'Taxi £12.00\nLunch £20.00\nTotal £32.00\nSent from my iPhone'],
  ['a note in German', 'Beleg Mittagessen 23,50 €\nViele Grüße\nJo'],
  [
    'an amount within a letter',
    `${'We talked about the offer of £1,200.00 last week and decided not to take it. '.repeat(4)}\n${signature}`,
  ],
  ['a table in a signature', 'Jo Marlow\tMarlow & Sons\nTel\t01904 496000\nVAT\tGB 123 4567 89'],
])('%s goes with a picture, and is no receipt', (_, text) => {
  expect(tellsOfPayment(text)).toBe(false)
})
