/** Receipts of Australia and India: a tax invoice on a strip, a hotel's bill. */
import type { Random } from '../../../support/random'
import { block, firms, line, onTop, penFor, several, wares, within } from '../eighth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { anyone, au, india } from '../ninth/kit'
import { abn, gstin } from '../ninth/numbers'
import type { Sheet } from '../print'
import { rateFrom } from '../eleventh/kit'
import { letter, logo, say, tape } from '../twelfth/kit'
import { cells, formed, paidBy, tally, totalOf } from './kit'

const servos = firms(
  'Nullarbor Roadhouse;Eyre Hwy;Nullarbor SA 5690;Eyre Fuels Pty Ltd|Dusty Paws Vet & Feed;14 Wharf St;Tweed Heads NSW 2485|CORAL COAST DIVE;Shute Harbour Rd;Airlie Beach QLD 4802;CCD Tours Pty Ltd',
)

/** An Australian tax invoice on a strip: a star for what bears GST, the tax within, a card's surcharge. */
export function taxInvoiceStrip(random: Random): Sheet {
  const pen = penFor(random, au, 'DD/MM/YYYY|D mon YYYY|DD-mon-YY')
  const shop = pen.pick(servos)
  const bought = pen.buy(
    wares(
      '*MEAT PIE;6;8;10|FRESH MILK 2L;5.2;6.5;0|*WORM TABS DOG;24;48;10|*REEF DIVE AM;89;140;10|WATER 10L;8;11;0|*ICE BAG;4.5;6;10',
    ),
    { count: [2, 4], most: 2, isGross: true, step: 10 },
  )
  const sums = within([
    ...bought.lines,
    line('*Card surcharge', Math.round(bought.total * 0.015), 10),
  ])
  const number = pen.digits(say(pen, '######|#-#####|TI####'))
  return tape(
    pen,
    74,
    { faces: 'needle plain', size: 8 },
    [
      `!${shop.name}`,
      ...shop.address,
      ...shop.also,
      `ABN ${abn(pen)}`,
      `TAX INVOICE ${number}`,
      null,
      ...sums.lines.map(
        (each) =>
          [
            `${each.quantity > 1 ? `${each.quantity} x ` : ''}${each.text}`,
            pen.money(each.amount),
          ] as const,
      ),
      null,
      ...sumsAs(pen, sums, 'TTV', '!TOTAL (inc GST)|EFTPOS|GST included'),
      '* taxable items',
      [pen.day(), pen.clock()],
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number }),
  )
}

const lodges = firms(
  'Hotel Sahyadri Residency;Station Road;Kolhapur 416001;Sahyadri Hospitality LLP|Backwater Club & Stay;Punnamada;Alappuzha 688006;Vembanad Leisure Pvt Ltd|Mussoorie Pine Guest House;Camel’s Back Road;Mussoorie 248179',
)

/** A hotel of India, paid: nights in lakhs of grouping, central and state tax in halves, words for the sum, who stayed. */
export function lodgeBill(random: Random): Sheet {
  const pen = penFor(random, india, 'DD-mon-YYYY|DD/MM/YYYY')
  const [inn, guest] = [pen.pick(lodges), anyone(pen, 'GB')]
  const nights = pen.whole(1, 9)
  const sums = onTop([
    several(
      'Room nights, deluxe',
      nights * pen.whole(1, 4),
      pen.whole(22, 74) * 10_000,
      rateFrom(pen, '2025-09-22', 12, 5),
    ),
    ...(pen.chance(0.6) ? [line('Restaurant', pen.whole(8, 60) * 10_000, 5)] : []),
  ])
  const halves = sums.shares.map(
    ({ rate, vat }) => [rate / 2, Math.round(vat / 2), vat - Math.round(vat / 2)] as const,
  )
  const number = pen.digits(say(pen, 'SR/26/####|FOB-#####|####'))
  return letter(
    pen,
    { faces: 'slab narrow', size: 9.5 },
    [
      `<div class="mid">${logo(inn.name, 9, 'font-weight:bold')}${block([...inn.also, inn.address.join(', ')])}<br>GSTIN ${gstin(pen, pen.pick(['27', '32', '05']))}</div>${formed(
        [
          ['Bill No.', number],
          ['Bill Date', pen.day()],
          ['Guest', guest.name],
          ['Check-in', pen.day(pen.after(-nights))],
          ['Check-out', pen.day()],
          ['Pax', '2'],
        ],
        3,
      )}${cells(
        'lrrr',
        'Particulars|Qty|Rate|Amount',
        linesAs(pen, sums.lines, 'tqua'),
        'boxed',
      )}${tally([
        ['Sub total', pen.plain(sums.net)],
        ...halves.flatMap(([rate, central, state]) => [
          [`CGST ${rate}%`, pen.plain(central)] as const,
          [`SGST ${rate}%`, pen.plain(state)] as const,
        ]),
        ['Grand Total', pen.money(sums.total)],
      ])}<p>Received by card with thanks.</p><p class="right" style="margin-top:18mm">For ${inn.name}<br><br>Authorised signatory</p>`,
    ],
    paidBy(pen, { supplier: inn, sums, vat: totalOf(sums.vat), documentNumber: number }),
  )
}
