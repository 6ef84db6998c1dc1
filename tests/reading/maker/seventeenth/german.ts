/** Papers of Germany, Austria and Switzerland: an end of a craftsman's account, a wholesaler's list on two pages, a pharmacy, a flat's charges, a hotel, a garage's list, an old balance. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { at, ch, de } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { say, windowed } from '../twelfth/kit'
import { across, dense, entries, footed, listed, parted, lawful, roomy } from './kit'

export const dePapers: Papers = {
  /** The end of a craftsman's account: positions of two trades, bills before it taken off without tax, discount for speed, retention named. */
  schlussrechnung: paper(
    de,
    'DD.MM.YYYY|D. month YYYY',
    'plain narrow',
    'Zimmerei Brennecke;Am Sägewerk 4;37574 Einbeck;Brennecke Holzbau GmbH & Co. KG|ELEKTRO STÖBER;Ringstraße 55;99423 Weimar;Elektro Stöber GmbH|Haustechnik Ott;Lindenweg 9;88400 Biberach;Inh. Karl-Heinz Ott',
    'DE',
    (pen, firm, to) => {
      const goods =
        'Baustelle einrichten;380;900;19|Sparren KVH 8/20;900;2400;19|Unterspannbahn verlegen;600;1500;19|Dachlatten 40/60;420;980;19|Gerüst, 4 Wochen;1200;2600;19|Dachflächenfenster MK06;780;1150;19|Dämmung Holzfaser 160;1900;4200;19|Rinne Titanzink;560;1300;19|Facharbeiter, Stunden nach Aufwand;640;1900;19|Entsorgung Altholz A IV;240;690;19|Kleinmaterial pauschal;90;240;19'
      const lines = listed(pen, goods, { count: [7, 10], most: 3, code: '0#.###' })
      const sum = lines.reduce((all, { amount }) => all + amount, 0)
      const [first, second] = [Math.round(sum * 0.3), Math.round(sum * 0.4)]
      const sums = onTop([
        ...lines,
        line(`abzgl. 1. Abschlag vom ${pen.day(pen.after(-48))}`, -first, 19),
        line(`abzgl. 2. Abschlag vom ${pen.day(pen.after(-21))}`, -second, 19),
      ])
      const [number, due] = [pen.digits(say(pen, 'SR-26-####|26/#####')), pen.after(21)]
      return [
        `${across(
          [
            [firm.name, ...firm.also],
            ['Meisterbetrieb seit 1958', 'Mitglied der Innung'],
            [
              `Tel. ${pen.digits('05### / ####')}`,
              `Fax ${pen.digits('05### / ####')}`,
              'buero@example.de',
            ],
          ],
          'border-bottom:0.6mm solid #92400e;padding-bottom:2mm',
        )}<div class="cols">${windowed(firm, to)}${told(
          [
            ['Rechnungs-Nr.', number],
            ['Datum', pen.day()],
            ['Kunden-Nr.', pen.digits('1####')],
            ['Projekt', pen.digits('P-####')],
            ['Angebot', `${pen.digits('AN-####')} vom ${pen.day(pen.after(-120))}`],
            [
              'Leistungszeit',
              `${pen.day(pen.after(-60), 'MM/YYYY')} bis ${pen.day(pen.after(-8), 'MM/YYYY')}`,
            ],
          ],
          'margin-top:12mm',
        )}</div><p style="font-size:13pt"><b>Schlussrechnung</b></p><p>BV: ${say(pen, 'Umbau Scheune, Hof 3|Dachsanierung Schulstr. 12|Neubau Lagerhalle')}</p>${grid('ruled', 'llrrr', 'Pos.|Leistung|Menge|EP €|GP €', entries(pen, lines, 'ctqua'))}${facts([['Summe Leistungen', pen.plain(sum)], ...linesAs(pen, sums.lines.slice(-2), 'ta').map(([t = '', a = '']) => [t, a] as const), ...sumsAs(pen, sums, 'nvT', 'Restbetrag netto|MwSt. 19 %|Noch zu zahlen brutto')], 'margin-left:auto')}<p>Zahlbar bis ${pen.day(due)} rein netto, bei Eingang bis ${pen.day(pen.after(7))} 2 % Skonto. Als Bauherr bewahren Sie diese Rechnung zwei Jahre auf (§ 14b UStG). Darin enthaltener Lohnanteil netto ${pen.money(Math.round(sum * 0.41))}.</p>${footed(
          [
            [lawful(firm), ...firm.address],
            [
              `Amtsgericht ${pen.digits('HRB #####')}`,
              `USt-IdNr. ${taxNumber(pen, 'DE')}`,
              `St.-Nr. ${pen.digits('##/###/#####')}`,
            ],
            ['Sparkasse', iban(pen, 'DE')],
            ['Freistellungsbescheinigung', 'liegt vor'],
          ],
        )}`,
        { sums, documentNumber: number, due },
        dense,
      ]
    },
  ),

  /** A wholesaler of food on two pages: deliveries of several days in one bill, two rates, deposits, discount in percent by line. */
  'grosshandel-sammel': paper(
    de,
    'DD.MM.YY|DD.MM.YYYY',
    'needle narrow',
    'Frischdienst Hollmann GmbH;Großmarkt Halle 3;28199 Bremen|GASTRO-ZENTRALE SÜD;Fruchthof 12;90431 Nürnberg;GZS Lebensmittelhandels GmbH & Co. KG|Feinkost Marunde;Lagerstraße 30;20357 Hamburg;Marunde & Sohn OHG',
    'DE',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Vollmilch 3,5 % 12x1l;11;15;7|Butter 40x250 g;68;88;7|Rinderhack 5 kg;34;46;7|Pommes 9 mm 4x2,5 kg;17;24;7|Rapsöl Kanister 10 l;19;28;7|Mehl 405 10 kg;7;11;7|Cola 24x0,2 l;13;18;19|Mineralwasser 12x0,75;6;9;19|Müllsäcke 120 l;9;15;19|Spülmittel 10 l;17;26;19|Pfand Kasten;3.3;4.5;19|Eier Gr. M 180 St.;32;44;7|Tomaten Kl. I 6 kg;11;17;7|Salatherzen 12 St.;9;14;7|Servietten 33er 1000;16;25;19|Kaffeebohnen 8x1 kg;98;140;7|Sahne 30 % 12x1 l;44;58;7|Gouda Scheiben 1 kg;8;12;7|Alufolie 45 cm;11;19;19',
        { count: [15, 19], most: 8, step: 1, code: '#####', offs: [0, 0, 0, 5, 12] },
      )
      const sums = onTop(lines)
      const { here, there, carried } = parted(lines, 11)
      const [number, due] = [pen.digits(say(pen, '26#######|RE-######')), pen.after(10)]
      const head = `<div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${place(firm, ' · ')}</div><div class="tiny">Bestelltelefon ${pen.digits('0800 ######')}<br>tägl. bis 22 Uhr</div>${told(
        [
          ['RECHNUNG', number],
          ['Datum', pen.day()],
          ['Kunde', pen.digits('####')],
          ['Tour', pen.digits('##')],
          ['Seite', '1/2'],
        ],
      )}</div>`
      const list = (some: typeof here) =>
        grid(
          '',
          'llrrrrr',
          'Artikel|Bezeichnung|Menge|Preis|Rab.|MwSt|Betrag',
          entries(pen, some, 'ctqudra'),
        )
      return [
        [
          `${head}<div class="cols" style="margin:5mm 0"><div>${who(to)}</div><div class="tiny">Lieferanschrift<br>Hintereingang Küche<br>${place(to)}</div></div><p>Lieferschein ${pen.digits('L######')} vom ${pen.day(pen.after(-6))}, Lieferschein ${pen.digits('L######')} vom ${pen.day(pen.after(-3))}</p>${list(here)}<p class="r">Übertrag ${pen.plain(carried)}</p><p class="mid"><b>+++ Spargelsaison eröffnet: Fragen Sie Ihren Fahrer! +++</b></p><p class="foot tiny">DE-ÖKO-006 · IFS Cash & Carry zertifiziert</p>`,
          `${head.replace('1/2', '2/2')}<p class="r">Übertrag von Seite 1 ${pen.plain(carried)}</p>${list(there)}${grid('boxy', 'rrrr', 'MwSt-Satz|Warenwert|MwSt|Brutto', ratesAs(pen, sums.shares, 'rnvg'))}${facts(sumsAs(pen, sums, 'nvT', 'Warenwert netto|MwSt gesamt|Endbetrag'), 'margin-left:auto;font-size:11pt')}<p>Der Betrag wird zum ${pen.day(due)} per SEPA-Firmenlastschrift eingezogen, Mandat ${pen.digits('M#####')}. Leergut bitte bei der nächsten Tour bereitstellen.</p>${footed(
            [
              [lawful(firm), ...firm.address],
              [`USt-IdNr. ${taxNumber(pen, 'DE')}`, pen.digits('HRA #####')],
              [`Gläubiger-ID ${pen.digits('DE##ZZZ00000######')}`, iban(pen, 'DE')],
            ],
          )}`,
        ],
        { sums, documentNumber: number, due, hasRates: true },
        roomy,
      ]
    },
  ),
}

export const deTills = {
  /** Of a pharmacy: what the patient pays of prescribed goods, prices of the insurer beside it, other goods at full price. */
  apotheke: slip(
    {
      shops:
        'Löwen-Apotheke;Markt 11;06217 Merseburg;Inh. Dr. Ute Kranz e.K.|APOTHEKE AM STADTTOR;Torgasse 2;73728 Esslingen|Rats-Apotheke Velten;Breite Str. 30;16727 Velten;Tobias Menge e.K.',
      notation: de,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    80,
    (pen, shop) => {
      const free = pen.buy(
        wares(
          'Nasenspray 10 ml;4;7;19|Wundsalbe 25 g;6;11;19|Magnesium 60 St.;9;16;19|Pflaster 20 St.;3;6;19|Hustentee;3;5;7|Sonnenmilch LSF 50;12;19;19',
        ),
        { count: [3, 5], step: 1, isGross: true },
      )
      const sums = within([
        ...['Ramipril 5 mg 100 St. N3', 'Insulin 10x3 ml N2'].map((text) =>
          line(`Zuz. ${text}`, pen.pick([500, 587, 744, 1000]), 19),
        ),
        ...free.lines,
        line('Kundenkarte 3 %', -pen.whole(30, 90), 19),
      ])
      const number = pen.digits('######')
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^Tel. ${pen.digits('03### ######')}
          =-
          Bon ${number}|${pen.day()} ${pen.clock()}
          Versicherter: ${pen.digits('@#########')}
          Kasse: ${say(pen, 'AOK Plus|Techniker|Barmer')}  IK ${pen.digits('10#######')}
          =-
          ${each(sums.lines, (one) => `${one.text}|${pen.plain(one.amount)}${one.text.startsWith('Zuz') ? `\n··AVP ${pen.plain(one.amount * 10)} / Kasse ${pen.plain(one.amount * 9)}` : ''}`)}
          ==
          !SUMME EUR|${pen.plain(sums.total)}
          girocard|${pen.plain(sums.total)}
          =-
          ${each(sums.shares, ({ rate, net, vat }) => `MwSt ${rate}%  netto ${pen.plain(net)}|${pen.plain(vat)}`)}
          Kunde ${pen.digits('#####')}|Jahr Zuz. ${pen.plain(pen.whole(3000, 9000))}
          ^Taler gesammelt: ${pen.whole(1, 9)}
          ^Gute Besserung!
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const atPapers: Papers = {
  /** A hotel's folio: nights and other things of each day at three rates, a local tax without one, a part paid when booked. */
  gastrechnung: paper(
    at,
    'DD.MM.YYYY|DD.MM.YY',
    'book slab',
    'Hotel Edelraute;Seestraße 40;6213 Pertisau;Edelraute Tourismus GmbH|GASTHOF POST;Dorfplatz 1;5602 Wagrain;Familie Unterrainer OG|Thermenhof Leitner;Kurweg 8;8344 Bad Gleichenberg',
    'AT',
    (pen, firm, to) => {
      const nights = pen.whole(2, 6)
      const extras = pen.buy(
        wares(
          'Abendmenü;28;39;10|Glas Blauburgunder;6;9;20|Minibar;4;12;20|Massage 50 min;62;84;20|Skidepot;8;14;20|Kaffee & Strudel;7;11;10|Mineralwasser 0,75;5;7;20|Garage;12;18;20|Leihbademantel;5;9;20',
        ),
        { count: [5, 8], most: 3, isGross: true },
      )
      const sums = within([
        several('Doppelzimmer inkl. Frühstück', nights, pen.whole(118, 240) * 100, 10),
        ...extras.lines,
        several('Ortstaxe', nights * 2, pen.pick([250, 320]), 0),
      ])
      const paid = Math.round(sums.total * 0.3)
      const number = pen.digits(say(pen, '26-#####|R#####'))
      return [
        `<div class="mid"><span style="font-size:24pt">${escaped(firm.name)}</span> ★★★★<br>${[...(firm.also.length > 0 ? [legal(firm)] : []), place(firm, ', '), `Tel. +43 ${pen.digits('5### ####')}`].join(' · ')}</div><div class="cols" style="margin:7mm 0"><div>${who(to)}<br>UID ${taxNumber(pen, 'AT')}</div>${told(
          [
            ['Rechnung', number],
            ['Datum', pen.day()],
            ['Zimmer', pen.digits('###')],
            ['Anreise', pen.day(pen.after(-nights))],
            ['Abreise', pen.day()],
            ['Reservierung vom', pen.day(pen.after(-70))],
          ],
        )}</div><p>Gast: ${say(pen, 'Hr. Ing. Pichler|Fr. Mag. Sommer')}, 2 Personen</p>${grid('ruled', 'lrrrr', 'Leistung|Anzahl|Preis|USt|EUR', linesAs(pen, sums.lines, 'tqura'))}${facts(
          [
            ['Gesamtbetrag', pen.money(sums.total)],
            [`Anzahlung ${pen.day(pen.after(-60))}`, pen.money(-paid)],
            ['Bezahlt mit Mastercard', pen.money(-(sums.total - paid))],
            ['Offen', pen.money(0)],
          ],
          'margin-left:auto',
        )}${grid('tiny boxy', 'rrrr', 'USt-Satz|Netto|USt|Brutto', ratesAs(pen, sums.shares, 'rnvg'))}<p class="mid"><i>Frühbucher-Bonus: Minus 10 % auf Ihre nächste Woche bis ${pen.day(pen.after(60))}!</i></p>${footed([[lawful(firm), pen.digits('FN ######@')], [taxNumber(pen, 'AT')], [iban(pen, 'AT')]])}`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),
}

export const chPapers: Papers = {
  /** A garage's: work in units, parts with numbers and discount, a car's papers, rounded to five. */
  garage: paper(
    ch,
    'DD.MM.YYYY|D. month YYYY',
    'plain narrow',
    'Garage Tschudin AG;Hauptstrasse 88;4450 Sissach|AUTO-CENTER NIEDERER;St. Gallerstrasse 19;9320 Arbon;Niederer Automobile GmbH|Carrosserie Blatter;Furkastrasse 5;3904 Naters',
    'CH',
    (pen, firm, to) => {
      const parts = listed(
        pen,
        'Ölfilter;18;29;8.1|Motoröl 5W-30, Liter;16;24;8.1|Bremsbeläge vorne Satz;110;190;8.1|Bremsscheibe;88;145;8.1|Innenraumfilter;28;49;8.1|Scheibenwischer Paar;38;62;8.1|Zündkerze;17;31;8.1|Batterie 70 Ah;190;260;8.1|Dichtring;1.2;2.5;8.1|Bremsflüssigkeit;14;22;8.1',
        { count: [6, 9], most: 4, code: '@# ### ###', offs: [0, 0, 10] },
      )
      const base = onTop([
        several('Arbeit Mechaniker, AW', pen.whole(12, 48), 1450, 8.1),
        ...parts,
        line('Kleinmaterial und Entsorgung', pen.whole(1200, 3900), 8.1),
        line('MFK-Vorführung', 6000, 0),
      ])
      const total = Math.round(base.total / 5) * 5
      const sums = { ...base, total }
      const [number, due] = [pen.digits(say(pen, '3#####|26-####')), pen.after(10)]
      return [
        `${across([[firm.name, ...firm.also, ...firm.address], ['Werkstatt 07.00–17.30', 'Sa nach Vereinbarung'], [`Tel. 0${pen.digits('## ### ## ##')}`, 'www.example.ch'], [`${taxNumber(pen, 'CH')} MWST`]])}<div class="cols" style="margin:10mm 0 6mm"><div>${told(
          [
            ['Fahrzeug', say(pen, 'Škoda Octavia 2.0|Subaru Forester|VW Caddy')],
            ['Kontrollschild', pen.digits('SG ######')],
            ['1. Inv.', pen.day(pen.after(-1900))],
            ['km-Stand', pen.digits('1#####')],
            ['Auftrag', `${pen.digits('A#####')} vom ${pen.day(pen.after(-4))}`],
          ],
        )}</div><div>${who(to)}</div></div><p style="font-size:14pt"><b>Rechnung ${number}</b> &nbsp; <span style="font-size:9pt">Datum ${pen.day()}, fällig ${pen.day(due)}</span></p>${grid('ruled', 'llrrrr', 'Nr.|Bezeichnung|Anz.|Preis|Rabatt|CHF', [...linesAs(pen, base.lines.slice(0, 1), 'tqua').map(([t = '', q = '', u = '', a = '']) => ['', t, q, u, '', a]), ...entries(pen, parts, 'ctquda'), ...linesAs(pen, base.lines.slice(-2), 'ta').map(([t = '', a = '']) => ['', t, '', '', '', a])])}${facts([...sumsAs(pen, base, 'nv', 'Zwischensumme|MWST 8.1 % (ohne MFK)'), ['Rundungsdifferenz', pen.plain(total - base.total)], ['Total CHF', pen.plain(total)]], 'margin-left:auto')}<p>Nächster Service: ${pen.day(pen.after(365), 'MM.YYYY')}. Jetzt Radwechsel buchen und Hotelplatz für Ihre Räder sichern.</p>${footed([['Zahlungen auf', iban(pen, 'CH')], ['Gerichtsstand ist der Sitz der Firma'], ['AGVS-Mitglied']])}`,
        { sums, documentNumber: number, due },
        dense,
      ]
    },
  ),
}
