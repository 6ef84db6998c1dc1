/** Of electron/reading/fields: the day of a document beside days of other papers. */
import { expect, test } from 'vitest'
import { dateCandidates } from '../../../../../../electron/reading/fields/dates/date'
import { isDateClear } from '../../../../../../electron/reading/fields/dates/field'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const dateOf = (...rows: string[]) =>
  readFields(paper(...rows), { today: '2026-11-23', home: 'GB' }).date

test('the day of an order is not the one of the invoice, whichever stands first', () => {
  const head = ['Harbour Supplies Ltd', '12 Quay Street', 'Invoice']
  const days = ['Order date: 22/10/2025', 'Invoice date: 27/10/2025']
  const foot = ['Chair | £120.00', 'Total | £120.00']
  expect(dateOf(...head, ...days, ...foot)?.value).toBe('2025-10-27')
  expect(dateOf(...head, ...days.toReversed(), ...foot)?.value).toBe('2025-10-27')
})

test('where no other day is named, the day of the order is the one', () => {
  expect(dateOf('Harbour Supplies Ltd', 'Order date: 22/10/2025', 'Total | £120.00')?.value).toBe(
    '2025-10-22',
  )
})

test('the day of the document that a credit note corrects is not its own', () => {
  expect(
    dateOf(
      'Atelier Marchand SARL',
      'Avoir',
      'Avoir n° 4411',
      'Le 04.03.2024',
      "Facture d'origine 199444 du 16.01.2024 (120,00 €)",
      'Total TTC | 60,00 €',
    ),
  ).not.toMatchObject({ value: '2024-01-16', isSure: true })
})

test('the day of an advance that is taken off is never the paper’s own', () => {
  const own = ['Studio Marchand', '12 rue Haute', 'FACTURE | F24-863', '5 octobre 2024']
  const lines = ['Reportage | 1 030,00 €', 'Acompte facture A24-23 du 26 août 2024 | -309,00 €']
  expect(dateOf(...own, ...lines, 'Total TTC | 721,00 €')?.value).toBe('2024-10-05')
  const german = ['Foto Brandt', 'Rechnung', '05.10.2024', 'Anzahlung vom 26.08.2024 | -30,00']
  expect(dateOf(...german, 'Gesamt | 70,00 €')?.value).toBe('2024-10-05')
})

test('the day on which a paper was paid is not its own where it has another', () => {
  expect(
    dateOf(
      'Invoice INV321725',
      'Nov 22, 2025',
      'Guest day pass | $30.00',
      'Total | $30.00',
      'Payment of $30.00 received Nov 23, 2025 by ACH',
    ),
  ).toMatchObject({ value: '2025-11-22' })
})

test.each([
  ['Passée le 19/06/2024', 'sam 10 août 2024 à 20h30'],
  ['Gekauft am 19.06.2024', 'Sa, 10. August 2024, 20:30'],
  ['Purchased on 19/06/2024', 'Sat 10 August 2024 20:30'],
])('the day of buying goes before the day of the play: %s', (bought, played) => {
  expect(dateOf('Harbour Theatre', played, bought, 'Total | 60,80 €')?.value).toBe('2024-06-19')
})

test('a label that names the day of the invoice and another is that of the invoice', () => {
  const days = ['Invoice date / Delivery date | 11 January 2025', 'Order date 09 January 2025']
  expect(dateOf('Desk & Dot Ltd', ...days, 'Total | £55.21')?.value).toBe('2025-01-11')
})

test('the day of an order is not sure where the paper has another', () => {
  const days = ['11 January 2025', 'Order date 09 January 2025']
  expect(dateOf('Desk & Dot Ltd', ...days, 'Total | £55.21')).not.toMatchObject({
    value: '2025-01-09',
    isSure: true,
  })
})

test('the day after the number of a bill is its own, not the one to pay it by', () => {
  const bill = ['entro il 11/02/2025', 'Bolletta n. 25363316227 del 22/01/2025']
  expect(dateOf('Energia S.p.A.', ...bill, 'Totale bolletta | € 202,15')?.value).toBe('2025-01-22')
})

test('a day with the month first is turned once', () => {
  const days = ['Bill date | 05/10/25', 'Payment received 04/28/25 | -$141.80', 'Due date 05/31/25']
  expect(
    dateOf('Madawaska Power', 'Edmundston NB E3V 2H9', ...days, 'Total | $186.76')?.value,
  ).toBe('2025-05-10')
})

const letter = ['Hill Lofts Ltd, Unit 4 | 7694P', 'Invoiced to | Our invoice']
const dated = ['Mrs H. Rowley | 19-Aug-25', 'For the attention of | Invoice dated']
const payBy = ['REQ-469 | 02-Sep-25', 'Your reference | To be paid before']

test('where words stand under what they are of, the day over them is named by them', () => {
  const found = readFields(
    paper(...letter, ...dated, ...payBy, 'Amount of this invoice: £120.00'),
    {
      today: '2026-11-23',
      home: 'GB',
    },
  )
  expect(found.date?.value).toBe('2025-08-19')
  expect(found.due?.value).toBe('2025-09-02')
})

test('words over their days still speak of what stands under them', () => {
  const box = ['Invoice date | Due date', '19-Aug-25 | 02-Sep-25', 'Terms | Net 14']
  expect(dateOf('Kestrel Ltd', 'Invoice', ...box, 'Total | £120.00')?.value).toBe('2025-08-19')
})

test('a day under a sum that only says by when is the day to pay', () => {
  const sum = ['Montant à payer | 429,30 €', '| avant le 31/07/2026']
  const bill = ['Votre facture n° | 2026-261335', 'Éditée le | 03/07/2026']
  expect(dateOf('Régie des Eaux', ...sum, ...bill, 'Total TTC | 429,30 €')?.value).toBe(
    '2026-07-03',
  )
})

test.each([
  ['Course date: 3/3/2026', 'Invoice number FA716, issued 9/3/2026.', '2026-03-09'],
  ['PICKUP DATE | 24-Sep-2026', 'FREIGHT BILL DATE | 28-Sep-2026', '2026-09-28'],
])('%s is not the day of the invoice beside %s', (other, own, expected) => {
  expect(dateOf('Menai Trust', other, own, 'Total payable £835.00')?.value).toBe(expected)
})

test('the day of a treatment in a table is not the day of the bill', () => {
  const bill = dateOf(
    'Praxis Dr. Fazekas',
    '| 16.06.2024',
    'Datum | Leistung | Faktor | Betrag €',
    '07.06.2024 | Beratung | 2,3 | 10,72',
    '| Ultraschall | 1,8 | 20,99',
    '| | Gesamtbetrag | 31,71',
  )
  expect(bill?.value).toBe('2024-06-16')
})

test('the days of work in a table are not the day of the bill', () => {
  expect(
    dateOf(
      'Law Office of Denise Marchetti',
      'May 2, 2025 |',
      'Date | Services | Amount',
      '4/26/2025 | Telephone conference | 1,452.00',
      '4/22/2025 | Draft agreement | 1,452.00',
      'Total amount of this bill | $2,904.00',
    )?.value,
  ).toBe('2025-05-02')
})

test('a row of days and sums under their labels is no table of work', () => {
  expect(
    dateOf(
      'Kestrel Ltd',
      'Invoice date | Invoice no | Amount due',
      '03/02/2026 | 10442 | £120.00',
      'Chair | £120.00',
    )?.value,
  ).toBe('2026-02-03')
})

test('a heading that runs on over the next columns says what stands under its own words', () => {
  expect(
    dateOf(
      'Lakeshore Orthopedics | STATEMENT DATE  PAY THIS AMOUNT  STATEMENT #',
      '55 Harbor View, Erie, PA 16507 | 11/23/2024  $84.42  S6107914',
      'Service date 10/4/2024 |',
      'Balance due from patient: $84.42',
    )?.value,
  ).toBe('2024-11-23')
})

test.each([
  ['Déposé le | 19/08/25', 'À retirer le | 22/08/25 après 16 h', '2025-08-19'],
  ['In: | Sep 16 2025 08:59', 'Out: | Sep 17 2025 19:42', '2025-09-17'],
  ['In: | Sep 16 2025 08:59', 'Ready: | Sep 17 2025', '2025-09-16'],
  ['Einfahrt | 16.09.2025 08:59', 'Ausfahrt | 17.09.2025 19:42', '2025-09-17'],
  ['Required payment date May 15, 2025', 'Bill date Apr 22, 2025', '2025-04-22'],
  ['Service date | 07/30/2024', 'Statement date | 08/29/2024', '2024-08-29'],
])('of `%s` and `%s` the day is %s', (one, other, day) => {
  expect(dateOf('Carver Plaza', one, other, 'Total | 25.31')?.value).toBe(day)
})

test('a street with its town and state, without a postcode, puts the month first', () => {
  expect(
    dateOf('Tallgrass Market', '9800 E Kellogg, Wichita, KS', 'TOTAL | $85.29', '04/10/2025 14:55'),
  ).toMatchObject({ value: '2025-04-10' })
})

test.each([
  [
    'Factura rectificativa',
    '24/08/2024',
    'Factura rectificada F24/91671 de 21/07/2024',
    '2024-08-24',
  ],
  ['Invoice', '16 August 2024', 'To our charges, completed on 13 August 2024', '2024-08-16'],
  ['Invoice', 'Date out | 19/04/2024', 'Booked in | 11/04/2024', '2024-04-19'],
  [
    'Avviso di pagamento n. AV-24 del 10/05/2024',
    '',
    'da versare entro il 28/05/2024',
    '2024-05-10',
  ],
  ['Je bestelling', '13 december 2024 20:15 uur', 'Besteld op 7 oktober 2024', '2024-10-07'],
])('of `%s`, `%s` and `%s` the day is %s', (title, one, other, day) => {
  expect(dateOf('Casa Robles', title, one, other, 'Total | 25,31')?.value).toBe(day)
})

test('on a credit note the day of the invoice that it credits is not its own', () => {
  const days = ['Dato | Vedrører faktura | Fakturadato', '17.09.2025 | 53666 | 22.08.2025']
  const sums = ['Klistermærker | 755,00', 'Krediteret i alt kr. | 943,75']
  expect(dateOf('Lyngby Offset', 'Kreditnota K25-121', ...days, ...sums)?.value).toBe('2025-09-17')
  expect(dateOf('Lyngby Offset', 'Faktura K25-121', ...days, ...sums)?.value).toBe('2025-08-22')
})

test('on a reminder the day of the invoice that was not paid is not its own', () => {
  const asked = ['Invoice no. 73640', 'Invoice dated 08/01/2026', 'To pay now | €255.00']
  const head = ['Kinsale Chamber of Trade', 'The Treasurer | 25/03/2026']
  expect(dateOf(...head, 'Second reminder: annual subscription', ...asked)?.value).toBe(
    '2026-03-25',
  )
  expect(dateOf(...head, 'Annual subscription', ...asked)?.value).toBe('2026-01-08')
})

test('on a reminder a day called its date alone is its own, though a later one is said', () => {
  const facts = ['Dyddiad / Date: 03/11/2026 |', 'Invoice no. 7100284471 | 01/10/2026']
  const asked = ['A wnewch chi dalu erbyn 27/11/2026', 'Amount | £20.00']
  const date = dateOf('Dyfrwen County Council', 'REMINDER', ...facts, ...asked)
  expect(date?.value).toBe('2026-11-03')
})

test('on a reminder the day after a town is its own, beside those of numbered invoices', () => {
  const letter = [
    'Auvelais, le 22 janvier 2026 |',
    '2e RAPPEL |',
    'Document | Date | Échéance | Solde',
  ]
  const first = 'Facture 25/00412 | 12/11/2025 | 12/12/2025 | 362,40'
  const second = 'Facture 25/00467 | 30/11/2025 | 30/12/2025 | 518,91'
  expect(dateOf('Delvigne', ...letter, first, second, 'Total | 881,31')?.value).toBe('2026-01-22')
})

test('on a reminder the day of the letter counts, not those of the invoices that it lists', () => {
  const letter = ['Two Herons Design Ltd | 14 July 2026', 'Norwich |', 'SECOND REMINDER |']
  const table = ['Invoice | Dated | Was due | £', '118204 | 08/05/2026 | 22/05/2026 | 84.36']
  const more = [
    '118377 | 22/05/2026 | 05/06/2026 | 112.80',
    '118560 | 05/06/2026 | 19/06/2026 | 61.44',
  ]
  expect(
    dateOf('Oakapple', ...letter, ...table, ...more, 'Total now payable | 258.60')?.value,
  ).toBe('2026-07-14')
})

test('the day on which somebody was fined or looked after is not that of the bill', () => {
  const fined = ['Swiftlane Van Hire', 'Invoice 84126360 | 31/03/2026']
  const offence = 'Date and time of offence | 08/03/2026 at 08:38'
  expect(dateOf(...fined, offence, 'Total charged | £95.00')?.value).toBe('2026-03-31')
  const town = ['Gemeente Waterwolde', 'Naheffingsaanslag', 'Dagtekening 8 oktober 2026']
  const seen = ['Datum en tijd controle', '27 september 2026 13:55']
  expect(dateOf(...town, ...seen, 'Te betalen € 78,20')?.value).toBe('2026-10-08')
})

test('a day that stands alone is the one, not those of a table of what was done when', () => {
  expect(
    dateOf(
      'Praxis Reimold',
      ' | 14.05.2026',
      'Rechnung Nr. 26-647',
      'Datum | Ziffer | Leistung | EUR',
      '14.04.2026 | 1 | Anamnese | 20,50',
      ' | 35.2 | Behandlung | 27,00',
      '21.04.2026 | 35.2 | Behandlung | 27,00',
      ' | | Rechnungsbetrag | 74,50',
    )?.value,
  ).toBe('2026-05-14')
})

test('the day of a purchase is one, said in whatever way', () => {
  for (const words of ['Achat effectué le', 'Compra realizada el', 'Acquisto effettuato il'])
    expect(dateOf('Casa Robles', `${words} 04/03/2026`, 'Total | 25,31')?.value).toBe('2026-03-04')
})

test('a sentence that goes on with a day in the next line says what day it is', () => {
  expect(
    dateOf(
      'Thermi SAS',
      'FACTURE FC253265 du 15/06/2025 - devis accepté le 16/04/2025 - fin de travaux |',
      'le 11/06/2025 |',
      'Total TTC | 16 669,50 €',
    )?.value,
  ).toBe('2025-06-15')
})

test('a day that running text tells of something else is not sure beside another', () => {
  const isClear = (row: string) => {
    const [, found] = dateCandidates(rowsOf(paper('6. Februar 2025', row)), '2026-11-23')
    // Nothing speaks against it, and its time for it.
    return found && isDateClear({ ...found, signs: { time: 1 } })
  }
  expect(
    isClear('beigezogen und verzeichnet für die mündliche und letzte Verhandlung, 30. Januar 2025'),
  ).toBe(false)
  expect(isClear('Verhandlung, 30. Januar 2025')).toBe(true)
})

test.each([
  ['Date out: 01/03/2026 09:00 | Date in: 05/03/2026 10:00'],
  ['Date out: 01/03/2026 09:00', 'Date in: 05/03/2026 10:00'],
  ['Date out | Date in', '01/03/2026 09:00 | 05/03/2026 10:00'],
  ['Date in: 01/03/2026 09:00', 'Date out: 05/03/2026 10:00'],
  ['Out: 01/03/2026 09:00', 'In: 05/03/2026 10:00'],
])('the later of going out and coming in is the one, whichever it is: %j', (...days) => {
  const foot = ['Hire 4 days | £160.00', 'Total | £160.00']
  expect(dateOf('LAKELAND CAR HIRE LTD', 'Kendal LA9 4QT', ...days, ...foot)?.value).toBe(
    '2026-03-05',
  )
})

test('the fifth of a month is a day beside those on which work was done', () => {
  const done = [
    'Works completed 25 & 26 February 2026',
    'Consumer unit | £410.00',
    'Total | £410.00',
  ]
  expect(dateOf('INVOICE', 'No. 1044', '5th March 2026', ...done)?.value).toBe('2026-03-05')
  expect(dateOf('INVOICE', 'No. 1044', ...done)?.isSure ?? false).toBe(false)
})

test('the day on which a Portuguese receipt was given out is its own, not that of the work', () => {
  const days = ['Emitida a 2026-02-27', 'Data da transmissão ou prestação: 2026-02-20']
  const sums = ['Valor base | 650,00 €', 'Importância recebida | 650,00 €']
  expect(dateOf('FATURA-RECIBO', ...days, ...sums)?.value).toBe('2026-02-27')
})

test('what was ordered on a day is not the paper’s own, though the title of that day stands over it', () => {
  const rows = ['ROUTE W12 | DATE | TUE 24 FEB 26', 'DRIVER | ORDERED MON 23 FEB 26 16:42 | ']
  const found = dateCandidates(rowsOf(paper(...rows, 'Total | £22.98')), '2026-11-23')
  const [ordered] = found.filter(({ value }) => value === '2026-02-23')
  expect([ordered?.signs['own'], ordered?.signs['orderedOn']]).toEqual([0, 1])
})

test('a reminder that is sold for a price makes no reminder of the invoice', () => {
  const rows = ['Planifeuille', 'Pack 500 SMS de rappel | 25,00 €', 'Facture F-2026-0117']
  const days = ["Date d'émission | 2 mars 2026", 'Abonnement | 1 avril 2026']
  expect(dateOf(...rows, ...days, 'Conseil', 'Total | 25,00 €')?.value).toBe('2026-03-02')
})

test('a day under its own label is the paper’s though a table begins beside it', () => {
  const rows = ['Clearspoke', 'Calls | C20493', '1-28 February 2026 | Since your last bill']
  const table = [
    'Bill date | Since your last bill |',
    '1 March 2026 | Last bill of 1 February 2026 | £268.11',
    'Account | Received 16 February 2026 | -£268.11',
    'Rentals | Seats | £107.55',
  ]
  expect(dateOf(...rows, ...table, 'Total for this bill | £107.55')?.value).toBe('2026-03-01')
})

test('a weekday before a day is no town over a letter', () => {
  const rows = ['Skippa Airways', 'Booked: 08 Dec 2025', 'Bristol to Valencia', 'Wed, 18 Mar 2026']
  expect(dateOf(...rows, 'Total paid | £217.96')?.value).toBe('2025-12-08')
})

test('whoever parked paid when they say so, not when they came in', () => {
  const rows = ['Parkhaus Altmarkt', 'Einfahrt | 18.11.2025 17:20', 'Bezahlt | 19.11.2025 09:48']
  expect(dateOf(...rows, 'EUR | 15,00')?.value).toBe('2025-11-19')
})

test('days under the heading of a table are of its rows', () => {
  const head = ['Statement', 'Smith Ltd', '31 March 2026', 'Invoice date | Invoice | Amount']
  const rows = ['02/03/2026 | 1001 | 120.00', '02/03/2026 | 1002 | 80.00']
  expect(dateOf(...head, ...rows, 'Total due | 200.00')?.value).toBe('2026-03-31')
})

test.each(['Mahnung | 12,00 €', 'Re: Payment reminder - £45.00 outstanding'])(
  'a reminder that opens with the word is one, whatever it asks for: %s',
  (heading) => {
    const days = ['Datum: 20.03.2026', 'Rechnungsdatum: 12.01.2026']
    const rows = ['Müller GmbH', heading, ...days, 'Kunde 12', 'Konto 7']
    expect(dateOf(...rows, 'Gesamtbetrag | 112,00 €')?.value).toBe('2026-03-20')
  },
)

test('since when somebody is a member is no day of a sale', () => {
  expect(dateOf('Nov 12, 2026', "Member since Jun 3 '19", 'Total | 42.00')?.value).toBe(
    '2026-11-12',
  )
  expect(dateOf('Tidewater', "Nov 13 '25 | 08:55PM", 'Total | 42.00')?.value).toBe('2025-11-13')
})

test('when a mail was sent is not the day of the invoice that it brought', () => {
  const mail = ['Subject: Your receipt', 'From: Apple <no_reply@mail.example>']
  const sent = ['Date: 03/12/2025, 06:37', 'To: ben@tidewell.example']
  const own = ['INVOICE DATE | 2 Dec 2025', 'ScanDesk | £41.99', 'TOTAL | £41.99']
  expect(dateOf(...mail, ...sent, ...own)?.value).toBe('2025-12-02')
  expect(dateOf(...mail, ...sent, ...own.slice(1))?.value).toBe('2025-12-03')
})

test.each(['Enhanced DBS 0017 (issued 11 September 2025)', 'Food hygiene 5 (inspected 12.8.25)'])(
  'a day in brackets is of what stands before them: %s',
  (said) => {
    const rows = ['28 February 2026', 'Tuition', 'Total | £352.80', said]
    expect(dateOf(...rows)?.value).toBe('2026-02-28')
  },
)

test('the day of a shoot is not that of its invoice, the day of a demand is its own', () => {
  const shoot = ['INVOICE | DATE | SHOOT DATE', 'MH-0218 | 9 February 2026 | 29 January 2026']
  expect(dateOf(...shoot, 'Total | £1,993.90')).toMatchObject({ value: '2026-02-09', isSure: true })
  const demand = ['Demand date | 2 December 2025', 'Due date | 25 December 2025']
  expect(dateOf(...demand, 'Total | £5,419.20')).toMatchObject({
    value: '2025-12-02',
    isSure: true,
  })
})

test('the head of an invoice may say from whom and to whom as a mail does', () => {
  const head = ['From: Tom Marsh', 'To: Oakfield Ltd', 'Date: 12 November 2026']
  expect(dateOf(...head, 'Purchase date: 20 October 2026', 'Total | £90.00')?.value).toBe(
    '2026-11-12',
  )
})

test.each(['Credit note CN 118 (issued 12 November 2026)', 'Gutschrift (Datum: 12.11.2026)'])(
  'the day of a paper may stand in brackets behind its name: %s',
  (said) => {
    expect(dateOf('Harbour Ltd', said, 'Order of 2 October 2026', 'Total | 9.00')?.value).toBe(
      '2026-11-12',
    )
  },
)

test('when a payment went through is not the day of the invoice that it paid', () => {
  const head = [
    'Invoice #48213',
    'Invoice Date: 22/01/2026',
    'Hosting | £170.24',
    'Total | £170.24',
  ]
  const table = ['Transaction Date | Gateway | Amount', '05/02/2026 | Direct Debit | £170.24']
  expect(dateOf(...head, ...table)?.value).toBe('2026-01-22')
})

test('what was parked is no Wednesday', () => {
  const rows = ['Date of issue | 08/03/2026 10:17', '06/03/26 | Car park | 5.00']
  expect(dateOf(...rows, 'Total | 5.00')?.value).toBe('2026-03-08')
})

test('the day of the notice that a bill follows is not its own', () => {
  const rows = ['Firenze, 30 giugno 2026', 'Fattura n. 14/2026', 'Totale fattura | € 2.409,28']
  const said = '(fa seguito al preavviso di parcella del 9 giugno 2026)'
  expect(dateOf('arch. Ginevra Malaspina', rows[0]!, `${rows[1]!} ${said}`, rows[2]!)?.value).toBe(
    '2026-06-30',
  )
})

test('on a reminder a day under a heading is not sure', () => {
  const date = dateOf(
    'Wortel en Tak',
    'Jirnsum, 24 maart 026',
    'Betreft: herinnering factuur 2026-0118',
    'Factuur | Datum | Vervalt | Openstaand',
    '2026-0118 | 27-02-2026 | 13-03-2026 | € 613,47',
    'De factuur van januari is voldaan op 9 februari 2026.',
  )
  expect(date?.isSure ?? false).toBe(false)
})

test('a range over two lines is what a paper is about, and neither of its days its own', () => {
  const date = dateOf(
    'MVM Versicherungsverein a.G.',
    'Vertrag Nr: 00.123.456.7 | 18. April 2014',
    'berechnen wir Ihnen für den Zeitraum vom |',
    '21.05.2013 bis |',
    '21.05.2014 nachstehenden Beitrag: |',
    'Rechnungsbetrag | 1.163,40 €',
  )
  expect(date?.value).toBe('2014-04-18')
})

test('what is told in brackets in several words is not the day of the paper', () => {
  const told = 'Fattura n. 14/2026 (t seuito al preaviso di parella del 9 giugno 2026)'
  const date = dateOf('arch. Ginevra Malaspina', 'Firenze 30 giugno 6', told, 'Totale | € 2.409,28')
  expect(date?.isSure ?? false).toBe(false)
})

test('the day of a mail that is printed is not sure beside one that stands for itself', () => {
  const date = dateOf(
    'Wayvo Receipts <noreply@wayvo.example> | Fri, Jan 23, 2026 at 7:02 AM',
    'To: priya@osprey-lane.example |',
    'wayvo | January 22, 2026',
    'Total | CA$32.25',
  )
  expect(date?.value === '2026-01-23' && date.isSure).toBe(false)
})

test('numbered rows of a table have days of their own', () => {
  const date = dateOf(
    'Larkspur Vane LLC',
    'Austin, TX 78702',
    'Invoice date: 03/04/2026',
    'Due date: 04/03/2026',
    '# Date | Product | Amount',
    '1. 02/20/2026 Graphics | 3 | $435.00',
    '2. 02/20/2026 A-frame | 2 | $378.00',
    '3. 02/27/2026 Labor | 4.5 | $382.50',
    'Total | $1,195.50',
  )
  expect(date?.value).toBe('2026-03-04')
})

test('when a browser printed a page is not when what it shows was written', () => {
  const over = '13/01/2026, 09:04 | Gmail - Thank you for your order WO10487'
  const mail = [
    'Gmail | Priya Nair <priya@stellar.example>',
    'Wren <post@wren.example> | Tue, 6 Jan 2026 at 19:32',
  ]
  const order = ['To: priya@stellar.example', 'Oak desk tidy | £48.00', 'Total paid | £48.00']
  const under = 'https://mail.google.com/mail/u/0/?ik=3c91 | 1/1'
  expect(dateOf(over, ...mail, ...order, under)?.value).toBe('2026-01-06')
  const bill = ['Rechnungsdatum: 12.11.2026', 'Malerei Holm | Rechnung 118', 'Gesamt | 119,00 €']
  const foot = ['Gewerbe seit 01.03.2011 |', 'https://www.holm-maler.example | Seite 1/1']
  expect(dateOf(...bill, ...foot)).toMatchObject({ value: '2026-11-12', isSure: true })
})

test.each([
  ['Établie le 12/07/2025', 'À régler pour le 27/07/2025', '2025-07-12'],
  ['Date and tax point 4 July 2025', 'Work from 2 June 2025 to 30 June 2025', '2025-07-04'],
  ['Laskun päivä 11.02.2025', 'Eräpäivä 25.02.2025', '2025-02-11'],
  ['Dagtekening 14 januari 2025', 'Uiterste betaaldatum 13 maart 2025', '2025-01-14'],
])('a day that is called the paper’s own and nothing else is sure: %s', (own, other, day) => {
  const rows = ['Atelier Marchand', 'Invoice 118', own, other, 'Total | 120.00 €']
  expect(dateOf(...rows)).toMatchObject({ value: day, isSure: true })
})

test.each([
  [
    'Leeds, 20 February 2026 |',
    'Gas safety certificate no. | LGSR-1182',
    'Issued on | 12 February 2026',
  ],
  ['Rechnung 118 | 28.02.2026', 'Datum/Uhrzeit | Strecke', '12.02.2026 | Klinik - Wohnung'],
  ['INVOICE 55120 | 28 February 2026', 'Your order | PO-4471', 'Document date | 12 February 2026'],
])(
  'beside a day that may be the paper’s, one that is called the paper’s own may be of another: %s',
  (...rows) => {
    const found = dateOf(
      'Northfield Services Ltd |',
      ...rows,
      'Inspection | £80.00',
      'Total | £80.00',
    )
    expect(found?.value === '2026-02-12' && found.isSure).toBe(false)
  },
)

test('under what names the invoice that is credited stands its day, not the paper’s', () => {
  const head = [
    'NOTE DE CRÉDIT',
    'Numéro | Date | N° client',
    'abribus |',
    'NC-4417 | 2026-04-09 | B-1',
  ]
  const original = ["Facture d'origine | Date facture | Contrat", 'F-118260 | 2026-03-12 | C-26']
  const foot = ['Panneau | (720,00 $)', 'Total du crédit | (720,00 $)']
  expect(dateOf('Zéro8', ...head, ...original, ...foot)?.value).toBe('2026-04-09')
  const own = ['Avoir n° 4417 | Date | Facture d’origine', '4417 | 2026-04-09 | F-118260']
  expect(dateOf('Zéro8', ...own, ...foot)).toMatchObject({ value: '2026-04-09' })
})

test('on a credit note the day of an invoice is never sure where a later one stands for itself', () => {
  const rows = ['Credit note', '9 April 2026 |', 'Invoice date: 12/03/2026', 'Total | £60.00']
  expect(dateOf('Harbour Ltd', ...rows)?.isSure ?? false).toBe(false)
})

test.each([
  ['Korrigierte Rechnung | Rechnungsdatum', 'RE-2026-118 | 05.10.2026', 'Kiel, den 28.09.2026'],
  ['Original Invoice | Date', 'SOS/2026/118 | 05/10/2026', 'P.O. No. 4471 | Date: 28/09/2026'],
])('what is no credit note has its own day under its title: %s', (...rows) => {
  expect(dateOf('Tischlerei Holm', ...rows, 'Total | 60.00')?.value).toBe('2026-10-05')
})

test('a town and its day behind a colon are those of a letter, not of a table of invoices', () => {
  const place = 'Plaats, datum | : Leeuwarden, 9 februari 2026'
  const subject = 'Betreft | : Tweede herinnering openstaande facturen'
  const table = ['Factuur | Datum | Openstaand', '2025-1944 | 07-11-2025 | € 612,26']
  const rows = ['Ploeg38 B.V.', place, subject, ...table, '2025-2071 | 28-11-2025 | € 589,00']
  expect(dateOf(...rows, 'Totaal openstaand | € 1.201,26')?.value).toBe('2026-02-09')
})

test('a town and a day behind a colon are those of what stands before it', () => {
  const rows = ['RAČUN br. 118-1-1', '05.10.2026 10:22 |', 'Ponuda | : Zagreb, 01.09.2026']
  expect(dateOf('Konoba Lipa', ...rows, 'Ukupno | 60.00')?.value).toBe('2026-10-05')
})

test('the day of an order in Lithuanian is not surely the paper’s', () => {
  const rows = ['PVM SĄSKAITA FAKTŪRA', '2025 m. lapkričio 21 d.', 'Užsakymo data: 2025-11-18']
  expect(dateOf(...rows, 'Bendra suma, EUR | 379,99')?.isSure ?? false).toBe(false)
})
