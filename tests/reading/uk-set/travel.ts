/** Receipts of the road and the rail: fuel, charging, parking, taxis, train tickets, and bare card slips. */
import { decimal, later, money, pounds } from './notation'
import { itemOf, netOf, vatOf, vatTruth, vatWithin } from './basket'
import { cardLines, cells, centre, pair, roll, row, rule, space } from './markup'
import { shops, type Layout, type Sheet } from './sheet'
import { letterFonts, logoFonts, tillFonts } from './fonts'

const fuel: Layout = {
  kind: 'fuel',
  fonts: [tillFonts[0], tillFonts[5], tillFonts[6], tillFonts[11]],
  shops: shops(`
    MOORGATE SERVICE STATION|Moorgate Road|Rotherham|S60 2AG|01632 963510|slashesShort
    Larkfield Fuels|London Road|Aylesford|ME20 6DQ|01632 963601|dotsShort
    A66 TRUCKSTOP|Warcop|Appleby-in-Westmorland|CA16 6PB|01632 963712|slashes
    COASTWAY PETROLEUM|Lewes Road|Brighton|BN2 3QA|01632 963803|tight`),
  draw(occasion) {
    const { random, shop } = occasion
    const perLitre = random.whole(1319, 1589)
    const litres = random.whole(1800, 6400)
    const total = Math.round((perLitre * litres) / 1000)
    const sums = vatWithin([{ rate: 20, amount: total }])
    const card = cardLines(occasion, total, random.pick([0, 1]))
    const number = occasion.number(6)
    const lines = [
      centre(shop.name, 'b big'),
      centre(`${shop.street}\n${shop.town}  ${shop.postcode}\nTEL ${shop.phone}`),
      centre(`VAT No. ${occasion.vatNumber(0)}`),
      space(),
      pair(`RECEIPT ${number}`, `POS 0${random.whole(1, 3)}`),
      `<div class="row pair"><span>${occasion.on()}<i></i>${occasion.time}</span><span>SALE</span></div>`,
      rule(),
      row(
        `PUMP ${random.whole(1, 12)}  ${random.pick(['UNLEADED E10', 'DIESEL', 'SUPER UNLEADED E5'])}`,
      ),
      pair(
        `  ${(litres / 100).toFixed(2)} L @ ${(perLitre / 1000).toFixed(3)} £/L`,
        `${money(total)} V`,
      ),
      rule(),
      pair('TOTAL', pounds(total), 'b big'),
      ...card.lines,
      rule(),
      cells([12, 10, 10], ['VAT', 'NET', 'VAT']),
      ...sums.map(({ net, vat }) => cells([12, 10, 10], ['V = 20.00%', money(net), money(vat)])),
      space(),
      centre('PLEASE KEEP FOR YOUR RECORDS'),
    ]
    return roll(
      occasion,
      // Date and time stand closer than a space.
      { columns: 36, css: '.pair i { margin-left: 0.35ch; }' },
      lines,
      occasion.truth(total, {
        ...vatTruth(sums),
        vatNumber: occasion.vatNumberTruth,
        ...card.seen,
        documentNumber: number,
        items: 1,
      }),
    )
  },
}

const charging: Layout = {
  kind: 'charging',
  fonts: [letterFonts[2], letterFonts[6]],
  shops: shops(`
    voltreach|Ionic House, Filton Road|Bristol|BS34 7QH|0117 496 0120|wordsShort
    Peakgrid|21 Matlock Street|Bakewell|DE45 1EE|01632 963904|iso`),
  draw(occasion) {
    const { random, shop } = occasion
    const kwh = random.whole(1450, 5890)
    const total = Math.round(kwh * 0.69)
    const sums = vatWithin([{ rate: 20, amount: total }])
    const number = `CH-${occasion.number(8)}`
    const lastFour = random.text(4, '0123456789')
    const line = (left: string, right: string) => pair(left, right)
    const lines = [
      `<div class="logo">${shop.name}</div>`,
      row('Charging receipt', 'big'),
      space(),
      line('Session', number),
      line('Started', `${occasion.on()}, ${occasion.time}`),
      line('Energy', `${(kwh / 100).toFixed(2)} kWh`),
      line('Tariff', '£0.69 per kWh'),
      `<hr>`,
      line('Net', pounds(netOf(sums))),
      line('VAT (20%)', pounds(vatOf(sums))),
      pair('Total paid', pounds(total), 'b big'),
      line('Paid with', `Visa •••• ${lastFour}`),
      `<hr>`,
      row(`${shop.name} Networks Ltd, ${shop.street},`, 'small'),
      row(`${shop.town} ${shop.postcode}. VAT no. ${occasion.vatNumber(1)}`, 'small'),
    ]
    const css = `.logo { font: 48px/1.3 '${random.pick(logoFonts)}'; color: #117a52; } hr { border: 0; border-top: 2px solid #ddd; margin: 14px 0; }`
    return roll(
      occasion,
      { columns: 46, css, material: 'screen', leading: 1.7 },
      lines,
      occasion.truth(total, {
        otherNames: [`${shop.name} Networks Ltd`],
        ...vatTruth(sums),
        vatNumber: occasion.vatNumberTruth,
        payment: 'card',
        lastFour,
        documentNumber: number,
      }),
    )
  },
}

/** The name stands at the top in capitals, the amount in the middle, the expiry date larger than the date of purchase. */
const parking: Layout = {
  kind: 'parking',
  fonts: [tillFonts[7], tillFonts[2], tillFonts[1], tillFonts[8]],
  shops: shops(`
    HARBOURSIDE CAR PARK|Canons Way|Bristol|BS1 5LL|0117 496 0167|dayMonth
    Dunsford District Council|Market Place Car Park|Dunsford|TQ13 8HH|01632 964017|slashes
    ParkWell Ltd|Station Approach|Guildford|GU1 4UT|01632 964108|capitals
    CITYSPACE PARKING|9 Mosley Street|Newcastle upon Tyne|NE1 1YE|0191 498 0155|dots`),
  draw(occasion) {
    const { random, shop } = occasion
    const total = random.pick([320, 450, 600, 780, 1250])
    const sums = vatWithin([{ rate: 20, amount: total }])
    const isCouncil = shop.name.includes('Council')
    const isCard = random.chance(0.6)
    const machine = occasion.number(4)
    const ticket = occasion.number(6)
    const lines = [
      centre(shop.name, 'b'),
      centre(`${shop.street}\n${shop.town} ${shop.postcode}`),
      rule('='),
      centre(random.pick(['PAY & DISPLAY', 'PARKING TICKET']), 'inv'),
      centre('Expires'),
      centre(random.chance(0.5) ? '23:59' : '18:00', 'huge'),
      centre(occasion.on(), 'b big'),
      rule('='),
      pair('Purchased', `${occasion.on()} ${occasion.time}`),
      pair(random.pick(['Fee Paid', 'AMOUNT PAID', 'Tariff paid']), pounds(total), 'b big'),
      pair('Method', isCard ? 'CARD' : 'CASH'),
      pair(`Machine ${machine}`, `Ticket No ${ticket}`),
      ...(isCouncil
        ? []
        : [pair('Incl. VAT @ 20%', pounds(vatOf(sums))), row(`VAT Reg ${occasion.vatNumber(0)}`)]),
      centre('Display face up on dashboard', 'small'),
    ]
    return roll(
      occasion,
      { columns: 32, material: 'card' },
      lines,
      occasion.truth(total, {
        ...(isCouncil ? {} : { ...vatTruth(sums, false), vatNumber: occasion.vatNumberTruth }),
        payment: isCard ? 'card' : 'cash',
        documentNumber: ticket,
      }),
    )
  },
}

const taxi: Layout = {
  kind: 'taxi',
  fonts: [tillFonts[4], tillFonts[12], tillFonts[3]],
  shops: shops(`
    STERLING CABS|Waverley Bridge|Edinburgh|EH1 1BQ|0131 496 0188|slashesShort
    Wyeside Taxis|Broad Street|Hereford|HR4 9AR|01632 964209|dayMonth
    Blue Line Private Hire|6 Park Row|Nottingham|NG1 6GR|01632 964300|weekday`),
  draw(occasion) {
    const { random, shop } = occasion
    const fare = random.whole(68, 420) * 10
    const extras = random.pick([0, 100, 150])
    const tip = random.pick([0, 0, 200])
    const total = fare + extras + tip
    const isCard = random.chance(0.5)
    const card = cardLines(occasion, total, 2)
    const lines = [
      centre(shop.name, 'b big'),
      centre(`${shop.town}\nBookings ${shop.phone}`),
      space(),
      row(`Cab no. ${occasion.number(3)}   Badge ${occasion.number(4)}`),
      pair(`Start ${occasion.on()}`, occasion.time),
      pair('Distance', `${(fare / 260).toFixed(1)} mi`),
      rule(),
      pair('Fare', pounds(fare)),
      pair('Extras', pounds(extras)),
      ...(tip ? [pair('Tip', pounds(tip))] : []),
      pair('TOTAL FARE', pounds(total), 'b tall'),
      ...(isCard ? card.lines : [centre('PAID CASH')]),
      space(),
      row('Driver not VAT registered'),
      centre('Thank you and safe journey'),
    ]
    return roll(
      occasion,
      { columns: 30, size: 22 },
      lines,
      occasion.truth(total, { ...(isCard ? card.seen : { payment: 'cash' as const }), items: 0 }),
    )
  },
}

/** A ticket of card stock: small print in boxes, the fare at the lower right. */
const train: Layout = {
  kind: 'train',
  fonts: [tillFonts[6], tillFonts[2], tillFonts[3]],
  shops: shops(`
    Northmoor Railways|Foregate Street|Worcester|WR1 1DB||tight
    CROSSVALE TRAINS|Leeds|Leeds|LS1 4DY||dayMonth
    Solent & Weald Rail|Havant|Havant|PO9 1PJ||slashesShort`),
  draw(occasion): Sheet {
    const { random, shop, date } = occasion
    const total = random.whole(48, 1790) * 10
    const number = occasion.number(5)
    const card = random.chance(0.7)
    const [from, to] = random.shuffled([
      'SHREWSBURY',
      'LEEDS',
      'WORCESTER F ST',
      'HAVANT',
      'CHESTER',
      'HULL',
    ])
    const box = (label: string, text: string, size = 1) =>
      `<div style="flex:${size}"><small>${label}</small><b>${text}</b></div>`
    const html = `
      <div class="band"><span>${shop.name}</span><span>TICKET &amp; RECEIPT</span></div>
      <div class="boxes">${box('Class', 'STD')}${box('Ticket type', random.pick(['ANYTIME DAY RETURN', 'OFF-PEAK RETURN']), 3)}${box('Adult', 'ONE')}${box('Child', 'NIL')}</div>
      <div class="boxes">${box('Date of travel', occasion.on(shop.form, later(date, 0)), 2)}${box('Number', number)}${box('Valid until', occasion.on(shop.form, later(date, 31)), 2)}</div>
      <div class="boxes">${box('From', from ?? '', 3)}${box('Route', 'ANY PERMITTED', 2)}</div>
      <div class="boxes">${box('To', to ?? '', 3)}${box('Price', `${pounds(total)}${card ? ' M' : ' X'}`, 2)}</div>
      <div class="boxes">${box('Issued', `${occasion.on()} ${occasion.time}`, 2)}${box('Paid by', card ? 'CARD' : 'CASH')}${box('VAT', '0% £0.00')}</div>`
    const css = `#sheet { font: 17px/1.25 '${occasion.font}', monospace; width: 640px; padding: 18px 22px 26px; color: #23222a; }
      .band { display: flex; justify-content: space-between; background: #e58f4e; padding: 6px 10px; font: bold 23px 'Liberation Sans'; }
      .boxes { display: flex; gap: 16px; margin-top: 13px; } .boxes div { white-space: nowrap; } small { display: block; font: 13px 'Liberation Sans'; color: #555; } b { font-size: 21px; }`
    return {
      html,
      css,
      material: 'card',
      truth: occasion.truth(total, {
        vat: '0.00',
        vatLines: [{ rate: '0', net: null, vat: '0.00' }],
        payment: card ? 'card' : 'cash',
        documentNumber: number,
      }),
    }
  },
}

/** Only what a terminal prints. */
const slip: Layout = {
  kind: 'card-slip',
  fonts: [tillFonts[1], tillFonts[5], tillFonts[2], tillFonts[7]],
  shops: shops(`
    BELLWETHER BARBERS|12 Lower Parliament Street|Nottingham|NG1 3DA||slashes
    MAPLE TREE DENTAL|The Broadway|Crawley|RH10 1DX||dashes
    TYNE CYCLES LTD|Side|Newcastle|NE1 3JE||slashesShort
    PENHALIGAN GALLERY|Fore Street|St Ives|TR26 1HE||capitals`),
  draw(occasion) {
    const { random, shop } = occasion
    const total = random.whole(900, 24900)
    const lastFour = random.text(4, '0123456789')
    const receipt = occasion.number(4)
    const lines = [
      centre(shop.name, 'b'),
      centre(`${shop.street}\n${shop.town} ${shop.postcode}`),
      space(),
      pair(`M:**${occasion.number(5)}`, `TID:****${occasion.number(4)}`),
      row(`HANDSET:01  RECEIPT:${receipt}`),
      row('CUSTOMER COPY'),
      row('PLEASE RETAIN RECEIPT'),
      space(),
      row(random.pick(['VISA DEBIT', 'Mastercard', 'VISA CREDIT'])),
      row(`************${lastFour} ICC`),
      row('PAN.SEQ 00'),
      space(),
      centre('SALE', 'b big'),
      pair('AMOUNT', pounds(total)),
      rule(),
      pair('TOTAL', pounds(total), 'b'),
      rule(),
      row('Please debit my account'),
      row('PIN VERIFIED'),
      row(`${occasion.on()} ${occasion.time}`),
      pair(`AUTH CODE:${occasion.number(6)}`, 'APPROVED'),
    ]
    return roll(
      occasion,
      { columns: 28, size: 22 },
      lines,
      occasion.truth(total, { payment: 'card', lastFour, documentNumber: receipt }),
    )
  },
}

/** A toll or bridge crossing: narrow, little, and the name only at the foot. */
const toll: Layout = {
  kind: 'toll',
  fonts: [tillFonts[11], tillFonts[6]],
  shops: shops(`
    Severnside Crossings|Plaza 2|Chepstow|NP16 5TX|01632 964401|dots
    ITCHEN FERRY BRIDGE|Toll Plaza|Southampton|SO19 9DL|01632 964512|slashes`),
  draw(occasion) {
    const { random, shop } = occasion
    const item = itemOf({ name: 'CLASS 2 VEHICLE', price: random.pick([260, 340, 700]), rate: 20 })
    const sums = vatWithin([item])
    const cash = random.chance(0.5)
    const lines = [
      centre('TOLL RECEIPT', 'b big'),
      space(),
      pair('LANE', `0${random.whole(1, 8)}`),
      pair('DATE', occasion.on()),
      pair('TIME', occasion.seconds),
      pair(item.name, decimal(item.amount)),
      pair('PAID', cash ? 'CASH' : 'CARD'),
      pair('TOTAL PAID £', decimal(item.amount), 'b'),
      pair('OF WHICH VAT £', decimal(vatOf(sums))),
      space(),
      centre(shop.name, 'b'),
      centre(`${shop.town} ${shop.postcode}\nVAT ${occasion.vatNumber(2)}`),
    ]
    return roll(
      occasion,
      { columns: 26, size: 23, material: 'white' },
      lines,
      occasion.truth(item.amount, {
        vat: decimal(vatOf(sums)),
        vatNumber: occasion.vatNumberTruth,
        payment: cash ? 'cash' : 'card',
        items: 1,
      }),
    )
  },
}

export const journeys: Layout[] = [fuel, charging, parking, taxi, train, slip, toll]
