/** Receipts of the United States: a tab paid twice, copies, a bag's fee, a return in brackets, a car wash, a drugstore, a check with its tip left blank. */
import { line, negated, onTop, several, wares, within } from '../eighth/kit'
import { us } from '../eighth/notations'
import { say } from '../twelfth/kit'
import { bars, each, paying, row, set, sheet, slip, tall, typed, type Places } from './tills-kit'

const usTills = {
  /** A tab that was paid in part with notes, the rest with a card and its tip; what was paid in all stands last. */
  'tab-split': slip(
    {
      shops:
        'The Lantern Room;615 E Burnside;Portland, OR 97214;Lantern Room Hospitality LLC|CORRIGAN’S ALE HOUSE;88 Water St;Newburgh, NY 12550|Yucca & Salt;301 Central Ave NW;Albuquerque, NM 87102;YS Restaurant Group',
      notation: us,
      days: 'MM/DD/YY|M/D/YYYY|mon DD, YYYY',
    },
    80,
    (pen, shop) => {
      const meal = pen.buy(
        wares(
          'Smash Burger;15;19;8.25|Fried Pickles;8;11;8.25|Pint Lager;6;8;8.25|Mezcal Sour;13;16;8.25|Brussels Sprouts;9;12;8.25|House Red GL;10;13;8.25|Brownie Sundae;9;11;8.25',
        ),
        { count: [3, 6], most: 3, step: 25 },
      )
      const cash = Math.max(500, Math.floor(meal.total / 1000) * 500)
      const rest = meal.total - cash
      const tip = Math.round((meal.net * pen.pick([18, 20, 22])) / 100)
      const sums = paying(meal, meal.total + tip)
      const number = pen.digits(say(pen, '####|10####|##-####'))
      const part = (facts: readonly (readonly [string, string])[]) =>
        `<table style="width:100%;margin:1mm 0">${facts.map((fact) => row(...fact)).join('')}</table>`
      return [
        `<div class="mid"><div style="font:bold 13pt 'DejaVu Serif',serif">${shop.name}</div>${shop.address.join('<br>')}<br>(${pen.digits('5##')}) 555-01${pen.digits('##')}</div><div style="display:flex;justify-content:space-between;margin-top:3mm"><span>Check #${number}<br>Server: ${say(pen, 'Imani|Tuck|Rosa M')}</span><span style="text-align:right">Table ${pen.whole(2, 40)}<br>${pen.day()} ${pen.clock()}</span></div><hr><table style="width:100%">${meal.lines.map((one) => row(`${one.quantity} ${one.text}`, pen.plain(one.amount))).join('')}</table><hr>${part(
          [
            ['Subtotal', pen.plain(meal.net)],
            ['Tax 8.25%', pen.plain(meal.vat)],
            ['Total', pen.plain(meal.total)],
          ],
        )}<hr><b>Payment 1 of 2</b>${part([['Cash', pen.plain(cash)]])}<b>Payment 2 of 2</b>${part([
          [`Amex ${pen.digits('x####')}`, pen.plain(rest)],
          ['Tip', pen.plain(tip)],
          ['Charged', pen.plain(rest + tip)],
        ])}<hr><div style="display:flex;justify-content:space-between;font-size:12pt;font-weight:bold"><span>TOTAL PAID</span><span>${pen.money(sums.total)}</span></div><p class="mid">Balance due 0.00${shop.also[0] === undefined ? '' : `<br>${shop.also[0]}`}</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** Of a copy shop: so many at so much, a state's and a city's tax in one line, who to pick it up under its number. */
  'copy-counter': slip(
    {
      shops:
        'INKWELL COPY & SHIP;1420 Hancock St #B;Quincy, MA 02169|Paper Lantern Printing;77 Lyndale Ave S;Minneapolis, MN 55405;PLP Services, Inc.|DocuDepot Store 228;5110 Broadway;San Antonio, TX 78209',
      notation: us,
      days: 'MM/DD/YYYY|mon DD, YYYY',
    },
    80,
    (pen, shop) => {
      const rate = pen.pick([6.25, 8.525, 8.25])
      const sums = onTop([
        several(say(pen, 'BW LTR 1-SIDED|BW LTR 2-SIDED'), pen.whole(12, 480), 16, rate),
        ...(pen.chance(0.7) ? [several('COLOR LTR 28LB', pen.whole(2, 60), 69, rate)] : []),
        ...(pen.chance(0.6) ? [several('SPIRAL BIND BLK', pen.whole(1, 12), 549, rate)] : []),
        ...(pen.chance(0.4) ? [line('LAMINATE 11X17', 499, rate)] : []),
      ])
      const number = pen.digits(say(pen, '######|A-#####|24#######'))
      const widths = [16, -6, -7, -10]
      return [
        typed(
          80,
          40,
          `
          !${shop.name}
          ${shop.address.join(', ')}
          ${pen.digits('781-555-01##')}

          ORDER ${number}|${pen.day()} ${pen.clock()}
          ${set(['ITEM', 'QTY', 'EACH', 'AMOUNT'], widths)}
          =-
          ${each(sums.lines, (one) => set([one.text, String(one.quantity), pen.plain(one.unit), pen.plain(one.amount)], widths))}
          =-
          |Subtotal ${pen.plain(sums.net).padStart(10)}
          |Tax ${rate}% ${pen.plain(sums.vat).padStart(10)}
          !|TOTAL ${pen.money(sums.total).padStart(10)}
          |${say(pen, 'VISA|MC|DISC')} ${pen.digits('####')} ${pen.plain(sums.total).padStart(10)}

          Files are kept 14 days. Keep this slip.
          ${shop.also[0] ?? 'We print while you wait.'}
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** An airline's mail for bags: a ticket's number of thirteen digits, a flight and a name, each bag a line, no tax told. */
  'bag-fee': sheet(
    {
      shops:
        'Mesa Pacific Airlines;2700 Sky Harbor Cir;Phoenix, AZ 85034;Mesa Pacific Air Lines, Inc.|Bluewing;1 Logan Way;East Boston, MA 02128;Bluewing Airways Corp.|Great Lakes Jet;9000 Air Cargo Rd;Milwaukee, WI 53207',
      notation: us,
      days: 'month D, YYYY|DDmonYYYY|dow, mon DD, YYYY',
    },
    'letter',
    (pen, firm) => {
      const sums = within([
        line('1st checked bag', pen.pick([3000, 3500, 4000])),
        ...(pen.chance(0.6) ? [line('2nd checked bag', pen.pick([4500, 5000]))] : []),
        ...(pen.chance(0.4) ? [line('Overweight 51-70 lb', 10_000)] : []),
      ])
      const [number, code] = [pen.digits('0## ##########'), pen.digits('@@@@@@')]
      return [
        `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:1.5mm solid #1e3a8a;padding-bottom:4mm"><div style="font-size:20pt;color:#1e3a8a;font-style:italic;font-weight:bold">${firm.name}</div><div style="text-align:right;font-size:9pt">Confirmation code<br><b style="font-size:15pt">${code}</b></div></div><h1 style="margin:8mm 0 4mm;font-size:16pt">Checked bag receipt</h1><p>Hi ${say(pen, 'Jordan|Whitney|Dev')}, thanks for checking your bags. This is your receipt; keep it with your travel documents.</p><table style="margin:6mm 0"><tr><td class="grey">Issued</td><td>${pen.day()}</td></tr><tr><td class="grey">Document number</td><td>${number}</td></tr><tr><td class="grey">Flight</td><td>${pen.digits('MP ####')} ${say(pen, 'PHX to SEA|BOS to RDU|MKE to DEN')}</td></tr><tr><td class="grey">Passenger</td><td>${say(pen, 'ALVAREZ/JORDAN M|HOLT/WHITNEY|RAO/DEV K')}</td></tr></table><table style="width:100%;background:#eff6ff"><tr><th style="padding:2mm 4mm">Item</th><th style="text-align:right;padding:2mm 4mm">Price (USD)</th></tr>${sums.lines.map((one) => `<tr><td style="padding:2mm 4mm">${one.text}</td><td style="padding:2mm 4mm;text-align:right">${pen.money(one.amount)}</td></tr>`).join('')}<tr style="background:#1e3a8a;color:#fff;font-weight:bold"><td style="padding:3mm 4mm">Total</td><td style="padding:3mm 4mm;text-align:right">${pen.money(sums.total)}</td></tr></table><p>Paid with ${say(pen, 'Visa|Mastercard')} ending in ${pen.digits('####')}.</p><p class="small grey">Bag fees are nonrefundable. Not valid for travel. ${[...firm.also, ...firm.address].join(', ')}</p>`,
        { sums, documentNumber: number, otherNumbers: [code] },
      ]
    },
  ),

  /** Of a department store: what came back in brackets, tax in brackets as well, a store credit with a code for it. */
  'exchange-return': slip(
    {
      shops:
        'HALVORSEN’S;Southdale Center;Edina, MN 55435;Halvorsen Dry Goods Co.|Beaumont & Daughters;1 Peachtree Walk;Atlanta, GA 30309|ROWE HOUSE #52;Eastland Mall;Bloomington, IL 61701;Rowe House Stores Inc.',
      notation: us,
      days: 'MM/DD/YYYY|MM-DD-YY',
    },
    74,
    (pen, shop) => {
      const rate = pen.pick([7.525, 8.9, 8.75])
      const sums = negated(
        onTop(
          pen.buy(
            wares(
              `BLAZER WOOL 40R;129;189;${rate}|DRESS SHIRT 16/34;45;69;${rate}|KING SHEET SET;89;139;${rate}|STAND MIXER 5QT;199;279;${rate}|LEATHER BELT 36;38;59;${rate}`,
            ),
            { count: [1, 2], step: 1 },
          ).lines,
        ),
      )
      const bracketed = (cents: number) => `(${pen.plain(-cents)})`
      const number = pen.digits(say(pen, '#### ### ####|52-####-###'))
      return [
        typed(
          74,
          38,
          `
          !^${shop.name}
          ^${shop.address.join(' - ')}

          ^**** MERCHANDISE RETURN ****
          ${each(sums.lines, (one) => `${pen.digits('0###########')}\n${one.text}|${bracketed(one.amount)}\n··REASON ${pen.digits('0#')}  RETURN TO STOCK`)}
          SUBTOTAL|${bracketed(sums.net)}
          TAX ${rate}%|${bracketed(sums.vat)}
          !TOTAL|${bracketed(sums.total)}
          STORE CREDIT ISSUED|${bracketed(sums.total)}
          CREDIT CARD NO ${pen.digits('6### #### #### ####')}
          =-
          TRANSACTION ${number}
          ${pen.day()} ${pen.clock()} REG ${pen.digits('##')} ASSOC ${pen.digits('####')}
          ORIGINAL PURCHASE ${pen.day(pen.after(-pen.whole(4, 50)))}
          ${bars(pen, 54)}
          ${each(shop.also, (text) => `^${text}`)}
          ^THANK YOU FOR SHOPPING WITH US
          `,
        ),
        { sums, documentNumber: number, kind: 'credit-note' },
        tall,
      ]
    },
  ),

  /** Of a car wash: a code to type in, larger than all else, one price, its day glued to its clock. */
  'wash-tunnel': slip(
    {
      shops:
        'SUDZ EXPRESS WASH;3900 Kietzke Ln;Reno, NV 89502|Tidal Car Wash;Rt 9 & Main;Toms River, NJ 08753;Tidal Auto Spa LLC|Big Squeegee;410 Airline Hwy;Baton Rouge, LA 70815',
      notation: us,
      days: 'MM/DD/YYYY',
    },
    57,
    (pen, shop) => {
      const sums = within([
        line(say(pen, 'ULTIMATE WASH|WORKS + CERAMIC|BASIC WASH'), pen.whole(8, 26) * 100),
        ...(pen.chance(0.4) ? [line('TIRE SHINE', 300)] : []),
      ])
      const number = pen.digits('000####')
      return [
        `<div class="mid"><b style="font-size:12pt">${shop.name}</b><br>${shop.address.join('<br>')}</div><div class="mid" style="border:0.6mm solid #000;margin:3mm 4mm;padding:2mm">WASH CODE<div style="font-size:20pt;letter-spacing:1mm">${pen.digits('#####')}</div>good for 14 days</div><table style="width:100%">${sums.lines.map((one) => row(one.text, pen.money(one.amount))).join('')}<tr style="font-weight:bold;border-top:0.3mm solid #000"><td>TOTAL</td><td style="text-align:right">${pen.money(sums.total)}</td></tr>${row('CREDIT', pen.money(sums.total))}</table><div class="mid" style="font-size:7pt;margin-top:2mm">${pen.digits('XXXXXXXXXXXX####')} AUTH ${pen.digits('0#####')}<br>LANE ${pen.whole(1, 3)} REC# ${number} ${pen.day()}${pen.clock()}${shop.also.map((name) => `<br>${name}`).join('')}</div>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** Of a drugstore: coupons taken off, letters before prices, what was saved and points below, a survey's long code. */
  'drug-coupons': slip(
    {
      shops:
        'GOODWIN PHARMACY #1187;4500 Mayfield Rd;South Euclid, OH 44121;Goodwin Drug Inc.|Palmetto Drugs;18 Broad St;Sumter, SC 29150|Corner Rx & Gifts;602 Main St;Keene, NH 03431',
      notation: us,
      days: 'MM/DD/YYYY|mon D, YYYY',
    },
    80,
    (pen, shop) => {
      const rate = pen.pick([7, 8])
      const bought = pen.buy(
        wares(
          `IBUPROFEN 200MG 100;8;12;0|COLD+FLU NIGHT;9;14;0|SHAMPOO 12OZ;5;9;${rate}|AA ALKALINE 8;9;13;${rate}|GREETING CARD;4;7;${rate}|TOOTHPASTE 2PK;6;9;${rate}|BANDAGES FABRIC;4;6;0`,
        ),
        { count: [2, 4], step: 1 },
      )
      const first = bought.lines[0]
      const sums = onTop([
        ...bought.lines,
        line('MFR COUPON', -pen.pick([100, 150, 200]), first?.rate ?? 0),
      ])
      const number = pen.digits('#### #### #### ####').slice(0, 19)
      const saved = -(sums.lines.at(-1)?.amount ?? 0)
      return [
        `<div style="font:italic bold 16pt 'DejaVu Serif',serif">${shop.name}</div><div style="font-size:7.5pt">${shop.address.join(' ')}</div><div style="margin:2mm 0">${pen.day()} &nbsp; ${pen.clock()}</div><table style="width:100%;font-family:'DejaVu Sans Mono',monospace;font-size:7.4pt">${sums.lines.map((one) => row(`1 ${one.text}`, `${one.amount < 0 ? `${pen.plain(-one.amount)}-` : pen.plain(one.amount)} ${one.rate > 0 ? 'T' : 'F'}`)).join('')}</table><hr><table style="width:100%">${row('SUBTOTAL', pen.plain(sums.net))}${row(`SALES TAX ${rate}%`, pen.plain(sums.vat))}<tr style="font-size:12pt;font-weight:bold"><td>TOTAL</td><td style="text-align:right">${pen.plain(sums.total)}</td></tr>${row(`${say(pen, 'DEBIT|VISA|HSA CARD')} ${pen.digits('****####')}`, pen.plain(sums.total))}${row('CHANGE', '.00')}</table><div style="border:0.3mm dashed #000;padding:1.5mm;margin:3mm 0;text-align:center">YOUR SAVINGS TODAY: $${pen.plain(saved)}<br>WELLNESS POINTS: ${pen.digits('#,###')}</div><div class="mid" style="font-size:7pt">RFN# ${number}<br>F = FSA/HSA ELIGIBLE &nbsp; T = TAXED${shop.also.length > 0 ? `<br>${shop.also.join()}` : ''}</div>${bars(pen, 60)}`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** A check whose tip and sum were left blank by the house, tips worked out for the guest below them. */
  'tip-blank': slip(
    {
      shops:
        'Nonna Pia Trattoria;233 Atwells Ave;Providence, RI 02903|SEOUL KITCHEN BBQ;3465 W 6th St;Los Angeles, CA 90020;SKB Foods Inc.|Wagon Wheel Diner;1101 Main St;Miles City, MT 59301',
      notation: us,
      days: 'MM/DD/YYYY|M/D/YY',
    },
    76,
    (pen, shop) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Linguine Vongole;22;29;7|Bulgogi Plate;19;26;7|Chicken Fried Steak;15;19;7|House Salad;7;10;7|Coffee;3;4.5;7|Soda;3;4;7|Slice of Pie;5;8;7',
          ),
          { count: [2, 5], most: 3, step: 5 },
        ).lines,
      )
      const number = pen.digits(say(pen, '###|#####|0####'))
      return [
        typed(
          76,
          36,
          `
          ^${shop.name}
          ^${shop.address[0] ?? ''}
          ^${shop.address[1] ?? ''}

          ${pen.day()}|${pen.clock()}
          TBL ${pen.whole(1, 30)}  GST ${pen.whole(1, 5)}|CHK ${number}
          =-
          ${each(sums.lines, (one) => `${String(one.quantity).padStart(2)} ${one.text}|${pen.plain(one.amount)}`)}
          =-
          ·····FOOD/BEV|${pen.plain(sums.net)}
          ·····TAX|${pen.plain(sums.vat)}
          !·····TOTAL|${pen.money(sums.total)}

          GRATUITY ___________________________

          TOTAL    ___________________________

          SUGGESTED
          ${each([15, 18, 20], (share) => `··${share}%|${pen.plain(Math.round((sums.net * share) / 100))}`)}

          ^Please pay your server${each(shop.also, (text) => `\n^${text}`)}
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const tillsAmerica: Places = { US: usTills }
