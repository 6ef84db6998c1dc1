/** Receipts of Britain, Ireland, Malta and Cyprus: an optician, a brasserie, a car park with cameras, a merchant's counter, a shop for uniforms, a chemist, a grocer, a kiosk. */
import type { Random } from '../../../support/random'
import { below, block, firms, line, onTop, penFor, wares, within } from '../eighth/kit'
import { gb, ie } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import { anyone, atLeft, strokes } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { cutTo } from '../eleventh/kit'
import { goods, letter, logo, rates, say, tape } from '../twelfth/kit'
import { cells, cy, mt, paidBy, tally, totalOf } from './kit'

const opticians = firms(
  'Clearview Opticians;62 Broad Street;Reading RG1 2AF;Clearview Eyecare Ltd|Hollis & Daughter Optometrists;5 Castle Arcade;Cardiff CF10 1BX|THE SPECTACLE ROOM;18 Victoria Street;Edinburgh EH1 2HG',
)

/** An optician's half sheet: the test free of tax, frames with it and lenses split between both, who was seen, the next test's day. */
export function optician(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|D month YYYY|DD mon YYYY')
  const [shop, patient] = [pen.pick(opticians), anyone(pen, 'GB')]
  const lenses = pen.whole(70, 240) * 100
  const sums = within([
    line(say(pen, 'Sight test, private|Eye examination with OCT'), pen.whole(25, 65) * 100, 0),
    line(`Frame ${pen.digits('@@-####')}`, pen.whole(60, 260) * 100, 20),
    line('Lenses, goods', lenses, 20),
    line('Lenses, professional dispensing', Math.round(lenses * 0.9), 0),
  ])
  const number = pen.digits(say(pen, 'R-#####|0#####|26/#####'))
  return letter(
    pen,
    { faces: 'light book', size: 8.5, css: cutTo(148, 210, 10) },
    [
      `<div class="sides"><div>${logo(shop.name, 6, 'color:#0f766e')}</div><div class="small right">${below(shop)}</div></div><p class="right" style="margin-top:7mm">Receipt ${number}<br>${pen.day()}</p><p>Patient: ${patient.name}</p>${cells(
        'lrr',
        'Supply|VAT|Price',
        sums.lines.map((each) => [
          each.text,
          each.rate > 0 ? '20%' : 'exempt',
          pen.money(each.amount),
        ]),
        'dotted',
      )}${tally([
        [
          'Exempt supplies',
          pen.money(sums.lines.reduce((all, { rate, amount }) => all + (rate > 0 ? 0 : amount), 0)),
        ],
        [
          'Standard rated, including VAT',
          pen.money(sums.lines.reduce((all, { rate, amount }) => all + (rate > 0 ? amount : 0), 0)),
        ],
        ['VAT content', pen.money(sums.vat)],
        ['Received with thanks', pen.money(sums.total)],
      ])}<p class="small grey">Next test due ${pen.day(pen.after(730), 'month YYYY')}. ${shop.name.includes('Hollis') ? 'Glasses ready in ten days.' : `VAT No. ${taxNumber(pen, 'GB')}`}</p>`,
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number }),
  )
}

const brasseries = firms(
  'Maison Lotte;44 Park Street;Bristol BS1 5JG;Lotte Restaurants Ltd|THE SALT YARD;Gunwharf Quays;Portsmouth PO1 3TZ;Harbour Dining Limited|Tandoori Lane;118 Brick Lane;London E1 6RL',
)

/** A bill at table: a discretionary charge for service within what was paid, covers, the server, VAT told of the food alone. */
export function brasserieService(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YY|dow D mon YYYY|DD-mon-YY')
  const shop = pen.pick(brasseries)
  const food = pen.buy(
    wares(
      'Mussels, cider;14.5;17;20|Cote de boeuf;34;42;20|Side greens;5;6.5;20|Lamb karahi;15;18.5;20|Gls Picpoul;7.5;9.5;20|Sparkling water;4;5;20|Tarte Tatin;8;9.5;20|Btl Rioja;31;38;20',
    ),
    { count: [3, 6], most: 3, isGross: true, step: 25 },
  )
  const service = Math.round(food.total * 0.125)
  const number = pen.digits(say(pen, '####|#####|@####'))
  return tape(
    pen,
    80,
    { faces: 'needle narrow slab' },
    [
      `!${shop.name}`,
      ...shop.address,
      null,
      [`Table ${pen.whole(1, 40)}`, `Covers ${pen.whole(1, 6)}`],
      [`Bill ${number}`, `${pen.day()} ${pen.clock()}`],
      [`Server: ${say(pen, 'Agnes|Tomasz|Bea')}`],
      null,
      { html: goods(pen, food, 'qta') },
      null,
      ['Food & drink', pen.plain(food.total)],
      ['Discretionary service 12.5%', pen.plain(service)],
      ['!TO PAY', pen.money(food.total + service)],
      [pen.digits('MASTERCARD ****####'), pen.plain(food.total + service)],
      '',
      [`Net ${pen.plain(food.net)}`, `VAT 20% ${pen.plain(food.vat)}`],
      'Service is shared among the team',
      ...shop.also,
      `VAT ${taxNumber(pen, 'GB')}`,
    ],
    paidBy(pen, {
      supplier: shop,
      sums: food,
      total: totalOf(food.total + service),
      documentNumber: number,
      hasRates: true,
    }),
  )
}

const carParks = firms(
  'Parkwell Solutions Ltd;PO Box 1194;Northampton NN1 9DD;Parkwell|UrbanBay Parking Limited;Regus House, 1 Capital Quarter;Cardiff CF10 4BZ;UrbanBay|Swale & Medway Car Parks;Civic Centre;Chatham ME4 4TR',
)

/** A VAT receipt asked for on a car park's site: a plate read by cameras, in and out, a fee for the service apart, many facts and one sum. */
export function plateCamera(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|D mon YYYY|YYYY-MM-DD')
  const firm = pen.pick(carParks)
  const sums = within([
    line(say(pen, 'Parking 2 to 4 hours|Parking session|Day tariff'), pen.whole(18, 190) * 10, 20),
    ...(pen.chance(0.5) ? [line('Service fee', 20, 20)] : []),
  ])
  const number = pen.digits(say(pen, 'PW-########|######-####|TX#######'))
  return letter(
    pen,
    { faces: 'wide plain', css: 'section { padding: 22mm 38mm !important; }' },
    [
      `${logo(firm.also[0] ?? firm.name, 11, 'font-weight:bold;color:#4338ca')}<p style="font-size:14pt;margin-top:10mm">VAT receipt</p>${cells(
        'lr',
        '',
        [
          ['Receipt reference', number],
          ['Location', say(pen, 'Mermaid Quay 4471|Retail Park North, site 88|Station Yard 2016')],
          ['Vehicle', pen.digits('@@## @@@')],
          ['Entered', `${pen.day()} 09:12`],
          ['Left', `${pen.day()} 12:44`],
          ['Receipt date', pen.day()],
          ...sums.lines.map((each) => [each.text, pen.money(each.amount)]),
          ...sumsAs(pen, sums, 'NVT', 'Amount excluding VAT|VAT at 20%|Total paid'),
          ['Card', pen.digits('Visa ending ####')],
        ],
        'lined',
      )}<p class="small grey">${firm.name}, ${firm.address.join(', ')}. VAT registration ${taxNumber(pen, 'GB')}.</p>`,
    ],
    paidBy(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const merchants = firms(
  'BUCKLAND PLUMB & HEAT;Unit 9, Norwood Ind Est;Eastleigh SO50 4NT;Buckland Merchants Ltd|Thistle Timber & Sheet;Yard 3, Dock Road;Leith EH6 7DR|Sparks Direct Wholesale;14 Foundry Lane;Burnley BB11 2HX;Pennine Electrical Wholesale Ltd',
)

/** A merchant's counter on half a sheet, typed: list price, discount in percent and what is left, tax on top, signed for, paid by card. */
export function tradeCounter(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YY|DD/MM/YYYY|DD-mon-YYYY')
  const shop = pen.pick(merchants)
  const bought = pen.random
    .shuffled([
      ['15MM CU ELBOW', 92],
      ['CLS 38X63 2.4M', 445],
      ['T&E 2.5 100M', 7890],
      ['FILLING LOOP', 1460],
      ['OSB3 18MM', 2380],
      ['13A DBL SKT', 415],
    ] as const)
    .slice(0, pen.whole(2, 5))
    .map(([text, list]) => {
      const [quantity, off] = [pen.whole(1, 12), pen.pick([20, 25, 40])]
      const amount = Math.round((list * quantity * (100 - off)) / 100)
      return { list, off, text, quantity, unit: list, amount, rate: 20 }
    })
  const sums = onTop(bought)
  const number = pen.digits(say(pen, '##/######|C#####|0##-#####'))
  return letter(
    pen,
    { faces: 'needle', size: 8, css: cutTo(210, 148, 9) },
    [
      `<div class="sides"><div><b>${shop.name.replaceAll('&', '&amp;')}</b><br>${block([...shop.address, ...shop.also])}<br>VAT NO ${taxNumber(pen, 'GB')}</div><div>CASH SALE<br>NO. ${number}<br>DATE ${pen.day()}<br>TIME ${pen.clock()}<br>TILL ${pen.digits('0#')}</div><div>SOLD TO<br>CASH CUSTOMER</div></div>${cells(
        'lrrrr',
        'DESCRIPTION|QTY|LIST|DISC%|GOODS',
        bought.map((each) => [
          each.text,
          String(each.quantity),
          pen.plain(each.list),
          `${each.off}.00`,
          pen.plain(each.amount),
        ]),
      )}<div class="sides"><div>GOODS RECEIVED IN GOOD ORDER<br><br>SIGN ....................</div>${tally(
        sumsAs(pen, sums, 'nvtt', 'GOODS|VAT 20%|TOTAL GBP|PAID CARD'),
      )}</div>`,
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const outfitters = firms(
  "Whittaker's Schoolwear;21 Stricklandgate;Kendal LA9 4LT|CREST & BLAZER;Unit 6 Arndale Walk;Luton LU1 2LJ;Crest Uniforms UK Ltd|Monkgate Sports;38 Monkgate;York YO31 7PF",
)

/** Of a shop for uniforms: what children wear at nought, what is larger at the full rate, a mark before each price, exchanges until a day. */
export function uniformShop(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YY|DD mon YYYY')
  const shop = pen.pick(outfitters)
  const sums = pen.buy(
    wares(
      'Blazer 30in;38;45;0|Blazer 40in;46;52;20|PE polo 9-10;9.5;12;0|Trousers 34R;18;22;20|Tie, house;6.5;7.5;0|Hockey stick;32;48;20|Skirt 26/18;17;21;0',
    ),
    { count: [2, 5], most: 3, isGross: true, step: 50 },
  )
  const number = pen.digits(say(pen, '#####|S#-####|######'))
  const off = sums.shares.find(({ rate }) => rate === 0)
  return tape(
    pen,
    76,
    { faces: 'plain wide', size: 7.5 },
    [
      `${shop.name} — ${shop.address.join(', ')}`,
      { html: strokes(44) },
      [`No ${number}`, `${pen.day()} ${pen.clock()}`],
      null,
      ...sums.lines.flatMap((each) => [
        [each.text] as const,
        [
          `   ${each.quantity} @ ${pen.plain(each.unit)}`,
          `${each.rate > 0 ? 'S' : 'Z'}  ${pen.plain(each.amount)}`,
        ] as const,
      ]),
      null,
      [`ITEMS ${sums.lines.length}`],
      ['!PAID', pen.money(sums.total)],
      [say(pen, 'CONTACTLESS|CASH|GIFT CARD'), pen.money(sums.total)],
      null,
      ['S 20% VAT', pen.plain(sums.vat)],
      ...(off ? ([['Z goods', pen.plain(off.net)]] as const) : []),
      `EXCHANGES UNTIL ${pen.day(pen.after(28))}`,
      ...shop.also,
      `VAT ${taxNumber(pen, 'GB')}`,
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number }),
  )
}

const chemists = firms(
  'Ballymote Pharmacy;Lord Edward Street;Ballymote, Co. Sligo;Kearns Healthcare Ltd|McGonagle’s CarePlus;Main Street;Letterkenny, Co. Donegal|Haven Pharmacy Dungarvan;Grattan Square;Dungarvan, Co. Waterford',
)

/** An Irish chemist's: a prescription at nought after what the state pays, toiletries at the full rate, the tax in a row of words. */
export function chemistIrish(random: Random): Sheet {
  const pen = penFor(random, ie, 'DD-MM-YYYY|DD/MM/YY|dow DD mon YY', { money: '€#' })
  const shop = pen.pick(chemists)
  const sums = within([
    line(`Rx ${pen.digits('######')} patient charge`, pen.pick([1500, 8000, 3850, 2265]), 0),
    ...pen.buy(
      wares('Sun lotion SPF50;14;22;23|Vitamin D 60s;9;14;0|Hand cream;5;9;23|Plasters;3;5.5;23'),
      { count: [1, 3], isGross: true },
    ).lines,
  ])
  const number = pen.digits(say(pen, '#######|0##/####'))
  return tape(
    pen,
    70,
    { faces: 'book narrow', size: 8.5 },
    [
      [`!${shop.name}`],
      ...atLeft([...shop.address, ...shop.also]),
      null,
      ...sums.lines.map((each) => [each.text, pen.money(each.amount)] as const),
      null,
      [`${sums.lines.length} item(s)`],
      ...sumsAs(pen, sums, 'TVT', '!Amount|Of which VAT @ 23%|Card'),
      null,
      [`${pen.day()}, ${pen.clock()}`, `Sale ${number}`],
      [`VAT reg. ${taxNumber(pen, 'IE')}`],
      'Keep this receipt for Med 1 tax relief',
    ],
    paidBy(pen, {
      supplier: shop,
      sums,
      vat: sums.vat === 0 ? null : totalOf(sums.vat),
      documentNumber: number,
    }),
  )
}

const maltese = firms(
  "Ta' Karmni Mini Market;Triq il-Kbira;Ħ'Attard ATD 1021;C. Camilleri & Sons Ltd|Sliema Hardware Stores;86 Tower Road;Sliema SLM 1605|Il-Fenek Restaurant;Pjazza tal-Mitħna;Marsaxlokk MXK 1010;Fenek Catering Ltd",
)

/** A fiscal receipt of Malta: taxes by letter with their base, an exemption's number, English with names in Maltese. */
export function fiscalMalta(random: Random): Sheet {
  const pen = penFor(random, mt, 'DD/MM/YYYY|DD-MM-YY|DD.MM.YYYY', { money: '#' })
  const shop = pen.pick(maltese)
  const sums = pen.buy(
    wares(
      'KINNIE 1.5L;1.9;2.6;18|BULBS LED;4;9;18|RABBIT STEW;14;19;18|GBEJNIET;3;5;0|BATTERIES;3;6;18|SCHOOL BOOK;8;14;5|BREAD HOBZA;1.2;1.8;0',
    ),
    { count: [2, 5], most: 3, isGross: true },
  )
  const mark = (rate: number) => ({ 18: 'A', 5: 'C', 0: 'E' })[rate] ?? ''
  const number = pen.digits(say(pen, '00####|#####|0#-####'))
  return tape(
    pen,
    58,
    { faces: 'needle' },
    [
      shop.name.toUpperCase(),
      ...shop.address,
      ...shop.also,
      `VAT MT${pen.digits('########')}`,
      `EXO ${pen.digits('####')}`,
      '',
      ...sums.lines.map(
        (each) =>
          [
            `${each.quantity} ${each.text}`,
            `${pen.plain(each.amount)} ${mark(each.rate)}`,
          ] as const,
      ),
      ['!TOTAL EUR', pen.plain(sums.total)],
      [say(pen, 'CASH|EFTPOS'), pen.plain(sums.total)],
      { html: rates(pen, sums, 'krnv', '|%|NET|VAT', mark) },
      [`FISCAL RECEIPT ${number}`],
      [pen.day(), pen.clock()],
      'GRAZZI',
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}

const kiosks = firms(
  'Περίπτερο Η Γωνιά / Gonia Kiosk;Λεωφ. Μακαρίου 88;Λεμεσός 3077;Gonia Kiosk/Περίπτερο Η Γωνιά|AKAMAS PETROL STATION;12 Grivas Avenue;Polis 8820;Yiannis Hadjicostas Ltd|Blue Reef Diving;5 Kryou Nerou;Ayia Napa 5330',
)

/** Of Cyprus, Greek with English behind it: two or three rates, sums of each in a row. */
export function kioskCyprus(random: Random): Sheet {
  const pen = penFor(random, cy, 'DD/MM/YYYY|DD/MM/YY', { money: '€#' })
  const shop = pen.pick(kiosks)
  const sums = pen.buy(
    wares(
      'Νερό / Water 6x1.5;2.2;3.4;5|Εφημερίδα / Newspaper;1.5;2.5;5|Frappe;2.5;3.5;9|Λάδι / Motor oil 1L;9;15;19|Μάσκα / Mask;18;35;19|Παγωτό / Ice cream;1.5;3;5',
    ),
    { count: [2, 4], most: 2, isGross: true },
  )
  const number = pen.digits(say(pen, '######|A-#####'))
  return tape(
    pen,
    74,
    { faces: 'wide plain', size: 8 },
    [
      ...shop.name.split(' / ').map((part) => `!${part}`),
      ...shop.address,
      `ΑΦΤ / TIC ${pen.digits('########@')}`,
      `ΦΠΑ / VAT ${pen.digits('########@')}`,
      ['Απόδειξη / Receipt', number],
      ['Ημερομηνία / Date', pen.day()],
      null,
      { html: goods(pen, sums, 'tqar') },
      null,
      ['!Σύνολο / Total', pen.money(sums.total)],
      ...sums.shares.map((share) => [`ΦΠΑ / VAT ${share.rate}%`, pen.money(share.vat)] as const),
      [say(pen, 'Κάρτα / Card|Μετρητά / Cash'), pen.money(sums.total)],
      'Ευχαριστούμε / Thank you',
      ...(shop.also.length > 0 && !shop.name.includes('/') ? shop.also : []),
    ],
    paidBy(pen, { supplier: shop, sums, documentNumber: number, hasRates: true }),
  )
}
