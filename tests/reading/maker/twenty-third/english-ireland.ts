/** Papers of odd trades of Ireland: a purchaser's docket of a livestock mart, a launderette's docket. */
import { escaped, line, onTop, several, sumOf, wares, within } from '../eighth/kit'
import { ie } from '../eighth/notations'
import { grid, paper, place, who, type Papers } from '../fifteenth/kit'
import { bars, each, slip, tall, typed } from '../fifteenth/tills-kit'
import { lying } from '../fourteenth/kit'
import { beside, ribbon } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { behindIt } from '../twentieth/english-kit'
import { weighed } from '../twentieth/west-kit'

export const iePapers: Papers = {
  /** A livestock mart's docket to who bought, on a sheet that lies on its side: the buyer on top, a row for each beast with tag, day of its test and weight, a fee by the head that alone bears tax; the mart is named only below the sums. */
  'mart-docket': paper(
    ie,
    'DD/MM/YYYY|DD/MM/YY|D mon YYYY',
    'needle narrow plain',
    'KILCORRIB LIVESTOCK MART;Mart Road;Kilcorrib H54 R8X2;Kilcorrib Co-operative Livestock Mart Ltd|Slieve Carran Mart;Gort Road;Corofin V95 K6T0|Drumsheel Co-op Mart;The Fair Green;Drumsheel F31 WY26;Drumsheel Co-operative Society Limited|TULLYVIN FARMERS’ MART;Cootehill Road;Tullyvin H16 D7N4|Nore Valley Mart;Station Yard;Thomastown R95 AE40;Nore Valley Auctioneers Ltd',
    'IE',
    (pen, firm, to) => {
      const kinds =
        'CHX bullock|LMX heifer|AAX bullock|HEX heifer|FR bullock|SIX weanling bull|BBX heifer'
      const start = pen.whole(1, 380)
      const lots = Array.from({ length: pen.whole(1, 7) }, (_, at) => {
        const kilos = pen.whole(280, 690)
        const price = Math.round((kilos * pen.whole(260, 430)) / 1000) * 1000
        return {
          ...line(say(pen, kinds), price),
          kilos,
          lot: String(start + at * 3 + pen.whole(0, 2)),
          tag: pen.digits('37221 ##### # ####'),
          tested: dayOff(pen, -pen.whole(10, 150)),
        }
      })
      const fee = several(
        say(pen, 'Purchaser’s fee per head|Buyer’s commission per head'),
        lots.length,
        pen.pick([400, 500, 600, 750]),
        23,
      )
      const sums = onTop([...lots, fee])
      const number = pen.digits(say(pen, '#####|P/####|26-#####'))
      const kilos = lots.reduce((all, one) => all + one.kilos, 0)
      const rows = lots.map((one) => [
        one.lot,
        one.tag,
        one.text,
        one.tested,
        String(one.kilos),
        (one.amount / 100 / one.kilos).toFixed(2),
        pen.plain(one.amount),
      ])
      return [
        `${beside('1fr 1fr', `<div class="tiny">Purchaser</div><b style="font-size:14pt">${escaped(to.name)}</b><br>${place(to)}<br>Herd no. ${pen.digits('@#######')}`, `<div class="r"><b style="font-size:13pt">${say(pen, 'PURCHASER’S DOCKET|BUYER’S DOCKET|DOCKET TO PURCHASER')}</b></div>`)}${ribbon(
          [
            ['Docket', number],
            ['Sale of', pen.day()],
            ['Ring', String(pen.whole(1, 3))],
            ['Bidder card', String(pen.whole(3, 260))],
            ['Cattle to be removed by', dayOff(pen, pen.whole(1, 2))],
          ],
          'border:0.25mm solid #333;padding:1.5mm 3mm',
        )}${grid('ruled', 'llllrrr', 'Lot|Tag|Description|TB test|Kg|€/kg|€', [
          ...rows,
          ['', '', `${lots.length} head`, '', String(kilos), '', pen.plain(sumOf(lots))],
        ])}${tally([
          ['Cattle, vendors not registered for VAT', pen.plain(sumOf(lots))],
          [`${fee.text}, ${fee.quantity} x ${pen.plain(fee.unit)}`, pen.plain(fee.amount)],
          ['VAT 23% on fee', pen.plain(sums.vat)],
          [say(pen, 'Purchaser to lodge|Sum to lodge|To settle at office'), pen.money(sums.total)],
        ])}<p>Sold through the rings of ${escaped(firm.name)}, ${place(firm, ', ')}. ${behindIt(firm, '# sells as agent of the vendors. ')}VAT ${taxNumber(pen, 'IE')}.</p><p class="tiny">Next weanling sale ${dayOff(pen, 7)}. Passports are handed out once the docket is cleared. Trailers over 3,500 kg by the back gate.</p><div class="tiny">Office copy printed for ${who(to, ', ')}</div>`,
        { sums, documentNumber: number },
        `${lying} #sheet { font-size: 9pt; }`,
      ]
    },
  ),

  /** A launderette's docket: its number in tall letters in place of a name, left in on one day and ready on another, a wash by the kilo, what it answers for at most, the house at the foot. */
  'laundry-docket': slip(
    {
      shops:
        'Bubbles Launderette;41 Parnell Street;Ennis V95 P8X4;Bubbles Laundry Services Ltd|THE WASH HOUSE;Bridge Street;Westport F28 KX61|Duds & Suds;3 Barrack Lane;Naas W91 T2C8;D. Hennessy|Claddagh Dry Cleaners;12 Fr Griffin Road;Galway H91 F2KT;Claddagh Cleaning Company Limited|Snow White Laundry;Unit 6, Shandon Court;Cork T23 NH56',
      notation: ie,
      days: 'DD/MM/YY|DD/MM/YYYY|dow DD mon YYYY',
    },
    80,
    (pen, shop) => {
      const bag = weighed(
        say(pen, 'SERVICE WASH|WASH, DRY, FOLD|BAG WASH'),
        pen.whole(25, 110) * 100,
        pen.pick([395, 420, 450, 495]),
        23,
      )
      const sums = within([
        bag,
        ...pen.buy(
          wares(
            'SHIRT, PRESSED;3;4.5;23|DUVET, DOUBLE;18;26;23|SUIT, 2 PIECE;16;21;23|TABLECLOTH;7;11;23|CURTAINS, PAIR;28;44;23|WEDDING DRESS, BOXED;140;220;23|TROUSERS;8;11;23',
          ),
          { count: [0, 3], most: 4, step: 50, isGross: true },
        ).lines,
      ])
      const number = pen.digits(say(pen, '####|@###|2####'))
      return [
        `${typed(
          80,
          38,
          `
          ^${say(pen, 'CUSTOMER DOCKET|KEEP THIS DOCKET|COLLECTION DOCKET')}
          !^${number}
          =-
          LEFT IN|${pen.day()} ${pen.clock()}
          READY|${dayOff(pen, pen.whole(1, 4))} 17:00
          NAME|${say(pen, 'Murphy (B&B)|Sinéad|Hogan x2 bags|Room 14')}
          =-
          ${each(sums.lines, (one) =>
            one === bag
              ? `${bag.text}|${pen.plain(bag.amount)}\n··${(bag.grams / 1000).toFixed(1)} KG X ${pen.plain(bag.price)}`
              : `${one.text}|${pen.plain(one.amount)}${one.quantity > 1 ? `\n··${one.quantity} X ${pen.plain(one.unit)}` : ''}`,
          )}
          =-
          !${say(pen, 'PAID WITH ORDER|PAID AT COUNTER|PREPAID')}|${pen.money(sums.total)}
          OF WHICH VAT 23%|${pen.plain(sums.vat)}
          ${say(pen, 'CARD|CASH|REVOLUT')}|${pen.money(sums.total)}
          =-
          NO DOCKET, NO LAUNDRY.
          LOSS OR DAMAGE: AT MOST EUR 250.00
          BAGS LEFT AFTER ${dayOff(pen, 60)}
          GO TO CHARITY.
          =*
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^VAT ${taxNumber(pen, 'IE')}
          `,
        )}${bars(pen, 44)}`,
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}
