import { expect, test } from 'vitest'
import { documentNumberIn } from '../../../../../../electron/reading/fields/numbers/document-number'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

const found = (...rows: string[]) => documentNumberIn(rowsOf(paper(...rows)))?.value

test.each<[string[], string | undefined]>([
  [['Invoice No: INV-2071'], 'INV-2071'],
  [['Invoice number | 2931/A'], '2931/A'],
  [['Note of fees N4311'], 'N4311'],
  [['Kosten-Nr. | 26/09785'], '26/09785'],
  [['JOB SHEET | R1996'], 'R1996'],
  [['VÁŽNÍ LÍSTEK č. 25/08494'], '25/08494'],
  [['Note de séjour 25/8728'], '25/8728'],
  [
    [
      'Numero documento | Data',
      '7/NC | 03/01/2025',
      'Causale: reso merce - Vs. fattura 1/000148 del 25/11/2024',
    ],
    '7/NC',
  ],
  [['Receipt #XfBr'], 'XfBr'],
  [['Receipt ID: RCHXK2MBQA', 'Reference: JOB 2215'], 'RCHXK2MBQA'],
  [['Rhif / No. | 2026-007', '31/01/2026'], '2026-007'],
  [['No. 00048217', 'Milk | 2.35', 'Ref 0918 4471 2206 53', 'TOTAL | 2.35'], '00048217'],
  [['Bill No: 20418', 'Rice | 4.20', 'Total | 4.20', 'TID ****5528', 'RECEIPT 0061'], '20418'],
  [['TID ****5528', 'Total | 4.20', 'RECEIPT 0061'], '0061'],
  [
    ['Tab 14', 'Pie | 24.00', 'TOTAL | 24.00', 'AID: A0000000031010', 'Receipt No: 004512'],
    '004512',
  ],
  [['Verifikat 12888', 'Bulle | 35,00', 'Totalt | 35,00', 'Tid 14:02', 'Kvitto nr 55210'], '55210'],
  [['Invoice', 'Ref No | PO-5521', 'Invoice No | 10442'], '10442'],
  [['Service | 90.00', 'Ref: WP2291', 'Total | 90.00', 'ID: 554120'], 'WP2291'],
  [['Membership receipt 2026', 'Receipt number | R-2026-01877', '6 January 2026'], 'R-2026-01877'],
  [['Invoice No 2026', 'Order No 55821', '6 January 2026'], '2026'],
  [['Receipt 2031', 'Transaction 884123', '6 January 2026'], '2031'],
  [['Biglietto | 55773322665', 'DOC. N. 0126-0012'], '0126-0012'],
  [['La Nave | Factura / Invoice', 'Facturado a / Bill to | N.º / No. | CW26561'], 'CW26561'],
  [['e-Invoice Code / No: IV-25/8754'], 'IV-25/8754'],
  [['Receipt # Date', '10234 03/12/2026'], undefined],
  [['Receipt # Copy', 'Transaction 10234'], '10234'],
  [['La vostra fattura n. 2026/114'], '2026/114'],
  [['Invoice | Nimbo 365', 'Invoice number INV60444927'], 'INV60444927'],
  [['POI: 59203192 | KLANTTICKET', 'Terminal | 802858'], undefined],
  [['FISHING PERMIT', 'No. LC6036 · not transferable'], 'LC6036'],
  [['RECEIPT 406159'], '406159'],
  [['Storno zu Rechnung 53853 | Beleg 26119558'], '26119558'],
  [['CREDIT MEMO', '560766', 'DATE 10/01/2026 CLERK 79 ORIG INV 481964'], '560766'],
  [['Facture acquittée G29-70035'], 'G29-70035'],
  [['Order W879730', 'Invoice no 4411'], '4411'],
  [['Invoice no | Date', 'J43037 | 11-03-2024'], 'J43037'],
  [['Rechnungsnummer: RE-4711'], 'RE-4711'],
  [['Rechnung Nr. 2026/118'], '2026/118'],
  [['Handelsrechnung (380) Nr. 471102 vom 05.03.2018', 'Nummer: 549910'], '471102'],
  [['Factuurnr. 26-0041'], '26-0041'],
  [['N° de facture : F26-0107'], 'F26-0107'],
  [['Facture n° 2026-118'], '2026-118'],
  [['Número de factura INV-88303'], 'INV-88303'],
  [['Fattura n. 118/26'], '118/26'],
  [['Fatura n.º FT A/9790'], 'FT A/9790'],
  [['Numer faktury: FV/12/2026'], 'FV/12/2026'],
  [['Číslo faktury 20268063'], '20268063'],
  [['Laskun numero 543121'], '543121'],
  [['Fakturanr. 26117 | Kundenr. 1044'], '26117'],
  [['Bolletta n. 260012345 del 03/11/2026'], '260012345'],
  [['FACTURE', 'N° 2026-118'], '2026-118'],
  [['FACTURA SIMPLIFICADA', 'Nº: T2-004411'], 'T2-004411'],
  [['FACTURĂ', 'Seria AB nr. 00417'], '00417'],
  [['Rechnungsnummer | 26 1804 5521 0931'], '26 1804 5521 0931'],
  [['Booking 6258 034'], '6258 034'],
  [['Ticket number | 886 8055261731'], '886 8055261731'],
  [['Kostenrechnung Nr.', '5280 / 24'], '5280 / 24'],
  [['Factura rectificativa', 'Número | RECT 8175'], 'RECT 8175'],
  [['1. Abschlagsrechnung AR 24-072'], 'AR 24-072'],
  [['Invoice | N70419'], 'N70419'],
  [['TAX INVOICE', 'Attn: Accounts | No. INV640009'], 'INV640009'],
  [['Kvitto 36742 · 16 februari 2026 09:41'], '36742'],
  [['Kvitto Z2R0'], 'Z2R0'],
  [['Faktura VAT nr FV/17/10/2024'], 'FV/17/10/2024'],
  [['Numéro de la facture | DS-ADH-25-', '| 6211220'], 'DS-ADH-25-6211220'],
  [['Tipo documento | Numero | Data', 'Fattura immediata | 132/A | 20/11/2025'], '132/A'],
  [['ACCOUNT | DATE | ORDER', 'Jo Bell | Jul 18, 2024 | 2574979507'], '2574979507'],
  [["BIGLIETTO D'INGRESSO", 'N. 00010357'], '00010357'],
  [['Commande 24-VF-62717'], '24-VF-62717'],
  [['31-05-2025 16:58 | #26873'], '26873'],
  [['This letter is your invoice,', '44/27949.'], '44/27949'],
  [['Sale 75-7312-8', 'CHECK #1184 | $18.73'], '75-7312-8'],
  [['Rechnung | AT39 4358 0649 3948 7416', 'Rechnungsnummer: RE-6785'], 'RE-6785'],
  [['Invoice', '1-853-555-0138', 'Invoice # | Date', 'IN-0311643 | 14-Aug-2024'], 'IN-0311643'],
  [['FACTURA', 'A-1669', 'Folio fiscal: 3A9F50C2-1B74-403D-A867-907160490E53'], 'A-1669'],
  [['PRO NUMBER | PICKUP DATE', '148-594851-1 | 04/10/2024'], '148-594851-1'],
  [['NOTICE NUMBER | 650525800'], '650525800'],
  [['Tab 5729 / Kim | Guests 11'], '5729'],
  [['Kassa 4 Myyjä 179 | Tosite 3015'], '3015'],
  [['Conto no. C-1049 | Tavolo 6'], 'C-1049'],
  [['Quittance | 440693'], '440693'],
  [['Barbeleg 2025-8854', 'Tisch 18 | 12.02.2025'], '2025-8854'],
  [['Tšekk 24/31622 | Müüja Liis'], '24/31622'],
  [['Minuta n.º A/4040'], 'A/4040'],
  [['Regning', 'Nr. 25-6772 af 20-09-2025'], '25-6772'],
  [['Regningsnummer | 24-6008601'], '24-6008601'],
  [['Avinummer | Avidatum', '24683429 | 10 februari 2024'], '24683429'],
  [['Customer | Document | Tax date', 'C229294 | MVC414577 | 25/09/2024'], 'MVC414577'],
  [['Belegnummer | 24103 Kiel', 'QW-2025-134 | UID DE673474774'], 'QW-2025-134'],
  [['Valid until | Number | Price', '25 Apr 26 | GF276957 | £69.50'], 'GF276957'],
  [['Pemberton | NUMBER | 096639', 'Long Lane | DATE | 28 Jun 2024'], '096639'],
  [['Charging receipt', 'CH-17377940', 'Town Hall car park'], 'CH-17377940'],
  [['Mesa 2', 'FT B/10312', 'Data 03/11/2024'], 'FT B/10312'],
  [['#1nl4 Auth code: 05365D'], '1nl4'],
  [
    [
      'Hill Lofts Ltd | 7694P',
      'Invoiced to | Our invoice',
      'Mrs Rowley | 19-Aug-25',
      'FAO | Dated',
    ],
    '7694P',
  ],
  [['Mr Ash | 7694P', 'To | Our invoice', 'Date | 19-Aug-25'], undefined],
  [['Receipt', '0161 496 0000'], undefined],
  [['RE OUR INVOICE 725068 - GOODS RETURNED'], undefined],
  [['14 Jan 2025 | Invoice 34327 | 1,754.90'], undefined],
  [['Your order: PO34437'], undefined],
  [['Uso CFDI: G03'], undefined],
  [['N° 14, rue du Port'], undefined],
  [['Kundennummer: 10442'], undefined],
  [['Original receipt 00817 of 01/02/2026', 'Refund no 00903'], '00903'],
  [['Refund of invoice 4411'], undefined],
  [['Credit note CN-12', 'Against your invoice no 4411'], 'CN-12'],
  [['Rechnung vom 12.03.2026'], undefined],
  [['Invoice date 02/03/2026'], undefined],
  [['Receipt total 12.50'], undefined],
  [['Harbour Coffee Ltd'], undefined],
])('%j has the number %s', (rows, expected) => {
  expect(found(...rows)).toBe(expected)
})

test.each([
  ['Rechnungsnummer: 2026 03 0112', '2026 03 0112'],
  ['Rechnung Nr. 2026 03 0112 vom 12.03.2026', '2026 03 0112'],
  ['Rechnungsnummer: 2026 03 0112 | Datum: 12.03.2026', '2026 03 0112'],
  ['Rechnungsnummer: 2026 - 0112', '2026 - 0112'],
  ['Invoice No. 2026/INV/00012', '2026/INV/00012'],
  ['Invoice number: INV 2026-0042', 'INV 2026-0042'],
  ['Invoice number AB-12 345', 'AB-12 345'],
  ['Facture N° FA 2026 03 012', 'FA 2026 03 012'],
  ['Factura nº A 2026 118', 'A 2026 118'],
  ['Faktura VAT nr FV 12/03/2026/KR', 'FV 12/03/2026/KR'],
  ['Faktura nr 12/03/2026/KR', '12/03/2026/KR'],
  ['Invoice no 000417', '000417'],
  ['Rechnungs-Nr. | 38 114 / 2026', '38 114 / 2026'],
  ['N.o de billete | 418 2401937756', '418 2401937756'],
  ['Rykkernr. R-2041', 'R-2041'],
  ['Poradové číslo: | 317', '317'],
  ['AVANSA RĒĶINS Nr. BV-A 26/0219', 'BV-A 26/0219'],
  ['Beleg 0118 001 / 04', '0118'],
  ['Facture N° FA0118 411002', 'FA0118'],
  ['My account | Order 5512087', '5512087'],
  ['Nº billetes: 25 | Reserva: 88123450', '88123450'],
  ['Faktura FK 06.10.2026 | Nr dokumentu: 4471/K', '4471/K'],
  ['Faktura korygująca FKOR 19/08/2026', 'FKOR 19/08/2026'],
  ['Invoice no 4471 12 March 2026', '4471'],
  ['Facture n° 4471 du 12 03 2026', '4471'],
  ['Invoice to 10442', undefined],
  ['Invoice total 1190', undefined],
])('no group of a number is lost, and none is added: %s', (row, number) => {
  expect(found(row)).toBe(number)
})

test('the name of a hire invoice heads its number in a row of headings', () => {
  const heads = 'HIRE INVOICE | Invoice date / tax point | Contract | Order no.'
  expect(found(heads, 'HI0093417 | 13-NOV-2026 | 71520 | EMB/17')).toBe('HI0093417')
})

test('a Polish correction has its own number, not that of the invoice that it corrects', () => {
  const old = 'do faktury VAT nr FV 2207/07/2026 z dnia 24.07.2026'
  expect(found('Faktura korygująca FKOR 19/08/2026', old)).toBe('FKOR 19/08/2026')
})

test('the form that Italian programs print has its number under the article of the law', () => {
  const heads = 'Codice | Art. 73 Numero documento | Data'
  expect(found(heads, 'MSUXC | 1187/B | 31-03-2026', 'D.D.T. 2260 | del 04-03-2026')).toBe('1187/B')
})

test('the reference of an account is no number of a document', () => {
  expect(found('STATEMENT', 'Account ref. | HOLL02')).toBeUndefined()
})

test('how often somebody was reminded is no number beside a reference', () => {
  expect(found('Mahnung Nr. 02', 'Referenz: 445566', 'Offener Betrag | 84,00')).toBe('445566')
})

test('under the name of an invoice its number stands beside a bare word for it', () => {
  expect(found('| Reikningur', '300 Akranes | Númer | R0004127')).toBe('R0004127')
})
