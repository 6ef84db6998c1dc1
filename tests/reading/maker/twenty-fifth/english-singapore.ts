/** A paper of Singapore of an ordinary month: a café's or shop's slip from a till on a tablet. */
import { escaped, wares, within } from '../eighth/kit'
import { place, type Papers } from '../fifteenth/kit'
import { code, row, slip } from '../fifteenth/tills-kit'
import { sg } from '../ninth/kit'
import { lawful } from '../seventeenth/kit'
import { say } from '../twelfth/kit'
import { pieces } from '../twentieth/west-kit'

export const sgPapers: Papers = {
  /** A till on a tablet: the shop and its company with both numbers, order and receipt number, things with what was chosen, the total with nine per cent within it, a purse of the telephone, a code to scan. */
  'tablet-till': slip(
    {
      shops:
        'Kopi Lorong;18 Joo Chiat Road #01-03;Singapore 427363;Lorong Coffee Pte. Ltd.|TIONG HWA STATIONERY;Blk 85 Redhill Lane #01-77;Singapore 150085;Tiong Hwa Trading Pte Ltd|The Daily Crumb;1 Scotts Road #03-12;Singapore 228208;Crumb & Co. (S) Pte. Ltd.|Seng Kee Hardware;302 Jalan Besar;Singapore 208963|PETALS BY JO;46 Tanjong Pagar Road;Singapore 088467;Petals Floral Studio LLP',
      notation: sg,
      days: 'DD/MM/YYYY|DD mon YYYY|D mon YYYY',
    },
    80,
    (pen, shop) => {
      const stock = /Kopi|Crumb/.test(shop.name)
        ? 'Flat White;5.5;6.8;9|Kopi Gula Melaka;4.2;5.5;9|Kaya Toast Set;6.9;8.9;9|Laksa Croissant;5.8;7.2;9|Iced Lemon Tea;4.5;5.8;9|Pandan Cake slice;6.5;7.9;9'
        : shop.name.includes('STATION')
          ? 'A4 Paper 80gsm ream;5.5;7.9;9|Gel Pen Blue;1.8;2.9;9|Arch File 3in;4.5;6.9;9|Laminating Film 100s;12.9;18.9;9|Name Stamp;16;24;9'
          : shop.name.includes('Hardware')
            ? 'Cable trunking 2m;3.5;5.5;9|Silicone sealant;5.9;8.9;9|13A plug;2.5;4.2;9|LED tube 4ft;9.9;14.9;9|Padlock 50mm;12.9;19.9;9'
            : 'Rose Bouquet M;68;98;9|Table Arrangement;55;85;9|Greeting Card;4;6.5;9|Delivery islandwide;18;22;9'
      const sums = within(pen.buy(wares(stock), { count: [1, 5], most: 3, step: 10 }).lines)
      const number = pen.digits(say(pen, 'R26-######|00######|####-##-#####'))
      const company = pen.digits('201######@')
      const how = say(pen, 'PayNow|NETS|Visa contactless|GrabWallet')
      return [
        `<div class="mid"><div style="font-size:14pt;font-weight:bold">${escaped(shop.name)}</div>${shop.also.length > 0 ? `${escaped(lawful(shop))}<br>` : ''}${place(shop)}<br>Tel: ${pen.digits('6### ####')}<br>UEN ${company}<br>GST Reg No: ${company}<div style="margin:2.5mm 0;font-weight:bold">TAX INVOICE</div></div><div class="pair"><span>Receipt No.</span><span>${number}</span></div><div class="pair"><span>Order</span><span>#${pen.digits('1##')} ${say(pen, 'Takeaway|Counter|Self collect')}</span></div><div class="pair"><span>Date</span><span>${pen.day()} ${pen.clock()}</span></div><div class="pair"><span>Cashier</span><span>${say(pen, 'Hui Min|Faizal|Priya')}</span></div><hr><table style="width:100%">${sums.lines
          .map((one) =>
            row(
              `${one.quantity}x ${one.text}`,
              one.quantity > 1 ? `@${pen.plain(one.unit)}` : '',
              pen.plain(one.amount),
            ),
          )
          .join(
            '',
          )}</table><hr><table style="width:100%">${row(`Subtotal (${pieces(sums.lines)} items)`, pen.money(sums.total))}${row('GST 9% (inclusive)', pen.money(sums.vat))}<tr style="font-size:12pt;font-weight:bold"><td>Total</td><td class="right">${pen.money(sums.total)}</td></tr>${row(how, pen.money(sums.total))}${row('Change', pen.money(0))}</table><hr>${how === 'PayNow' ? '' : `<div>Card ****${pen.digits('####')} &nbsp; Appr ${pen.digits('######')}<br>TID ${pen.digits('########')}</div>`}<div class="mid">${code(pen, 22)}Scan to join our rewards, 1 point for each dollar<br>Exchange within 7 days with receipt. No cash refund.<br>Thank you, see you again!</div>`,
        { sums, documentNumber: number },
        '#sheet { font-size: 8.3pt; } td:last-child { padding-right: 0; }',
      ]
    },
  ),
}
