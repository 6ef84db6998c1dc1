/** A4 invoices of tradesmen and wholesalers. */
import { decimal, later, money, pounds } from './notation'
import { fill, goods, itemOf, netOf, sumOf, vatOf, vatOnTop, vatTruth } from './basket'
import { letter, th, tr } from './markup'
import { shops, type Layout } from './sheet'
import { letterFonts, logoFonts } from './fonts'

const BILL_TO = 'Marlow Design Ltd\nStudio 2, 18 Canal Street\nLeeds LS11 5PY'

const works = goods(`
  Call-out and first hour|75.00
  Labour, per hour|48.00
  Replace thermostatic valve|62.50
  Supply and fit mixer tap|184.00
  Copper pipe 15mm, 3m length|14.20
  Isolation valves, pair|18.75
  Boiler service and certificate|95.00
  Removal of old tank|120.00`)

const stock = goods(`
  CATERING TEA BAGS 1100|21.95|0
  PLAIN FLOUR 16KG|13.40|0
  TOMATOES CHOPPED 6X2.5KG|17.80|0
  VEGETABLE OIL 20L|34.50|0
  ORANGE JUICE 12X1L|14.60|20
  NAPKINS 2PLY WHITE 2000|22.10|20
  BLUE ROLL 6PK|11.90|20
  DEGREASER 5L|9.75|20
  MOBILITY GRAB RAIL|18.00|5
  TORTILLA CHIPS 12X450G|19.20|20`)

const prints = goods(`
  A5 leaflets, 135 gsm silk, 5,000|148.00|0
  Business cards, 400 gsm, 500|42.00|20
  Roller banner 850 x 2000 mm|89.00|20
  Booklet, 24 pp, stitched, 250|312.50|0
  Vinyl window graphics, fitted|455.00|20
  Artwork, per hour|45.00|20`)

const sums = (net: number, vat: number, total: number, label: string): string =>
  `<table class="sums">${tr('Subtotal', pounds(net))}${tr('VAT @ 20%', pounds(vat))}<tr class="b"><td>${label}</td><td class="n">${pounds(total)}</td></tr></table>`

const SUMS = `.sums { width: 290px; margin: 18px 0 0 auto; } .b td { font-weight: bold; font-size: 1.15em; border-top: 2px solid #333; }`

/** Head in two columns: the customer left, the tradesman right. */
const plumber: Layout = {
  kind: 'tradesman',
  fonts: [letterFonts[0], letterFonts[2], letterFonts[7], letterFonts[4]],
  shops: shops(`
    R. Tindall Plumbing & Heating|4 Beech Grove|Harrogate|HG2 0ES|07700 900141|slashes
    Ashdown Heating Ltd|Unit 3 Forest Row Business Park|Forest Row|RH18 5DW|01632 964603|words
    Calder Valley Drains|The Old Mill, Burnley Road|Todmorden|OL14 7BX|01632 964714|wordsShort
    KESTREL GAS SERVICES LTD|81 Heaton Road|Newcastle upon Tyne|NE6 5HL|0191 498 0122|dayMonth`),
  draw(occasion) {
    const { random, shop, date } = occasion
    const items = fill(random, works, random.whole(2, 5), 4)
    const rates = vatOnTop(items)
    const total = netOf(rates) + vatOf(rates)
    const number = random.pick([
      `INV-${occasion.number(4)}`,
      occasion.number(4),
      `2${occasion.number(3)}/A`,
    ])
    const html = `
      <div class="two"><div><h1>INVOICE</h1><p class="pre"><b>To:</b>\n${BILL_TO}</p></div>
      <div class="right"><h2>${shop.name}</h2><p class="pre">${shop.street}\n${shop.town}\n${shop.postcode}\nTel: ${shop.phone}</p>
      <p>VAT Reg No: ${occasion.vatNumber(0)}</p></div></div>
      <table class="facts">${tr('Invoice No.', number)}${tr('Invoice date', occasion.on())}${tr('Payment due', occasion.on(shop.form, later(date, 14)))}
      ${tr('Work carried out', occasion.on(shop.form, later(date, -4)))}</table>
      <table class="lines">${th('Description', 'Qty', 'Rate', 'Amount')}
      ${items.map(({ name, quantity, price, amount }) => tr(name, String(quantity), money(price), money(amount))).join('')}</table>
      ${sums(netOf(rates), vatOf(rates), total, random.pick(['TOTAL DUE', 'Amount due', 'Invoice total']))}
      <div class="grow"></div><p class="foot">Please pay within 14 days to Moorside Bank, sort code 00-11-22, account 1${occasion.number(7)}, quoting ${number}. Thank you for your business.</p>`
    const css = `h1 { font-size: 30px; letter-spacing: 4px; } h2 { font-size: 24px; } .facts { width: 330px; margin: 20px 0 26px; } .facts td { padding: 3px 0; }
      .lines th { background: #e4e8ec; padding-left: 8px; } .lines td { border-bottom: 1px solid #ccd; padding-left: 8px; } .foot { font-size: 12.5px; } ${SUMS}`
    return letter(
      occasion,
      { css },
      html,
      occasion.truth(total, {
        ...vatTruth(rates, false),
        vatLines: [{ rate: '20', net: decimal(netOf(rates)), vat: decimal(vatOf(rates)) }],
        vatNumber: occasion.vatNumberTruth,
        documentNumber: number,
        items: items.length,
      }),
    )
  },
}

/** Not registered for VAT: no VAT anywhere. */
const soleTrader: Layout = {
  kind: 'sole-trader',
  fonts: [letterFonts[1], letterFonts[5], letterFonts[9]],
  shops: shops(`
    Gwen Parry Garden Design|Ty Gwyn, Heol Fawr|Machynlleth|SY20 8AX|07700 900278|ordinal
    Dev Malhotra Photography|3b Grove Lane|London|SE5 8ST|07700 900319|slashes
    M. J. Oakes, Window Cleaner|27 Orchard Close|Evesham|WR11 2QW|07700 900452|dotsShort`),
  draw(occasion) {
    const { random, shop } = occasion
    const items = random
      .shuffled([
        'Site visit and survey',
        'Half day on site',
        'Edited photographs, set',
        'Travel at 45p per mile',
        'Monthly round',
      ])
      .slice(0, random.whole(1, 3))
      .map((name) =>
        itemOf({ name, price: random.whole(15, 380) * 100 + random.pick([0, 50]), rate: 0 }),
      )
    const total = sumOf(items)
    const number = occasion.number(3)
    const html = `
      <div class="logo">${shop.name}</div>
      <div class="pre address">${shop.street}, ${shop.town} ${shop.postcode}\n${shop.phone}</div>
      <p>${occasion.on()}</p>
      <p class="pre">${BILL_TO}</p>
      <p><b>Invoice number ${number}</b></p>
      <table>${items.map(({ name, amount }) => tr(name, pounds(amount))).join('')}
      <tr class="b"><td>Total to pay</td><td class="n">${pounds(total)}</td></tr></table>
      <p style="margin-top:40px">Payment by bank transfer within 30 days, please.</p><p>With thanks,</p><p class="sign">${shop.name.split(' ')[0] ?? ''}</p>`
    const css = `.logo { font: 38px/1.25 '${random.pick(logoFonts)}'; } .address { margin-bottom: 44px; } p { margin-bottom: 20px; } td { border-bottom: 1px dotted #888; padding: 10px 0; }
      .b td { font-weight: bold; font-size: 1.2em; } .sign { font: 34px 'Kaushan Script'; }`
    const truth = occasion.truth(total, { documentNumber: number, items: items.length })
    return letter(occasion, { css, size: 16, height: 1020 }, html, truth)
  },
}

/** Rates per line, delivery note dates, a VAT summary at the foot, sums over a thousand pounds. */
const wholesaler: Layout = {
  kind: 'wholesaler',
  fonts: [letterFonts[8], letterFonts[11], letterFonts[12], letterFonts[0]],
  shops: shops(`
    THAMESMERE CATERING SUPPLIES LTD|Unit 14 Riverside Estate|Barking|IG11 0DR|020 7946 0844|slashes
    Fellside Foodservice|Gilwilly Road|Penrith|CA11 9BL|01632 964805|dayMonth
    J W Strang & Co Ltd|Blackness Road|Dundee|DD2 1RW|01632 964916|dots
    Ouseburn Provisions|Byker Bank|Newcastle upon Tyne|NE6 1PA|0191 498 0177|slashesShort`),
  draw(occasion) {
    const { random, shop, date } = occasion
    const items = random
      .shuffled(stock)
      .slice(0, random.whole(6, 9))
      .map((good) => itemOf(good, random.whole(2, 15)))
    const rates = vatOnTop(items)
    const total = netOf(rates) + vatOf(rates)
    const number = occasion.number(7)
    const html = `
      <div class="head"><div class="logo">${shop.name}</div><div class="pre">${shop.street}, ${shop.town} ${shop.postcode}\nTel ${shop.phone} &nbsp; accounts@${shop.town.toLowerCase().replaceAll(' ', '')}.example</div></div>
      <div class="two"><div class="box"><b>Invoice to</b><div class="pre">${BILL_TO}</div></div><div class="box"><b>Deliver to</b><div class="pre">Canal Street Kitchen\n20 Canal Street\nLeeds LS11 5PZ</div></div>
      <div class="box facts"><b>SALES INVOICE</b><table>${tr('Number', number)}${tr('Tax point', occasion.on())}${tr('Delivered', occasion.on(shop.form, later(date, -1)))}${tr('Due', occasion.on(shop.form, later(date, 30)))}${tr('Account', 'MAR004')}</table></div></div>
      <table class="lines">${th('Product', 'Qty', 'Unit price', 'VAT %', 'Net £')}
      ${items.map(({ name, quantity, price, rate, amount }) => tr(name, String(quantity), money(price), String(rate), money(amount))).join('')}</table>
      <div class="grow"></div>
      <div class="two"><table class="vat">${th('VAT summary', 'Net', 'VAT')}${rates.map(({ rate, net, vat }) => tr(`${rate.toFixed(1)}%`, money(net), money(vat))).join('')}</table>
      <table class="sums">${tr('Total net', money(netOf(rates)))}${tr('Total VAT', money(vatOf(rates)))}<tr class="b"><td>Invoice total</td><td class="n">${pounds(total)}</td></tr></table></div>
      <p class="foot">VAT No. ${occasion.vatNumber(0)} · Company No. 0${occasion.number(7)} · Terms: 30 days net. Title to goods passes on payment.</p>`
    const css = `.head { border-bottom: 4px solid #35507a; padding-bottom: 10px; margin-bottom: 20px; } .logo { font-size: 27px; font-weight: bold; color: #35507a; }
      .box { border: 1px solid #999; padding: 8px 10px; flex: 1; } .facts td { padding: 1px 0; } .lines { margin: 24px 0; } .lines th { border-bottom: 2px solid #333; }
      .vat { width: 300px; } .vat td, .vat th { padding: 3px 0; } .sums { width: 270px; } .b td { font-weight: bold; font-size: 1.2em; } .foot { font-size: 12px; margin-top: 24px; }`
    return letter(
      occasion,
      { css, size: 13.5 },
      html,
      occasion.truth(total, {
        ...vatTruth(rates),
        vatNumber: occasion.vatNumberTruth,
        documentNumber: number,
        items: items.length,
      }),
    )
  },
}

/** The firm's name is only a logo and the small print at the foot. */
const printer: Layout = {
  kind: 'print-shop',
  fonts: [letterFonts[10], letterFonts[6]],
  shops: shops(`
    Inkwell & Dray|The Print Works, Hope Street|Liverpool|L1 9BP|0151 496 0139|wordsShort
    OFFSET SEVEN|7 Dale Road|Matlock|DE4 3LT|01632 965018|dashes`),
  draw(occasion) {
    const { random, shop, date } = occasion
    const items = fill(random, prints, 3, 2)
    const rates = vatOnTop(items)
    const total = netOf(rates) + vatOf(rates)
    const lastFour = random.text(4, '0123456789')
    const number = `J${occasion.number(5)}`
    const html = `
      <div class="two"><div class="logo">${shop.name}</div><h1>Tax invoice</h1></div>
      <div class="two facts"><div><b>Client</b><div class="pre">${BILL_TO}</div></div><div><b>Invoice</b><div>${number}</div></div><div><b>Date</b><div>${occasion.on()}</div></div><div><b>Proofed</b><div>${occasion.on(shop.form, later(date, -11))}</div></div></div>
      <table>${th('Job', 'Quantity', 'VAT', 'Price')}${items.map(({ name, quantity, rate, amount }) => tr(name, String(quantity), rate ? `${rate}%` : 'Zero', pounds(amount))).join('')}</table>
      <table class="sums">${tr('Net', pounds(netOf(rates)))}${rates.map(({ rate, vat, net }) => tr(`VAT ${rate}% of ${pounds(net)}`, pounds(vat))).join('')}<tr class="b"><td>Total</td><td class="n">${pounds(total)}</td></tr>${tr(`Paid by card ending ${lastFour}`, pounds(-total))}${tr('Amount due', '£0.00')}</table>
      <div class="grow"></div><p class="foot">${shop.name} Ltd, ${shop.street}, ${shop.town} ${shop.postcode}. VAT ${occasion.vatNumber(1)}. ${shop.phone}</p>`
    const css = `.logo { font: 46px/1.1 '${random.pick(logoFonts)}'; color: #8a1f3d; } h1 { font-size: 24px; font-weight: normal; } .facts { margin: 40px 0; } td { border-bottom: 1px solid #ddd; padding: 10px 0; }
      .sums { width: 350px; margin: 26px 0 0 auto; } .sums td { padding: 5px 0; } .b td { font-weight: bold; } .foot { font-size: 12px; text-align: center; }`
    return letter(
      occasion,
      { css },
      html,
      occasion.truth(total, {
        otherNames: [`${shop.name} Ltd`],
        ...vatTruth(rates),
        vatNumber: occasion.vatNumberTruth,
        payment: 'card',
        lastFour,
        documentNumber: number,
        items: items.length,
      }),
    )
  },
}

export const trades: Layout[] = [plumber, soleTrader, wholesaler, printer]
