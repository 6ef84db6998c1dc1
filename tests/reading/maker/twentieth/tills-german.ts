/** Receipts of Germany and Austria: a supermarket, a filling station, an inn with its guests, a drugstore. */
import { escaped, line, pairs, several, within } from '../eighth/kit'
import { at, de } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import type { Papers } from '../fifteenth/kit'
import { code, each, row, set, signed, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { measured, thousandths } from '../nineteenth/west-kit'
import { decimal } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { letterOf, nines, pieces, print, weighed } from './west-kit'

export const deTills = {
  /** A supermarket: prices with a letter, pieces and weight below the goods, deposits, a card, tax by letter, the machine's signature. */
  supermarkt: slip(
    {
      shops:
        'Frischmarkt Brenner;Bahnhofstr. 48;73728 Esslingen;Brenner Lebensmittel e.K.|KAUFGUT;Hansestraße 5;23558 Lübeck;KAUFGUT Warenhandel GmbH & Co. KG|Nahwert Markt;Kölner Str. 210;40227 Düsseldorf|EKZ Dorfladen Thiele;Hauptstr. 3;38315 Hornburg;Jens Thiele e.K.',
      notation: de,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    80,
    (pen, shop) => {
      const food = nines(
        pen,
        'VOLLMILCH 3,5%;1.09;1.39;7|BUTTER 250G;1.69;2.49;7|BROETCHEN 6ER;1.29;2.19;7|KAFFEE 500G;5.49;8.99;7|GOUDA SCHEIBEN;1.79;2.99;7|SPAGHETTI 500G;0.79;1.89;7|GRAUBROT 500G;1.59;2.79;7|JOGHURT NATUR;0.59;1.29;7|H-SAHNE;0.79;1.19;7',
        { count: [2, 6], most: 4 },
      )
      const other = nines(
        pen,
        'KUECHENROLLE 4ST;2.29;3.99;19|SPUELMITTEL;0.89;1.79;19|MUELLBEUTEL 35L;1.19;2.49;19|BATTERIEN AA 8ER;3.49;6.99;19|ORANGENSAFT 1L;1.49;2.99;19',
        { count: [1, 3], most: 2 },
      )
      const bottles = pen.whole(1, 2)
      const fruit = pen.chance(0.5)
        ? [weighed(say(pen, 'BANANEN|TOMATEN LOSE|AEPFEL ELSTAR'), pen.whole(310, 1900), 199, 7)]
        : []
      const deposit = pen.chance(0.6)
        ? [
            several('MINERALWASSER 6X1,5', bottles, 294, 19),
            several('PFAND 1,50 EURO', bottles, 150, 19),
          ]
        : []
      const sums = within([...food, ...fruit, ...other, ...deposit])
      const number = pen.digits(say(pen, '####|####|######'))
      const till = pen.whole(1, 9)
      const how = say(pen, 'girocard|Mastercard|BAR')
      const given = how === 'BAR' ? Math.ceil(sums.total / 1000) * 1000 : sums.total
      const mark = (rate: number) => letterOf(rate, [19, 7])
      const letter = pen.chance(0.5)
      const rates = ratesAs(pen, sums.shares, 'rnvg')
      return [
        typed(
          80,
          40,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            pen.chance(0.6) && `^Tel. ${pen.digits('0#### ######')}`,
            `^UID Nr.: ${taxNumber(pen, 'DE')}`,
            '',
            '|EUR·· ',
            each(sums.lines, (one) => {
              const found = fruit.find(({ text }) => text === one.text)
              const price = `${one.text}|${pen.plain(one.amount)} ${letter ? mark(one.rate) : mark(one.rate) + '*'.repeat(one.text.startsWith('PFAND') ? 1 : 0)}`
              if (found)
                return `${price}\n···${thousandths(pen, found.grams)} kg x  ${pen.plain(found.price)} EUR/kg`
              return one.quantity > 1
                ? `${price}\n···${one.quantity} Stk x  ${pen.plain(one.unit)}`
                : price
            }),
            '=-',
            `!SUMME|EUR ${pen.plain(sums.total)}`,
            '=-',
            `Geg. ${how}|EUR ${pen.plain(given)}`,
            given > sums.total && `Rückgeld BAR|EUR ${pen.plain(given - sums.total)}`,
            '',
            set(['Steuer  %', 'Netto', 'Steuer', 'Brutto'], [13, -9, -9, -9]),
            each(rates, ([rate = '', ...rest], at) =>
              set([`${mark(sums.shares[at]?.rate ?? 0)}= ${rate}`, ...rest], [13, -9, -9, -9]),
            ),
            set(
              ['Gesamtbetrag', ...[sums.net, sums.vat, sums.total].map((all) => pen.plain(all))],
              [13, -9, -9, -9],
            ),
            '',
            `${pen.day()}  ${pen.clock()}|Bon-Nr.:${number}`,
            `Markt:${pen.digits('####')}   Kasse:${till}|Bed.:${pen.digits('######')}`,
            '=*',
            `TSE-Signatur: ${signed(pen, 44, 40).slice(0, 26)}`,
            `TSE-Signaturzähler: ${pen.digits('######')}`,
            `Seriennummer: ${pen.digits('###@##@#@')}`,
            '=*',
            ...(how === 'BAR'
              ? []
              : [
                  '^K-U-N-D-E-N-B-E-L-E-G',
                  `Terminal-ID|${pen.digits('########')}`,
                  `${how} kontaktlos|EUR ${pen.plain(sums.total)}`,
                  `VU-Nr.|${pen.digits('##########')}`,
                  '^*** Zahlung erfolgt ***',
                ]),
            '',
            `^${say(pen, 'Vielen Dank für Ihren Einkauf|Es bediente Sie: Frau Lenz|Wir wünschen einen schönen Tag')}`,
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A filling station: the pump, litres and a price of three decimals in lines of their own, perhaps a wash, paid by card. */
  tankstelle: slip(
    {
      shops:
        'NORDOIL Station;Lüneburger Heerstr. 70;29223 Celle;Inh. Marco Petri|Tankhof Wendelin;Industriestr. 1;66606 St. Wendel;Tankhof Wendelin GmbH|FREIE TANKSTELLE KURZ;Ulmer Straße 33;89335 Ichenhausen;Mineralölhandel Kurz KG',
      notation: { ...de, money: 'EUR #' },
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    72,
    (pen, shop) => {
      const [fuel, from, to] = pen.pick([
        ['Diesel', 1499, 1799],
        ['Super E10', 1589, 1829],
        ['Super 95 E5', 1639, 1889],
      ] as const)
      const litres = pen.whole(1800, 6900)
      const price = Math.floor(pen.whole(from, to) / 10) * 10 + 9
      const filled = measured(`*${fuel}`, litres, price, 19)
      const sums = within([
        filled,
        ...(pen.chance(0.35) ? [line('*Autowäsche Komfort', pen.pick([999, 1190, 1290]), 19)] : []),
        ...(pen.chance(0.3) ? [line('*AdBlue Kanister 5l', 1199, 19)] : []),
      ])
      const number = pen.digits(say(pen, '####/###/#####|#######'))
      const rest = sums.lines.slice(1).map((one) => row(one.text, '', pen.plain(one.amount)))
      const facts: [string, string?][] = [
        ['Beleg-Nr.', number],
        ['Datum', `${pen.day()} ${pen.clock()}`],
        ['St.-Nr.', pen.digits('21/###/#####')],
      ]
      return [
        `<div class="mid"><b style="font-size:12pt">${escaped(shop.name)}</b><br>${[...shop.also, ...shop.address].map(escaped).join('<br>')}<br>Tel.: ${pen.digits('0#### / #####')}</div><hr>${pairs(facts)}<hr><table style="width:100%">${row(`*Zapfsäule ${pen.whole(1, 8)}`, '', '')}${row(filled.text, '', pen.plain(filled.amount))}${row(`· ${decimal(pen, litres / 100, 2)} l x ${decimal(pen, price / 1000, 3)} EUR/l`, '', '')}${rest.join('')}</table><hr><div class="pair" style="font-size:12pt;font-weight:bold"><span>Gesamtbetrag</span><span>${pen.money(sums.total)}</span></div><table style="width:100%;margin:2mm 0">${row('Typ', 'Netto', 'MwSt', 'Brutto')}${ratesAs(
          pen,
          sums.shares,
          'rnvg',
        )
          .map(([rate = '', ...amounts]) => row(`*: ${rate}`, ...amounts))
          .join(
            '',
          )}</table>${pairs([[say(pen, 'Girocard|Tankkarte|VISA kontaktlos'), pen.money(sums.total)]])}<hr><div style="font-size:6.5pt">Genehmigungs-Nr. ${pen.digits('######')} · PAN ${pen.digits('####')} **** **** ${pen.digits('####')}<br>Preis inkl. MwSt. TSE: ${signed(pen, 32, 60)}</div><div class="mid" style="margin-top:2mm">Gute Fahrt!</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),

  /** An inn: food and drink with their rates, the table and the waiter, below it the form that the tax office wants of who was fed and why. */
  bewirtung: slip(
    {
      shops:
        'Gasthaus Zum Goldenen Hirsch;Marktplatz 9;97421 Schweinfurt;Inhaber: Familie Döring|Ristorante Da Enzo;Schillerstraße 17;70173 Stuttgart|Brauhaus am Tor;Torstraße 2;50321 Brühl;Brauhaus am Tor Gastronomie GmbH|Sushi Kado;Brüderstraße 30;04103 Leipzig;Nguyen & Tran GbR',
      notation: de,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    80,
    (pen, shop) => {
      const plate = pen.date.getUTCFullYear() > 2025 ? 7 : 19
      const food = nines(
        pen,
        `Tagesmenü;11.5;16.9;${plate}|Salat mit Hähnchen;12.9;17.5;${plate}|Rumpsteak 220 g;24.5;32.9;${plate}|Pasta Spinaci;11.9;15.9;${plate}|Tagessuppe;5.5;7.9;${plate}|Dessertteller;6.9;9.5;${plate}`,
        { count: [2, 4], most: 3 },
      ).map((one) => several(one.text, one.quantity, one.unit + 1, one.rate))
      const drink = nines(
        pen,
        'Mineralwasser 0,75 l;5.9;7.2;19|Pils 0,4 l;4.2;5.4;19|Apfelschorle 0,4 l;3.9;4.9;19|Espresso;2.4;3.2;19|Grauburgunder 0,2 l;6.5;8.9;19',
        { count: [2, 3], most: 3 },
      ).map((one) => several(one.text, one.quantity, one.unit + 1, one.rate))
      const sums = within([...drink, ...food])
      const number = pen.digits(say(pen, '26-#####|######|R####'))
      const mark = (rate: number) => letterOf(rate, [19, 7], 'AB')
      const blank =
        '<div style="border-bottom:0.2mm solid #222;height:6mm;margin-bottom:1mm"></div>'
      return [
        `<div class="mid"><div style="font:italic bold 14pt 'DejaVu Serif',serif">${escaped(shop.name)}</div>${[...shop.also, ...shop.address].map(escaped).join('<br>')}<br>Steuernummer ${pen.digits('2##/###/#####')}</div><h3 class="mid" style="margin:3mm 0 1mm">${say(pen, 'RECHNUNG|Rechnung|Bewirtungsbeleg')}</h3>${pairs(
          [
            [`Rechnungs-Nr. ${number}`, `Tisch ${pen.whole(1, 38)}`],
            [
              `${pen.day()} ${pen.clock()}`,
              `Bedienung: ${say(pen, 'Sandra|Mehmet|Kellner 3|Anna')}`,
            ],
          ],
        )}<hr><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity} x ${one.text}`, one.quantity > 1 ? `à ${pen.plain(one.unit)}` : '', `${pen.plain(one.amount)} ${mark(one.rate)}`)).join('')}</table><hr><div class="pair" style="font-size:13pt;font-weight:bold"><span>Gesamt</span><span>${pen.money(sums.total)}</span></div>${pairs(
          sums.shares.flatMap(({ rate, net, vat }): [string, string][] => [
            [`Netto ${mark(rate)} (${pen.rate(rate)})`, pen.plain(net)],
            [`MwSt. ${mark(rate)} ${pen.rate(rate)}`, pen.plain(vat)],
          ]),
        )}${pairs([[`Zahlart: ${say(pen, 'EC-Karte|Kreditkarte|Bar')}`, pen.plain(sums.total)]])}<div class="mid" style="margin:2mm 0">Vielen Dank für Ihren Besuch!</div><div style="font-size:7pt;border-top:0.3mm solid #222;padding-top:1mm"><b>Angaben zum Nachweis der Höhe und der betrieblichen Veranlassung von Bewirtungsaufwendungen (§ 4 Abs. 5 Nr. 2 EStG)</b><br>Bewirtete Person(en):${blank}${blank}Anlass der Bewirtung:${blank}Trinkgeld: ____________ Ort, Datum: ______________<br><br>Unterschrift:${blank}</div><div style="font-size:6pt">TSE-Transaktionsnr. ${pen.digits('#####')} · Start ${pen.clock()} · ${pen.digits('@@@@####')}</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
} satisfies Papers

export const atTills = {
  /** A drugstore: goods with letters, a code of four corners and the till's name as the law wants them, points of a club. */
  drogerie: slip(
    {
      shops:
        'bella Drogeriemarkt;Landstraße 41;4020 Linz;bella Drogerie GmbH|PARFÜMERIE & DROGERIE HAAS;Sparkassenplatz 2;6020 Innsbruck;Haas Handels GmbH|Kräuterbasis;Wiedner Hauptstraße 90;1040 Wien;Kräuterbasis e.U.',
      notation: at,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    76,
    (pen, shop) => {
      const sums = within(
        nines(
          pen,
          'Handseife 300ml;1.45;2.95;20|Zahnpasta Mint;0.95;3.45;20|Duschgel Zitrone;1.25;3.95;20|Papierhandtücher;2.95;5.95;20|Kräutertee 20 Btl.;1.95;3.95;10|Dinkelkekse;1.75;2.95;10|Desinfektion 500ml;3.95;6.95;20|Müsliriegel;0.95;1.75;10|Allzweckreiniger;1.95;3.45;20',
          { count: [2, 7], most: 3 },
        ),
      )
      const mark = (rate: number) => letterOf(rate, [20, 10], 'AB')
      const number = pen.digits(say(pen, '#####|####-##-####'))
      return [
        `${typed(
          76,
          38,
          print(
            ...[shop.name, ...shop.also, ...shop.address].map((text) => `^${text}`),
            `^${taxNumber(pen, 'AT')}`,
            '',
            `RECHNUNG Nr. ${number}`,
            `Datum: ${pen.day()}|Zeit: ${pen.clock()}`,
            `Filiale ${pen.digits('###')} Kassa ${pen.whole(1, 4)}|Bed. ${pen.whole(11, 59)}`,
            '==',
            each(sums.lines, (one) =>
              one.quantity > 1
                ? `${one.quantity} x ${pen.plain(one.unit)}\n${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}`
                : `${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}`,
            ),
            '==',
            `!Summe EUR|${pen.plain(sums.total)}`,
            `${say(pen, 'Bankomat|Kreditkarte|Bankomat kontaktlos')}|${pen.plain(sums.total)}`,
            `Artikelanzahl: ${pieces(sums.lines)}`,
            '',
            each(
              ratesAs(pen, sums.shares, 'rnv'),
              ([rate = '', net = '', vat = ''], at) =>
                `${mark(sums.shares[at]?.rate ?? 0)}: ${rate} MwSt von ${net}|${vat}`,
            ),
            '=-',
            pen.chance(0.6) && `Clubpunkte dieses Einkaufs|${Math.floor(sums.total / 100)}`,
            `Kassen-ID ${pen.digits('@@##-####')}`,
          ),
        )}${code(pen, 28)}<div class="mid">Umtausch gegen Beleg innerhalb von 14 Tagen</div>`,
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
} satisfies Papers
