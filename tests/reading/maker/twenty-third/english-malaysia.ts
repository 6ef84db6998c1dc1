/** A paper of an odd trade of Malaysia: a tailor's order with measures. */
import { block, escaped, onTop, wares } from '../eighth/kit'
import { inWords, pencilled } from '../eighteenth/kit'
import { grid, paper, type Papers } from '../fifteenth/kit'
import { halved } from '../fourteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { my } from '../ninth/kit'
import { formed, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { settledBy } from '../twenty-first/english-kit'

export const myPapers: Papers = {
  /** A tailor's order on half a sheet, in Malay and English: inches of the customer in boxes, days of fitting and collecting, a deposit and what is left, the sum in words; the shop is named by its rubber stamp across the foot alone. */
  'tailor-order': paper(
    { ...my, money: 'RM #' },
    'DD/MM/YYYY|DD-MM-YYYY|D/M/YY',
    'plain book narrow',
    'Kedai Jahit Seri Melati;No. 9, Jalan Bunga Raya;75100 Melaka|MING FATT TAILOR;48, Jalan Leong Sin Nam;30300 Ipoh, Perak;MING FATT TAILORING ENTERPRISE|Butik Kebaya Nyonya Lian;21, Lebuh Armenian;10200 George Town, Pulau Pinang;LIAN KEBAYA SDN. BHD.|R. K. Maniam & Sons Tailors;14, Jalan Tun Sambanthan;50470 Kuala Lumpur|HUSNA BAJU & SONGKET;Lot 2-11, Pasar Payang;20000 Kuala Terengganu;HUSNA SONGKET EMPIRE',
    'several',
    (pen, firm) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Baju kurung, upah jahit;65;120|Baju Melayu + samping;110;180|Suit, two piece;480;850|Kemeja / shirt, long sleeve;75;130|Seluar / trousers;80;140|Kebaya, sulam;220;420|Alter / ubah suai;15;40|Kain, meter;18;45',
          ),
          { count: [1, 4], most: 3, step: 500 },
        ).lines,
      )
      const deposit = Math.max(1000, Math.round(share(sums.total, 40) / 1000) * 1000)
      const number = pen.digits(say(pen, '####|0####|A ####'))
      const inches = (least: number, most: number) =>
        `${pen.whole(least, most)}${say(pen, '| 1/2| 1/4')}`
      const stamp = block([...firm.also, ...firm.address])
      return [
        `<div class="sides"><b style="font-size:13pt">${say(pen, 'TEMPAHAN / ORDER|BIL TEMPAHAN / ORDER BILL|CASH BILL / TEMPAHAN')}</b><span>No. <b style="color:#b91c1c;font-size:13pt">${number}</b></span></div><p>Nama: ${pencilled(say(pen, 'Puan Rohana|Mr Lim K. S.|Cik Devi|En. Azhar'))} &nbsp; Tel: ${pencilled(pen.digits('01#-#######'))}</p>${formed(
          [
            ['Tarikh / Date', pen.day()],
            ['Cuba / Fitting', dayOff(pen, pen.whole(7, 14))],
            ['Ambil / Collect', dayOff(pen, pen.whole(18, 40))],
            ['Bahu / Shoulder', inches(14, 19)],
            ['Dada / Chest', inches(34, 46)],
            ['Pinggang / Waist', inches(27, 40)],
            ['Punggung / Hip', inches(35, 46)],
            ['Labuh / Length', inches(24, 42)],
            ['Lengan / Sleeve', inches(20, 26)],
          ],
          3,
        )}${grid(
          'boxy',
          'clrr',
          'Kuantiti|Butiran / Particulars|RM|RM',
          sums.lines.map((one) => [
            String(one.quantity),
            one.text,
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}${tally(
          settledBy(
            pen,
            sums.total,
            deposit,
            `${say(pen, 'JUMLAH|JUMLAH / TOTAL|Jumlah upah')}|Deposit ${pen.day()}|BAKI / BALANCE`,
          ),
        )}<p class="tiny">Ringgit Malaysia: ${inWords(sums.total, '# sen')} only. Pakaian yang tidak diambil selepas tiga bulan bukan tanggungan kami.</p><div style="margin:7mm 0 0 ${pen.whole(8, 46)}mm;width:72mm;border:0.7mm solid #1e3a8a;border-radius:1.5mm;color:#1e3a8a;text-align:center;padding:1.5mm;transform:rotate(-${pen.whole(1, 4)}deg)"><b style="font-size:11pt">${escaped(firm.name)}</b><br>${stamp}<br>(${pen.digits('00#######-@')}) &nbsp; ${pen.digits('0#-### ####')}</div>`,
        { sums, documentNumber: number },
        halved,
      ]
    },
  ),
}
