/** What tills of the United States and Canada print: a store of fabrics, a grill of an airport, coffee at a window, a ferry. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { ca, us } from '../eighth/notations'
import { facts, legal, place } from '../fifteenth/kit'
import { bars, each, row, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { roundedTo, say } from '../twelfth/kit'
import { charged, squared } from './kit'

export const usTills = {
  /** A store of fabrics: yards and eighths, a coupon of forty per cent, tax, what was saved, a return day. */
  'fabric-coupon': slip(
    {
      shops:
        'PATCH & BOBBIN;3120 Battlefield Rd;Springfield, MO 65804;Patch & Bobbin Stores Inc|The Calico Barn;17 Old Route 7;Brookfield, CT 06804|SEW & TELL CRAFTS;6600 Menaul Blvd NE;Albuquerque, NM 87110;Sew and Tell LLC',
      notation: us,
      days: 'MM/DD/YY|M/D/YYYY',
    },
    80,
    (pen, shop) => {
      const cuts = ['QUILT COTTON', 'FLANNEL SOLID', 'INTERFACING', 'MINKY DOT']
        .slice(0, pen.whole(2, 4))
        .map((text) => ({
          text,
          eighths: pen.whole(3, 34),
          price: pen.pick([599, 899, 1199, 1499]),
        }))
      const cut = cuts.map(({ text, eighths, price }) =>
        line(text, Math.round((eighths * price) / 8), 7.35),
      )
      const off = Math.round((cut[0]?.amount ?? 0) * 0.4)
      const notions = wares(
        'THREAD 250YD;2.5;4.9;7.35|ROTARY BLADE 5CT;18;29;7.35|ZIPPER 14IN;2;4;7.35',
      )
      const sums = onTop([
        ...cut,
        ...pen.buy(notions, { count: [1, 2] }).lines,
        line('40% OFF ONE CUT', -off, 7.35),
      ])
      const number = pen.digits('####-##-####')
      const below = (at: number) => {
        const from = cuts[at]
        return from ? `\n··${(from.eighths / 8).toFixed(3)} YD @ ${pen.plain(from.price)}/YD` : ''
      }
      return [
        typed(
          80,
          38,
          `
          ^* ${shop.name} *
          ${each(shop.address, (text) => `^${text}`)}
          ^(${pen.digits('###) ###-####')}
          SALE  ${number}  CSHR ${pen.whole(100, 499)}
          ${pen.day()}  ${pen.clock()}
          ${each(sums.lines, (one, at) => `${one.text}|${pen.plain(one.amount)} T${below(at)}`)}
          |--------
          SUBTOTAL|${pen.plain(sums.sum)}··
          TAX 7.350%|${pen.plain(sums.vat)}··
          !TOTAL|${pen.money(sums.total)}··
          DEBIT ${pen.digits('XXXX####')} CHIP|${pen.plain(sums.total)}··
          =*
          ^YOU SAVED $${pen.plain(off)} TODAY
          =*
          Returns by ${pen.day(pen.after(60))}. Cut fabric
          is not returnable.
          ${each(shop.also, (text) => `^${text}`)}
          <div style="margin-left:4mm">${bars(pen, 54)}</div>
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A grill of an airport: a check, a tax, a tip the guest chose on a screen, the operator behind the brand. */
  'gate-grill': slip(
    {
      shops:
        'LOOSE CABOOSE GRILL;Concourse B Gate 41;Denver, CO 80249;SkyHost Concessions Inc.|Pearl & Pine Taproom;PDX Concourse D;Portland, OR 97218;Cascadia Airport Dining LLC|Nonnie’s Gumbo;MSY Concourse C;Kenner, LA 70062',
      notation: us,
      days: 'mon D, YYYY|MM/DD/YYYY',
    },
    80,
    (pen, shop) => {
      const dishes = wares(
        'Smash burger;15;19;8.25|Cobb salad;14;18;8.25|Draft IPA 22oz;11;15;8.25|Fries;5;7;8.25|Bottled water;3.9;4.9;8.25|Bloody Mary;13;17;8.25',
      )
      const base = onTop(pen.buy(dishes, { count: [2, 4], most: 2, step: 25 }).lines)
      const tip = Math.round(base.sum * pen.pick([0.18, 0.2, 0.22]))
      const number = pen.digits('1####')
      const head = [
        row(`Check #${number}`, `Tbl ${pen.digits('##')}/1`),
        row(`Server: ${say(pen, 'Desiree|Marco|Kim P')}`, `${pen.day()} ${pen.clock()}`),
      ]
      const rows = base.lines.map((one) =>
        row(`${one.quantity} ${one.text}`, pen.plain(one.amount)),
      )
      const paid = facts(
        [
          ['Subtotal', pen.plain(base.sum)],
          ['Sales Tax', pen.plain(base.vat)],
          ['Tip (selected)', pen.plain(tip)],
          ['Total Charged', pen.money(base.total + tip)],
        ],
        'width:100%',
      )
      return [
        `<div class="mid"><b style="font-size:13pt">${escaped(shop.name)}</b><br>${place(shop, ', ')}</div><table style="width:100%;margin:2mm 0">${head.join('')}</table><table style="width:100%">${rows.join('')}</table><hr>${paid}<p>AMEX ${pen.digits('...####')} &nbsp; Tap &nbsp; Auth ${pen.digits('######')}</p><p class="mid">A 3% living wage fee is part of our prices.<br>${shop.also.length > 0 ? `Operated by ${legal(shop)}<br>` : ''}Safe travels!</p>`,
        { sums: charged(base, tip), documentNumber: number },
        `#sheet { font-family: 'DejaVu Sans Condensed', sans-serif; } ${squared}`,
      ]
    },
  ),
}

export const caTills = {
  /** Coffee at a window: harmonised tax, cash to five cents as there are no pennies. */
  'window-coffee': slip(
    {
      shops:
        'CHINOOK COFFEE #214;1445 Lasalle Blvd;Sudbury ON P3A 1Z8;Chinook Brands Inc.|Two Moose Donuts;88 King St E;Kingston ON K7L 2Z9;2201440 Ontario Inc.|BEANS ON BANK;771 Bank St;Ottawa ON K1S 3V3',
      notation: ca,
      days: 'YYYY-MM-DD|YYYY/MM/DD',
    },
    57,
    (pen, shop) => {
      const goods = wares(
        'Lg Dbl Dbl;1.9;2.4;13|Steeped Tea;1.8;2.2;13|Apple Fritter;1.6;2.1;13|BELT Brkfst;5;6.2;13|Hashbrown;1.7;2;13|Honey Crlr;1.5;1.8;13',
      )
      const base = onTop(pen.buy(goods, { count: [2, 4], most: 3, step: 1 }).lines)
      const total = roundedTo(base.total, 5)
      const given = Math.ceil(total / 500) * 500
      const number = pen.digits('#####')
      return [
        typed(
          57,
          28,
          `
          ^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          =-
          DRIVE-THRU  #${pen.whole(100, 399)}
          ${pen.day()} ${pen.clock()}
          ${each(base.lines, (one) => `${one.quantity} ${one.text}|${pen.plain(one.amount)}`)}
          =-
          Subtotal|${pen.plain(base.sum)}
          HST 13%|${pen.plain(base.vat)}
          Total|${pen.plain(base.total)}
          Rounding|${pen.plain(total - base.total)}
          !CASH DUE|${pen.money(total)}
          Cash|${pen.plain(given)}
          Change|${pen.plain(given - total)}
          =-
          Trans ${number}
          GST/HST ${taxNumber(pen, 'CA')}
          ${each(shop.also, (text) => text)}
          ^Free wifi. Have a good one!
          `,
        ),
        { sums: charged(base, total - base.total), documentNumber: number },
        tall,
      ]
    },
  ),

  /** A ferry's booth: a vehicle by its length, passengers, a fuel rebate, no tax. */
  'ferry-booth': slip(
    {
      shops:
        'Gulf Passage Ferries;Swartz Bay Terminal;Sidney BC V8L 3S8|QUEEN CHARLOTTE LINES;Rushbrook Rd;Prince Rupert BC V8J 2X1;Q.C. Lines Ltd.|Grand Manan Crossing;Ferry Wharf;Blacks Harbour NB E5H 1C5',
      notation: ca,
      days: 'DD-mon-YYYY|YYYY-MM-DD',
    },
    80,
    (pen, shop) => {
      const sums = within([
        line(`Underheight vehicle ${pen.whole(14, 20)} ft`, pen.whole(3900, 7900)),
        several('Adult 12+', pen.whole(1, 4), pen.whole(1200, 1995)),
        line('Fuel rebate', -pen.whole(40, 190)),
        ...(pen.chance(0.5) ? [line('Reservation', 1800)] : []),
      ])
      const number = pen.digits('########')
      const rows = sums.lines.map((one) =>
        row(one.quantity > 1 ? `${one.quantity} × ${one.text}` : one.text, pen.money(one.amount)),
      )
      return [
        `<div class="sides"><b style="font-size:12pt">${escaped(shop.name)}</b><span>LANE ${pen.whole(1, 40)}</span></div><p style="font-size:11pt">${say(pen, 'To the islands|Outbound|Northbound')}<br>Sailing ${pen.day()} ${pen.clock()}</p><table style="width:100%">${rows.join('')}${row('Fare paid', pen.money(sums.total))}</table><p>Interac ${pen.digits('********####')} APPROVED<br>Booth ${pen.whole(1, 6)}, ticket ${number}<br>Sold ${pen.day()}</p><p style="font-size:6.5pt">${place(shop, ', ')}. ${shop.also.length > 0 ? `${legal(shop)}. ` : ''}Ferry transport is exempt from GST/HST. Be at your vehicle 5 minutes before docking.</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}
