/** Receipts of German tills: a supermarket's with a terminal's slip and a filling station's on two accounts. */
import { line, several, within } from '../eighth/kit'
import { de } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import type { Papers } from '../fifteenth/kit'
import { each, set, signed, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { thousandths } from '../nineteenth/west-kit'
import { decimal } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { letterOf, nines, pieces, print, weighed } from '../twentieth/west-kit'
import { since } from '../twenty-second/north-kit'
import { headOf, later, spaced, toSecond } from './north-kit'

export const deTills: Papers = {
  /** A supermarket: the brand large and the merchant below it, goods with letters of their rates, deposits, the terminal's slip between sum and tax, the day at the foot beside the number. */
  'supermarkt-bon': slip(
    {
      shops:
        'FRISCHEMARKT;Bahnhofstraße 71;37671 Höxter;Mühlbauer Lebensmittel oHG|NORDCENTER ITZEHOE;Am Wasserturm 3;25524 Itzehoe;NCI Warenhandels GmbH & Co. KG|NAHRUNGSQUELLE;Friedrich-Ebert-Allee 112;53113 Bonn;Nahrungsquelle Einkaufs eG|Markt Heidenreich;Leipziger Straße 48;04668 Grimma;Tobias Heidenreich e.K.|PREISWERT DISCOUNT;Industriestraße 9;66129 Saarbrücken;Preiswert Discount Süd GmbH|dorfladen+;Kirchplatz 1;87541 Bad Hindelang;Dorfladen Oberjoch UG',
      notation: de,
      days: 'DD.MM.YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const food = nines(
        pen,
        'BUTTER MILDGES.;1.9;2.6;7|H-MILCH 3,5%;1;1.5;7|WEIZENMEHL 405;0.6;1.2;7|KAFFEE GEMAHLEN;5.4;8.9;7|TOAST VOLLKORN;1.2;2.1;7|GOUDA JUNG SB;2.1;3.5;7|EIER BODENH. 10ER;2;3.3;7|TOMATEN RISPE;1.8;3.2;7',
        { count: [2, 6], most: 3 },
      )
      const other = nines(
        pen,
        'KUECHENROLLE 4ER;2.2;3.9;19|SPUELMITTEL;0.9;1.9;19|ORANGENSAFT DIR.;1.9;2.9;19|MUELLBEUTEL 35L;1.2;2.4;19|BATTERIE AA 8ER;3.9;7.9;19|TRAGETASCHE;0.2;0.3;19',
        { count: [1, 3], most: 2 },
      )
      const loose = pen.chance(0.5)
        ? [
            weighed(
              say(pen, 'BANANE BIO|PAPRIKA ROT|AEPFEL BRAEBURN'),
              pen.whole(280, 1900),
              249,
              7,
            ),
          ]
        : []
      const crate = pen.chance(0.6)
        ? [line('MINERALW. 12X0,7', pen.pick([499, 569, 649]), 19), line('PFAND 3,30 EUR', 330, 19)]
        : []
      const back =
        crate.length > 0 && pen.chance(0.5) ? [line('LEERGUT', -pen.whole(2, 14) * 25, 19)] : []
      const sums = within([...food, ...loose, ...other, ...crate, ...back])
      const mark = (rate: number) => letterOf(rate, [19, 7], 'AB')
      const number = pen.digits(say(pen, '####|####|#####'))
      const clock = pen.clock()
      const [till, market] = [pen.whole(1, 9), pen.digits('####')]
      const isCard = pen.chance(0.75)
      const given = Math.ceil(sums.total / 1000) * 1000 + pen.pick([0, 1000])
      const widths = [10, -10, -10, -12]
      const card = [
        '',
        '^* * Kundenbeleg * *',
        `Datum:|${pen.day()}`,
        `Uhrzeit:|${toSecond(pen, clock)} Uhr`,
        `Trace-Nr.|${pen.digits('0#####')}`,
        '',
        `^${say(pen, 'Bezahlung|Kartenzahlung')}`,
        '^Contactless',
        `^${say(pen, 'girocard|DEBIT MASTERCARD|Visa')}`,
        `Nr.|############${pen.digits('####')} 0001`,
        `VU-Nr.|${pen.digits('455600####')}`,
        `Terminal-ID|${pen.digits('5#######')}`,
        'Pos-Info|00 075 00',
        `AS-Zeit ${pen.day(pen.date, 'DD.MM.')}|${clock} Uhr`,
        'AS-Proc-Code = 00 075 00',
        'Capt.-Ref. = 0000',
        `Betrag EUR|${pen.plain(sums.total)}`,
        '',
        '^Zahlung erfolgt',
      ]
      return [
        typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...headOf(shop),
            `^UID Nr.: ${taxNumber(pen, 'DE')}`,
            '|EUR',
            each(sums.lines, (one) =>
              print(
                `${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}${/PFAND|LEERGUT/.test(one.text) ? ' *' : '··'}`,
                one.quantity > 1 && `··${one.quantity} Stk x    ${pen.plain(one.unit)}`,
                'grams' in one &&
                  `··${thousandths(pen, loose[0]?.grams ?? 0)} kg x   ${pen.plain(loose[0]?.price ?? 0)} EUR/kg`,
              ),
            ),
            '=-',
            `!SUMME              EUR|${pen.plain(sums.total)}··`,
            '==',
            isCard
              ? `Geg. ${say(pen, 'Karte|girocard|Kredit')}        EUR|${pen.plain(sums.total)}··`
              : `Geg. BAR             EUR|${pen.plain(given)}··`,
            !isCard && `Rückgeld BAR         EUR|${pen.plain(given - sums.total)}··`,
            ...(isCard ? card : []),
            '',
            set(['Steuer  %', 'Netto', 'Steuer', 'Brutto'], widths),
            each(ratesAs(pen, sums.shares, 'nvg'), (cells, at) => {
              const rate = sums.shares[at]?.rate ?? 0
              return set([`${mark(rate)}= ${decimal(pen, rate, 1)}%`, ...cells], widths)
            }),
            set(
              ['Gesamt', ...[sums.net, sums.vat, sums.total].map((sum) => pen.plain(sum))],
              widths,
            ),
            '',
            `TSE-Signatur:   ${signed(pen, 60, 26).replaceAll('\n', `\n${'·'.repeat(16)}`)}`,
            `TSE-Signaturzähler:   ${pen.digits('######')}`,
            `TSE-Transaktion:      ${pen.digits('######')}`,
            `TSE-Start: ${pen.day(pen.date, 'YYYY-MM-DD')}T${toSecond(pen, clock)}.000`,
            `Seriennummer Kasse: ${pen.digits('@@@-####-##')}`,
            '',
            set([pen.day(), clock, `Bon-Nr.:${number}`], [15, 12, -15]),
            set([`Markt:${market}`, `Kasse:${till}`, `Bed.:${pen.digits('####')}`], [15, 12, -15]),
            '=*',
            `^${say(pen, 'Mit Ihrer Karte haben Sie Punkte gesammelt|Mit der App hätten Sie Punkte gesammelt')}`,
            `Anzahl Artikel: ${pieces(sums.lines)}|Punkte: ${Math.floor(sums.total / 200)}`,
            '',
            `^${say(pen, 'Montag bis Samstag 7 - 22 Uhr geöffnet|Für Sie geöffnet: Mo-Sa 7:00 - 21:00 Uhr')}`,
            '^Vielen Dank für Ihren Einkauf',
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A filling station: the brand above the tenant, litres from a pump in the oil company's name and the shop's own goods, the terminal's slip below. */
  'tankstelle-bon': slip(
    {
      shops:
        'KÜSTENÖL Tankstelle;Kieler Straße 201;24536 Neumünster;Inh. Sabine Krüger/Küstenöl Mineralölvertrieb GmbH|SPRINTA Station;Frankfurter Ring 88;80807 München;Özdemir Tankstellenbetriebs e.K./Sprinta Deutschland AG|tanke 24;Dürener Straße 40;52249 Eschweiler;Station Frank Josten/Tanke24 Energie GmbH & Co. KG|RHÖN-OIL;Meininger Landstraße 5;97638 Mellrichstadt;Rhön-Oil Service Dietmar Voll/Rhön-Oil Handels GmbH|Autohof Bispingen Süd;Horstfeldweg 2;29646 Bispingen;Heidekraft Autohof GmbH/Petrokontor Hamburg AG',
      notation: { ...de, money: '# EUR' },
      days: 'DD.MM.YYYY|DD.MM.YY',
      since,
    },
    80,
    (pen, shop) => {
      const [tenant = '', oil = ''] = shop.also
      const litres = pen.whole(1800, 6900)
      const price = pen.pick([1579, 1649, 1689, 1719, 1749, 1789, 1829])
      const amount = Math.round((litres * price) / 1000)
      const fuel = line(say(pen, 'Diesel|Super E10|Super 95|Super E5'), amount, 19)
      const sums = within([
        fuel,
        ...(pen.chance(0.3) ? [line('AdBlue 10 l Kanister', 1799, 19)] : []),
        ...(pen.chance(0.35)
          ? [line(say(pen, 'Wäsche Komfort|Wäsche Premium'), pen.pick([1199, 1499]), 19)]
          : []),
        ...(pen.chance(0.4) ? [several('Kaffee to go M', pen.whole(1, 2), 279, 19)] : []),
        ...(pen.chance(0.3) ? [line('Belegtes Brötchen', 379, 7)] : []),
      ])
      const mark = (rate: number) => letterOf(rate, [19, 7], 'AB')
      const number = pen.digits(say(pen, '####/0##/0####|######|#-######'))
      const clock = pen.clock()
      const widths = [12, -9, -9, -10]
      return [
        typed(
          80,
          40,
          print(
            `!^${shop.name}`,
            `^${tenant}`,
            ...shop.address.map((text) => `^${text}`),
            `^Tel. ${pen.digits('0#### / ######')}`,
            `^USt-IdNr. ${taxNumber(pen, 'DE')}`,
            '',
            `^${say(pen, 'R e c h n u n g|Quittung|RECHNUNG')}`,
            `Beleg-Nr. ${number}`,
            `${pen.day()}  ${clock}|Kasse ${pen.whole(1, 2)}  Bed. ${pen.whole(1, 30)}`,
            '=-',
            `* Säule ${pen.whole(1, 12)}`,
            `* ${fuel.text}|${pen.plain(fuel.amount)} A`,
            `····${decimal(pen, litres / 100, 2)} l x ${thousandths(pen, price)} EUR/l`,
            each(
              sums.lines.slice(1),
              (one) =>
                `··${one.quantity > 1 ? `${one.quantity} x ` : ''}${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}`,
            ),
            '=-',
            `!Gesamtbetrag|${pen.money(sums.total)}`,
            `${say(pen, 'girocard|Mastercard|VISA|Flottenkarte')}|${pen.money(sums.total)}`,
            '',
            set(['MwSt', 'Netto', 'MwSt', 'Brutto'], widths),
            each(ratesAs(pen, sums.shares, 'nvg'), (cells, at) => {
              const rate = sums.shares[at]?.rate ?? 0
              return set([`${mark(rate)}: ${decimal(pen, rate, 2)}%`, ...cells], widths)
            }),
            '=-',
            '* Verkauf im Namen und für Rechnung der',
            `··${oil}`,
            `··USt-IdNr. ${taxNumber(pen, 'DE')}`,
            '',
            `^${spaced('KUNDENBELEG')}`,
            `Terminal-ID|${pen.digits('6#######')}`,
            `TA-Nr ${pen.digits('0#####')}|BNr ${pen.digits('####')}`,
            `Karte|${pen.digits('####')} kontaktlos`,
            `Genehmigungs-Nr|${pen.digits('######')}`,
            `AID|${pen.digits('A00000000#1010')}`,
            `${pen.day(pen.date, 'DD.MM.YY')}|${later(clock, 0)} Uhr`,
            '^** Zahlung erfolgt **',
            '',
            `TSE-TA ${pen.digits('######')}  SigZ ${pen.digits('######')}`,
            signed(pen, 76, 38),
            '',
            `^${say(pen, 'Gute Fahrt und bis bald!|Vielen Dank und gute Fahrt|Wir wünschen eine gute Fahrt!')}`,
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}
