/** Receipts of tills and machines in Britain, Ireland, the United States and Canada. */
import type { Random } from '../../../support/random'
import type { Sheet } from '../print'
import {
  escaped,
  firms,
  line,
  middle,
  onTop,
  pairs,
  Pen,
  penFor,
  pictured,
  roll,
  summed,
  sumOf,
  truthOf,
  wares,
  within,
} from './kit'
import { ca, gb, ie, quebec, us } from './notations'
import { sumsAs } from './rows'

const mono = (pen: Pen) =>
  `#sheet { font: ${pen.pick([8, 8.5, 9])}pt '${pen.pick(['Liberation Mono', 'DejaVu Sans Mono', 'Noto Mono', 'Nimbus Mono PS'])}'; ${pen.chance(0.3) ? 'font-weight: bold;' : ''} } .big { font-size: 140%; font-weight: bold; }`
const sans = (pen: Pen) =>
  `#sheet { font: ${pen.pick([8.5, 9])}pt '${pen.pick(['Liberation Sans Narrow', 'DejaVu Sans Condensed', 'Nimbus Sans Narrow'])}'; } .big { font-size: 140%; font-weight: bold; }`

const pubs = firms(
  'The Fox & Pheasant;Church Lane;Marlow SL7 2AA;Marlow Inns Limited|Bar Lucia;21 Wharf Street;Leeds LS2 7EQ|The 1847;Chapel Street;Penzance TR18 4AQ|Spice Garden Restaurant;108 Narborough Road;Leicester LE3 0BT;Garden Dining Ltd',
)
const menu = wares(
  'Beer Battered Haddock;15.5;18.5;20|Pint Pale Ale;5.2;6.8;20|Lamb Biryani;13;17;20|Sticky Toffee Pud;6.5;8;20|House Red 175ml;5.9;8.2;20|Sparkling Water;3.2;4.6;20|Garlic Naan;2.9;4.2;20|Flat White;3.1;3.9;20|Sunday Roast Beef;17;22;20',
)

/** Of a pub or restaurant: table, covers, an optional service charge that is in the total, VAT within. */
export function pub(random: Random): Sheet {
  const pen = penFor(random, pen0(random), 'DD/MM/YYYY|DD/MM/YY|DD mon YYYY')
  const house = pen.pick(pubs)
  const meal = pen.buy(menu, { count: [2, 6], most: 3, isGross: true })
  const service = pen.chance(0.55) ? Math.round(meal.total * 0.125) : 0
  const sums = { ...meal, total: meal.total + service }
  const check = pen.digits('####')
  const isCard = pen.chance(0.8)
  const owner = house.also[0]
  return roll(
    80,
    mono(pen),
    `<div class="mid big">${escaped(house.name)}</div>${middle([...house.address, ...(owner ? [owner] : []), `VAT No: ${pen.digits('### #### ##')}`])}<hr>${pairs(
      [
        [`Table ${pen.whole(1, 40)}`, `Covers ${pen.whole(1, 6)}`],
        [`Check: ${check}`, pen.pick(['Server: Beth', 'You were served by Josh'])],
        [`${pen.day()} ${pen.clock()}`],
      ],
    )}<hr>${pairs(meal.lines.map((line) => [`${line.quantity} ${line.text}`, pen.plain(line.amount)]))}<hr>${pairs(
      [
        ...(service > 0
          ? ([
              ['Subtotal', pen.money(meal.total)],
              ['Optional Service 12.5%', pen.money(service)],
            ] as [string, string][])
          : []),
      ],
    )}<div class="big">${pairs([['TOTAL', pen.money(sums.total)]])}</div>${pairs(sumsAs(pen, sums, 'VT', `VAT 20% included|${isCard ? 'VISA CONTACTLESS' : 'CASH'}`))}${middle(['', pen.pick(['Thank you, see you again!', 'Please leave us a review']), ...(pen.chance(0.3) ? ['WiFi: guest / pheasant1'] : [])])}`,
    truthOf(pen, {
      supplier: house,
      sums,
      documentNumber: check,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const pen0 = (random: Random) => (random.chance(0.85) ? gb : ie)

const grocers = firms(
  'FRESCO;Fresco Stores Ltd, Canal Road;Bradford BD1 4AQ;Fresco Stores Ltd|Harrow & Pease;Retail Park;Norwich NR6 5DT|Aldermart;88 London Road;Reading RG1 5AN;Aldermart Stores Limited|Co-op Valley;High Street;Builth Wells LD2 3AG',
)
const groceries = wares(
  'BANANAS LOOSE;0.6;1.4|SEMI SKIMMED 4PT;1.3;1.65|CHOC DIGESTIVES;1.2;2.1|BRITISH CHICKEN;4.5;7.9|KETTLE CRISPS;1.5;2.5|BROWN BREAD 800G;1.1;1.9|CAT FOOD 12PK;4.2;6.5|TOMATOES VINE;0.95;1.75|PINOT GRIGIO;6.5;9.5|KITCHEN TOWEL;2.2;4|FREE RANGE EGGS;1.9;3.2|BATTERIES AA 8;5;9',
)

/** A supermarket's: prices, savings by card, a balance to pay, no word of VAT but a number. */
export function supermarket(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YY|DD/MM/YYYY')
  const shop = pen.pick(grocers)
  const bought = pen.buy(groceries, { count: [3, 9], most: 2, isGross: true, step: 5 })
  const first = bought.lines[0]
  const saved = first && pen.chance(0.6) ? Math.min(Math.round(first.amount * 0.25), 150) : 0
  const sums = summed(bought.lines, { isGross: true, discount: saved })
  const id = pen.digits('#### #### ###')
  const isSelf = pen.chance(0.5)
  return roll(
    76,
    mono(pen),
    `${pen.chance(0.4) ? `<div class="mid">${pictured(shop.name, '#00539f', 'Nimbus Sans')}</div>` : `<div class="mid big">${escaped(shop.name)}</div>`}${middle([...shop.address, `VAT NO ${pen.digits('### #### ##')}`, isSelf ? 'SELF CHECKOUT 12' : 'Served by: ANGELA'])}<hr>${pairs(
      bought.lines.map((line) => [
        line.quantity > 1 ? `${line.quantity} ${line.text}` : line.text,
        pen.money(line.amount),
      ]),
    )}${pairs(saved > 0 ? [[pen.pick(['  Clubcard Price', '  Cc saving', '  Multibuy']), pen.money(-saved)]] : [])}<hr>${pairs(
      [
        ...(saved > 0
          ? ([
              ['SUBTOTAL', pen.money(sumOf(bought.lines))],
              ['SAVINGS', pen.money(-saved)],
            ] as [string, string][])
          : []),
      ],
    )}<div class="big">${pairs([[pen.pick(['TOTAL', 'BALANCE DUE', 'TOTAL TO PAY']), pen.money(sums.total)]])}</div>${pairs(
      [
        ['Visa Debit', pen.money(sums.total)],
        ['CHANGE DUE', pen.money(0)],
      ],
    )}<hr>${pairs([
      ['CARD', `************${pen.digits('####')}`],
      ['AUTH CODE', pen.digits('######')],
      ['MERCHANT', pen.digits('**####')],
      ...(saved > 0
        ? ([['Points this visit', String(Math.floor(sums.total / 100))]] as [string, string][])
        : []),
    ])}${middle([`${pen.day()} ${pen.clock()}`, id, `Thank you for shopping at ${shop.name}`])}`,
    truthOf(pen, { supplier: shop, sums, vat: null, otherNumbers: [id], kind: 'receipt' }),
  )
}

const pumps = firms(
  'Moorgate Service Station;A59 Skipton Road;Harrogate HG3 1QW;MFG Retail Ltd|PETREX Applegreen Corner;Ring Road;Coventry CV3 4AR;Petrex|Gulliver Garages Ltd;London Road;Devizes SN10 2EY',
)

/** Of a British filling station: pump, litres at a price, perhaps a coffee, VAT within. */
export function petrol(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|DD.MM.YY')
  const station = pen.pick(pumps)
  const [litres, price] = [pen.whole(1200, 6200), pen.whole(1319, 1629)]
  const fuel = Math.round((litres * price) / 1000)
  const fuelName = pen.pick(['UNLEADED', 'DIESEL', 'PREMIUM UNL'])
  const sums = within([
    line(fuelName, fuel, 20),
    ...(pen.chance(0.4) ? [line('LATTE REG', 325, 20)] : []),
  ])
  const number = pen.digits('0#####')
  return roll(
    72,
    mono(pen),
    `<div class="mid big">${escaped(station.name)}</div>${middle([...(pen.chance(0.5) ? station.also : []), ...station.address, `Tel ${pen.digits('01### ######')}`, `VAT Reg: ${pen.digits('### #### ##')}`])}<hr>${pairs([[`Receipt No: ${number}`, `Till ${pen.whole(1, 3)}`], [`${pen.day()} ${pen.clock()}`]])}<hr>${pairs(
      [
        [`PUMP ${pen.whole(1, 12)}`],
        [`${fuelName} *`, pen.money(fuel)],
        [`  ${(litres / 100).toFixed(2)} L @ ${(price / 10).toFixed(1)} p/L`],
        ...sums.lines
          .slice(1)
          .map((each): [string, string] => [`${each.text} *`, pen.money(each.amount)]),
      ],
    )}<hr><div class="big">${pairs([['TOTAL', pen.money(sums.total)]])}</div>${pairs([
      ['Mastercard', pen.money(sums.total)],
      ['* VAT RATE 20.00%', ''],
      ['Net', pen.money(sums.net)],
      ['VAT', pen.money(sums.vat)],
    ])}${middle(['', 'CUSTOMER COPY', `AID: A0000000041010  PAN SEQ 01`, 'Verified by PIN'])}`,
    truthOf(pen, {
      supplier: station,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const carParks = firms(
  'Cityside Parking Ltd;St Anne Street MSCP;Liverpool;Cityside Parking|Borough of Westmere;Station Car Park;Westmere|ParkSure;Queensgate Level 3;Peterborough',
)

/** A ticket of a machine: when it was bought and until when it is good, in large letters; the fee. */
export function parking(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|DD mon YYYY|DD/MM/YY')
  const operator = pen.pick(carParks)
  const fee = pen.pick([120, 240, 350, 480, 650, 1200])
  const isTaxed = pen.chance(0.4)
  const sums = within([
    { text: 'Parking', quantity: 1, unit: fee, amount: fee, rate: isTaxed ? 20 : 0 },
  ])
  const hour = pen.whole(8, 15)
  const ticket = pen.digits('0#####')
  return roll(
    64,
    sans(pen),
    `<div class="mid big">${escaped(operator.name)}</div>${middle(operator.address)}<hr>${pairs([
      [pen.pick(['Machine', 'Mach. No.']), pen.digits('0##')],
      ['Ticket No', ticket],
      ['Paid at', `${pen.day()} ${hour}:${pen.whole(10, 59)}`],
    ])}<div class="mid" style="font-size:150%;margin:3mm 0">EXPIRES<br><b>${hour + 3}:${pen.whole(10, 59)}</b><br>${pen.day()}</div>${pairs(
      [
        ['FEE PAID', pen.money(sums.total)],
        ...(isTaxed
          ? ([
              ['inc VAT at 20%', pen.money(sums.vat)],
              ['VAT No', pen.digits('### #### ##')],
            ] as [string, string][])
          : []),
        ['Payment', pen.pick(['Card', 'Coins'])],
        ['Reg', pen.digits('@@## @@@')],
      ],
    )}<hr>${middle(['Display face up on dashboard', 'Not transferable'])}`,
    truthOf(pen, {
      supplier: operator,
      sums,
      documentNumber: ticket,
      kind: 'receipt',
      hasLines: false,
      hasRates: isTaxed,
    }),
  )
}

const diners = firms(
  "Rosalie's Kitchen;318 W Market St;Louisville, KY 40202|Big Tuna Sushi & Bar;77 Harbor Blvd;San Diego, CA 92101|Mesa 45;4500 N Central Ave;Phoenix, AZ 85012;Desert Table LLC|The Copper Still;12 State St;Burlington, VT 05401",
)
const dishes = wares(
  'Cheeseburger;13;18|Caesar Salad;9;14|Draft IPA;6;9|Salmon Roll;11;16|Iced Tea;3;4.5|Carne Asada;19;27|Key Lime Pie;7;10|Old Fashioned;11;15|Kids Pasta;8;11',
)

/** The check with the card's slip below: a tip written in by the machine, or lines left blank and tips proposed. */
export function diner(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|M/D/YY|mon D, YYYY')
  const house = pen.pick(diners)
  const rate = pen.pick([6, 7.75, 8.6, 9])
  const bought = pen.buy(dishes, { count: [2, 6], most: 3, step: 25 })
  const meal = onTop(bought.lines.map((line) => ({ ...line, rate })))
  const hasTip = pen.chance(0.5)
  const tip = hasTip ? Math.round((meal.net * pen.pick([15, 18, 20, 22])) / 10_000) * 100 : 0
  const sums = { ...meal, total: meal.total + tip }
  const check = pen.digits('#####')
  const proposed = [18, 20, 22].map((share): [string, string] => [
    `${share}%`,
    `(Tip ${pen.money(Math.round((meal.net * share) / 100))} Total ${pen.money(meal.total + Math.round((meal.net * share) / 100))})`,
  ])
  return roll(
    80,
    mono(pen),
    `<div class="mid big">${escaped(house.name)}</div>${middle([...house.address, pen.digits('(5##) ###-####')])}<br>${pairs([[`Server: ${pen.pick(['Kim', 'Andre', 'Sam P'])}`, `Table ${pen.whole(1, 30)}`], [`Check #${check}`, `Guests ${pen.whole(1, 5)}`], [`${pen.day()} ${pen.clock()}`]])}<hr>${pairs(
      meal.lines.map((line) => [`${line.quantity} ${line.text}`, pen.money(line.amount)]),
    )}<hr>${pairs([
      ...sumsAs(pen, meal, 'NVT', `Subtotal|Tax|${hasTip ? 'Amount' : 'Total'}`),
      ...(hasTip
        ? ([
            ['Tip', pen.money(tip)],
            ['Total', pen.money(sums.total)],
          ] as [string, string][])
        : []),
    ])}<hr>${pairs([
      [`VISA xxxx${pen.digits('####')}`, pen.money(sums.total)],
      [`Auth ${pen.digits('0#####')}`],
    ])}${hasTip ? '' : `<br>${pairs([['+ Tip: ______________'], ['= Total: ____________'], ['X ___________________']])}<br>${middle(['Suggested gratuity:'])}${pairs(proposed)}`}${middle(['', hasTip ? 'Thank you!' : 'Guest Copy'])}`,
    truthOf(pen, { supplier: house, sums, documentNumber: check, kind: 'receipt' }),
  )
}

const boxes = firms(
  'HOMEBARN;Store 0417, 900 Industrial Pkwy;Toledo, OH 43612|SaveRite Supercenter;3600 Highway 31 S;Decatur, AL 35603|OFFICE CORRAL #1182;2020 Gulf Fwy;Houston, TX 77003;Office Corral|Bergstrom Farm & Fleet;1401 E Main St;Ames, IA 50010',
)
const hardware = wares(
  '2X4X8 STUD PINE;3.2;5.1|LED BULB 60W 4PK;7.9;12.9|TRASH BAGS 55GL;11;17|COPY PAPER CASE;34;49|DOG FOOD 30LB;21;38|EXT CORD 25FT;13;22|PAINT INT WHT GAL;28;41|STAPLER;8;16|DRILL BIT SET;19;34',
)

/** Of a large store: capitals, codes, a subtotal, sales tax, what was tendered, a count of items and long numbers. */
export function bigStore(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YY|MM/DD/YYYY')
  const shop = pen.pick(boxes)
  const rate = pen.pick([6.75, 7, 8.25, 9])
  const bought = pen.buy(hardware, { count: [2, 7], most: 4, step: 1 })
  const sums = onTop(bought.lines.map((line) => ({ ...line, rate })))
  const [transaction, long] = [pen.digits('0####'), pen.digits('#### #### #### #### ####')]
  const isCash = pen.chance(0.25)
  const given = isCash ? Math.ceil(sums.total / 2000) * 2000 : sums.total
  return roll(
    80,
    mono(pen),
    `<div class="mid">${pen.chance(0.5) ? pictured(shop.name, '#d35400', 'Nimbus Sans') : `<div class="big">${escaped(shop.name)}</div>`}</div>${middle([...shop.address, pen.digits('### - ### - ####'), `ST# 0417 OP# 009 TE# ${pen.whole(10, 60)} TR# ${transaction}`])}${pairs(
      sums.lines.flatMap((line): [string, string?][] => [
        [`${line.text} ${pen.digits('0###########').slice(0, 9)}`, `${pen.plain(line.amount)} X`],
        ...(line.quantity > 1
          ? ([[`   ${line.quantity} @ ${pen.plain(line.unit)}`]] as [string][])
          : []),
      ]),
    )}<br>${pairs([
      ...sumsAs(
        pen,
        sums,
        'nvt',
        `          SUBTOTAL|   TAX 1  ${rate.toFixed(3)} %|             TOTAL`,
      ),
      [isCash ? '         CASH TEND' : '         VISA TEND', pen.plain(given)],
      ['        CHANGE DUE', pen.plain(given - sums.total)],
    ])}${isCash ? '' : pairs([[`ACCOUNT # **** **** **** ${pen.digits('####')}`], [`APPR CODE ${pen.digits('0#####')}`]])}${middle([`# ITEMS SOLD ${sums.lines.reduce((all, line) => all + line.quantity, 0)}`, `TC# ${long}`, `${pen.day()}   ${pen.clock()}:${pen.whole(10, 59)}`, `Join ${shop.name} Rewards today`])}`,
    truthOf(pen, { supplier: shop, sums, otherNumbers: [transaction, long], kind: 'receipt' }),
  )
}

const cafes = firms(
  'Café Bleu Matin;4020 rue Saint-Denis;Montréal QC H2W 2M4;9214-7781 Québec inc.|Tidewater Coffee Roasters;1543 Barrington St;Halifax NS B3J 1Z4|Le Petit 7;77 rue Saint-Paul;Québec QC G1K 3V8',
)
const snacks = wares(
  'Latte 12 oz;4.75;5.75|Croissant amandes;4.25;5.5|Bagel saumon;9.5;13.5|Soupe du jour;6.5;8.5|Americano;3.5;4.25|Muffin;3.25;4.25',
)

/** Of a Canadian café: two taxes with their numbers or one, cash rounded to five cents. */
export function cafe(random: Random): Sheet {
  const house = random.pick(cafes)
  const isQuebec = house.address.join(' ').includes(' QC ')
  const pen = new Pen(random, isQuebec ? { ...quebec, money: pick$(random) } : ca)
  const meal = pen.buy(snacks, { count: [1, 4], most: 2 })
  const parts: [string, number][] = isQuebec
    ? [
        ['TPS', 5],
        ['TVQ', 9.975],
      ]
    : [['HST', 14]]
  const taxes = parts.map(([name, rate]): [string, number] => [
    name,
    Math.round((meal.net * rate) / 100),
  ])
  const vat = taxes.reduce((all, [, tax]) => all + tax, 0)
  const isCash = pen.chance(0.4)
  const exact = meal.net + vat
  const total = isCash ? Math.round(exact / 5) * 5 : exact
  const sums = { ...meal, vat, total }
  const number = pen.digits('1#####')
  const words = isQuebec
    ? ['Facture #', 'Sous-total', 'TOTAL', 'Arrondi', isCash ? 'Comptant' : 'Interac', 'Merci!']
    : ['Receipt #', 'Subtotal', 'TOTAL', 'Rounding', isCash ? 'Cash' : 'Interac', 'Thank you!']
  return roll(
    72,
    sans(pen),
    `<div class="mid big">${escaped(house.name)}</div>${middle([...house.also, ...house.address, ...(isQuebec ? [`TPS ${pen.digits('#########')} RT0001`, `TVQ ${pen.digits('##########')} TQ0001`] : [`HST ${pen.digits('#########')} RT0001`])])}<hr>${pairs([[`${words[0] ?? ''}${number}`, `${pen.day()} ${pen.clock()}`]])}<hr>${pairs(meal.lines.map((line) => [`${line.quantity} x ${line.text}`, pen.plain(line.amount)]))}<hr>${pairs(
      [
        [words[1] ?? '', pen.plain(meal.net)],
        ...taxes.map(([name, tax]): [string, string] => [name, pen.plain(tax)]),
        ...(total === exact
          ? []
          : ([[words[3] ?? '', pen.plain(total - exact)]] as [string, string][])),
      ],
    )}<div class="big">${pairs([[words[2] ?? '', pen.money(total)]])}</div>${pairs([[words[4] ?? '', pen.money(total)]])}${middle(['', words[5] ?? ''])}`,
    truthOf(pen, { supplier: house, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const pick$ = (random: Random) => random.pick(['#\u00A0$', '#$'])
