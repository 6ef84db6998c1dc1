/** Papers of Great Britain for machines that a firm has from others: postage loaded into a franking meter, a crane by the hour with a least charge. */
import { escaped, line, onTop, several } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { facts, grid, paper, place, who, type Papers } from '../fifteenth/kit'
import { halved } from '../fourteenth/kit'
import { part, priced } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { minutesAfter } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { formed, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { behindIt, note, workday } from '../twentieth/english-kit'

/** Cranes: what they lift, and their price by the hour in hundredths. */
const cranes = [
  ['25 tonne', 5200],
  ['40 tonne', 6800],
  ['60 tonne', 8900],
  ['100 tonne', 12_500],
] as const

export const gbHires: Papers = {
  /** Postage loaded into a franking meter, half a sheet: registers of what the meter holds and has used far above the sum, a limit of credit, a fee that alone bears tax, taken by card or to be collected; who loads it stands in a sentence. */
  'franking-credit': paper(
    gb,
    'DD/MM/YYYY|D mon YYYY|DD-MM-YYYY',
    'plain narrow wide',
    'Mailwright;Sorting House, Dock Street;Hull HU1 3DL;Mailwright Franking Ltd|FRANKLINE MAILING SYSTEMS;9 Kiln Park;Newbury RG14 5SJ|Pennyblack Meter Services;Unit 12, Foundry Court;Telford TF3 3BD;PBM Services (UK) Limited|Stampede Mailroom;81 Bothwell Road;Hamilton ML3 0DW|Swift & Sealed Office Machines;Orchard Trading Estate;Chepstow NP16 5QZ;S & S Machines LLP',
    'GB',
    (pen, firm, to) => {
      const credit = pen.pick([10_000, 15_000, 20_000, 25_000, 50_000])
      const sums = onTop([
        line(say(pen, 'Postage credit|Credit loaded to meter|Postage downloaded'), credit),
        line(say(pen, 'Top-up fee|Handling of this top-up'), pen.pick([195, 250, 395]), 20),
        ...(pen.chance(0.35) ? [line('Meter rental, 3 months', pen.pick([5850, 7200]), 20)] : []),
      ])
      const held = pen.whole(140, 4800)
      const used = pen.whole(220_000, 2_900_000)
      const isCard = pen.chance(0.4)
      const due = workday(pen.after(pen.pick([5, 7, 10])))
      const number = pen.digits(say(pen, '########|TU-######|26-#####'))
      const registers = grid('boxy tiny', 'lr', 'Meter registers|£', [
        ['Held before this top-up', pen.plain(held)],
        ['Held after this top-up', pen.plain(held + credit)],
        ['Used since installation', pen.plain(used)],
        ['Control sum', pen.plain(used + held + credit)],
        ['Credit limit of your account', pen.plain(pen.pick([100_000, 150_000, 250_000]))],
      ])
      const charge = tally([
        ...priced(pen, sums.lines),
        ['VAT at 20%, not on postage', pen.plain(sums.vat)],
        [
          say(pen, 'Charged for this top-up|Top-up, fees and VAT|Amount of this top-up invoice'),
          pen.money(sums.total),
        ],
      ])
      const settling = isCard
        ? `Taken from card ${pen.digits('**** ####')} on ${pen.day()}, with thanks.`
        : `To be collected by Direct Debit on or after ${pen.day(due)}.`
      return [
        `<div class="sides"><b style="font-size:13pt">${say(pen, 'Your meter has been topped up|METER TOP-UP|Top-up confirmation and VAT invoice')}</b><span class="tiny r">${number}</span></div><p class="tiny">${who(to, ', ')}</p><p>On ${pen.day()} at ${pen.clock()} ${escaped(firm.name)} loaded postage into your meter ${pen.digits('@@######')} over the telephone line.</p>${registers}${charge}<p>${settling}</p><p class="tiny">Meter inspected on ${dayOff(pen, -pen.whole(40, 300))}; next inspection due by ${dayOff(pen, pen.whole(70, 320))}. Postal prices change on ${dayOff(pen, pen.whole(15, 200))}: your meter fetches them by itself.</p><div class="foot tiny mid">${escaped(lawful(firm))} · ${place(firm, ', ')} · VAT no. ${taxNumber(pen, 'GB')}</div>`,
        {
          sums,
          documentNumber: number,
          kind: isCard ? 'receipt' : 'invoice',
          due: isCard ? null : due,
        },
        halved,
      ]
    },
  ),

  /** A crane by the hour: the firm and the number in one line on top, boxes of a form with hours worked below the hours that are charged at least, the load's value and a price by the week above the sum. */
  'crane-hire': paper(
    gb,
    'DD/MM/YY|DD/MM/YYYY|D month YYYY',
    'narrow plain wide',
    'Bulwark Crane Hire;Wharf Road;Scunthorpe DN15 8QP;Bulwark Lifting Ltd|TEESDALE MOBILE CRANES;Yard 2, Cargo Fleet Lane;Middlesbrough TS3 8DE|J. Cobbold Lifting;The Gravel Pit;Stowmarket IP14 2NA;J. Cobbold & Sons|Highjib Cranes;Unit 30, Severn Road;Avonmouth BS11 0YL;Highjib Contracts Limited|Glen Orrin Crane Services;Longman Drive;Inverness IV1 1SU;G.O.C.S. (Scotland) Ltd',
    'GB',
    (pen, firm, to) => {
      const [size, rate] = pen.pick(cranes)
      const least = pen.pick([6, 8])
      const worked = pen.whole(2, 10)
      const charged = Math.max(worked, least)
      const sums = onTop([
        several(`${size} crane and operator, hours`, charged, rate, 20),
        line('Road to site and back', pen.pick([9500, 14_000, 18_500]), 20),
        ...(pen.chance(0.5) ? [several('Slinger, hours', charged, 3400, 20)] : []),
        ...(pen.chance(0.4) ? [several('Outrigger mats', 4, 1200, 20)] : []),
        ...(pen.chance(0.3) ? [line('Lift plan', pen.pick([15_000, 22_500]), 20)] : []),
      ])
      const arrived = say(pen, '06:45|07:30|08:00|09:15')
      const number = pen.digits(say(pen, '#####|C/#####|26/###'))
      const order = pen.chance(0.6) ? pen.digits('PO#####') : ''
      const due = pen.after(pen.pick([14, 30, 30]))
      const boxes = formed(
        [
          ['Day of lift', dayOff(pen, -pen.whole(1, 6))],
          ['Crane', `${size}, ${pen.digits('@@## @@@')}`],
          ['Order', order],
          ['On site', arrived],
          ['Off site', minutesAfter(arrived, worked * 60)],
          ['Hours worked', String(worked)],
          ['Least hours', String(least)],
          ['Hours charged', String(charged)],
          ['Operator', say(pen, 'B. Thirkell|Stan|M. Oduya')],
          ['Load', say(pen, 'air handler to roof|steel, 6 lifts|hot tub over house|log splitter')],
          ['Heaviest, kg', String(pen.whole(4, 90) * 100)],
          ['Value told by hirer', pen.money(pen.whole(3, 60) * 200_000)],
        ],
        3,
      )
      const sumsTold = facts(
        [
          ['Before VAT', pen.plain(sums.net)],
          ['VAT 20%', pen.plain(sums.vat)],
          [say(pen, 'Charge for this hire|Ticket value|Hire in all'), pen.money(sums.total)],
        ],
        'margin-left:auto;font-weight:bold',
      )
      return [
        `<div style="border-bottom:1mm solid #ca8a04;padding-bottom:2mm;display:flex;justify-content:space-between;font-size:13pt"><b>${escaped(firm.name)}</b><span>${say(pen, 'hire invoice|ticket and invoice|crane invoice')} <b style="color:#b91c1c">${number}</b> &nbsp; ${pen.day()}</span></div><p style="margin-top:5mm">Hirer: ${who(to, ', ')}</p>${boxes}${grid('ruled', 'lrrr', 'Hire|No.|£|£', linesAs(pen, sums.lines, 'tqua'))}${sumsTold}${part('border:0.25mm solid #666;padding:3mm;margin-top:7mm', `By the week this crane is ${pen.money(rate * 36)} before VAT, fuel by the hirer. Hired goods on the hook are covered up to ${pen.money(5_000_000)} under a contract lift only; inspection of the crane good until ${dayOff(pen, pen.whole(30, 180))}.`)}<p>Please pay by ${pen.day(due)}: ${pen.digits('##-##-##')}, ${pen.digits('########')}.</p><p style="margin-top:8mm">Signed for the hirer <span style="font:18pt Z003,cursive;color:#1e40af">${say(pen, 'D Rawlins|P. Chaudhry|K Moss')}</span></p>${note('Standing time counts as working time. Wind above 9.8 m/s stops the lift but not the clock.')}<div class="foot tiny">${behindIt(firm, '# · ')}${place(firm, ', ')} · VAT ${taxNumber(pen, 'GB')} · ${pen.digits('01### ######')}</div>`,
        {
          sums,
          documentNumber: number,
          due,
          ...(order ? { customerReference: order } : {}),
        },
        '#sheet { font-size: 10pt; }',
      ]
    },
  ),
}
