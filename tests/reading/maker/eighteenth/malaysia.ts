/** What tills of Malaysia print: a stationer under the old tax, a sundry shop, a restaurant, a filling station, a pharmacy, a café. */
import { escaped, line, onTop, wares, within } from '../eighth/kit'
import { facts, grid, legal, place, told } from '../fifteenth/kit'
import { each, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { my } from '../ninth/kit'
import { roundedTo, say } from '../twelfth/kit'
import { charged, longAgo, squared } from './kit'

/** Days between now and the years in which there was a tax on goods and services. */
const sinceTax = 3100

const goodsOfPaper =
  'A4 PAPER 70GSM 450S;9.5;12.9;6|2B PENCIL 12S;4.2;6.5;6|CORRECTION TAPE 5MM;3.3;5.9;6|LEVER ARCH FILE 3";5.5;7.9;6|WHITE ENVELOPE 4X9 50S;4.4;6.6;6|HIGHLIGHTER YLW;2.1;3.2;6|STAPLES NO.10;0.9;1.5;6|BUKU TULIS F5 120M/S;2.2;3.6;0|GLUE STICK 25G;2.8;4.5;6'

export const myTills = {
  /** A stationer of Kuala Lumpur under the old tax: codes of the tax by each line, a summary, rounding, numbers of company and tax. */
  'stationer-gst': slip(
    {
      shops:
        'POPULAR PEN STATIONERY;No. 8, Jalan Tun Tan Siew Sin;50050 Kuala Lumpur;POPULAR PEN STATIONERS SDN BHD|KEDAI BUKU & ALAT TULIS HARMONI;G-12, Jalan Genting Kelang;53300 Setapak, Kuala Lumpur|WEI SENG OFFICE SUPPLIES SDN. BHD.;33 & 35, Jalan Pasar;55100 Kuala Lumpur',
      notation: my,
      days: 'DD/MM/YYYY|DD-MM-YYYY',
    },
    80,
    (recent, shop) => {
      const pen = longAgo(recent, sinceTax)
      const base = within(
        pen.buy(wares(goodsOfPaper), { count: [3, 7], most: 5, isGross: true }).lines,
      )
      const total = roundedTo(base.total, 5)
      const given = Math.ceil(total / 1000) * 1000
      const number = pen.digits(say(pen, 'CS-########|T1-######'))
      const wide = [14, -12, -12]
      return [
        typed(
          80,
          38,
          `
          ^${shop.name}
          ${each([...shop.also, pen.digits('(######-@)'), ...shop.address], (text) => `^${text}`)}
          ^TEL: 03-${pen.digits('#### ####')}
          ^GST ID NO : ${pen.digits('000#########')}

          ^TAX INVOICE
          Doc No.  : ${number}
          Date     : ${pen.day()} ${pen.clock()}
          Cashier  : ${say(pen, 'SITI|MEI LING|USER')}
          =-
          ${each(base.lines, (one) => `${one.text}\n··${one.quantity} x ${pen.plain(one.unit)}|${pen.plain(one.amount)} ${one.rate > 0 ? 'SR·' : 'ZRL'}`)}
          =-
          Total Qty: ${base.lines.reduce((all, { quantity }) => all + quantity, 0)}|${pen.plain(base.total)}····
          Rounding Adj|${pen.plain(total - base.total)}····
          !TOTAL RM|${pen.plain(total)}
          CASH|${pen.plain(given)}····
          CHANGE|${pen.plain(given - total)}····
          =-
          ${set(['GST Summary', 'Amount(RM)', 'Tax(RM)'], wide)}
          ${each(base.shares, ({ rate, net, vat }) => set([`${rate > 0 ? 'SR' : 'ZRL'} (@ ${rate}%)`, pen.plain(net), pen.plain(vat)], wide))}
          =-
          ^GOODS SOLD ARE NOT RETURNABLE
          ^THANK YOU, PLEASE COME AGAIN
          `,
        ),
        { sums: charged(base, total - base.total), documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A sundry shop of a kampung, in Malay: no tax, cash rounded, change. */
  'kedai-runcit': slip(
    {
      shops:
        'KEDAI RUNCIT PAK MAT;12, Kg Padang Balang;51100 Kuala Lumpur|PASAR MINI AZ-ZAHRA;Jalan Sultan Ismail;15050 Kota Bharu, Kelantan;AZ-ZAHRA RETAIL ENTERPRISE|KEDAI SERBANEKA AH CHONG;21, Jalan Besar;31900 Kampar, Perak',
      notation: my,
      days: 'DD/MM/YY|DD-MM-YYYY|D/M/YYYY',
    },
    57,
    (pen, shop) => {
      const goods = wares(
        'BERAS 5KG;15;26|GULA 1KG;2.85;2.85|TELUR GRED B 10;4.3;4.9|MINYAK MASAK 1KG;2.5;6.9|MEE SEGERA 5S;4.6;6.2|SUSU PEKAT;3.3;4.4|IKAN BILIS 200G;7;11.5|ROTI;3;4.5|UBAT NYAMUK;4.7;6.9',
      )
      const base = within(pen.buy(goods, { count: [3, 6], most: 3, step: 1 }).lines)
      const total = roundedTo(base.total, 5)
      const given = Math.ceil(total / 500) * 500 + pen.pick([0, 500])
      const number = pen.digits('0#####')
      return [
        typed(
          57,
          28,
          `
          ^${shop.name}
          ${each(shop.also, (text) => `^${text}`)}
          ${each(shop.address, (text) => `^${text}`)}
          ^No. Daftar: ${pen.digits('00#######-@')}
          ^RESIT
          No: ${number}|${pen.day()}
          Juruwang: 01|${pen.clock()}
          =-
          ${each(base.lines, (one) => `${one.text}\n·${one.quantity} X ${pen.plain(one.unit)}|${pen.plain(one.amount)}`)}
          =-
          JUMLAH KECIL|${pen.plain(base.total)}
          PENGGENAPAN|${pen.plain(total - base.total)}
          !JUMLAH RM|${pen.plain(total)}
          TUNAI|${pen.plain(given)}
          BAKI|${pen.plain(given - total)}
          =-
          Bil. barang: ${base.lines.length}
          ^TERIMA KASIH
          ^SILA DATANG LAGI
          `,
        ),
        { sums: charged(base, total - base.total), documentNumber: number },
        tall,
      ]
    },
  ),

  /** A restaurant's: a service charge of a tenth, service tax on the food alone, rounding, a wallet. */
  'restoran-served': slip(
    {
      shops:
        'LEMAK HOUSE NYONYA KITCHEN;Lot G-08, Jalan Telawi 3;59100 Bangsar, Kuala Lumpur;LEMAK HOUSE SDN BHD|Restoran Ikan Bakar Teluk;88, Jalan Hang Tuah;75300 Melaka;TELUK SEAFOOD VENTURES SDN. BHD.|THE WHARF BISTRO;Lot 5, Sutera Waterfront;88100 Kota Kinabalu',
      notation: my,
      days: 'DD/MM/YYYY|DD mon YYYY',
    },
    80,
    (pen, shop) => {
      const dishes = wares(
        'Ayam Pongteh;22;28;6|Ikan Bakar Seabass;42;68;6|Kangkung Belacan;14;18;6|Nasi Putih;2.5;3.5;6|Udang Lemak Nenas;32;42;6|Cendol;8;11;6|Teh O Ais Limau;4.5;6.9;6|Jus Tembikai;9;12;6|Otak-Otak 3pcs;12;16;6',
      )
      const base = onTop(pen.buy(dishes, { count: [4, 7], most: 4, step: 10 }).lines)
      const service = Math.round(base.sum / 10)
      const exact = base.total + service
      const total = roundedTo(exact, 5)
      const number = pen.digits(say(pen, 'INV-######|A#####'))
      const sums = facts(
        [
          ['Sub Total', pen.plain(base.sum)],
          ['Service Charge 10%', pen.plain(service)],
          ['SST 6%', pen.plain(base.vat)],
          ['Rounding', pen.plain(total - exact)],
        ],
        'width:100%',
      )
      const rows = base.lines.map((one) => [
        String(one.quantity),
        one.text,
        pen.plain(one.unit),
        pen.plain(one.amount),
      ])
      return [
        `<div class="mid"><b style="font-size:12pt">${escaped(shop.name)}</b><br>${shop.also.length > 0 ? `${legal(shop)} (${pen.digits('2019010#####')})<br>` : ''}${place(shop)}<br>SST No: ${pen.digits('W10-1808-########')}<br>Tel: 01${pen.digits('#-### ####')}</div><hr>${told(
          [
            ['Bill No', number],
            ['Date', `${pen.day()} ${pen.clock()}`],
            ['Table', `${pen.digits('#')}${say(pen, 'A|B|')} (${pen.whole(2, 8)} pax)`],
            ['Cashier', say(pen, 'Farid|Jenny')],
          ],
        )}<hr><table style="width:100%"><tr><td>Qty</td><td>Item</td><td></td><td style="text-align:right">RM</td></tr>${rows.map(([qty = '', text = '', unit = '', amount = '']) => `<tr><td>${qty}</td><td>${text}</td><td style="text-align:right">${unit}</td><td style="text-align:right">${amount}</td></tr>`).join('')}</table><hr>${sums}<div class="sides" style="font-size:12pt;font-weight:bold"><span>Net Total</span><span>${pen.money(total)}</span></div><p>Touch 'n Go eWallet ${pen.money(total)}<br>Ref ${pen.digits('2026############')}</p><p class="mid">Pork free. Follow us @ Instagram<br>For e-Invoice, scan within 3 days</p>`,
        { sums: charged(base, service + total - exact), documentNumber: number },
        squared,
      ]
    },
  ),

  /** A filling station of Malaysia: litres, a subsidised price, points, no tax. */
  'stesen-minyak': slip(
    {
      shops:
        'MURNI JAYA SERVICE STATION;KM 14, Jalan Cheras;43200 Cheras, Selangor|PETROGAS SEGAMAT;Jalan Genuang;85000 Segamat, Johor;SEGAMAT FUEL TRADING SDN BHD|STESEN MINYAK BUKIT MERAH;Lebuhraya Utara-Selatan;34400 Semanggol, Perak;HJ. OSMAN & ANAK-ANAK',
      notation: my,
      days: 'DD/MM/YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const amount = pen.whole(20, 120) * 100
      const price = pen.pick([205, 319, 347])
      const sums = within([line(price === 205 ? 'RON95' : 'RON97', amount)])
      const number = pen.digits('##########')
      return [
        typed(
          80,
          34,
          `
          ^${shop.name}
          ${each(shop.also, (text) => `^${text}`)}
          ${each(shop.address, (text) => `^${text}`)}
          ^CO. REG: ${pen.digits('201903######')}
          ^SITE ${pen.digits('#####')}

          RECEIPT NO.|${number}
          DATE ${pen.day()}|TIME ${pen.clock()}:${pen.whole(10, 59)}

          PUMP|NOZZLE  LITRES  RM/L
          ${pen.digits('0#')}|2  ${(amount / price).toFixed(2)}  ${pen.plain(price)}
          ${price === 205 ? 'RON95' : 'RON97'}|RM ${pen.plain(amount)}
          |==========
          !TOTAL|RM ${pen.plain(amount)}
          VISA PAYWAVE|RM ${pen.plain(amount)}
          CARD NO XXXXXXXXXXXX${pen.digits('####')}
          APPR CODE ${pen.digits('######')}  TRACE ${pen.digits('######')}

          LOYALTY CARD|${pen.digits('7083 **** ####')}
          POINTS ISSUED|${Math.floor(amount / 100)}
          POINTS BALANCE|${pen.whole(100, 9000)}

          ^SALAM DARI KAMI. PANDU CERMAT
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A pharmacy under the old tax: prices that hold it, a member's price, a card, the summary beneath. */
  'farmasi-gst': slip(
    {
      shops:
        'Farmasi Sri Damai;23, Jalan SS 15/4B;47500 Subang Jaya, Selangor;SRI DAMAI HEALTHCARE SDN BHD|CARING HANDS PHARMACY;12-G, Jalan Burma;10050 George Town, Pulau Pinang;CHP Retail (M) Sdn. Bhd.|FARMASI ALIF & KELUARGA;PT 204, Jalan Kebun Sultan;15350 Kota Bharu',
      notation: my,
      days: 'DD/MM/YYYY|DD-mon-YYYY',
    },
    80,
    (recent, shop) => {
      const pen = longAgo(recent, sinceTax)
      const goods = wares(
        'VITAMIN C 1000MG 30S;32;48;6|PARACETAMOL 500MG;5;8;0|ORAL REHYD SALT;6;9;0|HAND CREAM 75ML;14;22;6|COTTON WOOL 100G;4;7;6|FACE MASK 50S;18;29;6|EYE DROP 10ML;11;17;6|THROAT LOZENGE;7;11;6',
      )
      const bought = pen.buy(goods, { count: [2, 5], most: 2, isGross: true })
      const off = Math.round((bought.lines[0]?.amount ?? 0) / 50) * 5
      const base = within([
        ...bought.lines,
        line('MEMBER DISC 10% ITEM 1', -off, bought.lines[0]?.rate ?? 6),
      ])
      const number = pen.digits('##-#######')
      const rates = base.shares.map(({ rate, net, vat }) => [
        rate > 0 ? 'S = 6%' : 'Z = 0%',
        pen.plain(net),
        pen.plain(vat),
      ])
      const rows = base.lines.map((one) =>
        row(`${one.quantity} ${one.text}`, `${pen.plain(one.amount)} ${one.rate > 0 ? 'S' : 'Z'}`),
      )
      return [
        `<div class="mid"><b>${escaped(shop.name)}</b><br>${shop.also.length > 0 ? `${legal(shop)}<br>` : ''}Co. Reg. No. ${pen.digits('######-@')}<br>${place(shop)}<br>GST Reg. No. ${pen.digits('00##########')}</div><div class="sides" style="margin-top:2mm"><span>TAX INVOICE ${number}</span><span>${pen.day()} ${pen.clock()}</span></div><hr><table style="width:100%">${rows.join('')}</table><hr><table style="width:100%">${row('Total Sales Inclusive GST', pen.money(base.total))}${row('MasterCard', pen.money(base.total))}${row('Change', pen.money(0))}</table><hr>${grid('', 'lrr', 'GST|Amt|Tax', rates)}<p class="mid">Member ${pen.digits('60########')} pts ${pen.whole(20, 800)}<br>Pharmacist on duty: ${say(pen, 'Ms Lau R.Ph.|En. Hafiz R.Ph.')}<br>Medicines sold are not exchangeable</p>`,
        { sums: base, documentNumber: number, hasRates: true },
        "#sheet { font-family: 'DejaVu Sans Condensed', sans-serif; font-size: 7.5pt; } .t { width: 100%; } .r { text-align: right; }",
      ]
    },
  ),

  /** A café under the old tax: a queue's number, a total with the tax told of it, an amount excluding it above. */
  'kopi-gst': slip(
    {
      shops:
        'OLD PEKAN WHITE COFFEE;Lot LG-23, Jalan Kerinchi;59200 Kuala Lumpur;OPWC FRANCHISE SDN BHD|Kopitiam Seratus Tahun;55, Lorong Stewart;10200 Pulau Pinang|MAMAK CORNER PELITA RAYA;1, Jalan USJ 9/5Q;47620 Subang Jaya;PELITA RAYA FOODS SDN BHD',
      notation: my,
      days: 'DD/MM/YYYY|D mon YYYY',
    },
    57,
    (recent, shop) => {
      const pen = longAgo(recent, sinceTax)
      const dishes = wares(
        'KOPI PUTIH;2.2;3.6;6|TEH TARIK;1.6;2.4;6|ROTI BAKAR SET;4.9;6.9;6|MEE GORENG;5.5;8;6|NASI LEMAK AYAM;7.5;11;6|TELUR 1/2 MASAK;2.4;3.2;6|AIS KACANG;5;7;6',
      )
      const base = onTop(pen.buy(dishes, { count: [2, 4], most: 3 }).lines)
      const total = roundedTo(base.total, 5)
      const number = pen.digits('######')
      return [
        typed(
          57,
          27,
          `
          !^NO. ${pen.digits('1##')}
          ${each([shop.name, ...shop.also, ...shop.address], (text) => `^${text}`)}
          GST: ${pen.digits('00##########')}
          Receipt#: ${number}
          ${pen.day()}|${pen.clock()}
          =*
          ${each(base.lines, (one) => `${one.quantity} ${one.text}|${pen.plain(one.amount)}`)}
          =*
          Total (Excl. GST)|${pen.plain(base.sum)}
          GST 6%|${pen.plain(base.vat)}
          Total (Incl. GST)|${pen.plain(base.total)}
          Rounding|${pen.plain(total - base.total)}
          Amount Due|${pen.money(total)}
          Cash|${pen.plain(Math.ceil(total / 1000) * 1000)}
          Change|${pen.plain(Math.ceil(total / 1000) * 1000 - total)}
          =*
          ^Self service, terima kasih
          `,
        ),
        { sums: charged(base, total - base.total), documentNumber: number },
        tall,
      ]
    },
  ),
}
