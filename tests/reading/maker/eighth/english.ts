/** Invoices and credit notes of Britain, Ireland, the United States and Canada. */
import type { Random } from '../../../support/random'
import type { Sheet } from '../print'
import {
  block,
  escaped,
  firms,
  negated,
  onTop,
  paged,
  Pen,
  penFor,
  pictured,
  sign,
  table,
  truthOf,
  wares,
  wordmark,
} from './kit'
import { ca, gb, ie, quebec, us } from './notations'
import { linesAs, sumsAs } from './rows'

const traders = firms(
  'Dave Pritchard Plumbing & Heating;6 Orchard Lane;Hereford HR4 9BX;Dave Pritchard|Siân Bevan;Ty Gwyn, Heol Fawr;Llandeilo SA19 6HR|R & J Tree Surgeons;Barn End Farm;Thirsk YO7 4NQ|Bright Sparks Electrical;27 Thornhill Road;Derby DE22 3LP|Mr. A. Kowalczyk (Plastering);44 Beech Grove;Slough SL1 3TR;A. Kowalczyk',
)
const householders = firms(
  'Tate Accountancy;88 Station Rd;Woking GU21 6JY|Mrs P Langley;The Old Vicarage;Ledbury HR8 1DP|The Copper Kettle Cafe;31 High Street;Ludlow SY8 1BE',
)
const jobs = wares(
  'Labour – 2 days;280;560|Supply and fit new radiator;190;420|Materials (receipts attached);35;310|Fell and remove ash tree;250;640|Translation, 3,200 words;180;340|Replace consumer unit;380;620|Call-out;45;80',
)

/** Made in a word processor: no VAT, amounts typed, bank details at the end. */
export function trader(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|D month YYYY|D/M/YY|DD.MM.YY')
  const [person, client] = [pen.pick(traders), pen.pick(householders)]
  const sums = pen.buy(jobs, { count: [1, 4], step: 500 })
  const hasNumber = pen.chance(0.75)
  const number = pen.digits(pen.pick(['###', '0##', 'DP-0##', '26-##']))
  const isCentred = pen.chance(0.5)
  return paged(
    'A4',
    `#sheet { font: 11pt '${pen.pick(['Liberation Serif', 'P052', 'Liberation Sans', 'URW Bookman'])}'; } .items { margin: 8mm 0; } .items :is(td, th) { ${pen.chance(0.5) ? 'border: 0.2mm solid #000;' : ''} padding: 1.5mm 2mm; }`,
    [
      `<div class="${isCentred ? 'mid' : ''}"><b style="font-size:17pt">${escaped(person.name)}</b><br>${block([...person.address, `Tel: ${pen.digits('07### ######')}`])}</div><h1 style="margin:9mm 0 6mm" class="${isCentred ? 'mid' : ''}">INVOICE</h1>
       <div class="sides"><div>To:<br>${block([client.name, ...client.address])}</div><div>${block([...(hasNumber ? [`Invoice No: ${number}`] : []), `Date: ${pen.day()}`])}</div></div>${table(
         'items',
         linesAs(pen, sums.lines, 'tA'),
         ['Description', 'Amount'],
       )}<div class="right"><b>${pen.pick(['TOTAL DUE', 'Total', 'TOTAL'])}: ${pen.money(sums.total)}</b></div><p style="margin-top:10mm">Please pay by bank transfer within 14 days:<br>${block([`Account name: ${person.also[0] ?? person.name}`, `Sort code ${pen.digits('##-##-##')}   Account ${pen.digits('########')}`])}</p><p>Many thanks for your custom!</p>`,
    ],
    truthOf(pen, { supplier: person, sums, documentNumber: hasNumber ? number : null }),
  )
}

const irish = firms(
  'Lackagh Quarry Products Ltd;Turloughmore;Co. Galway H65 RX20|Ó Briain Office Supplies;14 Shandon Street;Cork T23 KP83|Wicklow Way Catering DAC;Unit 2, The Mill;Rathdrum, Co. Wicklow A67 H2D8|Farrell Agri & Hardware;Main Street;Granard, Co. Longford N39 F6P2',
)
const irishClients = firms(
  'Keane & Daughters Builders;9 Sandymount Green;Dublin 4, D04 A1B2|Scoil Naomh Bríd;Church Road;Tuam, Co. Galway H54 YK11|Moran Hotels Limited;The Quay;Westport, Co. Mayo F28 X5D0',
)
const irishGoods = wares(
  'Washed stone 20 mm, tonne;18;32;23|Delivery;45;80;23|Office chair;120;240;23|Buffet lunch per head;12;19;13.5|Copier paper, box;22;34;23|Calf nuts 25 kg;11;16;0|Labour, plant repair;55;75;13.5',
)

/** Of a firm with software of its own: account, rep and order in boxes; goods at several rates with codes for them. */
export function irishInvoice(random: Random): Sheet {
  const pen = penFor(random, ie, 'DD/MM/YYYY|DD-mon-YYYY|D month YYYY')
  const [seller, client] = [pen.pick(irish), pen.pick(irishClients)]
  const sums = pen.buy(irishGoods, { count: [2, 6], most: 12 })
  const number = pen.digits(pen.pick(['SI-#####', 'INV####', '######']))
  const order = pen.digits('PO####')
  const code = (rate: number) => 'ABC'.charAt(sums.shares.findIndex((share) => share.rate === rate))
  return paged(
    'A4',
    `#sheet { font: 9.5pt '${pen.pick(['Nimbus Sans', 'Liberation Mono', 'DejaVu Sans Condensed'])}'; } .boxes { width: 100%; margin: 6mm 0; } .boxes :is(td, th) { border: 0.2mm solid #555; padding: 1.2mm 2mm; } .boxes th { background: #dfeee4; font-size: 8pt; } .items td { padding: 1.2mm 2mm 1.2mm 0; } .items { min-height: 60mm; }`,
    [
      `<div class="sides"><div>${pen.chance(0.6) ? wordmark(seller.name, '#1c6b45', 'C059') : pictured(seller.name, '#1c6b45', 'C059')}<br>${block([...seller.address, `Tel ${pen.digits('0## ### ####')}`, `VAT No. ${pen.digits('IE#######@@')}`])}</div><h1>INVOICE</h1></div>
       <div class="sides" style="margin-top:6mm"><div><b>Invoice to</b><br>${block([client.name, ...client.address])}</div><div><b>Deliver to</b><br>${block([`${client.name} – site`, 'Yard 3', 'Athenry, Co. Galway'])}</div></div>
       ${table('boxes', [[number, pen.day(), pen.digits('@@@001'), order, 'MK', pen.day(pen.after(30))]], ['Invoice No.', 'Invoice Date', 'Account', 'Your Order', 'Rep', 'Payment Due'])}${table(
         'items',
         sums.lines.map((line) => [
           line.text,
           String(line.quantity),
           pen.plain(line.unit),
           code(line.rate),
           pen.plain(line.amount),
         ]),
         ['Description', 'Qty', 'Price', 'VAT', 'Net'],
       )}<div class="sides">${table(
         'small',
         sums.shares.map(({ rate, net, vat }) => [
           code(rate),
           pen.rate(rate),
           pen.plain(net),
           pen.plain(vat),
         ]),
         ['Code', 'Rate', 'Goods', 'VAT'],
       )}${table('sums', sumsAs(pen, sums, 'NVT', 'Goods Total|VAT Total|Invoice Total'))}</div><div class="foot small grey">${escaped(`Goods remain the property of ${seller.name} until paid for in full. E&OE. IBAN ${pen.digits('IE##AIBK##############')}`)}</div>`,
    ],
    truthOf(pen, {
      supplier: seller,
      sums,
      documentNumber: number,
      customerReference: order,
      hasRates: true,
    }),
  )
}

const contractors = firms(
  'Big Sky Heating & Air, LLC;2210 Elk Ridge Rd;Bozeman, MT 59715|Marisol Vega Design;914 Calle Luna;Santa Fe, NM 87501|Hudson Valley Office Cleaners Inc.;48 Broadway;Kingston, NY 12401|Route 9 Signs;1600 Boston Post Rd;Milford, CT 06460|T. J. Okafor, CPA;350 Peachtree St NE #900;Atlanta, GA 30308',
)
const americanClients = firms(
  'Cedar Grove Dental PLLC;77 Maple Ave;Albany, NY 12207|Harold Jensen;1408 Pine St;Helena, MT 59601|Blue Door Books;212 Canyon Rd;Santa Fe, NM 87501',
)
const americanGoods = wares(
  'Furnace tune-up;120;240|Weekly office cleaning;180;420|Brand identity package;900;3400|Vinyl banner 3x8 ft;95;180|Tax preparation Form 1120-S;650;1400|Filter 16x25x4;28;52',
)

/** As the common accounting software prints it: light blue, `BILL TO`, `BALANCE DUE`, sales tax or none. */
export function contractor(random: Random): Sheet {
  const pen = new Pen(random, us)
  const [seller, client] = [pen.pick(contractors), pen.pick(americanClients)]
  const rate = pen.pick([0, 0, 6.35, 8, 8.125])
  const bought = pen.buy(americanGoods, { count: [1, 4], most: 4, step: 100 })
  const sums = onTop(bought.lines.map((line) => ({ ...line, rate })))
  const number = pen.digits(pen.pick(['1###', '####', 'INV-0####']))
  const paid = pen.chance(0.2)
  return paged(
    'letter',
    `#sheet { font: 10pt 'Liberation Sans'; } h1 { color: #4a90c2; font-weight: 400; font-size: 20pt; margin: 8mm 0 4mm; } .items { margin: 6mm 0; } .items th { background: #dcebf5; color: #4a90c2; padding: 1.5mm 2mm; font-weight: normal; } .items td { padding: 1.5mm 2mm; } .sums td { color: #555; } .due { font-size: 14pt; font-weight: bold; }`,
    [
      `<div class="sides"><div><b>${escaped(seller.name)}</b><br>${block([...seller.address, pen.digits('(5##) ###-####'), 'office@mail.example'])}</div>${pen.chance(0.5) ? sign('#4a90c2') : ''}</div><h1>${pen.pick(['INVOICE', 'Invoice'])}${pen.chance(0.5) ? ` ${number}` : ''}</h1>
       <div class="sides"><div><span class="grey">BILL TO</span><br>${block([client.name, ...client.address])}</div>${table(
         '',
         [
           ['INVOICE #', number],
           ['DATE', pen.day()],
           ['DUE DATE', pen.day(pen.after(30))],
           ['TERMS', 'Net 30'],
         ],
       )}</div>${table('items', linesAs(pen, sums.lines, 'tqua'), [
         'ACTIVITY',
         'QTY',
         'RATE',
         'AMOUNT',
       ])}${table('sums', [
         ...(rate > 0 ? sumsAs(pen, sums, 'nvt', `SUBTOTAL|TAX (${rate}%)|TOTAL`) : []),
         ...(paid ? [['PAYMENT', pen.plain(sums.total)]] : []),
       ])}<div class="right" style="margin-top:3mm">${paid ? 'TOTAL <span class="due">' : 'BALANCE DUE <span class="due">'}${pen.money(sums.total)}</span>${paid ? '<br>BALANCE DUE $0.00 — PAID' : ''}</div><p>Thank you for your business!</p>`,
    ],
    truthOf(pen, { supplier: seller, sums, documentNumber: number }),
  )
}

const canadians = firms(
  'Saguenay Informatique inc.;455 rue Racine E;Chicoutimi QC G7H 1S8|Maple & Birch Landscaping Ltd.;88 Kerr Street;Oakville ON L6K 3A5|Prairie Print Co-op;1021 Main St;Winnipeg MB R2W 3R1|Atlantic Marine Survey;7 Lower Water St;Halifax NS B3J 1S3',
)
const canadianClients = firms(
  'Boulangerie Côté;1200 av. Cartier;Québec QC G1R 2S5|North Shore Dental;400 Marine Dr;North Vancouver BC V7P 1R9',
)
const canadianGoods = wares(
  'Consulting / Services-conseils;95;160|Website hosting (year);180;320|Hedge trimming;140;380|Poster printing 24x36;18;45|Hull inspection;450;1200',
)

/** Federal and provincial tax in lines of their own with their numbers, in English or in French. */
export function canadian(random: Random): Sheet {
  const seller = random.pick(canadians)
  const isQuebec = seller.address.join(' ').includes(' QC ')
  const pen = new Pen(random, isQuebec ? quebec : ca)
  const client = pen.pick(canadianClients)
  const sums0 = pen.buy(canadianGoods, { count: [1, 4], most: 10 })
  const parts: [string, number][] = isQuebec
    ? [
        ['TPS 5 %', 5],
        ['TVQ 9,975 %', 9.975],
      ]
    : seller.address.join(' ').includes(' ON ')
      ? [['HST 13%', 13]]
      : seller.address.join(' ').includes(' NS ')
        ? [['HST 14%', 14]]
        : [
            ['GST 5%', 5],
            ['PST 7%', 7],
          ]
  const taxes = parts.map(([name, rate]) => ({ name, vat: Math.round((sums0.net * rate) / 100) }))
  const vat = taxes.reduce((all, tax) => all + tax.vat, 0)
  const sums = { ...sums0, vat, total: sums0.net + vat }
  const number = pen.digits(pen.pick(['26-###', '####', 'INV-####']))
  const w = isQuebec
    ? [
        'Facture',
        'No de facture',
        'Date',
        'Facturé à',
        'Sous-total',
        'Total',
        'Description|Qté|Taux|Montant',
        'Payable dans 30 jours',
      ]
    : [
        'Invoice',
        'Invoice No.',
        'Date',
        'Bill To',
        'Subtotal',
        'Total Due (CAD)',
        'Description|Qty|Rate|Amount',
        'Due within 30 days',
      ]
  const numbers = isQuebec
    ? [`No TPS ${pen.digits('######### RT0001')}`, `No TVQ ${pen.digits('########## TQ0001')}`]
    : [`GST/HST No. ${pen.digits('######### RT0001')}`]
  return paged(
    'letter',
    `#sheet { font: 10pt '${pen.pick(['Nimbus Sans', 'URW Gothic', 'Liberation Serif'])}'; } .items { margin: 8mm 0 4mm; } .items th { border-bottom: 0.4mm solid #9b1c1c; } .items td { padding: 1.5mm 2mm 1.5mm 0; }`,
    [
      `<div class="sides"><div>${pen.chance(0.5) ? wordmark(seller.name, '#9b1c1c', 'Nimbus Sans') : `<b>${escaped(seller.name)}</b>`}<br>${block([...seller.address, ...numbers])}</div><h1>${w[0] ?? ''}</h1></div><div class="sides" style="margin-top:8mm"><div>${w[3] ?? ''}:<br>${block([client.name, ...client.address])}</div>${table(
        '',
        [
          [w[1] ?? '', number],
          [w[2] ?? '', pen.day()],
        ],
      )}</div>${table(
        'items',
        linesAs(pen, sums.lines, 'tqUA'),
        (w[6] ?? '').split('|'),
      )}${table('sums', [[w[4] ?? '', pen.money(sums.net)], ...taxes.map((tax) => [tax.name, pen.money(tax.vat)]), [w[5] ?? '', pen.money(sums.total)]])}<p>${w[7] ?? ''}.</p>`,
    ],
    truthOf(pen, { supplier: seller, sums, documentNumber: number }),
  )
}

const wholesalers = firms(
  'Barrowgate Foodservice Limited;Depot 3, Trade City;Preston PR2 5PD;Barrowgate Foodservice|Hadley Trade Counter;Unit 11 Forge Lane;Dudley DY2 0RZ|Crown & Anchor Wines Ltd;Wharf Road;Newark NG24 1EU;Crown & Anchor Wines',
)
const stores = firms(
  'The Copper Kettle Cafe;31 High Street;Ludlow SY8 1BE|Fern Bank Care Home Ltd;Fern Bank;Malvern WR14 2AA',
)
const pantry = wares(
  'Chopped tomatoes 6 x 2.5 kg;14;21;0|Rapeseed oil 20 l;28;39;0|Still water 24 x 500 ml;5;8;20|Blue roll 6 pack;9;14;20|Free range eggs x 15 dz;31;42;0|Frozen peas 10 x 1 kg;15;22;0|Sauvignon Blanc case 6;34;58;20|Plain flour 16 kg;9;15;0|Washing-up liquid 5 l;6;11;20|Coffee beans 1 kg;12;19;0|Napkins 2 ply x 2000;16;24;20|Butter unsalted 40 x 250 g;62;84;0|Cola 24 x 330 ml;8;13;20|Bin liners x 200;11;18;20|Basmati rice 20 kg;26;38;0|Vinyl gloves x 100;4;7;20|Cheddar mature 5 kg;27;36;0|Crisps mixed 48;13;19;20',
)

/** Two pages of goods, carried forward; goods go elsewhere than the invoice; sums on the last page. A credit note is shorter. */
const wholesaleOf =
  (isCredit: boolean) =>
  (random: Random): Sheet => {
    const pen = penFor(random, gb, 'DD/MM/YYYY|DD mon YYYY')
    const [seller, [buyer, site]] = [pen.pick(wholesalers), pen.pair(stores)]
    const plus = pen.buy(pantry, { count: isCredit ? [1, 3] : [12, 18], most: 6 })
    const sums = isCredit && pen.chance(0.4) ? negated(plus) : plus
    const number = pen.digits(
      isCredit
        ? pen.pick(['CN######', 'C-#####'])
        : pen.pick(['7######', 'INV#######', 'SO/######']),
    )
    const title = isCredit ? 'CREDIT NOTE' : 'INVOICE'
    const head = (page: string) =>
      `<div class="sides"><div>${pictured(seller.also[0] ?? seller.name, '#00205b', 'Nimbus Sans')}<div class="small">${block(seller.address)}</div></div><div class="right"><h1>${title}</h1>${block([`${isCredit ? 'Credit Note' : 'Invoice'} No: ${number}`, `${isCredit ? 'Date' : 'Tax Point'}: ${pen.day()}`, `Account: ${account}`, ...(isCredit ? [`Original invoice: ${original}`] : []), page])}</div></div>`
    const [account, original] = [pen.digits('@@@###'), pen.digits('7######')]
    const rows = sums.lines.map((line) => [
      pen.digits('#####'),
      line.text,
      String(line.quantity),
      pen.plain(line.unit),
      line.rate === 0 ? 'Z' : 'S',
      pen.plain(line.amount),
    ])
    const columns = ['Code', 'Product', 'Qty', 'Price', 'VAT', 'Value']
    const foot = `<div class="foot small grey">${escaped(`${seller.name}. Registered in England No. ${pen.digits('0#######')}. VAT Reg No. ${pen.digits('GB ### #### ##')}. Registered office: ${seller.address.join(', ')}`)}</div>`
    const ends = `<div class="sides">${table(
      'small',
      sums.shares.map(({ rate, net, vat }) => [
        rate === 0 ? 'Z' : 'S',
        pen.rate(rate),
        pen.plain(net),
        pen.plain(vat),
      ]),
      ['Code', 'Rate', 'Goods', 'VAT'],
    )}${table('sums', sumsAs(pen, sums, 'nvT', `Goods|VAT|${isCredit ? 'Total credit' : 'Invoice total'}`))}</div>`
    const sides = `<div class="sides" style="margin:6mm 0"><div><b>Invoice address</b><br>${block([buyer.name, ...buyer.address])}</div><div><b>Delivery address</b><br>${block([site.name, ...site.address])}</div></div>`
    const part = Math.ceil(rows.length * 0.6)
    const pages = isCredit
      ? [`${head('Page 1 of 1')}${sides}${table('items', rows, columns)}${ends}${foot}`]
      : [
          `${head('Page 1 of 2')}${sides}${table('items', rows.slice(0, part), columns)}<div class="right">Carried forward</div>${foot}`,
          `${head('Page 2 of 2')}<div style="height:8mm"></div>${table('items', rows.slice(part), columns)}${ends}<p class="small">Shortages must be reported within 24 hours. Terms strictly 30 days.</p>${foot}`,
        ]
    return paged(
      'A4',
      `#sheet { font: 9pt '${pen.pick(['Liberation Sans', 'Liberation Sans Narrow', 'Nimbus Sans'])}'; } h1 { font-size: 17pt; } .items { margin: 4mm 0; } .items td:nth-child(2), .items th:nth-child(2) { text-align: left !important; } .items th { border-bottom: 0.3mm solid #000; } .items td { padding: 2.6mm 3mm 2.6mm 0; } .sums tr:last-child { font-weight: bold; }`,
      pages,
      truthOf(pen, {
        supplier: seller,
        sums,
        documentNumber: number,
        kind: isCredit ? 'credit-note' : 'invoice',
        hasRates: true,
      }),
    )
  }

export const wholesale = wholesaleOf(false)
export const creditNote = wholesaleOf(true)
