/** Bills of the United States and Canada: a dealer's repair order, propane to a tank, a court reporter, software charged to a card, a plumber under two taxes. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { ca, us } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { cells, formed, tornOff, usd } from '../thirteenth/kit'
import { headed, say } from '../twelfth/kit'
import { boxes, taxedBy } from './kit'

export const usPapers: Papers = {
  /** A dealer's repair order: jobs A to C with labor and parts of each, fees of a shop, tax on parts alone, paid at the window. */
  'repair-order': paper(
    us,
    'MM/DD/YYYY|DDmonYY',
    'needle narrow letter',
    'SUNFLOWER CHEVROLET-BUICK;1900 E 30th Ave;Hutchinson, KS 67502;Sunflower Auto Group Inc.|Bayou Toyota of Houma;540 Corporate Dr;Houma, LA 70360|HIGH PLAINS SUBARU;3310 Dell Range Blvd;Cheyenne, WY 82009;High Plains Motors LLC',
    'US',
    (pen, firm, to) => {
      const part = (text: string, least: number, most: number) =>
        line(text, pen.whole(least, most), 8)
      const sums = onTop([
        line('A LABOR  SYNTHETIC OIL SERVICE', pen.whole(22, 40) * 100, 0),
        part('A PARTS  OIL 0W20 QT x6', 3600, 5900),
        line('B LABOR  REPLACE REAR ROTORS', pen.whole(160, 290) * 100, 0),
        part('B PARTS  ROTOR x2, PAD KIT', 17_000, 32_000),
        part('C PARTS  CABIN FILTER', 2400, 4400),
        line('HAZARDOUS MATERIALS', pen.whole(300, 900), 0),
        line('SHOP SUPPLIES', pen.whole(900, 2900), 0),
      ])
      const number = pen.digits(say(pen, '######|CVCS######'))
      const miles = pen.whole(18_000, 96_000)
      const form = formed(
        [
          ['INVOICE', number],
          ['CUST NO', pen.digits('#####')],
          ['ADVISOR', say(pen, '244 R. HUCKABY|117 T. FONTENOT')],
          ['TAG', pen.digits('T###')],
          ['INVOICE DATE', pen.day()],
          ['R.O. OPENED', pen.day(pen.after(-2))],
          ['PROMISED', `17:00 ${pen.day(pen.after(-1))}`],
          ['COLOR', say(pen, 'SILVER ICE|RED|BLUE')],
          ['YR/MAKE/MODEL', say(pen, '19/CHEV/EQUINOX|21/TOYOTA/RAV4|20/SUB/OUTBACK')],
          ['VIN', pen.digits('#@@@####@@#######')],
          ['LICENSE', pen.digits('### @@@')],
          ['MILEAGE IN / OUT', `${miles} / ${miles + 3}`],
        ],
        4,
      )
      const paid = facts([
        ['LABOR, PARTS & FEES', pen.plain(sums.sum)],
        ['LESS INSURANCE', pen.plain(0)],
        ['SALES TAX ON PARTS 8%', pen.plain(sums.vat)],
        ['PLEASE PAY THIS AMOUNT', pen.money(sums.total)],
        [`PAID ${pen.day()} VISA ${pen.digits('####')}`, pen.money(sums.total)],
      ])
      return [
        `<div class="sides"><div style="font-size:14pt"><b>${escaped(firm.name)}</b><div class="tiny">${place(firm, ' * ')} * SERVICE (${pen.digits('###) ###-####')}</div></div><div class="r">SERVICE INVOICE<br>PAGE 1 OF 1</div></div>${form}<p>${who(to)}</p>${cells('lr', '', linesAs(pen, sums.lines, 'ta'))}<p class="tiny">CUSTOMER STATES GRINDING NOISE REAR WHEN BRAKING. VERIFIED. MULTI-POINT: TIRES 6/32, BATTERY 512 CCA, NEXT SERVICE AT ${miles + 6000} MI.</p><div class="cols"><p class="tiny" style="border:0.25mm solid;padding:2mm">DISCLAIMER OF WARRANTIES. The seller hereby expressly disclaims all warranties, express or implied, including merchantability or fitness. Parts carry the maker’s warranty only.</p><div>${paid}</div></div>${footed([[`CUSTOMER COPY ${lawful(firm)}`], ['X ______________________ AUTHORIZED SIGNATURE']])}`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),

  /** Propane left at a tank: a ticket of a meter set into a bill, gallons, per cent in the tank, a due day, a stub. */
  'propane-drop': paper(
    us,
    'M/D/YYYY|MM/DD/YY',
    'plain letter',
    'Northwoods LP Gas;W5522 County Rd M;Medford, WI 54451;Northwoods Cooperative|Tobacco Root Propane;88 MT-287;Twin Bridges, MT 59754|BLUE HERON ENERGY;1 Depot St;St. Johnsbury, VT 05819;Blue Heron Fuels Inc',
    'US',
    (pen, firm, to) => {
      const [gallons, price] = [pen.whole(1200, 4200) / 10, pen.whole(1690, 2890)]
      const sums = onTop([
        line('Propane', Math.round((gallons * price) / 10), 5.5),
        line('HazMat & safety fee', 995, 5.5),
        line('Leak check', pen.pick([4500, 6500]), 5.5),
      ])
      const [number, due, account] = [pen.digits('#######'), pen.after(20), pen.digits('#####-#')]
      const rows = sums.lines.map((one, at) => [
        one.text,
        at === 0 ? gallons.toFixed(1) : '',
        at === 0 ? `$${(price / 1000).toFixed(3)}` : '',
        pen.plain(one.amount),
      ])
      const ticket = `METER TICKET ${number}<br>DATE ${pen.day()}  ${pen.clock()}<br>TRUCK ${pen.whole(2, 19)}  DRIVER ${say(pen, 'DALE|KORI|SID')}<br>START ${pen.digits('#######')}.0<br>GROSS GAL ${(gallons + 2.1).toFixed(1)}<br>NET @60F  ${gallons.toFixed(1)}<br>TANK 500 GAL  22% TO 80%`
      const stub = facts([
        ['Account', account],
        [`Pay by ${pen.day(due)}`, pen.money(sums.total)],
        ['Amount enclosed', '$ ________'],
      ])
      return [
        `<div style="border-left:6mm solid #ea580c;padding-left:6mm"><b style="font-size:18pt">${escaped(firm.name)}</b><br>${place(firm, ', ')} · (${pen.digits('###) ###-####')}</div><div class="cols" style="margin-top:9mm"><div style="border:0.3mm solid #444;padding:3mm;font-family:monospace;font-size:8.5pt">${ticket}</div><div>Delivered to<br>${who(to)}<br>(shop tank, north side)</div></div><h1 style="font-size:13pt;margin-top:10mm">Delivery invoice #${number}</h1><p>Invoice date ${pen.day()} &nbsp; Account ${account} &nbsp; Net due ${pen.day(due)}</p>${cells('lrrr', 'Product|Gallons|Price|Amount', rows, 'lined')}${facts(sumsAs(pen, sums, 'NVT', 'Sub total|Sales tax 5.5%|Total this delivery'), 'margin-left:auto;font-weight:bold')}<p>A 10¢ per gallon cash discount of ${pen.money(Math.round(gallons * 10))} may be taken if you pay within 10 days. On the budget plan your payment is unchanged.</p>${tornOff(`<div class="sides"><div>☐ Change of address<br>Make check payable to:<br>${escaped(lawful(firm))}<br>${place(firm)}</div><div>${stub}</div></div>`)}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A court reporter: pages at so much, a case and a witness, a later and higher sum, the lower part to send back. */
  'court-reporter': paper(
    us,
    'M/D/YYYY|month D, YYYY',
    'plain slab letter',
    'Tidewater Court Reporting;500 E Plume St, Ste 212;Norfolk, VA 23510;Tidewater Reporting Services, Inc.|Alder & Finch Reporters LLC;1301 A Street;Tacoma, WA 98402|Magnolia Deposition Group;200 S Lamar St;Jackson, MS 39201',
    'US',
    (pen, firm, to) => {
      const pages = pen.whole(48, 310)
      const sums = within([
        several('Original & 1 certified copy, pages', pages, pen.pick([445, 495, 525])),
        several('Exhibits, color', pen.whole(4, 60), 85),
        several('Rough draft, pages', pages, 150),
        line('Appearance fee, half day', pen.pick([15_000, 19_500])),
        line('Litigation support package', 4500),
      ])
      const [number, due] = [pen.digits(say(pen, '26####|CR-#####')), pen.after(30)]
      const boxed = cells(
        'cc',
        'Invoice No.|Invoice Date',
        [
          [number, pen.day()],
          ['Job No.', 'Job Date'],
          [pen.digits('#####'), pen.day(pen.after(-11))],
          ['Payment Terms', 'Case No.'],
          ['Net 30', pen.digits('3:24-CV-00###')],
        ],
        'boxed',
      )
      return [
        `<div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${place(firm)}<br>Phone: ${pen.digits('(###) ###-####')}</div><h1 style="font-size:26pt;color:#888;letter-spacing:2mm;margin:0">INVOICE</h1></div><div class="cols" style="margin-top:6mm"><div>${who(to)}</div><div>${boxed}</div></div><div style="border:0.3mm solid;padding:2mm">Case: ${say(pen, 'Hargrove v. Delmar Terminals, Inc.|Estate of Pruitt v. Cascade Marine|In re: Lakeshore Drainage District')}<br>Deposition of: ${say(pen, 'Marlene Hargrove|Dr. S. K. Bose|Corporate Rep., Vol. II')}</div>${grid('', 'lrrr', '|Quantity|Price|Amount', linesAs(pen, sums.lines, 'tqua'))}<div class="r" style="border-top:0.3mm solid;font-size:12pt"><b>TOTAL DUE &gt;&gt;&gt; ${pen.money(sums.total)}</b></div><p class="r">AFTER ${pen.day(due)} PAY ${pen.money(Math.round(sums.total * 1.1))}</p><p>Thank you for your business! Transcript was sent on ${pen.day(pen.after(-1))}.</p><div class="foot"><div class="tiny">Tax ID: ${pen.digits('##-#######')} &nbsp;&nbsp; Please detach bottom portion and return with payment.</div><hr><div class="cols"><div>${who(to)}</div><div>Invoice No.: ${number}<br>Total Due: ${pen.money(sums.total)}<br><br>Remit To: <b>${escaped(lawful(firm))}</b><br>${place(firm)}</div></div></div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),

  /** Software's receipt of a card: the sum paid as a head, numbers of an invoice and of a receipt, a customer abroad. */
  'saas-paid': paper(
    usd,
    'mon D, YYYY|month D, YYYY',
    'wide plain letter',
    'Margindesk;548 Market St PMB 7722;San Francisco, CA 94104;Margindesk, Inc.|Fathomlytics Inc.;2261 Pearl St;Boulder, CO 80302|hexlane;1007 N Orange St, 4th Fl;Wilmington, DE 19801;Hexlane Labs, PBC',
    'several',
    (pen, firm, to) => {
      const sums = within([
        several('Team plan (per seat)', pen.whole(1, 18), pen.pick([900, 1500, 2400])),
        ...(pen.chance(0.5) ? [line('API calls beyond 1,000,000', pen.whole(80, 9900))] : []),
      ])
      const [number, receipt] = [pen.digits('@@@@##@#-00##'), pen.digits('####-####')]
      const month = `${pen.day(pen.date, 'mon D')} – ${pen.day(pen.after(30), 'mon D, YYYY')}`
      const ids = told(
        [
          ['Invoice number', number],
          ['Receipt number', receipt],
          ['Date paid', pen.day()],
          ['Payment method', `Visa - ${pen.digits('####')}`],
        ],
        'margin:6mm 0',
      )
      const paid = facts(
        [
          ['Subtotal', pen.money(sums.total)],
          ['Total', pen.money(sums.total)],
          ['Amount paid', pen.money(sums.total)],
        ],
        'margin-left:auto;width:80mm',
      )
      return [
        `<div class="sides"><h1 style="font-size:19pt;margin:0">Receipt</h1><b style="font-size:15pt;color:#888">${escaped(firm.name)}</b></div>${ids}<div class="cols"><div><b>${legal(firm)}</b><br>${place(firm)}<br>United States<br>billing@example.com</div><div><b>Bill to</b><br>${who(to)}</div></div><p style="font-size:15pt;margin:10mm 0 6mm"><b>${pen.money(sums.total)} paid on ${pen.day()}</b></p><p class="tiny grey">${month}</p>${cells('lrrr', 'Description|Qty|Unit price|Amount', linesAs(pen, sums.lines, 'tqUA'), 'lined')}${paid}<div class="foot tiny grey">${number} · ${pen.money(sums.total)} paid on ${pen.day()} &nbsp;&nbsp; Page 1 of 1</div>`,
        { sums, documentNumber: number, otherNumbers: [receipt], kind: 'receipt', due: null },
      ]
    },
  ),
}

export const caPapers: Papers = {
  /** A plumber of British Columbia: a row of facts on top, boxes ticked, both taxes of the whole. */
  'plumber-two-taxes': paper(
    ca,
    'mon D, YYYY|DD/MM/YYYY',
    'plain light letter',
    'Salmon Arm Drain & Heat;2150 Auto Rd SE;Salmon Arm BC V1E 2B4;1109873 B.C. Ltd.|TRUE NORTH PLUMBING;810 Great St;Prince George BC V2N 2K8|Comox Pipeworks Ltd.;1770 Ryan Rd;Comox BC V9M 4C9',
    'CA',
    (pen, firm, to) => {
      const base = within([
        several('Journeyman, hours', pen.whole(2, 9), pen.pick([12_500, 13_800])),
        line('Hot water tank 50 US gal', pen.whole(98, 165) * 1000),
        line('Expansion tank, fittings', pen.whole(90, 210) * 100),
        line('Truck charge', 6500),
      ])
      const [gst, pst] = [Math.round(base.sum * 0.05), Math.round(base.sum * 0.07)]
      const sums = taxedBy(base, gst + pst)
      const [number, due] = [pen.digits(say(pen, '####|WO-#####')), pen.after(15)]
      const owed = facts(
        [
          ['Subtotal', pen.money(base.sum)],
          ['GST (5%)', pen.money(gst)],
          ['PST BC (7%)', pen.money(pst)],
          ['Total', pen.money(sums.total)],
        ],
        'margin-left:auto;width:70mm',
      )
      const head = headed([
        ['Invoice', number],
        ['Issued', pen.day()],
        ['Due', pen.day(due)],
        ['Balance', pen.money(sums.total)],
      ])
      return [
        `${head}<div class="cols"><div><b style="font-size:13pt">${escaped(firm.name)}</b><br>${place(firm)}</div><div>Bill to: ${who(to)}</div><div>Job site: ${place(to)}<br>Visited ${pen.day(pen.after(-3))}</div></div><p style="margin-top:6mm">${boxes(['Service', 'Install', 'Warranty', 'Emergency'], 'Install')}</p>${cells('lrrr', 'Service or product|Qty|Unit|Total', linesAs(pen, base.lines, 'tqUA'), 'boxed')}${owed}<p>e-Transfer to pay@example.ca (auto deposit), or cheque. 2% monthly interest on overdue accounts.</p>${footed([[lawful(firm)], [`GST ${taxNumber(pen, 'CA')}`, `PST-${pen.digits('####-####')}`], [`WorkSafeBC ${pen.digits('######')}`, `Gas licence LGA${pen.digits('#######')}`]])}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
