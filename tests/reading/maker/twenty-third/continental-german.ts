/** Odd papers of Germany: a notary's costs, a driving school's account of lessons, a farrier's note, a vet's fees by the law's schedule. */
import { escaped, line, onTop, several, sumOf, wares, within } from '../eighth/kit'
import { de } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { grid, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { halved, settled } from '../fourteenth/kit'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { decimal, stacked, tally } from '../thirteenth/kit'
import { oneLine, say, windowed } from '../twelfth/kit'
import { since, townOf } from '../twenty-second/north-kit'
import { besideTax, someone, stamped } from './continental-kit'

/** What a deed is worth, and the simple fee on it. Hundredths. */
const worths = [
  [20_000_000, 43_500],
  [26_000_000, 53_500],
  [32_000_000, 63_500],
  [38_000_000, 73_500],
  [50_000_000, 93_500],
] as const

export const dePapers: Papers = {
  /** A notary's account of costs: the name in the line over the window and under the signature alone, the law's numbers and multiples of a fee, the deed's worth in each row, a court's fee laid out without tax. */
  'notar-kosten': paper(
    de,
    'DD.MM.YYYY|D. month YYYY',
    'book slab plain',
    'Notarin Dr. Beate Kolloch;Schlossplatz 4;26122 Oldenburg|Notare Weidinger & Paulsen;Residenzstraße 17;97070 Würzburg;Notare Dr. Jürgen Weidinger und Annika Paulsen|Notariat Hamann;Breite Straße 30;14467 Potsdam;Notar Lutz Hamann|Notar Justizrat Ferdinand Ganß;Neustraße 11;54290 Trier;Ferdinand Ganß',
    'DE',
    (pen, firm) => {
      const to = someone(pen, 'DE')
      const [worth, fee] = pen.pick(worths)
      const pages = pen.whole(18, 64)
      const acts = [
        {
          code: '21100',
          times: '2,0',
          one: line(
            say(pen, 'Beurkundung Kaufvertrag|Beurkundung Überlassung|Beurkundung Ehevertrag'),
            fee * 2,
            19,
          ),
        },
        { code: '22110', times: '0,5', one: line('Vollzugsgebühr', fee / 2, 19) },
        ...(pen.chance(0.7)
          ? [{ code: '22200', times: '0,5', one: line('Betreuungsgebühr', fee / 2, 19) }]
          : []),
        {
          code: '32001',
          times: '',
          one: line(`Dokumentenpauschale, ${pages} Seiten`, pages * 15, 19),
        },
        { code: '32005', times: '', one: line('Post und Telekommunikation', 2000, 19) },
      ]
      const own = onTop(acts.map(({ one }) => one))
      const court = pen.chance(0.7)
        ? [line('Verauslagte Gerichtskosten', pen.whole(60, 420) * 100)]
        : []
      const sums = besideTax(own, court)
      const number = pen.digits(say(pen, '26/0####|KR-26-####|####/26'))
      const deed = pen.digits(say(pen, 'UVZ-Nr. ###/2026|UVZ-Nr. 1###/2026'))
      const due = pen.after(pen.pick([14, 21]))
      return [
        `${beside(
          '1fr 68mm',
          windowed(firm, to),
          part(
            'margin-top:18mm',
            told([
              ['Kosten-Nr.', number],
              ['Urkunde', deed],
              ['beurkundet am', dayOff(pen, -pen.whole(5, 30))],
              ['Sachbearbeitung', say(pen, 'Frau Thöne|Herr Jelinek|Frau Arslan')],
              ['Datum', pen.day()],
            ]),
          ),
        )}<p style="font-size:13pt;letter-spacing:0.6mm"><b>${say(pen, 'KOSTENBERECHNUNG|KOSTENRECHNUNG')}</b></p><p class="tiny">nach dem Gerichts- und Notarkostengesetz (§ 19 GNotKG). Der Geschäftswert beträgt ${pen.money(worth)}. Kostenschuldner: ${escaped(to.name)} (§ 29 GNotKG).</p>${grid(
          'ruled',
          'llrrr',
          'KV-Nr.|Gegenstand|Satz|Geschäftswert EUR|Betrag EUR',
          acts.map(({ code, times, one }) => [
            code,
            one.text,
            times,
            times === '' ? '' : pen.plain(worth),
            pen.plain(one.amount),
          ]),
        )}${tally(
          [
            ['Zwischensumme', pen.plain(own.net)],
            ['19 % Umsatzsteuer, KV-Nr. 32014', pen.plain(own.vat)],
            ...court.map((one) => [`${one.text}, KV-Nr. 32015`, pen.plain(one.amount)] as const),
            [say(pen, 'Kostenbetrag|Zu erhebende Kosten'), pen.money(sums.total)],
          ],
          'width:104mm;margin-left:auto',
        )}<p style="margin-top:6mm">Die Kosten sind mit Zugang fällig. Bitte überweisen Sie bis zum ${pen.day(due)} unter Angabe der Kosten-Nr. auf das Konto ${iban(pen, 'DE')}.</p><p class="tiny">Gegen diese Berechnung kann die Entscheidung des Landgerichts ${escaped(townOf(firm))} beantragt werden (§ 127 GNotKG).</p><p style="margin-top:14mm">${escaped(firm.also.at(-1) ?? firm.name)}</p><div class="foot tiny mid">Steuernummer ${pen.digits('##/###/#####')} · Sprechzeiten nach Vereinbarung</div>`,
        { sums, documentNumber: number, otherNumbers: [deed], due },
      ]
    },
    since,
  ),

  /** A driving school's account: every lesson with its day and minutes, the examiner's fee passed on, payments of the pupil below the sum, the school named at the foot and not above. */
  'fahrschule-abrechnung': paper(
    { ...de, money: '# EUR' },
    'DD.MM.YYYY|DD.MM.YY',
    'plain narrow wide',
    'Fahrschule Vorfahrt;Bahnhofstraße 60;97070 Würzburg;Inh. Detlef Schorn|FAHRSCHULE AM HUNTEUFER;Cloppenburger Straße 12;26133 Oldenburg;Wübbe & Renken GbR|Fahrschule Simsek;Großbeerenstraße 110;14482 Potsdam;Fahrschule Simsek GmbH|Fahrakademie Mosel;Paulinstraße 44;54292 Trier;Fahrakademie Mosel UG (haftungsbeschränkt)',
    'DE',
    (pen, firm) => {
      const to = someone(pen, 'DE')
      const hour = pen.whole(52, 66) * 100
      const lessons = Array.from({ length: pen.whole(6, 12) }, (_, at) => {
        const text = say(pen, 'Übungsfahrt|Übungsfahrt|Überlandfahrt|Autobahnfahrt|Nachtfahrt')
        const units = pen.pick([1, 2, 2, 3])
        const unit = text === 'Übungsfahrt' ? hour : hour + 1000
        return { day: dayOff(pen, at * 5 - 80, 'DD.MM.'), one: several(text, units, unit, 19) }
      })
      const fees = [
        line('Grundbetrag Klasse B', pen.whole(290, 420) * 100, 19),
        ...(pen.chance(0.6) ? [line('Lehrmaterial und App', 8900, 19)] : []),
        line('Vorstellung zur Prüfung', pen.whole(160, 230) * 100, 19),
        line('Prüfentgelt TÜV (Auslage)', pen.pick([12_983, 13_018, 15_517])),
      ]
      const sums = within([...fees, ...lessons.map(({ one }) => one)])
      const paid = Math.floor(sums.total / 40_000) * 10_000
      const number = pen.digits(say(pen, 'A-26-####|26###|B/####'))
      return [
        `${beside(
          '1fr 60mm',
          `<p style="font-size:15pt;margin:0"><b>Ausbildungsabrechnung</b></p><p>für ${who(to)}</p>`,
          stacked([
            ['Abrechnung Nr.', number],
            ['Datum', pen.day()],
            ['Fahrlehrer', say(pen, 'D. Schorn|Tanja Wübbe|E. Simsek')],
            ['Praktische Prüfung', dayOff(pen, pen.whole(4, 19))],
          ]),
        )}<table class="t ruled">${tr('llrrr', [['Tag', 'Leistung', 'Minuten', 'je 45 Min.', 'EUR']], 'th')}${tr(
          'llrrr',
          [
            ...fees.map((one) => ['', one.text, '', '', pen.plain(one.amount)]),
            ...lessons.map(({ day, one }) => [
              day,
              one.text,
              String(one.quantity * 45),
              pen.plain(one.unit),
              pen.plain(one.amount),
            ]),
          ],
        )}</table>${tally(
          [
            ['darin 19 % MwSt.', pen.money(sums.vat)],
            [say(pen, 'Ausbildung gesamt|Summe der Leistungen'), pen.money(sums.total)],
          ],
          'width:92mm;margin-left:auto',
        )}<p class="r">Eingegangen: ${dayOff(pen, -82)} ${pen.money(-paid)}, ${dayOff(pen, -40)} ${pen.money(-paid)} · noch offen ${pen.money(sums.total - 2 * paid)}</p><p>Bitte begleichen Sie den offenen Teil vor der praktischen Prüfung. Preise laut Aushang, Fehlstunden werden zu drei Vierteln berechnet.</p><div class="foot mid" style="background:#eee;padding:2mm"><b>${escaped(firm.name)}</b> · ${[...firm.also.map(escaped), place(firm, ', ')].join(' · ')}<br><span class="tiny">${iban(pen, 'DE')} · St.-Nr. ${pen.digits('##/###/#####')}</span></div>`,
        { sums, documentNumber: number },
        '#sheet { font-size: 9pt; } .t :is(td, th) { padding: 0.7mm 1.5mm; }',
      ]
    },
    since,
  ),

  /** A farrier's note of half a page: horses and hooves in a short list, the smith named in the sentence before it and in a stamp below, when he comes next, often without tax. */
  'hufschmied-zettel': paper(
    de,
    'DD.MM.YYYY|D.M.YYYY|D. month YYYY',
    'book plain slab',
    'Hufbeschlag Jens Maurer;Hofstelle 3;29640 Schneverdingen|Huf & Eisen;Alte Schmiede 1;88353 Kißlegg;Franziska Rädler|Beschlagschmiede Ottmar Kienle;Talweg 20;72525 Münsingen|HUFSCHMIEDE WESERMARSCH;Deichstraße 77;26954 Nordenham;Enno Tjarks, staatl. gepr. Hufbeschlagschmied',
    'DE',
    (pen, firm) => {
      const to = someone(pen, 'DE')
      const rate = pen.chance(0.6) ? 0 : 19
      const [horse, other] = pen.pair(['Luna', 'Fjalar', 'Wotan', 'Bella', 'Sternchen', 'Rubin'])
      const sums = within([
        ...pen.buy(
          wares(
            `Barhuf ausschneiden;45;60;${rate}|Beschlag vorn, 2 Eisen;85;110;${rate}|Beschlag rundum, 4 Eisen;145;190;${rate}|Stollenlöcher, Satz;15;25;${rate}|Einlage mit Polster;35;55;${rate}`,
          ),
          { count: [1, 3], most: 2, step: 100, isGross: true },
        ).lines,
        line('Anfahrt anteilig', pen.whole(12, 30) * 100, rate),
      ])
      const number = pen.digits(say(pen, '26-##|1##/26|##'))
      const isPaid = pen.chance(0.6)
      const due = pen.after(14)
      return [
        `<p class="r">${escaped(townOf(firm))}, ${pen.day()}</p><p>${who(to)}</p><p style="font-size:13pt;margin-top:8mm"><b>${say(pen, 'Beschlag-Rechnung|Rechnung|Rechnung Hufbeschlag')} ${number}</b></p><p>Für die Arbeit an ${horse} und ${other} am ${dayOff(pen, -pen.whole(1, 5))} in Ihrem Stall berechnet Ihnen ${escaped(firm.name)}:</p>${grid('', 'lrrr', '', linesAs(pen, sums.lines, 'tqua'))}<p style="border-top:0.3mm solid #222;padding-top:1mm" class="r">${say(pen, 'Macht zusammen|Ergibt|Zusammen')} <b>${pen.money(sums.total)}</b></p><p class="tiny">${rate === 0 ? 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.' : `Darin enthalten 19 % MwSt.: ${pen.money(sums.vat)}.`} St.-Nr. ${pen.digits('##/###/#####')}</p><p>${isPaid ? 'Betrag dankend in bar erhalten.' : `Bitte bis ${pen.day(due)} auf ${iban(pen, 'DE')}.`}</p><p>Nächster Termin: ${dayOff(pen, pen.whole(44, 56))}, ${say(pen, '8:30 Uhr|gegen 10 Uhr|nachmittags')}</p>${part('margin:6mm 0 0 52mm', stamped([firm.name, ...firm.also, ...firm.address, pen.digits('0171 #######')]))}`,
        { sums, documentNumber: number, ...(isPaid ? settled : { due }) },
        halved,
      ]
    },
    since,
  ),

  /** A vet's account by the law's schedule: number, simple fee, factor and times of each act, the day before the rows, an estimate that was dearer, the insurer's limit, the clinic at the foot. */
  'kleintier-got': paper(
    { ...de, money: '€ #' },
    'DD.MM.YYYY|D. month YYYY',
    'light plain narrow',
    'Kleintierpraxis Dr. Sobotta;Ulmenallee 15;14482 Potsdam;Dr. med. vet. Irene Sobotta|TIERKLINIK HUNTE;Ammerländer Heerstraße 240;26129 Oldenburg;Tierklinik Hunte GmbH|Tierarztpraxis Pfotenhieb;Sanderring 8;97070 Würzburg;Markus Pfotenhieb|Praxis für Kleintiere am Petrisberg;Max-Planck-Straße 21;54296 Trier;Dres. Leinen und Wirtz',
    'DE',
    (pen, firm) => {
      const to = someone(pen, 'DE')
      const factor = pen.pick([1, 1.2, 1.5, 2, 3])
      const all = [
        ['40', 'Allgemeine Untersuchung mit Beratung', 2362],
        ['225', 'Injektion subkutan', 1150],
        ['310', 'Blutentnahme, Vene', 1429],
        ['471', 'Röntgen, erste Aufnahme', 3850],
        ['802', 'Zahnsteinentfernung Ultraschall', 5646],
        ['830', 'Zahnextraktion, einwurzelig', 1860],
        ['950', 'Inhalationsnarkose', 5131],
        ['16', 'Folgeuntersuchung', 1974],
      ] as const
      const acts = pen.random
        .shuffled(all)
        .slice(0, pen.whole(3, 6))
        .map(([code, text, single]) => {
          const times = pen.chance(0.8) ? 1 : 2
          const one = several(text, times, Math.round(single * factor), 19)
          return { code, single, one }
        })
      const drugs = pen.chance(0.8)
        ? [line('Arzneimittel und Verbrauch', pen.whole(650, 7900), 19)]
        : []
      const sums = onTop([...acts.map(({ one }) => one), ...drugs])
      const number = pen.digits(say(pen, '26-#####|L 26####|######'))
      const due = pen.after(pen.pick([7, 10, 14]))
      const guess = Math.ceil((sums.total * 1.3) / 5000) * 5000
      return [
        `${ribbon(
          [
            ['Patient', say(pen, '„Mogli“, Kater kastr.|„Frieda“, Dackel|„Karlson“, Labrador')],
            ['Gewicht', `${decimal(pen, pen.whole(38, 340) / 10, 1)} kg`],
            ['Chip', pen.digits('276 09# ### ### ###')],
            ['Liquidation', number],
            ['Datum', pen.day()],
          ],
          'border:0.3mm solid #65a30d;border-radius:2mm;padding:2mm 4mm',
        )}<p style="margin:12mm 0">${who(to)}</p><p>Behandlung vom ${dayOff(pen, -pen.whole(1, 4))}, Gebührenordnung für Tierärzte, ${decimal(pen, factor, 1)}-facher Satz:</p>${grid(
          'ruled',
          'llrrrr',
          'GOT|Leistung|1-fach|Faktor|Anz.|Euro',
          [
            ...acts.map(({ code, single, one }) => [
              code,
              one.text,
              pen.plain(single),
              decimal(pen, factor, 1),
              String(one.quantity),
              pen.plain(one.amount),
            ]),
            ...drugs.map((one) => ['', one.text, '', '', '', pen.plain(one.amount)]),
          ],
        )}${tally([
          ['Honorar und Material', pen.plain(sumOf(sums.lines))],
          ['MwSt. 19 %', pen.plain(sums.vat)],
          [say(pen, 'Liquidationssumme|Honorarforderung'), pen.money(sums.total)],
        ])}<p>Unser Voranschlag vom ${dayOff(pen, -pen.whole(8, 20))} lautete auf ${pen.money(guess)}. Ihre Tierversicherung erstattet höchstens ${pen.money(pen.pick([100_000, 200_000]))} im Jahr. Zahlbar bis ${pen.day(due)}, ${iban(pen, 'DE')}.</p><p>Kontrolle bitte am ${dayOff(pen, pen.whole(7, 14))}.</p><div class="foot tiny"><b>${escaped(lawful(firm))}</b><br>${oneLine(firm)} · USt-IdNr. ${taxNumber(pen, 'DE')} · Notdienst ${pen.digits('0#### / ######')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}
