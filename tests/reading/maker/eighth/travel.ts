/** Tickets of trains that serve as invoices, and a hotel's folio. */
import type { Random } from '../../../support/random'
import type { Sheet } from '../print'
import {
  block,
  escaped,
  type Firm,
  firms,
  type Line,
  line,
  paged,
  Pen,
  pictured,
  table,
  truthOf,
  within,
  wordmark,
} from './kit'
import { at, de, fr, gb, type Notation } from './notations'
import { ratesAs, sumsAs } from './rows'
import { ticketSums } from './web'

interface Rail {
  notation: Notation
  carriers: Firm[]
  title: string
  rows: [
    number: string,
    date: string,
    trip: string,
    fare: string,
    net: string,
    vat: string,
    total: string,
    paid: string,
  ]
  trips: string[]
  rate: number
  note: string
}

const rails: readonly Rail[] = [
  {
    notation: de,
    carriers: firms(
      'Mitteldeutsche Regiobahn AG;Bahnhofplatz 2;04109 Leipzig;Mitteldeutsche Regiobahn|Nordexpress Fernverkehr;Am Hauptbahnhof 1;20099 Hamburg',
    ),
    title: 'Online-Ticket',
    rows: [
      'Auftragsnummer',
      'Buchungsdatum',
      'Strecke',
      'Fahrpreis',
      'Nettobetrag',
      'MwSt (D) 7%',
      'Gesamtpreis',
      'Kreditkarte',
    ],
    trips: ['Leipzig Hbf → Berlin Hbf', 'Hamburg Hbf → Köln Hbf', 'München Hbf → Nürnberg Hbf'],
    rate: 7,
    note: 'Dieses Dokument gilt auch als Rechnung. Steuernummer 29/001/60006',
  },
  {
    notation: fr,
    carriers: firms(
      'Rail Océan;4 rue de la Gare;44000 Nantes|TransAlpes Voyageurs SA;24 cours Berriat;38000 Grenoble;TransAlpes Voyageurs',
    ),
    title: 'Justificatif de paiement',
    rows: [
      'Référence dossier',
      "Date d'achat",
      'Trajet',
      'Billet 2de classe',
      'Montant HT',
      'TVA 10 %',
      'Montant total TTC',
      'Carte bancaire',
    ],
    trips: ['Nantes → Paris Montparnasse', 'Grenoble → Lyon Part-Dieu'],
    rate: 10,
    note: 'Ce document vaut facture. Conservez-le avec votre note de frais.',
  },
  {
    notation: { ...gb, day: 'DD mon YYYY' },
    carriers: firms(
      'Great Fenland Railway;1 Station Square;Ely CB7 4BS|Mersey & Dales Trains;Lime House;Liverpool L1 1JD',
    ),
    title: 'Booking confirmation & receipt',
    rows: [
      'Booking reference',
      'Date of purchase',
      'Journey',
      'Anytime Return, 1 adult',
      '',
      '',
      'Total paid',
      'Visa',
    ],
    trips: ['Ely → London Kings Cross', 'Liverpool Lime Street → Leeds'],
    rate: 0,
    note: 'Tickets are zero-rated for VAT. Keep this receipt for your records.',
  },
]

/** A train's ticket that serves as its invoice. */
export function train(random: Random): Sheet {
  const { notation, carriers, title, rows, trips, rate, note } = random.pick(rails)
  const pen = new Pen(random, notation)
  const carrier = pen.pick(carriers)
  const sums = ticketSums(rows[3], pen.whole(190, 1790) * 10, rate)
  const number = pen.digits(pen.pick(['@@####@', '@@@@@@', '1234######'.replace('1234', '8')]))
  const travel = pen.day(pen.after(pen.whole(1, 40)))
  const tax = rate > 0 ? sumsAs(pen, sums, 'NV', `${rows[4]}|${rows[5]}`) : []
  return paged(
    'A4',
    `#sheet { font: 9.5pt '${pen.pick(['Nimbus Sans', 'DejaVu Sans', 'Liberation Sans'])}'; } h1 { font-size: 16pt; margin: 4mm 0; } .box { border: 0.4mm solid #444; padding: 5mm; margin: 5mm 0; } .code { width: 34mm; height: 34mm; background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 / 4mm 4mm; }`,
    [
      `<div class="sides">${pen.chance(0.6) ? wordmark(carrier.name, '#c00418', 'Nimbus Sans') : pictured(carrier.name, '#c00418', 'Nimbus Sans')}</div><h1>${escaped(title)}</h1>
       <div class="sides box"><div>${table('', [
         [rows[0], number],
         [rows[2], pen.pick(trips)],
         ['', `${travel}   07:${pen.whole(10, 59)} – 10:${pen.whole(10, 59)}`],
       ])}</div><div class="code"></div></div>
       ${table('sums', [[rows[3], pen.money(sums.total)], ...tax, [rows[6], pen.money(sums.total)]])}
       <p>${table('', [
         [rows[1], pen.day()],
         [rows[7], `•••• ${pen.digits('####')}`],
       ])}</p><p class="small">${escaped(note)}</p><div class="foot small grey">${block([`${carrier.name}, ${carrier.address.join(', ')}`])}</div>`,
    ],
    truthOf(pen, { supplier: carrier, sums, documentNumber: number, kind: 'receipt' }),
  )
}

interface Inn {
  notation: Notation
  hotels: Firm[]
  guests: Firm[]
  rows: Record<
    | 'title'
    | 'number'
    | 'date'
    | 'room'
    | 'arrival'
    | 'departure'
    | 'night'
    | 'breakfast'
    | 'tax'
    | 'dinner'
    | 'total'
    | 'paid'
    | 'balance'
    | 'net'
    | 'vat'
    | 'vatNumber'
    | 'head',
    string
  >
  /** Night, breakfast, dinner. */
  rates: [number, number, number]
  vatNumber: string
}

const inns: readonly Inn[] = [
  {
    notation: gb,
    hotels: firms(
      'The Wheatsheaf Inn;Market Place;Alnwick NE66 1SS|Harbour Lights Hotel Ltd;22 Marine Parade;Whitby YO21 3PR;Harbour Lights Hotel|Number 9 Rooms;9 Queen Street;Edinburgh EH2 1JQ',
    ),
    guests: firms(
      'Ms Orla Keane;9 Sandymount Green;Dublin 4|Mr James Cole;Tate Accountancy, 88 Station Rd;Woking GU21 6JY',
    ),
    rows: {
      title: 'Guest Invoice',
      number: 'Folio No.',
      date: 'Invoice date',
      room: 'Room',
      arrival: 'Arrival',
      departure: 'Departure',
      night: 'Accommodation',
      breakfast: 'Breakfast',
      tax: '',
      dinner: 'Restaurant',
      total: 'Total',
      paid: 'Mastercard',
      balance: 'Balance',
      net: 'Net',
      vat: 'VAT',
      vatNumber: 'VAT Reg No',
      head: 'Date|Description|Amount',
    },
    rates: [20, 20, 20],
    vatNumber: '### #### ##',
  },
  {
    notation: de,
    hotels: firms(
      'Hotel Zur Alten Linde;Kirchgasse 4;97070 Würzburg|Hotel Seeblick Betriebs GmbH;Uferpromenade 1;88131 Lindau;Hotel Seeblick|Pension Waldfrieden, Inh. Erika Noll;Forstweg 12;38700 Braunlage;Pension Waldfrieden',
    ),
    guests: firms(
      'Brandt Logistik GmbH;Hafenstraße 51;20457 Hamburg|Herrn Peter Hofmann;Sägeweg 3;83646 Bad Tölz',
    ),
    rows: {
      title: 'Rechnung',
      number: 'Rechnungs-Nr.',
      date: 'Datum',
      room: 'Zimmer',
      arrival: 'Anreise',
      departure: 'Abreise',
      night: 'Übernachtung',
      breakfast: 'Frühstück',
      tax: 'Kurtaxe',
      dinner: 'Restaurant',
      total: 'Gesamtbetrag',
      paid: 'EC-Karte',
      balance: 'Offener Betrag',
      net: 'Netto',
      vat: 'MwSt',
      vatNumber: 'Ust-ID',
      head: 'Datum|Leistung|Betrag',
    },
    rates: [7, 19, 19],
    vatNumber: 'DE#########',
  },
  {
    notation: at,
    hotels: firms(
      'Gasthof Goldener Hirsch;Dorfplatz 7;6370 Kitzbühel|Hotel Alpenrose KG;Hauptstraße 31;5630 Bad Hofgastein;Hotel Alpenrose',
    ),
    guests: firms('Ing. Markus Egger;Feldgasse 2;8010 Graz|Egger Planung OG;Feldgasse 2;8010 Graz'),
    rows: {
      title: 'Rechnung',
      number: 'Rechnung Nr.',
      date: 'Rechnungsdatum',
      room: 'Zi.',
      arrival: 'Anreise',
      departure: 'Abreise',
      night: 'Nächtigung',
      breakfast: 'Frühstück',
      tax: 'Ortstaxe',
      dinner: 'Restaurant',
      total: 'Rechnungsbetrag',
      paid: 'Bankomatkarte',
      balance: 'Saldo',
      net: 'Netto',
      vat: 'USt.',
      vatNumber: 'UID',
      head: 'Datum|Text|EUR',
    },
    rates: [10, 10, 20],
    vatNumber: 'ATU########',
  },
]

/** Nights and breakfasts by day, what was paid, and a balance of nothing. */
export function hotel(random: Random): Sheet {
  const { notation, hotels, guests, rows, rates, vatNumber } = random.pick(inns)
  const pen = new Pen(random, notation)
  const [house, guest, nights] = [pen.pick(hotels), pen.pick(guests), pen.whole(1, 4)]
  const [price, breakfast, tax, dinner] = [
    pen.whole(12, 34) * 500,
    pen.pick([1200, 1450, 1800]),
    pen.pick([220, 350]),
    pen.whole(1500, 6200),
  ]
  const dated: [number, Line][] = Array.from({ length: nights }, (_, at): [number, Line][] => [
    [at - nights, line(rows.night, price, rates[0])],
    ...(rows.tax === '' ? [] : [[at - nights, line(rows.tax, tax, 0)] as [number, Line]]),
    [at - nights + 1, line(rows.breakfast, breakfast, rates[1])],
  ]).flat()
  if (pen.chance(0.4))
    dated.push([-1, line(`${rows.dinner} #${pen.digits('####')}`, dinner, rates[2])])
  const ordered = dated.toSorted(([a], [b]) => a - b)
  const sums = within(ordered.map(([, each]) => each))
  const number = pen.digits(pen.pick(['######', 'F-26####', '26/#####']))
  const head = rows.head.split('|')
  const own = `${rows.vatNumber} ${pen.digits(vatNumber)}`
  return paged(
    'A4',
    `#sheet { font: 10pt '${pen.pick(['P052', 'C059', 'URW Bookman', 'Nimbus Roman'])}'; } h1 { font-size: 16pt; margin: 6mm 0 4mm; } .items td { padding: 1mm 0; } .items td:nth-child(2) { text-align: left; } .items th { border-bottom: 0.3mm solid #333; } .items th:nth-child(2) { text-align: left !important; } .sums { margin-top: 3mm; }`,
    [
      `<div class="mid">${pen.chance(0.5) ? `<div style="font-size:22pt">${escaped(house.name.split(',')[0] ?? '')}</div>` : pictured(house.name.split(',')[0] ?? '', '#7a5c2e', 'P052')}<span class="small">${block([`${house.address.join(' · ')} · Tel. ${pen.digits('0#### ######')}`])}</span></div>
       <div class="sides" style="margin-top:12mm"><div>${block([guest.name, ...guest.address])}</div>${table(
         '',
         [
           [rows.number, number],
           [rows.date, pen.day()],
           [rows.room, pen.digits('###')],
           [rows.arrival, pen.day(pen.after(-nights))],
           [rows.departure, pen.day()],
         ],
       )}</div><h1>${rows.title}</h1>${table(
         'items',
         ordered.map(([days, { text, amount }]) => [
           pen.day(pen.after(days)),
           text,
           pen.plain(amount),
         ]),
         head,
       )}${table('sums', [
         [rows.total, pen.money(sums.total)],
         [`${rows.paid} ${pen.day()}`, pen.money(-sums.total)],
         [rows.balance, pen.money(0)],
       ])}${table('small', ratesAs(pen, sums.shares, 'rnvg'), [
         `${rows.vat} %`,
         rows.net,
         rows.vat,
         rows.total,
       ])}
       <div class="foot small mid">${block([`${house.name}, ${house.address.join(', ')}`, own])}</div>`,
    ],
    truthOf(pen, { supplier: house, sums, documentNumber: number, hasRates: true }),
  )
}
