/** Invoices of German, Dutch and Norwegian: dentist, wholesaler, hire, fair, notary, courier, town. */
import type { Random } from '../../../support/random'
import {
  below,
  block,
  escaped,
  firms,
  line,
  onTop,
  paged,
  penFor,
  pictured,
  several,
  sign,
  table,
  truthOf,
  wares,
  wordmark,
} from '../eighth/kit'
import { at, de, nl, no } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { anyone, customer, lettered, page, plains, serifs } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'

const dentists = firms(
  'Zahnarztpraxis Dr. Ehlers & Kollegen;Osterstraße 40;26122 Oldenburg|Dr. med. dent. Amalia Kostopoulos;Leopoldstraße 77;80802 München;Amalia Kostopoulos|MVZ Zahnzentrum Neckartal GmbH;Bahnhofstraße 12;72070 Tübingen;Zahnzentrum Neckartal',
)
const treated = [
  ['0010', 'Eingehende Untersuchung', 1293, 2100],
  ['1040', 'Professionelle Zahnreinigung, je Zahn', 2100, 3600],
  ['2080', 'Komposit, zweiflächig', 7190, 12_900],
  ['0090', 'Infiltrationsanästhesie', 774, 1290],
  ['4050', 'Entfernung harter Beläge', 129, 300],
] as const

/** Of a German dentist: teeth, numbers of the scale of fees and factors, no tax but in the laboratory's part. */
export function zahnarzt(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YY')
  const [firm, client] = [pen.pick(dentists), anyone(pen, 'DE')]
  const chosen = pen.random.shuffled(treated).slice(0, pen.whole(2, 5))
  const own = chosen.map(([, text, least, most]) => line(text, pen.whole(least, most)))
  const lab = pen.chance(0.5) ? [line('Fremdlabor lt. Beleg', pen.whole(90, 420) * 100, 7)] : []
  const sums = onTop([...own, ...lab])
  const number = pen.digits(pen.pick(['26/#####', '######', '####-26-#']))
  return paged(
    'A4',
    page(
      pen,
      plains,
      '.items :is(td, th):is(:nth-child(2), :nth-child(3), :nth-child(4)) { text-align: left; } .items td { font-size: 9pt; }',
    ),
    [
      `<div class="sides"><div><b style="font-size:13pt">${escaped(firm.name)}</b><br><span class="small">${pen.pick(['Implantologie · Prophylaxe · Kinder', 'Termine nach Vereinbarung'])}</span></div><div class="small right">${block(firm.address)}<br>Tel. ${pen.digits('0### ######')}</div></div>
       <div class="small grey" style="margin-top:14mm">${escaped(firm.address.join(' · '))}</div>${lettered(client)}
       <h1 style="font-size:13pt">Liquidation</h1>${table('', [
         ['Rechnungsnummer', number],
         ['Rechnungsdatum', pen.day()],
         ['Behandelt wurde', pen.pick(['wie oben', 'Tobias Wendt, geb. 03.11.1979'])],
       ])}
       ${table(
         'items',
         own.map((each, place) => [
           pen.day(pen.after(-place - 3), 'DD.MM.YY'),
           pen.pick(['16', '27', '11-48', '36']),
           chosen[place]?.[0] ?? '',
           each.text,
           pen.pick(['2,3', '1,8', '3,5']),
           pen.plain(each.amount),
         ]),
         ['Datum', 'Zahn', 'GOZ', 'Leistung', 'Faktor', 'EUR'],
       )}
       ${table('sums', [
         ['Zahnärztliches Honorar', pen.plain(own.reduce((all, each) => all + each.amount, 0))],
         ...lab.flatMap((each) => [
           [each.text, pen.plain(each.amount)],
           ['Umsatzsteuer 7 % auf Labor', pen.plain(sums.vat)],
         ]),
         ['Rechnungsbetrag EUR', pen.plain(sums.total)],
       ])}
       <p>Bitte überweisen Sie bis zum ${pen.day(pen.after(30))} auf ${iban(pen, 'DE')}, Zweck ${number}.</p><p class="small">Heilbehandlung nach § 4 Nr. 14 UStG steuerfrei. Für Ihre Versicherung liegt ein zweites Blatt bei.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const suppliers = firms(
  'Medivant Pharma-Großhandel GmbH & Co. KG;Am Sandberg 8;06184 Kabelsketal;Medivant|Noweda-Süd Arzneiversorgung eG;Industriestraße 50;89231 Neu-Ulm|Hansea Sanitätsbedarf AG;Billhorner Deich 94;20539 Hamburg;Hansea',
)
const drugs =
  'IBUFLEX 400MG FTA 50ST|PANTODOR 20MG MSR 98ST|OMNISAN SALBE 100G|KOCHSALZ 0,9% INFLSG 10X500ML|VERBAND MULL 6CMX4M|HANDSCHUH NITRIL L 100ST|KANUELE 0,8X40 100ST|PFLASTER ELAST 5M|DESINF HAND 500ML|NASIVENT SPRAY 10ML|MAGNOVERDE 300 BTE 20ST|BLUTZ TESTSTR 50ST|SALINOX TROPFEN 30ML|KOMPRESSE STERIL 10X10|TEE BRONCHIAL 20FB|VITADEX D3 1000IE'.split(
    '|',
  )

/** A collective invoice of a German wholesaler of drugs, of two pages: numbers of delivery between the lines, carried over. */
export function grosshandel(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YY')
  const firm = pen.pick(suppliers)
  const client = pen.pick(
    firms(
      'Löwen-Apotheke, Inh. P. Brandt e.K.;Marktstraße 1;37671 Höxter|Pflegedienst Sonnenhof gGmbH;Am Bach 20;36037 Fulda',
    ),
  )
  const lines = pen.random
    .shuffled(drugs)
    .slice(0, pen.whole(11, 16))
    .map((text) => several(text, pen.whole(1, 12), pen.whole(120, 4800), 19))
  const sums = onTop(lines)
  const number = pen.digits(pen.pick(['90#######', 'SR26-######', '####.###.##']))
  const cut = 8
  const rows = (part: typeof lines) =>
    part.map((each) => [
      pen.digits('0#######'),
      each.text,
      String(each.quantity),
      pen.plain(each.unit),
      pen.plain(each.amount),
    ])
  const head = ['PZN', 'Artikel', 'Menge', 'AEP', 'Wert']
  const carried = pen.plain(lines.slice(0, cut).reduce((all, each) => all + each.amount, 0))
  const top = (at: number) =>
    `<div class="sides"><div>${wordmark(firm.also[0] ?? firm.name.split(' ')[0] ?? '', '#15803d', 'Liberation Sans')}</div><div class="small right">Sammelrechnung ${number}<br>Kunden-IDF ${pen.digits('4######')}<br>${pen.day()}<br>Seite ${at} von 2</div></div>`
  const foot = `<div class="foot small sides"><div>${block([firm.name, ...firm.address])}</div><div>USt-IdNr. ${taxNumber(pen, 'DE')}<br>HRA ${pen.digits('#####')}</div><div>${iban(pen, 'DE')}</div></div>`
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'Liberation Mono'],
      '.items :is(td, th):nth-child(2) { text-align: left; } .items td { font-size: 8.5pt; }',
    ),
    [
      `${top(1)}<div style="margin:9mm 0">${lettered(client)}</div><p>Lieferschein ${pen.digits('8########')} vom ${pen.day(pen.after(-6))}</p>${table('items', rows(lines.slice(0, cut)), head)}<p class="right">Übertrag ${carried}</p>${foot}`,
      `${top(2)}<p>Übertrag ${carried}</p><p>Lieferschein ${pen.digits('8########')} vom ${pen.day(pen.after(-2))}</p>${table('items', rows(lines.slice(cut)), head)}
       ${table('sums', sumsAs(pen, sums, 'nvt', 'Warenwert netto|19 % MwSt.|Zahlbetrag EUR'))}<p>Einzug am ${pen.day(pen.after(10))} durch Lastschrift, Mandat ${pen.digits('MD#####')}. Bei Zahlung über 14 Tage entfällt der Sonderkonditionenrahmen.</p>${foot}`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const hirers = firms(
  'Mietpark Allgäu;Heisinger Straße 21;87437 Kempten;Baugeräte Schuster GmbH|Bohrer & Bagger Verleih OHG;Rheinallee 108;55118 Mainz|Gerüst- und Hebetechnik Wismann GmbH;Zum Kraftwerk 5;45739 Oer-Erkenschwick',
)
const machines = wares(
  'Minibagger 1,8 t;95;140;19|Rüttelplatte 120 kg;28;45;19|Stampfer;32;42;19|Bauzaun lfm;0.8;1.4;19|Anhänger 2 t;25;38;19|Bohrhammer;22;35;19',
)

/** Of German hire of machines: days at a rate, a deposit that is no part of the sum, returned and fetched. */
export function mietpark(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|D. month YYYY')
  const [firm, client] = [pen.pick(hirers), customer(pen, 'DE')]
  const hired = pen.buy(machines, { count: [1, 3], most: 9, step: 50 })
  const sums = onTop([
    ...hired.lines,
    ...(pen.chance(0.5) ? [line('Reinigung / Betankung', pen.whole(20, 90) * 100, 19)] : []),
  ])
  const number = pen.digits(pen.pick(['MR-26####', '#####', '26-10-###']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'DejaVu Sans'],
      'h1 { font-size: 14pt; background: #facc15; padding: 2mm 4mm; }',
    ),
    [
      `${pen.chance(0.5) ? `<div class="right">${pictured(firm.name.split(' ').slice(0, 2).join(' '), '#a16207', 'Nimbus Sans')}</div>` : `<div class="right"><b>${escaped(firm.name)}</b></div>`}<div>${lettered(client)}</div><h1>Mietrechnung Nr. ${number}</h1>
       <div class="sides">${table('', [
         ['Datum', pen.day()],
         ['Mietvertrag', pen.digits('MV####')],
         ['Ausgabe', pen.day(pen.after(-9))],
         ['Rückgabe', pen.day(pen.after(-1))],
       ])}${table('', [
         ['Abholer', pen.pick(['Herr Köhler', 'Fa., L. Demir'])],
         ['Baustelle', 'Am Wasserturm'],
       ])}</div>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           `${each.quantity} ${each.text.includes('/') ? 'psch' : 'Tage'}`,
           pen.plain(each.unit),
           pen.plain(each.amount),
         ]),
         ['Gerät', 'Dauer', 'Satz', 'Summe'],
       )}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Summe netto|zzgl. 19% USt.|Endbetrag'))}
       <p>Hinterlegte Kaution ${pen.money(50_000)} – wird nach Prüfung der Geräte erstattet, nicht verrechnet.</p>
       <div class="foot small mid">${escaped([firm.also[0] ?? firm.name, ...firm.address].join(' | '))} | USt-ID ${taxNumber(pen, 'DE')} | ${iban(pen, 'DE')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const fairs = firms(
  'Messe Lahnstein GmbH;Messeplatz 1;56112 Lahnstein;Messe Lahnstein|NordExpo Veranstaltungs AG;Hafenbahn 30;28217 Bremen;NordExpo|Fachausstellungen Kranzler GmbH & Co. KG;Höhenweg 4;90427 Nürnberg',
)

/** Of a fair, in two languages: a stand by square metre, media package, a deposit already asked for by an invoice of its own. */
export function messe(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YYYY|D. month YYYY', { money: 'EUR #' })
  const [firm, client] = [pen.pick(fairs), anyone(pen, pen.pick(['DE', 'AT', 'NL']))]
  const area = pen.whole(9, 64)
  const sums = onTop([
    several('Reihenstand / Row stand, m²', area, pen.whole(180, 290) * 100, 19),
    several('Messefachverband-Beitrag / Association fee', area, 60, 19),
    line('Medienpaket / Media package', pen.pick([49_000, 69_500]), 19),
    ...(pen.chance(0.5) ? [line('Stromanschluss / Power supply 3 kW', 28_500, 19)] : []),
  ])
  const number = pen.digits(pen.pick(['100#####', 'ME26-#####', '26#######']))
  return paged(
    'A4',
    page(pen, ['URW Gothic', ...plains], '.items td { border-bottom: 0.1mm solid #999; }'),
    [
      `<div class="mid"><div style="letter-spacing:2mm;font-size:15pt">${pen.pick(['BAUFORM', 'AGRISCHAU', 'INTERSOUND'])} ${pen.day(pen.after(200), 'YYYY')}</div><span class="small">${pen.day(pen.after(200))} – ${pen.day(pen.after(203))}</span></div>
       <div class="sides" style="margin-top:10mm"><div>${lettered(client)}</div><div class="small">${escaped(firm.name)}<br>${block(firm.address)}<br>Ihre Ansprechpartnerin: Frau Selma Ortmann</div></div>
       <h1>Rechnung / Invoice</h1>${table('', [
         ['Rechnungs-Nr. / Invoice no.', number],
         ['Datum / Date', pen.day()],
         ['Debitor / Customer no.', pen.digits('D#####')],
         ['Halle, Stand / Hall, stand', pen.digits('H#, @##')],
       ])}
       ${table('items', linesAs(pen, sums.lines, 'tqua'), [
         'Leistung / Service',
         'Menge / Qty',
         'Preis / Price',
         'Betrag / Amount',
       ])}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Netto / Net|USt. / VAT 19 %|Gesamt / Total'))}
       <p>Zahlbar bis / Payable by ${pen.day(pen.after(21))}</p><div class="foot small sides"><div>${escaped(firm.name)}</div><div>${iban(pen, 'DE')}<br>USt-IdNr. ${taxNumber(pen, 'DE')}</div><div>Amtsgericht Koblenz<br>HRB ${pen.digits('#####')}</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const notaries = firms(
  'Notar Dr. Kilian Overbeck;Domhof 9;49074 Osnabrück;Dr. Kilian Overbeck|Notarin Ruth-Maria Pfleiderer;Kaiserstraße 33;79098 Freiburg im Breisgau;Ruth-Maria Pfleiderer|Öffentlicher Notar Mag. Leopold Hirsch;Hauptplatz 17;8600 Bruck an der Mur;Mag. Leopold Hirsch/Leopold Hirsch',
)

/** Of a notary: fees by their numbers of the law on a value, outlays, cadastral fees without tax; signed by name. */
export function notar(random: Random): Sheet {
  const pen = penFor(random, de, 'D. month YYYY|DD.MM.YYYY')
  const firm = pen.pick(notaries)
  const isAustrian = firm.name.includes('Öffentlich')
  const rate = isAustrian ? 20 : 19
  const client = anyone(pen, isAustrian ? 'AT' : 'DE')
  const sums = onTop([
    line('Beurkundungsverfahren', pen.whole(120, 2900) * 50, rate),
    line('Vollzugsgebühr', pen.whole(60, 600) * 50, rate),
    line('Auslagen für Post und Telekommunikation', 2000, rate),
    ...(pen.chance(0.6)
      ? [
          line(
            isAustrian
              ? 'Grundbuchsabfrage (durchlaufend)'
              : 'Abrufgebühren Grundbuch (durchlaufend)',
            pen.whole(1, 5) * 800,
            0,
          ),
        ]
      : []),
  ])
  const number = pen.digits(pen.pick(['KR 26/####', '#### / 26', 'R-26#####']))
  return paged(
    'A4',
    page(pen, [...serifs, 'URW Bookman'], '.items :is(td, th):nth-child(2) { text-align: left; }'),
    [
      `<div class="mid"><span style="font-size:16pt">${escaped(firm.name)}</span><br><span class="small">${escaped(firm.address.join(' – '))} – Telefon ${pen.digits('0### #####')}</span></div><hr><div class="sides" style="margin-top:9mm"><div>${lettered(client)}</div><div>UVZ-Nr. ${pen.digits('### / 26')}<br>Kostenrechnung Nr.<br><b>${number}</b><br>${pen.day()}</div></div>
       <p style="margin-top:9mm">${pen.pick(['Kaufvertrag vom', 'Gesellschafterbeschluss vom', 'Grundschuldbestellung vom'])} ${pen.day(pen.after(-12))}<br>Geschäftswert: ${pen.money(pen.whole(40, 900) * 100_000)}</p>
       ${table(
         'items',
         sums.lines.map((each, place) => [
           isAustrian ? `TP ${place + 4}` : `KV ${[21_100, 22_110, 32_005, 32_011][place] ?? ''}`,
           each.text,
           pen.plain(each.amount),
         ]),
         ['Nr.', 'Gegenstand', 'EUR'],
       )}
       ${table('sums', [['Zwischensumme steuerpflichtig', pen.plain(sums.shares[0]?.net ?? 0)], [`${rate} % Umsatzsteuer`, pen.plain(sums.vat)], ...sums.shares.slice(1).map(({ net }) => ['Durchlaufende Posten', pen.plain(net)]), ['Zu zahlen', pen.money(sums.total)]])}
       <p>Ich bitte um Zahlung binnen zwei Wochen auf ${iban(pen, isAustrian ? 'AT' : 'DE')}.</p><p style="margin-top:9mm">${escaped(firm.also[0] ?? firm.name)}<br>${isAustrian ? 'öffentlicher Notar' : 'Notar(in)'}</p><p class="small">${isAustrian ? 'UID' : 'USt-IdNr.'} ${taxNumber(pen, isAustrian ? 'AT' : 'DE')}. Rechtsbehelfsbelehrung umseitig.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const cleaningFirms = firms(
  'Glanzer Gebäudereinigung GmbH;Salzachweg 8;5020 Salzburg;Glanzer|Blitz & Blank Hausbetreuung e.U.;Neubaugasse 41/2;1070 Wien;Dragana Petrović|Facility Tirol West;Innstraße 75;6500 Landeck;FTW Dienstleistungs GmbH',
)

/** Of an Austrian cleaning firm: a month's flat fee and windows, a discount for prompt payment in the text, rates in a side strip. */
export function reinigung(random: Random): Sheet {
  const pen = penFor(random, at, 'DD.MM.YYYY|D.M.YYYY|D. month YYYY', {
    money: random.pick(['€ #', 'EUR #', '#\u00A0€']),
  })
  const [firm, client] = [pen.pick(cleaningFirms), customer(pen, 'AT')]
  const cleaned = wares(
    'Unterhaltsreinigung Pauschale;380;1450;20|Fensterreinigung Regie, Std.;38;46;20|Winterdienst Bereitschaft;120;240;20|Hygienepapier Karton;42;66;20|Stiegenhaus 2x wöchentlich;160;290;20',
  )
  const sums = pen.buy(cleaned, { count: [1, 4], most: 8, step: 50 })
  const number = pen.digits(pen.pick(['AR26####', '####/26', 'RE-####']))
  const promptly = Math.round(sums.total * 0.97)
  return paged(
    'A4',
    page(
      pen,
      plains,
      '.band { position: absolute; right: 0; top: 0; bottom: 0; width: 42mm; border-left: 0.3mm solid #0891b2; padding: 16mm 5mm; font-size: 8pt; } section { padding-right: 50mm; }',
    ),
    [
      `<div class="band">${sign('#0891b2')}<p><b>${escaped(firm.name)}</b><br>${below(firm)}</p><p>UID ${taxNumber(pen, 'AT')}<br>FN ${pen.digits('######')} ${pen.pick(['a', 'd', 'w'])}</p><p>${iban(pen, 'AT')}</p></div>
       <div style="margin-top:22mm">${lettered(client)}</div><h1>Rechnung</h1><p>Rechnungsnummer: ${number}<br>Rechnungsdatum: ${pen.day()}<br>Leistungszeitraum: ${pen.day(pen.after(-20), 'month YYYY')}</p>
       ${table('items', linesAs(pen, sums.lines, 'tqua'), ['Leistung', 'Menge', 'EP', 'Gesamt'])}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Nettobetrag|20 % USt.|Bruttobetrag'))}
       <p>Zahlbar bis ${pen.day(pen.after(8))} mit 3 % Skonto (${pen.money(promptly)}) oder bis ${pen.day(pen.after(30))} ohne Abzug.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const couriers = firms(
  'Trapper Fietskoeriers B.V.;Biltstraat 92;3572 BG Utrecht;Trapper|Koeriersdienst Van der Meulen;De Hemmen 15;9206 AG Drachten;VDM Transport B.V.|PakketPunt Zuid;Mathildelaan 2;5611 BE Eindhoven;PPZ Logistiek V.O.F.',
)

/** A week of a Dutch courier: every trip with its day and number, a surcharge for fuel, totals at the head of the page. */
export function koerier(random: Random): Sheet {
  const pen = penFor(random, nl, 'DD-MM-YYYY|D month YYYY')
  const [firm, client] = [pen.pick(couriers), customer(pen, 'NL')]
  const trips = pen.random
    .shuffled([
      'Rit Utrecht - Zeist',
      'Spoed Amsterdam Zuid',
      'Pakket NL < 10 kg',
      'Retour laboratorium',
      'Vaste ronde ochtend',
      'Pallet Emmen',
    ])
    .slice(0, pen.whole(3, 6))
    .map((text) => line(text, pen.whole(690, 8900), 21))
  const fuel = Math.round(trips.reduce((all, each) => all + each.amount, 0) * 0.085)
  const sums = onTop([...trips, line('Brandstoftoeslag 8,5%', fuel, 21)])
  const number = pen.digits(pen.pick(['26.####', 'VF26######', '########']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'Liberation Serif'],
      '.items :is(td, th):is(:nth-child(2), :nth-child(3)) { text-align: left; } .top { background: #fef3c7; padding: 4mm; } .items td { padding-top: 0.5mm; padding-bottom: 0.5mm; }',
    ),
    [
      `<div class="sides"><div>${pen.chance(0.5) ? wordmark(firm.name.split(' ').slice(0, 2).join(' '), '#b91c1c', 'Nimbus Sans') : `<b style="font-size:14pt">${escaped(firm.name)}</b>`}</div><div class="right">Factuur</div></div>
       <div class="top sides" style="margin-top:4mm"><div>${lettered(client)}</div>${table('', [
         ['Factuurnr.', number],
         ['Factuurdatum', pen.day()],
         ['Vervaldatum', pen.day(pen.after(14))],
         ['Te betalen', pen.money(sums.total)],
       ])}</div>
       ${table(
         'items',
         sums.lines.map((each, place) => [
           place < trips.length ? pen.day(pen.after(place - 8), 'DD-MM') : '',
           place < trips.length ? pen.digits('ZN####') : '',
           each.text,
           pen.plain(each.amount),
         ]),
         ['Datum', 'Zending', 'Omschrijving', 'Bedrag'],
       )}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Subtotaal excl. btw|Btw 21%|Totaal incl. btw'))}
       <div class="foot small mid">${escaped([firm.name, ...firm.also, ...firm.address].join(' • '))}<br>KvK ${pen.digits('########')} • Btw-id ${taxNumber(pen, 'NL')} • IBAN ${iban(pen, 'NL')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const towns = firms(
  'Lyngmo kommune;Rådhusgata 2;9060 Lyngseidet|Søndre Elvdal kommune;Postboks 40;2450 Rena|Havnøy Vann og Avløp KF;Torget 5;6800 Førde;Havnøy kommune',
)

/** Of a Norwegian town: fees of a property by quarter, tax at two rates, who it is for first, a number for payments. */
export function gebyrer(random: Random): Sheet {
  const pen = penFor(random, no, 'DD.MM.YYYY|D. month YYYY', {
    money: random.pick(['kr #', '#', '#\u00A0kr']),
  })
  const [firm, client] = [pen.pick(towns), anyone(pen, 'NO')]
  const sums = onTop([
    line('Vann, årsgebyr fastledd', pen.whole(180, 700) * 100, 15),
    line('Avløp, forbruk', pen.whole(220, 990) * 100, 15),
    line('Renovasjon 140 l', pen.whole(600, 1200) * 100, 25),
    ...(pen.chance(0.5) ? [line('Feiing og tilsyn', pen.whole(90, 190) * 100, 25)] : []),
    ...(pen.chance(0.4) ? [line('Eiendomsskatt', pen.whole(400, 2400) * 100, 0)] : []),
  ])
  const number = pen.digits(pen.pick(['#######', '26#####', '10-######']))
  return paged(
    'A4',
    page(
      pen,
      plains,
      '.slip { position: absolute; bottom: 12mm; left: 18mm; right: 18mm; border-top: 0.3mm dashed #333; padding-top: 4mm; }',
    ),
    [
      `<div class="sides"><div>${lettered(client)}</div><div class="sides" style="gap:3mm"><svg width="30" height="36"><path d="M2 2 H28 V20 Q28 30 15 34 Q2 30 2 20 Z" fill="#b91c1c"/></svg><div><b>${escaped(firm.name)}</b><br><span class="small">${block(firm.address)}<br>Org.nr. ${taxNumber(pen, 'NO')}</span></div></div></div>
       <h1>Faktura – kommunale gebyrer</h1>${table('', [
         ['Fakturanummer', number],
         ['Fakturadato', pen.day()],
         ['Forfallsdato', pen.day(pen.after(30))],
         ['Eiendom', pen.digits('Gnr ##, bnr ###')],
         ['Termin', pen.pick(['2 av 4', '3 av 4'])],
       ])}
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           each.rate === 0 ? '–' : `${each.rate} %`,
           pen.plain(each.amount),
         ]),
         ['Gebyr', 'Mva', 'Beløp eks. mva'],
       )}
       ${table('sums', [...sums.shares.filter(({ rate }) => rate > 0).map(({ rate, net, vat }) => [`Mva ${rate} % av ${pen.plain(net)}`, pen.plain(vat)]), ['Å betale', pen.money(sums.total)]])}
       <div class="slip sides small"><div>Betales til<br>${pen.digits('####.##.#####')}</div><div>KID<br>${pen.digits('##############')}</div><div>Beløp<br>${pen.plain(sums.total)}</div><div>${escaped(firm.name)}</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}
