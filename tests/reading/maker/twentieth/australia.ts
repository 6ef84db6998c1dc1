/** Papers of Australia and Singapore of an ordinary month: a grocer's till, a tax invoice of a program for small firms, a servicer of cold air. */
import { escaped, onTop, wares, within } from '../eighth/kit'
import { sumsAs } from '../eighth/rows'
import { buyer } from '../eighteenth/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, row, slip } from '../fifteenth/tills-kit'
import { beside, part } from '../nineteenth/kit'
import { au, sg } from '../ninth/kit'
import { abn } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { formed, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'

export const auPapers: Papers = {
  /** A grocer's or shed's docket: its own number for tax, marks at things that bear it, what of the total it is, a card's record in capitals. */
  'grocer-docket': slip(
    {
      shops:
        'Hollyoak Fresh;Store 1182 Carindale;1151 Creek Rd, Carindale QLD 4152;Hollyoak Group Pty Ltd|BUNYIP HARDWARE;Bunyip Hardware Mill Park;55 Plenty Rd, Mill Park VIC 3082;Bunyip Hardware Group Limited|Corner Pantry IGR;38 Unley Rd;Unley SA 5061|DIGGERS OFFICE SUPPLIES;214 Murray St;Perth WA 6000;Diggers Retail Holdings Pty Ltd',
      notation: au,
      days: 'DD/MM/YYYY|DD/MM/YY|D mon YYYY',
    },
    80,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'FULL CREAM MILK 3L;4.5;5.2;0|LONG LIFE MILK 6PK;8.4;11;0|PAPER TOWEL 6PK;7;11;10|BIN LINERS 50PK;4.5;8;10|GROUND COFFEE 1KG;22;38;0|HAND WASH REFILL;5;9.5;10|BATTERIES AA 10PK;9;17;10|SUGAR 2KG;2.8;3.6;0|DISHWASHING TABS;16;29;10|EXTENSION LEAD 5M;11;19;10|BOTTLED WATER 24PK;9;14;0',
          ),
          { count: [3, 7], most: 3, isGross: true },
        ).lines,
      )
      const number = pen.digits(say(pen, '######|####-###'))
      const count = sums.lines.reduce((all, { quantity }) => all + quantity, 0)
      const rows = each(sums.lines, (one) =>
        one.quantity > 1
          ? `${row(`${one.rate > 0 ? '%' : ' '} ${one.text}`, '')}${row(`   Qty ${one.quantity} @ ${pen.money(one.unit)} each`, pen.plain(one.amount))}`
          : row(`${one.rate > 0 ? '%' : ' '} ${one.text}`, pen.plain(one.amount)),
      )
      return [
        `<div class="mid"><b style="font-size:14pt">${escaped(shop.name)}</b><br>${place(shop)}<br>Ph: ${pen.digits('0# #### ####')}<br><b>TAX INVOICE</b><br>ABN ${abn(pen)}${shop.also.length > 0 ? `<br>${legal(shop)}` : ''}</div><table style="width:100%;margin-top:2mm">${row('Description', '$')}${rows}</table><hr><table style="width:100%">${row(`${count} SUBTOTAL`, pen.money(sums.total))}<tr style="font-size:13pt;font-weight:bold"><td>TOTAL</td><td class="right">${pen.money(sums.total)}</td></tr>${row('EFT', pen.money(sums.total))}${row('Change', '$0.00')}</table>${sums.vat > 0 ? `<p>GST INCLUDED IN TOTAL &nbsp; ${pen.money(sums.vat)}<br>% = Taxable items</p>` : '<p>No taxable items</p>'}<hr><table style="width:100%">${row('CARD: ' + pen.digits('............####'), say(pen, 'VISA DEBIT|MASTERCARD|EFTPOS SAV'))}${row('PURCHASE', `AUD ${pen.plain(sums.total)}`)}${row('APPROVED 00', pen.digits('RRN ############'))}</table><hr><div class="mid">${pen.day()} ${pen.clock()}<br>Receipt No ${number} &nbsp; POS ${pen.digits('0##')} &nbsp; Team ${say(pen, 'ASSISTED CHECKOUT|Bindi|Josh')}<br>Keep this docket for refunds within ${pen.pick([14, 30])} days</div>`,
        { sums, documentNumber: number },
        "#sheet { font: 7.4pt 'DejaVu Sans Mono'; }",
      ]
    },
  ),

  /** A tax invoice of a program for small firms: the name over a coloured line, bill to and ship to, prices with the tax and its code, how to pay in three boxes at the foot. */
  'three-ways': paper(
    au,
    'DD/MM/YYYY|D mon YYYY|D/MM/YYYY',
    'plain wide',
    'Kookaburra Plumbing & Gas Pty Ltd;PO Box 118;Nambour QLD 4560|Southern Cross Office Coffee;5/19 Lexton Rd;Box Hill VIC 3128;SCOC Holdings Pty Ltd|Jarrah Bookkeeping;27 Parry St;Fremantle WA 6160;The trustee for Jarrah Family Trust|Dusty Creek Signs;88 Banna Ave;Griffith NSW 2680',
    'AU',
    (pen, firm, to) => {
      const sums = within(
        pen.buy(
          wares(
            'Callout and first hour;132;198;10|Labour, per hour;88;121;10|Parts and fittings;24;260;10|Beans 1 kg house blend;32;44;0|Machine rental, month;99;165;10|Quarterly BAS lodgement;220;385;10|Corflute sign 600x900;44;88;10|Freight;11;33;10',
          ),
          { count: [2, 4], most: 4, step: 110, isGross: true },
        ).lines,
      )
      const due = pen.after(pen.pick([7, 14, 30]))
      const number = pen.digits(say(pen, '0000####|IV0000####|####'))
      const rows = sums.lines.map((one) => [
        String(one.quantity),
        one.text,
        pen.money(one.unit),
        one.rate > 0 ? 'GST' : 'FRE',
        pen.money(one.amount),
      ])
      const way = (title: string, text: string) =>
        `<div style="border:0.2mm solid #999;padding:2mm;min-height:24mm"><b>${title}</b><br>${text}</div>`
      return [
        `<div class="sides"><div><div style="font-size:18pt;font-weight:bold">${escaped(firm.name)}</div>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}ABN ${abn(pen)}<br>${place(firm)}<br>Phone: ${pen.digits('04## ### ###')}</div><div class="r" style="font-size:18pt;color:#7c3aed">Tax Invoice</div></div><div style="height:1mm;background:#7c3aed;margin:4mm 0"></div>${beside(
          '1fr 1fr 64mm',
          `<b>Bill to:</b><br>${who(to)}`,
          `<b>Ship to:</b><br>${who(to)}`,
          told([
            ['Invoice no.:', number],
            ['Issue date:', pen.day()],
            ['Due date:', pen.day(due)],
          ]),
        )}<div style="height:6mm"></div>${grid('ruled', 'rllcr', 'Units|Description|Unit price (inc-tax)|Tax type|Amount (inc-tax)', rows)}${tally(
          [
            ['GST', pen.money(sums.vat)],
            ['Total (inc-tax)', pen.money(sums.total)],
            ['Amount paid', pen.money(0)],
            ['Balance due', pen.money(sums.total)],
          ],
        )}${part('position:absolute;left:18mm;right:18mm;bottom:14mm', `<b>How to pay</b> &nbsp; Due date: ${pen.day(due)}${beside('1fr 1fr 1fr', way('Bank deposit', `BSB: ${pen.digits('###-###')}<br>Account number: ${pen.digits('########')}<br>Name: ${escaped(lawful(firm))}`), way('BPAY', `Biller code: ${pen.digits('######')}<br>Ref: ${pen.digits('##########')}`), way('Mail', `Detach and mail with your cheque to<br>${place(firm, ', ')}`))}`)}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),
}

export const sgPapers: Papers = {
  /** A servicer of cold air in Singapore: registration numbers below the name, attention to a person, units served by place, tax of nine per cent, cheque or quick transfer. */
  'aircon-service': paper(
    sg,
    'DD mon YYYY|DD/MM/YYYY|D month YYYY',
    'plain narrow',
    'Coolbreeze Aircon Services Pte. Ltd.;Blk 3015 Ubi Road 1 #02-218;Singapore 408704|HUAT SENG PEST MANAGEMENT PTE LTD;61 Kaki Bukit Ave 1 #05-30;Singapore 417943|Kopi Desk Supplies;8 Burn Road #07-11;Singapore 369977;Kopi Desk Trading Pte. Ltd.',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'SG')
      const stock = firm.name.includes('PEST')
        ? 'General pest treatment, office;120;220;9|Rodent bait stations;15;28;9|Mosquito fogging;90;160;9|Follow-up visit;60;95;9'
        : firm.name.includes('Kopi')
          ? 'Kopi-O sachets, carton;18;32;9|Paper cups 8oz x 1000;45;78;9|Water dispenser rental;38;60;9|Delivery;10;20;9'
          : 'Quarterly servicing, wall unit;25;40;9|Chemical wash, cassette unit;120;180;9|Gas top-up R32;80;150;9|Replace drain pipe;70;130;9'
      const sums = onTop(pen.buy(wares(stock), { count: [1, 4], most: 8, step: 50 }).lines)
      const days = pen.pick([14, 30])
      const due = pen.after(days)
      const number = pen.digits(say(pen, 'TI-26####|INV26/####|SI#####'))
      const rows = sums.lines.map((one, at) => [
        String(at + 1),
        one.text,
        String(one.quantity),
        pen.plain(one.unit),
        pen.plain(one.amount),
      ])
      const uen = pen.digits('201######@')
      return [
        `<div class="mid"><b style="font-size:16pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm, ', ')}<br>Tel: ${pen.digits('6### ####')} &nbsp; UEN / GST Reg No: ${uen}</div><h1 class="mid" style="font-size:14pt;text-decoration:underline">TAX INVOICE</h1>${formed(
          [
            ['Invoice No.', number],
            ['Date', pen.day()],
            ['Terms', `${days} days`],
            ['Due date', pen.day(due)],
          ],
          4,
        )}<div>${who(to)}<br>Attn: ${say(pen, 'Ms Serene Lim|Mr Faizal|Accounts Dept')}</div>${grid('boxy', 'clrrr', 'S/N|Description|Qty|Unit Price (S$)|Amount (S$)', rows)}${facts(sumsAs(pen, sums, 'nvt', 'Sub-Total|Add: GST 9%|Grand Total S$'), 'margin-left:auto;font-weight:bold')}<p style="margin-top:10mm">All cheques should be crossed and made payable to “${escaped(lawful(firm))}”.<br>PayNow to UEN ${uen} with the invoice number as reference.</p><div class="cols" style="margin-top:18mm"><div>_______________________<br>Customer’s chop & signature</div><div class="r">This is a computer generated invoice.<br>No signature is required.</div></div>${footed([[lawful(firm)], ['E. & O. E.'], ['Page 1 of 1']])}`,
        { sums, documentNumber: number, due },
      ]
    },
    '2024-02-01',
  ),
}
