/** Papers of Austria and the Netherlands: an interpreter's note of fees to a court, the rent of water coolers with bottles on deposit. */
import { escaped, firms, line, onTop, several, sumOf } from '../eighth/kit'
import { at, nl } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { grid, legal, paper, place, who, type Papers } from '../fifteenth/kit'
import { beside, dotted, part } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { since, townOf } from '../twenty-second/north-kit'
import { besideTax, stamped } from '../twenty-third/continental-kit'

const courts = firms(
  'Landesgericht Wiener Neustadt;Maria-Theresien-Ring 5;2700 Wiener Neustadt|Bezirksgericht Villach;Peraustraße 3;9500 Villach|Landesgericht Ried im Innkreis;Bahnhofstraße 56;4910 Ried im Innkreis|Arbeits- und Sozialgericht Wien;Althanstraße 39;1090 Wien',
)

export const atPapers: Papers = {
  /** An interpreter's note of fees to a court: the file's number on top and the interpreter in a sentence and a stamp alone, each fee with its paragraph, what the parties dispute over, days of the hearing, of the summons and of the note. */
  'dolmetsch-gebuehrennote': paper(
    at,
    'DD.MM.YYYY|D. month YYYY',
    'book plain slab',
    'Mag. Svetlana Prokop;Annenstraße 33;8020 Graz|Dolmetschdienst Karawanken;St. Veiter Straße 90;9020 Klagenfurt;Janez Rupnik|DIALOG DOLMETSCH;Museumstraße 14;6020 Innsbruck;Dr. Leyla Mair|Sprachbüro an der Enns;Hauptplatz 8;4470 Enns;Mag. Katalin Egger|Ing. Bogdan Wieczorek;Pernerstorfergasse 19;1100 Wien',
    'AT',
    (pen, firm) => {
      const to = pen.pick(courts)
      const language = say(pen, 'Bosnische|Ungarische|Polnische|Türkische|Slowenische|Rumänische')
      const [halves, waits, kilometres] = [pen.whole(1, 7), pen.whole(1, 5), pen.whole(14, 130)]
      const fees = [
        { law: '§ 54 Abs. 1 Z 3', one: line('Mühewaltung, erste halbe Stunde', 4900, 20) },
        { law: '§ 54 Abs. 1 Z 3', one: several('weitere halbe Stunden', halves, 3230, 20) },
        { law: '§ 32 Abs. 1', one: several('Zeitversäumnis, Stunden', waits, 3230, 20) },
        { law: '§ 28 Abs. 2', one: several('Fahrt mit Kfz, km', kilometres, 50, 20) },
        ...(pen.chance(0.4)
          ? [{ law: '§ 54 Abs. 1 Z 4', one: line('Rückübersetzung Protokoll', 3100, 20) }]
          : []),
        ...(pen.chance(0.5)
          ? [{ law: '§ 31 Abs. 1', one: line('Parkgebühr', pen.whole(8, 28) * 50, 20) }]
          : []),
      ]
      const sums = onTop(fees.map(({ one }) => one))
      const number = pen.digits(say(pen, 'GN 26/###|26-0##|##/2026'))
      const file = pen.digits(say(pen, '## Cg ##/26@|## Hv ###/26@|# C ###/26@'))
      const hearing = pen.whole(1, 12)
      return [
        `<p style="text-align:right">${escaped(townOf(firm))}, am ${pen.day()}</p><p>An das<br>${who(to)}</p><p style="margin:8mm 0 4mm"><b>zu ${file}</b></p><p style="font-size:14pt;letter-spacing:0.5mm">${say(pen, 'GEBÜHRENNOTE|GEBÜHRENANTRAG')} <span style="font-size:10pt;letter-spacing:0">${number}</span></p><p>In der Rechtssache mit einem Streitwert von ${pen.money(pen.whole(9, 140) * 50_000)} wurde ${escaped(firm.name)} mit Ladung vom ${dayOff(pen, -hearing - pen.whole(14, 50))} für die ${language} Sprache beigezogen und verzeichnet für die Verhandlung vom ${dayOff(pen, -hearing)}, ${pen.clock()} Uhr, an Gebühren nach dem GebAG:</p>${grid(
          'ruled',
          'llrrr',
          'GebAG|Leistung|Anzahl|Satz|EUR',
          fees.map(({ law, one }) => [
            law,
            one.text,
            String(one.quantity),
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}${tally(
          [
            ['Gebühren', pen.plain(sums.net)],
            ['20 % USt (§ 31 Abs. 1 Z 6)', pen.plain(sums.vat)],
            [say(pen, 'Angesprochene Gebühren|Verzeichnet werden somit'), pen.money(sums.total)],
          ],
          'width:96mm;margin-left:auto',
        )}<p style="margin-top:6mm">Um Bestimmung und Überweisung auf ${iban(pen, 'AT')} wird ersucht. Ein Kostenvorschuss von ${pen.money(Math.ceil((sums.total * 1.5) / 10_000) * 10_000)} wurde der klagenden Partei am ${dayOff(pen, -hearing - pen.whole(60, 90))} aufgetragen.</p><p class="tiny">UID ${taxNumber(pen, 'AT')}</p>${part('margin:8mm 0 0 96mm', stamped([firm.name, ...firm.also, `Gerichtsdolmetscher/in, ${language} Sprache`, ...firm.address]))}`,
        { sums, documentNumber: number, otherNumbers: [file] },
      ]
    },
    since,
  ),
}

export const nlPapers: Papers = {
  /** The rent of water coolers: the firm beside the number in the middle, rent and water at two rates in a table, bottles lent and brought back outside the tax, what the contract comes to in all, the day on which the money is drawn. */
  'waterkoeler-huur': paper(
    { ...nl, money: '€ #' },
    'DD-MM-YYYY|D month YYYY|DD/MM/YYYY',
    'wide plain light',
    'Bronwater Twente;Windmolenweg 40;7548 BM Enschede;Bronwater Twente B.V.|AQUAFRIS KANTOORWATER;Rivium 1e straat 61;2909 LE Capelle aan den IJssel;Aquafris Nederland B.V.|De Waterjongens;Havenstraat 8;8601 KC Sneek;De Waterjongens V.O.F.|Heldere Slok;Marconilaan 22;5621 AA Eindhoven;M.H.J. Verbunt|Koelpunt Limburg;Kerensheide 5;6162 KK Geleen',
    'NL',
    (pen, firm, to) => {
      const [coolers, bottles] = [pen.whole(1, 5), pen.whole(4, 48)]
      const rent = pen.pick([1495, 1750, 1895, 2250])
      const own = onTop([
        several(say(pen, 'Huur waterkoeler, maand|Huur koeler, maand'), coolers * 3, rent, 21),
        several('Fles bronwater 18,9 liter', bottles, pen.whole(138, 190) * 5, 9),
        ...(pen.chance(0.6) ? [several('Bekers, koker 100 st.', pen.whole(1, 12), 495, 21)] : []),
        ...(pen.chance(0.5) ? [several('Hygiënebeurt', coolers, 3950, 21)] : []),
        ...(pen.chance(0.3) ? [line('Bezorgkosten', 750, 21)] : []),
      ])
      const back = pen.whole(0, bottles)
      const deposits = [
        several('Statiegeld fles', bottles, 700),
        ...(back > 0 ? [several('Retour lege fles', -back, 700)] : []),
      ]
      const sums = besideTax(own, deposits)
      const number = pen.digits(say(pen, '26######|WK-26-####|N/#####'))
      const due = pen.after(pen.pick([7, 14, 21]))
      return [
        `<div style="margin:12mm 0 12mm 96mm">${who(to)}</div>${part('border:0.3mm solid #0284c7;border-radius:2mm;padding:3mm 5mm;text-align:center', `<b>${say(pen, 'Kwartaalnota|Huurnota')} ${number}</b> van ${escaped(firm.name)}, ${pen.day()}`)}${beside(
          '1fr 1fr',
          dotted([
            ['Relatie', pen.digits('D####')],
            ['Periode', `${dayOff(pen, -91)} t/m ${dayOff(pen, -1)}`],
            ['Laatste bezorging', dayOff(pen, -pen.whole(3, 16))],
          ]),
          dotted([
            ['Contract loopt tot', dayOff(pen, pen.whole(120, 900))],
            ['Contractwaarde 36 maanden', pen.money(coolers * rent * 36)],
            ['Nieuwwaarde toestellen', pen.money(coolers * pen.pick([39_500, 64_900]))],
          ]),
        )}${grid(
          'ruled',
          'lrrrr',
          'Omschrijving|Aantal|Prijs excl.|Btw|Bedrag',
          [...own.lines, ...deposits].map((one) => [
            one.text,
            String(one.quantity),
            pen.plain(one.unit),
            one.rate === 0 ? 'geen' : pen.rate(one.rate),
            pen.plain(one.amount),
          ]),
        )}${beside(
          '1fr 88mm',
          grid('tiny boxy', 'rrr', 'Btw|Over|Bedrag', ratesAs(pen, own.shares, 'rnv')),
          tally(
            [
              ['Huur en water excl. btw', pen.money(own.net)],
              ['Btw', pen.money(own.vat)],
              ['Statiegeld per saldo', pen.money(sumOf(deposits))],
              [say(pen, 'Incassobedrag|Wordt afgeschreven'), pen.money(sums.total)],
            ],
            'width:100%',
          ),
        )}<p style="margin-top:8mm">Wij schrijven dit omstreeks ${pen.day(due)} van uw rekening af, machtiging ${pen.digits('M26-#####')}. Per ${dayOff(pen, 60)} wijzigt de huur naar ${pen.money(rent + 95)} per maand.</p><div class="foot tiny mid">${firm.also.length > 0 ? `${legal(firm)}, ` : ''}${place(firm, ', ')} – KvK ${pen.digits('########')} – btw ${taxNumber(pen, 'NL')} – ${iban(pen, 'NL')}<br>Storing? Bel ${pen.digits('0##-#######')}</div>`,
        { sums, documentNumber: number, hasRates: true, due },
      ]
    },
    since,
  ),
}
