/** Bills of Great Britain and Ireland: a premium with its own tax, a man paid less his deduction, a solicitor, a courier's week, a line for a firm, an invoice from a marketplace, bins, a fibre line. */
import { block, negated, line, onTop, several, within } from '../eighth/kit'
import { gb, ie } from '../eighth/notations'
import { lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { boxes } from '../eleventh/kit'
import { logo, oneLine, say, windowed } from '../twelfth/kit'
import { one, priced, rowsOf, sold } from './bought'
import { bill, lying, type Families } from './kit'
import { addressed, edged, listed, placed, spread } from './pieces'

export const gbBills: Families = {
  /** A premium: the tax on it is that of insurers and none to claim back. */
  'premium-ipt': bill(gb, 'D month YYYY|DD/MM/YYYY', 'book light', (pen, firm, to) => {
    const premium = pen.whole(190, 4200) * 100
    const ipt = Math.round(premium * 0.12)
    const fee = pen.chance(0.5) ? [line('Broker fee', 3500)] : []
    const sums = within([
      line('Premium', premium),
      line('Insurance Premium Tax at 12%', ipt),
      ...fee,
    ])
    const [number, due] = [pen.digits(say(pen, 'DN#####|######|D/26/####')), pen.after(14)]
    return [
      `${logo(firm.name, 8, 'color:#14532d')}<div class="small">${block([...firm.also, ...firm.address])}</div><hr style="border-top:0.8mm solid #14532d"><div style="margin:10mm 0">${lettered(to)}</div><h1>Debit note ${number}</h1><p>${pen.day()}</p>${spread(
        [
          ['Policy', pen.digits('@@@/######/##')],
          ['Class', say(pen, 'Commercial Combined|Employers’ Liability|Motor Fleet')],
          ['Insurer', say(pen, 'Northgate Mutual|Caledon Syndicate 4412')],
          ['Period', `12 months from ${pen.day()}`],
        ],
      )}<div style="margin-top:8mm;border:0.25mm solid #14532d;padding:4mm">${edged([
        ...priced(pen, sums),
        ['Amount due', pen.money(sums.total)],
      ])}</div><p>Please let us have your payment by ${pen.day(due)} to keep your cover in force.</p><div class="foot small">Authorised and regulated by the Financial Conduct Authority, No. ${pen.digits('######')}</div>`,
      { sums, documentNumber: number, due },
    ]
  }),

  /** A man on a site: labour and materials, what the contractor keeps for the taxman told below the total, not in it. */
  'cis-subbie': bill(gb, 'DD/MM/YYYY|D/M/YY|D mon YYYY', 'wide plain', (pen, firm, to) => {
    const labour = several('Days labour', pen.whole(2, 10), pen.whole(160, 280) * 100)
    const materials = one(pen, 'Timber and fixings|Plasterboard|Cable', [30, 480])
    const sums = within([labour, materials])
    const kept = Math.round(labour.amount / 5)
    const number = pen.digits(say(pen, '##|0##|2026-##'))
    return [
      `<div class="sides"><div><b>${firm.name}</b><br>${[...firm.also, ...firm.address].join('<br>')}<br>UTR: ${pen.digits('##########')}<br>NI: ${pen.digits('@@ ## ## ## @')}</div><div class="right">Invoice no: ${number}<br>${pen.day()}</div></div><p style="margin-top:10mm">To: ${to.name}, ${to.address.join(', ')}</p><p>Site: ${say(pen, 'Plots 4-9, Canal Wharf|St Mary’s School extension|Unit 6')}</p>${listed(
        '',
        'lr',
        '',
        [
          [
            `${labour.quantity} ${labour.text} @ ${pen.money(labour.unit)}`,
            pen.money(labour.amount),
          ],
          [materials.text, pen.money(materials.amount)],
          ['Total', pen.money(sums.total)],
          ['Less CIS deduction 20% of labour', pen.money(-kept)],
          ['Amount to pay me', pen.money(sums.total - kept)],
        ],
      )}<p>Not VAT registered.</p><p>Pay to: ${firm.name}<br>Sort ${pen.digits('##-##-##')} Acc ${pen.digits('########')}</p><p>Cheers</p>`,
      { sums, documentNumber: number },
    ]
  }),

  /** A solicitor: charges and what was paid out for the client in two columns of net and tax, money on account taken off. */
  'bill-of-costs': bill(gb, 'D month YYYY', 'book slab', (pen, firm, to) => {
    const costs = line('Our charges', pen.whole(60, 390) * 1000, 20)
    const paidOut = [
      line('Search fees', pen.whole(120, 380) * 100, 20),
      line('Land Registry fee', pen.pick([2000, 4500, 10_000, 15_000]), 0),
    ]
    const sums = onTop([costs, ...paidOut])
    const held = pen.chance(0.5) ? pen.whole(3, 9) * 5000 : 0
    const number = pen.digits('######')
    const taxOf = (amount: number, rate: number) => pen.plain(Math.round((amount * rate) / 100))
    return [
      `<div class="mid">${logo(firm.name, 8, 'font-variant:small-caps')}<span class="small">${[...firm.also, ...firm.address].join(' | ')}</span></div><div style="margin-top:12mm" class="sides"><div>${lettered(to)}</div><div>Bill number: ${number}<br>Date and tax point: ${pen.day()}<br>Our ref: ${pen.digits('@@/@@@/#####-2')}</div></div><p style="text-decoration:underline">${say(pen, 'Purchase of 14 Weir Cottages|Grant of lease, Unit 7|Estate of the late A. Pym')}</p>${listed(
        'rules',
        'lrr',
        '|£|VAT £',
        [
          ...sums.lines.map((each) => [
            each.text,
            pen.plain(each.amount),
            taxOf(each.amount, each.rate),
          ]),
          ['', pen.plain(sums.net), pen.plain(sums.vat)],
          ['Total including VAT', '', pen.plain(sums.total)],
          ...(held > 0
            ? [
                ['Less money held on account', '', pen.plain(-held)],
                ['Balance due to us', '', pen.plain(sums.total - held)],
              ]
            : []),
        ],
      )}<p>With compliments</p><p style="font-family:Z003;font-size:18pt">${say(pen, 'M. Ellery|P. Farthing')}</p><p class="small">You have a right to object to this bill under Part III of the Solicitors Act 1974. VAT No. ${taxNumber(pen, 'GB')}. Regulated by the SRA.</p>`,
      { sums, documentNumber: number },
    ]
  }),

  /** A courier's week on a sheet that lies on its side: a row a parcel, the surcharge on all, sums in boxes along the foot. */
  'courier-week': bill(gb, 'DD/MM/YYYY|DD-mon-YYYY', 'narrow plain', (pen, firm, to) => {
    const parcels = Array.from({ length: pen.whole(3, 8) }, () =>
      line(say(pen, 'Next day by 12|48 hour|Saturday AM|Economy EU'), pen.whole(480, 3900), 20),
    )
    const freight = parcels.reduce((all, { amount }) => all + amount, 0)
    const sums = onTop([...parcels, line('Fuel surcharge 14.5%', Math.round(freight * 0.145), 20)])
    const [number, due] = [pen.digits(say(pen, '4#######|W26-######')), pen.after(7)]
    return [
      `<div class="sides"><div>${logo(firm.name, 7, 'font-weight:bold;background:#facc15;padding:1mm 4mm')}<div class="tiny">${[...firm.also, ...firm.address].join(', ')}</div></div><div class="tiny">${lettered(to)}</div><div>Account ${pen.digits('#######')}<br>Invoice ${number}<br>${pen.day()}</div></div>${listed(
        'night zebra tiny',
        'llllrr',
        'Consignment|Sent|Service|To|Kg|Charge',
        sums.lines.map((each, at) =>
          at < parcels.length
            ? [
                pen.digits('@@#########'),
                pen.day(pen.after(-1 - at)),
                each.text,
                say(pen, 'AB11|CF24|Lyon|BT7'),
                pen.plain(pen.whole(20, 2800)),
                pen.plain(each.amount),
              ]
            : ['', '', each.text, '', '', pen.plain(each.amount)],
        ),
      )}${boxes([
        ['Net', pen.money(sums.net)],
        ['VAT 20%', pen.money(sums.vat)],
        ['Invoice total', pen.money(sums.total)],
        ['Payment due', pen.day(due)],
        ['VAT reg.', taxNumber(pen, 'GB')],
      ])}`,
      { sums, documentNumber: number, due },
      lying,
    ]
  }),

  /** A line for a firm: rental ahead, calls behind, one page with the sum in the middle, nothing to do because a bank pays. */
  'office-line': bill(gb, 'D month YYYY|D mon YYYY', 'light wide', (pen, firm, to) => {
    const sums = onTop([
      line(`Rental, ${pen.day()} to ${pen.day(pen.after(30))}`, pen.whole(22, 90) * 100, 20),
      line('Calls to mobiles', pen.whole(40, 2600), 20),
      ...(pen.chance(0.5) ? [line('Loyalty discount', -500, 20)] : []),
    ])
    const [number, due] = [pen.digits('@@########Q###@@'), pen.after(12)]
    return [
      `${placed(140, 14, logo(firm.name, 7, 'color:#be123c;font-weight:bold'))}${windowed(firm, to)}${spread(
        [
          ['Account number', pen.digits('@@########')],
          ['Bill number', number],
          ['Tax point', pen.day()],
        ],
      )}<div class="mid" style="border:0.6mm solid #be123c;border-radius:3mm;padding:5mm;margin:8mm 20mm"><div>Total due</div><div style="font-size:20pt">${pen.money(sums.total)}</div><div>We’ll take this by Direct Debit on or just after ${pen.day(due)}</div></div>${edged(
        [
          ...priced(pen, sums),
          ['Total excluding VAT', pen.money(sums.net)],
          ['VAT at 20%', pen.money(sums.vat)],
        ],
        'border-bottom:0.15mm solid #ddd',
      )}<div class="foot small">${oneLine(firm)}. VAT registration number ${taxNumber(pen, 'GB')}</div>`,
      { sums, documentNumber: number, due },
    ]
  }),

  /** What a marketplace prints for a seller on it: who sold stands small, the marketplace's name nowhere as the supplier; paid. */
  'sold-by': bill(gb, 'D month YYYY|DD mon YYYY', 'plain narrow', (pen, firm, to) => {
    const sums = sold(pen, 'sold-by', { count: [1, 3], most: 2, step: 1 })
    const number = pen.digits(say(pen, 'GB-######-26-####|INV-GB-#########-26-##'))
    return [
      `<div class="sides"><div class="big">Paid</div><div class="right"><h1 style="margin:0">Invoice</h1>Payment reference ${pen.digits('4x@####@@##@')}<br>Sold by <b>${firm.name}</b><br>VAT # ${taxNumber(pen, 'GB').replaceAll(' ', '')}</div></div>${boxes(
        [
          ['Invoice date / Delivery date', pen.day()],
          ['Invoice #', number],
          ['Total payable', pen.money(sums.total)],
        ],
      )}<div class="sides">${addressed('Billing address', to)}${addressed('Delivery address', to)}${addressed('Sold by', firm)}</div><p class="small">Order date ${pen.day(pen.after(-2))} &nbsp; Order # ${pen.digits('20#-#######-#######')}</p>${listed(
        'rules',
        'lrrrr',
        'Description|Qty|Unit price (excl. VAT)|VAT rate|Item subtotal (incl. VAT)',
        sums.lines.map((each) => [
          each.text,
          String(each.quantity),
          pen.money(Math.round((each.unit * 100) / (100 + each.rate))),
          `${each.rate}%`,
          pen.money(each.amount),
        ]),
      )}<div class="right"><b>Invoice total ${pen.money(sums.total)}</b></div>${listed(
        'rules tiny',
        'rrr',
        'VAT rate|Item subtotal (excl. VAT)|VAT subtotal',
        sums.shares.map((share) => [`${share.rate}%`, pen.money(share.net), pen.money(share.vat)]),
      )}<div class="foot tiny">Fulfilled by Marktree UK Services Ltd on behalf of the seller. Returns: marktree.example</div>`,
      { sums, documentNumber: number, hasRates: true, due: null },
    ]
  }),

  /** A credit for goods sent back: the sums in brackets as accountants write what is negative. */
  'goods-returned': bill(gb, 'DD/MM/YYYY|D mon YYYY', 'plain light', (pen, firm, to) => {
    const sums = negated(
      onTop([
        several(
          say(pen, 'Roller blind, sand|Brass hinge 75mm|Worktop oak 3m'),
          pen.whole(1, 6),
          pen.whole(900, 9900),
          20,
        ),
        line('Restocking charge', -pen.whole(3, 8) * 100, 20),
      ]),
    )
    const number = pen.digits(say(pen, 'SCR-#####|CN####'))
    const taken = (cents: number) => (cents < 0 ? `(${pen.plain(-cents)})` : pen.plain(cents))
    return [
      `<div style="background:#fee2e2;color:#991b1b;padding:3mm 18mm;margin:-14mm -18mm 8mm;font-size:15pt">SALES CREDIT <span style="float:right">${number}</span></div><div class="sides"><div style="width:60mm"><b>${firm.name}</b><br>${[...firm.also, ...firm.address].join('<br>')}<br>VAT ${taxNumber(pen, 'GB')}</div>${addressed('Credit to', to)}${addressed('Details', { name: pen.day(), address: [`Returns note ${pen.digits('RN####')}`, `Invoice ${pen.digits('SIN-#####')}`], also: [] })}</div>${listed(
        'zebra',
        'lrrr',
        'Returned|Qty|Each|GBP',
        sums.lines.map((each) => [
          each.text,
          String(Math.abs(each.quantity)),
          pen.plain(Math.abs(each.unit)),
          taken(each.amount),
        ]),
      )}<p class="right">Net ${taken(sums.net)}<br>VAT at 20% ${taken(sums.vat)}<br><b>Credit ${taken(sums.total)}</b></p>`,
      { sums, documentNumber: number, kind: 'credit-note', due: null },
    ]
  }),
}

export const ieBills: Families = {
  /** Bins of a firm: lifts and weights under a period, tax at thirteen and a half, paid from an account. */
  'bin-lifts': bill(ie, 'DD/MM/YYYY|D month YYYY', 'wide narrow', (pen, firm, to) => {
    const sums = onTop([
      several('General waste 1100L lift', pen.whole(2, 9), pen.whole(1400, 2600), 13.5),
      several('Dry recycling lift', pen.whole(1, 5), pen.whole(600, 1400), 13.5),
      line('Service fee', pen.whole(900, 2900), 13.5),
    ])
    const [number, due] = [pen.digits(say(pen, 'SI####|#######')), pen.after(30)]
    return [
      `<div style="border-left:6mm solid #15803d;padding-left:5mm"><div class="sides"><div>${logo(firm.name, 7)}${block([...firm.also, ...firm.address])}</div><div class="right"><span style="font-size:20pt;color:#15803d">INVOICE</span><br>${number}</div></div><p></p>${spread(
        [
          ['Date', pen.day()],
          ['Due', pen.day(due)],
          ['Customer', pen.digits('C#####')],
          ['Permit', pen.digits('NWCPO-##-#####-01')],
        ],
      )}<p>${lettered(to)}</p>${listed(
        '',
        'rlr',
        'No.|Service for the month|€',
        rowsOf(pen, sums, 'qta'),
      )}${edged([
        ['Net', pen.plain(sums.net)],
        ['VAT @ 13.5%', pen.plain(sums.vat)],
        ['Gross', pen.money(sums.total)],
      ])}<p class="small">IBAN ${iban(pen, 'IE')} · VAT No. ${taxNumber(pen, 'IE')}</p></div>`,
      { sums, documentNumber: number, due },
    ]
  }),
}
