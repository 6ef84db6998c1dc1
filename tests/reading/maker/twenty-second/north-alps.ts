/** Everyday bills of Austria and Switzerland: an installer's, a hotel's, a bill of a program in the web with its payment part on a second page, a telephone company's in French. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { at, ch } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { romandy } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { part } from '../nineteenth/kit'
import { buyer, dayOff, share } from '../nineteenth/west-kit'
import { across, lawful } from '../seventeenth/kit'
import { formed, stacked, tally } from '../thirteenth/kit'
import { divided, oneLine, roundedTo, say } from '../twelfth/kit'
import { paymentPart } from '../twentieth/west-kit'
import { listing, monthOf, noted, plus, since } from './north-kit'

export const atPapers: Papers = {
  /** An installer's: a letterhead in the middle, facts as a form of boxes, works with units, prices without tax, a discount for who pays soon. */
  installateur: paper(
    { ...at, money: '€ #' },
    'DD.MM.YYYY|D. month YYYY',
    'plain narrow wide',
    'Moser Installationen GmbH;Gewerbestraße 12;5303 Thalgau|ELEKTRO BRANDSTÄTTER;Kremser Landstraße 40;3130 Herzogenburg;Elektro Brandstätter KG|Fliesen Kovacs;Eisenstädter Straße 7;7210 Mattersburg;Istvan Kovacs e.U.|Dachdeckerei Hutter & Söhne;Klagenfurter Straße 3;9300 St. Veit an der Glan',
    'AT',
    (pen, firm, to) => {
      const hours = pen.whole(2, 22)
      const sums = onTop([
        several('Regiestunden Facharbeiter', hours, pen.whole(58, 79) * 100, 20),
        ...(pen.chance(0.5)
          ? [several('Regiestunden Helfer', hours, pen.whole(42, 52) * 100, 20)]
          : []),
        ...pen.buy(
          wares(
            'Material laut Lieferschein;85;1900;20|Kleinmaterialpauschale;18;45;20|An- und Abfahrt Zone 2;38;65;20|Entsorgung;25;80;20|Inbetriebnahme und Einschulung;90;180;20',
          ),
          { count: [1, 3] },
        ).lines,
      ])
      const number = pen.digits(say(pen, '26####|R-26/###|2026/0###'))
      const due = pen.after(pen.pick([14, 30]))
      const isOff = pen.chance(0.5)
      return [
        `<div class="mid" style="border-bottom:0.6mm solid #b91c1c;padding-bottom:2mm"><b style="font-size:19pt">${escaped(firm.name)}</b><br>${place(firm, ' | ')} | Tel. ${pen.digits('0#### / ####')}<br><span class="tiny">${say(pen, 'Gas – Wasser – Heizung – Solar|Meisterbetrieb seit 1978|Planung · Ausführung · Service')}</span></div><div style="margin:14mm 0 10mm">${who(to)}</div>${formed(
          [
            ['RECHNUNG NR.', number],
            ['Datum', pen.day()],
            ['Kundennr.', pen.digits('2####')],
            ['Leistungszeitraum', `${dayOff(pen, -16, 'DD.MM.')} – ${dayOff(pen, -4)}`],
            ['Ihre UID', taxNumber(pen, 'AT')],
            ['Bauvorhaben', say(pen, 'Umbau Gästebad|Zubau Büro|Sanierung Küche')],
          ],
          3,
        )}${grid(
          'ruled',
          'rlrlrr',
          'Pos.|Bezeichnung|Menge|EH|EP in €|Gesamt in €',
          linesAs(pen, sums.lines, 'tqua').map(([t = '', q = '', u = '', a = ''], index) => [
            `${index + 1}`,
            t,
            q,
            t.startsWith('Regie') ? 'h' : 'PA',
            u,
            a,
          ]),
        )}<div style="background:#f3f4f6;padding:2mm">${facts(
          sumsAs(pen, sums, 'NVT', 'Summe netto|+ 20 % MwSt.|Gesamtsumme'),
          'width:100%;font-size:108%',
        )}</div><p>Zahlbar bis ${pen.day(due)} netto${isOff ? `, bei Zahlung bis ${dayOff(pen, 7)} 3 % Skonto (${pen.money(share(sums.total, 3))})` : ''}.</p><p>Mit Dank für Ihren Auftrag und freundlichen Grüßen</p><div class="foot">${across(
          [
            [lawful(firm), `UID-Nr. ${taxNumber(pen, 'AT')}`],
            [
              `Firmenbuch ${pen.digits('FN ######')}x`,
              `Landesgericht ${say(pen, 'Salzburg|St. Pölten|Klagenfurt')}`,
            ],
            [say(pen, 'Raiffeisenbank|Volksbank|Erste Bank'), `IBAN ${iban(pen, 'AT')}`],
          ],
          'border-top:0.3mm solid #b91c1c;padding-top:2mm',
        )}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** A hotel's: nights and what a guest had by day, prices that hold the tax, a town's tax on nights without any, paid by card when leaving. */
  hotelrechnung: paper(
    { ...at, money: 'EUR #' },
    'DD.MM.YYYY|DD.MM.YY',
    'book light plain',
    'Hotel Post Wagrain;Markt 12;5602 Wagrain;Familie Ellmauer Hotelbetriebs GmbH|GRAND HOTEL ALPENBLICK;Seepromenade 5;6213 Pertisau;Alpenblick Tourismus GmbH & Co KG|Pension Weinlaube;Rathausplatz 3;7071 Rust;Elisabeth Feiler|Stadthotel Kaiserhof;Bahnhofstraße 18;4600 Wels;Kaiserhof Hotel Betriebsges.m.b.H.',
    'AT',
    (pen, firm, to) => {
      const nights = pen.whole(1, 4)
      const room = pen.whole(74, 168) * 100
      const stay = Array.from({ length: nights }, (_, index) => ({
        day: dayOff(pen, index - nights),
        one: line(say(pen, 'Logis Einzelzimmer|Logis inkl. Frühstück'), room, 10),
      }))
      const more = [
        ...(pen.chance(0.6)
          ? [
              line('Restaurant Speisen', pen.whole(140, 460) * 10, 10),
              line('Restaurant Getränke', pen.whole(40, 190) * 10, 20),
            ]
          : []),
        ...(pen.chance(0.4) ? [line('Minibar', pen.whole(30, 120) * 10, 20)] : []),
        ...(pen.chance(0.5) ? [several('Tiefgarage', nights, 1200, 20)] : []),
      ].map((one) => ({ day: dayOff(pen, -1), one }))
      const tax = {
        day: dayOff(pen, -nights),
        one: several('Ortstaxe', nights, pen.pick([220, 260, 300]), 0),
      }
      const all = [...stay, ...more, tax]
      const sums = within(all.map(({ one }) => one))
      const number = pen.digits(say(pen, '26/#####|#####|RG-######'))
      return [
        `<div class="mid"><div style="font-size:20pt;letter-spacing:0.6mm;color:#78350f">${escaped(firm.name)}</div><span class="tiny">${[...firm.also, ...firm.address].map(escaped).join(' · ')}</span></div><div class="sides" style="margin-top:12mm"><div>${who(to)}</div>${divided(
          [
            ['Rechnung', number],
            ['Rechnungsdatum', pen.day()],
            ['Anreise', dayOff(pen, -nights)],
            ['Abreise', pen.day()],
            ['Zimmer', pen.digits('#0#')],
            ['Gast', say(pen, 'Hr. Mag. Steiner|Fr. Wolf|Hr. Berger')],
          ],
        )}</div><p style="margin-top:10mm">Sehr geehrter Gast, wir danken für Ihren Aufenthalt und verrechnen wie folgt:</p>${grid(
          '',
          'llrrr',
          'Datum|Leistung|Anz.|Einzel|Betrag',
          all.map(({ day, one }) => [
            day,
            one.text,
            String(one.quantity),
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}<div style="border-top:0.3mm solid #78350f;border-bottom:0.8mm double #78350f;padding:2mm 1.5mm;font-size:13pt" class="sides"><span>Rechnungsbetrag inkl. Abgaben</span><b>${pen.money(sums.total)}</b></div><div class="sides" style="margin-top:4mm"><div>${grid('tiny', 'rrrr', 'USt|Netto|USt-Betrag|Brutto', ratesAs(pen, sums.shares, 'rnvg'))}</div><div class="right">bezahlt mit ${say(pen, 'VISA|Mastercard|Bankomat')}<br>${pen.money(sums.total)}<br><b>Saldo ${pen.money(0)}</b></div></div><p style="margin-top:12mm">Wir freuen uns auf ein Wiedersehen!</p><div class="foot tiny mid">${legal(firm)} · UID ${taxNumber(pen, 'AT')} · ${iban(pen, 'AT')}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
      ]
    },
    since,
  ),
}

export const chPapers: Papers = {
  /** As a program in the web prints it: logo at the right, a title with the number, a greeting, sums below the list, the payment part on a page of its own. */
  'webprogramm-qr': paper(
    { ...ch, money: 'CHF #' },
    'DD.MM.YYYY|D. month YYYY',
    'plain light wide',
    'Gartenbau Stocker GmbH;Allmendstrasse 9;8180 Bülach|Pixelschmiede;Neustadtgasse 2;8400 Winterthur;Pixelschmiede Keller & Co.|Haustechnik Zumstein AG;Panoramaweg 20;3612 Steffisburg|Beatrice Imhof Coaching;Sempacherstrasse 30;6003 Luzern',
    'CH',
    (pen, firm, to) => {
      const goods = firm.name.startsWith('Gart')
        ? 'Gärtner, Arbeitsstunden;72;88;8.1|Heckenschnitt pauschal;180;520;8.1|Grüngut entsorgen;45;120;8.1|Blumenerde 50 l;9;14;2.6'
        : firm.name.startsWith('Haus')
          ? 'Servicemonteur, Stunden;110;132;8.1|Wegpauschale Zone 1;45;65;8.1|Ersatzteile;28;640;8.1|Boilerentkalkung;290;420;8.1'
          : 'Beratung, Stunden;120;180;8.1|Konzept pauschal;480;1500;8.1|Spesen und Material;20;90;8.1|Workshop halber Tag;650;980;8.1'
      const raw = onTop(pen.buy(wares(goods), { count: [1, 4], most: 9 }).lines)
      const rounding = roundedTo(raw.total, 5) - raw.total
      const sums = plus(raw, rounding)
      const number = pen.digits(say(pen, 'RE-00###|RE-1####|26-0##'))
      const days = pen.pick([10, 20, 30])
      const due = pen.after(days)
      return [
        [
          `<div class="right"><b style="font-size:16pt;color:#0f766e">${escaped(firm.name)}</b><br><span class="tiny">${[...firm.also, ...firm.address].map(escaped).join('<br>')}<br>${pen.digits('+41 44 ### ## ##')}</span></div><div style="margin:10mm 0 12mm"><u class="tiny">${oneLine(firm)}</u><br>${who(to)}</div><h1 style="font-size:15pt">Rechnung ${number}</h1>${told(
            [
              ['Kundennummer', pen.digits('00####')],
              ['Datum', pen.day()],
              ['Fällig am', pen.day(due)],
              ['Ansprechpartner', say(pen, 'Marco Stocker|Beatrice Imhof|Daniela Zumstein')],
              ['MWST-Nr.', `${taxNumber(pen, 'CH')} MWST`],
            ],
          )}<p style="margin-top:6mm">Guten Tag<br>Besten Dank für Ihren Auftrag. Wir erlauben uns, Ihnen folgende Positionen in Rechnung zu stellen.</p>${grid(
            'ruled',
            'rlrrrr',
            'Pos|Beschreibung|MWST|Menge|Preis|Total',
            sums.lines.map((one, index) => [
              String(index + 1),
              one.text,
              pen.rate(one.rate),
              pen.plain(one.quantity * 100),
              pen.plain(one.unit),
              pen.plain(one.amount),
            ]),
          )}${tally(
            [
              ['Zwischentotal', pen.plain(sums.net)],
              ...ratesAs(pen, sums.shares, 'rv').map(
                ([rate = '', vat = '']) => [`MWST ${rate}`, vat] as const,
              ),
              ...(rounding === 0 ? [] : [['Rundung', pen.plain(rounding)] as const]),
              ['Gesamttotal', pen.money(sums.total)],
            ],
            'margin-left:auto;width:80mm',
          )}<p>Zahlbar innert ${days} Tagen, spätestens am ${pen.day(due)}. Bitte verwenden Sie den Zahlteil auf der nächsten Seite.</p><p>Freundliche Grüsse<br>${escaped(firm.name)}</p>`,
          `<div class="sides tiny"><span>${escaped(firm.name)}</span><span>Rechnung ${number}, Seite 2 von 2</span></div>${paymentPart(
            pen,
            'de',
            {
              account: iban(pen, 'CH'),
              reference: pen.digits('RF## #### #### ####'),
              firm,
              to,
              amount: pen.plain(sums.total).replace("'", ' '),
              about: `Rechnung ${number}`,
            },
          )}`,
        ],
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** A telephone company's in French: the sum and its day in a coloured box at the top, subscriptions by number that hold the tax, rounded to five centimes. */
  'facture-telecom': paper(
    { ...romandy, money: 'CHF #' },
    'DD.MM.YYYY|D month YYYY',
    'light plain',
    'Télélac SA;Rue des Terreaux 20;1003 Lausanne|alpitel;Avenue de France 44;1950 Sion;Alpitel Communications SA|Netvaud Télécom;Rue du Lac 14;1400 Yverdon-les-Bains;Netvaud Télécom Sàrl',
    'FR',
    (pen, firm) => {
      const to = buyer(pen, 'VD')
      const [start, end] = monthOf(pen.date, -1)
      const raw = within([
        ...Array.from({ length: pen.whole(1, 3) }, () =>
          line(
            `${say(pen, 'Mobile Pro M|Mobile Illimité CH|Data 20 Go')} ${pen.digits('079 ### ## ##')}`,
            pen.pick([2990, 4900, 6500]),
            8.1,
          ),
        ),
        line(
          say(pen, 'Internet fibre 1 Gbit/s|Internet & téléphonie fixe'),
          pen.pick([5900, 7900, 8950]),
          8.1,
        ),
        ...(pen.chance(0.5)
          ? [line('Communications hors abonnement', pen.whole(35, 2890), 8.1)]
          : []),
        ...(pen.chance(0.3) ? [line('Facture papier', 300, 8.1)] : []),
      ])
      const rounding = roundedTo(raw.total, 5) - raw.total
      const sums = plus(raw, rounding)
      const number = pen.digits(say(pen, '##########|F-26-######'))
      const due = pen.after(pen.pick([20, 30]))
      return [
        `<div style="display:flex;gap:8mm"><div style="flex:1"><b style="font-size:22pt;color:#1e40af">${escaped(firm.name)}</b><p class="tiny">Service clients 0800 ${pen.digits('### ###')}<br>N° TVA ${taxNumber(pen, 'CH')} TVA</p></div><div style="flex:0 0 82mm;padding-top:20mm">${who(to)}</div></div><div style="display:flex;margin-top:12mm;color:#fff;background:#1e40af;padding:4mm 5mm;justify-content:space-between"><div><span class="tiny">Montant à payer</span><br><b style="font-size:17pt">${pen.money(sums.total)}</b></div><div><span class="tiny">Payable jusqu’au</span><br><b style="font-size:13pt">${pen.day(due)}</b></div></div><div style="display:flex;gap:10mm;margin-top:5mm"><div style="flex:0 0 42mm">${stacked(
          [
            ['Votre facture n°', number],
            ['Date de facture', pen.day()],
            ['Numéro de client', pen.digits('3########')],
            ['Période', `${pen.day(start, 'DD.MM.')} – ${pen.day(end, 'DD.MM.YYYY')}`],
          ],
        )}</div><div style="flex:1"><b>Vos coûts en un coup d’œil</b><table class="t">${tr('lr', [['', 'CHF TTC']], 'th')}${listing(pen, sums.lines, ({ t = '', a = '' }) => [t === 'Facture papier' ? t : noted(t, `du ${pen.day(start, 'DD.MM.')} au ${pen.day(end, 'DD.MM.')}`), `<div class="r">${a}</div>`], 'border-bottom:0.2mm solid #cbd5e1')}</table>${facts(
          [
            ...(rounding === 0 ? [] : [['Différence d’arrondi', pen.plain(rounding)] as const]),
            ['Total de la facture', pen.plain(sums.total)],
            [`dont TVA 8.1% (sur ${pen.plain(sums.net)} HT)`, pen.plain(sums.vat)],
          ],
          'width:100%',
        )}</div></div>${part('margin-top:8mm;border-left:1.5mm solid #1e40af;padding-left:3mm', `Payez par eBill, ou par virement sur le compte ${iban(pen, 'CH')}, référence ${pen.digits('## ##### ##### ##### ##### #####')}.`)}<div class="foot tiny grey">${legal(firm)} · ${place(firm, ' · ')} · Les contestations doivent être adressées par écrit dans les 30 jours.</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}
