/** Receipts of Malaysia of any month: shops of the years of GST, petrol, a counter of fried chicken with the tax within its prices, a hardware shop's cash sale on a sheet of half the size. */
import { escaped, line, onTop, wares, within } from '../eighth/kit'
import { ratesAs } from '../eighth/rows'
import { buyer, charged, inWords, longAgo } from '../eighteenth/kit'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { halved } from '../fourteenth/kit'
import { my } from '../ninth/kit'
import { lawful } from '../seventeenth/kit'
import { roundedTo, say } from '../twelfth/kit'
import { pieces } from '../twentieth/west-kit'

/** Goods of a shop by a word of its name. */
const stocks: Readonly<Record<string, string>> = {
  STATIONERY:
    'A4 PAPER 80GSM;11.9;14.9;6|BALL PEN BLUE;1.2;2.5;6|LEVER ARCH FILE;4.5;7.9;6|MARKER 12S;15.9;24.9;6|ENVELOPE 50S;5.5;9.9;6|CALCULATOR 12D;19.9;35.9;6',
  HARDWARE:
    'PVC PIPE 20MM;6.5;9.9;6|CEMENT 50KG;16.5;19;6|NIPPON GLOSS 1L;18;27;6|WALL PLUG PKT;2;4.5;6|PADLOCK 40MM;8.9;15.9;6|SILICONE SEALANT;6.9;12.5;6|ANGLE GRINDER DISC;3.5;6;6',
  MINI: 'GARDENIA BREAD;2.8;3.9;0|FRESH MILK 1L;6.2;7.5;6|RICE 5KG;17.9;26.9;0|EGGS GRADE A 10S;4;5.2;0|DETERGENT 2KG;12.9;18.9;6|100PLUS 1.5L;2.8;3.9;6|SUGAR 1KG;2.85;2.95;0|TISSUE 4S;8.9;12.9;6|MAGGI 5S;3.9;4.9;6',
}

export const myPapers: Papers = {
  /** A shop's receipt of the years of GST: number of company and of tax, codes and rates behind each price, cash rounded to five sen, a summary of the tax by code. */
  'gst-years': slip(
    {
      shops:
        'HOCK SENG HARDWARE TRADING SDN BHD;NO 12, JALAN SEMENYIH INDAH 3;43500 SEMENYIH, SELANGOR|PUSTAKA ILMU STATIONERY;LOT G-07, PLAZA METRO KAJANG;43000 KAJANG, SELANGOR;ILMU BOOK STORE SDN BHD|99 JAYA MINI MARKET;17, JALAN PERMAS 10/2;81750 MASAI, JOHOR;JAYA NINE FRESH MART SDN BHD|KEDAI HARDWARE & CAT TAN;88, JALAN KUCHAI LAMA;58200 KUALA LUMPUR',
      notation: my,
      days: 'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY',
    },
    80,
    (fresh, shop) => {
      const pen = longAgo(fresh, 3100)
      const stock = Object.entries(stocks).find(([word]) => shop.name.includes(word))?.[1] ?? ''
      const sums = within(
        pen.buy(wares(stock), { count: [1, 6], most: 5, step: 1, isGross: true }).lines,
      )
      const isCash = pen.chance(0.75)
      const total = isCash ? roundedTo(sums.total, 5) : sums.total
      const gap = total - sums.total
      const given = isCash ? Math.ceil(total / 1000) * 1000 : total
      const number = pen.digits(say(pen, 'CS000#####|CS-26####|1######|#-00######'))
      const codeOf = (rate: number) => (rate > 0 ? 'SR' : 'ZRL')
      return [
        typed(
          80,
          42,
          `
          ^${shop.name}
          ${each(shop.also, (text) => `^${text}`)}
          ^(CO. REG NO: ${pen.digits('######-@')})
          ${each(shop.address, (text) => `^${text}`)}
          ^TEL: ${pen.digits('0#-########')}
          ^GST ID NO: ${pen.digits('000#########')}

          !^${say(pen, 'TAX INVOICE|SIMPLIFIED TAX INVOICE')}

          ${say(pen, 'Invoice No|Document No|Bill No')} : ${number}
          Date : ${pen.day()}   Time : ${pen.clock()}
          Cashier : ${say(pen, 'ADMIN|MEI|USER 01|AZLAN')}
          =-
          ${set(['Qty x U.Price', 'Amt (RM)', 'Tax'], [24, -12, -6])}
          =-
          ${each(sums.lines, (one) => `${one.text}\n${set([`··${one.quantity} x ${pen.plain(one.unit)}`, pen.plain(one.amount), codeOf(one.rate)], [24, -12, -6])}`)}
          =-
          Total Qty : ${pieces(sums.lines)}
          ${set(['Total Excl. GST', pen.plain(sums.net)], [28, -14])}
          ${set(['GST Amount', pen.plain(sums.vat)], [28, -14])}
          ${set(['Total Incl. GST', pen.plain(sums.total)], [28, -14])}
          ${isCash ? `${set(['Rounding Adj', pen.plain(gap)], [28, -14])}\n` : ''}!TOTAL (RM)|${pen.plain(total)}
          ${isCash ? 'CASH' : 'VISA CARD'}|${pen.plain(given)}
          CHANGE|${pen.plain(given - total)}
          =-
          ${set(['GST Summary', 'Amount(RM)', 'Tax(RM)'], [18, -12, -12])}
          ${each(sums.shares, (one) => set([`${codeOf(one.rate)} @ ${one.rate}%`, pen.plain(one.net), pen.plain(one.vat)], [18, -12, -12]))}
          =-
          ^GOODS SOLD ARE NOT RETURNABLE
          ^THANK YOU, PLEASE COME AGAIN
          `,
        ),
        { sums: charged(sums, gap), documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** Petrol paid before pumping: the oil's name above and the dealer below, litres to three places, no tax, whole ringgit. */
  'stesen-minyak': slip(
    {
      shops:
        'SYNERGY SAUJANA ENTERPRISE;LOT 1884, JALAN KUALA SELANGOR;47000 SUNGAI BULOH|Perniagaan Minyak Sri Rawang;KM 22, JALAN IPOH;48000 RAWANG;RAWANG OIL TRADING SDN BHD|UNIQUE JUNCTION SERVICES;PT 3021, PERSIARAN SENAWANG;70450 SEREMBAN|BH JALAN TEBRAU;BATU 4, JALAN TEBRAU;80250 JOHOR BAHRU;TEBRAU FUEL STATION SDN BHD',
      notation: my,
      days: 'DD/MM/YYYY|DD/MM/YY|DD-MM-YYYY',
    },
    57,
    (pen, shop) => {
      const [grade, price] = pen.pick([
        ['RON95', 2050],
        ['RON95', 2600],
        ['RON97', 3190],
        ['RON97', 3250],
        ['DIESEL B7', 2880],
      ] as const)
      const amount = pen.pick([2000, 3000, 5000, 6000, 8000, 10_000, 12_500])
      const snack = pen.chance(0.3)
        ? [line(say(pen, 'ISOTONIC 500ML|ROTI KRIM|ICE CREAM'), pen.pick([180, 240, 350]))]
        : []
      const sums = within([line(grade, amount), ...snack])
      const brand = say(pen, 'PETRAMAS|SELATIN|MUTIARA OIL')
      const number = pen.digits(say(pen, '######|0###-######|#########'))
      return [
        typed(
          57,
          32,
          `
          !^${brand}
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^(${pen.digits('201#01######')})
          ^TEL ${pen.digits('0#-########')}

          ^${say(pen, 'RECEIPT|INVOICE|RESIT')}
          No: ${number}
          ${pen.day()} ${pen.clock()}|POS ${pen.whole(1, 3)}
          =-
          Pump ${pen.whole(1, 16)}  ${grade}
          ··${((amount * 10) / price).toFixed(3)} L x RM${(price / 1000).toFixed(3)}
          |${pen.plain(amount)}
          ${each(snack, (one) => `${one.text}|${pen.plain(one.amount)}`)}
          =-
          !TOTAL RM|${pen.plain(sums.total)}
          ${say(pen, 'CASH|VISA|FLEET CARD|E-WALLET')}|${pen.plain(sums.total)}
          CHANGE|0.00
          =-
          ^Points earned: ${Math.floor(amount / 200)}
          ^TERIMA KASIH
          `,
        ),
        { sums, documentNumber: number, otherNames: [...shop.also, brand] },
        tall,
      ]
    },
  ),

  /** A counter of fast food: the number to wait for in large letters, sets, the tax within their prices, rounding, an electronic purse. */
  'queue-number': slip(
    {
      shops:
        'AYAMLICIOUS;Lot F-12, IOI Mall Kulai;81000 Kulai, Johor;Ayamlicious Restaurants (M) Sdn Bhd|Burger Abang Zul;G-03, Pavilion Walk;50450 Kuala Lumpur;ZUL FOOD VENTURES SDN BHD|TEALOVE BUBBLE TEA;23, Jalan Universiti;46200 Petaling Jaya|Pizza Tiga Rasa;Jalan Sultanah;05350 Alor Setar;TIGA RASA FRANCHISE SDN. BHD.',
      notation: { ...my, money: 'RM #' },
      days: 'DD/MM/YYYY|D mon YYYY|DD-MM-YYYY',
    },
    80,
    (pen, shop) => {
      const stock = shop.name.includes('TEA')
        ? 'Brown Sugar Milk (L);11.9;14.9;6|Jasmine Green;6.9;8.9;6|Mango Slush;10.9;13.9;6|Add pearls;1.5;2;6'
        : shop.name.includes('Pizza')
          ? 'Regular Pizza Hawaiian;22.9;28.9;6|Large Pizza Beef;36.9;44.9;6|Garlic Bread;6.9;9.9;6|Lemon Tea;3.9;4.9;6'
          : '2pc Set Spicy;16.9;19.9;6|Burger Combo M;14.5;18.9;6|Nuggets 9pc;12.5;15.9;6|Fries L;6.5;8.5;6|Coleslaw;3.5;4.5;6|Cola R;3.5;4.5;6'
      const sums = within(pen.buy(wares(stock), { count: [1, 4], most: 3, step: 5 }).lines)
      const total = roundedTo(sums.total, 5)
      const gap = total - sums.total
      const number = pen.digits(say(pen, '####-######|R#######|26####-###'))
      return [
        `<div class="mid"><div style="font:bold 15pt 'DejaVu Sans'">${escaped(shop.name)}</div>${shop.also.map((text) => `${escaped(text)} (${pen.digits('201#01######')})<br>`).join('')}${place(shop)}<br>SST Reg: ${pen.digits('W10-1808-########')}<div style="margin:2mm 0;border:0.4mm solid #111;padding:1mm">ORDER NO<div style="font-size:26pt;font-weight:bold;line-height:1">${pen.digits('###')}</div>${say(pen, 'TAKE AWAY|DINE IN')}</div></div><div class="pair"><span>Receipt No: ${number}</span><span>Kiosk ${pen.whole(1, 6)}</span></div><div>${pen.day()} ${pen.clock()}</div><hr><table style="width:100%">${sums.lines.map((one) => `<tr><td style="width:5mm">${one.quantity}</td><td>${escaped(one.text)}</td><td class="right">${pen.plain(one.amount)}</td></tr>`).join('')}</table><hr><table style="width:100%">${row('Total (SST inclusive)', pen.plain(sums.total))}${row('Rounding', pen.plain(gap))}<tr style="font-weight:bold;font-size:11.5pt"><td>Amount to pay</td><td class="right">${pen.money(total)}</td></tr>${row(say(pen, 'TNG eWallet|Debit Card|Cash'), pen.money(total))}</table><hr><table style="width:100%">${ratesAs(
          pen,
          sums.shares,
          'rnv',
        )
          .map(
            ([rate = '', net = '', tax = '']) =>
              `${row(`Service tax ${rate} included`, tax)}${row('Amount before tax', net)}`,
          )
          .join('')}</table><p class="mid">How did we do? Scan and win a free drink</p>`,
        { sums: charged(sums, gap), documentNumber: number },
        '#sheet { font-size: 8.2pt; }',
      ]
    },
  ),

  /** A hardware shop's cash sale from its program on half a sheet: company and its number in the middle, item codes with unit, a discount in ringgit in its own column, the sum in words, no tax. */
  'cash-sales-half': paper(
    my,
    'DD/MM/YYYY|DD-MM-YYYY',
    'plain narrow needle',
    'LIAN HUAT HARDWARE & MACHINERY SDN BHD;15, JALAN BESAR, TAMAN ORIENT;52100 KEPONG, KUALA LUMPUR|Weng Fatt Electrical Trading;No. 3, Jalan Dato Keramat;10150 Georgetown, Pulau Pinang|SYARIKAT LOGAM SINAR (M) SDN. BHD.;Lot 6612, Kaw. Perindustrian Arab Malaysia;71800 Nilai, Negeri Sembilan|BORNEO BOLTS & NUTS;Lot 12, Jalan Kolombong;88450 Kota Kinabalu, Sabah;BBN SUPPLIES SDN BHD',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'MY')
      const isNamed = pen.chance(0.5)
      const lines = pen
        .buy(
          wares(
            'ROUND BAR 10MM;18;26|HEX BOLT M10X50;0.6;1.4|CABLE 2.5MM 100M;138;185|LED TUBE 4FT;7.5;12|GI PIPE 1IN;32;46|CUTTING DISC 4IN;1.8;3.2|PAINT BRUSH 3IN;4.5;7.5|THINNER 5L;24;33|MCB 20A;9.5;16',
          ),
          { count: [2, 6], most: 12, step: 10 },
        )
        .lines.map((one) => {
          const off = pen.chance(0.3) ? roundedTo(one.amount / 20, 10) : 0
          return { ...one, amount: one.amount - off, off }
        })
      const sums = onTop(lines)
      const number = pen.digits(say(pen, 'CS-0####|CS26##-###|C00#####'))
      const rows = lines.map((one) => [
        pen.digits('@@##'),
        one.text,
        String(one.quantity),
        say(pen, 'PCS|UNIT|LGTH'),
        pen.plain(one.unit),
        one.off > 0 ? pen.plain(one.off) : '',
        pen.plain(one.amount),
      ])
      return [
        `<div class="mid"><b style="font-size:12.5pt">${escaped(firm.name)}</b>${firm.also.map((text) => `<br>${escaped(text)}`).join('')} <span style="font-size:70%">${pen.digits('201#01###### (######-@)')}</span><br>${place(firm, ', ')}<br>TEL : ${pen.digits('0#-########')} &nbsp; H/P : ${pen.digits('01#-#######')}</div><div class="sides" style="border-top:0.4mm solid #111;margin-top:2mm;padding-top:2mm"><div>${isNamed ? `M/S : ${who(to)}` : 'M/S : CASH'}</div><div><b style="font-size:12pt">CASH SALES</b>${told(
          [
            ['NO', `: ${number}`],
            ['DATE', `: ${pen.day()}`],
            ['AGENT', `: ${say(pen, 'AH MENG|COUNTER|SITI')}`],
          ],
        )}</div></div>${grid('lined', 'llrlrrr', 'CODE|DESCRIPTION|QTY|UOM|U/PRICE|DISC|AMOUNT', rows)}<div class="sides" style="border-top:0.4mm solid #111;padding-top:1.5mm"><div style="font-size:85%;max-width:70mm">RINGGIT MALAYSIA : ${escaped(inWords(sums.total, 'sen #').toUpperCase())} ONLY</div>${facts([['TOTAL (RM)', pen.plain(sums.total)]], 'font-weight:bold')}</div><p style="font-size:75%">GOODS SOLD ARE NOT RETURNABLE &amp; REFUNDABLE. E. &amp; O. E.</p><div class="foot sides" style="font-size:80%"><span>______________________<br>${escaped(lawful(firm))}</span><span>______________________<br>RECEIVED BY</span></div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        `${halved} #sheet { font-size: 8.2pt; } .lined th { border-bottom: 0.3mm solid #111; border-top: 0.3mm solid #111; }`,
      ]
    },
  ),
}
