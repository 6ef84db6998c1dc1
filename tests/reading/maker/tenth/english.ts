/** Invoices in English: garage, nursery, skips, a society, software, rooms, fuel, customs and a workshop in the Emirates. */
import type { Random } from '../../../support/random'
import {
  below,
  block,
  escaped,
  firms,
  line,
  onTop,
  paged,
  penFor,
  pictured,
  several,
  sign,
  table,
  truthOf,
  wares,
  wordmark,
} from '../eighth/kit'
import { gb, ie, us } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { anyone, customer, lettered, page, plains, serifs } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { ae } from './notations'

const garages = firms(
  'Ashdown Motor Services;The Forge, Lewes Road;Forest Row RH18 5AF;Ashdown Motors (Sussex) Ltd|K. Bielak Autocare;Arch 47, Miles Street;London SW8 1RZ|Lochside Garage & MOT Centre;A85;Killin FK21 8TP;Lochside Garage Ltd',
)
const parts = wares(
  'Front brake pads set;38;64;20|Oil filter;7.5;13;20|5W30 fully synthetic, litre;8.2;11.5;20|Nearside coil spring;41;79;20|Wiper blades pair;17;26;20|Tyre 205/55 R16;58;92;20',
)

/** Of a British garage: the car's number and miles, labour apart from parts, a test without VAT. */
export function garage(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|DD mon YYYY|D/M/YY')
  const [firm, client] = [pen.pick(garages), anyone(pen, 'GB')]
  const fitted = pen.buy(parts, { count: [1, 4], most: 4, step: 1 }).lines
  const labour = several('Labour, hours', pen.whole(1, 5), pen.pick([5500, 6800, 7250]), 20)
  const tested = pen.chance(0.5) ? [line('MOT test class 4', 5485, 0)] : []
  const sums = onTop([labour, ...fitted, ...tested])
  const number = pen.digits(pen.pick(['#####', 'JS#####', '26/####']))
  const box = (head: string, lines: typeof fitted) =>
    table('items', linesAs(pen, lines, 'tqua'), [head, 'Qty', 'Each', 'Net'])
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'Liberation Serif'],
      '.car td { border: 0.2mm solid #444; padding: 1mm 3mm; } .car { width: 100%; margin-top: 5mm; }',
    ),
    [
      `<div class="mid"><span style="font-size:19pt;font-weight:bold">${escaped(firm.name)}</span><br>${escaped(firm.address.join(', '))}<br>Servicing · Diagnostics · Air-con &nbsp; Tel ${pen.digits('01### ######')}</div>
       <div class="sides" style="margin-top:7mm"><div>${lettered(client)}</div>${table('', [
         ['Invoice', number],
         ['Tax point', pen.day()],
         ['A/C', pen.digits('@@@0##')],
       ])}</div>
       ${table('car', [['Reg ' + pen.digits('@@2# @@@'), pen.pick(['FORD TRANSIT CUSTOM', 'SKODA OCTAVIA', 'VW CADDY']), `Mileage ${pen.digits('##,###')}`, `MOT due ${pen.day(pen.after(366))}`]])}
       <p><b>Work carried out:</b> ${escaped(pen.pick(['Investigate knocking noise from front, road tested. Replaced as below.', 'Annual service as per schedule. Advise rear tyres 3mm.']))}</p>
       ${box('Labour', [labour])}${box('Parts', fitted)}${tested.length > 0 ? box('Exempt', tested) : ''}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Total net|VAT @ 20%|Invoice total'))}
       <div class="foot small mid">${escaped(firm.also[0] ?? firm.name)} · VAT registration ${taxNumber(pen, 'GB')} · Parts remain our property until paid in full</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const nurseries = firms(
  'Little Acorns Day Nursery;St Mary’s Hall, Church Walk;Leamington Spa CV31 1EG;Acorns Childcare (Midlands) Ltd|Bumblebees of Ilkley Ltd;22 Wells Road;Ilkley LS29 9JD|The Treehouse Preschool;Scout Hut, Meadow Lane;Truro TR1 1TD',
)

/** Of a nursery: a child's sessions of a month, funded hours taken off, meals; no VAT; the name beside a drawn sign. */
export function nursery(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|DD/MM/YYYY')
  const firm = pen.pick(nurseries)
  const child = pen.pick(['Isla Pemberton', 'Rafi Okafor', 'Noah Lindsay-Webb'])
  const days = pen.whole(8, 22)
  const sums = onTop([
    several('Full day session', days, pen.pick([5850, 6200, 7450])),
    line('Government funded hours', -pen.whole(6, 32) * 585),
    several('Lunch and tea', days, 425),
    ...(pen.chance(0.4) ? [line('Late collection', 1500)] : []),
  ])
  const number = pen.digits(pen.pick(['####', 'LA-2611-##', 'N#####']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'URW Gothic'],
      'h1 { color: #047857; } .items td { border-bottom: 0.1mm solid #a7f3d0; }',
    ),
    [
      `<div class="sides"><div class="sides" style="gap:3mm">${sign('#10b981')}<b style="font-size:13pt">${escaped(firm.name)}</b></div><div class="small right">${block(firm.address)}<br>Ofsted EY${pen.digits('######')}</div></div>
       <h1>Fees for ${pen.day(pen.after(20), 'month YYYY')}</h1><div class="sides"><div>Parent/carer of<br><b>${escaped(child)}</b><br>Room: ${pen.pick(['Hedgehogs', 'Squirrels'])}</div>${table(
         '',
         [
           ['Invoice', number],
           ['Raised', pen.day()],
           ['Please pay by', pen.day(pen.after(14))],
           ['Childcare voucher ref', pen.digits('P#######')],
         ],
       )}</div>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           each.quantity > 1 ? `${each.quantity} × ${pen.money(each.unit)}` : '',
           pen.money(each.amount),
         ]),
         ['', 'Days and rate', ''],
       )}
       ${table('sums', [['Amount due', pen.money(sums.total)]])}<p class="small">Bank transfer: sort code ${pen.digits('##-##-##')} account ${pen.digits('########')}, reference ${escaped(child.toUpperCase())}. Balances unpaid after seven days carry a charge of ${pen.money(2500)}.</p>
       <div class="foot small grey">${firm.also.map((also) => `${escaped(firm.name)} is a trading name of ${escaped(also)}. `).join('')}Childcare is exempt from VAT.</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const skips = firms(
  'Grabham’s Skip & Grab Hire Ltd;Quarry Farm, Bristol Road;Frome BA11 5LQ|Tees Reclaim Waste Services;Dockside Road;Middlesbrough TS3 8AT;Tees Reclaim Limited|A1 Binmen;Unit 12 Rassau Industrial Estate;Ebbw Vale NP23 5SD;A1 Binmen (Gwent) Ltd',
)

/** Of skip hire: a ticket number beside that of the invoice, codes of waste, a permit of the council without VAT, a frame all round. */
export function skipHire(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YY|DD/MM/YYYY|DD-mon-YYYY')
  const [firm, client] = [pen.pick(skips), customer(pen, 'GB')]
  const sums = onTop([
    several(
      pen.pick(['8yd skip - mixed C&D', '12yd open skip', '6yd builders skip']),
      pen.whole(1, 3),
      pen.whole(44, 90) * 500,
      20,
    ),
    ...(pen.chance(0.6) ? [line('Plasterboard surcharge', 4500, 20)] : []),
    ...(pen.chance(0.5) ? [line('Highway permit 14 days (council)', 6400, 0)] : []),
  ])
  const number = pen.digits(pen.pick(['SI-#####', '######', 'INV/26/###']))
  const order = pen.digits('PO#####')
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'Liberation Mono'],
      '.box { border: 0.3mm solid #111; padding: 3mm; } .items { border: 0.3mm solid #111; } .items :is(td, th) { border-left: 0.2mm solid #111; padding: 1mm 2mm; }',
    ),
    [
      `<div class="sides box"><div><b style="font-size:15pt">${escaped(firm.name.toUpperCase())}</b><br>${block(firm.address)}<br>Waste carrier CBDU${pen.digits('######')}</div><div class="right"><b>SALES INVOICE</b><br>${number}<br>${pen.day()}<br>Page 1 / 1</div></div>
       <div class="sides" style="margin-top:4mm"><div class="box">INVOICE TO<br>${lettered(client)}</div><div class="box">SITE<br>${block(['Plot 9, Old Station Yard', 'Wells BA5 1RS'])}<br>Your order: ${order}</div></div>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           pen.digits('T#####'),
           pen.pick(['17.09.04', '17.08.02']),
           String(each.quantity),
           pen.plain(each.amount),
           each.rate === 20 ? 'S' : 'Z',
         ]),
         ['Description', 'Ticket', 'EWC', 'Qty', 'Goods', 'VAT'],
       )}
       ${table('sums', sumsAs(pen, sums, 'nvT', 'Goods|VAT|TOTAL'))}
       <p class="small">S = 20%, Z = outside the scope. Payment 30 days: ${pen.day(pen.after(30))}. ${firm.also.map((also) => `${escaped(also)}. `).join('')}VAT no. ${taxNumber(pen, 'GB')}. Company no. ${pen.digits('0#######')}.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, customerReference: order }),
  )
}

const bodies = firms(
  'The Institute of Applied Acoustics;3rd Floor, 81 Gower Street;London WC1E 6HJ;Institute of Applied Acoustics|Royal Guild of Land Surveyors;12 Carlton Terrace;Edinburgh EH7 5DD|Federation of Independent Brewers CIC;The Cooperage;Burton-on-Trent DE14 1BG;FIB',
)

/** A society's yearly subscription: a letter with the name below the signature, part of it exempt. */
export function subscription(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|DD mon YYYY')
  const [firm, client] = [pen.pick(bodies), anyone(pen, 'GB')]
  const sums = onTop([
    line(
      `Membership, ${pen.pick(['Fellow', 'Corporate band B', 'Associate'])}`,
      pen.whole(18, 90) * 500,
      0,
    ),
    ...(pen.chance(0.5) ? [line('Benevolent fund (voluntary)', 1000, 0)] : []),
    ...(pen.chance(0.6) ? [line('Online library', 4800, 20)] : []),
  ])
  const number = pen.digits(pen.pick(['S#######', 'SUB26-####', '##/#####']))
  return paged(
    'A4',
    page(pen, serifs),
    [
      `<div class="right">${pen.chance(0.6) ? pictured(firm.also[0] ?? firm.name, '#1e3a8a', 'P052') : `<b>${escaped(firm.name)}</b>`}</div><div style="margin-top:8mm">${lettered(client)}</div><p style="margin-top:8mm">${pen.day()}</p>
       <p><b>Subscription renewal – membership ${pen.digits('M####')}</b></p><p>Your subscription falls due on ${pen.day(pen.after(21))} and runs for twelve months. This letter is your invoice, ${number}.</p>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           each.rate === 20 ? 'VAT 20%' : 'exempt',
           pen.money(each.amount),
         ]),
       )}
       ${table('sums', [...(sums.vat > 0 ? [['VAT', pen.money(sums.vat)]] : []), ['Subscription payable', pen.money(sums.total)]])}
       <p>With our thanks for your support,</p><p style="font-family:Z003;font-size:17pt;margin:4mm 0">${pen.pick(['Eleanor Cray', 'D. M. Abbott'])}</p><p>Membership Secretary<br>${escaped(firm.name)}<br>${block(firm.address)}</p><p class="small">VAT ${taxNumber(pen, 'GB')}. Direct Debit members need take no action.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const resellers = firms(
  'Brightspan Technology Partners, LLC;One Corporate Way, Suite 210;Blue Ash, OH 45242;Brightspan|Coastal Licensing Group Inc.;4960 Peachtree Ind Blvd;Norcross, GA 30071|NorthSound IT Supply;12015 115th Ave NE;Kirkland, WA 98034;NorthSound Supply Co.',
)
const licences = wares(
  'ENDPT PROTECT ADV 1YR GOV;38;64;7.1|DIAGRAM PRO 3YR SUB;310;465;7.1|BACKUP SVR CORE LIC;890;1450;7.1|E-SIGN ENVELOPE PK 100;140;260;7.1|PREMIER SUPPORT ADDON;210;420;7.1',
)

/** Of a reseller of software: five numbers in a row of boxes, of which one is the invoice's; where to remit. */
export function reseller(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|M/D/YY|DD-mon-YYYY')
  const [firm, client] = [pen.pick(resellers), customer(pen, 'US')]
  const sums = pen.buy(licences, { count: [1, 3], most: 25, step: 1 })
  const number = pen.digits(pen.pick(['B#######', '##########', 'IN-0######']))
  const order = pen.digits(pen.pick(['PO-####', '45########']))
  return paged(
    'letter',
    page(
      pen,
      [...plains, 'Liberation Sans Narrow'],
      '.grid { width: 100%; margin-top: 4mm; } .grid :is(td, th) { border: 0.2mm solid #64748b; padding: 1mm 2mm; font-size: 8pt; } .grid th { background: #e2e8f0; }',
    ),
    [
      `<div class="sides"><div>${wordmark((firm.also[0] ?? firm.name).split(' ').slice(0, 2).join(' '), '#1d4ed8', 'Liberation Sans')}</div><div class="right"><b style="font-size:18pt">Invoice</b><br>${pen.digits('1-8##-555-01##')}</div></div>
       ${table('grid', [[pen.digits('Q-######'), pen.digits('SO#######'), order, pen.digits('C####'), number, pen.day()]], ['Quote #', 'Sales Order', 'Customer PO', 'Customer #', 'Invoice #', 'Invoice Date'])}
       <div class="sides" style="margin-top:5mm"><div><b>Bill To</b><br>${lettered(client)}</div><div><b>Ship To</b><br>Electronic delivery<br>it@${pen.pick(['ridgeline', 'harborpoint'])}.example</div><div><b>Terms</b><br>Net 30<br>Due ${pen.day(pen.after(30))}</div></div>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           pen.digits('@@#-#####'),
           String(each.quantity),
           pen.plain(each.unit),
           pen.plain(each.amount),
         ]),
         ['Item', 'Mfr Part', 'Qty', 'Unit', 'Extended'],
       )}
       ${table('sums', [
         ['Merchandise', pen.money(sums.net)],
         ['Freight', pen.money(0)],
         ['Sales Tax 7.1%', pen.money(sums.vat)],
         ['Total Due', pen.money(sums.total)],
       ])}
       <div class="foot small"><b>Remit payment to:</b> ${escaped([firm.name, 'PO Box ' + pen.digits('####'), firm.address[1] ?? ''].join(', '))} · Wire: ABA ${pen.digits('0########')} · FEIN ${pen.digits('##-#######')}<br>All software sales are final. Corporate offices: ${escaped(firm.address.join(', '))}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, customerReference: order }),
  )
}

const soloists = firms(
  'Marisol Quintero;1418 Delaware Ave;Buffalo, NY 14209|Theo Brandt Illustration;PO Box 662;Ashland, OR 97520;Theo Brandt|Grace Oyelaran, CPA;3rd Floor, 50 State Street;Trenton, NJ 08608;Grace Oyelaran',
)
const gigs = wares(
  'Logo concepts, round two;400;1200;0|Copy editing, 14 pages;180;560;0|Bookkeeping, monthly;250;600;0|Storyboard frames;40;90;0|Consulting hours;75;160;0',
)

/** Of one person, in the template of a word processor: the name small at the left, a word in large pale letters, thanks for the business. */
export function template(random: Random): Sheet {
  const pen = penFor(random, us, 'month D, YYYY|M/D/YYYY|MM.DD.YY')
  const [firm, client] = [pen.pick(soloists), customer(pen, 'US')]
  const sums = pen.buy(gigs, { count: [1, 3], most: 12, step: 500 })
  const number = pen.digits(pen.pick(['##', '###', '26-0#', 'MQ###']))
  return paged(
    'letter',
    page(
      pen,
      ['C059', 'URW Gothic', 'Liberation Sans', 'URW Bookman'],
      '.pale { color: #93a8c4; font-size: 30pt; } .items th { background: #dbe5f1; } .items td { border-bottom: 0.2mm solid #dbe5f1; }',
    ),
    [
      `<div class="sides"><div>${lettered(firm)}<br>Phone ${pen.digits('(7##) 555-01##')}</div><div class="pale">INVOICE</div></div>
       <div class="sides" style="margin-top:9mm"><div><b>TO</b><br>${lettered(client)}</div><div class="right"><b>INVOICE #${number}</b><br>DATE: ${pen.day().toUpperCase()}<br><br><b>FOR</b><br>${escaped(pen.pick(['Fall campaign', 'Services rendered', 'Q3 work']))}</div></div>
       ${table('items', linesAs(pen, sums.lines, 'tqUA'), [
         'DESCRIPTION',
         'HOURS',
         'RATE',
         'AMOUNT',
       ])}
       ${table('sums', [['TOTAL', pen.money(sums.total)]])}
       <p style="margin-top:14mm">Make all checks payable to ${escaped(firm.also[0] ?? firm.name)}<br>Payment is due within 15 days. If you have any questions concerning this invoice, please write to me.</p><p class="mid"><b>THANK YOU FOR YOUR BUSINESS!</b></p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const lofts = firms(
  'Foundry Commons;2828 Penn Avenue;Pittsburgh, PA 15222;Foundry Commons Coworking LLC|The Hive at Union;600 Union Street;Nashville, TN 37219;UnionHive Operations, Inc.|deskwell;1111 Broadway, 3rd Fl;Oakland, CA 94607;Deskwell Spaces Inc',
)
const deskWares = wares(
  'Dedicated desk membership;350;520;0|Conference room credits;15;40;0|Mail handling;25;45;0|Guest day pass;20;35;0|Printing b/w pages;4;18;0',
)

/** Of shared offices, made by a program for them: `PAID` across it, who is billed above who bills, a period that runs on. */
export function coworking(random: Random): Sheet {
  const pen = penFor(random, us, 'mon D, YYYY|MM/DD/YYYY')
  const [firm, client] = [pen.pick(lofts), customer(pen, 'US')]
  const sums = pen.buy(deskWares, {
    count: [1, 4],
    most: 3,
    step: 100,
    discount: pen.pick([0, 0, 15]),
  })
  const number = pen.digits(pen.pick(['INV######', '####-####', 'FC-#####']))
  return paged(
    'letter',
    page(
      pen,
      plains,
      '.stamp { position: absolute; right: 75mm; top: 28mm; border: 1mm solid #16a34a; color: #16a34a; font-size: 22pt; padding: 1mm 5mm; transform: rotate(-12deg); opacity: 0.6; }',
    ),
    [
      `<div class="stamp">PAID</div><div class="sides"><div><h1 style="margin-top:0">Invoice ${number}</h1>${pen.day()}</div>${pen.chance(0.5) ? pictured(firm.name, '#0f172a', 'URW Gothic') : sign('#f59e0b')}</div>
       <div class="sides" style="margin-top:8mm"><div><span class="grey">Billed to</span><br>${lettered(client)}</div><div><span class="grey">From</span><br>${block([firm.also[0] ?? firm.name, ...firm.address])}</div></div>
       <p>Period ${pen.day(pen.after(1))} – ${pen.day(pen.after(31))} · Location: ${escaped(firm.name)}</p>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           `${each.quantity} × ${pen.money(each.unit)}`,
           pen.money(each.amount),
         ]),
       )}
       ${table('sums', [['Subtotal', pen.money(sums.sum)], ...(sums.discount > 0 ? [['Founding member discount', `-${pen.money(sums.discount)}`]] : []), ['Tax', pen.money(0)], ['Total', pen.money(sums.total)], ['Amount due', pen.money(0)]])}
       <p class="small grey">Payment of ${pen.money(sums.total)} received ${pen.day(pen.after(1))} by ACH ${pen.digits('••••####')}. Thanks for building with us.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const fuelCards = firms(
  'Roadlink Fuel Cards Limited;Merlin House, Brunel Road;Theale RG7 4AB;Roadlink|Octagon Fleet Services plc;1 Exchange Square;Crewe CW1 6DD|Pike & Barrow Card Services Ltd;PO Box 88;Burnley BB11 1XX;Pike & Barrow',
)

/** A fortnight of a fuel card: many days and places, litres to two decimals, a card fee; who it is stands in the foot and the bank lines. */
export function fuelCard(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|DD mon YYYY')
  const [firm, client] = [pen.pick(fuelCards), customer(pen, 'GB')]
  const stops = [
    'SHELL LYMM',
    'BP ABINGTON S',
    'ESSO TEBAY',
    'TEXACO HEXHAM',
    'MOTO LEIGH DEL',
    'JET THIRSK',
  ]
  const fills = pen.random
    .shuffled(stops)
    .slice(0, pen.whole(3, 6))
    .map((stop) => ({ stop, ...line('Diesel', pen.whole(3200, 11_900), 20) }))
  const fuel = fills.reduce((all, each) => all + each.amount, 0)
  const sums = onTop([line('Diesel', fuel, 20), several('Card fee', pen.whole(1, 4), 125, 20)])
  const number = pen.digits(pen.pick(['########', 'R########', '26##/#####']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'Liberation Sans Narrow'],
      '.items :is(td, th):is(:nth-child(2), :nth-child(3)) { text-align: left; } .items td { font-size: 8.5pt; padding-top: 0.6mm; padding-bottom: 0.6mm; }',
    ),
    [
      `<div class="sides"><div>${lettered(client)}</div><div class="right">${sign('#ea580c')}<br><b>FUEL CARD INVOICE</b></div></div>
       <div class="sides" style="margin-top:6mm">${table('', [
         ['Account', pen.digits('######')],
         ['Invoice number', number],
         ['Invoice date', pen.day()],
       ])}${table('', [
         ['Period ending', pen.day(pen.after(-1))],
         ['Direct Debit on', pen.day(pen.after(10))],
         ['Page', '1 of 1'],
       ])}</div>
       ${table(
         'items',
         fills.map((each, at) => [
           pen.day(pen.after(at * 2 - 14), 'DD/MM'),
           each.stop,
           pen.digits('@@2#@@@'),
           `${pen.digits('##')}.${pen.digits('##')}`,
           pen.plain(each.amount),
         ]),
         ['Date', 'Site', 'Vehicle', 'Litres', 'Net £'],
       )}
       <h1 style="font-size:11pt">Summary</h1>${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           '20%',
           pen.money(each.amount),
           pen.money(Math.round(each.amount / 5)),
           pen.money(each.amount + Math.round(each.amount / 5)),
         ]),
         ['Product', 'VAT rate', 'Net', 'VAT', 'Gross'],
       )}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Total net|Total VAT|Total to be collected'))}
       <div class="foot small mid">${escaped(firm.name)}, ${escaped(firm.address.join(', '))}. Registered in England ${pen.digits('0#######')}. VAT ${taxNumber(pen, 'GB')}<br>This is not a statement. Lost cards: 0330 ${pen.digits('### ####')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasLines: false }),
  )
}

const agents = firms(
  'Corrib Customs Agency Ltd;Unit 6, Oranmore Business Park;Oranmore, Co. Galway|Shannon Freight & Clearance;Airport Road;Shannon, Co. Clare;Shannon Clearance DAC|Murtagh Logistics;Dublin Port Centre;Dublin 1 D01 H4C6;Murtagh Logistics Ireland Limited',
)

/** Of an Irish customs agent: duty laid out without VAT, fees with it, the entry's long number and rate of exchange. */
export function clearance(random: Random): Sheet {
  const pen = penFor(random, ie, 'DD/MM/YYYY|D mon YYYY|DD-MM-YYYY')
  const firm = pen.pick(agents)
  const client = pen.pick(
    firms(
      'Skellig Cycles Ltd;Main Street;Cahersiveen, Co. Kerry|Boyne Valley Ceramics Ltd;Mill Road;Drogheda, Co. Louth',
    ),
  )
  const sums = onTop([
    line('Customs duty paid on your behalf', pen.whole(2200, 98_000), 0),
    line('Import entry', pen.pick([5500, 6500]), 23),
    line('Disbursement fee 2.5% (min)', pen.pick([1500, 2500]), 23),
    ...(pen.chance(0.5) ? [line('Additional tariff lines', pen.whole(1, 6) * 500, 23)] : []),
  ])
  const number = pen.digits(pen.pick(['CC26#####', '#######', 'ORM/#####']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'Liberation Mono'],
      '.side { position: absolute; left: 0; top: 0; bottom: 0; width: 46mm; background: #f1f5f9; padding: 14mm 5mm; font-size: 8.5pt; } section { padding-left: 54mm; }',
    ),
    [
      `<div class="side">${pen.chance(0.5) ? pictured(firm.name.split(' ')[0] ?? '', '#065f46', 'Nimbus Sans') : ''}<p><b>${escaped(firm.name)}</b><br>${below(firm)}</p><p>VAT ${taxNumber(pen, 'IE')}<br>EORI ${pen.digits('IE#######@')}<br>AEO authorised</p><p>Bank<br>${iban(pen, 'IE')}</p></div>
       <h1 style="margin-top:0">Invoice ${number}</h1>${table('', [
         ['Date', pen.day()],
         ['MRN', pen.digits('26IEDUB1##########@#')],
         ['Master bill', pen.digits('MAEU#########')],
         ['Rate of exchange', `1 EUR = ${pen.pick(['1.0874', '1.1652'])} USD`],
         ['Terms', `due ${pen.day(pen.after(7))}`],
       ])}<p style="margin-top:5mm">${lettered(client)}</p>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           each.rate === 0 ? '–' : '23%',
           pen.plain(each.amount),
         ]),
         ['Charge', 'VAT', 'EUR'],
       )}
       ${table('sums', [
         ['Non-vatable', pen.plain(sums.shares.find(({ rate }) => rate === 0)?.net ?? 0)],
         ['Vatable', pen.plain(sums.shares.find(({ rate }) => rate === 23)?.net ?? 0)],
         ['VAT 23%', pen.plain(sums.vat)],
         ['Total EUR', pen.money(sums.total)],
       ])}
       <p class="small">Import VAT is accounted for by you on your return (postponed accounting).</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const emirates = firms(
  'Al Noor Technical Services LLC;Warehouse 14, Al Quoz Ind. Area 3;P.O. Box 38112, Dubai|Gulf Pearl Auto Workshop;Musaffah M-17;P.O. Box 9204, Abu Dhabi;Gulf Pearl Auto Repairing L.L.C.|Sahara Signs & Printing FZE;SAIF Zone Q4-201;Sharjah, U.A.E.',
)

/** A tax invoice of the Emirates: five percent by line, dirhams, the sum in words, a stamp for a picture. */
export function dirhams(random: Random): Sheet {
  const pen = penFor(random, ae, 'DD/MM/YYYY|DD-mon-YYYY|DD-MM-YYYY', {
    money: random.pick(['AED #', '# AED', 'Dhs. #']),
  })
  const firm = pen.pick(emirates)
  const client = pen.pick(
    firms(
      'Palm Grove Hospitality LLC;Business Bay;Dubai|Desert Falcon Tours LLC;Corniche Road;Abu Dhabi',
    ),
  )
  const sums = pen.buy(
    wares(
      'AC servicing split unit;140;220;5|Gear oil change;180;260;5|Vinyl sign 2x1m;320;680;5|Electrical maintenance visit;250;400;5|Spare parts supply;90;900;5',
    ),
    { count: [1, 4], most: 5, step: 500 },
  )
  const number = pen.digits(pen.pick(['TI-####', '26/0####', 'INV######']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'DejaVu Sans'],
      '.items :is(td, th) { border: 0.2mm solid #555; padding: 1.2mm; } .stamp { border: 0.6mm solid #1e40af; border-radius: 50%; width: 30mm; height: 30mm; opacity: 0.5; }',
    ),
    [
      `<div class="sides"><div><b style="font-size:14pt">${escaped(firm.name)}</b><br>${below(firm)}</div><div dir="rtl" style="font-family:'DejaVu Sans'">فاتورة ضريبية</div></div><h1 class="mid" style="font-size:14pt">TAX INVOICE</h1><div class="mid">TRN: ${pen.digits('100############')}</div>
       <div class="sides" style="margin-top:5mm"><div>M/s. ${lettered(client)}<br>TRN ${pen.digits('100############')}</div>${table(
         '',
         [
           ['Invoice No.', number],
           ['Date', pen.day()],
           ['LPO No.', pen.digits('LPO-###')],
           ['D.O. No.', pen.digits('####')],
         ],
       )}</div>
       ${table(
         'items',
         sums.lines.map((each, at) => [
           `${at + 1}. ${each.text}`,
           String(each.quantity),
           pen.plain(each.unit),
           pen.plain(each.amount),
           pen.plain(Math.round(each.amount / 20)),
           pen.plain(each.amount + Math.round(each.amount / 20)),
         ]),
         ['Description', 'Qty', 'Rate', 'Amount', 'VAT 5%', 'Total'],
       )}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Taxable amount|VAT 5%|Grand total'))}
       <div class="sides" style="margin-top:16mm"><div>Receiver’s sign ______________</div><div class="stamp"></div><div>For ${escaped(firm.name)}</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}
