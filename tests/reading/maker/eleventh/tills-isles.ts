/** Receipts of Britain and Ireland: a post office, a charger, a book of receipts, a charity's shop, a shop with deposits, a ticket office. */
import type { Random } from '../../../support/random'
import {
  escaped,
  firms,
  line,
  paged,
  penFor,
  roll,
  several,
  sign,
  table,
  truthOf,
  wares,
  within,
} from '../eighth/kit'
import { gb, ie } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import {
  dots,
  monos,
  narrow,
  page,
  plains,
  shops,
  strip,
  strokes,
  till,
  type Piece,
} from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, byHand, cutTo, leaders } from './kit'

const branches = firms(
  'Thornbury Post Office;11 High Street;Thornbury BS35 2AE|Lerwick Post Office;Commercial Street;Lerwick ZE1 0EH|Netherfield Post Office;2 Victoria Road;Nottingham NG4 2HF',
)

/** Of a post office in a shop: postage without VAT, parcels with it, weights and numbers to follow them by. */
export function postCounter(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|DD/MM/YY|DD mon YYYY')
  const shop = pen.pick(branches)
  const sums = within([
    ...(pen.chance(0.7) ? [several('1st Class Large', pen.whole(1, 6), 155, 0)] : []),
    ...(pen.chance(0.6)
      ? [line('Parcelforce express48', pen.pick([1299, 1549, 2295]), 20)]
      : [line('SD by 1pm 500g', pen.pick([895, 1075]), 0)]),
    ...(pen.chance(0.4) ? [line('Jiffy JL1 envelope', 149, 20)] : []),
  ])
  const number = pen.digits(pen.pick(['#-#######', '######-2-#######-1']))
  return roll(
    80,
    till(pen, [...plains, ...monos], 8.5),
    `${strip([['!' + shop.name], [shop.address.join(', ')], [`VAT REG No. ${taxNumber(pen, 'GB')}`], '', [`Session Id: ${number}`], [`${pen.day()}   ${pen.clock()}`], ''])}${strip(
      sums.lines.flatMap((each): Piece[] => [
        [each.text, `${pen.money(each.amount)} ${each.rate === 0 ? 'E' : 'S'}`] as const,
        ...(each.quantity > 1
          ? ([[`  Qty ${each.quantity} at ${pen.money(each.unit)}`]] as const)
          : ([[`  Weight 0.${pen.digits('###')} kg`]] as const)),
        ...(each.quantity === 1 ? ([[`  Ref ${pen.digits('@@ #### #### #GB')}`]] as const) : []),
      ]),
    )}${strip([
      null,
      ['TOTAL DUE TO POST OFFICE', pen.money(sums.total)],
      [pen.pick(['Card FROM CUSTOMER', 'Cash FROM CUSTOMER']), pen.money(sums.total)],
      ['BALANCE', pen.money(0)],
      null,
      ['S  VAT 20% in price', pen.money(sums.vat)],
      ['E  Exempt'],
      '',
      'This is not proof of posting for insurance',
      'THANK YOU',
    ])}${strokes(50)}`,
    truthOf(pen, {
      supplier: shop,
      sums,
      vat: sums.vat === 0 ? null : (sums.vat / 100).toFixed(2),
      documentNumber: number,
      kind: 'receipt',
    }),
  )
}

const chargers = firms(
  'Voltway Networks Ltd;4th Floor, Cutlers Yard;Sheffield S1 4PL;Voltway|Gridside Charging Limited;1 Queens Parade;Bath BA1 2NN;Gridside|Ayr & Coast Rapid CIC;The Harbour Office;Ayr KA8 8AH;Ayr & Coast Rapid',
)

/** Of a charger for cars, from a telephone: kilowatt hours, a fee for staying on, the site's name larger than the firm's. */
export function rapidCharger(random: Random): Sheet {
  const pen = penFor(random, gb, 'D mon YYYY|dow D mon YYYY|YYYY-MM-DD')
  const firm = pen.pick(chargers)
  const energy = pen.whole(900, 6200)
  const price = pen.pick([59, 69, 79])
  const stayed = pen.chance(0.4) ? pen.whole(1, 9) * 50 : 0
  const sums = within([
    line('Energy', Math.round((energy * price) / 100), 20),
    ...(stayed > 0 ? [line('Overstay fee', stayed, 20)] : []),
  ])
  const number = pen.digits(pen.pick(['CH-########', '@@#@####', '5#######']))
  const begins = pen.clock()
  return paged(
    'A4',
    page(pen, [...plains, 'URW Gothic'], `${cutTo(100, 190, 7)} p { margin: 1.2mm 0; }`),
    [
      `<div class="sides">${sign('#0d9488')}<div class="right small grey">Charging receipt<br>${number}</div></div><div style="font-size:16pt;margin-top:4mm">${pen.pick(['Retail Park North', 'Services A46 Southbound', 'Town Hall car park'])}</div><div class="grey">Bay ${pen.whole(1, 8)} · CCS 150 kW</div>
       <div style="font-size:26pt;margin:5mm 0 1mm">${pen.money(sums.total)}</div><p>${pen.day()}, started ${begins}</p>
       ${leaders([
         ['Delivered', `${(energy / 100).toFixed(2)} kWh`],
         ['Unit price', `${price}p/kWh`],
         ...sums.lines.map((each) => [each.text, pen.money(each.amount)] as const),
         ['Total (VAT incl.)', pen.money(sums.total)],
         ['VAT at 20%', pen.money(sums.vat)],
         ['Charged to', pen.digits('•••• ####')],
       ])}
       <p class="small grey" style="margin-top:7mm">${escaped(firm.name)}, ${escaped(firm.address.join(', '))}<br>VAT ${taxNumber(pen, 'GB')} · Company ${pen.digits('1#######')}<br>Help: 0800 ${pen.digits('### ####')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const drivers = firms(
  'Alpha Cabs (Kendal);Station Approach;Kendal LA9 6BT|R. Singh Private Hire;14 Foleshill Road;Coventry CV1 4JH|Peninsula Taxis;The Quay;Fowey PL23 1AT|Marlow Window Cleaning;27 Dean Street;Marlow SL7 3AA',
)

/** A leaf of a book of receipts, filled in by hand: the sum in pounds in a box, what for, no VAT. */
export function receiptBook(random: Random): Sheet {
  const pen = penFor(random, gb, 'D/M/YY|DD/MM/YY|D mon YYYY')
  const firm = pen.pick(drivers)
  const what = firm.name.includes('Window')
    ? 'windows, front & back'
    : pen.pick(['station to Mill Lane', 'airport T2', 'fare, 2 passengers', 'hospital and return'])
  const sums = within([line(what, pen.whole(12, 190) * 50)])
  const number = pen.digits(pen.pick(['###', '0###', 'No. ####'])).replace('No. ', '')
  return paged(
    'A4',
    page(pen, [...plains, 'Liberation Serif'], cutTo(148, 90, 8)),
    [
      `<div style="border:0.5mm double #7f1d1d;padding:4mm;height:74mm"><div class="sides"><div><b style="font-size:14pt;color:#7f1d1d">${escaped(firm.name)}</b><br><span class="small">${escaped(firm.address.join(', '))} &nbsp; Tel. ${pen.digits('0#### ######')}</span></div><div style="color:#b91c1c;font-size:13pt">No. ${number}</div></div>
       <div style="margin-top:5mm">Date ${byHand(pen.day())}</div><div style="margin-top:3mm">Received with thanks for ${byHand(what)}</div><div class="sides" style="margin-top:6mm;align-items:flex-end"><div style="border:0.4mm solid #7f1d1d;padding:2mm 4mm;font-size:13pt">£ ${byHand(pen.plain(sums.total))}</div><div>Signed ${byHand(pen.pick(['R Singh', 'Dave', 'M.A.']))}</div></div>
       <div class="small mid" style="margin-top:4mm">${pen.chance(0.5) ? 'Licensed by the Borough Council' : 'Not registered for VAT'}</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const goodCauses = shops(
  'St Brannoc’s Hospice Shop;6 Boutport Street;Barnstaple EX31 1RJ;St Brannoc’s Hospice Trading Ltd|Second Chance Reuse Hub;Dock Road;Birkenhead CH41 1DF|Donkey Haven Charity Shop;33 Silver Street;Lyme Regis DT7 3HR;Donkey Haven Enterprises Limited',
  'Donated furniture;25;120;0|Donated books;0.5;3;0|Donated electrical (PAT);8;25;0|New goods cards;2.5;6;20 || Donated furniture;30;95;0|Paint recycled 5L;7;9;20|Office chair reuse;15;40;0|Desk reuse;25;70;0 || Donated homeware;2;9;0|Donated clothing;4;15;0|New mug;6;9;20|Calendar;5;8;20',
)

/** Of a charity's shop: goods given without VAT, a gift taxed back, a number of the charity. */
export function charityShop(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|D mon YY|DD-MM-YYYY')
  const { shop, stock } = pen.pick(goodCauses)
  const sums = pen.buy(stock, { count: [1, 4], most: 3, isGross: true, step: 50 })
  const number = pen.digits(pen.pick(['#####', '##/####', '1-#####']))
  return roll(
    58,
    till(pen, [...narrow, ...monos], 8),
    strip([
      shop.name,
      ...shop.address,
      `Registered charity ${pen.digits('1######')}`,
      '',
      ...sums.lines.flatMap((each) => [
        [each.text, `${each.rate === 0 ? ' ' : 'T'} ${pen.plain(each.amount)}`] as const,
        ...(each.quantity > 1
          ? ([[`   ${each.quantity} @ ${pen.plain(each.unit)}`]] as const)
          : []),
      ]),
      '--------',
      [`${sums.lines.length} line(s)`, `TOTAL ${pen.money(sums.total)}`],
      [pen.pick(['CARD', 'CASH', 'GPAY']), pen.money(sums.total)],
      '',
      ...(sums.vat > 0 ? [[`T = VAT 20% incl. ${pen.money(sums.vat)}`] as const] : []),
      [`Trans ${number}`, `Vol. ${pen.pick(['Jean', 'Mo', 'Pat H'])}`],
      [pen.clock(), pen.day()],
      ...shop.also,
      'Every pound helps. Gift Aid your goods?',
    ]),
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const irishShops = shops(
  'Hogan’s Foodstore;Main Street;Cahir, Co. Tipperary;Hogan Convenience Ltd|Costcutter Rathmines Road;Lower Rathmines Road;Dublin 6;Devaney Retail Limited/Costcutter|The Corner Stop;Eyre Street;Newbridge, Co. Kildare',
  'BALLYGOWAN 500ML;1.5;1.9;23|CHICKEN FILLET ROLL;5.5;7;13.5|MILK 2L;2.2;2.6;0|AMERICANO;2.8;3.6;13.5|BATTERIES AA 4PK;5;7;23 || COKE ZERO 330ML;1.6;2;23|BREAKFAST ROLL;6;7.5;13.5|BREAD SLICED;1.9;2.5;0|WASH UP LIQUID;2.4;3.2;23 || WATER STILL 1L;1.6;2;23|SANDWICH;4.5;6;0|LATTE;3.2;3.9;13.5|BIRTHDAY CARD;3;4.5;23',
)

/** Of an Irish shop: a deposit on bottles that bears no VAT, rates by letter in front of goods. */
export function depositReturn(random: Random): Sheet {
  const pen = penFor(random, ie, 'DD/MM/YY|DD/MM/YYYY|DDmonYY')
  const { shop, stock } = pen.pick(irishShops)
  const goods = pen.buy(stock, { count: [2, 4], most: 2, isGross: true, step: 5 })
  const sums = within([...goods.lines, several('DRS DEPOSIT', pen.whole(1, 4), 15, 0)])
  const letter = (rate: number) => (rate === 23 ? 'A' : rate === 0 ? 'C' : 'B')
  const number = pen.digits(pen.pick(['####', '######', '##-####']))
  return roll(
    80,
    till(pen, monos, 8),
    `${strip([['!' + shop.name.toUpperCase()], [shop.address.join(' ')], [`VAT NO ${taxNumber(pen, 'IE')}`], '', [`OP ${pen.whole(1, 9)} TILL ${pen.whole(1, 4)} TRANS ${number}`]])}${strip(
      [
        ...sums.lines.map(
          (each) =>
            [
              `${letter(each.rate)} ${each.quantity > 1 ? `${each.quantity}x ` : ''}${each.text}`,
              pen.plain(each.amount),
            ] as const,
        ),
        null,
        ['TOTAL', `EUR ${pen.plain(sums.total)}`],
        [pen.pick(['DEBIT MASTERCARD', 'CASH', 'VISA CONTACTLESS']), pen.plain(sums.total)],
        null,
      ],
    )}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [
        `${letter(rate)} ${rate.toFixed(2)}%`,
        pen.plain(net),
        pen.plain(vat),
      ]),
      ['VAT', 'EXCL', 'TAX'],
    )}${strip(['', [`${pen.day()} ${pen.clock()}`], ...shop.also.slice(0, 1), 'Return it, get it back'])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const desks = firms(
  'Strathallan Ferries;Pier Road;Oban PA34 4DB;Strathallan Ferries Ltd|Great Western Coaches;Castle Meadow;Norwich NR1 3DH|Snaefell Rail & Bus;Douglas Station;Douglas IM1 1JE',
)

/** A ticket of card, wider than high: fields in boxes, the journey larger than all, no VAT on it. */
export function cardTicket(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD mon YY|DD MM YY|DD-mon-YYYY')
  const firm = pen.pick(desks)
  const sums = within([line('Off-peak return', pen.whole(9, 180) * 50)])
  const number = pen.digits(pen.pick(['#####', '@@######', '## ### ##']))
  const [from, to] = pen.pair(['Oban', 'Craignure', 'Perth', 'Stirling', 'Lochboisdale'])
  return paged(
    'A4',
    page(pen, [...plains, ...narrow], `${cutTo(140, 68, 5)} section { background: #fff7ed; }`),
    [
      `<div class="sides"><b>${escaped(firm.name)}</b><span class="small">Issued ${pen.day()} ${pen.clock()}</span></div>${boxes(
        [
          ['Class', 'STD'],
          ['Ticket type', 'OFF-PEAK RETURN'],
          ['Adult', 'ONE'],
          ['Child', 'NIL'],
        ],
      )}<div style="font-size:15pt;font-weight:bold">${from} ⇄ ${to}</div>${boxes([
        ['Valid until', pen.day(pen.after(28))],
        ['Number', number],
        ['Price', pen.money(sums.total)],
        ['Paid', pen.pick(['CARD', 'CASH'])],
      ])}<div class="small grey">Conditions of carriage apply. ${firm.also.map((also) => escaped(also)).join('')}</div>`,
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

const washrooms = wares(
  'Ultra 98 RON paint thinner;9;14;20|Cable ties 300mm x100;4;7;20|Angle bracket zinc;1.2;2.4;20|Masonry drill 8mm;3;6;20|Timber CLS 2.4m;4;6;20|Bag of sharp sand;3;5;20',
)
const ironmongers = firms(
  'Pascoe & Daughters;Fore Street;St Austell PL25 5PX;Pascoe Ironmongers Ltd|Bankfoot Hardware;The Square;Bankfoot PH1 4AA|Tool & Timber Malvern Ltd;Unit 3, Spring Lane;Malvern WR14 1AL',
)

/** Of an ironmonger: a full VAT receipt on request, net and VAT of each line, change from notes. */
export function ironmonger(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|D.M.YY|DD-mon-YY')
  const shop = pen.pick(ironmongers)
  const sums = pen.buy(washrooms, { count: [2, 4], most: 6, step: 5 })
  const number = pen.digits(pen.pick(['C#####', '####/#', '00#####']))
  const given = Math.ceil(sums.total / 2000) * 2000
  return roll(
    80,
    till(pen, [...narrow, ...plains], 8.5),
    `${strip([[`Invoice/receipt ${number}`, pen.day()], '', '!' + shop.name, [...shop.also, ...shop.address].join(', '), ''])}${table(
      '',
      sums.lines.map((each) => [
        `${each.quantity} ${each.text}`,
        pen.plain(each.amount),
        pen.plain(Math.round(each.amount / 5)),
      ]),
      ['Qty/item', 'Ex VAT', 'VAT'],
    )}${strip([
      null,
      ...sumsAs(pen, sums, 'nvT', 'Goods|V.A.T.|!TO PAY'),
      ['Tendered', pen.money(given)],
      ['Change', pen.money(given - sums.total)],
      '',
      [`VAT no ${taxNumber(pen, 'GB')}`],
    ])}${dots(14)}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}
