/** Receipts in English: of desks and counters, of machines, of shops on the web and of a court. */
import type { Random } from '../../../support/random'
import {
  block,
  escaped,
  firms,
  line,
  paged,
  penFor,
  pictured,
  roll,
  several,
  sign,
  table,
  truthOf,
  wares,
  within,
  wordmark,
} from '../eighth/kit'
import { gb, ie, us } from '../eighth/notations'
import { sumsAs } from '../eighth/rows'
import {
  dots,
  minutesAfter,
  monos,
  narrow,
  page,
  plains,
  shareOf,
  shops,
  strip,
  strokes,
  till,
  usAbroad,
} from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'

const vets = firms(
  'Foxglove Veterinary Centre;112 Cheltenham Road;Gloucester GL2 0LX;Foxglove Vets Limited|St Bride’s Vets;5 Harbour Terrace;Fishguard SA65 9NB;Pembroke Animal Health Ltd|The Paddock Equine & Small Animal Clinic;Mill Lane;Thirsk YO7 1RE;Paddock Clinic LLP',
)
const treatments = wares(
  'Consultation;42;58;20|Booster vaccination K9;38;56;20|Meloxicam oral 32ml;14;27;20|Nail clip;12;18;20|Urine analysis;33;52;20|Flea & worm spot-on x3;24;39;20|Dental descale under GA;210;340;20',
)

/** Of a vet's desk: the animal and its owner, account balance, the firm behind the practice at the end. */
export function vet(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|DD mon YYYY')
  const shop = pen.pick(vets)
  const sums = pen.buy(treatments, { count: [1, 4], most: 2, isGross: true, step: 5 })
  const number = pen.digits(pen.pick(['######', '2#/#####', 'R0#####']))
  const owner = pen.pick(['Mrs H Pickering', 'Mr Dev Chaudhry', 'Hartwell Lofts Ltd'])
  return roll(
    80,
    till(pen, [...plains, ...narrow], 8.5),
    `<div class="mid">${sign('#3f6212')}</div>${strip([
      `!${shop.name}`,
      ...shop.address,
      pen.digits('01### ######'),
      null,
      [`Client: ${owner}`, pen.digits('#####')],
      [`Animal: ${pen.pick(['BISCUIT (Canine)', 'Mrs Norris - DSH', 'Tarka, Lurcher'])}`],
      [`Receipt ${number}`, `${pen.day()} ${pen.clock()}`],
      [`Seen by: ${pen.pick(['A. Rees MRCVS', 'Dr F Lindqvist', 'Nurse clinic'])}`],
      null,
      ...sums.lines.flatMap((each) => [
        [
          each.quantity > 1 ? `${each.text} (${each.quantity})` : each.text,
          pen.plain(each.amount),
        ] as const,
      ]),
      null,
      ...sumsAs(
        pen,
        sums,
        'TVT',
        'Total of treatment (inc VAT)|VAT content @ 20%|!Paid today - card',
      ),
      ['Account balance', pen.money(0)],
      '',
      `${shop.also[0] ?? ''} trading as above`,
      `VAT Reg ${taxNumber(pen, 'GB')}`,
      'Out of hours: please ring the number above',
    ])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const washes = firms(
  'Sudz Hand Car Wash;Old Texaco Site, Anlaby Road;Hull HU3 6AB|WashPoint Jetwash;Unit 1, Abbey Retail Park;Reading RG1 3BE;Brightwater Valeting Ltd|Blue Wave Autospa;Caerphilly Road;Cardiff CF14 4QF',
)
const programmes = wares(
  '3 Platinum Wax & Dry;12;15;20|1 Express Wash;5;7;20|2 Super Foam;8;10;20|Mini valet;20;30;20',
)

/** Of a car wash: a narrow strip, one programme, a code for the barrier larger than all else. */
export function carWash(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YY|DD.MM.YYYY')
  const shop = pen.pick(washes)
  const sums = pen.buy(programmes, { count: [1, 1], isGross: true, step: 50 })
  const number = pen.digits(pen.pick(['#####', '####-##']))
  const isTaxed = pen.chance(0.6)
  return roll(
    58,
    till(pen, monos, 7.5),
    strip([
      shop.name.toUpperCase(),
      ...shop.address,
      ...(isTaxed ? [...shop.also, `VAT ${taxNumber(pen, 'GB')}`] : []),
      '',
      [pen.day(), pen.clock()],
      [`TERMINAL ${pen.whole(1, 3)}`, `RCPT ${number}`],
      null,
      [(sums.lines[0]?.text ?? '').toUpperCase(), pen.money(sums.total)],
      ...(isTaxed ? [['INCL VAT 20%', pen.money(sums.vat)] as const] : []),
      null,
      'CONTACTLESS',
      [`************${pen.digits('####')}`, `AUTH ${pen.digits('######')}`],
      ['!PAID', pen.money(sums.total)],
      '',
      'YOUR WASH CODE',
      `!${pen.digits('### ###')}`,
      `VALID UNTIL ${pen.day(pen.after(28))}`,
      'WINDOWS CLOSED? AERIAL DOWN?',
    ]),
    truthOf(pen, {
      supplier: shop,
      sums,
      ...(isTaxed ? {} : { vat: null }),
      documentNumber: number,
      kind: 'receipt',
    }),
  )
}

const onlineShops = shops(
  'Quill & Ledger;Unit 9, Weir Mill;Hebden Bridge HX7 8AD;Quill and Ledger Stationers Ltd|Paperboat Office Supplies Ltd;2 Dock Street;Dundee DD1 4BT|inkwell.shop;Kings Yard, 14 Church Street;Lavenham CO10 9SA;Inkwell Retail Limited',
  'Lever arch file, navy, 10pk;18;26;20|A4 copier 80gsm, 5 reams;21;29;20|Rollerball refill black;3.4;5.9;20|Desk diary page-a-day;11;19;20 || Thermal rolls 80x80, box 20;17;28;20|Window envelopes DL 500;14;22;20|Whiteboard markers 8pk;7.5;12;20 || Fountain pen ink 50ml;8.5;14;20|Dotted notebook A5;12;18;20|Brass ruler 15cm;9;14;20',
)

/** Of a stationer on the web: the print of a mail, greeting first, order and delivery, who sold in the small print. */
export function mailReceipt(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|D mon YYYY')
  const { shop, stock } = pen.pick(onlineShops)
  const goods = pen.buy(stock, { count: [1, 3], most: 4, isGross: true, step: 1 })
  const carriage = pen.pick([0, 395, 499])
  const lines = carriage > 0 ? [...goods.lines, line('Delivery', carriage, 20)] : goods.lines
  const sums = within(lines)
  const number = pen.digits(pen.pick(['#QL#####', '1000#####', 'W-26-#####']))
  const buyer = pen.pick(['Joanna', 'Hussain', 'Gwen'])
  const address = pen.pick(['orders', 'hello', 'noreply'])
  const host = shop.name.includes('.') ? shop.name : 'mail-orders.example.co.uk'
  const logo = pen.chance(0.5)
    ? pictured(shop.name, '#9f1239', 'P052')
    : `<div style="font-size:18pt">${escaped(shop.name)}</div>`
  return paged(
    'A4',
    page(pen, plains, '.items td { border-bottom: 0.1mm solid #ddd; } .items { width: 130mm; }'),
    [
      `<div class="small grey">${pen.day()}, ${pen.clock()} &nbsp;&nbsp; Mail – Receipt for order ${number}</div><hr><div class="small"><b>From:</b> ${escaped(shop.name)} &lt;${address}@${host}&gt;<br><b>To:</b> ${buyer.toLowerCase()}@accounts.example<br><b>Subject:</b> Receipt for order ${number}</div>
       <div style="margin:8mm 0">${logo}</div><p>Hi ${buyer},</p><p>Thanks for your order! We’ve taken payment and will let you know when it leaves us. Your receipt is below.</p>
       ${table('', [
         ['Order', number],
         ['Placed', pen.day()],
         ['Paid with', pen.digits('Visa ending ####')],
       ])}
       ${table('items', [
         ...sums.lines.map((each) => [
           each.quantity > 1 ? `${each.quantity} × ${each.text}` : each.text,
           pen.money(each.amount),
         ]),
         ['Order total', pen.money(sums.total)],
         ['of which VAT', pen.money(sums.vat)],
       ])}
       <p style="margin-top:8mm">Changed your mind? You have 30 days from ${pen.day(pen.after(4))}.</p>
       <p class="small grey">${escaped([shop.also[0] ?? shop.name, ...shop.address].join(', '))}. Company no. ${pen.digits('0#######')}. VAT ${taxNumber(pen, 'GB')}.</p>`,
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const cornerShops = firms(
  'Hanley’s Spar Drumcondra;74 Upper Drumcondra Road;Dublin 9|Gala Express Ennis;Market Place;Ennis, Co. Clare|O’Malley Newsagents;2 Bridge Street;Westport, Co. Mayo',
)

/** A mobile top-up of a corner shop: the network in large letters, the shop that sold it above in small ones. */
export function topUp(random: Random): Sheet {
  const pen = penFor(random, ie, 'DD/MM/YYYY|DD-MM-YY|DD mon YYYY')
  const shop = pen.pick(cornerShops)
  const network = pen.pick(['Tesserion Mobile', 'Clearwave', 'hoot mobile'])
  const sums = within([line(`${network} eTop-Up`, pen.pick([1000, 1500, 2000, 3000]), 0)])
  const number = pen.digits(pen.pick(['########', '######']))
  return roll(
    58,
    till(pen, monos, 7.5),
    strip([
      shop.name,
      ...shop.address,
      pen.day() + '   ' + pen.clock(),
      [`Terminal ID`, pen.digits('########')],
      [`Receipt No`, number],
      null,
      `!${network.toUpperCase()}`,
      'E TOP-UP',
      '',
      ['Mobile', pen.digits('08# ### ####')],
      ['!Amount', pen.money(sums.total)],
      ['Paid', pen.pick(['CASH', 'CARD'])],
      null,
      'Your credit has been added.',
      `Ref ${pen.digits('#### #### #### ####')}`,
      'Non-refundable. Help: call 1747',
      'CUSTOMER COPY',
    ]),
    truthOf(pen, {
      supplier: { ...shop, also: [network] },
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasLines: false,
    }),
  )
}

const gardens = shops(
  'Willow Bend Garden Center;4410 Route 9W;Newburgh, NY 12550|Piedmont Native Plant Nursery;880 Salem Rd;Athens, GA 30606;Piedmont Growers LLC|High Desert Feed & Garden;61 Cerrillos Rd;Santa Fe, NM 87505',
  'HYDRANGEA PANIC 3G;34.99;49.99;8.125|HARDWOOD MULCH 2CF;4.99;6.99;8.125|TOMATO STARTS 6PK;4.49;5.99;8.125|GARDEN GLOVES M;9.99;14.99;8.125 || ASTER OBLONG QT;8;12;8|RUDBECKIA FULGIDA;9;14;8|PINE STRAW BALE;6.5;8;8|OAKLEAF 3 GAL;28;36;8 || LAYER PELLETS 50LB;19.5;24;8.1875|DRIP EMITTER 25CT;11;16;8.1875|YUCCA 5 GAL;31;45;8.1875|BIRD SEED 20LB;17;23;8.1875',
)

/** Of an American garden center: a sale price struck off, sales tax of a rate with odd decimals, a warranty at the end. */
export function gardenCenter(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YY|M/D/YYYY')
  const { shop, stock } = pen.pick(gardens)
  const sums = pen.buy(stock, { count: [2, 4], most: 6, step: 1, discount: pen.pick([0, 0, 10]) })
  const number = pen.digits(pen.pick(['T#-#####', '#######', '##-####-#']))
  return roll(
    80,
    till(pen, [...narrow, ...monos], 8.5),
    `${pen.chance(0.5) ? `<div class="mid">${wordmark(shop.name.split(' ').slice(0, 2).join(' '), '#166534', 'URW Bookman')}</div>` : ''}${strip(
      [
        ...[shop.name, ...shop.address, pen.digits('(8##) 555-01##')].map(
          (text) => [text] as const,
        ),
        null,
        [`Sale ${number}`, `Reg ${pen.whole(1, 3)} ${pen.pick(['MEG', 'Tanner', 'JLo'])}`],
        [pen.day(), pen.clock()],
        null,
        ...sums.lines.flatMap((each) => [
          [each.text, `${pen.plain(each.amount)} T`] as const,
          ...(each.quantity > 1
            ? ([[`   ${each.quantity} @ ${pen.plain(each.unit)}`]] as const)
            : []),
        ]),
        ...(sums.discount > 0
          ? [['MASTER GARDENER 10%', `-${pen.plain(sums.discount)}`] as const]
          : []),
        ...sumsAs(
          pen,
          sums,
          'nvTT',
          `Merchandise|Tax ${String(sums.shares[0]?.rate ?? 0)}%|!TOTAL DUE|${pen.pick(['AMEX', 'DEBIT', 'CHECK #1184'])}`,
        ),
        ['Change', pen.money(0)],
        '',
        'Trees & shrubs: 1 year with this receipt',
        `Return by ${pen.day(pen.after(365))}`,
      ],
    )}${strokes(44)}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const shippers = firms(
  'Postal Corner;1630 N Main St;Walnut Creek, CA 94596;Postal Corner #118|ShipShape Pack & Mail;402 S Lamar Blvd;Oxford, MS 38655|The Parcel Depot;77 Elm Street;Montpelier, VT 05602;Green Mountain Parcel Inc',
)

/** Of an American counter that ships: two parcels with their numbers, zones and days of delivery. */
export function shipStore(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|mon D, YYYY')
  const shop = pen.pick(shippers)
  const parcels = [
    line(pen.pick(['UPX Ground Commercial', 'Priority 2-Day']), pen.whole(1180, 6900), 0),
    ...(pen.chance(0.5) ? [line('Overnight Letter', pen.whole(3150, 5890), 0)] : []),
    ...(pen.chance(0.6) ? [several('Bubble mailer #4', pen.whole(1, 4), 249, 0)] : []),
  ]
  const sums = within(parcels)
  const number = pen.digits(pen.pick(['######', '##########', 'S#####']))
  return roll(
    76,
    till(pen, monos, 8),
    strip([
      `!${shop.name}`,
      ...shop.address,
      null,
      [`Date ${pen.day()}`, pen.clock()],
      [`Ticket # ${number}`, `Clerk ${pen.digits('0#')}`],
      null,
      ...sums.lines.flatMap((each, at) => [
        [
          each.quantity > 1 ? `${each.text} x${each.quantity}` : each.text,
          pen.money(each.amount),
        ] as const,
        ...(at === 0
          ? ([
              [`  Trk 1Z ${pen.digits('@## #@# ## #### ####')}`],
              [
                `  ${pen.pick(['TULSA, OK 74103', 'BANGOR, ME 04401'])}  ${pen.digits('#')} lb ${pen.digits('1#')} oz`,
              ],
              [`  Est. delivery ${pen.day(pen.after(3))}`],
            ] as const)
          : []),
      ]),
      null,
      ['SUBTOTAL', pen.money(sums.total)],
      ['TAX', pen.money(0)],
      ['!TOTAL', pen.money(sums.total)],
      [pen.pick(['VISA CREDIT', 'CASH TENDERED']), pen.money(sums.total)],
      '',
      'Claims within 60 days. Keep this receipt.',
    ]),
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const stores = firms(
  'Orchard Grove Digital;One Bayshore Plaza;Redwood City, CA 94063|Polystore;2300 Westlake Ave N;Seattle, WA 98109;Polystore Services Inc.',
)
const apps = firms(
  'ScanPilot Pro (Monthly);Vexel Labs|Ledgerly: Mileage Log (Yearly);Northpine Apps|CloudShelf 200 GB;CloudShelf',
)

/** Of a store of apps: a mail with the account's address, an order's letters, who made the app beside who sells it. */
export function appStore(random: Random): Sheet {
  const pen = penFor(random, usAbroad, 'mon D, YYYY|month D, YYYY')
  const [shop, app] = [pen.pick(stores), pen.pick(apps)]
  const price = pen.pick([299, 999, 1499, 5999])
  const tax = pen.chance(0.5) ? Math.round(price * 0.0625) : 0
  const share = { rate: 6.25, net: price, vat: tax }
  const sums = {
    ...within([line(app.name, price, 0)]),
    shares: [share],
    vat: tax,
    total: price + tax,
  }
  const number = pen.digits(pen.pick(['M@@#@##@#@', 'GPA.####-####-####-#####', '2#########']))
  return paged(
    'letter',
    page(
      pen,
      [...plains, 'URW Gothic'],
      '.items td { background: #f4f4f5; padding-left: 3mm; padding-right: 3mm; }',
    ),
    [
      `<div class="mid">${sign('#4f46e5')}<h1 style="margin:3mm 0">Your receipt from ${escaped(shop.name)}</h1></div>
       <div class="sides small" style="margin:8mm 0"><div><span class="grey">ACCOUNT</span><br>books@ridgeline.example</div><div><span class="grey">DATE</span><br>${pen.day()}</div><div><span class="grey">ORDER</span><br>${number}</div><div><span class="grey">BILLED TO</span><br>Maria Delgado<br>${pen.digits('Visa •••• ####')}</div></div>
       ${table('items', [[app.name, pen.money(price)]])}<p class="small grey">by ${escaped(app.address[0] ?? '')} · Renews ${pen.day(pen.after(30))}</p>
       ${table('sums', [
         ...(tax > 0
           ? [
               ['Subtotal', pen.money(price)],
               ['Sales tax', pen.money(tax)],
             ]
           : []),
         ['TOTAL', pen.money(sums.total)],
       ])}
       <p style="margin-top:12mm">If you did not make this purchase, report a problem. To stop it, manage your subscriptions before the day of renewal.</p><hr><p class="mid small grey">Copyright © ${pen.day(pen.date, 'YYYY')} ${escaped(shop.also[0] ?? shop.name)}<br>${escaped(shop.address.join(', '))} · All rights reserved</p>`,
    ],
    truthOf(pen, {
      supplier: shop,
      sums,
      documentNumber: number,
      kind: 'receipt',
      ...(tax > 0 ? {} : { vat: null }),
    }),
  )
}

const courts = firms(
  'Alder County Clerk of the Circuit Court;100 Courthouse Square, Room 204;Alder Falls, WI 54720;Alder County Clerk/Alder County|Superior Court of Tolland County;69 Brooklyn Street;Rockville, CT 06066;Tolland County Superior Court',
)

/** An American court's receipt of fees: who paid, the case, the name in capitals in the middle. */
export function countyClerk(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|month D, YYYY')
  const court = pen.pick(courts)
  const fees = [
    line('Civil filing fee', pen.pick([26_500, 16_400, 9450])),
    ...(pen.chance(0.6) ? [line('Certified copies', pen.whole(1, 6) * 500)] : []),
    ...(pen.chance(0.5) ? [line('E-filing surcharge', 2000)] : []),
  ]
  const sums = within(fees)
  const number = pen.digits(pen.pick(['26-R#######', '######', '26 #####']))
  return paged(
    'letter',
    page(pen, ['Liberation Mono', 'Liberation Serif', 'Nimbus Roman']),
    [
      `<div class="mid"><b>${escaped(court.name.toUpperCase())}</b><br>${block(court.address)}</div><h1 class="mid">OFFICIAL RECEIPT</h1>
       <div class="sides">${table('', [
         ['Payor', 'Prairie Title & Abstract Co.'],
         ['Receipt No.', number],
         ['Transaction Date', pen.day()],
       ])}${table('', [
         ['Cashier', pen.pick(['DMB', 'KLT'])],
         ['Station', 'CT-04'],
       ])}</div>
       <p style="margin-top:6mm">Case ${pen.digits('26CV####')} — ${escaped(pen.pick(['Harmon v. Delmar Freight', 'In re Estate of Ruth Odell']))}</p>
       ${table(
         'items',
         fees.map((each) => [each.text, pen.plain(each.amount)]),
         ['Description', 'Amount Paid'],
       )}
       ${table('sums', [
         ['Total received', pen.money(sums.total)],
         ['Check 20417', pen.money(sums.total)],
         ['Change', pen.money(0)],
       ])}
       <p class="small" style="margin-top:14mm">A service fee applies to cards. Balances on a case may change. Retain for your records.</p>`,
    ],
    truthOf(pen, { supplier: court, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const deskNames = firms(
  'Larkhill Escape Rooms & Soft Play;Unit 3 Leisure Park;Swindon SN5 7DB;Larkhill Leisure Ltd|Dobson’s Driving Range;A38 Gloucester Road;Almondsbury BS32 4HY;P & K Dobson|The Ropewalk Climbing Hall;26 Ropewalk;Nottingham NG1 5DT',
)

/** A ticket of a place of leisure, printed as a card's slip with the sale on it: the sale's number is not the terminal's. */
export function leisure(random: Random): Sheet {
  const pen = penFor(random, gb, 'D mon YY|DD/MM/YYYY|dow D mon YYYY')
  const shop = pen.pick(deskNames)
  const sums = within([
    several(
      pen.pick(['Adult entry', 'Bucket 100 balls', 'Peak session 2h']),
      pen.whole(1, 6),
      pen.whole(14, 39) * 50,
      20,
    ),
    ...(pen.chance(0.6)
      ? [
          several(
            pen.pick(['Locker', 'Shoe hire', 'Grip socks']),
            pen.whole(1, 4),
            pen.pick([150, 250, 350]),
            20,
          ),
        ]
      : []),
  ])
  const [number, at] = [pen.digits(pen.pick(['LS-#####', '#### ###', '########'])), pen.clock()]
  const { vat } = shareOf(sums.total, 20)
  return roll(
    80,
    till(pen, [...plains, 'Liberation Mono'], 9),
    `${dots(14)}${strip([
      ...[shop.name, ...shop.address].map((text, place) => (place === 0 ? `!${text}` : text)),
      `Booking ${number}`,
      `${pen.day()} @ ${at}`,
      null,
      ...sums.lines.flatMap(
        (each) =>
          [
            [each.text],
            [`  ${each.quantity} × ${pen.money(each.unit)}`, pen.money(each.amount)],
          ] as const,
      ),
      null,
      ['!To pay', pen.money(sums.total)],
      ['VAT included', pen.money(vat)],
      null,
      [`MID ***${pen.digits('#####')}`, `TID ${pen.digits('####')}****`],
      ['SALE', `GBP ${pen.plain(sums.total)}`],
      [`Card ${pen.digits('**** ####')}`, minutesAfter(at, 2)],
      'APPROVED - no signature needed',
      '',
      ...(shop.also[0]
        ? [`${shop.also[0]} · VAT ${taxNumber(pen, 'GB')}`]
        : [`VAT ${taxNumber(pen, 'GB')}`]),
    ])}`,
    truthOf(pen, {
      supplier: shop,
      sums,
      vat: (vat / 100).toFixed(2),
      documentNumber: number,
      kind: 'receipt',
    }),
  )
}

const tailors = firms(
  'Velvet & Steam Dry Cleaners;9 Byres Road;Glasgow G11 5RD;V&S Textile Care Ltd|Launderama Crouch End;41 The Broadway;London N8 8DT|Wishing Well Laundrette;6 Tide Street;Whitstable CT5 1BX;Mrs S. Amin',
)

/** Of a laundrette: pieces with their prices, a ticket to collect with; a day of collection beside today's. */
export function laundrette(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YY|DD mon YYYY')
  const shop = pen.pick(tailors)
  const pieces = wares(
    '2pc suit;12.5;16.9;20|Shirt on hanger;2.2;3.1;20|Service wash 8kg;11;15;20|Duvet double;18;26;20|Table linen;4.5;7;20|Trousers shorten;9;14;20',
  )
  const sums = pen.buy(pieces, { count: [1, 4], most: 8, isGross: true, step: 5 })
  const number = pen.digits(pen.pick(['####', '@###', '#-####']))
  const count = sums.lines.reduce((all, each) => all + each.quantity, 0)
  return roll(
    76,
    till(pen, monos, 8),
    `${strip([
      shop.name,
      ...shop.address,
      '',
      `!TICKET ${number}`,
      [`In: ${pen.day()} ${pen.clock()}`],
      [`Ready: ${pen.day(pen.after(pen.whole(2, 5)))} after 4pm`],
      [`Customer: ${pen.pick(['PATTERSON', 'NAKAMURA J', 'Hotel du Parc'])}`],
      null,
      ...sums.lines.map(
        (each) => [`${each.quantity} ${each.text}`, pen.plain(each.amount)] as const,
      ),
      null,
      [`PIECES ${count}`, `TOTAL ${pen.money(sums.total)}`],
      [pen.pick(['PAID CASH', 'PAID CARD']), pen.money(sums.total)],
      ['BALANCE', pen.money(0)],
      '',
      'Goods left over 90 days are disposed of',
      ...shop.also,
    ])}${strokes(34)}`,
    truthOf(pen, { supplier: shop, sums, vat: null, documentNumber: number, kind: 'receipt' }),
  )
}
