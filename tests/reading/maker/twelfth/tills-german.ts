/** Receipts of Germany, Austria and Switzerland: scales on a market, a hotel, a copy shop, a quay's machine, a toll sticker, a mountain railway, a buffet by weight. */
import type { Random } from '../../../support/random'
import { firms, line, penFor, several, truthOf, wares, within } from '../eighth/kit'
import { at, ch, de } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { anyone, atLeft, dots, strokes } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { goods, inLine, letter, logo, rates, roundedTo, say, tape, windowed } from './kit'

const stalls = firms(
  'Geflügelhof Brandes;Wochenmarkt Domplatz;29358 Eicklingen|Käse-Theke Allgäu;Inh. Marlies Hörmann;87527 Sonthofen|Fisch-Petersen;Markthalle Stand 18;18439 Stralsund',
)
const weighed: readonly (readonly [string, number])[] = [
  ['Hähnchenbrust', 1690],
  ['Bergkäse 12 Mon.', 2890],
  ['Matjesfilet', 2490],
  ['Kartoffelsalat', 1090],
  ['Eier M', 420],
]

/** The slip of a market's scales: kilograms times price, who served, the rate of all in one line, many blanks. */
export function marktwaage(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YY|DD.MM.YYYY|D.M.YY', { money: '# EUR' })
  const shop = pen.pick(stalls)
  const lots = pen.random.shuffled(weighed).slice(0, pen.whole(1, 4))
  const bought = lots.map(([text, price]) => {
    const grams = pen.whole(120, 1400)
    return { grams, price, ...line(text, Math.round((grams * price) / 1000), 7) }
  })
  const sums = within(bought.map(({ text, amount }) => line(text, amount, 7)))
  const number = pen.digits(say(pen, '####|####/##|#####'))
  return tape(
    pen,
    58,
    { faces: 'needle narrow', size: 7.5 },
    [
      shop.name,
      ...shop.address,
      null,
      [`Bon-Nr. ${number}`, `Waage ${pen.whole(1, 3)}`],
      ['kg    EUR/kg', 'EUR'],
      ...bought.flatMap((each) => [
        [each.text] as const,
        [
          `  ${(each.grams / 1000).toFixed(3).replace('.', ',')} x ${pen.plain(each.price)}`,
          pen.plain(each.amount),
        ] as const,
      ]),
      null,
      [`!${say(pen, 'Summe|Gesamt')}  ${sums.lines.length} Pos.`, pen.plain(sums.total)],
      [`enth. MwSt 7,00% EUR`, pen.plain(sums.vat)],
      [`Es bediente Sie: ${say(pen, 'V2|Marlies|Verk. 05')}`],
      [pen.day(), pen.clock()],
      'Vielen Dank!',
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const inns = firms(
  'Hotel Seeblick garni;Uferpromenade 4;88709 Meersburg;Familie Löffler GbR|Cityrooms Chemnitz;Zwickauer Straße 19;09112 Chemnitz;CR Betriebs GmbH|Landgasthof Zum Adler;Hauptstraße 1;97753 Karlstadt;Adler Hotellerie KG',
)

/** Of a hotel's desk: nights at the low rate, breakfast at the high one, a town's tax outside of it, paid at the end. */
export function hotelkasse(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|D. month YYYY|DD.MM.YY')
  const [inn, guest] = [pen.pick(inns), anyone(pen, 'DE')]
  const nights = pen.whole(1, 5)
  const sums = within([
    several('Übernachtung Einzelzimmer', nights, pen.whole(62, 148) * 100, 7),
    several('Frühstücksbuffet', nights, pen.whole(10, 19) * 100, 19),
    ...(pen.chance(0.6) ? [several('Kurbeitrag', nights, pen.pick([210, 280, 350]), 0)] : []),
  ])
  const number = pen.digits(say(pen, '26-####|R######|####/26'))
  return letter(
    pen,
    { faces: 'book wide', css: '.grid th { background: #f4f0e6; }' },
    [
      `<div class="right">${logo(inn.name, 9, 'color:#7c4a1e')}</div>${windowed(inn, guest)}<h1>${say(pen, 'Rechnung|Hotelrechnung|Gästerechnung')} ${number}</h1>${inLine(
        [
          ['Zimmer', pen.digits('#0#')],
          ['Anreise', pen.day(pen.after(-nights))],
          ['Abreise', pen.day()],
          ['Rechnungsdatum', pen.day()],
        ],
        '   ',
      )}${goods(pen, sums, 'qtuar', 'Anz.|Leistung|Einzel|Gesamt €|MwSt')}<div class="push boxed"><b>Gesamtbetrag ${pen.money(sums.total)}</b></div>${rates(pen, sums, 'rnvg', 'MwSt-Satz|Netto|MwSt|Brutto')}<p>Bezahlt mit ${say(pen, 'EC-Karte|Mastercard|bar')} am ${pen.day()}.</p><div class="foot small mid">${[...inn.also, ...inn.address].join(' · ')} · USt-IdNr. ${taxNumber(pen, 'DE')}</div>`,
    ],
    truthOf(pen, {
      supplier: inn,
      sums,
      vat: (sums.vat / 100).toFixed(2),
      documentNumber: number,
      hasRates: true,
    }),
  )
}

const copiers = firms(
  'Copy-Eck am Campus;Schellingstraße 40;80799 München|DRUCKWERK Kopie & Bindung;Nonnenstraße 11;04229 Leipzig;Druckwerk Bindung OHG|Plot + Print Weber;Kaiserallee 8;76133 Karlsruhe',
)

/** Of a copy shop: many small pieces at cents, a list in three columns, tax at one rate, a stamp's frame. */
export function kopierladen(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YY', { money: '€ #' })
  const shop = pen.pick(copiers)
  const sums = within([
    several('A4 s/w', pen.whole(20, 400), pen.pick([5, 6, 8]), 19),
    ...(pen.chance(0.7) ? [several('A4 Farbe', pen.whole(4, 60), pen.pick([35, 49]), 19)] : []),
    ...(pen.chance(0.6)
      ? [several('Spiralbindung', pen.whole(1, 5), pen.pick([290, 350]), 19)]
      : []),
  ])
  const number = pen.digits(say(pen, '#######|K2-#####|####'))
  return tape(
    pen,
    80,
    { faces: 'wide plain' },
    [
      [`!${shop.name}`],
      [shop.address.join(', ')],
      ...atLeft(shop.also),
      '',
      [say(pen, 'QUITTUNG|Kassenbeleg|Barverkauf'), number],
      { html: goods(pen, sums, 'tqua', 'Artikel|Stk|à|€') },
      null,
      ...sumsAs(
        pen,
        sums,
        'Tvnt',
        `!Zahlbetrag|darin 19% MwSt|netto|${say(pen, 'Gegeben bar|EC kontaktlos|Guthabenkarte')}`,
      ),
      '',
      [`Verkauf vom ${pen.day()} um ${pen.clock()} Uhr`],
      [pen.digits('Steuernr. ##/###/#####')],
      { html: dots(20) },
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const lots = firms(
  'Stadtwerke Bad Orb;Parkraumbewirtschaftung;63619 Bad Orb|Gemeinde Prerow;Kurverwaltung;18375 Ostseebad Prerow|Hafen Neuharlingersiel GmbH;Am Hafen Ost;26427 Esens',
)

/** A machine's ticket: valid until in the largest letters, the fee small, when it was bought in the last line. */
export function parkschein(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YY|D. mon YYYY')
  const body = pen.pick(lots)
  const sums = within([line('Parkgebühr', pen.whole(10, 160) * 10)])
  const number = pen.digits(say(pen, '######|##-#####'))
  return tape(
    pen,
    58,
    { faces: 'wide plain needle' },
    [
      `!${say(pen, 'PARKSCHEIN|Parkticket')}`,
      'Gut sichtbar auslegen',
      null,
      'gültig bis',
      {
        html: `<div class="mid" style="font-size:19pt;font-weight:bold">${pen.day()}<br>${say(pen, '23:45|22:15|21:30')}</div>`,
      },
      null,
      [`Automat ${pen.digits('##')}`, `Beleg ${number}`],
      ['Gebühr', pen.money(sums.total)],
      [say(pen, 'girocard|Münzen|Kreditkarte')],
      ['gelöst am', `${pen.day()} ${pen.clock()}`],
      null,
      body.name,
      ...body.address,
    ],
    truthOf(pen, {
      supplier: body,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
    }),
  )
}

const kiosks = firms(
  'Tabak Trafik Wessely;Favoritenstraße 88;1040 Wien|Raststation Kammern;A9 Pyhrn Autobahn;8773 Kammern;Leobner Rast GmbH|ÖMTC Stützpunkt Lienz;Bürgeraustraße 29;9900 Lienz',
)

/** Of an Austrian counter: a toll sticker with its plate, a hot meal and papers at their rates, the register's law in a line. */
export function vignette(random: Random): Sheet {
  const pen = penFor(random, at, 'DD.MM.YYYY|YYYY-MM-DD|DD.MM.YY')
  const shop = pen.pick(kiosks)
  const sums = within([
    line(
      say(pen, '10-TAGES-VIGNETTE PKW|2-MONATS-VIGNETTE'),
      pen.pick([1150, 1240, 2890, 3110]),
      20,
    ),
    ...pen.buy(
      wares(
        'KURIER;2.4;3;10|LEBERKAS SEMMEL;3.9;4.9;10|ALMDUDLER 0,5;2.5;3.4;20|KAFFEE GROSS;3.6;4.4;20',
      ),
      { count: [0, 3], isGross: true },
    ).lines,
  ])
  const mark = (rate: number) => (rate === 20 ? 'A' : 'B')
  const number = pen.digits(say(pen, '######|K1/#####|#######'))
  return tape(
    pen,
    78,
    { faces: 'needle plain' },
    [
      `!${shop.name}`,
      ...shop.address,
      ...shop.also,
      `UID: ${taxNumber(pen, 'AT')}`,
      '',
      [`Re-Nr.: ${number}`, `Bed.: ${pen.digits('##')}`],
      null,
      ...sums.lines.map(
        (each) => [`${mark(each.rate)} ${each.text}`, pen.plain(each.amount)] as const,
      ),
      [`  Kennz. ${pen.digits('L-####@')}`],
      null,
      ['!EUR', pen.plain(sums.total)],
      [say(pen, 'Bankomat|Bar|Visa'), pen.plain(sums.total)],
      '',
      { html: rates(pen, sums, 'krngv', '|Ust|Netto|Brutto|Ust-Betr.', mark) },
      [`${pen.day()} ${pen.clock()}  Kassa-ID ${pen.digits('K0#')}`],
      { html: dots(22) },
      'Gute Fahrt!',
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const railways = firms(
  'Seilbahn Chäserrugg AG;Talstation;9657 Unterwasser|Gondelbahn Hoch-Ybrig;Weglosen;8842 Hoch-Ybrig;Hoch-Ybrig AG|Luftseilbahn Wengen–Männlichen;Bahnhofplatz;3823 Wengen',
)

/** A mountain railway's ticket: half fare, a number in two groups, francs behind a dash, the tax of transport told by rate. */
export function bergbahn(random: Random): Sheet {
  const pen = penFor(random, ch, 'DD.MM.YYYY|D. month YYYY|DD.MM.YY')
  const firm = pen.pick(railways)
  const sums = within([
    several(
      say(pen, 'Retour 1/2 Halbtax|Retour Erwachsene|Einfach 1/1'),
      pen.whole(1, 4),
      pen.whole(16, 64) * 50,
      8.1,
    ),
    ...(pen.chance(0.4) ? [line('Schlitten Miete', 1500, 8.1)] : []),
  ])
  const number = pen.digits(say(pen, '####-######|######## ##|T######'))
  return tape(
    pen,
    86,
    {
      faces: 'plain wide',
      size: 8.5,
      css: '#sheet { border-left: 4mm solid #c8102e; padding-left: 2mm; }',
    },
    [
      [`!${firm.name}`],
      ['Gültig', pen.day()],
      ...sums.lines.map(
        (each) => [`${each.quantity} × ${each.text}`, `CHF ${pen.plain(each.amount)}`] as const,
      ),
      null,
      ['!Total', `CHF ${pen.plain(sums.total)}`],
      [`inkl. ${pen.rate(8.1)} MWST`, pen.plain(sums.vat)],
      [say(pen, 'TWINT|Postcard|Visa'), pen.plain(sums.total)],
      [`Billett-Nr. ${number}`],
      [[...firm.also, ...firm.address].join(', ')],
      [`MWST-Nr. ${taxNumber(pen, 'CH')}`, `Kasse 2 ${pen.clock()}`],
      { html: dots(24) },
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const buffets = firms(
  'Grünwerk Buffet;Bahnhofplatz 14;8400 Winterthur;Grünwerk Gastro AG|tibits am Kornhaus;Kornhausplatz 9;3011 Bern|Personalrestaurant Rhypark;St. Johanns-Ring 2;4056 Basel;SV Verpflegung AG',
)

/** A buffet by weight: grams at a price per hundred, rounded to five, two rates as one eats there or takes away. */
export function buffet(random: Random): Sheet {
  const pen = penFor(random, ch, 'DD.MM.YY|DD.MM.YYYY', { money: 'Fr. #' })
  const shop = pen.pick(buffets)
  const rate = pen.pick([8.1, 2.6])
  const grams = pen.whole(180, 720)
  const sums = within([
    line('Buffet', roundedTo((grams * 420) / 100, 5), rate),
    ...(pen.chance(0.7)
      ? [line(say(pen, 'Hausgemachter Eistee|Rüeblisaft'), pen.pick([450, 520, 590]), rate)]
      : []),
  ])
  const number = pen.digits(say(pen, '#####|##-####|######'))
  return tape(
    pen,
    72,
    { faces: 'narrow needle light' },
    [
      `!${shop.name}`,
      ...shop.also,
      shop.address.join(', '),
      '',
      [`Beleg ${number}`, pen.day()],
      [say(pen, 'Kasse A|Kasse 2|Self-Scan'), pen.clock()],
      null,
      [`Buffet ${grams} g à 4.20/100 g`, pen.plain(sums.lines[0]?.amount ?? 0)],
      ...sums.lines.slice(1).map((each) => [each.text, pen.plain(each.amount)] as const),
      null,
      [`!Betrag`, pen.money(sums.total)],
      [`MWST ${pen.rate(rate)} v. ${pen.plain(sums.total)}`, pen.plain(sums.vat)],
      [rate === 2.6 ? 'Take-away' : 'Vor Ort'],
      `${taxNumber(pen, 'CH')} MWST`,
      'En Guete!',
      { html: strokes(38) },
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}
