/** Papers of odd trades of the United States: a survey flown by drone, a route ticket for bottles of water, a mail of a gym that took its dues. */
import { escaped, line, onTop, several, type Line } from '../eighth/kit'
import { us } from '../eighth/notations'
import { mailHead } from '../eleventh/kit'
import { grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, each, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside, dotted, part, priced } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { lawful } from '../seventeenth/kit'
import { cells, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { behindIt, note } from '../twentieth/english-kit'
import { siteOf } from '../twenty-first/english-kit'

/** What comes of a flight: name, least and most of the price in whole dollars. */
const products = [
  ['Orthomosaic, 1 inch per pixel', 220, 460],
  ['Contours at 1 ft', 180, 390],
  ['Volumes of stockpiles', 150, 420],
  ['Thermal pass', 260, 540],
  ['Point cloud, LAS file', 120, 280],
  ['Ground control, six targets', 240, 360],
] as const

/** Percents of tax on sales, by state. */
const taxes: Readonly<Record<string, number>> = { TX: 8.25, OH: 7.25, CT: 6.35, WI: 5.5, MO: 7.975 }

const taxIn = (town: string): number => taxes[/, ([A-Z]{2}) /.exec(town)?.[1] ?? ''] ?? 0

export const usPapers: Papers = {
  /** A survey flown by drone: the site in large letters, a log of flights with their days, what comes of them joined to prices by dots, no tax; the pilot's firm in a sentence and in the line for the check; a quote by airplane and an insured sum above the charge. */
  'drone-survey': paper(
    us,
    'MM/DD/YYYY|month D, YYYY|M/D/YY',
    'plain light wide letter',
    'Osprey Ridge Aerial;118 Ferry Landing Rd;Gloucester, VA 23061;Osprey Ridge Aerial LLC|PLAINSIGHT DRONE SURVEYS;2240 Centennial Rd;Salina, KS 67401|Highwire Mapping;71 Cottage St;Pawtucket, RI 02860;D. Almeida|Bluebonnet Skyworks;305 E Austin St;Fredericksburg, TX 78624;Bluebonnet Skyworks Inc|Cascade Above;14 N Mission St;Wenatchee, WA 98801;Cascade Above Geospatial LLC',
    'US',
    (pen, firm, to) => {
      const acres = pen.whole(6, 140)
      const sums = onTop([
        line(`Flight, ${acres} acres`, acres * pen.pick([900, 1100, 1400]) + 25_000),
        ...pen.random
          .shuffled(products)
          .slice(0, pen.whole(1, 4))
          .map(([text, least, most]) => line(text, pen.whole(least, most) * 100)),
      ])
      const count = pen.whole(1, 3)
      const flights = Array.from({ length: count }, (_, at) => [
        dayOff(pen, at - count - 4),
        pen.clock(),
        `${pen.whole(14, 32)} min`,
        `${pen.whole(24, 39) * 10} ft`,
        String(pen.whole(180, 940)),
      ])
      const number = pen.digits(say(pen, '####|26-0###|A-#####'))
      const due = pen.after(pen.pick([10, 15, 30]))
      const log = grid('ruled tiny', 'lllrr', 'Flown|Off|Air|Height|Photos', flights)
      const about = told(
        [
          ['Survey and invoice no.', number],
          ['Files sent, invoiced', pen.day()],
          ['Files kept until', dayOff(pen, 365)],
        ],
        'margin-top:3mm',
      )
      const [site = '', near = ''] = say(
        pen,
        'Kessler Quarry, north face;pit floor to rim|Prairie Crossing, Phase 2;graded lots|Roofs of Buildings A to D;flat, gravel|Levee, mile 6 to 8;both banks',
      ).split(';')
      const all = say(pen, 'Survey comes to|For this survey|Charge for the job')
      const quote = pen.money(Math.round(sums.total / 10_000) * 30_000 + 150_000)
      return [
        `<div style="font-size:20pt">${site}</div><div class="grey">${near}, ${acres} acres, for ${escaped(to.name)}</div>${beside('1fr 70mm', log, about)}<p>Flown by ${escaped(firm.name)} under Part 107, remote pilot ${pen.digits('#######')}, visual line of sight throughout.</p>${part('margin:7mm 12mm', dotted([...priced(pen, sums.lines, 'tA'), [all, pen.money(sums.total)]]))}<p>A quote for the same ground by airplane was ${quote}. Our liability cover is ${pen.money(100_000_000)}; a second flight this season would be ${pen.money(Math.round(sums.total * 0.6))}.</p><p style="margin-top:8mm">Check or ACH to <b>${escaped(lawful(firm))}</b>, ${place(firm, ', ')}, to reach us by ${pen.day(due)}.</p><p>Billed to ${who(to, ', ')}.</p>${note('Measurements are for planning and are not a boundary survey. No sales tax on professional services.')}<div class="foot tiny r">${pen.digits('###-###-####')} · ${siteOf(firm.name, '.example')}</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 10pt; }',
      ]
    },
  ),

  /** A ticket that a driver prints from his belt: bottles left and bottles taken back with their deposits, a cooler by the month that alone is taxed, a charge to the card on file, the sum of the ticket before and what a cooler costs if lost; the water company at the end. */
  'cooler-ticket': slip(
    {
      shops:
        'Cold Hollow Spring Water;PO Box 88;Enosburg Falls, VT 05450|BUCKEYE BOTTLED WATER;3011 Sullivant Ave;Columbus, OH 43204;Buckeye Beverage Delivery Inc|Ozark Blue Water Co.;1500 W Kearney St;Springfield, MO 65803|Lone Palm Water & Coffee;820 S Flores St;San Antonio, TX 78204;LPW Delivery LLC|Kettle Lake Water;N61 W6058 Columbia Rd;Cedarburg, WI 53012;K. Lindqvist',
      notation: us,
      days: 'MM/DD/YY|MM/DD/YYYY|mon D, YYYY',
    },
    80,
    (pen, shop) => {
      const left = pen.whole(2, 14)
      const back = pen.whole(0, left)
      const rate = taxIn(shop.address[1] ?? '')
      const deposit = pen.pick([600, 700, 800])
      const sums = onTop([
        several(
          say(pen, '5 GAL SPRING|5 GAL PURIFIED|5 GAL DISTILLED'),
          left,
          pen.pick([749, 849, 925]),
        ),
        several('BOTTLE DEPOSIT', left, deposit),
        ...(back > 0 ? [several('EMPTIES BACK', -back, deposit)] : []),
        line(say(pen, 'COOLER, MONTH|HOT/COLD COOLER, MONTH'), pen.pick([995, 1295, 1495]), rate),
        ...(pen.chance(0.4) ? [line('FUEL AND ROUTE FEE', pen.pick([399, 495, 650]))] : []),
      ])
      const number = pen.digits(say(pen, '######|####-###|R##-####'))
      const print = (one: Line) =>
        `${one.text}|${pen.plain(one.amount)}${one.quantity === 1 ? '' : `\n··${one.quantity} X ${pen.plain(one.unit)}`}`
      return [
        `${typed(
          80,
          38,
          `
          ^${say(pen, 'DELIVERY TICKET|ROUTE TICKET|TICKET FOR CUSTOMER')}
          TICKET ${number}|ROUTE ${pen.whole(2, 48)}
          DELIVERED|${pen.day()} ${pen.clock()}
          STOP|${say(pen, 'HARLAN DENTAL|SUITE 210|AUTO BODY, REAR|MRS. OKAFOR')}
          LAST TICKET ${dayOff(pen, -28)}, PAID|${pen.plain(sums.total + pen.whole(18, 90) * 100)}
          =-
          ${each(sums.lines, print)}
          =-
          ${rate > 0 ? `TAX ${rate}% ON COOLER|${pen.plain(sums.vat)}` : 'NO SALES TAX'}
          !${say(pen, 'CHARGED TO CARD|AUTOPAY TAKEN|TAKEN FROM CARD')}|${pen.money(sums.total)}
          CARD ON FILE|${say(pen, 'VISA|AMEX|MC')} ${pen.digits('*####')}
          =-
          BOTTLES OUT WITH YOU|${left - back + pen.whole(0, 6)}
          COOLER IF LOST|${pen.money(pen.pick([24_900, 28_900, 34_500]))}
          BOTTLED ON|${dayOff(pen, -pen.whole(3, 9))}
          NEXT DELIVERY|${dayOff(pen, 28)}
          RETURNED CHECKS $35.00
          =*
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^${pen.digits('###-###-####')}
          `,
        )}${bars(pen, 40)}`,
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A mail of a gym that took its dues from an account: the house that does the taking in the sender's line, the gym in a sentence, charges in a table, what a year would cost and what is left of the contract above what was taken, days of the next draft and of the end. */
  'gym-draft': sheet(
    {
      shops:
        'Iron Acre Gym;4400 Fredericksburg Rd;San Antonio, TX 78201;Iron Acre Fitness LLC|RIVERBEND ATHLETIC CLUB;27 Mill St;Collinsville, CT 06019|Second Wind Fitness;1190 W Main St;Lancaster, OH 43130;Second Wind Health Clubs Inc|Box 41 CrossTraining;41 Depot St;Asheville, NC 28801|Northwoods Swim & Gym;900 E Wall St;Eagle River, WI 54521;M. Hautala',
      notation: us,
      days: 'month D, YYYY|MM/DD/YYYY|mon D, YYYY',
    },
    'letter',
    (pen, shop) => {
      const rate = taxIn(shop.address[1] ?? '')
      const dues = pen.pick([3900, 4900, 5995, 7900, 10_900])
      const sums = onTop([
        line(say(pen, 'Monthly dues|Membership dues|Dues, single plan'), dues, rate),
        ...(pen.chance(0.4) ? [line('Yearly upkeep fee', pen.pick([3900, 4900, 5900]), rate)] : []),
        ...(pen.chance(0.4) ? [line('Locker and towels', pen.pick([800, 1200, 1500]), rate)] : []),
        ...(pen.chance(0.3) ? [line('Guest passes, two', pen.pick([2000, 3000]), rate)] : []),
      ])
      const number = pen.digits(say(pen, '########|D-#######|26######'))
      const account = `${say(pen, 'checking|savings')} account ${pen.digits('••••####')}`
      const sumsTold = tally([
        ...(rate > 0 ? [[`Sales tax ${rate}%`, pen.money(sums.vat)] as const] : []),
        [say(pen, 'Drafted|We drafted|Taken by draft'), pen.money(sums.total)],
      ])
      const months = pen.whole(3, 11)
      return [
        `${mailHead([
          ['From:', 'ClubDraft Payments <notices@clubdraft.example>'],
          ['To:', say(pen, 'office@lakeviewceramics.example|j.pruitt@mail.example')],
          ['Sent:', `${pen.day()} ${pen.clock()}`],
          ['Subject:', `Your draft went through (${number})`],
        ])}<p>Hi ${say(pen, 'Jordan|Priscilla|Mateo')},</p><p>Today your membership dues to ${escaped(shop.name)} were drafted from your ${account}. This mail is your receipt, number ${number}.</p>${cells('lr', 'What for|Amount', priced(pen, sums.lines, 'tA'), 'lined')}${sumsTold}<p style="margin-top:8mm">You have been a member since ${dayOff(pen, -pen.whole(100, 900))}. The next draft is on ${dayOff(pen, 30)}. Your contract has ${months} months to run, ${pen.money(months * dues)} in dues, and ends on ${dayOff(pen, months * 30)}.</p><p>Save two months: pay the year ahead for ${pen.money(dues * 10)}. A draft that comes back costs ${pen.money(2500)}.</p><p style="margin-top:12mm;font-size:8pt;color:#555">${escaped(shop.name)}${behindIt(shop, ' (#)')} · ${place(shop, ', ')} · front desk ${pen.digits('###-###-####')}<br>ClubDraft Payments moves the money for the club and sells nothing itself.</p>`,
        { sums, documentNumber: number },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),
}
