/** A paper of an odd trade of Canada: a place on a first-aid course, confirmed and paid for. */
import { escaped, line, onTop, several } from '../eighth/kit'
import { ca } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { grid, paper, place, who, type Papers } from '../fifteenth/kit'
import { part, ribbon } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { behindIt, note } from '../twentieth/english-kit'

/** Percents of tax on courses, by province. */
const taxes: Readonly<Record<string, number>> = { ON: 13, NB: 15, AB: 5, MB: 5, SK: 5 }

export const caPapers: Papers = {
  /** A place on a first-aid course: a large tick and the day of the course, which is not the paper's own, seats and books, a rate for groups taken off, a price at the door and a limit of cover that are not charged; the school is in a sentence and below a line at the foot. */
  'course-seat': paper(
    ca,
    'YYYY-MM-DD|month D, YYYY|DD mon YYYY',
    'plain wide light letter',
    'Steady Hands First Aid;210 Woolwich St;Guelph ON N1H 3V6;Steady Hands Safety Training Inc.|BOREAL RESCUE TRAINING;96 Gordon Ave;Flin Flon MB R8A 0P4|Tidehead First Aid & CPR;14 Bellevue St;Campbellton NB E3N 2G2;704418 N.B. Ltd.|Foothills Lifesaver School;3012 17 Ave SW;Calgary AB T3E 0A7;R. Sandhu|Wheat City Medics;77 Broad St;Regina SK S4P 1X6;Wheat City Medics Ltd.',
    'CA',
    (pen, firm, to) => {
      const rate = taxes[/ ([A-Z]{2}) /.exec(firm.address[1] ?? '')?.[1] ?? ''] ?? 5
      const seats = pen.whole(1, 8)
      const price = pen.pick([9900, 12_500, 13_900, 16_500])
      const course = say(
        pen,
        'Standard First Aid with CPR-C|Emergency First Aid with CPR-A|Recertification, two days|Marine Basic First Aid',
      )
      const sums = onTop([
        several(course, seats, price, rate),
        ...(pen.chance(0.6) ? [several('Handbook', seats, 1400, rate)] : []),
        ...(pen.chance(0.4) ? [several('Pocket mask', seats, 1850, rate)] : []),
        ...(seats >= 4 ? [line('Group rate, four or more', -seats * 1000, rate)] : []),
      ])
      const number = pen.digits(say(pen, '######|FA-26-####|C#####'))
      const days = ribbon(
        [
          ['First day', dayOff(pen, pen.whole(6, 40))],
          ['Begins', say(pen, '08:30|09:00|18:00')],
          ['Seats', String(seats)],
          ['Confirmed and paid', pen.day()],
          ['Confirmation', number],
        ],
        'border-top:0.3mm solid #16a34a;border-bottom:0.3mm solid #16a34a;padding:2mm 0',
      )
      const tax = `${rate > 10 ? 'HST' : 'GST'} ${rate}%`
      const paid = say(pen, 'Fee received|Paid for these seats|Seats and books, paid')
      const sumsTold = tally([
        ['Before tax', pen.plain(sums.net)],
        [tax, pen.plain(sums.vat)],
        [paid, pen.money(sums.total)],
      ])
      const door = pen.money(seats * (price + 4000))
      const rules = part(
        'background:#f0fdf4;padding:3mm 4mm;margin-top:7mm',
        `Move your seats free of charge until ${dayOff(pen, 4)}; later it is ${pen.money(3500)} a seat. At the door the same would be ${door} before tax. Certificates hold for three years.`,
      )
      return [
        `<div style="display:flex;align-items:center;gap:6mm"><svg width="58" height="58"><circle cx="29" cy="29" r="27" fill="#16a34a"/><path d="M16 30 L26 40 L43 19" fill="none" stroke="#fff" stroke-width="6"/></svg><div style="font-size:20pt">${say(pen, 'You are booked|Your seats are kept|Booking confirmed')}</div></div>${days}<p>Thank you for learning with ${escaped(firm.name)}. This confirmation is also your receipt.</p><p>Booked by ${who(to, ', ')}.</p>${grid('ruled', 'lrrr', 'Item|No.|Each $|$', linesAs(pen, sums.lines, 'tqua'))}${sumsTold}<p>${say(pen, 'Visa|Mastercard|Interac e-Transfer')} ${pen.digits('ref ######')}, ${pen.clock()}.</p>${rules}${note(`Bring shoes that tie and a lunch. Our instructors are covered for up to ${pen.money(500_000_000)}.`)}<div class="foot tiny" style="border-top:0.2mm solid #888;padding-top:2mm"><b>${escaped(firm.name)}</b>${behindIt(firm, ' · #')} · ${place(firm, ', ')} · ${pen.digits('###-###-####')} · ${rate > 10 ? 'HST' : 'GST'} ${taxNumber(pen, 'CA')}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { font-size: 10pt; }',
      ]
    },
  ),
}
