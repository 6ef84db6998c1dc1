/** What tills of Singapore, India and the Emirates print: a bistro, a tiffin room, a druggist, a typing centre, a laundry. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { facts, legal, place, told } from '../fifteenth/kit'
import { each, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { india, sg } from '../ninth/kit'
import { gstin } from '../ninth/numbers'
import { ae } from '../tenth/notations'
import { roundedTo, say } from '../twelfth/kit'
import { charged, pairsOf, taxedBy, squared } from './kit'

export const sgTills = {
  /** A bistro's: a service charge that bears the tax too, a card, the tax told of both. */
  'bistro-plus-plus': slip(
    {
      shops:
        'SEAH STREET TABLE;31 Seah St #01-02;Singapore 188387;SST Dining Pte. Ltd.|The Wet Market Wine Bar;9 Keong Saik Rd;Singapore 089117;Wet Market F&B Pte Ltd|LAKSA & LINEN;2 Orchard Turn #B2-14;Singapore 238801',
      notation: sg,
      days: 'DD/MM/YYYY|DD mon YY',
    },
    80,
    (pen, shop) => {
      const dishes = wares(
        'Har Cheong Wings;16;19|Laksa Linguine;22;27|Kaya Brûlée;12;15|Barramundi;32;38|Sourdough;7;9|Gls Riesling;17;21|Kopi Martini;22;25|Sparkling;7;9',
      )
      const base = within(pen.buy(dishes, { count: [3, 6], most: 2, step: 10 }).lines)
      const service = Math.round(base.sum / 10)
      const tax = Math.round((base.sum + service) * 0.09)
      const total = base.sum + service + tax
      const number = pen.digits('######-#')
      return [
        typed(
          80,
          38,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^UEN/GST Reg: ${pen.digits('2018#####@')}
          ==
          Check ${number}|Guests ${pen.whole(1, 6)}
          ${pen.day()} ${pen.clock()}|Table ${pen.digits('##')}
          =-
          ${each(base.lines, (one) => `${one.quantity} ${one.text}|${pen.plain(one.amount)}`)}
          =-
          SUBTOTAL|${pen.plain(base.sum)}
          10% SVC CHG|${pen.plain(service)}
          9% GST|${pen.plain(tax)}
          !TOTAL|${pen.money(total)}
          VISA ${pen.digits('XXXX####')}|${pen.money(total)}
          =-
          Closed Bill ${pen.day()} ${pen.clock()}
          ^Prices are before GST & service
          ^Chope your CNY table now!
          `,
        ),
        { sums: { ...base, vat: tax, total }, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const inTills = {
  /** A tiffin room's: a token, both halves of the tax, a round sum of rupees. */
  'tiffin-token': slip(
    {
      shops:
        'SRI RAGHAVENDRA TIFFINS;80 Feet Road, Koramangala;Bengaluru 560034|Hotel Udupi Upahar;Station Road;Hubballi 580020;Upahar Hospitality LLP|MYSURU FILTER & CO;Sayyaji Rao Road;Mysuru 570001',
      notation: india,
      days: 'DD/MM/YY|DD-MM-YYYY',
    },
    57,
    (pen, shop) => {
      const dishes = wares(
        'MASALA DOSA;70;110|IDLI VADA;55;85|FILTER COFFEE;20;35|CURD RICE;60;85|KESARI BATH;40;60|MINI MEALS;110;160',
      )
      const base = within(pen.buy(dishes, { count: [2, 4], most: 4, step: 100 }).lines)
      const half = Math.round(base.sum * 0.025)
      const exact = base.sum + half * 2
      const total = roundedTo(exact, 100)
      const number = pen.digits('#####')
      const wide = [13, -4, -10]
      return [
        typed(
          57,
          27,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          GSTIN ${gstin(pen, '29')}
          FSSAI ${pen.digits('1#############')}
          =-
          BILL NO ${number}|TOKEN ${pen.whole(1, 99)}
          ${pen.day()}|${pen.clock()}
          =-
          ${set(['ITEM', 'QTY', 'AMT'], wide)}
          ${each(base.lines, (one) => set([one.text, String(one.quantity), pen.plain(one.amount)], wide))}
          =-
          SUB TOTAL|${pen.plain(base.sum)}
          CGST 2.5%|${pen.plain(half)}
          SGST 2.5%|${pen.plain(half)}
          ROUND OFF|${pen.plain(total - exact)}
          !NET Rs.|${pen.plain(total)}
          UPI|${pen.plain(total)}
          =-
          ^SELF SERVICE * NO PARCEL
          `,
        ),
        { sums: { ...taxedBy(base, half * 2), total }, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A druggist's memo: batches and expiries of strips, a doctor, a patient, prices that hold the tax, a discount. */
  'druggist-memo': slip(
    {
      shops:
        'Jeevan Jyoti Medicos;Sector 17 Market;Chandigarh 160017|NEW APNA CHEMISTS & DRUGGISTS;Hazratganj;Lucknow 226001|Sanjeevani Medical Stores;FC Road;Pune 411004;Sanjeevani Retail Pvt. Ltd.',
      notation: india,
      days: 'DD-mon-YY|DD/MM/YYYY',
      since: '2025-10-01',
    },
    112,
    (pen, shop) => {
      const drugs = wares(
        'PAN 40 TAB 15S;120;165;5|AZEE 500 TAB 5S;95;125;5|DOLO 650 15S;28;34;5|ORS ORANGE 200ML;32;38;5|SHELCAL 500 15S;110;140;5|BETADINE OINT 20G;90;120;5',
      )
      const bought = pen.buy(drugs, {
        count: [2, 5],
        most: 3,
        isGross: true,
        step: 1,
        discount: 10,
      })
      const total = roundedTo(bought.total, 100)
      const number = pen.digits(say(pen, 'CM/####|A-#####'))
      const rows = bought.lines.map((one) =>
        row(
          one.text,
          pen.digits('@@####'),
          `${pen.digits('0#')}/27`,
          String(one.quantity),
          pen.plain(one.amount),
        ),
      )
      const paid = facts(
        [
          ['Gross', pen.plain(bought.sum)],
          ['Less 10%', pen.plain(-bought.discount)],
          ['Round off', pen.plain(total - bought.total)],
          ['Net payable', pen.money(total)],
        ],
        'margin-left:auto',
      )
      return [
        `<div class="sides"><div><b style="font-size:11pt">${escaped(shop.name)}</b><br>${shop.also.length > 0 ? `${legal(shop)}<br>` : ''}${place(shop, ', ')}<br>D.L. No. ${pen.digits('20B/####, 21B/####')}<br>GSTIN ${gstin(pen, '27')}</div><div class="right">CASH MEMO<br>${number}<br>${pen.day()}</div></div><p>Patient: ${say(pen, 'Mrs. Kamla Devi|Mr. R. Iyer|Baby Arnav')} &nbsp; Dr. ${say(pen, 'S. Bhatia|Mehrotra')}</p><table style="width:100%"><tr><td>Item</td><td style="text-align:right">Batch</td><td style="text-align:right">Exp</td><td style="text-align:right">Qty</td><td style="text-align:right">Amt</td></tr>${rows.join('')}</table><hr>${paid}<p>GST 5% included: ${pen.plain(bought.vat)}</p><p style="font-size:6.5pt">Cut strips and fridge items are not taken back. Get well soon. Q. Person sign.</p>`,
        { sums: charged(bought, total - bought.total), documentNumber: number },
        `#sheet { font-family: 'DejaVu Sans Condensed', sans-serif; font-size: 7.5pt; } ${squared}`,
      ]
    },
  ),
}

export const aeTills = {
  /** A typing centre's: fees of the government without tax and a charge for service with it, an application's number, a card's fee. */
  'typing-centre': slip(
    {
      shops:
        'AL MANARA TYPING & BUSINESSMEN SERVICES;Shop 2, Al Nahda 1;Dubai|Noor Al Deira Documents Clearing;Naif Road;Dubai;Noor Al Deira L.L.C|SWIFT STAMP TYPING CENTRE;Hamdan Street;Abu Dhabi',
      notation: ae,
      days: 'DD/MM/YYYY|DD-MM-YYYY',
    },
    80,
    (pen, shop) => {
      const sums = onTop([
        line('Emirates ID renewal, govt fee', pen.pick([17_000, 27_000, 37_000])),
        line('Medical fitness, govt fee', pen.pick([26_000, 32_000])),
        line('E-channel & innovation', 2000),
        line('Typing service', pen.pick([5000, 7500, 10_000]), 5),
      ])
      const number = pen.digits(say(pen, 'R######|TC-#####'))
      const rows = pairsOf(pen, sums.lines, 'ta').map((cells) => row(...cells))
      return [
        `<div class="mid"><b style="font-size:11pt">${escaped(shop.name)}</b><br>${shop.also.length > 0 ? `${legal(shop)}<br>` : ''}${place(shop)}<br>TRN ${pen.digits('100############')}<br><b>TAX INVOICE</b></div><hr>${told(
          [
            ['Receipt', number],
            ['Date', `${pen.day()} ${pen.clock()}`],
            ['Customer', say(pen, 'WALK-IN|FATHIMA BEEVI K.|M. USMAN')],
            ['Application', pen.digits('20126##########')],
          ],
        )}<hr><table style="width:100%">${rows.join('')}${row('VAT 5% on service', pen.plain(sums.vat))}</table><div class="sides" style="font-size:12pt;font-weight:bold;border-top:0.4mm solid"><span>Total AED</span><span>${pen.plain(sums.total)}</span></div><p>Paid by card ${pen.digits('4### XXXX XXXX ####')}</p><p class="mid">Government fees are not refundable.<br>Token ${pen.digits('B###')} · Counter ${pen.whole(1, 9)}</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** A laundry's: pieces, starch and hangers, an urgent charge, a tag, tax within, a simplified invoice. */
  'laundry-tag': slip(
    {
      shops:
        'WHITE CUFF LAUNDRY;Al Barsha 1, Shop 6;Dubai;White Cuff Dry Cleaning L.L.C|Al Reem Steam Press;Muroor Road;Abu Dhabi|BUBBLES EXPRESS LAUNDRY FZ-LLC;Al Hamra Village;Ras Al Khaimah',
      notation: ae,
      days: 'DD mon YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const pieces = wares(
        'Kandura press;4;6;5|Abaya wash;18;25;5|Shirt hanger;5;7;5|Suit 2pc dry;32;42;5|Bed sheet king;15;20;5|Trouser;6;9;5',
      )
      const base = within([
        ...pen.buy(pieces, { count: [2, 5], most: 6, step: 25, isGross: true }).lines,
        several('Urgent, same day', 1, 1500, 5),
      ])
      const number = pen.digits('INV-######')
      return [
        typed(
          80,
          36,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^TRN: ${pen.digits('100############')}
          ^SIMPLIFIED TAX INVOICE
          =*
          ${number}|TAG ${pen.digits('@-###')}
          ${pen.day()}|${pen.clock()}
          Ready:|${pen.day(pen.after(1))} 19:00
          Villa/Apt:|${pen.digits('V-##')} ${say(pen, 'Mr. Tariq|Ms. Elena|Sharma')}
          =*
          ${each(base.lines, (one) => `${one.quantity} ${one.text}|${pen.plain(one.amount)}`)}
          =*
          Total AED (incl. VAT)|${pen.plain(base.total)}
          VAT 5% AED|${pen.plain(base.vat)}
          Cash|${pen.plain(Math.ceil(base.total / 5000) * 5000)}
          Change|${pen.plain(Math.ceil(base.total / 5000) * 5000 - base.total)}
          =*
          ^Free pickup & delivery: call us
          `,
        ),
        { sums: base, documentNumber: number },
      ]
    },
  ),
}
