/** Plain papers of Austria and Switzerland: a butcher's till, a lawyer's note of fees, a dentist's bill without tax with its payment part, a market stall's receipt by mail. */
import { escaped, line, several, sumOf, summed, within, type Line } from '../eighth/kit'
import { at, ch } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, set, sheet, slip, tall, typed, row } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { thousandths } from '../nineteenth/west-kit'
import { decimal, tally } from '../thirteenth/kit'
import { logo, oneLine, roundedTo, say } from '../twelfth/kit'
import { letterOf, paymentPart, print, weighed } from '../twentieth/west-kit'
import { headOf, hostOf } from '../twenty-fifth/north-kit'
import { since, townOf } from '../twenty-second/north-kit'
import { daysBefore, trade, twoLined } from './north-kit'

export const atPapers: Papers = {
  /** A butcher: meat by weight with the price of a kilogram below it, a snack and a drink, cash or card, the tax by rate, the till's number and the code to scan at the foot. */
  'fleischhauer-kassa': slip(
    {
      shops:
        'Fleischhauerei Windhager;Stadtplatz 22;4230 Pregarten|FLEISCHEREI HÖDL;Grazer Straße 9;8430 Leibnitz;Hödl Fleischwaren GmbH|Metzgerei Tschann;Kirchstraße 40;6714 Nüziders;Tschann & Söhne OG|WURST & MEHR;Viktor-Adler-Markt 61;1100 Wien;Inh. Slavica Jović|Fleischmanufaktur Pinzgau;Loferer Bundesstraße 5;5700 Zell am See;Pinzgauer Fleisch eGen|Hofladen Kreuzbichl;Kreuzbichl 2;3323 Neustadtl',
      notation: { ...at, money: 'EUR #' },
      days: 'DD.MM.YYYY|DD.MM.YY',
      since,
    },
    72,
    (pen, shop) => {
      const meat = pen.random
        .shuffled([
          ['Schweinsschulter', 1090],
          ['Rindsgulasch', 1790],
          ['Faschiertes gem.', 1190],
          ['Leberkäse', 1390],
          ['Extrawurst geschn.', 1590],
          ['Hendlbrust', 1690],
          ['Beinschinken', 2290],
        ] as const)
        .slice(0, pen.whole(2, 5))
        .map(([text, price]) => weighed(text, pen.whole(120, 2600), price, 10))
      const more = [
        ...(pen.chance(0.5) ? [several('Leberkäsesemmel', pen.whole(1, 4), 390, 10)] : []),
        ...(pen.chance(0.5) ? [several('Apfelsaft gespr. 0,5', pen.whole(1, 3), 320, 20)] : []),
        ...(pen.chance(0.3) ? [line('Grillkohle 3 kg', 690, 20)] : []),
      ]
      const sums = within([...meat, ...more])
      const weightOf = new Map<Line, (typeof meat)[number]>(meat.map((one) => [one, one]))
      const mark = (rate: number) => letterOf(rate, [20, 10], 'AB')
      const number = pen.digits(say(pen, '#####|######|####'))
      const receipt = pen.digits('#-####-######')
      const isCash = pen.chance(0.55)
      const given = Math.ceil((sums.total + 1) / 1000) * 1000
      const widths = [8, -9, -9, -10]
      return [
        typed(
          72,
          36,
          print(
            `!^${shop.name}`,
            ...headOf(shop),
            `^Tel. ${pen.digits('0#### / ####')}`,
            `^UID ${taxNumber(pen, 'AT')}`,
            '',
            `Rechnung ${number}|Kassa ${pen.whole(1, 3)}`,
            `${pen.day()} ${pen.clock()}|${say(pen, 'Verk. 3|Fr. Maria|Verk. 7')}`,
            '=-',
            each(sums.lines, (one) => {
              const weight = weightOf.get(one)
              return print(
                `${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}`,
                weight !== undefined &&
                  `··${thousandths(pen, weight.grams)} kg x ${pen.plain(weight.price)} /kg`,
                one.quantity > 1 && `··${one.quantity} Stk x ${pen.plain(one.unit)}`,
              )
            }),
            '==',
            `!SUMME EUR|${pen.plain(sums.total)}`,
            '==',
            isCash
              ? `Bar|${pen.plain(given)}`
              : `${say(pen, 'Bankomat|Kreditkarte')}|${pen.plain(sums.total)}`,
            isCash && `Retour|${pen.plain(given - sums.total)}`,
            '',
            set(['MwSt', 'Netto', 'Steuer', 'Brutto'], widths),
            each(ratesAs(pen, sums.shares, 'nvg'), (cells, nth) =>
              set(
                [`${mark(sums.shares[nth]?.rate ?? 0)} ${sums.shares[nth]?.rate ?? 0}%`, ...cells],
                widths,
              ),
            ),
            '',
            `^${say(pen, 'Danke für Ihren Einkauf!|Alles Gute kommt aus der Region')}`,
            `^${say(pen, 'Di-Fr 7-12 u. 14.30-18, Sa 7-12 Uhr|Partyservice - fragen Sie uns!')}`,
            `Kassen-ID: ${pen.digits('KASSA-0#')}`,
            `Beleg: ${receipt}`,
          ),
        ) + code(pen, 30),
        { sums, documentNumber: number, otherNumbers: [receipt], hasRates: true },
        tall,
      ]
    },
  ),

  /** A lawyer's note of fees: the office in spaced capitals at the right, the matter, days with what was done, costs of the court that bear no tax apart from those that do, the account at the end. */
  'rechtsanwalt-honorarnote': paper(
    { ...at, money: 'EUR #' },
    'DD.MM.YYYY|D. month YYYY',
    'book light plain',
    'HOLZER RECHTSANWÄLTE;Sparkassenplatz 4;6020 Innsbruck;Holzer & Partner Rechtsanwälte OG|KANZLEI NAGL;Landstraße 19;4020 Linz;Dr. Irene Nagl Rechtsanwalts GmbH|SCHREINER STEINER;Schottenring 30;1010 Wien;Schreiner Steiner Rechtsanwälte GmbH|ANWALTSBÜRO GASSER;Kardinalplatz 7;9020 Klagenfurt;Mag. Thomas Gasser|JURIS GRAZ;Raubergasse 16;8010 Graz;Juris Rechtsanwälte KG',
    'AT',
    (pen, firm, to) => {
      const work = [
        'Besprechung mit Mandant, 1 Std.',
        'Klage samt Urkundenvorlage TP 3A',
        'Schreiben an Gegenseite TP 6',
        'Telefonat mit Sachverständigem',
        'Vertragsentwurf Mietvertrag',
        'Verrichtung der Tagsatzung, 2/2 Std.',
        'Aktenstudium',
        'E-Mail an Mandant samt Beilagen',
      ]
      const days = daysBefore(pen, pen.whole(2, 6), 60)
      const done = pen.random
        .shuffled(work)
        .slice(0, days.length)
        .map((text) => line(text, pen.whole(38, 620) * 100 + pen.pick([0, 40, 50, 80]), 20))
      const hasUnit = pen.chance(0.6)
      const unit = hasUnit ? [line('Einheitssatz 60 %', Math.round(sumOf(done) * 0.6), 20)] : []
      const costs = pen.chance(0.6)
        ? [
            line(
              say(pen, 'Pauschalgebühr Gericht|Grundbuchsauszug|Firmenbuchabfrage'),
              pen.whole(12, 340) * 100,
              0,
            ),
          ]
        : []
      const sums = summed([...done, ...unit, ...costs], { isGross: false, discount: 0 })
      const taxed = sumOf([...done, ...unit])
      const number = pen.digits(say(pen, 'HN 26/####|2026/0###|####/26'))
      const due = pen.after(pen.pick([14, 21, 30]))
      const [first = '', ...rest] = firm.name.split(' ')
      return [
        `<div class="sides"><div></div><div class="right">${twoLined(first, rest.join(' '), 6.5, 'color:#334155')}<div class="tiny" style="margin-top:3mm">${escaped(firm.also[0] ?? '')}<br>${place(firm)}<br>T ${pen.digits('+43 ### ######')}<br>kanzlei@${hostOf(firm.name)}<br>ADVM-Code ${pen.digits('R######')}</div></div></div><div style="margin-top:2mm">${who(to)}</div><p class="right" style="margin-top:10mm">${escaped(townOf(firm))}, am ${pen.day()}</p><p><b>Honorarnote Nr. ${number}</b><br>In Sachen: ${escaped(to.name)} ./. ${say(pen, 'Kogler Bau GmbH|Fa. Wimmer|Republik Österreich')}, wegen ${say(pen, 'Werklohn|Gewährleistung|Beratung Mietrecht')}<br>Unser Zeichen: ${pen.digits('####/26')}</p><p>Für meine Leistungen erlaube ich mir zu verzeichnen:</p>${grid(
          'ruled',
          'llr',
          'Datum|Leistung|EUR',
          done.map((one, nth) => [
            pen.day(days[nth], 'DD.MM.YYYY'),
            one.text,
            pen.plain(one.amount),
          ]),
        )}<div style="width:110mm;margin-left:auto">${facts(
          [
            ...unit.map((one) => [one.text, pen.plain(one.amount)] as const),
            ['Zwischensumme', pen.plain(taxed)],
            ['20 % Umsatzsteuer', pen.plain(sums.vat)],
            ...costs.map((one) => [`${one.text} (USt-frei)`, pen.plain(one.amount)] as const),
          ],
          'width:100%',
        )}<div class="sides" style="border-top:0.3mm solid #222;border-bottom:0.8mm double #222;font-weight:bold;padding:1mm 1.5mm"><span>Gesamtbetrag</span><span>${pen.money(sums.total)}</span></div></div><p style="margin-top:8mm">Ich ersuche um Überweisung bis ${pen.day(due)} auf mein Honorarkonto IBAN ${iban(pen, 'AT')}, lautend auf ${escaped(firm.also[0] ?? firm.name)}.</p><p>Mit freundlichen Grüßen</p><p style="margin-top:12mm">${escaped(firm.also[0] ?? firm.name)}</p><div class="foot tiny mid grey">UID ${taxNumber(pen, 'AT')} · ${pen.chance(0.5) ? 'Leistungszeitraum wie oben angeführt · ' : ''}Rechtsanwaltskammer ${escaped(townOf(firm))}</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 10pt; }',
      ]
    },
    since,
  ),
}

export const chPapers: Papers = {
  /** A dentist's bill without tax: points of a tariff at a value of a point with tooth and day, the laboratory apart, the sum in francs, a payment part on a page of its own. */
  'zahnarzt-dentotar': paper(
    { ...ch, money: 'CHF #' },
    'DD.MM.YYYY|D. month YYYY',
    'plain light',
    'Zahnarztpraxis am Rhein;Rheinweg 12;4310 Rheinfelden;Dr. med. dent. Simone Kägi|DENTALZENTRUM OERLIKON;Schaffhauserstrasse 350;8050 Zürich;Dentalzentrum Oerlikon AG|Praxis Dr. Blumer;Poststrasse 3;8750 Glarus;Dr. med. dent. Hans Blumer|ZAHN & BISS;Marktgasse 27;3011 Bern;Zahn und Biss GmbH|Dentalpraxis Seetal;Luzernerstrasse 4;6280 Hochdorf',
    'CH',
    (pen, firm, to) => {
      const value = pen.pick([100, 110, 120, 130])
      const days = daysBefore(pen, 2, 40)
      const work = pen.random
        .shuffled([
          ['4.0000', 'Befundaufnahme', 53.5],
          ['4.0500', 'Röntgenaufnahme klein', 16.2],
          ['4.1100', 'Dentalhygiene, pro 5 Min.', 14.8],
          ['4.0650', 'Anästhesie Leitung', 32.1],
          ['4.5110', 'Kompositfüllung, zweiflächig', 146.4],
          ['4.2010', 'Kontrolle und Politur', 28.6],
          ['4.0080', 'Instruktion Mundhygiene', 21.5],
        ] as const)
        .slice(0, pen.whole(3, 6))
        .map(([code, text, points]) => {
          const count = text.includes('5 Min') ? pen.whole(5, 10) : 1
          const amount = roundedTo(points * count * value, 5)
          return { ...several(text, count, roundedTo(points * value, 5)), amount, code, points }
        })
      const lab = pen.chance(0.4)
        ? [line('Zahntechnische Leistungen gemäss Beleg', pen.whole(120, 560) * 100)]
        : []
      const sums = within([...work, ...lab])
      const number = pen.digits(say(pen, '######|26-####|1####'))
      const due = pen.after(30)
      const person = firm.also[0] ?? firm.name
      return [
        [
          `<div class="mid" style="border-bottom:0.3mm solid #0e7490;padding-bottom:3mm">${logo(firm.name, 7, 'color:#0e7490;letter-spacing:0.3mm')}<span class="tiny">${firm.also.length > 0 ? `${escaped(person)} · ` : ''}${place(firm, ' · ')} · Tel. ${pen.digits('0## ### ## ##')}</span></div><div class="cols" style="margin-top:14mm"><div>${told(
            [
              ['Rechnung Nr.', number],
              ['Datum', pen.day()],
              ['Patient', say(pen, 'Kaufmann Lukas, 1984|Meier Nadja, 1991|Gerber Ruth, 1962')],
              ['Behandlung', `${pen.day(days[0], 'DD.MM.')} – ${pen.day(days[1], 'DD.MM.YYYY')}`],
              ['ZSR-Nr.', pen.digits('@ ####.##')],
            ],
          )}</div><div>${who(to)}</div></div><h1 style="font-size:14pt">Honorarrechnung</h1>${grid(
            'ruled tiny',
            'lllrrrr',
            'Datum|Ziffer|Leistung|Anz.|Taxpunkte|TPW|Betrag CHF',
            [
              ...work.map((one, nth) => [
                pen.day(days[nth > 2 ? 1 : 0], 'DD.MM.YYYY'),
                one.code,
                one.text,
                String(one.quantity),
                decimal(pen, one.points, 1),
                decimal(pen, value / 100, 2),
                pen.plain(one.amount),
              ]),
              ...lab.map((one) => [
                pen.day(days[1], 'DD.MM.YYYY'),
                '',
                one.text,
                '1',
                '',
                '',
                pen.plain(one.amount),
              ]),
            ],
          )}${tally([['Total CHF', pen.plain(sums.total)]], 'margin-left:auto;width:62mm;font-size:115%')}<p>Zahlbar innert 30 Tagen bis ${pen.day(due)}. Nicht mehrwertsteuerpflichtig (Art. 21 MWSTG).</p><p class="tiny">Bei Fragen zu Ihrer Rechnung steht Ihnen unser Praxisteam gerne zur Verfügung. Nicht abgemeldete Termine müssen wir in Rechnung stellen (24 Std.).</p><div class="foot tiny grey">Öffnungszeiten: Mo–Do 8–12 / 13.30–18 Uhr, Fr 8–14 Uhr · www.${hostOf(firm.name)}<span style="float:right">Seite 1/2</span></div>`,
          `<div class="sides tiny"><span>${oneLine(firm)}</span><span>Rechnung ${number} vom ${pen.day()} · Seite 2/2</span></div>${paymentPart(
            pen,
            'de',
            {
              account: iban(pen, 'CH'),
              reference: pen.digits('## ##### ##### ##### ##### #####'),
              firm: { ...firm, name: person },
              to,
              amount: pen.plain(sums.total),
              about: `Rechnung ${number}`,
            },
          )}`,
        ],
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9.4pt; }',
      ]
    },
    since,
  ),

  /** A small trader's receipt by mail from a card reader: the sum in large letters first, then name, goods, tax that is held in them, card and the reader's firm at the foot. */
  'kartenleser-mail': sheet(
    {
      shops:
        'Chäs Rüegg;Dorfstrasse 8;8636 Wald;Rüegg Käsespezialitäten GmbH|Velowerk Länggass;Mittelstrasse 21;3012 Bern|Töpferei Terra Cruda;Sulgenrain 5;3007 Bern;Anna Zgraggen|FOODTRUCK PANCHO;Güterstrasse 190;4053 Basel;Pancho Street Food KlG|Kaffeerösterei Adler;Steinberggasse 61;8400 Winterthur;Adler Kaffee AG|Coiffure Nadine;Bahnhofstrasse 44;7000 Chur',
      notation: ch,
      days: 'DD.MM.YYYY|D. month YYYY',
      since,
    },
    'A4',
    (pen, shop) => {
      const isFree = pen.chance(0.3)
      const bought = pen.buy(
        trade(
          shop,
          'Chäs:Fonduemischung moitié-moitié 800 g;22;29;2.6|Alpkäse rezent, Stück;12;24;2.6|Trockenwurst Hirsch;14;19;2.6|Käsemesser;24;38;8.1||Velo:Service gross;120;190;8.1|Bremsbeläge Set;22;38;8.1|Schlauch 28";9;14;8.1|Kette 11-fach;38;59;8.1||Töpf:Espressotasse;24;34;8.1|Schale gross;68;110;8.1|Kurs Drehen, Abend;85;120;8.1||FOOD:Burrito Rind;15;18;2.6|Nachos;8;11;2.6|Limonade hausgemacht;5;6.5;2.6||Kaff:Espresso Blend 1 kg;32;39;2.6|Filterkaffee 250 g;13;18;2.6|Chemex Kanne;49;65;8.1||:Haarschnitt Damen;68;95;8.1|Haarschnitt Herren;42;55;8.1|Shampoo 250 ml;24;34;8.1',
        ),
        { count: [1, 3], most: 3, step: 50 },
      ).lines
      const sums = within(bought.map((one) => (isFree ? { ...one, rate: 0 } : one)))
      const number = pen.digits(say(pen, 'S1@#@@@-####|#####|TX-@@#@##@#'))
      const wide = 'style="width:100%"'
      return [
        `<div style="width:104mm;margin:6mm auto 0"><div style="text-align:center"><div style="font-size:32pt">${pen.money(sums.total)}</div><div class="grey">Bezahlt am ${pen.day()}, ${pen.clock()}</div></div><div style="border-top:0.3mm solid #ddd;margin-top:7mm;padding-top:5mm"><b>${escaped(shop.name)}</b><br>${[...shop.also, ...shop.address].map(escaped).join('<br>')}${isFree ? '' : `<br>${taxNumber(pen, 'CH')} MWST`}</div><div style="border-top:0.3mm solid #ddd;margin-top:5mm;padding-top:4mm"><table ${wide}>${row('Beleg-Nr.', number)}${sums.lines
          .map((one) =>
            row(
              one.quantity > 1 ? `${one.quantity} × ${one.text}` : one.text,
              pen.money(one.amount),
            ),
          )
          .join(
            '',
          )}</table></div><div style="border-top:0.3mm solid #ddd;margin-top:4mm;padding-top:4mm"><table ${wide}>${
          isFree
            ? ''
            : sums.shares
                .map((share) =>
                  row(
                    `inkl. ${share.rate} % MWST auf ${pen.money(share.net + share.vat)}`,
                    pen.money(share.vat),
                  ),
                )
                .join('')
        }<tr style="font-weight:bold"><td>Gesamtbetrag</td><td class="right">${pen.money(sums.total)}</td></tr></table></div><div style="border-top:0.3mm solid #ddd;margin-top:4mm;padding-top:4mm;font-size:8pt"><table ${wide}>${row(say(pen, 'Mastercard Debit|VISA|Maestro'), `**** **** **** ${pen.digits('####')}`)}${row('Eingabe', say(pen, 'Kontaktlos|Chip/PIN'))}${row('AID', pen.digits('A0000000041010'))}${row('Autorisierungscode', pen.digits('######'))}</table></div><p class="grey" style="font-size:7.5pt;margin-top:14mm;text-align:center">Diese Quittung wurde im Auftrag des oben genannten Händlers versendet von Zapfino Payments Ltd., Dublin.<br>Du hast Fragen zum Kauf? Bitte wende dich direkt an den Händler.</p></div>`,
        { sums, documentNumber: number },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),
}
