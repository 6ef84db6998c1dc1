/** Bills of Germany: a last bill of a building, a marketplace, a cancelled stay, temporary workers' two pages, a club, a machine for America. */
import { escaped, line, negated, onTop, several, within } from '../eighth/kit'
import { de, us } from '../eighth/notations'
import { iban, taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { decimal } from '../thirteenth/kit'
import { sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from './kit'

export const dePapers: Papers = {
  /** The last bill of a building: quantities of an estimate, the whole sum, parts of it that were paid before, what is left. */
  schlussrechnung: paper(
    de,
    'DD.MM.YYYY',
    'plain book',
    'Zimmerei Lohmöller GmbH;Im Gewerbepark 12;33181 Bad Wünnenberg|Estrich Krahnen;Aachener Straße 501;52351 Düren;Krahnen Fußbodenbau GmbH & Co. KG|Dachtechnik Oberlausitz;Am Bahnhof 3;02625 Bautzen;DTO Dachtechnik GmbH',
    'DE',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Dachlatten 40/60, lfm|Zementestrich CT-F5, m²|Unterspannbahn, m²'),
          pen.whole(60, 340),
          pen.whole(950, 3600),
          19,
        ),
        several('Facharbeiter, Std.', pen.whole(8, 70), pen.whole(5400, 6900), 19),
        line('Baustelleneinrichtung', pen.whole(35, 180) * 1000, 19),
      ])
      const paid = Math.floor(sums.total / 200_000) * 100_000
      const [number, due] = [pen.digits(say(pen, 'SR-26-###|26####|R26/####')), pen.after(21)]
      return [
        `<div style="border-bottom:0.8mm solid #92400e;padding-bottom:3mm" class="sides"><b style="font-size:15pt;color:#92400e">${escaped(firm.name)}</b><span class="tiny r">${place(firm)}<br>Tel. ${pen.digits('0#### / ####-0')}</span></div><div class="cols" style="margin:12mm 0"><div>${who(to)}</div><div style="flex:0 0 62mm">${told(
          [
            ['Rechnung', number],
            ['vom', pen.day()],
            ['Auftrag', pen.digits('A-####')],
            ['Bauvorhaben', say(pen, 'Neubau Halle 2|Umbau Praxis|Anbau Nord')],
            ['Ausführung', `KW ${pen.whole(8, 22)}–${pen.whole(23, 30)}`],
          ],
        )}</div></div><h1>Schlussrechnung</h1>${grid(
          'ruled',
          'llrrr',
          'Pos.|Leistung|Menge|EP €|GP €',
          sums.lines.map((each, index) => [
            `01.0${index + 1}`,
            each.text,
            decimal(pen, each.quantity, 2),
            pen.plain(each.unit),
            pen.plain(each.amount),
          ]),
        )}${facts(
          [
            ...sumsAs(pen, sums, 'NVT', 'Summe netto|zzgl. 19 % USt|Gesamtbetrag brutto'),
            [`./. Abschlag vom ${pen.day(pen.after(-40))}`, pen.money(-paid)],
            ['noch zu zahlen', pen.money(sums.total - paid)],
          ],
          'margin-left:auto;width:96mm',
        )}<p>Zahlbar bis ${pen.day(due)} ohne Abzug. Als Auftraggeber sind Sie verpflichtet, diese Rechnung zwei Jahre aufzubewahren.</p><div class="foot tiny cols"><div>${legal(firm)}</div><div>${iban(pen, 'DE')}</div><div>USt-IdNr. ${taxNumber(pen, 'DE')}</div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A marketplace's paper for a seller's ware: the market's name large, the seller in a small line, the sum in a box at the top, paid. */
  'verkauft-von': paper(
    de,
    'DD.MM.YYYY|D. month YYYY',
    'plain narrow',
    'Lichtblitz Elektronik GmbH;Gutenbergstr. 8;86356 Neusäß|Haus & Hobby Wenzel e.K.;Lagerstraße 19;15806 Zossen|TonerKontor24;Ostring 3;45701 Herten;TK24 Handels UG (haftungsbeschränkt)',
    'DE',
    (pen, firm, to) => {
      const sums = within(
        [
          several(
            say(
              pen,
              'HDMI-Kabel 2 m, vergoldet|Akku-Heckenschere 18 V|Toner kompatibel, schwarz, 2er-Set',
            ),
            pen.whole(1, 3),
            pen.whole(9, 89) * 100 + 99,
            19,
          ),
          line('Versandkosten', pen.pick([0, 399, 499]), 19),
        ].filter(({ amount }) => amount > 0),
      )
      const number = pen.digits(say(pen, 'DE######@@#@|INV-DE-########|26-######'))
      return [
        `<div class="sides"><div style="font-size:24pt;font-weight:bold">marktplatz<span style="color:#f59e0b">.</span></div><div style="border:0.3mm solid #bbb;border-radius:2mm;padding:3mm 4mm;width:78mm"><b>Bezahlt</b>${told(
          [
            ['Referenznummer', pen.digits('################')],
            ['Verkauft von', firm.also[0] ?? firm.name],
            ['Rechnungsdatum, Lieferdatum', pen.day()],
            ['Rechnungsnummer', number],
            ['Zahlbetrag', pen.money(sums.total)],
          ],
        )}</div></div><h1>Rechnung</h1><div class="cols tiny"><div><b>Rechnungsadresse</b><br>${who(to)}</div><div><b>Lieferadresse</b><br>${who(to)}</div><div><b>Verkäufer</b><br>${[firm.name, ...firm.also].map(escaped).join('<br>')}<br>${place(firm)}<br>USt-ID ${taxNumber(pen, 'DE')}</div></div><p class="tiny">Bestelldatum ${pen.day(pen.after(-2))} &nbsp; Bestellnummer ${pen.digits('30#-#######-#######')}</p>${grid(
          'ruled tiny',
          'lrrrrr',
          'Beschreibung|Menge|Stückpreis ohne USt|USt %|Stückpreis inkl. USt|Zwischensumme inkl. USt',
          sums.lines.map((each) => [
            each.text,
            String(each.quantity),
            pen.money(Math.round(each.unit / 1.19)),
            '19 %',
            pen.money(each.unit),
            pen.money(each.amount),
          ]),
        )}<div class="r" style="font-size:13pt"><b>Gesamtpreis ${pen.money(sums.total)}</b></div>${grid(
          'tiny',
          'rrr',
          'USt %|Zwischensumme (ohne USt)|USt',
          [
            ['19 %', pen.money(sums.net), pen.money(sums.vat)],
            ['USt gesamt', pen.money(sums.net), pen.money(sums.vat)],
          ],
        )}`,
        { sums, documentNumber: number, hasRates: true, due: null },
      ]
    },
  ),

  /** A stay that was cancelled: the bill turned back with sums below nothing, two rates, its own number and the first one's. */
  'hotel-storno': paper(
    de,
    'DD.MM.YYYY|DD.MM.YY',
    'book light',
    'Hotel Alte Zollstation;Elbuferstraße 77;01326 Dresden;Zollstation Betriebs GmbH|Landhaus Heidekrug;Dorfstraße 1;29646 Bispingen;Familie Ehlers GbR|Tagungshotel Kloster Arnsfeld;Klosterberg 5;59821 Arnsberg',
    'DE',
    (pen, firm, to) => {
      const nights = pen.whole(1, 5)
      const sums = negated(
        within([
          several('Übernachtung Doppelzimmer', nights, pen.whole(79, 168) * 100, 7),
          several('Frühstücksbuffet', nights * 2, pen.whole(12, 19) * 100, 19),
        ]),
      )
      const number = pen.digits(say(pen, 'ST####|#####-S|26######'))
      return [
        `<div class="mid"><div style="font-size:20pt;color:#7c2d12">${escaped(firm.name)}</div><div class="tiny">${place(firm, ' · ')}</div></div><div style="margin:16mm 0 12mm">${who(to)}</div><div class="cols"><h1 style="margin:0">Storno zu Rechnung ${pen.digits('5####')}</h1><div style="flex:0 0 50mm" class="r">Beleg ${number}<br>Datum ${pen.day()}<br>Zimmer ${pen.digits('2##')}</div></div>${grid(
          'ruled',
          'lrlrrr',
          'Datum|Anz.|Bezeichnung|Einzel|USt|Betrag €',
          sums.lines.map((each) => [
            pen.day(pen.after(-6)),
            String(each.quantity),
            each.text,
            pen.plain(each.unit),
            `${each.rate} %`,
            pen.plain(each.amount),
          ]),
        )}<p class="r" style="font-size:13pt">Gesamt EUR ${pen.plain(sums.total)}</p>${grid(
          'boxy tiny',
          'lrrr',
          'USt|Netto|Steuer|Brutto',
          sums.shares.map(({ rate, net, vat }) => [
            `${rate},00 %`,
            pen.plain(net),
            pen.plain(vat),
            pen.plain(net + vat),
          ]),
        )}<p>Der Betrag wird auf die Kreditkarte erstattet, mit der bezahlt wurde.</p><div class="foot tiny mid">${legal(firm)} · USt-IdNr. ${taxNumber(pen, 'DE')} · ${iban(pen, 'DE')}</div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null, hasRates: true },
      ]
    },
  ),

  /** Temporary workers of a month: a letter with the sum first, sheets of hours of each behind it. */
  'zeitarbeit-monat': paper(
    de,
    'DD.MM.YYYY|D. month YYYY',
    'plain wide',
    'Werkstark Personal GmbH;Kölner Straße 190;57072 Siegen|Hanse Zeitpartner;Am Wall 140;28195 Bremen;HZP Personaldienste GmbH',
    'DE',
    (pen, firm, to) => {
      const names = pen.random.shuffled([
        'Adamczyk, Piotr',
        'Berisha, Arben',
        'Cordes, Sven',
        'Demir, Ayşe',
        'Ehrhardt, Nadine',
        'Fofana, Issa',
        'Grünewald, Tim',
        'Horvat, Ana',
      ])
      const lines = names
        .slice(0, pen.whole(5, 8))
        .map((name) => several(name, pen.whole(60, 168), pen.whole(2450, 3990), 19))
      const sums = onTop(lines)
      const [number, due] = [pen.digits(say(pen, '26-#####|AR######')), pen.after(10)]
      const bar = `<div style="position:absolute;left:0;top:0;bottom:0;width:7mm;background:#0e7490"></div>`
      return [
        [
          `${bar}<div class="r"><b style="font-size:17pt;color:#0e7490">${escaped(firm.name)}</b><br><span class="tiny">${place(firm)}</span></div><div style="margin:8mm 0 14mm"><span class="tiny"><u>${legal(firm)}, ${place(firm, ', ')}</u></span><br>${who(to)}</div><div class="cols"><div><b>Rechnung ${number}</b></div><div class="r">${pen.day()}</div></div><p>Sehr geehrte Damen und Herren,</p><p>für die Überlassung von ${lines.length} Mitarbeitenden im Abrechnungsmonat ${pen.day(pen.after(-25), 'month YYYY')} berechnen wir gemäß beiliegender Aufstellung:</p>${grid(
            '',
            'lr',
            '',
            sumsAs(pen, sums, 'NVT', 'Leistungen netto|Umsatzsteuer 19 %|Rechnungsendbetrag'),
          )}<p>Wir bitten um Überweisung bis zum ${pen.day(due)} auf unser Konto ${iban(pen, 'DE')}.</p><p>Mit freundlichen Grüßen</p><p style="margin-top:12mm">${escaped(firm.name)}<br>Fakturierung</p><div class="foot tiny">Ust-IdNr. ${taxNumber(pen, 'DE')} · Erlaubnis nach § 1 AÜG, Agentur für Arbeit</div>`,
          `${bar}<p>Anlage zu Rechnung ${number} &nbsp; Seite 2</p>${grid(
            'ruled',
            'llrrr',
            'Personal-Nr.|Name|Stunden|Satz €|Betrag €',
            lines.map((each) => [
              pen.digits('1####'),
              each.text,
              decimal(pen, each.quantity, 2),
              pen.plain(each.unit),
              pen.plain(each.amount),
            ]),
          )}<p class="r">Übertrag auf Seite 1: ${pen.plain(sums.net)}</p>`,
        ],
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A club's yearly fee: no firm, no tax, a draft on a day, what it is for in sentences. */
  vereinsbeitrag: paper(
    de,
    'D. month YYYY|DD.MM.YYYY',
    'slab light',
    'Segelclub Schwansee e.V.;Uferweg 2;23701 Eutin|Unternehmerinnen Netzwerk Ruhr e.V.;Kettwiger Straße 20;45127 Essen|Förderverein Stadtbibliothek Zeulenroda e.V.;Markt 8;07937 Zeulenroda-Triebes',
    'DE',
    (pen, firm, to) => {
      const sums = within([
        line(
          say(pen, 'Firmenmitgliedschaft|Jahresbeitrag Fördermitglied|Mitgliedsbeitrag ordentlich'),
          pen.whole(60, 480) * 100,
        ),
        ...(pen.chance(0.5)
          ? [line(say(pen, 'Liegeplatz Jolle|Veranstaltungspauschale'), pen.whole(25, 180) * 100)]
          : []),
      ])
      const [number, due] = [pen.digits(say(pen, 'B26-###|M####/26')), pen.after(14)]
      return [
        `<div style="text-align:right;font-size:85%">${who(firm)}<br>Vereinsregister ${pen.digits('VR ####')}</div><div style="margin:6mm 0 16mm">${who(to)}</div><p class="r">${escaped((firm.address[1] ?? '').replace(/^\d+ /, ''))}, ${pen.day()}</p><p><b>Beitragsrechnung ${number}</b><br>Mitgliedsnummer ${pen.digits('####')}</p><p>Liebes Mitglied,</p><p>wie in der Beitragsordnung beschlossen, wird folgender Beitrag für das laufende Kalenderjahr fällig:</p>${sums.lines
          .map(
            (each) =>
              `<div style="display:flex;width:110mm;margin-left:10mm"><span style="flex:1">${escaped(each.text)}</span><span>${pen.money(each.amount)}</span></div>`,
          )
          .join(
            '',
          )}<div style="display:flex;width:110mm;margin:2mm 0 4mm 10mm;border-top:0.2mm solid;font-weight:bold"><span style="flex:1">zusammen</span><span>${pen.money(sums.total)}</span></div><p>Der Betrag wird am ${pen.day(due)} unter der Gläubiger-ID ${pen.digits('DE##ZZZ########')} eingezogen. Bitte sorgen Sie für Deckung des Kontos ${pen.digits('DE## **** **** **** ##')}.</p><p>Echter Mitgliedsbeitrag, nicht umsatzsteuerbar.</p><p>Der Vorstand</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A machine for America: a German firm's bill in English and dollars, free of tax as an export, weights and terms of carriage. */
  'export-in-dollars': paper(
    { ...us, group: ',', money: 'USD #' },
    'D month YYYY|DD.MM.YYYY|YYYY-MM-DD',
    'plain narrow',
    'Präzisia Spanntechnik GmbH;Rudolf-Diesel-Straße 6;78532 Tuttlingen|Kettler & Wahl GmbH & Co. KG;Fabrikstraße 21;67227 Frankenthal',
    'US',
    (pen, firm, to) => {
      const sums = within([
        several(
          say(pen, 'Collet chuck HSK-A63|Screw pump KW-40|Clamping yoke set'),
          pen.whole(1, 9),
          pen.whole(180, 2600) * 100,
        ),
        line('Packing, seaworthy', pen.whole(80, 390) * 100),
        line('Freight CIP', pen.whole(240, 1900) * 100),
      ])
      const [number, due] = [pen.digits(say(pen, '9000####|E26-####')), pen.after(45)]
      return [
        `<div class="sides"><div style="font-size:19pt;font-weight:bold;letter-spacing:1mm">${escaped((firm.name.split(' ')[0] ?? '').toUpperCase())}</div><div class="r tiny">Commercial invoice</div></div><div style="display:flex;margin-top:12mm;gap:8mm"><div style="flex:1"><span class="tiny grey">Consignee / bill to</span><br>${who(to)}<br>USA</div><div style="flex:0 0 80mm">${facts(
          [
            ['Invoice no.', number],
            ['Date', pen.day()],
            ['Customer no.', pen.digits('4####')],
            ['Your order', pen.digits('PO-#####')],
            ['Delivery note', pen.digits('8000####')],
            ['Incoterms', 'CIP (2020)'],
            ['Payment due', pen.day(due)],
          ],
        )}</div></div>${grid(
          'ruled',
          'llrrr',
          'Item|Description|Qty|Unit price|USD',
          sums.lines.map((each, index) => [
            `${index + 1}0`,
            each.text,
            String(each.quantity),
            pen.plain(each.unit),
            pen.plain(each.amount),
          ]),
        )}<p class="r"><b>Invoice amount ${pen.money(sums.total)}</b></p><p>HS code ${pen.digits('8466####')}, country of origin: Germany. Gross weight ${pen.whole(12, 480)} kg. VAT-free export delivery acc. to § 4 No. 1a, § 6 UStG.</p><div class="foot tiny cols"><div>${legal(firm)}<br>${place(firm)}<br>Germany</div><div>Commerzbank<br>${iban(pen, 'DE')}</div><div>VAT ID ${taxNumber(pen, 'DE')}<br>EORI ${pen.digits('DE#######')}</div></div>`,
        { sums, documentNumber: number, due, currency: 'USD' },
      ]
    },
  ),
}
