/** A paper of an odd trade of South Africa: a ticket of a fresh produce market with the porters on it. */
import { onTop, several } from '../eighth/kit'
import { bars, each, slip, tall, typed } from '../fifteenth/tills-kit'
import type { Papers } from '../fifteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { za } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { pieces } from '../twentieth/west-kit'

/** By the box or the pocket: least and most of the price in hundredths. */
const produce = [
  ['POTATOES 10KG CL1', 4500, 8900],
  ['ONIONS BROWN 10KG', 5200, 9800],
  ['TOMATOES 6KG BOX', 4800, 11_500],
  ['BUTTERNUT 10KG', 3900, 7400],
  ['BANANAS 18KG', 14_500, 22_000],
  ['CABBAGE BAG 10', 6500, 11_000],
  ['AVOCADO 4KG TRAY', 5500, 12_500],
  ['GEM SQUASH 7KG', 4200, 7600],
] as const

export const zaPapers: Papers = {
  /** A market agent's ticket to who bought on the floor: the buyer's card with what is on it before and after, above and below the value of the ticket, boxes at no tax, porters and a pallet with tax, days of delivery and of the card; the agent's name stands beside the ticket's number below the rule. */
  'market-ticket': slip(
    {
      shops:
        'Rand Vars Agents;Stand 14, Market Hall 1;Johannesburg 2049;RV Market Agents (Pty) Ltd|UMLAZI BAY PRODUCE;Hall 2, Fresh Produce Market;Durban 4052|Boland Markagente;Afdeling 6, Viking Way;Epping 7475;Boland Mark (Edms) Bpk|Jacaranda Fresh;Vloer 3, Es’kia Mphahlele Dr;Pretoria 0001;Jacaranda Fresh Agency CC|Mangaung Harvest Agents;Stand 5, Lovedale Rd;Bloemfontein 9301',
      notation: za,
      days: 'YYYY/MM/DD|DD/MM/YYYY|YYYY-MM-DD',
    },
    80,
    (pen, shop) => {
      const boxes = pen.random
        .shuffled(produce)
        .slice(0, pen.whole(1, 5))
        .map(([text, least, most]) =>
          several(text, pen.whole(1, 12), Math.round(pen.whole(least, most) / 100) * 100),
        )
      const sums = onTop([
        ...boxes,
        several('PORTERS', pieces(boxes), pen.pick([120, 150, 180]), 15),
        ...(pen.chance(0.4) ? [several('PALLET, DAY', pen.whole(1, 2), 1800, 15)] : []),
      ])
      const number = pen.digits(say(pen, '#######|T######|##-#####'))
      const before = sums.total + pen.whole(4, 180) * 10_000
      return [
        `${typed(
          80,
          38,
          `
          ^${say(pen, 'FRESH PRODUCE MARKET|MARKET FLOOR SALE|BUYER’S SALES TICKET')}
          BUYER CARD|${pen.digits('B####')}
          BUYER|${say(pen, 'KHUMALO VEG|CORNER CAFE 17|MRS PILLAY|T. MOKOENA')}
          CARD GOOD UNTIL|${dayOff(pen, pen.whole(90, 600))}
          ON CARD BEFORE|${pen.plain(before)}
          =-
          ${each(sums.lines, (one) => `${one.text}|${pen.plain(one.amount)}\n··${one.quantity} X ${pen.plain(one.unit)}`)}
          VAT 15% ON PORTERS, PALLET|${pen.plain(sums.vat)}
          VAT 0% ON PRODUCE|${pen.plain(0)}
          =-
          !${say(pen, 'TICKET VALUE|OFF THE CARD|DEBITED')}|${pen.money(sums.total)}
          ON CARD AFTER|${pen.plain(before - sums.total)}
          =*
          ${shop.name}|NO. ${number}
          SOLD|${pen.day()} ${pen.clock()}
          ${each([...shop.also, ...shop.address], (text) => text)}
          VAT ${taxNumber(pen, 'ZA')}
          =-
          PRODUCE CAME IN|${dayOff(pen, -pen.whole(1, 3))}
          BOXES OFF FLOOR BY|${dayOff(pen, 0)} 14:00
          GATE 4 SHOWS THIS TICKET TO SECURITY
          CLAIMS UNTIL|${dayOff(pen, 1)}
          `,
        )}${bars(pen, 46)}`,
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}
