/** Everyday papers of Austria and Switzerland: an inn's bill, a bill of a program in the web, a grocer's till and a trustee's fees above a payment part. */
import { escaped, line, onTop, pairs, several, wares, within } from '../eighth/kit'
import { at, ch } from '../eighth/notations'
import { ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { dayOff } from '../nineteenth/west-kit'
import { footed, lawful } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { logo, oneLine, roundedTo, say } from '../twelfth/kit'
import { letterOf, nines, paymentPart, pieces, print } from '../twentieth/west-kit'
import { monthOf, noted, plus, since } from '../twenty-second/north-kit'
import { headOf, hostOf, scanned } from './north-kit'

export const atPapers: Papers = {
  /** An inn: the table's list with the letter of its rate, the tax by rate below the sum, a machine's code and its number at the foot. */
  'gasthaus-kassa': slip(
    {
      shops:
        'Gasthof Zur Linde;Dorfplatz 8;4820 Bad Ischl;Familie Eisl KG|WIRTSHAUS AM GRABEN;Stiftgasse 15;1070 Wien;Am Graben Gastronomie GmbH|Heuriger Schuster;Kellergasse 31;2102 Hagenbrunn;Franz Schuster|Landgasthaus Kirchenwirt;Hauptstraße 2;8524 Bad Gams;Kirchenwirt Pongratz e.U.|Café Konditorei Stern;Maria-Theresien-Straße 20;6020 Innsbruck;Stern Betriebs OG|Bistro Mole West;Seeufer 1;7100 Neusiedl am See;MW Gastro GmbH & Co KG',
      notation: { ...at, money: 'EUR #' },
      days: 'DD.MM.YYYY|DD.MM.YY',
      since,
    },
    80,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'Wiener Schnitzel Kalb;19.8;26.9;10|Tafelspitz;18.5;24.9;10|Frittatensuppe;4.6;6.2;10|Kasnocken;12.9;16.5;10|Gem. Salat klein;4.2;5.9;10|Apfelstrudel;4.9;6.5;10|Märzen 0,5l;4.6;5.6;20|Grüner Veltliner 1/8;3.4;4.8;20|Almdudler 0,33;3.4;4.2;20|Verlängerter;3.5;4.4;20|Sodawasser 0,5l;2.4;3.2;20',
          ),
          { count: [2, 7], most: 4, step: 10, isGross: true },
        ).lines,
      )
      const mark = (rate: number) => letterOf(rate, [20, 10], 'AB')
      const number = pen.digits(say(pen, '#####|26-######|######'))
      const way = say(pen, 'Bankomat|Bar|Kreditkarte')
      return [
        `<div class="mid"><b style="font-size:13pt">${escaped(shop.name)}</b><br>${[...shop.also, ...shop.address].map(escaped).join('<br>')}<br>Tel. ${pen.digits('0#### / ####')}<br>UID: ${taxNumber(pen, 'AT')}</div><div style="margin:3mm 0 1mm">${pairs(
          [
            [`Rechnung Nr. ${number}`, `Tisch ${pen.whole(1, 40)}`],
            [`${pen.day()}  ${pen.clock()}`, `Kassa ${pen.whole(1, 2)}`],
            [`Es bediente Sie: ${say(pen, 'Resi|Milan|Ober Karl|Sandra')}`],
          ],
        )}</div><hr><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity}x ${one.text}`, pen.plain(one.unit), `${pen.plain(one.amount)} ${mark(one.rate)}`)).join('')}</table><hr><div class="pair" style="font-size:13pt;font-weight:bold"><span>SUMME</span><span>${pen.money(sums.total)}</span></div>${pairs([[way, pen.plain(sums.total)]])}<table style="width:100%;margin:2mm 0;font-size:7.5pt">${row('MwSt', 'Netto', 'Steuer', 'Brutto')}${ratesAs(
          pen,
          sums.shares,
          'rnvg',
        )
          .map(([rate = '', ...cells], place) =>
            row(`${mark(sums.shares[place]?.rate ?? 0)} ${rate}`, ...cells),
          )
          .join(
            '',
          )}</table><div class="mid">Kassen-ID: ${pen.digits('@@##-KASSE#')}</div>${code(pen, 34)}<div class="mid">${say(pen, 'Vielen Dank für Ihren Besuch!|Danke, beehren Sie uns bald wieder|Pfiat Euch und auf Wiedersehen!')}<br><span class="small">Bewirtungsbeleg: Bewirtete Personen ____________<br>Anlass ______________________</span></div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),

  /** A program in the web: the sender's line in the window, facts at the right, a greeting, text below each place, a code to pay by beside the terms. */
  'it-dienst-zahlcode': paper(
    { ...at, money: '# EUR' },
    'DD.MM.YYYY',
    'plain wide light',
    'Bitwerk IT-Services GmbH;Technologiepark 17;4232 Hagenberg|Agentur Nordlicht;Mariahilfer Straße 101;1060 Wien;Nordlicht Werbeagentur KG|EDV Ranftl;Bahnhofgasse 6;8010 Graz;Ing. Thomas Ranftl e.U.|FOTOSTUDIO BERGER;Linzer Gasse 40;5020 Salzburg;Julia Berger|Reinigung Blitzblank;Industriezeile 30;4020 Linz;Blitzblank Gebäudereinigung GmbH',
    'AT',
    (pen, firm, to) => {
      const [start, end] = monthOf(pen.date, -1)
      const goods = firm.name.startsWith('FOTO')
        ? 'Business-Portrait;80;160;20|Bildbearbeitung pro Bild;9;18;20|Nutzungsrechte Web;60;240;20|Anfahrt;25;60;20'
        : firm.name.startsWith('Rein')
          ? 'Unterhaltsreinigung Büro;180;460;20|Fensterreinigung;90;220;20|Reinigungsmittel;15;40;20|Grundreinigung Stiegenhaus;140;310;20'
          : firm.name.startsWith('Agen')
            ? 'Social-Media-Betreuung;290;690;20|Grafik, Stunden;85;110;20|Druckabwicklung Folder;180;520;20|Texterstellung;70;240;20'
            : 'Wartungspauschale Server;120;290;20|Supportstunden;88;120;20|Microsoft 365 Lizenz;11;22;20|Backup online 500 GB;19;45;20|Anfahrt;35;55;20'
      const sums = onTop(pen.buy(wares(goods), { count: [1, 4], most: 6, step: 50 }).lines)
      const number = pen.digits(say(pen, 'RE-1###|RE-26-0###|26####'))
      const days = pen.pick([7, 14, 30])
      const due = pen.after(days)
      const account = iban(pen, 'AT')
      const colour = pen.pick(['#0369a1', '#15803d', '#9333ea'])
      return [
        `<div class="right">${logo(firm.name, 8, `font-weight:bold;color:${colour}`)}</div><div class="cols" style="margin-top:16mm"><div style="flex:1.3"><span style="font-size:65%;border-bottom:0.2mm solid #666">${oneLine({ ...firm, name: lawful(firm) }, ' - ')}</span><br><br>${who(to)}<br>Österreich</div><div>${facts(
          [
            ['Rechnungs-Nr.', number],
            ['Rechnungsdatum', pen.day()],
            ['Leistungszeitraum', `${pen.day(start, 'DD.MM.')}-${pen.day(end)}`],
            ['Ihre Kundennummer', pen.digits('1###')],
            ['Ihre UID', taxNumber(pen, 'AT')],
            ['Ihr Ansprechpartner', say(pen, 'Sabine Koller|Michael Aigner|Stefan Maier')],
          ],
          'width:100%',
        )}</div></div><h1 style="font-size:15pt">Rechnung Nr. ${number}</h1><p>Sehr geehrte Damen und Herren,<br><br>vielen Dank für Ihren Auftrag und das damit verbundene Vertrauen!<br>Hiermit stelle ich Ihnen die folgenden Leistungen in Rechnung:</p>${grid(
          'ruled',
          'llrrr',
          'Pos.|Beschreibung|Menge|Einzelpreis|Gesamtpreis',
          sums.lines.map((one, index) => [
            `${index + 1}.`,
            one.text,
            `${pen.plain(one.quantity * 100)} ${one.text.includes('tunden') ? 'h' : 'Stk'}`,
            pen.money(one.unit),
            pen.money(one.amount),
          ]),
        )}${tally(
          sumsAs(
            pen,
            sums,
            'NVT',
            'Gesamtbetrag netto|zzgl. Umsatzsteuer 20 %|Gesamtbetrag brutto',
          ),
          'width:100%',
        )}<p>Zahlungsbedingungen: Zahlung innerhalb von ${days} Tagen ab Rechnungseingang ohne Abzüge. Bitte überweisen Sie den Betrag bis zum ${pen.day(due)}.</p><p>Mit freundlichen Grüßen<br>${escaped(firm.name)}</p>${scanned(pen, 26, ['Zahlen mit Code', lawful(firm), account, pen.money(sums.total)])}${footed(
          [
            [lawful(firm), ...firm.address, 'Österreich'],
            [
              `Tel. ${pen.digits('+43 6## ######')}`,
              `office@${hostOf(firm.name)}`,
              `www.${hostOf(firm.name)}`,
            ],
            [
              `USt-ID ${taxNumber(pen, 'AT')}`,
              ...(/GmbH|KG|e\.U\./.test(lawful(firm)) ? [`FN ${pen.digits('######')}k`] : []),
              `Steuernummer ${pen.digits('## ###/####')}`,
            ],
            [
              `Bank ${say(pen, 'Oberbank|Raiffeisen|Sparkasse')}`,
              account,
              pen.digits('BIC @@@@AT##'),
            ],
          ],
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
    since,
  ),
}

export const chPapers: Papers = {
  /** A grocer of a big chain: how many, price and sum in columns, cash with change or a card's slip, the tax in a table of codes. */
  'detailhandel-bon': slip(
    {
      shops:
        'Consumo;Bahnhofplatz 9;3011 Bern;Genossenschaft Consumo Aare|VOLKSLADEN;Hauptstrasse 77;4450 Sissach;Volksladen Nordwest AG|Frischpunkt Stans;Stansstaderstrasse 12;6370 Stans;Frischpunkt Detailhandels AG|Landi-Markt Wyland;Industriestrasse 3;8450 Andelfingen;Landwirtschaftliche Genossenschaft Wyland|dorfmärt;Kirchgasse 1;7220 Schiers;Dorfmärt Prättigau GmbH',
      notation: ch,
      days: 'DD.MM.YYYY|DD.MM.YY',
      since,
    },
    80,
    (pen, shop) => {
      const goods = nines(
        pen,
        'Vollmilch Past 1l;1.4;1.9;2.6|Ruchbrot 500g;1.9;2.6;2.6|Gruyère rezent;4.9;8.5;2.6|Freilandeier 6Stk;3.9;5.2;2.6|Bündnerfleisch;6.9;9.9;2.6|Espresso Kapseln;4.4;7.5;2.6|Äpfel Gala kg;3.2;4.5;2.6|Schoggi Noir 100g;1.8;2.9;2.6|Haushaltpapier;4.9;8.9;8.1|Abfallsack 35l 10er;18;20;8.1|Geschirrmittel;2.9;4.6;8.1|Batterien AA;6.9;12.9;8.1',
        { count: [3, 8], most: 3 },
      ).map((one) => several(one.text, one.quantity, roundedTo(one.unit, 5), one.rate))
      const off = pen.chance(0.4) ? [line('Bon 10% Rabatt Kaffee', -70, 2.6)] : []
      const sums = within([...goods, ...off])
      const { total } = sums
      const isCash = pen.chance(0.35)
      const clock = pen.clock()
      const given = Math.ceil(total / 1000) * 1000 + pen.pick([0, 1000])
      const mark = (rate: number) => letterOf(rate, [2.6, 8.1], '01')
      const number = pen.digits(say(pen, '#####|######|####'))
      const widths = [22, -5, -7, -7]
      const rateWidths = [8, -9, -12, -12]
      const card = [
        '',
        '^Kauf',
        `^${say(pen, 'DEBIT MASTERCARD|VISA CREDIT|MAESTRO CH')}`,
        `^XXXXXXXXXXXX${pen.digits('####')}`,
        `${pen.day()} ${clock}`,
        `Trm-Id:|${pen.digits('2#######')}`,
        `Akt-Id:|${pen.digits('##')}`,
        `AID:|A0000000041010`,
        `Trx. Seq-Cnt:|${pen.digits('######')}`,
        `Aut. Code:|${pen.digits('######')}`,
        `Total-EFT CHF:|${pen.plain(total)}`,
      ]
      return [
        typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...headOf(shop),
            `^${taxNumber(pen, 'CH')} MWST`,
            '',
            `${set(['Artikel', 'Menge', 'Preis', 'Total'], widths)} `,
            '=-',
            each(sums.lines, (one) =>
              set(
                [one.text, String(one.quantity), pen.plain(one.unit), pen.plain(one.amount)],
                widths,
              ),
            ),
            '=-',
            `!Total CHF|${pen.plain(total)}`,
            '',
            isCash
              ? `Bar CHF|${pen.plain(given)}`
              : `${say(pen, 'Debitkarte|TWINT|Kreditkarte')}|${pen.plain(total)}`,
            isCash && `Rückgeld CHF|${pen.plain(given - total)}`,
            '',
            set(['MWST', '%', 'Total', 'MWST CHF'], rateWidths),
            each(ratesAs(pen, sums.shares, 'gv'), (cells, index) => {
              const { rate = 0 } = sums.shares[index] ?? {}
              return set([`Code ${mark(rate)}`, rate.toFixed(2), ...cells], rateWidths)
            }),
            ...(isCash ? [] : card),
            '',
            `Bon ${number}|Kasse ${pen.whole(1, 12)} / ${pen.digits('####')}`,
            `${pen.day()}  ${clock}|Artikel: ${pieces(goods)}`,
            '',
            `^${say(pen, 'Vielen Dank für Ihren Einkauf|Merci und bis zum nächsten Mal!')}`,
            `^Gesammelte Punkte: ${Math.floor(total / 100)}`,
            '^Umtausch innert 30 Tagen mit Quittung',
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A trustee's fees of a quarter: work by person with hours, expenses in percent, tax and terms, the payment part at the foot of the same page. */
  'treuhand-honorar': paper(
    { ...ch, money: 'CHF #' },
    'DD.MM.YYYY|D. month YYYY',
    'plain narrow light',
    'Wyss Treuhand AG;Stadthausstrasse 39;8400 Winterthur|FIDURA REVISION;Pilatusstrasse 20;6003 Luzern;Fidura Revision & Beratung AG|Treuhandbüro Zbinden;Bernstrasse 8;3150 Schwarzenburg;Zbinden Treuhand GmbH|Kanzlei Caduff & Partner;Masanserstrasse 44;7000 Chur|Lohnpunkt;Freiestrasse 9;8570 Weinfelden;Lohnpunkt Services Sägesser & Co.',
    'CH',
    (pen, firm, to) => {
      const work = pen.random
        .shuffled([
          ['Buchführung und Kontenabstimmung', 'SB'],
          ['Mehrwertsteuerabrechnung', 'SB'],
          ['Jahresabschluss, Besprechung', 'MA'],
          ['Lohnadministration', 'SB'],
          ['Steuererklärung juristische Person', 'MA'],
        ] as const)
        .slice(0, pen.whole(1, 4))
        .map(([text, by]) => ({
          by,
          one: several(
            text,
            pen.whole(1, 9),
            by === 'MA' ? 21_000 : pen.pick([13_500, 14_500]),
            8.1,
          ),
        }))
      const lines = work.map(({ one }) => one)
      const fee = Math.round(lines.reduce((all, { amount }) => all + amount, 0) * 0.03)
      const raw = onTop([...lines, line('Spesen und Porti 3 %', roundedTo(fee, 5), 8.1)])
      const rounding = roundedTo(raw.total, 5) - raw.total
      const sums = plus(raw, rounding)
      const number = pen.digits(say(pen, '26####|R-####|26-0###'))
      const days = pen.pick([10, 20, 30])
      const due = pen.after(days)
      return [
        `<div class="sides"><div>${logo(firm.name, 7, 'font-weight:bold')}<span class="tiny">${place(firm, ', ')}<br>Tel. ${pen.digits('+41 52 ### ## ##')} · info@${hostOf(firm.name)}</span></div><div style="padding-top:16mm;width:76mm">${who(to)}</div></div><div class="cols" style="margin-top:5mm"><div><b style="font-size:13pt">Honorarrechnung</b></div><div>${told(
          [
            ['Rechnung Nr.', number],
            ['Datum', pen.day()],
            ['Zahlbar bis', pen.day(due)],
            ['MWST-Nr.', `${taxNumber(pen, 'CH')} MWST`],
          ],
        )}</div></div><p>Für unsere Bemühungen in der Zeit vom ${dayOff(pen, -98)} bis ${dayOff(pen, -8)} erlauben wir uns zu berechnen:</p><table class="t">${work
          .map(
            ({ by, one }) =>
              `<tr><td>${noted(one.text, by === 'MA' ? 'Mandatsleiter' : 'Sachbearbeitung')}</td><td class="r">${one.quantity} Std. à ${pen.plain(one.unit)}</td><td class="r">${pen.plain(one.amount)}</td></tr>`,
          )
          .join(
            '',
          )}<tr><td>Spesen und Porti 3 %</td><td></td><td class="r">${pen.plain(roundedTo(fee, 5))}</td></tr></table>${tally(
          [
            ['Total exkl. MWST', pen.plain(sums.net)],
            ['MWST 8.1 %', pen.plain(sums.vat)],
            ...(rounding === 0 ? [] : [['Rundungsdifferenz', pen.plain(rounding)] as const]),
            ['Rechnungsbetrag', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<p>Wir danken für Ihr Vertrauen. Zahlbar netto innert ${days} Tagen.</p>${paymentPart(
          pen,
          'de',
          {
            account: iban(pen, 'CH'),
            reference: pen.digits('## ##### ##### ##### ##### #####'),
            firm: { ...firm, name: lawful(firm) },
            to,
            amount: pen.plain(sums.total).replace("'", ' '),
            about: `Rechnung ${number}`,
          },
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 8.6pt; }',
      ]
    },
    since,
  ),
}
