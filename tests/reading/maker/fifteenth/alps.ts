/** Bills of Austria and Switzerland: a plumber, power with a part to pay with, a garage below the Alps. */
import { escaped, line, onTop, several } from '../eighth/kit'
import { at, ch } from '../eighth/notations'
import { iban, taxNumber } from '../ninth/numbers'
import { ticino } from '../eleventh/kit'
import { swissSlip } from '../fourteenth/pieces'
import { roundedTo, say } from '../twelfth/kit'
import { totalOf } from '../thirteenth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { grid, legal, paper, place, told, tr, who, type Papers } from './kit'
import { code } from './tills-kit'

export const atPapers: Papers = {
  /** A plumber of Austria: work and material told apart, a discount on the whole before tax. */
  'installateur-nachlass': paper(
    at,
    'DD.MM.YYYY|D. month YYYY',
    'wide plain',
    'Installationen Gruber-Haas GmbH;Salzstraße 14;6170 Zirl|Wasserwerk & Wärme Pichlmair;Untere Zeile 40;4240 Freistadt;Pichlmair Haustechnik e.U.',
    'AT',
    (pen, firm, to) => {
      const labour = several('Monteurstunden', pen.whole(3, 26), pen.whole(6800, 9400), 20)
      const parts = line(
        say(pen, 'Boiler 120 l, Kleinteile|Umwälzpumpe, Fittings|Waschtischarmatur, Siphon'),
        pen.whole(140, 1900) * 100,
        20,
      )
      const percent = pen.pick([3, 5, 10])
      const off = Math.round(((labour.amount + parts.amount) * percent) / 100)
      const sums = onTop([labour, parts, line(`Nachlass ${percent} %`, -off, 20)])
      const [number, due] = [pen.digits(say(pen, 'RE26####|##### / 26')), pen.after(14)]
      return [
        `<div style="background:#eff6ff;margin:-14mm -18mm 10mm;padding:8mm 18mm" class="sides"><div style="font-size:16pt;color:#1d4ed8">${escaped(firm.name)}</div><div class="tiny">${place(firm)}<br>${pen.digits('+43 #### ####')}</div></div><div class="cols"><div>An<br>${who(to)}</div><div class="r"><b style="font-size:16pt">Rechnung</b><br>Nr. ${number}<br>${pen.day()}<br>Leistungszeitraum ${pen.day(pen.after(-20), 'month YYYY')}</div></div>${grid(
          '',
          'rllr',
          'Menge|Einheit|Text|EUR',
          sums.lines.map((each) => [
            each === sums.lines[2] ? '' : String(each.quantity),
            each === sums.lines[0] ? 'h' : each === sums.lines[1] ? 'pa' : '',
            each.text,
            pen.plain(each.amount),
          ]),
        )}<table class="t boxy"><tr><td>Nettobetrag<br>${pen.plain(sums.net)}</td><td>20 % MwSt<br>${pen.plain(sums.vat)}</td><td><b>Rechnungsbetrag<br>${pen.money(sums.total)}</b></td><td>Zahlbar bis<br>${pen.day(due)}</td></tr></table><p class="tiny">${legal(firm)}, UID ${taxNumber(pen, 'AT')}, FN ${pen.digits('######@')}, ${iban(pen, 'AT')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const chPapers: Papers = {
  /** Power of a Swiss town: a period, energy and grid, a part to pay with at the foot. */
  'strom-zahlteil': paper(
    ch,
    'DD.MM.YYYY|D. month YYYY',
    'plain narrow',
    'Energie Werdtal AG;Werkstrasse 1;8914 Werdtal|Elektra Unterägeri-Nord;Zugerstrasse 30;6314 Unterägeri;Genossenschaft Elektra Unterägeri-Nord',
    'CH',
    (pen, firm, to) => {
      const used = pen.whole(300, 2900)
      const raw = onTop([
        line('Energie', Math.round(used * 14.2), 8.1),
        line('Netznutzung', Math.round(used * 10.9), 8.1),
        line('Abgaben an Gemeinwesen', Math.round(used * 1.6), 8.1),
      ])
      const total = roundedTo(raw.total, 5)
      const number = pen.digits(say(pen, '10#######|26#####'))
      const due = pen.after(30)
      const [account, reference] = [iban(pen, 'CH'), pen.digits('## ##### ##### ##### ##### #####')]
      const own = [account, firm.name, ...firm.address].join('\n')
      const payer = [to.name, ...to.address].join('\n')
      const sum = `CHF   ${pen.plain(total).replaceAll("'", ' ')}`
      return [
        `<div class="sides"><div><b style="font-size:14pt;color:#ca8a04">${escaped(firm.name)}</b><br><span class="tiny">${place(firm, ', ')} · ${taxNumber(pen, 'CH')} MWST</span></div><div>${who(to)}</div></div><p><b>Stromrechnung</b> ${pen.day(pen.after(-100))} bis ${pen.day(pen.after(-10))}</p><div class="cols tiny"><div>Rechnungsnummer<br><b>${number}</b></div><div>Rechnungsdatum<br><b>${pen.day()}</b></div><div>Kundennummer<br><b>${pen.digits('######')}</b></div><div>Zähler<br><b>${pen.digits('CH##########')}</b></div><div>Verbrauch<br><b>${used} kWh</b></div></div>${grid(
          'tiny ruled',
          'lr',
          '|CHF',
          [
            ...linesAs(pen, raw.lines, 'ta'),
            ...sumsAs(pen, raw, 'nv', 'Total exkl. MWST|MWST 8.1%'),
            ['Rundung', pen.plain(total - raw.total)],
            ['Rechnungsbetrag', pen.plain(total)],
          ],
        )}<p>Zahlbar bis ${pen.day(due)}</p><div class="at" style="left:67mm;bottom:24mm;z-index:1">${code(pen, 46)}</div>${swissSlip({ own, reference, payer, sum })}`,
        { sums: raw, documentNumber: number, total: totalOf(total), due },
      ]
    },
    '2024-05-01',
  ),

  /** A garage of the Ticino: labels in capitals left of their values, the tax told within the total. */
  'garage-ticino': paper(
    ticino,
    'DD.MM.YYYY|D month YYYY',
    'needle book',
    'Garage Piazzini SA;Via Locarno 60;6612 Ascona|Autorimessa Ceresio;Via Motta 11;6900 Lugano;Eredi fu G. Ceresio Sagl',
    'TI',
    (pen, firm, to) => {
      const raw = onTop([
        several('Manodopera, ore', pen.whole(1, 8), pen.whole(128, 165) * 100, 8.1),
        line(
          say(pen, 'Pneumatici invernali 4 pz|Batteria 70 Ah|Pastiglie freni'),
          pen.whole(120, 890) * 100,
          8.1,
        ),
      ])
      const total = roundedTo(raw.total, 5)
      const [number, due] = [pen.digits(say(pen, '26/####|F-#####')), pen.after(20)]
      return [
        `<div style="border:0.5mm solid #111;padding:4mm" class="sides"><div style="font-size:16pt">${escaped(firm.name)}</div><div class="r tiny">${place(firm)}<br>IDI ${taxNumber(pen, 'CH')} IVA</div></div><div style="margin:14mm 0 10mm 100mm">Spettabile<br>${who(to)}</div>${told(
          [
            ['FATTURA', number],
            ['DATA', pen.day()],
            ['VEICOLO', say(pen, 'VW Caddy|Fiat Doblò|Toyota Yaris')],
            ['TARGA', pen.digits('TI ######')],
            ['SCADENZA', pen.day(due)],
          ],
        )}${grid(
          '',
          'rlrr',
          '',
          linesAs(pen, raw.lines, 'qtua'),
        )}<table style="margin-left:auto">${tr('lr', [
          ...sumsAs(pen, raw, 'nv', 'Imponibile|IVA 8.1%'),
          ['Totale CHF (arrotondato)', pen.plain(total)],
        ])}</table><p>Pagamento: ${iban(pen, 'CH')}</p><p class="tiny">${legal(firm)}</p>`,
        { sums: raw, documentNumber: number, total: totalOf(total), due },
      ]
    },
    '2024-05-01',
  ),
}
