/** Receipts of the United States, Canada and Mexico: a guest check, a refund, a hired car, a bag's fee, a grocer, a nickel's rounding, a park's permit, a corner shop. */
import type { Random } from '../../../support/random'
import {
  below,
  block,
  firms,
  line,
  negated,
  onTop,
  penFor,
  several,
  wares,
  within,
} from '../eighth/kit'
import { ca, us } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { anyone, atLeft, strokes } from '../ninth/kit'
import type { Sheet } from '../print'
import { mx } from '../tenth/notations'
import { cutTo, taxed } from '../eleventh/kit'
import { goods, letter, logo, roundedTo, say, tape } from '../twelfth/kit'
import { formed, needles, paidBy, stacked, tally, totalOf } from './kit'

const diners = firms(
  'Moonlight Diner;6250 Tower Rd;Denver, CO 80249|EL TORITO COCINA;2020 Central Ave SE;Albuquerque, NM 87106;Torito Foods LLC|Shuck & Jive Oyster Bar;1402 Bay St;Beaufort, SC 29902',
)

/** A guest check with gratuities only suggested below the total, each with its sum; the server and how many sat. */
export function guestCheck(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|M/D/YY|mon D, YYYY')
  const shop = pen.pick(diners)
  const bought = pen.buy(
    wares(
      'Blue Plate Meatloaf;13.5;16;0|Cobb Salad;12;15;0|Kids Pancake;6;8;0|Iced Tea;2.75;3.5;0|Doz Oysters;24;36;0|Green Chile Enchiladas;12.5;15.5;0|Draft Lager;6;8;0',
    ),
    { count: [2, 5], most: 3, step: 25 },
  )
  const { sums } = taxed(bought.lines, [pen.pick([8.81, 7.625, 9])])
  const number = pen.digits(say(pen, '####|1####|##-####'))
  const tip = (share: number) => pen.money(Math.round((sums.net * share) / 100))
  return tape(
    pen,
    80,
    { faces: 'needle wide', size: 8.5 },
    [
      `!${shop.name}`,
      ...shop.address,
      '',
      [`Server: ${say(pen, 'DeShawn|Kaylee|Rosa')}`, `Guests: ${pen.whole(1, 6)}`],
      [`Check #${number}`, `Table ${pen.whole(2, 60)}`],
      [`Opened ${pen.day()} ${pen.clock()}`],
      null,
      ...sums.lines.map(
        (each) => [`${each.quantity} ${each.text}`, pen.money(each.amount)] as const,
      ),
      null,
      ...sumsAs(pen, sums, 'NVT', 'Subtotal|Tax|!Total'),
      '',
      'Suggested gratuity',
      ...[18, 20, 22].map((share) => [`${share}%`, tip(share)] as const),
      '',
      'Gratuity not included',
      ...shop.also,
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number }),
  )
}

const stores = firms(
  "BARNABY'S HOME CENTER #0418;1900 W Loop 281;LONGVIEW TX 75604|CASCADE RANCH & FEED;88 Umatilla Ave;REDMOND OR 97756|Lindqvist Appliance & Parts;512 Superior St;DULUTH MN 55802",
)

/** Money given back at a till: every sum below nothing, the sale it takes back with its own day and number, back to a card. */
export function returnSlip(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YY|MM/DD/YYYY|MM-DD-YYYY')
  const shop = pen.pick(stores)
  const rate = pen.pick([8.25, 6.875, 7.5])
  const sums = negated(
    pen.buy(
      wares(
        `CORDLESS DRILL KIT;79;149;${rate}|PAINT INT EGG 1G;28;46;${rate}|FENCE PANEL;42;68;${rate}|FILTER 20X25;11;19;${rate}|BELT, DRYER;14;27;${rate}`,
      ),
      { count: [1, 2], most: 2, step: 1 },
    ),
  )
  const number = pen.digits(say(pen, '####-##-######|9#####|R#######'))
  const minus = (cents: number) => `${pen.plain(-cents)}-`
  return tape(
    pen,
    80,
    { faces: 'needle', css: needles },
    [
      shop.name,
      ...shop.address,
      '!*** RETURN ***',
      [`RETURN TRANS ${number}`],
      [`${pen.day()}  ${pen.clock()}`, `CASHIER ${pen.digits('###')}`],
      null,
      ...sums.lines.map((each) => [each.text, minus(each.amount)] as const),
      null,
      ['SUBTOTAL', minus(sums.net)],
      [`SALES TAX ${rate}%`, minus(sums.vat)],
      ['REFUND TOTAL', minus(sums.total)],
      [pen.digits('DISCOVER ####'), minus(sums.total)],
      '',
      [`ORIG SALE ${pen.digits('####-##-######')}`, pen.day(pen.after(-pen.whole(3, 20)))],
      [`REASON: ${say(pen, 'WRONG SIZE|DEFECTIVE|NOT NEEDED')}`],
      { html: strokes(50) },
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, kind: 'credit-note' }),
  )
}

const rentals = firms(
  'Sunway Rent A Car;3400 NW 21st St;Miami, FL 33142;Sunway Mobility Inc.|BISON AUTO RENTAL;Jackson Hole Airport, 1250 E Airport Rd;Jackson, WY 83001|Granite State Van Hire LLC;45 Perimeter Rd;Londonderry, NH 03053',
)

/** A hired car given back: out and in with miles, a day's price times days, fees by name, tax on all, a form of boxes. */
export function carReturn(random: Random): Sheet {
  const pen = penFor(random, us, 'mon DD, YYYY|MM/DD/YYYY|DDmonYY')
  const [firm, renter] = [pen.pick(rentals), anyone(pen, 'US')]
  const days = pen.whole(1, 7)
  const bought = [
    several('Time & distance, compact', days, pen.whole(29, 89) * 100),
    several('Vehicle license recovery', days, pen.pick([65, 99, 205])),
    ...(pen.chance(0.5) ? [line('Fuel service, 6 gal', pen.whole(2400, 5600))] : []),
    line('Concession recoup fee', pen.whole(350, 2900)),
  ]
  const { sums } = taxed(bought, [pen.pick([7, 6, 8.5])])
  const number = pen.digits(say(pen, 'RA ########|U########|###-######'))
  return letter(
    pen,
    { faces: 'narrow plain', paper: 'letter', size: 9 },
    [
      `<div class="sides">${logo(firm.name, 8, 'font-weight:bold;font-style:italic')}<div class="right">${say(pen, 'Closed rental agreement|Final rental receipt')}</div></div>${formed(
        [
          ['RENTAL AGREEMENT', number],
          ['RENTER', renter.name],
          ['PLATE', pen.digits('@@@ ##@')],
          ['OUT', `${pen.day(pen.after(-days))} 10:15 AM`],
          ['IN', `${pen.day()} 9:40 AM`],
          ['RECEIPT ISSUED', pen.day()],
          ['MILES OUT', pen.digits('1#,###')],
          ['MILES IN', pen.digits('2#,###')],
          ['CLASS', say(pen, 'ICAR|CCAR|SFAR')],
        ],
        3,
      )}${goods(pen, sums, 'tqua', 'Charge|Units|Rate|Amount')}${tally([
        ...sumsAs(pen, sums, 'nvT', 'Taxable charges|Sales tax|Total charges'),
        [pen.digits('Paid AMEX XX####'), pen.money(-sums.total)],
        ['Net due', pen.money(0)],
      ])}<div class="foot small">${below(firm)}<br>Questions? We are here every day from six to midnight.</div>`,
    ],
    paidBy(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const airlines = firms(
  'Blue Heron Airways;Harlem Ave Hub, Terminal 2;Chicago, IL 60666|SKYLARK REGIONAL;PO Box 2210;Anchorage, AK 99510;Skylark Air Service Inc.|Tradewind Airlines, Inc.;300 Rodgers Blvd;Honolulu, HI 96819',
)

/** Of an airline's counter: a bag's fee, who flies, a ticket of thirteen digits, the flight's day apart from the sale's, no tax told. */
export function bagFee(random: Random): Sheet {
  const pen = penFor(random, us, 'DDmonYY|DD mon YYYY|mon DD, YYYY')
  const firm = pen.pick(airlines)
  const sums = within([
    line('1ST CHECKED BAG', pen.pick([3500, 4000])),
    ...(pen.chance(0.5) ? [line('2ND CHECKED BAG', pen.pick([4500, 5000]))] : []),
    ...(pen.chance(0.3) ? [line('OVERWEIGHT 51-70 LB', 10_000)] : []),
  ])
  const number = pen.digits('### ##########')
  return tape(
    pen,
    88,
    { faces: 'needle narrow', size: 8 },
    [
      [`!${firm.name}`],
      ['PASSENGER RECEIPT - ANCILLARY SERVICES'],
      null,
      [`NAME ${say(pen, 'OKONKWO/IFEOMA|LINDGREN/P MR|ABARCA/J')}`],
      [`FLIGHT ${pen.digits('@@ ####')}`, `TRAVEL ${pen.day(pen.after(pen.whole(1, 3)))}`],
      [say(pen, 'ORD-BOS|ANC-FAI|HNL-OGG'), `LOCATOR ${pen.digits('@@@@@@')}`],
      null,
      ...sums.lines.map((each) => [each.text, `USD ${pen.plain(each.amount)}`] as const),
      null,
      ['TOTAL CHARGED', `USD ${pen.plain(sums.total)}`],
      [`DOCUMENT NUMBER ${number}`],
      [`DATE OF ISSUE ${pen.day()}`],
      [pen.digits('FORM OF PAYMENT CA XXXXXXXXXXXX####')],
      'NOT VALID FOR TRAVEL',
      ...firm.also,
      ...firm.address,
    ],
    paidBy(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const grocers = firms(
  'Piggott Bros. Market;77 Front Street;Bath, ME 04530|VALLEY FRESH FOODS 112;1240 N Dutton Ave;Santa Rosa, CA 95401|Hmong Village Grocery;1001 Johnson Pkwy;St. Paul, MN 55106',
)

/** An American grocer's: pounds times price, deposits on bottles, letters for what is taxed, a card's savings within, how many items. */
export function groceryWeighed(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YY|MM/DD/YYYY|M/D/YYYY')
  const shop = pen.pick(grocers)
  const rate = pen.pick([5.5, 8.75, 6.875])
  const pounds = pen.whole(35, 420)
  const price = pen.pick([99, 149, 299, 449])
  const sums = onTop([
    line(say(pen, 'BANANAS|ROMA TOMATO|GRND CHUCK'), Math.round((pounds * price) / 100), 0),
    ...pen.buy(
      wares(
        `MILK 2% GAL;3.79;4.99;0|PAPER TOWEL 6;8.49;12.99;${rate}|SELTZER 12PK;4.99;6.99;${rate}|EGGS LG DZ;2.99;5.49;0|DISH SOAP;2.79;4.19;${rate}`,
      ),
      { count: [2, 4], step: 1 },
    ).lines,
    ...(pen.chance(0.6) ? [line('BTL DEPOSIT', 60, 0)] : []),
  ])
  const [first] = sums.lines
  const number = pen.digits(say(pen, '####|##### ### ##'))
  return tape(
    pen,
    72,
    { faces: 'needle', size: 7.5 },
    [
      `!${shop.name}`,
      shop.address.join(' '),
      '',
      [first?.text ?? ''],
      [
        ` ${(pounds / 100).toFixed(2)} lb @ ${pen.money(price)}/lb`,
        `${pen.plain(first?.amount ?? 0)} F`,
      ],
      ...sums.lines
        .slice(1)
        .map(
          (each) => [each.text, `${pen.plain(each.amount)} ${each.rate > 0 ? 'T' : 'F'}`] as const,
        ),
      '',
      ...sumsAs(pen, sums, 'vtt', `TAX ${rate}%|**** BALANCE|DEBIT TEND`),
      ['CHANGE', '.00'],
      `TOTAL NUMBER OF ITEMS SOLD = ${sums.lines.length}`,
      [`${pen.day()} ${pen.clock()}`, `TRN ${number}`],
      `YOUR CASHIER TODAY WAS ${say(pen, 'SELF 04|MAI|DALE')}`,
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number }),
  )
}

const counters = firms(
  'Bluenose Bakery;41 Montague St;Lunenburg NS B0J 2C0|PRAIRIE DOG HARDWARE;210 Main St N;Moose Jaw SK S6H 3K1;1187420 Sask. Ltd.|Dawson Dry Goods;1016 3rd Ave;Dawson City YT Y0B 1G0',
)

/** Cash in Canada: the sum rounded to a nickel in a line, a tax by the place, change given. */
export function nickel(random: Random): Sheet {
  const pen = penFor(random, ca, 'YYYY-MM-DD|mon DD YYYY|DD-mon-YYYY', { money: '$#' })
  const shop = pen.pick(counters)
  const place = shop.address[1] ?? ''
  const hst = pen.date.toISOString() < '2025-04-01' ? 15 : 14
  const taxes = place.includes(' NS ')
    ? ([['HST', hst]] as const)
    : place.includes(' SK ')
      ? ([
          ['GST', 5],
          ['PST', 6],
        ] as const)
      : ([['GST', 5]] as const)
  const made = taxed(
    pen.buy(
      wares(
        'OAT CAKE;2.79;3.49;0|SOURDOUGH;6.89;8.49;0|SPIKES 1LB;7.49;9.99;0|WORK GLOVES;12.99;18.99;0|LANTERN FUEL;11.29;14.79;0|MUG;14.5;19.5;0',
      ),
      { count: [1, 4], step: 1 },
    ).lines,
    taxes.map(([, rate]) => rate),
  )
  const { sums } = made
  const paid = roundedTo(sums.total, 5)
  const given = Math.ceil(paid / 2000) * 2000
  const number = pen.digits(say(pen, '#####|1-######'))
  return tape(
    pen,
    68,
    { faces: 'wide slab needle', size: 7.5 },
    [
      [shop.name],
      ...atLeft(shop.address),
      ...atLeft(shop.also),
      [`GST/HST ${pen.digits('#########RT0001')}`],
      '',
      ...sums.lines.map((each) => [each.text, pen.plain(each.amount)] as const),
      '',
      ['Sub-total', pen.plain(sums.net)],
      ...made.taxes.map(
        (tax, at) => [`${taxes[at]?.[0] ?? ''} ${tax.rate}%`, pen.plain(tax.vat)] as const,
      ),
      ['Total', pen.plain(sums.total)],
      ['Rounding', pen.plain(paid - sums.total)],
      ['!Cash due', pen.money(paid)],
      ['Cash tendered', pen.money(given)],
      ['Change', pen.money(given - paid)],
      '',
      [`Bill ${number}`, pen.day()],
      'We no longer use pennies',
    ],
    paidBy(pen, { supplier: shop, sums, total: totalOf(paid), documentNumber: number }),
  )
}

const parks = firms(
  'Parc national des Grands-Lacs / Great Lakes National Park;1, chemin du Lac;Whitehorse YT Y1A 2B5;Great Lakes National Park/Parc national des Grands-Lacs|Kettle Valley Provincial Campground;RR 2, Site 14;Princeton BC V0X 1W0|Bay of Islands Marina & RV;9 Harbour Road;Rocky Harbour NL A0K 4N0;Bay of Islands Tourism Ltd.',
)

/** A permit of a Canadian park to hang in a car: in two languages, nights and a site, federal tax in a line, valid until a day. */
export function parkPermit(random: Random): Sheet {
  const pen = penFor(random, ca, 'YYYY-MM-DD|YYYY/MM/DD', { money: '$#' })
  const park = pen.pick(parks)
  const nights = pen.whole(1, 5)
  const { sums } = taxed(
    [
      several('Camping / Camping', nights, pen.whole(2000, 4200)),
      ...(pen.chance(0.5) ? [several('Firewood / Bois', nights, 900)] : []),
    ],
    [5],
  )
  const number = pen.digits(say(pen, 'P######|##-#####|########'))
  return letter(
    pen,
    { faces: 'plain wide', size: 8.5, css: cutTo(105, 148, 8) },
    [
      `<div style="display:flex;gap:6mm"><div style="flex:0 0 26mm;border-right:0.3mm solid #000">${stacked(
        [
          ['Permit / Permis', number],
          ['Issued / Émis', pen.day()],
          ['Until / Jusqu’au', pen.day(pen.after(nights))],
          ['Site', pen.digits('@##')],
          ['Plate / Plaque', pen.digits('@@@ ###')],
        ],
      )}</div><div style="flex:1">${block(park.name.split(' / '))}<div class="small">${block(park.address)}</div>${goods(pen, sums, 'tqa')}${tally(
        sumsAs(pen, sums, 'vT', 'GST / TPS 5%|Paid / Payé'),
      )}</div></div><p class="small mid">${[...park.also.filter((also) => !park.name.includes(also)), 'Display on dash / Afficher sur le tableau de bord'].join(' · ')}</p>`,
    ],
    paidBy(pen, { supplier: park, sums, documentNumber: number }),
  )
}

const tienditas = firms(
  'Abarrotes La Güera;Av. Hidalgo 210, Centro;68000 Oaxaca, Oax.;Guadalupe Ortiz Ramos|FARMACIA DEL PUENTE;Blvd. Agua Caliente 4558;22014 Tijuana, B.C.;Farmacias del Puente SA de CV|Papelería El Lápiz;Calle 60 No. 489;97000 Mérida, Yuc.',
)

/** A ticket of a Mexican shop: tax within at sixteen percent or none, pesos, what an invoice is asked for with. */
export function tienda(random: Random): Sheet {
  const pen = penFor(random, mx, 'DD/MM/YYYY|DD-mon-YY|DD/mon/YYYY')
  const shop = pen.pick(tienditas)
  const sums = pen.buy(
    wares(
      'REFRESCO 600ML;18;24;16|PAN DULCE;12;18;0|CUADERNO PROF;38;62;16|SUERO ORAL;28;45;0|JABON BARRA;22;31;16|LECHE 1L;26;33;0|PLUMONES 12;89;140;16',
    ),
    { count: [2, 5], most: 3, isGross: true, step: 50 },
  )
  const number = pen.digits(say(pen, '######|A#####|00#-#####'))
  return tape(
    pen,
    58,
    { faces: 'needle narrow', size: 7.5 },
    [
      shop.name,
      ...shop.also,
      `RFC ${pen.digits('@@@######@#@')}`,
      ...shop.address,
      [`TICKET ${number}`, `CAJA ${pen.whole(1, 4)}`],
      [`${pen.day()} ${pen.clock()}`],
      null,
      { html: goods(pen, sums, 'qta') },
      null,
      ['!TOTAL', pen.money(sums.total)],
      ['IVA 16% INCLUIDO', pen.money(sums.vat)],
      ['EFECTIVO', pen.money(Math.ceil(sums.total / 5000) * 5000)],
      ['CAMBIO', pen.money(Math.ceil(sums.total / 5000) * 5000 - sums.total)],
      `ARTICULOS: ${sums.lines.length}`,
      'FACTURE EN 30 DIAS CON ESTE TICKET',
      pen.digits('CODIGO @##@#@##'),
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number }),
  )
}
