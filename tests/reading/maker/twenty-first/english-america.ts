/** Seldom papers of the United States: a recorder's fees, a unit of storage, toilets for a site, a legal notice, a licence for music, a machine that leaves the country. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { us } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { inWords, taxedBy } from '../eighteenth/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, each, row, slip } from '../fifteenth/tills-kit'
import { beside, dotted, part, ribbon } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { usAbroad } from '../ninth/kit'
import { lawful } from '../seventeenth/kit'
import { formed, stacked, tally, tornOff } from '../thirteenth/kit'
import { logo, say } from '../twelfth/kit'
import { note } from '../twentieth/english-kit'
import { siteOf } from './english-kit'

export const usPapers: Papers = {
  /** A county's recorder: a slip from the counter with what was recorded, pages and their fees by law, a surcharge, a cheque's number, the clerk. */
  'recorder-counter': slip(
    {
      shops:
        'Tamarack County Recorder;201 Courthouse Square, Rm 104;Elk Rapids, MN 55733|REGISTER OF DEEDS;Harlan County Courthouse;Fairmount, NC 28340;Harlan County Register of Deeds|Piedra County Clerk;500 E 3rd Ave;Durado, CO 81302;Piedra County Clerk & Recorder',
      notation: us,
      days: 'MM/DD/YYYY|M/D/YYYY',
    },
    90,
    (pen, shop) => {
      const sums = within([
        line(
          say(pen, 'UCC FINANCING STATEMENT|DEED OF TRUST|MECHANIC LIEN|ASSUMED NAME CERT'),
          pen.pick([2000, 2600, 4600]),
        ),
        ...(pen.chance(0.6)
          ? [several('ADDITIONAL PAGES', pen.whole(1, 9), pen.pick([100, 400, 500]))]
          : []),
        ...(pen.chance(0.5) ? [line('CERTIFIED COPY', pen.pick([500, 1000]))] : []),
        line('TECHNOLOGY FUND', pen.pick([200, 300, 1100])),
      ])
      const number = pen.digits(say(pen, '26-0#####|R######|########'))
      return [
        `<div class="mid"><b style="font-size:12pt">${escaped(shop.name)}</b><br>${shop.also.map((also) => `${escaped(also)}<br>`).join('')}${place(shop)}<br>(${pen.digits('###) ###-####')}</div><hr><div class="pair"><span>RECEIPT # ${number}</span><span>${pen.day()} ${pen.clock()}</span></div><div>CUSTOMER: ${say(pen, 'COUNTER|LAKEVIEW CERAMICS|OSAGE HILL VET GRP|WALK IN')}</div><hr><table style="width:100%">${each(sums.lines, (one) => row(one.quantity > 1 ? `${one.text} ${one.quantity} @ ${pen.plain(one.unit)}` : one.text, pen.plain(one.amount)))}</table><div>DOC ${pen.digits('########')} &nbsp; BK ${pen.digits('####')} PG ${pen.digits('###')}</div><hr><table style="width:100%;font-weight:bold">${row('TOTAL FEES', pen.money(sums.total))}${row(say(pen, `CHECK ${pen.digits('####')}|CREDIT CARD|CASH`), pen.money(sums.total))}${row('BALANCE', '$0.00')}</table>${bars(pen, 60)}<div class="mid">CLERK ${say(pen, 'JLM|DENISE|04')} &nbsp; DRAWER ${pen.whole(1, 4)}<br>This is not a title opinion. No refunds of recording fees.</div>`,
        { sums, documentNumber: number },
        "#sheet { font: 8pt 'Liberation Mono', 'DejaVu Sans Mono', monospace; }",
      ]
    },
  ),

  /** A unit of storage: rent for a month ahead, a plan of insurance, a late fee now and then, due on the first, what happens to the goods otherwise. */
  'storage-unit': paper(
    us,
    'MM/DD/YYYY|mon D, YYYY',
    'plain light letter',
    'Keepsafe Self Storage;4800 Airport Blvd;Mobile, AL 36608;KSS Gulf Coast LLC|STOW-IT STORAGE;1717 Frontage Rd;Missoula, MT 59808|Big Red Barn Mini Storage;2290 State Route 17;Goshen, NY 10924;Red Barn Properties Inc.',
    'US',
    (pen, firm, to) => {
      const unit = pen.digits('@##')
      const rent = pen.whole(6, 32) * 1000 - 100
      const rate = pen.pick([0, 0, 4, 8])
      const sums = onTop([
        line(`Rent, unit ${unit}`, rent, rate),
        ...(pen.chance(0.6)
          ? [line('Tenant protection plan', pen.pick([900, 1200, 1900]), 0)]
          : []),
        ...(pen.chance(0.25) ? [line('Late fee, prior month', 2000, 0)] : []),
      ])
      const due = pen.after(pen.pick([7, 10, 14]))
      const number = pen.digits(say(pen, '######|INV-#####|26#####'))
      return [
        `<div class="cols"><div><span style="background:#b91c1c;color:#fff;font-size:16pt;padding:1mm 4mm">${escaped(firm.name)}</span><br><br>${place(firm)}<br>${pen.digits('###-###-####')}</div><div style="font-size:13pt;text-align:right">${say(pen, 'Rent invoice|Invoice')}</div></div><div class="cols" style="margin-top:10mm"><div>${who(to)}</div>${told(
          [
            ['Invoice', number],
            ['Invoice date', pen.day()],
            ['Unit', `${unit}, ${say(pen, '10 x 10|5 x 10|10 x 20, drive-up|10 x 15, climate')}`],
            ['Paid through', dayOff(pen, 6)],
            ['Due date', pen.day(due)],
          ],
          'flex:0 0 76mm',
        )}</div><div style="margin:8mm 0;padding:3mm;background:#fef2f2">Pay online at <b>${siteOf(firm.name, '.example')}/pay</b> or in the office, 9 to 6. Autopay tenants: your card is charged on the due date.</div>${grid(
          'ruled',
          'llr',
          'Charge|Period|Amount',
          sums.lines.map((one) => [
            one.text,
            one.text.startsWith('Late') ? '' : `${pen.day(due)} - ${pen.day(pen.after(44))}`,
            pen.money(one.amount),
          ]),
        )}${tally([
          ['Charges', pen.money(sums.net)],
          [rate > 0 ? `Rental tax ${rate}%` : 'Tax', pen.money(sums.vat)],
          ['Previous balance', pen.money(0)],
          ['Total amount due', pen.money(sums.total)],
        ])}${note(`A late fee of $20.00 is charged on the 6th day after the due date. After 30 days the contents of your unit are subject to a lien and may be sold.`)}${tornOff(
          `<div class="cols"><div>Make checks payable to<br><b>${escaped(lawful(firm))}</b><br>${place(firm)}</div>${facts(
            [
              ['Unit', unit],
              ['Due', pen.day(due)],
              ['Amount', pen.money(sums.total)],
            ],
            'flex:0 0 60mm',
          )}</div>`,
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** Portable toilets on a building site: four weeks at a time, each service said, damage waiver, tax on the rent alone, the site's address and a purchase order. */
  'site-toilets': paper(
    us,
    'MM/DD/YY|MM/DD/YYYY|M/D/YYYY',
    'narrow needle plain letter',
    'Blue Heron Sanitation Inc;PO Box 2214;Savannah, GA 31402|JOHNNY-ON-CALL;8821 County Road 12;Fargo, ND 58104;Johnny-On-Call Rentals LLC|Desert Comfort Portables;3355 E Gas Rd;Tucson, AZ 85714;D. C. Portable Services Co.',
    'US',
    (pen, firm, to) => {
      const units = pen.whole(1, 6)
      const rate = pen.pick([6, 7, 8.7])
      const lines = [
        several(
          say(pen, 'STANDARD UNIT, 28 DAYS, SVC WEEKLY|ADA UNIT, 28 DAYS, SVC WEEKLY'),
          units,
          pen.pick([8500, 9800, 11_500, 16_500]),
          rate,
        ),
        ...(pen.chance(0.5)
          ? [several('HAND WASH STATION, 28 DAYS', pen.whole(1, 2), 7000, rate)]
          : []),
        ...(pen.chance(0.5) ? [several('DAMAGE WAIVER', units, 800, 0)] : []),
        ...(pen.chance(0.5)
          ? [line(say(pen, 'DELIVERY|PICKUP|EXTRA SERVICE'), pen.pick([4500, 6000, 7500]), 0)]
          : []),
        line('FUEL & ENVIRONMENTAL', pen.pick([695, 1250, 1875]), 0),
      ]
      const sums = onTop(lines)
      const number = pen.digits(say(pen, '0######|I-#####|######-0001'))
      const order = pen.chance(0.5) ? pen.digits('PO ####') : ''
      const due = pen.after(30)
      return [
        `${part(
          'border:0.4mm solid #111',
          `<table class="t" style="margin:0"><tr><td style="width:58%;border-right:0.4mm solid #111;padding:3mm"><b style="font-size:14pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>${pen.digits('(###) ###-####')}</td><td style="padding:3mm">${facts(
            [
              ['INVOICE', number],
              ['DATE', pen.day()],
              ['CUSTOMER', pen.digits('#####')],
              ['TERMS', 'NET 30'],
              ['DUE', pen.day(due)],
            ],
            'width:100%',
          )}</td></tr></table>`,
        )}<div class="cols" style="margin:6mm 0"><div><b>SOLD TO</b><br>${who(to)}</div><div><b>JOB SITE</b><br>${pen.digits('1###')} ${say(pen, 'Quarry Ridge Dr|Old Mill Pkwy|Lot 14, Heron Creek')}<br>${escaped(to.address[1] ?? '')}${order ? `<br>${order}` : ''}</div></div><p>BILLING PERIOD ${pen.day()} THRU ${dayOff(pen, 27)}</p>${grid('boxy', 'clrr', 'QTY|DESCRIPTION|RATE|AMOUNT', linesAs(pen, lines, 'qtua'))}${facts(
          [
            ['TAXABLE', pen.plain(sums.shares.find((one) => one.rate > 0)?.net ?? 0)],
            ['NON-TAXABLE', pen.plain(sums.shares.find((one) => one.rate === 0)?.net ?? 0)],
            [`SALES TAX ${rate}%`, pen.plain(sums.vat)],
            ['INVOICE TOTAL', pen.money(sums.total)],
          ],
          'margin-left:auto;font-weight:bold',
        )}<p>UNITS STAY ON RENT UNTIL YOU CALL THEM OFF. WE DO NOT PRORATE.</p><div class="foot tiny mid">Past due accounts are subject to a service charge of 1 1/2% per month (18% APR).</div>`,
        { sums, documentNumber: number, due, ...(order ? { customerReference: order } : {}) },
      ]
    },
  ),

  /** A newspaper's legal notice: lines, days it ran and a rate beside the text itself, an affidavit before a notary, paid before or due on receipt. */
  'legal-notice': paper(
    us,
    'month D, YYYY|MM/DD/YYYY',
    'book slab letter',
    'The Cedar Valley Sentinel;118 Main St;Waverly, IA 50677;Sentinel Publishing Co.|SANDHILLS WEEKLY RECORD;220 W Broadway;Ogallala, NE 69153|Hill Country Herald;14 Courthouse Sq;Llano, TX 78643;Herald Media Group LLC',
    'US',
    (pen, firm, to) => {
      const [lines, times] = [pen.whole(18, 92), pen.whole(1, 4)]
      const price = pen.pick([58, 74, 112, 135])
      const sums = within([
        several(
          `Legal notice, ${lines} lines, ${times} ${times > 1 ? 'insertions' : 'insertion'}`,
          1,
          lines * times * price,
        ),
        line('Affidavit of publication', pen.pick([500, 1000, 2500])),
        ...(pen.chance(0.3) ? [line('Online posting, statewide site', 1500)] : []),
      ])
      const number = pen.digits(say(pen, '#####|L-26-###|000####'))
      const isPaid = pen.chance(0.4)
      const due = pen.after(pen.pick([15, 20, 30]))
      return [
        `<div class="mid" style="border-bottom:1mm double #111;padding-bottom:2mm"><div style="font:bold 26pt 'C059','DejaVu Serif',serif">${escaped(firm.name)}</div><div class="sides tiny"><span>${place(firm, ', ')}</span><span>Legal Advertising Dept. ${pen.digits('###-###-####')}</span></div></div>${beside(
          '1fr 72mm',
          `<div style="margin-top:6mm"><b>Bill to</b><br>${who(to)}</div>`,
          `<div style="margin-top:6mm">${told([
            ['Invoice number', number],
            ['Invoice date', pen.day()],
            ['Ad number', pen.digits('###-#####')],
            ...(isPaid ? [] : [['Payment due', pen.day(due)] as const]),
          ])}</div>`,
        )}${part('column-count:1;border:0.2mm solid #999;padding:3mm;margin:5mm 0;width:76mm;font-size:8pt;line-height:1.2', `<b>PUBLIC NOTICE</b><br>Notice is hereby given that ${escaped(to.name)} has made application for ${say(pen, 'a conditional use permit|a certificate of occupancy|renewal of a beer and wine license')} at ${place(to, ', ')}. Written objections may be filed with the clerk within thirty days of the first publication.`)}<p>Published ${times > 1 ? `weekly from ${dayOff(pen, -7 * times)} to ${dayOff(pen, -7)}` : `on ${dayOff(pen, -7)}`}. ${lines} lines at ${pen.money(price)} a line${times > 1 ? ` an insertion, ${times} insertions` : ''}.</p>${dotted(
          [
            ...linesAs(pen, sums.lines, 'tA').map(([a = '', b = '']) => [a, b] as const),
            ['Total', pen.money(sums.total)],
            ...(isPaid
              ? ([
                  [`Paid by card ${dayOff(pen, -9)}`, pen.money(-sums.total)],
                  ['Balance', pen.money(0)],
                ] as const)
              : []),
          ],
        )}<p style="margin-top:8mm">${isPaid ? 'No payment is due. Your affidavit is enclosed.' : 'The affidavit of publication will be released when this invoice is paid.'}</p><div class="foot tiny">${escaped(lawful(firm))}. Rates are set under the state’s legal publications law.</div>`,
        { sums, documentNumber: number, due: isPaid ? null : due },
      ]
    },
  ),

  /** A society of composers asks a yearly licence: how the fee is reckoned from seats and nights, a discount, a number of the licence besides the bill's, terms in words. */
  'music-licence': paper(
    us,
    'month D, YYYY|MM/DD/YYYY',
    'light wide plain letter',
    'Allied Songwriters’ Rights Society;PO Box 331608;Nashville, TN 37203;ASRS|TUNEWRIGHT LICENSING;250 W 57th Street;New York, NY 10107;Tunewright Performing Rights Inc.|Open Stage Music Rights;7920 Sunset Blvd;Los Angeles, CA 90046;OSMR LLC',
    'US',
    (pen, firm, to) => {
      const seats = pen.whole(4, 30) * 10
      const base = seats * pen.pick([310, 425, 580])
      const sums = within([
        line(`Recorded music, ${seats} seats`, base),
        ...(pen.chance(0.5)
          ? [several('Live music, nights per week', pen.whole(1, 3), share(base, 40))]
          : []),
        ...(pen.chance(0.3) ? [line('Karaoke or DJ', share(base, 25))] : []),
        ...(pen.chance(0.4) ? [line('Trade association discount, 10%', -share(base, 10))] : []),
      ])
      const number = pen.digits(say(pen, '#######|1000######|LF26#####'))
      const due = pen.after(pen.pick([20, 30]))
      return [
        `<div class="sides"><div style="font-size:17pt;font-weight:bold;max-width:110mm">${escaped(firm.name)}</div><svg width="54" height="54"><circle cx="27" cy="27" r="25" fill="#be185d"/><path d="M22 38V15l14-4v22" fill="none" stroke="#fff" stroke-width="3"/></svg></div>${ribbon(
          [
            ['Account', pen.digits('########')],
            ['License', pen.digits('EDD-####')],
            ['Bill number', number],
            ['Bill date', pen.day()],
            ['Please pay by', pen.day(due)],
          ],
          'background:#fce7f3;padding:3mm',
        )}<div class="cols" style="margin:7mm 0"><div><span class="tiny grey">Licensed premises</span><br>${who(to)}</div><div style="flex:0 0 70mm;border-left:1mm solid #be185d;padding-left:4mm"><span class="tiny">Amount due</span><div style="font-size:22pt">${pen.money(sums.total)}</div><span class="tiny">US dollars ${escaped(inWords(sums.total, '# cents'))}</span></div></div><p>License period ${pen.day(pen.after(10))} to ${pen.day(pen.after(374))}</p>${grid('ruled', 'lrrr', 'How your fee is reckoned|Units|Each|Fee', linesAs(pen, sums.lines, 'tqUA'))}${facts([['Annual license fee', pen.money(sums.total)]], 'margin-left:auto;font-weight:bold')}${note('If your seating or the nights on which you have music have changed, send us a new questionnaire before you pay. A public performance without a license infringes copyright.')}<div class="foot tiny"><b>Remit to</b> ${escaped(lawful(firm))}, ${place(firm, ', ')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** An exporter's commercial invoice: consignee and notify party, terms of delivery, tariff codes, weights, origin and a declaration; dollars, no tax. */
  'export-machine': paper(
    usAbroad,
    'mon D, YYYY|DD-mon-YYYY|YYYY-MM-DD',
    'plain narrow letter',
    'Ketterman Press Works, Inc.;1450 Foundry St;Dayton, OH 45404|OAKHURST AUTOMATION LLC;6 Technology Dr;Amherst, NH 03031|Rushmore Grain Systems;3301 Deadwood Ave;Rapid City, SD 57702;Rushmore Ag Equipment Co.',
    'several',
    (pen, firm, to) => {
      const goods = pen.buy(
        wares(
          'Bench labelling machine, 110-240 V;2400;6900|Spare roller kit;140;390|Moisture tester, portable;310;780|Control board, rev. C;220;640|Conveyor section, 2 m;890;1900|Cutting blade, set of 4;85;240',
        ),
        { count: [1, 4], most: 4, step: 500 },
      ).lines
      const freight = pen.whole(9, 88) * 1000
      const sums = within([
        ...goods,
        line('Ocean freight and packing', freight),
        ...(pen.chance(0.5) ? [line('Insurance', pen.whole(30, 190) * 100)] : []),
      ])
      const number = pen.digits(say(pen, 'EX-####|CI26###|#####'))
      const rows = goods.map((one) => [
        String(one.quantity),
        one.text,
        pen.digits('84##.##.##'),
        'US',
        pen.plain(one.unit),
        pen.plain(one.amount),
      ])
      return [
        `<h1 class="mid" style="font-size:15pt;letter-spacing:1mm">COMMERCIAL INVOICE</h1>${formed(
          [
            ['Shipper / Exporter', [firm.name, ...firm.also, ...firm.address, 'USA'].join(', ')],
            ['Consignee', [to.name, ...to.address].join(', ')],
            ['Invoice no. and date', `${number}, ${pen.day()}`],
            ['Notify party', say(pen, 'Same as consignee|Haven Forwarding B.V., Rotterdam')],
            [
              'Terms of sale',
              say(
                pen,
                'CIF Rotterdam, Incoterms 2020|CPT Southampton, Incoterms 2020|CIP Hamburg, Incoterms 2020',
              ),
            ],
            [
              'Terms of payment',
              say(pen, '100% in advance, received with thanks|Wire transfer in advance, received'),
            ],
            [
              'Vessel / bill of lading',
              `${say(pen, 'MV Ardent Tide|MSV Lorelei')} / ${pen.digits('@@@@########')}`,
            ],
            ['Gross weight, packages', `${pen.whole(40, 860)} kg, ${pen.whole(1, 4)} crate(s)`],
          ],
          2,
        )}${grid('boxy', 'clccrr', 'Qty|Description of goods|HTS code|Origin|Unit USD|Amount USD', rows)}${facts([...sums.lines.slice(goods.length).map((one) => [one.text, pen.plain(one.amount)] as const), ['TOTAL USD', pen.plain(sums.total)]], 'margin-left:auto;font-weight:bold')}<p class="tiny">These items are controlled by the U.S. Government and authorized for export only to the country of ultimate destination. Sold without tax for export.</p><div class="cols" style="margin-top:8mm"><div>${stacked(
          [
            ['EIN', pen.digits('##-#######')],
            ['ITN', pen.digits('X2026##########')],
          ],
        )}</div><div>I declare that the above is true and correct.<br><br>${logo(say(pen, 'R. Ketterman|J. Oduya|L. Strand'), 6, 'font-family:Z003,cursive')}Export Manager</div></div>`,
        { sums: taxedBy(sums, 0), documentNumber: number, due: null },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),
}
