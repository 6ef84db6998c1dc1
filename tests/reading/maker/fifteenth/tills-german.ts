/** Receipts of Germany: organic food, guests at a table, a card's slip, goods taken back, a cinema. */
import { line, negated, several, wares, within } from '../eighth/kit'
import { de } from '../eighth/notations'
import { taxNumber } from '../ninth/numbers'
import { rateFrom } from '../eleventh/kit'
import { say } from '../twelfth/kit'
import {
  bars,
  code,
  each,
  paying,
  row,
  set,
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

          ${each([shop.name, ...shop.also, ...shop.address], (text) => `^${text}`)}

          Datum:|${pen.day()}
          Uhrzeit:|${pen.clock()}:${pen.whole(10, 59)} Uhr
          Beleg-Nr.|${number}
          Trace-Nr.|${pen.digits('00####')}

          ^Kartenzahlung
          ^kontaktlos
          ^${say(pen, 'girocard|Debit Mastercard|VISA Debit')}
          Nr.|${pen.digits('***************### 0')}
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
        `<div style="border:0.6mm solid #000;padding:2mm;text-align:center"><b style="font-size:12pt">${shop.name}</b><br>${[...shop.also, ...shop.address].join(', ')}</div><div style="margin:3mm 0;font-size:11pt;font-weight:bold">Rückgabe / Umtausch</div><table style="width:100%">${row('Beleg', number)}${row('vom', `${pen.day()} ${pen.clock()}`)}${row('zu Kassenbon', pen.digits('##-####-#####'))}</table><hr><table style="width:100%">${sums.lines.map((one) => `<tr><td>${pen.digits('40###########')}<br>${one.text}</td><td style="text-align:right;vertical-align:bottom">${pen.plain(one.amount)} A</td></tr>`).join('')}</table><hr><div style="display:flex;justify-content:space-between;font-size:13pt;font-weight:bold"><span>Auszahlung EUR</span><span>${pen.plain(sums.total)}</span></div><div style="display:flex;justify-content:space-between"><span>Erstattung auf ${say(pen, 'girocard|Kundenkonto|bar')}</span><span>${pen.plain(sums.total)}</span></div><table style="width:100%;margin-top:3mm;font-size:7pt">${row('MwSt-Satz', 'Netto', 'MwSt', 'Brutto')}${row('A 19,00%', pen.plain(share?.net ?? 0), pen.plain(share?.vat ?? 0), pen.plain(sums.total))}</table><p style="font-size:6.5pt;word-break:break-all">TSE ${pen.day(pen.date, 'YYYY-MM-DD')}T${pen.clock()}:12Z ${signed(pen, 64, 64)}</p><p style="font-size:7pt">USt-IdNr. ${taxNumber(pen, 'DE')}<br>Unterschrift Kunde ______________________</p>${bars(pen, 56)}`,
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

export const tillsGerman: Places = { DE: deTills }
