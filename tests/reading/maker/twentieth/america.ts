/** Bills and mails of the United States that come in any month: software by card, a coloured template of the web, an order of a marketplace, a courier's week, a cloud's month. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { us } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { taxedBy } from '../eighteenth/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { ribbon } from '../nineteenth/kit'
import { lawful } from '../seventeenth/kit'
import { stacked, tally, usd } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { behindIt, note } from './english-kit'

export const usPapers: Papers = {
  /** Software by the month as a large handler of cards prints it: a receipt with its invoice's number and its own, the sum as a sentence, seats and period, paid by card; taxed or not. */
  'card-subscription': paper(
    usd,
    'month D, YYYY|mon D, YYYY',
    'plain wide letter',
    'Plannerly;548 Market Street, PMB 40122;San Francisco, California 94104;Plannerly, Inc.|Inkdeck;2261 Lombard Street;Wilmington, Delaware 19801;Inkdeck Labs LLC|NOTIVA;1 Letterman Drive;San Francisco, California 94129;Notiva Software Inc.|Shipbell;115 Broadway, 4th Floor;New York, New York 10006',
    'several',
    (pen, firm, to) => {
      const plan = say(pen, 'Pro plan – monthly|Team plan|Business (per seat)')
      const base = within([
        several(plan, pen.whole(1, 12), pen.pick([800, 1000, 1200, 1500, 2000, 2900])),
        ...(pen.chance(0.35) ? [line('AI add-on', pen.pick([1000, 2000]))] : []),
      ])
      const sums = pen.chance(0.25) ? taxedBy(base, Math.round(base.sum * 0.08875)) : base
      const isReceipt = pen.chance(0.6)
      const [number, own] = [pen.digits('@#@@##@#-00##'), pen.digits('####-####')]
      const head = [
        ['Invoice number', number],
        ...(isReceipt ? [['Receipt number', own] as const] : []),
        [isReceipt ? 'Date paid' : 'Date of issue', pen.day()],
        isReceipt
          ? (['Payment method', `${say(pen, 'Visa|Mastercard')} - ${pen.digits('####')}`] as const)
          : (['Date due', pen.day()] as const),
      ] as const
      const tax = sums.vat > 0 ? ([['Sales tax (8.875%)', pen.money(sums.vat)]] as const) : []
      return [
        `<div class="sides"><b style="font-size:20pt">${isReceipt ? 'Receipt' : 'Invoice'}</b><b style="font-size:17pt;color:#6d28d9">${escaped(firm.name)}</b></div>${told(head, 'margin:4mm 0 7mm')}<div class="cols"><div><b>${escaped(lawful(firm))}</b><br>${place(firm)}<br>United States<br>billing@${firm.name.toLowerCase()}.example</div><div><b>Bill to</b><br>${who(to)}</div></div><div style="font-size:15pt;font-weight:bold;margin:8mm 0">${pen.money(sums.total)} ${isReceipt ? 'paid on' : 'USD due'} ${pen.day()}</div>${isReceipt ? '' : '<p><u>Pay online</u></p>'}<table class="t ruled"><tr><th class="l">Description</th><th class="r">Qty</th><th class="r">Unit price</th><th class="r">Amount</th></tr>${sums.lines.map((one, at) => `<tr><td>${escaped(one.text)}${at === 0 ? `<br><span class="grey">${pen.day(pen.date, 'mon D')} – ${pen.day(pen.after(30))}</span>` : ''}</td><td class="r">${one.quantity}</td><td class="r">${pen.money(one.unit)}</td><td class="r">${pen.money(one.amount)}</td></tr>`).join('')}</table>${tally(
          [
            ['Subtotal', pen.money(sums.sum)],
            ...tax,
            ['Total', pen.money(sums.total)],
            [
              isReceipt ? 'Amount paid' : 'Amount due',
              `${pen.money(sums.total)}${isReceipt ? '' : ' USD'}`,
            ],
          ],
          'margin-left:50%;width:50%',
        )}<div class="foot tiny grey" style="border-top:0.2mm solid #ddd;padding-top:2mm">${number} · ${pen.money(sums.total)} ${isReceipt ? 'paid on' : 'due'} ${pen.day()} <span style="float:right">Page 1 of 1</span></div>`,
        isReceipt
          ? { sums, documentNumber: number, otherNumbers: [own], kind: 'receipt', due: null }
          : { sums, documentNumber: number, due: pen.date },
      ]
    },
  ),

  /** A template of the web with a wide coloured head: who it is billed to, day, number and the amount due side by side, then lines, terms in a sentence. */
  'banner-bill': paper(
    us,
    'MM/DD/YYYY|month D, YYYY',
    'light plain letter',
    'Tidewater Landscaping LLC;3918 Shore Dr;Virginia Beach, VA 23455|Bright Path Bookkeeping;704 N Main St;Bozeman, MT 59715;Bright Path Financial LLC|Elena Marsh Photography;1220 SE Ankeny St;Portland, OR 97214|Northgate Janitorial;4477 W 160th St;Cleveland, OH 44135;Northgate Building Services Inc.',
    'US',
    (pen, firm, to) => {
      const rate = pen.pick([0, 0, 6, 7.25])
      const sums = onTop(
        pen
          .buy(
            wares(
              'Monthly service;180;950|Consultation, hours;65;140|On-site session;150;420|Supplies;18;95|Seasonal cleanup;220;480|Prints and delivery;45;160|Quarterly filing;90;240',
            ),
            { count: [1, 4], most: 5, step: 100 },
          )
          .lines.map((one) => ({ ...one, rate })),
      )
      const due = pen.after(pen.pick([0, 15, 30]))
      const number = pen.digits(say(pen, '0000###|26-###|1###'))
      const colour = say(pen, '#0f766e|#b91c1c|#1e40af|#3f3f46')
      return [
        `<div style="background:${colour};color:#fff;margin:-14mm -18mm 8mm;padding:12mm 18mm" class="sides"><div style="font-size:21pt">${escaped(firm.name)}</div><div class="r tiny">${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>${pen.digits('###-###-####')}</div></div><div style="display:grid;grid-template-columns:1.4fr 1fr 1fr 1.3fr;gap:5mm"><div><div class="tiny" style="color:${colour}">Billed To</div>${who(to)}</div>${stacked(
          [
            ['Date of Issue', pen.day()],
            ['Due Date', pen.day(due)],
          ],
          colour,
        )}${stacked([['Invoice Number', number]], colour)}<div class="r"><div class="tiny" style="color:${colour}">Amount Due (USD)</div><div style="font-size:21pt">${pen.money(sums.total)}</div></div></div><div style="border-top:0.8mm solid ${colour};margin-top:9mm"></div>${grid('ruled', 'lrrr', 'Description|Rate|Qty|Line Total', linesAs(pen, sums.lines, 'tUqA'))}${facts(
          [
            ['Subtotal', pen.plain(sums.net)],
            [rate > 0 ? `Tax (${rate}%)` : 'Tax', pen.plain(sums.vat)],
            ['Total', pen.plain(sums.total)],
            ['Amount Paid', '0.00'],
            ['Amount Due (USD)', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<div style="margin-top:16mm"><div class="tiny" style="color:${colour}">Terms</div>Please make checks payable to ${escaped(lawful(firm))}. A late fee of 1.5% per month applies after the due date.</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A printed order of a marketplace: its own name on top, things with their seller, sums of the order, the card; the order's number is the only one. */
  'order-details': paper(
    us,
    'month D, YYYY',
    'book plain letter',
    'PaperMule Direct;88 Distribution Way;Hebron, KY 41048|GadgetBarn LLC;5020 Industrial Rd;Ontario, CA 91761|Willow & Pine Office;310 Mill St;Lewiston, ME 04240|KLEVR Supply Co;7400 Freeport Pkwy;Irving, TX 75063',
    'US',
    (pen, firm, to) => {
      const bought = pen.buy(
        wares(
          'Thermal Label Rolls 4x6, 500 ct;12.99;24.99|Wireless Keyboard and Mouse Combo;24.99;49.99|Adjustable Laptop Stand, Aluminum;18.99;39.99|Bubble Mailers #2, Pack of 100;14.99;27.99|USB-C Charger 65W;17.99;35.99|Desk Fan, 8 Inch;19.99;32.99|Heavy Duty Stapler;11.99;26.99',
        ),
        { count: [1, 3], step: 1 },
      ).lines
      const shipping = pen.chance(0.4) ? pen.pick([599, 799]) : 0
      const base = within([
        ...bought,
        ...(shipping > 0 ? [line('Shipping & Handling', shipping)] : []),
      ])
      const items = bought.reduce((all, { amount }) => all + amount, 0)
      const tax = Math.round(items * pen.pick([0.06, 0.07, 0.0825]))
      const sums = taxedBy(base, tax)
      const market = say(pen, 'Everbay|Bazaarium|Rivermart')
      const number = pen.digits('11#-#######-#######')
      return [
        `<div style="font-size:19pt;font-weight:bold">${market}</div><h1 style="font-size:14pt;text-align:center">Final Details for Order #${number}</h1><p><b>Order Placed:</b> ${pen.day()}<br><b>${market} order number:</b> ${number}<br><b>Order Total: ${pen.money(sums.total)}</b></p><div style="border:0.4mm solid #222;padding:3mm;margin-top:4mm"><div class="mid" style="border-bottom:0.2mm solid #222;padding-bottom:1.5mm"><b>Shipped on ${pen.day(pen.after(1))}</b></div><table class="t"><tr><th class="l">Items Ordered</th><th class="r">Price</th></tr>${bought.map((one) => `<tr><td>${one.quantity} of: <i>${escaped(one.text)}</i><br><span class="tiny">Sold by: ${escaped(firm.name)} (seller profile)<br>Condition: New</span></td><td class="r">${pen.money(one.unit)}</td></tr>`).join('')}</table><div class="cols"><div><b>Shipping Address:</b><br>${who(to)}<br>United States<br><br><b>Shipping Speed:</b><br>${say(pen, 'Two-Day Shipping|Standard Shipping')}</div>${facts(
          [
            ['Item(s) Subtotal:', pen.money(items)],
            ['Shipping & Handling:', pen.money(shipping)],
            ['Total before tax:', pen.money(sums.sum)],
            ['Sales Tax:', pen.money(sums.vat)],
            ['Total for This Shipment:', pen.money(sums.total)],
          ],
          'flex:0 0 70mm',
        )}</div></div><div style="border:0.4mm solid #222;padding:3mm;margin-top:4mm"><div class="mid"><b>Payment information</b></div><div class="cols"><div><b>Payment Method:</b><br>${say(pen, 'Visa|American Express')} | Last digits: ${pen.digits('####')}<br><br><b>Credit Card transactions</b><br>ending in that card: ${pen.money(sums.total)}</div><div class="r"><b>Grand Total: ${pen.money(sums.total)}</b></div></div></div><p class="mid tiny">To view the status of your order, return to Order Summary. Sold and shipped by ${escaped(firm.name)}, ${place(firm, ', ')}.<br>Please note: this is not a VAT invoice. © 1998-${pen.day(pen.date, 'YYYY')} ${market}.com, Inc.</p>`,
        {
          sums,
          documentNumber: number,
          otherNames: [...firm.also, market, `${market}.com`, `${market}.com, Inc.`],
          kind: 'receipt',
          due: null,
        },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A courier's week: an account, tracking numbers with service, weight and zone, a fuel surcharge each, a summary beside, a day to pay by. */
  'courier-week': paper(
    us,
    'month D, YYYY|mon DD, YYYY',
    'narrow plain letter',
    'ParcelHawk;P.O. Box 7247;Philadelphia, PA 19170;ParcelHawk Delivery Corporation|TRANSMERIDIAN EXPRESS;P.O. Box 94515;Palatine, IL 60094|Bluestreak Freight;1 Bluestreak Way;Memphis, TN 38118;Bluestreak Freight Lines, Inc.',
    'US',
    (pen, firm, to) => {
      const parcels = Array.from({ length: pen.whole(2, 8) }, () => ({
        service: say(pen, 'Ground Commercial|Ground Residential|2nd Day|Next Day Saver'),
        tracking: pen.digits('1Z###@##03########'),
        charge: pen.whole(890, 6400),
        sent: pen.day(pen.after(-pen.whole(2, 7)), 'MM/DD'),
      }))
      const fuel = (charge: number) => Math.round(charge * 0.1825)
      const sums = within([
        ...parcels.map(({ service, tracking, charge }) =>
          line(`${tracking} ${service}`, charge + fuel(charge)),
        ),
        ...(pen.chance(0.5) ? [line('Weekly pickup charge', pen.pick([1950, 3275]))] : []),
      ])
      const due = pen.after(pen.pick([7, 14, 15]))
      const number = pen.digits(say(pen, '0000@###@#26#|#-###-#####'))
      const rows = parcels.map(({ service, tracking, charge, sent }) => [
        sent,
        tracking,
        service,
        String(pen.whole(2, 8)),
        String(pen.whole(1, 46)),
        pen.plain(charge),
        pen.plain(fuel(charge)),
        pen.plain(charge + fuel(charge)),
      ])
      const rest = sums.lines.slice(parcels.length)
      return [
        `<div class="sides"><div style="font-size:22pt;font-weight:bold;color:#78350f">${escaped(firm.name)}</div><div class="r"><b>${say(pen, 'Delivery Service Invoice|Invoice')}</b><br>Page 1 of 1</div></div><div class="cols" style="margin-top:5mm"><div><b>Shipped from:</b><br>${who(to)}<br><br><b>Sign up for electronic billing</b><br><span class="tiny">Questions? Call ${pen.digits('1-800-###-####')}</span></div>${facts(
          [
            ['Invoice date', pen.day()],
            ['Invoice number', number],
            ['Account number', pen.digits('##@#@#')],
            ['Control ID', pen.digits('#@##')],
            ['Please pay by', pen.day(due)],
            ['Amount due this period', pen.money(sums.total)],
          ],
          'flex:0 0 84mm;border:0.3mm solid #78350f',
        )}</div><h2 style="font-size:11pt;margin:8mm 0 0;border-bottom:0.4mm solid #78350f">Outbound</h2>${grid('ruled', 'lllrrrrr', 'Pickup|Tracking number|Service|Zone|Weight|Published|Fuel 18.25%|Billed', rows)}${facts([...rest.map((one) => [one.text, pen.money(one.amount)] as const), ['Total charges', pen.money(sums.total)]], 'margin-left:auto;font-weight:bold')}${note('Payments received late are subject to a late payment fee of 8% of the amount due. Rates are those in effect at the time of shipping.')}<div class="foot" style="border-top:0.3mm dashed #222;padding-top:3mm"><div class="cols"><div>Remit payment to:<br>${escaped(lawful(firm))}<br>${place(firm)}</div><div class="r">Invoice ${number}<br>Amount due ${pen.money(sums.total)}<br>Amount enclosed $ __________</div></div></div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),

  /** A cloud's month: an account, a summary of services with cents, credits, no tax, a card that will be charged on a day, the address of the seller in small letters. */
  'cloud-month': paper(
    usd,
    'month D, YYYY|mon D, YYYY',
    'plain light',
    'Nimbusfield;410 Terry Way N;Seattle, WA 98109;Nimbusfield Web Services, Inc.|Oceandrop;101 Avenue of the Cedars;New York, NY 10013;Oceandrop Hosting LLC|VELOHOST;3500 Deer Run Road;Austin, TX 78746;Velohost Holdings Corp.',
    'several',
    (pen, firm, to) => {
      const usage = pen
        .buy(
          wares(
            'Compute instances;4.2;189|Object storage;0.2;24|Managed database;14;95|Data transfer out;0.1;19|Load balancer;9;22|Snapshots and backups;0.5;8|DNS zones;0.5;2|Monitoring;0.9;12|Support plan, basic;29;29',
          ),
          { count: [3, 7], step: 1 },
        )
        .lines.map((one) => ({ ...one, rate: 0 }))
      const gross = usage.reduce((all, { amount }) => all + amount, 0)
      const credit = pen.chance(0.3) && gross > 4000 ? pen.pick([500, 1000, 2500]) : 0
      const sums = within([...usage, ...(credit > 0 ? [line('Promotional credit', -credit)] : [])])
      const due = pen.after(pen.pick([0, 1, 3]))
      const number = pen.digits(say(pen, '##########|EUINUS26-######|INV-########'))
      return [
        `<div class="sides"><div style="font-size:23pt;color:#0369a1">${escaped(firm.name)}</div><div style="font-size:15pt">Invoice</div></div>${ribbon(
          [
            ['Account number', pen.digits('############')],
            ['Invoice number', number],
            ['Invoice date', pen.day()],
          ],
          'background:#e0f2fe;padding:3mm',
        )}<div class="cols"><div><span class="grey">Bill to address:</span><br>ATTN: Accounts Payable<br>${who(to)}</div><div><b>Invoice summary</b><br><table class="t" style="font-size:12pt;font-weight:bold"><tr><td>TOTAL AMOUNT DUE ON ${pen.day(due)}</td><td class="r">${pen.money(sums.total)}</td></tr></table><span class="tiny">This invoice is for the billing period ${pen.day(pen.after(-32))} – ${pen.day(pen.after(-3))}. Your card ending ${pen.digits('####')} will be charged automatically.</span></div></div><h2 style="font-size:12pt;margin:8mm 0 1mm">Detail for services</h2>${grid('ruled', 'lr', 'Service|USD', linesAs(pen, sums.lines, 'tA'))}${facts(
          [
            ['Charges', pen.money(sums.sum)],
            ['Estimated US sales tax to be collected', pen.money(0)],
            ['VAT', pen.money(0)],
            ['Total for this invoice', pen.money(sums.total)],
          ],
          'width:100%;background:#f1f5f9;font-weight:bold',
        )}<div class="foot tiny grey">${behindIt(firm)}, ${place(firm, ', ')}, USA. All web services are sold by ${behindIt(firm)}. * May include estimated taxes where applicable. Amounts in US dollars. Please do not mail payment to the address above.</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
