/** Of electron/reading/fields: which amount is the total, beside the taxes, parts and later payments that papers print. */
import { expect, test } from 'vitest'
import { amountsOf } from '../../../../../../electron/reading/fields/amounts/amounts'
import { ledgerOf } from '../../../../../../electron/reading/fields/amounts/ledger'
import { totalCandidates } from '../../../../../../electron/reading/fields/amounts/total'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const read = (rows: string[]) =>
  readFields(paper('Northgate Trading', '12 Quay Street', ...rows), { today: '2026-03-15' })

/** Rows parted by `;;`, and the total of them. */
const papers = `
  Creditfactuur;;Creditering van factuur F20264118 d.d. 01-10-2026 (totaal € 134,83, voldaan op 13-10-2026).;;Back-up|€ -80,88;;Subtotaal|€ -80,88;;21% btw over € -80,88|€ -16,98;;Totaal|€ -97,86 => -97.86
  TOTAL TTC|99,90 €;;A 10,00%|72,36|7,24|79,60;;B 20,00%|16,92|3,38|20,30;;Titre-restaurant (carte)|25,00;;CB sans contact|74,90;;CB - Pourboire|5,00;;TOTAL ENCAISSÉ|104,90 => 104.90
  Nora Blackwood;;Invoice 118;;Translation of report|;;3,000 words at £0.12 per word (total £360.00)|;;Admin fee £15.00 is included| => 360.00
  Marsh Plumbing|Payment receipt;;Deposit for kitchen|£500.00;;Paid by card|£500.00;;Still outstanding|£1,500.00 => 500.00
  City Bikes;;Ride|€5.50;;Credit used|€2.00;;Total ride 30 min|€5.50;;Paid Visa|€3.50 => 5.50
  Amount due|£20.00;;Lottery return|;;Total proceeds (max. £20,000)|£ => 20.00
  RECHNUNGS-KORREKTUR;;Basisbetrag: MwSt.-% 7,0, Rabattbetrag:|0,02;;Wert|Nettobetrag|MwSt|Endbetrag;;-5,00|-4,85|-0,92|-5,77;;-2,90|-2,82|-0,20|-3,02;;-7,90|-7,67|-1,12|-8,79 => -8.79
  Invoice date 23 Apr 2026;;Plan Pro, 5 seats|£12.50;;Total incl. VAT 20% Apr - May|£60.00;;Credit balance|£3.00 => 60.00
  CREDIT NOTE CN12;;Chairs|1|(20.00);;Total credit|CN12|GBP|(24.00);;20%|(20.00)|(4.00)|(24.00) => -24.00
  Section|Premium|IPT|£;;Combined|2,846.00|341.52|3,187.52;;Fee|45.00;;Total payable|2,891.00|341.52|3,232.52;;monthly payments of £427.85 (total payable £4,253.14, 12.4% APR). You need => 3232.52
  CREDIT NOTE;;Licence one|-£49.99;;Licence two|-£29.99;;Net|-£79.98;;VAT at 20%|-£16.00;;Total credit|-£95.98;;The other three pictures on that invoice (invoice total £227.94) are not affected by it. => -95.98
  Examination|32.00;;Scan|15.00;;Dispensing|77.40;;Frame and lenses, including VAT of £8.60|51.60;;Total to pay|£176.00;;VAT at 20% is charged on frame and lenses only: goods £43.00, VAT £8.60 => 176.00
  Category|Project|Amount excl. tax;;Compute|default|€112.09;;Storage|default|€6.65;;Databases|default|€40.68;;Services|default|€3.05;;|Voucher|-€25.00;;|Total excl. tax|€137.47;;|VAT 0%|€0.00;;|Total incl. tax|€137.47;;Compute|€112.09;;Objects|€6.02;;Egress|€0.63;;Storage|€6.65;;Cloud SAS, share capital €214,410.50 => 137.47
  Illustrations|US$4,500.00;;Cover|US$1,980.00;;Total|US$6,480.00;;Advance received 3 Nov 2025|(US$2,000.00);;Now to pay|US$4,480.00 => 6480.00
  Tues 3 Feb, 1 hour|£46.00;;Thurs 5 Feb, 1½ hours|£69.00;;Tues 10 Feb, 1 hour|£46.00;;Thurs 12 Feb, 1½ hours|£69.00;;Printing|£7.80;;5 hours at £46, and printing|£237.80 => 237.80
  Expresso|3,00;;Entrecôte|48,00;;TOTAL TTC|51,00 €;;Pourboire TPE|2,00 €;;Carte bancaire|53,00 € => 53.00
  Standplaats|€ 60,00;;Stroom|€ 10,50;;Btw 9% over 64,68|5,82;;Betaald per pin|€ 70,50 => 70.50
  Bluse|30,00;;Rock|20,00;;PAID|£50.00;;CASH|£50.00;;Z goods|30.00 => 50.00
  Укупан износ:|1.200,00;;Платна картица:|1.200,00;;Ђ ПДВ 20,00%|200,00;;Укупан износ пореза:|200,00 => 1200.00
  Exempt supplies|£60.00;;Standard rated, including VAT|£120.00;;VAT content|£20.00;;Received with thanks|£180.00 => 180.00
  Mezisoučet|1032,20;;Zaokrouhlení|-0,20;;K PLATBĚ|1032,00 Kč;;Hotově|1032,00;;DPH|Základ|Daň|Celkem;;21 %|53,47|11,23|64,70;;12 %|863,84|103,66|967,50 => 1032.00
  A VIGNETTE|28,90;;A ALMDUDLER|3,40;;B SEMMEL|4,75;;EUR|37,05;;Visa|37,05;;Ust|Netto|Brutto|Ust-Betr.;;A 20 %|26,92|32,30|5,38;;B 10 %|4,32|4,75|0,43 => 37.05
  Sous-total / Subtotal|151,60 $;;TPS / GST|7,58 $;;TVQ / QST|15,12 $;;Total des taxes / Total taxes|22,70 $;;Total à payer / Amount due|174,30 $ => 174.30
  USt|Netto|Steuer|Brutto;;19 %|561,62|106,71|668,33;;Nachzahlung 668,33 €;;Ihr neuer Abschlag beträgt 190,00 € monatlich. => 668.33
  Days labour|£476.00;;Cable|£387.00;;Total|£863.00;;Less CIS deduction 20% of labour|-£95.20;;Amount to pay me|£767.80 => 863.00
  SOUS-TOTAL|16,43 $;;TPS 517885066 RT0001|0,82 $;;TVQ 1610067314 TQ0001|1,64 $;;TOTAL|18,89 $;;ARRONDI|0,01 $;;COMPTANT|18,90 $ => 18.90
  Zitting|1|€ 42,00|€ 42,00;;Intake en onderzoek|1|€ 61,50|€ 61,50;;||Te voldoen|€ 103,50 => 103.50
  Netto|100,00;;MwSt 19 %|19,00;;Der Rechnungsbetrag beträgt 119,00 € => 119.00
  Positionssumme|77,90;;Gesamtbetrag der Abschläge|0,23;;Nettosumme|77,67;;MwSt|14,76;;Bruttosumme|92,43 => 92.43
  Freibetrag von|15.340,00 EUR;;Grundbeitrag|153,00;;Umlage|220,62;;Zu zahlen|373,62 EUR => 373.62
  1 Trennblätter|9,90|198,00;;Bruttopreis|9,90;;Nettosumme|198,00;;MwSt 19%|37,62;;Bruttosumme|235,62 => 235.62
  Subtotal|$130.00;;HST (142723162 RT0001);;13%|$16.90;;Total Due|$146.90;;PURCHASE|$146.90;;TIP|$29.38;;TOTAL|$176.28 => 176.28
  MOTORINA|407,00 A;;APA PLATA|7,50 B;;TOTAL LEI|414,50;;TVA A - 21,00%|70,64;;TVA B - 11,00%|0,74;;TOTAL TVA|71,38;;NUMERAR LEI|414,50 => 414.50
  Schnitzel|74,90;;Rechnungsbetrag|74,90 €;;Trinkgeld|6,10 €;;Bezahlt mit Girocard|81,00 € => 81.00
  Gedeck|184,10;;Zwischensumme|184,10;;Trinkgeld|15,90;;GESAMT EUR|200,00;;Karte|200,00;;USt|Netto|Steuer|Brutto;;A 20 %|43,17|8,63|51,80;;B 10 %|120,27|12,03|132,30;;Summe|163,44|20,66|184,10 => 200.00
  Lunch|50.00;;Total|50.00;;Suggested gratuity|5.00;;Total with gratuity|55.00 => 50.00
  Food total|40.00;;Suggested gratuity|5.00;;Total due|£45.00;;Visa|£45.00 => 45.00
  Total HT|68,20 €;;TVA 20,00 % (sur 68,20 €)|13,64 €;;Total kiwano TTC|81,84 €;;Services de tiers facturés pour le compte d'éditeurs|3,40 €;;Total à payer|85,24 € => 85.24
  Total plan charges|£24.00;;Third party charges|£4.00;;Total charges|£28.00;;Credit for disputed charge|-£4.00;;Amount due|£24.00 => 24.00
  Primosaldo|4.312,50;;Faktura 20871|2.187,50;;Indbetaling|4.312,50;;Faktura 21033|3.456,25;;Saldo i vores favør DKK|5.643,75 => 5643.75
  Gel|25.00;;Nail tips|15.00;;Total|40.00;;Loyalty discount|-15.00;;Total to pay|25.00;;Visa|25.00 => 25.00
  Subtotal|40.00;;Discretionary gratuity|5.00;;Total|45.00;;Gratuity removed|-5.00;;Total to pay|40.00;;Visa|40.00 => 40.00
  Lunch|22.00;;Total|$22.00;;15 pct tip|3.30;;Total|25.30;;20 pct tip|4.40;;Total|26.40 => 22.00
  Total fees|€90.00;;Received from PRSI|€42.00;;Total paid by patient|€48.00;;Visa|€48.00 => 48.00
  Total rent due|650.00;;Previously paid|400.00;;Total paid today|250.00 => 250.00
  Childcare|362.20;;TOTAL FOR FEBRUARY|£362.20;;Received from your childcare account|£200.00;;Left to pay by bank transfer|£162.20 => 362.20
  Honoraires|1 180,00 $;;TPS 5 %|59,00 $;;TVQ 9,975 %|117,71 $;;TOTAL DE LA NOTE|1 356,71 $;;Moins : avance reçue en fidéicommis|-400,00 $;;Solde à payer|956,71 $ => 1356.71
  Bruttobetrag|119,00;;Skonto 2%|2,38;;Zahlbetrag bei Skonto|116,62 => 119.00
  Restabfall|188,00;;Bioabfall|164,88;;Festgesetzt werden|352,88 €;;Fälligkeit|Betrag EUR;;11.08.2024|176,44;;08.11.2024|176,44 => 352.88
  Flour|30,00;;17.06.2024|Visit|45,00;;21.06.2024|Visit|30,00;;All visits|75,00 => 75.00
  Totalt (SEK)|319,90;;Mottaget Kontokort|319,90;;Moms%|Moms|Netto|Brutto;;25,00|25,84|103,36|129,20;;12,00|20,43|170,27|190,70 => 319.90
  Nguyen Dental|TOTAL DUE BY 11/07/2026;;Bellaire Blvd, Ste 4;;Houston, TX 77025|$264.58 => 264.58
  Subtotal|£27.50;;Shipping|£4.95;;Total (incl. £5.41 VAT)|£32.45 => 32.45
  Labour|1,000.00;;Net|1,200.00;;VAT 20%|240.00;;Gross|1,440.00;;Less CIS 20% of labour|-200.00;;Amount payable|1,240.00 => 1440.00
  Our charges|1,000.00;;VAT at 20%|200.00;;Land Registry fee|35.00;;Total|1,235.00;;Less paid on account|300.00;;Balance due|935.00 => 1235.00
  Notebook|£12.00;;Total refunded|£12.00;;Original order total|£32.45 => 12.00
  Premium|£400.00;;Insurance Premium Tax (12%)|£48.00;;Total premium|£448.00;;Sum insured|£2,000,000.00 => 448.00
  Wings|53.00;;HST 13%|6.89;;Total|59.89;;Tip|6.89;;Amount|CAD 66.78 => 66.78
  Donation|£50.00;;Gift Aid|£12.50;;Total value to charity|£62.50 => 50.00
  Your donation|£20.00;;Gift Aid (25%)|£5.00;;Total with Gift Aid|£25.00 => 20.00
  Amount of last bill|£200.00;;Payments since last bill|£0.00;;Still to pay from last bill|£200.00;;Charges excluding VAT|£180.00;;VAT at 20%|£36.00;;New charges|£216.00;;Total to pay|£416.00 => 216.00
  A VIGNETTE|12,40;;B SEMMEL|4,70;;B KURIER|2,55;;EUR|19,65;;Bankomat|19,65;;Ust|Netto|Brutto|Ust-Betr.;;A 20 %|10,33|12,40|2,07;;B 10 %|6,59|7,25|0,66 => 19.65
  Handsemmel|1,95;;Roggen|6,40;;Kuchen|6,20;;Verlängerter|15,60;;Saft|4,20;;EUR|34,35;;Bar gegeben|50,00;;Retour|15,65;;USt|Netto|Steuer|Brutto;;A 20%|16,50|3,30|19,80;;B 10%|13,23|1,32|14,55 => 34.35
  Netto|100,00;;MwSt 20 %|20,00;;Summe|120,00;;Angezahlt bar|70,00;;Verbleibt|50,00 => 120.00
  Summe netto|132,51;;Umsatzsteuer 19 % auf 132,51|25,18;;Zwischensumme brutto|157,69;;Beträge anderer Anbieter|6,00;;Rechnungsbetrag|163,69 => 163.69
  Previous bill|30.00;;Subtotal|100.00;;Balance brought forward|30.00;;Total due|130.00 => 100.00
  Pão|15,91;;Café|49,96;;Leite|65,88;;Detergente|8,37;;Queijo|33,49;;Valor total R$|173,61;;Desconto R$|3,61;;Valor a Pagar R$|170,00;;PIX|100,00;;Dinheiro|80,00;;Troco R$|10,00 => 170.00
  Net|100.00;;VAT 20%|20.00;;Total|120.00;;Discount if paid early|2.40;;Total payable|117.60 => 120.00
  Samtals kr.|18.090;;VSK|Án vsk|VSK|Með vsk;;11%|13.153|1.447|14.600;;24%|2.815|675|3.490;;Alls|15.968|2.122|18.090;;Úttekt|18.090;;Þjórfé|1.000;;ALLS ISK|19.090 => 19090.00
  METERED FARE|$18.40;;LOC. SURCHARGE|$8.00;;ERP CHARGES|$3.00;;TOTAL FARE|$29.40;;ADMIN FEE 10%|$2.94;;GST 9%|$0.26;;AMT PAID|$32.60 => 32.60
  Totale compensi|2.580,00;;Contributo integrativo 4%|103,20;;Imponibile IVA|2.683,20;;IVA 22%|590,30;;Spese escluse art. 15|96,00;;Totale documento|3.369,50;;Ritenuta d'acconto 20%|-516,00;;Netto a pagare|2.853,50;;massimale € 500.000,00 => 3369.50
  Photography|960.00;;Retouching|270.00;;Driving, 86 km at 88c|75.68;;All up (I am not registered for GST)|$1,305.68 => 1305.68
  Rechnungskorrektur;;Shirt|-35,70;;Versand|-2,10;;Summe netto|-37,80;;zzgl. 19 % USt|-7,18;;Gutschriftbetrag|-44,98;;Rechnungsbetrag bisher|179,93;;diese Korrektur|-44,98;;Rechnungsbetrag neu|134,95 => -44.98
`

const cases = papers
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', total = ''] = line.trim().split(' => ')
    return { text, total }
  })

test.each(cases)('`$text` comes to $total', ({ text, total }) => {
  expect(read(text.split(';;')).total?.value).toBe(total)
})

test('whole dollars are amounts, and in dollars whoever they are billed to', () => {
  const fields = read([
    'Nadia Feldman Illustration',
    'Astoria, NY 11106',
    'To: Ferndale Audio Ltd, 2 Brewery Court, Bath BA1 5NG',
    'Invoice no. 038|March 10, 2024',
    'Spot drawings, set of five|$520',
    'Cover artwork, final files|$1,770',
    'Amount due|$2,290',
  ])
  expect(fields.total?.value).toBe('2290.00')
  expect(fields.currency?.value).toBe('USD')
})

test.each([
  ['VAT return prep', 'Bookkeeping'],
  ['USt-Voranmeldung', 'Buchhaltung'],
  ['Déclaration de TVA', 'Comptabilité'],
])('%s that somebody is paid for is no tax, with heads of columns and without', (work, other) => {
  const lines = [`${work}|4.0|28.00|112.00`, `${other}|8.5|28.00|238.00`, 'TOTAL|£350.00']
  for (const heads of [[], ['Job|Hours|Rate|Amount']]) {
    const fields = read(['INVOICE|037', 'Date|04/05/2026', ...heads, ...lines])
    expect(fields.total?.value).toBe('350.00')
    expect(fields.vat).toBeUndefined()
  }
})

const bill = ['Northern Power Ltd', '14 Mill Lane, Leeds LS1 1AA', 'Bill date: 3 March 2026']

test('what was owed before is no part of what a bill comes to', () => {
  const own = read([
    ...bill,
    'Your last bill|£56.30',
    'Electricity used|£80.19',
    'VAT at 5%|£4.01',
    'New charges|£84.20',
    'Total amount to pay|£140.50',
  ])
  expect(own.total?.value).toBe('84.20')
  const unsaid = read([
    ...bill,
    'Balance brought forward|£56.30',
    'Electricity used|£80.19',
    'VAT at 5%|£4.01',
    'Total to pay|£140.50',
  ])
  expect(unsaid.total?.isSure).toBe(false)
  const paid = read([
    ...bill,
    'Previous balance|£56.30',
    'Payment received, thank you|£56.30',
    'Electricity used|£80.19',
    'VAT at 5%|£4.01',
    'Total to pay|£84.20',
  ])
  expect(paid.total).toMatchObject({ value: '84.20', isSure: true })
})

test.each([
  ['Card surcharge 1.5%|$0.68', 'EFTPOS|$45.68'],
  ['CARD FEE|$0.68', 'VISA PAID|$45.68'],
  ['Surcharge 1.5%|$0.68', 'Amount paid|$45.68'],
])('what is taken for paying by card is part of the total: %s', (fee, paid) => {
  const cafe = ['KOALA CAFE PTY LTD', 'ABN 51 824 753 556', 'TAX INVOICE', '03/03/2026 09:15']
  const { total } = read([...cafe, 'Breakfast|$45.00', 'Total|$45.00', fee, paid])
  expect(total?.value).toBe('45.68')
})

test.each([
  ['GIFT CARD|£20.00', 'BALANCE DUE|£30.00', 'VISA|£30.00'],
  ['Prepaid at booking|-£20.00', 'Amount due|£30.00'],
])('what was paid by gift card or before is part of the total: %s', (...rows) => {
  const { total } = read(['HARBOUR BOOKS LTD', 'Atlas|£50.00', 'TOTAL|£50.00', ...rows])
  expect(total?.value).toBe('50.00')
})

test('a bill that was split is not surely paid in full', () => {
  const { total } = read(['BLUE HERON GRILL', 'Total|£80.00', 'Split 1 of 2|£40.00', 'VISA|£40.00'])
  expect(total?.isSure).toBe(false)
})

test('what is left after a tax withheld is the total that the paper tells, and not sure', () => {
  const { total } = read([
    'Ana Vega Diseño',
    'Factura 12',
    'Base imponible|1.000,00 €',
    'IVA 21%|210,00 €',
    'IRPF 15%|-150,00 €',
    'Total a pagar|1.060,00 €',
  ])
  expect(total).toMatchObject({ value: '1060.00', isSure: false })
})

test('money that was handed out at the till was not spent', () => {
  const { total } = read([
    'CORNER STORES LTD',
    'SUBTOTAL|23.40',
    'CASHBACK|20.00',
    'TOTAL|43.40',
    'VISA DEBIT|43.40',
  ])
  expect(total?.value).toBe('23.40')
})

test('where a letter of the label is lost, the cash given is not the total', () => {
  const { total } = read([
    'CORNER STORES LTD',
    'Milk|1.65',
    'Tea|6.86',
    'T TAL|8.51',
    'CASH|10.00',
    'CHAN E|1.49',
  ])
  expect(total?.value).toBe('8.51')
})

test('a charge in a table is not called one where a row below adds up its columns', () => {
  const rows = [
    'Net £ | VAT £ | Total £',
    'Licence to alter, not in the fixed fee | 441.00 | 88.20 | 529.20',
    'Bank transfer fee | 30.00 | 6.00 | 36.00',
    'Total of this bill | 471.00 | 94.20 | 565.20',
    'Balance now due | 565.20',
  ]
  const ledger = ledgerOf(amountsOf(rowsOf(paper(...rows))), 1, false)
  const fees = totalCandidates(ledger).filter(({ signs }) => Boolean(signs['fee']))
  expect(fees.map(({ value }) => value)).toEqual([])
})

test.each([
  [
    'Ordered | Back order | Sent',
    'Total | 48.00 | 12.00 | 60.00',
    'Roses 60 at 2.00 | 120.00',
    'Amount | £120.00',
  ],
  [
    'Total works to date | 5,000.00 | 1,000.00 | 6,000.00',
    'Less previously paid | 4,000.00 | 800.00 | 4,800.00',
    'Amount now due | 1,000.00 | 200.00 | 1,200.00',
  ],
  [
    'Parts | 100.00 | 20.00 | 120.00',
    'Labour | 50.00 | 10.00 | 60.00',
    'Total | 150.00 | 30.00 | 180.00',
    'Goodwill discount | -18.00',
    'Amount | £162.00',
  ],
])('a row called total whose figures add up is not sure for that alone: %s', (...rows) => {
  expect(read(rows).total?.isSure ?? false).toBe(false)
})

test('an item that says it is exempt has no tax, whatever its column is called', () => {
  const { total, vat } = read([
    'Description | VAT Amount EUR',
    'Safe Pass, one day | Exempt | 580.00',
    'Card fee | Exempt | 140.00',
    'Manual handling | Exempt | 320.00',
    'TOTAL EUR | 1,040.00',
  ])
  expect(total?.value).toBe('1040.00')
  expect(vat).toBeUndefined()
})

test('a tax that the total holds is charged, though the paper speaks of a reverse charge', () => {
  const { vat } = read([
    'Work done | £5,330.00',
    'VAT at 20% | £1,066.00',
    'Invoice total | £6,396.00',
    'You are an end user for the domestic reverse charge, so VAT is charged in the ordinary way.',
  ])
  expect(vat?.value).toBe('1066.00')
})

test('a bill that tells its total in a sentence is no refund for what was paid before', () => {
  const { total } = read([
    'Total paid since last bill | -£42.00',
    'Your total this month is £42.00, which we will take from your account on 3 April 2026.',
  ])
  expect(total?.value).toBe('42.00')
})

test.each([
  ['Items | 800.00', 'Services | 200.00', 'Total | 1,000.00', 'VAT 20% reverse charge | 200.00'],
  ['Cables | 400.00', 'Labour | 100.00', 'Total | 500.00', 'VAT (reverse charge) | 100.00'],
])('a tax that is printed for the customer to pay is none of the total: %s', (...rows) => {
  const told = 'Reverse charge: customer to account to HMRC for the VAT.'
  expect(read([...rows, told]).vat).toBeUndefined()
})

test('a sum without a name is not sure, and none where more stands below it', () => {
  const one = ['Bus | 12.00', 'Taxi | 8.00', 'Tea | 5.00', 'All | 25.00']
  expect(read(one).total).toMatchObject({ value: '25.00', isSure: false })
  const more = read([...one, 'Second day', 'Bus | 12.00', 'Taxi | 48.00'])
  expect(more.total?.isSure ?? false).toBe(false)
})

test('an invoice after one for an advance comes to what it bills itself', () => {
  const rows = ['Contract total | 8,000.00', 'Less advance payment invoice 701 | -2,000.00']
  expect(read([...rows, 'Total this invoice | 6,000.00']).total?.value).toBe('6000.00')
})
