/** What tills and machines of Great Britain print: a long market's receipt, a bill that two paid, fuel with a shop's goods, a car park, a ride. */
import { escaped, line, several, wares, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { facts, legal, place, told } from '../fifteenth/kit'
import { bars, code, each, paying, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'

export const gbTills = {
  /** A market's: goods by weight with the price of a kilo beneath, offers taken off, points, a coupon for the next time. */
  'market-club': slip(
    {
      shops:
        'HARTFIELDS;Retail Park, Snow Hill;Melton Mowbray LE13 1PD;Hartfields Supermarkets Ltd|Greenway Market;120 Gloucester Road;Bristol BS7 8NA;Greenway Foods plc|COSTLESS;Union Street;Oldham OL1 1DJ;Costless Stores Ltd',
      notation: gb,
      days: 'DD/MM/YY|DD/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'SEMI SKIM 4PT;1.4;1.7;0|WHOLEMEAL 800G;1.1;1.5;0|MATURE CHEDDAR;3.2;4.9;0|CHICKEN THIGHS;3.8;5.9;0|KITCHEN ROLL 4PK;3;4.5;20|ORANGE JUICE 1L;1.5;2.4;20|FREE RANGE EGGS;2.6;3.4;0|DISHWASH TABS;6;9;20|CRISPS 6PK;1.6;2.3;20|BASMATI 1KG;1.9;2.8;0|CHOC DIGESTIVES;1.4;2;20|PEPPERS 3PK;1.6;2;0|TONIC WATER 1L;0.9;1.6;20|GREEK YOGURT;1.6;2.4;0|CAT FOOD 12PK;4.2;5.9;20|PASTA SHELLS;0.8;1.3;0',
        ),
        { count: [9, 14], step: 1, isGross: true },
      )
      const grams = pen.whole(280, 1900)
      const sums = within([
        ...bought.lines,
        line('BRAMLEY APPLES', Math.round(grams * 0.245), 0),
        line('CLUB 2 FOR £3 CRISPS', -pen.whole(20, 60), 20),
        line('CLUB PRICE CHEDDAR', -pen.whole(40, 125), 0),
      ])
      const number = pen.digits('####')
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^VAT NO ${taxNumber(pen, 'GB')}
          ^Customer care 0800 ${pen.digits('### ###')}

          ${each(sums.lines, (one) => `${one.text}|${pen.money(one.amount)}${one.text.startsWith('BRAMLEY') ? `\n·· ${(grams / 1000).toFixed(3)} kg @ £2.45/kg` : ''}`)}
          =-
          ${sums.lines.length} BALANCE DUE|${pen.money(sums.total)}
          !TOTAL|${pen.money(sums.total)}
          MASTERCARD CONTACTLESS|${pen.money(sums.total)}
          AID A0000000041010|PAN SEQ 01
          AUTH CODE ${pen.digits('######')}|MID ***${pen.digits('#####')}
          CHANGE DUE|£0.00
          =-
          CLUB MEMBER ************${pen.digits('####')}
          POINTS EARNED|${Math.floor(sums.total / 100)}
          POINTS BALANCE|${pen.whole(300, 4800)}
          YOU SAVED TODAY|${pen.money(-sums.lines.filter(({ amount }) => amount < 0).reduce((all, { amount }) => all + amount, 0))}
          =*
          ^£5 OFF YOUR NEXT £40 SHOP
          ^valid until ${pen.day(pen.after(14))}
          ${bars(pen, 60)}
          ${pen.day()} ${pen.clock()}|${pen.digits('1###')} 0${pen.digits('##')} ${number}
          ^Tell us how we did, win £1000
          `,
        ),
        { sums, vat: null, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A restaurant's: many courses, a service charge, two cards that each paid a half. */
  'bill-halved': slip(
    {
      shops:
        "NONNA RITA'S;14 Byres Road;Glasgow G11 5JY;Rita Dining Ltd|The Saltmarsh Inn;Quay Lane;Blakeney NR25 7NE|Tuk Tuk Kitchen;61 Cowley Road;Oxford OX4 1HR;TTK Restaurants Limited",
      notation: gb,
      days: 'DD/MM/YYYY|D mon YY',
    },
    80,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'Olives & bread;5;7;20|Calamari;8;11;20|Sharing board;16;22;20|Sea bass;19;26;20|House burger;14;18;20|Veg laksa;12;16;20|Skin-on fries;4;6;20|House salad;5;7;20|Btl Picpoul;27;34;20|Pint lager;5.6;6.8;20|Sparkling 750;4;5.5;20|Affogato;6;8;20|Flat white;3;3.9;20',
        ),
        { count: [8, 12], most: 3, isGross: true },
      )
      const service = Math.round(bought.total * 0.125)
      const total = bought.total + service
      const half = Math.floor(total / 2)
      const number = pen.digits('#####')
      return [
        typed(
          80,
          36,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^VAT ${taxNumber(pen, 'GB')}
          ==
          Table ${pen.whole(1, 40)}|Covers ${pen.whole(2, 6)}
          Check ${number}|${say(pen, 'Ottilie|Sam W|Priya')}
          ${pen.day()}|${pen.clock()}
          =-
          ${each(bought.lines, (one) => `${one.quantity} ${one.text}|${pen.plain(one.amount)}`)}
          =-
          Subtotal|${pen.plain(bought.total)}
          Optional service 12.5%|${pen.plain(service)}
          !TOTAL|${pen.money(total)}
          Of which VAT 20%|${pen.plain(bought.vat)}
          =-
          Split 1 of 2 Visa ${pen.digits('*####')}|${pen.plain(total - half)}
          Split 2 of 2 Amex ${pen.digits('*####')}|${pen.plain(half)}
          Balance|0.00

          ^All service goes to the team.
          ^Please book Christmas early!
          `,
        ),
        { sums: paying(bought, total), documentNumber: number },
        tall,
      ]
    },
  ),

  /** A filling station's: litres of a pump, things of the shop, two tax codes, a card of a fleet with miles. */
  'fuel-and-shop': slip(
    {
      shops:
        'PENRITH SERVICES;A66 Stainton;Penrith CA11 0EP;Rawson Forecourts Ltd|Jet Corner Garage;2 London Road;Sleaford NG34 7LJ|MOTORSTOP 44;Ring Road;Coventry CV3 2SD;MS44 Fuels Limited',
      notation: gb,
      days: 'DD/MM/YY|DD-MM-YYYY',
    },
    80,
    (pen, shop) => {
      const [litres, price] = [pen.whole(1800, 7200), pen.pick([1399, 1429, 1467])]
      const sums = within([
        line('DIESEL', Math.round((litres * price) / 1000), 20),
        several('ADBLUE 10L', 1, pen.whole(1400, 1900), 20),
        line('SANDWICH MEAL DEAL', pen.whole(390, 550), 20),
        line('MILK 2PT', pen.whole(130, 185), 0),
        line('SCREENWASH 5L', pen.whole(599, 899), 20),
      ])
      const number = pen.digits('######')
      return [
        typed(
          80,
          36,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          VAT REG ${taxNumber(pen, 'GB')}
          RECEIPT ${number}|POS 2
          ${pen.day()}|${pen.clock()}
          =-
          PUMP ${pen.whole(1, 12)}  ${(litres / 100).toFixed(2)} L @ ${(price / 10).toFixed(1)}p
          ${each(sums.lines, (one) => `${one.text}|${pen.plain(one.amount)} ${one.rate === 0 ? 'Z' : 'A'}`)}
          =-
          !TOTAL GBP|${pen.plain(sums.total)}
          FUELCARD ${pen.digits('7077 **** ####')}|${pen.plain(sums.total)}
          ODOMETER ${pen.digits('######')}|REG ${pen.digits('@@## @@@')}
          =-
          RATE|NET      VAT
          ${each(sums.shares, ({ rate, net, vat }) => `${rate === 0 ? 'Z  0.00%' : 'A 20.00%'}|${pen.plain(net)}   ${pen.plain(vat)}`)}
          ^Car wash code ${pen.digits('######')}
          ^5p off per litre with 60 points
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A car park's: hours from and to, a fee of the operator, the plate, the company small at the end. */
  'car-park': slip(
    {
      shops:
        'ParkWell;Level 2, Castle Mall;Norwich NR1 3DD;ParkWell Operations UK Ltd|STATION CAR PARK;Station Approach;Hexham NE46 1ET;Tyne Parking Partners LLP|QuickBay;33 Queen Square;Bath BA1 2HX;QB Parking Limited',
      notation: gb,
      days: 'DD/MM/YYYY|DD mon YYYY',
    },
    57,
    (pen, shop) => {
      const sums = within([
        line('Parking', pen.whole(8, 96) * 50, 20),
        line('Convenience fee', 35, 20),
      ])
      const number = pen.digits('########')
      return [
        `<div class="mid"><b style="font-size:14pt">P ${escaped(shop.name)}</b><br>${place(shop)}</div><hr><div style="font-size:15pt;text-align:center">${pen.digits('@@## @@@')}</div>${told(
          [
            ['In', `${pen.day(pen.after(-1))} 18:${pen.whole(10, 59)}`],
            ['Paid', `${pen.day()} ${pen.clock()}`],
            ['Exit by', `${pen.day()} 22:45`],
            ['Location', pen.digits('####')],
          ],
        )}<hr>${facts(
          linesAs(pen, sums.lines, 'tA').map(([t = '', a = '']) => [t, a] as const),
          'width:100%',
        )}${facts(
          [
            ['TOTAL PAID', pen.money(sums.total)],
            ['VAT incl. 20%', pen.money(sums.vat)],
          ],
          'width:100%;font-weight:bold',
        )}<p>VISA DEBIT ${pen.digits('************####')}<br>Trans. ${number}</p>${code(pen, 18)}<p class="mid tiny">${shop.also.length > 0 ? `${legal(shop)}<br>` : ''}VAT ${taxNumber(pen, 'GB')}<br>Overstays: £60 charge notice</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** A ride's mail: a fare in parts, a tip, days of the ride and a statement that the firm, not its driver, supplied it. */
  'ride-mail': sheet(
    {
      shops:
        'Hopalong;1 Finsbury Place;London EC2M 7AE;Hopalong Rides (UK) Ltd|Zipcab;Temple Quay;Bristol BS1 6EA;Zipcab Technologies Limited|Lyne;9 Quayside;Newcastle NE1 3DE;Lyne Mobility Ltd',
      notation: gb,
      days: 'D month YYYY|dow, D mon YYYY',
    },
    'A4',
    (pen, shop) => {
      const base = within([
        line('Trip fare', pen.whole(620, 4200), 20),
        line('Booking fee', pen.whole(100, 250), 20),
        line('Clean air contribution', pen.whole(12, 80), 20),
        line('Airport drop-off', pen.pick([500, 600]), 20),
        line('Promotion WEEKEND', -pen.whole(100, 300), 20),
      ])
      const tip = pen.pick([100, 200, 300])
      const sums = paying(base, base.total + tip)
      const number = pen.digits('@@@-####-####')
      return [
        `<div class="sides" style="background:#000;color:#fff;padding:6mm"><div style="font-size:20pt">${escaped(shop.name)}</div><div class="r">${pen.day()}</div></div><p style="font-size:17pt">Thanks for riding, ${say(pen, 'Marguerite|Dev|Callum')}</p><div class="sides" style="font-size:20pt;border-bottom:0.5mm solid;margin-bottom:4mm"><b>Total</b><b>${pen.money(sums.total)}</b></div>${facts([...linesAs(pen, base.lines, 'tA').map(([t = '', a = '']) => [t, a] as const), ['Subtotal', pen.money(base.total)], ['Tip for your driver', pen.money(tip)]], 'width:100%')}<p style="margin-top:6mm"><b>Payments</b><br>Apple Pay Visa ${pen.digits('••••####')}, ${pen.day()} ${pen.clock()}: ${pen.money(sums.total)}</p><p>You rode with ${say(pen, 'Abdul|Natalia|Owen')} in a ${say(pen, 'Skoda Octavia|Tesla Model 3')}, licence ${pen.digits('PHV ######')}.<br>${pen.plain(pen.whole(200, 2400))} miles, ${pen.whole(9, 66)} min</p><p>19:04 ${say(pen, 'Paddington Station|Harbourside|Grainger Street')}<br>19:41 Airport, Terminal 1</p><p class="tiny grey">VAT receipt ${number}. Fares include VAT of ${pen.money(base.vat)} at 20%. ${legal(shop)}, ${place(shop, ', ')}. VAT ${taxNumber(pen, 'GB')}. Invite a friend and both get £5 off.</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}
