/** Invoices of the United States and Canada: freight, hire for parties, a lawyer, an insurer, snow, telephone, a toll by mail. */
import type { Random } from '../../../support/random'
import {
  block,
  escaped,
  firms,
  line,
  onTop,
  paged,
  penFor,
  several,
  sign,
  table,
  truthOf,
  wares,
} from '../eighth/kit'
import { us } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { anyone, customer, lettered, page, plains, serifs } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, caWest, captioned, leaders, pictured, taxed, typed, wordmark } from './kit'

const haulers = firms(
  'Blackwater Motor Freight, Inc.;PO Box 7780;Little Rock, AR 72217;Blackwater Motor Freight|Cascade LTL Lines;3900 NW Yeon Ave;Portland, OR 97210;Cascade Lines Inc|R. Kowalczyk Trucking LLC;W240 Pine Rd;Waukesha, WI 53188',
)

/** A freight bill: the `PRO` is its number, shipper and consignee beside whom it bills, pieces by weight and class, a fuel surcharge. */
export function freightBill(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YY|MM/DD/YYYY|DD-mon-YYYY')
  const [firm, client] = [pen.pick(haulers), customer(pen, 'US')]
  const haul = pen.whole(18_000, 96_000)
  const lines = [
    line('PALLETS MACHINE PARTS NMFC 133300', haul),
    line('DISCOUNT', -Math.round(haul * 0.4)),
    line('FUEL SURCHARGE 31.2%', Math.round(haul * 0.6 * 0.312)),
    ...(pen.chance(0.5) ? [line('LIFTGATE DELIVERY', 9500)] : []),
  ]
  const sums = onTop(lines)
  const number = pen.digits(pen.pick(['###-######-#', '#########', 'BW######']))
  return paged(
    'letter',
    page(
      pen,
      ['Liberation Sans Narrow', 'Liberation Mono', ...plains],
      '.items :is(td, th) { border: 0.2mm solid #222; padding: 1mm 2mm; }',
    ),
    [
      `<div class="sides"><div>${wordmark(firm.also[0] ?? firm.name, '#7f1d1d', 'Nimbus Sans')}</div><div class="right"><b>FREIGHT BILL</b><br>ORIGINAL</div></div>${boxes(
        [
          ['PRO NUMBER', number],
          ['PICKUP DATE', pen.day(pen.after(-4))],
          ['FREIGHT BILL DATE', pen.day()],
          ['TERMS', 'PREPAID'],
        ],
      )}${boxes([
        ['SHIPPER', `${client.name}, ${client.address[1] ?? ''}`],
        ['CONSIGNEE', 'GALLOWAY PUMP & SUPPLY, TULSA, OK 74107'],
        ['BILL TO', `${client.name}, ${client.address.join(', ')}`],
      ])}
       ${table(
         'items',
         lines.map((each, at) => [
           each.text,
           at === 0 ? String(pen.whole(1, 6)) : '',
           at === 0 ? pen.digits('#,###') : '',
           pen.plain(each.amount),
         ]),
         ['DESCRIPTION', 'PCS', 'WEIGHT LB', 'CHARGES'],
       )}
       <div class="right" style="font-size:13pt;margin-top:4mm">PAY THIS AMOUNT &nbsp; <b>${pen.money(sums.total)}</b></div><p class="small">BOL ${pen.digits('########')} · PO ${pen.digits('45######')} · Shipper load and count. Due within 15 days of the bill date per tariff 100-F.</p>
       <div class="foot small">MAIL PAYMENT TO: ${escaped([firm.name, ...firm.address].join(', '))}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const partyHires = firms(
  'Magnolia Tent & Event Rental;512 Cotton Gin Rd;Lafayette, LA 70503;Magnolia Tents LLC|High Desert Party Co.;77 Frontage Rd;Bend, OR 97701|Two Sisters Linens;1200 Main St;Poughkeepsie, NY 12601',
)
const partyGoods = wares(
  'Frame tent 20x40;650;990;8.45|Chiavari chair;6.5;9;8.45|Table 60" round;11;15;8.45|Linen ivory 120";14;19;8.45|Dance floor 15x15;420;640;8.45',
)

/** Of hire for parties: a damage waiver, delivery, tax of odd decimals, what was paid down and what is left below the total. */
export function partyHire(random: Random): Sheet {
  const pen = penFor(random, us, 'month D, YYYY|MM-DD-YYYY|dow M/D/YYYY')
  const [firm, client] = [pen.pick(partyHires), anyone(pen, 'US')]
  const goods = pen.buy(partyGoods, { count: [2, 4], most: 90, step: 25 }).lines
  const sums = onTop([
    ...goods,
    line('Damage waiver', pen.whole(20, 90) * 100, 8.45),
    line('Delivery & pickup', pen.whole(80, 260) * 100, 8.45),
  ])
  const down = Math.round(sums.total / 200) * 100
  const number = pen.digits(pen.pick(['Q####-1', '####', 'MT-26###']))
  return paged(
    'letter',
    page(
      pen,
      [...serifs, 'URW Gothic'],
      '.items :is(td, th):nth-child(2) { text-align: left; } .items td { border-bottom: 0.1mm solid #d6d3d1; } h1 { font-weight: normal; }',
    ),
    [
      `<div class="sides"><div>${sign('#9d174d')}</div><div class="right"><b>${escaped(firm.name)}</b><br>${block(firm.address)}<br>${pen.digits('(337) 555-01##')}</div></div><h1>Rental invoice ${number}</h1><div class="sides"><div>${captioned(
        [
          ['Customer', [client.name, ...client.address].join(', ')],
          ['Event date', pen.day(pen.after(16))],
        ],
      )}</div><div>${captioned([
        ['Invoice date', pen.day()],
        ['Sales rep', pen.pick(['Dottie', 'Marcus'])],
      ])}</div></div>
       ${table('items', linesAs(pen, sums.lines, 'qtua'), ['Qty', 'Item', 'Rate', 'Ext.'])}
       ${table('sums', [
         ...sumsAs(pen, sums, 'nvT', 'Rental subtotal|Tax 8.45%|Total'),
         ['Deposit received', pen.money(-down)],
         ['Balance due on delivery', pen.money(sums.total - down)],
       ])}<p class="small">${firm.also.map((also) => `${escaped(also)}. `).join('')}Customer is responsible for equipment from delivery until pickup.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const attorneys = firms(
  'Whitcomb Reyes LLP;1 Liberty Place, Suite 3100;Philadelphia, PA 19103|Law Office of Deborah A. Stein, P.C.;14 Court Square;Keene, NH 03431;Deborah A. Stein|Okonkwo & Vance, Attorneys at Law;201 E Jefferson St;Phoenix, AZ 85004;Okonkwo & Vance PLLC',
)

/** Of American lawyers: hours by day with who worked, costs advanced, trust money told apart; the matter's number and the statement's. */
export function attorney(random: Random): Sheet {
  const pen = penFor(random, us, 'month D, YYYY|MM/DD/YYYY|mon. D, YYYY')
  const [firm, client] = [pen.pick(attorneys), customer(pen, 'US')]
  const worked = [
    'Review lease amendments',
    'Call with opposing counsel',
    'Draft motion; revise exhibits',
    'Prepare closing binder',
    'Email re indemnity',
  ]
  const lines = pen.random
    .shuffled(worked)
    .slice(0, pen.whole(2, 5))
    .map((text) => {
      const tenths = pen.whole(2, 38)
      return { ...line(text, tenths * pen.pick([2800, 3450, 4200])), quantity: tenths }
    })
  const sums = onTop([...lines, line('Filing fee advanced', pen.whole(40, 420) * 100)])
  const number = pen.digits(pen.pick(['#####', 'WR-######', '10####']))
  return paged(
    'letter',
    page(pen, serifs, '.items :is(td, th):nth-child(2) { text-align: left; white-space: normal; }'),
    [
      `<div class="mid"><span style="font-variant:small-caps;font-size:17pt">${escaped(firm.name)}</span><br>${escaped(firm.address.join(' • '))}</div><p style="margin-top:9mm">${pen.day()}</p><div>${lettered(client)}</div><p>Re: Matter ${pen.digits('####.00#')} – General corporate<br>Statement no. ${number}</p>
       ${table(
         'items',
         [
           ...lines.map((each, at) => [
             pen.day(pen.after(at * 5 - 30), 'MM/DD'),
             each.text,
             pen.pick(['DAS', 'JMV', 'paralegal']),
             (each.quantity / 10).toFixed(1),
             pen.money(each.amount),
           ]),
           ['', 'Filing fee advanced', '', '', pen.money(sums.lines.at(-1)?.amount ?? 0)],
         ],
         ['Date', 'Services', 'Atty', 'Hours', 'Amount'],
       )}
       ${leaders(sumsAs(pen, sums, 'TT', 'For services rendered and costs advanced|TOTAL CURRENT CHARGES'))}
       <p class="small">Client trust account balance ${pen.money(pen.whole(5, 50) * 10_000)}. Funds in trust are not applied to this statement without your consent.</p><p>Payable upon receipt.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const insurers = firms(
  'Granite Mutual Insurance Company;PO Box 15100;Concord, NH 03302;Granite Mutual|Plains Casualty & Surety Co.;600 Grand Ave;Des Moines, IA 50309|Tidelands Workers’ Comp Fund;4040 W Bay Dr;Charleston, SC 29405;Tidelands Fund',
)

/** Of an American insurer: an instalment of a policy, fees, a coupon at the foot; a policy's number and no invoice's. */
export function premiumBill(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|mon DD, YYYY|MM-DD-YY')
  const [firm, client] = [pen.pick(insurers), customer(pen, 'US')]
  const sums = onTop([
    line('Installment 4 of 9 premium', pen.whole(9000, 190_000)),
    line('Installment fee', pen.pick([500, 700])),
    ...(pen.chance(0.4) ? [line('Audit premium adjustment', pen.whole(1500, 40_000))] : []),
  ])
  const policy = pen.digits(pen.pick(['BOP #######', 'WC-####-###-#', 'CPP####### 02']))
  return paged(
    'letter',
    page(
      pen,
      plains,
      '.stub { position: absolute; left: 18mm; right: 18mm; bottom: 14mm; border-top: 0.4mm dashed #444; padding-top: 3mm; }',
    ),
    [
      `<div class="sides"><div>${pictured(firm.also[0] ?? firm.name, '#14532d', 'C059')}</div><div class="right">Premium notice<br>Mailed ${pen.day()}</div></div><div style="margin-top:14mm">${lettered(client)}</div>${boxes(
        [
          ['Policy number', policy],
          ['Policy period', `${pen.day(pen.after(-120))} to ${pen.day(pen.after(245))}`],
          ['Minimum due', pen.money(sums.total)],
          ['Due date', pen.day(pen.after(20))],
        ],
      )}
       ${leaders(sums.lines.map((each) => [each.text, pen.money(each.amount)] as const))}<p class="right"><b>Amount of this notice ${pen.money(sums.total)}</b></p><p class="small">Coverage will lapse if payment is not received. Agent: Delaney & Sons Agency, ${pen.digits('(603) 555-01##')}.</p>
       <div class="stub sides small"><div>Make check payable to<br><b>${escaped(firm.name)}</b><br>${block(firm.address)}</div><div>${policy}<br>${pen.money(sums.total)}<br>Amount enclosed $ __________</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: null, otherNumbers: [policy] }),
  )
}

const ploughs = firms(
  'Black Diamond Snow & Lawn Ltd.;2280 Enterprise Way;Kelowna BC V1X 8B5|Northern Lights Property Care;PO Box 88;Smithers BC V0J 2N0;0934411 BC Ltd.|West Shore Landscaping Inc.;1012 Langford Pkwy;Victoria BC V9B 0A5',
)
const chores = wares(
  'Snow clearing, seasonal contract;380;950;0|Sidewalk salting visit;35;60;0|Hedge trimming, hours;62;75;0|Spring cleanup;240;480;0|Green waste disposal;45;90;0',
)

/** Of British Columbia: two taxes with numbers of their own, a letter typed in columns by the machine, holdback named. */
export function snowContract(random: Random): Sheet {
  const pen = penFor(random, caWest, 'month D, YYYY|YYYY-MM-DD|DD-mon-YY')
  const [firm, client] = [pen.pick(ploughs), anyone(pen, 'CA')]
  const { sums, taxes } = taxed(pen.buy(chores, { count: [1, 4], most: 6, step: 25 }).lines, [5, 7])
  const number = pen.digits(pen.pick(['#####', 'BD-26-###', '2026-##']))
  return paged(
    'letter',
    page(pen, ['Liberation Mono', 'DejaVu Sans Mono', 'Liberation Sans']),
    [
      `<div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b></div><div style="border:0.4mm solid #111;padding:2mm 5mm">Invoice ${number}</div></div><p>${escaped(firm.address.join(', '))} &nbsp; ${pen.digits('250-###-####')}</p><hr>
       <div class="sides"><div>Customer:<br>${lettered(client)}</div><div>Date: ${pen.day()}<br>Terms: net 15</div></div>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           `${each.quantity} @ ${pen.plain(each.unit)}`,
           pen.plain(each.amount),
         ]),
       )}
       <hr>${table('sums', [
         ['Net', pen.plain(sums.net)],
         [`G.S.T. ${taxNumber(pen, 'CA')}`, pen.plain(taxes[0]?.vat ?? 0)],
         [`P.S.T. ${pen.digits('PST-####-####')}`, pen.plain(taxes[1]?.vat ?? 0)],
         ['Please pay', pen.money(sums.total)],
       ])}<p>E-transfer to the address you know. Interest 2% per month on overdue accounts.${firm.also.map((also) => ` Legal name ${escaped(also)}`).join('')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const carriersUs = firms(
  'Redwood Valley Fiber;880 Airport Rd;Ukiah, CA 95482;Redwood Valley Telecom Cooperative|Gulf Wireless for Business;11 Canal Center;Mobile, AL 36602;Gulf Wireless|Peaks Cable & Voice LLC;300 Elk Ave;Crested Butte, CO 81224',
)

/** Of an American telephone company, two pages: a summary in a box, lines by number on the second, taxes as surcharges. */
export function phoneBill(random: Random): Sheet {
  const pen = penFor(random, us, 'mon DD, YYYY|MM/DD/YY|month D, YYYY')
  const [firm, client] = [pen.pick(carriersUs), customer(pen, 'US')]
  const count = pen.whole(1, 5)
  const sums = onTop([
    several('Business line', count, pen.pick([3000, 3499, 4500])),
    line('Fiber 500 static IP', pen.pick([8995, 12_900])),
    line('Federal universal service charge', pen.whole(180, 990)),
    line('911 and relay fees', count * 85),
  ])
  const before = pen.whole(9000, 30_000)
  const number = pen.digits(pen.pick(['##########', '########-11', 'INV#######']))
  return paged(
    'letter',
    page(pen, plains, '.blue { background: #eef2ff; padding: 4mm; }'),
    [
      `<div class="sides"><div>${wordmark(firm.name, '#4338ca', 'URW Gothic')}<div class="small">${escaped(firm.address.join(', '))}</div></div><div class="small right">Page 1 of 2<br>Account ${pen.digits('###-####-###')}<br>Invoice ${number}<br>Invoice date ${pen.day()}</div></div>
       <div style="margin-top:9mm">${lettered(client)}</div><div class="blue" style="margin-top:6mm">${leaders(
         [
           ['Previous balance', pen.money(before)],
           [`Payment – thank you ${pen.day(pen.after(-15))}`, pen.money(-before)],
           ['New charges', pen.money(sums.total)],
           [`AutoPay will draft ${pen.day(pen.after(18))}`, pen.money(sums.total)],
         ],
       )}</div><p class="small">${firm.also.map((also) => `${escaped(also)}. `).join('')}Questions? 611 from any line.</p>`,
      `<p class="small right">Page 2 of 2 · Invoice ${number}</p><h1 style="font-size:12pt">New charges</h1>${table(
        'items',
        sums.lines.map((each) => [
          each.text,
          each.quantity > 1 ? `${each.quantity} lines` : '',
          pen.money(each.amount),
        ]),
      )}${table('sums', [['Total new charges', pen.money(sums.total)]])}`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const turnpikes = firms(
  'Ohio River Bridges Tolling;PO Box 5507;Jeffersonville, IN 47131;River Bridges Tolling|Tri-County Expressway Authority;9001 E Bay Rd;Tampa, FL 33610;TCEA|Garden Turnpike Commission;1 Plaza Drive;Edison, NJ 08837',
)

/** A toll billed to a plate: passages with days, a fee per bill, the state's plate, a notice's number. */
export function tollNotice(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|MM/DD/YY|mon D, YYYY')
  const [firm, client] = [pen.pick(turnpikes), anyone(pen, 'US')]
  const lines = Array.from({ length: pen.whole(1, 5) }, () =>
    line(
      pen.pick(['LINCOLN BR N PLAZA', 'EXIT 14 SB', 'MAIN LINE 3 WB']),
      pen.pick([258, 515, 775]),
    ),
  )
  const sums = onTop([...lines, line('Invoice fee', 250)])
  const number = pen.digits(pen.pick(['T#########', '#########', '26########']))
  return paged(
    'letter',
    page(
      pen,
      ['Liberation Mono', ...plains],
      '.items :is(td, th):is(:nth-child(2), :nth-child(3)) { text-align: left; }',
    ),
    [
      `<div class="sides"><div class="small">${escaped(firm.name)}<br>${block(firm.address)}</div><div style="font-size:15pt">TOLL INVOICE</div></div>${typed(
        [
          ['NOTICE NUMBER', number],
          ['NOTICE DATE', pen.day()],
          ['LICENSE PLATE', `${pen.digits('@@@####')}  ${pen.pick(['KY', 'FL', 'NY'])}`],
          ['PAY BY', pen.day(pen.after(30))],
          ['AMOUNT DUE', pen.money(sums.total)],
        ],
        [18, 20],
      )}<div style="margin:9mm 0">${lettered(client)}</div>
       ${table('items', [...lines.map((each, at) => [pen.day(pen.after(at * 2 - 25)), pen.clock(), each.text, pen.money(each.amount)]), ['', '', 'Invoice fee', pen.money(250)]], ['Date', 'Time', 'Location', 'Toll'])}
       <p class="right">Total amount due ${pen.money(sums.total)}</p><p class="small">Failure to pay will result in a $25.00 violation fee and registration hold. Disputes must be made in writing.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}
