import { expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const read = (...rows: string[]) => {
  const fields = readFields(paper('CORNER STORES', ...rows), { today: '2026-03-15' })
  return [fields.payment?.value, fields.cardLastFour?.value]
}

test.each<[string[], (string | undefined)[]]>([
  [
    ['Total | 6.00', 'Cash | 10.00', 'Change | 4.00'],
    ['cash', undefined],
  ],
  [
    ['Total | 6.00', 'VISA DEBIT | 6.00', '************4321'],
    ['card', '4321'],
  ],
  [
    ['Total | 6.00', 'Paid with Visa ending 7777'],
    ['card', '7777'],
  ],
  [
    ['Amount paid | 6.00', 'Method | CARD'],
    ['card', undefined],
  ],
  [
    ['Total | 6.00', 'TID: ****4741', 'Mastercard', 'XXXX XXXX XXXX 5929'],
    ['card', '5929'],
  ],
  [
    ['CASH BILL', 'Total | 6.00'],
    [undefined, undefined],
  ],
  [
    ['Total | 6.00', 'We will take this by Direct Debit'],
    [undefined, undefined],
  ],
  [
    ['Total | 6.00', 'Loyalty card ****1234'],
    [undefined, undefined],
  ],
])('%j is paid as %j', (rows, expected) => {
  expect(read(...rows)).toEqual(expected)
})

test.each([
  [['Total | 42.00', 'VISA | 30.00', 'Cash | 20.00', 'Change | 8.00'], false],
  [['Total | 42.00', 'Cash | 12.00', 'Card | 30.00'], false],
  [['Total | 36.00', 'Gift voucher | -10.00', 'Card payment | 26.00'], false],
  [['Total | 42.00', 'VISA DEBIT | 42.00'], true],
  [['Total | 6.00', 'Cash | 10.00', 'Change | 4.00'], true],
])('what was paid in several ways is not surely paid in one: %j', (rows, isSure) => {
  const { payment } = readFields(paper('CORNER STORES', ...rows), { today: '2026-03-15' })
  expect(payment?.isSure).toBe(isSure)
})

const invoice = (...foot: string[]) =>
  readFields(
    paper(
      'Fellgate Joinery Ltd | INVOICE',
      'Unit 4 Mill Lane | Invoice no INV-2071',
      'Kendal LA9 4QT | Invoice date 02/03/2026',
      'Oak shelving | 1,000.00',
      'VAT @ 20% | 200.00',
      'Total | £1,200.00',
      'Payment terms: 30 days|',
      ...foot,
    ),
    { today: '2026-03-15', home: 'GB' },
  )

test.each([
  'You can pay by bank transfer, cheque or credit card|',
  'To pay by debit card call 01539 555123|',
  'To pay £1,200.00 by credit card call 01539 555123|',
  'Credit card payments incur a 2% fee|',
  'A 2% surcharge applies to credit card payments|',
  'Visa and Mastercard welcome|',
  'Visa Mastercard Amex|',
  'Payment by cash, cheque or bank transfer|',
  'Payment can be made by credit card|',
  'Payable by credit card or BACS|',
  'Pay by card: 0800 123 4567 or online|',
  'Pay now with credit card|',
  'Late payments may be charged to your credit card|',
  'Contactless delivery available|',
  'Cardholder agreement enclosed|',
  'Payment terms: strictly cash on delivery|',
  '2% discount for prompt cash payment|',
  'Terms: Cash|',
  'Please pay by debit card or bank transfer|',
  'Sie können per Kreditkarte (Visa) zahlen|',
  'Zahlung per Überweisung oder Visa möglich|',
  'Zahlung per Überweisung oder Kreditkarte|',
  'Vous pouvez régler par Visa|',
  'Paiement par chèque, virement ou Visa|',
  'U kunt met Visa betalen|',
  'Puede pagar con Visa o transferencia|',
  'È possibile pagare con Visa|',
  'Pagamento con bonifico o Visa|',
])('how one may pay is not how it was paid: %s', (said) => {
  const { payment, cardLastFour, due } = invoice(said)
  expect([payment, cardLastFour, due?.value]).toEqual([undefined, undefined, '2026-04-01'])
})

test('how one may pay is told in two lines', () => {
  const { payment } = invoice('You can pay us by bank transfer or by|', 'credit card. Thank you.|')
  expect(payment).toBeUndefined()
})

test.each([
  'Paid by Visa ending 4242|',
  'Payment method: Visa|',
  'Payment method: Credit or debit card|',
  'Paid by credit card, thank you|',
  'Paid (card)|',
  'Paid by PayPal|',
  'VISA DEBIT | £1,200.00',
  'Card FROM CUSTOMER | £1,200.00',
  '12 May 2026 Payment Visa | £1,200.00',
  'Please note payment by Visa received|',
  'Total to pay by card | £1,200.00',
  'I agree to pay the above amount to the card issuer. VISA|',
  'Contactless|',
])('how it was paid is told: %s', (said) => {
  expect(invoice(said).payment).toMatchObject({ value: 'card', isSure: true })
})

test.each([
  ['IBAN DE12XXXXXXXXXXXXXX3456|'],
  ['DE12 XXXX XXXX XXXX XX 3456|'],
  ['IBAN: DE** **** **** **** 3456|'],
  ['Konto: DE** **** **** **** 3456|'],
  ['Von Ihrem Konto ****3456 gebucht|'],
  ['We will take this on 17 March from your bank account ending 4321|'],
  ['Bank account: ****4321|'],
  ['Account number ****4321|'],
  ['Compte : FR** **** **** **** 3456|'],
  ['Sort code|Account number', '11-22-33|****5678'],
])('hidden figures of the account of a bank are those of no card: %j', (...said) => {
  const { payment, cardLastFour } = invoice(...said)
  expect([payment, cardLastFour]).toEqual([undefined, undefined])
})

test.each([
  'Account: ************4321 | £1,200.00',
  'Visa account ending 4321|',
  'CARD ****4321|',
  'MC ************4321|',
  'XXXX XXXX XXXX 4321|',
])('hidden figures of a card are known: %s', (said) => {
  const { payment, cardLastFour } = invoice(said)
  expect([payment?.value, cardLastFour?.value]).toEqual(['card', '4321'])
})

test.each([
  ['Bar | 12,00', 'cash'],
  ['Espèces | 12,00', 'cash'],
  ['Efectivo | 12,00', 'cash'],
  ['Contanti | 12,00', 'cash'],
  ['Gotówka | 12,00', 'cash'],
  ['Dinheiro | 12,00', 'cash'],
  ['Kontant | 12,00', 'cash'],
  ['Käteinen | 12,00', 'cash'],
  ['Hotovost | 12,00', 'cash'],
  ['EC-Cash | 12,00', 'card'],
  ['Geg. girocard | 12,00', 'card'],
  ['electronic cash | 12,00', 'card'],
  ['CB | 12,00', 'card'],
  ['Tarjeta | 12,00', 'card'],
  ['Bancomat | 12,00', 'card'],
  ['BANKOMATKARTE | 12,00', 'card'],
  ['PIN | 12,00', 'card'],
  ['Karta | 12,00', 'card'],
  ['Multibanco | 12,00', 'card'],
  ['Kort | 12,00', 'card'],
  ['Kortti | 12,00', 'card'],
  ['TWINT | 12,00', 'card'],
  ['iDEAL | 12,00', 'card'],
  ['Zahlungsart: Bar', 'cash'],
  ['Mode de règlement | Carte bancaire', 'card'],
  ['Forma płatności: gotówka', 'cash'],
  ['Betrag dankend bar erhalten', 'cash'],
  ['Betaald per pin', 'card'],
])('the words of many languages say how it was paid: %s', (row, method) => {
  const { payment } = readFields(paper('MARKT 12', 'Brot | 12,00', 'Total | 12,00', row), {
    today: '2026-03-15',
  })
  expect(payment).toMatchObject({ value: method, isSure: true })
})

test.each([
  ['Gesamtbetrag | 162,00', 'Zimmer | 120,00', 'Bar | 42,00'],
  ['Bar | 162,00', 'Gesamtbetrag | 162,00'],
  ['Gesamtbetrag | 162,00', 'Zahlungsarten: Bar, EC-Karte, Kreditkarte'],
  ['Gesamtbetrag | 162,00', 'Zahlungsart: Überweisung'],
  ['Gesamtbetrag | 162,00', 'Keine Kartenzahlung möglich'],
  ['Card machine hire | 162.00', 'Total | 162.00'],
  ['Cash handling March | 162.00', 'Total | 162.00'],
  ['Visa application fee | £162.00', 'Total | £162.00'],
  ['Date | Details | Debit | Credit', '02/03/2026 | Invoice 2071 | 162.00', 'Total | 162.00'],
  ['Total | £162.00', 'PAN No: AABCB4417K'],
  ['Total | £162.00', 'First aid: see reception'],
  ['Total | £162.00', 'Debit account 4418'],
  ['Total | £162.00', 'Voucher has no cash value'],
  ['Total | £162.00', 'Refunds are made to the original credit card used for the purchase only'],
])('what is no way in which it was paid: %s, %s', (...rows) => {
  const { payment } = readFields(paper('GRAND HOTEL', ...rows), { today: '2026-03-15' })
  expect(payment).toBeUndefined()
})

test.each([
  'Keep your card safe. Card payment over £5',
  'Card ending 4418 was not charged',
  'Bonus card ****4418',
])('cash with change goes before words of cards: %s', (row) => {
  expect(read(row, 'Total | 6.00', 'Cash | 10.00', 'Change | 4.00')).toEqual(['cash', undefined])
})

test('a visa that was bought is surely no card', () => {
  const { payment } = readFields(paper('TRAVEL LTD', 'US visa | £160.00', 'Total | £160.00'), {
    today: '2026-03-15',
  })
  expect(payment?.isSure).not.toBe(true)
})
