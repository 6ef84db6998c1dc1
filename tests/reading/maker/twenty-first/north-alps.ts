/** Papers of Austria and Switzerland: a vet of farms, a town's tax on nights, a society of rights in music, a tax on cars, goods in store, a scaffold. */
import { escaped, line, onTop, several, sumOf, within } from '../eighth/kit'
import { at, ch } from '../eighth/notations'
import { ratesAs, sumsAs } from '../eighth/rows'
import { boxes, romandy, ticino } from '../eleventh/kit'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { beside, dotted, part, priced } from '../nineteenth/kit'
import { buyer, dayOff, share } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { across, footed, lawful } from '../seventeenth/kit'
import { columned, decimal, formed, tally } from '../thirteenth/kit'
import { letterhead, roundedTo, say } from '../twelfth/kit'
import { paymentPart } from '../twentieth/west-kit'
import { addressed, besides, chapter } from './north-kit'

export const atPapers: Papers = {
  /** A vet of farms: the visits of a month with beasts by their ear marks, works at one rate and drugs at another, drawn from the account. */
  'tierarzt-hof': paper(
    at,
    'DD.MM.YYYY|D. month YYYY',
    'plain wide',
    'Tierarztpraxis Mag. med. vet. Lorenz Ebner;Dorfplatz 6;4644 Scharnstein|TIERÄRZTE MURTAL OST;Bundesstraße 81;8832 Oberwölz;Dr. Stadlober & Dr. Wieser OG|Großtierpraxis Flachgau;Salzburger Straße 12;5204 Straßwalchen;Großtierpraxis Flachgau Tierärzte GmbH',
    'AT',
    (pen, firm) => {
      const to = addressed(pen, 'AT')
      const works = [
        'Geburtshilfe',
        'Klinische Untersuchung',
        'Klauenbehandlung',
        'Trächtigkeitsdiagnose',
        'Infusion',
      ]
      const drugs = [
        'Procain-Penicillin 100 ml',
        'Calciumlösung 500 ml',
        'Ketoprofen 50 ml',
        'Trockensteller, 4 Injektoren',
      ]
      const visits = Array.from({ length: pen.whole(2, 4) }, (_, at) => ({
        day: dayOff(pen, -29 + at * 7, 'DD.MM.'),
        mark: pen.digits('AT ### ### ###'),
        all: [
          line(pen.pick(works), pen.whole(28, 190) * 100, 20),
          line('Weggebühr', pen.whole(9, 24) * 100, 20),
          ...(pen.chance(0.75) ? [line(pen.pick(drugs), pen.whole(900, 6400), 10)] : []),
        ],
      }))
      const all = visits.flatMap((visit) => visit.all)
      const sums = onTop(
        all.some(({ rate }) => rate === 10) ? all : [...all, line('Boluspackung Kalb', 1890, 10)],
      )
      const extra = sums.lines.slice(all.length)
      const [number, due] = [pen.digits(say(pen, '26/0####|HA26-####|R-####')), pen.after(10)]
      const rowOf = (one: (typeof all)[number]) =>
        `<tr><td>${escaped(one.text)}</td><td class="r">${pen.rate(one.rate)}</td><td class="r">${pen.plain(one.amount)}</td></tr>`
      return [
        `<table style="width:100%"><tr><td style="width:18mm"><svg width="44" height="44"><circle cx="22" cy="22" r="20" fill="#166534"/><path d="M13 30 V14 L22 25 L31 14 V30" stroke="#fff" stroke-width="3" fill="none"/></svg></td><td><b style="font-size:13pt">${escaped(firm.name)}</b>${besides(firm)}<br>${place(firm, ', ')} · Notruf ${pen.digits('0664 ### ## ##')}</td></tr></table><div class="cols" style="margin:10mm 0 4mm"><div>${who(to)}<br><span class="tiny">LFBIS-Nr. ${pen.digits('#######')}</span></div>${told(
          [
            ['Honorarnote Nr.', number],
            ['vom', pen.day()],
            [
              'Leistungszeitraum',
              `${dayOff(pen, -29, 'DD.MM.')} – ${dayOff(pen, -3, 'DD.MM.YYYY')}`,
            ],
            ['Mandatsreferenz', pen.digits('TG-#####')],
          ],
        )}</div><table class="t"><tr><th class="l">Leistung / Arzneimittel</th><th class="r">USt</th><th class="r">netto €</th></tr>${visits
          .map(
            ({ day, mark, all: some }) =>
              `${chapter(3, `Visite ${day}   Rind ${mark}`)}${some.map(rowOf).join('')}`,
          )
          .join(
            '',
          )}${extra.length > 0 ? `${chapter(3, 'Abgabe in der Ordination')}${extra.map(rowOf).join('')}` : ''}</table>${grid(
          'boxy',
          'rrrr',
          'USt-Satz|Bemessungsgrundlage|USt|brutto',
          ratesAs(pen, sums.shares, 'rnvg'),
        )}${part('background:#dcfce7;padding:2.5mm 4mm;font-size:12pt', `<div class="sides"><b>Gesamtbetrag</b><b>${pen.money(sums.total)}</b></div>`)}<p>Wir ziehen den Betrag am ${pen.day(due)} mittels SEPA-Lastschrift von Ihrem Konto ein. Wartezeiten laut Abgabebeleg sind einzuhalten.</p><div class="foot tiny">UID ${taxNumber(pen, 'AT')} · IBAN ${iban(pen, 'AT')} · Hausapotheke ${pen.digits('Nr. ####')}</div>`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.8pt; } .t :is(td, th) { padding: 0.6mm 1.5mm; }',
      ]
    },
  ),

  /** A town's tax on nights of guests: months with heads and nights, children free, the town's arms and facts in a column at the right. */
  naechtigungsabgabe: paper(
    at,
    'DD.MM.YYYY',
    'plain narrow',
    'Marktgemeinde Hinterlahn;Kirchplatz 1;6281 Gerlos|Stadtgemeinde Sankt Ägidsee;Seestraße 2;5360 St. Wolfgang|Tourismusverband Hochwald;Dorfstraße 44;8970 Schladming;TVB Hochwald',
    'AT',
    (pen, firm, to) => {
      const rate = pen.pick([150, 200, 240, 320])
      const first = pen.whole(1, 3)
      const months = Array.from({ length: pen.whole(2, 4) }, (_, at) => {
        const nights = pen.whole(18, 460)
        const name = pen.day(pen.after(-30 * (first + 4 - at)), 'month YYYY')
        return { free: pen.whole(0, 40), one: several(`Nächtigungen ${name}`, nights, rate) }
      })
      const lines = months.map(({ one }) => one)
      const sums = within([
        ...lines,
        ...(pen.chance(0.4) ? [line('Verspätungszuschlag 2 %', share(sumOf(lines), 2))] : []),
      ])
      const [number, due] = [pen.digits(say(pen, '26/####-NA|V26######')), pen.after(31)]
      return [
        columned(
          `<b style="font-size:12pt">${escaped(firm.name)}</b>${besides(firm)}<p>${place(firm)}</p><p>Finanzabteilung<br>${pen.digits('0#### / ####-##')}</p><p>Bearbeiter:<br>${say(pen, 'Andrea Kofler|Manfred Steiner|S. Oberhauser')}</p><p>EDV-Nummer<br><b>${pen.digits('#####-##')}</b></p><p class="tiny">DVR ${pen.digits('00#####')}<br>Amtsstunden Mo–Fr 8–12 Uhr</p>`,
          `<div style="margin:12mm 0 12mm">${who(to)}</div><p class="right">${pen.day()}</p><h1 style="font-size:14pt">Vorschreibung der Nächtigungsabgabe</h1><p>Beleg-Nr. <b>${number}</b>, Betrieb ${pen.digits('B-###')} „${say(pen, 'Haus Alpenblick|Pension Daxer|Ferienwohnung Seerose')}“</p><p>Auf Grund Ihrer Meldungen wird vorgeschrieben:</p>${grid(
            'ruled',
            'lrrrr',
            'Zeitraum|frei*|pflichtig|Satz €|Abgabe €',
            [
              ...months.map(({ free, one }) => [
                one.text,
                String(free),
                String(one.quantity),
                pen.plain(one.unit),
                pen.plain(one.amount),
              ]),
              ...sums.lines
                .slice(lines.length)
                .map((one) => [one.text, '', '', '', pen.plain(one.amount)]),
            ],
          )}<p class="tiny">* Kinder bis zum vollendeten 15. Lebensjahr</p>${tally([['Summe der Vorschreibung', pen.money(sums.total)]])}<p>Fällig am <b>${pen.day(due)}</b>. Konto ${iban(pen, 'AT')}, Zahlungsreferenz ${pen.digits('###########')}.</p><p class="tiny">Die Abgabe unterliegt nicht der Umsatzsteuer. Einwendungen sind binnen eines Monats ab Zustellung bei der Abgabenbehörde einzubringen.</p>`,
          'background:#f1f5f9;border-left:1mm solid #b91c1c',
          true,
        ),
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A society of rights in music: a form of boxes for the evening that was licensed, how the fee was reckoned by steps, a day of the evening beside that of the bill. */
  'musikrechte-abend': paper(
    at,
    'DD.MM.YYYY|DD. month YYYY',
    'narrow light',
    'TONWERK;Baumannstraße 21;1030 Wien;Tonwerk Verwertungsgesellschaft reg. Gen.m.b.H.|MUSIKRECHTE SÜDOST;Grieskai 40;8020 Graz;Musikrechte Südost GmbH|Bühnenrechte Donau;Taubstummengasse 9;1040 Wien;Bühnenrechte Donau Verwertungsgesellschaft mbH',
    'AT',
    (pen, firm, to) => {
      const base = pen.whole(60, 420) * 100
      const more = pen.pick([0, 20, 30])
      const off = pen.pick([0, 10, 15])
      const plus = share(base, more)
      const minus = share(base + plus, off)
      const sums = onTop([
        line('Grundentgelt lt. Tarif V2', base, 20),
        ...(more > 0 ? [line(`Zuschlag Tanzmusik ${more} %`, plus, 20)] : []),
        ...(off > 0 ? [line(`Vertragsrabatt Verband ${off} %`, -minus, 20)] : []),
        ...(pen.chance(0.4)
          ? [line('Mitwirkung Leistungsschutz', pen.whole(12, 90) * 100, 20)]
          : []),
      ])
      const [number, due] = [pen.digits(say(pen, '26######|L-26-#####|4#########')), pen.after(14)]
      const evening = -pen.whole(12, 70)
      return [
        `<div style="display:flex;justify-content:space-between;border-bottom:1.2mm solid #7c3aed;padding-bottom:2mm"><div style="font-size:22pt;font-weight:bold;letter-spacing:1mm;color:#7c3aed">${escaped(firm.name)}</div><div class="tiny right">${escaped(lawful(firm))}<br>${place(firm, ', ')}<br>Geschäftsstelle ${say(pen, 'Graz|Linz|Wien|Klagenfurt')}</div></div><div class="cols" style="margin-top:12mm"><div>${who(to)}</div>${facts(
          [
            ['Kundennummer', pen.digits('8######')],
            ['Lizenzrechnung', number],
            ['Rechnungsdatum', pen.day()],
          ],
        )}</div><p style="margin-top:8mm">Aufführungsbewilligung und Rechnung für folgende Veranstaltung:</p>${formed(
          [
            ['Veranstaltung', say(pen, 'Sommerfest|Faschingsball|Jubiläumskonzert')],
            ['Datum der Aufführung', dayOff(pen, evening)],
            ['Veranstaltungsort', to.address[1] ?? ''],
            ['Fassungsraum', `${pen.whole(8, 60) * 10} Personen`],
            ['Eintritt', say(pen, 'freie Spende|bis € 15|bis € 25')],
            ['Art der Wiedergabe', say(pen, 'Kapelle live|DJ|Tonträger')],
          ],
          3,
        )}<div style="width:120mm;margin-left:auto">${dotted([...priced(pen, sums.lines), ...sumsAs(pen, sums, 'nvT', 'Entgelt exkl. USt|20 % Umsatzsteuer|Zu zahlen inkl. USt')])}</div><p style="margin-top:6mm">Wir ersuchen um Zahlung bis ${pen.day(due)} auf unser Konto ${iban(pen, 'AT')}. Mit der Zahlung gilt die Bewilligung als erteilt; das Musikprogramm ist binnen 8 Tagen einzusenden.</p>${footed(
          [
            [
              `UID ${taxNumber(pen, 'AT')}`,
              pen.digits('FN ######@').toLowerCase().replace('fn', 'FN'),
            ],
            ['Service 8:30–14:00 Uhr', pen.digits('050 ### ###')],
          ],
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const chPapers: Papers = {
  /** A canton's tax on a car for the rest of a year: plate and weight in boxes, what was paid for the old car taken off, no tax, a payment part. */
  strassenverkehrsamt: paper(
    { ...ch, money: '#' },
    'DD.MM.YYYY',
    'plain narrow',
    'Strassenverkehrsamt Kanton Reussgau;Sternmattweg 11;6010 Kriens|Strassenverkehrs- und Schifffahrtsamt Oberwald;Rothusstrasse 3;6312 Steinhausen|MFK Jurasüdfuss;Gurzelenstrasse 3;4512 Bellach;Motorfahrzeugkontrolle Jurasüdfuss',
    'CH',
    (pen, firm, to) => {
      const days = 365 - (pen.date.getUTCMonth() * 30 + pen.date.getUTCDate())
      const rata = (year: number) => roundedTo((year * Math.max(days, 20)) / 365, 5)
      const tax = pen.whole(280, 1450) * 100
      const sums = within([
        line(`Verkehrssteuer bis 31.12.${pen.date.getUTCFullYear()}`, rata(tax)),
        line('Fahrzeugausweis', 5500),
        ...(pen.chance(0.5) ? [line('Kontrollschilder, Satz', pen.pick([3500, 4000]))] : []),
        ...(pen.chance(0.4)
          ? [line('Gutschrift Steuer bisheriges Fahrzeug', -rata(Math.round(tax * 0.6)))]
          : []),
        ...(pen.chance(0.5) ? [line('Fahrzeugprüfung', pen.pick([6000, 8500]))] : []),
      ])
      const [number, due] = [pen.digits(say(pen, '26#######|#### ### ###')), pen.after(30)]
      return [
        `<div class="sides"><div><b style="font-size:11pt">${escaped(firm.name)}</b>${besides(firm)}<br>${place(firm)}</div><div style="width:72mm;padding-top:20mm">${who(to)}</div></div><h1 style="font-size:13pt;margin:7mm 0 0">Rechnung ${number}</h1>${boxes(
          [
            [
              'Kontrollschild',
              pen.digits(
                `${{ '6010': 'LU', '6312': 'ZG' }[firm.address[1]?.slice(0, 4) ?? ''] ?? 'SO'} ######`,
              ),
            ],
            ['Stammnummer', pen.digits('###.###.###')],
            ['Marke / Typ', say(pen, 'Skoda Octavia|VW Crafter|Subaru Forester')],
            ['Gesamtgewicht', `${pen.whole(19, 35) * 100} kg`],
            ['Rechnungsdatum', pen.day()],
            ['Zahlbar bis', pen.day(due)],
          ],
        )}${grid(
          'ruled',
          'lr',
          'Bezeichnung|CHF',
          priced(pen, sums.lines).map(([text, amount]) => [text, amount]),
        )}<p class="right"><b>Total CHF &nbsp; ${pen.plain(sums.total)}</b></p><p class="tiny">Gegen diese Verfügung kann innert 30 Tagen Einsprache erhoben werden. Bei Nichtbezahlung werden Ausweis und Schilder entzogen. Nicht mehrwertsteuerpflichtig.</p>${paymentPart(
          pen,
          'de',
          {
            account: iban(pen, 'CH'),
            reference: pen.digits('## ##### ##### ##### ##### #####'),
            firm,
            to,
            amount: pen.plain(sums.total).replace("'", ' '),
            about: `Rechnung ${number}`,
          },
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** Movers of Romandy: an evening's report of men and hours, boxes by the piece, goods in store by the month, what was paid when it was ordered below the total. */
  'garde-meubles': paper(
    romandy,
    'D month YYYY|DD.MM.YYYY',
    'wide light',
    'Déménagements Grandjean;Chemin de la Colice 12;1023 Crissier;Grandjean Déménagements SA|TRANSLÉMAN;Route des Acacias 45;1227 Les Acacias;Transléman Transports Sàrl|Bovay Frères;Rue du Port-Franc 3;1950 Sion',
    'CH',
    (pen, firm) => {
      const to = buyer(pen, 'VD')
      const [men, hours] = [pen.whole(2, 5), pen.whole(4, 11)]
      const sums = onTop([
        several(`${men} déménageurs et camion, heures`, hours, men * 5500 + 4000, 8.1),
        several('Cartons livres', pen.whole(10, 60), 350, 8.1),
        ...(pen.chance(0.5) ? [line('Monte-meubles, forfait', pen.whole(28, 46) * 1000, 8.1)] : []),
        ...(pen.chance(0.7)
          ? [
              several(
                'Garde-meubles, box 8 m³, mois',
                pen.whole(1, 6),
                pen.whole(95, 160) * 100,
                8.1,
              ),
            ]
          : []),
        ...(pen.chance(0.4) ? [line('Autorisation de stationnement', 8000, 8.1)] : []),
      ])
      const paid = pen.chance(0.6) ? Math.floor(sums.total / 40_000) * 10_000 : 0
      const [number, due] = [pen.digits(say(pen, '26-####|D-####|2026###')), pen.after(10)]
      return [
        `${beside('1fr 1fr', letterhead(firm, 7, 'font-weight:bold;color:#9a3412'), `<div style="margin-top:26mm">${who(to)}</div>`)}<p style="margin-top:10mm">${escaped(firm.address[1]?.slice(5) ?? '')}, ${pen.day()}</p><p><b>FACTURE ${number}</b><br>Déménagement du ${dayOff(pen, -8)}, de ${say(pen, 'Prilly|Renens|Nyon|Morges')} à ${say(pen, 'Aigle|Versoix|Sierre')}, bon de travail signé ${pen.digits('n° ####')}</p>${grid(
          'boxy',
          'rlrr',
          'Nombre|Prestation|Prix|Montant',
          sums.lines.map((one) => [
            String(one.quantity),
            one.text,
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}<div style="width:95mm;margin-left:auto">${facts(
          [
            ...sumsAs(pen, sums, 'nv', 'Sous-total|TVA 8.1 %'),
            ['Total CHF TTC', pen.plain(sums.total)],
            ...(paid > 0
              ? [
                  ['./. acompte à la commande', pen.plain(-paid)] as const,
                  ['Solde à verser CHF', pen.plain(sums.total - paid)] as const,
                ]
              : []),
          ],
          'width:100%',
        )}</div><p>Payable dans les 10 jours, soit le ${pen.day(due)}, IBAN ${iban(pen, 'CH')}. Réclamations : 3 jours après livraison, selon conditions ASTAG.</p><div class="foot tiny"><hr>${across([[lawful(firm), place(firm, ', ')], [`${taxNumber(pen, 'CH')} TVA`], ['info@demenage.example', pen.digits('+41 2# ### ## ##')]])}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A scaffold in the Ticino: square metres put up and taken down, weeks past the first ones, an order of a site, prices to five centimes. */
  ponteggi: paper(
    ticino,
    'DD.MM.YYYY|D month YYYY',
    'narrow plain',
    'Ponteggi Maggini SA;Via Industria 9;6814 Lamone|EDILPONTE;Via Cantonale 102;6594 Contone;Edilponte Sagl|Impalcature Tre Valli;Zona Industriale 4;6710 Biasca;Fratelli Guscetti SA',
    'TI',
    (pen, firm, to) => {
      const metres = pen.whole(120, 980)
      const weeks = pen.whole(2, 9)
      const hire = pen.pick([45, 50, 60])
      const sums = onTop([
        several(
          'Montaggio e smontaggio ponteggio facciata, m²',
          metres,
          pen.whole(260, 390) * 5,
          8.1,
        ),
        line(`Nolo supplementare, ${metres} m² × ${weeks} sett.`, metres * weeks * hire, 8.1),
        ...(pen.chance(0.6) ? [several('Scala di accesso, pz', pen.whole(1, 3), 38_000, 8.1)] : []),
        ...(pen.chance(0.5) ? [several('Rete di protezione, m²', metres, 210, 8.1)] : []),
        line('Trasporti', pen.whole(24, 90) * 1000, 8.1),
      ])
      const [number, due] = [pen.digits(say(pen, '26###|F-26/###|#####')), pen.after(30)]
      const order = pen.digits(say(pen, 'C-26-###|DL 26/##'))
      return [
        `<div class="mid"><b style="font-size:16pt;letter-spacing:0.6mm">${escaped(firm.name)}</b><br><span class="tiny">${[...firm.also.map(escaped), place(firm, ' · '), `${taxNumber(pen, 'CH')} IVA`].join(' · ')}</span></div><div class="cols" style="margin:12mm 0 6mm"><div>${told(
          [
            ['Fattura n.', number],
            ['Data', pen.day()],
            ['Cantiere', say(pen, 'Residenza Sole, Manno|Palazzo comunale|Casa Bernasca')],
            ['Vs. ordine', order],
          ],
        )}</div><div>Spettabile<br>${who(to)}</div></div>${grid(
          'ruled',
          'lrrr',
          'Descrizione|Quantità|Prezzo unit.|Importo CHF',
          sums.lines.map((one) => [
            one.text,
            one.quantity === 1 ? '' : String(one.quantity),
            one.quantity === 1 ? '' : pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}<p class="tiny">Nolo base di 4 settimane compreso nel montaggio; supplemento a settimana e m² CHF ${decimal(pen, hire / 100, 2)}. Consegna ${dayOff(pen, -30 - weeks * 7)}, ritiro ${dayOff(pen, -4)}.</p>${tally(sumsAs(pen, sums, 'nvT', 'Totale parziale|IVA 8.1%|Totale IVA inclusa'))}<p>Condizioni: 30 giorni netto, scadenza ${pen.day(due)}. Sconti non autorizzati saranno riaddebitati.</p><p>IBAN ${iban(pen, 'CH')}, intestato a ${escaped(lawful(firm))}</p>`,
        { sums, documentNumber: number, due, customerReference: order },
      ]
    },
  ),
}
