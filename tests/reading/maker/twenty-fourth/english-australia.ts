/** A paper of an odd trade of Australia: an interpreter's timesheet that is the invoice as well. */
import { escaped, firms, line, onTop } from '../eighth/kit'
import { grid, paper, place, who, type Papers } from '../fifteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { au, minutesAfter } from '../ninth/kit'
import { abn } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { formed, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { note } from '../twentieth/english-kit'

/** What is spoken. */
const tongues: Readonly<Record<string, string>> = {
  'Lan Tran Interpreting': 'Vietnamese',
  'AUSLAN BRIDGE': 'Auslan',
  'Haddad Language Services': 'Arabic',
  'Karri Coast Interpreters': 'Mandarin',
  'Top End Language Link': 'Tetum',
}

const clients =
  'Westgate Community Legal Centre;210 Nicholson St;Footscray VIC 3011|Local Health District, Languages Desk;1 Hospital Rd;Orange NSW 2800|Tribunal Registry;Level 7, 55 St Georges Tce;Perth WA 6000|Larrakeyah Family Services;3 Packard Pl;Larrakeyah NT 0820'

export const auPapers: Papers = {
  /** An interpreter's timesheet that is the invoice as well: boxes of a form in one of which the interpreter stands, sittings with day, hours and the minutes that are paid at least, two signatures, a price by the day, what was earned since July and a cover above the sum. */
  'interpreter-timesheet': paper(
    au,
    'DD/MM/YYYY|D mon YYYY|DD/MM/YY',
    'plain narrow light',
    'Lan Tran Interpreting;9/44 Hopkins St;Footscray VIC 3011|AUSLAN BRIDGE;Studio 3, 86 Sydenham Rd;Marrickville NSW 2204;Auslan Bridge Pty Ltd|Haddad Language Services;17 Haldon St;Lakemba NSW 2195;Amira Haddad|Karri Coast Interpreters;5 Spencer St;Bunbury WA 6230;KCI (WA) Pty Ltd|Top End Language Link;22 Parap Rd;Parap NT 0820;J. da Costa',
    'AU',
    (pen, firm) => {
      const to = pen.pick(firms(clients))
      const tongue = tongues[firm.name] ?? 'Greek'
      const rate = pen.pick([7200, 8400, 9600, 11_400])
      const gst = pen.pick([0, 10, 10])
      const count = pen.whole(1, 6)
      const sittings = Array.from({ length: count }, (_, at) => {
        const minutes = pen.pick([35, 50, 90, 105, 120, 150, 210])
        const paid = Math.max(90, minutes)
        const from = pen.clock()
        const text = `${tongue}, ${say(pen, 'hearing|case conference|intake|ward round|assessment')}`
        return {
          ...line(text, Math.round((paid * rate) / 60), gst),
          on: dayOff(pen, (at - count) * 3),
          hours: `${from}–${minutesAfter(from, minutes)}`,
          paid,
        }
      })
      const km = pen.whole(12, 140)
      const travel = pen.chance(0.4) ? [line(`Travel, ${km} km at 88c`, km * 88, gst)] : []
      const sums = onTop([...sittings, ...travel])
      const number = pen.digits(say(pen, '###|TS-0###|26/0##'))
      const order = pen.digits(say(pen, 'LS-#####|4500######|BK####'))
      const due = pen.after(pen.pick([7, 14, 30]))
      const boxes = formed(
        [
          ['Timesheet and invoice no.', number],
          ['Client’s booking', order],
          ['Interpreter', firm.name],
          ['Language', tongue],
          ['Interpreter’s ABN', abn(pen)],
          ['Practitioner no.', pen.digits('CPN#@@##@')],
          ['Client', to.name],
          ['Handed in', pen.day()],
        ],
        2,
      )
      const rows = [
        ...sittings.map((one) => [
          one.on,
          one.text,
          one.hours,
          String(one.paid),
          pen.plain(one.amount),
        ]),
        ...travel.map((one) => ['', one.text, '', '', pen.plain(one.amount)]),
      ]
      const all = say(pen, 'For these sittings|Payable to interpreter|Timesheet value')
      const sumsTold = tally([
        ['Sittings and travel', pen.plain(sums.net)],
        [gst > 0 ? 'GST 10%' : 'GST, not registered', pen.plain(sums.vat)],
        [all, pen.money(sums.total)],
      ])
      const ink = 'font:17pt Z003,cursive;color:#1e40af'
      const year = pen.money(sums.total + pen.whole(120, 900) * 5000)
      return [
        `<b style="font-size:14pt">${gst > 0 ? 'TIMESHEET AND TAX INVOICE' : 'TIMESHEET AND INVOICE'}</b>${boxes}${grid('ruled', 'lllrr', 'Day|Sitting|From–to|Min. paid|$', rows)}${sumsTold}<p class="tiny">Every sitting is paid for at least 90 minutes, at ${pen.money(rate)} an hour. A whole day would be ${pen.money(rate * 7)}.</p><div class="sides" style="margin-top:9mm"><div>Signed for client<br><span style="${ink}">${say(pen, 'R Costigan|H. Wu|Dr Amis')}</span><br>${dayOff(pen, -1)}</div><div>Signed by interpreter<br><span style="${ink}">${say(pen, 'as above|yours faithfully|signed')}</span><br>${pen.day()}</div></div><p style="margin-top:8mm">Pay ${escaped(lawful(firm))} by ${pen.day(due)}: BSB ${pen.digits('###-###')}, account ${pen.digits('########')}.</p><p>Bill to: ${who(to, ', ')}.</p>${note(`Billed to you since 1 July, this sheet included: ${year}. Professional indemnity ${pen.money(500_000_000)}, until ${dayOff(pen, 170)}.`)}<div class="foot tiny r">${place(firm, ', ')} · ${pen.digits('04## ### ###')}</div>`,
        { sums, documentNumber: number, due, customerReference: order },
        '#sheet { font-size: 10pt; }',
      ]
    },
  ),
}
