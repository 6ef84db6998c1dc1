/** Invoices of German and of Switzerland's other languages: insurer, sweep, farmer, reminder, licence, physician, printer, gardener. */
import type { Random } from '../../../support/random'
import {
  block,
  escaped,
  firms,
  line,
  onTop,
  paged,
  penFor,
  several,
  sign,
  table,
  truthOf,
  wares,
} from '../eighth/kit'
import { at, de } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { anyone, customer, lettered, page, plains, serifs } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, captioned, leaders, pictured, romandy, ticino, typed, wordmark } from './kit'

const insurers = firms(
  'Hanseatische Feuer- und Haftpflicht VVaG;Ballindamm 40;20095 Hamburg;HFH Versicherung|Alpina Sachversicherung AG;Leopoldstraße 180;80804 München;Alpina|Rhein-Lippe Versicherungsverein;Königswall 21;44137 Dortmund',
)

/** Of a German insurer: a premium with insurance tax, which is no VAT; the contract's number and no invoice's. */
export function beitrag(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|D. month YYYY|DD. month YYYY', {
    money: random.pick(['# EUR', '#\u00A0€']),
  })
  const [firm, client] = [pen.pick(insurers), anyone(pen, 'DE')]
  const premium = pen.whole(14_000, 190_000)
  const sums = onTop([
    line('Beitrag', premium),
    line('Versicherungsteuer 19 %', Math.round(premium * 0.19)),
  ])
  const contract = pen.digits(pen.pick(['KH ##.######.#', 'V-########', '70 #### ####']))
  return paged(
    'A4',
    page(pen, plains, 'h1 { font-size: 13pt; }'),
    [
      `<div class="sides"><div></div><div>${wordmark(firm.also[0] ?? firm.name.split(' ').slice(0, 2).join(' '), '#166534', 'Nimbus Sans')}</div></div><div class="small grey" style="margin-top:12mm">${escaped([firm.name, ...firm.address].join(', '))}</div><div>${lettered(client)}</div>
       <div class="right small">${pen.day()}</div><h1>Ihre Beitragsrechnung zur ${pen.pick(['Kfz-Versicherung', 'Betriebshaftpflicht', 'Elektronikversicherung'])}</h1><p>Versicherungsnummer <b>${contract}</b></p><p>Sehr geehrte Damen und Herren,</p><p>für die Zeit vom ${pen.day(pen.after(20))} bis ${pen.day(pen.after(384))} berechnen wir Ihnen:</p>
       ${leaders([
         ['Jahresbeitrag', pen.money(premium)],
         ['19 % Versicherungsteuer', pen.money(sums.lines[1]?.amount ?? 0)],
         ['Rechnungsbetrag', pen.money(sums.total)],
       ])}
       <p>Den Betrag buchen wir am ${pen.day(pen.after(22))} von Ihrem Konto ab (SEPA-Mandat ${pen.digits('M########')}).</p><p>Mit freundlichen Grüßen<br>Ihre ${escaped(firm.also[0] ?? firm.name)}</p><div class="foot small grey">Vorstand: Dr. Ilse Brandt (Vors.) · Versicherungsteuernummer ${pen.digits('807/V9080700####')} · Versicherungsleistungen sind nach § 4 Nr. 10 UStG steuerfrei</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: null, otherNumbers: [contract] }),
  )
}

const sweeps = firms(
  'Jochen Wiedemann;Bezirksschornsteinfegermeister, Lindenstr. 4;34369 Hofgeismar;Schornsteinfegermeister Jochen Wiedemann|Schornsteinfegerbetrieb Lutz Harms;Dorfstr. 88;24819 Haale;Lutz Harms|Kaminkehrer Obermüller GbR;Am Anger 2;83620 Feldkirchen',
)

/** Of a sweep: work units at a price of the law, half a page, the house's place another than that of who pays. */
export function kehrgebuehr(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YY|DD.MM.YYYY|D.M.YYYY')
  const [firm, client] = [pen.pick(sweeps), anyone(pen, 'DE')]
  const kinds = wares(
    'Abgaswegeüberprüfung;38;62;19|Feuerstättenschau;24;41;19|Kehrung Festbrennstoff;19;36;19|Messung 1. BImSchV;45;66;19|Bescheinigung;9;14;19',
  )
  const sums = pen.buy(kinds, { count: [2, 4], step: 1 })
  const number = pen.digits(pen.pick(['######', '26-#####', 'K####/26']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'Liberation Sans Narrow'],
      'h1 { font-size: 12pt; margin: 4mm 0; } .items :is(td, th) { border: 0.15mm solid #999; padding: 1mm 1.5mm; }',
    ),
    [
      `<div class="sides"><div class="small"><b>${escaped(firm.name)}</b><br>${block(firm.address)}<br>Mobil ${pen.digits('017# #######')}</div>${sign('#111827')}</div><div style="margin-top:8mm">${lettered(client)}</div><h1>Gebührenrechnung</h1>${boxes(
        [
          ['Beleg-Nr.', number],
          ['Ausführung am', pen.day(pen.after(-3))],
          ['Ausgestellt am', pen.day()],
          ['Liegenschaft', pen.pick(['Mühlenweg 9', 'Hauptstr. 112, Hinterhaus'])],
        ],
      )}
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           `${pen.whole(8, 40)},${pen.whole(0, 9)} AW`,
           pen.plain(each.amount),
         ]),
         ['Tätigkeit nach KÜO', 'Arbeitswerte', 'EUR'],
       )}
       ${table('sums', sumsAs(pen, sums, 'nvT', 'Zwischensumme|MwSt. 19 %|Gebühr gesamt'))}<p>Zahlung innerhalb 14 Tagen unter Angabe der Beleg-Nr. auf ${iban(pen, 'DE')}. Gebühren werden im Verwaltungsweg beigetrieben.</p><p class="small">Steuernummer ${pen.digits('##/###/#####')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const farms = firms(
  'Hof Sonnenborn;Sonnenborn 1;37688 Beverungen;Christian und Maike Temme GbR|Biohof Krüger-Ahlers;Deichweg 17;26434 Wangerland;Biohof Krüger-Ahlers KG|Obstbau Lechner;Streuobstweg 5;88697 Bermatingen;Anton Lechner',
)
const crops = wares(
  'Kartoffeln festk. 25 kg;14;22;7.8|Eier Gr. M 180 St.;38;52;7.8|Apfelsaft Bag 5 l;9;13;7.8|Heu Rundballen;35;55;7.8|Möhren 10 kg;9;14;7.8',
)

/** Of a farmer who takes the average rate: seven point eight percent, written with few words, delivered by day. */
export function hofrechnung(random: Random): Sheet {
  const pen = penFor(random, de, 'D.M.YYYY|DD.MM.YY|D. month YYYY', { money: '# €' })
  const [firm, client] = [pen.pick(farms), customer(pen, 'DE')]
  const sums = pen.buy(crops, { count: [1, 4], most: 14, step: 10 })
  const number = pen.digits(pen.pick(['##', '###/26', '26-##']))
  return paged(
    'A4',
    page(
      pen,
      ['URW Bookman', 'P052', 'Liberation Serif'],
      '.items td { border-bottom: 0.1mm solid #a3a3a3; }',
    ),
    [
      `<div class="mid">${pen.chance(0.5) ? pictured(firm.name, '#4d7c0f', 'P052') : `<span style="font-size:20pt">${escaped(firm.name)}</span>`}<br><span class="small">${escaped([...firm.also, ...firm.address].join(' ~ '))}</span></div><p style="margin-top:10mm">An ${escaped(client.name)}, ${escaped(client.address.join(', '))}</p><h1>Rechnung ${number}</h1><p>vom ${pen.day()}</p>
       ${table(
         'items',
         sums.lines.map((each, place) => [
           `${each.quantity} x ${each.text}`,
           pen.day(pen.after(place - 9), 'DD.MM.'),
           pen.plain(each.amount),
         ]),
         ['Ware', 'geliefert', 'Euro'],
       )}
       <p class="right">Warenwert ${pen.plain(sums.net)}<br>zuzüglich 7,8 % Durchschnittssatz § 24 UStG ${pen.plain(sums.vat)}<br><b>zusammen ${pen.money(sums.total)}</b></p><p>Bitte überweisen Sie bis ${pen.day(pen.after(10))} auf unser Konto bei der Volksbank, ${iban(pen, 'DE')}. Vielen Dank!</p><p class="small">St.-Nr. ${pen.digits('##/###/#####')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const dunning = firms(
  'Steinfurter Büromöbel GmbH;Ochtruper Straße 61;48565 Steinfurt|Ludwig Kranz Elektrogroßhandel e. K.;Nordring 8;63067 Offenbach;Kranz Elektrogroßhandel|Copyteam Saar GmbH;Mainzer Straße 170;66121 Saarbrücken;Copyteam',
)

/** A German reminder: the open invoice with its day and sum, a fee, what is to be paid now; the day of the letter is its own. */
export function mahnung(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|D. month YYYY', { money: 'EUR #' })
  const [firm, client] = [pen.pick(dunning), customer(pen, 'DE')]
  const open = pen.whole(9000, 240_000)
  const sums = onTop([line('offen', open), line('Mahngebühr', pen.pick([500, 750]))])
  const number = pen.digits(pen.pick(['RE-26####', '4######', '26/#####']))
  const own = pen.digits('M#####')
  return paged(
    'A4',
    page(pen, [...plains, ...serifs]),
    [
      `<div class="right"><b>${escaped(firm.name)}</b><br>${block(firm.address)}<br>Buchhaltung, ${pen.digits('Tel. 0#### ####-##')}</div><div style="margin-top:10mm">${lettered(client)}</div><p class="right">${escaped(firm.address[1]?.slice(6) ?? '')}, ${pen.day()}</p><h1 style="font-size:14pt">${pen.pick(['1. Mahnung', 'Zweite Mahnung', 'Zahlungserinnerung'])} ${own}</h1>
       <p>Sehr geehrte Damen und Herren,</p><p>folgende Rechnung ist noch nicht beglichen:</p>
       ${table('items', [[number, pen.day(pen.after(-48)), pen.day(pen.after(-18)), pen.plain(open)]], ['Rechnung', 'vom', 'fällig', 'offen EUR'])}
       ${table('sums', [
         ['Mahngebühr', pen.plain(sums.lines[1]?.amount ?? 0)],
         ['Bitte überweisen Sie', pen.money(sums.total)],
       ])}<p>Wir erwarten Ihre Zahlung bis zum ${pen.day(pen.after(10))}. Sollte sich dieses Schreiben mit Ihrer Zahlung überschnitten haben, betrachten Sie es als gegenstandslos.</p><div class="foot small grey">${firm.also.map((also) => `${escaped(also)} · `).join('')}${iban(pen, 'DE')} · USt-IdNr. ${taxNumber(pen, 'DE')}</div>`,
    ],
    truthOf(pen, {
      supplier: firm,
      sums,
      documentNumber: number,
      otherNumbers: [own],
      hasLines: false,
    }),
  )
}

const houses = firms(
  'Quellwerk Software GmbH;Am Spitz 9;1210 Wien;Quellwerk|Lindwurm Digital OG;Herrengasse 12;9020 Klagenfurt am Wörthersee|Stadtbild Agentur FlexCo;Südtiroler Platz 4;6020 Innsbruck;Stadtbild',
)

/** Of an Austrian house of software to a German firm: tax goes over to the buyer, both numbers, no tax line, licences by seat. */
export function lizenz(random: Random): Sheet {
  const pen = penFor(random, at, 'DD.MM.YYYY|D. month YYYY|YYYY-MM-DD', {
    money: random.pick(['EUR #', '€ #', '# €']),
  })
  const [firm, client] = [pen.pick(houses), customer(pen, 'DE')]
  const sums = onTop([
    several('Lizenz Arbeitsplatz, 12 Monate', pen.whole(1, 25), pen.pick([8900, 11_900, 24_000])),
    ...(pen.chance(0.5) ? [several('Einschulung remote, Stunde', pen.whole(1, 6), 9800)] : []),
  ])
  const number = pen.digits(pen.pick(['QW-2026-###', '2026####', 'AR####']))
  return paged(
    'A4',
    page(
      pen,
      ['URW Gothic', ...plains],
      '.left { position: absolute; left: 18mm; top: 14mm; width: 46mm; font-size: 80%; } .main { margin-left: 54mm; }',
    ),
    [
      `<div class="left">${pictured(firm.also[0] ?? firm.name.split(' ')[0] ?? '', '#be185d', 'URW Gothic')}<p>${escaped(firm.name)}<br>${block(firm.address)}</p><p>UID ${taxNumber(pen, 'AT')}<br>${iban(pen, 'AT')}</p><p>Belegnummer<br>${number}</p><p>Belegdatum<br>${pen.day()}</p><p>Zahlungsziel<br>${pen.day(pen.after(14))}</p></div>
       <div class="main"><div style="margin-top:22mm">${lettered(client)}<br>UID ${taxNumber(pen, 'DE')}</div><h1>Faktura</h1>${table(
         'items',
         linesAs(pen, sums.lines, 'tqua'),
         ['Bezeichnung', 'Anz.', 'à', 'EUR'],
       )}
       <p class="right" style="font-size:13pt">Gesamt ${pen.money(sums.total)}</p><p>Die Steuerschuld geht auf den Leistungsempfänger über (Reverse Charge, Art. 196 MwSt-SystRL).</p></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const physicians = firms(
  'Dr. med. univ. Veronika Auer;Fachärztin für Arbeitsmedizin, Josefstädter Straße 44;1080 Wien;Dr. Veronika Auer|DI Paul Reisinger;Zivilingenieur für Bauwesen, Stelzhamerstraße 3;4400 Steyr|Mag. (FH) Sonja Kofler;Unternehmensberatung, Maria-Theresien-Straße 30;6020 Innsbruck;Sonja Kofler',
)

/** An Austrian note of a fee: no word of an invoice, a sentence for the work, tax or the words that there is none. */
export function honorarnote(random: Random): Sheet {
  const pen = penFor(random, at, 'D. month YYYY|DD.MM.YYYY|D.M.YY', {
    money: random.pick(['€ #', 'EUR #']),
  })
  const [firm, client] = [pen.pick(physicians), customer(pen, 'AT')]
  const isTaxed = pen.chance(0.6)
  const sums = onTop([line('Honorar', pen.whole(16, 320) * 1000, isTaxed ? 20 : 0)])
  const number = pen.digits(pen.pick(['HN ##/2026', '2026-##', '###']))
  return paged(
    'A4',
    page(pen, [...serifs, 'URW Bookman']),
    [
      `<div style="border-left:1.5mm solid #78716c;padding-left:5mm"><span style="font-size:15pt">${escaped(firm.name)}</span><br>${block(firm.address)}</div><div style="margin:14mm 0 10mm">${lettered(client)}</div><p>${pen.day()}</p><p style="font-size:13pt"><b>Honorarnote ${number}</b></p>
       <p>Für ${escaped(pen.pick(['die arbeitsmedizinische Betreuung im abgelaufenen Quartal', 'die statische Berechnung Dachgeschoß samt Begehung', 'zwei Workshops zur Preisgestaltung']))} erlaube ich mir, vereinbarungsgemäß zu verrechnen:</p>
       ${leaders([
         ['Honorar', pen.money(sums.net)],
         ...(isTaxed ? [['20 % Umsatzsteuer', pen.money(sums.vat)] as const] : []),
         ['Honorar gesamt', pen.money(sums.total)],
       ])}
       <p>Ich ersuche um Überweisung auf ${iban(pen, 'AT')}.</p>${isTaxed ? `<p>UID ${taxNumber(pen, 'AT')}</p>` : '<p>Umsatzsteuerbefreit – Kleinunternehmer gem. § 6 Abs. 1 Z 27 UStG</p>'}<p style="font-family:Z003;font-size:20pt;margin-top:8mm">${escaped(firm.name.split(' ').at(-1) ?? '')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const presses = firms(
  'Imprimerie du Vallon SA;Rue de l’Industrie 22;2316 Les Ponts-de-Martel|Atelier Typo Gruyère;Grand-Rue 14;1630 Bulle;Typo Gruyère Sàrl|Jaquier Électricité Sàrl;Route de Berne 100;1010 Lausanne',
)
const presswork = wares(
  'Brochure 24 p. quadri;380;890;8.1|Cartes de visite 500 ex.;85;140;8.1|Roll-up 85x200;140;210;8.1|Intervention technicien, h;98;135;8.1|Déplacement;45;80;8.1',
)

/** Of French Switzerland: francs with an apostrophe, `CHF` at the head of a column only, a part of a bill with a code at the foot. */
export function imprimerie(random: Random): Sheet {
  const pen = penFor(random, romandy, 'DD.MM.YYYY|D month YYYY|DD.MM.YY')
  const firm = pen.pick(presses)
  const client = pen.pick(
    firms(
      'Vignoble des Coteaux;Chemin du Lac 3;1071 Chexbres|Commune de Val-de-Ruz;Rue Charles-L’Eplattenier 1;2206 Les Geneveys-sur-Coffrane',
    ),
  )
  const sums = pen.buy(presswork, { count: [1, 4], most: 5, step: 5 })
  const number = pen.digits(pen.pick(['F-#####', '26####', '####']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'URW Gothic'],
      '.slip { position: absolute; left: 0; right: 0; bottom: 0; height: 88mm; border-top: 0.3mm dashed #555; padding: 6mm 12mm; font-size: 8pt; display: flex; gap: 12mm; }',
    ),
    [
      `<div class="sides"><div>${sign('#0e7490')}</div><div><b>${escaped(firm.name)}</b><br>${block(firm.address)}<br><span class="small">${taxNumber(pen, 'CH')} TVA</span></div></div><div style="margin:6mm 0 0 95mm">${lettered(client)}</div><p>Facture ${number} du ${pen.day()} — échéance ${pen.day(pen.after(30))}</p>
       ${table('items', linesAs(pen, sums.lines, 'tqua'), ['Prestation', 'Qté', 'P.U.', 'CHF'])}
       ${table('sums', sumsAs(pen, sums, 'nvt', 'Total HT|TVA 8.1 %|Total TTC'))}
       <div class="slip"><div><b>Récépissé</b><br><br>Compte / Payable à<br>${iban(pen, 'CH')}<br>${lettered(firm)}<br><br>Monnaie &nbsp; Montant<br>CHF &nbsp; ${pen.plain(sums.total)}</div><div><b>Section paiement</b><div style="width:40mm;height:40mm;margin-top:3mm;background:repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 / 2mm 2mm"></div></div><div>Référence<br>${pen.digits('## ##### ##### ##### ##### #####')}<br><br>Payable par<br>${lettered(client)}</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const gardeners = firms(
  'Giardini Malcantone Sagl;Via Cantonale 18;6980 Croglio|Fratelli Pedrazzini Impianti;Via Bramantino 7;6600 Locarno;Pedrazzini Impianti SA|Studio Fiduciario Ghiringhelli;Piazza Nosetto 3;6500 Bellinzona',
)
const gardening = wares(
  'Manutenzione giardino, ore;58;74;8.1|Potatura siepe;180;420;8.1|Smaltimento verde;60;150;8.1|Sostituzione pompa;340;780;8.1|Consulenza, ore;120;180;8.1',
)

/** Of Ticino: a letter in Italian with francs, captions below their values, the sum in words of payment. */
export function giardiniere(random: Random): Sheet {
  const pen = penFor(random, ticino, 'D month YYYY|DD.MM.YYYY|D.M.YYYY')
  const firm = pen.pick(gardeners)
  const client = pen.pick(
    firms(
      'Hotel Lago Blu;Via Lungolago 40;6614 Brissago|Amministrazione Condominio Aurora;Via Zurigo 9;6900 Lugano',
    ),
  )
  const sums = pen.buy(gardening, { count: [1, 3], most: 9, step: 100 })
  const number = pen.digits(pen.pick(['26/###', '####', 'FA-###']))
  return paged(
    'A4',
    page(pen, [...serifs, ...plains]),
    [
      `<div class="sides"><div style="width:70mm">${captioned([
        [`${firm.address.join(', ')} · ${taxNumber(pen, 'CH')} IVA`, firm.name],
      ])}</div><div style="width:60mm">${captioned([
        ['Fattura', number],
        ['Luogo e data', `${firm.address[1]?.slice(5) ?? ''}, ${pen.day()}`],
      ])}</div></div><div style="margin:9mm 0 6mm">Spettabile<br>${lettered(client)}</div><p>Oggetto: lavori eseguiti nel mese scorso</p>
       ${typed(
         sums.lines.map((each) => [
           each.text,
           `${each.quantity} x ${pen.plain(each.unit)}`,
           pen.plain(each.amount),
         ]),
         [32, 18, -12],
       )}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Imponibile|IVA 8.1%|Totale a nostro favore'))}<p>Termine di pagamento 30 giorni netti. ${firm.also.map((also) => escaped(also)).join('')} IBAN ${iban(pen, 'CH')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}
