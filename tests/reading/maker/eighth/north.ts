/** Invoices of the Netherlands and the Nordic countries. */
import type { Random } from '../../../support/random'
import { plainDecimal } from '../notation'
import type { Sheet } from '../print'
import {
  block,
  escaped,
  type Firm,
  firms,
  paged,
  Pen,
  penFor,
  pictured,
  sign,
  table,
  truthOf,
  type Ware,
  wares,
  wordmark,
} from './kit'
import { dk, fi, nl, no, se, type Notation } from './notations'
import { linesAs } from './rows'

const dutchFirms = firms(
  'Van der Meer Installatietechniek B.V.;Ambachtsweg 22;3542 DH Utrecht|Studio Grutte Pier;Voorstreek 58;8911 JS Leeuwarden|Bloemen & Co;Lange Vijverberg 4;2513 AC Den Haag|De Jong Administraties;Stationsplein 9-C;5211 AP ’s-Hertogenbosch|Transport24 VOF;Havenkade 130;3088 EE Rotterdam',
)
const dutchClients = firms(
  'Bakkerij Ten Hove;Kerkstraat 11;7411 JN Deventer|Huisartsenpraktijk Zuid B.V.;Parklaan 3;5613 BC Eindhoven|Stichting De Loods;NDSM-plein 28;1033 WB Amsterdam',
)
const dutchGoods = wares(
  'Arbeid monteur (uur);58;79;21|Voorrijkosten;35;55;21|Ontwerp huisstijl;650;1800;21|Boeket seizoen;22;48;9|Boekhouding Q3;280;540;21|Transport pallet Rotterdam-Venlo;95;180;21|Koffie en lunch;8;16;9',
)

/** `KvK`, `BTW`, `IBAN` in a line at the foot or a column on the right; customer on the left. */
export function factuur(random: Random): Sheet {
  const pen = penFor(random, nl, 'DD-MM-YYYY|D month YYYY')
  const [seller, client] = [pen.pick(dutchFirms), pen.pick(dutchClients)]
  const discount = pen.chance(0.15) ? 10 : 0
  const sums = pen.buy(dutchGoods, { count: [1, 5], most: 14, discount })
  const number = pen.digits(pen.pick(['2026-0###', 'F2026####', '26.0###']))
  const own = [
    `KvK ${pen.digits('########')}`,
    `BTW ${pen.digits('NL#########B01')}`,
    `IBAN ${pen.digits('NL## RABO 0### #### ##')}`,
  ]
  const isColumn = pen.chance(0.5)
  const logo = pen.pick([
    () => wordmark(seller.name, '#d35400', 'URW Gothic'),
    () => pictured(seller.name, '#d35400', 'Nimbus Sans'),
    () => sign('#d35400'),
  ])()
  return paged(
    'A4',
    `#sheet { font: 9.5pt '${pen.pick(['URW Gothic', 'Liberation Sans', 'DejaVu Sans'])}'; } h1 { font-size: 20pt; color: #d35400; margin: 8mm 0 4mm; } .items { margin: 8mm 0 4mm; } .items th { border-bottom: 0.4mm solid #d35400; } .items td { padding: 1.5mm 2mm 1.5mm 0; } .sums tr:last-child td { font-weight: bold; border-top: 0.3mm solid #333; }`,
    [
      `<div class="sides"><div style="margin-top:22mm;white-space:nowrap">${block([client.name, 't.a.v. de administratie', ...client.address])}</div><div>${logo}<div class="small">${isColumn ? block([seller.name, ...seller.address, '', ...own]) : ''}</div></div></div><h1>Factuur</h1>
       ${table('', [
         ['Factuurnummer:', number],
         ['Factuurdatum:', pen.day()],
         ['Vervaldatum:', pen.day(pen.after(14))],
       ])}${table('items', linesAs(pen, sums.lines, 'tqUrA'), [
         'Omschrijving',
         'Aantal',
         'Prijs',
         'BTW',
         'Totaal',
       ])}${table('sums', [
         ...(discount > 0
           ? [
               ['Subtotaal', pen.money(sums.sum)],
               [`Korting ${discount}%`, pen.money(-sums.discount)],
             ]
           : []),
         ['Totaal excl. BTW', pen.money(sums.net)],
         ...sums.shares.map(({ rate, net, vat }) => [
           `${rate}% BTW over ${pen.money(net)}`,
           pen.money(vat),
         ]),
         [pen.pick(['Te betalen', 'Totaal incl. BTW', 'Totaal']), pen.money(sums.total)],
       ])}<p style="margin-top:8mm">Wij verzoeken u vriendelijk het bedrag binnen 14 dagen over te maken onder vermelding van het factuurnummer.</p>
       ${isColumn ? '' : `<div class="foot small grey mid">${block([[seller.name, ...seller.address].join(' | '), own.join(' | ')])}</div>`}`,
    ],
    truthOf(pen, { supplier: seller, sums, documentNumber: number, hasRates: true }),
  )
}

interface Nordic {
  notation: Notation
  sellers: Firm[]
  clients: Firm[]
  goods: Ware[]
  words: Record<
    | 'invoice'
    | 'number'
    | 'date'
    | 'due'
    | 'customer'
    | 'reference'
    | 'item'
    | 'quantity'
    | 'price'
    | 'vat'
    | 'amount'
    | 'net'
    | 'total'
    | 'code'
    | 'account',
    string
  >
  own: string[]
  account: string
  code: string
  /** What rounding to whole units is called, where that is done. */
  rounding?: string
}

const nordics: Record<'SE' | 'DK' | 'NO' | 'FI', Nordic> = {
  SE: {
    notation: se,
    sellers: firms(
      'Norrskens Bygg & Måleri AB;Kungsgatan 14;903 25 Umeå|Kontorsbutiken i Lund;Bytaregatan 7;222 21 Lund|Åkessons Åkeri;Industrivägen 5;571 38 Nässjö|IT-Partner 46 AB;Drottninggatan 71;111 36 Stockholm',
    ),
    clients: firms(
      'Bostadsrättsföreningen Eken;Storgatan 3;582 23 Linköping|Lindqvist Konsult;Sveavägen 80;113 59 Stockholm|Kalmar Tandvård AB;Larmtorget 2;392 32 Kalmar',
    ),
    goods: wares(
      'Arbete snickare, tim;480;620;25|Kontorsmaterial;120;900;25|Transport Nässjö–Göteborg;2400;5200;25|Support och drift, mån;950;2900;25|Facklitteratur;180;420;6|Fika och smörgås;65;120;12',
    ),
    words: {
      invoice: 'Faktura',
      number: 'Fakturanummer',
      date: 'Fakturadatum',
      due: 'Förfallodatum',
      customer: 'Kundnr',
      reference: 'Er referens',
      item: 'Benämning',
      quantity: 'Antal',
      price: 'À-pris',
      vat: 'Moms',
      amount: 'Belopp',
      net: 'Netto',
      total: 'Att betala',
      code: 'OCR-nummer',
      account: 'Bankgiro',
    },
    own: ['Org.nr 55####-####', 'VAT SE55########01', 'Godkänd för F-skatt'],
    account: '####-####',
    code: '########',
    rounding: 'Öresutjämning',
  },
  DK: {
    notation: dk,
    sellers: firms(
      'Vestergaard VVS ApS;Håndværkervej 9;6700 Esbjerg|Tegnestuen Fjord;Frederiksgade 72, st.;8000 Aarhus C|Murermester Jens Bach & Søn;Algade 30;4000 Roskilde|Kontor1 A/S;Vesterbrogade 149;1620 København V',
    ),
    clients: firms(
      'Restaurant Havnen I/S;Havnegade 2;5000 Odense C|Tollund & Partnere;Nørregade 12, 2.;8000 Aarhus C|Lone Krogh;Strandvejen 8;2900 Hellerup',
    ),
    goods: wares(
      'Montørtimer;495;640;25|Materialer iflg. bilag;320;2800;25|Skitseforslag;6500;14500;25|Kørsel, zone 2;185;310;25|Kontorstol model Ergo;1290;2690;25',
    ),
    words: {
      invoice: 'Faktura',
      number: 'Fakturanr.',
      date: 'Fakturadato',
      due: 'Forfaldsdato',
      customer: 'Kundenr.',
      reference: 'Deres ref.',
      item: 'Beskrivelse',
      quantity: 'Antal',
      price: 'Stk. pris',
      vat: 'Moms',
      amount: 'Pris',
      net: 'Subtotal',
      total: 'Total DKK',
      code: 'Betalings-ID',
      account: 'Reg./Konto',
    },
    own: ['CVR-nr. ########', 'faktura@firma.example'],
    account: '#### ##########',
    code: '+71<00000########+8########<',
  },
  NO: {
    notation: no,
    sellers: firms(
      'Fjellbygg Entreprenør AS;Storgata 45;2615 Lillehammer|Rørlegger Øyvind Aas;Strandgata 6;9008 Tromsø|Kaffebrenneriet Lyng;Olav Tryggvasons gate 24;7011 Trondheim|Data 2000 Nord AS;Sjøgata 8;8006 Bodø',
    ),
    clients: firms(
      'Sameiet Solsiden 4;Solsiden 4;7042 Trondheim|Hansen Regnskap AS;Torggata 10;0181 Oslo|Kari Moen;Furuveien 3;3015 Drammen',
    ),
    goods: wares(
      'Timer rørlegger;890;1150;25|Materiell;240;3600;25|Kaffe hele bønner 1 kg;219;349;15|Serverdrift pr. mnd;1490;3900;25|Fremmøte;650;890;25',
    ),
    words: {
      invoice: 'Faktura',
      number: 'Fakturanr.',
      date: 'Fakturadato',
      due: 'Forfallsdato',
      customer: 'Kundenr.',
      reference: 'Deres ref.',
      item: 'Beskrivelse',
      quantity: 'Antall',
      price: 'Pris',
      vat: 'Mva',
      amount: 'Beløp',
      net: 'Netto',
      total: 'Å betale',
      code: 'KID',
      account: 'Kontonummer',
    },
    own: ['Org.nr. ### ### ### MVA', 'Foretaksregisteret'],
    account: '####.##.#####',
    code: '##########',
  },
  FI: {
    notation: fi,
    sellers: firms(
      'Rakennusliike Koskinen Oy;Teollisuuskatu 12;33100 Tampere|Tilitoimisto Numero 1;Kauppakatu 5;40100 Jyväskylä|Järvisen Autokorjaamo;Ratapihantie 3;20100 Turku|Helmi & Kumpp. Ky;Mannerheimintie 20;00100 Helsinki',
    ),
    clients: firms(
      'Asunto Oy Mäntyrinne;Mäntytie 7;90100 Oulu|Virtanen Consulting Oy;Bulevardi 1;00100 Helsinki|Päivi Lahtinen;Koivukuja 2;15110 Lahti',
    ),
    goods: wares(
      'Asennustyö, h;48;68;25.5|Kirjanpito, kuukausi;180;390;25.5|Tarvikkeet;25;340;25.5|Määräaikaishuolto;190;420;25.5|Ammattikirja;28;60;13.5',
    ),
    words: {
      invoice: 'Lasku',
      number: 'Laskun numero',
      date: 'Laskun päivämäärä',
      due: 'Eräpäivä',
      customer: 'Asiakasnro',
      reference: 'Viitteenne',
      item: 'Kuvaus',
      quantity: 'Määrä',
      price: 'Hinta',
      vat: 'ALV',
      amount: 'Yhteensä',
      net: 'Veroton yhteensä',
      total: 'Maksettava yhteensä',
      code: 'Viitenumero',
      account: 'Tilinumero',
    },
    own: ['Y-tunnus #######-#', 'ALV-rekisteröity'],
    account: 'FI## #### #### #### ##',
    code: '#### #####',
  },
}

/** Logo, a box of facts, lines, and a slip for the bank with account, reference and sum at the foot. */
const giro =
  (place: keyof typeof nordics) =>
  (random: Random): Sheet => {
    const { notation, sellers, clients, goods, words, own, account, code, rounding } =
      nordics[place]
    const pen = new Pen(random, notation)
    const [seller, client] = [pen.pick(sellers), pen.pick(clients)]
    const raw = pen.buy(goods, { count: [1, 4], most: 12 })
    const rounded = rounding && pen.chance(0.6) ? Math.round(raw.total / 100) * 100 - raw.total : 0
    const sums = { ...raw, total: raw.total + rounded }
    const number = pen.digits(pen.pick(['#####', '26####', '1####']))
    const payTo = pen.digits(account)
    const reference = pen.pick(['Anna Berg', 'P. Holm', 'Prosjekt 12'])
    const isSideways = pen.chance(0.5)
    const logo = pen.pick([
      () => wordmark(seller.name, '#14506b', 'Nimbus Sans'),
      () => pictured(seller.name, '#14506b', 'URW Gothic'),
    ])()
    const facts = [
      [words.number, number],
      [words.date, pen.day()],
      [words.customer, pen.digits('####')],
      [words.reference, reference],
      [words.due, pen.day(pen.after(30))],
    ]
    const [kroner = '', cents = ''] = plainDecimal(sums.total).split('.')
    const slip = `<table class="slip"><tr>${[words.account, words.code, words.due, words.total].map((label) => `<th>${escaped(label)}</th>`).join('')}</tr><tr>${[payTo, pen.digits(code), pen.day(pen.after(30)), `${kroner},${cents}`].map((value) => `<td>${escaped(value)}</td>`).join('')}</tr></table>`
    return paged(
      'A4',
      `#sheet { font: 9.5pt '${pen.pick(['Liberation Sans', 'Nimbus Sans', 'DejaVu Sans Condensed'])}'; } h1 { font-size: 19pt; } .items { margin: 9mm 0 4mm; } .items th { border-bottom: 0.3mm solid #000; } .items td { padding: 1.3mm 2mm 1.3mm 0; } .slip { width: 100%; } .slip :is(td, th) { border: 0.2mm solid #777; padding: 1.5mm 2mm; } .slip th { font-size: 7pt; font-weight: normal; } .sums tr:last-child { font-weight: bold; }`,
      [
        `<div class="sides">${logo}<h1>${words.invoice}</h1></div><div class="sides" style="margin-top:9mm;${isSideways ? 'flex-direction:row-reverse' : ''}"><div>${block([client.name, ...client.address])}</div>${table('', facts)}</div>${table(
          'items',
          sums.lines.map((line) => [
            line.text,
            pen.plain(line.quantity * 100),
            pen.plain(line.unit),
            pen.rate(line.rate),
            pen.plain(line.amount),
          ]),
          [words.item, words.quantity, words.price, words.vat, words.amount],
        )}${table('sums', [
          [words.net, pen.plain(sums.net)],
          ...sums.shares.map(({ rate, net, vat }) => [
            `${words.vat} ${pen.rate(rate)} (${pen.plain(net)})`,
            pen.plain(vat),
          ]),
          ...(rounded === 0 ? [] : [[rounding ?? '', pen.plain(rounded)]]),
          [words.total, pen.money(sums.total)],
        ])}<div class="foot">${slip}<div class="small grey sides" style="margin-top:3mm"><span>${block([seller.name, ...seller.address])}</span><span>${block(own.map((each) => pen.digits(each)))}</span><span>${block([`${words.account} ${payTo}`, `Tel. ${pen.digits('0## ### ###')}`])}</span></div></div>`,
      ],
      truthOf(pen, { supplier: seller, sums, documentNumber: number, hasRates: true }),
    )
  }

export const swedishInvoice = giro('SE')
export const danishInvoice = giro('DK')
export const norwegianInvoice = giro('NO')
export const finnishInvoice = giro('FI')
