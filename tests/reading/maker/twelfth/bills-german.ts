/** Bills of Germany, Austria and Switzerland: a builder's last bill, a town, a tax adviser, a web shop, a garage, a metalworker, an architect, a club. */
import type { Random } from '../../../support/random'
import {
  block,
  escaped,
  firms,
  line,
  onTop,
  penFor,
  several,
  truthOf,
  wares,
  within,
} from '../eighth/kit'
import { at, ch, de } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { buyerOf } from './buyers'
import {
  behind,
  divided,
  goods,
  headed,
  inLine,
  letter,
  logo,
  oneLine,
  pushed,
  rates,
  roundedTo,
  say,
  windowed,
} from './kit'

const builders = firms(
  'Zimmerei Holzapfel GmbH & Co. KG;Am Sägewerk 2;36341 Lauterbach|Malerbetrieb Sünje Carstens;Norderstraße 118;24939 Flensburg|Trockenbau Kowalski GmbH;Westendstraße 9;44791 Bochum',
)

/** A builder's last bill: payments on account taken off in the list before tax, so that one sum is left to pay. */
export function schlussrechnung(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|D. month YYYY')
  const [firm, to] = [pen.pick(builders), buyerOf(pen, 'DE')]
  const work = pen.whole(40, 190) * 10_000
  const sums = onTop([
    line('Leistungen gemäß Angebot, netto', work, 19),
    ...(pen.chance(0.6) ? [line('Nachtrag 1: Zusatzarbeiten', pen.whole(20, 300) * 1000, 19)] : []),
    line('abzgl. 1. Abschlagsrechnung, netto', -Math.round(work * 0.4), 19),
    ...(pen.chance(0.5)
      ? [line('abzgl. 2. Abschlagsrechnung, netto', -Math.round(work * 0.2), 19)]
      : []),
  ])
  const number = pen.digits(say(pen, 'SR-26-###|26/0###|####'))
  return letter(
    pen,
    { faces: 'plain book wide' },
    [
      `<div class="right">${logo(firm.name, 7, 'font-weight:bold;color:#854d0e')}</div>${windowed(firm, to)}<p class="right">${firm.address[1]?.slice(6) ?? ''}, ${pen.day()}</p><h1>Schlussrechnung Nr. ${number}</h1><p>Bauvorhaben ${escaped(to.address[0] ?? '')}, Leistungszeitraum ${pen.day(pen.after(-60))} bis ${pen.day(pen.after(-6))}</p><p>Wir danken für Ihren Auftrag und erlauben uns abzurechnen:</p>${goods(pen, sums, 'ntA', 'Pos.|Bezeichnung|Betrag')}${pushed(sumsAs(pen, sums, 'NVT', 'Verbleibender Nettobetrag|zzgl. Umsatzsteuer 19 %|Noch zu zahlender Betrag'))}<p>Zahlbar ohne Abzug bis ${pen.day(pen.after(14))}.</p><div class="foot small sides"><div>${block(firm.address)}</div><div>${iban(pen, 'DE')}</div><div>USt-IdNr. ${taxNumber(pen, 'DE')}</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const townships = firms(
  'Stadt Rinteln;Der Bürgermeister, Klosterstraße 19;31737 Rinteln|Volkshochschule Unteres Remstal;Bahnhofstraße 2;71332 Waiblingen|Gemeinde Fockbek;Rendsburger Straße 42;24787 Fockbek',
)

/** A town's letter of a fee: who decides it, a `Kassenzeichen` that is its number, no tax, what the law says at length. */
export function gebuehr(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|D. month YYYY')
  const [firm, to] = [pen.pick(townships), buyerOf(pen, 'DE')]
  const isSchool = firm.name.startsWith('Volks')
  const sums = onTop([
    line(
      isSchool
        ? 'Kursgebühr Buchführung am Abend'
        : say(pen, 'Sondernutzung Außengastronomie|Abfallgebühr Gewerbe|Gebühr Gewerbeummeldung'),
      pen.whole(20, 480) * 100,
    ),
  ])
  const number = pen.digits(say(pen, '5.0100.######.#|##.#####.#|26-######'))
  return letter(
    pen,
    { faces: 'plain wide' },
    [
      `<div class="sides"><b class="big">${firm.name}</b><div class="small right">${block(firm.address)}</div></div>${windowed(firm, to)}${headed(
        [
          [isSchool ? 'Rechnungsnummer' : 'Kassenzeichen (bitte angeben)', number],
          ['Sachbearbeitung', say(pen, 'Frau Ohlsen, Zi. 12|Herr Tietje')],
          ['Datum', pen.day()],
        ],
      )}<h1>${isSchool ? 'Rechnung' : 'Gebührenrechnung'}</h1><p>Für die nachstehend genannte Leistung werden festgesetzt:</p>${goods(pen, sums, 'tA')}<p><b>Zu zahlender Betrag: ${pen.money(sums.total)}</b>, fällig am ${pen.day(pen.after(30))}.</p><p class="small">Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Widerspruch erhoben werden. Die Leistung ist nicht umsatzsteuerbar. Bei verspäteter Zahlung entstehen Säumniszuschläge von 1 v. H. für jeden angefangenen Monat.</p><p class="small">${iban(pen, 'DE')} Kreissparkasse</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const advisers = firms(
  'Steuerkanzlei Brigitte Oetken;Bismarckallee 7;79098 Freiburg|NVP Niehus Vogt Partner mbB;Heiligengeistwall 12;26122 Oldenburg|Dipl.-Kfm. Jens-Uwe Rackow;Lange Straße 61;18055 Rostock',
)

/** A tax adviser's: tenths of a table of the law, a worth behind each, an outlay's lump sum, sums in a frame. */
export function stberater(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|D. month YYYY')
  const [firm, to] = [pen.pick(advisers), buyerOf(pen, 'DE')]
  const fee = pen.whole(120, 900) * 100
  const sums = onTop([
    line('§ 33 Abs. 1 StBVV Buchführung 6/10', fee, 19),
    ...(pen.chance(0.6)
      ? [line('§ 35 StBVV Jahresabschluss 20/10', pen.whole(300, 2200) * 100, 19)]
      : []),
    line('§ 16 StBVV Auslagenpauschale', 2000, 19),
  ])
  const number = pen.digits(say(pen, '26#####|#####-26|R 26-####'))
  return letter(
    pen,
    { faces: 'slab book narrow' },
    [
      `<div class="right">${behind([
        ['', firm.name],
        ['Steuerberatung', firm.address[0] ?? ''],
        ['', firm.address[1] ?? ''],
      ])}</div>${windowed(firm, to)}<div class="sides"><b>Gebührenrechnung ${number}</b><span>${pen.day()}</span></div>${inLine(
        [
          ['Mandant', pen.digits('1####')],
          ['Zeitraum', `${pen.whole(1, 4)}. Quartal`],
        ],
      )}<table class="grid"><tr><th class="t">Tätigkeit</th><th>Gegenstandswert</th><th>EUR</th></tr>${sums.lines.map((each) => `<tr><td class="t">${each.text}</td><td>${each.text.includes('Ausl') ? '' : pen.plain(pen.whole(20, 300) * 100_000)}</td><td>${pen.plain(each.amount)}</td></tr>`).join('')}</table><table class="sums push boxed"><tr><td>Zwischensumme</td><td class="right">${pen.plain(sums.net)}</td></tr><tr><td>19 % USt</td><td class="right">${pen.plain(sums.vat)}</td></tr><tr><td>Rechnungsbetrag EUR</td><td class="right">${pen.plain(sums.total)}</td></tr></table><p>Der Betrag wird per Lastschrift eingezogen.</p><div class="foot small mid">USt-IdNr. ${taxNumber(pen, 'DE')} · Steuerberaterkammer</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const shopsOnline = firms(
  'Teeversand Nordlicht;Industriestraße 33;25813 Husum;Nordlicht Handels GmbH|KABELKISTE;Gutenbergring 3;22848 Norderstedt;Kabelkiste24 UG (haftungsbeschränkt)|Saatgut & Stecklinge;Obere Gasse 9;97286 Sommerhausen;Inh. Dorothea Kemmler',
)

/** A web shop's slip in a parcel: prices with tax, a voucher taken off, sending, who it is by in the foot alone. */
export function webshopFuss(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YY')
  const [firm, to] = [pen.pick(shopsOnline), buyerOf(pen, 'DE')]
  const goodsRate = firm.name === 'KABELKISTE' ? 19 : 7
  const sums = within([
    ...pen.buy(
      wares(
        goodsRate === 19
          ? 'HDMI-Kabel 3 m;9.9;19.9;19|Klettband 25 m;12;22;19|Steckdosenleiste 8-fach;19;34;19|USB-C Adapter;8;15;19'
          : 'Ostfriesenmischung 500 g;11;16;7|Ringelblume, Bio-Saat;2.9;4.5;7|Sencha 250 g;13;19;7|Steckzwiebeln 1 kg;5;8;7',
      ),
      { count: [1, 4], most: 4, isGross: true, step: 10 },
    ).lines,
    line('Versand DHL Paket', pen.pick([490, 595]), goodsRate),
    ...(pen.chance(0.4) ? [line('Gutschein WILLKOMMEN', -500, goodsRate)] : []),
  ])
  const number = pen.digits(say(pen, 'RE-26-#####|#######|26######'))
  return letter(
    pen,
    { faces: 'wide light plain' },
    [
      `<div style="width:80mm;margin-top:20mm">${lettered(to)}</div><div class="sides" style="margin-top:14mm"><div class="big">Deine Rechnung</div>${divided(
        [
          ['Rechnungsnr.', number],
          ['Bestellung', pen.digits('#####')],
          ['Rechnungsdatum', pen.day()],
          ['Lieferdatum', pen.day(pen.after(1))],
        ],
      )}</div>${goods(pen, sums, 'qtua', 'Menge|Artikel|Einzelpreis|Gesamt')}${pushed(sumsAs(pen, sums, 'NVT', `Nettosumme|enthaltene MwSt. ${goodsRate} %|Endbetrag`))}<p>Bereits bezahlt über ${say(pen, 'PayPal|Klarna|Kreditkarte')}. Vielen Dank!</p><div class="foot small mid grey">${oneLine(firm, ' · ')}${firm.also.map((also) => ` · ${escaped(also)}`).join('')} · USt-IdNr. ${taxNumber(pen, 'DE')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const garages = firms(
  'Autohaus Ritzmann KG;Boschstraße 14;88046 Friedrichshafen|KFZ-Meisterbetrieb Özdemir;Ruhrorter Straße 77;47059 Duisburg|Landmaschinen Feddersen;Dorfstraße 1;25899 Niebüll',
)

/** A garage's, two pages: labour in units of work, goods with numbers, carried over, sums on the second page alone. */
export function werkstattZweiSeiten(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YY', { money: 'EUR #' })
  const [firm, to] = [pen.pick(garages), buyerOf(pen, 'DE')]
  const sums = pen.buy(
    wares(
      'Bremsbeläge vorn ersetzen, 12 AW;96;180;19|Inspektion nach Plan;120;260;19|Motoröl 5W-30, 5 l;48;79;19|Zahnriemensatz;180;340;19|Kleinteile;5;12;19|Achsvermessung;69;99;19|Wischwasser;3;6;19|Filter Innenraum;19;38;19',
    ),
    { count: [4, 7], most: 1 },
  )
  const half = Math.ceil(sums.lines.length / 2)
  const over = sums.lines.slice(0, half).reduce((all, each) => all + each.amount, 0)
  const number = pen.digits(say(pen, '26######|W####|10####'))
  const head = (no: number) =>
    `<div class="sides small"><span>Rechnung ${number} vom ${pen.day()}</span><span>Blatt ${no}/2</span></div>`
  return letter(
    pen,
    { faces: 'needle narrow' },
    [
      `${logo(firm.name, 8, 'font-weight:bold')}<div class="small">${firm.address.join(' · ')}</div>${windowed(firm, to)}${head(1)}${headed(
        [
          ['Kennzeichen', pen.digits('@@-@@ ###')],
          ['Fahrgestell-Nr.', pen.digits('WVWZZZ1KZ######')],
          ['km-Stand', pen.digits('1##.###')],
          ['Auftrag', pen.digits('#####')],
        ],
      )}${goods(pen, { lines: sums.lines.slice(0, half) }, 'cta', 'Teile-Nr.|Bezeichnung|EUR', { code: '#@#-###-###' })}<p class="right">Übertrag ${pen.plain(over)}</p>`,
      `${head(2)}<p class="right">Übertrag ${pen.plain(over)}</p>${goods(pen, { lines: sums.lines.slice(half) }, 'cta', 'Teile-Nr.|Bezeichnung|EUR', { code: '#@#-###-###' })}${headed(
        sumsAs(pen, sums, 'nvT', 'Netto|MwSt. 19 %|Rechnungsbetrag'),
      )}<p>Zahlbar sofort rein netto. Altteile wurden entsorgt.</p><p class="small">${iban(pen, 'DE')} · Steuer-Nr. ${pen.digits('##/###/#####')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const austrians = firms(
  'Schlosserei Obermoser GmbH;Gewerbepark 11;6330 Kufstein|Rauchfangkehrer Dorninger;Stelzhamerstraße 8;4020 Linz|Winkler Veranstaltungstechnik e.U.;Triester Straße 190;8073 Feldkirchen bei Graz',
)

/** An Austrian craftsman's: hours of journeymen, a discount for quick payment told but not taken, taxes owed by the buyer of building work at times. */
export function schlosser(random: Random): Sheet {
  const pen = penFor(random, at, 'DD.MM.YYYY|D. month YYYY')
  const [firm, to] = [pen.pick(austrians), buyerOf(pen, 'AT')]
  const isTurned = pen.chance(0.35)
  const rate = isTurned ? 0 : 20
  const sums = pen.buy(
    wares(
      `Regiestunde Geselle;58;74;${rate}|Geländer verzinkt lfm;140;210;${rate}|Anfahrt Zone 2;45;60;${rate}|Material lt. Aufstellung;80;460;${rate}`,
    ),
    { count: [2, 4], most: 9 },
  )
  const number = pen.digits(say(pen, '26-####|R26###|######'))
  return letter(
    pen,
    { faces: 'plain wide slab' },
    [
      `<div class="sides"><div>${lettered(to)}<br>UID ${taxNumber(pen, 'AT')}</div><div class="right">${logo(firm.name, 6, 'font-weight:bold')}${block(firm.address)}</div></div><h1>Rechnung</h1>${divided(
        [
          ['Nummer', number],
          ['Rechnungsdatum', pen.day()],
          ['Leistungsdatum', pen.day(pen.after(-8))],
          ['Kundennr.', pen.digits('2####')],
        ],
      )}${goods(pen, sums, 'qtua', 'Menge|Leistung|EP|GP')}${pushed(sumsAs(pen, sums, 'NVT', `Summe netto|USt ${isTurned ? '0' : '20'} %|Gesamtsumme`))}<p>${isTurned ? 'Übergang der Steuerschuld auf den Leistungsempfänger gemäß § 19 Abs. 1a UStG.' : 'Zahlungsziel 14 Tage netto.'}</p><div class="foot small">UID ${taxNumber(pen, 'AT')} · IBAN ${iban(pen, 'AT')} · FN ${pen.digits('######')}k</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const swiss = firms(
  'Büro Planwerk Architekten AG;Neugasse 30;8005 Zürich|Kaminfeger Rüegg;Dorfstrasse 71;8630 Rüti ZH|Treuhand am Rhein GmbH;Rathausplatz 2;8260 Stein am Rhein',
)

/** A Swiss bill with its part for payment: rounded to five, the same sum thrice, a reference of many digits that is no number. */
export function zahlteil(random: Random): Sheet {
  const pen = penFor(random, ch, 'DD.MM.YYYY|D. month YYYY', { group: ' ', money: 'CHF #' })
  const [firm, to] = [pen.pick(swiss), buyerOf(pen, 'CH')]
  const raw = pen.buy(
    wares(
      'Stunden Projektleitung;140;180;8.1|Plankopien;12;60;8.1|Kaminreinigung;95;140;8.1|Lohnbuchhaltung Monat;120;320;8.1',
    ),
    {
      count: [1, 3],
      most: 6,
    },
  )
  const total = roundedTo(raw.total, 5)
  const sums = { ...raw, total }
  const number = pen.digits(say(pen, '26####|R-#####|####.26'))
  const off = total - raw.total
  return letter(
    pen,
    {
      faces: 'plain light',
      css: '.slip { position: absolute; left: 0; right: 0; bottom: 0; height: 100mm; border-top: 0.2mm dashed #000; padding: 6mm 8mm; display: flex; gap: 8mm; font-size: 8pt; }',
    },
    [
      `<div class="sides"><div>${lettered(firm)}<br>${taxNumber(pen, 'CH')} MWST</div><div style="margin-top:14mm">${lettered(to)}</div></div><p>${firm.address[1]?.slice(5) ?? ''}, ${pen.day()}</p><p class="big">Rechnung ${number}</p>${goods(pen, sums, 'tqua', 'Leistung|Anzahl|Ansatz|Betrag CHF')}<table class="sums push"><tr><td>Zwischentotal</td><td class="right">${pen.plain(sums.net)}</td></tr><tr><td>MWST 8.1%</td><td class="right">${pen.plain(sums.vat)}</td></tr>${off === 0 ? '' : `<tr><td>Rundung</td><td class="right">${pen.plain(off)}</td></tr>`}<tr><td>Total inkl. MWST</td><td class="right">${pen.money(total)}</td></tr></table><div class="slip"><div style="width:52mm"><b>Empfangsschein</b><br><br>Konto / Zahlbar an<br>${iban(pen, 'CH')}<br>${escaped(firm.name)}<br><br>Währung Betrag<br>CHF ${pen.plain(total)}</div><div style="width:48mm"><b>Zahlteil</b><div style="margin:3mm 0;width:40mm;height:40mm;background:repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 / 1.6mm 1.6mm"></div>CHF ${pen.plain(total)}</div><div>Konto / Zahlbar an<br>${lettered(firm)}<br><br>Referenz<br>${pen.digits('## ##### ##### ##### ##### #####')}<br><br>Zahlbar durch<br>${lettered(to)}</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const suppliers = firms(
  'Bürgerenergie Rhön eG;Marktplatz 5;97647 Ostheim|Stadtwerke Aller-Leine GmbH;Lange Straße 12;29664 Walsrode|Windstrom Fehmarn GmbH & Co. KG;Burgstaaken 40;23769 Fehmarn',
)

/** A year's bill for power: work and meter, what was paid in advance taken off before tax, what is left to pay in a frame, the next months' sum below it. */
export function energieabrechnung(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|D. month YYYY')
  const [firm, to] = [pen.pick(suppliers), buyerOf(pen, 'DE')]
  const used = pen.whole(900, 9000)
  const sums = onTop([
    line(`Arbeitspreis ${used} kWh`, Math.round(used * 28.4), 19),
    line('Grundpreis 12 Monate', 14_280, 19),
    line('Ihre geleisteten Abschläge, netto', -Math.round(used * 22), 19),
  ])
  const number = pen.digits(say(pen, 'VR26######|4########'))
  return letter(
    pen,
    { faces: 'wide plain' },
    [
      `<div class="sides">${logo(firm.name, 7, 'font-weight:bold;color:#15803d')}<div class="small right">${block(firm.address)}</div></div>${windowed(firm, to)}<h1>Ihre Stromrechnung</h1>${inLine(
        [
          ['Rechnungsnummer', number],
          ['Rechnungsdatum', pen.day()],
          ['Vertragskonto', pen.digits('20######')],
        ],
      )}<p>Abrechnungszeitraum ${pen.day(pen.after(-380))} bis ${pen.day(pen.after(-15))}, Zähler ${pen.digits('1ESY########')}</p>${goods(pen, sums, 'tA', 'Position|Nettobetrag')}${rates(pen, sums, 'rnvg', 'USt|Netto|Steuer|Brutto')}<div class="boxed big">Nachzahlung ${pen.money(sums.total)}</div><p>Wir buchen den Betrag am ${pen.day(pen.after(14))} ab. Ihr neuer Abschlag beträgt ${pen.money(roundedTo(Math.round(used * 2.9), 100))} monatlich.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const clubs = firms(
  'Bundesverband Handgemacht e.V.;Chausseestraße 22;10115 Berlin|Einkaufsgenossenschaft Dachdecker eG;Hansaring 9;48155 Münster|Turn- und Sportfreunde Wesel 09 e.V.;Am Auesee 3;46487 Wesel',
)

/** A year's contribution to an association: without tax, the number after a name, paid by debit. */
export function mitgliedschaft(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|D. month YYYY')
  const [firm, to] = [pen.pick(clubs), buyerOf(pen, 'DE')]
  const sums = onTop([
    several('Jahresbeitrag', 1, pen.whole(60, 480) * 100),
    ...(pen.chance(0.4) ? [line('Aufnahmegebühr', 5000)] : []),
  ])
  const number = pen.digits(say(pen, 'BR-26-####|#####'))
  return letter(
    pen,
    { faces: 'slab book' },
    [
      `<div class="mid">${logo(firm.name, 8)}<span class="small">${firm.address.join(' · ')}</span></div>${windowed(firm, to)}<div class="sides"><span>Mitglied ${pen.digits('####')}</span><span>${pen.day()}</span></div><h1>Beitragsrechnung ${number}</h1>${goods(pen, sums, 'tA')}<p class="right"><b>Summe ${pen.money(sums.total)}</b></p><p>Umsatzsteuerfrei nach § 4 UStG. Einzug zum ${pen.day(pen.after(10))} per SEPA-Lastschrift, Gläubiger-ID DE98ZZZ${pen.digits('###########')}.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}
