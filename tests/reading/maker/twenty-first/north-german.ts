/** Papers of Germany: an undertaker, a chamber, a court's register, a dealer in used machines, a tuner of pianos. */
import { escaped, line, onTop, within } from '../eighth/kit'
import { de } from '../eighth/notations'
import { facts, grid, paper, place, tr, who, type Papers } from '../fifteenth/kit'
import { halved } from '../fourteenth/kit'
import { part, priced, ribbon } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { across, footed, lawful } from '../seventeenth/kit'
import { formed, tally } from '../thirteenth/kit'
import { logo, say, windowed } from '../twelfth/kit'
import { addressed, besides, chapter } from './north-kit'

export const dePapers: Papers = {
  /** An undertaker's: own works with tax in one list, what was laid out for the family without it in another, one sum of both. */
  bestattung: paper(
    de,
    'DD.MM.YYYY|D. month YYYY',
    'book plain',
    'Bestattungshaus Klinkhammer;Kirchweg 5;53881 Euskirchen;Klinkhammer Bestattungen GmbH|PIETÄT WENDELSTEIN;Marienplatz 9;90530 Wendelstein;Monika Reuß|Beerdigungsinstitut Gebr. Ahlers;Lange Straße 77;26160 Bad Zwischenahn;Gebr. Ahlers OHG|Abschied & Weg;Humboldtstraße 18;99423 Weimar;Abschied und Weg Bestattungen UG (haftungsbeschränkt)',
    'DE',
    (pen, firm) => {
      const to = addressed(pen, 'DE')
      const own = onTop([
        line(
          say(pen, 'Sarg Kiefer, Modell „Rhön“|Sarg Eiche massiv|Schmuckurne Metall'),
          pen.whole(290, 1450) * 100,
          19,
        ),
        line('Überführung innerorts, zwei Träger', pen.whole(180, 320) * 100, 19),
        line('Einbetten, hygienische Versorgung', pen.whole(120, 240) * 100, 19),
        line('Erledigung der Formalitäten', pen.whole(150, 290) * 100, 19),
        ...(pen.chance(0.6) ? [line('Aufbahrung, Dekoration', pen.whole(90, 260) * 100, 19)] : []),
      ])
      const outlay = [
        line('Friedhofsgebühren lt. Bescheid', pen.whole(600, 1900) * 100),
        line('Sterbeurkunden, 4 Stück', 4500),
        ...(pen.chance(0.7) ? [line('Traueranzeige', pen.whole(21_000, 48_000))] : []),
        ...(pen.chance(0.5) ? [line('Organist', pen.whole(6, 12) * 1000)] : []),
        ...(pen.chance(0.5) ? [line('Trauerredner', pen.whole(25, 39) * 1000)] : []),
      ]
      const spent = outlay.reduce((sum, { amount }) => sum + amount, 0)
      const sums = { ...own, lines: [...own.lines, ...outlay], total: own.total + spent }
      const number = pen.digits(say(pen, '26/###|RE26-####|S-###-26'))
      const due = pen.after(pen.pick([14, 21, 30]))
      const rows = (all: typeof outlay) =>
        tr(
          'lr',
          all.map(({ text, amount }) => [text, pen.plain(amount)]),
        )
      return [
        `<div class="right">${logo(firm.name, 6.5, 'font-style:italic;color:#44403c')}<span class="tiny">Tag und Nacht erreichbar ${pen.digits('0#### ## ##')}</span></div>${windowed(firm, to)}<div class="sides"><b style="font-size:13pt">Rechnung ${number}</b><span>${pen.day()}</span></div><p>Sterbefall ${say(pen, 'Wilhelm Brink|Erna Rademaker, geb. Thoms|Stanisław Kowalczyk')}, verstorben am ${dayOff(pen, -pen.whole(16, 26), 'DD.MM.YYYY')}</p><p>Für die uns übertragenen Leistungen erlauben wir uns zu berechnen:</p><table class="t ruled">${chapter(2, 'I. Eigene Lieferungen und Leistungen (netto)')}${rows(own.lines)}${tr(
          'lr',
          [
            ['Summe I netto', pen.plain(own.net)],
            ['zuzüglich 19 % Umsatzsteuer', pen.plain(own.vat)],
            ['Summe I brutto', pen.plain(own.total)],
          ],
        )}${chapter(2, 'II. In Ihrem Namen verauslagte Beträge (Belege anbei)')}${rows(outlay)}${tr('lr', [['Summe II', pen.plain(spent)]])}</table>${part('text-align:right;font-size:12pt;border-top:0.4mm solid #222;padding-top:2mm', `Rechnungsbetrag <b>${pen.money(sums.total)}</b>`)}<p>Wir bitten um Überweisung bis zum ${pen.day(due)}. Die verauslagten Beträge sind durchlaufende Posten.</p>${footed(
          [
            [lawful(firm), place(firm, ', ')],
            [`St.-Nr. ${pen.digits('###/####/####')}`, `IBAN ${iban(pen, 'DE')}`],
          ],
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9.2pt; } .t td { padding: 0.7mm 1.5mm; }',
      ]
    },
  ),

  /** A chamber's notice to a member: a year ahead as an estimate, an earlier year settled by a tax office's figures, rates of a thousandth. */
  'kammer-beitrag': paper(
    { ...de, money: '# EUR' },
    'DD.MM.YYYY',
    'plain narrow',
    'IHK Mittelelbe;Breiter Weg 173;39104 Magdeburg;Industrie- und Handelskammer Mittelelbe|Handwerkskammer Ostwestfalen-Süd;Campusallee 2;33104 Paderborn|IHK Oberland;Bahnhofplatz 1;87435 Kempten;Industrie- und Handelskammer Oberland',
    'DE',
    (pen, firm, to) => {
      const year = pen.date.getUTCFullYear()
      const [gain, old] = [pen.whole(28, 190) * 100_000, pen.whole(28, 190) * 100_000]
      const free = 1_534_000
      const rate = pen.pick([0.12, 0.19, 0.24])
      const levy = (amount: number) => share(Math.max(0, amount - free), rate)
      const basic = pen.pick([7500, 12_000, 15_300, 20_500])
      const before = Math.round((levy(old) * pen.whole(40, 85)) / 100)
      const lines = [
        line(`Grundbeitrag ${year}`, basic),
        line(`Umlage ${year} (vorläufig)`, levy(gain)),
        line(`Umlage ${year - 2} (endgültig)`, levy(old)),
        line(`bereits veranlagt ${year - 2}`, -before),
      ]
      const sums = within(lines)
      const [member, number] = [
        pen.digits('0000#######'),
        pen.digits(say(pen, '26##-######|B####/26')),
      ]
      const due = pen.after(30)
      const bases = ['', pen.plain(gain), pen.plain(old), '']
      const rateText = pen.rate(rate)
      return [
        `<div class="cols"><div><b style="font-size:17pt">${escaped(firm.name)}</b>${besides(firm)}</div><div class="tiny right">Beitragsstelle · ${place(firm, ' · ')}<br>Telefon ${pen.digits('0### ####-###')}, Mo–Do 9–15 Uhr<br>Steuerabzugsfähig als Betriebsausgabe</div></div><div style="margin:16mm 0 8mm">${who(to)}</div><div class="right">${pen.day()}</div><h1 style="font-size:15pt">Beitragsbescheid ${year}</h1>${grid(
          'boxy',
          'ccc',
          'Bescheidnummer|Identnummer|Rechtsgrundlage',
          [[number, member, '§ 3 Abs. 2–4 Kammergesetz']],
        )}<p>Auf Grund der Beitragsordnung und der Wirtschaftssatzung werden Sie wie folgt veranlagt. Grundlage ist der vom Finanzamt gemeldete Gewerbeertrag, gekürzt um den Freibetrag von ${pen.plain(free)} EUR.</p>${grid(
          'ruled',
          'lrrr',
          'Beitragsart und Jahr|Gewerbeertrag EUR|Hebesatz|Beitrag EUR',
          lines.map(({ text, amount }, at) => [
            text,
            bases[at] ?? '',
            bases[at] ? rateText : '',
            pen.plain(amount),
          ]),
        )}${tally([['Zu zahlen', pen.money(sums.total)]])}<p>Der Betrag ist bis zum <b>${pen.day(due)}</b> unter Angabe der Identnummer auf das Konto ${iban(pen, 'DE')} zu entrichten.</p><p class="tiny"><b>Rechtsbehelfsbelehrung</b><br>Gegen diesen Bescheid kann innerhalb eines Monats nach seiner Bekanntgabe Klage beim Verwaltungsgericht erhoben werden. Die Klage entbindet nicht von der Pflicht zur Zahlung.</p><p class="tiny">Dieser Bescheid ist ohne Unterschrift wirksam.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A court's bill for an entry in its register: numbers of the schedule of costs with values, a treasury that takes the money, a slip of boxes at the foot. */
  'register-kosten': paper(
    de,
    'DD.MM.YYYY',
    'needle plain',
    'Amtsgericht Lüdersheim;Schlossplatz 2;31177 Harsum;Landesjustizkasse Nord|Amtsgericht Weidenfels;Justizweg 14;92637 Weiden;Landesjustizkasse Ostbayern|Amtsgericht Kaltenbrück;Gerichtsstraße 1-3;56068 Koblenz;Landesoberkasse Mittelrhein',
    'DE',
    (pen, firm, to) => {
      const posts = [
        ['2501', 'Eintragung der Änderung der Geschäftsanschrift', 4000],
        ['2500', 'Eintragung einer Tatsache ohne wirtschaftliche Bedeutung', 7000],
        ['2502', 'Eintragung eines Geschäftsführers', 4000],
        ['5000', 'Entgegennahme der Gesellschafterliste', 3000],
        ['31008', 'Bekanntmachung, Auslagen', 100],
        ['17000', 'Beglaubigter Registerauszug', 2000],
      ] as const
      const chosen = pen.random.shuffled(posts).slice(0, pen.whole(1, 4))
      const sums = within(chosen.map(([, text, price]) => line(text, price)))
      const number = pen.digits(say(pen, '26########|X##########|#########-26'))
      const file = pen.digits('HRB #####')
      const due = pen.after(14)
      const treasury = firm.also[0] ?? ''
      return [
        `<div class="sides"><div><b>${escaped(firm.name)}</b><br>Registergericht<br>${place(firm)}</div><div class="right">Geschäftsnummer<br><b>${file}</b><br><br>Datum<br>${pen.day()}</div></div><div style="margin:18mm 0 14mm">${who(to)}</div><p><b>Kostenrechnung</b></p><p>in der Handelsregistersache ${escaped(to.name)}</p>${part('border:0.4mm solid #111;padding:2mm 3mm;width:fit-content', `Kassenzeichen / Rechnungsnummer (bei Zahlung angeben): <b>${number}</b>`)}${grid(
          '',
          'rlr',
          'Nr. KV|Gegenstand des Kostenansatzes|EUR',
          chosen.map(([code, text, price]) => [code, text, pen.plain(price)]),
        )}<p class="right">Gesamtbetrag: <b>${pen.plain(sums.total)} EUR</b></p><p>Bitte zahlen Sie den Betrag bis spätestens <b>${pen.day(due)}</b> an die ${escaped(treasury)}. Nach Ablauf der Frist wird die Forderung kostenpflichtig gemahnt und beigetrieben.</p><p class="tiny">Einwendungen gegen diese Rechnung (Erinnerung, § 81 GNotKG) sind bei dem oben bezeichneten Gericht einzulegen. Dieses Schreiben wurde elektronisch erstellt und nicht unterschrieben.</p><div class="at" style="left:18mm;right:18mm;bottom:12mm"><b class="tiny">SEPA-Überweisung</b>${formed(
          [
            ['Zahlungsempfänger', treasury],
            ['IBAN', iban(pen, 'DE')],
            ['Betrag: Euro, Cent', pen.plain(sums.total)],
            ['Verwendungszweck', number],
          ],
          2,
        )}</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),

  /** A dealer in used machines: serial numbers and hours of work told below each, taxed on the margin so that no tax stands there, to be paid before it is fetched. */
  'gebraucht-25a': paper(
    { ...de, money: '# EUR' },
    'DD.MM.YYYY|DD.MM.YY',
    'narrow plain',
    'Landtechnik Osterkamp;Am Esch 12;49377 Vechta;Osterkamp Landtechnik GmbH & Co. KG|GEBRAUCHTMASCHINEN THÜR;Werkstraße 30;97941 Tauberbischofsheim;Edgar Thür e. K.|Stapler-Zentrum Saale;Lagerweg 4;06258 Schkopau;SZS Flurförderzeuge GmbH',
    'DE',
    (pen, firm, to) => {
      const goods = [
        ['Frontlader FZ 30, gebraucht', 240, 390],
        ['Kreiselegge 3,00 m', 310, 690],
        ['Elektro-Hubwagen 1,6 t', 140, 320],
        ['Holzspalter 22 t mit Seilwinde', 190, 340],
        ['Gabelstapler 2,5 t Treibgas', 690, 1290],
        ['Satz Pflegeräder', 110, 190],
      ] as const
      const lines = pen.random
        .shuffled(goods)
        .slice(0, pen.whole(1, 3))
        .map(([text, least, most]) => line(text, pen.whole(least, most) * 1000))
      const sums = within(lines)
      const [number, due] = [pen.digits(say(pen, 'GM26-###|7####|26-G-0##')), pen.after(7)]
      return [
        `<table style="width:100%"><tr><td>${part('background:#14532d;color:#fff;padding:3mm 4mm;width:fit-content', `<b style="font-size:14pt">${escaped(firm.name)}</b>`)}</td><td class="r tiny">Ankauf · Verkauf · Miete<br>${place(firm, ', ')}<br>Tel. ${pen.digits('0#### / ###-0')}</td></tr></table>${ribbon(
          [
            ['RECHNUNG NR.', number],
            ['Rechnungs- = Lieferdatum', pen.day()],
            ['Kd.-Nr.', pen.digits('1####')],
            ['Verkäufer', say(pen, 'Hr. Lampe|Fr. Stüve|E. Thür jun.')],
          ],
          'border-top:0.3mm solid #14532d;border-bottom:0.3mm solid #14532d;padding:1.5mm 0',
        )}<p style="margin:6mm 0 8mm">${who(to)}</p><p>Wir verkaufen Ihnen wie besichtigt und unter Ausschluss der Gewährleistung:</p>${lines
          .map(
            ({ text, amount }, at) =>
              `<div style="border-bottom:0.2mm solid #aaa;padding:2.5mm 0"><div class="sides"><b>${at + 1}. ${text}</b><b style="white-space:nowrap">${pen.plain(amount)}</b></div><div class="tiny">Serien-Nr. ${pen.digits('@@######')} · Baujahr ${pen.whole(2006, 2019)}${text.includes('stapler') ? ` · ${pen.whole(800, 7900)} Betriebsstunden` : ''}</div></div>`,
          )
          .join(
            '',
          )}${part('text-align:right;font-size:13pt;margin:4mm 0', `Gesamt ${pen.money(sums.total)}`)}<p>Gebrauchtgegenstände / Sonderregelung: Differenzbesteuerung nach § 25a UStG, ein gesonderter Ausweis der Umsatzsteuer ist nicht zulässig.</p><p>Zahlung vor Abholung, spätestens bis ${pen.day(due)}. Die Maschine bleibt bis zur vollständigen Bezahlung unser Eigentum.</p><div class="sides" style="margin-top:16mm"><span style="border-top:0.2mm solid #333;width:60mm" class="tiny">Verkäufer</span><span style="border-top:0.2mm solid #333;width:60mm" class="tiny">Käufer: Ware erhalten</span></div>${footed(
          [
            [lawful(firm), ...firm.address],
            [`USt-IdNr. ${taxNumber(pen, 'DE')}`, pen.digits('HRA ####')],
            ['Volksbank', iban(pen, 'DE')],
          ],
        )}`,
        { sums, vat: null, documentNumber: number, due },
      ]
    },
  ),

  /** A tuner of pianos, half a sheet: one person without tax, works by instrument, kilometres, paid in cash and signed. */
  klavierstimmer: paper(
    de,
    'D. month YYYY|DD.MM.YYYY',
    'slab book',
    'Klavierbaumeister Jonas Wrede;Töpfergasse 8;37073 Göttingen|Pianoservice Anette Lohfink;Am Wehr 3;36251 Bad Hersfeld|STIMMIG Klaviertechnik;Burgstraße 20;38855 Wernigerode;Tobias Michaelsen',
    'DE',
    (pen, firm, to) => {
      const kilometres = pen.whole(12, 90)
      const sums = within([
        line(
          `Stimmung ${say(pen, 'Klavier Schimmel|Flügel Bechstein|Klavier Zimmermann')} auf 442 Hz`,
          pen.whole(95, 160) * 100,
        ),
        ...(pen.chance(0.6)
          ? [line('Mechanik reguliert, 1,5 Std.', pen.whole(80, 120) * 100)]
          : []),
        ...(pen.chance(0.5) ? [line('Saite erneuert', pen.whole(24, 46) * 100)] : []),
        line(`Anfahrt ${kilometres} km`, kilometres * 50),
      ])
      const number = pen.digits(say(pen, '26-0##|##/2026'))
      return [
        `<div class="mid"><div style="font-size:14pt;letter-spacing:0.3mm">${escaped(firm.name)}</div>${firm.also.length > 0 ? `${escaped(lawful(firm))} · ` : ''}${place(firm, ' · ')}</div><hr><p><b>Rechnung und Quittung Nr. ${number}</b></p><p>für ${who(to, ', ')}</p>${facts(priced(pen, sums.lines, 'tA'), 'width:100%')}<p class="right" style="border-top:0.3mm double #333">zusammen <b>${pen.money(sums.total)}</b></p><p>Betrag in bar erhalten. ${escaped(firm.address[1]?.slice(6) ?? '')}, den ${pen.day()}</p><p style="font:17pt Z003,cursive;margin-left:60mm">${escaped(lawful(firm).split(' ').slice(-2).join(' '))}</p><p class="tiny">Gemäß § 19 UStG wird keine Umsatzsteuer berechnet. Die Leistung wurde am Tag der Rechnung erbracht. Nächste Stimmung empfohlen im ${dayOff(pen, 300, 'month YYYY')}.</p>${across([[`Steuernummer ${pen.digits('20/###/#####')}`], [`Raumklima: ${pen.whole(38, 55)} % Luftfeuchte, ${pen.whole(18, 22)} °C`]])}`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        `${halved} #sheet { font-size: 9pt; }`,
      ]
    },
  ),
}
