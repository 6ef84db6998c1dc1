/** Bills of Great Britain and Ireland: broadband, a members' club, a consultant, a landlord, a carrier, a garage, a council, a school. */
import type { Random } from '../../../support/random'
import {
  below,
  block,
  firms,
  line,
  negated,
  onTop,
  penFor,
  several,
  truthOf,
  wares,
} from '../eighth/kit'
import { gb, ie } from '../eighth/notations'
import { inFull, lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { buyerOf } from './buyers'
import {
  behind,
  divided,
  goods,
  headed,
  inLine,
  letter,
  letterhead,
  logo,
  oneLine,
  pushed,
  say,
  windowed,
} from './kit'
import { sumsAs } from '../eighth/rows'

const carriers = firms(
  'Cobalt Broadband;Cobalt Networks Limited, 5 Exchange Flags;Liverpool L2 3YL;Cobalt Networks Limited|hullwire;Hullwire Communications plc, Carr Lane;Hull HU1 3RE;Hullwire Communications plc|Tern Mobile Business;Tern Telecom UK Ltd, Slough SL1 4DX;Registered in England;Tern Telecom UK Ltd',
)

/** A telephone firm's bill of two pages: the last bill and its payment cancel out, this month's sum in a circle, charges on the second. */
export function broadband(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|DD mon YYYY')
  const [firm, to] = [pen.pick(carriers), buyerOf(pen, 'GB')]
  const sums = onTop([
    line('Full Fibre 500 Business', pen.pick([2995, 3499, 4250]), 20),
    ...(pen.chance(0.7) ? [line('Static IP address', 500, 20)] : []),
    ...(pen.chance(0.6) ? [line('Calls outside your plan', pen.whole(35, 1890), 20)] : []),
    ...(pen.chance(0.4) ? [line('Loyalty discount', -300, 20)] : []),
  ])
  const last = pen.whole(2800, 6000)
  const number = pen.digits(say(pen, 'M###-######-#|Q######26|########'))
  return letter(
    pen,
    {
      faces: 'plain wide light',
      css: '.ring { width: 46mm; height: 46mm; border: 1.2mm solid #1746a2; border-radius: 50%; padding-top: 13mm; text-align: center; }',
    },
    [
      `<div class="sides">${logo(firm.name, 10, 'color:#1746a2;font-weight:bold')}<div class="right small">Page 1 of 2</div></div><div class="sides"><div style="margin-top:20mm">${lettered(to)}</div><div class="ring">Your bill total<br><span class="big">${pen.money(sums.total)}</span></div></div><p class="big" style="margin-top:16mm">Hello, here’s your bill</p>${divided(
        [
          ['Account number', pen.digits('8########')],
          ['Bill number', number],
          ['Bill date', pen.day()],
        ],
      )}<table class="grid"><tr><td class="t">Your last bill</td><td>${pen.money(last)}</td></tr><tr><td class="t">You paid us on ${pen.day(pen.after(-16))} – thank you</td><td>${pen.money(-last)}</td></tr><tr><td class="t">Balance brought forward</td><td>${pen.money(0)}</td></tr><tr><td class="t">Charges this month incl. VAT</td><td>${pen.money(sums.total)}</td></tr></table><p>We’ll take <b>${pen.money(sums.total)}</b> by Direct Debit on or just after ${pen.day(pen.after(14))}.</p><div class="foot small grey">${block([...firm.address, `VAT registration number ${taxNumber(pen, 'GB')}`])}</div>`,
      `<div class="right small">Page 2 of 2 · ${number}</div><h1>What makes up your bill</h1>${goods(pen, sums, 'tA', 'Ex VAT|')}${pushed(sumsAs(pen, sums, 'NVT', 'Total before VAT|VAT at 20%|Total charges'))}`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const clubs = firms(
  'Guild of Furniture Makers;Furniture House, 10 Cavendish Place;High Wycombe HP11 1TQ|The Calder Valley Chamber;Piece Hall Gallery;Halifax HX1 1RE|Society of Independent Roasters;c/o Beanworks, 40 Jamaica Road;London SE1 2RN',
)

/** Of an association: a year's membership outside of VAT, a letter with the sum in a table of one row, a slip to send back. */
export function membership(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|DD/MM/YYYY')
  const [firm, to] = [pen.pick(clubs), buyerOf(pen, 'GB')]
  const sums = onTop([
    line(
      say(pen, 'Full membership, one year|Associate subscription|Member firm, band B'),
      pen.whole(45, 480) * 100,
    ),
    ...(pen.chance(0.4) ? [line('Directory listing', 3500)] : []),
  ])
  const number = pen.digits(say(pen, 'SUB/26/###|M26-####|#####'))
  return letter(
    pen,
    { faces: 'slab book' },
    [
      `<div class="mid">${logo(firm.name, 7, 'font-variant:small-caps;letter-spacing:0.5mm')}<span class="small">${firm.address.join(', ')}</span></div><p style="margin-top:14mm">${lettered(to)}</p><p class="right">${pen.day()}</p><p><b>Membership renewal – invoice ${number}</b></p><p>Dear Member,</p><p>Your subscription falls due on ${pen.day(pen.after(30))}. We should be grateful for payment by that date.</p>${goods(pen, sums, 'tA', 'Subscription|')}<p class="right"><b>Amount due ${pen.money(sums.total)}</b></p><p class="small">Membership subscriptions are outside the scope of VAT.</p><hr style="border-top:0.3mm dashed #333;margin-top:30mm"><p>Remittance slip &nbsp; Member no. ${pen.digits('####')} &nbsp; I enclose ${pen.money(sums.total)}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const advisers = firms(
  'Rowan Tree Analytics Ltd;17 Calton Road;Edinburgh EH8 8DL|Jonah Pembury Consulting;The Boathouse, Ferry Lane;Henley-on-Thames RG9 1AN|Silverlark UX Ltd;Unit 9, Paintworks;Bristol BS4 3EH',
)

/** A consultant's: all on the right edge, who sends it in the foot alone, days at a rate, the client's order number. */
export function rightEdge(random: Random): Sheet {
  const pen = penFor(random, gb, 'D mon YYYY|DD.MM.YYYY|YYYY-MM-DD')
  const [firm, to] = [pen.pick(advisers), buyerOf(pen, 'GB')]
  const isTaxed = pen.chance(0.7)
  const sums = onTop([
    several(
      'Discovery workshops (days)',
      pen.whole(1, 9),
      pen.whole(45, 85) * 1000,
      isTaxed ? 20 : 0,
    ),
    ...(pen.chance(0.5)
      ? [line('Rail travel at cost', pen.whole(4000, 18_000), isTaxed ? 20 : 0)]
      : []),
  ])
  const number = pen.digits(say(pen, '###|RT-0##|26.0#'))
  const order = pen.digits(say(pen, 'PO-#####|45######'))
  return letter(
    pen,
    { faces: 'light narrow wide', css: 'section > div:first-child { text-align: right; }' },
    [
      `<div><p style="font-size:30pt;margin:0 0 14mm">invoice</p>${behind([
        [' no.', number],
        [' date', pen.day()],
        [' your PO', order],
        [' payment days', '30'],
      ])}<p style="margin-top:8mm">${lettered(to)}</p></div>${goods(pen, sums, 'tqua', 'Work|Qty|Rate £|£')}<table class="sums push"><tr><td>Subtotal</td><td class="right">${pen.money(sums.net)}</td></tr>${isTaxed ? `<tr><td>VAT</td><td class="right">${pen.money(sums.vat)}</td></tr>` : ''}<tr><td>${isTaxed ? 'Total inc. VAT' : 'Total'}</td><td class="right">${pen.money(sums.total)}</td></tr></table><div class="foot small">${oneLine(firm, ' — ')}${isTaxed ? ` — VAT no. ${taxNumber(pen, 'GB')}` : ''}<br>Sort code ${pen.digits('##-##-##')} Account ${pen.digits('########')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, customerReference: order }),
  )
}

const owners = firms(
  'Harcourt Mill Estates Ltd;Estate Office, Harcourt Mill;Stroud GL5 3EN|Dock Street Studios;Dock Street;Leeds LS10 1JF;DSS Workspace Limited|Trustees of the Wray Settlement;Estate House;Skipton BD23 1PB',
)

/** A landlord's demand for a quarter: rent and charges each with their VAT in columns, the property's place besides that of who pays. */
export function rentDemand(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|DD/MM/YYYY')
  const [firm, to] = [pen.pick(owners), buyerOf(pen, 'GB')]
  const sums = onTop([
    line('Rent in advance', pen.whole(90, 420) * 1000, 20),
    line('Service charge on account', pen.whole(10, 70) * 1000, 20),
    ...(pen.chance(0.5) ? [line('Buildings insurance', pen.whole(8000, 31_000), 20)] : []),
  ])
  const number = pen.digits(say(pen, 'D/#####|26Q#-0##|#######'))
  return letter(
    pen,
    { faces: 'plain book needle' },
    [
      `<div class="sides"><div class="boxed">${inFull(firm)}<br>VAT ${taxNumber(pen, 'GB')}</div><div class="right"><h1>RENT DEMAND</h1>VAT invoice</div></div><p>To the tenant:<br>${lettered(to)}</p>${headed(
        [
          ['Demand no.', number],
          ['Tax point', pen.day()],
          ['Premises', `Unit ${pen.whole(1, 18)}`],
          ['Period', `${pen.day(pen.after(4))} to ${pen.day(pen.after(94))}`],
        ],
      )}<table class="grid"><tr><th class="t">Description</th><th>Net</th><th>VAT 20%</th><th>Gross</th></tr>${sums.lines.map((each) => `<tr><td class="t">${each.text}</td><td>${pen.plain(each.amount)}</td><td>${pen.plain(Math.round(each.amount / 5))}</td><td>${pen.plain(Math.round((each.amount * 6) / 5))}</td></tr>`).join('')}<tr><td class="t"><b>Totals</b></td><td>${pen.plain(sums.net)}</td><td>${pen.plain(sums.vat)}</td><td><b>${pen.money(sums.total)}</b></td></tr></table><p class="small">For the purposes of section 47 Landlord and Tenant Act 1987 the landlord’s address is as above.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasLines: false }),
  )
}

const movers = firms(
  'Pennine Pallets Ltd;Trans-Pennine Trading Est;Rochdale OL11 2PX|BLUE ANCHOR FREIGHT;Trimley Dock Road;Felixstowe IP11 3GG;Blue Anchor Forwarding Ltd|Hare & Hound Couriers;18 Arches Way;London SE16 4UR',
)

/** A carrier's credit or invoice typed on a form: consignments with their numbers, a fuel surcharge in percent, marks of the tax. */
export function consignments(random: Random): Sheet {
  const pen = penFor(random, gb, 'DD/MM/YY|DD/MM/YYYY|DDmonYYYY')
  const [firm, to] = [pen.pick(movers), buyerOf(pen, 'GB')]
  const isCredit = pen.chance(0.35)
  const goodsSums = pen.buy(
    wares(
      '2 plt Rochdale-Cardiff;92;160;20|1 plt tail lift;55;88;20|Sameday van London;110;240;20|Half load Truro;280;420;20',
    ),
    { count: [1, 3] },
  )
  const plus = onTop([
    ...goodsSums.lines,
    line('Fuel surcharge 8.5%', Math.round(goodsSums.sum * 0.085), 20),
  ])
  const sums = isCredit ? negated(plus) : plus
  const number = pen.digits(say(pen, `${isCredit ? 'CN' : 'SI'}#####|######|26/####`))
  return letter(
    pen,
    {
      faces: 'needle',
      css: '.grid { border: 0.3mm solid #000; } .grid td, .grid th { padding: 1mm 2mm !important; }',
    },
    [
      `<div class="mid">${letterhead(firm, 6.5)}<br>V.A.T. Reg. ${taxNumber(pen, 'GB')}</div><div class="sides" style="margin-top:6mm"><div>${lettered(to)}</div><div><b>${isCredit ? 'CREDIT NOTE' : 'INVOICE'}</b><br>${isCredit ? 'CREDIT' : 'INVOICE'} NO: ${number}<br>DATE: ${pen.day()}<br>A/C: ${pen.digits('@@@##')}</div></div>${goods(pen, sums, 'cta', 'JOB|DETAILS|GBP', { code: 'J#####' })}<p class="right">GOODS ${pen.plain(sums.net)}<br>VAT 20.00% ${pen.plain(sums.vat)}<br>${isCredit ? 'TOTAL CREDIT' : 'INVOICE TOTAL'} ${pen.money(sums.total)}</p>${isCredit ? `<p>REF YOUR CLAIM DAMAGED GOODS, OUR INVOICE ${pen.digits('#####')}</p>` : '<p>RHA CONDITIONS OF CARRIAGE APPLY</p>'}`,
    ],
    truthOf(pen, {
      supplier: firm,
      sums,
      documentNumber: number,
      kind: isCredit ? 'credit-note' : 'invoice',
    }),
  )
}

const workshops = firms(
  'Kilcullen Tyre & Auto;Newbridge Road, Kilcullen;Co. Kildare|Fallon Motors;Station Road;Claremorris, Co. Mayo;P. Fallon Ltd|Liffey Van Centre;Unit 2, Fonthill;Dublin 22',
)

/** An Irish garage's: labour at the reduced rate, parts at the full one, the car's facts across, two VAT lines, paid stamp at times. */
export function workshop(random: Random): Sheet {
  const pen = penFor(random, ie, 'DD/MM/YYYY|D month YYYY|DD-mon-YYYY', { money: '€#' })
  const [firm, to] = [pen.pick(workshops), buyerOf(pen, 'IE')]
  const sums = onTop([
    line('Labour', pen.whole(9, 48) * 1000, 13.5),
    ...pen.buy(
      wares(
        'Brake pads front;48;92;23|Oil filter;9;18;23|205/55R16 tyre;74;119;23|Wiper set;18;29;23|Timing kit;140;260;23',
      ),
      {
        count: [1, 3],
        most: 2,
      },
    ).lines,
  ])
  const number = pen.digits(say(pen, '#####|INV0####|J26-####'))
  return letter(
    pen,
    { faces: 'plain wide' },
    [
      `<div class="sides">${logo(firm.name, 9, 'font-weight:bold;font-style:italic;color:#b91c1c')}<div class="right small">${below(firm)}<br>VAT ${taxNumber(pen, 'IE')}</div></div>${headed(
        [
          ['Invoice', number],
          ['Date', pen.day()],
          ['Reg', pen.digits('###-KE-####')],
          ['Odometer', `${pen.digits('1##,###')} km`],
        ],
      )}<p>${lettered(to)}</p>${goods(pen, sums, 'tqura', 'Work / part|Qty|Unit|VAT|Net')}<div class="sides"><div class="small">All parts remain our property until paid.<br>IBAN ${iban(pen, 'IE')}</div><table class="sums"><tr><td>Net</td><td class="right">${pen.plain(sums.net)}</td></tr>${sums.shares.map((share) => `<tr><td>VAT ${share.rate}% on ${pen.plain(share.net)}</td><td class="right">${pen.plain(share.vat)}</td></tr>`).join('')}<tr><td>Total VAT</td><td class="right">${pen.plain(sums.vat)}</td></tr><tr><td>Total due</td><td class="right">${pen.money(sums.total)}</td></tr></table></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const councils = firms(
  'Wharfedale District Council;Town Hall, Market Place;Otley LS21 3AQ|Isle of Tarn Council;Council Offices, Ferry Road;Tarnhaven PA75 6NU|Brackwell Grammar School;College Lane;Brackwell RG12 7AA',
)

/** Of a council or a school: a window's address, trade waste, a hall or music lessons outside of VAT, a reference to pay with that is the number. */
export function council(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|DD mon YYYY')
  const [firm, to] = [pen.pick(councils), buyerOf(pen, 'GB')]
  const isSchool = firm.name.includes('School')
  const sums = onTop([
    line(
      isSchool
        ? 'Instrumental tuition, 10 lessons'
        : say(pen, 'Trade waste 1100L, quarter|Pavement licence|Hall hire, 6 sessions'),
      pen.whole(90, 640) * 100,
    ),
  ])
  const number = pen.digits(say(pen, '70######|8000####|SUN26####'))
  return letter(
    pen,
    { faces: 'plain wide' },
    [
      `${logo(firm.name, 8, 'font-weight:bold;color:#14532d')}${windowed(firm, to)}<div class="push boxed">${divided(
        [
          ['Invoice reference', number],
          ['Date', pen.day()],
          ['Pay by', pen.day(pen.after(28))],
        ],
      )}</div><h1>Invoice</h1>${goods(pen, sums, 'tA', 'Details of charge|Amount')}<p class="right">VAT (outside the scope) ${pen.money(0)}</p><p class="right big">Total to pay ${pen.money(sums.total)}</p><p class="small">Pay online, by phone or at any Post Office quoting ${number}.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const itinerant = firms(
  'Ottoline Hart;Celebrant & Voice Artist;Totnes TQ9 5PH|Big Sky Climbing Walls Ltd;Ingleton;LA6 3HJ|Marlow & Finch Translations;3rd Floor, 9 Margaret Street;London W1W 8RJ',
)

/** A freelancer's, not registered: a note in sentences like a letter, one sum, a day in words, a number of few digits. */
export function freelanceNote(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|dow D month YYYY')
  const [firm, to] = [pen.pick(itinerant), buyerOf(pen, 'GB')]
  const sums = onTop([line('Fee', pen.whole(60, 1900) * 100)])
  const number = pen.digits(say(pen, '##|0##|26-##'))
  return letter(
    pen,
    {
      faces: 'slab needle',
      css: 'section { padding: 35mm 40mm !important; line-height: 1.7 !important; }',
    },
    [
      `<p>${firm.name}<br><i>${firm.address.join(', ')}</i></p><p>${pen.day()}</p><p>For: ${lettered(to).replaceAll('<br>', ', ')}</p><p style="margin-top:12mm">Invoice number ${number}</p><p>Agreed fee for ${say(pen, 'recording the audio guide, two sessions|the workshop on Saturday, including travel|proofs of the spring catalogue')}: <b>${pen.money(sums.total)}</b>.</p><p>Please pay within fourteen days to ${firm.name}, sort code ${pen.digits('##-##-##')}, account ${pen.digits('########')}. I am not registered for VAT.</p><p>With thanks</p>${inLine([['', 'O. H.']])}`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasLines: false }),
  )
}
