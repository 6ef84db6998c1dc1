/** Bills of the United States and Canada: an app shop's mail, a customs broker, a plan changed in mid-year, a print shop with half paid, a premium, hours of temporary workers on two pages, a folio, a notary, a lumber yard's credit, dollars asked of a neighbour. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { ca, quebec, us } from '../eighth/notations'
import { taxNumber } from '../ninth/numbers'
import { taxed } from '../eleventh/kit'
import { say } from '../twelfth/kit'
import { totalOf } from '../thirteenth/kit'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from './kit'

export const usPapers: Papers = {
  /** An app shop's mail: pictures of what was bought, an order's letters, the tax, a card. */
  'app-order': paper(
    us,
    'mon D, YYYY|month D, YYYY',
    'light plain letter',
    'Orchardly;One Summit Loop;Cupertino, CA 95014;Orchardly Media Services LLC|Playfield;2300 Traverwood Dr;Ann Arbor, MI 48105;Playfield Digital Inc.',
    'US',
    (pen, firm, to) => {
      const sums = onTop([
        line(say(pen, 'Sketchbook Pro|Tide Tables Plus|Invoice Maker'), pen.whole(2, 29) * 100 + 99, 8.25),
        ...(pen.chance(0.5) ? [line('Cloud storage 2 TB (Monthly)', 999, 8.25)] : []),
      ])
      const number = pen.digits(say(pen, 'M@#@##@@@@#|GPA.####-####-####-#####'))
      return [
        `<div style="width:130mm;margin:0 auto;color:#333"><div class="sides"><div style="width:12mm;height:12mm;border-radius:3mm;background:#222"></div><div style="font-size:20pt;color:#888">Receipt</div></div><div class="cols" style="background:#fafafa;padding:3mm;margin:5mm 0;font-size:85%"><div><span class="grey">ACCOUNT</span><br>user${pen.digits('###')}@example.com<p><span class="grey">DATE</span><br>${pen.day()}</p><span class="grey">ORDER ID</span><br>${number}<p><span class="grey">DOCUMENT NO.</span><br>${pen.digits('1###########')}</p></div><div><span class="grey">BILLED TO</span><br>Visa .... ${pen.digits('####')}<br>${who(to)}<br>USA</div></div><b>${escaped(firm.name)} Store</b>${sums.lines
          .map(
            (each) =>
              `<div style="display:flex;gap:4mm;padding:3mm 0;border-bottom:0.2mm solid #ddd"><div style="width:11mm;height:11mm;border-radius:2.5mm;background:#${pen.pick(['fb923c', '38bdf8', 'a3e635'])}"></div><div style="flex:1"><b>${escaped(each.text)}</b><br><span class="grey tiny">In-App Purchase · Renews ${pen.day(pen.after(30))}</span></div><div>${pen.money(each.amount)}</div></div>`,
          )
          .join('')}<div class="right" style="margin-top:3mm">Subtotal ${pen.money(sums.net)}<br>Tax ${pen.money(sums.vat)}</div><div class="right" style="font-size:14pt;margin-top:2mm"><span class="grey" style="font-size:9pt">TOTAL</span> &nbsp; ${pen.money(sums.total)}</div><p class="tiny grey mid">Get help with subscriptions and purchases. Learn how to manage your password preferences.</p><p class="tiny grey mid">Copyright © 2026 ${legal(firm)}<br>All rights reserved, ${place(firm, ', ')}</p></div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** A customs broker: duty paid for the importer, fees, numbers of entry and of lading in boxes, no tax. */
  'entry-broker': paper(
    us,
    'MM/DD/YYYY|DD-mon-YY',
    'needle narrow letter',
    'Tidemark Customs Brokers Inc;8901 S La Cienega Blvd;Inglewood, CA 90301|Bayonne Forwarding Group;200 Port Jersey Blvd;Jersey City, NJ 07305|Estrella Border Services;1400 Mines Rd;Laredo, TX 78045;Estrella Brokerage LP',
    'US',
    (pen, firm, to) => {
      const sums = within([
        line('CUSTOMS DUTY', pen.whole(4000, 480_000)),
        line('MERCHANDISE PROCESSING FEE', pen.whole(3271, 63_400)),
        line('ENTRY SERVICE', pen.whole(85, 165) * 100),
        ...(pen.chance(0.6) ? [line('ISF FILING', 4500)] : []),
        ...(pen.chance(0.4) ? [line('FDA REVIEW', 3500)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, '###-#######-#|#######/01')), pen.after(10)]
      return [
        `<table class="t"><tr><td><b style="font-size:14pt">${escaped(firm.name.toUpperCase())}</b><br>${place(firm)}<br>FMC LIC ${pen.digits('######')}</td><td class="r"><b>INVOICE</b><br>${number}<br>${pen.day()}</td></tr></table><table class="t boxy"><tr><td rowspan="3" style="width:46%"><span class="tiny">BILL TO</span><br>${who(to)}</td><td><span class="tiny">ENTRY NO.</span><br>${pen.digits('@@#-#######-#')}</td><td><span class="tiny">ENTRY DATE</span><br>${pen.day(pen.after(-3))}</td></tr><tr><td><span class="tiny">MASTER B/L</span><br>${pen.digits('MAEU#########')}</td><td><span class="tiny">ARRIVAL</span><br>${pen.day(pen.after(-6))}</td></tr><tr><td><span class="tiny">VESSEL / VOY</span><br>${say(pen, 'EVER GLADE|MSC LORENA|CMA KRONOS')} ${pen.digits('###E')}</td><td><span class="tiny">ENTERED VALUE</span><br>${pen.plain(pen.whole(900, 9000) * 1000)}</td></tr></table><p>GOODS: ${say(pen, 'CERAMIC TILES 14 PLTS|LED FIXTURES 220 CTNS|OFFICE CHAIRS 96 CTNS')}</p>${grid(
          'ruled',
          'llr',
          'CODE|CHARGE|USD',
          sums.lines.map((each) => [pen.digits('0##'), each.text, pen.plain(each.amount)]),
        )}<table style="margin-left:auto" class="boxy"><tr><td style="padding:2mm 4mm"><b>TOTAL DUE</b></td><td style="padding:2mm 4mm"><b>${pen.money(sums.total)}</b></td></tr></table><p>PAY BY ${pen.day(due)}. DUTIES ARE ADVANCED ON YOUR BEHALF. IF YOU ARE THE IMPORTER OF RECORD, PAYMENT TO THE BROKER WILL NOT RELIEVE YOU OF LIABILITY FOR CUSTOMS CHARGES.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A plan raised in mid-year: time left over comes off, the new plan comes on, a card has paid. */
  'plan-prorated': paper(
    us,
    'mon D, YYYY|YYYY-MM-DD',
    'wide light letter',
    'Kitebase;1355 Market St Ste 900;San Francisco, CA 94103;Kitebase Software, Inc.|Formloom;77 Sleeper St;Boston, MA 02210;Formloom Technologies Inc|Rackoon Hosting;120 W 12th St;Kansas City, MO 64105;Rackoon LLC',
    'US',
    (pen, firm, to) => {
      const [old, plan] = [pen.whole(40, 180) * 100, pen.whole(300, 1900) * 100]
      const sums = within([
        line(`Remaining time on ${say(pen, 'Growth|Business')}, annual`, plan),
        line('Unused time on Starter, annual', -old),
      ])
      const number = pen.digits(say(pen, '@@@###-00##|######26'))
      return [
        `<div style="margin:-14mm -18mm 8mm;height:6mm;background:linear-gradient(90deg,#db2777,#7c3aed)"></div><div class="sides"><div><div style="font-size:20pt;color:#7c3aed">${escaped(firm.name)}</div></div><div class="r"><b>Paid on ${pen.day()}</b></div></div><p style="font-size:13pt">Thanks for upgrading! Here is your invoice.</p><div class="cols">${told(
          [
            ['Invoice #', number],
            ['Invoice date', pen.day()],
            ['Next renewal', pen.day(pen.after(280))],
            ['Payment method', `Mastercard ${pen.digits('•••• ####')}`],
          ],
        )}<div>To:<br>${who(to)}</div></div>${grid(
          'ruled',
          'lcr',
          'Item|Qty|Price',
          sums.lines.map((each) => [each.text, '1', pen.money(each.amount)]),
        )}<div class="cols"><div></div>${facts([
          ['Subtotal', pen.money(sums.total)],
          ['Sales tax', pen.money(0)],
          ['Total', pen.money(sums.total)],
          ['Payment', pen.money(-sums.total)],
          ['Balance due', pen.money(0)],
        ])}</div><div class="foot tiny grey mid">${legal(firm)}, ${place(firm, ', ')} · EIN ${pen.digits('##-#######')}</div>`,
        { sums, documentNumber: number, due: null },
      ]
    },
  ),

  /** A print shop: sums of several boards at a table's end, the tax of the state, half paid when it was ordered. */
  'half-down': paper(
    us,
    'M/D/YYYY|MM/DD/YY',
    'plain slab letter',
    'Ink & Anvil Letterpress;19 Railroad St;Great Barrington, MA 01230|Copper State Signs;4622 E Elwood St;Phoenix, AZ 85040;Copper State Graphics LLC|Bluegrass Banner Company;540 E 3rd St;Lexington, KY 40508',
    'US',
    (pen, firm, to) => {
      const rate = pen.pick([6, 6.25, 8.6])
      const sums = onTop([
        several(say(pen, 'Business cards, 2/1, 500 ct|Vinyl banner 3x8 ft|A-frame sign'), pen.whole(1, 8), pen.whole(45, 190) * 100, rate),
        line('Artwork and setup', pen.whole(45, 160) * 100, rate),
      ])
      const down = Math.round(sums.total / 2)
      const [number, due] = [pen.digits(say(pen, '2####|######')), pen.after(15)]
      return [
        `<div class="mid" style="border:0.6mm solid #222;padding:4mm"><span style="font-size:20pt">${escaped(firm.name)}</span><br>${place(firm, ' • ')} • (${pen.digits('###) 555-01##')}</div><div class="sides" style="margin:6mm 0"><div><i>Sold to:</i><br>${who(to)}</div><table class="boxy"><tr><td style="padding:1mm 3mm">Date</td><td style="padding:1mm 3mm">Invoice No.</td><td style="padding:1mm 3mm">Terms</td></tr><tr><td style="padding:1mm 3mm">${pen.day()}</td><td style="padding:1mm 3mm">${number}</td><td style="padding:1mm 3mm">Due ${pen.day(due)}</td></tr></table></div>${grid(
          'boxy',
          'rlrr',
          'Qty|Description|Rate|Amount',
          [
            ...sums.lines.map((each) => [
              String(each.quantity),
              each.text,
              pen.plain(each.unit),
              pen.plain(each.amount),
            ]),
            ['', ' ', '', ''],
            ['', 'Subtotal', '', pen.plain(sums.net)],
            ['', `Sales tax (${rate}%)`, '', pen.plain(sums.vat)],
            ['', 'Total', '', pen.money(sums.total)],
            ['', `Deposit received ${pen.day(pen.after(-14))}`, '', pen.money(-down)],
            ['', 'Balance due', '', pen.money(sums.total - down)],
          ],
        )}<p class="mid">We appreciate your business!</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** An insurer's premium: one sum for a year with fees of the state, a stub to send with a check. */
  'premium-notice': paper(
    us,
    'month D, YYYY|MM/DD/YYYY',
    'book plain letter',
    'Prairie Mutual Casualty;PO Box 4400;Des Moines, IA 50306;Prairie Mutual Casualty Company|Old Dominion Surety;9100 Arboretum Pkwy;Richmond, VA 23236;Old Dominion Surety Group, Inc.',
    'US',
    (pen, firm, to) => {
      const sums = within([
        line('Businessowners policy premium', pen.whole(700, 5200) * 100),
        line('Policy fee', pen.whole(25, 75) * 100),
        line('State surcharge', pen.whole(300, 4200)),
      ])
      const [number, due] = [pen.digits(say(pen, '######### 26|B########')), pen.after(25)]
      return [
        `<div class="sides"><div style="font-size:16pt;color:#14532d">${escaped(firm.name)}</div><div class="r"><b>PREMIUM INVOICE</b></div></div><hr><div class="cols"><div>${who(to)}</div>${told([
          ['Invoice number', number],
          ['Invoice date', pen.day()],
          ['Policy number', pen.digits('BOP-#######-##')],
          ['Policy period', `${pen.day(pen.after(30))} to ${pen.day(pen.after(395))}`],
          ['Agent', say(pen, 'Hartley Insurance Agency|D. Fields and Sons')],
        ])}</div><p style="margin-top:8mm">Your policy is about to renew. Please pay the total below so that your coverage does not lapse.</p>${grid(
          '',
          'lr',
          '',
          [
            ...sums.lines.map((each) => [each.text, pen.money(each.amount)]),
            ['Total premium and fees', pen.money(sums.total)],
          ],
        )}<p>Payment must be received by ${pen.day(due)}.</p><div style="position:absolute;left:18mm;right:18mm;bottom:12mm;border-top:0.3mm dashed #333;padding-top:3mm" class="sides"><div>Make check payable to:<br>${legal(firm)}<br>${place(firm)}</div><div>Amount due<br><b>${pen.money(sums.total)}</b></div><div>Due date<br><b>${pen.day(due)}</b></div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** Temporary workers of a week on two pages: days and hours of each, the sums only at the end. */
  'week-of-temps': paper(
    us,
    'MM/DD/YYYY|M/D/YY',
    'narrow plain letter',
    'Reliant Crew Staffing;2750 Airport Blvd;Mobile, AL 36606;Reliant Crew Staffing of Alabama, LLC|Cascade Light Industrial;700 NE Multnomah;Portland, OR 97232|Bright Badge Workforce Inc.;1 Gateway Ctr;Newark, NJ 07102',
    'US',
    (pen, firm, to) => {
      const people = pen.random.shuffled(['Alvarez, T', 'Boone, K', 'Castellano, R', 'Dufresne, M', 'Eze, C', 'Fowler, J', 'Guidry, S', 'Huang, L', 'Ibarra, P', 'Jessup, W', 'Kovacs, D', 'Lamb, N'])
      const bookings = people.slice(0, pen.whole(9, 12)).map((name) => {
        const [hours, bill] = [pen.whole(16, 40), pen.whole(1850, 3400)]
        return several(name, hours, bill)
      })
      const sums = within(bookings)
      const number = pen.digits(say(pen, '###-#####|######'))
      const due = pen.after(30)
      const end = pen.after(-5)
      const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
      const block = (from: number, until: number) =>
        bookings
          .slice(from, until)
          .map(
            (each) =>
              `<div style="border-top:0.2mm solid #999;padding:1.6mm 0"><div class="sides"><b>${each.text}</b><span class="grey">${say(pen, 'Picker/packer|Forklift|Line lead')}</span><span>${each.quantity}.00 hrs at ${pen.plain(each.unit)}</span><span>${pen.plain(each.amount)}</span></div><div class="tiny">${days.map((day, at) => `${day} ${at < each.quantity % 5 ? Math.floor(each.quantity / 5) + 1 : Math.floor(each.quantity / 5)}.00`).join(' &nbsp; ')}</div></div>`,
          )
          .join('')
      const head = (page: number) =>
        `<div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${place(firm, ', ')}</div><div class="r">Invoice ${number}<br>${pen.day()}<br>Page ${page}/2</div></div>`
      return [
        [
          `${head(1)}<div class="cols" style="margin:6mm 0"><div>Customer ${pen.digits('####')}<br>${who(to)}</div><div>Week ending ${pen.day(end)}<br>PO ${pen.digits('45########')}<br>Terms: net 30, due ${pen.day(due)}</div></div>${block(0, 7)}<p class="r">Continued</p>`,
          `${head(2)}<div style="height:6mm"></div>${block(7, 99)}<div style="border-top:0.6mm solid #000;padding-top:2mm" class="sides"><span>${bookings.reduce((all, each) => all + each.quantity, 0)}.00 hours in all</span><b>Invoice total ${pen.money(sums.total)}</b></div><p>Remit to: ${legal(firm)}, Lockbox ${pen.digits('#####')}, Atlanta, GA 30353</p>`,
        ],
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const caPapers: Papers = {
  /** A hotel's folio: nights and taxes by day as charges, a payment that brings it to nothing. */
  'folio-charges': paper(
    ca,
    'DD-mon-YY|mon DD, YYYY|YYYY-MM-DD',
    'plain narrow letter',
    'The Arbutus Inn;1 Marine Drive;Tofino BC V0R 2Z0;Arbutus Hospitality Ltd.|Hotel Palliser Gate;133 9 Ave SW;Calgary AB T2P 2M3;PG Hotels LP|Lakeshore Lodge Kenora;470 First Ave S;Kenora ON P9N 1W5',
    'CA',
    (pen, firm, to) => {
      const nights = pen.whole(1, 4)
      const rate = pen.whole(139, 329) * 100
      const { sums } = taxed([several('Room', nights, rate)], [5, 8])
      const gst = Math.round((sums.net * 5) / 100)
      const number = pen.digits(say(pen, '######|F-#####'))
      const guest = say(pen, 'Ms. Joan Petrie|Mr. Harvinder Gill|Ms. A. Lavallee')
      const rows = [
        ...Array.from({ length: nights }, (_, at) => [
          pen.day(pen.after(at - nights)),
          'Room Charge',
          pen.plain(rate),
          '',
        ]),
        [pen.day(), 'GST 5%', pen.plain(gst), ''],
        [pen.day(), 'PST 8%', pen.plain(sums.vat - gst), ''],
        [pen.day(), 'Visa', '', pen.plain(sums.total)],
      ]
      return [
        `<div class="mid"><div style="font-size:19pt;font-family:'DejaVu Serif'">${escaped(firm.name)}</div><span class="tiny">${place(firm, ' – ')}</span></div><div class="cols" style="margin:10mm 0"><div>${guest}<br>${who(to)}</div>${told([
          ['Folio', number],
          ['Room', pen.digits('3##')],
          ['Arrival', pen.day(pen.after(-nights))],
          ['Departure', pen.day()],
          ['Confirmation', pen.digits('########')],
        ])}</div>${grid('ruled', 'llrr', 'Date|Description|Charges|Credits', [
          ...rows,
          ['', 'Totals', pen.plain(sums.total), pen.plain(sums.total)],
        ])}<p class="r">Balance ${pen.money(0)}</p><p>Net ${pen.money(sums.net)}, GST ${pen.money(gst)}, PST ${pen.money(sums.vat - gst)}, total ${pen.money(sums.total)}</p><p class="tiny">I agree that my liability for this bill is not waived. ${legal(firm)}, GST ${taxNumber(pen, 'CA')}</p>`,
        { sums, documentNumber: number, hasLines: false, kind: 'receipt', due: null },
      ]
    },
  ),

  /** A lumber yard's credit for what came back: amounts below nothing behind a minus, the harmonised tax. */
  'lumber-return': paper(
    ca,
    'YYYY/MM/DD|DD/MM/YYYY',
    'needle plain letter',
    'Annapolis Valley Building Centre;905 Central Ave;Greenwood NS B0P 1N0;AVBC Holdings Limited|Trent Lumber & Millwork Ltd.;RR 3;Peterborough ON K9J 6X4|Maritime Truss;66 Champlain St;Dieppe NB E1A 1N8',
    'CA',
    (pen, firm, to) => {
      const pieces = pen.whole(4, 40)
      const unit = pen.whole(640, 4800)
      const { sums } = taxed([several(say(pen, '2X6X12 SPF NO2|PLYWOOD 5/8 FIR|CEDAR 5/4X6X10'), -pieces, unit)], [15])
      const number = pen.digits(say(pen, 'CR######|5#####'))
      return [
        `<div style="display:flex"><div style="flex:1"><b style="font-size:13pt">${escaped(firm.name)}</b><br>${place(firm)}<br>HST ${taxNumber(pen, 'CA')}</div><div style="border:0.4mm solid;padding:3mm;text-align:center;font-size:14pt">CREDIT MEMO<br>${number}</div></div><p>DATE ${pen.day()} &nbsp; ACCT ${pen.digits('#####')} &nbsp; CLERK ${pen.digits('##')} &nbsp; ORIG INV ${pen.digits('4#####')}</p><p>${who(to)}</p>${grid(
          'boxy',
          'rllrr',
          'QTY|UM|ITEM|PRICE|EXT',
          sums.lines.map((each) => [
            String(each.quantity),
            'EA',
            each.text,
            pen.plain(each.unit),
            pen.plain(each.amount),
          ]),
        )}<div class="r">SUBTOTAL ${pen.plain(sums.net)}<br>HST 15% ${pen.plain(sums.vat)}<br><b>TOTAL CREDIT ${pen.money(sums.total)}</b></div><p>APPLIED TO ACCOUNT. ALL RETURNS MUST BE IN SALEABLE CONDITION WITHIN 30 DAYS.</p><p style="margin-top:14mm">RECEIVED BY ______________________</p>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),

  /** A Canadian firm's bill to an American one, in the latter's dollars and without tax. */
  'us-funds': paper(
    { ...us, money: 'US$#' },
    'month D, YYYY|D mon YYYY',
    'light book letter',
    'Snowgoose Analytics Ltd.;300 - 1055 W Hastings St;Vancouver BC V6E 2E9|Petit Nord Animation Inc.;4200 boul. Saint-Laurent;Montreal QC H2W 2R2|Flatland Geomatics;128 4th Ave S;Saskatoon SK S7K 1M8;101288834 Saskatchewan Ltd.',
    'US',
    (pen, firm, to) => {
      const sums = within([
        several(say(pen, 'Model calibration, days|Character rig, shots|Orthophoto tiles'), pen.whole(3, 24), pen.whole(180, 900) * 100),
      ])
      const [number, due] = [pen.digits(say(pen, 'US-###|26-0##|####')), pen.after(30)]
      return [
        `<div style="float:right;text-align:right">${who(firm)}<br>Canada<br>GST/HST ${taxNumber(pen, 'CA')}</div><div style="font-size:24pt;color:#0369a1">Invoice</div><div style="clear:both;height:8mm"></div><div class="cols"><div><span class="grey">Client</span><br>${who(to)}<br>USA</div><div><span class="grey">Number</span><br>${number}<p><span class="grey">Issued</span><br>${pen.day()}</p></div><div><span class="grey">Payable by</span><br>${pen.day(due)}<p><span class="grey">Funds</span><br>USD</p></div></div>${grid(
          'ruled',
          'lrrr',
          'Services|Quantity|Rate|Amount (USD)',
          sums.lines.map((each) => [
            each.text,
            String(each.quantity),
            pen.plain(each.unit),
            pen.plain(each.amount),
          ]),
        )}<table style="margin-left:auto">${tr('lr', [
          ['Subtotal', pen.money(sums.total)],
          ['GST (zero-rated export)', pen.money(0)],
          ['Total in US funds', pen.money(sums.total)],
        ])}</table><p class="tiny">Wire: transit ${pen.digits('#####')}, institution 010, account ${pen.digits('##-#####')}, SWIFT ${pen.digits('CIBCCATT')}</p>`,
        { sums, documentNumber: number, due, currency: 'USD' },
      ]
    },
  ),
}

export const qcPapers: Papers = {
  /** A notary of Quebec: fees and money paid out for the client, both taxes with their numbers, an advance received. */
  'notaire-etude': paper(
    quebec,
    'D month YYYY|YYYY-MM-DD',
    'book plain letter',
    'Étude Desrosiers Pelletier, notaires;210, rue Notre-Dame;Repentigny (Québec) J6A 2R1;Desrosiers Pelletier s.e.n.c.r.l.|Me Louise Archambault, notaire;55, rue Principale;Magog (Québec) J1X 1Y5',
    'QC',
    (pen, firm, to) => {
      const fees = line('Honoraires professionnels', pen.whole(60, 290) * 1000)
      const spent = line('Publicité foncière (non taxable)', pen.whole(140, 420) * 100)
      const { sums, taxes } = taxed([fees], [5, 9.975])
      const total = sums.total + spent.amount
      const advance = pen.whole(2, 5) * 10_000
      const number = pen.digits(say(pen, '26-####|F####'))
      return [
        `<div class="mid" style="font-size:15pt;font-variant:small-caps">${escaped(firm.name)}</div><div class="mid tiny">${place(firm, ', ')}</div><p style="margin-top:12mm">${pen.day()}</p><p>${who(to)}</p><p><b>NOTE D’HONORAIRES N<sup>o</sup> ${number}</b><br>Dossier : ${pen.digits('M-####')}, ${say(pen, 'achat d’un immeuble commercial|hypothèque mobilière|convention d’actionnaires')}</p>${grid('', 'lr', '', [
          [fees.text, pen.money(fees.amount)],
          ['TPS 5 %', pen.money(taxes[0]?.vat ?? 0)],
          ['TVQ 9,975 %', pen.money(taxes[1]?.vat ?? 0)],
          [spent.text, pen.money(spent.amount)],
          ['TOTAL DE LA NOTE', pen.money(total)],
          ['Moins : avance reçue en fidéicommis', pen.money(-advance)],
          ['Solde à payer', pen.money(total - advance)],
        ])}<p>Payable sur réception. Merci de votre confiance.</p><div class="foot tiny">TPS ${taxNumber(pen, 'CA')} &nbsp; TVQ ${pen.digits('10######## TQ0001')}</div>`,
        {
          sums: { ...sums, lines: [fees, spent], total },
          total: totalOf(total),
          documentNumber: number,
        },
      ]
    },
  ),
}
