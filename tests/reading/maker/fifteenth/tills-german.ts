/** Receipts of Germany, Austria and Switzerland: organic food, guests at a table, a card's slip, goods taken back, a cinema, a bakery whose day stands in its signature, a train, a shop at the border, a garage of Geneva. */
import { line, negated, several, wares, within } from '../eighth/kit'
import { at, ch, de } from '../eighth/notations'
import { minutesAfter } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import { rateFrom, romandy } from '../eleventh/kit'
import { say } from '../twelfth/kit'
import {
  bars,
  code,
  each,
  paying,
  row,
  set,
  sheet,
  signed,
  slip,
  tall,
  typed,
  type Places,
} from './tills-kit'

const deTills = {
  /** Of a shop for organic food: weights, a deposit and empties brought back, letters for rates, its day at the foot before the signature. */
  'bio-markt': slip(
    {
      shops:
        'Ackerbohne Biomarkt;Bergmannstr. 91;10961 Berlin;Ackerbohne Naturkost GmbH|KORNBLUME;Schanzenstr. 8;20357 Hamburg;Kornblume Bio eG|Erdapfel & Co.;Königsallee 40;95448 Bayreuth;Inh. Silke Vogt',
      notation: de,
      days: 'DD.MM.YY|DD.MM.YYYY',
    },
    80,
    (pen, shop) => {
      const [grams, price] = [pen.whole(280, 1650), pen.pick([249, 349, 599])]
      const weighed = say(pen, 'Möhren Demeter|Äpfel Topaz|Käse Bergblume')
      const bottles = pen.whole(1, 6)
      const sums = within([
        line(weighed, Math.round((grams * price) / 1000), 7),
        ...pen.buy(
          wares(
            'Hafermilch 1L;1.5;2.3;19|Dinkelbrot 750g;4;5.5;7|Linsen rot 500g;2.4;3.6;7|Zahncreme;2.9;4.9;19|Bio-Eier 6er;2.8;3.6;7|Schokolade Nuss;2.2;3.4;7',
          ),
          { count: [2, 4], most: 2, step: 1, isGross: true },
        ).lines,
        several('Rhabarberschorle', bottles, 129, 19),
        several('Pfand 0,15', bottles, 15, 19),
        ...(pen.chance(0.4) ? [line('Leergut', -pen.whole(1, 9) * 15, 19)] : []),
      ])
      const [number, clock] = [pen.digits(say(pen, '####|####/##')), pen.clock()]
      const mark = (rate: number) => (rate === 7 ? 'B' : 'A')
      const widths = [10, -9, -9, -12]
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each([...shop.address, ...shop.also], (text) => `^${text}`)}
          ^UID Nr. ${taxNumber(pen, 'DE')}

          |EUR
          ${each(sums.lines, (one) => (one.text === weighed ? `${weighed}|${pen.plain(one.amount)} ${mark(one.rate)}\n··${(grams / 1000).toFixed(3).replace('.', ',')} kg x  ${pen.plain(price)} EUR/kg` : `${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}${one.quantity > 1 ? `\n·· ${one.quantity} Stk x  ${pen.plain(one.unit)}` : ''}`))}
          =-
          !SUMME|EUR  ${pen.plain(sums.total)}
          =-
          Geg. ${say(pen, 'EC-Cash|Mastercard|VISA')}|EUR  ${pen.plain(sums.total)}

          ${set(['Steuer %', 'Netto', 'Steuer', 'Brutto'], widths)}
          ${each(sums.shares, ({ rate, net, vat }) => set([`${mark(rate)}=${String(rate).padStart(5)},0%`, pen.plain(net), pen.plain(vat), pen.plain(net + vat)], widths))}

          TSE-Signatur: ${signed(pen, 88, 26)}
          TSE-Signaturzähler: ${pen.digits('#######')}
          TSE-Transaktion: ${pen.digits('######')}
          Seriennummer Kasse: ${pen.digits('ab####@@-##')}

          ${pen.day()}   ${clock}|Bon-Nr.:${number}
          ^Markt:${pen.digits('0###')}  Kasse:${pen.whole(1, 5)}  Bed.:${pen.digits('####')}
          ^Vielen Dank für Ihren Einkauf!
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** Guests at a table: food at its own rate, a tip that was paid, a form below for who ate and why. */
  bewirtung: slip(
    {
      shops:
        'Zum Goldenen Hecht;Fischmarkt 3;78462 Konstanz;Hecht Gastronomie GmbH|Ristorante Da Settimio;Kaiserstr. 118;76133 Karlsruhe;Settimio Greco|WIRTSHAUS AM ANGER;Angerstr. 1;86899 Landsberg am Lech',
      notation: de,
      days: 'DD.MM.YYYY|D. month YYYY',
    },
    80,
    (pen, house) => {
      const food = rateFrom(pen, '2026-01-01', 19, 7)
      const meal = within(
        pen.buy(
          wares(
            `Felchenfilet;19;26;${food}|Schweinebraten;14;19;${food}|Pizza Diavola;11;15;${food}|Kl. Salat;5;7;${food}|Weißbier 0,5;4.2;5.4;19|Grauburgunder 0,2;6.5;8.5;19|Apfelschorle;3.6;4.8;19|Espresso;2.4;3.2;19`,
          ),
          { count: [4, 6], most: 4, step: 10, isGross: true },
        ).lines,
      )
      const tip = Math.ceil((meal.total * 1.08) / 100) * 100 - meal.total
      const number = pen.digits(say(pen, 'RG-#####|#####|2026/####'))
      const form = (label: string) =>
        `<div style="border-bottom:0.2mm solid #000;height:8mm;font-size:6.5pt">${label}</div>`
      return [
        `<div class="mid"><div style="font:bold 14pt 'DejaVu Serif',serif">${house.name}</div>${[...house.also, ...house.address].join('<br>')}<br>St.-Nr. ${pen.digits('##/###/#####')}</div><div style="margin:3mm 0;display:grid;grid-template-columns:1fr 1fr"><span>Rechnung ${number}</span><span style="text-align:right">Tisch ${pen.whole(1, 40)}</span><span>${pen.day()}</span><span style="text-align:right">${pen.clock()} Uhr</span></div><table style="width:100%">${meal.lines.map((one) => `<tr><td>${one.quantity}x</td><td>${one.text}<br><span style="font-size:7pt">à ${pen.plain(one.unit)}</span></td><td style="text-align:right">${pen.plain(one.amount)}</td></tr>`).join('')}</table><div style="border-top:0.5mm solid #000;margin-top:2mm;padding-top:1mm;display:flex;justify-content:space-between;font-size:11pt;font-weight:bold"><span>Rechnungsbetrag</span><span>${pen.money(meal.total)}</span></div><table style="width:100%">${row('Trinkgeld', pen.money(tip))}${row(`Bezahlt mit ${say(pen, 'Girocard|Mastercard')}`, pen.money(meal.total + tip))}</table><table style="width:100%;font-size:7pt;margin-top:2mm">${row('MwSt', 'Netto', 'Steuer', 'Brutto')}${meal.shares.map(({ rate, net, vat }) => row(`${rate},00 %`, pen.plain(net), pen.plain(vat), pen.plain(net + vat))).join('')}</table>${code(pen, 20)}<div style="font-weight:bold;margin-top:2mm">Angaben zum Nachweis der Bewirtung (§ 4 Abs. 5 Nr. 2 EStG)</div>${form('Bewirtete Personen')}${form('')}${form('Anlass der Bewirtung')}${form('Ort, Datum, Unterschrift')}`,
        { sums: paying(meal, meal.total + tip), documentNumber: number, hasRates: true },
      ]
    },
  ),

  /** What a customer takes of a card's terminal: numbers of terminal and trace, the sum between rules, no goods and no tax. */
  kundenbeleg: slip(
    {
      shops:
        'Fahrrad Kettner;Lange Str. 12;37073 Göttingen|BLUMEN AM MARKT;Markt 9;06108 Halle (Saale)|Reformhaus Lutz;Obertor 5;88662 Überlingen;Lutz Naturwaren e.K.',
      notation: de,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    57,
    (pen, shop) => {
      const sums = within([line('Zahlung', pen.whole(340, 48_900))])
      const number = pen.digits('####')
      return [
        typed(
          57,
          25,
          `
          ^** Kundenbeleg **

          ${each([shop.name, ...shop.address], (text) => `^${text}`)}

          Datum:|${pen.day()}
          Uhrzeit:|${pen.clock()}:${pen.whole(10, 59)} Uhr
          Beleg-Nr.|${number}
          Trace-Nr.|${pen.digits('00####')}

          ^Kartenzahlung
          ^kontaktlos
          ^${say(pen, 'girocard|Debit Mastercard|VISA Debit')}
          Nr.|${pen.digits('############0### 0')}
          Genehmigungs-Nr.|${pen.digits('######')}
          Terminal-ID|${pen.digits('6#######')}
          =-
          !Betrag EUR|${pen.plain(sums.total)}
          =-
          AID A0000003591010028001
          EMV-Daten
          0000008001/E800
          ^Zahlung erfolgt
          ^Bitte Beleg aufbewahren
          `,
        ),
        { sums, documentNumber: number, hasLines: false },
        tall,
      ]
    },
  ),

  /** Of a shop for appliances: goods taken back with a minus before their sums, what they were bought with, a table of tax below nothing. */
  umtausch: slip(
    {
      shops:
        'ELEKTRO-ZENTRUM WESER;Industriestr. 44;28199 Bremen;EZ Weser Handels GmbH|Baumarkt Hammerschlag;An der Autobahn 2;59425 Unna|Spielkiste;Hauptstr. 80;69117 Heidelberg;Spielkiste Wolf OHG',
      notation: de,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    78,
    (pen, shop) => {
      const sums = negated(
        within(
          pen
            .buy(
              wares(
                'Toaster 2-Schlitz;29;49;19|Akku 18V 4Ah;59;99;19|HDMI Kabel 3m;9;19;19|Bausteine Set 420;24;44;19|Dispersionsfarbe 10L;34;64;19',
              ),
              { count: [1, 3], step: 100, isGross: true },
            )
            .lines.map((one) => line(one.text, one.unit - 1, 19)),
        ),
      )
      const number = pen.digits(say(pen, '##-####-#####|R######'))
      const [share] = sums.shares
      return [
        `<div style="border:0.6mm solid #000;padding:2mm;text-align:center"><b style="font-size:12pt">${shop.name}</b><br>${[...shop.also, ...shop.address].join(', ')}</div><div style="margin:3mm 0;font-size:11pt;font-weight:bold">Rückgabe / Umtausch</div><table style="width:100%">${row('Beleg', number)}${row('vom', `${pen.day()} ${pen.clock()}`)}${row('zu Kassenbon', pen.digits('##-####-#####'))}</table><hr><table style="width:100%">${sums.lines.map((one) => `<tr><td>${pen.digits('40###########')}<br>${one.text}</td><td style="text-align:right;vertical-align:bottom">${pen.plain(one.amount)} A</td></tr>`).join('')}</table><hr><div style="display:flex;justify-content:space-between;font-size:13pt;font-weight:bold"><span>Auszahlung EUR</span><span>${pen.plain(sums.total)}</span></div><div style="display:flex;justify-content:space-between"><span>Erstattung auf ${say(pen, 'girocard|Kundenkonto|bar')}</span><span>${pen.plain(sums.total)}</span></div><table style="width:100%;margin-top:3mm;font-size:7pt">${row('MwSt-Satz', 'Netto', 'MwSt', 'Brutto')}${row('A 19,00%', pen.plain(share?.net ?? 0), pen.plain(share?.vat ?? 0), pen.plain(sums.total))}</table><p style="font-size:6.5pt;word-break:break-all">TSE ${pen.day(pen.date, 'YYYY-MM-DD')}T${minutesAfter(pen.clock(), 0)}:12Z ${signed(pen, 64, 64)}</p><p style="font-size:7pt">USt-IdNr. ${taxNumber(pen, 'DE')}<br>Unterschrift Kunde ______________________</p>${bars(pen, 56)}`,
        { sums, documentNumber: number, kind: 'credit-note', hasRates: true },
      ]
    },
  ),

  /** Of a cinema: seats and their film, snacks at other rates, what is taxed in one sentence for each rate. */
  'kino-theke': slip(
    {
      shops:
        'Lichtspiele Union;Bahnhofstr. 17;26122 Oldenburg;Union Filmtheater Betriebs GmbH|KAMMER 3 KINO;Augustusplatz 6;04109 Leipzig|Capitol Programmkino;Witzelstr. 4;54290 Trier;Kinofreunde Trier e.V.',
      notation: de,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    72,
    (pen, house) => {
      const sums = within([
        several(say(pen, 'Parkett|Loge|Ermäßigt'), pen.whole(1, 4), pen.pick([950, 1100, 1250]), 7),
        ...pen.buy(
          wares('Popcorn süß M;4.5;6.5;7|Nachos;5;7;7|Cola 0,5;3.9;4.9;19|Helles 0,33;3.6;4.4;19'),
          { count: [1, 3], most: 2, step: 10, isGross: true },
        ).lines,
      ])
      const number = pen.digits(say(pen, '#######|K1-######'))
      return [
        `<div style="text-align:center;letter-spacing:1.2mm;font-size:12pt">★ ${house.name} ★</div><div style="text-align:center;font-size:7pt">${[...house.also, ...house.address].join(' · ')}</div><div style="margin:3mm 0;padding:2mm;background:#e5e5e5"><b>${say(pen, 'Die stille Mole|Großer Wagen|Herbst in Lissabon')}</b><br>Saal ${pen.whole(1, 6)}, Reihe ${pen.whole(2, 14)}, Platz ${pen.whole(1, 18)}<br>Beginn ${say(pen, '20:15|17:30|21:00')} Uhr</div>${sums.lines.map((one) => `<div style="display:flex;justify-content:space-between"><span>${one.quantity} × ${one.text}</span><span>${pen.money(one.amount)}</span></div>`).join('')}<div style="display:flex;justify-content:space-between;border-top:0.3mm solid #000;border-bottom:0.8mm double #000;margin:2mm 0;padding:1mm 0;font-weight:bold"><span>Gesamt</span><span>${pen.money(sums.total)}</span></div><div style="font-size:7.2pt">${sums.shares.map(({ rate, net, vat }) => `darin ${rate} % USt. ${pen.money(vat)} auf netto ${pen.money(net)}`).join('<br>')}<br>${say(pen, 'Kartenzahlung|Barzahlung')}, Bon ${number}, ${pen.day()} ${pen.clock()}</div>${code(pen, 24)}`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

const atTills = {
  /** Of a bakery in Austria: no day but in the machine's signature, rates in percent before the sums that hold them. */
  'backstube-signatur': slip(
    {
      shops:
        'Backstube Moser;Linzer Straße 14;4840 Vöcklabruck;Moser Brot GmbH|Feinbäckerei Tschurtschenthaler;Maria-Theresien-Str. 50;6020 Innsbruck|KIPFERL & CO;Mariahilfer Straße 188;1150 Wien;KC Gebäck OG',
      notation: at,
      days: 'YYYY-MM-DD',
    },
    72,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'Kornspitz;1.1;1.5;10|Topfengolatsche;2.2;2.9;10|Hausbrot 1kg;4.2;5.6;10|Melange;3.6;4.6;20|Sodazitron 0,5;2.9;3.7;20|Leberkässemmel;3.2;4.2;10',
          ),
          { count: [2, 4], most: 4, step: 10, isGross: true },
        ).lines,
      )
      const number = pen.digits('#####')
      const of = (rate: number) => sums.shares.find((share) => share.rate === rate)
      const gross = (rate: number) => pen.plain((of(rate)?.net ?? 0) + (of(rate)?.vat ?? 0))
      return [
        typed(
          72,
          36,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^${taxNumber(pen, 'AT')}

          Beleg ${number}|Kassa ${pen.whole(1, 3)}
          ${each(sums.lines, (one) => `${one.quantity} ${one.text}|${pen.plain(one.amount)}`)}
          =.
          !GESAMT|${pen.money(sums.total)}
          =.
          ${each(sums.shares, ({ rate, net, vat }) => `${rate}% Netto ${pen.plain(net)}|MwSt ${pen.plain(vat)}`)}
          Gegeben ${say(pen, 'Bar|Bankomat')}|${pen.money(sums.total)}

          _R1-AT1_KASSA${pen.whole(1, 3)}_${number}_
          ${pen.day()}T${pen.clock()}:${pen.whole(10, 59)}_
          ${gross(20)}_${gross(10)}_0,00_0,00_0,00_
          ${signed(pen, 100, 36)}
          ${code(pen, 24)}
          ^Danke und baba!
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A train's ticket as a sheet: bought on the day it is for, the fare with its tax in small print, a number of the ticket under a code. */
  'zug-online': sheet(
    {
      shops:
        'Alpenquell Bahn;Wiedner Gürtel 9;1100 Wien;Alpenquell Personenverkehr AG|Donaukurier Züge;Bahnhofplatz 1;4020 Linz;DKZ Verkehrs GmbH',
      notation: at,
      days: 'DD.MM.YYYY|D. month YYYY',
    },
    'A4',
    (pen, firm) => {
      const fare = several('Erwachsene, 2. Klasse', pen.whole(1, 2), pen.whole(19, 88) * 50, 10)
      const sums = within([
        fare,
        ...(pen.chance(0.5) ? [several('Sitzplatz', fare.quantity, 300, 10)] : []),
      ])
      const number = pen.digits(say(pen, '#### #### #### ####|AQ-##########'))
      const [from, to] = pen.pair([
        'Wien Meidling',
        'Graz Hbf',
        'Villach',
        'Wels',
        'Bruck an der Mur',
      ])
      return [
        `<div style="display:flex;gap:10mm"><div style="flex:1"><div style="font-size:18pt;color:#b91c1c;font-weight:bold">${firm.name}</div><h1 style="font-size:13pt;margin:3mm 0">Ticket und Rechnung</h1><p>${from} → ${to}<br>Gültig am ${pen.day()}<br>Zug ${pen.digits('RJ ###')}, ab ${pen.clock()}</p></div><div>${code(pen, 42)}<div style="text-align:center;font-size:8pt">${number}</div></div></div><div style="border-top:0.3mm solid #999;margin-top:8mm;padding-top:3mm">Gebucht am ${pen.day()} von ${say(pen, 'Eva Wimmer|Gernot Haslinger|Lea Poscher')}</div><table style="width:100%;margin-top:6mm"><tr style="border-bottom:0.3mm solid #000"><th>Leistung</th><th style="text-align:right">Anzahl</th><th style="text-align:right">Preis</th><th style="text-align:right">Betrag</th></tr>${sums.lines.map((one) => row(one.text, String(one.quantity), pen.money(one.unit), pen.money(one.amount))).join('')}</table><div style="text-align:right;margin-top:5mm"><b style="font-size:13pt">Gesamtpreis ${pen.money(sums.total)}</b><br><span class="small">inkl. 10 % USt. ${pen.money(sums.vat)} (Entgelt ${pen.money(sums.net)})<br>bezahlt mit Kreditkarte</span></div><p class="small grey" style="margin-top:20mm">${[...firm.also, ...firm.address].join(', ')}, ${taxNumber(pen, 'AT')}. Ticketnummer ${number}. Nicht übertragbar.</p>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

const chTills = {
  /** Of a shop at the border: francs and the same in euros, paid in euros with francs given back. */
  'grenz-markt': slip(
    {
      shops:
        'RHYBLICK MARKT;Zollstrasse 2;8280 Kreuzlingen;Rhyblick Detail AG|Käse & Wein Bargetzi;Hauptstrasse 71;9450 Altstätten|Dorflade Moosbach;Grenzweg 1;4125 Riehen;Genossenschaft Moosbach',
      notation: ch,
      days: 'DD.MM.YY|DD.MM.YYYY',
    },
    78,
    (pen, shop) => {
      const bought = within(
        pen.buy(
          wares(
            'Gruyère rez. 250g;6.2;8.4;2.6|Ruchbrot 500g;2.4;3.6;2.6|Rivella 1.5L;2.2;2.9;2.6|Fendant 7.5dl;11;17;8.1|Duschgel;3.9;6.5;8.1|Schoggi Milch;2.1;3.3;2.6',
          ),
          { count: [3, 5], most: 3, isGross: true },
        ).lines,
      )
      const rate = pen.pick([92, 93, 95])
      const [euros, note] = [Math.ceil((bought.total * 100) / rate), 1000]
      const given = Math.ceil(euros / note) * note
      const back = Math.round(((given * rate) / 100 - bought.total) / 5) * 5
      const number = pen.digits(say(pen, '######|###/####'))
      return [
        typed(
          78,
          38,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^${taxNumber(pen, 'CH')} MWST

          ${each(bought.lines, (one) => `${one.text}\n····${one.quantity} x ${pen.plain(one.unit)}|${pen.plain(one.amount)} ${one.rate === 2.6 ? '2' : '1'}`)}
          =-
          !TOTAL CHF|${pen.plain(bought.total)}
          TOTAL EUR|${pen.plain(euros)}
          Kurs|1 EUR = 0.${rate} CHF
          =-
          BAR EUR|${pen.plain(given)}
          RUECKGELD CHF|${pen.plain(back)}

          ${set(['MWST', 'SATZ', 'TOTAL', 'STEUER'], [6, 8, -12, -12])}
          ${each(bought.shares, (share) => set([share.rate === 2.6 ? '2' : '1', `${share.rate}%`, pen.plain(share.net + share.vat), pen.plain(share.vat)], [6, 8, -12, -12]))}

          BON ${number}  ${pen.day()} ${pen.clock()}  K${pen.whole(1, 4)}
          ^Merci und uf Widerluege
          `,
        ),
        { sums: bought, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** Of a garage by the lake: in and out, the sum in francs in the middle, tax within told in small letters. */
  'parking-lac': slip(
    {
      shops:
        'Parking des Bastions;Place Neuve 4;1204 Genève;Fondation des Parcs SA|PARKING DE LA NAVIGATION;Avenue d’Ouchy 75;1006 Lausanne|Parking du Vieux-Port;Quai Perdonnet 12;1800 Vevey;Vevey Parc SA',
      notation: romandy,
      days: 'DD.MM.YYYY|DD/MM/YY',
    },
    60,
    (pen, firm) => {
      const sums = within([line('Stationnement', pen.whole(4, 84) * 50, 8.1)])
      const number = pen.digits(say(pen, '######|00#####'))
      const start = pen.clock()
      return [
        `<div style="display:flex;align-items:center;gap:2mm"><div style="background:#1d4ed8;color:#fff;font-size:17pt;font-weight:bold;width:9mm;text-align:center">P</div><div><b>${firm.name}</b><br><span style="font-size:7pt">${[...firm.also, ...firm.address].join('<br>')}</span></div></div><div style="text-align:center;margin:3mm 0 1mm">QUITTANCE N° ${number}</div><table style="width:100%">${row('Entrée', `${pen.day()} ${start}`)}${row('Sortie', `${pen.day()} ${minutesAfter(start, pen.whole(31, 150))}`)}${row('Caisse', pen.digits('0#'))}</table><div style="text-align:center;border:0.4mm solid #000;margin:3mm 0;padding:2mm">Montant payé<br><span style="font-size:15pt;font-weight:bold">CHF ${pen.plain(sums.total)}</span></div><div style="font-size:7pt">TVA incluse 8.1% : ${pen.plain(sums.vat)}<br>N° TVA ${taxNumber(pen, 'CH')} TVA<br>Carte ${pen.digits('xxxx xxxx xxxx ####')}</div><div style="text-align:center;margin-top:2mm">Bonne route !</div>`,
        { sums, documentNumber: number, hasLines: false },
      ]
    },
  ),
}

export const tillsGerman: Places = { DE: deTills, AT: atTills, CH: chTills }
