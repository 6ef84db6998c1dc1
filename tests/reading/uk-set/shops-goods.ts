/** Till rolls of DIY stores, post offices, book, clothes and other shops, refunds among them. */
import { decimal, later, money, pounds } from './notation'
import { fill, goods, itemOf, netOf, sumOf, vatOf, vatTruth, vatWithin } from './basket'
import { cardLines, cashLines, cells, centre, pair, roll, row, rule, space } from './markup'
import { shops, type Layout } from './sheet'
import { tillFonts } from './fonts'

const tools = goods(`
  5012345 MASONRY DRILL BIT 8MM|4.25
  8830127 DECORATORS CAULK 380ML|2.98
  1199043 WOODSCREW 4X40 BOX200|7.49
  6204418 MATT EMULSION WHT 10L|26.00
  7755102 SANDING SHEETS MIXED|5.50
  3048871 LED BULB E27 3PK|8.75
  9920316 EXT LEAD 10M 2 GANG|21.50
  4410098 RUBBLE SACKS 10|6.15
  2261540 CEMENT 25KG|6.95
  8017733 TAPE MEASURE 8M|11.99`)

const books = goods(`
  The Tidal Year (pbk)|9.99|0
  A Walk in Weardale|14.50|0
  OS Map OL31|10.99|0
  Notebook A5 dotted|8.95|20
  Gift wrap, 2 sheets|3.50|20
  Small Gardens (hbk)|25.00|0`)

const clothes = goods(`
  MENS OXFORD SHIRT BLU 16|32.00
  CHINO NAVY 34R|45.00
  ANKLE SOCKS 5PK|9.00
  CHILD RAINCOAT 5-6|24.00|0
  WOOL SCARF|19.50
  LEATHER BELT 34|22.00`)

const diy: Layout = {
  kind: 'diy',
  fonts: [tillFonts[0], tillFonts[6], tillFonts[2], tillFonts[3]],
  shops: shops(`
    IRONGATE DIY|Phoenix Retail Park|Swindon|SN2 2QJ|01632 961127|slashesShort
    BUILDMOOR TRADE CENTRE|Dock Road|Birkenhead|CH41 1DT|0151 496 0122|slashes
    Fettle & Fix|Unit 6 Pennine Way|Carlisle|CA1 3QS|01632 961218|tight
    TOLLBAR TOOLS|Great North Road|Newark|NG24 1DP|01632 961309|dashes`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = fill(random, tools, random.whole(3, 7), 4)
    const subtotal = sumOf(items)
    const isDiscounted = random.chance(0.5)
    const off = isDiscounted ? Math.round(subtotal / 10) : 0
    const total = subtotal - off
    const sums = vatWithin([{ rate: 20, amount: total }])
    const card = cardLines(occasion, total, random.pick([0, 1, 3]))
    const number = `${occasion.number(4)}/${occasion.number(5)}`
    const lines = [
      centre(shop.name, 'inv'),
      space(),
      centre(`${shop.street}\n${shop.town} ${shop.postcode}\n${shop.phone}`),
      space(),
      ...items.flatMap(({ name, quantity, price, amount }) => [
        row(name),
        pair(`     ${quantity} x ${pounds(price)}`, pounds(amount)),
      ]),
      rule(),
      ...(isDiscounted
        ? [pair('Subtotal', pounds(subtotal)), pair('Trade card 10% off', pounds(-off))]
        : []),
      pair('Total', pounds(total), 'huge'),
      ...card.lines,
      rule(),
      cells(
        [14, 11, 11],
        ['VAT rate 20.0%', `Net ${money(netOf(sums))}`, `VAT ${money(vatOf(sums))}`],
      ),
      row(`VAT Reg No. ${occasion.vatNumber(0)}`),
      rule(),
      row(`Transaction ${number}`),
      row(`${occasion.on()} ${occasion.seconds}`),
      row(`Return by ${occasion.on(shop.form, later(occasion.date, 45))}`),
      centre('\n||| || |||| | || ||| | |||| || |||'),
    ]
    return roll(
      occasion,
      { columns: 40 },
      lines,
      occasion.truth(total, {
        ...vatTruth(sums),
        vatNumber: occasion.vatNumberTruth,
        ...card.seen,
        documentNumber: number,
        items: items.length,
      }),
    )
  },
}

const postOffice: Layout = {
  kind: 'post-office',
  fonts: [tillFonts[1], tillFonts[10], tillFonts[4]],
  shops: shops(`
    Kirkby Lonsdale Post Office|15 New Road|Carnforth|LA6 2AB|01632 961411|slashes
    MILL LANE POST OFFICE|88 Mill Lane|London|NW6 1NH|020 7946 0622|slashesShort
    Tenby Post Office|Warren Street|Tenby|SA70 7JR|01632 961502|capitals`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = [
      itemOf({ name: 'Special Delivery by 1pm 500g', price: 895, rate: 0 }, 1),
      itemOf({ name: '1st Class Large Letter', price: 210, rate: 0 }, random.whole(2, 6)),
      ...(random.chance(0.6)
        ? [itemOf({ name: 'Tracked 48 Parcel 2kg', price: 499, rate: 0 }, 2)]
        : []),
    ]
    const total = sumOf(items)
    const isCash = random.chance(0.4)
    const paid = isCash
      ? cashLines(total, ['Cash from customer', 'Cash to customer'])
      : cardLines(occasion, total, 2)
    const session = `1-${occasion.number(7)}`
    const lines = [
      centre('* CUSTOMER RECEIPT *', 'b'),
      row(shop.name, 'b'),
      row(shop.street),
      row(`${shop.town} ${shop.postcode}`),
      row(`VAT Reg. No. ${occasion.vatNumber(0)}`),
      row(`Date of issue: ${occasion.on()}  ${occasion.time}`),
      row(`Session: ${session}`),
      space(),
      ...items.flatMap(({ name, quantity, price, amount }) => [
        pair(`${name} (E)`, quantity === 1 ? pounds(amount) : ''),
        ...(quantity > 1 ? [pair(`   ${quantity} at ${pounds(price)}`, pounds(amount))] : []),
      ]),
      space(),
      pair('TOTAL DUE TO POST OFFICE', pounds(total), 'b'),
      ...paid.lines,
      pair('BALANCE', '£0.00'),
      space(),
      row('(E) = exempt from VAT'),
      row('This is not a financial receipt for insurance.', 'small'),
      row(`Destination: RG1 4PN   Ref ${occasion.number(4)} ${occasion.number(4)} 1GB`, 'small'),
    ]
    return roll(
      occasion,
      { columns: 42, material: 'white', size: 19 },
      lines,
      occasion.truth(total, {
        vatNumber: occasion.vatNumberTruth,
        ...paid.seen,
        documentNumber: session,
        items: items.length,
      }),
    )
  },
}

const bookshop: Layout = {
  kind: 'bookshop',
  fonts: [tillFonts[9], tillFonts[12]],
  shops: shops(`
    Sedbergh Book Room|51 Main Street|Sedbergh|LA10 5BL|01632 961613|weekday
    THE PAPER LANTERN|4 Mermaid Street|Rye|TN31 7ET|01632 961704|words`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = fill(random, books, 3, 2)
    const sums = vatWithin(items)
    const total = sumOf(items)
    const card = cardLines(occasion, total, 2)
    const lines = [
      centre(shop.name, 'big'),
      centre(`${shop.street}, ${shop.town} ${shop.postcode}`),
      space(),
      centre(occasion.on()),
      space(),
      ...items.map(({ name, quantity, amount }) =>
        pair(`${name}${quantity > 1 ? ` x${quantity}` : ''}`, pounds(amount)),
      ),
      space(),
      pair('Amount payable', pounds(total), 'b'),
      ...card.lines,
      space(),
      row(`Includes VAT of ${pounds(vatOf(sums))}`),
      row(`VAT no. ${occasion.vatNumber(1)}`),
      space(),
      centre('Books may be exchanged within 28 days'),
    ]
    return roll(
      occasion,
      { columns: 38, material: 'cream' },
      lines,
      occasion.truth(total, {
        vat: decimal(vatOf(sums)),
        vatNumber: occasion.vatNumberTruth,
        ...card.seen,
        items: items.length,
      }),
    )
  },
}

/** An exchange: one thing comes back, others are bought. */
const exchange: Layout = {
  kind: 'exchange',
  fonts: [tillFonts[8], tillFonts[11], tillFonts[3]],
  shops: shops(`
    MORLAND & REEVE|71 Broad Street|Reading|RG1 2AP|01632 961818|slashes
    Haddow Outfitters|33 George Street|Edinburgh|EH2 2HN|0131 496 0166|dashes
    CALDERWOOD|Trinity Walk|Wakefield|WF1 1QS|01632 961909|slashesShort`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = fill(random, clothes, 3, 1)
    const back = 1250
    const total = sumOf(items) - back
    const card = cardLines(occasion, total, 1)
    const number = occasion.number(6)
    const lines = [
      centre(shop.name, 'tall'),
      centre(`${shop.street} ${shop.town}\n${shop.postcode}`),
      space(),
      row(`${occasion.on()} ${occasion.time} TILL 0${random.whole(1, 9)} TXN ${number}`),
      rule(),
      row('RETURNED'),
      pair('KNITTED HAT GREY', money(-back)),
      row('SOLD'),
      ...items.map(({ name, amount }) => pair(name, money(amount))),
      rule(),
      pair('NET TOTAL', pounds(total), 'b big'),
      ...card.lines,
      rule(),
      row(`VAT REG ${occasion.vatNumber(3)}`),
      centre('Refunds within 30 days with this receipt'),
    ]
    return roll(
      occasion,
      { columns: 40, size: 19 },
      lines,
      occasion.truth(total, {
        vatNumber: occasion.vatNumberTruth,
        ...card.seen,
        documentNumber: number,
        items: items.length,
      }),
    )
  },
}

const refund: Layout = {
  kind: 'refund',
  fonts: [tillFonts[0], tillFonts[5]],
  shops: shops(`
    ASHCOMBE HOME|Meadowgate Centre|Derby|DE1 2PQ|01632 962012|slashes
    Larkrise Garden Centre|Bath Road|Devizes|SN10 1QG|01632 962103|wordsShort`),
  draw(occasion) {
    const { random, shop } = occasion
    const amount = random.whole(1200, 6400)
    const sums = vatWithin([{ rate: 20, amount }])
    const card = cardLines(occasion, amount, 2)
    const number = `R${occasion.number(6)}`
    const lines = [
      centre(shop.name, 'b big'),
      centre(`${shop.street}, ${shop.town} ${shop.postcode}`),
      centre('*** REFUND ***', 'inv'),
      pair(`Refund no: ${number}`, occasion.on()),
      row(`Original sale ${occasion.on(shop.form, later(occasion.date, -9))}`),
      rule(),
      pair('1 TABLE LAMP BRASS', money(-amount)),
      rule(),
      pair('REFUND TOTAL', pounds(-amount), 'b big'),
      pair('VAT @ 20%', money(-vatOf(sums))),
      row(`Refunded to ${random.pick(['Visa', 'Mastercard'])} ending ${card.seen.lastFour ?? ''}`),
      rule(),
      row(`VAT No ${occasion.vatNumber(0)}`),
      row('Signature ...................'),
    ]
    return roll(
      occasion,
      { columns: 42 },
      lines,
      occasion.truth(-amount, {
        vat: decimal(-vatOf(sums)),
        vatLines: [{ rate: '20', net: null, vat: decimal(-vatOf(sums)) }],
        vatNumber: occasion.vatNumberTruth,
        ...card.seen,
        documentNumber: number,
      }),
    )
  },
}

const charity: Layout = {
  kind: 'charity-shop',
  fonts: [tillFonts[12], tillFonts[4]],
  shops: shops(`
    St Aldhelm's Hospice Shop|9 Half Moon Street|Sherborne|DT9 3LN|01632 962214|slashesShort
    BORDER COLLIE RESCUE SHOP|40 High Street|Kelso|TD5 7AX|01632 962305|slashes`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = random.list(random.whole(2, 4), () => ({
      name: random.pick(['BRIC A BRAC', 'LADIES TOP', 'BOOKS', 'TOYS', 'MENSWEAR']),
      amount: random.whole(2, 18) * 50,
    }))
    const total = sumOf(items)
    const cash = cashLines(total, ['CASH TEND', 'CHANGE'])
    const lines = [
      centre(shop.name),
      centre(`${shop.street} ${shop.town}`),
      centre(`${shop.postcode}\nReg. charity ${occasion.number(7)}`),
      space(),
      row(`${occasion.on()}-${occasion.time}`),
      ...items.map(({ name, amount }) => pair(name, money(amount))),
      pair('AMOUNT', money(total), 'b tall'),
      ...cash.lines,
      space(),
      centre('THANK YOU FOR YOUR SUPPORT'),
    ]
    const truth = occasion.truth(total, { ...cash.seen, items: items.length })
    return roll(occasion, { columns: 28, size: 23 }, lines, truth)
  },
}

export const goodsShops: Layout[] = [diy, postOffice, bookshop, exchange, refund, charity]
