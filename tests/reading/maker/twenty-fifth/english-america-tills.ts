/** Slips of the United States: a reader of cards that mails its receipt, a restaurant's printed check, a big store's till. */
import { escaped, line, sumOf, wares, within } from '../eighth/kit'
import { us } from '../eighth/notations'
import { charged, taxedBy } from '../eighteenth/kit'
import { place, type Papers } from '../fifteenth/kit'
import { bars, each, row, set, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { minutesAfter } from '../ninth/kit'
import { say } from '../twelfth/kit'
import { behindIt } from '../twentieth/english-kit'
import { pieces, print } from '../twentieth/west-kit'

import { bigName, cardOf, these, twelve } from './english-kit'

/** Percents on sales, by state; a restaurant's or a shop's. */
const rates: Readonly<Record<string, number>> = {
  TX: 8.25,
  WA: 10.25,
  NC: 7.25,
  IL: 10.25,
  PA: 6,
  TN: 9.25,
  CO: 8.81,
  FL: 7,
  OH: 7.5,
  AZ: 8.6,
  MN: 9.03,
  OR: 0,
}

const rateOf = (town: string): number => rates[/, (..) \d/.exec(town)?.[1] ?? ''] ?? 0

export const usTills: Papers = {
  /** A reader of cards that mails its receipt: a round sign with the shop's name, the sum in very large figures, things bought with what was chosen below, tax, a tip, the card, day and a short number, the reader's own house at the foot. */
  'reader-mail': sheet(
    {
      shops:
        'Blue Heron Coffee;1912 S Congress Ave;Austin, TX 78704|Pike & Pine Barbers;1520 11th Ave;Seattle, WA 98122;P&P Grooming LLC|Sweetgrass Bakery;84 Biltmore Ave;Asheville, NC 28801|Dog Day Wash & Groom;3340 N Lincoln Ave;Chicago, IL 60657;Dog Day Chicago Inc.|Frame Shop on Pine;1007 Pine St;Philadelphia, PA 19107|Third Rail Bike Repair;410 SE 7th Ave;Portland, OR 97214',
      notation: us,
      days: 'mon D YYYY|mon D, YYYY|MM/DD/YYYY',
    },
    'letter',
    (pen, shop) => {
      const stock = /Coffee|Bakery/.test(shop.name)
        ? 'Latte;4.5;6|Drip Coffee;3;4|Almond Croissant;4.25;5.5|Breakfast Sandwich;7.5;9.75|Box of Dozen Cookies;24;32|Cold Brew;4.5;5.75'
        : /Barbers|Groom/.test(shop.name)
          ? 'Haircut;38;55|Beard Trim;18;28|Full Groom, medium;65;95|Nail Trim;15;22|Shampoo 8 oz;16;24'
          : 'Tune-Up, basic;85;120|Inner Tube;8;12|Custom Frame 16x20;110;185|Labor;40;90|Mat Board;18;32|Hanging Kit;6;12'
      const base = within(pen.buy(wares(stock), { count: [1, 4], most: 2, step: 25 }).lines)
      const rate = rateOf(shop.address[1] ?? '')
      const sums = taxedBy(base, Math.round((base.sum * rate) / 100))
      const tip = pen.chance(0.6) ? Math.round((base.sum * pen.pick([10, 15, 18, 20])) / 100) : 0
      const total = sums.total + tip
      const number = pen.random.text(4, 'abcdefghkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789')
      const card = cardOf(pen)
      const wide = 'style="width:100%"'
      return [
        `<div style="width:110mm;margin:0 auto;text-align:center"><svg width="64" height="64"><circle cx="32" cy="32" r="30" fill="${pen.pick(['#1f2937', '#0f766e', '#9a3412'])}"/><path d="M20 40 Q32 14 44 40 Z" fill="#fff"/></svg><div style="font-size:13pt;margin-top:2mm">${escaped(shop.name)}</div><div class="grey" style="font-size:8pt;margin:4mm 0">How was your experience? &nbsp; ☺ &nbsp; ☹</div><div style="font-size:34pt;border-top:0.3mm solid #ddd;padding:5mm 0">${pen.money(total)}</div><div style="text-align:left;border-top:0.3mm solid #ddd;padding:4mm 0"><table ${wide}>${sums.lines.map((one) => `${row(`${one.text}${one.quantity > 1 ? ` × ${one.quantity}` : ''}`, pen.money(one.amount))}${pen.chance(0.3) ? `<tr><td class="grey" style="font-size:8pt">${say(pen, 'Regular|Oat milk|Walk-in|For here')}${one.quantity > 1 ? ` (${pen.money(one.unit)} ea.)` : ''}</td></tr>` : ''}`).join('')}</table></div><div style="text-align:left;border-top:0.3mm solid #ddd;padding:4mm 0"><table ${wide}>${row('Purchase Subtotal', pen.money(sums.sum))}${sums.vat > 0 ? row(`Sales Tax (${rate}%)`, pen.money(sums.vat)) : ''}${tip > 0 ? row('Tip', pen.money(tip)) : ''}<tr style="font-weight:bold"><td>Total</td><td class="right">${pen.money(total)}</td></tr></table></div><div class="sides" style="border-top:0.3mm solid #ddd;padding-top:4mm;text-align:left"><div>${escaped(shop.name)}<br>${place(shop)}<br>${pen.digits('(###) ###-####')}${behindIt(shop) === '' ? '' : `<br>${behindIt(shop)}`}</div><div class="right">${card.name} ${card.end} (${say(pen, 'Contactless|Chip')})<br>${pen.day()} at ${twelve(pen.clock())}<br>Receipt #${number}<br>Auth code: ${pen.digits('######')}</div></div><p class="grey" style="font-size:7.5pt;margin-top:18mm">Receipt sent by Tapwell, on behalf of the merchant above. Not your receipt? Manage preferences.<br>© ${pen.digits('2026')} Tapwell, Inc. 1455 Harrison Street, Suite 600, San Francisco, CA 94103</p></div>`,
        { sums: charged(sums, tip), documentNumber: number },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),

  /** A restaurant's printed check that was paid: server, check and table, how many guests, when it was ordered, dishes by how many, tax, a tip and the total, the card's long record, at times what other tips would be. */
  'check-printed': slip(
    {
      shops:
        'Magnolia Social House;1204 Eastland Ave;Nashville, TN 37206;Magnolia Hospitality Group LLC|El Fogón Cantina;3501 Tejon St;Denver, CO 80211|THE RUSTY GULL;212 Drayton St;St. Petersburg, FL 33701;Rusty Gull Restaurants Inc|Noodle Theory;88 E Broad St;Columbus, OH 43215|Camelback Diner;4420 N 24th St;Phoenix, AZ 85016|Northstar Taproom;609 S 7th St;Minneapolis, MN 55415;Northstar Brewing Co',
      notation: us,
      days: 'M/D/YY|MM/DD/YYYY|M/D/YYYY',
    },
    80,
    (pen, shop) => {
      const base = within(
        pen.buy(
          wares(
            'Smash Burger;14;18|Fish Tacos;15;19|Caesar Salad;11;15|Spicy Ramen;16;19|Side Fries;5;7|House Margarita;11;14|IPA Draft;7;9|Iced Tea;3;4|Key Lime Pie;8;10|Soup of Day;6;9|Kids Pasta;7;9',
          ),
          { count: [2, 7], most: 3, step: 25 },
        ).lines,
      )
      const rate = rateOf(shop.address[1] ?? '')
      const sums = taxedBy(base, Math.round((base.sum * rate) / 100))
      const tip = pen.chance(0.7) ? Math.round((sums.sum * pen.pick([18, 20, 22])) / 100) : 0
      const total = sums.total + tip
      const number = String(pen.whole(3, 420))
      const [ordered, card] = [pen.clock(), cardOf(pen)]
      const [date, eaten] = [pen.day(), minutesAfter(ordered, pen.whole(35, 95))]
      const other = (percent: number) => {
        const more = Math.round((sums.sum * percent) / 100)
        return `${percent}% = ${pen.money(more)}`
      }
      return [
        `<div class="mid"><div style="font-size:14pt;font-weight:bold">${escaped(shop.name)}</div>${place(shop)}<br>${pen.digits('###-###-####')}</div><div style="margin-top:3mm">Server: ${say(pen, 'Maria M|Devin|Kayla R|Bar 2')}</div><div class="pair"><span>Check #${number}</span><span>Table ${pen.whole(1, 60)}</span></div><div>Guest Count: ${pen.whole(1, 5)}</div><div class="pair"><span>Ordered:</span><span>${date} ${twelve(ordered)}</span></div><hr><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity} ${one.text}`, pen.money(one.amount))).join('')}</table><hr><table style="width:100%">${row('Subtotal', pen.money(sums.sum))}${row('Tax', pen.money(sums.vat))}${tip > 0 ? row('Tip', pen.money(tip)) : ''}<tr style="font-size:11.5pt;font-weight:bold"><td>Total</td><td class="right">${pen.money(total)}</td></tr></table><hr><table style="width:100%">${row('Input Type', say(pen, 'C (EMV Chip Read)|Contactless'))}${row(card.name, `xxxxxxxx${card.end}`)}${row('Time', twelve(eaten))}</table><table style="width:100%;margin-top:2mm">${row('Transaction Type', 'Sale')}${row('Authorization', 'Approved')}${row('Approval Code', pen.digits('######'))}${row('Payment ID', pen.digits('@@##@@##@@'))}${row('Application ID', card.aid)}${row('Terminal ID', pen.digits('@#@@##########'))}</table><div class="mid" style="margin-top:3mm">${tip === 0 ? `Suggested Tip: ${other(18)}, ${other(20)}<br>(before tax)<br>` : ''}${say(pen, 'Thank you, come again!|Follow us for live music nights|Happy hour Mon-Fri 3 to 6')}<br>Customer Copy${behindIt(shop) === '' ? '' : `<br>${behindIt(shop)}`}</div>`,
        { sums: charged(sums, tip), documentNumber: number },
        '#sheet { font-size: 8.6pt; } td:last-child { padding-right: 0; }',
      ]
    },
  ),

  /** A big store's till: a large name and a slogan, manager and numbers of store, operator, till and transaction, things with their codes and a letter for tax, a card's record, how many things, a long code with strokes, day and time at the end. */
  'box-store': slip(
    {
      shops:
        'VALUMART;2500 W Loop 281;LONGVIEW, TX 75604;Valumart Stores LP|OfficeBarn;7720 Carothers Pkwy;FRANKLIN, TN 37067;Office Barn Inc|HOMESTEAD DEPOT;18300 Alderwood Mall Pkwy;LYNNWOOD, WA 98037|Brightway Supercenter;5401 W Markham St;ERIE, PA 16509;Brightway Retail Corp|CASCADE WHOLESALE CLUB;1175 N Curtis Rd;TAMPA, FL 33602|Shopper’s Acre;990 Polaris Pkwy;COLUMBUS, OH 43240',
      notation: us,
      days: 'MM/DD/YY|MM/DD/YYYY',
    },
    80,
    (pen, shop) => {
      const rate = rateOf(shop.address[1] ?? '')
      const bought = pen
        .buy(
          wares(
            shop.name.includes('Office')
              ? 'COPY PPR 10RM;39;55|INK CART BLK;24;39|STAPLES 5M;3;6|FILE FOLDR 100;12;19|USB DRV 64GB;9;17|DESK LAMP;22;38'
              : shop.name.includes('HOME')
                ? '2X4X8 KD WHTWD;3;5|DRYWALL SCREW;8;12|PAINT EGGSHL GL;29;42|CAULK WHT;4;7|AIR FILTER 20;9;18|LED BULB 4PK;8;14'
                : 'PAPER TOWEL 6;9;16|TRASH BAGS 80;11;17|COFFEE 30OZ;9;15|WATER 40PK;5;8|HDMI CABLE;9;16|BATTERIES AA;8;14|HAND SOAP;3;5|SNACK VAR PK;8;13',
          ),
          { count: [2, 8], step: 1 },
        )
        .lines.map((one) => {
          const price = Math.floor(one.unit / 10) * 10 + pen.pick([4, 7, 8])
          return line(one.text, price)
        })
      const isFood = (text: string) => /^(COFFEE|WATER)/.test(text)
      const taxed = sumOf(bought.filter(({ text }) => !isFood(text)))
      const sums = taxedBy(within(bought), Math.round((taxed * rate) / 100))
      const [number, code] = [pen.digits('0####'), pen.digits('#### #### #### #### ####')]
      const card = cardOf(pen)
      const isCash = pen.chance(0.25)
      const given = Math.ceil(sums.total / 2000) * 2000
      return [
        typed(
          80,
          40,
          print(
            bigName(shop.name, 19),
            `^${say(pen, 'Everyday savings for you.|More for your money.|Save more. Do more.')}`,
            `^${pen.digits('###-###-####')}  Mgr. ${say(pen, 'DAVE|SHARON|LUIS')}`,
            ...shop.address.map((text) => `^${text.toUpperCase()}`),
            set(
              [
                `ST# ${pen.digits('0####')}`,
                `OP# ${pen.digits('00####')}`,
                `TE# ${pen.digits('##')}`,
                `TR# ${number}`,
              ],
              [11, 12, 8, 9],
            ),
            each(
              bought,
              (one) =>
                `${set([one.text, pen.digits('0###########')], [17, 13])}|${pen.plain(one.amount)} ${isFood(one.text) ? 'N' : 'X'}`,
            ),
            set(['', 'SUBTOTAL', pen.plain(sums.sum)], [17, 10, -11]),
            rate > 0 && set(['', `TAX 1 ${rate.toFixed(2)}%`, pen.plain(sums.vat)], [13, 14, -11]),
            `!${set(['', 'TOTAL', pen.plain(sums.total)], [17, 10, -11])}`,
            ...(isCash
              ? [
                  set(['', 'CASH TEND', pen.plain(given)], [17, 10, -11]),
                  set(['', 'CHANGE DUE', pen.plain(given - sums.total)], [17, 11, -10]),
                ]
              : [
                  set(
                    ['', `${card.name.split(' ')[0] ?? ''} TEND`, pen.plain(sums.total)],
                    [12, 15, -11],
                  ),
                  '',
                  `${card.name}|${pen.plain(sums.total)} TOTAL PURCHASE`,
                  `ACCOUNT # **** **** **** ${card.end}`,
                  `APPROVAL # ${pen.digits('######')}`,
                  `REF # ${pen.digits('############')}`,
                  `AID ${card.aid}`,
                  `TERMINAL # ${pen.digits('########')}`,
                  set(['', 'CHANGE DUE', '0.00'], [17, 11, -10]),
                ]),
            '',
            `^# ITEMS SOLD ${pieces(bought)}`,
            `^TC# ${code}`,
          ),
        ) +
          bars(pen, 60) +
          typed(
            80,
            40,
            print(
              `^${pen.day()}     ${pen.clock()}:${pen.digits('1#')}`,
              '^Give us feedback and enter to win',
              '^one of five $1000 gift cards.',
              `^ID #: ${pen.digits('7@@@@##@@##@')}`,
              '^RETURN POLICY: 90 DAYS WITH RECEIPT',
              ...these(shop.also[0] !== undefined && `^${shop.also[0]}`),
              '^***CUSTOMER COPY***',
            ),
          ),
        { sums, documentNumber: number, otherNumbers: [code, code.replaceAll(' ', '')] },
        tall,
      ]
    },
  ),
}
