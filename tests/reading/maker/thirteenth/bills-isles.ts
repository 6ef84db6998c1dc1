/** Bills of Great Britain and Ireland: power for a firm, an agency's weeks, a credit for hire, a builder's valuation, a school, a copier's counter, heating oil, a stand at a fair. */
import type { Random } from '../../../support/random'
import { below, block, firms, line, onTop, penFor, several } from '../eighth/kit'
import { gb, ie } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { cutTo, leaders, rateFrom } from '../eleventh/kit'
import { behind, goods, letter, letterhead, logo, oneLine, say, windowed } from '../twelfth/kit'
import { buyerOf } from './buyers'
import { cells, columned, formed, stacked, tally, toldBy, tornOff } from './kit'

const suppliers = firms(
  'Pennant Energy Business Limited;1 Turbine Way;Warrington WA3 6XF;Pennant Energy|Hallmoor Gas & Power plc;Wharf House, 40 Albion Street;Leeds LS1 6AH;Hallmoor Business|Greenwick Community Energy CIC;The Mill Yard;Totnes TQ9 5JN',
)

/** Power for a firm, two pages: readings and a levy on the second, this bill's sum on the first, taken by direct debit on a day. */
export function businessEnergy(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|DD mon YYYY')
  const [firm, to] = [pen.pick(suppliers), buyerOf(pen, 'GB')]
  const [used, days, from] = [pen.whole(420, 6200), pen.whole(28, 92), pen.whole(11_000, 80_000)]
  const price = pen.whole(2100, 3190)
  const sums = onTop([
    line('Electricity used', Math.round((used * price) / 100), 20),
    line('Standing charge', days * pen.whole(48, 96), 20),
    line('Climate Change Levy', Math.round(used * 0.801), 20),
  ])
  const number = pen.digits(say(pen, 'B#######|26#######|###-####-##'))
  const taken = pen.after(14)
  return letter(
    pen,
    { faces: 'plain wide' },
    [
      `<div class="sides"><div>${windowed(firm, to)}</div><div>${logo(firm.also[0] ?? firm.name, 7, 'color:#0369a1;font-weight:bold')}${stacked(
        [
          ['Bill number', number],
          ['Bill date', pen.day()],
          ['Customer number', pen.digits('#########')],
          ['Supply period', `${pen.day(pen.after(-days - 2))} to ${pen.day(pen.after(-2))}`],
        ],
      )}</div></div><p class="big">Electricity bill</p>${leaders(sumsAs(pen, sums, 'NVT', 'Charges for this period|VAT at 20.00%|Total for this bill'))}<p style="background:#e0f2fe;padding:3mm">We will collect ${pen.money(sums.total)} from your bank account on ${pen.day(taken)}.</p><div class="foot small">${oneLine(firm)} · Registered in England ${pen.digits('0#######')} · VAT ${taxNumber(pen, 'GB')}</div>`,
      `<div class="small grey">Bill ${number} continued</div><h1>How we worked it out</h1>${cells(
        'llrrr',
        'Meter|Type|Previous|Present|kWh',
        [[pen.digits('S##@ #####'), 'Actual', String(from), String(from + used), String(used)]],
        'upright',
      )}${goods(pen, sums, 'ta', 'Charge|£')}<p class="small">Unit rate ${(price / 100).toFixed(2)}p per kWh. MPAN ${pen.digits('## #### #### ###')}.</p>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due: taken }),
  )
}

const agencies = firms(
  'Brightside Staffing Ltd;3rd Floor, 20 Waterloo Street;Birmingham B2 5TB|Tern & Plover Locums;Harbour Office;Poole BH15 1HX;T&P Medical Locums LLP|Ashgrove Theatre Crew Limited;61 Long Acre;London WC2E 9JN',
)

/** An agency's weeks in a dark column's company: who bills stands on it with all facts, hours by week's end, thirty days told in words. */
export function agencyWeeks(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|D mon YYYY')
  const [firm, to] = [pen.pick(agencies), buyerOf(pen, 'GB')]
  const rate = pen.whole(1650, 5400)
  const sums = onTop(
    Array.from({ length: pen.whole(2, 4) }, (_, at) =>
      several(
        `Week ending ${pen.day(pen.after(-7 * (at + 1)))}, ${say(pen, 'M. Osei|J. Pratt|L. Quill')}`,
        pen.whole(8, 40),
        rate,
        20,
      ),
    ),
  )
  const number = pen.digits(say(pen, 'BS#####|INV/####|26####'))
  return letter(
    pen,
    { faces: 'light narrow' },
    [
      columned(
        `<div style="font-size:13pt;font-weight:bold;margin-bottom:10mm">${firm.name.replaceAll('&', '&amp;')}</div>${stacked(
          [
            ['Invoice no.', number],
            ['Invoice date', pen.day()],
            ['Payment', '30 days from invoice date'],
            ['Client', to.name],
            ['', to.address.join(', ')],
            ['VAT number', taxNumber(pen, 'GB')],
          ],
          '#cbd5e1',
        )}<div class="small" style="margin-top:60mm">${below(firm)}</div>`,
        `<h1>Invoice</h1>${cells(
          'lrrr',
          'Timesheet|Hours|Rate|Amount',
          sums.lines.map((each) => [
            each.text,
            `${each.quantity}.00`,
            pen.plain(each.unit),
            pen.plain(each.amount),
          ]),
          'lined',
        )}${tally(sumsAs(pen, sums, 'NVT', 'Net|VAT 20%|Total payable'))}<p class="small">BACS ${pen.digits('##-##-##')} / ${pen.digits('########')}</p>`,
        'background:#1e293b;color:#fff',
      ),
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due: pen.after(30) }),
  )
}

const hirers = firms(
  'Ridgeway Plant & Tool Hire Ltd;Depot 4, Cattle Market Road;Shrewsbury SY1 2QA|ACCESS UP NORTH;Team Valley;Gateshead NE11 0QD;Access Up North Platforms Ltd|Marlpit Marquee & Event Hire;Marlpit Farm;Diss IP22 4QH',
)

/** A credit note for hire: sums without a sign, the invoice it takes from with its own day, the reason in a sentence; nothing to pay. */
export function hireCredit(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|D mon YYYY|DD-mon-YY')
  const [firm, to] = [pen.pick(hirers), buyerOf(pen, 'GB')]
  const sums = onTop([
    line(
      say(
        pen,
        'Off-hire adjustment, 1.5t excavator|Scissor lift, 3 days overcharged|Generator not supplied',
      ),
      pen.whole(40, 900) * 100,
      20,
    ),
    ...(pen.chance(0.5) ? [line('Damage waiver', pen.whole(8, 90) * 100, 20)] : []),
  ])
  const number = pen.digits(say(pen, 'CR#####|C-26-###|90####'))
  return letter(
    pen,
    { faces: 'plain needle' },
    [
      `<div class="sides"><div class="big">Credit note</div>${logo(firm.name, 6, 'font-weight:bold;color:#a16207')}</div>${formed(
        [
          ['Credit note no.', number],
          ['Date', pen.day()],
          ['Account', pen.digits('@@@###')],
          ['Against invoice', pen.digits('SI#####')],
          ['Invoice dated', pen.day(pen.after(-pen.whole(9, 40)))],
          ['Contract', pen.digits('H######')],
          ['Order', say(pen, 'verbal, Dave|site office')],
          ['Raised by', say(pen, 'KM|S. Pell')],
        ],
        4,
      )}<p>${lettered(to)}</p>${goods(pen, sums, 'ntA', '|Description|Credit')}${tally(sumsAs(pen, sums, 'nvT', 'Goods|VAT @ 20%|Total credited'))}<p>This amount has been set against your account.</p><div class="foot small mid">${block([...firm.also, firm.address.join(', ')])} · VAT ${taxNumber(pen, 'GB')}</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, kind: 'credit-note', due: null }),
  )
}

const contractors = firms(
  'Harrow & Teal Construction Ltd;Teal House, Bypass Road;Spalding PE11 1PX|Murchison Groundworks;Yard 2, Longman Drive;Inverness IV1 1SU;Murchison Groundworks (Highland) Ltd|L. Fairbrass & Sons;The Builders Yard;Wadebridge PL27 7DR',
)

/** A builder's valuation: the work to date, a retention and what was certified before taken off ahead of tax; owed by the buyer at times. */
export function valuation(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|DD/MM/YYYY')
  const [firm, to] = [pen.pick(contractors), buyerOf(pen, 'GB')]
  const isTurned = pen.chance(0.4)
  const gross = pen.whole(90, 460) * 10_000
  const kept = Math.round(gross * 0.05)
  const before = Math.round(gross * 0.57)
  const sums = onTop([
    line(`Gross valuation of works to ${pen.day(pen.after(-5))}`, gross, isTurned ? 0 : 20),
    line('Less retention 5%', -kept, isTurned ? 0 : 20),
    line('Less previously certified', -before, isTurned ? 0 : 20),
  ])
  const number = pen.digits(say(pen, 'VAL 03/####|####-3|A#####'))
  const due = pen.after(21)
  return letter(
    pen,
    { faces: 'book slab' },
    [
      `<div class="mid">${logo(firm.name, 8, 'font-weight:bold')}<span class="small">${[...firm.also, ...firm.address].join(' · ').replaceAll('&', '&amp;')}</span></div><hr style="border-top:0.6mm solid #000"><div class="sides" style="margin-top:6mm"><div>${lettered(to)}</div><div>Invoice: <b>${number}</b><br>Dated: ${pen.day()}<br>Final date for payment: ${pen.day(due)}</div></div><p><b>Application for payment no. 3 – extension and yard</b></p>${cells(
        'lr',
        '',
        sums.lines.map((each) => [
          each.text,
          each.amount < 0 ? `(${pen.plain(-each.amount)})` : pen.plain(each.amount),
        ]),
        'dotted',
      )}${tally(sumsAs(pen, sums, 'NVT', `Amount due this application|${isTurned ? 'VAT – reverse charge' : 'VAT at 20%'}|Total now payable`))}${isTurned ? '<p>Reverse charge: customer to pay the VAT to HMRC.</p>' : ''}<p class="small">UTR ${pen.digits('##########')} · VAT Reg. No. ${taxNumber(pen, 'GB')}</p>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, hasLines: false, due }),
  )
}

const colleges = firms(
  'St Aldhelm’s School;Priory Lane;Sherborne DT9 4AA;St Aldhelm’s School Trust Ltd|Netherby Hall Preparatory;Netherby;Carlisle CA6 5HJ|The Rowans Montessori;27 Ravenna Road;London SW15 6AW;Rowans Education Limited',
)

/** A school's bill for a term: tuition with tax since a day or none, lunch and trips, an allowance for a sibling, a slip to send back. */
export function schoolFees(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|DD/MM/YYYY')
  const [school, to] = [pen.pick(colleges), buyerOf(pen, 'GB')]
  const rate = rateFrom(pen, '2025-01-01', 0, 20)
  const fees = pen.whole(28, 74) * 10_000
  const sums = onTop([
    line('Tuition, term', fees, rate),
    ...(pen.chance(0.5) ? [line('Sibling allowance 5%', -Math.round(fees / 20), rate)] : []),
    line('Lunches', pen.whole(180, 340) * 100, 0),
    ...(pen.chance(0.5) ? [line('Geography field day', pen.whole(18, 60) * 100, 0)] : []),
  ])
  const number = pen.digits(say(pen, 'F26/####|T1-#####|#####'))
  const due = pen.after(20)
  return letter(
    pen,
    { faces: 'slab book' },
    [
      `<div class="sides"><div style="width:70mm">${lettered(to)}</div><div class="right">${letterhead(school, 8, 'font-variant:small-caps;color:#7f1d1d')}</div></div><p style="margin-top:10mm">Fee invoice ${number}, ${pen.day()}</p><p>Pupil: ${say(pen, 'Hattie, Year 4|Oscar, Reception|Imogen, Year 9')}</p>${leaders(
        sums.lines.map((each) => [each.text, pen.money(each.amount)] as const),
      )}<p></p>${leaders(sumsAs(pen, sums, 'VT', `${rate === 0 ? 'VAT (exempt)' : 'VAT at 20% on tuition'}|Total for the term`))}<p>Fees are payable on or before ${pen.day(due)}.</p>${tornOff(
        `<div class="sides"><span>${school.name}</span><span>Invoice ${number}</span><span>${pen.money(sums.total)}</span></div>`,
      )}`,
    ],
    toldBy(pen, { supplier: school, sums, documentNumber: number, due }),
  )
}

const copiers = firms(
  'Docuflow Print Solutions Ltd;Reprographic House, Castle Way;Southampton SO14 2AW|TONER TRAIL;15 Enterprise Court;Lisburn BT28 2EX;Toner Trail NI Limited|Mackay Office Systems;98 Clyde Street;Glasgow G1 4LH',
)

/** A copier's counter: two readings of each colour and a price to a hundredth of a penny, the sum first of all, lines between columns. */
export function copierClicks(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YYYY|D mon YYYY')
  const [firm, to] = [pen.pick(copiers), buyerOf(pen, 'GB')]
  const meters = (['Mono', 'Colour'] as const).map((kind, at) => {
    const [from, used] = [pen.whole(9000, 80_000), pen.whole(400, 9000)]
    const price = at === 0 ? pen.whole(38, 80) : pen.whole(350, 620)
    return { kind, from, used, price, amount: Math.round((used * price) / 100) }
  })
  const sums = onTop([
    ...meters.map((each) => line(`${each.kind} copies`, each.amount, 20)),
    line('Minimum service charge', pen.whole(15, 60) * 100, 20),
  ])
  const number = pen.digits(say(pen, 'MET#####|######|SC-26-####'))
  const due = pen.after(14)
  return letter(
    pen,
    { faces: 'narrow wide' },
    [
      `<div style="background:#f1f5f9;padding:4mm;margin-bottom:8mm" class="sides"><div><span class="small">Amount due</span><br><span class="big">${pen.money(sums.total)}</span></div><div><span class="small">by</span><br>${pen.day(due)}</div><div><span class="small">Invoice</span><br>${number}</div><div><span class="small">dated</span><br>${pen.day()}</div></div><div class="sides"><div>${letterhead(firm, 6, 'font-weight:bold')}</div><div>${lettered(to)}</div></div>${cells(
        'lrrrrr',
        'Meter|Last|This|Copies|Pence each|£',
        meters.map((each) => [
          each.kind,
          String(each.from),
          String(each.from + each.used),
          String(each.used),
          (each.price / 100).toFixed(2),
          pen.plain(each.amount),
        ]),
        'upright',
      )}${cells(
        'lr',
        '',
        linesAs(pen, sums.lines.slice(2), 'ta'),
      )}<p class="right">Sub-total ${pen.plain(sums.net)} &nbsp; VAT ${pen.plain(sums.vat)} &nbsp; <b>Total ${pen.plain(sums.total)}</b></p><div class="foot small">Machine ${pen.digits('MX#### / serial ########')} · VAT Reg ${taxNumber(pen, 'GB')}</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due }),
  )
}

const oilmen = firms(
  'Slaney Fuels;Ferrybank;Wexford Y35 HT93;Slaney Oil Distributors Ltd|Tipp Home Heat Ltd;Limerick Road;Nenagh, Co. Tipperary|Corrib Coal & Oil;Docks Road;Galway H91 XF2E;P.J. Folan & Sons',
)

/** Heating oil of Ireland: a docket's number beside the bill's, litres at a price of three decimals, the driver's name, tax at thirteen and a half. */
export function oilDelivery(random: Random): Sheet {
  const pen = penFor(random, ie, 'DD/MM/YYYY|DD-mon-YYYY', { money: '€#' })
  const [firm, to] = [pen.pick(oilmen), buyerOf(pen, 'IE')]
  const [litres, price] = [pen.whole(5, 20) * 100, pen.whole(7400, 10_900)]
  const sums = onTop([
    line(`Kerosene ${litres} L`, Math.round((litres * price) / 100), 13.5),
    ...(pen.chance(0.3) ? [line('Tank treatment', 1500, 13.5)] : []),
  ])
  const number = pen.digits(say(pen, '######|H-#####|26/#####'))
  return letter(
    pen,
    { faces: 'needle plain', size: 9, css: cutTo(148, 210, 10) },
    [
      `<div class="mid"><b style="font-size:14pt">${firm.name.replaceAll('&', '&amp;')}</b><br>${below(firm)}</div><div class="sides" style="margin-top:6mm"><div>Deliver to:<br>${lettered(to)}</div><div>${behind(
        [
          [' Invoice', number],
          [' Date', pen.day()],
          [' Docket', pen.digits('#####')],
          [' Driver', say(pen, 'Seamus|Declan')],
        ],
      )}</div></div>${cells(
        'lrr',
        'Product|€/L|Net €',
        sums.lines.map((each, at) => [
          each.text,
          at === 0 ? (price / 10_000).toFixed(4) : '',
          pen.plain(each.amount),
        ]),
        'boxed',
      )}${tally(sumsAs(pen, sums, 'NVT', 'Net|VAT 13.5%|Amount due'))}<p class="small">Strictly 7 days. Price includes carbon tax. ${iban(pen, 'IE')}<br>VAT ${taxNumber(pen, 'IE')}</p>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const fairs = firms(
  'Northern Craft Fairs Ltd;Royal Armouries Drive;Leeds LS10 1LT|Expo Freight & Stands;Hall 9, NEC;Birmingham B40 1NT;EFS Exhibition Logistics Ltd|The Makers’ Marquee;Chatsworth Road;Chesterfield S40 2AH',
)

/** A stand at a fair, a page on its side: each line with its net, rate, tax and gross, the totals below their columns. */
export function standHire(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD mon YYYY|D month YYYY')
  const [firm, to] = [pen.pick(fairs), buyerOf(pen, 'GB')]
  const bought = [
    line('Shell scheme stand 3 x 2 m', pen.whole(6, 24) * 5000, 20),
    line('Power, 500 W', pen.whole(8, 18) * 1000, 20),
    ...(pen.chance(0.5) ? [line('Furniture pack', pen.whole(9, 30) * 1000, 20)] : []),
    ...(pen.chance(0.5) ? [line('Exhibitor insurance', pen.whole(3, 9) * 1000, 0)] : []),
  ]
  const sums = onTop(bought)
  const number = pen.digits(say(pen, 'EXH####|26-ST-###|#####'))
  const due = pen.after(10)
  const taxOf = (amount: number, rate: number) => Math.round((amount * rate) / 100)
  return letter(
    pen,
    { faces: 'light wide plain', css: cutTo(297, 210, 14) },
    [
      `<div class="sides">${logo(firm.name, 9, 'color:#7e22ce')}<div>${lettered(to)}</div><div>${stacked(
        [
          ['Invoice number', number],
          ['Invoice date', pen.day()],
          ['Payment due', pen.day(due)],
        ],
      )}</div></div>${cells(
        'lrrrr',
        'Description|Net £|VAT rate|VAT £|Gross £',
        [
          ...bought.map((each) => [
            each.text,
            pen.plain(each.amount),
            `${each.rate}%`,
            pen.plain(taxOf(each.amount, each.rate)),
            pen.plain(each.amount + taxOf(each.amount, each.rate)),
          ]),
          ['Totals', pen.plain(sums.net), '', pen.plain(sums.vat), pen.money(sums.total)],
        ],
        'lined',
      )}<div class="foot small">${oneLine(firm)}${firm.also.map((also) => ` · ${also}`).join('')} · VAT ${taxNumber(pen, 'GB')} · Event opens ${pen.day(pen.after(70))}</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, hasLines: false, due }),
  )
}
