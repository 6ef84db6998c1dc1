/** Bills of cafes, restaurants, pubs, takeaways and hotels. */
import { decimal, later, money, pounds } from './notation'
import { fill, goods, itemOf, netOf, sumOf, vatOf, vatTruth, vatWithin } from './basket'
import {
  cardLines,
  cashLines,
  cells,
  centre,
  letter,
  pair,
  roll,
  row,
  rule,
  space,
  th,
  tr,
} from './markup'
import { shops, type Layout } from './sheet'
import { letterFonts, logoFonts, tillFonts } from './fonts'

const drinks = goods(`
  Flat White|3.60
  Americano|3.10
  Pot of Tea|2.80
  Cheese Toastie|6.95
  Toasted Teacake|2.75
  Carrot Cake|4.20
  Soup & Roll|6.50
  Hot Chocolate|3.85
  Bacon Bap|5.25`)

const dishes = goods(`
  Burrata, peach|11.50
  Roast hake|24.00
  Lamb rump|27.50
  Wild mushroom risotto|18.00
  Triple cooked chips|6.00
  Sticky toffee pudding|9.50
  Picpoul 175ml|8.75
  Sparkling water 75cl|5.00
  Espresso|3.40`)

const pubList = goods(`
  Best Bitter Pt|5.40
  Cider Pt|5.80
  Lemonade Half|2.40
  Steak & Ale Pie|17.25
  Fish & Chips|18.50
  Ploughmans|14.95
  Sunday Roast Beef|21.00`)

const fried = goods(`
  LARGE COD|9.80
  REG CHIPS|3.90
  MUSHY PEAS|1.90
  CURRY SAUCE|1.80
  BATTERED SAUSAGE|2.60
  PICKLED EGG|0.90`)

const cafe: Layout = {
  kind: 'cafe',
  fonts: [tillFonts[3], tillFonts[2], tillFonts[10]],
  shops: shops(`
    The Brass Teapot|9 Museum Street|York|YO1 7DT|01632 962417|wordsShort
    Foxglove Coffee|112 Gloucester Road|Bristol|BS7 8BN|0117 496 0193|slashes
    CAFFI'R CEI|Harbour Row|Aberaeron|SA46 0BU|01632 962508|iso`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = fill(random, drinks, random.whole(2, 5))
    const total = sumOf(items)
    const sums = vatWithin(items)
    const card = cardLines(occasion, total, 2)
    const number = occasion.number(4)
    const logo = random.pick(logoFonts)
    const lines = [
      `<div class="logo">${shop.name}</div>`,
      centre(`${shop.street}, ${shop.town}, ${shop.postcode}`, 'small'),
      space(),
      pair(`Order #${number}`, random.pick(['Eat in', 'Take away'])),
      pair(
        `Served by ${random.pick(['Mel', 'Josh', 'Aneira', 'Tom'])}`,
        `${occasion.on()} ${occasion.time}`,
      ),
      rule('.'),
      ...items.map(({ name, quantity, amount }) => pair(`${quantity} ${name}`, pounds(amount))),
      rule('.'),
      pair('Total', pounds(total), 'big'),
      pair('incl. VAT 20%', pounds(vatOf(sums))),
      ...card.lines,
      space(),
      centre(`VAT ${occasion.vatNumber(0)}`),
      centre('WiFi: ask at the counter'),
    ]
    return roll(
      occasion,
      { columns: 36, css: `.logo { font: 46px/1.2 '${logo}'; text-align: center; }` },
      lines,
      occasion.truth(total, {
        ...vatTruth(sums, false),
        vatNumber: occasion.vatNumberTruth,
        ...card.seen,
        documentNumber: number,
        items: items.length,
      }),
    )
  },
}

const restaurant: Layout = {
  kind: 'restaurant',
  fonts: [tillFonts[1], tillFonts[9], tillFonts[6]],
  shops: shops(`
    Saltmarsh|22 Quay Street|Lymington|SO41 3AS|01632 962619|weekday
    OSTERIA BELLAVIA|150 Upper Street|London|N1 1RY|020 7946 0731|slashes
    The Larder at Tarn Howe|Yewdale Road|Coniston|LA21 8DU|01632 962700|ordinal`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = fill(random, dishes, random.whole(5, 8), 2)
    const food = sumOf(items)
    const service = Math.round(food / 8)
    const total = food + service
    const sums = vatWithin([{ rate: 20, amount: food }])
    const isPaid = random.chance(0.6)
    const card = cardLines(occasion, total, 3)
    const bill = occasion.number(5)
    const lines = [
      centre(shop.name, shop.name.length > 18 ? 'big' : 'huge'),
      centre(`${shop.street}\n${shop.town}\n${shop.postcode}\nTel ${shop.phone}`),
      space(),
      pair(`Table ${random.whole(2, 24)}`, `Covers ${random.whole(2, 4)}`),
      pair(`Bill ${bill}`, `Server: ${random.pick(['Luca', 'Beth', 'Priya'])}`),
      centre(`${occasion.on()}  ${occasion.time}`),
      rule(),
      ...items.map(({ name, quantity, amount }) => pair(`${quantity} x ${name}`, money(amount))),
      rule(),
      pair('Sub Total', money(food)),
      pair('Discretionary Service 12.5%', money(service)),
      pair('TOTAL', pounds(total), 'b big'),
      space(),
      row(`VAT at 20% included: ${pounds(vatOf(sums))}`),
      row(`VAT No: ${occasion.vatNumber(2)}`),
      ...(isPaid ? [rule(), ...card.lines] : []),
      space(),
      centre('Service is optional and goes\nentirely to our team'),
    ]
    return roll(
      occasion,
      { columns: 38, size: 19 },
      lines,
      occasion.truth(total, {
        ...vatTruth(sums, false),
        vatNumber: occasion.vatNumberTruth,
        ...(isPaid ? card.seen : {}),
        documentNumber: bill,
        items: items.length,
      }),
    )
  },
}

/** The name of the house stands at the foot, after that of the brewery's company. */
const pub: Layout = {
  kind: 'pub',
  fonts: [tillFonts[0], tillFonts[8]],
  shops: shops(`
    The Drover's Rest|Market Square|Alston|CA9 3QN|01632 962812|slashesShort
    WHITE HART INN|High Street|Lavenham|CO10 9QA|01632 962903|slashes`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = fill(random, pubList, random.whole(3, 5))
    const total = sumOf(items)
    const sums = vatWithin(items)
    const isCash = random.chance(0.5)
    const paid = isCash ? cashLines(total, ['Cash', 'Change']) : cardLines(occasion, total, 0)
    const check = occasion.number(4)
    const lines = [
      pair(`CHK ${check}`, `${occasion.on()} ${occasion.time}`),
      pair(`TBL ${random.whole(1, 30)}/1`, 'GST 3'),
      rule(),
      ...items.map(({ name, quantity, amount }) => pair(` ${quantity} ${name}`, money(amount))),
      space(),
      ...sums.map(({ rate, net, vat }) =>
        [pair(` Net Sales ${rate}%`, money(net)), pair(` VAT ${rate}%`, money(vat))].join(''),
      ),
      pair('Amount Due', pounds(total), 'b big'),
      ...paid.lines,
      rule(),
      centre(shop.name, 'b big'),
      centre(
        `${shop.street}, ${shop.town}, ${shop.postcode}\nwww.${shop.town.toLowerCase()}-inn.example\nVAT ${occasion.vatNumber(4)}`,
      ),
    ]
    return roll(
      occasion,
      { columns: 36 },
      lines,
      occasion.truth(total, {
        ...vatTruth(sums),
        vatNumber: occasion.vatNumberTruth,
        ...paid.seen,
        documentNumber: check,
        items: items.length,
      }),
    )
  },
}

const chippy: Layout = {
  kind: 'takeaway',
  fonts: [tillFonts[7], tillFonts[5]],
  shops: shops(`
    THE GOLDEN SHOAL|38 Pier Road|Whitby|YO21 3PU|01632 963015|slashesShort
    Lucky Lantern|5 Chapel Street|Penzance|TR18 4AQ|01632 963106|dashes`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = fill(random, fried, random.whole(2, 4))
    const total = sumOf(items)
    const cash = cashLines(total, ['CASH', 'CG'])
    const lines = [
      centre(shop.name, 'wide'),
      centre(`${shop.street}\n${shop.town} ${shop.postcode}`),
      space(),
      pair(occasion.on(), occasion.time),
      ...items.flatMap(({ name, quantity, price, amount }) =>
        quantity > 1
          ? [row(`   ${quantity} X @${money(price)}`), pair(name, `*${money(amount)}`)]
          : [pair(name, `*${money(amount)}`)],
      ),
      pair('ST', `*${money(total)}`),
      pair('TOTAL', `*${money(total)}`, 'b tall'),
      ...cash.lines,
      pair(`No.00${occasion.number(4)}`, 'REG 1'),
    ]
    const truth = occasion.truth(total, { ...cash.seen, items: items.length })
    return roll(occasion, { columns: 26, size: 24 }, lines, truth)
  },
}

/** Every night is dated, and so are arrival, departure and print. */
const hotel: Layout = {
  kind: 'hotel',
  fonts: [letterFonts[5], letterFonts[0], letterFonts[8]],
  shops: shops(`
    Cliveden Sands Hotel|The Esplanade|Exmouth|EX8 1BE|01632 963217|dashes
    The Kingsmere|44 Albany Road|Glasgow|G2 4PQ|0141 496 0171|words
    Abbot's Lodge Hotel|Station Road|Buxton|SK17 6AR|01632 963308|slashes`),
  draw(occasion) {
    const { random, shop, date } = occasion
    const nights = random.whole(1, 3)
    const arrival = later(date, -nights)
    const nightly = random.whole(8900, 16500)
    const stays = Array.from({ length: nights }, (_, night) => ({
      ...itemOf({ name: 'Accommodation', price: nightly, rate: 20 }),
      day: later(arrival, night),
    }))
    const extras = [
      { ...itemOf({ name: 'Dinner, room 214', price: 3850, rate: 20 }), day: arrival },
      { ...itemOf({ name: 'Full breakfast', price: 1450, rate: 20 }), day: later(arrival, 1) },
    ]
    const items = [...stays, ...extras]
    const total = sumOf(items)
    const sums = vatWithin(items)
    const folio = occasion.number(6)
    const lastFour = random.text(4, '0123456789')
    const html = `
      <div class="logo">${shop.name}</div>
      <div class="under">${shop.street}, ${shop.town}, ${shop.postcode} &nbsp;·&nbsp; Telephone ${shop.phone}</div>
      <div class="two"><div class="pre">Mr A Whitlock
        Marlow Design Ltd
        18 Canal Street
        Leeds LS11 5PY</div>
        <table class="facts">${tr('Folio number', folio)}${tr('Room', '214')}${tr('Arrival', occasion.on(shop.form, arrival))}
        ${tr('Departure', occasion.on())}${tr('Invoice date', occasion.on())}</table></div>
      <h2>GUEST FOLIO</h2>
      <table class="lines">${th('Date', '')}
        ${items.map(({ name, amount, day }) => tr(`${occasion.on(shop.form, day)} &nbsp; ${name}`, money(amount))).join('')}
        ${tr(`${occasion.on()} &nbsp; Visa card ************${lastFour}`, money(-total))}</table>
      <table class="sums">${tr('Net amount', money(netOf(sums)))}${tr('VAT at 20%', money(vatOf(sums)))}
        <tr class="b"><td>Total charges</td><td class="n">${pounds(total)}</td></tr>${tr('Balance outstanding', '£0.00')}</table>
      <div class="grow"></div>
      <p class="foot">VAT registration ${occasion.vatNumber(0)}. Registered office: ${shop.street}, ${shop.town}. We hope to welcome you again.</p>`
    const css = `.logo { font: 44px/1.2 '${random.pick(logoFonts)}'; text-align: center; color: #2c4a5a; } .under { text-align: center; margin-bottom: 40px; }
      .facts { width: 300px; } .facts td { padding: 2px 0; } h2 { margin: 36px 0 8px; letter-spacing: 3px; font-size: 17px; }
      .lines td { border-bottom: 1px solid #c9c9c4; } .sums { width: 300px; margin: 24px 0 0 auto; } .b td { font-weight: bold; border-top: 2px solid #333; } .foot { font-size: 12px; }`
    return letter(
      occasion,
      { css, height: 980 },
      html,
      occasion.truth(total, {
        ...vatTruth(sums),
        vatNumber: occasion.vatNumberTruth,
        payment: 'card',
        lastFour,
        documentNumber: folio,
        items: items.length,
      }),
    )
  },
}

/** A sandwich bar with hot (20 %) and cold (0 %) food in its summary. */
const sandwichBar: Layout = {
  kind: 'sandwich-bar',
  fonts: [tillFonts[11], tillFonts[6]],
  shops: shops(`
    CRUMB & CO|17 Temple Row|Birmingham|B2 5LG|0121 496 0144|dotsShort
    Dilly's Deli|3 Arcade Street|Ipswich|IP1 1EX|01632 963419|weekdaySlashes`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = [
      itemOf({ name: 'Ham Salad Bagel', price: 425, rate: 0 }, random.whole(1, 2)),
      itemOf({ name: 'Fruit Pot', price: 295, rate: 0 }),
      itemOf({ name: 'Latte Reg', price: 345, rate: 20 }, random.whole(1, 3)),
      itemOf({ name: 'Tuna Melt HOT', price: 620, rate: 20 }),
    ]
    const sums = vatWithin(items)
    const total = sumOf(items)
    const card = cardLines(occasion, total, 3)
    const lines = [
      pair(shop.name, occasion.on(), 'b'),
      pair(`${shop.street}, ${shop.town}`, occasion.time),
      row(shop.postcode),
      rule('='),
      ...items.map(({ name, quantity, amount }) =>
        cells([4, 20, 10], [String(quantity), name, money(amount)]),
      ),
      rule('='),
      pair('Total (GBP)', decimal(total), 'b big'),
      ...card.lines,
      rule('='),
      cells([8, 9, 9, 9], ['VAT %', 'Gross', 'Net', 'VAT']),
      ...sums.map(({ rate, gross, net, vat }) =>
        cells([8, 9, 9, 9], [rate.toFixed(2), money(gross), money(net), money(vat)]),
      ),
      cells([8, 9, 9, 9], ['', money(total), money(netOf(sums)), money(vatOf(sums))], 'b'),
      row(`GB VAT ${occasion.vatNumber(2)}`),
    ]
    return roll(
      occasion,
      { columns: 38 },
      lines,
      occasion.truth(total, {
        ...vatTruth(sums),
        vatNumber: occasion.vatNumberTruth,
        ...card.seen,
        items: items.length,
      }),
    )
  },
}

export const houses: Layout[] = [cafe, restaurant, pub, chippy, hotel, sandwichBar]
