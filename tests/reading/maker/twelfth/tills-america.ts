/** Receipts of the United States and Canada: a coffee bar with a tip, a pharmacy, a pump, an airport cab, a motel, a wash, a bridge, a diner, a quay's machine. */
import type { Random } from '../../../support/random'
import { block, firms, line, onTop, penFor, several, truthOf, wares, within } from '../eighth/kit'
import { ca, quebec, us } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { anyone, dots, lettered } from '../ninth/kit'
import type { Sheet } from '../print'
import { taxed } from '../eleventh/kit'
import { divided, letter, logo, pushed, say, tape } from './kit'

const bars = firms(
  'Third Rail Coffee Roasters;240 Sullivan St;New York, NY 10012|Mudlark Espresso;1401 E Pike St;Seattle, WA 98122|Sweet Magnolia Bakeshop;915 Bull Street;Savannah, GA 31401',
)

/** Of a tablet that asks for a tip: the tip in the total, a name called out, a card's last digits. */
export function coffeeTip(random: Random): Sheet {
  const pen = penFor(random, us, 'mon D, YYYY|MM/DD/YY|dow, mon D, YYYY')
  const shop = pen.pick(bars)
  const bought = pen.buy(
    wares(
      'Oat Cortado;4.75;5.5;0|Drip 12oz;3.25;4;0|Almond Croissant;4.5;5.75;0|Cold Brew;4.5;5.25;0|Egg & Cheddar;7.5;9.25;0',
    ),
    { count: [1, 4], most: 2 },
  )
  const rate = pen.pick([8.875, 10.25, 7])
  const { sums } = taxed(bought.lines, [rate])
  const tip = Math.round((sums.net * pen.pick([15, 18, 20, 25])) / 100)
  const number = pen.digits(say(pen, '@#@#|####|@###'))
  return tape(
    pen,
    80,
    { faces: 'light wide', size: 8.5 },
    [
      `!${shop.name}`,
      ...shop.address,
      '',
      `Order for ${say(pen, 'JESS|Mike D|andre')}`,
      null,
      ...sums.lines.map(
        (each) =>
          [
            `${each.text}${each.quantity > 1 ? ` × ${each.quantity}` : ''}`,
            pen.money(each.amount),
          ] as const,
      ),
      null,
      ['Purchase Subtotal', pen.money(sums.net)],
      [say(pen, `Sales Tax|Tax (${rate}%)|NY/City Tax`), pen.money(sums.vat)],
      ['Tip', pen.money(tip)],
      ['!Total', pen.money(sums.total + tip)],
      [pen.digits('Visa #### (Tap)'), pen.money(sums.total + tip)],
      '',
      [`Receipt #${number}`, `${pen.day()} ${pen.clock()}`],
      'Auth ' + pen.digits('0####@'),
    ],
    truthOf(pen, {
      supplier: shop,
      sums,
      total: ((sums.total + tip) / 100).toFixed(2),
      documentNumber: number,
      kind: 'receipt',
    }),
  )
}

const drugstores = firms(
  "Hollister's Drugs;330 N Main St;Bozeman, MT 59715|Corner RX & Sundry #114;8805 Ventnor Ave;Margate City, NJ 08402|PILLBOX PHARMACY;610 SW Alder St;Portland, OR 97205",
)

/** Of a pharmacy: prescriptions that bear no tax, goods marked `T`, savings told below the total, a return-by day. */
export function cornerRx(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|M/D/YYYY|MM-DD-YY')
  const shop = pen.pick(drugstores)
  const rate = pen.pick([6.625, 7.25, 5.5])
  const plain = pen.buy(wares('RX 0#### COPAY;5;40;0|RX GENERIC;10;25;0'), { count: [1, 1] }).lines
  const taxable = pen.buy(
    wares(
      `TOOTHPASTE WHT;3.99;6.49;${rate}|BATTERY AA8;9.99;13.49;${rate}|GREETING CARD;4.99;6.99;${rate}|NOTEBOOK 3CT;5.49;8.99;${rate}`,
    ),
    { count: [1, 3], most: 2, step: 1 },
  ).lines
  const sums = onTop([
    ...plain.map((each) => ({ ...each, text: pen.digits(each.text) })),
    ...taxable,
  ])
  const number = pen.digits(say(pen, '####-####-####|0####-##'))
  return tape(
    pen,
    80,
    { faces: 'needle' },
    [
      `!${shop.name}`,
      ...shop.address,
      pen.digits('(###) 555-01##'),
      '',
      [pen.day(), `${pen.clock()}  REG${pen.whole(1, 9)}`],
      ...sums.lines.map(
        (each) =>
          [
            `${each.quantity} ${each.text}`,
            `${pen.plain(each.amount)}${each.rate > 0 ? 'T' : 'F'}`,
          ] as const,
      ),
      '',
      ...sumsAs(pen, sums, 'nvTt', `SUBTOTAL|TAX ${rate}%|!TOTAL|CHARGE`),
      ['CHANGE', '0.00'],
      '',
      `YOU SAVED ${pen.money(pen.whole(120, 890))} TODAY`,
      [`TRN# ${number}`],
      `RETURN BY ${pen.day(pen.after(60))} WITH RECEIPT`,
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const stations = firms(
  "BUCKHORN TRAVEL PLAZA;I-80 EXIT 242;YORK NE 68467|GAS 'N GO #2207;4411 S LAMAR BLVD;AUSTIN TX 78745|PINE RIDGE CO-OP;101 HWY 2;BEMIDJI MN 56601",
)

/** At the pump: a price to a tenth of a cent, gallons to a thousandth, a car wash now and then; no tax told. */
export function payAtPump(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YY|MM/DD/YYYY|monDD YY')
  const shop = pen.pick(stations)
  const gallons = pen.whole(4100, 38_900)
  const price = pen.pick([2899, 3059, 3199, 3479, 3829, 4159])
  const fuel = Math.round((gallons * price) / 10_000)
  const wash = pen.chance(0.3) ? pen.pick([800, 1000, 1400]) : 0
  const sums = within([line('FUEL', fuel), ...(wash > 0 ? [line('CAR WASH', wash)] : [])])
  const number = pen.digits(say(pen, '######|####'))
  return tape(
    pen,
    62,
    { faces: 'needle' },
    [
      'WELCOME',
      ...[shop.name, ...shop.address].map((part) => [part] as const),
      '',
      [`${pen.day()} ${pen.clock()}`],
      [`INVOICE# ${number}`],
      [pen.digits('AUTH# ######')],
      [pen.digits('FLEET XXXXXXXX####')],
      '',
      ['PUMP# ' + pen.digits('##'), say(pen, 'REGULAR|DIESEL #2|UNL PLUS')],
      ['GALLONS', (gallons / 1000).toFixed(3)],
      ['PRICE/GAL', `$${(price / 1000).toFixed(3)}`],
      ['FUEL SALE', pen.money(fuel)],
      ...(wash > 0 ? ([['CAR WASH', pen.money(wash)]] as const) : []),
      ...(wash > 0 ? ([['TOTAL SALE', pen.money(sums.total)]] as const) : []),
      '',
      'THANKS COME AGAIN',
    ],
    truthOf(pen, {
      supplier: shop,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasLines: wash > 0,
    }),
  )
}

const cabs = firms(
  'Bluebonnet Cab Co;Austin, TX;(512) 555-0142|METRO TAXI LLC;Denver, CO;(303) 555-0177|Five Boro Car Service;Long Island City, NY;(718) 555-0110',
)

/** Of a cab from an airport: fare, fees by name, toll, tip, how far; the medallion's number is no receipt's. */
export function airportCab(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|MM/DD/YY|YYYY-MM-DD')
  const firm = pen.pick(cabs)
  const fare = pen.whole(1100, 7200)
  const sums = within([
    line('FARE', fare),
    line('AIRPORT FEE', pen.pick([175, 300, 500])),
    ...(pen.chance(0.5) ? [line('TOLLS', pen.pick([450, 694, 1225]))] : []),
    line('TIP', Math.round(fare / 5)),
  ])
  const number = pen.digits(say(pen, '#####|####'))
  return tape(
    pen,
    58,
    { faces: 'needle narrow' },
    [
      `!${firm.name}`,
      ...firm.address,
      [`DATE ${pen.day()}`],
      [`CAB# ${pen.digits('#@##')}`, `DRVR ${pen.digits('######')}`],
      [`TRIP# ${number}`],
      ['START', '10:02'],
      ['END', '10:47'],
      ['MILES', pen.digits('1#.#')],
      ...sums.lines.map((each) => [each.text, pen.money(each.amount)] as const),
      ['!GRAND TOTAL', pen.money(sums.total)],
      [pen.digits('CARD ENDING ####')],
      'COMPLAINTS DIAL 311',
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const motels = firms(
  'Saguaro Motor Court;1720 E Benson Hwy;Tucson, AZ 85714|The Harbormaster Inn;22 Water Street;Mystic, CT 06355;Harbormaster Hospitality Group LLC|Three Pines Lodge;Route 28;Phoenicia, NY 12464',
)

/** A motel's folio on a letter's sheet: charges by day in one column, payments in another, a balance of nothing at the end. */
export function motelFolio(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|mon D, YYYY|MM-DD-YY')
  const [inn, guest] = [pen.pick(motels), anyone(pen, 'US')]
  const nights = pen.whole(1, 4)
  const room = pen.whole(79, 219) * 100
  const tax = Math.round((room * 12.5) / 100)
  const sums = {
    ...within(
      Array.from({ length: nights }, () => line('Room charge', room)).concat(
        Array.from({ length: nights }, () => line('State & local lodging tax', tax)),
      ),
    ),
    vat: tax * nights,
  }
  const number = pen.digits(say(pen, '#####|F-######|26####'))
  const row = (day: string, text: string, charge: string, paid: string) =>
    `<tr><td class="t">${day}</td><td class="t">${text}</td><td>${charge}</td><td>${paid}</td></tr>`
  const stay = Array.from({ length: nights }, (_, at) => {
    const day = pen.day(pen.after(at - nights))
    return (
      row(day, `Room charge ${pen.whole(1, 4)}12`, pen.plain(room), '') +
      row(day, 'State &amp; local lodging tax 12.5%', pen.plain(tax), '')
    )
  })
  return letter(
    pen,
    { faces: 'book plain needle', paper: 'letter' },
    [
      `<div class="mid">${logo(inn.name, 8)}${block([...inn.address, ...inn.also])}</div><div class="sides" style="margin-top:8mm"><div>${lettered(guest)}</div>${divided(
        [
          ['Folio', number],
          ['Arrival', pen.day(pen.after(-nights))],
          ['Departure', pen.day()],
          ['Printed', `${pen.day()} ${pen.clock()}`],
        ],
      )}</div><table class="grid"><tr><th class="t">Date</th><th class="t">Description</th><th>Charges</th><th>Payments</th></tr>${stay.join('')}${row(pen.day(), 'AMEX •••• 2004', '', pen.plain(sums.total))}</table>${pushed(
        [
          ['Room and incidentals', pen.plain(room * nights)],
          ['Taxes', pen.plain(sums.vat)],
          ['Total charges', pen.money(sums.total)],
          ['Balance due', pen.money(0)],
        ],
      )}<p class="small" style="margin-top:30mm">I agree that my liability for this bill is not waived. Signature ______________________</p>`,
    ],
    truthOf(pen, {
      supplier: inn,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
    }),
  )
}

const washes = firms(
  "Sudsy's Coin Laundry;2044 Dundas St W;Toronto ON M6R 1W9|Halifax Harbour Car Wash;77 Lower Water St;Halifax NS B3J 1R2|Whistler Ski Tune;4165 Springs Ln;Whistler BC V8E 0S8",
)

/** Of a Canadian counter: prices with one tax or two in lines of their own, all taxes added, paid by debit in words of the bank's machine. */
export function interac(random: Random): Sheet {
  const pen = penFor(random, ca, 'YYYY-MM-DD|YYYY/MM/DD|DD-mon-YYYY', { money: '$#' })
  const shop = pen.pick(washes)
  const isWest = shop.address[1]?.includes(' BC ') ?? false
  const isEast = shop.address[1]?.includes(' NS ') ?? false
  const hst = isEast ? (pen.date.toISOString() < '2025-04-01' ? 15 : 14) : 13
  const { sums, taxes } = taxed(
    pen.buy(
      wares(
        'WASH & FOLD 10LB;18;26;0|DELUXE WASH;16;22;0|SKI TUNE BASIC;45;65;0|COMFORTER;20;30;0|WAX ADD-ON;8;15;0',
      ),
      { count: [1, 3] },
    ).lines,
    isWest ? [5, 7] : [hst],
  )
  const names = isWest ? ['GST 5%', 'PST 7%'] : [`HST ${hst}%`]
  const number = pen.digits(say(pen, '######|#-#####'))
  return tape(
    pen,
    80,
    { faces: 'needle wide narrow' },
    [
      `!${shop.name}`,
      ...shop.address,
      `${isWest ? 'GST' : 'HST'}# ${pen.digits('######### RT0001')}`,
      '',
      [`Inv# ${number}`, `${pen.day()} ${pen.clock()}`],
      null,
      ...sums.lines.map((each) => [each.text, pen.plain(each.amount)] as const),
      null,
      ['Subtotal', pen.plain(sums.net)],
      ...taxes.map((tax, at) => [names[at] ?? '', pen.plain(tax.vat)] as const),
      ...(isWest ? ([['Total taxes', pen.plain(sums.vat)]] as const) : []),
      ['!TOTAL CAD', pen.money(sums.total)],
      '',
      'INTERAC FLASH DEFAULT',
      [pen.digits('CHEQUING ************####'), pen.money(sums.total)],
      'APPROVED - THANK YOU',
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const quays = firms(
  'Stationnement Vieux-Quai inc.;300, rue Saint-Paul;Québec (Québec) G1K 3W9|Parc Autos du Plateau;4500, rue Saint-Denis;Montréal (Québec) H2J 2L3|Société de la Marina de Gaspé;1, rue de la Marina;Gaspé (Québec) G4X 2E2',
)

/** A machine of Quebec: French above English, taxes taken from within and added up, valid until. */
export function borne(random: Random): Sheet {
  const pen = penFor(random, quebec, 'YYYY-MM-DD|D month YYYY|YYYY/MM/DD')
  const firm = pen.pick(quays)
  const net = pen.whole(300, 2600)
  const { sums, taxes } = taxed([line('Stationnement / Parking', net)], [5, 9.975])
  const number = pen.digits(say(pen, '########|0###-####'))
  return tape(
    pen,
    62,
    { faces: 'plain wide' },
    [
      ...firm.name.split(' / ').map((part) => `!${part}`),
      ...firm.address,
      'REÇU / RECEIPT',
      [`Billet / Ticket ${number}`],
      null,
      'Valide jusqu’à / Valid until',
      `!${pen.day()} 23:59`,
      `Plaque / Plate ${pen.digits('@## @@@')}`,
      null,
      ['Tarif / Rate', pen.money(net)],
      ['TPS / GST 5 %', pen.money(taxes[0]?.vat ?? 0)],
      ['TVQ / QST 9,975 %', pen.money(taxes[1]?.vat ?? 0)],
      ['Taxes', pen.money(sums.vat)],
      ['!Payé / Paid', pen.money(sums.total)],
      pen.digits('TPS ######### RT0001'),
      pen.digits('TVQ ########## TQ0001'),
      { html: dots(16) },
    ],
    truthOf(pen, {
      supplier: firm,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
    }),
  )
}

const markets = firms(
  'Juniper Hollow Farm;Ithaca Farmers Market, Stall 42;Ithaca, NY|Salt & Ember Ceramics;SoWa Open Market;Boston, MA|Abuelita’s Tamales;Mercado La Paloma;Los Angeles, CA',
)

/** A stall's handwritten pad: quantities, names, amounts, a sum; a number printed red in the corner; no tax at all. */
export function stallPad(random: Random): Sheet {
  const pen = penFor(random, us, 'M/D/YY|M-D-YY|mon D YYYY')
  const stall = pen.pick(markets)
  const sums = within([
    several(
      say(pen, 'honey 16 oz|mug, glazed|tamales doz'),
      pen.whole(1, 4),
      pen.whole(9, 38) * 100,
    ),
    several(say(pen, 'eggs|small bowl|salsa verde'), pen.whole(1, 6), pen.whole(4, 16) * 100),
  ])
  const number = pen.digits('######')
  const hand = 'font-family:Z003,cursive;font-size:125%;color:#1c3d8f;font-style:italic'
  const line3 = (a: string, b: string, c: string) =>
    `<tr><td style="width:12mm">${a}</td><td class="t" style="width:44mm">${b}</td><td style="width:20mm">${c}</td></tr>`
  return tape(
    pen,
    90,
    {
      faces: 'slab book',
      size: 9,
      css: '.pad td { border: 0.2mm solid #8aa; height: 7mm; padding: 1mm !important; }',
    },
    [
      {
        html: `<div class="sides"><b>SALES RECEIPT</b><span style="color:#c00">${number}</span></div>`,
      },
      {
        html: `<div style="border:0.2mm solid #444;padding:1mm 2mm;margin:2mm 0"><b>${stall.name.replace('&', '&amp;')}</b><br>${block(stall.address)}</div>`,
      },
      { html: `<div>DATE <span style="${hand}">${pen.day()}</span></div>` },
      {
        html: `<table class="grid pad">${line3('QTY', 'DESCRIPTION', 'AMOUNT')}<tbody style="${hand}">${sums.lines.map((each) => line3(String(each.quantity), each.text, pen.plain(each.amount))).join('')}${line3('', '', '')}</tbody>${line3('', '<b>TOTAL</b>', `<span style="${hand}">${pen.money(sums.total)}</span>`)}</table>`,
      },
      say(
        pen,
        'ALL CLAIMS MUST BE ACCOMPANIED BY THIS BILL|THANK YOU — WE APPRECIATE YOUR BUSINESS',
      ),
    ],
    truthOf(pen, { supplier: stall, sums, documentNumber: number, kind: 'receipt' }),
  )
}
