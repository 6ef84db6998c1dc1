/** Of electron/reading/fields: what the day of a paper is called in Europe and North America, among the days of payment, delivery and order. */
import { expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const read = (rows: string[]) =>
  readFields(paper('Northgate Trading Ltd', '12 Quay Street', ...rows, 'Invoice total | 12.00'), {
    today: '2026-03-15',
    home: 'GB',
  })

/** Rows parted by `;;`: the paper is of 3 February 2026. */
const papers = `
  Votre facture du 3 février;;2026;;prélevés le 15 février 2026
  03/02/2026 issued;;05/03/2026 due
  03.02.2026 ausgestellt;;05.03.2026 fällig
  Regningsnr.|Dato|Betales senest;;44102|03.02.2026|18.02.2026;;+71<4410 +5800< Beløb 12,00 Betalingsdato 18.02.2026
  Faktura korygująca FK 4/26 z dnia 2026-02-03;;do faktury FV/9/26 z dnia 2026-01-20
  Gutschrift Nr. 4 vom 03.02.2026;;zu Rechnung Nr. 9 vom 20.01.2026
  Avoir n° 4 du 03/02/2026;;sur facture n° 9 du 20/01/2026
  Opravný daňový doklad č. 4 ze dne 3. 2. 2026;;k faktuře č. 9 ze dne 20. 1. 2026
  03/02/2026 09:29|CASHIER 12;;ORIG SALE 4410-22|20/01/2026
  Doc. di riferimento N. 0579-0083;;del 20-01-2026;;03-02-2026 15:10
  Fecha 03/02/2026;;Rectifica la factura F25/3893 de fecha 20/01/2026
  Date 03.02.26;;Relatif à la facture FA248925 du 20.01.26
  Date in|Invoice date;;20 Jan 2026|3 Feb 2026
  Invoice 12|3 February 2026;;Entry no.|Entry date;;EX5-21179|20 January 2026
  Date: 03/02/2026
  Invoice Date|03/02/2026;;Due Date|05/03/2026
  Invoice date: 3 February 2026;;Payment due: 5 March 2026
  Tax point 03/02/2026;;Delivery date 01/02/2026
  Date issued: 3rd Feb 2026;;Terms: 30 days
  Date of issue|February 3, 2026;;Date due|March 5, 2026
  Date paid|February 3, 2026
  Rzeszów, dn. 03.02.2026;;Faktura nr 03/01/2026
  03 Feb 2026 14:22
  Tue 3 Feb '26 14:22
  Rechnungsdatum: 03.02.2026;;Fällig am: 05.03.2026
  Datum: 03.02.2026;;Leistungsdatum: 01.02.2026
  Köln, den 3. Februar 2026;;Lieferdatum 01.02.2026
  Rechnung Nr. 4711 vom 03.02.2026;;zahlbar bis 05.03.2026
  Belegdatum 03.02.26;;Valuta 05.02.26
  Ausstellungsdatum 03.02.2026;;Leistungszeitraum 01.01.2026 - 31.01.2026
  Rechnungsdatum = Leistungsdatum: 03.02.2026
  Bitte überweisen Sie bis zum 05.03.2026;;Datum 03.02.2026
  Date de facture : 03/02/2026;;Échéance : 05/03/2026
  Facture n° 12 du 03/02/2026;;Date d'échéance 05/03/2026
  Émise le 3 février 2026;;À régler avant le 5 mars 2026
  Le 03/02/2026 à 14:22
  Date d'émission : 03/02/26;;Date de livraison : 01/02/26
  Fait à Lyon, le 3 février 2026;;Prestation du 01/02/2026
  Fecha de factura: 03/02/2026;;Vencimiento: 05/03/2026
  Fecha: 03-02-2026 14:22
  Fecha de emisión|03/02/2026;;Fecha de operación|01/02/2026
  Madrid, a 3 de febrero de 2026;;Fecha de vencimiento: 5 de marzo de 2026
  Data fattura 03/02/2026;;Scadenza 05/03/2026
  Fattura n. 12 del 03/02/2026;;Data consegna 01/02/2026
  03-02-2026 14:22;;DOCUMENTO N. 0034-0012
  Data documento: 03/02/2026;;Data scadenza: 05/03/2026
  Milano, 3 febbraio 2026;;Pagamento entro il 5 marzo 2026
  Factuurdatum: 03-02-2026;;Vervaldatum: 05-03-2026
  Datum: 3 februari 2026;;Leverdatum: 1 februari 2026
  Gelieve te betalen voor 05-03-2026;;Datum 03-02-2026
  Data de emissão: 2026-02-03;;Data de vencimento: 2026-03-05
  Data: 03-02-2026;;Vencimento 05-03-2026
  Lisboa, 3 de fevereiro de 2026;;Vence em 5 de março de 2026
  Data wystawienia: 03.02.2026;;Data sprzedaży: 01.02.2026;;Termin płatności: 05.03.2026
  Wystawiono dnia 03-02-2026;;Data dostawy 01-02-2026
  Data wystawienia: 2026-02-03;;Termin płatności: 2026-03-05
  Warszawa, dnia 3 lutego 2026;;Termin zapłaty 5 marca 2026
  Fakturadatum|2026-02-03;;Förfallodatum|2026-03-05
  Fakturadatum 2026-02-03;;Leveransdatum 2026-02-01
  Datum: 2026-02-03 14:22
  Fakturadato: 03.02.2026;;Forfallsdato: 05.03.2026
  Dato 03.02.2026;;Betalingsfrist 05.03.2026
  Fakturadato 03-02-2026;;Forfaldsdato 05-03-2026
  Dato: 3. februar 2026;;Leveringsdato: 1. februar 2026;;Sidste rettidige betalingsdag 5. marts 2026
  Laskun päivämäärä 3.2.2026;;Eräpäivä 5.3.2026
  Päiväys|3.2.2026;;Toimituspäivä|1.2.2026;;Eräpäivä|5.3.2026
  Laskun pvm 3.2.2026;;Erä pvm 5.3.2026
  Helsinki 3.2.2026;;Maksettava viimeistään 5.3.2026
  Datum vystavení: 3.2.2026;;Datum splatnosti: 5.3.2026;;DUZP: 1.2.2026
  Vystaveno dne 3. února 2026;;Splatnost 5. března 2026
  Datum vystavení|03.02.2026;;Datum uskutečnění zdanitelného plnění|01.02.2026
  Dátum vystavenia: 03.02.2026;;Dátum dodania: 01.02.2026;;Dátum splatnosti: 05.03.2026
  Dátum vyhotovenia 3. februára 2026;;Splatnosť 5. marca 2026
  Számla kelte: 2026.02.03.;;Teljesítés kelte: 2026.02.01.;;Fizetési határidő: 2026.03.05.
  Kiállítás dátuma: 2026. február 3.;;Esedékesség: 2026. március 5.
  Kelt: Budapest, 2026.02.03.;;Teljesítés: 2026.02.01.
  Data facturii: 03.02.2026;;Data scadenței: 05.03.2026
  Data emiterii 03/02/2026;;Scadent la 05/03/2026
  Seria AB nr. 00412 din 03.02.2026;;Termen de plată 05.03.2026
  Datum računa: 03.02.2026.;;Datum dospijeća: 05.03.2026.
  Datum izdavanja 03.02.2026;;Datum isporuke 01.02.2026;;Rok plaćanja 05.03.2026
  Datum izdaje: 3. 2. 2026;;Datum opravljene storitve: 1. 2. 2026;;Rok plačila: 5. 3. 2026
  Ljubljana, 3. 2. 2026;;Zapade 5. 3. 2026
  Ημερομηνία: 03/02/2026;;Λήξη: 05/03/2026
  Ημερομηνία έκδοσης 03/02/2026;;Ημερομηνία παράδοσης 01/02/2026
  Ημ/νία: 3 Φεβρουαρίου 2026;;Προθεσμία πληρωμής 5 Μαρτίου 2026
  Arve kuupäev 03.02.2026;;Maksetähtaeg 05.03.2026
  Kuupäev: 03.02.2026;;Tarneaeg: 01.02.2026;;Maksetähtpäev: 05.03.2026
  Rēķina datums: 03.02.2026;;Apmaksas termiņš: 05.03.2026
  2026. gada 3. februāris;;Apmaksāt līdz 05.03.2026
  Sąskaitos data 2026-02-03;;Apmokėti iki 2026-03-05
  Išrašymo data: 2026 m. vasario 3 d.;;Mokėjimo terminas: 2026-03-05
  Дата на издаване: 03.02.2026;;Падеж: 05.03.2026
  Дата: 03.02.2026 г.;;Дата на данъчно събитие: 01.02.2026 г.
  Order date|01/02/2026;;Invoice date|03/02/2026
  Invoice date 03/02/2026;;Contract start 01/01/2020
  Date 03/02/2026;;Card expires 03/29;;Valid from 01/01/2024
  Invoice date|Due date|Account no;;03/02/2026|05/03/2026|10442
  Facture|Date|Échéance;;F-12|03/02/2026|05/03/2026
  Billing period 01/01/2026 to 31/01/2026;;Bill date 03/02/2026
  Print date 10/02/2026;;Invoice date 03/02/2026
  Arrival 01/02/2026;;Departure 03/02/2026;;Invoice date 03/02/2026
  Druckdatum 10.02.2026;;Rechnungsdatum 03.02.2026
  Auftragsdatum 01.02.2026;;Rechnungsdatum 03.02.2026
  Auftrag vom 01.02.2026;;Datum 03.02.2026
  Ihre Bestellung vom 01.02.2026;;Rechnungsdatum 03.02.2026
  Angebot vom 15.01.2026;;Köln, 03.02.2026
  Devis n° 4 du 15/01/2026;;Date : 03/02/2026
  Date de commande : 01/02/2026;;Date : 03/02/2026
  DDT n. 33 del 01/02/2026;;Fattura n. 12 del 03/02/2026
  Albarán nº 33 de 01/02/2026;;Fecha factura 03/02/2026
  Quote dated 15/01/2026;;Date: 03/02/2026
  Date of birth 03/04/1980;;Date 03/02/2026
  Last payment 02/01/2026;;Statement date 03/02/2026
  Start 01/02/2026 10:00;;End 01/02/2026 12:00;;Invoice date 03/02/2026
  Izrakstīts 03.02.2026;;Apmaksas datums 05.03.2026
`

test.each(papers.trim().split('\n'))('`%s` is of the day that is its own', (line) => {
  expect(read(line.trim().split(';;')).date?.value).toBe('2026-02-03')
})

/** Of a paper of Canada, where any order is usual. */
const canadian = (...rows: string[]) =>
  readFields(paper('Pharmaplus Drug Mart', '345 Main St', 'Moncton NB E1C 1C1', ...rows), {
    today: '2026-03-15',
    home: 'GB',
  }).date

test('a year of two figures stands in front where the paper says the same day with its year in full', () => {
  const rows = ['TRANS # 90-1852', 'TOTAL | $17.24', 'DATE/TIME: 24/07/15 09:47:34']
  expect(canadian('2024/07/15 9:47 AM | CASHIER JAS', ...rows)?.value).toBe('2024-07-15')
  expect(
    canadian('06/12/2025 9:47 AM', 'DATE/TIME: 25/06/12 09:47:34', 'TOTAL | $17.24 CAD')?.value,
  ).not.toBe('2012-06-25')
})

test('where any order is usual, a day is rather new than old, and never sure', () => {
  const date = canadian('TOTAL | $17.24 CAD', 'DATE/TIME: 24/07/15 09:47:34')
  expect(date).toMatchObject({ value: '2024-07-15', isSure: false })
})

test('the day of a flight is not that of its receipt', () => {
  const rows = [
    'Kvitteringsnummer | Kjøpsdato | Kundenummer',
    '328-2693 | 03.02.2026 | 325670',
    'Dato | Fly | Fra | Til',
    '12.03.2026 | NA 6259 | Trondheim (TRD) 16:38 | Oslo (OSL)',
  ]
  expect(read(rows).date?.value).toBe('2026-02-03')
})

test('a day that runs on behind a customer’s name is of the heading that stands over it', () => {
  const rows = [
    'Billed To | Date of Issue | Number | Amount Due',
    'Salt Spring Cheese February 3, 2026 | | 69 | 697.20',
    '285 Reynolds Road | Due Date | |',
    'Salt Spring Island  March 5, 2026 | | |',
  ]
  expect(read(rows)).toMatchObject({
    date: { value: '2026-02-03' },
    due: { value: '2026-03-05' },
  })
})

test('the day on which a guest left is read under that of coming', () => {
  const rows = [
    'Osage Hill Veterinary Group | Arrival | 01/02/2026',
    '7801 E 91st St | Departure 03/02/2026 |',
    '01/02/2026 | Room Charge | 246.99',
    '01/02/2026 | State Hotel Tax | 14.82',
    '01/02/2026 | Self Parking | 18.00',
    '03/02/2026 | Visa | 279.81',
  ]
  expect(read(rows).date?.value).toBe('2026-02-03')
})

test('a day first stays so beside another with its year in full', () => {
  const rows = ['Invoice date: 26/03/25', 'Cover from 26/03/25 to 25/03/2026', 'Premium | £240.00']
  expect(read(rows).date?.value).toBe('2025-03-26')
  const slip = ['26/03/25 10:14', 'Milk | 1.50', 'Bread | 2.50', 'Total | 4.00']
  expect(
    readFields(paper('Corner Shop', ...slip), { today: '2026-11-23', home: 'GB' }).date?.value,
  ).toBe('2025-03-26')
})

test.each([
  [
    'Invoice No | Invoice Date | Arrival | Departure',
    'INV-2041 | 03/02/2026 | 01/02/2026 | 02/02/2026',
  ],
  ['Facture | Date | Arrivée | Départ', 'F114 | 03/02/2026 | 01/02/2026 | 02/02/2026'],
])('the day of a hotel’s bill stands beside those of the stay: %s', (heads, values) => {
  expect(read([heads, values, 'Room | 12.00']).date?.value).toBe('2026-02-03')
})

test('the day on which a paper was issued and paid is its own', () => {
  const { date } = read([
    'Invoice/payment date',
    '3 Feb 2026, 09:12',
    'Payment method',
    'Visa 4242',
  ])
  expect(date).toMatchObject({ value: '2026-02-03', isSure: true })
})
