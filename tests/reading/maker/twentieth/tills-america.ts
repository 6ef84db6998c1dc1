/** What a small firm of the United States is handed at tills and by mail: a large store of office goods, a check with its tip, fuel at a pump, a ride. */
import { escaped, line, onTop, wares, within } from '../eighth/kit'
import { us } from '../eighth/notations'
import { charged } from '../eighteenth/kit'
import { place, type Papers } from '../fifteenth/kit'
import { bars, each, row, set, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { say } from '../twelfth/kit'
import { behindIt } from './english-kit'

export const usTills: Papers = {
  /** A large store: its number and manager, codes before the goods, letters of tax, a card's chip, many digits below, a survey. */
  'big-box': slip(
    {
      shops:
        'OFFICE HARBOR;Store 0417, 8200 Hwy 6 N;Houston, TX 77095;Office Harbor Stores LLC|Stapleton Supply;1455 Orchard Lake Rd;Keego Harbor, MI 48320|BULLDOZER HOME CENTER;2300 W Ina Rd;Tucson, AZ 85741;Bulldozer USA Inc|Circuit Barn;901 Rockville Pike;Rockville, MD 20852',
      notation: us,
      days: 'MM/DD/YY|MM/DD/YYYY|MM-DD-YY',
    },
    80,
    (pen, shop) => {
      const rate = pen.pick([6, 7.25, 8.25, 8.6])
      const sums = onTop(
        pen
          .buy(
            wares(
              'COPY PAPER 10RM;39.99;59.99|INK XL BLK;28.99;44.99|GEL PEN 12CT;8.49;14.99|SHREDDER 12SHT;69;119|HDMI 6FT;9.99;19.99|FILE BOX 4PK;17.99;25.99|AA BATT 24PK;15.49;21.99|SURGE 6OUT;13.99;24.99|LEGAL PADS DZ;12.49;19.49|SD CARD 128G;16.99;29.99',
            ),
            { count: [1, 6], most: 3, step: 1 },
          )
          .lines.map((one) => ({ ...one, rate })),
      )
      const number = pen.digits(say(pen, '####-##-####-####|######'))
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          ^(${pen.digits('###')}) ${pen.digits('###-####')}
          ^MGR ${say(pen, 'TERRI|LUIS ORTEGA|BRANDON W')}

          SALE|${pen.day()} ${pen.clock()}
          TRANS# ${number}
          REG ${pen.whole(1, 14)}|CASHIER ${say(pen, 'SELF|KAYLA|DEVON')}
          =-
          ${each(sums.lines, (one) => `${pen.digits('0###########')} ${one.text}\n${set([one.quantity > 1 ? `··${one.quantity} @ ${pen.plain(one.unit)}` : '', `${pen.plain(one.amount)} T`], [20, -20])}`)}
          =-
          SUBTOTAL|${pen.plain(sums.net)}··
          TAX ${rate.toFixed(3)}%|${pen.plain(sums.vat)}··
          !TOTAL|${pen.money(sums.total)}··
          ${say(pen, 'VISA|AMEX|MCARD')} ${pen.digits('************####')}|${pen.plain(sums.total)}··
          APPROVAL ${pen.digits('######')}  CHIP READ
          TVR 0080008000  TSI E800
          CHANGE|0.00··

          ITEMS SOLD ${sums.lines.reduce((all, { quantity }) => all + quantity, 0)}
          ${each(shop.also, (text) => `^${text}`)}
          ^RETURNS WITHIN ${pen.pick([14, 30, 90])} DAYS WITH RECEIPT
          ^TAKE OUR SURVEY, WIN A $500 CARD
          `,
        ) + `<div style="margin-left:8mm">${bars(pen, 52)}</div>`,
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A restaurant's check from a tablet: order and table, dishes, tax, tip, what was charged, suggestions not taken. */
  'tablet-check': slip(
    {
      shops:
        'Marigold Diner;418 Congress St;Portland, ME 04101|Taquería La Palma;2107 E Cesar Chavez St;Austin, TX 78702;La Palma Hospitality Group LLC|SLOW BARREL BBQ;65 Broad St;Charleston, SC 29401|Noodle & Thyme;1610 Fillmore St;San Francisco, CA 94115',
      notation: us,
      days: 'M/D/YY|MM/DD/YYYY|mon D, YYYY',
    },
    80,
    (pen, shop) => {
      const rate = pen.pick([8, 8.25, 8.625, 10])
      const base = onTop(
        pen
          .buy(
            wares(
              'Iced tea;3.5;4.5|Combo plate;15;19|House salad;9;13|Cheeseburger;14;17|Kids tenders;8;10|Side slaw;4;6|Draft lager;7;9|Pie of the day;7;9|Veggie bowl;13;16',
            ),
            { count: [2, 6], most: 3, step: 25 },
          )
          .lines.map((one) => ({ ...one, rate })),
      )
      const tip = pen.chance(0.8) ? Math.round((base.sum * pen.pick([15, 18, 20, 22])) / 100) : 0
      const number = pen.digits(say(pen, '##|###'))
      const suggested = [18, 20, 22].map(
        (percent) => `${percent}%: ${pen.money(Math.round((base.sum * percent) / 100))}`,
      )
      return [
        `<div class="mid"><div style="font-size:14pt;font-weight:bold">${escaped(shop.name)}</div>${place(shop)}<br>${pen.digits('###-###-####')}</div><div class="pair" style="margin-top:3mm"><span>Server: ${say(pen, 'Abby|Chris T|Marisol')}</span><span>${pen.day()} ${pen.clock()}</span></div><div class="pair"><span>Check #${number}</span><span>Table ${pen.whole(1, 40)}</span></div><hr><table style="width:100%">${base.lines.map((one) => row(`${one.quantity}  ${one.text}`, pen.money(one.amount))).join('')}</table><hr><table style="width:100%">${row('Subtotal', pen.money(base.sum))}${row('Tax', pen.money(base.vat))}${tip > 0 ? row('Tip', pen.money(tip)) : ''}<tr style="font-weight:bold;font-size:11pt"><td>Total</td><td class="right">${pen.money(base.total + tip)}</td></tr></table><hr><table style="width:100%">${row('Input Type', 'C (EMV Contactless)')}${row(say(pen, 'VISA CREDIT|MASTERCARD'), pen.digits('xxxxxxxx####'))}${row('Approval Code', pen.digits('######'))}${row('Payment ID', pen.digits('@@#@##@@#'))}</table>${tip === 0 ? `<p class="mid">Suggested tip<br>${suggested.join('<br>')}</p>` : ''}<p class="mid">Customer Copy<br>${behindIt(shop)}</p>`,
        { sums: charged(base, tip), documentNumber: number },
        "#sheet { font: 8pt 'DejaVu Sans Condensed'; }",
      ]
    },
  ),

  /** Fuel paid at a pump: gallons with three decimals, a price with three, nothing of tax. */
  'pay-at-pump': slip(
    {
      shops:
        'ROADRUNNER FUEL;I-40 EXIT 159;Albuquerque, NM 87104|Hometown Mart;5500 N Meridian Ave;Wichita, KS 67204;HTM Petroleum Inc|CRESTLINE GAS & GO;77 Lincoln Hwy;York, PA 17404|Bayou Stop;Hwy 90 W;Houma, LA 70360',
      notation: us,
      days: 'MM/DD/YY|MM/DD/YYYY',
    },
    57,
    (pen, shop) => {
      const gallons = pen.whole(4200, 21_500)
      const price = pen.pick([2899, 2999, 3159, 3299, 3459, 4099])
      const grade = say(pen, 'REGULAR|UNLEADED|DIESEL|PREMIUM')
      const wash = pen.chance(0.25) ? [line('CAR WASH', pen.pick([800, 1100]))] : []
      const sums = within([line(grade, Math.round((gallons * price) / 10_000)), ...wash])
      const number = pen.digits(say(pen, '######|#######'))
      return [
        typed(
          57,
          28,
          `
          ^WELCOME
          ^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}

          DATE ${pen.day()} ${pen.clock()}
          INVOICE# ${number}
          AUTH# ${pen.digits('######')}
          ${say(pen, 'VISA|MASTERCARD|FLEET')}
          ACCT ${pen.digits('XXXXXXXXXXXX####')}

          PUMP|${pen.digits('##')}
          PRODUCT|${grade}
          GALLONS|${(gallons / 1000).toFixed(3)}
          PRICE/GAL|$${(price / 1000).toFixed(3)}
          FUEL SALE|${pen.money(sums.lines[0]?.amount ?? 0)}
          ${each(wash, (one) => `${one.text}|${pen.money(one.amount)}`)}
          TOTAL SALE|${pen.money(sums.total)}

          ${each(shop.also, (text) => `^${text}`)}
          ^THANK YOU
          ^HAVE A NICE DAY
          `,
        ),
        { sums, documentNumber: number },
      ]
    },
  ),

  /** The mail after a ride: a greeting, the sum large, fare and fees and a tip, where from and where to, no number. */
  'ride-mail': sheet(
    {
      shops:
        'Hoplo;1725 3rd Street;San Francisco, CA 94158;Hoplo Technologies, Inc.|Zipcab;40 W 25th St;New York, NY 10010;Zipcab Mobility LLC|CurbGo;600 Pine St;Seattle, WA 98101',
      notation: us,
      days: 'month D, YYYY|mon D, YYYY|dow, mon D, YYYY',
    },
    'letter',
    (pen, shop) => {
      const sums = within([
        line('Trip fare', pen.whole(880, 5900)),
        line('Booking fee', pen.whole(195, 480)),
        ...(pen.chance(0.4) ? [line('Airport surcharge', pen.pick([250, 400, 550]))] : []),
        ...(pen.chance(0.3) ? [line('Tolls', pen.whole(175, 1094))] : []),
        ...(pen.chance(0.5) ? [line('Tip', pen.pick([200, 300, 500]))] : []),
      ])
      const [hour, minute, minutes] = [pen.whole(7, 21), pen.whole(10, 29), pen.whole(7, 30)]
      const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
      const miles = (pen.whole(12, 290) / 10).toFixed(1)
      return [
        `<div style="background:#f3f4f6;padding:7mm"><div class="sides"><b style="font-size:18pt">${escaped(shop.name)}</b><span class="right">Total ${pen.money(sums.total)}<br>${pen.day()}</span></div><div style="font-size:21pt;margin-top:9mm">Thanks for riding, ${say(pen, 'Priya|Marcus|Helen')}</div><div>We hope you enjoyed your ride this ${part}.</div></div><table style="width:100%;margin-top:8mm"><tr style="font-size:19pt"><td>Total</td><td class="right">${pen.money(sums.total)}</td></tr>${sums.lines.map((one) => row(one.text, pen.money(one.amount))).join('')}</table><hr><p><b>Payments</b></p><table style="width:100%">${row(`${say(pen, 'Visa|Mastercard|AmEx')} ••••${pen.digits('####')}`, pen.money(sums.total))}</table><p style="margin-top:8mm">You rode with <b>${say(pen, 'Ahmed|Jolene|Tomas')}</b><br>${say(pen, 'Standard|Comfort|XL')} · ${miles} miles · ${minutes} min</p><p>● ${hour}:${minute} &nbsp; ${pen.whole(100, 4900)} ${say(pen, 'Market St|Airport Blvd, Terminal 2|Lamar Ave')}<br>■ ${hour}:${minute + minutes} &nbsp; ${pen.whole(100, 4900)} ${say(pen, 'Mission St|W 5th Ave|Fremont Ave N')}</p><div class="foot small">${behindIt(shop, '# · ')}${place(shop, ', ')} · This is not an official tax invoice. · Switch payment method · Help · Privacy</div>`,
        { sums, documentNumber: null },
      ]
    },
  ),
}
