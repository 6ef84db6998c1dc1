/** Bills of the United States of an ordinary month: a cloud's services by use, a hotel's folio of a stay. */
import { escaped, line, sumOf, within, type Line } from '../eighth/kit'
import { us } from '../eighth/notations'
import { taxedBy } from '../eighteenth/kit'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { beside, part } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { lawful } from '../seventeenth/kit'
import { usd } from '../thirteenth/kit'
import { logo, say } from '../twelfth/kit'
import { note } from '../twentieth/english-kit'
import { siteOf } from '../twenty-first/english-kit'

import { these } from './english-kit'

/** The day after the end of the month before a day. */
const monthStart = (date: Date, months = 0): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months))

export const usPapers: Papers = {
  /** A cloud's services by use: an account's number and whom it goes to, a box with number, day and the total by which day it is due, a greeting that names the period, a summary with tax, details by service, small marks explained at the foot. */
  'services-by-use': paper(
    usd,
    'month D , YYYY|month D, YYYY|mon D, YYYY',
    'plain light letter',
    'CUMULO;410 Olive Way;Seattle, WA 98101;Cumulo Web Services, Inc.|StratusCompute;101 Avenue of the Arts;Providence, RI 02903;Stratus Compute LLC|Hydrocloud;2261 Market Street;San Francisco, CA 94114;Hydrocloud Holdings, Inc.|VAULTLINE;500 Boylston St;Boston, MA 02116;Vaultline Storage Corp.|Lattice DB, Inc.;1633 Broadway, 38th Floor;New York, NY 10019',
    'US',
    (pen, firm, to) => {
      pen.date.setTime(monthStart(pen.date).getTime() + pen.whole(1, 3) * 86_400_000)
      const start = monthStart(pen.date, -1)
      const end = new Date(monthStart(pen.date).getTime() - 86_400_000)
      const services = pen.random
        .shuffled([
          'Elastic Compute',
          'Simple Object Storage',
          'Relational Database Service',
          'Data Transfer',
          'Key Management',
          'Domain Name Service',
          'Monitoring',
          'Container Registry',
        ])
        .slice(0, pen.whole(2, 6))
        .map((text) => line(text, pen.whole(50, pen.pick([900, 6000, 31_000]))))
      const base = within(services)
      const rate = pen.pick([0, 0, 6.25, 8.875])
      const sums = taxedBy(base, Math.round((base.sum * rate) / 100))
      const number = pen.digits(say(pen, '1#########|EUINUS26-######|26####-####'))
      const due = pen.after(pen.pick([0, 1, 15]))
      const site = siteOf(firm.name.replace(/,? (Inc\.|LLC)/, ''), '.example')
      return [
        `<div class="sides"><div>${logo(firm.name, 7.5, 'font-weight:bold;color:#1f2a44')}${firm.also.map((text) => `<span class="grey">${escaped(text)}</span>`).join('')}</div><div style="font-size:20pt;color:#1f2a44">Invoice</div></div><p>Email or talk to us about your account or bill, visit ${site}/contact-us/</p>${beside(
          '1fr 92mm',
          `<b>Account number:</b><br>${pen.digits('############')}<br><br><b>Bill to Address:</b><br>ATTN: ${say(pen, 'Accounts Payable|Owner|IT Department')}<br>${who(to)}, US`,
          part(
            'border:0.3mm solid #9ca3af',
            `<div style="background:#e5e7eb;padding:1.5mm 2.5mm"><b>Invoice Summary</b></div>${facts(
              [
                ['Invoice Number:', number],
                ['Invoice Date:', pen.day()],
              ],
              'width:100%;margin:1mm 2.5mm;width:87mm',
            )}${facts([[`TOTAL AMOUNT DUE ON ${pen.day(due).toUpperCase()}`, pen.money(sums.total)]], 'width:87mm;margin:0 2.5mm 1.5mm;font-weight:bold')}`,
          ),
        )}<p style="margin-top:8mm"><b>This invoice is for the billing period ${pen.day(start)} - ${pen.day(end)}</b></p><p>Greetings from ${escaped(lawful(firm))}, we’re writing to provide you with an electronic invoice for your use of our services. Additional information about your bill, individual service charge details, and your account history are available on your account page.</p><div style="background:#e5e7eb;padding:1mm 2mm;margin-top:5mm"><b>Summary</b></div>${facts(
          [
            ['Service Charges', pen.money(sums.sum)],
            ['    Charges', pen.money(sums.sum)],
            ['    Credits', pen.money(0)],
            ['    Tax *', pen.money(sums.vat)],
            ['Total for this invoice', pen.money(sums.total)],
          ],
          'width:100%',
        )}<div style="background:#e5e7eb;padding:1mm 2mm;margin-top:5mm"><b>Detail</b></div>${grid(
          'ruled',
          'lr',
          '',
          services.map((one) => [one.text, pen.money(one.amount)]),
        )}${note('* May include estimated US sales tax, VAT, ST, GST and CT. Usage and recurring charges for this statement period will be charged on your next billing date. All web services are sold by the company named on this invoice.')}<div class="foot mid tiny grey">${escaped(lawful(firm))} · ${place(firm, ', ')} · Page 1 of 1</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9.3pt; }',
      ]
    },
  ),

  /** A hotel's folio of a stay: the house in the middle, guest and company beside room, days and folio number, every night with its taxes in columns of charges and credits, a balance of nothing, net and taxes summed up, a line to sign on. */
  'stay-folio': paper(
    us,
    'MM-DD-YY|MM/DD/YY|DD-mon-YY',
    'plain book narrow letter',
    'The Larkin Hotel;320 Walnut Street;Cincinnati, OH 45202;Larkin Hospitality Partners LLC|HARBORGATE INN & SUITES;1 Long Wharf Drive;New Haven, CT 06511|Juniper Court Des Moines Airport;6111 Fleur Drive;Des Moines, IA 50321;JC Lodging LP|Hotel Marisol;815 Alamo Plaza;San Antonio, TX 78205|Summit Peak Lodge;44 Village Square;Breckenridge, CO 80424;SPL Operating Company Inc.',
    'US',
    (pen, firm, to) => {
      const nights = pen.whole(1, 4)
      const price = pen.whole(109, 329) * 100 - pen.pick([0, 1, 100])
      const rates = pen.pick([
        [6.5, 'State Occupancy Tax', 7, 'City Lodging Tax'],
        [6, 'State Hotel Tax', 9, 'Local Hotel Tax'],
        [5, 'State Tax', 7.4, 'Room Occupancy Tax'],
      ] as const)
      const taxOf = (percent: number) => Math.round((price * percent) / 100)
      const [first, second] = [taxOf(rates[0]), taxOf(rates[2])]
      const rooms = Array.from({ length: nights }, (_, at) => ({
        on: dayOff(pen, at - nights),
        ...line('Room Charge', price),
      }))
      const extras = these<Line>(
        pen.chance(0.5) && line('Self Parking', pen.pick([1200, 1800, 2900])),
        pen.chance(0.4) && line(`Restaurant Dinner #${pen.digits('####')}`, pen.whole(1800, 7200)),
        pen.chance(0.3) && line('Market Pantry', pen.whole(350, 1600)),
      ).map((one) => ({ on: dayOff(pen, -1), ...one }))
      const sums = taxedBy(within([...rooms, ...extras]), (first + second) * nights)
      const number = pen.digits(say(pen, '######|#####|###### A'))
      const [card, isDated] = [say(pen, 'Visa|MasterCard|American Express'), pen.chance(0.6)]
      const rows = [
        ...rooms.flatMap(({ on, text }) => [
          [on, text, pen.plain(price), ''],
          [on, rates[1], pen.plain(first), ''],
          [on, rates[3], pen.plain(second), ''],
        ]),
        ...extras.map((one) => [one.on, one.text, pen.plain(one.amount), '']),
        [pen.day(), `${card} ${pen.digits('XXXXXXXXXXXX####  XX/XX')}`, '', pen.plain(sums.total)],
      ]
      return [
        `<div class="mid">${logo(firm.name, 8)}${place(firm, ' | ')}<br>Tel: ${pen.digits('###-###-####')} | www.${siteOf(firm.name, '.example')}</div>${beside(
          '1fr 76mm',
          `<div style="margin-top:10mm">${say(pen, 'Mr. Alan Whitfield|Ms. Teresa Okoye|Mrs. Joan Park')}<br>${who(to)}<br>United States</div>`,
          `<div style="margin-top:10mm">${told([
            ['Room No.', pen.digits('####')],
            ['Arrival', dayOff(pen, -nights)],
            ['Departure', pen.day()],
            ...(isDated ? [['Invoice Date', pen.day()] as const] : []),
            ['Folio No.', number],
            ['Conf. No.', pen.digits('########')],
            ['Cashier No.', pen.digits('##')],
            ['Rate Plan', say(pen, 'BAR|CORP|AAA')],
            ['Page No.', '1 of 1'],
          ])}</div>`,
        )}<div style="margin-top:7mm"><b>${say(pen, 'INVOICE|GUEST FOLIO|Folio')}</b></div>${grid('ruled', 'llrr', 'Date|Description|Charges|Credits', rows)}${facts(
          [
            ['Total Charges', `${pen.plain(sums.total)} USD`],
            ['Total Credits', `${pen.plain(sums.total)} USD`],
            ['Balance', '0.00 USD'],
          ],
          'margin-left:auto;width:80mm;border-top:0.3mm solid #222;font-weight:bold',
        )}<div class="tiny" style="margin-top:5mm">${facts(
          [
            ['Net Amount', pen.plain(sumOf(sums.lines))],
            ['Room Taxes', pen.plain(sums.vat)],
            ['Total', pen.plain(sums.total)],
          ],
          'width:70mm',
        )}</div><p class="tiny" style="margin-top:4mm">I agree that my liability for this bill is not waived and agree to be held personally liable in the event that the indicated person, company or association fails to pay for any part or the full amount of these charges.</p><p>Guest signature ________________________________</p><div class="foot mid tiny grey">Thank you for staying with us.${firm.also.length > 0 ? ` Owned and operated by ${escaped(lawful(firm))}.` : ''}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasLines: false },
        '#sheet { font-size: 9.2pt; } .ruled td { padding: 0.4mm 1.5mm; }',
      ]
    },
  ),
}
