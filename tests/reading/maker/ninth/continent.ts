/** Invoices of the continent. */
import type { Random } from '../../../support/random'
import {
  block,
  escaped,
  type Firm,
  firms,
  type Line,
  line,
  negated,
  onTop,
  paged,
  Pen,
  penFor,
  pictured,
  sign,
  table,
  truthOf,
  wares,
  within,
  wordmark,
} from '../eighth/kit'
import {
  at,
  cz,
  de,
  dk,
  es,
  fi,
  fr,
  hu,
  ie,
  it,
  nl,
  no,
  pl,
  pt,
  ro,
  se,
  ch,
  type Notation,
} from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import type { Sheet } from '../print'
import { anyone, customer, lettered, page, plains, serifs } from './kit'
import { frenchNumbers, iban, taxNumber } from './numbers'

const plainItems = (pen: Pen, lines: readonly Line[], head: string) =>
  table('items', linesAs(pen, lines, 'tqua'), head.split('|'))

const masons = firms(
  'Reinhold Trockenbau GmbH;Am Gleis 4;06846 Dessau-Roßlau|Yıldırım Estrich & Boden;Kanalstr. 77;47053 Duisburg;Emre Yıldırım|Gerüstbau Allgäu GmbH & Co. KG;Im Gewerbepark 20;87437 Kempten',
)
const works = wares(
  'Gipskartonwände doppelt beplankt, m²;42;68;19|Estrich CT-C25, m²;19;31;19|Gerüst Gr. 3, Standzeit 4 Wochen;680;2400;19|Stundenlohnarbeiten;46;62;19',
)

/** A German builder's invoice on account, the tax owed by whom it is made out to. */
export function abschlag(random: Random): Sheet {
  const pen = new Pen(random, de)
  const [firm, client] = [pen.pick(masons), customer(pen, 'DE')]
  const bought = pen.buy(works, { count: [1, 3], most: 90 })
  const sums = onTop(bought.lines.map((each) => ({ ...each, rate: 0 })))
  const number = pen.digits(pen.pick(['AR 26-0##', '2026###', 'A-####']))
  return paged(
    'A4',
    page(pen, plains),
    [
      `<div class="sides"><div style="margin-top:22mm">${lettered(client)}</div><div class="small">${wordmark(firm.name.split(' ').slice(0, 2).join(' '), '#92400e', 'Nimbus Sans')}<br>${block([firm.name, ...firm.also, ...firm.address])}<br><br>Steuer-Nr. ${pen.digits('###/####/####')}<br>${taxNumber(pen, 'DE')}</div></div><h1>${pen.whole(1, 4)}. Abschlagsrechnung ${number}</h1>
       ${table('', [
         ['Rechnungsdatum', pen.day()],
         ['Leistungszeitraum', `${pen.day(pen.after(-40))} – ${pen.day(pen.after(-10))}`],
         ['Bauvorhaben', 'Neubau Kita, Haus B'],
         ['Auftrag vom', pen.day(pen.after(-75))],
       ])}
       ${plainItems(pen, sums.lines, 'Leistung|Menge|EP|GP EUR')}${table('sums', [['Abschlagsbetrag netto', pen.money(sums.total)]])}<p>Steuerschuldnerschaft des Leistungsempfängers gemäß § 13b UStG. Die Umsatzsteuer ist vom Auftraggeber abzuführen.</p><p>Zahlbar ohne Abzug bis ${pen.day(pen.after(21))} auf ${iban(pen, 'DE')}.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const presses = firms(
  'Flyerwerk Online-Druck GmbH;Alte Messe 9;04103 Leipzig|Papierfalter Druckservice e.K.;Rheinstraße 60;55116 Mainz|drucksache3 UG (haftungsbeschränkt);Ostendstr. 1;12459 Berlin',
)
const prints = wares(
  'Flyer DIN lang, 135 g, 4/4, 5000 St.;64;118;19|Broschüren 24 S., 500 St.;390;720;7|Visitenkarten Multiloft, 250 St.;48;92;19|Rollup 85 x 200;59;89;19|Versand Standard;4.9;9.9;19',
)

/** Of a print shop on the web: a picture for a logo, the firm only in the foot, paid already. */
export function printShop(random: Random): Sheet {
  const pen = new Pen(random, de)
  const [firm, client] = [pen.pick(presses), customer(pen, 'DE')]
  const sums = pen.buy(prints, { count: [1, 4], step: 1 })
  const number = pen.digits(pen.pick(['R26#######', '########', 'DW-######']))
  return paged(
    'A4',
    page(
      pen,
      ['DejaVu Sans Condensed', 'URW Gothic'],
      '.items tr:nth-child(even) { background: #f3f4f6; }',
    ),
    [
      `<div class="sides"><div>${pictured(firm.name.split(' ')[0] ?? '', '#db2777', 'URW Gothic')}</div><h1 style="margin:0">Rechnung</h1></div><div class="sides" style="margin-top:14mm"><div><b>Rechnungsadresse</b><br>${lettered(client)}</div><div><b>Lieferadresse</b><br>${lettered(client)}</div></div><div style="height:6mm"></div>
       ${table('', [
         ['Rechnungsnummer', number],
         ['Auftragsnummer', pen.digits('1########')],
         ['Bestellt am', pen.day(pen.after(-6))],
         ['Rechnungs- und Lieferdatum', pen.day()],
         ['Zahlart', pen.pick(['PayPal', 'Kreditkarte', 'Vorkasse – bezahlt'])],
       ])}
       ${table(
         'items',
         sums.lines.map((each) => [each.text, `${each.rate} %`, pen.money(each.amount)]),
         ['Produkt', 'MwSt.', 'Netto'],
       )}
       ${table('sums', [['Nettosumme', pen.money(sums.net)], ...sums.shares.map(({ rate, net, vat }) => [`${rate} % MwSt. aus ${pen.money(net)}`, pen.money(vat)]), ['Bruttosumme', pen.money(sums.total)]])}<p>Der Betrag wurde bereits beglichen.</p>
       <div class="foot small grey mid">${escaped([firm.name, ...firm.address].join(' | '))} | USt-IdNr. ${taxNumber(pen, 'DE')} | Geschäftsführung: M. Albers</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const lawyers: readonly {
  notation: Notation
  code: 'AT' | 'CH' | 'FR' | 'IT'
  firms: Firm[]
  words: string
  rate: number
}[] = [
  {
    notation: at,
    code: 'AT',
    rate: 20,
    words:
      'Honorarnote|Nr.|Datum|Honorar laut Leistungsverzeichnis|Barauslagen (steuerfrei)|Summe netto|USt.|Gesamtbetrag|Zahlbar binnen 14 Tagen|In Sachen',
    firms: firms(
      'Dr. Gerlinde Pacher Rechtsanwältin;Herrengasse 16;8010 Graz|Wiesinger & Thaler Rechtsanwälte OG;Museumstraße 5;6020 Innsbruck',
    ),
  },
  {
    notation: ch,
    code: 'CH',
    rate: 8.1,
    words:
      'Honorarrechnung|Nr.|Datum|Anwaltliche Bemühungen|Gerichtskosten (ohne MWST)|Zwischentotal|MWST|Total|Zahlbar innert 30 Tagen|Betreff',
    firms: firms(
      'Advokatur Zihlmann;Pilatusstrasse 20;6003 Luzern|Bärtschi Stucki Notare AG;Hauptgasse 33;4500 Solothurn',
    ),
  },
  {
    notation: fr,
    code: 'FR',
    rate: 20,
    words:
      "Note d'honoraires|N°|Date|Honoraires, rédaction et audience|Débours (non soumis à TVA)|Total HT|TVA|Net à payer TTC|À régler à réception|Affaire",
    firms: firms(
      'SELARL Vasseur & Morel Avocats;9 place du Théâtre;59000 Lille|Maître Hélène Garrigues;22 rue des Arts;34000 Montpellier|SCP Duhamel Notaires Associés;1 rue Nationale;37000 Tours',
    ),
  },
]

/** A lawyer's note with outlays on which there is no tax: the name at the head in the middle, the matter named. */
export function honorar(random: Random): Sheet {
  const kind = random.pick(lawyers)
  const pen = new Pen(random, {
    ...kind.notation,
    day: random.pick([kind.notation.day, 'D month YYYY']),
  })
  const say = kind.words.split('|')
  const [firm, client] = [pen.pick(kind.firms), anyone(pen, kind.code)]
  const sums = onTop([
    line(say[3] ?? '', pen.whole(20, 190) * 2500, kind.rate),
    line(say[4] ?? '', pen.whole(12, 320) * 100, 0),
  ])
  const number = pen.digits(pen.pick(['26/####', 'H-2026-0##', '######']))
  const tax = kind.code === 'FR' ? frenchNumbers(pen).vat : taxNumber(pen, kind.code)
  return paged(
    'A4',
    page(pen, serifs),
    [
      `<div class="mid"><span style="font-size:16pt;letter-spacing:0.4mm">${escaped(firm.name)}</span><br>${escaped(firm.address.join(' – '))}</div><div class="right" style="margin-top:14mm"><div style="display:inline-block;text-align:left">${lettered(client)}</div></div><h1>${say[0]} ${say[1]} ${number}</h1><p>${say[2]}: ${pen.day()}<br>${say[9]}: ${escaped(client.name)} ./. Bertrand</p>
       ${table(
         'items',
         linesAs(pen, sums.lines, 'tA'),
       )}${table('sums', sumsAs(pen, sums, 'NVT', `${say[5] ?? ''}|${say[6]} ${pen.rate(kind.rate)}|${say[7] ?? ''}`))}<p>${say[8]}. ${iban(pen, kind.code)}</p><div class="foot small mid">${tax}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const powers = firms(
  "Lumière d'Oc Énergies;Tour Méridien, 40 avenue de l'Europe;31500 Toulouse|Énergie Coop de Bretagne SCIC;2 rue de la Vilaine;35000 Rennes;Énergie Coop de Bretagne",
)

/** A French bill for power: two rates, taxes of its own kind, taken from the account on a day to come; two pages. */
export function electricite(random: Random): Sheet {
  const pen = penFor(random, fr, 'DD/MM/YYYY|D month YYYY')
  const [firm, client] = [pen.pick(powers), customer(pen, 'FR')]
  const sums = onTop([
    line('Abonnement 9 kVA', pen.whole(1400, 3900), 5.5),
    line('Consommation', pen.whole(4000, 38_000), 20),
    line('Accise sur l’électricité', pen.whole(600, 4200), 20),
  ])
  const [number, ids] = [
    pen.digits(pen.pick(['##########', 'F26-#######', '26 ### ### ###'])),
    frenchNumbers(pen),
  ]
  return paged(
    'A4',
    page(pen, plains, '.due { background: #fef3c7; padding: 4mm; margin: 5mm 0; }'),
    [
      `<div class="sides"><div>${pictured(firm.name.split(' ').slice(0, 2).join(' '), '#ca8a04', 'Nimbus Sans')}<p class="small">${block(['Service clients 09 69 39 00 00', 'du lundi au samedi'])}</p></div><div style="margin-top:26mm">${lettered(client)}</div></div><div class="due sides"><div><b>Facture n° ${number}</b><br>du ${pen.day()}</div><div class="right"><b>Montant TTC ${pen.money(sums.total)}</b><br>prélevé le ${pen.day(pen.after(15))}</div></div>${table(
        '',
        [
          ['Référence client', pen.digits('# ### ### ###')],
          ['Point de livraison', pen.digits('14 ### ### ### ###')],
          ['Prochaine facture vers le', pen.day(pen.after(61))],
        ],
      )}<div class="foot small">${escaped(firm.name)} – ${escaped(firm.address.join(', '))} – RCS ${ids.siren} – TVA ${ids.vat}</div>`,
      `<h1>Détail de votre facture</h1>${table('items', linesAs(pen, sums.lines, 'trA'), [
        '',
        'TVA',
        'Montant HT',
      ])}${table('sums', [['Total hors TVA', pen.money(sums.net)], ...sums.shares.map(({ rate, net, vat }) => [`TVA à ${pen.rate(rate)} sur ${pen.money(net)}`, pen.money(vat)]), ['Total TTC', pen.money(sums.total)]])}`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const spanish = firms(
  'Marta Iglesias Pazos;Rúa do Vilar 30;15705 Santiago de Compostela|Suministros Hosteleros Levante, S.L.;C/ Colón 58, bajo;46004 Valencia|Imprenta Gráficas Olmo, S.A.;Pol. Ind. Los Olivos 12;28906 Getafe (Madrid)',
)
const spanishGoods = wares(
  'Traducción jurada, palabras;90;620;21|Cafetera industrial 2 grupos;1450;2980;21|Impresión catálogos, 1.000 u.;640;1720;21|Portes;12;48;21|Libro de actas;24;60;4',
)

/** A Spanish `factura rectificativa`: amounts below nothing, the invoice that it corrects; `Emisor` and `Destinatario`. */
export function rectificativa(random: Random): Sheet {
  const pen = penFor(random, es, 'DD/MM/YYYY|DD-MM-YYYY|D month YYYY')
  const [firm, client] = [pen.pick(spanish), customer(pen, 'ES')]
  const sums = negated(pen.buy(spanishGoods, { count: [1, 3], most: 3 }))
  const number = pen.digits(pen.pick(['R26/0##', 'FR-2026-###', 'RECT ####']))
  return paged(
    'A4',
    page(pen, plains, '.box { border: 0.2mm solid #888; padding: 3mm; width: 82mm; }'),
    [
      `<h1>Factura rectificativa</h1>${table('', [
        ['Número', number],
        ['Fecha de expedición', pen.day()],
        ['Rectifica la factura', pen.digits('F26/0###')],
        ['de fecha', pen.day(pen.after(-24))],
        ['Motivo', pen.pick(['Devolución de mercancía', 'Error en el importe'])],
      ])}<div class="sides" style="margin-top:6mm"><div class="box"><b>Destinatario</b><br>${lettered(client)}<br>NIF ${taxNumber(pen, 'ES')}</div><div class="box"><b>Emisor</b><br>${lettered(firm)}<br>NIF ${taxNumber(pen, 'ES')}</div></div>
       ${plainItems(pen, sums.lines, 'Concepto|Uds.|Precio|Importe')}${table('sums', [['Base imponible', pen.money(sums.net)], ...sums.shares.map(({ rate, net, vat }) => [`IVA ${rate}% s/ ${pen.plain(net)}`, pen.money(vat)]), ['Total a abonar', pen.money(sums.total)]])}<p class="small">El importe se abonará en su cuenta.</p>`,
    ],
    truthOf(pen, {
      supplier: firm,
      sums,
      documentNumber: number,
      kind: 'credit-note',
      hasRates: true,
    }),
  )
}

const tolls = firms(
  'Autovie Lombarde S.p.A.;Via Piave 1;26100 Cremona (CR)|TeleVarco Servizi S.r.l.;Viale Europa 200;00144 Roma (RM);TeleVarco',
)

/** An Italian invoice of tolls for a month: a device's passages, `Venditore` and `Cliente` in a courtesy copy. */
export function pedaggi(random: Random): Sheet {
  const pen = penFor(random, it, 'DD/MM/YYYY|DD.MM.YYYY')
  const [firm, client] = [pen.pick(tolls), customer(pen, 'IT')]
  const lines = [
    ['Milano Sud - Piacenza', 360, 520],
    ['Bologna - Modena Nord', 240, 380],
    ['Brescia Est - Verona', 410, 590],
    ['Canone apparato', 137, 220],
    ['Cremona - Castelvetro', 120, 180],
  ] as const
  const sums = onTop(
    pen.random
      .shuffled(lines)
      .slice(0, pen.whole(2, 5))
      .map(([text, least, most]) => line(text, pen.whole(least, most), 22)),
  )
  const number = pen.digits(pen.pick(['00026######', '######/P', 'V2-########']))
  return paged(
    'A4',
    page(pen, ['Liberation Sans Narrow', ...plains]),
    [
      `<div class="sides">${sign('#15803d')}<span class="small grey">Copia di cortesia priva di valore fiscale</span></div><div class="sides" style="margin-top:6mm"><div><b>Cliente</b><br>${lettered(client)}<br>P.IVA ${taxNumber(pen, 'IT')}</div><div><b>Venditore</b><br>${lettered(firm)}<br>P.IVA ${taxNumber(pen, 'IT')}</div></div><h1>Fattura ${number}</h1><p>Data documento ${pen.day()} – Periodo ${pen.day(pen.after(-31))} / ${pen.day(pen.after(-1))} – Apparato ${pen.digits('########')}</p>
       ${table(
         'items',
         sums.lines.map((each, at) => [
           pen.day(pen.after(at * 3 - 28)),
           each.text,
           pen.plain(each.amount),
         ]),
         ['Data', 'Tratta', 'Importo'],
       )}${table('sums', sumsAs(pen, sums, 'NVT', 'Totale imponibile|IVA 22%|Totale fattura'))}<p>Addebito SDD in data ${pen.day(pen.after(20))}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const houses = firms(
  'Quinta da Ribeira Turismo Rural;Estrada Nacional 222, km 118;5130-321 São João da Pesqueira;Ribeira Douro Hotelaria, Lda|Residencial Mar Azul;Rua das Flores 12;8900-211 Vila Real de Santo António;Mar Azul Alojamentos, S.A.',
)

/** A Portuguese hotel's folio: nights, breakfast, the town's tax without IVA; who owns the house in the foot. */
export function folio(random: Random): Sheet {
  const pen = penFor(random, pt, 'DD/MM/YYYY|YYYY-MM-DD|DD-MM-YYYY')
  const [house, guest] = [
    pen.pick(houses),
    pen.pick(
      firms(
        'Mr Daniel Whitmore;14 Ashgrove Road;Bath BA2 3LX|Kathrin Oberländer;Am Weiher 8;91054 Erlangen|Construções Tavares, S.A.;Av. da República 90;1600-206 Lisboa',
      ),
    ),
  ]
  const nights = pen.whole(1, 5)
  const sums = within([
    line('Alojamento', pen.whole(58, 140) * 100 * nights, 6),
    line('Restaurante', pen.whole(12, 60) * 50 + 1000, 13),
    line('Taxa municipal turística', 200 * nights, 0),
  ])
  const number = pen.digits(pen.pick(['FR 2026A/####', 'FT H26/###', 'FR 1/#####']))
  return paged(
    'A4',
    page(pen, [...serifs, ...plains]),
    [
      `<div class="right">${wordmark(house.name, '#1e3a8a', 'C059')}</div><div class="sides" style="margin-top:8mm"><div>${table(
        '',
        [
          ['Quarto / Room', String(pen.whole(101, 320))],
          ['Chegada / Arrival', pen.day(pen.after(-nights))],
          ['Partida / Departure', pen.day()],
          ['Hóspedes / Guests', '2'],
        ],
      )}</div><div>Exmo.(a) Sr.(a)<br>${lettered(guest)}</div></div><h1>Fatura-Recibo ${number}</h1><p>Data: ${pen.day()} · Original</p>
       ${table(
         'items',
         sums.lines.map((each) => [each.text, `${each.rate}%`, pen.money(each.amount)]),
         ['Descrição', 'IVA', 'Valor'],
       )}${table('sums', [['Total', pen.money(sums.total)]])}${table(
         'small',
         sums.shares.map(({ rate, net, vat }) => [`${rate}%`, pen.money(net), pen.money(vat)]),
         ['Taxa', 'Incidência', 'Imposto'],
       )}<p>Pago por cartão de crédito em ${pen.day()}.</p><div class="foot small">${escaped([...house.also, ...house.address].join(' · '))} · NIF ${taxNumber(pen, 'PT').slice(2)} · RNET ${pen.digits('####')}</div>`,
    ],
    truthOf(pen, {
      supplier: house,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const nordics: readonly {
  notation: Notation
  code: 'SE' | 'DK' | 'NO' | 'FI'
  rate: number
  firms: Firm[]
  words: string
  goods: string
}[] = [
  {
    notation: se,
    code: 'SE',
    rate: 25,
    words:
      'Faktura|Fakturanr|Fakturadatum|Förfallodatum|Er referens|Belopp exkl. moms|Moms|Att betala|Betala till|Beskrivning|Antal|Pris|Summa',
    firms: firms(
      'Ådalens Åkeri AB;Terminalvägen 6;872 21 Kramfors|Malmö Skylt & Dekor HB;Agnesfridsvägen 113;212 37 Malmö',
    ),
    goods:
      'Transport Sundsvall–Örebro;4200;9800;25|Väntetid, tim;560;690;25|Drivmedelstillägg;240;980;25|Skylt 120x60;1450;2900;25',
  },
  {
    notation: dk,
    code: 'DK',
    rate: 25,
    words:
      'Faktura|Faktura nr.|Dato|Forfald|Deres ref.|Subtotal|Moms|Total DKK|Betales til|Tekst|Antal|Stk. pris|Pris',
    firms: firms(
      'VVS Mester Kofoed ApS;Snellemark 31;3700 Rønne|Ejendomsservice Vest;Bredgade 70;6900 Skjern;Ejendomsservice Vest v/ Jens Riis',
    ),
    goods:
      'Montørtimer;485;620;25|Servicevogn;150;220;25|Blandingsbatteri;890;1790;25|Snerydning, december;1200;3400;25',
  },
  {
    notation: no,
    code: 'NO',
    rate: 25,
    words:
      'Faktura|Fakturanummer|Fakturadato|Forfallsdato|Deres ref|Netto|MVA|Å betale|Betales til|Beskrivelse|Antall|Pris|Beløp',
    firms: firms(
      'Lofoten Fraktservice AS;Kaiveien 3;8300 Svolvær|Elektriker Sunde;Kyrkjegata 14;6800 Førde;Sunde Installasjon AS',
    ),
    goods:
      'Elektroarbeid, timer;890;1150;25|Frakt Bodø–Svolvær;2400;5600;25|Materiell;340;4900;25|Jordfeilbryter;690;1290;25',
  },
  {
    notation: fi,
    code: 'FI',
    rate: 25.5,
    words:
      'Lasku|Laskun numero|Päiväys|Eräpäivä|Viitteenne|Veroton yhteensä|ALV|Maksettava yhteensä|Saaja|Kuvaus|Määrä|Hinta|Yhteensä',
    firms: firms(
      'Kuljetus Heikkinen Oy;Varastokatu 11;87100 Kajaani|Siivouspalvelu Kirkas Ky;Puistokatu 5;65100 Vaasa',
    ),
    goods:
      'Kuljetus Kajaani–Turku;480;1150;25.5|Toimistosiivous, kk;320;890;25.5|Odotustunti;52;68;25.5|Ikkunanpesu;140;390;25.5',
  },
]

/** Of the north without a slip: facts on the left in a column, who is to be paid only in the foot. */
export function nordic(random: Random): Sheet {
  const kind = random.pick(nordics)
  const pen = new Pen(random, kind.notation)
  const say = kind.words.split('|')
  const [firm, client] = [pen.pick(kind.firms), anyone(pen, kind.code)]
  const sums = pen.buy(wares(kind.goods), { count: [1, 4], most: 9, step: 500 })
  const number = pen.digits(pen.pick(['####', '26###', '1#####']))
  return paged(
    'A4',
    page(
      pen,
      plains,
      '.left { width: 44mm; } .left b { display: block; font-size: 80%; color: #555; margin-top: 2mm; }',
    ),
    [
      `<div class="sides" style="justify-content:start"><div class="left">${sign('#0369a1')}<b>${say[1]}</b>${number}<b>${say[2]}</b>${pen.day()}<b>${say[3]}</b>${pen.day(pen.after(14))}<b>${say[4]}</b>${pen.pick(['P-1180', 'Kaisa', 'Henrik'])}</div><div style="flex:1"><h1 style="margin-top:0">${say[0]}</h1>${lettered(client)}${plainItems(pen, sums.lines, say.slice(9).join('|'))}${table(
        'sums',
        sumsAs(
          pen,
          sums,
          'nvT',
          `${say[5] ?? ''}|${say[6]} ${pen.rate(kind.rate)}|${say[7] ?? ''}`,
        ),
      )}</div></div>
       <div class="foot small"><b>${say[8]}</b> ${escaped([firm.name, ...firm.address].join(', '))} · IBAN ${iban(pen, kind.code)} · ${taxNumber(pen, kind.code)}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const easterns: readonly {
  notation: Notation
  code: 'PL' | 'CZ' | 'HU' | 'RO'
  rate: number
  firms: Firm[]
  words: string
  goods: string
}[] = [
  {
    notation: pl,
    code: 'PL',
    rate: 23,
    words:
      'Faktura zaliczkowa|Nr|Data wystawienia|Termin płatności|Nabywca|Wystawca|Wartość netto|Kwota VAT|Do zapłaty|Nazwa|Ilość|Cena netto|Wartość',
    firms: firms(
      'Meble na Wymiar Dębowscy s.c.;ul. Leśna 12;34-300 Żywiec|Agencja Reklamowa Punkt Sp. z o.o.;ul. Narutowicza 86;90-139 Łódź',
    ),
    goods:
      'Zaliczka na zabudowę kuchenną;2400;9800;23|Projekt graficzny;600;1900;23|Druk banerów;180;640;23',
  },
  {
    notation: cz,
    code: 'CZ',
    rate: 21,
    words:
      'Faktura – daňový doklad|číslo|Datum vystavení|Splatnost|Odběratel|Vystavil|Základ daně|DPH|K úhradě|Položka|Ks|Cena|Celkem',
    firms: firms(
      'Autodoprava Říha s.r.o.;Nádražní 88;289 22 Lysá nad Labem|Bc. Lenka Horáková – grafika;Sokolská 9;460 01 Liberec;Lenka Horáková',
    ),
    goods:
      'Přeprava Praha–Ostrava;6800;14900;21|Grafické práce, hod.;750;1100;21|Polep vozidla;4900;12900;21',
  },
  {
    notation: hu,
    code: 'HU',
    rate: 27,
    words:
      'Díjbekérő és számla|Sorszám|Kelt|Fizetési határidő|Vevő|Szállító|Nettó összesen|ÁFA|Fizetendő|Megnevezés|Menny.|Egységár|Összesen',
    firms: firms(
      'Tisza Nyomda Kft.;Rákóczi út 55.;5000 Szolnok|Kovács és Fia Fuvarozó Bt.;Telep utca 2.;7400 Kaposvár',
    ),
    goods:
      'Szórólap nyomtatás;24000;98000;27|Fuvardíj Budapest–Pécs;65000;142000;27|Tervezés, óra;9000;14000;27',
  },
  {
    notation: ro,
    code: 'RO',
    rate: 21,
    words:
      'FACTURĂ FISCALĂ|Nr.|Data emiterii|Scadența|Cumpărător|Vânzător|Total fără TVA|TVA|Total de plată|Denumire|Cant.|Preț|Valoare',
    firms: firms(
      'SC Trans Carpat Logistic SRL;Str. Industriei 40;550234 Sibiu|Atelier Foto Lumina PFA;Str. Unirii 7;330010 Deva',
    ),
    goods: 'Transport marfă Sibiu–Arad;900;2400;21|Ședință foto;450;1200;21|Manipulare;80;240;21',
  },
]

/** Of the east: the buyer first, the seller below the sums as who issued it. */
export function issuedBelow(random: Random): Sheet {
  const kind = random.pick(easterns)
  const pen = new Pen(random, kind.notation)
  const say = kind.words.split('|')
  const [firm, client] = [pen.pick(kind.firms), customer(pen, kind.code)]
  const sums = pen.buy(wares(kind.goods), { count: [1, 3], most: 6, step: 1000 })
  const number = pen.digits(pen.pick(['FZ/##/2026', '26####', '2026/0####']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'Liberation Serif'],
      '.items :is(td, th) { border: 0.2mm solid #999; padding: 1.2mm; }',
    ),
    [
      `<div class="sides"><h1 style="margin:0">${say[0]}<br><span style="font-size:12pt">${say[1]} ${number}</span></h1>${table(
        '',
        [
          [`${say[2]}:`, pen.day()],
          [`${say[3]}:`, pen.day(pen.after(14))],
        ],
      )}</div><p style="margin-top:8mm"><b>${say[4]}:</b><br>${lettered(client)}<br>${taxNumber(pen, kind.code)}</p>
       ${plainItems(pen, sums.lines, say.slice(9).join('|'))}${table('sums', sumsAs(pen, sums, 'nvT', `${say[6] ?? ''}|${say[7]} ${pen.rate(kind.rate)}|${say[8] ?? ''}`))}<p style="margin-top:10mm"><b>${say[5]}:</b><br>${lettered(firm)}<br>${taxNumber(pen, kind.code)}<br>${iban(pen, kind.code)}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const platforms = firms(
  'Adverra Ireland Limited;5 Harbourmaster Place;Dublin 1, D01 E7E8|Tabulo Ads International Unlimited Company;70 Sir John Rogerson’s Quay;Dublin 2, D02 R296;Tabulo Ads',
)

/** An advertising service's monthly invoice from Ireland: account and campaign, tax owed by the buyer, next to nothing about who sells. */
export function advertising(random: Random): Sheet {
  const pen = new Pen(random, {
    ...ie,
    day: random.pick(['D mon YYYY', 'DD month YYYY', 'YYYY-MM-DD']),
    money: random.pick(['€#', '# EUR']),
  })
  const country = pen.pick(['DE', 'NL', 'SE', 'PL', 'ES'] as const)
  const [seller, client] = [pen.pick(platforms), customer(pen, country)]
  const bought = pen.buy(
    wares(
      'Campaign: Spring search;80;1900;0|Campaign: Brand;40;900;0|Campaign: Retargeting;30;600;0|Invalid activity adjustment fee;1;9;0',
    ),
    { count: [1, 3], step: 1 },
  )
  const number = pen.digits(pen.pick(['##########', 'IE26-######', 'AD-###-10########']))
  return paged(
    'A4',
    page(pen, ['Liberation Sans'], '.items td { border-bottom: 0.1mm solid #eee; }'),
    [
      `<div class="sides"><div>${sign('#2563eb')}</div><div class="right"><h1 style="margin:0">Invoice</h1>Invoice number: ${number}</div></div><div class="sides" style="margin-top:10mm"><div><b>Bill to</b><br>${lettered(client)}</div><div><b>Details</b>${table(
        '',
        [
          ['Invoice date', pen.day()],
          ['Billing ID', pen.digits('####-####-####')],
          ['Account ID', pen.digits('###-###-####')],
          ['Payment due', pen.day(pen.after(30))],
        ],
      )}</div></div>
       ${table(
         'items',
         bought.lines.map((each) => [
           each.text,
           String(pen.whole(40, 4000)),
           pen.money(each.amount),
         ]),
         ['Description', 'Clicks', 'Amount'],
       )}${table('sums', [
         ['Subtotal in EUR', pen.money(bought.net)],
         ['VAT (0%)', pen.money(0)],
         ['Total in EUR', pen.money(bought.total)],
       ])}<p class="small">Services subject to the reverse charge: VAT to be accounted for by the recipient as per Article 196 of Council Directive 2006/112/EC.</p><div class="foot small grey">${escaped([seller.name, ...seller.address].join(', '))}. VAT number: ${taxNumber(pen, 'IE')}</div>`,
    ],
    truthOf(pen, { supplier: seller, sums: bought, documentNumber: number }),
  )
}

const fleets: readonly {
  notation: Notation
  code: 'DE' | 'FR' | 'NL' | 'IT'
  rate: number
  firms: Firm[]
  words: string
}[] = [
  {
    notation: de,
    code: 'DE',
    rate: 19,
    words:
      'Sammelrechnung|Rechnungsnr.|Datum|Fahrt|Netto|MwSt.|Gesamt|Anbieter|Dein Konto wurde belastet am',
    firms: firms(
      'Stadtflitz Carsharing GmbH;Moritzplatz 3;10969 Berlin;Stadtflitz|Rollo Mobility SE;Werftstr. 20;68159 Mannheim;Rollo',
    ),
  },
  {
    notation: fr,
    code: 'FR',
    rate: 20,
    words: 'Facture mensuelle|Facture n°|Date|Trajet|Total HT|TVA|Total TTC|Prestataire|Prélevé le',
    firms: firms(
      'Trottinéo SAS;18 rue du Faubourg du Temple;75011 Paris;Trottinéo|Vélocargo Nantes SARL;4 quai de la Fosse;44000 Nantes',
    ),
  },
  {
    notation: nl,
    code: 'NL',
    rate: 21,
    words: 'Maandfactuur|Factuurnummer|Datum|Rit|Subtotaal|BTW|Totaal|Aanbieder|Afgeschreven op',
    firms: firms(
      'Deelwagen Collectief U.A.;Vaartsestraat 10;5017 BV Tilburg|Snor Scooters B.V.;Wibautstraat 131;1091 GL Amsterdam;Snor',
    ),
  },
  {
    notation: it,
    code: 'IT',
    rate: 22,
    words:
      'Fattura mensile|Fattura n.|Data|Corsa|Imponibile|IVA|Totale|Fornitore del servizio|Addebitato il',
    firms: firms(
      'Monopattino Facile S.r.l.;Via Tortona 33;20144 Milano (MI)|AutoCondivisa Torino S.p.A.;Corso Vittorio 74;10121 Torino (TO)',
    ),
  },
]

/** A month of shared rides in one invoice: many days on it, one of the invoice; tax within, the firm at the foot or head. */
export function sharedRides(random: Random): Sheet {
  const kind = random.pick(fleets)
  const pen = new Pen(random, kind.notation)
  const say = kind.words.split('|')
  const [firm, client] = [pen.pick(kind.firms), anyone(pen, kind.code)]
  const rides = Array.from({ length: pen.whole(3, 9) }, (_, at) => ({
    ...line(`${say[3]} ${pen.digits('@##@')}`, pen.whole(210, 3900), kind.rate),
    day: pen.day(pen.after(-30 + at * 3)),
  }))
  const sums = within(rides)
  const number = pen.digits(pen.pick(['26-##-######', 'M########', '###-######']))
  const name = `<b>${say[7]}</b><br>${lettered(firm)}`
  const isHead = pen.chance(0.5)
  return paged(
    'A4',
    page(pen, ['URW Gothic', ...plains]),
    [
      `<div class="sides"><h1 style="margin:0">${say[0]}</h1>${pictured(firm.also[0] ?? firm.name.split(' ')[0] ?? '', '#ea580c', 'URW Gothic')}</div><div class="sides" style="margin-top:9mm"><div>${lettered(client)}</div>${isHead ? `<div>${name}</div>` : ''}${table(
        '',
        [
          [say[1] ?? '', number],
          [say[2] ?? '', pen.day()],
        ],
      )}</div>
       ${table(
         'items',
         rides.map((each) => [
           each.day,
           each.text,
           `${pen.whole(4, 48)} min`,
           pen.money(each.amount),
         ]),
       )}${table('sums', sumsAs(pen, sums, 'NVT', `${say[4] ?? ''}|${say[5]} ${pen.rate(kind.rate)}|${say[6] ?? ''}`))}<p>${say[8]} ${pen.day(pen.after(3))}.</p><div class="foot small">${isHead ? '' : `${name}<br>`}${kind.code === 'FR' ? frenchNumbers(pen).vat : taxNumber(pen, kind.code)}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}
