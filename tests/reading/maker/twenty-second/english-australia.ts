/** Papers of Australia of an ordinary month: a service station's docket, a tradesman's job, a flight, a line of internet and telephones. */
import { escaped, line, onTop, wares, within } from '../eighth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff, measured } from '../nineteenth/west-kit'
import { au } from '../ninth/kit'
import { abn } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { logo, say } from '../twelfth/kit'
import { note, workday } from '../twentieth/english-kit'

export const auPapers: Papers = {
  /** A service station's docket: fuel with litres and cents, a discount by the litre below it, things from the shop, tax within the whole. */
  'servo-docket': slip(
    {
      shops:
        'WATTLE FUELS GYMPIE;Bruce Hwy;Gympie QLD 4570;Wattle Fuels (Retail) Pty Ltd|Coongan Roadhouse;Great Northern Hwy;Marble Bar WA 6760|FASTLANE ENERGY PENRITH;112 Mulgoa Rd;Penrith NSW 2750;Fastlane Energy Stores Pty Limited|Apco-Line Bendigo;331 High St;Kangaroo Flat VIC 3555',
      notation: au,
      days: 'DD/MM/YYYY|DD/MM/YY|DD-mon-YYYY',
    },
    80,
    (pen, shop) => {
      const fuel = measured(
        say(pen, 'UNLEADED 91|DIESEL|PREMIUM 95'),
        pen.whole(1800, 6800),
        pen.pick([1699, 1759, 1829, 1899, 1989, 2059]),
        10,
      )
      const off = pen.chance(0.5) ? Math.round((fuel.measure * 40) / 1000) : 0
      const sums = within([
        fuel,
        ...(off > 0 ? [line('FUEL OFFER 4C PER LITRE', -off, 10)] : []),
        ...pen.buy(
          wares(
            'ICED COFFEE 600ML;4.5;5.9;10|BEEF PIE;5.5;6.9;10|ENGINE OIL 1L;14;22;10|SPRING WATER 1.5L;3.5;4.9;0|FULL CREAM MILK 2L;3.6;4.8;0|ICE 5KG;5;6.5;10',
          ),
          { count: [0, 3], isGross: true },
        ).lines,
      ])
      const number = pen.digits(say(pen, '######|####-######|1#####'))
      return [
        typed(
          80,
          40,
          `
          ^TAX INVOICE
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^ABN ${abn(pen)}
          ^PH ${pen.digits('0# #### ####')}

          ${pen.day()} ${pen.clock()}
          REG ${pen.whole(1, 3)} INV ${number}|${say(pen, 'DAYS|KAREN|NIGHT')}
          =-
          ${each(sums.lines, (one) =>
            one === fuel
              ? `*PUMP ${String(pen.whole(1, 12)).padStart(2, '0')} ${fuel.text}|${pen.plain(fuel.amount)}\n··${pen.plain(fuel.measure)} LTR @ ${(fuel.price / 10).toFixed(1)} C/L`
              : `${one.rate > 0 ? '*' : '·'}${one.text}|${pen.plain(one.amount)}`,
          )}
          =-
          !TOTAL AUD|${pen.money(sums.total)}
          ${say(pen, 'EFTPOS|FLEET CARD|CREDIT CARD')}|${pen.money(sums.total)}
          CHANGE|$0.00
          * INCLUDES GST OF|${pen.money(sums.vat)}
          =-
          ${say(pen, 'VISA|DEBIT MC|FLEET')} ${pen.digits('....####')}  APPROVED 00
          STAN ${pen.digits('######')}
          ${off > 0 ? `YOU SAVED ${pen.money(off)} TODAY\n` : ''}^DRIVE SAFE
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A tradesman's job as his telephone's program sends it: the job's number and place, what was done in sentences, labour and materials, tax on top, account to pay into. */
  'job-sheet': paper(
    au,
    'DD/MM/YYYY|D mon YYYY|DD mon YYYY',
    'light plain',
    'Bluegum Electrical;18 Carrington St;Queanbeyan NSW 2620;Bluegum Electrical Contractors Pty Ltd|Mick Sheridan Plumbing;PO Box 77;Yarrawonga VIC 3730|TOP END REFRIGERATION;4/30 Winnellie Rd;Winnellie NT 0820;TER Services Pty Ltd|Coast to Country Roofing;9 Trade Ct;Ballina NSW 2478',
    'AU',
    (pen, firm, to) => {
      const isWet = firm.name.includes('Plumb')
      const sums = onTop(
        pen.buy(
          wares(
            isWet
              ? 'Labour – licensed plumber (hrs);95;125;10|Hot water tempering valve;140;190;10|PVC fittings and glue;28;75;10|Jetter hire, half day;180;240;10|Call out;90;120;10'
              : 'Labour – tradesperson (hrs);92;128;10|Labour – apprentice (hrs);48;62;10|Materials as listed;45;420;10|Call out fee;85;110;10|Travel (km);1.2;1.6;10|Access equipment;120;210;10',
          ),
          { count: [2, 4], most: 7, step: 10 },
        ).lines,
      )
      const due = pen.after(pen.pick([7, 14, 14, 30]))
      const [number, job] = [pen.digits(say(pen, 'INV-####|J####-1|1####')), pen.digits('J####')]
      const order = pen.chance(0.35) ? pen.digits('PO-#####') : ''
      return [
        `<div class="sides"><svg width="58" height="58"><circle cx="29" cy="29" r="27" fill="#ea580c"/><path d="M31 10 L18 33 h9 l-3 16 l15 -24 h-10 z" fill="#fff"/></svg><div class="r"><b style="font-size:14pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}ABN: ${abn(pen)}<br>${place(firm, ', ')}<br>${pen.digits('04## ### ###')} · Lic. ${pen.digits('######C')}</div></div><div style="background:#ea580c;color:#fff;padding:2.5mm 4mm;margin:6mm 0;font-size:14pt" class="sides"><span>TAX INVOICE</span><span>${number}</span></div>${beside(
          '1fr 1fr 58mm',
          `<b>Client</b><br>${who(to)}`,
          `<b>Job address</b><br>${place(to)}`,
          told([
            ['Date:', pen.day()],
            ['Due:', pen.day(due)],
            ['Job no:', job],
            ...(order ? [['Order no:', order] as const] : []),
          ]),
        )}<p style="margin-top:6mm"><b>Work completed</b><br>${isWet ? say(pen, 'Attended to blocked sewer at rear. Cleared roots with jetter and tested flow. Replaced valve on hot water unit.|Replaced leaking hot water service and tempered outlet. Tested and left in working order.') : say(pen, 'Attended site to investigate fault. Isolated, repaired and tested. Site left clean.|Carried out scheduled maintenance as per quote and replaced worn parts where found.')}</p>${grid('ruled', 'lrrr', 'Item|Qty|Price|Total (ex GST)', linesAs(pen, sums.lines, 'tqUA'))}${tally(sumsAs(pen, sums, 'NVT', 'Subtotal|GST (10%)|Total inc GST'))}${part('background:#fff7ed;padding:3mm;margin-top:8mm', `<b>Payment options</b><br>Direct deposit: ${escaped(lawful(firm))}, BSB ${pen.digits('###-###')}, account ${pen.digits('########')}, reference ${number}<br>Card over the phone: a 1.4% surcharge applies.`)}${note('All materials remain our property until paid in full.')}`,
        {
          sums,
          documentNumber: number,
          due,
          ...(order ? { customerReference: order } : {}),
        },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),

  /** A flight within the country: itinerary, receipt and tax invoice in one, passengers and flights, fare and charges with tax within them, a card. */
  'flight-invoice': paper(
    au,
    'DD mon YYYY|D month YYYY|DD/MM/YYYY',
    'plain narrow light',
    'Brolga Airways;10 Bourke Road;Mascot NSW 2020;Brolga Airways Limited|SKYROO;PO Box 1034;Spring Hill QLD 4004;Skyroo Airlines Pty Ltd|Southern Link Air;Hangar 4, James Schofield Dr;Adelaide Airport SA 5950',
    'AU',
    (pen, firm, to) => {
      const [from, other] = pen.pair([
        'Sydney (SYD)',
        'Melbourne (MEL)',
        'Hobart (HBA)',
        'Perth (PER)',
        'Cairns (CNS)',
      ])
      const isBack = pen.chance(0.6)
      const sums = within([
        line(`Base fare, ${from} to ${other}`, pen.whole(89, 420) * 100, 10),
        ...(isBack ? [line(`Base fare, ${other} to ${from}`, pen.whole(89, 420) * 100, 10)] : []),
        ...(pen.chance(0.5) ? [line('Checked bag 23 kg', pen.pick([3500, 4500, 7000]), 10)] : []),
        ...(pen.chance(0.4) ? [line('Seat selection', pen.pick([900, 1500]), 10)] : []),
        line('Card payment fee', pen.whole(95, 790), 10),
      ])
      const [booking, number] = [
        pen.digits('@#@@#@'),
        pen.digits(say(pen, '081-##########|26########|TI########')),
      ]
      const flight = (at: string, a: string, b: string) => [
        pen.digits('SL ###'),
        at,
        a,
        pen.clock(),
        b,
        say(pen, 'Economy|Economy Flex'),
      ]
      const out = pen.whole(3, 40)
      return [
        `<div class="sides" style="border-bottom:1mm solid #7f1d1d;padding-bottom:3mm">${logo(firm.name, 9, 'font-style:italic;font-weight:bold;color:#7f1d1d')}<div class="r">Reservation number<br><b style="font-size:16pt">${booking}</b></div></div><h1 style="font-size:13pt;margin:6mm 0 3mm">${say(pen, 'Itinerary, receipt and tax invoice|E-ticket itinerary and tax invoice')}</h1>${ribbon(
          [
            ['Issued to', to.name],
            ['Date of issue', pen.day()],
            ['Tax invoice number', number],
            ['ABN', abn(pen)],
          ],
          'background:#f5f5f4;padding:2.5mm',
        )}<p><b>Passenger</b> ${say(pen, 'NGUYEN/LINH MS|OBRIEN/PATRICK MR|SANDHU/JASPREET MS')}, ${to.address[1] ?? ''}</p>${grid('ruled', 'llllll', 'Flight|Date|From|Departs|To|Class', [flight(dayOff(pen, out), from, other), ...(isBack ? [flight(dayOff(pen, out + pen.whole(1, 6)), other, from)] : [])])}<p style="margin-top:6mm"><b>Receipt details (AUD, GST inclusive)</b></p>${grid('ruled', 'lr', '', linesAs(pen, sums.lines, 'tA'))}${facts(
          [
            ['Total price', pen.money(sums.total)],
            ['GST included', pen.money(sums.vat)],
            [
              `Paid ${say(pen, 'Visa|Mastercard')} ${pen.digits('XXXX####')}`,
              pen.money(sums.total),
            ],
          ],
          'margin-left:auto;font-weight:bold',
        )}${note('Check-in closes 30 minutes before departure. Conditions of carriage apply. Please carry photo identification.')}<div class="foot tiny">${escaped(lawful(firm))} · ${place(firm, ', ')}</div>`,
        {
          sums,
          documentNumber: number,
          otherNumbers: [booking],
          kind: 'receipt',
          due: null,
        },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),

  /** Internet and telephones by the month: three tiles of what was owed, what is new and what is due, services with tax within, ways to pay at the foot. */
  'nbn-tiles': paper(
    au,
    'D mon YYYY|DD mon YYYY|DD/MM/YYYY',
    'wide light plain',
    'Telwave;Locked Bag 20026;Melbourne VIC 3001;Telwave Communications Pty Ltd|HONEYEATER BROADBAND;Level 3, 80 Dorcas St;South Melbourne VIC 3205|Outback Connect;PO Box 3390;Darwin NT 0801;Outback Connect Networks Pty Limited',
    'AU',
    (pen, firm, to) => {
      const sums = within([
        line(
          say(pen, 'Business nbn 100/40|Business nbn 50/20|Fixed wireless 75'),
          pen.pick([7900, 8990, 10_500]),
          10,
        ),
        ...Array.from({ length: pen.whole(0, 3) }, () =>
          line(`Mobile ${pen.digits('04## ### ###')}, 60GB`, pen.pick([3500, 4200, 5500]), 10),
        ),
        ...(pen.chance(0.4) ? [line('Static IP address', 1000, 10)] : []),
        ...(pen.chance(0.3) ? [line('International calls', pen.whole(90, 1900), 10)] : []),
      ])
      const due = workday(pen.after(pen.pick([14, 21])))
      const number = pen.digits(say(pen, 'T###-###-###|#########|K ########'))
      const last = pen.whole(7000, 19_000)
      const tile = (label: string, value: string, css: string) =>
        part(
          `border-radius:2mm;padding:3mm;${css}`,
          `${label}<br><b style="font-size:14pt">${value}</b>`,
        )
      return [
        `<div class="sides">${logo(firm.name, 10, 'color:#1d4ed8')}<div class="r"><b>Tax Invoice</b><br>ABN ${abn(pen)}<br>Bill number ${number}<br>Issued ${pen.day()}<br>Account ${pen.digits('### #### ###')}</div></div><div style="margin:9mm 0">${who(to)}</div>${beside('1fr 1fr 1fr', tile('Last bill, paid', pen.money(last), 'background:#f1f5f9'), tile('New charges', pen.money(sums.total), 'background:#f1f5f9'), tile(`Total due ${pen.day(due)}`, pen.money(sums.total), 'background:#1d4ed8;color:#fff'))}<p style="margin-top:9mm"><b>New charges</b> ${dayOff(pen, 1, 'D mon')} to ${dayOff(pen, 31, 'D mon')}, all including GST</p>${grid('ruled', 'lr', '', linesAs(pen, sums.lines, 'tA'))}${facts(
          [
            ['Total new charges', pen.money(sums.total)],
            ['Includes GST of', pen.money(sums.vat)],
          ],
          'width:100%;font-weight:bold',
        )}<div class="foot"><b>Ways to pay</b>${beside('1fr 1fr 1fr', `<b>BPAY</b><br>Biller code ${pen.digits('#####')}<br>Ref ${pen.digits('#### #### ####')}`, '<b>Card</b><br>Online in your account or in our app', `<b>Mail</b><br>${escaped(lawful(firm))}<br>${place(firm)}`)}</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),
}
