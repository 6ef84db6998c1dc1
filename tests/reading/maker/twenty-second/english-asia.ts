/** Papers of India and Singapore of an ordinary month: a restaurant's bill in rupees, an invoice of the program of the web, a restaurant where charges come on top. */
import { escaped, onTop, wares, within } from '../eighth/kit'
import { buyer, charged, inWords, taxedBy } from '../eighteenth/kit'
import { taxed } from '../eleventh/kit'
import { facts, legal, paper, place, told, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside } from '../nineteenth/kit'
import { share } from '../nineteenth/west-kit'
import { india, sg } from '../ninth/kit'
import { roundedTo, say } from '../twelfth/kit'
import { gstinOf } from '../twenty-first/english-kit'

export const inPapers: Papers = {
  /** A restaurant's bill of India: licence for food and number for tax, table and steward, dishes with rate and sum, both halves of five per cent, rounded to the rupee. */
  'thali-bill': slip(
    {
      shops:
        'SRI KRISHNA BHAVAN;Gandhi Bazaar;Bengaluru 560004;Krishna Bhavan Hotels Pvt. Ltd.|Punjabi Rasoi;Linking Road, Bandra West;Mumbai 400050|Paradise Grill & Biryani;Banjara Hills Road 3;Hyderabad 500034;Paradise Grill Foods LLP|Café Malabar;M.G. Road;Kochi 682016',
      notation: { ...india, money: 'Rs.#' },
      days: 'DD/MM/YY|DD/MM/YYYY|DD-mon-YYYY',
    },
    80,
    (pen, shop) => {
      const { sums, taxes } = taxed(
        pen.buy(
          wares(
            'Masala Dosa;85;140|Veg Thali;180;290|Chicken Biryani;260;390|Paneer Butter Masala;240;340|Butter Naan;45;70|Filter Coffee;35;60|Fresh Lime Soda;60;95|Gulab Jamun;60;110|Meals;120;190|Mineral Water;20;40',
          ),
          { count: [2, 7], most: 4, step: 500 },
        ).lines,
        [2.5, 2.5],
      )
      const total = roundedTo(sums.total, 100)
      const gap = total - sums.total
      const number = pen.digits(say(pen, '####|B/26/####|######'))
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^GSTIN: ${gstinOf(pen, shop)}
          ^FSSAI: ${pen.digits('1#############')}
          ^TAX INVOICE
          =-
          Bill No: ${number}|${pen.day()}
          Table: ${pen.whole(1, 30)}  Pax: ${pen.whole(1, 6)}|${pen.clock()}
          Steward: ${say(pen, 'Ramesh|Anil|Joseph|S2')}
          =-
          ${set(['Item', 'Qty', 'Rate', 'Amount'], [20, -4, -7, -9])}
          =-
          ${each(sums.lines, (one) => set([one.text, String(one.quantity), String(one.unit / 100), pen.plain(one.amount)], [20, -4, -7, -9]))}
          =-
          Sub Total|${pen.plain(sums.net)}
          CGST @ 2.5%|${pen.plain(taxes[0]?.vat ?? 0)}
          SGST @ 2.5%|${pen.plain(taxes[1]?.vat ?? 0)}
          Round Off|${pen.plain(gap)}
          ==
          !Grand Total|${pen.money(total)}
          ==
          Paid by ${say(pen, 'UPI|Card|Cash')}
          ^Thank You Visit Again
          `,
        ),
        { sums: charged(sums, gap), documentNumber: number },
        tall,
      ]
    },
  ),

  /** An invoice of the Indian program of the web: a heavy title at right, a balance due beside it, place of supply, codes of goods and tax of another state in columns, words and signature. */
  'place-of-supply': paper(
    india,
    'DD/MM/YYYY|DD mon YYYY|DD-mon-YYYY',
    'plain light wide',
    'Deccan Cloudworks;Plot 22, HITEC City;Hyderabad 500081;Deccan Cloudworks Pvt. Ltd.|Nilofer Shaikh Design Studio;B-404, Baner Road;Pune 411045|MALWA STATIONERS & PRINTERS;18, Sapna Sangeeta Road;Indore 452001|Backwater Digital LLP;Infopark Phase 1;Kochi 682042',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'IN')
      const isPaper = firm.name.includes('STATIONERS')
      const sums = onTop(
        pen.buy(
          wares(
            isPaper
              ? 'Letterheads, 1000 nos;1800;3200;18|Visiting cards, 500 nos;650;1400;18|Spiral binding;45;90;18|Vinyl banner 6x3 ft;780;1450;18'
              : 'Website maintenance, monthly;6500;18000;18|Cloud server, 4 vCPU;3200;7800;18|Brand identity, first stage;18000;52000;18|Social media creatives;900;1800;18|SSL certificate;1200;3400;18',
          ),
          { count: [1, 4], most: 6, step: 1000 },
        ).lines,
      )
      const days = pen.pick([0, 15, 30])
      const due = pen.after(days)
      const number = pen.digits(say(pen, 'INV-00####|##/26-@@|INV/26/###'))
      const states: Readonly<Record<string, string>> = {
        11: 'Delhi (07)',
        56: 'Karnataka (29)',
        57: 'Karnataka (29)',
      }
      const supply = states[/ (\d\d)\d{4}$/.exec(to.address[1] ?? '')?.[1] ?? ''] ?? ''
      const rows = sums.lines.map((one, at) => [
        String(at + 1),
        one.text,
        isPaper ? '4911' : '998314',
        `${one.quantity}.00`,
        pen.plain(one.unit),
        '18%',
        pen.plain(share(one.amount, 18)),
        pen.plain(one.amount),
      ])
      return [
        `${beside(
          '1fr 70mm',
          `<b style="font-size:13pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>India<br>GSTIN ${gstinOf(pen, firm)}`,
          `<div class="r"><div style="font-size:22pt">TAX INVOICE</div># ${number}<br><br><span class="tiny">Balance Due</span><br><b style="font-size:13pt">${pen.money(sums.total)}</b></div>`,
        )}<div class="cols" style="margin:8mm 0"><div><span class="grey">Bill To</span><br><b>${escaped(to.name)}</b><br>${place(to)}<br>GSTIN ${gstinOf(pen, to)}</div>${told(
          [
            ['Invoice Date :', pen.day()],
            ['Terms :', days === 0 ? 'Due on Receipt' : `Net ${days}`],
            ['Due Date :', pen.day(due)],
            ['Place Of Supply :', supply],
          ],
          'flex:0 0 76mm',
        )}</div><table class="t ruled tiny" style="font-size:88%"><tr style="background:#3f3f46;color:#fff"><th>#</th><th>Item & Description</th><th>HSN/SAC</th><th class="r">Qty</th><th class="r">Rate</th><th class="r">IGST</th><th class="r">IGST Amt</th><th class="r">Amount</th></tr>${rows.map((cells) => `<tr>${cells.map((text, at) => `<td class="${at > 2 ? 'r' : 'l'}">${escaped(text)}</td>`).join('')}</tr>`).join('')}</table>${facts(
          [
            ['Sub Total', pen.plain(sums.net)],
            ['IGST18 (18%)', pen.plain(sums.vat)],
            ['Total', pen.money(sums.total)],
            ['Balance Due', pen.money(sums.total)],
          ],
          'margin-left:auto;font-weight:bold',
        )}<p class="tiny">Total In Words<br><b><i>Indian Rupee ${escaped(inWords(sums.total, '# Paise', true))} Only</i></b></p><p style="margin-top:8mm"><span class="grey">Notes</span><br>Thanks for your business.<br>${say(pen, 'Sahyadri Bank|Bank of Konkan')}, A/c ${pen.digits('##############')}, IFSC ${pen.digits('@@@@0######')}</p><div style="margin-top:14mm">Authorized Signature ______________________</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
    '2024-02-01',
  ),
}

export const sgPapers: Papers = {
  /** A restaurant of Singapore: dishes, a tenth for service, nine per cent on both, a card, registration below the name. */
  'plus-plus': slip(
    {
      shops:
        'THE BANYAN TABLE;1 Vista Exchange Green #02-14;Singapore 138617;Banyan Table F&B Pte. Ltd.|Ah Hock Zi Char;Blk 211 Toa Payoh Lor 8 #01-11;Singapore 310211|Trattoria Lina;20 Duxton Hill;Singapore 089611;Lina Dining Pte Ltd|Kinzoku Ramen;176 Orchard Road #B1-42;Singapore 238843',
      notation: sg,
      days: 'DD/MM/YYYY|DD mon YYYY|DD-MM-YY',
    },
    80,
    (pen, shop) => {
      const base = within(
        pen.buy(
          wares(
            'Hokkien Mee;9.8;16|Cereal Prawn (M);26;34|Truffle Fries;12;16|Chicken Chop;15.9;22|Tonkotsu Ramen;15.9;19.9|Iced Lemon Tea;4.5;6.5|Draught Beer;13;17|Sambal Kangkong;12;16|Tiramisu;11;15|Plain Rice;1;2',
          ),
          { count: [2, 6], most: 4, step: 10 },
        ).lines,
      )
      const service = share(base.sum, 10)
      const tax = share(base.sum + service, 9)
      const total = base.sum + service + tax
      const number = pen.digits(say(pen, '######|A#####|R0#-######'))
      return [
        `<div class="mid"><b style="font-size:13pt">${escaped(shop.name)}</b><br>${shop.also.length > 0 ? `${legal(shop)}<br>` : ''}${place(shop)}<br>GST Reg No: ${pen.digits('20#######@')}</div><hr><div class="pair"><span>Rcpt#: ${number}</span><span>POS: 0${pen.whole(1, 3)}</span></div><div class="pair"><span>Table: ${pen.whole(1, 40)}</span><span>Cover: ${pen.whole(1, 6)}</span></div><div>${pen.day()} ${pen.clock()}</div><hr><table style="width:100%">${base.lines.map((one) => `<tr><td>${one.quantity}</td><td>${escaped(one.text)}</td><td class="right">${pen.plain(one.amount)}</td></tr>`).join('')}</table><hr><table style="width:100%"><tr><td>SUBTOTAL</td><td class="right">${pen.plain(base.sum)}</td></tr><tr><td>10% SVC CHG</td><td class="right">${pen.plain(service)}</td></tr><tr><td>9% GST</td><td class="right">${pen.plain(tax)}</td></tr><tr style="font-size:12pt;font-weight:bold"><td>TOTAL S$</td><td class="right">${pen.plain(total)}</td></tr><tr><td>${say(pen, 'VISA|NETS|PAYNOW')}</td><td class="right">${pen.plain(total)}</td></tr></table><hr><div class="mid">Closed bill · ${say(pen, 'Cashier 02|Mei Ling|Ravi')}<br>Thank you, see you again</div>`,
        { sums: { ...taxedBy(base, tax), total }, documentNumber: number },
        '#sheet { font-size: 8.4pt; }',
      ]
    },
  ),
}
