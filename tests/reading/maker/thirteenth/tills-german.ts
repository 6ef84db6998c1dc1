/** Receipts of Germany, Austria and Switzerland: a meal for guests of a firm, bottles, a post office, a museum, an inn of vines, a tram's machine, a station with two currencies. */
import type { Random } from '../../../support/random'
import { firms, line, penFor, several, wares, within } from '../eighth/kit'
import { at, ch, de } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { atLeft, strokes } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { leaders, rateFrom } from '../eleventh/kit'
import { goods, rates, roundedTo, say, tape } from '../twelfth/kit'
import { cells, paidBy, tipped, totalOf } from './kit'

const tables = firms(
  'Ristorante Da Gino;Neckarstraße 41;70190 Stuttgart;Luigi Ferrara|Brauhaus am Wehr;Wehrgasse 2;96047 Bamberg;Brauhaus am Wehr Gastro GmbH|SUSHI KAI;Schanzenstraße 75;20357 Hamburg;Kai Gastronomie UG (haftungsbeschränkt)',
)

/** A meal for guests of a firm: a tip on the bill, the form of the tax office below it empty, food at the rate of its day. */
export function bewirtung(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YY')
  const shop = pen.pick(tables)
  const food = rateFrom(pen, '2026-01-01', 19, 7)
  const sums = pen.buy(
    wares(
      `Vitello tonnato;14.5;17.9;${food}|Schäufele m. Kloß;15.9;19.9;${food}|Omakase Menü;48;69;${food}|Rauchbier 0,5;4.2;5.4;19|Mineralwasser 0,75;5.9;7.5;19|Espresso;2.4;3.2;19|Tagesfisch;22;29;${food}`,
    ),
    { count: [3, 6], most: 4, isGross: true, step: 10 },
  )
  const tip = pen.chance(0.7) ? roundedTo(Math.round(sums.total * 0.08), 50) : 0
  const number = pen.digits(say(pen, '####|20######|#-#####'))
  return tape(
    pen,
    80,
    { faces: 'needle plain' },
    [
      `!${shop.name}`,
      ...shop.also.map((also) => `Inh. ${also}`),
      ...shop.address,
      pen.digits('St.-Nr. ##/###/#####'),
      null,
      [`Rechnung ${number}`, `Tisch ${pen.whole(1, 30)}`],
      [`${pen.day()} ${pen.clock()}`, `Kellner ${pen.whole(1, 9)}`],
      { html: goods(pen, sums, 'qta') },
      null,
      ...tipped(
        sums.total,
        tip,
        (cents) => pen.plain(cents),
        '!Summe EUR|Zwischensumme|Trinkgeld|!Gesamt EUR',
      ),
      { html: rates(pen, sums, 'rnvg', 'MwSt|Netto|Steuer|Brutto') },
      ['Kreditkarte', pen.plain(sums.total + tip)],
      null,
      'Angaben zum Nachweis der Bewirtung',
      {
        html: leaders([
          ['Bewirtete Personen', ''],
          ['Anlass', ''],
          ['Ort, Datum', ''],
          ['Unterschrift', ''],
        ]),
      },
      pen.digits('TSE ########## Sig.zähler ####'),
    ],
    paidBy(pen, {
      supplier: shop,
      sums,
      total: totalOf(sums.total + tip),
      documentNumber: number,
      hasRates: true,
    }),
  )
}

const drinks = firms(
  'Getränke Hoffmeister;An der Umgehung 5;49716 Meppen|TRINKGUT & MEHR Lohmann;Bahnhofstr. 90;32312 Lübbecke;Lohmann Getränkehandel e.K.|Durstlöscher Markt;Chemnitzer Str. 12;09599 Freiberg',
)

/** Of a shop for drinks: crates with a deposit each in its own line, empties taken back below nothing. */
export function leergut(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YY|DD.MM.YYYY')
  const shop = pen.pick(drinks)
  const crates = pen.buy(
    wares(
      'Pils 20x0,5;12.99;17.99;19|Wasser still 12x1,0;5.49;7.99;19|Apfelschorle 12x0,7;9.49;11.99;19|Radler 24x0,33;14.99;18.49;19',
    ),
    { count: [1, 3], most: 4, isGross: true, step: 1 },
  )
  const count = crates.lines.reduce((all, { quantity }) => all + quantity, 0)
  const sums = within([
    ...crates.lines.flatMap((each) => [each, several('Pfand Kasten', each.quantity, 330, 19)]),
    several('Leergut Kasten', pen.whole(1, count), -330, 19),
  ])
  const number = pen.digits(say(pen, '#####|##/####|######'))
  return tape(
    pen,
    66,
    { faces: 'needle', size: 7.5 },
    [
      shop.name,
      ...shop.also,
      ...shop.address,
      '',
      ['Artikel', 'EUR'],
      ...sums.lines.map(
        (each) => [`${each.quantity} x ${each.text}`, `${pen.plain(each.amount)} A`] as const,
      ),
      '-------------',
      ...sumsAs(
        pen,
        sums,
        'ttvn',
        `!SUMME|${say(pen, 'girocard|BAR|Vpay')}|A 19,0% MwSt|  Nettoumsatz`,
      ),
      [`Beleg ${number}`, `Kasse ${pen.whole(1, 4)}`],
      [pen.day(), pen.clock()],
      `USt-Id ${taxNumber(pen, 'DE')}`,
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const posts = firms(
  'Postagentur Schreibwaren Nitsche;Lange Straße 17;31515 Wunstorf;Heike Nitsche e.K.|Paketshop & Kiosk Özdemir;Sonnenallee 144;12059 Berlin|NordBrief Filiale 208;Holstenstraße 60;24103 Kiel;NordBrief Zustell GmbH',
)

/** Of a counter for letters: stamps free of tax, packing with it, a parcel's number to follow it by. */
export function postschalter(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|D.M.YYYY', { money: '# EUR' })
  const shop = pen.pick(posts)
  const sums = within([
    several('Briefmarke 0,95', pen.whole(1, 20), 95, 0),
    ...(pen.chance(0.7) ? [line('Paket bis 5 kg', pen.pick([769, 799]), 0)] : []),
    several('Packset M', pen.whole(1, 3), 249, 19),
  ])
  const number = pen.digits(say(pen, '####|########|##-####'))
  return tape(
    pen,
    80,
    { faces: 'plain narrow', size: 8.5 },
    [
      [`!${shop.name}`],
      [shop.address.join(', ')],
      ...atLeft(shop.also),
      '',
      [`${pen.day()} ${pen.clock()}`, `Vorgang ${number}`],
      {
        html: cells(
          'rlrr',
          'Anz|Produkt|Satz|EUR',
          sums.lines.map((each) => [
            String(each.quantity),
            each.text,
            each.rate > 0 ? 'B' : 'A',
            pen.plain(each.amount),
          ]),
          'lined',
          'width:100%',
        ),
      },
      ['!Bruttobetrag', pen.money(sums.total)],
      ['A: umsatzsteuerfrei nach § 4 UStG'],
      [`B: 19 % USt aus ${pen.plain(sums.lines.at(-1)?.amount ?? 0)}`, pen.plain(sums.vat)],
      ['Zahlung', say(pen, 'bar|girocard')],
      { html: strokes(56) },
      pen.digits('Sendung 00##############'),
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number }),
  )
}

const museums = firms(
  'Stiftung Schloss Rabenau;Schlossplatz 1;01734 Rabenau|Museum für Uhren und Zeit;Robert-Gerwig-Platz 3;78120 Furtwangen;Zweckverband Uhrenmuseum|Tierpark Donaumoos gGmbH;Parkweg 10;89340 Leipheim',
)

/** Of a museum's desk: entrance free of tax by law, a book at the low rate or none, the sum in the largest letters. */
export function museumskasse(random: Random): Sheet {
  const pen = penFor(random, de, 'D. month YYYY|DD.MM.YYYY')
  const place = pen.pick(museums)
  const sums = within([
    several('Eintritt Erwachsene', pen.whole(1, 5), pen.pick([800, 950, 1200]), 0),
    ...(pen.chance(0.5) ? [several('Eintritt ermäßigt', pen.whole(1, 4), 500, 0)] : []),
  ])
  const number = pen.digits(say(pen, 'E-#####|######'))
  return tape(
    pen,
    82,
    { faces: 'slab book', size: 9 },
    [
      [place.name],
      null,
      [`Eintrittskarte und Quittung`],
      { html: `<div style="font-size:26pt;text-align:right">${pen.money(sums.total)}</div>` },
      ...sums.lines.map(
        (each) => [`${each.quantity} × ${each.text}`, pen.money(each.amount)] as const,
      ),
      null,
      [`Nr. ${number}`, `am ${pen.day()}`],
      ['Steuerbefreit nach § 4 Nr. 20 UStG'],
      ...atLeft(place.also),
      [place.address.join(', ')],
    ],
    paidBy(pen, { supplier: place, sums, documentNumber: number }),
  )
}

const vintners = firms(
  'Buschenschank Krispel;Neusetz 29;8345 Straden|Heuriger Zur Reblaus;Kahlenberger Straße 33;1190 Wien;Reblaus Gastro OG|Jausenstation Almrausch;Alm 4;5630 Bad Hofgastein',
)

/** Of an Austrian inn of vines: rates by letter at the end of each line, a tax list without bases, the register's codes, cash. */
export function heuriger(random: Random): Sheet {
  const pen = penFor(random, at, 'DD.MM.YYYY|DD.MM.YY', { money: 'EUR #' })
  const shop = pen.pick(vintners)
  const sums = pen.buy(
    wares(
      'Brettljause;11.5;15.9;10|Schilcher 1/8;2.4;3.4;20|Verhackert-Brot;4.5;6.2;10|Traubensaft;3;4.2;20|Mehlspeise;3.9;5.2;10|G’spritzter;2.8;3.6;20',
    ),
    { count: [2, 5], most: 5, isGross: true, step: 10 },
  )
  const mark = (rate: number) => (rate === 10 ? 'B' : 'A')
  const number = pen.digits(say(pen, '####|#####'))
  return tape(
    pen,
    76,
    { faces: 'book wide', size: 8 },
    [
      `!${shop.name}`,
      ...shop.address,
      ...shop.also,
      `UID ${taxNumber(pen, 'AT')}`,
      null,
      ...sums.lines.map(
        (each) =>
          [
            `${each.quantity} ${each.text}`,
            `${pen.plain(each.amount)} ${mark(each.rate)}`,
          ] as const,
      ),
      null,
      ['!Zu zahlen', pen.money(sums.total)],
      ...sums.shares.map(
        (share) => [`${mark(share.rate)}: inkl. ${share.rate}% USt`, pen.plain(share.vat)] as const,
      ),
      [say(pen, 'Barzahlung|Bankomat'), pen.money(sums.total)],
      '',
      [`Barbeleg ${number} / KASSE ${pen.whole(1, 3)}`],
      [`${pen.day()} ${pen.clock()}`],
      pen.digits('_R1-AT1_KASSE#_####_@@@##@@#'),
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const trams = firms(
  'Linz-Donau Linien GmbH;Wiener Straße 151;4021 Linz|Verkehrsbetriebe Oberinntal;Stainerstraße 2;6020 Innsbruck;VOI GmbH|Murtalbahn Verkehrs AG;Bahnhofgürtel 1;8020 Graz',
)

/** Of a tram's machine, short and wide: a zone, how long it holds, the tax's rate with its sum in one line. */
export function fahrscheinautomat(random: Random): Sheet {
  const pen = penFor(random, at, 'DD.MM.YYYY|DD.MM.YY', { money: '€ #' })
  const firm = pen.pick(trams)
  const sums = within([
    several(
      say(pen, 'Tageskarte Kernzone|24-Stunden-Karte|Einzelfahrt 2 Zonen'),
      pen.whole(1, 3),
      pen.whole(24, 78) * 10,
      10,
    ),
  ])
  const [ticket] = sums.lines
  const number = pen.digits(say(pen, '########|A##-#####'))
  return tape(
    pen,
    96,
    { faces: 'narrow wide', size: 9 },
    [
      {
        html: `<div class="sides" style="border:0.4mm solid #000;padding:1.5mm"><div><b>${firm.name}</b><br>${ticket?.quantity ?? 1} × ${ticket?.text ?? ''}</div><div class="right"><span class="big">${pen.money(sums.total)}</span></div></div>`,
      },
      [`gekauft ${pen.day()} ${pen.clock()}`, `Nr ${number}`],
      [`inkl. 10 % USt ${pen.money(sums.vat)}`, `Automat ${pen.digits('0###')}`],
      [firm.address.join(', '), taxNumber(pen, 'AT')],
      ...firm.also,
    ],
    paidBy(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const border = firms(
  'Tankshop Rheinbrücke;Zollstrasse 4;8260 Stein am Rhein;Rheinbrücke Tankstellen AG|Volg Dorfladen Sent;Via Maistra 19;7554 Sent;Landi Engiadina Genossenschaft|Bäckerei Ammann;Marktgasse 30;9450 Altstätten',
)

/** A Swiss till near the border: the sum in francs, told in euros as well, paid in euros and change in francs at times. */
export function zweiWaehrungen(random: Random): Sheet {
  const pen = penFor(random, ch, 'DD.MM.YYYY|DD.MM.YY', { money: '#' })
  const shop = pen.pick(border)
  const sums = pen.buy(
    wares(
      'Bürli;1.2;1.8;2.6|Bleifrei 95;38;96;8.1|Birnbrot;7.5;9.9;2.6|Scheibenreiniger;8.9;14;8.1|Rivella 5dl;2.4;3.6;2.6|Nusstorte;16;24;2.6',
    ),
    { count: [2, 4], most: 2, isGross: true },
  )
  const course = pen.pick([92, 94, 95])
  const number = pen.digits(say(pen, '######|#-####-##'))
  return tape(
    pen,
    72,
    { faces: 'needle plain', size: 8 },
    [
      `!${shop.name}`,
      ...shop.address,
      ...shop.also,
      `${taxNumber(pen, 'CH')} MWST`,
      '',
      { html: goods(pen, sums, 'tqa', 'Artikel|Mg|CHF', {}) },
      null,
      ['!TOTAL CHF', pen.plain(sums.total)],
      [`Gegenwert EUR, Kurs 0.${course}`, pen.plain(Math.round((sums.total * 100) / course))],
      [say(pen, 'TWINT|Maestro CHF|Bar CHF'), pen.plain(sums.total)],
      { html: rates(pen, sums, 'rgv', 'MWST|Brutto|davon') },
      [`${pen.day()} ${pen.clock()}`, `Quittung ${number}`],
      'Uf Widerluege',
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}
