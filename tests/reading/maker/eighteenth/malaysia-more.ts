/** What counters of Malaysia print: a hardware shop, a desk of courts. */
import { escaped, several, wares, within } from '../eighth/kit'
import { facts, legal, place } from '../fifteenth/kit'
import { bars, each, slip, tall, typed } from '../fifteenth/tills-kit'
import { my } from '../ninth/kit'
import { roundedTo, say } from '../twelfth/kit'
import { charged, squared } from './kit'

export const myCounters = {
  /** A hardware shop's counter: barcodes, prices without any tax told, change, bars at the end. */
  'besi-counter': slip(
    {
      shops:
        'CHEONG FATT HARDWARE & PAINT;46, Jalan Cochrane;55100 Kuala Lumpur;CHEONG FATT TRADING SDN BHD|Mr. Tukang DIY;Lot 1-22, AEON Kulai;81000 Kulai, Johor;MT HOME IMPROVEMENT (M) SDN BHD|KEDAI BESI SIN LEE HUAT;9, Jalan Tan Hiok Nee;80000 Johor Bahru',
      notation: my,
      days: 'DD-MM-YY|DD/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const goods = wares(
        'CAT KILAT PUTIH 1L;18;29|PAKU 2" 500G;4;6.5|EXT WIRE 3 GANG 2M;16;29|PVC ELBOW 15MM;0.8;1.6|WD SPRAY 191ML;12;17|KUNCI MANGGA 40MM;7;15|SANDPAPER #120;1;1.8|BULB LED 9W;5;9',
      )
      const base = within(pen.buy(goods, { count: [3, 6], most: 6 }).lines)
      const number = pen.digits('###-####-######')
      const given = Math.ceil(base.total / 5000) * 5000
      const count = base.lines.reduce((all, { quantity }) => all + quantity, 0)
      const rows = base.lines.map(
        (one) =>
          `<div>${pen.digits('95##########')}</div><div class="sides"><span>${escaped(one.text)}</span><span>${one.quantity} x ${pen.plain(one.unit)}</span><span>${pen.plain(one.amount)}</span></div>`,
      )
      return [
        `<div class="mid">${shop.also.length > 0 ? `${legal(shop)}<br>` : ''}<b>${escaped(shop.name)}</b> (${pen.digits('201901######')})<br>${place(shop)}</div><p class="mid">-INVOICE-</p>${rows.join('')}<hr>${facts(
          [
            [`Item(s): ${base.lines.length}   Qty(s): ${count}`, ''],
            ['TOTAL', pen.money(base.total)],
            ['CASH', pen.money(given)],
            ['CHANGE', pen.money(given - base.total)],
          ],
          'width:100%',
        )}<p>${pen.day()} ${pen.clock()} SH01 ZJ42<br>OPERATOR ${say(pen, 'NURUL|TRAINEE CASHIER|KUMAR')}<br>NO. ${number}</p>${bars(pen, 56)}<p class="mid">EXCHANGE ARE ALLOWED WITHIN 7 DAYS WITH RECEIPT.<br>STRICTLY NO CASH REFUND.</p>`,
        { sums: base, documentNumber: number },
        `#sheet { font-family: 'DejaVu Sans Mono', monospace; font-size: 6.8pt; } ${squared}`,
      ]
    },
  ),

  /** A sports centre's booking desk: hours of a court, an item hired, service tax of eight per cent within. */
  'court-desk': slip(
    {
      shops:
        'SMASHPOINT BADMINTON;Lot 7, Jalan Teknologi;47810 Kota Damansara;SMASHPOINT SPORTS SDN BHD|Dewan Sukan Utama Jaya;Jalan Kuchai Lama;58200 Kuala Lumpur;UTAMA JAYA REKREASI SDN BHD|KINABALU FUTSAL ARENA;Mile 3, Jalan Tuaran;88450 Kota Kinabalu',
      notation: my,
      days: 'DD/MM/YYYY|dow, DD mon YYYY',
      since: '2024-03-01',
    },
    80,
    (pen, shop) => {
      const base = within([
        several('Court rental, hour', pen.whole(1, 4), pen.whole(20, 40) * 100, 8),
        several('Racket hire', pen.whole(1, 4), 500, 8),
      ])
      const total = roundedTo(base.total, 5)
      const number = pen.digits('OR-#####')
      return [
        typed(
          80,
          36,
          `
          !${shop.name}
          ${each(shop.also, (text) => text)}
          ${each(shop.address, (text) => text)}
          Service Tax ID: ${pen.digits('W10-2403-########')}
          ==
          OFFICIAL RECEIPT ${number}
          ${pen.day()}  ${pen.clock()}
          Court ${pen.whole(1, 9)} on ${pen.day(pen.after(2))} 20:00
          =-
          ${each(base.lines, (one) => `${one.text} (${one.quantity})|${pen.plain(one.amount)}`)}
          =-
          PAID DuitNow QR|${pen.money(total)}
          Incl. 8% service tax|${pen.plain(base.vat)}
          =-
          Non-marking shoes only!
          `,
        ),
        { sums: charged(base, total - base.total), documentNumber: number },
        tall,
      ]
    },
  ),
}
