import { describe, expect, test } from 'vitest'
import { supplierField } from '../../../../../../electron/reading/fields/supplier/field'
import { supplierCandidates } from '../../../../../../electron/reading/fields/supplier/supplier'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { hasLegalForm } from '../../../../../../electron/reading/fields/supplier/words'
import { standingOf } from '../../../../../../electron/reading/fields/supplier/party'
import { paper } from '../paper'

const supplier = (...rows: string[]) => supplierField(rowsOf(paper(...rows)))?.value

test('a customer under its label is never the supplier, in whatever language', () => {
  for (const label of [
    'Bill to',
    'Rechnung an',
    'Facturé à',
    'Klant',
    'Spett.le',
    'Nabywca',
    'Odběratel',
  ])
    expect(supplier(label, 'Marlow Design Ltd', '18 Canal Street', '', 'Tarn Digital')).toBe(
      'Tarn Digital',
    )
})

test('what a paper is not good for is no name', () => {
  for (const words of ['NOT VALID FOR BOARDING', 'Nicht übertragbar', 'NON VALABLE POUR LE TRAJET'])
    expect(supplier('Kestrel Airways', 'Receipt', 'Bag 35.00', words, '4 Quay Street')).toBe(
      'Kestrel Airways',
    )
})

test('a sentence of who charges no tax names nobody', () => {
  expect(
    supplier(
      'PARAGON | č. 26/7',
      'Dodavatel (razítko) | Datum',
      'Sad U Potoka | 04.05.2026',
      'Celkem 330,00 Kč',
      'Hana Malá. Nejsem plátce DPH.',
    ),
  ).toBe('Sad U Potoka')
})

test('who sent a mail is told from the word before it', () => {
  for (const from of ['From', 'Från', 'Mittente', 'Nadawca'])
    expect(supplier(`${from} Hebrides Parcels <hello@labels.example>`, 'Subject Receipt')).toBe(
      'Hebrides Parcels',
    )
})

test('in a list of each party the heading tells whose name stands beside it', () => {
  expect(
    supplier(
      'Faktura',
      'Köpare |',
      'Namn | Brödboden Kornet AB',
      'Adress | Bruksgatan 8, 263 39 Höganäs',
      'Säljare |',
      'Namn | Elmontören Syd AB',
      'Adress | Ystadvägen 19, 214 45 Malmö',
    ),
  ).toBe('Elmontören Syd AB')
})

test('a street with its number is no name, though it opens the second column', () => {
  expect(supplier('Marktgemeinde Lindach | Alter Platz 4', '| 9150 Lindach')).toBe(
    'Marktgemeinde Lindach',
  )
})

test('the name of a fiscal receipt in Cyrillic letters is no firm', () => {
  expect(
    supplier('===== ФИСКАЛНИ РАЧУН =====', '207802561', 'Пекара Зрно', 'Дунавска 3', 'Нови Сад'),
  ).toBe('Пекара Зрно')
})

test('the sender under its label is the supplier', () => {
  expect(
    supplier(
      'FACTUUR',
      'Van | Aan',
      'Polder Software BV | Boekhandel Terpstra',
      'Dorpsstraat 7 | Havenweg 31',
    ),
  ).toBe('Polder Software BV')
})

test('of the line over a window the name alone is taken', () => {
  expect(
    supplier(
      'Keller Treuhand AG - Seestrasse 14 - 8001 Zürich',
      'Anna Muster',
      'Dorfgasse 6',
      'Rechnung',
    ),
  ).toBe('Keller Treuhand AG')
})

test('at the foot a firm stands with its numbers, where nobody else does above', () => {
  const customer = [
    'Facture',
    'Client',
    'Librairie Mollier',
    '27 boulevard Voltaire',
    '75011 Paris',
  ]
  const lines = Array.from({ length: 14 }, (_, at) => `Article ${at} | 12,50`)
  const foot = [
    'Atelier Marchand SARL | SIRET 123 456 789 00012',
    '12 rue des Lilas | IBAN FR76 3000',
  ]
  expect(supplier(...customer, ...lines, 'Total TTC | 175,00', ...foot)).toBe(
    'Atelier Marchand SARL',
  )
})

test('who opens a line of small print with the numbers of a firm is the supplier', () => {
  const rows = ['INVOICE', 'Unit 11 Forge Lane', 'Dudley DY2 0RZ', 'Bill to', 'Fern Bank Care Home']
  const foot =
    'Hadley Trade Counter. Registered in England No. 03893545. VAT Reg No. GB 378 7101 70.'
  expect(supplier(...rows, 'Carried forward', foot)).toBe('Hadley Trade Counter')
})

test('a house at the head of such a line is not who lives in it', () => {
  const foot = 'Exchange House, Slough, SL1 1JH - VAT reg no GB 953908924'
  expect(supplier('hallo mobile', 'Bill number 449', 'Total to pay 56.53', foot)).toBe(
    'hallo mobile',
  )
})

test('within a sentence a firm is named', () => {
  const rows = ['INVOICE', '14 Shandon Street', 'Cork T23 KP83', 'Invoice to', 'Scoil Bríd']
  const foot = 'Goods remain the property of Lackagh Quarry Products Ltd until paid for in full.'
  expect(supplier(...rows, 'Total | 120.00', foot)).toBe('Lackagh Quarry Products Ltd')
})

test('a street over its town is no supplier, with its number or without', () => {
  for (const street of ['Chapel Street', '88 London Road', 'E Main St', 'Hauptstr. 112'])
    expect(supplier('The 1847', street, 'Penzance TR18 4AQ', 'TOTAL | 12.00')).toBe('The 1847')
})

test('a shop whose name has a word for streets in it is one', () => {
  expect(supplier('Route 9 Signs', '1600 Boston Post Rd', 'Milford, CT 06460', 'INVOICE')).toBe(
    'Route 9 Signs',
  )
})

test('who sends a mail is named by its box, and whoever it goes to is not', () => {
  const lines = ['James <james@post.example>', 'Hopla Receipts <noreply@hopla.example>']
  expect(supplier(...lines, 'To: james@post.example', 'Total | 36,95 €')).toBe('Hopla')
})

test('labels and headings of forms are no names', () => {
  expect(
    supplier('KOREKTA FAKTURY', 'Numer faktury', 'Data wystawienia', 'Drukarnia Orzeł S.A.'),
  ).toBe('Drukarnia Orzeł S.A.')
})

test('the document’s name with its code names nobody, wherever recognition sets its spaces', () => {
  const titles = ['Receipt 7e09271 b', 'Receipt b1 ceb41 b', 'Receipt59a124ab', 'Receiptf77cbcOc']
  for (const title of titles) expect(supplier(title), title).toBeUndefined()
  for (const name of ['Receipt 24 Online', 'Beleg 11 Kaffeehaus'])
    expect(supplier(name, '4 Quay Street'), name).toBe(name)
})

test('what a paper of some trade is called names nobody, in whatever language, nor what to do with it', () => {
  const titles = [
    'FISHING PERMIT',
    'VEHICLE RECOVERY JOB SHEET',
    'AFLEVERBON, TEVENS FACTUUR',
    'Bon de livraison n° 812',
    'ABHOLSCHEIN',
    'VÁŽNÍ LÍSTEK č. 25/08494',
    'KEEP THIS DOCKET',
    'No. WG9397 · not transferable',
    'BUONO DI CONSEGNA',
  ]
  for (const name of namedLikePapers)
    expect(supplier(name, 'Uno | 12,00', 'Totale | 12,00'), name).toBe(name)
  for (const title of titles)
    expect(supplier(title, 'One | 12.00', 'Total | 12.00', 'Hollow Pond Fishery'), title).toBe(
      'Hollow Pond Fishery',
    )
})

const namedLikePapers = [
  'Bolla di Sapone',
  'Vale de Lobo',
  'Ticket to Ride Ltd',
  'Folha de Chá, Lda',
  'Keep It Simple Ltd',
  'No. 131 Cheltenham',
]

test('a headline that nothing bears out is not sure where another name stands over an address at the foot', () => {
  const isSure = (...foot: string[]) => supplierField(rowsOf(paper(...headed, ...foot)))?.isSure
  expect(isSure('G & M Wainwright, Hollow Farm, Ings Lane, Selby YO8 9DT')).toBe(false)
  expect(isSure()).toBe(true)
})

const headed = [
  '^VEHICLE PICK-UP RECORD',
  'LC6036',
  'the water on the map at the gate on 26 August 2026, from',
  'sunrise until an hour after sunset.',
  'No. | Each | £',
  'Day ticket | 2 | 25.00 | 50.00',
  'Key to the gate | 1 | 3.00 | 3.00',
  'Boat, without engine | 1 | 15.00 | 15.00',
  'Received for this £68.00',
  'Issued on 27 July 2026, paid by card.',
  'Rules. Barbless hooks only. Two fish may be taken, none over 18 inches.',
]

test('a name over an address is not sure where a firm’s numbers stand with another address', () => {
  const isSure = (foot: string) =>
    supplierField(
      rowsOf(
        paper(
          '^Schildersbedrijf Van Dongen',
          'Kerkstraat 71',
          '5076 AV Haaren',
          'Factuur 55540, 19-11-2025',
          'Huur | 15 | 14,95 | 224,25',
          'Totaal | 224,25',
          foot,
        ),
      ),
    )?.isSure
  expect(isSure('Kerensheide 5, 6162 KK Geleen - KvK 89059984')).toBe(false)
  expect(isSure('Kerkstraat 71, 5076 AV Haaren - KvK 89059984')).toBe(true)
})

test('what is sold, beside a quantity and a price, names nobody', () => {
  const rows = ['Invoice', 'Window cleaning | 14 | 22.00 | 308.00', 'Tarn Digital']
  expect(supplier(...rows)).toBe('Tarn Digital')
})

test('numbers of one column say nothing of the one beside it', () => {
  const field = supplierField(rowsOf(paper(...sideBySide)))
  expect(field?.value === 'Marlow Design Ltd' && field.isSure).toBe(false)
})

const sideBySide = [
  'Invoice',
  'Marlow Design Ltd | Tarn Digital Ltd',
  '18 Canal Street | 4 Mill Lane',
  'Leeds LS11 5PY | VAT No GB 123 4567 82',
]

test('one word of a name alone, as in a logo, yields to the whole name', () => {
  expect(
    supplier('Copperfield', 'INVOICE', 'Copperfield Logistics Limited | Bill to', '9 Mill Lane'),
  ).toBe('Copperfield Logistics Limited')
})

test('a heading in an unknown language yields to the line with an address', () => {
  expect(
    supplier(
      'Pääsy',
      '20100 Turku - 33100 Tampere',
      'Varaus 57-03046',
      'Yhteen 250,63',
      'Ravintola Saari, Satamakatu 3, 33100 Tampere',
    ),
  ).toBe('Ravintola Saari')
})

test('neither thanks, nor a journey, nor what labels a value is a name', () => {
  expect(
    supplier(
      'Hörnans Livs | SEK 166,74',
      'Tack för besöket!',
      'Zachowaj paragon',
      'Kasse: 13',
      'Datum | 2024-10-10',
    ),
  ).toBe('Hörnans Livs')
  expect(
    supplier(
      'Durban 4001 - Sandton 2196',
      'Kaap Koffie',
      'Booking | 255950',
      'Travel date | 2025-08-09',
    ),
  ).toBe('Kaap Koffie')
})

test('customers and senders are known by their labels in the languages of all of Europe', () => {
  for (const [from, to] of [
    ['Eladó', 'Vevő'],
    ['Furnizor', 'Cumpărător'],
    ['Müüja', 'Ostja'],
    ['Pardavėjas', 'Pirkėjas'],
    ['Prodavatelj', 'Kupac'],
    ['Εκδότης', 'Πελάτης'],
  ])
    expect(supplier(`${to} | ${from}`, 'Marlow Design | Polder Studio', 'Road 7 | Lane 31')).toBe(
      'Polder Studio',
    )
})

test('labels in the numbered boxes of a form, and days with their times, say who is no supplier', () => {
  expect(
    supplier('4 Verkäufer | 5 Kunde', 'Polder Studio | Marlow Design', 'Weg 7 | Gasse 31'),
  ).toBe('Polder Studio')
  expect(
    supplier(
      'P',
      '1234567',
      'Anreise | 03.04.2025 10:12',
      'Abreise | 03.04.2025 11:30',
      'Café Enzian',
    ),
  ).toBe('Café Enzian')
})

describe('beside one another', () => {
  test('an address without numbers of a firm is the customer of the one that has them', () => {
    expect(
      supplier(
        'Boekhandel Terpstra BV | Tarn Digital',
        'Havenweg 31 | Mill Lane 14',
        '8911 AB Leeuwarden | 5611 CK Eindhoven',
        '| BTW nr NL123456789B01',
        'Totaal | 12,00',
      ),
    ).toBe('Tarn Digital')
  })

  test('a number in the next column does not make a name its label', () => {
    expect(
      supplier(
        'Credit note',
        'Bill to | From | Number',
        'Marlow Design Ltd | Tarn Digital | 105330',
        '18 Canal Street | Mill Lane 14 | Date',
        'Total | 12.00',
      ),
    ).toBe('Tarn Digital')
  })
})

test.each([
  'Please pay by 4 July 2026.',
  'Umsatzsteuer 19% | 12,00',
  'INV-34126',
  'Registro mercantil 387.293.255',
  'Schlussrechnung Nr. 12',
])('%s is no supplier', (line) => {
  expect(supplier('', '', line, 'Tarn Digital', 'VAT No GB 123 4567 89', 'Total | 12.00')).toBe(
    'Tarn Digital',
  )
})

describe('a heading that shows the beginning of a name', () => {
  const below = ['12 Quay Street', 'Bath BA2 3AF', 'VAT No GB 980 7806 84']
  const items = Array.from({ length: 12 }, (_, at) => `Chair ${at} | 12.00`)

  test('yields to the name that is written out over an address', () => {
    const head = [
      'Maple Ridge',
      'Invoice',
      'Invoice no. 4411',
      'Date 4 May 2026',
      'Due 4 June 2026',
    ]
    expect(supplier(...head, '', 'Maple Ridge Landscaping', ...below, ...items)).toBe(
      'Maple Ridge Landscaping',
    )
  })

  test('is not sure where a line says it and more', () => {
    const rows = rowsOf(paper('Moor Plumbing', '', 'Moor Plumbing Services', 'TOTAL | 12.00'))
    expect(supplierField(rows)).toMatchObject({ isSure: false })
  })
})

test('words before a number that end as a label are no name, in the second row either', () => {
  expect(supplier('Fiscal Receipt', 'Rec. No. | 454218', 'Harbour Supplies')).toBe(
    'Harbour Supplies',
  )
})

test('the name of the document with what it is for is nobody’s name', () => {
  for (const title of ['Recibo de aparcamiento', 'Rebut d’aparcament', 'Quittung für Parken'])
    expect(supplier(title, 'Panadería La Espiga', 'Calle Mayor 4, 28013 Madrid')).toBe(
      'Panadería La Espiga',
    )
})

describe('a label that names who issued the paper or is paid', () => {
  test('says the supplier of a paper that names nobody else', () => {
    for (const [label, name] of [
      ['Sold by', 'Kettlewell Prints'],
      ['Operator', 'Harbour Street Parking'],
      ['Ausgestellt von', 'Studio Lindner'],
      ['Vendu par', 'Maison Perrault'],
      ['Beneficiario', 'Taller Ibarra'],
    ])
      expect(
        supplier(
          'RECEIPT',
          '14 March 2026',
          `${label}: ${name}`,
          'Parking 2 h | 6.00',
          'Total 6.00',
        ),
      ).toBe(name)
  })

  test('of a bank account it counts beside the number of the account only', () => {
    const head = ['Tarn Digital Ltd', '3 Mill Lane, Leeds LS1 4AB', 'Invoice 118']
    const account = ['Account name: Riverside Cafe', 'Total 120.00']
    expect(supplier(...head, ...account)).toBe('Tarn Digital Ltd')
  })

  test('does not go before a firm with its own numbers, for which somebody collects', () => {
    expect(
      supplier(
        'Northgate Fuels Ltd',
        '12 Station Road, York YO1 7HH',
        'VAT GB 123 4567 82',
        'Invoice 118',
        'Pay to: Bluewater Collections',
        'Total 61.27',
      ),
    ).toBe('Northgate Fuels Ltd')
  })

  test('a greeting is nobody’s name', () => {
    expect(
      supplier('Hi Joanna,', 'Thank you for your payment to Fernlight Studio.', 'Total £18.00'),
    ).toBe('Fernlight Studio')
  })
})

describe('where no label is known', () => {
  const items = ['Tea | 2.00', 'Cake | 3.00', 'Total | 5.00']

  test('who has an address, numbers and a site of its own goes before who has an address alone', () => {
    expect(
      supplier(
        'Zeln 2026-118',
        'Brunel Partners Ltd',
        '18 Canal Street',
        'Leeds LS11 5PY',
        '',
        '',
        ...items,
        '',
        'velmora works, 4 Mill Lane, Bath BA2 3AF, www.velmoraworks.com',
      ),
    ).toBe('velmora works')
  })

  test('who is named in the thanks and spelt on the web is found within its sentence', () => {
    expect(
      supplier(
        '12/03/2026 14:05',
        ...items,
        '',
        'Brona lu vi Velmora Kelt!',
        '4 Mill Lane',
        'www.velmorakelt.com',
      ),
    ).toBe('Velmora Kelt')
  })
})

test('on whose behalf a portal writes is the supplier', () => {
  expect(
    supplier(
      'Wanderkey.com',
      'Receipt for your stay',
      'Double room | £153.00',
      'Total charged | £153.00',
      'This receipt is issued on behalf of Albergo Bellariva, who provides the stay.',
    ),
  ).toBe('Albergo Bellariva')
})

test.each(['Q U I T T U N G', 'TAXIKVITTO', 'Butik 8345', 'Pagato', 'Taxi-Nr. 678'])(
  '%s is never a supplier',
  (words) => {
    expect(supplier(words, 'Taxi Norrbotten', 'Storgatan 4', '972 31 Luleå', 'Summa 35,00')).toBe(
      'Taxi Norrbotten',
    )
  },
)

test('whom a line with an address goes to is not who sends it', () => {
  const to = 'An Praxis Dr. Sabine Reuter, Schlossplatz 2, 76131 Karlsruhe'
  const from = 'Biohof Ahlers KG ~ Deichweg 17 ~ 26434 Wangerland'
  expect(supplier(from, to, 'Rechnung 64', 'Heu | 268,00', 'zusammen 268,00')).toBe(
    'Biohof Ahlers KG',
  )
})

test('a customer with numbers of its own is not taken for who stands under all sums', () => {
  const customer = ['Tømrerfirmaet Skov ApS', 'Håndværkervej 12', '9000 Aalborg', 'CVR 20277931']
  const foot = 'Malermester Bente Riis . Skolegade 3 . 8500 Grenaa . CVR 73170710'
  expect(supplier(...customer, 'Regning', 'Servicevogn | 230,00', 'I alt | 230,00', foot)).toBe(
    'Malermester Bente Riis',
  )
})

test('of two addresses the later is not sure, where nothing bears it out', () => {
  const own = ['Calle Real 22', '11100 San Fernando', 'NIF B98888498']
  const rows = [...own, '', '', 'Clínica Sant Pau, S.L.P.', 'Carrer de Mallorca 301']
  const found = supplierField(
    rowsOf(paper(...rows, '08037 Barcelona', 'CIF B60626397', 'Suma total | 412,22 €')),
  )
  expect(found?.isSure).not.toBe(true)
})

test('who is greeted, or sends things for whoever sells, is not thought of', () => {
  const names = supplierCandidates(
    rowsOf(
      paper(
        'Hallo Tietjen Landtechnik GmbH,',
        'Tietjen Landtechnik GmbH',
        'The Corner Shop',
        'Fulfilled by Marktree UK Services Ltd on behalf of the seller',
      ),
    ),
  ).map(({ name }) => name)
  expect(names).toContain('The Corner Shop')
  expect(names).not.toContain('Tietjen Landtechnik GmbH')
  expect(names).not.toContain('Marktree UK Services Ltd')
})

test('two firms that stand side by side are never one sure name', () => {
  const rows = [
    'FROM | TO',
    'Scully Contracting Ltd Moyvane Agri Services Ltd | 12 May 2024',
    'Total | £12.00',
  ]
  expect(supplierField(rowsOf(paper(...rows)))?.isSure).not.toBe(true)
})

test('a label over the customer’s own lines says nothing of who stands on its right', () => {
  const isCustomer = (...lines: string[]) => {
    const rows = rowsOf(paper(...lines))
    const [row] = rows
    const part = row?.parts[1]
    return row && part ? standingOf(rows, row, part, part.from).isCustomer : undefined
  }
  expect(isCustomer('Bill to | Nimbo Operations Ltd', 'Clontarf Yoga Loft | 70 Quay Street')).toBe(
    false,
  )
  expect(isCustomer('Bill to | Clontarf Yoga Loft', 'Date | 3 May 2025')).toBe(true)
  expect(isCustomer('Bill to | Clontarf Yoga Loft', ' | 7 Vernon Avenue')).toBe(true)
  expect(isCustomer('Customer | Harbour Kitchens Ltd', 'Site | 12 Quay Street')).toBe(true)
})

test('whom a letter greets by its form of address is not the supplier, whatever its legal form', () => {
  expect(
    supplierField(
      rowsOf(
        paper(
          'Luogo intervento | Spett.le Falegnameria Zanon S.n.c.',
          'Cantiere | Via dell’Artigianato 14',
          ' | 35010 Limena (PD)',
          'Totale | 122,00',
        ),
      ),
    )?.value ?? '',
  ).not.toContain('Zanon')
})

test('to whom a payment slip goes back is the supplier', () => {
  expect(
    supplier(
      '^TAX INVOICE | |',
      ' | Invoice Date | Southern Lakes Sparkies',
      ' | 10 May 2025 | Southern Lakes Electrical Ltd',
      'Kererū Print & Framing Ltd | Invoice Number | 5 Glenda Drive',
      '12 Tasman Street | INV-8233 | Queenstown 9300',
      'Nelson 7010 | GST Number | NEW ZEALAND',
      ' | 180-016-309 | 07 958 9446',
      'Cable | 6.00 | 24.00',
      'TOTAL GST 15% | | 15.47',
      'TOTAL NZD | | 118.57',
      '^PAYMENT ADVICE | Customer | Kererū Print & Framing Ltd',
      ' | Invoice Number | INV-8233',
      'To: Southern Lakes Electrical Ltd | Amount Due | 118.57',
      '5 Glenda Drive | |',
    ),
  ).toBe('Southern Lakes Electrical Ltd')
})

test.each(
  'Formica Ireland ULC|Robles S.L.|Clínica Sur S.L.P.|Rossi S.n.c.|Garda Soc. Coop.|Holz e.K.|Praxis gGmbH|Blank e.U.|Dupuis SELARL|Smit V.O.F.|Hansen I/S|Nord ASA|Novák v.o.s.|Kowalscy sp.j.'.split(
    '|',
  ),
)('%s has a legal form', (name) => {
  expect(hasLegalForm(name.toUpperCase())).toBe(true)
})

test.each(['Gaming PC', 'Portland SE', 'Wohnung EG', 'Vinyl LP'])('%s has none', (text) => {
  expect(hasLegalForm(text.toUpperCase())).toBe(false)
})

test('who sells on a portal is named under its own words, whatever the portal is called', () => {
  const rows = [
    '^Marketree | ^Credit note',
    'Bexley & Thorne Surveyors | Refunded |',
    'Station House | |',
    'Lewes BN7 2UP | Sold by | Brightbyte Trading',
    'GB | VAT # | GB512607574',
    'Credit note # DS-AEU-7459568',
    'For customer support please visit marketree.example/contact-us.',
    'Billing address | Delivery address | Sold by',
    'Bexley & Thorne Surveyors | Bexley & Thorne Surveyors | Brightbyte Trading',
    'Station House | Station House | Brightbyte Computers Ltd',
    'Lewes BN7 2UP | Lewes BN7 2UP | 14 Hanworth Close',
    'GB | GB | Basingstoke RG24 8PL',
    'Wireless mouse | -£88.25',
    'Total | -£88.25',
    'Marketree, a trading place of Emporia EU S.à r.l., UK branch, on behalf of the seller',
  ]
  expect(supplier(...rows)).toBe('Brightbyte Trading')
})

test('a link to what a till’s maker does with data names nobody', () => {
  const rows = ['Sunrise Donut Co.', '4402 Burnet Rd', 'Austin, TX 78756', 'Total | $39.07']
  expect(supplier(...rows, 'Tillwise Privacy Policy', 'https://tillwise.example/privacy')).toBe(
    'Sunrise Donut Co.',
  )
})

/** Rows parted by `;;`, all of them of rides. */
const rides = [
  '^Taxi Quittung;;Datum 05.03.2026;;Von: Flughafen BER Nach: Mitte;;Fahrpreis inkl. 7% MwSt | 32,50 EUR',
  '^Private Hire Receipt;;From | Leeds Station;;To | Harrogate Road;;Fare | £32.50;;Total | £32.50',
  '^Reçu;;De : Gare du Nord;;À : Opéra;;Course | 22,50 €;;Total | 22,50 €',
  '^Bon;;Van: Schiphol Naar: Amsterdam Zuid;;Ritprijs | € 42,50;;Totaal | € 42,50',
  '^Taxi kvittering;;Fra: Kastrup Til: Nørreport;;Kørsel | 242,50;;I alt | 242,50',
  '^TAXI RECEIPT;;Date | From | To | Fare;;05/03/2026 | Leeds Station | Harrogate Road | £32.50',
  '^Receipt;;From | To;;Leeds Station | Harrogate Road;;Fare | £32.50;;Total | £32.50',
]

test.each(rides)('where a ride began or ended is nobody: `%s`', (text) => {
  const found = supplierField(rowsOf(paper(...text.split(';;'))))
  expect(found?.value ?? '').not.toMatch(/Flughafen|Station|Road|Gare|Op|Schiphol|Zuid|Kastrup|Nør/)
  expect(found?.isSure).not.toBe(true)
})

/** Rows parted by `;;`, and who is behind `From`. */
const fromParties: [rows: string, supplier: string][] = [
  [
    'Your booking is confirmed - R9A4W6|;;From: Greyfriars Coaches <bookings@greyfriarscoaches.example>|;;To:|;;accounts@hartwell-lofts.example|;;Date: 19/08/2025, 12:11|;;Booked on: 19/08/2025|;;3 fares | £78.60;;Total | £78.60',
    'Greyfriars Coaches',
  ],
  [
    'Invoice 12;;From: Dave Holmes;;To: Ida Holm;;First aid course | £32.50;;Total | £32.50',
    'Dave Holmes',
  ],
  [
    'Invoice 12;;From: Aire Taxi Services;;To: Ida Holm;;Airport fare | £32.50;;Total | £32.50',
    'Aire Taxi Services',
  ],
  [
    'Invoice 12;;From | To;;Dave Holmes | Ida Holm;;12 Mill Lane | 3 High Street;;Airport fare | £32.50;;Total | £32.50',
    'Dave Holmes',
  ],
]

test.each(fromParties)('in `%s` the sender is %s', (text, name) => {
  expect(supplier(...text.split(';;'))).toBe(name)
})

test('a sentence of the foot does not add to a sign', () => {
  const rows = ['^B&Q', 'Farnborough Gate, GU14 8BL', 'REFUND', 'Hammer | -109.00']
  const said = 'Returned goods: your B&Q Club points have been taken back.'
  expect(supplier(...rows, 'TOTAL REFUND | -109.00', said)).toBe('B&Q')
})

test('the firm in French small print is the one whose sign opens the paper', () => {
  const rows = [
    'VAUGEOIS | FACTURE',
    'Plomberie Chauffage',
    'N° de facture | FA-2609-073',
    'Date de facture | 24/09/2026 | CLIENT',
    'SCI Les Trois Tilleuls',
    'Échéance | 31/10/2026 | Mme Guérinet, gérante',
    'Mode de règlement Virement | 8 bis, rue du Faubourg Saint-Jean',
    'Devis accepté | DE-2608-041 du | 45000 ORLÉANS',
    '28/08/2026 | SIREN 512 884 907',
    "Date d'intervention | 17 et 18/09/2026 | Chantier : logement R+1, 23 rue de Bourgogne",
    'Code client | 411GUER02',
    'Désignation | Qté U P.U. HT TVA Montant HT',
    "Lot 1 - Remplacement de la production d'eau chaude",
    'Dépose et évacuation du chauffe-eau existant, mise en déchetterie | 1 Fft 145,00 10 % | 145,00',
    'professionnelle',
    'Fourniture chauffe-eau électrique stéatite 200 L vertical mural, garantie cuve 5 1 U 689,00 10 % | 689,00',
    "SARL Vaugeois Plomberie Chauffage au capital de 8 000 € - 114, route d'Olivet, 45100 Orléans - Tél. 02 38 66 41 09 - contact@vaugeois-pc.example",
    'SIRET 481 337 902 00024 - RCS Orléans 481 337 902 - APE 4322A - N° TVA intracommunautaire FR 62 481337902 - Qualibat RGE E-E 148832',
  ]
  expect(supplier(...rows)).toBe('SARL Vaugeois Plomberie Chauffage')
})

test('a trade that is set larger than the sign over it has the sign with it', () => {
  const rows = ['^PHARMACY', '6 Station Parade, Ilkley', 'LS29 8HQ 01943 555 0120']
  const sums = ['VAT 408 1163 57', 'Total | £8.00']
  expect(supplier('WHARFEDALE', ...rows, ...sums)).toBe('WHARFEDALE PHARMACY')
  expect(supplier('RECEIPT', ...rows, ...sums)).toBe('PHARMACY')
})

test('whoever passes a mail on, with their firm under it, is not who sent it', () => {
  const above = ['Dana Kessel', 'From: Dana Kessel', 'Sent: 02 February 2026 09:07']
  const note = [
    'Hi Linda, charge it to job 1187.',
    'Kessel Bray Ltd | 12 Foundry Court, Sheffield S3 8PT',
  ]
  const mail = ['From: 8frames <no-reply@mail.8frames.example>', 'Sent: 19 January 2026 17:54']
  const about = 'Your 8frames receipt'
  const rest = ['8frames', 'Billed to | Kessel Bray Ltd', 'Total | £90.00']
  const own = [...mail, `Subject: ${about}`, ...rest]
  expect(supplier(...above, `Subject: FW: ${about}`, ...note, ...own)).toBe('8frames')
})
