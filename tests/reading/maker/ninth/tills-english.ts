/** Receipts of tills, pumps and drivers in Britain, Ireland, the United States and Canada. */
import type { Random } from '../../../support/random'
import {
  firms,
  onTop,
  penFor,
  pictured,
  roll,
  table,
  truthOf,
  wares,
  within,
  line,
} from '../eighth/kit'
import { ca, gb, ie, us } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import type { Sheet } from '../print'
import { atLeft, minutesAfter, monos, narrow, shops, strip, strokes, taxWithin, till } from './kit'
import { taxNumber } from './numbers'

const chemists = firms(
  'Whitby Road Pharmacy;112 Whitby Road;Ellesmere Port CH65 0AB;Ansari Healthcare Ltd|Day & Hollis Chemist;8 The Parade;Sutton Coldfield B72 1PL;Day and Hollis Ltd|Wellgate Pharmacy;Unit 11 Wellgate Centre;Dundee DD1 2DB;Tayside Dispensing Limited',
)
const remedies = wares(
  'PARACETAMOL 500MG 16S;0.49;1.2;20|PRESCRIPTION ITEM;9.65;9.9;0|LIP BALM SPF30;2.5;3.95;20|E45 CREAM 125G;5.5;7.5;20|NURSING PADS 50;4.2;6;20|BABY MILK FIRST 800G;10.5;13.8;0|COTTON BUDS 200;1;1.9;20|HAYFEVER TABS 30;3.3;5.2;20',
)

/** Of a British chemist: medicine on prescription without VAT, a letter behind each price that says so. */
export function chemist(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YY|DD-mon-YYYY|DD mon YYYY')
  const shop = pen.pick(chemists)
  const sums = pen.buy(remedies, { count: [1, 5], most: 2, isGross: true, step: 1 })
  const number = pen.digits('#/#####')
  const isTaxed = sums.vat > 0
  return roll(
    72,
    till(pen, monos, 8.5),
    `${strip([
      [shop.name.toUpperCase()],
      ...atLeft(shop.address),
      [`T: ${pen.digits('01## ### ####')}`],
      [pen.day(), pen.clock()],
      [`Trans ${number}`, `Till 0${pen.whole(1, 3)}`],
      '',
      ...sums.lines.map(
        (line) =>
          [
            line.quantity > 1 ? `${line.text} x${line.quantity}` : line.text,
            `${pen.plain(line.amount)} ${line.rate === 0 ? 'Z' : 'A'}`,
          ] as const,
      ),
      ['', '--------'],
      [
        `!TOTAL ${sums.lines.length} ITEM${sums.lines.length > 1 ? 'S' : ''}`,
        pen.money(sums.total),
      ],
      [pen.pick(['CONTACTLESS', 'DEBIT CARD', 'CASH']), pen.money(sums.total)],
      '',
    ])}${
      isTaxed
        ? table(
            '',
            sums.shares.map(({ rate, net, vat }) => [
              rate === 0 ? 'Z 0.00' : 'A 20.00',
              pen.plain(net),
              pen.plain(vat),
            ]),
            ['VAT %', 'NET', 'VAT'],
          )
        : ''
    }${strip(['', `${shop.also[0] ?? ''} VAT ${taxNumber(pen, 'GB')}`, 'Medicines cannot be returned', 'Ask about our free flu jab'])}${strokes(40)}`,
    truthOf(pen, {
      supplier: shop,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: isTaxed,
    }),
  )
}

const counters = shops(
  'Severn Plumbing & Heating Supplies Ltd;Unit 2 Ashchurch Park;Tewkesbury GL20 8TD|Brockwell Electrical Wholesale;Rye Lane Arches;London SE15 4SA;Brockwell Electrical Ltd|Northgate Tool Hire;Albion Way;Carlisle CA1 2HP;Northgate Plant & Tool Hire (Carlisle) Limited',
  '15MM COPPER PIPE 3M;11.2;14.6;20|22MM EQUAL TEE PUSHFIT;2.9;4.4;20|PTFE TAPE 12M;0.6;1.1;20 || TWIN & EARTH 2.5MM 50M;38;52;20|LED DOWNLIGHT IP65;6.8;9.9;20|MCB 32A TYPE B;3.2;5;20 || WACKER PLATE 24HR;28;36;20|DISC 230MM DIAMOND;14;22;20|BREAKER 1750W WEEKEND;48;62;20',
)

/** Of a trade counter: prices without VAT, collected by somebody of the firm that has the account or who pays. */
export function counter(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|D mon YYYY|DD.MM.YYYY')
  const { shop, stock } = pen.pick(counters)
  const sums = pen.buy(stock, { count: [1, 6], most: 10, step: 1 })
  const number = pen.digits(pen.pick(['CSH/######', 'S0####', '71/######']))
  return roll(
    80,
    till(pen, narrow, 9),
    `${strip([
      [`!${shop.name}`],
      [shop.address.join(', ')],
      [`VAT Reg ${taxNumber(pen, 'GB')}`],
      null,
      `!${pen.pick(['CASH SALE', 'CASH INVOICE', 'COUNTER SALE'])}`,
      ['Document', number],
      ['Date', `${pen.day()} ${pen.clock()}`],
      ['Customer', pen.pick(['CASH', '0001 CASH ACCOUNT', 'HARGREAVES J'])],
      ['Collected by', pen.pick(['Dave', 'self', 'Lee H'])],
      null,
    ])}${table('', linesAs(pen, sums.lines, 'tqua'), ['Product', 'Qty', 'Price', 'Goods'])}${strip([
      null,
      ...sumsAs(pen, sums, 'nvTT', 'Goods total|VAT @ 20%|!Invoice total|Paid by card'),
      'Returns within 28 days with this document',
    ])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const stores = firms(
  "Daly's Foodhall;Main Street;Dingle, Co. Kerry;Daly Retail (Dingle) Ltd|Nolan's CentreStop;Ballymount Road;Dublin 24;Nolan Forecourts Ltd|The Larder Kinsale;5 Market Quay;Kinsale, Co. Cork;Larder Provisions Limited",
)
const shopping = wares(
  'Brennans Batch 800g;2.1;2.6;0|Barrys Gold Blend 80;4.5;5.6;0|Chicken Fillet Roll;5.2;6.5;13.5|Tayto 6pk;2.7;3.4;23|Americano;3;3.6;13.5|Still Water 750ml;1.4;1.9;23|Firelog;3.4;4.2;23|Irish Times;2.8;3.4;9|Kerrygold 454g;4.2;5.1;0',
)

/** Of a shop in Ireland: rates by letter and a table of them, the firm's name at the end. */
export function foodhall(random: Random): Sheet {
  const pen = penFor(random, ie, 'DD/MM/YYYY|DD/MM/YY')
  const shop = pen.pick(stores)
  const sums = pen.buy(shopping, { count: [2, 7], most: 2, isGross: true, step: 1 })
  const letters = new Map([
    [0, 'A'],
    [9, 'B'],
    [13.5, 'C'],
    [23, 'D'],
  ])
  const number = pen.digits('00####')
  return roll(
    76,
    till(pen, [...monos, 'DejaVu Sans Condensed'], 8.5),
    `${strip([
      `!${shop.name}`,
      ...shop.address,
      `Tel: ${pen.digits('0## ### ####')}`,
      '',
      ...sums.lines.map(
        (line) =>
          [
            `${line.quantity > 1 ? `${line.quantity} ` : ''}${line.text}`,
            `€${pen.plain(line.amount)} ${letters.get(line.rate) ?? ''}`,
          ] as const,
      ),
      null,
      ['!TO PAY', pen.money(sums.total)],
      ['Visa Debit', pen.money(sums.total)],
      '',
    ])}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [
        `${letters.get(rate) ?? ''} ${rate.toFixed(1)}%`,
        pen.plain(net + vat),
        pen.plain(net),
        pen.plain(vat),
      ]),
      ['VAT', 'GROSS', 'NET', 'VAT'],
    )}${strip(['', [`Op: Siobhan`, `Recpt: ${number}`], [`${pen.day()} ${pen.clock()}`, `POS 0${pen.whole(1, 4)}`], shop.also[0] ?? '', `VAT No. ${taxNumber(pen, 'IE')}`, 'Go raibh maith agat!'])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const drugstores = firms(
  'Lakeview Drug;1540 Grand Ave;Duluth, MN 55804|MERIDIAN PHARMACY #2207;6120 E Broadway Blvd;Tucson, AZ 85711;Meridian Pharmacy|Corner Apothecary;88 Court St;Brooklyn, NY 11201;Court St Rx Corp',
)
const sundries = wares(
  'IBUPROFEN 200MG 100CT F;8.49;12.99|RX COPAY 0473312 F;5;25|SHAMPOO 12OZ T;6.29;9.99|GREETING CARD T;3.99;6.99|VITAMIN D3 2000IU;9.99;16.49|BAND AIDS ASST F;3.79;5.49|GUM SPEARMINT T;1.59;2.29|CONTACT SOLN 2PK F;13.99;19.99',
)

/** Of an American drugstore: tax on some goods, what may be paid from a health account, a reward. */
export function drugstore(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|mon DD, YYYY|MM-DD-YY')
  const shop = pen.pick(drugstores)
  const rate = pen.pick([7.375, 8.7, 8.875])
  const bought = pen.buy(sundries, { count: [2, 6], most: 2, step: 1 })
  const lines = bought.lines.map((line) => ({ ...line, rate: line.text.endsWith(' T') ? rate : 0 }))
  const sums = onTop(lines)
  const health = lines
    .filter(({ text }) => text.endsWith(' F'))
    .reduce((all, { amount }) => all + amount, 0)
  const number = pen.digits('####-####-####')
  return roll(
    80,
    till(pen, monos, 8),
    `${strip([
      ...(pen.chance(0.6) ? [`!${shop.name}`] : [shop.name]),
      ...shop.address,
      pen.digits('###.###.####'),
      '',
      [`REG#0${pen.whole(1, 9)} TRN#${pen.digits('####')} CSHR#${pen.digits('#######')}`],
      '',
      ...sums.lines.map(
        (line) => [`${line.quantity} ${line.text}`, pen.plain(line.amount)] as const,
      ),
      '',
      [`${sums.lines.length} ITEMS`],
      ...sumsAs(
        pen,
        sums,
        'nvtt',
        `      SUBTOTAL|      SALES TAX ${rate}%|!      TOTAL|      CHARGE`,
      ),
      [`****${pen.digits('####')}  ${pen.pick(['VISA', 'DISCOVER', 'MASTERCARD'])}  CHIP`],
      ['      CHANGE', '.00'],
    ])}${strokes(50)}${strip([number, ...(health > 0 ? (['', ['FSA/HSA ELIGIBLE TOTAL', pen.plain(health)]] as const) : []), 'RETURNS WITH RECEIPT THRU', pen.day(pen.after(60)), '', `${pen.day()}      ${pen.clock()}`, '!You saved 2 reward dollars'])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasLines: true }),
  )
}

const stations = firms(
  'PRAIRIE STOP 14;I-80 EXIT 249;GRAND ISLAND NE|DESERT SANDS FUEL;2900 S VIRGINIA ST;RENO NV|TIDEWATER TRAVEL PLAZA;1201 N MAIN ST;SUFFOLK VA',
)

/** Of an American pump: a strip that fades, gallons at a price, nothing about tax. */
export function pump(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YY|MM/DD/YYYY|mon DD YYYY')
  const station = pen.pick(stations)
  const [gallons, price] = [pen.whole(5200, 24_800), pen.whole(2899, 4799)]
  const total = Math.round((gallons * price) / 10_000)
  const product = pen.pick(['REGULAR', 'UNLEADED PLUS', 'DIESEL #2'])
  const sums = within([line(product, total, 0)])
  const invoice = pen.digits('######')
  return roll(
    62,
    till(pen, ['Nimbus Mono PS', 'Liberation Mono'], 9),
    strip([
      ...(pen.chance(0.5) ? ['WELCOME TO'] : []),
      station.name,
      ...station.address,
      '',
      [`DATE ${pen.day()}`],
      [`TIME ${pen.clock()}`],
      [`${pen.pick(['INVOICE#', 'INV #'])} ${invoice}`],
      [`AUTH# ${pen.digits('######')}`],
      [pen.pick(['VISA FLEET', 'WEX', 'MASTERCARD'])],
      [`XXXXXXXXXXXX${pen.digits('####')}`],
      '',
      ['PUMP   PRODUCT', 'PPG'],
      [
        ` ${String(pen.whole(1, 16)).padStart(2, '0')}    ${product}`,
        `$${(price / 1000).toFixed(3)}`,
      ],
      '',
      ['GALLONS', 'FUEL TOTAL'],
      [(gallons / 1000).toFixed(3), pen.money(total)],
      '',
      ...(pen.chance(0.3) ? ([['ODOMETER', pen.digits('######')]] as const) : []),
      ['TOTAL SALE', pen.money(total)],
      '',
      'THANK YOU',
      'HAVE A NICE DAY',
    ]),
    truthOf(pen, { supplier: station, sums, documentNumber: invoice, kind: 'receipt' }),
  )
}

const cabs = firms(
  'Capitol Cab Co.;Washington, DC;|Bay State Taxi;Boston, MA;|Lakefront Yellow;Chicago, IL;',
)

/** From an American cab's printer: trip, fare, extras, tip; the cab's number larger than who runs it. */
export function cab(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|MM/DD/YY')
  const company = pen.pick(cabs)
  const [fare, extras, tolls] = [
    pen.whole(140, 780) * 5,
    pen.pick([0, 100, 250]),
    pen.pick([0, 0, 335, 700]),
  ]
  const tip = pen.chance(0.7) ? Math.round((fare * pen.pick([15, 20, 25])) / 100) : 0
  const lines = [line('FARE', fare, 0)]
  const sums = {
    ...within(lines),
    total: fare + extras + tolls + tip,
  }
  const start = pen.clock()
  const number = pen.digits('#####')
  return roll(
    58,
    till(pen, ['Noto Sans Mono', 'DejaVu Sans Mono'], 8.5),
    strip([
      company.name,
      company.address[0] ?? '',
      `!CAB# ${pen.digits('####')}`,
      `DRIVER ${pen.digits('######')}`,
      [`TRIP# ${number}`],
      [pen.day()],
      ['START', start],
      ['END', minutesAfter(start, pen.whole(6, 44))],
      ['MILES', `${pen.whole(1, 17)}.${pen.whole(0, 9)}`],
      ['RATE', '1'],
      null,
      ['FARE', pen.money(fare)],
      ...(extras > 0 ? ([['EXTRAS', pen.money(extras)]] as const) : []),
      ...(tolls > 0 ? ([['TOLLS', pen.money(tolls)]] as const) : []),
      ...(tip > 0 ? ([['TIP', pen.money(tip)]] as const) : []),
      ['!TOTAL', pen.money(sums.total)],
      `${pen.pick(['VISA', 'AMEX', 'MC'])} ************${pen.digits('####')}`,
      'CUSTOMER COPY',
      'COMPLAINTS CALL 311',
    ]),
    truthOf(pen, {
      supplier: company,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
    }),
  )
}

const grills = firms(
  'Steveston Fish Grill;3800 Bayview St;Richmond BC|The Albion Rooms;33 Nicholas St;Ottawa ON;Albion Rooms Inc.|Halifax Ale Works;1869 Upper Water St;Halifax NS;Ale Works Hospitality Ltd.',
)
const pub = wares(
  'Poutine;9;13|Halibut & Chips;22;29|Caesar 1oz;9;12|Lobster Roll;24;31|IPA 20oz;8.5;10.5|Kale Salad;14;18|Butter Tart;6;9|Steak Frites;28;36',
)

/** Of a Canadian restaurant: harmonized tax or two taxes, then the terminal's slip with a tip and the sum. */
export function grill(random: Random): Sheet {
  const pen = penFor(random, ca, 'YYYY-MM-DD|mon DD, YYYY|DD/MM/YYYY|YYYY/MM/DD')
  const house = pen.pick(grills)
  const rate = house.address[1]?.endsWith('BC') ? 5 : house.address[1]?.endsWith('ON') ? 13 : 14
  const bought = pen.buy(pub, { count: [2, 5], most: 3, step: 25 })
  const meal = onTop(bought.lines.map((line) => ({ ...line, rate })))
  const tip = Math.round((meal.total * pen.pick([15, 18, 20])) / 100)
  const sums = { ...meal, total: meal.total + tip }
  const number = pen.digits('#####')
  const name = rate === 5 ? 'GST' : 'HST'
  const clock = pen.clock()
  return roll(
    80,
    till(pen, [...monos, ...narrow], 9),
    strip([
      `!${house.name}`,
      ...house.address,
      ...house.also,
      '',
      [`Server: ${pen.pick(['Chantal', 'Dev', 'Mackenzie'])}`, `Table ${pen.whole(1, 70)}/1`],
      [`Bill# ${number}`, `Guests: ${pen.whole(1, 6)}`],
      null,
      ...meal.lines.map(
        (line) => [`${line.quantity} ${line.text}`, pen.plain(line.amount)] as const,
      ),
      null,
      ['Subtotal', pen.plain(meal.net)],
      [`${name} (${taxNumber(pen, 'CA')})`, ''],
      [`  ${rate}%`, pen.plain(meal.vat)],
      ['Total Due', pen.money(meal.total)],
      [pen.day(), clock],
      '- - - - - - - - - - - - - -',
      'TRANSACTION RECORD',
      [pen.pick(['INTERAC', 'VISA CREDIT', 'MASTERCARD']), `**** ${pen.digits('####')}`],
      ['PURCHASE', pen.money(meal.total)],
      ['TIP', pen.money(tip)],
      ['!TOTAL', pen.money(sums.total)],
      [`REF# ${pen.digits('########')}`, '00 APPROVED'],
      pen.pick(['IMPORTANT - Retain This Copy For Your Records', 'CARDHOLDER COPY']),
    ]),
    truthOf(pen, {
      supplier: house,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const garages = firms(
  'Northern Gateway Parking;Level -1, Deansgate Exchange;Manchester M3 4LZ;NGP Car Parks Ltd|Quayside Car Parks Ltd;Clarence Dock;Leeds LS10 1PZ|Estuary Parking;Marina Multi-Storey;Southampton SO14 3TN;Estuary Asset Management Limited',
)

/** By mail after a car park read the plate: who was paid, when, for how long; VAT within. */
export function plateParking(random: Random): Sheet {
  const pen = penFor(random, gb, 'dow D mon YYYY|DD/MM/YYYY|D month YYYY')
  const operator = pen.pick(garages)
  const fee = pen.pick([290, 540, 780, 1150, 1800, 2650])
  const charge = pen.pick([0, 20, 35])
  const total = fee + charge
  const sums = {
    ...within([line('Parking', fee, 20)]),
    vat: taxWithin(total, 20),
    total,
  }
  const [start, number] = [
    pen.clock(),
    pen.digits(pen.pick(['NGP-########', '#########', '@@#@#####'])),
  ]
  return roll(
    100,
    `${till(pen, ['Liberation Sans', 'Nimbus Sans'], 10)} #sheet > div { margin: 1mm 0; }`,
    `${pictured(operator.name.split(' ').slice(0, 2).join(' '), '#0b6e4f', 'URW Gothic')}${strip([
      '',
      '!VAT receipt',
      'Thanks for parking with us.',
      null,
      ['Location', operator.address[0] ?? ''],
      ['Vehicle', pen.digits('@@## @@@')],
      ['Arrived', `${pen.day()}, ${start}`],
      ['Left', `${pen.day()}, ${minutesAfter(start, pen.whole(40, 130))}`],
      ['Receipt reference', number],
      null,
      ['Parking', pen.money(fee)],
      ...(charge > 0 ? ([['Convenience fee', pen.money(charge)]] as const) : []),
      ['!Paid', pen.money(total)],
      ['Includes VAT at 20% of', pen.money(sums.vat)],
      ['Card', `Visa ending ${pen.digits('####')}`],
      null,
      `${operator.name}${operator.also[0] ? ` is a trading name of ${operator.also[0]}` : ''}.`,
      `Registered in England ${pen.digits('0#######')}. VAT ${taxNumber(pen, 'GB')}.`,
    ])}`,
    truthOf(pen, {
      supplier: operator,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
    }),
  )
}
