/** Bills of the United States and Canada: a tow, software changed within a month, spots on the radio, goods with terms, power of Ontario, a lawyer of Quebec. */
import type { Random } from '../../../support/random'
import { below, block, firms, line, onTop, penFor, several, wares } from '../eighth/kit'
import { ca, quebec, us } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { lettered } from '../ninth/kit'
import type { Sheet } from '../print'
import { boxes, byHand, taxed, typed } from '../eleventh/kit'
import { divided, goods, letter, letterhead, logo, oneLine, say, windowed } from '../twelfth/kit'
import { buyerOf } from './buyers'
import { cells, formed, stacked, tally, toldBy, tornOff, totalOf } from './kit'

const towers = firms(
  'A-1 Recovery & Towing;7700 Garners Ferry Rd;Columbia, SC 29209|BIG SKY WRECKER SERVICE;Hwy 93 S;Kalispell, MT 59901|Night Owl Towing LLC;3021 E Napier Ave;Benton Harbor, MI 49022',
)

/** A tow on a printed form that a hand filled in: a plate, miles, fees by name with blanks among them, no tax, the sum in a box. */
export function towForm(random: Random): Sheet {
  const pen = penFor(random, us, 'M/D/YY|MM/DD/YYYY')
  const [firm, to] = [pen.pick(towers), buyerOf(pen, 'US')]
  const sums = onTop([
    line('Hook-up', pen.whole(65, 150) * 100),
    line('Mileage', pen.whole(12, 90) * 250),
    ...(pen.chance(0.5) ? [line('Winch out', pen.whole(50, 150) * 100)] : []),
  ])
  const number = pen.digits(say(pen, '#####|0####'))
  const named = new Map(sums.lines.map((each) => [each.text, pen.plain(each.amount)]))
  return letter(
    pen,
    { faces: 'plain slab', paper: 'letter' },
    [
      `<div class="sides"><div>${logo(firm.name, 8, 'font-weight:bold')}${block(firm.address)}<br>${pen.digits('(###) 555-01##')}</div><div style="color:#b91c1c;font-size:16pt">№ ${number}</div></div><p class="mid"><b>TOWING INVOICE</b></p>${formed(
        [
          ['DATE', pen.day()],
          ['TIME CALLED', pen.clock()],
          ['LICENSE / STATE', pen.digits('@@@ ####')],
          ['OWNER', to.name],
          ['ADDRESS', to.address[0] ?? ''],
          ['CITY', to.address[1] ?? ''],
          ['MAKE', say(pen, 'FORD F-150|SUBARU|CHEVY MALIBU')],
          ['FROM', say(pen, 'I-26 mm 110|Hwy 35|Pipestone Rd')],
          ['TO', say(pen, 'residence|shop|our yard')],
        ],
        3,
      )}${cells(
        'lr',
        'SERVICE|CHARGE',
        ['Hook-up', 'Mileage', 'Winch out', 'Storage', 'Dollies'].map((text) => [
          text,
          named.get(text) ?? '',
        ]),
        'boxed',
        'width:95mm;margin:4mm 0',
      )}<p class="boxed push">TOTAL ${byHand(pen.money(sums.total))}</p><p class="small">Driver ${byHand(say(pen, 'Cody|R. Stamm'))} &nbsp; Not responsible for articles left in vehicle.</p>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const makers = firms(
  'Pipewright, Inc.;548 Market St PMB 41200;San Francisco, CA 94104;Pipewright|Ledgerloop Software LLC;1209 Orange Street;Wilmington, DE 19801;Ledgerloop|Fieldnote Labs, Inc.;228 Park Ave S #77301;New York, NY 10003;Fieldnote',
)

/** Software whose seats were changed: what was unused taken off, what remains put on, a state's tax, due at once by a day. */
export function seatChange(random: Random): Sheet {
  const pen = penFor(random, us, 'month D, YYYY|mon D, YYYY')
  const [firm, to] = [pen.pick(makers), buyerOf(pen, 'US')]
  const [before, after] = [pen.whole(2, 9), pen.whole(11, 24)]
  const price = pen.whole(8, 29) * 100
  const { sums } = taxed(
    [
      line(`Unused time on ${before} × Team seats`, -Math.round((before * price) / 3)),
      line(`Remaining time on ${after} × Team seats`, Math.round((after * price) / 3)),
      several('Team seats, next month', after, price),
    ],
    [pen.pick([8.875, 6.25, 7.25])],
  )
  const number = pen.digits(say(pen, '@@#@##@#-00##|INV-#######|#@##@#@#-0012'))
  return letter(
    pen,
    { faces: 'light wide', paper: 'letter' },
    [
      `<div class="sides"><div style="font-size:20pt">Invoice</div>${logo(firm.also[0] ?? firm.name, 8, 'color:#0f766e;font-weight:bold')}</div>${cells(
        'lr',
        '',
        [
          ['Invoice number', number],
          ['Date of issue', pen.day()],
          ['Date due', pen.day()],
        ],
        'bare',
        'width:80mm;margin:6mm 0',
      )}<div style="display:flex;gap:20mm"><div><b>${firm.name}</b><br>${block(firm.address)}</div><div><b>Bill to</b><br>${lettered(to)}</div></div><p style="font-size:14pt;margin:8mm 0">${pen.money(sums.total)} USD due ${pen.day()}</p>${goods(pen, sums, 'tqua', 'Description|Qty|Unit price|Amount')}${tally(
        [
          ...sumsAs(pen, sums, 'NVT', 'Subtotal|Sales tax|Total'),
          ['Amount due', `${pen.money(sums.total)} USD`],
        ],
      )}`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due: pen.date }),
  )
}

const stations = firms(
  'KRWB 98.3 FM;2900 Avenue F;Kearney, NE 68847;Platte Valley Broadcasting Co.|The Harbor Herald;11 Water St;Gloucester, MA 01930;Cape Ann Newspapers LLC|Lamarr Outdoor Signs;5600 Airline Hwy;Baton Rouge, LA 70805',
)

/** Spots on the radio or in a paper: gross, an agency's fifteen percent taken off, the net to pay; no tax; typed in columns. */
export function airTime(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|MM/DD/YY|mon DD, YYYY')
  const [firm, to] = [pen.pick(stations), buyerOf(pen, 'US')]
  const [count, price] = [pen.whole(6, 40), pen.whole(15, 90) * 100]
  const gross = count * price
  const sums = onTop([
    several('ROS :30 SPOTS / INSERTIONS', count, price),
    line('AGENCY COMMISSION 15%', -Math.round(gross * 0.15)),
  ])
  const number = pen.digits(say(pen, '#####-1|26-####|######'))
  const due = pen.after(30)
  return letter(
    pen,
    { faces: 'needle', paper: 'letter', size: 9.5 },
    [
      `<div class="mid">${letterhead(firm, 7)}</div>${typed(
        [
          ['INVOICE NO.', number, 'ADVERTISER', to.name.slice(0, 24)],
          ['INVOICE DATE', pen.day(), 'FLIGHT', `${pen.day(pen.after(-30))}-`],
          ['PAY BY', pen.day(due), '', pen.day(pen.after(-1))],
        ],
        [14, 18, 12, 26],
      )}${typed(
        [
          ['COUNT', 'DESCRIPTION', 'RATE', 'AMOUNT'],
          ['-----', '---------------------------', '---------', '-----------'],
          [String(count), sums.lines[0]?.text ?? '', pen.plain(price), pen.plain(gross)],
          ['', '', '', ''],
          ['', 'GROSS', '', pen.plain(gross)],
          ['', sums.lines[1]?.text ?? '', '', pen.plain(sums.lines[1]?.amount ?? 0)],
          ['', '', '', '==========='],
          ['', 'NET AMOUNT DUE', '', pen.money(sums.total)],
        ],
        [8, 30, -10, -14],
      )}<p>SEND PAYMENT TO ${oneLine(firm).toUpperCase()}</p>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due, hasLines: false }),
  )
}

const wholesalers = firms(
  'Great Lakes Paper & Twine Co.;2600 W 3rd St;Cleveland, OH 44113|OZARK FASTENER SUPPLY;900 E Kearney;Springfield, MO 65803;Ozark Fastener Supply Inc.|Palmetto Linen Wholesale;41 Industrial Blvd;Greenville, SC 29607',
)

/** Goods with terms of payment in a head of boxes: two places to send to, freight, a tax, what is ordered and what is still owed, the sum at the foot. */
export function netTerms(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|MM/DD/YY')
  const [firm, to] = [pen.pick(wholesalers), buyerOf(pen, 'US')]
  const bought = pen.buy(
    wares(
      'Kraft roll 24 in;28;46;0|Hex bolt 3/8 box;12;31;0|Table cloth 60x120;9;18;0|Jute twine 5 lb;14;22;0|Napkin, white dz;8;15;0',
    ),
    { count: [2, 4], most: 24 },
  )
  const { sums } = taxed(bought.lines, [pen.pick([7, 8.1, 6])])
  const freight = pen.whole(1200, 9800)
  const total = sums.total + freight
  const number = pen.digits(say(pen, '######|I######|##-#####'))
  const order = pen.digits(say(pen, 'PO ####|W######'))
  const due = pen.after(30)
  return letter(
    pen,
    { faces: 'narrow plain', paper: 'letter', size: 9 },
    [
      `<div class="sides"><div>${letterhead(firm, 7, 'font-weight:bold')}</div><div style="font-size:18pt;letter-spacing:1.5mm">INVOICE</div></div><div class="sides" style="margin-top:5mm"><div class="boxed" style="width:80mm"><span class="small">SOLD TO</span><br>${lettered(to)}</div><div class="boxed" style="width:80mm"><span class="small">SHIP TO</span><br>${lettered(to)}</div></div>${boxes(
        [
          ['INVOICE', number],
          ['DATE', pen.day()],
          ['CUST P.O.', order],
          ['VIA', say(pen, 'UPS GRND|OUR TRUCK|LTL')],
          ['TERMS', 'NET 30'],
          ['DUE DATE', pen.day(due)],
        ],
      )}${cells(
        'rrlrr',
        'ORD|B/O|ITEM|PRICE|EXTENSION',
        sums.lines.map((each) => [
          String(each.quantity),
          '0',
          each.text,
          pen.plain(each.unit),
          pen.plain(each.amount),
        ]),
        'upright',
      )}${boxes([
        ['MERCHANDISE', pen.plain(sums.net)],
        ['SALES TAX', pen.plain(sums.vat)],
        ['FREIGHT', pen.plain(freight)],
        ['PAY THIS AMOUNT', pen.money(total)],
      ])}<p class="small mid">1.5% per month on past due accounts</p>`,
    ],
    toldBy(pen, {
      supplier: firm,
      sums,
      total: totalOf(total),
      documentNumber: number,
      customerReference: order,
      hasLines: false,
      due,
    }),
  )
}

const grids = firms(
  'Grand River Hydro Inc.;301 Victoria St S;Kitchener ON N2G 4L2|Muskoka Lakes Power;120 Maple St;Bracebridge ON P1L 1B1;Muskoka Lakes Power Distribution Ltd.|Nickel City Utilities;500 Regent St;Sudbury ON P3E 4X4',
)

/** Power of Ontario: three prices by the hour, delivery, one tax, the province's rebate after it, a pay-by day; last month's sum paid in full. */
export function hydroRebate(random: Random): Sheet {
  const pen = penFor(random, ca, 'mon DD, YYYY|month D, YYYY|YYYY-MM-DD', { money: '$#' })
  const [firm, to] = [pen.pick(grids), buyerOf(pen, 'CA')]
  const bought = [
    line('Off-peak', pen.whole(900, 9000)),
    line('Mid-peak', pen.whole(400, 4000)),
    line('On-peak', pen.whole(500, 5000)),
    line('Delivery', pen.whole(2800, 6900)),
    line('Regulatory charges', pen.whole(200, 700)),
  ]
  const { sums } = taxed(bought, [13])
  const rebate = Math.round(sums.net * 0.131)
  const last = pen.whole(6000, 21_000)
  const total = sums.total - rebate
  const number = pen.digits(say(pen, '###########|INV ########'))
  const due = pen.after(18)
  return letter(
    pen,
    { faces: 'plain wide', paper: 'letter' },
    [
      `<div class="sides"><div>${logo(firm.name, 8, 'color:#15803d;font-weight:bold')}<div class="small">${below(firm)}</div></div><div>${stacked(
        [
          ['Account number', pen.digits('####-####')],
          ['Statement number', number],
          ['Statement date', pen.day()],
        ],
      )}</div></div>${windowed(firm, to)}<div class="sides"><div style="flex:1">${cells(
        'lr',
        'Account summary|',
        [
          ['Balance from last statement', pen.money(last)],
          ['Payment received, thank you', pen.money(-last)],
          ['Balance forward', pen.money(0)],
        ],
      )}</div><div style="flex:1">${cells('lr', 'Your electricity charges|', [
        ...sums.lines.map((each) => [each.text, pen.money(each.amount)]),
        [pen.digits('H.S.T. (######### RT0001)'), pen.money(sums.vat)],
        ['Ontario Electricity Rebate', pen.money(-rebate)],
      ])}</div></div>${tornOff(
        `<div class="sides"><div>Please pay by <b>${pen.day(due)}</b></div><div>Total amount due <b>${pen.money(total)}</b></div></div>`,
        'background:#ecfdf5',
      )}`,
    ],
    toldBy(pen, {
      supplier: firm,
      sums,
      total: totalOf(total),
      documentNumber: number,
      hasLines: false,
      due,
    }),
  )
}

const notaries = firms(
  'Me Geneviève Archambault, notaire;455, rue King Ouest;Sherbrooke (Québec) J1H 6E9;Archambault Notaires inc.|Cabinet Lavoie Traduction;1200, av. Cartier;Québec (Québec) G1R 2S5|Groupe-conseil Boréal s.e.n.c.;80, rue de la Rivière;Rimouski (Québec) G5L 7R2',
)

/** A professional of Quebec: fees with both taxes, sums laid out without them after, the file's number beside the bill's. */
export function honorairesQuebec(random: Random): Sheet {
  const pen = penFor(random, quebec, 'D month YYYY|YYYY-MM-DD')
  const [firm, to] = [pen.pick(notaries), buyerOf(pen, 'CA')]
  const { sums, taxes } = taxed(
    [
      several('Honoraires professionnels (heures)', pen.whole(2, 14), pen.whole(110, 260) * 100),
      ...(pen.chance(0.5) ? [line('Frais d’ouverture de dossier', 7500)] : []),
    ],
    [5, 9.975],
  )
  const outlay = pen.whole(20, 160) * 100
  const total = sums.total + outlay
  const number = pen.digits(say(pen, '####|26-####|F#####'))
  const due = pen.after(30)
  return letter(
    pen,
    { faces: 'book light', paper: 'letter' },
    [
      `<div style="border-left:1.5mm solid #334155;padding-left:5mm">${letterhead(firm, 7)}</div><p style="margin-top:12mm">${pen.day()}</p><p>${lettered(to)}</p>${divided(
        [
          ['Note d’honoraires n°', number],
          ['Dossier', pen.digits('####-###')],
          ['Payable au plus tard le', pen.day(due)],
        ],
      )}${goods(pen, sums, 'tqua')}${tally([
        ['Sous-total', pen.money(sums.net)],
        ['TPS 5 %', pen.money(taxes[0]?.vat ?? 0)],
        ['TVQ 9,975 %', pen.money(taxes[1]?.vat ?? 0)],
        ['Débours non taxables (registre foncier)', pen.money(outlay)],
        ['Solde à payer', pen.money(total)],
      ])}<div class="foot small">TPS ${pen.digits('######### RT0001')} · TVQ ${pen.digits('########## TQ0001')}</div>`,
    ],
    toldBy(pen, {
      supplier: firm,
      sums,
      total: totalOf(total),
      documentNumber: number,
      hasLines: false,
      due,
    }),
  )
}
