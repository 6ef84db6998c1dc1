/** Bills of Malaysia and Singapore: a workshop, a trader's cash bill, a clinic's receipt, a telephone, a tuition centre, movers. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { my, sg } from '../ninth/kit'
import { footed, lawful } from '../seventeenth/kit'
import { cells, formed, stacked } from '../thirteenth/kit'
import { headed, roundedTo, say } from '../twelfth/kit'
import { buyer, charged, inWords, longAgo, pairsOf, pencilled } from './kit'

export const myPapers: Papers = {
  /** A workshop's invoice in Malay and English: parts and labour under headings, service tax of eight per cent, plate and kilometres. */
  'bengkel-invois': paper(
    my,
    'DD/MM/YYYY|DD-MM-YYYY',
    'plain narrow',
    'BENGKEL KERETA AH SENG;22, Jalan Industri 3/2;43300 Seri Kembangan, Selangor;AH SENG AUTO SERVICES SDN BHD|Naza Timur Auto Care;Lot 4421, Jalan Gong Badak;21300 Kuala Terengganu|PREMIER GEARBOX (PJ) SDN BHD;18, Jalan 51A/225;46100 Petaling Jaya',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'MY')
      const parts = [
        line('MINYAK ENJIN 5W-30 4L', pen.whole(130, 210) * 100, 8),
        line('OIL FILTER', pen.whole(18, 35) * 100, 8),
        several('SPARK PLUG', 4, pen.whole(14, 32) * 100, 8),
        line('BRAKE PAD FRT (SET)', pen.whole(95, 180) * 100, 8),
      ]
      const labour = [
        line('LABOUR - SERVICE 40,000KM', pen.whole(60, 120) * 100, 8),
        line('LABOUR - SKIM DISC', pen.whole(50, 90) * 100, 8),
      ]
      const sums = onTop([...parts, ...labour])
      const [number, order] = [pen.digits(say(pen, 'IV-#####|INV26/####')), pen.digits('JC#####')]
      const rows = (lines: readonly (typeof parts)[number][]) => linesAs(pen, lines, 'tqua')
      return [
        `<div class="mid"><b style="font-size:16pt">${escaped(firm.name)}</b>${firm.also.length > 0 ? `<br>${legal(firm)}` : ''} <span class="tiny">(${pen.digits('2019010#####')} / ${pen.digits('######-@')})</span><br>${place(firm, ', ')}<br><span class="tiny">H/P 01${pen.digits('#-### ####')} · SST No. ${pen.digits('B16-2403-########')}</span></div><div style="border:0.3mm solid;margin-top:4mm;padding:2mm" class="cols"><div>Kepada / To:<br>${who(to)}</div><div>${told(
          [
            ['INVOIS NO.', number],
            ['TARIKH / DATE', pen.day()],
            ['JOB CARD', order],
            ['NO. KENDERAAN', pen.digits('@@@ ####')],
            ['MODEL', say(pen, 'PERODUA MYVI 1.5|PROTON X50|TOYOTA HILUX')],
            ['KM', String(pen.whole(38_000, 160_000))],
          ],
        )}</div></div>${grid('boxy', 'lrrr', 'ALAT GANTI / PARTS|QTY|U/PRICE|RM', rows(parts))}${grid('boxy', 'lrrr', 'UPAH / LABOUR|QTY|U/PRICE|RM', rows(labour))}${facts(sumsAs(pen, sums, 'nvT', 'JUMLAH / SUBTOTAL|SERVICE TAX 8%|JUMLAH BESAR / TOTAL'), 'margin-left:auto;font-weight:bold')}<p>Ringgit Malaysia: ${inWords(sums.total, 'sen #').toUpperCase()} ONLY</p><p class="tiny">Cheque should be crossed and payable to ${escaped(lawful(firm))}, ${say(pen, 'Maybank|CIMB|Public Bank')} ${pen.digits('5###########')}. Cash term. Kenderaan yang tidak dituntut selepas 14 hari dikenakan caj.</p><div class="cols" style="margin-top:14mm"><div class="mid" style="border-top:0.2mm solid">Tandatangan pelanggan</div><div class="mid" style="border-top:0.2mm solid">for ${escaped(lawful(firm))}</div></div>`,
        { sums, documentNumber: number },
        '#sheet { font-size: 9pt; }',
      ]
    },
    '2024-03-01',
  ),

  /** A trader's cash bill under the old tax: a printed form filled in by hand, a red number, the sum in words. */
  'cash-bill-gst': paper(
    my,
    'D/M/YYYY|DD/MM/YY',
    'book plain',
    'SYARIKAT PERNIAGAAN GIN KEE;290, Jalan Air Panas;53200 Setapak, Kuala Lumpur|KIAN HOE BUILDING MATERIALS SDN BHD;Lot 17, Batu 7 1/2;68100 Batu Caves, Selangor|PERUSAHAAN TAYAR MAJU;12, Jalan Yong Peng;86000 Kluang, Johor',
    'several',
    (recent, firm) => {
      const pen = longAgo(recent, 3100)
      const to = buyer(pen, 'MY')
      const sums = onTop([
        several('SIMEN 50KG', pen.whole(2, 30), pen.whole(15, 19) * 100, 6),
        several('PASIR HALUS (TAN)', pen.whole(1, 5), pen.whole(38, 60) * 100, 6),
        several('BATA MERAH', pen.whole(2, 8) * 100, 45, 6),
      ])
      const number = pen.digits('#####')
      const blank = [['', '', '', '']]
      const rows = linesAs(pen, sums.lines, 'qtua').map((texts) => texts.map(pencilled))
      const body = [...rows, ...blank, ...blank].map(
        ([qty = '', text = '', unit = '', amount = '']) =>
          `<tr style="height:8mm"><td>${qty}</td><td>${text}</td><td class="r">${unit}</td><td class="r">${amount}</td></tr>`,
      )
      const end = sumsAs(pen, sums, 'nvt', 'TOTAL EXCL. GST|GST @ 6%|TOTAL INCL. GST RM').map(
        ([label, value]) =>
          `<tr><td colspan="3" class="r">${label}</td><td class="r">${pencilled(value)}</td></tr>`,
      )
      return [
        `<div class="mid" style="color:#1e40af"><b style="font-size:17pt">${escaped(firm.name)}</b> <span class="tiny">(${pen.digits('######-@')})</span><br>${place(firm, ', ')}<br>Tel: 03-${pen.digits('#### ####')} &nbsp; Fax: 03-${pen.digits('#### ####')} &nbsp; (GST No: ${pen.digits('000#########')})</div><div class="sides" style="margin-top:6mm"><b style="border:0.5mm solid;padding:1mm 4mm">CASH BILL / TAX INVOICE</b><span style="font-size:15pt;color:#b91c1c">№ ${number}</span></div><p>M/S ${pencilled(to.name)}</p><p class="r">Date: ${pencilled(pen.day())}</p><table class="t boxy"><tr><th>Qty</th><th class="l">Particulars</th><th>@</th><th>RM</th></tr>${body.join('')}${end.join('')}</table><p>Ringgit Malaysia ${pencilled(`${inWords(sums.total, 'cents #')} only`)}</p><div class="sides tiny"><span>E. &amp; O. E. Goods sold are not returnable.<br>Received in good order: ____________</span><span>for ${escaped(firm.name)}<br><br>____________</span></div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** A clinic's official receipt: received from, the sum of, being payment of; no lines in a table, no tax. */
  'resit-rasmi': paper(
    my,
    'DD/MM/YYYY|D month YYYY',
    'slab book',
    'Poliklinik Dr. Shanthi;38, Jalan Raja Laut;50350 Kuala Lumpur|KLINIK KELUARGA LIM;2A, Jalan Bandar Rawang 4;48000 Rawang, Selangor|Klinik Gigi Nur Iman;PT 1180, Taman Desa;18500 Machang, Kelantan;NUR IMAN DENTAL SDN BHD',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'MY')
      const sums = within([
        line('Consultation / Rawatan', pen.whole(30, 90) * 100),
        line('Medicine / Ubat', pen.whole(25, 140) * 100),
        line('Blood test / Ujian darah', pen.whole(45, 180) * 100),
      ])
      const number = pen.digits(say(pen, 'R 0#####|####'))
      return [
        `<div style="border:0.8mm double #1f2937;padding:7mm"><div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${place(firm)}<br>${firm.also.map(escaped).join('')}</div><div class="r">RESIT RASMI<br>OFFICIAL RECEIPT<br><b style="color:#b91c1c;font-size:13pt">${number}</b></div></div><p class="r">Tarikh / Date: ${pen.day()}</p><p>Diterima daripada / Received from: <b>${escaped(to.name)}</b></p><p>Sebanyak / The sum of Ringgit Malaysia: <i>${inWords(sums.total, 'sen #')} sahaja</i></p><p>Kerana / Being payment of: treatment of ${say(pen, 'Encik Razak bin Omar|Puan Tan Siew Ling|Cik Priya a/p Kumar')}, staff no. ${pen.digits('####')}, seen on ${pen.day(pen.after(-1))}</p>${pairsOf(
          pen,
          sums.lines,
          'tA',
        )
          .map(([text, amount]) => `<div style="margin-left:10mm">${text}: ${amount}</div>`)
          .join(
            '',
          )}<div class="sides" style="margin-top:8mm"><span style="border:0.5mm solid;padding:2mm 6mm;font-size:14pt">${pen.money(sums.total)}</span><span>Tunai / Cek No. ${pen.digits('######')}<br><br>_______________________<br>Tandatangan</span></div></div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { line-height: 1.6; }',
      ]
    },
  ),

  /** A telephone's bill of Malaysia: an earlier balance paid, charges, service tax, a rounding, a due day, a stub. */
  'telco-bil': paper(
    my,
    'DD/MM/YYYY|DD mon YYYY',
    'wide light',
    'jaringan+;Menara Jaringan, Jalan Bangsar;59200 Kuala Lumpur;Jaringan Plus Berhad|SEMPOI MOBILE;Level 12, Jalan Damanlela;50490 Kuala Lumpur;Sempoi Communications Sdn Bhd|Borneo Fibre;Jalan Tunku Abdul Rahman;93100 Kuching, Sarawak',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'MY')
      const base = onTop([
        line('Fibre 300Mbps Biz, monthly', pen.pick([15_900, 18_900]), 6),
        line('Voice plan 2 lines', pen.pick([3000, 4000]), 6),
        line('IDD and mobile calls', pen.whole(90, 2900), 6),
        line('Loyalty rebate', -1000, 6),
      ])
      const total = roundedTo(base.total, 5)
      const before = pen.whole(14_000, 23_000)
      const [number, due] = [pen.digits(say(pen, '1#########|B26#######')), pen.after(21)]
      const boxesOf = (all: readonly (readonly [string, string])[]) =>
        `<div style="display:flex;gap:2mm">${all.map(([label, value]) => `<div style="flex:1;background:#fdf2f8;padding:2mm;border-radius:2mm"><div class="tiny">${label}</div><b>${value}</b></div>`).join('')}</div>`
      return [
        `<div class="sides"><b style="font-size:24pt;color:#be185d">${escaped(firm.name)}</b><div class="r tiny">Bil / Invoice<br>Page 1 of 1</div></div><div class="cols" style="margin:7mm 0"><div>${who(to)}</div>${told(
          [
            ['Account no.', pen.digits('8#########')],
            ['Invoice no.', number],
            ['Bill date', pen.day()],
            ['Bill period', `${pen.day(pen.after(-30))} - ${pen.day(pen.after(-1))}`],
          ],
        )}</div>${boxesOf([
          ['Previous balance', pen.money(before)],
          ['Payment received', pen.money(-before)],
          ['Current charges', pen.money(total)],
          [`Pay by ${pen.day(due)}`, pen.money(total)],
        ])}<h2 style="font-size:11pt;color:#be185d">Current charges</h2>${cells('lr', '', [...linesAs(pen, base.lines, 'ta'), ['Total before tax', pen.plain(base.net)], ['Service tax 6%', pen.plain(base.vat)], ['5 sen rounding adjustment', pen.plain(total - base.total)], ['Total current charges (RM)', pen.plain(total)]], 'lined')}<p class="tiny">JomPAY biller code ${pen.digits('#####')}, Ref-1 account no. ${escaped(lawful(firm))} (${pen.digits('198901######')}). Service Tax Reg. ${pen.digits('W10-1808-########')}.</p>${footed([['e-Invoice UIN ' + pen.digits('@#@@##@@#@@#@##@@##@')], ['Late payment 1.5% a month'], firm.address])}`,
        { sums: charged(base, total - base.total), documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),
}

export const sgPapers: Papers = {
  /** A tuition centre's: a child's classes, a deposit that bears no tax, how to pay by a number. */
  'tuition-centre': paper(
    sg,
    'DD mon YYYY|D/M/YYYY',
    'plain wide',
    'Thinking Cap Learning Hub Pte. Ltd.;Blk 513 Bishan St 13 #02-512;Singapore 570513|ABACUS & BEYOND;Coronation Plaza #03-18;Singapore 269475;A&B Education Pte Ltd|Little Einsteins Studio;1 Tampines Walk #04-02;Singapore 528523;LES Enrichment LLP',
    'several',
    (pen, firm) => {
      const sums = onTop([
        several('P5 Maths, lessons', pen.whole(4, 12), pen.whole(52, 78) * 100, 9),
        several('P5 Science, lessons', pen.whole(4, 8), pen.whole(48, 70) * 100, 9),
        line('Materials fee', pen.whole(25, 60) * 100, 9),
        ...(pen.chance(0.5) ? [line('Sibling discount', -pen.whole(15, 40) * 100, 9)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, 'TC26-####|INV/#####')), pen.after(7)]
      const [parent, child] = pen.pick([
        ['Mdm Chua Hui Min', 'Lim Jia Le (P5)'],
        ['Mr Suresh Nair', 'Anya Nair (P5)'],
        ['Ms Sarah Wee', 'Ethan Wee (P5)'],
      ] as const)
      return [
        `<div style="display:flex;align-items:center;gap:6mm"><div style="width:18mm;height:18mm;border-radius:50%;background:#f97316"></div><div><b style="font-size:15pt">${escaped(firm.name)}</b><br><span class="tiny">${firm.also.length > 0 ? `${legal(firm)} · ` : ''}${place(firm, ', ')}</span></div></div><div class="cols" style="margin:8mm 0">${stacked(
          [
            ['Parent', parent],
            ['Student', child],
          ],
        )}${stacked([
          ['Tax invoice', number],
          ['Invoice date', pen.day()],
        ])}${stacked([
          ['Term begins', pen.day(pen.after(9))],
          ['Payable by', pen.day(due)],
        ])}</div>${cells('lrrr', 'Class|No.|S$ each|S$', linesAs(pen, sums.lines, 'tqua'), 'lined')}${facts(sumsAs(pen, sums, 'NVT', 'Total before GST|GST 9%|Total payable'), 'margin-left:auto')}<p>PayNow to UEN ${pen.digits('2018#####@')}, bill reference ${number}. A refundable deposit of ${pen.money(10_000)} is already with us and is not part of this bill.</p><p>No lessons on public holidays. Make-up lessons within the term.</p><div class="foot tiny">GST Reg. No. ${pen.digits('20-######-@')} · Registered with the Ministry · Fee Protection applies</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** Movers: a job sheet and invoice in one, times, crew, cartons, paid on the spot. */
  'movers-job': paper(
    sg,
    'DD/MM/YYYY|DD mon YYYY',
    'narrow needle',
    'KANGAROO VAN MOVERS;60 Kaki Bukit Place #06-11;Singapore 415979;KV Logistics Pte Ltd|Ah Boon & Sons Moving Service;Blk 9 Defu Lane 10 #01-530;Singapore 539195|SHIFT8 RELOCATION PTE. LTD.;8 Jurong Pier Rd;Singapore 619160',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'SG')
      const sums = onTop([
        line('Lorry 14ft + 3 men, first 4 hours', pen.whole(32, 55) * 1000, 9),
        several('Additional hour', pen.whole(1, 3), 9000, 9),
        several('Carton, double wall', pen.whole(8, 40), 350, 9),
        line('Piano / safe handling', pen.pick([12_000, 18_000]), 9),
        line('Disposal of 2 sofas', 10_000, 9),
      ])
      const number = pen.digits(say(pen, 'J-#####|MV######'))
      return [
        `<table style="width:100%"><tr><td style="border:0.4mm solid;padding:3mm;width:62%"><b style="font-size:15pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm, ', ')}<br>Hp/WhatsApp ${pen.digits('9### ####')}</td><td style="border:0.4mm solid;padding:3mm">JOB SHEET &amp; TAX INVOICE<br><b>${number}</b><br>${pen.day()}</td></tr></table>${formed(
          [
            ['Customer', to.name],
            ['Contact', say(pen, 'Mr Goh|Joanne|Reception')],
            ['From', to.address.join(', ')],
            ['To', say(pen, '31 Ubi Road 1 #03-07|18 Boon Lay Way #05-110')],
            ['Start', '09:10'],
            ['End', '15:40'],
            ['Quote given', pen.day(pen.after(-11))],
            ['Lorry', pen.digits('GB@####@')],
          ],
          2,
        )}${grid('boxy', 'rlrr', 'Qty|Description|Rate|Amount', linesAs(pen, sums.lines, 'qtua'))}${headed(
          [
            ['Subtotal', pen.money(sums.net)],
            ['GST 9%', pen.money(sums.vat)],
            ['Grand total', pen.money(sums.total)],
            ['Received', `PayNow ${pen.clock()}`],
          ],
        )}<p class="tiny">Claims for damage must be written here before the crew leaves. Liability is limited to S$100 an item. UEN / GST ${pen.digits('2018#####@')}.</p><p>Customer’s signature: ${pencilled(say(pen, 'Goh KH|J. Tan|S. Raj'))} &nbsp; Remarks: ${pencilled('all ok')}</p>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),
}
