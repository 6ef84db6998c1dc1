/** Invoices of Britain and Ireland: recruiter, contract hire, pro forma, training, water, accountants, and a printer's credit note. */
import type { Random } from '../../../support/random'
import {
  block,
  escaped,
  firms,
  line,
  onTop,
  paged,
  penFor,
  several,
  sign,
  table,
  truthOf,
  wares,
} from '../eighth/kit'
import { gb, ie } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { anyone, customer, lettered, page, plains, serifs } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { boxes, captioned, leaders, pictured, typed, wordmark } from './kit'

const recruiters = firms(
  'Harrow & Pike Recruitment Ltd;2nd Floor, 40 Deansgate;Manchester M3 1RQ;Harrow & Pike|Northlight People Limited;Custom House;Leith EH6 7AL|Kestrel Temps;18 Station Road;Ashford TN23 1PP;Kestrel Employment Services Ltd',
)

/** Of a recruiter: a fee as a percentage of a salary or hours of temps by week, who it is for in a sentence, no table. */
export function recruiter(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|DD/MM/YYYY|DD-mon-YY')
  const [firm, client] = [pen.pick(recruiters), customer(pen, 'GB')]
  const salary = pen.whole(24, 78) * 100_000
  const percent = pen.pick([15, 18, 20])
  const sums = onTop([line('Introduction fee', Math.round((salary * percent) / 100), 20)])
  const number = pen.digits(pen.pick(['HP-####', '####P', '20#####']))
  return paged(
    'A4',
    page(pen, ['URW Gothic', ...plains]),
    [
      `<div class="sides"><div style="width:55%">${captioned([
        ['Invoiced to', `${client.name}, ${client.address.join(', ')}`],
        [
          'For the attention of',
          pen.pick(['Accounts payable', 'Mrs H. Rowley', 'The Finance Team']),
        ],
        ['Your reference', pen.digits('REQ-###')],
      ])}</div><div style="width:38%">${captioned([
        ['Our invoice', number],
        ['Invoice dated', pen.day()],
        ['To be paid before', pen.day(pen.after(14))],
      ])}</div></div>
       <p style="margin-top:9mm">Placement of <b>${pen.pick(['Ms Aisha Conteh', 'Mr Gareth Pugh', 'Mx Robin Teale'])}</b> as ${pen.pick(['Finance Manager', 'Senior Estimator', 'Head of Operations'])}, starting ${pen.day(pen.after(12))}, on a salary of ${pen.money(salary)} per annum.</p><p>Our fee at ${percent}% of first-year salary: <b>${pen.money(sums.net)}</b></p><p>VAT at the standard rate of 20%: <b>${pen.money(sums.vat)}</b></p><p style="font-size:13pt">Amount of this invoice: <b>${pen.money(sums.total)}</b></p>
       <p style="margin-top:8mm" class="small">Rebate: 100% in weeks 1–4, 50% in weeks 5–8, provided this invoice is paid within terms. Account ${pen.digits('########')}, sort code ${pen.digits('##-##-##')}.</p>
       <div class="foot sides small"><div>${wordmark(firm.also[0] ?? firm.name, '#0f766e', 'URW Gothic')}</div><div class="right">${escaped(firm.name)}<br>${escaped(firm.address.join(', '))}<br>VAT registered ${taxNumber(pen, 'GB')}</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasLines: false }),
  )
}

const lessors = firms(
  'Meridian Vehicle Contracts plc;Drive House, Kingsway Park;Swindon SN3 4TD;Meridian Vehicle Contracts|Albany Fleet Leasing Ltd;9 Albany Court;Solihull B91 3QP|Forth Contract Hire;Kingsknowe Works;Edinburgh EH14 2JA;Forth Asset Finance Limited',
)

/** Of contract hire: vehicles by plate, rental and maintenance in columns of their own, a list of days of direct debits to come. */
export function contractHire(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD.MM.YYYY|DD/MM/YYYY|DD mon YYYY')
  const [firm, client] = [pen.pick(lessors), customer(pen, 'GB')]
  const cars = Array.from({ length: pen.whole(1, 3) }, () => ({
    plate: pen.digits('@@2# @@@'),
    rent: pen.whole(240, 610) * 100 + pen.pick([0, 17, 64]),
    care: pen.whole(18, 55) * 100,
  }))
  const lines = cars.flatMap(({ plate, rent, care }) => [
    line(`Rental ${plate}`, rent, 20),
    line(`Maintenance ${plate}`, care, 20),
  ])
  const sums = onTop(lines)
  const number = pen.digits(pen.pick(['MVC######', '7#######', 'CH/####/11']))
  const days = [31, 61, 92].map((after) => pen.day(pen.after(after)))
  return paged(
    'A4',
    page(
      pen,
      [...plains, 'Liberation Sans Narrow'],
      '.items tr:nth-child(even) { background: #f1f5f9; }',
    ),
    [
      `<div class="right">${pictured(firm.also[0] ?? firm.name, '#1e40af', 'Nimbus Sans')}</div><h1>VAT Invoice – Contract Hire</h1>${boxes(
        [
          ['Customer', client.name],
          ['Customer no.', pen.digits('C######')],
          ['Document', number],
          ['Tax date', pen.day()],
        ],
      )}<div class="small">${escaped(client.address.join(', '))}</div>
       ${table(
         'items',
         cars.map(({ plate, rent, care }) => [
           plate,
           pen.digits('Agreement 40####'),
           `${pen.whole(3, 40)} of 48`,
           pen.plain(rent),
           pen.plain(care),
         ]),
         ['Vehicle', 'Agreement', 'Rental no.', 'Finance rental', 'Maintenance'],
       )}
       <div class="sides" style="margin-top:5mm"><div class="small" style="width:75mm">Your next collections: ${days.join('; ')}. We will collect the amount of this invoice on or just after ${pen.day(pen.after(3))}.</div>${table(
         '',
         sumsAs(pen, sums, 'nvT', 'Net|VAT 20.00%|GROSS'),
       )}</div>
       <div class="foot small">${escaped(firm.also[0] === undefined || firm.also[0] === firm.name ? firm.name : `${firm.name} / ${firm.also[0]}`)}, registered office ${escaped(firm.address.join(', '))}. VAT ${taxNumber(pen, 'GB')}. Authorised and regulated by the Financial Conduct Authority.</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const tutors = firms(
  'SafeHands First Aid Training CIC;The Annexe, Cross Lane;Shrewsbury SY1 2DP;SafeHands First Aid Training|Cotswold Adult College;Gloucester Street;Cirencester GL7 2DG|Menai Outdoor Education Trust;Y Felinheli;Gwynedd LL56 4QN',
)

/** Of a charity that teaches: delegates by name, exempt from tax, a booking's number beside the invoice's. */
export function trainingCourse(random: Random): Sheet {
  const pen = penFor(random, gb, 'D/M/YYYY|DD month YYYY|D mon YYYY')
  const [firm, client] = [pen.pick(tutors), anyone(pen, 'GB')]
  const people = pen.random.shuffled(['S. Aldous', 'T. Mbeki', 'Jo Farrell', 'L. Szabo', 'D. Kerr'])
  const lines = people
    .slice(0, pen.whole(1, 4))
    .map((name) =>
      line(
        `${pen.pick(['Emergency First Aid at Work', 'Mountain Leader refresher', 'Manual handling'])} – ${name}`,
        pen.whole(15, 58) * 500,
      ),
    )
  const sums = onTop([
    ...lines,
    ...(pen.chance(0.5) ? [several('Workbook', lines.length, 950)] : []),
  ])
  const number = pen.digits(pen.pick(['FA###', 'INV0####', '####/CA']))
  return paged(
    'A4',
    page(pen, [...serifs, 'URW Bookman'], '.items td { border-bottom: 0.1mm dotted #666; }'),
    [
      `<div class="mid">${sign('#be123c')}<h1 style="margin:2mm 0">${escaped(firm.name)}</h1><span class="small">${escaped(firm.address.join(', '))} · Registered charity no. ${pen.digits('11#####')}</span></div>
       <p style="margin-top:8mm">To: ${escaped([client.name, ...client.address].join(', '))}</p><p>Course date: ${pen.day(pen.after(-6))} &nbsp;&nbsp; Booking: ${pen.digits('BK#####')}</p>
       ${table('items', linesAs(pen, sums.lines, 'tA'), ['Delegate', 'Fee'])}
       <p class="right" style="font-size:12pt">Total payable <b>${pen.money(sums.total)}</b></p>
       <p>Invoice number ${number}, issued ${pen.day()}. Please pay within 30 days to ${iban(pen, 'GB')}.</p><p class="small">Supplies of education by an eligible body are exempt from VAT.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const waters = firms(
  'Pennine Business Water;PO Box 411;Bradford BD1 9AA;Pennine Business Water Ltd|Castle Business Services Water Ltd;Horizon House;Peterborough PE2 6YS;Castle Water Services|South Downs Waterworks plc;Spring Lane;Lewes BN7 2XA',
)

/** Of water in two periods of price: fresh water, waste, surface drainage; a balance that was paid; the sum at the head. */
export function waterBill(random: Random): Sheet {
  const pen = penFor(random, gb, 'D mon YYYY|DD/MM/YY|D month YYYY')
  const [firm, client] = [pen.pick(waters), anyone(pen, 'GB')]
  const [before, after] = [pen.whole(8, 140), pen.whole(8, 140)]
  const lines = [
    several(`Water ${before} m³ at old price`, before, 189),
    several(`Water ${after} m³ at new price`, after, 214),
    several('Wastewater m³', before + after, 167),
    line('Standing charge', pen.whole(900, 4800)),
    line('Surface water drainage band 2', pen.whole(1500, 9900)),
  ]
  const sums = onTop(lines)
  const paid = pen.whole(4000, 60_000)
  const number = pen.digits(pen.pick(['B########', '##########', 'W26-######']))
  return paged(
    'A4',
    page(
      pen,
      plains,
      '.head { background: #0369a1; color: #fff; padding: 5mm; } .items td { font-size: 8.5pt; }',
    ),
    [
      `<div class="head sides"><b style="font-size:14pt">${escaped(firm.name)}</b><div class="right">Your bill<br><span style="font-size:20pt">${pen.money(sums.total)}</span><br>please pay by ${pen.day(pen.after(14))}</div></div>
       <div class="sides" style="margin-top:6mm"><div>${lettered(client)}</div><div class="small">Bill date ${pen.day()}<br>Bill number ${number}<br>Account ${pen.digits('#### #### ##')}<br>SPID ${pen.digits('30########W1#')}</div></div>
       <p>Last bill ${pen.money(paid)}. You paid ${pen.money(paid)} on ${pen.day(pen.after(-70))}. Brought forward ${pen.money(0)}.</p>
       ${table(
         'items',
         lines.map((each, at) => [
           each.text,
           at === 0
             ? `${pen.day(pen.after(-95))} – ${pen.day(pen.after(-50))}`
             : `${pen.day(pen.after(-49))} – ${pen.day(pen.after(-4))}`,
           each.quantity > 1 ? `£${(each.unit / 100).toFixed(4)}` : '',
           pen.money(each.amount),
         ]),
         ['Charges this time', 'Period', 'Price', ''],
       )}
       ${table('sums', [
         ['Charges this time', pen.money(sums.net)],
         ['VAT (zero rated 0%)', pen.money(0)],
         ['Balance now due', pen.money(sums.total)],
       ])}
       <div class="foot small grey">${firm.also.map((also) => `${escaped(also)}. `).join('')}${escaped(firm.address.join(', '))}. Meter ${pen.digits('##@######')}: actual readings. Ways to pay overleaf.</div>`,
      ...(pen.chance(0.5)
        ? [
            `<h1>Your meters</h1>${leaders([
              ['Meter reading on ' + pen.day(pen.after(-95)), pen.digits('1####')],
              ['Meter reading on ' + pen.day(pen.after(-4)), pen.digits('2####')],
              ['Next reading about', pen.day(pen.after(86))],
            ])}<p>Moving premises? Tell us five working days before. Complaints: CCW, 23 Stephenson Street, Birmingham B2 4BH.</p>`,
          ]
        : []),
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const accountants = firms(
  'Burke Nally & Co.;Unit 5, Liosban Business Park;Galway H91 X4P2;Burke Nally and Company|Síle Ní Dhomhnaill FCA;Sráid na Trá;Daingean Uí Chúis, Co. Kerry|Tallaght Tax & Payroll Ltd;Main Street, Tallaght;Dublin 24',
)

/** Of Irish accountants: a narrative of work, an outlay to the companies' office without VAT, the sum in the last line of a column. */
export function practiceFee(random: Random): Sheet {
  const pen = penFor(random, ie, 'D month YYYY|DD/MM/YYYY|D.MM.YYYY', {
    money: random.pick(['€#', '€ #']),
  })
  const firm = pen.pick(accountants)
  const client = pen.pick(
    firms(
      'Corrib Timber Frames Ltd;Oranmore;Co. Galway|The Salty Dog Café;Strand Street;Dingle, Co. Kerry',
    ),
  )
  const sums = onTop([
    line('Statutory accounts and CT1', pen.whole(8, 42) * 10_000, 23),
    ...(pen.chance(0.6) ? [line('Payroll bureau, quarter', pen.whole(12, 60) * 1000, 23)] : []),
    line('Outlay: CRO annual return B1', 2000, 0),
  ])
  const number = pen.digits(pen.pick(['####', 'BN/26/###', '26-0###']))
  return paged(
    'A4',
    page(pen, serifs, 'h1 { letter-spacing: 3mm; font-weight: normal; }'),
    [
      `<div class="sides"><div><b>${escaped(firm.name)}</b><br>Chartered Accountants and Registered Auditors<br>${block(firm.address)}</div><div class="right small">Tel. ${pen.digits('091 ######')}<br>VAT ${taxNumber(pen, 'IE')}</div></div><h1>FEE NOTE</h1><div class="sides"><div>${lettered(client)}</div><div>Fee note: ${number}<br>${pen.day()}</div></div>
       <p style="margin-top:6mm">To professional services rendered in connection with the following:</p>
       ${leaders(sums.lines.map((each) => [each.text, pen.plain(each.amount)] as const))}
       <div style="width:75mm;margin:6mm 0 0 auto">${leaders([
         ['Fees', pen.plain(sums.shares[0]?.net ?? 0)],
         ['VAT at 23%', pen.plain(sums.vat)],
         ['Outlays (no VAT)', pen.plain(sums.shares[1]?.net ?? 0)],
         ['Total now due', pen.money(sums.total)],
       ])}</div><p class="small" style="margin-top:10mm">IBAN ${iban(pen, 'IE')}. E&amp;OE.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const makers = firms(
  'Wharfedale Labels & Print Ltd;Mill 3, Otley Road;Guiseley LS20 8AB;Wharfedale Labels|Gower Sign Company;Unit 11 Crofty;Penclawdd SA4 3RS|Ashby Mailing House Ltd;Ivanhoe Park;Ashby-de-la-Zouch LE65 2UU',
)
const printed = wares(
  'Roll labels 50x25 gloss;48;160;20|Leaflets A5 130gsm;62;140;0|Vinyl banner 3m;75;120;20|Business cards 500;32;58;20|Booklet 24pp;180;420;0',
)

/** Of a printer on a needle printer: columns of one width, a pro forma or a credit, books without tax. */
export function needlePrinter(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YY|DD-MM-YY|DDmonYY')
  const [firm, client] = [pen.pick(makers), customer(pen, 'GB')]
  const isCredit = pen.chance(0.4)
  const sums = pen.buy(printed, { count: [1, 4], most: 6, step: 5 })
  const number = pen.digits(pen.pick(['0#####', 'P#####', '######']))
  const order = pen.digits('PO####')
  const kind = isCredit ? 'CREDIT NOTE' : pen.pick(['PRO FORMA INVOICE', 'INVOICE'])
  const widths = [28, -6, -12, -12, -5]
  return paged(
    'A4',
    page(
      pen,
      ['Liberation Mono', 'Nimbus Mono PS', 'DejaVu Sans Mono'],
      '#sheet { font-size: 9.5pt; }',
    ),
    [
      `${typed([[firm.name.toUpperCase(), kind], ...firm.address.map((part) => [part]), [`VAT REG ${taxNumber(pen, 'GB')}`]], [46, 20])}${typed(
        [
          [client.name, 'NUMBER', number],
          [client.address[0] ?? '', 'DATE', pen.day()],
          [client.address[1] ?? '', 'ACCOUNT', pen.digits('@@@00#')],
          ['', 'YOUR ORDER', order],
        ],
        [46, 12, 14],
      )}${typed([['DESCRIPTION', 'QTY', 'PRICE', 'NETT', 'VAT'], ['-'.repeat(63)], ...sums.lines.map((each) => [each.text, String(each.quantity), pen.plain(each.unit), pen.plain(each.amount), each.rate === 20 ? '1' : '0']), ['-'.repeat(63)]], widths)}${typed(
        [
          ['', 'NETT GOODS', pen.plain(sums.net)],
          ['', 'V.A.T.', pen.plain(sums.vat)],
          ['', `${isCredit ? 'CREDIT' : 'TOTAL'} GBP`, pen.plain(sums.total)],
        ],
        [34, 14, -12],
      )}<p>${isCredit ? `RE OUR INVOICE ${pen.digits('######')} - GOODS RETURNED` : 'TERMS: 30 DAYS FROM MONTH END'}</p><p>VAT CODES 1 = 20.00%  0 = 0.00%</p>`,
    ],
    truthOf(pen, {
      supplier: firm,
      sums,
      documentNumber: number,
      customerReference: order,
      kind: isCredit ? 'credit-note' : 'invoice',
    }),
  )
}
