/** Papers of Germany: a car’s inspection, a healer, a town’s fees, cards for fuel, a floor layer, a lift’s upkeep. */
import { escaped, line, onTop, sumOf, within } from '../eighth/kit'
import { de } from '../eighth/notations'
import { ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { halved } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { formed } from '../thirteenth/kit'
import { say, windowed } from '../twelfth/kit'
import { beside, dotted, part, priced, ribbon } from './kit'
import { buyer, dayOff, measured, share, thousandths } from './west-kit'

export const dePapers: Papers = {
  /** An inspector of cars, half a sheet: the car in boxes, fees that hold their tax, when to come again, paid at the desk. */
  'hu-quittung': paper(
    de,
    'DD.MM.YYYY|DD.MM.YY',
    'narrow plain',
    'Prüfstelle Nordring;Nordring 118;90409 Nürnberg;Ing.-Büro Wiesinger GmbH|KFZ-SACHVERSTÄNDIGE LUTZ & DEGENHARDT;Gewerbestraße 7;77652 Offenburg;Lutz & Degenhardt GbR|Prüfzentrum Elbaue;An der Schleuse 3;01612 Nünchritz;Elbaue Prüfdienste GmbH',
    'DE',
    (pen, firm, to) => {
      const sums = within([
        line('Hauptuntersuchung (§ 29 StVZO)', pen.whole(78, 94) * 100, 19),
        line('Teiluntersuchung Abgas (AU)', pen.whole(480, 560) * 10, 19),
        line('Systemdaten FSD', pen.pick([119, 149]), 19),
        ...(pen.chance(0.4)
          ? [line('Änderungsabnahme § 19 (3) StVZO', pen.whole(49, 66) * 100, 19)]
          : []),
      ])
      const [number, report] = [
        pen.digits(say(pen, 'Q26-######|26/#####')),
        pen.digits('@@##########'),
      ]
      return [
        `<div class="sides"><div><b style="font-size:13pt">${escaped(firm.name)}</b><br>${place(firm, ' · ')}</div>${part('border:0.5mm solid #15803d;color:#15803d;padding:1mm 3mm;font-size:15pt', 'HU')}</div><h1 style="font-size:12pt;margin:4mm 0 1mm">Gebührenrechnung / Quittung</h1>${ribbon(
          [
            ['Rechnungsnummer', number],
            ['Rechnungsdatum', pen.day()],
            ['Kassierer', say(pen, 'Kasse 1|M. Öztürk|Fr. Haas')],
          ],
        )}${formed(
          [
            ['Amtliches Kennzeichen', pen.digits('N-@@ ####')],
            ['Fahrzeug-Ident-Nr.', pen.digits('WVWZZZ@#Z@W######')],
            ['Hersteller / Typ', say(pen, 'VW / Caddy|Opel / Vivaro|Ford / Transit Custom')],
            ['Erstzulassung', dayOff(pen, -pen.whole(1100, 4200))],
            ['km-Stand', pen.plain(pen.whole(31_000, 240_000) * 100).slice(0, -3)],
            ['Bericht-Nr.', report],
          ],
          3,
        )}<p>Halter: ${who(to, ', ')}</p>${dotted(priced(pen, sums.lines, 'tA'))}<div style="margin-top:3mm">${facts(
          sumsAs(pen, sums, 'TNV', 'Gesamtbetrag brutto|darin netto|darin 19 % USt.'),
          'margin-left:auto',
        )}</div><p>Betrag dankend erhalten: ${say(pen, 'girocard|bar|Kreditkarte')}, ${pen.day()} ${pen.clock()} Uhr</p><p>Ergebnis: ohne festgestellte Mängel. Nächste HU: <b>${dayOff(pen, 730, 'MM/YYYY')}</b></p>${footed(
          [
            [lawful(firm), place(firm, ', ')],
            [`USt-IdNr. ${taxNumber(pen, 'DE')}`, 'Prüfstelle-Nr. 0' + pen.digits('####')],
          ],
        )}`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        `${halved} #sheet { font-size: 8pt; }`,
      ]
    },
  ),

  /** A healer's account by days of treatment with figures of the fee table, free of tax, in a plain letter. */
  'heilpraktiker-gebueh': paper(
    de,
    'DD.MM.YYYY|D. month YYYY',
    'book light',
    'Naturheilpraxis Almut Severin;Wallstraße 23;37073 Göttingen;Almut Severin|Praxis für Osteopathie Jens Reimold;Hindenburgplatz 4;31134 Hildesheim;Jens Reimold|OSTEOPATHIE AM STADTGARTEN;Stadtgartenallee 9;79098 Freiburg im Breisgau;Kathrin Böhringer, Heilpraktikerin',
    'DE',
    (pen, firm) => {
      const visits = pen.whole(2, 4)
      const fee = pen.whole(210, 280) * 10
      const treatments = Array.from({ length: visits }, (_, at) => {
        const [code, text, price] = pen.pick([
          ['20.4', 'Teilmassage', 770],
          ['39.1', 'Wärmebehandlung', 640],
          ['5', 'Beratung, kurz', 820],
        ] as const)
        return [
          ...(at === 0
            ? [{ code: '1', one: line('Anamnese, eingehende Untersuchung', 2050) }]
            : []),
          { code: '35.2', one: line('Osteopathische Behandlung Wirbelsäule', fee) },
          { code, one: line(text, price) },
        ]
      })
      const sums = within(treatments.flatMap((all) => all.map(({ one }) => one)))
      const rows = treatments.flatMap((all, visit) =>
        all.map(({ code, one }, at) => [
          at === 0 ? dayOff(pen, -30 + visit * 7, 'DD.MM.YYYY') : '',
          code,
          one.text,
          pen.plain(one.amount),
        ]),
      )
      const [number, due] = [
        pen.digits(say(pen, '26-###|R 26/####|P####-2')),
        pen.after(pen.pick([14, 21])),
      ]
      const patient = say(pen, 'Herrn Robert Claasen|Frau Ines Petzold|Herrn Mirko Vasić')
      return [
        `<div class="mid"><div style="font-size:16pt;color:#4d7c0f">${escaped(firm.name)}</div><div style="letter-spacing:0.4mm">${place(firm, ' · ')} · Tel. ${pen.digits('05### ######')}</div></div><p style="margin-top:22mm">${escaped(patient)}<br>${say(pen, 'Rosenweg 14|Am Anger 2|Breite Straße 71')}<br>${pen.digits('37### ')}${say(pen, 'Bovenden|Rosdorf|Northeim')}</p><p class="right">${pen.day()}</p><p><b>Rechnung Nr. ${number}</b></p><p>Für meine Bemühungen erlaube ich mir, gemäß Gebührenverzeichnis für Heilpraktiker (GebüH) zu berechnen:<br>Diagnose: ${say(pen, 'Lumbalsyndrom (M54.5)|HWS-Syndrom (M54.2)|Spannungskopfschmerz (G44.2)')}</p>${grid('ruled', 'lclr', 'Datum|Ziffer|Leistung|EUR', rows)}<p class="right" style="font-size:12pt">Rechnungsbetrag: <b>${pen.money(sums.total)}</b></p><p>Bitte überweisen Sie den Betrag bis zum ${pen.day(due)} unter Angabe der Rechnungsnummer auf das Konto ${iban(pen, 'DE')}. Heilbehandlungen sind nach § 4 Nr. 14 UStG von der Umsatzsteuer befreit.</p><p>Mit freundlichen Grüßen</p><p style="font:16pt Z003,cursive">${escaped(lawful(firm).replace(/,.*/, ''))}</p><div class="foot tiny mid">${firm.also.map(escaped).join('')} · Steuernummer ${pen.digits('20/###/#####')} · Termine nach Vereinbarung</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A town's notice of fees for a plot: kinds of dues with their measure, two days on which halves fall due, how to object. */
  gebuehrenbescheid: paper(
    de,
    'DD.MM.YYYY',
    'plain narrow',
    'Stadt Herbrechtsfelde;Rathausplatz 1;59872 Herbrechtsfelde;Stadt Herbrechtsfelde - Der Bürgermeister/Stadtkasse Herbrechtsfelde|Gemeinde Oberlauterbach;Hauptstraße 40;66909 Oberlauterbach;Gemeindekasse Oberlauterbach|Abfallwirtschaftsbetrieb Kreis Elmenau;Kreishausstraße 12;31582 Elmenau;AWB Kreis Elmenau',
    'DE',
    (pen, firm, to) => {
      const metres = pen.whole(8, 46)
      const sums = within([
        line('Restabfall, Behälter 240 l', pen.whole(140, 390) * 100),
        line('Bioabfall, Behälter 120 l', pen.whole(48, 92) * 100),
        line('Straßenreinigung', metres * 212),
        line('Winterdienst', metres * 96),
        ...(pen.chance(0.6) ? [line('Niederschlagswasser', pen.whole(90, 800) * 71)] : []),
      ])
      const half = Math.floor(sums.total / 2)
      const number = pen.digits(say(pen, '26-70-#####|B26/######'))
      const sign = pen.digits(say(pen, '5.0####.######.#|01-######-#'))
      const measures = [
        '1 Stück, 14-täglich',
        '1 Stück',
        `${metres} m Front`,
        `${metres} m Front`,
        'versiegelte Fläche',
      ]
      return [
        `<div class="cols"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${firm.also[0] ? `${escaped(firm.also[0])}<br>` : ''}<span class="tiny">Fachbereich Finanzen · Steuern und Abgaben</span></div><div class="tiny" style="text-align:right">${place(firm)}<br>Auskunft erteilt: ${say(pen, 'Frau Lindner|Herr Stegemann|Frau Yıldız')}, Zi. ${pen.whole(3, 219)}<br>Tel. ${pen.digits('0#### ##-###')}</div></div>${windowed(firm, to)}<div class="cols"><div><h1 style="font-size:14pt">Bescheid über Grundstücksabgaben ${pen.date.getUTCFullYear()}</h1></div>${told(
          [
            ['Datum', pen.day()],
            ['Bescheid-Nr.', number],
            ['Kassenzeichen', sign],
          ],
        )}</div><p>Objekt: ${say(pen, 'Mühlenkamp 8|Bachstraße 17-19|Gewerbering 4')}, Veranlagungszeitraum 01.01. bis 31.12.${pen.date.getUTCFullYear()}</p><p>Für das genannte Grundstück werden Sie zu folgenden Gebühren herangezogen:</p>${grid(
          'boxy',
          'llr',
          'Gebührenart|Bemessungsgrundlage|Jahresbetrag EUR',
          sums.lines.map((one, at) => [one.text, measures[at] ?? '', pen.plain(one.amount)]),
        )}<p style="text-align:right;font-size:11pt">Festgesetzt werden <b>${pen.money(sums.total)}</b></p>${grid(
          'ruled',
          'lr',
          'Fälligkeit|Betrag EUR',
          [
            [dayOff(pen, 31), pen.plain(half)],
            [dayOff(pen, 120), pen.plain(sums.total - half)],
          ],
        )}<p>Geben Sie bei Zahlungen stets das Kassenzeichen an. Bei verspäteter Zahlung sind Säumniszuschläge zu erheben.</p><p class="tiny"><b>Rechtsbehelfsbelehrung:</b> Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Widerspruch erhoben werden. Der Widerspruch hat keine aufschiebende Wirkung. Dieser Bescheid wurde maschinell erstellt und ist ohne Unterschrift gültig.</p>${footed([['Bankverbindung', `Sparkasse ${iban(pen, 'DE')}`], ['Öffnungszeiten', 'Mo-Fr 8-12 Uhr, Do 14-18 Uhr'], [`Gläubiger-ID ${pen.digits('DE##ZZZ0000#######')}`]])}`,
        { sums, documentNumber: number, otherNumbers: [sign] },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** Half a month of fuel by card: each filling of each car with litres and a price of three decimals, a fee, a draft on a day. */
  tankkarten: paper(
    { ...de, money: 'EUR #' },
    'DD.MM.YYYY|DD.MM.YY',
    'narrow',
    'FleetKraft;Hansator 20;20457 Hamburg;FleetKraft Tankkarten GmbH|RheinCard Service GmbH;Rheinallee 55;55118 Mainz|Union Flottenkarte;Ruhrorter Straße 210;45478 Mülheim an der Ruhr;UFK Mobilität AG',
    'DE',
    (pen, firm, to) => {
      const cars = Array.from({ length: pen.whole(2, 3) }, () => ({
        plate: pen.digits('LG @@ ###'),
        card: pen.digits('7004 21## #### ###-#'),
        all: Array.from({ length: pen.whole(2, 4) }, (_, at) => ({
          when: `${dayOff(pen, -16 + at * 4)} ${pen.clock()}`,
          where: say(pen, 'Lüneburg|Uelzen|AH Brunautal|Celle|Soltau|Winsen (Luhe)'),
          one: pen.chance(0.8)
            ? measured('Diesel', pen.whole(2600, 7400), pen.whole(1289, 1469), 19)
            : measured(
                say(pen, 'AdBlue|Super E10'),
                pen.whole(900, 3800),
                pen.whole(1190, 1499),
                19,
              ),
        })),
      }))
      const lines = cars.flatMap(({ all }) => all.map(({ one }) => one))
      const sums = onTop([...lines, line('Servicegebühr 1,2 %', share(sumOf(lines), 1.2), 19)])
      const [number, due] = [
        pen.digits(say(pen, '26########|TK-#######')),
        pen.after(pen.pick([7, 10])),
      ]
      const list = cars
        .map(
          ({ plate, card, all }) =>
            `<tr><td colspan="6" style="padding-top:3mm"><b>${plate}</b> &nbsp; Karte ${card}</td></tr>${all
              .map(
                ({ when, where, one }) =>
                  `<tr><td>${when}</td><td>${escaped(where)}</td><td>${one.text}</td><td class="r">${pen.plain(one.measure)} l</td><td class="r">${thousandths(pen, one.price)}</td><td class="r">${pen.plain(one.amount)}</td></tr>`,
              )
              .join(
                '',
              )}<tr><td colspan="5" class="r tiny">Summe Fahrzeug</td><td class="r tiny">${pen.plain(sumOf(all.map(({ one }) => one)))}</td></tr>`,
        )
        .join('')
      return [
        `${part('background:#ea580c;color:#fff;padding:3mm 5mm', `<b style="font-size:18pt;font-style:italic">${escaped(firm.name)}</b>`)}${beside(
          '1fr 78mm',
          `<p>${who(to)}</p>`,
          facts(
            [
              ['Rechnung', number],
              ['Kundennummer', pen.digits('1#####')],
              ['Rechnungsdatum', pen.day()],
              ['Abrechnungszeitraum', `${dayOff(pen, -17)} - ${dayOff(pen, -2)}`],
              ['Ihre USt-IdNr.', taxNumber(pen, 'DE')],
            ],
            'margin-top:5mm',
          ),
        )}<table class="t"><tr><th class="l">Datum/Zeit</th><th class="l">Station</th><th class="l">Produkt</th><th class="r">Menge</th><th class="r">EUR/l netto</th><th class="r">netto EUR</th></tr>${list}<tr><td colspan="5" style="padding-top:3mm">Servicegebühr 1,2 %</td><td class="r" style="padding-top:3mm">${pen.plain(sums.lines.at(-1)?.amount ?? 0)}</td></tr></table>${grid('boxy', 'rrrr', 'Nettobetrag|USt-Satz|USt-Betrag|Rechnungsbetrag', ratesAs(pen, sums.shares, 'nrvG'))}<p>Der Rechnungsbetrag wird am <b>${pen.day(due)}</b> per SEPA-Lastschrift von Ihrem Konto ${iban(pen, 'DE').slice(0, 9)} **** **** eingezogen.</p>${footed(
          [
            [lawful(firm), ...firm.address],
            [`USt-IdNr. ${taxNumber(pen, 'DE')}`, pen.digits('HRB #####')],
            ['Kartensperre 24 h', pen.digits('0800 ### ## ##')],
          ],
        )}`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.2pt; } .t :is(td, th) { padding: 0.5mm 1.5mm; }',
      ]
    },
  ),

  /** A floor layer to a main contractor: square metres as measured, the tax left to the one who takes it, cash discount. */
  'estrich-13b': paper(
    de,
    'DD.MM.YYYY|DD.MM.YY',
    'plain wide',
    'Estrichbau Haverkamp;Industriestraße 61;48703 Stadtlohn;Haverkamp Fußbodentechnik GmbH|BODEN & BELAG SCHMÖLLN;Kapellenweg 5;04626 Schmölln;Torsten Illgen Bodenbau e. K.|Fa. Dragan Petrović;Neckarhalde 12;72070 Tübingen;Petrović Estrich',
    'DE',
    (pen, firm) => {
      const to = buyer(pen, 'builders')
      const works = [
        ['Zementestrich CT-C25-F4, 65 mm', 2100, 2890],
        ['Trittschalldämmung EPS 30-3', 480, 690],
        ['Randdämmstreifen 10 mm', 80, 140],
        ['Bewehrungsfaser als Zulage', 190, 260],
        ['Wärmedämmung WLG 035, 80 mm', 1100, 1590],
        ['PE-Folie zweilagig', 120, 190],
      ] as const
      const lines = pen.random
        .shuffled(works)
        .slice(0, pen.whole(3, 5))
        .map(([text, least, most]) =>
          measured(text, pen.whole(4200, 38_000), pen.whole(least, most) * 10, 0),
        )
      const sums = onTop([
        ...lines,
        line('Baustelleneinrichtung pauschal', pen.whole(18, 60) * 1000),
      ])
      const number = pen.digits(say(pen, 'RE26####|####'))
      const rows = sums.lines.map((one, at) => [
        `${String(at + 1).padStart(2, '0')}.`,
        one.text,
        at < lines.length ? pen.plain(lines[at]?.measure ?? 0) : '1,00',
        at < lines.length ? (one.text.startsWith('Rand') ? 'm' : 'm²') : 'psch',
        pen.plain(Math.round((lines[at]?.price ?? one.amount * 10) / 10)),
        pen.plain(one.amount),
      ])
      const order = pen.digits('BV-26-###')
      return [
        `<div style="border-left:3mm solid #475569;padding-left:4mm"><div style="font-size:17pt">${escaped(firm.name)}</div>${firm.also.length > 0 ? `${escaped(lawful(firm))}, ` : ''}${place(firm, ', ')}</div><p style="margin:14mm 0 8mm">${who(to)}</p><div class="sides"><b style="font-size:14pt">Rechnung ${number}</b><span>${escaped(firm.address[1]?.replace(/^\d+ /, '') ?? '')}, den ${pen.day()}</span></div><p>Ihr Auftrag: ${order}, Neubau ${say(pen, 'Kita Sonnenhang|MFH Lerchenweg 3-7|Feuerwehrgerätehaus')}<br>Leistungszeitraum: ${dayOff(pen, -26)} bis ${dayOff(pen, -12)}. Aufmaß gemeinsam genommen am ${dayOff(pen, -9)}.</p>${grid('boxy', 'llrlrr', 'Pos.|Beschreibung|Menge|Einh.|EP €|GP €', rows)}<p class="right" style="font-size:12pt"><b>Rechnungsbetrag ${pen.money(sums.total)}</b></p><p><b>Steuerschuldnerschaft des Leistungsempfängers</b> (§ 13b UStG). Der Betrag enthält keine Umsatzsteuer.</p><p>Freistellungsbescheinigung nach § 48b EStG liegt vor, Sicherheitsnummer ${pen.digits('2###############')}. Zahlung innerhalb 10 Tagen mit 3 % Skonto (${pen.money(sums.total - share(sums.total, 3))}) oder 30 Tage netto.</p>${footed([[lawful(firm)], [`Steuernr. ${pen.digits('312/####/####')}`, taxNumber(pen, 'DE')], [iban(pen, 'DE'), 'SOKA-BAU ' + pen.digits('########')]])}`,
        { sums, documentNumber: number, customerReference: order },
      ]
    },
  ),

  /** A lift's upkeep for a quarter, in sentences: a contract's price brought up by an index, the tax told in the text, a draft. */
  'aufzug-quartal': paper(
    de,
    'D. month YYYY|DD.MM.YYYY',
    'light wide',
    'Meridian Aufzüge;Siemensstraße 8;70469 Stuttgart;Meridian Aufzugsdienst GmbH & Co. KG|LIFTWERK SÜD;Kolpingring 14;82041 Oberhaching;Liftwerk Süd GmbH|Aufzugsbau Rennert;Dresdner Straße 90;09130 Chemnitz;Gebr. Rennert GmbH',
    'DE',
    (pen, firm, to) => {
      const base = pen.whole(210, 480) * 100
      const factor = pen.whole(1041, 1129)
      const price = Math.round((base * factor) / 1000)
      const sums = onTop([
        line('Wartung', price, 19),
        line('Notrufaufschaltung', pen.whole(90, 160) * 100, 19),
      ])
      const [number, due] = [pen.digits(say(pen, '90######|VR26-#####')), pen.after(14)]
      const quarter = Math.floor(pen.date.getUTCMonth() / 3) + 1
      return [
        `<div class="sides"><div style="width:80mm;margin-top:26mm"><span style="font-size:6.5pt">${escaped(firm.name)} · ${place(firm, ' · ')}</span><p>${who(to)}</p></div><div class="right"><div style="font-size:20pt;font-weight:bold;color:#9f1239">${escaped(firm.name)}</div><p class="tiny">Niederlassung ${say(pen, 'Mitte|Nord|Region 4')}<br>Notruf rund um die Uhr<br>${pen.digits('0800 ### ####')}</p></div></div><p class="right">${pen.day()}</p><p><b>Rechnung ${number}<br>Wartungsvertrag ${pen.digits('W-#####')}, Anlage ${pen.digits('##/####')}, ${quarter}. Quartal ${pen.date.getUTCFullYear()}</b></p><p>Sehr geehrte Damen und Herren,</p><p>für die Wartung Ihrer Aufzugsanlage ${say(pen, 'im Haus A|Lastenaufzug Lager|im Vorderhaus')} berechnen wir Ihnen vertragsgemäß im Voraus:</p>${dotted(
          [
            [
              `Wartung, Grundpreis ${pen.money(base)} × ${thousandths(pen, factor)}`,
              pen.money(price),
            ],
            ['Notrufaufschaltung', pen.money(sums.lines[1]?.amount ?? 0)],
          ],
        )}<p>Der Faktor folgt aus der Lohngleitklausel in § 6 des Vertrags (Tarif der Metallindustrie, Stand ${dayOff(pen, -70, 'MM/YYYY')}). Zum Nettobetrag von ${pen.money(sums.net)} kommt die Umsatzsteuer von 19 % in Höhe von ${pen.money(sums.vat)} hinzu, so dass sich ein</p><p class="mid" style="font-size:13pt">Rechnungsbetrag von <b>${pen.money(sums.total)}</b></p><p>ergibt. Wir buchen ihn am ${pen.day(due)} von Ihrem Konto ab (Mandat ${pen.digits('M######')}).</p><p>Die nächste wiederkehrende Prüfung durch die Überwachungsstelle ist im ${dayOff(pen, 200, 'month YYYY')} fällig.</p><p>Mit freundlichen Grüßen<br><br>${escaped(lawful(firm))}<br>i. A. ${say(pen, 'S. Wittig|P. Holzner')}</p>${footed([[lawful(firm), `Sitz ${firm.address[1] ?? ''}`], [`USt-ID ${taxNumber(pen, 'DE')}`, pen.digits('HRA #####')], [iban(pen, 'DE')]])}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
