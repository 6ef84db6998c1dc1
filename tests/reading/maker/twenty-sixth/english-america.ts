/** Bills of the United States: a mail of a purse of the web, a hired car brought back, a week of parcels over two pages, a wholesaler's invoice of a program for bigger firms. */
import { escaped, line, sumOf, wares, within } from '../eighth/kit'
import { us } from '../eighth/notations'
import { charged, taxedBy } from '../eighteenth/kit'
import { facts, grid, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { bars } from '../fifteenth/tills-kit'
import { beside, part } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { lawful } from '../seventeenth/kit'
import { usd } from '../thirteenth/kit'
import { logo, say, type Facts } from '../twelfth/kit'
import { note } from '../twentieth/english-kit'
import { siteOf } from '../twenty-first/english-kit'
import { these, twelve } from '../twenty-fifth/english-kit'

import { printedMail, twoLines } from './english-kit'

export const usPapers: Papers = {
  /** A mail of a purse of the web, printed: what was paid to whom in one large sentence, the transaction's number and day, the merchant beside where the things go, each thing, tax and shipping, which card paid. */
  'purse-mail': paper(
    usd,
    'month D, YYYY|mon D, YYYY',
    'plain light letter',
    'Prairie Stitch Studio;611 W Main St;Norman, OK 73069|Vintage Valve Audio;2040 Fillmore St;Eugene, OR 97405|BATTERY BARN DIRECT;9150 Harlan Pkwy;Fort Wayne, IN 46804|Juniper Labels & Packaging LLC;35 Elm Ct;Saratoga Springs, NY 12866|Second Nature Books;19 Pleasant St;Brattleboro, VT 05301|Gulf Coast Knobs & Pulls;7712 Cottage Hill Rd;Mobile, AL 36695',
    'US',
    (pen, firm, to) => {
      const stock = firm.name.includes('Stitch')
        ? 'Embroidered cap, navy;16;24|Canvas apron with logo;22;34|Iron-on patches, set of 10;14;22'
        : firm.name.includes('Audio')
          ? '12AX7 tube, tested;28;44|Fuse holder;4;7|Speaker cable, 25 ft;19;32'
          : firm.name.includes('BATTERY')
            ? 'CR2032 cells, 20 pack;9;14|12V 7Ah sealed battery;24;36|AA lithium, 24 pack;29;42'
            : firm.name.includes('Labels')
              ? 'Kraft mailers 6x9, 100;18;27|Thermal labels 4x6, 500;16;25|Tissue paper, 200 sheets;12;18'
              : firm.name.includes('Books')
                ? 'Field Guide, used - very good;9;18|Cookbook, used - good;7;14|Poster print;12;20'
                : 'Cabinet pull, brushed nickel;3;6|Knob, oil-rubbed bronze;2.5;5|Hinge, soft close;5;8'
      const goods = pen.buy(wares(stock), { count: [1, 3], most: 4, step: 1 })
      const shipping = pen.pick([0, 499, 799, 1250])
      const tax = pen.chance(0.6) ? share(goods.sum, pen.pick([6, 7.25, 8.875])) : 0
      const sums = charged(taxedBy(within(goods.lines), tax), shipping)
      const number = pen.digits(say(pen, '#@@########@###@@|@#######@#@###@##'))
      const order = pen.digits('WC-#####')
      const [brand, card] = [
        say(pen, 'paywell|Purser|Quikwallet'),
        say(pen, 'Visa|Mastercard|Discover'),
      ]
      const rows = goods.lines.map((one) => [
        one.text,
        `${pen.money(one.unit)} USD`,
        String(one.quantity),
        `${pen.money(one.amount)} USD`,
      ])
      const mail = printedMail(
        `Receipt for Your Payment to ${firm.name}`,
        [
          ['From:', `service@${brand.toLowerCase()}.example`],
          ['To:', `${to.name} <orders@${siteOf(to.name, '.example')}>`],
          ['Date:', `${pen.day(pen.date, 'dow, mon D, YYYY')} at ${twelve(pen.clock())}`],
        ],
        `<div style="font-size:17pt;font-weight:bold;font-style:italic;color:#1e3a8a">${brand}</div><p style="margin-top:6mm">Hello, ${escaped(to.name)}</p><div style="font-size:15pt;margin:5mm 0">You sent a payment of ${pen.money(sums.total)} USD to ${escaped(firm.name)}</div><p class="grey">It may take a few moments for this transaction to appear in your account.</p>`,
      )
      return [
        `${mail}${beside(
          '1fr 1fr',
          `<b>Transaction ID</b><br>${number}`,
          `<b>Transaction date</b><br>${pen.day()}`,
        )}<div class="cols" style="margin-top:6mm"><div><b>Merchant</b><br>${escaped(firm.name)}<br>sales@${siteOf(firm.name, '.example')}<br>${pen.digits('(###) ###-####')}</div><div><b>Instructions to merchant</b><br>You haven’t entered any instructions.</div></div><div class="cols" style="margin-top:5mm"><div><b>Shipping address</b><br>${who(to)}<br>United States</div><div><b>Shipping details</b><br>The seller hasn’t provided any shipping details yet.</div></div><div style="margin-top:6mm">${grid('ruled', 'lrrr', 'Description|Unit price|Qty|Amount', rows)}</div>${facts(
          these(
            ['Subtotal', `${pen.money(goods.sum)} USD`] as const,
            tax > 0 && (['Tax', `${pen.money(tax)} USD`] as const),
            ['Shipping and handling', `${pen.money(shipping)} USD`] as const,
            ['Total', `${pen.money(sums.total)} USD`] as const,
            ['Payment', `${pen.money(sums.total)} USD`] as const,
          ),
          'margin-left:auto;width:88mm',
        )}<p class="r">Charge will appear on your card statement as “${brand.toUpperCase()} *${escaped(
          firm.name
            .replace(/[^A-Za-z]/g, '')
            .slice(0, 11)
            .toUpperCase(),
        )}”<br>Paid with ${card} x-${pen.digits('####')}: ${pen.money(sums.total)} USD</p><p>Invoice ID: ${order}</p>${note('Issues with this transaction? You have 180 days from the date of the transaction to open a dispute in the Resolution Center. Please do not reply to this email.')}`,
        { sums, documentNumber: number, otherNumbers: [order], kind: 'receipt', due: null },
        '#sheet { font-size: 9.4pt; }',
      ]
    },
  ),

  /** A hired car brought back: the brand large at the left, the agreement's and the invoice's number, hirer, car and miles, where it was taken and brought back with days and times, time and protections by the day, fees of the airport, tax, paid by a card. */
  'car-returned': paper(
    us,
    'MM/DD/YYYY|mon D, YYYY|DD-mon-YYYY',
    'plain narrow letter',
    'SUNWAY RENT A CAR;3355 Airport Blvd;Las Vegas, NV 89119;Sunway Vehicle Rental, LLC|Piedmont Car & Truck Rental;5110 Wilkinson Blvd;Charlotte, NC 28208|Bluebonnet Auto Rental;1701 Rental Car Dr;DFW Airport, TX 75261;Bluebonnet Leasing Co. of Texas|EZDRIVE;8650 W Bryn Mawr Ave;Chicago, IL 60631;EZ Drive Rentals Inc.|Keystone Car Rental;1 Arrivals Road;Philadelphia, PA 19153;Keystone Mobility Corp.',
    'US',
    (pen, firm, to) => {
      const nights = pen.whole(1, 6)
      const [first, miles] = [pen.whole(4100, 38_000), pen.whole(40, 210) * nights]
      const time = (pen.whole(31, 79) * 100 + 99) * nights
      const fees = these(
        pen.chance(0.5) && line(`Damage Waiver ${nights} Day @ 24.99`, 2499 * nights),
        line('Concession Recovery Fee 11.00%', share(time, 11)),
        line(`Customer Facility Charge ${nights} Day @ 4.50`, 450 * nights),
        line('Vehicle License Recovery', pen.pick([129, 195, 245]) * nights),
        pen.chance(0.3) && line('Fuel Service', pen.whole(1800, 5200)),
      )
      const plain = line(`Time and Mileage ${nights} Day @ ${pen.plain(time / nights)}`, time)
      const base = within([plain, ...fees])
      const rate = pen.pick([6, 7.25, 8.25, 10])
      const sums = taxedBy(base, share(base.sum, rate))
      const [number, agreement] = [
        pen.digits(say(pen, 'D########|#########')),
        pen.digits(say(pen, 'RA#######|##@@##')),
      ]
      const [out, back] = [pen.clock(), pen.clock()]
      const colour = pen.pick(['#15803d', '#b91c1c', '#1d4ed8'])
      const spot = firm.address[1]?.replace(/ \d{5}$/, '') ?? ''
      return [
        `<div class="sides">${logo(firm.name, 8.5, `font-weight:bold;font-style:italic;color:${colour}`)}<div class="r"><b style="font-size:14pt">${say(pen, 'RENTAL INVOICE|INVOICE|CLOSED RENTAL INVOICE')}</b><br>${firm.also.map((text) => `${escaped(text)}<br>`).join('')}${place(firm)}</div></div><div style="background:${colour};height:1mm;margin:4mm 0"></div>${beside(
          '1fr 84mm',
          `<b>BILL TO</b><br>${who(to)}<br><br><b>RENTER</b><br>${say(pen, 'WHITFIELD, ALAN|OKOYE, TERESA|PARK, JOAN')}`,
          told([
            ['Invoice Number', number],
            ['Invoice Date', pen.day()],
            ['Rental Agreement', agreement],
            ['Confirmation', pen.digits('#########US#')],
            ['Account / PO', pen.digits('XZ##@##')],
          ]),
        )}<div class="cols" style="margin:6mm 0;border-top:0.2mm solid #888;border-bottom:0.2mm solid #888;padding:2mm 0"><div><b>PICKUP</b><br>${dayOff(pen, -nights)} ${twelve(out)}<br>${escaped(spot)} Airport</div><div><b>RETURN</b><br>${pen.day()} ${twelve(back)}<br>${escaped(spot)} Airport</div><div><b>VEHICLE</b><br>${say(pen, 'MALIBU 4DR SILVER|ROGUE AWD WHITE|TRANSIT VAN 250')}<br>License ${pen.digits('@@@####')}</div><div><b>MILES</b><br>Out ${first} In ${first + miles}<br>Driven ${miles}</div></div><b>CHARGES</b>${grid(
          'ruled',
          'lr',
          '',
          [
            ...sums.lines.map((one) => [one.text, pen.plain(one.amount)]),
            ['Subtotal', pen.plain(base.sum)],
            [`Sales Tax ${rate.toFixed(2)}%`, pen.plain(sums.vat)],
          ],
        )}${facts([['TOTAL CHARGES', `USD ${pen.money(sums.total)}`]], `width:100%;font-size:12pt;font-weight:bold;color:${colour}`)}${facts(
          [
            [
              `${say(pen, 'VISA|MASTERCARD|AMEX')} ${pen.digits('XXXXXXXXXXXX####')} ${pen.day()}`,
              pen.plain(-sums.total),
            ],
            ['NET DUE', 'USD $0.00'],
          ],
          'width:100%',
        )}<p style="margin-top:8mm">${say(pen, 'Thank you for renting with us. You earned 350 bonus points on this rental.|Frequent traveler points will post within 10 days. Fuel out 8/8, fuel in 8/8.')}</p>${note('Concession recovery fees repay the company for what the airport charges it. Toll charges and citations incurred during the rental may be billed to your card separately. Charges are subject to final audit.')}<div class="foot tiny mid grey">${escaped(lawful(firm))} · Questions? ${pen.digits('800-###-####')} or ${siteOf(firm.name, '.example')}/receipts</div>`,
        {
          sums,
          documentNumber: number,
          otherNumbers: [agreement],
          kind: 'receipt',
          due: null,
          hasLines: false,
        },
        '#sheet { font-size: 9.3pt; }',
      ]
    },
  ),

  /** A week of parcels over two pages: the carrier's name, a column of facts with the day and number of the invoice and the shipper's, a summary by kind of service, the sum and by when to pay; on the second every parcel with its number, zone and weight. */
  'parcel-week': paper(
    us,
    'month D, YYYY|mon D, YYYY',
    'plain narrow letter',
    'TransAmerica Parcel;P.O. Box 650;Carol Stream, IL 60132;TransAmerica Parcel Service, Inc.|SWIFTLINE EXPRESS;942 S Shady Grove Rd;Memphis, TN 38120;Swiftline Express Corporation|Yellowjacket Courier;77 Peachtree Pl NE;Atlanta, GA 30309;Yellowjacket Logistics LLC|Cardinal Ground Delivery Inc.;1400 Lombard Ave;Louisville, KY 40213|NORTHSTAR FREIGHT & PARCEL;2900 E 78th St;Bloomington, MN 55425',
    'US',
    (pen, firm, to) => {
      const parcels = Array.from({ length: pen.whole(4, 11) }, (_, at) => {
        const list = pen.whole(1120, 4890)
        const off = pen.pick([0, 0, share(list, 18), share(list, 30)])
        return {
          ...line(
            pen.pick([
              'Ground Commercial',
              'Ground Residential',
              '2nd Day Air',
              'Next Day Air Saver',
            ]),
            list - off,
          ),
          on: dayOff(pen, Math.floor(at / 2) - 8, 'MM/DD'),
          track: pen.digits('1Z@##@##03########'),
          zone: String(pen.whole(2, 8)),
          pounds: String(pen.whole(1, 42)),
          zip: pen.digits('#####'),
          list,
          off,
        }
      })
      const kinds = [...new Set(parcels.map(({ text }) => text))].toSorted()
      const charges = these(
        line('Weekly Service Charge', pen.pick([1325, 1650, 2750])),
        pen.chance(0.4) && line('Address Corrections', pen.pick([1910, 2150])),
      )
      const sums = within([
        ...kinds.map((kind) => line(kind, sumOf(parcels.filter(({ text }) => text === kind)))),
        ...charges,
      ])
      const [shipper, control] = [pen.digits('@#@###'), pen.digits('##@#')]
      const number = pen.digits(say(pen, `0000${shipper}##6|#-###-#####|${shipper}#####`))
      const due = pen.after(pen.pick([10, 14, 15]))
      const colour = pen.pick(['#5b3a1c', '#4c1d95', '#a16207'])
      const head = (page: number) =>
        `<div class="sides">${logo(firm.name, 7, `font-weight:bold;color:${colour}`)}<div style="width:80mm"><b>Delivery Service Invoice</b>${told(
          [
            ['Invoice date', pen.day()],
            ['Invoice number', number],
            ['Shipper number', shipper],
            ['Control ID', control],
            ['Page', `${page} of 2`],
          ],
          'font-size:92%',
        )}</div></div>`
      const rows = parcels.map((one) => [
        one.on,
        one.track,
        one.text,
        one.zip,
        one.zone,
        one.pounds,
        pen.plain(one.list),
        one.off > 0 ? pen.plain(-one.off) : '',
        pen.plain(one.amount),
      ])
      return [
        [
          `${head(1)}<div style="margin:12mm 0 10mm">${who(to).toUpperCase()}</div>${beside(
            '1fr 96mm',
            `<b>Sign up for electronic billing today!</b><br>Visit ${siteOf(firm.name, '.example')}/billing<p>For questions about your invoice, call ${pen.digits('1-800-###-####')} or write to:<br>${escaped(lawful(firm))}<br>${place(firm)}</p>`,
            `<b style="color:${colour}">Summary of Charges</b>${grid(
              'ruled',
              'lr',
              '',
              sums.lines.map((one) => [one.text, pen.money(one.amount)]),
            )}${facts([['Amount due this period', pen.money(sums.total)]], 'width:100%;font-weight:bold;font-size:11.5pt')}`,
          )}<p style="margin-top:8mm">${escaped(lawful(firm))} payment terms require payment of this invoice by <b>${pen.day(due)}</b>. Payments received late are subject to a late payment fee of 8% of the amount due.</p>${note('Note: this invoice may contain a fuel surcharge as described on our website. Rates and surcharges are subject to change without notice.')}<div style="position:absolute;left:18mm;right:18mm;bottom:14mm;border-top:0.3mm dashed #222;padding-top:4mm" class="sides"><div><span class="tiny">Return portion</span><br>${who(to)}</div><div style="width:84mm">${told(
            [
              ['Shipper number', shipper],
              ['Invoice number', number],
              ['Invoice date', pen.day()],
              ['Amount due', pen.money(sums.total)],
              ['Amount enclosed', '$ ____________'],
            ],
            'font-size:92%',
          )}</div></div>`,
          `${head(2)}<div style="margin-top:8mm"><b style="color:${colour}">Outbound</b></div>${grid('ruled', 'lllrrrrrr', 'Pickup|Tracking Number|Service|ZIP|Zone|Lbs|Published|Incentive|Billed', rows)}${facts(
            [
              ['Total Outbound', pen.money(sumOf(parcels))],
              ...charges.map((one) => [one.text, pen.money(one.amount)] as const),
              ['Total this invoice', pen.money(sums.total)],
            ],
            'margin-left:auto;width:84mm',
          )}`,
        ],
        { sums, documentNumber: number, due, hasLines: false },
        '#sheet { font-size: 9pt; } .ruled td { padding: 0.6mm 1.5mm; }',
      ]
    },
  ),

  /** A wholesaler's invoice of a program for bigger firms: a logo of two lines or one, the word and number large at the right with the day below, bill to and ship to beside a tinted frame with the total and the due day, a grey row of terms, things with their codes, tax or none; at times a credit memo. */
  'total-frame': paper(
    us,
    'M/D/YYYY|MM/DD/YYYY',
    'plain light letter',
    'Cascadia Restaurant Supply;6400 S 196th St;Kent, WA 98032;Cascadia Restaurant Supply Co.|PINNACLE SAFETY PRODUCTS;1080 Industrial Blvd;Chattanooga, TN 37421;Pinnacle Safety Products, Inc.|Lakeshore Paper & Janitorial;3200 W Mill Rd;Milwaukee, WI 53209|Hometown Sign Blanks LLC;415 Depot St;Springfield, MO 65806|Delmarva Salon Distributors;28 Chestnut Ridge Dr;Salisbury, MD 21804;Delmarva Beauty Supply Corp.|AeroFlow Filters Inc.;7 Commerce Park;Nashua, NH 03063',
    'US',
    (pen, firm, to) => {
      const stock = firm.name.includes('Restaurant')
        ? 'SHEET PAN FULL SIZE 18GA;9;14|TONGS 12 IN UTILITY;3;6|FOOD PAN 1/3 X 4 IN;11;17|APRON BIB BLACK;7;11|CUTTING BOARD 18X24;24;36'
        : firm.name.includes('SAFETY')
          ? 'SAFETY GLASSES CLEAR, DZ;22;34|NITRILE GLOVES L, CS;62;88|EAR PLUGS CORDED, BX;18;27|HARD HAT VENTED;14;22'
          : firm.name.includes('Paper')
            ? 'ROLL TOWEL 8IN X 800FT, CS;38;54|BATH TISSUE 2PLY, CS;44;62|FOAM SOAP 1250ML;19;28|CAN LINER 40X46, CS;28;41'
            : firm.name.includes('Sign')
              ? 'COROPLAST 4MM 48X96 WHITE;13;19|H-STAKE 30X10, 50;44;62|ALUMINUM BLANK 18X24 .063;11;17|EDGE TRIM 8FT;6;10'
              : firm.name.includes('Salon')
                ? 'DEVELOPER 20 VOL LITER;7;11|COLOR TUBE 6N;6;9|FOIL POP-UP 500;14;21|NECK STRIPS 720;9;14'
                : 'PLEATED FILTER 20X20X2 M8;5;8|CARBON FILTER 24X24X12;74;99|BAG FILTER 24X24X22;31;46|MAGNEHELIC GAUGE;58;82'
      const isCredit = pen.chance(0.15)
      const base = within(
        pen.buy(wares(stock), {
          count: isCredit ? [1, 2] : [2, 4],
          most: isCredit ? 2 : 12,
          step: 1,
        }).lines,
      )
      const freight = !isCredit && pen.chance(0.5) ? pen.pick([1850, 2499, 4200]) : 0
      const rate = pen.pick([0, 0, 5.5, 8.25, 9.25])
      const sums = charged(taxedBy(base, share(base.sum, rate)), freight)
      const number = pen.digits(
        isCredit ? say(pen, 'CM#####|CRM10###') : say(pen, 'INV#####|SI-######|#######'),
      )
      const days = pen.pick([15, 30, 45])
      const due = pen.after(days)
      const order = pen.digits(say(pen, 'PO####|#####'))
      const title = isCredit ? 'Credit Memo' : 'Invoice'
      const settled: Facts = isCredit
        ? [['Created From', pen.digits('INV#####')]]
        : [
            ['Terms', `Net ${days}`],
            ['Due Date', pen.day(due)],
          ]
      const terms: Facts = [
        ...settled,
        ['PO #', order],
        ['Sales Rep', say(pen, 'Kelly Brandt|House|Marcus T')],
        ['Shipping Method', say(pen, 'Our Truck|Best Way|Will Call')],
      ]
      const rows = base.lines.map((one) => [
        String(one.quantity),
        pen.digits('@@-#####'),
        one.text,
        pen.money(one.unit),
        pen.money(one.amount),
      ])
      return [
        `<div class="sides"><div>${pen.chance(0.5) ? twoLines(firm.name, 'font-size:18pt;font-weight:bold;color:#334155') : logo(firm.name, 6.4, 'font-weight:bold;color:#334155')}<div style="margin-top:2mm">${firm.also.map((text) => `${escaped(text)}<br>`).join('')}${place(firm)}<br>United States<br>${pen.digits('###-###-####')}</div></div><div class="r"><div style="font-size:24pt">${title}</div><div style="font-size:13pt;font-weight:bold">#${number}</div><div style="margin-top:1mm">${pen.day()}</div></div></div><div style="display:grid;grid-template-columns:1fr 1fr 62mm;gap:5mm;margin-top:9mm"><div><b>${isCredit ? 'Customer' : 'Bill To'}</b><br>${who(to)}<br>United States</div><div>${isCredit ? '' : `<b>Ship To</b><br>${who(to)}<br>United States`}</div>${part(
          'background:#e5e7eb;padding:3mm 4mm',
          `<div style="font-weight:bold">TOTAL</div><div style="font-size:21pt;text-align:right;margin:3mm 0 4mm">${pen.money(sums.total)}</div>${isCredit ? '' : `<div class="r tiny">Due Date: ${pen.day(due)}</div>`}`,
        )}</div><table class="t" style="margin-top:7mm"><tr style="background:#e5e7eb">${terms.map(([label]) => `<th>${label}</th>`).join('')}</tr>${tr('lllll', [terms.map(([, value]) => value)])}</table><table class="t"><tr style="background:#334155;color:#fff"><th>Quantity</th><th>Item</th><th>Description</th><th class="r">Rate</th><th class="r">Amount</th></tr>${tr('lllrr', rows)}</table>${facts(
          these(
            ['Subtotal', pen.money(base.sum)] as const,
            freight > 0 && (['Shipping Cost', pen.money(freight)] as const),
            [`Tax (${rate}%)`, pen.money(sums.vat)] as const,
          ),
          'margin-left:auto;width:76mm',
        )}${facts([['Total', pen.money(sums.total)]], 'margin-left:auto;width:76mm;font-weight:bold;background:#e5e7eb')}${isCredit ? '<p>Credit for merchandise returned. Apply to open invoices.</p>' : `<p style="margin-top:10mm">Remit to: ${escaped(lawful(firm))}, P.O. Box ${pen.digits('####')}, ${escaped(firm.address[1] ?? '')}. A service charge of 1.5% per month will be added to past due balances. Returns require authorization and are subject to a 20% restocking fee.</p>`}<div class="foot sides tiny"><div style="width:60mm">${bars(pen, 54, 7)}<div class="mid">${number}</div></div><span>1 of 1</span></div>`,
        isCredit
          ? {
              sums,
              documentNumber: number,
              kind: 'credit-note',
              due: null,
              customerReference: order,
            }
          : { sums, documentNumber: number, due, customerReference: order },
        '#sheet { font-size: 9.3pt; }',
      ]
    },
  ),
}
