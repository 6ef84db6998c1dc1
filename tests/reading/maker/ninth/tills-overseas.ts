/** Receipts of tills in Australia, New Zealand, India, Malaysia, Singapore and South Africa. */
import type { Random } from '../../../support/random'
import {
  escaped,
  firms,
  penFor,
  pictured,
  roll,
  sumOf,
  table,
  truthOf,
  wares,
  within,
} from '../eighth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import type { Sheet } from '../print'
import {
  au,
  dots,
  india,
  monos,
  my,
  narrow,
  nz,
  sg,
  shareOf,
  shops,
  strip,
  taxWithin,
  till,
  za,
} from './kit'
import { abn, gstin, taxNumber } from './numbers'

const espressoBars = firms(
  'Kooyong Road Espresso;214 Kooyong Rd;Caulfield VIC 3162;Dunmore Hospitality Pty Ltd|The Bower Cafe;Shop 3, 52 Marine Pde;Kingscliff NSW 2487;Tweed Coast Catering Pty Ltd|Magpie & Co;9 Leigh St;Adelaide SA 5000;M & C Nguyen Family Trust|Harvest Larder;77 Swan St;Richmond VIC 3121;Harvest Larder Pty Ltd',
)
const brunch = wares(
  'Flat White LGE;5.2;6;10|Smashed Avo;18.5;23;10|Eggs Benedict;21;26;10|Iced Latte;6.5;7.9;10|Banana Bread;6;8.5;10|Kids Pancakes;11;14;10|OJ Fresh;7;9;10|Breakky Roll;12.5;16;10',
)

/** Of an Australian café: a tax invoice, a card surcharge in the total, GST within. */
export function espressoBar(random: Random): Sheet {
  const pen = penFor(random, au, 'DD/MM/YYYY|DD/MM/YY|DD-mon-YYYY')
  const house = pen.pick(espressoBars)
  const meal = pen.buy(brunch, { count: [2, 5], most: 3, isGross: true, step: 10 })
  const surcharge = pen.chance(0.6) ? Math.round(meal.total * 0.015) : 0
  const total = meal.total + surcharge
  const sums = { ...meal, total, vat: taxWithin(total, 10) }
  const number = pen.digits(pen.pick(['######', '#-####', 'A###']))
  const clock = pen.clock()
  return roll(
    80,
    till(pen, [...monos, ...narrow]),
    strip([
      ...(pen.chance(0.35) ? [] : [`!${house.name}`]),
      ...(pen.chance(0.5) ? [`${house.also[0] ?? ''} T/A ${house.name}`] : [house.name]),
      house.address.join(', '),
      `ABN ${abn(pen)}`,
      '',
      'TAX INVOICE',
      [`Order ${number}`, pen.pick(['EAT IN', 'TAKEAWAY', `TABLE ${pen.whole(1, 24)}`])],
      [pen.day(), clock],
      null,
      ...meal.lines.map(
        (line) => [`${line.quantity} ${line.text}`, pen.money(line.amount)] as const,
      ),
      null,
      ...(surcharge > 0
        ? ([
            ['Subtotal', pen.money(meal.total)],
            ['Card Surcharge 1.5%', pen.money(surcharge)],
          ] as const)
        : []),
      ['!Total', pen.money(total)],
      ['GST included in total', pen.money(sums.vat)],
      null,
      'EFTPOS',
      [pen.pick(['VISA DEBIT', 'MASTERCARD', 'AMEX']), `...${pen.digits('####')}`],
      ['PURCHASE', `AUD ${pen.plain(total)}`],
      [`APPROVED 00`, `AUTH ${pen.digits('######')}`],
      'No surcharge on cash',
    ]),
    truthOf(pen, { supplier: house, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const merchants = firms(
  'Waikato Timber & Hardware Ltd;118 Kahikatea Drive;Hamilton 3204|Southern Marine Supplies;22 Vickery Street;Te Rapa;SMS Trading Ltd|Paterson Rural Services Limited;State Highway 1;Geraldine 7930|Kapiti Paint Centre;6 Ihakara Street;Paraparaumu 5032',
)
const farmGoods = wares(
  'FENCE BATTEN H3.2 1.5M;3.4;5.9;15|SIKAFLEX BLACK 310ML;16;24;15|WHEELBARROW 100L;129;189;15|DECK SCREW SS 65MM 250PK;38;64;15|RESENE LUMBERSIDER 4L;89;119;15|GALV STAPLES 5KG;41;58;15|ROPE SILVER 8MM P/M;1.6;2.4;15|DRENCH GUN 20ML;72;110;15',
)

/** Of a merchant in New Zealand: codes, quantity at a price, the card machine's slip before the end. */
export function merchant(random: Random): Sheet {
  const pen = penFor(random, nz, 'D/MM/YYYY|DD mon YY|DD/MM/YYYY')
  const shop = pen.pick(merchants)
  const sums = pen.buy(farmGoods, { count: [1, 6], most: 12, isGross: true, step: 1 })
  const number = pen.digits(pen.pick(['0#-######', 'C#######', '###/#####']))
  const isAccount = pen.chance(0.25)
  return roll(
    80,
    till(pen, monos, 8),
    strip([
      `!${shop.name}`,
      ...shop.address,
      `Ph ${pen.digits('0# ### ####')}`,
      `GST No. ${taxNumber(pen, 'NZ')}`,
      '',
      isAccount ? 'TAX INVOICE - CHARGE SALE' : 'TAX INVOICE',
      [`Docket ${number}`, `Rep ${pen.pick(['JT', 'MARAMA', '07'])}`],
      [`Date ${pen.day()}`, pen.clock()],
      ...(isAccount ? ([['Acct: R D & S Hughes Farming', pen.digits('####')]] as const) : []),
      null,
      ...sums.lines.flatMap(
        (line) =>
          [
            [`${pen.digits('#####')} ${line.text}`],
            [`   ${line.quantity}.00 EA @ ${pen.plain(line.unit)}`, pen.plain(line.amount)],
          ] as const,
      ),
      null,
      [`Items ${sums.lines.length}`, ''],
      ...sumsAs(pen, sums, 'nvT', 'TOTAL EXCL GST|GST 15%|!TOTAL NZD'),
      isAccount ? 'Signed: ____________________' : ['EFTPOS', pen.money(sums.total)],
      ...(isAccount
        ? []
        : ([
            null,
            `TERMINAL ${pen.digits('########')}`,
            ['ACCOUNT', 'CHEQUE'],
            ['TOTAL', `NZ$${pen.plain(sums.total)}`],
            'ACCEPTED',
          ] as const)),
      'Goods remain our property until paid',
    ]),
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const diningRooms = firms(
  'Annapurna Veg Restaurant;No. 18, 100 Feet Road, Indiranagar;Bengaluru 560038;Annapurna Hospitality LLP|Coastal Curry House;Linking Road, Bandra West;Mumbai 400050;Konkan Foods Pvt Ltd|Café Madras Bistro;Rajiv Chowk, Block F;New Delhi 110001;Madras Bistro Restaurants Private Limited',
)
const thali = wares(
  'Masala Dosa;110;190;5|Paneer Tikka;260;380;5|South Indian Thali;240;360;5|Butter Naan;55;85;5|Filter Coffee;45;80;5|Fresh Lime Soda;90;140;5|Prawn Gassi;420;560;5|Jeera Rice;150;210;5|Gulab Jamun 2pc;80;120;5',
)

/** Of an Indian restaurant: two halves of the tax, the bill rounded to whole rupees. */
export function diningRoom(random: Random): Sheet {
  const pen = penFor(random, india, 'DD/MM/YYYY|DD-mon-YYYY|DD/MM/YY', { money: '#' })
  const house = pen.pick(diningRooms)
  const meal = pen.buy(thali, { count: [2, 7], most: 4, step: 500 })
  const half = Math.round((meal.net * 2.5) / 100)
  const total = Math.round((meal.net + 2 * half) / 100) * 100
  const rounding = total - meal.net - 2 * half
  const share = { rate: 2.5, net: meal.net, vat: half }
  const sums = { ...meal, shares: [share, share], vat: 2 * half, total }
  const number = pen.digits(pen.pick(['####', 'DIN/26/#####', 'B-#####']))
  const state = house.address[1]?.startsWith('M')
    ? '27'
    : house.address[1]?.startsWith('B')
      ? '29'
      : '07'
  return roll(
    80,
    till(pen, [...monos, 'Liberation Sans Narrow']),
    `${strip([
      `!${house.name}`,
      `(A unit of ${house.also[0] ?? ''})`,
      ...house.address,
      `GSTIN: ${gstin(pen, state)}`,
      `FSSAI ${pen.digits('1############')}`,
      null,
      'TAX INVOICE',
      [`Bill No: ${number}`, `Tbl: ${pen.whole(1, 30)}`],
      [`Date: ${pen.day()} ${pen.clock()}`, `Pax ${pen.whole(1, 6)}`],
      'Cashier: Biller 1',
      null,
    ])}${table('', linesAs(pen, meal.lines, 'tqua'), ['Item', 'Qty', 'Rate', 'Amt'])}${strip([
      null,
      [
        `Total Qty: ${meal.lines.reduce((all, line) => all + line.quantity, 0)}`,
        `Sub Total ${pen.plain(meal.net)}`,
      ],
      ['CGST @ 2.5%', pen.plain(half)],
      ['SGST @ 2.5%', pen.plain(half)],
      ...(rounding === 0
        ? []
        : ([['Round off', `${rounding > 0 ? '+' : ''}${pen.plain(rounding)}`]] as const)),
      null,
      ['!Grand Total', `₹ ${pen.plain(total)}`],
      pen.pick(['Paid by UPI', 'Paid: CARD', 'Mode: Cash']),
      'Thank You ! Visit Again',
    ])}`,
    truthOf(pen, {
      supplier: house,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const kopitiams = firms(
  'RESTORAN SERI PINANG;12, Jalan Burma;10050 George Town, Pulau Pinang;Seri Pinang Catering Sdn. Bhd.|OLD TOWN BAKES & BREWS;Lot G-08, Plaza Damas;50480 Kuala Lumpur;OTB Food Services Sdn Bhd|Bukit Bintang Noodle Bar;Lot 3.22 Level 3, Fahrenheit Walk;55100 Kuala Lumpur;BB Noodle Bar (M) Sdn Bhd',
)
const kopi = wares(
  'Nasi Lemak Ayam;12.9;18.9;6|Teh Tarik;3.8;5.5;6|Char Kway Teow;11;16;6|Roti Bakar Set;7.5;9.9;6|Curry Laksa;13.5;17.9;6|Iced Kopi O;4.2;6;6|Mee Goreng Mamak;9.9;13.9;6',
)

/** Of a Malaysian restaurant: service charge, then service tax, then rounding to five sen. */
export function kopitiam(random: Random): Sheet {
  const pen = penFor(random, my, 'DD/MM/YYYY|DD-MM-YYYY|DD mon YYYY', {
    money: random.pick(['RM#', 'RM #']),
  })
  const house = pen.pick(kopitiams)
  const meal = pen.buy(kopi, { count: [2, 6], most: 3, step: 10 })
  const service = Math.round(meal.net / 10)
  const vat = Math.round((meal.net * 6) / 100)
  const before = meal.net + service + vat
  const total = Math.round(before / 5) * 5
  const sums = { ...meal, vat, total }
  const number = pen.digits(pen.pick(['A0######', 'CS-26####', '1######']))
  const isCash = pen.chance(0.4)
  const given = isCash ? Math.ceil(total / 1000) * 1000 : total
  return roll(
    76,
    till(pen, monos, 8),
    strip([
      `!${house.name}`,
      `${house.also[0] ?? ''} (${pen.digits('20190#######')})`,
      ...house.address,
      `SST ID: ${pen.digits('W10-1808-32######')}`,
      '',
      'INVOICE',
      [`Inv No : ${number}`],
      [`Date   : ${pen.day()} ${pen.clock()}`],
      [`Table  : ${pen.whole(1, 40)}   Pax: ${pen.whole(1, 5)}`],
      null,
      ...meal.lines.map(
        (line) => [`${line.quantity} x ${line.text}`, pen.plain(line.amount)] as const,
      ),
      null,
      ['SUBTOTAL', pen.plain(meal.net)],
      ['SERVICE CHARGE 10%', pen.plain(service)],
      ['SERVICE TAX 6%', pen.plain(vat)],
      ['ROUNDING ADJ', pen.plain(total - before)],
      ['!NET TOTAL', pen.money(total)],
      null,
      [isCash ? 'CASH' : pen.pick(["TOUCH 'N GO", 'VISA', 'DUITNOW QR']), pen.money(given)],
      ...(isCash ? ([['CHANGE', pen.money(given - total)]] as const) : []),
      'Terima Kasih. Sila Datang Lagi.',
    ]),
    truthOf(pen, { supplier: house, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const bistros = firms(
  'The Glasshouse Bar & Kitchen;30 Victoria Street #01-15;Singapore 187996;Glasshouse F&B Pte. Ltd.|Hai Wei Seafood;8 Sin Ming Road #01-02;Singapore 575628;Hai Wei Restaurant Pte Ltd|Tiong Bahru Table;55 Eng Hoon Street;Singapore 160055;Table Concepts Pte. Ltd.',
)
const plates = wares(
  'Chilli Crab (kg);78;98;9|Truffle Fries;14;18;9|Asahi Pint;15;19;9|Salted Egg Prawns;26;34;9|Barramundi;29;36;9|Wet Tissue;0.3;0.5;9|House Pour White;16;20;9|Mantou 6pc;6;9;9',
)

/** Of a restaurant in Singapore: service charge first, GST on both. */
export function plusPlus(random: Random): Sheet {
  const pen = penFor(random, sg, 'DD mon YYYY|DD/MM/YYYY|YYYY-MM-DD')
  const house = pen.pick(bistros)
  const meal = pen.buy(plates, { count: [2, 6], most: 3, step: 10 })
  const service = Math.round(meal.net / 10)
  const net = meal.net + service
  const vat = Math.round((net * 9) / 100)
  const sums = { ...meal, net, shares: [{ rate: 9, net, vat }], vat, total: net + vat }
  const number = pen.digits(pen.pick(['R######', '#####', '26######']))
  return roll(
    80,
    till(pen, [...narrow, 'Noto Sans Mono']),
    `${pen.chance(0.5) ? `<div class="mid">${pictured(house.name, '#14532d', 'URW Gothic')}</div>` : ''}${strip(
      [
        house.also[0] ?? '',
        ...(pen.chance(0.6) ? [`!${house.name}`] : [house.name]),
        ...house.address,
        `GST Reg. No. ${pen.digits('20########')}@`.replace('@', pen.pick(['K', 'M', 'R', 'Z'])),
        null,
        [`Check: ${number}`, `Table ${pen.whole(1, 60)}`],
        [`${pen.day()} ${pen.clock()}`, `Covers: ${pen.whole(1, 8)}`],
        null,
        ...meal.lines.map(
          (line) => [`${line.quantity}  ${line.text}`, pen.money(line.amount)] as const,
        ),
        null,
        ['Subtotal', pen.money(meal.net)],
        ['10% Svc Chg', pen.money(service)],
        ['9% GST', pen.money(vat)],
        ['!TOTAL', pen.money(sums.total)],
        null,
        [pen.pick(['NETS', 'VISA', 'PayNow']), pen.money(sums.total)],
        'Closed bill - please retain for your records',
      ],
    )}`,
    truthOf(pen, {
      supplier: house,
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const superettes = shops(
  'Karoo Kos Slaghuis;14 Voortrekker Street;Prince Albert 6930;Karoo Kos CC|BUILDMATE Paarden Eiland;7 Marine Drive;Cape Town 7405;Buildmate Trading (Pty) Ltd|Sea Point Foodmarket;77 Main Road;Sea Point 8005;Atlantic Retailers (Pty) Ltd',
  'BOEREWORS P/KG;89.99;139.99;15|RUSKS 500G;49.99;69.99;15|EGGS LARGE 18;54.99;69.99;0|CHARCOAL 4KG;59.99;84.99;15 || CHARCOAL 4KG;59.99;84.99;15|CEMENT 50KG;99;129;15|PVA PAINT 5L;249;399;15|GLOVES PVC;29;49;15 || BROWN BREAD 700G;14.99;18.99;0|MAIZE MEAL 5KG;62.99;79.99;0|RUSKS 500G;49.99;69.99;15|EGGS LARGE 18;54.99;69.99;0|ROOIBOS 80S;32.99;44.99;15|DISHWASH LIQ 750;29.99;39.99;15',
)

/** Of a South African shop: goods without tax have a star, a table of tax at the end. */
export function superette(random: Random): Sheet {
  const pen = penFor(random, za, 'YYYY/MM/DD|DD/MM/YYYY|DD.MM.YY', {
    money: random.pick(['R#', 'R #']),
  })
  const { shop, stock } = pen.pick(superettes)
  const bought = pen.buy(stock, { count: [3, 8], most: 3, isGross: true, step: 1 })
  const sums = within(bought.lines)
  const number = pen.digits('00## ### ####')
  const clock = pen.clock()
  const taxed = sums.shares.find(({ rate }) => rate > 0) ?? shareOf(0, 15)
  return roll(
    72,
    till(pen, monos, 8),
    `${strip([
      `!${shop.name}`,
      shop.also[0] ?? '',
      ...shop.address,
      `VAT NO. ${taxNumber(pen, 'ZA')}`,
      'TAX INVOICE',
      null,
      ...sums.lines.map(
        (line) =>
          [
            `${line.rate === 0 ? '*' : ' '}${line.quantity > 1 ? `${line.quantity} @ ${pen.plain(line.unit)} ` : ''}${line.text}`,
            pen.plain(line.amount),
          ] as const,
      ),
      null,
      [`${sums.lines.length} ITEMS`, ''],
      ['!DUE VAT INCL', pen.money(sumOf(sums.lines))],
      ['CARD TENDERED', pen.money(sums.total)],
      ['CHANGE', pen.money(0)],
      null,
    ])}${table(
      '',
      [
        ...(taxed.vat > 0
          ? [
              [
                '15.00%',
                pen.plain(taxed.net),
                pen.plain(taxed.vat),
                pen.plain(taxed.net + taxed.vat),
              ],
            ]
          : []),
        ...sums.shares
          .filter(({ rate }) => rate === 0)
          .map(({ net }) => ['*0.00%', pen.plain(net), pen.plain(0), pen.plain(net)]),
      ],
      ['VAT', 'EXCL', 'TAX', 'INCL'],
    )}${strip([null, [`STR ${pen.digits('1###')} TILL ${pen.whole(1, 9)}`, `TRAN ${number}`], [`${pen.day()}  ${clock}`, 'CSHR: 33 THANDI'], 'CUSTOMER CARE 0860 555 121'])}${dots(18)}<div class="mid">${escaped('Scan to rate us')}</div>`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}
