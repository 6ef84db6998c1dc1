/** Of electron/reading/fields: by when a document is to be paid. */
import { expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const dueOf = (...rows: string[]) =>
  readFields(paper(...rows), { today: '2026-11-23', home: 'GB' }).due

const head = ['Harbour Supplies Ltd', '12 Quay Street', 'Invoice 4711', 'Invoice date: 05.10.2026']
const foot = ['Chair | £120.00', 'Total | £120.00']

test.each([
  'Due date: 04.11.2026',
  'Please pay by 04/11/2026',
  'Fällig am 04.11.2026',
  'Zahlbar bis 04.11.2026',
  "Date d'échéance : 04/11/2026",
  'Fecha de vencimiento 04/11/2026',
  'Scadenza 04/11/2026',
  'Vervaldatum 04-11-2026',
  'Termin płatności: 04.11.2026',
  'Data de vencimento 04/11/2026',
  'Förfallodatum 2026-11-04',
  'Forfaldsdato 04.11.2026',
  'Datum splatnosti: 4. listopadu 2026',
])('the due day is read beside the day of the document: %s', (due) => {
  expect(dueOf('Invoice date 05.10.2026', due, 'Total | 12.00')).toMatchObject({
    value: '2026-11-04',
    isSure: true,
  })
})

test('a due day before the document is not sure', () => {
  const due = dueOf('Invoice date 05.10.2026', 'Due date 04.09.2026', 'Total | 12.00')
  expect(due).toMatchObject({ value: '2026-09-04', isSure: false })
})

test.each([
  'Bitte überweisen Sie den Betrag bis zum 04.11.2026 auf unser Konto.',
  'À régler avant le 4 novembre 2026.',
  "Payable jusqu'au 4 novembre 2026, avec nos remerciements.",
  'We ontvangen uw betaling graag vóór 4 november 2026.',
  'Final date for payment | 04/11/2026',
  'Bonifico entro il 04/11/2026 sul conto dedicato',
  'Do zapłaty 120,00 zł do 04.11.2026',
  '04.11.2026 fällig',
  'Terms | 30 days: 04/11/2026',
])('a day that a sentence or a label names is the one to pay by: %s', (said) => {
  expect(dueOf(...head, ...foot, said)?.value).toBe('2026-11-04')
})

test.each([
  'We will take this by Direct Debit on or after 04 November 2026',
  'We will take this by Direct Debit on or around 04 November 2026',
  'Der Betrag wird am 04.11.2026 per SEPA-Lastschrift von Ihrem Konto eingezogen.',
  'Betalingsdato 04-11-2026. Beløbet trækkes via Betalingsservice',
  'Wij schrijven dit bedrag op 04-11-2026 van uw rekening af.',
  'Prélèvement le 04/11/2026',
  'Fecha de cargo | 04/11/2026',
  'Incassodatum 04/11/2026',
])('the day on which the money is collected is the one to pay by: %s', (said) => {
  expect(dueOf(...head, ...foot, said)).toMatchObject({ value: '2026-11-04', isSure: false })
})

test.each([
  'Terms: 30 days net',
  'Zahlbar innerhalb von 30 Tagen ohne Abzug',
  'Règlement à 30 jours date de facture',
  'Gelieve binnen 30 dagen over te maken op onze rekening',
  'Betalingsbetingelser: 30 dage netto',
  'Payment terms | Net 30',
])(
  'where no day is said, the terms are counted from the day of the invoice, and never sure: %s',
  (said) => {
    expect(dueOf(...head, ...foot, said)).toMatchObject({ value: '2026-11-04', isSure: false })
  },
)

test.each([
  'Goods may be returned within 30 days, unopened.',
  'Einwendungen sind bis 04.11.2026 möglich.',
  'Interest is charged on payments that are 30 days late.',
  'Your next Direct Debit is taken on 04/11/2026',
  'Zahlbar 30 Tage zum Monatsende',
  'Hire period 30 days',
])('what is to be done by another day is no day to pay by: %s', (said) => {
  expect(dueOf(...head, ...foot, said)).toBeUndefined()
})

test('who has paid owes nothing at the end of terms', () => {
  const rows = [...head, ...foot, 'Terms: 30 days net', 'Paid by Visa | £120.00']
  expect(dueOf(...rows)).toBeUndefined()
})

test('the whole is due by the later day, less a discount by the earlier', () => {
  const terms = 'Zahlbar bis 12.10.2026 abzüglich 2 % Skonto, bis 04.11.2026 rein netto.'
  expect(dueOf(...head, ...foot, terms)?.value).toBe('2026-11-04')
  expect(dueOf(...head, ...foot, '8 Tage 2 % Skonto, 30 Tage netto, zahlbar')?.value).toBe(
    '2026-11-04',
  )
})

test.each([
  [['bis 12.10.2026 abzgl. 2 % Skonto (€ 2,40) = € 117,60', 'bis 04.11.2026 ohne Abzug']],
  [
    [
      'Bitte überweisen Sie den Betrag bis zum 04.11.2026 ohne Abzug. Bei Zahlung bis zum 12.10.2026 gewähren',
      'wir 2 % Skonto.',
    ],
  ],
  [['Pagamento entro il 12/10/2026 con sconto 2 %,', 'entro il 04/11/2026 senza sconto']],
])('the day by which nothing is taken off is the one to pay by: %s', (terms) => {
  expect(dueOf(...head, ...foot, ...terms)?.value).toBe('2026-11-04')
})

test('a day that brings a discount alone is not sure', () => {
  const terms = 'Zahlbar bis 12.10.2026 abzüglich 2 % Skonto'
  expect(dueOf(...head, ...foot, terms)).toMatchObject({ value: '2026-10-12', isSure: false })
})

test('the day to pay by is read as the document writes its own day', () => {
  const paid = [
    'Tri-County Paper LLC',
    'Erie, PA 16507',
    'Invoice',
    'Invoice date: 10/20/2026',
    'Due date: 11/04/2026',
    'Total | $120.00',
  ]
  expect(dueOf(...paid)).toMatchObject({ value: '2026-11-04', isSure: true })
})

test('a day with a short year at the end of a sentence is a day', () => {
  expect(dueOf(...head, ...foot, 'Please pay by 04/11/26. Strictly net.')?.value).toBe('2026-11-04')
})

const american = ['Sierra Landscaping LLC', '120 Oak Ave', 'Boulder, CO 80301', 'Invoice # 1042']
const canadian = ['Maple Office Supply', '88 King St W', 'Toronto, ON M5H 1A1', 'Invoice 4410']

test.each([
  ['Invoice date 02/02/2026'],
  ['Feb 2, 2026'],
  ['Invoice date 02/02/2026', 'Shipped 02/20/2026'],
  ['Invoice date: February 2, 2026'],
])('where months come first the day to pay by is read so beside %j', (...days) => {
  const due = dueOf(...american, ...days, 'Due date 03/04/2026', 'Total | $1,120.00')
  expect(due).toMatchObject({ value: '2026-03-04', isSure: true })
})

test.each([
  ['Invoice date 02/03/2026', '2026-04-03'],
  ['Feb 2, 2026', '2026-04-03'],
])('where either comes first the day to pay by is not sure beside %s', (day, value) => {
  const due = dueOf(...canadian, day, 'Due date 03/04/2026', 'HST 13% | $13.00', 'Total | $113.00')
  expect(due).toMatchObject({ value, isSure: false })
})

test('a day of the paper that can be read in one way alone tells how the others are', () => {
  const days = ['Invoice date 25/02/2026', 'Due date 03/04/2026']
  expect(dueOf(...canadian, ...days, 'HST 13% | $13.00', 'Total | $113.00')).toMatchObject({
    value: '2026-04-03',
    isSure: true,
  })
  expect(dueOf(...american, ...days, 'Total | $113.00')?.isSure).toBe(false)
})

test('what was received for the bill before pays nothing of this one', () => {
  const power = ['Madawaska Power', '174 rue Victoria', 'Edmundston NB E3V 2H9']
  const days = ['Bill date | 05/24/2025', 'Due date | 06/14/2025']
  const received = 'Payment received 05/12/2025 - thank you | -$207.18'
  const due = dueOf(...power, ...days, received, 'Total amount due | $461.45')
  expect(due).toMatchObject({ value: '2025-06-14', isSure: true })
})

test('a day that brings a discount is not the one by which the whole is due', () => {
  const terms = ['Zahlungsbedingungen: bis 12.10.2026 2 % Skonto', '30 Tage netto']
  expect(dueOf(...head, ...foot, ...terms)?.value).toBe('2026-11-04')
})

test.each([
  ['Terms: payment strictly 20th of the month following invoice', '2026-11-20'],
  ['Please pay by the 31st of the following month', '2026-11-30'],
])('%s is due on %s', (terms, due) => {
  expect(dueOf(...head, ...foot, terms)).toMatchObject({ value: due, isSure: false })
})

test('what is due for payment is to be paid', () => {
  expect(dueOf(...head, ...foot, 'Due for payment: 31-10-2026')?.value).toBe('2026-10-31')
})

test('what takes place in the next month is not to be paid then', () => {
  for (const said of [
    'We will read your meter on the 5th of next month',
    'Next delivery: 3rd of next month.',
  ])
    expect(dueOf(...head, ...foot, said), said).toBeUndefined()
})

test.each([
  'Payment is due by Wednesday 4th November 2026 please',
  'We will collect £120.00 by Direct Debit on or shortly after 04/11/2026 from your account.',
])('with a weekday or a word more the day is read all the same: %s', (due) => {
  expect(dueOf(...head, ...foot, due)?.value).toBe('2026-11-04')
})

test('what is paid early for a discount is due whole at the end of the next month', () => {
  const rows = [
    'A discount of 2.5% applies if payment is received by 19/10/2026 (14 days).',
    'Terms: end of month following month of invoice. Pay by BACS.',
  ]
  expect(dueOf(...head, ...foot, ...rows)).toMatchObject({ value: '2026-11-30', isSure: false })
})

test.each([
  'Accounts not settled by the end of the following month are placed on stop',
  'Your subscription is now paid to the end of next month',
  'Payment 30 days from end of month following invoice',
])('an end of the next month may be that of something else: %s', (words) => {
  expect(dueOf(...head, ...foot, words)?.value).not.toBe('2026-11-30')
})

test('what is due on a weekday and is no payment says nothing of one', () => {
  expect(
    dueOf(...head, ...foot, 'Terms 30 days', 'Equipment due: Mon 19 October 2026')?.value,
  ).toBe('2026-11-04')
})

test.each([
  'Terms: strictly 30 days from date of invoice. Queries must be made within 7 days.',
  'Thirty days from the date of invoice, please, to Thistle & Wren.',
  'Kindly let me have the balance within 30 days of the date of this bill.',
  'By bank transfer within 30 days of the invoice date please.',
  'I would be grateful for payment by 4 November. See you on 17 November.',
])('terms are told in many ways: %s', (said) => {
  expect(dueOf(...head, ...foot, said)).toMatchObject({ value: '2026-11-04', isSure: false })
})

test('a day without its year is in the next one where it would lie before the document', () => {
  const rows = ['Harbour Supplies Ltd', 'Invoice 4711', 'Invoice date: 05.12.2026', ...foot]
  const due = dueOf(
    ...rows.slice(0, 2),
    'Invoice date: 05.11.2026',
    ...foot,
    'Payment by 4 January.',
  )
  expect(due?.value).toBe('2027-01-04')
})

test.each([
  [
    'Rear tyres 4 mm, we suggest a check in August. MOT',
    'due 22/11/2026: book online and save £15.',
  ],
  ['SE ADMITEN DEVOLUCIONES CON TICKET', 'HASTA EL 22/11/2026'],
])('what falls due by the line above is no payment: %s', (...said) => {
  expect(dueOf(...head, ...foot, ...said)).toBeUndefined()
})

test('a sentence of a collection goes on in the line below', () => {
  const said = ["We'll collect this by Direct Debit on or just after |", '12 November 2026. |']
  expect(dueOf(...head, ...foot, ...said)?.value).toBe('2026-11-12')
})

test.each([
  'Goods not collected within 90 days of the invoice date may be sold.',
  'Discrepancies must be notified within 7 days of invoice, please.',
  'Crane hire, thirty days, paid monthly | £120.00',
  'Your corporation tax is payable by 1 January.',
  'Please pay your VAT return by 7 December.',
])('days of something else are no terms: %s', (said) => {
  expect(dueOf(...head, ...foot, said)).toBeUndefined()
})

test('terms are kept though errors are excepted beside them, and under what the invoice is for', () => {
  expect(dueOf(...head, ...foot, 'Terms 30 days nett, errors and omissions excepted.')?.value).toBe(
    '2026-11-04',
  )
  expect(dueOf(...head, ...foot, 'Boiler service |', 'Due 04/11/2026 |')?.value).toBe('2026-11-04')
})

test('whoever bills themselves says when they pay', () => {
  const said = 'Payment: £120.00 will be paid by BACS on 04/11/2026 to the account ending 4471.'
  expect(dueOf(...head, ...foot, said)?.value).toBe('2026-11-04')
})

test('a day on which the money is taken may have no year', () => {
  const said = "We'll take this by Direct Debit on or just after 4 November | £120.00"
  expect(dueOf(...head, ...foot, said)?.value).toBe('2026-11-04')
})

test('a day far ahead on a receipt is that of something else', () => {
  const rows = ['Kestrel Vets', 'RECEIPT', 'Date 05.10.2026', 'Vaccine | 46.80', 'Total | 46.80']
  const seen = 'Reminders: Teal - kennel cough due 05/10/2027.'
  expect(dueOf(...rows, 'Visa | 46.80', seen)).toBeUndefined()
})

test('one of several days under a heading is not sure, as on a statement', () => {
  const due = dueOf(
    'Harbour Supplies Ltd',
    'Statement of Account | As of 18/11/2026',
    'Invoice | Invoice date | Due date | Total',
    'Invoice 1178 | 05/10/2026 | 04/11/2026 | £517.50',
    'Overdue|',
    'Invoice 1191 | 12/10/2026 | 11/11/2026 | £448.50',
    'Balance due | £966.00',
  )
  expect(due?.isSure ?? false).toBe(false)
})

test('what is to be remitted until a day is due by it, and what is kept until one is not', () => {
  expect(dueOf(...head, ...foot, 'Please remit until 04.11.2026.')?.value).toBe('2026-11-04')
  expect(dueOf(...head, ...foot, 'Plates are kept until 04.11.2026')).toBeUndefined()
})

test('on a reminder the day in the row of its invoice is not sure, the one by which it asks is', () => {
  const row = [
    'Factuur | Datum | Vervaldatum | Openstaand',
    '2026-0118 | 27-02-2026 | 13-03-2026 | € 613,47',
  ]
  const said = ['Wortel en Tak', 'Betreft: herinnering factuur 2026-0118', 'Jirnsum, 24 maart 026']
  expect(dueOf(...said, ...row)?.isSure ?? false).toBe(false)
  const asked = ['Kinsale Chamber', 'Second reminder', '25/03/2026', 'To pay now | €255.00']
  expect(dueOf(...asked, 'Due date: 08/04/2026')).toMatchObject({ isSure: true })
})

test.each([
  ['Zahlbar bis 12.10.2026 minus 2 % oder bis 04.11.2026 ohne Abzug'],
  ['Fällig am 04.11.2026 rein netto', 'bei Zahlung bis 12.10.2026 2 % Skonto'],
  ['Payment due 4 November 2026 in full', '2% discount if paid by 12 October 2026'],
  ['Échéance : 04/11/2026 net', 'Escompte pour paiement anticipé : néant'],
  ['Payment due 04/11/2026 by BACS', 'Interest at 8% is added if paid late'],
])('what is taken off by another day, or not at all, is not taken off by this: %s', (...terms) => {
  expect(dueOf(...head, ...foot, ...terms)?.value).toBe('2026-11-04')
})

test('where other days have the month first, the day to pay by has it so though both read alike', () => {
  const rows = ['Larkspur Vane LLC', 'Invoice date: 03/04/2026', 'Due date: 04/03/2026']
  const work = ['# Date | Product | Amount', '1. 02/20/2026 Graphics | 3 | $435.00']
  expect(
    dueOf(...rows, ...work, '2. 02/27/2026 Labor | 4 | $382.50', 'Total | $817.50')?.value,
  ).toBe('2026-04-03')
})

test('of two terms with their days in brackets the one without a discount counts', () => {
  const first = 'Zahlung innerhalb von 7 Tagen (bis 12.10.2026) abzüglich 2% Skonto, Zahlbetrag |'
  const second = '117,60 €. Innerhalb von 14 Tagen (bis 19.10.2026) ohne Abzüge. |'
  expect(dueOf(...head, ...foot, first, second)?.value).toBe('2026-10-19')
})

test('the end of another term than that of paying is no day to pay by', () => {
  expect(dueOf(...head, ...foot, 'Reklamationen innerhalb von 8 Tagen bis 13.10.2026')).toBe(
    undefined,
  )
})

test.each([
  ['Lo cargaremos el 08/11/2026 en tu cuenta', '2026-11-08'],
  ['Ich ersuche, den Betrag innerhalb von 14 Tagen auf mein Konto zu senden.', '2026-10-19'],
])('it is due: %s', (words, due) => {
  expect(dueOf(...head, words, ...foot)).toMatchObject({ value: due, isSure: false })
})
