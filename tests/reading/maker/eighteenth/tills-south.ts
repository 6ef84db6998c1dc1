/** What tills of Australia, New Zealand and South Africa print: a barn of hardware, a chemist, a corner dairy, a filling station, a grill. */
import { escaped, line, several, wares, within } from '../eighth/kit'
import { legal, place } from '../fifteenth/kit'
import { bars, each, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { au, nz, za } from '../ninth/kit'
import { abn, taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { charged } from './kit'

export const auTills = {
  /** A barn of hardware: long codes, quantities below, a surcharge of a card, GST within. */
  'hardware-barn': slip(
    {
      shops:
        'BOOLARRA HARDWARE BARN;Cnr Tarwin & Duke St;Boolarra VIC 3870;Boolarra Rural Supplies Co-op Ltd|Wattle Park Mitre & Paint;1102 Toorak Rd;Burwood VIC 3125;WPMP Nominees Pty Ltd|NULLARBOR TRADE CENTRE;14 Forrest Hwy;Esperance WA 6450',
      notation: au,
      days: 'DD/MM/YY|DD/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'STAR PICKET 1650 BLK;8.9;11.5;10|CONCRETE RAPID 20KG;8;10.5;10|GATE HINGE STRAP 300;19;28;10|HOSE CLAMP 16-27;2.1;3.4;10|TARP POLY 3X4M;24;36;10|WASP KILLER 400G;9;13;10|DROP CLOTH 3.6M;12;18;10|BUNGEE 6PK;11;16;10',
        ),
        { count: [3, 6], most: 9, isGross: true, step: 1 },
      )
      const fee = Math.round(bought.total * 0.012)
      const sums = within([...bought.lines, line('CARD SURCHARGE 1.2%', fee, 10)])
      const number = pen.digits('#### ####')
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^ABN ${abn(pen)}
          ^** TAX INVOICE **
          =-
          ${each(bought.lines, (one) => `${pen.digits('93########')} ${one.text}${one.quantity > 1 ? `\n····${one.quantity} EA @ ${pen.money(one.unit)}` : ''}|${pen.money(one.amount)}`)}
          =-
          CARD SURCHARGE 1.2%|${pen.money(fee)}
          !TOTAL|${pen.money(sums.total)}
          GST INCLUDED IN TOTAL|${pen.money(sums.vat)}
          =-
          EFTPOS CHQ ${pen.digits('####..####')}|${pen.money(sums.total)}
          AUD PURCHASE  APPROVED 00
          ${pen.day()} ${pen.clock()} T04 ${number}
          S/P: ${say(pen, 'SHAZ|TREVOR|ASHLEE')}  PowerPass ${pen.digits('####')}
          ${bars(pen, 62)}
          ^30 days change of mind with receipt
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A chemist's: a script under the scheme without tax, a concession, things with GST, cash rounded. */
  'script-chemist': slip(
    {
      shops:
        'Yeppoon Beach Pharmacy;26 James St;Yeppoon QLD 4703|AMCARE CHEMIST GLEBE;199 Glebe Point Rd;Glebe NSW 2037;Lim & Zervas Pty Ltd|Katanning Day & Night Chemist;40 Austral Tce;Katanning WA 6317',
      notation: au,
      days: 'D/MM/YYYY|DD mon YY',
    },
    80,
    (pen, shop) => {
      const base = within([
        several('SCRIPT PBS CONC', pen.whole(1, 4), 770, 0),
        line('SUNSCREEN 50+ 200ML', pen.whole(1499, 2299), 0),
        line('HAIR TIES 12S', pen.whole(399, 699), 10),
        line('JELLY BEANS', pen.whole(300, 450), 10),
      ])
      const total = Math.round(base.total / 5) * 5
      const given = Math.ceil(total / 1000) * 1000
      const number = pen.digits('######')
      return [
        `<p class="mid"><b style="font-size:11pt">${escaped(shop.name)}</b><br>${place(shop)}<br>${shop.also.length > 0 ? `${legal(shop)}<br>` : ''}ABN ${abn(pen)}</p><p class="mid">Tax Invoice ${number}</p><table style="width:100%">${base.lines.map((one) => row(`${one.rate > 0 ? '# ' : ''}${one.text}${one.quantity > 1 ? ` (${one.quantity})` : ''}`, pen.money(one.amount))).join('')}</table><hr><table style="width:100%">${row('Sub total', pen.money(base.total))}${row('Rounding', pen.money(total - base.total))}${row('TOTAL', pen.money(total))}${row('Cash', pen.money(given))}${row('Change', pen.money(given - total))}</table><p># taxable items. Total includes GST of ${pen.money(base.vat)}</p><p class="mid">${pen.day()} ${pen.clock()} Reg 1<br>Safety net so far this year: ${pen.money(pen.whole(20, 240) * 100)}<br>Ask about home delivery</p>`,
        { sums: charged(base, total - base.total), documentNumber: number },
        "#sheet { font-family: 'DejaVu Sans', sans-serif; font-size: 7.5pt; }",
      ]
    },
  ),
}

export const nzTills = {
  /** A corner dairy's: few words, cash rounded to ten cents, GST within. */
  'corner-dairy': slip(
    {
      shops:
        'KARORI PARK DAIRY;299 Karori Rd;Wellington 6012;Patel Bros Ltd|Four Square Ahipara;2 Takahe Rd;Ahipara 0481|Sunny Nook Superette;11 Sycamore Dr;Auckland 0632;S.N. Chand Trading Ltd',
      notation: nz,
      days: 'DD/MM/YY|D-MM-YYYY',
    },
    57,
    (pen, shop) => {
      const base = within(
        pen.buy(
          wares(
            'MILK 2L BLUE;4.2;5.4;15|PIE MINCE;5;6.5;15|VOGELS;5;6;15|L&P 1.5L;3.8;4.6;15|LOLLIES $2;2;2;15|PHONE TOPUP;20;20;15|CANDLES;3.1;4.9;15',
          ),
          { count: [2, 4], most: 2, step: 1, isGross: true },
        ).lines,
      )
      const total = Math.round(base.total / 10) * 10
      const given = Math.ceil(total / 2000) * 2000
      const number = pen.digits('00####')
      return [
        typed(
          57,
          26,
          `
          ${shop.name}
          ${each(shop.address, (text) => text)}
          GST# ${taxNumber(pen, 'NZ')}
          TAX INVOICE ${number}
          ${pen.day()}|${pen.clock()}

          ${each(base.lines, (one) => set([String(one.quantity), one.text, pen.plain(one.amount)], [2, 15, -9]))}

          TOTAL|${pen.money(base.total)}
          ROUNDED|${pen.money(total)}
          CASH|${pen.money(given)}
          CHANGE|${pen.money(given - total)}
          GST INCL|${pen.money(base.vat)}
          ${each(shop.also, (text) => text)}
          CLERK 01   KIA ORA
          `,
        ),
        { sums: charged(base, total - base.total), documentNumber: number },
      ]
    },
  ),
}

export const zaTills = {
  /** A filling station of South Africa: fuel without the tax, air freshener with it, an attendant, a loyalty card. */
  'petrol-attendant': slip(
    {
      shops:
        'N3 OASIS MOTORS;Tugela Plaza;Harrismith 9880;Oasis Fuel Traders (Pty) Ltd|Overberg One-Stop;Plein St;Caledon 7230|SHIKWARU SERVICE STATION;R71;Tzaneen 0850;Shikwaru Trading 12 CC',
      notation: za,
      days: 'DD/MM/YYYY|YYYY-MM-DD',
    },
    80,
    (pen, shop) => {
      const [litres, price] = [pen.whole(1500, 7000), pen.whole(2040, 2480)]
      const sums = within([
        line('ULP 95', Math.round((litres * price) / 100), 0),
        line('OIL 20W50 500ML', pen.whole(6900, 9900), 15),
        line('BILTONG 80G', pen.whole(4900, 7200), 15),
        line('CAR LICENCE HOLDER', pen.whole(1500, 2900), 15),
      ])
      const number = pen.digits('######')
      return [
        typed(
          80,
          36,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^VAT REG: ${taxNumber(pen, 'ZA')}
          ^TAX INVOICE
          ==
          SLIP ${number}|ATT: ${say(pen, 'SIPHO|LERATO|JAN')}
          PUMP ${pen.whole(1, 8)}|${(litres / 100).toFixed(2)} L @ ${pen.money(price)}
          ==
          ${each(sums.lines, (one) => `${one.rate === 0 ? 'Z' : 'V'} ${one.text}|${pen.plain(one.amount)}`)}
          ==
          !TOTAL|${pen.money(sums.total)}
          ${set(['', 'EXCL', 'VAT', 'INCL'], [8, -9, -8, -10])}
          ${each(sums.shares, ({ rate, net, vat }) => set([rate === 0 ? 'ZERO' : 'STD 15%', pen.plain(net), pen.plain(vat), pen.plain(net + vat)], [8, -9, -8, -10]))}
          ==
          GARAGE CARD ${pen.digits('**** ####')}|${pen.money(sums.total)}
          REG ${pen.digits('@@@ ### @@')} ODO ${pen.digits('######')}
          ${pen.day()} ${pen.clock()}
          ^eBucks earned: ${pen.whole(20, 400)}
          ^Dankie! Ngiyabonga! Thank you!
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A grill of South Africa: a bill with a tip written on the card's slip below it. */
  'grill-tip': slip(
    {
      shops:
        'THE RUSTY SPUR-WHEEL;Kerk St;Graaff-Reinet 6280;Camdeboo Dining CC|Bokmakierie Grill;V&A Lane 4;Knysna 6571;Heads Hospitality (Pty) Ltd|Mama Thembi’s Shisanyama;Vilakazi St;Soweto 1804',
      notation: za,
      days: 'DD mon YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const base = within(
        pen.buy(
          wares(
            'Rump 300g;169;219;15|Ribs full rack;229;289;15|Pap & chakalaka;45;65;15|Onion rings;39;55;15|Castle draught;38;48;15|Rooibos cappuccino;32;42;15|Malva pudding;62;78;15|Greek salad;85;110;15',
          ),
          { count: [3, 6], most: 3, isGross: true, step: 100 },
        ).lines,
      )
      const tip = Math.round((base.total * pen.pick([0.1, 0.12])) / 500) * 500
      const number = pen.digits('####/##')
      return [
        `<div class="mid"><b style="font-size:12pt">${escaped(shop.name)}</b><br>${place(shop)}<br>${shop.also.length > 0 ? `${legal(shop)}<br>` : ''}VAT ${taxNumber(pen, 'ZA')}</div><p>Tax invoice ${number}<br>Waiter ${say(pen, 'Precious|Ruan')} &nbsp; Tbl ${pen.whole(1, 30)}<br>${pen.day()} ${pen.clock()}</p><table style="width:100%">${base.lines.map((one) => row(`${one.quantity} x ${one.text}`, pen.plain(one.amount))).join('')}${row('Bill total', pen.money(base.total))}${row('VAT @ 15% included', pen.plain(base.vat))}</table><div style="border:0.4mm solid;margin-top:4mm;padding:2mm"><div class="mid">MERCHANT COPY / HANDELAAR</div><table style="width:100%">${row('Amount', pen.money(base.total))}${row('Tip / fooitjie', pen.money(tip))}${row('TOTAL PAID', pen.money(base.total + tip))}</table>Cheque card ${pen.digits('5### **** **** ####')}<br>APPROVED ${pen.digits('######')} RRN ${pen.digits('############')}</div>`,
        { sums: charged(base, tip), documentNumber: number },
      ]
    },
  ),
}
