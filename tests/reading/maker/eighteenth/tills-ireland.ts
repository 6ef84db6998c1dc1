/** What tills of Ireland print: a butcher's scale, a dry cleaner, a counter of the post, a florist. */
import { escaped, line, several, wares, within } from '../eighth/kit'
import { ie } from '../eighth/notations'
import { facts, legal, place } from '../fifteenth/kit'
import { bars, code, each, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { roundedTo, say } from '../twelfth/kit'
import { charged, pairsOf, squared } from './kit'

export const ieTills = {
  /** A butcher's scale: weights and prices of a kilo below each, the assistant, cash rounded to five cents. */
  'butcher-scale': slip(
    {
      shops:
        'Lawlor Craft Butchers;14 Main Street;Gorey Y25 W9P2|FX HENNESSY & SONS;Bank Place;Ennis V95 C4H3|The Meat Centre Tallaght;Village Green;Dublin D24 YX51;T.M.C. Foods Ltd',
      notation: ie,
      days: 'DD/MM/YY|DD-MM-YY',
    },
    57,
    (pen, shop) => {
      const meat = 'Striploin|Mince round|Rashers|Chicken fillet|Lamb chops|White pudding'.split(
        '|',
      )
      const cuts = pen.random.shuffled(meat).slice(0, pen.whole(2, 5))
      const weighed = cuts.map((text) => ({
        text,
        grams: pen.whole(180, 1900),
        price: pen.whole(899, 2899),
      }))
      const base = within(
        weighed.map(({ text, grams, price }) => line(text, Math.round((grams * price) / 1000))),
      )
      const total = roundedTo(base.total, 5)
      const number = pen.digits('####')
      const rows = weighed.map(
        ({ text, grams, price }, at) =>
          `<tr><td colspan="2">${text}</td></tr>${row(` ${(grams / 1000).toFixed(3)} kg × ${pen.plain(price)}`, pen.plain(base.lines[at]?.amount ?? 0))}`,
      )
      const paid = facts(
        [
          [`${cuts.length} items`, pen.money(base.total)],
          ['Rounding', pen.plain(total - base.total)],
          ['CASH', pen.money(total)],
        ],
        'width:100%;font-weight:bold',
      )
      return [
        `<div class="mid"><b>${escaped(shop.name)}</b><br>${place(shop)}</div><table style="width:100%">${rows.join('')}</table><hr>${paid}<p>Served by ${say(pen, 'VENDOR 3|TOM|VENDOR 1')} Scale 02<br>Ticket ${number} &nbsp; ${pen.day()} ${pen.clock()}</p><p class="mid">All our beef is Irish${shop.also.length > 0 ? `<br>${legal(shop)}` : ''}</p>${bars(pen, 40, 8)}`,
        { sums: charged(base, total - base.total), documentNumber: number },
        squared,
      ]
    },
  ),

  /** A dry cleaner's ticket: pieces with colours, a day to collect, paid when brought in. */
  'cleaner-ticket': slip(
    {
      shops:
        'Pristine Dry Cleaners;8 Patrick Street;Cork T12 XN5H;Pristine Garment Care Ltd|SNOWDROP LAUNDRY;Prospect Hill;Galway H91 R6CY|Merrion Valet;2 Baggot Lane;Dublin D04 K7F6;Merrion Valet Services Ltd',
      notation: ie,
      days: 'DD/MM/YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const pieces = wares(
        '2-PC SUIT NAVY;15;19;13.5|SHIRT WHITE;3;4;13.5|COAT CAMEL;16;21;13.5|DRESS GREEN;13;18;13.5|DUVET DBL;25;32;13.5|TIE STRIPE;5;7;13.5|CURTAINS PR;30;48;13.5',
      )
      const sums = within(pen.buy(pieces, { count: [2, 4], most: 4 }).lines)
      const number = pen.digits('####')
      const wide = [5, 18, -9]
      return [
        typed(
          80,
          32,
          `
          !^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}

          !TICKET ${number}
          In:|${pen.day()} ${pen.clock()}
          READY AFTER 4 PM:|${pen.day(pen.after(3), 'dow DD/MM')}
          Name:|${say(pen, 'MOLLOY|DE BURCA|KIRWAN')} 086****${pen.digits('###')}
          ==
          ${set(['PCS', 'GARMENT', 'EUR'], wide)}
          ${each(sums.lines, (one) => set([String(one.quantity), one.text, pen.plain(one.amount)], wide))}
          ==
          PIECES|${sums.lines.reduce((all, { quantity }) => all + quantity, 0)}
          TOTAL|${pen.money(sums.total)}
          PREPAID DEBIT|${pen.money(sums.total)}
          OWING|${pen.money(0)}
          VAT 13.5% INCL|${pen.money(sums.vat)}
          =-
          ${each(shop.also, (text) => text)}
          VAT ${taxNumber(pen, 'IE')}
          No responsibility for buttons,
          sequins or goods left 60 days.
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A counter of the post in a shop: parcels with weights and tracking, stamps, exempt, a session. */
  'post-session': slip(
    {
      shops:
        'Ranelagh Postal & News;81 Ranelagh;Dublin D06 T2C4|PÓSTLANN DINGLE;Green Street;Dingle V92 H3K0;Pósta Chorca Dhuibhne Teo|Clara Mail Centre;Church Street;Clara R35 D2W9',
      notation: ie,
      days: 'DD/MM/YYYY|DD mon YYYY',
    },
    80,
    (pen, shop) => {
      const sums = within([
        line(`Parcel GB ${pen.whole(3, 19) / 10} kg Registered`, pen.whole(1350, 2400)),
        several('Stamp N national', pen.whole(2, 20), 165),
      ])
      const number = pen.digits('#-######-#')
      const rows = pairsOf(pen, sums.lines, 'ta').map((cells) => row(...cells))
      return [
        `<div class="mid" style="background:#15803d;color:#fff;padding:2mm"><b>${escaped(shop.name)}</b></div><p class="mid">${place(shop)}<br>Counter ${pen.whole(1, 4)}</p><table style="width:100%">${rows.join('')}${row('', '=======')}${row('EUR', pen.plain(sums.total))}${row('Debit Mastercard', pen.plain(sums.total))}</table><p>To: GB-${say(pen, 'EH6 5NB|SW4 7AA|CF10 3AT')}<br>Barcode ${pen.digits('RR#########IE')}<br>Posted after last collection: N</p>${code(pen, 20)}<p class="mid">Session ${number}<br>${pen.day()} ${pen.clock()}<br>Postal services are exempt from VAT${shop.also.length > 0 ? `<br>${legal(shop)}` : ''}<br>Please keep: proof of posting</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** A florist's: a bouquet sent elsewhere on a later day, a card's message, a delivery, tax told once. */
  'florist-order': slip(
    {
      shops:
        'Fuchsia & Fern;3 Quay Street;Sligo F91 R2N8|BLÁTHANNA BRÍD;Shop Street;Drogheda A92 T6P4;Bríd Ní Laoi Flowers Ltd|The Stem Room;19 O’Connell Street;Waterford X91 K5D2;Stem Room Floristry Limited',
      notation: ie,
      days: 'D month YYYY|dow D mon YYYY',
    },
    80,
    (pen, shop) => {
      const sums = within([
        line(
          say(pen, 'Hand-tied, large, seasonal|Dozen roses, boxed|Sympathy wreath 16”'),
          pen.whole(45, 95) * 100,
          13.5,
        ),
        ...(pen.chance(0.5) ? [line('Vase, clear', pen.whole(12, 24) * 100, 23)] : []),
        line('Delivery within 8 km', pen.pick([700, 900]), 23),
      ])
      const number = pen.digits(say(pen, 'FF-####|#####'))
      const rows = pairsOf(pen, sums.lines, 'tA').map((cells) => row(...cells))
      return [
        `<div class="mid" style="font-family:'DejaVu Serif',serif;font-style:italic;font-size:15pt">${escaped(shop.name)}</div><p class="mid">${place(shop)}</p><p>Order ${number} taken on ${pen.day()}</p><div style="border:0.3mm solid;padding:2mm">To be delivered ${pen.day(pen.after(pen.whole(1, 6)))}<br>${say(pen, 'Mrs Una Gildea<br>Rosses Point|Noreen Carolan<br>Fair Green|Mount Sion School<br>Barrack Street')}<br><i>“${say(pen, 'Happy 80th, from all in the office|Thinking of you all|Thank you, Class of 2A')}”</i></div><table style="width:100%;margin-top:2mm">${rows.join('')}</table><p style="text-align:right;font-size:11pt"><b>Paid ${pen.money(sums.total)}</b><br><span style="font-size:7pt">VAT in this: ${pen.money(sums.vat)}</span></p><p>Revolut ${pen.digits('••••####')}, ${pen.clock()}</p><p class="mid" style="font-size:6.5pt">${shop.also.length > 0 ? `${legal(shop)}, ` : ''}VAT ${taxNumber(pen, 'IE')}. Flowers are nature’s own; we may swap a stem.</p>`,
        { sums, documentNumber: number },
        "#sheet { font-family: 'DejaVu Sans Light', 'DejaVu Sans', sans-serif; }",
      ]
    },
  ),
}
