/** Papers of the United States, Canada and Australia: a maker's parts on two pages, a wholesale club, a freight bill with a rate of exchange, a doctor's practice. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { ca, us } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, each, slip, tall, typed } from '../fifteenth/tills-kit'
import { au } from '../ninth/kit'
import { abn, taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { across, dense, entries, footed, listed, parted, lawful, roomy } from './kit'

export const usPapers: Papers = {
  /** A supplier of parts, two pages: bill to, ship to and remit to, a packing slip, freight, tax of a state and of a county. */
  'industrial-pages': paper(
    us,
    'MM/DD/YYYY|M/D/YY',
    'narrow plain letter',
    'Great Lakes Fastener & Supply;2290 Superior Ave E;Cleveland, OH 44114;GLF Holdings Inc.|TRI-COUNTY INDUSTRIAL;14 Commerce Pkwy;Lancaster, PA 17603;Tri-County Industrial Supply Co.|Redstone Hydraulics LLC;601 Wynn Dr NW;Huntsville, AL 35805',
    'US',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'HX BOLT 3/8-16X2 GR8 BX100;24;39;7|FLAT WASHER 3/8 ZN BX500;11;19;7|NITRILE GLOVE L BX100;9;17;7|CUTOFF WHEEL 4-1/2 PK25;29;46;7|HYD HOSE 1/2 2SN FT;4;8;7|JIC FITTING -8;5;11;7|SAFETY GLASSES CLR;2;5;7|MARKING PAINT ORG CS12;58;84;7|LITHIUM GREASE CTG 10;39;61;7|SHOP TOWELS ROLL 12;27;41;7|AIR FILTER 20X25X2 CS;64;92;7|V-BELT B68;14;27;7|ANCHOR BOLT 1/2X4 BX25;31;49;7|TAP SET NC 9PC;48;88;7|LOCKOUT HASP;7;13;7|WD LUBE 11OZ CS12;66;89;7',
        { count: [12, 15], most: 24, step: 1, code: '#@@##', offs: [0, 0, 5, 12] },
      )
      const sums = onTop([...lines, line('Freight, prepaid & add', pen.whole(1800, 14_000), 0)])
      const { here, there, carried } = parted(lines, 9)
      const [number, due, order] = [
        pen.digits(say(pen, '9########|INV######-00')),
        pen.after(30),
        pen.digits(say(pen, 'PO-#####|45000#####')),
      ]
      const state = Math.round((sums.vat * 6) / 7)
      const head = `<div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br><span class="tiny">${firm.also.length > 0 ? `${legal(firm)} · ` : ''}${place(firm, ', ')} · (${pen.digits('###) ###-####')} · Fed ID ${pen.digits('##-#######')}</span></div><div class="r"><b style="font-size:15pt">INVOICE</b><br>Page 1 of 2</div></div>${grid('boxy tiny', 'ccccc', 'INVOICE NO.|INVOICE DATE|CUSTOMER PO|TERMS|DUE DATE', [[number, pen.day(), order, 'NET 30', pen.day(due)]])}`
      const list = (some: typeof here) =>
        grid(
          'ruled',
          'rllrrrr',
          'LN|PART|DESCRIPTION|SHIPPED|PRICE|DISC|EXTENSION',
          entries(pen, some, 'nctquda'),
        )
      return [
        [
          `${head}<div class="cols tiny" style="margin:3mm 0"><div><b>BILL TO</b><br>${who(to)}<br>Attn: A/P</div><div><b>SHIP TO</b><br>Receiving Dock 2<br>${place(to)}</div><div><b>REMIT TO</b><br>Lockbox ${pen.digits('#####')}<br>Chicago, IL 60677</div></div>${grid('boxy tiny', 'cccc', 'ORDER DATE|SHIP DATE|PACKING SLIP|VIA', [[pen.day(pen.after(-7)), pen.day(pen.after(-1)), pen.digits('PS######'), 'UPS GROUND']])}${list(here)}<p class="r">Continued. Subtotal this page ${pen.plain(carried)}</p><p class="mid" style="border:0.5mm solid;padding:2mm"><b>NEW! Order by 6 PM for same-day shipping. Ask about vending.</b></p>`,
          `${head.replace('Page 1', 'Page 2')}${list(there)}${facts(
            [
              ['Merchandise', pen.plain(sums.sum - (sums.lines.at(-1)?.amount ?? 0))],
              ['Freight, prepaid & add', pen.plain(sums.lines.at(-1)?.amount ?? 0)],
              ['State sales tax 6%', pen.plain(state)],
              ['County tax 1%', pen.plain(sums.vat - state)],
              ['INVOICE TOTAL', pen.money(sums.total)],
            ],
            'margin-left:auto;font-size:10pt',
          )}<p>Deduct 1% of merchandise if paid by ${pen.day(pen.after(10))}. Past due accounts bear 1.5% per month.</p><p class="tiny">Returns need an RMA within 30 days; a 20% restocking charge applies. The UN Convention on Contracts for the International Sale of Goods does not apply.</p>${footed([['ISO 9001:2015'], ['WBENC certified'], ['Thank you for your business!']])}`,
        ],
        { sums, documentNumber: number, due, customerReference: order },
        roomy,
      ]
    },
  ),

  /** A dentist's: codes of treatment, what an insurer paid and what was written off, so that little is the patient's. */
  'dental-superbill': paper(
    us,
    'MM/DD/YYYY|mon D, YYYY',
    'plain book letter',
    'Maple Hollow Family Dentistry;77 Main St;Concord, NH 03301;Maple Hollow Dental PLLC|Sonoran Smiles;5400 E Speedway Blvd;Tucson, AZ 85712;Desert Oral Care PC|Dr. Priscilla Vance, DMD;19 Peachtree Pl;Athens, GA 30606',
    'US',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Comp. oral evaluation;78;120;0|Bitewings, four;62;88;0|Prophylaxis, adult;94;140;0|Panoramic film;110;160;0|Resin, 2 surf., posterior;190;280;0|Crown, porcelain/metal;980;1400;0|Core buildup;220;340;0|Fluoride varnish;38;55;0|Nitrous oxide;60;95;0|Periapical film;24;39;0',
        { count: [6, 9], step: 1, code: 'D####' },
      )
      const charges = lines.reduce((all, { amount }) => all + amount, 0)
      const [paid, off] = [Math.round(charges * 0.55), Math.round(charges * 0.2)]
      const sums = within([
        ...lines,
        line('Insurance payment', -paid),
        line('In-network adjustment', -off),
      ])
      const number = pen.digits(say(pen, '#####|W-######'))
      const due = pen.after(21)
      return [
        `<div class="mid"><b style="font-size:17pt;color:#0e7490">${escaped(firm.name)}</b><br>${place(firm, ' · ')} · NPI ${pen.digits('1#########')}</div><div class="cols" style="margin:6mm 0"><div>Responsible party<br>${who(to)}</div>${told(
          [
            ['Invoice #', number],
            ['Invoice date', pen.day()],
            ['Patient', say(pen, 'Kirschner, Noah|Alvarez, June')],
            ['Chart', pen.digits('####')],
            ['Pay by', pen.day(due)],
          ],
        )}</div>${grid(
          'ruled',
          'lllr',
          'Service date|Code|Procedure|Fee',
          entries(pen, lines, 'cta').map((cells, at) => [
            pen.day(pen.after(at < 4 ? -40 : -26)),
            ...cells,
          ]),
        )}${facts(
          [
            ['Total fees', pen.money(charges)],
            [`Insurance payment ${pen.day(pen.after(-9))}`, pen.money(-paid)],
            ['In-network adjustment', pen.money(-off)],
            ['Invoice total, patient share', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<p>Primary: Delta Northeast, member ${pen.digits('@########')}, claim ${pen.digits('26########')}. Estimates are not a guarantee of payment.</p><p class="mid">Refer a friend: $50 off your next whitening!</p>${footed([[lawful(firm)], ['Hours Mon–Thu 8–5'], ['We accept CareCredit, Visa, HSA cards']])}`,
        { sums, documentNumber: number, due },
        dense,
      ]
    },
  ),
}

export const usTills = {
  /** Of a club of members: coupons beneath what they take off, tax on some goods, number of things sold. */
  'warehouse-club': slip(
    {
      shops:
        'BULKHOUSE WHOLESALE;#114 Gresham;Gresham, WA 98030|PALLET CLUB;8800 W Colonial Dr;Ocoee, FL 34761;Pallet Club Stores Inc.|Homestead Cash & Carry;450 Dixie Hwy;Louisville, KY 40258;Homestead C&C LLC',
      notation: us,
      days: 'MM/DD/YYYY|MM/DD/YY',
    },
    80,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'PAPER TOWEL 12;19;25;6|ROTIS CHICKEN;4.99;5.99;0|EGGS 5DZ;14;21;0|LAUNDRY PODS;22;29;6|COFFEE 3LB;15;22;0|TRASH BAG 200;17;22;6|OLIVE OIL 2L;19;26;0|BATT AA 48;15;19;6|MUFFINS 12;9;11;0|WATER 40PK;3.99;5.99;0|COPY PAPER 10;44;52;6|CHEDDAR 2LB;8;11;0|NITRILE GLV;17;23;6',
        ),
        { count: [8, 11], step: 1 },
      )
      const sums = onTop([
        ...bought.lines,
        line('/CPN LAUNDRY', -pen.whole(200, 500), 6),
        line('/CPN COFFEE', -300, 0),
      ])
      const number = pen.digits('###### ####')
      return [
        typed(
          80,
          38,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^MEMBER ${pen.digits('111#########')}
          =-
          ${each(sums.lines, (one) => `${one.rate > 0 ? 'E ' : '··'}${pen.digits('#######')} ${one.text}|${one.amount < 0 ? `${pen.plain(-one.amount)}-` : `${pen.plain(one.amount)} ${one.rate > 0 ? 'Y' : 'N'}`}`)}
          =-
          SUBTOTAL|${pen.plain(sums.sum)}
          TAX 6%|${pen.plain(sums.vat)}
          !**** TOTAL|${pen.plain(sums.total)}
          VISA XXXX${pen.digits('####')}|${pen.plain(sums.total)}
          CHANGE|0.00
          APPROVED  SEQ# ${pen.digits('######')}
          =-
          TOTAL NUMBER OF ITEMS SOLD = ${sums.lines.length - 2}
          INSTANT SAVINGS|$${pen.plain(-sums.lines.slice(-2).reduce((all, { amount }) => all + amount, 0))}
          ${pen.day()} ${pen.clock()}|TRX ${number}
          ${bars(pen, 60)}
          ^RENEW BY ${pen.day(pen.after(90))} AND SAVE $20
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const caPapers: Papers = {
  /** A carrier's freight over the border: legs, weights, a surcharge, a rate of exchange told, harmonised tax on a part. */
  'freight-probill': paper(
    ca,
    'YYYY-MM-DD|mon D, YYYY',
    'narrow plain letter',
    'Bluewater Carriers Inc.;900 Indian Rd;Sarnia ON N7T 7H4|MARITIME REEFER LINES;210 Rue Chesley;Saint John NB E2K 4S9;Maritime Reefer Lines Ltd.|Trillium Freightways;6450 Kestrel Rd;Mississauga ON L5T 1Z7;1840022 Ontario Ltd.',
    'CA',
    (pen, firm, to) => {
      const sums = onTop([
        line('Linehaul Toronto - Windsor', pen.whole(380, 900) * 100, 13),
        line('Linehaul Detroit - Columbus OH', pen.whole(400, 1100) * 100, 0),
        line('Fuel surcharge, Canada', pen.whole(60, 200) * 100, 13),
        line('Fuel surcharge, US', pen.whole(60, 200) * 100, 0),
        line('Border crossing / PARS', 7500, 0),
        line('Tailgate', 4500, 13),
        line('Detention, 1.5 h', 11_250, 13),
        line('Reefer protect', pen.whole(40, 90) * 100, 13),
        line('Customs bond fee', pen.whole(20, 60) * 100, 0),
      ])
      const [number, due] = [pen.digits(say(pen, '######-1|PB-#######')), pen.after(21)]
      const order = pen.digits('PO#####')
      return [
        `<div class="sides"><div><b style="font-size:16pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm, ', ')}</div><div class="tiny r">SCAC ${pen.digits('@@@@')} · USDOT ${pen.digits('#######')}<br>C-TPAT / PIP certified<br>GST/HST ${taxNumber(pen, 'CA')}</div></div>${grid('boxy tiny', 'cccccc', 'Freight bill no.|Bill date|Pickup|Delivered|Your PO|Due', [[number, pen.day(), pen.day(pen.after(-6)), pen.day(pen.after(-4)), order, pen.day(due)]])}<div class="cols tiny"><div><b>Shipper</b><br>${say(pen, 'Etobicoke Plastics Corp.<br>44 Steinway Blvd, Etobicoke ON|Kent Growers Co-op<br>RR 4, Chatham ON')}</div><div><b>Consignee</b><br>Buckeye Distribution LLC<br>1200 Alum Creek Dr, Columbus OH</div><div><b>Third party bill to</b><br>${who(to)}</div></div><p class="tiny">${pen.whole(4, 26)} skids, ${pen.whole(4000, 38_000)} lb, class 70. BOL ${pen.digits('#######')}. Temp -18 °C. Declared value USD ${pen.plain(pen.whole(100, 900) * 10_000)}.</p>${grid('ruled', 'lrr', 'Charge|Tax|CAD', linesAs(pen, sums.lines, 'tra'))}${facts(
          [
            ['Subtotal', pen.plain(sums.sum)],
            ['HST 13% on taxable legs', pen.plain(sums.vat)],
            ['TOTAL CAD', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<p>For payment in US funds at 1.3650: USD ${pen.plain(Math.round(sums.total / 1.365))}</p><p class="mid tiny"><b>Now hiring owner-operators. Ask dispatch!</b></p>${footed([['Claims within 60 days in writing'], ['Interest 2% per month, 24% a year'], ['billing@example.ca']])}`,
        { sums, documentNumber: number, due, customerReference: order },
        dense,
      ]
    },
  ),
}

export const auPapers: Papers = {
  /** A school's: fees of a term for two children, levies without tax, things with it, a plan of instalments named. */
  'school-term': paper(
    au,
    'DD/MM/YYYY|D month YYYY',
    'plain book',
    'St Brendan’s College;15 Mission Street;Wyong NSW 2259;Trustees of St Brendan|Wattlebank Grammar;88 Ridge Road;Mount Barker SA 5251;Wattlebank Grammar School Ltd|Coral Coast Steiner School;4 Heron Avenue;Agnes Water QLD 4677',
    'AU',
    (pen, firm, to) => {
      const rows = [
        'Tuition Year 9, Term 3',
        'Tuition Year 6, Term 3',
        'Family discount',
        'Building levy',
        'Technology levy',
        'Excursion, museum',
        'Camp deposit',
        'Instrument lesson x 8',
      ].map((text) =>
        line(
          text,
          text.includes('discount')
            ? -pen.whole(15, 60) * 1000
            : pen.whole(
                text.startsWith('Tuition') ? 140 : 4,
                text.startsWith('Tuition') ? 390 : 48,
              ) * 1000,
          0,
        ),
      )
      const sums = onTop([
        ...rows,
        several('Blazer', pen.whole(1, 2), pen.whole(120, 190) * 100, 10),
        several('Sports polo', pen.whole(1, 4), pen.whole(32, 48) * 100, 10),
        line('Hire of laptop', pen.whole(60, 120) * 100, 10),
      ])
      const [number, due] = [pen.digits(say(pen, 'T3-26-####|0#####')), pen.after(18)]
      return [
        `${across([[firm.name, ...firm.also], firm.address, [`ABN ${abn(pen)}`, `Fees office (0${pen.digits('#) #### ####')}`], ['CRICOS ' + pen.digits('0####@')]], 'border-bottom:1mm solid #7c2d12;padding-bottom:2mm')}<div class="cols" style="margin:8mm 0"><div>Students: ${say(pen, 'Harriet and Jack|Mia and Angus')}<br>${who(to)}</div>${told(
          [
            ['Tax invoice', number],
            ['Issued', pen.day()],
            ['Due date', pen.day(due)],
            ['Family code', pen.digits('@@@###')],
            ['Enrolled since', pen.day(pen.after(-900))],
          ],
        )}</div>${grid('ruled', 'lrrrr', 'Item|Qty|Unit|GST|Amount ex GST', linesAs(pen, sums.lines, 'tqura'))}${facts(
          [
            ['Total ex GST', pen.money(sums.net)],
            ['GST', pen.money(sums.vat)],
            ['Total this tax invoice', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<p>Previous term: nil owing, thank you. Or pay in four instalments of ${pen.money(Math.round(sums.total / 4))} from ${pen.day(pen.after(7))}.</p><p class="tiny">BPAY Biller ${pen.digits('######')} Ref ${pen.digits('##########')}. A late fee of $75.00 applies after the due date. Tuition is GST-free.</p><p class="mid" style="background:#ffedd5;padding:2mm">Spring Fair ${pen.day(pen.after(40))}: cakes, rides, second-hand uniforms!</p>${footed([[lawful(firm)], ['Tax deductible building fund welcomes gifts'], ['Page 1 of 1']])}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
  ),
}
