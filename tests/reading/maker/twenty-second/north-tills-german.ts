/** Everyday receipts of Germany, Austria and Switzerland: a bakery, a DIY store, a car park, a pharmacy, a restaurant with a tip. */
import { escaped, line, pairs, several, within } from '../eighth/kit'
import { at, ch, de } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { rateFrom } from '../eleventh/kit'
import type { Papers } from '../fifteenth/kit'
import { bars, code, each, row, set, signed, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { letterOf, nines, pieces, print } from '../twentieth/west-kit'
import { plus, since } from './north-kit'

export const deTills = {
  /** A bakery with a café on narrow paper: pieces before the goods, eaten there or taken away, the tax in sentences, the machine's facts at the foot. */
  baeckerei: slip(
    {
      shops:
        'Bäckerei Wohlfahrt;Obere Gasse 3;74523 Schwäbisch Hall;Wohlfahrt Backwaren GmbH|KORNKAMMER;Wilhelmstr. 58;65183 Wiesbaden;Kornkammer Brot & Café KG|Café Ziegler;Marktstraße 11;99084 Erfurt;Petra Ziegler|Backhaus Jensen;Süderstr. 20;25813 Husum;Backhaus Jensen oHG',
      notation: de,
      days: 'DD.MM.YYYY|DD.MM.YY',
      since,
    },
    58,
    (pen, shop) => {
      const isHere = pen.chance(0.4)
      const food = isHere ? rateFrom(pen, '2026-01-01', 19, 7) : 7
      const eaten = pen.buy(
        [
          ['Laugenbrezel', 95, 135],
          ['Kürbiskernbrötchen', 75, 110],
          ['Butterhörnchen', 160, 210],
          ['Käsebrötchen belegt', 320, 450],
          ['Apfeltasche', 220, 290],
          ['Roggenbrot 1 kg', 420, 590],
          ['Stück Käsekuchen', 310, 420],
        ].map(([text, least, most]) => ({
          text: String(text),
          least: Number(least),
          most: Number(most),
          rate: food,
        })),
        { count: [1, 4], most: 4, isGross: true },
      )
      const drunk = [
        several(
          say(pen, 'Kaffee Crema|Espresso|Tee|Apfelschorle 0,5'),
          pen.whole(1, 3),
          pen.pick([240, 280, 320]),
          19,
        ),
      ].filter(() => isHere || pen.chance(0.5))
      const sums = within([...eaten.lines, ...drunk])
      const number = pen.digits(say(pen, '######|####|#####'))
      const isCash = pen.chance(0.5)
      const given = isCash
        ? Math.ceil(sums.total / pen.pick([500, 1000])) * 1000 + 1000
        : sums.total
      return [
        typed(
          58,
          32,
          print(
            `^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^USt-IdNr. ${taxNumber(pen, 'DE')}`,
            '',
            `${pen.day()}|${pen.clock()} Uhr`,
            `Rechnung ${number}|Bed. ${pen.whole(2, 19)}`,
            isHere ? 'Verzehr im Haus' : 'Außer Haus',
            '==',
            each(sums.lines, (one) =>
              one.quantity > 1
                ? `${one.quantity} ${one.text}\n··à ${pen.plain(one.unit)}|${pen.plain(one.amount)}`
                : `1 ${one.text}|${pen.plain(one.amount)}`,
            ),
            '==',
            `!Gesamt EUR|${pen.plain(sums.total)}`,
            isCash ? `Bar|${pen.plain(given)}` : `Kartenzahlung|${pen.plain(sums.total)}`,
            isCash && `Zurück|${pen.plain(given - sums.total)}`,
            '',
            each(
              sums.shares,
              (share) =>
                `inkl. ${pen.rate(share.rate)} MwSt|${pen.plain(share.vat)}\nNetto ${pen.rate(share.rate)}|${pen.plain(share.net)}`,
            ),
            '=-',
            `TSE-Transaktion: ${pen.digits('######')}`,
            `Start ${pen.day(pen.date, 'YYYY-MM-DD')}T${pen.clock()}`,
            signed(pen, 56, 32),
            '',
            `^${say(pen, 'Danke & guten Appetit!|Frisch vom Bäcker nebenan|Bis zum nächsten Mal')}`,
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A DIY store: codes above the goods, a card's rebate as a line, the tax in a table, day and numbers in one row of columns below all. */
  baumarkt: slip(
    {
      shops:
        'HAMMERWERK Baumarkt;Am Gewerbepark 12;86368 Gersthofen;Hammerwerk Handels GmbH & Co. KG|Bau & Hobby Reinders;Emsstraße 90;48431 Rheine;Reinders Baustoffe KG|PROFI-MARKT ELBE;Köhlbrandstraße 4;21079 Hamburg;PME Baumarktgesellschaft mbH|Raiffeisen-Markt Calw;Daimlerstr. 7;75365 Calw;Raiffeisen Warengenossenschaft Calw eG',
      notation: de,
      days: 'DD.MM.YYYY|DD.MM.YY',
      since,
    },
    80,
    (pen, shop) => {
      const goods = nines(
        pen,
        'SPANPLATTENSCHR. 5X60;5;13;19|SILIKON TRANSP. 310ML;5;10;19|ABDECKFOLIE 4X5M;2;6;19|INNENFARBE WEISS 10L;24;60;19|STECKDOSE 3-FACH;6;14;19|KABELTROMMEL 25M;29;55;19|MULTIPLEX 18MM ZUSCHN.;18;44;19|ARBEITSHANDSCHUH GR10;3;10;19|GARTENSCHLAUCH 20M;17;35;19',
        { count: [2, 6], most: 4 },
      )
      const plants = pen.chance(0.3)
        ? nines(pen, 'LAVENDEL T12;3;6;7|HAINBUCHE 60-80;8;15;7', { count: [1, 2], most: 6 })
        : []
      const off = pen.chance(0.35)
        ? [line('KUNDENKARTE RABATT', -pen.pick([150, 300, 475]), 19)]
        : []
      const sums = within([...goods, ...plants, ...off])
      const number = pen.digits(say(pen, '####|#####'))
      const mark = (rate: number) => letterOf(rate, [19, 7], '12')
      const widths = [6, -11, -11, -12]
      return [
        typed(
          80,
          42,
          print(
            `!${shop.name}`,
            ...shop.also,
            ...shop.address,
            `Telefon ${pen.digits('0#### ####-0')}`,
            `USt-ID ${taxNumber(pen, 'DE')}`,
            '=_',
            each(sums.lines, (one) =>
              print(
                one.amount > 0 && pen.digits('40########### '),
                one.quantity > 1 && `··${one.quantity} ST x ${pen.plain(one.unit)}`,
                `${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}`,
              ),
            ),
            '|=========',
            `!ZU ZAHLEN|EUR ${pen.plain(sums.total)}`,
            `${say(pen, 'EC-Karte (ELV)|girocard|VISA')}|EUR ${pen.plain(sums.total)}`,
            `Posten: ${pieces(sums.lines.filter(({ amount }) => amount > 0))}`,
            '',
            set(['MwSt', 'Netto', 'Steuer', 'Brutto'], widths),
            each(ratesAs(pen, sums.shares, 'rnvg'), ([rate = '', ...rest], place) =>
              set(
                [`${mark(sums.shares[place]?.rate ?? 0)} ${rate.replace(/\D+/, '%')}`, ...rest],
                widths,
              ),
            ),
            '=_',
            set(['Datum', 'Zeit', 'Markt', 'Kasse', 'Bon'], [11, 7, 7, 7, -9]),
            set(
              [pen.day(), pen.clock(), pen.digits('###'), pen.digits('#'), number],
              [11, 7, 7, 7, -9],
            ),
            '',
            'Umtausch innerhalb von 4 Wochen mit Bon,',
            'Zuschnitte sind ausgeschlossen.',
          ),
        ) + bars(pen, 60),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A car park's machine: in and out with hours, one fee, the tax told below, a name of the house beside the firm that runs it. */
  parkhaus: slip(
    {
      shops:
        'City-Park Betriebs GmbH;Kaiserstraße 60;55116 Mainz|PARKRAUM Rhein-Main;Gutleutstraße 80;60329 Frankfurt am Main;Parkraum Rhein-Main Management GmbH|Stadtwerke Bad Lindau;Auenstraße 12;88131 Bad Lindau;Parkraumbewirtschaftung Bad Lindau|Südstadt Parken;Marienstraße 40;30171 Hannover;Südstadt Immobilien KG',
      notation: { ...de, money: '# EUR' },
      days: 'DD.MM.YYYY|DD.MM.YY',
      since,
    },
    62,
    (pen, shop) => {
      const house = say(pen, 'Parkhaus Am Theater|Tiefgarage Marktplatz|Parkhaus Bahnhof West')
      const minutes = pen.whole(25, 560)
      const price = Math.ceil(minutes / 60) * pen.pick([150, 200, 220, 250])
      const sums = within([line(say(pen, 'Parkgebühr|Parkentgelt|Kurzparker'), price, 19)])
      const number = pen.digits(say(pen, '00####|######|#-#####'))
      const start = pen.whole(390, 800)
      const hour = (of: number) =>
        `${String(Math.floor(of / 60) % 24).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`
      return [
        `<div class="mid"><b style="font-size:11pt">${house}</b><br>${[shop.name, ...shop.also, ...shop.address].map(escaped).join('<br>')}</div><div class="mid" style="border:0.4mm solid #222;font-size:12pt;margin:2mm 8mm">${say(pen, 'QUITTUNG|Quittung|Beleg')}</div>${pairs(
          [
            ['Beleg-Nr.', number],
            ['Automat', pen.digits('KA-0#')],
            ['Ticket', pen.digits('0############')],
            ['Einfahrt', `${pen.day()} ${hour(start)}`],
            ['Bezahlt', `${pen.day()} ${hour(start + minutes)}`],
            ['Parkdauer', `${Math.floor(minutes / 60)} Std. ${minutes % 60} Min.`],
          ],
        )}<hr>${pairs([[sums.lines[0]?.text ?? '', pen.money(price)]])}<div class="pair" style="font-size:11pt;font-weight:bold"><span>Betrag</span><span>${pen.money(sums.total)}</span></div><hr>${pairs(
          [
            [`inkl. MwSt. ${pen.rate(19)}`, pen.money(sums.vat)],
            ['Nettobetrag', pen.money(sums.net)],
            [say(pen, 'girocard|Mastercard kontaktlos|Münzen'), pen.money(sums.total)],
          ],
        )}<div class="mid" style="margin-top:2mm">St.-Nr. ${pen.digits('26/###/#####')}<br>Ausfahrt innerhalb von 15 Minuten<br><b>Gute Fahrt!</b></div>`,
        { sums, documentNumber: number, otherNames: [...shop.also, house] },
      ]
    },
  ),
} satisfies Papers

export const atTills = {
  /** A pharmacy: a heading of the day, medicines and other goods at two rates in percent before the sums, a code of the machine. */
  apotheke: slip(
    {
      shops:
        'Apotheke Zum Weißen Engel;Hauptplatz 4;3100 St. Pölten;Mag. pharm. Doris Lehner KG|STADTAPOTHEKE ENNS;Linzer Straße 5;4470 Enns;Stadtapotheke Enns Mag. Huber OG|Murtal Apotheke;Grazer Vorstadt 22;8720 Knittelfeld|Dreifaltigkeits-Apotheke;Josefstädter Straße 70;1080 Wien;Mag. Peter Novak e.U.',
      notation: at,
      days: 'DD.MM.YYYY',
      since,
    },
    72,
    (pen, shop) => {
      const goods = pen.buy(
        [
          { text: 'ASPRO TBL 20ST', least: 495, most: 790, rate: 10 },
          { text: 'NASENSPRAY 10ML', least: 480, most: 720, rate: 10 },
          { text: 'HUSTENSAFT THYMIAN', least: 890, most: 1290, rate: 10 },
          { text: 'WUNDPFLASTER 1M', least: 390, most: 690, rate: 20 },
          { text: 'SONNENCREME LSF50', least: 1690, most: 2490, rate: 20 },
          { text: 'VITAMIN D3 TROPFEN', least: 990, most: 1690, rate: 10 },
          { text: 'DESINFEKTION 100ML', least: 450, most: 690, rate: 20 },
          { text: 'VERBANDKASTEN KFZ', least: 1590, most: 2290, rate: 20 },
        ],
        { count: [1, 5], most: 2, isGross: true },
      )
      const sums = within(goods.lines)
      const number = pen.digits(say(pen, '######|####/26|K1-#####'))
      return [
        `<div><b style="font-size:12pt">${escaped(shop.name)}</b><br>${[...shop.also, ...shop.address].map(escaped).join('<br>')}<br>Tel. ${pen.digits('0#### / ## ###')} · ${taxNumber(pen, 'AT')}</div><hr>${pairs(
          [
            [`Datum: ${pen.day()}`, pen.clock()],
            [`Rechnung: ${number}`, `Kassa ${pen.whole(1, 3)}`],
            [`Es bediente Sie ${say(pen, 'Mag. Lehner|Fr. Koller|PKA Jelena')}`],
          ],
        )}<hr><table style="width:100%">${row('Artikel', 'Mg', 'USt', 'EUR')}${sums.lines.map((one) => row(one.text, String(one.quantity), `${one.rate}%`, pen.plain(one.amount))).join('')}</table><hr><div class="pair" style="font-size:13pt;font-weight:bold"><span>SUMME</span><span>${pen.money(sums.total)}</span></div>${pairs([[say(pen, 'BANKOMATKARTE|KREDITKARTE|BAR'), pen.plain(sums.total)]])}<table style="width:100%;margin-top:2mm;font-size:7pt">${row('USt-Satz', 'Netto', 'USt', 'Brutto')}${ratesAs(
          pen,
          sums.shares,
          'rnvg',
        )
          .map((cells) => row(...cells))
          .join(
            '',
          )}</table>${code(pen, 30)}<div class="mid">Arzneimittel sind vom Umtausch ausgeschlossen.<br>Gute Besserung!</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
} satisfies Papers

export const chTills = {
  /** A restaurant: the table's list with how many at the left, the tax within, a tip keyed in at the terminal and what was charged in all. */
  'restaurant-trinkgeld': slip(
    {
      shops:
        'Restaurant Rössli;Dorfstrasse 2;6045 Meggen;Rössli Gastro GmbH|BRASSERIE LORRAINE ECK;Quartiergasse 17;3013 Bern;Eck Betriebs AG|Pizzeria Tramonto;Seestrasse 110;8810 Horgen|Gasthof zum Schwert;Hauptgasse 40;4600 Olten;Schwert Hotels AG',
      notation: ch,
      days: 'DD.MM.YYYY|DD.MM.YY',
      since,
    },
    80,
    (pen, shop) => {
      const table = pen.buy(
        [
          { text: 'Tagesteller Fleisch', least: 2150, most: 2650, rate: 8.1 },
          { text: 'Tagesteller Vegi', least: 1950, most: 2350, rate: 8.1 },
          { text: 'Rahmschnitzel Nudeln', least: 2850, most: 3450, rate: 8.1 },
          { text: 'Menüsalat', least: 850, most: 1150, rate: 8.1 },
          { text: 'Pizza Prosciutto', least: 1950, most: 2450, rate: 8.1 },
          { text: 'Mineral mit 5dl', least: 580, most: 690, rate: 8.1 },
          { text: 'Panaché 3dl', least: 520, most: 620, rate: 8.1 },
          { text: 'Café crème', least: 450, most: 540, rate: 8.1 },
          { text: 'Coupe Dänemark', least: 1150, most: 1390, rate: 8.1 },
        ],
        { count: [2, 6], most: 4, step: 10, isGross: true },
      )
      const tip = pen.chance(0.6) ? Math.ceil(table.total / 1000) * 100 - (table.total % 100) : 0
      const given = tip > 0 ? tip + 100 : 0
      const sums = plus(table, given)
      const number = pen.digits(say(pen, '####|######|#-####'))
      const widths = [3, 23, -7, -9]
      return [
        typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^www.${shop.name.toLowerCase().split(' ').at(-1) ?? 'gasthaus'}.example`,
            '',
            `Rechnung Nr. ${number}|Tisch ${pen.whole(1, 44)}`,
            `${pen.day()}  ${pen.clock()}|Service: ${say(pen, 'Nadja|Luca|Frau Meier')}`,
            '=-',
            each(table.lines, (one) =>
              set(
                [String(one.quantity), one.text, pen.plain(one.unit), pen.plain(one.amount)],
                widths,
              ),
            ),
            '=-',
            `!Total CHF|${pen.plain(table.total)}`,
            '=-',
            `${taxNumber(pen, 'CH')} MWST`,
            `Inkl. 8.1% MWST von ${pen.plain(table.total)}|${pen.plain(table.vat)}`,
            '',
            '^- - - Kartenbeleg - - -',
            `${say(pen, 'VISA DEBIT|TWINT|MASTERCARD')}|${pen.digits('XXXX ####')}`,
            `Trm-Id: ${pen.digits('########')}|AKT-ID ${pen.digits('####')}`,
            given > 0 && `Kauf CHF|${pen.plain(table.total)}`,
            given > 0 && `Trinkgeld CHF|${pen.plain(given)}`,
            `Total-EFT CHF|${pen.plain(sums.total)}`,
            '',
            `^${say(pen, 'Merci vielmal und uf Wiederluege!|Herzlichen Dank für Ihren Besuch')}`,
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
} satisfies Papers
