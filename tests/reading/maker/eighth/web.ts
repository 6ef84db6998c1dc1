/** Receipts and invoices that services on the web send: payment pages, subscriptions, rides, tickets. */
import type { Random } from '../../../support/random'
import { plainDecimal } from '../notation'
import type { Sheet } from '../print'
import {
  block,
  escaped,
  type Firm,
  firms,
  onTop,
  paged,
  type Pairs,
  Pen,
  pictured,
  sign,
  type Sums,
  table,
  truthOf,
  wares,
  within,
  wordmark,
} from './kit'
import { de, fr, gb, ie, us, type Notation } from './notations'
import { sumsAs } from './rows'

const buyers = firms(
  'Bright Fern Studio Ltd;41 Rosebery Row;Bristol BS1 5QT|Kaja Lindqvist;Sveavägen 80;113 59 Stockholm|Tollund & Vestergaard ApS;Nørregade 12, 2.;8000 Aarhus C|Hofmann Holzbau GmbH;Sägeweg 3;83646 Bad Tölz|Orla Keane;9 Sandymount Green;Dublin 4',
)

const services = firms(
  'Plotwise, Inc.;548 Market Street PMB 9120;San Francisco, California 94104|Inkbird Notes Limited;3 Dawson Mews;Dublin, D02 KX03;Inkbird Notes|Cloudloft Hosting B.V.;Keizersgracht 391A;1016 EJ Amsterdam;Cloudloft|Formhaus;Torstraße 140;10119 Berlin|7Notes AB;Östermalmstorg 1;114 42 Stockholm;7Notes',
)

const plans = wares(
  'Team plan – 5 seats;45;95|Pro (monthly);12;49|Starter workspace;9;29|Transactional emails, 50k;20;35|Extra storage 100 GB;4;10|Domain renewal;11;19',
)

/** What a large payment service prints for its customers: labels, two parties in columns, the sum as a headline. */
export function payment(random: Random): Sheet {
  const pen = new Pen(random, { ...pick(random, [ie, us, gb]), day: 'month D, YYYY' })
  const [seller, buyer] = [pen.pick(services), pen.pick(buyers)]
  const isReceipt = pen.chance(0.5)
  const rate = pen.notation.currency === 'USD' ? 0 : pen.pick([20, 23])
  const bought = pen.buy(plans, { count: [1, 3], most: 3, step: 100 })
  const sums = onTop(bought.lines.map((line) => ({ ...line, rate })))
  const number = pen.digits('@#@@#@##-00##')
  const due = pen.day(pen.after(pen.pick([0, 14, 30])))
  const receipt = pen.digits('2###-####')
  const facts: Pairs = [
    ['Invoice number', number],
    ...((isReceipt
      ? [
          ['Receipt number', receipt],
          ['Date paid', pen.day()],
          ['Payment method', `Visa - ${pen.digits('####')}`],
        ]
      : [
          ['Date of issue', pen.day()],
          ['Date due', due],
        ]) as Pairs),
  ]
  const total = pen.money(sums.total)
  const country = pen.notation.currency === 'GBP' ? 'United Kingdom' : 'Ireland'
  const lower: Pairs = [
    ['Subtotal', pen.money(sums.net)],
    ...((rate > 0
      ? sumsAs(
          pen,
          sums,
          'NV',
          `Total excluding tax|VAT - ${country} (${rate}% on ${pen.money(sums.net)})`,
        )
      : []) as Pairs),
    ['Total', total],
    isReceipt ? ['Amount paid', total] : ['Amount due', `${total} ${pen.notation.currency}`],
  ]
  const headline = isReceipt ? `${total} paid on ${pen.day()}` : `${total} due ${due}`
  const logo = pen.chance(0.5) ? sign('#635bff') : pictured(seller.name, '#635bff', 'URW Gothic')
  const period = `${pen.day(pen.date, 'mon D')} – ${pen.day(pen.after(30), 'mon D, YYYY')}`
  return paged(
    'A4',
    `#sheet { font: 9.5pt 'Liberation Sans'; } h1 { font-size: 20pt; } h2 { font-size: 13pt; margin: 8mm 0 5mm; } .items th { font-weight: normal; font-size: 8pt; border-bottom: 0.3mm solid #222; } .items { margin-bottom: 4mm; } .sums { width: 92mm; } .sums td { border-top: 0.1mm solid #ddd; }`,
    [
      `<div class="sides"><div><h1>${isReceipt ? 'Receipt' : 'Invoice'}</h1><p>${table('', facts)}</p></div>${logo}</div>
       <div class="sides" style="justify-content:start;gap:30mm;margin-top:4mm"><div><b>${escaped(seller.name)}</b><br>${block([...seller.address, `billing@${siteOf(seller)}`, ...(rate > 0 ? [`${country === 'Ireland' ? 'IE' : 'GB'} VAT ${pen.digits(country === 'Ireland' ? 'IE#######@@' : 'GB#########')}`] : [])])}</div><div><b>Bill to</b><br>${block([buyer.name, ...buyer.address, 'accounts@buyer.example'])}</div></div>
       <h2>${escaped(headline)}</h2>${table(
         'items',
         sums.lines.map((line) => [
           `${line.text}\n${period}`,
           String(line.quantity),
           pen.money(line.unit),
           ...(rate > 0 ? [pen.rate(rate)] : []),
           pen.money(line.amount),
         ]),
         ['Description', 'Qty', 'Unit price', ...(rate > 0 ? ['Tax'] : []), 'Amount'],
       )}${table('sums', lower)}<div class="foot small grey sides"><span>${isReceipt ? receipt : number} · ${escaped(total)} ${isReceipt ? `paid on ${pen.day()}` : `due ${due}`}</span><span>Page 1 of 1</span></div>`,
    ],
    truthOf(pen, {
      supplier: seller,
      sums,
      documentNumber: number,
      otherNumbers: isReceipt ? [receipt] : [],
      kind: isReceipt ? 'receipt' : 'invoice',
      hasRates: rate > 0,
    }),
  )
}

const siteOf = ({ name }: Firm) =>
  `${
    name
      .split(/[ ,]/)[0]
      ?.toLowerCase()
      .replace(/[^a-z0-9]/g, '') ?? ''
  }.example`

const pick = <T>(random: Random, values: readonly T[]): T => random.pick(values)

const americans = firms(
  'Northpeak Analytics, Inc.;1209 N Orange St;Wilmington, DE 19801, USA;Northpeak Analytics|Quillbase LLC;2261 Market Street #4667;San Francisco, CA 94114, United States;Quillbase|Datacove;131 Continental Dr, Suite 305;Newark, DE 19713, USA|Sixfold Labs Inc;228 Park Ave S;New York, NY 10003, USA;Sixfold Labs',
)
const europeans = firms(
  'Brandt Logistik GmbH;Hafenstraße 51;20457 Hamburg, Germany|Atelier Novák s.r.o.;Dlouhá 16;110 00 Praha 1, Czech Republic|Mercier Conseil SARL;8 rue Paradis;13001 Marseille, France|Vanhoof & Co BV;Meir 44;2000 Antwerpen, Belgium',
)
const usage = wares(
  'Enterprise subscription (annual);900;4800|API requests over quota;12;190|Seats, yearly;120;360|Priority support;99;499|Data warehouse add-on;150;700',
)

/** An American seller, a European buyer with a VAT number: no tax, since the buyer accounts for it. */
export function software(random: Random): Sheet {
  const pen = new Pen(random, {
    ...us,
    day: pick(random, ['mon D, YYYY', 'DD mon YYYY', 'YYYY-MM-DD']),
  })
  const notation: Notation = pen.chance(0.4)
    ? { ...pen.notation, currency: 'EUR', money: '€#' }
    : pen.notation
  const money = (cents: number) => notation.money.replace('#', pen.plain(cents))
  const [seller, buyer] = [pen.pick(americans), pen.pick(europeans)]
  const sums = pen.buy(usage, { count: [1, 4], most: 6, step: 100 })
  const number = pen.digits(pen.pick(['INV-2026-#####', 'NP#######', '#####']))
  const order = pen.chance(0.4) ? pen.digits('PO-45###') : null
  return paged(
    'letter',
    `#sheet { font: 10pt '${pen.pick(['Nimbus Sans', 'Liberation Sans Narrow', 'DejaVu Sans Condensed'])}'; } .band { background: #102a43; color: #fff; padding: 6mm 18mm; margin: -14mm -18mm 8mm; } .band h1 { font-size: 22pt; } .items th { background: #eef2f6; padding: 2mm; } .items td { border-bottom: 0.1mm solid #ccc; padding: 2mm; } .last td { font-weight: bold; }`,
    [
      `<div class="band sides"><h1>INVOICE</h1><div class="right">${block([seller.name, ...seller.address])}</div></div>
       <div class="sides"><div><b>BILLED TO</b><br>${block([buyer.name, ...buyer.address, `VAT ID: ${pen.digits('DE#########')}`])}</div>${table(
         '',
         [
           ['Invoice #', number],
           ['Invoice date', pen.day()],
           ['Terms', 'Net 30'],
           ['Due date', pen.day(pen.after(30))],
           ...(order === null ? [] : [['PO number', order]]),
         ],
       )}</div><div style="height:8mm"></div>
       ${table(
         'items',
         sums.lines.map((line) => [
           line.text,
           String(line.quantity),
           money(line.unit),
           money(line.amount),
         ]),
         ['Item', 'Units', 'Rate', 'Amount'],
       )}<div style="height:4mm"></div>${table('sums', [
         ['Subtotal', money(sums.net)],
         ['Tax (0%)', money(0)],
         [`Total (${notation.currency})`, money(sums.total)],
         [`Balance due`, money(sums.total)],
       ])}<p class="small">Reverse charge: VAT to be accounted for by the recipient, Art. 196 Council Directive 2006/112/EC.</p>
       <p class="small">Wire to: ${escaped(seller.name)}, ABA ${pen.digits('0########')}, account ${pen.digits('##########')}. Please quote the invoice number.</p>`,
    ],
    truthOf(pen, {
      supplier: seller,
      sums,
      documentNumber: number,
      currency: notation.currency,
      customerReference: order,
    }),
  )
}

interface RideWords {
  notation: Notation
  brands: Firm[]
  thanks: (name: string) => string
  rows: [fare: string, booking: string, wait: string, sub: string, vat: string, total: string]
  paid: string
  rate: number
  places: string[]
}

const rides: readonly RideWords[] = [
  {
    notation: { ...gb, day: 'D month YYYY' },
    brands: firms('Hopla;1 Blackfriars Place;London SE1 8NZ|Zipp Cabs;Arch 14;Leeds LS1 4BR'),
    thanks: (name) => `Thanks for riding, ${name}`,
    rows: ['Trip fare', 'Booking fee', 'Wait time', 'Subtotal', 'VAT', 'Total'],
    paid: 'Payments',
    rate: 0,
    places: ['14 Dock Street, London E1 8JN', 'Paddington Station, London W2 1HB'],
  },
  {
    notation: { ...us, day: 'month D, YYYY' },
    brands: firms('Hopla;1455 Third St;San Francisco, CA 94158|Ryde;77 Geary St;San Francisco, CA'),
    thanks: (name) => `Here's your receipt for your ride, ${name}`,
    rows: ['Trip fare', 'Booking Fee', 'Wait Time', 'Subtotal', 'Tax', 'Total'],
    paid: 'Payments',
    rate: 0,
    places: ['405 Howard St, San Francisco, CA 94105', 'SFO, Terminal 2, San Francisco, CA'],
  },
  {
    notation: { ...de, day: 'D. month YYYY' },
    brands: firms('Hopla;Prinzessinnenstr. 20;10969 Berlin|Taxi Blitz 24;Holzmarkt 5;50676 Köln'),
    thanks: (name) => `Danke für deine Fahrt, ${name}`,
    rows: [
      'Fahrpreis',
      'Buchungsgebühr',
      'Wartezeit',
      'Zwischensumme',
      'inkl. 7 % MwSt.',
      'Gesamt',
    ],
    paid: 'Zahlungen',
    rate: 7,
    places: ['Invalidenstraße 44, 10115 Berlin', 'Flughafen BER, Terminal 1, 12529 Schönefeld'],
  },
  {
    notation: { ...fr, day: 'D month YYYY' },
    brands: firms('Hopla;5 rue Charlot;75003 Paris|VTC Horizon;12 quai Perrache;69002 Lyon'),
    thanks: (name) => `Merci d'avoir voyagé avec nous, ${name}`,
    rows: [
      'Prix de la course',
      'Frais de réservation',
      "Temps d'attente",
      'Sous-total',
      'dont TVA 10 %',
      'Total',
    ],
    paid: 'Paiements',
    rate: 10,
    places: ['22 rue Oberkampf, 75011 Paris', 'Gare de Lyon, 75012 Paris'],
  },
]

/** The print of a mail after a ride: who it is stands in the logo, the sender's address and the foot. */
export function ride(random: Random): Sheet {
  const { notation, brands, thanks, rows, paid, rate, places } = pick(random, rides)
  const pen = new Pen(random, notation)
  const brand = pen.pick(brands)
  const person = pen.pick(['Marta', 'James', 'Aylin', 'Priya', 'Tom'])
  const [fare, booking, wait] = [pen.whole(620, 4100), pen.whole(80, 250), pen.pick([0, 45, 110])]
  const lines = [fare, booking, ...(wait > 0 ? [wait] : [])].map((amount, at) => ({
    text: rows[at] ?? '',
    quantity: 1,
    unit: amount,
    amount,
    rate,
  }))
  const sums = within(lines)
  const total = pen.money(sums.total)
  const site = siteOf(brand)
  const hour = pen.whole(10, 21)
  return paged(
    'A4',
    `#sheet { font: 10pt 'Liberation Sans'; } .head { border-bottom: 0.3mm solid #bbb; padding-bottom: 2mm; margin-bottom: 8mm; } .big { font-size: 24pt; margin: 6mm 0; } .sums { width: 120mm; margin: 3mm 0; } .sums tr:first-child td { font-size: 15pt; font-weight: bold; } .box { width: 130mm; margin: 0 auto; }`,
    [
      `<div class="head small"><div class="sides"><b>${escaped(person)} &lt;${person.toLowerCase()}@post.example&gt;</b><span>${pen.day()} ${hour + 1}:05</span></div>${escaped(`${brand.name} Receipts <noreply@${site}>`)}<br>To: ${person.toLowerCase()}@post.example</div>
       <div class="box"><div class="sides">${pen.chance(0.5) ? pictured(brand.name, '#000', 'Nimbus Sans') : wordmark(brand.name, '#000', 'Nimbus Sans')}<span class="grey">${pen.day()}</span></div>
       <div class="big">${escaped(thanks(person))}</div>${table('sums', [
         [rows[5], total],
         ...lines.map((line) => [line.text, pen.money(line.amount)]),
         [rows[3], total],
         ...(rate > 0 ? [[rows[4], pen.money(sums.vat)]] : []),
       ])}<p><b>${paid}</b></p>${table('sums', [[`Visa ••••${pen.digits('####')}`, total]]).replace('sums', 'small')}
       <p>${block([`${hour}:${pen.whole(10, 29)}  ${places[0] ?? ''}`, `${hour}:${pen.whole(30, 59)}  ${places[1] ?? ''}`])}</p>
       <p class="small grey">${block([brand.name, ...brand.address])}</p></div>`,
    ],
    truthOf(pen, { supplier: brand, sums, kind: 'receipt' }),
  )
}

const airlines = firms(
  'Skyline Nordic Airways;PO Box 55;Oslo|Air Brenta S.p.A.;Via Cargo 8;Milano;Air Brenta|Celtic Wings;Hangar 2, Airport;Cork|Blau Air;Am Flugplatz 1;Düsseldorf|TransAtlantic 4 Airlines Inc.;JFK Cargo Rd;New York;TransAtlantic 4 Airlines',
)

/** The receipt of an electronic ticket: codes, a table of flights, the fare with its taxes, currency before figures. */
export function flight(random: Random): Sheet {
  const pen = new Pen(random, { ...pick(random, [ie, gb, us]), day: 'DDmonYYYY' })
  const airline = pen.pick(airlines)
  const { currency } = pen.notation
  const [fare, fuel, airport, security] = [
    pen.whole(6000, 78_000),
    pen.whole(1200, 18_000),
    pen.whole(900, 4400),
    pen.whole(300, 1200),
  ]
  const lines = [
    ['Fare', fare],
    ['YQ Carrier surcharge', fuel],
    ['GB Passenger duty', airport],
    ['UB Service charge', security],
  ].map(([text, amount]) => ({
    text: String(text),
    quantity: 1,
    unit: Number(amount),
    amount: Number(amount),
    rate: 0,
  }))
  const sums = within(lines)
  const code = (cents: number) => `${currency} ${plainDecimal(cents)}`
  const ticket = pen.digits('### ##########')
  const booking = pen.digits('@@#@@#')
  const day = (days: number) => pen.day(pen.after(days), 'DDmon').toUpperCase()
  return paged(
    'A4',
    `#sheet { font: 9pt '${pen.pick(['Liberation Mono', 'Nimbus Sans', 'Liberation Sans'])}'; } h1 { font-size: 13pt; margin: 5mm 0; } .flights { width: 100%; margin: 5mm 0; } .flights th { border-bottom: 0.3mm solid #333; } .fare td:first-child { width: 60mm; }`,
    [
      `${pen.chance(0.5) ? wordmark(airline.name, '#0b3d91', 'Nimbus Sans') : pictured(airline.name, '#0b3d91', 'Nimbus Sans')}<h1>ELECTRONIC TICKET RECEIPT</h1>
       ${table('', [
         ['Passenger', pen.pick(['KEANE/ORLA MS', 'HOFMANN/PETER MR', 'DUBOIS/CLAIRE MRS'])],
         ['Booking reference', booking],
         ['Ticket number', ticket],
         ['Issuing airline', airline.name.toUpperCase()],
         ['Date of issue', pen.day().toUpperCase()],
         ['IATA number', pen.digits('########')],
       ])}${table(
         'flights',
         [
           ['OSL Oslo', 'DUB Dublin', pen.digits('SN ###'), day(21), '07:25', 'Y', '1PC'],
           ['DUB Dublin', 'OSL Oslo', pen.digits('SN ###'), day(25), '18:40', 'Y', '1PC'],
         ],
         ['From', 'To', 'Flight', 'Date', 'Dep', 'Class', 'Bag'],
       )}<b>FARE DETAILS</b>${table('fare', [
         ...lines.map((line) => [line.text, code(line.amount)]),
         ['Total amount', code(sums.total)],
         ['Form of payment', `CC VI XXXXXXXXXXXX${pen.digits('####')}`],
       ])}<p class="small">Fare basis QLXBO. Carriage is subject to the conditions of ${escaped(airline.name)}. Positive identification required at check-in.</p><p class="small">${block(airline.address)}</p>`,
    ],
    truthOf(pen, {
      supplier: airline,
      sums,
      vat: null,
      documentNumber: ticket,
      otherNumbers: [booking],
      kind: 'receipt',
      hasLines: false,
    }),
  )
}

/** For `sums` shared by tickets of trains and ferries: one line, tax within. */
export function ticketSums(text: string, cents: number, rate: number): Sums {
  return within([{ text, quantity: 1, unit: cents, amount: cents, rate }])
}
