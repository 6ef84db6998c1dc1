/** Invoices in English: of lawyers, builders, insurers, forwarders, trades and hosts. */
import type { Random } from '../../../support/random'
import {
  below,
  block,
  escaped,
  firms,
  line,
  onTop,
  paged,
  Pen,
  penFor,
  pictured,
  sign,
  table,
  truthOf,
  wares,
  within,
  wordmark,
} from '../eighth/kit'
import { ca, gb, us } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import type { Sheet } from '../print'
import {
  anyone,
  au,
  customer,
  india,
  lettered,
  nz,
  page,
  plains,
  serifs,
  sg,
  usAbroad,
  za,
} from './kit'
import { abn, gstin, iban, taxNumber } from './numbers'

const solicitors = firms(
  'Carrick Boyle Solicitors LLP;3 Castle Chambers, Castle Street;Shrewsbury SY1 2BQ|Anstruther Dunn LLP;18 Moray Place;Edinburgh EH3 6DT|Penhaligon Law Limited;The Old Bank, Fore Street;Bodmin PL31 2HQ',
)

/** A British lawyer's bill: the matter, costs with VAT, disbursements without, money on account taken off below. */
export function solicitor(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|DD month YYYY')
  const [firm, client] = [pen.pick(solicitors), anyone(pen, 'GB')]
  const sums = onTop([
    line('Professional charges', pen.whole(18, 190) * 2500, 20),
    line('Disbursement: Land Registry fees', pen.whole(2, 12) * 700, 0),
  ])
  const number = pen.digits(pen.pick(['######', 'CB/0#####', '2026/####']))
  const held = pen.chance(0.4) ? 30_000 : 0
  return paged(
    'A4',
    page(pen, serifs),
    [
      `<div class="right"><span style="font-size:17pt">${escaped(firm.name)}</span><br>${block(firm.address)}<br><span class="small">DX 19${pen.digits('###')} · VAT No ${taxNumber(pen, 'GB')}</span></div>
       <div style="margin-top:10mm">${lettered(client)}</div><div style="margin-top:8mm">${table(
         '',
         [
           ['Our ref', pen.digits('JM/@@@/####-##')],
           ['Bill number', number],
           ['Date and tax point', pen.day()],
         ],
       )}</div>
       <p><b>Re: ${escaped(pen.pick(['Lease of Unit 7, Mill Yard', 'Your purchase of 14 Orchard Close', 'Shareholders’ agreement']))}</b></p><p>To our professional charges for acting on your behalf from ${pen.day(pen.after(-80))} to ${pen.day(pen.after(-3))}, including attendances, correspondence and drafting.</p>
       ${table('items', [
         ['Professional charges', pen.money(sums.lines[0]?.amount ?? 0)],
         [`VAT thereon at 20%`, pen.money(sums.vat)],
         ['Disbursement: Land Registry fees', pen.money(sums.lines[1]?.amount ?? 0)],
       ])}
       ${table('sums', [['Total of this bill', pen.money(sums.total)]])}${held > 0 ? `<p class="right">Received on account ${pen.money(held)}<br>Balance ${pen.money(sums.total - held)}</p>` : ''}
       <p>Payment to: ${escaped(firm.name)} Office Account, ${iban(pen, 'GB')}. Interest runs from one month after delivery of this bill.</p><div class="foot small">Authorised and regulated by the Solicitors Regulation Authority, No. ${pen.digits('######')}. A list of members may be inspected at our office.</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const builders = firms(
  'Hollis Brickwork Contractors Ltd;Yard 3, Station Approach;Kettering NN15 7HJ|DJK Groundworks Limited;1 Quarry Cottages;Buxton SK17 9TB|Lowther Roofing;56 Maryport Road;Carlisle CA2 5PR;Lowther Roofing (Cumbria) Ltd',
)
const labour = wares(
  'Labour week ending Friday;980;2400;20|Facing brickwork, plot 14;1650;5200;20|Excavate and cart away;740;3100;20|Scaffold adaptations;220;860;20|Ridge and lead flashing;540;1980;20',
)

/** A subcontractor's invoice under the domestic reverse charge: the VAT is named but not charged. */
export function subcontractor(random: Random): Sheet {
  const pen = new Pen(random, gb)
  const [firm, client] = [pen.pick(builders), customer(pen, 'GB')]
  const bought = pen.buy(labour, { count: [1, 4], step: 500 })
  const sums = onTop(bought.lines.map((each) => ({ ...each, rate: 0 })))
  const number = pen.digits(pen.pick(['###', 'INV-0###', '26/##']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'Liberation Serif'],
      '.items :is(td, th) { border: 0.2mm solid #777; padding: 1.5mm; }',
    ),
    [
      `<div class="sides"><div><b>To:</b><br>${lettered(client)}</div><div class="right"><b>From:</b><br>${lettered(firm)}<br>UTR ${pen.digits('##########')}<br>VAT ${taxNumber(pen, 'GB')}</div></div><h1 class="mid">INVOICE</h1>
       ${table('', [
         ['Invoice no:', number],
         ['Tax point:', pen.day()],
         ['Your order:', pen.digits('SC-####')],
       ])}
       ${table('items', linesAs(pen, sums.lines, 'tA'), ['Works', 'Amount (ex VAT)'])}
       ${table('sums', [
         ['Subtotal', pen.money(sums.net)],
         ['VAT', pen.money(0)],
         ['Amount payable', pen.money(sums.total)],
       ])}
       <p>Reverse charge: customer to account to HMRC for the reverse charge output tax at 20%: ${pen.money(Math.round(sums.net / 5))}. VAT Act 1994 Section 55A applies.</p><p>Please pay ${escaped(firm.also[0] ?? firm.name)}, sort code ${pen.digits('##-##-##')}, account ${pen.digits('########')} by ${pen.day(pen.after(14))}.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, customerReference: null }),
  )
}

const insurers = firms(
  'Marlowe Insurance Brokers Ltd;Aviation House, Harlequin Way;Norwich NR1 3DY|Tamar Mutual Insurance Society Limited;Mutual House, Derriford Road;Plymouth PL6 8BH;Tamar Mutual',
)

/** A British insurer's note: a premium with insurance premium tax, which is no VAT; the insurer in the foot. */
export function premium(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|DD/MM/YYYY')
  const [firm, client] = [pen.pick(insurers), customer(pen, 'GB')]
  const net = pen.whole(180, 4200) * 100 + pen.whole(0, 99)
  const tax = Math.round(net * 0.12)
  const fee = pen.pick([0, 2500, 3500])
  const lines = [
    line('Premium', net, 0),
    line('Insurance Premium Tax at 12%', tax, 0),
    ...(fee > 0 ? [line('Administration fee', fee, 0)] : []),
  ]
  const sums = onTop(lines)
  const number = pen.digits(pen.pick(['DN######', 'D/#######', '########']))
  return paged(
    'A4',
    page(pen, plains),
    [
      `${pictured(firm.name.split(' ').slice(0, 2).join(' '), '#7b1e3b', 'C059')}<div style="margin-top:12mm">${lettered(client)}</div><h1>Debit note</h1>
       ${table('', [
         ['Debit note number', number],
         ['Date issued', pen.day()],
         ['Policy', pen.digits('COM/########')],
         ['Period of cover', `${pen.day(pen.after(12))} to ${pen.day(pen.after(376))}`],
         ['Class', pen.pick(['Commercial combined', 'Professional indemnity', 'Motor fleet'])],
       ])}
       ${table(
         'items',
         linesAs(pen, lines, 'tA'),
       )}${table('sums', [['Total now due', pen.money(sums.total)]])}<p>Payment is due by ${pen.day(pen.after(12))}, before cover begins. Insurance is exempt from VAT.</p>
       <div class="foot small">${escaped(firm.name)}. Registered office: ${escaped(firm.address.join(', '))}. Authorised and regulated by the Financial Conduct Authority, reference ${pen.digits('######')}.</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, vat: null, documentNumber: number, hasLines: false }),
  )
}

const forwarders = firms(
  'Crossharbor Freight Forwarders, Inc.;175-20 148th Road;Jamaica, NY 11434|Gulf Meridian Customs Brokers LLC;15710 JFK Blvd, Suite 600;Houston, TX 77032|Tri-Lakes Logistics Corp.;2401 E Devon Ave;Elk Grove Village, IL 60007',
)

/** Of an American forwarder and broker: duty laid out, fees, a shipment in a grid; whom to pay at the foot. */
export function forwarder(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|DD-mon-YY|mon DD, YYYY')
  const [firm, client] = [pen.pick(forwarders), customer(pen, 'US')]
  const fees = [
    ['OCEAN FREIGHT', 900, 4200],
    ['CUSTOMS DUTY ADVANCED', 120, 2900],
    ['MERCHANDISE PROCESSING FEE', 31, 90],
    ['ENTRY SERVICE', 95, 175],
    ['ISF FILING', 25, 45],
    ['DRAYAGE', 240, 890],
    ['CHASSIS SPLIT', 60, 120],
  ] as const
  const lines = pen.random
    .shuffled(fees)
    .slice(0, pen.whole(3, 6))
    .map(([text, least, most]) => line(text, pen.whole(least * 100, most * 100), 0))
  const sums = onTop(lines)
  const number = pen.digits(pen.pick(['S000######', '######-01', 'NYC######']))
  return paged(
    'letter',
    page(
      pen,
      ['Liberation Mono', ...plains],
      '.grid td, .grid th { border: 0.2mm solid #000; padding: 1mm 2mm; font-size: 8pt; } .grid { width: 100%; margin: 2mm 0; }',
    ),
    [
      `<div class="sides"><div>${sign('#1d3557')}</div><div class="mid"><b style="font-size:14pt">INVOICE</b></div><div class="small right">PAGE 1 OF 1</div></div>
       ${table('grid', [[[client.name, ...client.address].join(', '), number, pen.day(), pen.day(pen.after(15))]], ['BILL TO', 'INVOICE NO.', 'INVOICE DATE', 'DUE DATE'])}
       ${table('grid', [[pen.pick(['NINGBO', 'ROTTERDAM', 'GENOA']), pen.pick(['NEWARK', 'HOUSTON', 'LOS ANGELES']), pen.day(pen.after(-9)), pen.digits('MEDU#######'), `${pen.digits('#,###')} KG`]], ['ORIGIN', 'DESTINATION', 'ETA', 'CONTAINER', 'WEIGHT'])}
       ${table('items', linesAs(pen, lines, 'ta'), [
         'CHARGES',
         'USD',
       ])}${table('sums', [['TOTAL USD', pen.plain(sums.total)]])}
       <p class="small">Please contact us within 7 days should there be any discrepancies.</p><div class="foot small"><b>REMIT TO:</b> ${escaped([firm.name, ...firm.address].join(', '))} · ABA ${pen.digits('0########')} ACCT ${pen.digits('##########')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const hosts = firms(
  'Relaystack, Inc.;2093 Philadelphia Pike #4410;Claymont, DE 19703;Relaystack|Pixelharvest LLC;30 N Gould St, Ste R;Sheridan, WY 82801;Pixelharvest|Tessera Cloud Corporation;500 Yale Ave N;Seattle, WA 98109;Tessera Cloud',
)
const cloud = wares(
  'Compute hours, eu-west;14;480;0|Object storage, GB-month;2;90;0|Outbound traffic;3;140;0|Managed database;29;350;0|Support plan Developer;29;29;0',
)

/** Of a host in America to Europe: the customer first and large, who sold in small print, charged to a card. */
export function hosting(random: Random): Sheet {
  const pen = new Pen(random, {
    ...usAbroad,
    day: random.pick(['month D, YYYY', 'YYYY-MM-DD', 'D mon YYYY']),
    money: random.pick(['$#', 'USD #', '$# USD']),
  })
  const country = pen.pick(['DE', 'FR', 'NL', 'AT'] as const)
  const [seller, client] = [pen.pick(hosts), customer(pen, country)]
  const bought = pen.buy(cloud, { count: [2, 5], step: 1 })
  const rate = pen.chance(0.4) ? { DE: 19, FR: 20, NL: 21, AT: 20 }[country] : 0
  const sums = onTop(bought.lines.map((each) => ({ ...each, rate })))
  const number = pen.digits(pen.pick(['#########', 'RS-26##-####', 'in_#@#@#@##']))
  return paged(
    pen.pick(['A4', 'letter'] as const),
    page(pen, plains, '.items td { border-bottom: 0.1mm solid #ddd; }'),
    [
      `<div class="sides"><div><span class="small grey">Account</span><br><span style="font-size:15pt">${escaped(client.name)}</span><br>${block(client.address)}${rate === 0 && country !== 'FR' ? `<br>VAT ${taxNumber(pen, country)}` : ''}</div>${sign('#0f766e')}</div>
       <h1>Invoice for ${pen.day(pen.date, 'month YYYY')}</h1>${table('', [
         ['Invoice ID', number],
         ['Issued', pen.day()],
         ['Usage period', `${pen.day(pen.after(-30))} – ${pen.day(pen.after(-1))}`],
         ['Charged to', `Mastercard ${pen.digits('•••• ####')}`],
       ])}
       ${table('items', linesAs(pen, sums.lines, 'tqA'), ['Service', 'Units', 'Charge'])}
       ${table('sums', sumsAs(pen, sums, 'NVT', `Charges before tax|${rate > 0 ? `VAT ${rate}%` : 'VAT (reverse charged)'}|Total`))}
       <div class="foot small grey">Sold by ${escaped([seller.name, ...seller.address].join(', '))}, USA${rate > 0 ? ` · EU VAT ${pen.digits('EU372######')}` : ''}. No action is needed: your card has been charged.</div>`,
    ],
    truthOf(pen, { supplier: seller, sums, documentNumber: number, hasRates: rate > 0 }),
  )
}

const trades = firms(
  'Brindabella Plumbing & Gas;PO Box 318;Queanbeyan NSW 2620;R & T Kowalski Pty Ltd|Top End Air & Electrical Pty Ltd;14 Winnellie Road;Winnellie NT 0820|Fleurieu Fencing Co;Lot 6 Main South Road;Yankalilla SA 5203;Mark Ridgway',
)
const jobs = wares(
  'Call out and first hour;110;165;10|Labour per hour;88;120;10|Hot water unit 315L;1290;1680;10|Colorbond panel 1.8m;96;138;10|Split system 5kW supply & install;1750;2390;10|Materials sundry;24;180;10',
)

/** Of an Australian trade: GST in the total or on top, a slip to cut off with bank details, the trading name above. */
export function tradie(random: Random): Sheet {
  const pen = penFor(random, au, 'D mon YYYY|DD/MM/YYYY|D/MM/YY')
  const [firm, client] = [
    pen.pick(trades),
    pen.pick(
      firms(
        'Wattle Grove Strata Plan 48211;c/- 9 Ellery Cres;Bruce ACT 2617|Jacqui Tran;22 Bagot Street;North Adelaide SA 5006|Coolum Surf Apartments;1 David Low Way;Coolum Beach QLD 4573',
      ),
    ),
  ]
  const sums = pen.buy(jobs, { count: [1, 4], most: 4, isGross: pen.chance(0.5), step: 50 })
  const number = pen.digits(pen.pick(['INV-####', '#####', 'J26-###']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'URW Gothic'],
      '.slip { border-top: 0.3mm dashed #555; margin-top: 16mm; padding-top: 4mm; }',
    ),
    [
      `<div class="sides"><h1 style="margin:0">TAX INVOICE</h1>${wordmark(firm.name, '#b45309', 'Nimbus Sans')}</div><div class="sides" style="margin-top:8mm"><div>${lettered(client)}</div>${table(
        '',
        [
          ['Invoice Date', pen.day()],
          ['Invoice Number', number],
          ['Reference', pen.pick(['Job at unit 4', 'Quote 221', 'As discussed'])],
          ['ABN', abn(pen)],
        ],
      )}<div class="small">${block([...firm.also, firm.name, ...firm.address])}</div></div>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           String(each.quantity),
           pen.plain(each.unit),
           '10%',
           pen.plain(each.amount),
         ]),
         ['Description', 'Quantity', 'Unit Price', 'GST', 'Amount AUD'],
       )}
       ${table('sums', [
         ...(sums.net === sums.sum
           ? sumsAs(pen, sums, 'nv', 'Subtotal|TOTAL GST 10%')
           : [['INCLUDES GST 10%', pen.plain(sums.vat)]]),
         ['TOTAL AUD', pen.plain(sums.total)],
       ])}
       <p><b>Due Date: ${pen.day(pen.after(7))}</b><br>Direct deposit: ${escaped(firm.also[0] ?? firm.name)} BSB ${pen.digits('0##-###')} Acc ${pen.digits('########')}</p><div class="slip sides"><b>PAYMENT ADVICE</b>${table(
         '',
         [
           ['Customer', client.name],
           ['Invoice Number', number],
           ['Amount Due', pen.plain(sums.total)],
         ],
       )}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasLines: true }),
  )
}

const indianFirms = firms(
  'Vedika Infosolve Private Limited;4th Floor, Prestige Towers, Residency Road;Bengaluru 560025, Karnataka|Shree Balaji Packaging;Plot 88, GIDC Phase II;Vatva, Ahmedabad 382445, Gujarat;M/s Shree Balaji Packaging|Nair Engineering Works;Industrial Estate, Kalamassery;Kochi 683104, Kerala',
)
const indianGoods = wares(
  'Software maintenance Q2;42000;180000;18|Corrugated boxes 5 ply;38;62;18|Machined flange DN80;2450;4800;18|Annual support charges;60000;240000;18|Stretch film 23 mic;310;540;18',
)

/** An Indian tax invoice: boxes, codes of goods, tax between states, lakhs, the sum in words. */
export function indianInvoice(random: Random): Sheet {
  const pen = penFor(random, india, 'DD-mon-YYYY|DD/MM/YYYY|DD.MM.YYYY', {
    money: random.pick(['₹#', 'Rs. #', '₹ #']),
  })
  const [firm, client] = [
    pen.pick(indianFirms),
    pen.pick(
      firms(
        'Meridian Exports LLP;Nariman Point;Mumbai 400021, Maharashtra|Sagar Foods Pvt Ltd;Hinjewadi Phase 1;Pune 411057, Maharashtra',
      ),
    ),
  ]
  const sums = pen.buy(indianGoods, { count: [1, 3], most: 40, step: 100 })
  const number = pen.digits(pen.pick(['VI/26-27/0##', 'SBP/####', '26-27/###']))
  const state = firm.address[1]?.endsWith('Gujarat')
    ? '24'
    : firm.address[1]?.endsWith('Kerala')
      ? '32'
      : '29'
  return paged(
    'A4',
    page(
      pen,
      plains,
      '.box { border: 0.25mm solid #000; padding: 2mm; } .items :is(td, th) { border: 0.2mm solid #000; padding: 1mm; } .box + .box { border-top: 0; }',
    ),
    [
      `<div class="mid"><b>TAX INVOICE</b> <span class="small">(ORIGINAL FOR RECIPIENT)</span></div><div class="box sides"><div><b>${escaped(firm.name)}</b><br>${block(firm.address)}<br>GSTIN/UIN: ${gstin(pen, state)}</div>${table(
        '',
        [
          ['Invoice No.', number],
          ['Dated', pen.day()],
          ['Buyer’s Order No.', pen.digits('PO/####')],
          ['Dispatch through', pen.pick(['VRL', 'Hand delivery'])],
        ],
      )}</div>
       <div class="box"><span class="small">Buyer (Bill to)</span><br>${lettered(client)}<br>GSTIN/UIN: ${gstin(pen, '27')}</div>
       ${table(
         'items',
         sums.lines.map((each, at) => [
           String(at + 1),
           each.text,
           pen.digits('99####'),
           String(each.quantity),
           pen.plain(each.unit),
           pen.plain(each.amount),
         ]),
         ['Sl', 'Description of Goods', 'HSN/SAC', 'Qty', 'Rate', 'Amount'],
       )}
       ${table('sums', sumsAs(pen, sums, 'nvT', 'Taxable Value|Output IGST 18%|Total'))}
       <p class="small">Amount chargeable in words as per total above. E. &amp; O.E</p><p class="small">Company’s Bank Details: HDFC Bank, A/c ${pen.digits('5##############')}, IFSC ${pen.digits('HDFC000####')}</p><p class="right">for <b>${escaped(firm.name)}</b><br><br>Authorised Signatory</p><div class="mid small">This is a Computer Generated Invoice</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const agencies = firms(
  'Lantern & Loop Pte. Ltd.;71 Ayer Rajah Crescent #05-14;Singapore 139951|Straits Print Services Pte Ltd;10 Ubi Crescent #03-40;Singapore 408564',
)
const creative = wares(
  'Brand film, 60 seconds;2800;7400;9|Event backdrop 6 x 2.4 m;640;1280;9|Campaign management;1500;4200;9|Media booking;800;3900;9',
)

/** Of Singapore, charged in American dollars with tax told in Singapore's as well. */
export function dualCurrency(random: Random): Sheet {
  const pen = penFor(random, sg, 'DD mon YYYY|D month YYYY', { currency: 'USD', money: 'US$#' })
  const [firm, client] = [
    pen.pick(agencies),
    pen.pick(
      firms(
        'Corridor Travel Sdn Bhd;Menara Hap Seng;50250 Kuala Lumpur|Bluepath Shipping (S) Pte Ltd;1 Raffles Quay;Singapore 048583',
      ),
    ),
  ]
  const sums = pen.buy(creative, { count: [1, 3], most: 2, step: 100 })
  const number = pen.digits(pen.pick(['LL-####', 'SI26-0####', 'INV######']))
  const local = (cents: number) => `S$${pen.plain(Math.round(cents * 1.3412))}`
  return paged(
    'A4',
    page(pen, ['URW Gothic', ...plains]),
    [
      `<div class="mid">${wordmark(firm.name, '#4338ca', 'URW Gothic')}<br><span class="small">${escaped(firm.address.join(', '))} · GST Reg. ${pen.digits('20########M')}</span></div><h1>TAX INVOICE</h1><div class="sides"><div>Attn: Accounts Payable<br>${lettered(client)}</div>${table(
        '',
        [
          ['No.', number],
          ['Date', pen.day()],
          ['Terms', '30 days'],
          ['Due', pen.day(pen.after(30))],
        ],
      )}</div>
       ${table('items', linesAs(pen, sums.lines, 'tqua'), [
         'Description',
         'Qty',
         'USD',
         'Amount USD',
       ])}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Subtotal|GST 9%|Total'))}<p class="small right">For GST purposes at 1 USD = 1.3412 SGD: value ${local(sums.net)}, GST ${local(sums.vat)}, total ${local(sums.total)}</p><p>Cheques payable to ${escaped(firm.name)}. Bank: DBS ${pen.digits('###-######-#')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const contractors = firms(
  'Overberg Timber Homes (Pty) Ltd;27 Long Street;Caledon 7230|Jacaranda Solar Installations CC;Unit 9, Silver Lakes Park;Pretoria 0081|Umhlanga Pool & Spa;3 Lagoon Drive;Umhlanga Rocks 4319;UPSA Leisure (Pty) Ltd',
)

/** A deposit before work begins: half of what is quoted, VAT on what is asked for. */
export function deposit(random: Random): Sheet {
  const pen = penFor(random, za, 'DD month YYYY|YYYY/MM/DD|DD/MM/YYYY', { money: 'R #' })
  const [firm, client] = [
    pen.pick(contractors),
    pen.pick(
      firms(
        'Mr & Mrs P Naidoo;8 Kingfisher Place;Ballito 4420|Protea Guest Farm;R43 Hemel-en-Aarde;Hermanus 7200',
      ),
    ),
  ]
  const half = pen.whole(90, 980) * 10_000
  const sums = onTop([line('50% deposit on acceptance', half, 15)])
  const number = pen.digits(pen.pick(['DEP-####', 'IN10####', '####/26']))
  return paged(
    'A4',
    page(pen, [...plains, ...serifs]),
    [
      `<div class="sides"><div>${table('', [
        ['Tax Invoice', number],
        ['Date', pen.day()],
        ['Quotation', pen.digits('QU####')],
        ['Valid to', pen.day(pen.after(10))],
      ])}</div><div class="right"><b>${escaped(firm.name)}</b><br>${block([...firm.also, ...firm.address, `VAT ${taxNumber(pen, 'ZA')}`])}</div></div><p style="margin-top:12mm"><b>Client:</b> ${escaped([client.name, ...client.address].join(', '))}</p><h1>Deposit invoice</h1>
       <p>Quoted contract value ${pen.money(half * 2)} excluding VAT. Work is scheduled once the deposit has cleared.</p>${table('items', [['50% deposit on acceptance', pen.money(half)]], ['Details', 'Excl. VAT'])}${table(
         'sums',
         sumsAs(pen, sums, 'VT', 'VAT @ 15%|Deposit payable'),
       )}
       <p><b>Banking details</b><br>Account name: ${escaped(firm.also[0] ?? firm.name)}<br>FNB ${pen.digits('62#########')}, branch 250655, ref ${number}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const clubs = firms(
  'Tasman Bay Accountants Ltd;62 Trafalgar Street;Nelson 7010|Cook Strait Depot Services;PO Box 14-038;Wellington 6022;Depot Services NZ Limited|Rangitikei Vets Ltd;5 High Street;Marton 4710',
)

/** A New Zealander's statement: earlier invoices and a payment, what is owed now; no number of its own. */
export function statement(random: Random): Sheet {
  const pen = penFor(random, nz, 'D mon YYYY|DD/MM/YYYY')
  const [firm, client] = [
    pen.pick(clubs),
    pen.pick(
      firms(
        'Kotare Orchards Partnership;88 Redwood Valley Road;Richmond 7081|S & H Tamihana;RD 2;Hunterville 4782',
      ),
    ),
  ]
  const bills = Array.from({ length: pen.whole(2, 5) }, (_, at) => ({
    day: pen.day(pen.after(-26 + at * 5)),
    amount: pen.whole(60, 1900) * 115,
  }))
  const owed = bills.reduce((all, { amount }) => all + amount, 0)
  const sums = within([line('Balance', owed, 0)])
  return paged(
    'A4',
    page(pen, plains, '.items td { border-bottom: 0.1mm dotted #666; }'),
    [
      `<div class="sides"><div>${lettered(client)}</div><div class="right">${sign('#166534')}<br>${lettered(firm)}<br>GST ${taxNumber(pen, 'NZ')}</div></div><h1>STATEMENT</h1>${table(
        '',
        [
          ['Statement date', pen.day()],
          ['Account', pen.digits('@@@###')],
        ],
      )}
       ${table(
         'items',
         bills.map(({ day, amount }) => [day, `Invoice ${pen.digits('3####')}`, pen.plain(amount)]),
         ['Date', 'Details', 'NZD'],
       )}${table('sums', [
         ['Current', pen.plain(owed)],
         ['30 days and over', pen.plain(0)],
         ['Please pay', pen.money(owed)],
       ])}<p>Payment is due on the 20th of the month following. Direct credit ${pen.digits('0#-####-#######-00')}.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, vat: null, hasLines: false }),
  )
}

const utilities = firms(
  'Cedar Fork Electric Cooperative;PO Box 2240;Abingdon, VA 24212|City of Larkspur Water Utilities;400 Magnolia Ave;Larkspur, CA 94939|Commission de l’électricité Madawaska;174 rue Victoria;Edmundston NB E3V 2H9;Madawaska Power',
)

/** A North American utility's bill: meter, what was paid before, what is due, a coupon to return; printed in two pages at times. */
export function utility(random: Random): Sheet {
  const pen = penFor(random, us, 'mon DD, YYYY|MM/DD/YYYY|MM/DD/YY')
  const firm = pen.pick(utilities)
  const isCanadian = firm.also.length > 0
  const notation = isCanadian ? ca : us
  const client = anyone(pen, isCanadian ? 'CA' : 'US')
  const rate = isCanadian ? 15 : 0
  const lines = [
    line('Basic service charge', pen.whole(1200, 3500), rate),
    line('Usage charge', pen.whole(3800, 42_000), rate),
    line('Adjustment rider', pen.whole(90, 900), rate),
  ]
  const sums = onTop(lines)
  const before = pen.whole(4000, 30_000)
  const account = pen.digits('#######-###')
  const second = `<h1>Important information</h1><p>${escaped(firm.name)} · Account ${account}</p><p>Bills are due when rendered. A late charge of 1.5% applies after the due date. To report an outage call ${pen.digits('800-###-####')}.</p>`
  return paged(
    'letter',
    page(
      pen,
      plains,
      '.coupon { border-top: 0.3mm dashed #333; position: absolute; bottom: 12mm; left: 18mm; right: 18mm; padding-top: 4mm; }',
    ),
    [
      `<div class="sides"><b style="font-size:14pt">${escaped(firm.name)}</b><div class="small right">${below(firm)}</div></div><div class="sides" style="margin-top:6mm">${table(
        '',
        [
          ['Account number', account],
          ['Bill date', pen.day()],
          ['Service period', `${pen.day(pen.after(-33))} - ${pen.day(pen.after(-3))}`],
          ['Due date', pen.day(pen.after(21))],
        ],
      )}<div style="border:0.4mm solid #1e40af;padding:4mm" class="mid">Amount due<br><b style="font-size:16pt">${pen.money(sums.total)}</b></div></div>
       ${table('items', [['Previous balance', pen.money(before)], [`Payment received ${pen.day(pen.after(-12))} - thank you`, pen.money(-before)], ...lines.map((each) => [each.text, pen.money(each.amount)]), ...(rate > 0 ? [[`HST 15% (${taxNumber(pen, 'CA')})`, pen.money(sums.vat)]] : [])])}${table('sums', [['Total amount due', pen.money(sums.total)]])}
       <div class="coupon sides"><div><span class="small">Return this portion with your payment</span><br><br>${lettered(client)}</div><div>${table(
         '',
         [
           ['Account', account],
           ['Amount due', pen.money(sums.total)],
         ],
       )}<span class="small">Make checks payable to<br>${escaped(firm.name)}<br>${block(firm.address)}</span></div></div>`,
      ...(pen.chance(0.4) ? [second] : []),
    ],
    truthOf(pen, {
      supplier: firm,
      sums,
      currency: notation.currency,
      hasLines: false,
      hasRates: rate > 0,
    }),
  )
}
