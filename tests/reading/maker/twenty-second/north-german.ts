/** Everyday bills of Germany: a boxed form of an old program, a freelancer's sheet of figures, a wholesaler's, hosting, fuel cards on two pages, a shop's credit, software sold by a reseller. */
import { escaped, line, onTop, several, sumOf, wares } from '../eighth/kit'
import { de } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside } from '../nineteenth/kit'
import { dayOff, measured, share } from '../nineteenth/west-kit'
import { entries, footed, lawful, listed } from '../seventeenth/kit'
import { decimal, tally } from '../thirteenth/kit'
import { behind, headed, letterhead, oneLine, say, windowed } from '../twelfth/kit'

import { hostOf, listing, monthOf, noted, since, townOf } from './north-kit'

export const dePapers: Papers = {
  /** An old office program's form: a strip of grey heads over number, customer and days, places with codes, a discount for who pays soon, the sums as one boxed row. */
  'warenwirtschaft-formular': paper(
    de,
    'DD.MM.YYYY|DD.MM.YY',
    'plain narrow',
    'Hebold Schweißtechnik;Gottlieb-Daimler-Str. 15;74385 Pleidelsheim;Hebold Schweißtechnik GmbH|Reifen Sommerfeld;Bundesstraße 44;24943 Flensburg;Sommerfeld & Sohn OHG|Getränke Hoffmann-Lutz;Brauereistr. 2;96050 Bamberg|DRUCKEREI ALTSTADT;Predigerstraße 9;99084 Erfurt;Druckerei Altstadt Inh. K. Sander',
    'DE',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            firm.name.startsWith('Reifen')
              ? 'Winterreifen 205/55 R16 91H;64.9;98.5;19|Montage und Wuchten;14;19.5;19|RDKS-Ventil;32;48;19|Räder einlagern, Satz;39;55;19|Altreifenentsorgung;3.5;5;19|Transporterreifen 215/65 R16C;94;129;19'
              : firm.name.startsWith('Getr')
                ? 'Mineralwasser Classic 12x0,7 Kiste;4.2;6.9;19|Apfelsaft naturtrüb 6x1,0;7.8;11.5;19|Kaffeebohnen Crema 1 kg;12.9;18.9;7|Pils 20x0,5 Kiste;12.5;16.9;19|H-Milch 12x1,0;10.2;13.8;7|Leihgläser, Karton;6;9;19'
                : firm.name.startsWith('DRUCK')
                  ? 'Flyer DIN lang, 4/4-farbig, 1.000 St.;79;145;19|Briefbogen 90 g, 2.500 St.;165;290;19|Visitenkarten, 250 St.;38;62;19|Datenübernahme;25;45;19|Broschüre A5, 24 Seiten;2.1;3.9;7'
                  : 'Schweißdraht SG2 1,0 mm, 15 kg;38;54;19|Elektroden 2,5x350, Paket;24;36;19|Gasfüllung Argon 20 l;74;98;19|Flaschenmiete 50 l, Monat;6.5;9.9;19|Fächerscheibe K60, 10 St.;19;29;19|UVV-Prüfung Schweißgerät;89;129;19',
          ),
          { count: [1, 5], most: 12 },
        ).lines,
      )
      const [number, days] = [
        pen.digits(say(pen, '26####|2026-####|R1####|8####')),
        pen.pick([14, 30]),
      ]
      const due = pen.after(days)
      const isOff = pen.chance(0.5)
      const less = share(sums.total, 2)
      const tax = sums.shares.flatMap(({ rate, vat }) => [pen.rate(rate), pen.plain(vat)])
      const heads = sums.shares.flatMap(() => ['MwSt-Satz', 'MwSt EUR'])
      return [
        `<div class="sides"><div>${letterhead({ ...firm, also: [] }, 8, 'font-weight:bold')}</div><div class="tiny r">Telefon ${pen.digits('0#### / ####-0')}<br>Telefax ${pen.digits('0#### / ####-20')}<br>${hostOf(firm.name)}</div></div>${windowed({ ...firm, name: lawful(firm) }, to)}<div style="font-size:15pt;font-weight:bold">RECHNUNG</div>${headed(
          [
            ['Rechnungs-Nr.', number],
            ['Kunden-Nr.', pen.digits('1####')],
            ['Lieferdatum', dayOff(pen, -pen.whole(0, 5))],
            ['Bearbeiter', say(pen, 'Fr. Lutz|Hr. Wenzel|K. Sander')],
            ['Datum', pen.day()],
          ],
        )}<p class="tiny">Bitte bei Zahlung und Schriftwechsel stets angeben.</p>${grid(
          'ruled',
          'rllrrrr',
          'Pos|Artikel-Nr.|Bezeichnung|Menge|MwSt|Einzelpreis|Gesamtpreis',
          sums.lines.map((one, at) => [
            String(at + 1),
            pen.digits('#####'),
            one.text,
            pen.plain(one.quantity * 100),
            pen.rate(one.rate),
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}${grid(
          'boxy',
          'r'.repeat(tax.length + 2),
          ['Nettobetrag', ...heads, 'Rechnungsbetrag EUR'].join('|'),
          [[pen.plain(sums.net), ...tax, pen.plain(sums.total)]],
        )}<p>${isOff ? `Zahlbar bis ${dayOff(pen, 8)} mit 2 % Skonto (abzgl. ${pen.money(less)}), bis ${pen.day(due)} rein netto.` : `Zahlbar bis ${pen.day(due)} ohne Abzug.`}</p><p class="tiny">Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Gerichtsstand ist ${escaped(townOf(firm))}.</p>${footed(
          [
            [lawful(firm), ...firm.address],
            [`Steuernummer ${pen.digits('##/###/#####')}`, `USt-IdNr. ${taxNumber(pen, 'DE')}`],
            [say(pen, 'Kreissparkasse|VR-Bank eG'), iban(pen, 'DE')],
          ],
        )}`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 9pt; }',
      ]
    },
    since,
  ),

  /** A freelancer's sheet of figures: the word large at the right, a coloured head, days with hours and a rate, at times no tax by the small firms' rule. */
  'freiberufler-tabelle': paper(
    { ...de, money: '# €' },
    'DD.MM.YYYY|D. month YYYY',
    'wide light plain',
    'Miriam Hagedorn;Alsenstraße 21;22769 Hamburg|Dipl.-Ing. Rolf Petersilie;Gartenweg 8;01468 Moritzburg|Textwerkstatt Anna Lenk;Zülpicher Str. 119;50937 Köln;Anna Lenk|wolkenbruch grafik;Rigaer Straße 40;10247 Berlin;Sören Bruch',
    'DE',
    (pen, firm, to) => {
      const isSmall = pen.chance(0.4)
      const rate = pen.pick([6000, 7500, 8500, 9500])
      const tasks = pen.random.shuffled([
        'Konzept und Abstimmung',
        'Gestaltung Startseite',
        'Lektorat Broschüre',
        'Korrekturschleife',
        'Videokonferenz',
        'Reinzeichnung und Druckdaten',
        'Planprüfung vor Ort',
      ])
      const work = tasks
        .slice(0, pen.whole(2, 6))
        .map((text) => measured(text, pen.whole(1, 18) * 50, rate * 10, isSmall ? 0 : 19))
      const sums = onTop(work)
      const number = pen.digits(say(pen, '26-0##|2026_##|R-2026-0##|##/26'))
      const due = pen.after(pen.pick([14, 21, 30]))
      const first = -pen.whole(12, 26)
      const colour = pen.pick(['#cfe2f3', '#d9ead3', '#fce5cd'])
      return [
        `<div class="sides"><div>${who(firm, '<br>')}<br>${pen.digits('0151 ########')}<br>mail@${hostOf(firm.name)}</div><div style="font-size:26pt;color:#666;letter-spacing:1mm">RECHNUNG</div></div><table style="width:100%;margin-top:10mm"><tr style="background:${colour}"><td style="padding:1mm 2mm"><b>Rechnung an</b></td><td style="width:72mm;padding:1mm 2mm"><b>Angaben</b></td></tr><tr><td style="padding:2mm">${who(to)}</td><td style="padding:2mm">${told(
          [
            ['Nr.', number],
            ['Datum', pen.day()],
            ['Zahlbar bis', pen.day(due)],
            ['Projekt', say(pen, 'Relaunch Website|Jahresbericht|Imagebroschüre')],
          ],
        )}</td></tr></table><table class="t boxy" style="margin-top:6mm"><tr style="background:${colour}"><th>Datum</th><th>Tätigkeit</th><th class="r">Stunden</th><th class="r">Satz</th><th class="r">Betrag</th></tr>${work.map((one, at) => tr('llrrr', [[dayOff(pen, first + at * 2, 'DD.MM.'), one.text, decimal(pen, one.measure / 100, 2), pen.money(rate), pen.money(one.amount)]])).join('')}<tr><td colspan="5">&nbsp;</td></tr>${
          isSmall
            ? ''
            : tr('llrrr', [
                ['', '', '', 'Zwischensumme', pen.money(sums.net)],
                ['', '', '', 'USt. 19 %', pen.money(sums.vat)],
              ])
        }<tr style="background:${colour};font-weight:bold"><td colspan="4" class="r">Gesamt</td><td class="r">${pen.money(sums.total)}</td></tr></table>${isSmall ? '<p>Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG.</p>' : ''}<p style="margin-top:8mm">Vielen Dank für die angenehme Zusammenarbeit!</p><div style="margin-top:12mm">${told(
          [
            ['Kontoinhaber/in', lawful(firm)],
            ['IBAN', iban(pen, 'DE')],
            ['Bank', say(pen, 'GLS Bank|DKB|Sparkasse KölnBonn')],
            ['Steuernummer', pen.digits('##/###/#####')],
          ],
        )}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** A wholesaler's: facts in a block at the right, codes and rebates by line below the slip that they came with, carriage, a foot of four columns. */
  grosshandel: paper(
    { ...de, money: '# EUR' },
    'DD.MM.YYYY',
    'narrow plain',
    'Lohmann Elektrogroßhandel GmbH;Hafenstraße 120;45356 Essen|GASTRO-TEAM BADEN;Im Breitspiel 9;69126 Heidelberg;Gastro-Team Baden Großküchenbedarf GmbH|Sanitop Haustechnik;Lerchenweg 30;18069 Rostock;Sanitop Haustechnik Vertriebs GmbH & Co. KG|BüroUnion Franken eG;Nopitschstraße 51;90441 Nürnberg',
    'DE',
    (pen, firm, to) => {
      const kind = firm.name.slice(0, 2)
      const goods =
        kind === 'GA'
          ? 'GN-Behälter 1/1 65 mm;8.9;14.5;19|Servierpfanne 28 cm;24;39;19|Bierglas 0,4 l, Karton 12;18;29;19|Geschirrtuch, 10er;14;22;19|Spülmaschinenreiniger 12 kg;32;49;19|Thermobehälter 10 l;58;89;19'
          : kind === 'Bü'
            ? 'Kopierpapier A4, 2.500 Bl.;16.9;24.5;19|Toner schwarz, kompatibel;39;79;19|Ordner 80 mm, blau;1.9;3.2;19|Versandkarton 305x215;0.6;1.1;19|Haftnotizen 75x75, 12er;5.5;9.9;19|Etiketten A4, 100 Bl.;9.9;17.5;19'
            : kind === 'Sa'
              ? 'Eckventil 1/2", verchromt;4.9;7.8;19|Kupferrohr 15x1, 5 m;32;46;19|Pressfitting Bogen 15;2.1;3.9;19|WT-Einhebelmischer;49;89;19|Siphon 1 1/4";9.9;18.5;19|Umwälzpumpe 25/60;148;219;19'
              : 'NYM-J 3x1,5, Ring 50 m;32;48;19|Steckdose UP reinweiß;3.9;6.4;19|LS-Schalter B16;2.8;4.9;19|Hohlwanddose, 25er;14;21;19|FI-Schalter 40/0,03 4p;34;59;19|LED-Panel 62x62 4000K;29;44;19'
      const bought = listed(pen, goods, {
        count: [2, 6],
        most: 20,
        code: kind === 'Bü' ? '###.###' : '########',
        offs: [0, 0, 10, 15, 25],
      })
      const sums = onTop([
        ...bought,
        ...(pen.chance(0.5)
          ? [
              line(
                say(pen, 'Frachtpauschale|Verpackung und Versand'),
                pen.pick([590, 690, 895]),
                19,
              ),
            ]
          : []),
      ])
      const extra = sums.lines.slice(bought.length)
      const number = pen.digits(say(pen, '4#######|RG-26######|90#####'))
      const due = pen.after(pen.pick([14, 30]))
      const order = pen.digits(say(pen, 'B-26-####|45000#####|Lager/##'))
      return [
        `<div class="sides" style="align-items:flex-end;border-bottom:0.8mm solid #14532d"><b style="font-size:18pt;color:#14532d">${escaped(firm.name)}</b><span class="tiny">Seite 1 / 1</span></div>${beside(
          '1fr 70mm',
          windowed({ ...firm, name: lawful(firm) }, to),
          `<div style="margin-top:10mm"><b style="font-size:14pt">Rechnung</b>${facts(
            [
              ['Belegnummer', number],
              ['Belegdatum', pen.day()],
              ['Kundennummer', pen.digits('D#####')],
              ['Ihre Bestellung', order],
              ['Ihre USt-IdNr.', taxNumber(pen, 'DE')],
              ['Sachbearbeiter', say(pen, 'Herr Öztürk|Frau Nagel')],
            ],
            'width:100%',
          )}</div>`,
        )}<table class="t ruled">${tr('llrrrr', [['Artikel', 'Bezeichnung', 'Menge', 'Preis', 'Rabatt', 'Betrag']], 'th')}<tr><td colspan="6" class="tiny">Lieferschein ${pen.digits('LS######')} vom ${dayOff(pen, -pen.whole(1, 6))}</td></tr>${tr('llrrrr', entries(pen, bought, 'ctquda'))}${tr(
          'llrrrr',
          extra.map((one) => ['', one.text, '', '', '', pen.plain(one.amount)]),
        )}</table>${tally(
          [
            ['Warenwert netto', pen.plain(sumOf(bought))],
            ...extra.map((one) => ['Nebenkosten', pen.plain(one.amount)] as const),
            ['USt 19 % auf ' + pen.plain(sums.net), pen.plain(sums.vat)],
            ['Endbetrag', pen.money(sums.total)],
          ],
          'width:90mm;margin-left:auto',
        )}<p>Zahlungsbedingung: netto, fällig am ${pen.day(due)}. ${say(pen, 'Lieferung frei Haus.|Es gelten unsere AGB.|Selbstabholung Theke.')}</p>${footed(
          [
            [lawful(firm), ...firm.address, `Tel. ${pen.digits('0### ######-0')}`],
            [`Amtsgericht ${townOf(firm)}`, pen.digits('HRB #####'), 'Geschäftsführer: B. Lohr'],
            [`USt-IdNr. ${taxNumber(pen, 'DE')}`, pen.digits('WEEE DE########')],
            ['Bankverbindung', iban(pen, 'DE'), pen.digits('BIC @@@@DE##')],
          ],
        )}`,
        { sums, documentNumber: number, due, customerReference: order },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
    since,
  ),

  /** A host of servers and names in the web: products with the time that they are for below their names, little prices, collected from the account. */
  webhosting: paper(
    de,
    'DD.MM.YYYY|D. month YYYY',
    'light wide plain',
    'Nordrack;Osterweg 4;26135 Oldenburg;Nordrack Online GmbH|serverwiese.de;Thurnithstraße 4a;06844 Dessau-Roßlau;Serverwiese Hosting UG (haftungsbeschränkt)|Domainkontor AG;Pascalstr. 10;10587 Berlin|HOSTINSEL;Kaiserplatz 2;86150 Augsburg;Hostinsel Internet SE',
    'DE',
    (pen, firm, to) => {
      const [start, end] = monthOf(pen.date, pen.pick([-1, 0]))
      const span = `${pen.day(start, 'DD.MM.YYYY')} - ${pen.day(end, 'DD.MM.YYYY')}`
      const year = `${dayOff(pen, 3, 'DD.MM.YYYY')} - ${dayOff(pen, 367, 'DD.MM.YYYY')}`
      const sums = onTop([
        several(
          say(pen, 'Webhosting L|Managed Server S|Cloud VPS 4 GB'),
          1,
          pen.whole(390, 3900),
          19,
        ),
        ...pen.random
          .shuffled([
            line(`Domain ${hostOf(to.name, '.de')}`, pen.pick([1009, 1260, 1430]), 19),
            line('SSL-Zertifikat', pen.pick([330, 490]), 19),
            several('Postfach 10 GB', pen.whole(2, 9), pen.pick([84, 99, 168]), 19),
            line('Backup-Speicher 100 GB', pen.pick([319, 381]), 19),
            several('Zusätzliche IPv4-Adresse', pen.whole(1, 3), 143, 19),
          ])
          .slice(0, pen.whole(0, 4)),
      ])
      const number = pen.digits(say(pen, 'R00########|086#########|26-#######'))
      const due = pen.after(pen.whole(5, 9))
      const colour = pen.pick(['#d50c2d', '#003d8f', '#0d9488'])
      return [
        `<div class="right" style="font-size:21pt;font-weight:bold;color:${colour}">${escaped(firm.name)}</div><div class="cols" style="margin-top:12mm"><div><span style="font-size:65%">${oneLine({ ...firm, name: lawful(firm) }, ' • ')}</span><br><br>${who(to)}</div><div style="flex:0 0 56mm">${behind(
          [
            [number, say(pen, 'Rechnungsnummer|Rechnung')],
            [pen.day(), 'Rechnungsdatum'],
            [pen.digits('K##########'), 'Kundennummer'],
            [`1 von 1`, 'Seite'],
          ].map(([value = '', label = '']) => [label, value] as const),
        )}</div></div><h1 style="font-size:13pt;color:${colour}">Ihre Rechnung vom ${pen.day()}</h1><table class="t" style="border-top:0.3mm solid ${colour}">${tr('lrrr', [['Produkt / Zeitraum', 'Anzahl', 'Einzelpreis', 'Preis ohne USt.']], 'th')}${listing(
          pen,
          sums.lines,
          ({ t = '', q = '', U = '', A = '' }, one) => [
            noted(t, one.text.startsWith('Domain') ? year : span),
            `<div class="r">${q}</div>`,
            `<div class="r">${U}</div>`,
            `<div class="r">${A}</div>`,
          ],
          'border-bottom:0.15mm solid #ccc',
        )}</table>${tally(
          sumsAs(pen, sums, 'NVT', 'Zwischensumme|zzgl. 19 % USt.|Zu zahlen'),
          'width:80mm;margin-left:auto',
        )}<p style="margin-top:8mm">Der Rechnungsbetrag wird am <b>${pen.day(due)}</b> per SEPA-Lastschrift von Ihrem Konto ${pen.digits('DE## **** **** **** **## ##')} eingezogen. Unsere Gläubiger-ID: ${pen.digits('DE##ZZZ0000#######')}.</p><p>Einzelheiten finden Sie jederzeit im Kundenmenü.</p><div class="foot tiny grey mid">${legal(firm)} · ${place(firm, ' · ')} · ${pen.digits('HRB ####')} · USt-IdNr. ${taxNumber(pen, 'DE')} · Vorstand/Geschäftsführung: ${say(pen, 'M. Hetz|J. Strathmann')}</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
    since,
  ),
}
