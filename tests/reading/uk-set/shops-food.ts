/** Till rolls of supermarkets, food shops and chemists. */
import { decimal, money, pounds } from './notation'
import { fill, goods, itemOf, netOf, sumOf, vatOf, vatTruth, vatWithin, type Item } from './basket'
import { cardLines, cashLines, cells, centre, pair, roll, row, rule, space } from './markup'
import { shops, type Layout } from './sheet'
import { tillFonts } from './fonts'

const groceries = goods(`
  SEMI SKIMMED MILK 2L|1.55|0
  WHOLEMEAL BREAD 800G|1.39|0
  FREE RANGE EGGS 12|3.15|0
  BRAEBURN APPLES|2.10|0
  SALTED BUTTER 250G|2.19|0
  CHEDDAR MATURE 400G|3.75|0
  BROCCOLI LOOSE|0.82|0
  CHICKEN THIGHS 1KG|4.29|0
  BASMATI RICE 1KG|2.45|0
  TEA BAGS 160|4.50|0
  OAT BISCUITS|1.65|0
  SALTED CRISPS 6PK|2.25|20
  ORANGE SQUASH 1L|1.85|20
  KITCHEN ROLL 4PK|3.60|20
  WASHING UP LIQUID|1.25|20
  DISHWASHER TABS 40|8.00|20
  MILK CHOCOLATE 180G|2.75|20
  AA BATTERIES 8PK|6.49|20
  BIN LINERS 50L|2.95|20
  SPARKLING WATER 2L|0.65|20
  RED WINE 75CL|7.50|20
  PALE ALE 4X440ML|5.75|20`)

const medicines = goods(`
  PARACETAMOL 500MG 16|0.89|20
  HAY FEVER TABS 30|4.49|20
  PLASTERS ASSORTED|2.79|20
  SUN LOTION SPF50|9.50|20
  TOOTHPASTE 75ML|2.35|20
  CHILD CAR SEAT LINER|6.00|5
  NICOTINE GUM 2MG 24|4.99|5
  NICOTINE PATCH 14MG|11.49|5
  THROAT LOZENGES 24|3.75|20`)

const bakes = goods(`
  Large White Bloomer|2.85|0
  Sausage Roll x1 (cold)|1.60|0
  Eccles Cake|1.35|0
  Cheese Scone|1.45|0
  Wholemeal Cob|2.40|0
  Custard Tart|1.75|0
  Granary Sliced|2.60|0`)

const code = (rate: number): string => ({ 20: 'A', 5: 'B', 0: 'Z' })[rate] ?? ''

const bought = ({ name, quantity, price, amount, rate }: Item): string[] =>
  quantity > 1
    ? [row(name), pair(`  ${quantity} @ ${money(price)}`, `${money(amount)} ${code(rate)}`)]
    : [pair(name, `${money(amount)} ${code(rate)}`)]

const supermarket: Layout = {
  kind: 'supermarket',
  fonts: [tillFonts[0], tillFonts[3], tillFonts[6], tillFonts[1]],
  shops: shops(`
    FARLOW'S|Unit 2 Castle Retail Park|Ludlow|SY8 1XD|01632 960114|slashesShort
    NORTHDALE FOODSTORES|Beck Lane|Keighley|BD21 4PL|0113 496 0182|slashes
    Wexmoor|118 Fore Street|Taunton|TA1 3JL|01632 960871|dayMonth
    GREENACRE MARKET|14-20 Station Approach|Epsom|KT19 8EW|020 7946 0513|dotsShort`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = fill(random, groceries, random.whole(9, 16))
    const saving = random.pick([0, 75, 150])
    const rates = vatWithin(items)
    const total = sumOf(items) - saving
    const sums = saving ? [] : rates
    const card = cardLines(occasion, total, random.pick([0, 1]))
    const table = sums.length
      ? [
          space(),
          cells([10, 9, 9, 9], ['VAT RATE', 'GOODS', 'VAT', 'GROSS']),
          ...sums.map(({ rate, net, vat, gross }) =>
            cells([10, 9, 9, 9], [`${code(rate)} ${rate}%`, money(net), money(vat), money(gross)]),
          ),
        ]
      : []
    const lines = [
      centre(shop.name, 'huge'),
      centre(`${shop.street}, ${shop.town}\n${shop.postcode}   Tel ${shop.phone}`),
      centre(`VAT NO. ${occasion.vatNumber(0)}`),
      space(),
      ...items.flatMap(bought),
      ...(saving
        ? [
            rule(),
            pair('SUBTOTAL', money(sumOf(items))),
            pair('MEMBER SAVING', `-${money(saving)}`),
          ]
        : []),
      rule(),
      pair(random.pick(['TOTAL', 'TOTAL TO PAY', 'BALANCE DUE']), pounds(total), 'b big'),
      ...card.lines,
      pair('CHANGE DUE', '£0.00'),
      ...table,
      space(),
      row(`${items.length} ITEMS PURCHASED`),
      centre(
        `${occasion.on()}  ${occasion.time}   ST ${occasion.number(4)}  OP 0${occasion.number(2)}  TE 07`,
        'small',
      ),
      centre('Thank you for shopping with us\nPlease retain your receipt'),
    ]
    return roll(
      occasion,
      { columns: 40 },
      lines,
      occasion.truth(total, {
        ...(sums.length ? vatTruth(sums) : {}),
        vatNumber: occasion.vatNumberTruth,
        ...card.seen,
        items: items.length,
      }),
    )
  },
}

const convenience: Layout = {
  kind: 'convenience',
  fonts: [tillFonts[5], tillFonts[7], tillFonts[4]],
  shops: shops(`
    Patel & Sons News|61 Melton Road|Leicester|LE4 6PN|01632 960227|slashes
    CORNER HOUSE STORES|3 High Row|Darlington|DL3 7QQ|01632 960318|dashes
    Llanfair Village Shop|Church Street|Builth Wells|LD2 3RN|01632 960409|slashesShort`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = fill(random, groceries, random.whole(2, 5))
    const total = sumOf(items)
    const cash = cashLines(total, ['CASH', 'CHANGE'])
    const lines = [
      centre(shop.name, 'b big'),
      centre(`${shop.street}\n${shop.town} ${shop.postcode}`),
      space(),
      pair(occasion.on(), occasion.time),
      pair(`REG 01  CLERK ${random.whole(1, 6)}`, `00${occasion.number(4)}`),
      space(),
      ...items.map(({ name, quantity, amount }) =>
        pair(quantity > 1 ? `${quantity} X ${name}` : name, money(amount)),
      ),
      rule('='),
      pair('TOTAL', pounds(total), 'b tall'),
      ...cash.lines,
      space(),
      centre('NO REFUND WITHOUT RECEIPT'),
    ]
    const truth = occasion.truth(total, { ...cash.seen, items: items.length })
    return roll(occasion, { columns: 32, size: 22 }, lines, truth)
  },
}

const bakery: Layout = {
  kind: 'bakery',
  fonts: [tillFonts[9], tillFonts[10]],
  shops: shops(`
    Oswin's Bakehouse|27 Sheep Street|Stow-on-the-Wold|GL54 1AA|01632 960552|wordsShort
    THE CRUSTY COB|Market Arcade|Hexham|NE46 1XG|01632 960640|slashes`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = fill(random, bakes, random.whole(3, 5))
    const total = sumOf(items)
    const isCash = random.chance(0.5)
    const paid = isCash
      ? cashLines(total, ['Cash tendered', 'Change'])
      : cardLines(occasion, total, 2)
    const lines = [
      centre(shop.name, 'b big'),
      centre(`${shop.street}\n${shop.town}, ${shop.postcode}`, 'small'),
      rule('*'),
      ...items.map(({ name, quantity, amount }) => pair(`${quantity}  ${name}`, money(amount))),
      rule('*'),
      pair('Total GBP', money(total), 'b'),
      ...paid.lines,
      space(),
      row('All items zero rated'),
      pair('VAT 0%', '0.00'),
      row(`VAT Reg: ${occasion.vatNumber(2)}`),
      space(),
      centre(`${occasion.on()} at ${occasion.time}`),
      centre('Baked here every morning'),
    ]
    return roll(
      occasion,
      { columns: 34, material: 'cream' },
      lines,
      occasion.truth(total, {
        vat: '0.00',
        vatLines: [{ rate: '0', net: null, vat: '0.00' }],
        vatNumber: occasion.vatNumberTruth,
        ...paid.seen,
        items: items.length,
      }),
    )
  },
}

const pharmacy: Layout = {
  kind: 'pharmacy',
  fonts: [tillFonts[2], tillFonts[8], tillFonts[0]],
  shops: shops(`
    Hallam Pharmacy|208 Ecclesall Road|Sheffield|S11 8JB|0114 496 0137|slashes
    DRUMMOND CHEMISTS|44 King Street|Perth|PH2 8JB|01632 960733|dotsShort
    St Brannock's Pharmacy Ltd|The Square|Braunton|EX33 2JD|01632 960824|dayMonth`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = [
      ...fill(random, medicines, 3, 2),
      itemOf({ name: 'PRESCRIPTION CHARGE', price: 990, rate: 0 }),
    ]
    const total = sumOf(items)
    const sums = vatWithin(items)
    const card = cardLines(occasion, total, 3)
    const receipt = occasion.number(7)
    const lines = [
      centre('+', 'huge'),
      centre(shop.name, 'b big'),
      centre(`${shop.street}\n${shop.town}\n${shop.postcode}\nTel: ${shop.phone}`),
      rule('_'),
      pair(`Receipt No: ${receipt}`, `Till 2`),
      pair(`Date: ${occasion.on()}`, occasion.seconds),
      rule('_'),
      ...items.flatMap(({ name, quantity, amount, rate }) => [
        pair(
          `${quantity} ${name}`,
          `${money(amount)}${rate ? '*'.repeat(rate === 20 ? 1 : 2) : ' '}`,
        ),
      ]),
      rule('_'),
      pair('TOTAL DUE', pounds(total), 'b big'),
      ...card.lines,
      rule('_'),
      row('VAT ANALYSIS'),
      ...sums.map(({ rate, net, vat }) => pair(`${rate.toFixed(1)}% on ${money(net)}`, money(vat))),
      pair('Total VAT', money(vatOf(sums))),
      row(`VAT Registration No ${occasion.vatNumber(4)}`, 'small'),
      centre('\nAsk your pharmacist for advice'),
    ]
    return roll(
      occasion,
      { columns: 36 },
      lines,
      occasion.truth(total, {
        ...vatTruth(sums),
        vatNumber: occasion.vatNumberTruth,
        ...card.seen,
        documentNumber: receipt,
        items: items.length,
      }),
    )
  },
}

/** A very long roll: a trade customer's weekly shop. */
const cashAndCarry: Layout = {
  kind: 'cash-and-carry',
  fonts: [tillFonts[1], tillFonts[11]],
  shops: shops(`
    BRIDGEWAY CASH & CARRY|Trafford Way|Manchester|M17 1WD|0161 496 0155|slashesShort
    HARTWELL WHOLESALE|Unit 9 Avonside Trading Estate|Bristol|BS2 0XJ|0117 496 0148|dayMonth`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = groceries.map((good) => itemOf(good, random.whole(1, 12)))
    const sums = vatWithin(items)
    const total = sumOf(items)
    const card = cardLines(occasion, total, 1)
    const invoice = occasion.number(8)
    const lines = [
      centre(shop.name, 'wide'),
      centre(
        `${shop.street} ${shop.town} ${shop.postcode}\nTelephone ${shop.phone}\nVAT REG NO ${occasion.vatNumber(0)}`,
      ),
      rule('='),
      pair(`INVOICE ${invoice}`, `LANE 0${random.whole(1, 9)}`),
      pair(`DATE ${occasion.on()}`, `TIME ${occasion.seconds}`),
      row('CUSTOMER 400217  CASH SALE A/C'),
      rule('='),
      cells([21, 4, 8, 10], ['DESCRIPTION', 'QTY', 'PRICE', 'AMOUNT']),
      ...items.map(({ name, quantity, price, amount, rate }) =>
        cells(
          [21, 4, 8, 10],
          [name, String(quantity), money(price), `${money(amount)} ${code(rate)}`],
        ),
      ),
      rule('='),
      pair('GOODS (EX VAT)', money(netOf(sums))),
      pair('VAT', money(vatOf(sums))),
      pair('INVOICE TOTAL', pounds(total), 'b big'),
      rule('='),
      ...card.lines,
      rule('='),
      cells([14, 12, 12], ['CODE  RATE', 'NET', 'VAT']),
      ...sums.map(({ rate, net, vat }) =>
        cells([14, 12, 12], [`${code(rate)}    ${rate.toFixed(2)}`, money(net), money(vat)]),
      ),
      centre('\nE. & O. E.\nGOODS REMAIN OUR PROPERTY UNTIL PAID'),
    ]
    return roll(
      occasion,
      { columns: 46, size: 18 },
      lines,
      occasion.truth(total, {
        ...vatTruth(sums),
        vatNumber: occasion.vatNumberTruth,
        ...card.seen,
        documentNumber: invoice,
        items: items.length,
      }),
    )
  },
}

const butcher: Layout = {
  kind: 'butcher',
  fonts: [tillFonts[7], tillFonts[5]],
  shops: shops(`
    J. Pemberton & Daughter|19 Westgate|Otley|LS21 3AT|01632 960915|dotsShort
    Glenmore Butchers|7 Bank Street|Aviemore|PH22 1QD|01632 961006|slashesShort`),
  draw(occasion) {
    const { random, shop } = occasion
    const weighed = random
      .shuffled(['Topside of Beef', 'Pork Sausages', 'Lamb Shoulder', 'Back Bacon', 'Haggis'])
      .slice(0, 3)
    const items = weighed.map((name) => {
      const perKilo = random.whole(690, 1890)
      const grams = random.whole(220, 1450)
      return { name, perKilo, grams, amount: Math.round((perKilo * grams) / 1000) }
    })
    const total = sumOf(items)
    const lines = [
      centre(shop.name, 'b'),
      centre(`${shop.street}, ${shop.town} ${shop.postcode}\n${shop.phone}`),
      rule(),
      ...items.flatMap(({ name, perKilo, grams, amount }) => [
        row(name),
        pair(`  ${(grams / 1000).toFixed(3)}kg x ${money(perKilo)}/kg`, money(amount)),
      ]),
      rule(),
      pair(`No. items ${items.length}`, ''),
      pair('TO PAY  £', decimal(total), 'b big'),
      rule(),
      row(`${occasion.on()} ${occasion.time}  Scale 1  Op 2`),
    ]
    return roll(
      occasion,
      { columns: 32, size: 21 },
      lines,
      occasion.truth(total, { items: items.length }),
    )
  },
}

export const foodShops: Layout[] = [
  supermarket,
  convenience,
  bakery,
  pharmacy,
  cashAndCarry,
  butcher,
]
