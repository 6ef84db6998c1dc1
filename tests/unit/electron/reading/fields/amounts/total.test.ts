import { expect, test } from 'vitest'
import { amountsOf } from '../../../../../../electron/reading/fields/amounts/amounts'
import { ledgerOf } from '../../../../../../electron/reading/fields/amounts/ledger'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { totalCandidates } from '../../../../../../electron/reading/fields/amounts/total'
import { paper } from '../paper'

test('print that is large counts, however large, as much as print of twice the size', () => {
  const largeAt = (times: number) => {
    const rows = rowsOf(paper('CORNER STORES', 'Total | 12.00')).map((row) => ({
      ...row,
      height: row.unit * times,
    }))
    return totalCandidates(ledgerOf(amountsOf(rows), 1))[0]?.signs['large'] ?? 0
  }
  expect([1, 1.65, 2.15, 2.4, 9].map(largeAt)).toEqual([0, expect.closeTo(0.5), 1, 1, 1])
})

/** The signs of the first amount of a value. */
function signsOf(value: string, coin: number, ...rows: string[]) {
  const ledger = ledgerOf(amountsOf(rowsOf(paper(...rows))), coin)
  return totalCandidates(ledger).find((candidate) => candidate.value === value)?.signs ?? {}
}

test('cash is rounded to the coins of the country', () => {
  const rows = ['Totalt | 123.40', 'Kontant | 123.00', 'Öresavrundning | -0.40']
  expect(signsOf('123.40', 100, ...rows)['unrounded']).toBe(1)
  expect(signsOf('123.40', 1, ...rows)['unrounded']).toBeUndefined()
})

test('a net sum and the taxes under it point to their sum, whatever the words', () => {
  const rows = ['Summa | 100.00', 'Esimene | 20.00', 'Teine | 5.00', 'Kokku | 125.00']
  expect(signsOf('125.00', 1, ...rows)['sumOfAbove']).toBe(1)
  expect(signsOf('100.00', 1, ...rows)['sumOfAbove']).toBeUndefined()
  const items = ['Kohv | 40.00', 'Tee | 60.00', 'Kokku | 100.00']
  expect(signsOf('100.00', 1, ...items)['sumOfAbove']).toBeUndefined()
})

test('sums in boxes side by side are what the headings over them say, and add up to the last', () => {
  const rows = ['Subtotal | VAT 20 % | Amount due', '1,583.74 EUR | 316.75 EUR | 1,900.49 EUR']
  expect(signsOf('1900.49', 1, ...rows)).toMatchObject({ strong: 1, sumOfAbove: 1 })
  expect(signsOf('1583.74', 1, ...rows)['strong']).toBeUndefined()
  const unknown = ['Vahe | Maks 24 % | Lõpp', '100.00 | 24.00 | 124.00']
  expect(signsOf('124.00', 1, ...unknown)['sumOfAbove']).toBe(1)
})

test('the sums of a rate in a table are not those of the paper', () => {
  const rows = [
    '% | Net | VAT | Total',
    '20 % | 13.57 | 2.72 | 16.29',
    '0 % | 72.20 | 0.00 | 72.20',
  ]
  expect(signsOf('16.29', 1, ...rows)['sumOfAbove']).toBeUndefined()
})

test('a paper whose amounts are nearly all below zero is a refund, whatever its words', () => {
  const rows = ['Tuoli | -120.00', 'Pöytä | -80.00', 'Välisumma | -200.00', 'Lopuksi | -250.00']
  expect(signsOf('-250.00', 1, ...rows)).not.toEqual({})
})

test.each([
  ['Creditnota', 'Excl. btw | -€ 173,00', 'Btw 21% | -€ 36,33', 'Wij betalen terug', '-€ 209,33'],
  ['Dobropis', 'Základ | -3 763,00', 'Daň | -451,56', 'K vrácení', '-4 214,56 Kč'],
])('on a %s what goes back is the total', (title, net, tax, words, sum) => {
  const lines = ['Monitor | -82,50', 'Toner | -90,50']
  const { total } = readFields(paper(title, ...lines, net, tax, `${words} | ${sum}`), {
    today: '2026-11-23',
  })
  expect(Number(total?.value)).toBe(-Number(sum.replace(/[^\d,]/g, '').replace(',', '.')))
})

test('a credit note whose sums are below zero is a refund, though it prints a rebate and nothing above zero', () => {
  const sums = [
    'Sum of items | -7.90',
    'Rebates, total | 0.23',
    'Charges, total | 0.00',
    'Net total | -7.67',
    'VAT | -1.12',
    'Total | -8.79',
  ]
  const total = (...rows: string[]) =>
    readFields(paper('Hafenblick GmbH', ...rows), { today: '2026-11-23' }).total?.value
  expect(total('CREDIT NOTE No. RK21012345 of 16 September 2026', ...sums)).toBe('-8.79')
})

test('what failing to pay will cost is not the total', () => {
  const rows = ['Toll | $7.73', 'Invoice fee | $2.50', 'Total amount due $10.23']
  const threat = 'Failure to pay will result in a $25.00 violation fee and registration hold.'
  const fields = readFields(paper('TOLL INVOICE', ...rows, threat), { today: '2026-11-23' })
  expect(fields.total?.value).toBe('10.23')
})

const totalOf = (...rows: string[]) => readFields(paper(...rows), { today: '2026-11-20' }).total

test('what running text says of something else is not the total, and its money not that of the paper', () => {
  const rows = [
    'Okonjo Scrivener Notaries',
    'I attended you to deal with the sale of a flat in Kraków for PLN 940,000.00. My fee and',
    'Attendance | 95.00',
    'Drafting | 165.00',
    'VAT on fees at 20% | £52.00',
    'Fees and VAT | £312.00',
  ]
  expect(totalOf(...rows)?.value).not.toBe('940000.00')
  const { currency } = readFields(paper(...rows), { today: '2026-11-20' })
  expect(currency?.value).toBe('GBP')
})

test.each([
  'Macht zusammen',
  'Charges, all in CAD',
  'Boekingsbedrag',
  'Prix payé, TVA 6 % comprise',
  'COSTO LAVORAZIONE IVA COMPRESA',
])('%s names the total', (label) => {
  const rows = ['Kestrel Works', 'One | 2 | 19.00 | 38.00', 'Another | 1 | 98.00 | 98.00']
  expect(totalOf(...rows, `${label} | 136.00`, 'Next visit | 240.00')?.value).toBe('136.00')
})

test('one amount over the total proves no sum by being itself, several do', () => {
  expect(signsOf('17.50', 1, 'Wait | 17.50', 'Total | 58.50')['oneItem']).toBe(1)
  expect(signsOf('58.50', 1, 'Ride | 41.00', 'Wait | 17.50', 'Total | 58.50')).toMatchObject({
    itemSum: 1,
  })
  expect(
    signsOf('58.50', 1, 'Ride | 41.00', 'Wait | 17.50', 'Total | 58.50')['oneItem'],
  ).toBeUndefined()
})

test('a named sum that nothing bears out is not sure where what was charged adds up to another', () => {
  const rows = (charged: string) => [
    'Top-up confirmation and VAT invoice | 24-73071',
    'FRANKLINE MAILING SYSTEMS',
    'Held before this top-up | 23.73',
    'Held after this top-up | 523.73',
    'Used since installation | 18,022.94',
    'Register sum | 18,546.67',
    'Postage downloaded | 500.00',
    'Handling of this top-up | 3.95',
    'Meter rental, 3 months | 72.00',
    'VAT at 20%, not on postage | 15.19',
    `Charged for this top-up | ^£${charged}`,
    'Taken from card on 17 Oct 2024, with thanks.',
  ]
  expect(totalOf(...rows('591.14'))).toMatchObject({ value: '18546.67', isSure: false })
  expect(totalOf(...rows('577.95'))).toMatchObject({ value: '18546.67', isSure: true })
})

test('what running text says was charged is the total where the others add up to it', () => {
  const rows = ['Little Puddle', 'Coat | 20.00', 'VAT 20% | 4.00']
  const told =
    'We have charged the card that you gave us with 24.00 for this order, with many thanks.'
  expect(totalOf(...rows, told)?.value).toBe('24.00')
})

test('a sum that running text says was received may be the total', () => {
  const rows = [
    'Quittance de loyer',
    'déclare avoir reçu de Madame Bertin la somme de 750,00 € au titre du paiement du loyer',
    'Loyer : 650,00 €',
    'Provision pour charges : 100,00 €',
  ]
  expect(signsOf('750.00', 1, ...rows)).toMatchObject({ largest: 1 })
})

test('a total is not sure where each amount begins with a 2 that may be a pound sign', () => {
  const head = ['HATCH & SONS', 'VAT No 293 4417 05', 'Thank you for your custom']
  const rows = [...head, 'Bread | 23.20', 'Cheese | 24.75']
  expect(totalOf(...rows, 'TOTAL | 27.95', 'CARD | 27.95')?.isSure).toBe(false)
  expect(totalOf(...rows, 'TOTAL | 47.95', 'CARD | 47.95')?.isSure).toBe(true)
  expect(totalOf(...head, 'Bread | £23.20', 'TOTAL | £27.95')?.isSure).toBe(true)
  expect(totalOf(...head, 'TOTAL | 27.95', 'CARD | 27.95')?.isSure).toBe(true)
  expect(totalOf(...head, 'Bread | 3.20', 'TOTAL | 27.95')?.isSure).toBe(true)
})

test('the VAT that a customer pays to the state under the reverse charge is no total', () => {
  const rows = [
    'M. Kowalczyk Groundworks',
    'Gross value of work | £3,260.00',
    'VAT 20% reverse charge - customer to pay the VAT to HMRC | £652.00',
    'VAT charged on this invoice | £0.00',
    'Amount payable to us | £3,260.00',
  ]
  expect(totalOf(...rows)?.value).toBe('3260.00')
})

test('the total of what is given back is not that of the sale', () => {
  const rows = ['REFUND', 'Original total | £312.84', 'Hammer | -109.00', 'Tiles | -61.50']
  const { total } = readFields(
    paper('Marlow DIY', ...rows, 'TOTAL REFUND | £-170.50', 'CARD REFUND | £170.50'),
    { today: '2026-11-23' },
  )
  expect(total?.value).toBe('-170.50')
})

test('what was paid by an Austrian card holds the tip', () => {
  const rows = ['Summe | 34,10', 'Trinkgeld | 3,90', 'EUR | 38,00', 'Bankomat | 38,00']
  const { total } = readFields(paper('Taxi Aydin', 'Rechnung', 'Fahrpreis | 34,10', ...rows), {
    today: '2026-11-23',
  })
  expect(total?.value).toBe('38.00')
})
