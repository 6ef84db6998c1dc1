/** Bills of Germany, Austria and Switzerland: a doctor, a lawyer, a designer below the limit, a mobile contract, a town's fee, a chimney sweep, a carpenter with a slip to pay, a fiduciary. */
import { block, line, onTop, several, within } from '../eighth/kit'
import { at, ch, de } from '../eighth/notations'
import { lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { romandy } from '../eleventh/kit'
import { behind, goods, logo, roundedTo, say, windowed } from '../twelfth/kit'
import { decimal, totalOf } from '../thirteenth/kit'
import { many, one, priced, rowsOf } from './bought'
import { bill, type Families } from './kit'
import { addressed, edged, listed, swissSlip, placed, spread } from './pieces'

export const deBills: Families = {
  /** A doctor to a patient: codes, factors and days of the fee scale, free of tax, to be paid within a month. */
  'goae-ziffern': bill(de, 'DD.MM.YYYY', 'plain book', (pen, firm, { address, also }) => {
    const to = { name: say(pen, 'Katrin Oelschläger|Jörg Mattes|Ilse Bahr'), address, also }
    const done = [
      { code: '1', text: 'Beratung', points: 466, factor: 2.3 },
      { code: '5', text: 'Symptombezogene Untersuchung', points: 466, factor: 2.3 },
      { code: '410', text: 'Ultraschall, ein Organ', points: 1166, factor: 1.8 },
      { code: '3550', text: 'Blutbild', points: 350, factor: 1.15 },
    ].slice(0, pen.whole(2, 4))
    const sums = within(done.map((each) => line(each.text, Math.round(each.points * each.factor))))
    const number = pen.digits(say(pen, '######|26/####|R#####'))
    return [
      `<div class="right"><b>${firm.name}</b><br>${block([...firm.also, ...firm.address])}</div>${windowed(firm, to)}<div class="sides"><b>Liquidation</b><span>${pen.day()}</span></div><p>Rechnungsnummer ${number} &nbsp; Patient: ${to.name}, geb. ${pen.digits('1#.04.196#')}</p><p>Diagnose: ${say(pen, 'V.a. Gastritis|Hypertonie|Z.n. Distorsion OSG re.')}</p><p>Für ärztliche Bemühungen erlaube ich mir nach GOÄ zu berechnen:</p>${listed(
        'rules',
        'llrlrr',
        'Datum|Leistung|GOÄ-Nr.||Faktor|Betrag €',
        done.map((each, at) => [
          at === 0 ? pen.day(pen.after(-9)) : '',
          each.text,
          each.code,
          '',
          decimal(pen, each.factor, each.factor === 1.15 ? 2 : 1),
          pen.plain(sums.lines[at]?.amount ?? 0),
        ]),
      )}<p class="right"><b>Gesamtbetrag: ${pen.money(sums.total)}</b></p><p>Der Betrag ist umsatzsteuerfrei nach § 4 Nr. 14 UStG. Bitte überweisen Sie innerhalb von 30 Tagen auf ${iban(pen, 'DE')}.</p>`,
      { sums, documentNumber: number, due: pen.after(30) },
    ]
  }),

  /** A lawyer: fees by the law's numbers, a flat sum for post, a value that is larger than all that is asked for. */
  'rvg-gebuehren': bill(de, 'D. month YYYY|DD.MM.YYYY', 'book slab', (pen, firm, to) => {
    const fee = pen.whole(240, 1890) * 100
    const sums = onTop([
      line('Geschäftsgebühr Nr. 2300 VV RVG (1,3)', fee, 19),
      ...(pen.chance(0.5)
        ? [line('Einigungsgebühr Nr. 1000 VV RVG (1,5)', Math.round(fee * 1.1), 19)]
        : []),
      line('Pauschale Post und Telekommunikation Nr. 7002 VV RVG', 2000, 19),
    ])
    const number = pen.digits(say(pen, '26#####|####/26'))
    return [
      `${placed(140, 20, `<div style="border-left:0.4mm solid #333;padding-left:4mm" class="small"><b>${firm.name.replaceAll('&', '&amp;')}</b><br>${block([...firm.also, ...firm.address])}<p>USt-IdNr.<br>${taxNumber(pen, 'DE')}</p><p>Bankverbindung<br>${iban(pen, 'DE')}</p></div>`, 'width:58mm')}<div style="width:112mm"><div style="margin-top:32mm">${lettered(to)}</div><p style="margin-top:14mm">${firm.address[1]?.replace(/^\d+ /, '')}, den ${pen.day()}</p><p><b>${say(pen, 'In Sachen Brandt ./. Olejnik|Mietsache Gartenweg 9|Forderungseinzug')}</b><br>Unser Zeichen: ${pen.digits('###/26 K##')}</p><p>Rechnung Nr. ${number}</p><p>Gegenstandswert: ${pen.money(pen.whole(30, 90) * 50_000)}</p>${edged(
        [
          ...priced(pen, sums),
          ['Zwischensumme', pen.money(sums.net)],
          ['19 % Umsatzsteuer Nr. 7008 VV RVG', pen.money(sums.vat)],
          ['Endsumme', pen.money(sums.total)],
        ],
        'padding:1.6mm 0',
      )}<p>Mit freundlichen Grüßen</p><p style="margin-top:12mm">Rechtsanwältin</p></div>`,
      { sums, documentNumber: number },
    ]
  }),

  /** A designer below the limit: no tax and the sentence why, days told in words, a name in colour over all the width. */
  kleinunternehmerin: bill(de, 'DD.MM.YYYY|D. month YYYY', 'light wide', (pen, firm, to) => {
    const sums = within([
      many(pen, 'Entwurf Logo, Std.|Illustration, Std.|Korrektorat, Seiten', [3, 24], [35, 85]),
      ...(pen.chance(0.4) ? [line('Nutzungsrechte', pen.whole(1, 6) * 5000)] : []),
    ])
    const number = pen.digits(say(pen, '2026-##|##/2026|RE####'))
    return [
      `<div style="margin:-14mm -18mm 0;padding:12mm 18mm;background:#fbcfe8;font-size:22pt">${firm.name}<div style="font-size:9pt">${[...firm.also, ...firm.address].join(' · ')}</div></div><div class="sides" style="margin-top:12mm">${addressed('Für', to)}<div>${behind(
        [
          ['Rechnung', number],
          ['Datum', pen.day()],
          ['Leistung', 'im Vormonat'],
        ],
      )}</div></div>${listed(
        'airy',
        'lrr',
        '',
        sums.lines.map((each) => [
          each.text,
          each.quantity > 1 ? `${each.quantity} × ${pen.money(each.unit)}` : '',
          pen.money(each.amount),
        ]),
      )}<div style="font-size:16pt;text-align:right;border-top:1mm solid #fbcfe8;padding-top:2mm">${pen.money(sums.total)}</div><p>Gemäß § 19 UStG wird keine Umsatzsteuer berechnet. Ich freue mich über die Zahlung binnen 14 Tagen auf mein Konto ${iban(pen, 'DE')}.</p><p>Steuernummer ${pen.digits('##/###/#####')}</p>`,
      { sums, documentNumber: number, due: pen.after(14) },
    ]
  }),

  /** A mobile contract: net prices to four decimals, a bank's draft on a day, the customer's many numbers beside the bill's. */
  mobilfunkvertrag: bill(de, 'DD.MM.YYYY', 'narrow light', (pen, firm, to) => {
    const sums = onTop([
      line(say(pen, 'Business S 5G|Flat Allnet M|Daten XL'), pen.whole(840, 5040), 19),
      line('Roaming Zone 3', pen.whole(42, 1900), 19),
      ...(pen.chance(0.5) ? [line('Rabatt Treue', -pen.whole(100, 400), 19)] : []),
    ])
    const [number, due] = [pen.digits('M26########'), pen.after(10)]
    return [
      `<div class="right">${logo(firm.name, 9, 'color:#0f766e;font-weight:bold')}</div>${windowed(firm, to)}${placed(
        128,
        34,
        `<table class="tiny box l14" style="width:64mm">${[
          ['Kundennummer', pen.digits('12########')],
          ['Rufnummer', pen.digits('0151/#######')],
          ['Rechnungsnummer', number],
          ['Rechnungsdatum', pen.day()],
          [
            'Leistungszeitraum',
            `${pen.day(pen.after(-31), 'DD.MM.')}–${pen.day(pen.after(-1), 'DD.MM.YY')}`,
          ],
        ]
          .map(([label, value]) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`)
          .join('')}</table>`,
      )}<h1>Ihre Mobilfunk-Rechnung</h1>${listed(
        'zebra',
        'llrr',
        'Position|MwSt.|Netto|Brutto',
        sums.lines.map((each) => [
          each.text,
          '19 %',
          decimal(pen, each.amount / 100, 4),
          decimal(pen, (each.amount * 1.19) / 100, 4),
        ]),
      )}${spread(
        [
          ['Summe netto', pen.money(sums.net)],
          ['MwSt. 19 %', pen.money(sums.vat)],
          ['Zu zahlender Betrag', pen.money(sums.total)],
        ],
        'background:#ccfbf1;padding:3mm',
      )}<p>Den Betrag buchen wir am ${pen.day(due)} von Ihrem Konto ${pen.digits('DE## **** **** ####')} ab. Mandatsreferenz ${pen.digits('M########')}.</p><div class="foot tiny">${[firm.name, ...firm.also, ...firm.address].join(', ')} · ${taxNumber(pen, 'DE')}</div>`,
      { sums, documentNumber: number, due, hasLines: false },
    ]
  }),

  /** A town's fee: an order rather than an invoice, a sign of the cashier's that is its number, no tax, legal words below. */
  gebuehrenbescheid: bill(de, 'DD.MM.YYYY|D. month YYYY', 'plain slab', (pen, town, to) => {
    const sums = within([
      one(
        pen,
        'Sondernutzung Gehweg, Aufstellung Container|Verwaltungsgebühr|Straßenreinigung 12 m',
        [30, 420],
      ),
      ...(pen.chance(0.5) ? [line('Auslagen Zustellung', 345)] : []),
    ])
    const [number, due] = [pen.digits('5.####.######.#'), pen.after(30)]
    return [
      `<div class="sides"><div style="font-size:14pt">${town.name}<div class="small">${block([...town.also, ...town.address])}</div></div><div style="width:14mm;height:17mm;background:#1d4ed8;border-radius:0 0 7mm 7mm"></div></div>${windowed(town, to)}<div class="sides"><span>Aktenzeichen ${pen.digits('66.2-###/26')}</span><span>Kassenzeichen <b>${number}</b></span><span>${pen.day()}</span></div><h1>Gebührenbescheid</h1><p>Sehr geehrte Damen und Herren,</p><p>für die nachstehenden Amtshandlungen werden folgende Gebühren festgesetzt:</p>${listed(
        '',
        'lr',
        '',
        [...priced(pen, sums), ['Festgesetzter Betrag', pen.money(sums.total)]],
      )}<p>Der Betrag ist bis zum ${pen.day(due)} unter Angabe des Kassenzeichens an die Stadtkasse zu überweisen, IBAN ${iban(pen, 'DE')}.</p><p class="small"><b>Rechtsbehelfsbelehrung:</b> Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Widerspruch erhoben werden.</p>`,
      { sums, documentNumber: number, due },
    ]
  }),
}

export const atBills: Families = {
  /** A chimney sweep: a tear of perforated paper with points of a tariff, gross and net crossed in a small table. */
  rauchfangkehrer: bill(at, 'DD.MM.YYYY|D. month YYYY', 'needle plain', (pen, firm, to) => {
    const sums = onTop([
      several('Kehrung Rauchfang', pen.whole(1, 4), pen.whole(1100, 2600), 20),
      line('Objekttarif', pen.whole(1400, 2900), 20),
      ...(pen.chance(0.5) ? [line('Abgasmessung', pen.whole(3200, 5900), 20)] : []),
    ])
    const [number, due] = [pen.digits(say(pen, '26####|RE-#####')), pen.after(14)]
    return [
      `<div class="sides"><div style="font-weight:bold">${firm.name}<br><span style="font-weight:normal">${block([...firm.also, ...firm.address])}</span></div><div class="right">Objekt ${pen.digits('####')}<br>${to.address.join(', ')}</div></div><p style="margin-top:10mm">${lettered(to)}</p><p style="margin-top:8mm">RECHNUNG ${number} VOM ${pen.day()}</p>${goods(pen, sums, 'qtua', 'Anz|Tarifpost|Satz|EUR')}<table class="l14 box" style="width:90mm;margin-left:auto"><tr><th>Netto</th><th>20% USt</th><th>Brutto</th></tr><tr><td class="r">${pen.plain(sums.net)}</td><td class="r">${pen.plain(sums.vat)}</td><td class="r"><b>${pen.money(sums.total)}</b></td></tr></table><p>Zahlbar bis ${pen.day(due)} netto Kassa.</p><p class="small">UID ${taxNumber(pen, 'AT')} IBAN ${iban(pen, 'AT')}</p>`,
      { sums, documentNumber: number, due },
    ]
  }),
}

export const chBills: Families = {
  /** A carpenter's bill over a slip to pay at a bank: account, reference and sum stand on both of its parts. */
  'qr-zahlteil': bill(ch, 'DD.MM.YYYY|D. month YYYY', 'plain light', (pen, firm, to) => {
    const raw = onTop([
      many(pen, 'Regiestunden Schreiner|Montage Küche, Std.', [2, 16], [95, 128], 8.1),
      one(pen, 'Arbeitsplatte Granit|Beschläge|Holz Lärche', [80, 2900], 8.1),
    ])
    const total = roundedTo(raw.total, 5)
    const number = pen.digits(say(pen, '26####|R-#####|1####'))
    const [account, reference] = [iban(pen, 'CH'), pen.digits('## ##### ##### ##### ##### #####')]
    const own = [account, firm.name, ...firm.address].join('\n')
    const payer = [to.name, ...to.address].join('\n')
    const sum = `CHF   ${pen.plain(total).replaceAll("'", ' ')}`
    return [
      `<div class="sides"><div>${logo(firm.name, 6, 'font-weight:bold')}${block([...firm.also, ...firm.address])}</div><div style="margin-top:22mm">${lettered(to)}</div></div><p><b>Rechnung ${number}</b></p><p>${pen.day()} · ${taxNumber(pen, 'CH')} MWST · zahlbar innert 30 Tagen</p>${listed(
        'rules',
        'lrrr',
        '|Menge|Ansatz|CHF',
        rowsOf(pen, raw, 'tqua'),
      )}<div class="right">Zwischentotal ${pen.plain(raw.net)}<br>MWST 8.1% ${pen.plain(raw.vat)}<br>Rundungsdifferenz ${pen.plain(total - raw.total)}<br><b>Rechnungstotal CHF ${pen.plain(total)}</b></div>${swissSlip({ own, reference, payer, sum }, [['Zusätzliche Informationen', `Rechnung ${number}`]])}`,
      { sums: raw, documentNumber: number, total: totalOf(total), due: pen.after(30) },
    ]
  }),

  /** A fiduciary's note of fees: a letter of sentences, the sum worked out within them, tax at eight and a tenth. */
  'note-honoraires': bill(romandy, 'D month YYYY', 'book light', (pen, firm, to) => {
    const sums = onTop([
      one(
        pen,
        'Bouclement annuel et déclaration fiscale|Tenue de la comptabilité|Administration des salaires',
        [900, 4800],
        8.1,
      ),
    ])
    const total = roundedTo(sums.total, 5)
    const number = pen.digits(say(pen, '26.###|N####'))
    return [
      `<div class="mid">${logo(firm.name, 7, 'letter-spacing:0.5mm')}<span class="small">${[...firm.also, ...firm.address].join(' – ')}</span></div><div style="margin:14mm 0 0 95mm">${lettered(to)}</div><p style="margin:10mm 0 0 95mm">${firm.address[1]?.replace(/^\d+ /, '')}, le ${pen.day()}</p><h1>Note d’honoraires n° ${number}</h1><p>Madame, Monsieur,</p><p>Pour nos travaux : ${sums.lines[0]?.text.toLowerCase()}.</p>${edged(
        [
          ['Honoraires hors TVA', `CHF ${pen.plain(sums.net)}`],
          ['TVA 8.1 %', `CHF ${pen.plain(sums.vat)}`],
          ['Total arrondi en notre faveur', `CHF ${pen.plain(total)}`],
        ],
        'width:110mm',
      )}<p>Nous vous remercions de votre versement à 20 jours sur l’IBAN ${iban(pen, 'CH')} et vous présentons, Madame, Monsieur, nos salutations les meilleures.</p><p class="small">N° TVA ${taxNumber(pen, 'CH')} TVA</p>`,
      { sums, documentNumber: number, total: totalOf(total), hasLines: false, due: pen.after(20) },
    ]
  }),
}
