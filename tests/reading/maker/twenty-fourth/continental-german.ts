/** Papers of Germany: firewood brought to the yard, a check of a firm's appliances, a wine growers' co-operative with crates on deposit. */
import { escaped, line, onTop, several, sumOf, wares, within } from '../eighth/kit'
import { de } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { halved, settled } from '../fourteenth/kit'
import { beside, part } from '../nineteenth/kit'
import { dayOff, measured, share } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { columned, decimal, stacked, tally } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { since, townOf } from '../twenty-second/north-kit'
import { penned, someone } from '../twenty-third/continental-kit'

export const dePapers: Papers = {
  /** Firewood brought to the yard, on half a page: the seller beside the number, cubic metres as they fall at a price of each with last winter's dearer one next to it, two rates, what as much heating oil would cost, paid to the driver or soon. */
  'kaminholz-anlieferung': paper(
    { ...de, money: '# €' },
    'DD.MM.YYYY|D.M.YYYY|D. month YYYY',
    'plain slab book',
    'Brennholz Eickelpasch;Hellweg 212;59494 Soest;Heinz-Werner Eickelpasch|KAMINHOLZHOF STEIGERWALD;Untere Dorfstraße 9;96160 Geiselwind;Kaminholzhof Steigerwald GmbH & Co. KG|Holz vom Förster;Forsthausweg 1;16247 Joachimsthal;Jannes Ruppin|Scheitwerk Allgäu;Kemptener Straße 58;87488 Betzigau;Scheitwerk Allgäu GbR|Holzhandel Ibbenbrock;Am Kanalhafen 6;49565 Bramsche',
    'DE',
    (pen, firm) => {
      const to = someone(pen, 'DE')
      const loads = pen.random
        .shuffled([
          ['Buche 33 cm, kammertrocken', 128, 165],
          ['Eiche 25 cm, lufttrocken', 108, 139],
          ['Birke 33 cm, lufttrocken', 104, 132],
          ['Fichte 25 cm, ofenfertig', 78, 99],
          ['Hartholz gemischt, 50 cm', 96, 119],
        ] as const)
        .slice(0, pen.whole(1, 2))
        .map(([text, least, most]) =>
          measured(text, pen.whole(4, 20) * 50, pen.whole(least, most) * 1000, 7),
        )
      const sums = within([
        ...loads,
        ...(pen.chance(0.6) ? [several('Anzündholz, Sack', pen.whole(1, 6), 690, 7)] : []),
        ...(pen.chance(0.4) ? [several('Kaminanzünder, Karton', pen.whole(1, 3), 1290, 19)] : []),
        line(`Anfuhr, Zone ${pen.whole(1, 4)}`, pen.whole(15, 70) * 100, 7),
      ])
      const number = pen.digits(say(pen, 'LS 26-###|26/####|H ####'))
      const isPaid = pen.chance(0.6)
      const due = pen.after(pen.pick([7, 10, 14]))
      const oil = loads.reduce((all, { measure }) => all + measure, 0)
      return [
        `<p style="border-bottom:0.5mm solid #7c2d12;padding-bottom:1.5mm"><b>${say(pen, 'Lieferschein = Rechnung|Lieferschein mit Rechnung')}</b> ${number} &nbsp;·&nbsp; ${escaped(firm.name)} &nbsp;·&nbsp; ${pen.day()}</p>${beside(
          '1fr 56mm',
          `<p style="margin-top:4mm">${who(to)}</p>`,
          told([
            ['bestellt am', dayOff(pen, -pen.whole(6, 40))],
            ['eingelagert', dayOff(pen, -pen.whole(500, 760), 'month YYYY')],
          ]),
        )}${penned(
          [
            ['Fahrer', say(pen, 'Malte|Heinz-W.|R. Immler|Jannes')],
            ['Abladestelle', say(pen, 'Einfahrt links|Carport|vor der Garage')],
            ['Restfeuchte', `${pen.whole(12, 19)} %`],
          ],
          3,
        )}${grid(
          'ruled',
          'lrrrr',
          'Holz|Srm / St.|voriger Winter|Preis|Betrag',
          sums.lines.map((one, at) => {
            const load = loads[at]
            return [
              one.text,
              load ? decimal(pen, load.measure / 100, 1) : String(one.quantity),
              load ? decimal(pen, load.price / 1000 + 14, 2) : '',
              load ? decimal(pen, load.price / 1000, 2) : pen.plain(one.unit),
              pen.plain(one.amount),
            ]
          }),
        )}<p class="r" style="font-size:12pt">${say(pen, 'Frei Hof, alles zusammen|Macht frei Haus|Holz mit Anfuhr')} <b>${pen.money(sums.total)}</b></p>${part('width:70mm;margin-left:auto', grid('tiny', 'rrr', 'darin MwSt.|netto|Steuer', ratesAs(pen, sums.shares, 'rnv')))}<p class="r tiny">MwSt. zusammen ${pen.money(sums.vat)}</p><p>${isPaid ? `Beim Abladen ${say(pen, 'bar|mit Karte')} bezahlt, danke!` : `Bitte bis ${pen.day(due)} an ${iban(pen, 'DE')}.`}</p><p class="tiny">Die Ladung ersetzt gut ${Math.round(oil * 1.9)} l Heizöl für etwa ${pen.money(Math.round(oil * 2.4) * 100)}. 1 Srm = lose geschüttet, nicht gestapelt.</p><div class="foot tiny mid">${[...firm.also.map(escaped), place(firm, ', ')].join(' · ')} · St.-Nr. ${pen.digits('###/####/####')}</div>`,
        {
          sums,
          documentNumber: number,
          hasRates: true,
          ...(isPaid ? settled : { due }),
        },
        `${halved} #sheet { font-size: 9pt; }`,
      ]
    },
    since,
  ),

  /** A check of a firm's appliances: a report that is the bill, in a column at the right the days and at its end who checked, how many failed beside how many were checked, what they would cost new and what a year may cost above the sum. */
  'pruefung-betriebsmittel': paper(
    de,
    'DD.MM.YYYY|D. month YYYY',
    'plain narrow light',
    'Elektroprüfdienst Rennsteig;Schmalkalder Straße 17;98574 Schmalkalden;Rennsteig Prüfdienst GmbH|PRÜFTEAM NIEDERRHEIN;Rheinberger Straße 144;47441 Moers;Prüfteam Niederrhein UG (haftungsbeschränkt)|Sachverständigenbüro Kettler;Holunderweg 5;33378 Rheda-Wiedenbrück;Dipl.-Ing. (FH) Volker Kettler|Sicher geprüft!;Neue Straße 30;89073 Ulm;Deborah Sailer Arbeitssicherheit|Plakettendienst Vorpommern;Ossenreyerstraße 2;18439 Stralsund',
    'DE',
    (pen, firm, to) => {
      const checks = pen.random
        .shuffled([
          ['Ortsveränderliche Geräte', 20, 180, 395],
          ['Verlängerungen und Kaltgeräteleitungen', 10, 90, 260],
          ['Leitern und Tritte (208-016)', 2, 14, 980],
          ['Regale (208-061)', 2, 22, 1450],
          ['Stromkreise der Verteilung', 6, 48, 740],
          ['Tore und Rolltore', 1, 5, 6900],
        ] as const)
        .slice(0, pen.whole(2, 5))
        .map(([text, least, most, unit]) => {
          const one = several(text, pen.whole(least, most), unit, 19)
          return { one, failed: pen.whole(0, Math.min(4, one.quantity)) }
        })
      const sums = onTop([
        ...checks.map(({ one }) => one),
        line('Anfahrt und Messgeräte', pen.whole(35, 95) * 100, 19),
        ...(pen.chance(0.5) ? [line('Prüfliste, digital', pen.pick([2500, 3900]), 19)] : []),
      ])
      const number = pen.digits(say(pen, 'PB-26-####|26####-P|DG/####'))
      const due = pen.after(pen.pick([10, 14, 30]))
      const worth = Math.ceil((sums.total * pen.whole(6, 14)) / 10_000) * 10_000
      const yearly = Math.ceil((sums.total * 2) / 50_000) * 50_000
      const side = `${stacked(
        [
          ['Bericht Nr.', number],
          ['Geprüft am', dayOff(pen, -pen.whole(3, 18))],
          ['Bericht und Rechnung vom', pen.day()],
          ['Nächste Prüfung', dayOff(pen, pen.pick([365, 730]), 'month YYYY')],
          ['Zahlbar bis', pen.day(due)],
          ['Prüfgerät kalibriert', dayOff(pen, -pen.whole(60, 300), 'MM/YYYY')],
        ],
        '#475569',
      )}${part('margin-top:70mm;font-size:8pt', `Verantwortlich geprüft hat:<br><b>${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>USt-IdNr. ${taxNumber(pen, 'DE')}`)}`
      const main = `<p>${who(to)}</p><p style="font-size:15pt;margin-top:12mm"><b>${say(pen, 'Prüfbericht mit Abrechnung|Abrechnung der Prüfung nach DGUV V3|Wiederholungsprüfung')}</b></p><p>Geprüft wurden Betriebsmittel mit einem Wiederbeschaffungswert von rund ${pen.money(worth)}. Ihre Rahmenvereinbarung sieht höchstens ${pen.money(yearly)} im Jahr vor.</p>${grid(
        'ruled',
        'lrrrr',
        'Prüfling|geprüft|davon defekt|je Stück|EUR netto',
        sums.lines.map((one, at) => [
          one.text,
          String(one.quantity),
          String(checks[at]?.failed ?? ''),
          pen.plain(one.unit),
          pen.plain(one.amount),
        ]),
      )}${tally(
        sumsAs(
          pen,
          sums,
          'nvT',
          `Summe netto|USt. 19 %|${say(pen, 'Prüfentgelt brutto|Entgelt der Prüfung|Abzurechnen')}`,
        ),
        'width:88mm;margin-left:auto',
      )}<p style="margin-top:8mm">Defekte Geräte sind rot gekennzeichnet und dürfen nicht benutzt werden. Die Einzelwerte finden Sie in der Prüfliste.</p><p>Konto ${iban(pen, 'DE')}</p>`
      return [
        columned(side, main, 'background:#e2e8f0', true),
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** A wine growers' co-operative's bill to a restaurant: the goods by the list before what members get off, juice at the lower rate, crates on deposit and empties brought back, the co-operative named in the greeting and in small print. */
  'winzer-leergut': paper(
    de,
    'DD.MM.YYYY|D. month YYYY|DD.MM.YY',
    'book slab plain',
    'Winzergenossenschaft Vier Hügel;Kellereistraße 2;79235 Vogtsburg;Winzergenossenschaft Vier Hügel eG|WEINGÄRTNER UNTERES BOTTWARTAL;Oberstenfelder Straße 80;71711 Steinheim;Weingärtner Unteres Bottwartal eG|Winzerkeller Laumersheim;Großkarlbacher Straße 10;67229 Laumersheim;Winzerkeller Laumersheim e.G.|Moselwinzer Reil;Zum Herrenberg 15;56861 Reil;Vereinigte Moselwinzer Reil eG|Winzerverein Hagnau am Gehren;Strandbadstraße 7;88709 Hagnau',
    'DE',
    (pen, firm, to) => {
      const { lines: wines } = pen.buy(
        wares(
          'Müller-Thurgau trocken, 1 l;4.2;5.9;19|Spätburgunder Rosé;5.2;7.4;19|Grauburgunder Kabinett;5.9;8.6;19|Dornfelder halbtrocken, 1 l;4.6;6.4;19|Riesling Hochgewächs;6.2;8.9;19|Winzersekt brut;8.9;12.9;19',
        ),
        { count: [2, 5], most: 12, step: 5 },
      )
      const bottles = wines.map((one) => several(one.text, one.quantity * 6, one.unit, 19))
      const percent = pen.pick([5, 8, 10])
      const listed = sumOf(bottles)
      const crates = pen.whole(2, 14)
      const sums = onTop([
        ...bottles,
        line(
          `${say(pen, 'Mitgliedernachlass|Gastronomierabatt')} ${percent} %`,
          -share(listed, percent),
          19,
        ),
        ...(pen.chance(0.6) ? [several('Traubensaft rot, 1 l', pen.whole(1, 6) * 6, 255, 7)] : []),
        several('Pfand Kiste mit 6 Flaschen', crates, 240, 19),
        ...(pen.chance(0.8) ? [several('Leergut zurück', -pen.whole(1, crates), 240, 19)] : []),
      ])
      const number = pen.digits(say(pen, '26#####|AR-######|W26/####'))
      const due = pen.after(pen.pick([8, 14, 30]))
      return [
        `${beside(
          '1fr 68mm',
          `<div style="margin:14mm 0 8mm">${who(to)}</div>`,
          told([
            ['Beleg', number],
            ['Ihr Konto bei uns', pen.digits('4####')],
            ['Bestellt', dayOff(pen, -pen.whole(4, 12))],
            ['Ausgeliefert', dayOff(pen, -pen.whole(1, 3))],
            ['Ausgestellt', pen.day()],
            ['Tour', say(pen, 'Hegau|Stuttgart 2|Pfalz Mitte|Eifel')],
          ]),
        )}<p>Sehr geehrte Damen und Herren, ${escaped(firm.name)} dankt für Ihren Auftrag. ${say(pen, 'Warenwert lt. Liste|Wert der Weine nach Preisliste')}: ${pen.money(listed + share(listed, 19))} mit Steuer.</p>${grid('ruled', 'lrrrr', 'Wein / Leergut|Menge|Preis|USt.|Betrag', linesAs(pen, sums.lines, 'tqura'))}${beside(
          '1fr 84mm',
          grid('tiny boxy', 'rrr', 'USt.|Netto|Steuer', ratesAs(pen, sums.shares, 'rnv')),
          tally(
            sumsAs(
              pen,
              sums,
              'nvT',
              `Netto|Umsatzsteuer|${say(pen, 'Zahlbetrag nach Leergut|Abrechnungsbetrag')}`,
            ),
            'width:100%',
          ),
        )}<p style="margin-top:6mm">Der Betrag wird am ${pen.day(due)} von Ihrem Konto eingezogen. Zum Wohl!</p><p class="tiny">Weinfest in ${escaped(townOf(firm))} am ${dayOff(pen, pen.whole(20, 60))}. Bei Abnahme ab ${pen.money(150_000)} liefern wir frei Keller.</p><div class="foot tiny" style="border-top:0.2mm solid #7f1d1d;padding-top:1.5mm">${oneLine({ ...firm, name: lawful(firm) })} · GnR ${pen.digits('######')} · USt-IdNr. ${taxNumber(pen, 'DE')} · Gläubiger-ID ${pen.digits('DE##ZZZ########')}</div>`,
        { sums, documentNumber: number, hasRates: true, due },
      ]
    },
    since,
  ),
}
