/** Of electron/reading/fields: a total that its label names and that is not all of it is not sure. */
import { expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const totalOf = (text: string) =>
  readFields(paper('Northgate Trading', '12 Quay Street', 'INVOICE', ...text.split(';;')), {
    today: '2026-11-28',
  }).total

/** Papers whose total was not read, or is on another page. */
test.each([
  'Malerarbeiten|1.050,00 €;;Material|150,00 €;;Nettobetrag|1.200,00 €;;zzgl. 19 % MwSt.|228,00 €',
  'Lumityöt|400,00;;Veroton yhteensä|400,00;;ALV 25,5 %|102,00',
  'Hot buffet|290.00;;Sandwiches|180.00;;Net total|470.00;;VAT @ 20.0% on 290.00|58.00',
  'Base imponible|1.000,00 €;;IRPF -15%|-150,00 €;;Total a percibir|1.060,00 €',
  'Base imponible;;1.000,00 €;;IRPF -15%;;-150,00 €;;Total a percibir;;1.060,00 €',
  'Subtotal|£27.50;;Total (incl. £5.41 VAT);;£32.45;;Thank you',
  'Labour|1,000.00;;Less CIS 20% of labour|-200.00;;Amount payable|1,240.00',
  'Hire of marquee|2,000.00;;VAT 20%|400.00;;Less deposit paid|-600.00;;Balance due|1,800.00',
  'Burger|28.40;;Coffee|6.40;;Total|34.80;;Tip|6.50;;Thank you',
  'Fare|GBP 142.00;;Air Passenger Duty|GBP 13.00;;Passenger Service Charge|GBP 31.86',
  'Import VAT|71.40;;Disbursement fee|15.00;;Thank you',
  'Chleb|5,50C;;Szampon|9,00A;;SPRZEDAŻ OPODATKOWANA A|9,00;;SUMA PTU|2,99',
  'Item|Qty|Price|VAT|Total;;Drill bits|2|24.50|9.80|58.80;;Impact driver|1|130.00|26.00|156.00',
  'Désignation|Qté|P.U. HT|Montant HT;;Sac kraft|4,00|18,60|74,40;;Boîte|6,00|11,25|67,50;;Papier|3,00|32,80|98,40;;Farine|20,00|21,90|438,00;;Sucre|5,00|15,60|78,00;;À reporter|756,30',
  'Week 1|8.00|22.00|176.00;;Week 2|12.00|22.00|264.00;;Total hours|20.00;;Thank you',
])('what is not all of it is not sure: %s', (text) => {
  expect(totalOf(text)?.isSure ?? false).toBe(false)
})

/** Ordinary papers that look like those. */
test.each([
  ['Net|1,200.00;;VAT 20%|240.00;;Total|1,440.00', '1440.00'],
  ['Total|120.00;;Includes VAT 20%|20.00', '120.00'],
  ['Netto|100,00;;USt 19 %|19,00;;Gesamtbetrag|119,00;;Saldo zu unseren Gunsten|419,00', '119.00'],
  [
    'Our fee at 15%:|£11,100.00;;VAT 20%:|£2,220.00;;Amount of this invoice:|£13,320.00',
    '13320.00',
  ],
  ['Plan|€14.00;;VAT Germany 19%|€2.66;;Charged|€16.66', '16.66'],
  [
    'Hand cream|€6.20;;Sun lotion|€40.35;;Amount|€46.55;;Of which VAT @ 23%|€3.82;;Card|€46.55',
    '46.55',
  ],
  [
    'Rental subtotal|900.00;;Tax 8%|72.00;;Total|$972.00;;Deposit|-$500.00;;Balance due on delivery|$472.00',
    '972.00',
  ],
  [
    'Salad|14.00;;Beer|8.50;;Total|$22.50;;Suggested gratuity 18%|$4.05;;Gratuity not included',
    '22.50',
  ],
  ['Subtotal|31.60;;Service tax 6%|1.90;;NET TOTAL|33.50;;Cash|33.50', '33.50'],
  ['Freight|735.00;;CGST 9%|66.15;;SGST 9%|66.15;;NET AMOUNT|867.30', '867.30'],
  ['Lunch|50.00;;Tip|5.00;;Total|55.00;;Visa|55.00', '55.00'],
  ['Lunch|50.00;;Total|50.00;;Suggested tips;;Tip 10%|5.00;;Tip 15%|7.50', '50.00'],
  ['Notebook|12.00;;Total|12.00;;Delivery included|2.00;;Visa|12.00', '12.00'],
  ['Gross|1,440.00;;Net|1,200.00;;VAT 20%|240.00;;Total|1,440.00;;Less CIS|-200.00', '1440.00'],
  ['Parking fee|6.50;;VAT included @20%|1.08;;Thank you', '6.50'],
  ['Total|100.00;;Rate|Net|VAT|Gross;;20%|83.33|16.67|100.00', '100.00'],
])('a total stays sure: %s', (text, value) => {
  expect(totalOf(text)).toMatchObject({ value, isSure: true })
})

const receiptOf = (text: string) =>
  readFields(paper('The Copper Pot', '12 Quay Street', ...text.split(';;')), {
    today: '2026-11-28',
  }).total

test.each([
  'TOTAL|£49.00;;Split bill 1 of 2;;YOUR SHARE|£24.50;;Card payment|£24.50',
  'TOTAL|£49.00;;Split bill 1 of 2;;Card payment|£24.50;;VISA|£24.50',
  'Bill total|125.00;;Split 4 ways;;Amount per person|31.25;;PAID CARD|31.25;;REMAINING|93.75',
  'TOTAL|£80.00;;Split equally between 4;;Each pays|£20.00;;VISA CONTACTLESS|£20.00',
  'Total|£66.00;;Paid so far|£44.00;;This payment|£22.00;;VISA|£22.00',
  'TOTAL|£80.00;;VISA|£40.00;;OUTSTANDING|£40.00',
  'Gesamtsumme|60,00 €;;Geteilt durch 2;;Ihr Anteil|30,00 €',
  'TOTAL|60,00 €;;Addition partagée;;Votre part|30,00 €',
  'Total|£60.00;;Split 1 of 2|£30.00',
])('the bill of a table is not sure where a share of it was paid: %s', (text) => {
  expect(receiptOf(text)?.isSure ?? false).toBe(false)
})

test.each([
  ['TOTAL|£79.98;;GIFT CARD|£50.00;;VISA DEBIT|£29.98', '79.98'],
  ['TOTAL|£17.50;;CLUBCARD VOUCHER|£5.00;;MASTERCARD SALE|£12.50;;CHANGE DUE|£0.00', '17.50'],
  ['TOTAL TO PAY|£12.00;;POINTS REDEEMED|-£8.00;;VISA|£4.00', '12.00'],
  ['TOTAL|£50.00;;CASH|£20.00;;VISA|£30.00', '50.00'],
  ['TOTAL|£50.00;;VISA|£25.00;;VISA|£25.00', '50.00'],
  ['TOTAL|£48.00;;Per person (4)|£12.00;;VISA|£48.00', '48.00'],
  ['TOTAL|£48.00;;This payment will appear on your statement as COPPER POT', '48.00'],
  ['Celkem 7 170,00 Kč;;Uhrazeno: platební kartou dne 12. 11. 2024.', '7170.00'],
  ['TOTAL|£48.00;;Split 4 ways|£12.00;;VISA|£48.00', '48.00'],
])('a bill stays sure where what was paid comes to it: %s', (text, value) => {
  expect(receiptOf(text)).toMatchObject({ value, isSure: true })
})

test('totals that a till proposes with a tip leave what was asked for sure', () => {
  const rows = 'Burger|18.00;;Fries|7.50;;Subtotal|25.50;;Tax|2.10;;= Total:|$27.60'
  const tips = 'Suggested tip:;;20%: (Tip $5.10 Total $32.70);;22%: (Tip $5.61 Total $33.21)'
  expect(totalOf(`${rows};;${tips}`)).toMatchObject({ value: '27.60', isSure: true })
})
