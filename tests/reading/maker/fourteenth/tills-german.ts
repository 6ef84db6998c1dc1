/** Receipts of Germany, Austria and Switzerland: a fuel station, a cab, a chemist, a snack in or out, a sausage stand, a mountain's toll, a cable car, wheels changed. */
import { line, onTop, several, within } from '../eighth/kit'
import { at, ch, de } from '../eighth/notations'
import { dots, minutesAfter } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import { byHand, rateFrom } from '../eleventh/kit'
import { rates, roundedTo, say } from '../twelfth/kit'
import { decimal, totalOf } from '../thirteenth/kit'
import { linesOf, one, rowsOf, sold } from './bought'
import { bill, halved, settled, till, under, type Families } from './kit'
import { listed } from './pieces'

export const deTills: Families = {
  /** Of a fuel station: litres with the pump before them, a price of three decimals, the till's signature at its foot. */
  tankbeleg: till(de, 'DD.MM.YYYY|DD.MM.YY', '80 needle narrow', (pen, shop) => {
    const [litres, price] = [pen.whole(900, 7100), pen.whole(1549, 1949)]
    const fuel = say(pen, 'Super E10|Diesel|Super E5')
    const sums = within([
      line(fuel, Math.round((litres * price) / 1000), 19),
      ...(pen.chance(0.5) ? [several('Scheibenklar 3L', pen.whole(1, 2), 499, 19)] : []),
    ])
    const [number, at] = [pen.digits(say(pen, '####|####/0##/#####')), pen.clock()]
    return [
      `
      ^!${shop.name}
      ${under(shop)}
      ^Steuer-Nr. ${pen.digits('###/####/####')}

      Beleg-Nr. ${number} | ${pen.day()} ${at}
      ---
      * Säule ${pen.whole(1, 10)}
      ${linesOf(sums, (each) => (each.text === fuel ? `${fuel}\n${decimal(pen, litres / 100, 2)} l x ${decimal(pen, price / 1000, 3)} | ${pen.plain(each.amount)} A` : `${each.quantity} ${each.text} | ${pen.plain(each.amount)} A`))}
      ---
      !Gesamtbetrag | ${pen.money(sums.total)}
      ${rates(pen, sums, 'krnvg', 'Typ|MwSt|Netto|Steuer|Brutto', () => 'A')}
      Girocard | ${pen.money(sums.total)}
      K-U-N-D-E-N-B-E-L-E-G
      Terminal-ID ${pen.digits('6#######')} | TA-Nr ${pen.digits('0#####')}
      ---
      TSE-Transaktion: ${pen.digits('#####')}
      TSE-Start: ${pen.day(pen.date, 'YYYY-MM-DD')}T${at}:02
      TSE-Stop: ${pen.day(pen.date, 'YYYY-MM-DD')}T${minutesAfter(at, 1)}:09
      ^Es bediente Sie ${say(pen, 'Herr Kunz|Frau Ateş')}. Gute Fahrt!
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),

  /** A cab's slip from a block: printed words, all figures by hand, the tax worked out by its driver. */
  taxiquittung: bill(de, 'DD.MM.YY|D.M.YYYY', 'plain book', (pen, firm) => {
    const sums = within([line('Fahrpreis', pen.whole(16, 140) * 50, 7)])
    const number = pen.digits('0##')
    const field = (label: string, text: string) =>
      `<td><span style="font-size:60%">${label}</span><br>${byHand(text)}</td>`
    return [
      `<div class="sides"><div><b>${firm.name}</b><br><span class="small">${[...firm.also, ...firm.address].join(', ')}</span></div><div style="font-size:14pt">Quittung Nr. ${byHand(number)}</div></div><table class="l14 box"><tr>${field('Netto €', pen.plain(sums.net))}${field('+ 7 % MwSt. €', pen.plain(sums.vat))}${field('Gesamt €', pen.plain(sums.total))}</tr></table><table class="l14 box"><tr>${field('Fahrt von', say(pen, 'Hbf|Messe|Hotel Post'))}${field('nach', say(pen, 'Flughafen|Klinikum|Altstadt'))}${field('Ordn.-Nr.', pen.digits('###'))}</tr></table><div class="sides"><div>Ort/Datum ${byHand(`${firm.address[1]?.replace(/^\d+ /, '') ?? ''}, ${pen.day()}`)}</div><div style="border-top:0.2mm solid #000;padding:0 6mm" class="small">Unterschrift des Fahrers</div></div>`,
      { sums, documentNumber: number, hasLines: false, hasRates: true, ...settled },
      '@page { size: 148mm 80mm; } section { width: 148mm !important; height: 79mm !important; padding: 6mm 8mm !important; }',
    ]
  }),

  /** Of a chemist: what the state's insurer leaves to pay without tax beside goods with it, numbers of eight digits. */
  zuzahlung: till(de, 'DD.MM.YYYY', '74 light plain', (pen, shop) => {
    const bought = sold(pen, 'zuzahlung', { count: [1, 3], step: 1 })
    const sums = within([
      ...bought.lines,
      ...(pen.chance(0.6) ? [line('Gesetzl. Zuzahlung', pen.pick([500, 738, 1000]), 0)] : []),
    ])
    const number = pen.digits(say(pen, '######|2#-####'))
    return [
      `
      ${shop.name}
      ${[...shop.also, ...shop.address].join('\n')}
      USt-IdNr. ${taxNumber(pen, 'DE')}
      ===
      Kassenbon ${number} vom ${pen.day()}, ${pen.clock()} Uhr
      ${linesOf(sums, (each) => `PZN ${pen.digits('########')}\n${each.text} | ${pen.plain(each.amount)} ${each.rate === 0 ? 'o' : '1'}`)}
      ===
      !SUMME EUR | ${pen.plain(sums.total)}
      gegeben EC-Karte | ${pen.plain(sums.total)}
      ${sums.shares.map(({ rate, net, vat }) => `${rate === 0 ? 'o' : '1'} = ${rate}% | Netto ${pen.plain(net)} | MwSt ${pen.plain(vat)}`).join('\n')}
      ^Wir wünschen gute Besserung!
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),

  /** A snack to eat in or to take out: one price, another rate, food's own since a day; cash and change. */
  'imbiss-haus': till(de, 'DD.MM.YYYY|D.M.YY', '70 wide needle', (pen, shop) => {
    const isOut = pen.chance(0.5)
    const food = isOut ? 7 : rateFrom(pen, '2026-01-01', 19, 7)
    const sums = sold(pen, 'imbiss-haus', { count: [1, 4], most: 3, step: 10 }, { food })
    const number = pen.digits(say(pen, '###|R-####'))
    const given = Math.ceil(sums.total / 1000) * 1000
    return [
      `
      ^${shop.name}
      ${under(shop)}
      ---
      ^!${isOut ? 'AUSSER HAUS' : 'IM HAUS'}
      RECHNUNG ${number}
      ${linesOf(sums, (each) => `${each.quantity}x ${each.text} | ${pen.money(each.amount)}`)}
      ---
      ZU ZAHLEN | ${pen.money(sums.total)}
      BAR | ${pen.money(given)}
      RÜCKGELD | ${pen.money(given - sums.total)}
      ${sums.shares.map(({ rate, net, vat }) => `${rate},00% von ${pen.plain(net)} | ${pen.plain(vat)}`).join('\n')}
      ${pen.day()} ${pen.clock()} | KASSE 1
      ST-NR ${pen.digits('##/###/#####')}
      ${dots(18)}
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),
}

export const atTills: Families = {
  /** Of a sausage stand: goods at ten and drinks at twenty, a code with four corners, the till's own number in its words. */
  wuerstelstand: till(at, 'DD.MM.YYYY|DD.MM.YY', '66 plain needle', (pen, shop) => {
    const sums = sold(pen, 'wuerstelstand', { count: [2, 4], most: 3, step: 10 })
    const number = pen.digits(say(pen, '#####|2026-#####'))
    return [
      `
      ^${shop.name}
      ${under(shop)}
      ^UID: ${taxNumber(pen, 'AT')}

      Rechnung ${number}
      Kassen-ID: ${pen.digits('KASSE-#')} | ${pen.day()} ${pen.clock()}:${pen.whole(10, 59)}
      ---
      ${linesOf(sums, (each) => `${each.text}\n${each.quantity} x ${pen.plain(each.unit)} | ${pen.plain(each.amount)} ${each.rate === 10 ? 'B' : 'A'}`)}
      ---
      !Summe EUR | ${pen.plain(sums.total)}
      Barzahlung | ${pen.plain(sums.total)}
      ${rates(pen, sums, 'kgnv', ' |Brutto|Netto|USt', (rate) => (rate === 10 ? 'B 10%' : 'A 20%'))}
      ${dots(26)}
      ^Mahlzeit!
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),

  /** Of a mountain road: a booth's slip, class and plate, one line for the tax with a colon. */
  mautstelle: till(at, 'DD.MM.YYYY', '80 book light', (pen, firm) => {
    const sums = within([one(pen, 'PKW Einzelfahrt|Motorrad Tageskarte|Reisebus', [10, 95], 20)])
    const number = pen.digits('##########')
    return [
      `
      ${firm.name}
      ===
      MAUTSTELLE ${say(pen, 'NORD|SCHÖNBERG|FERLEITEN')} | SPUR ${pen.whole(1, 6)}
      ^!${sums.lines[0]?.text}
      ^!${pen.money(sums.total)}
      inkl. 20% MwSt: | ${pen.plain(sums.vat)}
      Belegnummer: | ${number}
      ${pen.day()} | ${pen.clock()}
      Kennzeichen: ${pen.digits('@-#####@')}
      ===
      ${[...firm.also, ...firm.address].join(', ')}
      ${taxNumber(pen, 'AT')}
      `,
      { sums, documentNumber: number },
    ]
  }),
}

export const chTills: Families = {
  /** Of a cable car: francs with the same in euros at a rate, cash to five Rappen, the number behind it all. */
  talstation: till(ch, 'DD.MM.YYYY|DD.MM.YY', '78 plain narrow', (pen, firm) => {
    const sums = sold(pen, 'talstation', { count: [1, 3], most: 3, step: 10 })
    const total = roundedTo(sums.total, 5)
    const number = pen.digits(say(pen, '##-######|#######'))
    return [
      `
      ^!${firm.name}
      ${under(firm)}

      ${linesOf(sums, (each) => `${each.quantity} ${each.text} | ${pen.plain(each.unit)} | ${pen.plain(each.amount)}`)}
      ---
      !Total CHF | ${pen.plain(total)}
      Total EUR | ${pen.plain(Math.round(total / 0.94))}
      Kurs 1 EUR = | 0.9400 CHF
      TWINT CHF | ${pen.plain(total)}
      ---
      MWST-Satz 8.1% | Umsatz ${pen.plain(sums.total)} | Steuer ${pen.plain(sums.vat)}
      ${taxNumber(pen, 'CH')} MWST
      Schalter ${pen.whole(1, 4)}, ${pen.day()}, ${pen.clock()}
      Quittung ${number}
      `,
      { sums, documentNumber: number, total: totalOf(total), hasRates: true },
    ]
  }),

  /** Of a garage in Switzerland: a form printed at the counter, kilometres and plate, net prices and the tax added. */
  radwechsel: bill(ch, 'DD.MM.YYYY|D. month YYYY', 'wide plain', (pen, firm, to) => {
    const raw = onTop([
      several('Rad wechseln und wuchten', 4, pen.pick([1500, 1850, 2200]), 8.1),
      line('Räderhotel Saison', pen.whole(60, 110) * 100, 8.1),
      ...(pen.chance(0.5) ? [several('Ventil', 4, 250, 8.1)] : []),
    ])
    const total = roundedTo(raw.total, 5)
    const number = pen.digits(say(pen, '2#####|K-####'))
    return [
      `<div style="background:#111;color:#fff;padding:3mm 5mm;font-size:15pt">${firm.name}</div><p class="small">${[...firm.also, ...firm.address].join(' · ')} · ${taxNumber(pen, 'CH')} MWST</p><div class="sides"><div>Kassabeleg <b>${number}</b><br>${pen.day()}</div><div>${to.name}<br>Kontrollschild ${pen.digits('ZG #####')}<br>Km-Stand ${pen.digits("1##'###")}</div></div>${listed(
        'top',
        'rlrr',
        'Anz.|Arbeit/Material|à|CHF',
        rowsOf(pen, raw, 'qtua'),
      )}<div style="text-align:right">exkl. MWST ${pen.plain(raw.net)}<br>8.1% MWST ${pen.plain(raw.vat)}<br>Rundung ${pen.plain(total - raw.total)}<br><span class="big">CHF ${pen.plain(total)}</span><br>Betrag mit Karte erhalten</div>`,
      { sums: raw, documentNumber: number, total: totalOf(total), ...settled },
      halved,
    ]
  }),
}
