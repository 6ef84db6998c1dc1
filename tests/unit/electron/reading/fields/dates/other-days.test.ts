/** Of electron/reading/fields: days that a paper speaks of and are not its own, in many languages. */
import { describe, expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const dateOf = (...rows: string[]) =>
  readFields(paper('Northgate Trading Ltd', '12 Quay Street', ...rows, 'Total | £12.00'), {
    today: '2026-11-23',
    home: 'GB',
  }).date

/** The paper is of 2 March 2026. */
const labels = `
  Date d'intervention : 26/02/2026;;Date de facture : 02/03/2026
  Date de relève : 26/02/2026;;Date de facture : 02/03/2026
  Date de paiement : 15/03/2026;;Date : 02/03/2026
  Date du bon : 26/02/2026;;Date : 02/03/2026
  Date d'expédition : 26/02/2026;;Date : 02/03/2026
  Date de mise en service : 25/02/2021;;Date : 02/03/2026
  Date de commande : 25/02/2026;;Date de facturation : 02/03/2026
  Datum platby: 15.03.2026;;Datum vystavení: 02.03.2026
  Datum odečtu: 25.02.2026;;Datum: 02.03.2026
  Datum objednávky: 25.02.2026;;Datum vystavení: 02.03.2026
  Orderdatum: 2026-02-25;;Datum: 2026-03-02
  Avläsningsdatum: 2026-02-25;;Datum: 2026-03-02
  Betaldatum: 2026-03-12;;Fakturadatum: 2026-03-02
  Ordredato: 25.02.2026;;Dato: 02.03.2026
  Verzenddatum: 25-02-2026;;Datum: 02-03-2026
  Ingangsdatum: 25-02-2021;;Factuurdatum: 02-03-2026
  Ablesedatum: 25.02.2026;;Datum: 02.03.2026
  Zahlungsdatum: 15.03.2026;;Rechnungsdatum: 02.03.2026
  Fecha de lectura: 25/02/2026;;Fecha: 02/03/2026
  Fecha de pago: 15/03/2026;;Fecha de factura: 02/03/2026
  Data lettura: 25/02/2026;;Data: 02/03/2026
  Data spedizione: 25/02/2026;;Data fattura: 02/03/2026
  Data odczytu: 25.02.2026;;Data wystawienia: 02.03.2026
  Job date: 25/02/2026;;Date: 02/03/2026
  Payment date: 15/03/2026;;Invoice date: 02/03/2026
  Quibble date: 25/02/2026;;Date: 02/03/2026
`

test.each(labels.trim().split('\n'))(
  'a day called with a word more is not the one beside the paper’s own: `%s`',
  (line) => {
    const days = line.trim().split(';;')
    expect(dateOf(...days)?.value).toBe('2026-03-02')
    expect(dateOf(...days.toReversed())?.value).toBe('2026-03-02')
  },
)

test.each([
  "Date d'intervention : 25/02/2026",
  'Date de relève : 25/02/2026',
  'Date de paiement : 25/02/2026',
  'Datum platby: 25.02.2026',
  'Orderdatum: 2026-02-25',
  'Auftragsdatum: 25.02.2026',
  'Ablesedatum: 25.02.2026',
  'Behandlungsdatum: 25.02.2026',
  'Payment date: 25/02/2026',
  'Version 25/02/2026',
  'Form rev. 25/02/2026',
  'Terms last updated: 25/02/2026',
  'Prices effective from 25 Feb 2026',
  'Menu valid from 25 Feb 2026',
  'Stand: 25.02.2026',
  'Tarifs en vigueur au 25/02/2026',
  'Mise à jour le 25/02/2026',
  'Listino aggiornato al 25/02/2026',
  'Voorwaarden versie 25-02-2026',
  'Incorporated on 25/02/2026',
  'Certificate no 3321 dated 25/02/2026',
])('alone such a day is not sure: %s', (day) => {
  expect(dateOf('Invoice 12', day)).toMatchObject({ value: '2026-02-25', isSure: false })
})

test.each([
  'Rechnungs- und Leistungsdatum: 02.03.2026',
  'Rechnungs-/Lieferdatum: 02.03.2026',
  'Fecha expedición: 02/03/2026',
  'Datum a čas: 02.03.2026 12:40',
  'Invoice date: 02/03/2026 Due: 01/04/2026',
  'Invoice date / Delivery date: 02/03/2026 | Order date: 28/02/2026',
  'Invoice date: 02/03/2026 | Value date: 06/03/2026',
  'Invoice date: 02/03/2026 | Renewal date: 02/03/2027',
  'Date: 02/03/2026 | Menu A',
])('the paper’s own day is sure, whatever it is called with: %s', (day) => {
  expect(dateOf('Invoice 12', day)).toMatchObject({ value: '2026-03-02', isSure: true })
})

test.each([
  ['Nota di credito n. 3', 'Rif. fattura n. 12 del 3/2/2026', 'Data: 02/03/2026'],
  ['Gutschrift Nr. 3', 'Bezug: Rechnung Nr. 12 vom 13.02.2026', '02.03.2026'],
  ['Avoir n° 3', 'Réf. facture n° 12 du 13/02/2026', '02/03/2026'],
  ['Factura rectificativa R3', 'Referencia factura F12 de fecha 13/02/2026', 'Fecha: 02/03/2026'],
  ['Credit note CN3', 'Ref invoice INV-12 of 13/02/2026', '02/03/2026'],
  ['Credit note CN3', 'Original invoice date: 13/02/2026', 'Date: 02/03/2026'],
  ['Creditnota 3', 'Betreft factuur 12 van 13-02-2026', 'Datum: 02-03-2026'],
  ['Nota de crédito NC 1/3', 'Ref. fatura FT 1/12 de 13/02/2026', 'Data: 02/03/2026'],
])('the day of the invoice that a `%s` is about is not its own: %s', (title, other, own) => {
  expect(dateOf(title, other, own)?.value).toBe('2026-03-02')
  expect(dateOf(title, own, other)?.value).toBe('2026-03-02')
  expect(dateOf(title, other)?.isSure).not.toBe(true)
})

test.each([
  [
    'Mahnung',
    'Rechnung Nr. 12 vom 01.02.2026, fällig am 15.02.2026',
    'Bitte zahlen Sie bis zum 16.03.2026',
  ],
  ['Reminder', 'Invoice dated 01/02/2026 was due on 15/02/2026', 'Please pay by 16/03/2026'],
])('a %s has a day of its own and one to pay by, beside those of the invoice', (title, of, pay) => {
  const rows = paper('Northgate Trading Ltd', title, '02/03/2026', of, pay, 'Total | £12.00')
  const { date, due } = readFields(rows, { today: '2026-11-23', home: 'GB' })
  expect([date?.value, due?.value]).toEqual(['2026-03-02', '2026-03-16'])
})

test('the day of a journey or a play is not that on which it was ordered', () => {
  expect(dateOf('Commandé le 02/03/2026', 'Aller : 20/03/2026 Paris Lyon')?.value).toBe(
    '2026-03-02',
  )
  expect(dateOf('Fri 20 Mar 2026 19:30', 'Ordered: Mon 2 Mar 2026')?.value).toBe('2026-03-02')
})

test('where the country and another day put the month first, the day is sure', () => {
  const days = ['Invoice date: 03/02/2026', 'Ship date: 02/26/2026']
  const read = (town: string) =>
    readFields(paper('Acme Paper', town, 'Invoice', ...days, 'Total due | $88.12'), {
      today: '2026-11-23',
      home: 'GB',
    }).date
  expect(read('Austin, TX 78701')).toMatchObject({ value: '2026-03-02', isSure: true })
  expect(read('Toronto, ON M5H 1A1')).toMatchObject({ value: '2026-03-02', isSure: false })
})

test('the weeks of work in rows of their own are not the day of the bill', () => {
  const weeks = ['W/E 27/02/2026 | 400.00', 'W/E 06/03/2026 | 400.00']
  expect(dateOf('Invoice', ...weeks, '10/03/2026')?.value).toBe('2026-03-10')
})

const onlyOf = (day: string) => dateOf('Invoice 12', 'Labour | £12.00', day)

test.each([
  'Work at 4 High St on 13/03/2026',
  'As per your email of 13 March 2026',
  'Purchase order dated 13 March 2026',
  'Mileage at 13 March 2026: 45,000',
  'Last service: 13/03/2025',
  'Sale ends 13/03/2026',
  'Your appointment: 13/03/2026 10:30',
  'Ihr Auftrag vom 13.03.2026',
  'Ihr Termin am 13.03.2026 um 10:30',
  'Zählerstand am 13.03.2026',
  'Loi du 13/03/2021',
  'Rendez-vous le 13/03/2026 à 10h30',
  'DDT n. 5 del 13/03/2026',
  'Uw order van 13-03-2026',
  'WZ 5 z dnia 13.03.2026',
])('the only day is not sure where words tell of something on it: %s', (day) => {
  expect(onlyOf(day)?.isSure).not.toBe(true)
})

test.each([
  '13/03/2026',
  '13/03/2026 Till 3 Op 12',
  'Cashier Anna 13/03/2026',
  'Dale: 13/03/2026',
  'Leeds 13 March 2026',
  'Invoice no 12 of 13/03/2026',
  'Kassenbon vom 13.03.2026',
  'Fait à Lyon le 13 mars 2026',
  'Stockholm den 13 mars 2026',
  'Vielen Dank für Ihren Besuch 13.03.2026 14:22',
])('the only day is sure where they do not: %s', (day) => {
  expect(onlyOf(day)).toMatchObject({ value: '2026-03-13', isSure: true })
})

test('a day with a time at which something was done is not that on which it was invoiced', () => {
  const flight = ['Flown | Off | Survey and invoice no. A-35965']
  const day = '03/03/2026 | 17:28 | Files sent, invoiced 13/03/2026'
  expect(dateOf(...flight, day, 'For this survey | 742.00')?.value).toBe('2026-03-13')
})

const receiptOf = (...rows: string[]) =>
  readFields(paper('^Leeds City Council', '12 Quay Street', ...rows), {
    today: '2026-03-15',
    home: 'GB',
  }).date

test.each([
  'CHANGE DUE | £4.00',
  'CHANGE DUE £4.00',
  'REFUND TO VISA ****4471 | -£12.00',
  'BALANCE DUE | 0.00 GBP',
])('what a row says of its amount, it does not say of the day under it: %s', (above) => {
  for (const day of ['02/03/2026 12:41', '02/03/2026 12:41 | 3120 004 1022'])
    expect(receiptOf('VAT No 884 0128 21', 'TOTAL | £6.00', above, day)).toMatchObject({
      value: '2026-03-02',
      isSure: true,
    })
})

test.each(['Date due', 'Pay by', 'Échéance', 'Fällig am', 'Vencimiento'])(
  'the day under %s is that of paying, whatever stands beside',
  (label) => {
    expect(receiptOf('Invoice 12', `${label} | £6.00`, '02/03/2026')?.isSure).not.toBe(true)
  },
)

test.each([
  ['Payment receipt', 'Date of payment: 02/03/2026 20:17'],
  ['Payment receipt', 'Payment date 02/03/2026'],
  ['Quittung', 'Zahlungsdatum: 02.03.2026'],
  ['Reçu', 'Date de paiement : 02/03/2026'],
  ['Recibo', 'Fecha de pago: 02/03/2026'],
])('the day of payment is the own day of a `%s`: %s', (title, day) => {
  expect(receiptOf(title, day, 'Total paid | £6.00')).toMatchObject({
    value: '2026-03-02',
    isSure: true,
  })
})

test('beside the day of an invoice that of its payment is not sure', () => {
  const rows = ['Payment receipt', 'Invoice date: 25/02/2026', 'Payment date: 02/03/2026']
  expect(receiptOf(...rows, 'Total paid | £6.00')).not.toMatchObject({
    value: '2026-03-02',
    isSure: true,
  })
})

test('the day of a purchase counts before that of the copy, and a town leads to its day from the column before', () => {
  const copy = 'N° J-2604-88631 · édité le 03/06/2026 depuis votre espace client'
  const found = dateOf('Justificatif d’achat', copy, 'Achat effectué le 22/04/2026 à 21:47')
  expect(found?.value).toBe('2026-04-22')
  const letter = ['Luxembourg, le | 3 février 2026', 'Période 01.03.2026 - 28.02.2027']
  expect(dateOf(...letter, 'échéance le 01.03.2026 :', 'ECH 01.03.2026')?.value).toBe('2026-02-03')
})

test.each(['Fr, 05.06.2026 | Köln', 'ven, 05/06/2026 | Lyon', 'Vr, 05-06-2026 | Breda'])(
  'a short weekday is no town where a letter was written: %s',
  (journey) => {
    expect(dateOf('Rechnungsdatum | 12.05.2026', 'Reise', journey)).toMatchObject({
      value: '2026-05-12',
      isSure: true,
    })
  },
)

describe('the day of a letter is sure', () => {
  const told = [
    'Betreff: Arbeiten im Hof',
    'Leistungszeitraum 05.01.2026 - 31.01.2026',
    'Sand und Kies | 4.00',
    'Fuhre | 8.00',
    'Wir danken für den Auftrag',
  ]

  test.each([
    'Hartkirchen, am 9. März 2026',
    'Lausanne, le 9 mars 2026 / sb',
    'Donostia / San Sebastián, a 9 de marzo de 2026',
    'Schaan, | 9. März 2026',
  ])('behind a town: %s', (day) => {
    expect(dateOf(day, ...told)).toMatchObject({ value: '2026-03-09', isSure: true })
  })

  test('alone in the head of a paper that tells of other days in sentences', () => {
    expect(dateOf('9 March 2026', ...told)).toMatchObject({ value: '2026-03-09', isSure: true })
  })

  test('and not where another day stands for itself as well', () => {
    expect(dateOf('9 March 2026', ...told, '11 March 2026')?.isSure).toBe(false)
    expect(dateOf('9 March 2026', ...told, 'Invoice date 11 March 2026')).toMatchObject({
      value: '2026-03-11',
    })
  })
})

test('beside what is called the day of the paper in full another labelled day leaves it sure', () => {
  const rows = ['Belegdatum | 21.08.2026', 'Retoure vom | 04.08.2026']
  expect(dateOf(...rows)).toMatchObject({ value: '2026-08-21', isSure: true })
  expect(dateOf(...rows, 'Rechnungsdatum | 19.08.2026')?.isSure).toBe(false)
})
