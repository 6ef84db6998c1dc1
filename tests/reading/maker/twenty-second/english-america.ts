/** Bills of the United States: the boxes of an old bookkeeping program, a freelancer's letter, a town's utilities, software by the seat, an order of a small shop of the web. */
import { escaped, line, several, wares, within } from '../eighth/kit'
import { us } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { taxedBy } from '../eighteenth/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { beside, part } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { lawful } from '../seventeenth/kit'
import { tally, usd } from '../thirteenth/kit'
import { logo, say } from '../twelfth/kit'
import { note, workday } from '../twentieth/english-kit'
import { siteOf } from '../twenty-first/english-kit'

const boxed = (head: string, html: string, css = '') =>
  `<div style="border:0.3mm solid #222;${css}"><div style="border-bottom:0.3mm solid #222;padding:0.5mm 1.5mm">${head}</div><div style="padding:1.5mm;min-height:22mm">${html}</div></div>`

export const usPapers: Papers = {
  /** As the old program for a desk prints it: firm at the left, a box of date and number at the right, bill to and ship to in frames, a row of terms, a tall frame of items, sums in frames at the foot. */
  'desktop-boxes': paper(
    us,
    'M/D/YYYY|MM/DD/YYYY',
    'plain letter',
    'Piedmont Pump & Motor Repair;2207 Burlington Rd;Greensboro, NC 27405|SUNRISE FIRE EXTINGUISHER CO.;PO Box 4418;Chandler, AZ 85246|Hoosier Bottling & Water, Inc.;1190 Shadeland Ave;Indianapolis, IN 46219|Tri-Lakes Septic;PO Box 62;Saranac Lake, NY 12983;Tri-Lakes Sanitation LLC',
    'US',
    (pen, firm, to) => {
      const rate = pen.pick([0, 7, 6.75, 8.6])
      const lines = pen.buy(
        wares(
          'Service:Labor, shop rate per hour;85;125|Trip:Trip charge;45;75|Parts:Seal kit;28;140|5GAL:Bottled water, 5 gal;6.5;8.5|RECHARGE:Recharge 10 lb ABC;32;48|TAG:Annual inspection and tag;6;12|Pump-1000:Pump tank up to 1000 gal;285;395|Rental:Cooler rental, month;9;15',
        ),
        { count: [1, 5], most: 9, step: 25 },
      ).lines
      const sums = taxedBy(
        within(lines),
        Math.round((lines.reduce((all, { amount }) => all + amount, 0) * rate) / 100),
      )
      const days = pen.pick([15, 30])
      const due = pen.after(days)
      const number = pen.digits(say(pen, '####|#####|26-###'))
      const order = pen.chance(0.5) ? pen.digits('####') : ''
      const rows = sums.lines.map((one) => {
        const [code = '', text = ''] = one.text.split(':')
        return [String(one.quantity), code, text, pen.plain(one.unit), pen.plain(one.amount)]
      })
      return [
        `${beside(
          '1fr 74mm',
          `<div style="font-size:12pt;font-weight:bold">${escaped(firm.name)}</div>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}`,
          `<div class="r" style="font-size:20pt;font-weight:bold">Invoice</div>${grid('boxy', 'cc', 'Date|Invoice #', [[pen.day(), number]])}`,
        )}<div class="cols" style="margin-top:6mm">${boxed('Bill To', who(to))}${boxed('Ship To', pen.chance(0.5) ? who(to) : '')}</div>${grid('boxy', 'ccccc', 'P.O. Number|Terms|Due Date|Rep|Via', [[order, `Net ${days}`, pen.day(due), say(pen, 'JR|MW|HSE'), say(pen, 'Our truck|UPS|')]])}<div style="min-height:96mm;border:0.3mm solid #222"><table class="t" style="margin:0"><tr style="border-bottom:0.3mm solid #222"><th class="c">Quantity</th><th class="l">Item Code</th><th class="l">Description</th><th class="r">Price Each</th><th class="r">Amount</th></tr>${rows.map(([a = '', b = '', c = '', d = '', e = '']) => `<tr><td class="c">${a}</td><td>${escaped(b)}</td><td>${escaped(c)}</td><td class="r">${d}</td><td class="r">${e}</td></tr>`).join('')}</table></div><div style="display:grid;grid-template-columns:1fr 74mm"><div style="border:0.3mm solid #222;padding:2mm">${say(pen, 'We appreciate your prompt payment.|Thank you for your business.')}<br>Phone # ${pen.digits('###-###-####')}</div>${grid(
          'boxy',
          'lr',
          '',
          [
            ['Subtotal', pen.money(sums.sum)],
            [`Sales Tax (${rate.toFixed(rate % 1 === 0 ? 1 : 2)}%)`, pen.money(sums.vat)],
            ['Total', pen.money(sums.total)],
            ['Payments/Credits', '$0.00'],
            ['Balance Due', pen.money(sums.total)],
          ],
        ).replace('class="t boxy"', 'class="t boxy" style="margin:0;font-weight:bold"')}</div>`,
        {
          sums,
          documentNumber: number,
          due,
          ...(order ? { customerReference: order } : {}),
        },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A freelancer's letter from a word processor: whole dollars without cents, what it is for in a sentence, an account to pay to, due on a day told in the text. */
  'freelance-letter': paper(
    { ...usd, isWhole: true },
    'month D, YYYY|M/D/YY|mon D, YYYY',
    'book slab letter',
    'Nadia Feldman Illustration;31-12 34th St, Apt 4;Astoria, NY 11106|Owen Castellanos;PO Box 771;Marfa, TX 79843|Third Rail Editorial;2415 N Kimball Ave;Chicago, IL 60647|Bev & Ray Cleaning Crew;18 Birch Ln;Ellsworth, ME 04605',
    'several',
    (pen, firm, to) => {
      const stock = firm.name.includes('Cleaning')
        ? 'Office cleaning, four visits;320;480|Carpet shampoo, two rooms;180;260|Windows inside and out;140;220'
        : firm.name.includes('Editorial')
          ? 'Copyedit, 62 pages;700;1400|Proofread of second pass;300;650|Style sheet;150;250'
          : 'Cover artwork, final files;600;1800|Spot drawings, set of five;400;950|Second round of changes;120;300|Licence, one year, web;250;500'
      const sums = within(pen.buy(wares(stock), { count: [1, 3], step: 1000 }).lines)
      const days = pen.pick([14, 15, 30])
      const due = pen.after(days)
      const number = pen.digits(say(pen, '0##|26-0#|2026###'))
      return [
        `<div style="font-size:17pt;margin-bottom:1mm">${escaped(firm.name)}</div>${place(firm, ' · ')} · ${siteOf(firm.name, '@mail.example')}<hr style="border:0;border-top:0.3mm solid #222;margin:5mm 0 12mm"><div class="sides"><div>To:<br>${who(to)}</div><div class="r">${pen.day()}<br>Invoice no. ${number}</div></div><p style="margin-top:14mm">For work completed ${say(pen, 'this month|in the past four weeks|as we agreed by email')}:</p>${grid('', 'lr', '', linesAs(pen, sums.lines, 'tA'))}<div style="border-top:0.3mm solid #222;padding:2mm 1.5mm" class="sides"><b>Amount due</b><b>${pen.money(sums.total)}</b></div><p style="margin-top:12mm">Payment is due by ${pen.day(due)}. Checks payable to ${escaped(firm.name)}, or ACH to routing ${pen.digits('0########')}, account ${pen.digits('##########')}.</p><p>Thanks so much, it was a pleasure.</p>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 11.5pt; }',
      ]
    },
  ),

  /** A town's utilities: a stub on top to send back with what it costs on time and late, below it readings and charges by service, no tax. */
  'town-utility': paper(
    us,
    'MM/DD/YYYY|MM/DD/YY|mon DD, YYYY',
    'narrow plain needle letter',
    'City of Maple Hollow;100 Civic Plaza;Maple Hollow, OH 44077|CEDAR FORKS WATER DISTRICT;PO Box 1120;Cedar Forks, WA 98239|Town of Brindle Utilities;14 Court Square;Brindle, VA 24112|Pine County Public Utility Authority;600 Powell Ave;Pineland, GA 31560',
    'US',
    (pen, firm, to) => {
      const street = to.address[0] ?? ''
      const here = { ...to, address: [street, firm.address[1] ?? ''] }
      const used = pen.whole(3, 90)
      const sums = within([
        line('WATER', 1480 + used * 412),
        line('SEWER', 1925 + used * 537),
        ...(pen.chance(0.6) ? [line('STORMWATER FEE', pen.pick([550, 800, 1165]))] : []),
        ...(pen.chance(0.6) ? [line('REFUSE COMMERCIAL', pen.pick([3850, 6200]))] : []),
      ])
      const due = workday(pen.after(pen.pick([18, 20, 21])))
      const late = Math.round(sums.total * 1.1)
      const account = pen.digits('##-####-##')
      const number = pen.chance(0.6) ? pen.digits(say(pen, '#######|B26-#####')) : null
      const read = pen.whole(1000, 8000)
      const last = pen.whole(6000, 30_000)
      const rows = sums.lines.map((one, at) => [
        one.text,
        at < 2 ? String(read) : '',
        at < 2 ? String(read + used) : '',
        at < 2 ? String(used) : '',
        pen.plain(one.amount),
      ])
      return [
        `<div class="sides"><div><b style="font-size:13pt">${escaped(firm.name)}</b><br>${place(firm)}<br>${pen.digits('(###) ###-####')}</div>${told(
          [
            ['ACCOUNT', account],
            ...(number ? [['BILL NUMBER', number] as const] : []),
            ['DUE DATE', pen.day(due)],
            ['AMOUNT DUE', pen.money(sums.total)],
            ['AFTER DUE DATE PAY', pen.money(late)],
          ],
          'border:0.3mm solid #222',
        )}</div><div class="sides" style="margin:8mm 0 3mm"><div>${who(here)}</div><div>AMOUNT ENCLOSED $ ______________</div></div><div class="mid tiny" style="border-bottom:0.3mm dashed #222;margin:5mm 0">DETACH AND RETURN THIS PORTION WITH YOUR PAYMENT</div><b>UTILITY STATEMENT</b>${told(
          [
            ['Bill date', pen.day()],
            ['Service address', street],
            ['Service period', `${dayOff(pen, -34)} to ${dayOff(pen, -4)}`],
          ],
        )}${grid('ruled', 'lrrrr', 'SERVICE|PREVIOUS|PRESENT|USAGE (CCF)|AMOUNT', rows)}${facts(
          [
            ['PREVIOUS BALANCE', pen.plain(last)],
            [`PAYMENT RECEIVED ${dayOff(pen, -12)}`, pen.plain(-last)],
            ['CURRENT CHARGES', pen.plain(sums.total)],
            ['TOTAL AMOUNT DUE', pen.money(sums.total)],
          ],
          'margin-left:auto;font-weight:bold',
        )}${part('border:0.3mm solid #222;padding:3mm;margin-top:10mm', `<b>MESSAGE</b><br>${say(pen, 'Hydrant flushing begins next month. Water may be discolored for a short time.|Offices will be closed for the holiday. Use the drop box at the side door.')} A 10% penalty is added after the due date.`)}`,
        {
          sums,
          documentNumber: number,
          due,
        },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),

  /** Software by the seat from a large house: facts at right of the sign, who bought it, charges with their period, tax told apart, a payment by card that leaves nothing. */
  'seat-charges': paper(
    usd,
    'mon D, YYYY|month D, YYYY|MM/DD/YYYY',
    'light plain letter',
    'Zoneo;55 Almaden Court, 6th Floor;San Jose, CA 95113;Zoneo Video Communications, Inc.|Docuforge;221 Main St, Suite 1550;San Francisco, CA 94105;Docuforge Inc.|HIVEDESK;1000 Windward Concourse;Alpharetta, GA 30005;Hivedesk Software LLC|Pixelry;345 Park Place;San Jose, CA 95110;Pixelry Systems Incorporated',
    'several',
    (pen, firm, to) => {
      const base = within([
        several(
          say(
            pen,
            'Business Monthly, named host|Standard Annual, prorated|Creative All Apps, team',
          ),
          pen.whole(1, 14),
          pen.pick([1599, 1999, 2499, 3799, 8999]),
        ),
        ...(pen.chance(0.4)
          ? [several('Cloud storage 100 GB', pen.whole(1, 5), pen.pick([500, 999]))]
          : []),
      ])
      const rate = pen.pick([0, 0, 6, 8.25])
      const sums = taxedBy(base, Math.round((base.sum * rate) / 100))
      const number = pen.digits(say(pen, 'INV#########|US########|####-######'))
      const isPaid = pen.chance(0.7)
      const due = pen.after(30)
      const rows = sums.lines.map((one) => [
        one.text,
        `${pen.day(pen.date, 'mon D, YYYY')} – ${dayOff(pen, 29, 'mon D, YYYY')}`,
        String(one.quantity),
        pen.money(one.unit),
        pen.money(one.amount),
      ])
      return [
        `${beside(
          '1fr 78mm',
          `${logo(firm.name, 11, 'font-weight:bold;color:#2563eb')}<div style="margin-top:6mm">${escaped(lawful(firm))}<br>${place(firm)}<br>USA</div>`,
          told([
            ['Invoice Date:', pen.day()],
            ['Invoice #:', number],
            ['Payment Terms:', isPaid ? 'Due Upon Receipt' : 'Net 30'],
            ...(isPaid ? [] : [['Due Date:', pen.day(due)] as const]),
            ['Account Number:', pen.digits('70########')],
            ['Currency:', 'USD'],
          ]),
        )}<div class="cols" style="margin:9mm 0 5mm"><div><b>Sold To:</b><br>${who(to)}</div><div><b>Bill To:</b><br>${who(to)}</div></div><b style="color:#2563eb">Charge Details</b>${grid('ruled', 'llrrr', 'Charge Description|Period|Qty|Unit Price|Amount', rows)}${tally(
          [
            ['Subtotal', pen.money(sums.sum)],
            [rate > 0 ? `Sales Tax ${rate}%` : 'Taxes, Fees & Surcharges', pen.money(sums.vat)],
            ['Invoice Total', pen.money(sums.total)],
          ],
        )}<b style="color:#2563eb">Transactions</b>${grid(
          'ruled',
          'lllr',
          'Date|Transaction|Reference|Applied Amount',
          isPaid
            ? [
                [
                  pen.day(),
                  `Payment, ${say(pen, 'Visa|Mastercard')} ending ${pen.digits('####')}`,
                  pen.digits('P-########'),
                  `(${pen.money(sums.total)})`,
                ],
              ]
            : [['', 'No payments applied', '', pen.money(0)]],
        )}<div class="r"><b>Invoice Balance &nbsp; ${pen.money(isPaid ? 0 : sums.total)}</b></div>${note('Need help understanding your invoice? Visit our help center. For tax purposes this document is issued by the company named above.')}`,
        isPaid
          ? { sums, documentNumber: number, kind: 'receipt', due: null }
          : { sums, documentNumber: number, due },
      ]
    },
  ),

  /** An order of a small shop of the web as its platform prints it: the order's number and day at right, ship to and bill to, how many times what, thanks and the shop's address at the foot. */
  'shop-order': paper(
    us,
    'month D, YYYY|mon D, YYYY',
    'wide plain letter',
    'Foxglove & Twine;416 Mulberry St;Macon, GA 31201;Foxglove Goods LLC|Barnacle Coffee Roasters;2200 Harris Ave;Bellingham, WA 98225|TINKERBENCH SUPPLY;903 E Pecan St;Pflugerville, TX 78660;Tinkerbench LLC|Old Mill Paper Co.;77 Canal St;Holyoke, MA 01040',
    'US',
    (pen, firm, to) => {
      const bought = pen.buy(
        wares(
          'House Blend, 2 lb, whole bean;28;38|Kraft Mailer Boxes, 25 pack;22;41|Linen Apron, charcoal;34;58|Precision Tweezer Set;14;29|Desk Notebook, dotted;12;22|Thermal Carafe, 1 L;29;55|Solder Wire, lead free;11;26|Gift Wrap Roll, forest;8;16',
        ),
        { count: [1, 4], most: 4, step: 50 },
      ).lines
      const shipping = pen.pick([0, 595, 899, 1250])
      const items = bought.reduce((all, { amount }) => all + amount, 0)
      const base = within([...bought, ...(shipping > 0 ? [line('Shipping', shipping)] : [])])
      const tax = Math.round(items * pen.pick([0, 0.0625, 0.07, 0.0825]))
      const sums = taxedBy(base, tax)
      const number = pen.digits(say(pen, '#1###|#@@####|#2####')).replace(/^\d/, '#')
      return [
        `<div class="sides"><div style="font-size:19pt">${escaped(firm.name)}</div><div class="r">Order ${number}<br>${pen.day()}</div></div><div class="cols" style="margin:10mm 0 8mm"><div><b>SHIP TO</b><br>${who(to)}<br>United States</div><div><b>BILL TO</b><br>${who(to)}<br>United States</div></div><div style="border-top:0.4mm solid #222;padding-top:3mm" class="sides"><b>ITEMS</b><b>PRICE</b></div>${bought.map((one) => `<div class="sides" style="padding:2mm 0"><span>${escaped(one.text)}<br><span class="tiny grey">SKU ${pen.digits('@@-####')}</span></span><span class="r">${one.quantity} × ${pen.money(one.unit)}<br>${pen.money(one.amount)}</span></div>`).join('')}<div style="border-top:0.2mm solid #999;margin:3mm 0"></div>${facts(
          [
            ['Subtotal', pen.money(items)],
            ...(shipping > 0
              ? [['Shipping', pen.money(shipping)] as const]
              : [['Shipping', 'Free'] as const]),
            ['Tax', pen.money(tax)],
            ['Total', pen.money(sums.total)],
            [`Paid by ${say(pen, 'Visa|Shop wallet|PayPal')}`, pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<div class="mid" style="margin-top:22mm">Thank you for shopping with us!<br><br><b>${escaped(lawful(firm))}</b><br>${place(firm, ', ')}, United States<br>hello@${siteOf(firm.name, '.example')}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),
}
