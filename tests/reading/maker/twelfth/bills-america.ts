/** Bills of the United States and Canada: a roofer with a deposit, software by card, a doctor, a town's water, movers, an electrician, a telephone firm in two languages, a trade association. */
import type { Random } from '../../../support/random'
import { block, firms, line, onTop, penFor, several, truthOf, wares } from '../eighth/kit'
import { ca, quebec, us } from '../eighth/notations'
import { lettered } from '../ninth/kit'
import type { Sheet } from '../print'
import { taxed } from '../eleventh/kit'
import { buyerOf } from './buyers'
import { divided, goods, headed, inLine, letter, logo, oneLine, pushed, say, windowed } from './kit'
import { sumsAs } from '../eighth/rows'

const roofers = firms(
  'Tri-County Roofing & Gutters;PO Box 881;Dover, DE 19903|Granite State Masonry LLC;14 Quarry Rd;Barre, VT 05641|Delgado Custom Cabinets;6020 E 14th St;Oakland, CA 94621',
)

/** A craftsman's final bill: the work, less the deposit as a line of the list, what is left as the only sum. */
export function lessDeposit(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|mon D, YYYY|M/D/YY')
  const [firm, to] = [pen.pick(roofers), buyerOf(pen, 'US')]
  const work = pen.whole(24, 180) * 10_000
  const sums = onTop([
    line(
      say(pen, 'Tear off and re-roof garage|Chimney rebuild above roofline|Built-in pantry, maple'),
      work,
    ),
    ...(pen.chance(0.5) ? [line('Dump fees', pen.whole(80, 450) * 100)] : []),
    line(`Less deposit, check ${pen.digits('####')}`, -Math.round(work / 3 / 100) * 100),
  ])
  const number = pen.digits(say(pen, '####|26-0##|#####'))
  return letter(
    pen,
    {
      faces: 'book narrow slab',
      paper: 'letter',
      css: '.grid td { border-bottom: 0.2mm solid #999; height: 9mm; }',
    },
    [
      `<div class="sides"><div>${logo(firm.name, 8, 'font-weight:bold')}${block(firm.address)}<br>${pen.digits('(###) 555-01##')} · Licensed &amp; insured</div><div class="boxed right">INVOICE<br><b>#${number}</b></div></div><div class="sides" style="margin-top:8mm"><div><b>Job for</b><br>${lettered(to)}</div><div class="right"><b>Date completed / billed</b><br>${pen.day()}</div></div>${goods(pen, sums, 'tA', 'Description of work|Amount')}<p class="right big">BALANCE DUE ${pen.money(sums.total)}</p><p class="mid">Terms: due on receipt. Make checks payable to ${firm.name.replace('&', '&amp;')}.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const makers = firms(
  'Loomly Stack, Inc.;548 Market St PMB 72296;San Francisco, CA 94104;Loomly Stack|Northbeam Mailers LLC;1209 Orange Street;Wilmington, DE 19801;Northbeam|Kiteboard Software Corp.;300 E Randolph St;Chicago, IL 60601;Kiteboard',
)

/** Software taken from a card: pale, the sum and the day in one large sentence, the period below the line, a receipt's number besides the invoice's. */
export function paidOn(random: Random): Sheet {
  const pen = penFor(random, us, 'month D, YYYY|mon D, YYYY')
  const [firm, to] = [pen.pick(makers), buyerOf(pen, 'US')]
  const rate = pen.pick([0, 0, 6.25, 8.25])
  const { sums } = taxed(
    [
      several(
        say(pen, 'Growth plan – seats|Starter (monthly)|Pro workspace'),
        pen.whole(1, 8),
        pen.pick([1200, 1900, 2900, 4900]),
      ),
    ],
    [rate],
  )
  const number = pen.digits(say(pen, '@#@#@##@-00##|########-0001|INV-0#####'))
  return letter(
    pen,
    {
      faces: 'light wide plain',
      paper: 'letter',
      css: '.grid th { font-weight: normal; color: #777; }',
    },
    [
      `<div class="sides"><div class="big">Receipt</div>${logo(firm.also[0] ?? '', 6, 'color:#777;font-weight:bold')}</div>${divided(
        [
          ['Invoice number', number],
          ['Receipt number', pen.digits('####-####')],
          ['Date paid', pen.day()],
          ['Payment method', pen.digits('Visa - ####')],
        ],
      )}<div class="sides" style="margin:8mm 0;justify-content:flex-start;gap:30mm"><div><b>${firm.name}</b><br>${block(firm.address)}<br>United States</div><div><b>Bill to</b><br>${lettered(to)}</div></div><p class="big">${pen.money(sums.total)} paid on ${pen.day()}</p>${goods(pen, sums, 'tquA', 'Description|Qty|Unit price|Amount')}<p class="small grey">${pen.day()} – ${pen.day(pen.after(30))}</p><table class="push"><tr><td>Subtotal</td><td class="right">${pen.money(sums.net)}</td></tr>${rate > 0 ? `<tr><td>Sales tax (${rate}%)</td><td class="right">${pen.money(sums.vat)}</td></tr>` : ''}<tr><td>Total</td><td class="right">${pen.money(sums.total)}</td></tr><tr><td><b>Amount paid</b></td><td class="right"><b>${pen.money(sums.total)}</b></td></tr></table>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt' }),
  )
}

const doctors = firms(
  'Cascade Spine & Joint, P.C.;2100 NW Lovejoy;Portland, OR 97210|Lakeview Pediatric Associates;77 Clinton Ave;Burlington, VT 05401|Dr. Imani Brooks, DDS;415 Peachtree Pl;Atlanta, GA 30309',
)

/** A doctor's statement: what was charged, what the insurer left off and paid as lines, what the patient owes, a coupon to tear off. */
export function patientStatement(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|MM/DD/YY')
  const [firm, to] = [pen.pick(doctors), buyerOf(pen, 'US')]
  const visit = pen.whole(120, 480) * 100
  const sums = onTop([
    line('Office visit, established', visit),
    line('Insurance adjustment', -Math.round(visit * 0.3)),
    line('Insurance payment', -Math.round(visit * 0.45)),
  ])
  const number = pen.digits(say(pen, '#######|26-#####|S#####'))
  return letter(
    pen,
    { faces: 'plain narrow wide', paper: 'letter' },
    [
      `<div class="sides"><div><b>${firm.name.replace('&', '&amp;')}</b><br>${block(firm.address)}</div>${headed(
        [
          ['STATEMENT NO.', number],
          ['STATEMENT DATE', pen.day()],
          ['PAY THIS AMOUNT', pen.money(sums.total)],
        ],
      )}</div><div style="margin:10mm 0">${lettered(to)}</div>${goods(pen, sums, 'tA', 'Service|Amount')}<p class="right"><b>Patient responsibility ${pen.money(sums.total)}</b></p>${inLine(
        [
          ['Patient', to.name],
          ['Provider', say(pen, 'Alvarez MD|Kessler NP')],
          ['Seen', pen.day(pen.after(-33))],
        ],
      )}<hr style="border-top:0.3mm dashed #000;margin-top:40mm"><div class="sides"><div>Detach and return with payment<br>Account ${pen.digits('A######')}</div><div class="right">Amount due ${pen.money(sums.total)}<br>Amount enclosed $________</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const towns = firms(
  'Town of Hadley Falls;Water & Sewer Division, 1 Town Common;Hadley Falls, MA 01036|City of Mesa Verde Utilities;250 W Main;Mesa Verde, NM 87413|Cedar Creek Municipal Utility District;PO Box 40;Cedar Creek, TX 78612',
)

/** A town's bill on a card: meter, usage, charges by a code; the bill's number small, an amount due by a day. */
export function townWater(random: Random): Sheet {
  const pen = penFor(random, us, 'MM/DD/YYYY|mon DD, YYYY')
  const [firm, to] = [pen.pick(towns), buyerOf(pen, 'US')]
  const used = pen.whole(3, 42)
  const sums = onTop([
    line('WATER USAGE', used * 412),
    line('SEWER', used * 655),
    ...(pen.chance(0.7) ? [line('STORMWATER FEE', 850)] : []),
  ])
  const start = pen.whole(1000, 8000)
  const number = pen.digits(say(pen, '#######|26-####-W'))
  return letter(
    pen,
    {
      faces: 'needle narrow',
      paper: 'letter',
      css: '@page { size: 190mm 110mm; } section { width: 190mm !important; height: 109.5mm !important; padding: 8mm !important; }',
    },
    [
      `<div class="sides"><div><b>${firm.name}</b><br>${block(firm.address)}</div><div class="right">Bill No. ${number}<br>Bill Date ${pen.day()}<br>Account ${pen.digits('0###-00')}</div></div><table class="grid tight"><tr><th class="t">Meter</th><th>Previous</th><th>Present</th><th>Used (CCF)</th></tr><tr><td class="t">${pen.digits('########')}</td><td>${start}</td><td>${start + used}</td><td>${used}</td></tr></table>${goods(pen, sums, 'tA')}<div class="sides"><div>${lettered(to)}</div><div class="boxed">TOTAL DUE BY ${pen.day(pen.after(30))}<br><span class="big">${pen.money(sums.total)}</span></div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const bodies = firms(
  'American Society of Letterpress Printers;1200 17th St NW;Washington, DC 20036;ASLP|Hudson Valley Restaurant Alliance;300 Fair St;Kingston, NY 12401|Board of Cosmetology Educators;PO Box 5530;Topeka, KS 66605',
)

/** Dues of an association or a fair: a form with ticks, the sum at several places, no tax, an order's number. */
export function duesForm(random: Random): Sheet {
  const pen = penFor(random, us, 'mon D, YYYY|MM/DD/YYYY|D mon YYYY')
  const [firm, to] = [pen.pick(bodies), buyerOf(pen, 'US')]
  const sums = onTop([
    line('Annual dues, small studio', pen.whole(95, 450) * 100),
    line('Voluntary scholarship gift', pen.pick([1000, 2500, 5000])),
  ])
  const number = pen.digits(say(pen, '300###|D-26-####|######'))
  return letter(
    pen,
    { faces: 'book plain', paper: 'letter', css: '#sheet h1 { color: #7f1d1d; }' },
    [
      `<h1>${firm.name}</h1><div>${oneLine({ name: firm.also[0] ?? 'Member Services', address: firm.address, also: [] })}</div><div class="sides" style="margin-top:10mm"><div>${lettered(to)}</div>${divided(
        [
          ['Dues invoice', number],
          ['Invoice date', pen.day()],
          ['Membership year', String(pen.date.getUTCFullYear())],
        ],
      )}</div>${goods(pen, sums, 'tA', 'Item|Amount')}<p class="right"><b>Total due: ${pen.money(sums.total)}</b></p><p>☐ Check enclosed &nbsp; ☐ Charge my card in the amount of ${pen.money(sums.total)}</p><p class="small">Dues are not deductible as charitable contributions but may be deductible as a business expense.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const electricians = firms(
  'Brightside Electric Ltd.;44 Steelcase Rd W;Markham ON L3R 1B2|Avalon Heating & Sheet Metal;12 Kenmount Rd;St. John’s NL A1B 1W1|Ottawa River Plumbing Inc.;990 Carling Ave;Ottawa ON K1Y 4E4',
)

/** An electrician's of Canada: service call, hours and goods, HST in a line with its number, terms in the head. */
export function serviceCall(random: Random): Sheet {
  const pen = penFor(random, ca, 'YYYY-MM-DD|mon D, YYYY|DD/mon/YYYY', { money: '$#' })
  const [firm, to] = [pen.pick(electricians), buyerOf(pen, 'CA')]
  const rate = firm.address[1]?.includes(' NL ') ? 15 : 13
  const { sums } = taxed(
    pen.buy(
      wares(
        'Service call;95;140;0|Labour, hours;88;125;0|200A panel upgrade;1450;2200;0|GFCI receptacle;32;48;0|Permit ESA;92;130;0',
      ),
      {
        count: [2, 4],
        most: 4,
      },
    ).lines,
    [rate],
  )
  const number = pen.digits(say(pen, '#####|BE-26###|INV####'))
  return letter(
    pen,
    { faces: 'wide narrow', paper: 'letter' },
    [
      `<div style="background:#0b3954;color:#fff;padding:4mm 6mm">${logo(firm.name, 7)}<span class="small">${firm.address.join(', ')}</span></div><div class="sides" style="margin-top:8mm"><div>Customer<br><b>${lettered(to)}</b></div><div class="right">Invoice <b>${number}</b><br>${pen.day()}<br>Net 15</div></div>${goods(pen, sums, 'qtua', 'Qty|Item|Price|Total')}${pushed(sumsAs(pen, sums, 'nvT', `Sub-total|HST (ON/NL) ${rate}% on ${pen.plain(sums.net)}|Total CAD`))}<div class="foot small">HST registration ${pen.digits('######### RT0001')} · e-transfer to the address on file · ECRA/ESA ${pen.digits('700####')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const telecoms = firms(
  'Télécom Boréale;1000, boul. Talbot;Saguenay (Québec) G7H 4B5;Télécom Boréale inc.|Réseau Fleuve;C.P. 220;Rimouski (Québec) G5L 7C1;Coopérative Réseau Fleuve|Assainissement Lévis inc.;3175, ch. des Quatre-Bourgeois;Lévis (Québec) G6V 4Z2',
)

/** Of Quebec, French with English beside it: charges, both taxes and their sum, a coupon to pay at a bank. */
export function factureBilingue(random: Random): Sheet {
  const pen = penFor(random, quebec, 'YYYY-MM-DD|D month YYYY')
  const [firm, to] = [pen.pick(telecoms), buyerOf(pen, 'CA')]
  const { sums, taxes } = taxed(
    pen.buy(
      wares(
        'Internet affaires / Business Internet;59;115;0|Ligne téléphonique / Phone line;25;45;0|Location modem / Modem rental;8;15;0|Collecte conteneur / Bin pickup;70;130;0',
      ),
      {
        count: [1, 3],
      },
    ).lines,
    [5, 9.975],
  )
  const number = pen.digits(say(pen, '#########|B26-######|F####-##'))
  return letter(
    pen,
    { faces: 'plain light', paper: 'letter' },
    [
      `<div class="sides">${logo(firm.name, 9, 'color:#0369a1;font-weight:bold')}<div class="right"><b>FACTURE / INVOICE</b><br>${number}</div></div>${windowed(firm, to)}${headed(
        [
          ['Date de facturation / Billing date', pen.day()],
          ['N° de compte / Account no.', pen.digits('####-######')],
          ['Échéance / Due date', pen.day(pen.after(21))],
        ],
      )}${goods(pen, sums, 'tA', 'Services|Montant / Amount')}${pushed([
        ['Sous-total / Subtotal', pen.money(sums.net)],
        [`TPS / GST ${pen.digits('######### RT0001')}`, pen.money(taxes[0]?.vat ?? 0)],
        [`TVQ / QST ${pen.digits('########## TQ0001')}`, pen.money(taxes[1]?.vat ?? 0)],
        ['Total des taxes / Total taxes', pen.money(sums.vat)],
        ['Total à payer / Amount due', pen.money(sums.total)],
      ])}<div class="foot small">${[...firm.also, ...firm.address].join(', ')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}
