/** Papers of Germany, Austria, Switzerland and Luxembourg: a deposit, a line and its months, a shop's print from the web, a bakery, a taxi, a mountain rail, a garage. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { at, ch, de } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { lu } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, row, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'

export const dePapers: Papers = {
  /** A part of the price before work begins: asked in percent of an order's sum, which stands above it. */
  anzahlung: paper(
    de,
    'DD.MM.YYYY|D. month YYYY',
    'plain light',
    'Küchenatelier Rademacher;Lange Straße 14;33378 Rheda-Wiedenbrück;Rademacher Küchen GmbH|WINTERGARTEN NORD;Am Deich 5;26506 Norden|Metallbau Öztürk & Söhne;Industrieweg 8;70327 Stuttgart;Öztürk Metallbau OHG',
    'DE',
    (pen, firm, to) => {
      const order = pen.whole(8, 48) * 100_000
      const sums = onTop([line('1. Anzahlung 30 %', order * 0.3, 19)])
      const [number, due] = [pen.digits(say(pen, 'AZ-26-###|AR######')), pen.after(7)]
      return [
        `<div class="r"><b style="font-size:18pt">${escaped(firm.name)}</b></div><div style="margin-top:20mm"><span class="tiny">${legal(firm)} – ${place(firm, ' – ')}</span><br>${who(to)}</div><div class="at tiny" style="right:18mm;top:52mm;width:58mm">${told(
          [
            ['Datum', pen.day()],
            ['Kunden-Nr.', pen.digits('1####')],
            ['Auftrags-Nr.', pen.digits('AB-#####')],
            ['Auftrag vom', pen.day(pen.after(-6))],
            ['Liefertermin', `KW ${pen.whole(20, 48)}`],
          ],
        )}</div><h1 style="margin-top:16mm">Anzahlungsrechnung Nr. ${number}</h1><p>Auftragssumme netto ${pen.money(order)}. Vereinbarungsgemäß berechnen wir bei Auftragserteilung:</p>${facts([...linesAs(pen, sums.lines, 'tA').map(([t = '', a = '']) => [t, a] as const), ...sumsAs(pen, sums, 'VT', 'zzgl. 19 % MwSt.|Zu zahlender Anzahlungsbetrag')], 'width:100%')}<p>Bitte überweisen Sie bis ${pen.day(due)}. Der Leistungszeitpunkt wird mit der Schlussrechnung mitgeteilt.</p><div class="foot tiny cols"><div>${legal(firm)}<br>${place(firm)}</div><div>${iban(pen, 'DE')}</div><div>USt-IdNr. ${taxNumber(pen, 'DE')}</div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A line and a mobile: monthly prices, calls, an amount of each contract and of both, a draft. */
  'telefon-rechnung': paper(
    de,
    'DD.MM.YYYY|DD.MM.YY',
    'plain wide',
    'nordkom;Hafenstraße 71;24103 Kiel;Nordkom Telekommunikation GmbH|FunkEins;Leopoldstraße 190;80804 München;FunkEins Mobil AG',
    'DE',
    (pen, firm, to) => {
      const sums = onTop([
        line(
          say(pen, 'Internet 250 Grundpreis|Glasfaser 500 Grundpreis'),
          pen.whole(2500, 4900),
          19,
        ),
        line('Mobil M, 2 Karten', pen.whole(1600, 4200), 19),
        line('Verbindungen ins Ausland', pen.whole(40, 1900), 19),
      ])
      const [number, due] = [pen.digits('## #### #### ##'), pen.after(9)]
      return [
        `<div class="sides"><div style="background:#be185d;color:#fff;padding:4mm 7mm;font-size:18pt;border-radius:5mm 5mm 0 5mm">${escaped(firm.name)}</div><div class="tiny r">Seite 1 von 1<br>Service 0800 ${pen.digits('### ####')}</div></div><div class="cols" style="margin:12mm 0"><div>${who(to)}</div>${told(
          [
            ['Rechnungsnummer', number],
            ['Kundennummer', pen.digits('##########')],
            ['Rechnungsdatum', pen.day()],
            ['Zeitraum', `${pen.day(pen.after(-33))} – ${pen.day(pen.after(-4))}`],
            ['Buchungskonto', pen.digits('6########')],
          ],
          'flex:0 0 84mm',
        )}</div><h1>Ihre Rechnung für ${pen.day(pen.after(-10), 'month YYYY')}</h1>${grid('ruled', 'lrr', 'Leistung|USt|Netto €', linesAs(pen, sums.lines, 'tra'))}${facts(sumsAs(pen, sums, 'nvT', 'Summe (netto)|Umsatzsteuer 19 %|Rechnungsbetrag'), 'width:100%;font-weight:bold')}<p>Der Betrag wird frühestens am ${pen.day(due)} von Ihrem Konto DE## **** abgebucht. Einwendungen sind bis ${pen.day(pen.after(56))} möglich.</p><p class="foot tiny">${legal(firm)}, ${place(firm, ', ')} | USt-IdNr. ${taxNumber(pen, 'DE')} | ${iban(pen, 'DE')}</p>`.replace(
          'DE## ',
          'DE12 ',
        ),
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A small trader's paper without tax, all on the left, the number in a sentence. */
  kleinunternehmer: paper(
    de,
    'D. month YYYY|DD.MM.YYYY',
    'book',
    'Malwine Sturm Illustration;Ritterstraße 6;04109 Leipzig|Hufpflege Jens Carstens;Dorfring 22;24857 Fahrdorf|Nähstübchen;Marktgasse 3;97070 Würzburg;Inh. Brigitte Öhm',
    'DE',
    (pen, firm, to) => {
      const sums = within([
        line(
          say(pen, 'Titelbild Jahresheft|Beschlag, 2 Pferde|Vorhänge kürzen'),
          pen.whole(60, 900) * 100,
        ),
        line('Anfahrt', pen.whole(8, 40) * 100),
      ])
      const number = pen.digits(say(pen, '##/2026|26##'))
      return [
        `${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>St.-Nr. ${pen.digits('2##/###/#####')}<div style="height:12mm"></div>An<br>${who(to)}<div style="height:12mm"></div>${pen.day()}<div style="height:8mm"></div><b>Betr.: Rechnung ${number}</b><p>Guten Tag,</p><p>für meine Arbeit im ${pen.day(pen.after(-15), 'month')} erlaube ich mir zu berechnen:</p>${sums.lines.map((each) => `<p>– ${escaped(each.text)}: ${pen.money(each.amount)}</p>`).join('')}<p><b>Gesamt: ${pen.money(sums.total)}</b></p><p>Gemäß § 19 UStG wird keine Umsatzsteuer ausgewiesen. Zahlbar innerhalb von 14 Tagen auf ${iban(pen, 'DE')}.</p><p>Herzlich</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const deTills = {
  /** Of a bakery: the machine's signature, two rates by letter, cash. */
  'back-kasse': slip(
    {
      shops:
        'Backhaus Ehlert;Poststr. 2;21244 Buchholz;Ehlert GmbH & Co. KG|BÄCKEREI KORNMAYER;Marktplatz 9;88212 Ravensburg|Café Krümel;Südring 40;48153 Münster',
      notation: de,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    80,
    (pen, shop) => {
      const sums = pen.buy(
        wares(
          'Roggenmischbrot;4;6;7|Brezel;0.9;1.3;7|Kaffee Crema;2.9;3.6;19|Franzbrötchen;2;2.8;7|Apfelschorle 0,3;2.5;3.5;19',
        ),
        { count: [2, 4], most: 4, isGross: true },
      )
      const given = Math.ceil(sums.total / 1000) * 1000
      const number = pen.digits(say(pen, '######|##-####'))
      const mark = (rate: number) => (rate === 7 ? 'B' : 'A')
      return [
        typed(
          80,
          38,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^St.-Nr. ${pen.digits('##/###/#####')}
          =-
          Bon ${number}|Filiale ${pen.whole(1, 30)}
          ${each(sums.lines, (one) => `${one.quantity} x ${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}`)}
          ==
          !SUMME EUR|${pen.plain(sums.total)}
          Bar|${pen.plain(given)}
          Rückgeld|${pen.plain(given - sums.total)}
          =-
          MwSt     Netto    Steuer|Brutto
          ${each(sums.shares, ({ rate, net, vat }) => `${mark(rate)} ${rate}%   ${pen.plain(net)}   ${pen.plain(vat)}|${pen.plain(net + vat)}`)}
          TSE-Start ${pen.day(pen.date, 'YYYY-MM-DD')}T07:12:4${pen.whole(0, 9)}
          TSE-Transaktion ${pen.digits('#####')}
          ${pen.day()}|${pen.clock()} Uhr
          ^Es bediente Sie: ${say(pen, 'Frau Yildiz|Kasse 2')}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const atPapers: Papers = {
  /** A farm's shop of wine: half the page a table with boxes, two addresses side by side, skonto. */
  'weingut-kiste': paper(
    at,
    'DD.MM.YYYY|D. month YYYY',
    'slab book',
    'Weingut Hirtzberger-Loidl;Kellergasse 30;3610 Weißenkirchen|Brennerei KOGLBAUER;Obergreith 12;8423 St. Veit;Koglbauer & Co KG|Vinothek am Platzl;Rathausplatz 4;7071 Rust',
    'AT',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Grüner Veltliner Federspiel|Blaufränkisch Ried Mariental'),
          pen.whole(6, 60),
          pen.whole(720, 1690),
          20,
        ),
        several('Traubensaft 1 l', pen.whole(2, 12), pen.whole(310, 450), 10),
      ])
      const [number, due] = [pen.digits(say(pen, 'R####|2026-###')), pen.after(14)]
      return [
        `<div class="mid" style="font-size:18pt;color:#7f1d1d">${escaped(firm.name)}</div><div class="mid tiny">${[...(firm.also.length > 0 ? [legal(firm)] : []), place(firm, ', '), `UID ${taxNumber(pen, 'AT')}`].join(' · ')}</div><div class="cols" style="margin:10mm 0"><div><b>Rechnung an</b><br>${who(to)}</div><div><b>Lieferung an</b><br>${who(to)}</div></div><div style="border:0.3mm solid #7f1d1d;padding:2mm">Rechnung Nr. <b>${number}</b> &nbsp; Lieferdatum ${pen.day(pen.after(-4))} &nbsp; Rechnungsdatum <b>${pen.day()}</b></div>${grid('boxy', 'rlrrr', 'Fl.|Sorte|Preis|USt|Summe', linesAs(pen, sums.lines, 'qtura'))}<div class="cols">${grid('tiny', 'rrr', 'USt|Basis|Steuer', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Netto|USt gesamt|Rechnungssumme'))}</div><p>Zahlbar bis ${pen.day(due)} netto, bei Zahlung binnen 7 Tagen 2 % Skonto. ${iban(pen, 'AT')}</p>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),
}

export const atTills = {
  /** Of a taxi in Vienna: a short strip of a meter. */
  'taxi-meter': slip(
    {
      shops:
        'Taxi Jovanović;Engerthstr. 161;1020 Wien|FUNKTAXI 8081;Bahnhofstr. 3;4600 Wels;Funktaxi Wels GmbH',
      notation: at,
      days: 'DD.MM.YY|DD.MM.YYYY',
    },
    57,
    (pen, shop) => {
      const sums = within([line('Fahrt', pen.whole(90, 620) * 10, 10)])
      const number = pen.digits('####')
      return [
        typed(
          57,
          24,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^${taxNumber(pen, 'AT')}
          =*
          QUITTUNG|${number}
          ${pen.day()}|${pen.clock()}
          KFZ|${pen.digits('W-####TX')}
          KM|${pen.whole(2, 34)},${pen.whole(0, 9)}
          Fahrt|${pen.plain(sums.total)}
          !EUR|${pen.plain(sums.total)}
          inkl. 10% USt|${pen.plain(sums.vat)}
          `,
        ),
        { sums, documentNumber: number, hasRates: false },
        tall,
      ]
    },
  ),
}

export const chPapers: Papers = {
  /** A bill with the payment part of Switzerland at its foot, rounded to five cents. */
  'qr-teil': paper(
    ch,
    'DD.MM.YYYY|D. month YYYY',
    'plain light',
    'Gartenbau Zgraggen AG;Gotthardstrasse 61;6460 Altdorf|Elektro Rüegg;Dorfstrasse 18;8630 Rüti;Rüegg Elektroinstallationen GmbH|KLANGRAUM 3;Steinenvorstadt 3;4051 Basel;Verein Klangraum Drei',
    'CH',
    (pen, firm, to) => {
      const base = onTop([
        several(
          say(pen, 'Arbeit Gärtner, Std.|Monteur, Std.'),
          pen.whole(2, 30),
          pen.whole(84, 128) * 100,
          8.1,
        ),
        line('Material', pen.whole(40, 900) * 100, 8.1),
      ])
      const total = Math.round(base.total / 5) * 5
      const sums = { ...base, total }
      const [number, due] = [pen.digits(say(pen, '26####|RG-#####')), pen.after(30)]
      const account = iban(pen, 'CH')
      return [
        `<div class="cols"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${place(firm)}<br>${taxNumber(pen, 'CH')} MWST</div><div style="margin-top:22mm">${who(to)}</div></div><p style="margin-top:10mm">${escaped((firm.address[1] ?? '').slice(5))}, ${pen.day()}</p><h1>Rechnung ${number}</h1>${grid('ruled', 'lrrr', 'Leistung|Menge|Ansatz|CHF', linesAs(pen, sums.lines, 'tqua'))}${facts([...sumsAs(pen, base, 'nv', 'Zwischentotal|MWST 8.1 %'), ['Rundung', pen.plain(total - base.total)], ['Total CHF inkl. MWST', pen.plain(total)]], 'margin-left:auto')}<p>Zahlbar bis ${pen.day(due)}</p><div class="at" style="left:0;right:0;bottom:0;height:92mm;border-top:0.2mm dashed;padding:5mm;display:flex;gap:8mm;font-size:80%"><div style="width:52mm"><b>Empfangsschein</b><br>Konto / Zahlbar an<br>${account}<br>${legal(firm)}<br>${place(firm)}<br><br>Währung &nbsp; Betrag<br>CHF &nbsp; ${pen.plain(total)}</div><div><b>Zahlteil</b>${code(pen, 40)}CHF &nbsp; ${pen.plain(total)}</div><div>Konto / Zahlbar an<br>${account}<br>${legal(firm)}<br>${place(firm)}<br><br>Zusätzliche Informationen<br>${number}<br><br>Zahlbar durch<br>${who(to)}</div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const chTills = {
  /** Of a mountain's rail: a ticket sold for another day, half fare. */
  bergbahn: slip(
    {
      shops:
        'Bergbahnen Schrattenfluh AG;Talstation;6174 Sörenberg|Seilbahn Pizzo Alto;Dorf 4;7504 Pontresina|NIESENGRAT BAHN;Bahnhofstr. 2;3714 Frutigen',
      notation: ch,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    80,
    (pen, shop) => {
      const sums = within([
        several('Retour 1/2 Erwachsene', pen.whole(1, 4), pen.whole(18, 46) * 50, 8.1),
      ])
      const number = pen.digits('##-######')
      return [
        `<div style="background:#000;color:#fff;padding:2mm;font-size:13pt">${shop.name}</div>${shop.address.join(', ')}<table style="width:100%;margin-top:2mm">${row('Gültig am', pen.day(pen.after(1)))}${row('Verkauft', `${pen.day()} ${pen.clock()}`)}${row('Beleg', number)}${row('Zertifikat', pen.digits('########'))}</table><hr>${sums.lines.map((one) => `<div class="pair"><span>${one.quantity} ${one.text}</span><span>${pen.plain(one.amount)}</span></div>`).join('')}<hr><div class="pair" style="font-weight:bold;font-size:12pt"><span>Bezahlt CHF</span><span>${pen.plain(sums.total)}</span></div><div class="pair"><span>TWINT</span><span>${pen.plain(sums.total)}</span></div><div class="pair"><span>enth. MWST 8.1%</span><span>${pen.plain(sums.vat)}</span></div><div class="mid">${taxNumber(pen, 'CH')} MWST<br>EUR zum Kurs 0.93: ${pen.plain(Math.round(sums.total * 1.05))}</div>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** Of a shop of the web: its page of an order, printed, paid ahead. */
  'bestellung-gedruckt': sheet(
    {
      shops:
        'velofix.ch;Güterstrasse 8;3008 Bern;Velofix Handels GmbH|BUECHER-STAUFFER;Oberer Graben 26;9000 St. Gallen|Teehaus Bleu & Cie;Spalenberg 12;4051 Basel',
      notation: ch,
      days: 'DD.MM.YYYY|D. month YYYY',
    },
    'A4',
    (pen, shop) => {
      const sums = within([
        several(
          say(pen, 'Kettenblatt 42T|Bildband Alpen|Sencha 200 g'),
          pen.whole(1, 3),
          pen.whole(180, 980) * 10,
          8.1,
        ),
        line('Versand Economy', 790, 8.1),
      ])
      const number = pen.digits(say(pen, '#100#####|CH-######'))
      return [
        `<div class="small grey" style="display:flex;justify-content:space-between"><span>${pen.day(pen.after(2), 'DD.MM.YY')}, 09:14</span><span>Mein Konto – Bestellung ${number}</span></div><h1 style="font-size:19pt;margin:7mm 0">${shop.name}</h1><p>Home › Mein Konto › Bestellungen</p><div style="background:#f1f5f9;padding:5mm"><b>Bestellung ${number}</b><br>Aufgegeben am ${pen.day()}<br>Status: bezahlt, versandt am ${pen.day(pen.after(1))}</div><table style="width:100%;margin:5mm 0">${sums.lines.map((one) => row(`${one.text} × ${one.quantity}`, pen.money(one.amount))).join('')}</table><p style="text-align:right">Gesamtsumme <b>${pen.money(sums.total)}</b><br><span class="small">inkl. ${pen.money(sums.vat)} MwSt. (8.1 %)</span><br>Kreditkarte</p><p class="small">Impressum: ${[...shop.also, ...shop.address].join(', ')}, ${taxNumber(pen, 'CH')}</p><div class="foot small grey">https://www.example.ch/konto/bestellung &nbsp; 1/1</div>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const luPapers: Papers = {
  /** A garage of Luxembourg: French, the car in a bar, parts and hours. */
  'garage-lu': paper(
    lu,
    'DD/MM/YYYY|D month YYYY',
    'plain narrow',
    'Garage Weydert s.à r.l.;12, route d’Arlon;L-8310 Capellen|Carrosserie MULLER-KAYSER;45, rue de Hollerich;L-1741 Luxembourg',
    'LU',
    (pen, firm, to) => {
      const sums = onTop([
        several('Main-d’œuvre, heures', pen.whole(1, 9), pen.whole(72, 98) * 100, 17),
        line(
          say(pen, 'Disques et plaquettes avant|Kit distribution'),
          pen.whole(90, 780) * 100,
          17,
        ),
      ])
      const [number, due] = [pen.digits(say(pen, 'FA26####|2026/####')), pen.after(30)]
      return [
        `<div class="sides"><div><b style="font-size:16pt">${escaped(firm.name)}</b><br>${place(firm)}</div><div class="tiny r">TVA LU${pen.digits('########')}<br>RCS B${pen.digits('######')}</div></div><div style="background:#e5e7eb;padding:2mm 4mm;margin:8mm 0" class="cols"><div>Véhicule ${pen.digits('@@ ####')}</div><div>${pen.whole(20, 180)}.${pen.digits('###')} km</div><div>1re mise en circ. ${pen.day(pen.after(-2000))}</div></div><div class="cols"><div><h1 style="margin:0">FACTURE</h1>N° ${number}<br>du ${pen.day()}</div><div>${who(to)}</div></div>${grid('ruled', 'lrrr', 'Libellé|Qté|P.U.|Total', linesAs(pen, sums.lines, 'tqua'))}${grid('boxy', 'rrr', 'Total HTVA|TVA 17%|Total TTC', [[pen.money(sums.net), pen.money(sums.vat), pen.money(sums.total)]])}<p>À régler avant le ${pen.day(due)}.</p><p class="foot tiny">BCEE ${pen.digits('LU## 0019 #### #### ####')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
