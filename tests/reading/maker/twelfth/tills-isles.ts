/** Receipts of Great Britain and Ireland: a kiosk that takes orders, a dry cleaner, a crossing, a card slip, a forecourt, a market trader, a barber, a ferry. */
import type { Random } from '../../../support/random'
import { firms, line, penFor, several, truthOf, wares, within } from '../eighth/kit'
import { gb, ie } from '../eighth/notations'
import { dots, strokes } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { goods, letter, rates, say, tape } from './kit'

const burgers = firms(
  "Smokey Dan's;Unit R4, Drake Circus;Plymouth PL1 1EA;Drake Grill Franchise Ltd|CHIKIN HOUSE;12 Bull Ring;Birmingham B5 4BU;CHK Midlands Limited|Patty & Pals;Westgate Centre;Oxford OX1 1PE",
)
const meals = wares(
  'Double Smash Meal;9.49;11.99;20|Halloumi Wrap;6.29;7.49;20|Loaded Fries;3.99;5.49;20|Oat Shake;3.49;4.79;20|Wings x8;6.99;8.49;20|Kids Box;4.99;5.99;20',
)

/** A kiosk's slip: the number to be called larger than all, extras under the meal, eat in, the tax in a sentence. */
export function orderKiosk(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YY|D mon YYYY|DD-MM-YYYY')
  const shop = pen.pick(burgers)
  const sums = pen.buy(meals, { count: [1, 4], most: 3, isGross: true, step: 1 })
  const number = pen.digits(say(pen, 'K#-######|########|@#-#####'))
  return tape(
    pen,
    80,
    { faces: 'wide plain narrow' },
    [
      say(pen, 'YOUR ORDER NUMBER|Collect when called|ORDER'),
      {
        html: `<div class="mid" style="font-size:34pt;font-weight:bold">${pen.whole(2, 99)}</div>`,
      },
      say(pen, 'EAT IN|TAKE OUT|Table service'),
      null,
      { html: goods(pen, sums, 'qtA') },
      null,
      ['!Total', pen.money(sums.total)],
      [`Paid ${say(pen, 'contactless|Apple Pay|Visa Debit')}`, pen.money(sums.total)],
      '',
      [`Total includes VAT @ 20% of ${pen.money(sums.vat)}`],
      [`Receipt ${number}`],
      [`${pen.day()} ${pen.clock()} Kiosk ${pen.whole(1, 6)}`],
      '',
      shop.name,
      ...shop.address,
      ...shop.also,
      `VAT Reg ${taxNumber(pen, 'GB')}`,
      { html: dots(18) },
      'Tell us how we did & win!',
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const cleaners = firms(
  'Pressed For Time;88 Chiswick High Rd;London W4 1SY|Imperial Dry Cleaners;3 Station Parade;Harrogate HG1 1UF|Mrs Bubbles Laundry;41 Northumberland St;Edinburgh EH3 6JA',
)

/** A dry cleaner's ticket: a day to collect on that is not the day of the ticket, pieces by kind, paid in advance. */
export function dryCleaner(random: Random): Sheet {
  const pen = penFor(random, gb, 'dow D mon YYYY|DD/MM/YYYY|D/M/YY')
  const shop = pen.pick(cleaners)
  const sums = pen.buy(
    wares(
      '2pc Suit;14.5;17.95;20|Shirt on hanger;2.75;3.5;20|Dress (silk);13;18;20|Duvet king;24;29;20|Trousers;7.5;8.95;20|Alteration hem;12;15;20',
    ),
    { count: [1, 4], most: 5, isGross: true },
  )
  const number = pen.digits(say(pen, '####|@###|#####'))
  return tape(
    pen,
    72,
    { faces: 'needle narrow book' },
    [
      `!${shop.name}`,
      ...shop.address,
      '',
      [`TICKET ${number}`, pen.day()],
      [`Customer: ${say(pen, 'MR HOLLIS|WARD J|Okoro')}`, `${sums.lines.length} lines`],
      null,
      ...sums.lines.flatMap((each) => [
        [`${each.quantity} ${each.text}`, pen.plain(each.amount)] as const,
      ]),
      null,
      ['TO PAY', pen.money(sums.total)],
      [`** PAID ${say(pen, 'CARD|CASH|ON ACCOUNT CARD')} **`],
      '',
      [`READY AFTER 4PM ${pen.day(pen.after(3))}`],
      'Not responsible for buttons.',
      { html: strokes(40) },
    ],
    truthOf(pen, {
      supplier: shop,
      sums: { ...sums, vat: 0 },
      documentNumber: number,
      kind: 'receipt',
    }),
  )
}

const crossings = firms(
  'Severn Vale Tunnels;Plaza Office;Wallasey CH44 2XX|Humberside Bridge Board;Administration Building, Ferriby Road;Hessle HU13 0JG|Itchen Toll Bridge;Southampton City Council;SO14 7LY',
)

/** A toll's slip out of a lane: class and lane in capitals, a few words, no VAT since none is due. */
export function tollLane(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|DD mon YYYY|DDmonYY')
  const body = pen.pick(crossings)
  const sums = within([line('TOLL', pen.pick([100, 150, 250, 400, 600, 1200]))])
  const number = pen.digits(say(pen, '#########|0####/##'))
  return tape(
    pen,
    58,
    { faces: 'needle' },
    [
      body.name,
      ['RECEIPT', number],
      ['LANE', pen.digits('0#')],
      ['CLASS', say(pen, '2|1|3 GOODS')],
      [pen.day(), pen.clock()],
      ['TOLL', pen.money(sums.total)],
      ['PAYMENT', say(pen, 'CARD|CASH|TAG TOP UP')],
      say(pen, 'DRIVE SAFELY|VAT NOT APPLICABLE|NO VAT IS CHARGED'),
      ...body.address,
    ],
    truthOf(pen, {
      supplier: body,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
    }),
  )
}

const takers = firms(
  'THE CROOKED LOAF;FALMOUTH TR11 3DZ;GB|COPPER KETTLE TEAROOM;KESWICK CA12 5JR;GB|BAYSIDE DIVE CENTRE;SWANAGE BH19 2LN;GB',
)

/** A card slip with the sale and a tip on it: the firm in capitals, no goods, no VAT, a line for the customer's copy. */
export function tippedSlip(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YY|DD/MM/YYYY|DD mon YY')
  const shop = pen.pick(takers)
  const sale = pen.whole(700, 14_000)
  const tip = pen.chance(0.6) ? pen.whole(1, 12) * 50 : 0
  const sums = within([line('SALE', sale), ...(tip > 0 ? [line('GRATUITY', tip)] : [])])
  return tape(
    pen,
    58,
    { faces: 'needle wide' },
    [
      shop.name,
      shop.address[0] ?? '',
      '',
      ['MID:', pen.digits('**#####')],
      ['TID:', pen.digits('****####')],
      ['AID:', pen.digits('A00000000#####')],
      say(pen, 'VISA DEBIT|MASTERCARD|DEBIT MASTERCARD'),
      [pen.digits('**** **** **** ####'), 'CONTACTLESS'],
      [say(pen, 'SALE|PURCHASE'), tip > 0 ? '' : pen.money(sums.total)],
      ...(tip > 0
        ? ([
            ['AMOUNT', pen.money(sale)],
            ['GRATUITY', pen.money(tip)],
            ['!TOTAL', pen.money(sums.total)],
          ] as const)
        : []),
      say(pen, 'NO CARDHOLDER VERIFICATION|VERIFIED BY DEVICE'),
      [`DATE ${pen.day()}`, `TIME ${pen.clock()}`],
      [`AUTH CODE ${pen.digits('######')}`],
      say(pen, 'CUSTOMER COPY|CARDHOLDER COPY'),
      'PLEASE RETAIN RECEIPT',
    ],
    truthOf(pen, { supplier: shop, sums, kind: 'receipt', hasLines: false }),
  )
}

const forecourts = firms(
  'Moate Service Station;Athlone Road, Moate;Co. Westmeath;Kilbeggan Fuels Ltd|TOP GEAR OIL;N11 Southbound, Ashford;Co. Wicklow|Dineen’s Garage;Main Street, Macroom;Co. Cork;D. Dineen & Sons',
)

/** Of an Irish forecourt: pump and deli on one slip, VAT at two or three rates by a letter, litres to two places. */
export function forecourt(random: Random): Sheet {
  const pen = penFor(random, ie, 'DD/MM/YYYY|DD-mon-YY|DD/MM/YY', { money: '€#' })
  const shop = pen.pick(forecourts)
  const litres = pen.whole(1100, 6400)
  const price = pen.whole(1639, 1899)
  const fuel = Math.round((litres * price) / 1000)
  const kind = say(pen, 'UNLEADED|DERV|DIESEL')
  const sums = within([
    line(kind, fuel, 23),
    ...pen.buy(
      wares(
        'CHICKEN FILLET ROLL;5.5;6.95;13.5|AMERICANO REG;2.9;3.5;13.5|STILL WATER 750;1.6;2.2;23|IRISH TIMES;2.7;3.6;9',
      ),
      { count: [0, 2], isGross: true },
    ).lines,
  ])
  const mark = (rate: number) => ({ 23: 'A', 13.5: 'B', 9: 'D' })[rate] ?? 'Z'
  const number = pen.digits(say(pen, '######|0#-####|T#/#####'))
  return tape(
    pen,
    80,
    { faces: 'needle narrow' },
    [
      `!${shop.name}`,
      ...shop.address,
      ...shop.also,
      `VAT No. ${taxNumber(pen, 'IE')}`,
      null,
      [`PUMP ${pen.whole(1, 8)}  ${(litres / 100).toFixed(2)} L @ ${(price / 10).toFixed(1)}c`],
      ...sums.lines.map(
        (each) => [`${mark(each.rate)} ${each.text}`, pen.plain(each.amount)] as const,
      ),
      null,
      ['!TOTAL DUE', pen.money(sums.total)],
      [say(pen, 'FUEL CARD|VISA|DEBIT CARD'), pen.money(sums.total)],
      { html: rates(pen, sums, 'krnv', '|VAT RATE|GOODS|VAT', mark) },
      [`TRANS ${number}`, `${pen.day()} ${pen.clock()}`],
      'GO RAIBH MAITH AGAT',
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const barbers = firms(
  'Fade & Co;7 Hope Street;Liverpool L1 9BQ|Sligo Street Tattoo;19 Lower Bridge Lane;Leeds LS2 7AA;Mia Sligo|The Nail Loft;2a Gandy Street;Exeter EX4 3LS',
)

/** Sent after an appointment: who cut, a product, a deposit in the list, words in lower case; not registered for VAT. */
export function appointment(random: Random): Sheet {
  const pen = penFor(random, gb, 'dow D month YYYY|D month YYYY|mon D, YYYY')
  const shop = pen.pick(barbers)
  const service = line(
    say(pen, 'skin fade with beard|full set gel|session, 2 hours'),
    pen.whole(18, 140) * 100,
  )
  const sums = within([
    service,
    ...(pen.chance(0.5) ? [line('aftercare balm', pen.whole(8, 19) * 100)] : []),
    ...(pen.chance(0.4) ? [line('deposit already taken', -1000)] : []),
  ])
  const number = pen.digits(say(pen, '@@##@#|bk-######'))
  return letter(
    pen,
    {
      faces: 'light wide',
      css: 'section { padding: 30mm 55mm !important; } .grid td { border-bottom: 0.2mm solid #ddd; }',
    },
    [
      `<div class="mid"><div class="big">${shop.name.toLowerCase().replace('&', '&amp;')}</div><p style="font-size:24pt">${pen.money(sums.total)}</p><p class="grey">paid ${pen.day()}, ${pen.clock()}</p></div>${goods(pen, sums, 'tA')}<table class="grid"><tr><td class="t"><b>total</b></td><td><b>${pen.money(sums.total)}</b></td></tr><tr><td class="t">${say(pen, 'card|apple pay|cash')}</td><td>${pen.money(sums.total)}</td></tr></table><p class="small grey mid">with ${say(pen, 'Kaz|Leanne|Ty')} · receipt ${number}<br>${shop.address.join(', ')}<br>see you again in ${pen.whole(3, 6)} weeks?</p>`,
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const boats = firms(
  'Western Sound Ferries;Ferry Terminal;Gourock PA19 1QP;WSF Operations Ltd|Island Link Marine;Town Quay;Lymington SO41 5SB|Rathlin Passage Co.;Harbour Road;Ballycastle BT54 6DB',
)

/** A ferry's ticket and receipt in one: two sailings with their own days, a car's length, the day of sale in the foot. */
export function ferryTicket(random: Random): Sheet {
  const pen = penFor(random, gb, 'D mon YYYY|DD/MM/YYYY|dow DD mon YYYY')
  const firm = pen.pick(boats)
  const sums = within([
    line('Car up to 5m + driver', pen.whole(240, 980) * 10),
    ...(pen.chance(0.6) ? [several('Adult', pen.whole(1, 4), pen.whole(30, 95) * 10)] : []),
    ...(pen.chance(0.3) ? [line('Dog', 0)] : []),
  ])
  const number = pen.digits(say(pen, 'WB######|######-#|R/26/#####'))
  return tape(
    pen,
    105,
    { faces: 'plain narrow', size: 9 },
    [
      {
        html: `<div class="sides" style="border-bottom:0.5mm solid #000"><b>${firm.name}</b><span>${number}</span></div>`,
      },
      ['!OUTWARD', pen.day(pen.after(6))],
      [say(pen, 'dep 09:30|dep 14:45'), 'check in 30 min before'],
      ['!RETURN', pen.day(pen.after(9))],
      ['any sailing', `vehicle ${pen.digits('@@## @@@')}`],
      null,
      { html: goods(pen, sums, 'tqa', 'Fare|No.|£') },
      ['Fare paid', pen.money(sums.total)],
      'Passenger transport is zero rated for VAT',
      { html: strokes(70) },
      [`Sold ${pen.day()} ${pen.clock()} by ${say(pen, 'web|quay office|phone')}`],
      [[...firm.also, ...firm.address].join(', ')],
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt' }),
  )
}
