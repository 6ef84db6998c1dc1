/** Seldom papers of Singapore, Malaysia and India: a company's secretary, a course with a grant, a cover note with road tax, a canopy for a feast, a lorry's freight, tools ground. */
import { escaped, firms, line, onTop, several, wares, within, type Firm } from '../eighth/kit'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { buyer, inWords, pencilled } from '../eighteenth/kit'
import { taxed } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { india, my, sg } from '../ninth/kit'
import { footed, lawful } from '../seventeenth/kit'
import { formed, stacked, tally } from '../thirteenth/kit'
import { letterhead, logo, say } from '../twelfth/kit'
import { note } from '../twentieth/english-kit'
import { gstinOf } from './english-kit'

export const sgPapers: Papers = {
  /** A secretary of companies: services with tax, fees of the register paid on the client's behalf without it in a second part, a cheque or a quick transfer. */
  'secretary-year': paper(
    sg,
    'D month YYYY|DD mon YYYY|DD/MM/YYYY',
    'light book plain',
    'Lionbridge Corporate Services;160 Robinson Road #14-04;Singapore 068914;Lionbridge Corporate Services Pte. Ltd.|TEO & ANAND SECRETARIES PTE LTD;7500A Beach Road #10-318;Singapore 199591|Keppel Row Advisory LLP;1 Raffles Place #24-02;Singapore 048616',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'SG')
      const own = pen.buy(
        wares(
          'Corporate secretarial retainer, 12 months;480;900;9|Registered office address, 12 months;180;360;9|Preparation of annual return;120;250;9|Nominee director, 12 months;1200;2400;9|Resolution for change of bank signatory;60;150;9',
        ),
        { count: [1, 4], step: 1000 },
      ).lines
      const out = [
        line('Annual return filing fee', 6000, 0),
        ...(pen.chance(0.5) ? [line('Business profile, 2 copies', 1100, 0)] : []),
        ...(pen.chance(0.3) ? [line('Courier', 1500, 0)] : []),
      ]
      const sums = onTop([...own, ...out])
      const number = pen.digits(say(pen, 'CS26-####|INV/26/0###|######'))
      const due = pen.after(pen.pick([7, 14, 30]))
      const uen = pen.digits('201######@')
      const all = (of: typeof own) => of.reduce((sum, { amount }) => sum + amount, 0)
      return [
        `<div class="sides">${logo(firm.name, 7, 'color:#92400e')}<b style="font-size:13pt">Tax Invoice</b></div><div class="tiny">${place(firm, ', ')} &nbsp; UEN & GST Reg. No. ${uen}</div><div style="border-top:0.5mm solid #92400e;margin:4mm 0 8mm"></div>${beside(
          '1fr 66mm',
          `The Board of Directors<br>${who(to)}`,
          told([
            ['Our invoice', number],
            ['Date', pen.day()],
            ['Due date', pen.day(due)],
            ['Financial year end', say(pen, '31 December|31 March|30 June')],
          ]),
        )}<p style="margin-top:8mm"><b>A. Professional fees</b></p>${grid('', 'lr', '', linesAs(pen, own, 'ta'))}${facts(
          [
            ['Fees', pen.plain(all(own))],
            ['GST @ 9%', pen.plain(sums.vat)],
          ],
          'margin-left:auto',
        )}<p><b>B. Disbursements</b> (not subject to GST)</p>${grid('', 'lr', '', linesAs(pen, out, 'ta'))}${facts(
          [
            ['Disbursements', pen.plain(all(out))],
            ['Total A + B, S$', pen.plain(sums.total)],
          ],
          'margin-left:auto;font-weight:bold;border-top:0.3mm solid',
        )}<p style="margin-top:8mm">Cheques crossed to “${escaped(lawful(firm))}”, or PayNow to UEN ${uen}. Please quote the invoice number.</p>${note('We shall cease to act as company secretary where fees remain unpaid for ninety days.')}`,
        { sums, documentNumber: number, due },
      ]
    },
    '2024-02-01',
  ),

  /** A training school: full fee of a course, a grant taken off before tax, tax on what is left, the trainee's name, paid by card or a fund's credit. */
  'grant-course': paper(
    sg,
    'DD/MM/YYYY|D mon YYYY|DD mon YYYY',
    'plain narrow wide',
    'SkillForge Academy;51 Cuppage Road #07-03;Singapore 229469;SkillForge Learning Pte. Ltd.|BAKE & BARISTA SCHOOL PTE LTD;3 Ubi Avenue 3 #05-11;Singapore 408857|Hanyang Digital Institute;10 Eunos Road 8 #12-07;Singapore 408600;HDI Training Pte. Ltd.',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'SG')
      const course = say(
        pen,
        'WSQ Food Safety Level 1|WSQ Digital Marketing Basics|Perform CPR and AED|WSQ Latte Art and Espresso|Excel Automation, 2 days',
      )
      const heads = pen.whole(1, 3)
      const full = pen.whole(18, 95) * 1000
      const grant = share(full * heads, pen.pick([50, 70]))
      const sums = onTop([
        several(`Course fee: ${course}`, heads, full, 9),
        line('Less SSG training grant', -grant, 9),
        ...(pen.chance(0.4) ? [line('Assessment re-sit', 5000, 9)] : []),
      ])
      const number = pen.digits(say(pen, 'TI-######|26/####|SF#####'))
      const isPaid = pen.chance(0.5)
      const due = pen.after(7)
      return [
        `<div class="cols"><div>${letterhead(firm, 6, 'font-weight:bold;color:#4338ca')}</div><div class="r tiny">GST Reg. No. ${pen.digits('201######@')}<br>Tel ${pen.digits('6### ####')}</div></div><div style="background:#eef2ff;padding:2mm 3mm;margin:6mm 0;font-weight:bold" class="sides"><span>TAX INVOICE ${number}</span><span>${pen.day()}</span></div>${beside(
          '1fr 1fr',
          `Bill to (sponsoring company)<br>${who(to)}`,
          stacked([
            ['Trainee', say(pen, 'TAN WEI JIE|NUR AISYAH BTE RAHIM|PRIYA D/O SELVAM|LIM HUI FEN')],
            [
              'Course run',
              `${pen.digits('TGS-2026######')}, ${dayOff(pen, 12)} to ${dayOff(pen, 13)}`,
            ],
          ]),
        )}${grid('boxy', 'lrrr', 'Description|Pax|Unit S$|Amount S$', linesAs(pen, sums.lines, 'tqua'))}${tally(
          [
            ...sumsAs(pen, sums, 'nvt', 'Nett fee after grant|GST 9% on nett fee|Total payable S$'),
            ...(isPaid
              ? ([
                  ['Paid by ' + say(pen, 'NETS|Visa|PayNow'), pen.plain(-sums.total)],
                  ['Balance', '0.00'],
                ] as const)
              : []),
          ],
        )}<p style="margin-top:8mm">${isPaid ? 'Received with thanks. A place has been kept for the trainee named above.' : `Please pay before ${pen.day(due)} to keep the place.`}</p>${note('If attendance is below 75% the grant is withdrawn and the full course fee becomes payable by the company.')}${footed([[lawful(firm)], ['This is a computer-generated invoice.']])}`,
        { sums, documentNumber: number, due: isPaid ? null : due },
      ]
    },
    '2024-02-01',
  ),
}

export const myPapers: Papers = {
  /** An agency of motor insurance: premium, discount for no claim, service tax, stamp duty, then road tax and a runner's fee, paid by transfer. */
  'motor-cover': paper(
    { ...my, money: 'RM #' },
    'DD/MM/YYYY|DD-MM-YYYY|D mon YYYY',
    'plain narrow needle',
    'Perlindungan Jaya Agency;No. 21-1, Jalan Dato Onn;30300 Ipoh, Perak;Perlindungan Jaya Agency Sdn Bhd|TKL INSURANCE SERVICES;A-3A, Jalan Kempas Utama 3;81200 Johor Bahru;TKL Insurance Agencies (M) Sdn Bhd|Borneo Motor Takaful Agency;Lot 8, Jalan Tuaran;88450 Kota Kinabalu',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'MY')
      const premium = pen.whole(900, 3400) * 100
      const off = share(premium, pen.pick([25, 38, 45, 55]))
      const sums = onTop([
        line('Basic premium', premium, 8),
        line('Less no claim discount', -off, 8),
        ...(pen.chance(0.5) ? [line('Windscreen cover', pen.pick([9000, 12_000, 15_000]), 8)] : []),
        line('Stamp duty', 1000, 0),
        line('Road tax, 12 months', pen.pick([9000, 16_800, 38_000, 80_200]), 0),
        ...(pen.chance(0.6) ? [line('Runner fee', pen.pick([1000, 1500, 2000]), 0)] : []),
      ])
      const number = pen.digits(say(pen, 'DN-26####|#####|RC/26/####'))
      const isPaid = pen.chance(0.5)
      return [
        `<table class="t boxy" style="margin:0 0 5mm"><tr><td style="width:62%"><b style="font-size:13pt">${escaped(firm.name)}</b>${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>${place(firm, ', ')}<br>Tel/WhatsApp ${pen.digits('01#-### ####')}</td><td class="c"><b style="font-size:13pt">${isPaid ? 'OFFICIAL RECEIPT' : 'DEBIT NOTE'}</b><br>No. ${number}<br>${pen.day()}</td></tr></table><div>To: ${who(to, ', ')}</div>${formed(
          [
            ['Vehicle no.', pen.digits('V@@ ####')],
            ['Model', say(pen, 'Perodua Myvi 1.5|Toyota Hilux 2.4|Hino 300 lorry|Proton X50')],
            ['Insurer', say(pen, 'Pasifik General|Takaful Amanah|Orient Assurance')],
            ['Cover note', pen.digits('@@#########')],
            ['From', dayOff(pen, 3)],
            ['To', dayOff(pen, 367)],
            ['Sum insured', pen.money(pen.whole(24, 120) * 100_000)],
            ['Cover', 'Comprehensive'],
          ],
          4,
        )}${grid(
          'ruled',
          'lcr',
          'Particulars|SST|RM',
          sums.lines.map((one) => [one.text, one.rate > 0 ? '8%' : '-', pen.plain(one.amount)]),
        )}${facts(sumsAs(pen, sums, 'nvT', 'Sub-total|Service tax 8%|TOTAL'), 'margin-left:auto;font-weight:bold')}<p>Ringgit Malaysia: ${escaped(inWords(sums.total, '# sen').toUpperCase())} ONLY</p><p>${isPaid ? `Received by ${say(pen, 'DuitNow transfer|cheque|cash')} with thanks.` : 'Cash before cover: please pay on receipt of this debit note, Maybank ' + pen.digits('5###########') + '.'}</p><p style="margin-top:14mm">_____________________<br>for ${escaped(lawful(firm))}</p>`,
        {
          sums,
          documentNumber: number,
          ...(isPaid ? { kind: 'receipt' as const, due: null } : {}),
        },
      ]
    },
    '2024-03-05',
  ),

  /** A cash bill in Malay from a printed pad: canopies, tables and a public address system for a feast, written in by hand, a deposit and what is left. */
  'sewa-kanopi': paper(
    { ...my, money: 'RM #' },
    'D/M/YYYY|DD.MM.YYYY|DD/MM/YY',
    'plain slab',
    'MAJU CANOPY & CATERING;Kg. Sungai Buah;43800 Dengkil, Selangor;Maju Canopy Enterprise|Sri Andalas Kanopi;No. 5, Jalan Andalas;41200 Klang|PAK LONG KANOPI SERVICES;Batu 7, Jalan Mersing;86000 Kluang, Johor;Pak Long Services Enterprise',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'MY')
      const sums = within([
        several('Kanopi piramid 20 x 20', pen.whole(1, 6), pen.pick([18_000, 20_000, 25_000])),
        several('Meja bulat + 10 kerusi', pen.whole(4, 30), pen.pick([2500, 3000])),
        ...(pen.chance(0.6) ? [several('Kipas industri', pen.whole(2, 8), 5000)] : []),
        ...(pen.chance(0.5) ? [line('PA system + DJ', pen.pick([60_000, 85_000]))] : []),
        ...(pen.chance(0.4) ? [line('Pengangkutan', pen.pick([10_000, 15_000]))] : []),
      ])
      const deposit = pen.chance(0.6) ? share(sums.total, 30) - (share(sums.total, 30) % 5000) : 0
      const number = pen.digits(say(pen, '0###|1###|#####'))
      const cell = (text: string, css = '') => `<td style="${css}">${pencilled(text)}</td>`
      return [
        `<div style="border:0.5mm solid #1d4ed8;padding:5mm;color:#1d4ed8"><div class="mid"><div style="font-size:19pt;font-weight:bold">${escaped(firm.name)}</div>${firm.also.map((also) => `<span class="tiny">${escaped(also)}</span><br>`).join('')}${place(firm, ', ')}<br>H/P: ${pen.digits('01#-### ####')}</div><div class="sides" style="margin:4mm 0"><b style="border:0.4mm solid;padding:1mm 4mm">BIL TUNAI / <i>CASH BILL</i></b><span style="color:#b91c1c;font-size:13pt">No. ${number}</span></div><div class="sides"><div>Kepada: ${pencilled(to.name)}<br>${pencilled(to.address[1] ?? '')}</div><div>Tarikh: ${pencilled(pen.day())}<br>Majlis: ${pencilled(dayOff(pen, -pen.whole(1, 3)))}</div></div><table class="t boxy" style="margin-top:4mm"><tr><th>Bil.</th><th>Perkara</th><th>Kuantiti</th><th>Harga</th><th>RM</th></tr>${sums.lines.map((one, at) => `<tr><td>${at + 1}</td>${cell(one.text)}${cell(String(one.quantity), 'text-align:center')}${cell(pen.plain(one.unit), 'text-align:right')}${cell(pen.plain(one.amount), 'text-align:right')}</tr>`).join('')}<tr><td colspan="4" class="r"><b>JUMLAH RM</b></td>${cell(pen.plain(sums.total), 'text-align:right')}</tr>${deposit > 0 ? `<tr><td colspan="4" class="r">Deposit</td>${cell(pen.plain(deposit), 'text-align:right')}</tr><tr><td colspan="4" class="r">Baki dibayar</td>${cell(pen.plain(sums.total - deposit), 'text-align:right')}</tr>` : ''}</table><p class="tiny">Barang yang rosak atau hilang akan dikenakan bayaran. Wang deposit tidak dikembalikan.</p><div class="sides" style="margin-top:12mm"><span>............................<br>Tandatangan pelanggan</span><span>............................<br>b/p ${escaped(firm.name)}</span></div></div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { font-size: 10pt; }',
      ]
    },
  ),
}

/** The one of these firms that sits in the same town. */
const near = ({ address }: Firm, others: string): Firm => {
  const [town = ''] = (address[1] ?? '').split(' ')
  const found = firms(others).find((other) => other.address[1]?.startsWith(town))
  if (!found) throw new Error(`Nobody sits in ${town}`)
  return found
}

export const inPapers: Papers = {
  /** A carrier's bill for a lorry load: consignor and consignee, packages and weight, freight and small charges, an advance, tax that the consignee has to pay itself. */
  'lorry-freight': paper(
    india,
    'DD/MM/YYYY|DD-MM-YYYY|DD-mon-YYYY',
    'narrow plain needle',
    'Shree Balaji Roadlines;Transport Nagar, Plot 114;Indore 452010|NEW DECCAN GOODS CARRIERS;12-7-44, Moosapet;Hyderabad 500018;New Deccan Goods Carriers Pvt. Ltd.|Sethi Golden Transport Co.;Sanjay Gandhi T. Nagar;Delhi 110042',
    'several',
    (pen, firm) => {
      const [to, from] = [
        buyer(pen, 'IN'),
        say(pen, 'Ambika Polymers, Vapi|Kohinoor Tiles, Morbi|Sai Steel Works, Raipur'),
      ]
      const sums = within([
        line('Freight', pen.whole(45, 620) * 10_000),
        line('Hamali', pen.pick([35_000, 60_000, 90_000])),
        ...(pen.chance(0.6) ? [line('Door delivery', pen.pick([50_000, 120_000]))] : []),
        ...(pen.chance(0.4) ? [line('Detention, 1 day', pen.pick([150_000, 250_000]))] : []),
        line('Statistical charges', pen.pick([5000, 10_000])),
      ])
      const advance = pen.chance(0.5) ? pen.pick([200_000, 300_000]) : 0
      const number = pen.digits(say(pen, '####|FB/26/####|B-#####'))
      const lr = pen.digits('LR ######')
      const rows = linesAs(pen, sums.lines, 'ta')
      return [
        `<div class="mid"><span class="tiny">Subject to local jurisdiction only</span><div style="font-size:20pt;font-weight:bold;color:#b91c1c">${escaped(firm.name)}</div>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}Fleet Owners & Transport Contractors<br>${place(firm, ', ')} · Mob. ${pen.digits('98########')}<br>GSTIN ${gstinOf(pen, firm)} · PAN ${pen.digits('@@@@@####@')}</div><div class="sides" style="border-top:0.4mm solid #b91c1c;border-bottom:0.4mm solid #b91c1c;padding:1.5mm 0;margin:3mm 0"><span>Freight Bill No. <b>${number}</b></span><span>Date <b>${pen.day()}</b></span></div><p>M/s ${who({ ...to, name: to.name.replace('M/s ', '') }, ', ')}</p>${formed(
          [
            ['L.R. no. and date', `${lr}, ${dayOff(pen, -5)}`],
            ['Truck no.', pen.digits('MP0# @@ ####')],
            ['Consignor', from],
            ['Consignee', to.name],
            ['Packages', `${pen.whole(20, 340)} ${say(pen, 'bags|cartons|bundles')}`],
            ['Weight charged', `${pen.whole(3, 16)}.${pen.digits('##0')} MT`],
            ['Value of goods', pen.plain(pen.whole(2, 14) * 10_000_000)],
            ['E-way bill', pen.digits('#### #### ####')],
          ],
          4,
        )}${grid('boxy', 'lr', 'Particulars|Amount Rs.', [
          ...rows,
          ['Total', pen.plain(sums.total)],
          ...(advance > 0
            ? [
                ['Less advance', pen.plain(-advance)],
                ['Balance to pay', pen.plain(sums.total - advance)],
              ]
            : []),
        ])}<p>Rupees ${escaped(inWords(sums.total, '# paise', true))} only${advance > 0 ? ' before advance' : ''}.</p><p><b>GST on this service is payable by the consignee under reverse charge (GTA, SAC 9965). No GST is charged in this bill.</b></p><div class="sides" style="margin-top:14mm"><span class="tiny">Goods carried at owner’s risk. E. & O. E.</span><span>For ${escaped(firm.name)}<br><br><br>Authorised signatory</span></div>`,
        { sums, documentNumber: number },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),

  /** A shop that grinds tools: a tax invoice with codes of service, a challan the tools came with, two halves of the tax, sums in words, bank below. */
  'tool-grinding': paper(
    india,
    'DD-mon-YYYY|DD/MM/YYYY|DD.MM.YYYY',
    'plain narrow wide',
    'Precision Regrind Works;Gala 8, Rajlaxmi Estate, Vagle;Thane 400604|VISHWAKARMA TOOL SERVICES;14, GIDC Phase II;Rajkot 360024;Vishwakarma Tool Services LLP|Lakshmi Cutters & Grinders;SIDCO Estate, Kurichi;Coimbatore 641021',
    'several',
    (pen, firm) => {
      // Of the same state as the grinder, so that the tax is halved.
      const to = near(
        firm,
        'Kalyan Auto Components Pvt. Ltd.;W-42, MIDC Phase I;Thane 421203|Meera Bearings;Plot 9, Metoda GIDC;Rajkot 360021|Nilgiri Pump Industries;Avinashi Road;Coimbatore 641014',
      )
      const { sums, taxes } = taxed(
        pen.buy(
          wares(
            'Regrind end mill dia 12;85;160|Regrind drill dia 8;28;55|Re-sharpen hob m2.5;900;1650|TiN coating, per piece;120;240|Circular saw 300 mm, 96 T;260;420|Surface grind, per plate;180;390|Insert seat repair;340;620',
          ),
          { count: [1, 5], most: 24, step: 100 },
        ).lines,
        [9, 9],
      )
      const number = pen.digits(say(pen, 'GST/26/###|PR-####|###/26'))
      const days = pen.pick([15, 30, 45])
      const due = pen.after(days)
      const half = taxes[0]?.vat ?? 0
      const rows = sums.lines.map((one, at) => [
        String(at + 1),
        one.text,
        '998898',
        `${one.quantity} nos`,
        pen.plain(one.unit),
        pen.plain(one.amount),
      ])
      return [
        `<div class="tiny r">(Original for recipient)</div>${part(
          'border:0.3mm solid #111',
          `<div class="mid" style="border-bottom:0.3mm solid #111;padding:1mm"><b>TAX INVOICE</b></div><div class="cols" style="gap:0"><div style="padding:2.5mm;border-right:0.3mm solid #111"><b style="font-size:12pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>GSTIN/UIN: ${gstinOf(pen, firm)}<br><br><span class="tiny">Buyer</span><br>${who(to)}<br>GSTIN/UIN: ${gstinOf(pen, to)}</div><div style="padding:2.5mm">${told(
            [
              ['Invoice No.', number],
              ['Dated', pen.day()],
              ['Your challan', `${pen.digits('JW-###')} dt. ${dayOff(pen, -6)}`],
              ['Terms of payment', `${days} days`],
              ['Due on', pen.day(due)],
              ['Tools returned by', say(pen, 'own vehicle|courier|hand')],
            ],
          )}</div></div>`,
        )}${grid('boxy', 'cllrrr', 'Sl|Description of service|SAC|Quantity|Rate|Amount', rows)}${facts(
          [
            ['Taxable value', pen.plain(sums.net)],
            ['CGST @ 9%', pen.plain(half)],
            ['SGST @ 9%', pen.plain(taxes[1]?.vat ?? 0)],
            ['Total', pen.money(sums.total)],
          ],
          'margin-left:auto;font-weight:bold',
        )}<p class="tiny">Amount chargeable (in words)</p><b>INR ${escaped(inWords(sums.total, '# paise', true))} only</b>${ribbon(
          [
            ['Bank', say(pen, 'Sahyadri Co-op Bank|Bank of Konkan')],
            ['A/c no.', pen.digits('0###########')],
            ['IFSC', pen.digits('@@@@0######')],
          ],
          'border:0.2mm solid #111;padding:2mm',
        )}<div class="r" style="margin-top:5mm">for ${escaped(firm.name)}<br><br><br>Authorised signatory</div><div class="foot tiny mid">Declaration: tools are ground as instructed; breakage of worn tools is not our liability.</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A chamber of commerce: half a page as a receipt for attesting papers of export, the member's number, tax of eighteen within a table of one row. */
  'chamber-attest': paper(
    { ...india, money: 'Rs. #' },
    'DD/MM/YYYY|D month YYYY|DD-mon-YYYY',
    'book slab plain',
    'Malabar Chamber of Industry;Willingdon Island;Kochi 682003;Malabar Chamber of Industry & Trade|THE JALANDHAR EXPORTERS’ ASSOCIATION;G.T. Road;Jalandhar 144001|Saurashtra Merchants’ Chamber;Dr. Yagnik Road;Rajkot 360001',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'IN')
      const copies = pen.whole(1, 6)
      const sums = onTop([
        several(
          say(pen, 'Certificate of origin, non-preferential|Attestation of commercial invoice'),
          copies,
          pen.pick([15_000, 20_000, 35_000]),
          18,
        ),
        ...(pen.chance(0.4) ? [line('Urgent, same day', 25_000, 18)] : []),
        ...(pen.chance(0.4) ? [line('Blank forms', pen.pick([5000, 10_000]), 18)] : []),
      ])
      const number = pen.digits(say(pen, 'R/26/####|#####|CO-26-####'))
      return [
        part(
          'border:0.8mm double #1e3a8a;padding:6mm',
          `<div class="mid">${logo(firm.name, 6, 'color:#1e3a8a;font-weight:bold')}${firm.also.length > 0 ? `<span class="tiny">${legal(firm)}</span><br>` : ''}<span class="tiny">${place(firm, ', ')} · Estd. ${pen.whole(1887, 1961)} · GSTIN ${gstinOf(pen, firm)}</span></div><div class="sides" style="margin:5mm 0"><span>No. <b>${number}</b></span><b style="text-decoration:underline">RECEIPT</b><span>${pen.day()}</span></div><p>Received with thanks from <b>${escaped(to.name)}</b>, ${place(to, ', ')} (member ${pen.digits('M-####')}), the sum of rupees ${escaped(inWords(sums.total, '# paise', true))} only by ${say(pen, 'UPI|cash|cheque no. ' + pen.digits('######'))} towards:</p>${grid('', 'lrr', '', linesAs(pen, sums.lines, 'tqa'))}${grid('boxy', 'rrrr', 'Taxable value|GST rate|IGST|Amount received', ratesAs(pen, sums.shares, 'nrvG'))}<div class="sides" style="margin-top:9mm"><span style="border:0.4mm solid #1e3a8a;padding:2mm 5mm;font-size:12pt">${pen.money(sums.total)}</span><span>Secretary</span></div>`,
        ),
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
      ]
    },
  ),
}
