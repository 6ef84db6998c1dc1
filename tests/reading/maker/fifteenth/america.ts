/** Bills of the United States: an app shop's mail, a customs broker, a plan changed in mid-year, a print shop with half paid, a premium, hours of temporary workers on two pages. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { us } from '../eighth/notations'
import { say } from '../twelfth/kit'
import { linesAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from './kit'

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
        line(
          say(pen, 'Sketchbook Pro|Tide Tables Plus|Invoice Maker'),
          pen.whole(2, 29) * 100 + 99,
          8.25,
        ),
        ...(pen.chance(0.5) ? [line('Cloud storage 2 TB (Monthly)', 999, 8.25)] : []),
      ])
      const number = pen.digits(say(pen, 'M@#@##@@@@#|GPA.####-####-####-#####'))
      return [
        `<div style="width:130mm;margin:0 auto;color:#333"><div class="sides"><div style="width:12mm;height:12mm;border-radius:3mm;background:#222"></div><div style="font-size:20pt;color:#888">Receipt</div></div><div class="cols" style="background:#fafafa;padding:3mm;margin:5mm 0;font-size:85%"><div><span class="grey">ACCOUNT</span><br>user${pen.digits('###')}@example.com<p><span class="grey">DATE</span><br>${pen.day()}</p><span class="grey">ORDER ID</span><br>${number}<p><span class="grey">DOCUMENT NO.</span><br>${pen.digits('1###########')}</p></div><div><span class="grey">BILLED TO</span><br>Visa .... ${pen.digits('####')}<br>${who(to)}<br>USA</div></div><b>${escaped(firm.name)} Store</b>${sums.lines
          .map(
            (each) =>
              `<div style="display:flex;gap:4mm;padding:3mm 0;border-bottom:0.2mm solid #ddd"><div style="width:11mm;height:11mm;border-radius:2.5mm;background:#${pen.pick(['fb923c', '38bdf8', 'a3e635'])}"></div><div style="flex:1"><b>${escaped(each.text)}</b><br><span class="grey tiny">In-App Purchase · Renews ${pen.day(pen.after(30))}</span></div><div>${pen.money(each.amount)}</div></div>`,
          )
          .join(
            '',
          )}<div class="right" style="margin-top:3mm">Subtotal ${pen.money(sums.net)}<br>Tax ${pen.money(sums.vat)}</div><div class="right" style="font-size:14pt;margin-top:2mm"><span class="grey" style="font-size:9pt">TOTAL</span> &nbsp; ${pen.money(sums.total)}</div><p class="tiny grey mid">Get help with subscriptions and purchases. Learn how to manage your password preferences.</p><p class="tiny grey mid">Copyright © 2026 ${legal(firm)}<br>All rights reserved, ${place(firm, ', ')}</p></div>`,
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
        several(
          say(pen, 'Business cards, 2/1, 500 ct|Vinyl banner 3x8 ft|A-frame sign'),
          pen.whole(1, 8),
          pen.whole(45, 190) * 100,
          rate,
        ),
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
            ...linesAs(pen, sums.lines, 'qtua'),
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
        `<div class="sides"><div style="font-size:16pt;color:#14532d">${escaped(firm.name)}</div><div class="r"><b>PREMIUM INVOICE</b></div></div><hr><div class="cols"><div>${who(to)}</div>${told(
          [
            ['Invoice number', number],
            ['Invoice date', pen.day()],
            ['Policy number', pen.digits('BOP-#######-##')],
            ['Policy period', `${pen.day(pen.after(30))} to ${pen.day(pen.after(395))}`],
            ['Agent', say(pen, 'Hartley Insurance Agency|D. Fields and Sons')],
          ],
        )}</div><p style="margin-top:8mm">Your policy is about to renew. Please pay the total below so that your coverage does not lapse.</p>${grid(
          '',
          'lr',
          '',
          [...linesAs(pen, sums.lines, 'tA'), ['Total premium and fees', pen.money(sums.total)]],
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
      const people = pen.random.shuffled([
        'Alvarez, T',
        'Boone, K',
        'Castellano, R',
        'Dufresne, M',
        'Eze, C',
        'Fowler, J',
        'Guidry, S',
        'Huang, L',
        'Ibarra, P',
        'Jessup, W',
        'Kovacs, D',
        'Lamb, N',
      ])
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
