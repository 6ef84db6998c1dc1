/** Bills of the United States and Canada: water of a town, a lawyer's hours, a lorry's load, a patient's share, a lawn by hand, a hotel's folio, a mobile line, a heating repair. */
import { block, line, onTop, several, within } from '../eighth/kit'
import { ca, us } from '../eighth/notations'
import { lettered } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import { byHand, taxed } from '../eleventh/kit'
import { logo, oneLine, say } from '../twelfth/kit'
import { formed, stacked, tornOff } from '../thirteenth/kit'
import { many, one, priced } from './bought'
import { bill, halved, type Families } from './kit'
import { addressed, edged, listed, placed, spread } from './pieces'

export const usBills: Families = {
  /** A town's water: what was owed before and paid, readings, a later sum after the due day, a stub whose window shows the payer. */
  'water-district': bill(us, 'MM/DD/YYYY|M/D/YY', 'plain narrow letter', (pen, town, to) => {
    const [used, before] = [pen.whole(3, 48), pen.whole(40, 300) * 100 + 17]
    const sums = within([
      line('Water', used * pen.whole(280, 560)),
      line('Sewer', used * pen.whole(390, 710)),
      line('Storm water fee', pen.whole(450, 1500)),
    ])
    const [number, due] = [pen.digits('#######'), pen.after(pen.whole(18, 25))]
    const account = pen.digits('##-####-##')
    return [
      `<div class="mid"><b style="font-size:13pt">${town.name.toUpperCase()}</b><br>${[...town.also, ...town.address].join(' · ')}</div>${formed(
        [
          ['Account', account],
          ['Bill number', number],
          ['Bill date', pen.day()],
          ['Service address', to.address[0] ?? ''],
          ['Previous reading', pen.digits('#####')],
          ['Present reading', pen.digits('#####')],
          ['Usage (1,000 gal)', String(used)],
          ['Read date', pen.day(pen.after(-6))],
        ],
        4,
      )}<div class="sides"><div style="width:80mm;border:0.3mm solid #000;padding:3mm"><b>Account activity</b>${edged(
        [
          ['Previous balance', pen.money(before)],
          [`Payment ${pen.day(pen.after(-20))} – thank you`, pen.money(-before)],
          ['Balance forward', pen.money(0)],
        ],
      )}</div><div style="width:80mm;border:0.3mm solid #000;padding:3mm"><b>Current charges</b>${edged(
        priced(pen, sums),
      )}<hr>${edged([['Total amount due', pen.money(sums.total)]], 'font-weight:bold')}</div></div><p>A 10% penalty is added to bills not paid by the due date.</p>${tornOff(
        `<div class="sides"><div>${lettered(to)}</div><div>${edged([
          ['Account', account],
          ['Due date', pen.day(due)],
          ['Amount due', pen.money(sums.total)],
          ['After due date pay', pen.money(Math.round(sums.total * 1.1))],
        ])}</div></div><p class="mid small">Make checks payable to ${town.name}</p>`,
      )}`,
      { sums, documentNumber: number, due },
    ]
  }),

  /** A lawyer's hours: days, initials and tenths of an hour in a text that runs on, costs advanced, payable upon receipt. */
  'hours-of-counsel': bill(us, 'month D, YYYY', 'book slab letter', (pen, firm, to) => {
    const hourly = pen.whole(22, 61) * 1000
    const worked = [
      'Telephone conference with client re: lease dispute',
      'Draft and revise settlement agreement',
      'Review title commitment; correspondence with lender',
    ].slice(0, pen.whole(1, 3))
    const hours = worked.map((text, at) => {
      const tenths = pen.whole(3, 42)
      return { text, tenths, day: pen.after(-6 - 4 * at), amount: (tenths * hourly) / 10 }
    })
    const costs = line('Recording fees advanced', pen.whole(30, 210) * 100)
    const sums = within([...hours.map((each) => line(each.text, each.amount)), costs])
    const number = pen.digits(say(pen, '#####|26-####|1####'))
    return [
      `<div class="mid" style="letter-spacing:0.6mm;font-size:15pt">${firm.name.replaceAll('&', '&amp;')}</div><div class="mid small">ATTORNEYS AT LAW<br>${[...firm.also, ...firm.address].join(' • ')}<br>Tax ID ${pen.digits('##-#######')}</div><p style="margin-top:12mm">${pen.day()}</p><p>${lettered(to)}</p><p>Invoice No. ${number}<br>In reference to: <i>General matters (file ${pen.digits('####.###')})</i></p><p><u>For professional services rendered</u></p>${listed(
        'airy',
        'llrr',
        'Date|Services|Hrs/Rate|Amount',
        hours.map((each) => [
          pen.day(each.day, 'M/D/YYYY'),
          each.text,
          `${(each.tenths / 10).toFixed(2)} at ${pen.money(hourly)}/hr`,
          pen.plain(each.amount),
        ]),
      )}${edged([
        ['Total for services', pen.money(sums.total - costs.amount)],
        [costs.text, pen.money(costs.amount)],
        ['Total amount of this bill', pen.money(sums.total)],
      ])}<p>Payable upon receipt. Balances over 30 days bear interest at 1% per month.</p>`,
      { sums, documentNumber: number },
    ]
  }),

  /** A lorry's load: who sends, who receives and who pays in three boxes, pounds at a rate by the hundred, a fuel surcharge. */
  'pro-number': bill(us, 'MM/DD/YY|MM/DD/YYYY', 'narrow needle letter', (pen, firm, to) => {
    const [weight, rate] = [pen.whole(8, 190) * 100, pen.whole(1140, 3890)]
    const freight = Math.round((weight / 100) * rate)
    const percent = pen.whole(18, 31)
    const sums = within([
      line(say(pen, 'SKIDS MACHINE PARTS|CTNS SAFETY GLASS|PALLETS BEVERAGE'), freight),
      line(`FUEL SURCHARGE ${percent}.0%`, Math.round((freight * percent) / 100)),
      ...(pen.chance(0.5) ? [line('LIFTGATE DELIVERY', pen.whole(55, 140) * 100)] : []),
    ])
    const [number, order] = [pen.digits(say(pen, '###-######-#|#########')), pen.digits('PO#####')]
    const party = (label: string, lines: readonly string[]) =>
      `<td style="width:33%"><span class="tiny">${label}</span><br>${block(lines)}</td>`
    return [
      `<div class="sides"><div>${logo(firm.name, 6, 'font-weight:bold;font-style:italic')}${block([...firm.also, ...firm.address])}<br>SCAC ${pen.digits('@@@@')}</div><table class="l14 box" style="width:70mm"><tr><td>FREIGHT BILL / PRO NO.<br><b>${number}</b></td></tr><tr><td>DATE ${pen.day()} &nbsp; TERMS: NET 15 DAYS</td></tr></table></div><table class="l14 box"><tr>${party('SHIPPER', ['Carver Die & Tool', 'Dock 3, 88 Foundry Rd', 'Muncie, IN 47302'])}${party('CONSIGNEE', [to.name, ...to.address])}${party('BILL TO', [to.name, ...to.address])}</tr><tr><td>B/L ${pen.digits('######')}</td><td>PO ${order}</td><td>DELIVERED ${pen.day(pen.after(-2))}</td></tr></table>${listed(
        'box',
        'rlrrr',
        'PCS|DESCRIPTION|WEIGHT LBS|RATE CWT|CHARGES',
        sums.lines.map((each, at) =>
          at === 0
            ? [
                String(pen.whole(1, 14)),
                each.text,
                String(weight),
                pen.plain(rate),
                pen.plain(each.amount),
              ]
            : ['', each.text, '', '', pen.plain(each.amount)],
        ),
      )}<table class="l14 box"><tr><td>PREPAID</td><td class="r">PAY THIS AMOUNT</td><td class="r"><b>${pen.money(sums.total)}</b></td></tr></table><p class="mid">REMIT TO: ${oneLine(firm)}</p>`,
      { sums, documentNumber: number, customerReference: order, due: pen.after(15) },
    ]
  }),

  /** What a patient owes: charges, what the insurer paid and took off, the rest in a box to be written on a check. */
  'patient-balance': bill(
    us,
    'MM/DD/YYYY|M/D/YYYY',
    'plain wide letter',
    (pen, clinic, { address, also }) => {
      const to = { name: say(pen, 'Hollis Tran|Ruth Eberly|Sam Ocasio'), address, also }
      const visits = ['Office visit, level 3', 'X-ray, wrist, 2 views', 'Lab: lipid panel']
        .slice(0, pen.whole(1, 3))
        .map((text) => {
          const charge = pen.whole(90, 420) * 100
          const [paid, off] = [Math.round(charge * 0.48), Math.round(charge * 0.31)]
          return { text, charge, paid, off, left: charge - paid - off }
        })
      const sums = within(visits.map((each) => line(each.text, each.left)))
      const [number, due] = [pen.digits('S#######'), pen.after(pen.pick([21, 25, 30]))]
      return [
        `<table class="l14 box" style="font-size:88%"><tr><td rowspan="2" style="width:80mm">${block([clinic.name, ...clinic.also, ...clinic.address])}</td><td>STATEMENT DATE<br>${pen.day()}</td><td>PAY THIS AMOUNT<br><b>${pen.money(sums.total)}</b></td><td>STATEMENT #<br>${number}</td></tr><tr><td>PAY BY<br>${pen.day(due)}</td><td>CARD NUMBER<br>&nbsp;</td><td>SHOW AMOUNT PAID HERE<br>$</td></tr></table><div class="sides" style="margin:8mm 0 12mm"><div>${addressed('ADDRESSEE', to)}</div><div>${addressed('REMIT TO', clinic)}</div></div><hr>${listed(
          'night zebra tiny',
          'llrrrr',
          'Service date|Description|Charges|Insurance paid|Adjustments|Patient balance',
          visits.map((each, at) => [
            pen.day(pen.after(-30 - at)),
            each.text,
            pen.plain(each.charge),
            pen.plain(-each.paid),
            pen.plain(-each.off),
            pen.plain(each.left),
          ]),
        )}<div class="right"><b>Balance due from patient: ${pen.money(sums.total)}</b></div><p class="small">Your insurance has processed this claim. The balance is your responsibility.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A lawn mown, on a stationer's form of half a sheet, all but the print by hand, the total too. */
  'yard-crew': bill(us, 'M/D/YY|M-D-YY', 'book plain letter', (pen, firm, to) => {
    const sums = onTop([
      many(pen, 'Mow & edge|Leaf cleanup|Gutters', [1, 4], [35, 90]),
      one(pen, 'Mulch, delivered|Haul debris|Hedge trim', [20, 180]),
    ])
    const number = pen.digits('####')
    const written = (label: string, text: string) =>
      `<div style="border-bottom:0.2mm solid #335;margin:1.5mm 0;color:#335">${label} ${byHand(text)}</div>`
    const rows = sums.lines.map(
      (each) =>
        `<tr><td>${byHand(String(each.quantity))}</td><td>${byHand(each.text)}</td><td class="r">${byHand(pen.plain(each.amount))}</td></tr>`,
    )
    return [
      `<div class="sides"><div style="border:0.4mm solid #335;padding:2mm 4mm;color:#000">${block([firm.name, ...firm.also, ...firm.address])}</div><div style="font-size:20pt;color:#335">INVOICE</div><div style="color:#b91c1c;font-size:14pt">${number}</div></div>${written('DATE', pen.day())}${written('TO', to.name)}${written('', to.address.join(', '))}<table class="l14 box"><tr style="color:#335"><th>QTY</th><th>DESCRIPTION</th><th>AMOUNT</th></tr>${rows.join('')}<tr><td>&nbsp;</td><td></td><td></td></tr><tr><td></td><td class="r" style="color:#335">TOTAL</td><td class="r">${byHand(pen.plain(sums.total))}</td></tr></table><p style="color:#335;font-size:70%">THANK YOU</p>`,
      { sums, documentNumber: number },
      halved,
    ]
  }),

  /** A hotel's folio: charges and what was paid in two columns day by day, taxes as rows of their own, a balance of nothing. */
  'guest-folio': bill(
    us,
    'MM-DD-YY|MM/DD/YYYY|DD-mon-YY',
    'plain light letter',
    (pen, hotel, to) => {
      const [nights, rate, tax] = [
        pen.whole(1, 3),
        pen.whole(89, 320) * 100,
        pen.whole(61, 148) / 10,
      ]
      const each = Math.round((rate * tax) / 100)
      const sums = onTop(
        Array.from({ length: nights }, () => ({ ...line('Room charge', rate), rate: tax })),
      )
      const vat = each * nights
      const all = { ...sums, vat, shares: [], total: rate * nights + vat }
      const number = pen.digits(say(pen, '######|F-#####|###-####'))
      const days = Array.from({ length: nights }, (_, at) => pen.day(pen.after(at - nights)))
      return [
        `<div class="right">${logo(hotel.name, 8, 'font-weight:bold;color:#7c2d12')}<div class="small">${block([...hotel.also, ...hotel.address])}</div></div><div class="sides"><div>${lettered(to)}</div>${stacked(
          [
            ['Folio no.', number],
            ['Room', pen.digits('###')],
            ['Arrival', days[0] ?? ''],
            ['Departure', pen.day()],
          ],
        )}</div>${listed('rules', 'llrr', 'Date|Description|Charges|Credits', [
          ...days.flatMap((day) => [
            [day, 'Room charge', pen.plain(rate), ''],
            [day, `Occupancy tax ${tax.toFixed(1)}%`, pen.plain(each), ''],
          ]),
          [pen.day(), `Visa ending ${pen.digits('####')}`, '', pen.plain(all.total)],
        ])}<div class="sides"><span>Total charges ${pen.money(all.total)}<br>of which taxes ${pen.money(vat)}</span><span>Total credits ${pen.money(all.total)}</span><b>Balance ${pen.money(0)}</b></div><p class="small" style="margin-top:14mm">I agree that my liability for these charges is not waived. Rate plan: BAR. Guest folio issued on ${pen.day()}.</p>`,
        // A tax on staying is a levy and no VAT.
        { sums: all, vat: null, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),
}

export const caBills: Families = {
  /** A mobile line, two sheets: the sum and its day in a bubble, each line's plan on the second, both taxes told there. */
  'wireless-lines': bill(ca, 'month D, YYYY|mon D, YYYY', 'light wide letter', (pen, firm, to) => {
    const { sums, taxes } = taxed(
      [
        line('Unlimited 60 plan', pen.whole(40, 95) * 100),
        line('Device balance', pen.whole(1500, 4400)),
        ...(pen.chance(0.6) ? [line('Roam: 3 days', 4200)] : []),
      ],
      [5, pen.pick([6, 7])],
    )
    const [number, due] = [pen.digits('##########'), pen.after(23)]
    const phone = pen.digits('(306) 555-01##')
    return [
      [
        `${placed(18, 16, logo(firm.name, 9, 'color:#6d28d9;font-weight:bold'))}${placed(18, 38, lettered(to))}${placed(118, 34, `<div style="background:#ede9fe;border-radius:6mm;padding:6mm;width:76mm"><div>Total due</div><div style="font-size:22pt">${pen.money(sums.total)}</div><div>Required payment date<br><b>${pen.day(due)}</b></div></div>`)}${placed(
          18,
          88,
          spread([
            ['Account', pen.digits('###-####')],
            ['Bill number', number],
            ['Bill date', pen.day()],
          ]),
        )}${placed(18, 104, `<h1>Hi, here is your bill</h1><p>Charges for ${phone} are explained on page 2. Your last payment was received. Thank you.</p>`)}<div class="foot small">${[...firm.also, ...firm.address].join(', ')} · GST ${taxNumber(pen, 'CA')}</div>`,
        `<p class="grey">Bill ${number} · page 2 of 2</p><h1>${phone}</h1>${edged(
          [
            ...priced(pen, sums, 'a'),
            ['Total before taxes', pen.plain(sums.net)],
            ['GST (5%)', pen.plain(taxes[0]?.vat ?? 0)],
            [`PST (${taxes[1]?.rate}%)`, pen.plain(taxes[1]?.vat ?? 0)],
            ['Total current charges', pen.money(sums.total)],
          ],
          'border-bottom:0.15mm solid #c4b5fd',
        )}`,
      ],
      { sums, documentNumber: number, due },
    ]
  }),

  /** A repair at home of Ontario: labour and parts apart, harmonised tax, a deposit taken off below the total. */
  'furnace-call': bill(
    ca,
    'YYYY-MM-DD|DD/MM/YYYY|mon D, YYYY',
    'narrow plain letter',
    (pen, firm, to) => {
      const labour = several(
        'Labour, licensed technician',
        pen.whole(1, 6),
        pen.whole(95, 150) * 100,
        13,
      )
      const parts = [
        one(pen, 'Igniter, hot surface|Inducer motor|Control board', [60, 640], 13),
        line('Service call', 8900, 13),
      ]
      const sums = onTop([labour, ...parts])
      const deposit = pen.chance(0.5) ? pen.whole(5, 12) * 1000 : 0
      const number = pen.digits(say(pen, 'WO-#####|####|26-###'))
      return [
        `<div style="display:flex;gap:6mm;align-items:center;background:#ecfeff;padding:4mm"><div style="font-size:24pt">❄</div><div><b style="font-size:13pt">${firm.name.replaceAll('&', '&amp;')}</b><br><span class="small">${[...firm.also, ...firm.address].join(', ')} · HST No. ${taxNumber(pen, 'CA')}</span></div></div><p class="right">Invoice ${number} &nbsp;·&nbsp; ${pen.day()}</p>${addressed('Sold to / job site', to)}<p style="margin-top:6mm"><b>Labour</b></p>${edged([[`${labour.text}: ${labour.quantity} h × ${pen.money(labour.unit)}`, pen.money(labour.amount)]])}<p><b>Materials and fees</b></p>${edged(parts.map((each) => [each.text, pen.money(each.amount)] as const))}<hr>${edged(
          [
            ['Subtotal', pen.money(sums.net)],
            ['HST 13%', pen.money(sums.vat)],
            ['Invoice total', pen.money(sums.total)],
            ...(deposit > 0
              ? ([
                  ['Deposit received', pen.money(-deposit)],
                  ['Balance owing', pen.money(sums.total - deposit)],
                ] as const)
              : []),
          ],
        )}<p class="small mid">E. &amp; O. E. · Overdue accounts 2% per month (24% per annum)</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}
