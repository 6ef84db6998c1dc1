/** Papers of Germany: a marketplace's seller, an invoicing program, a mobile operator, a craftsman's own template, software from Ireland. */
import { escaped, line, onTop, several, sumOf, wares, within } from '../eighth/kit'
import { de, ie } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { part } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { footed, lawful } from '../seventeenth/kit'
import { stacked, tally } from '../thirteenth/kit'
import { say, windowed } from '../twelfth/kit'
import { nines } from './west-kit'

export const dePapers: Papers = {
  /** Goods of a seller on a marketplace: a box of what was paid at the right, three addresses, prices with and without tax of each, paid. */
  marktplatz: paper(
    de,
    'D. month YYYY|DD.MM.YYYY',
    'plain narrow',
    'Lichtwerk Versand GmbH;Am Güterbahnhof 11;48155 Münster|Tronix24;Carl-Benz-Str. 7;68723 Schwetzingen;Tronix24 Handels UG (haftungsbeschränkt)|KOMODO Home Trading GmbH;Speicherstraße 2;28217 Bremen|Anke Seiffert Bürobedarf;Lindenweg 31;01589 Riesa',
    'DE',
    (pen, firm, to) => {
      const goods = nines(
        pen,
        'LED Schreibtischlampe dimmbar, USB-Anschluss, schwarz;24;49;19|USB-C Ladekabel 2 m, 3er Pack;9;17;19|Druckerpapier A4 80 g, 5 x 500 Blatt;22;34;19|Aktenordner 8 cm, 10 Stück, blau;18;29;19|Kabelkanal selbstklebend weiß 10 m;12;24;19|Monitorständer Bambus mit Fach;26;44;19',
        { count: [1, 3], most: 3 },
      )
      const post = pen.chance(0.5) ? [line('Versandkosten', pen.pick([399, 499, 590]), 19)] : []
      const sums = within([...goods, ...post])
      const [number, order] = [
        pen.digits(say(pen, 'DE26####@@@@@@|RE-26-#######|INV-DE-########-26-###')),
        pen.digits('30#-#######-#######'),
      ]
      const without = (cents: number) => pen.money(Math.round((cents * 100) / 119))
      const buyer = `<b>Rechnungsadresse</b><br>${who(to)}`
      return [
        `<div class="sides"><div style="font-size:19pt;color:#0f4c5c"><b>${say(pen, 'kaufplatz|Marktwelt')}</b></div><div class="r" style="font-size:17pt">Rechnung</div></div><div class="sides" style="margin-top:6mm"><div>${who(to)}</div>${part(
          'border:0.3mm solid #888;padding:3mm;width:76mm',
          `<div class="sides"><b>Zahlbetrag</b><b>${pen.money(sums.total)}</b></div><div class="tiny grey">Bezahlt mit ${say(pen, 'Visa, Endziffern 4410|Lastschrift|Mastercard, Endziffern 7072')}</div>`,
          told([
            [say(pen, 'Rechnungsdatum|Rechnungsdatum / Lieferdatum'), pen.day()],
            ['Rechnungsnr.', number],
            ['Verkauft von', firm.name],
            ['USt-IDNr.', taxNumber(pen, 'DE')],
          ]),
        )}</div><div class="cols tiny" style="border-top:0.3mm solid #888;border-bottom:0.3mm solid #888;padding:3mm 0;margin:8mm 0 5mm"><div>${buyer}</div><div><b>Lieferadresse</b><br>${who(to)}</div><div><b>Verkauft von</b><br>${[firm.name, ...firm.also.slice(0, 1), ...firm.address].map(escaped).join('<br>')}<br>Deutschland</div></div><b style="font-size:12pt">Bestellinformationen</b>${told(
          [
            ['Bestelldatum', dayOff(pen, -pen.whole(1, 4))],
            ['Bestellnr.', order],
          ],
        )}<p style="margin-top:5mm"><b style="font-size:12pt">Rechnungsdetails</b></p>${grid(
          'ruled',
          'lrrrrr',
          'Beschreibung|Menge|Stückpreis (ohne USt.)|USt. %|Stückpreis (inkl. USt.)|Zwischensumme (inkl. USt.)',
          sums.lines.map((one) => [
            one.text,
            String(one.quantity),
            without(one.unit),
            pen.rate(one.rate),
            pen.money(one.unit),
            pen.money(one.amount),
          ]),
        )}${tally([['Rechnungsbetrag', pen.money(sums.total)]])}<div style="width:90mm;margin-left:auto;margin-top:4mm">${grid('ruled', 'lrr', 'USt. %|Zwischensumme (ohne USt.)|USt.', ratesAs(pen, sums.shares, 'rNV'))}</div><div class="foot tiny grey">${legal(firm)}, ${place(firm, ', ')} · ${say(pen, 'Amtsgericht Münster HRB 1####|Registergericht: Mannheim HRB 7####').replace(/#+/, (found) => pen.digits(found))} · Seite 1 von 1</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
        '#sheet { font-size: 9pt; } .t th { font-size: 80%; vertical-align: bottom; }',
      ]
    },
  ),

  /** An invoicing program's own template: the name large at the right, a window, facts in a block, places numbered, a foot of four columns. */
  rechnungsprogramm: paper(
    { ...de, money: '# EUR' },
    'DD.MM.YYYY',
    'plain light wide',
    'Pixelhafen;Speicherstadt 4;20457 Hamburg;Pixelhafen Webdesign GmbH|Kehrwoche Gebäudereinigung GmbH;Tübinger Str. 14;72762 Reutlingen|Hausmann IT-Service;Rosa-Luxemburg-Str. 22;04315 Leipzig;Inhaber Tobias Hausmann|BERGER & LIND Textagentur;Kastanienallee 6;10435 Berlin;Berger & Lind GbR',
    'DE',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Wartung und Betreuung, pauschal;120;380;19|Arbeitszeit vor Ort (Std.);68;95;19|Anfahrtspauschale;25;49;19|Hosting Business, monatlich;14.9;39;19|Unterhaltsreinigung Büro, monatlich;240;690;19|Texterstellung Newsletter;180;320;19|Glasreinigung innen und außen;90;210;19',
          ),
          { count: [1, 4], most: 6 },
        ).lines,
      )
      const [number, due] = [
        pen.digits(say(pen, 'RE-1###|RE-26-0##|2026-1##|26####')),
        pen.after(pen.pick([7, 14, 30])),
      ]
      const month = pen.day(pen.after(-14), 'month YYYY')
      return [
        `<div class="r" style="font-size:20pt;color:${pen.pick(['#0e7490', '#333', '#b45309'])}">${escaped(firm.name)}</div>${windowed(firm, to)}<div class="cols"><div></div><div style="flex:0 0 68mm">${facts(
          [
            ['Rechnungsnr.', number],
            ['Kundennr.', pen.digits('10###')],
            ['Rechnungsdatum', pen.day()],
            [say(pen, 'Lieferdatum|Leistungszeitraum'), month],
            ...(pen.chance(0.4)
              ? ([['Ihr Ansprechpartner', say(pen, 'T. Hausmann|Carla Lind')]] as const)
              : []),
          ],
          'width:100%',
        )}</div></div><p style="font-size:14pt;font-weight:bold;margin-top:5mm">Rechnung${pen.chance(0.5) ? ` Nr. ${number}` : ''}</p><p>Sehr geehrte Damen und Herren,<br>vielen Dank für Ihren Auftrag und das damit verbundene Vertrauen! Hiermit stellen wir Ihnen die folgenden Leistungen in Rechnung:</p>${grid(
          'ruled',
          'lllrr',
          'Pos.|Beschreibung|Menge|Einzelpreis|Gesamtpreis',
          sums.lines.map((one, at) => [
            `${at + 1}.`,
            one.text,
            `${pen.plain(one.quantity * 100)} ${one.text.includes('Std') ? 'Std' : say(pen, 'Stk|pauschal')}`,
            pen.money(one.unit),
            pen.money(one.amount),
          ]),
        )}${tally(sumsAs(pen, sums, 'NVT', 'Gesamtbetrag netto|zzgl. Umsatzsteuer 19 %|Gesamtbetrag brutto'), 'width:85mm;margin-left:auto')}<p style="margin-top:8mm">Bitte überweisen Sie den Rechnungsbetrag unter Angabe der Rechnungsnummer ${pen.chance(0.6) ? `bis zum ${pen.day(due)}` : `bis spätestens ${pen.day(due)}`} auf das unten angegebene Konto.</p><p>Mit freundlichen Grüßen<br>${escaped(firm.name)}</p>${footed(
          [
            [lawful(firm), ...firm.address, 'Deutschland'],
            [
              `Tel. ${pen.digits('0### #######')}`,
              `E-Mail ${say(pen, 'rechnung|info|buero')}@${
                firm.name
                  .toLowerCase()
                  .replace(/[^a-z]+/g, '-')
                  .split('-')[0] ?? ''
              }.example`,
            ],
            [`USt-ID ${taxNumber(pen, 'DE')}`, `Steuer-Nr. ${pen.digits('##/###/#####')}`],
            [
              say(pen, 'Volksbank|Sparkasse|Commerzbank AG'),
              `IBAN ${iban(pen, 'DE')}`,
              `BIC ${pen.digits('@@@@DE@@')}`,
            ],
          ],
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A mobile operator's bill: a bar of what is due at the right, charges of the contracts by number, taken from the account on a day. */
  mobilfunk: paper(
    de,
    'DD.MM.YYYY|D. month YYYY',
    'light plain',
    'Telvio;Landsberger Straße 300;80687 München;Telvio Deutschland GmbH|nordfon;Am Sandtorkai 30;20457 Hamburg;nordfon Mobilfunk GmbH|FiberNetz Plus;Wilhelmshöher Allee 100;34121 Kassel;FiberNetz Plus AG & Co. KG',
    'DE',
    (pen, firm, to) => {
      const numbers = Array.from({ length: pen.whole(1, 3) }, () => pen.digits('017# #######'))
      const lines = numbers.flatMap((phone) => [
        line(
          `${phone} ${say(pen, 'Business Smart L|Mobil Pro 40 GB|Flat Business M')}`,
          pen.whole(1600, 3900),
          19,
        ),
        ...(pen.chance(0.4)
          ? [line(`${phone} Verbindungen Ausland`, pen.whole(40, 1900), 19)]
          : []),
        ...(pen.chance(0.3)
          ? [line(`${phone} Rabatt Rahmenvertrag`, -pen.whole(100, 500), 19)]
          : []),
      ])
      const sums = onTop(lines)
      const [number, due] = [
        pen.digits(say(pen, '26##########|R-######-26##|M 26 ### ### ###')),
        pen.after(pen.pick([8, 10, 12])),
      ]
      const colour = pen.pick(['#be185d', '#1d4ed8', '#0f766e'])
      return [
        `<div class="cols"><div style="flex:1"><div style="font-size:26pt;font-weight:bold;color:${colour}">${escaped(firm.name)}</div>${windowed({ ...firm, name: lawful(firm) }, to)}</div><div style="flex:0 0 52mm;border-left:1mm solid ${colour};padding-left:4mm">${stacked(
          [
            ['Kundennummer', pen.digits('##########')],
            ['Rechnungsnummer', number],
            ['Rechnungsdatum', pen.day()],
            ['Abrechnungszeitraum', `${dayOff(pen, -33, 'DD.MM.')} bis ${dayOff(pen, -3)}`],
            ['Fragen zur Rechnung', pen.digits('0800 #######')],
          ],
        )}</div></div><h1>Ihre Rechnung ${pen.day(pen.after(-15), 'month YYYY')}</h1><p>Guten Tag,<br>hier ist Ihre Rechnung im Überblick.</p>${grid('ruled', 'lr', `Leistungen|${say(pen, 'Netto in EUR|Betrag (EUR) ohne USt.')}`, linesAs(pen, sums.lines, 'ta'))}${tally(sumsAs(pen, sums, 'NVT', 'Summe netto|Umsatzsteuer 19 %|Zu zahlender Betrag'), 'width:100%')}${part(`background:#f1f5f9;border-left:2mm solid ${colour};padding:3mm;margin-top:6mm`, `Wir buchen den Betrag von <b>${pen.money(sums.total)}</b> am ${pen.day(due)} von Ihrem Konto ${pen.digits('DE## XXXX XXXX XXXX XX## ##')} ab. Mandatsreferenz ${pen.digits('@##########')}.`)}<p class="tiny">Einwendungen gegen die Rechnung können Sie innerhalb von acht Wochen erheben. Den Einzelverbindungsnachweis finden Sie in Ihrem Kundenkonto.</p><div class="foot tiny grey">${legal(firm)}, ${place(firm, ', ')} · Geschäftsführung: ${say(pen, 'Dr. Irene Falk, Peter Sommer|Martina Grothe')} · ${say(pen, 'Amtsgericht München HRB 14####|Amtsgericht Hamburg HRB 9####').replace(/#+/, (found) => pen.digits(found))} · USt-IdNr. ${taxNumber(pen, 'DE')} · Gläubiger-ID ${pen.digits('DE##ZZZ00000######')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A craftsman's own template from a word processor: everything in the middle above, a table with hours and material, the bank below the sums. */
  'handwerker-word': paper(
    de,
    'DD.MM.YYYY|D. month YYYY|DD.MM.YY',
    'book slab plain',
    'Malerbetrieb Uwe Krüger;Dorfstraße 12;17489 Greifswald|Elektro Stadler;Bachgasse 3;94032 Passau;Elektro Stadler e.K.|Sanitär - Heizung - Solar Röhrig;Mühlenweg 8;56743 Mendig;Inh. Dirk Röhrig|TISCHLEREI WESSELMANN;Hoher Kamp 21;48683 Ahaus;Tischlerei Wesselmann GmbH & Co. KG',
    'DE',
    (pen, firm, to) => {
      const hours = pen.whole(2, 28)
      const sums = onTop([
        several('Arbeitsstunden Geselle', hours, pen.whole(52, 68) * 100, 19),
        ...(pen.chance(0.4)
          ? [several('Arbeitsstunden Azubi', hours, pen.whole(28, 38) * 100, 19)]
          : []),
        line(
          say(
            pen,
            'Material lt. Aufstellung|Kleinmaterial, Dübel, Schrauben|Farbe und Abklebematerial',
          ),
          pen.whole(1800, 42_000),
          19,
        ),
        ...(pen.chance(0.6) ? [several('Anfahrt', pen.whole(1, 3), 2800, 19)] : []),
      ])
      const [number, days] = [
        pen.digits(say(pen, '##/26|2026/##|1##-26|R260##')),
        pen.pick([8, 10, 14]),
      ]
      return [
        `<div class="mid"><div style="font-size:22pt;font-weight:bold">${escaped(firm.name)}</div>${firm.also.map((name) => `${escaped(name)}<br>`).join('')}${place(firm, ' * ')}<br>Tel. ${pen.digits('0#### / ####')} * Handy ${pen.digits('0171 / #######')}</div><hr><div style="margin-top:14mm">${who(to)}</div><p class="r">${escaped(firm.address[1]?.replace(/^\d+ /, '') ?? '')}, ${say(pen, 'den |')}${pen.day()}</p><p style="font-size:13pt;margin-top:8mm"><u><b>Rechnung Nr. ${number}</b></u></p><p>Bauvorhaben: ${say(pen, 'Büro, Renovierung Flur und Teeküche|Reparatur Eingangstür|Austausch Beleuchtung Lager')}<br>Ausgeführt am: ${dayOff(pen, -pen.whole(4, 20))}</p>${grid(
          'boxy',
          'rllrr',
          'Menge|Einh.|Bezeichnung|E-Preis €|G-Preis €',
          sums.lines.map((one) => [
            pen.plain(one.quantity * 100),
            one.text.startsWith('Arbeit') ? 'Std.' : one.quantity > 1 ? 'Stk.' : 'psch.',
            one.text,
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}${facts(sumsAs(pen, sums, 'NVT', 'Nettobetrag|+ 19 % MwSt.|Rechnungsbetrag'), 'margin-left:auto;font-size:110%')}<p style="margin-top:8mm">${pen.chance(0.5) ? `Zahlbar innerhalb von ${days} Tagen ohne Abzug, also bis ${pen.day(pen.after(days))}.` : `Zahlungsziel: ${pen.day(pen.after(days))} ohne Abzug.`}</p><p>Laut § 35a EStG enthaltene Lohnkosten netto: ${pen.money(sumOf(sums.lines.filter(({ text }) => text.startsWith('Arbeit'))))}</p><p>Ich bedanke mich für Ihren Auftrag.</p><p style="font:17pt Z003,cursive;color:#1e3a8a">${say(pen, 'i. A. Weber|i. V. Schmitt|F. Ahlers')}</p><div class="foot mid tiny">Bankverbindung: ${say(pen, 'Sparkasse|Raiffeisenbank eG')} IBAN ${iban(pen, 'DE')} · St.-Nr. ${pen.digits('084/###/#####')}</div>`,
        { sums, documentNumber: number, due: pen.after(days) },
        'hr { border: 0; border-top: 0.6mm double #333; }',
      ]
    },
  ),

  /** Software by the month from Ireland, in English: seller left, buyer right, what is due in large letters with its day, no tax as the buyer owes it, paid by card. */
  'software-abo': paper(
    { ...ie, money: '€#' },
    'mon D, YYYY|month D, YYYY|D mon YYYY',
    'light wide plain',
    'Boardly;70 Sir John Rogerson’s Quay;Dublin 2, D02 R296;Boardly Ireland Limited|Syncnest Ireland Ltd;The Courtyard, Carmanhall Road;Dublin 18, D18 Y4C0|Mailcraft;5 Harcourt Street;Dublin 2, D02 XK09;Mailcraft Software Unlimited Company|Vaultify EU Limited;1 Grand Canal Dock;Dublin 4, D04 F6A2',
    'DE',
    (pen, firm, to) => {
      const seats = pen.whole(1, 12)
      const sums = within([
        several(
          say(pen, 'Team plan|Business (monthly) – seat|Pro, per user / month'),
          seats,
          pen.pick([800, 1050, 1200, 1500, 2400]),
        ),
        ...(pen.chance(0.35) ? [line('Additional storage 1 TB', pen.pick([999, 1000, 900]))] : []),
      ])
      const number = pen.digits(say(pen, 'INV-########|@@@@####-00##|IE26-#######'))
      const card = `${say(pen, 'Visa|Mastercard')} •••• ${pen.digits('####')}`
      return [
        `<div class="sides"><h1 style="font-size:22pt;margin:0">Invoice</h1><div style="font-size:16pt;font-weight:bold;color:#6d28d9">${escaped(firm.name)}</div></div>${told(
          [
            ['Invoice number', number],
            ['Date of issue', pen.day()],
            [say(pen, 'Date due|Date paid'), pen.day()],
          ],
          'margin:6mm 0',
        )}<div class="cols"><div><b>${legal(firm)}</b><br>${place(firm)}<br>Ireland<br>VAT ${taxNumber(pen, 'IE')}</div><div><b>Bill to</b><br>${who(to)}<br>Germany<br>DE VAT ${taxNumber(pen, 'DE')}</div></div><p style="font-size:15pt;font-weight:bold;margin:9mm 0 7mm">${pen.money(sums.total)} paid on ${pen.day()}</p>${grid(
          'ruled',
          'lrrr',
          'Description|Qty|Unit price|Amount',
          sums.lines.map((one, at) => [
            at === 0
              ? `${one.text} (${pen.day(pen.date, 'mon D')} – ${pen.day(pen.after(30), 'mon D, YYYY')})`
              : one.text,
            String(one.quantity),
            pen.money(one.unit),
            pen.money(one.amount),
          ]),
        )}${facts(
          [
            ['Subtotal', pen.money(sums.total)],
            ['VAT - reverse charge (0%)', pen.money(0)],
            ['Total', pen.money(sums.total)],
            ['Amount paid', pen.money(sums.total)],
            ['Amount due', pen.money(0)],
          ],
          'margin-left:auto;width:80mm',
        )}<p style="margin-top:8mm">Payment method: ${card}</p><p class="grey tiny">Tax to be paid on reverse charge basis.</p><div class="foot tiny grey sides"><span>${number} · ${pen.money(sums.total)} paid ${pen.day()}</span><span>Page 1 of 1</span></div>`,
        { sums, vat: null, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),
}
