/** Letters of firms in Germany, Austria and Switzerland. */
import type { Random } from '../../../support/random'
import { plainDecimal } from '../notation'
import type { Sheet } from '../print'
import {
  block,
  escaped,
  firms,
  negated,
  paged,
  Pen,
  pictured,
  sign,
  table,
  truthOf,
  wares,
  wordmark,
  type Pairs,
  type Sums,
} from './kit'
import { at, ch, de } from './notations'
import { linesAs, sumsAs } from './rows'

const senders = firms(
  'Hartmann Fördertechnik GmbH;Gewerbepark 17;74076 Heilbronn|Druckerei Lüdtke;Kastanienallee 40;17033 Neubrandenburg|Schäfer & Söhne KG;An der Ziegelei 2;49074 Osnabrück|ProfiClean 360 GmbH;Boschstraße 11;71034 Böblingen|Ingenieurbüro Yıldırım;Hansaring 99;50670 Köln|Wein- und Getränkehandel Maria Kröll e.K.;Moselstraße 5;54470 Bernkastel-Kues',
)
const receivers = firms(
  'Brandt Logistik GmbH;Hafenstraße 51;20457 Hamburg|Praxis Dr. Yildiz;Goethestr. 14;34119 Kassel|Stadtwerke Nebra AöR;Rathausplatz 1;06642 Nebra|Sabine Kuhlmann;Birkenweg 8;26135 Oldenburg',
)
const goods = wares(
  'Wartung Förderband inkl. Anfahrt;180;640;19|Visitenkarten 350 g, beidseitig, 1.000 Stk.;49;119;19|Unterhaltsreinigung Büroflächen;220;980;19|Riesling Kabinett 0,75 l;6.4;12.9;19|Tragwerksplanung, Std.;78;115;19|Fachbuch Brandschutz;29;58;7|Palette Kopierpapier A4;210;420;19|Montage vor Ort, Std.;52;86;19',
)

const wage = (line: { quantity: number }, unit: string) => `${line.quantity} ${unit}`

/** The usual letter of a German firm: a window for the address, facts on the right, columns of small print at the foot. */
export function dinLetter(random: Random): Sheet {
  const pen = new Pen(random, de)
  const [sender, receiver] = [pen.pick(senders), pen.pick(receivers)]
  const discount = pen.chance(0.2) ? pen.pick([3, 5, 10]) : 0
  const sums = pen.buy(goods, { count: [1, 5], most: 12, discount })
  const number = pen.digits(pen.pick(['RE-2026-####', '26#####', 'R######', '2026/0###']))
  const facts: Pairs = [
    ['Rechnungs-Nr.:', number],
    ['Kunden-Nr.:', pen.digits('1####')],
    ['Datum:', pen.day()],
    ['Lieferdatum:', pen.day(pen.after(-pen.whole(1, 12)))],
    ...((pen.chance(0.5) ? [['Bearbeiter:', 'Frau Neumann']] : []) as Pairs),
  ]
  const name = sender.name.replace(/ (GmbH|KG|e\.K\.)$/, '')
  const logo = pen.pick([
    () => wordmark(name, '#1f4e79', 'Nimbus Sans'),
    () => pictured(name, '#1f4e79', 'URW Gothic'),
    () => sign('#1f4e79'),
  ])()
  return paged(
    'A4',
    `#sheet { font: 10pt '${pen.pick(['Liberation Sans', 'Nimbus Sans', 'DejaVu Sans Condensed'])}'; } h1 { font-size: 13pt; margin: 14mm 0 4mm; } .items th { border-bottom: 0.3mm solid #000; } .items td { padding: 1.2mm 2.5mm 1.2mm 0; } .items td:nth-child(2), .items th:nth-child(2) { text-align: left !important; white-space: normal !important; } .sums { margin-top: 3mm; } .sums tr:last-child td { border-top: 0.3mm solid #000; font-weight: bold; } .foot { font-size: 7pt; border-top: 0.2mm solid #666; padding-top: 2mm; }`,
    [
      `<div class="right">${logo}</div><div class="sides" style="margin-top:14mm"><div><u style="font-size:6.5pt">${escaped([sender.name, ...sender.address].join(' · '))}</u><br><br>${block([receiver.name, ...receiver.address])}</div>${table('', facts)}</div>
       <h1>Rechnung${pen.chance(0.5) ? ` ${number}` : ''}</h1><p>Sehr geehrte Damen und Herren,<br>für unsere Lieferungen und Leistungen erlauben wir uns zu berechnen:</p>${table(
         'items',
         sums.lines.map((line, at) => [
           String(at + 1),
           line.text,
           wage(line, 'Stk'),
           pen.plain(line.unit),
           pen.plain(line.amount),
         ]),
         ['Pos.', 'Bezeichnung', 'Menge', 'Einzelpreis €', 'Gesamt €'],
       )}${table('sums', netRows(pen, sums, discount))}
       <p>Zahlbar innerhalb von 14 Tagen ohne Abzug bis ${pen.day(pen.after(14))}.</p><p>Mit freundlichen Grüßen<br>${escaped(name)}</p>
       <div class="foot sides"><span>${block([sender.name, ...sender.address])}</span><span>${block([`Tel. ${pen.digits('0#### ######')}`, `Fax ${pen.digits('0#### ######')}`, 'info@firma.example'])}</span><span>${block(['Sparkasse', pen.digits('DE## #### #### #### #### ##'), pen.digits('BIC SOLADES1@@@')])}</span><span>${block([`USt-IdNr. ${pen.digits('DE#########')}`, `Amtsgericht HRB ${pen.digits('#####')}`, `St.-Nr. ${pen.digits('##/###/#####')}`])}</span></div>`,
    ],
    truthOf(pen, { supplier: sender, sums, documentNumber: number, hasRates: true }),
  )
}

function netRows(pen: Pen, sums: Sums, discount: number): string[][] {
  const off =
    discount > 0
      ? [
          ['Zwischensumme', pen.money(sums.sum)],
          [`abzgl. ${discount} % Rabatt`, pen.money(-sums.discount)],
        ]
      : []
  const taxes = sums.shares.map(({ rate, net, vat }) => [
    sums.shares.length > 1 ? `MwSt ${rate} % auf ${pen.money(net)}` : `zzgl. ${rate} % MwSt`,
    pen.money(vat),
  ])
  return [
    ...off,
    ['Summe netto', pen.money(sums.net)],
    ...taxes,
    ['Rechnungsbetrag', pen.money(sums.total)],
  ]
}

const craftsmen = firms(
  'Malerei Franz Pichler;Bachgasse 3;4810 Gmunden|Elektro Wögerbauer GmbH;Linzer Straße 88;4240 Freistadt|Tischlerei Holz & Raum OG;Gewerbestraße 6;8750 Judenburg|Dachdeckerei Moser Söhne;Kirchplatz 9;6130 Schwaz',
)
const owners = firms(
  'Ing. Markus Egger;Feldgasse 2;8010 Graz|Hotel Alpenrose KG;Hauptstraße 31;5630 Bad Hofgastein|Fam. Huber;Am Anger 14;4020 Linz',
)
const works = wares(
  'Facharbeiter, Std.;58;79;20|Material laut Aufstellung;85;1240;20|An- und Abfahrt pauschal;35;75;20|Wandfläche streichen, 2 x, m²;7.8;13.5;20|Steckdose setzen, Stk.;24;48;20|Regiearbeiten Helfer, Std.;41;55;20',
)

/** Of an Austrian craftsman: typed in a word processor, with an advance taken off below the sum. */
export function craftsman(random: Random): Sheet {
  const pen = new Pen(random, at)
  const [maker, owner] = [pen.pick(craftsmen), pen.pick(owners)]
  const sums = pen.buy(works, { count: [2, 5], most: 16 })
  const number = pen.digits(pen.pick(['###/2026', 'RE26-###', '26###']))
  const advance = pen.chance(0.35) ? Math.round((sums.total * 0.4) / 10_000) * 10_000 : 0
  const rest =
    advance > 0
      ? [
          [`abzüglich Akontozahlung vom ${pen.day(pen.after(-30))}`, pen.money(-advance)],
          ['noch zu zahlen', pen.money(sums.total - advance)],
        ]
      : []
  return paged(
    'A4',
    `#sheet { font: 11pt '${pen.pick(['Liberation Serif', 'Nimbus Roman', 'P052'])}'; } h1 { font-size: 14pt; margin: 8mm 0 4mm; text-decoration: underline; } .items :is(td, th) { border: 0.2mm solid #555; padding: 1mm 2mm; } .sums { margin-top: 4mm; }`,
    [
      `<div class="mid"><div style="font-size:20pt;font-style:italic">${escaped(maker.name)}</div>${block([`${maker.address.join(', ')} – Mobil ${pen.digits('0664 / ### ## ##')}`])}</div>
       <div style="margin-top:14mm">${block([owner.name, ...owner.address])}</div><div class="right">${escaped(maker.address[1]?.slice(5) ?? '')}, am ${pen.day()}</div>
       <h1>Rechnung Nr. ${number}</h1><p>Für die durchgeführten Arbeiten bei Ihrem Objekt im Zeitraum ${pen.day(pen.after(-25))} bis ${pen.day(pen.after(-4))} verrechnen wir:</p>${table(
         'items',
         linesAs(pen, sums.lines, 'tqua'),
         ['Leistung', 'Menge', 'Preis', 'Betrag EUR'],
       )}${table('sums', [
         ...sumsAs(pen, sums, 'NVT', 'Nettobetrag|+ 20 % USt.|Gesamtbetrag brutto'),
         ...rest,
       ])}<p>Zahlbar binnen 10 Tagen netto. Wir danken für den Auftrag!</p><p class="small">${block([`UID-Nr.: ${pen.digits('ATU########')}`, `Raiffeisenbank, IBAN ${pen.digits('AT## #### #### #### ####')}`])}</p>`,
    ],
    truthOf(pen, { supplier: maker, sums, documentNumber: number, hasRates: true }),
  )
}

const swiss = firms(
  'Bergmann Treuhand AG;Bahnhofstrasse 44;8001 Zürich|Garage Bühler;Wilerstrasse 12;9500 Wil SG|Rüegg Gartenbau GmbH;Im Moos 5;5600 Lenzburg|Zahnarztpraxis Dr. Caduff;Poststrasse 3;7000 Chur|Velo 11;Steinenvorstadt 11;4051 Basel',
)
const debtors = firms(
  'Keller Architekten AG;Seestrasse 100;8002 Zürich|Herr Reto Ammann;Dorfstrasse 9;3400 Burgdorf|Verein Quartierhof;Hofweg 2;6003 Luzern',
)
const swissGoods = wares(
  'Buchführung und Abschluss, Std.;140;190;8.1|Service 30000 km;280;540;8.1|Gartenpflege Frühling;620;1980;8.1|Dentalhygiene;150;220;0|Fachliteratur;38;74;2.6|Ersatzteile;45;890;8.1|Anfahrtspauschale;60;95;8.1',
)

/** With the slip for payment in the lower third, its code drawn, its amounts with spaces. */
export function slip(random: Random): Sheet {
  const pen = new Pen(random, ch)
  const [sender, debtor] = [pen.pick(swiss), pen.pick(debtors)]
  const raw = pen.buy(swissGoods, { count: [1, 4], most: 8 })
  const rounding = Math.round(raw.total / 5) * 5 - raw.total
  const sums: Sums = { ...raw, total: raw.total + rounding }
  const number = pen.digits(pen.pick(['R-2026-###', '26####', '#####']))
  const paying = plainDecimal(sums.total).replace(/\B(?=(\d{3})+\.)/g, ' ')
  const iban = pen.digits('CH## #### #### #### #### #')
  const account = `<b>Konto / Zahlbar an</b><br>${block([iban, sender.name, ...sender.address])}`
  const payer = `<b>Zahlbar durch</b><br>${block([debtor.name, ...debtor.address])}`
  const amount = `<div class="sides" style="justify-content:start"><span><b>Währung</b><br>CHF</span><span><b>Betrag</b><br>${paying}</span></div>`
  return paged(
    'A4',
    `#sheet { font: 10pt 'Liberation Sans'; } h1 { font-size: 15pt; margin: 6mm 0 4mm; } .items th { border-bottom: 0.2mm solid #444; } .slip { position: absolute; left: 0; bottom: 0; width: 210mm; height: 105mm; border-top: 0.2mm dashed #333; display: flex; font-size: 8pt; } .slip > div { padding: 5mm; } .slip p { margin: 2.5mm 0; } .code { width: 46mm; height: 46mm; background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 / 3mm 3mm; }`,
    [
      `<div class="sides"><div>${pen.chance(0.6) ? wordmark(sender.name, '#b3001b', 'Nimbus Sans') : sign('#b3001b')}<br>${block([...(pen.chance(0.7) ? [sender.name] : []), ...sender.address, `MWST-Nr. ${pen.digits('CHE-###.###.###')} MWST`])}</div><div style="margin-top:14mm">${block([debtor.name, ...debtor.address])}</div></div>
       <h1>Rechnung</h1>${table('', [
         ['Rechnungsnummer', number],
         ['Rechnungsdatum', pen.day()],
         ['Zahlbar bis', pen.day(pen.after(30))],
       ])}<div style="height:3mm"></div>${table('items', linesAs(pen, sums.lines, 'tqura'), [
         'Beschreibung',
         'Anzahl',
         'Preis',
         'MWST',
         'CHF',
       ])}${table('sums', [
         ['Total exkl. MWST', pen.plain(sums.net)],
         ...sums.shares
           .filter(({ rate }) => rate > 0)
           .map(({ rate, net, vat }) => [
             `MWST ${pen.rate(rate)} von ${pen.plain(net)}`,
             pen.plain(vat),
           ]),
         ...(rounding === 0 ? [] : [['Rundung', pen.plain(rounding)]]),
         ['Total CHF', pen.plain(sums.total)],
       ])}<div class="slip"><div style="width:62mm;border-right:0.2mm dashed #333"><b style="font-size:11pt">Empfangsschein</b><p>${account}</p><p>${payer}</p>${amount}</div><div style="width:56mm"><b style="font-size:11pt">Zahlteil</b><p></p><div class="code"></div><p>${amount}</p></div><div><p>${account}</p><p><b>Zusätzliche Informationen</b><br>Rechnung ${number}</p><p>${payer}</p></div></div>`,
    ],
    truthOf(pen, { supplier: sender, sums, documentNumber: number, hasRates: true }),
  )
}

const persons = firms(
  'Lena Marquardt;Grünberger Str. 55;10245 Berlin|Jonas Oehme Fotografie;Karl-Heine-Str. 27;04229 Leipzig;Jonas Oehme|Texterei Wolke;Schanzenstr. 7;20357 Hamburg|Dipl.-Des. Anke Brüning;Domplatz 3;48143 Münster;Anke Brüning',
)
const tasks = wares(
  'Konzeption und Text Website;480;1900|Fotoreportage halber Tag inkl. Bearbeitung;390;750|Layout Broschüre 16 Seiten;600;1450|Korrekturrunde;60;120|Fahrtkosten;18;64',
)

/** Of a person who works alone and takes no VAT: little on it, the name in a line of its own above all. */
export function freelancer(random: Random): Sheet {
  const pen = new Pen(random, { ...de, day: pickDay(random) })
  const [person, client] = [pen.pick(persons), pen.pick(receivers)]
  const sums = pen.buy(tasks, { count: [1, 3], step: 100 })
  const number = pen.digits(pen.pick(['2026-0##', '##/2026', 'LM-####']))
  return paged(
    'A4',
    `#sheet { font: 10.5pt '${pen.pick(['URW Gothic', 'DejaVu Sans', 'URW Bookman'])}'; } h1 { font-size: 20pt; font-weight: 300; margin: 14mm 0 6mm; } .items td { padding: 2mm 0; border-top: 0.1mm solid #999; } .sums { margin-top: 3mm; font-weight: bold; }`,
    [
      `<div style="letter-spacing:0.6mm;font-size:13pt">${escaped(person.name)}</div><div class="small grey">${escaped(`${person.address.join(' · ')} · ${pen.digits('0176 ########')} · hallo@${pen.pick(['werk', 'studio'])}.example`)}</div>
       <div style="margin-top:18mm">${block([client.name, ...client.address])}</div><h1>Rechnung ${number}</h1><p>${pen.day()}</p>${table(
         'items',
         linesAs(pen, sums.lines, 'tA'),
       )}${table('sums', [['Gesamt', pen.money(sums.total)]])}<p style="margin-top:8mm">Gemäß § 19 UStG wird keine Umsatzsteuer berechnet. Der Leistungszeitraum entspricht dem Rechnungsdatum.</p>
       <p>Bitte überweisen Sie den Betrag innerhalb von 14 Tagen auf folgendes Konto:<br>${block([person.also[0] ?? person.name, pen.digits('DE## #### #### #### #### ##'), `Steuernummer ${pen.digits('##/###/#####')}`])}</p>`,
    ],
    truthOf(pen, { supplier: person, sums, documentNumber: number }),
  )
}

const pickDay = (random: Random) => random.pick(['DD.MM.YYYY', 'D. month YYYY'])

/** A correction of an invoice: its own number, that of the invoice, amounts below nothing or not. */
export function correction(random: Random): Sheet {
  const pen = new Pen(random, de)
  const [sender, receiver] = [pen.pick(senders), pen.pick(receivers)]
  const plus = pen.buy(goods, { count: [1, 2], most: 4 })
  const sums = pen.chance(0.5) ? negated(plus) : plus
  const number = pen.digits(pen.pick(['GU-2026-###', 'G26####', '88#####']))
  const title = pen.pick(['Gutschrift', 'Rechnungskorrektur', 'Stornorechnung'])
  return paged(
    'A4',
    `#sheet { font: 9.5pt '${pen.pick(['Liberation Sans', 'DejaVu Sans'])}'; } h1 { font-size: 16pt; margin: 10mm 0 2mm; } .items th { background: #ddd; padding: 1.5mm; } .items td { padding: 1.5mm; } .sums { margin-top: 3mm; }`,
    [
      `<div class="sides">${wordmark(sender.name, '#444', 'Nimbus Sans')}</div><div class="small">${block(sender.address)}</div>
       <div class="sides" style="margin-top:16mm"><div>${block([receiver.name, ...receiver.address])}</div>${table(
         '',
         [
           [`${title} Nr.`, number],
           ['Datum', pen.day()],
           ['zu Rechnung Nr.', pen.digits('26#####')],
           ['vom', pen.day(pen.after(-17))],
         ],
       )}</div><h1>${title}</h1>${table('items', linesAs(pen, sums.lines, 'tqUA'), [
         'Artikel',
         'Menge',
         'Einzel',
         'Gesamt',
       ])}${table('sums', [
         ['Netto', pen.money(sums.net)],
         ...sums.shares.map(({ rate, vat }) => [`USt. ${rate} %`, pen.money(vat)]),
         ['Gutschriftsbetrag', pen.money(sums.total)],
       ])}<p>Der Betrag wird mit der nächsten Rechnung verrechnet.</p><div class="foot small grey">${escaped(`${sender.name} · USt-IdNr. ${pen.digits('DE#########')} · IBAN ${pen.digits('DE## #### #### #### #### ##')}`)}</div>`,
    ],
    truthOf(pen, {
      supplier: sender,
      sums,
      documentNumber: number,
      kind: 'credit-note',
      hasRates: true,
    }),
  )
}
