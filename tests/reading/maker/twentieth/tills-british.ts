/** What a small firm of Great Britain is handed at tills and by mail of an ordinary month: groceries, a shed of building goods, fuel, a card reader's mail, a train. */
import { escaped, line, sumOf, wares, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { facts, grid, place, type Papers } from '../fifteenth/kit'
import { bars, each, row, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { measured } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { behindIt } from './english-kit'

const squared = '.r { text-align: right; white-space: nowrap; } .l { text-align: left; }'

export const gbTills: Papers = {
  /** A large supermarket: the brand large, its branch, things in capitals, a member's prices off, a card's lines, points; no tax told. */
  supermarket: slip(
    {
      shops:
        'Fernley;Worcester Superstore;Blackpole Road, Worcester WR3 8HP;Fernley Stores Ltd|HALSTEADS;Halsteads Local Balham;Bedford Hill, London SW12 9EZ;Halsteads Supermarkets plc|Greenbasket;Inverurie;Port Road, Inverurie AB51 3UA;Greenbasket Food Retail Limited|QuayMart;Quay Mart Express 3316;Wharf Street, Leeds LS2 7EQ',
      notation: gb,
      days: 'DD/MM/YY|DD/MM/YYYY|DDmonYYYY',
    },
    80,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'SEMI SKIMMED MILK 4PT;1.45;1.65|WHOLEMEAL BREAD;1.10;1.75|TEABAGS 160;3.2;5.5|INSTANT COFFEE 200G;4.5;8|KITCHEN ROLL X4;2.5;4.75|WASHING UP LIQ;0.95;2.1|CLEMENTINES 600G;1.4;2.25|MEAL DEAL SANDWICH;2.75;3.9|BISCUITS ASSTD;1.5;3|SPARKLING WATER 6PK;2.2;3.6|BIN LINERS 50L;2;3.5|FLORAL BOUQUET;6;12',
        ),
        { count: [3, 9], most: 3, isGross: true },
      )
      const off = pen.chance(0.5) ? pen.whole(1, 6) * 25 : 0
      const sums = within([
        ...bought.lines,
        ...(off > 0 ? [line('MEMBER PRICE SAVING', -off)] : []),
      ])
      const number = pen.digits(say(pen, '####|######'))
      return [
        `<div class="mid" style="font:bold 20pt '${say(pen, 'C059|DejaVu Sans')}'">${escaped(shop.name)}</div>${typed(
          80,
          40,
          `
          ^${shop.address[0] ?? ''}
          ^${shop.address[1] ?? ''}
          ${each(shop.also, (text) => `^${text}`)}
          ^VAT Number: ${taxNumber(pen, 'GB')}

          ${each(sums.lines, (one) => (one.quantity > 1 ? `${one.text}\n··${one.quantity} @ ${pen.money(one.unit)}|${pen.money(one.amount)}` : `${one.text}|${pen.money(one.amount)}`))}
          |--------
          !TOTAL|${pen.money(sums.total)}
          ${say(pen, 'VISA DEBIT|MASTERCARD|CONTACTLESS')}|${pen.money(sums.total)}
          CHANGE DUE|${pen.money(0)}

          AID: A0000000031010
          NUMBER: ${pen.digits('************####')}
          AUTH CODE: ${pen.digits('######')}
          MERCHANT: ${pen.digits('****####')}
          =-
          ${off > 0 ? `You saved ${pen.money(off)} with your card\n` : ''}Points this visit|${Math.floor(sums.total / 100)}
          =-
          Trans: ${number}   Till: ${pen.whole(1, 40)}   Op: ${pen.whole(100, 999)}
          ${pen.day()}   ${pen.clock()}
          `,
        )}<div style="margin-left:8mm">${bars(pen, 50)}</div><div class="mid">Thank you for shopping with us</div>`,
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A shed of building goods: codes below the goods, a trade card's percent off, a table of the tax with its letter. */
  'trade-shed': slip(
    {
      shops:
        'BUILDBASEMENT;Unit 1 Gallagher Retail Park;Cheltenham GL51 9RR;Buildbasement Retail Limited|Toolhaven;Riverside Way;Camberley GU15 3YL;Toolhaven Direct Ltd|HODDER & PLANK;Kingsway North;Gateshead NE11 0BE;Hodder & Plank DIY plc',
      notation: gb,
      days: 'DD/MM/YYYY|DD-mon-YY|DD.MM.YY',
    },
    80,
    (pen, shop) => {
      const goods = pen.buy(
        wares(
          'Multi-purpose screws 4x50 200pk;5.49;8.99;20|Trade white matt 10L;24;39;20|Masking tape 50mm;2.9;4.4;20|Decorators caulk;1.89;3.2;20|LED GU10 bulb 5pk;8;14;20|Extension lead 10m;12;19;20|Sharp sand 25kg;2.6;3.9;20|CLS timber 38x63x2.4m;4.2;6.6;20|Safety goggles;3.4;6;20',
        ),
        { count: [2, 6], most: 6, step: 1, isGross: true },
      )
      const percent = pen.pick([0, 5, 10])
      const off = Math.round((sumOf(goods.lines) * percent) / 100)
      const sums = within([
        ...goods.lines,
        ...(off > 0 ? [line(`TradePlus ${percent}%`, -off, 20)] : []),
      ])
      const number = pen.digits(say(pen, '###/##/####|R#########'))
      return [
        `<b style="font-size:15pt">${escaped(shop.name)}</b><br>${place(shop)}<br>${pen.digits('0345 ### ####')}<hr><b>VAT RECEIPT</b> ${number}<br>${pen.day()} ${pen.clock()} &nbsp; Served by ${say(pen, 'Self Checkout 4|Janine|Adil M')}<hr><table style="width:100%">${sums.lines
          .map(
            (one) =>
              `${row(one.text, `${pen.plain(one.amount)} A`)}${one.amount < 0 ? '' : `<tr><td style="padding-left:3mm;font-size:85%">${pen.digits('50##########')}${one.quantity > 1 ? ` &nbsp; ${one.quantity} x ${pen.plain(one.unit)}` : ''}</td></tr>`}`,
          )
          .join(
            '',
          )}</table><hr><table style="width:100%;font-weight:bold;font-size:11pt">${row(`${goods.lines.length} items`, '')}${row('Total to pay', pen.money(sums.total))}</table><table style="width:100%">${row('Card payment', pen.money(sums.total))}</table><p>${say(pen, 'Visa Contactless|Mastercard')} ${pen.digits('XXXX-XXXX-XXXX-####')}<br>Not verified &nbsp; Auth ${pen.digits('######')}</p>${grid(
          '',
          'lrrr',
          'VAT|Net|VAT|Gross',
          ratesAs(pen, sums.shares, 'rnvg').map(([rate = '', ...rest]) => [`A ${rate}`, ...rest]),
        )}<p class="mid">Keep your receipt. Refunds within ${say(pen, '30|90')} days.<br>${behindIt(shop, '#, ')}VAT No. ${taxNumber(pen, 'GB')}</p>${bars(pen, 60)}`,
        { sums, documentNumber: number, hasRates: true },
        `${squared} .t { width: 100%; } .t th { font-weight: normal; text-decoration: underline; } #sheet { font-size: 7.6pt; }`,
      ]
    },
  ),

  /** A filling station: the oil brand above, the dealer below, a pump with litres and price, coffee, net and tax of the whole. */
  'fuel-pump': slip(
    {
      shops:
        'Kestrel Cross Services;A49 Ludlow Road;Craven Arms SY7 9QB;Kestrel Forecourts Ltd|WESTGATE SERVICE STATION;210 Thornes Lane;Wakefield WF2 7RE|Moto-Halt Membury;M4 Eastbound;Lambourn RG17 7TZ;Moto-Halt Hospitality Limited',
      notation: gb,
      days: 'DD/MM/YY|DD/MM/YYYY|D mon YYYY',
    },
    57,
    (pen, shop) => {
      const fuel = measured(
        say(pen, 'Unleaded|Diesel|Super Unl'),
        pen.whole(1200, 6400),
        pen.pick([1349, 1389, 1429, 1477, 1529, 1599]),
        20,
      )
      const sums = within([
        fuel,
        ...(pen.chance(0.4) ? [line('Latte Med', pen.whole(285, 375), 20)] : []),
        ...(pen.chance(0.3) ? [line('Screenwash 5L', pen.whole(450, 799), 20)] : []),
        ...(pen.chance(0.3) ? [line('Car Wash Gold', pen.pick([700, 900]), 20)] : []),
      ])
      const number = pen.digits(say(pen, '######|##-####-##'))
      return [
        typed(
          57,
          30,
          `
          ^${say(pen, 'ORYX|PETRAVIA|NORTHLINE')}
          ^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          ^VAT No ${taxNumber(pen, 'GB')}

          Receipt No: ${number}
          ${pen.day()} ${pen.clock()}
          =-
          Pump ${pen.whole(1, 12)} ${fuel.text}
          ··${pen.plain(fuel.measure)} L @ ${(fuel.price / 10).toFixed(1)}p/L
          |${pen.money(fuel.amount)}
          ${each(sums.lines.slice(1), (one) => `${one.text}|${pen.money(one.amount)}`)}
          =-
          !TOTAL|${pen.money(sums.total)}
          Net|${pen.money(sums.net)}
          VAT 20.0%|${pen.money(sums.vat)}
          =-
          ${say(pen, 'FUEL CARD|VISA|MASTERCARD')}|${pen.money(sums.total)}
          ${pen.digits('************####')}
          ${pen.chance(0.5) ? `Reg ${pen.digits('@@## @@@')}\n` : ''}${each(shop.also, (text) => `Operated by\n${text}`)}
          ^Please drive carefully
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** The mail of a pocket card reader: the merchant's name, the sum large in the middle, things, tax within, the reader's maker last. */
  'reader-mail': sheet(
    {
      shops:
        'The Crumb Parlour;17 High Street;Totnes TQ9 5NN|Lenny’s Barbershop;4 Albion Place;Ramsgate CT11 8HQ|Moorside Plant Nursery;Pickering Road;Thornton-le-Dale YO18 7LH|BLACK DOG COFFEE;Unit 2, The Arches;Brighton BN1 1UT',
      notation: gb,
      days: 'D mon YYYY|DD/MM/YYYY|D month YYYY',
    },
    'A4',
    (pen, shop) => {
      const isTaxed = pen.chance(0.6)
      const rate = isTaxed ? 20 : 0
      const sums = within(
        pen
          .buy(
            wares(
              'House special;6;19|Large;4;12|Standard;3;9|Gift item;5;24|Custom amount;4;30|Add-on;1;4',
            ),
            { count: [1, 4], most: 2, step: 10 },
          )
          .lines.map((one) => ({ ...one, rate })),
      )
      const number = pen.digits(say(pen, '@###|S-#######|####-@@##'))
      const brand = say(pen, 'Tapzy|PennyReader|Oblong')
      return [
        `<div style="width:110mm;margin:6mm auto;text-align:center"><div style="width:16mm;height:16mm;border-radius:50%;background:#0f172a;color:#fff;font-size:20pt;line-height:16mm;margin:auto">${escaped(shop.name.charAt(0))}</div><div style="font-size:15pt;margin-top:3mm">${escaped(shop.name)}</div><div style="color:#666">How was your experience?</div><div style="font-size:34pt;margin:6mm 0">${pen.money(sums.total)}</div><table style="width:100%">${sums.lines.map((one) => row(one.quantity > 1 ? `${one.text} × ${one.quantity}` : one.text, pen.money(one.amount))).join('')}</table><hr style="border:0;border-top:0.2mm solid #ccc"><table style="width:100%;font-weight:bold">${row('Total', pen.money(sums.total))}</table>${isTaxed ? `<table style="width:100%;color:#666">${row('Includes VAT (20%)', pen.money(sums.vat))}</table>` : ''}<p style="margin-top:8mm">${place(shop)}${pen.chance(0.5) ? `<br>${pen.digits('07### ######')}` : ''}</p><table style="width:100%;color:#444">${row(`${say(pen, 'Visa|Mastercard')} ${pen.digits('####')} (Contactless)`, `${pen.day()}, ${pen.clock()}`)}${row(`Receipt #${number}`, `Auth code: ${pen.digits('######')}`)}</table>${isTaxed ? `<p>VAT no. ${taxNumber(pen, 'GB')}</p>` : ''}<p style="font-size:7pt;color:#888;margin-top:14mm">You are receiving this receipt because you bought from a business that uses ${brand}. © ${pen.day(pen.date, 'YYYY')} ${brand} Payments Europe Ltd, 6th Floor, One London Wall, London EC2Y 5EB. Manage preferences for digital receipts</p></div>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** A seller of train tickets: a journey out and perhaps back, a booking fee, nothing of tax, the operator named beside. */
  'rail-booking': sheet(
    {
      shops:
        'Railhopper;120 Holborn;London EC1N 2TD;Railhopper.com Limited|PlatformTwo;2 Circus Place;Edinburgh EH3 6SX;Platform Two Tickets Ltd|GREAT FENLAND RAILWAY;Station Road;Peterborough PE1 1QL;Great Fenland Railway Limited',
      notation: gb,
      days: 'D mon YYYY|dow D mon YYYY|DD/MM/YYYY',
    },
    'A4',
    (pen, shop) => {
      const [from, to] = pen.pair(
        'Leeds|London Kings Cross|York|Birmingham New Street|Cardiff Central|Ely|Norwich|Carlisle'.split(
          '|',
        ),
      )
      const sums = within([
        line(
          `${say(pen, 'Anytime Day Single|Off-Peak Return|Advance Single')} (1 x Adult)`,
          pen.whole(180, 1490) * 10,
        ),
        ...(pen.chance(0.4) ? [line('Seat reservation upgrade', 500)] : []),
        ...(pen.chance(0.6) ? [line('Booking fee', pen.pick([99, 150, 279]))] : []),
      ])
      const number = pen.digits(say(pen, '##########|@@@##@@#'))
      const travel = pen.after(pen.whole(1, 20))
      return [
        `<div style="background:#1e3a5f;color:#fff;padding:5mm 6mm;font-size:19pt"><b>${escaped(shop.name)}</b></div><h1 style="font-size:17pt;margin:7mm 0 2mm">VAT receipt</h1><p>Thank you for booking with us. This is your receipt for expenses; it is not valid for travel.</p>${facts(
          [
            ['Transaction ID', number],
            ['Date of purchase', pen.day()],
            ['Purchased by', say(pen, 'K. Okafor|Miriam Salter|Tom Prentice')],
          ],
          'margin:5mm 0',
        )}<div style="border:0.3mm solid #cbd5e1;border-radius:2mm;padding:4mm"><b>${from} → ${to}</b><br>Outbound ${pen.day(travel)}, departs ${pen.clock()}, ticket collection ref. ${pen.digits('@#@@##@#')}<br>Coach ${say(pen, 'B|C|F')}, seat ${pen.whole(2, 70)}</div><table style="width:100%;margin-top:6mm"><tr><th>Description</th><th class="right">Amount</th></tr>${sums.lines.map((one) => row(one.text, pen.money(one.amount))).join('')}<tr><td>VAT (0%)</td><td class="right">${pen.money(0)}</td></tr><tr style="font-weight:bold;border-top:0.3mm solid #333"><td>Total paid</td><td class="right">${pen.money(sums.total)}</td></tr></table><p>Paid with ${say(pen, 'Visa|American Express|Apple Pay')} ending ${pen.digits('####')}.</p><div class="foot small">${behindIt(shop, '#. ')}Registered office: ${place(shop, ', ')}. Registered in England and Wales no. ${pen.digits('0#######')}. VAT no. ${taxNumber(pen, 'GB')}</div>`,
        { sums, documentNumber: number },
        squared,
      ]
    },
  ),
}
