/** Papers of Malaysia of an ordinary month: a mart's till, an eating house, an invoice of the widespread program, a printer's cash bill. */
import { escaped, onTop, wares, within } from '../eighth/kit'
import { linesAs } from '../eighth/rows'
import { buyer, charged, inWords } from '../eighteenth/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { jotted, part } from '../nineteenth/kit'
import { share } from '../nineteenth/west-kit'
import { my } from '../ninth/kit'
import { lawful } from '../seventeenth/kit'
import { roundedTo, say } from '../twelfth/kit'

const stamped =
  'position:absolute;right:24mm;bottom:52mm;width:42mm;border:0.6mm solid #1d4ed8;border-radius:2mm;color:#1d4ed8;text-align:center;transform:rotate(-7deg);padding:1.5mm'

export const myPapers: Papers = {
  /** A mart's till: firm with its number, barcodes, no tax, cash rounded to five sen, change. */
  'mart-till': slip(
    {
      shops:
        '88 SPEEDY MART;No. 12, Jalan Kenari 19A;47100 Puchong;SPEEDY 88 RETAIL SDN BHD|Pasaraya Seri Murni;Lot 4, Jalan Besar;34000 Taiping, Perak;SERI MURNI HYPERMARKET SDN BHD|MR. BARANG;G-18, Setapak Central;53300 Kuala Lumpur;MR BARANG STORES (M) SDN BHD|Guardwell Farmasi;Lot 22, Gurney Paragon;10250 Pulau Pinang;GUARDWELL HEALTH SDN BHD',
      notation: { ...my, money: 'RM #' },
      days: 'DD-MM-YYYY|DD/MM/YY|DD/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'MILO SOFTPACK 1KG;15.9;21.9|BERAS WANGI 5KG;24.5;32.9|TISU KOTAK 4S;9.9;14.9|AIR MINERAL 1.5L;1.8;2.6|SABUN CUCI 3KG;14.5;21.9|KOPI 3IN1 20S;11.9;18.5|BISKUT KRIM;3.2;5.9|PLASTIK SAMPAH L;5.3;8.8|MASK 3PLY 50S;7.9;14.9|SANITIZER 500ML;8.9;15.9|PEN BIRU 10S;4.9;8.9',
          ),
          { count: [2, 7], most: 4, step: 1 },
        ).lines,
      )
      const isCash = pen.chance(0.6)
      const total = isCash ? roundedTo(sums.total, 5) : sums.total
      const given = isCash ? Math.ceil(total / 1000) * 1000 : total
      const number = pen.digits(say(pen, '####-#-######|T0#-######'))
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each(shop.also, (text) => `^${text}`)}
          ^(${pen.digits('201#01######')} / ${pen.digits('######-@')})
          ${each(shop.address, (text) => `^${text}`)}
          =-
          ^${say(pen, 'INVOICE|RECEIPT|SALES RECEIPT')}
          No: ${number}|${pen.day()} ${pen.clock()}
          Cashier: ${say(pen, 'SITI|AINA|RAJU|0042')}
          =-
          ${each(sums.lines, (one) => `${one.text}\n${set([`··${pen.digits('955##########')}`, `${one.quantity} x`, pen.plain(one.unit), pen.plain(one.amount)], [17, -6, -8, -9])}`)}
          =-
          Subtotal|${pen.plain(sums.total)}
          ${isCash ? `Rounding Adj|${pen.plain(total - sums.total)}\n` : ''}!TOTAL|${pen.money(total)}
          ${isCash ? 'CASH' : say(pen, 'E-WALLET|DEBIT CARD|DUITNOW QR')}|${pen.money(given)}
          CHANGE|${pen.money(given - total)}
          =-
          Item: ${sums.lines.length}   Qty: ${sums.lines.reduce((all, { quantity }) => all + quantity, 0)}
          ^Terima kasih, sila datang lagi
          ^Goods sold are not returnable
          `,
        ),
        { sums: charged(sums, total - sums.total), documentNumber: number },
        tall,
      ]
    },
  ),

  /** An eating house: table and covers, service of ten per cent, service tax of six, rounding, how it was paid. */
  'makan-bill': slip(
    {
      shops:
        'Restoran Nasi Kandar Melur;22, Jalan Penang;10000 George Town;MELUR JAYA ENTERPRISE|THE KOPI LANE;L2-18, The Curve Walk;47800 Petaling Jaya;KOPI LANE F&B SDN BHD|Uncle Lim’s Kitchen;9, Lorong Bunga Raya;75100 Melaka;LIM KITCHEN SDN BHD',
      notation: my,
      days: 'DD/MM/YYYY|D mon YYYY|DD-MM-YYYY',
    },
    80,
    (pen, shop) => {
      const base = onTop(
        pen.buy(
          wares(
            'Nasi Lemak Ayam;9.9;15.9;6|Mee Goreng Mamak;8.5;12.9;6|Teh Tarik;2.8;4.9;6|Kaya Toast Set;6.9;11.9;6|Kopi O Ais;3.2;5.5;6|Laksa;10.9;16.9;6|Roti Canai;1.8;2.9;6|Cendol;5.9;8.9;6|Ayam Goreng 1pc;4.9;7.9;6',
          ),
          { count: [2, 6], most: 4, step: 10 },
        ).lines,
      )
      const isServed = pen.chance(0.7)
      const service = isServed ? share(base.net, 10) : 0
      const exact = base.total + service
      const total = roundedTo(exact, 5)
      const number = pen.digits(say(pen, '#####|B0#-#####'))
      return [
        `<div class="mid"><b style="font-size:12pt">${escaped(shop.name)}</b><br>${shop.also.length > 0 ? `${legal(shop)} (${pen.digits('######-@')})<br>` : ''}${place(shop)}<br>Tel: ${pen.digits('0#-#### ####')}<br>SST No: ${pen.digits('P11-1808-########')}</div><hr><div class="pair"><span>Bill No: ${number}</span><span>Table: ${pen.whole(1, 40)}</span></div><div class="pair"><span>${pen.day()} ${pen.clock()}</span><span>Pax: ${pen.whole(1, 8)}</span></div><hr><table style="width:100%">${base.lines.map((one) => row(`${one.quantity} ${one.text}`, pen.plain(one.amount))).join('')}</table><hr><table style="width:100%">${row('Subtotal', pen.plain(base.net))}${isServed ? row('Service Charge 10%', pen.plain(service)) : ''}${row('Service Tax (SST) 6%', pen.plain(base.vat))}${row('Rounding', pen.plain(total - exact))}<tr style="font-weight:bold;font-size:11pt"><td>Total (RM)</td><td class="right">${pen.plain(total)}</td></tr></table><hr><table style="width:100%">${row(`Paid by ${say(pen, 'Cash|TNG eWallet|Visa')}`, pen.plain(total))}</table><p class="mid">*** CLOSED BILL ***<br>${say(pen, 'Wifi: makan123|Follow us @ our page|Thank you, please come again')}</p>`,
        { sums: charged(base, total - base.total), documentNumber: number },
        "#sheet { font: 8pt 'DejaVu Sans Condensed'; }",
      ]
    },
  ),

  /** An invoice of the widespread program: a heavy name with its number, two blocks, columns with unit of measure, the sum in words in capitals, a bank, two lines to sign. */
  'ringgit-words': paper(
    my,
    'DD/MM/YYYY|DD-mon-YYYY',
    'plain narrow',
    'KEJAYAAN OFFICE AUTOMATION SDN BHD;17, Jalan PJS 11/20, Bandar Sunway;46150 Petaling Jaya, Selangor|Hup Lee Packaging Sdn. Bhd.;PLO 44, Jalan Firma 2;81100 Johor Bahru, Johor|BUMI TEKNIK ENTERPRISE;A-3, Jalan Tuanku Antah;70100 Seremban|Pantai IT Solutions (M) Sdn Bhd;2-14, Jalan Sultan Ahmad;25200 Kuantan, Pahang',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'MY')
      const rate = pen.pick([0, 0, 8])
      const bought = pen
        .buy(
          wares(
            'A4 PAPER 70GSM;11.5;15.5|TONER CARTRIDGE CF217A;95;240|PRINTER MAINTENANCE;120;280|STRETCH FILM 500MM;14;22|CARTON BOX 18X12X12;2.8;4.9|OPP TAPE 48MM;2.2;3.9|ON-SITE SUPPORT;150;300|NETWORK SWITCH 8 PORT;85;165|TRANSPORT CHARGES;30;80',
          ),
          { count: [2, 6], most: 20, step: 10 },
        )
        .lines.map((one) => ({ ...one, rate }))
      const sums = onTop(bought)
      const days = pen.pick([0, 14, 30, 60])
      const due = pen.after(days)
      const number = pen.digits(say(pen, 'IV-0####|INV-26##-###|I-00####'))
      const rows = sums.lines.map((one, at) => [
        String(at + 1),
        one.text,
        String(one.quantity),
        say(pen, 'UNIT|PCS|BOX'),
        pen.plain(one.unit),
        pen.plain(one.amount),
      ])
      return [
        `<div class="mid"><b style="font-size:15pt">${escaped(firm.name)}</b> <span class="tiny">(${pen.digits('201#01######')})</span><br>${place(firm, ', ')}<br>Tel: ${pen.digits('0#-########')} &nbsp; Email: sales@example.my${rate > 0 ? `<br>Service Tax No: ${pen.digits('W10-1808-########')}` : ''}</div><div style="border-top:0.6mm solid #000;margin:3mm 0"></div><div class="sides"><div style="width:92mm">${who(to)}<br><br>TEL : ${pen.digits('0#-########')}<br>ATTN : ${say(pen, 'MS TAN|EN. HAFIZ|ACCOUNTS DEPT')}</div><div><b style="font-size:16pt">INVOICE</b>${told(
          [
            ['No.', `: ${number}`],
            ['Your Ref.', ':'],
            ['Our D/O No.', `: ${pen.digits('DO-0####')}`],
            ['Terms', days === 0 ? ': C.O.D.' : `: Net ${days} days`],
            ['Date', `: ${pen.day()}`],
            ...(days === 0 ? [] : [['Due Date', `: ${pen.day(due)}`] as const]),
            ['Page', ': 1 of 1'],
          ],
        )}</div></div>${grid('top', 'llrlrr', 'Item|Description|Qty|UOM|U/Price RM|Total RM', rows)}<div class="at" style="left:18mm;right:18mm;bottom:14mm"><div style="border-top:0.4mm solid #000;padding-top:2mm" class="sides"><div style="width:105mm">RINGGIT MALAYSIA ${inWords(sums.total, 'sen #').toUpperCase()} ONLY</div>${facts(
          [
            ['Sub Total', pen.plain(sums.net)],
            ...(rate > 0 ? [[`Service Tax ${rate}%`, pen.plain(sums.vat)] as const] : []),
            ['Total RM', pen.plain(sums.total)],
          ],
          'font-weight:bold',
        )}</div><div class="tiny">Notes: 1. All cheques should be crossed and made payable to ${escaped(lawful(firm))}, ${say(pen, 'Maybumi Bank|Bank Lestari')} A/C ${pen.digits('5###########')}.<br>2. Goods sold are neither returnable nor refundable.</div><div class="cols" style="margin-top:14mm"><div>_______________________<br>Authorised Signature</div><div class="r">_______________________<br>Received by (chop & sign)</div></div></div>`,
        { sums, documentNumber: number, ...(days === 0 ? {} : { due }) },
        '#sheet { font-size: 9pt; } .top th { border-top: 0.3mm solid #000; border-bottom: 0.3mm solid #000; }',
      ]
    },
  ),

  /** A small shop's cash bill typed into a ready form: M/S the buyer, a red number, rows of columns, the sum at the foot, a stamp of payment. */
  'cash-bill': paper(
    my,
    'D/M/YYYY|DD.MM.YYYY|DD/MM/YY',
    'slab book',
    'Kedai Cetak Warna Indah;14, Jalan Dato’ Onn;86000 Kluang, Johor|SYARIKAT PERABOT CHIN HIN;Batu 3, Jalan Ipoh;51200 Kuala Lumpur|Kedai Bunga Melati;7, Jalan Merdeka;93000 Kuching, Sarawak|AH SENG AIR-COND & WIRING;33, Taman Sri Rambai;14000 Bukit Mertajam',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'MY')
      const stock = firm.name.includes('AIR-COND')
        ? 'Service air-cond 1.0HP;80;120|Top up gas R410;90;150|Ganti capacitor;60;95|Wiring point 13A;75;120'
        : firm.name.includes('PERABOT')
          ? 'Meja pejabat 4 kaki;240;390|Kerusi pejabat;150;290|Rak besi 5 tingkat;130;220|Upah pasang & hantar;40;80'
          : firm.name.includes('Bunga')
            ? 'Bunga meja;45;90|Stand bunga ucapan;150;280|Hand bouquet;80;150|Penghantaran;10;25'
            : 'Banner 3x8 kaki;45;72|Name card 1 kotak;28;55|Cop getah;15;35|Bil buku 50x2;9;16|Sticker A3;4;8'
      const sums = onTop(pen.buy(wares(stock), { count: [1, 4], most: 5, step: 100 }).lines)
      const number = pen.digits('0####')
      const blanks = Array.from({ length: 7 - sums.lines.length }, () => ['\u00A0', '', '', ''])
      const isPaid = pen.chance(0.5)
      return [
        `<div class="mid"><b style="font-size:18pt">${escaped(firm.name)}</b><br>${place(firm, ', ')}<br>H/P: ${pen.digits('01#-#######')} &nbsp; (No. Pendaftaran: ${pen.digits('00#######-@')})</div><div class="sides" style="margin-top:6mm"><b style="font-size:14pt;border:0.3mm solid #000;padding:1mm 4mm">CASH BILL</b><span style="font-size:15pt;color:#dc2626">No. ${number}</span></div><div class="sides" style="margin:5mm 0 2mm"><div>M/S ${escaped(to.name)}<br>${place(to)}</div><div>Date / Tarikh: ${pen.day()}</div></div>${grid('boxy', 'lcrr', 'Particulars / Butiran|Qty / Kuantiti|Unit Price RM|Amount RM', [...linesAs(pen, sums.lines, 'tqua'), ...blanks, ['', '', 'TOTAL / JUMLAH RM', pen.plain(sums.total)]])}<p class="tiny">Barang yang dijual tidak boleh dipulangkan. Goods sold are not returnable.</p><div class="r" style="margin-top:16mm">_________________________<br>for ${escaped(firm.name)}</div>${isPaid ? part(stamped, `<b>PAID</b><br>${pen.day()}`) : jotted(say(pen, 'tunai|cash'), 'left:30mm;bottom:70mm')}`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { font-size: 10pt; }',
      ]
    },
  ),
}
