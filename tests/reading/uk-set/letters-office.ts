/** Invoices of software, telephone, energy and water companies, accountants, and orders confirmed by mail. */
import { decimal, later, money, pounds } from './notation'
import { fill, goods, itemOf, netOf, sumOf, vatOf, vatOnTop, vatTruth, vatWithin } from './basket'
import { letter, th, tr } from './markup'
import { shops, type Layout } from './sheet'
import { letterFonts, logoFonts } from './fonts'

const BILL_TO = 'Marlow Design Ltd\nStudio 2, 18 Canal Street\nLeeds LS11 5PY'

const plans = goods(`
  Team plan, 5 seats|60.00
  Extra storage 500 GB|8.00
  Priority support|25.00
  Custom domain|4.50
  Automation runs, 10k|12.00`)

const ordered = goods(`
  USB-C docking station, 9 ports|84.99
  HDMI cable 2 m|8.49
  A4 paper 80 gsm, 5 reams|23.95
  Desk lamp, black|34.00
  Wireless keyboard, UK layout|42.50
  Safety goggles, clear|6.75
  Child's waterproof coat 7-8|28.00|0`)

const lineTable = (items: readonly { name: string; amount: number }[]): string =>
  items.map(({ name, amount }) => tr(name, pounds(amount))).join('')

const saas: Layout = {
  kind: 'software',
  fonts: [letterFonts[6], letterFonts[3], letterFonts[2], letterFonts[4]],
  shops: shops(`
    Quillboard|3rd Floor, 40 Bowling Green Lane|London|EC1R 0NE||words
    stackfern|Digital Hub, 5 Clyde Street|Glasgow|G1 4LG||iso
    Tallyroom|One Friar Street|Reading|RG1 1DP||wordsShort
    NIMBLE LEDGERS|12 Orchard Brae|Edinburgh|EH4 1PF||dots`),
  draw(occasion) {
    const { random, shop, date } = occasion
    const items = fill(random, plans, random.whole(1, 3), 1)
    const rates = vatOnTop(items)
    const total = netOf(rates) + vatOf(rates)
    const lastFour = random.text(4, '0123456789')
    const isPaid = random.chance(0.7)
    const number = `${shop.name.slice(0, 2).toUpperCase()}-${date.year}-${occasion.number(4)}`
    const html = `
      <div class="two"><div class="logo">${shop.name}</div><div class="right grey"><b>${isPaid ? 'Receipt' : 'Invoice'}</b></div></div>
      <table class="facts">${tr('Invoice number', number)}${tr('Date of issue', occasion.on())}${tr('Date due', occasion.on(shop.form, later(date, isPaid ? 0 : 30)))}</table>
      <div class="two"><div><b>${shop.name} Software Ltd</b><div class="pre">${shop.street}\n${shop.town} ${shop.postcode}\nUnited Kingdom\nGB VAT ${occasion.vatNumber(1)}</div></div><div><b>Bill to</b><div class="pre">${BILL_TO}</div></div></div>
      <h2>${isPaid ? `${pounds(total)} paid on ${occasion.on()}` : `${pounds(total)} due ${occasion.on(shop.form, later(date, 30))}`}</h2>
      <table class="lines">${th('Description', 'Amount')}${lineTable(items)}</table>
      <table class="sums">${tr('Subtotal', pounds(netOf(rates)))}${tr(`VAT – United Kingdom (20% on ${pounds(netOf(rates))})`, pounds(vatOf(rates)))}${tr('Total', pounds(total))}
      <tr class="b"><td>${isPaid ? 'Amount paid' : 'Amount due'}</td><td class="n">${pounds(total)}</td></tr></table>
      ${isPaid ? `<p>Payment method: Mastercard •••• ${lastFour}</p>` : ''}<div class="grow"></div><p class="grey">Page 1 of 1</p>`
    const css = `.logo { font: 40px/1.2 '${random.pick(logoFonts)}'; color: #4b3fb0; } .grey { color: #6d7078; font-size: 22px; } p.grey { font-size: 12px; } .facts { width: 320px; margin: 22px 0 34px; } .facts td { padding: 2px 0; }
      h2 { margin: 44px 0 24px; font-size: 23px; } .lines th { border-bottom: 1px solid #aaa; font-size: 12px; } .sums { width: 390px; margin: 26px 0 30px auto; } .sums td { border-top: 1px solid #ddd; } .b td { font-weight: bold; }`
    return letter(
      occasion,
      { css, material: 'screen', height: 1000 },
      html,
      occasion.truth(total, {
        otherNames: [`${shop.name} Software Ltd`],
        ...vatTruth(rates),
        vatNumber: occasion.vatNumberTruth,
        ...(isPaid ? { payment: 'card' as const, lastFour } : {}),
        documentNumber: number,
        items: items.length,
      }),
    )
  },
}

/** Energy at 5 %, a balance brought forward, and "amount due" beside "total this bill". */
const energy: Layout = {
  kind: 'energy',
  fonts: [letterFonts[3], letterFonts[0], letterFonts[4]],
  shops: shops(`
    Brightmoor Energy|PO Box 4410|Leicester|LE1 9XX|01632 965109|words
    PENNANT POWER|Dunlop Way|Warrington|WA1 4ZZ|01632 965210|slashes
    Skerry Electric|Junction Road|Inverness|IV1 1SN|01632 965301|ordinal`),
  draw(occasion) {
    const { random, shop, date } = occasion
    const kwh = random.whole(310, 980)
    const items = [
      itemOf({
        name: `Electricity used: ${kwh} kWh at 24.8p`,
        price: Math.round(kwh * 24.8),
        rate: 5,
      }),
      itemOf({ name: 'Standing charge: 31 days at 53.4p', price: Math.round(31 * 53.4), rate: 5 }),
    ]
    const rates = vatOnTop(items)
    const total = netOf(rates) + vatOf(rates)
    const number = occasion.number(9)
    const html = `
      <div class="two"><div class="logo">${shop.name}</div><div class="right pre">${shop.street}\n${shop.town} ${shop.postcode}\nCall ${shop.phone}</div></div>
      <div class="two" style="margin-top:26px"><div class="pre">${BILL_TO}</div><table class="facts">${tr('Account number', `A-${occasion.number(8)}`)}${tr('Bill number', number)}${tr('Bill date', occasion.on())}
      ${tr('Supply period', `${occasion.on('wordsShort', later(date, -34))} – ${occasion.on('wordsShort', later(date, -4))}`)}</table></div>
      <div class="banner">Your electricity bill: <b>${pounds(total)}</b><br>We will take this by Direct Debit on or after ${occasion.on(shop.form, later(date, 14))}.</div>
      <table class="lines">${tr('Balance on last bill', pounds(9412))}${tr('Payment received – thank you', pounds(-9412))}${tr('<b>Charges this period</b>', '')}${lineTable(items)}
      ${tr('Total before VAT', pounds(netOf(rates)))}${tr(`VAT at 5% on ${pounds(netOf(rates))}`, pounds(vatOf(rates)))}<tr class="b"><td>Total charges this bill</td><td class="n">${pounds(total)}</td></tr>${tr('<b>Amount due</b>', `<b>${pounds(total)}</b>`)}</table>
      <div class="grow"></div><p class="foot">${shop.name} Ltd is registered in England no. 0${occasion.number(7)}. VAT registration number ${occasion.vatNumber(0)}. Could you pay less? Compare tariffs at any time.</p>`
    const css = `.logo { font: 40px '${random.pick(logoFonts)}'; color: #c75b12; } .facts { width: 380px; } .facts td { padding: 2px 0; } .banner { background: #fdeedd; padding: 16px 20px; margin: 34px 0; font-size: 17px; }
      td { border-bottom: 1px solid #e4ddd4; } .b td { font-weight: bold; font-size: 1.15em; } .foot { font-size: 12px; }`
    return letter(
      occasion,
      { css },
      html,
      occasion.truth(total, {
        otherNames: [`${shop.name} Ltd`],
        ...vatTruth(rates),
        vatNumber: occasion.vatNumberTruth,
        documentNumber: number,
        items: items.length,
      }),
    )
  },
}

/** Water is zero rated for offices: the bill shows VAT of nothing. */
const water: Layout = {
  kind: 'water',
  fonts: [letterFonts[7], letterFonts[11]],
  shops: shops(`
    Wharfe Valley Water|Reservoir House|Ilkley|LS29 8RN|01632 965412|wordsShort
    Chalkstream Business Water|Mill Road|Andover|SP10 2QT|01632 965503|slashes`),
  draw(occasion) {
    const { random, shop, date } = occasion
    const cubic = random.whole(12, 80)
    const items = [
      itemOf({
        name: `Clean water ${cubic} m³ at £1.894`,
        price: Math.round(cubic * 189.4),
        rate: 0,
      }),
      itemOf({
        name: `Waste water ${cubic} m³ at £2.105`,
        price: Math.round(cubic * 210.5),
        rate: 0,
      }),
      itemOf({ name: 'Fixed charges', price: 1864, rate: 0 }),
    ]
    const total = sumOf(items)
    const number = occasion.number(8)
    const html = `
      <div class="logo">${shop.name}</div><h1>Water and waste water bill</h1>
      <div class="two"><div class="pre">${BILL_TO}</div><table class="facts">${tr('Customer reference', occasion.number(10))}${tr('Invoice number', number)}${tr('Date of this bill', occasion.on())}${tr('Please pay by', occasion.on(shop.form, later(date, 21)))}</table></div>
      <table class="lines">${th('Your charges', '£')}${items.map(({ name, amount }) => tr(name, money(amount))).join('')}${tr('VAT at 0%', '0.00')}<tr class="b"><td>Please pay</td><td class="n">${pounds(total)}</td></tr></table>
      <div class="grow"></div><div class="stub"><b>Payment slip</b><div class="two"><div>Reference ${occasion.number(10)}</div><div>Amount ${pounds(total)}</div></div></div><p class="foot pre">${shop.street}, ${shop.town} ${shop.postcode}. VAT number ${occasion.vatNumber(2)}</p>`
    const css = `.logo { font: italic 34px '${occasion.font}'; color: #14659a; } h1 { font-size: 21px; margin: 22px 0; } .facts { width: 330px; } .facts td { padding: 2px 0; } .lines { margin-top: 34px; } .lines td { padding: 9px 0; }
      .b td { font-weight: bold; font-size: 1.3em; border-top: 2px solid #14659a; } .stub { border-top: 2px dashed #999; padding: 16px 0; } .foot { font-size: 12px; }`
    return letter(
      occasion,
      { css, size: 15 },
      html,
      occasion.truth(total, {
        vat: '0.00',
        vatLines: [{ rate: '0', net: null, vat: '0.00' }],
        vatNumber: occasion.vatNumberTruth,
        documentNumber: number,
        items: items.length,
      }),
    )
  },
}

const telephone: Layout = {
  kind: 'telephone',
  fonts: [letterFonts[2], letterFonts[12]],
  shops: shops(`
    hallo mobile|Exchange House|Slough|SL1 1JH|01632 965604|dayMonth
    FENLAND BROADBAND|Nene Parade|Wisbech|PE13 3BY|01632 965715|capitals`),
  draw(occasion) {
    const { random, shop, date } = occasion
    const items = [
      itemOf({ name: 'Line and broadband, monthly', price: random.whole(2200, 4900), rate: 20 }),
      itemOf({ name: 'Calls to mobiles, 47 min', price: random.whole(120, 980), rate: 20 }),
    ]
    const rates = vatOnTop(items)
    const total = netOf(rates) + vatOf(rates)
    const number = `${occasion.number(3)}-${occasion.number(6)}`
    const html = `
      <div class="bar">${shop.name}</div>
      <div class="two"><table class="facts">${tr('Bill number', number)}${tr('Date', occasion.on())}${tr('Next bill', occasion.on(shop.form, later(date, 30)))}</table><div class="total">Total to pay<br><b>${pounds(total)}</b><br><small>Direct Debit ${occasion.on(shop.form, later(date, 10))}</small></div></div>
      <p class="pre">${BILL_TO}</p>
      <table>${lineTable(items)}${tr('Total excluding VAT', pounds(netOf(rates)))}${tr('VAT 20.00%', pounds(vatOf(rates)))}<tr class="b"><td>Total including VAT</td><td class="n">${pounds(total)}</td></tr></table>
      <div class="grow"></div><p class="foot">${shop.street}, ${shop.town}, ${shop.postcode} · ${shop.phone} · VAT reg no ${occasion.vatNumber(4)}</p>`
    const css = `.bar { background: #23395b; color: #fff; font: bold 34px '${occasion.font}'; padding: 16px 22px; margin: -20px -20px 30px; } .facts { width: 280px; } .facts td { padding: 3px 0; }
      .total { border: 2px solid #23395b; padding: 12px 26px; text-align: center; } .total b { font-size: 30px; } p { margin: 34px 0; } .b td { font-weight: bold; border-top: 2px solid #23395b; } .foot { font-size: 12px; }`
    return letter(
      occasion,
      { css, height: 940 },
      html,
      occasion.truth(total, {
        ...vatTruth(rates, true),
        vatNumber: occasion.vatNumberTruth,
        documentNumber: number,
        items: items.length,
      }),
    )
  },
}

const fees: Layout = {
  kind: 'accountant',
  fonts: [letterFonts[9], letterFonts[1], letterFonts[5]],
  shops: shops(`
    Penrose Whitcombe LLP|Chancery Court, 12 Southernhay East|Exeter|EX1 1NP|01632 965816|words
    MACRAE & ORR|Chartered Accountants, 9 Albyn Place|Aberdeen|AB10 1YH|01632 965907|ordinal
    Hobday Legal Ltd|1 Priory Row|Coventry|CV1 5EX|01632 966018|weekdayLong`),
  draw(occasion) {
    const { random, shop } = occasion
    const net = random.whole(240, 2900) * 100
    const items = [
      itemOf({
        name: 'Professional services in connection with the statutory accounts for the year',
        price: net,
        rate: 20,
      }),
    ]
    const rates = vatOnTop(items)
    const total = netOf(rates) + vatOf(rates)
    const number = occasion.number(5)
    const html = `
      <div class="head"><div class="logo">${shop.name}</div><div>${shop.street}, ${shop.town} ${shop.postcode}</div></div>
      <p class="pre">${BILL_TO}</p>
      <div class="two"><p>${occasion.on()}</p><p>Fee note ${number}</p></div>
      <h2>FEE NOTE</h2>
      <table>${tr(items[0]!.name, pounds(net))}${tr('VAT at 20%', pounds(vatOf(rates)))}<tr class="b"><td></td><td class="n">${pounds(total)}</td></tr></table>
      <p style="margin-top:34px"><b>Total payable: ${pounds(total)}</b></p><p>Payable on presentation. Interest may be charged on overdue accounts at 8% above base rate.</p>
      <div class="grow"></div><p class="foot">VAT registration number: ${occasion.vatNumber(0)}. Telephone ${shop.phone}. A list of partners may be inspected at the above address.</p>`
    const css = `.head { text-align: center; border-bottom: 1px solid #555; padding-bottom: 14px; margin-bottom: 44px; } .logo { font-size: 33px; letter-spacing: 2px; } p { margin-bottom: 26px; } h2 { text-align: center; font-size: 18px; letter-spacing: 5px; margin: 12px 0 22px; }
      td { padding: 10px 12px 10px 0; } .b td { border-top: 1px solid #333; border-bottom: 4px double #333; font-weight: bold; } .foot { font-size: 12px; text-align: center; }`
    return letter(
      occasion,
      { css, size: 15.5 },
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

/** A mail printed from its program, with its head of sender and subject. */
export const orderMail: Layout = {
  kind: 'order-mail',
  fonts: [letterFonts[6], letterFonts[0], letterFonts[11], letterFonts[3]],
  shops: shops(`
    Deskwright|Unit 5, Albion Works|Huddersfield|HD1 3LF|01632 966109|wordsShort
    CABLEHOUND|41 Tollgate|Chester|CH1 2AN|01632 966210|slashes
    Little Puddle Clothing|Barn Studio, Lower Farm|Bridport|DT6 4HJ|01632 966301|weekday
    Officery UK|Parkway House|Milton Keynes|MK9 2EA|01632 966412|dayMonth`),
  draw(occasion) {
    const { random, shop, date } = occasion
    const items = fill(random, ordered, random.whole(2, 4), 2)
    const delivery = random.pick([0, 395, 499])
    const priced = [...items, ...(delivery ? [{ rate: 20, amount: delivery }] : [])]
    const rates = vatWithin(priced)
    const total = sumOf(priced)
    const lastFour = random.text(4, '0123456789')
    const number = `${random.pick(['#', 'W', 'ORD-'])}${occasion.number(6)}`
    const sender = `${shop.name} &lt;orders@${shop.name.toLowerCase().replaceAll(' ', '')}.example&gt;`
    const html = `
      <div class="mail"><b>Your order ${number} is confirmed</b><table>${tr('From:', sender)}${tr('To:', 'accounts@marlowdesign.example')}${tr('Date:', `${occasion.on('weekday')} ${occasion.time}`)}</table></div>
      <div class="logo">${shop.name}</div>
      <h2>Thank you for your order</h2><p>Hello Alex, we are getting your order ready. Expected delivery: ${occasion.on('weekday', later(date, 3))}.</p>
      <p>Order number: <b>${number}</b><br>Order date: ${occasion.on()}</p>
      <table class="lines">${items.map(({ name, quantity, amount }) => tr(`${name} × ${quantity}`, pounds(amount))).join('')}${tr('Delivery', delivery ? pounds(delivery) : 'Free')}
      <tr class="b"><td>Order total</td><td class="n">${pounds(total)}</td></tr>${tr(`VAT included`, pounds(vatOf(rates)))}${tr('Paid with', `Visa ending in ${lastFour}`)}</table>
      <p class="foot">${shop.name}, ${shop.street}, ${shop.town} ${shop.postcode}. VAT number ${occasion.vatNumber(1)}.</p>`
    const css = `.mail { border-bottom: 1px solid #bbb; padding-bottom: 12px; margin-bottom: 26px; font-family: 'Liberation Sans'; } .mail td { padding: 1px 14px 1px 0; } .mail td.n { text-align: left; width: 100%; } .logo { font: 38px/1.3 '${random.pick(logoFonts)}'; text-align: center; color: #1d5e4a; }
      h2 { font-size: 22px; margin: 18px 0 10px; } .lines { margin: 14px 0 24px; } .lines td { border-bottom: 1px solid #ddd; padding: 9px 0; } .b td { font-weight: bold; font-size: 1.15em; } .foot { font-size: 12px; color: #666; }`
    return letter(
      occasion,
      { css, material: 'screen', width: 720, height: 700 },
      html,
      occasion.truth(total, {
        vat: decimal(vatOf(rates)),
        vatNumber: occasion.vatNumberTruth,
        payment: 'card',
        lastFour,
        documentNumber: number,
        items: items.length,
      }),
    )
  },
}

/** A ride that an app mails a receipt for: the total comes first, large. */
const rideMail: Layout = {
  kind: 'ride-mail',
  fonts: [letterFonts[4], letterFonts[2], letterFonts[10]],
  shops: shops(`
    Hackney Hop|88 Clerkenwell Road|London|EC1M 5RJ||words
    zipcab|Cathedral Road|Cardiff|CF11 9LJ||wordsShort
    Trundle Airport Cars|Concorde House|Luton|LU2 9QT||weekdayLong`),
  draw(occasion) {
    const { random, shop } = occasion
    const fare = random.whole(640, 5200)
    const fee = 150
    const total = fare + fee
    const lastFour = random.text(4, '0123456789')
    const html = `
      <div class="two"><div class="logo">${shop.name}</div><div class="right">${occasion.on()}</div></div>
      <h2>Thanks for riding, Alex</h2>
      <div class="two total"><span>Total</span><span>${pounds(total)}</span></div>
      <table>${tr('Trip fare', pounds(fare))}${tr('Booking fee', pounds(fee))}</table>
      <p><b>Payment</b></p><table>${tr(`Mastercard ••••${lastFour}<br><small>${occasion.on('slashes')} ${occasion.time}</small>`, pounds(total))}</table>
      <p>${random.whole(2, 19)}.${random.whole(1, 9)} miles, ${random.whole(9, 48)} minutes<br>Pick-up ${occasion.time}, King Street<br>Drop-off, Terminal 2</p>
      <p class="foot">${shop.name} Ltd, ${shop.street}, ${shop.town} ${shop.postcode}. This is not a VAT invoice.</p>`
    const css = `.logo { font: 34px '${random.pick(logoFonts)}'; } h2 { font-size: 26px; margin: 30px 0; } .total { font-size: 30px; font-weight: bold; border-bottom: 3px solid #222; padding-bottom: 12px; margin-bottom: 14px; } p { margin: 26px 0 8px; } .foot { font-size: 12px; color: #666; }`
    return letter(
      occasion,
      { css, material: 'screen', width: 620, height: 640, size: 17 },
      html,
      occasion.truth(total, {
        otherNames: [`${shop.name} Ltd`],
        payment: 'card',
        lastFour,
        items: 2,
      }),
    )
  },
}

export const offices: Layout[] = [saas, energy, water, telephone, fees, orderMail, rideMail]
