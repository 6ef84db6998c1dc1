/** Papers of odd trades of Great Britain: an organ tuner's page with the state of the pipes, a buyer's account of an auction with a premium and tax on that alone. */
import { escaped, line, onTop, several, sumOf } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { facts, grid, paper, place, who, type Papers } from '../fifteenth/kit'
import { dotted, part, priced } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { columned, stacked, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { behindIt, note } from '../twentieth/english-kit'

/** What a tuner finds at a stop. */
const found = [
  ['Swell Oboe', 'Three notes off speech, tongues cleaned'],
  ['Great Mixture', 'Dust in two pipes, blown out'],
  ['Pedal Bourdon', 'Low D dumb, motor looked at'],
  ['Choir Dulciana', 'Top octave sharp, set to the rest'],
  ['Great Open Diapason', 'In tune'],
  ['Swell Trumpet', 'Middle C slow, wire eased'],
  ['Blower', 'Oiled, runs quiet'],
] as const

const rooms =
  'A Victorian mahogany chest of drawers|Pair of Staffordshire spaniels|Oil on board, boats at low tide|Silver cream jug, Chester 1904|Eight-day longcase clock, painted dial|Box of mixed plated ware|Persian runner, worn|Set of six ladder-back chairs|Case of stuffed finches|Gold half hunter, not running'

export const gbPapers: Papers = {
  /** A tuner's page for a church: whose organ it is in large letters, what was found at which stop, dots between work and sums, an estimate for an overhaul and what it is insured for; the firm stands beside the account's number at the foot. */
  'organ-tuning': paper(
    gb,
    'D month YYYY|DD/MM/YYYY|DD mon YYYY',
    'book slab plain',
    'Swell & Great Organ Tuners;3 Chantry Yard;Beverley HU17 8BP;P. J. Ormesher|ORMEROD & DALE ORGAN BUILDERS;The Old Sunday School, Mill Brow;Kendal LA9 5AX;Ormerod & Dale Ltd|Mixture & Flute;27 Monk Street;Monmouth NP25 3LR;Mixture & Flute Pipe Organs LLP|Thomas Quarrie Pipe Organs;Station Yard;Crieff PH7 4HQ|Fenwater Organ Works;Unit 5, Lark Rise;Thame OX9 3FE;G. A. Sumpter',
    'GB',
    (pen, firm) => {
      const rate = pen.pick([0, 20])
      const [church = '', town = '', size = ''] = say(
        pen,
        'St Oswald;Thornby;2 manuals and pedal|All Hallows;Great Maplow;3 manuals and pedal|Bethesda Chapel;Nantwen;1 manual|St Mary Magdalene;Ashwick;2 manuals and pedal|The Minster;Southbeck;4 manuals and pedal',
      ).split(';')
      const miles = pen.whole(9, 74)
      const hours = pen.whole(1, 3)
      const sums = onTop([
        line(`Tuning, ${size}`, pen.whole(26, 52) * 500, rate),
        line(`Travelling, ${miles} miles at 50p`, miles * 50, rate),
        ...(pen.chance(0.5)
          ? [line('Leather and felt for a motor', pen.pick([1850, 2400, 3600]), rate)]
          : []),
        ...(pen.chance(0.4) ? [several('Holding keys, hours', hours, 1600, rate)] : []),
      ])
      const number = pen.digits(say(pen, '###|T/####|26/0##'))
      const due = pen.after(pen.pick([21, 28, 30]))
      const overhaul = pen.whole(28, 190) * 50_000
      const state = facts(
        [
          ['Last tuned', dayOff(pen, -pen.whole(150, 200))],
          ['Tuned now', dayOff(pen, -pen.whole(2, 12))],
          ['Tune again about', dayOff(pen, pen.whole(150, 190))],
          ['Air at the console', `${pen.whole(8, 19)} °C`],
          ['Pitch of A', `${pen.whole(4350, 4420) / 10} Hz`],
        ],
        'font-size:85%',
      )
      const account = dotted([
        ...priced(pen, sums.lines),
        ...(rate > 0 ? [[`VAT at ${rate}%`, pen.plain(sums.vat)] as const] : []),
        [
          say(pen, 'This visit comes to|For the visit, in all|Sum of this account'),
          pen.money(sums.total),
        ],
      ])
      const stops = pen.random.shuffled(found).slice(0, pen.whole(2, 5))
      const tax = rate > 0 ? `VAT no. ${taxNumber(pen, 'GB')}` : 'not registered for VAT'
      return [
        `<div class="sides"><div><div class="tiny grey">${say(pen, 'The organ of|Tuner’s page for|Organ and account of')}</div><div style="font-size:21pt">${church}</div>${town} · ${size}</div>${state}</div>${grid('boxy', 'll', 'Stop|Found and done', stops)}<h2 style="font-size:12pt;margin:8mm 0 2mm">Account to the treasurer</h2>${account}<p style="margin-top:8mm">Our estimate of ${dayOff(pen, -pen.whole(60, 140))} to clean and overhaul the organ, ${pen.money(overhaul)}${rate > 0 ? ' plus VAT' : ''}, still waits for an answer and is no part of the above. Your policy puts the organ at ${pen.money(overhaul * 9)}; please see that this is enough.</p><p>Kindly settle by ${pen.day(due)}. Cheques to the name below.</p>${note('Tuned in the temperature found. Pipes move with the heating: leave it off for two hours before we come.')}<div class="foot" style="border-top:0.3mm solid #444;padding-top:2mm"><b>${escaped(firm.name)}</b> · Account ${number} · made up on ${pen.day()}<div class="tiny">${behindIt(firm, '# · ')}${place(firm, ', ')} · ${pen.digits('01### ######')} · ${tax}</div></div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 10.5pt; }',
      ]
    },
  ),

  /** A buyer's account of an auction: a dark column with the paddle in huge figures and four days, lots with an estimate above what they fetched, a premium and a fee for bidding from afar that alone bear tax; the rooms are named at the bottom of the column. */
  'buyers-premium': paper(
    gb,
    'DD/MM/YYYY|D mon YYYY|DD mon YY',
    'book plain light',
    'Hatherleigh & Moss Auctioneers;The Corn Hall;Hereford HR1 2LW;H & M Saleroom Ltd|BEAMISH VALLEY SALEROOMS;14 Front Street;Stanley DH9 0JQ|Tamar Bridge Auction Rooms;Quay Road;Saltash PL12 6JT;D. & R. Kitto|Lathkill Auctions;Riverside Works;Bakewell DE45 1GS;Lathkill Auctioneers LLP|Cawdor Street Saleroom;51 Cawdor Street;Nairn IV12 4QD;A. Mackellar',
    'GB',
    (pen, firm, to) => {
      const start = pen.whole(4, 310)
      const lots = pen.random
        .shuffled(rooms.split('|'))
        .slice(0, pen.whole(1, 6))
        .map((text, at) => ({
          ...line(text, pen.whole(4, 180) * 1000),
          lot: String(start + at * 19 + pen.whole(0, 9)),
        }))
      const hammer = sumOf(lots)
      const percent = pen.pick([18, 20, 22.5, 24])
      const extras = [
        line(`Buyer’s premium at ${percent}%`, share(hammer, percent), 20),
        ...(pen.chance(0.45) ? [line('Online bidding at 4.95%', share(hammer, 4.95), 20)] : []),
      ]
      const sums = onTop([...lots, ...extras])
      const number = pen.digits(say(pen, '#####|B-####|26/####'))
      const due = pen.after(pen.pick([3, 5, 7]))
      const rows = lots.map((one) => {
        const low = Math.round((one.amount * 1.2) / 1000) * 10
        return [one.lot, one.text, `${low}–${Math.round(low * 0.15) * 10}`, pen.plain(one.amount)]
      })
      const days = stacked(
        [
          ['Sale held', dayOff(pen, -pen.whole(1, 3))],
          ['Account made up', pen.day()],
          ['Collect by', dayOff(pen, 10)],
          ['Storage charged from', dayOff(pen, 11)],
          ['Account no.', number],
        ],
        '#d6d3d1',
      )
      const name = part(
        'position:absolute;left:5mm;bottom:12mm;width:37mm',
        `<b>${escaped(firm.name)}</b><br><span class="tiny">${place(firm)}<br>${behindIt(firm, '#, ')}VAT ${taxNumber(pen, 'GB')}</span>`,
      )
      const left = pen.money(Math.round((hammer * 1.6) / 5000) * 5000 + 20_000)
      const sumsTold = tally([
        [say(pen, 'Hammer|Knocked down for|Lots at the hammer'), pen.plain(hammer)],
        ...priced(pen, extras),
        ['VAT at 20% on premium and fees', pen.plain(sums.vat)],
        [
          say(pen, 'To clear these lots|Payable before collection|To settle your paddle'),
          pen.money(sums.total),
        ],
      ])
      return [
        columned(
          `<div class="tiny">PADDLE</div><div style="font-size:36pt;line-height:1.1;margin-bottom:9mm">${pen.whole(12, 684)}</div>${days}${name}`,
          `<div style="font-size:14pt;margin-bottom:8mm">${say(pen, 'Purchases at the sale|Buyer’s account|What you bought')}: ${say(pen, 'Antiques and Interiors|Country House Contents|General and Household')}</div>${who(to)}<div style="height:7mm"></div>${grid('ruled', 'llrr', 'Lot|Description|Estimate £|Hammer £', rows)}${sumsTold}<p style="margin-top:9mm">Please pay by ${pen.day(due)}, by transfer to ${pen.digits('##-##-##')} ${pen.digits('########')} or by card at the office. Cash is taken up to £8,000.00.</p><p>The commission bids that you left came to ${left} before premium. Lots not fetched are charged at £5.00 a day each.</p>${note('Hammer prices bear no VAT. All lots are sold as seen.')}`,
          'background:#3f2d20;color:#fff',
        ),
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
