/** Plain bills of Germany: a letter written by hand in a program of letters, an order at a market of many sellers, an insurer's premium, a hire of tools. */
import { escaped, line, negated, onTop, several, sumOf, within, type Pen } from '../eighth/kit'
import { de } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { settled } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { part } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { footed, lawful } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { hostOf } from '../twenty-fifth/north-kit'
import { listing, noted, since, townOf } from '../twenty-second/north-kit'
import { tabbed, trade, twoLined } from './north-kit'

/** A German premium with the tax on insurance, in hundredths. */
const insured = (pen: Pen, text: string, least: number, most: number, rate = 19) => {
  const net = pen.whole(least, most) * 100 + pen.pick([0, 20, 45, 80])
  return { ...line(text, net + share(net, rate)), net, tax: share(net, rate) }
}

export const dePapers: Papers = {
  /** A letter of a program for letters: name and street at the right or in the middle, town and day in words, sums behind tabulators without any line, at times of a small trader without tax. */
  'word-brief': paper(
    { ...de, money: '# €' },
    'D. month YYYY|DD.MM.YYYY',
    'book plain slab',
    'Malerbetrieb Jens Ohlsen;Dorfstraße 14;24882 Schaalby|Gartenpflege Marek Nowak;Ulmenweg 3;39261 Zerbst|Hausmeisterservice Petra Lang;Kolpingstraße 27;97616 Bad Neustadt|Fotografie Lena Brückner;Karolinenstraße 9;96049 Bamberg|Elektro Schwab, Inh. Rolf Schwab;Hauptstraße 61;74538 Rosengarten;Elektro Schwab|Dipl.-Ing. Karl Wendt, Tragwerksplanung;Am Mühlgraben 8;02763 Zittau|Übersetzungen Carla Pinto;Dieffenbachstraße 40;10967 Berlin',
    'DE',
    (pen, firm, to) => {
      const bought = pen.buy(
        trade(
          firm,
          'Maler:Streichen Büroräume, 2 x Dispersionsfarbe;480;1450;19|Abdeckarbeiten und Reinigung;60;180;19|Lackieren von Türzargen;45;85;19|Anfahrt pauschal;25;45;19||Garten:Heckenschnitt einschl. Abfuhr;120;380;19|Rasenmähen im Monat;60;140;19|Vertikutieren und Nachsaat;150;290;19|Laubarbeiten;80;160;19||Haus:Treppenhausreinigung im Monat;110;240;19|Winterdienst, Einsätze;35;55;19|Kleinreparaturen nach Aufwand;40;160;19||Foto:Businessporträts am Standort;240;480;19|Bildbearbeitung je Motiv;15;35;19|Nutzungsrechte Web, unbefristet;90;220;19|Reisekosten;30;90;19||Elektro:Installation Steckdosen Empfang;140;320;19|Prüfung Unterverteilung nach DIN VDE;85;190;19|LED-Leuchte geliefert und montiert;65;120;19||Dipl:Statische Berechnung Carport;480;1200;19|Bewehrungsplan;260;620;19|Ortstermin;110;160;19||:Übersetzung Vertrag Spanisch–Deutsch;180;640;19|Korrektorat Webtexte;70;190;19|Beglaubigung;25;40;19',
        ),
        { count: [1, 4], most: 3, step: 100 },
      )
      const isSmall = pen.chance(0.3)
      const rows = bought.lines.map((one) => ({ ...one, rate: isSmall ? 0 : one.rate }))
      const sums = onTop(rows)
      const number = pen.digits(say(pen, '##/2026|2026-0##|2026/1##|R ##-26'))
      const days = pen.pick([8, 10, 14])
      const isNamed = pen.chance(0.35)
      const person = say(pen, firm.name.includes(',') ? 'Büro' : 'Inhaber')
      const head = `${pen.chance(0.5) ? `<b style="font-size:15pt">${escaped(firm.name)}</b>` : `<b style="font-size:12pt">${escaped(firm.name)}</b>`}<br>${place(firm)}<br>Tel. ${pen.digits('0#### / #####')}<br>E-Mail: ${pen.pick(['info', 'kontakt', 'buero'])}@${hostOf(firm.name)}`
      return [
        `<div style="${pen.pick(['text-align:right', 'text-align:center', 'margin-left:105mm'])}">${head}</div><div style="margin-top:16mm">${who(to)}</div><p style="margin-top:12mm;text-align:right">${isNamed ? `${escaped(townOf(firm))}, den ${pen.day()}` : `Datum: ${pen.day()}`}</p><p style="margin:9mm 0 6mm"><b>Rechnung Nr. ${number}</b></p><p>Sehr geehrte Damen und Herren,</p><p>${say(pen, 'für die im Zeitraum|für meine Leistungen im Zeitraum')} ${dayOff(pen, -pen.whole(12, 25), 'DD.MM.')} bis ${dayOff(pen, -pen.whole(1, 6), 'DD.MM.YYYY')} ${say(pen, 'ausgeführten Arbeiten erlaube ich mir, wie folgt zu berechnen:|erbrachten Leistungen stelle ich Ihnen in Rechnung:')}</p><div style="margin:7mm 0">${tabbed(
          rows.map((one) => [
            one.quantity > 1 ? `${one.quantity} x ${one.text} à ${pen.money(one.unit)}` : one.text,
            pen.money(one.amount),
          ]),
          150,
          'margin-bottom:2mm',
        )}<div style="height:3mm"></div>${
          isSmall
            ? tabbed([['Rechnungsbetrag', pen.money(sums.total)]], 150, 'font-weight:bold')
            : `${tabbed(sumsAs(pen, sums, 'NV', 'Summe netto|zzgl. 19 % MwSt.'), 150)}${tabbed([[say(pen, 'Gesamtbetrag|Rechnungsbetrag|Endbetrag'), pen.money(sums.total)]], 150, 'font-weight:bold;text-decoration:underline')}`
        }</div>${isSmall ? '<p>Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.</p>' : ''}<p>Bitte überweisen Sie den Betrag innerhalb von ${days} Tagen ohne Abzug auf mein Konto:</p><p>${say(pen, 'Sparkasse|VR-Bank|Postbank|DKB')}<br>IBAN: ${iban(pen, 'DE')}</p><p>Ich bedanke mich für den Auftrag.</p><p style="margin-top:8mm">Mit freundlichen Grüßen</p><p style="margin-top:14mm">${person === 'Büro' ? escaped(firm.name.split(',')[0] ?? '') : escaped(firm.name)}</p><p style="margin-top:14mm" class="tiny">Steuernummer: ${pen.digits('##/###/#####')}</p>`,
        { sums, documentNumber: number, due: pen.after(days) },
        '#sheet { font-size: 11pt; }',
      ]
    },
    since,
  ),

  /** A market in the web with sellers behind it: paid, a box with seller, day, number and sum at the right, three addresses, prices with and without tax, the seller's own facts at the foot; now and then a credit. */
  'marktplatz-verkauft-von': paper(
    { ...de, money: '# €' },
    'DD month YYYY|DD.MM.YYYY',
    'plain wide',
    'Helios Elektronikhandel GmbH;Dieselstraße 12;85748 Garching|Werkzeug-Depot Nord;Stubbenweg 30;26125 Oldenburg;Thies Harms e.K.|ViaNova Bürowelt GmbH & Co. KG;Rheinuferstraße 9;67061 Ludwigshafen|BESTPACK24;Lise-Meitner-Straße 2;52525 Heinsberg;Bestpack24 Handels UG (haftungsbeschränkt)|Sanitop Profi;Am Bahndamm 18;48268 Greven;Sanitop Profi Vertriebs GmbH|Kaffeeland Vertrieb Lorenz;Poststraße 5;01662 Meißen',
    'DE',
    (pen, firm, to) => {
      const goods = pen.buy(
        trade(
          firm,
          'Helios:USB-C Dockingstation, 11-in-1, HDMI 4K, LAN, silber;59;129;19|Monitorarm für 17-32 Zoll, Gasfeder, schwarz;34;59;19|Kabellose Maus, ergonomisch, 2,4 GHz;17;32;19|Netzwerkkabel Cat 8, 10 m, flach, weiß;9;16;19||Werk:Akku-Bohrschrauber 18 V mit 2 Akkus im Koffer;89;159;19|Bit-Set 33-teilig mit Ratsche;14;26;19|Schutzbrille klar, kratzfest, 3er-Pack;11;18;19||ViaNova:Ordner A4, 8 cm, 10 Stück, blau;21;34;19|Kopierpapier A4 80 g/m², 2500 Blatt;24;33;19|Etiketten 70 x 36 mm, 2400 Stück;16;27;19||BEST:Versandkartons 250 x 175 x 100 mm, 50 Stück;19;32;19|Versandtaschen C5 gepolstert, 100 Stück;18;29;19|Seidenpapier weiß, 480 Bogen;12;22;19||Sanitop:Seifenspender Edelstahl, wandhängend, 500 ml;22;44;19|Papierhandtücher Z-Falz, 3200 Blatt;26;39;19|Desinfektionsmittel Kanister 5 l;24;38;19||:Kaffeebohnen Crema, ganze Bohne, 4 x 1 kg;44;66;7|Entkalker für Vollautomaten, 2 x 750 ml;12;19;19|Kaffee gemahlen, 12 x 500 g;49;69;7',
        ),
        { count: [1, 3], most: 3, step: 1, isGross: true },
      ).lines
      const post = pen.pick([0, 0, 399, 499])
      const isCredit = pen.chance(0.15)
      const bought = within([...goods, ...(post > 0 ? [line('Versandkosten', post, 19)] : [])])
      const sums = isCredit ? negated(bought) : bought
      const number = pen.digits(
        isCredit ? 'DE####@#@@C#' : say(pen, 'DE##@#@###I|INV-DE-#########-2026-###'),
      )
      const isPaid = !isCredit
      const without = (cents: number, rate: number) => Math.round((cents * 100) / (100 + rate))
      return [
        `<div class="sides"><div style="font-size:20pt;font-weight:bold;color:#111">${isCredit ? 'Gutschrift' : 'Rechnung'}</div><div class="right grey tiny">Seite 1 von 1</div></div><div class="cols" style="margin-top:8mm"><div style="padding-top:9mm">${who(to)}<br>DE</div><div class="boxed" style="background:#f6f6f6;border-color:#ddd;flex:0 0 84mm">${isPaid ? '<b style="font-size:13pt">Bezahlt</b>' : ''}${told(
          [
            ...(isPaid
              ? [
                  [
                    'Zahlungsreferenznr.',
                    pen.random.text(16, 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'),
                  ] as const,
                ]
              : [['Ursprüngliche Rechnung', pen.digits('DE##@#@###I')] as const]),
            ['Verkauft von', firm.name],
            ['USt-IDNr.', taxNumber(pen, 'DE')],
          ],
          'font-size:90%',
        )}<div style="border-top:0.2mm solid #ccc;margin-top:1.5mm;padding-top:1.5mm">${told(
          [
            [isCredit ? 'Datum der Gutschrift' : 'Rechnungsdatum/Lieferdatum', pen.day()],
            [isCredit ? 'Gutschriftsnummer' : 'Rechnungsnummer', number],
          ],
          'font-size:90%',
        )}</div><div style="border-top:0.2mm solid #ccc;margin-top:1.5mm;padding-top:1.5mm;font-weight:bold" class="sides"><span>${isCredit ? 'Gutschriftsbetrag' : 'Zahlbetrag'}</span><span>${pen.money(sums.total)}</span></div></div></div><p class="tiny grey" style="margin-top:6mm">Fragen zu Ihrer Bestellung? Unser Kundenservice hilft Ihnen unter www.marktland.example/kontakt</p><div class="cols tiny" style="border-top:0.3mm solid #888;padding-top:2mm;margin-top:2mm"><div><b>Rechnungsadresse</b><br>${who(to)}<br>DE</div><div><b>Lieferadresse</b><br>${who(to)}<br>DE</div><div><b>Verkauft von</b><br>${escaped(lawful(firm))}<br>${place(firm)}<br>DE</div></div><p style="margin-top:6mm"><b>Bestellinformationen</b></p>${told(
          [
            ['Bestelldatum', dayOff(pen, -pen.whole(isCredit ? 9 : 1, isCredit ? 20 : 3))],
            ['Bestellnr.', pen.digits('30#-#######-#######')],
          ],
          'font-size:90%',
        )}<p style="margin-top:5mm"><b>${isCredit ? 'Gutschriftsdetails' : 'Rechnungsdetails'}</b></p><table class="t tiny"><tr>${[
          'l|Beschreibung',
          'r|Menge',
          'r|Stückpreis<br>(ohne USt.)',
          'r|USt. %',
          'r|Stückpreis<br>(inkl. USt.)',
          'r|Zwischensumme<br>(inkl. USt.)',
        ]
          .map((each) => each.split('|'))
          .map(
            ([look = '', text = '']) =>
              `<th class="${look}" style="border-bottom:0.3mm solid #888">${text}</th>`,
          )
          .join('')}</tr>${listing(
          pen,
          sums.lines,
          ({ t = '', A = '' }, one) => [
            one.text === 'Versandkosten'
              ? 'Versandkosten'
              : noted(
                  t,
                  `ASIN: ${pen.digits('B0')}${pen.random.text(8, 'BCDFGHJKLMNPQRSTVWXYZ0123456789')}`,
                ),
            `<div class="r">${one.text === 'Versandkosten' ? '' : one.quantity}</div>`,
            `<div class="r">${pen.money(without(one.unit, one.rate))}</div>`,
            `<div class="r">${pen.rate(one.rate)}</div>`,
            `<div class="r">${pen.money(one.unit)}</div>`,
            `<div class="r">${A}</div>`,
          ],
          'padding:2mm 1.5mm;border-bottom:0.2mm solid #ddd',
        )}</table>${tally([[isCredit ? 'Gutschrift gesamt' : 'Gesamtpreis', pen.money(sums.total)]], 'margin-left:auto;font-size:120%')}<div style="width:96mm;margin:4mm 0 0 auto">${grid('tiny ruled', 'lrr', 'USt. %|Zwischensumme (ohne USt.)|USt.', [...ratesAs(pen, sums.shares, 'rNV'), ['Gesamt', pen.money(sums.net), pen.money(sums.vat)]])}</div>${part(
          'position:absolute;left:18mm;right:18mm;bottom:12mm;border-top:0.2mm solid #bbb;padding-top:2mm;font-size:7pt;color:#555',
          `${oneLine({ ...firm, name: lawful(firm) }, ', ')}, Deutschland · Handelsregister: Amtsgericht ${escaped(townOf(firm))}, ${pen.digits(/mbH$|^[^&]*GmbH$|UG/.test(lawful(firm)) ? 'HRB #####' : 'HRA ####')} · Diese Rechnung wurde im Auftrag des Verkäufers elektronisch erstellt.`,
        )}`,
        {
          sums,
          documentNumber: number,
          hasRates: true,
          ...(isCredit ? { kind: 'credit-note', due: null } : settled),
        },
        '#sheet { font-size: 9.2pt; }',
      ]
    },
    since,
  ),

  /** An insurer's premium: no tax on sales but one on insurance, contracts with net, tax and gross, drawn from the account on the first of the period. */
  'versicherung-beitragsrechnung': paper(
    { ...de, money: '# EUR' },
    'DD.MM.YYYY|D. month YYYY',
    'plain light narrow',
    'OSTFRIESISCHE FEUER;Neuer Wall 21;26603 Aurich;Ostfriesische Feuer Versicherung VVaG|Concilia;Konrad-Adenauer-Ring 60;65187 Wiesbaden;Concilia Allgemeine Versicherungs-AG|BAUGEWERBE-SCHUTZ;Löwenstraße 3;70597 Stuttgart;Baugewerbe-Schutz Versicherung a.G.|Gothmar Direkt;Kaistraße 16;40221 Düsseldorf;Gothmar Direkt Versicherung AG|Landvolk Versicherungen;Prinzenstraße 8;30159 Hannover;Landvolk Sachversicherung AG',
    'DE',
    (pen, firm, to) => {
      const all = pen.random
        .shuffled([
          insured(pen, 'Betriebshaftpflichtversicherung', 180, 640),
          insured(pen, 'Geschäftsinhaltsversicherung', 140, 520),
          insured(pen, 'Elektronikversicherung', 90, 260),
          insured(pen, 'Rechtsschutz für Selbstständige', 210, 480),
          insured(pen, 'Kfz-Haftpflicht und Teilkasko', 260, 720),
        ])
        .slice(0, pen.whole(1, 3))
      const sums = within(all)
      const number = pen.digits(say(pen, '26########|BR-26-#####|9#########'))
      const policy = pen.digits(say(pen, '##.###.######|HV-####.####|4#########'))
      const due = new Date(Date.UTC(pen.date.getUTCFullYear(), pen.date.getUTCMonth() + 1, 1))
      const end = new Date(Date.UTC(due.getUTCFullYear() + 1, due.getUTCMonth(), 1))
      const isDrawn = pen.chance(0.6)
      const net = all.reduce((sum, one) => sum + one.net, 0)
      const tax = all.reduce((sum, one) => sum + one.tax, 0)
      const colour = pen.pick(['#9f1239', '#1e40af', '#166534'])
      return [
        `<div class="right">${twoLined(firm.name.toUpperCase(), 'SEIT 1871', 6, `color:${colour}`)}</div><div class="cols" style="margin-top:12mm"><div style="flex:1.4"><span style="font-size:62%">${oneLine({ ...firm, name: lawful(firm) }, ', ')}</span><br><br>${who(to)}</div><div>${told(
          [
            ['Rechnungsnummer', number],
            ['Versicherungsnummer', policy],
            ['Kundennummer', pen.digits('########')],
            ['Datum', pen.day()],
            ['Ihr Betreuer', say(pen, 'Agentur Hallmann|Agentur S. Reimers|Direktion')],
            ['Telefon', pen.digits('0800 ### ####')],
          ],
          'font-size:92%',
        )}</div></div><h1 style="font-size:13pt">${say(pen, 'Beitragsrechnung|Ihre Beitragsrechnung|Folgebeitragsrechnung')}</h1><p>Sehr geehrte Damen und Herren,</p><p>für den Zeitraum vom ${pen.day(due)} bis ${pen.day(end)}, 0 Uhr, berechnen wir Ihnen folgenden Beitrag:</p>${grid(
          'ruled',
          'lrrr',
          'Vertrag|Nettobeitrag EUR|Versicherungsteuer EUR|Bruttobeitrag EUR',
          all.map((one) => [
            one.text,
            pen.plain(one.net),
            pen.plain(one.tax),
            pen.plain(one.amount),
          ]),
        )}${facts(
          [
            ['Nettobeitrag', pen.money(net)],
            ['zuzüglich 19 % gesetzliche Versicherungsteuer', pen.money(tax)],
          ],
          'width:100%',
        )}<div style="border-top:0.4mm solid ${colour};font-weight:bold;font-size:115%;padding-top:1.5mm" class="sides"><span>Zu zahlender Betrag, fällig am ${pen.day(due)}</span><span>${pen.money(sums.total)}</span></div><p style="margin-top:8mm">${isDrawn ? `Wir buchen den Betrag zum Fälligkeitstag von Ihrem Konto ${pen.digits('DE## XXXX XXXX XXXX ##')} ab. Mandatsreferenz: ${pen.digits('MR########')}, Gläubiger-ID: ${pen.digits('DE##ZZZ000000#####')}.` : `Bitte überweisen Sie den Betrag bis zur Fälligkeit auf unser Konto ${iban(pen, 'DE')} unter Angabe der Versicherungsnummer.`}</p><p>Bitte beachten Sie: Zahlen Sie den Folgebeitrag nicht rechtzeitig, können Sie Ihren Versicherungsschutz verlieren. Diese Rechnung dient als Nachweis für Ihr Finanzamt; die Versicherungsleistung ist nach § 4 Nr. 10 UStG von der Umsatzsteuer befreit.</p><p>Mit freundlichen Grüßen</p><p>${escaped(lawful(firm))}</p>${footed(
          [
            [lawful(firm), ...firm.address],
            ['Vorstand: Dr. Heike Lammert (Vors.)', 'Aufsichtsrat: Prof. Georg Thoma'],
            [
              `Amtsgericht ${townOf(firm)}`,
              pen.digits('HRB ####'),
              pen.digits('VersSt-Nr. 807/V908070#####'),
            ],
            [`USt-IdNr. ${taxNumber(pen, 'DE')}`, `www.${hostOf(firm.name)}`],
          ],
        )}`,
        {
          sums,
          documentNumber: number,
          otherNumbers: [policy],
          due,
        },
        '#sheet { font-size: 9.6pt; }',
      ]
    },
    since,
  ),

  /** A hire of tools and machines: the name as two lines in capitals, delivery and return, days at a price, insurance in percent, a deposit given back named in a note alone. */
  'baumaschinen-verleih': paper(
    de,
    'DD.MM.YYYY|DD.MM.YY',
    'plain narrow wide',
    'MIETPARK KRÖGER;Gewerbering 7;25436 Tornesch;Kröger Baumaschinenverleih GmbH|RENTA-TOOL;Vogelsanger Weg 44;50829 Köln;Renta-Tool Werkzeugvermietung OHG|BAULIFT SÜD;Messerschmittstraße 21;89231 Neu-Ulm;Baulift Süd Arbeitsbühnen GmbH|HEIDEMASCHINEN;Soltauer Straße 112;29646 Bispingen;Heidemaschinen Vermietung Cordes e.K.|GERÄTEHOF ERZGEBIRGE;Annaberger Straße 300;09125 Chemnitz;Gerätehof Erzgebirge Mietservice GmbH & Co. KG',
    'DE',
    (pen, firm, to) => {
      const days = pen.whole(1, 9)
      const things = pen.random
        .shuffled(
          trade(
            firm,
            'BAULIFT:Gelenkteleskopbühne 16 m;145;210;19|Scherenbühne elektrisch 8 m;75;110;19|Anhängerbühne 12 m;95;140;19||:Minibagger 1,8 t;95;145;19|Rüttelplatte 160 kg;32;49;19|Stemmhammer 16 kg;28;42;19|Bautrockner 60 l;12;19;19|Nass-Trennschneider;35;52;19',
          ),
        )
        .slice(0, pen.whole(1, 3))
        .map(({ text, least, most, rate }) =>
          several(text, days, Math.round(pen.whole(least, most) / 50) * 50, rate),
        )
      const hire = sumOf(things)
      const more = [
        line('Maschinenbruchversicherung 8 %', share(hire, 8), 19),
        ...(pen.chance(0.5) ? [line('An- und Abtransport', pen.pick([9000, 12_000]), 19)] : []),
        ...(pen.chance(0.4) ? [several('Diesel, Liter', pen.whole(4, 22), 205, 19)] : []),
        ...(pen.chance(0.3) ? [line('Endreinigung', 4500, 19)] : []),
      ]
      const sums = onTop([...things, ...more])
      const number = pen.digits(say(pen, 'MR26-####|2610###|V-#####'))
      const due = pen.after(pen.pick([0, 10, 14]))
      const isCash = due.getTime() === pen.date.getTime()
      const [first = '', ...rest] = firm.name.split(/[ -]/)
      const unitOf = (text: string) =>
        /Liter/.test(text) ? 'l' : things.some((one) => one.text === text) ? 'Tage' : 'psch.'
      return [
        `<div class="mid">${twoLined(first, rest.length > 0 ? rest.join(' ') : 'VERMIETUNG · SERVICE', 9, 'font-weight:bold;color:#b45309')}<div class="tiny" style="margin-top:1mm">Baumaschinen · Arbeitsbühnen · Werkzeuge</div></div><div class="cols" style="margin-top:12mm"><div><span style="font-size:62%">${oneLine({ ...firm, name: lawful(firm) }, ' * ')}</span><br><br>${who(to)}</div><div>${facts(
          [
            ['Rechnung Nr.', number],
            ['Mietvertrag Nr.', pen.digits('######')],
            ['Datum', pen.day()],
            ['Kunden-Nr.', pen.digits('1####')],
            ['Abgeholt durch', say(pen, 'Hr. Yildiz|Hr. Behrens|Fr. Kolb')],
          ],
          'margin-left:auto',
        )}</div></div><h1 style="font-size:14pt">MIETRECHNUNG</h1><p class="tiny">Mietbeginn: ${dayOff(pen, -days - 1)} ${say(pen, '7:00|7:45|8:30')} Uhr &nbsp;&nbsp; Mietende: ${dayOff(pen, -1)} ${say(pen, '16:10|16:45|17:00')} Uhr &nbsp;&nbsp; Einsatzort: ${say(pen, 'Neubau Schulstraße|Lager|wie Anschrift')}</p>${grid(
          'boxy',
          'clrlrr',
          'Pos.|Bezeichnung|Menge|Einh.|Preis €|Gesamt €',
          linesAs(pen, sums.lines, 'tqua').map(([t = '', q = '', ...money], at) => [
            String(at + 1),
            t,
            q,
            unitOf(t),
            ...money,
          ]),
        )}${tally(
          sumsAs(pen, sums, 'NVT', 'Nettosumme|19 % USt.|Rechnungsbetrag'),
          'margin-left:auto;width:80mm',
        )}<p style="margin-top:8mm">${isCash ? `Betrag dankend per ${say(pen, 'EC-Karte|Kreditkarte')} erhalten.` : `Zahlbar bis ${pen.day(due)} ohne Abzug.`} ${pen.chance(0.5) ? 'Die hinterlegte Kaution von 200,00 € wurde bei Rückgabe zurückgezahlt.' : 'Es gelten unsere Mietbedingungen.'}</p><p class="tiny">Die Leistungen wurden im oben genannten Mietzeitraum erbracht. Gerät in gereinigtem Zustand und vollgetankt zurückgeben.</p>${footed(
          [
            [lawful(firm), ...firm.address],
            [
              `Tel. ${pen.digits('0#### ####-0')}`,
              `miete@${hostOf(firm.name)}`,
              'Mo–Fr 6:30–17:00, Sa 7–11 Uhr',
            ],
            [`Steuer-Nr. ${pen.digits('##/###/#####')}`, `USt-IdNr. ${taxNumber(pen, 'DE')}`],
            [say(pen, 'Volksbank eG|Sparkasse'), iban(pen, 'DE')],
          ],
        )}`,
        { sums, documentNumber: number, ...(isCash ? settled : { due }) },
        '#sheet { font-size: 9.4pt; }',
      ]
    },
    since,
  ),
}
