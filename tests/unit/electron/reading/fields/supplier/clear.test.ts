/** Of electron/reading: what on a paper is no rival of its supplier, and who a letter is addressed to. */
import { expect, test } from 'vitest'
import { senderLine } from '../../../../../../electron/reading/fields/supplier/sender-line'
import { supplierField } from '../../../../../../electron/reading/fields/supplier/field'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const field = (...rows: string[]) => supplierField(rowsOf(paper(...rows)))

const head = ['^Lark Rise Marquees', 'Invoice', 'Bill to | Invoice no. 1187', 'Kirkgate Books']
const sums = ['12 Kirkgate', 'Dunfermline KY12 7NA', 'Marquee hire | 780.00', 'Total | £780.00']

test('a name at the head is sure where the small print of the foot opens with it and its address', () => {
  const foot = 'Lark Rise Marquees - Upper Largo, Leven KY8 6EA - 01333 555 207 - VAT 280 7714 35'
  expect(field(...head, ...sums, foot)).toMatchObject({
    value: 'Lark Rise Marquees',
    isSure: true,
  })
})

test('a sentence of the small print is no other supplier', () => {
  const rows = [
    '^BRACKLEY PLANT HIRE',
    'Buckingham Road Ind Est, Brackley NN13 7BD | Tel 01280 555 140',
    'Hire Invoice | H06618',
    'Invoice To',
    'Okonedo Landscapes',
    'Syresham NN13 5HL',
    'Mini excavator | 210.00',
    'Invoice total | 252.00',
    'All plant to be returned clean; cleaning charged at £45.00 per hour + VAT',
    'VAT Reg No 614 2208 91 | Bank 54-10-27 | 61180442',
  ]
  expect(field(...rows)).toMatchObject({ value: 'BRACKLEY PLANT HIRE', isSure: true })
})

test('whoever a letter is for the attention of is its customer', () => {
  const customer = [
    'Algemene Bouw Claes NV | Dakwerken Peeters BV',
    't.a.v. boekhouding | Molenstraat 77',
  ]
  const places = ['Industrielaan 20 | 2440 Geel', '2250 Olen | BE 0545.117.820']
  const rows = ['^Factuur', 'Nummer 260012 | Datum 20/01/2026', 'Totaal te betalen | € 4.350,00']
  expect(field(...customer, ...places, 'BTW: BE 0402.881.347', ...rows)?.value).toBe(
    'Dakwerken Peeters BV',
  )
})

test('a firm under its sign is nobody’s attention', () => {
  const rows = ['ALPES TAXI TRANSPORTS', 'ATT SARL', 'Place de la Gare', '74400 Chamonix']
  const note = ['NOTE N° 000793', 'PRIX A PAYER T.T.C. | 40,81 €', 'TVA 10,0 % | 3,71']
  expect(field(...rows, ...note)?.value).toBe('ALPES TAXI TRANSPORTS')
  expect(field(...rows, ...note)?.isSure).toBe(true)
})

test('whoever is paid, or has a contact of its own, is no customer', () => {
  const rows = ['Fenwick Books', '9 Castle Street', 'Edinburgh EH2 3AH', 'Invoice | 2 March 2026']
  const paid = ['Shelf | 80.00', 'Total | £80.00', 'Return payment to:', 'Moss Joinery Ltd']
  const place = ['Attention: Finance', '2 Low Road', 'Perth PH1 1AA']
  expect(field(...rows, ...paid, ...place)?.isSure ?? false).toBe(false)
  const sums = ['Bill 12', '3 March 2026', 'Calls | 20.00', 'Total | £20.00']
  expect(field('Vista Wireless', 'Att: Customer Care', ...place.slice(1), ...sums)?.value).toBe(
    'Vista Wireless',
  )
})

test.each([
  ['Bristol Homes Ltd, 4 Park Row, Bristol BS1 5HD', 'a customer in one line with its address'],
  [
    'London Pay Services Ltd, 4 Park Row, London EC1A 1AA. Registered in England 1234567',
    'who takes the money',
  ],
  ['Pay Brindabella Access Pty Ltd, BSB 123-456, account 10023456', 'whom to pay'],
])('in one line with its address `%s` is not sure: %s', (line) => {
  const rows = ['INVOICE 12', '2 March 2026', 'Painting | 80.00', 'Total | £80.00', line]
  expect(field(...rows)?.isSure ?? false).toBe(false)
})

test('a few English words on a slip that says no more leave its supplier in doubt', () => {
  const slip = ['KEEP TICKET VISIBLE', 'FROM 02/03/2026 10:00', 'High Street', 'TOTAL | 2.40']
  const fields = readFields(paper(...slip), { today: '2026-03-15', home: 'GB' })
  expect(fields.supplier?.isSure ?? false).toBe(false)
})

test.each([
  ['^Pay Less Shoes Ltd', 'Pay Less Shoes Ltd'],
  ['^Carmichael Voss LLP Office Account', 'Carmichael Voss LLP'],
  ['Payment to Pennard Builders Merchants', 'Pennard Builders Merchants'],
])('of %s the name is %s', (row, name) => {
  expect(field(row, '2830 Bentall Street', 'Oil | 39.99', 'Total | $39.99')?.value).toBe(name)
})

test('where a firm is registered is no part of its name', () => {
  const rows = [
    '^Sweeney Motors',
    'Tuam Road, Galway',
    'Clutch | 212.00',
    'Total incl. VAT | €260.76',
  ]
  const foot = 'Sweeney Motors Ltd Reg. in Ireland 448120 VAT IE 9744182E'
  expect(field(...rows, foot)?.value).toBe('Sweeney Motors Ltd')
})

test('a business over its keeper at the foot is named, and not who keeps it', () => {
  const rows = ['Lesson card', 'Pupil: Ellie Tranter', 'Block paid | £652.99', 'Paid on 02/08/2026']
  const foot = 'P. Dunmore - 8 Alder Grove, Kettering NN15 5AX - 07768 184203 - VAT 280 7714 35'
  expect(field(...rows, '^Pass With Pippa', foot)?.value).toBe('Pass With Pippa')
})

test('a legal form behind a comma belongs to the name', () => {
  const rows = [
    'Invoice',
    'Sold by: Winfield Office Direct, Inc',
    'Toner | $68.98',
    'Total | $68.98',
  ]
  expect(field(...rows)?.value).toMatch(/, Inc$/)
})

test('a till in a few English words leaves what it says no doubt', () => {
  const rows = ['Bean & Gone', '14 Bridge Street, Westport', 'Sat 7 Mar 2026 10:41', 'Take away']
  const fields = readFields(paper(...rows, 'Flat white | 7.80', 'Total | €7.80'), {
    today: '2026-03-15',
    home: 'GB',
  })
  expect(fields.total).toMatchObject({ value: '7.80', isSure: true })
  expect(fields.date?.isSure).toBe(true)
})

test('a firm with its numbers and its place on the web is sure beside the customer’s attention line', () => {
  const sender = [
    '^Hartnoll Kerr Solicitors Limited',
    '22 Southernhay Row, Exeter EX1 1NX',
    'office@hartnollkerrsolicitors.example',
  ]
  const customer = [
    'Ravenscroft Veterinary Group',
    'Attn Ms D Ravenscroft',
    'Stoke Hill Surgery',
    'Exeter EX4 7HR',
  ]
  const bill = ['VAT INVOICE', 'Bill date 9 December 2025', 'Our charges | 100.00']
  const foot =
    'Hartnoll Kerr Solicitors Limited, registered in England and Wales 08830457. VAT GB 140 8826 93'
  expect(field(...sender, ...customer, ...bill, 'Total | £120.00', foot)).toMatchObject({
    value: 'Hartnoll Kerr Solicitors Limited',
    isSure: true,
  })
})

test('a line about what was done is not taken for the sender beside a firm that the small print opens with', () => {
  const rows = [
    '^RIDGEWAY | Sales receipt',
    'TYRES & EXHAUSTS | Branch 31',
    'Item | Qty | Total',
    'Michelin Primacy 5 | 2 | 164.16',
    'Fitted front, with new valve and balance, DOT 3825',
    'Alignment, front adjusted | 1 | 46.63',
    'Net | 210.79',
    'VAT 20% | 42.16',
    'Paid | £252.95',
    'R. Whitlock Motor Factors Ltd. Head office: 1 Denchworth Road, Wantage OX12 9AG. Company no. 02844170. VAT no. GB 490 6617 28.',
  ]
  expect(field(...rows)?.value).toBe('R. Whitlock Motor Factors Ltd')
})

test('where to pay in opens no sender’s line', () => {
  const pay = 'sort code 60-13-29, account 48811027, name R Whitlow & Sons Ltd. We have not'
  expect(senderLine(pay)).toBeUndefined()
  expect(senderLine('Swift Signs Ltd - 12 Mill Lane - Bristol BS1 4DJ')).toBe('Swift Signs Ltd')
  expect(senderLine('Whitlow & Sons, 3 Strand Quay, Maldon CM9 0LE')).toBe('Whitlow & Sons')
})

test('the numbers of a firm in its small print name no other', () => {
  const rows = [
    'Branch 0417 - Kettering',
    'THORNLEY GADD | Telford Way Industrial Estate, Kettering NN16 8UN',
    'Tel 01536 555 0142 kettering@thornleygadd.example',
    'Timber . Bricks . Roofing . Landscaping . since 1951 | Mon-Fri 7.00-17.00, Sat 8.00-12.00',
    'VAT Reg. No. GB 119 4480 62',
    'INVOICE TO | DELIVER TO',
    'Oakfield Homes (Midlands) Ltd | Oakfield Homes - Plots 3 to 6',
    'Accounts Payable | Land off Braybrooke Lane',
    'The Old Dairy, Rushton Road | Market Harborough',
    'Desborough | LE16 8LT',
    'NN14 2QA | Site contact: Dean 07700 900418',
    'INVOICE NO. | TAX POINT | ACCOUNT | YOUR ORDER | SALES REP | PAGE',
    '0417/226083 | 30/09/2026 | OAKF003 | PO 5521 / DEAN | J. Billing | 1 of 2',
    'Product | Description | Qty Unit Price £ Goods £ VAT',
    'Delivery note 884213 delivered 07/09/2026 signed D. HARKER Plot 4',
    'Thornley & Gadd Builders Merchants Ltd. Registered in | shortage or damage must be made within 3 working | for in full. Our conditions of sale apply and are',
    'England No. 00493318. Registered office: Gadd | days of delivery, quoting the delivery note number. | available at any branch.',
  ]
  expect(field(...rows)).toMatchObject({
    value: 'Thornley & Gadd Builders Merchants Ltd',
    isSure: true,
  })
})

test('a firm at the foot with its address and numbers is not whoever a line asks to attend', () => {
  const rows = [
    'Kystens',
    'Fisk',
    'Restaurant Havnekontoret',
    'Att. Køkkenchef Mikkel Toft',
    'Havnegade 5, st. | Faktura | 26-11047',
    '4400 Kalundborg | Dato | 02-11-2026',
    'CVR: 40 22 18 73 | Kundenr. | 4400117',
    'Levering | 30-10-2026',
    'Chauffør | Rute 3',
    'Varenr. Tekst | Antal Enhed | Pris | Beløb',
    '1010 Torskefilet u. skind, frisk, fangstområde FAO 27 III a | 18,40 | kg 142,00 | 2.612,80',
    '1044 Rødspætte, renset, str. 3 | 9,00 | kg | 96,50 | 868,50',
    '2207 Håndpillede rejer i lage, 1,5 kg netto | 6,00 | ks 315,00 | 1.890,00',
    '9001 Fragt og is | 1,00 | stk 175,00 | 175,00',
    'Subtotal | 5.546,30',
    'Moms (25,00%) | 1.386,58',
    'Kystens Fiskegrossist ApS . Fiskerihavnen 22 . 4400 Kalundborg . CVR-nr. 31487265 . Tlf. 59 51 40 88 . bogholderi@kystensfisk.example',
  ]
  expect(field(...rows)).toMatchObject({ value: 'Kystens Fiskegrossist ApS', isSure: true })
})

test('the last word of a sentence that began in the line above issued nothing', () => {
  const rows = [
    '^Greengage Markets',
    '3 Mill Road, Leeds LS25 4AB',
    ...Array.from({ length: 14 }, () => 'Bread | 2.40'),
    'Total | £33.60',
    'Greengage Markets PLC. Registered office: Damson',
    'House, 4 Costard Way, Leeds LS11 8ZZ. Registered in',
    'England 1188204',
    'VAT No. 604 1188 27. Items marked * are rated at 20%.',
  ]
  expect(field(...rows)).toMatchObject({ isSure: true })
})

test('whoever wrote a paper for the seller that it names is no other supplier', () => {
  const rows = (writer: string) => [
    'Faktura č. 2600318 | 5. 10. 2026',
    'DODAVATEL | ODBĚRATEL',
    'Bohumil Vaněček | Kavárna Pod Kaštany s.r.o.',
    'Lhotka 88 | Husovo náměstí 17',
    '588 51 Batelov | 586 01 Jihlava',
    'IČ: 74418220 | IČ: 09114462',
    'Podhledy | 18 460,00',
    'Celkem | 18 460,00 Kč',
    `Vystavil: | ${writer} | razítko a podpis`,
    '| Bohumil VANĚČEK',
  ]
  const sure = { value: 'Bohumil Vaněček', isSure: true }
  expect(field(...rows('Vaněčková J.'))).toMatchObject(sure)
})

test('a name that lacks letters of its place on the web is not sure', () => {
  const rows = (name: string, site: string) => [
    `^${name}`,
    'Postpartum care',
    'Day shift | 280.00',
    'Total | 280.00',
    `Refer a friend: hello@${site}.example`,
  ]
  expect(field(...rows('niper & oat', 'juniperandoat'))?.isSure).toBe(false)
  expect(field(...rows('Ca dei Tigl', 'cadeitigli'))?.isSure).toBe(false)
  for (const site of ['juniperandoat', 'thejuniperandoat', 'juniperandoatuk'])
    expect(field(...rows('Juniper & Oat', site))).toMatchObject({ isSure: true })
})

test('to whom a shop sells is not its name', () => {
  const rows = ['TRADE ONLY - NO CHILDREN UNDER 14', "SUKHANI'S", 'Rice | 22.98', 'Total | 22.98']
  expect(field(...rows)?.value).toBe("SUKHANI'S")
})

test.each([
  ['Türen . Tore . Zäune', 'Dorn Metallbau, Am Hang 3, 35390 Gießen'],
  ['Reifen . Felgen . Service', 'Reifen Dörfler, Am Hang 3, 35390 Gießen'],
])('what is made, over the line of its maker, is not sure: %s', (trades, maker) => {
  const name = field(
    `^${trades}`,
    `${maker} |`,
    'Weinberg 8 |',
    'Rechnung 26-118',
    'Summe | 100,00 €',
  )
  expect(name?.value === trades && name.isSure).toBe(false)
})

test('a person who sends a mail by a program is not the firm of it', () => {
  const rows = ['From: Anna Holm via Dropbox |', 'Subject: Invoice 118 |', '^Kern Design Studio']
  expect(field(...rows, 'Logo | £100.00', 'Total | £100.00')?.value).toBe('Kern Design Studio')
  const street = 'From: Trattoria via Emilia <info@trattoriaviaemilia.example> |'
  expect(field(street, 'To: a@b.example |', 'Totale | 48,00 €')?.value).toBe('Trattoria via Emilia')
})

test('whoever owns what is let is not who lets it', () => {
  const rows = ['Drew Copiers |', 'Invoice 118', 'Copier lease | £100.00', 'Total | £100.00']
  const said = 'The goods remain the property of Shire Leasing plc'
  expect(field(...rows, said)?.value).toBe('Drew Copiers')
})

test('a country and the name of a card machine are no names of shops', () => {
  expect(field('*-----EFTPOS-----*', 'NINE MILE', 'TAUPO', 'TOTAL | 47.20')?.value).toBe(
    'NINE MILE',
  )
  const rows = [
    'TAX INVOICE | Kāhu North Limited',
    '| 19 Hardy Street',
    '| Nelson 7010',
    '| New Zealand',
  ]
  expect(field(...rows, 'TOTAL NZD | 718.46')?.value).toBe('Kāhu North Limited')
})

test.each([
  [
    'beside the first word of small print',
    '^Gerstmeyer;;Marktplatz 4;;73728 Esslingen;;Tel. 0711 5550 18;;Brezel | 1,20 A;;Summe | 1,20 €;;Inh. Jürgen Gerstmeyer e.K. |;;USt-IdNr. DE 811 204 377 |',
  ],
  [
    'beside the clerk who wrote it',
    '^Barvy laky Kunc;;Lesní 3;;602 00 Brno;;IČO 87654321 DIČ CZ87654321;;Faktura č. 12;;Celkem | 121,00 Kč;;Vystavil: Novotná',
  ],
  [
    'beside a postcode that its small print goes on with',
    'Wren & Ottoline <post@wrenandottoline.example> | Tue, 6 Jan 2026 at 19:32;;To: priya@stellar.example |;;Wren & Ottoline | ORDER WO10487;;Desk tidy | £48.00;;Total paid | £48.00;;Wren & Ottoline is a trading name of Loxley Home Goods Ltd, Frome |;;BA11 5JU. Company 12907741. VAT GB 366 1904 28. |',
  ],
  [
    'in small print with its address and its numbers under all sums',
    '^CONTRACT HIRE INVOICE;;^Prior & Daughters;;^7 Vale Road;;^Ludlow SY8 1AA;;^Rental | ^£120.00;;^Total | ^£120.00;;Albany Fleet Leasing Ltd |;;Kingsway House, 4 Mere Street |;;Reading RG1 2AB |;;VAT GB 366 1904 28 Company no. 12907741 |',
  ],
])('a supplier is sure %s', (_, rows) => {
  expect(field(...rows.split(';;'))?.isSure).toBe(true)
})

test.each([
  [
    'a customer with its address, whose seller stands in one word',
    'Harbour View Hotels Ltd;;8 Marine Parade;;Whitby YO21 3PR;;;;Invoice 2214 | 3 November 2026;;Laundry October | £50.00;;VAT 20% | £10.00;;Total | £60.00;;Seller: Cleanline;;VAT Reg No 118 2203 44',
  ],
  [
    'a place, whose tickets are issued by a name with a figure',
    '^Corn Exchange;;Wheeler Street;;Cambridge CB2 3QB;;Sat 14 November 2026 19:30 |;;2 x Stalls | £56.00;;Total paid | £56.00;;Issued by: Studio 9 Events |',
  ],
  [
    'a portal with its numbers, where somebody else sold',
    '^Marketway Ltd |;;1 Canal Walk, London E1 6AN |;;VAT GB 727 2558 21, Company no 5554321 |;;INVOICE 88120 | 28/02/2026;;Sold by: Halfords |;;Toaster | 50.00;;VAT 20% | 10.00;;Total | 60.00',
  ],
  [
    'the customer on whose site the work was done',
    'Anna Kern |;;Ringstr. 4 |;;80331 München |;;RECHNUNG 2214 | 28.02.2026;;Arbeit | 200,00 €;;MwSt 19 % | 38,00 €;;Gesamt | 238,00 €;;;;Baustelle |;;Bauwerk Süd GmbH |;;Industriestr. 10 |;;86150 Augsburg |;;USt-IdNr. DE 811223344 |',
  ],
  [
    'a bank that stands with its address and an account under all sums',
    'Mrs J Cope | Unit 4, Mill Road;;3 Elm Road | Leeds LS11 5QP;;Leeds LS1 1AA | Tel 0113 555 0144;;;;INVOICE | No. 118;;Cleaning October | £180.00;;VAT 20% | £36.00;;Total | £216.00;;;;Lloyds Bank |;;12 High Street |;;Whitby YO21 3PR |;;IBAN GB12 LOYD 3090 2111 8392 04 |',
  ],
  [
    'one of several partners',
    'Fitzgerald, Kearney, Walsh;;12 South Mall, Cork;;INVOICE;;Fee earner | Fitzgerald;;Fees | €500.00;;Total due | €500.00',
  ],
  [
    'a name with a word whose letters stand apart',
    '^A r c h . Federica Mantovani |;;Via Toledo 210, 80132 Napoli (NA);;P.IVA 09021617455;;PARCELLA N. 12;;Progetto | € 122,00;;Totale | € 122,00',
  ],
  [
    'a name with its street and town',
    '^Twomey & Daughters, The Mart Road, Kanturk |;;Co. Cork P51 X2K7 |;;Tel 029 555 40 |;;VAT Reg No IE 6388017T |;;INVOICE 118;;Newmarket Creche CLG |;;Scarteen Street |;;Sand | 527.88;;Total | 527.88;;Twomey & Daughters, The Mart Road, Kanturk. VAT IE 6388017T |',
  ],
  [
    'a hall in the first row, for a course that somebody else is paid for',
    "St Mary's Church Hall, Vicarage Road, Otley LS21 3AA |;;INVOICE | 1 November 2026;;Yoga course, 6 weeks | £72.00;;Total due | £72.00;;Pay Anna Reid, sort code 20-11-44 account 11839204 |",
  ],
])('%s is not surely the supplier', (_, rows) => {
  expect(field(...rows.split(';;'))?.isSure ?? false).toBe(false)
})
