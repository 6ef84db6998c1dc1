/** Bills of Germany, Austria and Switzerland: a vet, a bill turned back, rent as a standing bill, freight, a town's quarter, wine, a therapist, a hall, software of two languages. */
import type { Random } from '../../../support/random'
import { block, firms, line, negated, onTop, penFor, several, wares } from '../eighth/kit'
import { at, ch, de } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, leaders, romandy } from '../eleventh/kit'
import {
  behind,
  goods,
  letter,
  letterhead,
  logo,
  oneLine,
  rates,
  roundedTo,
  say,
  windowed,
} from '../twelfth/kit'
import { buyerOf } from './buyers'
import { cells, columned, decimal, formed, stacked, tally, toldBy, tornOff, totalOf } from './kit'

const vets = firms(
  'Tierarztpraxis am Anger;Angerweg 3;99084 Erfurt;Dr. med. vet. Silke Amrhein|Kleintierklinik Ostalb GmbH;Bahnhofstraße 77;73430 Aalen|Fahrpraxis Dr. Lührs;Moorweg 21;27798 Hude;Dr. Hinnerk Lührs',
)

/** A vet of Germany: the law's numbers and a factor before each line, days of treatment, goods apart from work, one rate. */
export function tierarzt(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|D. month YYYY')
  const [firm, to] = [pen.pick(vets), buyerOf(pen, 'DE')]
  const treated = [
    'Allgemeine Untersuchung',
    'Injektion s.c.',
    'Röntgen, 2 Ebenen',
    'Wundversorgung',
  ]
    .slice(0, pen.whole(2, 4))
    .map((text) => {
      const [single, factor] = [pen.whole(900, 6200), pen.pick([1, 1.5, 2])]
      return { text, single, factor, amount: Math.round(single * factor) }
    })
  const goodsLine = line('Arzneimittel und Verbrauchsmaterial', pen.whole(800, 6400), 19)
  const sums = onTop([...treated.map((each) => line(each.text, each.amount, 19)), goodsLine])
  const number = pen.digits(say(pen, '26/####|R-#####|######'))
  const due = pen.after(14)
  return letter(
    pen,
    { faces: 'plain light' },
    [
      `<div class="mid">${logo(firm.name, 8, 'color:#166534')}<span class="small">${[...firm.also, ...firm.address].join(' · ')}</span></div>${windowed(firm, to)}<div class="sides"><div>Tier: ${say(pen, 'Hund „Ronja“|Katze „Minka“|Stute „Luna“')}</div><div class="right">Liquidation ${number}<br>${pen.day()}</div></div>${cells(
        'llrrr',
        'GOT-Nr.|Leistung|1-fach|Faktor|Betrag',
        treated.map((each) => [
          pen.digits('###'),
          each.text,
          pen.plain(each.single),
          decimal(pen, each.factor, 1),
          pen.plain(each.amount),
        ]),
        'lined',
      )}${cells('lr', '', [[goodsLine.text, pen.plain(goodsLine.amount)]])}${tally(sumsAs(pen, sums, 'NVT', 'Nettobetrag|19 % Umsatzsteuer|Zu überweisen'))}<p>Bitte begleichen Sie den Betrag bis zum ${pen.day(due)} auf ${iban(pen, 'DE')}.</p><div class="foot small">Steuernummer ${pen.digits('##/###/#####')}</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}

const printers = firms(
  'Werbetechnik Sauer GmbH;Lindenallee 60;34225 Baunatal|Onlineshop Honigtopf;Forststraße 4;82380 Peißenberg;Regina Mayr e.K.|BÜROMÖBEL DIREKT24;Zeppelinring 5;63755 Alzenau;BMD Handels GmbH',
)

/** A German bill turned back: all sums below nothing, a number of its own and that of what it undoes, its day and the first one's. */
export function storno(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YY')
  const [firm, to] = [pen.pick(printers), buyerOf(pen, 'DE')]
  const sums = negated(
    pen.buy(
      wares(
        'Schilder Aluverbund;38;120;19|Schreibtisch 160 cm;180;420;19|Honig 12 x 500 g;48;72;7|Kerzen Bienenwachs;9;24;19',
      ),
      {
        count: [1, 3],
        most: 3,
      },
    ),
  )
  const number = pen.digits(say(pen, 'ST-26-####|SR######|####-S'))
  return letter(
    pen,
    { faces: 'narrow wide' },
    [
      `<div class="sides"><div style="margin-top:25mm">${lettered(to)}</div><div class="right">${letterhead(firm, 7, 'font-weight:bold')}</div></div><h1>Stornorechnung</h1>${boxes(
        [
          ['Stornorechnung Nr.', number],
          ['Datum', pen.day()],
          ['zu Rechnung', pen.digits('RE-26-####')],
          ['vom', pen.day(pen.after(-pen.whole(5, 30)))],
        ],
      )}${goods(pen, sums, 'tqura', 'Artikel|Menge|Einzelpreis|USt|Gesamt')}${rates(pen, sums, 'rnvg', 'USt|Netto|Steuer|Brutto')}<p class="right">Gutschriftsbetrag <b>${pen.money(sums.total)}</b></p><p>Die Rechnung wird hiermit in voller Höhe aufgehoben.</p><div class="foot small">USt-IdNr. ${taxNumber(pen, 'DE')}</div>`,
    ],
    toldBy(pen, {
      supplier: firm,
      sums,
      documentNumber: number,
      kind: 'credit-note',
      due: null,
      hasRates: true,
    }),
  )
}

const hosts = firms(
  'Vermögensverwaltung Kronacker GbR;Kronackerstraße 9;90768 Fürth|Gewerbehof Süd eG;Elsenstraße 106;12435 Berlin|Erbengemeinschaft Thomsen;Deichstraße 30;25813 Husum;Volker Thomsen',
)

/** Rent as a standing bill: a month's parts in a letter, tax on all, due by the third working day of each month, no day to pay by. */
export function dauerrechnung(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|D. month YYYY', {
    money: random.pick(['# €', 'EUR #']),
  })
  const [firm, to] = [pen.pick(hosts), buyerOf(pen, 'DE')]
  const sums = onTop([
    line('Nettokaltmiete monatlich', pen.whole(45, 320) * 1000, 19),
    line('Betriebskosten-Vorauszahlung', pen.whole(8, 60) * 1000, 19),
    ...(pen.chance(0.5) ? [line('Stellplatz 2', pen.whole(30, 90) * 100, 19)] : []),
  ])
  const number = pen.digits(say(pen, 'DR-26-##|M###/26|26-####'))
  return letter(
    pen,
    { faces: 'slab book needle' },
    [
      `<div>${oneLine(firm, ' | ')}${firm.also.map((also) => ` | ${also}`).join('')}</div><div style="margin:22mm 0 12mm">${lettered(to)}</div><p class="right">${pen.day()}</p><p><b>Dauermietrechnung Nr. ${number}</b><br>für die Räume ${say(pen, 'Hinterhaus, 1. OG|Laden links|Halle C')}, gültig bis zum Erhalt einer neuen Rechnung</p>${leaders(
        [
          ...sums.lines.map((each) => [each.text, pen.money(each.amount)] as const),
          ['zuzüglich 19 % Umsatzsteuer', pen.money(sums.vat)],
          ['Gesamtmiete je Monat', pen.money(sums.total)],
        ],
      )}<p style="margin-top:8mm">Die Miete ist monatlich im Voraus bis zum dritten Werktag auf das Konto ${iban(pen, 'DE')} zu zahlen. Steuernummer ${pen.digits('###/###/#####')}.</p><p style="margin-top:14mm">Mit freundlichen Grüßen</p>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const carriers = firms(
  'Spedition Ahlmann & Co. KG;Speicherstraße 18;23558 Lübeck|TRANSPORTE WEIGELT;Siemensstraße 22;95448 Bayreuth;Weigelt Logistik GmbH|Kurierdienst Rheinblitz;Deutz-Mülheimer Str. 190;51063 Köln;Cem Aydın',
)

/** Freight with the carrier in a column on the right: weights, a toll and a share for fuel in percent, a loading's day before the bill's. */
export function frachtrechnung(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YY')
  const [firm, to] = [pen.pick(carriers), buyerOf(pen, 'DE')]
  const freight = pen.whole(90, 900) * 100
  const sums = onTop([
    line(
      `Fracht ${say(pen, 'Lübeck – Graz|Bayreuth – Lille|Köln – Aachen')}, ${pen.whole(1, 14)} Pal.`,
      freight,
      19,
    ),
    line('Dieselzuschlag 9,5 %', Math.round(freight * 0.095), 19),
    line('Maut', pen.whole(12, 190) * 100, 19),
  ])
  const number = pen.digits(say(pen, '26#####|F-#####|###-###'))
  const due = pen.after(30)
  return letter(
    pen,
    { faces: 'narrow plain' },
    [
      columned(
        `${letterhead(firm, 5, 'font-weight:bold')}<br><br>${stacked([
          ['Rechnungs-Nr.', number],
          ['Rechnungsdatum', pen.day()],
          ['Ladedatum', pen.day(pen.after(-pen.whole(2, 9)))],
          ['Fällig am', pen.day(due)],
          ['Tour', pen.digits('T####')],
          ['USt-IdNr.', taxNumber(pen, 'DE')],
          ['Bank', iban(pen, 'DE')],
        ])}`,
        `<div style="margin:24mm 0 16mm">${lettered(to)}</div><p class="big">Frachtrechnung</p>${cells(
          'lr',
          'Leistung|EUR',
          linesAs(pen, sums.lines, 'ta'),
          'dotted',
        )}${tally(sumsAs(pen, sums, 'nvt', 'Netto|19 % USt|Endbetrag EUR'))}`,
        'background:#f3f4f6',
        true,
      ),
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}

const halls = firms(
  'Kulturverein Alte Brauerei e. V.;Brauhausgasse 1;02763 Zittau|Sportstätten Emsbüren gGmbH;Am Stadion 6;48488 Emsbüren|Volkshochschule Oberes Filstal;Schlossplatz 7;73312 Geislingen',
)

/** Of a club or a school for adults: rooms by the hour, free of tax by law or by size, a number with the year behind a stroke, a slip for the bank. */
export function saalmiete(random: Random): Sheet {
  const pen = penFor(random, de, 'D. month YYYY|DD.MM.YYYY')
  const [firm, to] = [pen.pick(halls), buyerOf(pen, 'DE')]
  const sums = onTop([
    several('Raumüberlassung, Stunden', pen.whole(2, 30), pen.whole(12, 48) * 100),
    ...(pen.chance(0.5) ? [line('Reinigung', pen.whole(25, 90) * 100)] : []),
    ...(pen.chance(0.4) ? [line('Beamer und Ton', 3500)] : []),
  ])
  const number = pen.digits(say(pen, '###/2026|V-##/26|26.####'))
  const due = pen.after(21)
  return letter(
    pen,
    { faces: 'light slab' },
    [
      `<div class="sides">${logo(firm.name, 6, 'font-style:italic')}<div class="small right">${block(firm.address)}</div></div><h1>Rechnung</h1>${formed(
        [
          ['an', to.name],
          ['Rechnungsnummer', number],
          ['Rechnungsdatum', pen.day()],
          ['Anschrift', to.address.join(', ')],
          ['Zahlbar bis', pen.day(due)],
          ['Nutzung', pen.day(pen.after(-6))],
        ],
        3,
      )}${goods(pen, sums, 'tqua')}<p class="right">Gesamtsumme &nbsp; <b>${pen.money(sums.total)}</b></p><p class="small">Umsatzsteuerfrei nach § 4 Nr. ${say(pen, '12|22')} UStG.</p>${tornOff(
        `Überweisung &nbsp; ${firm.name} &nbsp; ${iban(pen, 'DE')}<br>Verwendungszweck: ${number} &nbsp; Betrag: ${pen.plain(sums.total)} EUR`,
      )}`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}

const towns = firms(
  'Marktgemeinde Hallwang;Dorfstraße 45;5300 Hallwang|Stadtgemeinde Bleiburg;10. Oktober Platz 1;9150 Bleiburg|Gemeindeamt Lustenried;Kirchplatz 2;6890 Lustenried',
)

/** An Austrian town's quarter: water and drains at ten, a land tax at none, each row with its tax, a day to pay by, a slip for payment. */
export function vorschreibung(random: Random): Sheet {
  const pen = penFor(random, at, 'DD.MM.YYYY|D. month YYYY', { money: random.pick(['€ #', '# €']) })
  const [town, to] = [pen.pick(towns), buyerOf(pen, 'AT')]
  const bought = [
    line('Wasserbezugsgebühr', pen.whole(20, 190) * 50, 10),
    line('Kanalbenützungsgebühr', pen.whole(30, 260) * 50, 10),
    line('Abfallgebühr', pen.whole(20, 90) * 50, 10),
    ...(pen.chance(0.6) ? [line('Grundsteuer B', pen.whole(20, 140) * 50, 0)] : []),
  ]
  const sums = onTop(bought)
  const number = pen.digits(say(pen, '2026/####|V-######|##-26-###'))
  const due = pen.after(30)
  return letter(
    pen,
    { faces: 'plain book' },
    [
      `<div class="sides">${logo(town.name, 7, 'font-weight:bold;border-bottom:0.8mm solid #b91c1c')}<div class="right small">${block(town.address)}<br>UID ${taxNumber(pen, 'AT')}</div></div><div class="sides" style="margin-top:14mm"><div>${lettered(to)}</div><div>${behind(
        [
          [' EDV-Nummer', pen.digits('######')],
          [' Rechnung Nr.', number],
          [' ausgestellt', pen.day()],
          [' fällig', pen.day(due)],
        ],
      )}</div></div><p><b>Lastschriftanzeige – ${say(pen, '1.|2.|3.|4.')} Quartal</b></p>${cells(
        'lrrr',
        'Abgabe|Netto|USt %|USt',
        bought.map((each) => [
          each.text,
          pen.plain(each.amount),
          String(each.rate),
          pen.plain(Math.round((each.amount * each.rate) / 100)),
        ]),
        'upright',
      )}${tally(sumsAs(pen, sums, 'nvT', 'Summe netto|Umsatzsteuer|Vorschreibungsbetrag'))}${tornOff(`Zahlungsanweisung &nbsp; ${town.name} &nbsp; ${iban(pen, 'AT')} &nbsp; ${pen.money(sums.total)}`)}`,
    ],
    toldBy(pen, { supplier: town, sums, documentNumber: number, due, hasLines: false }),
  )
}

const vignerons = firms(
  'Domaine de la Vuachère;Route de Lavaux 118;1095 Lutry;Frères Chappuis SA|Cave du Tunnel Sàrl;Rue de Savièse 24;1950 Sion|Imprimerie de la Broye;Rue du Temple 9;1530 Payerne;Broye Print SA',
)

/** Of French Switzerland: cases of bottles, a discount in percent, what bottles are left for without tax, rounded to five, thirty days net. */
export function vigneron(random: Random): Sheet {
  const pen = penFor(random, romandy, 'DD.MM.YYYY|D month YYYY')
  const [firm, to] = [pen.pick(vignerons), buyerOf(pen, 'CH')]
  const bought = onTop([
    several('Lutry Grand Cru, carton de 6', pen.whole(1, 12), pen.whole(70, 130) * 100, 8.1),
    several('Etiquettes personnalisées, lot', pen.whole(1, 4), pen.whole(18, 46) * 100, 8.1),
    several('Harasse consignée', pen.whole(1, 6), 1500, 0),
  ])
  const total = roundedTo(bought.total, 5)
  const number = pen.digits(say(pen, '26-####|F######|####'))
  const due = pen.after(30)
  return letter(
    pen,
    { faces: 'book slab' },
    [
      `<div class="right">${lettered(to)}</div><div style="margin-top:-16mm">${letterhead(firm, 9, 'color:#831843;font-style:italic')}</div><h1>Facture ${number}</h1><p>${firm.address[1]?.slice(5) ?? ''}, le ${pen.day()} — payable à 30 jours net, soit au ${pen.day(due)}</p>${cells(
        'rlrr',
        'Nombre|Désignation|Prix|CHF',
        linesAs(pen, bought.lines, 'qtua'),
        'lined',
      )}${tally([
        ['Total hors TVA', pen.plain(bought.net)],
        ['TVA 8.1 %', pen.plain(bought.vat)],
        ['Arrondi', pen.plain(total - bought.total)],
        ['Net à payer CHF', pen.plain(total)],
      ])}<div class="foot small">${taxNumber(pen, 'CH')} TVA · ${iban(pen, 'CH')}</div>`,
    ],
    toldBy(pen, {
      supplier: firm,
      sums: bought,
      total: totalOf(total),
      documentNumber: number,
      due,
    }),
  )
}

const therapists = firms(
  'Physiotherapie Kirchfeld;Hirschengraben 40;6003 Luzern;Barbara Imfeld|Logopädie am Rhein GmbH;Vorstadt 12;8200 Schaffhausen|Hebammenpraxis Sternenkind;Gerechtigkeitsgasse 66;3011 Bern;N. Aebischer',
)

/** A therapist of Switzerland: points times a value, days of treatment, no tax, a form with boxes as insurers want it, the date at its foot. */
export function taxpunkte(random: Random): Sheet {
  const pen = penFor(random, ch, 'DD.MM.YYYY|D. month YYYY', { money: 'CHF #' })
  const [firm, to] = [pen.pick(therapists), buyerOf(pen, 'CH')]
  const value = pen.pick([94, 100, 106])
  const visits = Array.from({ length: pen.whole(2, 6) }, (_, at) => {
    const points = pen.pick([48, 77, 24])
    return {
      day: pen.day(pen.after(-5 - at * 7)),
      points,
      amount: Math.round((points * value) / 5) * 5,
    }
  })
  const sums = onTop(visits.map((visit) => line('Sitzung', visit.amount)))
  const number = pen.digits(say(pen, '26#####|R-####|######'))
  const due = pen.after(30)
  return letter(
    pen,
    { faces: 'narrow needle', size: 8.5 },
    [
      `<div class="sides"><b>Rückforderungsbeleg / Rechnung</b><span>${number}</span></div>${formed(
        [
          ['Leistungserbringer', firm.name],
          ['Adresse', firm.address.join(', ')],
          ['ZSR-Nr.', pen.digits('@######')],
          ['Patient/in', to.name],
          ['Gesetz', 'KVG'],
          ['Taxpunktwert', (value / 100).toFixed(2)],
        ],
        3,
      )}<div style="margin:8mm 0 8mm 100mm">${lettered(to)}</div>${cells(
        'llrrr',
        'Datum|Ziffer|TP|TPW|Betrag',
        visits.map((visit) => [
          visit.day,
          say(pen, '7301|7311|7350'),
          String(visit.points),
          (value / 100).toFixed(2),
          pen.plain(visit.amount),
        ]),
        'boxed',
      )}<div class="sides"><div>${stacked([
        ['Rechnungsdatum', pen.day()],
        ['Zahlbar bis', pen.day(due)],
      ])}</div>${tally(
        [
          ['MWST-befreit', pen.plain(0)],
          ['Gesamtbetrag', pen.money(sums.total)],
        ],
        '',
      )}</div><p class="small">${firm.also.join('')} ${iban(pen, 'CH')}</p>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}

const coders = firms(
  'Zahnrad Software GmbH;Technologiepark 14;33100 Paderborn|Kartenhaus GIS Systeme AG;Agnes-Pockels-Bogen 1;80992 München|Nordstern Hosting UG;Neuer Wall 44;20354 Hamburg',
)

/** Software of Germany in two languages, each label with its English: a year's care, a discount, the period below the line, paid by debit on a day. */
export function wartung(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|YYYY-MM-DD', { money: '# EUR' })
  const [firm, to] = [pen.pick(coders), buyerOf(pen, 'DE')]
  const sums = pen.buy(
    wares(
      'Wartung / Maintenance 12 M.;240;1900;19|Lizenz / Licence add-on;90;480;19|Schulung / Training (h);95;140;19',
    ),
    { count: [1, 3], most: 5, discount: pen.pick([0, 5, 10]) },
  )
  const number = pen.digits(say(pen, 'RE26-#####|1#####|26-0####'))
  const due = pen.after(10)
  return letter(
    pen,
    { faces: 'wide light' },
    [
      `<div style="background:#0f172a;color:#fff;margin:-14mm -18mm 8mm;padding:9mm 18mm" class="sides"><span style="font-size:16pt">${firm.name}</span><span>Rechnung / Invoice</span></div><div class="sides"><div>${lettered(to)}</div>${cells(
        'lr',
        '',
        [
          ['Rechnungsnr. / Invoice no.', number],
          ['Datum / Date', pen.day()],
          ['Fällig / Due', pen.day(due)],
          ['Kundennr. / Customer no.', pen.digits('K####')],
        ],
        'bare',
        '',
      )}</div>${goods(pen, sums, 'ntqua', 'Pos.|Bezeichnung / Description|Menge / Qty|Preis / Price|Summe / Amount')}${tally(
        [
          ...(sums.discount > 0 ? [['Rabatt / Discount', pen.plain(-sums.discount)] as const] : []),
          ...sumsAs(pen, sums, 'NVT', 'Netto / Net|USt / VAT 19%|Brutto / Gross'),
        ],
      )}<p class="small">Der Betrag wird am ${pen.day(due)} per SEPA-Lastschrift eingezogen. / The amount will be debited on ${pen.day(due)}.</p><div class="foot small">${oneLine(firm)} · ${taxNumber(pen, 'DE')} · HRB ${pen.digits('#####')}</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}
