/** Receipts of the United States and Canada: a post office, a garage, a bar with a fixed gratuity, a reader on a telephone, a farm store, a monopoly's shop, a gas bar. */
import type { Random } from '../../../support/random'
import {
  escaped,
  firms,
  line,
  onTop,
  paged,
  penFor,
  roll,
  several,
  table,
  truthOf,
  wares,
  within,
} from '../eighth/kit'
import { quebec, us } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { atLeft, dots, monos, narrow, page, plains, strip, strokes, till } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { caWest, cutTo } from './kit'

const offices = firms(
  'CEDAR FALLS POST OFFICE;221 W 6TH ST;CEDAR FALLS, IA 50613;USPS/UNITED STATES POSTAL SERVICE|MARFA POST OFFICE;100 N HIGHLAND AVE;MARFA, TX 79843;USPS/UNITED STATES POSTAL SERVICE|BRATTLEBORO POST OFFICE;204 MAIN ST;BRATTLEBORO, VT 05301;USPS/UNITED STATES POSTAL SERVICE',
)

/** Of an American post office: product, quantity and two prices, weights and days below each, no tax. */
export function postalService(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|MM-DD-YYYY')
  const shop = pen.pick(offices)
  const sums = within([
    line('Priority Mail', pen.whole(880, 2890)),
    ...(pen.chance(0.5) ? [line('Certified Mail', 485)] : []),
    ...(pen.chance(0.6) ? [several('Flag Coil/100', pen.whole(1, 4), 7800)] : []),
    ...(pen.chance(0.4) ? [line('PO Box Renewal', 11_200)] : []),
  ])
  const number = pen.digits('840-########-#-#######-2')
  return roll(
    80,
    till(pen, [...monos, ...narrow], 8.5),
    `${strip(['UNITED STATES', 'POSTAL SERVICE.', '', shop.name, ...shop.address, '(800)275-8777', '', [pen.day(), `${pen.whole(1, 12)}:${pen.digits('1#')} PM`], '-'.repeat(32)])}${table(
      '',
      linesAs(pen, sums.lines, 'tqUA'),
      ['Product', 'Qty', 'Unit Price', 'Price'],
    )}${strip([
      ['  Zone 5 · Lb 2 Oz 3.10'],
      ['  Tracking #:'],
      [`  9505 ${pen.digits('#### #### #### ####')} 22`],
      ['-'.repeat(32)],
      ['Grand Total:', pen.money(sums.total)],
      ['-'.repeat(32)],
      [pen.pick(['Credit Card Remit', 'Debit Card Remit', 'Cash']), pen.money(sums.total)],
      '',
      [`UFN: ${pen.digits('######-####')}`],
      [`Receipt #: ${number}`],
      [`Clerk: ${pen.digits('##')}`],
      'In a hurry? Self-service kiosks offer quick checkout.',
    ])}`,
    truthOf(pen, {
      supplier: shop,
      sums,
      documentNumber: number,
      kind: 'receipt',
    }),
  )
}

const garages = firms(
  'Ellis & Third Garage;300 Ellis St;San Francisco, CA 94102;Metro Parking Partners LLC|Pioneer Square Parking;110 Occidental Ave S;Seattle, WA 98104|SP+ Lakeview Lot 14;35 E Wacker Dr;Chicago, IL 60601;Lakeview Lot 14',
)

/** Of a garage for cars: in, out, a city's tax on parking within, a stub above. */
export function garageExit(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YY|mon DD YYYY|DD-mon-YYYY')
  const firm = pen.pick(garages)
  const fee = pen.whole(4, 56) * 100
  const sums = within([line('Parking Fee', fee)])
  const number = pen.digits(pen.pick(['#######', '0##-####', 'T######']))
  const hours = pen.whole(1, 9)
  return roll(
    58,
    till(pen, monos, 7.5),
    strip([
      `!${firm.name.toUpperCase()}`,
      firm.address[0] ?? '',
      firm.address[1] ?? '',
      'RECEIPT',
      '',
      ['Ticket', number],
      ['Lane', `EXIT ${pen.whole(1, 4)}`],
      ['In', `${pen.day()} 0${pen.whole(7, 9)}:1${pen.whole(0, 9)}`],
      ['Out', `${pen.day()} ${10 + hours}:0${pen.whole(0, 9)}`],
      ['Stay', `0d ${hours + 2}h ${pen.whole(10, 50)}m`],
      ['Rate', pen.pick(['A - DAILY', 'EARLY BIRD', 'TRANSIENT'])],
      '',
      ['Parking Fee', pen.money(fee)],
      ['Validation', pen.money(0)],
      ['!Total', pen.money(sums.total)],
      [pen.pick(['VISA', 'AMEX', 'MC']), `XXXX${pen.digits('####')}`],
      ['Approval', pen.digits('#####@')],
      '',
      ...firm.also.map((also) => `Operated by ${also}`),
      'Taxes included where applicable',
      'Thank you  Drive safely',
    ]),
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const bars = firms(
  'The Brass Heron;1024 Frenchmen St;New Orleans, LA 70116|Copper & Rye;88 S 9th St;Minneapolis, MN 55402;Copper and Rye Hospitality LLC|Skyline Lobby Bar;Hotel Meridian, 750 Peachtree St;Atlanta, GA 30308',
)
const pours = wares(
  'Old Fashioned;14;18;9|Draft IPA 16oz;7.5;9.5;9|Oysters 1/2 dz;19;26;9|Smash Burger;16;19;9|Club Soda;3.5;4.5;9|Fries Truffle;9;12;9|House Cab gl;12;15;9',
)

/** Of a bar: a gratuity set by the house for large parties, which is in the total, and room below it for more that stays empty. */
export function barTab(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|M/D/YYYY|dow mon DD, YYYY')
  const bar = pen.pick(bars)
  const meal = pen.buy(pours, { count: [3, 6], most: 8, step: 25 })
  const gratuity = Math.round((meal.net * pen.pick([18, 20])) / 100)
  const sums = { ...meal, total: meal.total + gratuity }
  const number = pen.digits(pen.pick(['####', '##-###', '1####']))
  return roll(
    80,
    till(pen, [...narrow, ...monos], 9),
    `${strip([`!${bar.name}`, [...bar.address].join(' · '), pen.digits('(5##) 555-01##'), '', [`Tab ${number} / ${pen.pick(['Jules', 'Kimmie', 'Bar 2'])}`, `Guests ${pen.whole(6, 14)}`], [pen.day(), `${pen.whole(5, 11)}:${pen.digits('1#')}p`], ''])}${table(
      '',
      sums.lines.map((each) => [`${each.quantity}  ${each.text}`, pen.plain(each.amount)]),
    )}${strip([
      '',
      ['Food & Bev', pen.plain(meal.net)],
      ['Tax 9%', pen.plain(meal.vat)],
      ['Party Gratuity', pen.plain(gratuity)],
      ['!Check Total', pen.money(sums.total)],
      '',
      ['Paid  ' + pen.pick(['Visa', 'Amex', 'Mastercard']), pen.money(sums.total)],
      ['Add’l tip', '__________'],
      ['Signature', '__________'],
      '',
      'A gratuity is included for parties of 6+',
      ...bar.also,
    ])}`,
    truthOf(pen, { supplier: bar, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const carts = firms(
  'Tía Lupe Tacos;Truck 2, Mueller Market;Austin, TX|Hollow Creek Pottery;Saturday Market, Booth 118;Portland, OR|Bean There Mobile Coffee;Campus Quad;Ann Arbor, MI',
)
const bites = wares(
  'Al pastor plate;11;14;0|Horchata;4;5;0|Mug, speckled;28;36;0|Latte 12oz;5;6.5;0|Breakfast taco;4;5.5;0|Stoneware bowl;34;48;0',
)

/** Of a stall that reads cards with a telephone: who reads them is named in the foot and in the sender's address, the stall in large letters. */
export function phoneReader(random: Random): Sheet {
  const pen = penFor(random, us, 'mon D YYYY|month D, YYYY|M/D/YY')
  const cart = pen.pick(carts)
  const bought = pen.buy(bites, { count: [1, 3], most: 3, step: 25 })
  const tip = pen.chance(0.6) ? Math.round(bought.net * 0.15) : 0
  const tax = Math.round((bought.net * 825) / 10_000)
  const sums = { ...bought, vat: tax, total: bought.net + tax + tip }
  const number = pen.digits('#@@#').toLowerCase()
  return paged(
    'letter',
    page(
      pen,
      ['URW Gothic', ...plains],
      `${cutTo(110, 200, 8)} .items td { border-top: 0.1mm solid #ddd; } .items { margin-top: 3mm; }`,
    ),
    [
      `<div class="mid"><svg width="40" height="40"><rect width="40" height="40" rx="9" fill="#111827"/><circle cx="20" cy="20" r="8" fill="#fff"/></svg><div style="font-size:15pt">${escaped(cart.name)}</div><div class="small grey">How was your experience?<br>☺ &nbsp; ☹</div><div style="font-size:24pt;margin-top:3mm">${pen.money(sums.total)}</div></div>
       ${table('items', [
         ...sums.lines.map((each) => [
           each.quantity > 1
             ? `${each.text} × ${each.quantity} (${pen.money(each.unit)} ea.)`
             : each.text,
           pen.money(each.amount),
         ]),
         ['Purchase Subtotal', pen.money(bought.net)],
         ['Sales Tax (8.25%)', pen.money(tax)],
         ...(tip > 0 ? [['Tip', pen.money(tip)]] : []),
         ['Total', pen.money(sums.total)],
       ])}
       <p class="small">${escaped(cart.name)}<br>${escaped(cart.address.join(', '))}</p><p class="small">${pen.digits('Visa #### (Tap)')} &nbsp; ${pen.day()} at ${pen.whole(1, 11)}:${pen.digits('2#')} PM<br>#${number} &nbsp; Auth code: ${pen.digits('0####@')}</p>
       <p class="small grey mid">Receipts by Tapwell. © Tapwell Payments, Inc., 548 Market St, San Francisco, CA 94104. Manage preferences</p>`,
    ],
    truthOf(pen, { supplier: cart, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const farmStores = firms(
  'Hal’s Ranch & Home;4410 Highway 50;Pueblo, CO 81008|Prairie Co-op Farm Center;102 Elevator Rd;Salina, KS 67401|Big Valley Feed & Tack;7 Depot Lane;Missoula, MT 59801;BVFT Inc',
)
const feed = wares(
  'LAYER PELLETS 50#;16.5;21;0|T-POST 6FT;5.2;6.8;7.35|BARB WIRE 1320FT;79;99;7.35|SALT BLOCK;7;9;0|WORK GLOVE LG;14;22;7.35|HYD FLUID 5GAL;64;82;7.35',
)

/** Of a farm store: feed without tax, goods with it, a member's account, a discount for cash. */
export function farmStore(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YY|YYYY/MM/DD|M-D-YY')
  const shop = pen.pick(farmStores)
  const bought = pen.buy(feed, { count: [2, 5], most: 6, step: 1 })
  const sums = onTop(bought.lines)
  const taxable = sums.shares.find(({ rate }) => rate > 0)
  const number = pen.digits(pen.pick(['@#####', '####-#####', '#######']))
  return roll(
    80,
    till(pen, [...monos, 'Liberation Sans Narrow'], 8),
    strip([
      [shop.name, `INV ${number}`],
      [shop.address[0] ?? '', pen.day()],
      [shop.address[1] ?? '', pen.clock()],
      null,
      [`CUST ${pen.digits('#####')}`, pen.pick(['CASH SALE', 'CHARGE ACCT', 'FARM'])],
      null,
      ...sums.lines.flatMap((each) => [
        [each.text] as const,
        [
          `  ${each.quantity} EA @ ${pen.plain(each.unit)}`,
          `${pen.plain(each.amount)}${each.rate > 0 ? ' T' : ' N'}`,
        ] as const,
      ]),
      null,
      ['MERCHANDISE', pen.plain(sums.net)],
      [`TAXABLE ${pen.plain(taxable?.net ?? 0)}`, ''],
      ...sumsAs(pen, sums, 'vTT', 'SALES TAX|INVOICE TOTAL|AMT TENDERED'),
      '',
      'No returns on feed or cut wire',
      ...shop.also,
    ]),
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const cellars = firms(
  'Société des vins du Saguenay;Succursale 23104, 1401 boul. Talbot;Saguenay (Québec) G7H 4C1;SVS|Épicerie Lacoste et fils;88, rue Principale;Magog (Québec) J1X 2A4;9204-1187 Québec inc.',
)
const bottles = wares(
  'VIN RG CHILI 750ML;11.95;16.5;14.975|BIÈRE IPA 4X473;13.5;16.9;14.975|CIDRE DE GLACE 375;22;31;14.975|SAC RÉUTILISABLE;1;1.5;14.975|PORTO 750ML;18.9;27;14.975',
)

/** Of Quebec: two taxes with their numbers below, a deposit on bottles, French with commas. */
export function succursale(random: Random): Sheet {
  const pen = penFor(random, quebec, 'YYYY-MM-DD|DD-MM-YYYY|YYYY/MM/DD')
  const shop = pen.pick(cellars)
  const bought = pen.buy(bottles, { count: [1, 4], most: 3, step: 5 })
  const gst = Math.round(bought.net * 0.05)
  const qst = Math.round(bought.net * 0.09975)
  const refund = several('CONSIGNE', pen.whole(1, 8), 10)
  const sums = {
    ...bought,
    lines: [...bought.lines, refund],
    vat: gst + qst,
    total: bought.net + gst + qst + refund.amount,
  }
  const number = pen.digits(pen.pick(['######', '##-######', '######-##']))
  return roll(
    80,
    till(pen, [...monos, ...narrow], 8.5),
    `${strip([['!' + shop.name], ...atLeft(shop.address), [pen.digits('418 ###-####')], '', [`Facture : ${number}`, `Caisse ${pen.whole(1, 6)}`], [`Le ${pen.day()} à ${pen.clock().replace(':', ' h ')}`], null])}${strip(
      sums.lines.map(
        (each) =>
          [
            `${each.text}${each.quantity > 1 ? `  ${each.quantity} x ${pen.plain(each.unit)}` : ''}`,
            `${pen.plain(each.amount)}${each.text === 'CONSIGNE' ? '' : ' FP'}`,
          ] as const,
      ),
    )}${strip([
      null,
      ['SOUS-TOTAL', pen.plain(bought.net + refund.amount)],
      ['F  TPS 5 %', pen.plain(gst)],
      ['P  TVQ 9,975 %', pen.plain(qst)],
      ['!MONTANT DÛ', pen.money(sums.total)],
      [pen.pick(['INTERAC DÉBIT', 'VISA', 'COMPTANT']), pen.money(sums.total)],
      '',
      `TPS ${pen.digits('######### RT 0001')}`,
      `TVQ ${pen.digits('########## TQ 0001')}`,
      ...shop.also,
      'La modération a bien meilleur goût.',
    ])}${strokes(48)}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const gasBars = firms(
  'Fort Qu’Appelle Co-op Gas Bar;Highway 10;Fort Qu’Appelle SK S0G 1S0;Prairie North Co-operative Ltd|Centex Kelowna;1500 Harvey Ave;Kelowna BC V1Y 6G2;1138840 B.C. LTD|Pump & Pantry #7;Hwy 16 W;Vegreville AB T9C 1R6',
)

/** Of a Canadian gas bar: litres at cents with a decimal, tax said to be within, a dividend of the co-operative. */
export function gasBar(random: Random): Sheet {
  const pen = penFor(random, caWest, 'YYYY-MM-DD|mon DD, YYYY|YYYY/MM/DD')
  const shop = pen.pick(gasBars)
  const litres = pen.whole(2100, 9800)
  const cents = pen.whole(1329, 1789)
  const fuel = Math.round((litres * cents) / 1000)
  const sums = within([
    line('Regular Unleaded', fuel, 5),
    ...(pen.chance(0.4) ? [line('Washer Fluid 3.78L', 499, 5)] : []),
  ])
  const number = pen.digits(pen.pick(['#######', '####-###', '##########']))
  return roll(
    58,
    till(pen, [...monos, ...narrow], 7.5),
    `${strip([
      shop.name,
      ...shop.address,
      `GST# ${taxNumber(pen, 'CA')}`,
      '',
      [`Pump ${pen.whole(1, 12)}`, `Regular Unleaded`],
      [`${(litres / 100).toFixed(3)} L`, `@ ${(cents / 10).toFixed(1)} c/L`],
      ['Fuel Sale', pen.money(fuel)],
      ...sums.lines.slice(1).map((each) => [each.text, pen.money(each.amount)] as const),
      '',
      ['Total Owed', pen.money(sums.total)],
      ['GST Incl.', pen.money(sums.vat)],
      '',
      [pen.pick(['INTERAC CHIP', 'MASTERCARD TAP']), pen.money(sums.total)],
      [`Inv ${number}`, `Auth ${pen.digits('######')}`],
      [pen.day(), `${pen.clock()}:0${pen.whole(1, 9)}`],
      '001 APPROVED - THANK YOU',
      ...shop.also,
    ])}${dots(12)}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const cleaners = firms(
  'Lakeshore Self Storage;2900 Lake Shore Blvd W;Etobicoke ON M8V 1J3;LSS Holdings Inc.|U-Lock Halifax;40 Chain Lake Dr;Halifax NS B3S 1A3|Depot Mini Storage Ltd;77 Kent St;Charlottetown PE C1A 1M9',
)

/** Of storage in Canada, half a page from a desk's printer: a unit's rent for a month that runs on, one tax in line. */
export function storageDesk(random: Random): Sheet {
  const pen = penFor(random, caWest, 'month D, YYYY|YYYY-MM-DD|mon D, YYYY')
  const firm = pen.pick(cleaners)
  const rate = firm.address[1]?.includes(' ON ') ? 13 : 15
  const sums = onTop([
    line(`Unit ${pen.digits('@##')} rent`, pen.whole(70, 320) * 100, rate),
    ...(pen.chance(0.5) ? [line('Tenant protection plan', 1500, rate)] : []),
    ...(pen.chance(0.3) ? [line('Disc lock', 1899, rate)] : []),
  ])
  const number = pen.digits(pen.pick(['R-#####', '#####', 'P26-####']))
  return paged(
    'letter',
    page(pen, ['Liberation Mono', ...plains], cutTo(216, 139, 12)),
    [
      `<div class="sides"><div>PAYMENT RECEIPT<br>No. ${number}<br>${pen.day()}</div><div class="right"><b>${escaped(firm.name)}</b><br>${escaped(firm.address.join(', '))}</div></div><p>Received from ${pen.pick(['Lakehead Timber Supply Inc.', 'Prairie Sky Dental'])} &nbsp; Gate code on file</p>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           `${pen.day(pen.after(1))} to ${pen.day(pen.after(30))}`,
           pen.money(each.amount),
         ]),
         ['Charge', 'Period', 'Amount'],
       )}
       ${table('sums', sumsAs(pen, sums, 'NVT', `Charges|HST (${rate}%)|Amount paid`))}<p class="small">Paid by preauthorized debit. HST ${taxNumber(pen, 'CA')}. ${firm.also.map((also) => escaped(also)).join('')} Next payment ${pen.day(pen.after(31))}.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt' }),
  )
}
