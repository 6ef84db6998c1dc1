/** Slips from the counters of America, Canada and New Zealand: a till with an order's number, a store of wine with deposits on its bottles, a café on a public holiday. */
import { escaped, line, onTop, sumOf, wares, within } from '../eighth/kit'
import { us } from '../eighth/notations'
import { charged, taxedBy } from '../eighteenth/kit'
import { caWest } from '../eleventh/kit'
import { place, type Papers } from '../fifteenth/kit'
import { bars, each, row, slip, tall, typed } from '../fifteenth/tills-kit'
import { nz } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import { share } from '../nineteenth/west-kit'
import { say } from '../twelfth/kit'
import { behindIt } from '../twentieth/english-kit'
import { nines, pieces, print } from '../twentieth/west-kit'
import { bigName, cardOf, twelve } from '../twenty-fifth/english-kit'

/** What American shops sell over a counter, by a word of their name. */
const counters: Readonly<Record<string, string>> = {
  Donut:
    'Glazed Dozen;14;19|Maple Bar;2.75;3.75|Large Drip;3;4.25|Kolache;3.5;4.75|Breakfast Taco;3.75;5',
  CLEANERS:
    'Shirt Laundered;2.75;4|Suit 2pc;14;19|Dress Plain;11;16|Alteration Hem;14;22|Comforter;28;38',
  Nursery:
    'Perennial 1 gal;9;15|Potting Soil 2cf;14;20|Tomato Starts 6pk;4;6|Clay Pot 10in;8;14|Mulch Bag;4;6',
  Vape: 'Coil Pack;12;18|Juice 60ml;18;26|Battery 18650;9;14|Glass;6;10',
  BBQ: 'Brisket Plate;17;22|Pulled Pork Sand;11;14|Sausage Link;4.5;6|Mac & Cheese;4;5.5|Sweet Tea;2.5;3.5|Banana Pudding;5;6.5',
  Print:
    'B&W Copies;0.15;0.25|Color Copies;0.65;0.95|Laminating;2.5;4|Poster 24x36;24;36|Business Cards 250;29;42',
}

const stockOf = (name: string) =>
  Object.entries(counters).find(([word]) => name.includes(word))?.[1] ?? ''

export const usTills: Papers = {
  /** A till with an order's number: a logo, street and telephone in the middle, order, cashier, day and transaction, things with what was chosen, tax, a card's sale in heavy letters with its record, long numbers of the payment, terms of the till's maker. */
  'order-till': slip(
    {
      shops:
        'Sunrise Donut Co.;4402 Burnet Rd;Austin, TX 78756|PARK AVENUE CLEANERS;918 Park Ave;Rochester, NY 14607|Hollow Oak Nursery;6677 State Route 7;Athens, OH 45701;Hollow Oak Growers LLC|Cloud Nine Vape & Gift;2215 E Colfax Ave;Denver, CO 80206|Big Earl’s BBQ;301 Depot St;Kannapolis, NC 28081;Earl Tidwell Enterprises Inc|Campus Print & Copy;1330 Massachusetts St;Lawrence, KS 66044',
      notation: us,
      days: 'DD-mon-YYYY|mon D, YYYY|MM/DD/YYYY',
    },
    80,
    (pen, shop) => {
      const base = within(
        pen.buy(wares(stockOf(shop.name)), { count: [1, 5], most: 4, step: 1 }).lines,
      )
      const rate = pen.pick([6.75, 7.25, 8, 8.25, 9.3])
      const taxed = taxedBy(base, share(base.sum, rate))
      const isEating = /Donut|BBQ/.test(shop.name)
      const tip = isEating && pen.chance(0.5) ? share(base.sum, pen.pick([10, 15, 20])) : 0
      const sums = charged(taxed, tip)
      const [number, order] = [
        pen.digits(say(pen, '1#####|######')),
        pen.random.text(13, 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'),
      ]
      const card = cardOf(pen)
      const isCash = pen.chance(0.2) && tip === 0
      const given = Math.ceil(sums.total / 1000) * 1000
      const wide = 'style="width:100%"'
      return [
        `<div class="mid">${bigName(shop.name, 15, 'margin-bottom:1mm')}${place(shop)}<br>${pen.digits('(###) ###-####')}${behindIt(shop) === '' ? '' : `<br>${behindIt(shop)}`}</div><div class="mid" style="font-size:11pt;font-weight:bold;margin:3mm 0">${isCash || pen.chance(0.5) ? `Order ${pen.whole(2, 98)}` : 'CUSTOMER COPY'}</div><div>Cashier: ${say(pen, 'Brittany|Manager|Jorge|Employee 3')}</div><div class="pair"><span>${pen.day()} ${twelve(pen.clock())}</span><span>Register ${pen.whole(1, 3)}</span></div><div>Transaction ${number}</div><hr><table ${wide}>${sums.lines
          .map(
            (one) =>
              row(one.text, pen.money(one.amount)) +
              (one.quantity > 1
                ? `<tr><td class="small" style="padding-left:3mm">${one.quantity} x ${pen.money(one.unit)}</td></tr>`
                : ''),
          )
          .join(
            '',
          )}</table><hr><table ${wide}>${row('Subtotal', pen.money(base.sum))}${row(`${say(pen, 'Tax|Sales Tax|State & Local')} ${rate}%`, pen.money(taxed.vat))}${tip > 0 ? row('Tip', pen.money(tip)) : ''}<tr style="font-weight:bold;font-size:11.5pt"><td>Total</td><td class="right">${pen.money(sums.total)}</td></tr></table><hr>${
          isCash
            ? `<table ${wide}><tr style="font-weight:bold"><td>CASH SALE</td><td class="right">${pen.money(sums.total)}</td></tr>${row('Cash tendered', pen.money(given))}${row('Change', pen.money(given - sums.total))}</table>`
            : `<table ${wide}><tr style="font-weight:bold"><td>CREDIT CARD SALE</td><td class="right">${pen.money(sums.total)}</td></tr>${row(`${card.name} ${card.end}`, say(pen, 'CONTACTLESS|EMV|Swiped'))}</table><div>Retain this copy for statement validation<br>${pen.day(pen.date, 'DD-mon-YYYY')} | Method: ${say(pen, 'EMV|CONTACTLESS')}<br>Reference ID: ${pen.digits('############')}<br>Auth ID: ${pen.digits('######')}<br>MID: ${pen.digits('*********###')}<br>AID: ${card.aid}<br>AthNtwkNm: ${/VISA|MASTERCARD|AMEX/.exec(card.name)?.[0] ?? ''}<br>NO CVM</div>`
        }<p class="mid">${say(pen, 'All sales final. Thank you!|Follow us @ourshop|Returns within 14 days with receipt|Join our rewards: ask at the counter')}</p><div class="mid small">Online: tillwise.example/r/${order}<br>Order ${order}<br>Payment ${pen.random.text(13, 'ABCDEFGHJKMNPQRSTVWXYZ0123456789')}<br>Tillwise Privacy Policy<br>https://tillwise.example/privacy</div>`,
        { sums, documentNumber: number, otherNumbers: [order] },
        '#sheet { font-size: 8.4pt; } td:last-child { padding-right: 0; }',
      ]
    },
  ),
}

export const caTills: Papers = {
  /** A store of wine and beer: name and number of the store, things by price without tax, the deposit of each bottle or can on a line of its own, tax of the province on the things alone, the card's record, hours and what the law says. */
  'bottle-deposit': slip(
    {
      shops:
        'HARBOUR WINE & SPIRITS;5550 Young St;Halifax NS B3K 1Z7;Harbour Liquor Stores Corp.|The Beer Depot;1300 Bath Rd;Kingston ON K7M 4X6;Beer Depot Retail Inc.|LIMESTONE CIDER HOUSE;2410 Middle Rd;Waupoos ON K0K 2T0|Rideau Fine Wines;79 Sparks St;Ottawa ON K1P 5A5;Rideau Fine Wines Ltd.|SACKVILLE LIQUOR MART;46 Main St;Sackville NB E4L 4A7',
      notation: caWest,
      days: 'YYYY-MM-DD|YYYY/MM/DD|mon DD, YYYY|DD-mon-YYYY',
    },
    80,
    (pen, shop) => {
      const rate = shop.address[1]?.includes(' ON ') ? 13 : 15
      const isCider = shop.name.includes('CIDER')
      const goods = nines(
        pen,
        isCider
          ? 'DRY CIDER 750ML;11.9;15.9|HOPPED CIDER 4X473;13.9;16.9|PERRY 750ML;14.9;18.9|GIFT PACK;29.9;38.9'
          : 'MERLOT VQA 750ML;13.9;18.9|PALE ALE 6X355;12.9;15.9|LAGER 24X355;41.9;49.9|RYE WHISKY 750ML;27.9;34.9|PROSECCO 750ML;15.9;19.9|GIN 750ML;31.9;42.9|STOUT 473ML;3.2;4.2',
        { count: [1, 5], most: 3 },
      ).map((one) => ({ ...one, rate }))
      const deposits = goods.map((one) => {
        const cans = Number(/(\d+)X/.exec(one.text)?.[1] ?? 1)
        return line('DEPOSIT', (one.text.includes('750') ? 20 : 10) * cans * one.quantity)
      })
      const sums = onTop([...goods, ...deposits])
      const number = pen.digits(say(pen, '######|####-##-####|00######'))
      const card = cardOf(pen)
      const tax = share(sumOf(goods), rate)
      const all = { ...sums, vat: tax, total: sums.sum + tax }
      return [
        typed(
          80,
          40,
          print(
            bigName(shop.name, 14, 'margin-bottom:1mm'),
            ...shop.also.map((text) => `^${text}`),
            ...shop.address.map((text) => `^${text}`),
            `^STORE ${pen.digits('0###')}  TEL ${pen.digits('###-###-####')}`,
            `^HST# ${taxNumber(pen, 'CA').replaceAll(' ', '')}`,
            '',
            each(goods, (one, at) =>
              print(
                `${pen.digits('0######')} ${one.text}|${pen.plain(one.amount)} H`,
                one.quantity > 1 && `··${one.quantity} @ ${pen.plain(one.unit)}`,
                `··DEPOSIT|${pen.plain(deposits[at]?.amount ?? 0)}··`,
              ),
            ),
            '=-',
            `SUBTOTAL|${pen.money(all.sum)}··`,
            `HST ${rate}%|${pen.money(tax)}··`,
            `!TOTAL|${pen.money(all.total)}··`,
            '=-',
            `${card.name}|${pen.money(all.total)}··`,
            `CARD ************${card.end}`,
            `REF ${pen.digits('########## 00#')}`,
            `AUTH ${pen.digits('######')}  ${card.aid}`,
            '^APPROVED - THANK YOU 00-001',
            '',
            `ITEMS ${pieces(goods)}|TRANS ${number}`,
            `${pen.day()} ${pen.clock()}|LANE ${pen.whole(1, 6)} OP ${pen.digits('###')}`,
            '=-',
            '^Bring back your empties for a refund',
            `^${say(pen, 'Mon-Sat 9:30-21:00  Sun 11:00-18:00|Open 7 days 10-10')}`,
            '^Returns within 30 days, unopened,',
            '^with this receipt. Enjoy responsibly.',
          ),
        ) + bars(pen, 56),
        { sums: all, documentNumber: number, hasLines: false },
        tall,
      ]
    },
  ),
}

export const nzTills: Papers = {
  /** A café or bar on a tablet's till: the name in wide letters, the words of the law with the number for tax, table and who served, things, a surcharge of a public holiday or a card, the total with fifteen per cent in it, the bank's record below. */
  'holiday-surcharge': slip(
    {
      shops:
        'Kōwhai Corner Café;112 Ponsonby Road;Auckland 1011;Kowhai Hospitality Ltd|THE SHEARERS ARMS;45 Arthur Street;Blenheim 7201;Shearers Arms (2015) Limited|Little Waka Eatery;8 The Strand;Whakatāne 3120|Fiordland Pie & Coffee;64 Town Centre;Te Anau 9600;Fiordland Pies Ltd|SALT & FERN;33 Marine Parade;Mount Maunganui 3116;Salt and Fern Hospitality Limited',
      notation: nz,
      days: 'DD/MM/YYYY|D mon YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'Flat white;5.5;6.5;15|Eggs benedict;22;27;15|Mince & cheese pie;7;9;15|Kūmara fries;10;13;15|Pale ale 425ml;11;13;15|Sauv blanc glass;13;16;15|Cheese scone;6;7.5;15|Fish & chips;24;29;15|Kids fluffy;2;3;15',
        ),
        { count: [2, 6], most: 3, step: 50, isGross: true },
      ).lines
      const [name, percent] = pen.pick([
        ['Public holiday surcharge 15%', 15],
        ['Card surcharge 2%', 2],
        ['', 0],
        ['', 0],
      ] as const)
      const more = percent > 0 ? [line(name, share(sumOf(bought), percent), 15)] : []
      const sums = within([...bought, ...more])
      const [number, clock] = [pen.digits(say(pen, '#####|INV-#####|1-####')), pen.clock()]
      const spaced = `<div style="font-size:12.5pt;letter-spacing:1.2px;font-weight:bold">${escaped(shop.name)}</div>`
      const wide = 'style="width:100%"'
      return [
        `<div class="mid">${spaced}${place(shop)}<br>Ph ${pen.digits('0# ### ####')}<br>${behindIt(shop) === '' ? '' : `${behindIt(shop)}<br>`}GST No: ${taxNumber(pen, 'NZ')}<div style="margin:2mm 0;font-weight:bold">TAX INVOICE</div></div><div class="pair"><span>Invoice ${number}</span><span>${pen.day()} ${twelve(clock).toLowerCase()}</span></div><div class="pair"><span>Table ${pen.whole(1, 40)}, ${pen.whole(1, 6)} guests</span><span>${say(pen, 'Served by Mere|Served by Josh|Served by Ana')}</span></div><hr><table ${wide}>${bought.map((one) => row(`${one.quantity} ${one.text}`, pen.plain(one.amount))).join('')}${more.map((one) => row(one.text, pen.plain(one.amount))).join('')}</table><hr><table ${wide}><tr style="font-weight:bold;font-size:12pt"><td>Total</td><td class="right">${pen.money(sums.total)}</td></tr>${row('Includes GST of', pen.money(sums.vat))}${row('Eftpos', pen.money(sums.total))}${row('Balance', pen.money(0))}</table><hr><pre style="font:7.2pt 'Liberation Mono',monospace">${escaped(
          [
            '      CUSTOMER COPY',
            `TERMINAL    ${pen.digits('########')}`,
            `TIME        ${pen.day(pen.date, 'DD mon YY')} ${clock}`,
            `TRAN ${pen.digits('######')}  ${say(pen, 'CREDIT|CHEQUE|SAVINGS')}`,
            `CARD  ............${pen.digits('####')}`,
            `PURCHASE      NZD${pen.plain(sums.total)}`,
            '         ACCEPTED',
          ].join('\n'),
        )}</pre><p class="mid">${say(pen, 'Ka kite anō, see you again soon!|Free wifi: ask us|Find us and tag us online')}</p>`,
        { sums, documentNumber: number },
        '#sheet { font-size: 8.6pt; } td:last-child { padding-right: 0; }',
      ]
    },
  ),
}
