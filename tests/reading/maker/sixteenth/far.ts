/** Papers of Malaysia, Singapore, Indonesia, Australia, India and South Africa. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { es, type Notation } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, row, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { au, india, my, sg, za } from '../ninth/kit'
import { abn, gstin, taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'

/** Days in figures alone, so that whose words it has does not matter. */
const indonesia: Notation = { ...es, currency: 'IDR', money: 'Rp #', isWhole: true }

export const myTills = {
  /** Of a kopitiam: service tax and rounding to five sen. */
  kopitiam: slip(
    {
      shops:
        'KEDAI KOPI SIN HUAT;12 Jalan Penang;10000 George Town|Nasi Kandar Rahim & Sons;88 Jalan Ipoh;51200 Kuala Lumpur;Rahim Catering Sdn Bhd',
      notation: my,
      days: 'DD/MM/YYYY|DD-MM-YYYY',
    },
    80,
    (pen, shop) => {
      const base = onTop([
        several('Kopi O', pen.whole(1, 3), pen.whole(20, 38) * 10, 6),
        several(say(pen, 'Nasi Lemak|Roti Bakar'), pen.whole(1, 3), pen.whole(42, 119) * 10, 6),
      ])
      const total = Math.round(base.total / 5) * 5
      const sums = { ...base, total }
      const number = pen.digits('A######')
      return [
        typed(
          80,
          34,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^SST ID ${pen.digits('W10-####-########')}
          Bill No: ${number}|Pax ${pen.whole(1, 6)}
          ${pen.day()}|${pen.clock()}
          =-
          ${each(sums.lines, (one) => `${one.quantity} ${one.text}|${pen.plain(one.amount)}`)}
          =-
          Subtotal|${pen.plain(base.net)}
          Service Tax 6%|${pen.plain(base.vat)}
          Rounding Adj|${pen.plain(total - base.total)}
          !TOTAL|${pen.money(total)}
          Touch n Go|${pen.plain(total)}
          ^Terima kasih
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const sgPapers: Papers = {
  /** A cleaner of Singapore: a tax invoice with the sum above its lines. */
  'office-clean': paper(
    sg,
    'DD mon YYYY|DD/MM/YYYY',
    'plain wide',
    'SparkLeaf Services Pte Ltd;10 Ubi Crescent #04-21;Singapore 408564|LIM BROTHERS AIRCON;Blk 5022 AMK Ind Park 2 #01-33;Singapore 569525',
    'several',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Office cleaning, visit|Aircon servicing, unit'),
          pen.whole(2, 20),
          pen.whole(45, 180) * 100,
          9,
        ),
      ])
      const [number, due] = [pen.digits(say(pen, 'TI-26####|SL#####')), pen.after(30)]
      return [
        `<div class="sides"><div>${who(firm)}<br>GST Reg No. ${pen.digits('20#######@')}</div><div class="r"><b style="font-size:17pt">TAX INVOICE</b><br>Amount due<br><b>${pen.money(sums.total)}</b></div></div><div class="cols" style="margin:9mm 0"><div>Bill to<br>${who(to)}</div>${told(
          [
            ['Invoice No.', number],
            ['Invoice Date', pen.day()],
            ['Service month', pen.day(pen.after(-20), 'mon YYYY')],
            ['Due Date', pen.day(due)],
          ],
        )}</div>${grid('ruled', 'lrrr', 'Description|Qty|Unit S$|Amount S$', linesAs(pen, sums.lines, 'tqua'))}${facts(sumsAs(pen, sums, 'NVT', 'Subtotal|GST 9%|Total (SGD)'), 'margin-left:auto')}<p>PayNow UEN ${pen.digits('20#######@')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const idPapers: Papers = {
  /** A villa of Indonesia: whole rupiah, a stamp of being paid. */
  'kuitansi-lunas': paper(
    indonesia,
    'DD/MM/YYYY|DD-MM-YYYY',
    'book wide',
    'Villa Bukit Sari;Jl. Raya Sayan 14;Ubud 80571;PT Sari Wisata Abadi|CV MAJU JAYA;Jl. Diponegoro 102;Surabaya 60241',
    'several',
    (pen, firm, to) => {
      const sums = within([
        several(
          say(pen, 'Sewa kamar, malam|Sewa proyektor, hari'),
          pen.whole(1, 6),
          pen.whole(35, 190) * 1_000_000,
        ),
        line('Antar jemput', pen.whole(10, 45) * 1_000_000),
      ])
      const number = pen.digits(say(pen, 'INV/26/####|KW-####'))
      return [
        `<div class="sides"><div><b style="font-size:16pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}</div><b style="font-size:20pt">KUITANSI</b></div>${told(
          [
            ['No.', number],
            ['Tanggal', pen.day()],
            ['Telah terima dari', to.name],
          ],
          'margin:8mm 0',
        )}${grid('boxy', 'lrrr', 'Keterangan|Jumlah|Harga|Total', linesAs(pen, sums.lines, 'tqua'))}<p class="r" style="font-size:13pt">Jumlah total <b>${pen.money(sums.total)}</b></p><div style="width:40mm;border:0.8mm solid #b91c1c;color:#b91c1c;text-align:center;font-size:20pt;transform:rotate(-8deg)">LUNAS</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),
}

export const auPapers: Papers = {
  /** A sparky of Australia: tax within the sum, facts at the right of the name. */
  'sparky-au': paper(
    au,
    'DD/MM/YYYY|D mon YYYY',
    'light plain',
    'Wattle & Wire Electrical;Unit 3, 18 Depot Rd;Mornington VIC 3931;Wattle & Wire Pty Ltd|BUSHY’S TREE LOPPING;RMB 410;Gympie QLD 4570',
    'several',
    (pen, firm, to) => {
      const sums = within([
        line(say(pen, 'Switchboard upgrade|Tree removal x 2'), pen.whole(38, 290) * 1000, 10),
        line('Call-out', 9900, 10),
      ])
      const [number, due] = [pen.digits(say(pen, 'INV-0###|####')), pen.after(7)]
      return [
        `<div class="cols"><div><h1>TAX INVOICE</h1>${who(to)}</div><div>${told([
          ['Invoice Date', pen.day()],
          ['Invoice Number', number],
          ['ABN', abn(pen)],
        ])}</div><div>${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}</div></div>${grid('ruled', 'lrr', 'Description|GST|Amount AUD', linesAs(pen, sums.lines, 'tra'))}${facts(
          [
            ['INCLUDES GST 10%', pen.plain(sums.vat)],
            ['TOTAL AUD', pen.plain(sums.total)],
          ],
          'margin-left:auto',
        )}<p style="margin-top:12mm"><b>Due Date: ${pen.day(due)}</b><br>BSB ${pen.digits('###-###')} Acc ${pen.digits('#########')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const inPapers: Papers = {
  /** A caterer of India: the tax in two halves, a sum in lakhs. */
  'caterer-in': paper(
    india,
    'DD-mon-YYYY|DD/MM/YYYY',
    'plain narrow',
    'Annapurna Caterers;14, MG Road;Pune 411001|SRI VENKATESWARA PRINTS & CO.;22/1 Avenue Road;Bengaluru 560002',
    'several',
    (pen, firm, to) => {
      const base = within([
        several(
          say(pen, 'Buffet lunch, plates|Brochure printing, copies'),
          pen.whole(40, 600),
          pen.whole(180, 650) * 100,
        ),
      ])
      const half = Math.round(base.sum * 0.09)
      const sums = { ...base, vat: half * 2, total: base.sum + half * 2 }
      const number = pen.digits(say(pen, 'AC/26/###|INV-####'))
      return [
        `<div class="mid" style="border:0.3mm solid;padding:2mm"><b style="font-size:16pt">${escaped(firm.name)}</b><br>${place(firm, ', ')}<br>GSTIN: ${gstin(pen, '27')}</div><div class="mid" style="border:0.3mm solid;border-top:0">TAX INVOICE</div>${grid(
          'boxy',
          'll',
          '',
          [
            ['Invoice No. ' + number, 'Dated ' + pen.day()],
            ['Buyer: ' + to.name, 'Event date ' + pen.day(pen.after(-2))],
          ],
        )}${grid('boxy', 'lrrr', 'Particulars|Qty|Rate|Amount', [...linesAs(pen, sums.lines, 'tqua'), ['CGST 9%', '', '', pen.plain(half)], ['SGST 9%', '', '', pen.plain(half)], ['Grand Total', '', '', pen.money(sums.total)]])}<p class="r">for ${escaped(firm.name)}<br><br>Authorised Signatory</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const zaTills = {
  /** Of a guest house of South Africa, by mail. */
  'guest-house': sheet(
    {
      shops:
        'Jakaranda Guest House;41 Loop Street;Clarens 9707;Jakaranda Hospitality CC|KAROO 1881;9 Church Street;Prince Albert 6930',
      notation: za,
      days: 'YYYY/MM/DD|D month YYYY',
    },
    'A4',
    (pen, shop) => {
      const nights = pen.whole(1, 5)
      const sums = within([
        several('Double room, nights', nights, pen.whole(90, 190) * 1000, 15),
        line('Dinner', pen.whole(22, 60) * 1000, 15),
      ])
      const number = pen.digits('R####')
      return [
        `<div class="mid"><b style="font-size:17pt;color:#6d28d9">${shop.name}</b><br>${[...shop.also, ...shop.address].join(', ')}<br>VAT no. ${taxNumber(pen, 'ZA')}</div><h1 style="font-size:14pt;margin:8mm 0">Tax invoice / receipt ${number}</h1><p>Date: ${pen.day()}<br>Stay: ${pen.day(pen.after(-nights))} to ${pen.day()}</p><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity} × ${one.text}`, pen.money(one.amount))).join('')}${row('Total incl. VAT', pen.money(sums.total))}${row('VAT @ 15% included', pen.money(sums.vat))}${row('Paid by card', pen.money(sums.total))}</table>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}
