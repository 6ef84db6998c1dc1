/** Papers of New Zealand and South Africa of an ordinary month: a bakery's docket, a builders' merchant, a supermarket's slip, an invoice of the program most firms there have. */
import { block, escaped, onTop, wares, within } from '../eighth/kit'
import { sumsAs } from '../eighth/rows'
import { buyer } from '../eighteenth/kit'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside } from '../nineteenth/kit'
import { nz, za } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import { entries, lawful, listed } from '../seventeenth/kit'
import { formed } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { behindIt, note } from '../twentieth/english-kit'
import { nines, pieces } from '../twentieth/west-kit'

/** The twentieth of the month after this day. */
const twentieth = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 20))

export const nzPapers: Papers = {
  /** A bakery's docket: an order's number, things eaten here or taken away, tax of fifteen within, the terminal's record in capitals. */
  'bakery-eftpos': slip(
    {
      shops:
        'Oven & Anchor Bakery;22 Marine Parade;Napier 4110;Oven & Anchor Ltd|THE DAILY CRUST;Shop 3, Cuba Mall;Wellington 6011|Mākara Bread Co.;145 Karori Road;Wellington 6012;Makara Bread Company Limited|Tu Meke Pies;8 Rimu Street;Invercargill 9810',
      notation: nz,
      days: 'DD/MM/YYYY|DD/MM/YY|D mon YYYY',
    },
    80,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'Steak & cheese pie;6.5;8.5;15|Flat white;5;6;15|Long black;4.5;5.2;15|Sourdough loaf;8.5;11;15|Cinnamon scroll;5.5;7;15|Cheese scone;5;6.5;15|Filled roll;8.5;11.5;15|Platter small;48;75;15|Ginger crunch;5;6.5;15',
          ),
          { count: [1, 5], most: 4, step: 10 },
        ).lines,
      )
      const number = pen.digits(say(pen, '####|1#####|#-#####'))
      return [
        `<div class="mid"><div style="font:bold 15pt 'DejaVu Serif'">${escaped(shop.name)}</div>${place(shop)}<br>${pen.digits('0# ### ####')}<br><b>Tax Invoice ${number}</b></div><div class="pair" style="margin-top:3mm"><span>GST No: ${taxNumber(pen, 'NZ')}</span><span>${say(pen, 'Dine in|Takeaway')}</span></div><div class="pair"><span>${pen.day()}</span><span>${pen.clock()}</span></div><hr>${sums.lines.map((one) => `<div>${escaped(one.text)}</div><div class="pair"><span>&nbsp; ${one.quantity} @ ${pen.money(one.unit)}</span><span>${pen.money(one.amount)}</span></div>`).join('')}<hr><table style="width:100%"><tr style="font-size:12pt;font-weight:bold"><td>Total</td><td class="right">${pen.money(sums.total)}</td></tr>${row('Incl. GST 15%', pen.money(sums.vat))}${row('Eftpos', pen.money(sums.total))}</table><hr><div style="font-family:'Liberation Mono';font-size:7.5pt">*----EFTPOS----*<br>TERMINAL ${pen.digits('########')}<br>CARD ${pen.digits('............####')} ${say(pen, 'CHQ|SAV|VISA')}<br>PURCHASE NZD${pen.plain(sums.total)}<br>TOTAL NZD${pen.plain(sums.total)}<br>ACCEPTED ${pen.digits('######')}</div><p class="mid">${behindIt(shop)}${shop.also.length > 0 ? '<br>' : ''}${say(pen, 'Ka kite anō|Cheers, see you again|Fresh every morning')}</p>`,
        { sums, documentNumber: number },
        '#sheet { font-size: 8.4pt; }',
      ]
    },
  ),

  /** A builders' merchant of New Zealand: branch and docket, an order number of the buyer's, goods with unit, discount and net price, due on the twentieth of the next month. */
  'merchant-twentieth': paper(
    nz,
    'DD/MM/YY|DD/MM/YYYY|DD mon YYYY',
    'narrow plain',
    'Totara Timber & Hardware;Cnr Main & Albert Sts;Greytown 5712;Totara Building Supplies Ltd|BUILDMATE WHĀNGĀREI;31 Kioreroa Road;Whangārei 0110;Northland Merchants Limited|Carters & Reid Ltd;480 Tay Street;Invercargill 9812',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'NZ')
      const lines = listed(
        pen,
        'Framing H1.2 90x45 SG8 4.8m;21;29;15|Gib standard 10mm 2.4m;26;36;15|Ready mix concrete 25kg;9;13;15|Decking pine 140x32 m;7;11;15|Galv nails 90mm 5kg;29;44;15|Building wrap roll 1.37m;120;180;15|Silicone clear 300ml;11;19;15|Joist hanger 47x120;4;7;15|Batts R2.6 wall;92;118;15',
        { count: [2, 8], most: 24, step: 1, code: '#######', offs: [0, 10, 15] },
      )
      const sums = onTop(lines)
      const due = twentieth(pen.date)
      const number = pen.digits(say(pen, '########|GT######|1-######'))
      const order = pen.digits(say(pen, 'JOB ###|####'))
      const unit = (text: string) => (/ m$/.test(text) ? 'MTR' : say(pen, 'EACH|LGTH'))
      const rows = entries(pen, lines, 'ctqu').map(([a = '', b = '', c = '', d = ''], at) => [
        a,
        b,
        c,
        unit(b),
        d,
        lines[at]?.off ? `${lines[at].off}%` : '',
        pen.plain(lines[at]?.amount ?? 0),
      ])
      return [
        `<table class="t" style="margin:0"><tr><td><b style="font-size:15pt;color:#166534">${escaped(firm.name)}</b><br>${block([...firm.also, ...firm.address])}<br>Phone ${pen.digits('0# ### ####')}</td><td class="r"><b style="font-size:14pt">TAX INVOICE</b><br>GST Reg ${taxNumber(pen, 'NZ')}</td></tr></table>${formed(
          [
            ['Invoice No.', number],
            ['Date', pen.day()],
            ['Account', pen.digits('@@@##')],
            ['Customer order', order],
            ['Taken by', say(pen, 'Wiremu|Trish|Hamish')],
            ['Docket', pen.digits('######')],
            ['Delivery', say(pen, 'Ex yard|Our truck')],
            ['Due date', pen.day(due)],
          ],
          4,
        )}${beside('1fr 1fr', `<b>Charge to</b><br>${who(to)}`, `<b>Deliver to</b><br>${say(pen, 'Site: 14 Reservoir Rd|Picked up|As above')}`)}${grid('ruled', 'llrlrrr', 'Code|Description|Qty|Unit|Price|Disc|Nett', rows)}${facts(sumsAs(pen, sums, 'nvT', 'Total excl. GST|GST 15%|Total incl. GST'), 'margin-left:auto;font-weight:bold')}<p>Please pay by ${pen.day(due)}, being the 20th of the month following. Bank ${pen.digits('##-####-#######-00')}, reference ${number}.</p>${note('Claims within seven days. Treated timber is not to be burned. Goods remain ours until paid for.')}`,
        { sums, documentNumber: number, due, customerReference: order },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
  ),
}

export const zaPapers: Papers = {
  /** A supermarket's slip of South Africa: things that bear tax and those that do not, the count, cash rounded to ten cents or a card, a table of the tax. */
  'rand-till': slip(
    {
      shops:
        'KAROO FRESH SUPERMARKET;Shop 1, Adderley Mall;Cradock 5880;Karoo Fresh Foods (Pty) Ltd|Boxwood Hyper;Corner Rivonia & 9th;Sandton 2196;Boxwood Retailers (Pty) Ltd|THANDI’S CASH & CARRY;58 Victoria Road;Woodstock 7925|Builderskop Hardware;12 Voortrekker Street;Polokwane 0699;Builderskop Trading CC',
      notation: za,
      days: 'DD/MM/YY|DD.MM.YYYY|YYYY/MM/DD',
    },
    80,
    (pen, shop) => {
      const isShed = shop.name.includes('Hardware')
      const sums = within(
        nines(
          pen,
          isShed
            ? 'PVA WHITE 5L;189;329;15|CEMENT 50KG;105;129;15|PADLOCK 50MM;79;149;15|LED GLOBE 9W;24.99;49.99;15|PAINT BRUSH 75MM;34.99;69.99;15|DUCT TAPE;39.99;64.99;15|EXT CORD 10M;149;229;15'
            : 'MAIZE MEAL 5KG;54.99;74.99;0|BROWN BREAD 700G;15.99;19.99;0|FULL CREAM MILK 2L;31.99;39.99;0|EGGS LARGE 18S;49.99;64.99;0|ROOIBOS 80S;34.99;52.99;15|DISHWASH LIQ 750ML;29.99;44.99;15|TOILET ROLLS 9S;69.99;99.99;15|INSTANT COFFEE 250G;64.99;99.99;15|RUSKS 500G;42.99;59.99;15|REFUSE BAGS 20S;29.99;49.99;15',
          { count: [2, 8], most: 3 },
        ),
      )
      const isCash = pen.chance(0.35)
      const down = isCash ? sums.total - Math.floor(sums.total / 10) * 10 : 0
      const total = sums.total - down
      const number = pen.digits(say(pen, '######|##/####/####|0###########'))
      return [
        typed(
          80,
          40,
          `
          ^TAX INVOICE
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^VAT REG ${taxNumber(pen, 'ZA')}

          ${each(sums.lines, (one) => `${one.text}${one.rate > 0 || isShed ? '' : ' #'}|${pen.plain(one.amount)}${one.quantity > 1 ? `\n···${one.quantity} @ ${pen.plain(one.unit)}` : ''}`)}
          |---------
          ${isCash ? `SUBTOTAL|${pen.plain(sums.total)}\nROUNDING|-${pen.plain(down)}\n` : ''}!DUE VAT INCL|${pen.money(total)}
          ${isCash ? `CASH|${pen.money(Math.ceil(total / 5000) * 5000)}\nCHANGE|${pen.money(Math.ceil(total / 5000) * 5000 - total)}` : `${say(pen, 'CREDIT CARD|CHEQUE CARD|TAP & GO')}|${pen.money(total)}`}
          ITEMS ${pieces(sums.lines)}
          =-
          ${set(['VAT RATE', 'EXCL', 'VAT', 'INCL'], [10, -10, -10, -10])}
          ${each(sums.shares, (one) => set([`${one.rate}%`, pen.plain(one.net), pen.plain(one.vat), pen.plain(one.net + one.vat)], [10, -10, -10, -10]))}
          =-
          INVOICE NO ${number}
          ${pen.day()} ${pen.clock()}|TILL ${pen.whole(1, 22)} ${say(pen, 'NOMSA|ANRI|SIPHO')}
          ${isShed ? '' : '# = ZERO RATED\n'}^DANKIE / ENKOSI / THANK YOU
          `,
        ),
        { sums: { ...sums, total }, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** The program most South African firms have: a title in a frame, from and to in two columns with tax numbers, exclusive and inclusive price of each line, totals in a box, bank at the left. */
  'pastel-frames': paper(
    { ...za, money: 'R #' },
    'DD/MM/YYYY|YYYY/MM/DD|DD/MM/YY',
    'plain narrow',
    'Highveld Pest & Hygiene (Pty) Ltd;45 Electron Avenue;Isando 1600|UMGENI OFFICE AUTOMATION;14 Gillitts Road;Pinetown 3610;Umgeni Copiers CC|Protea Fire & Safety;Unit 9, Killarney Park;Cape Town 7441;Protea Safety Services (Pty) Ltd|Bushveld Auto Electric;102 Nelson Mandela Drive;Rustenburg 0299',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'ZA')
      const sums = onTop(
        pen.buy(
          wares(
            'Monthly service contract;480;1450;15|Call out, first hour;520;690;15|Travel per km;5.2;7.5;15|Consumables;85;640;15|9 kg DCP extinguisher, service;145;220;15|Copies black, meter billing;0.18;0.42;15|Bait boxes, replaced;60;95;15|Alternator, exchange unit;1650;2900;15',
          ),
          { count: [1, 5], most: 12, step: 1 },
        ).lines,
      )
      const number = pen.digits(say(pen, 'INA#####|IN1#####|INV000####'))
      const due = pen.chance(0.7) ? pen.after(pen.pick([7, 30])) : null
      const order = pen.chance(0.4) ? pen.digits('PO####') : ''
      const rows = sums.lines.map((one) => [
        pen.digits('@@@###'),
        one.text,
        String(one.quantity),
        pen.plain(one.unit),
        '15.00%',
        pen.plain(one.amount),
      ])
      return [
        `<div class="sides"><div><b style="font-size:13pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${escaped(lawful(firm))}<br>` : ''}${place(firm)}<br>VAT No: ${taxNumber(pen, 'ZA')}<br>Reg No: ${pen.digits('201#/######/07')}</div><div style="border:0.5mm solid #111;padding:2mm 6mm;font-size:15pt;font-weight:bold">Tax Invoice</div></div>${beside(
          '1fr 72mm',
          `<div style="border:0.3mm solid #111;padding:2.5mm;margin-top:6mm;min-height:30mm"><b>Bill to</b><br>${who(to)}<br>VAT No: ${taxNumber(pen, 'ZA')}</div>`,
          `<div style="margin-top:6mm">${told([
            ['Document No', number],
            ['Date', pen.day()],
            ['Account', pen.digits('@@@001')],
            ['Your Reference', order],
            ...(due ? [['Due Date', pen.day(due)] as const] : []),
            ['Page', '1'],
          ])}</div>`,
        )}${grid('boxy', 'llrrrr', 'Code|Description|Quantity|Unit Price|Tax|Nett Price', rows)}<div class="cols" style="margin-top:5mm"><div style="border:0.3mm solid #111;padding:2.5mm"><b>Banking details</b><br>${say(pen, 'First Cape Bank|Standard Union')}, branch ${pen.digits('######')}<br>Account ${pen.digits('##########')}<br>Reference ${number}</div><div>${facts(
          [
            ['Sub Total', pen.plain(sums.net)],
            ['Discount @ 0.00%', '0.00'],
            ['Amount Excl Tax', pen.plain(sums.net)],
            ['Tax', pen.plain(sums.vat)],
            ['Total', pen.money(sums.total)],
          ],
          'width:100%;border:0.3mm solid #111;font-weight:bold',
        )}</div></div><div class="cols" style="margin-top:18mm"><div>Received in good order ____________________</div><div>Signed ____________________</div></div>`,
        {
          sums,
          documentNumber: number,
          due,
          ...(order ? { customerReference: order } : {}),
        },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),
}
