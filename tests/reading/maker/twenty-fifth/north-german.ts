/** Bills of Germany: a web shop's that is paid already, a garage's, a hotel's and a mobile company's month. */
import { escaped, line, onTop, several, sumOf, wares, within, type Pen } from '../eighth/kit'
import { de } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { rateFrom } from '../eleventh/kit'
import { facts, grid, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { settled } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { part } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { footed, lawful } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { letterhead, logo, oneLine, pushed, say } from '../twelfth/kit'
import { nines } from '../twentieth/west-kit'
import { listing, monthOf, noted, since, townOf } from '../twenty-second/north-kit'
import { hostOf } from './north-kit'

/** The number of a firm in the register, by what it is. */
const registerOf = (name: string): string =>
  /(?:mbH|UG.*|AG)$/.test(name) ? 'HRB #####' : 'HRA ####'

/** A service of a hotel on a day. */
const booked = (day: string, text: string, amount: number, rate: number) => ({
  day,
  one: line(text, amount, rate),
})

const guests = 'Herr Andreas Bülow|Frau Katrin Sommer|Herr Dr. Jonas Wirth|Frau Aylin Demir'

/** What a guest had, night by night. */
function stayed(pen: Pen, nights: number) {
  const food = rateFrom(pen, '2026-01-01', 19, 7)
  const room = pen.whole(72, 169) * 100
  const hasTax = pen.chance(0.5)
  const hasCar = pen.chance(0.5)
  return Array.from({ length: nights }, (_, at) => {
    const day = dayOff(pen, at - nights, 'DD.MM.YY')
    return [
      booked(day, say(pen, 'Logis|Übernachtung Standard'), room, 7),
      booked(day, 'Frühstück Speisen', 1190, food),
      booked(day, 'Frühstück Getränke', 510, 19),
      ...(hasTax ? [booked(day, 'Übernachtungssteuer', Math.round(room * 0.05), 0)] : []),
      ...(hasCar ? [booked(day, 'Tiefgarage', 1600, 19)] : []),
      ...(pen.chance(0.25) ? [booked(day, 'Bar Getränke', pen.whole(40, 240) * 10, 19)] : []),
    ]
  }).flat()
}

export const dePapers: Papers = {
  /** A shop in the web: logo in the middle, numbers of order and bill at the right, prices with tax, postage, a line that it is paid. */
  'webshop-bezahlt': paper(
    de,
    'DD.MM.YYYY',
    'plain wide light',
    'Kistenkontor;Hafenstraße 33;49090 Osnabrück;Kistenkontor Versandbedarf GmbH|LICHTWERK24;Am Gewerbepark 4;99198 Erfurt;LW24 E-Commerce GmbH|Schraubenpirat.de;Werftstraße 19;18057 Rostock;Schraubenpirat Inh. Hinnerk Wolff|NÄHSTÜBLE;Marktplatz 6;72070 Tübingen;Nähstüble Versand Gisela Maurer e.K.|Gastro-Profi Online;Boschstraße 12;50171 Kerpen;GPO Handelsgesellschaft mbH|tintenfux;Ludwig-Erhard-Ring 8;15827 Blankenfelde;Tintenfux Druckerzubehör UG (haftungsbeschränkt)',
    'DE',
    (pen, firm, to) => {
      const goods = nines(
        pen,
        firm.name.startsWith('Kist')
          ? 'Faltkarton 300 x 200 x 150 mm, 25 St.;14;22;19|Luftpolsterfolie 50 m;19;34;19|Packband braun, 6 Rollen;9;15;19|Füllmaterial Papier 10 kg;24;36;19'
          : firm.name.startsWith('LICHT')
            ? 'LED-Panel 60x60 neutralweiß;29;54;19|Feuchtraumleuchte 120 cm;24;44;19|Bewegungsmelder 360°;14;29;19|LED-Röhre 150 cm;9;17;19'
            : firm.name.startsWith('NÄH')
              ? 'Overlockgarn 5000 m, weiß;6;9;19|Baumwollstoff Webware, Meter;9;16;19|Reißverschluss 60 cm teilbar;3;6;19|Buch: Taschen nähen;18;25;7'
              : firm.name.startsWith('Gastro')
                ? 'GN-Behälter 1/2, 100 mm;12;19;19|Kellnermesser Edelstahl;6;14;19|Kochjacke weiß, Gr. L;24;39;19|Espressobohnen 1 kg;14;22;7'
                : firm.name.startsWith('tint')
                  ? 'Toner kompatibel TK-1150 schwarz;24;39;19|Tintenpatronen-Set XL, 5 St.;19;44;19|Kopierpapier A4, 5 x 500 Blatt;24;32;19'
                  : 'Edelstahlschrauben A2 5x80, 200 St.;19;34;19|Dübel 8 mm, 500 St.;12;22;19|Bohrer-Set SDS 7-tlg.;19;39;19|Winkelverbinder 90x90, 25 St.;16;29;19',
        { count: [1, 4], most: 4 },
      )
      const post = pen.pick([0, 490, 590, 690])
      const sums = within([...goods, ...(post > 0 ? [line('Versandkosten', post, 19)] : [])])
      const number = pen.digits(say(pen, 'RE26-#####|R########|2026-0#####|RE1#####'))
      const order = pen.digits(say(pen, '1#####|AU-26-#####|#####'))
      const way = say(pen, 'PayPal|Kreditkarte|Amazon Pay|Klarna Sofort')
      const colour = pen.pick(['#0e7490', '#be123c', '#365314'])
      return [
        `<div class="mid">${logo(firm.name, 10, `font-weight:bold;color:${colour}`)}<span class="tiny">www.${hostOf(firm.name)}</span></div><div class="cols" style="margin-top:16mm"><div style="flex:1.3"><span style="font-size:65%;text-decoration:underline">${oneLine({ ...firm, name: lawful(firm) }, ', ')}</span><br>${who(to)}<br>Deutschland</div><div>${facts(
          [
            ['Rechnungsnummer', number],
            ['Rechnungsdatum', pen.day()],
            ['Bestellnummer', order],
            ['Bestelldatum', dayOff(pen, -pen.whole(1, 3))],
            ['Kundennummer', pen.digits('K#####')],
            ['Zahlungsart', way],
          ],
          'width:100%',
        )}</div></div><h1 style="font-size:15pt">Rechnung</h1><p>Das Lieferdatum entspricht dem Rechnungsdatum.</p>${grid(
          'ruled',
          'llrrrr',
          'Art.-Nr.|Bezeichnung|Menge|MwSt.|Einzelpreis|Gesamt',
          linesAs(pen, goods, 'tqrUA').map((cells) => [pen.digits('#####'), ...cells]),
        )}${tally(
          [
            ['Zwischensumme', pen.money(sumOf(goods))],
            [`Versandkosten (${say(pen, 'DHL Paket|DPD Classic|Hermes')})`, pen.money(post)],
            ['Gesamtbetrag inkl. MwSt.', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<div style="width:80mm;margin:4mm 0 0 auto">${grid('tiny', 'lrr', 'enthaltene MwSt.|Netto|Steuer', ratesAs(pen, sums.shares, 'rNV'))}</div><p style="margin-top:8mm"><b>Der Rechnungsbetrag wurde bereits per ${way} beglichen. Bitte nicht mehr überweisen.</b></p><p>Vielen Dank für Ihren Einkauf bei ${escaped(firm.name)}! Rücksendungen innerhalb von 30 Tagen, das Formular finden Sie in Ihrem Kundenkonto.</p>${footed(
          [
            [lawful(firm), ...firm.address, 'Deutschland'],
            [
              `Tel. ${pen.digits('0#### ######')}`,
              `service@${hostOf(firm.name)}`,
              pen.digits('LUCID DE#############'),
            ],
            [
              `USt-IdNr. ${taxNumber(pen, 'DE')}`,
              `Amtsgericht ${townOf(firm)}`,
              pen.digits(registerOf(lawful(firm))),
            ],
            [say(pen, 'Sparkasse|Commerzbank AG|Volksbank eG'), iban(pen, 'DE')],
          ],
        )}`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
        '#sheet { font-size: 9.2pt; }',
      ]
    },
    since,
  ),

  /** A garage: the car's facts as a strip, hours in units of work and parts under headings with their own sums, how to pay in the foot. */
  'kfz-werkstatt': paper(
    { ...de, money: '# EUR' },
    'DD.MM.YYYY',
    'plain narrow',
    'Autohaus Kestermann GmbH;Osnabrücker Straße 150;32257 Bünde|KFZ-MEISTERBETRIEB DURAN;Siemensstraße 22;63225 Langen;Cem Duran Kfz-Technik e.K.|Fahrzeugtechnik Uhlig;Chemnitzer Straße 88;09212 Limbach-Oberfrohna;Uhlig Fahrzeugtechnik GmbH & Co. KG|Bosse Nutzfahrzeuge;An der Autobahn 7;27404 Heeslingen;Bosse Nutzfahrzeugservice GmbH|Garage am Ring;Kaiserring 12;56068 Koblenz;Markus Theis Automobile',
    'DE',
    (pen, firm, to) => {
      const unit = pen.pick([980, 1140, 1280])
      const jobs = pen.random
        .shuffled([
          'Inspektion nach Herstellervorgabe',
          'Bremsbeläge vorn aus- und einbauen',
          'Bremsflüssigkeit wechseln',
          'Räder wechseln und wuchten',
          'Fehlerspeicher auslesen',
          'Zahnriemen ersetzen',
        ])
        .slice(0, pen.whole(1, 3))
        .map((text) => several(text, pen.whole(3, 28), unit, 19))
      const parts = pen
        .buy(
          wares(
            'Ölfilter;9;19;19|Motoröl 5W-30 LongLife, Liter;14;22;19|Bremsbelagsatz VA;58;119;19|Innenraumfilter;18;38;19|Wischerblatt Satz;24;49;19|Dichtring;0.8;2;19|Luftfilter;16;34;19',
          ),
          { count: [1, 5], step: 1 },
        )
        .lines.map((one) =>
          several(one.text, /Liter|ring/.test(one.text) ? pen.whole(2, 6) : 1, one.unit, 19),
        )
      const check = pen.chance(0.4) ? [line('Hauptuntersuchung mit AU', 12_605, 19)] : []
      const sums = onTop([...jobs, ...parts, ...check])
      const number = pen.digits(say(pen, 'R26####|26-#####|1######'))
      const due = pen.after(pen.pick([7, 10, 14]))
      const isPaid = pen.chance(0.4)
      const body = (of: typeof parts, code: string, unitOf: string) =>
        tr(
          'llrrr',
          linesAs(pen, of, 'tqua').map(([t = '', q = '', ...more]) => [
            pen.digits(code),
            t,
            `${q} ${unitOf}`,
            ...more,
          ]),
        )
      const headed = (text: string) =>
        `<tr><td colspan="5" style="padding-top:3mm"><b>${text}</b></td></tr>`
      const summed = (text: string, cents: number) =>
        `<tr><td></td><td colspan="3"><i>${text}</i></td><td class="r" style="border-top:0.2mm solid #444">${pen.plain(cents)}</td></tr>`
      return [
        `<div class="sides"><div>${letterhead({ ...firm, also: [] }, 7.5, 'font-weight:bold;color:#1e3a8a')}</div><div class="right tiny">Kfz-Reparaturen aller Art<br>Unfallinstandsetzung · Reifen · HU/AU<br>Telefon ${pen.digits('0#### / #####')}<br>Mo–Fr 7:30–17:30 Uhr, Sa 9–12 Uhr</div></div><div class="cols" style="margin-top:14mm"><div><span style="font-size:62%">${oneLine({ ...firm, name: lawful(firm) }, ' · ')}</span><br><br>${who(to)}</div><div>${facts(
          [
            ['Rechnungs-Nr.', number],
            ['Rechnungsdatum', pen.day()],
            ['Auftrags-Nr.', pen.digits('A#####')],
            ['Auftragsdatum', dayOff(pen, -pen.whole(1, 6))],
            ['Kunden-Nr.', pen.digits('1####')],
            ['Serviceberater', say(pen, 'H. Brandt|S. Kühn|M. Yilmaz')],
          ],
          'width:100%',
        )}</div></div><h1 style="font-size:15pt">Rechnung</h1>${grid('boxy tiny', 'llllrl', 'Amtl. Kennz.|Fahrzeug|Fahrgestell-Nr.|Erstzul.|km-Stand|nächste HU', [[pen.digits(say(pen, 'HF-@@ ####|OF-@@ ###|ROW-@ ####|Z-@@ ####')), say(pen, 'VW Caddy 2.0 TDI|Ford Transit Custom|Skoda Octavia Combi|Opel Vivaro'), pen.digits('W@@@@@##@########'), dayOff(pen, -pen.whole(900, 2900), 'MM/YYYY'), pen.digits('1##.###'), dayOff(pen, pen.whole(200, 720), 'MM/YYYY')]])}<table class="t">${tr('llrrr', [['Nummer', 'Bezeichnung', 'Menge', 'E-Preis', 'Gesamt']], 'th')}${headed('Arbeitslohn')}${body(jobs, '## ## ## ##', 'AW')}${summed('Summe Arbeitslohn', sumOf(jobs))}${headed('Ersatzteile')}${body(parts, '@## ### ### @', 'Stk')}${summed('Summe Teile', sumOf(parts))}${check.length > 0 ? `${headed('Fremdleistung')}${body(check, '####', 'Stk')}` : ''}</table><div style="border-top:0.4mm solid #1e3a8a">${pushed(
          sumsAs(pen, sums, 'NVT', 'Nettobetrag|19 % Mehrwertsteuer|Rechnungsbetrag'),
        )}</div><p>${isPaid ? `Betrag am ${pen.day()} per ${say(pen, 'EC-Karte|girocard')} dankend erhalten.` : `Zahlbar ohne Abzug bis zum ${pen.day(due)}.`} Altteile wurden auf Wunsch entsorgt. Radschrauben bitte nach 50 km nachziehen!</p>${footed(
          [
            [lawful(firm), ...firm.address],
            [`Steuer-Nr. ${pen.digits('##/###/#####')}`, `USt-IdNr. ${taxNumber(pen, 'DE')}`],
            [say(pen, 'Kreissparkasse|VR Bank eG'), iban(pen, 'DE'), pen.digits('BIC GENODE##@@@')],
          ],
        )}`,
        {
          sums,
          documentNumber: number,
          ...(isPaid ? settled : { due }),
        },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
    since,
  ),

  /** A hotel of a chain: the guest and the firm he is from, days with charges and credits in two columns, what a card paid as the last row, the balance at nought. */
  'hotel-folio': paper(
    { ...de, money: '# EUR' },
    'DD.MM.YYYY|DD.MM.YY',
    'plain light book',
    'Hotel Drei Linden;Lindenallee 3;36037 Fulda;Drei Linden Hotelbetriebs GmbH|CITYNIGHT Leipzig Messe;Messe-Allee 21;04356 Leipzig;Citynight Hotels Deutschland GmbH|RESIDENZ AM HAFEN;Hafenpromenade 10;23966 Wismar;Residenz Hafen Betriebsgesellschaft mbH|Hotel Goldener Pflug;Marktstraße 44;59269 Beckum;Familie Schulze Wettendorf oHG|the corner hotel;Rosenthaler Platz 1;10119 Berlin;TCH Berlin Hospitality GmbH & Co. KG',
    'DE',
    (pen, firm, to) => {
      const nights = pen.whole(1, 4)
      const all = stayed(pen, nights)
      const sums = within(all.map(({ one }) => one))
      const number = pen.digits(say(pen, '1#####|F-26-#####|######'))
      const card = `${say(pen, 'Mastercard|Visa|girocard')} ${pen.digits('XXXX XXXX XXXX ####')}`
      return [
        `<div class="mid">${logo(firm.name, 8, 'letter-spacing:0.5mm')}<div class="tiny" style="border-bottom:0.2mm solid #999;padding-bottom:2mm">${place(firm, ' · ')} · Telefon ${pen.digits('+49 #### ####-0')} · www.${hostOf(firm.name)}</div></div><div class="cols" style="margin-top:12mm"><div>${escaped(to.name)}<br>${say(pen, guests)}<br>${place(to)}<br>Deutschland</div><div>${told(
          [
            ['Zimmer', pen.digits('###')],
            ['Anreise', dayOff(pen, -nights)],
            ['Abreise', pen.day()],
            ['Rechnungs-Nr.', number],
            ['Rechnungsdatum', pen.day()],
            ['Kassierer', say(pen, 'LSCHMIDT|FO-07|JANA')],
            ['Seite', '1 von 1'],
          ],
          'margin-left:auto',
        )}</div></div><h1 style="font-size:14pt">RECHNUNG</h1>${grid(
          '',
          'llrr',
          'Datum|Beschreibung|Belastung EUR|Gutschrift EUR',
          [
            ...all.map(({ day, one }) => [day, one.text, pen.plain(one.amount), '']),
            [pen.day(pen.date, 'DD.MM.YY'), card, '', pen.plain(sums.total)],
            ['', '', '', ''],
            ['', 'Gesamtbetrag', pen.plain(sums.total), pen.plain(sums.total)],
            ['', 'Saldo EUR', pen.plain(0), ''],
          ],
        )}<div style="width:110mm">${grid('tiny', 'lrrr', 'Mehrwertsteuer|Netto|MwSt.|Brutto', ratesAs(pen, sums.shares, 'rnvg'))}</div><p class="tiny">Ich bestätige, dass ich für die Bezahlung dieser Rechnung persönlich hafte, sollte die genannte Firma nicht zahlen.<br><br>Unterschrift Gast: ______________________________</p><div class="foot tiny mid grey">${escaped(lawful(firm))} · ${place(firm, ', ')} · Amtsgericht ${escaped(townOf(firm))} ${pen.digits(registerOf(lawful(firm)))} · USt-IdNr. ${taxNumber(pen, 'DE')}<br>Wir danken für Ihren Aufenthalt und wünschen eine gute Heimreise.</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
        '#sheet { font-size: 9pt; } .t :is(td, th) { padding: 0.6mm 1.5mm; }',
      ]
    },
    since,
  ),

  /** A mobile company's month: numbers in a column at the right, the sum behind a heading of the month, each contract's prices on a second page. */
  'mobilfunk-monat': paper(
    { ...de, money: '# €' },
    'DD.MM.YYYY|D. month YYYY',
    'wide light plain',
    'Nordfunk;Am Telegrafenberg 1;14473 Potsdam;Nordfunk Deutschland GmbH|mobilo;Wilhelmshöher Allee 300;34131 Kassel;Mobilo Communications GmbH|TELARIS;Hansaallee 190;40547 Düsseldorf;Telaris Mobilfunk GmbH & Co. OHG|Wellnet;Ostseestraße 5;18119 Rostock;Wellnet Telekommunikation AG|EINS&EINFACH;Parkring 4;85748 Garching;Eins und Einfach Telefon GmbH',
    'DE',
    (pen, firm, to) => {
      const [start, end] = monthOf(pen.date, -1)
      const span = `${pen.day(start, 'DD.MM.')}–${pen.day(end, 'DD.MM.YYYY')}`
      const contracts = Array.from({ length: pen.whole(1, 4) }, () => {
        const tariff = say(pen, 'Business Mobil M|Business Mobil L|Business Flat 20 GB')
        return {
          number: pen.digits('0151 ########'),
          lines: [
            line(`Grundpreis ${tariff}`, pen.pick([2101, 2517, 3357, 4194]), 19),
            ...(pen.chance(0.4) ? [line('MultiCard', 416, 19)] : []),
            ...(pen.chance(0.4) ? [line('Roaming Tagespass Welt', pen.pick([502, 1004]), 19)] : []),
            ...(pen.chance(0.4) ? [line('Rahmenvertragsrabatt', -pen.pick([210, 420]), 19)] : []),
          ],
        }
      })
      const sums = onTop(contracts.flatMap(({ lines }) => lines))
      const number = pen.digits(say(pen, '61 #### #### ####|M26########|9#########'))
      const due = pen.after(pen.whole(8, 12))
      const colour = pen.pick(['#be0e6a', '#0f62ac', '#d9480f'])
      const month = pen.day(start, 'month YYYY')
      const summary = contracts.map((one) => line(`Mobilfunk ${one.number}`, sumOf(one.lines)))
      const foot = `<div class="foot tiny grey">${escaped(lawful(firm))} | ${place(firm, ', ')} | Geschäftsführung: ${say(pen, 'Dr. R. Nagel, U. Heinen|Petra Wolfram')} | ${pen.digits('HRB #####')} | USt-IdNr. ${taxNumber(pen, 'DE')} | WEEE-Reg.-Nr. ${pen.digits('DE########')}</div>`
      return [
        [
          `<div style="height:12mm;background:${colour};margin:-14mm -18mm 8mm"></div><div class="cols"><div style="flex:1.5"><b style="font-size:22pt;color:${colour}">${escaped(firm.name)}</b><div style="margin-top:14mm"><span style="font-size:62%">${oneLine({ ...firm, name: lawful(firm) }, ', ')}</span><br>${who(to)}</div></div><div style="border-left:0.3mm solid ${colour};padding-left:4mm">${told(
            [
              ['Datum', pen.day()],
              ['Seite', '1 von 2'],
              ['Kundennummer', pen.digits('## #### ####')],
              ['Rechnungsnr.', number],
              ['Buchungskonto', pen.digits('28########')],
            ],
          )}<p class="tiny">Haben Sie noch Fragen?<br>Kundenservice ${pen.digits('0800 33 #####')}<br>www.${hostOf(firm.name)}/kontakt</p></div></div><h1 style="font-size:16pt;color:${colour}">Ihre Rechnung für ${month}</h1>${grid(
            'ruled',
            'lr',
            'Ihre Leistungen|Beträge in €',
            linesAs(pen, summary, 'ta'),
          )}${facts(
            sumsAs(
              pen,
              sums,
              'NVT',
              `Summe netto|Umsatzsteuer 19 % auf ${pen.money(sums.net)}|Zu zahlender Betrag`,
            ),
            `width:100%;font-weight:bold;border-top:0.4mm solid ${colour}`,
          )}<p style="margin-top:8mm">Der Betrag wird am <b>${pen.day(due)}</b> von Ihrem Konto ${pen.digits('DE## #### #### #### ####')} XX eingezogen. Unsere Gläubiger-Identifikationsnummer lautet ${pen.digits('DE##ZZZ0000#######')}, Ihre Mandatsreferenz ${pen.digits('M-########')}.</p><p class="tiny">Einwendungen gegen diese Rechnung erheben Sie bitte innerhalb von acht Wochen nach Zugang. Die Einzelheiten zu Ihren Verträgen finden Sie auf Seite 2.</p>${part('background:#f4f4f5;padding:4mm;margin-top:8mm', '<b>Wussten Sie schon?</b> Mit der App behalten Sie Datenverbrauch und Kosten Ihrer Mitarbeiter im Blick.')}${foot}`,
          `<div class="sides"><b style="color:${colour}">${escaped(firm.name)}</b><span class="tiny">Rechnungsnr. ${number} vom ${pen.day()} · Seite 2 von 2</span></div>${contracts
            .map(
              (one) =>
                `<h2 style="font-size:11pt;margin:7mm 0 1mm">Rufnummer ${one.number}</h2><table class="t">${listing(
                  pen,
                  one.lines,
                  ({ t = '', a = '' }) => [noted(t, span), `<div class="r">${a}</div>`],
                  'border-bottom:0.15mm solid #d4d4d8',
                )}${tr('lr', [['Summe netto', pen.plain(sumOf(one.lines))]])}</table>`,
            )
            .join('')}${foot}`,
        ],
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
    since,
  ),
}
