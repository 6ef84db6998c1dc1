/** Receipts of Great Britain and Ireland: a pub's tab with service, a meter of a car park, a fare by app, a chemist, a hand-held terminal's slip below the bill. */
import { line, several, wares, within } from '../eighth/kit'
import { gb, ie } from '../eighth/notations'
import { each, paying, row, sheet, slip, tall, typed, type Places } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { totalOf } from '../thirteenth/kit'
import { say } from '../twelfth/kit'

const gbTills = {
  /** Of a pub: the table's number large, service added by choice, what was paid below both. */
  'pub-service': slip(
    {
      shops:
        'THE DRUNKEN DUCK;High Street;Marlow SL7 1AQ;Duck Taverns Ltd|Ox & Finch Tap;920 Sauchiehall St;Glasgow G3 7TF|No. 9 Kitchen;9 Cross Street;Oswestry SY11 2NF',
      notation: gb,
      days: 'DD/MM/YY|DD mon YYYY',
    },
    80,
    (pen, shop) => {
      const meal = pen.buy(
        wares(
          'Pie of the day;14;19;20|Fish & chips;15;19.5;20|Pint Best;4.6;6.2;20|Half cider;2.4;3.2;20|Sticky toffee;7;9;20|Chips;4;5.5;20',
        ),
        { count: [2, 5], most: 3, isGross: true },
      )
      const service = Math.round(meal.total / 10)
      const sums = paying(meal, meal.total + service)
      const number = pen.digits(say(pen, '#####|1-####'))
      return [
        typed(
          80,
          36,
          `
          !^TABLE ${pen.whole(1, 48)}
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          =-
          Check ${number}|Cvrs ${pen.whole(1, 6)}
          Opened ${pen.day()}|${pen.clock()}
          =-
          ${each(sums.lines, (one) => `${one.quantity} ${one.text}|${pen.plain(one.amount)}`)}
          =-
          Sub total|${pen.plain(meal.total)}
          Optional service 10%|${pen.plain(service)}
          !TOTAL PAID|${pen.money(sums.total)}
          Visa Debit **${pen.digits('####')}|${pen.plain(sums.total)}
          VAT incl. @20%|${pen.plain(meal.vat)}
          ^VAT no. ${taxNumber(pen, 'GB')}
          ^Thank you, ${say(pen, 'Josh|Mina|Callum')} looked after you
          `,
        ),
        { sums, documentNumber: number, total: (sums.total / 100).toFixed(2) },
        tall,
      ]
    },
  ),

  /** Of a machine in a car park: until when it holds above all else, when it was bought beneath. */
  'pay-and-display': slip(
    {
      shops:
        'Borough of Arunmouth;Civic Centre;Arunmouth BN17 5LF|PARKWISE;Unit 9 Albion Mills;Bradford BD10 9TQ;Parkwise Management Ltd|Whitby Harbour Car Parks;Endeavour Wharf;Whitby YO21 1DN',
      notation: gb,
      days: 'DD mon YYYY|DD/MM/YY',
    },
    57,
    (pen, shop) => {
      const sums = within([
        line(
          say(pen, 'Up to 2 hours|All day|Up to 4 hours'),
          pen.whole(6, 60) * 20,
          pen.pick([0, 20]),
        ),
      ])
      const number = pen.digits('0#####')
      return [
        `<div class="mid"><div style="font-size:8pt">EXPIRES</div><div style="font-size:22pt;font-weight:bold">${pen.clock()}</div><div style="font-size:12pt">${pen.day()}</div><hr></div><table style="width:100%">${row(sums.lines[0]?.text ?? '', pen.money(sums.total))}${row('Paid by', say(pen, 'Contactless|Coins'))}${row('Issued', `${pen.day()} 07:${pen.digits('#')}2`)}${row('Machine', pen.digits('M##'))}${row('Ticket', number)}${sums.vat > 0 ? row('Inc. VAT 20%', pen.money(sums.vat)) : ''}</table><hr><div class="mid" style="font-size:7pt">${[shop.name, ...shop.also, ...shop.address].join('<br>')}${sums.vat > 0 ? `<br>VAT ${taxNumber(pen, 'GB')}` : ''}</div>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** Of a ride by app: printed from its page, the fare's parts, who drove, no number. */
  'ride-app': sheet(
    {
      shops:
        'Hopp In;40 Bermondsey Street;London SE1 3UD;Hopp In Mobility Ltd|zoomo cabs;Piccadilly House;Manchester M1 2AQ;Zoomo UK Limited',
      notation: gb,
      days: 'D month YYYY|mon D, YYYY',
    },
    'A4',
    (pen, shop) => {
      const sums = within([
        line('Trip fare', pen.whole(620, 4800), 20),
        line('Booking fee', pen.pick([150, 199]), 20),
        ...(pen.chance(0.4) ? [line('Airport pick-up', 500, 20)] : []),
      ])
      return [
        `<div style="font-size:8pt;color:#777;display:flex;justify-content:space-between"><span>${pen.day(pen.date, 'DD/MM/YYYY')}, 22:1${pen.digits('#')}</span><span>Your trip receipt</span></div><div style="width:120mm;margin:8mm auto"><div style="background:#111;color:#fff;padding:8mm;border-radius:3mm"><div style="font-size:17pt">${shop.name}</div><div style="margin-top:6mm">${pen.day()}</div><div style="font-size:13pt">Thanks for riding, ${say(pen, 'Priya|Tom|Eilidh')}</div></div><div style="display:flex;justify-content:space-between;font-size:20pt;margin:6mm 0;border-bottom:0.3mm solid #ccc"><b>Total</b><b>${pen.money(sums.total)}</b></div><table style="width:100%">${sums.lines.map((one) => row(one.text, pen.money(one.amount))).join('')}${row('Subtotal before VAT', pen.money(sums.net))}${row('VAT 20%', pen.money(sums.vat))}</table><p style="margin-top:6mm">Payments<br>Apple Pay Visa •••• ${pen.digits('####')} &nbsp; ${pen.money(sums.total)}</p><p>${pen.whole(2, 18)}.${pen.whole(1, 9)} miles<br>From ${say(pen, 'Deansgate|Brixton Hill')} at ${pen.clock()}<br>To ${say(pen, 'Terminal 5|Piccadilly Gardens')}</p><p class="small grey">${[...shop.also, ...shop.address].join(', ')}. VAT ${taxNumber(pen, 'GB')}. Licence plate ${pen.digits('@@6# @@@')}.</p></div>`,
        { sums, hasRates: true },
      ]
    },
  ),

  /** Of a filling station whose card slip stands above its goods: two days alike, two totals alike. */
  'pump-card': slip(
    {
      shops:
        'Applegreen Farm Services;A46 Northbound;Stratford CV37 9RQ;MRH Roadside Ltd|MAXOLINE;112 Antrim Road;Belfast BT15 2AH;Maxoline Fuels (NI) Ltd|Kirkby Garage;Main Road;Kirkby Stephen CA17 4QH',
      notation: gb,
      days: 'DD/MM/YYYY|DD/MM/YY',
    },
    57,
    (pen, shop) => {
      const [litres, price] = [pen.whole(1200, 6900), pen.whole(1289, 1599)]
      const sums = within([line('UNLEADED', Math.round((litres * price) / 1000), 20)])
      const number = pen.digits(say(pen, '######|4/#####'))
      return [
        typed(
          57,
          28,
          `
          ^** CARDHOLDER COPY **
          MID|**${pen.digits('#####')}
          TID|${pen.digits('########')}
          AID|A0000000031010
          SALE|${pen.money(sums.total)}
          AUTH ${pen.digits('######')}|APPROVED
          =-
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^VAT ${taxNumber(pen, 'GB')}

          PUMP ${pen.whole(1, 8)}|
          UNLEADED|${pen.money(sums.total)}
          ·${(litres / 100).toFixed(2)} L @ ${(price / 10).toFixed(1)}p
          !TOTAL|${pen.money(sums.total)}
          CARD|${pen.money(sums.total)}
          VAT 20.00%|${pen.money(sums.vat)}
          GOODS|${pen.money(sums.net)}
          RECEIPT ${number}
          ${pen.day()}|${pen.clock()}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

const ieTills = {
  /** Of a chemist: prescriptions free of tax, a clubcard's points, cash rounded to five cents. */
  'chemist-cash': slip(
    {
      shops:
        'Hickey’s of Tuam;Vicar Street;Tuam H54 K5D3;Hickey Pharmacy (Tuam) Ltd|MEDIPLUS;Unit 4, Scotch Hall;Drogheda A92 X9F2|Ballyhaunis Allcare;Knox Street;Ballyhaunis F35 NX21',
      notation: ie,
      days: 'DD/MM/YYYY|DD-MM-YY',
    },
    80,
    (pen, shop) => {
      const sums = within([
        line('RX DISPENSED', pen.whole(8, 79) * 100 + pen.whole(0, 99), 0),
        several(
          say(pen, 'SPF 50 LOTION|HAND CREAM|PLASTERS 40'),
          pen.whole(1, 2),
          pen.whole(350, 1500),
          23,
        ),
      ])
      const paid = Math.round(sums.total / 5) * 5
      const number = pen.digits(say(pen, '######|T2-####'))
      return [
        `<div style="font-size:14pt;font-weight:bold">${shop.name} <span style="color:#16a34a">✚</span></div>${[...shop.also, ...shop.address].join(', ')}<br>VAT ${taxNumber(pen, 'IE')}<hr><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity} ${one.text} ${one.rate === 0 ? 'Z' : 'A'}`, pen.plain(one.amount))).join('')}</table><hr><table style="width:100%;font-weight:bold">${row('Total', pen.money(sums.total))}</table><table style="width:100%">${row('Rounding', pen.plain(paid - sums.total))}${row('Total due', pen.money(paid))}${row('Cash', pen.money(Math.ceil(paid / 1000) * 1000))}${row('Change', pen.money(Math.ceil(paid / 1000) * 1000 - paid))}</table><p>A 23.00% VAT ${pen.plain(sums.vat)}</p><p>Receipt: ${number}<br>${pen.day()} ${pen.clock()}, Till 1</p><p class="mid">Points balance ${pen.whole(20, 900)}. Medicines cannot be returned.</p>`,
        { sums, total: totalOf(paid), documentNumber: number },
      ]
    },
  ),
}

export const tillsIsles: Places = { GB: gbTills, IE: ieTills }
